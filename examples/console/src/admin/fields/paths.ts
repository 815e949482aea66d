import { isObject } from '../../shared/stored-value.js';
import type { Entity } from '../kinds/kind.js';

/** Returns the value at a path such as `mediaSettings.call.serviceLevel`. */
export function valueAt(entity: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), entity);
}

/** Returns a copy of an entity with another value at a path. `undefined` removes it, and objects that become empty. */
export function withValue(entity: Entity, path: string, value: unknown): Entity {
  const [name = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withNested(entity[name], rest.join('.'), value);
  if (next !== undefined) return { ...entity, [name]: next };
  return Object.fromEntries(Object.entries(entity).filter(([key]) => key !== name));
}

function withNested(nested: unknown, path: string, value: unknown): Entity | undefined {
  const changed = withValue(isObject(nested) ? nested : {}, path, value);
  const wasEmpty = isObject(nested) && Object.keys(nested).length === 0;
  return Object.keys(changed).length === 0 && !wasEmpty ? undefined : changed;
}
