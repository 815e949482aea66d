import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/** The cause of a {@link JournalError}. */
export type JournalErrorCode =
  | 'ERR_JOURNAL_CORRUPT'
  | 'ERR_JOURNAL_LOCKED'
  | 'ERR_JOURNAL_ORGANIZATION'
  | 'ERR_JOURNAL_PLAN'
  | 'ERR_JOURNAL_READ'
  | 'ERR_JOURNAL_RUN'
  | 'ERR_JOURNAL_UNDONE'
  | 'ERR_JOURNAL_VERSION'
  | 'ERR_JOURNAL_WRITE';

/**
 * A journal cannot be used: it belongs to another run, plan or organisation or to a run that was undone, was written by an
 * earlier version of this package, is damaged or in use, or cannot be read or written.
 */
export class JournalError extends ContactCentreError {
  declare readonly name: 'JournalError';
  declare readonly code: JournalErrorCode;
  /** The error code of the system: `ENOSPC`, `EACCES`, … */
  declare readonly reason?: string;

  constructor(message: string, code: JournalErrorCode, options: ErrorOptions = {}) {
    const { code: reason } = (options.cause ?? {}) as { code?: unknown };
    super(message, code, options, typeof reason === 'string' ? { reason } : {});
  }
}

/** Counters of a run when it was stopped. */
export interface BulkCounts {
  done: number;
  failed: number;
  skipped: number;
}

/** More entities of a run have failed than `maxFailures` permits. Completed changes stay; the run can be resumed. */
export class BulkStoppedError extends ContactCentreError {
  declare readonly name: 'BulkStoppedError';
  declare readonly done: number;
  declare readonly failed: number;
  declare readonly skipped: number;

  constructor(run: string, counts: BulkCounts, last: string) {
    const { done, failed, skipped } = counts;
    const message = `${run} was stopped by maxFailures: ${failed} failed, ${done} were done. Last failure: ${last}`;
    super(message, 'ERR_BULK_FAILURES', {}, { done, failed, skipped });
  }
}

brand({ JournalError, BulkStoppedError });
