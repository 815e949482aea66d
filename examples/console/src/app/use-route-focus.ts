import { createContext, use, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

/** The path of the page that was reached last. */
interface Reached {
  pathname: string;
}

/** Given by the shell, because a page may be left before it was ever shown: while its code, or who is signed in, was still on the way. */
export const ReachedPage = createContext<Reached>({ pathname: '' });

/** What the shell gives: the browser itself has reached the page that the document was loaded for. */
export function useReachedPage(): Reached {
  const { pathname } = useLocation();
  const [reached] = useState<Reached>(() => ({ pathname }));
  return reached;
}

/** Moves the focus to the heading of the page that was opened, so that a screen reader reads it and Tab goes on from there. */
export function useRouteFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const reached = use(ReachedPage);
  useEffect(() => {
    if (reached.pathname === pathname) return;
    reached.pathname = pathname;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname, reached, heading]);
}
