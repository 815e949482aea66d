import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Makes the links of a list a single stop of the Tab key: the link that was focused last, else that of the open page, else the
 * first. The caller lets arrow keys move between the links.
 */
export function useSingleTabStop(list: RefObject<HTMLElement | null>, links: string): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = (): void => {
      selectTabStop([...element.querySelectorAll<HTMLElement>(links)]);
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
  }, [list, links]);
}

function selectTabStop(links: readonly HTMLElement[]): void {
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
