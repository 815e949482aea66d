import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';
import type { JobState } from './states.js';

/** Details of a job that did not succeed. */
export interface JobFailure {
  /** The job family, e.g. `conversationDetails`. */
  family: string;
  /** The state of the job. */
  state: JobState;
  /** The platform's word for the state. */
  raw: string | undefined;
  /** The platform's error message. */
  errorMessage: string | undefined;
  /** The correlation id of the response that reported the state. */
  correlationId: string | undefined;
}

/**
 * A job ended without success: it failed, was cancelled, completed only in part (`state: 'partly'`), or waits for a step that
 * was not requested (`state: 'action'`).
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

/** A job, or its results, no longer exist. `cause` is the platform's error response, if there was one. */
export class JobExpiredError extends ContactCentreError {
  declare readonly name: 'JobExpiredError';
  declare readonly family: string;

  constructor(family: string, options?: ErrorOptions) {
    super(`The ${family} job or its results no longer exist. Start it again`, 'ERR_JOB_EXPIRED', options, { family });
  }
}

/** A job did not end within the maximum wait. The job continues and its token stays valid. */
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
    const details = { family, maxWaitMs, maxWait: maxWaitMs / 1000 };
    super(`The ${family} job did not end within ${maxWaitMs} ms. Raise maxWaitMs`, 'ERR_JOB_TIMEOUT', {}, details);
  }
}

/** The platform has repeatedly reported a job state that the package does not recognize. */
export class UnknownJobStateError extends ContactCentreError {
  declare readonly name: 'UnknownJobStateError';
  declare readonly family: string;
  declare readonly raw: string | undefined;

  constructor(family: string, raw: string | undefined) {
    const problem = raw === undefined ? 'reports no state' : `reports the unknown state "${raw}"`;
    super(`The ${family} job ${problem}. Define it in the words of a jobFamily`, 'ERR_JOB_STATE', {}, { family, raw });
  }
}

brand({ JobFailedError, JobExpiredError, JobTimeoutError, UnknownJobStateError });
