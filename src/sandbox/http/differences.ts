import { isObject } from '../values/json.js';

/** A difference between an expected and a received value, and its path. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Maximum depth of the comparison, because expected values may be circular. */
const MAX_DEPTH = 200;

/** A matcher of a test runner, such as `expect.any(…)`. */
interface Matcher {
  asymmetricMatch(value: unknown): boolean;
}

const isMatcher = (value: unknown): value is Matcher =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Record<'asymmetricMatch', unknown>>).asymmetricMatch === 'function';

/**
 * Compares a value with an expected one: the named fields of an object, and every entry of a list. An expected field with the
 * value `undefined` matches anything.
 */
export function findDifferences(expected: unknown, actual: unknown, path: string, depth = 0): Difference[] {
  if (expected === undefined) return [];
  if (isMatcher(expected)) return expected.asymmetricMatch(actual) ? [] : [{ path, expected, actual }];
  if (expected instanceof RegExp) {
    return typeof actual === 'string' && actual.search(expected) >= 0 ? [] : [{ path, expected, actual }];
  }
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ path, expected, actual }];
    return expected.flatMap((entry, index) => findDifferences(entry, actual[index], `${path}[${index}]`, depth + 1));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [{ path, expected, actual }];
    return Object.entries(expected).flatMap(([name, value]) =>
      findDifferences(value, Object.hasOwn(actual, name) ? actual[name] : undefined, `${path}${pathStep(name)}`, depth + 1),
    );
  }
  return Object.is(expected, actual) ? [] : [{ path, expected, actual }];
}

const pathStep = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`);

/** Maximum number of characters shown of a value. */
const MAX_SHOWN_CHARACTERS = 200;

/** Formats a value in one line. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = lineOf(value);
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
}

function lineOf(value: unknown): string {
  if (isMatcher(value)) return matcherText(value);
  return value instanceof RegExp ? String(value) : JSON.stringify(value);
}

/** Some test runners describe their matchers; others are shown by their name. */
function matcherText(matcher: Matcher): string {
  const { toAsymmetricMatcher: describe } = matcher as { toAsymmetricMatcher?: unknown };
  const text: unknown = typeof describe === 'function' ? describe.call(matcher) : undefined;
  return typeof text === 'string' ? text : 'what a matcher takes';
}
