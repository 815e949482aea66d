import { Button, Fieldset, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../analytics.module.css';
import type { FilterForm } from '../query/conditions.js';
import { filterFormOf, filterOf } from '../query/conditions.js';
import type { FilterField, filterNames } from '../query/model.js';
import type { Condition } from '../query/predicates.js';
import { newCondition } from '../query/predicates.js';
import type { Json } from '../query/types.js';
import { ConditionRow } from './condition-row.js';

interface FilterEditorProps {
  field: FilterField;
  /** The filter in the query. */
  value: unknown;
  onChange: (value: unknown) => void;
}

const titles: Readonly<Record<(typeof filterNames)[number], MessageId>> = {
  filter: 'analytics.filter',
  segmentFilters: 'analytics.segmentFilter',
  conversationFilters: 'analytics.conversationFilter',
  evaluationFilters: 'analytics.evaluationFilter',
  surveyFilters: 'analytics.surveyFilter',
  resolutionFilters: 'analytics.resolutionFilter',
};

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
    <Fieldset legend={text(titles[field.name])} className={classes['filter'] ?? ''}>
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
          field={field}
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
          change({ ...form, conditions: [...form.conditions, usualCondition(field)] });
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

/** Returns the value of the field in the query. */
function inQuery({ isList }: FilterField, filter: Json | undefined, others: readonly unknown[]): unknown {
  if (!isList) return filter;
  return filter === undefined ? others : [filter, ...others];
}

function usualCondition({ dimensions, metrics }: FilterField): Condition {
  const dimension = ['queueId', 'userId', 'flowId'].find((name) => dimensions.includes(name)) ?? dimensions[0];
  return dimension === undefined ? newCondition('metric', metrics[0] ?? '') : newCondition('dimension', dimension);
}
