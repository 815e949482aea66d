import { NativeSelect, Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../shared/text.js';
import { useQueues } from '../wallboard/figures/use-board.js';
import type { PresenceName } from './agent.js';
import type { AgentAddress } from './agent-address.js';
import classes from './agents.module.css';
import { routingStatuses } from './routing-statuses.js';

interface AgentFiltersProps {
  address: AgentAddress;
  presences: readonly PresenceName[];
  /** Whether the user may see the members of queues. */
  canFilterByQueue: boolean;
}

export function AgentFilters({ address: { values, change }, presences, canFilterByQueue }: AgentFiltersProps): ReactNode {
  return (
    <search className={classes['filters']}>
      <TextInput
        label={text('agents.nameOrTitle')}
        value={values.text}
        onChange={({ currentTarget }) => {
          change({ text: currentTarget.value }, { replace: true });
        }}
      />
      <NativeSelect
        label={text('agents.presence')}
        data={[{ value: '', label: text('agents.all') }, ...presences.map(({ id, name }) => ({ value: id, label: name }))]}
        value={values.presence}
        onChange={({ currentTarget }) => {
          change({ presence: currentTarget.value });
        }}
      />
      <NativeSelect
        label={text('agents.routingStatus')}
        data={[
          { value: '', label: text('agents.all') },
          ...Object.entries(routingStatuses).map(([value, { label }]) => ({ value, label: text(label) })),
        ]}
        value={values.routingStatus}
        onChange={({ currentTarget }) => {
          change({ routingStatus: currentTarget.value });
        }}
      />
      {canFilterByQueue && (
        <QueueFilter
          queueId={values.queue}
          onChange={(queue) => {
            change({ queue });
          }}
        />
      )}
    </search>
  );
}

function QueueFilter({ queueId, onChange }: { queueId: string; onChange: (queueId: string) => void }): ReactNode {
  const { queues } = useQueues();
  const data = queues.map(({ id, name = '' }) => ({ value: id, label: name }));
  const isUnknown = queueId !== '' && data.every(({ value }) => value !== queueId);
  return (
    <Select
      label={text('agents.queue')}
      placeholder={text('agents.all')}
      data={isUnknown ? [{ value: queueId, label: text('agents.anotherQueue') }, ...data] : data}
      value={queueId === '' ? null : queueId}
      searchable
      clearable
      nothingFoundMessage={text('agents.noSuchQueue')}
      onChange={(value) => {
        onChange(value ?? '');
      }}
    />
  );
}
