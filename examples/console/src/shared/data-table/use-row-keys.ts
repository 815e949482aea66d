import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

interface RowKeysOptions {
  /** The ids of all rows in their order. */
  order: readonly string[];
  /** Returns how many rows fit into the page. */
  pageSize: () => number;
  onOpen: ((id: string) => void) | undefined;
  onSelect: ((id: string, options: { isRange: boolean }) => void) | undefined;
}

export interface RowKeys {
  /** The row that is a tab stop. */
  activeId: string | undefined;
  onActivate: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** How many rows a key moves by; `undefined` for other keys. */
function stepOf(key: string, pageSize: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    j: 1,
    ArrowUp: -1,
    k: -1,
    PageDown: pageSize,
    PageUp: -pageSize,
    Home: -Infinity,
    End: Infinity,
  };
  return steps[key];
}

/**
 * Moves between rows by keyboard: arrows or j and k, Enter to open, x to select, with Shift to extend the selection. Rows have their
 * id in `data-row`, and the handler is that of the element around them.
 */
export function useRowKeys({ order, pageSize, onOpen, onSelect }: RowKeysOptions): RowKeys {
  const [chosenId, setChosenId] = useState<string>();
  const mustFocus = useRef<HTMLElement>(null);
  const activeId = chosenId !== undefined && order.includes(chosenId) ? chosenId : order[0];
  useLayoutEffect(() => {
    const body = mustFocus.current;
    mustFocus.current = null;
    if (activeId !== undefined)
      body?.querySelector<HTMLElement>(`[data-row="${CSS.escape(activeId)}"]`)?.focus({ preventScroll: true });
  }, [activeId]);

  const moveBy = (step: number, body: HTMLElement): string | undefined => {
    const before = order.indexOf(activeId ?? '');
    const next = order[Math.max(0, Math.min(order.length - 1, before + step))];
    if (next === undefined || next === activeId) return undefined;
    mustFocus.current = body;
    setChosenId(next);
    return next;
  };

  return {
    activeId,
    onActivate: setChosenId,
    onKeyDown: (event) => {
      const { key, shiftKey, currentTarget, target } = event;
      if (isUsedElsewhere(event) || !(currentTarget instanceof HTMLElement) || activeId === undefined) return;
      const step = stepOf(key, pageSize());
      if (step !== undefined) {
        event.preventDefault();
        const next = moveBy(step, currentTarget);
        if (shiftKey && next !== undefined) onSelect?.(next, { isRange: true });
      } else if (key.toLowerCase() === 'x' && onSelect) {
        event.preventDefault();
        onSelect(activeId, { isRange: shiftKey });
      } else if (key === 'Enter' && onOpen && isRow(target)) {
        event.preventDefault();
        onOpen(activeId);
      }
    },
  };
}

const isRow = (target: EventTarget): boolean => target instanceof HTMLElement && target.dataset['row'] !== undefined;

/** Keys with Ctrl, and those typed into fields or menus in a row, are not the table's. */
function isUsedElsewhere({ altKey, ctrlKey, metaKey, target, currentTarget, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return true;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return true;
  return target.matches('input:not([type=checkbox]), textarea, select, [role=menuitem], [contenteditable]');
}
