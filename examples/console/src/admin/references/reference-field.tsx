import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useAccess } from '../../session/use-access.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import type { TargetName } from './targets.js';
import { targetOf } from './targets.js';
import { useHeldOptions } from './use-held-options.js';
import { useNames, withChosen } from './use-names.js';
import { useTargetSearch } from './use-target-search.js';

export interface ReferenceFieldProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  isRequired?: boolean;
  target: TargetName;
  /** Whether the form stores ids, not objects. */
  isId: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur?: (() => void) | undefined;
}

/** Chooses an entity of another kind by a part of its name. */
export function ReferenceField(props: ReferenceFieldProps): ReactNode {
  const { target, isId, value, onChange, isRequired = false, ...input } = props;
  const [searched, setSearched] = useState('');
  const [current] = useNames(target, value === undefined ? [] : [value]);
  const search = useTargetSearch(target, searched === current?.name ? '' : searched);
  const { missing } = useAccess();
  const denied = missing(targetOf(target).requires);
  const { options, hold } = useHeldOptions(withChosen(search.entities, current ? [current] : []));
  return (
    <div role="presentation" className={classes['around']} onPointerDownCapture={hold}>
      <Select
        {...input}
        {...(denied.length > 0 && { disabled: true, description: text('admin.pickerDenied', { permission: denied.join(', ') }) })}
        withAsterisk={isRequired}
        placeholder={text(targetOf(target).find)}
        searchable
        clearable={!isRequired}
        openOnFocus={false}
        data={options.map(({ id, name }) => ({ value: id, label: name }))}
        // The platform has searched already.
        filter={({ options: all }) => all}
        nothingFoundMessage={text(search.isPending ? 'loading.label' : 'admin.nothingFound')}
        comboboxProps={{ withinPortal: false }}
        maxDropdownHeight={260}
        value={current?.id ?? null}
        searchValue={searched}
        onSearchChange={setSearched}
        clearButtonProps={{ 'aria-label': text('admin.clear', { field: input.label }) }}
        onChange={(id) => {
          const entity = options.find((option) => option.id === id);
          onChange(entity && (isId ? entity.id : { id: entity.id, name: entity.name }));
        }}
      />
    </div>
  );
}
