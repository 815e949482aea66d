import { onAbort } from '../core/transport/abort-listeners.js';
import { MAX_TIMER } from '../core/transport/deadline.js';
import { SignInError, TimeoutError } from '../core/errors/errors.js';
import { abortError, requestName } from '../core/response/failures.js';
import type { WaitingCall } from '../core/client/authorizer.js';

/** How long a caller is prepared to wait. */
interface WaitOptions {
  /** ms; Infinity sets no limit. */
  limit: number;
  signal: AbortSignal | undefined;
  /** What is waited for, as an abort error names it. */
  label: string;
  /** Creates the error to reject with when the time is up. */
  toError: () => Error;
}

/** Waits for work that continues independently, up to the caller's limit. */
function waitFor<T>(work: Promise<T>, { limit, signal, label, toError }: WaitOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer =
      limit > MAX_TIMER
        ? undefined
        : setTimeout(() => {
            unsubscribe?.();
            reject(toError());
          }, limit);
    const unsubscribe =
      signal &&
      onAbort(signal, (reason) => {
        clearTimeout(timer);
        reject(abortError(label, reason));
      });
    const settle = (): void => {
      clearTimeout(timer);
      unsubscribe?.();
    };
    void work.finally(settle).then(resolve, reject);
  });
}

/** Waits for a refresh; `limit` is in s. */
export async function waitForRefresh<T>(outcome: Promise<T>, limit: number, signal: AbortSignal | undefined): Promise<T> {
  const toError = (): Error =>
    new SignInError(
      `Token refresh took longer than ${limit} seconds. Try again, or raise refreshTokenWaitMax`,
      'ERR_REFRESH_TIMEOUT',
    );
  return await waitFor(outcome, { limit: limit * 1000, signal, label: 'Waiting for a token refresh', toError });
}

/** Waits for the sign-in that a call was made under, up to the timeout of the call. */
export async function waitForSignIn<T>(signIn: Promise<T>, call: WaitingCall): Promise<T> {
  const { timeout, signal } = call;
  const label = requestName(call);
  const cause = new SignInError('The call waited for a sign-in that is still under way', 'ERR_TOKEN_NOT_SET');
  const toError = (): Error => new TimeoutError(label, timeout, { cause });
  const outcome = signIn.catch((cause: unknown) => {
    throw new SignInError('The sign-in that the call waited for failed', 'ERR_TOKEN_NOT_SET', { cause });
  });
  return await waitFor(outcome, { limit: timeout || Infinity, signal, label, toError });
}
