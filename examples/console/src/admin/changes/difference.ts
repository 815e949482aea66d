import { valueAt, withValue } from '../fields/paths.js';
import { isBlank, isShown } from '../fields/rules.js';
import type { Entity, Field, Kind, Part, PartItem } from '../kinds/kind.js';
import type { EntityState } from './state.js';

export interface FieldChange {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

export interface PartChange {
  readonly part: Part;
  /** New entries, and those with another number. */
  readonly added: readonly PartItem[];
  readonly removed: readonly PartItem[];
}

/** What differs between two states of an entity, as far as the form shows it. */
export interface Difference {
  readonly fields: readonly FieldChange[];
  readonly parts: readonly PartChange[];
}

export const isSame = ({ fields, parts }: Difference): boolean => fields.length === 0 && parts.length === 0;

export function differenceOf(kind: Kind, before: EntityState, after: EntityState): Difference {
  const parts = (kind.parts ?? []).flatMap((part): PartChange[] => {
    const change = partChange(part, before.parts[part.id], after.parts[part.id]);
    return change.added.length + change.removed.length === 0 ? [] : [change];
  });
  return { fields: fieldChanges(kind, before.entity, after.entity), parts };
}

export function fieldChanges({ fields }: Pick<Kind, 'fields'>, before: Entity, after: Entity): FieldChange[] {
  // What an entity does not show, it no longer has.
  const valueIn = (entity: Entity, field: Field): unknown => (isShown(field, entity) ? valueAt(entity, field.path) : undefined);
  return fields.flatMap((field) => {
    const change = { field, before: valueIn(before, field), after: valueIn(after, field) };
    return areEqual(change.before, change.after) ? [] : [change];
  });
}

/** Whether two values of a field mean the same. References are compared by their ids. */
export function areEqual(one: unknown, other: unknown): boolean {
  if (isBlank(one) && isBlank(other)) return true;
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id;
  return value;
}

/** Identifies an entry of a part. */
export const itemKey = ({ id, within }: PartItem): string => (within ? `${id} ${within.id}` : id);

function partChange(part: Part, before: readonly PartItem[] = [], after: readonly PartItem[] = []): PartChange {
  const [earlier, later] = [before, after].map((items) => new Map(items.map((item) => [itemKey(item), item])));
  return {
    part,
    added: after.filter((item) => {
      const former = earlier?.get(itemKey(item));
      return !former || former.level !== item.level;
    }),
    removed: before.filter((item) => !later?.has(itemKey(item))),
  };
}

/**
 * Applies a difference to another state: that which others have saved meanwhile.
 *
 * @param direction - `backward` restores the former values.
 */
export function withDifference(
  current: EntityState,
  { fields, parts }: Difference,
  direction: 'forward' | 'backward' = 'forward',
): EntityState {
  const isForward = direction === 'forward';
  const entity = fields.reduce(
    (result, { field, before, after }) => withValue(result, field.path, isForward ? after : before),
    current.entity,
  );
  const lists = parts.map(({ part, added, removed }): [string, readonly PartItem[]] => {
    const items = current.parts[part.id] ?? [];
    return [part.id, isForward ? replaced(items, added, removed) : replaced(items, removed, added)];
  });
  return { entity, parts: { ...current.parts, ...Object.fromEntries(lists) } };
}

function replaced(items: readonly PartItem[], added: readonly PartItem[], removed: readonly PartItem[]): PartItem[] {
  const addedKeys = new Set(added.map(itemKey));
  const changedKeys = new Set([...addedKeys, ...removed.map(itemKey)]);
  return [...items.filter((item) => !changedKeys.has(itemKey(item))), ...added];
}
