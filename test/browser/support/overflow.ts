import type { Locator } from 'playwright-core';

/** Returns the texts within an element that are cut, or that reach beyond it. Areas that scroll sideways may be wider. */
export const overflowing = (area: Locator): Promise<string[]> =>
  area.evaluate((frame) => {
    const box = frame.getBoundingClientRect();
    const overflowOf = (element: Element): string => getComputedStyle(element).overflowX;
    const isInScroller = (element: Element): boolean => {
      for (let outer = element.parentElement; outer && outer !== frame; outer = outer.parentElement) {
        if (['auto', 'scroll'].includes(overflowOf(outer))) return true;
      }
      return false;
    };
    const isMisplaced = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      // Texts for screen readers are one pixel wide.
      if (width <= 1 || isInScroller(element)) return false;
      const isOutside = left < box.left - 1 || right > box.right + 1;
      const isCut = ['hidden', 'clip'].includes(overflowOf(element)) && element.scrollWidth > element.clientWidth + 1;
      return isOutside || isCut;
    };
    const elements = [...frame.querySelectorAll('*')].filter((element) => element.closest('svg, [title]') === null);
    return elements.filter(isMisplaced).map((element) => element.textContent.trim() || element.outerHTML.slice(0, 80));
  });
