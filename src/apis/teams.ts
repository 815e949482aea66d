import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { Team } from '../models/shared.js';
import type { TeamSearchRequest, TeamsSearchResponse } from '../models/shared-search.js';
import type { TeamEntityListing, TeamMemberAddListingResponse, TeamMemberEntityListing, TeamMembers } from '../models/teams.js';
import type { AfterBeforeOptions } from '../models/options.js';
import type { TeamActivityQuery, TeamActivityResponse } from '../models/shared-activity.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetTeamMembersOptions extends AfterBeforeOptions {
  /** @defaultValue `25` */
  pageSize?: number;
  /** `entities` fills in the members' names, who otherwise come as bare references. */
  expand?: OpenEnum<'entities'>;
}

export interface GetTeamsOptions {
  /** @defaultValue `25` */
  pageSize?: number;
  name?: string;
  /** Cursor of the page to read forward from, as given in `nextUri` of the previous answer. */
  after?: string;
  /** Cursor of the page to read backward from, as given in `previousUri`. */
  before?: string;
  /** `entities.division` fills in each team's division, which otherwise comes as a bare reference. */
  expand?: OpenEnum<'entities.division'>;
}

/**
 * Teams: named sets of users within a division, by which supervisors group agents for reporting, learning rules and
 * scheduling. The calls here keep the teams themselves; a team comes back with the number of its members, not with their
 * names.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class TeamsApi extends PlatformApi {
  /**
   * Deletes a team. The users in it are not touched; they merely lose the grouping.
   *
   * @permissions `groups:team:delete`
   * @see DELETE /api/v2/teams/{teamId}
   */
  deleteTeam(teamId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteTeam', 'DELETE /api/v2/teams/{teamId}', { teamId }, {}, request);
  }

  /**
   * Takes users out of a team; their accounts and queue memberships are not affected.
   *
   * @param id - Ids of the users, separated by commas.
   * @permissions `groups:team:assign`
   * @see DELETE /api/v2/teams/{teamId}/members
   */
  deleteTeamMembers(teamId: string, id: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteTeamMembers', 'DELETE /api/v2/teams/{teamId}/members', { teamId, id }, {}, request);
  }

  /**
   * Reads one team: its name, description, division and number of members.
   *
   * @param opts.expand - `entities.division` fills in the team's division.
   * @permissions `groups:team:view`
   * @see GET /api/v2/teams/{teamId}
   */
  getTeam(teamId: string, opts?: { expand?: OpenEnum<'entities.division'> }, request?: RequestOptions): ApiPromise<Team> {
    return this.call('getTeam', 'GET /api/v2/teams/{teamId}', { teamId }, opts, request);
  }

  /**
   * Lists the users in a team, page by page.
   *
   * @permissions `groups:team:view`
   * @see GET /api/v2/teams/{teamId}/members
   */
  getTeamMembers(teamId: string, opts?: GetTeamMembersOptions, request?: RequestOptions): ApiPromise<TeamMemberEntityListing> {
    return this.call('getTeamMembers', 'GET /api/v2/teams/{teamId}/members', { teamId }, opts, request);
  }

  /**
   * Lists teams, page by page with cursors rather than page numbers. To search by several criteria, use `postTeamsSearch`.
   *
   * @permissions `groups:team:view`
   * @see GET /api/v2/teams
   */
  getTeams(opts?: GetTeamsOptions, request?: RequestOptions): ApiPromise<TeamEntityListing> {
    return this.call('getTeams', 'GET /api/v2/teams', {}, opts, request);
  }

  /**
   * Changes a team's name, description or division. Members are not part of the body.
   *
   * @param body - `name` is needed even where it stays the same.
   * @permissions `groups:team:edit`
   * @see PATCH /api/v2/teams/{teamId}
   */
  patchTeam(teamId: string, body: Team, request?: RequestOptions): ApiPromise<Team> {
    return this.call('patchTeam', 'PATCH /api/v2/teams/{teamId}', { teamId, body }, {}, request);
  }

  /**
   * Counts, team by team, how many members are at this moment on or off queue or in each presence and routing status.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:teamObservation:view`
   * @see POST /api/v2/analytics/teams/activity/query
   */
  postAnalyticsTeamsActivityQuery(
    body: TeamActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<TeamActivityResponse> {
    return this.call('postAnalyticsTeamsActivityQuery', 'POST /api/v2/analytics/teams/activity/query', { body }, opts, request);
  }

  /**
   * Puts users into a team. A user in another division, or unknown, comes back in `failures` with the reason, and the others are
   * added nevertheless.
   *
   * @permissions `groups:team:assign`
   * @see POST /api/v2/teams/{teamId}/members
   */
  postTeamMembers(teamId: string, body: TeamMembers, request?: RequestOptions): ApiPromise<TeamMemberAddListingResponse> {
    return this.call('postTeamMembers', 'POST /api/v2/teams/{teamId}/members', { teamId, body }, {}, request);
  }

  /**
   * Creates an empty team.
   *
   * @param body - `division` places it; `id`, dates and `memberCount` are set by the platform.
   * @permissions `groups:team:add`
   * @see POST /api/v2/teams
   */
  postTeams(body: Team, request?: RequestOptions): ApiPromise<Team> {
    return this.call('postTeams', 'POST /api/v2/teams', { body }, {}, request);
  }

  /**
   * Searches teams by criteria over their fields, sorted and numbered by page; `getTeams` is enough to look one up by name.
   *
   * @param body - Each entry of `query` is one criterion; `sortOrder` `SCORE` ranks by relevance.
   * @permissions `groups:team:view`
   * @see POST /api/v2/teams/search
   */
  postTeamsSearch(body: TeamSearchRequest, request?: RequestOptions): ApiPromise<TeamsSearchResponse> {
    return this.call('postTeamsSearch', 'POST /api/v2/teams/search', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace TeamsApi {
  type getTeamOptions = OptionsOf<TeamsApi['getTeam']>;
  type getTeamMembersOptions = GetTeamMembersOptions;
  type getTeamsOptions = GetTeamsOptions;
  type postAnalyticsTeamsActivityQueryOptions = OptionsOf<TeamsApi['postAnalyticsTeamsActivityQuery']>;
}
