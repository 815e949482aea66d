import { isObject } from '../values/json.js';

/** A difference between an expected and a received value, and its path. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Maximum depth of the comparison, because expected values may be circular. */
const DEPTH = 200;

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
export function differences(expected: unknown, got: unknown, path: string, depth = 0): Difference[] {
  if (expected === undefined) return [];
  if (isMatcher(expected)) return expected.asymmetricMatch(got) ? [] : [{ path, expected, got }];
  if (expected instanceof RegExp) {
    return typeof got === 'string' && got.search(expected) >= 0 ? [] : [{ path, expected, got }];
  }
  if (depth > DEPTH) return [];
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return [{ path, expected, got }];
    return expected.flatMap((entry, index) => differences(entry, got[index], `${path}[${index}]`, depth + 1));
  }
  if (isObject(expected)) {
    if (!isObject(got)) return [{ path, expected, got }];
    return Object.entries(expected).flatMap(([name, value]) =>
      differences(value, Object.hasOwn(got, name) ? got[name] : undefined, `${path}${step(name)}`, depth + 1),
    );
  }
  return Object.is(expected, got) ? [] : [{ path, expected, got }];
}

const step = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`);

/** Maximum number of characters shown of a value. */
const SHOWN = 200;

/** Formats a value in one line. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = lineOf(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function lineOf(value: unknown): string {
  if (isMatcher(value)) return matcherText(value);
  return value instanceof RegExp ? String(value) : JSON.stringify(value);
}

/** Some test runners describe their matchers; others are shown by their name. */
function matcherText(matcher: Matcher): string {
  const { toAsymmetricMatcher: words } = matcher as { toAsymmetricMatcher?: unknown };
  const text: unknown = typeof words === 'function' ? words.call(matcher) : undefined;
  return typeof text === 'string' ? text : 'what a matcher takes';
}
