import { ActionIcon, MultiSelect, NativeSelect, Select, TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import contract from 'virtual:analytics';
import { EntityChooser } from '../../entities/entity-chooser.js';
import type { MessageId } from '../../messages/en.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../analytics.module.css';
import type { Condition, Operator } from '../query/conditions.js';
import { operators } from '../query/conditions.js';
import { entityKindOf } from '../query/dimension-kinds.js';

interface ConditionRowProps {
  /** Counts from 1. */
  position: number;
  condition: Condition;
  dimensions: readonly string[];
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

const operatorNames: Readonly<Record<Operator, MessageId>> = {
  matches: 'analytics.matches',
  exists: 'analytics.exists',
  notExists: 'analytics.notExists',
};

/** A condition: a dimension, how it is compared, and the values, of which one is enough. */
export function ConditionRow({ position, condition, dimensions, onChange, onRemove }: ConditionRowProps): ReactNode {
  const { dimension, operator } = condition;
  return (
    <div className={classes['condition']} role="group" aria-label={text('analytics.condition', { position })}>
      <Select
        label={text('analytics.dimension')}
        data={[...new Set([...dimensions, dimension])]}
        searchable
        allowDeselect={false}
        openOnFocus={false}
        nothingFoundMessage={text('analytics.noValue')}
        comboboxProps={{ withinPortal: false }}
        maxDropdownHeight={260}
        value={dimension}
        onChange={(next) => {
          if (next !== null && next !== dimension) onChange({ ...condition, dimension: next, values: [] });
        }}
      />
      <NativeSelect
        label={text('analytics.operator')}
        value={operator}
        data={operators.map((value) => ({ value, label: text(operatorNames[value]) }))}
        onChange={({ currentTarget }) => {
          const next = operators.find((value) => value === currentTarget.value) ?? 'matches';
          onChange({ ...condition, operator: next, values: next === 'matches' ? condition.values : [] });
        }}
      />
      {operator === 'matches' && (
        <Values
          key={dimension}
          condition={condition}
          onChange={(values) => {
            onChange({ ...condition, values });
          }}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes['remove'] ?? ''}
        aria-label={text('analytics.removeCondition', { position })}
        title={text('analytics.removeCondition', { position })}
        onClick={onRemove}
      >
        <Icon name="remove" size={16} />
      </ActionIcon>
    </div>
  );
}

interface ValuesProps {
  condition: Condition;
  onChange: (values: readonly string[]) => void;
}

/** Entities are chosen by name, values of an enumeration from a list, and others are typed. */
function Values({ condition, onChange }: ValuesProps): ReactNode {
  const { dimension, values } = condition;
  const kind = entityKindOf(dimension);
  if (kind !== undefined) {
    return (
      <EntityChooser
        kind={kind}
        value={values.map((id) => ({ id, name: '' }))}
        onChange={(entities) => {
          onChange(entities.map(({ id }) => id));
        }}
      />
    );
  }
  const { dimensionValues } = contract;
  const listed = Object.hasOwn(dimensionValues, dimension) ? dimensionValues[dimension] : undefined;
  if (!listed) {
    return (
      <TagsInput
        label={text('analytics.values')}
        description={text('analytics.valuesHelp')}
        value={[...values]}
        onChange={onChange}
      />
    );
  }
  return (
    <MultiSelect
      label={text('analytics.values')}
      data={[...new Set([...listed, ...values])]}
      searchable
      openOnFocus={false}
      nothingFoundMessage={text('analytics.noValue')}
      comboboxProps={{ withinPortal: false }}
      value={[...values]}
      onChange={onChange}
    />
  );
}
