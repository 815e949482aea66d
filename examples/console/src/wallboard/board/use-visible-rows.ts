import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface VisibleRowsOptions {
  count: number;
  /** The height of each row in px. */
  height: number;
  /** How many rows before and after the visible ones exist. */
  overscan: number;
  /** A row that exists wherever the page is scrolled to, because it may have the focus; -1 for none. */
  keptIndex?: number;
}

interface VisibleRows {
  /** For the element around the rows. */
  container: RefObject<HTMLDivElement | null>;
  rows: readonly VirtualItem[];
  /** The height in px of the rows before and after these. */
  before: number;
  after: number;
}

/** Returns the rows of a long list that are near the visible part of the page. */
export function useVisibleRows({ count, height, overscan, keptIndex = -1 }: VisibleRowsOptions): VisibleRows {
  const container = useRef<HTMLDivElement>(null);
  const scrollMargin = useTop(container);
  const rangeExtractor = useCallback((range: Range) => withIndex(defaultRangeExtractor(range), keptIndex), [keptIndex]);
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => height, overscan, scrollMargin, rangeExtractor });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, height]);
  const rows = virtualizer.getVirtualItems();
  const start = rows[0]?.index ?? 0;
  const end = (rows.at(-1)?.index ?? -1) + 1;
  return { container, rows, before: start * height, after: Math.max(0, count - end) * height };
}

function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((one, other) => one - other);
}

/** Returns the distance in px of an element from the top of the page. It changes when what is above changes its height. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return top;
}
