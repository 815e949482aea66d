import { Card, NativeSelect, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDuration } from '../../shared/formats.js';
import type { Directory } from '../directory.js';
import classes from '../interactions.module.css';
import { directionNames, mediaNames, periodNames } from '../words.js';
import type { Filters } from './filters.js';
import { directions, mediaTypes, periods } from './filters.js';
import { OwnInterval } from './own-interval.js';
import type { FiltersInAddress } from './use-filters.js';

/** s */
const lengths = [60, 300, 600, 1800, 3600];

interface FilterBarProps extends Pick<FiltersInAddress, 'filters' | 'change'> {
  directory: Directory;
}

export function FilterBar({ filters, change, directory }: FilterBarProps): ReactNode {
  const { when, queue, agent, media, direction, longer } = filters;
  return (
    <Card withBorder padding="md" component="section" aria-label="Filters">
      <div className={classes['filters']}>
        <NativeSelect
          label="Date"
          value={when}
          data={periods.map((value) => ({ value, label: periodNames[value] }))}
          onChange={({ currentTarget: { value } }) => {
            change({ when: value as Filters['when'] });
          }}
        />
        {when === 'own' && <OwnInterval filters={filters} change={change} />}
        <NameSelect
          label="Queue"
          names={directory.queues}
          value={queue}
          onChange={(value) => {
            change({ queue: value });
          }}
        />
        <NameSelect
          label="Agent"
          names={directory.agents}
          value={agent}
          onChange={(value) => {
            change({ agent: value });
          }}
        />
        <NativeSelect
          label="Media type"
          value={media}
          data={[any, ...mediaTypes.map((value) => ({ value, label: mediaNames[value] }))]}
          onChange={({ currentTarget: { value } }) => {
            change({ media: value as Filters['media'] });
          }}
        />
        <NativeSelect
          label="Direction"
          value={direction}
          data={[any, ...directions.map((value) => ({ value, label: directionNames[value] }))]}
          onChange={({ currentTarget: { value } }) => {
            change({ direction: value as Filters['direction'] });
          }}
        />
        <NativeSelect
          label="Longer than"
          value={String(longer)}
          data={lengthChoices(longer)}
          onChange={({ currentTarget: { value } }) => {
            change({ longer: Number(value) });
          }}
        />
      </div>
    </Card>
  );
}

const any = { value: '', label: 'Any' };

/** An address may contain a length that is not in the list. */
function lengthChoices(chosen: number): { value: string; label: string }[] {
  const choices = chosen === 0 || lengths.includes(chosen) ? lengths : [chosen, ...lengths];
  return [
    { value: '0', label: 'Any' },
    ...choices.map((seconds) => ({ value: String(seconds), label: formatDuration(seconds * 1000) })),
  ];
}

interface NameSelectProps {
  label: string;
  names: ReadonlyMap<string, string>;
  value: string;
  onChange: (id: string) => void;
}

/** A selection with a search field. */
function NameSelect({ label, names, value, onChange }: NameSelectProps): ReactNode {
  const nameOptions = [...names].map(([id, name]) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label));
  // An address may name an item that is not in the list yet.
  const data = value === '' || names.has(value) ? nameOptions : [{ value, label: value }, ...nameOptions];
  return (
    <Select
      label={label}
      placeholder="Any"
      data={data}
      value={value === '' ? null : value}
      onChange={(id) => {
        onChange(id ?? '');
      }}
      searchable
      clearable
      limit={100}
      nothingFoundMessage="None of this name"
      clearButtonProps={{ 'aria-label': `Any ${label.toLowerCase()}` }}
    />
  );
}
