import { isJsonObject } from '../../shared/json-object.js';
import type { Json } from './types.js';

const subjects = ['dimension', 'metric', 'property'] as const;
/** What a condition compares: a dimension, a metric, or a property of a participant or segment. */
export type Subject = (typeof subjects)[number];

export const comparisons = ['matches', 'exists', 'notExists'] as const;
/** Comparisons of a number with one bound, as ranges of the platform name them. */
const boundNames = ['gte', 'gt', 'lte', 'lt'] as const;
/** Comparisons of a number: with one bound or with two. */
export const rangeOperators = [...boundNames, 'between'] as const;
export type Operator = (typeof comparisons)[number] | (typeof rangeOperators)[number];

/** A condition of a filter. It holds for any of its values. */
export interface Condition {
  readonly subject: Subject;
  /** The dimension, metric or property. */
  readonly name: string;
  /** The type of a property's value, such as `uuid`. */
  readonly propertyType?: string;
  readonly operator: Operator;
  /** For `matches`. A condition without values is not sent. */
  readonly values: readonly string[];
  /** For ranges, as they are typed: one bound, or the lower and the upper one. */
  readonly bounds: readonly string[];
}

/** Returns a condition that is not complete yet. */
export function newCondition(subject: Subject, name: string, propertyType?: string): Condition {
  const operator = subject === 'metric' ? 'gte' : 'matches';
  return { subject, name, ...(propertyType !== undefined && { propertyType }), operator, values: [], bounds: [] };
}

export const isRange = (operator: Operator): boolean => rangeOperators.some((each) => each === operator);

/** Whether a condition can be sent. */
export function isComplete({ name, operator, values, bounds }: Condition): boolean {
  if (name === '') return false;
  if (operator === 'matches') return values.length > 0;
  return !isRange(operator) || rangeOf(operator, bounds) !== undefined;
}

/** Whether one of two conditions is enough, so that they can be shown as one with several values. */
export function isAlternative(one: Condition, other: Condition): boolean {
  const isSame = one.subject === other.subject && one.name === other.name && one.propertyType === other.propertyType;
  return isSame && one.operator === 'matches' && other.operator === 'matches';
}

const fieldsBySubject: Readonly<Record<Subject, readonly string[]>> = {
  dimension: ['dimension'],
  metric: ['metric'],
  property: ['property', 'propertyType'],
};

/** Returns a predicate as a condition; `undefined` if the form cannot show it. */
export function conditionOf(predicate: unknown): Condition | undefined {
  if (!isJsonObject(predicate)) return undefined;
  const { type = 'dimension', operator = 'matches', value, range, ...subjectFields } = predicate;
  const subject = subjects.find((each) => each === type);
  const comparison = comparisons.find((each) => each === operator);
  if (!subject || !comparison || !hasOnly(subjectFields, fieldsBySubject[subject])) return undefined;
  const condition = newCondition(subject, String(subjectFields[subject]), textOrNone(subjectFields['propertyType']));
  if (comparison !== 'matches') {
    return value === undefined && range === undefined ? { ...condition, operator: comparison } : undefined;
  }
  if (range !== undefined) return value === undefined ? withRange(condition, range) : undefined;
  return typeof value === 'string' ? { ...condition, operator: 'matches', values: [value] } : undefined;
}

function hasOnly(fields: Json, names: readonly string[]): boolean {
  return Object.keys(fields).length === names.length && names.every((name) => typeof fields[name] === 'string' && fields[name]);
}

const textOrNone = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function withRange(condition: Condition, range: unknown): Condition | undefined {
  if (!isJsonObject(range)) return undefined;
  const names = Object.keys(range);
  const isBetween = names.length === 2 && 'gte' in range && 'lte' in range;
  const single = boundNames.find((each) => names.length === 1 && each in range);
  const operator = isBetween ? 'between' : single;
  const bounds = isBetween ? [range['gte'], range['lte']] : Object.values(range);
  if (!operator || !bounds.every(isNumber)) return undefined;
  return { ...condition, operator, bounds: bounds.map(String) };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Object.is(value, -0);

/** Returns the range of typed bounds; `undefined` while one is no number. */
function rangeOf(operator: Operator, bounds: readonly string[]): Json | undefined {
  const names = operator === 'between' ? ['gte', 'lte'] : [operator];
  const entries = names.map((name, index): [string, number] => [name, numberIn(bounds[index])]);
  return entries.every(([, bound]) => Number.isFinite(bound)) ? Object.fromEntries(entries) : undefined;
}

const numberIn = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Returns the predicates of a complete condition: one for each value. */
export function predicatesOf({ subject, name, propertyType, operator, values, bounds }: Condition): Json[] {
  const subjectFields = {
    ...(subject !== 'dimension' && { type: subject }),
    [subject]: name,
    ...(propertyType !== undefined && { propertyType }),
  };
  if (operator === 'matches') return values.map((value) => ({ ...subjectFields, value }));
  return [isRange(operator) ? { ...subjectFields, range: rangeOf(operator, bounds) } : { ...subjectFields, operator }];
}
