import { brand } from '../../core/values/brand.js';
import { ContactCentreError } from '../../core/errors/errors.js';

/** Chunks of a run have been given up by its workers. All others are worked off; those can be distributed again. */
export class BulkChunksError extends ContactCentreError {
  declare readonly name: 'BulkChunksError';
  /** How many were given up. */
  declare readonly chunks: number;
  /** Why the last of them was. */
  declare readonly reason: string;

  constructor(queue: string, chunks: number, of: number, reason: string) {
    const message = `${chunks} of ${of} chunks in the queue ${queue} were given up. The last reason: ${reason}`;
    super(message, 'ERR_BULK_CHUNKS', {}, { chunks, reason });
  }
}

brand({ BulkChunksError });
