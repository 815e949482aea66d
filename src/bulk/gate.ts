import { loaded } from '../core/loaded.js';

/** Everybody waits where the platform asks one to wait: the allowance is of all. */
export class Gate {
  #until = 0;

  constructor(
    readonly title: string,
    readonly signal: AbortSignal | undefined,
  ) {}

  /** Resolves when requests may be sent; rejects when the run is aborted. */
  async pass(): Promise<void> {
    for (let left = this.#until - Date.now(); left > 0; left = this.#until - Date.now()) {
      const { pause } = await loaded(import('../core/repeat.js'));
      await pause(left, this.title, this.signal);
    }
  }

  /** @param seconds - From now on. */
  close(seconds: number): void {
    this.#until = Math.max(this.#until, Date.now() + seconds * 1000);
  }
}
