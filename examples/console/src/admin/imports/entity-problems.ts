import { text } from '../../shared/text.js';
import { fieldName } from '../changes/field-name.js';
import type { Rules } from '../fields/rules.js';
import { isBlank, isShown, problemOf, problemsOf, ruleFor } from '../fields/rules.js';
import type { Entity, Field, Kind, Problem } from '../kinds/kind.js';
import { asStored } from './cells.js';
import type { ImportSettings } from './import.js';

export interface ResolveContext {
  readonly kind: Kind;
  readonly rules: Rules;
  readonly settings: ImportSettings;
}

export const required: Problem = { id: 'admin.required' };

/** Says which field a problem is about. */
export const inField = (field: Field, { id, values }: Problem): Problem => ({
  id: 'import.inField',
  values: { field: fieldName(field), problem: text(id, values) },
});

/** Returns why an entity cannot be changed at all. */
export function entityProblems(entity: Entity, { kind, settings: { missing } }: ResolveContext): Problem[] {
  if (kind.isReadOnly?.(entity) === true) return [{ id: 'admin.readOnly' }];
  const denied = missing(kind.permissions.edit ?? []);
  return denied.length === 0 ? [] : [{ id: 'admin.pickerDenied', values: { permission: denied.join(', ') } }];
}

interface ValueContext extends ResolveContext {
  /** As the platform has it. Missing for a new one. */
  readonly entity: Entity | undefined;
  /** As the row makes it. */
  readonly target: Entity;
}

/** Returns why a field cannot have a value. */
export function valueProblems(field: Field, value: unknown, { rules, settings, entity, target }: ValueContext): Problem[] {
  const denied = entity && field.separate ? settings.missing(field.separate.requires) : [];
  if (denied.length > 0) return [{ id: 'admin.pickerDenied', values: { permission: denied.join(', ') } }];
  if (entity && field.isFixed === true) return [{ id: 'kind.nameFixed' }];
  if (field.isPermanent === true && isBlank(value)) return [required];
  // A new entity also gets the fields that a second call sets.
  if (!isShown(field, { id: '', ...target })) return [{ id: 'import.notApplicable' }];
  const problem = problemOf(asStored(field), ruleFor(field, rules, target), value, target);
  return problem ? [problem] : [];
}

/** Returns the fields that a new entity needs and does not have. */
export function missingFields(target: Entity, { kind, rules }: ResolveContext): Field[] {
  const problems = problemsOf(kind, rules, target);
  return kind.fields.filter(({ path }) => problems.has(path));
}
