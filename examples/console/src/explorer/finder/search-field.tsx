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
  onQuery: (query: string) => void;
  onClear: () => void;
  onEscape: () => void;
}

/** The field for a method's name, path or summary. */
export function SearchField({ input, count, query, onQuery, onClear, onEscape }: SearchFieldProps): ReactNode {
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
      onChange={(event) => {
        onQuery(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape();
      }}
    />
  );
}
