import type { ClientOptions } from '../auth/sign-in-client.js';
import { SignInClient, clientOptions } from '../auth/sign-in-client.js';
import { brand, isInstance } from '../core/brand.js';
import { checkedClientOptions } from '../core/checked-options.js';
import { defaultClient } from '../core/default-client.js';
import { encodeForm } from '../core/encode-url-search-params.js';
import type { Demand } from '../core/records.js';
import { isFunction } from '../core/records.js';
import { fetchTransport } from '../core/transport-fetch.js';

/** Options of the {@link ApiClient} on `fetch`. */
export interface ApiClientOptions extends ClientOptions {
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch;
}

const known: Record<keyof ApiClientOptions, Demand> = {
  ...clientOptions,
  fetch: [isFunction, 'a function like the global fetch'],
};

/** The same client as the package root's, on `fetch` and URLSearchParams: for edge runtimes and small bundles. */
export class ApiClient extends SignInClient {
  static #instance: ApiClient | undefined;

  constructor(options: ApiClientOptions = {}) {
    const own = checkedClientOptions(options, known);
    super(own, { transport: fetchTransport(own.fetch), encode: encodeForm });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isInstance(this, value);
  }

  /** The default client, which API classes use that are given none. Made on first use. */
  static get instance(): ApiClient {
    ApiClient.#instance ??= new ApiClient();
    defaultClient.current ??= ApiClient.#instance;
    return ApiClient.#instance;
  }
}

brand({ FetchApiClient: ApiClient });
