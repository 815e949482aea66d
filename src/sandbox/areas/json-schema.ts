import { isObject } from '../values/json.js';
import type { Finding } from '../http/validators.js';
import type { Json } from './repository.js';

/** The maximum depth to which schemas are followed. Deeper values are not validated. */
const DEPTH = 20;

/**
 * Validates a value against a JSON schema: types, enumerations, required and unknown properties, lengths and bounds. @returns
 * the faults.
 */
export function validateSchema(schema: unknown, value: unknown, path = '', depth = 0): Finding[] {
  if (!isObject(schema) || depth > DEPTH) return [];
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  if (types.length > 0 && !types.some((type) => isOfType(type, value)))
    return [createFinding(path, `is not of the type ${types.join(' or ')}`)];
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value))
    return [createFinding(path, 'is none of the values of the schema')];
  if (typeof value === 'string' || typeof value === 'number') return validateBounds(schema, value, path);
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => validateSchema(schema['items'], entry, `${path}[${index}]`, depth + 1));
  return isObject(value) ? validateObject(schema, value, path, depth) : [];
}

function validateObject(schema: Json, value: Json, path: string, depth: number): Finding[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const pathOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const requiredNames = Array.isArray(schema['required']) ? schema['required'].filter((name) => typeof name === 'string') : [];
  const missingNames = requiredNames.filter((name) => value[name] === undefined || value[name] === null);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null);
  return [
    ...missingNames.map((name) => createFinding(pathOf(name), 'is required', 'required.field')),
    ...entries.flatMap(([name, entry]): Finding[] => {
      if (Object.hasOwn(properties, name)) return validateSchema(properties[name], entry, pathOf(name), depth + 1);
      return schema['additionalProperties'] === false
        ? [createFinding(pathOf(name), 'is not in the schema', 'unknown.field')]
        : [];
    }),
  ];
}

function validateBounds(schema: Json, value: string | number, path: string): Finding[] {
  const size = typeof value === 'string' ? value.length : value;
  const [minimumKey, maximumKey] = typeof value === 'string' ? ['minLength', 'maxLength'] : ['minimum', 'maximum'];
  const minimum = schema[minimumKey];
  const maximum = schema[maximumKey];
  if (typeof minimum === 'number' && size < minimum) return [createFinding(path, `is below ${minimumKey} ${minimum}`)];
  if (typeof maximum === 'number' && size > maximum) return [createFinding(path, `is above ${maximumKey} ${maximum}`)];
  return [];
}

function createFinding(fieldName: string, message: string, errorCode: Finding['errorCode'] = 'invalid.value'): Finding {
  return { errorCode, fieldName, message: `${fieldName === '' ? 'The value' : fieldName} ${message}` };
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}
