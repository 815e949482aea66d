import { ApiError, oauthError } from '../core/api-errors.js';
import type { ClientCredentials, TokenAnswer, TokenEndpoint } from './token-endpoint.js';
import { refreshForm, requestToken } from './token-endpoint.js';

/** The login host will not refresh with this refresh token any more. */
export interface Refusal {
  error: string;
  description: string | undefined;
  cause: ApiError;
}

/**
 * Asks for a token in the place of one that is no longer accepted. A refusal is an outcome; it rejects where a later attempt may do better:
 * the login host was not reached, had trouble of its own, or too much to do.
 */
export async function refreshed(
  endpoint: TokenEndpoint,
  refreshToken: string,
  client: ClientCredentials,
  signal: AbortSignal,
): Promise<TokenAnswer | Refusal> {
  try {
    return await requestToken(endpoint, { operation: 'refreshAccessToken', client, form: refreshForm(refreshToken), signal });
  } catch (error) {
    const refusal = error instanceof ApiError && [400, 401].includes(error.status) ? oauthError(error.body) : undefined;
    if (!refusal) throw error;
    return { ...refusal, cause: error as ApiError };
  }
}
