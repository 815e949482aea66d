/**
 * What to use instead of retired and deprecated operations.
 *
 * Derived from the contract and the comments of src/apis: `npx vitest run test/preflight/tables.test.ts -u` writes this file.
 */
export const replacementText = `
deleteAlertingInteractionstatsAlert: Use \`deleteAlertingAlert\`.
deleteAlertingInteractionstatsRule: Use \`deleteAlertingRule\`.
deleteKnowledgeKnowledgebaseLanguageCategory: Use \`deleteKnowledgeKnowledgebaseCategory\`.
deleteKnowledgeKnowledgebaseLanguageDocument: Use \`deleteKnowledgeKnowledgebaseDocument\`.
deleteLanguage: Use \`deleteRoutingLanguage\` of \`RoutingApi\`.
deleteMessagingSetting: Use \`deleteConversationsMessagingSetting\` of \`ConversationsApi\`.
deleteMessagingSettingsDefault: Use \`deleteConversationsMessagingSettingsDefault\` of \`ConversationsApi\`.
deleteMessagingSupportedcontentSupportedContentId: Use \`deleteConversationsMessagingSupportedcontentSupportedContentId\` of \`ConversationsApi\`.
deletePresencedefinition: Use \`deletePresenceDefinition0\`.
deleteQualityForm: Use \`deleteQualityFormsEvaluation\`.
deleteRoutingQueueUser: Use \`deleteRoutingQueueMember\`.
deleteTelephonyProvidersEdgesOutboundroute: Use \`deleteTelephonyProvidersEdgesSiteOutboundroute\`.
deleteWorkforcemanagementManagementunitTimeofflimit: Use \`deleteWorkforcemanagementBusinessunitTimeofflimit\`.
deleteWorkforcemanagementManagementunitTimeoffplan: Use \`deleteWorkforcemanagementBusinessunitTimeoffplan\`.
getAlertingAlertsActive: Use \`postAlertingAlertsQuery\`.
getAlertingInteractionstatsAlert: Use \`getAlertingAlert\`.
getAlertingInteractionstatsAlerts: Use \`postAlertingAlertsQuery\`.
getAlertingInteractionstatsAlertsUnread: Use \`postAlertingAlertsQuery\`.
getAlertingInteractionstatsRule: Use \`getAlertingRule\`.
getAlertingInteractionstatsRules: Use \`postAlertingRulesQuery\`.
getAnalyticsBotflowReportingturns: Use \`getAnalyticsBotflowDivisionsReportingturns\`.
getAuthorizationDivisionspermittedMe: Use \`getAuthorizationDivisionspermittedPagedMe\`.
getChatSettings: Use \`getChatsSettings\`.
getContentmanagementDocuments: Use \`getContentmanagementWorkspaceDocuments\`.
getGamificationMetric: Use \`getGamificationProfileMetric\`.
getGamificationMetrics: Use \`getGamificationProfileMetrics\`.
getGroupProfile: Use \`getGroup\`.
getIntegrationsClientappsUnifiedcommunications: Use \`getIntegrationsUnifiedcommunicationsClientapps\`.
getIntegrationsCredentials: Use \`getIntegrationsCredentialsListing\`.
getKnowledgeKnowledgebaseLanguageCategories: Use \`getKnowledgeKnowledgebaseCategories\`.
getKnowledgeKnowledgebaseLanguageCategory: Use \`getKnowledgeKnowledgebaseCategory\`.
getKnowledgeKnowledgebaseLanguageDocument: Use \`getKnowledgeKnowledgebaseDocument\`.
getKnowledgeKnowledgebaseLanguageDocuments: Use \`getKnowledgeKnowledgebaseDocuments\`.
getLanguage: Use \`getRoutingLanguage\` of \`RoutingApi\`.
getLanguages: Use \`getRoutingLanguages\` of \`RoutingApi\`.
getMessagingSetting: Use \`getConversationsMessagingSetting\` of \`ConversationsApi\`.
getMessagingSettings: Use \`getConversationsMessagingSettings\` of \`ConversationsApi\`.
getMessagingSettingsDefault: Use \`getConversationsMessagingSettingsDefault\` of \`ConversationsApi\`.
getMessagingSupportedcontent: Use \`getConversationsMessagingSupportedcontent\` of \`ConversationsApi\`.
getMessagingSupportedcontentSupportedContentId: Use \`getConversationsMessagingSupportedcontentSupportedContentId\` of \`ConversationsApi\`.
getPresencedefinition: Use \`getPresenceDefinition0\`.
getPresencedefinitions: Use \`getPresenceDefinitions0\`.
getProfilesGroups: Use \`getGroups\`.
getProfilesUsers: Use \`getUsers\`.
getQualityForm: Use \`getQualityFormsEvaluation\`.
getQualityFormVersions: Use \`getQualityFormsEvaluationVersions\`.
getQualityForms: Use \`getQualityFormsEvaluations\`.
getQualityPublishedform: Use \`getQualityPublishedformsEvaluation\`.
getQualityPublishedforms: Use \`getQualityPublishedformsEvaluations\`.
getRecordingsScreensessions: Use \`getRecordingsScreensessionsDetails\`.
getRoutingQueueUsers: Use \`getRoutingQueueMembers\`, which also knows members by group.
getTelephonyProvidersEdgeLine: Use \`getTelephonyProvidersEdgesLine\`.
getTelephonyProvidersEdgesOutboundroute: Use \`getTelephonyProvidersEdgesSiteOutboundroute\`.
getUserProfile: Use \`getUser\`.
getUserrecordingMedia: Use \`getUserrecordingTranscoding\`.
getWorkforcemanagementHistoricaldataDeletejob: Use \`getWorkforcemanagementHistoricaldataBulkRemoveJobs\`.
getWorkforcemanagementManagementunitActivitycodes: Use \`getWorkforcemanagementBusinessunitActivitycodes\`.
getWorkforcemanagementManagementunitTimeofflimit: Use \`getWorkforcemanagementBusinessunitTimeofflimit\`.
getWorkforcemanagementManagementunitTimeofflimits: Use \`getWorkforcemanagementBusinessunitTimeofflimits\`.
getWorkforcemanagementManagementunitTimeoffplan: Use \`getWorkforcemanagementBusinessunitTimeoffplan\`.
getWorkforcemanagementManagementunitTimeoffplans: Use \`getWorkforcemanagementBusinessunitTimeoffplans\`.
getWorkforcemanagementManagementunitWeekSchedule: Use \`getWorkforcemanagementBusinessunitWeekSchedule\`.
getWorkforcemanagementManagementunitWeekSchedules: Use \`getWorkforcemanagementBusinessunitWeekSchedules\`.
patchChatSettings: Use \`patchChatsSettings\`.
patchKnowledgeKnowledgebaseLanguageCategory: Use \`patchKnowledgeKnowledgebaseCategory\`.
patchKnowledgeKnowledgebaseLanguageDocument: Use \`patchKnowledgeKnowledgebaseDocument\`.
patchMessagingSetting: Use \`patchConversationsMessagingSetting\` of \`ConversationsApi\`.
patchMessagingSupportedcontentSupportedContentId: Use \`patchConversationsMessagingSupportedcontentSupportedContentId\` of \`ConversationsApi\`.
patchRoutingQueueUser: Use \`patchRoutingQueueMember\`.
patchRoutingQueueUsers: Use \`patchRoutingQueueMembers\`.
patchWorkforcemanagementManagementunitTimeoffplan: Use \`patchWorkforcemanagementBusinessunitTimeoffplan\`.
postAlertingInteractionstatsRules: Use \`postAlertingRules\`.
postAnalyticsConversationsTranscriptsQuery: Use \`postSpeechandtextanalyticsTranscriptsSearch\`.
postContentmanagementAuditquery: Use \`postAuditsQuery\` of \`AuditApi\`.
postConversationParticipantReplace: Use \`postConversationParticipantReplaceAgent\`, \`postConversationParticipantReplaceQueue\` or \`postConversationParticipantReplaceContactExternal\`.
postConversationParticipantReplaceExternal: Use \`postConversationParticipantTransfer\`.
postConversationSuggestionsFeedback: Use \`postConversationSuggestionEngagement\`.
postConversationsCallParticipantConsult: Use \`postConversationsCallParticipantConsultAgent\`, \`postConversationsCallParticipantConsultQueue\` or \`postConversationsCallParticipantConsultContactExternal\`.
postConversationsCallParticipantConsultExternal: Use \`postConversationsCallParticipantVoiceConsult\`.
postConversationsMessageCommunicationMessagesMedia: Use \`postConversationsMessageCommunicationMessagesMediaUploads\`.
postConversationsMessagesInboundOpen: Use \`postConversationsMessageInboundOpenMessage\`, \`postConversationsMessageInboundOpenEvent\` or \`postConversationsMessageInboundOpenReceipt\`.
postConversationsMessagingIntegrationsWhatsapp: Use \`postConversationsMessagingIntegrationsWhatsappEmbeddedsignup\`.
postExternalcontactsIdentifierlookup: Use \`postExternalcontactsIdentifierlookupContacts\`.
postExternalcontactsMergeContacts: Use \`postExternalcontactsContactsMerge\`.
postFlowsDatatableImportJobs: Use \`postFlowsDatatableImportCsvJobs\`.
postGamificationMetrics: Use \`postGamificationProfileMetrics\`.
postKnowledgeKnowledgebaseLanguageCategories: Use \`postKnowledgeKnowledgebaseCategories\`.
postKnowledgeKnowledgebaseLanguageDocuments: Use \`postKnowledgeKnowledgebaseDocuments\`.
postKnowledgeKnowledgebaseSearch: Use \`postKnowledgeKnowledgebaseDocumentsSearch\` of \`KnowledgeApi\`.
postLanguages: Use \`postRoutingLanguages\` of \`RoutingApi\`.
postMessagingSettings: Use \`postConversationsMessagingSettings\` of \`ConversationsApi\`.
postMessagingSupportedcontent: Use \`postConversationsMessagingSupportedcontent\` of \`ConversationsApi\`.
postOutboundAudits: Use \`postAuditsQuery\` of \`AuditApi\`.
postPresencedefinitions: Use \`postPresenceDefinitions0\`.
postQualityForms: Use \`postQualityFormsEvaluations\`.
postQualityPublishedforms: Use \`postQualityPublishedformsEvaluations\`.
postRoutingQueueUsers: Use \`postRoutingQueueMembers\`.
postTelephonyProvidersEdgesOutboundroutes: Use \`postTelephonyProvidersEdgesSiteOutboundroutes\`.
postWorkforcemanagementAdherenceHistorical: Use \`postWorkforcemanagementAdherenceHistoricalBulk\`.
postWorkforcemanagementHistoricaldataDeletejob: Use \`postWorkforcemanagementHistoricaldataBulkRemoveJobs\`.
postWorkforcemanagementManagementunitSchedulesSearch: Use \`postWorkforcemanagementManagementunitAgentschedulesSearch\`.
postWorkforcemanagementManagementunitTimeofflimits: Use \`postWorkforcemanagementBusinessunitTimeofflimits\`.
postWorkforcemanagementManagementunitTimeofflimitsValuesQuery: Use \`postWorkforcemanagementBusinessunitTimeofflimitsValuesQuery\`.
postWorkforcemanagementManagementunitTimeoffplans: Use \`postWorkforcemanagementBusinessunitTimeoffplans\`.
postWorkforcemanagementSchedules: Use \`postWorkforcemanagementAgentschedulesMine\`.
putAlertingInteractionstatsAlert: Use \`putAlertingAlert\`.
putAlertingInteractionstatsRule: Use \`putAlertingRule\`.
putChatSettings: Use \`putChatsSettings\`.
putGamificationMetric: Use \`putGamificationProfileMetric\`.
putMessagingSettingsDefault: Use \`putConversationsMessagingSettingsDefault\` of \`ConversationsApi\`.
putPresencedefinition: Use \`putPresenceDefinition0\`.
putQualityForm: Use \`putQualityFormsEvaluation\`.
putTelephonyProvidersEdgesOutboundroute: Use \`putTelephonyProvidersEdgesSiteOutboundroute\`.
putWorkforcemanagementManagementunitTimeofflimitValues: Use \`putWorkforcemanagementBusinessunitTimeofflimitValues\`.
`;
