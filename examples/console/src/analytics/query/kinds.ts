import type { MessageId } from '../../messages/en.js';

/** What a query returns. */
export type ResultShape = 'aggregates' | 'observations' | 'conversations';

interface QueryKindInfo {
  label: MessageId;
  /** The method of `AnalyticsApi`. The fields of its body come from the contract. */
  method: string;
  shape: ResultShape;
  /** One of these permissions is needed. */
  permissions: readonly string[];
}

/** The queries that the page builds, in the order of its list. */
export const queryKinds = {
  'conversation-aggregates': {
    label: 'analytics.conversationAggregates',
    method: 'postAnalyticsConversationsAggregatesQuery',
    shape: 'aggregates',
    permissions: ['analytics:conversationAggregate:view'],
  },
  'conversation-details': {
    label: 'analytics.conversationDetails',
    method: 'postAnalyticsConversationsDetailsQuery',
    shape: 'conversations',
    permissions: ['analytics:conversationDetail:view', 'analytics:agentConversationDetail:view'],
  },
  'queue-observations': {
    label: 'analytics.queueObservations',
    method: 'postAnalyticsQueuesObservationsQuery',
    shape: 'observations',
    permissions: ['analytics:queueObservation:view'],
  },
  'user-observations': {
    label: 'analytics.userObservations',
    method: 'postAnalyticsUsersObservationsQuery',
    shape: 'observations',
    permissions: ['analytics:userObservation:view'],
  },
  'user-aggregates': {
    label: 'analytics.userAggregates',
    method: 'postAnalyticsUsersAggregatesQuery',
    shape: 'aggregates',
    permissions: ['analytics:userAggregate:view'],
  },
  'flow-observations': {
    label: 'analytics.flowObservations',
    method: 'postAnalyticsFlowsObservationsQuery',
    shape: 'observations',
    permissions: ['analytics:flowObservation:view'],
  },
  'flow-aggregates': {
    label: 'analytics.flowAggregates',
    method: 'postAnalyticsFlowsAggregatesQuery',
    shape: 'aggregates',
    permissions: ['analytics:flowAggregate:view'],
  },
  'transcript-aggregates': {
    label: 'analytics.transcriptAggregates',
    method: 'postAnalyticsTranscriptsAggregatesQuery',
    shape: 'aggregates',
    permissions: ['analytics:speechAndTextAnalyticsAggregates:view'],
  },
  'evaluation-aggregates': {
    label: 'analytics.evaluationAggregates',
    method: 'postAnalyticsEvaluationsAggregatesQuery',
    shape: 'aggregates',
    permissions: ['analytics:evaluationAggregate:view'],
  },
  'survey-aggregates': {
    label: 'analytics.surveyAggregates',
    method: 'postAnalyticsSurveysAggregatesQuery',
    shape: 'aggregates',
    permissions: ['analytics:surveyAggregate:view'],
  },
} as const satisfies Readonly<Record<string, QueryKindInfo>>;

export type QueryKind = keyof typeof queryKinds;

export const queryKindNames = Object.keys(queryKinds) as QueryKind[];
