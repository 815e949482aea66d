import { useEffect, useState } from 'react';

export interface Rotation {
  /** From 0. */
  readonly page: number;
  readonly isPaused: boolean;
  readonly go: (steps: 1 | -1) => void;
  readonly setPaused: (isPaused: boolean) => void;
}

/** Shows one page after the other. @param seconds - How long each is shown. */
export function useRotation(pageCount: number, seconds: number): Rotation {
  const [position, setPosition] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isRotating = pageCount > 1 && !isPaused;
  useEffect(() => {
    if (!isRotating) return undefined;
    // A timeout for each page, so that a page that was chosen by hand stays as long as the others.
    const timer = setTimeout(() => {
      setPosition((before) => before + 1);
    }, seconds * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [isRotating, position, seconds]);
  return {
    page: pageCount === 0 ? 0 : ((position % pageCount) + pageCount) % pageCount,
    isPaused,
    go: (steps) => {
      setPosition((before) => before + steps);
    },
    setPaused,
  };
}
