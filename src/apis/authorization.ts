import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AuthorizationPolicy,
  AuthorizationPolicyEntityListing,
  AuthorizationSettings,
  AuthzDivisionGrantEntityListing,
  DomainOrgRoleDifference,
  DomainOrganizationRoleCreate,
  DomainOrganizationRoleUpdate,
  OrganizationProductEntityListing,
  OrganizationRoleEntityListing,
  PermissionCollectionEntityListing,
  PolicyAttributeSet,
  PolicyTestPayload,
  PolicyTestResult,
  RoleSettings,
  SubjectDivisionGrantsEntityListing,
  SubjectDivisions,
  TargetAttributes,
  UserReferenceEntityListing,
  ValidationErrorListing,
} from '../models/authorization.js';
import type { Dictionary, JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { DivisionObjectType } from '../models/shared-enumerations.js';
import type { UserAuthorization } from '../models/shared.js';
import type {
  AuthzDivision,
  AuthzDivisionCursorListing,
  AuthzDivisionEntityListing,
  AuthzSubject,
  DivsPermittedEntityListing,
  DomainOrganizationRole,
  RoleDivisionGrants,
} from '../models/shared-administration.js';
import type { GetAuthorizationDivisionsOptions, GetAuthorizationDivisionsQueryOptions, PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetAuthorizationPermissionsOptions extends PageOptions {
  /** Whether `query` is matched against domains or against single permissions. */
  queryType?: OpenEnum<'domain' | 'permission'>;
  /** Text to look for. */
  query?: string;
}

export interface GetAuthorizationRoleSubjectgrantsOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
}

export interface GetAuthorizationRolesOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
  /** Only roles whose name matches this text. */
  name?: string;
  /** Only roles that hold these permissions, each as `domain:entity:action`. */
  permission?: readonly string[];
  /** Only roles that derive from these default roles. */
  defaultRoleId?: readonly string[];
  /** `false` leaves out how many users hold each role. @defaultValue `true` */
  userCount?: boolean;
  /** Only these roles. */
  id?: readonly string[];
}

/**
 * Roles, divisions and the grants that join them. A role bundles permissions; a division groups objects such as queues, flows
 * and users; a grant gives a subject (user, group or OAuth client) a role in a division. Administrators manage all three
 * here, and applications ask here what the caller may do and where. Grants across organisations belong to
 * `OrganizationAuthorizationApi`.
 *
 * @see [Authorization](https://developer.genesys.cloud/authorization/) in the documentation of the platform
 */
export class AuthorizationApi extends PlatformApi {
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
   * Removes the policy that restricts or admits one subject at a target. The subject's roles and grants stay, and the policies
   * of other subjects are not touched.
   *
   * @permissions `authorization:policy:delete`
   * @see DELETE /api/v2/authorization/policies/targets/{targetName}/subject/{subjectId}
   */
  deleteAuthorizationPoliciesTargetSubjectSubjectId(
    targetName: string,
    subjectId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteAuthorizationPoliciesTargetSubjectSubjectId',
      'DELETE /api/v2/authorization/policies/targets/{targetName}/subject/{subjectId}',
      { targetName, subjectId },
      {},
      request,
    );
  }

  /**
   * Deletes a role of the organisation; its holders lose what it permitted.
   *
   * @permissions `authorization:role:delete`
   * @see DELETE /api/v2/authorization/roles/{roleId}
   */
  deleteAuthorizationRole(roleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteAuthorizationRole', 'DELETE /api/v2/authorization/roles/{roleId}', { roleId }, {}, request);
  }

  /**
   * Takes one role in one division away from a subject. For several at once use `postAuthorizationSubjectBulkremove`.
   *
   * @param subjectId - User, group or OAuth client that holds the grant.
   * @permissions `authorization:grant:delete`
   * @see DELETE /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId}
   */
  deleteAuthorizationSubjectDivisionRole(
    subjectId: string,
    divisionId: string,
    roleId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteAuthorizationSubjectDivisionRole',
      'DELETE /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId}',
      { subjectId, divisionId, roleId },
      {},
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
   * Lists the grants made in a division: which subject holds which role there.
   *
   * @param opts.pageSize - At most 500.
   * @permissions `authorization:grant:view`
   * @see GET /api/v2/authorization/divisions/{divisionId}/grants
   */
  getAuthorizationDivisionGrants(
    divisionId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<AuthzDivisionGrantEntityListing> {
    return this.call(
      'getAuthorizationDivisionGrants',
      'GET /api/v2/authorization/divisions/{divisionId}/grants',
      { divisionId },
      opts,
      request,
    );
  }

  /**
   * Lists all divisions of the organisation, whatever the caller may do in them. Those in which the caller holds a certain
   * permission come from `getAuthorizationDivisionspermittedPagedMe`.
   *
   * @example
   * ```ts
   * const divisions = await new AuthorizationApi(client).getAuthorizationDivisions().items().toArray();
   * for (const { id, name } of divisions) console.log(id, name);
   * ```
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
   * Lists the divisions that have been deleted, so that one of them can be brought back with `postAuthorizationDivisionRestore`.
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
   * Looks divisions up by id or name and pages through them with cursors rather than page numbers, which suits an organisation
   * with very many of them. `getAuthorizationDivisions` does the same with page numbers.
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
   * Lists the divisions in which the caller holds a permission. Comes back whole; where an organisation has many divisions,
   * use `getAuthorizationDivisionspermittedPagedMe`.
   *
   * @param permission - Permission to look for, as `domain:entity:action`, e.g. `routing:queue:view`.
   * @param opts.name - Only divisions whose name matches this text.
   * @deprecated Use `getAuthorizationDivisionspermittedPagedMe`.
   * @permissions not documented
   * @see GET /api/v2/authorization/divisionspermitted/me
   */
  getAuthorizationDivisionspermittedMe(
    permission: string,
    opts?: { name?: string },
    request?: RequestOptions,
  ): ApiPromise<AuthzDivision[]> {
    return this.call(
      'getAuthorizationDivisionspermittedMe',
      'GET /api/v2/authorization/divisionspermitted/me',
      { permission },
      opts,
      request,
    );
  }

  /**
   * Pages through the divisions in which the caller holds a permission; the answer says in `allDivsPermitted` when no
   * division is excluded. `getAuthorizationDivisionspermittedPagedSubjectId` asks the same about another subject.
   *
   * @param permission - Permission to look for, as `domain:entity:action`, e.g. `routing:queue:view`.
   * @permissions not documented
   * @see GET /api/v2/authorization/divisionspermitted/paged/me
   */
  getAuthorizationDivisionspermittedPagedMe(
    permission: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<DivsPermittedEntityListing> {
    return this.call(
      'getAuthorizationDivisionspermittedPagedMe',
      'GET /api/v2/authorization/divisionspermitted/paged/me',
      { permission },
      opts,
      request,
    );
  }

  /**
   * Pages through the divisions in which the subject given, rather than the caller, holds a permission.
   *
   * @param subjectId - User, group or OAuth client whose grants are examined.
   * @param permission - Permission to look for, as `domain:entity:action`, e.g. `routing:queue:view`.
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see GET /api/v2/authorization/divisionspermitted/paged/{subjectId}
   */
  getAuthorizationDivisionspermittedPagedSubjectId(
    subjectId: string,
    permission: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<DivsPermittedEntityListing> {
    return this.call(
      'getAuthorizationDivisionspermittedPagedSubjectId',
      'GET /api/v2/authorization/divisionspermitted/paged/{subjectId}',
      { subjectId, permission },
      opts,
      request,
    );
  }

  /**
   * Lists the permissions the platform knows, grouped by domain: the stock from which role policies are built.
   *
   * @example
   * ```ts
   * const permissions = await new AuthorizationApi(client).getAuthorizationPermissions({ pageSize: 100 }).items().toArray();
   * console.log(permissions.map(({ domain }) => domain));
   * ```
   * @permissions not documented
   * @see GET /api/v2/authorization/permissions
   */
  getAuthorizationPermissions(
    opts?: GetAuthorizationPermissionsOptions,
    request?: RequestOptions,
  ): ApiPromise<PermissionCollectionEntityListing> {
    return this.call('getAuthorizationPermissions', 'GET /api/v2/authorization/permissions', {}, opts, request);
  }

  /**
   * Lists all access policies of the organisation, whatever their target. A policy allows or denies a subject the use of a
   * target under a condition on attributes, beyond what roles grant.
   *
   * @param opts.pageSize - The platform assumes 25.
   * @permissions `authorization:policy:view`
   * @see GET /api/v2/authorization/policies
   */
  getAuthorizationPolicies(
    opts?: { after?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<AuthorizationPolicyEntityListing> {
    return this.call('getAuthorizationPolicies', 'GET /api/v2/authorization/policies', {}, opts, request);
  }

  /**
   * Lists the access policies made for one subject, at any target.
   *
   * @param subjectId - User, OAuth client, group or team that the policies are about.
   * @param opts.pageSize - The platform assumes 25.
   * @permissions `authorization:policy:view`
   * @see GET /api/v2/authorization/policies/subject/{subjectId}
   */
  getAuthorizationPoliciesSubjectSubjectId(
    subjectId: string,
    opts?: { after?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<AuthorizationPolicyEntityListing> {
    return this.call(
      'getAuthorizationPoliciesSubjectSubjectId',
      'GET /api/v2/authorization/policies/subject/{subjectId}',
      { subjectId },
      opts,
      request,
    );
  }

  /**
   * Lists the access policies of one target, whichever subjects they are for.
   *
   * @param targetName - A target as `getAuthorizationPoliciesTargets` names it.
   * @param opts.pageSize - The platform assumes 25.
   * @permissions `authorization:policy:view`
   * @see GET /api/v2/authorization/policies/targets/{targetName}
   */
  getAuthorizationPoliciesTarget(
    targetName: string,
    opts?: { after?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<AuthorizationPolicyEntityListing> {
    return this.call(
      'getAuthorizationPoliciesTarget',
      'GET /api/v2/authorization/policies/targets/{targetName}',
      { targetName },
      opts,
      request,
    );
  }

  /**
   * Reads the policy that a subject has at a target. A target has one policy for a subject, so no policy id is needed; with the
   * id, use `getAuthorizationPolicy`.
   *
   * @permissions `authorization:policy:view`
   * @see GET /api/v2/authorization/policies/targets/{targetName}/subject/{subjectId}
   */
  getAuthorizationPoliciesTargetSubjectSubjectId(
    targetName: string,
    subjectId: string,
    request?: RequestOptions,
  ): ApiPromise<AuthorizationPolicy> {
    return this.call(
      'getAuthorizationPoliciesTargetSubjectSubjectId',
      'GET /api/v2/authorization/policies/targets/{targetName}/subject/{subjectId}',
      { targetName, subjectId },
      {},
      request,
    );
  }

  /**
   * Lists the targets that access policies can protect, each with the attributes that its conditions may use. An editor for
   * policies begins with this call.
   *
   * @permissions `authorization:policy:view`
   * @see GET /api/v2/authorization/policies/targets
   */
  getAuthorizationPoliciesTargets(request?: RequestOptions): ApiPromise<TargetAttributes> {
    return this.call('getAuthorizationPoliciesTargets', 'GET /api/v2/authorization/policies/targets', {}, {}, request);
  }

  /**
   * Reads an access policy by its id: target, subject, effect and condition.
   *
   * @permissions `authorization:policy:view`
   * @see GET /api/v2/authorization/policies/{policyId}
   */
  getAuthorizationPolicy(policyId: string, request?: RequestOptions): ApiPromise<AuthorizationPolicy> {
    return this.call('getAuthorizationPolicy', 'GET /api/v2/authorization/policies/{policyId}', { policyId }, {}, request);
  }

  /**
   * Reads the attributes that occur in a policy's condition and the values preset for them. They are what
   * `postAuthorizationPolicySimulate` wants to be given.
   *
   * @permissions `authorization:policy:view`
   * @see GET /api/v2/authorization/policies/{policyId}/attributes
   */
  getAuthorizationPolicyAttributes(policyId: string, request?: RequestOptions): ApiPromise<PolicyAttributeSet> {
    return this.call(
      'getAuthorizationPolicyAttributes',
      'GET /api/v2/authorization/policies/{policyId}/attributes',
      { policyId },
      {},
      request,
    );
  }

  /**
   * Lists the products enabled for the organisation, e.g. `communicate` or `engage`. Which permissions take effect depends on
   * them.
   *
   * @permissions not documented
   * @see GET /api/v2/authorization/products
   */
  getAuthorizationProducts(request?: RequestOptions): ApiPromise<OrganizationProductEntityListing> {
    return this.call('getAuthorizationProducts', 'GET /api/v2/authorization/products', {}, {}, request);
  }

  /**
   * Reads a role with its permission policies.
   *
   * @param opts.expand - `unusedPermissions` fills the field of that name.
   * @param opts.userCount - Whether to count the users who hold the role. `false` spares the platform the counting. The platform
   * assumes `true`.
   * @example
   * ```ts
   * const role = await new AuthorizationApi(client).getAuthorizationRole(roleId);
   * console.log(role.permissionPolicies?.length);
   * ```
   * @permissions `authorization:role:view`
   * @see GET /api/v2/authorization/roles/{roleId}
   */
  getAuthorizationRole(
    roleId: string,
    opts?: { expand?: readonly OpenEnum<'unusedPermissions'>[]; userCount?: boolean },
    request?: RequestOptions,
  ): ApiPromise<DomainOrganizationRole> {
    return this.call('getAuthorizationRole', 'GET /api/v2/authorization/roles/{roleId}', { roleId }, opts, request);
  }

  /**
   * Compares a saved role with a default role and tells which policies were added, removed or kept.
   *
   * @param leftRoleId - Role of the organisation.
   * @param rightRoleId - Default role to measure it against.
   * @permissions `authorization:role:view`
   * @see GET /api/v2/authorization/roles/{leftRoleId}/comparedefault/{rightRoleId}
   */
  getAuthorizationRoleComparedefaultRightRoleId(
    leftRoleId: string,
    rightRoleId: string,
    request?: RequestOptions,
  ): ApiPromise<DomainOrgRoleDifference> {
    return this.call(
      'getAuthorizationRoleComparedefaultRightRoleId',
      'GET /api/v2/authorization/roles/{leftRoleId}/comparedefault/{rightRoleId}',
      { leftRoleId, rightRoleId },
      {},
      request,
    );
  }

  /**
   * Lists the subjects that hold a role and the divisions in which each holds it; covers users, groups and OAuth clients.
   * `getAuthorizationRoleUsers` lists users only.
   *
   * @permissions `authorization:role:view`
   * @see GET /api/v2/authorization/roles/{roleId}/subjectgrants
   */
  getAuthorizationRoleSubjectgrants(
    roleId: string,
    opts?: GetAuthorizationRoleSubjectgrantsOptions,
    request?: RequestOptions,
  ): ApiPromise<SubjectDivisionGrantsEntityListing> {
    return this.call(
      'getAuthorizationRoleSubjectgrants',
      'GET /api/v2/authorization/roles/{roleId}/subjectgrants',
      { roleId },
      opts,
      request,
    );
  }

  /**
   * Lists the users who hold a role, without saying in which divisions.
   *
   * @permissions not documented
   * @see GET /api/v2/authorization/roles/{roleId}/users
   */
  getAuthorizationRoleUsers(
    roleId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<UserReferenceEntityListing> {
    return this.call('getAuthorizationRoleUsers', 'GET /api/v2/authorization/roles/{roleId}/users', { roleId }, opts, request);
  }

  /**
   * Lists the roles of the organisation, default and custom.
   *
   * @example
   * ```ts
   * const roles = await new AuthorizationApi(client).getAuthorizationRoles({ pageSize: 100 }).items().toArray();
   * console.log(roles.map(({ name }) => name));
   * ```
   * @permissions `authorization:role:view`
   * @see GET /api/v2/authorization/roles
   */
  getAuthorizationRoles(
    opts?: GetAuthorizationRolesOptions,
    request?: RequestOptions,
  ): ApiPromise<OrganizationRoleEntityListing> {
    return this.call('getAuthorizationRoles', 'GET /api/v2/authorization/roles', {}, opts, request);
  }

  /**
   * Reads how the organisation handles its roles, e.g. whether granting them takes account of divisions.
   *
   * @permissions any of `directory:organization:admin`, `authorization:settings:view`
   * @see GET /api/v2/authorization/roles/settings
   */
  getAuthorizationRolesSettings(request?: RequestOptions): ApiPromise<RoleSettings> {
    return this.call('getAuthorizationRolesSettings', 'GET /api/v2/authorization/roles/settings', {}, {}, request);
  }

  /**
   * Reads the settings of the analysis that finds out which permissions are in use, with the time it was last worked out.
   *
   * @permissions any of `directory:organization:admin`, `authorization:settings:view`
   * @see GET /api/v2/authorization/settings
   */
  getAuthorizationSettings(request?: RequestOptions): ApiPromise<AuthorizationSettings> {
    return this.call('getAuthorizationSettings', 'GET /api/v2/authorization/settings', {}, {}, request);
  }

  /**
   * Reads every grant of a subject: its roles and the division of each.
   *
   * @param subjectId - User, group or OAuth client.
   * @param opts.includeDuplicates - `true` also lists a pair of role and division again where the subject has it in more than
   * one way, e.g. through a group. The platform assumes `false`.
   * @permissions `authorization:grant:view`
   * @see GET /api/v2/authorization/subjects/{subjectId}
   */
  getAuthorizationSubject(
    subjectId: string,
    opts?: { includeDuplicates?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AuthzSubject> {
    return this.call('getAuthorizationSubject', 'GET /api/v2/authorization/subjects/{subjectId}', { subjectId }, opts, request);
  }

  /**
   * Reads the caller's own grants, roles with divisions.
   *
   * @param opts.includeDuplicates - `true` also lists a pair of role and division again where the caller has it in more than one
   * way, e.g. through a group. The platform assumes `false`.
   * @example
   * ```ts
   * const { grants } = await new AuthorizationApi(client).getAuthorizationSubjectsMe();
   * for (const { role, division } of grants ?? []) console.log(role?.name, division?.name);
   * ```
   * @permissions not documented
   * @see GET /api/v2/authorization/subjects/me
   */
  getAuthorizationSubjectsMe(opts?: { includeDuplicates?: boolean }, request?: RequestOptions): ApiPromise<AuthzSubject> {
    return this.call('getAuthorizationSubjectsMe', 'GET /api/v2/authorization/subjects/me', {}, opts, request);
  }

  /**
   * Counts the roles granted to each of several subjects.
   *
   * @param opts.id - Subjects to count for.
   * @returns Counts keyed by subject id.
   * @permissions `authorization:grant:view`
   * @see GET /api/v2/authorization/subjects/rolecounts
   */
  getAuthorizationSubjectsRolecounts(
    opts?: { id?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<Dictionary<JsonObject>> {
    return this.call('getAuthorizationSubjectsRolecounts', 'GET /api/v2/authorization/subjects/rolecounts', {}, opts, request);
  }

  /**
   * Reads a user's roles together with the permissions and policies that follow from them. Divisions are not part of the
   * answer; `getAuthorizationSubject` has them.
   *
   * @param subjectId - The user.
   * @permissions `authorization:grant:view`
   * @see GET /api/v2/users/{subjectId}/roles
   */
  getUserRoles(subjectId: string, request?: RequestOptions): ApiPromise<UserAuthorization> {
    return this.call('getUserRoles', 'GET /api/v2/users/{subjectId}/roles', { subjectId }, {}, request);
  }

  /**
   * Changes the given fields of a role. `putAuthorizationRole` replaces the whole role, policies included.
   *
   * @permissions `authorization:role:edit`
   * @see PATCH /api/v2/authorization/roles/{roleId}
   */
  patchAuthorizationRole(
    roleId: string,
    body: DomainOrganizationRole,
    request?: RequestOptions,
  ): ApiPromise<DomainOrganizationRole> {
    return this.call('patchAuthorizationRole', 'PATCH /api/v2/authorization/roles/{roleId}', { roleId, body }, {}, request);
  }

  /**
   * Switches the analysis of used permissions on or off, or changes how many days it looks at. The dates in the body are the
   * platform's to set.
   *
   * @permissions any of `directory:organization:admin`, `authorization:settings:edit`
   * @see PATCH /api/v2/authorization/settings
   */
  patchAuthorizationSettings(body: AuthorizationSettings, request?: RequestOptions): ApiPromise<AuthorizationSettings> {
    return this.call('patchAuthorizationSettings', 'PATCH /api/v2/authorization/settings', { body }, {}, request);
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
   * @example
   * ```ts
   * const division = await new AuthorizationApi(client).postAuthorizationDivisions({ name: 'Nordics', description: 'Denmark, Norway and Sweden' });
   * console.log(division.id);
   * ```
   * @permissions all of `authorization:division:add`, `authorization:grant:add`
   * @see POST /api/v2/authorization/divisions
   */
  postAuthorizationDivisions(body: AuthzDivision, request?: RequestOptions): ApiPromise<AuthzDivision> {
    return this.call('postAuthorizationDivisions', 'POST /api/v2/authorization/divisions', { body }, {}, request);
  }

  /**
   * Adds an access policy to a target for the subject named in the body. Have it checked with
   * `postAuthorizationPoliciesTargetValidate` first, since a careless condition can deny access to those who administer it.
   *
   * @param opts.skipLockoutCheck - `true` saves the policy without checking whether it would shut the caller out. The platform
   * assumes `false`.
   * @permissions `authorization:policy:add`
   * @see POST /api/v2/authorization/policies/targets/{targetName}
   */
  postAuthorizationPoliciesTarget(
    targetName: string,
    body: AuthorizationPolicy,
    opts?: { skipLockoutCheck?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AuthorizationPolicy> {
    return this.call(
      'postAuthorizationPoliciesTarget',
      'POST /api/v2/authorization/policies/targets/{targetName}',
      { targetName, body },
      opts,
      request,
    );
  }

  /**
   * Checks an access policy against its target without saving it. The answer lists what is wrong, and is empty where nothing is.
   *
   * @permissions `authorization:policy:add`
   * @see POST /api/v2/authorization/policies/targets/{targetName}/validate
   */
  postAuthorizationPoliciesTargetValidate(
    targetName: string,
    body: AuthorizationPolicy,
    request?: RequestOptions,
  ): ApiPromise<ValidationErrorListing> {
    return this.call(
      'postAuthorizationPoliciesTargetValidate',
      'POST /api/v2/authorization/policies/targets/{targetName}/validate',
      { targetName, body },
      {},
      request,
    );
  }

  /**
   * Tries out a saved policy with the attribute values in the body and returns its decision, condition by condition. No user's
   * access changes.
   *
   * @permissions `authorization:policy:view`
   * @see POST /api/v2/authorization/policies/{policyId}/simulate
   */
  postAuthorizationPolicySimulate(
    policyId: string,
    body: PolicyTestPayload,
    request?: RequestOptions,
  ): ApiPromise<PolicyTestResult> {
    return this.call(
      'postAuthorizationPolicySimulate',
      'POST /api/v2/authorization/policies/{policyId}/simulate',
      { policyId, body },
      {},
      request,
    );
  }

  /**
   * Grants one role to several subjects in several divisions: each subject gets it in each division.
   *
   * @param opts.subjectType - Kind of the subjects: `PC_USER`, `PC_GROUP` or `PC_OAUTH_CLIENT`. All must be of one kind.
   * @permissions `authorization:grant:add`
   * @see POST /api/v2/authorization/roles/{roleId}
   */
  postAuthorizationRole(
    roleId: string,
    body: SubjectDivisions,
    opts?: { subjectType?: string },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call('postAuthorizationRole', 'POST /api/v2/authorization/roles/{roleId}', { roleId, body }, opts, request);
  }

  /**
   * Compares a role that has not been saved yet with a default role, so that an editor can show the differences beforehand.
   * `getAuthorizationRoleComparedefaultRightRoleId` does so for the saved role.
   *
   * @param leftRoleId - Role being edited.
   * @param rightRoleId - Default role to measure it against.
   * @param body - The role in its edited state.
   * @permissions `authorization:role:view`
   * @see POST /api/v2/authorization/roles/{leftRoleId}/comparedefault/{rightRoleId}
   */
  postAuthorizationRoleComparedefaultRightRoleId(
    leftRoleId: string,
    rightRoleId: string,
    body: DomainOrganizationRole,
    request?: RequestOptions,
  ): ApiPromise<DomainOrgRoleDifference> {
    return this.call(
      'postAuthorizationRoleComparedefaultRightRoleId',
      'POST /api/v2/authorization/roles/{leftRoleId}/comparedefault/{rightRoleId}',
      { leftRoleId, rightRoleId, body },
      {},
      request,
    );
  }

  /**
   * Adds a role to the organisation. No user holds it until it is granted.
   *
   * @example
   * ```ts
   * const role = await new AuthorizationApi(client).postAuthorizationRoles({
   *   name: 'Queue editor',
   *   permissionPolicies: [{ domain: 'routing', entityName: 'queue', actionSet: ['view', 'edit'] }],
   * });
   * console.log(role.id);
   * ```
   * @permissions `authorization:role:add`
   * @see POST /api/v2/authorization/roles
   */
  postAuthorizationRoles(body: DomainOrganizationRoleCreate, request?: RequestOptions): ApiPromise<DomainOrganizationRole> {
    return this.call('postAuthorizationRoles', 'POST /api/v2/authorization/roles', { body }, {}, request);
  }

  /**
   * Adds the default roles that the organisation lacks; existing ones stay as they are unless `force` is set. Custom roles
   * are never touched. To reset chosen roles only, use `putAuthorizationRolesDefault`.
   *
   * @param opts.force - `true` also resets default roles that the organisation has changed.
   * @permissions `authorization:role:edit`
   * @see POST /api/v2/authorization/roles/default
   */
  postAuthorizationRolesDefault(opts?: { force?: boolean }, request?: RequestOptions): ApiPromise<OrganizationRoleEntityListing> {
    return this.call('postAuthorizationRolesDefault', 'POST /api/v2/authorization/roles/default', {}, opts, request);
  }

  /**
   * Adds grants, pairs of role and division, to a subject and keeps those it has.
   *
   * @param subjectId - User, group or OAuth client that receives the grants.
   * @param body - Pairs to grant; the division `*` stands for all divisions.
   * @param opts.subjectType - Kind of the subject: `PC_USER`, `PC_GROUP` or `PC_OAUTH_CLIENT`.
   * @permissions `authorization:grant:add`
   * @see POST /api/v2/authorization/subjects/{subjectId}/bulkadd
   */
  postAuthorizationSubjectBulkadd(
    subjectId: string,
    body: RoleDivisionGrants,
    opts?: { subjectType?: string },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postAuthorizationSubjectBulkadd',
      'POST /api/v2/authorization/subjects/{subjectId}/bulkadd',
      { subjectId, body },
      opts,
      request,
    );
  }

  /**
   * Takes the listed pairs of role and division away from a subject and leaves its other grants.
   *
   * @param subjectId - User, group or OAuth client that loses the grants.
   * @permissions `authorization:grant:delete`
   * @see POST /api/v2/authorization/subjects/{subjectId}/bulkremove
   */
  postAuthorizationSubjectBulkremove(subjectId: string, body: RoleDivisionGrants, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postAuthorizationSubjectBulkremove',
      'POST /api/v2/authorization/subjects/{subjectId}/bulkremove',
      { subjectId, body },
      {},
      request,
    );
  }

  /**
   * Makes the listed pairs of role and division a subject's only grants; any not listed are withdrawn.
   *
   * @param subjectId - User, group or OAuth client whose grants are replaced.
   * @param body - Complete list of pairs; the division `*` stands for all divisions.
   * @param opts.subjectType - Kind of the subject: `PC_USER`, `PC_GROUP` or `PC_OAUTH_CLIENT`.
   * @permissions all of `authorization:grant:add`, `authorization:grant:delete`
   * @see POST /api/v2/authorization/subjects/{subjectId}/bulkreplace
   */
  postAuthorizationSubjectBulkreplace(
    subjectId: string,
    body: RoleDivisionGrants,
    opts?: { subjectType?: string },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postAuthorizationSubjectBulkreplace',
      'POST /api/v2/authorization/subjects/{subjectId}/bulkreplace',
      { subjectId, body },
      opts,
      request,
    );
  }

  /**
   * Grants a subject one role in one division. Several pairs in one call: `postAuthorizationSubjectBulkadd`.
   *
   * @param subjectId - User, group or OAuth client that receives the grant.
   * @param opts.subjectType - Kind of the subject: `PC_USER`, `PC_GROUP` or `PC_OAUTH_CLIENT`.
   * @permissions `authorization:grant:add`
   * @see POST /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId}
   */
  postAuthorizationSubjectDivisionRole(
    subjectId: string,
    divisionId: string,
    roleId: string,
    opts?: { subjectType?: string },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postAuthorizationSubjectDivisionRole',
      'POST /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId}',
      { subjectId, divisionId, roleId },
      opts,
      request,
    );
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

  /**
   * Replaces the policy that the subject in the body has at a target. Where the policy's id is at hand, `putAuthorizationPolicy`
   * does the same.
   *
   * @param opts.skipLockoutCheck - `true` saves the policy without checking whether it would shut the caller out. The platform
   * assumes `false`.
   * @permissions any of `authorization:policy:edit`, `authorization:policy:add`
   * @see PUT /api/v2/authorization/policies/targets/{targetName}
   */
  putAuthorizationPoliciesTarget(
    targetName: string,
    body: AuthorizationPolicy,
    opts?: { skipLockoutCheck?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AuthorizationPolicy> {
    return this.call(
      'putAuthorizationPoliciesTarget',
      'PUT /api/v2/authorization/policies/targets/{targetName}',
      { targetName, body },
      opts,
      request,
    );
  }

  /**
   * Replaces an access policy found by its id: effect, condition and preset attributes. To suspend it, set `active` to false.
   *
   * @param opts.skipLockoutCheck - `true` saves the change without checking whether it would shut the caller out. The platform
   * assumes `false`.
   * @permissions `authorization:policy:add`
   * @see PUT /api/v2/authorization/policies/{policyId}
   */
  putAuthorizationPolicy(
    policyId: string,
    body: AuthorizationPolicy,
    opts?: { skipLockoutCheck?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AuthorizationPolicy> {
    return this.call(
      'putAuthorizationPolicy',
      'PUT /api/v2/authorization/policies/{policyId}',
      { policyId, body },
      opts,
      request,
    );
  }

  /**
   * Replaces a role, its permission policies included; policies not in the body are lost. For single fields use
   * `patchAuthorizationRole`.
   *
   * @permissions `authorization:role:edit`
   * @see PUT /api/v2/authorization/roles/{roleId}
   */
  putAuthorizationRole(
    roleId: string,
    body: DomainOrganizationRoleUpdate,
    request?: RequestOptions,
  ): ApiPromise<DomainOrganizationRole> {
    return this.call('putAuthorizationRole', 'PUT /api/v2/authorization/roles/{roleId}', { roleId, body }, {}, request);
  }

  /**
   * Gives a role to the users listed; those who already hold it keep it.
   *
   * @param body - Ids of the users.
   * @returns Ids of users.
   * @example
   * ```ts
   * await new AuthorizationApi(client).putAuthorizationRoleUsersAdd(roleId, [userId]);
   * ```
   * @permissions `authorization:grant:add`
   * @see PUT /api/v2/authorization/roles/{roleId}/users/add
   */
  putAuthorizationRoleUsersAdd(roleId: string, body: readonly string[], request?: RequestOptions): ApiPromise<string[]> {
    return this.call(
      'putAuthorizationRoleUsersAdd',
      'PUT /api/v2/authorization/roles/{roleId}/users/add',
      { roleId, body },
      {},
      request,
    );
  }

  /**
   * Takes a role away from the users listed.
   *
   * @param body - Ids of the users.
   * @returns Ids of users.
   * @permissions `authorization:grant:delete`
   * @see PUT /api/v2/authorization/roles/{roleId}/users/remove
   */
  putAuthorizationRoleUsersRemove(roleId: string, body: readonly string[], request?: RequestOptions): ApiPromise<string[]> {
    return this.call(
      'putAuthorizationRoleUsersRemove',
      'PUT /api/v2/authorization/roles/{roleId}/users/remove',
      { roleId, body },
      {},
      request,
    );
  }

  /**
   * Resets the listed default roles to what the platform ships, discarding the organisation's changes to them.
   *
   * @param body - Default roles to reset.
   * @permissions `authorization:role:edit`
   * @see PUT /api/v2/authorization/roles/default
   */
  putAuthorizationRolesDefault(
    body: readonly DomainOrganizationRole[],
    request?: RequestOptions,
  ): ApiPromise<OrganizationRoleEntityListing> {
    return this.call('putAuthorizationRolesDefault', 'PUT /api/v2/authorization/roles/default', { body }, {}, request);
  }

  /**
   * Sets how the organisation handles its roles. The settings are replaced as a whole, so begin with what
   * `getAuthorizationRolesSettings` gives.
   *
   * @permissions any of `directory:organization:admin`, `authorization:settings:edit`
   * @see PUT /api/v2/authorization/roles/settings
   */
  putAuthorizationRolesSettings(body: RoleSettings, request?: RequestOptions): ApiPromise<RoleSettings> {
    return this.call('putAuthorizationRolesSettings', 'PUT /api/v2/authorization/roles/settings', { body }, {}, request);
  }

  /**
   * Sets a user's roles to exactly those listed; roles not in the list are withdrawn. To say in which divisions a role holds,
   * use `postAuthorizationSubjectBulkreplace`.
   *
   * @param subjectId - The user.
   * @param body - Ids of all roles the user is to have.
   * @permissions `authorization:grant:add`
   * @see PUT /api/v2/users/{subjectId}/roles
   */
  putUserRoles(subjectId: string, body: readonly string[], request?: RequestOptions): ApiPromise<UserAuthorization> {
    return this.call('putUserRoles', 'PUT /api/v2/users/{subjectId}/roles', { subjectId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace AuthorizationApi {
  type deleteAuthorizationDivisionOptions = OptionsOf<AuthorizationApi['deleteAuthorizationDivision']>;
  type getAuthorizationDivisionOptions = OptionsOf<AuthorizationApi['getAuthorizationDivision']>;
  type getAuthorizationDivisionGrantsOptions = PageOptions;
  type getAuthorizationDivisionsOptions = GetAuthorizationDivisionsOptions;
  type getAuthorizationDivisionsDeletedOptions = PageOptions;
  type getAuthorizationDivisionsQueryOptions = GetAuthorizationDivisionsQueryOptions;
  type getAuthorizationDivisionspermittedMeOptions = OptionsOf<AuthorizationApi['getAuthorizationDivisionspermittedMe']>;
  type getAuthorizationDivisionspermittedPagedMeOptions = PageOptions;
  type getAuthorizationDivisionspermittedPagedSubjectIdOptions = PageOptions;
  type getAuthorizationPermissionsOptions = GetAuthorizationPermissionsOptions;
  type getAuthorizationPoliciesOptions = OptionsOf<AuthorizationApi['getAuthorizationPolicies']>;
  type getAuthorizationPoliciesSubjectSubjectIdOptions = OptionsOf<AuthorizationApi['getAuthorizationPoliciesSubjectSubjectId']>;
  type getAuthorizationPoliciesTargetOptions = OptionsOf<AuthorizationApi['getAuthorizationPoliciesTarget']>;
  type getAuthorizationRoleOptions = OptionsOf<AuthorizationApi['getAuthorizationRole']>;
  type getAuthorizationRoleSubjectgrantsOptions = GetAuthorizationRoleSubjectgrantsOptions;
  type getAuthorizationRoleUsersOptions = PageOptions;
  type getAuthorizationRolesOptions = GetAuthorizationRolesOptions;
  type getAuthorizationSubjectOptions = OptionsOf<AuthorizationApi['getAuthorizationSubject']>;
  type getAuthorizationSubjectsMeOptions = OptionsOf<AuthorizationApi['getAuthorizationSubjectsMe']>;
  type getAuthorizationSubjectsRolecountsOptions = OptionsOf<AuthorizationApi['getAuthorizationSubjectsRolecounts']>;
  type postAuthorizationPoliciesTargetOptions = OptionsOf<AuthorizationApi['postAuthorizationPoliciesTarget']>;
  type postAuthorizationRoleOptions = OptionsOf<AuthorizationApi['postAuthorizationRole']>;
  type postAuthorizationRolesDefaultOptions = OptionsOf<AuthorizationApi['postAuthorizationRolesDefault']>;
  type postAuthorizationSubjectBulkaddOptions = OptionsOf<AuthorizationApi['postAuthorizationSubjectBulkadd']>;
  type postAuthorizationSubjectBulkreplaceOptions = OptionsOf<AuthorizationApi['postAuthorizationSubjectBulkreplace']>;
  type postAuthorizationSubjectDivisionRoleOptions = OptionsOf<AuthorizationApi['postAuthorizationSubjectDivisionRole']>;
  type putAuthorizationPoliciesTargetOptions = OptionsOf<AuthorizationApi['putAuthorizationPoliciesTarget']>;
  type putAuthorizationPolicyOptions = OptionsOf<AuthorizationApi['putAuthorizationPolicy']>;
}
