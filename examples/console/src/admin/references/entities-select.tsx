import { MultiSelect } from '@mantine/core';
import type { MultiSelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EntityName } from '../../shared/entity-name.js';
import classes from '../admin.module.css';
import type { TargetName } from './targets.js';
import { usePicker } from './use-picker.js';

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
  const { options, hold, input: picker } = usePicker({ target, chosen, isOffered });
  return (
    <div role="presentation" className={classes['around']} onPointerDownCapture={hold}>
      <MultiSelect
        {...input}
        {...picker}
        hidePickedOptions
        value={chosen.map(({ id }) => id)}
        onChange={(ids) => {
          onChoose(ids.flatMap((id) => options.find((option) => option.id === id) ?? []));
        }}
      />
    </div>
  );
}
