import { CloseButton, Kbd, TextInput } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { formatNumber } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';

interface SearchFieldProps {
  input: Ref<HTMLInputElement>;
  /** The number of methods. */
  count: number;
  query: string;
  onFocus: () => void;
  onQuery: (query: string) => void;
  onClear: () => void;
  onEscape: () => void;
}

/** The field for an address, a method's name, a permission or words. */
export function SearchField({ input, count, query, onFocus, onQuery, onClear, onEscape }: SearchFieldProps): ReactNode {
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={text('explorer.search')}
      placeholder={text('explorer.searchHint', { count: formatNumber(count) })}
      leftSection={<Icon name="search" size={16} />}
      rightSection={
        query === '' ? (
          <Kbd aria-hidden="true">/</Kbd>
        ) : (
          <CloseButton size="sm" aria-label={text('explorer.clearSearch')} onClick={onClear} />
        )
      }
      value={query}
      autoComplete="off"
      spellCheck={false}
      onFocus={onFocus}
      onChange={(event) => {
        onQuery(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape();
      }}
    />
  );
}
