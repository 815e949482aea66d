import type { HeadersGiven } from '../call/operation.js';

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
