import { brand } from '../values/brand.js';
import { ContactCentreError } from './errors.js';

/** One of the caller's hooks failed. `cause` is what it threw, without secrets. */
export class HookError extends ContactCentreError {
  declare readonly name: 'HookError';

  constructor(operation: string, cause: Error) {
    super(`A hook of ${operation} failed: ${cause.message}`, 'ERR_HOOK', { cause });
  }
}

brand({ HookError });
