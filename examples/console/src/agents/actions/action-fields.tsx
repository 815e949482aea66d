import { Select, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import type { EntityName } from '../../shared/entity-name.js';
import type { ActionRequest } from './use-actions.js';
import { concernsQueue } from './action.js';
import type { Choice, Presence } from './use-chosen-action.js';

interface ActionFieldsProps {
  request: ActionRequest;
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
  queues: readonly EntityName[];
  /** The queues that the only agent works in, if there is one. */
  sources: readonly EntityName[] | undefined;
  presences: readonly Presence[];
}

/** What the user chooses for an action. */
export function ActionFields({ request, choice, onChange, queues, sources, presences }: ActionFieldsProps): ReactNode {
  const { name, queue } = request;
  const targets = name === 'move' && sources ? queues.filter(({ id }) => sources.every((source) => source.id !== id)) : queues;
  return (
    <Stack gap="sm">
      {name === 'move' && (
        <Select
          label={text('actions.from')}
          data={[
            { value: '', label: text('actions.all') },
            ...optionsOf(sources ?? queues).filter(({ value }) => value !== choice.queueId),
          ]}
          value={choice.fromId}
          onChange={(fromId) => {
            onChange({ fromId: fromId ?? '' });
          }}
          {...searchable()}
        />
      )}
      {concernsQueue(name) && !queue && (
        <Select
          label={text(name === 'move' ? 'actions.to' : 'actions.queue')}
          data={optionsOf(targets)}
          value={choice.queueId ?? null}
          onChange={(id) => {
            onChange({ queueId: id ?? undefined });
          }}
          {...searchable()}
        />
      )}
      {name === 'presence' && (
        <Select
          label={text('actions.presence')}
          data={presences.map(({ id, name: label }) => ({ value: id, label }))}
          value={choice.presenceId ?? null}
          onChange={(id) => {
            onChange({ presenceId: id ?? undefined });
          }}
          {...searchable()}
        />
      )}
      {name === 'logOut' && <Text size="sm">{text('actions.logOutWarning')}</Text>}
    </Stack>
  );
}

const optionsOf = (queues: readonly EntityName[]): { value: string; label: string }[] =>
  queues.map(({ id, name }) => ({ value: id, label: name }));

const searchable = () =>
  ({
    searchable: true,
    // The dialog moves the focus to the first field, which must not cover the others.
    openOnFocus: false,
    nothingFoundMessage: text('actions.noQueue'),
    maxDropdownHeight: 260,
    comboboxProps: { withinPortal: false },
  }) as const;
