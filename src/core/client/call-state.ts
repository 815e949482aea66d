import type { AuthKind } from '../call/operation.js';
import type { Authorizer } from './authorizer.js';
import type { CallOrigin } from './call-origin.js';
import type { ExchangeContext } from '../exchange/exchange.js';
import type { ExchangeRequest } from '../call/exchange-request.js';
import type { Limiter } from './limiter.js';
import type { RetryPolicy } from '../arguments/retry.js';

/** A call whose request is built, and what it needs to be sent. */
export interface CallRun {
  readonly authorizer: Authorizer;
  readonly limiter: Limiter | undefined;
  readonly exchangeContext: ExchangeContext;
  readonly origin: CallOrigin;
  readonly retry: RetryPolicy | undefined;
  auth: AuthKind;
  /** The sign-in that the call belongs to. */
  signIn: unknown;
  /** Waits for the sign-in that is under way; `undefined` if none is. */
  readonly waiter: ReturnType<Authorizer['waiter']>;
  /** The request to send next. */
  request: ExchangeRequest;
  /** The token that the last request was sent with. */
  token: string | undefined;
  /** `failedRefreshes` of the authorizer when the last request was sent. */
  failedBefore: number;
  /** How often the token has been renewed for the call: at most once. */
  renewals: number;
}
