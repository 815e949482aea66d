import { Button, Fieldset, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../analytics.module.css';
import type { Condition, FilterForm } from '../query/conditions.js';
import { filterFormOf, filterOf } from '../query/conditions.js';
import type { FilterField } from '../query/model.js';
import type { Json } from '../query/types.js';
import { ConditionRow } from './condition-row.js';

interface FilterEditorProps {
  field: FilterField;
  /** The filter in the query. */
  value: unknown;
  onChange: (value: unknown) => void;
}

const titles = {
  filter: 'analytics.filter',
  segmentFilters: 'analytics.segmentFilter',
  conversationFilters: 'analytics.conversationFilter',
} as const;

/** The conditions of a filter. Conditions without values are not part of the query yet, so they are stored here. */
export function FilterEditor({ field, value, onChange }: FilterEditorProps): ReactNode {
  const [first, ...others] = field.isList && Array.isArray(value) ? (value as readonly unknown[]) : [value];
  const key = JSON.stringify(first);
  const [edited, setEdited] = useState(() => ({ key, form: filterFormOf(first) }));
  // The JSON may have been edited since.
  const form = edited.key === key ? edited.form : filterFormOf(first);
  const change = (next: FilterForm): void => {
    const filter = filterOf(next);
    setEdited({ key: JSON.stringify(filter), form: next });
    if (JSON.stringify(filter) !== key) onChange(inQuery(field, filter, others));
  };
  const changeCondition = (index: number, condition: Condition): void => {
    change({ ...form, conditions: form.conditions.with(index, condition) });
  };
  const hidden = form.otherClauses.length + form.otherPredicates.length + others.length;
  return (
    <Fieldset legend={text(titleOf(field.name))} className={classes['filter'] ?? ''}>
      {form.conditions.length > 1 && (
        <JoinField
          type={form.type}
          onChange={(type) => {
            change({ ...form, type });
          }}
        />
      )}
      {form.conditions.map((condition, index) => (
        <ConditionRow
          key={index}
          position={index + 1}
          condition={condition}
          dimensions={field.dimensions}
          onChange={(next) => {
            changeCondition(index, next);
          }}
          onRemove={() => {
            change({ ...form, conditions: form.conditions.toSpliced(index, 1) });
          }}
        />
      ))}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Icon name="add" size={14} />}
        onClick={() => {
          const dimension = usualDimension(field.dimensions);
          change({ ...form, conditions: [...form.conditions, { dimension, operator: 'matches', values: [] }] });
        }}
      >
        {text('analytics.addCondition')}
      </Button>
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {text('analytics.otherConditions', { count: hidden })}
        </Text>
      )}
    </Fieldset>
  );
}

interface JoinFieldProps {
  type: FilterForm['type'];
  onChange: (type: FilterForm['type']) => void;
}

/** Whether all conditions have to hold, or one of them. */
function JoinField({ type, onChange }: JoinFieldProps): ReactNode {
  return (
    <SegmentedControl
      size="xs"
      w="fit-content"
      aria-label={text('analytics.join')}
      data={[
        { value: 'and', label: text('analytics.and') },
        { value: 'or', label: text('analytics.or') },
      ]}
      value={type}
      onChange={(value) => {
        onChange(value === 'or' ? 'or' : 'and');
      }}
    />
  );
}

const titleOf = (name: string): (typeof titles)[keyof typeof titles] =>
  name in titles ? titles[name as keyof typeof titles] : 'analytics.filter';

/** Returns the value of the field in the query. */
function inQuery({ isList }: FilterField, filter: Json | undefined, others: readonly unknown[]): unknown {
  if (!isList) return filter;
  return filter === undefined ? others : [filter, ...others];
}

const usualDimension = (dimensions: readonly string[]): string =>
  ['queueId', 'userId', 'flowId'].find((name) => dimensions.includes(name)) ?? dimensions[0] ?? '';
