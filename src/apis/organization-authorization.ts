import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { JsonObject } from '../models/json.js';
import type {
  ClonedUser,
  ClonedUserEntityListing,
  TrustCreate,
  TrustEntityListing,
  TrustGroup,
  TrustGroupEntityListing,
  TrustMemberCreate,
  TrustRequest,
  TrustRequestCreate,
  TrustUpdate,
  TrustUser,
  TrustUserEntityListing,
  Trustee,
  TrusteeAuditQueryRequest,
  TrusteeReferenceList,
  TrustorAuditQueryRequest,
} from '../models/organization-authorization.js';
import type { Trustor, UserAuthorization } from '../models/shared.js';
import type { RoleDivisionGrants, TrustorEntityListing } from '../models/shared-administration.js';
import type { PageOptions, SortOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export type PostOrgauthorizationTrusteesAuditsOptions = PageOptions & SortOptions;

export type PostOrgauthorizationTrustorAuditsOptions = PageOptions & SortOptions;

export interface PostOrgauthorizationTrusteesCareOptions {
  /** `true` gives them the default role for trustees. */
  assignDefaultRole?: boolean;
  /** `true` makes the trust end by itself. */
  autoExpire?: boolean;
  /** `true` gives them full access. */
  assignFullAccess?: boolean;
  /** `true` admits the trustee's trusted users, too, who need not be named singly. */
  allowTrustedUserAccess?: boolean;
}

/**
 * Trusts between organisations. The trustor lets people of the trustee work in it: a partner, a reseller, or the vendor's
 * customer care. The trustee first makes a pairing and passes on its id; the trustor then creates the trust and decides which
 * of the trustee's users get which roles. Calls under trustees are made by the trustor about those it admits, calls under
 * trustors by the trustee about those that admit it. A trustee's user may also be cloned into the trustor, which gives that
 * user a separate account there.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class OrganizationAuthorizationApi extends PlatformApi {
  /**
   * Ends the trust: the trustee organisation and all its users lose access to the caller's organisation.
   *
   * @permissions `authorization:orgTrustee:delete`
   * @see DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}
   */
  deleteOrgauthorizationTrustee(trusteeOrgId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrustee',
      'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}',
      { trusteeOrgId },
      {},
      request,
    );
  }

  /**
   * Deletes the clone of a trustee's user from the caller's organisation.
   *
   * @param trusteeUserId - The user in the trustee organisation.
   * @permissions `directory:user:delete`
   * @see DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/clonedusers/{trusteeUserId}
   */
  deleteOrgauthorizationTrusteeCloneduser(
    trusteeOrgId: string,
    trusteeUserId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrusteeCloneduser',
      'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/clonedusers/{trusteeUserId}',
      { trusteeOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Withdraws a trustee group's access to the caller's organisation, and with it that of its members as far as they had no
   * other. The trust itself remains.
   *
   * @permissions `authorization:orgTrusteeGroup:delete`
   * @see DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}
   */
  deleteOrgauthorizationTrusteeGroup(trusteeOrgId: string, trusteeGroupId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrusteeGroup',
      'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}',
      { trusteeOrgId, trusteeGroupId },
      {},
      request,
    );
  }

  /**
   * Takes all roles in the caller's organisation from a trustee's group, which stays a member of the trust.
   *
   * @permissions `authorization:orgTrusteeGroup:delete`
   * @see DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles
   */
  deleteOrgauthorizationTrusteeGroupRoles(
    trusteeOrgId: string,
    trusteeGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrusteeGroupRoles',
      'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles',
      { trusteeOrgId, trusteeGroupId },
      {},
      request,
    );
  }

  /**
   * Withdraws one trustee user's access to the caller's organisation; the trust itself remains.
   *
   * @permissions `authorization:orgTrusteeUser:delete`
   * @see DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}
   */
  deleteOrgauthorizationTrusteeUser(trusteeOrgId: string, trusteeUserId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrusteeUser',
      'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}',
      { trusteeOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Takes all roles in the caller's organisation from a trustee's user, who stays a member of the trust.
   * `deleteOrgauthorizationTrusteeUser` removes the user altogether.
   *
   * @permissions `authorization:orgTrusteeUser:delete`
   * @see DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles
   */
  deleteOrgauthorizationTrusteeUserRoles(
    trusteeOrgId: string,
    trusteeUserId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrusteeUserRoles',
      'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles',
      { trusteeOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Ends the trusts with several trustees at once. For one trustee, use `deleteOrgauthorizationTrustee`.
   *
   * @param id - Trustee organisations that lose access.
   * @preview
   * @permissions `authorization:orgTrustee:delete`
   * @see DELETE /api/v2/orgauthorization/trustees
   */
  deleteOrgauthorizationTrustees(id: readonly string[], request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteOrgauthorizationTrustees', 'DELETE /api/v2/orgauthorization/trustees', { id }, {}, request);
  }

  /**
   * Gives up, from the trustee's side, the access that a trustor organisation has granted.
   *
   * @permissions `authorization:orgTrustor:delete`
   * @see DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}
   */
  deleteOrgauthorizationTrustor(trustorOrgId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrustor',
      'DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}',
      { trustorOrgId },
      {},
      request,
    );
  }

  /**
   * Deletes the clone that a user of the caller's organisation has in the trustor.
   *
   * @param trusteeUserId - The user in the caller's organisation.
   * @permissions `authorization:orgTrusteeUser:delete`
   * @see DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId}
   */
  deleteOrgauthorizationTrustorCloneduser(
    trustorOrgId: string,
    trusteeUserId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrustorCloneduser',
      'DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId}',
      { trustorOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Gives up, from the trustee's side, the access to a trustor that one of the trustee's groups has had.
   *
   * @permissions `authorization:orgTrusteeGroup:delete`
   * @see DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/groups/{trustorGroupId}
   */
  deleteOrgauthorizationTrustorGroup(trustorOrgId: string, trustorGroupId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrustorGroup',
      'DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/groups/{trustorGroupId}',
      { trustorOrgId, trustorGroupId },
      {},
      request,
    );
  }

  /**
   * Withdraws the access to the trustor that a user of the caller's organisation has had.
   *
   * @param trusteeUserId - The user in the caller's organisation.
   * @permissions `authorization:orgTrusteeUser:delete`
   * @see DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId}
   */
  deleteOrgauthorizationTrustorUser(trustorOrgId: string, trusteeUserId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOrgauthorizationTrustorUser',
      'DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId}',
      { trustorOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Gives up, from the trustee's side, the access that several trustors have granted. For one trustor, use
   * `deleteOrgauthorizationTrustor`.
   *
   * @param id - Trustor organisations whose access is given up.
   * @preview
   * @permissions `authorization:orgTrustor:delete`
   * @see DELETE /api/v2/orgauthorization/trustors
   */
  deleteOrgauthorizationTrustors(id: readonly string[], request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteOrgauthorizationTrustors', 'DELETE /api/v2/orgauthorization/trustors', { id }, {}, request);
  }

  /**
   * Reads a pairing made with `postOrgauthorizationPairings`, e.g. so that the trustor can see whom the trustee proposes.
   *
   * @permissions any of `authorization:orgTrustee:view`, `authorization:orgTrustor:view`
   * @see GET /api/v2/orgauthorization/pairings/{pairingId}
   */
  getOrgauthorizationPairing(pairingId: string, request?: RequestOptions): ApiPromise<TrustRequest> {
    return this.call(
      'getOrgauthorizationPairing',
      'GET /api/v2/orgauthorization/pairings/{pairingId}',
      { pairingId },
      {},
      request,
    );
  }

  /**
   * Reads the trust that the caller's organisation has granted to one trustee.
   *
   * @permissions `authorization:orgTrustee:view`
   * @see GET /api/v2/orgauthorization/trustees/{trusteeOrgId}
   */
  getOrgauthorizationTrustee(trusteeOrgId: string, request?: RequestOptions): ApiPromise<Trustee> {
    return this.call(
      'getOrgauthorizationTrustee',
      'GET /api/v2/orgauthorization/trustees/{trusteeOrgId}',
      { trusteeOrgId },
      {},
      request,
    );
  }

  /**
   * Lists the trustee's users who have a clone in the caller's organisation. There are at most 5, so they come whole.
   *
   * @permissions `directory:user:view`
   * @see GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/clonedusers
   */
  getOrgauthorizationTrusteeClonedusers(trusteeOrgId: string, request?: RequestOptions): ApiPromise<ClonedUserEntityListing> {
    return this.call(
      'getOrgauthorizationTrusteeClonedusers',
      'GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/clonedusers',
      { trusteeOrgId },
      {},
      request,
    );
  }

  /**
   * Reads one group of the trustee that has been admitted to the caller's organisation.
   *
   * @permissions `authorization:orgTrusteeGroup:view`
   * @see GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}
   */
  getOrgauthorizationTrusteeGroup(
    trusteeOrgId: string,
    trusteeGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<TrustGroup> {
    return this.call(
      'getOrgauthorizationTrusteeGroup',
      'GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}',
      { trusteeOrgId, trusteeGroupId },
      {},
      request,
    );
  }

  /**
   * Reads the roles and permissions that a trustee's group has in the caller's organisation. They are set with
   * `putOrgauthorizationTrusteeGroupRoledivisions`.
   *
   * @permissions `authorization:orgTrusteeGroup:view`
   * @see GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles
   */
  getOrgauthorizationTrusteeGroupRoles(
    trusteeOrgId: string,
    trusteeGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<UserAuthorization> {
    return this.call(
      'getOrgauthorizationTrusteeGroupRoles',
      'GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles',
      { trusteeOrgId, trusteeGroupId },
      {},
      request,
    );
  }

  /**
   * Lists the trustee's groups that have been given access to the caller's organisation. Single users are listed by
   * `getOrgauthorizationTrusteeUsers`.
   *
   * @permissions `authorization:orgTrusteeGroup:view`
   * @see GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups
   */
  getOrgauthorizationTrusteeGroups(
    trusteeOrgId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<TrustGroupEntityListing> {
    return this.call(
      'getOrgauthorizationTrusteeGroups',
      'GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups',
      { trusteeOrgId },
      opts,
      request,
    );
  }

  /**
   * Reads one trustee user who has access to the caller's organisation.
   *
   * @permissions `authorization:orgTrusteeUser:view`
   * @see GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}
   */
  getOrgauthorizationTrusteeUser(trusteeOrgId: string, trusteeUserId: string, request?: RequestOptions): ApiPromise<TrustUser> {
    return this.call(
      'getOrgauthorizationTrusteeUser',
      'GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}',
      { trusteeOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Reads the roles and permissions that a trustee's user has in the caller's organisation.
   *
   * @permissions `authorization:orgTrusteeUser:view`
   * @see GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles
   */
  getOrgauthorizationTrusteeUserRoles(
    trusteeOrgId: string,
    trusteeUserId: string,
    request?: RequestOptions,
  ): ApiPromise<UserAuthorization> {
    return this.call(
      'getOrgauthorizationTrusteeUserRoles',
      'GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles',
      { trusteeOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Lists the trustee's users who have been given access to the caller's organisation.
   *
   * @permissions `authorization:orgTrusteeUser:view`
   * @see GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users
   */
  getOrgauthorizationTrusteeUsers(
    trusteeOrgId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<TrustUserEntityListing> {
    return this.call(
      'getOrgauthorizationTrusteeUsers',
      'GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users',
      { trusteeOrgId },
      opts,
      request,
    );
  }

  /**
   * Lists the organisations that the caller's organisation admits.
   *
   * @permissions `authorization:orgTrustee:view`
   * @see GET /api/v2/orgauthorization/trustees
   */
  getOrgauthorizationTrustees(opts?: PageOptions, request?: RequestOptions): ApiPromise<TrustEntityListing> {
    return this.call('getOrgauthorizationTrustees', 'GET /api/v2/orgauthorization/trustees', {}, opts, request);
  }

  /**
   * Tells which organisations of the vendor's customer care can be admitted, by their ids.
   *
   * @permissions any of `authorization:orgTrustee:view`, `authorization:orgTrusteeUser:view`
   * @see GET /api/v2/orgauthorization/trustees/care
   */
  getOrgauthorizationTrusteesCare(request?: RequestOptions): ApiPromise<TrusteeReferenceList> {
    return this.call('getOrgauthorizationTrusteesCare', 'GET /api/v2/orgauthorization/trustees/care', {}, {}, request);
  }

  /**
   * Reads the trust with the vendor's customer care, where `postOrgauthorizationTrusteesDefault` has created one.
   *
   * @permissions any of `authorization:orgTrustee:view`, `authorization:orgTrusteeUser:view`
   * @see GET /api/v2/orgauthorization/trustees/default
   */
  getOrgauthorizationTrusteesDefault(request?: RequestOptions): ApiPromise<Trustee> {
    return this.call('getOrgauthorizationTrusteesDefault', 'GET /api/v2/orgauthorization/trustees/default', {}, {}, request);
  }

  /**
   * Reads the trust that one trustor has granted to the caller's organisation.
   *
   * @permissions `authorization:orgTrustor:view`
   * @see GET /api/v2/orgauthorization/trustors/{trustorOrgId}
   */
  getOrgauthorizationTrustor(trustorOrgId: string, request?: RequestOptions): ApiPromise<Trustor> {
    return this.call(
      'getOrgauthorizationTrustor',
      'GET /api/v2/orgauthorization/trustors/{trustorOrgId}',
      { trustorOrgId },
      {},
      request,
    );
  }

  /**
   * Reads the clone that a user of the caller's organisation has in the trustor.
   *
   * @param trusteeUserId - The user in the caller's organisation.
   * @permissions `authorization:orgTrusteeUser:view`
   * @see GET /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId}
   */
  getOrgauthorizationTrustorCloneduser(
    trustorOrgId: string,
    trusteeUserId: string,
    request?: RequestOptions,
  ): ApiPromise<ClonedUser> {
    return this.call(
      'getOrgauthorizationTrustorCloneduser',
      'GET /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId}',
      { trustorOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Lists the users of the caller's organisation who have a clone in the trustor.
   *
   * @permissions `authorization:orgTrusteeUser:view`
   * @see GET /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers
   */
  getOrgauthorizationTrustorClonedusers(trustorOrgId: string, request?: RequestOptions): ApiPromise<ClonedUserEntityListing> {
    return this.call(
      'getOrgauthorizationTrustorClonedusers',
      'GET /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers',
      { trustorOrgId },
      {},
      request,
    );
  }

  /**
   * Reads one group of the caller's organisation as a member of the trust with a trustor.
   *
   * @permissions `authorization:orgTrusteeGroup:view`
   * @see GET /api/v2/orgauthorization/trustors/{trustorOrgId}/groups/{trustorGroupId}
   */
  getOrgauthorizationTrustorGroup(
    trustorOrgId: string,
    trustorGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<TrustGroup> {
    return this.call(
      'getOrgauthorizationTrustorGroup',
      'GET /api/v2/orgauthorization/trustors/{trustorOrgId}/groups/{trustorGroupId}',
      { trustorOrgId, trustorGroupId },
      {},
      request,
    );
  }

  /**
   * Lists the groups of the caller's organisation that may enter a trustor.
   *
   * @permissions `authorization:orgTrusteeGroup:view`
   * @see GET /api/v2/orgauthorization/trustors/{trustorOrgId}/groups
   */
  getOrgauthorizationTrustorGroups(
    trustorOrgId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<TrustGroupEntityListing> {
    return this.call(
      'getOrgauthorizationTrustorGroups',
      'GET /api/v2/orgauthorization/trustors/{trustorOrgId}/groups',
      { trustorOrgId },
      opts,
      request,
    );
  }

  /**
   * Reads one user of the caller's organisation as a member of the trust with a trustor.
   *
   * @param trusteeUserId - The user in the caller's organisation.
   * @permissions `authorization:orgTrusteeUser:view`
   * @see GET /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId}
   */
  getOrgauthorizationTrustorUser(trustorOrgId: string, trusteeUserId: string, request?: RequestOptions): ApiPromise<TrustUser> {
    return this.call(
      'getOrgauthorizationTrustorUser',
      'GET /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId}',
      { trustorOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Lists the users of the caller's organisation who may enter the trustor.
   *
   * @permissions `authorization:orgTrusteeUser:view`
   * @see GET /api/v2/orgauthorization/trustors/{trustorOrgId}/users
   */
  getOrgauthorizationTrustorUsers(
    trustorOrgId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<TrustUserEntityListing> {
    return this.call(
      'getOrgauthorizationTrustorUsers',
      'GET /api/v2/orgauthorization/trustors/{trustorOrgId}/users',
      { trustorOrgId },
      opts,
      request,
    );
  }

  /**
   * Lists the organisations that admit the caller's organisation.
   *
   * @permissions `authorization:orgTrustor:view`
   * @see GET /api/v2/orgauthorization/trustors
   */
  getOrgauthorizationTrustors(opts?: PageOptions, request?: RequestOptions): ApiPromise<TrustorEntityListing> {
    return this.call('getOrgauthorizationTrustors', 'GET /api/v2/orgauthorization/trustors', {}, opts, request);
  }

  /**
   * Makes a pairing, the first step to a trust: the trustee proposes users and groups and hands the id of the answer to the
   * future trustor, who uses it in `postOrgauthorizationTrustees`.
   *
   * @permissions `authorization:orgTrustee:add`
   * @see POST /api/v2/orgauthorization/pairings
   */
  postOrgauthorizationPairings(body: TrustRequestCreate, request?: RequestOptions): ApiPromise<TrustRequest> {
    return this.call('postOrgauthorizationPairings', 'POST /api/v2/orgauthorization/pairings', { body }, {}, request);
  }

  /**
   * Admits a further group of the trustee to the caller's organisation, with roles. All members of the group may then enter.
   *
   * @permissions `authorization:orgTrusteeGroup:add`
   * @see POST /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups
   */
  postOrgauthorizationTrusteeGroups(
    trusteeOrgId: string,
    body: TrustMemberCreate,
    request?: RequestOptions,
  ): ApiPromise<TrustGroup> {
    return this.call(
      'postOrgauthorizationTrusteeGroups',
      'POST /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups',
      { trusteeOrgId, body },
      {},
      request,
    );
  }

  /**
   * Admits a further user of the trustee to the caller's organisation, with roles.
   *
   * @permissions `authorization:orgTrusteeUser:add`
   * @see POST /api/v2/orgauthorization/trustees/{trusteeOrgId}/users
   */
  postOrgauthorizationTrusteeUsers(
    trusteeOrgId: string,
    body: TrustMemberCreate,
    request?: RequestOptions,
  ): ApiPromise<TrustUser> {
    return this.call(
      'postOrgauthorizationTrusteeUsers',
      'POST /api/v2/orgauthorization/trustees/{trusteeOrgId}/users',
      { trusteeOrgId, body },
      {},
      request,
    );
  }

  /**
   * Creates a trust, so that the users named may enter the caller's organisation. Needs the id of a pairing the trustee has
   * made; the vendor's customer care is admitted with `postOrgauthorizationTrusteesDefault` instead.
   *
   * @permissions all of `authorization:orgTrustee:add`, `authorization:orgTrusteeUser:add`
   * @see POST /api/v2/orgauthorization/trustees
   */
  postOrgauthorizationTrustees(body: TrustCreate, request?: RequestOptions): ApiPromise<Trustee> {
    return this.call('postOrgauthorizationTrustees', 'POST /api/v2/orgauthorization/trustees', { body }, {}, request);
  }

  /**
   * Searches what users of trustee organisations have done in the caller's organisation.
   *
   * @returns A page of audit entries; the platform does not specify their shape.
   * @permissions `authorization:audit:view`
   * @see POST /api/v2/orgauthorization/trustees/audits
   */
  postOrgauthorizationTrusteesAudits(
    body: TrusteeAuditQueryRequest,
    opts?: PostOrgauthorizationTrusteesAuditsOptions,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'postOrgauthorizationTrusteesAudits',
      'POST /api/v2/orgauthorization/trustees/audits',
      { body },
      opts,
      request,
    );
  }

  /**
   * Admits the organisations of the vendor's customer care to the caller's organisation, without a pairing.
   * `getOrgauthorizationTrusteesCare` tells beforehand which these are.
   *
   * @permissions all of `authorization:orgTrustee:add`, `authorization:orgTrusteeUser:add`
   * @see POST /api/v2/orgauthorization/trustees/care
   */
  postOrgauthorizationTrusteesCare(
    opts?: PostOrgauthorizationTrusteesCareOptions,
    request?: RequestOptions,
  ): ApiPromise<TrustEntityListing> {
    return this.call('postOrgauthorizationTrusteesCare', 'POST /api/v2/orgauthorization/trustees/care', {}, opts, request);
  }

  /**
   * Admits the vendor's customer care of the region to the caller's organisation, without a pairing.
   *
   * @param opts.assignDefaultRole - Whether customer care gets the default role, which is that of an administrator.
   * @param opts.autoExpire - Whether the trust ends by itself.
   * @permissions all of `authorization:orgTrustee:add`, `authorization:orgTrusteeUser:add`
   * @see POST /api/v2/orgauthorization/trustees/default
   */
  postOrgauthorizationTrusteesDefault(
    opts?: { assignDefaultRole?: boolean; autoExpire?: boolean },
    request?: RequestOptions,
  ): ApiPromise<Trustee> {
    return this.call('postOrgauthorizationTrusteesDefault', 'POST /api/v2/orgauthorization/trustees/default', {}, opts, request);
  }

  /**
   * Searches what users of the caller's organisation have done in one trustor.
   *
   * @returns A page of audit entries; the platform does not specify their shape.
   * @permissions `authorization:audit:view`
   * @see POST /api/v2/orgauthorization/trustor/audits
   */
  postOrgauthorizationTrustorAudits(
    body: TrustorAuditQueryRequest,
    opts?: PostOrgauthorizationTrustorAuditsOptions,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'postOrgauthorizationTrustorAudits',
      'POST /api/v2/orgauthorization/trustor/audits',
      { body },
      opts,
      request,
    );
  }

  /**
   * Suspends or resumes a trust, or changes when it expires.
   *
   * @permissions `authorization:orgTrustee:edit`
   * @see PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}
   */
  putOrgauthorizationTrustee(trusteeOrgId: string, body: TrustUpdate, request?: RequestOptions): ApiPromise<Trustee> {
    return this.call(
      'putOrgauthorizationTrustee',
      'PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}',
      { trusteeOrgId, body },
      {},
      request,
    );
  }

  /**
   * Sets the roles of a trustee's group in the caller's organisation, each with its division. What is not listed is withdrawn.
   *
   * @permissions `authorization:orgTrusteeGroup:edit`
   * @see PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roledivisions
   */
  putOrgauthorizationTrusteeGroupRoledivisions(
    trusteeOrgId: string,
    trusteeGroupId: string,
    body: RoleDivisionGrants,
    request?: RequestOptions,
  ): ApiPromise<UserAuthorization> {
    return this.call(
      'putOrgauthorizationTrusteeGroupRoledivisions',
      'PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roledivisions',
      { trusteeOrgId, trusteeGroupId, body },
      {},
      request,
    );
  }

  /**
   * Sets the roles of a trustee's group in the caller's organisation without naming divisions. Roles not listed are withdrawn.
   * With divisions: `putOrgauthorizationTrusteeGroupRoledivisions`.
   *
   * @permissions `authorization:orgTrusteeGroup:edit`
   * @see PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles
   */
  putOrgauthorizationTrusteeGroupRoles(
    trusteeOrgId: string,
    trusteeGroupId: string,
    body: string[],
    request?: RequestOptions,
  ): ApiPromise<UserAuthorization> {
    return this.call(
      'putOrgauthorizationTrusteeGroupRoles',
      'PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles',
      { trusteeOrgId, trusteeGroupId, body },
      {},
      request,
    );
  }

  /**
   * Sets the roles of a trustee's user in the caller's organisation, each with its division; what is not listed is withdrawn.
   *
   * @permissions `authorization:orgTrusteeUser:edit`
   * @see PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roledivisions
   */
  putOrgauthorizationTrusteeUserRoledivisions(
    trusteeOrgId: string,
    trusteeUserId: string,
    body: RoleDivisionGrants,
    request?: RequestOptions,
  ): ApiPromise<UserAuthorization> {
    return this.call(
      'putOrgauthorizationTrusteeUserRoledivisions',
      'PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roledivisions',
      { trusteeOrgId, trusteeUserId, body },
      {},
      request,
    );
  }

  /**
   * Sets the roles of a trustee's user in the caller's organisation without naming divisions; roles not listed are withdrawn.
   * With divisions: `putOrgauthorizationTrusteeUserRoledivisions`.
   *
   * @param body - Ids of roles of the caller's organisation.
   * @permissions `authorization:orgTrusteeUser:edit`
   * @see PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles
   */
  putOrgauthorizationTrusteeUserRoles(
    trusteeOrgId: string,
    trusteeUserId: string,
    body: readonly string[],
    request?: RequestOptions,
  ): ApiPromise<UserAuthorization> {
    return this.call(
      'putOrgauthorizationTrusteeUserRoles',
      'PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles',
      { trusteeOrgId, trusteeUserId, body },
      {},
      request,
    );
  }

  /**
   * Creates a clone of a user of the caller's organisation in the trustor.
   *
   * @param trusteeUserId - The user in the caller's organisation.
   * @permissions `authorization:orgTrusteeUser:add`
   * @see PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId}
   */
  putOrgauthorizationTrustorCloneduser(
    trustorOrgId: string,
    trusteeUserId: string,
    request?: RequestOptions,
  ): ApiPromise<ClonedUser> {
    return this.call(
      'putOrgauthorizationTrustorCloneduser',
      'PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId}',
      { trustorOrgId, trusteeUserId },
      {},
      request,
    );
  }

  /**
   * Adds a group of the caller's organisation to the trust with a trustor. Roles there are the trustor's to give.
   *
   * @permissions `authorization:orgTrusteeGroup:add`
   * @see PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/groups/{trustorGroupId}
   */
  putOrgauthorizationTrustorGroup(
    trustorOrgId: string,
    trustorGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<TrustGroup> {
    return this.call(
      'putOrgauthorizationTrustorGroup',
      'PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/groups/{trustorGroupId}',
      { trustorOrgId, trustorGroupId },
      {},
      request,
    );
  }

  /**
   * Adds a user of the caller's organisation to the trust with a trustor. Roles there are the trustor's to give.
   *
   * @param trusteeUserId - The user in the caller's organisation.
   * @permissions `authorization:orgTrusteeUser:add`
   * @see PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId}
   */
  putOrgauthorizationTrustorUser(trustorOrgId: string, trusteeUserId: string, request?: RequestOptions): ApiPromise<TrustUser> {
    return this.call(
      'putOrgauthorizationTrustorUser',
      'PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId}',
      { trustorOrgId, trusteeUserId },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace OrganizationAuthorizationApi {
  type getOrgauthorizationTrusteeGroupsOptions = PageOptions;
  type getOrgauthorizationTrusteeUsersOptions = PageOptions;
  type getOrgauthorizationTrusteesOptions = PageOptions;
  type getOrgauthorizationTrustorGroupsOptions = PageOptions;
  type getOrgauthorizationTrustorUsersOptions = PageOptions;
  type getOrgauthorizationTrustorsOptions = PageOptions;
  type postOrgauthorizationTrusteesAuditsOptions = PostOrgauthorizationTrusteesAuditsOptions;
  type postOrgauthorizationTrusteesCareOptions = PostOrgauthorizationTrusteesCareOptions;
  type postOrgauthorizationTrusteesDefaultOptions = OptionsOf<
    OrganizationAuthorizationApi['postOrgauthorizationTrusteesDefault']
  >;
  type postOrgauthorizationTrustorAuditsOptions = PostOrgauthorizationTrustorAuditsOptions;
}
