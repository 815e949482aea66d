import { isObject } from '../core/values/is-object.js';

/** Whether an entity has all values of a change. Other fields are ignored; lists must match completely. */
export function holds(entity: unknown, change: unknown): boolean {
  if (!isObject(change)) return entity === change || (change === null && entity === undefined);
  if (!isObject(entity)) return false;
  if (Array.isArray(change) || Array.isArray(entity)) {
    if (!Array.isArray(change) || !Array.isArray(entity) || change.length !== entity.length) return false;
  }
  return Object.entries(change).every(([name, value]) => holds(entity[name], value));
}

/** Whether an entity has its previous values in the fields that a change names. Fields it lacked must still be absent. */
export function holdsBefore(entity: unknown, before: object, change: object): boolean {
  const [now, then] = [entity, before] as [Record<string, unknown>, Record<string, unknown>];
  const same = (one: unknown, other: unknown): boolean => holds(one, other) && holds(other, one);
  return Object.keys(change).every((name) => same(now[name] ?? null, then[name] ?? null));
}
