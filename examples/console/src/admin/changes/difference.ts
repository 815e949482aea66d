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
  readonly added: readonly PartItem[];
  readonly removed: readonly PartItem[];
  /** Entries with another number. */
  readonly changed: readonly { readonly before: PartItem; readonly after: PartItem }[];
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
    return change.added.length + change.removed.length + change.changed.length === 0 ? [] : [change];
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
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value) return value.id;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, comparable(part)]),
  );
}

/** Identifies an entry of a part. */
export const itemKey = ({ id, within }: PartItem): string => (within ? `${id} ${within.id}` : id);

/** Returns what differs between two lists of entries. */
export function partChange(part: Part, earlier: readonly PartItem[] = [], later: readonly PartItem[] = []): PartChange {
  const formerItems = new Map(earlier.map((item) => [itemKey(item), item]));
  const keys = new Set(later.map(itemKey));
  return {
    part,
    added: later.filter((item) => !formerItems.has(itemKey(item))),
    removed: earlier.filter((item) => !keys.has(itemKey(item))),
    changed: later.flatMap((after) => {
      const before = formerItems.get(itemKey(after));
      return before && before.level !== after.level ? [{ before, after }] : [];
    }),
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
  const lists = parts.map(({ part, added, removed, changed }): [string, readonly PartItem[]] => {
    const items = current.parts[part.id] ?? [];
    const former = changed.map(({ before }) => before);
    const next = changed.map(({ after }) => after);
    return [part.id, isForward ? replaced(items, [...added, ...next], removed) : replaced(items, [...removed, ...former], added)];
  });
  return { entity, parts: { ...current.parts, ...Object.fromEntries(lists) } };
}

function replaced(items: readonly PartItem[], added: readonly PartItem[], removed: readonly PartItem[]): PartItem[] {
  const addedKeys = new Set(added.map(itemKey));
  const changedKeys = new Set([...addedKeys, ...removed.map(itemKey)]);
  return [...items.filter((item) => !changedKeys.has(itemKey(item))), ...added];
}
