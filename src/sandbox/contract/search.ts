import { isObject } from '../http/body.js';
import { contains } from '../http/text-search.js';
import type { Json } from './json.js';
import { textOf } from './values.js';

/**
 * The entities that fit what a search's body says: each entry of `query` (as the platform's searches have it, with `fields`, `value` or
 * `values`, `type`, `operator`), a `queryPhrase` and a `name`. What else it says is not understood, and leaves all.
 */
export function searched(entities: readonly Json[], body: unknown): readonly Json[] {
  if (!isObject(body)) return entities;
  const criteria = Array.isArray(body['query']) ? body['query'].filter(isObject) : [];
  const phrase = [body['queryPhrase'], body['name']].find((text) => typeof text === 'string' && text !== '');
  const fits = (entity: Json): boolean => {
    if (phrase !== undefined && !texts(entity['name']).some((text) => contains(text, textOf(phrase).toLowerCase()))) return false;
    let left = true;
    for (const criterion of criteria) {
      const result = fitsCriterion(entity, criterion);
      const operator = textOf(criterion['operator'] ?? 'AND').toUpperCase();
      left = operator === 'OR' ? left || result : operator === 'NOT' ? left && !result : left && result;
    }
    return left;
  };
  return entities.filter(fits);
}

function fitsCriterion(entity: Json, criterion: Json): boolean {
  const nested = Array.isArray(criterion['query']) ? criterion['query'].filter(isObject) : [];
  if (nested.length > 0) return searched([entity], { query: nested }).length > 0;
  const fields = Array.isArray(criterion['fields']) ? criterion['fields'].map(String) : ['name'];
  const given = Array.isArray(criterion['values']) ? (criterion['values'] as unknown[]) : [criterion['value']];
  const wanted = given.filter((value) => value !== undefined && value !== null).flatMap(texts);
  if (wanted.length === 0) return true;
  const test = tests[textOf(criterion['type'] ?? 'EXACT').toUpperCase()] ?? tests['EXACT'];
  const values = [...new Set(fields)].flatMap((field) =>
    texts(field.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), entity)),
  );
  return wanted.some((text) => values.some((value) => test?.(value, text)));
}

const tests: Record<string, (value: string, wanted: string) => boolean> = {
  EXACT: (value, wanted) => value === wanted,
  CONTAINS: (value, wanted) => contains(value, wanted),
  STARTS_WITH: (value, wanted) => value.startsWith(wanted),
  ENDS_WITH: (value, wanted) => value.endsWith(wanted),
  SIMPLE: (value, wanted) => contains(value, wanted),
  TERM: (value, wanted) => contains(value, wanted),
  TERMS: (value, wanted) => contains(value, wanted),
};

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  return ['string', 'number', 'boolean'].includes(typeof value) ? [textOf(value).toLowerCase()] : [];
}
