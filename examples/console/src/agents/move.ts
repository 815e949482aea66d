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

/** A move with what it takes to make all as it was before. */
export interface MadeMove extends Move {
  /** The bullseye ring that they had in the queue they left. */
  ringNumber: number | undefined;
}

type Calls = Pick<
  RoutingApi,
  'getRoutingQueueMembers' | 'postRoutingQueueMembers' | 'deleteRoutingQueueMember' | 'patchRoutingQueueMember'
>;

/** Puts an agent into the new queue before taking them out of the old one: whatever fails, they are never in none. */
export async function move(api: Calls, wanted: Move): Promise<MadeMove> {
  const { agent, from, to, wasMember } = wanted;
  // It is lost with the membership.
  const ringNumber = await ringOf(api, from.id, agent);
  await join(api, to.id, agent.id, wasMember);
  try {
    await api.deleteRoutingQueueMember(from.id, agent.id);
  } catch (error) {
    await leave(api, to.id, agent.id, wasMember);
    throw error;
  }
  return { ...wanted, ringNumber };
}

/** Makes all as it was before. */
export async function undo(api: Calls, { agent, from, to, wasMember, ringNumber }: MadeMove): Promise<void> {
  await join(api, from.id, agent.id, false);
  if (ringNumber !== undefined) await api.patchRoutingQueueMember(from.id, agent.id, { id: agent.id, joined: true, ringNumber });
  await leave(api, to.id, agent.id, wasMember);
}

/** Members are found by name; several may have the same. */
async function ringOf(api: Calls, queueId: string, { id, name }: Move['agent']): Promise<number | undefined> {
  for (let pageNumber = 1; ; pageNumber++) {
    const { entities, nextUri } = await api.getRoutingQueueMembers(queueId, { name, pageNumber, pageSize: 100 });
    const member = entities.find((each) => each.id === id);
    if (member || nextUri === undefined) return member?.ringNumber;
  }
}

async function join(api: Calls, queueId: string, userId: string, isMember: boolean): Promise<void> {
  if (isMember) await api.patchRoutingQueueMember(queueId, userId, { id: userId, joined: true });
  else await api.postRoutingQueueMembers(queueId, [{ id: userId }]);
}

async function leave(api: Calls, queueId: string, userId: string, wasMember: boolean): Promise<void> {
  if (wasMember) await api.patchRoutingQueueMember(queueId, userId, { id: userId, joined: false });
  else await api.deleteRoutingQueueMember(queueId, userId);
}
