import { areEqual } from '../changes/difference.js';
import { valueAt, withValue } from '../fields/paths.js';
import type { Entity } from '../kinds/kind.js';

/** Values by the paths of their fields. `null` is an empty field, since JSON has no `undefined`. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Returns the fields of an entity that a change names. */
export const pickValues = (entity: Entity, paths: readonly string[]): FieldValues =>
  Object.fromEntries(paths.map((path) => [path, valueAt(entity, path) ?? null]));

export const withValues = (entity: Entity, values: FieldValues): Entity =>
  Object.entries(values).reduce((result, [path, value]) => withValue(result, path, value ?? undefined), entity);

/** Whether all values are the same. */
export const haveValues = (entity: FieldValues, values: FieldValues): boolean =>
  Object.entries(values).every(([path, value]) => areEqual(entity[path], value));
