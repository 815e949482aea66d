import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';
import type { JobState } from './states.js';

/** What is known of a job that did not come to its end. */
export interface JobFailure {
  /** What kind of job it is, e.g. `conversationDetails`. */
  family: string;
  /** Where it stands. */
  state: JobState;
  /** The platform's own word for that. */
  raw: string | undefined;
  /** What the platform says of it. */
  errorMessage: string | undefined;
  /** Of the answer that told so. */
  correlationId: string | undefined;
}

/**
 * A job has ended without what it was for: it failed, was cancelled, brought only part of it (`state: 'partly'`), or waits for a step that
 * nobody was asked to take (`state: 'action'`).
 */
export class JobFailedError extends ContactCentreError {
  declare readonly name: 'JobFailedError';
  declare readonly family: string;
  declare readonly state: JobState;
  declare readonly raw: string | undefined;
  declare readonly errorMessage: string | undefined;
  declare readonly correlationId: string | undefined;

  constructor(failure: JobFailure) {
    const { family, state, raw, errorMessage } = failure;
    const why = errorMessage === undefined ? '' : `: ${errorMessage}`;
    super(`The ${family} job is ${raw ?? state} (${state})${why}`, 'ERR_JOB_FAILED', {}, failure);
  }
}

/** A job, or what it brought, is no longer there. `cause` is the platform's answer, where that was an error. */
export class JobExpiredError extends ContactCentreError {
  declare readonly name: 'JobExpiredError';
  declare readonly family: string;

  constructor(family: string, options?: ErrorOptions) {
    super(`The ${family} job or its results are no longer there`, 'ERR_JOB_EXPIRED', options, { family });
  }
}

/** A job was not done in the time that somebody was ready to wait. It goes on; its token stays good. */
export class JobTimeoutError extends ContactCentreError {
  declare readonly name: 'JobTimeoutError';
  declare readonly family: string;
  /** The time allowed, in ms. */
  declare readonly maxWaitMs: number;
  /**
   * The time allowed, in s.
   *
   * @deprecated Use `maxWaitMs`. Removed in 1.0.
   */
  declare readonly maxWait: number;

  constructor(family: string, maxWaitMs: number) {
    const more = { family, maxWaitMs, maxWait: maxWaitMs / 1000 };
    super(`The ${family} job was not done within ${maxWaitMs} ms`, 'ERR_JOB_TIMEOUT', {}, more);
  }
}

/** The platform tells of a job by a word that is not known, again and again. */
export class UnknownJobStateError extends ContactCentreError {
  declare readonly name: 'UnknownJobStateError';
  declare readonly family: string;
  declare readonly raw: string | undefined;

  constructor(family: string, raw: string | undefined) {
    const told = raw === undefined ? 'tells no state' : `is "${raw}", which is no state that is known`;
    super(`The ${family} job ${told}: describe it with jobFamily and words of its own`, 'ERR_JOB_STATE', {}, { family, raw });
  }
}

brand({ JobFailedError, JobExpiredError, JobTimeoutError, UnknownJobStateError });
