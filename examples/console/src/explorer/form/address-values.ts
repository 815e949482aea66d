import type { Operation, Parameter } from '../data/types.js';
import type { Address, QueryPair } from '../search/address.js';
import { decodeText, isPlaceholder } from '../search/address.js';
import type { FieldValue, FormValues } from './values.js';

/** The content of a form as an address has it. */
export interface AddressValues {
  values: FormValues;
  /** The query values that the method does not have. */
  unknownNames: readonly string[];
}

/** Reads the path and query values of a method from an address; `undefined` if the address is of another route. */
export function valuesFromAddress({ path, parameters }: Operation, { segments, query }: Address): AddressValues | undefined {
  const pathValues = readPath(path, segments);
  if (!pathValues) return undefined;
  const ofQuery = parameters.filter(({ place }) => place === 'query');
  const queryValues = ofQuery.flatMap((parameter): [string, FieldValue][] => {
    const pairs = query.filter(({ name }) => name === sentName(parameter));
    const value = fieldValue(parameter, pairs);
    return value.length === 0 ? [] : [[parameter.name, value]];
  });
  const names = new Set(ofQuery.map(sentName));
  const unknownNames = [...new Set(query.map(({ name }) => name))].filter((name) => !names.has(name));
  return { values: Object.fromEntries([...pathValues, ...queryValues]), unknownNames };
}

/** Returns the values of a route's placeholders; `undefined` if the segments are of another route. */
export function readPath(path: string, segments: readonly string[]): [string, string][] | undefined {
  const route = path.split('/').slice(3);
  if (route.length !== segments.length) return undefined;
  const values: [string, string][] = [];
  for (const [index, part] of route.entries()) {
    const segment = segments[index] ?? '';
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (name === undefined && part.toLowerCase() !== segment.toLowerCase()) return undefined;
    // In a path, a plus is a plus.
    if (name !== undefined && !isPlaceholder(segment)) values.push([name, decodeText(segment.replaceAll('+', '%2B'))]);
  }
  return values;
}

const sentName = ({ name, wireName = name }: Parameter): string => wireName;

function fieldValue({ list, type }: Parameter, pairs: readonly QueryPair[]): FieldValue {
  if (list) return pairs.flatMap(({ items }) => items).filter((item) => item !== '');
  const [{ value } = { value: '' }] = pairs;
  return type === 'boolean' ? value.toLowerCase() : value;
}
