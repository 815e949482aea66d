import type { PlatformError } from 'contact-centre-client/react';
import { useMemo, useState } from 'react';
import { useQueues } from '../wallboard/figures/use-board.js';
import type { QueueName } from './move.js';
import { useAgentQueues } from './use-agent-queues.js';

interface Target {
  queue: QueueName;
  /** Whether the agent already is a member there, without taking interactions. */
  wasMember: boolean;
}

interface MoveForm {
  /** `undefined` until they are loaded. */
  sources: readonly QueueName[] | undefined;
  targets: readonly QueueName[];
  from: QueueName | undefined;
  to: Target | undefined;
  /** Whether all memberships are known. */
  isReady: boolean;
  failure: PlatformError | null;
  setFrom: (queueId: string | null) => void;
  setTo: (queueId: string | null) => void;
}

/** The queues that an agent may leave and join, and the chosen ones. Nothing is chosen initially. */
export function useMoveForm(agent: { id: string }): MoveForm {
  const { queues: all, error: listError } = useQueues();
  const { queues: sources, error } = useAgentQueues(agent.id);
  const { queues: inactive, error: inactiveError } = useAgentQueues(agent.id, false);
  const [fromId, setFrom] = useState<string | null>(null);
  const [toId, setTo] = useState<string | null>(null);
  const targets = useMemo(() => targetsOf(all, sources ?? []), [all, sources]);
  const queue = targets.find(({ id }) => id === toId);
  return {
    sources,
    targets,
    from: sources?.find(({ id }) => id === fromId),
    to: queue && { queue, wasMember: inactive?.some(({ id }) => id === queue.id) ?? false },
    isReady: sources !== undefined && inactive !== undefined,
    failure: error ?? inactiveError ?? listError,
    setFrom,
    setTo,
  };
}

/** Returns the queues that the agent takes no interactions of. */
function targetsOf(all: readonly { id: string; name?: string }[], sources: readonly QueueName[]): QueueName[] {
  const joined = new Set(sources.map(({ id }) => id));
  return all.flatMap(({ id, name }) => (name === undefined || joined.has(id) ? [] : [{ id, name }]));
}
