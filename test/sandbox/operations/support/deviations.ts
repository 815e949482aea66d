import { isObject } from '../../../../src/sandbox/values/json.js';
import { declaredShapes } from './declared-shapes.js';

const shapes = declaredShapes();

const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Checks a value of a kind that has no fields. */
const plain: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  int: Number.isSafeInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && time.test(value),
  day: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  object: isObject,
  any: (value) => value !== undefined,
};

/**
 * Lists the deviations of a value from its type in the models: undeclared fields, values of another kind or missing from the
 * enumeration, and missing required fields. A nested entity only needs its ID.
 */
export function deviations(value: unknown, type: string, path = '', isNested = false): string[] {
  const here = path === '' ? 'the whole' : path;
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return [`${here} is no ${type}`];
    return value.flatMap((entry: unknown) => deviations(entry, type.slice(0, -2), `${path}[]`, true));
  }
  const held = type.endsWith('{}') ? type.slice(0, -2) : /^Dictionary<(.*)>$/.exec(type)?.[1];
  if (held !== undefined) {
    if (!isObject(value)) return [`${here} is no ${type}`];
    return Object.values(value).flatMap((entry) => deviations(entry, held, `${path}{}`, true));
  }
  if (type.startsWith('(')) {
    const values = type.slice(1, -1).split('|').map(decodeURIComponent);
    return values.includes(value as string) ? [] : [`${here} is ${JSON.stringify(value)}, which is not listed`];
  }
  const fits = plain[type === 'JsonObject' || type === 'unknown' ? 'any' : type];
  if (fits) return fits(value) ? [] : [`${here} is ${JSON.stringify(value).slice(0, 60)}, no ${type}`];
  const fields = shapes.get(type);
  if (!fields) return [`${here} is of a type that nobody declares: ${type}`];
  if (!isObject(value)) return [`${here} is no ${type}`];
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const fieldNames = new Set(fields.map(({ name }) => name));
  const isReference = isNested && typeof value['id'] === 'string' && fieldNames.has('id');
  return [
    ...Object.keys(value).flatMap((name) =>
      fieldNames.has(name) || fields.length === 0 ? [] : [`${at(name)} is no field of ${type}`],
    ),
    ...fields.flatMap(({ name, optional, type: declared }) => {
      if (value[name] !== undefined) return deviations(value[name], declared, at(name), true);
      return optional || isReference ? [] : [`${at(name)} is missing`];
    }),
  ];
}
