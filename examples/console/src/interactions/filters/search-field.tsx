import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import classes from '../interactions.module.css';

interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Finds by number, address or conversation id. Searches on Enter and when the field is left, since only full values match. */
export function SearchField({ value, onSearch }: SearchFieldProps): ReactNode {
  const [text, setText] = useState(value);
  useEffect(() => {
    setText(value);
  }, [value]);
  const search = (next: string): void => {
    if (next.trim() !== value) onSearch(next.trim());
  };
  return (
    <form
      role="search"
      className={classes['search']}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <TextInput
        label="Number or id"
        placeholder="+49 30 555…, address, conversation id"
        value={text}
        leftSection={<Icon name="search" size={16} />}
        rightSection={
          text !== '' && (
            <CloseButton
              size="sm"
              aria-label="Clear the search"
              onClick={() => {
                setText('');
                search('');
              }}
            />
          )
        }
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
        onBlur={() => {
          search(text);
        }}
      />
    </form>
  );
}
