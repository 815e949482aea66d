import type { BulkProgress, BulkReport, BulkWork } from './options.js';

/** How work reports to its caller, and notices that the caller has left. */
export interface Watch {
  /** Reports progress. */
  report: (progress: BulkProgress) => void;
  /** Whether the caller has left the loop. */
  hasLeft: () => boolean;
  /** Calls `listener` when the caller leaves the loop. @returns a function that removes it. */
  onLeave: (listener: () => void) => () => void;
}

/** For callers that only wait for the report. */
export const idleWatch: Watch = {
  report: () => undefined,
  hasLeft: () => false,
  onLeave: () => () => undefined,
};

/**
 * Work that begins when it is awaited or iterated over. Leaving the loop lets pending requests complete and starts no new ones.
 */
export class Work implements BulkWork {
  readonly #begin: (watch: Watch) => Promise<BulkReport>;
  #report: Promise<BulkReport> | undefined;
  #latest: BulkProgress | undefined;
  #hasLeft = false;
  readonly #leaveListeners = new Set<() => void>();
  #wake: (() => void) | undefined;

  constructor(begin: (watch: Watch) => Promise<BulkReport>) {
    this.#begin = begin;
  }

  then<R1 = BulkReport, R2 = never>(
    onfulfilled?: ((value: BulkReport) => R1 | PromiseLike<R1>) | null,
    onrejected?: ((reason: unknown) => R2 | PromiseLike<R2>) | null,
  ): Promise<R1 | R2> {
    return this.#startOnce().then(onfulfilled, onrejected);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<BulkProgress, void> {
    const report = this.#startOnce();
    const outcome = { isOver: false };
    const finish = (): void => {
      outcome.isOver = true;
      this.#wake?.();
    };
    report.then(finish, finish);
    let lastYielded: BulkProgress | undefined;
    try {
      for (;;) {
        const latest = this.#latest;
        if (latest !== undefined && latest !== lastYielded) yield (lastYielded = latest);
        else if (outcome.isOver) break;
        else
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
      }
    } finally {
      this.#leave();
      if (!outcome.isOver) await report.catch(() => undefined);
    }
    await report;
  }

  #leave(): void {
    this.#hasLeft = true;
    for (const listener of [...this.#leaveListeners]) listener();
  }

  #startOnce(): Promise<BulkReport> {
    this.#report ??= this.#begin({
      report: (progress) => {
        this.#latest = progress;
        this.#wake?.();
      },
      hasLeft: () => this.#hasLeft,
      onLeave: (listener) => {
        this.#leaveListeners.add(listener);
        return () => {
          this.#leaveListeners.delete(listener);
        };
      },
    });
    return this.#report;
  }
}
