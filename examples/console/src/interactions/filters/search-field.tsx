import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import classes from '../interactions.module.css';
import { text } from '../../shared/text.js';

interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Finds by number, address or conversation id. Searches on Enter and when the field is left, since only full values match. */
export function SearchField({ value, onSearch }: SearchFieldProps): ReactNode {
  const [draft, setDraft] = useState(value);
  useEffect(() => {
    setDraft(value);
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
        search(draft);
      }}
    >
      <TextInput
        label={text('filter.find')}
        placeholder={text('filter.findHint')}
        value={draft}
        leftSection={<Icon name="search" size={16} />}
        rightSection={
          draft !== '' && (
            <CloseButton
              size="sm"
              aria-label={text('filter.clearSearch')}
              onClick={() => {
                setDraft('');
                search('');
              }}
            />
          )
        }
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value);
        }}
        onBlur={() => {
          search(draft);
        }}
      />
    </form>
  );
}
