import { isObject } from '../../values/json.js';
import { badRequest } from '../../store/errors.js';
import { sortDirection, sortedBy } from '../../http/listing.js';
import { contains } from '../../values/text-search.js';
import { order, readCriteria } from './criteria.js';
import type { Json } from '../../values/json.js';
import { shapeOf } from '../../operations/shapes.js';
import { textOf } from '../values.js';

/** Fields of a search body that are implemented: criteria, filters, words, sorting, paging, and the fields to return. */
const understood = new Set([
  'query',
  'queryPhrase',
  'name',
  'types',
  'sort',
  'sortBy',
  'sortOrder',
  'pageSize',
  'pageNumber',
  'expand',
  'returnFields',
  'filters',
  'attributes',
  'after',
  'select',
  'expands',
  'nameSearchType',
  'divisionIds',
]);

/** Whether all fields of a body type are implemented. */
export function isSearchable(type: string): boolean {
  return [...shapeOf(type).values()].every(({ name, list, kind }) => {
    if (name === 'filters') return ['name', 'operator', 'values'].every((field) => shapeOf(kind).has(field));
    return understood.has(name) && (name !== 'query' || list);
  });
}

/**
 * Returns the entities that match the body of a search: the criteria of `query`, a `queryPhrase` or `name` that their name
 * contains, divisions, and `filters` with a field, an operator and values. Sorts them as the body specifies. With a `type`, a
 * filter must name one of its fields.
 * @throws the platform's 400.
 */
export function searched(entities: readonly Json[], body: unknown, type?: string): readonly Json[] {
  if (!isObject(body)) return entities;
  const criteria = Array.isArray(body['query']) ? body['query'].filter(isObject) : [];
  const fits = readCriteria(criteria, ['name']);
  const phrase = [body['queryPhrase'], body['name']].find((text) => typeof text === 'string' && text !== '');
  const named = phrase === undefined ? undefined : textOf(phrase).toLowerCase();
  const begins = body['nameSearchType'] === 'BEGINS_WITH';
  const divisions = listOf(body['divisionIds']);
  const filters = (Array.isArray(body['filters']) ? body['filters'].filter(isObject) : []).map((filter, index) =>
    readFilter(filter, index, type),
  );
  return sortedAsAsked(
    entities.filter((entity) => {
      const name = textOf(entity['name']).toLowerCase();
      return (
        fits(entity) &&
        (named === undefined || (begins ? name.startsWith(named) : contains(name, named))) &&
        (divisions.length === 0 || valuesIn(entity, 'divisionId').some((id) => divisions.includes(id))) &&
        filters.every((filter) => filter(entity))
      );
    }),
    body,
  );
}

/** Returns only the `attributes` that a body names, if it names any. */
export function chosen(entities: readonly Json[], body: unknown): readonly Json[] {
  const names = isObject(body) && Array.isArray(body['attributes']) ? body['attributes'].map(textOf) : [];
  if (names.length === 0) return entities;
  const kept = new Set(['id', ...names]);
  return entities.map((entity) => Object.fromEntries(Object.entries(entity).filter(([name]) => kept.has(name))));
}

type Test = (values: readonly string[], wanted: readonly string[]) => boolean;

const any =
  (holds: (value: string, wanted: string) => boolean): Test =>
  (values, wanted) =>
    values.some((value) => wanted.some((each) => holds(value, each)));

const equal = any((value, wanted) => value === wanted);

const between: Test = (values, [from = '', to = '']) => values.some((value) => order(value, from) >= 0 && order(value, to) <= 0);

const tests: Readonly<Record<string, Test>> = {
  EQ: equal,
  EQUALS: equal,
  IN: equal,
  NEQ: (values, wanted) => !equal(values, wanted),
  NOTEQUALS: (values, wanted) => !equal(values, wanted),
  GT: any((value, wanted) => order(value, wanted) > 0),
  GTE: any((value, wanted) => order(value, wanted) >= 0),
  LT: any((value, wanted) => order(value, wanted) < 0),
  LTE: any((value, wanted) => order(value, wanted) <= 0),
  BETWEEN: between,
  // The operators of content management have other names.
  RANGE: between,
  GREATERTHAN: any((value, wanted) => order(value, wanted) > 0),
  GREATERTHANEQUALS: any((value, wanted) => order(value, wanted) >= 0),
  LESSTHAN: any((value, wanted) => order(value, wanted) < 0),
  LESSTHANEQUALS: any((value, wanted) => order(value, wanted) <= 0),
  CONTAINS: any(contains),
  BEGINS_WITH: any((value, wanted) => value.startsWith(wanted)),
};

/**
 * @throws the platform's 400 for a name that is not a field, and for an operator that does not accept this number of values.
 */
function readFilter(filter: Json, index: number, type: string | undefined): (entity: Json) => boolean {
  const name = textOf(filter['name']);
  const operator = textOf(filter['operator']);
  const wanted = listOf(filter['values']);
  const test = tests[operator] ?? equal;
  if (type !== undefined && !namesOf(name).some((each) => shapeOf(type).has(each)))
    throw badRequest(`${name} is not a field to filter by`, [
      { errorCode: 'invalid.value', fieldName: `filters[${index}].name` },
    ]);
  if (test === between && wanted.length !== 2)
    throw badRequest(`${operator} takes two values`, [{ errorCode: 'invalid.value', fieldName: `filters[${index}].values` }]);
  return (entity) => test(valuesIn(entity, name), wanted);
}

const listOf = (values: unknown): string[] => (Array.isArray(values) ? values.map((value) => textOf(value).toLowerCase()) : []);

/** Sorts by `sortBy` and `sortOrder`, or by `sort`, which names a field and a direction. */
function sortedAsAsked(entities: readonly Json[], body: Json): readonly Json[] {
  const { sort, sortBy } = body;
  const first = Array.isArray(sort) ? (sort as unknown[])[0] : sort;
  if (isObject(first)) {
    const field = textOf(first['name'] ?? first['sortBy']);
    const direction = first['ascending'] === false ? -1 : directionOf(first['sortOrder']);
    return field === '' ? entities : sortedBy(entities, field, direction);
  }
  return typeof sortBy === 'string' ? sortedBy(entities, sortBy, directionOf(body['sortOrder'])) : entities;
}

/** Some searches use `sortOrder` with words that do not specify a direction. */
const directionOf = (said: unknown): 1 | -1 => (typeof said === 'string' && /^(asc|desc)/i.test(said) ? sortDirection(said) : 1);

/** The texts of a field; the ids, if its values have any. `libraryId` also matches `libraries`. */
function valuesIn(entity: Json, name: string): string[] {
  const held = namesOf(name).find((each) => entity[each] !== undefined);
  return [held === undefined ? undefined : entity[held]].flat().flatMap((value: unknown) => {
    const text = isObject(value) ? value['id'] : value;
    return text === undefined || text === null ? [] : [textOf(text).toLowerCase()];
  });
}

function namesOf(name: string): string[] {
  const owner = name.replace(/Id$/, '');
  return [name, owner, `${owner}s`, owner.replace(/y$/, 'ies')];
}
