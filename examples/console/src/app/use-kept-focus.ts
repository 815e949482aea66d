import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus near its place when the focused element disappears or is disabled: a button that is removed after use, or
 * disabled while its call runs. Otherwise browsers drop the focus, and a screen reader starts at the top of the document.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = area.current;
    if (!within) return;
    let last: Place | undefined;

    const onFocusIn = ({ target }: FocusEvent): void => {
      if (isInMenu(target)) return;
      last = target instanceof HTMLElement ? placeOf(target, within) : undefined;
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
      if (isInMenu(relatedTarget)) return;
      // After all changes of the page: if the element is still usable, the user has left it on purpose.
      queueMicrotask(() => {
        if (last?.element === target && isUsable(last.element)) last = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (!last || document.activeElement !== document.body) return;
      if (isUsable(last.element)) last.element.focus({ preventScroll: true });
      else if (!last.element.isConnected) focusNear(last);
    });

    within.addEventListener('focusin', onFocusIn);
    within.addEventListener('focusout', onFocusOut);
    observer.observe(within, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      within.removeEventListener('focusin', onFocusIn);
      within.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [area]);
}

/** An element, and its position. */
interface Place {
  element: HTMLElement;
  /** Its ancestors, innermost first. */
  around: readonly Element[];
  /** Its index in the innermost ancestor. */
  index: number;
}

function placeOf(element: HTMLElement, within: HTMLElement): Place {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer && within.contains(outer); outer = outer.parentElement) around.push(outer);
  return { element, around, index: [...(around[0]?.children ?? [])].indexOf(element) };
}

/** A menu disappears, so the button that opened it counts. */
const isInMenu = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[role=menu]') !== null;

const isUsable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/** Moves the focus to the button in the same place, else to the section around it, else to the page's heading. */
function focusNear({ around, index }: Place): void {
  const successor = around[0]?.isConnected ? around[0].children[index] : undefined;
  if (successor instanceof HTMLButtonElement && isUsable(successor)) {
    successor.focus({ preventScroll: true });
    return;
  }
  const section = around.find((outer) => outer.isConnected && outer.matches('section, [role=region]'));
  const target = section ?? document.querySelector('main h1');
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener(
      'blur',
      () => {
        target.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
  target.focus({ preventScroll: true });
}
