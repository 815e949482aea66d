/** The kinds of aggregates with jobs, as methods name them. */
type Subject =
  | 'Actions'
  | 'Agentcopilots'
  | 'Bots'
  | 'Casemanagement'
  | 'Conversations'
  | 'Copilots'
  | 'Evaluations'
  | 'Flowexecutions'
  | 'Flows'
  | 'Journeys'
  | 'Knowledge'
  | 'Resolutions'
  | 'Summaries'
  | 'Surveys'
  | 'Taskmanagement'
  | 'Transcripts'
  | 'Users';

/** The names of the methods for one kind of job. */
export interface AggregateJobOperations {
  readonly start: `postAnalytics${Subject}AggregatesJobs`;
  readonly read: `getAnalytics${Subject}AggregatesJob`;
  readonly results: `getAnalytics${Subject}AggregatesJobResults`;
  readonly remove: `deleteAnalytics${Subject}AggregatesJob`;
}

/** A kind of aggregates, and the names of its methods. */
interface AggregateOperations {
  readonly subject: string;
  readonly query: `postAnalytics${Subject | 'Ratelimits'}AggregatesQuery`;
  readonly jobs?: AggregateJobOperations;
}

export const aggregateOperations: readonly AggregateOperations[] = [
  {
    subject: 'conversations',
    query: 'postAnalyticsConversationsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsConversationsAggregatesJobs',
      read: 'getAnalyticsConversationsAggregatesJob',
      results: 'getAnalyticsConversationsAggregatesJobResults',
      remove: 'deleteAnalyticsConversationsAggregatesJob',
    },
  },
  {
    subject: 'users',
    query: 'postAnalyticsUsersAggregatesQuery',
    jobs: {
      start: 'postAnalyticsUsersAggregatesJobs',
      read: 'getAnalyticsUsersAggregatesJob',
      results: 'getAnalyticsUsersAggregatesJobResults',
      remove: 'deleteAnalyticsUsersAggregatesJob',
    },
  },
  {
    subject: 'evaluations',
    query: 'postAnalyticsEvaluationsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsEvaluationsAggregatesJobs',
      read: 'getAnalyticsEvaluationsAggregatesJob',
      results: 'getAnalyticsEvaluationsAggregatesJobResults',
      remove: 'deleteAnalyticsEvaluationsAggregatesJob',
    },
  },
  {
    subject: 'casemanagement',
    query: 'postAnalyticsCasemanagementAggregatesQuery',
    jobs: {
      start: 'postAnalyticsCasemanagementAggregatesJobs',
      read: 'getAnalyticsCasemanagementAggregatesJob',
      results: 'getAnalyticsCasemanagementAggregatesJobResults',
      remove: 'deleteAnalyticsCasemanagementAggregatesJob',
    },
  },
  {
    subject: 'taskmanagement',
    query: 'postAnalyticsTaskmanagementAggregatesQuery',
    jobs: {
      start: 'postAnalyticsTaskmanagementAggregatesJobs',
      read: 'getAnalyticsTaskmanagementAggregatesJob',
      results: 'getAnalyticsTaskmanagementAggregatesJobResults',
      remove: 'deleteAnalyticsTaskmanagementAggregatesJob',
    },
  },
  {
    subject: 'actions',
    query: 'postAnalyticsActionsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsActionsAggregatesJobs',
      read: 'getAnalyticsActionsAggregatesJob',
      results: 'getAnalyticsActionsAggregatesJobResults',
      remove: 'deleteAnalyticsActionsAggregatesJob',
    },
  },
  {
    subject: 'ratelimits',
    query: 'postAnalyticsRatelimitsAggregatesQuery',
  },
  {
    subject: 'knowledge',
    query: 'postAnalyticsKnowledgeAggregatesQuery',
    jobs: {
      start: 'postAnalyticsKnowledgeAggregatesJobs',
      read: 'getAnalyticsKnowledgeAggregatesJob',
      results: 'getAnalyticsKnowledgeAggregatesJobResults',
      remove: 'deleteAnalyticsKnowledgeAggregatesJob',
    },
  },
  {
    subject: 'agentcopilots',
    query: 'postAnalyticsAgentcopilotsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsAgentcopilotsAggregatesJobs',
      read: 'getAnalyticsAgentcopilotsAggregatesJob',
      results: 'getAnalyticsAgentcopilotsAggregatesJobResults',
      remove: 'deleteAnalyticsAgentcopilotsAggregatesJob',
    },
  },
  {
    subject: 'bots',
    query: 'postAnalyticsBotsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsBotsAggregatesJobs',
      read: 'getAnalyticsBotsAggregatesJob',
      results: 'getAnalyticsBotsAggregatesJobResults',
      remove: 'deleteAnalyticsBotsAggregatesJob',
    },
  },
  {
    subject: 'copilots',
    query: 'postAnalyticsCopilotsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsCopilotsAggregatesJobs',
      read: 'getAnalyticsCopilotsAggregatesJob',
      results: 'getAnalyticsCopilotsAggregatesJobResults',
      remove: 'deleteAnalyticsCopilotsAggregatesJob',
    },
  },
  {
    subject: 'flowexecutions',
    query: 'postAnalyticsFlowexecutionsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsFlowexecutionsAggregatesJobs',
      read: 'getAnalyticsFlowexecutionsAggregatesJob',
      results: 'getAnalyticsFlowexecutionsAggregatesJobResults',
      remove: 'deleteAnalyticsFlowexecutionsAggregatesJob',
    },
  },
  {
    subject: 'flows',
    query: 'postAnalyticsFlowsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsFlowsAggregatesJobs',
      read: 'getAnalyticsFlowsAggregatesJob',
      results: 'getAnalyticsFlowsAggregatesJobResults',
      remove: 'deleteAnalyticsFlowsAggregatesJob',
    },
  },
  {
    subject: 'journeys',
    query: 'postAnalyticsJourneysAggregatesQuery',
    jobs: {
      start: 'postAnalyticsJourneysAggregatesJobs',
      read: 'getAnalyticsJourneysAggregatesJob',
      results: 'getAnalyticsJourneysAggregatesJobResults',
      remove: 'deleteAnalyticsJourneysAggregatesJob',
    },
  },
  {
    subject: 'resolutions',
    query: 'postAnalyticsResolutionsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsResolutionsAggregatesJobs',
      read: 'getAnalyticsResolutionsAggregatesJob',
      results: 'getAnalyticsResolutionsAggregatesJobResults',
      remove: 'deleteAnalyticsResolutionsAggregatesJob',
    },
  },
  {
    subject: 'summaries',
    query: 'postAnalyticsSummariesAggregatesQuery',
    jobs: {
      start: 'postAnalyticsSummariesAggregatesJobs',
      read: 'getAnalyticsSummariesAggregatesJob',
      results: 'getAnalyticsSummariesAggregatesJobResults',
      remove: 'deleteAnalyticsSummariesAggregatesJob',
    },
  },
  {
    subject: 'surveys',
    query: 'postAnalyticsSurveysAggregatesQuery',
    jobs: {
      start: 'postAnalyticsSurveysAggregatesJobs',
      read: 'getAnalyticsSurveysAggregatesJob',
      results: 'getAnalyticsSurveysAggregatesJobResults',
      remove: 'deleteAnalyticsSurveysAggregatesJob',
    },
  },
  {
    subject: 'transcripts',
    query: 'postAnalyticsTranscriptsAggregatesQuery',
    jobs: {
      start: 'postAnalyticsTranscriptsAggregatesJobs',
      read: 'getAnalyticsTranscriptsAggregatesJob',
      results: 'getAnalyticsTranscriptsAggregatesJobResults',
      remove: 'deleteAnalyticsTranscriptsAggregatesJob',
    },
  },
];
