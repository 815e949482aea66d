import { shapeOf, valuesOf } from '../../../../src/sandbox/operations/shapes.js';

/** Levels of objects that have all optional fields; deeper ones have only required fields. */
const FILL_DEPTH = 2;

const plain: Readonly<Record<string, unknown>> = {
  string: 'text',
  int: 2,
  number: 1.5,
  boolean: true,
  any: 'anything',
  object: {},
  date: '2024-05-06T07:08:09.000Z',
  day: '2024-05-06',
};

/** A value of a type in the spelling of the table, with all optional fields. */
export function plausible(type: string, name = '', depth = 0): unknown {
  const suffix = type.slice(-2);
  if (suffix === '[]') return depth > FILL_DEPTH ? [] : [plausible(type.slice(0, -2), name, depth)];
  if (suffix === '{}') return depth > FILL_DEPTH ? {} : { key: plausible(type.slice(0, -2), name, depth) };
  const [value = plain[type]] = valuesOf(type) ?? [];
  if (type === 'string' && name === 'interval') return '2024-05-06T00:00Z/P1D';
  return value ?? plausibleObject(type, depth);
}

function plausibleObject(type: string, depth: number): Record<string, unknown> {
  const fields = [...shapeOf(type).values()].filter(({ optional }) => !optional || depth < FILL_DEPTH);
  // Some types contain themselves as a required field.
  if (depth > 8) return {};
  return Object.fromEntries(fields.map((field) => [field.name, plausible(field.type, field.name, depth + 1)]));
}

/**
 * An invalid value for this type, and where in it the error is, after the name of its field; `undefined` if the type accepts
 * any value.
 */
export function faulty(type: string): { value: unknown; at: string } | undefined {
  const suffix = type.slice(-2);
  if (suffix === '[]' || suffix === '{}') {
    const held = faulty(type.slice(0, -2));
    if (!held) return { value: 'neither', at: '' };
    return suffix === '[]' ? { value: [held.value], at: `[0]${held.at}` } : { value: { key: held.value }, at: `.key${held.at}` };
  }
  if (valuesOf(type)) return { value: 'NO_SUCH_VALUE', at: '' };
  if (type === 'any') return undefined;
  return {
    value: { string: 7, int: 1.5, number: '1', boolean: 'yes', date: 'soon', day: '2024-05-06T07:08:09Z' }[type] ?? ['x'],
    at: '',
  };
}
