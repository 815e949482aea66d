import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { text } from '../../shared/text.js';
import type { ReferenceFieldProps } from './reference-field.js';
import { targetOf } from './targets.js';
import { useNames, withChosen } from './use-names.js';
import { useTargetSearch } from './use-target-search.js';

/** Chooses several entities of another kind. */
export function ReferencesField(props: ReferenceFieldProps): ReactNode {
  const { target, isId, value, onChange, isRequired = false, ...input } = props;
  const [searched, setSearched] = useState('');
  const chosen = useNames(target, Array.isArray(value) ? (value as unknown[]) : [], isId);
  const search = useTargetSearch(target, searched);
  const options = withChosen(search.entities, chosen);
  return (
    <MultiSelect
      {...input}
      withAsterisk={isRequired}
      placeholder={chosen.length === 0 ? text(targetOf(target).find) : ''}
      searchable
      hidePickedOptions
      openOnFocus={false}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options: all }) => all}
      nothingFoundMessage={text(search.isPending ? 'loading.label' : 'admin.nothingFound')}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={260}
      value={chosen.map(({ id }) => id)}
      searchValue={searched}
      onSearchChange={setSearched}
      onChange={(ids) => {
        const entities = ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
        onChange(isId ? entities.map(({ id }) => id) : entities);
      }}
    />
  );
}
