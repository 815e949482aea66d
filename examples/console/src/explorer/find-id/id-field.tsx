import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import type { EntityList } from '../data/types.js';
import classes from '../explorer.module.css';
import { text } from '../../shared/text.js';
import type { EntityHits } from './use-entity-search.js';
import { useEntitySearch } from './use-entity-search.js';

interface IdFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'list'> {
  /** `undefined` if there is no list of them, or while it is being loaded. */
  list?: EntityList;
  /** The values of the list's path; `undefined` while one is missing. */
  pathValues?: Readonly<Record<string, string>> | undefined;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A field for the id of an entity. A name that is typed into it finds entities, and Enter takes the id of one. The list of the
 * entities can come after the user has begun to type.
 */
export function IdField({ list, pathValues, value, onChange, ...others }: IdFieldProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const hits = useEntitySearch(list, pathValues, typed);
  const combobox = useCombobox();
  const { entities, isFound } = hits;
  const icon = list && <Icon name="search" size={14} />;

  useEffect(() => {
    if (isFound) combobox.selectFirstOption();
  }, [isFound, entities]);

  const choose = (id: string): void => {
    setChosen(entities.find((entity) => entity.id === id));
    setTyped('');
    onChange(id);
    combobox.closeDropdown();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} portalProps={{ target: 'main' }}>
      <Combobox.Target withAriaAttributes={list !== undefined}>
        <TextInput
          {...others}
          value={value}
          placeholder={pathValues ? text('find.placeholder') : ''}
          autoComplete="off"
          spellCheck={false}
          rightSection={hits.isPending ? <Loader size={14} aria-hidden /> : icon}
          rightSectionPointerEvents="none"
          onChange={(event) => {
            onChange(event.currentTarget.value);
            setTyped(event.currentTarget.value);
            combobox.resetSelectedOption();
            combobox.openDropdown();
          }}
          onBlur={(event) => {
            combobox.closeDropdown();
            others.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      {chosen?.id === value && <span className={classes['note']}>{chosen.name}</span>}
      <Combobox.Dropdown hidden={!isFound}>
        <Hits hits={hits} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Hits({ hits: { entities, hasFailed } }: { hits: EntityHits }): ReactNode {
  return (
    <Combobox.Options aria-label={text('find.hits')}>
      {entities.map(({ id, name }) => (
        <Combobox.Option key={id} value={id}>
          <span className={classes['hitName']}>{name}</span>
          <span className={classes['hitId']}>{id}</span>
        </Combobox.Option>
      ))}
      {entities.length === 0 && <Combobox.Empty>{text(hasFailed ? 'find.failed' : 'find.none')}</Combobox.Empty>}
    </Combobox.Options>
  );
}
