import { useEffect, useState } from 'react';

interface HeldOptions<T> {
  readonly options: readonly T[];
  /** For the element that contains the list. */
  readonly hold: () => void;
}

/**
 * Keeps a list as it is while the user presses an option of it. If a newer search replaced it between press and release, the
 * browser would send the click to no option.
 */
export function useHeldOptions<T>(current: readonly T[]): HeldOptions<T> {
  const [held, setHeld] = useState<readonly T[]>();
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    // The click follows the release.
    const release = (): void => {
      setTimeout(() => {
        setHeld(undefined);
      });
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [isHeld]);
  return {
    options: held ?? current,
    hold: () => {
      setHeld(current);
    },
  };
}
