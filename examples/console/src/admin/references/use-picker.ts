import type { SelectProps } from '@mantine/core';
import { useState } from 'react';
import type { EntityName } from '../../shared/entity-name.js';
import { text } from '../../shared/text.js';
import type { TargetName } from './targets.js';
import { useHeldOptions } from './use-held-options.js';
import { withChosen } from './use-names.js';
import { useTargetSearch } from './use-target-search.js';

interface PickerOptions {
  readonly target: TargetName;
  readonly chosen: readonly EntityName[];
  /** The text of the input that is not searched for, such as the name of the chosen entity. */
  readonly shown?: string | undefined;
  /** Whether an entity that the search finds is offered. Default: all are. */
  readonly isOffered?: ((entity: EntityName) => boolean) | undefined;
}

interface Picker {
  readonly options: readonly EntityName[];
  /** For the element around the input. */
  readonly hold: () => void;
  readonly input: Pick<
    SelectProps,
    | 'searchable'
    | 'openOnFocus'
    | 'data'
    | 'filter'
    | 'nothingFoundMessage'
    | 'comboboxProps'
    | 'maxDropdownHeight'
    | 'searchValue'
    | 'onSearchChange'
  >;
}

/** Returns what an input needs to find entities by parts of their names. */
export function usePicker({ target, chosen, shown, isOffered }: PickerOptions): Picker {
  const [searched, setSearched] = useState('');
  const search = useTargetSearch(target, searched === shown ? '' : searched);
  const { options, hold } = useHeldOptions(withChosen(isOffered ? search.entities.filter(isOffered) : search.entities, chosen));
  return {
    options,
    hold,
    input: {
      searchable: true,
      openOnFocus: false,
      data: options.map(({ id, name }) => ({ value: id, label: name })),
      // The platform has searched already.
      filter: ({ options: all }) => all,
      nothingFoundMessage: text(search.isPending ? 'loading.label' : 'admin.nothingFound'),
      comboboxProps: { withinPortal: false },
      maxDropdownHeight: 260,
      searchValue: searched,
      onSearchChange: setSearched,
    },
  };
}
