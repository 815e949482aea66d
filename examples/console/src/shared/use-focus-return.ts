import { useLayoutEffect } from 'react';

/** Returns the focus to where it was before the component appeared, when it disappears. For dialogs that are mounted while open. */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
}
