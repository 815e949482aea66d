import { brand } from '../core/values/brand.js';
import { ConfigurationError, ContactCentreError } from '../core/errors/errors.js';
import type { Hook } from '../core/exchange/hooks.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions } from '../core/arguments/option-checks.js';
import { isAmount } from '../core/values/plain-objects.js';

/** A budget of requests is used up. Raised before anything is sent. */
export class CallBudgetError extends ContactCentreError {
  declare readonly name: 'CallBudgetError';
  declare readonly operation: string;
  /** Requests in the budget. */
  declare readonly max: number;

  constructor(operation: string, max: number) {
    super(
      `${operation} was not sent: the budget of ${max} requests is used up. End the budget, or raise max`,
      'ERR_CALL_BUDGET',
      {},
      { operation, max },
    );
  }
}

brand({ CallBudgetError });

/** How many requests there were, by tag and status. */
export interface MeterReport {
  /** All requests, including retries; requests for tokens do not count. */
  readonly requests: number;
  /** Requests that were a call's second or later: after a refresh, a failure or a wait. */
  readonly repeated: number;
  readonly operations: Readonly<Record<string, number>>;
  /** By the `tag` of the calls; calls without a tag are left out. */
  readonly tags: Readonly<Record<string, number>>;
  /** By the status of the response; 0 if there was none. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests in a month of 30 days at the current rate. */
  readonly month: number;
  /** The part of the allowance that a month at this rate uses, if an allowance is set. */
  readonly share: number | undefined;
}

/** Options of a {@link Meter}. */
export interface MeterOptions {
  /** Requests that a month allows. */
  allowance?: number;
}

const REQUESTS: Demand = [isAmount, 'a number of requests from 0'];

const MONTH = 30 * 24 * 3_600_000;

/**
 * Counts the requests of the clients that use its hook.
 *
 * ```ts
 * const meter = new Meter({ allowance: 1_000_000 });
 * const client = new ApiClient({ region: 'eu_west_1', hooks: [meter.hook] });
 * ```
 */
export class Meter {
  readonly #allowance: number | undefined;
  readonly #since = Date.now();
  readonly #operations = new Map<string, number>();
  readonly #tags = new Map<string, number>();
  readonly #statuses = new Map<string, number>();
  readonly #budgets = new Set<{ max: number; remaining: number }>();
  #requests = 0;
  #repeatCount = 0;

  constructor(options: MeterOptions = {}) {
    const { allowance }: MeterOptions = readOptions('Meter', options, { allowance: REQUESTS }, 'Meter: ');
    this.#allowance = allowance;
  }

  /** Pass it first in the `hooks` of a client: a response that an earlier hook returns by itself is not counted. */
  readonly hook: Hook = async ({ operation, route, attempt, tag }, next) => {
    if (route.includes(' /oauth/')) return await next();
    for (const { max, remaining } of this.#budgets) if (remaining < 1) throw new CallBudgetError(operation, max);
    for (const budget of this.#budgets) budget.remaining--;
    this.#requests++;
    if (attempt > 1) this.#repeatCount++;
    increment(this.#operations, operation);
    if (tag !== undefined) increment(this.#tags, tag);
    let status = 0;
    try {
      const response = await next();
      ({ status } = response);
      return response;
    } finally {
      increment(this.#statuses, String(status));
    }
  };

  /**
   * Limits how many requests pass from now on; further ones are refused with a {@link CallBudgetError}. Several budgets can
   * apply at the same time.
   *
   * @returns a function that ends the budget and returns how many requests were left.
   */
  budget(options: { max: number }): () => number {
    const { max }: { max?: number } = readOptions('budget', options, { max: REQUESTS }, 'budget: ');
    if (max === undefined) throw new ConfigurationError('budget needs max, a number of requests, such as { max: 1000 }');
    const budget = { max, remaining: max };
    this.#budgets.add(budget);
    return () => {
      this.#budgets.delete(budget);
      return budget.remaining;
    };
  }

  report(): MeterReport {
    const month = Math.round((this.#requests * MONTH) / Math.max(1, Date.now() - this.#since));
    return {
      requests: this.#requests,
      repeated: this.#repeatCount,
      operations: Object.fromEntries(this.#operations),
      tags: Object.fromEntries(this.#tags),
      statuses: Object.fromEntries(this.#statuses),
      month,
      share: this.#allowance && month / this.#allowance,
    };
  }
}

function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
