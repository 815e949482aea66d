import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  ScimConfigResourceType,
  ScimConfigResourceTypesListResponse,
  ScimGroupListResponse,
  ScimResourceKind,
  ScimSchemaId,
  ScimServiceProviderConfig,
  ScimUserListResponse,
  ScimV2CreateUser,
  ScimV2Group,
  ScimV2PatchRequest,
  ScimV2SchemaDefinition,
  ScimV2SchemaListResponse,
  ScimV2User,
} from '../models/scim.js';
import type { ScimGroupAttribute, ScimUserAttribute } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetScimGroupOptions {
  /** Names of the only attributes wanted; not together with `excludedAttributes`. */
  attributes?: readonly OpenEnum<ScimGroupAttribute>[];
  /** Names of attributes to leave out, e.g. `members`. */
  excludedAttributes?: readonly OpenEnum<ScimGroupAttribute>[];
  /** ETag in double quotes; answers 304 without a body if the group is still the same. */
  ifNoneMatch?: string;
}

export interface GetScimGroupsOptions {
  /** Number of the first group on the page, counted from 1. @defaultValue `1` */
  startIndex?: number;
  /** Groups on a page; 0 gives `totalResults` alone. Above 25 the platform may answer 429. @defaultValue `25` */
  count?: number;
  /** Names of the only attributes wanted; not together with `excludedAttributes`. */
  attributes?: readonly OpenEnum<ScimGroupAttribute>[];
  /** Names of attributes to leave out, e.g. `members`. */
  excludedAttributes?: readonly OpenEnum<ScimGroupAttribute>[];
  /** SCIM filter of the form `attribute eq value`, on `id`, `displayName` or `externalId`. */
  filter?: string;
}

export interface GetScimUserOptions {
  /** Names of the only attributes wanted; not together with `excludedAttributes`. */
  attributes?: readonly OpenEnum<ScimUserAttribute>[];
  /** Names of attributes to leave out, e.g. `groups` or `roles`. */
  excludedAttributes?: readonly OpenEnum<ScimUserAttribute>[];
  /** ETag in double quotes; answers 304 without a body if the user is still the same. */
  ifNoneMatch?: string;
}

export interface GetScimUsersOptions {
  /** Number of the first user on the page, counted from 1. @defaultValue `1` */
  startIndex?: number;
  /** Users on a page; 0 gives `totalResults` alone. Above 25 the platform may answer 429. @defaultValue `25` */
  count?: number;
  /** Names of the only attributes wanted; not together with `excludedAttributes`. */
  attributes?: readonly OpenEnum<ScimUserAttribute>[];
  /** Names of attributes to leave out, e.g. `roles` or `externalId`. */
  excludedAttributes?: readonly OpenEnum<ScimUserAttribute>[];
  /** SCIM filter, e.g. `userName eq jo@example.org`; without one, all active users. */
  filter?: string;
}

export interface GetScimV2GroupOptions {
  /** Names of the only attributes wanted; not together with `excludedAttributes`. */
  attributes?: readonly OpenEnum<ScimGroupAttribute>[];
  /** Names of attributes to leave out; without `members` large groups answer faster. */
  excludedAttributes?: readonly OpenEnum<ScimGroupAttribute>[];
  /** ETag in double quotes; answers 304 without a body if the group is still the same. */
  ifNoneMatch?: string;
}

export interface GetScimV2GroupsOptions {
  /** Number of the first group on the page, counted from 1. @defaultValue `1` */
  startIndex?: number;
  /** Groups on a page; 0 gives `totalResults` alone. Above 25 the platform may answer 429. @defaultValue `25` */
  count?: number;
  /** Names of the only attributes wanted; not together with `excludedAttributes`. */
  attributes?: readonly OpenEnum<ScimGroupAttribute>[];
  /** Names of attributes to leave out, e.g. `members`. */
  excludedAttributes?: readonly OpenEnum<ScimGroupAttribute>[];
}

export interface GetScimV2UserOptions {
  /** Names of the only attributes wanted; not together with `excludedAttributes`. */
  attributes?: readonly OpenEnum<ScimUserAttribute>[];
  /** Names of attributes to leave out, e.g. `groups` or `roles`. */
  excludedAttributes?: readonly OpenEnum<ScimUserAttribute>[];
  /** ETag in double quotes; answers 304 without a body if the user is still the same. */
  ifNoneMatch?: string;
}

export interface GetScimV2UsersOptions {
  /** Number of the first user on the page, counted from 1. @defaultValue `1` */
  startIndex?: number;
  /** Users on a page; 0 gives `totalResults` alone. Above 25 the platform may answer 429. @defaultValue `25` */
  count?: number;
  /** Names of the only attributes wanted; not together with `excludedAttributes`. */
  attributes?: readonly OpenEnum<ScimUserAttribute>[];
  /** Names of attributes to leave out, e.g. `roles` or `externalId`. */
  excludedAttributes?: readonly OpenEnum<ScimUserAttribute>[];
  /**
   * SCIM filter of the form `attribute eq value`, on `id`, `userName`, `email`, `externalId`, `employeeNumber`, `manager`,
   * `division` or `active`, e.g. `userName eq jo@example.org`.
   */
  filter?: string;
}

/**
 * Provisioning of users and groups by the SCIM 2.0 standard (RFC 7643 and 7644), as identity systems such as Okta or Entra ID
 * use it to keep the directory in step. Every call stands here twice, under `/scim` and under `/scim/v2`; both take and give
 * the same types, and provisioning clients are as a rule pointed at `/scim/v2`. Lists page with `startIndex` and
 * `count`. An entity's version, its ETag, is in `meta.version`. Programs that manage people on their own account are better
 * served by `UsersApi` and `GroupsApi`.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class SCIMApi extends PlatformApi {
  /**
   * Deletes a user. The same as `deleteScimV2User` on the path without a version.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the user has changed since.
   * @permissions `directory:user:delete`
   * @see DELETE /api/v2/scim/users/{userId}
   */
  deleteScimUser(userId: string, opts?: { ifMatch?: string }, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteScimUser', 'DELETE /api/v2/scim/users/{userId}', { userId }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Deletes a user from the directory. To lock a user out for the time being, set `active` to false with `patchScimV2User`.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the user has changed since.
   * @permissions `directory:user:delete`
   * @see DELETE /api/v2/scim/v2/users/{userId}
   */
  deleteScimV2User(userId: string, opts?: { ifMatch?: string }, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteScimV2User', 'DELETE /api/v2/scim/v2/users/{userId}', { userId }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Reads a group, members included. Versioned twin: `getScimV2Group`.
   *
   * @permissions `directory:group:edit`
   * @see GET /api/v2/scim/groups/{groupId}
   */
  getScimGroup(groupId: string, opts?: GetScimGroupOptions, request?: RequestOptions): ApiPromise<ScimV2Group> {
    return this.call('getScimGroup', 'GET /api/v2/scim/groups/{groupId}', { groupId }, opts, request, {
      headers: { ifNoneMatch: 'If-None-Match' },
    });
  }

  /**
   * Lists groups. Here `filter` is optional, while `getScimV2Groups` insists on it.
   *
   * @permissions `directory:group:edit`
   * @see GET /api/v2/scim/groups
   */
  getScimGroups(opts?: GetScimGroupsOptions, request?: RequestOptions): ApiPromise<ScimGroupListResponse> {
    return this.call('getScimGroups', 'GET /api/v2/scim/groups', {}, opts, request);
  }

  /**
   * Reads one resource type on the path without a version; see `getScimV2Resourcetype`.
   *
   * @param resourceType - `User`, `Group`, `ServiceProviderConfig`, `ResourceType` or `Schema`.
   * @permissions not documented
   * @see GET /api/v2/scim/resourcetypes/{resourceType}
   */
  getScimResourcetype(resourceType: ScimResourceKind, request?: RequestOptions): ApiPromise<ScimConfigResourceType> {
    return this.call('getScimResourcetype', 'GET /api/v2/scim/resourcetypes/{resourceType}', { resourceType }, {}, request);
  }

  /**
   * Lists the resource types, as `getScimV2Resourcetypes` does.
   *
   * @permissions not documented
   * @see GET /api/v2/scim/resourcetypes
   */
  getScimResourcetypes(request?: RequestOptions): ApiPromise<ScimConfigResourceTypesListResponse> {
    return this.call('getScimResourcetypes', 'GET /api/v2/scim/resourcetypes', {}, {}, request);
  }

  /**
   * Reads one schema on the path without a version; see `getScimV2Schema`.
   *
   * @param schemaId - The schema's URN, e.g. `urn:ietf:params:scim:schemas:core:2.0:User`.
   * @permissions not documented
   * @see GET /api/v2/scim/schemas/{schemaId}
   */
  getScimSchema(schemaId: ScimSchemaId, request?: RequestOptions): ApiPromise<ScimV2SchemaDefinition> {
    return this.call('getScimSchema', 'GET /api/v2/scim/schemas/{schemaId}', { schemaId }, {}, request);
  }

  /**
   * Lists the schemas, as `getScimV2Schemas` does.
   *
   * @param opts.filter - Not supported: the platform answers a filtered request with 403, as the standard advises.
   * @permissions not documented
   * @see GET /api/v2/scim/schemas
   */
  getScimSchemas(opts?: { filter?: string }, request?: RequestOptions): ApiPromise<ScimV2SchemaListResponse> {
    return this.call('getScimSchemas', 'GET /api/v2/scim/schemas', {}, opts, request);
  }

  /**
   * Tells which features of SCIM the platform supports; also available as `getScimV2Serviceproviderconfig`.
   *
   * @param opts.ifNoneMatch - ETag in double quotes; answers 304 without a body if nothing has changed.
   * @permissions not documented
   * @see GET /api/v2/scim/serviceproviderconfig
   */
  getScimServiceproviderconfig(opts?: { ifNoneMatch?: string }, request?: RequestOptions): ApiPromise<ScimServiceProviderConfig> {
    return this.call('getScimServiceproviderconfig', 'GET /api/v2/scim/serviceproviderconfig', {}, opts, request, {
      headers: { ifNoneMatch: 'If-None-Match' },
    });
  }

  /**
   * Reads a user in SCIM form. Versioned twin: `getScimV2User`.
   *
   * @permissions not documented
   * @see GET /api/v2/scim/users/{userId}
   */
  getScimUser(userId: string, opts?: GetScimUserOptions, request?: RequestOptions): ApiPromise<ScimV2User> {
    return this.call('getScimUser', 'GET /api/v2/scim/users/{userId}', { userId }, opts, request, {
      headers: { ifNoneMatch: 'If-None-Match' },
    });
  }

  /**
   * Lists users on the path without a version, with the filters of `getScimV2Users`.
   *
   * @permissions not documented
   * @see GET /api/v2/scim/users
   */
  getScimUsers(opts?: GetScimUsersOptions, request?: RequestOptions): ApiPromise<ScimUserListResponse> {
    return this.call('getScimUsers', 'GET /api/v2/scim/users', {}, opts, request);
  }

  /**
   * Reads a group and, unless excluded, its members.
   *
   * @permissions `directory:group:edit`
   * @see GET /api/v2/scim/v2/groups/{groupId}
   */
  getScimV2Group(groupId: string, opts?: GetScimV2GroupOptions, request?: RequestOptions): ApiPromise<ScimV2Group> {
    return this.call('getScimV2Group', 'GET /api/v2/scim/v2/groups/{groupId}', { groupId }, opts, request, {
      headers: { ifNoneMatch: 'If-None-Match' },
    });
  }

  /**
   * Finds groups by a filter.
   *
   * @param filter - SCIM filter of the form `attribute eq value`, on `id`, `displayName` or `externalId`.
   * @permissions `directory:group:edit`
   * @see GET /api/v2/scim/v2/groups
   */
  getScimV2Groups(filter: string, opts?: GetScimV2GroupsOptions, request?: RequestOptions): ApiPromise<ScimGroupListResponse> {
    return this.call('getScimV2Groups', 'GET /api/v2/scim/v2/groups', { filter }, opts, request);
  }

  /**
   * Reads one resource type: its endpoint, its schema and the extensions of that schema.
   *
   * @param resourceType - `User`, `Group`, `ServiceProviderConfig`, `ResourceType` or `Schema`.
   * @permissions not documented
   * @see GET /api/v2/scim/v2/resourcetypes/{resourceType}
   */
  getScimV2Resourcetype(resourceType: ScimResourceKind, request?: RequestOptions): ApiPromise<ScimConfigResourceType> {
    return this.call('getScimV2Resourcetype', 'GET /api/v2/scim/v2/resourcetypes/{resourceType}', { resourceType }, {}, request);
  }

  /**
   * Lists the kinds of resource that SCIM knows here, among them users and groups.
   *
   * @permissions not documented
   * @see GET /api/v2/scim/v2/resourcetypes
   */
  getScimV2Resourcetypes(request?: RequestOptions): ApiPromise<ScimConfigResourceTypesListResponse> {
    return this.call('getScimV2Resourcetypes', 'GET /api/v2/scim/v2/resourcetypes', {}, {}, request);
  }

  /**
   * Reads the definition of one schema, with type, mutability and uniqueness of each attribute.
   *
   * @param schemaId - The schema's URN, e.g. `urn:ietf:params:scim:schemas:core:2.0:User`.
   * @permissions not documented
   * @see GET /api/v2/scim/v2/schemas/{schemaId}
   */
  getScimV2Schema(schemaId: ScimSchemaId, request?: RequestOptions): ApiPromise<ScimV2SchemaDefinition> {
    return this.call('getScimV2Schema', 'GET /api/v2/scim/v2/schemas/{schemaId}', { schemaId }, {}, request);
  }

  /**
   * Lists the schemas of users and groups, the platform's own extension included.
   *
   * @param opts.filter - Not supported: the platform answers a filtered request with 403, as the standard advises.
   * @permissions not documented
   * @see GET /api/v2/scim/v2/schemas
   */
  getScimV2Schemas(opts?: { filter?: string }, request?: RequestOptions): ApiPromise<ScimV2SchemaListResponse> {
    return this.call('getScimV2Schemas', 'GET /api/v2/scim/v2/schemas', {}, opts, request);
  }

  /**
   * Tells which features of SCIM the platform supports (patch, filter, ETag, bulk, sort) and how clients authenticate.
   *
   * @param opts.ifNoneMatch - ETag in double quotes; answers 304 without a body if nothing has changed.
   * @permissions not documented
   * @see GET /api/v2/scim/v2/serviceproviderconfig
   */
  getScimV2Serviceproviderconfig(
    opts?: { ifNoneMatch?: string },
    request?: RequestOptions,
  ): ApiPromise<ScimServiceProviderConfig> {
    return this.call('getScimV2Serviceproviderconfig', 'GET /api/v2/scim/v2/serviceproviderconfig', {}, opts, request, {
      headers: { ifNoneMatch: 'If-None-Match' },
    });
  }

  /**
   * Reads a user in SCIM form, with roles, groups and the platform's skills and languages.
   *
   * @permissions not documented
   * @see GET /api/v2/scim/v2/users/{userId}
   */
  getScimV2User(userId: string, opts?: GetScimV2UserOptions, request?: RequestOptions): ApiPromise<ScimV2User> {
    return this.call('getScimV2User', 'GET /api/v2/scim/v2/users/{userId}', { userId }, opts, request, {
      headers: { ifNoneMatch: 'If-None-Match' },
    });
  }

  /**
   * Lists users, by default the active ones; a filter finds one user or the inactive.
   *
   * @permissions not documented
   * @see GET /api/v2/scim/v2/users
   */
  getScimV2Users(opts?: GetScimV2UsersOptions, request?: RequestOptions): ApiPromise<ScimUserListResponse> {
    return this.call('getScimV2Users', 'GET /api/v2/scim/v2/users', {}, opts, request);
  }

  /**
   * Applies patch operations to a group. Versioned twin: `patchScimV2Group`.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the group has changed since.
   * @permissions `directory:group:edit`
   * @see PATCH /api/v2/scim/groups/{groupId}
   */
  patchScimGroup(
    groupId: string,
    body: ScimV2PatchRequest,
    opts?: { ifMatch?: string },
    request?: RequestOptions,
  ): ApiPromise<ScimV2Group> {
    return this.call('patchScimGroup', 'PATCH /api/v2/scim/groups/{groupId}', { groupId, body }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Applies patch operations to a user. Versioned twin: `patchScimV2User`.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the user has changed since.
   * @permissions any of `directory:user:edit`, `directory:user:setPassword`, `authorization:grant:add`,
   * `authorization:grant:delete`, `routing:skill:assign`, `routing:language:assign`, `telephony:extension:assign`
   * @see PATCH /api/v2/scim/users/{userId}
   */
  patchScimUser(
    userId: string,
    body: ScimV2PatchRequest,
    opts?: { ifMatch?: string },
    request?: RequestOptions,
  ): ApiPromise<ScimV2User> {
    return this.call('patchScimUser', 'PATCH /api/v2/scim/users/{userId}', { userId, body }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Changes single attributes of a group; the way to add or remove members one by one.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the group has changed since.
   * @permissions `directory:group:edit`
   * @see PATCH /api/v2/scim/v2/groups/{groupId}
   */
  patchScimV2Group(
    groupId: string,
    body: ScimV2PatchRequest,
    opts?: { ifMatch?: string },
    request?: RequestOptions,
  ): ApiPromise<ScimV2Group> {
    return this.call('patchScimV2Group', 'PATCH /api/v2/scim/v2/groups/{groupId}', { groupId, body }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Changes single attributes of a user, such as `active`, title, roles or skills, and leaves the rest.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the user has changed since.
   * @permissions any of `directory:user:edit`, `directory:user:setPassword`, `authorization:grant:add`,
   * `authorization:grant:delete`, `routing:skill:assign`, `routing:language:assign`, `telephony:extension:assign`
   * @see PATCH /api/v2/scim/v2/users/{userId}
   */
  patchScimV2User(
    userId: string,
    body: ScimV2PatchRequest,
    opts?: { ifMatch?: string },
    request?: RequestOptions,
  ): ApiPromise<ScimV2User> {
    return this.call('patchScimV2User', 'PATCH /api/v2/scim/v2/users/{userId}', { userId, body }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Creates a user on the path without a version; see `postScimV2Users`.
   *
   * @permissions any of `directory:user:add`, `authorization:grant:add`, `authorization:grant:delete`, `routing:skill:assign`,
   * `routing:language:assign`, `telephony:extension:assign`
   * @see POST /api/v2/scim/users
   */
  postScimUsers(body: ScimV2CreateUser, request?: RequestOptions): ApiPromise<ScimV2User> {
    return this.call('postScimUsers', 'POST /api/v2/scim/users', { body }, {}, request);
  }

  /**
   * Creates a user, if wished with password, roles, skills and languages in one go.
   *
   * @param body - `userName` is the user's e-mail address and must not be in use.
   * @permissions any of `directory:user:add`, `authorization:grant:add`, `authorization:grant:delete`, `routing:skill:assign`,
   * `routing:language:assign`, `telephony:extension:assign`
   * @see POST /api/v2/scim/v2/users
   */
  postScimV2Users(body: ScimV2CreateUser, request?: RequestOptions): ApiPromise<ScimV2User> {
    return this.call('postScimV2Users', 'POST /api/v2/scim/v2/users', { body }, {}, request);
  }

  /**
   * Replaces a group on the path without a version; see `putScimV2Group`.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the group has changed since.
   * @permissions `directory:group:edit`
   * @see PUT /api/v2/scim/groups/{groupId}
   */
  putScimGroup(
    groupId: string,
    body: ScimV2Group,
    opts?: { ifMatch?: string },
    request?: RequestOptions,
  ): ApiPromise<ScimV2Group> {
    return this.call('putScimGroup', 'PUT /api/v2/scim/groups/{groupId}', { groupId, body }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Replaces a user on the path without a version; see `putScimV2User`.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the user has changed since.
   * @permissions any of `directory:user:edit`, `directory:user:setPassword`, `authorization:grant:add`,
   * `authorization:grant:delete`, `routing:skill:assign`, `routing:language:assign`, `telephony:extension:assign`
   * @see PUT /api/v2/scim/users/{userId}
   */
  putScimUser(userId: string, body: ScimV2User, opts?: { ifMatch?: string }, request?: RequestOptions): ApiPromise<ScimV2User> {
    return this.call('putScimUser', 'PUT /api/v2/scim/users/{userId}', { userId, body }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Replaces a group, its whole membership included. For large groups `patchScimV2Group` is the gentler way.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the group has changed since.
   * @permissions `directory:group:edit`
   * @see PUT /api/v2/scim/v2/groups/{groupId}
   */
  putScimV2Group(
    groupId: string,
    body: ScimV2Group,
    opts?: { ifMatch?: string },
    request?: RequestOptions,
  ): ApiPromise<ScimV2Group> {
    return this.call('putScimV2Group', 'PUT /api/v2/scim/v2/groups/{groupId}', { groupId, body }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Replaces a user's attributes as a whole; what the body leaves out may be cleared.
   *
   * @param opts.ifMatch - ETag in double quotes; the call fails if the user has changed since.
   * @permissions any of `directory:user:edit`, `directory:user:setPassword`, `authorization:grant:add`,
   * `authorization:grant:delete`, `routing:skill:assign`, `routing:language:assign`, `telephony:extension:assign`
   * @see PUT /api/v2/scim/v2/users/{userId}
   */
  putScimV2User(userId: string, body: ScimV2User, opts?: { ifMatch?: string }, request?: RequestOptions): ApiPromise<ScimV2User> {
    return this.call('putScimV2User', 'PUT /api/v2/scim/v2/users/{userId}', { userId, body }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace SCIMApi {
  type deleteScimUserOptions = OptionsOf<SCIMApi['deleteScimUser']>;
  type deleteScimV2UserOptions = OptionsOf<SCIMApi['deleteScimV2User']>;
  type getScimGroupOptions = GetScimGroupOptions;
  type getScimGroupsOptions = GetScimGroupsOptions;
  type getScimSchemasOptions = OptionsOf<SCIMApi['getScimSchemas']>;
  type getScimServiceproviderconfigOptions = OptionsOf<SCIMApi['getScimServiceproviderconfig']>;
  type getScimUserOptions = GetScimUserOptions;
  type getScimUsersOptions = GetScimUsersOptions;
  type getScimV2GroupOptions = GetScimV2GroupOptions;
  type getScimV2GroupsOptions = GetScimV2GroupsOptions;
  type getScimV2SchemasOptions = OptionsOf<SCIMApi['getScimV2Schemas']>;
  type getScimV2ServiceproviderconfigOptions = OptionsOf<SCIMApi['getScimV2Serviceproviderconfig']>;
  type getScimV2UserOptions = GetScimV2UserOptions;
  type getScimV2UsersOptions = GetScimV2UsersOptions;
  type patchScimGroupOptions = OptionsOf<SCIMApi['patchScimGroup']>;
  type patchScimUserOptions = OptionsOf<SCIMApi['patchScimUser']>;
  type patchScimV2GroupOptions = OptionsOf<SCIMApi['patchScimV2Group']>;
  type patchScimV2UserOptions = OptionsOf<SCIMApi['patchScimV2User']>;
  type putScimGroupOptions = OptionsOf<SCIMApi['putScimGroup']>;
  type putScimUserOptions = OptionsOf<SCIMApi['putScimUser']>;
  type putScimV2GroupOptions = OptionsOf<SCIMApi['putScimV2Group']>;
  type putScimV2UserOptions = OptionsOf<SCIMApi['putScimV2User']>;
}
