import type { RoutingApi } from 'contact-centre-client/apis/routing';
import type { RequestOptions } from 'contact-centre-client/fetch';
import type { EntityName } from '../../shared/entity-name.js';
import type { AgentQueues, QueueChange, Step } from './queue-change.js';
import { stepsBetween } from './queue-change.js';

export type QueueApi = Pick<
  RoutingApi,
  'getUserQueues' | 'postRoutingQueueMembers' | 'patchRoutingQueueMember' | 'deleteRoutingQueueMember'
>;

/** Reads all queues of an agent. */
export async function readQueues(api: QueueApi, agent: EntityName, request: RequestOptions = {}): Promise<AgentQueues> {
  const lists = await Promise.all(
    [true, false].map(async (joined) => {
      const queues = await api.getUserQueues(agent.id, { joined, pageSize: 100 }, request).items().toArray();
      return queues.map(({ id = '', name = id }) => [id, { name, part: joined ? 'active' : 'inactive' }] as const);
    }),
  );
  return { id: agent.id, name: agent.name, queues: Object.fromEntries(lists.flat()) };
}

/** Carries out the calls from one state to another. If one fails, those before it are reverted. */
export async function changeQueues(
  api: QueueApi,
  userId: string,
  { from, to }: { from: QueueChange['queues']; to: QueueChange['queues'] },
  request: RequestOptions = {},
): Promise<void> {
  const done: Step[] = [];
  try {
    for (const step of stepsBetween(from, to)) {
      await carryOut(api, userId, step, request);
      done.unshift(step);
    }
  } catch (error) {
    await revert(api, userId, done, request);
    throw error;
  }
}

async function revert(api: QueueApi, userId: string, steps: readonly Step[], request: RequestOptions): Promise<void> {
  try {
    for (const { type, queueId } of steps) await carryOut(api, userId, { type: opposites[type], queueId }, request);
  } catch {
    // The first error says why, and is reported.
  }
}

const opposites: Readonly<Record<Step['type'], Step['type']>> = {
  add: 'remove',
  remove: 'add',
  activate: 'deactivate',
  deactivate: 'activate',
};

async function carryOut(api: QueueApi, userId: string, { type, queueId }: Step, request: RequestOptions): Promise<void> {
  if (type === 'add') await api.postRoutingQueueMembers(queueId, [{ id: userId }], {}, request);
  else if (type === 'remove') await api.deleteRoutingQueueMember(queueId, userId, request);
  else await api.patchRoutingQueueMember(queueId, userId, { id: userId, joined: type === 'activate' }, request);
}
