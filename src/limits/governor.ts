import type { Answer } from '../core/answer.js';
import type { CallOrigin } from '../core/call-origin.js';
import { ConfigurationError } from '../core/errors.js';
import type { ExchangeRequest } from '../core/exchange-request.js';
import type { Limiter, Wait } from '../core/limiter.js';
import { loaded } from '../core/loaded.js';
import { namedOptions } from '../core/records.js';
import { harmless } from '../core/report.js';
import type { Desk, DeskOptions } from './desk.js';
import type { BucketReport, GovernorOptions } from './options.js';

const numbers = { reserve: 0.1, maxWait: 180, maxQueue: 10_000, allowed: 300 };

/**
 * Sends calls as fast as the platform allows, and no faster: what is too much waits for its turn instead of being refused.
 *
 * ```ts
 * const client = new ApiClient({ region: 'eu_west_1', limiter: new Governor() });
 * ```
 */
export class Governor implements Limiter {
  readonly #options: DeskOptions;
  #desk: Desk | undefined;

  constructor(options: GovernorOptions = {}) {
    namedOptions('Governor', options, { ...numbers, shared: 0, onWait: 0, log: 0 });
    const { shared, onWait, log = console.warn, ...given } = options;
    const checked = { ...numbers, ...given };
    for (const [name, value] of Object.entries<unknown>(checked)) {
      if (typeof value !== 'number' || !(value >= 0) || (name === 'reserve' && value > 1)) {
        throw new ConfigurationError(`${name} of a Governor must be a number from 0${name === 'reserve' ? ' to 1' : ''}`);
      }
    }
    this.#options = {
      ...checked,
      log: harmless('log', log),
      ...(shared && { shared }),
      ...(onWait && { onWait: harmless('onWait', onWait) }),
    };
  }

  /** What the limits are, and who waits. */
  report(): { readonly buckets: readonly BucketReport[] } {
    return { buckets: this.#desk?.report() ?? [] };
  }

  /** Which calls wait: those of a client, or all. */
  waits(client?: unknown): readonly Wait[] {
    return this.#desk?.waits(client) ?? [];
  }

  /** Ends what listens to others. Calls go on. */
  close(): void {
    this.#options.shared?.close?.();
  }

  /** @internal */
  admit(call: CallOrigin, request: ExchangeRequest): Promise<void> | undefined {
    return this.#desk ? this.#desk.admit(call, request) : this.#open();
  }

  /** @internal */
  async observe(call: CallOrigin, answer: Promise<Answer>): Promise<Answer | undefined> {
    return await (this.#desk?.observe(call, answer) ?? answer);
  }

  async #open(): Promise<void> {
    const { Desk } = await loaded(import('./desk.js'));
    this.#desk ??= new Desk(this.#options);
  }
}
