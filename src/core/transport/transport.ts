import type { ResponseHeaders } from '../errors/errors.js';

/** One prepared request. A transport sends it unchanged and adds nothing that the caller could notice. */
export interface TransportRequest {
  readonly method: string;
  /** Absolute, encoded, on a host that the client was configured with. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Fires when the caller aborts or the time is up: all work, including reading the body, must then stop and reject. */
  readonly signal: AbortSignal;
  /** Reject with a `ResponseTooLargeError` beyond this many unpacked bytes. */
  readonly maxResponseBytes: number | undefined;
}

/** One complete response, of any status. */
export interface TransportResponse {
  readonly status: number;
  readonly statusText: string;
  /** By lower-case name. */
  readonly headers: ResponseHeaders;
  readonly body: Uint8Array;
}

/**
 * Sends one request. Resolves with every response, error statuses and redirects included; follows no redirect to another
 * origin; rejects if there is no complete response.
 */
export interface Transport {
  (request: TransportRequest): Promise<TransportResponse>;
  /**
   * Waits for calls that are under way, and closes the transport's own connections: idle ones now, the others as they become
   * idle. Resolves when all are closed. A later request opens new ones.
   */
  close?(): Promise<void>;
}

/** Message of the error for a redirect whose status a browser hides. */
export const REDIRECT_HIDDEN = 'Received a redirect, which is not followed';

/** Name and value, both still unencoded. */
export type Pair = readonly [name: string, value: string];

/** Writes pairs as `name=value&…`, percent-encoded after RFC 3986, for query strings and form bodies. */
export type FormEncoder = (pairs: readonly Pair[]) => string | Promise<string>;
