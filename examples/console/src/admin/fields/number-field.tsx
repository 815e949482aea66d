import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { factorOf, unitOf } from './display.js';
import type { InputProps } from './input-props.js';
import { parseNumber } from './parse-number.js';
import type { FieldType } from '../kinds/kind.js';

/** A number with its unit, with a point or a comma. A text that is no number is passed on, so that the form refuses it. */
export function NumberField({ type, value, onChange, onBlur, ...props }: InputProps & { type: FieldType }): ReactNode {
  const factor = factorOf(type);
  const unit = unitOf(type);
  // What the user types, such as "1." on the way to "1.5", until the field is left.
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      rightSection={unit === '' ? undefined : unit}
      value={typed ?? shownText(value, factor)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(storedValue(currentTarget.value, factor));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}

function shownText(value: unknown, factor: number): string {
  if (typeof value === 'number') return String(rounded(value * factor));
  return typeof value === 'string' ? value : '';
}

function storedValue(typed: string, factor: number): unknown {
  if (typed.trim() === '') return undefined;
  const number = parseNumber(typed);
  return number === undefined ? typed : rounded(number / factor);
}

/** 0.07 × 100 is 7.000000000000001. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;
