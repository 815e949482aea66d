import type { Topic } from './stage.js';

/** Why nothing is told of some topics, and the operations that show it: they answer 501, or have nothing to show. */
interface Reason {
  readonly why: string;
  readonly topics: readonly Topic[];
  readonly operations?: readonly string[];
}

const WORKFORCE = '/api/v2/workforcemanagement';
const MANAGEMENT = `${WORKFORCE}/managementunits/{managementUnitId}`;

export const untold: readonly Reason[] = [
  {
    why: 'flows are kept, and not executed',
    topics: [
      ...([
        'v2.analytics.flow.{id}.aggregates',
        'v2.analytics.flow.{id}.metrics',
        'v2.analytics.flowoutcome.{id}.aggregates',
      ] as const),
      ...(['v2.detail.events.conversation.{id}.flow.start', 'v2.detail.events.conversation.{id}.flow.end'] as const),
    ],
    operations: ['POST /api/v2/flows/executions', 'POST /api/v2/analytics/flows/aggregates/query'],
  },
  {
    why: 'what uses what is not tracked',
    topics: ['v2.architect.dependencytracking.build'],
    operations: ['POST /api/v2/architect/dependencytracking/build'],
  },
  {
    why: 'nothing is spoken that could be transcribed',
    topics: ['v2.conversations.{id}.transcription'],
    operations: ['POST /api/v2/analytics/conversations/transcripts/query'],
  },
  {
    why: 'no web site is watched: there are no sessions of visitors',
    topics: [
      'v2.externalcontacts.contacts.{id}.journey.sessions',
      'v2.journey.sessions.{id}.action.events',
      'v2.journey.sessions.{id}.outcome.events',
      'v2.journey.sessions.{id}.web.events',
    ],
    operations: ['GET /api/v2/journey/sessions/{sessionId}'],
  },
  {
    why: 'nobody’s performance is scored',
    topics: ['v2.gamification.scorecards.users.{id}'],
    operations: ['GET /api/v2/gamification/scorecards'],
  },
  {
    why: 'messages of campaigns are not sent',
    topics: ['v2.outbound.messagingcampaigns.{id}.progress'],
    operations: ['GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/progress'],
  },
  {
    why: 'conversations are calls, callbacks, chats, e-mails and messages',
    topics: [
      ...(['cobrowseSessions', 'screenshares', 'socialexpressions', 'videos'] as const).flatMap(
        (kind) => [`v2.users.{id}.conversations.${kind}`, `v2.routing.queues.{id}.conversations.${kind}`] as const,
      ),
    ],
    operations: [
      'GET /api/v2/conversations/cobrowsesessions',
      'PUT /api/v2/conversations/videos/{conversationId}/recordingstate',
    ],
  },
  {
    why: 'no operation says that somebody types into a message',
    topics: ['v2.users.{id}.conversations.inbound.typing.event', 'v2.workflows.{id}.conversations.inbound.typing.event'],
  },
  { why: 'it stands for any of the three other messages of the system', topics: ['v2.system.{id}.{id}'] },
  {
    why: 'no operation of the contract is about it',
    topics: [
      'v2.taskmanagement.workitems.users.{id}',
      'v2.users.{id}.alerting.heartbeat.alerts',
      'v2.users.{id}.alerting.heartbeat.rules',
      'v2.users.{id}.badges.chats',
    ],
  },
  {
    why: 'Edges are not measured',
    topics: ['v2.telephony.providers.edges.{id}.metrics', 'v2.telephony.providers.edges.trunks.{id}.metrics'],
    operations: [
      'GET /api/v2/telephony/providers/edges/{edgeId}/metrics',
      'GET /api/v2/telephony/providers/edges/trunks/{trunkId}/metrics',
    ],
  },
  {
    why: 'rules assign nothing by themselves',
    topics: ['v2.wem.learning.assignments.modules.{id}'],
    operations: ['POST /api/v2/learning/rules/query'],
  },
  {
    why: 'nobody has a schedule that could be adhered to',
    topics: [
      'v2.users.{id}.workforcemanagement.adherence',
      'v2.users.{id}.workforcemanagement.schedules',
      'v2.workforcemanagement.managementunits.{id}.adherence',
      'v2.workforcemanagement.managementunits.{id}.schedules',
      'v2.workforcemanagement.teams.{id}.adherence',
    ],
    operations: [`GET ${WORKFORCE}/adherence`, `GET ${MANAGEMENT}/weeks/{weekId}/schedules`],
  },
  {
    why: 'a day’s work is not measured against a forecast',
    topics: ['v2.businessunits.{id}.workforcemanagement.intraday', 'v2.managementunits.{id}.workforcemanagement.intraday'],
  },
  {
    why: 'forecasts are made, and no operation changes one',
    topics: ['v2.workforcemanagement.businessunits.{id}.shorttermforecasts'],
  },
  {
    why: 'agents are in no management unit, and nobody is told of what concerns them there',
    topics: [
      'v2.users.{id}.workforcemanagement.notifications',
      'v2.workforcemanagement.agents',
      'v2.workforcemanagement.managementunits.{id}.agents.sync',
    ],
    operations: [`GET ${WORKFORCE}/notifications`, `GET ${MANAGEMENT}/agents/{agentId}`],
  },
];
