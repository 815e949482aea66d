/** A set of selected ids, and how to change it. */
export interface Selection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

/** Returns the selection with one id added or removed. */
export function toggleId(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Returns the selection after the user has extended it from one row to another: all rows between become like the first. */
export function extendTo(
  selected: ReadonlySet<string>,
  order: readonly string[],
  { from, to }: { from: string | undefined; to: string },
): ReadonlySet<string> {
  const start = order.indexOf(from ?? '');
  const end = order.indexOf(to);
  if (from === undefined || start < 0) return toggleId(selected, to);
  const between = order.slice(Math.min(start, end), Math.max(start, end) + 1);
  const next = new Set(selected);
  for (const id of between) {
    if (selected.has(from)) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Selects all ids, or none of them if all are selected. */
export function toggleAll(selected: ReadonlySet<string>, order: readonly string[]): ReadonlySet<string> {
  const areAll = order.every((id) => selected.has(id));
  return areAll ? new Set([...selected].filter((id) => !order.includes(id))) : new Set([...selected, ...order]);
}
