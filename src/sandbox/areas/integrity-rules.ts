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
  { path: '/api/v2/architect/emergencygroups', uniqueName: true },
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

const outbound: readonly Integrity[] = [
  {
    ...{ path: '/api/v2/outbound/contactlists', uniqueName: true, inUse: 'contact.list.in.use' },
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
    },
    usedBy: [['/api/v2/outbound/sequences', 'campaigns']],
  },
  {
    ...{ path: messagingCampaigns, uniqueName: true },
    references: { contactList: '/api/v2/outbound/contactlists', dncLists: '/api/v2/outbound/dnclists' },
  },
  {
    ...{ path: '/api/v2/outbound/rulesets', uniqueName: true, inUse: 'rule.set.in.use' },
    references: { contactList: '/api/v2/outbound/contactlists' },
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
    ...{ path: '/api/v2/outbound/attemptlimits', uniqueName: true, inUse: 'attempt.limits.in.use' },
    usedBy: [['/api/v2/outbound/contactlists', 'attemptLimits']],
  },
  {
    ...{ path: '/api/v2/outbound/callanalysisresponsesets', uniqueName: true, inUse: 'call.analysis.response.set.in.use' },
    usedBy: [[campaigns, 'callAnalysisResponseSet']],
  },
  {
    ...{ path: '/api/v2/outbound/contactlistfilters', uniqueName: true, inUse: 'contact.list.filter.in.use' },
    references: { contactList: '/api/v2/outbound/contactlists' },
    usedBy: [[campaigns, 'contactListFilters']],
  },
  { path: '/api/v2/outbound/campaignrules', uniqueName: true },
  { path: '/api/v2/outbound/sequences', uniqueName: true, references: { campaigns } },
];

const edges = '/api/v2/telephony/providers/edges';

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

const others: readonly Integrity[] = [
  { path: '/api/v2/responsemanagement/libraries', uniqueName: true },
  {
    ...{ path: '/api/v2/responsemanagement/responses', uniqueName: true },
    references: { libraries: '/api/v2/responsemanagement/libraries' },
  },
  { path: '/api/v2/knowledge/knowledgebases', uniqueName: true },
  { path: '/api/v2/locations', uniqueName: true },
  { path: '/api/v2/routing/languages', uniqueName: true },
  { path: '/api/v2/teams', uniqueName: true },
  { path: '/api/v2/workforcemanagement/businessunits', uniqueName: true },
  { path: '/api/v2/webdeployments/deployments', uniqueName: [409, 'duplicate.name'] },
];

/** What holds of the entities that an administrator looks after. */
export const integrityRules: readonly Integrity[] = [...architect, ...outbound, ...telephony, ...others];
