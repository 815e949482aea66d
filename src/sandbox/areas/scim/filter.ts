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
  among: ScimTest | undefined;
}

/** Maximum nesting of parentheses. */
const DEPTH = 50;

const words = /\s+|"(?:[^"\\]|\\[^])*"|[()[\]]|[^\s()[\]"]+/gy;

/** Parses a filter (RFC 7644, 3.4.2.2). @throws the 400 `invalidFilter`. */
export function scimFilter(filter: string | undefined): ScimTest {
  if (filter === undefined || filter === '') return () => true;
  const reader = new Reader(filter, 'invalidFilter');
  const test = reader.either(0);
  reader.end();
  return test;
}

/** Parses a path (RFC 7644, 3.5.2). @throws the 400 `invalidPath`. */
export function scimPath(path: string): ScimPath {
  const reader = new Reader(path, 'invalidPath');
  const found = reader.path();
  reader.end();
  return found;
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
  const wanted = name.toLowerCase();
  return Object.keys(value).find((key) => key.toLowerCase() === wanted) ?? name;
}

class Reader {
  readonly #scimType: 'invalidFilter' | 'invalidPath';
  readonly #words: readonly string[];
  #at = 0;

  constructor(text: string, scimType: 'invalidFilter' | 'invalidPath') {
    this.#scimType = scimType;
    const found = text.match(words) ?? [];
    if (found.join('') !== text) throw this.#wrong();
    this.#words = found.filter((word) => word.trim() !== '');
  }

  end(): void {
    if (this.#at < this.#words.length) throw this.#wrong();
  }

  either(depth: number): ScimTest {
    const tests = [this.#all(depth)];
    while (this.#takes('or')) tests.push(this.#all(depth));
    return (resource) => tests.some((test) => test(resource));
  }

  path(): ScimPath {
    const names = this.#names();
    if (!this.#takes('[')) return { names, among: undefined };
    const among = this.either(1);
    if (!this.#takes(']')) throw this.#wrong();
    const rest = this.#words[this.#at];
    if (rest === undefined) return { names, among };
    if (!/^\.\w+$/.test(rest)) throw this.#wrong();
    this.#at += 1;
    return { names: [...names, rest.slice(1)], among };
  }

  #all(depth: number): ScimTest {
    const tests = [this.#one(depth)];
    while (this.#takes('and')) tests.push(this.#one(depth));
    return (resource) => tests.every((test) => test(resource));
  }

  #one(depth: number): ScimTest {
    if (depth > DEPTH) throw this.#wrong();
    if (this.#takes('not')) {
      const test = this.#group(depth);
      return (resource) => !test(resource);
    }
    return this.#words[this.#at] === '(' ? this.#group(depth) : this.#comparison(depth);
  }

  #group(depth: number): ScimTest {
    if (!this.#takes('(')) throw this.#wrong();
    const test = this.either(depth + 1);
    if (!this.#takes(')')) throw this.#wrong();
    return test;
  }

  #comparison(depth: number): ScimTest {
    const names = this.#names();
    if (this.#takes('[')) {
      const test = this.either(depth + 1);
      if (!this.#takes(']')) throw this.#wrong();
      return (resource) => entriesAt(resource, names).some(test);
    }
    const operator = (this.#words[this.#at++] ?? '').toLowerCase();
    if (operator === 'pr') return (resource) => valuesAt(resource, names).some((value) => value !== '');
    const wanted = this.#value();
    const compare = comparisons[operator];
    if (!compare || (typeof wanted !== 'string' && ['co', 'sw', 'ew'].includes(operator))) throw this.#wrong();
    if (['gt', 'ge', 'lt', 'le'].includes(operator) && (wanted === null || typeof wanted === 'boolean')) throw this.#wrong();
    if (wanted === null) return (resource) => (valuesAt(resource, names).length === 0) === (operator === 'eq');
    if (operator === 'ne') return (resource) => !valuesAt(resource, names).some((value) => isSame(value, wanted));
    return (resource) => valuesAt(resource, names).some((value) => compare(value, wanted));
  }

  /** An attribute may have its schema as prefix: attributes of an extension are nested below it. */
  #names(): string[] {
    const word = this.#words[this.#at++] ?? '';
    const [, extension, own] = /^(urn:.+:extension:.+:\d+\.\d+:\w+)(?::(.+))?$/i.exec(word) ?? [];
    if (extension !== undefined && own === undefined) return [extension];
    const names = (own ?? word.slice(word.lastIndexOf(':') + 1)).split('.');
    if (!names.every((name) => /^[A-Za-z$][\w$-]*$/.test(name))) throw this.#wrong();
    return extension === undefined ? names : [extension, ...names];
  }

  #value(): Value {
    try {
      const value: unknown = JSON.parse(this.#words[this.#at++] ?? '');
      if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Value;
    } catch {
      // Text that is not JSON is not a value.
    }
    throw this.#wrong();
  }

  #takes(word: string): boolean {
    if (this.#words[this.#at]?.toLowerCase() !== word) return false;
    this.#at += 1;
    return true;
  }

  #wrong(): Error {
    const what = this.#scimType === 'invalidFilter' ? 'filter' : 'path';
    return scimProblem(400, `The ${what} cannot be understood`, this.#scimType);
  }
}

/** The entries of a complex attribute. */
function entriesAt(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => entriesAt(entry, names));
  const [name, ...rest] = names;
  if (name === undefined) return value === undefined || value === null ? [] : [value];
  return isObject(value) ? entriesAt(value[keyOf(value, name)], rest) : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value));

const isSame = (value: unknown, wanted: Value): boolean => text(value) === text(wanted);

const date = /^\d{4}-\d\d-\d\dT/;

/** Compares numbers by value, times by date, and texts alphabetically; `NaN` for values of different types. */
function order(value: unknown, wanted: Value): number {
  if (typeof value !== typeof wanted) return Number.NaN;
  if (typeof value === 'number') return value - Number(wanted);
  const one = text(value);
  const other = text(wanted);
  if (typeof value === 'string' && date.test(value) && date.test(String(wanted)))
    return Date.parse(value) - Date.parse(String(wanted));
  return one < other ? -1 : Number(one > other);
}

const comparisons: Readonly<Record<string, (value: unknown, wanted: Value) => boolean>> = {
  eq: isSame,
  ne: (value, wanted) => !isSame(value, wanted),
  co: (value, wanted) => contains(text(value), text(wanted)),
  sw: (value, wanted) => text(value).startsWith(text(wanted)),
  ew: (value, wanted) => text(value).endsWith(text(wanted)),
  gt: (value, wanted) => order(value, wanted) > 0,
  ge: (value, wanted) => order(value, wanted) >= 0,
  lt: (value, wanted) => order(value, wanted) < 0,
  le: (value, wanted) => order(value, wanted) <= 0,
};
