/**
 * What the comments of `src/apis` and `src/models` have to say, and what they may say beyond the contract. The facts stand here a second
 * time, apart from the comments, so that the tests can hold the two against each other.
 */

/** One `Owner: member member …` each; a line that begins with blanks goes on with the owner before. */
export function membersOf(list: string): string[] {
  return list
    .replace(/\n +/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [owner = '', members = ''] = line.split(': ');
      return members
        .split(' ')
        .filter(Boolean)
        .map((member) => `${owner}.${member}`);
    });
}

/**
 * Bounds that a caller meets, and facts that are easily got wrong: the words, and where they stand (a method, an argument after a blank, or a
 * field of a type).
 */
export const statements: readonly (readonly [words: string, ...places: string[]])[] = [
  ['250 at most', 'AnalyticsApi.getAnalyticsBotflowReportingturns pageSize'],
  [
    'At most 500',
    'AuthorizationApi.getAuthorizationDivisionGrants pageSize',
    'RoutingApi.getRoutingQueuesDivisionviewsAll pageSize',
  ],
  ['At most 50', 'ConversationsApi.getConversationsCallsHistory pageSize'],
  [
    '100 at most',
    'ConversationsApi.getConversationsChatMessages maxResults',
    'WebChatApi.getWebchatGuestConversationMessages maxResults',
    'LearningApi.getLearningAssignments userId',
    'RoutingApi.postRoutingQueueMembers body',
    'RoutingApi.postRoutingQueueUsers body',
    'TelephonyProvidersEdgeApi.getTelephonyProvidersEdgesLogicalinterfaces edgeIds',
    'TelephonyProvidersEdgeApi.getTelephonyProvidersEdgesPhysicalinterfaces edgeIds',
    'UsersApi.getUsersDevelopmentActivities userId',
  ],
  ['exactly one of text, media, stickers and template', 'ConversationsApi.postConversationsMessageCommunicationMessages body'],
  [
    'Times `pageSize` at most 1,000',
    'ExternalContactsApi.getExternalcontactsContactNotes pageNumber',
    'ExternalContactsApi.getExternalcontactsOrganizationContacts pageNumber',
    'ExternalContactsApi.getExternalcontactsOrganizationNotes pageNumber',
    'ExternalContactsApi.getExternalcontactsOrganizationRelationships pageNumber',
    'ExternalContactsApi.getExternalcontactsOrganizations pageNumber',
  ],
  ['At most 25 come back', 'ExternalContactsApi.getExternalcontactsReversewhitepageslookup'],
  [
    'separated by commas, 50 at most',
    'IntegrationsApi.getIntegrationsActions ids',
    'IntegrationsApi.getIntegrationsActionsDrafts ids',
  ],
  ['100 at most; goes with neither paging, filters nor sorting', 'JourneyApi.getJourneyActionmaps actionMapIds'],
  ['20 at most; goes with neither paging nor sorting', 'JourneyApi.getJourneyOutcomes outcomeIds'],
  ['100 at most; goes with neither paging nor sorting', 'JourneyApi.getJourneySegments segmentIds'],
  [
    'up to 200',
    'KnowledgeApi.getKnowledgeKnowledgebaseLanguageCategories pageSize',
    'KnowledgeApi.getKnowledgeKnowledgebaseLanguageDocuments pageSize',
    'KnowledgeApi.getKnowledgeKnowledgebaseLanguageTrainings pageSize',
    'KnowledgeApi.getKnowledgeKnowledgebases pageSize',
  ],
  [
    'Older name of `pageSize`',
    'KnowledgeApi.getKnowledgeKnowledgebaseLanguageCategories limit',
    'KnowledgeApi.getKnowledgeKnowledgebaseLanguageDocuments limit',
    'KnowledgeApi.getKnowledgeKnowledgebaseLanguageTrainings limit',
    'KnowledgeApi.getKnowledgeKnowledgebases limit',
    'RoutingApi.getRoutingAssessments limit',
    'RoutingApi.getRoutingPredictors limit',
  ],
  [
    'At most 1 year, its end exclusive; milliseconds are cut off',
    'LearningApi.getLearningAssignments interval',
    'LearningApi.getLearningAssignments completionInterval',
    'LearningApi.getLearningAssignmentsMe interval',
    'LearningApi.getLearningAssignmentsMe completionInterval',
  ],
  [
    'the last 365 days',
    'OrganizationApi.getOrganizationsLimitsChangerequests before',
    'OrganizationApi.getOrganizationsLimitsChangerequests after',
  ],
  ['at most 5, so they come whole', 'OrganizationAuthorizationApi.getOrgauthorizationTrusteeClonedusers'],
  [
    'At most 100',
    'OutboundApi.getOutboundAttemptlimits pageSize',
    'OutboundApi.getOutboundCallabletimesets pageSize',
    'OutboundApi.getOutboundCallanalysisresponsesets pageSize',
    'OutboundApi.getOutboundCampaignrules pageSize',
    'OutboundApi.getOutboundCampaigns pageSize',
    'OutboundApi.getOutboundCampaignsDivisionviews pageSize',
    'OutboundApi.getOutboundContactlistfilters pageSize',
    'OutboundApi.getOutboundContactlists pageSize',
    'OutboundApi.getOutboundContactlistsDivisionviews pageSize',
    'OutboundApi.getOutboundDnclists pageSize',
    'OutboundApi.getOutboundDnclistsDivisionviews pageSize',
    'OutboundApi.getOutboundMessagingcampaigns pageSize',
    'OutboundApi.getOutboundMessagingcampaignsDivisionviews pageSize',
    'OutboundApi.getOutboundRulesets pageSize',
    'OutboundApi.getOutboundSequences pageSize',
    'QualityApi.getQualityFormsSurveysBulkContexts contextId',
    'RecordingApi.getRecordingJobFailedrecordings pageSize',
    'RoutingApi.getRoutingQueueMembers pageSize',
    'RoutingApi.getRoutingQueueUsers pageSize',
    'RoutingApi.getRoutingQueuesDivisionviews pageSize',
  ],
  ['no effect on new contacts: they are dialled', 'OutboundApi.postOutboundContactlistContacts doNotQueue'],
  ['An organisation may have at most 2 jobs pending or processing', 'RecordingApi.postRecordingJobs'],
  [
    '200 at most',
    'RoutingApi.getRoutingAssessments pageSize',
    'RoutingApi.getRoutingPredictors pageSize',
    'TelephonyProvidersEdgeApi.putTelephonyProvidersEdgesSiteNumberplans body',
  ],
  [
    'At most 5: queues beyond the 500th come only from `getRoutingQueuesDivisionviewsAll`',
    'RoutingApi.getRoutingQueuesDivisionviews pageNumber',
  ],
  ['At most 30 come back, drawn at random', 'RoutingApi.getRoutingSmsAvailablephonenumbers'],
  ['At most 50 languages', 'RoutingApi.patchUserRoutinglanguagesBulk body', 'UsersApi.patchUserRoutinglanguagesBulk body'],
  [
    '0 gives `totalResults` alone. Above 25 the platform may answer 429',
    'SCIMApi.getScimGroups count',
    'SCIMApi.getScimUsers count',
    'SCIMApi.getScimV2Groups count',
    'SCIMApi.getScimV2Users count',
  ],
  ['50 at most; goes with no other filter', 'SpeechTextAnalyticsApi.getSpeechandtextanalyticsTopics ids'],
  ['Only the first 200 come back', 'TelephonyProvidersEdgeApi.getTelephonyProvidersEdgesSiteNumberplans'],
  ['50 at most; goes with no `botName`', 'TextbotsApi.getTextbotsBotsSearch botId'],
  ['One of the filters is needed', 'UsersApi.getUsersDevelopmentActivities'],
  [
    'At most 1 year, its end exclusive',
    'UsersApi.getUsersDevelopmentActivities interval',
    'UsersApi.getUsersDevelopmentActivities completionInterval',
    'UsersApi.getUsersDevelopmentActivitiesMe interval',
    'UsersApi.getUsersDevelopmentActivitiesMe completionInterval',
  ],
  ['1 to 100', 'WorkforceManagementApi.getWorkforcemanagementAdherence userId'],
  [
    'at most 31 days, 7 with `includeExceptions`',
    'WorkforceManagementApi.postWorkforcemanagementManagementunitHistoricaladherencequery body',
  ],
  [
    'counts the bytes of the gzip: the file is to be gzip-encoded',
    'WorkforceManagementApi.postWorkforcemanagementBusinessunitWeekScheduleUpdateUploadurl body',
    'WorkforceManagementApi.postWorkforcemanagementBusinessunitWeekSchedulesImportUploadurl body',
    'WorkforceManagementApi.postWorkforcemanagementBusinessunitWeekShorttermforecastsImportUploadurl body',
  ],
  [
    'has one limit object',
    'WorkforceManagementApi.getWorkforcemanagementManagementunitTimeofflimits',
    'WorkforceManagementApi.postWorkforcemanagementManagementunitTimeofflimits',
  ],
  [
    'Paging is not supported',
    'WorkforceManagementApi.getWorkforcemanagementManagementunits pageSize',
    'WorkforceManagementApi.getWorkforcemanagementManagementunits pageNumber',
  ],
  ['Without a filter the platform answers 400', 'ContentManagementApi.getContentmanagementShares'],
  ['`getContentmanagementSharedSharedId` with `redirect` `false`', 'ContentManagementApi.getContentmanagementDocumentContent'],
  ['Pass `false`', 'ContentManagementApi.getContentmanagementSharedSharedId redirect'],
  [
    'pass `false`: the answer then holds the address',
    'OutboundApi.getOutboundContactlistExport download',
    'OutboundApi.getOutboundDnclistExport download',
  ],
  ['Columns may only be added', 'ArchitectApi.putFlowsDatatable body'],
  ['Ids of roles', 'LicenseApi.postLicenseInfer body'],
  [
    'whose profile of the user applies; the current profile where it is left out',
    'GamificationApi.getGamificationScorecardsProfileMetricUserValuesTrends referenceWorkday',
    'GamificationApi.getGamificationScorecardsProfileMetricUsersValuesTrends referenceWorkday',
    'GamificationApi.getGamificationScorecardsProfileMetricValuesTrends referenceWorkday',
    'GamificationApi.getGamificationScorecardsValuesTrends referenceWorkday',
  ],
  ['1 to 5; 5 is the highest', 'Campaign.priority'],
  ['Seconds since the last activity', 'PunctualityEvent.delta'],
  ['ends in `Z`', 'ScheduleInterval.start', 'ScheduleInterval.end'],
];

/** Numbers in comments beside those of the contract and of the statements: how long tokens and channels live, and what pages have in common. */
export const numbersElsewhere: Readonly<Record<string, readonly string[]>> = {
  'NotificationsApi.postNotificationsChannelSubscriptions': ['1000'],
  'NotificationsApi.postNotificationsChannels': ['24', '20'],
  'NotificationsApi.putNotificationsChannelSubscriptions': ['24'],
  'OAuthClientRequest.accessTokenValiditySeconds': ['5', '48', '24'],
  'PageOptions.pageSize': ['25'],
  'PageOptions.pageNumber': ['1'],
  'PagingSpec.pageNumber': ['1'],
};
