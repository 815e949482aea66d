import type { ClientOptions } from '../auth/client-options.js';
import { clientOptions } from '../auth/client-options.js';
import { SignInClient } from '../auth/sign-in-client.js';
import { brand } from '../core/values/brand.js';
import { checkClientOptions } from '../core/call/request-checks.js';
import { defaultClient } from '../core/call/default-client.js';
import { encodeForm } from '../core/transport/encode-url-search-params.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { isFunction } from '../core/values/plain-objects.js';
import { fetchTransport } from '../core/transport/transport-fetch.js';

/** Options of the {@link ApiClient} on `fetch`. */
export interface ApiClientOptions extends ClientOptions {
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch;
}

const optionChecks: Record<keyof ApiClientOptions, Demand> = {
  ...clientOptions,
  fetch: [isFunction, 'a function like the global fetch'],
};

/** The client of the package root, but on `fetch` and URLSearchParams: for edge runtimes and small bundles. */
export class ApiClient extends SignInClient {
  static #instance: ApiClient | undefined;

  constructor(options: ApiClientOptions = {}) {
    const checkedOptions = checkClientOptions(options, optionChecks);
    super(checkedOptions, { transport: fetchTransport(checkedOptions.fetch), encode: encodeForm });
  }

  /** The default client, used by API classes that are created without one. Created on first use. */
  static get instance(): ApiClient {
    ApiClient.#instance ??= new ApiClient();
    defaultClient.current ??= ApiClient.#instance;
    return ApiClient.#instance;
  }
}

brand({ FetchApiClient: ApiClient });
