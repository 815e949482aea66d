import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/**
 * A token store failed: it is unreachable, full, read-only, readable by other users, or its content is no token. The client
 * continues from memory. The error shows nothing of what was to be stored.
 */
export class TokenStoreError extends ContactCentreError {
  declare readonly name: 'TokenStoreError';
  /** The system's error code, if there is one: `ENOSPC`, `EACCES`, `ECONNREFUSED`, … */
  declare readonly reason: string | undefined;

  constructor(message: string, reason?: string, options?: ErrorOptions) {
    super(message, 'ERR_TOKEN_STORE', options, { reason });
  }
}

brand({ TokenStoreError });
