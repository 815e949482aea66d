import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { nameInSentence, text } from '../../shared/text.js';

interface NameSelectProps {
  label: string;
  names: ReadonlyMap<string, string>;
  value: string;
  onChange: (id: string) => void;
}

/** A selection with a search field. */
export function NameSelect({ label, names, value, onChange }: NameSelectProps): ReactNode {
  const nameOptions = [...names].map(([id, name]) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label));
  // An address may name an item that is not in the list yet.
  const data = value === '' || names.has(value) ? nameOptions : [{ value, label: value }, ...nameOptions];
  return (
    <Select
      label={label}
      placeholder={text('filter.any')}
      data={data}
      value={value === '' ? null : value}
      onChange={(id) => {
        onChange(id ?? '');
      }}
      searchable
      clearable
      limit={100}
      nothingFoundMessage={text('filter.noneOfName')}
      clearButtonProps={{ 'aria-label': text('filter.clearOne', { name: nameInSentence(label) }) }}
    />
  );
}
