import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/** Why a {@link JournalError} was raised. */
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

/** A journal cannot be gone on with: it is another run's, another plan's or another organisation's, of a run that was undone, of an earlier version of this package, damaged, in use, or cannot be read or written. */
export class JournalError extends ContactCentreError {
  declare readonly name: 'JournalError';
  declare readonly code: JournalErrorCode;
  /** What the system calls it: `ENOSPC`, `EACCES`, … */
  declare readonly reason?: string;

  constructor(message: string, code: JournalErrorCode, options: ErrorOptions = {}) {
    const { code: reason } = (options.cause ?? {}) as { code?: unknown };
    super(message, code, options, typeof reason === 'string' ? { reason } : {});
  }
}

/** How far a run was when it was stopped. */
export interface BulkCounts {
  done: number;
  failed: number;
  skipped: number;
}

/** More of a run has failed than `maxFailures` allows. What was done stays done; the run can be gone on with. */
export class BulkStoppedError extends ContactCentreError {
  declare readonly name: 'BulkStoppedError';
  declare readonly done: number;
  declare readonly failed: number;
  declare readonly skipped: number;

  constructor(run: string, counts: BulkCounts, last: string) {
    const { done, failed, skipped } = counts;
    const message = `${run} was stopped: ${failed} failed, ${done} were done. The last failure: ${last}`;
    super(message, 'ERR_BULK_FAILURES', {}, { done, failed, skipped });
  }
}

brand({ JournalError, BulkStoppedError });
