import type { Models } from '../../explorer/data/types.js';
import { isJsonObject } from '../../shared/json-object.js';
import { isObject } from '../../shared/stored-value.js';
import type { Entity, Field, Kind, Problem } from '../kinds/kind.js';
import { valueAt } from './paths.js';

/** What the contract says of a field. */
export interface Rule {
  readonly isRequired: boolean;
  /** The values of an enumeration. */
  readonly values: readonly string[];
}

const noRule: Rule = { isRequired: false, values: [] };

/** Returns the rule of a field; `undefined` if the model has no such field. */
export function ruleOf(models: Models, model: string, path: string): Rule | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = models[model]?.fields?.find((each) => each.name === name);
  if (!field) return undefined;
  if (rest.length > 0) {
    const nested = ruleOf(models, field.type, rest.join('.'));
    // An object that is optional may be left out with all that it requires.
    return nested && { ...nested, isRequired: nested.isRequired && field.required === true };
  }
  const values = field.values ?? models[field.type.replace(/\[\]$/, '')]?.values ?? [];
  return { isRequired: field.required === true, values };
}

/** The rules of the fields of a kind, by their paths. */
export type Rules = ReadonlyMap<string, Rule>;

/** Returns the rules of the fields of a kind, by their paths. */
export function rulesOf(models: Models, { model, fields }: Pick<Kind, 'model' | 'fields'>): Rules {
  return new Map(
    fields.map((field) => {
      const rule = ruleOf(models, model, field.path) ?? noRule;
      return [field.path, { ...rule, isRequired: rule.isRequired || field.isRequired === true }];
    }),
  );
}

/** Whether the form of an entity has a field. A new entity lacks those that only a later call can set. */
export function isShown({ isShown: test, separate }: Field, entity: Entity): boolean {
  const isLater = separate !== undefined && separate.isInitial !== true;
  return !(isLater && entity['id'] === undefined) && test?.(entity) !== false;
}

/** Returns the rule of a field of one entity, of which it may be required although it is optional in others. */
export function ruleFor(field: Field, rules: Rules, entity: Entity): Rule {
  const rule = rules.get(field.path) ?? noRule;
  const { isRequired } = field;
  return typeof isRequired === 'function' && isRequired(entity) ? { ...rule, isRequired: true } : rule;
}

/** Returns the problem with the value of a field; `undefined` if it can be sent. */
export function problemOf(field: Field, rule: Rule, value: unknown, entity: Entity = {}): Problem | undefined {
  if (isBlank(value)) return rule.isRequired ? { id: 'admin.required' } : undefined;
  return typeProblem(field, rule, value) ?? field.check?.(value, entity);
}

function typeProblem({ type }: Field, rule: Rule, value: unknown): Problem | undefined {
  switch (type.name) {
    case 'text':
      return type.maxLength !== undefined && String(value).length > type.maxLength
        ? { id: 'admin.tooLong', values: { max: type.maxLength } }
        : undefined;
    case 'number':
      return numberProblem(value, type);
    case 'duration':
      return numberProblem(value, { ...type, factor: type.stored === 'ms' ? 1 / 1000 : 1, min: type.min ?? 0 });
    case 'choice':
      return rule.values.length > 0 && !rule.values.includes(String(value)) ? { id: 'admin.notListed' } : undefined;
    case 'reference':
      return type.isId === true || hasId(value) ? undefined : { id: 'admin.notChosen' };
    case 'json':
      return isJsonObject(value) ? undefined : { id: 'admin.notJson' };
    default:
      return undefined;
  }
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly factor?: number;
}

/** Bounds are those of the shown number. */
function numberProblem(value: unknown, { min = -Infinity, max = Infinity, factor = 1 }: Bounds): Problem | undefined {
  const shown = typeof value === 'number' ? value * factor : Number.NaN;
  if (Number.isNaN(shown)) return { id: 'admin.notANumber' };
  const isWithin = shown >= min - ROUNDING && shown <= max + ROUNDING;
  if (isWithin) return undefined;
  if (max === Infinity) return { id: 'admin.tooLow', values: { min } };
  return { id: 'admin.outOfRange', values: { min: min === -Infinity ? '' : min, max } };
}

/** 0.8 × 100 is not exactly 80. */
const ROUNDING = 1e-9;

const hasId = (value: unknown): boolean => isObject(value) && typeof value['id'] === 'string' && value['id'] !== '';

/** Whether a form shows a value as empty. `false` and 0 are values. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** Returns the problems of all fields, by their paths. */
export function problemsOf(kind: Kind, rules: Rules, entity: Entity): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  for (const field of kind.fields) {
    const rule = ruleFor(field, rules, entity);
    const problem = isShown(field, entity) ? problemOf(field, rule, valueAt(entity, field.path), entity) : undefined;
    if (problem) problems.set(field.path, problem);
  }
  return problems;
}
