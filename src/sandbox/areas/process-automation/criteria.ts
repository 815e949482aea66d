import type { MatchCriteria, MatchCriteriaTestResult } from '../../../models/index.js';
import { compareTexts } from '../../engine/lists/criteria.js';
import { isObject } from '../../values/json.js';
import { isSame } from '../field-path.js';
import { valueAtPath } from '../integrations/template.js';

const includes = (list: unknown, wanted: unknown): boolean => Array.isArray(list) && list.some((entry) => isSame(entry, wanted));

/** Compares numbers by value and texts alphabetically; `NaN` for other values. */
function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return typeof one === 'string' && typeof other === 'string' ? compareTexts(one, other) : Number.NaN;
}

type Test = (found: unknown, value: unknown, values: readonly unknown[]) => boolean;

const tests: Readonly<Record<string, Test>> = {
  Equal: isSame,
  NotEqual: (found, value) => !isSame(found, value),
  GreaterThan: (found, value) => compared(found, value) > 0,
  GreaterThanOrEqual: (found, value) => compared(found, value) >= 0,
  LessThan: (found, value) => compared(found, value) < 0,
  LessThanOrEqual: (found, value) => compared(found, value) <= 0,
  In: (found, _value, values) => includes(values, found),
  NotIn: (found, _value, values) => !includes(values, found),
  Contains: (found, value) =>
    typeof found === 'string' ? typeof value === 'string' && found.includes(value) : includes(found, value),
  All: (found, _value, values) => values.every((each) => includes(found, each)),
  Exists: (found, value) => (found !== undefined) === (value !== false),
  Size: (found, value) => Array.isArray(found) && found.length === value,
};

/** Applies a criterion to an event. Supports JSON paths of names and positions: `$.participants[0].purpose`. */
export function tried(
  { jsonPath = '$', operator = 'Equal', value, values = [] }: MatchCriteria,
  event: unknown,
): MatchCriteriaTestResult {
  const found = valueAtPath(event, jsonPath);
  return {
    jsonPath,
    operator,
    match: tests[operator]?.(found, value, values) ?? false,
    ...(value !== undefined && { value }),
    ...(values.length > 0 && { values }),
    // The response's type can only hold objects.
    jsonPathExtraction: found === undefined ? [] : [{ path: jsonPath, ...(isObject(found) && { value: found }) }],
  };
}
