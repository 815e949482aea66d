import { messagingIntegrationPaths } from './conversations/messaging/messaging-integrations.js';
import type { IntegrityRule } from '../engine/integrity-rule.js';
import { outboundRules } from './outbound/integrity.js';
import { planningRules } from './workforce-management/integrity.js';

const architect: readonly IntegrityRule[] = [
  {
    path: '/api/v2/architect/prompts',
    uniqueName: true,
    inUseCode: 'prompt.in.use',
    usedBy: [
      ['/api/v2/routing/queues', 'whisperPrompt'],
      ['/api/v2/routing/queues', 'onHoldPrompt'],
    ],
  },
  {
    path: '/api/v2/architect/schedules',
    uniqueName: true,
    inUseCode: 'schedule.in.use',
    usedBy: [
      ['/api/v2/architect/schedulegroups', 'openSchedules'],
      ['/api/v2/architect/schedulegroups', 'closedSchedules'],
      ['/api/v2/architect/schedulegroups', 'holidaySchedules'],
    ],
  },
  {
    path: '/api/v2/architect/schedulegroups',
    uniqueName: true,
    inUseCode: 'schedule.group.in.use',
    references: {
      openSchedules: '/api/v2/architect/schedules',
      closedSchedules: '/api/v2/architect/schedules',
      holidaySchedules: '/api/v2/architect/schedules',
    },
    usedBy: [['/api/v2/architect/ivrs', 'scheduleGroup']],
  },
  {
    path: '/api/v2/architect/emergencygroups',
    uniqueName: true,
    references: {
      'emergencyCallFlows.emergencyFlow': '/api/v2/flows',
      'emergencyCallFlows.ivrs': '/api/v2/architect/ivrs',
    },
  },
  {
    path: '/api/v2/architect/ivrs',
    uniqueName: true,
    inUseCode: 'ivr.in.use',
    usedBy: [['/api/v2/architect/emergencygroups', 'emergencyCallFlows.ivrs']],
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

const queues = '/api/v2/routing/queues';
const responses = '/api/v2/responsemanagement/responses';
const edges = '/api/v2/telephony/providers/edges';

const telephony: readonly IntegrityRule[] = [
  {
    path: `${edges}/sites`,
    uniqueName: true,
    inUseCode: 'site.in.use',
    usedBy: [
      [`${edges}/phones`, 'site'],
      [edges, 'site'],
    ],
  },
  {
    path: `${edges}/phonebasesettings`,
    uniqueName: true,
    inUseCode: 'phone.base.settings.in.use',
    usedBy: [[`${edges}/phones`, 'phoneBaseSettings']],
  },
  {
    path: `${edges}/phones`,
    uniqueName: true,
    references: { site: `${edges}/sites`, phoneBaseSettings: `${edges}/phonebasesettings` },
  },
  {
    path: `${edges}/trunkbasesettings`,
    uniqueName: true,
    inUseCode: 'trunk.base.settings.in.use',
    usedBy: [
      [`${edges}/edgegroups`, 'phoneTrunkBases'],
      [`${edges}/outboundroutes`, 'externalTrunkBases'],
    ],
  },
  {
    path: `${edges}/edgegroups`,
    uniqueName: true,
    inUseCode: 'edge.group.in.use',
    references: { phoneTrunkBases: `${edges}/trunkbasesettings` },
    usedBy: [[edges, 'edgeGroup']],
  },
  { path: edges, uniqueName: true, references: { site: `${edges}/sites`, edgeGroup: `${edges}/edgegroups` } },
  {
    path: `${edges}/outboundroutes`,
    uniqueName: true,
    references: { site: `${edges}/sites`, externalTrunkBases: `${edges}/trunkbasesettings` },
  },
];

const users = '/api/v2/users';
const flows = '/api/v2/flows';
const skills = '/api/v2/routing/skills';
const smsNumbers = '/api/v2/routing/sms/phonenumbers';
const prompts = ['/api/v2/architect/prompts', '/api/v2/architect/systemprompts'];
const conditions = { forUsers: users, forQueues: queues, wrapupCodes: '/api/v2/routing/wrapupcodes', teams: '/api/v2/teams' };

const prefixKeys = (field: string, paths: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [`${field}.${name}`, path]));

const routing: readonly IntegrityRule[] = [
  {
    path: queues,
    uniqueName: true,
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
  { path: smsNumbers, uniqueFields: { phoneNumber: true }, references: { addressId: '/api/v2/routing/sms/addresses' } },
  { path: '/api/v2/routing/sms/addresses', inUseCode: 'address.in.use', usedBy: [[smsNumbers, 'addressId']] },
  ...messagingIntegrationPaths.map((path) => ({
    path,
    references: {
      messagingSetting: '/api/v2/conversations/messaging/settings',
      supportedContent: '/api/v2/conversations/messaging/supportedcontent',
    },
  })),
  { path: '/api/v2/routing/languages', uniqueName: true },
  { path: '/api/v2/routing/utilization/labels', uniqueName: true },
];

const others: readonly IntegrityRule[] = [
  {
    path: '/api/v2/responsemanagement/libraries',
    uniqueName: true,
    inUseCode: 'library.in.use',
    usedBy: [[responses, 'libraries']],
  },
  {
    path: responses,
    uniqueName: true,
    references: { libraries: '/api/v2/responsemanagement/libraries', assets: '/api/v2/responsemanagement/responseassets' },
  },
  { path: '/api/v2/contentmanagement/documents', references: { workspace: '/api/v2/contentmanagement/workspaces' } },
  { path: '/api/v2/knowledge/knowledgebases', uniqueName: true },
  { path: '/api/v2/locations', uniqueName: true, references: { contactUser: users, path: '/api/v2/locations' } },
  { path: users, references: { 'locations.locationDefinition': '/api/v2/locations' } },
  ...['/api/v2/recording/mediaretentionpolicies', '/api/v2/recording/crossplatform/mediaretentionpolicies'].map((path) => ({
    path,
    references: { ...prefixKeys('conditions', conditions), ...prefixKeys('mediaPolicies.*.conditions', conditions) },
  })),
  {
    path: '/api/v2/journey/actionmaps',
    references: {
      triggerWithSegments: '/api/v2/journey/segments',
      'triggerWithOutcomeProbabilityConditions.outcomeId': '/api/v2/journey/outcomes',
      'action.actionTemplate': '/api/v2/journey/actiontemplates',
      'action.architectFlowFields.architectFlow': flows,
    },
  },
  { path: '/api/v2/journey/outcomes/predictors', references: { outcome: '/api/v2/journey/outcomes' } },
  { path: '/api/v2/teams', uniqueName: true },
  { path: '/api/v2/workforcemanagement/businessunits', uniqueName: true },
  { path: '/api/v2/webdeployments/deployments', uniqueName: [409, 'duplicate.name'] },
];

/** Integrity rules for the entities of administration. */
export const integrityRules: readonly IntegrityRule[] = [
  ...architect,
  ...outboundRules,
  ...telephony,
  ...routing,
  ...planningRules,
  ...others,
];
