/**
 * Limits: the operation, the argument or option if only one is limited, and the text.
 *
 * Derived from the contract and the comments of src/apis: `npx vitest run test/preflight/tables.test.ts -u` writes this file.
 */
export const limitText = `
getAnalyticsBotflowReportingturns pageSize: Turns a page, as a string; 250 at most.
getAuthorizationDivisionGrants pageSize: At most 500.
getConversationsCallsHistory pageSize: At most 50.
getConversationsChatMessages maxResults: Most messages to bring back, 100 at most.
getExternalcontactsContactNotes pageNumber: Times \`pageSize\` at most 1,000: later notes cannot be reached.
getExternalcontactsOrganizationContacts pageNumber: Times \`pageSize\` at most 1,000: later contacts cannot be reached.
getExternalcontactsOrganizationNotes pageNumber: Times \`pageSize\` at most 1,000: later notes cannot be reached.
getExternalcontactsOrganizationRelationships pageNumber: Times \`pageSize\` at most 1,000: later relationships cannot be reached.
getExternalcontactsOrganizations pageNumber: Times \`pageSize\` at most 1,000: later organisations cannot be reached.
getExternalcontactsReversewhitepageslookup: At most 25 come back.
getIntegrationsActions ids: Only these actions: ids separated by commas, 50 at most.
getIntegrationsActionsDrafts ids: Only the drafts of these actions: ids separated by commas, 50 at most.
getJourneyActionmaps actionMapIds: Only these action maps, 100 at most; goes with neither paging, filters nor sorting.
getJourneyOutcomes outcomeIds: Only these outcomes, 20 at most; goes with neither paging nor sorting.
getJourneySegments segmentIds: Only these segments, 100 at most; goes with neither paging nor sorting.
getKnowledgeKnowledgebaseCategories pageSize: Categories a page, 200 at most.
getKnowledgeKnowledgebaseDocumentFeedback pageSize: Pieces of feedback a page, 200 at most.
getKnowledgeKnowledgebaseDocumentVariations pageSize: Variations a page, 200 at most.
getKnowledgeKnowledgebaseDocumentVersionVariations pageSize: Variations a page, 200 at most.
getKnowledgeKnowledgebaseDocumentVersions pageSize: Versions a page, 200 at most.
getKnowledgeKnowledgebaseDocuments pageSize: Documents a page, 200 at most.
getKnowledgeKnowledgebaseDocumentsFeedback pageSize: Pieces of feedback a page, 200 at most.
getKnowledgeKnowledgebaseLabels pageSize: Labels a page, 200 at most.
getKnowledgeKnowledgebaseLanguageCategories pageSize: How many to list at most, up to 200.
getKnowledgeKnowledgebaseLanguageDocuments pageSize: How many to list at most, up to 200.
getKnowledgeKnowledgebaseLanguageTrainings pageSize: How many to list at most, up to 200.
getKnowledgeKnowledgebaseOperations pageSize: Operations a page, 200 at most.
getKnowledgeKnowledgebases pageSize: How many to list at most, up to 200.
getLearningAssignments interval: At most 1 year, its end exclusive; milliseconds are cut off.
getLearningAssignments completionInterval: At most 1 year, its end exclusive; milliseconds are cut off.
getLearningAssignments userId: Only assignments of these users, 100 at most; repeatable in spite of its singular name.
getLearningAssignmentsMe interval: At most 1 year, its end exclusive; milliseconds are cut off.
getLearningAssignmentsMe completionInterval: At most 1 year, its end exclusive; milliseconds are cut off.
getOrgauthorizationTrusteeClonedusers: There are at most 5, so they come whole.
getOutboundAttemptlimits pageSize: At most 100.
getOutboundCallabletimesets pageSize: At most 100.
getOutboundCallanalysisresponsesets pageSize: At most 100.
getOutboundCampaignrules pageSize: At most 100.
getOutboundCampaigns pageSize: At most 100.
getOutboundCampaignsDivisionviews pageSize: At most 100.
getOutboundContactlistfilters pageSize: At most 100.
getOutboundContactlists pageSize: At most 100.
getOutboundContactlistsDivisionviews pageSize: At most 100.
getOutboundDnclists pageSize: At most 100.
getOutboundDnclistsDivisionviews pageSize: At most 100.
getOutboundMessagingcampaigns pageSize: At most 100.
getOutboundMessagingcampaignsDivisionviews pageSize: At most 100.
getOutboundRulesets pageSize: At most 100.
getOutboundSequences pageSize: At most 100.
getQualityFormsSurveysBulkContexts contextId: At most 100.
getRecordingJobFailedrecordings pageSize: At most 100.
getRoutingAssessments pageSize: Entities a page, 200 at most.
getRoutingPredictors pageSize: Entities a page, 200 at most.
getRoutingQueueMembers pageSize: At most 100.
getRoutingQueueUsers pageSize: At most 100.
getRoutingQueuesDivisionviews pageSize: At most 100.
getRoutingQueuesDivisionviews pageNumber: At most 5: queues beyond the 500th come only from \`getRoutingQueuesDivisionviewsAll\`.
getRoutingQueuesDivisionviewsAll pageSize: At most 500.
getRoutingSmsAvailablephonenumbers: At most 30 come back, drawn at random.
getScimGroups count: Above 25 the platform may answer 429.
getScimUsers count: Above 25 the platform may answer 429.
getScimV2Groups count: Above 25 the platform may answer 429.
getScimV2Users count: Above 25 the platform may answer 429.
getSpeechandtextanalyticsTopics ids: Only the topics with these ids, 50 at most; goes with no other filter.
getTelephonyProvidersEdgesLogicalinterfaces edgeIds: Edge ids separated by commas, 100 at most.
getTelephonyProvidersEdgesPhysicalinterfaces edgeIds: Edge ids separated by commas, 100 at most.
getTextbotsBotsSearch botId: Only the bots with these ids, 50 at most; goes with no \`botName\`.
getUsersDevelopmentActivities userId: Users whose activities are wanted, 100 at most.
getUsersDevelopmentActivities interval: At most 1 year, its end exclusive.
getUsersDevelopmentActivities completionInterval: At most 1 year, its end exclusive.
getUsersDevelopmentActivitiesMe interval: At most 1 year, its end exclusive.
getUsersDevelopmentActivitiesMe completionInterval: At most 1 year, its end exclusive.
getWebchatGuestConversationMessages maxResults: Most messages to bring back, 100 at most.
patchUserRoutinglanguagesBulk body: At most 50 languages.
postNotificationsChannelSubscriptions: A channel holds at most 1,000.
postNotificationsChannels: A user has at most 20 for each application: one more closes the oldest.
postRecordingJobs: An organisation may have at most 2 jobs pending or processing.
postRoutingQueueMembers body: The users' ids, 100 at most.
postRoutingQueueUsers body: The users' ids, 100 at most.
postWorkforcemanagementManagementunitHistoricaladherencequery body: \`startDate\` to \`endDate\` is at most 31 days, 7 with \`includeExceptions\`.
putTelephonyProvidersEdgesSiteNumberplans body: Plans in full, 200 at most; read them first with \`getTelephonyProvidersEdgesSiteNumberplans\`.
`;
