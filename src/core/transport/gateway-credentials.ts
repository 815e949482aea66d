import { ConfigurationError } from '../errors/errors.js';
import { detectRuntime } from '../values/runtime.js';

/** Returns the header with a gateway's credentials, if its address has any. Errors do not quote the address. */
export function gatewayCredentials(url: unknown): Record<string, string> {
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
