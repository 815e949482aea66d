import { messagingIntegrationPaths } from './conversations/messaging-integrations.js';
import type { Integrity } from './integrity.js';

const architect: readonly Integrity[] = [
  { path: '/api/v2/architect/prompts', uniqueName: true },
  {
    ...{ path: '/api/v2/architect/schedules', uniqueName: true, inUse: 'schedule.in.use' },
    usedBy: [
      ['/api/v2/architect/schedulegroups', 'openSchedules'],
      ['/api/v2/architect/schedulegroups', 'closedSchedules'],
      ['/api/v2/architect/schedulegroups', 'holidaySchedules'],
    ],
  },
  {
    ...{ path: '/api/v2/architect/schedulegroups', uniqueName: true, inUse: 'schedule.group.in.use' },
    references: {
      openSchedules: '/api/v2/architect/schedules',
      closedSchedules: '/api/v2/architect/schedules',
      holidaySchedules: '/api/v2/architect/schedules',
    },
    usedBy: [['/api/v2/architect/ivrs', 'scheduleGroup']],
  },
  {
    ...{ path: '/api/v2/architect/emergencygroups', uniqueName: true },
    references: {
      'emergencyCallFlows.emergencyFlow': '/api/v2/flows',
      'emergencyCallFlows.ivrs': '/api/v2/architect/ivrs',
    },
  },
  {
    ...{ path: '/api/v2/architect/ivrs', uniqueName: true },
    references: {
      openHoursFlow: '/api/v2/flows',
      closedHoursFlow: '/api/v2/flows',
      holidayHoursFlow: '/api/v2/flows',
      scheduleGroup: '/api/v2/architect/schedulegroups',
    },
  },
  { path: '/api/v2/flows', uniqueName: [409, 'architect.flow.name.in.use'] },
  { path: '/api/v2/flows/milestones', uniqueName: true },
  { path: '/api/v2/flows/outcomes', uniqueName: true },
  { path: '/api/v2/flows/datatables', uniqueName: [409, 'flows.datatables.not.unique'] },
];

const campaigns = '/api/v2/outbound/campaigns';
const messagingCampaigns = '/api/v2/outbound/messagingcampaigns';
const sequences = '/api/v2/outbound/sequences';
const contactLists = '/api/v2/outbound/contactlists';
const attemptLimits = '/api/v2/outbound/attemptlimits';
const queues = '/api/v2/routing/queues';
const responses = '/api/v2/responsemanagement/responses';
const edges = '/api/v2/telephony/providers/edges';

const outbound: readonly Integrity[] = [
  {
    ...{ path: contactLists, uniqueName: true, inUse: 'contact.list.in.use' },
    references: { attemptLimits },
    usedBy: [
      [campaigns, 'contactList'],
      [messagingCampaigns, 'contactList'],
    ],
  },
  {
    ...{ path: '/api/v2/outbound/dnclists', uniqueName: true, inUse: 'dnc.list.in.use' },
    usedBy: [
      [campaigns, 'dncLists'],
      [messagingCampaigns, 'dncLists'],
    ],
  },
  {
    ...{ path: campaigns, uniqueName: true, inUse: 'campaign.in.use' },
    references: {
      dncLists: '/api/v2/outbound/dnclists',
      ruleSets: '/api/v2/outbound/rulesets',
      callableTimeSet: '/api/v2/outbound/callabletimesets',
      callAnalysisResponseSet: '/api/v2/outbound/callanalysisresponsesets',
      contactListFilters: '/api/v2/outbound/contactlistfilters',
      script: '/api/v2/scripts',
      site: `${edges}/sites`,
      edgeGroup: `${edges}/edgegroups`,
    },
    usedBy: [[sequences, 'campaigns']],
  },
  {
    ...{ path: messagingCampaigns, uniqueName: true },
    references: {
      contactList: contactLists,
      dncLists: '/api/v2/outbound/dnclists',
      callableTimeSet: '/api/v2/outbound/callabletimesets',
      contactListFilters: '/api/v2/outbound/contactlistfilters',
      ruleSets: '/api/v2/outbound/digitalrulesets',
      'smsConfig.contentTemplate': responses,
      'emailConfig.contentTemplate': responses,
    },
  },
  {
    ...{ path: '/api/v2/outbound/rulesets', uniqueName: true, inUse: 'rule.set.in.use' },
    references: { contactList: contactLists, queue: queues },
    usedBy: [[campaigns, 'ruleSets']],
  },
  {
    ...{ path: '/api/v2/outbound/callabletimesets', uniqueName: true, inUse: 'callable.time.set.in.use' },
    usedBy: [
      [campaigns, 'callableTimeSet'],
      [messagingCampaigns, 'callableTimeSet'],
    ],
  },
  {
    ...{ path: attemptLimits, uniqueName: true, inUse: 'attempt.limits.in.use' },
    usedBy: [[contactLists, 'attemptLimits']],
  },
  {
    ...{ path: '/api/v2/outbound/callanalysisresponsesets', uniqueName: true, inUse: 'call.analysis.response.set.in.use' },
    usedBy: [[campaigns, 'callAnalysisResponseSet']],
  },
  {
    ...{ path: '/api/v2/outbound/contactlistfilters', uniqueName: true, inUse: 'contact.list.filter.in.use' },
    references: { contactList: contactLists },
    usedBy: [[campaigns, 'contactListFilters']],
  },
  {
    ...{ path: '/api/v2/outbound/campaignrules', uniqueName: true },
    references: {
      'campaignRuleEntities.campaigns': campaigns,
      'campaignRuleEntities.sequences': sequences,
      'campaignRuleEntities.emailCampaigns': messagingCampaigns,
      'campaignRuleEntities.smsCampaigns': messagingCampaigns,
      'campaignRuleActions.campaignRuleActionEntities.campaigns': campaigns,
      'campaignRuleActions.campaignRuleActionEntities.sequences': sequences,
      'campaignRuleActions.campaignRuleActionEntities.emailCampaigns': messagingCampaigns,
      'campaignRuleActions.campaignRuleActionEntities.smsCampaigns': messagingCampaigns,
      'campaignRuleActions.parameters.queue': queues,
    },
  },
  { path: sequences, uniqueName: true, references: { campaigns } },
  {
    ...{ path: '/api/v2/outbound/digitalrulesets', inUse: 'digital.rule.set.in.use' },
    references: { contactList: contactLists },
    usedBy: [[messagingCampaigns, 'ruleSets']],
  },
  { path: '/api/v2/outbound/contactlisttemplates', references: { attemptLimits } },
];

const telephony: readonly Integrity[] = [
  {
    ...{ path: `${edges}/sites`, uniqueName: true, inUse: 'site.in.use' },
    usedBy: [
      [`${edges}/phones`, 'site'],
      [edges, 'site'],
    ],
  },
  {
    ...{ path: `${edges}/phonebasesettings`, uniqueName: true, inUse: 'phone.base.settings.in.use' },
    usedBy: [[`${edges}/phones`, 'phoneBaseSettings']],
  },
  {
    ...{ path: `${edges}/phones`, uniqueName: true },
    references: { site: `${edges}/sites`, phoneBaseSettings: `${edges}/phonebasesettings` },
  },
  {
    ...{ path: `${edges}/trunkbasesettings`, uniqueName: true, inUse: 'trunk.base.settings.in.use' },
    usedBy: [
      [`${edges}/edgegroups`, 'phoneTrunkBases'],
      [`${edges}/outboundroutes`, 'externalTrunkBases'],
    ],
  },
  {
    ...{ path: `${edges}/edgegroups`, uniqueName: true, inUse: 'edge.group.in.use' },
    references: { phoneTrunkBases: `${edges}/trunkbasesettings` },
    usedBy: [[edges, 'edgeGroup']],
  },
  { path: edges, uniqueName: true, references: { site: `${edges}/sites`, edgeGroup: `${edges}/edgegroups` } },
  {
    ...{ path: `${edges}/outboundroutes`, uniqueName: true },
    references: { site: `${edges}/sites`, externalTrunkBases: `${edges}/trunkbasesettings` },
  },
];

const users = '/api/v2/users';
const flows = '/api/v2/flows';
const skills = '/api/v2/routing/skills';
const smsNumbers = '/api/v2/routing/sms/phonenumbers';
const prompts = ['/api/v2/architect/prompts', '/api/v2/architect/systemprompts'];
const conditions = { forUsers: users, forQueues: queues, wrapupCodes: '/api/v2/routing/wrapupcodes', teams: '/api/v2/teams' };

const below = (field: string, named: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(named).map(([name, path]) => [`${field}.${name}`, path]));

const routing: readonly Integrity[] = [
  {
    path: queues,
    references: {
      queueFlow: flows,
      emailInQueueFlow: flows,
      messageInQueueFlow: flows,
      whisperPrompt: prompts,
      onHoldPrompt: prompts,
      'defaultScripts.*': '/api/v2/scripts',
      'bullseye.rings.actions.skillsToRemove': skills,
      'conditionalGroupRouting.rules.queue': queues,
      'conditionalGroupActivation.pilotRule.conditions.simpleMetric.queue': queues,
      'conditionalGroupActivation.rules.conditions.simpleMetric.queue': queues,
      'directRouting.backupQueueId': queues,
      'cannedResponseLibraries.libraryIds': '/api/v2/responsemanagement/libraries',
      'outboundEmailAddress.domain': '/api/v2/routing/email/domains',
    },
  },
  {
    path: '/api/v2/routing/email/domains/{}/routes',
    references: { queue: queues, skills, language: '/api/v2/routing/languages', flow: flows, spamFlow: flows },
  },
  { path: smsNumbers, references: { addressId: '/api/v2/routing/sms/addresses' } },
  { path: '/api/v2/routing/sms/addresses', inUse: 'address.in.use', usedBy: [[smsNumbers, 'addressId']] },
  ...messagingIntegrationPaths.map((path) => ({
    path,
    references: {
      messagingSetting: '/api/v2/conversations/messaging/settings',
      supportedContent: '/api/v2/conversations/messaging/supportedcontent',
    },
  })),
  { path: '/api/v2/routing/languages', uniqueName: true },
];

const others: readonly Integrity[] = [
  {
    ...{ path: '/api/v2/responsemanagement/libraries', uniqueName: true, inUse: 'library.in.use' },
    usedBy: [[responses, 'libraries']],
  },
  {
    ...{ path: responses, uniqueName: true },
    references: { libraries: '/api/v2/responsemanagement/libraries', assets: '/api/v2/responsemanagement/responseassets' },
  },
  { path: '/api/v2/contentmanagement/documents', references: { workspace: '/api/v2/contentmanagement/workspaces' } },
  { path: '/api/v2/knowledge/knowledgebases', uniqueName: true },
  { path: '/api/v2/locations', uniqueName: true, references: { contactUser: users, path: '/api/v2/locations' } },
  { path: users, references: { 'locations.locationDefinition': '/api/v2/locations' } },
  ...['/api/v2/recording/mediaretentionpolicies', '/api/v2/recording/crossplatform/mediaretentionpolicies'].map((path) => ({
    path,
    references: { ...below('conditions', conditions), ...below('mediaPolicies.*.conditions', conditions) },
  })),
  { path: '/api/v2/teams', uniqueName: true },
  { path: '/api/v2/workforcemanagement/businessunits', uniqueName: true },
  { path: '/api/v2/webdeployments/deployments', uniqueName: [409, 'duplicate.name'] },
];

/** What holds of the entities that an administrator looks after. */
export const integrityRules: readonly Integrity[] = [...architect, ...outbound, ...telephony, ...routing, ...others];
