import { ActionIcon, NativeSelect, Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../analytics.module.css';
import type { FilterField } from '../query/model.js';
import type { Condition } from '../query/predicates.js';
import { isRange, newCondition } from '../query/predicates.js';
import { ConditionBounds } from './condition-bounds.js';
import { ConditionValues } from './condition-values.js';
import { operatorNames, operatorsFor } from './operators.js';

interface ConditionRowProps {
  /** Counts from 1. */
  position: number;
  condition: Condition;
  field: FilterField;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** A condition: what is compared and how, and the values or bounds. */
export function ConditionRow({ position, condition, field, onChange, onRemove }: ConditionRowProps): ReactNode {
  const { subject, name, operator } = condition;
  const operators = operatorsFor(condition, field);
  return (
    <div className={classes['condition']} role="group" aria-label={text('analytics.condition', { position })}>
      <SubjectSelect condition={condition} field={field} onChange={onChange} />
      <NativeSelect
        label={text('analytics.operator')}
        value={operator}
        data={operators.map((value) => ({ value, label: text(operatorNames[value]) }))}
        onChange={({ currentTarget }) => {
          const next = operators.find((value) => value === currentTarget.value);
          if (next) onChange({ ...condition, operator: next, ...(next !== 'matches' && { values: [] }) });
        }}
      />
      <div className={classes['compared']}>
        {subject === 'property' && (
          <TextInput
            label={text('analytics.property')}
            value={name}
            onChange={({ currentTarget }) => {
              onChange({ ...condition, name: currentTarget.value });
            }}
          />
        )}
        {operator === 'matches' && (
          <ConditionValues
            key={`${subject} ${subject === 'property' ? '' : name}`}
            condition={condition}
            onChange={(values) => {
              onChange({ ...condition, values });
            }}
          />
        )}
        {isRange(operator) && <ConditionBounds condition={condition} onChange={onChange} />}
      </div>
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

type SubjectSelectProps = Pick<ConditionRowProps, 'condition' | 'field' | 'onChange'>;

/** The dimension or metric that is compared, or the type of a property, whose name is typed. */
function SubjectSelect({ condition, field, onChange }: SubjectSelectProps): ReactNode {
  const { subject, name, propertyType = '' } = condition;
  const current = { dimension: `dimension ${name}`, metric: `metric ${name}`, property: `property ${propertyType}` }[subject];
  const lists = {
    dimension: { label: text('analytics.dimensions'), names: field.dimensions },
    metric: { label: text('analytics.metrics'), names: field.metrics },
    property: { label: text('analytics.properties'), names: field.propertyTypes },
  };
  const groups = Object.entries(lists).map(([each, { label, names }]) => {
    // The JSON may contain values that the contract does not list.
    const values = [...names.map((item) => `${each} ${item}`), ...(each === subject ? [current] : [])];
    return { group: label, items: [...new Set(values)].map((value) => ({ value, label: value.slice(each.length + 1) })) };
  });
  const offered = groups.filter(({ items }) => items.length > 0);
  const onlyName = subject === 'metric' ? 'analytics.metric' : 'analytics.dimension';
  return (
    <Select
      label={text(offered.length > 1 ? 'analytics.compared' : onlyName)}
      data={offered}
      searchable
      allowDeselect={false}
      openOnFocus={false}
      nothingFoundMessage={text('analytics.noValue')}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={260}
      value={current}
      onChange={(next) => {
        const [chosen = '', ...words] = next === null || next === current ? [] : next.split(' ');
        const item = words.join(' ');
        if (chosen === 'dimension' || chosen === 'metric') onChange(newCondition(chosen, item));
        if (chosen === 'property') onChange(newCondition('property', subject === 'property' ? name : '', item));
      }}
    />
  );
}
