import type { EntityName } from '../../shared/entity-name.js';
import type { QueueAction } from './action.js';

/** How an agent takes part in a queue: takes its interactions, is a member without taking them, or is no member. */
export type Part = 'active' | 'inactive' | 'none';

export interface Membership {
  readonly name: string;
  readonly part: Part;
}

/** An agent and some of their queues, by id. */
export interface AgentQueues extends EntityName {
  readonly queues: Readonly<Record<string, Membership>>;
}

/** The queues to change, by id. */
export interface QueueChange {
  readonly queues: Readonly<Record<string, { readonly part: Part }>>;
}

/** A call that changes how an agent takes part in a queue. */
export interface Step {
  readonly type: 'add' | 'activate' | 'deactivate' | 'remove';
  readonly queueId: string;
}

/** Returns what an action changes for an agent; `undefined` if nothing. */
export function planQueues({ queues }: Pick<AgentQueues, 'queues'>, { join, leave }: QueueAction): QueueChange | undefined {
  const leftIds = leave === 'none' ? [] : Object.keys(queues).filter((id) => id !== join?.id && isLeft(queues, id, leave));
  // An agent who does not work in the queue to leave is not moved.
  if (typeof leave === 'object' && leftIds.length === 0) return undefined;
  const isJoining = join !== undefined && queues[join.id]?.part !== 'active';
  const changes: [string, { part: Part }][] = [
    ...(isJoining ? [[join.id, { part: 'active' }] satisfies [string, { part: Part }]] : []),
    ...leftIds.map((id): [string, { part: Part }] => [id, { part: 'inactive' }]),
  ];
  return changes.length === 0 ? undefined : { queues: Object.fromEntries<{ part: Part }>(changes) };
}

function isLeft(queues: AgentQueues['queues'], id: string, leave: 'all' | EntityName): boolean {
  return queues[id]?.part === 'active' && (leave === 'all' || leave.id === id);
}

/** Returns the agent with the queues that the action changes only, so that changes by others in other queues stay. */
export function concernedQueues(agent: AgentQueues, action: QueueAction): AgentQueues {
  const { join } = action;
  const ids = Object.keys(planQueues(agent, action)?.queues ?? {});
  return withQueues(agent, join ? [...ids, join.id] : ids, join);
}

/** Returns the agent with these queues only. The agent is no member of those that are missing. */
export function withQueues(agent: AgentQueues, ids: readonly string[], join?: EntityName): AgentQueues {
  const memberships = ids.map((id): [string, Membership] => {
    const name = agent.queues[id]?.name ?? (join?.id === id ? join.name : id);
    return [id, { name, part: agent.queues[id]?.part ?? 'none' }];
  });
  return { id: agent.id, name: agent.name, queues: Object.fromEntries(memberships) };
}

/** Returns the calls that lead from one state to another. An agent joins queues first, and so is never without one. */
export function stepsBetween(from: QueueChange['queues'], to: QueueChange['queues']): Step[] {
  const steps = Object.entries(to).flatMap(([queueId, { part }]) =>
    transitions[from[queueId]?.part ?? 'none'][part].map((type): Step => ({ type, queueId })),
  );
  const joins = ({ type }: Step): boolean => type === 'add' || type === 'activate';
  return [...steps.filter(joins), ...steps.filter((step) => !joins(step))];
}

/** The calls from each state to each other. */
const transitions: Readonly<Record<Part, Readonly<Record<Part, readonly Step['type'][]>>>> = {
  none: { none: [], active: ['add'], inactive: ['add', 'deactivate'] },
  inactive: { none: ['remove'], active: ['activate'], inactive: [] },
  active: { none: ['remove'], active: [], inactive: ['deactivate'] },
};
