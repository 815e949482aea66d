import platformClient from 'purecloud-platform-client-v2';
import type { Models } from 'purecloud-platform-client-v2';
import { reactive } from 'vue';

const usersApi = new platformClient.UsersApi();
const routingApi = new platformClient.RoutingApi();

export interface Work {
  agent: string;
  status: string;
  queues: { id: string; name: string; joined: boolean }[];
}

export function useWork() {
  const work = reactive<Work>({ agent: '', status: '', queues: [] });
  let userId = '';

  async function load(): Promise<void> {
    const me: Models.UserMe = await usersApi.getUsersMe({ expand: ['routingStatus'] });
    userId = me.id ?? '';
    work.agent = me.name ?? '';
    work.status = me.routingStatus?.status ?? '';
    const queues: Models.UserQueueEntityListing = await usersApi.getUserQueues(userId, { pageSize: 50 });
    work.queues = (queues.entities ?? [])
      .map(({ id = '', name = '', joined = false }) => ({ id, name, joined }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  async function setReady(ready: boolean): Promise<void> {
    const body: Models.RoutingStatus = { status: ready ? 'IDLE' : 'OFF_QUEUE' };
    const { status } = await usersApi.putUserRoutingstatus(userId, body);
    work.status = status ?? '';
  }

  async function toggle(queueId: string): Promise<void> {
    const queue = work.queues.find(({ id }) => id === queueId)!;
    const changed = await routingApi.patchUserQueue(queueId, userId, { joined: !queue.joined });
    queue.joined = changed.joined ?? queue.joined;
  }

  return { work, load, setReady, toggle };
}
