import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { isTyping } from '../../shared/is-typing.js';

interface FinderKeys {
  input: RefObject<HTMLInputElement | null>;
  /** Whether the results for the typed text are still missing. */
  isPending: boolean;
  hasQuery: boolean;
  onSlash: () => void;
}

/** The links of the lists. */
export const LINKS = '[role=tabpanel] a';

/**
 * Handles keys: `/` anywhere on the page focuses the search, arrow keys move through the list below, Enter in the search opens the
 * first result, and Escape returns to the search.
 *
 * @returns the key handler for the finder.
 */
export function useFinderKeys({ input, isPending, hasQuery, onSlash }: FinderKeys): (event: KeyboardEvent<HTMLElement>) => void {
  useSlash(input, onSlash);
  const awaited = useRef<{ finder: HTMLElement; key: string }>(undefined);

  // A key that was pressed before the results arrived applies to them.
  useEffect(() => {
    if (isPending || !awaited.current) return;
    const { finder, key } = awaited.current;
    awaited.current = undefined;
    if (document.activeElement === input.current) applyToFirst(finder, key);
  }, [isPending, input]);

  return (event) => {
    awaited.current = undefined;
    const finder = event.currentTarget;
    const isInInput = document.activeElement === input.current;
    if (isInInput && hasQuery && (event.key === 'Enter' || event.key === 'ArrowDown') && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isPending) awaited.current = { finder, key: event.key };
      else applyToFirst(finder, event.key);
      return;
    }
    const links = [...finder.querySelectorAll<HTMLElement>(LINKS)];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (at < 0 && !isInInput) return;
    if (event.key === 'Escape') input.current?.focus();
    const next = nextOf({ key: event.key, at, count: links.length, isInInput });
    if (next === undefined) return;
    event.preventDefault();
    (next < 0 ? input.current : links[next])?.focus();
  };
}

function useSlash(input: RefObject<HTMLInputElement | null>, onSlash: () => void): void {
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
}

function applyToFirst(finder: HTMLElement, key: string): void {
  const first = finder.querySelector<HTMLElement>(LINKS);
  if (key === 'Enter') first?.click();
  else first?.focus();
}

interface Move {
  key: string;
  at: number;
  count: number;
  isInInput: boolean;
}

/** -1 is the search field. */
function nextOf({ key, at, count, isInInput }: Move): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (isInInput) return undefined;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
