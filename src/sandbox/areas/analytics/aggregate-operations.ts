import type { Method } from '../../operations/methods.js';
/** The names of the methods for one kind of job. */
export interface JobOperations {
  readonly start: Method;
  readonly read: Method;
  readonly results: Method;
  readonly remove: Method;
}

/** A kind of aggregates, and the names of its methods. */
interface AggregateOperations {
  readonly of: string;
  readonly query: Method;
  readonly jobs?: JobOperations;
}

export const aggregateOperations: readonly AggregateOperations[] = [
  {
    of: 'conversations',
    query: 'postAnalyticsConversationsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsConversationsAggregatesJobs',
      read: 'getAnalyticsConversationsAggregatesJob',
      results: 'getAnalyticsConversationsAggregatesJobResults',
      remove: 'deleteAnalyticsConversationsAggregatesJob',
    },
  },
  {
    of: 'users',
    query: 'postAnalyticsUsersAggregatesQuery',
    jobs: {
      start: 'postAnalyticsUsersAggregatesJobs',
      read: 'getAnalyticsUsersAggregatesJob',
      results: 'getAnalyticsUsersAggregatesJobResults',
      remove: 'deleteAnalyticsUsersAggregatesJob',
    },
  },
  {
    of: 'evaluations',
    query: 'postAnalyticsEvaluationsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsEvaluationsAggregatesJobs',
      read: 'getAnalyticsEvaluationsAggregatesJob',
      results: 'getAnalyticsEvaluationsAggregatesJobResults',
      remove: 'deleteAnalyticsEvaluationsAggregatesJob',
    },
  },
  {
    of: 'casemanagement',
    query: 'postAnalyticsCasemanagementAggregatesQuery',
    jobs: {
      start: 'postAnalyticsCasemanagementAggregatesJobs',
      read: 'getAnalyticsCasemanagementAggregatesJob',
      results: 'getAnalyticsCasemanagementAggregatesJobResults',
      remove: 'deleteAnalyticsCasemanagementAggregatesJob',
    },
  },
  {
    of: 'taskmanagement',
    query: 'postAnalyticsTaskmanagementAggregatesQuery',
    jobs: {
      start: 'postAnalyticsTaskmanagementAggregatesJobs',
      read: 'getAnalyticsTaskmanagementAggregatesJob',
      results: 'getAnalyticsTaskmanagementAggregatesJobResults',
      remove: 'deleteAnalyticsTaskmanagementAggregatesJob',
    },
  },
  {
    of: 'actions',
    query: 'postAnalyticsActionsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsActionsAggregatesJobs',
      read: 'getAnalyticsActionsAggregatesJob',
      results: 'getAnalyticsActionsAggregatesJobResults',
      remove: 'deleteAnalyticsActionsAggregatesJob',
    },
  },
  {
    of: 'ratelimits',
    query: 'postAnalyticsRatelimitsAggregatesQuery',
  },
  {
    of: 'knowledge',
    query: 'postAnalyticsKnowledgeAggregatesQuery',
    jobs: {
      start: 'postAnalyticsKnowledgeAggregatesJobs',
      read: 'getAnalyticsKnowledgeAggregatesJob',
      results: 'getAnalyticsKnowledgeAggregatesJobResults',
      remove: 'deleteAnalyticsKnowledgeAggregatesJob',
    },
  },
  {
    of: 'agentcopilots',
    query: 'postAnalyticsAgentcopilotsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsAgentcopilotsAggregatesJobs',
      read: 'getAnalyticsAgentcopilotsAggregatesJob',
      results: 'getAnalyticsAgentcopilotsAggregatesJobResults',
      remove: 'deleteAnalyticsAgentcopilotsAggregatesJob',
    },
  },
  {
    of: 'bots',
    query: 'postAnalyticsBotsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsBotsAggregatesJobs',
      read: 'getAnalyticsBotsAggregatesJob',
      results: 'getAnalyticsBotsAggregatesJobResults',
      remove: 'deleteAnalyticsBotsAggregatesJob',
    },
  },
  {
    of: 'copilots',
    query: 'postAnalyticsCopilotsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsCopilotsAggregatesJobs',
      read: 'getAnalyticsCopilotsAggregatesJob',
      results: 'getAnalyticsCopilotsAggregatesJobResults',
      remove: 'deleteAnalyticsCopilotsAggregatesJob',
    },
  },
  {
    of: 'flowexecutions',
    query: 'postAnalyticsFlowexecutionsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsFlowexecutionsAggregatesJobs',
      read: 'getAnalyticsFlowexecutionsAggregatesJob',
      results: 'getAnalyticsFlowexecutionsAggregatesJobResults',
      remove: 'deleteAnalyticsFlowexecutionsAggregatesJob',
    },
  },
  {
    of: 'flows',
    query: 'postAnalyticsFlowsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsFlowsAggregatesJobs',
      read: 'getAnalyticsFlowsAggregatesJob',
      results: 'getAnalyticsFlowsAggregatesJobResults',
      remove: 'deleteAnalyticsFlowsAggregatesJob',
    },
  },
  {
    of: 'journeys',
    query: 'postAnalyticsJourneysAggregatesQuery',
    jobs: {
      start: 'postAnalyticsJourneysAggregatesJobs',
      read: 'getAnalyticsJourneysAggregatesJob',
      results: 'getAnalyticsJourneysAggregatesJobResults',
      remove: 'deleteAnalyticsJourneysAggregatesJob',
    },
  },
  {
    of: 'resolutions',
    query: 'postAnalyticsResolutionsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsResolutionsAggregatesJobs',
      read: 'getAnalyticsResolutionsAggregatesJob',
      results: 'getAnalyticsResolutionsAggregatesJobResults',
      remove: 'deleteAnalyticsResolutionsAggregatesJob',
    },
  },
  {
    of: 'summaries',
    query: 'postAnalyticsSummariesAggregatesQuery',
    jobs: {
      start: 'postAnalyticsSummariesAggregatesJobs',
      read: 'getAnalyticsSummariesAggregatesJob',
      results: 'getAnalyticsSummariesAggregatesJobResults',
      remove: 'deleteAnalyticsSummariesAggregatesJob',
    },
  },
  {
    of: 'surveys',
    query: 'postAnalyticsSurveysAggregatesQuery',
    jobs: {
      start: 'postAnalyticsSurveysAggregatesJobs',
      read: 'getAnalyticsSurveysAggregatesJob',
      results: 'getAnalyticsSurveysAggregatesJobResults',
      remove: 'deleteAnalyticsSurveysAggregatesJob',
    },
  },
  {
    of: 'transcripts',
    query: 'postAnalyticsTranscriptsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsTranscriptsAggregatesJobs',
      read: 'getAnalyticsTranscriptsAggregatesJob',
      results: 'getAnalyticsTranscriptsAggregatesJobResults',
      remove: 'deleteAnalyticsTranscriptsAggregatesJob',
    },
  },
];
