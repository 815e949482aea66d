import type { AuthKind } from '../call/operation.js';
import type { Authorizer } from './authorizer.js';
import type { CallOrigin } from './call-origin.js';
import type { ExchangeContext } from '../exchange/exchange.js';
import { exchange } from '../exchange/exchange.js';
import type { ExchangeRequest } from '../call/exchange-request.js';
import type { Limiter } from './limiter.js';
import { loadForResponse } from '../arguments/load-module.js';
import type { Answer } from '../response/answer.js';
import { ownFields } from '../values/plain-objects.js';
import type { RetryPolicy } from '../arguments/retry.js';
import { headerValue } from '../arguments/text.js';
import { tryAgain } from '../response/try-again.js';

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
  /** How often the token has been renewed for the call: at most once. */
  renewals: number;
}

/** What a request has led to. */
type Outcome =
  | { readonly kind: 'resolved'; readonly response: Answer }
  | { readonly kind: 'repeat' }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Runs a call in three steps: waits until its request is built, authorises and sends it, and decides what follows: to resolve, to send it
 * again, or to reject.
 */
export async function runCall(building: Promise<CallRun>): Promise<Answer> {
  // At least one microtask, in which `.items()` can be called.
  const run = await building;
  const { authorizer, limiter, origin, retry, waiter } = run;
  if (run.request.headers['authorization'] !== undefined) {
    // A caller's own Authorization header is sent unchanged and belongs to no sign-in.
    run.auth = 'none';
    run.signIn = authorizer.signIn('none');
  } else if (waiter) run.signIn = await waiter(run.request);
  if (origin.gate) {
    // The first page of a list may never be read.
    limiter?.ended?.(origin);
    await origin.gate;
    limiter?.begun?.(origin);
  }
  for (;;) {
    const outcome = await authoriseAndSend(run);
    if (outcome.kind === 'resolved') return outcome.response;
    const { request } = run;
    if (outcome.kind === 'failed') {
      const { error } = outcome;
      // The replay after a renewal is no retry.
      await tryAgain(isOver(run) ? undefined : retry, request.attempt - run.renewals, { ...request, error });
      // The call fails with its own error: repeating it would use another user's sign-in.
      if (isOver(run)) throw error;
    }
    run.request = { ...request, attempt: request.attempt + 1, headers: ownFields(request.headers) as Record<string, string> };
  }
}

/** Sends the request with the current token, as soon as the limiter admits it. */
async function authoriseAndSend(run: CallRun): Promise<Outcome> {
  const { authorizer, limiter, origin, request } = run;
  try {
    let token: string | undefined;
    for (;;) {
      const available = authorizer.token(run.auth, run.signIn);
      token = typeof available === 'object' ? await available : available;
      if (token !== undefined) request.headers['authorization'] = headerValue('token', `Bearer ${token}`, request.operation);
      const permit = limiter?.admit(origin, request);
      if (!permit) break;
      // The token may change or expire during the wait.
      await permit;
    }
    const failedBefore = authorizer.failedRefreshes;
    const exchanging = exchange(run.exchangeContext, request);
    const response = await (limiter?.observe(origin, exchanging) ?? exchanging);
    if (!response) return { kind: 'repeat' };
    if (response.status < 300) return { kind: 'resolved', response };
    return await decide(run, response, token, failedBefore);
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** Decides what follows a response. A refused token is renewed, once. With any other error status, the call fails. */
async function decide(run: CallRun, response: Answer, token: string | undefined, failedBefore: number): Promise<Outcome> {
  const { authorizer, auth, request } = run;
  const isRenewable = response.status === 401 && token !== undefined && run.renewals === 0 && !isOver(run);
  const renewal = isRenewable && (await authorizer.renew(auth, token, request.signal, failedBefore));
  if (renewal === true && !isOver(run)) {
    run.renewals = 1;
    return { kind: 'repeat' };
  }
  const { responseError } = await loadForResponse(request, response.status, () => import('../response/failures.js'));
  return { kind: 'failed', error: responseError(response, request, renewal) };
}

/** Whether the sign-in that a call belongs to has ended. */
function isOver({ authorizer, auth, signIn }: CallRun): boolean {
  return authorizer.signIn(auth) !== signIn;
}
