import type { TransportResponse } from '../transport/transport.js';

/** One request as a hook sees it: without its body and without secrets. */
export interface HookRequest {
  /** The method's name: `getUser`, `loginClientCredentialsGrant`. */
  readonly operation: string;
  /** Verb and path, with placeholders instead of values: `GET /api/v2/users/{userId}`. */
  readonly route: string;
  /** The `tag` of the call, if it has one. */
  readonly tag?: string | undefined;
  /** Which request of its call this is, from 1; replays after a refresh and retries count. */
  readonly attempt: number;
  readonly method: string;
  /** The address, with secrets in its query redacted. */
  readonly url: string;
  /** By lower-case name; secret ones, such as `authorization`, have the value `[redacted]`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Fires when the caller aborts or the time is up. */
  readonly signal: AbortSignal;
}

/** Sends the request, or passes it to the next hook. New or changed headers are sent; nothing else can be changed. */
export type HookNext = (request?: HookRequest) => Promise<TransportResponse>;

/**
 * Wraps every request: `(request, next) => next(request)`. The first hook of a list is the outermost. A hook may add headers,
 * wait, or return a response without sending anything. Its time counts against the request's timeout.
 */
export type Hook = (request: HookRequest, next: HookNext) => Promise<TransportResponse> | TransportResponse;
