/** ms before the first further attempt; doubled for each one after that. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** A page whose code cannot be loaded at present. */
export interface LoadingProblem {
  /** When the next attempt begins by itself, in ms since the epoch. */
  readonly retryAt: number;
  readonly retry: () => void;
}

/** Tells the shell why a page is not shown yet, and waits for a better moment to load it. */
class PageLoading {
  readonly #listeners = new Set<() => void>();
  #problem: LoadingProblem | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = (): LoadingProblem | undefined => this.#problem;

  report(problem: LoadingProblem | undefined): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    for (const listener of this.#listeners) listener();
  }

  /** Resolves after a pause, or as soon as the device is online, the tab is shown, or the user asks for it. */
  async waitForRetry(attempt: number): Promise<void> {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
    const controller = new AbortController();
    const { signal } = controller;
    await new Promise<void>((resolve) => {
      const onOnline = (): void => {
        resolve();
      };
      const onVisible = (): void => {
        if (document.visibilityState === 'visible') resolve();
      };
      const timer = setTimeout(resolve, pause);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
      });
      window.addEventListener('online', onOnline, { signal });
      document.addEventListener('visibilitychange', onVisible, { signal });
      this.report({ retryAt: Date.now() + pause, retry: resolve });
    });
    controller.abort();
  }
}

export const pageLoading = new PageLoading();
