import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  Geolocation,
  OutOfOffice,
  RoutingStatus,
  User,
  UserAuthorization,
  UserRoutingLanguage,
  UserRoutingSkill,
  UserStations,
} from '../models/shared.js';
import type {
  AgentDirectRoutingBackupSettings,
  AgentMaxUtilizationResponse,
  AuthzDivision,
  AuthzSubject,
  DivsPermittedEntityListing,
  FieldConfig,
  RoleDivisionGrants,
  TrustorEntityListing,
  UserEntityListing,
  UserLanguageEntityListing,
  UserQueue,
  UserQueueEntityListing,
  UserRoutingLanguagePost,
  UserRoutingSkillPost,
  UserSkillEntityListing,
  UserSkillGroupEntityListing,
  UtilizationRequest,
} from '../models/shared-administration.js';
import type {
  AnalyticsUserDetailsAsyncQueryResponse,
  AnalyticsUserDetailsQueryResponse,
  AsyncUserDetailsQuery,
  UserAggregateQueryResponse,
  UserAggregationQuery,
  UserAsyncAggregateQueryResponse,
  UserAsyncAggregationQuery,
  UserDetailsQuery,
  UserObservationQuery,
  UserObservationQueryResponse,
} from '../models/shared-analytics.js';
import type { AsyncQueryResponse, AsyncQueryStatus, DataAvailabilityResponse } from '../models/shared-conversation-analytics.js';
import type { UserSearchRequest, UsersSearchResponse } from '../models/shared-search.js';
import type {
  Adjacents,
  BeginWebAuthnRegistrationResponse,
  CallForwarding,
  ChangeMyPasswordRequest,
  ChangePasswordRequest,
  ChatItemCursorListing,
  CreateUser,
  CreateVerifierRequest,
  CreateVerifierResponse,
  DevelopmentActivity,
  DevelopmentActivityAggregateParam,
  DevelopmentActivityAggregateResponse,
  DevelopmentActivityListing,
  FinishWebAuthnRegistrationRequest,
  PatchUser,
  UpdateUser,
  UpdateVerifierRequest,
  UserCursorEntityListing,
  UserCustomAttributes,
  UserCustomAttributesUpdateRequest,
  UserExternalIdentifier,
  UserMe,
  UserProfile,
  UserProfileEntityListing,
  UserState,
  ValidateVerifierRequest,
  Verifier,
  VerifierEntityListing,
} from '../models/users.js';
import type {
  DevelopmentActivityType,
  ExpandOptions,
  GetUserQueuesOptions,
  GetUserRoutinglanguagesOptions,
  GetUserRoutingskillsOptions,
  GetUserSkillgroupsOptions,
  IntegrationPresenceSource,
  PageOptions,
  UserExpand,
} from '../models/options.js';
import type { UserActivityQuery, UserActivityResponse } from '../models/shared-activity.js';
import type { Coretype, CoretypeListing, DataSchema, DataSchemaListing, SchemaQuantityLimits } from '../models/shared-schemas.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetProfilesUsersOptions
  extends
    PageOptions,
    ExpandOptions<
      | 'routingStatus'
      | 'presence'
      | 'integrationPresence'
      | 'conversationSummary'
      | 'outOfOffice'
      | 'geolocation'
      | 'station'
      | 'authorization'
    > {
  id?: readonly string[];
  /** Only the users with these chat addresses (Jabber ids). */
  jid?: readonly string[];
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Product whose presence is put into `integrationPresence`. */
  integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
}

export interface GetUserOptions extends ExpandOptions<UserExpand> {
  /** Product whose presence is put into `integrationPresence`. */
  integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
  /** A deleted user is found only with `deleted`. @defaultValue `active` */
  state?: OpenEnum<'active' | 'deleted'>;
  /** Adds the custom attributes under these schemas. */
  userCustomAttributeSchemaIds?: readonly string[];
}

export interface GetUserFavoritesOptions extends PageOptions, ExpandOptions<UserExpand> {
  /** @defaultValue `ASC` */
  sortOrder?: string;
}

export interface GetUsersChatsMeOptions {
  /** Leaves closed chats out. */
  excludeClosed?: boolean;
  /** Adds the presence of the other user. */
  includePresence?: boolean;
  /** Adds the owners of the rooms. */
  includeRoomOwners?: boolean;
  after?: string;
}

export interface GetUsersOptions extends PageOptions, ExpandOptions<UserExpand> {
  /** Only the users with these ids. */
  id?: readonly string[];
  /** Only the users with these chat addresses. */
  jabberId?: readonly string[];
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Product whose presence is put into `integrationPresence`. */
  integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
  /** `active` when left out; `any` lists deleted users too. @defaultValue `active` */
  state?: OpenEnum<'active' | 'inactive' | 'deleted' | 'any'>;
  /** Adds the custom attributes under these schemas. */
  userCustomAttributeSchemaIds?: readonly string[];
}

export interface GetUsersDevelopmentActivitiesOptions extends PageOptions {
  /** Users whose activities are wanted, 100 at most. */
  userId?: readonly string[];
  /** Learning module whose assignments are wanted. */
  moduleId?: string;
  /**
   * Range of due dates as an ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. At most 1 year, its end
   * exclusive.
   */
  interval?: string;
  /** Range of completion dates, as an ISO 8601 interval. At most 1 year, its end exclusive. */
  completionInterval?: string;
  /** Only overdue activities with `True`, only the others with `False`. @defaultValue `Any` */
  overdue?: OpenEnum<'True' | 'False' | 'Any'>;
  /** @defaultValue `Desc` */
  sortOrder?: OpenEnum<'Asc' | 'Desc'>;
  types?: readonly OpenEnum<DevelopmentActivityType>[];
  statuses?: readonly OpenEnum<'Planned' | 'InProgress' | 'Completed' | 'InvalidSchedule' | 'NotCompleted'>[];
  /** The part that the users play in the activities listed. */
  relationship?: readonly OpenEnum<'Creator' | 'Facilitator' | 'Attendee'>[];
  /** `True` for activities passed, `False` for those failed, `Any` for both. */
  pass?: string;
}

export interface GetUsersDevelopmentActivitiesMeOptions extends PageOptions {
  /** Learning module whose assignments are wanted. */
  moduleId?: string;
  /**
   * Range of due dates as an ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. At most 1 year, its end
   * exclusive.
   */
  interval?: string;
  /** Range of completion dates, as an ISO 8601 interval. At most 1 year, its end exclusive. */
  completionInterval?: string;
  /** Only overdue activities with `True`, only the others with `False`. @defaultValue `Any` */
  overdue?: OpenEnum<'True' | 'False' | 'Any'>;
  /** @defaultValue `Desc` */
  sortOrder?: OpenEnum<'Asc' | 'Desc'>;
  types?: readonly OpenEnum<DevelopmentActivityType>[];
  statuses?: readonly OpenEnum<'Planned' | 'InProgress' | 'Completed' | 'InvalidSchedule' | 'NotCompleted'>[];
  /** The part that the caller plays in the activities listed. */
  relationship?: readonly OpenEnum<'Creator' | 'Facilitator' | 'Attendee'>[];
  /** `True` for activities passed, `False` for those failed, `Any` for both. */
  pass?: string;
}

export interface GetUsersQueryOptions {
  /** Cursor of the answer before; absent on the first call. */
  cursor?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** @defaultValue `ASC` */
  sortOrder?: OpenEnum<'ASC' | 'DESC'>;
  /** Parts of each user to fill in, as with `getUser`. */
  expand?: readonly OpenEnum<UserExpand>[];
  /** Product whose presence is put into `integrationPresence`. */
  integrationPresenceSource?: OpenEnum<IntegrationPresenceSource>;
  /** Adds the custom attributes under these schemas. */
  userCustomAttributeSchemaIds?: readonly string[];
  /** Only users in this state. @defaultValue `active` */
  state?: OpenEnum<'active' | 'inactive' | 'deleted' | 'any'>;
}

/**
 * The people of an organisation and everything that hangs on a user: profile, roles, routing skills and languages, queues,
 * routing status, station, call forwarding, out-of-office and the reporting line. Directory screens and provisioning scripts
 * live here, as do agents' desktops (through `getUsersMe`) and the analytics queries about agents.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class UsersApi extends PlatformApi {
  /**
   * Cancels an asynchronous aggregation of agents' times, or discards its results.
   *
   * @preview
   * @permissions `analytics:userAggregate:view`
   * @see DELETE /api/v2/analytics/users/aggregates/jobs/{jobId}
   */
  deleteAnalyticsUsersAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsUsersAggregatesJob',
      'DELETE /api/v2/analytics/users/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels a user-details job that is still running, or discards its results; the job is one that
   * `postAnalyticsUsersDetailsJobs` started.
   *
   * @permissions `analytics:userDetail:view`
   * @see DELETE /api/v2/analytics/users/details/jobs/{jobId}
   */
  deleteAnalyticsUsersDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsUsersDetailsJob',
      'DELETE /api/v2/analytics/users/details/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Takes one role in one division away from a user, group or OAuth client. `postAuthorizationSubjectBulkremove` does so for
   * many pairs.
   *
   * @param subjectId - Id of the user, group or OAuth client that holds the grant.
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
   * Removes the caller's own backup for direct routing.
   *
   * @permissions `routing:directRoutingBackup:selfDelete`
   * @see DELETE /api/v2/routing/directroutingbackup/settings/me
   */
  deleteRoutingDirectroutingbackupSettingsMe(request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingDirectroutingbackupSettingsMe',
      'DELETE /api/v2/routing/directroutingbackup/settings/me',
      {},
      {},
      request,
    );
  }

  /**
   * Removes an agent's backup for direct routing, so that no other agent stands in for the agent.
   *
   * @permissions `routing:directRoutingBackup:delete`
   * @see DELETE /api/v2/routing/users/{userId}/directroutingbackup/settings
   */
  deleteRoutingUserDirectroutingbackupSettings(userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingUserDirectroutingbackupSettings',
      'DELETE /api/v2/routing/users/{userId}/directroutingbackup/settings',
      { userId },
      {},
      request,
    );
  }

  /**
   * Removes an agent's own utilization settings, after which those of the organisation apply again.
   *
   * @permissions `routing:utilization:manage`
   * @see DELETE /api/v2/routing/users/{userId}/utilization
   */
  deleteRoutingUserUtilization(userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingUserUtilization',
      'DELETE /api/v2/routing/users/{userId}/utilization',
      { userId },
      {},
      request,
    );
  }

  /**
   * Deletes a user from the directory. Conversations, recordings and statistics keep referring to the deleted user, who can
   * be brought back by setting `state` to `active` with `patchUser`.
   *
   * @returns Nothing of use; the status alone shows success.
   * @example
   * ```ts
   * await new UsersApi(client).deleteUser(userId);
   * ```
   * @permissions any of `admin`, `directory:user:delete`, `directory:organization:admin`
   * @see DELETE /api/v2/users/{userId}
   */
  deleteUser(userId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteUser', 'DELETE /api/v2/users/{userId}', { userId }, {}, request);
  }

  /**
   * Deletes the custom attributes that a user has under one schema.
   *
   * @permissions `directory:user:edit`
   * @see DELETE /api/v2/users/{userId}/customattributes/{schemaId}
   */
  deleteUserCustomattribute(userId: string, schemaId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUserCustomattribute',
      'DELETE /api/v2/users/{userId}/customattributes/{schemaId}',
      { userId, schemaId },
      {},
      request,
    );
  }

  /**
   * Dissolves the tie between a user and a key in an outside system; the user stays.
   *
   * @param authorityName - Name under which the outside system is known; upper and lower case count.
   * @param externalKey - The user's key there; upper and lower case count.
   * @permissions `directory:user:edit`
   * @see DELETE /api/v2/users/{userId}/externalid/{authorityName}/{externalKey}
   */
  deleteUserExternalidAuthorityNameExternalKey(
    userId: string,
    authorityName: string,
    externalKey: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteUserExternalidAuthorityNameExternalKey',
      'DELETE /api/v2/users/{userId}/externalid/{authorityName}/{externalKey}',
      { userId, authorityName, externalKey },
      {},
      request,
    );
  }

  /**
   * Takes a language skill away from a user. The language itself stays in the organisation.
   *
   * @permissions any of `routing:skill:assign`, `routing:language:assign`
   * @see DELETE /api/v2/users/{userId}/routinglanguages/{languageId}
   */
  deleteUserRoutinglanguage(userId: string, languageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUserRoutinglanguage',
      'DELETE /api/v2/users/{userId}/routinglanguages/{languageId}',
      { userId, languageId },
      {},
      request,
    );
  }

  /**
   * Takes an ACD skill away from a user without touching the skill's definition.
   *
   * @permissions `routing:skill:assign`
   * @see DELETE /api/v2/users/{userId}/routingskills/{skillId}
   */
  deleteUserRoutingskill(userId: string, skillId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUserRoutingskill',
      'DELETE /api/v2/users/{userId}/routingskills/{skillId}',
      { userId, skillId },
      {},
      request,
    );
  }

  /**
   * Releases the station (phone) that a user is working at now, so that another user can take it.
   *
   * @permissions `telephony:station:disassociate`
   * @see DELETE /api/v2/users/{userId}/station/associatedstation
   */
  deleteUserStationAssociatedstation(userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUserStationAssociatedstation',
      'DELETE /api/v2/users/{userId}/station/associatedstation',
      { userId },
      {},
      request,
    );
  }

  /**
   * Removes the station that a user is given by default; an association in force at the moment is the business of
   * `deleteUserStationAssociatedstation`.
   *
   * @permissions any of `telephony:plugin:all`, `telephony:phone:assign`
   * @see DELETE /api/v2/users/{userId}/station/defaultstation
   */
  deleteUserStationDefaultstation(userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUserStationDefaultstation',
      'DELETE /api/v2/users/{userId}/station/defaultstation',
      { userId },
      {},
      request,
    );
  }

  /**
   * Removes a second factor that a user signs in with, for instance after a lost device.
   *
   * @permissions `mfa:verifier:delete`
   * @see DELETE /api/v2/users/{userId}/verifiers/{verifierId}
   */
  deleteUserVerifier(userId: string, verifierId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUserVerifier',
      'DELETE /api/v2/users/{userId}/verifiers/{verifierId}',
      { userId, verifierId },
      {},
      request,
    );
  }

  /**
   * Deletes a schema of custom user attributes.
   *
   * @permissions `users:customAttributesSchema:delete`
   * @see DELETE /api/v2/users/customattributes/schemas/{schemaId}
   */
  deleteUsersCustomattributesSchema(schemaId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUsersCustomattributesSchema',
      'DELETE /api/v2/users/customattributes/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Removes one of the second factors that the caller signs in with.
   *
   * @permissions not documented
   * @see DELETE /api/v2/users/me/verifiers/{verifierId}
   */
  deleteUsersMeVerifier(verifierId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteUsersMeVerifier', 'DELETE /api/v2/users/me/verifiers/{verifierId}', { verifierId }, {}, request);
  }

  /**
   * Releases the station that the caller is working at now, so that another user can take it.
   *
   * @permissions `telephony:station:disassociateSelf`
   * @see DELETE /api/v2/users/stations/me/associatedstation
   */
  deleteUsersStationsMeAssociatedstation(request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUsersStationsMeAssociatedstation',
      'DELETE /api/v2/users/stations/me/associatedstation',
      {},
      {},
      request,
    );
  }

  /**
   * Reads the state of an aggregation that `postAnalyticsUsersAggregatesJobs` has started.
   *
   * @preview
   * @permissions `analytics:userAggregate:view`
   * @see GET /api/v2/analytics/users/aggregates/jobs/{jobId}
   */
  getAnalyticsUsersAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsUsersAggregatesJob',
      'GET /api/v2/analytics/users/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads a page of what a finished aggregation of agents' times found.
   *
   * @param opts.cursor - Cursor of the previous page; absent on the first call.
   * @preview
   * @permissions `analytics:userAggregate:view`
   * @see GET /api/v2/analytics/users/aggregates/jobs/{jobId}/results
   */
  getAnalyticsUsersAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<UserAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsUsersAggregatesJobResults',
      'GET /api/v2/analytics/users/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of a user-details job. The results can be fetched with `getAnalyticsUsersDetailsJobResults` once `state`
   * is `FULFILLED`; `FAILED`, `CANCELLED` and `EXPIRED` are final too.
   *
   * @permissions `analytics:userDetail:view`
   * @see GET /api/v2/analytics/users/details/jobs/{jobId}
   */
  getAnalyticsUsersDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call('getAnalyticsUsersDetailsJob', 'GET /api/v2/analytics/users/details/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Reads a page of what a finished user-details job found: the presence and routing-status periods of each user.
   *
   * @param opts.cursor - Cursor of the previous page; absent on the first call, and absent from the last answer.
   * @permissions `analytics:userDetail:view`
   * @see GET /api/v2/analytics/users/details/jobs/{jobId}/results
   */
  getAnalyticsUsersDetailsJobResults(
    jobId: string,
    opts?: { cursor?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<AnalyticsUserDetailsAsyncQueryResponse> {
    return this.call(
      'getAnalyticsUsersDetailsJobResults',
      'GET /api/v2/analytics/users/details/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Tells up to which moment the data that user-details jobs read is complete. Later periods are for
   * `postAnalyticsUsersDetailsQuery`.
   *
   * @permissions `analytics:userDetail:view`
   * @see GET /api/v2/analytics/users/details/jobs/availability
   */
  getAnalyticsUsersDetailsJobsAvailability(request?: RequestOptions): ApiPromise<DataAvailabilityResponse> {
    return this.call(
      'getAnalyticsUsersDetailsJobsAvailability',
      'GET /api/v2/analytics/users/details/jobs/availability',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the divisions in which the caller holds a permission. Comes back whole; where an organisation has many divisions,
   * use `getAuthorizationDivisionspermittedPagedMe`.
   *
   * @param permission - Permission to look for, as `domain:entity:action`, e.g. `routing:queue:view`.
   * @param opts.name - Only divisions whose name contains this text.
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
   * Lists, page by page, the divisions in which the caller holds a permission.
   *
   * @param permission - Permission as `domain:entity:action`, e.g. `directory:user:view`.
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
   * Lists, page by page, the divisions in which another user, group or OAuth client holds a permission.
   *
   * @param subjectId - Id of the user, group or OAuth client asked about.
   * @param permission - Permission as `domain:entity:action`, e.g. `directory:user:view`.
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
   * Lists the grants of a user, group or OAuth client: which roles it has and in which divisions.
   *
   * @param subjectId - Id of the user, group or OAuth client.
   * @param opts.includeDuplicates - Lists a role in a division once for each way in which it is held, e.g. directly and through
   * a group. The platform assumes `false`.
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
   * Lists the roles the caller holds and the divisions they hold for.
   *
   * @param opts.includeDuplicates - Lists a role in a division once for each way in which it is held, e.g. directly and through
   * a group. The platform assumes `false`.
   * @permissions not documented
   * @see GET /api/v2/authorization/subjects/me
   */
  getAuthorizationSubjectsMe(opts?: { includeDuplicates?: boolean }, request?: RequestOptions): ApiPromise<AuthzSubject> {
    return this.call('getAuthorizationSubjectsMe', 'GET /api/v2/authorization/subjects/me', {}, opts, request);
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
   * Lists users with the parts of their profile named in `expand`.
   *
   * @deprecated The platform calls it deprecated. Use `getUsers`.
   * @permissions not documented
   * @see GET /api/v2/profiles/users
   */
  getProfilesUsers(opts?: GetProfilesUsersOptions, request?: RequestOptions): ApiPromise<UserProfileEntityListing> {
    return this.call('getProfilesUsers', 'GET /api/v2/profiles/users', {}, opts, request);
  }

  /**
   * Reads who stands in for the caller when an interaction routed directly to the caller is not taken.
   *
   * @permissions `routing:directRoutingBackup:selfView`
   * @see GET /api/v2/routing/directroutingbackup/settings/me
   */
  getRoutingDirectroutingbackupSettingsMe(request?: RequestOptions): ApiPromise<AgentDirectRoutingBackupSettings> {
    return this.call(
      'getRoutingDirectroutingbackupSettingsMe',
      'GET /api/v2/routing/directroutingbackup/settings/me',
      {},
      {},
      request,
    );
  }

  /**
   * Reads who stands in for an agent when an interaction routed directly to that agent is not taken.
   *
   * @permissions `routing:directRoutingBackup:view`
   * @see GET /api/v2/routing/users/{userId}/directroutingbackup/settings
   */
  getRoutingUserDirectroutingbackupSettings(
    userId: string,
    request?: RequestOptions,
  ): ApiPromise<AgentDirectRoutingBackupSettings> {
    return this.call(
      'getRoutingUserDirectroutingbackupSettings',
      'GET /api/v2/routing/users/{userId}/directroutingbackup/settings',
      { userId },
      {},
      request,
    );
  }

  /**
   * Reads how many conversations of each media type an agent may handle at a time; `level` tells whether the figures are the
   * agent's own or the organisation's.
   *
   * @permissions any of `routing:utilization:manage`, `routing:utilization:view`
   * @see GET /api/v2/routing/users/{userId}/utilization
   */
  getRoutingUserUtilization(userId: string, request?: RequestOptions): ApiPromise<AgentMaxUtilizationResponse> {
    return this.call('getRoutingUserUtilization', 'GET /api/v2/routing/users/{userId}/utilization', { userId }, {}, request);
  }

  /**
   * Reads one user by id. Beyond name, e-mail, title and division, every larger part (presence, skills, station, roles …) has
   * to be named in `expand`.
   *
   * @example
   * ```ts
   * const user = await new UsersApi(client).getUser(userId, { expand: ['routingStatus', 'skills'] });
   * console.log(user.name, user.routingStatus?.status);
   * ```
   * @permissions not documented
   * @see GET /api/v2/users/{userId}
   */
  getUser(userId: string, opts?: GetUserOptions, request?: RequestOptions): ApiPromise<User> {
    return this.call('getUser', 'GET /api/v2/users/{userId}', { userId }, opts, request);
  }

  /**
   * Reads a user's neighbours in the reporting line in one call: superiors, peers and direct reports.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/adjacents
   */
  getUserAdjacents(userId: string, opts?: ExpandOptions<UserExpand>, request?: RequestOptions): ApiPromise<Adjacents> {
    return this.call('getUserAdjacents', 'GET /api/v2/users/{userId}/adjacents', { userId }, opts, request);
  }

  /**
   * Reads where a user's calls are forwarded to and which voicemail then answers.
   *
   * @permissions `conversation:callForwarding:view`
   * @see GET /api/v2/users/{userId}/callforwarding
   */
  getUserCallforwarding(userId: string, request?: RequestOptions): ApiPromise<CallForwarding> {
    return this.call('getUserCallforwarding', 'GET /api/v2/users/{userId}/callforwarding', { userId }, {}, request);
  }

  /**
   * Reads the custom attributes that a user has under one schema. Several schemas are read with `getUserCustomattributesBulk`.
   *
   * @permissions `directory:user:view`
   * @see GET /api/v2/users/{userId}/customattributes/{schemaId}
   */
  getUserCustomattribute(userId: string, schemaId: string, request?: RequestOptions): ApiPromise<UserCustomAttributes> {
    return this.call(
      'getUserCustomattribute',
      'GET /api/v2/users/{userId}/customattributes/{schemaId}',
      { userId, schemaId },
      {},
      request,
    );
  }

  /**
   * Reads the custom attributes that a user has under several schemas.
   *
   * @param schemaIds - Ids of the schemas.
   * @permissions `directory:user:view`
   * @see GET /api/v2/users/{userId}/customattributes/bulk
   */
  getUserCustomattributesBulk(userId: string, schemaIds: readonly string[], request?: RequestOptions): ApiPromise<JsonObject[]> {
    return this.call(
      'getUserCustomattributesBulk',
      'GET /api/v2/users/{userId}/customattributes/bulk',
      { userId, schemaIds },
      {},
      request,
    );
  }

  /**
   * Lists the users whose manager is this user, one level down.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/directreports
   */
  getUserDirectreports(userId: string, opts?: ExpandOptions<UserExpand>, request?: RequestOptions): ApiPromise<User[]> {
    return this.call('getUserDirectreports', 'GET /api/v2/users/{userId}/directreports', { userId }, opts, request);
  }

  /**
   * Lists the keys by which a user is known in outside systems.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/externalid
   */
  getUserExternalid(userId: string, request?: RequestOptions): ApiPromise<UserExternalIdentifier[]> {
    return this.call('getUserExternalid', 'GET /api/v2/users/{userId}/externalid', { userId }, {}, request);
  }

  /**
   * Reads the key by which one outside system knows a user.
   *
   * @param authorityName - Name under which the outside system is known; upper and lower case count.
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/externalid/{authorityName}
   */
  getUserExternalidAuthorityName(
    userId: string,
    authorityName: string,
    request?: RequestOptions,
  ): ApiPromise<UserExternalIdentifier> {
    return this.call(
      'getUserExternalidAuthorityName',
      'GET /api/v2/users/{userId}/externalid/{authorityName}',
      { userId, authorityName },
      {},
      request,
    );
  }

  /**
   * Lists the people a user has marked as favourites in the directory.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/favorites
   */
  getUserFavorites(userId: string, opts?: GetUserFavoritesOptions, request?: RequestOptions): ApiPromise<UserEntityListing> {
    return this.call('getUserFavorites', 'GET /api/v2/users/{userId}/favorites', { userId }, opts, request);
  }

  /**
   * Reads the last position that a client application reported for a user.
   *
   * @param clientId - Id of the client application whose report is wanted.
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/geolocations/{clientId}
   */
  getUserGeolocation(userId: string, clientId: string, request?: RequestOptions): ApiPromise<Geolocation> {
    return this.call(
      'getUserGeolocation',
      'GET /api/v2/users/{userId}/geolocations/{clientId}',
      { userId, clientId },
      {},
      request,
    );
  }

  /**
   * Reads whether a user is out of office, and from when to when.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/outofoffice
   */
  getUserOutofoffice(userId: string, request?: RequestOptions): ApiPromise<OutOfOffice> {
    return this.call('getUserOutofoffice', 'GET /api/v2/users/{userId}/outofoffice', { userId }, {}, request);
  }

  /**
   * Reads a user's profile with the parts named in `expand`.
   *
   * @param opts.integrationPresenceSource - Product whose presence is put into `integrationPresence`.
   * @deprecated The platform calls it deprecated. Use `getUser`.
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/profile
   */
  getUserProfile(
    userId: string,
    opts?: {
      expand?: readonly OpenEnum<
        | 'routingStatus'
        | 'presence'
        | 'conversationSummary'
        | 'outOfOffice'
        | 'geolocation'
        | 'station'
        | 'authorization'
        | 'lasttokenissued'
        | 'dateLastLogin'
        | 'authorization.unusedRoles'
        | 'team'
        | 'integrationPresence'
        | 'workPlanBidRanks'
        | 'externalContactsSettings'
        | 'groups'
        | 'customAttributes'
      >[];
      integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
    },
    request?: RequestOptions,
  ): ApiPromise<UserProfile> {
    return this.call('getUserProfile', 'GET /api/v2/users/{userId}/profile', { userId }, opts, request);
  }

  /**
   * Lists the skills a user shows on the profile. They are free text for the directory and play no part in routing; ACD
   * skills come from `getUserRoutingskills`.
   *
   * @permissions `directory:userProfile:view`
   * @see GET /api/v2/users/{userId}/profileskills
   */
  getUserProfileskills(userId: string, request?: RequestOptions): ApiPromise<string[]> {
    return this.call('getUserProfileskills', 'GET /api/v2/users/{userId}/profileskills', { userId }, {}, request);
  }

  /**
   * Lists the queues a user is a member of, and whether the user is joined to each. Agents list their own with
   * `getRoutingQueuesMe`.
   *
   * @example
   * ```ts
   * const queues = await new UsersApi(client).getUserQueues(userId, { joined: true }).items().toArray();
   * console.log(queues.map(({ name }) => name));
   * ```
   * @permissions `routing:queue:view`
   * @see GET /api/v2/users/{userId}/queues
   */
  getUserQueues(userId: string, opts?: GetUserQueuesOptions, request?: RequestOptions): ApiPromise<UserQueueEntityListing> {
    return this.call('getUserQueues', 'GET /api/v2/users/{userId}/queues', { userId }, opts, request);
  }

  /**
   * Lists a user's roles and what they permit. For the divisions each role holds in, use `getAuthorizationSubject`.
   *
   * @param subjectId - The user's id.
   * @permissions `authorization:grant:view`
   * @see GET /api/v2/users/{subjectId}/roles
   */
  getUserRoles(subjectId: string, request?: RequestOptions): ApiPromise<UserAuthorization> {
    return this.call('getUserRoles', 'GET /api/v2/users/{subjectId}/roles', { subjectId }, {}, request);
  }

  /**
   * Lists the languages a user can be routed for, each with the user's proficiency.
   *
   * @example
   * ```ts
   * const languages = await new UsersApi(client).getUserRoutinglanguages(userId).items().toArray();
   * console.log(languages.map(({ name }) => name));
   * ```
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/routinglanguages
   */
  getUserRoutinglanguages(
    userId: string,
    opts?: GetUserRoutinglanguagesOptions,
    request?: RequestOptions,
  ): ApiPromise<UserLanguageEntityListing> {
    return this.call('getUserRoutinglanguages', 'GET /api/v2/users/{userId}/routinglanguages', { userId }, opts, request);
  }

  /**
   * Lists a user's ACD skills, each with the user's proficiency.
   *
   * @example
   * ```ts
   * const skills = await new UsersApi(client).getUserRoutingskills(userId).items().toArray();
   * for (const { name, proficiency } of skills) console.log(name, proficiency);
   * ```
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/routingskills
   */
  getUserRoutingskills(
    userId: string,
    opts?: GetUserRoutingskillsOptions,
    request?: RequestOptions,
  ): ApiPromise<UserSkillEntityListing> {
    return this.call('getUserRoutingskills', 'GET /api/v2/users/{userId}/routingskills', { userId }, opts, request);
  }

  /**
   * Reads an agent's routing status (`IDLE`, `INTERACTING`, `NOT_RESPONDING` …) and since when it holds.
   *
   * @example
   * ```ts
   * const { status, startTime } = await new UsersApi(client).getUserRoutingstatus(userId);
   * console.log(`${status} since ${startTime}`);
   * ```
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/routingstatus
   */
  getUserRoutingstatus(userId: string, request?: RequestOptions): ApiPromise<RoutingStatus> {
    return this.call('getUserRoutingstatus', 'GET /api/v2/users/{userId}/routingstatus', { userId }, {}, request);
  }

  /**
   * Lists the skill groups whose conditions a user meets.
   *
   * @permissions `routing:skillGroup:view`
   * @see GET /api/v2/users/{userId}/skillgroups
   */
  getUserSkillgroups(
    userId: string,
    opts?: GetUserSkillgroupsOptions,
    request?: RequestOptions,
  ): ApiPromise<UserSkillGroupEntityListing> {
    return this.call('getUserSkillgroups', 'GET /api/v2/users/{userId}/skillgroups', { userId }, opts, request);
  }

  /**
   * Reads whether a user is active, inactive or deleted, with the reason and date of the last change.
   *
   * @permissions `directory:userStateChange:view`
   * @see GET /api/v2/users/{userId}/state
   */
  getUserState(userId: string, request?: RequestOptions): ApiPromise<UserState> {
    return this.call('getUserState', 'GET /api/v2/users/{userId}/state', { userId }, {}, request);
  }

  /**
   * Reads a user's stations: the one in use, the default one and the one last used.
   *
   * @example
   * ```ts
   * const { associatedStation } = await new UsersApi(client).getUserStation(userId);
   * console.log(associatedStation?.name ?? 'No station');
   * ```
   * @permissions `telephony:otherStationAssociation:view`
   * @see GET /api/v2/users/{userId}/station
   */
  getUserStation(userId: string, request?: RequestOptions): ApiPromise<UserStations> {
    return this.call('getUserStation', 'GET /api/v2/users/{userId}/station', { userId }, {}, request);
  }

  /**
   * Lists the managers above a user, up the reporting line.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/superiors
   */
  getUserSuperiors(userId: string, opts?: ExpandOptions<UserExpand>, request?: RequestOptions): ApiPromise<User[]> {
    return this.call('getUserSuperiors', 'GET /api/v2/users/{userId}/superiors', { userId }, opts, request);
  }

  /**
   * Lists the organisations that trust this user to work in them.
   *
   * @permissions `authorization:orgTrustor:view`
   * @see GET /api/v2/users/{userId}/trustors
   */
  getUserTrustors(userId: string, opts?: PageOptions, request?: RequestOptions): ApiPromise<TrustorEntityListing> {
    return this.call('getUserTrustors', 'GET /api/v2/users/{userId}/trustors', { userId }, opts, request);
  }

  /**
   * Lists the second factors that a user can sign in with, such as an authenticator app or a security key.
   *
   * @permissions `mfa:verifier:view`
   * @see GET /api/v2/users/{userId}/verifiers
   */
  getUserVerifiers(userId: string, request?: RequestOptions): ApiPromise<VerifierEntityListing> {
    return this.call('getUserVerifiers', 'GET /api/v2/users/{userId}/verifiers', { userId }, {}, request);
  }

  /**
   * Lists the users of the organisation, active ones by default. Good for iterating over all users or for a known
   * set of ids; to look for people by name, e-mail or other fields, use `postUsersSearch`.
   *
   * @example
   * ```ts
   * const users = new UsersApi(client).getUsers({ pageSize: 100, expand: ['presence'] });
   * for await (const user of users.items()) console.log(user.name, user.presence?.presenceDefinition?.systemPresence);
   * ```
   * @permissions not documented
   * @see GET /api/v2/users
   */
  getUsers(opts?: GetUsersOptions, request?: RequestOptions): ApiPromise<UserEntityListing> {
    return this.call('getUsers', 'GET /api/v2/users', {}, opts, request);
  }

  /**
   * Lists the internal chats of the caller, with other users as well as in rooms.
   *
   * @permissions any of `chat:chat:access`, `user:chats:view`
   * @see GET /api/v2/users/chats/me
   */
  getUsersChatsMe(opts?: GetUsersChatsMeOptions, request?: RequestOptions): ApiPromise<ChatItemCursorListing> {
    return this.call('getUsersChatsMe', 'GET /api/v2/users/chats/me', {}, opts, request);
  }

  /**
   * Reads a schema of custom user attributes in its latest version.
   *
   * @permissions `users:customAttributesSchema:view`
   * @see GET /api/v2/users/customattributes/schemas/{schemaId}
   */
  getUsersCustomattributesSchema(schemaId: string, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'getUsersCustomattributesSchema',
      'GET /api/v2/users/customattributes/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Reads one version of a schema of custom user attributes.
   *
   * @permissions `users:customAttributesSchema:view`
   * @see GET /api/v2/users/customattributes/schemas/{schemaId}/versions/{versionId}
   */
  getUsersCustomattributesSchemaVersion(schemaId: string, versionId: string, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'getUsersCustomattributesSchemaVersion',
      'GET /api/v2/users/customattributes/schemas/{schemaId}/versions/{versionId}',
      { schemaId, versionId },
      {},
      request,
    );
  }

  /**
   * Lists the versions of a schema of custom user attributes.
   *
   * @permissions `users:customAttributesSchema:view`
   * @see GET /api/v2/users/customattributes/schemas/{schemaId}/versions
   */
  getUsersCustomattributesSchemaVersions(schemaId: string, request?: RequestOptions): ApiPromise<DataSchemaListing> {
    return this.call(
      'getUsersCustomattributesSchemaVersions',
      'GET /api/v2/users/customattributes/schemas/{schemaId}/versions',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Lists the schemas by which users can carry attributes of the organisation's own.
   *
   * @permissions `users:customAttributesSchema:view`
   * @see GET /api/v2/users/customattributes/schemas
   */
  getUsersCustomattributesSchemas(request?: RequestOptions): ApiPromise<DataSchemaListing> {
    return this.call('getUsersCustomattributesSchemas', 'GET /api/v2/users/customattributes/schemas', {}, {}, request);
  }

  /**
   * Reads one of the field types that schemas of user attributes are built from.
   *
   * @param coreTypeName - Name of the type, e.g. `text`.
   * @permissions `users:customAttributesSchema:view`
   * @see GET /api/v2/users/customattributes/schemas/coretypes/{coreTypeName}
   */
  getUsersCustomattributesSchemasCoretype(coreTypeName: string, request?: RequestOptions): ApiPromise<Coretype> {
    return this.call(
      'getUsersCustomattributesSchemasCoretype',
      'GET /api/v2/users/customattributes/schemas/coretypes/{coreTypeName}',
      { coreTypeName },
      {},
      request,
    );
  }

  /**
   * Lists the field types that schemas of user attributes are built from.
   *
   * @permissions `users:customAttributesSchema:view`
   * @see GET /api/v2/users/customattributes/schemas/coretypes
   */
  getUsersCustomattributesSchemasCoretypes(request?: RequestOptions): ApiPromise<CoretypeListing> {
    return this.call(
      'getUsersCustomattributesSchemasCoretypes',
      'GET /api/v2/users/customattributes/schemas/coretypes',
      {},
      {},
      request,
    );
  }

  /**
   * Reads how many schemas of user attributes, and how many fields, the organisation may have.
   *
   * @permissions `users:customAttributesSchema:view`
   * @see GET /api/v2/users/customattributes/schemas/limits
   */
  getUsersCustomattributesSchemasLimits(request?: RequestOptions): ApiPromise<SchemaQuantityLimits> {
    return this.call(
      'getUsersCustomattributesSchemasLimits',
      'GET /api/v2/users/customattributes/schemas/limits',
      {},
      {},
      request,
    );
  }

  /**
   * Lists learning assignments and coaching appointments of any users. One of the filters is needed, such as `userId` or
   * `moduleId`; callers who want only their own use `getUsersDevelopmentActivitiesMe`.
   *
   * @permissions any of `learning:assignment:view`, `coaching:appointment:view`
   * @see GET /api/v2/users/development/activities
   */
  getUsersDevelopmentActivities(
    opts?: GetUsersDevelopmentActivitiesOptions,
    request?: RequestOptions,
  ): ApiPromise<DevelopmentActivityListing> {
    return this.call('getUsersDevelopmentActivities', 'GET /api/v2/users/development/activities', {}, opts, request);
  }

  /**
   * Lists the caller's own learning assignments and coaching appointments.
   *
   * @permissions not documented
   * @see GET /api/v2/users/development/activities/me
   */
  getUsersDevelopmentActivitiesMe(
    opts?: GetUsersDevelopmentActivitiesMeOptions,
    request?: RequestOptions,
  ): ApiPromise<DevelopmentActivityListing> {
    return this.call('getUsersDevelopmentActivitiesMe', 'GET /api/v2/users/development/activities/me', {}, opts, request);
  }

  /**
   * Reads one development activity.
   *
   * @param type - Kind of activity the id belongs to: ids are unique only together with it.
   * @permissions any of `learning:assignment:view`, `coaching:appointment:view`
   * @see GET /api/v2/users/development/activities/{activityId}
   */
  getUsersDevelopmentActivity(
    activityId: string,
    type: OpenEnum<DevelopmentActivityType>,
    request?: RequestOptions,
  ): ApiPromise<DevelopmentActivity> {
    return this.call(
      'getUsersDevelopmentActivity',
      'GET /api/v2/users/development/activities/{activityId}',
      { activityId, type },
      {},
      request,
    );
  }

  /**
   * Finds the user whom an outside system knows by a certain key.
   *
   * @param authorityName - Name under which the outside system is known; upper and lower case count.
   * @param externalKey - The user's key there; upper and lower case count.
   * @param opts.expand - Parts of the user to fill in, as with `getUser`.
   * @permissions not documented
   * @see GET /api/v2/users/externalid/{authorityName}/{externalKey}
   */
  getUsersExternalidAuthorityNameExternalKey(
    authorityName: string,
    externalKey: string,
    opts?: { expand?: readonly OpenEnum<UserExpand>[] },
    request?: RequestOptions,
  ): ApiPromise<User> {
    return this.call(
      'getUsersExternalidAuthorityNameExternalKey',
      'GET /api/v2/users/externalid/{authorityName}/{externalKey}',
      { authorityName, externalKey },
      opts,
      request,
    );
  }

  /**
   * Reads the user that the access token belongs to, the usual first call after sign-in. Fails for tokens from the
   * client-credentials grant, which have no user.
   *
   * @param opts.expand - Accepts more than `getUser` does: settings of the organisation, favourites, reporting line and the
   * like arrive in the same call.
   * @param opts.integrationPresenceSource - Product whose presence is put into `integrationPresence`.
   * @param opts.userCustomAttributeSchemaIds - Adds the custom attributes under these schemas.
   * @example
   * ```ts
   * const me = await new UsersApi(client).getUsersMe({ expand: ['presence', 'authorization'] });
   * console.log(me.name, me.presence?.presenceDefinition?.systemPresence);
   * ```
   * @permissions not documented
   * @see GET /api/v2/users/me
   */
  getUsersMe(
    opts?: {
      expand?: readonly OpenEnum<
        | 'routingStatus'
        | 'presence'
        | 'conversationSummary'
        | 'outOfOffice'
        | 'geolocation'
        | 'station'
        | 'authorization'
        | 'lasttokenissued'
        | 'dateLastLogin'
        | 'authorization.unusedRoles'
        | 'team'
        | 'profileSkills'
        | 'certifications'
        | 'locations'
        | 'groups'
        | 'skills'
        | 'languages'
        | 'languagePreference'
        | 'employerInfo'
        | 'biography'
        | 'date'
        | 'geolocationsettings'
        | 'organization'
        | 'presencedefinitions'
        | 'locationdefinitions'
        | 'orgauthorization'
        | 'orgproducts'
        | 'favorites'
        | 'superiors'
        | 'directreports'
        | 'adjacents'
        | 'routingskills'
        | 'routinglanguages'
        | 'fieldconfigs'
        | 'token'
        | 'trustors'
        | 'logCapture'
        | 'integrationPresence'
        | 'workPlanBidRanks'
        | 'externalContactsSettings'
        | 'customAttributes'
        | 'dateWelcomeSent'
        | 'divisionedpresencedefinitions'
        | 'autoanswersettings'
      >[];
      integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
      userCustomAttributeSchemaIds?: readonly string[];
    },
    request?: RequestOptions,
  ): ApiPromise<UserMe> {
    return this.call('getUsersMe', 'GET /api/v2/users/me', {}, opts, request);
  }

  /**
   * Lists the second factors that the caller can sign in with.
   *
   * @permissions not documented
   * @see GET /api/v2/users/me/verifiers
   */
  getUsersMeVerifiers(request?: RequestOptions): ApiPromise<VerifierEntityListing> {
    return this.call('getUsersMeVerifiers', 'GET /api/v2/users/me/verifiers', {}, {}, request);
  }

  /**
   * Lists the users of the organisation cursor by cursor, which suits walking through all of them better than the page numbers
   * of `getUsers`.
   *
   * @permissions `directory:user:view`
   * @see GET /api/v2/users/query
   */
  getUsersQuery(opts?: GetUsersQueryOptions, request?: RequestOptions): ApiPromise<UserCursorEntityListing> {
    return this.call('getUsersQuery', 'GET /api/v2/users/query', {}, opts, request);
  }

  /**
   * Repeats a user search from its encoded form, as the page links of `postUsersSearch` carry it. New searches are easier
   * with `postUsersSearch`.
   *
   * @param q64 - The search request as JSON, base64-encoded; the `q64` value of a page link can be passed on as it is.
   * @param opts.integrationPresenceSource - Product whose presence is put into `integrationPresence`.
   * @permissions `directory:user:view`
   * @see GET /api/v2/users/search
   */
  getUsersSearch(
    q64: string,
    opts?: { expand?: readonly string[]; integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'> },
    request?: RequestOptions,
  ): ApiPromise<UsersSearchResponse> {
    return this.call('getUsersSearch', 'GET /api/v2/users/search', { q64 }, opts, request);
  }

  /**
   * Reads the caller's stations: the one in use, the default one and the one last used.
   *
   * @permissions `telephony:selfStationAssociation:view`
   * @see GET /api/v2/users/stations/me
   */
  getUsersStationsMe(request?: RequestOptions): ApiPromise<UserStations> {
    return this.call('getUsersStationsMe', 'GET /api/v2/users/stations/me', {}, {}, request);
  }

  /**
   * Changes the given fields of a user. Setting `state` deactivates a user or brings a deleted one back.
   *
   * @param body - Must hold the user's current `version`; a stale one is refused as a conflict.
   * @example
   * ```ts
   * const users = new UsersApi(client);
   * const { version } = await users.getUser(userId);
   * if (version !== undefined) await users.patchUser(userId, { version, title: 'Team Leader' });
   * ```
   * @permissions any of `admin`, `directory:user:edit`, `directory:organization:admin`
   * @see PATCH /api/v2/users/{userId}
   */
  patchUser(userId: string, body: UpdateUser, request?: RequestOptions): ApiPromise<User> {
    return this.call('patchUser', 'PATCH /api/v2/users/{userId}', { userId, body }, {}, request);
  }

  /**
   * Changes single settings of a user's call forwarding, for instance to switch it on or off; `putUserCallforwarding`
   * replaces them all.
   *
   * @permissions `conversation:callForwarding:edit`
   * @see PATCH /api/v2/users/{userId}/callforwarding
   */
  patchUserCallforwarding(userId: string, body: CallForwarding, request?: RequestOptions): ApiPromise<CallForwarding> {
    return this.call('patchUserCallforwarding', 'PATCH /api/v2/users/{userId}/callforwarding', { userId, body }, {}, request);
  }

  /**
   * Changes the given custom attributes of a user under one schema. Those not named keep their values, unlike with
   * `putUserCustomattributes`.
   *
   * @permissions `directory:user:edit`
   * @see PATCH /api/v2/users/{userId}/customattributes
   */
  patchUserCustomattributes(
    userId: string,
    userCustomAttributes: UserCustomAttributesUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<UserCustomAttributes> {
    return this.call(
      'patchUserCustomattributes',
      'PATCH /api/v2/users/{userId}/customattributes',
      { userId, userCustomAttributes },
      {},
      request,
      { body: 'userCustomAttributes' },
    );
  }

  /**
   * Changes custom attributes of a user under several schemas. Attributes not named keep their values.
   *
   * @param userCustomAttributesList - One entry a schema.
   * @permissions `directory:user:edit`
   * @see PATCH /api/v2/users/{userId}/customattributes/bulk
   */
  patchUserCustomattributesBulk(
    userId: string,
    userCustomAttributesList: UserCustomAttributesUpdateRequest[],
    request?: RequestOptions,
  ): ApiPromise<UserCustomAttributes> {
    return this.call(
      'patchUserCustomattributesBulk',
      'PATCH /api/v2/users/{userId}/customattributes/bulk',
      { userId, userCustomAttributesList },
      {},
      request,
      { body: 'userCustomAttributesList' },
    );
  }

  /**
   * Reports a user's position from a client application.
   *
   * @param clientId - Id of the client application that reports.
   * @permissions not documented
   * @see PATCH /api/v2/users/{userId}/geolocations/{clientId}
   */
  patchUserGeolocation(userId: string, clientId: string, body: Geolocation, request?: RequestOptions): ApiPromise<Geolocation> {
    return this.call(
      'patchUserGeolocation',
      'PATCH /api/v2/users/{userId}/geolocations/{clientId}',
      { userId, clientId, body },
      {},
      request,
    );
  }

  /**
   * Joins a user to a queue or takes the user out of rotation there, without ending the membership.
   *
   * @param body - Only `joined` counts.
   * @permissions any of `routing:queue:join`, `routing:queueMember:manage`
   * @see PATCH /api/v2/users/{userId}/queues/{queueId}
   */
  patchUserQueue(queueId: string, userId: string, body: UserQueue, request?: RequestOptions): ApiPromise<UserQueue> {
    return this.call('patchUserQueue', 'PATCH /api/v2/users/{userId}/queues/{queueId}', { queueId, userId, body }, {}, request);
  }

  /**
   * Joins or unjoins a user for several queues in one call.
   *
   * @param body - One entry a queue, with its `id` and `joined`.
   * @param opts.divisionId - Confines the call to queues of these divisions.
   * @permissions any of `routing:queue:join`, `routing:queueMember:manage`
   * @see PATCH /api/v2/users/{userId}/queues
   */
  patchUserQueues(
    userId: string,
    body: readonly UserQueue[],
    opts?: { divisionId?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<UserQueueEntityListing> {
    return this.call('patchUserQueues', 'PATCH /api/v2/users/{userId}/queues', { userId, body }, opts, request);
  }

  /**
   * Changes a user's proficiency in a language that the user already has.
   *
   * @permissions any of `routing:skill:assign`, `routing:language:assign`
   * @see PATCH /api/v2/users/{userId}/routinglanguages/{languageId}
   */
  patchUserRoutinglanguage(
    userId: string,
    languageId: string,
    body: UserRoutingLanguage,
    request?: RequestOptions,
  ): ApiPromise<UserRoutingLanguage> {
    return this.call(
      'patchUserRoutinglanguage',
      'PATCH /api/v2/users/{userId}/routinglanguages/{languageId}',
      { userId, languageId, body },
      {},
      request,
    );
  }

  /**
   * Adds languages to a user, or changes the proficiency in those already there. Other languages of the user stay.
   *
   * @param body - At most 50 languages.
   * @permissions any of `routing:skill:assign`, `routing:language:assign`
   * @see PATCH /api/v2/users/{userId}/routinglanguages/bulk
   */
  patchUserRoutinglanguagesBulk(
    userId: string,
    body: readonly UserRoutingLanguagePost[],
    request?: RequestOptions,
  ): ApiPromise<UserLanguageEntityListing> {
    return this.call(
      'patchUserRoutinglanguagesBulk',
      'PATCH /api/v2/users/{userId}/routinglanguages/bulk',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Adds ACD skills to a user, or changes the proficiency in those already there; `putUserRoutingskillsBulk` also removes the
   * rest.
   *
   * @permissions `routing:skill:assign`
   * @see PATCH /api/v2/users/{userId}/routingskills/bulk
   */
  patchUserRoutingskillsBulk(
    userId: string,
    body: readonly UserRoutingSkillPost[],
    request?: RequestOptions,
  ): ApiPromise<UserSkillEntityListing> {
    return this.call(
      'patchUserRoutingskillsBulk',
      'PATCH /api/v2/users/{userId}/routingskills/bulk',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Sets ACD auto-answer for several users at once.
   *
   * @param body - One entry a user, with `id` and `acdAutoAnswer`; other fields go through `patchUser`.
   * @permissions any of `directory:user:edit`, `directory:organization:admin`
   * @see PATCH /api/v2/users/bulk
   */
  patchUsersBulk(body: readonly PatchUser[], request?: RequestOptions): ApiPromise<UserEntityListing> {
    return this.call('patchUsersBulk', 'PATCH /api/v2/users/bulk', { body }, {}, request);
  }

  /**
   * Reads what agents are doing at this moment, one entry a user or group, sorted and page by page.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:userObservation:view`
   * @see POST /api/v2/analytics/users/activity/query
   */
  postAnalyticsUsersActivityQuery(
    body: UserActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<UserActivityResponse> {
    return this.call('postAnalyticsUsersActivityQuery', 'POST /api/v2/analytics/users/activity/query', { body }, opts, request);
  }

  /**
   * Starts an asynchronous aggregation of presence and routing-status times, for spans too large for
   * `postAnalyticsUsersAggregatesQuery`. Follow it with `getAnalyticsUsersAggregatesJob`.
   *
   * @preview
   * @permissions `analytics:userAggregate:view`
   * @see POST /api/v2/analytics/users/aggregates/jobs
   */
  postAnalyticsUsersAggregatesJobs(body: UserAsyncAggregationQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call('postAnalyticsUsersAggregatesJobs', 'POST /api/v2/analytics/users/aggregates/jobs', { body }, {}, request);
  }

  /**
   * Sums up agents' presence and routing-status times over a period, in groups and intervals of the caller's choosing.
   *
   * @permissions `analytics:userAggregate:view`
   * @see POST /api/v2/analytics/users/aggregates/query
   */
  postAnalyticsUsersAggregatesQuery(
    body: UserAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<UserAggregateQueryResponse> {
    return this.call('postAnalyticsUsersAggregatesQuery', 'POST /api/v2/analytics/users/aggregates/query', { body }, {}, request);
  }

  /**
   * Starts an asynchronous query for presence and routing-status details, for ranges too large for
   * `postAnalyticsUsersDetailsQuery`. Poll `getAnalyticsUsersDetailsJob` with the `jobId`, then page through
   * `getAnalyticsUsersDetailsJobResults`.
   *
   * @permissions `analytics:userDetail:view`
   * @see POST /api/v2/analytics/users/details/jobs
   */
  postAnalyticsUsersDetailsJobs(body: AsyncUserDetailsQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call('postAnalyticsUsersDetailsJobs', 'POST /api/v2/analytics/users/details/jobs', { body }, {}, request);
  }

  /**
   * Reads the presence and routing-status periods of users in an interval, page by page and at once.
   *
   * @param body - `interval` in ISO 8601, plus the filters for users, presences and routing statuses; page with `paging`.
   * @permissions `analytics:userDetail:view`
   * @see POST /api/v2/analytics/users/details/query
   */
  postAnalyticsUsersDetailsQuery(
    body: UserDetailsQuery,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsUserDetailsQueryResponse> {
    return this.call('postAnalyticsUsersDetailsQuery', 'POST /api/v2/analytics/users/details/query', { body }, {}, request);
  }

  /**
   * Reads what agents are doing at this moment: presence, routing status and conversations in hand, as counts or one by one.
   *
   * @param body - The filter must name the users or queues to observe.
   * @permissions `analytics:userObservation:view`
   * @see POST /api/v2/analytics/users/observations/query
   */
  postAnalyticsUsersObservationsQuery(
    body: UserObservationQuery,
    request?: RequestOptions,
  ): ApiPromise<UserObservationQueryResponse> {
    return this.call(
      'postAnalyticsUsersObservationsQuery',
      'POST /api/v2/analytics/users/observations/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Grants a user, group or OAuth client several roles at once, each in a division. What it already holds stays.
   *
   * @param subjectId - Id of the user, group or OAuth client.
   * @param opts.subjectType - What the id belongs to: `PC_USER` (assumed), `PC_GROUP` or `PC_OAUTH_CLIENT`.
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
   * Takes several role-and-division pairs away from a user, group or OAuth client.
   *
   * @param subjectId - Id of the user, group or OAuth client.
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
   * Replaces every grant of a user, group or OAuth client by those given. Pairs that the body does not name are lost.
   *
   * @param subjectId - Id of the user, group or OAuth client.
   * @param opts.subjectType - What the id belongs to: `PC_USER` (assumed), `PC_GROUP` or `PC_OAUTH_CLIENT`.
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
   * Grants a user, group or OAuth client one role in one division.
   *
   * @param subjectId - Id of the user, group or OAuth client.
   * @param opts.subjectType - What the id belongs to: `PC_USER` (assumed), `PC_GROUP` or `PC_OAUTH_CLIENT`.
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
   * Ties a user to the key by which an outside system knows the same person. The user is then found with
   * `getUsersExternalidAuthorityNameExternalKey`.
   *
   * @permissions `directory:user:edit`
   * @see POST /api/v2/users/{userId}/externalid
   */
  postUserExternalid(
    userId: string,
    body: UserExternalIdentifier,
    request?: RequestOptions,
  ): ApiPromise<UserExternalIdentifier[]> {
    return this.call('postUserExternalid', 'POST /api/v2/users/{userId}/externalid', { userId, body }, {}, request);
  }

  /**
   * Sends a user the activation e-mail that leads to a first sign-in.
   *
   * @param opts.force - Sends it again although an earlier invitation is still open.
   * @permissions any of `admin`, `directory:organization:admin`, `directory:user:setPassword`
   * @see POST /api/v2/users/{userId}/invite
   */
  postUserInvite(userId: string, opts?: { force?: boolean }, request?: RequestOptions): ApiPromise<void> {
    return this.call('postUserInvite', 'POST /api/v2/users/{userId}/invite', { userId }, opts, request);
  }

  /**
   * Sets another user's password, as an administrator does. For one's own, see `postUsersMePassword`.
   *
   * @permissions `directory:user:setPassword`
   * @see POST /api/v2/users/{userId}/password
   */
  postUserPassword(userId: string, body: ChangePasswordRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call('postUserPassword', 'POST /api/v2/users/{userId}/password', { userId, body }, {}, request);
  }

  /**
   * Gives a user a language skill.
   *
   * @param body - `id` is that of the organisation's language; `proficiency` rates the user.
   * @permissions any of `routing:skill:assign`, `routing:language:assign`
   * @see POST /api/v2/users/{userId}/routinglanguages
   */
  postUserRoutinglanguages(
    userId: string,
    body: UserRoutingLanguagePost,
    request?: RequestOptions,
  ): ApiPromise<UserRoutingLanguage> {
    return this.call('postUserRoutinglanguages', 'POST /api/v2/users/{userId}/routinglanguages', { userId, body }, {}, request);
  }

  /**
   * Gives a user an ACD skill.
   *
   * @param body - `id` is that of the organisation's skill; `proficiency` rates the user.
   * @example
   * ```ts
   * await new UsersApi(client).postUserRoutingskills(userId, { id: skillId, proficiency: 4 });
   * ```
   * @permissions `routing:skill:assign`
   * @see POST /api/v2/users/{userId}/routingskills
   */
  postUserRoutingskills(userId: string, body: UserRoutingSkillPost, request?: RequestOptions): ApiPromise<UserRoutingSkill> {
    return this.call('postUserRoutingskills', 'POST /api/v2/users/{userId}/routingskills', { userId, body }, {}, request);
  }

  /**
   * Creates a user in a division. Roles, skills and queues are assigned with further calls, and `postUserInvite` tells the
   * user.
   *
   * @param body - The e-mail address must be unique in the organisation; the initial password has to meet its password rules.
   * @example
   * ```ts
   * const user = await new UsersApi(client).postUsers({
   *   name: 'Ada Jensen',
   *   email: 'ada.jensen@example.com',
   *   password,
   *   divisionId,
   * });
   * console.log(user.id);
   * ```
   * @permissions `directory:user:add`
   * @see POST /api/v2/users
   */
  postUsers(body: CreateUser, request?: RequestOptions): ApiPromise<User> {
    return this.call('postUsers', 'POST /api/v2/users', { body }, {}, request);
  }

  /**
   * Creates a schema of custom user attributes, after which users can be given values for its fields.
   *
   * @permissions `users:customAttributesSchema:add`
   * @see POST /api/v2/users/customattributes/schemas
   */
  postUsersCustomattributesSchemas(body: DataSchema, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call('postUsersCustomattributesSchemas', 'POST /api/v2/users/customattributes/schemas', { body }, {}, request);
  }

  /**
   * Counts learning assignments and coaching appointments by status, result and score over an interval.
   *
   * @param body - `interval` in ISO 8601; the filter combines clauses on attendee, type, module and result.
   * @permissions any of `learning:assignment:view`, `coaching:appointment:view`
   * @see POST /api/v2/users/development/activities/aggregates/query
   */
  postUsersDevelopmentActivitiesAggregatesQuery(
    body: DevelopmentActivityAggregateParam,
    request?: RequestOptions,
  ): ApiPromise<DevelopmentActivityAggregateResponse> {
    return this.call(
      'postUsersDevelopmentActivitiesAggregatesQuery',
      'POST /api/v2/users/development/activities/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Changes the caller's own password.
   *
   * @param body - Holds the old password as well as the new one.
   * @permissions not documented
   * @see POST /api/v2/users/me/password
   */
  postUsersMePassword(body: ChangeMyPasswordRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call('postUsersMePassword', 'POST /api/v2/users/me/password', { body }, {}, request);
  }

  /**
   * Adds an authenticator app as a second factor of the caller. The answer holds what the app has to scan; the first code goes
   * to `postUsersMeVerifiersTotpVerifierId`.
   *
   * @permissions not documented
   * @see POST /api/v2/users/me/verifiers/totp
   */
  postUsersMeVerifiersTotp(body: CreateVerifierRequest, request?: RequestOptions): ApiPromise<CreateVerifierResponse> {
    return this.call('postUsersMeVerifiersTotp', 'POST /api/v2/users/me/verifiers/totp', { body }, {}, request);
  }

  /**
   * Checks a code from the caller's authenticator app and, if wanted, enables the factor.
   *
   * @permissions not documented
   * @see POST /api/v2/users/me/verifiers/totp/{verifierId}
   */
  postUsersMeVerifiersTotpVerifierId(
    verifierId: string,
    body: ValidateVerifierRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postUsersMeVerifiersTotpVerifierId',
      'POST /api/v2/users/me/verifiers/totp/{verifierId}',
      { verifierId, body },
      {},
      request,
    );
  }

  /**
   * Completes the registration of a security key or passkey of the caller with what the browser has returned.
   *
   * @permissions not documented
   * @see POST /api/v2/users/me/verifiers/webauthn/register
   */
  postUsersMeVerifiersWebauthnRegister(body: FinishWebAuthnRegistrationRequest, request?: RequestOptions): ApiPromise<Verifier> {
    return this.call(
      'postUsersMeVerifiersWebauthnRegister',
      'POST /api/v2/users/me/verifiers/webauthn/register',
      { body },
      {},
      request,
    );
  }

  /**
   * Begins the registration of a security key or passkey of the caller. The answer goes to the browser, whose result goes to
   * `postUsersMeVerifiersWebauthnRegister`.
   *
   * @permissions not documented
   * @see POST /api/v2/users/me/verifiers/webauthn/register/options
   */
  postUsersMeVerifiersWebauthnRegisterOptions(request?: RequestOptions): ApiPromise<BeginWebAuthnRegistrationResponse> {
    return this.call(
      'postUsersMeVerifiersWebauthnRegisterOptions',
      'POST /api/v2/users/me/verifiers/webauthn/register/options',
      {},
      {},
      request,
    );
  }

  /**
   * Searches users by the fields of their profile (name, e-mail, title, skills …) with paging, sorting and expansion.
   * `getUsers` is the call for a plain listing.
   *
   * @param body - `query` is a list of criteria, each with a match `type`, the `fields` to look in and the `value` or
   * `values` wanted.
   * @example
   * ```ts
   * const { results } = await new UsersApi(client).postUsersSearch({
   *   query: [{ fields: ['name', 'email'], value: 'anna', type: 'CONTAINS' }],
   *   pageSize: 25,
   * });
   * for (const user of results) console.log(user.id, user.name);
   * ```
   * @permissions `directory:user:view`
   * @see POST /api/v2/users/search
   */
  postUsersSearch(body: UserSearchRequest, request?: RequestOptions): ApiPromise<UsersSearchResponse> {
    return this.call('postUsersSearch', 'POST /api/v2/users/search', { body }, {}, request);
  }

  /**
   * Searches users as targets of a conversation, such as a user to transfer to. The request is that of `postUsersSearch`.
   *
   * @preview
   * @permissions `conversation:communication:target`
   * @see POST /api/v2/users/search/conversation/target
   */
  postUsersSearchConversationTarget(body: UserSearchRequest, request?: RequestOptions): ApiPromise<UsersSearchResponse> {
    return this.call('postUsersSearchConversationTarget', 'POST /api/v2/users/search/conversation/target', { body }, {}, request);
  }

  /**
   * Searches users for the purpose of managing the members of a queue. The request is that of `postUsersSearch`.
   *
   * @preview
   * @permissions any of `routing:queueMember:manage`, `routing:queue:edit`
   * @see POST /api/v2/users/search/queuemembers/manage
   */
  postUsersSearchQueuemembersManage(body: UserSearchRequest, request?: RequestOptions): ApiPromise<UsersSearchResponse> {
    return this.call('postUsersSearchQueuemembersManage', 'POST /api/v2/users/search/queuemembers/manage', { body }, {}, request);
  }

  /**
   * Searches users for the purpose of assigning them to teams. The request is that of `postUsersSearch`.
   *
   * @permissions `groups:team:assign`
   * @see POST /api/v2/users/search/teams/assign
   */
  postUsersSearchTeamsAssign(body: UserSearchRequest, request?: RequestOptions): ApiPromise<UsersSearchResponse> {
    return this.call('postUsersSearchTeamsAssign', 'POST /api/v2/users/search/teams/assign', { body }, {}, request);
  }

  /**
   * Sets who stands in for the caller in direct routing: a user, a queue, or the one after the other.
   *
   * @permissions `routing:directRoutingBackup:selfEdit`
   * @see PUT /api/v2/routing/directroutingbackup/settings/me
   */
  putRoutingDirectroutingbackupSettingsMe(
    body: AgentDirectRoutingBackupSettings,
    request?: RequestOptions,
  ): ApiPromise<AgentDirectRoutingBackupSettings> {
    return this.call(
      'putRoutingDirectroutingbackupSettingsMe',
      'PUT /api/v2/routing/directroutingbackup/settings/me',
      { body },
      {},
      request,
    );
  }

  /**
   * Sets who stands in for an agent in direct routing, and how long the interaction waits for the agent first.
   *
   * @permissions `routing:directRoutingBackup:edit`
   * @see PUT /api/v2/routing/users/{userId}/directroutingbackup/settings
   */
  putRoutingUserDirectroutingbackupSettings(
    userId: string,
    body: AgentDirectRoutingBackupSettings,
    request?: RequestOptions,
  ): ApiPromise<AgentDirectRoutingBackupSettings> {
    return this.call(
      'putRoutingUserDirectroutingbackupSettings',
      'PUT /api/v2/routing/users/{userId}/directroutingbackup/settings',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Sets how many conversations of each media type an agent may handle at a time, and what may interrupt what, in place of
   * the organisation's settings.
   *
   * @param body - One entry a media type.
   * @permissions `routing:utilization:manage`
   * @see PUT /api/v2/routing/users/{userId}/utilization
   */
  putRoutingUserUtilization(
    userId: string,
    body: UtilizationRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentMaxUtilizationResponse> {
    return this.call(
      'putRoutingUserUtilization',
      'PUT /api/v2/routing/users/{userId}/utilization',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a user's call forwarding: whether it is on, the targets to ring and the voicemail that answers in the end.
   *
   * @permissions `conversation:callForwarding:edit`
   * @see PUT /api/v2/users/{userId}/callforwarding
   */
  putUserCallforwarding(userId: string, body: CallForwarding, request?: RequestOptions): ApiPromise<CallForwarding> {
    return this.call('putUserCallforwarding', 'PUT /api/v2/users/{userId}/callforwarding', { userId, body }, {}, request);
  }

  /**
   * Replaces all custom attributes of a user under one schema. Those not named are gone.
   *
   * @permissions `directory:user:edit`
   * @see PUT /api/v2/users/{userId}/customattributes
   */
  putUserCustomattributes(
    userId: string,
    userCustomAttributes: UserCustomAttributesUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<UserCustomAttributes> {
    return this.call(
      'putUserCustomattributes',
      'PUT /api/v2/users/{userId}/customattributes',
      { userId, userCustomAttributes },
      {},
      request,
      { body: 'userCustomAttributes' },
    );
  }

  /**
   * Sets or clears a user's out-of-office period.
   *
   * @permissions not documented
   * @see PUT /api/v2/users/{userId}/outofoffice
   */
  putUserOutofoffice(userId: string, body: OutOfOffice, request?: RequestOptions): ApiPromise<OutOfOffice> {
    return this.call('putUserOutofoffice', 'PUT /api/v2/users/{userId}/outofoffice', { userId, body }, {}, request);
  }

  /**
   * Replaces the free-text skills on a user's profile. They do not influence routing.
   *
   * @permissions `directory:userProfile:edit`
   * @see PUT /api/v2/users/{userId}/profileskills
   */
  putUserProfileskills(userId: string, body: readonly string[], request?: RequestOptions): ApiPromise<string[]> {
    return this.call('putUserProfileskills', 'PUT /api/v2/users/{userId}/profileskills', { userId, body }, {}, request);
  }

  /**
   * Replaces a user's roles by the given ones. Where the division matters, use `postAuthorizationSubjectBulkreplace`.
   *
   * @param subjectId - The user's id.
   * @param body - Ids of all the roles the user is to have.
   * @permissions `authorization:grant:add`
   * @see PUT /api/v2/users/{subjectId}/roles
   */
  putUserRoles(subjectId: string, body: readonly string[], request?: RequestOptions): ApiPromise<UserAuthorization> {
    return this.call('putUserRoles', 'PUT /api/v2/users/{subjectId}/roles', { subjectId, body }, {}, request);
  }

  /**
   * Changes a user's proficiency in, or the state of, an ACD skill that the user already has.
   *
   * @permissions `routing:skill:assign`
   * @see PUT /api/v2/users/{userId}/routingskills/{skillId}
   */
  putUserRoutingskill(
    userId: string,
    skillId: string,
    body: UserRoutingSkill,
    request?: RequestOptions,
  ): ApiPromise<UserRoutingSkill> {
    return this.call(
      'putUserRoutingskill',
      'PUT /api/v2/users/{userId}/routingskills/{skillId}',
      { userId, skillId, body },
      {},
      request,
    );
  }

  /**
   * Replaces all ACD skills of a user. Those missing from the body are removed; `patchUserRoutingskillsBulk` leaves them.
   *
   * @permissions `routing:skill:assign`
   * @see PUT /api/v2/users/{userId}/routingskills/bulk
   */
  putUserRoutingskillsBulk(
    userId: string,
    body: readonly UserRoutingSkillPost[],
    request?: RequestOptions,
  ): ApiPromise<UserSkillEntityListing> {
    return this.call('putUserRoutingskillsBulk', 'PUT /api/v2/users/{userId}/routingskills/bulk', { userId, body }, {}, request);
  }

  /**
   * Sets an agent's routing status, for instance to bring an agent who is `NOT_RESPONDING` back to `IDLE`.
   *
   * @example
   * ```ts
   * await new UsersApi(client).putUserRoutingstatus(userId, { status: 'IDLE' });
   * ```
   * @permissions not documented
   * @see PUT /api/v2/users/{userId}/routingstatus
   */
  putUserRoutingstatus(userId: string, body: RoutingStatus, request?: RequestOptions): ApiPromise<RoutingStatus> {
    return this.call('putUserRoutingstatus', 'PUT /api/v2/users/{userId}/routingstatus', { userId, body }, {}, request);
  }

  /**
   * Makes a user active, inactive or deleted and keeps a reason and date for the change.
   *
   * @permissions `directory:user:edit`
   * @see PUT /api/v2/users/{userId}/state
   */
  putUserState(userId: string, body: UserState, request?: RequestOptions): ApiPromise<UserState> {
    return this.call('putUserState', 'PUT /api/v2/users/{userId}/state', { userId, body }, {}, request);
  }

  /**
   * Associates a user with a station, which from then on rings for that user's calls.
   *
   * @permissions `telephony:otherStationAssociation:edit`
   * @see PUT /api/v2/users/{userId}/station/associatedstation/{stationId}
   */
  putUserStationAssociatedstationStationId(userId: string, stationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'putUserStationAssociatedstationStationId',
      'PUT /api/v2/users/{userId}/station/associatedstation/{stationId}',
      { userId, stationId },
      {},
      request,
    );
  }

  /**
   * Gives a user a default station to be associated with at each sign-in.
   *
   * @permissions any of `telephony:plugin:all`, `telephony:phone:assign`
   * @see PUT /api/v2/users/{userId}/station/defaultstation/{stationId}
   */
  putUserStationDefaultstationStationId(userId: string, stationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'putUserStationDefaultstationStationId',
      'PUT /api/v2/users/{userId}/station/defaultstation/{stationId}',
      { userId, stationId },
      {},
      request,
    );
  }

  /**
   * Renames, enables or disables a second factor of a user.
   *
   * @permissions `mfa:verifier:edit`
   * @see PUT /api/v2/users/{userId}/verifiers/{verifierId}
   */
  putUserVerifier(
    userId: string,
    verifierId: string,
    body: UpdateVerifierRequest,
    request?: RequestOptions,
  ): ApiPromise<Verifier> {
    return this.call(
      'putUserVerifier',
      'PUT /api/v2/users/{userId}/verifiers/{verifierId}',
      { userId, verifierId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a schema of custom user attributes; the earlier version stays readable with
   * `getUsersCustomattributesSchemaVersion`.
   *
   * @permissions `users:customAttributesSchema:edit`
   * @see PUT /api/v2/users/customattributes/schemas/{schemaId}
   */
  putUsersCustomattributesSchema(schemaId: string, body: DataSchema, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'putUsersCustomattributesSchema',
      'PUT /api/v2/users/customattributes/schemas/{schemaId}',
      { schemaId, body },
      {},
      request,
    );
  }

  /**
   * Renames, enables or disables one of the caller's second factors.
   *
   * @permissions not documented
   * @see PUT /api/v2/users/me/verifiers/{verifierId}
   */
  putUsersMeVerifier(verifierId: string, body: UpdateVerifierRequest, request?: RequestOptions): ApiPromise<Verifier> {
    return this.call('putUsersMeVerifier', 'PUT /api/v2/users/me/verifiers/{verifierId}', { verifierId, body }, {}, request);
  }

  /**
   * Associates the caller with a station, which from then on rings for the caller's calls.
   *
   * @permissions `telephony:selfStationAssociation:edit`
   * @see PUT /api/v2/users/stations/me/associatedstation/{stationId}
   */
  putUsersStationsMeAssociatedstationStationId(stationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'putUsersStationsMeAssociatedstationStationId',
      'PUT /api/v2/users/stations/me/associatedstation/{stationId}',
      { stationId },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace UsersApi {
  type getAnalyticsUsersAggregatesJobResultsOptions = OptionsOf<UsersApi['getAnalyticsUsersAggregatesJobResults']>;
  type getAnalyticsUsersDetailsJobResultsOptions = OptionsOf<UsersApi['getAnalyticsUsersDetailsJobResults']>;
  type getAuthorizationDivisionspermittedMeOptions = OptionsOf<UsersApi['getAuthorizationDivisionspermittedMe']>;
  type getAuthorizationDivisionspermittedPagedMeOptions = PageOptions;
  type getAuthorizationDivisionspermittedPagedSubjectIdOptions = PageOptions;
  type getAuthorizationSubjectOptions = OptionsOf<UsersApi['getAuthorizationSubject']>;
  type getAuthorizationSubjectsMeOptions = OptionsOf<UsersApi['getAuthorizationSubjectsMe']>;
  type getProfilesUsersOptions = GetProfilesUsersOptions;
  type getUserOptions = GetUserOptions;
  type getUserAdjacentsOptions = OptionsOf<UsersApi['getUserAdjacents']>;
  type getUserDirectreportsOptions = OptionsOf<UsersApi['getUserDirectreports']>;
  type getUserFavoritesOptions = GetUserFavoritesOptions;
  type getUserProfileOptions = OptionsOf<UsersApi['getUserProfile']>;
  type getUserQueuesOptions = GetUserQueuesOptions;
  type getUserRoutinglanguagesOptions = GetUserRoutinglanguagesOptions;
  type getUserRoutingskillsOptions = GetUserRoutingskillsOptions;
  type getUserSkillgroupsOptions = GetUserSkillgroupsOptions;
  type getUserSuperiorsOptions = OptionsOf<UsersApi['getUserSuperiors']>;
  type getUserTrustorsOptions = PageOptions;
  type getUsersOptions = GetUsersOptions;
  type getUsersChatsMeOptions = GetUsersChatsMeOptions;
  type getUsersDevelopmentActivitiesOptions = GetUsersDevelopmentActivitiesOptions;
  type getUsersDevelopmentActivitiesMeOptions = GetUsersDevelopmentActivitiesMeOptions;
  type getUsersExternalidAuthorityNameExternalKeyOptions = OptionsOf<UsersApi['getUsersExternalidAuthorityNameExternalKey']>;
  type getUsersMeOptions = OptionsOf<UsersApi['getUsersMe']>;
  type getUsersQueryOptions = GetUsersQueryOptions;
  type getUsersSearchOptions = OptionsOf<UsersApi['getUsersSearch']>;
  type patchUserQueuesOptions = OptionsOf<UsersApi['patchUserQueues']>;
  type postAnalyticsUsersActivityQueryOptions = OptionsOf<UsersApi['postAnalyticsUsersActivityQuery']>;
  type postAuthorizationSubjectBulkaddOptions = OptionsOf<UsersApi['postAuthorizationSubjectBulkadd']>;
  type postAuthorizationSubjectBulkreplaceOptions = OptionsOf<UsersApi['postAuthorizationSubjectBulkreplace']>;
  type postAuthorizationSubjectDivisionRoleOptions = OptionsOf<UsersApi['postAuthorizationSubjectDivisionRole']>;
  type postUserInviteOptions = OptionsOf<UsersApi['postUserInvite']>;
}
