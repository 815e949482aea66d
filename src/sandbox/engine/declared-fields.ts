import { isObject } from '../values/json.js';
import { shapeOf } from '../operations/shapes.js';

/** Returns a value in the form that a type of the contract declares: undeclared fields are left out at any depth. */
export function pickDeclaredFields<T>(type: string, value: T): T {
  return pickFields(type, value) as T;
}

function pickFields(type: string, value: unknown): unknown {
  const suffix = type.slice(-2);
  if (suffix === '[]') return Array.isArray(value) ? value.map((entry: unknown) => pickFields(type.slice(0, -2), entry)) : value;
  if (!isObject(value)) return value;
  if (suffix === '{}')
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pickFields(type.slice(0, -2), entry)]));
  const shape = shapeOf(type);
  if (shape.size === 0) return value;
  const fields = Object.entries(value).flatMap(([name, entry]): [string, unknown][] => {
    const field = shape.get(name);
    return field && entry !== undefined ? [[name, pickFields(field.type, entry)]] : [];
  });
  return Object.fromEntries(fields);
}
