import { compareTexts } from '../../engine/lists/criteria.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { invalidValue } from '../../store/errors.js';
import { splitPath, valueAt } from '../field-path.js';
import type { Json } from '../repository.js';

interface Filter {
  name?: string | undefined;
  operator?: string;
  values?: readonly string[];
}

/** Returns the values of a field as text. A dot in the path separates nested fields. */
export function textsAt(message: Json, path: string): string[] {
  const value = valueAt(message, splitPath(path));
  if (value === undefined || isObject(value)) return [];
  return (Array.isArray(value) ? value : [value]).map(textOf);
}

/** Messages without a value come first. */
export const sortByField = (messages: readonly Json[], path: string, direction: 1 | -1): Json[] =>
  [...messages].sort((one, other) => direction * compareTexts(textsAt(one, path)[0] ?? '', textsAt(other, path)[0] ?? ''));

/** The operators of content management, because no source documents operators for audits. */
const operators: Readonly<Record<string, (text: string, values: readonly string[]) => boolean>> = {
  IN: (text, values) => values.includes(text),
  EQUALS: (text, values) => values.includes(text),
  NOTEQUALS: (text, values) => !values.includes(text),
  CONTAINS: (text, values) => values.some((value) => text.toLowerCase().includes(value.toLowerCase())),
  RANGE: (text, [low = '', high = '']) => compareTexts(text, low) >= 0 && compareTexts(text, high) <= 0,
  LESSTHAN: (text, [value = '']) => compareTexts(text, value) < 0,
  LESSTHANEQUALS: (text, [value = '']) => compareTexts(text, value) <= 0,
  GREATERTHAN: (text, [value = '']) => compareTexts(text, value) > 0,
  GREATERTHANEQUALS: (text, [value = '']) => compareTexts(text, value) >= 0,
};

/** Returns a test for all filters. @throws the platform's 400 for an unknown operator. */
export function readFilters(filters: readonly Filter[]): (message: Json) => boolean {
  const tests = filters.map(({ name = '', operator = 'EQUALS', values = [] }) => {
    const test = operators[operator.toUpperCase()];
    if (!test) throw invalidValue('operator', operator, 'operator', Object.keys(operators));
    return (message: Json): boolean => {
      const texts = textsAt(message, name);
      return texts.length === 0 ? operator.toUpperCase() === 'NOTEQUALS' : texts.some((text) => test(text, values));
    };
  });
  return (message) => tests.every((test) => test(message));
}
