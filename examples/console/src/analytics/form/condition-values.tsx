import { MultiSelect, TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import contract from 'virtual:analytics';
import { EntityChooser } from '../../entities/entity-chooser.js';
import { text } from '../../shared/text.js';
import { entityKindOf } from '../query/dimension-kinds.js';
import type { Condition } from '../query/predicates.js';

interface ConditionValuesProps {
  condition: Condition;
  onChange: (values: readonly string[]) => void;
}

/** Entities are chosen by name, values of an enumeration from a list, and others are typed. */
export function ConditionValues({ condition, onChange }: ConditionValuesProps): ReactNode {
  const { subject, name, values } = condition;
  const kind = subject === 'dimension' ? entityKindOf(name) : undefined;
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
  const listed = subject === 'dimension' && Object.hasOwn(dimensionValues, name) ? dimensionValues[name] : undefined;
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
