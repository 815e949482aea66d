/**
 * What has changed of operations between July 2022 and August 2026, one line each, under the class that offers them. What is so today
 * stands in the contract; here stands what was. {@link parseChanges} reads it.
 *
 *     getThings ?-owner ?site ?expand:parts|makers {ThingRequest} ->ThingList permissions
 *
 * - `?name`: a query value that has come; `?-name` one that has gone, `?name:a|b` one with values that have come, `@Name` for such a set.
 * - `{Type}`: the body as it was, `{Type}` with the fields that it no longer takes, `{}` where there was none.
 * - `->Type`: what the call resolved with, `->Type` with the fields that are gone; `entities.a` is a field of each entity.
 * - `permissions`: who may call it.
 *
 * The renamed placeholder of two operations on `/api/v2/routing/sms/phonenumbers` is not among them: no caller sees it.
 */
export const changes = `
@ContactExpand = identifiers | externalSources | division
@DependencyObject = AGENTICVIRTUALAGENT | AGENTICVIRTUALAGENTVERSION | AUDIOCONNECTORBOT | CONVERSATIONCUSTOMATTRIBUTESCHEMA | CONVERSATIONSUMMARYSETTING | DECISIONTABLE | DIGITALAUDIO | DIGITALBOTCONNECTOR | DIGITALBOTCONNECTORINTEGRATION | DIVISION | EMAILSENDFLOW | FILE | GRAMMAR | GUIDE | GUIDEVERSION | KNOWLEDGESETTING | RESPONSEASSET | SMSPHONENUMBER | SURVEYFORM | UTILIZATIONLABEL | VIDEO | VOICESURVEYFLOW | WORKTYPE
@SearchExpand = integrationPresence | workPlanBidRanks | externalContactsSettings | customAttributes | dateWelcomeSent | conversations | transcription
@UserExpand = integrationPresence | workPlanBidRanks | externalContactsSettings | customAttributes | dateWelcomeSent
@WfmFeature = AgentHistoricalAdherence | AgentHistoricalAdherenceConformance | AgentAdherenceAdjustments | AgentAdherenceAdjustmentsQuery | AgentWorkPlanBid | AgentScheduleBid | AlternativeShift | Learning | AgentUnavailableTimes | AgentOpportunitiesQuery | AgentOpportunitiesEnrollments | AgentOpportunitiesEnrollmentsStatuses | ActivityPlans | AdherenceAdjustmentsSettings | AdherenceAdjustmentsReasonCodes | AdherenceAdjustments | UnavailableTimes | CapacityPlan | CapacityPlanForecastInputs | ContinuousForecast | LongTermStaffing | StaffingGroups | WorkPlanBids | WorkPlanBidGroups | ScheduleBid | ScheduleBidGroup | Opportunities | OpportunitiesQuery | OpportunitiesEnrollmentsQuery | OpportunitiesExternalActivitiesQuery | OpportunitiesStatuses | OpportunitiesEnrollmentsStatuses

## AnalyticsApi

getAnalyticsBotflowReportingturns ?interval ?language ?askActionResults
patchAnalyticsReportingSettings permissions

## ArchitectApi

getArchitectDependencytracking ?objectType:@DependencyObject ?consumedResourceType:@DependencyObject ?consumingResourceType:@DependencyObject
getArchitectDependencytrackingConsumedresources ?objectType:@DependencyObject
getArchitectDependencytrackingConsumingresources ?objectType:@DependencyObject
getArchitectDependencytrackingDeletedresourceconsumers ?objectType:@DependencyObject ?consumedResourceType:@DependencyObject
getArchitectDependencytrackingObject ?objectType:@DependencyObject ?consumedResourceType:@DependencyObject ?consumingResourceType:@DependencyObject
getArchitectDependencytrackingUpdatedresourceconsumers ?objectType:@DependencyObject ?consumedResourceType:@DependencyObject
getArchitectIvrs ?dnis ?scheduleGroup ?expand
getArchitectPrompt ?includeMediaUris ?includeResources ?language
getArchitectPrompts ?includeMediaUris ?includeResources ?language ?divisionId
getArchitectSystemprompt ?includeMediaUris ?includeResources ?language
getArchitectSystemprompts ?includeMediaUris ?includeResources ?language
getFlows ?virtualAgentEnabled ?type:emailsend|voicesurvey
getFlowsDatatableRows ?sortOrder
getFlowsDivisionviews ?type:emailsend|voicesurvey
postFlowsJobs {}

## AuditApi

getAuditsQueryTransactionIdResults ?allowRedirect

## AuthorizationApi

deleteAuthorizationSubjectDivisionRole permissions
getAuthorizationRole ?userCount
getAuthorizationRoleUsers ->UserEntityListing
getAuthorizationSubject ?includeDuplicates
getAuthorizationSubjectsMe ?includeDuplicates
postAuthorizationRole permissions
postAuthorizationSubjectBulkadd permissions
postAuthorizationSubjectBulkremove permissions
postAuthorizationSubjectDivisionRole permissions

## ContentManagementApi

deleteContentmanagementDocument permissions
getContentmanagementDocument permissions
getContentmanagementDocumentContent permissions
getContentmanagementSharedSharedId ?-redirect
postContentmanagementDocument permissions
postContentmanagementDocumentContent permissions

## ConversationsApi

getConversationsEmailMessages ?includeAgentlessStitchedMessages ->EmailMessageListing
getConversationsMessagingIntegrations ?messagingSettingId ?expand:messagingSetting|identityresolution
getConversationsMessagingIntegrationsFacebook ?messagingSettingId ?expand:messagingSetting|identityresolution
getConversationsMessagingIntegrationsFacebookIntegrationId ?expand:messagingSetting|identityresolution
getConversationsMessagingIntegrationsOpen ?messagingSettingId ?expand:messagingSetting|identityresolution
getConversationsMessagingIntegrationsOpenIntegrationId ?expand:messagingSetting|identityresolution
getConversationsMessagingIntegrationsTwitter ?messagingSettingId ?expand:messagingSetting|identityresolution
getConversationsMessagingIntegrationsTwitterIntegrationId ?expand:messagingSetting|identityresolution
getConversationsMessagingIntegrationsWhatsapp ?messagingSettingId ?expand:messagingSetting|identityresolution
getConversationsMessagingIntegrationsWhatsappIntegrationId ?expand:messagingSetting|identityresolution
patchConversationParticipant permissions
patchConversationsCallParticipant permissions
patchConversationsCallParticipantAttributes ->void
patchConversationsCallbackParticipant permissions
patchConversationsCallbackParticipantAttributes ->void
patchConversationsCobrowsesessionParticipant permissions
patchConversationsCobrowsesessionParticipantAttributes ->void
patchConversationsEmailParticipant permissions
patchConversationsEmailParticipantAttributes ->void
patchConversationsMessage permissions
patchConversationsMessageParticipant permissions
patchConversationsMessageParticipantAttributes ->void
patchConversationsMessagingIntegrationsTwitterIntegrationId {TwitterIntegrationRequest} permissions
postConversationParticipantReplace permissions
postConversationsCallParticipantConsult permissions
postConversationsCallParticipantReplace permissions
postConversationsCallbackParticipantReplace permissions
postConversationsCobrowsesessionParticipantReplace permissions
postConversationsEmailMessages ->EmailMessage permissions
postConversationsEmailParticipantReplace permissions
postConversationsMessageCommunicationMessagesMedia permissions
postConversationsMessageParticipantReplace permissions
postConversationsMessages ->MessageConversation
postConversationsMessagingIntegrationsTwitter permissions

## ExternalContactsApi

deleteExternalcontactsContact permissions
deleteExternalcontactsContactNote permissions
deleteExternalcontactsOrganizationNote permissions
deleteExternalcontactsRelationship permissions
getExternalcontactsContact ?expand:@ContactExpand permissions
getExternalcontactsContactNote ?expand:division permissions
getExternalcontactsContactNotes ?expand:division|mergeset permissions
getExternalcontactsContacts ?divisionIds ?expand:@ContactExpand permissions
getExternalcontactsContactsSchemaVersions ->DataSchema
getExternalcontactsOrganization ?expand:division|identifiers|externalSources
getExternalcontactsOrganizationContacts ?expand:@ContactExpand permissions
getExternalcontactsOrganizationNote ?expand:division permissions
getExternalcontactsOrganizationNotes ?expand:division
getExternalcontactsOrganizationRelationships ?expand:division
getExternalcontactsOrganizations ?divisionIds ?expand:division|identifiers|externalSources
getExternalcontactsOrganizationsSchemaVersions ->DataSchema
getExternalcontactsRelationship ?expand:division permissions
getExternalcontactsReversewhitepageslookup ?divisionId ?expand:division
getExternalcontactsScanContacts ?divisionId permissions
getExternalcontactsScanNotes ?divisionId permissions
getExternalcontactsScanOrganizations ?divisionId permissions
getExternalcontactsScanRelationships ?divisionId permissions
postExternalcontactsContactNotes permissions
postExternalcontactsContacts permissions
postExternalcontactsRelationships permissions
putExternalcontactsContact permissions
putExternalcontactsContactNote permissions
putExternalcontactsConversation permissions
putExternalcontactsOrganizationNote permissions
putExternalcontactsRelationship permissions

## GeneralDataProtectionRegulationApi

getGdprSubjects ?searchType:INSTAGRAM|FACEBOOK|APPLE_MESSAGES|EXTERNAL_ID

## GroupsApi

getGroupMembers ?expand:@UserExpand
getProfilesGroups ?jabberId

## IdentityProviderApi

getIdentityproviders ->OAuthProviderEntityListing
putIdentityprovidersAdfs ->OAuthProvider
putIdentityprovidersCic ->OAuthProvider
putIdentityprovidersGeneric ->OAuthProvider
putIdentityprovidersGsuite ->OAuthProvider
putIdentityprovidersOkta ->OAuthProvider
putIdentityprovidersOnelogin ->OAuthProvider
putIdentityprovidersPing ->OAuthProvider
putIdentityprovidersPurecloud ->OAuthProvider
putIdentityprovidersPureengage ->OAuthProvider
putIdentityprovidersSalesforce ->OAuthProvider

## IntegrationsApi

deleteIntegrationsCredential permissions
getIntegrations ?ids ?integrationType ?reportedState ?credentialId
getIntegrationsAction ?flatten
getIntegrationsActionDraft ?flatten
getIntegrationsActionDraftSchema ?flatten
getIntegrationsActionSchema ?flatten
getIntegrationsActions ?includeConfig
getIntegrationsActionsDrafts ?includeConfig
getIntegrationsCredential permissions
getIntegrationsCredentials permissions
getIntegrationsCredentialsTypes ->CredentialTypeListing permissions
postIntegrationsActionDraftTest ?flatten
postIntegrationsActionExecute ?flatten
postIntegrationsActionTest ?flatten
postIntegrationsCredentials permissions
putIntegrationsCredential permissions

## JourneyApi

postJourneyOutcomes {Outcome}
postJourneySegments {JourneySegment}

## KnowledgeApi

getKnowledgeKnowledgebases ?coreLanguage:en-CA|en-HK|en-IN|en-IE|en-NZ|en-PH|en-SG|en-ZA|de-AT|de-CH|es-AR|es-CO|es-MX|fr-BE|fr-CH|pt-PT|nl-BE|ca-ES|tr-TR|sv-SE|fi-FI|nb-NO|da-DK|ja-JP|ar-AE|zh-CN|zh-TW|zh-HK|ko-KR|pl-PL|hi-IN|th-TH|hu-HU|vi-VN|uk-UA|cs-CZ|fil-PH|ms-MY|he-IL|el-GR
patchKnowledgeKnowledgebase {KnowledgeBase}
postKnowledgeKnowledgebases {KnowledgeBase}

## LanguageUnderstandingApi

getLanguageunderstandingDomainFeedback ?language ?includeTrainingUtterances
getLanguageunderstandingMinerDraft ?draftIntentId ?draftTopicId
getLanguageunderstandingMiners ?minerType
postLanguageunderstandingDomainVersions ?includeUtterances

## LearningApi

getLearningAssignment ?expand:step|step.moduleStep
getLearningAssignments ?types:External|Native ?states:InvalidSchedule
getLearningAssignmentsMe ?types:External|Native ?states:InvalidSchedule
getLearningModules ?statuses ?externalIds ?types:External|Native ?-isArchived ?-isPublished ->LearningModulesDomainEntityListing
getLearningModulesAssignments ?assignmentStates:InvalidSchedule
postLearningModulePublish {}
putLearningModuleRule ?assign

## NotificationsApi

postNotificationsChannelSubscriptions ?ignoreErrors
putNotificationsChannelSubscriptions ?ignoreErrors

## OAuthApi

getOauthClientUsageQueryResult permissions
getOauthClientUsageSummary permissions
postOauthClientUsageQuery {ApiUsageQuery} permissions

## OrganizationApi

getOrganizationsLimitsChangerequests ?status:Pending|SecondaryApprovalNamespacesAdded|ReviewerApproved|ReviewerRejected|ReviewerRollback
getOrganizationsLimitsDocs ->UrlResponse

## OutboundApi

deleteOutboundCampaignProgress permissions
deleteOutboundMessagingcampaign permissions
deleteOutboundMessagingcampaignProgress permissions
deleteOutboundSchedulesCampaign permissions
deleteOutboundSchedulesEmailcampaign permissions
deleteOutboundSchedulesMessagingcampaign permissions
deleteOutboundSchedulesSequence permissions
getOutboundCampaignsAll ?mediaType:whatsapp permissions
getOutboundCampaignsAllDivisionviews ?mediaType:whatsapp permissions
getOutboundContactlists ?timeZone ?dateExpiration
getOutboundDnclists ?dncSourceType:rds_custom
getOutboundDnclistsDivisionviews ?dncSourceType:rds_custom
getOutboundMessagingcampaign permissions
getOutboundMessagingcampaignProgress permissions
getOutboundMessagingcampaigns ?contentTemplateId ?campaignStatus ?ruleSetIds ?type:WHATSAPP permissions
getOutboundMessagingcampaignsDivisionview permissions
getOutboundMessagingcampaignsDivisionviews ?contentTemplateId ?campaignStatus ?type:WHATSAPP permissions
getOutboundSchedulesCampaign permissions
getOutboundSchedulesCampaigns permissions
getOutboundSchedulesEmailcampaign permissions
getOutboundSchedulesEmailcampaigns ->MessagingCampaignScheduleEntityListing permissions
getOutboundSchedulesMessagingcampaign permissions
getOutboundSchedulesMessagingcampaigns permissions
getOutboundSchedulesSequence permissions
getOutboundSchedulesSequences permissions
patchOutboundSettings ?useMaxCallsPerAgentDecimal
postOutboundCampaigns ?useMaxCallsPerAgentDecimal
postOutboundContactlistExport {}
postOutboundMessagingcampaigns permissions
postOutboundMessagingcampaignsProgress permissions
putOutboundCampaign ?useMaxCallsPerAgentDecimal permissions
putOutboundMessagingcampaign permissions
putOutboundSchedulesCampaign permissions
putOutboundSchedulesEmailcampaign permissions
putOutboundSchedulesMessagingcampaign permissions
putOutboundSchedulesSequence permissions

## PresenceApi

getPresencedefinition permissions
putUsersPresencesBulk {UserPresence[]}

## QualityApi

deleteQualityConversationEvaluation ->Evaluation
getQualityAgentsActivity ?agentTeamId ?formContextId ?userState
getQualityConversationEvaluation ->Evaluation permissions
getQualityEvaluationsQuery ?agentTeamId ?assigneeUserId ?formContextId ?includeDeletedUsers ?-sortBy ?-nextPage
getQualityEvaluatorsActivity ?agentTeamId
getQualityForm ->EvaluationForm
getQualityFormVersions ?sortOrder ->EvaluationFormEntityListing
getQualityForms ->EvaluationFormEntityListing
getQualityFormsEvaluation ->EvaluationForm
getQualityFormsEvaluationVersions ->EvaluationFormEntityListing
getQualityFormsEvaluations ->EvaluationFormEntityListing
getQualityFormsEvaluationsBulkContexts ->EvaluationForm[] permissions
getQualityFormsSurveysBulk permissions
getQualityFormsSurveysBulkContexts permissions
getQualityPublishedform ->EvaluationForm
getQualityPublishedforms ->EvaluationFormEntityListing
getQualityPublishedformsEvaluation ->EvaluationForm
getQualityPublishedformsEvaluations ->EvaluationFormEntityListing
postQualityConversationEvaluations {Evaluation}
postQualityForms ->EvaluationForm
postQualityFormsEvaluations ->EvaluationForm
postQualityPublishedforms ->EvaluationForm
postQualityPublishedformsEvaluations ->EvaluationForm
putQualityConversationEvaluation ->Evaluation
putQualityForm ->EvaluationForm
putQualityFormsEvaluation ->EvaluationForm

## RecordingApi

deleteConversationRecordingAnnotation permissions
getConversationRecording permissions
getConversationRecordingAnnotation permissions
getConversationRecordingAnnotations permissions
getConversationRecordingmetadata permissions
getConversationRecordingmetadataRecordingId permissions
getConversationRecordings ?locale ?includePauseAnnotationsForScreenRecordings permissions
getRecordingJobs ?jobType:ARCHIVE
postConversationRecordingAnnotations permissions
postRecordingBatchrequests permissions
putConversationRecording ?clearExport permissions
putConversationRecordingAnnotation permissions
putRecordingJob permissions
putRecordingSettings permissions
putRecordingsDeletionprotection ->void

## ResponseManagementApi

deleteResponsemanagementLibrary permissions
deleteResponsemanagementResponse permissions
getResponsemanagementLibraries ?libraryPrefix permissions
getResponsemanagementLibrary permissions
getResponsemanagementResponse permissions
getResponsemanagementResponses permissions
postResponsemanagementLibraries permissions
postResponsemanagementResponses permissions
postResponsemanagementResponsesQuery permissions
putResponsemanagementLibrary permissions
putResponsemanagementResponse permissions

## RoutingApi

deleteRoutingSkill permissions
getRoutingEmailDomain ?expand permissions
getRoutingEmailDomainRoute ?expand permissions
getRoutingEmailDomainRoutes ?expand permissions
getRoutingEmailDomains ?pageSize ?pageNumber ?filter ?expand
getRoutingMessageRecipients ?name ?messengerType:apple
getRoutingPredictors ?kpiId ?state
getRoutingPredictorsKeyperformanceindicators ?expand
getRoutingQueue ?expand
getRoutingQueueMediatypeEstimatedwaittime ?labelId
getRoutingQueueMembers ?expand:@UserExpand
getRoutingQueueUsers ?expand:@UserExpand
getRoutingQueueWrapupcodes ?name
getRoutingQueues ?cannedResponseLibraryId ?expand
getRoutingSkill permissions
getRoutingSkills permissions
getRoutingSmsPhonenumber ?expand
getRoutingSmsPhonenumbers ?integrationId ?supportedContentId ?expand ?phoneNumberType:alphanumeric
getRoutingUserUtilization ->AgentMaxUtilization
getRoutingUtilization ->Utilization
getRoutingWrapupcodes ?id ?divisionId
getUserQueues permissions
postRoutingEmailDomains {InboundDomain}
postRoutingSkills {RoutingSkill} permissions
postRoutingWrapupcodes {WrapupCode}
putRoutingMessageRecipient {Recipient}
putRoutingUserUtilization {Utilization} ->AgentMaxUtilization
putRoutingUtilization {Utilization} ->Utilization
putRoutingWrapupcode {WrapupCode}

## SCIMApi

getScimUser ?attributes:urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire ?excludedAttributes:urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire
getScimUsers ?attributes:urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire ?excludedAttributes:urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire
getScimV2User ?attributes:urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire ?excludedAttributes:urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire
getScimV2Users ?attributes:urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire ?excludedAttributes:urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire
patchScimUser permissions
patchScimV2User permissions
postScimUsers permissions
postScimV2Users permissions
putScimUser permissions
putScimV2User permissions

## ScriptsApi

getScripts ?sortBy:name
getScriptsDivisionviews ?sortBy:name
getScriptsUploadStatus permissions

## SearchApi

getSearch ?expand:@SearchExpand
getSearchSuggest ?expand:@SearchExpand
postSpeechandtextanalyticsTranscriptsSearch permissions

## SpeechTextAnalyticsApi

deleteSpeechandtextanalyticsProgram ->void
getSpeechandtextanalyticsConversation permissions
getSpeechandtextanalyticsConversationCommunicationTranscripturl permissions
getSpeechandtextanalyticsProgramMappings ->ProgramMappings
getSpeechandtextanalyticsPrograms ?name ?ids ?sortBy ?sortOrder
getSpeechandtextanalyticsProgramsMappings ->ProgramsMappingsEntityListing
getSpeechandtextanalyticsTopics ?pageNumber ?dialects ?sortBy:matchingType
getSpeechandtextanalyticsTopicsGeneral ?dialect:ar-001|ar-AE|ar-BH|ar-EG|ar-IL|ar-SA|ar-TN|da-DK|de-CH|en-HK|en-IE|en-NZ|en-SG|fi-FI|he-IL|hi-IN|ja-JP|nb-NO|sv-SE|tr-TR|zh-CN|zh-HK|zh-TW|zu-ZA
postSpeechandtextanalyticsTranscriptsSearch permissions
putSpeechandtextanalyticsProgramMappings ->ProgramMappings

## StationsApi

deleteStationAssociateduser permissions

## SuggestApi

getSearch ?expand:@SearchExpand
getSearchSuggest ?expand:@SearchExpand

## TeamsApi

getTeam ?expand

## TelephonyProvidersEdgeApi

deleteTelephonyProvidersEdgesExtensionpool permissions
getTelephonyProvidersEdges ?showCloudMedia
getTelephonyProvidersEdgesExtension permissions
getTelephonyProvidersEdgesExtensionpool permissions
getTelephonyProvidersEdgesExtensionpools ?divisionId permissions
getTelephonyProvidersEdgesExtensions permissions
getTelephonyProvidersEdgesPhones ?sortBy:id
getTelephonyProvidersEdgesSites ?expand
postTelephonyProvidersEdgesExtensionpools permissions
putTelephonyProvidersEdgesExtensionpool permissions

## TextbotsApi

getTextbotsBotsSearch ?virtualAgentEnabled ?botType:GenesysDigitalBotFlow|GenesysVoiceSurveyFlow|GenesysDigitalBotConnector

## TokensApi

getTokensMe ?preserveIdleTTL

## UsageApi

getUsageQueryExecutionIdResults permissions
postUsageQuery {ApiUsageQuery} permissions

## UsersApi

deleteAuthorizationSubjectDivisionRole permissions
deleteUser permissions
deleteUserStationAssociatedstation permissions
getAuthorizationSubject ?includeDuplicates
getAuthorizationSubjectsMe ?includeDuplicates
getRoutingUserUtilization ->AgentMaxUtilization
getUser ?userCustomAttributeSchemaIds ?expand:@UserExpand
getUserAdjacents ?expand:@UserExpand
getUserCallforwarding permissions
getUserDirectreports ?expand:@UserExpand
getUserFavorites ?expand:@UserExpand
getUserProfile ?expand:integrationPresence|workPlanBidRanks|externalContactsSettings|groups|customAttributes
getUserQueues permissions
getUserStation permissions
getUserSuperiors ?expand:@UserExpand
getUsers ?userCustomAttributeSchemaIds ?expand:@UserExpand
getUsersDevelopmentActivities ?pass ?types:External|Native ?statuses:NotCompleted
getUsersDevelopmentActivitiesMe ?pass ?types:External|Native ?statuses:NotCompleted
getUsersDevelopmentActivity ?type:External|Native
getUsersMe ?userCustomAttributeSchemaIds ?expand:integrationPresence|workPlanBidRanks|externalContactsSettings|customAttributes|dateWelcomeSent|divisionedpresencedefinitions|autoanswersettings
patchUser permissions
patchUsersBulk permissions
postAuthorizationSubjectBulkadd permissions
postAuthorizationSubjectBulkremove permissions
postAuthorizationSubjectDivisionRole permissions
postUserInvite permissions
putRoutingUserUtilization {Utilization} ->AgentMaxUtilization
putUserStationAssociatedstationStationId permissions

## VoicemailApi

getVoicemailGroupPolicy permissions
getVoicemailMessage ?expand:conversations|transcription
getVoicemailMessages ?expand:conversations|transcription
getVoicemailUserpolicy permissions
patchVoicemailGroupPolicy permissions
patchVoicemailUserpolicy permissions
putVoicemailUserpolicy permissions

## WebDeploymentsApi

getWebdeploymentsConfigurationVersions ?pageSize ?before ?after
getWebdeploymentsConfigurations ?pageSize ?before ?after
getWebdeploymentsDeployment ?expand
getWebdeploymentsDeployments ?pageSize ?before ?after ?expand ->WebDeploymentEntityListing

## WorkforceManagementApi

getWorkforcemanagementAgentManagementunit permissions
getWorkforcemanagementBusinessunit ?includeSchedulingDefaultMessageSeverities ?expand:settings.notifications.scheduling|settings.learning|settings.coaching ->BusinessUnit permissions
getWorkforcemanagementBusinessunitActivitycodes ?forceDownloadService permissions
getWorkforcemanagementBusinessunitManagementunits ?feature:@WfmFeature
getWorkforcemanagementBusinessunitServicegoaltemplate ?expand
getWorkforcemanagementBusinessunitServicegoaltemplates ?expand
getWorkforcemanagementBusinessunitWeekSchedules ?earliestWeekDate ?latestWeekDate
getWorkforcemanagementBusinessunits ?feature:@WfmFeature
getWorkforcemanagementManagementunit permissions
getWorkforcemanagementManagementunitActivitycodes permissions
getWorkforcemanagementManagementunitAgent ?expand
getWorkforcemanagementManagementunitUserTimeoffrequests ?-recentlyReviewed
getWorkforcemanagementManagementunitUsers permissions
getWorkforcemanagementManagementunitWeekShifttrades ?includeCrossWeekShifts ?forceDownloadService
getWorkforcemanagementManagementunitWorkplans ?exclude
getWorkforcemanagementManagementunits ?feature:@WfmFeature
getWorkforcemanagementTimeoffrequests ?-recentlyReviewed
patchWorkforcemanagementBusinessunit ?includeSchedulingDefaultMessageSeverities ->BusinessUnit
postWorkforcemanagementBusinessunits ?includeSchedulingDefaultMessageSeverities ->BusinessUnit
postWorkforcemanagementHistoricaldataValidate ->void
postWorkforcemanagementManagementunitTimeoffrequestsQuery ?forceDownloadService
postWorkforcemanagementManagementunitWeekShifttradesSearch ?forceDownloadService
`;
