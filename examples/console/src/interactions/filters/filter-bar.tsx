import { Button, Card, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { DateRangePicker } from '../../shared/date-range/date-range-picker.js';
import { formatDuration } from '../../shared/formats.js';
import type { Directory } from '../directory.js';
import classes from '../interactions.module.css';
import { outcomes } from '../outcome.js';
import { directionNames, mediaNames, outcomeNames } from '../words.js';
import { directions, isNarrowed, mediaTypes } from './filters.js';
import type { Filters } from './filters.js';
import { NameSelect } from './name-select.js';
import { SearchField } from './search-field.js';
import type { FiltersInAddress } from './use-filters.js';
import { text } from '../../shared/text.js';

/** s */
const lengths = [60, 300, 600, 1800, 3600];

interface FilterBarProps extends FiltersInAddress {
  directory: Directory;
  /** ms since the epoch */
  now: number;
}

export function FilterBar({ filters, change, clear, directory, now }: FilterBarProps): ReactNode {
  const { queue, agent, code, find, longer } = filters;
  const set =
    <K extends keyof Filters>(name: K) =>
    (value: Filters[K]): void => {
      change({ [name]: value });
    };
  return (
    <Card withBorder padding="md" component="section" aria-label={text('filter.label')}>
      <div className={classes['filters']}>
        <DateRangePicker
          label={text('filter.date')}
          value={filters}
          now={now}
          onChange={({ when, from, to }) => {
            // Incomplete dates leave no entries in the browser's history.
            change({ when, from, to }, { replace: when === 'own' && filters.when === 'own' });
          }}
        />
        <Choice
          label={text('column.outcome')}
          value={filters.outcome}
          values={outcomes}
          names={outcomeNames}
          onChange={set('outcome')}
        />
        <NameSelect label={text('column.queue')} names={directory.queues} value={queue} onChange={set('queue')} />
        <NameSelect label={text('column.agent')} names={directory.agents} value={agent} onChange={set('agent')} />
        <Choice
          label={text('filter.media')}
          value={filters.media}
          values={mediaTypes}
          names={mediaNames}
          onChange={set('media')}
        />
        <Choice
          label={text('column.direction')}
          value={filters.direction}
          values={directions}
          names={directionNames}
          onChange={set('direction')}
        />
        <NameSelect label={text('filter.code')} names={directory.wrapUpCodes} value={code} onChange={set('code')} />
        <LengthSelect value={longer} onChange={set('longer')} />
        <SearchField value={find} onSearch={set('find')} />
      </div>
      {isNarrowed(filters) && (
        <Button variant="subtle" size="compact-sm" mt="xs" ml={-8} onClick={clear}>
          {text('filter.clearAll')}
        </Button>
      )}
    </Card>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V | '';
  values: readonly V[];
  names: Readonly<Record<V, MessageId>>;
  onChange: (value: V | '') => void;
}

function Choice<V extends string>({ label, value, values, names, onChange }: ChoiceProps<V>): ReactNode {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: text('filter.any') }, ...values.map((each) => ({ value: each, label: text(names[each]) }))]}
      onChange={({ currentTarget }) => {
        onChange(values.find((each) => each === currentTarget.value) ?? '');
      }}
    />
  );
}

function LengthSelect({ value, onChange }: { value: number; onChange: (seconds: number) => void }): ReactNode {
  return (
    <NativeSelect
      label={text('filter.longer')}
      value={String(value)}
      data={lengthChoices(value)}
      onChange={({ currentTarget }) => {
        onChange(Number(currentTarget.value));
      }}
    />
  );
}

/** An address may contain a length that is not in the list. */
function lengthChoices(chosen: number): { value: string; label: string }[] {
  const choices = chosen === 0 || lengths.includes(chosen) ? lengths : [chosen, ...lengths];
  return [
    { value: '0', label: text('filter.any') },
    ...choices.map((seconds) => ({ value: String(seconds), label: formatDuration(seconds * 1000) })),
  ];
}
