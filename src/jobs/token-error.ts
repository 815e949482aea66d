import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/** A token is damaged, or belongs to a job of another host or family. */
export class JobTokenError extends ContactCentreError {
  declare readonly name: 'JobTokenError';

  constructor(family: string, reason: string) {
    super(`The token cannot resume a ${family} job: ${reason}`, 'ERR_JOB_TOKEN');
  }
}

brand({ JobTokenError });
