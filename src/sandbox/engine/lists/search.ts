import { isObject } from '../../values/json.js';
import { invalidField } from '../../store/errors.js';
import { sortDirection, sortByField } from '../../http/listing.js';
import { contains } from '../../values/text-search.js';
import { compareTexts, readCriteria } from './criteria.js';
import type { Json } from '../../values/json.js';
import { shapeOf } from '../../operations/shapes.js';
import { textOf } from '../values.js';

/** Fields of a search body that are implemented: criteria, filters, words, sorting, paging, and the fields to return. */
const supportedFields = new Set([
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
    return supportedFields.has(name) && (name !== 'query' || list);
  });
}

/**
 * Returns the entities that match the body of a search: the criteria of `query`, a `queryPhrase` or `name` that their name
 * contains, divisions, and `filters` with a field, an operator and values. Sorts them as the body specifies. With a `type`, a
 * filter must name one of its fields.
 * @throws the platform's 400.
 */
export function searchEntities<T extends Json>(entities: readonly T[], body: unknown, type?: string): readonly T[] {
  if (!isObject(body)) return entities;
  const criteria = Array.isArray(body['query']) ? (body['query'].filter(isObject) as Parameters<typeof readCriteria>[0]) : [];
  const meetsCriteria = readCriteria(criteria, ['name']);
  const phrase = [body['queryPhrase'], body['name']].find((text) => typeof text === 'string' && text !== '');
  const nameText = phrase === undefined ? undefined : textOf(phrase).toLowerCase();
  const isPrefixSearch = body['nameSearchType'] === 'BEGINS_WITH';
  const divisions = listOf(body['divisionIds']);
  const filters = (Array.isArray(body['filters']) ? body['filters'].filter(isObject) : []).map((filter, index) =>
    readFilter(filter, index, type),
  );
  return sortByBody(
    entities.filter((entity) => {
      const name = textOf(entity['name']).toLowerCase();
      return (
        meetsCriteria(entity) &&
        (nameText === undefined || (isPrefixSearch ? name.startsWith(nameText) : contains(name, nameText))) &&
        (divisions.length === 0 || valuesIn(entity, 'divisionId').some((id) => divisions.includes(id))) &&
        filters.every((filter) => filter(entity))
      );
    }),
    body,
  );
}

/** Returns only the `attributes` that a body names, if it names any. */
export function pickAttributes<T extends Json>(entities: readonly T[], body: unknown): readonly Partial<T>[] {
  const names = isObject(body) && Array.isArray(body['attributes']) ? body['attributes'].map(textOf) : [];
  if (names.length === 0) return entities;
  const fieldNames = new Set(['id', ...names]);
  return entities.map(
    (entity) => Object.fromEntries(Object.entries(entity).filter(([name]) => fieldNames.has(name))) as Partial<T>,
  );
}

type Test = (values: readonly string[], expected: readonly string[]) => boolean;

const anyValue =
  (isMatch: (value: string, expected: string) => boolean): Test =>
  (values, expected) =>
    values.some((value) => expected.some((each) => isMatch(value, each)));

const equalsAny = anyValue((value, expected) => value === expected);

const isBetween: Test = (values, [from = '', to = '']) =>
  values.some((value) => compareTexts(value, from) >= 0 && compareTexts(value, to) <= 0);

const tests: Readonly<Record<string, Test>> = {
  EQ: equalsAny,
  EQUALS: equalsAny,
  IN: equalsAny,
  NEQ: (values, expected) => !equalsAny(values, expected),
  NOTEQUALS: (values, expected) => !equalsAny(values, expected),
  GT: anyValue((value, expected) => compareTexts(value, expected) > 0),
  GTE: anyValue((value, expected) => compareTexts(value, expected) >= 0),
  LT: anyValue((value, expected) => compareTexts(value, expected) < 0),
  LTE: anyValue((value, expected) => compareTexts(value, expected) <= 0),
  BETWEEN: isBetween,
  // The operators of content management have other names.
  RANGE: isBetween,
  GREATERTHAN: anyValue((value, expected) => compareTexts(value, expected) > 0),
  GREATERTHANEQUALS: anyValue((value, expected) => compareTexts(value, expected) >= 0),
  LESSTHAN: anyValue((value, expected) => compareTexts(value, expected) < 0),
  LESSTHANEQUALS: anyValue((value, expected) => compareTexts(value, expected) <= 0),
  CONTAINS: anyValue(contains),
  BEGINS_WITH: anyValue((value, expected) => value.startsWith(expected)),
};

/**
 * @throws the platform's 400 for a name that is not a field, and for an operator that does not accept this number of values.
 */
function readFilter(filter: Json, index: number, type: string | undefined): (entity: Json) => boolean {
  const name = textOf(filter['name']);
  const operator = textOf(filter['operator']);
  const expected = listOf(filter['values']);
  const test = tests[operator] ?? equalsAny;
  if (type !== undefined && !namesOf(name).some((each) => shapeOf(type).has(each)))
    throw invalidField(`${name} is not a field to filter by`, `filters[${index}].name`);
  if (test === isBetween && expected.length !== 2) throw invalidField(`${operator} takes two values`, `filters[${index}].values`);
  return (entity) => test(valuesIn(entity, name), expected);
}

const listOf = (values: unknown): string[] => (Array.isArray(values) ? values.map((value) => textOf(value).toLowerCase()) : []);

/** Sorts by `sortBy` and `sortOrder`, or by `sort`, which names a field and a direction. */
function sortByBody<T extends Json>(entities: readonly T[], body: Json): readonly T[] {
  const { sort, sortBy } = body;
  const first = Array.isArray(sort) ? (sort as unknown[])[0] : sort;
  if (isObject(first)) {
    const field = textOf(first['name'] ?? first['sortBy']);
    const direction = first['ascending'] === false ? -1 : directionOf(first['sortOrder']);
    return field === '' ? entities : sortByField(entities, field, direction);
  }
  return typeof sortBy === 'string' ? sortByField(entities, sortBy, directionOf(body['sortOrder'])) : entities;
}

/** Some searches use `sortOrder` with words that do not specify a direction. */
const directionOf = (sortOrder: unknown): 1 | -1 =>
  typeof sortOrder === 'string' && /^(asc|desc)/i.test(sortOrder) ? sortDirection(sortOrder) : 1;

/** The texts of a field; the ids, if its values have any. `libraryId` also matches `libraries`. */
function valuesIn(entity: Json, name: string): string[] {
  const fieldName = namesOf(name).find((each) => entity[each] !== undefined);
  return [fieldName === undefined ? undefined : entity[fieldName]].flat().flatMap((value: unknown) => {
    const text = isObject(value) ? value['id'] : value;
    return text === undefined || text === null ? [] : [textOf(text).toLowerCase()];
  });
}

function namesOf(name: string): string[] {
  const owner = name.replace(/Id$/, '');
  return [name, owner, `${owner}s`, owner.replace(/y$/, 'ies')];
}
