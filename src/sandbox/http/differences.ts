import { isObject } from '../values/json.js';

/** Where two values differ: what was expected, and what there is. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Levels that are compared: what is expected may hold itself. */
const DEPTH = 200;

/** What test runners call `expect.any(…)` and its like. */
interface Matcher {
  asymmetricMatch(value: unknown): boolean;
}

const isMatcher = (value: unknown): value is Matcher =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Record<'asymmetricMatch', unknown>>).asymmetricMatch === 'function';

/**
 * Compares as much as is expected: of an object the fields that are named, of a list every entry. A field that is expected to be
 * `undefined` is one that nobody cares for.
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

/** Characters of a value that are shown. */
const SHOWN = 200;

/** A value in a line. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = isMatcher(value) ? matcherText(value) : value instanceof RegExp ? String(value) : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Runners have words for their matchers; others go by what they are. */
function matcherText(matcher: Matcher): string {
  const { toAsymmetricMatcher: words } = matcher as { toAsymmetricMatcher?: unknown };
  const text: unknown = typeof words === 'function' ? words.call(matcher) : undefined;
  return typeof text === 'string' ? text : 'what a matcher takes';
}
