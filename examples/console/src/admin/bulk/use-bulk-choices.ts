import { useMemo } from 'react';
import { useAccess } from '../../session/use-access.js';
import type { Access } from '../../session/access.js';
import type { Field, Kind, Part } from '../kinds/kind.js';

/** What can be changed for many entities: a field, or the entries of a part. */
export type Choice =
  | { readonly action: 'set' | 'empty'; readonly field: Field }
  | { readonly action: 'add' | 'remove'; readonly part: Part };

/** Returns what the user may change for many entities of a kind at once. */
export function useBulkChoices(kind: Kind): readonly Choice[] {
  const { missing } = useAccess();
  return useMemo(() => bulkChoices(kind, missing), [kind, missing]);
}

/** Returns what a user may change for many entities of a kind at once, by the permissions that are missing. */
export function bulkChoices({ permissions, fields, parts = [], update }: Kind, missing: Access['missing']): readonly Choice[] {
  const canEdit = update !== undefined && missing(permissions.edit ?? []).length === 0;
  const bulkFields = canEdit ? fields.filter(({ isBulk }) => isBulk) : [];
  const editableParts = parts.filter(({ view, edit }) => missing([...view, ...edit]).length === 0);
  return [
    ...bulkFields.map((field): Choice => ({ action: 'set', field })),
    ...bulkFields.filter(isOptional).map((field): Choice => ({ action: 'empty', field })),
    ...editableParts.flatMap((part): Choice[] => [
      { action: 'add', part },
      { action: 'remove', part },
    ]),
  ];
}

/** Whether a value can be empty. Switches are on or off. */
const isOptional = ({ isRequired, isPermanent, type }: Field): boolean =>
  !isRequired && isPermanent !== true && type.name !== 'boolean';
