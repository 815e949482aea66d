import type { ModelField, Models } from '../../explorer/data/types.js';
import { isJsonObject } from '../../shared/json-object.js';

/**
 * How a part of a payload differs from its type. `unknown`: the type has no such field. `missing`: the type requires the field.
 * `wrong`: the value has another type. `unlisted`: a value that the enumeration does not list.
 */
export type Difference = 'unknown' | 'missing' | 'wrong' | 'unlisted';

/** A line of a payload as formatted JSON. */
export interface PayloadLine {
  readonly depth: number;
  readonly text: string;
  readonly difference?: Difference;
  /** The expected type, for `wrong` and `missing`. */
  readonly expected?: string;
}

/** What is expected of a value: the text of its type, and the values of an enumeration. */
interface Expectation {
  readonly type: string;
  readonly values?: readonly string[] | undefined;
}

/** Nothing is expected of values that the contract does not describe. */
const anything: Expectation = { type: 'unknown' };

/** Payloads that are deeper than this are not compared further down. */
const DEEPEST = 50;

/** Formats a payload as JSON, and marks what differs from its type. */
export function compareWithType(payload: unknown, type: string, models: Models): PayloadLine[] {
  return new Comparison(models).lines(payload, { type });
}

class Comparison {
  readonly #models: Models;

  constructor(models: Models) {
    this.#models = models;
  }

  lines(value: unknown, expectation: Expectation, depth = 0): PayloadLine[] {
    const expected = this.#resolve(expectation);
    if (depth > DEEPEST) return [{ depth, text: JSON.stringify(value) }];
    const mismatch = mismatchOf(value, expected, this.#models);
    if (Array.isArray(value)) return this.#listLines(value, expected, depth, mismatch);
    if (typeof value === 'object' && value !== null) {
      return this.#objectLines(value as Readonly<Record<string, unknown>>, expected, depth, mismatch);
    }
    return [{ depth, text: JSON.stringify(value ?? null), ...mismatch }];
  }

  #listLines(list: readonly unknown[], { type, values }: Expectation, depth: number, mismatch: Mismatch): PayloadLine[] {
    if (list.length === 0) return [{ depth, text: '[]', ...mismatch }];
    const element = type.endsWith('[]') ? { type: elementType(type), values } : anything;
    const elements = list.map((item) => this.lines(item, element, depth + 1));
    return [{ depth, text: '[', ...mismatch }, ...separated(elements), { depth, text: ']' }];
  }

  #objectLines(
    object: Readonly<Record<string, unknown>>,
    { type }: Expectation,
    depth: number,
    mismatch: Mismatch,
  ): PayloadLine[] {
    const fields = this.#fieldsOf(type);
    const entries = Object.entries(object).map(([name, value]) => {
      const field = fields?.get(name);
      const [first, ...others] = this.lines(value, field ?? this.#entryType(type), depth + 1);
      const unknown: Mismatch = fields && !field ? { difference: 'unknown' } : undefined;
      return first ? [{ ...first, text: `${JSON.stringify(name)}: ${first.text}`, ...unknown }, ...others] : [];
    });
    const missing = [...(fields?.values() ?? [])].filter((field) => field.required && !Object.hasOwn(object, field.name));
    const missingLines = missing.map(({ name, type: expected }): PayloadLine => {
      return { depth: depth + 1, text: JSON.stringify(name), difference: 'missing', expected };
    });
    if (entries.length === 0 && missingLines.length === 0) return [{ depth, text: '{}', ...mismatch }];
    return [{ depth, text: '{', ...mismatch }, ...separated(entries), ...missingLines, { depth, text: '}' }];
  }

  /** The fields of a type, by name; `undefined` if the contract does not list them. */
  #fieldsOf(type: string): ReadonlyMap<string, ModelField> | undefined {
    const fields = this.#modelOf(type)?.fields;
    // An empty interface describes nothing.
    return fields && fields.length > 0 ? new Map(fields.map((field) => [field.name, field])) : undefined;
  }

  /** The type of the values of a dictionary. */
  #entryType(type: string): Expectation {
    const [, entry] = /^(?:Dictionary<|Record<string, )(.+)>$/.exec(type) ?? [];
    return entry === undefined ? anything : { type: entry };
  }

  #modelOf(type: string): Models[string] | undefined {
    return Object.hasOwn(this.#models, type) ? this.#models[type] : undefined;
  }

  /** Replaces the name of an enumeration by its values. */
  #resolve({ type, values }: Expectation): Expectation {
    const isList = type.endsWith('[]');
    const listed = this.#modelOf(isList ? elementType(type) : type)?.values;
    return listed ? { type: isList ? 'enum[]' : 'enum', values: listed } : { type, values };
  }
}

type Mismatch = Pick<PayloadLine, 'difference' | 'expected'> | undefined;

const elementType = (type: string): string => type.slice(0, -2).replace(/^\((.+)\)$/, '$1');

/** Puts a comma after each value but the last. */
function separated(values: readonly (readonly PayloadLine[])[]): PayloadLine[] {
  return values.flatMap((lines, index) => {
    const last = lines.at(-1);
    if (!last || index === values.length - 1) return lines;
    return [...lines.slice(0, -1), { ...last, text: `${last.text},` }];
  });
}

/** Types that a value may have, by the type in the contract. */
const scalarTypes: Readonly<Record<string, string>> = { string: 'string', number: 'number', boolean: 'boolean', enum: 'string' };

function mismatchOf(value: unknown, { type, values }: Expectation, models: Models): Mismatch {
  const scalar = Object.hasOwn(scalarTypes, type) ? scalarTypes[type] : undefined;
  if (scalar !== undefined) {
    if (typeof value !== scalar) return { difference: 'wrong', expected: type };
    return type === 'enum' && values?.includes(value as string) === false ? { difference: 'unlisted' } : undefined;
  }
  if (type.endsWith('[]')) return Array.isArray(value) ? undefined : { difference: 'wrong', expected: type };
  const isObjectType = /^(?:JsonObject$|Dictionary<|Record<)/.test(type) || Object.hasOwn(models, type);
  if (!isObjectType) return undefined;
  return isJsonObject(value) ? undefined : { difference: 'wrong', expected: type };
}

/** Returns how often each difference occurs. */
export function countDifferences(lines: readonly PayloadLine[]): Readonly<Record<Difference, number>> {
  const counts = { unknown: 0, missing: 0, wrong: 0, unlisted: 0 };
  for (const { difference } of lines) if (difference) counts[difference] += 1;
  return counts;
}
