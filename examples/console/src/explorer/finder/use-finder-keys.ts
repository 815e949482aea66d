import { useEffect } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { isTyping } from '../../shared/is-typing.js';

/**
 * Handles keys: `/` anywhere on the page focuses the search, arrow keys move through the list below, and Escape returns to the
 * search.
 *
 * @returns the key handler for the finder.
 */
export function useFinderKeys(
  input: RefObject<HTMLInputElement | null>,
  onSlash: () => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      onSlash();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  });

  return (event) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tabpanel] a')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const inInput = document.activeElement === input.current;
    if (at < 0 && !inInput) return;
    if (event.key === 'Escape') input.current?.focus();
    const next = nextOf(event.key, at, links.length, inInput);
    if (next === undefined) return;
    event.preventDefault();
    (next < 0 ? input.current : links[next])?.focus();
  };
}

/** -1 is the search field. */
function nextOf(key: string, at: number, count: number, inInput: boolean): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (inInput) return undefined;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
