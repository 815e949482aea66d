import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Makes the list of a finder a single stop of the Tab key: the link that was focused last, else that of the open page, else the
 * first. Arrow keys move between the links.
 */
export function useSingleTabStop(finder: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = finder.current;
    if (!element) return;
    const update = (): void => {
      selectTabStop(element);
    };
    update();
    // The lists change on their own: areas open, results arrive.
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
    element.addEventListener('focusin', update);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', update);
    };
  }, [finder]);
}

function selectTabStop(finder: HTMLElement): void {
  const links = [...finder.querySelectorAll<HTMLElement>('[role=tabpanel] a')];
  const stop =
    links.find((link) => link === document.activeElement) ??
    links.find((link) => link.hasAttribute('aria-current')) ??
    links.find((link) => link.tabIndex === 0) ??
    links[0];
  for (const link of links) {
    const tabIndex = link === stop ? 0 : -1;
    if (link.tabIndex !== tabIndex) link.tabIndex = tabIndex;
  }
}
