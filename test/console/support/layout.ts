import { vi } from 'vitest';

const doNothing = (): void => undefined;

/** Replaces what Mantine needs of a browser's layout and jsdom lacks. `vi.unstubAllGlobals()` removes it. */
export function stubLayout(): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = doNothing;
      unobserve = doNothing;
      disconnect = doNothing;
    },
  );
}
