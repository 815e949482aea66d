import { brand } from '../../core/values/brand.js';
import { ContactCentreError } from '../../core/errors/errors.js';
import type { Demand } from '../../core/arguments/option-checks.js';
import { readOptions } from '../../core/arguments/option-checks.js';
import { isFunction } from '../../core/values/plain-objects.js';
import type { Hook } from '../../core/exchange/hooks.js';

const MINUTE_MS = 60_000;

/** The budget of an assistant is used up. Raised before anything is sent. */
export class SessionBudgetError extends ContactCentreError {
  declare readonly name: 'SessionBudgetError';
  declare readonly operation: string;
  /** When enough of the budget is available again, in ms since the epoch; `undefined` if not in this session. */
  declare readonly availableAt: number | undefined;

  constructor(message: string, operation: string, availableAt?: number) {
    super(`${operation} was not sent: ${message}`, 'ERR_SESSION_BUDGET', {}, { operation, availableAt });
  }
}

brand({ SessionBudgetError });

/** Options of a {@link SessionBudget}. */
export interface SessionBudgetOptions {
  /** Requests in any 60 s; 60 by default. */
  perMinute?: number;
  /** Requests until the process ends; 1000 by default. */
  perSession?: number;
  /** The time in ms since the epoch; `Date.now` by default. */
  now?: () => number;
}

/** The state of a budget. */
export interface SessionBudgetReport {
  readonly perMinute: number;
  readonly perSession: number;
  /** Requests that may be sent now. */
  readonly remaining: number;
  /** Requests of the session so far. */
  readonly requests: number;
}

const COUNT: Demand = [(value) => Number.isSafeInteger(value) && Number(value) > 0, 'a whole number of requests from 1'];

/** Limits how many requests an assistant causes, so that a loop neither uses up the rate limit nor the month's allowance. */
export class SessionBudget {
  readonly #perMinute: number;
  readonly #perSession: number;
  readonly #now: () => number;
  /** When the requests of the last minute were sent, oldest first. */
  #sentAt: number[] = [];
  #requests = 0;

  /** @throws ConfigurationError if an option is unknown or not what is expected. */
  constructor(options: SessionBudgetOptions = {}) {
    const demands = { perMinute: COUNT, perSession: COUNT, now: [isFunction, 'a function'] } as const;
    const settings: SessionBudgetOptions = readOptions('SessionBudget', options, demands, 'SessionBudget: ');
    const { perMinute = 60, perSession = 1000, now = Date.now } = settings;
    this.#perMinute = perMinute;
    this.#perSession = perSession;
    this.#now = now;
  }

  /** Pass it first in the `hooks` of a client. Requests for tokens are not counted. */
  readonly hook: Hook = async ({ operation, route }, next) => {
    if (route.includes(' /oauth/')) return await next();
    this.demand(1, operation);
    this.#sentAt.push(this.#now());
    this.#requests++;
    return await next();
  };

  /**
   * Checks that a number of requests may be sent now, so that several writes are sent all or not at all.
   *
   * @throws SessionBudgetError that says when the budget is available again.
   */
  demand(count: number, operation: string): void {
    const now = this.#now();
    this.#sentAt = this.#sentAt.filter((sentAt) => sentAt > now - MINUTE_MS);
    if (this.#requests + count > this.#perSession) {
      const remaining = this.#perSession - this.#requests;
      throw new SessionBudgetError(
        `the session has a budget of ${this.#perSession} requests, and ${remaining} of them are left. Restart the server, or start it with a larger budget`,
        operation,
      );
    }
    if (count > this.#perMinute) {
      const message = `it needs ${count} requests, and the budget of a minute is ${this.#perMinute}. Send fewer calls at once, or start the server with a larger budget`;
      throw new SessionBudgetError(message, operation);
    }
    const excess = this.#sentAt.length + count - this.#perMinute;
    if (excess <= 0) return;
    // As soon as that many requests are older than a minute.
    const availableAt = (this.#sentAt[excess - 1] ?? now) + MINUTE_MS;
    const seconds = Math.ceil((availableAt - now) / 1000);
    const time = new Date(availableAt).toISOString();
    throw new SessionBudgetError(
      `the budget of ${this.#perMinute} requests a minute is used up. It is available again in ${seconds} s, at ${time}`,
      operation,
      availableAt,
    );
  }

  report(): SessionBudgetReport {
    const now = this.#now();
    const recent = this.#sentAt.filter((sentAt) => sentAt > now - MINUTE_MS).length;
    const remaining = Math.min(this.#perMinute - recent, this.#perSession - this.#requests);
    return { perMinute: this.#perMinute, perSession: this.#perSession, remaining, requests: this.#requests };
  }
}
