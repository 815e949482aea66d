import { ConfigurationError } from '../core/errors.js';
import { loaded } from '../core/loaded.js';
import { JobTimeoutError } from './errors.js';

/** The first wait between two looks, and the longest, in ms. */
const [FIRST, LONGEST] = [1000, 15_000];

/** Waits between two looks, each time for longer, up to so many seconds in all. */
export class Patience {
  #wait = FIRST;
  readonly #until: number;

  constructor(
    private readonly family: string,
    private readonly what: string,
    private readonly maxWait: number,
    private readonly signal: AbortSignal | undefined,
  ) {
    if (!(maxWait >= 0)) throw new ConfigurationError('maxWait must be a number of seconds from 0');
    this.#until = Date.now() + maxWait * 1000;
  }

  /** Something has been done: the next waits are short again. */
  renew(): void {
    this.#wait = FIRST;
  }

  /**
   * @param after - What the platform wants to be waited for, in s.
   * @throws {@link JobTimeoutError} where there is no time left.
   */
  async next(after?: number): Promise<void> {
    const left = this.#until - Date.now();
    if (left <= 0) throw new JobTimeoutError(this.family, this.maxWait);
    const { pause } = await loaded(import('../core/repeat.js'));
    const wait = after ? after * 1000 : this.#wait * (0.9 + Math.random() * 0.2);
    await pause(Math.min(wait, left), this.what, this.signal);
    this.#wait = Math.min(this.#wait * 1.5, LONGEST);
  }
}
