import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { TokenInfo } from '../models/shared-administration.js';
import type { IdleTokenTimeout } from '../models/tokens.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Access tokens already issued: what the caller's own token stands for, whether it still works, and how to revoke it.
 * Sign-out buttons use the `me` calls; an administrator who must lock a user out revokes that user's tokens by user id.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class TokensApi extends PlatformApi {
  /**
   * Revokes all access tokens of a user, which ends every session the user has open. To give up only the token in use, call
   * `deleteTokensMe`.
   *
   * @param userId - User whose tokens are revoked, not a token's id.
   * @permissions `oauth:token:delete`
   * @see DELETE /api/v2/tokens/{userId}
   */
  deleteToken(userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteToken', 'DELETE /api/v2/tokens/{userId}', { userId }, {}, request);
  }

  /**
   * Revokes the access token that carries this very request. Later calls with it answer 401; other tokens of the same user
   * stay valid.
   *
   * @example
   * ```ts
   * // Signs out on the platform: the token is no longer valid.
   * await new TokensApi(client).deleteTokensMe();
   * ```
   * @permissions not documented
   * @see DELETE /api/v2/tokens/me
   */
  deleteTokensMe(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteTokensMe', 'DELETE /api/v2/tokens/me', {}, {}, request);
  }

  /**
   * Describes the token in use: the organisation it acts in, the home organisation, the OAuth client it was issued to and its
   * scopes.
   *
   * @param opts.preserveIdleTTL - `true` keeps this call from counting as activity, so that asking does not postpone the
   * sign-out.
   * @example
   * ```ts
   * const token = await new TokensApi(client).getTokensMe();
   * console.log(token.organization?.name, token.OAuthClient?.name);
   * ```
   * @permissions not documented
   * @see GET /api/v2/tokens/me
   */
  getTokensMe(opts?: { preserveIdleTTL?: boolean }, request?: RequestOptions): ApiPromise<TokenInfo> {
    return this.call('getTokensMe', 'GET /api/v2/tokens/me', {}, opts, request);
  }

  /**
   * Reads after how long without activity users of the organisation are signed out, and for which groups other times hold.
   *
   * @permissions not documented
   * @see GET /api/v2/tokens/timeout
   */
  getTokensTimeout(request?: RequestOptions): ApiPromise<IdleTokenTimeout> {
    return this.call('getTokensTimeout', 'GET /api/v2/tokens/timeout', {}, {}, request);
  }

  /**
   * Checks that the token in use is still accepted, without a body: success means valid, 401 means expired or revoked.
   * Cheaper than `getTokensMe` as a keep-alive or start-up test.
   *
   * @permissions not documented
   * @see HEAD /api/v2/tokens/me
   */
  headTokensMe(request?: RequestOptions): ApiPromise<void> {
    return this.call('headTokensMe', 'HEAD /api/v2/tokens/me', {}, {}, request);
  }

  /**
   * Sets after how long without activity users are signed out. Groups can be given separate times.
   *
   * @permissions `directory:organization:admin`
   * @see PUT /api/v2/tokens/timeout
   */
  putTokensTimeout(opts?: { body?: IdleTokenTimeout }, request?: RequestOptions): ApiPromise<IdleTokenTimeout> {
    return this.call('putTokensTimeout', 'PUT /api/v2/tokens/timeout', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace TokensApi {
  type getTokensMeOptions = OptionsOf<TokensApi['getTokensMe']>;
  type putTokensTimeoutOptions = OptionsOf<TokensApi['putTokensTimeout']>;
}
