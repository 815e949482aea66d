import { TagsInput } from '@mantine/core';
import type { TagsInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import classes from '../explorer.module.css';
import { text } from '../../shared/text.js';

interface ListFieldProps extends Omit<TagsInputProps, 'value' | 'onChange'> {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Called with the text that is being typed. */
  onTyped?: (text: string) => void;
}

/** A list of values. Text that is being typed counts as a value, since users may not press Enter after the last. */
export function ListField({ value, onChange, onTyped, ...others }: ListFieldProps): ReactNode {
  const [typed, setTyped] = useState('');
  const typing = typed !== '' && value.at(-1) === typed;
  const items = typing ? value.slice(0, -1) : value;
  // Mantine reports the new value and the emptied field one after the other, before the next rendering.
  const latest = useRef(items);
  latest.current = items;
  return (
    <TagsInput
      placeholder={items.length === 0 ? text('form.addValue') : ''}
      {...others}
      classNames={{ input: classes['pills'] ?? '', inputField: classes['pillsField'] ?? '' }}
      splitChars={['\r', '\n', '\t']}
      value={[...items]}
      onChange={(next) => {
        latest.current = next;
        onChange(next);
      }}
      searchValue={typing ? typed : ''}
      onSearchChange={(next) => {
        setTyped(next);
        onTyped?.(next);
        onChange(next === '' ? latest.current : [...latest.current, next]);
      }}
    />
  );
}
