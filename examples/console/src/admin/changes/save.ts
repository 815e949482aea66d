import type { CallSender } from 'contact-centre-client/fetch';
import { ApiError } from 'contact-centre-client/fetch';
import { valueAt } from '../fields/paths.js';
import type { Kind, Part } from '../kinds/kind.js';
import { idOf } from '../kinds/kind.js';
import type { Difference, FieldChange } from './difference.js';
import { areEqual, differenceOf, fieldChanges, withDifference } from './difference.js';
import type { EntityState } from './state.js';
import { readState } from './state.js';
import type { Step } from './steps.js';
import { changeSteps, creationSteps, runSteps } from './steps.js';

/** What others have changed since the form was opened. */
export interface Conflict {
  readonly current: EntityState;
  readonly changes: readonly FieldChange[];
}

/** A change that is ready to be sent. */
export interface Change {
  readonly kind: Kind;
  /** Missing for a new entity. */
  readonly before: EntityState | undefined;
  readonly after: EntityState;
  readonly difference: Difference;
  readonly steps: readonly Step[];
}

export function changeOf(kind: Kind, before: EntityState | undefined, after: EntityState): Change {
  const difference = differenceOf(kind, before ?? { entity: {}, parts: {} }, after);
  const steps = (before ? changeSteps : creationSteps)(kind, after.entity, difference);
  return { kind, before, after, difference, steps };
}

/**
 * Reads an entity again before it is changed.
 *
 * @returns the change on top of the current state, and what others have changed in the meantime.
 */
export async function rebase(client: CallSender, change: Change): Promise<{ change: Change; conflict: Conflict | undefined }> {
  const { kind, before, difference } = change;
  if (!before) return { change, conflict: undefined };
  const { entity } = await readState(kind, client, idOf(before.entity), []);
  // Entries of parts are added and removed one by one, so others' entries stay.
  const current = { entity, parts: before.parts };
  const changes = fieldChanges(kind, before.entity, entity);
  return {
    change: changeOf(kind, current, withDifference(current, difference)),
    conflict: changes.length === 0 ? undefined : { current, changes },
  };
}

/** Whether the platform has refused a change because the entity has another version now. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** A change that has been made, and how it can be undone. */
export interface Undoable {
  readonly kind: Kind;
  readonly id: string;
  readonly action: 'create' | 'change' | 'remove';
  readonly difference: Difference;
  /** The last state of a deleted entity. */
  readonly removed?: EntityState;
}

export function canUndo({ kind, action }: Undoable): boolean {
  if (action === 'create') return kind.remove !== undefined;
  return action === 'remove' ? kind.restore !== undefined : true;
}

/** Fields that an undo leaves as they are: others have changed them since, or the platform cannot empty them. */
export type LeftFields = readonly FieldChange[];

/** Restores the former values, deletes what was created, or brings back what was deleted. */
export async function undo(client: CallSender, undoable: Undoable): Promise<LeftFields> {
  const { kind, id, action, difference, removed } = undoable;
  if (action === 'create') {
    await kind.remove?.(client, id);
    return [];
  }
  if (action === 'remove') {
    if (removed) await kind.restore?.(client, id, removed.entity);
    return [];
  }
  const current = await readState(
    kind,
    client,
    id,
    difference.parts.map(({ part }): Part => part),
  );
  const isUnchanged = ({ field, after }: FieldChange): boolean => areEqual(valueAt(current.entity, field.path), after);
  const fields = difference.fields.filter(isUnchanged);
  const target = withDifference(current, { ...difference, fields }, 'backward');
  const { error } = await runSteps(client, changeOf(kind, current, target).steps, { id });
  if (error) throw error;
  const emptied = fields.filter(({ before }) => before === undefined);
  const leftFields = difference.fields.filter((change) => !isUnchanged(change));
  if (emptied.length === 0) return leftFields;
  const { entity } = await readState(kind, client, id, []);
  return [...leftFields, ...emptied.filter(({ field, after }) => areEqual(valueAt(entity, field.path), after))];
}

/** Returns the platform's message for each field that it has refused, by path; `undefined` if it names none of the form. */
export function fieldErrors(kind: Kind, error: unknown): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  if (!(error instanceof ApiError) || error.status !== 400) return messages;
  const { message = '', details = [] } = error.error ?? {};
  for (const { fieldName } of details) {
    const field = kind.fields.find(({ path }) => path === fieldName || path.startsWith(`${fieldName ?? ''}.`));
    if (fieldName !== undefined && fieldName !== '' && field) messages.set(field.path, message);
  }
  return messages;
}
