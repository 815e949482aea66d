import { useMemo, useState } from 'react';
import type { EntityName } from '../../shared/entity-name.js';
import { presenceLabel } from '../presence-label.js';
import { usePresenceDefinitions } from '../use-presence-definitions.js';
import type { ActionName, AgentAction } from './action.js';

/** The fields of the dialog. */
export interface Choice {
  /** The id of the queue to join, or to deactivate agents on. */
  readonly queueId: string | undefined;
  /** The id of the queue to leave; `''` for all. */
  readonly fromId: string;
  readonly presenceId: string | undefined;
}

interface ChoiceContext {
  readonly queues: readonly EntityName[];
  readonly presences: readonly Presence[];
}

export interface Presence extends EntityName {
  readonly systemPresence: string;
}

/** Returns the action that the fields describe; `undefined` while one is missing. */
export function chosenAction(name: ActionName, choice: Choice, { queues, presences }: ChoiceContext): AgentAction | undefined {
  const queue = queues.find(({ id }) => id === choice.queueId);
  switch (name) {
    case 'activate':
      return queue && { kind: 'queues', join: queue, leave: 'none' };
    case 'deactivate':
      return queue && { kind: 'queues', join: undefined, leave: queue };
    case 'move': {
      const from = choice.fromId === '' ? 'all' : queues.find(({ id }) => id === choice.fromId);
      return queue && from && { kind: 'queues', join: queue, leave: from };
    }
    case 'leaveAll':
      return { kind: 'queues', join: undefined, leave: 'all' };
    case 'logOut':
      return { kind: 'logOut' };
    default: {
      const presence = presences.find(({ id, systemPresence }) =>
        name === 'onQueue' ? systemPresence === 'On Queue' : id === choice.presenceId,
      );
      return presence && { kind: 'presence', presence: { id: presence.id, name: presence.name } };
    }
  }
}

/** Returns the presences that can be set, by name. */
export function usePresences(): readonly Presence[] {
  const definitions = usePresenceDefinitions();
  return useMemo(
    () =>
      definitions.map((definition) => ({
        id: definition.id ?? '',
        name: presenceLabel(definition),
        systemPresence: definition.systemPresence ?? '',
      })),
    [definitions],
  );
}

/** The fields of the dialog. Only the queue of the page is chosen initially. */
export function useChoice(queue: EntityName | undefined): [Choice, (part: Partial<Choice>) => void] {
  const [choice, setChoice] = useState<Choice>({ queueId: queue?.id, fromId: '', presenceId: undefined });
  return [
    choice,
    (part) => {
      setChoice((before) => ({ ...before, ...part }));
    },
  ];
}
