import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { dockState } from './dock-state.js';

const HEIGHT = '--call-log-height';

/** Keeps the rest of the page visible beside the dock, and gives the dock the focus while the user has it open. */
export function useDockPlace(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    // What receives the focus scrolls to above the dock, and banners are shown above it.
    const observer = new ResizeObserver(() => {
      style.setProperty(HEIGHT, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    style.setProperty('scroll-padding-block', `4rem var(${HEIGHT})`);
    const opener = document.activeElement;
    if (dockState.isUsed) element.focus({ preventScroll: true });
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
      style.removeProperty('scroll-padding-block');
      if (element.contains(document.activeElement)) returnFocus(dockState.isUsed ? opener : null);
    };
  }, [dock]);
}

/** Returns the focus to where it was before the dock was opened, or to its button. */
function returnFocus(opener: Element | null): void {
  const isUsable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isUsable ? opener : document.querySelector<HTMLElement>('[aria-controls=call-log]');
  target?.focus({ preventScroll: true });
}
