import { isObject } from '../../values/json.js';
import { invalidField, invalidValue, missingField } from '../../store/errors.js';
import type { Problem } from '../../store/errors.js';
import type { Values } from './dimensions.js';
import { readInterval } from './interval.js';

/** Returns the values that a predicate compares: those of a dimension or of a metric. */
export type Lookup = (name: string) => Values;

export type Filter = (lookup: Lookup) => boolean;

/** Reads a filter of an analytics query. @throws the platform's 400 if it is invalid, even if there is nothing to filter. */
export function readFilter(filter: unknown, fieldName = 'filter'): Filter {
  if (filter === undefined || filter === null) return () => true;
  if (!isObject(filter)) throw unexpectedValue(fieldName);
  const tests = [
    ...listOf(filter['clauses'], `${fieldName}.clauses`).map((clause, index) =>
      readFilter(clause, `${fieldName}.clauses[${index}]`),
    ),
    ...listOf(filter['predicates'], `${fieldName}.predicates`).map((predicate, index) =>
      readPredicate(predicate, `${fieldName}.predicates[${index}]`),
    ),
  ];
  const { type = 'and' } = filter;
  if (type !== 'and' && type !== 'or') throw unexpectedValue(`${fieldName}.type`);
  if (tests.length === 0) return () => true;
  return type === 'or' ? (lookup) => tests.some((test) => test(lookup)) : (lookup) => tests.every((test) => test(lookup));
}

/** Reads a list of filters, all of which must match; `undefined` if the list is empty. */
export function readFilters(filters: unknown, fieldName: string): Filter | undefined {
  const tests = listOf(filters, fieldName).map((filter, index) => readFilter(filter, `${fieldName}[${index}]`));
  return tests.length === 0 ? undefined : (lookup) => tests.every((test) => test(lookup));
}

const kinds = ['dimension', 'metric', 'property'] as const;

/** The names that a valid filter compares. */
export function namesInFilter(filter: unknown): string[] {
  if (!isObject(filter)) return [];
  const clauseNames = listOf(filter['clauses'], 'clauses').flatMap(namesInFilter);
  const predicates = listOf(filter['predicates'], 'predicates').filter(isObject);
  return [...clauseNames, ...predicates.map((predicate) => String(predicate[kindOf(predicate)]))];
}

const kindOf = (predicate: Record<string, unknown>): (typeof kinds)[number] =>
  kinds.find((each) => each === predicate['type']) ?? kinds.find((each) => each in predicate) ?? 'dimension';

function readPredicate(predicate: unknown, fieldName: string): Filter {
  if (!isObject(predicate)) throw unexpectedValue(fieldName);
  const kind = kindOf(predicate);
  const name = predicate[kind];
  if (typeof name !== 'string' || name === '') throw missingField(`${fieldName}.${kind}`);
  const definedValues = (lookup: Lookup): Values => lookup(name).filter((value) => value !== undefined);
  const { operator = 'matches', value, range } = predicate;
  if (operator === 'exists') return (lookup) => definedValues(lookup).length > 0;
  if (operator === 'notExists') return (lookup) => definedValues(lookup).length === 0;
  if (operator !== 'matches') throw unexpectedValue(`${fieldName}.operator`);
  if (isObject(range)) {
    const isIn = readRange(range, `${fieldName}.range`);
    return (lookup) => definedValues(lookup).some((entry) => isIn(Number(entry)));
  }
  // null matches items without a value.
  if (value === null) return (lookup) => definedValues(lookup).length === 0;
  if (value === undefined) throw missingField(`${fieldName}.${kind === 'metric' ? 'range' : 'value'}`);
  const expectedText = asText(value);
  if (isTime(name) && expectedText.includes('/')) {
    const { from, to } = readInterval(value);
    return (lookup) => definedValues(lookup).some((entry) => Date.parse(String(entry)) >= from && Date.parse(String(entry)) < to);
  }
  return (lookup) => definedValues(lookup).some((entry) => asText(entry) === expectedText);
}

/** Dimensions whose values are times. An interval as their value matches every time within it. */
const isTime = (name: string): boolean => /(?:Start|End|Time|Date)$/.test(name);

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase();
}

/** Reads numeric bounds; those that are absent do not apply. @throws the platform's 400 if no number can be within them. */
export function readRange(range: Record<string, unknown>, fieldName: string): (value: number) => boolean {
  const readBound = (name: string, defaultValue: number): number =>
    typeof range[name] === 'number' ? range[name] : defaultValue;
  const gt = readBound('gt', -Infinity);
  const gte = readBound('gte', -Infinity);
  const lt = readBound('lt', Infinity);
  const lte = readBound('lte', Infinity);
  if (['gt', 'gte', 'lt', 'lte'].every((name) => typeof range[name] !== 'number')) throw missingField(fieldName);
  const low = Math.max(gt, gte);
  const high = Math.min(lt, lte);
  if (low > high) throw invalidValue(fieldName, JSON.stringify(range), 'range');
  return (value) => (value > gt || gt === -Infinity) && value >= gte && (value < lt || lt === Infinity) && value <= lte;
}

export function listOf(list: unknown, fieldName: string): readonly unknown[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) throw unexpectedValue(fieldName);
  return list;
}

/** A part of the query that has another form than queries take. */
function unexpectedValue(fieldName: string): Problem {
  return invalidField(`${fieldName} is not what a query takes`, fieldName);
}
