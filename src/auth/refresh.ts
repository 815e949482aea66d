import { ApiError } from '../core/errors/api-errors.js';
import { oauthError } from '../core/errors/error-fields.js';
import type { FailedRefresh } from './failed-refresh.js';
import { failedRefresh, isPaused } from './failed-refresh.js';
import { failure } from './failure.js';
import type { ClientCredentials, TokenResponse, TokenEndpoint } from './token-endpoint.js';
import { refreshForm, requestToken } from './token-endpoint.js';
import { waitForRefresh } from './waiting.js';

/** A refresh that is under way. Its signal fires when the sign-in that it belongs to ends. */
export interface Refresh {
  controller: AbortController;
  outcome: Promise<boolean | Error>;
}

/** The session whose token was refused. */
interface Renewable {
  readonly data: { readonly accessToken?: string; readonly refreshToken?: string };
  readonly credentials: ClientCredentials | undefined;
  refreshing: Refresh | undefined;
  failedRefresh: FailedRefresh | undefined;
  failedRefreshes: number;
  endpoint(): TokenEndpoint;
  take(tokens: TokenResponse, extraData: object, credentials: ClientCredentials): unknown;
  change(data: object): void;
  save(): void;
}

/** A request whose token was refused. */
interface RefusedRequest {
  readonly token: string;
  readonly signal: AbortSignal | undefined;
  /** How many refreshes had failed when the request was sent. */
  readonly failedBefore: number;
  /** The refresh that was under way when the token was refused. */
  readonly earlierRefresh: Refresh | undefined;
}

/**
 * Waits for a token newer than the refused one: at most `limit` s if another call began the refresh. Resolves with false if no
 * refresh is possible, and with the error if the refresh failed.
 */
export async function renewToken(session: Renewable, refused: RefusedRequest, limit: number): Promise<boolean | Error> {
  const { accessToken } = session.data;
  const otherRefresh = refused.earlierRefresh ?? session.refreshing;
  const earlierFailure = otherRefresh ? undefined : sharedFailure(session, refused);
  if (earlierFailure) return earlierFailure;
  // The request was sent with an older token, which another call has refreshed since.
  if (!refused.earlierRefresh && accessToken !== refused.token) return accessToken !== undefined;
  const refresh = otherRefresh ?? beginRefresh(session);
  return refresh ? await waitForRefresh(refresh.outcome, otherRefresh ? limit : Infinity, refused.signal) : false;
}

/**
 * Returns the failure of an earlier refresh that also applies to a refused request, so that a burst of 401s sends one refresh.
 * It applies if the refresh ended after the request was sent, or if the login host must not be contacted again yet.
 */
function sharedFailure(session: Renewable, { token, failedBefore }: RefusedRequest): Error | undefined {
  const { accessToken } = session.data;
  const isReplaced = accessToken !== undefined && accessToken !== token;
  const lastFailure = session.failedRefresh;
  if (!lastFailure || isReplaced) return undefined;
  return isPaused(lastFailure) || failedBefore < session.failedRefreshes ? lastFailure.error : undefined;
}

function recordFailure(session: Renewable, error: Error): void {
  session.failedRefresh = failedRefresh(error);
  session.failedRefreshes += 1;
}

/** Begins a refresh if the session can refresh. */
function beginRefresh(session: Renewable): Refresh | undefined {
  const { credentials, data } = session;
  const { refreshToken } = data;
  if (refreshToken === undefined || !credentials) return undefined;
  const endpoint = session.endpoint();
  const controller = new AbortController();
  const { signal } = controller;
  const run = async (): Promise<boolean | Error> => {
    try {
      const outcome = await requestNewToken(endpoint, refreshToken, credentials, signal);
      if (signal.aborted) return false;
      if (Object.hasOwn(outcome, 'accessToken')) {
        session.take(outcome as TokenResponse, {}, credentials);
        return true;
      }
      // The login host has refused the refresh token for good. After any other failure, a later call tries again.
      const refusal = outcome as Refusal;
      session.change(failure(refusal.error, refusal.description));
      session.save();
      recordFailure(session, refusal.cause);
      return refusal.cause;
    } catch (error) {
      if (signal.aborted) return false;
      recordFailure(session, error as Error);
      return error as Error;
    } finally {
      if (session.refreshing === refresh) session.refreshing = undefined;
    }
  };
  const refresh: Refresh = { controller, outcome: run() };
  return (session.refreshing = refresh);
}

/** The login host no longer accepts this refresh token. */
interface Refusal {
  error: string;
  description: string | undefined;
  cause: ApiError;
}

/**
 * Requests a token that replaces the refused one. Resolves with the refusal if the login host refuses. Rejects if a later
 * attempt may succeed: the login host was not reached, failed, or was overloaded.
 */
async function requestNewToken(
  endpoint: TokenEndpoint,
  refreshToken: string,
  client: ClientCredentials,
  signal: AbortSignal,
): Promise<TokenResponse | Refusal> {
  try {
    return await requestToken(endpoint, { operation: 'refreshAccessToken', client, form: refreshForm(refreshToken), signal });
  } catch (error) {
    const refusal = error instanceof ApiError && [400, 401].includes(error.status) ? oauthError(error.body) : undefined;
    if (!refusal) throw error;
    return { ...refusal, cause: error as ApiError };
  }
}
