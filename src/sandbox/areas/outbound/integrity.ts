import type { IntegrityRule } from '../../engine/integrity-rule.js';

const campaigns = '/api/v2/outbound/campaigns';
const messagingCampaigns = '/api/v2/outbound/messagingcampaigns';
const sequences = '/api/v2/outbound/sequences';
const contactLists = '/api/v2/outbound/contactlists';
const attemptLimits = '/api/v2/outbound/attemptlimits';
const queues = '/api/v2/routing/queues';
const responses = '/api/v2/responsemanagement/responses';
const edges = '/api/v2/telephony/providers/edges';

/** Integrity rules for campaigns and the entities that they use. */
export const outboundRules: readonly IntegrityRule[] = [
  {
    path: contactLists,
    uniqueName: true,
    inUseCode: 'contact.list.in.use',
    references: { attemptLimits },
    usedBy: [
      [campaigns, 'contactList'],
      [messagingCampaigns, 'contactList'],
    ],
  },
  {
    path: '/api/v2/outbound/dnclists',
    uniqueName: true,
    inUseCode: 'dnc.list.in.use',
    usedBy: [
      [campaigns, 'dncLists'],
      [messagingCampaigns, 'dncLists'],
    ],
  },
  {
    path: campaigns,
    uniqueName: true,
    inUseCode: 'campaign.in.use',
    references: {
      contactList: contactLists,
      queue: queues,
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
    path: messagingCampaigns,
    uniqueName: true,
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
    path: '/api/v2/outbound/rulesets',
    uniqueName: true,
    inUseCode: 'rule.set.in.use',
    references: { contactList: contactLists, queue: queues },
    usedBy: [[campaigns, 'ruleSets']],
  },
  {
    path: '/api/v2/outbound/callabletimesets',
    uniqueName: true,
    inUseCode: 'callable.time.set.in.use',
    usedBy: [
      [campaigns, 'callableTimeSet'],
      [messagingCampaigns, 'callableTimeSet'],
    ],
  },
  {
    path: attemptLimits,
    uniqueName: true,
    inUseCode: 'attempt.limits.in.use',
    usedBy: [[contactLists, 'attemptLimits']],
  },
  {
    path: '/api/v2/outbound/callanalysisresponsesets',
    uniqueName: true,
    inUseCode: 'call.analysis.response.set.in.use',
    usedBy: [[campaigns, 'callAnalysisResponseSet']],
  },
  {
    path: '/api/v2/outbound/contactlistfilters',
    uniqueName: true,
    inUseCode: 'contact.list.filter.in.use',
    references: { contactList: contactLists },
    usedBy: [[campaigns, 'contactListFilters']],
  },
  {
    path: '/api/v2/outbound/campaignrules',
    uniqueName: true,
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
    path: '/api/v2/outbound/digitalrulesets',
    uniqueName: true,
    inUseCode: 'digital.rule.set.in.use',
    references: { contactList: contactLists },
    usedBy: [[messagingCampaigns, 'ruleSets']],
  },
  {
    path: '/api/v2/outbound/contactlisttemplates',
    uniqueName: true,
    inUseCode: 'contact.list.template.in.use',
    references: { attemptLimits },
    usedBy: [['/api/v2/outbound/importtemplates', 'contactListTemplate']],
  },
  {
    path: '/api/v2/outbound/importtemplates',
    uniqueName: true,
    references: { contactListTemplate: '/api/v2/outbound/contactlisttemplates' },
  },
  { path: '/api/v2/outbound/filespecificationtemplates', uniqueName: true },
];
