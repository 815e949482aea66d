import type { RoutingApi } from 'contact-centre-client/apis/routing';

export interface QueueName {
  id: string;
  name: string;
}

/** A move of an agent from one queue to another. */
export interface Move {
  agent: { id: string; name: string };
  from: QueueName;
  to: QueueName;
  /** Whether the agent already was a member there, without taking interactions. */
  wasMember: boolean;
}

/** A move with what is needed to undo it. */
export interface MadeMove extends Move {
  /** The agent's bullseye ring in the former queue. */
  ringNumber: number | undefined;
}

type Calls = Pick<
  RoutingApi,
  'getRoutingQueueMembers' | 'postRoutingQueueMembers' | 'deleteRoutingQueueMember' | 'patchRoutingQueueMember'
>;

/**
 * Adds an agent to the new queue before removing them from the old one, so that a failure never leaves them without a queue.
 */
export async function move(api: Calls, requestedMove: Move): Promise<MadeMove> {
  const { agent, from, to, wasMember } = requestedMove;
  // The ring is lost with the membership.
  const ringNumber = await ringOf(api, from.id, agent);
  await join(api, to.id, agent.id, wasMember);
  try {
    await api.deleteRoutingQueueMember(from.id, agent.id);
  } catch (error) {
    await leave(api, to.id, agent.id, wasMember);
    throw error;
  }
  return { ...requestedMove, ringNumber };
}

/** Undoes a move. */
export async function undo(api: Calls, { agent, from, to, wasMember, ringNumber }: MadeMove): Promise<void> {
  await join(api, from.id, agent.id, false);
  if (ringNumber !== undefined) await api.patchRoutingQueueMember(from.id, agent.id, { id: agent.id, joined: true, ringNumber });
  await leave(api, to.id, agent.id, wasMember);
}

/** Finds a member by name and compares ids, since several may have the same name. */
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
