import { Loader, Pill } from '@mantine/core';
import type { OptionsFilter, TagsInputProps } from '@mantine/core';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import type { EntityList } from '../data/types.js';
import classes from '../explorer.module.css';
import type { FieldValue } from '../form/values.js';
import { ListField } from '../method/list-field.js';
import { useIdsSearch } from './use-ids-search.js';

interface IdsFieldProps extends Omit<TagsInputProps, 'value' | 'onChange' | 'list' | 'data'> {
  /** `undefined` if there is no list of them, or while it is being loaded. */
  list?: EntityList;
  /** The values of the list's path; `undefined` while one is missing. */
  pathValues?: Readonly<Record<string, string>> | undefined;
  /** A list, or ids separated by commas. */
  value: FieldValue;
  onChange: (value: readonly string[]) => void;
}

/**
 * A field for ids of entities. A name that is typed into it finds entities, and Enter adds the id of the first. The list of the
 * entities can come after the user has begun to type.
 */
export function IdsField({ list, pathValues, value, onChange, ...others }: IdsFieldProps): ReactNode {
  const ids = typeof value === 'string' ? value.split(',').filter(Boolean) : value;
  const [typed, setTyped] = useState('');
  const { hits, isPending, problem, nameOf } = useIdsSearch(list, pathValues, { typed, ids });
  const hitIds = hits.map(({ id }) => id);
  const icon = list && <Icon name="search" size={14} />;

  const takeFirst = (event: KeyboardEvent<HTMLInputElement>): void => {
    const [first] = hitIds;
    // An option that the arrow keys have reached is taken by the field itself.
    const isReached = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || first === undefined || isReached) return;
    event.preventDefault();
    onChange([...(ids.at(-1) === typed ? ids.slice(0, -1) : ids), first]);
    setTyped('');
  };

  return (
    <>
      <ListField
        {...others}
        value={ids}
        onChange={onChange}
        onTyped={setTyped}
        onKeyDown={takeFirst}
        {...(list && { placeholder: pathValues && ids.length === 0 ? text('find.placeholder') : '' })}
        data={[...new Set([...ids, ...hitIds])]}
        filter={onlyThese(hitIds)}
        renderOption={({ option: { value: id } }) => (
          <span>
            <span className={classes['hitName']}>{nameOf(id)}</span>
            <span className={classes['hitId']}>{id}</span>
          </span>
        )}
        renderPill={({ value: id = '', onRemove = () => undefined }) => (
          <Pill withRemoveButton onRemove={onRemove} title={id}>
            {nameOf(id) ?? id}
          </Pill>
        )}
        comboboxProps={{ portalProps: { target: 'main' } }}
        rightSection={isPending ? <Loader size={14} aria-hidden /> : icon}
        rightSectionPointerEvents="none"
      />
      {problem !== undefined && <span className={classes['note']}>{problem}</span>}
    </>
  );
}

/** The platform has searched already. */
const onlyThese =
  (ids: readonly string[]): OptionsFilter =>
  ({ options }) =>
    options.filter((option) => 'value' in option && ids.includes(option.value));
