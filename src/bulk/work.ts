import type { BulkProgress, BulkReport, BulkWork } from './options.js';

/** How work reports to its caller, and notices that the caller has left. */
export interface Watch {
  /** Reports progress. */
  tell: (progress: BulkProgress) => void;
  /** Whether the caller has left the loop. */
  isLeft: () => boolean;
  /** Calls `listener` when the caller leaves the loop. @returns a function that removes it. */
  onLeave: (listener: () => void) => () => void;
}

/** For callers that only wait for the report. */
export const unwatched: Watch = {
  tell: () => undefined,
  isLeft: () => false,
  onLeave: () => () => undefined,
};

/**
 * Work that begins when it is awaited or iterated over. Leaving the loop lets pending requests complete and starts no new ones.
 */
export class Work implements BulkWork {
  readonly #begin: (watch: Watch) => Promise<BulkReport>;
  #report: Promise<BulkReport> | undefined;
  #latest: BulkProgress | undefined;
  #isLeft = false;
  readonly #leaveListeners = new Set<() => void>();
  #wake: (() => void) | undefined;

  constructor(begin: (watch: Watch) => Promise<BulkReport>) {
    this.#begin = begin;
  }

  then<R1 = BulkReport, R2 = never>(
    onfulfilled?: ((value: BulkReport) => R1 | PromiseLike<R1>) | null,
    onrejected?: ((reason: unknown) => R2 | PromiseLike<R2>) | null,
  ): Promise<R1 | R2> {
    return this.#begun().then(onfulfilled, onrejected);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<BulkProgress, void> {
    const report = this.#begun();
    const at = { isOver: false };
    const over = (): void => {
      at.isOver = true;
      this.#wake?.();
    };
    report.then(over, over);
    let shown: BulkProgress | undefined;
    try {
      for (;;) {
        const latest = this.#latest;
        if (latest !== undefined && latest !== shown) yield (shown = latest);
        else if (at.isOver) break;
        else
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
      }
    } finally {
      this.#leave();
      if (!at.isOver) await report.catch(() => undefined);
    }
    await report;
  }

  #leave(): void {
    this.#isLeft = true;
    for (const listener of [...this.#leaveListeners]) listener();
  }

  #begun(): Promise<BulkReport> {
    this.#report ??= this.#begin({
      tell: (progress) => {
        this.#latest = progress;
        this.#wake?.();
      },
      isLeft: () => this.#isLeft,
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
