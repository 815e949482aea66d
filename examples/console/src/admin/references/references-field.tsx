import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import { EntitiesSelect } from './entities-select.js';
import type { ReferenceFieldProps } from './reference-field.js';
import { targetOf } from './targets.js';
import { useNames } from './use-names.js';

/** Chooses several entities of another kind. */
export function ReferencesField(props: ReferenceFieldProps): ReactNode {
  const { target, isId, value, onChange, isRequired = false, ...input } = props;
  const chosen = useNames(target, Array.isArray(value) ? (value as unknown[]) : []);
  return (
    <EntitiesSelect
      {...input}
      withAsterisk={isRequired}
      placeholder={chosen.length === 0 ? text(targetOf(target).find) : ''}
      target={target}
      chosen={chosen}
      onChoose={(entities) => {
        onChange(isId ? entities.map(({ id }) => id) : entities);
      }}
    />
  );
}
