import type { RetryPolicy } from '../arguments/retry.js';
import type { AuthKind } from '../call/operation.js';
import type { ExchangeRequest } from '../call/exchange-request.js';
import { responseError } from './failures.js';
import { tryAgain } from './try-again.js';

export { abortFailure, connectionFailure, parseError, requestName } from './failures.js';

type ErrorResponse = Parameters<typeof responseError>[0];

/** A call whose request has failed. */
interface FailedCall {
  readonly authorizer: {
    signIn(auth: AuthKind): unknown;
    renew(auth: AuthKind, token: string, signal: AbortSignal | undefined, failedBefore: number): Promise<boolean | Error>;
  };
  readonly auth: AuthKind;
  readonly signIn: unknown;
  readonly request: ExchangeRequest;
  readonly retry: RetryPolicy | undefined;
  readonly token: string | undefined;
  readonly failedBefore: number;
  renewals: number;
}

/**
 * Decides what follows a response with an error status: returns if the request must be sent again, else throws. A refused token is renewed,
 * once.
 */
export async function recover(run: FailedCall, response: ErrorResponse): Promise<void> {
  const { authorizer, auth, request, token } = run;
  const isRenewable = response.status === 401 && token !== undefined && run.renewals === 0 && !isOver(run);
  const renewal = isRenewable && (await authorizer.renew(auth, token, request.signal, run.failedBefore));
  if (renewal === true && !isOver(run)) {
    run.renewals = 1;
    return;
  }
  await waitAfterFailure(run, responseError(response, request, renewal));
}

/** Waits until the request must be sent again after a failure; throws the failure if it is final. */
export async function waitAfterFailure(run: FailedCall, error: unknown): Promise<void> {
  const { request, retry } = run;
  // The replay after a renewal is no retry.
  await tryAgain(isOver(run) ? undefined : retry, request.attempt - run.renewals, { ...request, error });
  // The call fails with its own error: repeating it would use another user's sign-in.
  if (isOver(run)) throw error;
}

/** Whether the sign-in that a call belongs to has ended. */
function isOver({ authorizer, auth, signIn }: FailedCall): boolean {
  return authorizer.signIn(auth) !== signIn;
}
