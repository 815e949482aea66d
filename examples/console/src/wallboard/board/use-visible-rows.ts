import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface VisibleRows {
  /** For the element around the rows. */
  container: RefObject<HTMLDivElement | null>;
  rows: readonly VirtualItem[];
  /** The height in px of the rows before and after the visible ones. */
  before: number;
  after: number;
}

/** Returns the rows of a long list that are near the visible part of the page. All rows have the same height in px. */
export function useVisibleRows(count: number, height: number, overscan: number): VisibleRows {
  const container = useRef<HTMLDivElement>(null);
  const scrollMargin = useTop(container);
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => height, overscan, scrollMargin });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, height]);
  const rows = virtualizer.getVirtualItems();
  const start = rows[0]?.index ?? 0;
  const end = (rows.at(-1)?.index ?? -1) + 1;
  return { container, rows, before: start * height, after: Math.max(0, count - end) * height };
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
