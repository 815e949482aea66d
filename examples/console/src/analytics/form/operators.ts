import type { MessageId } from '../../messages/en.js';
import { entityKindOf } from '../query/dimension-kinds.js';
import type { FilterField } from '../query/model.js';
import type { Condition, Operator } from '../query/predicates.js';
import { comparisons, rangeOperators } from '../query/predicates.js';

export const operatorNames: Readonly<Record<Operator, MessageId>> = {
  matches: 'analytics.matches',
  exists: 'analytics.exists',
  notExists: 'analytics.notExists',
  gte: 'analytics.gte',
  gt: 'analytics.gt',
  lte: 'analytics.lte',
  lt: 'analytics.lt',
  between: 'analytics.between',
};

/** Returns how a condition can compare: metrics by a range, ids and texts by values, and other dimensions by either. */
export function operatorsFor({ subject, name, operator }: Condition, { hasRange }: FilterField): readonly Operator[] {
  const isNumeric = subject === 'metric' || (subject === 'dimension' && entityKindOf(name) === undefined);
  const offered: readonly Operator[] = [...comparisons, ...(hasRange && isNumeric ? rangeOperators : [])].filter(
    (each) => subject !== 'metric' || each !== 'matches',
  );
  return offered.includes(operator) ? offered : [...offered, operator];
}
