import type { Answer } from '../response/answer.js';
import type { CallOrigin } from './call-origin.js';
import type { ExchangeRequest } from '../call/exchange-request.js';

/** A call that waits for its turn. */
export interface Wait {
  /** The method's name, e.g. `getUser`. */
  readonly operation: string;
  /** For people: `rate limit, 300 a minute for this token`. */
  readonly reason: string;
  /** When it is expected to be sent, in ms since the epoch. */
  readonly until: number;
}

/** Decides when requests are sent, and hears what became of them: a `Governor` of `contact-centre-client/limits`. */
export interface Limiter {
  /**
   * Asked before each request. Returns nothing where it may be sent now, else what is to be waited for: then it is asked again, because
   * who is signed in may be another one by then.
   */
  admit(call: CallOrigin, request: ExchangeRequest): Promise<void> | undefined;
  /** Told of each request that is sent. Resolves with its answer, or with nothing where it is to be sent again in its turn. */
  observe(call: CallOrigin, answer: Promise<Answer>): Promise<Answer | undefined>;
  /** Receives each call as it is made. */
  begun?(call: CallOrigin): void;
  /** Receives each call that has settled, also one that was never admitted or not sent after that. */
  ended?(call: CallOrigin): void;
  /** Which calls wait: those of a client, or all. */
  waits(sender?: unknown): readonly Wait[];
}
