import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/**
 * A store of tokens did not do what it is for: it is gone, full, read-only, open to others, or what it holds is no token. The client
 * goes on from memory. Shows nothing of what was to be stored.
 */
export class TokenStoreError extends ContactCentreError {
  declare readonly name: 'TokenStoreError';
  /** What the system calls it, as far as it says: `ENOSPC`, `EACCES`, `ECONNREFUSED`, … */
  declare readonly reason: string | undefined;

  constructor(message: string, reason?: string, options?: ErrorOptions) {
    super(message, 'ERR_TOKEN_STORE', options, { reason });
  }
}

brand({ TokenStoreError });
