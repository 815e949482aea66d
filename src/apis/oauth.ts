import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  OAuthAuthorization,
  OAuthAuthorizationListing,
  OAuthClientEntityListing,
  OAuthClientRequest,
  OAuthScope,
  OAuthScopeListing,
} from '../models/oauth.js';
import type {
  ApiUsageClientQuery,
  ApiUsageQueryResult,
  OAuthClient,
  UsageExecutionResult,
} from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * OAuth clients of the organisation, the applications they have been authorised for, the scopes a client may ask for, and how
 * much of the API each client uses. These are the records behind a client id; tokens themselves come from the login host, not
 * from here.
 *
 * @see [Authorization](https://developer.genesys.cloud/authorization/) in the documentation of the platform
 */
export class OAuthApi extends PlatformApi {
  /**
   * Deletes an OAuth client, after which nothing can sign in with its id.
   *
   * @permissions `oauth:client:delete`
   * @see DELETE /api/v2/oauth/clients/{clientId}
   */
  deleteOauthClient(clientId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteOauthClient', 'DELETE /api/v2/oauth/clients/{clientId}', { clientId }, {}, request);
  }

  /**
   * Reads the authorisation of one client: the scopes and roles agreed to, and whether it is requested, authorised or
   * revoked.
   *
   * @param opts.acceptLanguage - Language of the scope descriptions, e.g. `de`.
   * @permissions `oauth:client:authorize`
   * @see GET /api/v2/oauth/authorizations/{clientId}
   */
  getOauthAuthorization(
    clientId: string,
    opts?: { acceptLanguage?: string },
    request?: RequestOptions,
  ): ApiPromise<OAuthAuthorization> {
    return this.call('getOauthAuthorization', 'GET /api/v2/oauth/authorizations/{clientId}', { clientId }, opts, request, {
      headers: { acceptLanguage: 'Accept-Language' },
    });
  }

  /**
   * Lists the clients that have been authorised, have asked to be, or have had their authorisation revoked.
   *
   * @param opts.acceptLanguage - Language of the scope descriptions, e.g. `de`.
   * @permissions `oauth:client:authorize`
   * @see GET /api/v2/oauth/authorizations
   */
  getOauthAuthorizations(opts?: { acceptLanguage?: string }, request?: RequestOptions): ApiPromise<OAuthAuthorizationListing> {
    return this.call('getOauthAuthorizations', 'GET /api/v2/oauth/authorizations', {}, opts, request, {
      headers: { acceptLanguage: 'Accept-Language' },
    });
  }

  /**
   * Reads an OAuth client: its grant type, redirect addresses, scopes and roles.
   *
   * @example
   * ```ts
   * const { name, authorizedGrantType } = await new OAuthApi(client).getOauthClient(clientId);
   * console.log(name, authorizedGrantType);
   * ```
   * @permissions `oauth:client:view`
   * @see GET /api/v2/oauth/clients/{clientId}
   */
  getOauthClient(clientId: string, request?: RequestOptions): ApiPromise<OAuthClient> {
    return this.call('getOauthClient', 'GET /api/v2/oauth/clients/{clientId}', { clientId }, {}, request);
  }

  /**
   * Reads the outcome of a usage query. `queryStatus` is `Running` until it turns `Complete` or `Failed`; ask again while it
   * runs.
   *
   * @param executionId - Id from `postOauthClientUsageQuery` or `getOauthClientUsageSummary`.
   * @permissions any of `oauth:client:view`, `usage:client:view`
   * @see GET /api/v2/oauth/clients/{clientId}/usage/query/results/{executionId}
   */
  getOauthClientUsageQueryResult(
    executionId: string,
    clientId: string,
    request?: RequestOptions,
  ): ApiPromise<ApiUsageQueryResult> {
    return this.call(
      'getOauthClientUsageQueryResult',
      'GET /api/v2/oauth/clients/{clientId}/usage/query/results/{executionId}',
      { executionId, clientId },
      {},
      request,
    );
  }

  /**
   * Starts a count of the client's API requests over the past days and answers with its `executionId`; the counts are read
   * with `getOauthClientUsageQueryResult`. For another interval or grouping use `postOauthClientUsageQuery`.
   *
   * @param opts.days - How many days to look back.
   * @permissions any of `oauth:client:view`, `usage:client:view`
   * @see GET /api/v2/oauth/clients/{clientId}/usage/summary
   */
  getOauthClientUsageSummary(
    clientId: string,
    opts?: { days?: string },
    request?: RequestOptions,
  ): ApiPromise<UsageExecutionResult> {
    return this.call(
      'getOauthClientUsageSummary',
      'GET /api/v2/oauth/clients/{clientId}/usage/summary',
      { clientId },
      opts,
      request,
    );
  }

  /**
   * Lists the organisation's OAuth clients. Grant types are missing from the list; `getOauthClient` has them.
   *
   * @example
   * ```ts
   * const { entities } = await new OAuthApi(client).getOauthClients();
   * for (const { id, name } of entities) console.log(id, name);
   * ```
   * @permissions `oauth:client:view`
   * @see GET /api/v2/oauth/clients
   */
  getOauthClients(request?: RequestOptions): ApiPromise<OAuthClientEntityListing> {
    return this.call('getOauthClients', 'GET /api/v2/oauth/clients', {}, {}, request);
  }

  /**
   * Reads one scope and what it allows.
   *
   * @param scopeId - Name of the scope, e.g. `analytics:readonly`.
   * @param opts.acceptLanguage - Language of the description, e.g. `de`.
   * @permissions not documented
   * @see GET /api/v2/oauth/scopes/{scopeId}
   */
  getOauthScope(scopeId: string, opts?: { acceptLanguage?: string }, request?: RequestOptions): ApiPromise<OAuthScope> {
    return this.call('getOauthScope', 'GET /api/v2/oauth/scopes/{scopeId}', { scopeId }, opts, request, {
      headers: { acceptLanguage: 'Accept-Language' },
    });
  }

  /**
   * Lists the scopes that a client can request.
   *
   * @param opts.acceptLanguage - Language of the descriptions, e.g. `de`.
   * @permissions not documented
   * @see GET /api/v2/oauth/scopes
   */
  getOauthScopes(opts?: { acceptLanguage?: string }, request?: RequestOptions): ApiPromise<OAuthScopeListing> {
    return this.call('getOauthScopes', 'GET /api/v2/oauth/scopes', {}, opts, request, {
      headers: { acceptLanguage: 'Accept-Language' },
    });
  }

  /**
   * Gives a client a new random secret. The old one stops working at once, so every application that signs in with it must be
   * updated.
   *
   * @returns The client with its new secret.
   * @permissions `oauth:client:edit`
   * @see POST /api/v2/oauth/clients/{clientId}/secret
   */
  postOauthClientSecret(clientId: string, request?: RequestOptions): ApiPromise<OAuthClient> {
    return this.call('postOauthClientSecret', 'POST /api/v2/oauth/clients/{clientId}/secret', { clientId }, {}, request);
  }

  /**
   * Starts a query of the requests a client has made, by interval and grouping. Asynchronous: the answer holds an
   * `executionId` for `getOauthClientUsageQueryResult`.
   *
   * @permissions any of `oauth:client:view`, `usage:client:view`
   * @see POST /api/v2/oauth/clients/{clientId}/usage/query
   */
  postOauthClientUsageQuery(
    clientId: string,
    body: ApiUsageClientQuery,
    request?: RequestOptions,
  ): ApiPromise<UsageExecutionResult> {
    return this.call(
      'postOauthClientUsageQuery',
      'POST /api/v2/oauth/clients/{clientId}/usage/query',
      { clientId, body },
      {},
      request,
    );
  }

  /**
   * Registers an OAuth client and creates its id and secret. The grant type decides which other fields count: redirect
   * addresses for sign-in in a browser, roles with divisions for client credentials.
   *
   * @example
   * ```ts
   * const created = await new OAuthApi(client).postOauthClients({
   *   name: 'Nightly export',
   *   authorizedGrantType: 'CLIENT-CREDENTIALS',
   *   roleDivisions: [{ roleId, divisionId }],
   * });
   * console.log(created.id);
   * ```
   * @permissions `oauth:client:add`
   * @see POST /api/v2/oauth/clients
   */
  postOauthClients(body: OAuthClientRequest, request?: RequestOptions): ApiPromise<OAuthClient> {
    return this.call('postOauthClients', 'POST /api/v2/oauth/clients', { body }, {}, request);
  }

  /**
   * Replaces the settings of an OAuth client; id and secret stay.
   *
   * @permissions `oauth:client:edit`
   * @see PUT /api/v2/oauth/clients/{clientId}
   */
  putOauthClient(clientId: string, body: OAuthClientRequest, request?: RequestOptions): ApiPromise<OAuthClient> {
    return this.call('putOauthClient', 'PUT /api/v2/oauth/clients/{clientId}', { clientId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace OAuthApi {
  type getOauthAuthorizationOptions = OptionsOf<OAuthApi['getOauthAuthorization']>;
  type getOauthAuthorizationsOptions = OptionsOf<OAuthApi['getOauthAuthorizations']>;
  type getOauthClientUsageSummaryOptions = OptionsOf<OAuthApi['getOauthClientUsageSummary']>;
  type getOauthScopeOptions = OptionsOf<OAuthApi['getOauthScope']>;
  type getOauthScopesOptions = OptionsOf<OAuthApi['getOauthScopes']>;
}
