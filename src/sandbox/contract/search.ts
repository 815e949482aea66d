import { isObject } from '../http/body.js';
import { contains } from '../http/text-search.js';
import { readCriteria } from './criteria.js';
import type { Json } from './json.js';
import { textOf } from './values.js';

/**
 * The entities that fit what a search's body says: the criteria of `query`, a `queryPhrase` or `name` that their name holds, and `filters`
 * that name a field, `IN`, `EQUALS` or `NOTEQUALS`, and values. @throws the platform's 400.
 */
export function searched(entities: readonly Json[], body: unknown): readonly Json[] {
  if (!isObject(body)) return entities;
  const criteria = Array.isArray(body['query']) ? body['query'].filter(isObject) : [];
  const fits = readCriteria(criteria, ['name']);
  const phrase = [body['queryPhrase'], body['name']].find((text) => typeof text === 'string' && text !== '');
  const filters = Array.isArray(body['filters']) ? body['filters'].filter(isObject) : [];
  return entities.filter(
    (entity) =>
      fits(entity) &&
      (phrase === undefined || contains(textOf(entity['name']).toLowerCase(), textOf(phrase).toLowerCase())) &&
      filters.every((filter) => fitsFilter(entity, filter)),
  );
}

function fitsFilter(entity: Json, { name, operator, values }: Json): boolean {
  const wanted = Array.isArray(values) ? values.map((value) => textOf(value).toLowerCase()) : [];
  const found = valuesIn(entity, textOf(name));
  const isIn = found.some((value) => wanted.includes(value));
  return operator === 'NOTEQUALS' ? !isIn : isIn;
}

/** A field's texts; of what has ids, the ids: `libraryId` may also stand as `libraries`. */
function valuesIn(entity: Json, name: string): string[] {
  const owner = name.replace(/Id$/, '');
  const names = [name, owner, `${owner}s`, owner.replace(/y$/, 'ies')];
  const held = names.find((each) => entity[each] !== undefined);
  return [held === undefined ? undefined : entity[held]].flat().flatMap((value: unknown) => {
    const text = isObject(value) ? value['id'] : value;
    return text === undefined || text === null ? [] : [textOf(text).toLowerCase()];
  });
}
