import { isObject } from '../../values/json.js';
import { contains } from '../../values/text-search.js';
import { scimProblem } from '../../store/errors.js';
import type { Json } from '../../values/json.js';

export type ScimTest = (resource: unknown) => boolean;

type Value = string | number | boolean | null;

/** A path such as `emails[type eq "work"].value`. */
export interface ScimPath {
  names: readonly string[];
  /** Selects values of the first attribute; all if undefined. */
  entryTest: ScimTest | undefined;
}

/** Maximum nesting of parentheses. */
const DEPTH = 50;

const tokenPattern = /\s+|"(?:[^"\\]|\\[^])*"|[()[\]]|[^\s()[\]"]+/gy;

/** Parses a filter (RFC 7644, 3.4.2.2). @throws the 400 `invalidFilter`. */
export function parseScimFilter(filter: string | undefined): ScimTest {
  if (filter === undefined || filter === '') return () => true;
  const reader = new Reader(filter, 'invalidFilter');
  const test = reader.parseOr(0);
  reader.expectEnd();
  return test;
}

/** Parses a path (RFC 7644, 3.5.2). @throws the 400 `invalidPath`. */
export function parseScimPath(path: string): ScimPath {
  const reader = new Reader(path, 'invalidPath');
  const parsedPath = reader.parsePath();
  reader.expectEnd();
  return parsedPath;
}

/** All values at a path; for a complex attribute, its `value`s. */
export function valuesAt(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, names));
  const [name, ...rest] = names;
  if (value === undefined || value === null) return [];
  if (name === undefined) return isObject(value) && 'value' in value ? [value['value']] : [value];
  return isObject(value) ? valuesAt(value[keyOf(value, name)], rest) : [];
}

/** Attribute names are case-insensitive. */
export function keyOf(value: Json, name: string): string {
  const lowerName = name.toLowerCase();
  return Object.keys(value).find((key) => key.toLowerCase() === lowerName) ?? name;
}

class Reader {
  readonly #scimType: 'invalidFilter' | 'invalidPath';
  readonly #tokens: readonly string[];
  #position = 0;

  constructor(text: string, scimType: 'invalidFilter' | 'invalidPath') {
    this.#scimType = scimType;
    const tokens = text.match(tokenPattern) ?? [];
    if (tokens.join('') !== text) throw this.#createProblem();
    this.#tokens = tokens.filter((token) => token.trim() !== '');
  }

  expectEnd(): void {
    if (this.#position < this.#tokens.length) throw this.#createProblem();
  }

  parseOr(depth: number): ScimTest {
    const tests = [this.#parseAnd(depth)];
    while (this.#takeToken('or')) tests.push(this.#parseAnd(depth));
    return (resource) => tests.some((test) => test(resource));
  }

  parsePath(): ScimPath {
    const names = this.#parseNames();
    if (!this.#takeToken('[')) return { names, entryTest: undefined };
    const entryTest = this.parseOr(1);
    if (!this.#takeToken(']')) throw this.#createProblem();
    const rest = this.#tokens[this.#position];
    if (rest === undefined) return { names, entryTest };
    if (!/^\.\w+$/.test(rest)) throw this.#createProblem();
    this.#position += 1;
    return { names: [...names, rest.slice(1)], entryTest };
  }

  #parseAnd(depth: number): ScimTest {
    const tests = [this.#parseTerm(depth)];
    while (this.#takeToken('and')) tests.push(this.#parseTerm(depth));
    return (resource) => tests.every((test) => test(resource));
  }

  #parseTerm(depth: number): ScimTest {
    if (depth > DEPTH) throw this.#createProblem();
    if (this.#takeToken('not')) {
      const test = this.#parseGroup(depth);
      return (resource) => !test(resource);
    }
    return this.#tokens[this.#position] === '(' ? this.#parseGroup(depth) : this.#parseComparison(depth);
  }

  #parseGroup(depth: number): ScimTest {
    if (!this.#takeToken('(')) throw this.#createProblem();
    const test = this.parseOr(depth + 1);
    if (!this.#takeToken(')')) throw this.#createProblem();
    return test;
  }

  #parseComparison(depth: number): ScimTest {
    const names = this.#parseNames();
    if (this.#takeToken('[')) {
      const test = this.parseOr(depth + 1);
      if (!this.#takeToken(']')) throw this.#createProblem();
      return (resource) => entriesAt(resource, names).some(test);
    }
    const operator = (this.#tokens[this.#position++] ?? '').toLowerCase();
    if (operator === 'pr') return (resource) => valuesAt(resource, names).some((value) => value !== '');
    const expected = this.#parseValue();
    const compare = comparisons[operator];
    if (!compare || (typeof expected !== 'string' && ['co', 'sw', 'ew'].includes(operator))) throw this.#createProblem();
    if (['gt', 'ge', 'lt', 'le'].includes(operator) && (expected === null || typeof expected === 'boolean'))
      throw this.#createProblem();
    if (expected === null) return (resource) => (valuesAt(resource, names).length === 0) === (operator === 'eq');
    if (operator === 'ne') return (resource) => !valuesAt(resource, names).some((value) => isSame(value, expected));
    return (resource) => valuesAt(resource, names).some((value) => compare(value, expected));
  }

  /** An attribute may have its schema as prefix: attributes of an extension are nested below it. */
  #parseNames(): string[] {
    const token = this.#tokens[this.#position++] ?? '';
    const [, extension, attribute] = /^(urn:.+:extension:.+:\d+\.\d+:\w+)(?::(.+))?$/i.exec(token) ?? [];
    if (extension !== undefined && attribute === undefined) return [extension];
    const names = (attribute ?? token.slice(token.lastIndexOf(':') + 1)).split('.');
    if (!names.every((name) => /^[A-Za-z$][\w$-]*$/.test(name))) throw this.#createProblem();
    return extension === undefined ? names : [extension, ...names];
  }

  #parseValue(): Value {
    try {
      const value: unknown = JSON.parse(this.#tokens[this.#position++] ?? '');
      if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Value;
    } catch {
      // Text that is not JSON is not a value.
    }
    throw this.#createProblem();
  }

  #takeToken(token: string): boolean {
    if (this.#tokens[this.#position]?.toLowerCase() !== token) return false;
    this.#position += 1;
    return true;
  }

  #createProblem(): Error {
    const input = this.#scimType === 'invalidFilter' ? 'filter' : 'path';
    return scimProblem(400, `The ${input} cannot be understood`, this.#scimType);
  }
}

/** The entries of a complex attribute. */
function entriesAt(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => entriesAt(entry, names));
  const [name, ...rest] = names;
  if (name === undefined) return value === undefined || value === null ? [] : [value];
  return isObject(value) ? entriesAt(value[keyOf(value, name)], rest) : [];
}

const comparableText = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value));

const isSame = (value: unknown, expected: Value): boolean => comparableText(value) === comparableText(expected);

const date = /^\d{4}-\d\d-\d\dT/;

/** Compares numbers by value, times by date, and texts alphabetically; `NaN` for values of different types. */
function compareValues(value: unknown, expected: Value): number {
  if (typeof value !== typeof expected) return Number.NaN;
  if (typeof value === 'number') return value - Number(expected);
  const one = comparableText(value);
  const other = comparableText(expected);
  if (typeof value === 'string' && date.test(value) && date.test(String(expected)))
    return Date.parse(value) - Date.parse(String(expected));
  return one < other ? -1 : Number(one > other);
}

const comparisons: Readonly<Record<string, (value: unknown, expected: Value) => boolean>> = {
  eq: isSame,
  ne: (value, expected) => !isSame(value, expected),
  co: (value, expected) => contains(comparableText(value), comparableText(expected)),
  sw: (value, expected) => comparableText(value).startsWith(comparableText(expected)),
  ew: (value, expected) => comparableText(value).endsWith(comparableText(expected)),
  gt: (value, expected) => compareValues(value, expected) > 0,
  ge: (value, expected) => compareValues(value, expected) >= 0,
  lt: (value, expected) => compareValues(value, expected) < 0,
  le: (value, expected) => compareValues(value, expected) <= 0,
};
