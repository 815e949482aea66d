import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/** Nothing may be sent for longer than a call may wait. Raised before anything is sent. */
export class RateLimitWaitError extends ContactCentreError {
  declare readonly name: 'RateLimitWaitError';
  declare readonly operation: string;
  /** Until something may be sent again, in s. */
  declare readonly wait: number;
  /** Requests in the window of the limit. */
  declare readonly allowed: number;

  constructor(operation: string, wait: number, allowed: number) {
    const message =
      `${operation} was not sent: the rate limit of ${allowed} requests allows no further one for ${wait} s, which is longer than ` +
      'maxWaitMs. Try again later, or raise maxWaitMs';
    super(message, 'ERR_RATE_LIMIT_WAIT', {}, { operation, wait, allowed });
  }
}

/** The queue of waiting calls is full. Raised before anything is sent. */
export class RateLimitQueueError extends ContactCentreError {
  declare readonly name: 'RateLimitQueueError';
  declare readonly operation: string;
  /** How many calls wait. */
  declare readonly queued: number;

  constructor(operation: string, queued: number) {
    super(
      `${operation} was not sent: ${queued} calls wait for the rate limit already, which is maxQueue. Start fewer calls at once, or raise maxQueue`,
      'ERR_RATE_LIMIT_QUEUE',
      {},
      { operation, queued },
    );
  }
}

brand({ RateLimitWaitError, RateLimitQueueError });
