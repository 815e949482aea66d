import type { BulkProgress, BulkReport, BulkWork } from './options.js';

/** What work has to do with whoever waits for it. */
export interface Watch {
  /** Told of each step. */
  tell: (progress: BulkProgress) => void;
  /** Whether nobody wants more of it. */
  isLeft: () => boolean;
}

/** Work that begins when it is awaited or iterated over. Whoever leaves the loop lets what is under way end, and nothing new begin. */
export class Work implements BulkWork {
  readonly #begin: (watch: Watch) => Promise<BulkReport>;
  #report: Promise<BulkReport> | undefined;
  #latest: BulkProgress | undefined;
  #isLeft = false;
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
      this.#isLeft = true;
      if (!at.isOver) await report.catch(() => undefined);
    }
    await report;
  }

  #begun(): Promise<BulkReport> {
    this.#report ??= this.#begin({
      tell: (progress) => {
        this.#latest = progress;
        this.#wake?.();
      },
      isLeft: () => this.#isLeft,
    });
    return this.#report;
  }
}
