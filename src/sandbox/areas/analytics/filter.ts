import { isObject } from '../../values/json.js';
import { badRequest, invalidValue } from '../../store/errors.js';
import type { Values } from './dimensions.js';
import { readInterval } from './interval.js';

/** Returns the values that a predicate compares: those of a dimension or of a metric. */
export type Lookup = (name: string) => Values;

export type Filter = (lookup: Lookup) => boolean;

/** Reads a filter of an analytics query. @throws the platform's 400 if it is invalid, even if there is nothing to filter. */
export function readFilter(filter: unknown, fieldName = 'filter'): Filter {
  if (filter === undefined || filter === null) return () => true;
  if (!isObject(filter)) throw invalid(fieldName);
  const tests = [
    ...listOf(filter['clauses'], `${fieldName}.clauses`).map((clause, at) => readFilter(clause, `${fieldName}.clauses[${at}]`)),
    ...listOf(filter['predicates'], `${fieldName}.predicates`).map((predicate, at) =>
      readPredicate(predicate, `${fieldName}.predicates[${at}]`),
    ),
  ];
  const { type = 'and' } = filter;
  if (type !== 'and' && type !== 'or') throw invalid(`${fieldName}.type`);
  if (tests.length === 0) return () => true;
  return type === 'or' ? (lookup) => tests.some((test) => test(lookup)) : (lookup) => tests.every((test) => test(lookup));
}

/** Reads a list of filters, all of which must match; `undefined` if the list is empty. */
export function readFilters(filters: unknown, fieldName: string): Filter | undefined {
  const tests = listOf(filters, fieldName).map((filter, at) => readFilter(filter, `${fieldName}[${at}]`));
  return tests.length === 0 ? undefined : (lookup) => tests.every((test) => test(lookup));
}

const kinds = ['dimension', 'metric', 'property'] as const;

function readPredicate(predicate: unknown, fieldName: string): Filter {
  if (!isObject(predicate)) throw invalid(fieldName);
  const kind = kinds.find((each) => each === predicate['type']) ?? kinds.find((each) => each in predicate) ?? 'dimension';
  const name = predicate[kind];
  if (typeof name !== 'string' || name === '') throw absent(`${fieldName}.${kind}`);
  const values = (lookup: Lookup): Values => lookup(name).filter((value) => value !== undefined);
  const { operator = 'matches', value, range } = predicate;
  if (operator === 'exists') return (lookup) => values(lookup).length > 0;
  if (operator === 'notExists') return (lookup) => values(lookup).length === 0;
  if (operator !== 'matches') throw invalid(`${fieldName}.operator`);
  if (isObject(range)) {
    const isIn = readRange(range, `${fieldName}.range`);
    return (lookup) => values(lookup).some((entry) => isIn(Number(entry)));
  }
  // null matches items without a value.
  if (value === null) return (lookup) => values(lookup).length === 0;
  if (value === undefined) throw absent(`${fieldName}.${kind === 'metric' ? 'range' : 'value'}`);
  const wanted = asText(value);
  if (isTime(name) && wanted.includes('/')) {
    const { from, to } = readInterval(value);
    return (lookup) => values(lookup).some((entry) => Date.parse(String(entry)) >= from && Date.parse(String(entry)) < to);
  }
  return (lookup) => values(lookup).some((entry) => asText(entry) === wanted);
}

/** Dimensions whose values are times. An interval as their value matches every time within it. */
const isTime = (name: string): boolean => /(?:Start|End|Time|Date)$/.test(name);

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase();
}

/** Reads numeric bounds; those that are absent do not apply. @throws the platform's 400 if no number can be within them. */
export function readRange(range: Record<string, unknown>, fieldName: string): (value: number) => boolean {
  const bound = (name: string, otherwise: number): number => (typeof range[name] === 'number' ? range[name] : otherwise);
  const gt = bound('gt', -Infinity);
  const gte = bound('gte', -Infinity);
  const lt = bound('lt', Infinity);
  const lte = bound('lte', Infinity);
  if (['gt', 'gte', 'lt', 'lte'].every((name) => typeof range[name] !== 'number')) throw absent(fieldName);
  const low = Math.max(gt, gte);
  const high = Math.min(lt, lte);
  if (low > high) throw invalidValue(fieldName, JSON.stringify(range), 'range');
  return (value) => (value > gt || gt === -Infinity) && value >= gte && (value < lt || lt === Infinity) && value <= lte;
}

export function listOf(list: unknown, fieldName: string): readonly unknown[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) throw invalid(fieldName);
  return list;
}

function invalid(fieldName: string) {
  return badRequest(`${fieldName} is not what a query takes`, [{ errorCode: 'invalid.value', fieldName }]);
}

function absent(fieldName: string) {
  return badRequest(`${fieldName} is required`, [{ errorCode: 'required.field', fieldName }]);
}
