import { ConfigurationError } from '../errors/errors.js';
import type { HeadersGiven } from '../call/operation.js';
import { detectRuntime } from '../values/runtime.js';

/** A gateway between the client and the platform, which forwards calls and sign-ins. */
export interface GatewayOptions {
  /**
   * Its address, http or https. A name and a password in it (`https://name:password@gateway.example.com`) are sent as Basic
   * credentials in `Proxy-Authorization`, because `Authorization` carries the token. A browser does not let a page send that
   * header.
   */
  url: string;
  /** Path prefix of forwarded calls, e.g. `genesys-api`; none by default. */
  apiPath?: string;
  /** Path prefix of forwarded sign-ins; none by default. */
  loginPath?: string;
  /** Headers for every request to the gateway, including sign-ins. */
  headers?: HeadersGiven;
}

/** Returns the header with a gateway's credentials, if its address has any. Errors do not quote the address. */
export function credentials(url: unknown): Record<string, string> {
  const nameAndPassword = /^\w+:\/\/([^/?#]*)@/.exec(String(url))?.[1];
  if (nameAndPassword === undefined) return {};
  if (detectRuntime() === 'browser')
    throw new ConfigurationError('A browser cannot send credentials in gateway.url. Use headers.');
  try {
    return {
      'proxy-authorization': `Basic ${btoa(decodeURIComponent(nameAndPassword.includes(':') ? nameAndPassword : `${nameAndPassword}:`))}`,
    };
  } catch {
    throw new ConfigurationError('The credentials in gateway.url must be percent-encoded Latin-1');
  }
}
