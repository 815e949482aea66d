import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  DynamicGroupDefinition,
  DynamicGroupQuery,
  DynamicGroupQueryPreview,
  GroupCreate,
  GroupEntityListing,
  GroupMembersUpdate,
  GroupProfile,
  GroupProfileEntityListing,
  GroupUpdate,
} from '../models/groups.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { Group } from '../models/shared.js';
import type { FieldConfig, UserEntityListing } from '../models/shared-administration.js';
import type { GroupSearchRequest, GroupsSearchResponse } from '../models/shared-search.js';
import type { ExpandOptions, PageOptions, UserExpand } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetGroupMembersOptions extends PageOptions, ExpandOptions<UserExpand> {
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetGroupsOptions extends PageOptions {
  id?: readonly string[];
  /** Only the groups with these chat addresses. */
  jabberId?: readonly string[];
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetProfilesGroupsOptions extends PageOptions {
  id?: readonly string[];
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Only groups with these addresses in the collaboration chat. */
  jabberId?: readonly string[];
}

/**
 * Groups of users in the directory, official ones kept by administrators and social ones. A group can hold roles, be a member
 * of queues and have its own telephone number and voicemail.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class GroupsApi extends PlatformApi {
  /**
   * Deletes a group. Its members stay in the organisation.
   *
   * @permissions `directory:group:delete`
   * @see DELETE /api/v2/groups/{groupId}
   */
  deleteGroup(groupId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteGroup', 'DELETE /api/v2/groups/{groupId}', { groupId }, {}, request);
  }

  /**
   * Takes the membership rule off a dynamic group, so that users no longer join and leave it according to their skills.
   *
   * @preview
   * @permissions `directory:group:delete`
   * @see DELETE /api/v2/groups/{groupId}/dynamicsettings
   */
  deleteGroupDynamicsettings(groupId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteGroupDynamicsettings', 'DELETE /api/v2/groups/{groupId}/dynamicsettings', { groupId }, {}, request);
  }

  /**
   * Removes users from a group.
   *
   * @param ids - The users' ids, separated by commas.
   * @returns Nothing of use; the status alone shows success.
   * @example
   * ```ts
   * await new GroupsApi(client).deleteGroupMembers(groupId, userId);
   * ```
   * @permissions not documented
   * @see DELETE /api/v2/groups/{groupId}/members
   */
  deleteGroupMembers(groupId: string, ids: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteGroupMembers', 'DELETE /api/v2/groups/{groupId}/members', { groupId, ids }, {}, request);
  }

  /**
   * Reads which sections and fields a profile of the given kind has in this organisation, with their order and rules.
   *
   * @param type - Kind of entity whose profile fields are wanted.
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see GET /api/v2/fieldconfig
   */
  getFieldconfig(
    type: OpenEnum<'person' | 'group' | 'org' | 'externalContact'>,
    request?: RequestOptions,
  ): ApiPromise<FieldConfig> {
    return this.call('getFieldconfig', 'GET /api/v2/fieldconfig', { type }, {}, request);
  }

  /**
   * Reads one group with its addresses, owners and visibility. Members are listed by `getGroupMembers`.
   *
   * @permissions not documented
   * @see GET /api/v2/groups/{groupId}
   */
  getGroup(groupId: string, request?: RequestOptions): ApiPromise<Group> {
    return this.call('getGroup', 'GET /api/v2/groups/{groupId}', { groupId }, {}, request);
  }

  /**
   * Reads the rule by which a dynamic group gathers its members: conditions on ACD and language skills with their proficiency.
   *
   * @preview
   * @permissions `directory:group:view`
   * @see GET /api/v2/groups/{groupId}/dynamicsettings
   */
  getGroupDynamicsettings(groupId: string, request?: RequestOptions): ApiPromise<DynamicGroupDefinition> {
    return this.call('getGroupDynamicsettings', 'GET /api/v2/groups/{groupId}/dynamicsettings', { groupId }, {}, request);
  }

  /**
   * Lists everybody associated with a group in one answer; `getGroupMembers` pages through the members.
   *
   * @permissions not documented
   * @see GET /api/v2/groups/{groupId}/individuals
   */
  getGroupIndividuals(groupId: string, request?: RequestOptions): ApiPromise<UserEntityListing> {
    return this.call('getGroupIndividuals', 'GET /api/v2/groups/{groupId}/individuals', { groupId }, {}, request);
  }

  /**
   * Lists the members of a group, page by page.
   *
   * @example
   * ```ts
   * for await (const user of new GroupsApi(client).getGroupMembers(groupId).items()) console.log(user.name);
   * ```
   * @permissions not documented
   * @see GET /api/v2/groups/{groupId}/members
   */
  getGroupMembers(groupId: string, opts?: GetGroupMembersOptions, request?: RequestOptions): ApiPromise<UserEntityListing> {
    return this.call('getGroupMembers', 'GET /api/v2/groups/{groupId}/members', { groupId }, opts, request);
  }

  /**
   * Reads a group's profile.
   *
   * @param opts.fields - Fields wanted, separated by commas; their keys are those that `getFieldconfig` lists for groups.
   * @deprecated The platform calls it deprecated. Use `getGroup`.
   * @permissions not documented
   * @see GET /api/v2/groups/{groupId}/profile
   */
  getGroupProfile(groupId: string, opts?: { fields?: string }, request?: RequestOptions): ApiPromise<GroupProfile> {
    return this.call('getGroupProfile', 'GET /api/v2/groups/{groupId}/profile', { groupId }, opts, request);
  }

  /**
   * Lists the groups of the organisation. To find groups by name or other fields, use `postGroupsSearch`.
   *
   * @example
   * ```ts
   * const groups = await new GroupsApi(client).getGroups({ pageSize: 100 }).items().toArray();
   * for (const { name, memberCount } of groups) console.log(name, memberCount);
   * ```
   * @permissions not documented
   * @see GET /api/v2/groups
   */
  getGroups(opts?: GetGroupsOptions, request?: RequestOptions): ApiPromise<GroupEntityListing> {
    return this.call('getGroups', 'GET /api/v2/groups', {}, opts, request);
  }

  /**
   * Repeats a group search from its encoded form. The usual way in is `postGroupsSearch`.
   *
   * @param q64 - The search request as JSON, base64-encoded; the `q64` value of a page link can be passed on as it is.
   * @permissions not documented
   * @see GET /api/v2/groups/search
   */
  getGroupsSearch(
    q64: string,
    opts?: { expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<GroupsSearchResponse> {
    return this.call('getGroupsSearch', 'GET /api/v2/groups/search', { q64 }, opts, request);
  }

  /**
   * Lists group profiles.
   *
   * @deprecated The platform calls it deprecated. Use `getGroups`.
   * @permissions not documented
   * @see GET /api/v2/profiles/groups
   */
  getProfilesGroups(opts?: GetProfilesGroupsOptions, request?: RequestOptions): ApiPromise<GroupProfileEntityListing> {
    return this.call('getProfilesGroups', 'GET /api/v2/profiles/groups', {}, opts, request);
  }

  /**
   * Adds users to a group.
   *
   * @param body - Must hold the group's current `version` beside the users' ids.
   * @returns Nothing of use; the status alone shows success.
   * @example
   * ```ts
   * const groups = new GroupsApi(client);
   * const { version = 1 } = await groups.getGroup(groupId);
   * await groups.postGroupMembers(groupId, { memberIds: [userId], version });
   * ```
   * @permissions not documented
   * @see POST /api/v2/groups/{groupId}/members
   */
  postGroupMembers(groupId: string, body: GroupMembersUpdate, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('postGroupMembers', 'POST /api/v2/groups/{groupId}/members', { groupId, body }, {}, request);
  }

  /**
   * Creates a group, still without members; `postGroupMembers` adds them.
   *
   * @param body - `visibility` says who can see the group: everybody, its owners or its members.
   * @example
   * ```ts
   * const group = await new GroupsApi(client).postGroups({
   *   name: 'Night shift',
   *   type: 'official',
   *   rulesVisible: true,
   *   visibility: 'public',
   * });
   * console.log(group.id);
   * ```
   * @permissions `directory:group:add`
   * @see POST /api/v2/groups
   */
  postGroups(body: GroupCreate, request?: RequestOptions): ApiPromise<Group> {
    return this.call('postGroups', 'POST /api/v2/groups', { body }, {}, request);
  }

  /**
   * Counts the users who would belong to a group under a rule that has not been saved. No group is touched.
   *
   * @preview
   * @deprecated The platform advises against it.
   * @permissions `directory:group:view`
   * @see POST /api/v2/groups/dynamicsettings/preview
   */
  postGroupsDynamicsettingsPreview(body: DynamicGroupQuery, request?: RequestOptions): ApiPromise<DynamicGroupQueryPreview> {
    return this.call('postGroupsDynamicsettingsPreview', 'POST /api/v2/groups/dynamicsettings/preview', { body }, {}, request);
  }

  /**
   * Searches groups by name, description and other fields. `getGroups` lists them without criteria.
   *
   * @permissions not documented
   * @see POST /api/v2/groups/search
   */
  postGroupsSearch(body: GroupSearchRequest, request?: RequestOptions): ApiPromise<GroupsSearchResponse> {
    return this.call('postGroupsSearch', 'POST /api/v2/groups/search', { body }, {}, request);
  }

  /**
   * Changes a group's name, addresses, owners or visibility, but not its members.
   *
   * @param opts.body - Must hold the group's current `version`.
   * @permissions `directory:group:edit`
   * @see PUT /api/v2/groups/{groupId}
   */
  putGroup(groupId: string, opts?: { body?: GroupUpdate }, request?: RequestOptions): ApiPromise<Group> {
    return this.call('putGroup', 'PUT /api/v2/groups/{groupId}', { groupId }, opts, request);
  }

  /**
   * Gives a group a rule on skills, which makes it dynamic, or replaces the rule it has. From then on the platform decides who
   * is a member.
   *
   * @preview
   * @permissions `directory:group:edit`
   * @see PUT /api/v2/groups/{groupId}/dynamicsettings
   */
  putGroupDynamicsettings(groupId: string, body: DynamicGroupQuery, request?: RequestOptions): ApiPromise<void> {
    return this.call('putGroupDynamicsettings', 'PUT /api/v2/groups/{groupId}/dynamicsettings', { groupId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace GroupsApi {
  type getGroupMembersOptions = GetGroupMembersOptions;
  type getGroupProfileOptions = OptionsOf<GroupsApi['getGroupProfile']>;
  type getGroupsOptions = GetGroupsOptions;
  type getGroupsSearchOptions = OptionsOf<GroupsApi['getGroupsSearch']>;
  type getProfilesGroupsOptions = GetProfilesGroupsOptions;
  type putGroupOptions = OptionsOf<GroupsApi['putGroup']>;
}
