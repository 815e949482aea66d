import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
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
  AgentMaxUtilization,
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
  Utilization,
} from '../models/shared-administration.js';
import type {
  AnalyticsUserDetailsAsyncQueryResponse,
  AnalyticsUserDetailsQueryResponse,
  AsyncUserDetailsQuery,
  UserAggregateQueryResponse,
  UserAggregationQuery,
  UserDetailsQuery,
  UserObservationQuery,
  UserObservationQueryResponse,
} from '../models/shared-analytics.js';
import type { AsyncQueryResponse, AsyncQueryStatus, DataAvailabilityResponse } from '../models/shared-conversation-analytics.js';
import type { UserSearchRequest, UsersSearchResponse } from '../models/shared-search.js';
import type {
  Adjacents,
  CallForwarding,
  ChangeMyPasswordRequest,
  ChangePasswordRequest,
  CreateUser,
  DevelopmentActivity,
  DevelopmentActivityAggregateParam,
  DevelopmentActivityAggregateResponse,
  DevelopmentActivityListing,
  PatchUser,
  UpdateUser,
  UserMe,
  UserProfile,
  UserProfileEntityListing,
  UserState,
} from '../models/users.js';
import type {
  DevelopmentActivityType,
  ExpandOptions,
  GetUserQueuesOptions,
  GetUserRoutinglanguagesOptions,
  GetUserRoutingskillsOptions,
  PageOptions,
  UserExpand,
} from '../models/options.js';
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
  /** @defaultValue `ASC` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Product whose presence is put into `integrationPresence`. */
  integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
}

export interface GetUserOptions extends ExpandOptions<UserExpand> {
  /** Product whose presence is put into `integrationPresence`. */
  integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
  /** A deleted user is found only with `deleted`. @defaultValue `active` */
  state?: OpenEnum<'active' | 'deleted'>;
}

export interface GetUserFavoritesOptions extends PageOptions, ExpandOptions<UserExpand> {
  /** @defaultValue `ASC` */
  sortOrder?: string;
}

export interface GetUsersOptions extends PageOptions, ExpandOptions<UserExpand> {
  /** Only the users with these ids. */
  id?: readonly string[];
  /** Only the users with these chat addresses. */
  jabberId?: readonly string[];
  /** @defaultValue `ASC` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Product whose presence is put into `integrationPresence`. */
  integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
  /** `active` when left out; `any` lists deleted users too. @defaultValue `active` */
  state?: OpenEnum<'active' | 'inactive' | 'deleted' | 'any'>;
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
  statuses?: readonly OpenEnum<'Planned' | 'InProgress' | 'Completed' | 'InvalidSchedule'>[];
  /** The part that the users play in the activities listed. */
  relationship?: readonly OpenEnum<'Creator' | 'Facilitator' | 'Attendee'>[];
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
  statuses?: readonly OpenEnum<'Planned' | 'InProgress' | 'Completed' | 'InvalidSchedule'>[];
  /** The part that the caller plays in the activities listed. */
  relationship?: readonly OpenEnum<'Creator' | 'Facilitator' | 'Attendee'>[];
}

/**
 * The people of an organisation and everything that hangs on a user: profile, roles, routing skills and languages, queues,
 * routing status, station, call forwarding, out-of-office and the reporting line. Directory screens and provisioning scripts
 * live here, as do agents' desktops (through `getUsersMe`) and the analytics queries about agents.
 */
export class UsersApi extends PlatformApi {
  /**
   * Cancels a user-details job that is still running, or discards its results; the job is one that
   * `postAnalyticsUsersDetailsJobs` started.
   *
   * @permissions any of `analytics:userDetail:view`
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
   * @permissions any of `authorization:grant:delete`
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
   * Removes an agent's own utilization settings, after which those of the organisation apply again.
   *
   * @permissions any of `routing:utilization:manage`
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
   * @returns Nothing of use; success is told by the status alone.
   * @permissions any of `directory:user:delete`
   * @see DELETE /api/v2/users/{userId}
   */
  deleteUser(userId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteUser', 'DELETE /api/v2/users/{userId}', { userId }, {}, request);
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
   * @permissions all of `routing:skill:assign`
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
   * Releases the station (phone) that a user is working at now, so that somebody else can take it.
   *
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
   * Reads the state of a user-details job. The results can be fetched with `getAnalyticsUsersDetailsJobResults` once `state`
   * is `FULFILLED`; `FAILED`, `CANCELLED` and `EXPIRED` are final too.
   *
   * @permissions any of `analytics:userDetail:view`
   * @see GET /api/v2/analytics/users/details/jobs/{jobId}
   */
  getAnalyticsUsersDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call('getAnalyticsUsersDetailsJob', 'GET /api/v2/analytics/users/details/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Reads a page of what a finished user-details job found: the presence and routing-status periods of each user.
   *
   * @param opts.cursor - Cursor of the previous page; absent on the first call, and absent from the last answer.
   * @permissions any of `analytics:userDetail:view`
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
   * @permissions any of `analytics:userDetail:view`
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
   * @permissions any of `authorization:grant:view`
   * @see GET /api/v2/authorization/subjects/{subjectId}
   */
  getAuthorizationSubject(subjectId: string, request?: RequestOptions): ApiPromise<AuthzSubject> {
    return this.call('getAuthorizationSubject', 'GET /api/v2/authorization/subjects/{subjectId}', { subjectId }, {}, request);
  }

  /**
   * Lists the roles the caller holds and the divisions they hold for.
   *
   * @see GET /api/v2/authorization/subjects/me
   */
  getAuthorizationSubjectsMe(request?: RequestOptions): ApiPromise<AuthzSubject> {
    return this.call('getAuthorizationSubjectsMe', 'GET /api/v2/authorization/subjects/me', {}, {}, request);
  }

  /**
   * Reads which sections and fields a profile of the given kind has in this organisation, with their order and rules.
   *
   * @param type - Kind of entity whose profile fields are wanted.
   * @deprecated The platform calls it deprecated.
   * @see GET /api/v2/fieldconfig
   */
  getFieldconfig(
    type: OpenEnum<'person' | 'group' | 'org' | 'externalContact'>,
    request?: RequestOptions,
  ): ApiPromise<FieldConfig> {
    return this.call('getFieldconfig', 'GET /api/v2/fieldconfig', { type }, {}, request);
  }

  /**
   * Lists users with the parts of their profile named in `expand`. See also `getUsers`.
   *
   * @deprecated The platform calls it deprecated.
   * @see GET /api/v2/profiles/users
   */
  getProfilesUsers(opts?: GetProfilesUsersOptions, request?: RequestOptions): ApiPromise<UserProfileEntityListing> {
    return this.call('getProfilesUsers', 'GET /api/v2/profiles/users', {}, opts, request);
  }

  /**
   * Reads how many conversations of each media type an agent may handle at a time; `level` tells whether the figures are the
   * agent's own or the organisation's.
   *
   * @permissions any of `routing:utilization:manage`, `routing:utilization:view`
   * @see GET /api/v2/routing/users/{userId}/utilization
   */
  getRoutingUserUtilization(userId: string, request?: RequestOptions): ApiPromise<AgentMaxUtilization> {
    return this.call('getRoutingUserUtilization', 'GET /api/v2/routing/users/{userId}/utilization', { userId }, {}, request);
  }

  /**
   * Reads one user by id. Beyond name, e-mail, title and division, every larger part (presence, skills, station, roles …) has
   * to be named in `expand`.
   *
   * @see GET /api/v2/users/{userId}
   */
  getUser(userId: string, opts?: GetUserOptions, request?: RequestOptions): ApiPromise<User> {
    return this.call('getUser', 'GET /api/v2/users/{userId}', { userId }, opts, request);
  }

  /**
   * Reads a user's neighbours in the reporting line in one call: superiors, peers and direct reports.
   *
   * @see GET /api/v2/users/{userId}/adjacents
   */
  getUserAdjacents(userId: string, opts?: ExpandOptions<UserExpand>, request?: RequestOptions): ApiPromise<Adjacents> {
    return this.call('getUserAdjacents', 'GET /api/v2/users/{userId}/adjacents', { userId }, opts, request);
  }

  /**
   * Reads where a user's calls are forwarded to and which voicemail then answers.
   *
   * @see GET /api/v2/users/{userId}/callforwarding
   */
  getUserCallforwarding(userId: string, request?: RequestOptions): ApiPromise<CallForwarding> {
    return this.call('getUserCallforwarding', 'GET /api/v2/users/{userId}/callforwarding', { userId }, {}, request);
  }

  /**
   * Lists the users whose manager is this user, one level down.
   *
   * @see GET /api/v2/users/{userId}/directreports
   */
  getUserDirectreports(userId: string, opts?: ExpandOptions<UserExpand>, request?: RequestOptions): ApiPromise<User[]> {
    return this.call('getUserDirectreports', 'GET /api/v2/users/{userId}/directreports', { userId }, opts, request);
  }

  /**
   * Lists the people a user has marked as favourites in the directory.
   *
   * @deprecated The platform calls it deprecated.
   * @see GET /api/v2/users/{userId}/favorites
   */
  getUserFavorites(userId: string, opts?: GetUserFavoritesOptions, request?: RequestOptions): ApiPromise<UserEntityListing> {
    return this.call('getUserFavorites', 'GET /api/v2/users/{userId}/favorites', { userId }, opts, request);
  }

  /**
   * Reads the last position that a client application reported for a user.
   *
   * @param clientId - Id of the client application whose report is wanted.
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
   * @see GET /api/v2/users/{userId}/outofoffice
   */
  getUserOutofoffice(userId: string, request?: RequestOptions): ApiPromise<OutOfOffice> {
    return this.call('getUserOutofoffice', 'GET /api/v2/users/{userId}/outofoffice', { userId }, {}, request);
  }

  /**
   * Reads a user's profile with the parts named in `expand`. See also `getUser`.
   *
   * @param opts.integrationPresenceSource - Product whose presence is put into `integrationPresence`.
   * @deprecated The platform calls it deprecated.
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
   * @permissions any of `directory:userProfile:view`
   * @see GET /api/v2/users/{userId}/profileskills
   */
  getUserProfileskills(userId: string, request?: RequestOptions): ApiPromise<string[]> {
    return this.call('getUserProfileskills', 'GET /api/v2/users/{userId}/profileskills', { userId }, {}, request);
  }

  /**
   * Lists the queues a user is a member of, and whether the user is joined to each. Agents list their own with
   * `getRoutingQueuesMe`.
   *
   * @permissions any of `routing:queue:view`, `routing:queue:join`, `routing:queueMember:manage`
   * @see GET /api/v2/users/{userId}/queues
   */
  getUserQueues(userId: string, opts?: GetUserQueuesOptions, request?: RequestOptions): ApiPromise<UserQueueEntityListing> {
    return this.call('getUserQueues', 'GET /api/v2/users/{userId}/queues', { userId }, opts, request);
  }

  /**
   * Lists a user's roles and what they permit. For the divisions each role holds in, use `getAuthorizationSubject`.
   *
   * @param subjectId - The user's id.
   * @permissions any of `authorization:grant:view`
   * @see GET /api/v2/users/{subjectId}/roles
   */
  getUserRoles(subjectId: string, request?: RequestOptions): ApiPromise<UserAuthorization> {
    return this.call('getUserRoles', 'GET /api/v2/users/{subjectId}/roles', { subjectId }, {}, request);
  }

  /**
   * Lists the languages a user can be routed for, each with the user's proficiency.
   *
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
   * @see GET /api/v2/users/{userId}/routingstatus
   */
  getUserRoutingstatus(userId: string, request?: RequestOptions): ApiPromise<RoutingStatus> {
    return this.call('getUserRoutingstatus', 'GET /api/v2/users/{userId}/routingstatus', { userId }, {}, request);
  }

  /**
   * Reads whether a user is active, inactive or deleted, with the reason and date of the last change.
   *
   * @permissions any of `directory:userStateChange:view`
   * @see GET /api/v2/users/{userId}/state
   */
  getUserState(userId: string, request?: RequestOptions): ApiPromise<UserState> {
    return this.call('getUserState', 'GET /api/v2/users/{userId}/state', { userId }, {}, request);
  }

  /**
   * Reads a user's stations: the one in use, the default one and the one last used.
   *
   * @see GET /api/v2/users/{userId}/station
   */
  getUserStation(userId: string, request?: RequestOptions): ApiPromise<UserStations> {
    return this.call('getUserStation', 'GET /api/v2/users/{userId}/station', { userId }, {}, request);
  }

  /**
   * Lists the managers above a user, up the reporting line.
   *
   * @see GET /api/v2/users/{userId}/superiors
   */
  getUserSuperiors(userId: string, opts?: ExpandOptions<UserExpand>, request?: RequestOptions): ApiPromise<User[]> {
    return this.call('getUserSuperiors', 'GET /api/v2/users/{userId}/superiors', { userId }, opts, request);
  }

  /**
   * Lists the organisations that trust this user to work in them.
   *
   * @permissions all of `authorization:orgTrustor:view`
   * @see GET /api/v2/users/{userId}/trustors
   */
  getUserTrustors(userId: string, opts?: PageOptions, request?: RequestOptions): ApiPromise<TrustorEntityListing> {
    return this.call('getUserTrustors', 'GET /api/v2/users/{userId}/trustors', { userId }, opts, request);
  }

  /**
   * Lists the users of the organisation, active ones unless told otherwise. Good for walking through everybody or for a known
   * set of ids; to look for people by name, e-mail or other fields, use `postUsersSearch`.
   *
   * @see GET /api/v2/users
   */
  getUsers(opts?: GetUsersOptions, request?: RequestOptions): ApiPromise<UserEntityListing> {
    return this.call('getUsers', 'GET /api/v2/users', {}, opts, request);
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
   * @param type - Kind of activity the id belongs to: ids are told apart only together with it.
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
   * Reads the user that the access token belongs to, the usual first call after sign-in. Fails for tokens from the
   * client-credentials grant, which have no user.
   *
   * @param opts.expand - Accepts more than `getUser` does: settings of the organisation, favourites, reporting line and the
   * like arrive in the same call.
   * @param opts.integrationPresenceSource - Product whose presence is put into `integrationPresence`.
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
      >[];
      integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
    },
    request?: RequestOptions,
  ): ApiPromise<UserMe> {
    return this.call('getUsersMe', 'GET /api/v2/users/me', {}, opts, request);
  }

  /**
   * Repeats a user search from its encoded form, as the page links of `postUsersSearch` carry it. New searches are easier
   * with `postUsersSearch`.
   *
   * @param q64 - The search request as JSON, base64-encoded; the `q64` value of a page link can be passed on as it is.
   * @param opts.integrationPresenceSource - Product whose presence is put into `integrationPresence`.
   * @permissions any of `directory:user:view`
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
   * Changes the given fields of a user. Setting `state` deactivates a user or brings a deleted one back.
   *
   * @param body - Must hold the user's current `version`; a stale one is refused as a conflict.
   * @permissions any of `directory:user:edit`
   * @see PATCH /api/v2/users/{userId}
   */
  patchUser(userId: string, body: UpdateUser, request?: RequestOptions): ApiPromise<User> {
    return this.call('patchUser', 'PATCH /api/v2/users/{userId}', { userId, body }, {}, request);
  }

  /**
   * Changes single settings of a user's call forwarding, for instance to switch it on or off; `putUserCallforwarding`
   * replaces them all.
   *
   * @permissions any of `conversation:callForwarding:edit`
   * @see PATCH /api/v2/users/{userId}/callforwarding
   */
  patchUserCallforwarding(userId: string, body: CallForwarding, request?: RequestOptions): ApiPromise<CallForwarding> {
    return this.call('patchUserCallforwarding', 'PATCH /api/v2/users/{userId}/callforwarding', { userId, body }, {}, request);
  }

  /**
   * Reports a user's position from a client application.
   *
   * @param clientId - Id of the client application that reports.
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
   * @permissions any of `routing:skill:assign`
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
   * @permissions any of `directory:user:add`, `directory:user:edit`
   * @see PATCH /api/v2/users/bulk
   */
  patchUsersBulk(body: readonly PatchUser[], request?: RequestOptions): ApiPromise<UserEntityListing> {
    return this.call('patchUsersBulk', 'PATCH /api/v2/users/bulk', { body }, {}, request);
  }

  /**
   * Sums up agents' presence and routing-status times over a period, in groups and intervals of the caller's choosing.
   *
   * @permissions any of `analytics:userAggregate:view`
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
   * @permissions any of `analytics:userDetail:view`
   * @see POST /api/v2/analytics/users/details/jobs
   */
  postAnalyticsUsersDetailsJobs(body: AsyncUserDetailsQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call('postAnalyticsUsersDetailsJobs', 'POST /api/v2/analytics/users/details/jobs', { body }, {}, request);
  }

  /**
   * Reads the presence and routing-status periods of users in an interval, page by page and at once.
   *
   * @param body - `interval` in ISO 8601, plus the filters for users, presences and routing statuses; page with `paging`.
   * @permissions any of `analytics:userDetail:view`
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
   * @permissions any of `analytics:userObservation:view`
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
   * @permissions any of `authorization:grant:add`
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
   * @permissions any of `authorization:grant:delete`
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
   * @permissions any of `authorization:grant:add`
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
   * Sends a user the activation e-mail that leads to a first sign-in.
   *
   * @param opts.force - Sends it again although an earlier invitation is still open.
   * @permissions any of `directory:user:add`
   * @see POST /api/v2/users/{userId}/invite
   */
  postUserInvite(userId: string, opts?: { force?: boolean }, request?: RequestOptions): ApiPromise<void> {
    return this.call('postUserInvite', 'POST /api/v2/users/{userId}/invite', { userId }, opts, request);
  }

  /**
   * Sets another user's password, as an administrator does. For one's own, see `postUsersMePassword`.
   *
   * @permissions any of `directory:user:setPassword`
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
   * @permissions all of `routing:skill:assign`
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
   * @permissions any of `directory:user:add`
   * @see POST /api/v2/users
   */
  postUsers(body: CreateUser, request?: RequestOptions): ApiPromise<User> {
    return this.call('postUsers', 'POST /api/v2/users', { body }, {}, request);
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
   * @see POST /api/v2/users/me/password
   */
  postUsersMePassword(body: ChangeMyPasswordRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call('postUsersMePassword', 'POST /api/v2/users/me/password', { body }, {}, request);
  }

  /**
   * Searches users by the fields of their profile (name, e-mail, title, skills …) with paging, sorting and expansion.
   * `getUsers` is the call for a plain listing.
   *
   * @param body - `query` is a list of criteria, each with a match `type`, the `fields` to look in and the `value` or
   * `values` wanted.
   * @permissions any of `directory:user:view`
   * @see POST /api/v2/users/search
   */
  postUsersSearch(body: UserSearchRequest, request?: RequestOptions): ApiPromise<UsersSearchResponse> {
    return this.call('postUsersSearch', 'POST /api/v2/users/search', { body }, {}, request);
  }

  /**
   * Sets how many conversations of each media type an agent may handle at a time, and what may interrupt what, in place of
   * the organisation's settings.
   *
   * @param body - One entry a media type.
   * @permissions any of `routing:utilization:manage`
   * @see PUT /api/v2/routing/users/{userId}/utilization
   */
  putRoutingUserUtilization(userId: string, body: Utilization, request?: RequestOptions): ApiPromise<AgentMaxUtilization> {
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
   * @permissions any of `conversation:callForwarding:edit`
   * @see PUT /api/v2/users/{userId}/callforwarding
   */
  putUserCallforwarding(userId: string, body: CallForwarding, request?: RequestOptions): ApiPromise<CallForwarding> {
    return this.call('putUserCallforwarding', 'PUT /api/v2/users/{userId}/callforwarding', { userId, body }, {}, request);
  }

  /**
   * Sets or clears a user's out-of-office period.
   *
   * @see PUT /api/v2/users/{userId}/outofoffice
   */
  putUserOutofoffice(userId: string, body: OutOfOffice, request?: RequestOptions): ApiPromise<OutOfOffice> {
    return this.call('putUserOutofoffice', 'PUT /api/v2/users/{userId}/outofoffice', { userId, body }, {}, request);
  }

  /**
   * Replaces the free-text skills on a user's profile. They do not influence routing.
   *
   * @permissions any of `directory:userProfile:edit`
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
   * @permissions any of `authorization:grant:add`
   * @see PUT /api/v2/users/{subjectId}/roles
   */
  putUserRoles(subjectId: string, body: readonly string[], request?: RequestOptions): ApiPromise<UserAuthorization> {
    return this.call('putUserRoles', 'PUT /api/v2/users/{subjectId}/roles', { subjectId, body }, {}, request);
  }

  /**
   * Changes a user's proficiency in, or the state of, an ACD skill that the user already has.
   *
   * @permissions all of `routing:skill:assign`
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
   * @permissions any of `routing:skill:assign`
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
   * Sets an agent's routing status, for instance to bring somebody who is `NOT_RESPONDING` back to `IDLE`.
   *
   * @see PUT /api/v2/users/{userId}/routingstatus
   */
  putUserRoutingstatus(userId: string, body: RoutingStatus, request?: RequestOptions): ApiPromise<RoutingStatus> {
    return this.call('putUserRoutingstatus', 'PUT /api/v2/users/{userId}/routingstatus', { userId, body }, {}, request);
  }

  /**
   * Makes a user active, inactive or deleted and keeps a reason and date for the change.
   *
   * @permissions any of `directory:user:edit`
   * @see PUT /api/v2/users/{userId}/state
   */
  putUserState(userId: string, body: UserState, request?: RequestOptions): ApiPromise<UserState> {
    return this.call('putUserState', 'PUT /api/v2/users/{userId}/state', { userId, body }, {}, request);
  }

  /**
   * Associates a user with a station, which from then on rings for that user's calls.
   *
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
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace UsersApi {
  type getAnalyticsUsersDetailsJobResultsOptions = OptionsOf<UsersApi['getAnalyticsUsersDetailsJobResults']>;
  type getAuthorizationDivisionspermittedMeOptions = OptionsOf<UsersApi['getAuthorizationDivisionspermittedMe']>;
  type getAuthorizationDivisionspermittedPagedMeOptions = PageOptions;
  type getAuthorizationDivisionspermittedPagedSubjectIdOptions = PageOptions;
  type getProfilesUsersOptions = GetProfilesUsersOptions;
  type getUserOptions = GetUserOptions;
  type getUserAdjacentsOptions = OptionsOf<UsersApi['getUserAdjacents']>;
  type getUserDirectreportsOptions = OptionsOf<UsersApi['getUserDirectreports']>;
  type getUserFavoritesOptions = GetUserFavoritesOptions;
  type getUserProfileOptions = OptionsOf<UsersApi['getUserProfile']>;
  type getUserQueuesOptions = GetUserQueuesOptions;
  type getUserRoutinglanguagesOptions = GetUserRoutinglanguagesOptions;
  type getUserRoutingskillsOptions = GetUserRoutingskillsOptions;
  type getUserSuperiorsOptions = OptionsOf<UsersApi['getUserSuperiors']>;
  type getUserTrustorsOptions = PageOptions;
  type getUsersOptions = GetUsersOptions;
  type getUsersDevelopmentActivitiesOptions = GetUsersDevelopmentActivitiesOptions;
  type getUsersDevelopmentActivitiesMeOptions = GetUsersDevelopmentActivitiesMeOptions;
  type getUsersMeOptions = OptionsOf<UsersApi['getUsersMe']>;
  type getUsersSearchOptions = OptionsOf<UsersApi['getUsersSearch']>;
  type patchUserQueuesOptions = OptionsOf<UsersApi['patchUserQueues']>;
  type postAuthorizationSubjectBulkaddOptions = OptionsOf<UsersApi['postAuthorizationSubjectBulkadd']>;
  type postAuthorizationSubjectBulkreplaceOptions = OptionsOf<UsersApi['postAuthorizationSubjectBulkreplace']>;
  type postAuthorizationSubjectDivisionRoleOptions = OptionsOf<UsersApi['postAuthorizationSubjectDivisionRole']>;
  type postUserInviteOptions = OptionsOf<UsersApi['postUserInvite']>;
}
