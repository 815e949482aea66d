import { useEffect, useMemo, useRef } from 'react';
import type { Selection } from './selection.js';
import { extendTo, toggleAll, toggleId } from './selection.js';

interface Selecting {
  /** `undefined` if rows cannot be selected. */
  selectedRows: 'all' | 'some' | 'none' | undefined;
  /** Stays the same function, so that rows need not render again. */
  select: (id: string, options: { isRange: boolean }) => void;
  selectAll: () => void;
}

/** Selects rows, one by one or as a range from the row that was selected before. */
export function useSelecting(order: readonly string[], selection: Selection | undefined): Selecting {
  const latest = useRef({ order, selection });
  const anchor = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { order, selection };
  });
  const actions = useMemo(
    () => ({
      select: (id: string, { isRange }: { isRange: boolean }) => {
        const { order: ids, selection: current } = latest.current;
        if (!current) return;
        current.onChange(isRange ? extendTo(current.ids, ids, { from: anchor.current, to: id }) : toggleId(current.ids, id));
        if (!isRange) anchor.current = id;
      },
      selectAll: () => {
        const { order: ids, selection: current } = latest.current;
        current?.onChange(toggleAll(current.ids, ids));
      },
    }),
    [],
  );
  const selectedRows = useMemo(() => selection && stateOf(order, selection.ids), [order, selection]);
  return { selectedRows, ...actions };
}

function stateOf(order: readonly string[], selected: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = order.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === order.length ? 'all' : 'some';
}
