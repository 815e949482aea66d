import { isJsonObject } from '../../shared/json-object.js';
import type { Condition } from './predicates.js';
import { conditionOf, isAlternative, isComplete, predicatesOf } from './predicates.js';
import type { Json } from './types.js';

/** A filter as the form shows it. */
export interface FilterForm {
  /** Whether all conditions have to hold, or one of them. */
  readonly type: 'and' | 'or';
  readonly conditions: readonly Condition[];
  /** What the form cannot show, such as nested groups of conditions. It stays in the query. */
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

/** Returns a clause of which one predicate has to hold as one condition with several values. */
function alternativesOf(clause: unknown): Condition | undefined {
  if (!isJsonObject(clause) || clause['type'] !== 'or' || Object.keys(clause).length !== 2) return undefined;
  const predicates = listOf(clause['predicates']);
  const conditions = predicates.flatMap((predicate) => conditionOf(predicate) ?? []);
  const [first] = conditions;
  if (!first || conditions.length !== predicates.length) return undefined;
  const isSame = conditions.every((condition) => isAlternative(condition, first));
  return isSame ? { ...first, values: distinct(conditions.flatMap(({ values }) => values)) } : undefined;
}

/** Joins neighbours that compare the same, since one of them is enough. */
function mergeAlternatives(conditions: readonly Condition[]): Condition[] {
  return conditions.reduce<Condition[]>((merged, condition) => {
    const last = merged.at(-1);
    if (!last || !isAlternative(last, condition)) return [...merged, condition];
    return [...merged.slice(0, -1), { ...last, values: distinct([...last.values, ...condition.values]) }];
  }, []);
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** Writes a filter of a query; `undefined` if it has no condition. */
export function filterOf({ type, conditions, otherPredicates, otherClauses }: FilterForm): Json | undefined {
  const sent = conditions.filter(isComplete);
  const hasClause = ({ values }: Condition): boolean => type === 'and' && values.length > 1;
  const predicates = [...sent.filter((condition) => !hasClause(condition)).flatMap(predicatesOf), ...otherPredicates];
  const clauses = [
    ...sent.filter(hasClause).map((condition) => ({ type: 'or', predicates: predicatesOf(condition) })),
    ...otherClauses,
  ];
  if (predicates.length === 0 && clauses.length === 0) return undefined;
  return { type, ...(clauses.length > 0 && { clauses }), ...(predicates.length > 0 && { predicates }) };
}
