import { useMemo } from 'react';
import { useAccess } from '../../session/use-access.js';
import type { Field, Kind, Part } from '../kinds/kind.js';

/** What can be changed for many entities: a field, or the entries of a part. */
export type Choice = { readonly field: Field } | { readonly part: Part };

/** Returns what the user may change for many entities of a kind at once. */
export function useBulkChoices(kind: Kind): readonly Choice[] {
  const { missing } = useAccess();
  return useMemo(() => {
    const { permissions, fields, parts = [], update } = kind;
    const canEdit = update !== undefined && missing(permissions.edit ?? []).length === 0;
    const simpleParts = parts.filter((part) => !part.level && !part.within);
    return [
      ...(canEdit ? fields.filter(({ isBulk }) => isBulk).map((field) => ({ field })) : []),
      ...simpleParts.filter(({ view, edit }) => missing([...view, ...edit]).length === 0).map((part) => ({ part })),
    ];
  }, [kind, missing]);
}
