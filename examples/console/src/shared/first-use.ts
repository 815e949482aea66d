import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface FirstUse {
  /** Whether the user has pressed the button. */
  isUsed: boolean;
  /** For the button that stands in place of the part until then. */
  triggers: { onClick: () => void; onFocus: () => void; onPointerEnter: () => void };
}

/** Loads a menu or the like when the user is about to open it. Until then, only its button is part of the page. */
export function useFirstUse(load: () => Promise<unknown>): FirstUse {
  const [isUsed, setIsUsed] = useState(false);
  const preload = (): void => {
    load().catch(() => undefined);
  };
  return {
    isUsed,
    triggers: {
      onClick: () => {
        setIsUsed(true);
      },
      onFocus: preload,
      onPointerEnter: preload,
    },
  };
}

interface InitialOpening {
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** For the button that opens it. */
  target: RefObject<HTMLButtonElement | null>;
}

/** Opens what has been loaded by a press, and gives its button the focus, to which it returns when it is closed. */
export function useInitialOpening(): InitialOpening {
  const [isOpen, setIsOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setIsOpen(true);
  }, []);
  return { isOpen, setIsOpen, target };
}

/** Returns whether a condition has been true since the component appeared. What loads when it is opened stays after it is closed. */
export function useReached(condition: boolean): boolean {
  const [isReached, setIsReached] = useState(condition);
  if (condition && !isReached) setIsReached(true);
  return isReached;
}

/** Returns `isOpen`, but not before the component has appeared. A dialog that opens then knows where the focus was. */
export function useLaterOpening(isOpen: boolean): boolean {
  const [hasAppeared, setHasAppeared] = useState(false);
  useEffect(() => {
    setHasAppeared(true);
  }, []);
  return hasAppeared && isOpen;
}
