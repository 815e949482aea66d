import { brand } from '../../core/values/brand.js';
import { ContactCentreError } from '../../core/errors/errors.js';

/** Chunks of a run have failed in their workers. All others were processed; the failed ones can be distributed again. */
export class BulkChunksError extends ContactCentreError {
  declare readonly name: 'BulkChunksError';
  /** The number of failed chunks. */
  declare readonly chunks: number;
  /** The reason of the last failure. */
  declare readonly reason: string;

  constructor(queue: string, chunks: number, total: number, reason: string) {
    const message = `${chunks} of ${total} chunks in the queue ${queue} have failed. Last reason: ${reason}`;
    super(message, 'ERR_BULK_CHUNKS', {}, { chunks, reason });
  }
}

brand({ BulkChunksError });
