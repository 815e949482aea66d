import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Used until the element has been measured, and where nothing is laid out. */
const UNKNOWN_WIDTH = 1200;

/** Returns the inner width of an element in px. Until it has been measured, hide the content, so that it does not jump. */
export function useWidth(element: RefObject<HTMLElement | null>): { width: number; isMeasured: boolean } {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => {
      // Before the next paint: a page that was hidden while its code loaded has no width until then.
      flushSync(() => {
        setWidth(current.clientWidth);
      });
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width === 0 ? { width: UNKNOWN_WIDTH, isMeasured: false } : { width, isMeasured: true };
}
