import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { AuthzDivision, AuthzDivisionCursorListing, AuthzDivisionEntityListing } from '../models/shared-administration.js';
import type { GetAuthorizationDivisionsOptions, GetAuthorizationDivisionsQueryOptions, PageOptions } from '../models/options.js';
import type { DivisionObjectType } from '../models/shared-enumerations.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Divisions and the objects in them. A division groups queues, flows, users, campaigns and other objects so that grants can
 * be limited to it; an object is in exactly one division, at first the home division. All of these calls stand in
 * `AuthorizationApi` too, next to the roles and grants that make divisions effective.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ObjectsApi extends PlatformApi {
  /**
   * Deletes a division, which must be empty unless `force` is set. `postAuthorizationDivisionRestore` brings a deleted one
   * back.
   *
   * @param opts.force - `true` deletes a division that is still in use, together with its grants and the objects assigned to
   * it.
   * @permissions `authorization:division:delete`
   * @see DELETE /api/v2/authorization/divisions/{divisionId}
   */
  deleteAuthorizationDivision(divisionId: string, opts?: { force?: boolean }, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAuthorizationDivision',
      'DELETE /api/v2/authorization/divisions/{divisionId}',
      { divisionId },
      opts,
      request,
    );
  }

  /**
   * Reads one division, the home division included.
   *
   * @param opts.objectCount - `true` adds `objectCounts`, the number of objects of each type in the division.
   * @permissions not documented
   * @see GET /api/v2/authorization/divisions/{divisionId}
   */
  getAuthorizationDivision(
    divisionId: string,
    opts?: { objectCount?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AuthzDivision> {
    return this.call(
      'getAuthorizationDivision',
      'GET /api/v2/authorization/divisions/{divisionId}',
      { divisionId },
      opts,
      request,
    );
  }

  /**
   * Lists all divisions of the organisation, whatever the caller may do in them. Those in which the caller holds a certain
   * permission come from `AuthorizationApi.getAuthorizationDivisionspermittedPagedMe`.
   *
   * @permissions not documented
   * @see GET /api/v2/authorization/divisions
   */
  getAuthorizationDivisions(
    opts?: GetAuthorizationDivisionsOptions,
    request?: RequestOptions,
  ): ApiPromise<AuthzDivisionEntityListing> {
    return this.call('getAuthorizationDivisions', 'GET /api/v2/authorization/divisions', {}, opts, request);
  }

  /**
   * Lists deleted divisions of the organisation. Any of them can be restored with `postAuthorizationDivisionRestore`.
   *
   * @permissions `authorization:divisionDeleted:view`
   * @see GET /api/v2/authorization/divisions/deleted
   */
  getAuthorizationDivisionsDeleted(opts?: PageOptions, request?: RequestOptions): ApiPromise<AuthzDivisionEntityListing> {
    return this.call('getAuthorizationDivisionsDeleted', 'GET /api/v2/authorization/divisions/deleted', {}, opts, request);
  }

  /**
   * Reads the home division, where objects are kept for which no other division has been chosen.
   *
   * @permissions not documented
   * @see GET /api/v2/authorization/divisions/home
   */
  getAuthorizationDivisionsHome(request?: RequestOptions): ApiPromise<AuthzDivision> {
    return this.call('getAuthorizationDivisionsHome', 'GET /api/v2/authorization/divisions/home', {}, {}, request);
  }

  /**
   * Tells how many divisions the organisation may have.
   *
   * @returns The greatest number of divisions allowed.
   * @permissions not documented
   * @see GET /api/v2/authorization/divisions/limit
   */
  getAuthorizationDivisionsLimit(request?: RequestOptions): ApiPromise<number> {
    return this.call('getAuthorizationDivisionsLimit', 'GET /api/v2/authorization/divisions/limit', {}, {}, request);
  }

  /**
   * Pages through divisions with cursors, optionally narrowed down by id or name. The same with page numbers:
   * `getAuthorizationDivisions`.
   *
   * @permissions not documented
   * @see GET /api/v2/authorization/divisions/query
   */
  getAuthorizationDivisionsQuery(
    opts?: GetAuthorizationDivisionsQueryOptions,
    request?: RequestOptions,
  ): ApiPromise<AuthzDivisionCursorListing> {
    return this.call('getAuthorizationDivisionsQuery', 'GET /api/v2/authorization/divisions/query', {}, opts, request);
  }

  /**
   * Moves objects of one type into a division, out of the one they were in.
   *
   * @param divisionId - Division that receives the objects.
   * @param objectType - Type of all objects in the list, e.g. `QUEUE`, `USER`, `FLOW`, `CAMPAIGN` or `MANAGEMENTUNIT`.
   * @param body - Ids of the objects.
   * @permissions not documented
   * @see POST /api/v2/authorization/divisions/{divisionId}/objects/{objectType}
   */
  postAuthorizationDivisionObject(
    divisionId: string,
    objectType: DivisionObjectType,
    body: readonly string[],
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postAuthorizationDivisionObject',
      'POST /api/v2/authorization/divisions/{divisionId}/objects/{objectType}',
      { divisionId, objectType, body },
      {},
      request,
    );
  }

  /**
   * Brings back a division that was deleted, under its former id.
   *
   * @param divisionId - The deleted division.
   * @permissions `authorization:division:add`
   * @see POST /api/v2/authorization/divisions/{divisionId}/restore
   */
  postAuthorizationDivisionRestore(divisionId: string, body: AuthzDivision, request?: RequestOptions): ApiPromise<AuthzDivision> {
    return this.call(
      'postAuthorizationDivisionRestore',
      'POST /api/v2/authorization/divisions/{divisionId}/restore',
      { divisionId, body },
      {},
      request,
    );
  }

  /**
   * Adds a division, empty at first; objects come into it with `postAuthorizationDivisionObject`.
   *
   * @permissions all of `authorization:division:add`, `authorization:grant:add`
   * @see POST /api/v2/authorization/divisions
   */
  postAuthorizationDivisions(body: AuthzDivision, request?: RequestOptions): ApiPromise<AuthzDivision> {
    return this.call('postAuthorizationDivisions', 'POST /api/v2/authorization/divisions', { body }, {}, request);
  }

  /**
   * Replaces a division's name and description; the objects in it stay.
   *
   * @permissions `authorization:division:edit`
   * @see PUT /api/v2/authorization/divisions/{divisionId}
   */
  putAuthorizationDivision(divisionId: string, body: AuthzDivision, request?: RequestOptions): ApiPromise<AuthzDivision> {
    return this.call(
      'putAuthorizationDivision',
      'PUT /api/v2/authorization/divisions/{divisionId}',
      { divisionId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace ObjectsApi {
  type deleteAuthorizationDivisionOptions = OptionsOf<ObjectsApi['deleteAuthorizationDivision']>;
  type getAuthorizationDivisionOptions = OptionsOf<ObjectsApi['getAuthorizationDivision']>;
  type getAuthorizationDivisionsOptions = GetAuthorizationDivisionsOptions;
  type getAuthorizationDivisionsDeletedOptions = PageOptions;
  type getAuthorizationDivisionsQueryOptions = GetAuthorizationDivisionsQueryOptions;
}
