import { Input, MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EntityName } from '../shared/entity-name.js';
import { MissingPermissionNote } from '../shared/missing-permission.js';
import { Failure } from '../shared/states.js';
import { text } from '../shared/text.js';
import type { Choices } from './use-choices.js';
import { MOST_ENTITIES } from './workspace.js';

interface EntityFieldProps {
  label: string;
  description: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  loading: string;
  nothingFound: string;
  choices: Choices;
  value: readonly EntityName[];
  onChange: (entities: readonly EntityName[]) => void;
}

/** Chooses some entities of a list. Without the permission for the list, it says which is missing. */
export function EntityField({ label, description, choices, value, onChange, ...texts }: EntityFieldProps): ReactNode {
  const { entities, isPending, error, missing, refetch } = choices;
  if (missing.length > 0 || error) {
    return (
      <Input.Wrapper label={label} labelElement="div">
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : <MissingPermissionNote missing={missing} />}
      </Input.Wrapper>
    );
  }
  const options = optionsOf(entities, value);
  return (
    <MultiSelect
      label={label}
      description={description}
      placeholder={placeholderOf(value, isPending, texts)}
      disabled={isPending}
      data={options}
      limit={100}
      maxValues={MOST_ENTITIES}
      searchable
      clearable
      hidePickedOptions
      openOnFocus={false}
      nothingFoundMessage={texts.nothingFound}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={220}
      value={value.map(({ id }) => id)}
      onChange={(ids) => {
        onChange(ids.map((id) => ({ id, name: options.find((option) => option.value === id)?.label ?? '' })));
      }}
    />
  );
}

function placeholderOf(
  value: readonly EntityName[],
  isPending: boolean,
  { loading, placeholder }: Pick<EntityFieldProps, 'loading' | 'placeholder'>,
): string {
  if (isPending) return loading;
  return value.length === 0 ? placeholder : '';
}

/** The entities of the list, and those chosen before that are no longer in it. */
function optionsOf(entities: readonly EntityName[], value: readonly EntityName[]): { value: string; label: string }[] {
  const unlisted = value.filter(({ id }) => entities.every((each) => each.id !== id));
  return [
    ...entities.map(({ id, name }) => ({ value: id, label: name })),
    ...unlisted.map(({ id, name }) => ({ value: id, label: name === '' ? text('workspace.unknown', { id }) : name })),
  ];
}
