import type { Answer } from '../response/answer.js';
import type { CallOrigin } from './call-origin.js';
import type { ExchangeRequest } from '../call/exchange-request.js';

/** A call that waits for a permit. */
export interface Wait {
  /** The method's name, e.g. `getUser`. */
  readonly operation: string;
  /** For people: `rate limit, 300 a minute for this token`. */
  readonly reason: string;
  /** When it is expected to be sent, in ms since the epoch. */
  readonly until: number;
  /** Whether the platform has refused requests of this limit with a 429 and demands the wait. */
  readonly isRefused?: boolean;
}

/** Decides when requests are sent, and observes their outcome: a `Governor` of `contact-centre-client/limits`. */
export interface Limiter {
  /**
   * Called before each request. Returns nothing if it may be sent now, else a promise to wait for. Then it is called again,
   * because another user may have signed in since.
   */
  admit(call: CallOrigin, request: ExchangeRequest): Promise<void> | undefined;
  /**
   * Receives each request that is sent. Resolves with its response, or with nothing if it must be sent again with a new permit.
   */
  observe(call: CallOrigin, answer: Promise<Answer>): Promise<Answer | undefined>;
  /** Receives each call as it is made. */
  begun?(call: CallOrigin): void;
  /** Receives each call that has settled, including one that was never admitted, or not sent afterwards. */
  ended?(call: CallOrigin): void;
  /** Returns the waiting calls: those of a client, or all. */
  waits(sender?: unknown): readonly Wait[];
}
