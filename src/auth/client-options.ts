import type { Demand } from '../core/arguments/option-checks.js';
import type { PlatformClientOptions } from '../core/client/platform-client.js';
import { isObject } from '../core/values/is-object.js';
import { isAmount, isFunction } from '../core/values/plain-objects.js';
import type { Runtime } from '../core/values/runtime.js';
import type { TokenProvider } from './token-provider.js';
import type { SessionOptions } from './session.js';

/** All options of an {@link ApiClient}, independent of its HTTP library. */
export interface ClientOptions extends PlatformClientOptions, SessionOptions {
  /** Where the client runs, detected by default. It decides which grants may be used. */
  runtime?: Runtime;
  /**
   * Where tokens come from, e.g. `clientCredentials({ clientId, clientSecret })` of `contact-centre-client/tokens`: the client
   * then signs in by itself.
   */
  auth?: TokenProvider;
}

/** The type of each option; those with 0 are checked where they are read. */
export const clientOptions: Record<keyof ClientOptions, Demand> = {
  apiUrl: 0,
  auth: [(value) => isObject(value) && 'session' in value, 'a provider of contact-centre-client/tokens'],
  environment: 0,
  gateway: 0,
  headers: 0,
  hooks: [(value) => Array.isArray(value) && value.every(isFunction), 'a list of functions'],
  limiter: [(value) => isObject(value) && 'admit' in value, 'a Governor'],
  logger: 0,
  loginUrl: 0,
  maxResponseBytes: [isAmount, 'a number of bytes from 0'],
  persist: 0,
  refreshAccessToken: 0,
  refreshTokenWaitMax: 0,
  region: 0,
  rejectWith: 0,
  retry: 0,
  returnExtended: 0,
  runtime: [(value) => value === 'browser' || value === 'server', '"browser" or "server"', true],
  timeout: 0,
  transport: [isFunction, 'a function that sends a request'],
};
