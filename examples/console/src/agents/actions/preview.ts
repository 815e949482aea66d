import type { EntityName } from '../../shared/entity-name.js';
import type { AgentAction } from './action.js';
import type { AgentQueues, QueueChange } from './queue-change.js';
import { stepsBetween } from './queue-change.js';

/** One thing that changes for an agent. */
export type ChangeLine =
  | { readonly type: 'add' | 'activate' | 'deactivate'; readonly queue: string }
  | { readonly type: 'presence'; readonly before: string; readonly after: string }
  | { readonly type: 'logOut' };

/** What an action will change for an agent. */
export interface Preview extends EntityName {
  readonly lines: readonly ChangeLine[];
}

/** The whole plan of an action. */
export interface Plan {
  readonly previews: readonly Preview[];
  /** The agents for whom nothing changes. */
  readonly unchanged: readonly EntityName[];
  /** The calls that change something. */
  readonly calls: number;
}

/** An agent whose presence is changed, by the id of its definition. */
export interface AgentPresence extends EntityName {
  readonly presence: string;
}

/** Returns the changes of an agent's queues: first the queues that they join. */
export function queueLines({ queues }: AgentQueues, change: QueueChange): ChangeLine[] {
  return stepsBetween(queues, change.queues).flatMap(({ type, queueId }): ChangeLine[] =>
    // An action never ends a membership.
    type === 'remove' ? [] : [{ type, queue: queues[queueId]?.name ?? queueId }],
  );
}

/** Divides the agents into those with a change and the others. @param batchSize - How many changes a call makes. */
export function planOf(agents: readonly EntityName[], previews: readonly Preview[], batchSize: number | undefined): Plan {
  const changed = new Set(previews.map(({ id }) => id));
  const lines = previews.reduce((sum, each) => sum + each.lines.length, 0);
  return {
    previews,
    unchanged: agents.filter(({ id }) => !changed.has(id)),
    calls: batchSize === undefined ? lines : Math.ceil(previews.length / batchSize),
  };
}

/** Whether an action can be undone. */
export const canUndo = ({ kind }: AgentAction): boolean => kind !== 'logOut';
