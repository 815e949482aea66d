import { isObject } from '../values/json.js';
import { shapeOf, valuesOf } from '../operations/shapes.js';

/**
 * Returns the parts of a value that a type of the contract can hold: declared fields, and enumeration words in the type's
 * spelling. Values of another kind are left out at any depth; `undefined` if nothing fits.
 */
export function fitToType(type: string, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (type.endsWith('[]')) return Array.isArray(value) ? value.flatMap((entry: unknown) => fitEntry(type, entry)) : undefined;
  if (type.endsWith('{}')) return isObject(value) ? fitFields(value, () => type.slice(0, -2)) : undefined;
  if (type.startsWith('(') || type.startsWith('@')) return typeof value === 'string' ? enumSpelling(type, value) : undefined;
  const convert = converters[type];
  if (convert) return convert(value);
  if (!isObject(value)) return undefined;
  const shape = shapeOf(type);
  return shape.size === 0 ? value : fitFields(value, (name) => shape.get(name)?.type);
}

const fitEntry = (type: string, entry: unknown): unknown[] => {
  const fittedEntry = fitToType(type.slice(0, -2), entry);
  return fittedEntry === undefined ? [] : [fittedEntry];
};

function fitFields(value: Readonly<Record<string, unknown>>, typeOf: (name: string) => string | undefined): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]): [string, unknown][] => {
      const type = typeOf(name);
      const fittedEntry = type === undefined ? undefined : fitToType(type, entry);
      return fittedEntry === undefined ? [] : [[name, fittedEntry]];
    }),
  );
}

interface EnumWords {
  readonly declared: ReadonlySet<string>;
  readonly byNormalisedSpelling: ReadonlyMap<string, string>;
}

const wordsByType = new Map<string, EnumWords>();

/** The word as an enumeration spells it; `undefined` if the enumeration does not list it in any spelling. */
export function enumSpelling(type: string, word: string): string | undefined {
  const enumWords = wordsOf(type);
  return enumWords.declared.has(word) ? word : enumWords.byNormalisedSpelling.get(normaliseSpelling(word));
}

/** The words of an enumeration, also by a normalised spelling. */
function wordsOf(type: string): EnumWords {
  const cachedWords = wordsByType.get(type);
  if (cachedWords) return cachedWords;
  const values = valuesOf(type) ?? [];
  const enumWords = {
    declared: new Set(values),
    byNormalisedSpelling: new Map(values.map((word) => [normaliseSpelling(word), word])),
  };
  wordsByType.set(type, enumWords);
  return enumWords;
}

/** Responses and events write the same words differently: `INPROGRESS`, `InProgress`, `in_progress`. */
const normaliseSpelling = (word: string): string => word.replaceAll(/[_\s.-]/g, '').toLowerCase();

const keepIf =
  (isKind: (value: unknown) => boolean) =>
  (value: unknown): unknown =>
    isKind(value) ? value : undefined;

/** Converts a value to a kind that has no fields; `undefined` if it does not fit. */
const converters: Readonly<Record<string, (value: unknown) => unknown>> = {
  string: (value) => (typeof value === 'number' || typeof value === 'boolean' ? `${value}` : keepIf(isText)(value)),
  int: keepIf(Number.isSafeInteger),
  number: keepIf(Number.isFinite),
  boolean: keepIf((value) => typeof value === 'boolean'),
  date: toIsoTime,
  day: (value) => (isText(value) ? keepIf((day) => /^\d{4}-\d{2}-\d{2}$/.test(String(day)))(value.slice(0, 10)) : undefined),
  object: keepIf(isObject),
  any: (value) => value,
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A time in the format of events, whatever its input format. */
function toIsoTime(value: unknown): string | undefined {
  const parsedTime = isText(value) ? Date.parse(value) : NaN;
  const time = typeof value === 'number' ? value : parsedTime;
  return Number.isFinite(time) && Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : undefined;
}
