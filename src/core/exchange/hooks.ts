import type { TransportResponse } from '../transport/transport.js';

/** One request as a hook sees it: without its body, and without what is secret. */
export interface HookRequest {
  /** The method's name: `getUser`, `loginClientCredentialsGrant`. */
  readonly operation: string;
  /** Verb and path, with names in the place of values: `GET /api/v2/users/{userId}`. */
  readonly route: string;
  /** The call's own `tag`, where it has one. */
  readonly tag?: string | undefined;
  /** Which request of its call this is, from 1; replays after a refresh and repetitions count. */
  readonly attempt: number;
  readonly method: string;
  /** Where it goes, secrets in its query redacted. */
  readonly url: string;
  /** By lower-case name; what is secret (`authorization` above all) is there as `[redacted]`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Fires when the caller aborts or the time is up. */
  readonly signal: AbortSignal;
}

/** Sends the request, or hands it to the next hook. Headers that are new or other ones are sent; nothing else can be changed. */
export type HookNext = (request?: HookRequest) => Promise<TransportResponse>;

/**
 * Stands around every request: `(request, next) => next(request)`. The first hook of a list is the outermost. A hook may add headers, wait,
 * and answer without sending anything; the time that it takes counts against the request's.
 */
export type Hook = (request: HookRequest, next: HookNext) => Promise<TransportResponse> | TransportResponse;
