import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isJsonObject } from '../../shared/json-object.js';
import classes from '../admin.module.css';
import type { InputProps } from './input-props.js';

/** An object as JSON. A text that is none is passed on, so that the form refuses it. */
export function JsonField({ value, onChange, onBlur, ...props }: InputProps): ReactNode {
  // What the user types, with the user's own spaces, until the field is left.
  const [typed, setTyped] = useState<string>();
  return (
    <Textarea
      {...props}
      autosize
      minRows={6}
      maxRows={30}
      spellCheck={false}
      className={classes['wide'] ?? ''}
      classNames={{ input: classes['json'] ?? '' }}
      value={typed ?? jsonOf(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readJson(currentTarget.value));
      }}
      onBlur={() => {
        if (typeof value !== 'string') setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}

function jsonOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** Returns the object that a text is; otherwise the text. */
function readJson(typed: string): unknown {
  if (typed.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(typed);
    return isJsonObject(value) ? value : typed;
  } catch {
    return typed;
  }
}
