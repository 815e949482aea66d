import { useMemo, useState } from 'react';
import type { Selection } from './selection.js';

interface SelectedItems<T> {
  /** The selected items that are in the list. */
  selected: readonly T[];
  selection: Selection;
}

/**
 * Returns the selection of a table. Items that leave the list are no longer selected.
 *
 * @param itemId - A module-level function.
 */
export function useSelection<T>(items: readonly T[] | undefined, itemId: (item: T) => string): SelectedItems<T> {
  const [ids, onChange] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => items?.filter((item) => ids.has(itemId(item))) ?? [], [items, ids, itemId]);
  const selection = useMemo(() => ({ ids: new Set(selected.map(itemId)), onChange }), [selected, itemId]);
  return { selected, selection };
}
