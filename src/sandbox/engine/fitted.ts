import { isObject } from '../values/json.js';
import { shapeOf, valuesOf } from '../operations/shapes.js';

/**
 * Returns the parts of a value that a type of the contract can hold: declared fields, and enumeration words in the type's
 * spelling. Values of another kind are left out at any depth; `undefined` if nothing fits.
 */
export function fitted(type: string, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (type.endsWith('[]')) return Array.isArray(value) ? value.flatMap((entry: unknown) => listed(type, entry)) : undefined;
  if (type.endsWith('{}')) return isObject(value) ? fields(value, () => type.slice(0, -2)) : undefined;
  if (type.startsWith('(') || type.startsWith('@')) return typeof value === 'string' ? listedWord(type, value) : undefined;
  const fits = plain[type];
  if (fits) return fits(value);
  if (!isObject(value)) return undefined;
  const shape = shapeOf(type);
  return shape.size === 0 ? value : fields(value, (name) => shape.get(name)?.type);
}

const listed = (type: string, entry: unknown): unknown[] => {
  const found = fitted(type.slice(0, -2), entry);
  return found === undefined ? [] : [found];
};

function fields(value: Readonly<Record<string, unknown>>, typeOf: (name: string) => string | undefined): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]): [string, unknown][] => {
      const type = typeOf(name);
      const found = type === undefined ? undefined : fitted(type, entry);
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

interface Words {
  readonly listed: ReadonlySet<string>;
  readonly byPlain: ReadonlyMap<string, string>;
}

const words = new Map<string, Words>();

/** The word as an enumeration spells it; `undefined` if the enumeration does not list it in any spelling. */
export function listedWord(type: string, word: string): string | undefined {
  const known = wordsOf(type);
  return known.listed.has(word) ? word : known.byPlain.get(plainly(word));
}

/** The words of an enumeration, also by a normalised spelling. */
function wordsOf(type: string): Words {
  const before = words.get(type);
  if (before) return before;
  const values = valuesOf(type) ?? [];
  const found = { listed: new Set(values), byPlain: new Map(values.map((word) => [plainly(word), word])) };
  words.set(type, found);
  return found;
}

/** Responses and events write the same words differently: `INPROGRESS`, `InProgress`, `in_progress`. */
const plainly = (word: string): string => word.replaceAll(/[_\s.-]/g, '').toLowerCase();

const only =
  (is: (value: unknown) => boolean) =>
  (value: unknown): unknown =>
    is(value) ? value : undefined;

/** Converts a value to a kind that has no fields; `undefined` if it does not fit. */
const plain: Readonly<Record<string, (value: unknown) => unknown>> = {
  string: (value) => (typeof value === 'number' || typeof value === 'boolean' ? `${value}` : only(isText)(value)),
  int: only(Number.isSafeInteger),
  number: only(Number.isFinite),
  boolean: only((value) => typeof value === 'boolean'),
  date: moment,
  day: (value) => (isText(value) ? only((day) => /^\d{4}-\d{2}-\d{2}$/.test(String(day)))(value.slice(0, 10)) : undefined),
  object: only(isObject),
  any: (value) => value,
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A time in the format of events, whatever its input format. */
function moment(value: unknown): string | undefined {
  const parsed = isText(value) ? Date.parse(value) : NaN;
  const time = typeof value === 'number' ? value : parsed;
  return Number.isFinite(time) && Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : undefined;
}
