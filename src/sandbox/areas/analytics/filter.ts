import { isObject } from '../../http/body.js';
import { badRequest } from '../../http/errors.js';

/** What a predicate compares: the values that something has in a dimension, or of a metric. */
export type Lookup = (name: string) => readonly (string | number | boolean | undefined)[];

/** Whether a filter of an analytics query, as it came, holds for what `lookup` knows. */
export function matchesFilter(filter: unknown, lookup: Lookup): boolean {
  if (filter === undefined || filter === null) return true;
  if (!isObject(filter)) throw invalid('filter');
  const results = [
    ...listOf(filter['clauses'], 'clauses').map((clause) => matchesFilter(clause, lookup)),
    ...listOf(filter['predicates'], 'predicates').map((predicate) => matchesPredicate(predicate, lookup)),
  ];
  if (results.length === 0) return true;
  const type = filter['type'];
  if (type === 'or') return results.some(Boolean);
  if (type === 'and' || type === undefined) return results.every(Boolean);
  throw invalid('type');
}

/** All filters of a list must hold. */
export function matchesAll(filters: unknown, lookup: Lookup): boolean {
  return listOf(filters, 'filters').every((filter) => matchesFilter(filter, lookup));
}

function matchesPredicate(predicate: unknown, lookup: Lookup): boolean {
  if (!isObject(predicate)) throw invalid('predicates');
  const name = predicate['dimension'] ?? predicate['metric'] ?? predicate['property'];
  if (typeof name !== 'string') throw invalid('dimension');
  const values = lookup(name).filter((value) => value !== undefined);
  const { operator = 'matches', value, range } = predicate;
  if (operator === 'exists') return values.length > 0;
  if (operator === 'notExists') return values.length === 0;
  if (operator !== 'matches') throw invalid('operator');
  if (isObject(range)) return values.some((entry) => inRange(Number(entry), range));
  // A null asks for what has no value there.
  if (value === null) return values.length === 0;
  if (value === undefined) throw invalid('value');
  return values.some((entry) => asText(entry) === asText(value));
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase();
}

function inRange(value: number, { gt, gte, lt, lte }: Record<string, unknown>): boolean {
  const bound = (limit: unknown, holds: (limit: number) => boolean): boolean => typeof limit !== 'number' || holds(limit);
  return (
    bound(gt, (limit) => value > limit) &&
    bound(gte, (limit) => value >= limit) &&
    bound(lt, (limit) => value < limit) &&
    bound(lte, (limit) => value <= limit)
  );
}

function listOf(list: unknown, fieldName: string): readonly unknown[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) throw invalid(fieldName);
  return list;
}

function invalid(fieldName: string) {
  return badRequest(`${fieldName} is not what a query takes`, [{ errorCode: 'invalid.value', fieldName }]);
}
