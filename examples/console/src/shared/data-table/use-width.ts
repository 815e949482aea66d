import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** To use until the element has been measured, and where nothing is laid out. */
export const UNKNOWN_WIDTH = 1200;

/** Returns the inner width of an element in px; 0 until it has been measured, which may be after the first paint. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => {
      setWidth(current.clientWidth);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}
