import { MAX_TIMER, abortError, onAbort } from '../core/deadline.js';
import { SignInError } from '../core/errors.js';
import type { ClientCredentials, TokenAnswer, TokenEndpoint } from './token-endpoint.js';
import { refreshForm, requestToken } from './token-endpoint.js';

/** Asks for a token in the place of one that is no longer accepted. */
export async function refreshed(endpoint: TokenEndpoint, refreshToken: string, client: ClientCredentials): Promise<TokenAnswer> {
  return await requestToken(endpoint, { operation: 'refreshAccessToken', client, form: refreshForm(refreshToken) });
}

/** Waits for a refresh, but no longer than the caller wants to (and, where it is another call's, than `limit` s). */
export function waitFor<T>(refresh: Promise<T>, signal: AbortSignal | undefined, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const onTimeout = (): void => {
      forget?.();
      reject(new SignInError(`Token refresh took longer than ${limit} seconds`, 'ERR_REFRESH_TIMEOUT'));
    };
    const timer = limit * 1000 > MAX_TIMER ? undefined : setTimeout(onTimeout, limit * 1000);
    const forget =
      signal &&
      onAbort(signal, (reason) => {
        clearTimeout(timer);
        reject(abortError('Waiting for a token refresh', reason));
      });
    void refresh.then((outcome) => {
      clearTimeout(timer);
      forget?.();
      resolve(outcome);
    });
  });
}
