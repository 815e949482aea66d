import type { NotificationTopic } from '../../../models/notification-events.js';

/** Every topic of the platform, held to the map of their payloads by the compiler: neither can have one that the other lacks. */
const topics: Record<NotificationTopic, true> = {
  'v2.analytics.conversation.{id}.metrics': true,
  'v2.analytics.conversations.details.jobs.availability': true,
  'v2.analytics.flow.{id}.aggregates': true,
  'v2.analytics.flow.{id}.metrics': true,
  'v2.analytics.flowoutcome.{id}.aggregates': true,
  'v2.analytics.queues.{id}.observations': true,
  'v2.analytics.users.details.jobs.availability': true,
  'v2.analytics.users.{id}.aggregates': true,
  'v2.analytics.wrapup.{id}.aggregates': true,
  'v2.architect.dependencytracking.build': true,
  'v2.architect.prompts.{id}': true,
  'v2.architect.prompts.{id}.resources.{id}': true,
  'v2.architect.systemprompts.{id}.resources.{id}': true,
  'v2.audits.entitytype.{id}.entityid.{id}': true,
  'v2.businessunits.{id}.workforcemanagement.intraday': true,
  'v2.contentmanagement.documents.{id}': true,
  'v2.contentmanagement.workspaces.{id}.documents': true,
  'v2.conversations.{id}.transcription': true,
  'v2.detail.events.conversation.{id}.acd.end': true,
  'v2.detail.events.conversation.{id}.acd.start': true,
  'v2.detail.events.conversation.{id}.acw': true,
  'v2.detail.events.conversation.{id}.attributes': true,
  'v2.detail.events.conversation.{id}.contact': true,
  'v2.detail.events.conversation.{id}.customer.end': true,
  'v2.detail.events.conversation.{id}.customer.start': true,
  'v2.detail.events.conversation.{id}.flow.end': true,
  'v2.detail.events.conversation.{id}.flow.start': true,
  'v2.detail.events.conversation.{id}.outbound': true,
  'v2.detail.events.conversation.{id}.user.end': true,
  'v2.detail.events.conversation.{id}.user.start': true,
  'v2.detail.events.conversation.{id}.voicemail.end': true,
  'v2.detail.events.conversation.{id}.voicemail.start': true,
  'v2.detail.events.conversation.{id}.wrapup': true,
  'v2.externalcontacts.contacts.{id}': true,
  'v2.externalcontacts.contacts.{id}.journey.sessions': true,
  'v2.externalcontacts.contacts.{id}.unresolved': true,
  'v2.flows.outcomes.{id}': true,
  'v2.flows.{id}': true,
  'v2.gamification.scorecards.users.{id}': true,
  'v2.groups.{id}.greetings': true,
  'v2.journey.sessions.{id}.action.events': true,
  'v2.journey.sessions.{id}.outcome.events': true,
  'v2.journey.sessions.{id}.web.events': true,
  'v2.managementunits.{id}.workforcemanagement.intraday': true,
  'v2.outbound.attemptlimits.{id}': true,
  'v2.outbound.callabletimesets.{id}': true,
  'v2.outbound.campaignrules.{id}': true,
  'v2.outbound.campaigns.{id}': true,
  'v2.outbound.campaigns.{id}.progress': true,
  'v2.outbound.campaigns.{id}.stats': true,
  'v2.outbound.contactlistfilters.{id}': true,
  'v2.outbound.contactlists.{id}': true,
  'v2.outbound.contactlists.{id}.importstatus': true,
  'v2.outbound.dnclists.{id}': true,
  'v2.outbound.dnclists.{id}.importstatus': true,
  'v2.outbound.messagingcampaigns.{id}': true,
  'v2.outbound.messagingcampaigns.{id}.progress': true,
  'v2.outbound.responsesets.{id}': true,
  'v2.outbound.rulesets.{id}': true,
  'v2.outbound.schedules.campaigns.{id}': true,
  'v2.outbound.schedules.sequences.{id}': true,
  'v2.outbound.sequences.{id}': true,
  'v2.outbound.settings': true,
  'v2.outbound.wrapupcodemappings.{id}': true,
  'v2.quality.evaluations': true,
  'v2.routing.queues.{id}.conversations': true,
  'v2.routing.queues.{id}.conversations.callbacks': true,
  'v2.routing.queues.{id}.conversations.calls': true,
  'v2.routing.queues.{id}.conversations.chats': true,
  'v2.routing.queues.{id}.conversations.cobrowseSessions': true,
  'v2.routing.queues.{id}.conversations.emails': true,
  'v2.routing.queues.{id}.conversations.messages': true,
  'v2.routing.queues.{id}.conversations.screenshares': true,
  'v2.routing.queues.{id}.conversations.socialexpressions': true,
  'v2.routing.queues.{id}.conversations.videos': true,
  'v2.routing.queues.{id}.users': true,
  'v2.speechandtextanalytics.programs.general.jobs.{id}': true,
  'v2.speechandtextanalytics.programs.publishjobs.{id}': true,
  'v2.speechandtextanalytics.topics.publishjobs.{id}': true,
  'v2.system.no_longer_subscribed.{id}': true,
  'v2.system.socket_closing': true,
  'v2.system.token_revoked.{id}': true,
  'v2.system.{id}.{id}': true,
  'v2.taskmanagement.workitems.users.{id}': true,
  'v2.telephony.providers.edges.phones.{id}': true,
  'v2.telephony.providers.edges.trunks.{id}': true,
  'v2.telephony.providers.edges.trunks.{id}.metrics': true,
  'v2.telephony.providers.edges.{id}': true,
  'v2.telephony.providers.edges.{id}.logicalinterfaces': true,
  'v2.telephony.providers.edges.{id}.metrics': true,
  'v2.telephony.providers.edges.{id}.softwareupdate': true,
  'v2.users.{id}.activity': true,
  'v2.users.{id}.alerting.heartbeat.alerts': true,
  'v2.users.{id}.alerting.heartbeat.rules': true,
  'v2.users.{id}.alerting.interactionstats.alerts': true,
  'v2.users.{id}.alerting.interactionstats.rules': true,
  'v2.users.{id}.analytics.reporting.exports': true,
  'v2.users.{id}.badges.chats': true,
  'v2.users.{id}.callforwarding': true,
  'v2.users.{id}.conversations': true,
  'v2.users.{id}.conversations.callbacks': true,
  'v2.users.{id}.conversations.calls': true,
  'v2.users.{id}.conversations.chats': true,
  'v2.users.{id}.conversations.cobrowseSessions': true,
  'v2.users.{id}.conversations.emails': true,
  'v2.users.{id}.conversations.inbound.typing.event': true,
  'v2.users.{id}.conversations.messages': true,
  'v2.users.{id}.conversations.screenshares': true,
  'v2.users.{id}.conversations.socialexpressions': true,
  'v2.users.{id}.conversations.videos': true,
  'v2.users.{id}.conversations.{id}.recordings': true,
  'v2.users.{id}.conversations.{id}.recordings.{id}': true,
  'v2.users.{id}.conversationsummary': true,
  'v2.users.{id}.fax.documents': true,
  'v2.users.{id}.geolocation': true,
  'v2.users.{id}.greetings': true,
  'v2.users.{id}.outbound.contactlists.{id}.export': true,
  'v2.users.{id}.outbound.dnclists.{id}.export': true,
  'v2.users.{id}.outofoffice': true,
  'v2.users.{id}.presence': true,
  'v2.users.{id}.recordings': true,
  'v2.users.{id}.routingStatus': true,
  'v2.users.{id}.station': true,
  'v2.users.{id}.tokens': true,
  'v2.users.{id}.userrecordings': true,
  'v2.users.{id}.voicemail.messages': true,
  'v2.users.{id}.wem.coaching.appointment': true,
  'v2.users.{id}.wem.learning.assignment': true,
  'v2.users.{id}.workforcemanagement.adherence': true,
  'v2.users.{id}.workforcemanagement.historicaladherencequery': true,
  'v2.users.{id}.workforcemanagement.notifications': true,
  'v2.users.{id}.workforcemanagement.schedules': true,
  'v2.users.{id}.workforcemanagement.timeoffrequests': true,
  'v2.webdeployments.configurations.{id}': true,
  'v2.webdeployments.deployments.{id}': true,
  'v2.wem.learning.assignments.modules.{id}': true,
  'v2.workflows.{id}.conversations.inbound.typing.event': true,
  'v2.workforcemanagement.agents': true,
  'v2.workforcemanagement.businessunits.{id}.schedules': true,
  'v2.workforcemanagement.businessunits.{id}.scheduling.runs': true,
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts': true,
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.copy': true,
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.generate': true,
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.import': true,
  'v2.workforcemanagement.historicaldata.deletejob': true,
  'v2.workforcemanagement.historicaldata.status': true,
  'v2.workforcemanagement.managementunits.{id}': true,
  'v2.workforcemanagement.managementunits.{id}.adherence': true,
  'v2.workforcemanagement.managementunits.{id}.agents.sync': true,
  'v2.workforcemanagement.managementunits.{id}.schedules': true,
  'v2.workforcemanagement.managementunits.{id}.shifttrades.state.bulk': true,
  'v2.workforcemanagement.teams.{id}.adherence': true,
  'v2.workforcemanagement.users.{id}.schedules.query': true,
  'v2.workforcemanagement.users.{id}.schedules.search': true,
};

/** With placeholders, e.g. `v2.users.{id}.presence`. */
export const topicTemplates = Object.keys(topics) as NotificationTopic[];

/** Topics segment by segment: a channel may be subscribed to a thousand at once. */
interface Branch {
  readonly next: Map<string, Branch>;
  isEnd: boolean;
}

const root: Branch = { next: new Map(), isEnd: false };
for (const template of topicTemplates) {
  let branch = root;
  for (const segment of template.toLowerCase().split('.')) {
    const known = branch.next.get(segment) ?? { next: new Map<string, Branch>(), isEnd: false };
    branch.next.set(segment, known);
    branch = known;
  }
  branch.isEnd = true;
}

/** The topics that a subscription names: one, or several of the same object, `v2.users.{id}?presence&routingStatus`. */
export function topicsOf(subscription: string): string[] {
  const [base = '', suffixes] = subscription.split('?', 2);
  return suffixes === undefined ? [base] : suffixes.split('&').map((suffix) => `${base}.${suffix}`);
}

/** Whether there is such a topic, with ids in the places of the placeholders; its words in any case. */
export function isTopic(name: string): boolean {
  return leads(root, name.toLowerCase().split('.'), 0);
}

function leads({ next, isEnd }: Branch, segments: readonly string[], index: number): boolean {
  const segment = segments[index];
  if (segment === undefined) return isEnd;
  const word = segment === '{id}' ? undefined : next.get(segment);
  if (word && leads(word, segments, index + 1)) return true;
  const id = next.get('{id}');
  return id !== undefined && /^[^?&]+$/.test(segment) && leads(id, segments, index + 1);
}
