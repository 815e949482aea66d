import { isObject } from '../core/values/is-object.js';

/** Whether an entity has all values of a change. Other fields are ignored; lists must match completely. */
export function hasValues(entity: unknown, change: unknown): boolean {
  if (!isObject(change)) return entity === change || (change === null && entity === undefined);
  if (!isObject(entity)) return false;
  if (Array.isArray(change) || Array.isArray(entity)) {
    if (!Array.isArray(change) || !Array.isArray(entity) || change.length !== entity.length) return false;
  }
  return Object.entries(change).every(([name, value]) => hasValues(entity[name], value));
}

/** Whether an entity has its previous values in the fields that a change names. Fields it lacked must still be absent. */
export function hasPreviousValues(entity: unknown, before: object, change: object): boolean {
  const [current, previous] = [entity, before] as [Record<string, unknown>, Record<string, unknown>];
  const isEqual = (one: unknown, other: unknown): boolean => hasValues(one, other) && hasValues(other, one);
  return Object.keys(change).every((name) => isEqual(current[name] ?? null, previous[name] ?? null));
}
