import type { ResponseHeaders } from '../errors/errors.js';

/** One prepared request. A transport sends it as it is and adds nothing that the caller could notice. */
export interface TransportRequest {
  readonly method: string;
  /** Absolute, encoded, on a host that the client was configured with. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Fires when the caller aborts or the time is up: whatever is under way, body included, must then stop and reject. */
  readonly signal: AbortSignal;
  /** Reject with a `ResponseTooLargeError` beyond this many unpacked bytes. */
  readonly maxResponseBytes: number | undefined;
}

/** One complete answer, of whatever status. */
export interface TransportResponse {
  readonly status: number;
  readonly statusText: string;
  /** By lower-case name. */
  readonly headers: ResponseHeaders;
  readonly body: Uint8Array;
}

/**
 * Sends one request. Resolves with every answer, error statuses and redirects included; follows no redirect to another origin; rejects
 * where there is no complete answer.
 */
export interface Transport {
  (request: TransportRequest): Promise<TransportResponse>;
  /**
   * Lets calls under way end, and closes the transport's own connections: idle ones now, the others as they fall idle. Resolves when all
   * are closed. A later request opens new ones.
   */
  close?(): Promise<void>;
}

/** Of the error for a redirect that a browser does not show, not even by its status. */
export const REDIRECT_HIDDEN = 'The answer was a redirect, which is not followed';

/** Name and value, both still unencoded. */
export type Pair = readonly [name: string, value: string];

/** Writes pairs as `name=value&…`, percent-encoded after RFC 3986, for query strings and form bodies. */
export type FormEncoder = (pairs: readonly Pair[]) => string;
