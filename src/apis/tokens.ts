import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { TokenInfo } from '../models/shared-administration.js';
import { PlatformApi } from './platform-api.js';

/**
 * Access tokens already issued: what the caller's own token stands for, whether it still works, and how to revoke it.
 * Sign-out buttons use the `me` calls; an administrator who must lock somebody out revokes that user's tokens by user id.
 */
export class TokensApi extends PlatformApi {
  /**
   * Revokes all access tokens of a user, which ends every session the user has open. To give up only the token in use, call
   * `deleteTokensMe`.
   *
   * @param userId - User whose tokens are revoked, not a token's id.
   * @permissions any of `oauth:token:delete`
   * @see DELETE /api/v2/tokens/{userId}
   */
  deleteToken(userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteToken', 'DELETE /api/v2/tokens/{userId}', { userId }, {}, request);
  }

  /**
   * Revokes the access token that carries this very request. Later calls with it answer 401; other tokens of the same user
   * stay valid.
   *
   * @see DELETE /api/v2/tokens/me
   */
  deleteTokensMe(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteTokensMe', 'DELETE /api/v2/tokens/me', {}, {}, request);
  }

  /**
   * Describes the token in use: the organisation it acts in, the home organisation, the OAuth client it was issued to and its
   * scopes.
   *
   * @see GET /api/v2/tokens/me
   */
  getTokensMe(request?: RequestOptions): ApiPromise<TokenInfo> {
    return this.call('getTokensMe', 'GET /api/v2/tokens/me', {}, {}, request);
  }

  /**
   * Checks that the token in use is still accepted, without a body: success means valid, 401 means expired or revoked.
   * Cheaper than `getTokensMe` as a keep-alive or start-up test.
   *
   * @see HEAD /api/v2/tokens/me
   */
  headTokensMe(request?: RequestOptions): ApiPromise<void> {
    return this.call('headTokensMe', 'HEAD /api/v2/tokens/me', {}, {}, request);
  }
}
