import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of the page that was opened, so that a screen reader reads it and Tab goes on from there. A link that
 * changes the page but in part says `state={{ keepFocus: true }}`.
 */
export function useRouteFocus(): void {
  const { pathname, state } = useLocation() as { pathname: string; state: { keepFocus?: boolean } | null };
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (state?.keepFocus === true) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, state]);
}
