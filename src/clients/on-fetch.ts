import { SignInClient } from '../auth/sign-in-client.js';
import { brand } from '../core/values/brand.js';
import { defaultClient } from '../core/call/default-client.js';
import type { ApiClientOptions } from './fetch-parts.js';
import { fetchParts } from './fetch-parts.js';

export type { ApiClientOptions } from './fetch-parts.js';

/** The client of the package root, but on `fetch` and URLSearchParams: for edge runtimes and small bundles. */
export class ApiClient extends SignInClient {
  static #instance: ApiClient | undefined;

  constructor(options: ApiClientOptions = {}) {
    super(...fetchParts(options));
  }

  /** The default client, used by API classes that are created without one. Created on first use. */
  static get instance(): ApiClient {
    ApiClient.#instance ??= new ApiClient();
    defaultClient.current ??= ApiClient.#instance;
    return ApiClient.#instance;
  }
}

brand({ FetchApiClient: ApiClient });
