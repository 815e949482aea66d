import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './agents.module.css';
import type { AgentFilter } from './agent.js';
import { routingStatuses } from './routing-status.js';

interface AgentFiltersProps {
  filter: AgentFilter;
  presences: readonly string[];
  onChange: (filter: AgentFilter) => void;
}

export function AgentFilters({ filter, presences, onChange }: AgentFiltersProps): ReactNode {
  return (
    <search className={classes['filters']}>
      <TextInput
        label="Name or title"
        value={filter.text}
        onChange={({ currentTarget }) => {
          onChange({ ...filter, text: currentTarget.value });
        }}
      />
      <NativeSelect
        label="Presence"
        data={[{ value: '', label: 'All' }, ...presences.map((name) => ({ value: name, label: name }))]}
        value={filter.presence}
        onChange={({ currentTarget }) => {
          onChange({ ...filter, presence: currentTarget.value });
        }}
      />
      <NativeSelect
        label="Routing status"
        data={[{ value: '', label: 'All' }, ...Object.entries(routingStatuses).map(([value, { label }]) => ({ value, label }))]}
        value={filter.routingStatus}
        onChange={({ currentTarget }) => {
          onChange({ ...filter, routingStatus: currentTarget.value });
        }}
      />
    </search>
  );
}
