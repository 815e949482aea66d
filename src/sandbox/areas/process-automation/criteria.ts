import type { MatchCriteria, MatchCriteriaTestResult } from '../../../models/index.js';
import { compareTexts } from '../../engine/lists/criteria.js';
import { isObject } from '../../values/json.js';
import { isSame } from '../field-path.js';
import { valueAtPath } from '../integrations/template.js';

const includesValue = (list: unknown, expected: unknown): boolean =>
  Array.isArray(list) && list.some((entry) => isSame(entry, expected));

/** Compares numbers by value and texts alphabetically; `NaN` for other values. */
function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return typeof one === 'string' && typeof other === 'string' ? compareTexts(one, other) : Number.NaN;
}

type Test = (actual: unknown, value: unknown, values: readonly unknown[]) => boolean;

const tests: Readonly<Record<string, Test>> = {
  Equal: isSame,
  NotEqual: (actual, value) => !isSame(actual, value),
  GreaterThan: (actual, value) => compareValues(actual, value) > 0,
  GreaterThanOrEqual: (actual, value) => compareValues(actual, value) >= 0,
  LessThan: (actual, value) => compareValues(actual, value) < 0,
  LessThanOrEqual: (actual, value) => compareValues(actual, value) <= 0,
  In: (actual, _value, values) => includesValue(values, actual),
  NotIn: (actual, _value, values) => !includesValue(values, actual),
  Contains: (actual, value) =>
    typeof actual === 'string' ? typeof value === 'string' && actual.includes(value) : includesValue(actual, value),
  All: (actual, _value, values) => values.every((each) => includesValue(actual, each)),
  Exists: (actual, value) => (actual !== undefined) === (value !== false),
  Size: (actual, value) => Array.isArray(actual) && actual.length === value,
};

/** Applies a criterion to an event. Supports JSON paths of names and positions: `$.participants[0].purpose`. */
export function testCriterion(
  { jsonPath = '$', operator = 'Equal', value, values = [] }: MatchCriteria,
  event: unknown,
): MatchCriteriaTestResult {
  const actual = valueAtPath(event, jsonPath);
  return {
    jsonPath,
    operator,
    match: tests[operator]?.(actual, value, values) ?? false,
    ...(value !== undefined && { value }),
    ...(values.length > 0 && { values }),
    // The response's type can only hold objects.
    jsonPathExtraction: actual === undefined ? [] : [{ path: jsonPath, ...(isObject(actual) && { value: actual }) }],
  };
}
