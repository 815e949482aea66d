import { MultiSelect } from '@mantine/core';
import type { MultiSelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { EntityName } from '../../shared/entity-name.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import type { TargetName } from './targets.js';
import { useHeldOptions } from './use-held-options.js';
import { withChosen } from './use-names.js';
import { useTargetSearch } from './use-target-search.js';

interface EntitiesSelectProps extends Pick<
  MultiSelectProps,
  'label' | 'description' | 'error' | 'disabled' | 'withAsterisk' | 'placeholder' | 'onBlur'
> {
  target: TargetName;
  chosen: readonly EntityName[];
  onChoose: (entities: readonly EntityName[]) => void;
  /** Whether an entity that the search finds is offered. Default: all are. */
  isOffered?: (entity: EntityName) => boolean;
}

/** Chooses entities by parts of their names. */
export function EntitiesSelect({ target, chosen, onChoose, isOffered, ...input }: EntitiesSelectProps): ReactNode {
  const [searched, setSearched] = useState('');
  const search = useTargetSearch(target, searched);
  const { options, hold } = useHeldOptions(withChosen(isOffered ? search.entities.filter(isOffered) : search.entities, chosen));
  return (
    <div role="presentation" className={classes['around']} onPointerDownCapture={hold}>
      <MultiSelect
        {...input}
        searchable
        hidePickedOptions
        openOnFocus={false}
        data={options.map(({ id, name }) => ({ value: id, label: name }))}
        // The platform has searched already.
        filter={({ options: all }) => all}
        nothingFoundMessage={text(search.isPending ? 'loading.label' : 'admin.nothingFound')}
        comboboxProps={{ withinPortal: false }}
        maxDropdownHeight={260}
        value={chosen.map(({ id }) => id)}
        searchValue={searched}
        onSearchChange={setSearched}
        onChange={(ids) => {
          onChoose(ids.flatMap((id) => options.find((option) => option.id === id) ?? []));
        }}
      />
    </div>
  );
}
