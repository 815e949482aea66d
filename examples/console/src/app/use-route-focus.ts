import { createContext, use, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

/** The path of the last visited page. */
interface Reached {
  pathname: string;
}

/** Provided by the shell, because a page may be left before it is shown, while its code or the sign-in is still loading. */
export const ReachedPage = createContext<Reached>({ pathname: '' });

/** Returns the value that the shell provides. The browser itself opens the page that the document was loaded for. */
export function useReachedPage(): Reached {
  const { pathname } = useLocation();
  const [reached] = useState<Reached>(() => ({ pathname }));
  return reached;
}

/** Moves the focus to the heading of the opened page, so that a screen reader reads it and Tab continues from there. */
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
