import { ConfigurationError } from '../errors/errors.js';
import type { HeadersGiven } from '../call/operation.js';
import { detectRuntime } from '../values/runtime.js';

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

/** The header that carries a gateway's credentials, where its address has any. Repeats nothing of the address. */
export function credentials(url: unknown): Record<string, string> {
  const pair = /^\w+:\/\/([^/?#]*)@/.exec(String(url))?.[1];
  if (pair === undefined) return {};
  if (detectRuntime() === 'browser') throw new ConfigurationError('A browser sends no credentials of gateway.url: use headers');
  try {
    return { 'proxy-authorization': `Basic ${btoa(decodeURIComponent(pair.includes(':') ? pair : `${pair}:`))}` };
  } catch {
    throw new ConfigurationError('The credentials in gateway.url must be percent-encoded Latin-1');
  }
}
