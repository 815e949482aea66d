import { onAbort } from '../../core/transport/abort-listeners.js';
import { AbortError } from '../../core/errors/errors.js';
import { loadModule } from '../../core/arguments/load-module.js';
import type { PauseSwitch } from './pause-switch.js';
import type { Watch } from '../work.js';

/** Holds back all requests of a run while it is paused or while the platform has requested a delay. */
export class Gate {
  #closedUntil = 0;

  constructor(
    readonly title: string,
    readonly signal: AbortSignal | undefined,
    readonly watch: Watch,
    readonly pauses: PauseSwitch,
  ) {}

  /** Whether a request may be sent now. A run reads its source only while this is true. */
  isOpen(): boolean {
    return !this.signal?.aborted && !this.pauses.isPaused && this.#closedUntil <= Date.now();
  }

  /**
   * Resolves with `true` when requests may be sent. Check `isOpen()` again, because the run may have been paused in the same
   * turn. Resolves with `false` if the caller has left a paused run.
   *
   * @throws AbortError
   */
  async pass(): Promise<boolean> {
    for (;;) {
      if (this.signal?.aborted) throw new AbortError(this.title, { cause: this.signal.reason });
      if (this.pauses.isPaused) {
        if (this.watch.hasLeft()) return false;
        await this.#nextChange();
        continue;
      }
      const remainingMs = this.#closedUntil - Date.now();
      if (remainingMs <= 0) return true;
      const { pause } = await loadModule(() => import('../../core/response/repeat.js'));
      await pause(remainingMs, this.title, this.signal);
    }
  }

  /** Holds back all requests for a number of ms. */
  close(ms: number): void {
    this.#closedUntil = Math.max(this.#closedUntil, Date.now() + ms);
  }

  /** Resolves when the run is resumed, left or aborted. */
  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const releases: (() => void)[] = [];
      const end = (): void => {
        for (const release of releases) release();
        resolve();
      };
      releases.push(this.pauses.onChange(end), this.watch.onLeave(end));
      if (this.signal) releases.push(onAbort(this.signal, end));
    });
  }
}
