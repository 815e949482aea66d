import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AllTimePoints,
  AssignUsers,
  Assignment,
  AssignmentValidation,
  AttendanceStatusListing,
  ContestScoresAgentTrendList,
  ContestScoresAgentsPagedList,
  ContestScoresGroupTrendList,
  ContestsCreateRequest,
  ContestsFinalizeRequest,
  ContestsResponse,
  CreateMetric,
  CreatePerformanceProfile,
  ExternalMetricDataWriteRequest,
  ExternalMetricDataWriteResponse,
  ExternalMetricDefinition,
  ExternalMetricDefinitionCreateRequest,
  ExternalMetricDefinitionListing,
  ExternalMetricDefinitionUpdateRequest,
  GamificationStatus,
  GetContestsEssentialsListing,
  GetMetricDefinitionsResponse,
  GetMetricResponse,
  GetMetricsResponse,
  GetProfilesResponse,
  GetTemplatesResponse,
  InsightsAgents,
  InsightsDetails,
  InsightsRankings,
  InsightsSummary,
  InsightsTrend,
  Leaderboard,
  MemberListing,
  Metric,
  MetricDefinition,
  MetricValueTrendAverage,
  ObjectiveTemplate,
  OverallBestPoints,
  PerformanceProfile,
  PrizeImages,
  SingleWorkdayAveragePoints,
  SingleWorkdayAverageValues,
  TargetPerformanceProfile,
  UserBestPoints,
  UserInsightsTrend,
  UserProfilesInDateRange,
  UserProfilesInDateRangeRequest,
  ValidateAssignUsers,
  WorkdayMetricListing,
  WorkdayPointsTrend,
  WorkdayValuesTrend,
} from '../models/gamification.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { PageOptions } from '../models/options.js';
import type { WeekDay } from '../models/shared-enumerations.js';
import type { GamificationContestPrizeImageUploadUrlRequest, UploadUrlResponse } from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetGamificationContestAgentsScoresMeOptions extends PageOptions {
  /** The standing on this day. */
  workday?: string;
  /** `TopAndBottom` brings only the two ends of the ranking. @defaultValue `All` */
  returnsView?: OpenEnum<'All' | 'TopAndBottom'>;
}

export interface GetGamificationContestAgentsScoresOptions extends PageOptions {
  /** The standing on this day. */
  workday?: string;
  /** `TopAndBottom` brings only the two ends of the ranking. @defaultValue `All` */
  returnsView?: OpenEnum<'All' | 'TopAndBottom'>;
}

export interface GetGamificationContestsMeOptions extends PageOptions {
  /** First day of the span that is looked at. */
  dateStart?: string;
  /** Last day of the span that is looked at. */
  dateEnd?: string;
  /** Only contests in one of these states. */
  status?: readonly OpenEnum<'Upcoming' | 'Ongoing' | 'Pending' | 'RecentlyCompleted' | 'Completed' | 'Cancelled'>[];
  /** @defaultValue `dateStart` */
  sortBy?: OpenEnum<'title' | 'dateStart' | 'dateEnd' | 'dateFinalized' | 'status' | 'profile' | 'participantCount'>;
  /** @defaultValue `desc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Whether to list contests in which the caller competes, or those the caller has set up. @defaultValue `participant` */
  view?: OpenEnum<'participant' | 'creator'>;
}

export interface GetGamificationContestsOptions extends PageOptions {
  /** First day of the span that is looked at. */
  dateStart?: string;
  /** Last day of the span that is looked at. */
  dateEnd?: string;
  /** Only contests in one of these states. */
  status?: readonly OpenEnum<'Upcoming' | 'Ongoing' | 'Pending' | 'RecentlyCompleted' | 'Completed' | 'Cancelled'>[];
  /** @defaultValue `dateStart` */
  sortBy?: OpenEnum<'title' | 'dateStart' | 'dateEnd' | 'dateFinalized' | 'status' | 'profile' | 'participantCount'>;
  /** @defaultValue `desc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
}

export interface GetGamificationInsightsOptions extends PageOptions {
  /** What the agents are ordered by. */
  sortKey?: OpenEnum<
    'percentOfGoal' | 'percentOfGoalChange' | 'overallPercentOfGoal' | 'overallPercentOfGoalChange' | 'value' | 'valueChange'
  >;
  /** Metric to sort by, where `sortKey` is a figure of one metric. */
  sortMetricId?: string;
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Only these users; ids separated by commas. */
  userIds?: string;
  /** Only users who report to this manager. */
  reportsTo?: string;
}

export interface GetGamificationInsightsRankingsOptions {
  /** Metric to rank by, where `sortKey` is a figure of one metric. */
  sortMetricId?: string;
  /** How many leaders and how many trailers to bring, before those who tie with the last. */
  sectionSize?: number;
  /** Only these users; ids separated by commas. */
  userIds?: string;
  /** Only users who report to this manager. */
  reportsTo?: string;
}

export interface GetGamificationProfileMetricsOptions {
  /** `objective` adds zones and points of each metric. */
  expand?: readonly OpenEnum<'objective'>[];
  /** Metrics as they were on this day, `yyyy-MM-dd`. @format date */
  workday?: string;
  /** Only these metrics, ids separated by commas in one string. */
  metricIds?: string;
}

export interface GetGamificationScorecardsProfileMetricUsersValuesTrendsOptions {
  /** Id of the profile or division, as `filterType` says. */
  filterId?: string;
  /** Day, `yyyy-MM-dd`, whose profile of the user applies; the current profile where it is left out. @format date */
  referenceWorkday?: string;
  /** IANA name, e.g. `Europe/Dublin`, by which workdays are cut. @defaultValue `UTC` */
  timeZone?: string;
}

export interface GetGamificationScorecardsProfileMetricValuesTrendsOptions {
  /** Average over the caller's profile or division instead of the caller's own values. */
  filterType?: OpenEnum<'PerformanceProfile' | 'Division'>;
  /** Day, `yyyy-MM-dd`, whose profile of the user applies; the current profile where it is left out. @format date */
  referenceWorkday?: string;
  /** IANA name, e.g. `Europe/Dublin`, by which workdays are cut. @defaultValue `UTC` */
  timeZone?: string;
}

export interface GetGamificationScorecardsValuesTrendsOptions {
  /** Average over the caller's profile or division instead of the caller's own values. */
  filterType?: OpenEnum<'PerformanceProfile' | 'Division'>;
  /** Day, `yyyy-MM-dd`, whose profile of the user applies; the current profile where it is left out. @format date */
  referenceWorkday?: string;
  /** IANA name, e.g. `Europe/Dublin`, by which workdays are cut. @defaultValue `UTC` */
  timeZone?: string;
}

/**
 * Gamification: performance profiles, whose metrics turn agents' daily results into points, and the scorecards, leaderboards
 * and trends made of them. A metric combines a definition (what is measured) with an objective (zones of values and the
 * points each is worth). Users belong to one profile at a time. External metrics bring in values measured outside the
 * platform. A workday is a plain date, `yyyy-MM-dd`.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class GamificationApi extends PlatformApi {
  /**
   * Deletes the definition of an external metric. One that profiles use shows `inUse`.
   *
   * @permissions `employeePerformance:externalMetricDefinition:delete`
   * @see DELETE /api/v2/employeeperformance/externalmetrics/definitions/{metricId}
   */
  deleteEmployeeperformanceExternalmetricsDefinition(metricId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteEmployeeperformanceExternalmetricsDefinition',
      'DELETE /api/v2/employeeperformance/externalmetrics/definitions/{metricId}',
      { metricId },
      {},
      request,
    );
  }

  /**
   * Removes a contest from the organisation. To call it off and keep it on record, set its status to `Cancelled` with
   * `patchGamificationContest`.
   *
   * @permissions any of `gamification:contest:delete`, `gamification:contest:deleteAll`
   * @see DELETE /api/v2/gamification/contests/{contestId}
   */
  deleteGamificationContest(contestId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteGamificationContest', 'DELETE /api/v2/gamification/contests/{contestId}', { contestId }, {}, request);
  }

  /**
   * Reads the definition of an external metric: its unit, precision, retention and whether a profile uses it.
   *
   * @permissions `employeePerformance:externalMetricDefinition:view`
   * @see GET /api/v2/employeeperformance/externalmetrics/definitions/{metricId}
   */
  getEmployeeperformanceExternalmetricsDefinition(
    metricId: string,
    request?: RequestOptions,
  ): ApiPromise<ExternalMetricDefinition> {
    return this.call(
      'getEmployeeperformanceExternalmetricsDefinition',
      'GET /api/v2/employeeperformance/externalmetrics/definitions/{metricId}',
      { metricId },
      {},
      request,
    );
  }

  /**
   * Lists the definitions of external metrics, page by page. Those that the platform measures itself are in
   * `getGamificationMetricdefinitions`.
   *
   * @permissions `employeePerformance:externalMetricDefinition:view`
   * @see GET /api/v2/employeeperformance/externalmetrics/definitions
   */
  getEmployeeperformanceExternalmetricsDefinitions(
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<ExternalMetricDefinitionListing> {
    return this.call(
      'getEmployeeperformanceExternalmetricsDefinitions',
      'GET /api/v2/employeeperformance/externalmetrics/definitions',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads one contest in full: dates, metrics with their weights, prizes, participants and, once it is finalised, the winners.
   *
   * @permissions `gamification:contest:view`
   * @see GET /api/v2/gamification/contests/{contestId}
   */
  getGamificationContest(contestId: string, request?: RequestOptions): ApiPromise<ContestsResponse> {
    return this.call('getGamificationContest', 'GET /api/v2/gamification/contests/{contestId}', { contestId }, {}, request);
  }

  /**
   * Lists the scores of all participants of a contest with their ranks, for supervisors.
   *
   * @permissions `gamification:contest:viewAll`
   * @see GET /api/v2/gamification/contests/{contestId}/agents/scores
   */
  getGamificationContestAgentsScores(
    contestId: string,
    opts?: GetGamificationContestAgentsScoresOptions,
    request?: RequestOptions,
  ): ApiPromise<ContestScoresAgentsPagedList> {
    return this.call(
      'getGamificationContestAgentsScores',
      'GET /api/v2/gamification/contests/{contestId}/agents/scores',
      { contestId },
      opts,
      request,
    );
  }

  /**
   * Lists the scores of a contest as the caller, a participant, may see them.
   *
   * @permissions `gamification:contest:view`
   * @see GET /api/v2/gamification/contests/{contestId}/agents/scores/me
   */
  getGamificationContestAgentsScoresMe(
    contestId: string,
    opts?: GetGamificationContestAgentsScoresMeOptions,
    request?: RequestOptions,
  ): ApiPromise<ContestScoresAgentsPagedList> {
    return this.call(
      'getGamificationContestAgentsScoresMe',
      'GET /api/v2/gamification/contests/{contestId}/agents/scores/me',
      { contestId },
      opts,
      request,
    );
  }

  /**
   * Follows the average score of a contest's participants from day to day, overall and by metric.
   *
   * @permissions `gamification:contest:view`
   * @see GET /api/v2/gamification/contests/{contestId}/agents/scores/trends
   */
  getGamificationContestAgentsScoresTrends(contestId: string, request?: RequestOptions): ApiPromise<ContestScoresGroupTrendList> {
    return this.call(
      'getGamificationContestAgentsScoresTrends',
      'GET /api/v2/gamification/contests/{contestId}/agents/scores/trends',
      { contestId },
      {},
      request,
    );
  }

  /**
   * Follows the caller's own score and rank in a contest from day to day.
   *
   * @permissions `gamification:contest:view`
   * @see GET /api/v2/gamification/contests/{contestId}/agents/scores/trends/me
   */
  getGamificationContestAgentsScoresTrendsMe(
    contestId: string,
    request?: RequestOptions,
  ): ApiPromise<ContestScoresAgentTrendList> {
    return this.call(
      'getGamificationContestAgentsScoresTrendsMe',
      'GET /api/v2/gamification/contests/{contestId}/agents/scores/trends/me',
      { contestId },
      {},
      request,
    );
  }

  /**
   * Brings the address of the picture of a contest's prize.
   *
   * @permissions any of `gamification:contest:view`, `gamification:contest:viewAll`
   * @see GET /api/v2/gamification/contests/{contestId}/prizeimages/{prizeImageId}
   */
  getGamificationContestPrizeimage(contestId: string, prizeImageId: string, request?: RequestOptions): ApiPromise<PrizeImages> {
    return this.call(
      'getGamificationContestPrizeimage',
      'GET /api/v2/gamification/contests/{contestId}/prizeimages/{prizeImageId}',
      { contestId, prizeImageId },
      {},
      request,
    );
  }

  /**
   * Lists the contests of the organisation in short form, for those who run them; participants use `getGamificationContestsMe`.
   *
   * @permissions `gamification:contest:viewAll`
   * @see GET /api/v2/gamification/contests
   */
  getGamificationContests(
    opts?: GetGamificationContestsOptions,
    request?: RequestOptions,
  ): ApiPromise<GetContestsEssentialsListing> {
    return this.call('getGamificationContests', 'GET /api/v2/gamification/contests', {}, opts, request);
  }

  /**
   * Lists the contests that the caller takes part in or has created, with the caller's own standing.
   *
   * @permissions `gamification:contest:view`
   * @see GET /api/v2/gamification/contests/me
   */
  getGamificationContestsMe(
    opts?: GetGamificationContestsMeOptions,
    request?: RequestOptions,
  ): ApiPromise<GetContestsEssentialsListing> {
    return this.call('getGamificationContestsMe', 'GET /api/v2/gamification/contests/me', {}, opts, request);
  }

  /**
   * Compares two periods for every agent of a profile or division: percentage of goal and value, overall and by metric. One
   * agent in full is read with `getGamificationInsightsUserDetails`.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param comparativePeriodStartWorkday - First day of the period to compare with; its length follows from `granularity`.
   * @param primaryPeriodStartWorkday - First day of the period of interest; its length follows from `granularity`.
   * @permissions `gamification:insights:viewAll`
   * @see GET /api/v2/gamification/insights
   */
  getGamificationInsights(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Weekly' | 'Monthly'>,
    comparativePeriodStartWorkday: string,
    primaryPeriodStartWorkday: string,
    opts?: GetGamificationInsightsOptions,
    request?: RequestOptions,
  ): ApiPromise<InsightsSummary> {
    return this.call(
      'getGamificationInsights',
      'GET /api/v2/gamification/insights',
      { filterType, filterId, granularity, comparativePeriodStartWorkday, primaryPeriodStartWorkday },
      opts,
      request,
    );
  }

  /**
   * Compares two periods for the caller, with ranks: points, percentage of goal and value, overall and by metric.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param comparativePeriodStartWorkday - First day of the period to compare with; its length follows from `granularity`.
   * @param primaryPeriodStartWorkday - First day of the period of interest; its length follows from `granularity`.
   * @permissions `gamification:insights:view`
   * @see GET /api/v2/gamification/insights/details
   */
  getGamificationInsightsDetails(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Weekly' | 'Monthly'>,
    comparativePeriodStartWorkday: string,
    primaryPeriodStartWorkday: string,
    request?: RequestOptions,
  ): ApiPromise<InsightsDetails> {
    return this.call(
      'getGamificationInsightsDetails',
      'GET /api/v2/gamification/insights/details',
      { filterType, filterId, granularity, comparativePeriodStartWorkday, primaryPeriodStartWorkday },
      {},
      request,
    );
  }

  /**
   * Follows the averages around the caller in a profile or division over two periods, step by step.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @permissions `gamification:insights:view`
   * @see GET /api/v2/gamification/insights/groups/trends
   */
  getGamificationInsightsGroupsTrends(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Daily' | 'Weekly' | 'Monthly'>,
    comparativePeriodStartWorkday: string,
    comparativePeriodEndWorkday: string,
    primaryPeriodStartWorkday: string,
    primaryPeriodEndWorkday: string,
    request?: RequestOptions,
  ): ApiPromise<InsightsTrend> {
    return this.call(
      'getGamificationInsightsGroupsTrends',
      'GET /api/v2/gamification/insights/groups/trends',
      {
        filterType,
        filterId,
        granularity,
        comparativePeriodStartWorkday,
        comparativePeriodEndWorkday,
        primaryPeriodStartWorkday,
        primaryPeriodEndWorkday,
      },
      {},
      request,
    );
  }

  /**
   * Follows the averages of any profile or division over two periods, step by step, for supervisors.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @permissions `gamification:insights:viewAll`
   * @see GET /api/v2/gamification/insights/groups/trends/all
   */
  getGamificationInsightsGroupsTrendsAll(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Daily' | 'Weekly' | 'Monthly'>,
    comparativePeriodStartWorkday: string,
    comparativePeriodEndWorkday: string,
    primaryPeriodStartWorkday: string,
    primaryPeriodEndWorkday: string,
    request?: RequestOptions,
  ): ApiPromise<InsightsTrend> {
    return this.call(
      'getGamificationInsightsGroupsTrendsAll',
      'GET /api/v2/gamification/insights/groups/trends/all',
      {
        filterType,
        filterId,
        granularity,
        comparativePeriodStartWorkday,
        comparativePeriodEndWorkday,
        primaryPeriodStartWorkday,
        primaryPeriodEndWorkday,
      },
      {},
      request,
    );
  }

  /**
   * Lists the managers of the agents that a profile or division had in a period, to filter insights by.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param startWorkday - First day of the period; its length follows from `granularity`.
   * @param opts.pageSize - Entities a page. The platform assumes 100.
   * @param opts.pageNumber - Which page, counted from 1. The platform assumes 1.
   * @permissions `gamification:insights:viewAll`
   * @see GET /api/v2/gamification/insights/managers
   */
  getGamificationInsightsManagers(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Weekly' | 'Monthly'>,
    startWorkday: string,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<InsightsAgents> {
    return this.call(
      'getGamificationInsightsManagers',
      'GET /api/v2/gamification/insights/managers',
      { filterType, filterId, granularity, startWorkday },
      opts,
      request,
    );
  }

  /**
   * Lists the agents that a profile or division had in a period, each with the manager.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param startWorkday - First day of the period; its length follows from `granularity`.
   * @param opts.reportsTo - Only users who report to this manager.
   * @permissions `gamification:insights:viewAll`
   * @see GET /api/v2/gamification/insights/members
   */
  getGamificationInsightsMembers(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Weekly' | 'Monthly'>,
    startWorkday: string,
    opts?: { reportsTo?: string },
    request?: RequestOptions,
  ): ApiPromise<InsightsAgents> {
    return this.call(
      'getGamificationInsightsMembers',
      'GET /api/v2/gamification/insights/members',
      { filterType, filterId, granularity, startWorkday },
      opts,
      request,
    );
  }

  /**
   * Brings the leaders and the trailers of a profile or division by a figure of choice.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param comparativePeriodStartWorkday - First day of the period to compare with; its length follows from `granularity`.
   * @param primaryPeriodStartWorkday - First day of the period of interest; its length follows from `granularity`.
   * @param sortKey - The figure that ranks the agents.
   * @permissions `gamification:insights:viewAll`
   * @see GET /api/v2/gamification/insights/rankings
   */
  getGamificationInsightsRankings(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Weekly' | 'Monthly'>,
    comparativePeriodStartWorkday: string,
    primaryPeriodStartWorkday: string,
    sortKey: OpenEnum<
      'percentOfGoal' | 'percentOfGoalChange' | 'overallPercentOfGoal' | 'overallPercentOfGoalChange' | 'value' | 'valueChange'
    >,
    opts?: GetGamificationInsightsRankingsOptions,
    request?: RequestOptions,
  ): ApiPromise<InsightsRankings> {
    return this.call(
      'getGamificationInsightsRankings',
      'GET /api/v2/gamification/insights/rankings',
      { filterType, filterId, granularity, comparativePeriodStartWorkday, primaryPeriodStartWorkday, sortKey },
      opts,
      request,
    );
  }

  /**
   * Follows the caller's own figures and ranks over two periods, step by step.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @permissions `gamification:insights:view`
   * @see GET /api/v2/gamification/insights/trends
   */
  getGamificationInsightsTrends(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Daily' | 'Weekly'>,
    comparativePeriodStartWorkday: string,
    comparativePeriodEndWorkday: string,
    primaryPeriodStartWorkday: string,
    primaryPeriodEndWorkday: string,
    request?: RequestOptions,
  ): ApiPromise<UserInsightsTrend> {
    return this.call(
      'getGamificationInsightsTrends',
      'GET /api/v2/gamification/insights/trends',
      {
        filterType,
        filterId,
        granularity,
        comparativePeriodStartWorkday,
        comparativePeriodEndWorkday,
        primaryPeriodStartWorkday,
        primaryPeriodEndWorkday,
      },
      {},
      request,
    );
  }

  /**
   * Compares two periods for one agent, with ranks: points, percentage of goal and value, overall and by metric.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param comparativePeriodStartWorkday - First day of the period to compare with; its length follows from `granularity`.
   * @param primaryPeriodStartWorkday - First day of the period of interest; its length follows from `granularity`.
   * @permissions `gamification:insights:viewAll`
   * @see GET /api/v2/gamification/insights/users/{userId}/details
   */
  getGamificationInsightsUserDetails(
    userId: string,
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Weekly' | 'Monthly'>,
    comparativePeriodStartWorkday: string,
    primaryPeriodStartWorkday: string,
    request?: RequestOptions,
  ): ApiPromise<InsightsDetails> {
    return this.call(
      'getGamificationInsightsUserDetails',
      'GET /api/v2/gamification/insights/users/{userId}/details',
      { userId, filterType, filterId, granularity, comparativePeriodStartWorkday, primaryPeriodStartWorkday },
      {},
      request,
    );
  }

  /**
   * Follows one agent's figures and ranks over two periods, step by step.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @permissions `gamification:insights:viewAll`
   * @see GET /api/v2/gamification/insights/users/{userId}/trends
   */
  getGamificationInsightsUserTrends(
    userId: string,
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    granularity: OpenEnum<'Daily' | 'Weekly'>,
    comparativePeriodStartWorkday: string,
    comparativePeriodEndWorkday: string,
    primaryPeriodStartWorkday: string,
    primaryPeriodEndWorkday: string,
    request?: RequestOptions,
  ): ApiPromise<UserInsightsTrend> {
    return this.call(
      'getGamificationInsightsUserTrends',
      'GET /api/v2/gamification/insights/users/{userId}/trends',
      {
        userId,
        filterType,
        filterId,
        granularity,
        comparativePeriodStartWorkday,
        comparativePeriodEndWorkday,
        primaryPeriodStartWorkday,
        primaryPeriodEndWorkday,
      },
      {},
      request,
    );
  }

  /**
   * Ranks the members of the caller's own profile by points earned over a span of workdays, and tells the caller's rank. For
   * any other profile, or a whole division, use `getGamificationLeaderboardAll`.
   *
   * @param startWorkday - First workday counted, `yyyy-MM-dd`.
   * @param endWorkday - Last workday counted, `yyyy-MM-dd`.
   * @param opts.metricId - Rank by this metric's points alone, instead of the sum over all metrics.
   * @permissions `gamification:leaderboard:view`
   * @see GET /api/v2/gamification/leaderboard
   */
  getGamificationLeaderboard(
    startWorkday: string,
    endWorkday: string,
    opts?: { metricId?: string },
    request?: RequestOptions,
  ): ApiPromise<Leaderboard> {
    return this.call(
      'getGamificationLeaderboard',
      'GET /api/v2/gamification/leaderboard',
      { startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Ranks the members of any profile or division by points, for supervisors.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param startWorkday - First workday counted, `yyyy-MM-dd`.
   * @param endWorkday - Last workday counted, `yyyy-MM-dd`.
   * @param opts.metricId - Rank by this metric's points alone, instead of the sum over all metrics.
   * @permissions `gamification:leaderboard:viewAll`
   * @see GET /api/v2/gamification/leaderboard/all
   */
  getGamificationLeaderboardAll(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    startWorkday: string,
    endWorkday: string,
    opts?: { metricId?: string },
    request?: RequestOptions,
  ): ApiPromise<Leaderboard> {
    return this.call(
      'getGamificationLeaderboardAll',
      'GET /api/v2/gamification/leaderboard/all',
      { filterType, filterId, startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Tells the highest points ever reached in a profile or division by day, week and month, and by whom.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @permissions `gamification:leaderboard:viewAll`
   * @see GET /api/v2/gamification/leaderboard/all/bestpoints
   */
  getGamificationLeaderboardAllBestpoints(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    request?: RequestOptions,
  ): ApiPromise<OverallBestPoints> {
    return this.call(
      'getGamificationLeaderboardAllBestpoints',
      'GET /api/v2/gamification/leaderboard/all/bestpoints',
      { filterType, filterId },
      {},
      request,
    );
  }

  /**
   * Tells the highest points ever reached in the caller's own profile by day, week and month, and by whom.
   *
   * @permissions `gamification:leaderboard:view`
   * @see GET /api/v2/gamification/leaderboard/bestpoints
   */
  getGamificationLeaderboardBestpoints(request?: RequestOptions): ApiPromise<OverallBestPoints> {
    return this.call('getGamificationLeaderboardBestpoints', 'GET /api/v2/gamification/leaderboard/bestpoints', {}, {}, request);
  }

  /**
   * Reads one metric with its objective. `getGamificationProfileMetric` does so within a given profile.
   *
   * @param opts.workday - The objective in force on this day, `yyyy-MM-dd`; without it, the current one.
   * @param opts.performanceProfileId - Profile in which the metric is looked up.
   * @deprecated The platform no longer offers it. Use `getGamificationProfileMetric`.
   * @permissions any of `gamification:profile:view`, `gamification:leaderboard:view`, `gamification:scorecard:view`
   * @see GET /api/v2/gamification/metrics/{metricId}
   */
  getGamificationMetric(
    metricId: string,
    opts?: { workday?: string; performanceProfileId?: string },
    request?: RequestOptions,
  ): ApiPromise<Metric> {
    return this.call('getGamificationMetric', 'GET /api/v2/gamification/metrics/{metricId}', { metricId }, opts, request, {
      retired: true,
    });
  }

  /**
   * Reads one definition of a metric that the platform can measure: its unit and the objective it suggests.
   *
   * @permissions `gamification:profile:view`
   * @see GET /api/v2/gamification/metricdefinitions/{metricDefinitionId}
   */
  getGamificationMetricdefinition(metricDefinitionId: string, request?: RequestOptions): ApiPromise<MetricDefinition> {
    return this.call(
      'getGamificationMetricdefinition',
      'GET /api/v2/gamification/metricdefinitions/{metricDefinitionId}',
      { metricDefinitionId },
      {},
      request,
    );
  }

  /**
   * Lists the definitions from which metrics can be made. Metrics already set up in profiles come from
   * `getGamificationMetrics`.
   *
   * @permissions `gamification:profile:view`
   * @see GET /api/v2/gamification/metricdefinitions
   */
  getGamificationMetricdefinitions(request?: RequestOptions): ApiPromise<GetMetricDefinitionsResponse> {
    return this.call('getGamificationMetricdefinitions', 'GET /api/v2/gamification/metricdefinitions', {}, {}, request);
  }

  /**
   * Lists a profile's metrics as rows for display: order, name, unit, maximum points. Zones and points of the objectives come
   * from `getGamificationProfileMetrics` with `expand`.
   *
   * @param opts.performanceProfileId - Profile whose metrics to list.
   * @param opts.workday - Metrics as they were on this day, `yyyy-MM-dd`.
   * @deprecated The platform no longer offers it. Use `getGamificationProfileMetrics`.
   * @permissions any of `gamification:profile:view`, `gamification:leaderboard:view`, `gamification:scorecard:view`
   * @see GET /api/v2/gamification/metrics
   */
  getGamificationMetrics(
    opts?: { performanceProfileId?: string; workday?: string },
    request?: RequestOptions,
  ): ApiPromise<GetMetricsResponse> {
    return this.call('getGamificationMetrics', 'GET /api/v2/gamification/metrics', {}, opts, request, { retired: true });
  }

  /**
   * Reads one performance profile: its division, reporting intervals, number of members and whether it is active.
   *
   * @permissions any of `gamification:profile:view`, `gamification:leaderboard:viewAll`, `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/profiles/{profileId}
   */
  getGamificationProfile(profileId: string, request?: RequestOptions): ApiPromise<PerformanceProfile> {
    return this.call('getGamificationProfile', 'GET /api/v2/gamification/profiles/{profileId}', { profileId }, {}, request);
  }

  /**
   * Lists the members of a profile, as user ids.
   *
   * @permissions `gamification:profile:view`
   * @see GET /api/v2/gamification/profiles/{profileId}/members
   */
  getGamificationProfileMembers(profileId: string, request?: RequestOptions): ApiPromise<MemberListing> {
    return this.call(
      'getGamificationProfileMembers',
      'GET /api/v2/gamification/profiles/{profileId}/members',
      { profileId },
      {},
      request,
    );
  }

  /**
   * Reads one metric of a profile with its objective.
   *
   * @param opts.workday - The objective in force on this day, `yyyy-MM-dd`; without it, the current one.
   * @permissions any of `gamification:profile:view`, `gamification:leaderboard:view`, `gamification:scorecard:view`
   * @see GET /api/v2/gamification/profiles/{profileId}/metrics/{metricId}
   */
  getGamificationProfileMetric(
    profileId: string,
    metricId: string,
    opts?: { workday?: string },
    request?: RequestOptions,
  ): ApiPromise<Metric> {
    return this.call(
      'getGamificationProfileMetric',
      'GET /api/v2/gamification/profiles/{profileId}/metrics/{metricId}',
      { profileId, metricId },
      opts,
      request,
    );
  }

  /**
   * Lists the metrics set up in a profile.
   *
   * @permissions any of `gamification:profile:view`, `gamification:leaderboard:view`, `gamification:scorecard:view`
   * @see GET /api/v2/gamification/profiles/{profileId}/metrics
   */
  getGamificationProfileMetrics(
    profileId: string,
    opts?: GetGamificationProfileMetricsOptions,
    request?: RequestOptions,
  ): ApiPromise<GetMetricResponse> {
    return this.call(
      'getGamificationProfileMetrics',
      'GET /api/v2/gamification/profiles/{profileId}/metrics',
      { profileId },
      opts,
      request,
    );
  }

  /**
   * Lists a profile's metrics with what a table of objectives shows: unit, template, maximum points and order.
   *
   * @param opts.workday - Metrics as they were on this day, `yyyy-MM-dd`.
   * @permissions any of `gamification:profile:view`, `gamification:leaderboard:view`, `gamification:scorecard:view`
   * @see GET /api/v2/gamification/profiles/{profileId}/metrics/objectivedetails
   */
  getGamificationProfileMetricsObjectivedetails(
    profileId: string,
    opts?: { workday?: string },
    request?: RequestOptions,
  ): ApiPromise<GetMetricsResponse> {
    return this.call(
      'getGamificationProfileMetricsObjectivedetails',
      'GET /api/v2/gamification/profiles/{profileId}/metrics/objectivedetails',
      { profileId },
      opts,
      request,
    );
  }

  /**
   * Lists the performance profiles, complete in one answer.
   *
   * @permissions any of `gamification:profile:view`, `gamification:leaderboard:viewAll`, `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/profiles
   */
  getGamificationProfiles(request?: RequestOptions): ApiPromise<GetProfilesResponse> {
    return this.call('getGamificationProfiles', 'GET /api/v2/gamification/profiles', {}, {}, request);
  }

  /**
   * Reads the profile that a user belongs to; on an earlier day that may have been another one.
   *
   * @param opts.workday - Day to look at, `yyyy-MM-dd`.
   * @permissions any of `gamification:profile:view`, `gamification:scorecard:viewAll`, `gamification:leaderboard:viewAll`
   * @see GET /api/v2/gamification/profiles/users/{userId}
   */
  getGamificationProfilesUser(
    userId: string,
    opts?: { workday?: string },
    request?: RequestOptions,
  ): ApiPromise<PerformanceProfile> {
    return this.call(
      'getGamificationProfilesUser',
      'GET /api/v2/gamification/profiles/users/{userId}',
      { userId },
      opts,
      request,
    );
  }

  /**
   * Reads the profile that the caller belongs to.
   *
   * @param opts.workday - Day to look at, `yyyy-MM-dd`; membership may have changed since.
   * @permissions not documented
   * @see GET /api/v2/gamification/profiles/users/me
   */
  getGamificationProfilesUsersMe(opts?: { workday?: string }, request?: RequestOptions): ApiPromise<PerformanceProfile> {
    return this.call('getGamificationProfilesUsersMe', 'GET /api/v2/gamification/profiles/users/me', {}, opts, request);
  }

  /**
   * Reads the caller's scorecard for one workday: value and points in each metric. For another user, use
   * `getGamificationScorecardsUser`.
   *
   * @param workday - Day to read, `yyyy-MM-dd`.
   * @param opts.expand - `objective` adds the zones by which each value earned its points.
   * @permissions `gamification:scorecard:view`
   * @see GET /api/v2/gamification/scorecards
   */
  getGamificationScorecards(
    workday: string,
    opts?: { expand?: readonly OpenEnum<'objective'>[] },
    request?: RequestOptions,
  ): ApiPromise<WorkdayMetricListing> {
    return this.call('getGamificationScorecards', 'GET /api/v2/gamification/scorecards', { workday }, opts, request);
  }

  /**
   * Tells for each workday of a span whether the caller was scheduled, present or absent.
   *
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @permissions `gamification:scorecard:view`
   * @see GET /api/v2/gamification/scorecards/attendance
   */
  getGamificationScorecardsAttendance(
    startWorkday: string,
    endWorkday: string,
    request?: RequestOptions,
  ): ApiPromise<AttendanceStatusListing> {
    return this.call(
      'getGamificationScorecardsAttendance',
      'GET /api/v2/gamification/scorecards/attendance',
      { startWorkday, endWorkday },
      {},
      request,
    );
  }

  /**
   * Tells the caller's personal bests: most points in a day, a week and a month.
   *
   * @permissions `gamification:scorecard:view`
   * @see GET /api/v2/gamification/scorecards/bestpoints
   */
  getGamificationScorecardsBestpoints(request?: RequestOptions): ApiPromise<UserBestPoints> {
    return this.call('getGamificationScorecardsBestpoints', 'GET /api/v2/gamification/scorecards/bestpoints', {}, {}, request);
  }

  /**
   * Sums up all points the caller has earned until a given day.
   *
   * @param endWorkday - Last workday counted, `yyyy-MM-dd`.
   * @permissions `gamification:scorecard:view`
   * @see GET /api/v2/gamification/scorecards/points/alltime
   */
  getGamificationScorecardsPointsAlltime(endWorkday: string, request?: RequestOptions): ApiPromise<AllTimePoints> {
    return this.call(
      'getGamificationScorecardsPointsAlltime',
      'GET /api/v2/gamification/scorecards/points/alltime',
      { endWorkday },
      {},
      request,
    );
  }

  /**
   * Gives the average points of one workday over the members of the caller's profile, to compare oneself with.
   *
   * @param workday - Day to average, `yyyy-MM-dd`.
   * @permissions `gamification:scorecard:view`
   * @see GET /api/v2/gamification/scorecards/points/average
   */
  getGamificationScorecardsPointsAverage(workday: string, request?: RequestOptions): ApiPromise<SingleWorkdayAveragePoints> {
    return this.call(
      'getGamificationScorecardsPointsAverage',
      'GET /api/v2/gamification/scorecards/points/average',
      { workday },
      {},
      request,
    );
  }

  /**
   * Follows the caller's daily points over a span of workdays, with their average.
   *
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @param opts.dayOfWeek - Only this day of each week, to compare Mondays with Mondays.
   * @permissions `gamification:scorecard:view`
   * @see GET /api/v2/gamification/scorecards/points/trends
   */
  getGamificationScorecardsPointsTrends(
    startWorkday: string,
    endWorkday: string,
    opts?: { dayOfWeek?: WeekDay },
    request?: RequestOptions,
  ): ApiPromise<WorkdayPointsTrend> {
    return this.call(
      'getGamificationScorecardsPointsTrends',
      'GET /api/v2/gamification/scorecards/points/trends',
      { startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Follows one user's daily values in one metric of a profile, with their average.
   *
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @param opts.referenceWorkday - Day, `yyyy-MM-dd`, whose profile of the user applies; the current profile where it is left
   * out.
   * @param opts.timeZone - IANA name, e.g. `Europe/Dublin`, by which workdays are cut.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/profiles/{profileId}/metrics/{metricId}/users/{userId}/values/trends
   */
  getGamificationScorecardsProfileMetricUserValuesTrends(
    profileId: string,
    metricId: string,
    userId: string,
    startWorkday: string,
    endWorkday: string,
    opts?: { referenceWorkday?: string; timeZone?: string },
    request?: RequestOptions,
  ): ApiPromise<MetricValueTrendAverage> {
    return this.call(
      'getGamificationScorecardsProfileMetricUserValuesTrends',
      'GET /api/v2/gamification/scorecards/profiles/{profileId}/metrics/{metricId}/users/{userId}/values/trends',
      { profileId, metricId, userId, startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Follows the daily average of one metric over the users of a profile or division, for supervisors.
   *
   * @param profileId - Profile that holds the metric.
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/profiles/{profileId}/metrics/{metricId}/users/values/trends
   */
  getGamificationScorecardsProfileMetricUsersValuesTrends(
    profileId: string,
    metricId: string,
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    startWorkday: string,
    endWorkday: string,
    opts?: GetGamificationScorecardsProfileMetricUsersValuesTrendsOptions,
    request?: RequestOptions,
  ): ApiPromise<MetricValueTrendAverage> {
    return this.call(
      'getGamificationScorecardsProfileMetricUsersValuesTrends',
      'GET /api/v2/gamification/scorecards/profiles/{profileId}/metrics/{metricId}/users/values/trends',
      { profileId, metricId, filterType, startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Follows the caller's daily values in one metric or, with `filterType`, the average around the caller. Supervisors look at
   * others with `getGamificationScorecardsProfileMetricUsersValuesTrends`.
   *
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @permissions `gamification:scorecard:view`
   * @see GET /api/v2/gamification/scorecards/profiles/{profileId}/metrics/{metricId}/values/trends
   */
  getGamificationScorecardsProfileMetricValuesTrends(
    profileId: string,
    metricId: string,
    startWorkday: string,
    endWorkday: string,
    opts?: GetGamificationScorecardsProfileMetricValuesTrendsOptions,
    request?: RequestOptions,
  ): ApiPromise<MetricValueTrendAverage> {
    return this.call(
      'getGamificationScorecardsProfileMetricValuesTrends',
      'GET /api/v2/gamification/scorecards/profiles/{profileId}/metrics/{metricId}/values/trends',
      { profileId, metricId, startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Reads a user's scorecard for one workday: value and points in each metric.
   *
   * @param workday - Day to read, `yyyy-MM-dd`.
   * @param opts.expand - `objective` adds the zones by which each value earned its points.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/users/{userId}
   */
  getGamificationScorecardsUser(
    userId: string,
    workday: string,
    opts?: { expand?: readonly OpenEnum<'objective'>[] },
    request?: RequestOptions,
  ): ApiPromise<WorkdayMetricListing> {
    return this.call(
      'getGamificationScorecardsUser',
      'GET /api/v2/gamification/scorecards/users/{userId}',
      { userId, workday },
      opts,
      request,
    );
  }

  /**
   * Tells for each workday of a span whether a user was scheduled, present or absent.
   *
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/users/{userId}/attendance
   */
  getGamificationScorecardsUserAttendance(
    userId: string,
    startWorkday: string,
    endWorkday: string,
    request?: RequestOptions,
  ): ApiPromise<AttendanceStatusListing> {
    return this.call(
      'getGamificationScorecardsUserAttendance',
      'GET /api/v2/gamification/scorecards/users/{userId}/attendance',
      { userId, startWorkday, endWorkday },
      {},
      request,
    );
  }

  /**
   * Tells a user's personal bests: most points in a day, a week and a month.
   *
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/users/{userId}/bestpoints
   */
  getGamificationScorecardsUserBestpoints(userId: string, request?: RequestOptions): ApiPromise<UserBestPoints> {
    return this.call(
      'getGamificationScorecardsUserBestpoints',
      'GET /api/v2/gamification/scorecards/users/{userId}/bestpoints',
      { userId },
      {},
      request,
    );
  }

  /**
   * Sums up all points a user has earned until a given day.
   *
   * @param endWorkday - Last workday counted, `yyyy-MM-dd`.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/users/{userId}/points/alltime
   */
  getGamificationScorecardsUserPointsAlltime(
    userId: string,
    endWorkday: string,
    request?: RequestOptions,
  ): ApiPromise<AllTimePoints> {
    return this.call(
      'getGamificationScorecardsUserPointsAlltime',
      'GET /api/v2/gamification/scorecards/users/{userId}/points/alltime',
      { userId, endWorkday },
      {},
      request,
    );
  }

  /**
   * Follows a user's daily points over a span of workdays, with their average.
   *
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @param opts.dayOfWeek - Only this day of each week, to compare Mondays with Mondays.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/users/{userId}/points/trends
   */
  getGamificationScorecardsUserPointsTrends(
    userId: string,
    startWorkday: string,
    endWorkday: string,
    opts?: { dayOfWeek?: WeekDay },
    request?: RequestOptions,
  ): ApiPromise<WorkdayPointsTrend> {
    return this.call(
      'getGamificationScorecardsUserPointsTrends',
      'GET /api/v2/gamification/scorecards/users/{userId}/points/trends',
      { userId, startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Follows a user's daily values in every metric. For one metric, `getGamificationScorecardsProfileMetricUserValuesTrends`
   * is lighter.
   *
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @param opts.timeZone - IANA name, e.g. `Europe/Dublin`, by which workdays are cut.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/users/{userId}/values/trends
   */
  getGamificationScorecardsUserValuesTrends(
    userId: string,
    startWorkday: string,
    endWorkday: string,
    opts?: { timeZone?: string },
    request?: RequestOptions,
  ): ApiPromise<WorkdayValuesTrend> {
    return this.call(
      'getGamificationScorecardsUserValuesTrends',
      'GET /api/v2/gamification/scorecards/users/{userId}/values/trends',
      { userId, startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Gives the average points of one workday over a profile or division.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param workday - Day to average, `yyyy-MM-dd`.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/users/points/average
   */
  getGamificationScorecardsUsersPointsAverage(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    workday: string,
    request?: RequestOptions,
  ): ApiPromise<SingleWorkdayAveragePoints> {
    return this.call(
      'getGamificationScorecardsUsersPointsAverage',
      'GET /api/v2/gamification/scorecards/users/points/average',
      { filterType, filterId, workday },
      {},
      request,
    );
  }

  /**
   * Gives each metric's average value on one workday over a profile or division.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param workday - Day to average, `yyyy-MM-dd`.
   * @param opts.timeZone - IANA name, e.g. `Europe/Dublin`, by which the workday is cut.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/users/values/average
   */
  getGamificationScorecardsUsersValuesAverage(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    workday: string,
    opts?: { timeZone?: string },
    request?: RequestOptions,
  ): ApiPromise<SingleWorkdayAverageValues> {
    return this.call(
      'getGamificationScorecardsUsersValuesAverage',
      'GET /api/v2/gamification/scorecards/users/values/average',
      { filterType, filterId, workday },
      opts,
      request,
    );
  }

  /**
   * Follows each metric's daily average over a profile or division.
   *
   * @param filterId - Id of the performance profile or of the division, as `filterType` says.
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @param opts.timeZone - IANA name, e.g. `Europe/Dublin`, by which workdays are cut.
   * @permissions `gamification:scorecard:viewAll`
   * @see GET /api/v2/gamification/scorecards/users/values/trends
   */
  getGamificationScorecardsUsersValuesTrends(
    filterType: OpenEnum<'PerformanceProfile' | 'Division'>,
    filterId: string,
    startWorkday: string,
    endWorkday: string,
    opts?: { timeZone?: string },
    request?: RequestOptions,
  ): ApiPromise<WorkdayValuesTrend> {
    return this.call(
      'getGamificationScorecardsUsersValuesTrends',
      'GET /api/v2/gamification/scorecards/users/values/trends',
      { filterType, filterId, startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Gives each metric's average value on one workday over the caller's profile.
   *
   * @param workday - Day to average, `yyyy-MM-dd`.
   * @param opts.timeZone - IANA name, e.g. `Europe/Dublin`, by which the workday is cut.
   * @permissions `gamification:scorecard:view`
   * @see GET /api/v2/gamification/scorecards/values/average
   */
  getGamificationScorecardsValuesAverage(
    workday: string,
    opts?: { timeZone?: string },
    request?: RequestOptions,
  ): ApiPromise<SingleWorkdayAverageValues> {
    return this.call(
      'getGamificationScorecardsValuesAverage',
      'GET /api/v2/gamification/scorecards/values/average',
      { workday },
      opts,
      request,
    );
  }

  /**
   * Follows the metrics' daily values over a span of workdays, the caller's own ones or, with `filterType`, the average
   * around the caller.
   *
   * @param startWorkday - First workday, `yyyy-MM-dd`.
   * @param endWorkday - Last workday, `yyyy-MM-dd`.
   * @permissions `gamification:scorecard:view`
   * @see GET /api/v2/gamification/scorecards/values/trends
   */
  getGamificationScorecardsValuesTrends(
    startWorkday: string,
    endWorkday: string,
    opts?: GetGamificationScorecardsValuesTrendsOptions,
    request?: RequestOptions,
  ): ApiPromise<WorkdayValuesTrend> {
    return this.call(
      'getGamificationScorecardsValuesTrends',
      'GET /api/v2/gamification/scorecards/values/trends',
      { startWorkday, endWorkday },
      opts,
      request,
    );
  }

  /**
   * Tells whether gamification is on for the organisation, and since when.
   *
   * @permissions any of `gamification:profile:view`, `gamification:profile:update`, `gamification:scorecard:view`
   * @see GET /api/v2/gamification/status
   */
  getGamificationStatus(request?: RequestOptions): ApiPromise<GamificationStatus> {
    return this.call('getGamificationStatus', 'GET /api/v2/gamification/status', {}, {}, request);
  }

  /**
   * Reads one objective template: a ready-made set of zones with their points.
   *
   * @permissions `gamification:profile:view`
   * @see GET /api/v2/gamification/templates/{templateId}
   */
  getGamificationTemplate(templateId: string, request?: RequestOptions): ApiPromise<ObjectiveTemplate> {
    return this.call('getGamificationTemplate', 'GET /api/v2/gamification/templates/{templateId}', { templateId }, {}, request);
  }

  /**
   * Lists the objective templates that a metric can start from.
   *
   * @permissions `gamification:profile:view`
   * @see GET /api/v2/gamification/templates
   */
  getGamificationTemplates(request?: RequestOptions): ApiPromise<GetTemplatesResponse> {
    return this.call('getGamificationTemplates', 'GET /api/v2/gamification/templates', {}, {}, request);
  }

  /**
   * Changes an external metric's name, precision or objective type, or disables it. The unit is fixed once the metric exists.
   *
   * @permissions `employeePerformance:externalMetricDefinition:edit`
   * @see PATCH /api/v2/employeeperformance/externalmetrics/definitions/{metricId}
   */
  patchEmployeeperformanceExternalmetricsDefinition(
    metricId: string,
    body: ExternalMetricDefinitionUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<ExternalMetricDefinition> {
    return this.call(
      'patchEmployeeperformanceExternalmetricsDefinition',
      'PATCH /api/v2/employeeperformance/externalmetrics/definitions/{metricId}',
      { metricId, body },
      {},
      request,
    );
  }

  /**
   * Brings a contest to its end: names the winners of each prize and those disqualified, or cancels it.
   *
   * @permissions any of `gamification:contestStatus:edit`, `gamification:contestStatus:editAll`
   * @see PATCH /api/v2/gamification/contests/{contestId}
   */
  patchGamificationContest(
    contestId: string,
    body: ContestsFinalizeRequest,
    request?: RequestOptions,
  ): ApiPromise<ContestsResponse> {
    return this.call(
      'patchGamificationContest',
      'PATCH /api/v2/gamification/contests/{contestId}',
      { contestId, body },
      {},
      request,
    );
  }

  /**
   * Writes values of external metrics for users and days. Items are taken one by one: those refused come back in
   * `unprocessedEntities` with the reason, the others are stored.
   *
   * @param opts.body - Each item names its user by `userId` or by `userEmail`.
   * @permissions `employeePerformance:externalMetricData:add`
   * @see POST /api/v2/employeeperformance/externalmetrics/data
   */
  postEmployeeperformanceExternalmetricsData(
    opts?: { body?: ExternalMetricDataWriteRequest },
    request?: RequestOptions,
  ): ApiPromise<ExternalMetricDataWriteResponse> {
    return this.call(
      'postEmployeeperformanceExternalmetricsData',
      'POST /api/v2/employeeperformance/externalmetrics/data',
      {},
      opts,
      request,
    );
  }

  /**
   * Defines an external metric, to be filled by `postEmployeeperformanceExternalmetricsData` and used in profiles.
   *
   * @param opts.body - Choose `unit` with care; it cannot be changed later.
   * @permissions `employeePerformance:externalMetricDefinition:add`
   * @see POST /api/v2/employeeperformance/externalmetrics/definitions
   */
  postEmployeeperformanceExternalmetricsDefinitions(
    opts?: { body?: ExternalMetricDefinitionCreateRequest },
    request?: RequestOptions,
  ): ApiPromise<ExternalMetricDefinition> {
    return this.call(
      'postEmployeeperformanceExternalmetricsDefinitions',
      'POST /api/v2/employeeperformance/externalmetrics/definitions',
      {},
      opts,
      request,
    );
  }

  /**
   * Creates a contest among agents of a performance profile. Pictures of its prizes are uploaded first, through
   * `postGamificationContestsUploadsPrizeimages`.
   *
   * @permissions `gamification:contest:add`
   * @see POST /api/v2/gamification/contests
   */
  postGamificationContests(body: ContestsCreateRequest, request?: RequestOptions): ApiPromise<ContestsResponse> {
    return this.call('postGamificationContests', 'POST /api/v2/gamification/contests', { body }, {}, request);
  }

  /**
   * Asks for a signed address to which the picture of a prize is then uploaded.
   *
   * @permissions `gamification:contestPrizeImage:upload`
   * @see POST /api/v2/gamification/contests/uploads/prizeimages
   */
  postGamificationContestsUploadsPrizeimages(
    body: GamificationContestPrizeImageUploadUrlRequest,
    request?: RequestOptions,
  ): ApiPromise<UploadUrlResponse> {
    return this.call(
      'postGamificationContestsUploadsPrizeimages',
      'POST /api/v2/gamification/contests/uploads/prizeimages',
      { body },
      {},
      request,
    );
  }

  /**
   * Adds a metric to the profile named in the body. `postGamificationProfileMetrics` takes the profile from the path.
   *
   * @param body - `performanceProfileId` and either `metricDefinitionId` or `externalMetricDefinitionId`.
   * @deprecated The platform no longer offers it. Use `postGamificationProfileMetrics`.
   * @permissions `gamification:profile:update`
   * @see POST /api/v2/gamification/metrics
   */
  postGamificationMetrics(body: CreateMetric, request?: RequestOptions): ApiPromise<Metric> {
    return this.call('postGamificationMetrics', 'POST /api/v2/gamification/metrics', { body }, {}, request, { retired: true });
  }

  /**
   * Activates a profile, so that its members collect points.
   *
   * @permissions `gamification:profile:update`
   * @see POST /api/v2/gamification/profiles/{profileId}/activate
   */
  postGamificationProfileActivate(profileId: string, request?: RequestOptions): ApiPromise<PerformanceProfile> {
    return this.call(
      'postGamificationProfileActivate',
      'POST /api/v2/gamification/profiles/{profileId}/activate',
      { profileId },
      {},
      request,
    );
  }

  /**
   * Deactivates a profile; `postGamificationProfileActivate` brings it back.
   *
   * @permissions `gamification:profile:update`
   * @see POST /api/v2/gamification/profiles/{profileId}/deactivate
   */
  postGamificationProfileDeactivate(profileId: string, request?: RequestOptions): ApiPromise<PerformanceProfile> {
    return this.call(
      'postGamificationProfileDeactivate',
      'POST /api/v2/gamification/profiles/{profileId}/deactivate',
      { profileId },
      {},
      request,
    );
  }

  /**
   * Assigns users to a profile and removes others from it, in one call. `postGamificationProfileMembersValidate` tells
   * beforehand who cannot be assigned.
   *
   * @param body - Ids of users; both lists must be present, if empty.
   * @permissions `gamification:profile:update`
   * @see POST /api/v2/gamification/profiles/{profileId}/members
   */
  postGamificationProfileMembers(profileId: string, body: AssignUsers, request?: RequestOptions): ApiPromise<Assignment> {
    return this.call(
      'postGamificationProfileMembers',
      'POST /api/v2/gamification/profiles/{profileId}/members',
      { profileId, body },
      {},
      request,
    );
  }

  /**
   * Tests whether users could be assigned to a profile, naming those who already belong to it, belong to another one or
   * cannot be assigned. Changes nothing.
   *
   * @permissions `gamification:profile:update`
   * @see POST /api/v2/gamification/profiles/{profileId}/members/validate
   */
  postGamificationProfileMembersValidate(
    profileId: string,
    body: ValidateAssignUsers,
    request?: RequestOptions,
  ): ApiPromise<AssignmentValidation> {
    return this.call(
      'postGamificationProfileMembersValidate',
      'POST /api/v2/gamification/profiles/{profileId}/members/validate',
      { profileId, body },
      {},
      request,
    );
  }

  /**
   * Links a metric of one profile into another, which then follows the objective set in the source.
   *
   * @param sourceProfileId - Profile that owns the metric.
   * @param body - Profile that the metric is linked into.
   * @returns The metric created in the target profile.
   * @permissions `gamification:profile:update`
   * @see POST /api/v2/gamification/profiles/{sourceProfileId}/metrics/{sourceMetricId}/link
   */
  postGamificationProfileMetricLink(
    sourceProfileId: string,
    sourceMetricId: string,
    body: TargetPerformanceProfile,
    request?: RequestOptions,
  ): ApiPromise<Metric> {
    return this.call(
      'postGamificationProfileMetricLink',
      'POST /api/v2/gamification/profiles/{sourceProfileId}/metrics/{sourceMetricId}/link',
      { sourceProfileId, sourceMetricId, body },
      {},
      request,
    );
  }

  /**
   * Adds a metric to a profile.
   *
   * @param body - Either `metricDefinitionId` or `externalMetricDefinitionId`, and the objective.
   * @permissions `gamification:profile:update`
   * @see POST /api/v2/gamification/profiles/{profileId}/metrics
   */
  postGamificationProfileMetrics(profileId: string, body: CreateMetric, request?: RequestOptions): ApiPromise<Metric> {
    return this.call(
      'postGamificationProfileMetrics',
      'POST /api/v2/gamification/profiles/{profileId}/metrics',
      { profileId, body },
      {},
      request,
    );
  }

  /**
   * Creates a performance profile.
   *
   * @param opts.copyMetrics - Whether the new profile starts with copies of the default profile's metrics.
   * @permissions `gamification:profile:update`
   * @see POST /api/v2/gamification/profiles
   */
  postGamificationProfiles(
    body: CreatePerformanceProfile,
    opts?: { copyMetrics?: boolean },
    request?: RequestOptions,
  ): ApiPromise<PerformanceProfile> {
    return this.call('postGamificationProfiles', 'POST /api/v2/gamification/profiles', { body }, opts, request);
  }

  /**
   * Lists the performance profiles that a user belonged to in a span of days, and from when to when. For a single day use
   * `getGamificationProfilesUser`.
   *
   * @permissions `gamification:agentProfileMembership:view`
   * @see POST /api/v2/gamification/profiles/users/{userId}/query
   */
  postGamificationProfilesUserQuery(
    userId: string,
    body: UserProfilesInDateRangeRequest,
    request?: RequestOptions,
  ): ApiPromise<UserProfilesInDateRange> {
    return this.call(
      'postGamificationProfilesUserQuery',
      'POST /api/v2/gamification/profiles/users/{userId}/query',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Lists the performance profiles that the caller belonged to in a span of days, and from when to when.
   *
   * @permissions not documented
   * @see POST /api/v2/gamification/profiles/users/me/query
   */
  postGamificationProfilesUsersMeQuery(
    body: UserProfilesInDateRangeRequest,
    request?: RequestOptions,
  ): ApiPromise<UserProfilesInDateRange> {
    return this.call(
      'postGamificationProfilesUsersMeQuery',
      'POST /api/v2/gamification/profiles/users/me/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces the definition of a contest, participants and prizes included.
   *
   * @permissions any of `gamification:contest:edit`, `gamification:contest:editAll`
   * @see PUT /api/v2/gamification/contests/{contestId}
   */
  putGamificationContest(contestId: string, body: ContestsCreateRequest, request?: RequestOptions): ApiPromise<ContestsResponse> {
    return this.call('putGamificationContest', 'PUT /api/v2/gamification/contests/{contestId}', { contestId, body }, {}, request);
  }

  /**
   * Replaces a metric and its objective. `putGamificationProfileMetric` does so with the profile in the path.
   *
   * @param body - `dateStart` of the objective is the workday from which it counts.
   * @param opts.performanceProfileId - Profile in which the metric is looked up.
   * @deprecated The platform no longer offers it. Use `putGamificationProfileMetric`.
   * @permissions `gamification:profile:update`
   * @see PUT /api/v2/gamification/metrics/{metricId}
   */
  putGamificationMetric(
    metricId: string,
    body: CreateMetric,
    opts?: { performanceProfileId?: string },
    request?: RequestOptions,
  ): ApiPromise<Metric> {
    return this.call('putGamificationMetric', 'PUT /api/v2/gamification/metrics/{metricId}', { metricId, body }, opts, request, {
      retired: true,
    });
  }

  /**
   * Replaces a profile's name, description and order of metrics. To switch a profile on or off,
   * `postGamificationProfileActivate` and `postGamificationProfileDeactivate` are the calls.
   *
   * @permissions `gamification:profile:update`
   * @see PUT /api/v2/gamification/profiles/{profileId}
   */
  putGamificationProfile(
    profileId: string,
    opts?: { body?: PerformanceProfile },
    request?: RequestOptions,
  ): ApiPromise<PerformanceProfile> {
    return this.call('putGamificationProfile', 'PUT /api/v2/gamification/profiles/{profileId}', { profileId }, opts, request);
  }

  /**
   * Replaces a metric of a profile together with its objective.
   *
   * @param body - `dateStart` of the objective is the workday from which it counts.
   * @permissions `gamification:profile:update`
   * @see PUT /api/v2/gamification/profiles/{profileId}/metrics/{metricId}
   */
  putGamificationProfileMetric(
    profileId: string,
    metricId: string,
    body: CreateMetric,
    request?: RequestOptions,
  ): ApiPromise<Metric> {
    return this.call(
      'putGamificationProfileMetric',
      'PUT /api/v2/gamification/profiles/{profileId}/metrics/{metricId}',
      { profileId, metricId, body },
      {},
      request,
    );
  }

  /**
   * Switches gamification on or off for the whole organisation and sets from when it counts.
   *
   * @param status - `automaticUserAssignment` puts new users into a profile by themselves.
   * @permissions `gamification:profile:update`
   * @see PUT /api/v2/gamification/status
   */
  putGamificationStatus(status: GamificationStatus, request?: RequestOptions): ApiPromise<GamificationStatus> {
    return this.call('putGamificationStatus', 'PUT /api/v2/gamification/status', { status }, {}, request, { body: 'status' });
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace GamificationApi {
  type getEmployeeperformanceExternalmetricsDefinitionsOptions = PageOptions;
  type getGamificationContestAgentsScoresOptions = GetGamificationContestAgentsScoresOptions;
  type getGamificationContestAgentsScoresMeOptions = GetGamificationContestAgentsScoresMeOptions;
  type getGamificationContestsOptions = GetGamificationContestsOptions;
  type getGamificationContestsMeOptions = GetGamificationContestsMeOptions;
  type getGamificationInsightsOptions = GetGamificationInsightsOptions;
  type getGamificationInsightsManagersOptions = OptionsOf<GamificationApi['getGamificationInsightsManagers']>;
  type getGamificationInsightsMembersOptions = OptionsOf<GamificationApi['getGamificationInsightsMembers']>;
  type getGamificationInsightsRankingsOptions = GetGamificationInsightsRankingsOptions;
  type getGamificationLeaderboardOptions = OptionsOf<GamificationApi['getGamificationLeaderboard']>;
  type getGamificationLeaderboardAllOptions = OptionsOf<GamificationApi['getGamificationLeaderboardAll']>;
  type getGamificationMetricOptions = OptionsOf<GamificationApi['getGamificationMetric']>;
  type getGamificationMetricsOptions = OptionsOf<GamificationApi['getGamificationMetrics']>;
  type getGamificationProfileMetricOptions = OptionsOf<GamificationApi['getGamificationProfileMetric']>;
  type getGamificationProfileMetricsOptions = GetGamificationProfileMetricsOptions;
  type getGamificationProfileMetricsObjectivedetailsOptions = OptionsOf<
    GamificationApi['getGamificationProfileMetricsObjectivedetails']
  >;
  type getGamificationProfilesUserOptions = OptionsOf<GamificationApi['getGamificationProfilesUser']>;
  type getGamificationProfilesUsersMeOptions = OptionsOf<GamificationApi['getGamificationProfilesUsersMe']>;
  type getGamificationScorecardsOptions = OptionsOf<GamificationApi['getGamificationScorecards']>;
  type getGamificationScorecardsPointsTrendsOptions = OptionsOf<GamificationApi['getGamificationScorecardsPointsTrends']>;
  type getGamificationScorecardsProfileMetricUserValuesTrendsOptions = OptionsOf<
    GamificationApi['getGamificationScorecardsProfileMetricUserValuesTrends']
  >;
  type getGamificationScorecardsProfileMetricUsersValuesTrendsOptions =
    GetGamificationScorecardsProfileMetricUsersValuesTrendsOptions;
  type getGamificationScorecardsProfileMetricValuesTrendsOptions = GetGamificationScorecardsProfileMetricValuesTrendsOptions;
  type getGamificationScorecardsUserOptions = OptionsOf<GamificationApi['getGamificationScorecardsUser']>;
  type getGamificationScorecardsUserPointsTrendsOptions = OptionsOf<GamificationApi['getGamificationScorecardsUserPointsTrends']>;
  type getGamificationScorecardsUserValuesTrendsOptions = OptionsOf<GamificationApi['getGamificationScorecardsUserValuesTrends']>;
  type getGamificationScorecardsUsersValuesAverageOptions = OptionsOf<
    GamificationApi['getGamificationScorecardsUsersValuesAverage']
  >;
  type getGamificationScorecardsUsersValuesTrendsOptions = OptionsOf<
    GamificationApi['getGamificationScorecardsUsersValuesTrends']
  >;
  type getGamificationScorecardsValuesAverageOptions = OptionsOf<GamificationApi['getGamificationScorecardsValuesAverage']>;
  type getGamificationScorecardsValuesTrendsOptions = GetGamificationScorecardsValuesTrendsOptions;
  type postEmployeeperformanceExternalmetricsDataOptions = OptionsOf<
    GamificationApi['postEmployeeperformanceExternalmetricsData']
  >;
  type postEmployeeperformanceExternalmetricsDefinitionsOptions = OptionsOf<
    GamificationApi['postEmployeeperformanceExternalmetricsDefinitions']
  >;
  type postGamificationProfilesOptions = OptionsOf<GamificationApi['postGamificationProfiles']>;
  type putGamificationMetricOptions = OptionsOf<GamificationApi['putGamificationMetric']>;
  type putGamificationProfileOptions = OptionsOf<GamificationApi['putGamificationProfile']>;
}
