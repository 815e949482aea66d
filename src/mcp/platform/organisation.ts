import { ApiClient } from '../../entries/fetch-eager.js';
import type { ApiClientOptions } from '../../entries/fetch-eager.js';
import { Governor } from '../../limits/governor.js';
import type { Platform } from './platform.js';

/** A real organisation. */
export class Organisation implements Platform {
  readonly kind = 'organisation';
  readonly client: ApiClient;
  readonly download: typeof fetch = (input, init) => fetch(input, init);

  constructor(options: ApiClientOptions) {
    this.client = new ApiClient({ ...options, rejectWith: 'error', retry: true, limiter: new Governor() });
  }
}
