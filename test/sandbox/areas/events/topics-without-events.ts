import type { Topic } from './scenes/stage.js';

/** Why some topics have no events, and the operations that prove it: they respond with 501, or have nothing to show. */
interface Reason {
  readonly why: string;
  readonly topics: readonly Topic[];
  readonly operations?: readonly string[];
}

const WORKFORCE = '/api/v2/workforcemanagement';
const MANAGEMENT = `${WORKFORCE}/managementunits/{managementUnitId}`;

export const topicsWithoutEvents: readonly Reason[] = [
  {
    why: 'no conversation runs through a flow',
    topics: [
      'v2.analytics.flow.{id}.aggregates',
      'v2.analytics.flow.{id}.metrics',
      'v2.analytics.flowoutcome.{id}.aggregates',
      'v2.detail.events.conversation.{id}.flow.start',
      'v2.detail.events.conversation.{id}.flow.end',
    ],
    operations: ['POST /api/v2/flows/instances/jobs'],
  },
  {
    why: 'the sandbox does not track dependencies',
    topics: ['v2.architect.dependencytracking.build'],
    operations: ['POST /api/v2/architect/dependencytracking/build'],
  },
  {
    why: 'conversations have no audio to transcribe',
    topics: ['v2.conversations.{id}.transcription'],
  },
  {
    why: 'there are no sessions of website visitors',
    topics: [
      'v2.externalcontacts.contacts.{id}.journey.sessions',
      'v2.journey.sessions.{id}.action.events',
      'v2.journey.sessions.{id}.outcome.events',
      'v2.journey.sessions.{id}.web.events',
    ],
    operations: ['GET /api/v2/journey/sessions/{sessionId}'],
  },
  {
    why: 'the sandbox computes no scores',
    topics: ['v2.gamification.scorecards.users.{id}'],
    operations: ['GET /api/v2/gamification/scorecards'],
  },
  {
    why: 'conversations are calls, callbacks, chats, e-mails and messages',
    topics: [
      ...(['cobrowseSessions', 'screenshares', 'socialexpressions', 'videos'] as const).flatMap(
        (kind) => [`v2.users.{id}.conversations.${kind}`, `v2.routing.queues.{id}.conversations.${kind}`] as const,
      ),
    ],
    operations: ['GET /api/v2/conversations/cobrowsesessions'],
  },
  {
    why: 'messages are routed without a flow',
    topics: ['v2.workflows.{id}.conversations.inbound.typing.event'],
  },
  { why: 'it is a pattern for the three other system topics', topics: ['v2.system.{id}.{id}'] },
  {
    why: 'no operation of the API changes its data',
    topics: ['v2.users.{id}.alerting.heartbeat.alerts', 'v2.users.{id}.alerting.heartbeat.rules', 'v2.users.{id}.badges.chats'],
  },
  {
    why: 'Edges have no metrics',
    topics: ['v2.telephony.providers.edges.{id}.metrics', 'v2.telephony.providers.edges.trunks.{id}.metrics'],
    operations: [
      'GET /api/v2/telephony/providers/edges/{edgeId}/metrics',
      'GET /api/v2/telephony/providers/edges/trunks/{trunkId}/metrics',
    ],
  },
  {
    why: 'rules do not assign modules automatically',
    topics: ['v2.wem.learning.assignments.modules.{id}'],
  },
  {
    why: 'adherence is computed when it is requested',
    topics: [
      'v2.users.{id}.workforcemanagement.adherence',
      'v2.workforcemanagement.managementunits.{id}.adherence',
      'v2.workforcemanagement.teams.{id}.adherence',
    ],
  },
  {
    why: 'schedules belong to business units',
    topics: ['v2.users.{id}.workforcemanagement.schedules', 'v2.workforcemanagement.managementunits.{id}.schedules'],
    operations: [`GET ${MANAGEMENT}/weeks/{weekId}/schedules`],
  },
  {
    why: 'intraday data belongs to business units',
    topics: ['v2.managementunits.{id}.workforcemanagement.intraday'],
  },
  {
    why: 'no operation changes a forecast',
    topics: ['v2.workforcemanagement.businessunits.{id}.shorttermforecasts'],
  },
  {
    why: 'queue activity is sent as observations and conversation events instead',
    topics: ['v2.analytics.queues.{id}.activity', 'v2.detail.events.agent.{id}.state'],
  },
  {
    why: 'the sandbox generates no suggestions or summaries',
    topics: [
      'v2.bot.conversation.{id}.conversations.summaries',
      ...(['intent', 'knowledge.article', 'knowledge.search', 'response', 'script', 'thirdpartyaction'] as const).map(
        (kind) => `v2.conversations.{id}.suggestions.${kind}` as const,
      ),
      'v2.users.{id}.conversations.summaries',
      'v2.users.{id}.conversations.summaries.settings.preview',
    ],
    operations: ['POST /api/v2/conversations/summaries/preview', 'GET /api/v2/conversations/{conversationId}/suggestions'],
  },
  {
    why: 'transcripts are not analysed',
    topics: [
      ...(['empathy', 'sentiment', 'topics'] as const).map(
        (kind) => `v2.speechandtextanalytics.conversation.{id}.${kind}` as const,
      ),
      'v2.speechandtextanalytics.conversations.{id}.categories',
      'v2.speechandtextanalytics.programs.topiclinks.jobs.{id}',
      'v2.speechandtextanalytics.reprocessing.jobs.{id}',
      'v2.speechandtextanalytics.topics.generatedphrases.jobs.{id}',
      'v2.speechandtextanalytics.topics.testphrase.jobs.{id}',
    ],
    operations: [
      'POST /api/v2/speechandtextanalytics/reprocessing/jobs',
      'POST /api/v2/speechandtextanalytics/topics/generatedphrases/jobs',
      'POST /api/v2/speechandtextanalytics/topics/testphrase/jobs',
    ],
  },
  {
    why: 'groups have no chat rooms',
    topics: ['v2.detail.events.collaboratechat.group.{id}.messages'],
  },
  {
    why: 'flow executions are not recorded, and no webhook is called',
    topics: [
      'v2.detail.events.conversation.{id}.flow.outcome',
      'v2.flows.instances.flow.{id}',
      'v2.integrations.inbound.webhook.{id}.invocation',
    ],
    operations: ['POST /api/v2/flows/instances/jobs', 'POST /api/v2/integrations/webhooks/{tokenId}/events'],
  },
  {
    why: 'there are no sessions of apps or websites',
    topics: ['v2.journey.sessions.{id}.app.events', 'v2.journey.views.jobs.{id}.notification'],
    operations: [
      'POST /api/v2/journey/deployments/{deploymentId}/appevents',
      'POST /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs',
    ],
  },
  {
    why: 'the sandbox has no operational incidents',
    topics: ['v2.operations.events.{id}'],
  },
  {
    why: 'campaigns send their progress, and no events of single contacts, agents and templates',
    topics: [
      'v2.outbound.campaigns.{id}.skillstats',
      'v2.outbound.importtemplates.{id}.importstatus',
      ...(['email', 'messaging', 'preview', 'voice', 'whatsapp'] as const).flatMap(
        (kind) =>
          [`v2.outbound.${kind}.campaigns.contact.postContact`, `v2.outbound.${kind}.campaigns.contact.preContact`] as const,
      ),
    ],
    operations: ['PUT /api/v2/outbound/campaigns/{campaignId}/agents/{userId}'],
  },
  {
    why: 'no operation of the API changes its data',
    topics: [
      'v2.subscription.updated',
      'v2.users.{id}.integrationpresence',
      'v2.users.{id}.integrations.calendar.teams',
      'v2.users.{id}.persistentconnection',
      'v2.video.conferences.{id}',
      'v2.webmessaging.deployments.{id}.undelivered.messages',
    ],
  },
  {
    why: 'the sandbox does not search for free slots',
    topics: ['v2.coaching.scheduleslots.jobs.{id}'],
    operations: ['POST /api/v2/coaching/scheduleslots/query'],
  },
  {
    why: 'these planning jobs are not implemented',
    topics: [
      'v2.users.{id}.workforcemanagement.integrations.hris.timeofftypes.jobs',
      'v2.users.{id}.workforcemanagement.performanceprediction.schedules.recalculations',
      'v2.users.{id}.workforcemanagement.timeoffbalance.jobs',
      'v2.workforcemanagement.businessunits.{id}.activityplans.jobs',
      'v2.workforcemanagement.businessunits.{id}.activityplans.runs.jobs',
      'v2.workforcemanagement.businessunits.{id}.capacityplans.{id}.staffingrequirements',
      'v2.workforcemanagement.businessunits.{id}.forecasts.staffingrequirement',
      'v2.workforcemanagement.businessunits.{id}.main.forecast.export.forecast',
      'v2.workforcemanagement.businessunits.{id}.main.forecast.export.historical',
      'v2.workforcemanagement.businessunits.{id}.main.forecast.export.snapshot',
      'v2.workforcemanagement.managementunits.{id}.agentschedules.changed',
      'v2.workforcemanagement.performanceprediction.schedules.{id}',
    ],
    operations: [
      `POST ${WORKFORCE}/businessunits/{businessUnitId}/activityplans/{activityPlanId}/runs/jobs`,
      `POST ${WORKFORCE}/timeoffbalance/jobs`,
    ],
  },
];
