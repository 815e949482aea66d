import { brand } from '../values/brand.js';
import { ContactCentreError } from './errors.js';

/** A hook of the caller's failed. `cause` is what it threw, without what is secret. */
export class HookError extends ContactCentreError {
  declare readonly name: 'HookError';

  constructor(operation: string, cause: Error) {
    super(`A hook of ${operation} failed: ${cause.message}`, 'ERR_HOOK', { cause });
  }
}

brand({ HookError });
