import { Group, MultiSelect, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateRangePicker } from '../../shared/date-range/date-range-picker.js';
import { formatDateTime, listAnd } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { useAccess } from '../../session/use-access.js';
import type { AnalyticsAddress } from '../address.js';
import classes from '../analytics.module.css';
import { textOf, textsOf, withField } from '../query/body.js';
import { readInterval } from '../query/duration.js';
import { queryKindNames, queryKinds } from '../query/kinds.js';
import { filterNames } from '../query/model.js';
import type { Builder } from '../use-builder.js';
import { FilterEditor } from './filter-editor.js';

const granularities = ['PT15M', 'PT30M', 'PT1H', 'P1D', 'P1W', 'P1M'];

/** The fields that the form shows. */
const shownFields = new Set<string>([
  ...filterNames,
  'granularity',
  'groupBy',
  'interval',
  'metrics',
  'order',
  'orderBy',
  'paging',
  'timeZone',
]);

interface QueryFormProps {
  builder: Builder;
  address: AnalyticsAddress;
  now: number;
}

/** The query as a form. Its choices are the enumerations of the contract. */
export function QueryForm({ builder, address, now }: QueryFormProps): ReactNode {
  const { model, query, setQuery } = builder;
  return (
    <div className={classes['form']}>
      <div className={classes['fields']}>
        <KindSelect builder={builder} />
        {model.hasInterval && <Interval builder={builder} address={address} now={now} />}
        {model.hasGranularity && (
          <OneOf builder={builder} name="granularity" label={text('analytics.granularity')} values={granularities} />
        )}
        <SeveralOf builder={builder} name="metrics" label={text('analytics.metrics')} values={model.metrics} />
        <SeveralOf builder={builder} name="groupBy" label={text('analytics.groupBy')} values={model.groupBy} />
        <OneOf builder={builder} name="orderBy" label={text('analytics.orderBy')} values={model.orderBy} />
        <OneOf builder={builder} name="order" label={text('analytics.order')} values={model.order} />
      </div>
      {model.filters.map((field) => (
        <FilterEditor
          key={field.name}
          field={field}
          value={query[field.name]}
          onChange={(value) => {
            setQuery(withField(query, field.name, value));
          }}
        />
      ))}
      <OtherFields builder={builder} />
    </div>
  );
}

function KindSelect({ builder: { kind, setKind } }: { builder: Builder }): ReactNode {
  const { can } = useAccess();
  return (
    <NativeSelect
      label={text('analytics.kind')}
      value={kind}
      data={queryKindNames.map((name) => {
        const isPermitted = queryKinds[name].permissions.some(can);
        const label = text(queryKinds[name].label);
        return { value: name, label: isPermitted ? label : text('analytics.kindDenied', { kind: label }) };
      })}
      onChange={({ currentTarget }) => {
        const next = queryKindNames.find((name) => name === currentTarget.value);
        if (next) setKind(next);
      }}
    />
  );
}

function Interval({ builder, address: { values }, now }: QueryFormProps): ReactNode {
  const exact = readInterval(values.interval);
  return (
    <div>
      <DateRangePicker label={text('analytics.interval')} value={values} now={now} onChange={builder.setRange} />
      {exact && (
        <Text size="xs" c="dimmed" mt={4}>
          {text('analytics.ownInterval', { from: formatDateTime(exact.from), to: formatDateTime(exact.to) })}
        </Text>
      )}
    </div>
  );
}

interface ListFieldProps {
  builder: Builder;
  /** The field of the query. */
  name: string;
  label: string;
  /** Nothing is shown if the contract lists none. */
  values: readonly string[];
}

function SeveralOf({ builder: { query, setQuery }, name, label, values }: ListFieldProps): ReactNode {
  if (values.length === 0) return null;
  const chosen = textsOf(query, name);
  return (
    <MultiSelect
      label={label}
      // The JSON may contain values that the contract does not list.
      data={[...new Set([...values, ...chosen])]}
      searchable
      clearable
      hidePickedOptions
      openOnFocus={false}
      nothingFoundMessage={text('analytics.noValue')}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={260}
      value={chosen}
      onChange={(next) => {
        setQuery(withField(query, name, next));
      }}
    />
  );
}

function OneOf({ builder: { query, setQuery }, name, label, values }: ListFieldProps): ReactNode {
  if (values.length === 0) return null;
  const chosen = textOf(query, name);
  const choices = chosen === '' || values.includes(chosen) ? values : [...values, chosen];
  return (
    <NativeSelect
      label={label}
      value={chosen}
      data={[{ value: '', label: text('analytics.unset') }, ...choices.map((value) => ({ value, label: value }))]}
      onChange={({ currentTarget }) => {
        setQuery(withField(query, name, currentTarget.value === '' ? undefined : currentTarget.value));
      }}
    />
  );
}

/** Names the fields of the query that only its JSON shows. */
function OtherFields({ builder: { body } }: { builder: Builder }): ReactNode {
  const others = Object.keys(body).filter((name) => !shownFields.has(name));
  return (
    <Group>
      {others.length > 0 && (
        <Text size="sm" c="dimmed">
          {text('analytics.otherFields', { fields: listAnd(others) })}
        </Text>
      )}
    </Group>
  );
}
