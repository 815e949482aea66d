import { checkedHeaders } from './checked-options.js';
import { ConfigurationError } from './errors.js';
import type { HeadersGiven } from './operation.js';
import { namedOptions } from './records.js';
import { detectRuntime } from './runtime.js';

/** What stands between the client and the platform, and passes on calls and sign-ins. */
export interface GatewayOptions {
  /**
   * Its address, http or https. A name and a password in it (`https://name:password@gateway.example.com`) go out as Basic credentials in
   * `Proxy-Authorization`, because `Authorization` carries the token; a browser lets no page send that header.
   */
  url: string;
  /** Path below which calls are passed on, e.g. `genesys-api`; none where nothing is said. */
  apiPath?: string;
  /** Path below which sign-in is passed on; none where nothing is said. */
  loginPath?: string;
  /** Headers for every request that goes to the gateway, sign-ins included. */
  headers?: HeadersGiven;
}

const known: Record<keyof GatewayOptions, true> = { url: true, apiPath: true, loginPath: true, headers: true };

/** What every request to a gateway carries, by lower-case name. Refuses by name what cannot be sent, and repeats nothing of the address. */
export function gatewayHeaders(gateway: unknown): Record<string, string> {
  const { url, headers } = namedOptions('gateway', gateway, known);
  const sent = checkedHeaders(headers, 'gateway');
  const pair = /^\w+:\/\/([^/?#]*)@/.exec(String(url))?.[1];
  if (pair === undefined) return sent;
  if (detectRuntime() === 'browser') throw new ConfigurationError('A browser sends no credentials of gateway.url: use headers');
  try {
    sent['proxy-authorization'] = `Basic ${btoa(decodeURIComponent(pair.includes(':') ? pair : `${pair}:`))}`;
  } catch {
    throw new ConfigurationError('The credentials in gateway.url must be percent-encoded Latin-1');
  }
  return sent;
}
