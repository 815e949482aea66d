import type { RoutingApi } from 'contact-centre-client/apis/routing';

export interface QueueName {
  id: string;
  name: string;
}

/** An agent's change from one queue to another. */
export interface Move {
  agent: { id: string; name: string };
  from: QueueName;
  to: QueueName;
  /** Whether they were a member there already, without taking interactions. */
  wasMember: boolean;
}

type Calls = Pick<RoutingApi, 'postRoutingQueueMembers' | 'deleteRoutingQueueMember' | 'patchRoutingQueueMember'>;

/** Puts an agent into the new queue before taking them out of the old one: whatever fails, they are never in none. */
export async function move(api: Calls, { agent, from, to, wasMember }: Move): Promise<void> {
  await join(api, to.id, agent.id, wasMember);
  try {
    await api.deleteRoutingQueueMember(from.id, agent.id);
  } catch (error) {
    await leave(api, to.id, agent.id, wasMember);
    throw error;
  }
}

/** Makes all as it was before. */
export async function undo(api: Calls, { agent, from, to, wasMember }: Move): Promise<void> {
  await join(api, from.id, agent.id, false);
  await leave(api, to.id, agent.id, wasMember);
}

async function join(api: Calls, queueId: string, userId: string, isMember: boolean): Promise<void> {
  if (isMember) await api.patchRoutingQueueMember(queueId, userId, { id: userId, joined: true });
  else await api.postRoutingQueueMembers(queueId, [{ id: userId }]);
}

async function leave(api: Calls, queueId: string, userId: string, wasMember: boolean): Promise<void> {
  if (wasMember) await api.patchRoutingQueueMember(queueId, userId, { id: userId, joined: false });
  else await api.deleteRoutingQueueMember(queueId, userId);
}
