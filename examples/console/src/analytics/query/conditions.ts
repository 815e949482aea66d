import { isJsonObject } from '../../shared/json-object.js';
import type { Json } from './types.js';

export const operators = ['matches', 'exists', 'notExists'] as const;
export type Operator = (typeof operators)[number];

/** A condition on a dimension. It holds for any of its values. */
export interface Condition {
  readonly dimension: string;
  readonly operator: Operator;
  /** For `matches`. A condition without values is not sent. */
  readonly values: readonly string[];
}

/** A filter as the form shows it. */
export interface FilterForm {
  /** Whether all conditions have to hold, or one of them. */
  readonly type: 'and' | 'or';
  readonly conditions: readonly Condition[];
  /** What the form cannot show, such as ranges of metrics. It stays in the query. */
  readonly otherPredicates: readonly unknown[];
  readonly otherClauses: readonly unknown[];
}

const emptyFilter: FilterForm = { type: 'and', conditions: [], otherPredicates: [], otherClauses: [] };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads a filter of a query. */
export function filterFormOf(filter: unknown): FilterForm {
  if (!isJsonObject(filter)) return emptyFilter;
  const type = filter['type'] === 'or' ? 'or' : 'and';
  const predicates = listOf(filter['predicates']).map((part) => ({ part, condition: conditionOf(part) }));
  const clauses = listOf(filter['clauses']).map((part) => ({
    part,
    condition: type === 'and' ? alternativesOf(part) : undefined,
  }));
  const single = predicates.flatMap(({ condition }) => condition ?? []);
  return {
    type,
    conditions: [...(type === 'or' ? mergeAlternatives(single) : single), ...clauses.flatMap(({ condition }) => condition ?? [])],
    otherPredicates: predicates.flatMap(({ part, condition }) => (condition ? [] : [part])),
    otherClauses: clauses.flatMap(({ part, condition }) => (condition ? [] : [part])),
  };
}

const conditionFields = new Set(['type', 'dimension', 'operator', 'value']);

/** Returns a predicate as a condition; `undefined` if the form cannot show it. */
function conditionOf(predicate: unknown): Condition | undefined {
  if (!isJsonObject(predicate) || Object.keys(predicate).some((name) => !conditionFields.has(name))) return undefined;
  const { type = 'dimension', dimension, operator = 'matches', value } = predicate;
  const knownOperator = operators.find((each) => each === operator);
  if (type !== 'dimension' || typeof dimension !== 'string' || !knownOperator) return undefined;
  if (knownOperator !== 'matches') return value === undefined ? { dimension, operator: knownOperator, values: [] } : undefined;
  return typeof value === 'string' ? { dimension, operator: knownOperator, values: [value] } : undefined;
}

/** Returns a clause of which one predicate has to hold as one condition with several values. */
function alternativesOf(clause: unknown): Condition | undefined {
  if (!isJsonObject(clause) || clause['type'] !== 'or' || Object.keys(clause).length !== 2) return undefined;
  const predicates = listOf(clause['predicates']);
  const conditions = predicates.flatMap((predicate) => conditionOf(predicate) ?? []);
  const [first] = conditions;
  if (!first || conditions.length !== predicates.length) return undefined;
  const isSame = conditions.every(({ dimension, operator }) => dimension === first.dimension && operator === 'matches');
  return isSame ? { ...first, values: distinct(conditions.flatMap(({ values }) => values)) } : undefined;
}

/** Joins neighbours of the same dimension, since one of them is enough. */
function mergeAlternatives(conditions: readonly Condition[]): Condition[] {
  return conditions.reduce<Condition[]>((merged, condition) => {
    const last = merged.at(-1);
    const isSame = last?.dimension === condition.dimension && last.operator === 'matches' && condition.operator === 'matches';
    if (!isSame) return [...merged, condition];
    return [...merged.slice(0, -1), { ...last, values: distinct([...last.values, ...condition.values]) }];
  }, []);
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** Writes a filter of a query; `undefined` if it has no condition. */
export function filterOf({ type, conditions, otherPredicates, otherClauses }: FilterForm): Json | undefined {
  const sent = conditions.filter(({ operator, values }) => operator !== 'matches' || values.length > 0);
  const hasClause = ({ values }: Condition): boolean => type === 'and' && values.length > 1;
  const predicates = [...sent.filter((condition) => !hasClause(condition)).flatMap(predicatesOf), ...otherPredicates];
  const clauses = [
    ...sent.filter(hasClause).map((condition) => ({ type: 'or', predicates: predicatesOf(condition) })),
    ...otherClauses,
  ];
  if (predicates.length === 0 && clauses.length === 0) return undefined;
  return { type, ...(clauses.length > 0 && { clauses }), ...(predicates.length > 0 && { predicates }) };
}

function predicatesOf({ dimension, operator, values }: Condition): Json[] {
  if (operator !== 'matches') return [{ dimension, operator }];
  return values.map((value) => ({ dimension, value }));
}
