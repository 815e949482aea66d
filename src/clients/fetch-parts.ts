import type { ClientOptions } from '../auth/client-options.js';
import { clientOptions } from '../auth/client-options.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { checkClientOptions } from '../core/call/request-checks.js';
import type { Wiring } from '../core/client/platform-client.js';
import { encodeForm } from '../core/transport/encode-form.js';
import { fetchTransport } from '../core/transport/transport-fetch.js';
import { isFunction } from '../core/values/plain-objects.js';

/** Options of the {@link ApiClient} on `fetch`. */
export interface ApiClientOptions extends ClientOptions {
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch;
}

/**
 * Returns the arguments of the base class for a client on `fetch`. In the package it is in the file `common`, beside
 * everything that it calls. Otherwise a split bundle would name each of these functions in two chunks, which takes 40 bytes of gzip.
 */
export function fetchParts(options: ApiClientOptions): [checkedOptions: ApiClientOptions, wiring: Wiring] {
  const demands: Record<keyof ApiClientOptions, Demand> = {
    ...clientOptions,
    fetch: [isFunction, 'a function like the global fetch'],
  };
  const checkedOptions = checkClientOptions(options, demands);
  return [checkedOptions, { transport: fetchTransport(checkedOptions.fetch), encode: encodeForm }];
}
