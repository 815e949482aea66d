/**
 * Every operation of the platform that an API class offers, one line each, under the class that offers it. The facts stand here a
 * second time, apart from the classes in `src/apis`, so that the contract tests can hold the two against each other; whoever adds
 * or changes an operation changes both. {@link parseContract} reads it.
 *
 *     getThing(thingId, since) GET /api/v2/things/{thingId} ?since:date ?expand:(owner|site)[] ?pageSize:integer=25 -> Thing any:thing:view
 *
 * In this order:
 *
 * - `name(a, b)`: the method and its required arguments as the signature has them. An argument named here is required wherever it
 *   goes; every other one travels in `opts`.
 * - Verb and path. A `{placeholder}` takes the argument of that name.
 * - `/argument:values`: the values that the platform enumerates for a placeholder.
 * - `?argument@wire.name:type[]=default`: a query value. `@wire.name` where the caller's name differs; `:type` is `integer`,
 *   `number`, `boolean`, `date`, `date-time`, the values in parentheses that the platform enumerates, or `@Name` of such a set;
 *   a string where it is missing. `[]` is a list, sent as repeated parameters. The default is what the platform assumes when
 *   the value is absent; the client never sends it.
 * - `^argument@Header-Name=default`: a header of the request.
 * - `{argument: Type}`: the JSON body.
 * - `accept:media/type`: what comes back, where that is not JSON.
 * - `since:today` where the platform has offered it only since July 2022; `preview` where it may still change it without notice;
 *   `deprecated` where it advises against it; `retired` where it no longer offers it; `strict` where `opts` takes no name but its own.
 * - `auth:guest` for calls with a web chat guest's token, `auth:none` for calls without any; OAuth otherwise.
 * - `-> Type`: what the call resolves with; `void` for nothing.
 * - `any:` or `all:`: the permissions of which the caller needs one or every one.
 *
 * Sets of three values or more that serve three operations or more have a name, defined by a line `@Name = a | b` before the
 * first area. Areas and their operations stand in alphabetical order.
 */
export const operations = `
@ActivityRelationship = Creator | Facilitator | Attendee
@ArchitectHistoryAction = checkin | checkout | create | deactivate | debug | delete | publish | revert | save
@DependencyObjectType = ACDLANGUAGE | ACDSKILL | ACDWRAPUPCODE | BOTCONNECTORBOT | BOTCONNECTORINTEGRATION | BOTFLOW | BRIDGEACTION | COMMONMODULEFLOW | COMPOSERSCRIPT | CONTACTLIST | DATAACTION | DATATABLE | DIALOGENGINEBOT | DIALOGENGINEBOTVERSION | DIALOGFLOWAGENT | DIALOGFLOWCXAGENT | DIGITALBOTFLOW | EMAILROUTE | EMERGENCYGROUP | FLOWACTION | FLOWDATATYPE | FLOWMILESTONE | FLOWOUTCOME | GROUP | IMAGE | INBOUNDCALLFLOW | INBOUNDCHATFLOW | INBOUNDEMAILFLOW | INBOUNDSHORTMESSAGEFLOW | INQUEUECALLFLOW | INQUEUEEMAILFLOW | INQUEUESHORTMESSAGEFLOW | IVRCONFIGURATION | KNOWLEDGEBASE | KNOWLEDGEBASEDOCUMENT | LANGUAGE | LEXBOT | LEXBOTALIAS | LEXV2BOT | LEXV2BOTALIAS | NLUDOMAIN | NUANCEMIXBOT | NUANCEMIXINTEGRATION | OAUTHCLIENT | OUTBOUNDCALLFLOW | QUEUE | RECORDINGPOLICY | RESPONSE | SCHEDULE | SCHEDULEGROUP | SECUREACTION | SECURECALLFLOW | STTENGINE | SURVEYINVITEFLOW | SYSTEMPROMPT | TTSENGINE | TTSVOICE | USER | USERPROMPT | VOICEFLOW | VOICEMAILFLOW | WIDGET | WORKFLOW | WORKITEMFLOW | AGENTICVIRTUALAGENT | AGENTICVIRTUALAGENTVERSION | AUDIOCONNECTORBOT | CONVERSATIONCUSTOMATTRIBUTESCHEMA | CONVERSATIONSUMMARYSETTING | DECISIONTABLE | DIGITALAUDIO | DIGITALBOTCONNECTOR | DIGITALBOTCONNECTORINTEGRATION | DIVISION | EMAILSENDFLOW | FILE | GRAMMAR | GUIDE | GUIDEVERSION | KNOWLEDGESETTING | RESPONSEASSET | SMSPHONENUMBER | SURVEYFORM | UTILIZATIONLABEL | VIDEO | VOICESURVEYFLOW | WORKTYPE
@DependencyResourceType = ACDLANGUAGE | ACDSKILL | ACDWRAPUPCODE | BOTCONNECTORBOT | BOTCONNECTORINTEGRATION | BOTFLOW | BRIDGEACTION | COMMONMODULEFLOW | COMPOSERSCRIPT | CONTACTLIST | DATAACTION | DATATABLE | DIALOGENGINEBOT | DIALOGENGINEBOTVERSION | DIALOGFLOWAGENT | DIALOGFLOWCXAGENT | DIGITALBOTFLOW | EMAILROUTE | EMERGENCYGROUP | FLOWACTION | FLOWDATATYPE | FLOWMILESTONE | FLOWOUTCOME | GROUP | IMAGE | INBOUNDCALLFLOW | INBOUNDCHATFLOW | INBOUNDEMAILFLOW | INBOUNDSHORTMESSAGEFLOW | INQUEUECALLFLOW | INQUEUEEMAILFLOW | INQUEUESHORTMESSAGEFLOW | IVRCONFIGURATION | KNOWLEDGEBASE | KNOWLEDGEBASEDOCUMENT | LANGUAGE | LEXBOT | LEXBOTALIAS | LEXV2BOT | LEXV2BOTALIAS | NLUDOMAIN | NUANCEMIXBOT | NUANCEMIXINTEGRATION | OAUTHCLIENT | OUTBOUNDCALLFLOW | QUEUE | RECORDINGPOLICY | RESPONSE | SCHEDULE | SCHEDULEGROUP | SECUREACTION | SECURECALLFLOW | STTENGINE | SURVEYINVITEFLOW | SYSTEMPROMPT | TTSENGINE | TTSVOICE | USER | USERPROMPT | VOICEFLOW | VOICEMAILFLOW | WIDGET | WORKFLOW | WORKITEMFLOW
@DevelopmentActivityType = Informational | Coaching | AssessedContent | Assessment | External | Native
@ExternalContactExpand = externalOrganization | externalDataSources | identifiers | externalSources | division
@ExternalContactNoteExpand = author | externalDataSources | division
@FieldConfigType = person | group | org | externalContact
@FlowHealthLanguage = en-us | en-gb | en-au | en-za | en-nz | en-ie | fr-ca | fr-fr | es-us | es-es | es-mx | de-de | it-it | pt-br | pt-pt | nl-nl
@FlowLogLevelExpand = name | type | logLevelCharacteristics.characteristics
@HistorySortField = action | timestamp | user
@IntegrationPresenceSource = MicrosoftTeams | ZoomPhone | EightByEight
@KnowledgeLanguageCode = en-US | en-UK | en-AU | de-DE | es-US | es-ES | fr-FR | pt-BR | nl-NL | it-IT | fr-CA
@LearningModuleKind = Informational | AssessedContent | Assessment | External | Native
@MediaFormat = WAV | WEBM | WAV_ULAW | OGG_VORBIS | OGG_OPUS | MP3 | NONE
@MessagingIntegrationExpand = supportedContent | messagingSetting | identityresolution
@OutboundFilterType = Equals | RegEx | Contains | Prefix | LessThan | LessThanEqualTo | GreaterThan | GreaterThanEqualTo | BeginsWith | EndsWith
@OverdueFilter = True | False | Any
@ScimGroupAttribute = id | displayName | members | externalId | meta | meta.version | meta.lastModified | urn:ietf:params:scim:schemas:core:2.0:Group:id | urn:ietf:params:scim:schemas:core:2.0:Group:meta | urn:ietf:params:scim:schemas:core:2.0:Group:meta.version | urn:ietf:params:scim:schemas:core:2.0:Group:meta.lastModified | urn:ietf:params:scim:schemas:core:2.0:Group:displayName | urn:ietf:params:scim:schemas:core:2.0:Group:members | urn:ietf:params:scim:schemas:core:2.0:Group:externalId
@ScimUserAttribute = id | userName | displayName | title | active | externalId | phoneNumbers | emails | groups | roles | meta | meta.version | meta.lastModified | urn:ietf:params:scim:schemas:core:2.0:User:id | urn:ietf:params:scim:schemas:core:2.0:User:userName | urn:ietf:params:scim:schemas:core:2.0:User:displayName | urn:ietf:params:scim:schemas:core:2.0:User:title | urn:ietf:params:scim:schemas:core:2.0:User:active | urn:ietf:params:scim:schemas:core:2.0:User:externalId | urn:ietf:params:scim:schemas:core:2.0:User:phoneNumbers | urn:ietf:params:scim:schemas:core:2.0:User:emails | urn:ietf:params:scim:schemas:core:2.0:User:groups | urn:ietf:params:scim:schemas:core:2.0:User:roles | urn:ietf:params:scim:schemas:core:2.0:User:meta | urn:ietf:params:scim:schemas:core:2.0:User:meta.version | urn:ietf:params:scim:schemas:core:2.0:User:meta.lastModified | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:division | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager.value | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber | urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User | urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:routingSkills | urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:routingLanguages | urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:externalIds | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire
@SearchExpand = routingStatus | presence | conversationSummary | outOfOffice | geolocation | station | authorization | lasttokenissued | dateLastLogin | authorization.unusedRoles | team | profileSkills | certifications | locations | groups | skills | languages | languagePreference | employerInfo | biography | callerUser.routingStatus | callerUser.primaryPresence | callerUser.conversationSummary | callerUser.outOfOffice | callerUser.geolocation | images | addressVerificationDetails | integrationPresence | workPlanBidRanks | externalContactsSettings | customAttributes | dateWelcomeSent | conversations | transcription
@TrunkType = EXTERNAL | PHONE | EDGE
@UnansweredGroupApp = SupportCenter | MessengerKnowledgeApp | BotFlow | Assistant | SmartAdvisor
@UserExpand = routingStatus | presence | conversationSummary | outOfOffice | geolocation | station | authorization | lasttokenissued | dateLastLogin | authorization.unusedRoles | team | profileSkills | certifications | locations | groups | skills | languages | languagePreference | employerInfo | biography | integrationPresence | workPlanBidRanks | externalContactsSettings | customAttributes | dateWelcomeSent
@WorkforceManagementFeature = AgentSchedule | AgentTimeOffRequest | Coaching | ActivityCodes | Agents | BuActivityCodes | BusinessUnits | HistoricalAdherence | HistoricalShrinkage | IntradayMonitoring | BuIntradayMonitoring | ManagementUnits | RealTimeAdherence | Schedules | BuSchedules | ServiceGoalTemplates | PlanningGroups | ShiftTrading | ShortTermForecasts | BuShortTermForecasts | TimeOffPlans | TimeOffRequests | TimeOffLimits | WorkPlanRotations | WorkPlans | AgentHistoricalAdherence | AgentHistoricalAdherenceConformance | AgentAdherenceAdjustments | AgentAdherenceAdjustmentsQuery | AgentWorkPlanBid | AgentScheduleBid | AlternativeShift | Learning | AgentUnavailableTimes | AgentOpportunitiesQuery | AgentOpportunitiesEnrollments | AgentOpportunitiesEnrollmentsStatuses | ActivityPlans | AdherenceAdjustmentsSettings | AdherenceAdjustmentsReasonCodes | AdherenceAdjustments | UnavailableTimes | CapacityPlan | CapacityPlanForecastInputs | ContinuousForecast | LongTermStaffing | StaffingGroups | WorkPlanBids | WorkPlanBidGroups | ScheduleBid | ScheduleBidGroup | Opportunities | OpportunitiesQuery | OpportunitiesEnrollmentsQuery | OpportunitiesExternalActivitiesQuery | OpportunitiesStatuses | OpportunitiesEnrollmentsStatuses

## AIStudioApi
deleteAgenticVirtualagentJobs(virtualAgentId) DELETE /api/v2/agentic/virtualagents/{virtualAgentId}/jobs since:today -> AgenticVirtualAgentJob all:agentic:virtualAgentJob:add
deleteConversationsSummariesSetting(summarySettingId) DELETE /api/v2/conversations/summaries/settings/{summarySettingId} since:today -> void all:aiStudio:summaryConfig:delete
deleteGuideJobs(guideId) DELETE /api/v2/guides/{guideId}/jobs since:today -> GuideJob all:aiStudio:guideJob:add
getAgenticVirtualagent(virtualAgentId) GET /api/v2/agentic/virtualagents/{virtualAgentId} since:today -> AgenticVirtualAgent all:agentic:virtualAgent:view
getAgenticVirtualagentJob(virtualAgentId, jobId) GET /api/v2/agentic/virtualagents/{virtualAgentId}/jobs/{jobId} since:today -> AgenticVirtualAgentJob all:agentic:virtualAgentJob:view
getAgenticVirtualagents() GET /api/v2/agentic/virtualagents ?name ?nameContains ?status ?sortBy ?sortOrder ?pageNumber:number ?pageSize:number since:today -> AgenticVirtualAgentEntityListing all:agentic:virtualAgent:view
getConversationsSummariesSetting(summarySettingId) GET /api/v2/conversations/summaries/settings/{summarySettingId} since:today -> SummarySetting all:aiStudio:summaryConfig:view
getConversationsSummariesSettings() GET /api/v2/conversations/summaries/settings ?pageNumber:integer=1 ?pageSize:integer=25 ?name ?sortOrder:(asc|desc)=desc ?language ?sortBy:(dateModified|name)=dateModified since:today -> SummarySettingEntityListing all:aiStudio:summaryConfig:view
getGuide(guideId) GET /api/v2/guides/{guideId} since:today -> Guide all:aiStudio:guide:view
getGuideJob(guideId, jobId) GET /api/v2/guides/{guideId}/jobs/{jobId} since:today -> GuideJob all:aiStudio:guideJob:view
getGuideVersion(guideId, versionId) GET /api/v2/guides/{guideId}/versions/{versionId} since:today -> GuideVersion all:aiStudio:guideVersion:view
getGuideVersionJob(guideId, versionId, jobId) GET /api/v2/guides/{guideId}/versions/{versionId}/jobs/{jobId} since:today -> GuideVersionPublishJob all:aiStudio:guideVersionJob:view
getGuides() GET /api/v2/guides ?name ?nameContains ?status:(Published|Draft) ?sortBy:(dateModified|name|status)=dateModified ?sortOrder:(asc|desc)=desc ?pageNumber:integer=1 ?pageSize:integer=25 since:today -> GuideEntityListing all:aiStudio:guide:view
getGuidesJob(jobId) GET /api/v2/guides/jobs/{jobId} since:today -> GuideContentGenerationJob all:aiStudio:guideJob:view
patchAgenticVirtualagent(virtualAgentId, body) PATCH /api/v2/agentic/virtualagents/{virtualAgentId} {body: UpdateAgenticVirtualAgent} since:today -> AgenticVirtualAgent all:agentic:virtualAgent:edit
patchGuide(guideId, body) PATCH /api/v2/guides/{guideId} {body: UpdateGuide} since:today -> Guide all:aiStudio:guide:edit
patchGuideVersion(guideId, versionId, body) PATCH /api/v2/guides/{guideId}/versions/{versionId} {body: UpdateGuideVersion} since:today -> GuideVersion all:aiStudio:guideVersion:edit
postAgenticVirtualagentVersionJobs(virtualAgentId, versionId, body) POST /api/v2/agentic/virtualagents/{virtualAgentId}/versions/{versionId}/jobs {body: AgenticVirtualAgentVersionPublishJobRequest} since:today -> AgenticVirtualAgentVersionPublishJob all:agentic:virtualAgentVersionJob:add
postAgenticVirtualagents(body) POST /api/v2/agentic/virtualagents {body: CreateAgenticVirtualAgent} since:today -> AgenticVirtualAgent all:agentic:virtualAgent:add
postConversationsSummariesPreview(body) POST /api/v2/conversations/summaries/preview {body: SummarySettingWithTranscript} since:today -> void all:aiStudio:summaryPreview:view
postConversationsSummariesSettings(body) POST /api/v2/conversations/summaries/settings {body: SummarySetting} since:today -> SummarySetting all:aiStudio:summaryConfig:add
postGuideSessionTurns(guideId, guideSessionId, body) POST /api/v2/guides/{guideId}/sessions/{guideSessionId}/turns {body: GuideSessionTurnRequest} since:today -> GuideSessionTurnResponse all:aiStudio:guideSessionTurn:add
postGuideVersionJobs(guideId, versionId, body) POST /api/v2/guides/{guideId}/versions/{versionId}/jobs {body: GuideVersionPublishJobRequest} since:today -> GuideVersionPublishJob all:aiStudio:guideVersionJob:add
postGuideVersions(guideId) POST /api/v2/guides/{guideId}/versions {body: CreateGuideVersion} since:today -> GuideVersion all:aiStudio:guideVersion:add
postGuides(body) POST /api/v2/guides {body: CreateGuide} since:today -> Guide all:aiStudio:guide:add
postGuidesJobs(body) POST /api/v2/guides/jobs {body: GenerateGuideContentRequest} since:today -> GuideContentGenerationJob all:aiStudio:guideJob:add
postGuidesUploads(body) POST /api/v2/guides/uploads {body: UploadUrlRequest} since:today -> UploadUrlResponse all:aiStudio:guide:upload
putConversationsSummariesSetting(summarySettingId, body) PUT /api/v2/conversations/summaries/settings/{summarySettingId} {body: SummarySetting} since:today -> SummarySetting all:aiStudio:summaryConfig:edit

## AgentAssistantsApi
deleteAssistant(assistantId) DELETE /api/v2/assistants/{assistantId} since:today -> void all:assistants:assistant:delete
deleteAssistantQueue(assistantId, queueId) DELETE /api/v2/assistants/{assistantId}/queues/{queueId} since:today -> void all:assistants:queue:delete
deleteAssistantQueues(assistantId) DELETE /api/v2/assistants/{assistantId}/queues ?queueIds since:today -> void all:assistants:queue:delete
deleteAssistantsAgentchecklist(agentChecklistId) DELETE /api/v2/assistants/agentchecklists/{agentChecklistId} since:today -> void all:assistants:agentchecklist:delete
getAssistant(assistantId) GET /api/v2/assistants/{assistantId} ?expand:(copilot) ?languageVariation ?fallbackToPrimaryAssistant:boolean since:today -> Assistant all:assistants:assistant:view
getAssistantQueue(assistantId, queueId) GET /api/v2/assistants/{assistantId}/queues/{queueId} ?expand:(assistant) since:today -> AssistantQueue all:assistants:queue:view
getAssistantQueueUsersJob(assistantId, queueId, jobId) GET /api/v2/assistants/{assistantId}/queues/{queueId}/users/jobs/{jobId} since:today -> AssistantQueueUsersJobsResponse any:assistants:queueUserJob:view
getAssistantQueues(assistantId) GET /api/v2/assistants/{assistantId}/queues ?before ?after ?pageSize ?expand:(assistant) since:today -> AssistantQueueListing all:assistants:queue:view
getAssistants() GET /api/v2/assistants ?before ?after ?limit ?pageSize ?name ?expand:(copilot) since:today -> AssistantListing all:assistants:assistant:view
getAssistantsAgentchecklist(agentChecklistId) GET /api/v2/assistants/agentchecklists/{agentChecklistId} since:today -> AgentChecklist all:assistants:agentchecklist:view
getAssistantsAgentchecklists() GET /api/v2/assistants/agentchecklists ?before ?after ?pageSize=25 ?namePrefix ?language ?sortOrder:(asc|desc) ?sortBy:(dateModified|language|name) ?agentChecklistIds[] since:today -> AgentChecklistListing all:assistants:agentchecklist:view
getAssistantsAgentchecklistsLanguages() GET /api/v2/assistants/agentchecklists/languages since:today -> EntityListing all:assistants:agentchecklist:view
getAssistantsQueues() GET /api/v2/assistants/queues ?before ?after ?pageSize ?queueIds ?expand:(assistant) since:today -> AssistantQueueListing all:assistants:queue:view
patchAssistant(assistantId, body) PATCH /api/v2/assistants/{assistantId} {body: Assistant} since:today -> Assistant all:assistants:assistant:edit
patchAssistantQueues(assistantId, body) PATCH /api/v2/assistants/{assistantId}/queues {body: AssistantQueue[]} since:today -> AssistantQueueListing all:assistants:queue:edit
postAssistantQueueUsersBulkAdd(assistantId, queueId, body) POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/bulk/add {body: AssistantQueueUsersBulkAddRequest} since:today -> BulkResponse any:assistants:queueUserAssignment:add
postAssistantQueueUsersBulkRemove(assistantId, queueId, body) POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/bulk/remove {body: AssistantQueueUsersBulkRemoveRequest} since:today -> BulkResponse any:assistants:queueUserAssignment:delete
postAssistantQueueUsersJobs(assistantId, queueId, body) POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/jobs {body: AssistantQueueUsersJobsRequest} since:today -> AssistantQueueUsersJobsResponse any:assistants:queueUserJob:add
postAssistantQueueUsersQuery(assistantId, queueId, body) POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/query ?expand:(assistant|copilot)[] {body: AssistantQueueUsersQueryRequest} since:today -> AssistantQueueUsersQueryResponse any:assistants:queueUserAssignment:view
postAssistants(body) POST /api/v2/assistants {body: Assistant} since:today -> Assistant all:assistants:assistant:add
postAssistantsAgentchecklists(body) POST /api/v2/assistants/agentchecklists {body: AgentChecklist} since:today -> AgentChecklist all:assistants:agentchecklist:add
putAssistantQueue(assistantId, queueId, body) PUT /api/v2/assistants/{assistantId}/queues/{queueId} {body: AssistantQueue} since:today -> AssistantQueue all:assistants:queue:edit
putAssistantsAgentchecklist(agentChecklistId, body) PUT /api/v2/assistants/agentchecklists/{agentChecklistId} {body: AgentChecklist} since:today -> AgentChecklist all:assistants:agentchecklist:edit

## AgentCopilotApi
getAssistantCopilot(assistantId) GET /api/v2/assistants/{assistantId}/copilot since:today -> Copilot all:assistants:copilot:view
getAssistantsCopilotFeaturesupport() GET /api/v2/assistants/copilot/featuresupport ?language since:today -> LanguageSupportResponse all:assistants:copilot:view
putAssistantCopilot(assistantId, body) PUT /api/v2/assistants/{assistantId}/copilot {body: Copilot} since:today -> Copilot all:assistants:copilot:edit

## AgentUIApi
deleteUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId) DELETE /api/v2/users/agentui/agents/autoanswer/{agentId}/settings since:today -> void any:agentUI:agents:delete
getUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId) GET /api/v2/users/agentui/agents/autoanswer/{agentId}/settings since:today -> AutoAnswerSettings any:agentUI:agents:view
patchUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId, body) PATCH /api/v2/users/agentui/agents/autoanswer/{agentId}/settings {body: AutoAnswerSettings} since:today -> AutoAnswerSettings any:agentUI:agents:edit
putUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId, body) PUT /api/v2/users/agentui/agents/autoanswer/{agentId}/settings {body: AutoAnswerSettings} since:today -> AutoAnswerSettings any:agentUI:agents:edit

## AlertingApi
deleteAlertingAlert(alertId) DELETE /api/v2/alerting/alerts/{alertId} since:today -> void all:alerting:alert:delete
deleteAlertingAlertsAll() DELETE /api/v2/alerting/alerts/all since:today -> JsonObject all:alerting:alert:edit
deleteAlertingInteractionstatsAlert(alertId) DELETE /api/v2/alerting/interactionstats/alerts/{alertId} deprecated retired -> void all:alerting:alert:delete
deleteAlertingInteractionstatsRule(ruleId) DELETE /api/v2/alerting/interactionstats/rules/{ruleId} deprecated retired -> void all:alerting:rule:delete
deleteAlertingRule(ruleId) DELETE /api/v2/alerting/rules/{ruleId} since:today -> void all:alerting:rule:delete
getAlertingAlert(alertId) GET /api/v2/alerting/alerts/{alertId} since:today -> CommonAlert all:alerting:alert:view
getAlertingAlertsActive() GET /api/v2/alerting/alerts/active deprecated retired -> ActiveAlertCount
getAlertingInteractionstatsAlert(alertId) GET /api/v2/alerting/interactionstats/alerts/{alertId} ?expand:(notificationUsers)[] deprecated retired -> InteractionStatsAlert all:alerting:alert:view
getAlertingInteractionstatsAlerts() GET /api/v2/alerting/interactionstats/alerts ?expand:(notificationUsers)[] deprecated retired -> InteractionStatsAlertContainer all:alerting:alert:view
getAlertingInteractionstatsAlertsUnread() GET /api/v2/alerting/interactionstats/alerts/unread deprecated retired -> UnreadMetric
getAlertingInteractionstatsRule(ruleId) GET /api/v2/alerting/interactionstats/rules/{ruleId} ?expand:(notificationUsers)[] deprecated retired -> InteractionStatsRule all:alerting:rule:view
getAlertingInteractionstatsRules() GET /api/v2/alerting/interactionstats/rules ?expand:(notificationUsers)[] deprecated retired -> InteractionStatsRuleContainer all:alerting:rule:view
getAlertingRule(ruleId) GET /api/v2/alerting/rules/{ruleId} since:today -> CommonRule all:alerting:rule:view
patchAlertingAlert(alertId) PATCH /api/v2/alerting/alerts/{alertId} {body: AlertRequest} since:today -> CommonAlert all:alerting:alert:edit
patchAlertingAlertsAll() PATCH /api/v2/alerting/alerts/all {body: CommonAllAlertUpdateRequest} since:today -> JsonObject all:alerting:alert:edit
patchAlertingAlertsBulk(body) PATCH /api/v2/alerting/alerts/bulk {body: CommonAlertBulkUpdateRequest} since:today -> BulkResponse all:alerting:alert:edit
patchAlertingRulesBulk(body) PATCH /api/v2/alerting/rules/bulk {body: CommonRuleBulkUpdateNotificationsRequest} since:today -> BulkResponse all:alerting:rule:edit
postAlertingAlertsQuery() POST /api/v2/alerting/alerts/query {body: GetAlertQuery} since:today -> AlertListing all:alerting:alert:view
postAlertingInteractionstatsRules(body) POST /api/v2/alerting/interactionstats/rules ?expand:(notificationUsers)[] {body: InteractionStatsRule} deprecated retired -> InteractionStatsRule all:alerting:rule:add
postAlertingRules(body) POST /api/v2/alerting/rules {body: CommonRule} since:today -> CommonRule all:alerting:rule:add
postAlertingRulesBulkRemove(body) POST /api/v2/alerting/rules/bulk/remove {body: CommonRuleBulkDeleteRequest} since:today -> BulkResponse all:alerting:rule:delete
postAlertingRulesQuery() POST /api/v2/alerting/rules/query {body: GetRulesQuery} since:today -> CommonRuleContainer all:alerting:rule:view
putAlertingAlert(alertId) PUT /api/v2/alerting/alerts/{alertId} {body: AlertingUnreadStatus} since:today -> AlertingUnreadStatus all:alerting:alert:edit
putAlertingInteractionstatsAlert(alertId, body) PUT /api/v2/alerting/interactionstats/alerts/{alertId} ?expand:(notificationUsers)[] {body: UnreadStatus} deprecated retired -> UnreadStatus all:alerting:alert:edit
putAlertingInteractionstatsRule(ruleId, body) PUT /api/v2/alerting/interactionstats/rules/{ruleId} ?expand:(notificationUsers)[] {body: InteractionStatsRule} deprecated retired -> InteractionStatsRule all:alerting:rule:edit
putAlertingRule(ruleId, body) PUT /api/v2/alerting/rules/{ruleId} {body: ModifiableRuleProperties} since:today -> CommonRule all:alerting:rule:edit

## AnalyticsApi
deleteAnalyticsActionsAggregatesJob(jobId) DELETE /api/v2/analytics/actions/aggregates/jobs/{jobId} since:today preview -> void any:integrations:action:view,bridge:actions:view
deleteAnalyticsAgentcopilotsAggregatesJob(jobId) DELETE /api/v2/analytics/agentcopilots/aggregates/jobs/{jobId} since:today preview -> void any:analytics:agentCopilotAggregate:view
deleteAnalyticsAgentutilizationsAggregatesJob(jobId) DELETE /api/v2/analytics/agentutilizations/aggregates/jobs/{jobId} since:today preview -> void any:analytics:agentUtilizationAggregate:view
deleteAnalyticsBotsAggregatesJob(jobId) DELETE /api/v2/analytics/bots/aggregates/jobs/{jobId} since:today preview -> void any:analytics:botAggregate:view
deleteAnalyticsCasemanagementAggregatesJob(jobId) DELETE /api/v2/analytics/casemanagement/aggregates/jobs/{jobId} since:today preview -> void any:analytics:caseManagementAggregate:view
deleteAnalyticsConversationsAggregatesJob(jobId) DELETE /api/v2/analytics/conversations/aggregates/jobs/{jobId} since:today preview -> void any:analytics:conversationAggregate:view
deleteAnalyticsConversationsDetailsJob(jobId) DELETE /api/v2/analytics/conversations/details/jobs/{jobId} -> void any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
deleteAnalyticsCopilotsAggregatesJob(jobId) DELETE /api/v2/analytics/copilots/aggregates/jobs/{jobId} since:today preview -> void any:analytics:copilotsAggregate:view
deleteAnalyticsEvaluationsAggregatesJob(jobId) DELETE /api/v2/analytics/evaluations/aggregates/jobs/{jobId} since:today preview -> void any:analytics:evaluationAggregate:view
deleteAnalyticsFlowexecutionsAggregatesJob(jobId) DELETE /api/v2/analytics/flowexecutions/aggregates/jobs/{jobId} since:today preview -> void any:analytics:flowExecutionAggregate:view
deleteAnalyticsFlowsAggregatesJob(jobId) DELETE /api/v2/analytics/flows/aggregates/jobs/{jobId} since:today preview -> void any:analytics:flowAggregate:view
deleteAnalyticsJourneysAggregatesJob(jobId) DELETE /api/v2/analytics/journeys/aggregates/jobs/{jobId} since:today preview -> void any:analytics:journeyAggregate:view
deleteAnalyticsKnowledgeAggregatesJob(jobId) DELETE /api/v2/analytics/knowledge/aggregates/jobs/{jobId} since:today preview -> void any:analytics:knowledgeAggregate:view
deleteAnalyticsReportingSchedule(scheduleId) DELETE /api/v2/analytics/reporting/schedules/{scheduleId} deprecated retired -> void
deleteAnalyticsResolutionsAggregatesJob(jobId) DELETE /api/v2/analytics/resolutions/aggregates/jobs/{jobId} since:today preview -> void any:analytics:resolutionAggregate:view
deleteAnalyticsSummariesAggregatesJob(jobId) DELETE /api/v2/analytics/summaries/aggregates/jobs/{jobId} since:today preview -> void any:analytics:summaryAggregate:view
deleteAnalyticsSurveysAggregatesJob(jobId) DELETE /api/v2/analytics/surveys/aggregates/jobs/{jobId} since:today preview -> void any:analytics:surveyAggregate:view
deleteAnalyticsTaskmanagementAggregatesJob(jobId) DELETE /api/v2/analytics/taskmanagement/aggregates/jobs/{jobId} since:today preview -> void any:analytics:taskManagementAggregate:view
deleteAnalyticsTranscriptsAggregatesJob(jobId) DELETE /api/v2/analytics/transcripts/aggregates/jobs/{jobId} since:today preview -> void any:analytics:speechAndTextAnalyticsAggregates:view
deleteAnalyticsUsersAggregatesJob(jobId) DELETE /api/v2/analytics/users/aggregates/jobs/{jobId} since:today preview -> void any:analytics:userAggregate:view
deleteAnalyticsUsersDetailsJob(jobId) DELETE /api/v2/analytics/users/details/jobs/{jobId} -> void any:analytics:userDetail:view
getAnalyticsActionsAggregatesJob(jobId) GET /api/v2/analytics/actions/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:integrations:action:view,bridge:actions:view
getAnalyticsActionsAggregatesJobResults(jobId) GET /api/v2/analytics/actions/aggregates/jobs/{jobId}/results ?cursor since:today preview -> ActionAsyncAggregateQueryResponse any:integrations:action:view,bridge:actions:view
getAnalyticsAgentStatus(userId) GET /api/v2/analytics/agents/{userId}/status since:today -> AnalyticsAgentStateAgentResponse any:analytics:agentState:view
getAnalyticsAgentcopilotsAggregatesJob(jobId) GET /api/v2/analytics/agentcopilots/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:agentCopilotAggregate:view
getAnalyticsAgentcopilotsAggregatesJobResults(jobId) GET /api/v2/analytics/agentcopilots/aggregates/jobs/{jobId}/results ?cursor since:today preview -> AgentCopilotAsyncAggregateQueryResponse any:analytics:agentCopilotAggregate:view
getAnalyticsAgentutilizationsAggregatesJob(jobId) GET /api/v2/analytics/agentutilizations/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:agentUtilizationAggregate:view
getAnalyticsAgentutilizationsAggregatesJobResults(jobId) GET /api/v2/analytics/agentutilizations/aggregates/jobs/{jobId}/results ?cursor since:today preview -> AgentUtilizationAsyncAggregateQueryResponse any:analytics:agentUtilizationAggregate:view
getAnalyticsBotflowDivisionsReportingturns(botFlowId) GET /api/v2/analytics/botflows/{botFlowId}/divisions/reportingturns ?after ?pageSize=50 ?interval ?actionId ?sessionId ?language ?askActionResults:(AgentRequestedByUser|ConfirmationRequired|DisambiguationRequired|Error|ExpressionError|NoInputCollection|NoInputConfirmation|NoInputDisambiguation|NoMatchCollection|NoMatchConfirmation|NoMatchDisambiguation|SuccessCollection|SkippedCollection|SuccessConfirmationNo|SuccessConfirmationYes|SuccessDisambiguation|SuccessDisambiguationNone|GuardrailsViolation) since:today -> ReportingTurnsResponse any:analytics:botFlowDivisionAwareReportingTurn:view
getAnalyticsBotflowReportingturns(botFlowId) GET /api/v2/analytics/botflows/{botFlowId}/reportingturns ?after ?pageSize=50 ?actionId ?sessionId ?interval ?language ?askActionResults:(AgentRequestedByUser|ConfirmationRequired|DisambiguationRequired|Error|ExpressionError|NoInputCollection|NoInputConfirmation|NoInputDisambiguation|NoMatchCollection|NoMatchConfirmation|NoMatchDisambiguation|SuccessCollection|SkippedCollection|SuccessConfirmationNo|SuccessConfirmationYes|SuccessDisambiguation|SuccessDisambiguationNone|GuardrailsViolation) deprecated -> ReportingTurnsResponse any:analytics:botFlowReportingTurn:view
getAnalyticsBotflowSessions(botFlowId) GET /api/v2/analytics/botflows/{botFlowId}/sessions ?after ?pageSize=50 ?interval ?botResultCategories:(Unknown|UserExit|BotExit|Error|RecognitionFailure|UserDisconnect|BotDisconnect|SessionExpired|Transfer) ?endLanguage since:today -> SessionsResponse any:analytics:botFlowSession:view
getAnalyticsBotsAggregatesJob(jobId) GET /api/v2/analytics/bots/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:botAggregate:view
getAnalyticsBotsAggregatesJobResults(jobId) GET /api/v2/analytics/bots/aggregates/jobs/{jobId}/results ?cursor since:today preview -> BotAsyncAggregateQueryResponse any:analytics:botAggregate:view
getAnalyticsCasemanagementAggregatesJob(jobId) GET /api/v2/analytics/casemanagement/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:caseManagementAggregate:view
getAnalyticsCasemanagementAggregatesJobResults(jobId) GET /api/v2/analytics/casemanagement/aggregates/jobs/{jobId}/results ?cursor since:today preview -> CaseManagementAsyncAggregateQueryResponse any:analytics:caseManagementAggregate:view
getAnalyticsConversationDetails(conversationId) GET /api/v2/analytics/conversations/{conversationId}/details -> AnalyticsConversationWithoutAttributes any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsAggregatesJob(jobId) GET /api/v2/analytics/conversations/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:conversationAggregate:view
getAnalyticsConversationsAggregatesJobResults(jobId) GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}/results ?cursor since:today preview -> ConversationAsyncAggregateQueryResponse any:analytics:conversationAggregate:view
getAnalyticsConversationsDetails() GET /api/v2/analytics/conversations/details ?id[] -> AnalyticsConversationWithoutAttributesMultiGetResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJob(jobId) GET /api/v2/analytics/conversations/details/jobs/{jobId} -> AsyncQueryStatus any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJobResults(jobId) GET /api/v2/analytics/conversations/details/jobs/{jobId}/results ?cursor ?pageSize:integer -> AnalyticsConversationAsyncQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJobsAvailability() GET /api/v2/analytics/conversations/details/jobs/availability -> DataAvailabilityResponse any:analytics:conversationDetail:view
getAnalyticsCopilotsAggregatesJob(jobId) GET /api/v2/analytics/copilots/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:copilotsAggregate:view
getAnalyticsCopilotsAggregatesJobResults(jobId) GET /api/v2/analytics/copilots/aggregates/jobs/{jobId}/results ?cursor since:today preview -> CopilotAsyncAggregateQueryResponse any:analytics:copilotsAggregate:view
getAnalyticsDataextractionDownload(downloadId) GET /api/v2/analytics/dataextraction/downloads/{downloadId} since:today preview -> void any:analytics:datawarehouse:view
getAnalyticsDataextractionDownloadsMetadata() GET /api/v2/analytics/dataextraction/downloads/metadata ?before ?after ?pageSize ?dataSchema ?dateStart:date-time ?dateEnd:date-time since:today preview -> DataExtractionFileSchemaListing any:analytics:datawarehouse:view
getAnalyticsDataretentionSettings() GET /api/v2/analytics/dataretention/settings since:today -> AnalyticsDataRetentionResponse any:analytics:dataRetention:view
getAnalyticsEvaluationsAggregatesJob(jobId) GET /api/v2/analytics/evaluations/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:evaluationAggregate:view
getAnalyticsEvaluationsAggregatesJobResults(jobId) GET /api/v2/analytics/evaluations/aggregates/jobs/{jobId}/results ?cursor since:today preview -> EvaluationAsyncAggregateQueryResponse any:analytics:evaluationAggregate:view
getAnalyticsFlowexecutionsAggregatesJob(jobId) GET /api/v2/analytics/flowexecutions/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:flowExecutionAggregate:view
getAnalyticsFlowexecutionsAggregatesJobResults(jobId) GET /api/v2/analytics/flowexecutions/aggregates/jobs/{jobId}/results ?cursor since:today preview -> FlowExecutionAsyncAggregateQueryResponse any:analytics:flowExecutionAggregate:view
getAnalyticsFlowsAggregatesJob(jobId) GET /api/v2/analytics/flows/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:flowAggregate:view
getAnalyticsFlowsAggregatesJobResults(jobId) GET /api/v2/analytics/flows/aggregates/jobs/{jobId}/results ?cursor since:today preview -> FlowAsyncAggregateQueryResponse any:analytics:flowAggregate:view
getAnalyticsJourneysAggregatesJob(jobId) GET /api/v2/analytics/journeys/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:journeyAggregate:view
getAnalyticsJourneysAggregatesJobResults(jobId) GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}/results ?cursor since:today preview -> JourneyAsyncAggregateQueryResponse any:analytics:journeyAggregate:view
getAnalyticsKnowledgeAggregatesJob(jobId) GET /api/v2/analytics/knowledge/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:knowledgeAggregate:view
getAnalyticsKnowledgeAggregatesJobResults(jobId) GET /api/v2/analytics/knowledge/aggregates/jobs/{jobId}/results ?cursor since:today preview -> KnowledgeAsyncAggregateQueryResponse any:analytics:knowledgeAggregate:view
getAnalyticsReportingDashboardsUser(userId) GET /api/v2/analytics/reporting/dashboards/users/{userId} since:today -> DashboardUser all:analytics:dashboardConfigurations:view
getAnalyticsReportingDashboardsUsers() GET /api/v2/analytics/reporting/dashboards/users ?sortBy=asc ?pageNumber:integer=1 ?pageSize:integer=25 ?id[] ?state:(active|inactive) ?deletedOnly:boolean since:today -> DashboardUserListing all:analytics:dashboardConfigurations:view
getAnalyticsReportingExports() GET /api/v2/analytics/reporting/exports ?pageNumber:integer=1 ?pageSize:integer=25 -> ReportingExportJobListing all:analytics:dataExport:view
getAnalyticsReportingExportsMetadata() GET /api/v2/analytics/reporting/exports/metadata -> ReportingExportMetadataJobListing all:analytics:dataExport:view
getAnalyticsReportingMetadata() GET /api/v2/analytics/reporting/metadata ?pageNumber:integer=1 ?pageSize:integer=25 ?locale deprecated retired -> ReportMetaDataEntityListing any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
getAnalyticsReportingReportIdMetadata(reportId) GET /api/v2/analytics/reporting/{reportId}/metadata ?locale deprecated retired -> ReportMetaData any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
getAnalyticsReportingReportformats() GET /api/v2/analytics/reporting/reportformats deprecated retired -> string[]
getAnalyticsReportingSchedule(scheduleId) GET /api/v2/analytics/reporting/schedules/{scheduleId} deprecated retired -> ReportSchedule
getAnalyticsReportingScheduleHistory(scheduleId) GET /api/v2/analytics/reporting/schedules/{scheduleId}/history ?pageNumber:integer=1 ?pageSize:integer=25 deprecated retired -> ReportRunEntryEntityDomainListing
getAnalyticsReportingScheduleHistoryLatest(scheduleId) GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/latest deprecated retired -> ReportRunEntry
getAnalyticsReportingScheduleHistoryRunId(runId, scheduleId) GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/{runId} deprecated retired -> ReportRunEntry
getAnalyticsReportingSchedules() GET /api/v2/analytics/reporting/schedules ?pageNumber:integer=1 ?pageSize:integer=25 deprecated retired -> ReportScheduleEntityListing any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
getAnalyticsReportingSettings() GET /api/v2/analytics/reporting/settings -> AnalyticsReportingSettings
getAnalyticsReportingSettingsDashboardsQuery(dashboardType, dashboardAccessFilter) GET /api/v2/analytics/reporting/settings/dashboards/query ?name ?dashboardType:(All|Public|Private|Shared|Favorites) ?dashboardState:(Active|Deleted)=Active ?dashboardAccessFilter:(OwnedByMe|OwnedByAnyone|NotOwnedByMe) ?sortBy=desc ?pageNumber:integer=1 ?pageSize:integer=9 since:today -> DashboardConfigurationListing all:analytics:dashboardConfigurations:view
getAnalyticsReportingSettingsUserDashboards(userId) GET /api/v2/analytics/reporting/settings/users/{userId}/dashboards ?sortBy=asc ?pageNumber:integer=1 ?pageSize:integer=50 ?publicOnly:boolean ?favoriteOnly:boolean ?deletedOnly:boolean ?name since:today -> DashboardConfigurationListing all:analytics:dashboardConfigurations:viewPrivate
getAnalyticsReportingTimeperiods() GET /api/v2/analytics/reporting/timeperiods deprecated retired -> string[]
getAnalyticsResolutionsAggregatesJob(jobId) GET /api/v2/analytics/resolutions/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:resolutionAggregate:view
getAnalyticsResolutionsAggregatesJobResults(jobId) GET /api/v2/analytics/resolutions/aggregates/jobs/{jobId}/results ?cursor since:today preview -> ResolutionAsyncAggregateQueryResponse any:analytics:resolutionAggregate:view
getAnalyticsSummariesAggregatesJob(jobId) GET /api/v2/analytics/summaries/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:summaryAggregate:view
getAnalyticsSummariesAggregatesJobResults(jobId) GET /api/v2/analytics/summaries/aggregates/jobs/{jobId}/results ?cursor since:today preview -> SummaryAsyncAggregateQueryResponse any:analytics:summaryAggregate:view
getAnalyticsSurveysAggregatesJob(jobId) GET /api/v2/analytics/surveys/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:surveyAggregate:view
getAnalyticsSurveysAggregatesJobResults(jobId) GET /api/v2/analytics/surveys/aggregates/jobs/{jobId}/results ?cursor since:today preview -> SurveyAsyncAggregateQueryResponse any:analytics:surveyAggregate:view
getAnalyticsTaskmanagementAggregatesJob(jobId) GET /api/v2/analytics/taskmanagement/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:taskManagementAggregate:view
getAnalyticsTaskmanagementAggregatesJobResults(jobId) GET /api/v2/analytics/taskmanagement/aggregates/jobs/{jobId}/results ?cursor since:today preview -> TaskManagementAsyncAggregateQueryResponse any:analytics:taskManagementAggregate:view
getAnalyticsTranscriptsAggregatesJob(jobId) GET /api/v2/analytics/transcripts/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:speechAndTextAnalyticsAggregates:view
getAnalyticsTranscriptsAggregatesJobResults(jobId) GET /api/v2/analytics/transcripts/aggregates/jobs/{jobId}/results ?cursor since:today preview -> TranscriptAsyncAggregateQueryResponse any:analytics:speechAndTextAnalyticsAggregates:view
getAnalyticsUsersAggregatesJob(jobId) GET /api/v2/analytics/users/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:userAggregate:view
getAnalyticsUsersAggregatesJobResults(jobId) GET /api/v2/analytics/users/aggregates/jobs/{jobId}/results ?cursor since:today preview -> UserAsyncAggregateQueryResponse any:analytics:userAggregate:view
getAnalyticsUsersDetailsJob(jobId) GET /api/v2/analytics/users/details/jobs/{jobId} -> AsyncQueryStatus any:analytics:userDetail:view
getAnalyticsUsersDetailsJobResults(jobId) GET /api/v2/analytics/users/details/jobs/{jobId}/results ?cursor ?pageSize:integer -> AnalyticsUserDetailsAsyncQueryResponse any:analytics:userDetail:view
getAnalyticsUsersDetailsJobsAvailability() GET /api/v2/analytics/users/details/jobs/availability -> DataAvailabilityResponse any:analytics:userDetail:view
patchAnalyticsReportingSettings(body) PATCH /api/v2/analytics/reporting/settings {body: AnalyticsReportingSettings} -> AnalyticsReportingSettings any:analytics:reportingSettings:edit
postAnalyticsActionsAggregatesJobs(body) POST /api/v2/analytics/actions/aggregates/jobs {body: ActionAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:integrations:action:view,bridge:actions:view
postAnalyticsActionsAggregatesQuery(body) POST /api/v2/analytics/actions/aggregates/query {body: ActionAggregationQuery} since:today -> ActionAggregateQueryResponse any:integrations:action:view,bridge:actions:view
postAnalyticsAgentcopilotsAggregatesJobs(body) POST /api/v2/analytics/agentcopilots/aggregates/jobs {body: AgentCopilotAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:agentCopilotAggregate:view
postAnalyticsAgentcopilotsAggregatesQuery(body) POST /api/v2/analytics/agentcopilots/aggregates/query {body: AgentCopilotAggregationQuery} since:today -> AgentCopilotAggregateQueryResponse any:analytics:agentCopilotAggregate:view
postAnalyticsAgentsStatusCounts(body) POST /api/v2/analytics/agents/status/counts ?groupBy:(segmentType|presence|routingStatus|isOutOfOffice)[] {body: AgentStateCountsRequest} since:today -> AnalyticsAgentStateCountsResponse any:analytics:agentState:view
postAnalyticsAgentsStatusQuery(body) POST /api/v2/analytics/agents/status/query {body: AgentStateQueryRequest} since:today -> AnalyticsAgentStateQueryResponse any:analytics:agentState:view
postAnalyticsAgentutilizationsAggregatesJobs(body) POST /api/v2/analytics/agentutilizations/aggregates/jobs {body: AgentUtilizationAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:agentUtilizationAggregate:view
postAnalyticsAgentutilizationsAggregatesQuery(body) POST /api/v2/analytics/agentutilizations/aggregates/query {body: AgentUtilizationAggregationQuery} since:today preview -> AgentUtilizationAggregateQueryResponse any:analytics:agentUtilizationAggregate:view
postAnalyticsBotsAggregatesJobs(body) POST /api/v2/analytics/bots/aggregates/jobs {body: BotAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:botAggregate:view
postAnalyticsBotsAggregatesQuery(body) POST /api/v2/analytics/bots/aggregates/query {body: BotAggregationQuery} -> BotAggregateQueryResponse any:analytics:botAggregate:view
postAnalyticsCasemanagementAggregatesJobs(body) POST /api/v2/analytics/casemanagement/aggregates/jobs {body: CaseManagementAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:caseManagementAggregate:view
postAnalyticsCasemanagementAggregatesQuery(body) POST /api/v2/analytics/casemanagement/aggregates/query {body: CaseManagementAggregationQuery} since:today preview -> CaseManagementAggregateQueryResponse any:analytics:caseManagementAggregate:view
postAnalyticsConversationDetailsProperties(conversationId, body) POST /api/v2/analytics/conversations/{conversationId}/details/properties {body: PropertyIndexRequest} -> PropertyIndexRequest any:analytics:conversationProperties:index
postAnalyticsConversationsActivityQuery(body) POST /api/v2/analytics/conversations/activity/query ?pageSize:integer ?pageNumber:integer {body: ConversationActivityQuery} since:today -> ConversationActivityResponse any:analytics:queueObservation:view
postAnalyticsConversationsAggregatesJobs(body) POST /api/v2/analytics/conversations/aggregates/jobs {body: ConversationAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:conversationAggregate:view
postAnalyticsConversationsAggregatesQuery(body) POST /api/v2/analytics/conversations/aggregates/query {body: ConversationAggregationQuery} -> ConversationAggregateQueryResponse any:analytics:conversationAggregate:view
postAnalyticsConversationsDetailsJobs(body) POST /api/v2/analytics/conversations/details/jobs {body: AsyncConversationQuery} -> AsyncQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
postAnalyticsConversationsDetailsQuery(body) POST /api/v2/analytics/conversations/details/query {body: ConversationQuery} -> AnalyticsConversationQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
postAnalyticsConversationsTranscriptsQuery(body) POST /api/v2/analytics/conversations/transcripts/query {body: TranscriptConversationDetailSearchRequest} deprecated retired -> AnalyticsConversationWithoutAttributesMultiGetResponse any:analytics:conversationDetail:view
postAnalyticsCopilotsAggregatesJobs(body) POST /api/v2/analytics/copilots/aggregates/jobs {body: CopilotAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:copilotsAggregate:view
postAnalyticsCopilotsAggregatesQuery(body) POST /api/v2/analytics/copilots/aggregates/query {body: CopilotAggregationQuery} since:today preview -> CopilotAggregateQueryResponse any:analytics:copilotsAggregate:view
postAnalyticsDataextractionDownloadsBulk(body) POST /api/v2/analytics/dataextraction/downloads/bulk {body: DownloadServiceRequest} since:today preview -> DataExtractionFileUrlListing any:analytics:datawarehouse:view
postAnalyticsEvaluationsAggregatesJobs(body) POST /api/v2/analytics/evaluations/aggregates/jobs {body: EvaluationAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:evaluationAggregate:view
postAnalyticsEvaluationsAggregatesQuery(body) POST /api/v2/analytics/evaluations/aggregates/query {body: EvaluationAggregationQuery} -> EvaluationAggregateQueryResponse any:analytics:evaluationAggregate:view
postAnalyticsFlowexecutionsAggregatesJobs(body) POST /api/v2/analytics/flowexecutions/aggregates/jobs {body: FlowExecutionAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:flowExecutionAggregate:view
postAnalyticsFlowexecutionsAggregatesQuery(body) POST /api/v2/analytics/flowexecutions/aggregates/query {body: FlowExecutionAggregationQuery} since:today -> FlowExecutionAggregateQueryResponse any:analytics:flowExecutionAggregate:view
postAnalyticsFlowsActivityQuery(body) POST /api/v2/analytics/flows/activity/query ?pageSize:integer ?pageNumber:integer {body: FlowActivityQuery} since:today -> FlowActivityResponse any:analytics:flowObservation:view
postAnalyticsFlowsAggregatesJobs(body) POST /api/v2/analytics/flows/aggregates/jobs {body: FlowAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:flowAggregate:view
postAnalyticsFlowsAggregatesQuery(body) POST /api/v2/analytics/flows/aggregates/query {body: FlowAggregationQuery} -> FlowAggregateQueryResponse any:analytics:flowAggregate:view
postAnalyticsFlowsObservationsQuery(body) POST /api/v2/analytics/flows/observations/query {body: FlowObservationQuery} -> FlowObservationQueryResponse any:analytics:flowObservation:view
postAnalyticsJourneysAggregatesJobs(body) POST /api/v2/analytics/journeys/aggregates/jobs {body: JourneyAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:journeyAggregate:view
postAnalyticsJourneysAggregatesQuery(body) POST /api/v2/analytics/journeys/aggregates/query {body: JourneyAggregationQuery} -> JourneyAggregateQueryResponse any:analytics:journeyAggregate:view
postAnalyticsKnowledgeAggregatesJobs(body) POST /api/v2/analytics/knowledge/aggregates/jobs {body: KnowledgeAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:knowledgeAggregate:view
postAnalyticsKnowledgeAggregatesQuery(body) POST /api/v2/analytics/knowledge/aggregates/query {body: KnowledgeAggregationQuery} since:today -> KnowledgeAggregateQueryResponse any:analytics:knowledgeAggregate:view
postAnalyticsQueuesObservationsQuery(body) POST /api/v2/analytics/queues/observations/query {body: QueueObservationQuery} -> QueueObservationQueryResponse any:analytics:queueObservation:view
postAnalyticsRatelimitsAggregatesQuery(body) POST /api/v2/analytics/ratelimits/aggregates/query {body: RateLimitAggregationQuery} since:today -> RateLimitAggregateQueryResponse any:analytics:rateLimitAggregate:view
postAnalyticsReportingDashboardsUsersBulkRemove(body) POST /api/v2/analytics/reporting/dashboards/users/bulk/remove {body: string[]} since:today -> void any:analytics:dashboardConfigurations:deleteActive,analytics:dashboardConfigurations:deleteInactive
postAnalyticsReportingExports(body) POST /api/v2/analytics/reporting/exports {body: ReportingExportJobRequest} -> ReportingExportJobResponse all:analytics:dataExport:add
postAnalyticsReportingScheduleRunreport(scheduleId) POST /api/v2/analytics/reporting/schedules/{scheduleId}/runreport deprecated retired -> RunNowResponse any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
postAnalyticsReportingSchedules(body) POST /api/v2/analytics/reporting/schedules {body: ReportSchedule} deprecated retired -> ReportSchedule any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
postAnalyticsReportingSettingsDashboardsBulkRemove(body) POST /api/v2/analytics/reporting/settings/dashboards/bulk/remove {body: DashboardConfigurationBulkRequest} since:today -> void all:analytics:dashboardConfigurations:edit
postAnalyticsReportingSettingsDashboardsQuery(body) POST /api/v2/analytics/reporting/settings/dashboards/query {body: DashboardConfigurationQueryRequest} since:today -> DashboardConfigurationListing all:analytics:dashboardConfigurations:view
postAnalyticsResolutionsAggregatesJobs(body) POST /api/v2/analytics/resolutions/aggregates/jobs {body: ResolutionAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:resolutionAggregate:view
postAnalyticsResolutionsAggregatesQuery(body) POST /api/v2/analytics/resolutions/aggregates/query {body: ResolutionAggregationQuery} since:today -> ResolutionAggregateQueryResponse any:analytics:resolutionAggregate:view
postAnalyticsRoutingActivityQuery(body) POST /api/v2/analytics/routing/activity/query ?pageSize:integer ?pageNumber:integer {body: RoutingActivityQuery} since:today -> RoutingActivityResponse any:analytics:queueObservation:view
postAnalyticsSummariesAggregatesJobs(body) POST /api/v2/analytics/summaries/aggregates/jobs {body: SummaryAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:summaryAggregate:view
postAnalyticsSummariesAggregatesQuery(body) POST /api/v2/analytics/summaries/aggregates/query {body: SummaryAggregationQuery} since:today -> SummaryAggregateQueryResponse any:analytics:summaryAggregate:view
postAnalyticsSurveysAggregatesJobs(body) POST /api/v2/analytics/surveys/aggregates/jobs {body: SurveyAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:surveyAggregate:view
postAnalyticsSurveysAggregatesQuery(body) POST /api/v2/analytics/surveys/aggregates/query {body: SurveyAggregationQuery} -> SurveyAggregateQueryResponse any:analytics:surveyAggregate:view
postAnalyticsTaskmanagementAggregatesJobs(body) POST /api/v2/analytics/taskmanagement/aggregates/jobs {body: TaskManagementAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:taskManagementAggregate:view
postAnalyticsTaskmanagementAggregatesQuery(body) POST /api/v2/analytics/taskmanagement/aggregates/query {body: TaskManagementAggregationQuery} since:today -> TaskManagementAggregateQueryResponse any:analytics:taskManagementAggregate:view
postAnalyticsTaskmanagementMetricsQuery(body) POST /api/v2/analytics/taskmanagement/metrics/query ?after ?pageSize:integer {body: TaskManagementObservationQuery} since:today -> TaskManagementObservationQueryResponse all:analytics:taskManagementObservation:view
postAnalyticsTeamsActivityQuery(body) POST /api/v2/analytics/teams/activity/query ?pageSize:integer ?pageNumber:integer {body: TeamActivityQuery} since:today -> TeamActivityResponse any:analytics:teamObservation:view
postAnalyticsTranscriptsAggregatesJobs(body) POST /api/v2/analytics/transcripts/aggregates/jobs {body: TranscriptAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:speechAndTextAnalyticsAggregates:view
postAnalyticsTranscriptsAggregatesQuery(body) POST /api/v2/analytics/transcripts/aggregates/query {body: TranscriptAggregationQuery} -> TranscriptAggregateQueryResponse any:analytics:speechAndTextAnalyticsAggregates:view
postAnalyticsUsersActivityQuery(body) POST /api/v2/analytics/users/activity/query ?pageSize:integer ?pageNumber:integer {body: UserActivityQuery} since:today -> UserActivityResponse any:analytics:userObservation:view
postAnalyticsUsersAggregatesJobs(body) POST /api/v2/analytics/users/aggregates/jobs {body: UserAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:userAggregate:view
postAnalyticsUsersAggregatesQuery(body) POST /api/v2/analytics/users/aggregates/query {body: UserAggregationQuery} -> UserAggregateQueryResponse any:analytics:userAggregate:view
postAnalyticsUsersDetailsJobs(body) POST /api/v2/analytics/users/details/jobs {body: AsyncUserDetailsQuery} -> AsyncQueryResponse any:analytics:userDetail:view
postAnalyticsUsersDetailsQuery(body) POST /api/v2/analytics/users/details/query {body: UserDetailsQuery} -> AnalyticsUserDetailsQueryResponse any:analytics:userDetail:view
postAnalyticsUsersObservationsQuery(body) POST /api/v2/analytics/users/observations/query {body: UserObservationQuery} -> UserObservationQueryResponse any:analytics:userObservation:view
putAnalyticsDataretentionSettings(body) PUT /api/v2/analytics/dataretention/settings {body: UpdateAnalyticsDataRetentionRequest} since:today -> AnalyticsDataRetentionResponse any:analytics:dataRetention:edit
putAnalyticsReportingSchedule(scheduleId, body) PUT /api/v2/analytics/reporting/schedules/{scheduleId} {body: ReportSchedule} deprecated retired -> ReportSchedule any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee

## ArchitectApi
deleteArchitectEmergencygroup(emergencyGroupId) DELETE /api/v2/architect/emergencygroups/{emergencyGroupId} -> void all:routing:emergencyGroup:delete
deleteArchitectGrammar(grammarId) DELETE /api/v2/architect/grammars/{grammarId} since:today -> JsonObject all:architect:grammar:delete
deleteArchitectGrammarLanguage(grammarId, languageCode) DELETE /api/v2/architect/grammars/{grammarId}/languages/{languageCode} since:today -> void all:architect:grammar:edit
deleteArchitectGrammarLanguageFilesDtmf(grammarId, languageCode) DELETE /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/dtmf since:today -> void all:architect:grammar:edit
deleteArchitectGrammarLanguageFilesVoice(grammarId, languageCode) DELETE /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/voice since:today -> void all:architect:grammar:edit
deleteArchitectIvr(ivrId) DELETE /api/v2/architect/ivrs/{ivrId} -> void all:routing:callRoute:delete
deleteArchitectPrompt(promptId) DELETE /api/v2/architect/prompts/{promptId} ?allResources:boolean -> void all:architect:userPrompt:delete
deleteArchitectPromptResource(promptId, languageCode) DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode} -> void all:architect:userPrompt:edit
deleteArchitectPromptResourceAudio(promptId, languageCode) DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode}/audio -> void all:architect:userPrompt:edit
deleteArchitectPrompts(id) DELETE /api/v2/architect/prompts ?id[] -> Operation all:architect:userPrompt:delete
deleteArchitectSchedule(scheduleId) DELETE /api/v2/architect/schedules/{scheduleId} -> void all:routing:schedule:delete
deleteArchitectSchedulegroup(scheduleGroupId) DELETE /api/v2/architect/schedulegroups/{scheduleGroupId} -> void all:routing:scheduleGroup:delete
deleteArchitectSystempromptResource(promptId, languageCode) DELETE /api/v2/architect/systemprompts/{promptId}/resources/{languageCode} -> void all:architect:systemPrompt:edit
deleteFlow(flowId) DELETE /api/v2/flows/{flowId} -> void any:architect:flow:delete
deleteFlowInstancesSettingsLoglevels(flowId) DELETE /api/v2/flows/{flowId}/instances/settings/loglevels since:today -> void all:architect:flowLogLevel:delete
deleteFlows(id) DELETE /api/v2/flows ?id[] -> Operation any:architect:flow:delete
deleteFlowsDatatable(datatableId) DELETE /api/v2/flows/datatables/{datatableId} ?force:boolean=false -> void any:architect:datatable:delete
deleteFlowsDatatableRow(datatableId, rowId) DELETE /api/v2/flows/datatables/{datatableId}/rows/{rowId} -> void any:architect:datatable:delete,architect:datatableRow:delete
deleteFlowsInstancesSettingsLoglevelsDefault() DELETE /api/v2/flows/instances/settings/loglevels/default since:today -> void any:architect:flowLogLevelDefault:delete
deleteFlowsMilestone(milestoneId) DELETE /api/v2/flows/milestones/{milestoneId} -> JsonObject all:architect:flowMilestone:delete
getArchitectDependencytracking(name) GET /api/v2/architect/dependencytracking ?pageNumber:integer=1 ?pageSize:integer=25 ?name ?objectType:@DependencyObjectType[] ?consumedResources:boolean ?consumingResources:boolean ?consumedResourceType:@DependencyObjectType[] ?consumingResourceType:@DependencyObjectType[] -> DependencyObjectEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingBuild() GET /api/v2/architect/dependencytracking/build -> DependencyStatus all:architect:dependencyTracking:view
getArchitectDependencytrackingConsumedresources(id, version, objectType) GET /api/v2/architect/dependencytracking/consumedresources ?id ?version ?objectType:@DependencyObjectType ?resourceType:@DependencyResourceType[] ?pageNumber:integer=1 ?pageSize:integer=25 -> ConsumedResourcesEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingConsumingresources(id, objectType) GET /api/v2/architect/dependencytracking/consumingresources ?id ?objectType:@DependencyObjectType ?resourceType:@DependencyResourceType[] ?version ?pageNumber:integer=1 ?pageSize:integer=25 ?flowFilter:(checkedIn|published) -> ConsumingResourcesEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingDeletedresourceconsumers() GET /api/v2/architect/dependencytracking/deletedresourceconsumers ?name ?objectType:@DependencyObjectType[] ?flowFilter:(checkedIn|published) ?consumedResources:boolean=false ?consumedResourceType:@DependencyObjectType[] ?pageNumber:integer=1 ?pageSize:integer=25 -> DependencyObjectEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingObject(id) GET /api/v2/architect/dependencytracking/object ?id ?version ?objectType:@DependencyObjectType ?consumedResources:boolean ?consumingResources:boolean ?consumedResourceType:@DependencyObjectType[] ?consumingResourceType:@DependencyObjectType[] ?consumedResourceRequest:boolean -> DependencyObject all:architect:dependencyTracking:view
getArchitectDependencytrackingType(typeId) GET /api/v2/architect/dependencytracking/types/{typeId} -> DependencyType all:architect:dependencyTracking:view
getArchitectDependencytrackingTypes() GET /api/v2/architect/dependencytracking/types ?pageNumber:integer=1 ?pageSize:integer=25 -> DependencyTypeEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingUpdatedresourceconsumers() GET /api/v2/architect/dependencytracking/updatedresourceconsumers ?name ?objectType:@DependencyObjectType[] ?consumedResources:boolean=false ?consumedResourceType:@DependencyObjectType[] ?pageNumber:integer=1 ?pageSize:integer=25 -> DependencyObjectEntityListing all:architect:dependencyTracking:view
getArchitectEmergencygroup(emergencyGroupId) GET /api/v2/architect/emergencygroups/{emergencyGroupId} -> EmergencyGroup all:routing:emergencyGroup:view
getArchitectEmergencygroups() GET /api/v2/architect/emergencygroups ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?name -> EmergencyGroupListing all:routing:emergencyGroup:view
getArchitectEmergencygroupsDivisionviews() GET /api/v2/architect/emergencygroups/divisionviews ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?id[] ?name ?divisionId[] since:today -> EmergencyGroupDivisionViewEntityListing all:routing:emergencyGroup:search
getArchitectGrammar(grammarId) GET /api/v2/architect/grammars/{grammarId} ?includeFileUrls:boolean since:today -> Grammar all:architect:grammar:view
getArchitectGrammarLanguage(grammarId, languageCode) GET /api/v2/architect/grammars/{grammarId}/languages/{languageCode} since:today -> GrammarLanguage all:architect:grammar:view
getArchitectGrammars() GET /api/v2/architect/grammars ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy:(description|id|name)=id ?sortOrder:(asc|desc)=asc ?id[] ?name ?description ?nameOrDescription ?includeFileUrls:boolean since:today -> GrammarListing all:architect:grammar:view
getArchitectIvr(ivrId) GET /api/v2/architect/ivrs/{ivrId} -> IVR all:routing:callRoute:view
getArchitectIvrIdentityresolution(ivrId) GET /api/v2/architect/ivrs/{ivrId}/identityresolution since:today -> IVRIdentityResolutionConfig all:routing:callRoute:view,routing:identityResolutionIvr:view
getArchitectIvrs() GET /api/v2/architect/ivrs ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?name ?dnis ?scheduleGroup ?expand:(identityresolution)[] -> IVREntityListing all:routing:callRoute:view
getArchitectIvrsDivisionviews() GET /api/v2/architect/ivrs/divisionviews ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?id[] ?name ?divisionId[] since:today -> IVRDivisionViewEntityListing all:routing:callRoute:search
getArchitectPrompt(promptId) GET /api/v2/architect/prompts/{promptId} ?includeMediaUris:boolean=true ?includeResources:boolean=true ?language[] -> Prompt all:architect:userPrompt:view
getArchitectPromptHistoryHistoryId(promptId, historyId) GET /api/v2/architect/prompts/{promptId}/history/{historyId} ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder=desc ?sortBy:@HistorySortField=timestamp ?action:@ArchitectHistoryAction[] -> HistoryListing all:architect:userPrompt:view
getArchitectPromptResource(promptId, languageCode) GET /api/v2/architect/prompts/{promptId}/resources/{languageCode} -> PromptAsset all:architect:userPrompt:view
getArchitectPromptResources(promptId) GET /api/v2/architect/prompts/{promptId}/resources ?pageNumber:integer=1 ?pageSize:integer=25 -> PromptAssetEntityListing all:architect:userPrompt:view
getArchitectPrompts() GET /api/v2/architect/prompts ?pageNumber:integer=1 ?pageSize:integer=25 ?name[] ?description ?nameOrDescription ?sortBy=id ?sortOrder=asc ?includeMediaUris:boolean=true ?includeResources:boolean=true ?language[] ?divisionId[] -> PromptEntityListing all:architect:userPrompt:view
getArchitectSchedule(scheduleId) GET /api/v2/architect/schedules/{scheduleId} -> Schedule all:routing:schedule:view
getArchitectSchedulegroup(scheduleGroupId) GET /api/v2/architect/schedulegroups/{scheduleGroupId} -> ScheduleGroup all:routing:scheduleGroup:view
getArchitectSchedulegroups() GET /api/v2/architect/schedulegroups ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?name ?scheduleIds ?divisionId[] -> ScheduleGroupEntityListing all:routing:scheduleGroup:view
getArchitectSchedulegroupsDivisionviews() GET /api/v2/architect/schedulegroups/divisionviews ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?id[] ?name ?divisionId[] since:today -> ScheduleGroupDivisionViewEntityListing all:routing:scheduleGroup:search
getArchitectSchedules() GET /api/v2/architect/schedules ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?name ?divisionId[] -> ScheduleEntityListing all:routing:schedule:view
getArchitectSchedulesDivisionviews() GET /api/v2/architect/schedules/divisionviews ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?id[] ?name ?divisionId[] since:today -> ScheduleDivisionViewEntityListing all:routing:schedule:search
getArchitectSystemprompt(promptId) GET /api/v2/architect/systemprompts/{promptId} ?includeMediaUris:boolean=true ?includeResources:boolean=true ?language[] -> SystemPrompt all:architect:systemPrompt:view
getArchitectSystempromptHistoryHistoryId(promptId, historyId) GET /api/v2/architect/systemprompts/{promptId}/history/{historyId} ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder=desc ?sortBy:@HistorySortField=timestamp ?action:@ArchitectHistoryAction[] -> HistoryListing all:architect:systemPrompt:view
getArchitectSystempromptResource(promptId, languageCode) GET /api/v2/architect/systemprompts/{promptId}/resources/{languageCode} -> SystemPromptAsset all:architect:systemPrompt:view
getArchitectSystempromptResources(promptId) GET /api/v2/architect/systemprompts/{promptId}/resources ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc -> SystemPromptAssetEntityListing all:architect:systemPrompt:view
getArchitectSystemprompts() GET /api/v2/architect/systemprompts ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?name ?description ?nameOrDescription ?includeMediaUris:boolean=true ?includeResources:boolean=true ?language[] -> SystemPromptEntityListing all:architect:systemPrompt:view
getFlow(flowId) GET /api/v2/flows/{flowId} ?deleted:boolean=false -> Flow any:architect:flow:view
getFlowHistoryHistoryId(flowId, historyId) GET /api/v2/flows/{flowId}/history/{historyId} ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder=desc ?sortBy:@HistorySortField=timestamp ?action:@ArchitectHistoryAction[] -> HistoryListing any:architect:flow:view
getFlowInstancesSettingsLoglevels(flowId) GET /api/v2/flows/{flowId}/instances/settings/loglevels ?expand:@FlowLogLevelExpand[] since:today -> FlowSettingsResponse all:architect:flowLogLevel:view
getFlowLatestconfiguration(flowId) GET /api/v2/flows/{flowId}/latestconfiguration ?deleted:boolean=false -> JsonObject any:architect:flow:view
getFlowVersion(flowId, versionId) GET /api/v2/flows/{flowId}/versions/{versionId} ?deleted -> FlowVersion any:architect:flow:view
getFlowVersionConfiguration(flowId, versionId) GET /api/v2/flows/{flowId}/versions/{versionId}/configuration ?deleted -> JsonObject any:architect:flow:view
getFlowVersionHealth(flowId, versionId) GET /api/v2/flows/{flowId}/versions/{versionId}/health ?language:@FlowHealthLanguage since:today -> FlowHealth any:architect:flow:view
getFlowVersionIntentHealth(flowId, versionId, intentId, language) GET /api/v2/flows/{flowId}/versions/{versionId}/intents/{intentId}/health ?language:@FlowHealthLanguage since:today -> FlowHealthIntent any:architect:flow:view
getFlowVersionIntentUtteranceHealth(flowId, versionId, intentId, utteranceId, language) GET /api/v2/flows/{flowId}/versions/{versionId}/intents/{intentId}/utterances/{utteranceId}/health ?language:@FlowHealthLanguage since:today -> FlowHealthUtterance any:architect:flow:view
getFlowVersions(flowId) GET /api/v2/flows/{flowId}/versions ?pageNumber:integer=1 ?pageSize:integer=25 ?deleted:boolean -> FlowVersionEntityListing any:architect:flow:view
getFlows() GET /api/v2/flows ?type:(bot|commonmodule|digitalbot|inboundcall|inboundchat|inboundemail|inboundshortmessage|outboundcall|inqueuecall|inqueueemail|inqueueshortmessage|speech|securecall|surveyinvite|voice|voicemail|workflow|workitem|emailsend|voicesurvey)[] ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?description ?nameOrDescription ?publishVersionId ?editableBy ?lockedBy ?lockedByClientId ?secure:(any|checkedin|published) ?deleted:boolean=false ?includeSchemas:boolean=false ?publishedAfter ?publishedBefore ?divisionId[] ?virtualAgentEnabled:boolean -> FlowEntityListing any:architect:flow:view
getFlowsDatatable(datatableId) GET /api/v2/flows/datatables/{datatableId} ?expand:(schema) -> DataTable any:architect:datatable:view
getFlowsDatatableExportJob(datatableId, exportJobId) GET /api/v2/flows/datatables/{datatableId}/export/jobs/{exportJobId} -> DataTableExportJob any:architect:datatable:view,architect:datatableRow:view
getFlowsDatatableImportJob(datatableId, importJobId) GET /api/v2/flows/datatables/{datatableId}/import/jobs/{importJobId} -> DataTableImportJob any:architect:datatable:view,architect:datatableRow:view
getFlowsDatatableImportJobs(datatableId) GET /api/v2/flows/datatables/{datatableId}/import/jobs ?pageNumber:integer=1 ?pageSize:integer=25 -> DataTableImportEntityListing any:architect:datatable:edit,architect:datatableRow:view
getFlowsDatatableRow(datatableId, rowId) GET /api/v2/flows/datatables/{datatableId}/rows/{rowId} ?showbrief:boolean=true -> Dictionary<JsonObject> any:architect:datatable:view,architect:datatableRow:view
getFlowsDatatableRows(datatableId) GET /api/v2/flows/datatables/{datatableId}/rows ?pageNumber:integer=1 ?pageSize:integer=25 ?showbrief:boolean=true ?sortOrder:(ascending|descending)=ascending -> DataTableRowEntityListing any:architect:datatable:view,architect:datatableRow:view
getFlowsDatatables() GET /api/v2/flows/datatables ?expand:(schema) ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy:(id|name)=id ?sortOrder=ascending ?divisionId[] ?name -> DataTablesDomainEntityListing any:architect:datatable:view
getFlowsDatatablesDivisionview(datatableId) GET /api/v2/flows/datatables/divisionviews/{datatableId} ?expand:(schema) -> DataTable all:architect:datatable:search
getFlowsDatatablesDivisionviews() GET /api/v2/flows/datatables/divisionviews ?expand:(schema) ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy:(id|name)=id ?sortOrder=ascending ?divisionId[] ?name -> DataTablesDomainEntityListing all:architect:datatable:search
getFlowsDivisionviews() GET /api/v2/flows/divisionviews ?type:(bot|commonmodule|digitalbot|inboundcall|inboundchat|inboundemail|inboundshortmessage|outboundcall|inqueuecall|inqueueemail|inqueueshortmessage|speech|securecall|surveyinvite|voice|voicemail|workflow|workitem|emailsend|voicesurvey)[] ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?publishVersionId ?publishedAfter ?publishedBefore ?divisionId[] ?includeSchemas:boolean=false -> FlowDivisionViewEntityListing all:architect:flow:search
getFlowsExecution(flowExecutionId) GET /api/v2/flows/executions/{flowExecutionId} -> FlowRuntimeExecution any:architect:flowExecution:view
getFlowsExportJob(jobId) GET /api/v2/flows/export/jobs/{jobId} ?expand:(messages)[] since:today -> ArchitectExportJobStateResponse all:architect:jobExport:view
getFlowsInstance(instanceId) GET /api/v2/flows/instances/{instanceId} ?expand:(bots|dataActions) since:today -> GetFlowExecutionDataJobResult any:architect:flowInstance:view
getFlowsInstancesJob(jobId) GET /api/v2/flows/instances/jobs/{jobId} since:today -> GetFlowExecutionDataJobResult any:architect:flowInstance:view
getFlowsInstancesQuerycapabilities() GET /api/v2/flows/instances/querycapabilities ?expand:(flow|action) since:today -> FlowsQueryCriteriaResponse any:architect:flowInstance:search
getFlowsInstancesSettingsExecutiondata() GET /api/v2/flows/instances/settings/executiondata since:today -> ExecutionDataFlowSettingsResponse any:architect:flowinstanceexecutiondata:view
getFlowsInstancesSettingsLoglevels() GET /api/v2/flows/instances/settings/loglevels ?expand:@FlowLogLevelExpand[] ?pageNumber:integer=1 ?pageSize:integer=25 since:today -> FlowSettingsResponseEntityListing all:architect:flowLogLevel:view,architect:flow:search
getFlowsInstancesSettingsLoglevelsCharacteristics() GET /api/v2/flows/instances/settings/loglevels/characteristics since:today -> FlowLogLevelCharacteristicsDefinitions any:architect:flowLogLevel:view,architect:flowLogLevelDefault:view
getFlowsInstancesSettingsLoglevelsDefault() GET /api/v2/flows/instances/settings/loglevels/default ?expand:(logLevelCharacteristics.characteristics)[] since:today -> FlowSettingsResponse any:architect:flowLogLevelDefault:view
getFlowsJob(jobId) GET /api/v2/flows/jobs/{jobId} ?expand:(messages)[] -> ArchitectJobStateResponse all:architect:job:view
getFlowsLookup(id) GET /api/v2/flows/lookup ?id[] ?pageNumber:number ?pageSize:number ?sortBy ?sortOrder since:today -> FlowEntityListing any:architect:flow:view
getFlowsMilestone(milestoneId) GET /api/v2/flows/milestones/{milestoneId} -> FlowMilestone all:architect:flowMilestone:view
getFlowsMilestones() GET /api/v2/flows/milestones ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?description ?nameOrDescription ?divisionId[] -> FlowMilestoneListing all:architect:flowMilestone:view
getFlowsMilestonesDivisionviews() GET /api/v2/flows/milestones/divisionviews ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?divisionId[] -> FlowMilestoneDivisionViewEntityListing all:architect:flowMilestone:search
getFlowsOutcome(flowOutcomeId) GET /api/v2/flows/outcomes/{flowOutcomeId} -> FlowOutcome all:architect:flowOutcome:view
getFlowsOutcomes() GET /api/v2/flows/outcomes ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?description ?nameOrDescription ?divisionId[] -> FlowOutcomeListing all:architect:flowOutcome:view
getFlowsOutcomesDivisionviews() GET /api/v2/flows/outcomes/divisionviews ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?divisionId[] -> FlowOutcomeDivisionViewEntityListing all:architect:flowOutcome:search
getFlowsValidateJob(jobId) GET /api/v2/flows/validate/jobs/{jobId} ?expand[] since:today -> ArchitectValidateJobStateResponse all:architect:jobValidate:view
patchArchitectGrammar(grammarId) PATCH /api/v2/architect/grammars/{grammarId} {body: Grammar} since:today -> Grammar all:architect:grammar:edit
patchArchitectGrammarLanguage(grammarId, languageCode) PATCH /api/v2/architect/grammars/{grammarId}/languages/{languageCode} {body: GrammarLanguageUpdate} since:today -> GrammarLanguage all:architect:grammar:edit
patchFlowsInstancesSettingsExecutiondata(body) PATCH /api/v2/flows/instances/settings/executiondata {body: ExecutionDataSettingsRequest} since:today -> ExecutionDataFlowSettingsResponse any:architect:flowinstanceexecutiondata:edit
postArchitectDependencytrackingBuild() POST /api/v2/architect/dependencytracking/build -> void all:architect:dependencyTracking:rebuild
postArchitectEmergencygroups(body) POST /api/v2/architect/emergencygroups {body: EmergencyGroup} -> EmergencyGroup all:routing:emergencyGroup:add
postArchitectGrammarLanguageFilesDtmf(grammarId, languageCode, body) POST /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/dtmf {body: GrammarFileUploadRequest} since:today -> UploadUrlResponse all:architect:grammar:edit
postArchitectGrammarLanguageFilesVoice(grammarId, languageCode, body) POST /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/voice {body: GrammarFileUploadRequest} since:today -> UploadUrlResponse all:architect:grammar:edit
postArchitectGrammarLanguages(grammarId, body) POST /api/v2/architect/grammars/{grammarId}/languages {body: GrammarLanguage} since:today -> GrammarLanguage all:architect:grammar:edit
postArchitectGrammars(body) POST /api/v2/architect/grammars {body: Grammar} since:today -> Grammar all:architect:grammar:add
postArchitectIvrs(body) POST /api/v2/architect/ivrs {body: IVR} -> IVR all:routing:callRoute:add
postArchitectPromptHistory(promptId) POST /api/v2/architect/prompts/{promptId}/history -> Operation all:architect:userPrompt:view
postArchitectPromptResourceUploads(promptId, languageCode) POST /api/v2/architect/prompts/{promptId}/resources/{languageCode}/uploads since:today preview -> PromptAssetUpload all:architect:userPrompt:edit
postArchitectPromptResources(promptId, body) POST /api/v2/architect/prompts/{promptId}/resources {body: PromptAssetCreate} -> PromptAsset all:architect:userPrompt:edit
postArchitectPrompts(body) POST /api/v2/architect/prompts {body: Prompt} -> Prompt all:architect:userPrompt:add
postArchitectSchedulegroups(body) POST /api/v2/architect/schedulegroups {body: ScheduleGroup} -> ScheduleGroup all:routing:scheduleGroup:add
postArchitectSchedules(body) POST /api/v2/architect/schedules {body: Schedule} -> Schedule all:routing:schedule:add
postArchitectSystempromptHistory(promptId) POST /api/v2/architect/systemprompts/{promptId}/history -> Operation all:architect:systemPrompt:view
postArchitectSystempromptResourceUploads(promptId, languageCode) POST /api/v2/architect/systemprompts/{promptId}/resources/{languageCode}/uploads since:today preview -> PromptAssetUpload all:architect:systemPrompt:edit
postArchitectSystempromptResources(promptId, body) POST /api/v2/architect/systemprompts/{promptId}/resources {body: SystemPromptAsset} -> SystemPromptAsset all:architect:systemPrompt:edit
postFlowHistory(flowId) POST /api/v2/flows/{flowId}/history -> Operation any:architect:flow:view
postFlowInstancesSettingsLoglevels(flowId, body) POST /api/v2/flows/{flowId}/instances/settings/loglevels ?expand:@FlowLogLevelExpand[] {body: FlowLogLevelRequest} since:today -> FlowSettingsResponse all:architect:flowLogLevel:add
postFlowVersions(flowId, body) POST /api/v2/flows/{flowId}/versions {body: JsonObject} -> FlowVersion any:architect:flow:edit
postFlows(body) POST /api/v2/flows ?language {body: Flow} -> Flow any:architect:flow:add
postFlowsActionsCheckin(flow) POST /api/v2/flows/actions/checkin ?flow -> Operation any:architect:flow:edit,architect:flow:unlock
postFlowsActionsCheckout(flow) POST /api/v2/flows/actions/checkout ?flow -> Flow any:architect:flow:edit
postFlowsActionsDeactivate(flow) POST /api/v2/flows/actions/deactivate ?flow -> Flow any:architect:flow:publish
postFlowsActionsPublish(flow) POST /api/v2/flows/actions/publish ?flow ?version -> Operation any:architect:flow:unlock,architect:flow:publish
postFlowsActionsRevert(flow) POST /api/v2/flows/actions/revert ?flow -> Flow any:architect:flow:edit
postFlowsActionsUnlock(flow) POST /api/v2/flows/actions/unlock ?flow -> Flow any:architect:flow:unlock
postFlowsDatatableExportJobs(datatableId) POST /api/v2/flows/datatables/{datatableId}/export/jobs -> DataTableExportJob any:architect:datatable:view,architect:datatableRow:view
postFlowsDatatableImportCsvJobs(datatableId, body) POST /api/v2/flows/datatables/{datatableId}/import/csv/jobs {body: DataTableImportJob} since:today -> DataTableImportJob any:architect:datatable:edit,architect:datatableRow:add
postFlowsDatatableImportJobs(datatableId, body) POST /api/v2/flows/datatables/{datatableId}/import/jobs {body: DataTableImportJob} deprecated -> DataTableImportJob any:architect:datatable:edit,architect:datatableRow:add
postFlowsDatatableRows(datatableId, dataTableRow) POST /api/v2/flows/datatables/{datatableId}/rows {dataTableRow: JsonObject} -> Dictionary<JsonObject> any:architect:datatable:add,architect:datatableRow:add
postFlowsDatatables(body) POST /api/v2/flows/datatables {body: DataTable} -> DataTable any:architect:datatable:add
postFlowsExecutions(flowLaunchRequest) POST /api/v2/flows/executions {flowLaunchRequest: FlowExecutionLaunchRequest} -> FlowExecutionLaunchResponse any:architect:flow:launch
postFlowsExportJobs(body) POST /api/v2/flows/export/jobs {body: RegisterArchitectExportJob} since:today -> RegisterArchitectExportJobResponse all:architect:jobExport:create
postFlowsInstancesJobs(body) POST /api/v2/flows/instances/jobs ?expand:(bots|dataActions) {body: ExecutionDataRequest} since:today -> GetFlowExecutionDataJobResult any:architect:flowInstance:view
postFlowsInstancesQuery(body) POST /api/v2/flows/instances/query ?indexOnly:boolean ?pageSize:integer=50 {body: CriteriaQuery} since:today -> FlowResultEntityListing any:architect:flowInstance:search
postFlowsJobs() POST /api/v2/flows/jobs {body: RegisterArchitectJobRequest} -> RegisterArchitectJobResponse all:architect:job:create
postFlowsMilestones() POST /api/v2/flows/milestones {body: FlowMilestone} -> FlowMilestone all:architect:flowMilestone:add
postFlowsOutcomes() POST /api/v2/flows/outcomes {body: FlowOutcome} -> FlowOutcome all:architect:flowOutcome:add
postFlowsValidateJobs(body) POST /api/v2/flows/validate/jobs {body: RegisterArchitectValidateJob} since:today -> RegisterArchitectValidateJobResponse all:architect:jobValidate:create
putArchitectEmergencygroup(emergencyGroupId, body) PUT /api/v2/architect/emergencygroups/{emergencyGroupId} {body: EmergencyGroup} -> EmergencyGroup all:routing:emergencyGroup:edit
putArchitectIvr(ivrId, body) PUT /api/v2/architect/ivrs/{ivrId} {body: IVR} -> IVR all:routing:callRoute:edit
putArchitectIvrIdentityresolution(ivrId, body) PUT /api/v2/architect/ivrs/{ivrId}/identityresolution {body: IVRIdentityResolutionConfig} since:today -> IVRIdentityResolutionConfig all:routing:callRoute:edit,routing:identityResolutionIvr:edit
putArchitectPrompt(promptId, body) PUT /api/v2/architect/prompts/{promptId} {body: Prompt} -> Prompt all:architect:userPrompt:edit
putArchitectPromptResource(promptId, languageCode, body) PUT /api/v2/architect/prompts/{promptId}/resources/{languageCode} {body: PromptAsset} -> PromptAsset all:architect:userPrompt:edit
putArchitectSchedule(scheduleId, body) PUT /api/v2/architect/schedules/{scheduleId} {body: Schedule} -> Schedule all:routing:schedule:edit
putArchitectSchedulegroup(scheduleGroupId, body) PUT /api/v2/architect/schedulegroups/{scheduleGroupId} {body: ScheduleGroup} -> ScheduleGroup all:routing:scheduleGroup:edit
putArchitectSystempromptResource(promptId, languageCode, body) PUT /api/v2/architect/systemprompts/{promptId}/resources/{languageCode} {body: SystemPromptAsset} -> SystemPromptAsset all:architect:systemPrompt:edit
putFlow(flowId, body) PUT /api/v2/flows/{flowId} {body: Flow} -> Flow any:architect:flow:edit
putFlowInstancesSettingsLoglevels(flowId, body) PUT /api/v2/flows/{flowId}/instances/settings/loglevels ?expand:@FlowLogLevelExpand[] {body: FlowLogLevelRequest} since:today -> FlowSettingsResponse all:architect:flowLogLevel:edit
putFlowsDatatable(datatableId, body) PUT /api/v2/flows/datatables/{datatableId} ?expand:(schema) {body: DataTable} -> DataTable any:architect:datatable:edit
putFlowsDatatableRow(datatableId, rowId) PUT /api/v2/flows/datatables/{datatableId}/rows/{rowId} {body: JsonObject} -> Dictionary<JsonObject> any:architect:datatable:edit,architect:datatableRow:edit
putFlowsInstancesSettingsLoglevelsDefault(body) PUT /api/v2/flows/instances/settings/loglevels/default ?expand:(logLevelCharacteristics.characteristics)[] {body: FlowLogLevelRequest} since:today -> FlowSettingsResponse any:architect:flowLogLevelDefault:edit
putFlowsMilestone(milestoneId) PUT /api/v2/flows/milestones/{milestoneId} {body: FlowMilestone} -> FlowMilestone all:architect:flowMilestone:edit
putFlowsOutcome(flowOutcomeId) PUT /api/v2/flows/outcomes/{flowOutcomeId} {body: FlowOutcome} -> Operation all:architect:flowOutcome:edit

## AssistantCopilotVariationsApi
deleteAssistantVariation(assistantId, variationId) DELETE /api/v2/assistants/{assistantId}/variations/{variationId} since:today -> void all:assistants:copilot:edit
getAssistantVariation(assistantId, variationId) GET /api/v2/assistants/{assistantId}/variations/{variationId} since:today -> AssistantCopilotVariation all:assistants:copilot:view
getAssistantVariations(assistantId) GET /api/v2/assistants/{assistantId}/variations since:today -> AssistantCopilotVariationListing all:assistants:copilot:view
postAssistantVariations(assistantId, body) POST /api/v2/assistants/{assistantId}/variations {body: AssistantCopilotVariation} since:today -> AssistantCopilotVariation all:assistants:copilot:edit
putAssistantVariation(assistantId, variationId, body) PUT /api/v2/assistants/{assistantId}/variations/{variationId} {body: AssistantCopilotVariation} since:today -> AssistantCopilotVariation all:assistants:copilot:edit

## AuditApi
getAuditsQueryRealtimeServicemapping() GET /api/v2/audits/query/realtime/servicemapping -> AuditQueryServiceMapping all:audits:audit:view
getAuditsQueryServicemapping() GET /api/v2/audits/query/servicemapping -> AuditQueryServiceMapping all:audits:audit:view
getAuditsQueryTransactionId(transactionId) GET /api/v2/audits/query/{transactionId} -> AuditQueryExecutionStatusResponse all:audits:audit:view
getAuditsQueryTransactionIdResults(transactionId) GET /api/v2/audits/query/{transactionId}/results ?cursor ?pageSize:integer=25 ?expand:(user)[] ?allowRedirect:boolean -> AuditQueryExecutionResultsResponse all:audits:audit:view
postAuditsQuery(body) POST /api/v2/audits/query {body: AuditQueryRequest} -> AuditQueryExecutionStatusResponse all:audits:audit:view
postAuditsQueryRealtime(body) POST /api/v2/audits/query/realtime ?expand:(user)[] {body: AuditRealtimeQueryRequest} -> AuditRealtimeQueryResultsResponse all:audits:audit:view
postAuditsQueryRealtimeRelated(body) POST /api/v2/audits/query/realtime/related ?expand:(user)[] {body: AuditRealtimeRelatedRequest} since:today -> AuditRealtimeRelatedResultsResponse all:audits:audit:view

## AuthorizationApi
deleteAuthorizationDivision(divisionId) DELETE /api/v2/authorization/divisions/{divisionId} ?force:boolean=false -> void any:authorization:division:delete
deleteAuthorizationPoliciesTargetSubjectSubjectId(targetName, subjectId) DELETE /api/v2/authorization/policies/targets/{targetName}/subject/{subjectId} since:today -> void any:authorization:policy:delete
deleteAuthorizationRole(roleId) DELETE /api/v2/authorization/roles/{roleId} -> void any:authorization:role:delete
deleteAuthorizationSubjectDivisionRole(subjectId, divisionId, roleId) DELETE /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId} -> void all:authorization:grant:delete
getAuthorizationDivision(divisionId) GET /api/v2/authorization/divisions/{divisionId} ?objectCount:boolean=false -> AuthzDivision
getAuthorizationDivisionGrants(divisionId) GET /api/v2/authorization/divisions/{divisionId}/grants ?pageNumber:integer=1 ?pageSize:integer=25 -> AuthzDivisionGrantEntityListing any:authorization:grant:view
getAuthorizationDivisions() GET /api/v2/authorization/divisions ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?objectCount:boolean=false ?id[] ?name -> AuthzDivisionEntityListing
getAuthorizationDivisionsDeleted() GET /api/v2/authorization/divisions/deleted ?pageNumber:integer=1 ?pageSize:integer=25 since:today -> AuthzDivisionEntityListing any:authorization:divisionDeleted:view
getAuthorizationDivisionsHome() GET /api/v2/authorization/divisions/home -> AuthzDivision
getAuthorizationDivisionsLimit() GET /api/v2/authorization/divisions/limit -> number
getAuthorizationDivisionsQuery() GET /api/v2/authorization/divisions/query ?before ?after ?pageSize=25 ?id[] ?name since:today -> AuthzDivisionCursorListing
getAuthorizationDivisionspermittedMe(permission) GET /api/v2/authorization/divisionspermitted/me ?name ?permission deprecated -> AuthzDivision[]
getAuthorizationDivisionspermittedPagedMe(permission) GET /api/v2/authorization/divisionspermitted/paged/me ?permission ?pageNumber:integer=1 ?pageSize:integer=25 -> DivsPermittedEntityListing
getAuthorizationDivisionspermittedPagedSubjectId(subjectId, permission) GET /api/v2/authorization/divisionspermitted/paged/{subjectId} ?permission ?pageNumber:integer=1 ?pageSize:integer=25 deprecated -> DivsPermittedEntityListing
getAuthorizationPermissions() GET /api/v2/authorization/permissions ?pageSize:integer=25 ?pageNumber:integer=1 ?queryType:(domain|permission) ?query -> PermissionCollectionEntityListing
getAuthorizationPolicies() GET /api/v2/authorization/policies ?after ?pageSize:integer=25 since:today -> AuthorizationPolicyEntityListing any:authorization:policy:view
getAuthorizationPoliciesSubjectSubjectId(subjectId) GET /api/v2/authorization/policies/subject/{subjectId} ?after ?pageSize:integer=25 since:today -> AuthorizationPolicyEntityListing any:authorization:policy:view
getAuthorizationPoliciesTarget(targetName) GET /api/v2/authorization/policies/targets/{targetName} ?after ?pageSize:integer=25 since:today -> AuthorizationPolicyEntityListing any:authorization:policy:view
getAuthorizationPoliciesTargetSubjectSubjectId(targetName, subjectId) GET /api/v2/authorization/policies/targets/{targetName}/subject/{subjectId} since:today -> AuthorizationPolicy any:authorization:policy:view
getAuthorizationPoliciesTargets() GET /api/v2/authorization/policies/targets since:today -> TargetAttributes any:authorization:policy:view
getAuthorizationPolicy(policyId) GET /api/v2/authorization/policies/{policyId} since:today -> AuthorizationPolicy any:authorization:policy:view
getAuthorizationPolicyAttributes(policyId) GET /api/v2/authorization/policies/{policyId}/attributes since:today -> PolicyAttributeSet any:authorization:policy:view
getAuthorizationProducts() GET /api/v2/authorization/products -> OrganizationProductEntityListing
getAuthorizationRole(roleId) GET /api/v2/authorization/roles/{roleId} ?expand:(unusedPermissions)[] ?userCount:boolean=true -> DomainOrganizationRole any:authorization:role:view
getAuthorizationRoleComparedefaultRightRoleId(leftRoleId, rightRoleId) GET /api/v2/authorization/roles/{leftRoleId}/comparedefault/{rightRoleId} -> DomainOrgRoleDifference any:authorization:role:view
getAuthorizationRoleSubjectgrants(roleId) GET /api/v2/authorization/roles/{roleId}/subjectgrants ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> SubjectDivisionGrantsEntityListing any:authorization:role:view
getAuthorizationRoleUsers(roleId) GET /api/v2/authorization/roles/{roleId}/users ?pageSize:integer=25 ?pageNumber:integer=1 -> UserReferenceEntityListing
getAuthorizationRoles() GET /api/v2/authorization/roles ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?name ?permission[] ?defaultRoleId[] ?userCount:boolean=true ?id[] -> OrganizationRoleEntityListing any:authorization:role:view
getAuthorizationRolesSettings() GET /api/v2/authorization/roles/settings since:today -> RoleSettings any:directory:organization:admin,authorization:settings:view
getAuthorizationSettings() GET /api/v2/authorization/settings since:today -> AuthorizationSettings any:directory:organization:admin,authorization:settings:view
getAuthorizationSubject(subjectId) GET /api/v2/authorization/subjects/{subjectId} ?includeDuplicates:boolean=false -> AuthzSubject any:authorization:grant:view
getAuthorizationSubjectsMe() GET /api/v2/authorization/subjects/me ?includeDuplicates:boolean=false -> AuthzSubject
getAuthorizationSubjectsRolecounts() GET /api/v2/authorization/subjects/rolecounts ?id[] -> Dictionary<JsonObject> any:authorization:grant:view
getUserRoles(subjectId) GET /api/v2/users/{subjectId}/roles -> UserAuthorization any:authorization:grant:view
patchAuthorizationRole(roleId, body) PATCH /api/v2/authorization/roles/{roleId} {body: DomainOrganizationRole} -> DomainOrganizationRole any:authorization:role:edit
patchAuthorizationSettings(body) PATCH /api/v2/authorization/settings {body: AuthorizationSettings} since:today -> AuthorizationSettings any:directory:organization:admin,authorization:settings:edit
postAuthorizationDivisionObject(divisionId, objectType, body) POST /api/v2/authorization/divisions/{divisionId}/objects/{objectType} /objectType:(QUEUE|CAMPAIGN|CONTACTLIST|DNCLIST|EMAILCAMPAIGN|MESSAGINGCAMPAIGN|MANAGEMENTUNIT|BUSINESSUNIT|FLOW|FLOWMILESTONE|FLOWOUTCOME|USER|CALLROUTE|EMERGENCYGROUPS|ROUTINGSCHEDULES|ROUTINGSCHEDULEGROUPS|DATATABLES|TEAM|WORKBIN|WORKTYPE|EXTENSIONPOOL|SKILLGROUP|SCRIPT|LIBRARY) {body: string[]} -> void
postAuthorizationDivisionRestore(divisionId, body) POST /api/v2/authorization/divisions/{divisionId}/restore {body: AuthzDivision} -> AuthzDivision any:authorization:division:add
postAuthorizationDivisions(body) POST /api/v2/authorization/divisions {body: AuthzDivision} -> AuthzDivision all:authorization:division:add,authorization:grant:add
postAuthorizationPoliciesTarget(targetName, body) POST /api/v2/authorization/policies/targets/{targetName} ?skipLockoutCheck:boolean=false {body: AuthorizationPolicy} since:today -> AuthorizationPolicy any:authorization:policy:add
postAuthorizationPoliciesTargetValidate(targetName, body) POST /api/v2/authorization/policies/targets/{targetName}/validate {body: AuthorizationPolicy} since:today -> ValidationErrorListing any:authorization:policy:add
postAuthorizationPolicySimulate(policyId, body) POST /api/v2/authorization/policies/{policyId}/simulate {body: PolicyTestPayload} since:today -> PolicyTestResult any:authorization:policy:view
postAuthorizationRole(roleId, body) POST /api/v2/authorization/roles/{roleId} ?subjectType=PC_USER {body: SubjectDivisions} -> void all:authorization:grant:add
postAuthorizationRoleComparedefaultRightRoleId(leftRoleId, rightRoleId, body) POST /api/v2/authorization/roles/{leftRoleId}/comparedefault/{rightRoleId} {body: DomainOrganizationRole} -> DomainOrgRoleDifference any:authorization:role:view
postAuthorizationRoles(body) POST /api/v2/authorization/roles {body: DomainOrganizationRoleCreate} -> DomainOrganizationRole any:authorization:role:add
postAuthorizationRolesDefault() POST /api/v2/authorization/roles/default ?force:boolean=false -> OrganizationRoleEntityListing any:authorization:role:edit
postAuthorizationSubjectBulkadd(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkadd ?subjectType=PC_USER {body: RoleDivisionGrants} -> void all:authorization:grant:add
postAuthorizationSubjectBulkremove(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkremove {body: RoleDivisionGrants} -> void all:authorization:grant:delete
postAuthorizationSubjectBulkreplace(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkreplace ?subjectType=PC_USER {body: RoleDivisionGrants} -> void all:authorization:grant:add,authorization:grant:delete
postAuthorizationSubjectDivisionRole(subjectId, divisionId, roleId) POST /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId} ?subjectType=PC_USER -> void all:authorization:grant:add
putAuthorizationDivision(divisionId, body) PUT /api/v2/authorization/divisions/{divisionId} {body: AuthzDivision} -> AuthzDivision any:authorization:division:edit
putAuthorizationPoliciesTarget(targetName, body) PUT /api/v2/authorization/policies/targets/{targetName} ?skipLockoutCheck:boolean=false {body: AuthorizationPolicy} since:today -> AuthorizationPolicy any:authorization:policy:edit,authorization:policy:add
putAuthorizationPolicy(policyId, body) PUT /api/v2/authorization/policies/{policyId} ?skipLockoutCheck:boolean=false {body: AuthorizationPolicy} since:today -> AuthorizationPolicy any:authorization:policy:add
putAuthorizationRole(roleId, body) PUT /api/v2/authorization/roles/{roleId} {body: DomainOrganizationRoleUpdate} -> DomainOrganizationRole any:authorization:role:edit
putAuthorizationRoleUsersAdd(roleId, body) PUT /api/v2/authorization/roles/{roleId}/users/add {body: string[]} -> string[] any:authorization:grant:add
putAuthorizationRoleUsersRemove(roleId, body) PUT /api/v2/authorization/roles/{roleId}/users/remove {body: string[]} -> string[] any:authorization:grant:delete
putAuthorizationRolesDefault(body) PUT /api/v2/authorization/roles/default {body: DomainOrganizationRole[]} -> OrganizationRoleEntityListing any:authorization:role:edit
putAuthorizationRolesSettings(body) PUT /api/v2/authorization/roles/settings {body: RoleSettings} since:today -> RoleSettings any:directory:organization:admin,authorization:settings:edit
putUserRoles(subjectId, body) PUT /api/v2/users/{subjectId}/roles {body: string[]} -> UserAuthorization any:authorization:grant:add

## BackgroundAssistantApi
postBackgroundassistantToken() POST /api/v2/backgroundassistant/token {body: BackgroundAssistantUserAuthenticatedInfo} since:today preview -> SignedData
postScreenrecordingToken() POST /api/v2/screenrecording/token {body: BackgroundAssistantUserAuthenticatedInfo} since:today -> SignedData

## BillingApi
getBillingContract(contractId) GET /api/v2/billing/contracts/{contractId} since:today preview -> BillingContract any:billing:subscription:view
getBillingContractBillingperiod(contractId, billingPeriodId) GET /api/v2/billing/contracts/{contractId}/billingperiods/{billingPeriodId} since:today preview -> BillingContractPeriodDetail any:billing:subscription:view
getBillingContracts() GET /api/v2/billing/contracts ?before ?after ?pageSize ?dateStart:date ?dateEnd:date ?status:(Active|Inactive) ?externalNumber since:today preview -> BillingContractListing any:billing:subscription:view
getBillingContractsInvoiceDocument(invoiceId) GET /api/v2/billing/contracts/invoices/{invoiceId}/document since:today preview -> UrlResponse any:billing:subscription:view
getBillingContractsInvoiceLines(invoiceId) GET /api/v2/billing/contracts/invoices/{invoiceId}/lines ?before ?after ?pageSize since:today preview -> BillingInvoiceItemListing any:billing:subscription:view
getBillingContractsInvoices() GET /api/v2/billing/contracts/invoices ?before ?after ?pageSize ?dateStart:date ?dateEnd:date ?paymentStatus:(Paid|UnPaid) since:today preview -> BillingInvoiceListing any:billing:subscription:view
getBillingReportsBillableusage(startDate, endDate) GET /api/v2/billing/reports/billableusage ?startDate:date-time ?endDate:date-time -> BillingUsageReport any:billing:subscription:read,billing:subscription:view
getBillingTrusteebillingoverviewTrustorOrgId(trustorOrgId) GET /api/v2/billing/trusteebillingoverview/{trustorOrgId} ?billingPeriodIndex:integer=0 -> TrusteeBillingOverview any:affiliateOrganization:clientBilling:view

## BusinessRulesApi
deleteBusinessrulesDecisiontable(tableId) DELETE /api/v2/businessrules/decisiontables/{tableId} ?forceDelete:boolean=false since:today -> void any:businessrules:decisionTable:delete
deleteBusinessrulesDecisiontableExport(tableId, exportJobId) DELETE /api/v2/businessrules/decisiontables/{tableId}/exports/{exportJobId} since:today -> void any:businessrules:decisionTableExportJob:delete
deleteBusinessrulesDecisiontableImport(tableId, importJobId) DELETE /api/v2/businessrules/decisiontables/{tableId}/imports/{importJobId} since:today -> void any:businessrules:decisionTableImportJob:delete
deleteBusinessrulesDecisiontableVersion(tableId, tableVersion) DELETE /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion} since:today -> void any:businessrules:decisionTable:delete
deleteBusinessrulesDecisiontableVersionRow(tableId, tableVersion, rowId) DELETE /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/{rowId} since:today -> void all:businessrules:decisionTableRow:delete,routing:queue:view
deleteBusinessrulesDecisiontableVersionSnapshot(tableId, tableVersion) DELETE /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/snapshot since:today -> void
deleteBusinessrulesSchema(schemaId) DELETE /api/v2/businessrules/schemas/{schemaId} since:today -> void any:businessrules:businessRulesSchema:delete
getBusinessrulesDecisiontable(tableId) GET /api/v2/businessrules/decisiontables/{tableId} since:today -> DecisionTable any:businessrules:decisionTable:view
getBusinessrulesDecisiontableExport(tableId, exportJobId) GET /api/v2/businessrules/decisiontables/{tableId}/exports/{exportJobId} since:today -> DecisionTableExportJob any:businessrules:decisionTableExportJob:view
getBusinessrulesDecisiontableExports(tableId) GET /api/v2/businessrules/decisiontables/{tableId}/exports ?after ?pageSize since:today -> DecisionTableExportJobListing any:businessrules:decisionTableExportJob:view
getBusinessrulesDecisiontableImport(tableId, importJobId) GET /api/v2/businessrules/decisiontables/{tableId}/imports/{importJobId} since:today -> DecisionTableImportJob any:businessrules:decisionTableImportJob:view
getBusinessrulesDecisiontableImports(tableId) GET /api/v2/businessrules/decisiontables/{tableId}/imports ?after ?pageSize since:today -> DecisionTableImportJobListing any:businessrules:decisionTableImportJob:view
getBusinessrulesDecisiontableVersion(tableId, tableVersion) GET /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion} since:today -> DecisionTableVersion any:businessrules:decisionTable:view
getBusinessrulesDecisiontableVersionRow(tableId, tableVersion, rowId) GET /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/{rowId} since:today -> DecisionTableRow any:businessrules:decisionTableRow:view
getBusinessrulesDecisiontableVersionRows(tableId, tableVersion) GET /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows ?pageNumber ?pageSize since:today -> DecisionTableRowListing any:businessrules:decisionTableRow:view
getBusinessrulesDecisiontableVersions(tableId) GET /api/v2/businessrules/decisiontables/{tableId}/versions ?after ?pageSize ?status[] ?hasSnapshot:boolean since:today -> DecisionTableVersionListing any:businessrules:decisionTable:view
getBusinessrulesDecisiontables() GET /api/v2/businessrules/decisiontables ?after ?pageSize ?divisionIds[] ?name since:today -> DecisionTableListing any:businessrules:decisionTable:view
getBusinessrulesDecisiontablesSearch() GET /api/v2/businessrules/decisiontables/search ?after ?pageSize ?schemaId ?name ?withPublishedVersion:boolean ?expand:(ExecutionInputSchema|ExecutionOutputSchema)[] ?ids[] since:today -> DecisionTableListing any:businessrules:decisionTable:search
getBusinessrulesSchema(schemaId) GET /api/v2/businessrules/schemas/{schemaId} since:today -> BusinessRulesDataSchema any:businessrules:businessRulesSchema:view
getBusinessrulesSchemaVersion(schemaId, schemaVersion) GET /api/v2/businessrules/schemas/{schemaId}/versions/{schemaVersion} since:today -> BusinessRulesDataSchema
getBusinessrulesSchemaVersions(schemaId) GET /api/v2/businessrules/schemas/{schemaId}/versions ?before ?after ?pageSize since:today -> BusinessRulesDataSchemaListing
getBusinessrulesSchemas() GET /api/v2/businessrules/schemas since:today -> BusinessRulesDataSchemaListing any:businessrules:businessRulesSchema:view
getBusinessrulesSchemasCoretype(coreTypeName) GET /api/v2/businessrules/schemas/coretypes/{coreTypeName} since:today -> Coretype any:businessrules:businessRulesSchema:view
getBusinessrulesSchemasCoretypes() GET /api/v2/businessrules/schemas/coretypes since:today -> CoretypeListing any:businessrules:businessRulesSchema:view
patchBusinessrulesDecisiontable(tableId, body) PATCH /api/v2/businessrules/decisiontables/{tableId} {body: UpdateDecisionTableRequest} since:today -> DecisionTable all:businessrules:decisionTable:edit,businessrules:businessRulesSchema:view,routing:queue:view
patchBusinessrulesDecisiontableImport(tableId, importJobId, body) PATCH /api/v2/businessrules/decisiontables/{tableId}/imports/{importJobId} {body: UpdateDecisionTableImportJobRequest} since:today -> DecisionTableImportJob any:businessrules:decisionTableImportJob:edit
patchBusinessrulesDecisiontableVersion(tableId, tableVersion, body) PATCH /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion} {body: UpdateDecisionTableVersionRequest} since:today -> DecisionTableVersion any:businessrules:decisionTable:edit
postBusinessrulesDecisiontableExecute(tableId, body) POST /api/v2/businessrules/decisiontables/{tableId}/execute {body: DecisionTableExecutionRequest} since:today -> DecisionTableExecutionResponse any:businessrules:decisionTable:execute
postBusinessrulesDecisiontableExports(tableId, body) POST /api/v2/businessrules/decisiontables/{tableId}/exports {body: DecisionTableExportJobRequest} since:today -> DecisionTableExportJob any:businessrules:decisionTableExportJob:add
postBusinessrulesDecisiontableImports(tableId, body) POST /api/v2/businessrules/decisiontables/{tableId}/imports {body: CreateDecisionTableImportJobRequest} since:today -> DecisionTableImportJob any:businessrules:decisionTableImportJob:add
postBusinessrulesDecisiontableVersionCopy(tableId, tableVersion, body) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/copy {body: CopyDecisionTableRequest} since:today -> DecisionTableVersion any:businessrules:decisionTable:copy
postBusinessrulesDecisiontableVersionExecute(tableId, tableVersion, body) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/execute {body: DecisionTableExecutionRequest} since:today -> DecisionTableExecutionResponse any:businessrules:decisionTable:execute
postBusinessrulesDecisiontableVersionRollback(tableId, tableVersion) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rollback {body: RollbackDecisionTableVersionRequest} since:today -> DecisionTableVersion
postBusinessrulesDecisiontableVersionRows(tableId, tableVersion, body) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows {body: CreateDecisionTableRowRequest} since:today -> DecisionTableRow all:businessrules:decisionTableRow:add,routing:queue:view
postBusinessrulesDecisiontableVersionRowsBulkAdd(tableId, tableVersion, body) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/bulk/add {body: BulkAddDecisionTableRowsRequest} since:today -> BulkAddDecisionTableRowsResponse all:businessrules:decisionTableRow:add,routing:queue:view
postBusinessrulesDecisiontableVersionRowsBulkRemove(tableId, tableVersion, body) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/bulk/remove {body: BulkDeleteDecisionTableRowsRequest} since:today -> void all:businessrules:decisionTableRow:delete,routing:queue:view
postBusinessrulesDecisiontableVersionRowsBulkUpdate(tableId, tableVersion, body) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/bulk/update {body: BulkUpdateDecisionTableRowsRequest} since:today -> BulkUpdateDecisionTableRowsResponse all:businessrules:decisionTableRow:edit,routing:queue:view
postBusinessrulesDecisiontableVersionRowsSearch(tableId, tableVersion, body) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/search ?pageNumber ?pageSize {body: SearchDecisionTableRowsRequest} since:today -> DecisionTableRowListing any:businessrules:decisionTableRow:search
postBusinessrulesDecisiontableVersionSnapshot(tableId, tableVersion, body) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/snapshot {body: CreateDecisionTableSnapshotRequest} since:today -> DecisionTableVersion
postBusinessrulesDecisiontableVersionSync(tableId, tableVersion) POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/sync since:today -> DecisionTableVersion any:businessrules:decisionTable:edit
postBusinessrulesDecisiontableVersions(tableId) POST /api/v2/businessrules/decisiontables/{tableId}/versions {body: CreateDecisionTableVersionRequest} since:today -> DecisionTableVersion any:businessrules:decisionTable:add
postBusinessrulesDecisiontables(body) POST /api/v2/businessrules/decisiontables {body: CreateDecisionTableRequest} since:today -> DecisionTableVersion all:businessrules:decisionTable:add,businessrules:businessRulesSchema:view,routing:queue:view
postBusinessrulesSchemas(body) POST /api/v2/businessrules/schemas {body: BusinessRulesSchemaCreateRequest} since:today -> BusinessRulesDataSchema any:businessrules:businessRulesSchema:add
putBusinessrulesDecisiontableVersionPublish(tableId, tableVersion) PUT /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/publish since:today -> DecisionTableVersion any:businessrules:decisionTable:publish
putBusinessrulesDecisiontableVersionRow(tableId, tableVersion, rowId, body) PUT /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/{rowId} {body: PutDecisionTableRowRequest} since:today -> DecisionTableRow all:businessrules:decisionTableRow:edit,routing:queue:view
putBusinessrulesSchema(schemaId, body) PUT /api/v2/businessrules/schemas/{schemaId} {body: BusinessRulesSchemaUpdateRequest} since:today -> BusinessRulesDataSchema any:businessrules:businessRulesSchema:edit

## CarrierServicesApi
getCarrierservicesIntegrationsEmergencylocationsMe(phoneNumber) GET /api/v2/carrierservices/integrations/emergencylocations/me ?phoneNumber since:today -> EmergencyLocation
postCarrierservicesIntegrationsEmergencylocationsMe() POST /api/v2/carrierservices/integrations/emergencylocations/me {body: EmergencyLocation} since:today -> EmergencyLocation

## CaseManagementApi
deleteCasemanagementCase(caseId) DELETE /api/v2/casemanagement/cases/{caseId} since:today preview -> JsonObject all:caseManagement:case:delete
deleteCasemanagementCaseCommentsMeCommentId(caseId, commentId) DELETE /api/v2/casemanagement/cases/{caseId}/comments/me/{commentId} since:today -> JsonObject any:caseManagement:commentSelf:delete
deleteCasemanagementCaseplan(caseplanId) DELETE /api/v2/casemanagement/caseplans/{caseplanId} since:today preview -> JsonObject all:caseManagement:caseplan:delete
deleteCasemanagementCaseplanDataschema(caseplanId, schemaKeyName) DELETE /api/v2/casemanagement/caseplans/{caseplanId}/dataschemas/{schemaKeyName} since:today -> JsonObject all:caseManagement:caseplanDataSchemas:delete
deleteCasemanagementCaseplanStageplan(caseplanId, stageplanId) DELETE /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId} since:today -> JsonObject
getCasemanagementCase(caseId) GET /api/v2/casemanagement/cases/{caseId} ?expands:(caseplan)[] since:today preview -> Case any:caseManagement:case:view
getCasemanagementCaseAssociation(caseId, associationId) GET /api/v2/casemanagement/cases/{caseId}/associations/{associationId} since:today preview -> CaseAssociation any:caseManagement:caseAssociation:view
getCasemanagementCaseAssociations(caseId) GET /api/v2/casemanagement/cases/{caseId}/associations ?before ?after ?pageSize since:today preview -> CaseAssociationListing any:caseManagement:caseAssociation:view
getCasemanagementCaseComment(caseId, commentId) GET /api/v2/casemanagement/cases/{caseId}/comments/{commentId} since:today -> Comment any:caseManagement:comment:view
getCasemanagementCaseComments(caseId) GET /api/v2/casemanagement/cases/{caseId}/comments ?after ?pageSize:number ?sortOrder since:today -> CommentListing any:caseManagement:comment:view
getCasemanagementCaseStage(caseId, stageId) GET /api/v2/casemanagement/cases/{caseId}/stages/{stageId} since:today preview -> Stage any:caseManagement:stage:view
getCasemanagementCaseStageStep(caseId, stageId, stepId) GET /api/v2/casemanagement/cases/{caseId}/stages/{stageId}/steps/{stepId} since:today preview -> Step any:caseManagement:step:view
getCasemanagementCaseStageSteps(caseId, stageId) GET /api/v2/casemanagement/cases/{caseId}/stages/{stageId}/steps ?before ?after ?pageSize since:today preview -> StepListing any:caseManagement:step:view
getCasemanagementCaseStages(caseId) GET /api/v2/casemanagement/cases/{caseId}/stages ?before ?after ?pageSize since:today preview -> StageListing any:caseManagement:stage:view
getCasemanagementCaseTerminateJob(caseId, jobId) GET /api/v2/casemanagement/cases/{caseId}/terminate/jobs/{jobId} since:today preview -> TerminateJob any:caseManagement:terminateJob:view
getCasemanagementCaseplan(caseplanId) GET /api/v2/casemanagement/caseplans/{caseplanId} since:today preview -> Caseplan any:caseManagement:caseplan:view
getCasemanagementCaseplanVersion(caseplanId, versionId) GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId} since:today preview -> Caseplan any:caseManagement:caseplan:version
getCasemanagementCaseplanVersionDataschemas(caseplanId, versionId) GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/dataschemas since:today preview -> CaseplanDataSchemaListing any:caseManagement:caseplanDataSchemas:view
getCasemanagementCaseplanVersionIntakesettings(caseplanId, versionId) GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/intakesettings since:today preview -> IntakeSettingsListing any:caseManagement:caseplanIntakeSettings:view
getCasemanagementCaseplanVersionStageplan(caseplanId, versionId, stageplanId) GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans/{stageplanId} ?expands:(caseplan)[] since:today preview -> Stageplan any:caseManagement:stageplan:view
getCasemanagementCaseplanVersionStageplanStepplan(caseplanId, versionId, stageplanId, stepplanId) GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans/{stageplanId}/stepplans/{stepplanId} ?expands:(stageplan|caseplan|worktype)[] since:today preview -> Stepplan any:caseManagement:stepplan:view
getCasemanagementCaseplanVersionStageplanStepplans(caseplanId, versionId, stageplanId) GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans/{stageplanId}/stepplans ?before ?after ?pageSize ?expands:(caseplan|stageplan|worktype)[] since:today preview -> StepplanListing any:caseManagement:stepplan:view
getCasemanagementCaseplanVersionStageplans(caseplanId, versionId) GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans ?before ?after ?pageSize ?expands:(caseplan)[] since:today preview -> StageplanListing any:caseManagement:stageplan:view
getCasemanagementCaseplans() GET /api/v2/casemanagement/caseplans ?after ?pageSize:integer ?customerIntentId ?divisionIds since:today preview -> CaseplanListing any:caseManagement:caseplan:view
getCasemanagementCasesExternalcontact(externalContactId) GET /api/v2/casemanagement/cases/externalcontacts/{externalContactId} ?after ?pageSize:integer ?divisionIds ?expands:(caseplan)[] since:today preview -> CaseListing any:caseManagement:caseExternalContact:view
getCasemanagementCasesQueryJob(jobId) GET /api/v2/casemanagement/cases/query/jobs/{jobId} since:today -> CaseQueryJobResponse all:caseManagement:queryJob:view
getCasemanagementCasesQueryJobResults(jobId) GET /api/v2/casemanagement/cases/query/jobs/{jobId}/results since:today -> CaseQueryJobResultsResponse all:caseManagement:queryJobResults:view
getCasemanagementCasesReference(referenceId) GET /api/v2/casemanagement/cases/references/{referenceId} ?expands:(caseplan)[] since:today preview -> Case any:caseManagement:caseReference:view
patchCasemanagementCaseDatedue(caseId, body) PATCH /api/v2/casemanagement/cases/{caseId}/datedue {body: CaseDateDueUpdate} since:today preview -> Case any:caseManagement:caseDateDue:edit
patchCasemanagementCaseOwner(caseId, body) PATCH /api/v2/casemanagement/cases/{caseId}/owner {body: CaseOwnerUpdate} since:today -> Case any:caseManagement:caseOwner:edit
patchCasemanagementCasePriority(caseId, body) PATCH /api/v2/casemanagement/cases/{caseId}/priority {body: CasePriorityUpdate} since:today preview -> Case any:caseManagement:casePriority:edit
patchCasemanagementCaseSummary(caseId, body) PATCH /api/v2/casemanagement/cases/{caseId}/summary {body: CaseSummaryUpdate} since:today preview -> Case any:caseManagement:caseSummary:edit
patchCasemanagementCaseplan(caseplanId, body) PATCH /api/v2/casemanagement/caseplans/{caseplanId} {body: CaseplanUpdate} since:today preview -> Caseplan all:caseManagement:caseplan:edit
patchCasemanagementCaseplanStageplan(caseplanId, stageplanId, body) PATCH /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId} {body: StageplanUpdate} since:today preview -> Stageplan any:caseManagement:stageplan:edit
patchCasemanagementCaseplanStageplanStepplan(caseplanId, stageplanId, stepplanId, body) PATCH /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}/stepplans/{stepplanId} {body: StepplanUpdate} since:today preview -> Stepplan any:caseManagement:stepplan:edit
postCasemanagementCaseAssociations(caseId, body) POST /api/v2/casemanagement/cases/{caseId}/associations {body: CaseAssociationCreate} since:today preview -> CaseAssociation any:caseManagement:caseAssociation:add
postCasemanagementCaseComments(caseId, body) POST /api/v2/casemanagement/cases/{caseId}/comments {body: CommentCreate} since:today -> Comment any:caseManagement:comment:add
postCasemanagementCaseTerminateJobs(caseId) POST /api/v2/casemanagement/cases/{caseId}/terminate/jobs since:today preview -> TerminateJob any:caseManagement:terminateJob:add
postCasemanagementCaseplanDataschemas(caseplanId, body) POST /api/v2/casemanagement/caseplans/{caseplanId}/dataschemas {body: CaseplanDataSchemaRequest} since:today -> CaseplanDataSchema all:caseManagement:caseplanDataSchemas:add
postCasemanagementCaseplanPublish(caseplanId) POST /api/v2/casemanagement/caseplans/{caseplanId}/publish since:today preview -> Caseplan any:caseManagement:caseplan:publish
postCasemanagementCaseplanStageplanReposition(caseplanId, stageplanId, body) POST /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}/reposition {body: StageplanReposition} since:today -> JsonObject
postCasemanagementCaseplanStageplans(caseplanId, body) POST /api/v2/casemanagement/caseplans/{caseplanId}/stageplans {body: StageplanCreate} since:today -> Stageplan
postCasemanagementCaseplanVersions(caseplanId) POST /api/v2/casemanagement/caseplans/{caseplanId}/versions since:today preview -> Caseplan all:caseManagement:caseplan:edit
postCasemanagementCaseplans(body) POST /api/v2/casemanagement/caseplans {body: CaseplanCreate} since:today preview -> CaseplanCreateResponse any:caseManagement:caseplan:add
postCasemanagementCaseplansQuery(body) POST /api/v2/casemanagement/caseplans/query {body: CaseplanQueryRequest} since:today preview -> CaseplanQueryEntityListing any:caseManagement:caseplan:view
postCasemanagementCases(body) POST /api/v2/casemanagement/cases {body: CaseCreate} since:today preview -> Case any:caseManagement:case:add
postCasemanagementCasesAssociationsQuery(body) POST /api/v2/casemanagement/cases/associations/query {body: CaseAssociationQuery} since:today preview -> CaseAssociationQueryEntityListing any:caseManagement:caseAssociation:view
postCasemanagementCasesQueryJobs(body) POST /api/v2/casemanagement/cases/query/jobs {body: CaseQueryJobCreate} since:today -> CaseQueryJobResponse any:caseManagement:queryJob:add
putCasemanagementCaseplanDataschema(caseplanId, schemaKeyName, body) PUT /api/v2/casemanagement/caseplans/{caseplanId}/dataschemas/{schemaKeyName} {body: CaseplanDataSchemaRequest} since:today -> CaseplanDataSchema all:caseManagement:caseplanDataSchemas:edit
putCasemanagementCaseplanIntakesettings(caseplanId, body) PUT /api/v2/casemanagement/caseplans/{caseplanId}/intakesettings {body: IntakeSettingsUpdate} since:today preview -> IntakeSettingsListing any:caseManagement:caseplanIntakeSettings:edit

## ChatApi
deleteChatsRoomMessage(roomJid, messageId) DELETE /api/v2/chats/rooms/{roomJid}/messages/{messageId} since:today -> void any:chat:chat:access,chat:roomMessage:delete
deleteChatsRoomMessagesPin(roomJid, pinnedMessageId) DELETE /api/v2/chats/rooms/{roomJid}/messages/pins/{pinnedMessageId} since:today -> void any:chat:chat:access,chat:room:edit
deleteChatsRoomParticipant(roomJid, userId) DELETE /api/v2/chats/rooms/{roomJid}/participants/{userId} since:today -> void any:chat:chat:access,chat:participant:delete
deleteChatsUserMessage(userId, messageId) DELETE /api/v2/chats/users/{userId}/messages/{messageId} since:today -> void any:chat:chat:access,chat:1on1Message:delete
deleteChatsUserMessagesPin(userId, pinnedMessageId) DELETE /api/v2/chats/users/{userId}/messages/pins/{pinnedMessageId} since:today -> void any:chat:chat:access,chat:1on1:edit
deleteChatsUsersMeSettings() DELETE /api/v2/chats/users/me/settings since:today -> void
getChatSettings() GET /api/v2/chat/settings deprecated retired -> ChatSettings any:chat:setting:view,chat:setting:edit
getChatsMessage(messageId) GET /api/v2/chats/messages/{messageId} since:today -> ChatMessageResponse any:chat:chat:access,chat:1on1Message:view,chat:room:view
getChatsRoom(roomJid) GET /api/v2/chats/rooms/{roomJid} since:today -> Room any:chat:chat:access,chat:room:view
getChatsRoomMessage(roomJid, messageIds) GET /api/v2/chats/rooms/{roomJid}/messages/{messageIds} since:today -> ChatMessageEntityListing any:chat:chat:access,chat:room:view
getChatsRoomMessages(roomJid) GET /api/v2/chats/rooms/{roomJid}/messages ?limit ?before ?after ?excludeMetadata:boolean since:today -> ChatMessageEntityListing any:chat:chat:access,chat:room:view
getChatsRoomParticipant(roomJid, participantJid) GET /api/v2/chats/rooms/{roomJid}/participants/{participantJid} since:today -> RoomParticipant
getChatsRoomParticipants(roomJid) GET /api/v2/chats/rooms/{roomJid}/participants ?notify:boolean since:today -> RoomParticipantsResponse any:chat:chat:access,chat:room:view
getChatsSettings() GET /api/v2/chats/settings since:today -> ChatSettings any:chat:setting:view,chat:setting:edit
getChatsThreadMessages(threadId) GET /api/v2/chats/threads/{threadId}/messages ?limit ?before ?after ?excludeMetadata:boolean since:today -> ChatMessageEntityListing any:chat:chat:access,chat:room:view
getChatsUser(userId) GET /api/v2/chats/users/{userId} since:today -> OneOnOne any:chat:chat:access,chat:1on1:view
getChatsUserMessage(userId, messageIds) GET /api/v2/chats/users/{userId}/messages/{messageIds} since:today -> ChatMessageEntityListing any:chat:chat:access,chat:1on1Message:view
getChatsUserMessages(userId) GET /api/v2/chats/users/{userId}/messages ?limit ?before ?after ?excludeMetadata:boolean since:today -> ChatMessageResponse any:chat:chat:access,chat:1on1Message:view
getChatsUserSettings(userId) GET /api/v2/chats/users/{userId}/settings since:today -> ChatUserSettings any:chat:usersettings:view,chat:setting:view
getChatsUsersMeSettings() GET /api/v2/chats/users/me/settings since:today -> UserSettingsForChat
patchChatSettings(body) PATCH /api/v2/chat/settings {body: ChatSettings} deprecated retired -> ChatSettings any:chat:setting:edit
patchChatsRoom(roomJid, body) PATCH /api/v2/chats/rooms/{roomJid} {body: RoomUpdateRequest} since:today -> void any:chat:chat:access,chat:room:edit
patchChatsRoomMessage(roomJid, messageId, body) PATCH /api/v2/chats/rooms/{roomJid}/messages/{messageId} {body: SendMessageBody} since:today -> ChatSendMessageResponse any:chat:chat:access,chat:roomMessage:edit
patchChatsSettings(body) PATCH /api/v2/chats/settings {body: ChatSettings} since:today -> ChatSettings any:chat:setting:edit
patchChatsUserMessage(userId, messageId, body) PATCH /api/v2/chats/users/{userId}/messages/{messageId} {body: SendMessageBody} since:today -> ChatSendMessageResponse any:chat:chat:access,chat:1on1Message:view
patchChatsUserSettings(userId, body) PATCH /api/v2/chats/users/{userId}/settings {body: ChatUserSettings} since:today -> ChatUserSettings any:chat:usersettings:edit,chat:setting:edit
patchChatsUsersMeSettings(body) PATCH /api/v2/chats/users/me/settings {body: UserSettingsForChat} since:today -> UserSettingsForChat
postChatsRoomMessages(roomJid, body) POST /api/v2/chats/rooms/{roomJid}/messages {body: SendMessageBody} since:today -> ChatSendMessageResponse any:chat:chat:access,chat:roomMessage:add
postChatsRoomMessagesPins(roomJid, body) POST /api/v2/chats/rooms/{roomJid}/messages/pins {body: PinnedMessageRequest} since:today -> void any:chat:chat:access,chat:room:edit
postChatsRoomParticipant(roomJid, userId) POST /api/v2/chats/rooms/{roomJid}/participants/{userId} since:today -> void any:chat:chat:access,chat:participant:add
postChatsRooms(body) POST /api/v2/chats/rooms {body: CreateRoomRequest} since:today -> CreateRoomResponse any:chat:chat:access,chat:room:add
postChatsUserMessages(userId, body) POST /api/v2/chats/users/{userId}/messages {body: SendMessageBody} since:today -> ChatSendMessageResponse any:chat:chat:access,chat:1on1Message:add
postChatsUserMessagesPins(userId, body) POST /api/v2/chats/users/{userId}/messages/pins {body: PinnedMessageRequest} since:today -> void any:chat:chat:access,chat:1on1:edit
postChatsUsersMeSettings(body) POST /api/v2/chats/users/me/settings {body: UserChatSettingsPost} since:today -> void
putChatSettings(body) PUT /api/v2/chat/settings {body: ChatSettings} deprecated retired -> ChatSettings any:chat:setting:edit
putChatsMessageReactions(messageId, body) PUT /api/v2/chats/messages/{messageId}/reactions {body: ChatReactionUpdate} since:today -> void any:chat:chat:access,chat:reactions:edit
putChatsSettings(body) PUT /api/v2/chats/settings {body: ChatSettings} since:today -> ChatSettings any:chat:setting:edit

## CoachingApi
deleteCoachingAppointment(appointmentId) DELETE /api/v2/coaching/appointments/{appointmentId} -> CoachingAppointmentReference any:coaching:appointment:delete
deleteCoachingAppointmentAnnotation(appointmentId, annotationId) DELETE /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId} -> void any:coaching:annotation:delete,coaching:privateAnnotation:delete
getCoachingAppointment(appointmentId) GET /api/v2/coaching/appointments/{appointmentId} -> CoachingAppointmentResponse any:coaching:appointment:view
getCoachingAppointmentAnnotation(appointmentId, annotationId) GET /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId} -> CoachingAnnotation any:coaching:annotation:view,coaching:privateAnnotation:view
getCoachingAppointmentAnnotations(appointmentId) GET /api/v2/coaching/appointments/{appointmentId}/annotations ?pageNumber:integer=1 ?pageSize:integer=25 -> CoachingAnnotationList any:coaching:annotation:view,coaching:privateAnnotation:view
getCoachingAppointmentStatuses(appointmentId) GET /api/v2/coaching/appointments/{appointmentId}/statuses ?pageNumber:integer=1 ?pageSize:integer=25 -> CoachingAppointmentStatusResponseList any:coaching:appointmentStatus:view
getCoachingAppointments(userIds) GET /api/v2/coaching/appointments ?userIds[] ?interval ?pageNumber:integer=1 ?pageSize:integer=25 ?statuses:(Scheduled|InProgress|Completed|InvalidSchedule)[] ?facilitatorIds[] ?sortOrder:(Desc|Asc) ?relationships:@ActivityRelationship[] ?completionInterval ?overdue:@OverdueFilter ?intervalCondition:(StartsIn|Overlaps) -> CoachingAppointmentResponseList any:coaching:appointment:view
getCoachingAppointmentsMe() GET /api/v2/coaching/appointments/me ?interval ?pageNumber:integer=1 ?pageSize:integer=25 ?statuses:(Scheduled|InProgress|Completed|InvalidSchedule)[] ?facilitatorIds[] ?sortOrder:(Desc|Asc) ?relationships:@ActivityRelationship[] ?completionInterval ?overdue:@OverdueFilter ?intervalCondition:(StartsIn|Overlaps) -> CoachingAppointmentResponseList
getCoachingNotification(notificationId) GET /api/v2/coaching/notifications/{notificationId} ?expand:(appointment)[] -> CoachingNotification any:coaching:notification:view
getCoachingNotifications() GET /api/v2/coaching/notifications ?pageNumber:integer=1 ?pageSize:integer=25 ?expand:(appointment)[] -> CoachingNotificationList
getCoachingScheduleslotsJob(jobId) GET /api/v2/coaching/scheduleslots/jobs/{jobId} since:today -> CoachingScheduleSlotsJobResponse any:coaching:scheduleSlotJob:view
patchCoachingAppointment(appointmentId, body) PATCH /api/v2/coaching/appointments/{appointmentId} {body: UpdateCoachingAppointmentRequest} -> CoachingAppointmentResponse any:coaching:appointment:edit
patchCoachingAppointmentAnnotation(appointmentId, annotationId, body) PATCH /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId} {body: CoachingAnnotation} -> CoachingAnnotation any:coaching:annotation:edit,coaching:privateAnnotation:edit
patchCoachingAppointmentStatus(appointmentId, body) PATCH /api/v2/coaching/appointments/{appointmentId}/status {body: CoachingAppointmentStatusRequest} -> CoachingAppointmentStatusResponse any:coaching:appointmentStatus:edit
patchCoachingNotification(notificationId, body) PATCH /api/v2/coaching/notifications/{notificationId} {body: CoachingNotification} -> CoachingNotification
postCoachingAppointmentAnnotations(appointmentId, body) POST /api/v2/coaching/appointments/{appointmentId}/annotations {body: CoachingAnnotationCreateRequest} -> CoachingAnnotation any:coaching:annotation:add,coaching:privateAnnotation:add
postCoachingAppointmentConversations(appointmentId, body) POST /api/v2/coaching/appointments/{appointmentId}/conversations {body: AddConversationRequest} -> AddConversationResponse any:coaching:appointment:edit,coaching:appointmentConversation:add
postCoachingAppointments(body) POST /api/v2/coaching/appointments {body: CreateCoachingAppointmentRequest} -> CoachingAppointmentResponse any:coaching:appointment:add
postCoachingAppointmentsAggregatesQuery(body) POST /api/v2/coaching/appointments/aggregates/query {body: CoachingAppointmentAggregateRequest} -> CoachingAppointmentAggregateResponse any:coaching:appointment:view
postCoachingScheduleslotsJobs(body) POST /api/v2/coaching/scheduleslots/jobs {body: CoachingScheduleSlotsJobRequest} since:today -> CoachingScheduleSlotsJobResponse any:coaching:scheduleSlotJob:add
postCoachingScheduleslotsQuery(body) POST /api/v2/coaching/scheduleslots/query {body: CoachingSlotsRequest} -> CoachingSlotsResponse any:coaching:scheduleSlot:view

## ContentManagementApi
deleteContentmanagementDocument(documentId) DELETE /api/v2/contentmanagement/documents/{documentId} ?override:boolean -> void any:content_management_user
deleteContentmanagementShare(shareId) DELETE /api/v2/contentmanagement/shares/{shareId} -> void
deleteContentmanagementStatusStatusId(statusId) DELETE /api/v2/contentmanagement/status/{statusId} -> void
deleteContentmanagementWorkspace(workspaceId) DELETE /api/v2/contentmanagement/workspaces/{workspaceId} ?moveChildrenToWorkspaceId -> void
deleteContentmanagementWorkspaceMember(workspaceId, memberId) DELETE /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId} -> void
deleteContentmanagementWorkspaceTagvalue(workspaceId, tagId) DELETE /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId} -> void
getContentmanagementDocument(documentId) GET /api/v2/contentmanagement/documents/{documentId} ?expand:(lockInfo|acl|workspace)[] -> Document any:content_management_user
getContentmanagementDocumentAudits(documentId) GET /api/v2/contentmanagement/documents/{documentId}/audits ?pageSize:integer=25 ?pageNumber:integer=1 ?transactionFilter ?level=USER ?sortBy ?sortOrder=ascending deprecated retired -> DocumentAuditEntityListing
getContentmanagementDocumentContent(documentId) GET /api/v2/contentmanagement/documents/{documentId}/content ?disposition:(attachment|inline) ?contentType -> DownloadResponse any:content_management_user
getContentmanagementDocuments(workspaceId) GET /api/v2/contentmanagement/documents ?workspaceId ?name ?expand:(acl|workspace)[] ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?sortOrder=ascending deprecated -> DocumentEntityListing
getContentmanagementQuery(queryPhrase) GET /api/v2/contentmanagement/query ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=name ?sortOrder=ascending ?queryPhrase ?expand:(acl|workspace)[] -> QueryResults
getContentmanagementSecurityprofile(securityProfileId) GET /api/v2/contentmanagement/securityprofiles/{securityProfileId} -> SecurityProfile
getContentmanagementSecurityprofiles() GET /api/v2/contentmanagement/securityprofiles -> SecurityProfileEntityListing
getContentmanagementShare(shareId) GET /api/v2/contentmanagement/shares/{shareId} ?expand:(member)[] -> Share
getContentmanagementSharedSharedId(sharedId) GET /api/v2/contentmanagement/shared/{sharedId} ?redirect:boolean=true ?disposition:(attachment|inline|none)=attachment ?contentType ?expand:(document.acl) -> SharedResponse
getContentmanagementShares() GET /api/v2/contentmanagement/shares ?entityId ?expand:(member)[] ?pageSize:integer=25 ?pageNumber:integer=1 -> ShareEntityListing
getContentmanagementStatus() GET /api/v2/contentmanagement/status ?pageSize:integer=25 ?pageNumber:integer=1 -> CommandStatusEntityListing
getContentmanagementStatusStatusId(statusId) GET /api/v2/contentmanagement/status/{statusId} -> CommandStatus
getContentmanagementUsage() GET /api/v2/contentmanagement/usage -> Usage
getContentmanagementWorkspace(workspaceId) GET /api/v2/contentmanagement/workspaces/{workspaceId} ?expand:(summary|acl)[] -> Workspace
getContentmanagementWorkspaceDocuments(workspaceId) GET /api/v2/contentmanagement/workspaces/{workspaceId}/documents ?expand:(acl|workspace)[] ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?sortOrder=ascending -> DocumentEntityListing
getContentmanagementWorkspaceMember(workspaceId, memberId) GET /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId} ?expand:(member)[] -> WorkspaceMember
getContentmanagementWorkspaceMembers(workspaceId) GET /api/v2/contentmanagement/workspaces/{workspaceId}/members ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(member)[] -> WorkspaceMemberEntityListing
getContentmanagementWorkspaceTagvalue(workspaceId, tagId) GET /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId} ?expand:(acl)[] -> TagValue
getContentmanagementWorkspaceTagvalues(workspaceId) GET /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues ?value ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(acl)[] -> TagValueEntityListing
getContentmanagementWorkspaces() GET /api/v2/contentmanagement/workspaces ?pageSize:integer=25 ?pageNumber:integer=1 ?access:(content|admin|document:create|document:viewContent|document:viewMetadata|document:download|document:delete|document:update|document:share|document:shareView|document:email|document:print|document:auditView|document:replace|document:tag|tag:create|tag:view|tag:update|tag:apply|tag:remove|tag:delete)[] ?expand:(summary|acl)[] -> WorkspaceEntityListing
postContentmanagementAuditquery(body) POST /api/v2/contentmanagement/auditquery {body: ContentQueryRequest} deprecated retired -> QueryResults
postContentmanagementDocument(documentId, body) POST /api/v2/contentmanagement/documents/{documentId} ?expand:(acl) ?override:boolean {body: DocumentUpdate} -> Document any:content_management_user
postContentmanagementDocumentContent(documentId, body) POST /api/v2/contentmanagement/documents/{documentId}/content ?override:boolean {body: ReplaceRequest} -> ReplaceResponse any:content_management_user
postContentmanagementDocuments(body) POST /api/v2/contentmanagement/documents ?copySource ?moveSource ?override:boolean {body: DocumentUpload} -> Document
postContentmanagementQuery(body) POST /api/v2/contentmanagement/query ?expand:(acl|workspace) {body: QueryRequest} -> QueryResults
postContentmanagementShares(body) POST /api/v2/contentmanagement/shares {body: CreateShareRequest} -> CreateShareResponse
postContentmanagementWorkspaceTagvalues(workspaceId, body) POST /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues {body: TagValue} -> TagValue
postContentmanagementWorkspaceTagvaluesQuery(workspaceId, body) POST /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/query ?expand:(acl)[] {body: TagQueryRequest} -> TagValueEntityListing
postContentmanagementWorkspaces(body) POST /api/v2/contentmanagement/workspaces {body: WorkspaceCreate} -> Workspace
putContentmanagementWorkspace(workspaceId, body) PUT /api/v2/contentmanagement/workspaces/{workspaceId} {body: Workspace} -> Workspace
putContentmanagementWorkspaceMember(workspaceId, memberId, body) PUT /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId} {body: WorkspaceMember} -> WorkspaceMember
putContentmanagementWorkspaceTagvalue(workspaceId, tagId, body) PUT /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId} {body: TagValue} -> TagValue

## ConversationsApi
deleteAnalyticsConversationsAggregatesJob(jobId) DELETE /api/v2/analytics/conversations/aggregates/jobs/{jobId} since:today preview -> void any:analytics:conversationAggregate:view
deleteAnalyticsConversationsDetailsJob(jobId) DELETE /api/v2/analytics/conversations/details/jobs/{jobId} -> void any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
deleteConversation(conversationId) DELETE /api/v2/conversations/{conversationId} since:today -> void any:conversation:communication:disconnect
deleteConversationCustomattribute(conversationId, attributesId) DELETE /api/v2/conversations/{conversationId}/customattributes/{attributesId} since:today -> void any:conversation:customAttributes:delete
deleteConversationParticipantCode(conversationId, participantId, addCommunicationCode) DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/codes/{addCommunicationCode} -> void
deleteConversationParticipantFlaggedreason(conversationId, participantId) DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason -> void
deleteConversationsCallParticipantCommunicationPostflowaction(conversationId, participantId, communicationId) DELETE /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/postflowaction since:today -> void any:conversation:call:deleteMandatoryPostFlowAction
deleteConversationsCallParticipantConsult(conversationId, participantId) DELETE /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult -> void
deleteConversationsEmailMessagesDraftAttachment(conversationId, attachmentId) DELETE /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/{attachmentId} -> void
deleteConversationsMessagesCachedmediaCachedMediaItemId(cachedMediaItemId) DELETE /api/v2/conversations/messages/cachedmedia/{cachedMediaItemId} since:today -> void any:conversation:cachedMedia:delete
deleteConversationsMessagingIntegrationsAppleIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/apple/{integrationId} since:today -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsFacebookIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/facebook/{integrationId} -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsInstagramIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/instagram/{integrationId} since:today -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsLineIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/line/{integrationId} deprecated retired -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/{integrationId} since:today preview -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsOpenIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/open/{integrationId} -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsTwitterIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/twitter/{integrationId} -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsWhatsappIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/whatsapp/{integrationId} -> WhatsAppIntegration all:messaging:integration:delete
deleteConversationsMessagingSetting(messageSettingId) DELETE /api/v2/conversations/messaging/settings/{messageSettingId} since:today -> void all:messaging:setting:delete
deleteConversationsMessagingSettingsDefault() DELETE /api/v2/conversations/messaging/settings/default since:today -> void all:messaging:setting:delete
deleteConversationsMessagingSupportedcontentSupportedContentId(supportedContentId) DELETE /api/v2/conversations/messaging/supportedcontent/{supportedContentId} -> void all:messaging:supportedContent:delete
getAnalyticsConversationDetails(conversationId) GET /api/v2/analytics/conversations/{conversationId}/details -> AnalyticsConversationWithoutAttributes any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsAggregatesJob(jobId) GET /api/v2/analytics/conversations/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:conversationAggregate:view
getAnalyticsConversationsAggregatesJobResults(jobId) GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}/results ?cursor since:today preview -> ConversationAsyncAggregateQueryResponse any:analytics:conversationAggregate:view
getAnalyticsConversationsDetails() GET /api/v2/analytics/conversations/details ?id[] -> AnalyticsConversationWithoutAttributesMultiGetResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJob(jobId) GET /api/v2/analytics/conversations/details/jobs/{jobId} -> AsyncQueryStatus any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJobResults(jobId) GET /api/v2/analytics/conversations/details/jobs/{jobId}/results ?cursor ?pageSize:integer -> AnalyticsConversationAsyncQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJobsAvailability() GET /api/v2/analytics/conversations/details/jobs/availability -> DataAvailabilityResponse any:analytics:conversationDetail:view
getConversation(conversationId) GET /api/v2/conversations/{conversationId} -> Conversation any:conversation:communication:view
getConversationAccessattributes(conversationId) GET /api/v2/conversations/{conversationId}/accessattributes since:today -> ConversationAccessAttributesResponse any:conversation:accessAttributes:view
getConversationAssistantCopilotcontext(conversationId) GET /api/v2/conversations/{conversationId}/assistant/copilotcontext since:today preview -> CopilotContextValues all:conversation:assistantCopilotContext:view
getConversationCommunicationAgentchecklist(conversationId, communicationId, agentChecklistId) GET /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId} since:today -> AgentChecklistResponse all:conversation:agentchecklist:view
getConversationCommunicationAgentchecklistJob(conversationId, communicationId, agentChecklistId, jobId) GET /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}/jobs/{jobId} since:today -> ChecklistInferenceJobResponse all:conversation:agentchecklist:view
getConversationCommunicationAgentchecklists(conversationId, communicationId) GET /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists since:today -> AgentChecklistResponseList all:conversation:agentchecklist:view
getConversationCommunicationInternalmessage(conversationId, communicationId, messageId) GET /api/v2/conversations/{conversationId}/communications/{communicationId}/internalmessages/{messageId} since:today -> InternalMessageData any:conversation:internalMessaging:view
getConversationCommunicationInternalmessages(conversationId, communicationId) GET /api/v2/conversations/{conversationId}/communications/{communicationId}/internalmessages ?pageSize:integer=25 ?pageNumber:integer=1 since:today -> InternalMessageDataEntityListing any:conversation:internalMessaging:view
getConversationCustomattribute(conversationId, attributesId) GET /api/v2/conversations/{conversationId}/customattributes/{attributesId} since:today -> CustomAttributes any:conversation:customAttributes:view
getConversationCustomattributes(conversationId) GET /api/v2/conversations/{conversationId}/customattributes since:today -> CustomAttributesListing any:conversation:customAttributes:view
getConversationParticipantSecureivrsession(conversationId, participantId, secureSessionId) GET /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions/{secureSessionId} -> SecureSession
getConversationParticipantSecureivrsessions(conversationId, participantId) GET /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions -> SecureSessionEntityListing
getConversationParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationSecureattributes(conversationId) GET /api/v2/conversations/{conversationId}/secureattributes since:today -> ConversationSecureAttributes any:conversation:participant:attributesview
getConversationSuggestion(conversationId, suggestionId) GET /api/v2/conversations/{conversationId}/suggestions/{suggestionId} since:today -> Suggestion all:conversation:suggestion:view
getConversationSuggestions(conversationId) GET /api/v2/conversations/{conversationId}/suggestions ?before ?after ?pageSize ?type:(Faq|Article|KnowledgeArticle|KnowledgeSearch|CannedResponse|Script|SuggestedKnowledgeAnswer|ThirdPartySuggestion) ?state:(Suggested|Accepted|Dismissed|Failed|Rated) since:today -> SuggestionListing all:conversation:suggestion:view
getConversationSummaries(conversationId) GET /api/v2/conversations/{conversationId}/summaries since:today -> ConversationSummariesGetResponse all:conversation:summary:view
getConversations() GET /api/v2/conversations ?communicationType -> ConversationEntityListing
getConversationsCall(conversationId) GET /api/v2/conversations/calls/{conversationId} -> CallConversation
getConversationsCallParticipantCommunicationWrapup(conversationId, participantId, communicationId) GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup ?provisional:boolean=false since:today -> AssignedWrapupCode
getConversationsCallParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsCallParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsCallback(conversationId) GET /api/v2/conversations/callbacks/{conversationId} -> CallbackConversation
getConversationsCallbackParticipantCommunicationWrapup(conversationId, participantId, communicationId) GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup ?provisional:boolean=false since:today -> AssignedWrapupCode
getConversationsCallbackParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsCallbackParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsCallbacks() GET /api/v2/conversations/callbacks -> CallbackConversationEntityListing
getConversationsCalls() GET /api/v2/conversations/calls -> CallConversationEntityListing
getConversationsCallsHistory() GET /api/v2/conversations/calls/history ?pageSize:integer=25 ?pageNumber:integer=1 ?interval ?expand:(externalorganization|externalcontact|user|queue|group)[] -> CallHistoryConversationEntityListing
getConversationsCallsMaximumconferenceparties() GET /api/v2/conversations/calls/maximumconferenceparties -> MaxParticipants
getConversationsChat(conversationId) GET /api/v2/conversations/chats/{conversationId} deprecated retired -> ChatConversation
getConversationsChatMessage(conversationId, messageId) GET /api/v2/conversations/chats/{conversationId}/messages/{messageId} deprecated retired -> WebChatMessage
getConversationsChatMessages(conversationId) GET /api/v2/conversations/chats/{conversationId}/messages ?after ?before ?sortOrder:(ascending|descending)=ascending ?maxResults:integer=100 deprecated retired -> WebChatMessageEntityList
getConversationsChatParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/chats/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false deprecated retired -> AssignedWrapupCode
getConversationsChatParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/chats/{conversationId}/participants/{participantId}/wrapupcodes deprecated retired -> WrapupCode[]
getConversationsChats() GET /api/v2/conversations/chats deprecated retired -> ChatConversationEntityListing
getConversationsCobrowsesession(conversationId) GET /api/v2/conversations/cobrowsesessions/{conversationId} -> CobrowseConversation
getConversationsCobrowsesessionParticipantCommunicationWrapup(conversationId, participantId, communicationId) GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup ?provisional:boolean=false since:today deprecated -> AssignedWrapupCode
getConversationsCobrowsesessionParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false deprecated -> AssignedWrapupCode
getConversationsCobrowsesessionParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/wrapupcodes deprecated -> WrapupCode[]
getConversationsCobrowsesessions() GET /api/v2/conversations/cobrowsesessions -> CobrowseConversationEntityListing
getConversationsCustomattributesSchema(schemaId) GET /api/v2/conversations/customattributes/schemas/{schemaId} since:today -> ConversationDataSchema any:conversation:customAttributes:schemaView
getConversationsCustomattributesSchemaVersion(schemaId, versionId) GET /api/v2/conversations/customattributes/schemas/{schemaId}/versions/{versionId} since:today -> ConversationDataSchema any:conversation:customAttributes:schemaView
getConversationsCustomattributesSchemaVersions(schemaId) GET /api/v2/conversations/customattributes/schemas/{schemaId}/versions since:today -> ConversationDataSchemaListing any:conversation:customAttributes:schemaView
getConversationsCustomattributesSchemas() GET /api/v2/conversations/customattributes/schemas since:today -> ConversationDataSchemaListing any:conversation:customAttributes:schemaView
getConversationsCustomattributesSchemasCoretype(coreTypeName) GET /api/v2/conversations/customattributes/schemas/coretypes/{coreTypeName} since:today -> Coretype any:conversation:customAttributes:schemaView
getConversationsCustomattributesSchemasCoretypes() GET /api/v2/conversations/customattributes/schemas/coretypes since:today -> CoretypeListing any:conversation:customAttributes:schemaView
getConversationsCustomattributesSchemasLimits() GET /api/v2/conversations/customattributes/schemas/limits since:today -> SchemaQuantityLimits any:conversation:customAttributes:schemaView
getConversationsEmail(conversationId) GET /api/v2/conversations/emails/{conversationId} -> EmailConversation
getConversationsEmailMessage(conversationId, messageId) GET /api/v2/conversations/emails/{conversationId}/messages/{messageId} -> EmailMessage
getConversationsEmailMessages(conversationId) GET /api/v2/conversations/emails/{conversationId}/messages ?includeAgentlessStitchedMessages:boolean=false -> EmailMessagePreviewListing
getConversationsEmailMessagesDraft(conversationId) GET /api/v2/conversations/emails/{conversationId}/messages/draft -> EmailMessage
getConversationsEmailParticipantCommunicationWrapup(conversationId, participantId, communicationId) GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup ?provisional:boolean=false since:today -> AssignedWrapupCode
getConversationsEmailParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsEmailParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsEmailSettings(conversationId) GET /api/v2/conversations/emails/{conversationId}/settings -> EmailsSettings
getConversationsEmails() GET /api/v2/conversations/emails -> EmailConversationEntityListing
getConversationsInternalmessage(conversationId) GET /api/v2/conversations/internalmessages/{conversationId} since:today -> InternalMessageConversation any:conversation:internalMessaging:view
getConversationsInternalmessages() GET /api/v2/conversations/internalmessages since:today -> InternalMessageConversationEntityListing any:conversation:internalMessaging:view
getConversationsKeyconfiguration(keyconfigurationsId) GET /api/v2/conversations/keyconfigurations/{keyconfigurationsId} since:today -> ConversationEncryptionConfiguration any:conversation:encryptionKey:view
getConversationsKeyconfigurations() GET /api/v2/conversations/keyconfigurations since:today -> ConversationEncryptionConfigurationListing any:conversation:encryptionKey:view
getConversationsMessage(conversationId) GET /api/v2/conversations/messages/{conversationId} -> MessageConversation
getConversationsMessageCommunicationMessagesMedia(conversationId, communicationId) GET /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media ?status:(uploading|valid|invalid) ?pageNumber:integer=1 ?pageSize:integer=25 since:today -> MessageMediaListing any:conversation:messageMedia:view
getConversationsMessageCommunicationMessagesMediaMediaId(conversationId, communicationId, mediaId) GET /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media/{mediaId} -> MessageMediaData any:conversation:message:view,conversation:webmessaging:view
getConversationsMessageDetails(messageId) GET /api/v2/conversations/messages/{messageId}/details -> MessageData any:conversation:message:view,conversation:webmessaging:view
getConversationsMessageMessage(conversationId, messageId) GET /api/v2/conversations/messages/{conversationId}/messages/{messageId} -> MessageData any:conversation:message:view,conversation:webmessaging:view
getConversationsMessageParticipantCommunicationWrapup(conversationId, participantId, communicationId) GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup ?provisional:boolean=false since:today -> AssignedWrapupCode
getConversationsMessageParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsMessageParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsMessages() GET /api/v2/conversations/messages -> MessageConversationEntityListing
getConversationsMessagesCachedmedia() GET /api/v2/conversations/messages/cachedmedia ?pageSize:integer=25 ?pageNumber:integer=1 ?url since:today -> CachedMediaItemEntityListing any:conversation:cachedMedia:view
getConversationsMessagesCachedmediaCachedMediaItemId(cachedMediaItemId) GET /api/v2/conversations/messages/cachedmedia/{cachedMediaItemId} since:today -> CachedMediaItem any:conversation:cachedMedia:view
getConversationsMessagingFacebookApp() GET /api/v2/conversations/messaging/facebook/app -> FacebookAppCredentials all:messaging:integration:add
getConversationsMessagingFacebookPermissions() GET /api/v2/conversations/messaging/facebook/permissions since:today -> FacebookPermissionEntityListing any:messaging:integration:add,messaging:integration:edit,messaging:conversationInstagramIntegration:add
getConversationsMessagingIdentityresolutionIntegrationsAppleIntegrationId(integrationId) GET /api/v2/conversations/messaging/identityresolution/integrations/apple/{integrationId} since:today -> AppleIdentityResolutionConfig all:messaging:integration:view,messaging:identityResolutionApple:view
getConversationsMessagingIdentityresolutionIntegrationsFacebookIntegrationId(integrationId) GET /api/v2/conversations/messaging/identityresolution/integrations/facebook/{integrationId} since:today -> FacebookIdentityResolutionConfig all:messaging:integration:view,messaging:identityResolutionFacebook:view
getConversationsMessagingIdentityresolutionIntegrationsInstagramIntegrationId(integrationId) GET /api/v2/conversations/messaging/identityresolution/integrations/instagram/{integrationId} since:today -> InstagramIdentityResolutionConfig all:messaging:integration:view,messaging:identityResolutionInstagram:view
getConversationsMessagingIdentityresolutionIntegrationsOpenIntegrationId(integrationId) GET /api/v2/conversations/messaging/identityresolution/integrations/open/{integrationId} since:today -> OpenMessagingIdentityResolutionConfig all:messaging:integration:view,messaging:identityResolutionOpen:view
getConversationsMessagingIdentityresolutionIntegrationsTwitterIntegrationId(integrationId) GET /api/v2/conversations/messaging/identityresolution/integrations/twitter/{integrationId} since:today -> TwitterIdentityResolutionConfig all:messaging:integration:view,messaging:identityResolutionX:view
getConversationsMessagingIdentityresolutionIntegrationsWhatsappIntegrationId(integrationId) GET /api/v2/conversations/messaging/identityresolution/integrations/whatsapp/{integrationId} since:today -> WhatsAppIdentityResolutionConfig all:messaging:integration:view,messaging:identityResolutionWhatsApp:view
getConversationsMessagingIntegrationTwitterOauthSettings(integrationId) GET /api/v2/conversations/messaging/integrations/{integrationId}/twitter/oauth/settings since:today -> TwitterOAuthSettings all:messaging:XIntegration:add
getConversationsMessagingIntegrations() GET /api/v2/conversations/messaging/integrations ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:@MessagingIntegrationExpand ?supportedContentId@supportedContent.id ?messagingSettingId@messagingSetting.id -> MessagingIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsApple() GET /api/v2/conversations/messaging/integrations/apple ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:@MessagingIntegrationExpand ?supportedContentId@supportedContent.id ?messagingSettingId@messagingSetting.id since:today -> AppleIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsAppleIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/apple/{integrationId} ?expand:@MessagingIntegrationExpand since:today -> AppleIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsFacebook() GET /api/v2/conversations/messaging/integrations/facebook ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:@MessagingIntegrationExpand ?supportedContentId@supportedContent.id ?messagingSettingId@messagingSetting.id -> FacebookIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsFacebookIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/facebook/{integrationId} ?expand:@MessagingIntegrationExpand -> FacebookIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsInstagram() GET /api/v2/conversations/messaging/integrations/instagram ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:@MessagingIntegrationExpand ?supportedContentId@supportedContent.id ?messagingSettingId@messagingSetting.id since:today -> InstagramIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsInstagramIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/instagram/{integrationId} ?expand:@MessagingIntegrationExpand since:today -> InstagramIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsLine() GET /api/v2/conversations/messaging/integrations/line ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(supportedContent) ?supportedContentId@supportedContent.id deprecated retired -> LineIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsLineIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/line/{integrationId} ?expand:(supportedContent) deprecated retired -> LineIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsOpen() GET /api/v2/conversations/messaging/integrations/open ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:@MessagingIntegrationExpand ?supportedContentId@supportedContent.id ?messagingSettingId@messagingSetting.id -> OpenIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/{integrationId} ?expand:@MessagingIntegrationExpand since:today preview -> GoogleBusinessProfileOpenIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileOauthSettings() GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/oauth/settings since:today preview -> GoogleOAuthSettingsResponse any:messaging:googleBusinessProfileOAuthSettings:view
getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileToken(tokenId) GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/tokens/{tokenId} since:today preview -> GoogleAuthToken any:messaging:googleBusinessProfileToken:view
getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileTokenAccounts(tokenId) GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/tokens/{tokenId}/accounts since:today preview -> GoogleBusinessProfileAccountListing any:messaging:googleBusinessProfileAccount:view
getConversationsMessagingIntegrationsOpenIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/open/{integrationId} ?expand:@MessagingIntegrationExpand -> OpenIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsTwitter() GET /api/v2/conversations/messaging/integrations/twitter ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:@MessagingIntegrationExpand ?supportedContentId@supportedContent.id ?messagingSettingId@messagingSetting.id -> TwitterIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsTwitterIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/twitter/{integrationId} ?expand:@MessagingIntegrationExpand -> TwitterIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsTwitterOauthSettings() GET /api/v2/conversations/messaging/integrations/twitter/oauth/settings since:today -> TwitterSignupOAuthSettings all:messaging:XIntegration:add
getConversationsMessagingIntegrationsWhatsapp() GET /api/v2/conversations/messaging/integrations/whatsapp ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:@MessagingIntegrationExpand ?supportedContentId@supportedContent.id ?messagingSettingId@messagingSetting.id -> WhatsAppIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsWhatsappIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/whatsapp/{integrationId} ?expand:@MessagingIntegrationExpand -> WhatsAppIntegration all:messaging:integration:view
getConversationsMessagingOauthAppleCallback(code, state) GET /api/v2/conversations/messaging/oauth/apple/callback ?code ?state ?error since:today -> OAuthAppleAuthorizationResponse
getConversationsMessagingSetting(messageSettingId) GET /api/v2/conversations/messaging/settings/{messageSettingId} since:today -> MessagingSetting all:messaging:setting:view
getConversationsMessagingSettings() GET /api/v2/conversations/messaging/settings ?pageSize:integer=25 ?pageNumber:integer=1 since:today -> MessagingConfigListing all:messaging:setting:view
getConversationsMessagingSettingsDefault() GET /api/v2/conversations/messaging/settings/default since:today -> MessagingSetting all:messaging:setting:view
getConversationsMessagingSticker(messengerType) GET /api/v2/conversations/messaging/stickers/{messengerType} /messengerType:(sms|facebook|twitter|line|whatsapp|webmessaging|instagram|open) ?pageSize:integer=25 ?pageNumber:integer=1 deprecated retired -> MessagingStickerEntityListing all:conversation:message:create
getConversationsMessagingSupportedcontent() GET /api/v2/conversations/messaging/supportedcontent ?pageSize:integer=25 ?pageNumber:integer=1 -> SupportedContentListing all:messaging:supportedContent:view
getConversationsMessagingSupportedcontentDefault() GET /api/v2/conversations/messaging/supportedcontent/default -> SupportedContent all:messaging:supportedContent:view
getConversationsMessagingSupportedcontentSupportedContentId(supportedContentId) GET /api/v2/conversations/messaging/supportedcontent/{supportedContentId} -> SupportedContent all:messaging:supportedContent:view
getConversationsMessagingThreadingtimeline() GET /api/v2/conversations/messaging/threadingtimeline -> ConversationThreadingWindow all:conversation:threadingTimeline:view
getConversationsScreenshareParticipantCommunicationWrapup(conversationId, participantId, communicationId) GET /api/v2/conversations/screenshares/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup ?provisional:boolean=false since:today deprecated -> AssignedWrapupCode
getConversationsSettings() GET /api/v2/conversations/settings since:today -> Settings any:conversation:settings:view
getConversationsSocialParticipantCommunicationWrapup(conversationId, participantId, communicationId) GET /api/v2/conversations/socials/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup ?provisional:boolean=false since:today -> AssignedWrapupCode
getConversationsVideoDetails(conferenceId) GET /api/v2/conversations/videos/{conferenceId}/details since:today preview -> VideoConferenceDetails any:video:video:access
getConversationsVideoParticipantCommunicationWrapup(conversationId, participantId, communicationId) GET /api/v2/conversations/videos/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup ?provisional:boolean=false since:today -> AssignedWrapupCode
getConversationsVideosMeeting(meetingId) GET /api/v2/conversations/videos/meetings/{meetingId} since:today -> MeetingIdRecord any:video:video:access
patchConversationCustomattributes(conversationId) PATCH /api/v2/conversations/{conversationId}/customattributes {body: CustomAttributesPatchRequest} since:today -> void any:conversation:customAttributes:edit
patchConversationCustomattributesBulk(conversationId) PATCH /api/v2/conversations/{conversationId}/customattributes/bulk {body: CustomAttributesPatchRequest[]} since:today -> CustomAttributesBulkUpdateResponseMap any:conversation:customAttributes:edit
patchConversationParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void any:conversation:participant:wrapup,conversation:call:record,conversation:communication:disconnect
patchConversationParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> void
patchConversationRecordingstate(conversationId, body) PATCH /api/v2/conversations/{conversationId}/recordingstate {body: SetRecordingState} since:today -> void any:conversation:recording:pauseOthers
patchConversationSecureattributes(conversationId, body) PATCH /api/v2/conversations/{conversationId}/secureattributes {body: ConversationSecureAttributes} since:today -> string any:conversation:participant:attributesedit
patchConversationSuggestion(conversationId, suggestionId, body) PATCH /api/v2/conversations/{conversationId}/suggestions/{suggestionId} {body: SuggestionPatchRequest} since:today -> Suggestion all:conversation:suggestion:edit
patchConversationSummaryEngagements(conversationId, summaryId) PATCH /api/v2/conversations/{conversationId}/summaries/{summaryId}/engagements {body: EngagementRequest} since:today -> void all:conversation:summaryEngagement:edit
patchConversationSummaryFeedback(conversationId, summaryId) PATCH /api/v2/conversations/{conversationId}/summaries/{summaryId}/feedback {body: FeedbackUpdateRequest} since:today -> void all:conversation:summaryFeedback:edit
patchConversationUtilizationlabel(conversationId, body) PATCH /api/v2/conversations/{conversationId}/utilizationlabel {body: ConversationUtilizationLabelUpdate} since:today -> string any:conversation:utilizationLabel:edit
patchConversationsAftercallworkConversationIdParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/aftercallwork/{conversationId}/participants/{participantId}/communications/{communicationId} {body: AfterCallWorkUpdate} since:today -> AfterCallWorkUpdate any:conversation:participant:wrapup
patchConversationsCall(conversationId, body) PATCH /api/v2/conversations/calls/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect
patchConversationsCallConference(conversationId, body) PATCH /api/v2/conversations/calls/{conversationId}/conference {body: UpdateConferenceRequest} since:today -> void any:conversation:conference:add
patchConversationsCallParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void any:conversation:participant:wrapup,conversation:call:record,conversation:communication:disconnect
patchConversationsCallParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> ParticipantAttributes
patchConversationsCallParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsCallParticipantCommunicationPostflowaction(conversationId, participantId, communicationId) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/postflowaction {body: MandatoryPostCallActionInput} since:today -> void any:conversation:call:setMandatoryPostFlowAction
patchConversationsCallParticipantConsult(conversationId, participantId, body) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult {body: ConsultTransferUpdate} -> ConsultTransferResponse
patchConversationsCallParticipantUserUserId(conversationId, participantId, userId, body) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/user/{userId} {body: MediaParticipantRequest} since:today -> void any:conversation:participant:wrapup,conversation:call:record,conversation:communication:disconnect,conversation:agentlessCall:add
patchConversationsCallback(conversationId, body) PATCH /api/v2/conversations/callbacks/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect
patchConversationsCallbackParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void any:conversation:participant:wrapup,conversation:call:record,conversation:communication:disconnect
patchConversationsCallbackParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> ParticipantAttributes
patchConversationsCallbackParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsCallbacks(body) PATCH /api/v2/conversations/callbacks {body: PatchCallbackRequest} -> PatchCallbackResponse any:conversation:callback:edit
patchConversationsChat(conversationId, body) PATCH /api/v2/conversations/chats/{conversationId} {body: Conversation} deprecated retired -> Conversation any:conversation:communication:disconnect
patchConversationsChatParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} deprecated retired -> void
patchConversationsChatParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} deprecated retired -> void
patchConversationsChatParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} deprecated retired -> JsonObject
patchConversationsCobrowsesession(conversationId, body) PATCH /api/v2/conversations/cobrowsesessions/{conversationId} {body: Conversation} deprecated -> Conversation any:conversation:communication:disconnect
patchConversationsCobrowsesessionParticipant(conversationId, participantId) PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} deprecated -> void any:conversation:participant:wrapup,conversation:call:record,conversation:communication:disconnect
patchConversationsCobrowsesessionParticipantAttributes(conversationId, participantId) PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} deprecated -> ParticipantAttributes
patchConversationsCobrowsesessionParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} deprecated -> JsonObject
patchConversationsEmail(conversationId, body) PATCH /api/v2/conversations/emails/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect
patchConversationsEmailMessagesDraft(conversationId) PATCH /api/v2/conversations/emails/{conversationId}/messages/draft ?autoFill:boolean ?discard:boolean {body: DraftManipulationRequest} since:today -> EmailMessage
patchConversationsEmailParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void any:conversation:participant:wrapup,conversation:call:record,conversation:communication:disconnect,conversation:email:park
patchConversationsEmailParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> ParticipantAttributes
patchConversationsEmailParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsEmailParticipantParkingstate(conversationId, participantId, body) PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/parkingstate {body: ParkingStateRequest} since:today -> void any:conversation:email:park
patchConversationsMessage(conversationId, body) PATCH /api/v2/conversations/messages/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect,conversation:message:park
patchConversationsMessageParticipant(conversationId, participantId) PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void any:conversation:participant:wrapup,conversation:call:record,conversation:communication:disconnect
patchConversationsMessageParticipantAttributes(conversationId, participantId) PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> ParticipantAttributes
patchConversationsMessageParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsMessageParticipantParkingstate(conversationId, participantId, body) PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/parkingstate {body: ParkingStateRequest} since:today -> void any:conversation:message:park
patchConversationsMessagingIntegrationsAppleIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/apple/{integrationId} {body: AppleIntegrationUpdateRequest} since:today -> AppleIntegration all:messaging:appleIntegration:edit
patchConversationsMessagingIntegrationsFacebookIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/facebook/{integrationId} {body: FacebookIntegrationUpdateRequest} -> FacebookIntegration all:messaging:integration:edit
patchConversationsMessagingIntegrationsInstagramIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/instagram/{integrationId} {body: InstagramIntegrationUpdateRequest} since:today -> InstagramIntegration all:messaging:integration:edit
patchConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/{integrationId} {body: GoogleBusinessProfileOpenIntegrationUpdateRequest} since:today preview -> GoogleBusinessProfileOpenIntegration all:messaging:googleBusinessProfileIntegration:edit
patchConversationsMessagingIntegrationsOpenIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/open/{integrationId} {body: OpenIntegrationUpdateRequest} -> OpenIntegration all:messaging:integration:edit
patchConversationsMessagingIntegrationsTwitterIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/twitter/{integrationId} {body: TwitterIntegrationUpdateRequest} -> TwitterIntegration all:messaging:XIntegration:edit
patchConversationsMessagingIntegrationsWhatsappEmbeddedsignupIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/whatsapp/embeddedsignup/{integrationId} {body: WhatsAppEmbeddedSignupIntegrationActivationRequest} since:today -> WhatsAppIntegration all:messaging:integration:edit
patchConversationsMessagingIntegrationsWhatsappIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/whatsapp/{integrationId} {body: WhatsAppIntegrationUpdateRequest} -> WhatsAppIntegration all:messaging:integration:edit
patchConversationsMessagingSetting(messageSettingId, body) PATCH /api/v2/conversations/messaging/settings/{messageSettingId} {body: MessagingSettingPatchRequest} since:today -> MessagingSetting all:messaging:setting:edit
patchConversationsMessagingSupportedcontentSupportedContentId(supportedContentId, body) PATCH /api/v2/conversations/messaging/supportedcontent/{supportedContentId} {body: SupportedContent} -> SupportedContent all:messaging:supportedContent:edit
patchConversationsSettings(body) PATCH /api/v2/conversations/settings {body: Settings} since:today -> void any:conversation:settings:edit
postAnalyticsConversationDetailsProperties(conversationId, body) POST /api/v2/analytics/conversations/{conversationId}/details/properties {body: PropertyIndexRequest} -> PropertyIndexRequest any:analytics:conversationProperties:index
postAnalyticsConversationsActivityQuery(body) POST /api/v2/analytics/conversations/activity/query ?pageSize:integer ?pageNumber:integer {body: ConversationActivityQuery} since:today -> ConversationActivityResponse any:analytics:queueObservation:view
postAnalyticsConversationsAggregatesJobs(body) POST /api/v2/analytics/conversations/aggregates/jobs {body: ConversationAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:conversationAggregate:view
postAnalyticsConversationsAggregatesQuery(body) POST /api/v2/analytics/conversations/aggregates/query {body: ConversationAggregationQuery} -> ConversationAggregateQueryResponse any:analytics:conversationAggregate:view
postAnalyticsConversationsDetailsJobs(body) POST /api/v2/analytics/conversations/details/jobs {body: AsyncConversationQuery} -> AsyncQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
postAnalyticsConversationsDetailsQuery(body) POST /api/v2/analytics/conversations/details/query {body: ConversationQuery} -> AnalyticsConversationQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
postConversationAssign(conversationId, body) POST /api/v2/conversations/{conversationId}/assign {body: ConversationUser} -> string any:conversation:call:pull,conversation:call:assign,conversation:callback:pull,conversation:callback:assign,conversation:webchat:pull,conversation:webchat:assign,conversation:email:pull,conversation:email:assign,conversation:message:pull,conversation:message:assign
postConversationBarge(conversationId) POST /api/v2/conversations/{conversationId}/barge since:today -> void any:conversation:call:barge
postConversationCobrowse(conversationId) POST /api/v2/conversations/{conversationId}/cobrowse since:today -> CobrowseWebMessagingSession any:conversation:cobrowse:add,conversation:cobrowseVoice:add
postConversationCommunicationAgentchecklist(conversationId, communicationId, agentChecklistId, body) POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId} {body: ChecklistActivationPayload} since:today -> AgentChecklistResponse all:conversation:agentchecklist:edit
postConversationCommunicationAgentchecklistAgentaction(conversationId, communicationId, agentChecklistId, body) POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}/agentaction {body: AgentActionPayload} since:today -> AgentChecklistResponse all:conversation:agentchecklist:edit
postConversationCommunicationAgentchecklistJobs(conversationId, communicationId, agentChecklistId, body) POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}/jobs {body: ChecklistInferenceJobPayload} since:today -> ChecklistInferenceJobCreationResponse all:conversation:agentchecklist:edit
postConversationCommunicationAgentchecklistsFinalize(conversationId, communicationId, body) POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/finalize {body: ChecklistFinalizePayload} since:today -> AgentChecklistResponseList all:conversation:agentchecklist:edit
postConversationCommunicationInternalmessages(conversationId, communicationId, body) POST /api/v2/conversations/{conversationId}/communications/{communicationId}/internalmessages {body: InternalMessageRequest} since:today -> InternalMessageData any:conversation:internalMessaging:create
postConversationDisconnect(conversationId) POST /api/v2/conversations/{conversationId}/disconnect -> string any:conversation:communication:disconnect
postConversationParticipantCallbacks(conversationId, participantId) POST /api/v2/conversations/{conversationId}/participants/{participantId}/callbacks {body: CreateCallbackOnConversationCommand} -> void all:conversation:callback:create
postConversationParticipantDigits(conversationId, participantId) POST /api/v2/conversations/{conversationId}/participants/{participantId}/digits {body: Digits} -> void
postConversationParticipantInternalmessagesUsersCommunications(conversationId, participantId, body) POST /api/v2/conversations/{conversationId}/participants/{participantId}/internalmessages/users/communications {body: MessagingConferWithUserRequest} since:today -> MessagingConferResponse any:conversation:internalMessaging:setupWithUser
postConversationParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace {body: TransferRequest} deprecated -> void any:conversation:communication:blindTransfer
postConversationParticipantReplaceAgent(conversationId, participantId, body) POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/agent {body: TransferToAgentRequest} since:today -> void any:conversation:communication:blindTransfer,conversation:communication:blindTransferAgent
postConversationParticipantReplaceContactExternal(conversationId, participantId, body) POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/contact/external {body: TransferToExternalContactRequest} since:today -> void any:conversation:communication:blindTransfer,conversation:communication:blindTransferExternalContact
postConversationParticipantReplaceExternal(conversationId, participantId, body) POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/external {body: TransferToExternalRequest} since:today deprecated -> void any:conversation:communication:blindTransfer,conversation:communication:blindTransferExternal
postConversationParticipantReplaceQueue(conversationId, participantId, body) POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/queue {body: TransferToQueueRequest} since:today -> void any:conversation:communication:blindTransfer,conversation:communication:blindTransferQueue
postConversationParticipantSecureivrsessions(conversationId, participantId) POST /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions {body: CreateSecureSession} -> SecureSession
postConversationParticipantTransfer(conversationId, participantId, body) POST /api/v2/conversations/{conversationId}/participants/{participantId}/transfer {body: TransferToAddressRequest} since:today -> void any:conversation:communication:blindTransfer
postConversationSuggestionEngagement(conversationId, suggestionId, body) POST /api/v2/conversations/{conversationId}/suggestions/{suggestionId}/engagement {body: SuggestionEngagement} since:today -> SuggestionEngagement all:conversation:suggestionEngagement:add
postConversationSuggestionsFeedback(conversationId, body) POST /api/v2/conversations/{conversationId}/suggestions/feedback {body: Feedback} since:today deprecated -> void any:conversation:suggestionFeedback:add
postConversationSummaryFeedback(conversationId, summaryId) POST /api/v2/conversations/{conversationId}/summaries/{summaryId}/feedback {body: FeedbackAddRequest} since:today -> void all:conversation:summaryFeedback:add
postConversationsCall(conversationId, body) POST /api/v2/conversations/calls/{conversationId} {body: CallCommand} -> Conversation
postConversationsCallParticipantBarge(conversationId, participantId) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/barge since:today -> void any:conversation:call:barge
postConversationsCallParticipantCoach(conversationId, participantId) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/coach -> void any:conversation:call:coach
postConversationsCallParticipantCommunicationSummaries(conversationId, participantId, communicationId) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/summaries {body: OnDemandConversationSummaryRequest} since:today -> OnDemandSummaryAcceptedResponse all:conversation:summary:add
postConversationsCallParticipantCommunicationWrapup(conversationId, participantId, communicationId) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup {body: WrapupInput} since:today -> void any:conversation:participant:wrapup
postConversationsCallParticipantConsult(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult {body: ConsultTransfer} deprecated -> ConsultTransferResponse any:conversation:communication:consultTransfer
postConversationsCallParticipantConsultAgent(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/agent {body: ConsultTransferToAgent} since:today -> ConsultTransferResponse any:conversation:communication:consultTransfer,conversation:communication:consultTransferAgent
postConversationsCallParticipantConsultContactExternal(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/contact/external {body: ConsultTransferToExternalContact} since:today -> ConsultTransferResponse any:conversation:communication:consultTransfer,conversation:communication:consultTransferExternalContact
postConversationsCallParticipantConsultExternal(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/external {body: ConsultTransferToExternal} since:today deprecated -> ConsultTransferResponse any:conversation:communication:consultTransfer,conversation:communication:consultTransferExternal
postConversationsCallParticipantConsultQueue(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/queue {body: ConsultTransferToQueue} since:today -> ConsultTransferResponse any:conversation:communication:consultTransfer,conversation:communication:consultTransferQueue
postConversationsCallParticipantMonitor(conversationId, participantId) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/monitor -> void any:conversation:call:monitor
postConversationsCallParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void any:conversation:communication:blindTransfer
postConversationsCallParticipantSnippetRecord(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/snippet/record {body: SnippetRecordingRequest} since:today -> string any:conversation:recording:snippetRecord
postConversationsCallParticipantVoiceConsult(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/voice/consult {body: ConsultTransferToAddress} since:today -> ConsultTransferResponse any:conversation:communication:consultTransfer
postConversationsCallParticipants(conversationId, body) POST /api/v2/conversations/calls/{conversationId}/participants {body: Conversation} -> Conversation
postConversationsCallParticipantsUserUserId(conversationId, userId, body) POST /api/v2/conversations/calls/{conversationId}/participants/user/{userId} {body: Conversation} since:today -> Conversation any:conversation:agentlessCall:add
postConversationsCallbackParticipantCommunicationWrapup(conversationId, participantId, communicationId) POST /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup {body: WrapupInput} since:today -> void any:conversation:participant:wrapup
postConversationsCallbackParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void any:conversation:communication:blindTransfer
postConversationsCallbacks(body) POST /api/v2/conversations/callbacks {body: CreateCallbackCommand} -> CreateCallbackResponse all:conversation:callback:create
postConversationsCallbacksBulkDisconnect(body) POST /api/v2/conversations/callbacks/bulk/disconnect {body: BulkCallbackDisconnectRequest} -> void any:conversation:communication:disconnect
postConversationsCallbacksBulkUpdate(body) POST /api/v2/conversations/callbacks/bulk/update {body: BulkCallbackPatchRequest} -> BulkCallbackPatchResponse any:conversation:callback:edit
postConversationsCalls(body) POST /api/v2/conversations/calls {body: CreateCallRequest} -> CreateCallResponse any:conversation:conference:add
postConversationsCallsUserUserId(userId, body) POST /api/v2/conversations/calls/user/{userId} {body: CreateCallRequest} since:today -> CreateCallResponse any:conversation:agentlessCall:add,conversation:call:add
postConversationsChatCommunicationMessages(conversationId, communicationId, body) POST /api/v2/conversations/chats/{conversationId}/communications/{communicationId}/messages {body: CreateWebChatMessageRequest} deprecated retired -> WebChatMessage
postConversationsChatCommunicationTyping(conversationId, communicationId) POST /api/v2/conversations/chats/{conversationId}/communications/{communicationId}/typing deprecated retired -> WebChatTyping
postConversationsChatParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/chats/{conversationId}/participants/{participantId}/replace {body: TransferRequest} deprecated retired -> void
postConversationsChats(body) POST /api/v2/conversations/chats {body: CreateWebChatRequest} deprecated retired -> ChatConversation all:conversation:webchat:create
postConversationsCobrowsesessionParticipantCommunicationWrapup(conversationId, participantId, communicationId) POST /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup {body: WrapupInput} since:today deprecated -> void any:conversation:participant:wrapup
postConversationsCobrowsesessionParticipantReplace(conversationId, participantId) POST /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/replace {body: TransferRequest} deprecated -> void any:conversation:communication:blindTransfer
postConversationsCustomattributesSchemas(body) POST /api/v2/conversations/customattributes/schemas {body: ConversationJsonSchemaRequest} since:today -> ConversationDataSchema any:conversation:customAttributes:schemaAdd
postConversationsCustomattributesSearch(body) POST /api/v2/conversations/customattributes/search {body: ConversationCustomAttributesSearchRequest} since:today -> JsonSearchResponse any:conversation:customAttributes:view
postConversationsEmailInboundmessages(conversationId, body) POST /api/v2/conversations/emails/{conversationId}/inboundmessages {body: InboundMessageRequest} -> EmailConversation
postConversationsEmailMessages(conversationId, body) POST /api/v2/conversations/emails/{conversationId}/messages {body: EmailMessage} -> EmailMessageReply any:conversation:email:send
postConversationsEmailMessagesDraftAttachmentsCopy(conversationId, body) POST /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/copy {body: CopyAttachmentsRequest} -> EmailMessage
postConversationsEmailMessagesDraftAttachmentsUploads(conversationId, body) POST /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/uploads {body: UploadAttachmentRequest} since:today -> UploadAttachmentResponse any:conversation:emailAttachment:add
postConversationsEmailParticipantCommunicationWrapup(conversationId, participantId, communicationId) POST /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup {body: WrapupInput} since:today -> void any:conversation:participant:wrapup
postConversationsEmailParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/emails/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void any:conversation:communication:blindTransfer
postConversationsEmailReconnect(conversationId) POST /api/v2/conversations/emails/{conversationId}/reconnect since:today -> void any:conversation:communication:reconnect
postConversationsEmails(body) POST /api/v2/conversations/emails {body: CreateEmailRequest} -> EmailConversation any:conversation:email:create
postConversationsEmailsAgentless(body) POST /api/v2/conversations/emails/agentless {body: AgentlessEmailSendRequestDto} since:today -> AgentlessEmailSendResponseDto any:conversation:email:create,conversation:agentlessEmail:send
postConversationsFaxes(body) POST /api/v2/conversations/faxes {body: FaxSendRequest} -> FaxSendResponse
postConversationsKeyconfigurations(body) POST /api/v2/conversations/keyconfigurations {body: ConversationEncryptionConfiguration} since:today -> ConversationEncryptionConfiguration any:conversation:encryptionKey:edit
postConversationsKeyconfigurationsValidate(body) POST /api/v2/conversations/keyconfigurations/validate {body: ConversationEncryptionConfiguration} since:today -> ConversationEncryptionConfiguration any:conversation:encryptionKey:edit
postConversationsMessageCommunicationMessages(conversationId, communicationId, body) POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages {body: AdditionalMessage} -> MessageData any:conversation:message:create,conversation:webmessaging:create
postConversationsMessageCommunicationMessagesMedia(conversationId, communicationId) POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media deprecated -> MessageMediaData any:conversation:message:create,conversation:webmessaging:create,conversation:socialmedia:create
postConversationsMessageCommunicationMessagesMediaUploads(conversationId, communicationId, body) POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media/uploads {body: UploadMediaRequest} since:today -> MessageMediaUploadData any:conversation:message:create,conversation:webmessaging:create,conversation:socialmedia:create
postConversationsMessageCommunicationSocialmediaMessages(conversationId, communicationId, body) POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/socialmedia/messages {body: AdditionalSocialMediaMessage} since:today -> SocialMediaMessageData any:conversation:socialmedia:create
postConversationsMessageCommunicationTyping(conversationId, communicationId, body) POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/typing {body: MessageTypingEventRequest} since:today -> void any:conversation:message:create,conversation:webmessaging:create
postConversationsMessageInboundOpenEvent(integrationId, body) POST /api/v2/conversations/messages/{integrationId}/inbound/open/event {body: OpenInboundNormalizedEvent} since:today -> OpenEventNormalizedMessage all:conversation:message:receive
postConversationsMessageInboundOpenMessage(integrationId, body) POST /api/v2/conversations/messages/{integrationId}/inbound/open/message ?prefetchConversationId:boolean=false {body: OpenInboundNormalizedMessage} since:today -> OpenMessageNormalizedMessage all:conversation:message:receive
postConversationsMessageInboundOpenReceipt(integrationId, body) POST /api/v2/conversations/messages/{integrationId}/inbound/open/receipt {body: OpenInboundNormalizedReceipt} since:today -> OpenReceiptNormalizedMessage all:conversation:message:receive
postConversationsMessageInboundOpenStructuredResponse(integrationId, body) POST /api/v2/conversations/messages/{integrationId}/inbound/open/structured/response {body: OpenInboundStructuredResponseMessage} since:today -> OpenStructuredResponseNormalizedMessage all:conversation:message:receive
postConversationsMessageMessagesBulk(conversationId) POST /api/v2/conversations/messages/{conversationId}/messages/bulk {body: string[]} -> TextMessageListing any:conversation:message:view,conversation:webmessaging:view
postConversationsMessageParticipantCommunicationSummaries(conversationId, participantId, communicationId) POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}/summaries {body: OnDemandConversationSummaryRequest} since:today -> OnDemandSummaryAcceptedResponse all:conversation:summary:add
postConversationsMessageParticipantCommunicationWrapup(conversationId, participantId, communicationId) POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup {body: WrapupInput} since:today -> void any:conversation:participant:wrapup
postConversationsMessageParticipantMonitor(conversationId, participantId) POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/monitor since:today -> void any:conversation:message:monitor
postConversationsMessageParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void any:conversation:communication:blindTransfer
postConversationsMessages(body) POST /api/v2/conversations/messages {body: CreateOutboundMessagingConversationRequest} -> CreateOutboundMessagingConversationResponse all:conversation:message:create
postConversationsMessagesAgentless(body) POST /api/v2/conversations/messages/agentless {body: SendAgentlessOutboundMessageRequest} -> SendAgentlessOutboundMessageResponse all:conversation:message:create
postConversationsMessagesInboundOpen(body) POST /api/v2/conversations/messages/inbound/open {body: OpenNormalizedMessage} deprecated -> OpenNormalizedMessage all:conversation:message:receive
postConversationsMessagingIntegrationsApple(body) POST /api/v2/conversations/messaging/integrations/apple {body: AppleIntegrationRequest} since:today -> AppleIntegration all:messaging:appleIntegration:add
postConversationsMessagingIntegrationsFacebook(body) POST /api/v2/conversations/messaging/integrations/facebook {body: FacebookIntegrationRequest} -> FacebookIntegration all:messaging:integration:add
postConversationsMessagingIntegrationsInstagram(body) POST /api/v2/conversations/messaging/integrations/instagram {body: InstagramIntegrationRequest} since:today -> InstagramIntegration all:messaging:conversationInstagramIntegration:add
postConversationsMessagingIntegrationsLine(body) POST /api/v2/conversations/messaging/integrations/line {body: LineIntegrationRequest} deprecated retired -> LineIntegration all:messaging:integration:add
postConversationsMessagingIntegrationsOpen(body) POST /api/v2/conversations/messaging/integrations/open {body: OpenIntegrationRequest} -> OpenIntegration all:messaging:integration:add
postConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofile(body) POST /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile {body: GoogleBusinessProfileOpenIntegrationRequest} since:today preview -> GoogleBusinessProfileOpenIntegration all:messaging:googleBusinessProfileIntegration:add
postConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileTokens(body) POST /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/tokens {body: GoogleAuthTokenRequest} since:today preview -> GoogleAuthToken any:messaging:googleBusinessProfileToken:add
postConversationsMessagingIntegrationsTwitter(body) POST /api/v2/conversations/messaging/integrations/twitter {body: TwitterIntegrationRequest} -> TwitterIntegration all:messaging:XIntegration:add
postConversationsMessagingIntegrationsWhatsapp(body) POST /api/v2/conversations/messaging/integrations/whatsapp {body: WhatsAppIntegrationRequest} deprecated -> WhatsAppIntegration all:messaging:whatsappIntegration:add
postConversationsMessagingIntegrationsWhatsappEmbeddedsignup(body) POST /api/v2/conversations/messaging/integrations/whatsapp/embeddedsignup {body: WhatsAppEmbeddedSignupIntegrationRequest} since:today -> WhatsAppIntegration all:messaging:whatsappIntegration:add
postConversationsMessagingSettings(body) POST /api/v2/conversations/messaging/settings {body: MessagingSettingRequest} since:today -> MessagingSetting all:messaging:setting:add
postConversationsMessagingSupportedcontent(body) POST /api/v2/conversations/messaging/supportedcontent {body: SupportedContent} -> SupportedContent any:messaging:supportedContent:add
postConversationsParticipantsAttributesSearch(body) POST /api/v2/conversations/participants/attributes/search {body: ConversationParticipantSearchRequest} since:today -> JsonCursorSearchResponse any:conversation:participant:attributesview
postConversationsScreenshareParticipantCommunicationWrapup(conversationId, participantId, communicationId) POST /api/v2/conversations/screenshares/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup {body: WrapupInput} since:today deprecated -> void any:conversation:participant:wrapup
postConversationsSocialParticipantCommunicationWrapup(conversationId, participantId, communicationId) POST /api/v2/conversations/socials/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup {body: WrapupInput} since:today -> void any:conversation:participant:wrapup
postConversationsVideoAgentconferenceCommunication(conversationId, communicationId) POST /api/v2/conversations/videos/{conversationId}/agentconference/communications/{communicationId} since:today preview -> CreateJoinVideoResponse any:conversation:video:add
postConversationsVideoParticipantCommunicationWrapup(conversationId, participantId, communicationId) POST /api/v2/conversations/videos/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup {body: WrapupInput} since:today -> void any:conversation:participant:wrapup
postConversationsVideosMeetings(body) POST /api/v2/conversations/videos/meetings {body: GenerateMeetingIdRequest} since:today -> MeetingIdRecord any:video:video:access
putConversationAccessattributes(conversationId, body) PUT /api/v2/conversations/{conversationId}/accessattributes {body: ConversationAccessAttributesUpdate} since:today -> string any:conversation:accessAttributes:edit
putConversationCustomattributes(conversationId) PUT /api/v2/conversations/{conversationId}/customattributes {body: CustomAttributesUpdateRequest} since:today -> CustomAttributesIdResponse any:conversation:customAttributes:edit
putConversationCustomattributesBulk(conversationId) PUT /api/v2/conversations/{conversationId}/customattributes/bulk {body: CustomAttributesUpdateRequest[]} since:today -> CustomAttributesBulkUpdateResponseMap any:conversation:customAttributes:edit
putConversationParticipantFlaggedreason(conversationId, participantId) PUT /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason -> void
putConversationSecureattributes(conversationId, body) PUT /api/v2/conversations/{conversationId}/secureattributes {body: ConversationSecureAttributes} since:today -> string any:conversation:participant:attributesedit
putConversationTags(conversationId, body) PUT /api/v2/conversations/{conversationId}/tags {body: ConversationTagsUpdate} -> string any:conversation:externalTag:edit
putConversationsCallParticipantCommunicationUuidata(conversationId, participantId, communicationId, body) PUT /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/uuidata {body: SetUuiDataRequest} -> JsonObject
putConversationsCallRecordingstate(conversationId, body) PUT /api/v2/conversations/calls/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsCallbackRecordingstate(conversationId, body) PUT /api/v2/conversations/callbacks/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsChatRecordingstate(conversationId, body) PUT /api/v2/conversations/chats/{conversationId}/recordingstate {body: SetRecordingState} deprecated retired -> string any:conversation:recording:pauseOthers
putConversationsCobrowsesessionRecordingstate(conversationId, body) PUT /api/v2/conversations/cobrowsesessions/{conversationId}/recordingstate {body: SetRecordingState} deprecated -> string any:conversation:recording:pauseOthers
putConversationsCustomattributesSchema(schemaId, body) PUT /api/v2/conversations/customattributes/schemas/{schemaId} {body: ConversationSchemaUpdateRequest} since:today -> ConversationDataSchema any:conversation:customAttributes:schemaEdit
putConversationsEmailMessagesDraft(conversationId, body) PUT /api/v2/conversations/emails/{conversationId}/messages/draft {body: EmailMessage} -> EmailMessage
putConversationsEmailRecordingstate(conversationId, body) PUT /api/v2/conversations/emails/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsKeyconfiguration(keyconfigurationsId, body) PUT /api/v2/conversations/keyconfigurations/{keyconfigurationsId} {body: ConversationEncryptionConfiguration} since:today -> ConversationEncryptionConfiguration any:conversation:encryptionKey:edit
putConversationsMessageRecordingstate(conversationId, body) PUT /api/v2/conversations/messages/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsMessagingIdentityresolutionIntegrationsAppleIntegrationId(integrationId, body) PUT /api/v2/conversations/messaging/identityresolution/integrations/apple/{integrationId} {body: AppleIdentityResolutionConfig} since:today -> AppleIdentityResolutionConfig all:messaging:integration:edit,messaging:identityResolutionApple:edit
putConversationsMessagingIdentityresolutionIntegrationsFacebookIntegrationId(integrationId, body) PUT /api/v2/conversations/messaging/identityresolution/integrations/facebook/{integrationId} {body: FacebookIdentityResolutionConfig} since:today -> FacebookIdentityResolutionConfig all:messaging:integration:edit,messaging:identityResolutionFacebook:edit
putConversationsMessagingIdentityresolutionIntegrationsInstagramIntegrationId(integrationId, body) PUT /api/v2/conversations/messaging/identityresolution/integrations/instagram/{integrationId} {body: InstagramIdentityResolutionConfig} since:today -> InstagramIdentityResolutionConfig all:messaging:integration:edit,messaging:identityResolutionInstagram:edit
putConversationsMessagingIdentityresolutionIntegrationsOpenIntegrationId(integrationId, body) PUT /api/v2/conversations/messaging/identityresolution/integrations/open/{integrationId} {body: OpenMessagingIdentityResolutionConfig} since:today -> OpenMessagingIdentityResolutionConfig all:messaging:integration:edit,messaging:identityResolutionOpen:edit
putConversationsMessagingIdentityresolutionIntegrationsTwitterIntegrationId(integrationId, body) PUT /api/v2/conversations/messaging/identityresolution/integrations/twitter/{integrationId} {body: TwitterIdentityResolutionConfig} since:today -> TwitterIdentityResolutionConfig all:messaging:XIntegration:edit,messaging:identityResolutionX:edit
putConversationsMessagingIdentityresolutionIntegrationsWhatsappIntegrationId(integrationId, body) PUT /api/v2/conversations/messaging/identityresolution/integrations/whatsapp/{integrationId} {body: WhatsAppIdentityResolutionConfig} since:today -> WhatsAppIdentityResolutionConfig all:messaging:integration:edit,messaging:identityResolutionWhatsApp:edit
putConversationsMessagingIntegrationsLineIntegrationId(integrationId, body) PUT /api/v2/conversations/messaging/integrations/line/{integrationId} {body: LineIntegrationRequest} deprecated retired -> LineIntegration all:messaging:integration:edit
putConversationsMessagingSettingsDefault(body) PUT /api/v2/conversations/messaging/settings/default {body: MessagingSettingDefaultRequest} since:today -> MessagingSetting all:messaging:setting:edit
putConversationsMessagingSupportedcontentDefault(body) PUT /api/v2/conversations/messaging/supportedcontent/default {body: SupportedContentReference} -> SupportedContent all:messaging:supportedContent:edit
putConversationsMessagingThreadingtimeline(body) PUT /api/v2/conversations/messaging/threadingtimeline {body: ConversationThreadingWindow} -> ConversationThreadingWindow all:conversation:threadingTimeline:edit
putConversationsScreenshareRecordingstate(conversationId, body) PUT /api/v2/conversations/screenshares/{conversationId}/recordingstate {body: SetRecordingState} deprecated -> string any:conversation:recording:pauseOthers
putConversationsSocialRecordingstate(conversationId, body) PUT /api/v2/conversations/socials/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsVideoRecordingstate(conversationId, body) PUT /api/v2/conversations/videos/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers

## DataExtensionsApi
getDataextensionsCoretype(coretypeName) GET /api/v2/dataextensions/coretypes/{coretypeName} -> Coretype any:externalContacts:customFields:view
getDataextensionsCoretypes() GET /api/v2/dataextensions/coretypes -> CoretypeListing any:externalContacts:customFields:view
getDataextensionsLimits() GET /api/v2/dataextensions/limits -> SchemaQuantityLimits any:externalContacts:customFields:view

## DataPrivacyApi
deleteDataprivacyMaskingrule(ruleId) DELETE /api/v2/dataprivacy/maskingrules/{ruleId} since:today -> void all:dataprivacy:maskingrule:delete
getDataprivacyMaskingrule(ruleId) GET /api/v2/dataprivacy/maskingrules/{ruleId} since:today -> MaskingRule all:dataprivacy:maskingrule:view
getDataprivacyMaskingrules() GET /api/v2/dataprivacy/maskingrules since:today -> MaskingRuleListing all:dataprivacy:maskingrule:view
patchDataprivacyMaskingrule(ruleId) PATCH /api/v2/dataprivacy/maskingrules/{ruleId} {body: MaskingRule} since:today -> MaskingRule all:dataprivacy:maskingrule:edit
postDataprivacyMaskingrules(body) POST /api/v2/dataprivacy/maskingrules {body: MaskingRule} since:today -> MaskingRule all:dataprivacy:maskingrule:add
postDataprivacyMaskingrulesValidate(body) POST /api/v2/dataprivacy/maskingrules/validate {body: MaskingRuleValidateRequest} since:today -> MaskingRuleValidateResponse all:dataprivacy:maskingrule:execute

## DependenciesApi
getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredby(entityType, entityId) GET /api/v2/dependencies/type/{entityType}/id/{entityId}/connections/requiredby ?pageSize ?beforeSourceType ?beforeSourceId ?afterSourceType ?afterSourceId since:today -> DependencyEntityListing any:dependencies:dependency:view
getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredbycounts(entityType, entityId) GET /api/v2/dependencies/type/{entityType}/id/{entityId}/connections/requiredbycounts since:today -> DependencyCount any:dependencies:dependency:view
getDependenciesTypeEntityTypeIdEntityIdConnectionsRequires(entityType, entityId) GET /api/v2/dependencies/type/{entityType}/id/{entityId}/connections/requires ?pageSize ?beforeSourceType ?beforeSourceId ?afterSourceType ?afterSourceId since:today -> DependencyEntityListing any:dependencies:dependency:view

## DownloadsApi
getDownload(downloadId) GET /api/v2/downloads/{downloadId} ?contentDisposition ?issueRedirect:boolean=true ?redirectToAuth:boolean=true since:today -> UrlResponse

## EmailsApi
deleteEmailsSettingsThreading() DELETE /api/v2/emails/settings/threading since:today -> void any:conversation:emailThreadingSettings:edit
getEmailsSettings() GET /api/v2/emails/settings since:today -> EmailSettings any:conversation:settings:view
getEmailsSettingsThreading() GET /api/v2/emails/settings/threading since:today -> EmailThreadingSettings any:conversation:emailThreadingSettings:view
patchEmailsSettings() PATCH /api/v2/emails/settings {body: EmailSettings} since:today -> EmailSettings any:conversation:settings:edit
patchEmailsSettingsThreading() PATCH /api/v2/emails/settings/threading {body: EmailThreadingSettings} since:today -> EmailThreadingSettings any:conversation:emailThreadingSettings:edit

## EmployeeEngagementApi
deleteEmployeeengagementCelebration(celebrationId) DELETE /api/v2/employeeengagement/celebrations/{celebrationId} since:today -> void any:engagement:celebration:delete
getEmployeeengagementCelebrations() GET /api/v2/employeeengagement/celebrations ?pageNumber:integer=1 ?pageSize:integer=25 since:today -> GetCelebrationListing any:engagement:celebration:view
getEmployeeengagementRecognition(recognitionId) GET /api/v2/employeeengagement/recognitions/{recognitionId} since:today -> Recognition any:engagement:recognition:view
getEmployeeengagementRecognitions() GET /api/v2/employeeengagement/recognitions ?direction:(sent|received)=received ?recipient ?dateStart:date-time ?dateEnd:date-time ?pageSize:integer=100 ?pageNumber:integer=1 since:today -> Recognitions any:engagement:recognition:view
patchEmployeeengagementCelebration(celebrationId, body) PATCH /api/v2/employeeengagement/celebrations/{celebrationId} {body: CelebrationStateParam} since:today -> void any:engagement:celebration:edit
postEmployeeengagementRecognitions(body) POST /api/v2/employeeengagement/recognitions {body: CreateRecognition} since:today -> RecognitionBase any:engagement:recognition:add

## EventsApi
postEventsConversations(body) POST /api/v2/events/conversations {body: BatchConversationEventRequest} since:today -> BatchEventResponse any:conversation:conversation:inject
postEventsRoutingCustomkpiattributions(body) POST /api/v2/events/routing/customkpiattributions {body: BatchPredictiveRoutingCustomKpiAttributionEventRequest} since:today preview -> BatchEventResponse any:routing:customKpiAttribution:inject
postEventsUsersPresence(body) POST /api/v2/events/users/presence {body: BatchUserPresenceEventRequest} since:today -> BatchEventResponse any:presence:userPresence:inject
postEventsUsersRoutingstatus(body) POST /api/v2/events/users/routingstatus {body: BatchUserRoutingStatusEventRequest} since:today -> BatchEventResponse any:routing:routingstatus:inject

## ExternalContactsApi
deleteExternalcontactsContact(contactId) DELETE /api/v2/externalcontacts/contacts/{contactId} -> JsonObject any:relate:contact:delete,externalContacts:contact:delete
deleteExternalcontactsContactNote(contactId, noteId) DELETE /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId} -> JsonObject any:relate:contact:edit,externalContacts:contact:edit
deleteExternalcontactsContactsSchema(schemaId) DELETE /api/v2/externalcontacts/contacts/schemas/{schemaId} -> void any:externalContacts:customFields:edit
deleteExternalcontactsExternalsource(externalSourceId) DELETE /api/v2/externalcontacts/externalsources/{externalSourceId} since:today -> JsonObject any:externalContacts:externalSource:delete
deleteExternalcontactsImportCsvSetting(settingsId) DELETE /api/v2/externalcontacts/import/csv/settings/{settingsId} since:today -> void any:externalContacts:importCsvSettings:delete
deleteExternalcontactsImportSetting(settingsId) DELETE /api/v2/externalcontacts/import/settings/{settingsId} since:today -> void any:externalContacts:importSettings:delete
deleteExternalcontactsOrganization(externalOrganizationId) DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId} -> JsonObject any:relate:externalOrganization:delete,externalContacts:externalOrganization:delete
deleteExternalcontactsOrganizationNote(externalOrganizationId, noteId) DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId} -> JsonObject any:relate:externalOrganization:edit,externalContacts:externalOrganization:edit
deleteExternalcontactsOrganizationTrustor(externalOrganizationId) DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}/trustor -> void any:externalContacts:externalOrganization:edit
deleteExternalcontactsRelationship(relationshipId) DELETE /api/v2/externalcontacts/relationships/{relationshipId} -> JsonObject any:relate:externalOrganization:edit,externalContacts:externalOrganization:edit
getExternalcontactsContact(contactId) GET /api/v2/externalcontacts/contacts/{contactId} ?expand:@ExternalContactExpand[] -> ExternalContact any:relate:contact:view,externalContacts:contact:view
getExternalcontactsContactIdentifiers(contactId) GET /api/v2/externalcontacts/contacts/{contactId}/identifiers since:today -> ContactIdentifierListing any:externalContacts:contact:view
getExternalcontactsContactJourneySegments(contactId) GET /api/v2/externalcontacts/contacts/{contactId}/journey/segments ?includeMerged:boolean ?limit:integer since:today -> SegmentAssignmentListing any:externalContacts:segmentAssignment:view
getExternalcontactsContactJourneySessions(contactId) GET /api/v2/externalcontacts/contacts/{contactId}/journey/sessions ?pageSize ?after ?includeMerged:boolean since:today -> SessionListing any:externalContacts:session:view
getExternalcontactsContactNote(contactId, noteId) GET /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId} ?expand:@ExternalContactNoteExpand[] -> Note any:relate:contact:view,externalContacts:contact:view
getExternalcontactsContactNotes(contactId) GET /api/v2/externalcontacts/contacts/{contactId}/notes ?pageSize:integer=20 ?pageNumber:integer=1 ?sortOrder ?expand:(author|externalDataSources|division|mergeset)[] -> NoteListing any:relate:contact:view,externalContacts:contact:view
getExternalcontactsContactUnresolved(contactId) GET /api/v2/externalcontacts/contacts/{contactId}/unresolved ?expand:(externalOrganization|externalDataSources|identifiers|division)[] since:today -> ExternalContact any:externalContacts:contact:view
getExternalcontactsContacts() GET /api/v2/externalcontacts/contacts ?pageSize:integer=20 ?pageNumber:integer=1 ?q ?sortOrder ?expand:@ExternalContactExpand[] ?divisionIds[] -> ContactListing any:relate:contact:view,externalContacts:contact:view
getExternalcontactsContactsExport(exportId) GET /api/v2/externalcontacts/contacts/exports/{exportId} since:today -> ContactsExport all:externalContacts:export:view,externalContacts:contact:view
getExternalcontactsContactsExports() GET /api/v2/externalcontacts/contacts/exports ?divisionIds[] ?after ?pageSize:integer since:today -> ContactsExportListing all:externalContacts:export:view,externalContacts:contact:view
getExternalcontactsContactsSchema(schemaId) GET /api/v2/externalcontacts/contacts/schemas/{schemaId} -> DataSchema any:externalContacts:customFields:view
getExternalcontactsContactsSchemaVersion(schemaId, versionId) GET /api/v2/externalcontacts/contacts/schemas/{schemaId}/versions/{versionId} -> DataSchema any:externalContacts:customFields:view
getExternalcontactsContactsSchemaVersions(schemaId) GET /api/v2/externalcontacts/contacts/schemas/{schemaId}/versions -> DataSchemaListing any:externalContacts:customFields:view
getExternalcontactsContactsSchemas() GET /api/v2/externalcontacts/contacts/schemas -> DataSchemaListing any:externalContacts:customFields:view
getExternalcontactsContactsSchemasCoretype(coreTypeName) GET /api/v2/externalcontacts/contacts/schemas/coretypes/{coreTypeName} since:today -> Coretype any:externalContacts:customFields:view
getExternalcontactsContactsSchemasCoretypes() GET /api/v2/externalcontacts/contacts/schemas/coretypes since:today -> CoretypeListing any:externalContacts:customFields:view
getExternalcontactsContactsSchemasLimits() GET /api/v2/externalcontacts/contacts/schemas/limits since:today -> SchemaQuantityLimits any:externalContacts:customFields:view
getExternalcontactsExternalsource(externalSourceId) GET /api/v2/externalcontacts/externalsources/{externalSourceId} since:today -> ExternalSource any:externalContacts:externalSource:view,externalContacts:contact:view,externalContacts:externalOrganization:view
getExternalcontactsExternalsources() GET /api/v2/externalcontacts/externalsources ?cursor ?limit:integer ?name ?active:boolean since:today -> CursorExternalSourceListing any:externalContacts:externalSource:view,externalContacts:contact:view,externalContacts:externalOrganization:view
getExternalcontactsGraphsClusterscan(scanId) GET /api/v2/externalcontacts/graphs/clusterscans/{scanId} ?expand[] since:today -> ClusterScan
getExternalcontactsGraphsClusterscanCluster(scanId, clusterId) GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}/clusters/{clusterId} since:today -> Cluster
getExternalcontactsGraphsClusterscanClusters(scanId) GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}/clusters ?limit:number ?cursor ?divisionIds[] ?mergeInfoStatus@mergeInfo.status since:today -> ClusterList
getExternalcontactsGraphsClusterscanStatistics(scanId) GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}/statistics since:today -> ClusterScanStatistics
getExternalcontactsGraphsClusterscans() GET /api/v2/externalcontacts/graphs/clusterscans ?limit:number ?cursor ?expand[] since:today -> ClusterScanList
getExternalcontactsGraphsClusterscansLatest() GET /api/v2/externalcontacts/graphs/clusterscans/latest ?expand[] since:today -> ClusterScan
getExternalcontactsGraphsClusterscansLatestStatistics() GET /api/v2/externalcontacts/graphs/clusterscans/latest/statistics since:today -> ClusterScanStatistics
getExternalcontactsGraphsSettings() GET /api/v2/externalcontacts/graphs/settings since:today -> GraphSettings
getExternalcontactsImportCsvSetting(settingsId) GET /api/v2/externalcontacts/import/csv/settings/{settingsId} since:today -> CsvSettings any:externalContacts:importCsvSettings:view
getExternalcontactsImportCsvSettings() GET /api/v2/externalcontacts/import/csv/settings ?after ?pageSize ?externalSettingsId since:today -> Listing any:externalContacts:importCsvSettings:view
getExternalcontactsImportCsvUploadDetails(uploadId) GET /api/v2/externalcontacts/import/csv/uploads/{uploadId}/details since:today -> CsvUploadDetailsResponse any:externalContacts:importCsvUpload:view
getExternalcontactsImportCsvUploadPreview(uploadId) GET /api/v2/externalcontacts/import/csv/uploads/{uploadId}/preview since:today -> CsvUploadPreviewResponse any:externalContacts:importCsvUpload:view
getExternalcontactsImportJob(jobId) GET /api/v2/externalcontacts/import/jobs/{jobId} ?expand:(division)[] since:today -> ContactImportJobResponse any:externalContacts:importJob:view
getExternalcontactsImportJobs() GET /api/v2/externalcontacts/import/jobs ?expand:(division)[] ?after ?pageSize=25 ?sortOrder:(Ascending|Descending)=Ascending ?jobStatus:(Created|Running|Completed|Failed|Cancelled) since:today -> ContactImportJobEntityListing any:externalContacts:importJob:viewAll
getExternalcontactsImportSetting(settingsId) GET /api/v2/externalcontacts/import/settings/{settingsId} since:today -> ContactImportSettings any:externalContacts:importSettings:view
getExternalcontactsImportSettings() GET /api/v2/externalcontacts/import/settings ?after ?pageSize=25 ?sortOrder:(Ascending|Descending)=Ascending ?name since:today -> ContactImportSettingsEntityListing any:externalContacts:importSettings:viewAll
getExternalcontactsNotesExport(exportId) GET /api/v2/externalcontacts/notes/exports/{exportId} since:today -> NotesExport all:externalContacts:export:view,externalContacts:contact:view,externalContacts:externalOrganization:view
getExternalcontactsNotesExports() GET /api/v2/externalcontacts/notes/exports ?divisionIds[] ?after ?pageSize:number since:today -> NotesExportListing all:externalContacts:export:view,externalContacts:contact:view,externalContacts:externalOrganization:view
getExternalcontactsOrganization(externalOrganizationId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId} ?expand:(externalDataSources|division|identifiers|externalSources) ?includeTrustors:boolean -> ExternalOrganization any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizationContacts(externalOrganizationId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/contacts ?pageSize:integer=20 ?pageNumber:integer=1 ?q ?sortOrder ?expand:@ExternalContactExpand[] -> ContactListing any:relate:contact:view,externalContacts:contact:view
getExternalcontactsOrganizationIdentifiers(externalOrganizationId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/identifiers since:today -> ExternalOrganizationIdentifierListing any:externalContacts:externalOrganization:view
getExternalcontactsOrganizationNote(externalOrganizationId, noteId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId} ?expand:@ExternalContactNoteExpand[] -> Note any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizationNotes(externalOrganizationId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes ?pageSize:integer=20 ?pageNumber:integer=1 ?sortOrder ?expand:@ExternalContactNoteExpand[] -> NoteListing any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizationRelationships(externalOrganizationId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/relationships ?pageSize:integer=20 ?pageNumber:integer=1 ?expand:(externalDataSources|division) ?sortOrder -> RelationshipListing any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizations() GET /api/v2/externalcontacts/organizations ?pageSize:integer=20 ?pageNumber:integer=1 ?q ?trustorId[] ?sortOrder ?expand:(externalDataSources|division|identifiers|externalSources)[] ?includeTrustors:boolean ?divisionIds[] -> ExternalOrganizationListing any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizationsExport(exportId) GET /api/v2/externalcontacts/organizations/exports/{exportId} since:today -> OrganizationsExport all:externalContacts:export:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizationsExports() GET /api/v2/externalcontacts/organizations/exports ?divisionIds[] ?after ?pageSize:number since:today -> OrganizationsExportListing all:externalContacts:export:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizationsSchema(schemaId) GET /api/v2/externalcontacts/organizations/schemas/{schemaId} -> DataSchema any:externalContacts:customFields:view
getExternalcontactsOrganizationsSchemaVersion(schemaId, versionId) GET /api/v2/externalcontacts/organizations/schemas/{schemaId}/versions/{versionId} -> DataSchema any:externalContacts:customFields:view
getExternalcontactsOrganizationsSchemaVersions(schemaId) GET /api/v2/externalcontacts/organizations/schemas/{schemaId}/versions -> DataSchemaListing any:externalContacts:customFields:view
getExternalcontactsOrganizationsSchemas() GET /api/v2/externalcontacts/organizations/schemas -> DataSchemaListing any:externalContacts:customFields:view
getExternalcontactsOrganizationsSchemasCoretype(coreTypeName) GET /api/v2/externalcontacts/organizations/schemas/coretypes/{coreTypeName} since:today -> Coretype any:externalContacts:customFields:view
getExternalcontactsOrganizationsSchemasCoretypes() GET /api/v2/externalcontacts/organizations/schemas/coretypes since:today -> CoretypeListing any:externalContacts:customFields:view
getExternalcontactsOrganizationsSchemasLimits() GET /api/v2/externalcontacts/organizations/schemas/limits since:today -> SchemaQuantityLimits any:externalContacts:customFields:view
getExternalcontactsRelationship(relationshipId) GET /api/v2/externalcontacts/relationships/{relationshipId} ?expand:(externalDataSources|division) -> Relationship any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsRelationshipsExport(exportId) GET /api/v2/externalcontacts/relationships/exports/{exportId} since:today -> RelationshipsExport all:externalContacts:export:view,externalContacts:externalOrganization:view
getExternalcontactsRelationshipsExports() GET /api/v2/externalcontacts/relationships/exports ?divisionIds[] ?after ?pageSize:number since:today -> RelationshipsExportListing all:externalContacts:export:view,externalContacts:externalOrganization:view
getExternalcontactsReversewhitepageslookup(lookupVal) GET /api/v2/externalcontacts/reversewhitepageslookup ?lookupVal ?expand:(contacts.externalOrganization|externalDataSources|division)[] ?divisionId=* -> ReverseWhitepagesLookupResult any:externalContacts:contact:view
getExternalcontactsScanContacts() GET /api/v2/externalcontacts/scan/contacts ?limit:integer ?cursor ?divisionId=* -> CursorContactListing any:relate:contact:view,externalContacts:contact:view
getExternalcontactsScanContactsDivisionviewsAll() GET /api/v2/externalcontacts/scan/contacts/divisionviews/all ?limit:integer ?cursor since:today -> CursorContactListing all:externalContacts:contact:viewAll
getExternalcontactsScanNotes() GET /api/v2/externalcontacts/scan/notes ?limit:integer ?cursor ?divisionId=* -> CursorNoteListing any:relate:contact:view,externalContacts:contact:view
getExternalcontactsScanNotesDivisionviewsAll() GET /api/v2/externalcontacts/scan/notes/divisionviews/all ?limit:integer ?cursor since:today -> CursorNoteListing all:externalContacts:contact:viewAll
getExternalcontactsScanOrganizations() GET /api/v2/externalcontacts/scan/organizations ?limit:integer ?cursor ?divisionId=* -> CursorOrganizationListing any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsScanOrganizationsDivisionviewsAll() GET /api/v2/externalcontacts/scan/organizations/divisionviews/all ?limit:integer ?cursor since:today -> CursorOrganizationListing all:externalContacts:externalOrganization:viewAll
getExternalcontactsScanRelationships() GET /api/v2/externalcontacts/scan/relationships ?limit:integer ?cursor ?divisionId=* -> CursorRelationshipListing any:relate:contact:view,externalContacts:contact:view
getExternalcontactsScanRelationshipsDivisionviewsAll() GET /api/v2/externalcontacts/scan/relationships/divisionviews/all ?limit:integer ?cursor since:today -> CursorRelationshipListing all:externalContacts:contact:viewAll
patchExternalcontactsContact(contactId, body) PATCH /api/v2/externalcontacts/contacts/{contactId} {body: ExternalContactsPatchRequest} since:today -> ExternalContact any:externalContacts:contact:edit
patchExternalcontactsContactIdentifiers(contactId, body) PATCH /api/v2/externalcontacts/contacts/{contactId}/identifiers {body: IdentifierClaimRequest} since:today -> ContactIdentifier any:externalContacts:contact:edit
patchExternalcontactsContactNote(contactId, noteId, body) PATCH /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId} {body: ExternalContactsPatchRequest} since:today -> Note any:externalContacts:contact:edit
patchExternalcontactsOrganization(externalOrganizationId, body) PATCH /api/v2/externalcontacts/organizations/{externalOrganizationId} {body: ExternalContactsPatchRequest} since:today -> ExternalOrganization any:externalContacts:externalOrganization:edit
patchExternalcontactsOrganizationIdentifiers(externalOrganizationId, body) PATCH /api/v2/externalcontacts/organizations/{externalOrganizationId}/identifiers {body: ExternalOrganizationIdentifierClaimRequest} since:today -> ExternalOrganizationIdentifier any:externalContacts:externalOrganization:edit
patchExternalcontactsOrganizationNote(externalOrganizationId, noteId, body) PATCH /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId} {body: ExternalContactsPatchRequest} since:today -> Note any:externalContacts:externalOrganization:edit
patchExternalcontactsRelationship(relationshipId, body) PATCH /api/v2/externalcontacts/relationships/{relationshipId} {body: ExternalContactsPatchRequest} since:today -> Relationship any:externalContacts:externalOrganization:edit
postExternalcontactsBulkContacts(body) POST /api/v2/externalcontacts/bulk/contacts {body: BulkIdsRequest} -> BulkFetchContactsResponse any:externalContacts:contact:view
postExternalcontactsBulkContactsAdd(body) POST /api/v2/externalcontacts/bulk/contacts/add {body: BulkContactsRequest} -> BulkContactsResponse any:externalContacts:contact:add
postExternalcontactsBulkContactsDivisionviews(body) POST /api/v2/externalcontacts/bulk/contacts/divisionviews {body: BulkIdsRequest} since:today -> BulkFetchContactsResponse any:externalContacts:contact:search
postExternalcontactsBulkContactsEnrich(body) POST /api/v2/externalcontacts/bulk/contacts/enrich ?dryRun:boolean {body: BulkContactsEnrichRequest} since:today -> BulkContactsEnrichResponse any:externalContacts:contact:enrich
postExternalcontactsBulkContactsRemove(body) POST /api/v2/externalcontacts/bulk/contacts/remove {body: BulkIdsRequest} -> BulkDeleteResponse any:externalContacts:contact:delete
postExternalcontactsBulkContactsUnresolved(body) POST /api/v2/externalcontacts/bulk/contacts/unresolved {body: BulkIdsRequest} since:today -> BulkFetchContactsResponse any:externalContacts:contact:view
postExternalcontactsBulkContactsUpdate(body) POST /api/v2/externalcontacts/bulk/contacts/update {body: BulkContactsRequest} -> BulkContactsResponse any:externalContacts:contact:edit
postExternalcontactsBulkNotes(body) POST /api/v2/externalcontacts/bulk/notes {body: BulkIdsRequest} -> BulkFetchNotesResponse all:externalContacts:contact:view,externalContacts:externalOrganization:view
postExternalcontactsBulkNotesAdd(body) POST /api/v2/externalcontacts/bulk/notes/add {body: BulkNotesRequest} -> BulkNotesResponse all:externalContacts:contact:add,externalContacts:externalOrganization:add
postExternalcontactsBulkNotesRemove(body) POST /api/v2/externalcontacts/bulk/notes/remove {body: BulkIdsRequest} -> BulkDeleteResponse all:externalContacts:contact:delete,externalContacts:externalOrganization:delete
postExternalcontactsBulkNotesUpdate(body) POST /api/v2/externalcontacts/bulk/notes/update {body: BulkNotesRequest} -> BulkNotesResponse all:externalContacts:contact:edit,externalContacts:externalOrganization:edit
postExternalcontactsBulkOrganizations(body) POST /api/v2/externalcontacts/bulk/organizations {body: BulkIdsRequest} -> BulkFetchOrganizationsResponse any:externalContacts:externalOrganization:view
postExternalcontactsBulkOrganizationsAdd(body) POST /api/v2/externalcontacts/bulk/organizations/add {body: BulkOrganizationsRequest} -> BulkOrganizationsResponse any:externalContacts:externalOrganization:add
postExternalcontactsBulkOrganizationsDivisionviews(body) POST /api/v2/externalcontacts/bulk/organizations/divisionviews {body: BulkIdsRequest} since:today -> BulkFetchOrganizationsResponse any:externalContacts:externalOrganization:search
postExternalcontactsBulkOrganizationsEnrich(body) POST /api/v2/externalcontacts/bulk/organizations/enrich ?dryRun:boolean {body: BulkOrganizationsEnrichRequest} since:today -> BulkOrganizationsEnrichResponse any:externalContacts:externalOrganization:enrich
postExternalcontactsBulkOrganizationsRemove(body) POST /api/v2/externalcontacts/bulk/organizations/remove {body: BulkIdsRequest} -> BulkDeleteResponse any:externalContacts:externalOrganization:delete
postExternalcontactsBulkOrganizationsUpdate(body) POST /api/v2/externalcontacts/bulk/organizations/update {body: BulkOrganizationsRequest} -> BulkOrganizationsResponse any:externalContacts:externalOrganization:edit
postExternalcontactsBulkRelationships(body) POST /api/v2/externalcontacts/bulk/relationships {body: BulkIdsRequest} -> BulkFetchRelationshipsResponse all:externalContacts:contact:view,externalContacts:externalOrganization:view
postExternalcontactsBulkRelationshipsAdd(body) POST /api/v2/externalcontacts/bulk/relationships/add {body: BulkRelationshipsRequest} -> BulkRelationshipsResponse all:externalContacts:contact:add,externalContacts:externalOrganization:add
postExternalcontactsBulkRelationshipsRemove(body) POST /api/v2/externalcontacts/bulk/relationships/remove {body: BulkIdsRequest} -> BulkDeleteResponse all:externalContacts:contact:delete,externalContacts:externalOrganization:delete
postExternalcontactsBulkRelationshipsUpdate(body) POST /api/v2/externalcontacts/bulk/relationships/update {body: BulkRelationshipsRequest} -> BulkRelationshipsResponse all:externalContacts:contact:edit,externalContacts:externalOrganization:edit
postExternalcontactsContactJourneySegments(contactId) POST /api/v2/externalcontacts/contacts/{contactId}/journey/segments {body: UpdateSegmentAssignmentRequest} since:today -> UpdateSegmentAssignmentResponse any:externalContacts:segmentAssignment:add,externalContacts:segmentAssignment:delete
postExternalcontactsContactNotes(contactId, body) POST /api/v2/externalcontacts/contacts/{contactId}/notes {body: Note} -> Note any:relate:contact:edit,externalContacts:contact:edit
postExternalcontactsContactPromotion(contactId) POST /api/v2/externalcontacts/contacts/{contactId}/promotion since:today -> ExternalContact any:externalContacts:identity:promote
postExternalcontactsContacts(body) POST /api/v2/externalcontacts/contacts {body: ExternalContact} -> ExternalContact any:relate:contact:add,externalContacts:contact:add
postExternalcontactsContactsEnrich(body) POST /api/v2/externalcontacts/contacts/enrich ?dryRun:boolean {body: ContactEnrichRequest} since:today -> ExternalContact any:externalContacts:contact:enrich
postExternalcontactsContactsExports(body) POST /api/v2/externalcontacts/contacts/exports {body: ContactsExport} since:today -> ContactsExport all:externalContacts:export:add,externalContacts:contact:view
postExternalcontactsContactsMerge(body) POST /api/v2/externalcontacts/contacts/merge {body: MergeContactsRequest} since:today -> ExternalContact any:externalContacts:identity:merge
postExternalcontactsContactsSchemas(body) POST /api/v2/externalcontacts/contacts/schemas {body: DataSchema} -> DataSchema any:externalContacts:customFields:add
postExternalcontactsContactsSearch(body) POST /api/v2/externalcontacts/contacts/search {body: ContactSearchRequest} since:today -> ContactListing
postExternalcontactsExternalsources(body) POST /api/v2/externalcontacts/externalsources {body: ExternalSource} since:today -> ExternalSource any:externalContacts:externalSource:add
postExternalcontactsIdentifierlookup(identifier) POST /api/v2/externalcontacts/identifierlookup ?expand:(externalOrganization|identifiers|externalSources|division)[] {identifier: ContactIdentifier} since:today deprecated -> ExternalContact any:externalContacts:contact:view,relate:contact:view
postExternalcontactsIdentifierlookupContacts(identifier) POST /api/v2/externalcontacts/identifierlookup/contacts ?expand:(externalOrganization|identifiers|externalSources|division)[] {identifier: ContactIdentifier} since:today -> ExternalContact any:externalContacts:contact:view
postExternalcontactsIdentifierlookupOrganizations(identifier) POST /api/v2/externalcontacts/identifierlookup/organizations ?expand:(identifiers|externalSources|division)[] {identifier: ExternalOrganizationIdentifier} since:today -> ExternalOrganization any:externalContacts:externalOrganization:view
postExternalcontactsImportCsvJobs(body) POST /api/v2/externalcontacts/import/csv/jobs {body: CsvJobRequest} since:today -> CsvJobResponse any:externalContacts:importCsvJob:add
postExternalcontactsImportCsvSettings(body) POST /api/v2/externalcontacts/import/csv/settings {body: CsvSettings} since:today -> CsvSettings any:externalContacts:importCsvSettings:add
postExternalcontactsImportCsvUploads(body) POST /api/v2/externalcontacts/import/csv/uploads {body: CsvUploadRequest} since:today -> CsvUploadResponse any:externalContacts:importCsvUpload:add
postExternalcontactsImportJobs(body) POST /api/v2/externalcontacts/import/jobs {body: ContactImportJobRequest} since:today -> ContactImportJobResponse any:externalContacts:importJob:add
postExternalcontactsImportSettings(body) POST /api/v2/externalcontacts/import/settings {body: ContactImportSettings} since:today -> ContactImportSettings any:externalContacts:importSettings:add
postExternalcontactsMergeContacts(body) POST /api/v2/externalcontacts/merge/contacts {body: MergeRequest} since:today deprecated -> ExternalContact any:externalContacts:identity:merge
postExternalcontactsNotesExports(body) POST /api/v2/externalcontacts/notes/exports {body: NotesExport} since:today -> NotesExport all:externalContacts:export:add,externalContacts:contact:view,externalContacts:externalOrganization:view
postExternalcontactsOrganizationNotes(externalOrganizationId, body) POST /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes {body: Note} -> Note any:relate:externalOrganization:edit,externalContacts:externalOrganization:edit
postExternalcontactsOrganizations(body) POST /api/v2/externalcontacts/organizations {body: ExternalOrganization} -> ExternalOrganization any:relate:externalOrganization:add,externalContacts:externalOrganization:add
postExternalcontactsOrganizationsEnrich(body) POST /api/v2/externalcontacts/organizations/enrich ?dryRun:boolean {body: ExternalOrganizationEnrichRequest} since:today -> ExternalOrganization any:externalContacts:externalOrganization:enrich
postExternalcontactsOrganizationsExports(body) POST /api/v2/externalcontacts/organizations/exports {body: OrganizationsExport} since:today -> OrganizationsExport all:externalContacts:export:add,externalContacts:externalOrganization:view
postExternalcontactsOrganizationsSchemas(body) POST /api/v2/externalcontacts/organizations/schemas {body: DataSchema} -> DataSchema any:externalContacts:customFields:add
postExternalcontactsRelationships(body) POST /api/v2/externalcontacts/relationships {body: Relationship} -> Relationship any:relate:externalOrganization:edit,externalContacts:externalOrganization:edit
postExternalcontactsRelationshipsExports(body) POST /api/v2/externalcontacts/relationships/exports {body: RelationshipsExport} since:today -> RelationshipsExport all:externalContacts:export:add,externalContacts:externalOrganization:view
putExternalcontactsContact(contactId, body) PUT /api/v2/externalcontacts/contacts/{contactId} {body: ExternalContact} -> ExternalContact any:relate:contact:edit,externalContacts:contact:edit
putExternalcontactsContactNote(contactId, noteId, body) PUT /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId} {body: Note} -> Note any:relate:contact:edit,externalContacts:contact:edit
putExternalcontactsContactsSchema(schemaId, body) PUT /api/v2/externalcontacts/contacts/schemas/{schemaId} {body: DataSchema} -> DataSchema any:externalContacts:customFields:edit
putExternalcontactsConversation(conversationId, body) PUT /api/v2/externalcontacts/conversations/{conversationId} {body: ConversationAssociation} -> void any:relate:conversation:associate,externalContacts:conversation:associate
putExternalcontactsExternalsource(externalSourceId, body) PUT /api/v2/externalcontacts/externalsources/{externalSourceId} {body: ExternalSource} since:today -> ExternalSource any:externalContacts:externalSource:edit
putExternalcontactsGraphsClusterscanClusterMerge(scanId, clusterId) PUT /api/v2/externalcontacts/graphs/clusterscans/{scanId}/clusters/{clusterId}/merge since:today -> Cluster
putExternalcontactsGraphsSettings(body) PUT /api/v2/externalcontacts/graphs/settings {body: GraphSettings} since:today -> GraphSettings
putExternalcontactsImportCsvSetting(settingsId, body) PUT /api/v2/externalcontacts/import/csv/settings/{settingsId} {body: CsvSettings} since:today -> CsvSettings any:externalContacts:importCsvSettings:edit
putExternalcontactsImportJob(jobId, body) PUT /api/v2/externalcontacts/import/jobs/{jobId} {body: ContactImportJobStatusUpdateRequest} since:today -> ContactImportJobStatusUpdateResponse any:externalContacts:importJob:edit
putExternalcontactsImportSetting(settingsId, body) PUT /api/v2/externalcontacts/import/settings/{settingsId} {body: ContactImportSettings} since:today -> ContactImportSettings any:externalContacts:importSettings:edit
putExternalcontactsOrganization(externalOrganizationId, body) PUT /api/v2/externalcontacts/organizations/{externalOrganizationId} {body: ExternalOrganization} -> ExternalOrganization any:relate:externalOrganization:edit,externalContacts:externalOrganization:edit
putExternalcontactsOrganizationNote(externalOrganizationId, noteId, body) PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId} {body: Note} -> Note any:relate:externalOrganization:edit,externalContacts:externalOrganization:edit
putExternalcontactsOrganizationTrustorTrustorId(externalOrganizationId, trustorId) PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}/trustor/{trustorId} -> ExternalOrganizationTrustorLink any:externalContacts:externalOrganization:edit
putExternalcontactsOrganizationsSchema(schemaId, body) PUT /api/v2/externalcontacts/organizations/schemas/{schemaId} {body: DataSchema} -> DataSchema any:externalContacts:customFields:edit
putExternalcontactsRelationship(relationshipId, body) PUT /api/v2/externalcontacts/relationships/{relationshipId} {body: Relationship} -> Relationship any:relate:externalOrganization:edit,externalContacts:externalOrganization:edit

## FaxApi
deleteFaxDocument(documentId) DELETE /api/v2/fax/documents/{documentId} -> void
getFaxDocument(documentId) GET /api/v2/fax/documents/{documentId} -> FaxDocument
getFaxDocumentContent(documentId) GET /api/v2/fax/documents/{documentId}/content -> DownloadResponse
getFaxDocuments() GET /api/v2/fax/documents ?pageSize:integer=25 ?pageNumber:integer=1 -> FaxDocumentEntityListing
getFaxFaxIdStatus(faxId) GET /api/v2/fax/{faxId}/status since:today -> OutboundFaxStatus
getFaxSettings() GET /api/v2/fax/settings since:today -> FaxConfig
getFaxSummary() GET /api/v2/fax/summary -> FaxSummary
putFaxDocument(documentId, body) PUT /api/v2/fax/documents/{documentId} {body: FaxDocument} -> FaxDocument
putFaxSettings() PUT /api/v2/fax/settings {body: FaxConfig} since:today -> FaxConfig any:directory:organization:admin

## FlowsApi
deleteAnalyticsFlowsAggregatesJob(jobId) DELETE /api/v2/analytics/flows/aggregates/jobs/{jobId} since:today preview -> void any:analytics:flowAggregate:view
getAnalyticsFlowsAggregatesJob(jobId) GET /api/v2/analytics/flows/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:flowAggregate:view
getAnalyticsFlowsAggregatesJobResults(jobId) GET /api/v2/analytics/flows/aggregates/jobs/{jobId}/results ?cursor since:today preview -> FlowAsyncAggregateQueryResponse any:analytics:flowAggregate:view
postAnalyticsFlowsActivityQuery(body) POST /api/v2/analytics/flows/activity/query ?pageSize:integer ?pageNumber:integer {body: FlowActivityQuery} since:today -> FlowActivityResponse any:analytics:flowObservation:view
postAnalyticsFlowsAggregatesJobs(body) POST /api/v2/analytics/flows/aggregates/jobs {body: FlowAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:flowAggregate:view
postAnalyticsFlowsAggregatesQuery(body) POST /api/v2/analytics/flows/aggregates/query {body: FlowAggregationQuery} -> FlowAggregateQueryResponse any:analytics:flowAggregate:view
postAnalyticsFlowsObservationsQuery(body) POST /api/v2/analytics/flows/observations/query {body: FlowObservationQuery} -> FlowObservationQueryResponse any:analytics:flowObservation:view

## GamificationApi
deleteEmployeeperformanceExternalmetricsDefinition(metricId) DELETE /api/v2/employeeperformance/externalmetrics/definitions/{metricId} -> void any:employeePerformance:externalMetricDefinition:delete
deleteGamificationContest(contestId) DELETE /api/v2/gamification/contests/{contestId} since:today -> void any:gamification:contest:delete,gamification:contest:deleteAll
getEmployeeperformanceExternalmetricsDefinition(metricId) GET /api/v2/employeeperformance/externalmetrics/definitions/{metricId} -> ExternalMetricDefinition any:employeePerformance:externalMetricDefinition:view
getEmployeeperformanceExternalmetricsDefinitions() GET /api/v2/employeeperformance/externalmetrics/definitions ?pageSize:integer=25 ?pageNumber:integer=1 -> ExternalMetricDefinitionListing any:employeePerformance:externalMetricDefinition:view
getGamificationContest(contestId) GET /api/v2/gamification/contests/{contestId} since:today -> ContestsResponse any:gamification:contest:view
getGamificationContestAgentsScores(contestId) GET /api/v2/gamification/contests/{contestId}/agents/scores ?pageNumber:integer=1 ?pageSize:integer=25 ?workday:date ?returnsView:(All|TopAndBottom)=All since:today -> ContestScoresAgentsPagedList any:gamification:contest:viewAll
getGamificationContestAgentsScoresMe(contestId) GET /api/v2/gamification/contests/{contestId}/agents/scores/me ?pageNumber:integer=1 ?pageSize:integer=25 ?workday:date ?returnsView:(All|TopAndBottom)=All since:today -> ContestScoresAgentsPagedList all:gamification:contest:view
getGamificationContestAgentsScoresTrends(contestId) GET /api/v2/gamification/contests/{contestId}/agents/scores/trends since:today -> ContestScoresGroupTrendList any:gamification:contest:view
getGamificationContestAgentsScoresTrendsMe(contestId) GET /api/v2/gamification/contests/{contestId}/agents/scores/trends/me since:today -> ContestScoresAgentTrendList any:gamification:contest:view
getGamificationContestPrizeimage(contestId, prizeImageId) GET /api/v2/gamification/contests/{contestId}/prizeimages/{prizeImageId} since:today -> PrizeImages any:gamification:contest:view,gamification:contest:viewAll
getGamificationContests() GET /api/v2/gamification/contests ?pageNumber:integer=1 ?pageSize:integer=25 ?dateStart:date ?dateEnd:date ?status:(Upcoming|Ongoing|Pending|RecentlyCompleted|Completed|Cancelled)[] ?sortBy:(title|dateStart|dateEnd|dateFinalized|status|profile|participantCount)=dateStart ?sortOrder:(asc|desc)=desc since:today -> GetContestsEssentialsListing any:gamification:contest:viewAll
getGamificationContestsMe() GET /api/v2/gamification/contests/me ?pageNumber:integer=1 ?pageSize:integer=25 ?dateStart:date ?dateEnd:date ?status:(Upcoming|Ongoing|Pending|RecentlyCompleted|Completed|Cancelled)[] ?sortBy:(title|dateStart|dateEnd|dateFinalized|status|profile|participantCount)=dateStart ?sortOrder:(asc|desc)=desc ?view:(participant|creator)=participant since:today -> GetContestsEssentialsListing all:gamification:contest:view
getGamificationInsights(filterType, filterId, granularity, comparativePeriodStartWorkday, primaryPeriodStartWorkday) GET /api/v2/gamification/insights ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Weekly|Monthly) ?comparativePeriodStartWorkday:date ?primaryPeriodStartWorkday:date ?pageSize:integer=25 ?pageNumber:integer=1 ?sortKey:(percentOfGoal|percentOfGoalChange|overallPercentOfGoal|overallPercentOfGoalChange|value|valueChange) ?sortMetricId ?sortOrder:(asc|desc)=asc ?userIds ?reportsTo since:today -> InsightsSummary any:gamification:insights:viewAll
getGamificationInsightsDetails(filterType, filterId, granularity, comparativePeriodStartWorkday, primaryPeriodStartWorkday) GET /api/v2/gamification/insights/details ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Weekly|Monthly) ?comparativePeriodStartWorkday:date ?primaryPeriodStartWorkday:date since:today -> InsightsDetails any:gamification:insights:view
getGamificationInsightsGroupsTrends(filterType, filterId, granularity, comparativePeriodStartWorkday, comparativePeriodEndWorkday, primaryPeriodStartWorkday, primaryPeriodEndWorkday) GET /api/v2/gamification/insights/groups/trends ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Daily|Weekly|Monthly) ?comparativePeriodStartWorkday:date ?comparativePeriodEndWorkday:date ?primaryPeriodStartWorkday:date ?primaryPeriodEndWorkday:date since:today -> InsightsTrend any:gamification:insights:view
getGamificationInsightsGroupsTrendsAll(filterType, filterId, granularity, comparativePeriodStartWorkday, comparativePeriodEndWorkday, primaryPeriodStartWorkday, primaryPeriodEndWorkday) GET /api/v2/gamification/insights/groups/trends/all ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Daily|Weekly|Monthly) ?comparativePeriodStartWorkday:date ?comparativePeriodEndWorkday:date ?primaryPeriodStartWorkday:date ?primaryPeriodEndWorkday:date since:today -> InsightsTrend any:gamification:insights:viewAll
getGamificationInsightsManagers(filterType, filterId, granularity, startWorkday) GET /api/v2/gamification/insights/managers ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Weekly|Monthly) ?startWorkday:date ?pageSize:integer=100 ?pageNumber:integer=1 since:today -> InsightsAgents any:gamification:insights:viewAll
getGamificationInsightsMembers(filterType, filterId, granularity, startWorkday) GET /api/v2/gamification/insights/members ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Weekly|Monthly) ?startWorkday:date ?reportsTo since:today -> InsightsAgents any:gamification:insights:viewAll
getGamificationInsightsRankings(filterType, filterId, granularity, comparativePeriodStartWorkday, primaryPeriodStartWorkday, sortKey) GET /api/v2/gamification/insights/rankings ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Weekly|Monthly) ?comparativePeriodStartWorkday:date ?primaryPeriodStartWorkday:date ?sortKey:(percentOfGoal|percentOfGoalChange|overallPercentOfGoal|overallPercentOfGoalChange|value|valueChange) ?sortMetricId ?sectionSize:integer ?userIds ?reportsTo since:today -> InsightsRankings any:gamification:insights:viewAll
getGamificationInsightsTrends(filterType, filterId, granularity, comparativePeriodStartWorkday, comparativePeriodEndWorkday, primaryPeriodStartWorkday, primaryPeriodEndWorkday) GET /api/v2/gamification/insights/trends ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Daily|Weekly) ?comparativePeriodStartWorkday:date ?comparativePeriodEndWorkday:date ?primaryPeriodStartWorkday:date ?primaryPeriodEndWorkday:date since:today -> UserInsightsTrend any:gamification:insights:view
getGamificationInsightsUserDetails(userId, filterType, filterId, granularity, comparativePeriodStartWorkday, primaryPeriodStartWorkday) GET /api/v2/gamification/insights/users/{userId}/details ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Weekly|Monthly) ?comparativePeriodStartWorkday:date ?primaryPeriodStartWorkday:date since:today -> InsightsDetails any:gamification:insights:viewAll
getGamificationInsightsUserTrends(userId, filterType, filterId, granularity, comparativePeriodStartWorkday, comparativePeriodEndWorkday, primaryPeriodStartWorkday, primaryPeriodEndWorkday) GET /api/v2/gamification/insights/users/{userId}/trends ?filterType:(PerformanceProfile|Division) ?filterId ?granularity:(Daily|Weekly) ?comparativePeriodStartWorkday:date ?comparativePeriodEndWorkday:date ?primaryPeriodStartWorkday:date ?primaryPeriodEndWorkday:date since:today -> UserInsightsTrend any:gamification:insights:viewAll
getGamificationLeaderboard(startWorkday, endWorkday) GET /api/v2/gamification/leaderboard ?startWorkday:date ?endWorkday:date ?metricId -> Leaderboard any:gamification:leaderboard:view
getGamificationLeaderboardAll(filterType, filterId, startWorkday, endWorkday) GET /api/v2/gamification/leaderboard/all ?filterType:(PerformanceProfile|Division) ?filterId ?startWorkday:date ?endWorkday:date ?metricId -> Leaderboard any:gamification:leaderboard:viewAll
getGamificationLeaderboardAllBestpoints(filterType, filterId) GET /api/v2/gamification/leaderboard/all/bestpoints ?filterType:(PerformanceProfile|Division) ?filterId -> OverallBestPoints any:gamification:leaderboard:viewAll
getGamificationLeaderboardBestpoints() GET /api/v2/gamification/leaderboard/bestpoints -> OverallBestPoints any:gamification:leaderboard:view
getGamificationMetric(metricId) GET /api/v2/gamification/metrics/{metricId} ?workday:date ?performanceProfileId deprecated retired -> Metric any:gamification:profile:view,gamification:leaderboard:view,gamification:scorecard:view
getGamificationMetricdefinition(metricDefinitionId) GET /api/v2/gamification/metricdefinitions/{metricDefinitionId} -> MetricDefinition any:gamification:profile:view
getGamificationMetricdefinitions() GET /api/v2/gamification/metricdefinitions -> GetMetricDefinitionsResponse any:gamification:profile:view
getGamificationMetrics() GET /api/v2/gamification/metrics ?performanceProfileId ?workday:date deprecated retired -> GetMetricsResponse any:gamification:profile:view,gamification:leaderboard:view,gamification:scorecard:view
getGamificationProfile(profileId) GET /api/v2/gamification/profiles/{profileId} -> PerformanceProfile any:gamification:profile:view,gamification:leaderboard:viewAll,gamification:scorecard:viewAll
getGamificationProfileMembers(profileId) GET /api/v2/gamification/profiles/{profileId}/members -> MemberListing any:gamification:profile:view
getGamificationProfileMetric(profileId, metricId) GET /api/v2/gamification/profiles/{profileId}/metrics/{metricId} ?workday:date -> Metric any:gamification:profile:view,gamification:leaderboard:view,gamification:scorecard:view
getGamificationProfileMetrics(profileId) GET /api/v2/gamification/profiles/{profileId}/metrics ?expand:(objective)[] ?workday:date ?metricIds -> GetMetricResponse any:gamification:profile:view,gamification:leaderboard:view,gamification:scorecard:view
getGamificationProfileMetricsObjectivedetails(profileId) GET /api/v2/gamification/profiles/{profileId}/metrics/objectivedetails ?workday:date -> GetMetricsResponse any:gamification:profile:view,gamification:leaderboard:view,gamification:scorecard:view
getGamificationProfiles() GET /api/v2/gamification/profiles -> GetProfilesResponse any:gamification:profile:view,gamification:leaderboard:viewAll,gamification:scorecard:viewAll
getGamificationProfilesUser(userId) GET /api/v2/gamification/profiles/users/{userId} ?workday:date -> PerformanceProfile any:gamification:profile:view,gamification:scorecard:viewAll,gamification:leaderboard:viewAll
getGamificationProfilesUsersMe() GET /api/v2/gamification/profiles/users/me ?workday:date -> PerformanceProfile
getGamificationScorecards(workday) GET /api/v2/gamification/scorecards ?workday:date ?expand:(objective)[] -> WorkdayMetricListing any:gamification:scorecard:view
getGamificationScorecardsAttendance(startWorkday, endWorkday) GET /api/v2/gamification/scorecards/attendance ?startWorkday:date ?endWorkday:date -> AttendanceStatusListing any:gamification:scorecard:view
getGamificationScorecardsBestpoints() GET /api/v2/gamification/scorecards/bestpoints -> UserBestPoints any:gamification:scorecard:view
getGamificationScorecardsPointsAlltime(endWorkday) GET /api/v2/gamification/scorecards/points/alltime ?endWorkday:date -> AllTimePoints any:gamification:scorecard:view
getGamificationScorecardsPointsAverage(workday) GET /api/v2/gamification/scorecards/points/average ?workday:date -> SingleWorkdayAveragePoints any:gamification:scorecard:view
getGamificationScorecardsPointsTrends(startWorkday, endWorkday) GET /api/v2/gamification/scorecards/points/trends ?startWorkday:date ?endWorkday:date ?dayOfWeek:(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday) -> WorkdayPointsTrend any:gamification:scorecard:view
getGamificationScorecardsProfileMetricUserValuesTrends(profileId, metricId, userId, startWorkday, endWorkday) GET /api/v2/gamification/scorecards/profiles/{profileId}/metrics/{metricId}/users/{userId}/values/trends ?startWorkday:date ?endWorkday:date ?referenceWorkday:date ?timeZone=UTC -> MetricValueTrendAverage any:gamification:scorecard:viewAll
getGamificationScorecardsProfileMetricUsersValuesTrends(profileId, metricId, filterType, startWorkday, endWorkday) GET /api/v2/gamification/scorecards/profiles/{profileId}/metrics/{metricId}/users/values/trends ?filterType:(PerformanceProfile|Division) ?filterId ?startWorkday:date ?endWorkday:date ?referenceWorkday:date ?timeZone=UTC -> MetricValueTrendAverage any:gamification:scorecard:viewAll
getGamificationScorecardsProfileMetricValuesTrends(profileId, metricId, startWorkday, endWorkday) GET /api/v2/gamification/scorecards/profiles/{profileId}/metrics/{metricId}/values/trends ?filterType:(PerformanceProfile|Division) ?startWorkday:date ?endWorkday:date ?referenceWorkday:date ?timeZone=UTC -> MetricValueTrendAverage any:gamification:scorecard:view
getGamificationScorecardsUser(userId, workday) GET /api/v2/gamification/scorecards/users/{userId} ?workday:date ?expand:(objective)[] -> WorkdayMetricListing any:gamification:scorecard:viewAll
getGamificationScorecardsUserAttendance(userId, startWorkday, endWorkday) GET /api/v2/gamification/scorecards/users/{userId}/attendance ?startWorkday:date ?endWorkday:date -> AttendanceStatusListing any:gamification:scorecard:viewAll
getGamificationScorecardsUserBestpoints(userId) GET /api/v2/gamification/scorecards/users/{userId}/bestpoints -> UserBestPoints any:gamification:scorecard:viewAll
getGamificationScorecardsUserPointsAlltime(userId, endWorkday) GET /api/v2/gamification/scorecards/users/{userId}/points/alltime ?endWorkday:date -> AllTimePoints any:gamification:scorecard:viewAll
getGamificationScorecardsUserPointsTrends(userId, startWorkday, endWorkday) GET /api/v2/gamification/scorecards/users/{userId}/points/trends ?startWorkday:date ?endWorkday:date ?dayOfWeek:(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday) -> WorkdayPointsTrend any:gamification:scorecard:viewAll
getGamificationScorecardsUserValuesTrends(userId, startWorkday, endWorkday) GET /api/v2/gamification/scorecards/users/{userId}/values/trends ?startWorkday:date ?endWorkday:date ?timeZone=UTC -> WorkdayValuesTrend any:gamification:scorecard:viewAll
getGamificationScorecardsUsersPointsAverage(filterType, filterId, workday) GET /api/v2/gamification/scorecards/users/points/average ?filterType:(PerformanceProfile|Division) ?filterId ?workday:date -> SingleWorkdayAveragePoints any:gamification:scorecard:viewAll
getGamificationScorecardsUsersValuesAverage(filterType, filterId, workday) GET /api/v2/gamification/scorecards/users/values/average ?filterType:(PerformanceProfile|Division) ?filterId ?workday:date ?timeZone=UTC -> SingleWorkdayAverageValues any:gamification:scorecard:viewAll
getGamificationScorecardsUsersValuesTrends(filterType, filterId, startWorkday, endWorkday) GET /api/v2/gamification/scorecards/users/values/trends ?filterType:(PerformanceProfile|Division) ?filterId ?startWorkday:date ?endWorkday:date ?timeZone=UTC -> WorkdayValuesTrend any:gamification:scorecard:viewAll
getGamificationScorecardsValuesAverage(workday) GET /api/v2/gamification/scorecards/values/average ?workday:date ?timeZone=UTC -> SingleWorkdayAverageValues any:gamification:scorecard:view
getGamificationScorecardsValuesTrends(startWorkday, endWorkday) GET /api/v2/gamification/scorecards/values/trends ?filterType:(PerformanceProfile|Division) ?referenceWorkday:date ?startWorkday:date ?endWorkday:date ?timeZone=UTC -> WorkdayValuesTrend any:gamification:scorecard:view
getGamificationStatus() GET /api/v2/gamification/status -> GamificationStatus any:gamification:profile:view,gamification:profile:update,gamification:scorecard:view
getGamificationTemplate(templateId) GET /api/v2/gamification/templates/{templateId} -> ObjectiveTemplate any:gamification:profile:view
getGamificationTemplates() GET /api/v2/gamification/templates -> GetTemplatesResponse any:gamification:profile:view
patchEmployeeperformanceExternalmetricsDefinition(metricId, body) PATCH /api/v2/employeeperformance/externalmetrics/definitions/{metricId} {body: ExternalMetricDefinitionUpdateRequest} -> ExternalMetricDefinition any:employeePerformance:externalMetricDefinition:edit
patchGamificationContest(contestId, body) PATCH /api/v2/gamification/contests/{contestId} {body: ContestsFinalizeRequest} since:today -> ContestsResponse any:gamification:contestStatus:edit,gamification:contestStatus:editAll
postEmployeeperformanceExternalmetricsData() POST /api/v2/employeeperformance/externalmetrics/data {body: ExternalMetricDataWriteRequest} -> ExternalMetricDataWriteResponse any:employeePerformance:externalMetricData:add
postEmployeeperformanceExternalmetricsDefinitions() POST /api/v2/employeeperformance/externalmetrics/definitions {body: ExternalMetricDefinitionCreateRequest} -> ExternalMetricDefinition any:employeePerformance:externalMetricDefinition:add
postGamificationContests(body) POST /api/v2/gamification/contests {body: ContestsCreateRequest} since:today -> ContestsResponse any:gamification:contest:add
postGamificationContestsUploadsPrizeimages(body) POST /api/v2/gamification/contests/uploads/prizeimages {body: GamificationContestPrizeImageUploadUrlRequest} since:today -> UploadUrlResponse all:gamification:contestPrizeImage:upload
postGamificationMetrics(body) POST /api/v2/gamification/metrics {body: CreateMetric} deprecated retired -> Metric all:gamification:profile:update
postGamificationProfileActivate(profileId) POST /api/v2/gamification/profiles/{profileId}/activate -> PerformanceProfile any:gamification:profile:update
postGamificationProfileDeactivate(profileId) POST /api/v2/gamification/profiles/{profileId}/deactivate -> PerformanceProfile any:gamification:profile:update
postGamificationProfileMembers(profileId, body) POST /api/v2/gamification/profiles/{profileId}/members {body: AssignUsers} -> Assignment any:gamification:profile:update
postGamificationProfileMembersValidate(profileId, body) POST /api/v2/gamification/profiles/{profileId}/members/validate {body: ValidateAssignUsers} -> AssignmentValidation any:gamification:profile:update
postGamificationProfileMetricLink(sourceProfileId, sourceMetricId, body) POST /api/v2/gamification/profiles/{sourceProfileId}/metrics/{sourceMetricId}/link {body: TargetPerformanceProfile} -> Metric any:gamification:profile:update
postGamificationProfileMetrics(profileId, body) POST /api/v2/gamification/profiles/{profileId}/metrics {body: CreateMetric} -> Metric all:gamification:profile:update
postGamificationProfiles(body) POST /api/v2/gamification/profiles ?copyMetrics:boolean=true {body: CreatePerformanceProfile} -> PerformanceProfile any:gamification:profile:update
postGamificationProfilesUserQuery(userId, body) POST /api/v2/gamification/profiles/users/{userId}/query {body: UserProfilesInDateRangeRequest} since:today -> UserProfilesInDateRange any:gamification:agentProfileMembership:view
postGamificationProfilesUsersMeQuery(body) POST /api/v2/gamification/profiles/users/me/query {body: UserProfilesInDateRangeRequest} since:today -> UserProfilesInDateRange
putGamificationContest(contestId, body) PUT /api/v2/gamification/contests/{contestId} {body: ContestsCreateRequest} since:today -> ContestsResponse any:gamification:contest:edit,gamification:contest:editAll
putGamificationMetric(metricId, body) PUT /api/v2/gamification/metrics/{metricId} ?performanceProfileId {body: CreateMetric} deprecated retired -> Metric all:gamification:profile:update
putGamificationProfile(profileId) PUT /api/v2/gamification/profiles/{profileId} {body: PerformanceProfile} -> PerformanceProfile any:gamification:profile:update
putGamificationProfileMetric(profileId, metricId, body) PUT /api/v2/gamification/profiles/{profileId}/metrics/{metricId} {body: CreateMetric} -> Metric all:gamification:profile:update
putGamificationStatus(status) PUT /api/v2/gamification/status {status: GamificationStatus} -> GamificationStatus any:gamification:profile:update

## GeneralDataProtectionRegulationApi
getGdprRequest(requestId) GET /api/v2/gdpr/requests/{requestId} -> GDPRRequest any:gdpr:request:view
getGdprRequests() GET /api/v2/gdpr/requests ?pageSize:integer=25 ?pageNumber:integer=1 -> GDPRRequestEntityListing any:gdpr:request:view
getGdprSubjects(searchType, searchValue) GET /api/v2/gdpr/subjects ?searchType:(NAME|ADDRESS|PHONE|EMAIL|TWITTER|INSTAGRAM|FACEBOOK|APPLE_MESSAGES|EXTERNAL_ID) ?searchValue -> GDPRSubjectEntityListing any:gdpr:subject:view
postGdprRequests(body) POST /api/v2/gdpr/requests ?deleteConfirmed:boolean=false {body: GDPRRequest} -> GDPRRequest any:gdpr:request:add

## GeolocationApi
getGeolocationsSettings() GET /api/v2/geolocations/settings -> GeolocationSettings
getUserGeolocation(userId, clientId) GET /api/v2/users/{userId}/geolocations/{clientId} -> Geolocation
patchGeolocationsSettings(body) PATCH /api/v2/geolocations/settings {body: GeolocationSettings} -> GeolocationSettings any:geolocation:settings:edit
patchUserGeolocation(userId, clientId, body) PATCH /api/v2/users/{userId}/geolocations/{clientId} {body: Geolocation} -> Geolocation

## GreetingsApi
deleteGreeting(greetingId) DELETE /api/v2/greetings/{greetingId} -> void
getGreeting(greetingId) GET /api/v2/greetings/{greetingId} -> Greeting
getGreetingDownloads(greetingId) GET /api/v2/greetings/{greetingId}/downloads ?formatId:@MediaFormat=WAV since:today -> GreetingMediaInfo any:greetings:greeting:download
getGreetingGroupsDownloads(greetingId) GET /api/v2/greetings/{greetingId}/groups/downloads ?formatId:@MediaFormat=WAV since:today -> GreetingMediaInfo any:greetings:groupGreeting:download
getGreetingMedia(greetingId) GET /api/v2/greetings/{greetingId}/media ?formatId:@MediaFormat=WAV -> GreetingMediaInfo
getGreetingUsersDownloads(greetingId) GET /api/v2/greetings/{greetingId}/users/downloads ?formatId:@MediaFormat=WAV since:today -> GreetingMediaInfo any:greetings:greeting:download
getGreetings() GET /api/v2/greetings ?pageSize:integer=25 ?pageNumber:integer=1 -> DomainEntityListing
getGreetingsDefaults() GET /api/v2/greetings/defaults -> DefaultGreetingList
getGroupGreetings(groupId) GET /api/v2/groups/{groupId}/greetings ?pageSize:integer=25 ?pageNumber:integer=1 -> GreetingListing
getGroupGreetingsDefaults(groupId) GET /api/v2/groups/{groupId}/greetings/defaults -> DefaultGreetingList
getUserGreetings(userId) GET /api/v2/users/{userId}/greetings ?pageSize:integer=25 ?pageNumber:integer=1 -> DomainEntityListing
getUserGreetingsDefaults(userId) GET /api/v2/users/{userId}/greetings/defaults -> DefaultGreetingList
postGreetings(body) POST /api/v2/greetings {body: Greeting} -> Greeting
postGroupGreetings(groupId, body) POST /api/v2/groups/{groupId}/greetings {body: Greeting} -> Greeting
postUserGreetings(userId, body) POST /api/v2/users/{userId}/greetings {body: Greeting} -> Greeting
putGreeting(greetingId, body) PUT /api/v2/greetings/{greetingId} {body: Greeting} -> Greeting
putGreetingsDefaults(body) PUT /api/v2/greetings/defaults {body: DefaultGreetingList} -> DefaultGreetingList
putGroupGreetingsDefaults(groupId, body) PUT /api/v2/groups/{groupId}/greetings/defaults {body: DefaultGreetingList} -> DefaultGreetingList
putUserGreetingsDefaults(userId, body) PUT /api/v2/users/{userId}/greetings/defaults {body: DefaultGreetingList} -> DefaultGreetingList

## GroupsApi
deleteGroup(groupId) DELETE /api/v2/groups/{groupId} -> void any:directory:group:delete
deleteGroupDynamicsettings(groupId) DELETE /api/v2/groups/{groupId}/dynamicsettings since:today preview -> void any:directory:group:delete
deleteGroupMembers(groupId, ids) DELETE /api/v2/groups/{groupId}/members ?ids -> JsonObject
getFieldconfig(type) GET /api/v2/fieldconfig ?type:@FieldConfigType deprecated -> FieldConfig
getGroup(groupId) GET /api/v2/groups/{groupId} -> Group
getGroupDynamicsettings(groupId) GET /api/v2/groups/{groupId}/dynamicsettings since:today preview -> DynamicGroupDefinition any:directory:group:view
getGroupIndividuals(groupId) GET /api/v2/groups/{groupId}/individuals -> UserEntityListing
getGroupMembers(groupId) GET /api/v2/groups/{groupId}/members ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC ?expand:@UserExpand[] -> UserEntityListing
getGroupProfile(groupId) GET /api/v2/groups/{groupId}/profile ?fields deprecated -> GroupProfile
getGroups() GET /api/v2/groups ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?jabberId[] ?sortOrder:(ascending|descending)=ASC -> GroupEntityListing
getGroupsSearch(q64) GET /api/v2/groups/search ?q64 ?expand[] -> GroupsSearchResponse
getProfilesGroups() GET /api/v2/profiles/groups ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?sortOrder:(ascending|descending)=ASC ?jabberId[] deprecated -> GroupProfileEntityListing
postGroupMembers(groupId, body) POST /api/v2/groups/{groupId}/members {body: GroupMembersUpdate} -> JsonObject
postGroups(body) POST /api/v2/groups {body: GroupCreate} -> Group any:directory:group:add
postGroupsDynamicsettingsPreview(body) POST /api/v2/groups/dynamicsettings/preview {body: DynamicGroupQuery} since:today deprecated preview -> DynamicGroupQueryPreview any:directory:group:view
postGroupsSearch(body) POST /api/v2/groups/search {body: GroupSearchRequest} -> GroupsSearchResponse
putGroup(groupId) PUT /api/v2/groups/{groupId} {body: GroupUpdate} -> Group any:directory:group:edit
putGroupDynamicsettings(groupId, body) PUT /api/v2/groups/{groupId}/dynamicsettings {body: DynamicGroupQuery} since:today preview -> void any:directory:group:edit

## IdentityProviderApi
deleteIdentityprovider(providerId) DELETE /api/v2/identityproviders/{providerId} since:today -> void any:sso:provider:delete
deleteIdentityprovidersAdfs() DELETE /api/v2/identityproviders/adfs -> JsonObject any:sso:provider:delete
deleteIdentityprovidersCic() DELETE /api/v2/identityproviders/cic -> JsonObject any:sso:provider:delete
deleteIdentityprovidersGeneric() DELETE /api/v2/identityproviders/generic -> JsonObject any:sso:provider:delete
deleteIdentityprovidersGsuite() DELETE /api/v2/identityproviders/gsuite -> JsonObject any:sso:provider:delete
deleteIdentityprovidersIdentitynow() DELETE /api/v2/identityproviders/identitynow -> JsonObject any:sso:provider:delete
deleteIdentityprovidersOkta() DELETE /api/v2/identityproviders/okta -> JsonObject any:sso:provider:delete
deleteIdentityprovidersOnelogin() DELETE /api/v2/identityproviders/onelogin -> JsonObject any:sso:provider:delete
deleteIdentityprovidersPing() DELETE /api/v2/identityproviders/ping -> JsonObject any:sso:provider:delete
deleteIdentityprovidersPurecloud() DELETE /api/v2/identityproviders/purecloud -> JsonObject any:sso:provider:delete
deleteIdentityprovidersPureengage() DELETE /api/v2/identityproviders/pureengage -> JsonObject any:sso:provider:delete
deleteIdentityprovidersSalesforce() DELETE /api/v2/identityproviders/salesforce -> JsonObject any:sso:provider:delete
getIdentityprovider(providerId) GET /api/v2/identityproviders/{providerId} since:today -> CustomProvider any:sso:provider:view
getIdentityproviders() GET /api/v2/identityproviders -> IdentityProviderEntityListing any:sso:provider:view
getIdentityprovidersAdfs() GET /api/v2/identityproviders/adfs -> ADFS any:sso:provider:view
getIdentityprovidersCic() GET /api/v2/identityproviders/cic -> CustomerInteractionCenter any:sso:provider:view
getIdentityprovidersGeneric() GET /api/v2/identityproviders/generic -> GenericSAML any:sso:provider:view
getIdentityprovidersGsuite() GET /api/v2/identityproviders/gsuite -> GSuite any:sso:provider:view
getIdentityprovidersIdentitynow() GET /api/v2/identityproviders/identitynow -> IdentityNow any:sso:provider:view
getIdentityprovidersOkta() GET /api/v2/identityproviders/okta -> Okta any:sso:provider:view
getIdentityprovidersOnelogin() GET /api/v2/identityproviders/onelogin -> OneLogin any:sso:provider:view
getIdentityprovidersPing() GET /api/v2/identityproviders/ping -> PingIdentity any:sso:provider:view
getIdentityprovidersPurecloud() GET /api/v2/identityproviders/purecloud -> PureCloud any:sso:provider:view
getIdentityprovidersPureengage() GET /api/v2/identityproviders/pureengage -> PureEngage any:sso:provider:view
getIdentityprovidersSalesforce() GET /api/v2/identityproviders/salesforce -> Salesforce any:sso:provider:view
postIdentityproviders(body) POST /api/v2/identityproviders {body: CustomProvider} since:today -> CustomProvider any:sso:provider:add
putIdentityprovider(providerId, body) PUT /api/v2/identityproviders/{providerId} {body: CustomProvider} since:today -> CustomProvider any:sso:provider:edit
putIdentityprovidersAdfs(body) PUT /api/v2/identityproviders/adfs {body: ADFS} -> IdentityProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersCic(body) PUT /api/v2/identityproviders/cic {body: CustomerInteractionCenter} -> IdentityProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersGeneric(body) PUT /api/v2/identityproviders/generic {body: GenericSAML} -> IdentityProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersGsuite(body) PUT /api/v2/identityproviders/gsuite {body: GSuite} -> IdentityProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersIdentitynow(body) PUT /api/v2/identityproviders/identitynow {body: IdentityNow} -> IdentityNow any:sso:provider:add,sso:provider:edit
putIdentityprovidersOkta(body) PUT /api/v2/identityproviders/okta {body: Okta} -> IdentityProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersOnelogin(body) PUT /api/v2/identityproviders/onelogin {body: OneLogin} -> IdentityProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersPing(body) PUT /api/v2/identityproviders/ping {body: PingIdentity} -> IdentityProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersPurecloud(body) PUT /api/v2/identityproviders/purecloud {body: PureCloud} -> IdentityProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersPureengage(body) PUT /api/v2/identityproviders/pureengage {body: PureEngage} -> IdentityProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersSalesforce(body) PUT /api/v2/identityproviders/salesforce {body: Salesforce} -> IdentityProvider any:sso:provider:add,sso:provider:edit

## InfrastructureAsCodeApi
getInfrastructureascodeAccelerator(acceleratorId) GET /api/v2/infrastructureascode/accelerators/{acceleratorId} ?preferredLanguage:(ar|cs|da|de|en-US|es|fi|fr|it|iw|ko|ja|nl|no|pl|pt-BR|pt-PT|sv|th|tr|zh-CN|zh-TW)=en-US since:today -> AcceleratorSpecification any:infrastructureascode:accelerator:view
getInfrastructureascodeAccelerators() GET /api/v2/infrastructureascode/accelerators ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?sortOrder:(asc|desc)=asc ?name ?description ?origin:(community|partner|genesys) ?type:(module|accelerator|blueprint) ?classification ?tags since:today -> AcceleratorList any:infrastructureascode:accelerator:view
getInfrastructureascodeJob(jobId) GET /api/v2/infrastructureascode/jobs/{jobId} ?details:boolean=false since:today -> InfrastructureascodeJob all:infrastructureascode:job:view
getInfrastructureascodeJobs() GET /api/v2/infrastructureascode/jobs ?maxResults:integer=1 ?includeErrors:boolean=false ?sortBy:(id|dateSubmitted|submittedBy|acceleratorId|status)=dateSubmitted ?sortOrder:(asc|desc)=desc ?acceleratorId ?submittedBy ?status:(Created|Queued|Running|Complete|Failed|Incomplete) since:today -> InfrastructureascodeJob any:infrastructureascode:job:view
postInfrastructureascodeJobs(body) POST /api/v2/infrastructureascode/jobs {body: AcceleratorInput} since:today -> InfrastructureascodeJob any:infrastructureascode:job:add

## IntegrationsApi
deleteIntegration(integrationId) DELETE /api/v2/integrations/{integrationId} -> Integration any:integrations:integration:delete
deleteIntegrationsAction(actionId) DELETE /api/v2/integrations/actions/{actionId} -> void any:integrations:action:delete
deleteIntegrationsActionDraft(actionId) DELETE /api/v2/integrations/actions/{actionId}/draft -> void any:integrations:action:delete
deleteIntegrationsCredential(credentialId) DELETE /api/v2/integrations/credentials/{credentialId} -> void any:integrations:integration:delete
getIntegration(integrationId) GET /api/v2/integrations/{integrationId} ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> Integration any:integrations:integration:view
getIntegrationConfigCurrent(integrationId) GET /api/v2/integrations/{integrationId}/config/current -> IntegrationConfiguration any:integrations:integration:view
getIntegrations() GET /api/v2/integrations ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?ids[] ?integrationType ?reportedState:(ACTIVE|ACTIVATING|INACTIVE|DEACTIVATING|ERROR) ?credentialId -> IntegrationEntityListing any:integrations:integration:view
getIntegrationsAction(actionId) GET /api/v2/integrations/actions/{actionId} ?expand:(contract) ?includeConfig:boolean=false ?flatten:boolean=false -> Action any:integrations:action:view,bridge:actions:view
getIntegrationsActionDraft(actionId) GET /api/v2/integrations/actions/{actionId}/draft ?expand:(contract) ?includeConfig:boolean=false ?flatten:boolean=false -> Action any:integrations:action:view,bridge:actions:view
getIntegrationsActionDraftFunction(actionId) GET /api/v2/integrations/actions/{actionId}/draft/function since:today -> FunctionConfig any:integrations:actionFunction:view
getIntegrationsActionDraftSchema(actionId, fileName) GET /api/v2/integrations/actions/{actionId}/draft/schemas/{fileName} ?flatten:boolean=false -> JsonSchemaDocument any:integrations:action:view,bridge:actions:view
getIntegrationsActionDraftTemplate(actionId, fileName) GET /api/v2/integrations/actions/{actionId}/draft/templates/{fileName} accept:text/plain -> string any:integrations:action:view,bridge:actions:view
getIntegrationsActionDraftValidation(actionId) GET /api/v2/integrations/actions/{actionId}/draft/validation -> DraftValidationResult any:integrations:action:edit
getIntegrationsActionFunction(actionId) GET /api/v2/integrations/actions/{actionId}/function since:today -> FunctionConfig any:integrations:actionFunction:view
getIntegrationsActionSchema(actionId, fileName) GET /api/v2/integrations/actions/{actionId}/schemas/{fileName} ?flatten:boolean=false -> JsonSchemaDocument any:integrations:action:view,bridge:actions:view
getIntegrationsActionTemplate(actionId, fileName) GET /api/v2/integrations/actions/{actionId}/templates/{fileName} accept:text/plain -> string any:integrations:action:view,bridge:actions:view
getIntegrationsActions() GET /api/v2/integrations/actions ?pageSize:integer=25 ?pageNumber:integer=1 ?nextPage ?previousPage ?sortBy ?sortOrder:(ASC|DESC)=asc ?category ?name ?ids ?secure:(true|false) ?includeAuthActions:(true|false)=false ?includeConfig:boolean=false -> ActionEntityListing any:integrations:action:view,bridge:actions:view
getIntegrationsActionsCategories() GET /api/v2/integrations/actions/categories ?pageSize:integer=25 ?pageNumber:integer=1 ?nextPage ?previousPage ?sortBy ?sortOrder:(ASC|DESC)=asc ?secure:(true|false) -> CategoryEntityListing any:integrations:action:view,bridge:actions:view
getIntegrationsActionsCertificates() GET /api/v2/integrations/actions/certificates ?status:(Current|Upcoming) ?type:(Client) since:today -> ActionCertificateListing any:integrations:actionCertificate:view
getIntegrationsActionsCertificatesTruststore() GET /api/v2/integrations/actions/certificates/truststore since:today -> TrustedCertificates any:integrations:actionCertificate:view
getIntegrationsActionsDrafts() GET /api/v2/integrations/actions/drafts ?pageSize:integer=25 ?pageNumber:integer=1 ?nextPage ?previousPage ?sortBy ?sortOrder:(ASC|DESC)=asc ?category ?name ?ids ?secure:(true|false) ?includeAuthActions:(true|false)=false ?includeConfig:boolean=false -> ActionEntityListing any:integrations:action:view,bridge:actions:view
getIntegrationsActionsFunctionsRuntimes() GET /api/v2/integrations/actions/functions/runtimes since:today -> FunctionRuntime[] any:integrations:actionFunction:view
getIntegrationsBotconnectorBot(integrationId, botId) GET /api/v2/integrations/botconnectors/{integrationId}/bots/{botId} ?version since:today preview -> Bot any:integration:botconnector:view
getIntegrationsBotconnectorBots(integrationId) GET /api/v2/integrations/botconnectors/{integrationId}/bots ?pageNumber:integer=1 ?pageSize:integer=25 since:today preview -> BotListing any:integration:botconnector:view
getIntegrationsBotconnectorBotsSummaries(integrationId) GET /api/v2/integrations/botconnectors/{integrationId}/bots/summaries ?pageNumber:integer=1 ?pageSize:integer=25 since:today preview -> BotSummaryEntityListing any:integration:botconnector:view
getIntegrationsBotconnectorIntegrationIdBot(integrationId, botId) GET /api/v2/integrations/botconnector/{integrationId}/bots/{botId} ?version -> BotConnectorBot any:integration:botconnector:view
getIntegrationsBotconnectorIntegrationIdBotVersions(integrationId, botId) GET /api/v2/integrations/botconnector/{integrationId}/bots/{botId}/versions ?pageNumber:integer=1 ?pageSize:integer=25 -> BotConnectorBotVersionSummaryEntityListing any:integration:botconnector:view
getIntegrationsBotconnectorIntegrationIdBots(integrationId) GET /api/v2/integrations/botconnector/{integrationId}/bots -> BotList any:integration:botconnector:view
getIntegrationsBotconnectorIntegrationIdBotsSummaries(integrationId) GET /api/v2/integrations/botconnector/{integrationId}/bots/summaries ?pageNumber:integer=1 ?pageSize:integer=25 -> BotConnectorBotSummaryEntityListing any:integration:botconnector:view
getIntegrationsClientapps() GET /api/v2/integrations/clientapps ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> ClientAppEntityListing
getIntegrationsClientappsUnifiedcommunications() GET /api/v2/integrations/clientapps/unifiedcommunications ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage deprecated retired -> UCIntegrationListing any:integration:unifiedCommunications:view
getIntegrationsCredential(credentialId) GET /api/v2/integrations/credentials/{credentialId} -> Credential any:integrations:integration:view
getIntegrationsCredentials() GET /api/v2/integrations/credentials ?pageNumber:integer=1 ?pageSize:integer=25 deprecated -> CredentialInfoListing any:integrations:integration:view
getIntegrationsCredentialsListing() GET /api/v2/integrations/credentials/listing ?before ?after ?pageSize since:today -> CredentialInfoCursorListing any:integrations:integration:view
getIntegrationsCredentialsTypes() GET /api/v2/integrations/credentials/types -> CredentialType[] any:integrations:integration:view
getIntegrationsEventlog() GET /api/v2/integrations/eventlog ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=timestamp ?sortOrder=descending ?entityId deprecated retired -> IntegrationEventEntityListing any:integrations:integration:view,bridge:notification:view
getIntegrationsEventlogEventId(eventId) GET /api/v2/integrations/eventlog/{eventId} deprecated retired -> IntegrationEvent any:integrations:integration:view,bridge:notification:view
getIntegrationsSpeechAudioconnector() GET /api/v2/integrations/speech/audioconnector ?pageNumber:integer=1 ?pageSize:integer=25 since:today -> AudioConnectorIntegrationEntityListing any:integrations:integration:view
getIntegrationsSpeechAudioconnectorIntegrationId(integrationId) GET /api/v2/integrations/speech/audioconnector/{integrationId} since:today -> AudioConnectorIntegration any:integrations:integration:view
getIntegrationsSpeechDialogflowAgent(agentId) GET /api/v2/integrations/speech/dialogflow/agents/{agentId} -> DialogflowAgent any:integrations:integration:view
getIntegrationsSpeechDialogflowAgents() GET /api/v2/integrations/speech/dialogflow/agents ?pageNumber:integer=1 ?pageSize:integer=25 ?name -> DialogflowAgentSummaryEntityListing any:integrations:integration:view
getIntegrationsSpeechDialogflowcxAgent(agentId) GET /api/v2/integrations/speech/dialogflowcx/agents/{agentId} since:today -> DialogflowCXAgent any:integrations:integration:view
getIntegrationsSpeechDialogflowcxAgents() GET /api/v2/integrations/speech/dialogflowcx/agents ?pageNumber:integer=1 ?pageSize:integer=25 ?name since:today -> DialogflowCXAgentSummaryEntityListing any:integrations:integration:view
getIntegrationsSpeechLexBotAlias(aliasId) GET /api/v2/integrations/speech/lex/bot/alias/{aliasId} -> LexBotAlias any:integrations:integration:view
getIntegrationsSpeechLexBotBotIdAliases(botId) GET /api/v2/integrations/speech/lex/bot/{botId}/aliases ?pageNumber:integer=1 ?pageSize:integer=25 ?status:(READY|FAILED|BUILDING|NOT_BUILT) ?name -> LexBotAliasEntityListing any:integrations:integration:view
getIntegrationsSpeechLexBots() GET /api/v2/integrations/speech/lex/bots ?pageNumber:integer=1 ?pageSize:integer=25 ?name -> LexBotEntityListing any:integrations:integration:view
getIntegrationsSpeechLexv2BotAlias(aliasId) GET /api/v2/integrations/speech/lexv2/bot/alias/{aliasId} since:today -> LexV2BotAlias any:integrations:integration:view
getIntegrationsSpeechLexv2BotBotIdAliases(botId) GET /api/v2/integrations/speech/lexv2/bot/{botId}/aliases ?pageNumber:integer=1 ?pageSize:integer=25 ?status:(Creating|Available|Deleting|Failed) ?name since:today -> LexV2BotAliasEntityListing any:integrations:integration:view
getIntegrationsSpeechLexv2Bots() GET /api/v2/integrations/speech/lexv2/bots ?pageNumber:integer=1 ?pageSize:integer=25 ?name since:today -> LexV2BotEntityListing any:integrations:integration:view
getIntegrationsSpeechNuanceNuanceIntegrationIdBot(nuanceIntegrationId, botId) GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId} ?expand:(variables|transferNodes|channels|locales)[] ?targetChannel:(digital|voice) since:today -> NuanceBot any:integrations:integration:view
getIntegrationsSpeechNuanceNuanceIntegrationIdBotJob(nuanceIntegrationId, botId, jobId) GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}/jobs/{jobId} since:today -> AsyncJob any:integrations:integration:view
getIntegrationsSpeechNuanceNuanceIntegrationIdBotJobResults(nuanceIntegrationId, botId, jobId) GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}/jobs/{jobId}/results since:today -> NuanceBot any:integrations:integration:view
getIntegrationsSpeechNuanceNuanceIntegrationIdBots(nuanceIntegrationId) GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots ?pageNumber:integer=1 ?pageSize:integer=25 ?onlyRegisteredBots:boolean=true since:today -> NuanceBotEntityListing any:integrations:integration:view
getIntegrationsSpeechNuanceNuanceIntegrationIdBotsJob(nuanceIntegrationId, jobId) GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/jobs/{jobId} since:today -> AsyncJob any:integrations:integration:view
getIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobResults(nuanceIntegrationId, jobId) GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/jobs/{jobId}/results since:today -> NuanceBotEntityListing any:integrations:integration:view
getIntegrationsSpeechSttEngine(engineId) GET /api/v2/integrations/speech/stt/engines/{engineId} since:today -> SttEngineEntity any:integrations:integration:view
getIntegrationsSpeechSttEngines() GET /api/v2/integrations/speech/stt/engines ?pageNumber:integer=1 ?pageSize:integer=25 ?name since:today -> SttEngineEntityListing any:integrations:integration:view
getIntegrationsSpeechTtsEngine(engineId) GET /api/v2/integrations/speech/tts/engines/{engineId} ?includeVoices:boolean=false -> TtsEngineEntity any:integrations:integration:view
getIntegrationsSpeechTtsEngineVoice(engineId, voiceId) GET /api/v2/integrations/speech/tts/engines/{engineId}/voices/{voiceId} -> TtsVoiceEntity any:integrations:integration:view
getIntegrationsSpeechTtsEngineVoices(engineId) GET /api/v2/integrations/speech/tts/engines/{engineId}/voices ?pageNumber:integer=1 ?pageSize:integer=25 -> TtsVoiceEntityListing any:integrations:integration:view
getIntegrationsSpeechTtsEngines() GET /api/v2/integrations/speech/tts/engines ?pageNumber:integer=1 ?pageSize:integer=25 ?includeVoices:boolean=false ?name ?language -> TtsEngineEntityListing any:integrations:integration:view
getIntegrationsSpeechTtsSettings() GET /api/v2/integrations/speech/tts/settings -> TtsSettings any:integrations:integration:view
getIntegrationsType(typeId) GET /api/v2/integrations/types/{typeId} -> IntegrationType any:integrations:integration:view
getIntegrationsTypeConfigschema(typeId, configType) GET /api/v2/integrations/types/{typeId}/configschemas/{configType} /configType:(properties|advanced) -> JsonSchemaDocument any:integrations:integration:view
getIntegrationsTypes() GET /api/v2/integrations/types ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> IntegrationTypeEntityListing any:integrations:integration:view
getIntegrationsUnifiedcommunicationsClientapp(ucIntegrationId) GET /api/v2/integrations/unifiedcommunications/clientapps/{ucIntegrationId} since:today -> UnifiedCommunicationsIntegration any:integration:unifiedCommunications:view
getIntegrationsUnifiedcommunicationsClientapps() GET /api/v2/integrations/unifiedcommunications/clientapps ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage since:today -> UnifiedCommunicationsIntegrationListing any:integration:unifiedCommunications:view
getIntegrationsUserapps() GET /api/v2/integrations/userapps ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?appHost -> UserAppEntityListing
patchIntegration(integrationId) PATCH /api/v2/integrations/{integrationId} ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage {body: Integration} -> Integration any:integrations:integration:edit
patchIntegrationsAction(actionId, body) PATCH /api/v2/integrations/actions/{actionId} {body: UpdateActionInput} -> Action any:integrations:action:edit
patchIntegrationsActionDraft(actionId, body) PATCH /api/v2/integrations/actions/{actionId}/draft {body: UpdateDraftInput} -> Action any:integrations:action:edit
postIntegrations() POST /api/v2/integrations {body: CreateIntegrationRequest} -> Integration any:integrations:integration:add
postIntegrationsActionDraft(actionId) POST /api/v2/integrations/actions/{actionId}/draft -> Action any:integrations:action:edit
postIntegrationsActionDraftFunctionUpload(actionId, body) POST /api/v2/integrations/actions/{actionId}/draft/function/upload {body: FunctionUploadRequest} since:today -> FunctionUploadResponse any:integrations:actionFunction:edit
postIntegrationsActionDraftPublish(actionId, body) POST /api/v2/integrations/actions/{actionId}/draft/publish {body: PublishDraftInput} -> Action any:integrations:action:edit
postIntegrationsActionDraftTest(actionId, body) POST /api/v2/integrations/actions/{actionId}/draft/test ?flatten:boolean=false {body: JsonObject} -> TestExecutionResult any:integrations:action:execute
postIntegrationsActionExecute(actionId, body) POST /api/v2/integrations/actions/{actionId}/execute ?flatten:boolean=false {body: JsonObject} -> JsonObject any:integrations:action:execute,bridge:actions:execute
postIntegrationsActionTest(actionId, body) POST /api/v2/integrations/actions/{actionId}/test ?flatten:boolean=false {body: JsonObject} -> TestExecutionResult any:integrations:action:execute,bridge:actions:execute
postIntegrationsActions(body) POST /api/v2/integrations/actions {body: PostActionInput} -> Action any:integrations:action:add
postIntegrationsActionsDrafts(body) POST /api/v2/integrations/actions/drafts {body: PostActionInput} -> Action any:integrations:action:add
postIntegrationsBotconnectorsIncomingMessages(body) POST /api/v2/integrations/botconnectors/incoming/messages {body: IncomingMessageRequest} since:today preview -> IncomingMessageResponse any:integration:botconnector:send
postIntegrationsBotconnectorsOutgoingMessages(body) POST /api/v2/integrations/botconnectors/outgoing/messages {body: OutgoingMessageRequest} since:today preview -> OutgoingMessageResponse any:integration:botconnector:send
postIntegrationsCredentials() POST /api/v2/integrations/credentials {body: Credential} -> CredentialInfo any:integrations:integration:add
postIntegrationsSpeechNuanceNuanceIntegrationIdBotJobs(nuanceIntegrationId, botId) POST /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}/jobs ?expand:(variables|transferNodes|channels|locales)[] {body: string} since:today -> AsyncJob any:integrations:integration:view
postIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobs(nuanceIntegrationId) POST /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/jobs ?pageNumber:integer=1 ?pageSize:integer=25 ?onlyRegisteredBots:boolean=true since:today -> AsyncJob any:integrations:integration:view
postIntegrationsSpeechNuanceNuanceIntegrationIdBotsLaunchValidate(nuanceIntegrationId, settings) POST /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/launch/validate {settings: BotExecutionConfiguration} since:today -> void any:integrations:integration:edit
postIntegrationsWebhookEvents(tokenId, body) POST /api/v2/integrations/webhooks/{tokenId}/events {body: JsonObject} since:today -> WebhookInvocationResponse
postIntegrationsWorkforcemanagementVendorconnection() POST /api/v2/integrations/workforcemanagement/vendorconnection {body: VendorConnectionRequest} deprecated retired -> UserActionCategoryEntityListing
putIntegrationConfigCurrent(integrationId) PUT /api/v2/integrations/{integrationId}/config/current {body: IntegrationConfiguration} -> IntegrationConfiguration any:integrations:integration:edit
putIntegrationsActionDraftFunction(actionId, body) PUT /api/v2/integrations/actions/{actionId}/draft/function {body: Function} since:today -> FunctionConfig any:integrations:actionFunction:edit
putIntegrationsBotconnectorIntegrationIdBots(integrationId, botList) PUT /api/v2/integrations/botconnector/{integrationId}/bots {botList: BotList} -> void any:integration:botconnector:edit
putIntegrationsCredential(credentialId) PUT /api/v2/integrations/credentials/{credentialId} {body: Credential} -> CredentialInfo any:integrations:integration:edit
putIntegrationsSpeechNuanceNuanceIntegrationIdBotsLaunchSettings(nuanceIntegrationId, settings) PUT /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/launch/settings {settings: NuanceBotLaunchSettings} since:today -> void any:integrations:integration:edit
putIntegrationsSpeechTtsSettings(body) PUT /api/v2/integrations/speech/tts/settings {body: TtsSettings} -> TtsSettings any:integrations:integration:edit
putIntegrationsUnifiedcommunicationThirdpartypresences(ucIntegrationId, body) PUT /api/v2/integrations/unifiedcommunications/{ucIntegrationId}/thirdpartypresences {body: UCThirdPartyPresence[]} since:today -> string any:integration:presence:edit

## IntentsApi
deleteIntentsCategory(categoryId) DELETE /api/v2/intents/categories/{categoryId} since:today -> void any:externalContacts:customerIntentTaxonomy:delete
deleteIntentsCustomerintent(customerIntentId) DELETE /api/v2/intents/customerintents/{customerIntentId} since:today -> void any:externalContacts:customerIntentTaxonomy:delete
getIntentsAssignmentsExternalcontact(externalContactId) GET /api/v2/intents/assignments/externalcontacts/{externalContactId} ?pageSize:integer=25 ?pageNumber:integer=1 since:today -> CustomerIntentAssignmentListing any:externalContacts:customerIntentAssignments:view
getIntentsCategories() GET /api/v2/intents/categories ?pageSize:integer=25 ?pageNumber:integer=1 ?queryValue since:today -> IntentsCategoryListing any:externalContacts:customerIntentTaxonomy:view
getIntentsCategory(categoryId) GET /api/v2/intents/categories/{categoryId} since:today -> IntentsCategory any:externalContacts:customerIntentTaxonomy:view
getIntentsCustomerintent(customerIntentId) GET /api/v2/intents/customerintents/{customerIntentId} since:today -> CustomerIntentResponse any:externalContacts:customerIntentTaxonomy:view
getIntentsCustomerintentSourceintents(customerIntentId) GET /api/v2/intents/customerintents/{customerIntentId}/sourceintents ?pageSize:integer=25 ?pageNumber:integer=1 ?queryValue since:today -> CustomerSourceIntentListing any:externalContacts:customerIntentTaxonomy:view
getIntentsCustomerintents() GET /api/v2/intents/customerintents ?pageSize:integer=25 ?pageNumber:integer=1 ?queryValue ?categoryId since:today -> CustomerIntentListing any:externalContacts:customerIntentTaxonomy:view
getIntentsSourceintents() GET /api/v2/intents/sourceintents ?pageSize:integer=25 ?pageNumber:integer=1 ?type:(Bot|Copilot|Digitalbot|Segment|Topic|Unknown) ?sourceId since:today -> CustomerSourceIntentListing any:externalContacts:customerIntentTaxonomy:view
patchIntentsCategory(categoryId, body) PATCH /api/v2/intents/categories/{categoryId} {body: IntentsCategoryPatch} since:today -> IntentsCategory any:externalContacts:customerIntentTaxonomy:edit
patchIntentsCustomerintent(customerIntentId, body) PATCH /api/v2/intents/customerintents/{customerIntentId} {body: CustomerIntentPatch} since:today -> CustomerIntentResponse any:externalContacts:customerIntentTaxonomy:edit
postIntentsAssignmentsExternalcontactCustomerintentAssignment(externalContactId, customerIntentId, body) POST /api/v2/intents/assignments/externalcontacts/{externalContactId}/customerintents/{customerIntentId}/assignment {body: CustomerIntentAssignmentRequest} since:today -> CustomerIntentAssignmentResponse any:externalContacts:customerIntentAssignments:add
postIntentsCategories(body) POST /api/v2/intents/categories {body: IntentsCategory} since:today -> IntentsCategory any:externalContacts:customerIntentTaxonomy:add
postIntentsCustomerintentSourceintentsBulkAdd(customerIntentId, body) POST /api/v2/intents/customerintents/{customerIntentId}/sourceintents/bulk/add {body: BulkAddSourceIntentsRequest} since:today -> BulkSourceIntentsResponse any:externalContacts:customerIntentTaxonomy:edit
postIntentsCustomerintentSourceintentsBulkRemove(customerIntentId, body) POST /api/v2/intents/customerintents/{customerIntentId}/sourceintents/bulk/remove {body: BulkRemoveSourceIntentsRequest} since:today -> BulkSourceIntentsResponse any:externalContacts:customerIntentTaxonomy:edit
postIntentsCustomerintents(body) POST /api/v2/intents/customerintents {body: CustomerIntent} since:today -> CustomerIntentResponse any:externalContacts:customerIntentTaxonomy:add
postIntentsCustomerintentsBulkRetrieve(body) POST /api/v2/intents/customerintents/bulk/retrieve {body: BatchGetCustomerIntentsRequest} since:today -> CustomerIntentResponse[] any:externalContacts:customerIntentTaxonomy:view

## JourneyApi
deleteAnalyticsJourneysAggregatesJob(jobId) DELETE /api/v2/analytics/journeys/aggregates/jobs/{jobId} since:today preview -> void any:analytics:journeyAggregate:view
deleteJourneyActionmap(actionMapId) DELETE /api/v2/journey/actionmaps/{actionMapId} -> void any:journey:actionmap:delete
deleteJourneyActiontemplate(actionTemplateId) DELETE /api/v2/journey/actiontemplates/{actionTemplateId} ?hardDelete:boolean -> void any:journey:actiontemplate:delete
deleteJourneyExternaleventsConfiguration(configId) DELETE /api/v2/journey/externalevents/configurations/{configId} since:today -> void any:journey:externalEventsConfiguration:delete
deleteJourneyExternaleventsSchema(schemaId) DELETE /api/v2/journey/externalevents/schemas/{schemaId} since:today -> void any:journey:externalEventsSchema:delete
deleteJourneyOutcome(outcomeId) DELETE /api/v2/journey/outcomes/{outcomeId} deprecated -> void any:journey:outcome:delete
deleteJourneyOutcomesPredictor(predictorId) DELETE /api/v2/journey/outcomes/predictors/{predictorId} since:today deprecated -> void any:journey:outcomepredictor:delete
deleteJourneySegment(segmentId) DELETE /api/v2/journey/segments/{segmentId} -> void any:journey:segment:delete
deleteJourneyView(viewId) DELETE /api/v2/journey/views/{viewId} since:today -> void all:journey:views:delete
deleteJourneyViewSchedules(viewId) DELETE /api/v2/journey/views/{viewId}/schedules since:today -> JourneyViewSchedule all:journey:viewsSchedule:delete
getAnalyticsJourneysAggregatesJob(jobId) GET /api/v2/analytics/journeys/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:journeyAggregate:view
getAnalyticsJourneysAggregatesJobResults(jobId) GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}/results ?cursor since:today preview -> JourneyAsyncAggregateQueryResponse any:analytics:journeyAggregate:view
getExternalcontactsContactJourneySegments(contactId) GET /api/v2/externalcontacts/contacts/{contactId}/journey/segments ?includeMerged:boolean ?limit:integer since:today -> SegmentAssignmentListing any:externalContacts:segmentAssignment:view
getExternalcontactsContactJourneySessions(contactId) GET /api/v2/externalcontacts/contacts/{contactId}/journey/sessions ?pageSize ?after ?includeMerged:boolean since:today -> SessionListing any:externalContacts:session:view
getJourneyActionmap(actionMapId) GET /api/v2/journey/actionmaps/{actionMapId} -> ActionMap any:journey:actionmap:view
getJourneyActionmaps() GET /api/v2/journey/actionmaps ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy ?filterField ?filterValue ?actionMapIds[] ?queryFields[] ?queryValue -> ActionMapListing any:journey:actionmap:view
getJourneyActionmapsEstimatesJob(jobId) GET /api/v2/journey/actionmaps/estimates/jobs/{jobId} since:today deprecated -> string all:journey:actionmapEstimateJob:view
getJourneyActionmapsEstimatesJobResults(jobId) GET /api/v2/journey/actionmaps/estimates/jobs/{jobId}/results since:today deprecated -> ActionMapEstimateResult all:journey:actionmapEstimate:view
getJourneyActiontarget(actionTargetId) GET /api/v2/journey/actiontargets/{actionTargetId} deprecated -> ActionTarget any:journey:actiontarget:view
getJourneyActiontargets() GET /api/v2/journey/actiontargets ?pageNumber:integer=1 ?pageSize:integer=25 deprecated -> ActionTargetListing any:journey:actiontarget:view
getJourneyActiontemplate(actionTemplateId) GET /api/v2/journey/actiontemplates/{actionTemplateId} -> ActionTemplate any:journey:actiontemplate:view
getJourneyActiontemplates() GET /api/v2/journey/actiontemplates ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy ?mediaType:(webchat|webMessagingOffer|contentOffer|integrationAction|architectFlow|openAction) ?state:(Active|Inactive|Deleted) ?queryFields[] ?queryValue -> ActionTemplateListing any:journey:actiontemplate:view
getJourneyDeploymentCustomerPing(deploymentId, customerCookieId) GET /api/v2/journey/deployments/{deploymentId}/customers/{customerCookieId}/ping ?dl ?dt ?appNamespace ?sessionId ?sinceLastBeaconMilliseconds:integer since:today -> DeploymentPing
getJourneyExternaleventsConfiguration(configId) GET /api/v2/journey/externalevents/configurations/{configId} since:today -> ExternalEventsConfiguration any:journey:externalEventsConfiguration:view
getJourneyExternaleventsConfigurations() GET /api/v2/journey/externalevents/configurations ?pageSize:integer=20 ?pageNumber:integer=1 since:today -> ExternalEventsConfigurationListing any:journey:externalEventsConfiguration:view
getJourneyExternaleventsSchema(schemaId) GET /api/v2/journey/externalevents/schemas/{schemaId} since:today -> JourneyExternalEventsSchema any:journey:externalEventsSchema:view
getJourneyExternaleventsSchemaVersion(schemaId, versionId) GET /api/v2/journey/externalevents/schemas/{schemaId}/versions/{versionId} since:today -> JourneyExternalEventsSchema any:journey:externalEventsSchema:view
getJourneyExternaleventsSchemaVersions(schemaId) GET /api/v2/journey/externalevents/schemas/{schemaId}/versions since:today -> JourneyExternalEventsSchemaListing any:journey:externalEventsSchema:view
getJourneyExternaleventsSchemas() GET /api/v2/journey/externalevents/schemas since:today -> JourneyExternalEventsSchemaListing any:journey:externalEventsSchema:view
getJourneyExternaleventsSchemasCoretype(coreTypeName) GET /api/v2/journey/externalevents/schemas/coretypes/{coreTypeName} since:today -> Coretype any:journey:externalEventsSchema:view
getJourneyExternaleventsSchemasCoretypes() GET /api/v2/journey/externalevents/schemas/coretypes since:today -> CoretypeListing any:journey:externalEventsSchema:view
getJourneyExternaleventsSchemasLimits() GET /api/v2/journey/externalevents/schemas/limits since:today -> SchemaQuantityLimits any:journey:externalEventsSchema:view
getJourneyOutcome(outcomeId) GET /api/v2/journey/outcomes/{outcomeId} deprecated -> Outcome any:journey:outcome:view
getJourneyOutcomes() GET /api/v2/journey/outcomes ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy ?outcomeIds[] ?queryFields[] ?queryValue deprecated -> OutcomeListing any:journey:outcome:view
getJourneyOutcomesAttributionsJob(jobId) GET /api/v2/journey/outcomes/attributions/jobs/{jobId} since:today deprecated preview -> OutcomeAttributionJobStateResponse all:journey:outcomeAttributionJob:view
getJourneyOutcomesAttributionsJobResults(jobId) GET /api/v2/journey/outcomes/attributions/jobs/{jobId}/results since:today deprecated preview -> OutcomeAttributionResponseListing all:journey:outcomeAttribution:view
getJourneyOutcomesPredictor(predictorId) GET /api/v2/journey/outcomes/predictors/{predictorId} since:today deprecated -> OutcomePredictor any:journey:outcomepredictor:view
getJourneyOutcomesPredictors() GET /api/v2/journey/outcomes/predictors since:today deprecated -> OutcomePredictorListing any:journey:outcomepredictor:view
getJourneySegment(segmentId) GET /api/v2/journey/segments/{segmentId} -> JourneySegment any:journey:segment:view
getJourneySegments() GET /api/v2/journey/segments ?sortBy ?pageSize:integer=25 ?pageNumber:integer=1 ?isActive:boolean ?segmentIds[] ?queryFields[] ?queryValue -> SegmentListing any:journey:segment:view
getJourneySession(sessionId) GET /api/v2/journey/sessions/{sessionId} -> Session any:journey:session:view,externalContacts:session:view
getJourneySessionEvents(sessionId) GET /api/v2/journey/sessions/{sessionId}/events ?pageSize ?after ?eventType:(com.genesys.journey.OutcomeAchievedEvent|com.genesys.journey.SegmentAssignmentEvent|com.genesys.journey.WebActionEvent|com.genesys.journey.WebEvent|com.genesys.journey.AppEvent) since:today -> EventListing any:journey:event:view
getJourneySessionOutcomescores(sessionId) GET /api/v2/journey/sessions/{sessionId}/outcomescores deprecated -> OutcomeScoresResult any:journey:outcomescores:view
getJourneyView(viewId) GET /api/v2/journey/views/{viewId} since:today -> JourneyView all:journey:views:view
getJourneyViewSchedules(viewId) GET /api/v2/journey/views/{viewId}/schedules since:today -> JourneyViewSchedule all:journey:viewsSchedule:view
getJourneyViewVersion(viewId, versionId) GET /api/v2/journey/views/{viewId}/versions/{versionId} since:today -> JourneyView all:journey:views:view
getJourneyViewVersionChart(viewId, journeyViewVersion, chartId) GET /api/v2/journey/views/{viewId}/versions/{journeyViewVersion}/charts/{chartId} since:today -> JourneyViewChart all:journey:views:view
getJourneyViewVersionChartVersion(viewId, journeyViewVersion, chartId, chartVersion) GET /api/v2/journey/views/{viewId}/versions/{journeyViewVersion}/charts/{chartId}/versions/{chartVersion} since:today -> JourneyViewChart all:journey:views:view
getJourneyViewVersionJob(viewId, journeyVersionId, jobId) GET /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/{jobId} since:today -> JourneyViewJob all:journey:viewsJobs:view
getJourneyViewVersionJobResults(viewId, journeyViewVersion, jobId) GET /api/v2/journey/views/{viewId}/versions/{journeyViewVersion}/jobs/{jobId}/results since:today -> JourneyViewResult all:journey:viewsResults:view
getJourneyViewVersionJobResultsChart(viewId, journeyVersionId, jobId, chartId) GET /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/{jobId}/results/charts/{chartId} since:today -> JourneyViewChartResult all:journey:viewsResults:view
getJourneyViewVersionJobsLatest(viewId, journeyVersionId) GET /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/latest since:today -> JourneyViewJob all:journey:viewsJobs:view
getJourneyViews() GET /api/v2/journey/views ?pageNumber:integer=1 ?pageSize:integer=25 ?nameOrCreatedBy ?expand:(charts) ?id since:today -> JourneyViewListing all:journey:views:view
getJourneyViewsDataDetails() GET /api/v2/journey/views/data/details since:today -> DataRange all:journey:dataDetails:view
getJourneyViewsEventdefinition(eventDefinitionId) GET /api/v2/journey/views/eventdefinitions/{eventDefinitionId} since:today -> JourneyEventDefinition all:journey:eventDefinition:view
getJourneyViewsEventdefinitions() GET /api/v2/journey/views/eventdefinitions since:today -> JourneyEventDefinitionListing all:journey:eventDefinition:view
getJourneyViewsEventdefinitionsExternal() GET /api/v2/journey/views/eventdefinitions/external since:today -> GetExternalEventsResponse all:journey:externalEvents:view
getJourneyViewsEventdefinitionsExternalChanges() GET /api/v2/journey/views/eventdefinitions/external/changes since:today -> ExternalEventChangesResponse all:journey:externalEvents:view
getJourneyViewsJobs() GET /api/v2/journey/views/jobs ?pageNumber:integer=1 ?pageSize:integer=25 ?interval ?statuses since:today -> JourneyViewJobListing all:journey:viewsJobs:view
getJourneyViewsJobsMe() GET /api/v2/journey/views/jobs/me ?pageNumber:integer=1 ?pageSize:integer=25 ?interval ?statuses since:today -> JourneyViewJobListing all:journey:viewsJobs:view
getJourneyViewsSchedules() GET /api/v2/journey/views/schedules ?pageNumber:integer=1 ?pageSize:integer=25 since:today -> JourneyViewScheduleListing all:journey:viewsSchedule:view
patchJourneyActionmap(actionMapId) PATCH /api/v2/journey/actionmaps/{actionMapId} {body: PatchActionMap} -> ActionMap any:journey:actionmap:edit
patchJourneyActiontarget(actionTargetId) PATCH /api/v2/journey/actiontargets/{actionTargetId} {body: PatchActionTarget} deprecated -> ActionTarget any:journey:actiontarget:edit
patchJourneyActiontemplate(actionTemplateId) PATCH /api/v2/journey/actiontemplates/{actionTemplateId} {body: PatchActionTemplate} -> ActionTemplate any:journey:actiontemplate:edit
patchJourneyExternaleventsConfiguration(configId) PATCH /api/v2/journey/externalevents/configurations/{configId} {body: UpdateExternalEventsConfigurationRequest} since:today -> ExternalEventsConfiguration any:journey:externalEventsConfiguration:edit
patchJourneyOutcome(outcomeId) PATCH /api/v2/journey/outcomes/{outcomeId} {body: PatchOutcome} deprecated -> Outcome any:journey:outcome:edit
patchJourneySegment(segmentId) PATCH /api/v2/journey/segments/{segmentId} {body: PatchSegment} -> JourneySegment any:journey:segment:edit
patchJourneyViewVersionJob(viewId, journeyVersionId, jobId, body) PATCH /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/{jobId} {body: JourneyViewJob} since:today -> JourneyViewJob all:journey:viewsJobs:edit
postAnalyticsJourneysAggregatesJobs(body) POST /api/v2/analytics/journeys/aggregates/jobs {body: JourneyAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:journeyAggregate:view
postAnalyticsJourneysAggregatesQuery(body) POST /api/v2/analytics/journeys/aggregates/query {body: JourneyAggregationQuery} -> JourneyAggregateQueryResponse any:analytics:journeyAggregate:view
postExternalcontactsContactJourneySegments(contactId) POST /api/v2/externalcontacts/contacts/{contactId}/journey/segments {body: UpdateSegmentAssignmentRequest} since:today -> UpdateSegmentAssignmentResponse any:externalContacts:segmentAssignment:add,externalContacts:segmentAssignment:delete
postJourneyActionmaps() POST /api/v2/journey/actionmaps {body: ActionMap} -> ActionMap any:journey:actionmap:add
postJourneyActionmapsEstimatesJobs(body) POST /api/v2/journey/actionmaps/estimates/jobs {body: ActionMapEstimateRequest} since:today deprecated -> EstimateJobAsyncResponse any:journey:actionmapEstimateJob:add
postJourneyActiontemplates() POST /api/v2/journey/actiontemplates {body: ActionTemplate} -> ActionTemplate any:journey:actiontemplate:add
postJourneyDeploymentActionevent(deploymentId, body) POST /api/v2/journey/deployments/{deploymentId}/actionevent {body: ActionEventRequest} since:today -> void
postJourneyDeploymentAppevents(deploymentId) POST /api/v2/journey/deployments/{deploymentId}/appevents {body: AppEventRequest} since:today -> AppEventResponse
postJourneyDeploymentWebevents(deploymentId) POST /api/v2/journey/deployments/{deploymentId}/webevents {body: WebEventRequest} since:today -> WebEventResponse
postJourneyExternaleventsConfigurationEvents(configurationId) POST /api/v2/journey/externalevents/configurations/{configurationId}/events {body: ExternalEventsRequest} since:today -> ExternalEventsResponse any:journey:externalEventsEvent:add
postJourneyExternaleventsConfigurations() POST /api/v2/journey/externalevents/configurations {body: CreateExternalEventsConfigurationRequest} since:today -> ExternalEventsConfiguration any:journey:externalEventsConfiguration:add
postJourneyExternaleventsSchemas(body) POST /api/v2/journey/externalevents/schemas {body: JourneyJsonSchemaRequest} since:today -> JourneyExternalEventsSchema any:journey:externalEventsSchema:add
postJourneyFlowsPathsQuery() POST /api/v2/journey/flows/paths/query {body: FlowPathsQuery} since:today -> FlowPaths all:journey:flowpaths:view
postJourneyOutcomes() POST /api/v2/journey/outcomes {body: OutcomeRequest} deprecated -> Outcome any:journey:outcome:add
postJourneyOutcomesAttributionsJobs() POST /api/v2/journey/outcomes/attributions/jobs {body: OutcomeAttributionListing} since:today deprecated preview -> OutcomeAttributionAsyncResponse any:journey:outcomeAttributionJob:add
postJourneyOutcomesPredictors() POST /api/v2/journey/outcomes/predictors {body: OutcomePredictorRequest} since:today deprecated -> OutcomePredictor any:journey:outcomepredictor:add
postJourneySegments() POST /api/v2/journey/segments {body: JourneySegmentRequest} -> JourneySegment any:journey:segment:add
postJourneyViewSchedules(viewId, body) POST /api/v2/journey/views/{viewId}/schedules {body: JourneyViewSchedule} since:today -> JourneyViewSchedule all:journey:viewsSchedule:add
postJourneyViewVersionJobs(viewId, journeyVersionId) POST /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs since:today -> JourneyViewJob all:journey:viewsJobs:add
postJourneyViewVersions(viewId, body) POST /api/v2/journey/views/{viewId}/versions {body: JourneyView} since:today -> JourneyView all:journey:views:edit
postJourneyViews(body) POST /api/v2/journey/views {body: JourneyView} since:today -> JourneyView all:journey:views:add
postJourneyViewsEncodingsValidate() POST /api/v2/journey/views/encodings/validate {body: Label[]} since:today -> EntityListing all:journey:viewsEncodings:view
putJourneyExternaleventsSchema(schemaId, body) PUT /api/v2/journey/externalevents/schemas/{schemaId} {body: JourneySchemaUpdateRequest} since:today -> JourneyExternalEventsSchema any:journey:externalEventsSchema:edit
putJourneyViewSchedules(viewId, body) PUT /api/v2/journey/views/{viewId}/schedules {body: JourneyViewSchedule} since:today -> JourneyViewSchedule all:journey:viewsSchedule:edit
putJourneyViewVersion(viewId, versionId, body) PUT /api/v2/journey/views/{viewId}/versions/{versionId} {body: JourneyView} since:today -> JourneyView all:journey:views:edit
putJourneyViewsEventdefinition(eventDefinitionId) PUT /api/v2/journey/views/eventdefinitions/{eventDefinitionId} {body: UpdateExternalEventRequest} since:today -> UpdateExternalEventResponse all:journey:externalEvents:edit
putJourneyViewsEventdefinitionActivate(eventDefinitionId) PUT /api/v2/journey/views/eventdefinitions/{eventDefinitionId}/activate {body: ActivateExternalEventRequest} since:today -> ActivateExternalEventResponse all:journey:externalEvents:activate

## KnowledgeApi
deleteKnowledgeConnection(connectionId) DELETE /api/v2/knowledge/connections/{connectionId} since:today -> ConnectionResponse all:knowledge:connection:delete
deleteKnowledgeKnowledgebase(knowledgeBaseId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId} -> KnowledgeBase all:knowledge:knowledgebase:delete
deleteKnowledgeKnowledgebaseCategory(knowledgeBaseId, categoryId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories/{categoryId} since:today -> CategoryResponse all:knowledge:category:delete
deleteKnowledgeKnowledgebaseDocument(knowledgeBaseId, documentId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId} since:today -> void all:knowledge:document:delete
deleteKnowledgeKnowledgebaseDocumentVariation(documentVariationId, documentId, knowledgeBaseId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations/{documentVariationId} since:today -> void any:knowledge:document:delete,knowledge:document:edit
deleteKnowledgeKnowledgebaseExportJob(knowledgeBaseId, exportJobId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs/{exportJobId} since:today -> void all:knowledge:exportJob:delete
deleteKnowledgeKnowledgebaseImportJob(knowledgeBaseId, importJobId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs/{importJobId} since:today -> void all:knowledge:importJob:delete
deleteKnowledgeKnowledgebaseLabel(knowledgeBaseId, labelId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels/{labelId} since:today -> LabelResponse all:knowledge:label:delete
deleteKnowledgeKnowledgebaseLanguageCategory(categoryId, knowledgeBaseId, languageCode) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId} /languageCode:@KnowledgeLanguageCode deprecated retired -> KnowledgeCategory all:knowledge:category:delete
deleteKnowledgeKnowledgebaseLanguageDocument(documentId, knowledgeBaseId, languageCode) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId} /languageCode:@KnowledgeLanguageCode deprecated retired -> KnowledgeDocument all:knowledge:document:delete
deleteKnowledgeKnowledgebaseLanguageDocumentsImport(knowledgeBaseId, languageCode, importId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId} /languageCode:@KnowledgeLanguageCode deprecated retired -> void all:knowledge:document:add
deleteKnowledgeKnowledgebaseSourcesSalesforceSourceId(knowledgeBaseId, sourceId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId} since:today -> void all:knowledge:integrationSource:delete
deleteKnowledgeKnowledgebaseSourcesServicenowSourceId(knowledgeBaseId, sourceId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId} since:today -> void all:knowledge:integrationSource:delete
deleteKnowledgeKnowledgebaseSynchronizeJob(knowledgeBaseId, syncJobId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs/{syncJobId} since:today -> void all:knowledge:syncJob:delete
deleteKnowledgeSetting(knowledgeSettingId) DELETE /api/v2/knowledge/settings/{knowledgeSettingId} since:today -> void all:knowledge:knowledgeSetting:delete
deleteKnowledgeSource(sourceId) DELETE /api/v2/knowledge/sources/{sourceId} since:today -> void all:knowledge:source:delete
deleteKnowledgeSourceSynchronizationDeletion(sourceId, synchronizationId, fileId) DELETE /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions/{fileId} since:today -> void all:knowledge:synchronizationFileDeletion:delete
deleteKnowledgeSourceSynchronizationUpload(sourceId, synchronizationId, fileId) DELETE /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads/{fileId} since:today -> void all:knowledge:synchronizationFileUpload:delete
getKnowledgeConnection(connectionId) GET /api/v2/knowledge/connections/{connectionId} ?expand:(authenticationProperties)[] since:today -> ConnectionResponse all:knowledge:connection:view
getKnowledgeConnectionOptions(connectionId) GET /api/v2/knowledge/connections/{connectionId}/options ?after ?pageSize=200 ?parentId since:today -> ConnectionOptionListing all:knowledge:connectionOptions:view
getKnowledgeConnections() GET /api/v2/knowledge/connections since:today -> ConnectionListing all:knowledge:connection:view
getKnowledgeGuestSessionCategories(sessionId) GET /api/v2/knowledge/guest/sessions/{sessionId}/categories ?before ?after ?pageSize ?parentId ?isRoot:boolean ?name ?sortBy:(Name|Hierarchy)=Name ?expand ?includeDocumentCount:boolean since:today -> GuestCategoryResponseListing
getKnowledgeGuestSessionDocument(sessionId, documentId) GET /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId} since:today -> KnowledgeGuestDocumentResponse
getKnowledgeGuestSessionDocuments(sessionId) GET /api/v2/knowledge/guest/sessions/{sessionId}/documents ?categoryId[] ?pageSize:integer since:today -> KnowledgeGuestDocumentResponseListing
getKnowledgeIntegrationOptions(integrationId) GET /api/v2/knowledge/integrations/{integrationId}/options ?knowledgeBaseIds[] since:today -> KnowledgeIntegrationOptionsResponse all:knowledge:integrationOptions:view
getKnowledgeKnowledgebase(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId} -> KnowledgeBase all:knowledge:knowledgebase:view
getKnowledgeKnowledgebaseCategories(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories ?before ?after ?pageSize ?parentId ?isRoot:boolean ?name ?sortBy:(Name|Hierarchy)=Name ?expand ?includeDocumentCount:boolean since:today -> CategoryResponseListing all:knowledge:category:view
getKnowledgeKnowledgebaseCategory(knowledgeBaseId, categoryId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories/{categoryId} since:today -> CategoryResponse all:knowledge:category:view
getKnowledgeKnowledgebaseDocument(knowledgeBaseId, documentId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId} ?expand:(category|labels|variations)[] ?state:(Draft|Published) since:today -> KnowledgeDocumentResponse all:knowledge:document:view
getKnowledgeKnowledgebaseDocumentFeedback(knowledgeBaseId, documentId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback ?before ?after ?pageSize ?onlyCommented:boolean ?documentVersionId ?documentVariationId ?appType:(Assistant|BotFlow|MessengerKnowledgeApp|SmartAdvisor|SupportCenter) ?queryType:(Unknown|Article|AutoSearch|Category|ManualSearch|Recommendation|Suggestion|ExpandedArticle) ?userId ?queueId ?state:(All|Draft|Final) since:today -> KnowledgeDocumentFeedbackResponseListing any:knowledge:feedback:view
getKnowledgeKnowledgebaseDocumentFeedbackFeedbackId(knowledgeBaseId, documentId, feedbackId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback/{feedbackId} since:today -> KnowledgeDocumentFeedbackResponse any:knowledge:feedback:view
getKnowledgeKnowledgebaseDocumentVariation(documentVariationId, documentId, knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations/{documentVariationId} ?documentState:(Draft|Published) ?expand:(contentUrl)[] since:today -> DocumentVariationResponse all:knowledge:document:view
getKnowledgeKnowledgebaseDocumentVariations(knowledgeBaseId, documentId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations ?before ?after ?pageSize ?documentState:(Draft|Published) ?expand:(contentUrl)[] since:today -> DocumentVariationResponseListing all:knowledge:document:view
getKnowledgeKnowledgebaseDocumentVersion(knowledgeBaseId, documentId, versionId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions/{versionId} ?expand:(category|labels)[] since:today -> KnowledgeDocumentVersion all:knowledge:documentVersion:view
getKnowledgeKnowledgebaseDocumentVersionVariation(knowledgeBaseId, documentId, versionId, variationId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions/{versionId}/variations/{variationId} since:today -> KnowledgeDocumentVersionVariation all:knowledge:documentVersion:view
getKnowledgeKnowledgebaseDocumentVersionVariations(knowledgeBaseId, documentId, versionId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions/{versionId}/variations ?before ?after ?pageSize since:today -> KnowledgeDocumentVersionVariationListing all:knowledge:documentVersion:view
getKnowledgeKnowledgebaseDocumentVersions(knowledgeBaseId, documentId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions ?before ?after ?pageSize ?expand:(category|labels)[] since:today -> KnowledgeDocumentVersionListing all:knowledge:documentVersion:view
getKnowledgeKnowledgebaseDocuments(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents ?before ?after ?pageSize ?interval ?documentId[] ?categoryId[] ?includeSubcategories:boolean ?includeDrafts:boolean ?labelIds[] ?expand:(category|labels)[] ?externalIds[] since:today -> KnowledgeDocumentResponseListing all:knowledge:document:view
getKnowledgeKnowledgebaseDocumentsFeedback(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/feedback ?before ?after ?pageSize ?onlyCommented:boolean ?documentVersionId ?documentVariationId ?appType ?queryType ?userId ?queueId ?state since:today -> KnowledgeDocumentFeedbackResponseListing any:knowledge:feedback:view
getKnowledgeKnowledgebaseExportJob(knowledgeBaseId, exportJobId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs/{exportJobId} since:today -> KnowledgeExportJobResponse all:knowledge:exportJob:view
getKnowledgeKnowledgebaseImportJob(knowledgeBaseId, importJobId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs/{importJobId} ?expand:(urls)[] since:today -> KnowledgeImportJobResponse all:knowledge:importJob:view
getKnowledgeKnowledgebaseLabel(knowledgeBaseId, labelId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels/{labelId} since:today -> LabelResponse all:knowledge:label:view
getKnowledgeKnowledgebaseLabels(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels ?before ?after ?pageSize ?name ?includeDocumentCount:boolean since:today -> LabelListing all:knowledge:label:view
getKnowledgeKnowledgebaseLanguageCategories(knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories /languageCode:@KnowledgeLanguageCode ?before ?after ?limit ?pageSize ?name deprecated retired -> CategoryListing all:knowledge:category:view
getKnowledgeKnowledgebaseLanguageCategory(categoryId, knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId} /languageCode:@KnowledgeLanguageCode deprecated retired -> KnowledgeExtendedCategory all:knowledge:category:view
getKnowledgeKnowledgebaseLanguageDocument(documentId, knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId} /languageCode:@KnowledgeLanguageCode deprecated retired -> KnowledgeDocument all:knowledge:document:view
getKnowledgeKnowledgebaseLanguageDocuments(knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents /languageCode:@KnowledgeLanguageCode ?before ?after ?limit ?pageSize ?categories ?title ?sortBy:(Title|Date) ?sortOrder:(ASC|ascending|DESC|descending) ?documentIds[] deprecated retired -> DocumentListing all:knowledge:document:view
getKnowledgeKnowledgebaseLanguageDocumentsImport(knowledgeBaseId, languageCode, importId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId} /languageCode:@KnowledgeLanguageCode deprecated retired -> KnowledgeImport all:knowledge:document:add
getKnowledgeKnowledgebaseLanguageTraining(knowledgeBaseId, languageCode, trainingId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings/{trainingId} /languageCode:@KnowledgeLanguageCode deprecated retired -> KnowledgeTraining all:knowledge:training:view
getKnowledgeKnowledgebaseLanguageTrainings(knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings /languageCode:@KnowledgeLanguageCode ?before ?after ?limit ?pageSize ?knowledgeDocumentsState:(Draft|Active|Discarded|Archived) deprecated retired -> TrainingListing all:knowledge:training:view
getKnowledgeKnowledgebaseOperations(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/operations ?before ?after ?pageSize ?userId[] ?type:(Export|Import|Parse|Sync)[] ?status[] ?interval ?sourceId[] since:today -> OperationListing all:knowledge:importExportOperationsList:view
getKnowledgeKnowledgebaseOperationsUsersQuery(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/operations/users/query since:today -> OperationCreatorUserResponse all:knowledge:importExportOperationsList:view
getKnowledgeKnowledgebaseParseJob(knowledgeBaseId, parseJobId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs/{parseJobId} ?expand:(urls)[] since:today -> KnowledgeParseJobResponse all:knowledge:importJob:view
getKnowledgeKnowledgebaseSources(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources ?type:(Salesforce|ServiceNow) ?expand:(lastsync)[] ?ids[] since:today -> SourceBaseResponse[] all:knowledge:integrationSource:view
getKnowledgeKnowledgebaseSourcesSalesforceSourceId(knowledgeBaseId, sourceId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId} ?expand:(lastsync)[] since:today -> SalesforceSourceResponse all:knowledge:integrationSource:view
getKnowledgeKnowledgebaseSourcesServicenowSourceId(knowledgeBaseId, sourceId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId} ?expand:(lastsync)[] since:today -> ServiceNowSourceResponse all:knowledge:integrationSource:view
getKnowledgeKnowledgebaseSynchronizeJob(knowledgeBaseId, syncJobId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs/{syncJobId} since:today -> KnowledgeSyncJobResponse all:knowledge:syncJob:view
getKnowledgeKnowledgebaseUnansweredGroup(knowledgeBaseId, groupId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups/{groupId} ?app:@UnansweredGroupApp ?dateStart:date ?dateEnd:date since:today -> UnansweredGroup all:knowledge:groups:view
getKnowledgeKnowledgebaseUnansweredGroupPhrasegroup(knowledgeBaseId, groupId, phraseGroupId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups/{groupId}/phrasegroups/{phraseGroupId} ?app:@UnansweredGroupApp ?dateStart:date ?dateEnd:date since:today -> UnansweredPhraseGroup all:knowledge:groups:view
getKnowledgeKnowledgebaseUnansweredGroups(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups ?app:@UnansweredGroupApp ?dateStart:date ?dateEnd:date since:today -> UnansweredGroups all:knowledge:groups:view
getKnowledgeKnowledgebaseUploadsUrlsJob(knowledgeBaseId, jobId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/uploads/urls/jobs/{jobId} since:today -> GetUploadSourceUrlJobStatusResponse all:knowledge:uploadSourceUrlJob:view
getKnowledgeKnowledgebases() GET /api/v2/knowledge/knowledgebases ?before ?after ?limit ?pageSize ?name ?coreLanguage:(en-US|en-UK|en-AU|de-DE|es-US|es-ES|fr-FR|pt-BR|nl-NL|it-IT|fr-CA|en-CA|en-HK|en-IN|en-IE|en-NZ|en-PH|en-SG|en-ZA|de-AT|de-CH|es-AR|es-CO|es-MX|fr-BE|fr-CH|pt-PT|nl-BE|ca-ES|tr-TR|sv-SE|fi-FI|nb-NO|da-DK|ja-JP|ar-AE|zh-CN|zh-TW|zh-HK|ko-KR|pl-PL|hi-IN|th-TH|hu-HU|vi-VN|uk-UA|cs-CZ|fil-PH|ms-MY|he-IL|el-GR) ?published:boolean ?sortBy:(Name|Date) ?sortOrder:(ASC|ascending|DESC|descending) -> KnowledgeBaseListing all:knowledge:knowledgebase:view
getKnowledgeSetting(knowledgeSettingId) GET /api/v2/knowledge/settings/{knowledgeSettingId} since:today -> KnowledgeSettingsResponse all:knowledge:knowledgeSetting:view
getKnowledgeSettings() GET /api/v2/knowledge/settings ?before ?after ?pageSize ?name ?sourceId ?sortBy:(dateModified|name) ?sortOrder:(Asc|Desc) since:today -> KnowledgeSettingListing all:knowledge:knowledgeSetting:view
getKnowledgeSource(sourceId) GET /api/v2/knowledge/sources/{sourceId} ?expand:(lastSync|filterDetails|connection)[] since:today -> V3SourceExpandableResponse all:knowledge:source:view
getKnowledgeSourceSynchronization(sourceId, synchronizationId) GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId} since:today -> V3Synchronization all:knowledge:synchronization:view
getKnowledgeSourceSynchronizationDeletion(sourceId, synchronizationId, fileId) GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions/{fileId} since:today -> V3SynchronizationDeletion all:knowledge:synchronizationFileDeletion:view
getKnowledgeSourceSynchronizationDeletions(sourceId, synchronizationId) GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions ?before ?after ?pageSize since:today -> V3SynchronizationDeletionListing all:knowledge:synchronizationFileDeletion:view
getKnowledgeSourceSynchronizationUpload(sourceId, synchronizationId, fileId) GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads/{fileId} since:today -> V3SynchronizationUpload all:knowledge:synchronizationFileUpload:view
getKnowledgeSourceSynchronizationUploads(sourceId, synchronizationId) GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads ?before ?after ?pageSize since:today -> V3SynchronizationUploadListing all:knowledge:synchronizationFileUpload:view
getKnowledgeSourceSynchronizations(sourceId) GET /api/v2/knowledge/sources/{sourceId}/synchronizations ?before ?after ?pageSize since:today -> V3SynchronizationListing all:knowledge:synchronization:view
getKnowledgeSources() GET /api/v2/knowledge/sources ?expand:(lastSync|connection)[] since:today -> V3SourceExpandableListing all:knowledge:source:view
getKnowledgeSourcesSynchronizations() GET /api/v2/knowledge/sources/synchronizations ?before ?after ?pageSize since:today -> V3SynchronizationListing all:knowledge:synchronization:view
patchKnowledgeConnection(connectionId) PATCH /api/v2/knowledge/connections/{connectionId} {body: ConnectionUpdateRequest} since:today -> ConnectionResponse all:knowledge:connection:edit
patchKnowledgeGuestSessionDocumentsSearchSearchId(sessionId, searchId, body) PATCH /api/v2/knowledge/guest/sessions/{sessionId}/documents/search/{searchId} {body: SearchUpdateRequest} since:today -> void
patchKnowledgeKnowledgebase(knowledgeBaseId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId} {body: KnowledgeBaseUpdateRequest} -> KnowledgeBase all:knowledge:knowledgebase:edit
patchKnowledgeKnowledgebaseCategory(knowledgeBaseId, categoryId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories/{categoryId} {body: CategoryUpdateRequest} since:today -> CategoryResponse all:knowledge:category:edit
patchKnowledgeKnowledgebaseChunksSearchSearchId(knowledgeBaseId, searchId) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/chunks/search/{searchId} {body: ChunkSearchRegisterRequest} since:today -> void all:knowledge:knowledgebase:search
patchKnowledgeKnowledgebaseDocument(knowledgeBaseId, documentId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId} {body: KnowledgeDocumentReq} since:today -> KnowledgeDocumentResponse all:knowledge:document:edit
patchKnowledgeKnowledgebaseDocumentFeedbackFeedbackId(knowledgeBaseId, documentId, feedbackId) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback/{feedbackId} {body: KnowledgeDocumentFeedbackUpdateRequest} since:today -> KnowledgeDocumentFeedbackResponse any:knowledge:feedback:edit
patchKnowledgeKnowledgebaseDocumentVariation(documentVariationId, documentId, knowledgeBaseId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations/{documentVariationId} {body: DocumentVariationRequest} since:today -> DocumentVariationResponse all:knowledge:document:edit
patchKnowledgeKnowledgebaseDocumentsSearchSearchId(knowledgeBaseId, searchId) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/search/{searchId} {body: SearchUpdateRequest} since:today -> void all:knowledge:search:edit
patchKnowledgeKnowledgebaseImportJob(knowledgeBaseId, importJobId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs/{importJobId} {body: ImportStatusRequest} since:today -> KnowledgeImportJobResponse all:knowledge:importJob:edit
patchKnowledgeKnowledgebaseLabel(knowledgeBaseId, labelId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels/{labelId} {body: LabelUpdateRequest} since:today -> LabelResponse all:knowledge:label:edit
patchKnowledgeKnowledgebaseLanguageCategory(categoryId, knowledgeBaseId, languageCode, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId} /languageCode:@KnowledgeLanguageCode {body: KnowledgeCategoryRequest} deprecated retired -> KnowledgeExtendedCategory all:knowledge:category:edit
patchKnowledgeKnowledgebaseLanguageDocument(documentId, knowledgeBaseId, languageCode, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId} /languageCode:@KnowledgeLanguageCode {body: KnowledgeDocumentRequest} deprecated retired -> KnowledgeDocument all:knowledge:document:edit
patchKnowledgeKnowledgebaseLanguageDocuments(knowledgeBaseId, languageCode, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents /languageCode:@KnowledgeLanguageCode {body: KnowledgeDocumentBulkRequest[]} deprecated retired -> DocumentListing all:knowledge:document:edit
patchKnowledgeKnowledgebaseLanguageDocumentsImport(knowledgeBaseId, languageCode, importId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId} /languageCode:@KnowledgeLanguageCode {body: ImportStatusRequest} deprecated retired -> KnowledgeImport all:knowledge:document:edit,knowledge:document:add
patchKnowledgeKnowledgebaseParseJob(knowledgeBaseId, parseJobId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs/{parseJobId} {body: KnowledgeParseJobRequestPatch} since:today -> void all:knowledge:importJob:edit
patchKnowledgeKnowledgebaseSynchronizeJob(knowledgeBaseId, syncJobId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs/{syncJobId} {body: SyncStatusRequest} since:today -> KnowledgeSyncJobResponse all:knowledge:syncJob:edit
patchKnowledgeKnowledgebaseUnansweredGroupPhrasegroup(knowledgeBaseId, groupId, phraseGroupId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups/{groupId}/phrasegroups/{phraseGroupId} {body: UnansweredPhraseGroupPatchRequestBody} since:today -> UnansweredPhraseGroupUpdateResponse all:knowledge:groups:edit,knowledge:document:edit
patchKnowledgeSetting(knowledgeSettingId, body) PATCH /api/v2/knowledge/settings/{knowledgeSettingId} {body: KnowledgeSettingsRequest} since:today -> KnowledgeSettingsResponse all:knowledge:knowledgeSetting:edit
patchKnowledgeSourceSynchronization(sourceId, synchronizationId, body) PATCH /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId} {body: V3SynchronizationUpdateRequest} since:today -> V3Synchronization all:knowledge:synchronization:edit
postKnowledgeConnections(body) POST /api/v2/knowledge/connections {body: ConnectionCreateRequest} since:today -> ConnectionCreateResponse all:knowledge:connection:add
postKnowledgeDocumentuploads(body) POST /api/v2/knowledge/documentuploads {body: UploadUrlRequest} -> UploadUrlResponse all:knowledge:document:upload
postKnowledgeGuestSessionDocumentCopies(sessionId, documentId) POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}/copies {body: KnowledgeGuestDocumentCopy} since:today -> void
postKnowledgeGuestSessionDocumentFeedback(sessionId, documentId) POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}/feedback {body: KnowledgeGuestDocumentFeedback} since:today -> KnowledgeGuestDocumentFeedback
postKnowledgeGuestSessionDocumentViews(sessionId, documentId) POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}/views {body: KnowledgeGuestDocumentView} since:today -> void
postKnowledgeGuestSessionDocumentsAnswers(sessionId, body) POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/answers {body: KnowledgeDocumentsAnswerFilter} since:today -> KnowledgeGuestAnswerDocumentsResponse
postKnowledgeGuestSessionDocumentsPresentations(sessionId) POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/presentations {body: KnowledgeGuestDocumentPresentation} since:today -> void
postKnowledgeGuestSessionDocumentsSearch(sessionId) POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/search ?expand:(documentVariations|documentAlternatives|knowledgeBaseLanguageCode)[] {body: KnowledgeDocumentGuestSearchRequest} since:today -> KnowledgeDocumentGuestSearch
postKnowledgeGuestSessionDocumentsSearchSuggestions(sessionId) POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/search/suggestions {body: KnowledgeGuestDocumentSuggestionRequest} since:today -> KnowledgeGuestDocumentSuggestion
postKnowledgeGuestSessions(body) POST /api/v2/knowledge/guest/sessions {body: KnowledgeGuestSession} since:today -> KnowledgeGuestSession
postKnowledgeKnowledgebaseCategories(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories {body: CategoryCreateRequest} since:today -> CategoryResponse all:knowledge:category:add
postKnowledgeKnowledgebaseChunksSearch(knowledgeBaseId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/chunks/search {body: KnowledgeDocumentChunkRequest} since:today -> KnowledgeDocumentChunkResponse all:knowledge:knowledgebase:search
postKnowledgeKnowledgebaseDocumentCopies(knowledgeBaseId, documentId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/copies {body: KnowledgeDocumentCopy} since:today -> void all:knowledge:documentCopy:add
postKnowledgeKnowledgebaseDocumentFeedback(knowledgeBaseId, documentId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback {body: KnowledgeDocumentFeedback} since:today -> KnowledgeDocumentFeedbackResponse any:knowledge:feedback:create
postKnowledgeKnowledgebaseDocumentVariations(knowledgeBaseId, documentId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations {body: DocumentVariationRequest} since:today -> DocumentVariationResponse any:knowledge:document:add,knowledge:document:edit
postKnowledgeKnowledgebaseDocumentVersions(knowledgeBaseId, documentId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions {body: KnowledgeDocumentVersion} since:today -> KnowledgeDocumentVersion all:knowledge:documentVersion:add
postKnowledgeKnowledgebaseDocumentViews(knowledgeBaseId, documentId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/views {body: KnowledgeDocumentView} since:today -> void all:knowledge:documentView:add
postKnowledgeKnowledgebaseDocuments(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents {body: KnowledgeDocumentReq} since:today -> KnowledgeDocumentResponse all:knowledge:document:add
postKnowledgeKnowledgebaseDocumentsAnswers(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/answers {body: KnowledgeDocumentsAnswerFilter} since:today -> KnowledgeAnswerDocumentsResponse all:knowledge:document:view,knowledge:documentAnswer:view
postKnowledgeKnowledgebaseDocumentsBulkRemove(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/remove {body: KnowledgeDocumentBulkRemoveRequest} since:today -> BulkResponse all:knowledge:document:delete
postKnowledgeKnowledgebaseDocumentsBulkUpdate(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/update {body: KnowledgeDocumentBulkUpdateRequest} since:today -> BulkResponse all:knowledge:document:edit
postKnowledgeKnowledgebaseDocumentsPresentations(knowledgeBaseId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/presentations {body: KnowledgeDocumentPresentation} since:today -> void all:knowledge:documentPresentation:add
postKnowledgeKnowledgebaseDocumentsQuery(knowledgeBaseId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/query ?expand:(documentVariations|documentAlternatives|knowledgeBaseLanguageCode|variationChunks)[] {body: KnowledgeDocumentQuery} since:today -> KnowledgeDocumentQueryResponse all:knowledge:document:view
postKnowledgeKnowledgebaseDocumentsSearch(knowledgeBaseId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/search ?expand:(documentVariations|documentAlternatives|knowledgeBaseLanguageCode|variationChunks)[] {body: KnowledgeDocumentSearchRequest} since:today -> KnowledgeDocumentSearch all:knowledge:knowledgebase:search
postKnowledgeKnowledgebaseDocumentsSearchSuggestions(knowledgeBaseId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/search/suggestions {body: KnowledgeDocumentSuggestionRequest} since:today -> KnowledgeDocumentSuggestion all:knowledge:knowledgebase:search
postKnowledgeKnowledgebaseDocumentsVersionsBulkAdd(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/versions/bulk/add {body: KnowledgeDocumentBulkVersionAddRequest} since:today -> BulkResponse all:knowledge:documentVersion:add
postKnowledgeKnowledgebaseExportJobs(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs {body: KnowledgeExportJobRequest} since:today -> KnowledgeExportJobResponse all:knowledge:exportJob:add
postKnowledgeKnowledgebaseImportJobs(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs {body: KnowledgeImportJobRequest} since:today -> KnowledgeImportJobResponse all:knowledge:importJob:add
postKnowledgeKnowledgebaseLabels(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels {body: LabelCreateRequest} since:today -> LabelResponse all:knowledge:label:add
postKnowledgeKnowledgebaseLanguageCategories(knowledgeBaseId, languageCode, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories /languageCode:@KnowledgeLanguageCode {body: KnowledgeCategoryRequest} deprecated retired -> KnowledgeExtendedCategory all:knowledge:category:add
postKnowledgeKnowledgebaseLanguageDocuments(knowledgeBaseId, languageCode, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents /languageCode:@KnowledgeLanguageCode {body: KnowledgeDocumentRequest} deprecated retired -> KnowledgeDocument all:knowledge:document:add
postKnowledgeKnowledgebaseLanguageDocumentsImports(knowledgeBaseId, languageCode, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports /languageCode:@KnowledgeLanguageCode {body: KnowledgeImport} deprecated retired -> KnowledgeImport all:knowledge:document:add
postKnowledgeKnowledgebaseLanguageTrainingPromote(knowledgeBaseId, languageCode, trainingId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings/{trainingId}/promote /languageCode:@KnowledgeLanguageCode deprecated retired -> KnowledgeTraining all:knowledge:training:edit
postKnowledgeKnowledgebaseLanguageTrainings(knowledgeBaseId, languageCode) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings /languageCode:@KnowledgeLanguageCode deprecated retired -> KnowledgeTraining all:knowledge:training:create
postKnowledgeKnowledgebaseParseJobImport(knowledgeBaseId, parseJobId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs/{parseJobId}/import {body: KnowledgeParseJobRequestImport} since:today -> void all:knowledge:importJob:edit
postKnowledgeKnowledgebaseParseJobs(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs {body: KnowledgeParseJobRequest} since:today -> KnowledgeParseJobResponse all:knowledge:importJob:add
postKnowledgeKnowledgebaseSearch(knowledgeBaseId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/search {body: KnowledgeSearchRequest} deprecated retired -> KnowledgeSearchResponse all:knowledge:knowledgebase:search
postKnowledgeKnowledgebaseSourcesSalesforce(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce {body: SalesforceSourceRequest} since:today -> KnowledgeSyncJobResponse all:knowledge:integrationSource:add
postKnowledgeKnowledgebaseSourcesSalesforceSourceIdSync(knowledgeBaseId, sourceId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId}/sync {body: JsonObject} since:today -> SourceSyncResponse all:knowledge:integrationSource:edit
postKnowledgeKnowledgebaseSourcesServicenow(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow {body: ServiceNowSourceRequest} since:today -> KnowledgeSyncJobResponse all:knowledge:integrationSource:add
postKnowledgeKnowledgebaseSourcesServicenowSourceIdSync(knowledgeBaseId, sourceId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId}/sync {body: JsonObject} since:today -> SourceSyncResponse all:knowledge:integrationSource:edit
postKnowledgeKnowledgebaseSynchronizeJobs(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs {body: KnowledgeSyncJobRequest} since:today -> KnowledgeSyncJobResponse all:knowledge:syncJob:add
postKnowledgeKnowledgebaseUploadsUrlsJobs(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/uploads/urls/jobs {body: CreateUploadSourceUrlJobRequest} since:today -> CreateUploadSourceUrlJobResponse all:knowledge:uploadSourceUrlJob:add
postKnowledgeKnowledgebases(body) POST /api/v2/knowledge/knowledgebases {body: KnowledgeBaseCreateRequest} -> KnowledgeBase all:knowledge:knowledgebase:add
postKnowledgeSearch() POST /api/v2/knowledge/search {body: KnowledgeSourcesSearchRequest} since:today -> KnowledgeSourcesSearchResponse all:knowledge:knowledgeSetting:search
postKnowledgeSearchPreview() POST /api/v2/knowledge/search/preview {body: KnowledgeSearchPreviewRequest} since:today -> KnowledgeSearchPreviewResponse all:knowledge:knowledgeSetting:searchPreview
postKnowledgeSettings() POST /api/v2/knowledge/settings {body: KnowledgeSettingsRequest} since:today -> KnowledgeSettingsResponse all:knowledge:knowledgeSetting:add
postKnowledgeSourceSynchronizationDeletions(sourceId, synchronizationId, body) POST /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions {body: V3SynchronizationFileDeletionRequest} since:today -> V3SynchronizationDeletion all:knowledge:synchronization:deleteFile
postKnowledgeSourceSynchronizationUploads(sourceId, synchronizationId, body) POST /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads {body: V3SynchronizationUploadUrlRequest} since:today -> V3SynchronizationUploadUrlResponse all:knowledge:synchronization:upload
postKnowledgeSourceSynchronizations(sourceId) POST /api/v2/knowledge/sources/{sourceId}/synchronizations {body: V3StartManualSyncRequest} since:today -> V3Synchronization all:knowledge:synchronization:add
postKnowledgeSources(body) POST /api/v2/knowledge/sources {body: V3SourceCreateRequest} since:today -> V3SourceDetailedResponse all:knowledge:source:add
putKnowledgeKnowledgebaseSourcesSalesforceSourceId(knowledgeBaseId, sourceId, body) PUT /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId} {body: SalesforceSourceRequest} since:today -> SalesforceSourceResponse all:knowledge:integrationSource:edit
putKnowledgeKnowledgebaseSourcesServicenowSourceId(knowledgeBaseId, sourceId, body) PUT /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId} {body: ServiceNowSourceRequest} since:today -> ServiceNowSourceResponse all:knowledge:integrationSource:edit
putKnowledgeSource(sourceId, body) PUT /api/v2/knowledge/sources/{sourceId} {body: V3SourceUpdateRequest} since:today -> V3SourceDetailedResponse all:knowledge:source:edit

## LanguageUnderstandingApi
deleteLanguageunderstandingDomain(domainId) DELETE /api/v2/languageunderstanding/domains/{domainId} -> void any:languageUnderstanding:nluDomain:delete,dialog:bot:delete
deleteLanguageunderstandingDomainFeedbackFeedbackId(domainId, feedbackId) DELETE /api/v2/languageunderstanding/domains/{domainId}/feedback/{feedbackId} -> void any:languageUnderstanding:feedback:delete,dialog:bot:delete
deleteLanguageunderstandingDomainVersion(domainId, domainVersionId) DELETE /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId} -> void any:languageUnderstanding:nluDomainVersion:delete,dialog:botVersion:delete
deleteLanguageunderstandingMiner(minerId) DELETE /api/v2/languageunderstanding/miners/{minerId} -> void all:languageUnderstanding:miner:delete
deleteLanguageunderstandingMinerDraft(minerId, draftId) DELETE /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId} -> void all:languageUnderstanding:draft:delete
getLanguageunderstandingDomain(domainId) GET /api/v2/languageunderstanding/domains/{domainId} -> NluDomain any:languageUnderstanding:nluDomain:view,dialog:bot:view
getLanguageunderstandingDomainFeedback(domainId) GET /api/v2/languageunderstanding/domains/{domainId}/feedback ?intentName ?assessment:(Incorrect|Correct|Unknown|Disabled) ?dateStart:date ?dateEnd:date ?includeDeleted:boolean ?pageNumber:integer=1 ?pageSize:integer=25 ?enableCursorPagination:boolean=false ?after ?fields:(version|dateCreated|text|intents)[] ?language ?includeTrainingUtterances:boolean=true -> NluFeedbackListing any:languageUnderstanding:feedback:view,dialog:bot:view
getLanguageunderstandingDomainFeedbackFeedbackId(domainId, feedbackId) GET /api/v2/languageunderstanding/domains/{domainId}/feedback/{feedbackId} ?fields:(version|dateCreated|text|intents)[] -> NluFeedbackResponse any:languageUnderstanding:feedback:view,dialog:bot:view
getLanguageunderstandingDomainVersion(domainId, domainVersionId) GET /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId} ?includeUtterances:boolean -> NluDomainVersion any:languageUnderstanding:nluDomainVersion:view,dialog:botVersion:view
getLanguageunderstandingDomainVersionReport(domainId, domainVersionId) GET /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/report -> NluDomainVersionQualityReport any:languageUnderstanding:nluDomainVersion:view,dialog:botVersion:view
getLanguageunderstandingDomainVersions(domainId) GET /api/v2/languageunderstanding/domains/{domainId}/versions ?includeUtterances:boolean ?pageNumber:integer=1 ?pageSize:integer=25 -> NluDomainVersionListing any:languageUnderstanding:nluDomainVersion:view,dialog:botVersion:view
getLanguageunderstandingDomains() GET /api/v2/languageunderstanding/domains ?pageNumber:integer=1 ?pageSize:integer=25 -> NluDomainListing any:languageUnderstanding:nluDomain:view,dialog:bot:view
getLanguageunderstandingIgnorephrase(languageCode) GET /api/v2/languageunderstanding/ignorephrases/{languageCode} ?pageSize:integer=25 ?pageNumber:integer=1 ?text ?sortOrder:(asc|desc)=desc ?sortBy:(dateModified|text)=dateModified since:today -> IgnoredMinedPhraseListing all:languageUnderstanding:ignoredPhrase:view
getLanguageunderstandingIgnoretopic(languageCode) GET /api/v2/languageunderstanding/ignoretopics/{languageCode} ?pageSize:integer=25 ?pageNumber:integer=1 ?text ?sortOrder:(asc|desc)=desc ?sortBy:(dateModified|text)=dateModified since:today -> IgnoredMinedTopicListing all:languageUnderstanding:ignoredTopic:view
getLanguageunderstandingMiner(minerId) GET /api/v2/languageunderstanding/miners/{minerId} -> Miner all:languageUnderstanding:miner:view
getLanguageunderstandingMinerDraft(minerId, draftId) GET /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId} ?draftIntentId ?draftTopicId -> Draft all:languageUnderstanding:draft:view
getLanguageunderstandingMinerDrafts(minerId) GET /api/v2/languageunderstanding/miners/{minerId}/drafts -> DraftListing all:languageUnderstanding:draft:view
getLanguageunderstandingMinerIntent(minerId, intentId) GET /api/v2/languageunderstanding/miners/{minerId}/intents/{intentId} ?expand:(phrases|utterances) -> MinerIntent all:languageUnderstanding:minerIntent:view
getLanguageunderstandingMinerIntents(minerId) GET /api/v2/languageunderstanding/miners/{minerId}/intents ?expand:(phrases|utterances) -> MinedIntentsListing all:languageUnderstanding:minerIntent:view
getLanguageunderstandingMinerTopic(minerId, topicId) GET /api/v2/languageunderstanding/miners/{minerId}/topics/{topicId} ?expand:(phrases|utterances) since:today -> MinerTopic all:languageUnderstanding:miner:view
getLanguageunderstandingMinerTopicPhrase(minerId, topicId, phraseId) GET /api/v2/languageunderstanding/miners/{minerId}/topics/{topicId}/phrases/{phraseId} since:today -> MinerTopicPhrase all:languageUnderstanding:miner:view
getLanguageunderstandingMinerTopics(minerId) GET /api/v2/languageunderstanding/miners/{minerId}/topics since:today -> MinerTopicsListing all:languageUnderstanding:miner:view
getLanguageunderstandingMiners() GET /api/v2/languageunderstanding/miners ?minerType -> MinerListing all:languageUnderstanding:miner:view
getLanguageunderstandingSettings() GET /api/v2/languageunderstanding/settings since:today -> NluOrganization any:languageUnderstanding:settings:view
patchLanguageunderstandingDomain(domainId, body) PATCH /api/v2/languageunderstanding/domains/{domainId} {body: NluDomain} -> NluDomain any:languageUnderstanding:nluDomain:edit,dialog:bot:edit
patchLanguageunderstandingMinerDraft(minerId, draftId) PATCH /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId} {body: DraftRequest} -> Draft all:languageUnderstanding:draft:edit
postLanguageunderstandingDomainFeedback(domainId, body) POST /api/v2/languageunderstanding/domains/{domainId}/feedback {body: NluFeedbackRequest} -> NluFeedbackResponse any:languageUnderstanding:feedback:add,dialog:bot:add
postLanguageunderstandingDomainVersionDetect(domainId, domainVersionId, body) POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/detect {body: NluDetectionRequest} -> NluDetectionResponse any:languageUnderstanding:nluDomainVersion:view,dialog:botVersion:view
postLanguageunderstandingDomainVersionPublish(domainId, domainVersionId) POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/publish -> NluDomainVersion any:languageUnderstanding:nluDomainVersion:add,dialog:botVersion:add
postLanguageunderstandingDomainVersionTrain(domainId, domainVersionId) POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/train -> NluDomainVersionTrainingResponse any:languageUnderstanding:nluDomainVersion:edit,dialog:botVersion:edit
postLanguageunderstandingDomainVersions(domainId, body) POST /api/v2/languageunderstanding/domains/{domainId}/versions ?includeUtterances:boolean {body: NluDomainVersion} -> NluDomainVersion any:languageUnderstanding:nluDomainVersion:add,dialog:botVersion:add
postLanguageunderstandingDomains(body) POST /api/v2/languageunderstanding/domains {body: NluDomain} -> NluDomain any:languageUnderstanding:nluDomain:add,dialog:bot:add
postLanguageunderstandingIgnorephrase(languageCode, body) POST /api/v2/languageunderstanding/ignorephrases/{languageCode} {body: IgnorePhrasesRequest} since:today -> IgnorePhrasesResponse all:languageUnderstanding:ignoredPhrase:add
postLanguageunderstandingIgnorephraseRemove(languageCode, body) POST /api/v2/languageunderstanding/ignorephrases/{languageCode}/remove {body: RemoveEntitiesRequest} since:today -> void all:languageUnderstanding:ignoredPhrase:delete
postLanguageunderstandingIgnoretopic(languageCode, body) POST /api/v2/languageunderstanding/ignoretopics/{languageCode} {body: IgnoreTopicsRequest} since:today -> IgnoreTopicsResponse all:languageUnderstanding:ignoredTopic:add
postLanguageunderstandingIgnoretopicRemove(languageCode, body) POST /api/v2/languageunderstanding/ignoretopics/{languageCode}/remove {body: RemoveEntitiesRequest} since:today -> void all:languageUnderstanding:ignoredTopic:delete
postLanguageunderstandingMinerDrafts(minerId, body) POST /api/v2/languageunderstanding/miners/{minerId}/drafts {body: Draft} -> Draft all:languageUnderstanding:draft:add
postLanguageunderstandingMinerExecute(minerId) POST /api/v2/languageunderstanding/miners/{minerId}/execute {body: MinerExecuteRequest} -> Miner all:languageUnderstanding:miner:execute
postLanguageunderstandingMiners(body) POST /api/v2/languageunderstanding/miners {body: Miner} -> Miner all:languageUnderstanding:miner:add
putLanguageunderstandingDomainVersion(domainId, domainVersionId, body) PUT /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId} {body: NluDomainVersion} -> NluDomainVersion any:languageUnderstanding:nluDomainVersion:edit,dialog:botVersion:edit

## LanguagesApi
deleteLanguage(languageId) DELETE /api/v2/languages/{languageId} deprecated -> void any:routing:skill:manage
deleteRoutingLanguage(languageId) DELETE /api/v2/routing/languages/{languageId} deprecated retired -> void any:routing:skill:manage
getLanguage(languageId) GET /api/v2/languages/{languageId} deprecated -> Language any:routing:skill:manage
getLanguages() GET /api/v2/languages ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC ?name deprecated -> LanguageEntityListing any:routing:skill:manage
getLanguagesTranslations() GET /api/v2/languages/translations -> AvailableTranslations
getLanguagesTranslationsBuiltin(language) GET /api/v2/languages/translations/builtin ?language -> Dictionary<JsonObject>
getLanguagesTranslationsOrganization(language) GET /api/v2/languages/translations/organization ?language -> Dictionary<JsonObject>
getLanguagesTranslationsUser(userId) GET /api/v2/languages/translations/users/{userId} -> Dictionary<JsonObject>
getRoutingLanguage(languageId) GET /api/v2/routing/languages/{languageId} deprecated retired -> Language
postLanguages(body) POST /api/v2/languages {body: Language} deprecated -> Language any:routing:skill:manage

## LearningApi
deleteLearningAssignment(assignmentId) DELETE /api/v2/learning/assignments/{assignmentId} -> void any:learning:assignment:delete
deleteLearningModule(moduleId) DELETE /api/v2/learning/modules/{moduleId} -> void any:learning:module:delete
getLearningAssignment(assignmentId) GET /api/v2/learning/assignments/{assignmentId} ?expand:(module|assessment|assessmentForm|module.coverArt|step|step.moduleStep)[] -> LearningAssignment any:learning:assignment:view
getLearningAssignmentStep(assignmentId, stepId) GET /api/v2/learning/assignments/{assignmentId}/steps/{stepId} ?shareableContentObjectId ?defaultShareableContentObject:(First|Last|Next) ?expand:(moduleStep)[] since:today -> LearningAssignmentStep any:learning:assignment:viewOwn
getLearningAssignments() GET /api/v2/learning/assignments ?moduleId ?interval ?completionInterval ?overdue:@OverdueFilter=Any ?pageSize:integer=25 ?pageNumber:integer=1 ?pass ?minPercentageScore:number ?maxPercentageScore:number ?sortOrder:(Asc|Desc)=Desc ?sortBy:(RecommendedCompletionDate|DateModified) ?userId[] ?types:@LearningModuleKind[] ?states:(Assigned|InProgress|Completed|NotCompleted|InvalidSchedule)[] ?expand:(ModuleSummary)[] -> LearningAssignmentsDomainEntity any:learning:assignment:view
getLearningAssignmentsMe() GET /api/v2/learning/assignments/me ?moduleId ?interval ?completionInterval ?overdue:@OverdueFilter=Any ?pageSize:integer=25 ?pageNumber:integer=1 ?pass ?minPercentageScore:number ?maxPercentageScore:number ?sortOrder:(Asc|Desc)=Desc ?sortBy:(RecommendedCompletionDate|DateModified) ?types:@LearningModuleKind[] ?states:(Assigned|InProgress|Completed|NotCompleted|InvalidSchedule)[] ?expand:(ModuleSummary)[] -> LearningAssignmentsDomainEntity
getLearningModule(moduleId) GET /api/v2/learning/modules/{moduleId} ?expand:(assessmentForm|coverArt)[] -> LearningModule any:learning:module:view
getLearningModuleJob(moduleId, jobId) GET /api/v2/learning/modules/{moduleId}/jobs/{jobId} -> LearningModuleJobResponse any:learning:module:view
getLearningModulePreview(moduleId) GET /api/v2/learning/modules/{moduleId}/preview since:today -> LearningModulePreviewGetResponse any:learning:module:preview
getLearningModuleRule(moduleId) GET /api/v2/learning/modules/{moduleId}/rule -> LearningModuleRule any:learning:rule:view
getLearningModuleVersion(moduleId, versionId) GET /api/v2/learning/modules/{moduleId}/versions/{versionId} ?expand:(assessmentForm|coverArt)[] -> LearningModule any:learning:module:view
getLearningModules() GET /api/v2/learning/modules ?isArchived:boolean=false ?types:@LearningModuleKind[] ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ascending ?sortBy:(name|createddate|percentpassed|averagescore)=name ?searchTerm ?expand:(rule|summaryData)[] ?isPublished:@OverdueFilter=Any ?statuses:(Unpublished|Published|Archived)[] ?externalIds[] -> LearningModuleList any:learning:module:view
getLearningModulesAssignments(userIds) GET /api/v2/learning/modules/assignments ?userIds[] ?pageSize:integer=25 ?pageNumber:integer=1 ?searchTerm ?overdue:@OverdueFilter=Any ?assignmentStates:(NotAssigned|Assigned|InProgress|Completed|InvalidSchedule)[] ?expand:(coverArt)[] -> AssignedLearningModuleDomainEntityListing all:learning:module:view,learning:assignment:view
getLearningModulesCoverartCoverArtId(coverArtId) GET /api/v2/learning/modules/coverart/{coverArtId} -> LearningModuleCoverArtResponse any:learning:coverart:view
getLearningScheduleslotsJob(jobId) GET /api/v2/learning/scheduleslots/jobs/{jobId} since:today -> LearningScheduleSlotsJobResponse any:learning:scheduleSlotJob:view
getLearningScormScormId(scormId) GET /api/v2/learning/scorm/{scormId} since:today -> LearningScormResponse any:learning:scorm:view
patchLearningAssignment(assignmentId) PATCH /api/v2/learning/assignments/{assignmentId} {body: LearningAssignmentUpdate} -> LearningAssignment
patchLearningAssignmentReschedule(assignmentId) PATCH /api/v2/learning/assignments/{assignmentId}/reschedule {body: LearningAssignmentReschedule} since:today -> LearningAssignment any:learning:assignment:reschedule
patchLearningAssignmentStep(assignmentId, stepId) PATCH /api/v2/learning/assignments/{assignmentId}/steps/{stepId} {body: LearningAssignmentStep} since:today -> LearningAssignmentStep any:learning:assignment:editOwn
patchLearningModuleUserAssignments(moduleId, userId, body) PATCH /api/v2/learning/modules/{moduleId}/users/{userId}/assignments {body: LearningAssignmentExternalUpdate} since:today -> LearningAssignment all:learning:externalAssignment:edit
postLearningAssessmentsScoring(body) POST /api/v2/learning/assessments/scoring {body: LearningAssessmentScoringRequest} -> AssessmentScoringSet any:learning:module:view,learning:module:add,learning:module:edit
postLearningAssignmentReassign(assignmentId) POST /api/v2/learning/assignments/{assignmentId}/reassign -> LearningAssignment any:learning:assignment:add
postLearningAssignmentReset(assignmentId) POST /api/v2/learning/assignments/{assignmentId}/reset -> LearningAssignment any:learning:assignment:reset
postLearningAssignments() POST /api/v2/learning/assignments {body: LearningAssignmentCreate} -> LearningAssignment any:learning:assignment:add
postLearningAssignmentsAggregatesQuery(body) POST /api/v2/learning/assignments/aggregates/query {body: LearningAssignmentAggregateParam} -> LearningAssignmentAggregateResponse any:learning:assignment:view
postLearningAssignmentsBulkadd() POST /api/v2/learning/assignments/bulkadd {body: LearningAssignmentItem[]} -> LearningAssignmentBulkAddResponse any:learning:assignment:add
postLearningAssignmentsBulkremove() POST /api/v2/learning/assignments/bulkremove {body: string[]} -> LearningAssignmentBulkRemoveResponse any:learning:assignment:delete
postLearningModuleJobs(moduleId, body) POST /api/v2/learning/modules/{moduleId}/jobs {body: LearningModuleJobRequest} -> LearningModuleJobResponse any:learning:module:add
postLearningModulePublish(moduleId) POST /api/v2/learning/modules/{moduleId}/publish {body: LearningModulePublishRequest} -> LearningModulePublishResponse any:learning:module:publish
postLearningModuleRuleMigrate(moduleId) POST /api/v2/learning/modules/{moduleId}/rule/migrate since:today preview -> LearningModuleMigrateResponse any:learning:module:edit
postLearningModules(body) POST /api/v2/learning/modules {body: LearningModuleRequest} -> LearningModule any:learning:module:add
postLearningRulesQuery(pageSize, pageNumber, body) POST /api/v2/learning/rules/query ?pageSize:integer=50 ?pageNumber:integer=1 {body: LearningAssignmentUserQuery} -> LearningAssignmentUserListing any:learning:rule:view
postLearningScheduleslotsJobs(body) POST /api/v2/learning/scheduleslots/jobs {body: LearningScheduleSlotsJobRequest} since:today -> LearningScheduleSlotsJobResponse any:learning:scheduleSlotJob:add
postLearningScheduleslotsQuery(body) POST /api/v2/learning/scheduleslots/query {body: LearningScheduleSlotsQueryRequest} since:today -> LearningScheduleSlotsQueryResponse any:learning:scheduleSlot:view
postLearningScorm() POST /api/v2/learning/scorm {body: LearningScormUploadRequest} since:today -> LearningScormUploadResponse any:learning:scorm:add
putLearningModule(moduleId, body) PUT /api/v2/learning/modules/{moduleId} {body: LearningModuleRequest} -> LearningModule any:learning:module:edit
putLearningModulePreview(moduleId, body) PUT /api/v2/learning/modules/{moduleId}/preview {body: LearningModulePreviewUpdateRequest} since:today -> LearningModulePreviewUpdateResponse any:learning:module:preview
putLearningModuleRule(moduleId, body) PUT /api/v2/learning/modules/{moduleId}/rule ?assign:boolean=true {body: LearningModuleRule} -> LearningModuleRule any:learning:rule:edit

## LicenseApi
getLicenseDefinition(licenseId) GET /api/v2/license/definitions/{licenseId} -> LicenseDefinition any:authorization:grant:add,authorization:license:view
getLicenseDefinitions() GET /api/v2/license/definitions -> LicenseDefinition[] any:authorization:grant:add,authorization:license:view
getLicenseToggle(featureName) GET /api/v2/license/toggles/{featureName} -> LicenseOrgToggle any:authorization:grant:add
getLicenseUser(userId) GET /api/v2/license/users/{userId} -> LicenseUser any:authorization:grant:add,authorization:license:view
getLicenseUsers() GET /api/v2/license/users ?pageSize:integer=25 ?pageNumber:integer=1 -> UserLicensesEntityListing
postLicenseInfer() POST /api/v2/license/infer {body: string[]} -> string[]
postLicenseInferPermissions() POST /api/v2/license/infer/permissions {body: string[]} since:today preview -> string[] any:authorization:grant:add,authorization:license:view
postLicenseOrganization() POST /api/v2/license/organization {body: LicenseBatchAssignmentRequest} -> LicenseUpdateStatus[] any:authorization:grant:add
postLicenseToggle(featureName) POST /api/v2/license/toggles/{featureName} -> LicenseOrgToggle any:authorization:grant:add
postLicenseUsers() POST /api/v2/license/users {body: string[]} -> Dictionary<JsonObject> any:authorization:grant:add,authorization:license:view

## LocationsApi
deleteLocation(locationId) DELETE /api/v2/locations/{locationId} -> void all:directory:location:delete
getLocation(locationId) GET /api/v2/locations/{locationId} ?expand:(images|addressVerificationDetails)[] -> LocationDefinition
getLocationSublocations(locationId) GET /api/v2/locations/{locationId}/sublocations -> LocationEntityListing
getLocations() GET /api/v2/locations ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?sortOrder:(asc|desc) -> LocationEntityListing
getLocationsSearch(q64) GET /api/v2/locations/search ?q64 ?expand:(images|addressVerificationDetails)[] -> LocationsSearchResponse
patchLocation(locationId, body) PATCH /api/v2/locations/{locationId} {body: LocationUpdateDefinition} -> LocationDefinition all:directory:location:edit
postLocations(body) POST /api/v2/locations {body: LocationCreateDefinition} -> LocationDefinition all:directory:location:add
postLocationsSearch(body) POST /api/v2/locations/search {body: LocationSearchRequest} -> LocationsSearchResponse

## LogCaptureApi
deleteDiagnosticsLogcaptureBrowserUser(userId) DELETE /api/v2/diagnostics/logcapture/browser/users/{userId} since:today -> void any:troubleshooting:logCapture:delete
getDiagnosticsLogcaptureBrowserEntriesDownloadJob(jobId) GET /api/v2/diagnostics/logcapture/browser/entries/download/jobs/{jobId} since:today -> LogCaptureDownloadExecutionResponse all:troubleshooting:logCapture:view
getDiagnosticsLogcaptureBrowserUser(userId) GET /api/v2/diagnostics/logcapture/browser/users/{userId} since:today -> LogCaptureUserConfigurationResponse any:troubleshooting:logCapture:view
getDiagnosticsLogcaptureBrowserUsers() GET /api/v2/diagnostics/logcapture/browser/users ?includeExpired:boolean=false since:today -> LogCaptureUserConfigurationListing any:troubleshooting:logCapture:view
postDiagnosticsLogcaptureBrowserEntriesDownloadJobs() POST /api/v2/diagnostics/logcapture/browser/entries/download/jobs {body: LogCaptureQueryRequest} since:today -> LogCaptureDownloadExecutionResponse any:troubleshooting:logCapture:add
postDiagnosticsLogcaptureBrowserEntriesQuery() POST /api/v2/diagnostics/logcapture/browser/entries/query ?after ?pageSize {body: LogCaptureQueryRequest} since:today -> LogCaptureQueryResponse any:troubleshooting:logCapture:view
postDiagnosticsLogcaptureBrowserUser(userId) POST /api/v2/diagnostics/logcapture/browser/users/{userId} {body: LogCaptureUserConfiguration} since:today -> LogCaptureUserConfiguration any:troubleshooting:logCapture:add

## MessagingApi
deleteMessagingSetting(messageSettingId) DELETE /api/v2/messaging/settings/{messageSettingId} since:today deprecated -> void all:messaging:setting:delete
deleteMessagingSettingsDefault() DELETE /api/v2/messaging/settings/default since:today deprecated -> void all:messaging:setting:delete
deleteMessagingSupportedcontentSupportedContentId(supportedContentId) DELETE /api/v2/messaging/supportedcontent/{supportedContentId} deprecated -> void all:messaging:supportedContent:delete
getMessagingSetting(messageSettingId) GET /api/v2/messaging/settings/{messageSettingId} since:today deprecated -> MessagingSetting all:messaging:setting:view
getMessagingSettings() GET /api/v2/messaging/settings ?pageSize:integer=25 ?pageNumber:integer=1 since:today deprecated -> MessagingConfigListing all:messaging:setting:view
getMessagingSettingsDefault() GET /api/v2/messaging/settings/default since:today deprecated -> MessagingSetting all:messaging:setting:view
getMessagingSupportedcontent() GET /api/v2/messaging/supportedcontent ?pageSize:integer=25 ?pageNumber:integer=1 deprecated -> SupportedContentListing all:messaging:supportedContent:view
getMessagingSupportedcontentSupportedContentId(supportedContentId) GET /api/v2/messaging/supportedcontent/{supportedContentId} deprecated -> SupportedContent all:messaging:supportedContent:view
patchMessagingSetting(messageSettingId, body) PATCH /api/v2/messaging/settings/{messageSettingId} {body: MessagingSettingRequest} since:today deprecated -> MessagingSetting all:messaging:setting:edit
patchMessagingSupportedcontentSupportedContentId(supportedContentId, body) PATCH /api/v2/messaging/supportedcontent/{supportedContentId} {body: SupportedContent} deprecated -> SupportedContent all:messaging:supportedContent:edit
postMessagingSettings(body) POST /api/v2/messaging/settings {body: MessagingSettingRequest} since:today deprecated -> MessagingSetting any:messaging:setting:add
postMessagingSupportedcontent(body) POST /api/v2/messaging/supportedcontent {body: SupportedContent} deprecated -> SupportedContent any:messaging:supportedContent:add
putMessagingSettingsDefault(body) PUT /api/v2/messaging/settings/default {body: MessagingSettingDefaultRequest} since:today deprecated -> MessagingSetting all:messaging:setting:edit

## MobileDevicesApi
deleteMobiledevice(deviceId) DELETE /api/v2/mobiledevices/{deviceId} deprecated -> void
getMobiledevice(deviceId) GET /api/v2/mobiledevices/{deviceId} deprecated -> UserDevice
getMobiledevices() GET /api/v2/mobiledevices ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ascending deprecated -> DirectoryUserDevicesListing
postMobiledevices(body) POST /api/v2/mobiledevices {body: UserDevice} deprecated -> UserDevice
putMobiledevice(deviceId) PUT /api/v2/mobiledevices/{deviceId} {body: UserDevice} deprecated -> UserDevice

## NotificationsApi
deleteNotificationsChannelSubscriptions(channelId) DELETE /api/v2/notifications/channels/{channelId}/subscriptions -> void
getNotificationsAvailabletopics() GET /api/v2/notifications/availabletopics ?expand:(description|enforced|schema|visibility|transports|publicApiTemplateUriPaths|requiresPermissions|permissionDetails|topicParameters)[] ?includePreview:boolean=true -> AvailableTopicEntityListing
getNotificationsChannelSubscriptions(channelId) GET /api/v2/notifications/channels/{channelId}/subscriptions -> ChannelTopicEntityListing
getNotificationsChannels() GET /api/v2/notifications/channels ?includechannels:(token|oauthclient)=token -> ChannelEntityListing
headNotificationsChannel(channelId) HEAD /api/v2/notifications/channels/{channelId} -> void
postNotificationsChannelSubscriptions(channelId, body) POST /api/v2/notifications/channels/{channelId}/subscriptions ?ignoreErrors:boolean=false {body: ChannelTopic[]} -> ChannelTopicEntityListing
postNotificationsChannels() POST /api/v2/notifications/channels -> Channel
putNotificationsChannelSubscriptions(channelId, body) PUT /api/v2/notifications/channels/{channelId}/subscriptions ?ignoreErrors:boolean=false {body: ChannelTopic[]} -> ChannelTopicEntityListing

## OAuthApi
deleteOauthClient(clientId) DELETE /api/v2/oauth/clients/{clientId} -> void any:oauth:client:delete
getOauthAuthorization(clientId) GET /api/v2/oauth/authorizations/{clientId} ^acceptLanguage@Accept-Language=en-us -> OAuthAuthorization any:oauth:client:authorize
getOauthAuthorizations() GET /api/v2/oauth/authorizations ^acceptLanguage@Accept-Language=en-us -> OAuthAuthorizationListing any:oauth:client:authorize
getOauthClient(clientId) GET /api/v2/oauth/clients/{clientId} -> OAuthClient any:oauth:client:view
getOauthClientUsageQueryResult(executionId, clientId) GET /api/v2/oauth/clients/{clientId}/usage/query/results/{executionId} -> ApiUsageQueryResult any:oauth:client:view,usage:client:view
getOauthClientUsageSummary(clientId) GET /api/v2/oauth/clients/{clientId}/usage/summary ?days=7 -> UsageExecutionResult any:oauth:client:view,usage:client:view
getOauthClients() GET /api/v2/oauth/clients -> OAuthClientEntityListing any:oauth:client:view
getOauthScope(scopeId) GET /api/v2/oauth/scopes/{scopeId} ^acceptLanguage@Accept-Language=en-us -> OAuthScope
getOauthScopes() GET /api/v2/oauth/scopes ^acceptLanguage@Accept-Language=en-us -> OAuthScopeListing
postOauthClientSecret(clientId) POST /api/v2/oauth/clients/{clientId}/secret -> OAuthClient any:oauth:client:edit
postOauthClientUsageQuery(clientId, body) POST /api/v2/oauth/clients/{clientId}/usage/query {body: ApiUsageClientQuery} -> UsageExecutionResult any:oauth:client:view,usage:client:view
postOauthClients(body) POST /api/v2/oauth/clients {body: OAuthClientRequest} -> OAuthClient any:oauth:client:add
putOauthClient(clientId, body) PUT /api/v2/oauth/clients/{clientId} {body: OAuthClientRequest} -> OAuthClient any:oauth:client:edit

## ObjectsApi
deleteAuthorizationDivision(divisionId) DELETE /api/v2/authorization/divisions/{divisionId} ?force:boolean=false -> void any:authorization:division:delete
getAuthorizationDivision(divisionId) GET /api/v2/authorization/divisions/{divisionId} ?objectCount:boolean=false -> AuthzDivision
getAuthorizationDivisions() GET /api/v2/authorization/divisions ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?objectCount:boolean=false ?id[] ?name -> AuthzDivisionEntityListing
getAuthorizationDivisionsDeleted() GET /api/v2/authorization/divisions/deleted ?pageNumber:integer=1 ?pageSize:integer=25 since:today -> AuthzDivisionEntityListing any:authorization:divisionDeleted:view
getAuthorizationDivisionsHome() GET /api/v2/authorization/divisions/home -> AuthzDivision
getAuthorizationDivisionsLimit() GET /api/v2/authorization/divisions/limit -> number
getAuthorizationDivisionsQuery() GET /api/v2/authorization/divisions/query ?before ?after ?pageSize=25 ?id[] ?name since:today -> AuthzDivisionCursorListing
postAuthorizationDivisionObject(divisionId, objectType, body) POST /api/v2/authorization/divisions/{divisionId}/objects/{objectType} /objectType:(QUEUE|CAMPAIGN|CONTACTLIST|DNCLIST|EMAILCAMPAIGN|MESSAGINGCAMPAIGN|MANAGEMENTUNIT|BUSINESSUNIT|FLOW|FLOWMILESTONE|FLOWOUTCOME|USER|CALLROUTE|EMERGENCYGROUPS|ROUTINGSCHEDULES|ROUTINGSCHEDULEGROUPS|DATATABLES|TEAM|WORKBIN|WORKTYPE|EXTENSIONPOOL|SKILLGROUP|SCRIPT|LIBRARY) {body: string[]} -> void
postAuthorizationDivisionRestore(divisionId, body) POST /api/v2/authorization/divisions/{divisionId}/restore {body: AuthzDivision} -> AuthzDivision any:authorization:division:add
postAuthorizationDivisions(body) POST /api/v2/authorization/divisions {body: AuthzDivision} -> AuthzDivision all:authorization:division:add,authorization:grant:add
putAuthorizationDivision(divisionId, body) PUT /api/v2/authorization/divisions/{divisionId} {body: AuthzDivision} -> AuthzDivision any:authorization:division:edit

## OperationalEventsApi
getUsageEventsDefinition(eventDefinitionId) GET /api/v2/usage/events/definitions/{eventDefinitionId} since:today -> EventDefinition all:usage:events:view
getUsageEventsDefinitions() GET /api/v2/usage/events/definitions since:today -> EventDefinitionListing all:usage:events:view
postUsageEventsAggregatesQuery() POST /api/v2/usage/events/aggregates/query {body: EventAggregatesQueryRequest} since:today -> EventAggregatesResponse all:usage:events:view
postUsageEventsQuery() POST /api/v2/usage/events/query ?before ?after ?pageSize {body: EventQueryRequest} since:today -> EventQueryResponse all:usage:events:view

## OrganizationApi
getFieldconfig(type) GET /api/v2/fieldconfig ?type:@FieldConfigType deprecated -> FieldConfig
getOrganizationsAuthenticationSettings() GET /api/v2/organizations/authentication/settings since:today -> OrgAuthSettings any:directory:organization:admin
getOrganizationsEmbeddedintegration() GET /api/v2/organizations/embeddedintegration deprecated -> EmbeddedIntegration
getOrganizationsIpaddressauthentication() GET /api/v2/organizations/ipaddressauthentication deprecated -> IpAddressAuthentication any:directory:organization:admin
getOrganizationsLimitsChangerequest(requestId) GET /api/v2/organizations/limits/changerequests/{requestId} -> LimitChangeRequestDetails any:limits:organization:view
getOrganizationsLimitsChangerequests() GET /api/v2/organizations/limits/changerequests ?after:integer ?before:integer ?status:(Open|Approved|ImplementingChange|ChangeImplemented|Rejected|Rollback|ImplementingRollback|RollbackImplemented|Pending|SecondaryApprovalNamespacesAdded|ReviewerApproved|ReviewerRejected|ReviewerRollback) ?pageSize:integer=25 ?expand:(statusHistory)[] -> LimitChangeRequestsEntityListing any:limits:organization:view
getOrganizationsLimitsDocs() GET /api/v2/organizations/limits/docs -> LimitDocumentation
getOrganizationsLimitsDocsFreetrial() GET /api/v2/organizations/limits/docs/freetrial since:today -> FreeTrialLimitDocs
getOrganizationsLimitsNamespace(namespaceName) GET /api/v2/organizations/limits/namespaces/{namespaceName} -> LimitsEntityListing any:limits:organization:view
getOrganizationsLimitsNamespaceDefaults(namespaceName) GET /api/v2/organizations/limits/namespaces/{namespaceName}/defaults -> LimitsEntityListing
getOrganizationsLimitsNamespaces() GET /api/v2/organizations/limits/namespaces ?pageSize:integer=100 ?pageNumber:integer=1 -> JsonObject any:limits:organization:view
getOrganizationsMe() GET /api/v2/organizations/me -> Organization
getOrganizationsWhitelist() GET /api/v2/organizations/whitelist deprecated -> OrgWhitelistSettings
patchOrganizationsAuthenticationSettings(body) PATCH /api/v2/organizations/authentication/settings {body: OrgAuthSettings} since:today -> OrgAuthSettings any:directory:organization:admin
patchOrganizationsFeature(featureName, enabled) PATCH /api/v2/organizations/features/{featureName} /featureName:(realtimeCIC|purecloud|hipaa|ucEnabled|pci|purecloudVoice|xmppFederation|chat|informalPhotos|directory|contactCenter|unifiedCommunications|custserv) {enabled: FeatureState} -> OrganizationFeatures any:directory:organization:admin
putOrganizationsEmbeddedintegration(body) PUT /api/v2/organizations/embeddedintegration {body: EmbeddedIntegration} deprecated -> EmbeddedIntegration any:directory:organization:admin
putOrganizationsIpaddressauthentication(body) PUT /api/v2/organizations/ipaddressauthentication {body: IpAddressAuthentication} deprecated -> IpAddressAuthentication any:directory:organization:admin
putOrganizationsMe() PUT /api/v2/organizations/me {body: Organization} -> Organization any:directory:organization:admin
putOrganizationsWhitelist(body) PUT /api/v2/organizations/whitelist {body: OrgWhitelistSettings} deprecated -> OrgWhitelistSettings any:directory:organization:admin

## OrganizationAuthorizationApi
deleteOrgauthorizationTrustee(trusteeOrgId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId} -> void any:authorization:orgTrustee:delete
deleteOrgauthorizationTrusteeCloneduser(trusteeOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/clonedusers/{trusteeUserId} -> void any:directory:user:delete
deleteOrgauthorizationTrusteeGroup(trusteeOrgId, trusteeGroupId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId} since:today -> void any:authorization:orgTrusteeGroup:delete
deleteOrgauthorizationTrusteeGroupRoles(trusteeOrgId, trusteeGroupId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles since:today -> void any:authorization:orgTrusteeGroup:delete
deleteOrgauthorizationTrusteeUser(trusteeOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId} -> void any:authorization:orgTrusteeUser:delete
deleteOrgauthorizationTrusteeUserRoles(trusteeOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles -> void any:authorization:orgTrusteeUser:delete
deleteOrgauthorizationTrustees(id) DELETE /api/v2/orgauthorization/trustees ?id[] since:today preview -> void any:authorization:orgTrustee:delete
deleteOrgauthorizationTrustor(trustorOrgId) DELETE /api/v2/orgauthorization/trustors/{trustorOrgId} -> void any:authorization:orgTrustor:delete
deleteOrgauthorizationTrustorCloneduser(trustorOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId} -> void any:authorization:orgTrusteeUser:delete
deleteOrgauthorizationTrustorGroup(trustorOrgId, trustorGroupId) DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/groups/{trustorGroupId} since:today -> void any:authorization:orgTrusteeGroup:delete
deleteOrgauthorizationTrustorUser(trustorOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId} -> void any:authorization:orgTrusteeUser:delete
deleteOrgauthorizationTrustors(id) DELETE /api/v2/orgauthorization/trustors ?id[] since:today preview -> void any:authorization:orgTrustor:delete
getOrgauthorizationPairing(pairingId) GET /api/v2/orgauthorization/pairings/{pairingId} -> TrustRequest any:authorization:orgTrustee:view,authorization:orgTrustor:view
getOrgauthorizationTrustee(trusteeOrgId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId} -> Trustee any:authorization:orgTrustee:view
getOrgauthorizationTrusteeClonedusers(trusteeOrgId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/clonedusers -> ClonedUserEntityListing any:directory:user:view
getOrgauthorizationTrusteeGroup(trusteeOrgId, trusteeGroupId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId} since:today -> TrustGroup any:authorization:orgTrusteeGroup:view
getOrgauthorizationTrusteeGroupRoles(trusteeOrgId, trusteeGroupId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles since:today -> UserAuthorization any:authorization:orgTrusteeGroup:view
getOrgauthorizationTrusteeGroups(trusteeOrgId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups ?pageSize:integer=25 ?pageNumber:integer=1 since:today -> TrustGroupEntityListing any:authorization:orgTrusteeGroup:view
getOrgauthorizationTrusteeUser(trusteeOrgId, trusteeUserId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId} -> TrustUser any:authorization:orgTrusteeUser:view
getOrgauthorizationTrusteeUserRoles(trusteeOrgId, trusteeUserId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles -> UserAuthorization any:authorization:orgTrusteeUser:view
getOrgauthorizationTrusteeUsers(trusteeOrgId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustUserEntityListing any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustees() GET /api/v2/orgauthorization/trustees ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustEntityListing any:authorization:orgTrustee:view
getOrgauthorizationTrusteesCare() GET /api/v2/orgauthorization/trustees/care since:today -> TrusteeReferenceList any:authorization:orgTrustee:view,authorization:orgTrusteeUser:view
getOrgauthorizationTrusteesDefault() GET /api/v2/orgauthorization/trustees/default -> Trustee any:authorization:orgTrustee:view,authorization:orgTrusteeUser:view
getOrgauthorizationTrustor(trustorOrgId) GET /api/v2/orgauthorization/trustors/{trustorOrgId} -> Trustor any:authorization:orgTrustor:view
getOrgauthorizationTrustorCloneduser(trustorOrgId, trusteeUserId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId} -> ClonedUser any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustorClonedusers(trustorOrgId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers -> ClonedUserEntityListing any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustorGroup(trustorOrgId, trustorGroupId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/groups/{trustorGroupId} since:today -> TrustGroup any:authorization:orgTrusteeGroup:view
getOrgauthorizationTrustorGroups(trustorOrgId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/groups ?pageSize:integer=25 ?pageNumber:integer=1 since:today -> TrustGroupEntityListing any:authorization:orgTrusteeGroup:view
getOrgauthorizationTrustorUser(trustorOrgId, trusteeUserId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId} -> TrustUser any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustorUsers(trustorOrgId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/users ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustUserEntityListing any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustors() GET /api/v2/orgauthorization/trustors ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustorEntityListing any:authorization:orgTrustor:view
postOrgauthorizationPairings(body) POST /api/v2/orgauthorization/pairings {body: TrustRequestCreate} -> TrustRequest any:authorization:orgTrustee:add
postOrgauthorizationTrusteeGroups(trusteeOrgId, body) POST /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups {body: TrustMemberCreate} since:today -> TrustGroup any:authorization:orgTrusteeGroup:add
postOrgauthorizationTrusteeUsers(trusteeOrgId, body) POST /api/v2/orgauthorization/trustees/{trusteeOrgId}/users {body: TrustMemberCreate} -> TrustUser any:authorization:orgTrusteeUser:add
postOrgauthorizationTrustees(body) POST /api/v2/orgauthorization/trustees {body: TrustCreate} -> Trustee all:authorization:orgTrustee:add,authorization:orgTrusteeUser:add
postOrgauthorizationTrusteesAudits(body) POST /api/v2/orgauthorization/trustees/audits ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=timestamp ?sortOrder=descending {body: TrusteeAuditQueryRequest} -> JsonObject any:authorization:audit:view
postOrgauthorizationTrusteesCare() POST /api/v2/orgauthorization/trustees/care ?assignDefaultRole:boolean ?autoExpire:boolean ?assignFullAccess:boolean ?allowTrustedUserAccess:boolean since:today -> TrustEntityListing all:authorization:orgTrustee:add,authorization:orgTrusteeUser:add
postOrgauthorizationTrusteesDefault() POST /api/v2/orgauthorization/trustees/default ?assignDefaultRole:boolean ?autoExpire:boolean -> Trustee all:authorization:orgTrustee:add,authorization:orgTrusteeUser:add
postOrgauthorizationTrustorAudits(body) POST /api/v2/orgauthorization/trustor/audits ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=timestamp ?sortOrder=descending {body: TrustorAuditQueryRequest} -> JsonObject any:authorization:audit:view
putOrgauthorizationTrustee(trusteeOrgId, body) PUT /api/v2/orgauthorization/trustees/{trusteeOrgId} {body: TrustUpdate} -> Trustee any:authorization:orgTrustee:edit
putOrgauthorizationTrusteeGroupRoledivisions(trusteeOrgId, trusteeGroupId, body) PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roledivisions {body: RoleDivisionGrants} since:today -> UserAuthorization any:authorization:orgTrusteeGroup:edit
putOrgauthorizationTrusteeGroupRoles(trusteeOrgId, trusteeGroupId, body) PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles {body: string[]} since:today -> UserAuthorization any:authorization:orgTrusteeGroup:edit
putOrgauthorizationTrusteeUserRoledivisions(trusteeOrgId, trusteeUserId, body) PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roledivisions {body: RoleDivisionGrants} -> UserAuthorization any:authorization:orgTrusteeUser:edit
putOrgauthorizationTrusteeUserRoles(trusteeOrgId, trusteeUserId, body) PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles {body: string[]} -> UserAuthorization any:authorization:orgTrusteeUser:edit
putOrgauthorizationTrustorCloneduser(trustorOrgId, trusteeUserId) PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId} -> ClonedUser all:authorization:orgTrusteeUser:add
putOrgauthorizationTrustorGroup(trustorOrgId, trustorGroupId) PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/groups/{trustorGroupId} since:today -> TrustGroup all:authorization:orgTrusteeGroup:add
putOrgauthorizationTrustorUser(trustorOrgId, trusteeUserId) PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId} -> TrustUser all:authorization:orgTrusteeUser:add

## OutboundApi
deleteOutboundAttemptlimit(attemptLimitsId) DELETE /api/v2/outbound/attemptlimits/{attemptLimitsId} -> void any:outbound:attemptLimits:delete
deleteOutboundCallabletimeset(callableTimeSetId) DELETE /api/v2/outbound/callabletimesets/{callableTimeSetId} -> void any:outbound:callableTimeSet:delete
deleteOutboundCallanalysisresponseset(callAnalysisSetId) DELETE /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId} -> void any:outbound:responseSet:delete
deleteOutboundCampaign(campaignId) DELETE /api/v2/outbound/campaigns/{campaignId} -> Campaign any:outbound:campaign:delete
deleteOutboundCampaignProgress(campaignId) DELETE /api/v2/outbound/campaigns/{campaignId}/progress -> void any:outbound:campaign:edit,outbound:campaign:recycle
deleteOutboundCampaignrule(campaignRuleId) DELETE /api/v2/outbound/campaignrules/{campaignRuleId} -> void any:outbound:campaignRule:delete
deleteOutboundContactlist(contactListId) DELETE /api/v2/outbound/contactlists/{contactListId} -> void any:outbound:contactList:delete
deleteOutboundContactlistContact(contactListId, contactId) DELETE /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId} -> void any:outbound:contact:delete
deleteOutboundContactlistContacts(contactListId, contactIds) DELETE /api/v2/outbound/contactlists/{contactListId}/contacts ?contactIds[] -> void any:outbound:contact:delete
deleteOutboundContactlistfilter(contactListFilterId) DELETE /api/v2/outbound/contactlistfilters/{contactListFilterId} -> void any:outbound:contactListFilter:delete
deleteOutboundContactlists(id) DELETE /api/v2/outbound/contactlists ?id[] -> void any:outbound:contactList:delete
deleteOutboundContactlisttemplate(contactListTemplateId) DELETE /api/v2/outbound/contactlisttemplates/{contactListTemplateId} since:today -> void any:outbound:contactListTemplate:delete
deleteOutboundContactlisttemplates(id) DELETE /api/v2/outbound/contactlisttemplates ?id[] since:today -> void any:outbound:contactListTemplate:delete
deleteOutboundDigitalruleset(digitalRuleSetId) DELETE /api/v2/outbound/digitalrulesets/{digitalRuleSetId} since:today -> void any:outbound:digitalRuleSet:delete
deleteOutboundDnclist(dncListId) DELETE /api/v2/outbound/dnclists/{dncListId} -> void any:outbound:dncList:delete
deleteOutboundDnclistCustomexclusioncolumns(dncListId) DELETE /api/v2/outbound/dnclists/{dncListId}/customexclusioncolumns ?expiredOnly:boolean=false since:today -> void any:outbound:dnc:delete
deleteOutboundDnclistEmailaddresses(dncListId) DELETE /api/v2/outbound/dnclists/{dncListId}/emailaddresses ?expiredOnly:boolean=false since:today -> void any:outbound:dnc:delete
deleteOutboundDnclistPhonenumbers(dncListId) DELETE /api/v2/outbound/dnclists/{dncListId}/phonenumbers ?expiredOnly:boolean=false since:today -> void any:outbound:dnc:delete
deleteOutboundDnclistWhatsappnumbers(dncListId) DELETE /api/v2/outbound/dnclists/{dncListId}/whatsappnumbers ?expiredOnly:boolean=false since:today -> void any:outbound:dnc:delete
deleteOutboundFilespecificationtemplate(fileSpecificationTemplateId) DELETE /api/v2/outbound/filespecificationtemplates/{fileSpecificationTemplateId} since:today -> void any:outbound:fileSpecificationTemplate:delete
deleteOutboundFilespecificationtemplatesBulk(id) DELETE /api/v2/outbound/filespecificationtemplates/bulk ?id[] since:today -> void any:outbound:fileSpecificationTemplate:delete
deleteOutboundImporttemplate(importTemplateId) DELETE /api/v2/outbound/importtemplates/{importTemplateId} since:today -> void any:outbound:importTemplate:delete
deleteOutboundImporttemplates(id) DELETE /api/v2/outbound/importtemplates ?id[] since:today -> void any:outbound:importTemplate:delete
deleteOutboundMessagingcampaign(messagingCampaignId) DELETE /api/v2/outbound/messagingcampaigns/{messagingCampaignId} -> MessagingCampaign any:outbound:messagingCampaign:delete,outbound:emailCampaign:delete,outbound:whatsAppCampaign:delete
deleteOutboundMessagingcampaignProgress(messagingCampaignId) DELETE /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/progress -> void any:outbound:messagingCampaign:edit,outbound:messagingCampaign:recycle,outbound:emailCampaign:edit,outbound:emailCampaign:recycle,outbound:whatsAppCampaign:edit,outbound:whatsAppCampaign:recycle
deleteOutboundRuleset(ruleSetId) DELETE /api/v2/outbound/rulesets/{ruleSetId} -> void any:outbound:ruleSet:delete
deleteOutboundSchedulesCampaign(campaignId) DELETE /api/v2/outbound/schedules/campaigns/{campaignId} -> void any:outbound:schedule:delete,outbound:campaign:deleteSchedule
deleteOutboundSchedulesEmailcampaign(emailCampaignId) DELETE /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId} -> void any:outbound:emailCampaignSchedule:delete,outbound:emailCampaign:deleteSchedule
deleteOutboundSchedulesMessagingcampaign(messagingCampaignId) DELETE /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId} -> void any:outbound:messagingCampaignSchedule:delete,outbound:messagingCampaign:deleteSchedule
deleteOutboundSchedulesSequence(sequenceId) DELETE /api/v2/outbound/schedules/sequences/{sequenceId} -> void any:outbound:schedule:delete,outbound:campaignSequenceSchedule:delete
deleteOutboundSchedulesWhatsappcampaign(whatsAppCampaignId) DELETE /api/v2/outbound/schedules/whatsappcampaigns/{whatsAppCampaignId} since:today -> void any:outbound:whatsAppCampaignSchedule:delete,outbound:whatsAppCampaign:deleteSchedule
deleteOutboundSequence(sequenceId) DELETE /api/v2/outbound/sequences/{sequenceId} -> void any:outbound:campaignSequence:delete
getOutboundAttemptlimit(attemptLimitsId) GET /api/v2/outbound/attemptlimits/{attemptLimitsId} -> AttemptLimits any:outbound:attemptLimits:view
getOutboundAttemptlimits() GET /api/v2/outbound/attemptlimits ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a -> AttemptLimitsEntityListing any:outbound:attemptLimits:view
getOutboundCallabletimeset(callableTimeSetId) GET /api/v2/outbound/callabletimesets/{callableTimeSetId} -> CallableTimeSet any:outbound:callableTimeSet:view
getOutboundCallabletimesets() GET /api/v2/outbound/callabletimesets ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a -> CallableTimeSetEntityListing any:outbound:callableTimeSet:view
getOutboundCallanalysisresponseset(callAnalysisSetId) GET /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId} -> ResponseSet any:outbound:responseSet:view
getOutboundCallanalysisresponsesets() GET /api/v2/outbound/callanalysisresponsesets ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a -> ResponseSetEntityListing any:outbound:responseSet:view
getOutboundCampaign(campaignId) GET /api/v2/outbound/campaigns/{campaignId} -> Campaign any:outbound:campaign:view
getOutboundCampaignAgentownedmappingpreviewResults(campaignId) GET /api/v2/outbound/campaigns/{campaignId}/agentownedmappingpreview/results -> AgentOwnedMappingPreviewListing all:outbound:campaign:view,outbound:contact:view,routing:queue:view
getOutboundCampaignDiagnostics(campaignId) GET /api/v2/outbound/campaigns/{campaignId}/diagnostics -> CampaignDiagnostics any:outbound:campaign:view
getOutboundCampaignInteractions(campaignId) GET /api/v2/outbound/campaigns/{campaignId}/interactions -> CampaignInteractions any:outbound:campaign:view
getOutboundCampaignLinedistribution(campaignId) GET /api/v2/outbound/campaigns/{campaignId}/linedistribution ?includeOnlyActiveCampaigns:boolean=true ?edgeGroupId ?siteId ?useWeight:boolean ?relativeWeight:integer ?outboundLineCount:integer since:today -> CampaignOutboundLinesDistribution any:outbound:lineDistribution:view
getOutboundCampaignProgress(campaignId) GET /api/v2/outbound/campaigns/{campaignId}/progress -> CampaignProgress any:outbound:campaign:view
getOutboundCampaignSkillcombinations(campaignId) GET /api/v2/outbound/campaigns/{campaignId}/skillcombinations ?pageNumber:integer=1 ?pageSize:integer=25 since:today -> PagedSkillCombinationListing any:outbound:campaign:view
getOutboundCampaignStats(campaignId) GET /api/v2/outbound/campaigns/{campaignId}/stats -> CampaignStats any:outbound:campaign:view
getOutboundCampaignrule(campaignRuleId) GET /api/v2/outbound/campaignrules/{campaignRuleId} -> CampaignRule any:outbound:campaignRule:view
getOutboundCampaignrules() GET /api/v2/outbound/campaignrules ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a -> CampaignRuleEntityListing any:outbound:campaignRule:view
getOutboundCampaigns() GET /api/v2/outbound/campaigns ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?name ?id[] ?contactListId ?dncListIds ?distributionQueueId ?edgeGroupId ?callAnalysisResponseSetId ?divisionId[] ?sortBy ?sortOrder:(ascending|descending)=a -> CampaignEntityListing any:outbound:campaign:view
getOutboundCampaignsAll() GET /api/v2/outbound/campaigns/all ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?name ?divisionId[] ?mediaType:(email|sms|voice|whatsapp)[] ?sortOrder:(ascending|descending)=a -> CommonCampaignEntityListing any:outbound:campaign:view,outbound:messagingCampaign:view,outbound:emailCampaign:view,outbound:whatsAppCampaign:view
getOutboundCampaignsAllDivisionviews() GET /api/v2/outbound/campaigns/all/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?name ?divisionId[] ?mediaType:(email|sms|voice|whatsapp)[] ?sortOrder:(ascending|descending)=a -> CommonCampaignDivisionViewEntityListing any:outbound:campaign:search,outbound:messagingCampaign:search,outbound:emailCampaign:search,outbound:whatsAppCampaign:search
getOutboundCampaignsDivisionview(campaignId) GET /api/v2/outbound/campaigns/divisionviews/{campaignId} -> CampaignDivisionView all:outbound:campaign:search
getOutboundCampaignsDivisionviews() GET /api/v2/outbound/campaigns/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?name ?id[] ?sortBy ?sortOrder:(ascending|descending)=a -> CampaignDivisionViewListing all:outbound:campaign:search
getOutboundContactlist(contactListId) GET /api/v2/outbound/contactlists/{contactListId} ?includeImportStatus:boolean=false ?includeSize:boolean=false -> ContactList any:outbound:contactList:view
getOutboundContactlistContact(contactListId, contactId) GET /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId} -> DialerContact any:outbound:contact:view
getOutboundContactlistContactsBulkJob(contactListId, jobId) GET /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/jobs/{jobId} since:today -> ContactsBulkOperationJob any:outbound:contactList:view
getOutboundContactlistContactsBulkJobs(contactListId) GET /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/jobs since:today -> ContactsBulkOperationJobListing any:outbound:contactList:view
getOutboundContactlistExport(contactListId) GET /api/v2/outbound/contactlists/{contactListId}/export ?download=false -> ExportUri all:outbound:contact:view,outbound:contactList:view
getOutboundContactlistImportstatus(contactListId) GET /api/v2/outbound/contactlists/{contactListId}/importstatus -> ImportStatus any:outbound:contactList:view
getOutboundContactlistTimezonemappingpreview(contactListId) GET /api/v2/outbound/contactlists/{contactListId}/timezonemappingpreview -> TimeZoneMappingPreview any:outbound:contactList:view
getOutboundContactlistfilter(contactListFilterId) GET /api/v2/outbound/contactlistfilters/{contactListFilterId} -> ContactListFilter any:outbound:contactListFilter:view
getOutboundContactlistfilters() GET /api/v2/outbound/contactlistfilters ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a ?contactListId -> ContactListFilterEntityListing any:outbound:contactListFilter:view
getOutboundContactlists() GET /api/v2/outbound/contactlists ?includeImportStatus:boolean=false ?includeSize:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?id[] ?divisionId[] ?sortBy ?sortOrder:(ascending|descending)=a ?timeZone ?dateExpiration[] -> ContactListEntityListing any:outbound:contactList:view
getOutboundContactlistsDivisionview(contactListId) GET /api/v2/outbound/contactlists/divisionviews/{contactListId} ?includeImportStatus:boolean=false ?includeSize:boolean=false -> ContactListDivisionView all:outbound:contactList:search
getOutboundContactlistsDivisionviews() GET /api/v2/outbound/contactlists/divisionviews ?includeImportStatus:boolean=false ?includeSize:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?name ?id[] ?sortBy ?sortOrder:(ascending|descending)=a -> ContactListDivisionViewListing all:outbound:contactList:search
getOutboundContactlisttemplate(contactListTemplateId) GET /api/v2/outbound/contactlisttemplates/{contactListTemplateId} since:today -> ContactListTemplate any:outbound:contactListTemplate:view
getOutboundContactlisttemplates() GET /api/v2/outbound/contactlisttemplates ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?timeZone ?sortBy ?sortOrder:(ascending|descending)=a since:today -> ContactListTemplateEntityListing any:outbound:contactListTemplate:view
getOutboundDiagnosticsCampaignSummary(campaignId, start, end) GET /api/v2/outbound/diagnostics/campaigns/{campaignId}/summary ?start ?end since:today -> CampaignDiagnosticSummary any:outbound:campaignDiagnostic:view
getOutboundDigitalruleset(digitalRuleSetId) GET /api/v2/outbound/digitalrulesets/{digitalRuleSetId} since:today -> DigitalRuleSet any:outbound:digitalRuleSet:view
getOutboundDigitalrulesets() GET /api/v2/outbound/digitalrulesets ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(name)=name ?sortOrder:(ascending|descending)=ascending ?name ?id[] since:today -> DigitalRuleSetEntityListing any:outbound:digitalRuleSet:view
getOutboundDnclist(dncListId) GET /api/v2/outbound/dnclists/{dncListId} ?includeImportStatus:boolean=false ?includeSize:boolean=false -> DncList any:outbound:dncList:view
getOutboundDnclistExport(dncListId) GET /api/v2/outbound/dnclists/{dncListId}/export ?download=false -> ExportUri all:outbound:dnc:view,outbound:dncList:view
getOutboundDnclistImportstatus(dncListId) GET /api/v2/outbound/dnclists/{dncListId}/importstatus -> ImportStatus any:outbound:dncList:view
getOutboundDnclists() GET /api/v2/outbound/dnclists ?includeImportStatus:boolean=false ?includeSize:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?dncSourceType:(rds|dnc.com|gryphon|rds_custom) ?divisionId[] ?sortBy ?sortOrder:(ascending|descending) -> DncListEntityListing any:outbound:dncList:view
getOutboundDnclistsDivisionview(dncListId) GET /api/v2/outbound/dnclists/divisionviews/{dncListId} ?includeImportStatus:boolean=false ?includeSize:boolean=false -> DncListDivisionView all:outbound:dncList:search
getOutboundDnclistsDivisionviews() GET /api/v2/outbound/dnclists/divisionviews ?includeImportStatus:boolean=false ?includeSize:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?name ?dncSourceType:(rds|dnc.com|gryphon|rds_custom) ?id[] ?sortBy ?sortOrder:(ascending|descending)=a -> DncListDivisionViewListing all:outbound:dncList:search
getOutboundEvent(eventId) GET /api/v2/outbound/events/{eventId} -> EventLog any:outbound:eventLog:view
getOutboundEvents() GET /api/v2/outbound/events ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?category ?level ?sortBy ?sortOrder:(ascending|descending)=a -> DialerEventEntityListing any:outbound:eventLog:view
getOutboundFilespecificationtemplate(fileSpecificationTemplateId) GET /api/v2/outbound/filespecificationtemplates/{fileSpecificationTemplateId} since:today -> FileSpecificationTemplate any:outbound:fileSpecificationTemplate:view
getOutboundFilespecificationtemplates() GET /api/v2/outbound/filespecificationtemplates ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a since:today -> FileSpecificationTemplateEntityListing any:outbound:fileSpecificationTemplate:view
getOutboundImporttemplate(importTemplateId) GET /api/v2/outbound/importtemplates/{importTemplateId} ?includeImportStatus:boolean=false since:today -> ImportTemplate any:outbound:importTemplate:view
getOutboundImporttemplateImportstatus(importTemplateId) GET /api/v2/outbound/importtemplates/{importTemplateId}/importstatus ?listNamePrefix since:today -> ImportStatus any:outbound:importTemplate:view
getOutboundImporttemplates() GET /api/v2/outbound/importtemplates ?includeImportStatus:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a ?contactListTemplateId since:today -> ImportTemplateEntityListing any:outbound:importTemplate:view
getOutboundMessagingcampaign(messagingCampaignId) GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId} -> MessagingCampaign any:outbound:messagingCampaign:view,outbound:emailCampaign:view,outbound:whatsAppCampaign:view
getOutboundMessagingcampaignDiagnostics(messagingCampaignId) GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/diagnostics since:today -> MessagingCampaignDiagnostics any:outbound:messagingCampaign:view,outbound:emailCampaign:view,outbound:whatsAppCampaign:view
getOutboundMessagingcampaignProgress(messagingCampaignId) GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/progress -> CampaignProgress any:outbound:messagingCampaign:view,outbound:emailCampaign:view,outbound:whatsAppCampaign:view
getOutboundMessagingcampaigns() GET /api/v2/outbound/messagingcampaigns ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(campaignStatus|name|type)=name ?sortOrder:(ascending|descending)=ascending ?name ?contactListId ?divisionId[] ?type:(EMAIL|SMS|WHATSAPP) ?senderSmsPhoneNumber ?id[] ?contentTemplateId ?campaignStatus:(on|stopping|off|complete|invalid|forced_off|forced_stopping) ?ruleSetIds[] -> MessagingCampaignEntityListing any:outbound:messagingCampaign:view,outbound:emailCampaign:view,outbound:whatsAppCampaign:view
getOutboundMessagingcampaignsDivisionview(messagingCampaignId) GET /api/v2/outbound/messagingcampaigns/divisionviews/{messagingCampaignId} -> MessagingCampaignDivisionView any:outbound:messagingCampaign:search,outbound:emailCampaign:search,outbound:whatsAppCampaign:search
getOutboundMessagingcampaignsDivisionviews() GET /api/v2/outbound/messagingcampaigns/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=a ?name ?type:(EMAIL|SMS|WHATSAPP) ?id[] ?senderSmsPhoneNumber ?contentTemplateId ?campaignStatus:(on|stopping|off|complete|invalid|forced_off|forced_stopping) -> MessagingCampaignDivisionViewEntityListing any:outbound:messagingCampaign:search,outbound:emailCampaign:search,outbound:whatsAppCampaign:search
getOutboundRuleset(ruleSetId) GET /api/v2/outbound/rulesets/{ruleSetId} -> RuleSet any:outbound:ruleSet:view
getOutboundRulesets() GET /api/v2/outbound/rulesets ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a -> RuleSetEntityListing any:outbound:ruleSet:view
getOutboundSchedulesCampaign(campaignId) GET /api/v2/outbound/schedules/campaigns/{campaignId} -> CampaignSchedule any:outbound:schedule:view,outbound:campaign:viewSchedule
getOutboundSchedulesCampaigns() GET /api/v2/outbound/schedules/campaigns -> CampaignSchedule[] any:outbound:schedule:view,outbound:campaign:viewSchedule
getOutboundSchedulesEmailcampaign(emailCampaignId) GET /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId} -> EmailCampaignSchedule any:outbound:emailCampaignSchedule:view,outbound:emailCampaign:viewSchedule
getOutboundSchedulesEmailcampaigns() GET /api/v2/outbound/schedules/emailcampaigns -> EmailCampaignScheduleEntityListing any:outbound:emailCampaignSchedule:view,outbound:emailCampaign:viewSchedule
getOutboundSchedulesMessagingcampaign(messagingCampaignId) GET /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId} -> MessagingCampaignSchedule any:outbound:messagingCampaignSchedule:view,outbound:messagingCampaign:viewSchedule
getOutboundSchedulesMessagingcampaigns() GET /api/v2/outbound/schedules/messagingcampaigns -> MessagingCampaignScheduleEntityListing any:outbound:messagingCampaignSchedule:view,outbound:messagingCampaign:viewSchedule
getOutboundSchedulesSequence(sequenceId) GET /api/v2/outbound/schedules/sequences/{sequenceId} -> SequenceSchedule any:outbound:schedule:view,outbound:campaignSequenceSchedule:view
getOutboundSchedulesSequences() GET /api/v2/outbound/schedules/sequences -> SequenceSchedule[] any:outbound:schedule:view,outbound:campaignSequenceSchedule:view
getOutboundSchedulesWhatsappcampaign(whatsAppCampaignId) GET /api/v2/outbound/schedules/whatsappcampaigns/{whatsAppCampaignId} since:today -> WhatsAppCampaignSchedule any:outbound:whatsAppCampaignSchedule:view,outbound:whatsAppCampaign:viewSchedule
getOutboundSchedulesWhatsappcampaigns() GET /api/v2/outbound/schedules/whatsappcampaigns since:today -> WhatsAppCampaignScheduleEntityListing any:outbound:whatsAppCampaignSchedule:view,outbound:whatsAppCampaign:viewSchedule
getOutboundSequence(sequenceId) GET /api/v2/outbound/sequences/{sequenceId} -> CampaignSequence any:outbound:campaignSequence:view
getOutboundSequences() GET /api/v2/outbound/sequences ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a -> CampaignSequenceEntityListing any:outbound:campaignSequence:view
getOutboundSettings() GET /api/v2/outbound/settings -> OutboundSettings any:outbound:settings:view
getOutboundWrapupcodemappings() GET /api/v2/outbound/wrapupcodemappings -> WrapUpCodeMapping any:outbound:wrapUpCodeMapping:view
patchOutboundCampaign(campaignId, body) PATCH /api/v2/outbound/campaigns/{campaignId} {body: CampaignPatchRequest} since:today -> void all:outbound:campaign:edit
patchOutboundDnclistCustomexclusioncolumns(dncListId, body) PATCH /api/v2/outbound/dnclists/{dncListId}/customexclusioncolumns {body: DncPatchCustomExclusionColumnsRequest} since:today -> void any:outbound:dnc:edit
patchOutboundDnclistEmailaddresses(dncListId, body) PATCH /api/v2/outbound/dnclists/{dncListId}/emailaddresses {body: DncPatchEmailsRequest} since:today -> void any:outbound:dnc:edit
patchOutboundDnclistPhonenumbers(dncListId, body) PATCH /api/v2/outbound/dnclists/{dncListId}/phonenumbers {body: DncPatchPhoneNumbersRequest} since:today -> void any:outbound:dnc:edit
patchOutboundDnclistWhatsappnumbers(dncListId, body) PATCH /api/v2/outbound/dnclists/{dncListId}/whatsappnumbers {body: DncPatchWhatsAppNumbersRequest} since:today -> void any:outbound:dnc:edit
patchOutboundSettings(body) PATCH /api/v2/outbound/settings ?useMaxCallsPerAgentDecimal:boolean {body: OutboundSettings} -> void any:outbound:settings:edit
postOutboundAttemptlimits(body) POST /api/v2/outbound/attemptlimits {body: AttemptLimits} -> AttemptLimits any:outbound:attemptLimits:add
postOutboundAudits(body) POST /api/v2/outbound/audits ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=entity.name ?sortOrder=ascending ?facetsOnly:boolean=false {body: DialerAuditRequest} deprecated retired -> AuditSearchResult any:outbound:audit:view
postOutboundCallabletimesets(body) POST /api/v2/outbound/callabletimesets {body: CallableTimeSet} -> CallableTimeSet any:outbound:callableTimeSet:add
postOutboundCallanalysisresponsesets(body) POST /api/v2/outbound/callanalysisresponsesets {body: ResponseSet} -> ResponseSet any:outbound:responseSet:add
postOutboundCampaignAgentownedmappingpreview(campaignId) POST /api/v2/outbound/campaigns/{campaignId}/agentownedmappingpreview -> JsonObject all:outbound:campaign:view,outbound:contact:view,directory:user:view
postOutboundCampaignCallbackSchedule(campaignId, body) POST /api/v2/outbound/campaigns/{campaignId}/callback/schedule {body: ContactCallbackRequest} deprecated -> ContactCallbackRequest
postOutboundCampaignStart(campaignId) POST /api/v2/outbound/campaigns/{campaignId}/start since:today -> void any:outbound:campaign:start
postOutboundCampaignStop(campaignId) POST /api/v2/outbound/campaigns/{campaignId}/stop since:today -> void any:outbound:campaign:stop
postOutboundCampaignrules(body) POST /api/v2/outbound/campaignrules {body: CampaignRule} -> CampaignRule any:outbound:campaignRule:add
postOutboundCampaigns(body) POST /api/v2/outbound/campaigns ?useMaxCallsPerAgentDecimal:boolean {body: Campaign} -> Campaign any:outbound:campaign:add
postOutboundCampaignsPerformanceQuery(body) POST /api/v2/outbound/campaigns/performance/query {body: string[]} since:today -> CampaignPerformanceDataListing any:outbound:performance:view,outbound:campaign:view
postOutboundCampaignsProgress(body) POST /api/v2/outbound/campaigns/progress {body: string[]} -> CampaignProgress[] any:outbound:campaign:view
postOutboundContactlistClear(contactListId) POST /api/v2/outbound/contactlists/{contactListId}/clear -> void any:outbound:contact:delete
postOutboundContactlistContacts(contactListId, body) POST /api/v2/outbound/contactlists/{contactListId}/contacts ?priority:boolean ?clearSystemData:boolean ?doNotQueue:boolean {body: WritableDialerContact[]} -> DialerContact[] any:outbound:contact:add
postOutboundContactlistContactsBulk(contactListId, body) POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk {body: string[]} -> DialerContact[] any:outbound:contact:view
postOutboundContactlistContactsBulkRemove(contactListId, body) POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/remove {body: ContactBulkSearchParameters} since:today -> ContactsBulkOperationJob any:outbound:contact:delete
postOutboundContactlistContactsBulkUpdate(contactListId, body) POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/update {body: ContactBulkEditRequest} since:today -> ContactsBulkOperationJob any:outbound:contact:edit
postOutboundContactlistContactsSearch(contactListId, body) POST /api/v2/outbound/contactlists/{contactListId}/contacts/search {body: ContactListingRequest} since:today -> ContactListingResponse any:outbound:contact:view
postOutboundContactlistExport(contactListId) POST /api/v2/outbound/contactlists/{contactListId}/export {body: ContactsExportRequest} -> DomainEntityRef all:outbound:contact:view,outbound:contactList:view
postOutboundContactlistfilters(body) POST /api/v2/outbound/contactlistfilters {body: ContactListFilter} -> ContactListFilter any:outbound:contactListFilter:add
postOutboundContactlistfiltersBulkRetrieve(body) POST /api/v2/outbound/contactlistfilters/bulk/retrieve {body: ContactListFilterBulkRetrieveBody} since:today -> ContactListFilterEntityListing any:outbound:contactListFilter:view
postOutboundContactlistfiltersPreview(body) POST /api/v2/outbound/contactlistfilters/preview {body: ContactListFilter} -> FilterPreviewResponse any:outbound:contact:view
postOutboundContactlists(body) POST /api/v2/outbound/contactlists {body: ContactList} -> ContactList any:outbound:contactList:add
postOutboundContactlistsBulkUpdate(body) POST /api/v2/outbound/contactlists/bulk/update {body: ContactListsBulkEditRequest} since:today -> ContactListsBulkEditResponse
postOutboundContactlistsUploads(body) POST /api/v2/outbound/contactlists/uploads {body: ContactListUploadUrlRequest} since:today -> UploadUrlResponse any:outbound:contactList:upload
postOutboundContactlisttemplates(body) POST /api/v2/outbound/contactlisttemplates {body: ContactListTemplate} since:today -> ContactListTemplate any:outbound:contactListTemplate:add
postOutboundContactlisttemplatesBulkAdd(body) POST /api/v2/outbound/contactlisttemplates/bulk/add {body: ContactListTemplate[]} since:today -> ContactListTemplateEntityListing any:outbound:contactListTemplate:add
postOutboundContactlisttemplatesBulkRetrieve(body) POST /api/v2/outbound/contactlisttemplates/bulk/retrieve {body: ContactListTemplateBulkRetrieveBody} since:today -> ContactListTemplateEntityListing any:outbound:contactListTemplate:view
postOutboundConversationDnc(conversationId) POST /api/v2/outbound/conversations/{conversationId}/dnc -> void any:outbound:dnc:add
postOutboundDigitalrulesets(body) POST /api/v2/outbound/digitalrulesets {body: DigitalRuleSet} since:today -> DigitalRuleSet any:outbound:digitalRuleSet:add
postOutboundDnclistEmailaddresses(dncListId, body) POST /api/v2/outbound/dnclists/{dncListId}/emailaddresses {body: string[]} since:today -> void any:outbound:dnc:add
postOutboundDnclistExport(dncListId) POST /api/v2/outbound/dnclists/{dncListId}/export -> DomainEntityRef all:outbound:dnc:view,outbound:dncList:view
postOutboundDnclistPhonenumbers(dncListId, body) POST /api/v2/outbound/dnclists/{dncListId}/phonenumbers ?expirationDateTime {body: string[]} -> void any:outbound:dnc:add
postOutboundDnclists(body) POST /api/v2/outbound/dnclists {body: DncListCreate} -> DncList any:outbound:dncList:add
postOutboundDnclistsUploads(body) POST /api/v2/outbound/dnclists/uploads {body: DNCListUploadUrlRequest} since:today -> UploadUrlResponse any:outbound:dncList:upload
postOutboundFilespecificationtemplates(body) POST /api/v2/outbound/filespecificationtemplates {body: FileSpecificationTemplate} since:today -> FileSpecificationTemplate any:outbound:fileSpecificationTemplate:add
postOutboundImporttemplates(body) POST /api/v2/outbound/importtemplates {body: ImportTemplate} since:today -> ImportTemplate any:outbound:importTemplate:add
postOutboundImporttemplatesBulkAdd(body) POST /api/v2/outbound/importtemplates/bulk/add {body: ImportTemplate[]} since:today -> ImportTemplateEntityListing any:outbound:importTemplate:add
postOutboundMessagingcampaignStart(messagingCampaignId) POST /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/start since:today -> void any:outbound:messagingCampaign:start,outbound:emailCampaign:start,outbound:whatsAppCampaign:start
postOutboundMessagingcampaignStop(messagingCampaignId) POST /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/stop since:today -> void any:outbound:messagingCampaign:stop,outbound:emailCampaign:stop,outbound:whatsAppCampaign:stop
postOutboundMessagingcampaigns(body) POST /api/v2/outbound/messagingcampaigns {body: MessagingCampaign} -> MessagingCampaign any:outbound:messagingCampaign:add,outbound:emailCampaign:add,outbound:whatsAppCampaign:add
postOutboundMessagingcampaignsProgress(body) POST /api/v2/outbound/messagingcampaigns/progress {body: string[]} -> CampaignProgress[] any:outbound:messagingCampaign:view,outbound:emailCampaign:view,outbound:whatsAppCampaign:view
postOutboundRulesets(body) POST /api/v2/outbound/rulesets {body: RuleSet} -> RuleSet any:outbound:ruleSet:add
postOutboundSequences(body) POST /api/v2/outbound/sequences {body: CampaignSequence} -> CampaignSequence any:outbound:campaignSequence:add
putOutboundAttemptlimit(attemptLimitsId, body) PUT /api/v2/outbound/attemptlimits/{attemptLimitsId} {body: AttemptLimits} -> AttemptLimits any:outbound:attemptLimits:edit
putOutboundCallabletimeset(callableTimeSetId, body) PUT /api/v2/outbound/callabletimesets/{callableTimeSetId} {body: CallableTimeSet} -> CallableTimeSet any:outbound:callableTimeSet:edit
putOutboundCallanalysisresponseset(callAnalysisSetId, body) PUT /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId} {body: ResponseSet} -> ResponseSet any:outbound:responseSet:edit
putOutboundCampaign(campaignId, body) PUT /api/v2/outbound/campaigns/{campaignId} ?useMaxCallsPerAgentDecimal:boolean {body: Campaign} -> Campaign all:outbound:campaign:edit
putOutboundCampaignAgent(campaignId, userId, body) PUT /api/v2/outbound/campaigns/{campaignId}/agents/{userId} {body: Agent} -> string
putOutboundCampaignrule(campaignRuleId, body) PUT /api/v2/outbound/campaignrules/{campaignRuleId} {body: CampaignRule} -> CampaignRule any:outbound:campaignRule:edit
putOutboundContactlist(contactListId, body) PUT /api/v2/outbound/contactlists/{contactListId} {body: ContactList} -> ContactList any:outbound:contactList:edit
putOutboundContactlistContact(contactListId, contactId, body) PUT /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId} {body: DialerContact} -> DialerContact any:outbound:contact:edit
putOutboundContactlistfilter(contactListFilterId, body) PUT /api/v2/outbound/contactlistfilters/{contactListFilterId} {body: ContactListFilter} -> ContactListFilter any:outbound:contactListFilter:edit
putOutboundContactlisttemplate(contactListTemplateId, body) PUT /api/v2/outbound/contactlisttemplates/{contactListTemplateId} {body: ContactListTemplate} since:today -> ContactListTemplate any:outbound:contactListTemplate:edit
putOutboundDigitalruleset(digitalRuleSetId, body) PUT /api/v2/outbound/digitalrulesets/{digitalRuleSetId} {body: DigitalRuleSet} since:today -> DigitalRuleSet any:outbound:digitalRuleSet:edit
putOutboundDnclist(dncListId, body) PUT /api/v2/outbound/dnclists/{dncListId} {body: DncList} -> DncList any:outbound:dncList:edit
putOutboundFilespecificationtemplate(fileSpecificationTemplateId, body) PUT /api/v2/outbound/filespecificationtemplates/{fileSpecificationTemplateId} {body: FileSpecificationTemplate} since:today -> FileSpecificationTemplate any:outbound:fileSpecificationTemplate:edit
putOutboundImporttemplate(importTemplateId, body) PUT /api/v2/outbound/importtemplates/{importTemplateId} {body: ImportTemplate} since:today -> ImportTemplate any:outbound:importTemplate:edit
putOutboundMessagingcampaign(messagingCampaignId, body) PUT /api/v2/outbound/messagingcampaigns/{messagingCampaignId} {body: MessagingCampaign} -> MessagingCampaign any:outbound:messagingCampaign:edit,outbound:emailCampaign:edit,outbound:whatsAppCampaign:edit
putOutboundRuleset(ruleSetId, body) PUT /api/v2/outbound/rulesets/{ruleSetId} {body: RuleSet} -> RuleSet any:outbound:ruleSet:edit
putOutboundSchedulesCampaign(campaignId, body) PUT /api/v2/outbound/schedules/campaigns/{campaignId} {body: CampaignSchedule} -> CampaignSchedule any:outbound:schedule:edit,outbound:campaign:editSchedule
putOutboundSchedulesEmailcampaign(emailCampaignId, body) PUT /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId} {body: EmailCampaignSchedule} -> EmailCampaignSchedule any:outbound:emailCampaignSchedule:edit,outbound:emailCampaign:editSchedule
putOutboundSchedulesMessagingcampaign(messagingCampaignId, body) PUT /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId} {body: MessagingCampaignSchedule} -> MessagingCampaignSchedule any:outbound:messagingCampaignSchedule:edit,outbound:messagingCampaign:editSchedule
putOutboundSchedulesSequence(sequenceId, body) PUT /api/v2/outbound/schedules/sequences/{sequenceId} {body: SequenceSchedule} -> SequenceSchedule any:outbound:schedule:edit,outbound:campaignSequenceSchedule:edit
putOutboundSchedulesWhatsappcampaign(whatsAppCampaignId, body) PUT /api/v2/outbound/schedules/whatsappcampaigns/{whatsAppCampaignId} {body: WhatsAppCampaignSchedule} since:today -> WhatsAppCampaignSchedule any:outbound:whatsAppCampaignSchedule:edit,outbound:whatsAppCampaign:editSchedule
putOutboundSequence(sequenceId, body) PUT /api/v2/outbound/sequences/{sequenceId} {body: CampaignSequence} -> CampaignSequence any:outbound:campaignSequence:edit
putOutboundWrapupcodemappings(body) PUT /api/v2/outbound/wrapupcodemappings {body: WrapUpCodeMapping} -> WrapUpCodeMapping any:outbound:wrapUpCodeMapping:edit

## PresenceApi
deletePresenceDefinition0(definitionId) DELETE /api/v2/presence/definitions/{definitionId} since:today -> void any:presence:presenceDefinition:delete,presence:presenceDefinition:edit
deletePresenceSource(sourceId) DELETE /api/v2/presence/sources/{sourceId} since:today -> void any:presence:source:delete,presence:source:edit
deletePresencedefinition(presenceId) DELETE /api/v2/presencedefinitions/{presenceId} deprecated -> void all:presence:presenceDefinition:delete
getPresenceDefinition0(definitionId) GET /api/v2/presence/definitions/{definitionId} ?localeCode:(ALL|he|fr|en_US|da|de|it|cs|es|fi|ar|ja|ko|nl|no|pl|pt_BR|pt_PT|ru|sv|th|tr|uk|zh_CN|zh_TW) since:today -> OrganizationPresenceDefinition all:presence:presenceDefinition:view
getPresenceDefinitions0() GET /api/v2/presence/definitions ?deactivated=false ?divisionId[] ?localeCode:(ALL|he|fr|en_US|da|de|it|cs|es|fi|ar|ja|ko|nl|no|pl|pt_BR|pt_PT|ru|sv|th|tr|uk|zh_CN|zh_TW) since:today -> OrganizationPresenceDefinitionEntityListing all:presence:presenceDefinition:view
getPresenceSettings() GET /api/v2/presence/settings since:today -> PresenceSettings all:presence:settings:view
getPresenceSource(sourceId) GET /api/v2/presence/sources/{sourceId} since:today -> Source all:presence:source:view
getPresenceSources() GET /api/v2/presence/sources ?deactivated=false since:today -> SourceEntityListing all:presence:source:view
getPresenceUserPrimarysource(userId) GET /api/v2/presence/users/{userId}/primarysource since:today -> UserPrimarySource all:presence:userPrimarySource:view
getPresencedefinition(presenceId) GET /api/v2/presencedefinitions/{presenceId} ?localeCode deprecated -> OrganizationPresence all:presence:presenceDefinition:view
getPresencedefinitions() GET /api/v2/presencedefinitions ?pageNumber:integer=1 ?pageSize:integer=25 ?deleted=false ?localeCode deprecated -> OrganizationPresenceEntityListing
getSystempresences() GET /api/v2/systempresences -> SystemPresence[]
getUserPresence(userId, sourceId) GET /api/v2/users/{userId}/presences/{sourceId} -> UserPresence
getUserPresencesPurecloud(userId) GET /api/v2/users/{userId}/presences/purecloud -> UserPresence
getUsersPresenceBulk(sourceId) GET /api/v2/users/presences/{sourceId}/bulk ?id[] since:today -> UcUserPresence[]
getUsersPresencesPurecloudBulk() GET /api/v2/users/presences/purecloud/bulk ?id[] since:today -> UcUserPresence[]
patchUserPresence(userId, sourceId, body) PATCH /api/v2/users/{userId}/presences/{sourceId} {body: UserPresence} -> UserPresence
patchUserPresencesPurecloud(userId, body) PATCH /api/v2/users/{userId}/presences/purecloud {body: UserPresence} -> UserPresence
postPresenceDefinitions0(body) POST /api/v2/presence/definitions {body: OrganizationPresenceDefinition} since:today -> OrganizationPresenceDefinition all:presence:presenceDefinition:add
postPresenceSources(body) POST /api/v2/presence/sources {body: Source} since:today -> Source all:presence:source:add
postPresencedefinitions(body) POST /api/v2/presencedefinitions {body: OrganizationPresence} deprecated -> OrganizationPresence all:presence:presenceDefinition:add
putPresenceDefinition0(definitionId, body) PUT /api/v2/presence/definitions/{definitionId} {body: OrganizationPresenceDefinition} since:today -> OrganizationPresenceDefinition all:presence:presenceDefinition:edit
putPresenceSettings(body) PUT /api/v2/presence/settings {body: PresenceSettings} since:today -> PresenceSettings all:presence:settings:edit
putPresenceSource(sourceId, body) PUT /api/v2/presence/sources/{sourceId} {body: Source} since:today -> Source all:presence:source:edit
putPresenceUserPrimarysource(userId, body) PUT /api/v2/presence/users/{userId}/primarysource {body: UserPrimarySource} since:today -> UserPrimarySource all:presence:userPrimarySource:edit
putPresencedefinition(presenceId, body) PUT /api/v2/presencedefinitions/{presenceId} {body: OrganizationPresence} deprecated -> OrganizationPresence all:presence:presenceDefinition:edit
putUsersPresencesBulk(body) PUT /api/v2/users/presences/bulk {body: MutableUserPresence[]} -> UserPresence[] any:presence:userPresence:edit

## ProcessAutomationApi
deleteProcessautomationScheduledtrigger(scheduledTriggerId) DELETE /api/v2/processautomation/scheduledtriggers/{scheduledTriggerId} since:today -> void any:processautomation:trigger:delete
deleteProcessautomationTrigger(triggerId) DELETE /api/v2/processautomation/triggers/{triggerId} since:today -> void any:processautomation:trigger:delete
getProcessautomationScheduledtrigger(scheduledTriggerId) GET /api/v2/processautomation/scheduledtriggers/{scheduledTriggerId} since:today -> ScheduledTrigger any:processautomation:trigger:edit,processautomation:trigger:view
getProcessautomationScheduledtriggers() GET /api/v2/processautomation/scheduledtriggers ?before ?after ?pageSize ?enabled:boolean since:today -> ScheduledTriggerEntityListing any:processautomation:trigger:edit,processautomation:trigger:view
getProcessautomationTrigger(triggerId) GET /api/v2/processautomation/triggers/{triggerId} since:today -> Trigger any:processautomation:trigger:edit,processautomation:trigger:view
getProcessautomationTriggers() GET /api/v2/processautomation/triggers ?before ?after ?pageSize ?topicName ?enabled:boolean ?hasDelayBy:boolean since:today -> TriggerEntityListing any:processautomation:trigger:edit,processautomation:trigger:view
getProcessautomationTriggersTopics() GET /api/v2/processautomation/triggers/topics ?before ?after ?pageSize since:today -> TopicCursorEntityListing any:processautomation:trigger:edit,processautomation:trigger:view
postProcessautomationScheduledtriggers(body) POST /api/v2/processautomation/scheduledtriggers {body: CreateScheduledTriggerRequest} since:today -> ScheduledTrigger any:processautomation:trigger:add
postProcessautomationTriggerTest(triggerId) POST /api/v2/processautomation/triggers/{triggerId}/test {body: string} since:today -> TestModeResults any:processautomation:trigger:test
postProcessautomationTriggers(body) POST /api/v2/processautomation/triggers {body: CreateTriggerRequest} since:today -> Trigger any:processautomation:trigger:add
postProcessautomationTriggersTopicTest(topicName) POST /api/v2/processautomation/triggers/topics/{topicName}/test {body: string} since:today -> TestModeEventResults any:processautomation:trigger:test
putProcessautomationScheduledtrigger(scheduledTriggerId, body) PUT /api/v2/processautomation/scheduledtriggers/{scheduledTriggerId} {body: UpdateScheduledTriggerRequest} since:today -> ScheduledTrigger any:processautomation:trigger:edit
putProcessautomationTrigger(triggerId, body) PUT /api/v2/processautomation/triggers/{triggerId} {body: UpdateTriggerRequest} since:today -> Trigger any:processautomation:trigger:edit

## QualityApi
deleteAnalyticsEvaluationsAggregatesJob(jobId) DELETE /api/v2/analytics/evaluations/aggregates/jobs/{jobId} since:today preview -> void any:analytics:evaluationAggregate:view
deleteAnalyticsSurveysAggregatesJob(jobId) DELETE /api/v2/analytics/surveys/aggregates/jobs/{jobId} since:today preview -> void any:analytics:surveyAggregate:view
deleteQualityCalibration(calibrationId, calibratorId) DELETE /api/v2/quality/calibrations/{calibrationId} ?calibratorId -> Calibration any:quality:calibration:delete
deleteQualityConversationEvaluation(conversationId, evaluationId) DELETE /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId} ?expand -> EvaluationResponse any:quality:evaluation:delete
deleteQualityForm(formId) DELETE /api/v2/quality/forms/{formId} deprecated -> void any:quality:evaluationForm:delete
deleteQualityFormsEvaluation(formId) DELETE /api/v2/quality/forms/evaluations/{formId} -> void any:quality:evaluationForm:delete
deleteQualityFormsSurvey(formId) DELETE /api/v2/quality/forms/surveys/{formId} -> void all:quality:surveyForm:delete
deleteQualityProgramAgentscoringrule(programId, ruleId) DELETE /api/v2/quality/programs/{programId}/agentscoringrules/{ruleId} since:today -> void any:quality:scoringRule:delete
getAnalyticsEvaluationsAggregatesJob(jobId) GET /api/v2/analytics/evaluations/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:evaluationAggregate:view
getAnalyticsEvaluationsAggregatesJobResults(jobId) GET /api/v2/analytics/evaluations/aggregates/jobs/{jobId}/results ?cursor since:today preview -> EvaluationAsyncAggregateQueryResponse any:analytics:evaluationAggregate:view
getAnalyticsSurveysAggregatesJob(jobId) GET /api/v2/analytics/surveys/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:surveyAggregate:view
getAnalyticsSurveysAggregatesJobResults(jobId) GET /api/v2/analytics/surveys/aggregates/jobs/{jobId}/results ?cursor since:today preview -> SurveyAsyncAggregateQueryResponse any:analytics:surveyAggregate:view
getQualityAgentsActivity() GET /api/v2/quality/agents/activity ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?startTime:date-time ?endTime:date-time ?agentUserId[] ?evaluatorUserId ?name ?group ?agentTeamId ?formContextId ?userState:(Any|Legacy)=Legacy -> AgentActivityEntityListing any:quality:evaluation:view
getQualityCalibration(calibrationId) GET /api/v2/quality/calibrations/{calibrationId} ?calibratorId ?conversationId -> Calibration any:quality:calibration:view
getQualityCalibrations(calibratorId) GET /api/v2/quality/calibrations ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?conversationId ?startTime:date-time ?endTime:date-time ?calibratorId -> CalibrationEntityListing any:quality:calibration:view
getQualityConversationEvaluation(conversationId, evaluationId) GET /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId} ?expand -> EvaluationResponse any:quality:evaluation:view,quality:evaluation:assign,quality:evaluation:release
getQualityConversationSurveys(conversationId) GET /api/v2/quality/conversations/{conversationId}/surveys -> Survey[] any:quality:survey:view
getQualityConversationsAuditsQueryTransactionId(transactionId) GET /api/v2/quality/conversations/audits/query/{transactionId} -> QualityAuditQueryExecutionStatusResponse all:audits:interactionDetails:view
getQualityConversationsAuditsQueryTransactionIdResults(transactionId) GET /api/v2/quality/conversations/audits/query/{transactionId}/results ?cursor ?pageSize:integer=25 ?expand:(user)[] -> QualityAuditQueryExecutionResultsResponse all:audits:interactionDetails:view
getQualityEvaluationsQuery() GET /api/v2/quality/evaluations/query ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?conversationId ?agentUserId ?evaluatorUserId ?queueId ?startTime ?endTime ?evaluationState[] ?isReleased:boolean ?agentHasRead:boolean ?expandAnswerTotalScores:boolean ?maximum:integer ?sortOrder ?agentTeamId ?assigneeUserId ?formContextId ?includeDeletedUsers:boolean=false -> EvaluationEntityListing any:quality:evaluation:view
getQualityEvaluatorsActivity() GET /api/v2/quality/evaluators/activity ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?startTime:date-time ?endTime:date-time ?name ?permission[] ?group ?agentTeamId -> EvaluatorActivityEntityListing any:quality:evaluation:view
getQualityForm(formId) GET /api/v2/quality/forms/{formId} deprecated -> EvaluationFormResponse any:quality:evaluationForm:view
getQualityFormVersions(formId) GET /api/v2/quality/forms/{formId}/versions ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder=asc deprecated -> EvaluationFormResponseEntityListing any:quality:evaluationForm:view
getQualityForms() GET /api/v2/quality/forms ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?nextPage ?previousPage ?expand ?name ?sortOrder deprecated -> EvaluationFormResponseEntityListing any:quality:evaluationForm:view
getQualityFormsEvaluation(formId) GET /api/v2/quality/forms/evaluations/{formId} -> EvaluationFormResponse any:quality:evaluationForm:view
getQualityFormsEvaluationVersions(formId) GET /api/v2/quality/forms/evaluations/{formId}/versions ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder=asc -> EvaluationFormResponseEntityListing any:quality:evaluationForm:view
getQualityFormsEvaluations() GET /api/v2/quality/forms/evaluations ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?nextPage ?previousPage ?expand ?name ?sortOrder -> EvaluationFormResponseEntityListing any:quality:evaluationForm:view
getQualityFormsEvaluationsBulk(id) GET /api/v2/quality/forms/evaluations/bulk ?id[] ?includeLatestVersionFormName:boolean=false since:today -> EvaluationFormResponseEntityListing any:quality:evaluationForm:view
getQualityFormsEvaluationsBulkContexts(contextId) GET /api/v2/quality/forms/evaluations/bulk/contexts ?contextId[] -> EvaluationFormResponse[] any:quality:evaluationForm:view
getQualityFormsSurvey(formId) GET /api/v2/quality/forms/surveys/{formId} -> SurveyForm all:quality:surveyForm:view
getQualityFormsSurveyVersions(formId) GET /api/v2/quality/forms/surveys/{formId}/versions ?pageSize:integer=25 ?pageNumber:integer=1 -> SurveyFormEntityListing all:quality:surveyForm:view
getQualityFormsSurveys() GET /api/v2/quality/forms/surveys ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?nextPage ?previousPage ?expand ?name ?sortOrder -> SurveyFormEntityListing all:quality:surveyForm:view
getQualityFormsSurveysBulk(id) GET /api/v2/quality/forms/surveys/bulk ?id[] -> SurveyFormEntityListing any:quality:surveyForm:view
getQualityFormsSurveysBulkContexts(contextId) GET /api/v2/quality/forms/surveys/bulk/contexts ?contextId[] ?published:boolean=true -> SurveyForm[] any:quality:surveyForm:view
getQualityProgramAgentscoringrule(programId, ruleId) GET /api/v2/quality/programs/{programId}/agentscoringrules/{ruleId} since:today -> AgentScoringRule any:quality:scoringRule:view
getQualityProgramAgentscoringrules(programId) GET /api/v2/quality/programs/{programId}/agentscoringrules since:today -> AgentScoringRuleEntityListing any:quality:scoringRule:view
getQualityPublishedform(formId) GET /api/v2/quality/publishedforms/{formId} deprecated -> EvaluationFormResponse any:quality:evaluationForm:view
getQualityPublishedforms() GET /api/v2/quality/publishedforms ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?onlyLatestPerContext:boolean=false deprecated -> EvaluationFormResponseEntityListing any:quality:evaluationForm:view
getQualityPublishedformsEvaluation(formId) GET /api/v2/quality/publishedforms/evaluations/{formId} -> EvaluationFormResponse any:quality:evaluationForm:view
getQualityPublishedformsEvaluations() GET /api/v2/quality/publishedforms/evaluations ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?onlyLatestPerContext:boolean=false -> EvaluationFormResponseEntityListing any:quality:evaluationForm:view
getQualityPublishedformsEvaluationsDivisionview(evaluationFormId) GET /api/v2/quality/publishedforms/evaluations/divisionviews/{evaluationFormId} since:today -> EvaluationFormDivisionView all:quality:evaluationForm:search
getQualityPublishedformsEvaluationsDivisionviews(id) GET /api/v2/quality/publishedforms/evaluations/divisionviews ?pageSize:number ?pageNumber:number ?name ?divisionId ?id[] since:today -> EvaluationFormDivisionViewListing all:quality:evaluationForm:search
getQualityPublishedformsSurvey(formId) GET /api/v2/quality/publishedforms/surveys/{formId} -> SurveyForm all:quality:surveyForm:view
getQualityPublishedformsSurveys() GET /api/v2/quality/publishedforms/surveys ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?onlyLatestEnabledPerContext:boolean=false -> SurveyFormEntityListing all:quality:surveyForm:view
getQualityPublishedformsSurveysDivisionview(surveyFormId) GET /api/v2/quality/publishedforms/surveys/divisionviews/{surveyFormId} since:today -> SurveyFormDivisionView all:quality:surveyForm:search
getQualityPublishedformsSurveysDivisionviews(id) GET /api/v2/quality/publishedforms/surveys/divisionviews ?pageSize:number ?pageNumber:number ?name ?divisionId ?id[] since:today -> SurveyFormDivisionViewListing all:quality:surveyForm:search
getQualitySurvey(surveyId) GET /api/v2/quality/surveys/{surveyId} -> Survey any:quality:survey:view
getQualitySurveysScorable(customerSurveyUrl) GET /api/v2/quality/surveys/scorable ?customerSurveyUrl -> ScorableSurvey
patchQualityFormsSurvey(formId, body) PATCH /api/v2/quality/forms/surveys/{formId} {body: SurveyForm} -> SurveyForm all:quality:surveyForm:disable
postAnalyticsEvaluationsAggregatesJobs(body) POST /api/v2/analytics/evaluations/aggregates/jobs {body: EvaluationAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:evaluationAggregate:view
postAnalyticsEvaluationsAggregatesQuery(body) POST /api/v2/analytics/evaluations/aggregates/query {body: EvaluationAggregationQuery} -> EvaluationAggregateQueryResponse any:analytics:evaluationAggregate:view
postAnalyticsSurveysAggregatesJobs(body) POST /api/v2/analytics/surveys/aggregates/jobs {body: SurveyAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:surveyAggregate:view
postAnalyticsSurveysAggregatesQuery(body) POST /api/v2/analytics/surveys/aggregates/query {body: SurveyAggregationQuery} -> SurveyAggregateQueryResponse any:analytics:surveyAggregate:view
postQualityCalibrations(body) POST /api/v2/quality/calibrations ?expand {body: CalibrationCreate} -> Calibration any:quality:calibration:add
postQualityConversationEvaluations(conversationId, body) POST /api/v2/quality/conversations/{conversationId}/evaluations ?expand {body: EvaluationCreateBody} -> Evaluation any:quality:evaluation:add
postQualityConversationsAuditsQuery(body) POST /api/v2/quality/conversations/audits/query {body: QMAuditQueryRequest} -> QualityAuditQueryExecutionStatusResponse all:audits:interactionDetails:view
postQualityEvaluationsAggregatesQueryMe(body) POST /api/v2/quality/evaluations/aggregates/query/me {body: EvaluationAggregationQueryMe} -> EvaluationAggregateQueryResponse
postQualityEvaluationsScoring(body) POST /api/v2/quality/evaluations/scoring {body: EvaluationFormAndScoringSet} -> EvaluationScoringSet
postQualityEvaluationsSearch(body) POST /api/v2/quality/evaluations/search {body: EvaluationSearchRequestDTO} since:today -> EvaluationSearchResponse any:quality:evaluation:searchAny
postQualityForms(body) POST /api/v2/quality/forms {body: EvaluationForm} deprecated -> EvaluationFormResponse any:quality:evaluationForm:add
postQualityFormsEvaluations(body) POST /api/v2/quality/forms/evaluations {body: EvaluationForm} -> EvaluationFormResponse any:quality:evaluationForm:add
postQualityFormsSurveys(body) POST /api/v2/quality/forms/surveys {body: SurveyForm} -> SurveyForm all:quality:surveyForm:add
postQualityProgramAgentscoringrules(programId, body) POST /api/v2/quality/programs/{programId}/agentscoringrules {body: AgentScoringRule} since:today -> AgentScoringRule any:quality:scoringRule:add
postQualityPublishedforms(body) POST /api/v2/quality/publishedforms {body: PublishForm} deprecated -> EvaluationFormResponse any:quality:evaluationForm:add
postQualityPublishedformsEvaluations(body) POST /api/v2/quality/publishedforms/evaluations {body: PublishForm} -> EvaluationFormResponse any:quality:evaluationForm:add
postQualityPublishedformsSurveys(body) POST /api/v2/quality/publishedforms/surveys {body: PublishForm} -> SurveyForm all:quality:surveyForm:add
postQualitySurveys(body) POST /api/v2/quality/surveys {body: CreateSurveyRequest} since:today -> CreateSurveyResponse any:quality:survey:add
postQualitySurveysScoring(body) POST /api/v2/quality/surveys/scoring {body: SurveyFormAndScoringSet} -> SurveyScoringSet
putQualityCalibration(calibrationId, body) PUT /api/v2/quality/calibrations/{calibrationId} {body: Calibration} -> Calibration any:quality:calibration:edit
putQualityConversationEvaluation(conversationId, evaluationId, body) PUT /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId} ?expand {body: Evaluation} -> EvaluationResponse any:quality:evaluation:edit,quality:evaluation:editScore,quality:evaluation:editAgentSignoff
putQualityForm(formId, body) PUT /api/v2/quality/forms/{formId} {body: EvaluationForm} deprecated -> EvaluationFormResponse any:quality:evaluationForm:edit
putQualityFormsEvaluation(formId, body) PUT /api/v2/quality/forms/evaluations/{formId} {body: EvaluationForm} -> EvaluationFormResponse any:quality:evaluationForm:edit
putQualityFormsEvaluationAiscoringSettings(formId, body) PUT /api/v2/quality/forms/evaluations/{formId}/aiscoring/settings {body: AiScoringSettings} since:today -> AiScoringSettings any:quality:evaluationForm:aiScoringEdit
putQualityFormsSurvey(formId, body) PUT /api/v2/quality/forms/surveys/{formId} {body: SurveyForm} -> SurveyForm all:quality:surveyForm:edit
putQualityProgramAgentscoringrule(programId, ruleId, body) PUT /api/v2/quality/programs/{programId}/agentscoringrules/{ruleId} {body: AgentScoringRule} since:today -> AgentScoringRule any:quality:scoringRule:edit
putQualitySurveysScorable(customerSurveyUrl, body) PUT /api/v2/quality/surveys/scorable ?customerSurveyUrl {body: ScorableSurvey} -> ScorableSurvey

## RecordingApi
deleteConversationRecordingAnnotation(conversationId, recordingId, annotationId) DELETE /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId} -> void any:recording:annotation:delete,recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
deleteOrphanrecording(orphanId) DELETE /api/v2/orphanrecordings/{orphanId} -> OrphanRecording any:recording:orphan:delete
deleteRecordingCrossplatformMediaretentionpolicies(ids) DELETE /api/v2/recording/crossplatform/mediaretentionpolicies ?ids -> void any:recording:crossPlatformRetentionPolicy:delete
deleteRecordingCrossplatformMediaretentionpolicy(policyId) DELETE /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId} -> void any:recording:crossPlatformRetentionPolicy:delete
deleteRecordingJob(jobId) DELETE /api/v2/recording/jobs/{jobId} -> void all:recording:job:delete
deleteRecordingMediaretentionpolicies(ids) DELETE /api/v2/recording/mediaretentionpolicies ?ids -> void any:recording:retentionPolicy:delete
deleteRecordingMediaretentionpolicy(policyId) DELETE /api/v2/recording/mediaretentionpolicies/{policyId} -> void any:recording:retentionPolicy:delete
getConversationRecording(conversationId, recordingId) GET /api/v2/conversations/{conversationId}/recordings/{recordingId} ?formatId:@MediaFormat=WEBM ?emailFormatId:(EML|NONE)=EML ?chatFormatId:(ZIP|NONE)=ZIP ?messageFormatId:(ZIP|NONE)=ZIP ?download:boolean=false ?fileName ?locale ?mediaFormats[] -> Recording any:recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
getConversationRecordingAnnotation(conversationId, recordingId, annotationId) GET /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId} -> Annotation any:recording:annotation:view,recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
getConversationRecordingAnnotations(conversationId, recordingId) GET /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations -> Annotation[] any:recording:annotation:view,recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
getConversationRecordingmetadata(conversationId) GET /api/v2/conversations/{conversationId}/recordingmetadata -> RecordingMetadata[] any:recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
getConversationRecordingmetadataRecordingId(conversationId, recordingId) GET /api/v2/conversations/{conversationId}/recordingmetadata/{recordingId} -> RecordingMetadata any:recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
getConversationRecordings(conversationId) GET /api/v2/conversations/{conversationId}/recordings ?maxWaitMs:integer=5000 ?formatId:@MediaFormat=WEBM ?mediaFormats[] ?locale ?includePauseAnnotationsForScreenRecordings:boolean=false -> Recording[] any:recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
getOrphanrecording(orphanId) GET /api/v2/orphanrecordings/{orphanId} -> OrphanRecording any:recording:orphan:view
getOrphanrecordingMedia(orphanId) GET /api/v2/orphanrecordings/{orphanId}/media ?formatId:@MediaFormat=WEBM ?emailFormatId:(EML|NONE)=EML ?chatFormatId:(ZIP|NONE)=ZIP ?messageFormatId:(ZIP|NONE)=ZIP ?download:boolean=false ?fileName ?locale ?mediaFormats[] -> Recording any:recording:orphan:view
getOrphanrecordings() GET /api/v2/orphanrecordings ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?hasConversation:boolean=false ?media:(Call|Screen) -> OrphanRecordingListing any:recording:orphan:view
getRecordingBatchrequest(jobId) GET /api/v2/recording/batchrequests/{jobId} -> BatchDownloadJobStatusResult
getRecordingCrossplatformMediaretentionpolicies() GET /api/v2/recording/crossplatform/mediaretentionpolicies ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?name ?enabled:boolean ?summary:boolean=false ?hasErrors:boolean ?deleteDaysThreshold:integer -> PolicyEntityListing any:recording:crossPlatformRetentionPolicy:view
getRecordingCrossplatformMediaretentionpolicy(policyId) GET /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId} -> CrossPlatformPolicy any:recording:crossPlatformRetentionPolicy:view
getRecordingJob(jobId) GET /api/v2/recording/jobs/{jobId} -> RecordingJob all:recording:job:view
getRecordingJobFailedrecordings(jobId) GET /api/v2/recording/jobs/{jobId}/failedrecordings ?pageSize:integer=25 ?pageNumber:integer=1 ?includeTotal:boolean ?cursor -> FailedRecordingEntityListing all:recording:job:view
getRecordingJobs() GET /api/v2/recording/jobs ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(userId|dateCreated)=userId ?state:(FULFILLED|PENDING|READY|PROCESSING|CANCELLED|FAILED) ?showOnlyMyJobs:boolean ?jobType:(DELETE|EXPORT|ARCHIVE) ?includeTotal:boolean ?cursor -> RecordingJobEntityListing all:recording:job:view
getRecordingKeyconfiguration(keyConfigurationId) GET /api/v2/recording/keyconfigurations/{keyConfigurationId} -> RecordingEncryptionConfiguration any:recording:encryptionKey:view
getRecordingKeyconfigurations() GET /api/v2/recording/keyconfigurations -> RecordingEncryptionConfigurationListing any:recording:encryptionKey:view
getRecordingLocalkeysSetting(settingsId) GET /api/v2/recording/localkeys/settings/{settingsId} deprecated retired -> LocalEncryptionConfiguration any:recording:encryptionKey:view
getRecordingLocalkeysSettings() GET /api/v2/recording/localkeys/settings deprecated retired -> LocalEncryptionConfigurationListing any:recording:encryptionKey:view
getRecordingMediaretentionpolicies() GET /api/v2/recording/mediaretentionpolicies ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?name ?enabled:boolean ?summary:boolean=false ?hasErrors:boolean ?deleteDaysThreshold:integer -> PolicyEntityListing any:recording:retentionPolicy:view
getRecordingMediaretentionpolicy(policyId) GET /api/v2/recording/mediaretentionpolicies/{policyId} -> Policy any:recording:retentionPolicy:view
getRecordingRecordingkeys() GET /api/v2/recording/recordingkeys ?pageSize:integer=25 ?pageNumber:integer=1 -> EncryptionKeyEntityListing any:recording:encryptionKey:view
getRecordingRecordingkeysRotationschedule() GET /api/v2/recording/recordingkeys/rotationschedule -> KeyRotationSchedule any:recording:encryptionKey:view
getRecordingSettings() GET /api/v2/recording/settings ?createDefault:boolean=false -> RecordingSettings any:recording:screenRecording:view,recording:settings:editScreenRecordings
getRecordingUploadsReport(reportId) GET /api/v2/recording/uploads/reports/{reportId} since:today -> RecordingUploadReport all:recording:uploadReport:view
getRecordingsRetentionQuery(retentionThresholdDays) GET /api/v2/recordings/retention/query ?retentionThresholdDays:integer ?cursor ?pageSize:integer=25 since:today -> RecordingRetentionCursorEntityListing any:recording:recording:view
getRecordingsScreensessions() GET /api/v2/recordings/screensessions ?pageSize:integer=25 ?pageNumber:integer=1 deprecated retired -> ScreenRecordingSessionListing any:recording:screenRecording:view
getRecordingsScreensessionsDetails() GET /api/v2/recordings/screensessions/details since:today -> ScreenRecordingActiveSessions any:recording:screenRecording:view
patchRecordingCrossplatformMediaretentionpolicy(policyId, body) PATCH /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId} {body: CrossPlatformPolicyUpdate} -> CrossPlatformPolicy any:recording:crossPlatformRetentionPolicy:edit
patchRecordingMediaretentionpolicy(policyId, body) PATCH /api/v2/recording/mediaretentionpolicies/{policyId} {body: PolicyUpdate} -> Policy any:recording:retentionPolicy:edit
patchRecordingsScreensession(recordingSessionId) PATCH /api/v2/recordings/screensessions/{recordingSessionId} {body: ScreenRecordingSessionRequest} deprecated retired -> void any:recording:screenRecording:stop
postConversationRecordingAnnotations(conversationId, recordingId, body) POST /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations {body: Annotation} -> Annotation any:recording:annotation:add,recording:annotation:edit,recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
postRecordingBatchrequests(body) POST /api/v2/recording/batchrequests {body: BatchDownloadJobSubmission} -> BatchDownloadJobSubmissionResult any:recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
postRecordingCrossplatformMediaretentionpolicies(body) POST /api/v2/recording/crossplatform/mediaretentionpolicies {body: CrossPlatformPolicyCreate} -> CrossPlatformPolicy any:recording:crossPlatformRetentionPolicy:add
postRecordingJobs(body) POST /api/v2/recording/jobs {body: RecordingJobsQuery} -> RecordingJob all:recording:job:add
postRecordingKeyconfigurations(body) POST /api/v2/recording/keyconfigurations {body: RecordingEncryptionConfiguration} -> RecordingEncryptionConfiguration any:recording:encryptionKey:edit
postRecordingKeyconfigurationsValidate(body) POST /api/v2/recording/keyconfigurations/validate {body: RecordingEncryptionConfiguration} -> RecordingEncryptionConfiguration any:recording:encryptionKey:edit
postRecordingLocalkeys(body) POST /api/v2/recording/localkeys {body: LocalEncryptionKeyRequest} -> EncryptionKey any:recording:encryptionKey:edit
postRecordingLocalkeysSettings(body) POST /api/v2/recording/localkeys/settings {body: LocalEncryptionConfiguration} deprecated retired -> LocalEncryptionConfiguration any:recording:encryptionKey:edit
postRecordingMediaretentionpolicies(body) POST /api/v2/recording/mediaretentionpolicies {body: PolicyCreate} -> Policy any:recording:retentionPolicy:add
postRecordingRecordingkeys() POST /api/v2/recording/recordingkeys -> EncryptionKey any:recording:encryptionKey:edit
postRecordingUploadsReports(body) POST /api/v2/recording/uploads/reports {body: RecordingUploadReportRequest} since:today -> RecordingUploadReport all:recording:uploadReport:add
postRecordingsDeletionprotection(body) POST /api/v2/recordings/deletionprotection {body: ConversationDeletionProtectionQuery} -> AddressableEntityRef[]
postRecordingsScreensessionsAcknowledge(body) POST /api/v2/recordings/screensessions/acknowledge {body: AcknowledgeScreenRecordingRequest} -> void
postRecordingsScreensessionsMetadata(body) POST /api/v2/recordings/screensessions/metadata {body: ScreenRecordingMetaDataRequest} -> void
putConversationRecording(conversationId, recordingId, body) PUT /api/v2/conversations/{conversationId}/recordings/{recordingId} ?clearExport:boolean {body: Recording} -> Recording any:recording:recording:view,recording:recording:editRetention,recording:recording:restore,recording:screenRecording:view,recording:screenRecording:editRetention,recording:screenRecording:restore,recording:snippetRecording:view,recording:snippetRecording:editRetention,recording:snippetRecording:restore
putConversationRecordingAnnotation(conversationId, recordingId, annotationId, body) PUT /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId} {body: Annotation} -> Annotation any:recording:annotation:edit,recording:annotation:add,recording:recording:view,recording:recordingSegment:view,recording:snippetRecording:view,recording:screenRecording:view
putOrphanrecording(orphanId) PUT /api/v2/orphanrecordings/{orphanId} {body: OrphanUpdateRequest} -> Recording any:recording:orphan:edit
putRecordingCrossplatformMediaretentionpolicy(policyId, body) PUT /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId} {body: CrossPlatformPolicy} -> CrossPlatformPolicy any:recording:crossPlatformRetentionPolicy:edit
putRecordingJob(jobId, body) PUT /api/v2/recording/jobs/{jobId} {body: ExecuteRecordingJobsQuery} -> RecordingJob all:recording:job:edit,recording:recording:editRetention,recording:screenRecording:editRetention,recording:snippetRecording:editRetention
putRecordingKeyconfiguration(keyConfigurationId, body) PUT /api/v2/recording/keyconfigurations/{keyConfigurationId} {body: RecordingEncryptionConfiguration} -> RecordingEncryptionConfiguration any:recording:encryptionKey:edit
putRecordingLocalkeysSetting(settingsId, body) PUT /api/v2/recording/localkeys/settings/{settingsId} {body: LocalEncryptionConfiguration} deprecated retired -> LocalEncryptionConfiguration any:recording:encryptionKey:edit
putRecordingMediaretentionpolicy(policyId, body) PUT /api/v2/recording/mediaretentionpolicies/{policyId} {body: Policy} -> Policy any:recording:retentionPolicy:edit
putRecordingRecordingkeysRotationschedule(body) PUT /api/v2/recording/recordingkeys/rotationschedule {body: KeyRotationSchedule} -> KeyRotationSchedule any:recording:encryptionKey:edit
putRecordingSettings(body) PUT /api/v2/recording/settings {body: RecordingSettings} -> RecordingSettings any:recording:settings:editScreenRecordings,recording:settings:editRegionalStorage,recording:settings:editUrlExpiration,recording:settings:editConferenceRecording
putRecordingsDeletionprotection() PUT /api/v2/recordings/deletionprotection ?protect:boolean=true {body: ConversationDeletionProtectionQuery} -> ManageDeleteProtectionResult any:recording:deletionProtection:apply,recording:deletionProtection:revoke

## ResponseManagementApi
deleteResponsemanagementLibrary(libraryId) DELETE /api/v2/responsemanagement/libraries/{libraryId} -> void any:responses:library:delete
deleteResponsemanagementResponse(responseId) DELETE /api/v2/responsemanagement/responses/{responseId} -> void any:responses:response:delete
deleteResponsemanagementResponseasset(responseAssetId) DELETE /api/v2/responsemanagement/responseassets/{responseAssetId} -> void any:responseAssets:asset:delete
getResponsemanagementLibraries() GET /api/v2/responsemanagement/libraries ?pageNumber:integer=1 ?pageSize:integer=25 ?messagingTemplateFilter:(whatsapp) ?libraryPrefix -> LibraryEntityListing any:responses:library:view
getResponsemanagementLibrariesDivisionview(libraryId) GET /api/v2/responsemanagement/libraries/divisionviews/{libraryId} since:today -> LibraryDivisionView any:responses:library:search
getResponsemanagementLibrariesDivisionviews() GET /api/v2/responsemanagement/libraries/divisionviews ?pageNumber:number ?pageSize:number ?messagingTemplateFilter ?libraryPrefix since:today -> LibraryDivisionViewEntityListing any:responses:library:search
getResponsemanagementLibrary(libraryId) GET /api/v2/responsemanagement/libraries/{libraryId} -> Library any:responses:library:view
getResponsemanagementResponse(responseId) GET /api/v2/responsemanagement/responses/{responseId} ?expand:(substitutionsSchema) -> Response any:responses:response:view
getResponsemanagementResponseasset(responseAssetId) GET /api/v2/responsemanagement/responseassets/{responseAssetId} -> ResponseAsset any:responseAssets:asset:view
getResponsemanagementResponseassetsStatusStatusId(statusId) GET /api/v2/responsemanagement/responseassets/status/{statusId} -> ResponseAssetStatus any:responseAssets:asset:view
getResponsemanagementResponses(libraryId) GET /api/v2/responsemanagement/responses ?libraryId ?pageNumber:integer=1 ?pageSize:integer=25 ?expand:(substitutionsSchema) -> ResponseEntityListing any:responses:response:view
getResponsemanagementResponsesDivisionview(responseId) GET /api/v2/responsemanagement/responses/divisionviews/{responseId} since:today -> ResponseDivisionView any:responses:response:search
postResponsemanagementLibraries(body) POST /api/v2/responsemanagement/libraries {body: Library} -> Library any:responses:library:add
postResponsemanagementLibrariesBulk(body) POST /api/v2/responsemanagement/libraries/bulk {body: LibraryBatchRequest} since:today -> LibraryEntityListing any:responses:library:view
postResponsemanagementLibrariesQuery(body) POST /api/v2/responsemanagement/libraries/query ?pageNumber:integer=1 ?pageSize:integer=25 {body: QueryCriteriaQuery} since:today -> LibraryEntityListing any:responses:library:view
postResponsemanagementResponseassetsBulk(body) POST /api/v2/responsemanagement/responseassets/bulk {body: ResponseAssetBulkRequest} since:today -> ResponseAssetEntityListing any:responseAssets:asset:view
postResponsemanagementResponseassetsSearch(body) POST /api/v2/responsemanagement/responseassets/search ?expand:(user|division)[] {body: ResponseAssetSearchRequest} -> ResponseAssetSearchResults all:responseAssets:asset:view
postResponsemanagementResponseassetsUploads(body) POST /api/v2/responsemanagement/responseassets/uploads {body: CreateResponseAssetRequest} -> CreateResponseAssetResponse any:responseAssets:asset:add
postResponsemanagementResponses(body) POST /api/v2/responsemanagement/responses ?expand:(substitutionsSchema) {body: Response} -> Response any:responses:response:add
postResponsemanagementResponsesDivisionviewsQuery(body) POST /api/v2/responsemanagement/responses/divisionviews/query {body: ResponseQueryRequest} since:today -> ResponseDivisionViewQueryResults any:responses:response:search
postResponsemanagementResponsesQuery(body) POST /api/v2/responsemanagement/responses/query {body: ResponseQueryRequest} -> ResponseQueryResults any:responses:response:view
putResponsemanagementLibrary(libraryId, body) PUT /api/v2/responsemanagement/libraries/{libraryId} {body: Library} -> Library all:responses:library:edit
putResponsemanagementResponse(responseId, body) PUT /api/v2/responsemanagement/responses/{responseId} ?expand:(substitutionsSchema) {body: Response} -> Response any:responses:response:edit
putResponsemanagementResponseasset(responseAssetId, body) PUT /api/v2/responsemanagement/responseassets/{responseAssetId} {body: ResponseAssetRequest} -> ResponseAsset all:responseAssets:asset:edit

## RoutingApi
deleteRoutingAssessment(assessmentId) DELETE /api/v2/routing/assessments/{assessmentId} -> void any:routing:assessment:delete
deleteRoutingDirectroutingbackupSettingsMe() DELETE /api/v2/routing/directroutingbackup/settings/me since:today -> void any:routing:directRoutingBackup:selfDelete
deleteRoutingEmailDomain(domainId) DELETE /api/v2/routing/email/domains/{domainId} -> void all:routing:email:manage
deleteRoutingEmailDomainRoute(domainName, routeId) DELETE /api/v2/routing/email/domains/{domainName}/routes/{routeId} -> void all:routing:email:manage
deleteRoutingEmailOutboundDomain(domainId) DELETE /api/v2/routing/email/outbound/domains/{domainId} since:today -> void all:routing:email:manage
deleteRoutingEmailSettingEmailSettingId(emailSettingId) DELETE /api/v2/routing/email/setting/{emailSettingId} since:today -> void all:email:settings:delete
deleteRoutingLanguage(languageId) DELETE /api/v2/routing/languages/{languageId} since:today -> void any:routing:skill:manage
deleteRoutingPredictor(predictorId) DELETE /api/v2/routing/predictors/{predictorId} -> void all:routing:predictor:delete,routing:queue:edit
deleteRoutingPredictorsKeyperformanceindicator(kpiId) DELETE /api/v2/routing/predictors/keyperformanceindicators/{kpiId} since:today preview -> void any:routing:keyPerformanceIndicator:delete
deleteRoutingQueue(queueId) DELETE /api/v2/routing/queues/{queueId} ?forceDelete:boolean -> void all:routing:queue:delete
deleteRoutingQueueMember(queueId, memberId) DELETE /api/v2/routing/queues/{queueId}/members/{memberId} -> void any:routing:queue:edit,routing:queueMember:manage
deleteRoutingQueueUser(queueId, memberId) DELETE /api/v2/routing/queues/{queueId}/users/{memberId} deprecated -> void any:routing:queue:edit,routing:queueMember:manage
deleteRoutingQueueWrapupcode(queueId, codeId) DELETE /api/v2/routing/queues/{queueId}/wrapupcodes/{codeId} -> void all:routing:queue:edit
deleteRoutingSettings() DELETE /api/v2/routing/settings -> void any:routing:settings:edit
deleteRoutingSkill(skillId) DELETE /api/v2/routing/skills/{skillId} -> void any:routing:skill:manage,routing:skill:delete
deleteRoutingSkillexpression(expressionId) DELETE /api/v2/routing/skillexpressions/{expressionId} since:today -> void all:routing:skillExpressions:delete
deleteRoutingSkillexpressions() DELETE /api/v2/routing/skillexpressions ?id[] since:today -> void all:routing:skillExpressions:delete
deleteRoutingSkillgroup(skillGroupId) DELETE /api/v2/routing/skillgroups/{skillGroupId} since:today -> void any:routing:skillGroup:delete
deleteRoutingSmsAddress(addressId) DELETE /api/v2/routing/sms/addresses/{addressId} -> void all:sms:phoneNumber:delete
deleteRoutingSmsPhonenumber(addressId) DELETE /api/v2/routing/sms/phonenumbers/{addressId} -> void all:sms:phoneNumber:delete
deleteRoutingUserDirectroutingbackupSettings(userId) DELETE /api/v2/routing/users/{userId}/directroutingbackup/settings since:today -> void any:routing:directRoutingBackup:delete
deleteRoutingUserUtilization(userId) DELETE /api/v2/routing/users/{userId}/utilization -> void any:routing:utilization:manage
deleteRoutingUtilization() DELETE /api/v2/routing/utilization -> void all:routing:utilization:manage
deleteRoutingUtilizationLabel(labelId) DELETE /api/v2/routing/utilization/labels/{labelId} ?forceDelete:boolean=false since:today -> void all:routing:utilization:manage
deleteRoutingWrapupcode(codeId) DELETE /api/v2/routing/wrapupcodes/{codeId} -> void all:routing:wrapupCode:delete
deleteUserRoutinglanguage(userId, languageId) DELETE /api/v2/users/{userId}/routinglanguages/{languageId} -> void any:routing:skill:assign,routing:language:assign
deleteUserRoutingskill(userId, skillId) DELETE /api/v2/users/{userId}/routingskills/{skillId} -> void all:routing:skill:assign
getRoutingAssessment(assessmentId) GET /api/v2/routing/assessments/{assessmentId} -> BenefitAssessment any:routing:assessment:view
getRoutingAssessments() GET /api/v2/routing/assessments ?before ?after ?limit ?pageSize ?queueId[] -> AssessmentListing any:routing:queue:view,routing:assessment:view
getRoutingAssessmentsJob(jobId) GET /api/v2/routing/assessments/jobs/{jobId} -> BenefitAssessmentJob any:routing:assessment:view
getRoutingAssessmentsJobs() GET /api/v2/routing/assessments/jobs ?divisionId[] -> AssessmentJobListing any:routing:queue:view
getRoutingAvailablemediatypes() GET /api/v2/routing/availablemediatypes since:today -> AvailableMediaTypeEntityListing
getRoutingDirectroutingbackupSettingsMe() GET /api/v2/routing/directroutingbackup/settings/me since:today -> AgentDirectRoutingBackupSettings any:routing:directRoutingBackup:selfView
getRoutingEmailDomain(domainId) GET /api/v2/routing/email/domains/{domainId} ?expand:(settings) -> InboundDomain any:routing:email:manage,routing:email:view
getRoutingEmailDomainDkim(domainId) GET /api/v2/routing/email/domains/{domainId}/dkim since:today -> VerificationResult all:routing:email:manage
getRoutingEmailDomainMailfrom(domainId) GET /api/v2/routing/email/domains/{domainId}/mailfrom since:today -> MailFromResult all:routing:email:manage
getRoutingEmailDomainRoute(domainName, routeId) GET /api/v2/routing/email/domains/{domainName}/routes/{routeId} ?expand:(identityresolution)[] -> InboundRoute any:routing:email:view,routing:email:manage
getRoutingEmailDomainRouteIdentityresolution(domainName, routeId) GET /api/v2/routing/email/domains/{domainName}/routes/{routeId}/identityresolution since:today -> RouteIdentityResolutionConfig all:routing:email:manage,routing:identityResolutionEmail:view
getRoutingEmailDomainRoutes(domainName) GET /api/v2/routing/email/domains/{domainName}/routes ?pageSize:integer=25 ?pageNumber:integer=1 ?pattern ?expand:(identityresolution)[] -> InboundRouteEntityListing any:routing:email:view,routing:email:manage
getRoutingEmailDomainVerification(domainId) GET /api/v2/routing/email/domains/{domainId}/verification since:today -> VerificationResult all:routing:email:manage
getRoutingEmailDomains() GET /api/v2/routing/email/domains ?excludeStatus:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?filter ?expand:(settings) -> InboundDomainEntityListing all:routing:email:manage
getRoutingEmailOutboundDomain(domainId) GET /api/v2/routing/email/outbound/domains/{domainId} ?expand:(settings) since:today -> OutboundDomain any:routing:email:manage,routing:email:view
getRoutingEmailOutboundDomainActivation(domainId) GET /api/v2/routing/email/outbound/domains/{domainId}/activation since:today -> EmailOutboundDomainResult all:routing:email:manage
getRoutingEmailOutboundDomains() GET /api/v2/routing/email/outbound/domains ?pageSize:integer=25 ?pageNumber:integer=1 ?filter ?expand:(settings) since:today -> OutboundDomainEntityListing all:routing:email:manage
getRoutingEmailSetting() GET /api/v2/routing/email/setting ?pageSize:number ?pageNumber:number since:today -> EmailSettingEntityListing all:email:settings:view
getRoutingEmailSettingEmailSettingId(emailSettingId) GET /api/v2/routing/email/setting/{emailSettingId} since:today -> EmailSetting all:email:settings:view
getRoutingEmailSetup() GET /api/v2/routing/email/setup -> EmailSetup all:routing:email:manage
getRoutingLanguage(languageId) GET /api/v2/routing/languages/{languageId} since:today -> Language
getRoutingLanguages() GET /api/v2/routing/languages ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC ?name ?id[] -> LanguageEntityListing
getRoutingMessageRecipient(recipientId) GET /api/v2/routing/message/recipients/{recipientId} -> Recipient all:routing:message:manage
getRoutingMessageRecipients() GET /api/v2/routing/message/recipients ?messengerType:(sms|facebook|twitter|line|whatsapp|open|instagram|apple) ?pageSize:integer=25 ?pageNumber:integer=1 ?name -> RecipientListing all:routing:message:manage
getRoutingPredictor(predictorId) GET /api/v2/routing/predictors/{predictorId} -> Predictor any:routing:predictor:view
getRoutingPredictorModelFeatures(predictorId, modelId) GET /api/v2/routing/predictors/{predictorId}/models/{modelId}/features since:today -> PredictorModelFeatureListing all:routing:predictorModelFeature:view
getRoutingPredictorModels(predictorId) GET /api/v2/routing/predictors/{predictorId}/models since:today -> PredictorModels all:routing:predictorModel:view
getRoutingPredictors() GET /api/v2/routing/predictors ?before ?after ?limit ?pageSize ?queueId[] ?kpiId ?state:(Created|Error|Active) -> PredictorListing any:routing:predictor:view,routing:queue:view
getRoutingPredictorsKeyperformanceindicator(kpiId) GET /api/v2/routing/predictors/keyperformanceindicators/{kpiId} ?expand:(queues)[] since:today preview -> KeyPerformanceIndicator any:routing:keyPerformanceIndicator:view
getRoutingPredictorsKeyperformanceindicators() GET /api/v2/routing/predictors/keyperformanceindicators ?kpiGroup:(Standard|Custom) ?expand:(queues)[] -> KeyPerformanceIndicator[] any:routing:keyPerformanceIndicator:view
getRoutingPredictorsKeyperformanceindicatortypes() GET /api/v2/routing/predictors/keyperformanceindicatortypes since:today preview -> KeyPerformanceIndicatorType[] any:routing:keyPerformanceIndicator:view
getRoutingQueue(queueId) GET /api/v2/routing/queues/{queueId} ?expand:(identityresolution)[] -> Queue all:routing:queue:view
getRoutingQueueAssistant(queueId) GET /api/v2/routing/queues/{queueId}/assistant ?expand:(assistant|copilot)[] ?languageVariation ?fallbackToPrimaryAssistant:boolean since:today -> AssistantQueue all:assistants:queue:view
getRoutingQueueComparisonperiod(queueId, comparisonPeriodId) GET /api/v2/routing/queues/{queueId}/comparisonperiods/{comparisonPeriodId} -> ComparisonPeriod all:routing:comparisonPeriod:view,routing:queue:view
getRoutingQueueComparisonperiods(queueId) GET /api/v2/routing/queues/{queueId}/comparisonperiods -> ComparisonPeriodListing all:routing:comparisonPeriod:view,routing:queue:view
getRoutingQueueEstimatedwaittime(queueId) GET /api/v2/routing/queues/{queueId}/estimatedwaittime ?conversationId -> EstimatedWaitTimePredictions all:routing:queue:view
getRoutingQueueIdentityresolution(queueId) GET /api/v2/routing/queues/{queueId}/identityresolution since:today -> IdentityResolutionQueueConfig all:routing:queue:view,queue:identityResolution:view
getRoutingQueueMediatypeEstimatedwaittime(queueId, mediaType) GET /api/v2/routing/queues/{queueId}/mediatypes/{mediaType}/estimatedwaittime ?labelId -> EstimatedWaitTimePredictions all:routing:queue:view
getRoutingQueueMembers(queueId) GET /api/v2/routing/queues/{queueId}/members ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder:(asc|desc)=asc ?expand:@UserExpand[] ?name ?profileSkills[] ?skills[] ?languages[] ?routingStatus[] ?presence[] ?memberBy:(user|group) ?joined:boolean -> QueueMemberEntityListing any:routing:queue:view,routing:queue:edit,routing:queue:readonly,routing:queueMember:manage
getRoutingQueueUsers(queueId) GET /api/v2/routing/queues/{queueId}/users ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder:(asc|desc)=asc ?expand:@UserExpand[] ?joined:boolean ?name ?profileSkills[] ?skills[] ?languages[] ?routingStatus[] ?presence[] deprecated -> QueueMemberEntityListingV1 any:routing:queue:view,routing:queueMember:manage
getRoutingQueueWrapupcodes(queueId) GET /api/v2/routing/queues/{queueId}/wrapupcodes ?pageSize:integer=25 ?pageNumber:integer=1 ?name -> WrapupCodeEntityListing all:routing:queue:view
getRoutingQueues() GET /api/v2/routing/queues ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder:(asc|desc)=asc ?name ?id[] ?divisionId[] ?peerId[] ?hasPeer:boolean ?cannedResponseLibraryId ?expand:(identityresolution)[] -> QueueEntityListing any:routing:queue:view
getRoutingQueuesDivisionviews() GET /api/v2/routing/queues/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(name|id|divisionId)=name ?sortOrder:(asc|desc)=asc ?name ?id[] ?divisionId[] -> QueueEntityListing all:routing:queue:search
getRoutingQueuesDivisionviewsAll() GET /api/v2/routing/queues/divisionviews/all ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(asc|desc)=asc -> QueueEntityListing all:routing:queue:search
getRoutingQueuesMe() GET /api/v2/routing/queues/me ?pageNumber:integer=1 ?pageSize:integer=25 ?joined:boolean ?sortOrder:(asc|desc)=asc -> UserQueueEntityListing
getRoutingSettings() GET /api/v2/routing/settings -> RoutingSettings
getRoutingSettingsContactcenter() GET /api/v2/routing/settings/contactcenter -> ContactCenterSettings
getRoutingSettingsTranscription() GET /api/v2/routing/settings/transcription -> TranscriptionSettings any:routing:transcriptionSettings:view
getRoutingSkill(skillId) GET /api/v2/routing/skills/{skillId} -> RoutingSkill any:routing:skill:view
getRoutingSkillexpression(expressionId) GET /api/v2/routing/skillexpressions/{expressionId} ?includeArchived:boolean ?format since:today -> SkillExpression all:routing:skillExpressions:view
getRoutingSkillexpressions() GET /api/v2/routing/skillexpressions ?format ?includeArchived:boolean ?id[] since:today -> SkillExpressionEntityListing all:routing:skillExpressions:view
getRoutingSkillexpressionsQueueQueueId(queueId) GET /api/v2/routing/skillexpressions/queue/{queueId} ?format ?includeArchived:boolean since:today -> SkillExpressionEntityListing all:routing:skillExpressions:view
getRoutingSkillgroup(skillGroupId) GET /api/v2/routing/skillgroups/{skillGroupId} since:today -> SkillGroup any:routing:skillGroup:view
getRoutingSkillgroupMembers(skillGroupId) GET /api/v2/routing/skillgroups/{skillGroupId}/members ?pageSize:integer=25 ?after ?before ?expand:(entities) since:today -> SkillGroupMemberEntityListing any:routing:skillGroup:view
getRoutingSkillgroupMembersDivisions(skillGroupId) GET /api/v2/routing/skillgroups/{skillGroupId}/members/divisions ?expand:(entities) since:today -> SkillGroupMemberDivisionList any:routing:skillGroup:view
getRoutingSkillgroups() GET /api/v2/routing/skillgroups ?pageSize:integer=25 ?name ?after ?before since:today -> SkillGroupEntityListing any:routing:skillGroup:view
getRoutingSkills() GET /api/v2/routing/skills ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?id[] -> SkillEntityListing any:routing:skill:view
getRoutingSmsAddress(addressId) GET /api/v2/routing/sms/addresses/{addressId} -> SmsAddress all:sms:phoneNumber:view
getRoutingSmsAddresses() GET /api/v2/routing/sms/addresses ?pageSize:integer=25 ?pageNumber:integer=1 -> SmsAddressEntityListing all:sms:phoneNumber:view
getRoutingSmsAvailablephonenumbers(countryCode, phoneNumberType) GET /api/v2/routing/sms/availablephonenumbers ?countryCode ?region ?city ?areaCode ?phoneNumberType:(local|mobile|tollfree) ?pattern ?addressRequirement:(none|any|local|foreign) -> SMSAvailablePhoneNumberEntityListing all:sms:phoneNumber:add
getRoutingSmsIdentityresolutionPhonenumber(addressId) GET /api/v2/routing/sms/identityresolution/phonenumbers/{addressId} since:today -> SmsIdentityResolutionConfig all:sms:phoneNumber:view,sms:identityResolution:view
getRoutingSmsPhonenumber(addressId) GET /api/v2/routing/sms/phonenumbers/{addressId} ?expand:(compliance|supportedContent) -> SmsPhoneNumber all:sms:phoneNumber:view
getRoutingSmsPhonenumbers() GET /api/v2/routing/sms/phonenumbers ?phoneNumber ?phoneNumberType:(local|mobile|tollfree|shortcode|alphanumeric)[] ?phoneNumberStatus:(active|invalid|initiated|porting|pending|pending-cancellation)[] ?countryCode[] ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(phoneNumber|countryCode|country|dateCreated|dateModified|phoneNumberStatus|phoneNumberType|purchaseDate|supportsMms|supportsSms|supportsVoice) ?sortOrder:(ascending|descending) ?language=en-US ?integrationId@integration.id ?supportedContentId@supportedContent.id ?expand:(identityresolution|supportedContent)[] -> SmsPhoneNumberEntityListing all:sms:phoneNumber:view
getRoutingUserDirectroutingbackupSettings(userId) GET /api/v2/routing/users/{userId}/directroutingbackup/settings since:today -> AgentDirectRoutingBackupSettings any:routing:directRoutingBackup:view
getRoutingUserUtilization(userId) GET /api/v2/routing/users/{userId}/utilization -> AgentMaxUtilizationResponse any:routing:utilization:manage,routing:utilization:view
getRoutingUtilization() GET /api/v2/routing/utilization -> UtilizationResponse any:routing:utilization:manage,routing:utilization:view
getRoutingUtilizationLabel(labelId) GET /api/v2/routing/utilization/labels/{labelId} since:today -> UtilizationLabel all:routing:utilization:view
getRoutingUtilizationLabelAgents(labelId) GET /api/v2/routing/utilization/labels/{labelId}/agents since:today -> JsonObject[] all:routing:utilization:view
getRoutingUtilizationLabels() GET /api/v2/routing/utilization/labels ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ascending ?name since:today -> UtilizationLabelEntityListing all:routing:utilization:view
getRoutingWrapupcode(codeId) GET /api/v2/routing/wrapupcodes/{codeId} -> WrapupCode all:routing:wrapupCode:view
getRoutingWrapupcodes() GET /api/v2/routing/wrapupcodes ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(name|id)=name ?sortOrder:(ascending|descending)=ascending ?name ?id[] ?divisionId[] -> WrapupCodeEntityListing all:routing:wrapupCode:view
getRoutingWrapupcodesDivisionview(codeId) GET /api/v2/routing/wrapupcodes/divisionviews/{codeId} since:today -> WrapupCode all:routing:wrapupCode:search
getRoutingWrapupcodesDivisionviews() GET /api/v2/routing/wrapupcodes/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?id[] ?divisionId[] ?includeState:(Active|Deleted|ActiveAndDeleted) since:today -> WrapupCodeEntityListing all:routing:wrapupCode:search
getUserQueues(userId) GET /api/v2/users/{userId}/queues ?pageSize:integer=25 ?pageNumber:integer=1 ?joined:boolean=true ?divisionId[] -> UserQueueEntityListing any:routing:queue:view
getUserRoutinglanguages(userId) GET /api/v2/users/{userId}/routinglanguages ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC -> UserLanguageEntityListing
getUserRoutingskills(userId) GET /api/v2/users/{userId}/routingskills ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC -> UserSkillEntityListing
getUserSkillgroups(userId) GET /api/v2/users/{userId}/skillgroups ?pageSize:integer=25 ?after ?before since:today -> UserSkillGroupEntityListing any:routing:skillGroup:view
patchRoutingConversation(conversationId, body) PATCH /api/v2/routing/conversations/{conversationId} {body: RoutingConversationAttributesRequest} -> RoutingConversationAttributesResponse any:routing:conversation:edit
patchRoutingEmailDomain(domainId, body) PATCH /api/v2/routing/email/domains/{domainId} {body: InboundDomainPatchRequest} -> InboundDomain all:routing:email:manage
patchRoutingEmailDomainValidate(domainId, body) PATCH /api/v2/routing/email/domains/{domainId}/validate {body: InboundDomainPatchRequest} -> InboundDomain all:routing:email:manage
patchRoutingEmailOutboundDomain(domainId, body) PATCH /api/v2/routing/email/outbound/domains/{domainId} {body: OutboundDomainPatchRequest} since:today -> OutboundDomain all:routing:email:manage
patchRoutingEmailSettingEmailSettingId(emailSettingId, body) PATCH /api/v2/routing/email/setting/{emailSettingId} {body: EmailSetting} since:today -> EmailSetting all:email:settings:edit
patchRoutingPredictor(predictorId) PATCH /api/v2/routing/predictors/{predictorId} {body: PatchPredictorRequest} -> Predictor all:routing:predictor:edit,routing:queue:edit
patchRoutingPredictorsKeyperformanceindicator(kpiId) PATCH /api/v2/routing/predictors/keyperformanceindicators/{kpiId} {body: UpdateKpiRequest} since:today preview -> KeyPerformanceIndicator any:routing:keyPerformanceIndicator:edit
patchRoutingQueueMember(queueId, memberId, body) PATCH /api/v2/routing/queues/{queueId}/members/{memberId} {body: QueueMember} -> void any:routing:queue:edit,routing:queueMember:manage
patchRoutingQueueMembers(queueId, body) PATCH /api/v2/routing/queues/{queueId}/members {body: QueueMember[]} -> QueueMemberEntityListing any:routing:queue:edit,routing:queueMember:manage
patchRoutingQueueUser(queueId, memberId, body) PATCH /api/v2/routing/queues/{queueId}/users/{memberId} {body: QueueMember} deprecated -> void any:routing:queue:edit,routing:queueMember:manage
patchRoutingQueueUsers(queueId, body) PATCH /api/v2/routing/queues/{queueId}/users {body: QueueMember[]} deprecated -> QueueMemberEntityListingV1 any:routing:queue:edit,routing:queueMember:manage
patchRoutingSettingsContactcenter(body) PATCH /api/v2/routing/settings/contactcenter {body: ContactCenterSettings} -> void any:routing:settings:edit
patchRoutingSettingsTranscription(body) PATCH /api/v2/routing/settings/transcription {body: TranscriptionSettings} since:today -> TranscriptionSettings any:routing:transcriptionSettings:edit
patchRoutingSkill(skillId, body) PATCH /api/v2/routing/skills/{skillId} {body: UpdateSkillDivisionRequest} since:today -> RoutingSkill any:routing:skill:update
patchRoutingSkillgroup(skillGroupId, body) PATCH /api/v2/routing/skillgroups/{skillGroupId} {body: SkillGroup} since:today -> SkillGroup any:routing:skillGroup:edit
patchRoutingSmsPhonenumber(phoneNumberId, body) PATCH /api/v2/routing/sms/phonenumbers/{phoneNumberId} {body: SmsPhoneNumberPatchRequest} since:today -> SmsPhoneNumber all:sms:phoneNumber:edit
patchUserQueue(queueId, userId, body) PATCH /api/v2/users/{userId}/queues/{queueId} {body: UserQueue} -> UserQueue any:routing:queue:join,routing:queueMember:manage
patchUserQueues(userId, body) PATCH /api/v2/users/{userId}/queues ?divisionId[] {body: UserQueue[]} -> UserQueueEntityListing any:routing:queue:join,routing:queueMember:manage
patchUserRoutinglanguage(userId, languageId, body) PATCH /api/v2/users/{userId}/routinglanguages/{languageId} {body: UserRoutingLanguage} -> UserRoutingLanguage any:routing:skill:assign,routing:language:assign
patchUserRoutinglanguagesBulk(userId, body) PATCH /api/v2/users/{userId}/routinglanguages/bulk {body: UserRoutingLanguagePost[]} -> UserLanguageEntityListing any:routing:skill:assign,routing:language:assign
patchUserRoutingskillsBulk(userId, body) PATCH /api/v2/users/{userId}/routingskills/bulk {body: UserRoutingSkillPost[]} -> UserSkillEntityListing any:routing:skill:assign
postAnalyticsQueuesObservationsQuery(body) POST /api/v2/analytics/queues/observations/query {body: QueueObservationQuery} -> QueueObservationQueryResponse any:analytics:queueObservation:view
postAnalyticsRoutingActivityQuery(body) POST /api/v2/analytics/routing/activity/query ?pageSize:integer ?pageNumber:integer {body: RoutingActivityQuery} since:today -> RoutingActivityResponse any:analytics:queueObservation:view
postRoutingAssessments() POST /api/v2/routing/assessments {body: CreateBenefitAssessmentRequest} -> BenefitAssessment all:routing:assessment:add,routing:queue:view
postRoutingAssessmentsJobs() POST /api/v2/routing/assessments/jobs {body: CreateBenefitAssessmentJobRequest} -> BenefitAssessmentJob any:routing:assessment:add
postRoutingEmailDomainDkim(domainId) POST /api/v2/routing/email/domains/{domainId}/dkim since:today -> VerificationResult all:routing:email:manage
postRoutingEmailDomainMailfrom(domainId, body) POST /api/v2/routing/email/domains/{domainId}/mailfrom {body: MailFromResult} since:today -> MailFromResult all:routing:email:manage
postRoutingEmailDomainRoutes(domainName, body) POST /api/v2/routing/email/domains/{domainName}/routes {body: InboundRoute} -> InboundRoute all:routing:email:manage
postRoutingEmailDomainTestconnection(domainId) POST /api/v2/routing/email/domains/{domainId}/testconnection {body: TestMessage} -> TestMessage all:routing:email:manage
postRoutingEmailDomainVerification(domainId) POST /api/v2/routing/email/domains/{domainId}/verification since:today -> VerificationResult all:routing:email:manage
postRoutingEmailDomains(body) POST /api/v2/routing/email/domains {body: InboundDomainCreateRequest} -> InboundDomain all:routing:email:manage
postRoutingEmailOutboundDomainTestconnection(domainId) POST /api/v2/routing/email/outbound/domains/{domainId}/testconnection {body: TestMessage} since:today -> TestMessage all:routing:email:manage
postRoutingEmailOutboundDomains(body) POST /api/v2/routing/email/outbound/domains {body: OutboundDomainCreateRequest} since:today -> EmailOutboundDomainResult all:routing:email:manage
postRoutingEmailOutboundDomainsSimulated(body) POST /api/v2/routing/email/outbound/domains/simulated {body: OutboundDomainCreateRequest} since:today -> EmailOutboundDomainResult all:routing:email:manage
postRoutingEmailSetting(body) POST /api/v2/routing/email/setting {body: EmailSetting} since:today -> EmailSetting any:email:settings:add
postRoutingLanguages(body) POST /api/v2/routing/languages {body: Language} -> Language any:routing:skill:manage
postRoutingPredictors() POST /api/v2/routing/predictors {body: CreatePredictorRequest} -> Predictor all:routing:predictor:add,routing:queue:edit
postRoutingPredictorsKeyperformanceindicators(body) POST /api/v2/routing/predictors/keyperformanceindicators {body: CreateKpiRequest} since:today preview -> KeyPerformanceIndicator any:routing:keyPerformanceIndicator:add
postRoutingQueueMembers(queueId, body) POST /api/v2/routing/queues/{queueId}/members ?_delete@delete:boolean {body: WritableEntity[]} -> void any:routing:queue:edit,routing:queueMember:manage
postRoutingQueueUsers(queueId, body) POST /api/v2/routing/queues/{queueId}/users ?_delete@delete:boolean {body: WritableEntity[]} deprecated -> void any:routing:queue:edit,routing:queueMember:manage
postRoutingQueueWrapupcodes(queueId, body) POST /api/v2/routing/queues/{queueId}/wrapupcodes {body: WrapUpCodeReference[]} -> WrapupCode[] all:routing:queue:edit
postRoutingQueues(body) POST /api/v2/routing/queues {body: CreateQueueRequest} -> Queue any:routing:queue:add
postRoutingSkillexpressionsValidate(body) POST /api/v2/routing/skillexpressions/validate {body: SkillExpressionData} since:today -> SkillExpressionValidationResult all:routing:skillExpressions:add
postRoutingSkillgroupMembersDivisions(skillGroupId) POST /api/v2/routing/skillgroups/{skillGroupId}/members/divisions {body: SkillGroupMemberDivisions} since:today -> void all:routing:skillGroup:add
postRoutingSkillgroups(body) POST /api/v2/routing/skillgroups {body: SkillGroupWithMemberDivisions} since:today -> SkillGroupWithMemberDivisions all:routing:skillGroup:add
postRoutingSkills(body) POST /api/v2/routing/skills {body: CreateRoutingSkill} -> RoutingSkill any:routing:skill:manage,routing:skill:create
postRoutingSmsAddresses(body) POST /api/v2/routing/sms/addresses {body: SmsAddressProvision} -> SmsAddress all:sms:phoneNumber:add
postRoutingSmsPhonenumbers(body) POST /api/v2/routing/sms/phonenumbers {body: SmsPhoneNumberProvision} -> SmsPhoneNumber all:sms:phoneNumber:add
postRoutingSmsPhonenumbersAlphanumeric(body) POST /api/v2/routing/sms/phonenumbers/alphanumeric {body: SmsAlphanumericProvision} since:today preview -> SmsPhoneNumber all:sms:phoneNumber:add
postRoutingSmsPhonenumbersImport(body) POST /api/v2/routing/sms/phonenumbers/import {body: SmsPhoneNumberImport} since:today -> SmsPhoneNumber all:sms:phoneNumber:byoImport
postRoutingUtilizationLabels(body) POST /api/v2/routing/utilization/labels {body: CreateUtilizationLabelRequest} since:today -> UtilizationLabel all:routing:utilization:manage
postRoutingWrapupcodes(body) POST /api/v2/routing/wrapupcodes {body: WrapupCodeRequest} -> WrapupCode all:routing:wrapupCode:add
postUserRoutinglanguages(userId, body) POST /api/v2/users/{userId}/routinglanguages {body: UserRoutingLanguagePost} -> UserRoutingLanguage any:routing:skill:assign,routing:language:assign
postUserRoutingskills(userId, body) POST /api/v2/users/{userId}/routingskills {body: UserRoutingSkillPost} -> UserRoutingSkill all:routing:skill:assign
putRoutingDirectroutingbackupSettingsMe(body) PUT /api/v2/routing/directroutingbackup/settings/me {body: AgentDirectRoutingBackupSettings} since:today -> AgentDirectRoutingBackupSettings any:routing:directRoutingBackup:selfEdit
putRoutingEmailDomainRoute(domainName, routeId, body) PUT /api/v2/routing/email/domains/{domainName}/routes/{routeId} {body: InboundRoute} -> InboundRoute all:routing:email:manage
putRoutingEmailDomainRouteIdentityresolution(domainName, routeId, body) PUT /api/v2/routing/email/domains/{domainName}/routes/{routeId}/identityresolution {body: RouteIdentityResolutionConfig} since:today -> RouteIdentityResolutionConfig all:routing:email:manage,routing:identityResolutionEmail:edit
putRoutingEmailOutboundDomainActivation(domainId) PUT /api/v2/routing/email/outbound/domains/{domainId}/activation since:today -> EmailOutboundDomainResult all:routing:email:manage
putRoutingMessageRecipient(recipientId, body) PUT /api/v2/routing/message/recipients/{recipientId} {body: RecipientRequest} -> Recipient all:routing:message:manage
putRoutingQueue(queueId, body) PUT /api/v2/routing/queues/{queueId} {body: QueueRequest} -> Queue any:routing:queue:edit
putRoutingQueueIdentityresolution(queueId, body) PUT /api/v2/routing/queues/{queueId}/identityresolution {body: IdentityResolutionQueueConfig} since:today -> IdentityResolutionQueueConfig all:routing:queue:edit,queue:identityResolution:edit
putRoutingSettings(body) PUT /api/v2/routing/settings {body: RoutingSettings} -> RoutingSettings any:routing:settings:edit
putRoutingSettingsTranscription(body) PUT /api/v2/routing/settings/transcription {body: TranscriptionSettings} -> TranscriptionSettings any:routing:transcriptionSettings:edit
putRoutingSmsIdentityresolutionPhonenumber(addressId, body) PUT /api/v2/routing/sms/identityresolution/phonenumbers/{addressId} {body: SmsIdentityResolutionConfig} since:today -> SmsIdentityResolutionConfig all:sms:phoneNumber:edit,sms:identityResolution:edit
putRoutingSmsPhonenumber(addressId, body) PUT /api/v2/routing/sms/phonenumbers/{addressId} {body: SmsPhoneNumber} deprecated retired -> SmsPhoneNumber all:sms:phoneNumber:edit
putRoutingUserDirectroutingbackupSettings(userId, body) PUT /api/v2/routing/users/{userId}/directroutingbackup/settings {body: AgentDirectRoutingBackupSettings} since:today -> AgentDirectRoutingBackupSettings any:routing:directRoutingBackup:edit
putRoutingUserUtilization(userId, body) PUT /api/v2/routing/users/{userId}/utilization {body: UtilizationRequest} -> AgentMaxUtilizationResponse any:routing:utilization:manage
putRoutingUtilization(body) PUT /api/v2/routing/utilization {body: UtilizationRequest} -> UtilizationResponse all:routing:utilization:manage
putRoutingUtilizationLabel(labelId, body) PUT /api/v2/routing/utilization/labels/{labelId} {body: UpdateUtilizationLabelRequest} since:today -> UtilizationLabel all:routing:utilization:manage
putRoutingWrapupcode(codeId, body) PUT /api/v2/routing/wrapupcodes/{codeId} {body: WrapupCodeRequest} -> WrapupCode all:routing:wrapupCode:edit
putUserRoutingskill(userId, skillId, body) PUT /api/v2/users/{userId}/routingskills/{skillId} {body: UserRoutingSkill} -> UserRoutingSkill all:routing:skill:assign
putUserRoutingskillsBulk(userId, body) PUT /api/v2/users/{userId}/routingskills/bulk {body: UserRoutingSkillPost[]} -> UserSkillEntityListing any:routing:skill:assign

## SCIMApi
deleteScimUser(userId) DELETE /api/v2/scim/users/{userId} ^ifMatch@If-Match -> JsonObject any:directory:user:delete
deleteScimV2User(userId) DELETE /api/v2/scim/v2/users/{userId} ^ifMatch@If-Match -> JsonObject any:directory:user:delete
getScimGroup(groupId) GET /api/v2/scim/groups/{groupId} ?attributes:@ScimGroupAttribute[] ?excludedAttributes:@ScimGroupAttribute[] ^ifNoneMatch@If-None-Match -> ScimV2Group any:directory:group:edit
getScimGroups() GET /api/v2/scim/groups ?startIndex:integer=1 ?count:integer=25 ?attributes:@ScimGroupAttribute[] ?excludedAttributes:@ScimGroupAttribute[] ?filter -> ScimGroupListResponse any:directory:group:edit
getScimResourcetype(resourceType) GET /api/v2/scim/resourcetypes/{resourceType} /resourceType:(User|Group|ServiceProviderConfig|ResourceType|Schema) -> ScimConfigResourceType
getScimResourcetypes() GET /api/v2/scim/resourcetypes -> ScimConfigResourceTypesListResponse
getScimSchema(schemaId) GET /api/v2/scim/schemas/{schemaId} /schemaId:(urn:ietf:params:scim:schemas:core:2.0:User|urn:ietf:params:scim:schemas:core:2.0:Group|urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig|urn:ietf:params:scim:schemas:core:2.0:ResourceType|urn:ietf:params:scim:schemas:core:2.0:Schema|urn:ietf:params:scim:schemas:extension:enterprise:2.0:User|urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User) -> ScimV2SchemaDefinition
getScimSchemas() GET /api/v2/scim/schemas ?filter -> ScimV2SchemaListResponse
getScimServiceproviderconfig() GET /api/v2/scim/serviceproviderconfig ^ifNoneMatch@If-None-Match -> ScimServiceProviderConfig
getScimUser(userId) GET /api/v2/scim/users/{userId} ?attributes:@ScimUserAttribute[] ?excludedAttributes:@ScimUserAttribute[] ^ifNoneMatch@If-None-Match -> ScimV2User
getScimUsers() GET /api/v2/scim/users ?startIndex:integer=1 ?count:integer=25 ?attributes:@ScimUserAttribute[] ?excludedAttributes:@ScimUserAttribute[] ?filter -> ScimUserListResponse
getScimV2Group(groupId) GET /api/v2/scim/v2/groups/{groupId} ?attributes:@ScimGroupAttribute[] ?excludedAttributes:@ScimGroupAttribute[] ^ifNoneMatch@If-None-Match -> ScimV2Group any:directory:group:edit
getScimV2Groups(filter) GET /api/v2/scim/v2/groups ?startIndex:integer=1 ?count:integer=25 ?attributes:@ScimGroupAttribute[] ?excludedAttributes:@ScimGroupAttribute[] ?filter -> ScimGroupListResponse any:directory:group:edit
getScimV2Resourcetype(resourceType) GET /api/v2/scim/v2/resourcetypes/{resourceType} /resourceType:(User|Group|ServiceProviderConfig|ResourceType|Schema) -> ScimConfigResourceType
getScimV2Resourcetypes() GET /api/v2/scim/v2/resourcetypes -> ScimConfigResourceTypesListResponse
getScimV2Schema(schemaId) GET /api/v2/scim/v2/schemas/{schemaId} /schemaId:(urn:ietf:params:scim:schemas:core:2.0:User|urn:ietf:params:scim:schemas:core:2.0:Group|urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig|urn:ietf:params:scim:schemas:core:2.0:ResourceType|urn:ietf:params:scim:schemas:core:2.0:Schema|urn:ietf:params:scim:schemas:extension:enterprise:2.0:User|urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User) -> ScimV2SchemaDefinition
getScimV2Schemas() GET /api/v2/scim/v2/schemas ?filter -> ScimV2SchemaListResponse
getScimV2Serviceproviderconfig() GET /api/v2/scim/v2/serviceproviderconfig ^ifNoneMatch@If-None-Match -> ScimServiceProviderConfig
getScimV2User(userId) GET /api/v2/scim/v2/users/{userId} ?attributes:@ScimUserAttribute[] ?excludedAttributes:@ScimUserAttribute[] ^ifNoneMatch@If-None-Match -> ScimV2User
getScimV2Users() GET /api/v2/scim/v2/users ?startIndex:integer=1 ?count:integer=25 ?attributes:@ScimUserAttribute[] ?excludedAttributes:@ScimUserAttribute[] ?filter -> ScimUserListResponse
patchScimGroup(groupId, body) PATCH /api/v2/scim/groups/{groupId} ^ifMatch@If-Match {body: ScimV2PatchRequest} -> ScimV2Group any:directory:group:edit
patchScimUser(userId, body) PATCH /api/v2/scim/users/{userId} ^ifMatch@If-Match {body: ScimV2PatchRequest} -> ScimV2User any:directory:user:edit,directory:user:setPassword,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign,telephony:extension:assign
patchScimV2Group(groupId, body) PATCH /api/v2/scim/v2/groups/{groupId} ^ifMatch@If-Match {body: ScimV2PatchRequest} -> ScimV2Group any:directory:group:edit
patchScimV2User(userId, body) PATCH /api/v2/scim/v2/users/{userId} ^ifMatch@If-Match {body: ScimV2PatchRequest} -> ScimV2User any:directory:user:edit,directory:user:setPassword,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign,telephony:extension:assign
postScimUsers(body) POST /api/v2/scim/users {body: ScimV2CreateUser} -> ScimV2User any:directory:user:add,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign,telephony:extension:assign
postScimV2Users(body) POST /api/v2/scim/v2/users {body: ScimV2CreateUser} -> ScimV2User any:directory:user:add,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign,telephony:extension:assign
putScimGroup(groupId, body) PUT /api/v2/scim/groups/{groupId} ^ifMatch@If-Match {body: ScimV2Group} -> ScimV2Group any:directory:group:edit
putScimUser(userId, body) PUT /api/v2/scim/users/{userId} ^ifMatch@If-Match {body: ScimV2User} -> ScimV2User any:directory:user:edit,directory:user:setPassword,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign,telephony:extension:assign
putScimV2Group(groupId, body) PUT /api/v2/scim/v2/groups/{groupId} ^ifMatch@If-Match {body: ScimV2Group} -> ScimV2Group any:directory:group:edit
putScimV2User(userId, body) PUT /api/v2/scim/v2/users/{userId} ^ifMatch@If-Match {body: ScimV2User} -> ScimV2User any:directory:user:edit,directory:user:setPassword,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign,telephony:extension:assign

## ScreenMonitoringApi
deleteConversationParticipantScreenmonitorsSession(conversationId, participantId, screenMonitoringId) DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/screenmonitors/sessions/{screenMonitoringId} since:today -> void any:realtimeMonitor:screen:monitorConversation
deleteUserScreenmonitorsSession(userId, screenMonitoringId) DELETE /api/v2/users/{userId}/screenmonitors/sessions/{screenMonitoringId} since:today -> void any:realtimeMonitor:screen:monitorAgent
getConversationParticipantScreenmonitorsSession(conversationId, participantId, screenMonitoringId) GET /api/v2/conversations/{conversationId}/participants/{participantId}/screenmonitors/sessions/{screenMonitoringId} since:today -> ScreenMonitoringSession any:realtimeMonitor:screen:monitorConversation
getScreenmonitorsSessionsDetails() GET /api/v2/screenmonitors/sessions/details since:today -> ScreenMonitoringDetails any:realtimeMonitor:screenSession:view
getScreenmonitorsSettings() GET /api/v2/screenmonitors/settings since:today -> ScreenMonitorSettings any:realtimeMonitor:settings:view
getScreenmonitorsUserSessions(userId) GET /api/v2/screenmonitors/users/{userId}/sessions since:today -> ScreenMonitoringSessionEntityListing any:realtimeMonitor:screen:monitorConversation,realtimeMonitor:screen:monitorAgent
getUserScreenmonitorsSession(userId, screenMonitoringId) GET /api/v2/users/{userId}/screenmonitors/sessions/{screenMonitoringId} since:today -> ScreenMonitoringSession any:realtimeMonitor:screen:monitorAgent
postConversationParticipantScreenmonitorsSessions(conversationId, participantId) POST /api/v2/conversations/{conversationId}/participants/{participantId}/screenmonitors/sessions since:today -> StartScreenMonitorResponseBody any:realtimeMonitor:screen:monitorConversation
postScreenmonitorsSessionsUsersDetails(body) POST /api/v2/screenmonitors/sessions/users/details {body: string[]} since:today -> ScreenMonitoringUserDetailsEntityListing any:realtimeMonitor:screenSession:view
postUserScreenmonitorsSessions(userId) POST /api/v2/users/{userId}/screenmonitors/sessions since:today -> StartScreenMonitorResponseBody any:realtimeMonitor:screen:monitorAgent
putScreenmonitorsSettings(body) PUT /api/v2/screenmonitors/settings {body: ScreenMonitorSettings} since:today -> void any:realtimeMonitor:settings:edit

## ScriptsApi
getScript(scriptId) GET /api/v2/scripts/{scriptId} -> Script any:scripter:script:view
getScriptPage(scriptId, pageId) GET /api/v2/scripts/{scriptId}/pages/{pageId} ?scriptDataVersion -> Page any:scripter:script:view
getScriptPages(scriptId) GET /api/v2/scripts/{scriptId}/pages ?scriptDataVersion -> Page[] any:scripter:script:view
getScripts() GET /api/v2/scripts ?pageSize:integer=25 ?pageNumber:integer=1 ?expand ?name ?feature ?flowId ?sortBy:(modifiedDate|createdDate|name) ?sortOrder:(ascending|descending) ?scriptDataVersion ?divisionIds -> ScriptEntityListing any:scripter:script:view
getScriptsDivisionviews() GET /api/v2/scripts/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?expand ?name ?feature ?flowId ?sortBy:(modifiedDate|createdDate|name) ?sortOrder:(ascending|descending) ?scriptDataVersion ?divisionIds -> ScriptEntityListing any:scripter:script:search
getScriptsPublished() GET /api/v2/scripts/published ?pageSize:integer=25 ?pageNumber:integer=1 ?expand ?name ?feature ?flowId ?scriptDataVersion ?divisionIds -> ScriptEntityListing any:scripter:publishedScript:view
getScriptsPublishedDivisionviewVariables(scriptId) GET /api/v2/scripts/published/divisionviews/{scriptId}/variables ?input:(true|false) ?output:(true|false) ?type:(string|number|boolean) ?scriptDataVersion since:today -> JsonObject any:scripter:publishedScript:search
getScriptsPublishedDivisionviews() GET /api/v2/scripts/published/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?expand ?name ?feature ?flowId ?scriptDataVersion ?divisionIds -> ScriptEntityListing any:scripter:publishedScript:search
getScriptsPublishedScriptId(scriptId) GET /api/v2/scripts/published/{scriptId} ?scriptDataVersion -> Script any:scripter:publishedScript:view
getScriptsPublishedScriptIdPage(scriptId, pageId) GET /api/v2/scripts/published/{scriptId}/pages/{pageId} ?scriptDataVersion -> Page any:scripter:publishedScript:view
getScriptsPublishedScriptIdPages(scriptId) GET /api/v2/scripts/published/{scriptId}/pages ?scriptDataVersion -> Page[] any:scripter:publishedScript:view
getScriptsPublishedScriptIdVariables(scriptId) GET /api/v2/scripts/published/{scriptId}/variables ?input:(true|false) ?output:(true|false) ?type:(string|number|boolean) ?scriptDataVersion -> JsonObject any:scripter:publishedScript:view
getScriptsUploadStatus(uploadId) GET /api/v2/scripts/uploads/{uploadId}/status ?longPoll:boolean=false -> ImportScriptStatusResponse any:scripter:script:view
postScriptExport(scriptId) POST /api/v2/scripts/{scriptId}/export {body: ExportScriptRequest} -> ExportScriptResponse any:scripter:script:view
postScriptsPublished() POST /api/v2/scripts/published ?scriptDataVersion {body: PublishScriptRequestData} since:today -> Script any:scripter:publishedScript:add

## SearchApi
getDocumentationGknSearch(q64) GET /api/v2/documentation/gkn/search ?q64 -> GKNDocumentationSearchResponse
getDocumentationSearch(q64) GET /api/v2/documentation/search ?q64 -> DocumentationSearchResponse
getGroupsSearch(q64) GET /api/v2/groups/search ?q64 ?expand[] -> GroupsSearchResponse
getLocationsSearch(q64) GET /api/v2/locations/search ?q64 ?expand:(images|addressVerificationDetails)[] -> LocationsSearchResponse
getSearch(q64) GET /api/v2/search ?q64 ?expand:@SearchExpand[] ?profile:boolean=true -> JsonNodeSearchResponse any:directory:user:view
getSearchSuggest(q64) GET /api/v2/search/suggest ?q64 ?expand:@SearchExpand[] ?profile:boolean=true -> JsonNodeSearchResponse any:directory:user:view
getTelephonyProvidersEdgesSitesSearch(q64) GET /api/v2/telephony/providers/edges/sites/search ?q64 ?expand[] since:today -> SitesSearchResponse any:telephony:plugin:all,telephony:sites:view
getUsersSearch(q64) GET /api/v2/users/search ?q64 ?expand[] ?integrationPresenceSource:@IntegrationPresenceSource -> UsersSearchResponse any:directory:user:view
getVoicemailSearch(q64) GET /api/v2/voicemail/search ?q64 ?expand[] -> VoicemailsSearchResponse
postAnalyticsConversationsTranscriptsQuery(body) POST /api/v2/analytics/conversations/transcripts/query {body: TranscriptConversationDetailSearchRequest} deprecated retired -> AnalyticsConversationWithoutAttributesMultiGetResponse any:analytics:conversationDetail:view
postConversationsCustomattributesSearch(body) POST /api/v2/conversations/customattributes/search {body: ConversationCustomAttributesSearchRequest} since:today -> JsonSearchResponse any:conversation:customAttributes:view
postConversationsParticipantsAttributesSearch(body) POST /api/v2/conversations/participants/attributes/search {body: ConversationParticipantSearchRequest} since:today -> JsonCursorSearchResponse any:conversation:participant:attributesview
postDocumentationAllSearch(body) POST /api/v2/documentation/all/search {body: DocumentationV2SearchRequest} since:today preview -> JsonNodeSearchResponse
postDocumentationGknSearch(body) POST /api/v2/documentation/gkn/search {body: GKNDocumentationSearchRequest} -> GKNDocumentationSearchResponse
postDocumentationSearch(body) POST /api/v2/documentation/search {body: DocumentationSearchRequest} -> DocumentationSearchResponse
postGroupsSearch(body) POST /api/v2/groups/search {body: GroupSearchRequest} -> GroupsSearchResponse
postKnowledgeKnowledgebaseSearch(knowledgeBaseId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/search {body: KnowledgeSearchRequest} deprecated retired -> KnowledgeSearchResponse all:knowledge:knowledgebase:search
postLocationsSearch(body) POST /api/v2/locations/search {body: LocationSearchRequest} -> LocationsSearchResponse
postSearch(body) POST /api/v2/search ?profile:boolean=true {body: SearchRequest} -> JsonNodeSearchResponse any:directory:user:view
postSearchSuggest(body) POST /api/v2/search/suggest ?profile:boolean=true {body: SuggestSearchRequest} -> JsonNodeSearchResponse any:directory:user:view
postSpeechandtextanalyticsTranscriptsSearch(body) POST /api/v2/speechandtextanalytics/transcripts/search {body: TranscriptSearchRequest} -> JsonSearchResponse any:analytics:conversationDetail:view,recording:recording:view,recording:recordingSegment:view
postTeamsSearch(body) POST /api/v2/teams/search {body: TeamSearchRequest} -> TeamsSearchResponse any:groups:team:view
postTelephonyProvidersEdgesSitesSearch(body) POST /api/v2/telephony/providers/edges/sites/search {body: SiteSearchRequest} since:today -> SitesSearchResponse any:telephony:plugin:all,telephony:sites:view
postUsersSearch(body) POST /api/v2/users/search {body: UserSearchRequest} -> UsersSearchResponse any:directory:user:view
postUsersSearchConversationTarget(body) POST /api/v2/users/search/conversation/target {body: UserSearchRequest} since:today preview -> UsersSearchResponse any:conversation:communication:target
postUsersSearchQueuemembersManage(body) POST /api/v2/users/search/queuemembers/manage {body: UserSearchRequest} since:today preview -> UsersSearchResponse any:routing:queueMember:manage,routing:queue:edit
postUsersSearchTeamsAssign(body) POST /api/v2/users/search/teams/assign {body: UserSearchRequest} since:today -> UsersSearchResponse any:groups:team:assign
postVoicemailSearch(body) POST /api/v2/voicemail/search {body: VoicemailSearchRequest} -> VoicemailsSearchResponse

## SettingsApi
deleteEmailsSettingsThreading() DELETE /api/v2/emails/settings/threading since:today -> void any:conversation:emailThreadingSettings:edit
deleteExternalcontactsSettings() DELETE /api/v2/externalcontacts/settings since:today -> UpdatedSettingsResponse any:externalContacts:settings:delete
deleteUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId) DELETE /api/v2/users/agentui/agents/autoanswer/{agentId}/settings since:today -> void any:agentUI:agents:delete
getEmailsSettings() GET /api/v2/emails/settings since:today -> EmailSettings any:conversation:settings:view
getEmailsSettingsThreading() GET /api/v2/emails/settings/threading since:today -> EmailThreadingSettings any:conversation:emailThreadingSettings:view
getExternalcontactsSettings() GET /api/v2/externalcontacts/settings since:today -> ExternalContactsSettings any:externalContacts:settings:view
getSettingsExecutiondata() GET /api/v2/settings/executiondata since:today -> ExecutionDataGlobalSettingsResponse any:settings:executiondata:view
getUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId) GET /api/v2/users/agentui/agents/autoanswer/{agentId}/settings since:today -> AutoAnswerSettings any:agentUI:agents:view
patchEmailsSettings() PATCH /api/v2/emails/settings {body: EmailSettings} since:today -> EmailSettings any:conversation:settings:edit
patchEmailsSettingsThreading() PATCH /api/v2/emails/settings/threading {body: EmailThreadingSettings} since:today -> EmailThreadingSettings any:conversation:emailThreadingSettings:edit
patchSettingsExecutiondata(body) PATCH /api/v2/settings/executiondata {body: ExecutionDataSettingsRequest} since:today -> ExecutionDataGlobalSettingsResponse any:settings:executiondata:edit
patchUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId, body) PATCH /api/v2/users/agentui/agents/autoanswer/{agentId}/settings {body: AutoAnswerSettings} since:today -> AutoAnswerSettings any:agentUI:agents:edit
putExternalcontactsSettings() PUT /api/v2/externalcontacts/settings {body: ExternalContactsSettings} since:today -> UpdatedSettingsResponse any:externalContacts:settings:edit
putUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId, body) PUT /api/v2/users/agentui/agents/autoanswer/{agentId}/settings {body: AutoAnswerSettings} since:today -> AutoAnswerSettings any:agentUI:agents:edit

## SocialMediaApi
deleteSocialmediaEscalationrule(escalationRuleId) DELETE /api/v2/socialmedia/escalationrules/{escalationRuleId} since:today -> void any:socialmedia:escalationRules:delete
deleteSocialmediaMessage(messageId) DELETE /api/v2/socialmedia/messages/{messageId} since:today preview -> void any:socialmedia:message:delete
deleteSocialmediaTopic(topicId) DELETE /api/v2/socialmedia/topics/{topicId} ?hardDelete:boolean since:today -> void any:socialmedia:topic:delete
deleteSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId(topicId, facebookIngestionRuleId) DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId} ?hardDelete:boolean=false since:today -> void any:socialmedia:facebookDataIngestionRule:delete
deleteSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId(topicId, googleBusinessProfileIngestionRuleId) DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId} ?hardDelete:boolean=false since:today preview -> void any:socialmedia:googleBusinessProfileDataIngestionRule:delete
deleteSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId(topicId, instagramIngestionRuleId) DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId} ?hardDelete:boolean=false since:today -> void any:socialmedia:instagramDataIngestionRule:delete
deleteSocialmediaTopicDataingestionrulesOpenOpenId(topicId, openId) DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId} ?hardDelete:boolean=false since:today -> void any:socialmedia:openDataIngestionRule:delete
deleteSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId(topicId, twitterIngestionRuleId) DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId} ?hardDelete:boolean=false since:today -> void any:socialmedia:twitterDataIngestionRule:delete
getSocialmediaAnalyticsAggregatesJob(jobId) GET /api/v2/socialmedia/analytics/aggregates/jobs/{jobId} since:today -> AsyncQueryStatus any:socialmedia:postAggregate:view
getSocialmediaAnalyticsAggregatesJobResults(jobId) GET /api/v2/socialmedia/analytics/aggregates/jobs/{jobId}/results ?cursor since:today -> SocialMediaAsyncAggregateQueryResponse any:socialmedia:postAggregate:view
getSocialmediaAnalyticsMessagesJob(jobId) GET /api/v2/socialmedia/analytics/messages/jobs/{jobId} since:today -> AsyncQueryStatus any:socialmedia:postDetail:view
getSocialmediaAnalyticsMessagesJobResults(jobId) GET /api/v2/socialmedia/analytics/messages/jobs/{jobId}/results ?cursor since:today -> SocialMediaAsyncDetailQueryResponse any:socialmedia:postDetail:view
getSocialmediaEscalationrule(escalationRuleId) GET /api/v2/socialmedia/escalationrules/{escalationRuleId} ?expand:(dataIngestionRule) since:today -> EscalationRuleResponse all:socialmedia:escalationRules:view
getSocialmediaEscalationrules(divisionId) GET /api/v2/socialmedia/escalationrules ?pageNumber:integer=1 ?pageSize:integer=25 ?divisionId since:today -> SocialEscalationResponseEntityListing any:socialmedia:escalationRules:view
getSocialmediaTopic(topicId) GET /api/v2/socialmedia/topics/{topicId} ?includeDeleted:boolean since:today -> SocialTopicWithDataIngestionRuleMetadataResponse any:socialmedia:topic:view
getSocialmediaTopicDataingestionrules(topicId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules ?pageNumber:integer=1 ?pageSize:integer=25 ?includeDeleted:boolean since:today -> GenericDataIngestionRuleResponseEntityListing any:socialmedia:topic:view
getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId(topicId, facebookIngestionRuleId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId} ?includeDeleted:boolean since:today -> FacebookDataIngestionRuleResponse all:socialmedia:facebookDataIngestionRule:view
getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersion(topicId, facebookIngestionRuleId, dataIngestionRuleVersion) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}/versions/{dataIngestionRuleVersion} ?includeDeleted:boolean since:today -> FacebookDataIngestionRuleVersionResponse all:socialmedia:facebookDataIngestionRule:view
getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersions(topicId, facebookIngestionRuleId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}/versions ?pageNumber:integer=1 ?pageSize:integer=25 ?includeDeleted:boolean since:today -> FacebookDataIngestionRuleVersionResponseEntityListing all:socialmedia:facebookDataIngestionRule:view
getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId(topicId, googleBusinessProfileIngestionRuleId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId} ?includeDeleted:boolean since:today preview -> GoogleBusinessProfileDataIngestionRuleResponse all:socialmedia:googleBusinessProfileDataIngestionRule:view
getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersion(topicId, googleBusinessProfileIngestionRuleId, dataIngestionRuleVersion) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}/versions/{dataIngestionRuleVersion} ?includeDeleted:boolean since:today preview -> GoogleBusinessProfileDataIngestionRuleVersionResponse all:socialmedia:googleBusinessProfileDataIngestionRule:view
getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersions(topicId, googleBusinessProfileIngestionRuleId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}/versions ?pageNumber:integer=1 ?pageSize:integer=25 ?includeDeleted:boolean since:today preview -> GoogleBusinessProfileDataIngestionRuleVersionResponseEntityListing all:socialmedia:googleBusinessProfileDataIngestionRule:view
getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId(topicId, instagramIngestionRuleId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId} ?includeDeleted:boolean since:today -> InstagramDataIngestionRuleResponse all:socialmedia:instagramDataIngestionRule:view
getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersion(topicId, instagramIngestionRuleId, dataIngestionRuleVersion) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}/versions/{dataIngestionRuleVersion} ?includeDeleted:boolean since:today -> InstagramDataIngestionRuleVersionResponse all:socialmedia:instagramDataIngestionRule:view
getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersions(topicId, instagramIngestionRuleId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}/versions ?pageNumber:integer=1 ?pageSize:integer=25 ?includeDeleted:boolean since:today -> InstagramDataIngestionRuleVersionResponseEntityListing all:socialmedia:instagramDataIngestionRule:view
getSocialmediaTopicDataingestionrulesOpenOpenId(topicId, openId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId} ?includeDeleted:boolean since:today -> OpenDataIngestionRuleResponse all:socialmedia:openDataIngestionRule:view
getSocialmediaTopicDataingestionrulesOpenOpenIdVersion(topicId, openId, dataIngestionRuleVersion) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}/versions/{dataIngestionRuleVersion} ?includeDeleted:boolean since:today -> OpenDataIngestionRuleVersionResponse all:socialmedia:openDataIngestionRule:view
getSocialmediaTopicDataingestionrulesOpenOpenIdVersions(topicId, openId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}/versions ?pageNumber:integer=1 ?pageSize:integer=25 ?includeDeleted:boolean since:today -> OpenDataIngestionRuleVersionResponseEntityListing all:socialmedia:openDataIngestionRule:view
getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId(topicId, twitterIngestionRuleId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId} ?includeDeleted:boolean since:today -> TwitterDataIngestionRuleResponse all:socialmedia:twitterDataIngestionRule:view
getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersion(topicId, twitterIngestionRuleId, dataIngestionRuleVersion) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}/versions/{dataIngestionRuleVersion} ?includeDeleted:boolean since:today -> TwitterDataIngestionRuleVersionResponse all:socialmedia:twitterDataIngestionRule:view
getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersions(topicId, twitterIngestionRuleId) GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}/versions ?pageNumber:integer=1 ?pageSize:integer=25 ?includeDeleted:boolean since:today -> TwitterDataIngestionRuleVersionResponseEntityListing all:socialmedia:twitterDataIngestionRule:view
getSocialmediaTopics() GET /api/v2/socialmedia/topics ?pageNumber:integer=1 ?pageSize:integer=25 ?divisionIds[] ?includeDeleted:boolean ?name ?ids[] since:today -> SocialTopicWithDataIngestionRuleMetadataResponseEntityListing any:socialmedia:topic:view
patchSocialmediaTopic(topicId) PATCH /api/v2/socialmedia/topics/{topicId} {body: SocialTopicPatchRequest} since:today -> SocialTopicResponse all:socialmedia:topic:edit
patchSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId(topicId, facebookIngestionRuleId) PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId} {body: DataIngestionRuleStatusPatchRequest} since:today -> FacebookDataIngestionRuleResponse all:socialmedia:facebookDataIngestionRule:edit
patchSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId(topicId, googleBusinessProfileIngestionRuleId) PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId} {body: DataIngestionRuleStatusPatchRequest} since:today preview -> GoogleBusinessProfileDataIngestionRuleResponse all:socialmedia:googleBusinessProfileDataIngestionRule:edit
patchSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId(topicId, instagramIngestionRuleId) PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId} {body: DataIngestionRuleStatusPatchRequest} since:today -> InstagramDataIngestionRuleResponse all:socialmedia:instagramDataIngestionRule:edit
patchSocialmediaTopicDataingestionrulesOpenOpenId(topicId, openId) PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId} {body: DataIngestionRuleStatusPatchRequest} since:today -> OpenDataIngestionRuleResponse all:socialmedia:openDataIngestionRule:edit
patchSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId(topicId, twitterIngestionRuleId) PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId} {body: DataIngestionRuleStatusPatchRequest} since:today -> TwitterDataIngestionRuleResponse all:socialmedia:twitterDataIngestionRule:edit
postSocialmediaAnalyticsAggregatesJobs(body) POST /api/v2/socialmedia/analytics/aggregates/jobs {body: SocialMediaAsyncAggregationQuery} since:today -> AsyncQueryResponse any:socialmedia:postAggregate:view
postSocialmediaAnalyticsMessagesJobs(body) POST /api/v2/socialmedia/analytics/messages/jobs {body: SocialMediaAsyncDetailQuery} since:today -> AsyncQueryResponse any:socialmedia:postDetail:view
postSocialmediaEscalationrules() POST /api/v2/socialmedia/escalationrules {body: EscalationRuleRequest} since:today -> EscalationRuleResponse any:socialmedia:escalationRules:add
postSocialmediaEscalationsMessages(divisionId) POST /api/v2/socialmedia/escalations/messages ?divisionId {body: ManualEscalationRequest} since:today -> ManualEscalationResponse any:socialmedia:message:escalate
postSocialmediaTopicDataingestionrulesFacebook(topicId) POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook {body: FacebookDataIngestionRuleRequest} since:today -> FacebookDataIngestionRuleResponse any:socialmedia:facebookDataIngestionRule:add
postSocialmediaTopicDataingestionrulesGooglebusinessprofile(topicId) POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile {body: GoogleBusinessProfileDataIngestionRuleRequest} since:today preview -> GoogleBusinessProfileDataIngestionRuleResponse any:socialmedia:googleBusinessProfileDataIngestionRule:add
postSocialmediaTopicDataingestionrulesInstagram(topicId) POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram {body: InstagramDataIngestionRuleRequest} since:today -> InstagramDataIngestionRuleResponse any:socialmedia:instagramDataIngestionRule:add
postSocialmediaTopicDataingestionrulesOpen(topicId) POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open {body: OpenDataIngestionRuleRequest} since:today -> OpenDataIngestionRuleResponse any:socialmedia:openDataIngestionRule:add
postSocialmediaTopicDataingestionrulesOpenRuleIdMessagesBulk(topicId, ruleId, body) POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{ruleId}/messages/bulk {body: OpenSocialMediaNormalizedMessage[]} since:today -> OpenSocialNormalizedMessageEntityListing all:socialmedia:message:receive
postSocialmediaTopicDataingestionrulesOpenRuleIdReactionsBulk(topicId, ruleId, body) POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{ruleId}/reactions/bulk {body: OpenSocialMediaReactionsRequest} since:today -> OpenSocialReactionsNormalizedEventEntityListing all:socialmedia:reaction:receive
postSocialmediaTopicDataingestionrulesTwitter(topicId) POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter {body: TwitterDataIngestionRuleRequest} since:today -> TwitterDataIngestionRuleResponse any:socialmedia:twitterDataIngestionRule:add
postSocialmediaTopics() POST /api/v2/socialmedia/topics {body: SocialTopicRequest} since:today -> SocialTopicResponse any:socialmedia:topic:add
postSocialmediaTwitterHistoricalTweets(body) POST /api/v2/socialmedia/twitter/historical/tweets {body: TwitterDataHistoricalTweetRequest} since:today -> TwitterDataHistoricalTweetResponse all:socialmedia:twitterDataIngestionRule:add
putSocialmediaEscalationrule(escalationRuleId) PUT /api/v2/socialmedia/escalationrules/{escalationRuleId} {body: EscalationRuleRequest} since:today -> EscalationRuleResponse all:socialmedia:escalationRules:edit
putSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId(topicId, facebookIngestionRuleId) PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId} {body: FacebookDataIngestionRuleRequest} since:today -> FacebookDataIngestionRuleResponse all:socialmedia:facebookDataIngestionRule:edit
putSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId(topicId, googleBusinessProfileIngestionRuleId) PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId} {body: GoogleBusinessProfileDataIngestionRuleRequest} since:today preview -> GoogleBusinessProfileDataIngestionRuleResponse all:socialmedia:googleBusinessProfileDataIngestionRule:edit
putSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId(topicId, instagramIngestionRuleId) PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId} {body: InstagramDataIngestionRuleRequest} since:today -> InstagramDataIngestionRuleResponse all:socialmedia:instagramDataIngestionRule:edit
putSocialmediaTopicDataingestionrulesOpenOpenId(topicId, openId) PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId} {body: OpenDataIngestionRuleRequest} since:today -> OpenDataIngestionRuleResponse all:socialmedia:openDataIngestionRule:edit
putSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId(topicId, twitterIngestionRuleId) PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId} {body: TwitterDataIngestionRuleRequest} since:today -> TwitterDataIngestionRuleResponse all:socialmedia:twitterDataIngestionRule:edit

## SpeechTextAnalyticsApi
deleteSpeechandtextanalyticsCategory(categoryId) DELETE /api/v2/speechandtextanalytics/categories/{categoryId} since:today -> void all:speechAndTextAnalytics:category:delete
deleteSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId(dictionaryFeedbackId) DELETE /api/v2/speechandtextanalytics/dictionaryfeedback/{dictionaryFeedbackId} since:today -> void all:speechAndTextAnalytics:dictionaryterm:delete
deleteSpeechandtextanalyticsProgram(programId) DELETE /api/v2/speechandtextanalytics/programs/{programId} ?forceDelete:boolean=false -> DeleteProgramResponse all:speechAndTextAnalytics:program:delete
deleteSpeechandtextanalyticsReprocessingJob(jobId) DELETE /api/v2/speechandtextanalytics/reprocessing/jobs/{jobId} since:today preview -> void all:speechAndTextAnalytics:reprocessInteractions:delete
deleteSpeechandtextanalyticsSentimentfeedback() DELETE /api/v2/speechandtextanalytics/sentimentfeedback -> void all:speechAndTextAnalytics:feedback:delete
deleteSpeechandtextanalyticsSentimentfeedbackSentimentFeedbackId(sentimentFeedbackId) DELETE /api/v2/speechandtextanalytics/sentimentfeedback/{sentimentFeedbackId} -> void all:speechAndTextAnalytics:feedback:delete
deleteSpeechandtextanalyticsTopic(topicId) DELETE /api/v2/speechandtextanalytics/topics/{topicId} -> void all:speechAndTextAnalytics:topic:delete
getSpeechandtextanalyticsCategories() GET /api/v2/speechandtextanalytics/categories ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?sortOrder:(asc|desc)=asc ?sortBy:(name|description)=name ?ids[] since:today -> CategoriesEntityListing all:speechAndTextAnalytics:category:view
getSpeechandtextanalyticsCategory(categoryId) GET /api/v2/speechandtextanalytics/categories/{categoryId} since:today -> StaCategory all:speechAndTextAnalytics:category:view
getSpeechandtextanalyticsConversation(conversationId) GET /api/v2/speechandtextanalytics/conversations/{conversationId} -> ConversationMetrics all:recording:recording:view,speechAndTextAnalytics:data:view
getSpeechandtextanalyticsConversationCategories(conversationId) GET /api/v2/speechandtextanalytics/conversations/{conversationId}/categories ?pageSize:integer=25 ?pageNumber:integer=1 since:today -> ConversationCategoriesEntityListing all:speechAndTextAnalytics:data:view
getSpeechandtextanalyticsConversationCommunicationTranscripturl(conversationId, communicationId) GET /api/v2/speechandtextanalytics/conversations/{conversationId}/communications/{communicationId}/transcripturl -> TranscriptUrl all:recording:recording:view,speechAndTextAnalytics:data:view
getSpeechandtextanalyticsConversationCommunicationTranscripturls(conversationId, communicationId) GET /api/v2/speechandtextanalytics/conversations/{conversationId}/communications/{communicationId}/transcripturls since:today -> TranscriptUrls any:recording:recording:view,recording:recordingSegment:view
getSpeechandtextanalyticsConversationSentiments(conversationId) GET /api/v2/speechandtextanalytics/conversations/{conversationId}/sentiments since:today -> SentimentData all:speechAndTextAnalytics:sentimentData:view
getSpeechandtextanalyticsConversationSummaries(conversationId) GET /api/v2/speechandtextanalytics/conversations/{conversationId}/summaries since:today -> SpeechTextAnalyticsConversationSummaryListing all:speechAndTextAnalytics:aiSummary:view
getSpeechandtextanalyticsDictionaryfeedback() GET /api/v2/speechandtextanalytics/dictionaryfeedback ?dialect ?transcriptionEngine:(Genesys|GenesysExtended) ?nextPage ?pageSize:integer=500 since:today -> DictionaryFeedbackEntityListing all:speechAndTextAnalytics:dictionaryterm:view
getSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId(dictionaryFeedbackId) GET /api/v2/speechandtextanalytics/dictionaryfeedback/{dictionaryFeedbackId} since:today -> DictionaryFeedback all:speechAndTextAnalytics:dictionaryterm:view
getSpeechandtextanalyticsProgram(programId) GET /api/v2/speechandtextanalytics/programs/{programId} -> Program all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsProgramMappings(programId) GET /api/v2/speechandtextanalytics/programs/{programId}/mappings -> TopicsDefinitionsProgramMappings all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsProgramSettingsInsights(programId) GET /api/v2/speechandtextanalytics/programs/{programId}/settings/insights since:today -> ProgramInsightsSettings all:speechAndTextAnalytics:program:view,speechAndTextAnalytics:insightsSettings:view
getSpeechandtextanalyticsProgramTranscriptionengines(programId) GET /api/v2/speechandtextanalytics/programs/{programId}/transcriptionengines since:today -> ProgramTranscriptionEngines all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsPrograms() GET /api/v2/speechandtextanalytics/programs ?nextPage ?pageSize:integer=20 ?state:(Latest|Published) ?name ?ids[] ?sortBy:(name) ?sortOrder:(asc|desc) -> ProgramsEntityListing all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsProgramsGeneralJob(jobId) GET /api/v2/speechandtextanalytics/programs/general/jobs/{jobId} -> GeneralProgramJob all:speechAndTextAnalytics:program:add,speechAndTextAnalytics:program:edit,speechAndTextAnalytics:topic:add,speechAndTextAnalytics:topic:edit
getSpeechandtextanalyticsProgramsMappings() GET /api/v2/speechandtextanalytics/programs/mappings ?nextPage ?pageSize:integer=20 -> TopicsDefinitionsProgramsMappingsEntityListing all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsProgramsPublishjob(jobId) GET /api/v2/speechandtextanalytics/programs/publishjobs/{jobId} -> ProgramJob all:speechAndTextAnalytics:program:publish
getSpeechandtextanalyticsProgramsSettingsInsights() GET /api/v2/speechandtextanalytics/programs/settings/insights ?pageSize:integer=100 ?pageNumber:integer=1 ?programIds[] since:today -> ProgramInsightsSettingsEntityListing all:speechAndTextAnalytics:program:view,speechAndTextAnalytics:insightsSettings:view
getSpeechandtextanalyticsProgramsTopiclinksJob(jobId) GET /api/v2/speechandtextanalytics/programs/topiclinks/jobs/{jobId} since:today -> ProgramTopicLinksJob all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsProgramsTranscriptionenginesDialects() GET /api/v2/speechandtextanalytics/programs/transcriptionengines/dialects since:today -> SupportedDialectsEntityListing
getSpeechandtextanalyticsProgramsUnpublished() GET /api/v2/speechandtextanalytics/programs/unpublished ?nextPage ?pageSize:integer=20 -> UnpublishedProgramsEntityListing all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsReprocessingJob(jobId) GET /api/v2/speechandtextanalytics/reprocessing/jobs/{jobId} since:today preview -> ReprocessJobResponse all:speechAndTextAnalytics:reprocessInteractions:view
getSpeechandtextanalyticsReprocessingJobInteractions(jobId) GET /api/v2/speechandtextanalytics/reprocessing/jobs/{jobId}/interactions since:today preview -> ReprocessInteractionsByJobIdResponse all:speechAndTextAnalytics:reprocessInteractions:view
getSpeechandtextanalyticsReprocessingJobs() GET /api/v2/speechandtextanalytics/reprocessing/jobs ?pageSize:integer ?pageNumber:integer ?sortOrder:(asc|desc) ?name since:today preview -> ReprocessJobEntityListingResponse all:speechAndTextAnalytics:reprocessInteractions:view
getSpeechandtextanalyticsSentimentDialects() GET /api/v2/speechandtextanalytics/sentiment/dialects -> EntityListing
getSpeechandtextanalyticsSentimentfeedback() GET /api/v2/speechandtextanalytics/sentimentfeedback ?dialect -> SentimentFeedbackEntityListing all:speechAndTextAnalytics:feedback:view
getSpeechandtextanalyticsSettings() GET /api/v2/speechandtextanalytics/settings -> SpeechTextAnalyticsSettingsResponse all:speechAndTextAnalytics:settings:view
getSpeechandtextanalyticsTopic(topicId) GET /api/v2/speechandtextanalytics/topics/{topicId} -> Topic all:speechAndTextAnalytics:topic:view
getSpeechandtextanalyticsTopics() GET /api/v2/speechandtextanalytics/topics ?nextPage ?pageSize:integer=20 ?state:(latest|published) ?name ?ids[] ?sortBy:(name|matchingType) ?sortOrder:(asc|desc) ?pageNumber:integer ?dialects:(en-US|es-US|en-AU|en-GB|en-ZA|es-ES|en-IN|fr-FR|fr-CA|it-IT|de-DE|pt-BR|pl-PL|pt-PT|nl-NL|ko-KR)[] -> TopicsEntityListing all:speechAndTextAnalytics:topic:view
getSpeechandtextanalyticsTopicsDialects() GET /api/v2/speechandtextanalytics/topics/dialects -> EntityListing
getSpeechandtextanalyticsTopicsGeneral() GET /api/v2/speechandtextanalytics/topics/general ?dialect:(en-US|es-US|en-AU|en-GB|en-ZA|es-ES|en-IN|fr-FR|fr-CA|it-IT|de-DE|pt-BR|pl-PL|pt-PT|nl-NL|ko-KR|ar-001|ar-AE|ar-BH|ar-EG|ar-IL|ar-SA|ar-TN|da-DK|de-CH|en-HK|en-IE|en-NZ|en-SG|fi-FI|he-IL|hi-IN|ja-JP|nb-NO|sv-SE|tr-TR|zh-CN|zh-HK|zh-TW|zu-ZA) -> GeneralTopicsEntityListing all:speechAndTextAnalytics:topic:view
getSpeechandtextanalyticsTopicsGeneralStatus() GET /api/v2/speechandtextanalytics/topics/general/status ?dialect:(ar-001|ar-AE|ar-BH|ar-EG|ar-IL|ar-SA|ar-TN|da-DK|de-CH|de-DE|en-AU|en-GB|en-HK|en-IE|en-IN|en-NZ|en-SG|en-US|en-ZA|es-ES|es-US|fi-FI|fr-CA|fr-FR|he-IL|hi-IN|it-IT|ja-JP|ko-KR|nb-NO|nl-NL|pl-PL|pt-BR|pt-PT|sv-SE|tr-TR|zh-CN|zh-HK|zh-TW|zu-ZA) since:today -> UnifiedGeneralTopicEntityListing all:speechAndTextAnalytics:topic:view
getSpeechandtextanalyticsTopicsGeneratedphrasesJob(jobId) GET /api/v2/speechandtextanalytics/topics/generatedphrases/jobs/{jobId} since:today -> GenAIPhrasesJob all:speechAndTextAnalytics:topic:addAIPhrases
getSpeechandtextanalyticsTopicsPublishjob(jobId) GET /api/v2/speechandtextanalytics/topics/publishjobs/{jobId} -> TopicJob all:speechAndTextAnalytics:topic:publish
getSpeechandtextanalyticsTopicsTestphraseJob(jobId) GET /api/v2/speechandtextanalytics/topics/testphrase/jobs/{jobId} since:today -> TestTopicPhraseJob all:speechAndTextAnalytics:topic:testPhrase
getSpeechandtextanalyticsTranslationsLanguageConversation(languageId, conversationId) GET /api/v2/speechandtextanalytics/translations/languages/{languageId}/conversations/{conversationId} ?communicationId ?recordingId since:today -> CommunicationTranslationList all:speechAndTextAnalytics:translation:view
getSpeechandtextanalyticsTranslationsLanguages() GET /api/v2/speechandtextanalytics/translations/languages since:today -> TranslateSupportedLanguageList all:speechAndTextAnalytics:translation:view
patchSpeechandtextanalyticsSettings(body) PATCH /api/v2/speechandtextanalytics/settings {body: SpeechTextAnalyticsSettingsRequest} -> SpeechTextAnalyticsSettingsResponse all:speechAndTextAnalytics:settings:edit
postSpeechandtextanalyticsCategories(body) POST /api/v2/speechandtextanalytics/categories {body: CategoryRequest} since:today -> StaCategory all:speechAndTextAnalytics:category:add
postSpeechandtextanalyticsDictionaryfeedback(body) POST /api/v2/speechandtextanalytics/dictionaryfeedback {body: DictionaryFeedback} since:today -> DictionaryFeedback all:speechAndTextAnalytics:dictionaryterm:add
postSpeechandtextanalyticsPrograms(body) POST /api/v2/speechandtextanalytics/programs {body: ProgramRequest} -> Program all:speechAndTextAnalytics:program:add
postSpeechandtextanalyticsProgramsGeneralJobs(body) POST /api/v2/speechandtextanalytics/programs/general/jobs {body: GeneralProgramJobRequest} -> GeneralProgramJob all:speechAndTextAnalytics:program:add,speechAndTextAnalytics:program:edit,speechAndTextAnalytics:topic:add,speechAndTextAnalytics:topic:edit
postSpeechandtextanalyticsProgramsPublishjobs(body) POST /api/v2/speechandtextanalytics/programs/publishjobs {body: ProgramJobRequest} -> ProgramJob all:speechAndTextAnalytics:program:publish
postSpeechandtextanalyticsReprocessingJobs(body) POST /api/v2/speechandtextanalytics/reprocessing/jobs {body: CreateReprocessJobRequest} since:today preview -> ReprocessJobResponse all:speechAndTextAnalytics:reprocessInteractions:add
postSpeechandtextanalyticsSentimentfeedback(body) POST /api/v2/speechandtextanalytics/sentimentfeedback {body: SentimentFeedback} -> SentimentFeedback all:speechAndTextAnalytics:feedback:add
postSpeechandtextanalyticsTopics(body) POST /api/v2/speechandtextanalytics/topics {body: TopicRequest} -> Topic all:speechAndTextAnalytics:topic:add
postSpeechandtextanalyticsTopicsGeneratedphrasesJobs(body) POST /api/v2/speechandtextanalytics/topics/generatedphrases/jobs {body: GenAIPhrasesJobRequest} since:today -> GenAIPhrasesJobs all:speechAndTextAnalytics:topic:addAIPhrases
postSpeechandtextanalyticsTopicsPublishjobs(body) POST /api/v2/speechandtextanalytics/topics/publishjobs {body: TopicJobRequest} -> TopicJob all:speechAndTextAnalytics:topic:publish
postSpeechandtextanalyticsTopicsTestphraseJobs(body) POST /api/v2/speechandtextanalytics/topics/testphrase/jobs {body: TestTopicPhraseJobRequest} since:today -> TestTopicPhraseJobs all:speechAndTextAnalytics:topic:testPhrase
postSpeechandtextanalyticsTranscriptsSearch(body) POST /api/v2/speechandtextanalytics/transcripts/search {body: TranscriptSearchRequest} -> JsonSearchResponse any:analytics:conversationDetail:view,recording:recording:view,recording:recordingSegment:view
putSpeechandtextanalyticsCategory(categoryId, body) PUT /api/v2/speechandtextanalytics/categories/{categoryId} {body: CategoryRequest} since:today -> StaCategory all:speechAndTextAnalytics:category:edit
putSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId(dictionaryFeedbackId) PUT /api/v2/speechandtextanalytics/dictionaryfeedback/{dictionaryFeedbackId} {body: DictionaryFeedback} since:today -> DictionaryFeedback all:speechAndTextAnalytics:dictionaryterm:edit
putSpeechandtextanalyticsProgram(programId, body) PUT /api/v2/speechandtextanalytics/programs/{programId} {body: ProgramRequest} -> Program all:speechAndTextAnalytics:program:edit
putSpeechandtextanalyticsProgramMappings(programId, body) PUT /api/v2/speechandtextanalytics/programs/{programId}/mappings {body: ProgramMappingsRequest} -> TopicsDefinitionsProgramMappings all:speechAndTextAnalytics:program:edit
putSpeechandtextanalyticsProgramSettingsInsights(programId, body) PUT /api/v2/speechandtextanalytics/programs/{programId}/settings/insights {body: InsightsSettingsRequest} since:today -> ProgramInsightsSettings all:speechAndTextAnalytics:program:edit,speechAndTextAnalytics:insightsSettings:edit
putSpeechandtextanalyticsProgramTranscriptionengines(programId, body) PUT /api/v2/speechandtextanalytics/programs/{programId}/transcriptionengines {body: TranscriptionEnginesRequest} since:today -> ProgramTranscriptionEngines all:speechAndTextAnalytics:program:edit
putSpeechandtextanalyticsSettings(body) PUT /api/v2/speechandtextanalytics/settings {body: SpeechTextAnalyticsSettingsRequest} -> SpeechTextAnalyticsSettingsResponse all:speechAndTextAnalytics:settings:edit
putSpeechandtextanalyticsTopic(topicId, body) PUT /api/v2/speechandtextanalytics/topics/{topicId} {body: TopicRequest} -> Topic all:speechAndTextAnalytics:topic:edit

## StationsApi
deleteStationAssociateduser(stationId) DELETE /api/v2/stations/{stationId}/associateduser -> void any:telephony:station:disassociate
getStation(stationId) GET /api/v2/stations/{stationId} -> Station
getStations() GET /api/v2/stations ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=name ?name ?userSelectable ?webRtcUserId ?id ?lineAppearanceId -> StationEntityListing
getStationsSettings() GET /api/v2/stations/settings deprecated retired -> StationSettings
patchStationsSettings(body) PATCH /api/v2/stations/settings {body: StationSettings} deprecated retired -> StationSettings any:telephony:plugin:all

## SuggestApi
getSearch(q64) GET /api/v2/search ?q64 ?expand:@SearchExpand[] ?profile:boolean=true -> JsonNodeSearchResponse any:directory:user:view
getSearchSuggest(q64) GET /api/v2/search/suggest ?q64 ?expand:@SearchExpand[] ?profile:boolean=true -> JsonNodeSearchResponse any:directory:user:view
postSearch(body) POST /api/v2/search ?profile:boolean=true {body: SearchRequest} -> JsonNodeSearchResponse any:directory:user:view
postSearchSuggest(body) POST /api/v2/search/suggest ?profile:boolean=true {body: SuggestSearchRequest} -> JsonNodeSearchResponse any:directory:user:view

## TaskManagementApi
deleteTaskmanagementWorkbin(workbinId) DELETE /api/v2/taskmanagement/workbins/{workbinId} since:today -> void any:workitems:workbin:delete
deleteTaskmanagementWorkitem(workitemId) DELETE /api/v2/taskmanagement/workitems/{workitemId} since:today -> void any:workitems:workitem:delete
deleteTaskmanagementWorkitemsBulkAddJob(bulkJobId) DELETE /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId} since:today -> void any:workitems:bulkAddJob:delete
deleteTaskmanagementWorkitemsBulkTerminateJob(bulkJobId) DELETE /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId} since:today -> void all:workitems:bulkTerminateJob:delete
deleteTaskmanagementWorkitemsSchema(schemaId) DELETE /api/v2/taskmanagement/workitems/schemas/{schemaId} since:today -> void any:workitems:workitemSchema:delete
deleteTaskmanagementWorktype(worktypeId) DELETE /api/v2/taskmanagement/worktypes/{worktypeId} since:today -> void any:workitems:worktype:delete
deleteTaskmanagementWorktypeFlowsDatebasedRule(worktypeId, ruleId) DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules/{ruleId} since:today -> void any:workitems:flowRuleDateBased:delete
deleteTaskmanagementWorktypeFlowsOnattributechangeRule(worktypeId, ruleId) DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules/{ruleId} since:today -> void any:workitems:flowRuleOnAttributeChange:delete
deleteTaskmanagementWorktypeFlowsOncreateRule(worktypeId, ruleId) DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules/{ruleId} since:today -> void any:workitems:flowRuleOnCreate:delete
deleteTaskmanagementWorktypeStatus(worktypeId, statusId) DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/statuses/{statusId} since:today -> void any:workitems:status:delete
getTaskmanagementWorkbin(workbinId) GET /api/v2/taskmanagement/workbins/{workbinId} since:today -> Workbin any:workitems:workbin:view
getTaskmanagementWorkbinHistory(workbinId) GET /api/v2/taskmanagement/workbins/{workbinId}/history ?after ?pageSize:integer=25 ?sortOrder:(ascending|descending)=descending since:today -> WorkbinChangeListing any:workitems:workbin:view
getTaskmanagementWorkbinVersion(workbinId, entityVersion) GET /api/v2/taskmanagement/workbins/{workbinId}/versions/{entityVersion} since:today -> WorkbinVersion any:workitems:workbin:view
getTaskmanagementWorkbinVersions(workbinId) GET /api/v2/taskmanagement/workbins/{workbinId}/versions ?after ?pageSize:integer=25 ?sortOrder:(ascending|descending)=descending since:today -> WorkbinVersionListing any:workitems:workbin:view
getTaskmanagementWorkitem(workitemId) GET /api/v2/taskmanagement/workitems/{workitemId} ?expands:(type|workbin|status|queue|assignee)[] since:today -> Workitem any:workitems:workitem:view
getTaskmanagementWorkitemHistory(workitemId) GET /api/v2/taskmanagement/workitems/{workitemId}/history ?after ?pageSize:integer=25 ?sortOrder:(ascending|descending)=descending since:today -> WorkitemChangeListing any:workitems:workitem:view
getTaskmanagementWorkitemUserWrapups(workitemId, userId) GET /api/v2/taskmanagement/workitems/{workitemId}/users/{userId}/wrapups ?expands:(wrapupCode) ?after ?pageSize:integer=25 ?sortOrder:(ascending|descending)=descending since:today -> WorkitemWrapupEntityListing any:workitems:wrapup:view
getTaskmanagementWorkitemVersion(workitemId, entityVersion) GET /api/v2/taskmanagement/workitems/{workitemId}/versions/{entityVersion} since:today -> WorkitemVersion any:workitems:workitem:view
getTaskmanagementWorkitemVersions(workitemId) GET /api/v2/taskmanagement/workitems/{workitemId}/versions ?after ?pageSize:integer=25 ?sortOrder:(ascending|descending)=descending since:today -> WorkitemVersionListing any:workitems:workitem:view
getTaskmanagementWorkitemWrapups(workitemId) GET /api/v2/taskmanagement/workitems/{workitemId}/wrapups ?expands:(wrapupCode) ?after ?pageSize:integer=25 ?sortOrder:(ascending|descending)=descending since:today -> WorkitemWrapupEntityListing any:workitems:wrapup:view
getTaskmanagementWorkitemsBulkAddJob(bulkJobId) GET /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId} since:today -> BulkJob any:workitems:bulkAddJob:view
getTaskmanagementWorkitemsBulkAddJobResults(bulkJobId) GET /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId}/results since:today -> BulkJobAddResponse any:workitems:bulkAddJobResults:view
getTaskmanagementWorkitemsBulkJobsUsersMe() GET /api/v2/taskmanagement/workitems/bulk/jobs/users/me ?after ?pageSize:integer=25 ?sortOrder:(ascending|descending)=descending ?action:(TerminateWorkitems|AddWorkitems) since:today -> BulkJobsListing any:workitems:bulkJob:view
getTaskmanagementWorkitemsBulkTerminateJob(bulkJobId) GET /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId} since:today -> BulkJob all:workitems:bulkTerminateJob:view
getTaskmanagementWorkitemsBulkTerminateJobResults(bulkJobId) GET /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId}/results since:today -> BulkJobTerminateResultsResponse all:workitems:bulkTerminateJobResults:view
getTaskmanagementWorkitemsQueryJob(jobId) GET /api/v2/taskmanagement/workitems/query/jobs/{jobId} since:today -> WorkitemQueryJobResponse all:workitems:queryJob:view
getTaskmanagementWorkitemsQueryJobResults(jobId) GET /api/v2/taskmanagement/workitems/query/jobs/{jobId}/results since:today -> WorkitemPagedEntityListing all:workitems:queryJobResults:view
getTaskmanagementWorkitemsSchema(schemaId) GET /api/v2/taskmanagement/workitems/schemas/{schemaId} since:today -> DataSchema any:workitems:workitemSchema:view
getTaskmanagementWorkitemsSchemaVersion(schemaId, versionId) GET /api/v2/taskmanagement/workitems/schemas/{schemaId}/versions/{versionId} since:today -> DataSchema any:workitems:workitemSchema:view
getTaskmanagementWorkitemsSchemaVersions(schemaId) GET /api/v2/taskmanagement/workitems/schemas/{schemaId}/versions since:today -> DataSchemaListing any:workitems:workitemSchema:view
getTaskmanagementWorkitemsSchemas() GET /api/v2/taskmanagement/workitems/schemas since:today -> DataSchemaListing any:workitems:workitemSchema:view
getTaskmanagementWorkitemsSchemasCoretype(coreTypeName) GET /api/v2/taskmanagement/workitems/schemas/coretypes/{coreTypeName} since:today -> Coretype any:workitems:workitemSchema:view
getTaskmanagementWorkitemsSchemasCoretypes() GET /api/v2/taskmanagement/workitems/schemas/coretypes since:today -> CoretypeListing any:workitems:workitemSchema:view
getTaskmanagementWorkitemsSchemasLimits() GET /api/v2/taskmanagement/workitems/schemas/limits since:today -> SchemaQuantityLimits any:workitems:workitemSchema:view
getTaskmanagementWorktype(worktypeId) GET /api/v2/taskmanagement/worktypes/{worktypeId} ?expands:(defaultQueue|defaultSkills|defaultLanguage|schema|flow|defaultScript)[] since:today -> Worktype any:workitems:worktype:view
getTaskmanagementWorktypeFlowsDatebasedRule(worktypeId, ruleId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules/{ruleId} since:today -> WorkitemDateBasedRule any:workitems:flowRuleDateBased:view
getTaskmanagementWorktypeFlowsDatebasedRules(worktypeId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules ?after ?pageSize:integer=25 since:today -> WorkitemDateBasedRuleListing any:workitems:flowRuleDateBased:view
getTaskmanagementWorktypeFlowsOnattributechangeRule(worktypeId, ruleId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules/{ruleId} since:today -> WorkitemOnAttributeChangeRule any:workitems:flowRuleOnAttributeChange:view
getTaskmanagementWorktypeFlowsOnattributechangeRules(worktypeId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules ?after ?pageSize:integer=25 since:today -> WorkitemOnAttributeChangeRuleListing any:workitems:flowRuleOnAttributeChange:view
getTaskmanagementWorktypeFlowsOncreateRule(worktypeId, ruleId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules/{ruleId} since:today -> WorkitemOnCreateRule any:workitems:flowRuleOnCreate:view
getTaskmanagementWorktypeFlowsOncreateRules(worktypeId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules ?after ?pageSize:integer=25 since:today -> WorkitemOnCreateRuleListing any:workitems:flowRuleOnCreate:view
getTaskmanagementWorktypeHistory(worktypeId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/history ?after ?pageSize:integer=25 ?sortOrder:(ascending|descending)=descending ?fields:(name|serviceLevelTarget|defaultWorkbinId|defaultDueDurationSeconds|defaultExpirationSeconds|defaultPriority|defaultLanguageId|defaultSkillIds|defaultQueueId|assignmentEnabled|defaultStatusId|statuses)[] since:today -> WorktypeChangeListing any:workitems:worktype:view
getTaskmanagementWorktypeStatus(worktypeId, statusId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/statuses/{statusId} since:today -> WorkitemStatus any:workitems:status:view
getTaskmanagementWorktypeStatuses(worktypeId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/statuses since:today -> WorkitemStatusListing any:workitems:status:view
getTaskmanagementWorktypeVersion(worktypeId, entityVersion) GET /api/v2/taskmanagement/worktypes/{worktypeId}/versions/{entityVersion} since:today -> WorktypeVersion any:workitems:worktype:view
getTaskmanagementWorktypeVersions(worktypeId) GET /api/v2/taskmanagement/worktypes/{worktypeId}/versions ?after ?pageSize:integer=25 ?sortOrder:(ascending|descending)=descending since:today -> WorktypeVersionListing any:workitems:worktype:view
patchTaskmanagementWorkbin(workbinId, body) PATCH /api/v2/taskmanagement/workbins/{workbinId} {body: WorkbinUpdate} since:today -> Workbin any:workitems:workbin:edit
patchTaskmanagementWorkitem(workitemId, body) PATCH /api/v2/taskmanagement/workitems/{workitemId} {body: WorkitemUpdate} since:today -> Workitem any:workitems:workitem:edit,workitems:workitem:accept
patchTaskmanagementWorkitemAssignment(workitemId, body) PATCH /api/v2/taskmanagement/workitems/{workitemId}/assignment {body: WorkitemManualAssign} since:today -> void any:workitems:workitem:pull,workitems:workitem:assign
patchTaskmanagementWorkitemUserWrapups(workitemId, userId, body) PATCH /api/v2/taskmanagement/workitems/{workitemId}/users/{userId}/wrapups {body: WorkitemWrapupUpdate} since:today -> void any:workitems:wrapup:edit
patchTaskmanagementWorkitemUsersMeWrapups(workitemId, body) PATCH /api/v2/taskmanagement/workitems/{workitemId}/users/me/wrapups {body: WorkitemWrapupUpdate} since:today -> void any:workitems:wrapupSelf:edit
patchTaskmanagementWorkitemsBulkAddJob(bulkJobId, body) PATCH /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId} {body: BulkJobUpdate} since:today -> BulkJob any:workitems:bulkAddJob:edit
patchTaskmanagementWorkitemsBulkTerminateJob(bulkJobId, body) PATCH /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId} {body: BulkJobUpdate} since:today -> BulkJob all:workitems:bulkTerminateJob:edit
patchTaskmanagementWorktype(worktypeId, body) PATCH /api/v2/taskmanagement/worktypes/{worktypeId} {body: WorktypeUpdate} since:today -> Worktype all:workitems:worktype:edit
patchTaskmanagementWorktypeFlowsDatebasedRule(worktypeId, ruleId, body) PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules/{ruleId} {body: WorkitemDateBasedRuleUpdate} since:today -> WorkitemDateBasedRule any:workitems:flowRuleDateBased:edit
patchTaskmanagementWorktypeFlowsOnattributechangeRule(worktypeId, ruleId, body) PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules/{ruleId} {body: WorkitemOnAttributeChangeRuleUpdate} since:today -> WorkitemOnAttributeChangeRule any:workitems:flowRuleOnAttributeChange:edit
patchTaskmanagementWorktypeFlowsOncreateRule(worktypeId, ruleId, body) PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules/{ruleId} {body: WorkitemOnCreateRuleUpdate} since:today -> WorkitemOnCreateRule any:workitems:flowRuleOnCreate:edit
patchTaskmanagementWorktypeStatus(worktypeId, statusId, body) PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/statuses/{statusId} {body: WorkitemStatusUpdate} since:today -> WorkitemStatus any:workitems:status:edit
postTaskmanagementWorkbins(body) POST /api/v2/taskmanagement/workbins {body: WorkbinCreate} since:today -> Workbin any:workitems:workbin:add
postTaskmanagementWorkbinsQuery(body) POST /api/v2/taskmanagement/workbins/query {body: WorkbinQueryRequest} since:today -> WorkbinQueryEntityListing all:workitems:workbin:view
postTaskmanagementWorkitemAcdCancel(workitemId) POST /api/v2/taskmanagement/workitems/{workitemId}/acd/cancel since:today -> Workitem any:workitems:workitem:cancelRouting
postTaskmanagementWorkitemDisconnect(workitemId) POST /api/v2/taskmanagement/workitems/{workitemId}/disconnect since:today -> Workitem any:workitems:workitem:disconnect
postTaskmanagementWorkitemTerminate(workitemId) POST /api/v2/taskmanagement/workitems/{workitemId}/terminate {body: WorkitemTerminate} since:today -> Workitem any:workitems:workitem:terminate
postTaskmanagementWorkitems(body) POST /api/v2/taskmanagement/workitems {body: WorkitemCreate} since:today -> Workitem any:workitems:workitem:add
postTaskmanagementWorkitemsBulkAddJobs(body) POST /api/v2/taskmanagement/workitems/bulk/add/jobs {body: BulkJobAddRequest} since:today -> BulkJob any:workitems:bulkAddJob:add
postTaskmanagementWorkitemsBulkTerminateJobs(body) POST /api/v2/taskmanagement/workitems/bulk/terminate/jobs {body: BulkJobTerminateRequest} since:today -> BulkJob all:workitems:bulkTerminateJob:add
postTaskmanagementWorkitemsQuery(body) POST /api/v2/taskmanagement/workitems/query {body: WorkitemQueryPostRequest} since:today -> WorkitemPostQueryEntityListing any:workitems:workitem:view
postTaskmanagementWorkitemsQueryJobs(body) POST /api/v2/taskmanagement/workitems/query/jobs {body: WorkitemQueryJobCreate} since:today -> WorkitemQueryJobResponse any:workitems:queryJob:add
postTaskmanagementWorkitemsSchemas(body) POST /api/v2/taskmanagement/workitems/schemas {body: DataSchema} since:today -> DataSchema any:workitems:workitemSchema:add
postTaskmanagementWorktypeFlowsDatebasedRules(worktypeId, body) POST /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules {body: WorkitemDateBasedRuleCreate} since:today -> WorkitemDateBasedRule any:workitems:flowRuleDateBased:add
postTaskmanagementWorktypeFlowsOnattributechangeRules(worktypeId, body) POST /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules {body: WorkitemOnAttributeChangeRuleCreate} since:today -> WorkitemOnAttributeChangeRule any:workitems:flowRuleOnAttributeChange:add
postTaskmanagementWorktypeFlowsOncreateRules(worktypeId, body) POST /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules {body: WorkitemOnCreateRuleCreate} since:today -> WorkitemOnCreateRule any:workitems:flowRuleOnCreate:add
postTaskmanagementWorktypeStatuses(worktypeId, body) POST /api/v2/taskmanagement/worktypes/{worktypeId}/statuses {body: WorkitemStatusCreate} since:today -> WorkitemStatus any:workitems:status:add
postTaskmanagementWorktypes(body) POST /api/v2/taskmanagement/worktypes {body: WorktypeCreate} since:today -> Worktype any:workitems:worktype:add
postTaskmanagementWorktypesQuery(body) POST /api/v2/taskmanagement/worktypes/query {body: WorktypeQueryRequest} since:today -> WorktypeQueryEntityListing all:workitems:worktype:view
putTaskmanagementWorkitemsSchema(schemaId, body) PUT /api/v2/taskmanagement/workitems/schemas/{schemaId} {body: DataSchema} since:today -> DataSchema any:workitems:workitemSchema:edit

## TeamsApi
deleteTeam(teamId) DELETE /api/v2/teams/{teamId} -> void any:groups:team:delete
deleteTeamMembers(teamId, id) DELETE /api/v2/teams/{teamId}/members ?id since:today -> void any:groups:team:assign
getTeam(teamId) GET /api/v2/teams/{teamId} ?expand:(entities.division) -> Team any:groups:team:view
getTeamMembers(teamId) GET /api/v2/teams/{teamId}/members ?pageSize:integer=25 ?before ?after ?expand:(entities) since:today -> TeamMemberEntityListing any:groups:team:view
getTeams() GET /api/v2/teams ?pageSize:integer=25 ?name ?after ?before ?expand:(entities.division) -> TeamEntityListing any:groups:team:view
patchTeam(teamId, body) PATCH /api/v2/teams/{teamId} {body: Team} -> Team any:groups:team:edit
postAnalyticsTeamsActivityQuery(body) POST /api/v2/analytics/teams/activity/query ?pageSize:integer ?pageNumber:integer {body: TeamActivityQuery} since:today -> TeamActivityResponse any:analytics:teamObservation:view
postTeamMembers(teamId, body) POST /api/v2/teams/{teamId}/members {body: TeamMembers} since:today -> TeamMemberAddListingResponse any:groups:team:assign
postTeams(body) POST /api/v2/teams {body: Team} -> Team any:groups:team:add
postTeamsSearch(body) POST /api/v2/teams/search {body: TeamSearchRequest} -> TeamsSearchResponse any:groups:team:view

## TelephonyApi
deleteTelephonyOrganizationLinkTargetOrganizationId(targetOrganizationId) DELETE /api/v2/telephony/organization/link/{targetOrganizationId} since:today -> void all:telephony:organizationLink:delete
getTelephonyAgentGreetings(agentId) GET /api/v2/telephony/agents/{agentId}/greetings since:today -> AgentGreeting any:telephony:otherAgentGreeting:view
getTelephonyAgentsGreetingsMe() GET /api/v2/telephony/agents/greetings/me since:today -> SelfAgentGreeting any:telephony:selfAgentGreeting:view
getTelephonyCallsMetrics() GET /api/v2/telephony/calls/metrics ?metricType:(cloud|premises)=cloud since:today -> OrganizationCallMetrics any:telephony:callMetrics:view
getTelephonyMediaregions() GET /api/v2/telephony/mediaregions since:today -> MediaRegions any:telephony:plugin:all
getTelephonyNumbersRouting() GET /api/v2/telephony/numbers/routing ?before ?after ?pageSize ?numberId ?activeRoutingOrganizationId ?ownerOrganizationId ?status since:today -> NumberRoutingListing all:telephony:numberRouting:view
getTelephonyOrganizationLink() GET /api/v2/telephony/organization/link since:today -> OrganizationLinkResponse[] all:telephony:organizationLink:view
getTelephonyOrganizationLinkRegions() GET /api/v2/telephony/organization/link/regions since:today -> RegionResponse[] all:telephony:organizationLink:view
getTelephonyPrefixes(type) GET /api/v2/telephony/prefixes ?before ?after ?pageSize ?prefix ?type since:today -> PrefixListing
getTelephonyPrefixesSimulateCall(_number) GET /api/v2/telephony/prefixes/simulate/call ?_number@number since:today -> CallSimulationResult
getTelephonySettings() GET /api/v2/telephony/settings since:today -> TelephonySettings any:telephony:settings:view
getTelephonySipmessagesConversation(conversationId) GET /api/v2/telephony/sipmessages/conversations/{conversationId} since:today -> Callmessage all:telephony:pcap:view
getTelephonySipmessagesConversationHeaders(conversationId) GET /api/v2/telephony/sipmessages/conversations/{conversationId}/headers ?keys[] since:today -> Callheader all:telephony:pcap:view
getTelephonySiptraces(dateStart, dateEnd) GET /api/v2/telephony/siptraces ?callId ?toUser ?fromUser ?conversationId ?dateStart:date-time ?dateEnd:date-time -> SipSearchResult all:telephony:pcap:view
getTelephonySiptracesDownloadDownloadId(downloadId) GET /api/v2/telephony/siptraces/download/{downloadId} -> SignedUrlResponse all:telephony:pcap:view
patchTelephonyOrganizationLinkApproveRequestingOrganizationId(requestingOrganizationId, body) PATCH /api/v2/telephony/organization/link/approve/{requestingOrganizationId} {body: OrganizationLinkApprovalRequest} since:today -> void all:telephony:organizationLink:edit
postTelephonyNumbersRouting(body) POST /api/v2/telephony/numbers/routing {body: NumberRoutingRequest[]} since:today -> void all:telephony:numberRouting:edit
postTelephonyNumbersRoutingAll(body) POST /api/v2/telephony/numbers/routing/all {body: DisasterRecoveryAllRoutingRequest} since:today -> void all:telephony:numberRouting:edit
postTelephonyNumbersRoutingReset(body) POST /api/v2/telephony/numbers/routing/reset {body: NumberRoutingResetOrganizationRequest} since:today -> void all:telephony:numberRouting:edit
postTelephonyOrganizationLink(body) POST /api/v2/telephony/organization/link {body: CreateOrganizationLink} since:today -> OrganizationLink all:telephony:organizationLink:add
postTelephonyPrefixesBulk(body) POST /api/v2/telephony/prefixes/bulk {body: BulkPrefixesRequest} since:today -> BulkPrefixesResponse
postTelephonySiptracesDownload(sIPSearchPublicRequest) POST /api/v2/telephony/siptraces/download {sIPSearchPublicRequest: SIPSearchPublicRequest} -> SipDownloadResponse all:telephony:pcap:add
putTelephonyAgentGreetings(agentId, body) PUT /api/v2/telephony/agents/{agentId}/greetings {body: AgentGreeting} since:today -> AgentGreeting any:telephony:otherAgentGreeting:edit
putTelephonyAgentsGreetingsMe(body) PUT /api/v2/telephony/agents/greetings/me {body: SelfAgentGreeting} since:today -> SelfAgentGreeting any:telephony:selfAgentGreeting:edit
putTelephonySettings(body) PUT /api/v2/telephony/settings {body: TelephonySettings} since:today -> TelephonySettings any:telephony:settings:edit

## TelephonyProvidersEdgeApi
deleteTelephonyProvidersEdge(edgeId) DELETE /api/v2/telephony/providers/edges/{edgeId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgeLogicalinterface(edgeId, interfaceId) DELETE /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgeSoftwareupdate(edgeId) DELETE /api/v2/telephony/providers/edges/{edgeId}/softwareupdate -> void
deleteTelephonyProvidersEdgesAlertablepresences() DELETE /api/v2/telephony/providers/edges/alertablepresences since:today -> void any:telephony:alertablePresences:delete
deleteTelephonyProvidersEdgesCertificateauthority(certificateId) DELETE /api/v2/telephony/providers/edges/certificateauthorities/{certificateId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesDidpool(didPoolId) DELETE /api/v2/telephony/providers/edges/didpools/{didPoolId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesEdgegroup(edgeGroupId) DELETE /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesExtensionpool(extensionPoolId) DELETE /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId} -> void all:telephony:extensionPool:delete
deleteTelephonyProvidersEdgesOutboundroute(outboundRouteId) DELETE /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId} deprecated retired -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesPhone(phoneId) DELETE /api/v2/telephony/providers/edges/phones/{phoneId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesPhonebasesetting(phoneBaseId) DELETE /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesSite(siteId) DELETE /api/v2/telephony/providers/edges/sites/{siteId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesSiteOutboundroute(siteId, outboundRouteId) DELETE /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesTrunkbasesetting(trunkBaseSettingsId) DELETE /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId} -> void any:telephony:plugin:all
getConfigurationSchemasEdgesVnext() GET /api/v2/configuration/schemas/edges/vnext ?pageSize:integer=25 ?pageNumber:integer=1 deprecated retired -> SchemaCategoryEntityListing
getConfigurationSchemasEdgesVnextSchemaCategory(schemaCategory) GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory} ?pageSize:integer=25 ?pageNumber:integer=1 deprecated retired -> SchemaReferenceEntityListing
getConfigurationSchemasEdgesVnextSchemaCategorySchemaType(schemaCategory, schemaType) GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType} ?pageSize:integer=25 ?pageNumber:integer=1 deprecated retired -> SchemaReferenceEntityListing
getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaId(schemaCategory, schemaType, schemaId) GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}/{schemaId} deprecated retired -> Organization
getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaIdExtensionTypeMetadataId(schemaCategory, schemaType, schemaId, extensionType, metadataId) GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}/{schemaId}/{extensionType}/{metadataId} ?type deprecated retired -> Organization
getTelephonyProvidersEdge(edgeId) GET /api/v2/telephony/providers/edges/{edgeId} ?expand:(site)[] -> Edge any:telephony:plugin:all
getTelephonyProvidersEdgeDiagnosticNslookup(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/nslookup -> EdgeNetworkDiagnosticResponse any:telephony:plugin:all
getTelephonyProvidersEdgeDiagnosticPing(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/ping -> EdgeNetworkDiagnosticResponse any:telephony:plugin:all
getTelephonyProvidersEdgeDiagnosticRoute(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/route -> EdgeNetworkDiagnosticResponse any:telephony:plugin:all
getTelephonyProvidersEdgeDiagnosticTracepath(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/tracepath -> EdgeNetworkDiagnosticResponse any:telephony:plugin:all
getTelephonyProvidersEdgeLine(edgeId, lineId) GET /api/v2/telephony/providers/edges/{edgeId}/lines/{lineId} deprecated retired -> EdgeLine any:telephony:plugin:all
getTelephonyProvidersEdgeLines(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/lines ?pageSize:integer=25 ?pageNumber:integer=1 deprecated retired -> EdgeLineEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgeLogicalinterface(edgeId, interfaceId) GET /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId} ?expand:(externalTrunkBaseAssignments|phoneTrunkBaseAssignments)[] -> DomainLogicalInterface any:telephony:plugin:all
getTelephonyProvidersEdgeLogicalinterfaces(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces ?expand:(externalTrunkBaseAssignments|phoneTrunkBaseAssignments)[] -> LogicalInterfaceEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgeLogsJob(edgeId, jobId) GET /api/v2/telephony/providers/edges/{edgeId}/logs/jobs/{jobId} -> EdgeLogsJob any:telephony:plugin:all
getTelephonyProvidersEdgeMetrics(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/metrics -> EdgeMetrics any:telephony:plugin:all
getTelephonyProvidersEdgePhysicalinterface(edgeId, interfaceId) GET /api/v2/telephony/providers/edges/{edgeId}/physicalinterfaces/{interfaceId} -> DomainPhysicalInterface any:telephony:plugin:all
getTelephonyProvidersEdgePhysicalinterfaces(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/physicalinterfaces -> PhysicalInterfaceEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgeSetuppackage(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/setuppackage -> VmPairingInfo any:telephony:plugin:all
getTelephonyProvidersEdgeSoftwareupdate(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/softwareupdate -> DomainEdgeSoftwareUpdateDto
getTelephonyProvidersEdgeSoftwareversions(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/softwareversions -> DomainEdgeSoftwareVersionDtoEntityListing
getTelephonyProvidersEdgeTrunks(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/trunks ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?trunkBaseId@trunkBase.id ?trunkType:@TrunkType -> TrunkEntityListing any:telephony:plugin:all
getTelephonyProvidersEdges() GET /api/v2/telephony/providers/edges ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?siteId@site.id ?edgeGroupId@edgeGroup.id ?sortBy=name ?managed:boolean ?showCloudMedia:boolean=true -> EdgeEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesAlertablepresences() GET /api/v2/telephony/providers/edges/alertablepresences ?type:(defaults|overrides) since:today -> AlertablePresences any:telephony:alertablePresences:view
getTelephonyProvidersEdgesAvailablelanguages() GET /api/v2/telephony/providers/edges/availablelanguages deprecated retired -> AvailableLanguageList
getTelephonyProvidersEdgesCertificateauthorities() GET /api/v2/telephony/providers/edges/certificateauthorities -> CertificateAuthorityEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesCertificateauthority(certificateId) GET /api/v2/telephony/providers/edges/certificateauthorities/{certificateId} -> DomainCertificateAuthority any:telephony:plugin:all
getTelephonyProvidersEdgesDid(didId) GET /api/v2/telephony/providers/edges/dids/{didId} -> DID any:telephony:plugin:all
getTelephonyProvidersEdgesDidpool(didPoolId) GET /api/v2/telephony/providers/edges/didpools/{didPoolId} -> DIDPool any:telephony:plugin:all
getTelephonyProvidersEdgesDidpools() GET /api/v2/telephony/providers/edges/didpools ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=number ?id[] -> DIDPoolEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesDidpoolsDids(type) GET /api/v2/telephony/providers/edges/didpools/dids ?type:(ASSIGNED_AND_UNASSIGNED|UNASSIGNED) ?id[] ?numberMatch ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder=ascending -> DIDNumberEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesDids() GET /api/v2/telephony/providers/edges/dids ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=number ?sortOrder=ASC ?phoneNumber ?ownerId@owner.id ?didPoolId@didPool.id ?id[] -> DIDEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesEdgegroup(edgeGroupId) GET /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId} ?expand:(phoneTrunkBases|edgeTrunkBaseAssignment)[] -> EdgeGroup any:telephony:plugin:all
getTelephonyProvidersEdgesEdgegroupEdgetrunkbase(edgegroupId, edgetrunkbaseId) GET /api/v2/telephony/providers/edges/edgegroups/{edgegroupId}/edgetrunkbases/{edgetrunkbaseId} -> EdgeTrunkBase any:telephony:plugin:all
getTelephonyProvidersEdgesEdgegroups() GET /api/v2/telephony/providers/edges/edgegroups ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?sortBy=name ?managed:boolean -> EdgeGroupEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesEdgeversionreport() GET /api/v2/telephony/providers/edges/edgeversionreport -> EdgeVersionReport
getTelephonyProvidersEdgesExpired() GET /api/v2/telephony/providers/edges/expired -> ExpiredEdgeListing any:telephony:plugin:all,internal:edge:view
getTelephonyProvidersEdgesExtension(extensionId) GET /api/v2/telephony/providers/edges/extensions/{extensionId} -> Extension any:telephony:extensionPool:view
getTelephonyProvidersEdgesExtensionpool(extensionPoolId) GET /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId} -> ExtensionPool all:telephony:extensionPool:view
getTelephonyProvidersEdgesExtensionpools() GET /api/v2/telephony/providers/edges/extensionpools ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?_number@number ?divisionId[] -> ExtensionPoolEntityListing all:telephony:extensionPool:view
getTelephonyProvidersEdgesExtensionpoolsDivisionviews() GET /api/v2/telephony/providers/edges/extensionpools/divisionviews ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?id[] ?name ?divisionId[] since:today -> ExtensionPoolDivisionViewEntityListing all:telephony:extensionPool:search
getTelephonyProvidersEdgesExtensions() GET /api/v2/telephony/providers/edges/extensions ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=number ?sortOrder=ASC ?_number@number -> ExtensionEntityListing any:telephony:extensionPool:view
getTelephonyProvidersEdgesLine(lineId) GET /api/v2/telephony/providers/edges/lines/{lineId} -> Line any:telephony:plugin:all
getTelephonyProvidersEdgesLinebasesetting(lineBaseId) GET /api/v2/telephony/providers/edges/linebasesettings/{lineBaseId} -> LineBase any:telephony:plugin:all
getTelephonyProvidersEdgesLinebasesettings() GET /api/v2/telephony/providers/edges/linebasesettings ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?expand:(properties)[] -> LineBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesLines() GET /api/v2/telephony/providers/edges/lines ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?sortBy=name ?expand:(properties|site|edgeGroup|primaryEdge|secondaryEdge|edges|assignedUser)[] -> LineEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesLinesTemplate(lineBaseSettingsId) GET /api/v2/telephony/providers/edges/lines/template ?lineBaseSettingsId -> Line any:telephony:plugin:all
getTelephonyProvidersEdgesLogicalinterfaces(edgeIds) GET /api/v2/telephony/providers/edges/logicalinterfaces ?edgeIds ?expand:(externalTrunkBaseAssignments|phoneTrunkBaseAssignments)[] -> LogicalInterfaceEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesMediastatisticsConversation(conversationId) GET /api/v2/telephony/providers/edges/mediastatistics/conversations/{conversationId} since:today preview -> MediaStatisticsListing any:analytics:conversationDetail:view
getTelephonyProvidersEdgesMediastatisticsConversationCommunication(conversationId, communicationId) GET /api/v2/telephony/providers/edges/mediastatistics/conversations/{conversationId}/communications/{communicationId} since:today preview -> MediaStatistics any:analytics:conversationDetail:view
getTelephonyProvidersEdgesMetrics(edgeIds) GET /api/v2/telephony/providers/edges/metrics ?edgeIds -> EdgeMetrics[] any:telephony:plugin:all
getTelephonyProvidersEdgesOutboundroute(outboundRouteId) GET /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId} deprecated retired -> OutboundRoute any:telephony:plugin:all
getTelephonyProvidersEdgesOutboundroutes() GET /api/v2/telephony/providers/edges/outboundroutes ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?siteId@site.id ?externalTrunkBasesIds@externalTrunkBases.ids ?sortBy=name -> OutboundRouteEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesPhone(phoneId) GET /api/v2/telephony/providers/edges/phones/{phoneId} -> Phone any:telephony:plugin:all
getTelephonyProvidersEdgesPhonebasesetting(phoneBaseId) GET /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId} -> PhoneBase any:telephony:plugin:all
getTelephonyProvidersEdgesPhonebasesettings() GET /api/v2/telephony/providers/edges/phonebasesettings ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=name ?sortOrder=ASC ?expand:(properties|lines)[] ?name -> PhoneBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesPhonebasesettingsAvailablemetabases() GET /api/v2/telephony/providers/edges/phonebasesettings/availablemetabases ?pageSize:integer=25 ?pageNumber:integer=1 -> PhoneMetaBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesPhonebasesettingsTemplate(phoneMetabaseId) GET /api/v2/telephony/providers/edges/phonebasesettings/template ?phoneMetabaseId -> PhoneBase any:telephony:plugin:all
getTelephonyProvidersEdgesPhones() GET /api/v2/telephony/providers/edges/phones ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy:(name|status.operationalStatus|secondaryStatus.operationalStatus|id)=name ?sortOrder=ASC ?siteId@site.id ?webRtcUserId@webRtcUser.id ?phoneBaseSettingsId@phoneBaseSettings.id ?linesLoggedInUserId@lines.loggedInUser.id ?linesDefaultForUserId@lines.defaultForUser.id ?phoneHardwareId@phone_hardwareId ?linesId@lines.id ?linesName@lines.name ?name ?statusOperationalStatus@status.operationalStatus ?secondaryStatusOperationalStatus@secondaryStatus.operationalStatus ?expand:(properties|site|status|status.primaryEdgesStatus|status.secondaryEdgesStatus|phoneBaseSettings|lines)[] ?fields:(webRtcUser|properties.*|lines.loggedInUser|lines.defaultForUser)[] -> PhoneEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesPhonesTemplate(phoneBaseSettingsId) GET /api/v2/telephony/providers/edges/phones/template ?phoneBaseSettingsId -> Phone any:telephony:plugin:all
getTelephonyProvidersEdgesPhysicalinterfaces(edgeIds) GET /api/v2/telephony/providers/edges/physicalinterfaces ?edgeIds -> PhysicalInterfaceEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesSite(siteId) GET /api/v2/telephony/providers/edges/sites/{siteId} -> Site any:telephony:plugin:all,telephony:sites:view
getTelephonyProvidersEdgesSiteNumberplan(siteId, numberPlanId) GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans/{numberPlanId} -> NumberPlan any:telephony:plugin:all
getTelephonyProvidersEdgesSiteNumberplans(siteId) GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans -> NumberPlan[] any:telephony:plugin:all
getTelephonyProvidersEdgesSiteNumberplansClassifications(siteId) GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans/classifications ?classification -> string[] any:telephony:plugin:all
getTelephonyProvidersEdgesSiteOutboundroute(siteId, outboundRouteId) GET /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId} -> OutboundRouteBase any:telephony:plugin:all
getTelephonyProvidersEdgesSiteOutboundroutes(siteId) GET /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?externalTrunkBasesIds@externalTrunkBases.ids ?sortBy=name -> OutboundRouteBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesSiteSiteconnections(siteId) GET /api/v2/telephony/providers/edges/sites/{siteId}/siteconnections since:today -> SiteConnections any:telephony:plugin:all,telephony:sites:view
getTelephonyProvidersEdgesSites() GET /api/v2/telephony/providers/edges/sites ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=name ?sortOrder=ASC ?name ?locationId@location.id ?managed:boolean ?expand:(edges|location|primarySites|secondarySites)[] -> SiteEntityListing
getTelephonyProvidersEdgesSitesSearch(q64) GET /api/v2/telephony/providers/edges/sites/search ?q64 ?expand[] since:today -> SitesSearchResponse any:telephony:plugin:all,telephony:sites:view
getTelephonyProvidersEdgesTimezones() GET /api/v2/telephony/providers/edges/timezones ?pageSize:integer=1000 ?pageNumber:integer=1 -> TimeZoneEntityListing
getTelephonyProvidersEdgesTrunk(trunkId) GET /api/v2/telephony/providers/edges/trunks/{trunkId} -> Trunk any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkMetrics(trunkId) GET /api/v2/telephony/providers/edges/trunks/{trunkId}/metrics -> TrunkMetrics any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkbasesetting(trunkBaseSettingsId) GET /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId} ?ignoreHidden:boolean -> TrunkBase any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkbasesettings() GET /api/v2/telephony/providers/edges/trunkbasesettings ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?recordingEnabled:boolean ?ignoreHidden:boolean ?managed:boolean ?expand:(properties)[] ?name -> TrunkBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkbasesettingsAvailablemetabases() GET /api/v2/telephony/providers/edges/trunkbasesettings/availablemetabases ?type:@TrunkType ?pageSize:integer=25 ?pageNumber:integer=1 -> TrunkMetabaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkbasesettingsSiteSiteId(siteId) GET /api/v2/telephony/providers/edges/trunkbasesettings/site/{siteId} ?pageNumber:number ?pageSize:number ?sortBy ?sortOrder since:today -> TrunkBaseEntityListing
getTelephonyProvidersEdgesTrunkbasesettingsTemplate(trunkMetabaseId) GET /api/v2/telephony/providers/edges/trunkbasesettings/template ?trunkMetabaseId -> TrunkBase any:telephony:plugin:all
getTelephonyProvidersEdgesTrunks() GET /api/v2/telephony/providers/edges/trunks ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?edgeId@edge.id ?trunkBaseId@trunkBase.id ?trunkType:@TrunkType -> TrunkEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesTrunksMetrics(trunkIds) GET /api/v2/telephony/providers/edges/trunks/metrics ?trunkIds -> TrunkMetrics[] any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkswithrecording() GET /api/v2/telephony/providers/edges/trunkswithrecording ?trunkType:@TrunkType -> TrunkRecordingEnabledCount any:recording:retentionPolicy:view,telephony:plugin:all
patchTelephonyProvidersEdgesSiteSiteconnections(siteId, body) PATCH /api/v2/telephony/providers/edges/sites/{siteId}/siteconnections {body: DisableSiteConnectionsRequest} since:today -> SiteConnections any:telephony:plugin:all
postTelephonyProvidersEdgeDiagnosticNslookup(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/nslookup {body: EdgeNetworkDiagnosticRequest} -> EdgeNetworkDiagnostic any:telephony:plugin:all
postTelephonyProvidersEdgeDiagnosticPing(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/ping {body: EdgeNetworkDiagnosticRequest} -> EdgeNetworkDiagnostic any:telephony:plugin:all
postTelephonyProvidersEdgeDiagnosticRoute(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/route {body: EdgeNetworkDiagnosticRequest} -> EdgeNetworkDiagnostic any:telephony:plugin:all
postTelephonyProvidersEdgeDiagnosticTracepath(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/tracepath {body: EdgeNetworkDiagnosticRequest} -> EdgeNetworkDiagnostic any:telephony:plugin:all
postTelephonyProvidersEdgeLogicalinterfaces(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces {body: DomainLogicalInterface} -> DomainLogicalInterface any:telephony:plugin:all
postTelephonyProvidersEdgeLogsJobUpload(edgeId, jobId, body) POST /api/v2/telephony/providers/edges/{edgeId}/logs/jobs/{jobId}/upload {body: EdgeLogsJobUploadRequest} -> void any:telephony:plugin:all
postTelephonyProvidersEdgeLogsJobs(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/logs/jobs {body: EdgeLogsJobRequest} -> EdgeLogsJobResponse any:telephony:plugin:all
postTelephonyProvidersEdgeOfflineconfiguration(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/offlineconfiguration {body: EdgeOfflineConfiguration} since:today -> EdgeOfflineConfigurationResponse
postTelephonyProvidersEdgeReboot(edgeId) POST /api/v2/telephony/providers/edges/{edgeId}/reboot {body: EdgeRebootParameters} -> string any:telephony:plugin:all
postTelephonyProvidersEdgeSoftwareupdate(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/softwareupdate {body: DomainEdgeSoftwareUpdateDto} -> DomainEdgeSoftwareUpdateDto
postTelephonyProvidersEdgeStatuscode(edgeId) POST /api/v2/telephony/providers/edges/{edgeId}/statuscode {body: EdgeServiceStateRequest} -> string any:telephony:plugin:all
postTelephonyProvidersEdgeUnpair(edgeId) POST /api/v2/telephony/providers/edges/{edgeId}/unpair -> string any:telephony:plugin:all
postTelephonyProvidersEdges(body) POST /api/v2/telephony/providers/edges {body: Edge} -> Edge any:telephony:plugin:all
postTelephonyProvidersEdgesAddressvalidation(body) POST /api/v2/telephony/providers/edges/addressvalidation {body: ValidateAddressRequest} -> ValidateAddressResponse
postTelephonyProvidersEdgesCertificateauthorities(body) POST /api/v2/telephony/providers/edges/certificateauthorities {body: DomainCertificateAuthority} -> DomainCertificateAuthority any:telephony:plugin:all
postTelephonyProvidersEdgesDidpools(body) POST /api/v2/telephony/providers/edges/didpools {body: DIDPool} -> DIDPool any:telephony:plugin:all
postTelephonyProvidersEdgesEdgegroups(body) POST /api/v2/telephony/providers/edges/edgegroups {body: EdgeGroup} -> EdgeGroup any:telephony:plugin:all
postTelephonyProvidersEdgesExtensionpools(body) POST /api/v2/telephony/providers/edges/extensionpools {body: ExtensionPool} -> ExtensionPool all:telephony:extensionPool:add
postTelephonyProvidersEdgesOutboundroutes(body) POST /api/v2/telephony/providers/edges/outboundroutes {body: OutboundRoute} deprecated retired -> OutboundRoute any:telephony:plugin:all
postTelephonyProvidersEdgesPhoneReboot(phoneId) POST /api/v2/telephony/providers/edges/phones/{phoneId}/reboot -> void any:telephony:plugin:all
postTelephonyProvidersEdgesPhonebasesettings(body) POST /api/v2/telephony/providers/edges/phonebasesettings {body: PhoneBase} -> PhoneBase any:telephony:plugin:all
postTelephonyProvidersEdgesPhones(body) POST /api/v2/telephony/providers/edges/phones {body: Phone} -> Phone any:telephony:plugin:all
postTelephonyProvidersEdgesPhonesReboot(body) POST /api/v2/telephony/providers/edges/phones/reboot {body: PhonesReboot} -> void any:telephony:plugin:all
postTelephonyProvidersEdgesSiteOutboundroutes(siteId, body) POST /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes {body: OutboundRouteBase} -> OutboundRouteBase any:telephony:plugin:all
postTelephonyProvidersEdgesSiteRebalance(siteId) POST /api/v2/telephony/providers/edges/sites/{siteId}/rebalance deprecated retired -> void any:telephony:plugin:all
postTelephonyProvidersEdgesSites(body) POST /api/v2/telephony/providers/edges/sites {body: Site} -> Site any:telephony:plugin:all
postTelephonyProvidersEdgesSitesSearch(body) POST /api/v2/telephony/providers/edges/sites/search {body: SiteSearchRequest} since:today -> SitesSearchResponse any:telephony:plugin:all,telephony:sites:view
postTelephonyProvidersEdgesTrunkbasesettings(body) POST /api/v2/telephony/providers/edges/trunkbasesettings {body: TrunkBase} -> TrunkBase any:telephony:plugin:all
postTelephonyProvidersEdgesTrunkbasesettingsSearch(body) POST /api/v2/telephony/providers/edges/trunkbasesettings/search {body: TelephonySearchRequest} since:today -> TrunkBasesSearchResponse
postTelephonyProvidersEdgesTrunksSearch(body) POST /api/v2/telephony/providers/edges/trunks/search {body: TelephonySearchRequest} since:today -> TrunkInstanceSearchResponse
putTelephonyProvidersEdge(edgeId, body) PUT /api/v2/telephony/providers/edges/{edgeId} {body: Edge} -> Edge any:telephony:plugin:all
putTelephonyProvidersEdgeLine(edgeId, lineId, body) PUT /api/v2/telephony/providers/edges/{edgeId}/lines/{lineId} {body: EdgeLine} deprecated retired -> EdgeLine any:telephony:plugin:all
putTelephonyProvidersEdgeLogicalinterface(edgeId, interfaceId, body) PUT /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId} {body: DomainLogicalInterface} -> DomainLogicalInterface any:telephony:plugin:all
putTelephonyProvidersEdgesAlertablepresences(body) PUT /api/v2/telephony/providers/edges/alertablepresences {body: AlertablePresences} since:today -> void any:telephony:alertablePresences:edit
putTelephonyProvidersEdgesCertificateauthority(certificateId, body) PUT /api/v2/telephony/providers/edges/certificateauthorities/{certificateId} {body: DomainCertificateAuthority} -> DomainCertificateAuthority any:telephony:plugin:all
putTelephonyProvidersEdgesDid(didId, body) PUT /api/v2/telephony/providers/edges/dids/{didId} {body: DID} deprecated retired -> DID any:telephony:plugin:all
putTelephonyProvidersEdgesDidpool(didPoolId, body) PUT /api/v2/telephony/providers/edges/didpools/{didPoolId} {body: DIDPool} -> DIDPool any:telephony:plugin:all
putTelephonyProvidersEdgesEdgegroup(edgeGroupId, body) PUT /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId} {body: EdgeGroup} -> EdgeGroup any:telephony:plugin:all
putTelephonyProvidersEdgesEdgegroupEdgetrunkbase(edgegroupId, edgetrunkbaseId, body) PUT /api/v2/telephony/providers/edges/edgegroups/{edgegroupId}/edgetrunkbases/{edgetrunkbaseId} {body: EdgeTrunkBase} -> EdgeTrunkBase any:telephony:plugin:all
putTelephonyProvidersEdgesExtension(extensionId, body) PUT /api/v2/telephony/providers/edges/extensions/{extensionId} {body: Extension} deprecated retired -> Extension any:telephony:plugin:all
putTelephonyProvidersEdgesExtensionpool(extensionPoolId, body) PUT /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId} {body: ExtensionPool} -> ExtensionPool all:telephony:extensionPool:edit
putTelephonyProvidersEdgesOutboundroute(outboundRouteId, body) PUT /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId} {body: OutboundRoute} deprecated retired -> OutboundRoute any:telephony:plugin:all
putTelephonyProvidersEdgesPhone(phoneId, body) PUT /api/v2/telephony/providers/edges/phones/{phoneId} {body: Phone} -> Phone any:telephony:plugin:all
putTelephonyProvidersEdgesPhonebasesetting(phoneBaseId, body) PUT /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId} {body: PhoneBase} -> PhoneBase any:telephony:plugin:all
putTelephonyProvidersEdgesSite(siteId, body) PUT /api/v2/telephony/providers/edges/sites/{siteId} {body: Site} -> Site any:telephony:plugin:all
putTelephonyProvidersEdgesSiteNumberplans(siteId, body) PUT /api/v2/telephony/providers/edges/sites/{siteId}/numberplans {body: NumberPlan[]} -> NumberPlan[] any:telephony:plugin:all
putTelephonyProvidersEdgesSiteOutboundroute(siteId, outboundRouteId, body) PUT /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId} {body: OutboundRouteBase} -> OutboundRouteBase any:telephony:plugin:all
putTelephonyProvidersEdgesSiteSiteconnections(siteId, body) PUT /api/v2/telephony/providers/edges/sites/{siteId}/siteconnections {body: SiteConnections} since:today -> SiteConnections any:telephony:plugin:all
putTelephonyProvidersEdgesTrunkbasesetting(trunkBaseSettingsId, body) PUT /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId} {body: TrunkBase} -> TrunkBase any:telephony:plugin:all

## TextbotsApi
getTextbotsBotsSearch() GET /api/v2/textbots/bots/search ?botType:(GenesysBotConnector|GenesysDialogEngine|AmazonLex|GoogleDialogFlowES|GoogleDialogFlowCX|NuanceDlg|GenesysBotFlow|GenesysDigitalBotFlow|GenesysVoiceSurveyFlow|GenesysDigitalBotConnector)[] ?botName ?botId[] ?pageSize:integer=25 ?virtualAgentEnabled:boolean -> BotSearchResponseEntityListing any:integrations:integration:view
postTextbotsBotflowsSessionTurns(sessionId, turnRequest) POST /api/v2/textbots/botflows/sessions/{sessionId}/turns {turnRequest: TextBotFlowTurnRequest} -> TextBotFlowTurnResponse any:textbots:botFlowSession:execute
postTextbotsBotflowsSessions(launchRequest) POST /api/v2/textbots/botflows/sessions {launchRequest: TextBotFlowLaunchRequest} -> TextBotFlowLaunchResponse any:textbots:botFlowSession:execute
postTextbotsBotsExecute(postTextRequest) POST /api/v2/textbots/bots/execute {postTextRequest: PostTextRequest} -> PostTextResponse any:textbots:session:execute

## TokensApi
deleteToken(userId) DELETE /api/v2/tokens/{userId} -> void any:oauth:token:delete
deleteTokensMe() DELETE /api/v2/tokens/me -> void
getTokensMe() GET /api/v2/tokens/me ?preserveIdleTTL:boolean -> TokenInfo
getTokensTimeout() GET /api/v2/tokens/timeout since:today -> IdleTokenTimeout
headTokensMe() HEAD /api/v2/tokens/me -> void
putTokensTimeout() PUT /api/v2/tokens/timeout {body: IdleTokenTimeout} since:today -> IdleTokenTimeout any:directory:organization:admin

## UploadsApi
getKnowledgeKnowledgebaseUploadsUrlsJob(knowledgeBaseId, jobId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/uploads/urls/jobs/{jobId} since:today -> GetUploadSourceUrlJobStatusResponse all:knowledge:uploadSourceUrlJob:view
postGamificationContestsUploadsPrizeimages(body) POST /api/v2/gamification/contests/uploads/prizeimages {body: GamificationContestPrizeImageUploadUrlRequest} since:today -> UploadUrlResponse all:gamification:contestPrizeImage:upload
postGuidesUploads(body) POST /api/v2/guides/uploads {body: UploadUrlRequest} since:today -> UploadUrlResponse all:aiStudio:guide:upload
postIntegrationsActionDraftFunctionUpload(actionId, body) POST /api/v2/integrations/actions/{actionId}/draft/function/upload {body: FunctionUploadRequest} since:today -> FunctionUploadResponse any:integrations:actionFunction:edit
postKnowledgeDocumentuploads(body) POST /api/v2/knowledge/documentuploads {body: UploadUrlRequest} -> UploadUrlResponse all:knowledge:document:upload
postKnowledgeKnowledgebaseUploadsUrlsJobs(knowledgeBaseId, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/uploads/urls/jobs {body: CreateUploadSourceUrlJobRequest} since:today -> CreateUploadSourceUrlJobResponse all:knowledge:uploadSourceUrlJob:add
postLanguageunderstandingMinerUploads(minerId, body) POST /api/v2/languageunderstanding/miners/{minerId}/uploads {body: JsonObject} -> UploadUrlResponse all:languageUnderstanding:miner:upload
postUploadsLearningCoverart(body) POST /api/v2/uploads/learning/coverart {body: LearningCoverArtUploadUrlRequest} -> UploadUrlResponse all:learning:coverart:upload
postUploadsPublicassetsImages(body) POST /api/v2/uploads/publicassets/images {body: UploadUrlRequest} -> UploadUrlResponse all:uploads:publicasset:upload
postUploadsRecordings(body) POST /api/v2/uploads/recordings {body: UploadUrlRequest} -> UploadUrlResponse all:recording:recording:upload
postUploadsWorkforcemanagementHistoricaldataCsv(body) POST /api/v2/uploads/workforcemanagement/historicaldata/csv {body: UploadUrlRequest} -> UploadUrlResponse all:wfm:historicalData:upload

## UsageApi
getOauthClientUsageQueryResult(executionId, clientId) GET /api/v2/oauth/clients/{clientId}/usage/query/results/{executionId} since:today -> ApiUsageQueryResult any:oauth:client:view,usage:client:view
getOauthClientUsageSummary(clientId) GET /api/v2/oauth/clients/{clientId}/usage/summary ?days=7 since:today -> UsageExecutionResult any:oauth:client:view,usage:client:view
getUsageAggregatesQueryJob(jobId) GET /api/v2/usage/aggregates/query/jobs/{jobId} ?pageSize:integer=100 ?after since:today -> OrganizationPublicApiUsageResultsResponse any:usage:organization:view
getUsageClientClientIdAggregatesQueryJob(clientId, jobId) GET /api/v2/usage/client/{clientId}/aggregates/query/jobs/{jobId} ?pageSize:integer=100 ?after since:today -> ClientPublicApiUsageResultsResponse any:usage:client:view
getUsageQueryExecutionIdResults(executionId) GET /api/v2/usage/query/{executionId}/results -> ApiUsageQueryResult any:oauth:client:view,usage:organization:view
getUsageSimplesearchExecutionIdResults(executionId) GET /api/v2/usage/simplesearch/{executionId}/results ?after ?pageSize:integer since:today -> ApiUsageQueryResult any:oauth:client:view,usage:simpleSearch:view
postOauthClientUsageQuery(clientId, body) POST /api/v2/oauth/clients/{clientId}/usage/query {body: ApiUsageClientQuery} since:today -> UsageExecutionResult any:oauth:client:view,usage:client:view
postUsageAggregatesQueryJobs(body) POST /api/v2/usage/aggregates/query/jobs {body: OrganizationPublicApiUsageQueryRequest} since:today -> OrganizationUsageQueryResponse any:usage:organization:view
postUsageClientClientIdAggregatesQueryJobs(clientId, body) POST /api/v2/usage/client/{clientId}/aggregates/query/jobs {body: ClientPublicApiUsageQueryRequest} since:today -> ClientUsageQueryResponse any:usage:client:view
postUsageQuery(body) POST /api/v2/usage/query {body: ApiUsageOrganizationQuery} -> UsageExecutionResult any:oauth:client:view,usage:organization:view
postUsageSimplesearch(body) POST /api/v2/usage/simplesearch {body: ApiUsageSimpleSearch} since:today -> UsageExecutionResult any:oauth:client:view,usage:simpleSearch:view

## UserRecordingsApi
deleteUserrecording(recordingId) DELETE /api/v2/userrecordings/{recordingId} -> void
getUserrecording(recordingId) GET /api/v2/userrecordings/{recordingId} ?expand:(conversation)[] -> UserRecording
getUserrecordingMedia(recordingId) GET /api/v2/userrecordings/{recordingId}/media ?formatId:@MediaFormat=WEBM deprecated retired -> DownloadResponse
getUserrecordingTranscoding(recordingId) GET /api/v2/userrecordings/{recordingId}/transcoding ?formatId:@MediaFormat=WEBM since:today -> DownloadResponse
getUserrecordings() GET /api/v2/userrecordings ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(conversation)[] -> UserRecordingEntityListing
getUserrecordingsSummary() GET /api/v2/userrecordings/summary -> FaxSummary
putUserrecording(recordingId, body) PUT /api/v2/userrecordings/{recordingId} ?expand:(conversation)[] {body: UserRecording} -> UserRecording

## UsersApi
deleteAnalyticsUsersAggregatesJob(jobId) DELETE /api/v2/analytics/users/aggregates/jobs/{jobId} since:today preview -> void any:analytics:userAggregate:view
deleteAnalyticsUsersDetailsJob(jobId) DELETE /api/v2/analytics/users/details/jobs/{jobId} -> void any:analytics:userDetail:view
deleteAuthorizationSubjectDivisionRole(subjectId, divisionId, roleId) DELETE /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId} -> void all:authorization:grant:delete
deleteRoutingDirectroutingbackupSettingsMe() DELETE /api/v2/routing/directroutingbackup/settings/me since:today -> void any:routing:directRoutingBackup:selfDelete
deleteRoutingUserDirectroutingbackupSettings(userId) DELETE /api/v2/routing/users/{userId}/directroutingbackup/settings since:today -> void any:routing:directRoutingBackup:delete
deleteRoutingUserUtilization(userId) DELETE /api/v2/routing/users/{userId}/utilization -> void any:routing:utilization:manage
deleteUser(userId) DELETE /api/v2/users/{userId} -> JsonObject any:admin,directory:user:delete,directory:organization:admin
deleteUserCustomattribute(userId, schemaId) DELETE /api/v2/users/{userId}/customattributes/{schemaId} since:today -> void any:directory:user:edit
deleteUserExternalidAuthorityNameExternalKey(userId, authorityName, externalKey) DELETE /api/v2/users/{userId}/externalid/{authorityName}/{externalKey} since:today -> void any:directory:user:edit
deleteUserRoutinglanguage(userId, languageId) DELETE /api/v2/users/{userId}/routinglanguages/{languageId} -> void any:routing:skill:assign,routing:language:assign
deleteUserRoutingskill(userId, skillId) DELETE /api/v2/users/{userId}/routingskills/{skillId} -> void all:routing:skill:assign
deleteUserStationAssociatedstation(userId) DELETE /api/v2/users/{userId}/station/associatedstation -> void any:telephony:station:disassociate
deleteUserStationDefaultstation(userId) DELETE /api/v2/users/{userId}/station/defaultstation -> void any:telephony:plugin:all,telephony:phone:assign
deleteUserVerifier(userId, verifierId) DELETE /api/v2/users/{userId}/verifiers/{verifierId} since:today -> void any:mfa:verifier:delete
deleteUsersCustomattributesSchema(schemaId) DELETE /api/v2/users/customattributes/schemas/{schemaId} since:today -> void any:users:customAttributesSchema:delete
deleteUsersMeVerifier(verifierId) DELETE /api/v2/users/me/verifiers/{verifierId} since:today -> void
deleteUsersStationsMeAssociatedstation() DELETE /api/v2/users/stations/me/associatedstation since:today -> void any:telephony:station:disassociateSelf
getAnalyticsUsersAggregatesJob(jobId) GET /api/v2/analytics/users/aggregates/jobs/{jobId} since:today preview -> AsyncQueryStatus any:analytics:userAggregate:view
getAnalyticsUsersAggregatesJobResults(jobId) GET /api/v2/analytics/users/aggregates/jobs/{jobId}/results ?cursor since:today preview -> UserAsyncAggregateQueryResponse any:analytics:userAggregate:view
getAnalyticsUsersDetailsJob(jobId) GET /api/v2/analytics/users/details/jobs/{jobId} -> AsyncQueryStatus any:analytics:userDetail:view
getAnalyticsUsersDetailsJobResults(jobId) GET /api/v2/analytics/users/details/jobs/{jobId}/results ?cursor ?pageSize:integer -> AnalyticsUserDetailsAsyncQueryResponse any:analytics:userDetail:view
getAnalyticsUsersDetailsJobsAvailability() GET /api/v2/analytics/users/details/jobs/availability -> DataAvailabilityResponse any:analytics:userDetail:view
getAuthorizationDivisionspermittedMe(permission) GET /api/v2/authorization/divisionspermitted/me ?name ?permission deprecated -> AuthzDivision[]
getAuthorizationDivisionspermittedPagedMe(permission) GET /api/v2/authorization/divisionspermitted/paged/me ?permission ?pageNumber:integer=1 ?pageSize:integer=25 -> DivsPermittedEntityListing
getAuthorizationDivisionspermittedPagedSubjectId(subjectId, permission) GET /api/v2/authorization/divisionspermitted/paged/{subjectId} ?permission ?pageNumber:integer=1 ?pageSize:integer=25 deprecated -> DivsPermittedEntityListing
getAuthorizationSubject(subjectId) GET /api/v2/authorization/subjects/{subjectId} ?includeDuplicates:boolean=false -> AuthzSubject any:authorization:grant:view
getAuthorizationSubjectsMe() GET /api/v2/authorization/subjects/me ?includeDuplicates:boolean=false -> AuthzSubject
getFieldconfig(type) GET /api/v2/fieldconfig ?type:@FieldConfigType deprecated -> FieldConfig
getProfilesUsers() GET /api/v2/profiles/users ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?jid[] ?sortOrder:(ascending|descending)=ASC ?expand:(routingStatus|presence|integrationPresence|conversationSummary|outOfOffice|geolocation|station|authorization)[] ?integrationPresenceSource:@IntegrationPresenceSource deprecated -> UserProfileEntityListing
getRoutingDirectroutingbackupSettingsMe() GET /api/v2/routing/directroutingbackup/settings/me since:today -> AgentDirectRoutingBackupSettings any:routing:directRoutingBackup:selfView
getRoutingUserDirectroutingbackupSettings(userId) GET /api/v2/routing/users/{userId}/directroutingbackup/settings since:today -> AgentDirectRoutingBackupSettings any:routing:directRoutingBackup:view
getRoutingUserUtilization(userId) GET /api/v2/routing/users/{userId}/utilization -> AgentMaxUtilizationResponse any:routing:utilization:manage,routing:utilization:view
getUser(userId) GET /api/v2/users/{userId} ?expand:@UserExpand[] ?integrationPresenceSource:@IntegrationPresenceSource ?state:(active|deleted)=active ?userCustomAttributeSchemaIds[] -> User
getUserAdjacents(userId) GET /api/v2/users/{userId}/adjacents ?expand:@UserExpand[] -> Adjacents
getUserCallforwarding(userId) GET /api/v2/users/{userId}/callforwarding -> CallForwarding any:conversation:callForwarding:view
getUserCustomattribute(userId, schemaId) GET /api/v2/users/{userId}/customattributes/{schemaId} since:today -> UserCustomAttributes any:directory:user:view
getUserCustomattributesBulk(userId, schemaIds) GET /api/v2/users/{userId}/customattributes/bulk ?schemaIds[] since:today -> JsonObject[] any:directory:user:view
getUserDirectreports(userId) GET /api/v2/users/{userId}/directreports ?expand:@UserExpand[] -> User[]
getUserExternalid(userId) GET /api/v2/users/{userId}/externalid since:today -> UserExternalIdentifier[]
getUserExternalidAuthorityName(userId, authorityName) GET /api/v2/users/{userId}/externalid/{authorityName} since:today -> UserExternalIdentifier
getUserFavorites(userId) GET /api/v2/users/{userId}/favorites ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder=ASC ?expand:@UserExpand[] deprecated -> UserEntityListing
getUserGeolocation(userId, clientId) GET /api/v2/users/{userId}/geolocations/{clientId} -> Geolocation
getUserOutofoffice(userId) GET /api/v2/users/{userId}/outofoffice -> OutOfOffice
getUserProfile(userId) GET /api/v2/users/{userId}/profile ?expand:(routingStatus|presence|conversationSummary|outOfOffice|geolocation|station|authorization|lasttokenissued|dateLastLogin|authorization.unusedRoles|team|integrationPresence|workPlanBidRanks|externalContactsSettings|groups|customAttributes)[] ?integrationPresenceSource:@IntegrationPresenceSource deprecated -> UserProfile
getUserProfileskills(userId) GET /api/v2/users/{userId}/profileskills -> string[] any:directory:userProfile:view
getUserQueues(userId) GET /api/v2/users/{userId}/queues ?pageSize:integer=25 ?pageNumber:integer=1 ?joined:boolean=true ?divisionId[] -> UserQueueEntityListing any:routing:queue:view
getUserRoles(subjectId) GET /api/v2/users/{subjectId}/roles -> UserAuthorization any:authorization:grant:view
getUserRoutinglanguages(userId) GET /api/v2/users/{userId}/routinglanguages ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC -> UserLanguageEntityListing
getUserRoutingskills(userId) GET /api/v2/users/{userId}/routingskills ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC -> UserSkillEntityListing
getUserRoutingstatus(userId) GET /api/v2/users/{userId}/routingstatus -> RoutingStatus
getUserSkillgroups(userId) GET /api/v2/users/{userId}/skillgroups ?pageSize:integer=25 ?after ?before since:today -> UserSkillGroupEntityListing any:routing:skillGroup:view
getUserState(userId) GET /api/v2/users/{userId}/state -> UserState any:directory:userStateChange:view
getUserStation(userId) GET /api/v2/users/{userId}/station -> UserStations any:telephony:otherStationAssociation:view
getUserSuperiors(userId) GET /api/v2/users/{userId}/superiors ?expand:@UserExpand[] -> User[]
getUserTrustors(userId) GET /api/v2/users/{userId}/trustors ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustorEntityListing all:authorization:orgTrustor:view
getUserVerifiers(userId) GET /api/v2/users/{userId}/verifiers since:today -> VerifierEntityListing any:mfa:verifier:view
getUsers() GET /api/v2/users ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?jabberId[] ?sortOrder:(ascending|descending)=ASC ?expand:@UserExpand[] ?integrationPresenceSource:@IntegrationPresenceSource ?state:(active|inactive|deleted|any)=active ?userCustomAttributeSchemaIds[] -> UserEntityListing
getUsersChatsMe() GET /api/v2/users/chats/me ?excludeClosed:boolean ?includePresence:boolean ?includeRoomOwners:boolean ?after since:today -> ChatItemCursorListing any:chat:chat:access,user:chats:view
getUsersCustomattributesSchema(schemaId) GET /api/v2/users/customattributes/schemas/{schemaId} since:today -> DataSchema any:users:customAttributesSchema:view
getUsersCustomattributesSchemaVersion(schemaId, versionId) GET /api/v2/users/customattributes/schemas/{schemaId}/versions/{versionId} since:today -> DataSchema any:users:customAttributesSchema:view
getUsersCustomattributesSchemaVersions(schemaId) GET /api/v2/users/customattributes/schemas/{schemaId}/versions since:today -> DataSchemaListing any:users:customAttributesSchema:view
getUsersCustomattributesSchemas() GET /api/v2/users/customattributes/schemas since:today -> DataSchemaListing any:users:customAttributesSchema:view
getUsersCustomattributesSchemasCoretype(coreTypeName) GET /api/v2/users/customattributes/schemas/coretypes/{coreTypeName} since:today -> Coretype any:users:customAttributesSchema:view
getUsersCustomattributesSchemasCoretypes() GET /api/v2/users/customattributes/schemas/coretypes since:today -> CoretypeListing any:users:customAttributesSchema:view
getUsersCustomattributesSchemasLimits() GET /api/v2/users/customattributes/schemas/limits since:today -> SchemaQuantityLimits any:users:customAttributesSchema:view
getUsersDevelopmentActivities() GET /api/v2/users/development/activities ?userId[] ?moduleId ?interval ?completionInterval ?overdue:@OverdueFilter=Any ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(Asc|Desc)=Desc ?types:@DevelopmentActivityType[] ?statuses:(Planned|InProgress|Completed|InvalidSchedule|NotCompleted)[] ?relationship:@ActivityRelationship[] ?pass -> DevelopmentActivityListing any:learning:assignment:view,coaching:appointment:view
getUsersDevelopmentActivitiesMe() GET /api/v2/users/development/activities/me ?moduleId ?interval ?completionInterval ?overdue:@OverdueFilter=Any ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(Asc|Desc)=Desc ?types:@DevelopmentActivityType[] ?statuses:(Planned|InProgress|Completed|InvalidSchedule|NotCompleted)[] ?relationship:@ActivityRelationship[] ?pass -> DevelopmentActivityListing
getUsersDevelopmentActivity(activityId, type) GET /api/v2/users/development/activities/{activityId} ?type:@DevelopmentActivityType -> DevelopmentActivity any:learning:assignment:view,coaching:appointment:view
getUsersExternalidAuthorityNameExternalKey(authorityName, externalKey) GET /api/v2/users/externalid/{authorityName}/{externalKey} ?expand:(routingStatus|presence|integrationPresence|conversationSummary|outOfOffice|geolocation|station|authorization|lasttokenissued|authorization.unusedRoles|team|workPlanBidRanks|externalContactsSettings|groups|customAttributes|profileSkills|certifications|locations|skills|languages|languagePreference|employerInfo|biography|dateLastLogin|dateWelcomeSent)[] since:today -> User
getUsersMe() GET /api/v2/users/me ?expand:(routingStatus|presence|conversationSummary|outOfOffice|geolocation|station|authorization|lasttokenissued|dateLastLogin|authorization.unusedRoles|team|profileSkills|certifications|locations|groups|skills|languages|languagePreference|employerInfo|biography|date|geolocationsettings|organization|presencedefinitions|locationdefinitions|orgauthorization|orgproducts|favorites|superiors|directreports|adjacents|routingskills|routinglanguages|fieldconfigs|token|trustors|logCapture|integrationPresence|workPlanBidRanks|externalContactsSettings|customAttributes|dateWelcomeSent|divisionedpresencedefinitions|autoanswersettings)[] ?integrationPresenceSource:@IntegrationPresenceSource ?userCustomAttributeSchemaIds[] -> UserMe
getUsersMeVerifiers() GET /api/v2/users/me/verifiers since:today -> VerifierEntityListing
getUsersQuery() GET /api/v2/users/query ?cursor ?pageSize:integer=25 ?sortOrder:(ASC|DESC)=ASC ?expand:(routingStatus|presence|integrationPresence|conversationSummary|outOfOffice|geolocation|station|authorization|lasttokenissued|authorization.unusedRoles|team|workPlanBidRanks|externalContactsSettings|groups|customAttributes|profileSkills|certifications|locations|skills|languages|languagePreference|employerInfo|biography|dateLastLogin|dateWelcomeSent)[] ?integrationPresenceSource:@IntegrationPresenceSource ?userCustomAttributeSchemaIds[] ?state:(active|inactive|deleted|any)=active since:today -> UserCursorEntityListing any:directory:user:view
getUsersSearch(q64) GET /api/v2/users/search ?q64 ?expand[] ?integrationPresenceSource:@IntegrationPresenceSource -> UsersSearchResponse any:directory:user:view
getUsersStationsMe() GET /api/v2/users/stations/me since:today -> UserStations any:telephony:selfStationAssociation:view
patchUser(userId, body) PATCH /api/v2/users/{userId} {body: UpdateUser} -> User any:admin,directory:user:edit,directory:organization:admin
patchUserCallforwarding(userId, body) PATCH /api/v2/users/{userId}/callforwarding {body: CallForwarding} -> CallForwarding any:conversation:callForwarding:edit
patchUserCustomattributes(userId, userCustomAttributes) PATCH /api/v2/users/{userId}/customattributes {userCustomAttributes: UserCustomAttributesUpdateRequest} since:today -> UserCustomAttributes any:directory:user:edit
patchUserCustomattributesBulk(userId, userCustomAttributesList) PATCH /api/v2/users/{userId}/customattributes/bulk {userCustomAttributesList: UserCustomAttributesUpdateRequest[]} since:today -> UserCustomAttributes any:directory:user:edit
patchUserGeolocation(userId, clientId, body) PATCH /api/v2/users/{userId}/geolocations/{clientId} {body: Geolocation} -> Geolocation
patchUserQueue(queueId, userId, body) PATCH /api/v2/users/{userId}/queues/{queueId} {body: UserQueue} -> UserQueue any:routing:queue:join,routing:queueMember:manage
patchUserQueues(userId, body) PATCH /api/v2/users/{userId}/queues ?divisionId[] {body: UserQueue[]} -> UserQueueEntityListing any:routing:queue:join,routing:queueMember:manage
patchUserRoutinglanguage(userId, languageId, body) PATCH /api/v2/users/{userId}/routinglanguages/{languageId} {body: UserRoutingLanguage} -> UserRoutingLanguage any:routing:skill:assign,routing:language:assign
patchUserRoutinglanguagesBulk(userId, body) PATCH /api/v2/users/{userId}/routinglanguages/bulk {body: UserRoutingLanguagePost[]} -> UserLanguageEntityListing any:routing:skill:assign,routing:language:assign
patchUserRoutingskillsBulk(userId, body) PATCH /api/v2/users/{userId}/routingskills/bulk {body: UserRoutingSkillPost[]} -> UserSkillEntityListing any:routing:skill:assign
patchUsersBulk(body) PATCH /api/v2/users/bulk {body: PatchUser[]} -> UserEntityListing any:directory:user:edit,directory:organization:admin
postAnalyticsUsersActivityQuery(body) POST /api/v2/analytics/users/activity/query ?pageSize:integer ?pageNumber:integer {body: UserActivityQuery} since:today -> UserActivityResponse any:analytics:userObservation:view
postAnalyticsUsersAggregatesJobs(body) POST /api/v2/analytics/users/aggregates/jobs {body: UserAsyncAggregationQuery} since:today preview -> AsyncQueryResponse any:analytics:userAggregate:view
postAnalyticsUsersAggregatesQuery(body) POST /api/v2/analytics/users/aggregates/query {body: UserAggregationQuery} -> UserAggregateQueryResponse any:analytics:userAggregate:view
postAnalyticsUsersDetailsJobs(body) POST /api/v2/analytics/users/details/jobs {body: AsyncUserDetailsQuery} -> AsyncQueryResponse any:analytics:userDetail:view
postAnalyticsUsersDetailsQuery(body) POST /api/v2/analytics/users/details/query {body: UserDetailsQuery} -> AnalyticsUserDetailsQueryResponse any:analytics:userDetail:view
postAnalyticsUsersObservationsQuery(body) POST /api/v2/analytics/users/observations/query {body: UserObservationQuery} -> UserObservationQueryResponse any:analytics:userObservation:view
postAuthorizationSubjectBulkadd(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkadd ?subjectType=PC_USER {body: RoleDivisionGrants} -> void all:authorization:grant:add
postAuthorizationSubjectBulkremove(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkremove {body: RoleDivisionGrants} -> void all:authorization:grant:delete
postAuthorizationSubjectBulkreplace(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkreplace ?subjectType=PC_USER {body: RoleDivisionGrants} -> void all:authorization:grant:add,authorization:grant:delete
postAuthorizationSubjectDivisionRole(subjectId, divisionId, roleId) POST /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId} ?subjectType=PC_USER -> void all:authorization:grant:add
postUserExternalid(userId, body) POST /api/v2/users/{userId}/externalid {body: UserExternalIdentifier} since:today -> UserExternalIdentifier[] any:directory:user:edit
postUserInvite(userId) POST /api/v2/users/{userId}/invite ?force:boolean=false -> void any:admin,directory:organization:admin,directory:user:setPassword
postUserPassword(userId, body) POST /api/v2/users/{userId}/password {body: ChangePasswordRequest} -> void any:directory:user:setPassword
postUserRoutinglanguages(userId, body) POST /api/v2/users/{userId}/routinglanguages {body: UserRoutingLanguagePost} -> UserRoutingLanguage any:routing:skill:assign,routing:language:assign
postUserRoutingskills(userId, body) POST /api/v2/users/{userId}/routingskills {body: UserRoutingSkillPost} -> UserRoutingSkill all:routing:skill:assign
postUsers(body) POST /api/v2/users {body: CreateUser} -> User any:directory:user:add
postUsersCustomattributesSchemas(body) POST /api/v2/users/customattributes/schemas {body: DataSchema} since:today -> DataSchema any:users:customAttributesSchema:add
postUsersDevelopmentActivitiesAggregatesQuery(body) POST /api/v2/users/development/activities/aggregates/query {body: DevelopmentActivityAggregateParam} -> DevelopmentActivityAggregateResponse any:learning:assignment:view,coaching:appointment:view
postUsersMePassword(body) POST /api/v2/users/me/password {body: ChangeMyPasswordRequest} -> void
postUsersMeVerifiersTotp(body) POST /api/v2/users/me/verifiers/totp {body: CreateVerifierRequest} since:today -> CreateVerifierResponse
postUsersMeVerifiersTotpVerifierId(verifierId, body) POST /api/v2/users/me/verifiers/totp/{verifierId} {body: ValidateVerifierRequest} since:today -> void
postUsersMeVerifiersWebauthnRegister(body) POST /api/v2/users/me/verifiers/webauthn/register {body: FinishWebAuthnRegistrationRequest} since:today -> Verifier
postUsersMeVerifiersWebauthnRegisterOptions() POST /api/v2/users/me/verifiers/webauthn/register/options since:today -> BeginWebAuthnRegistrationResponse
postUsersSearch(body) POST /api/v2/users/search {body: UserSearchRequest} -> UsersSearchResponse any:directory:user:view
postUsersSearchConversationTarget(body) POST /api/v2/users/search/conversation/target {body: UserSearchRequest} since:today preview -> UsersSearchResponse any:conversation:communication:target
postUsersSearchQueuemembersManage(body) POST /api/v2/users/search/queuemembers/manage {body: UserSearchRequest} since:today preview -> UsersSearchResponse any:routing:queueMember:manage,routing:queue:edit
postUsersSearchTeamsAssign(body) POST /api/v2/users/search/teams/assign {body: UserSearchRequest} since:today -> UsersSearchResponse any:groups:team:assign
putRoutingDirectroutingbackupSettingsMe(body) PUT /api/v2/routing/directroutingbackup/settings/me {body: AgentDirectRoutingBackupSettings} since:today -> AgentDirectRoutingBackupSettings any:routing:directRoutingBackup:selfEdit
putRoutingUserDirectroutingbackupSettings(userId, body) PUT /api/v2/routing/users/{userId}/directroutingbackup/settings {body: AgentDirectRoutingBackupSettings} since:today -> AgentDirectRoutingBackupSettings any:routing:directRoutingBackup:edit
putRoutingUserUtilization(userId, body) PUT /api/v2/routing/users/{userId}/utilization {body: UtilizationRequest} -> AgentMaxUtilizationResponse any:routing:utilization:manage
putUserCallforwarding(userId, body) PUT /api/v2/users/{userId}/callforwarding {body: CallForwarding} -> CallForwarding any:conversation:callForwarding:edit
putUserCustomattributes(userId, userCustomAttributes) PUT /api/v2/users/{userId}/customattributes {userCustomAttributes: UserCustomAttributesUpdateRequest} since:today -> UserCustomAttributes any:directory:user:edit
putUserOutofoffice(userId, body) PUT /api/v2/users/{userId}/outofoffice {body: OutOfOffice} -> OutOfOffice
putUserProfileskills(userId, body) PUT /api/v2/users/{userId}/profileskills {body: string[]} -> string[] any:directory:userProfile:edit
putUserRoles(subjectId, body) PUT /api/v2/users/{subjectId}/roles {body: string[]} -> UserAuthorization any:authorization:grant:add
putUserRoutingskill(userId, skillId, body) PUT /api/v2/users/{userId}/routingskills/{skillId} {body: UserRoutingSkill} -> UserRoutingSkill all:routing:skill:assign
putUserRoutingskillsBulk(userId, body) PUT /api/v2/users/{userId}/routingskills/bulk {body: UserRoutingSkillPost[]} -> UserSkillEntityListing any:routing:skill:assign
putUserRoutingstatus(userId, body) PUT /api/v2/users/{userId}/routingstatus {body: RoutingStatus} -> RoutingStatus
putUserState(userId, body) PUT /api/v2/users/{userId}/state {body: UserState} -> UserState any:directory:user:edit
putUserStationAssociatedstationStationId(userId, stationId) PUT /api/v2/users/{userId}/station/associatedstation/{stationId} -> void any:telephony:otherStationAssociation:edit
putUserStationDefaultstationStationId(userId, stationId) PUT /api/v2/users/{userId}/station/defaultstation/{stationId} -> void any:telephony:plugin:all,telephony:phone:assign
putUserVerifier(userId, verifierId, body) PUT /api/v2/users/{userId}/verifiers/{verifierId} {body: UpdateVerifierRequest} since:today -> Verifier any:mfa:verifier:edit
putUsersCustomattributesSchema(schemaId, body) PUT /api/v2/users/customattributes/schemas/{schemaId} {body: DataSchema} since:today -> DataSchema any:users:customAttributesSchema:edit
putUsersMeVerifier(verifierId, body) PUT /api/v2/users/me/verifiers/{verifierId} {body: UpdateVerifierRequest} since:today -> Verifier
putUsersStationsMeAssociatedstationStationId(stationId) PUT /api/v2/users/stations/me/associatedstation/{stationId} since:today -> void any:telephony:selfStationAssociation:edit

## UsersRulesApi
deleteUsersRule(ruleId) DELETE /api/v2/users/rules/{ruleId} since:today -> void any:users:rules:delete
getUsersRule(ruleId) GET /api/v2/users/rules/{ruleId} since:today -> UsersRulesRule any:users:rules:view
getUsersRuleDependentTypeId(ruleId, ruleType, typeId) GET /api/v2/users/rules/{ruleId}/dependents/{ruleType}/{typeId} since:today -> UsersRulesDependent any:users:ruleDependents:view
getUsersRuleDependents(ruleId) GET /api/v2/users/rules/{ruleId}/dependents ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=descending since:today -> UsersRulesDependentList any:users:ruleDependents:view
getUsersRules(types) GET /api/v2/users/rules ?pageNumber:integer=1 ?pageSize:integer=25 ?types:(Learning|ActivityPlan)[] ?expand:(criteria)[] ?enabled:boolean ?searchTerm ?sortOrder:(ascending|descending)=ascending since:today -> UsersRulesRuleList any:users:rules:view
getUsersRulesSetting(ruleType) GET /api/v2/users/rules/settings/{ruleType} since:today -> UsersRulesRuleSettings any:users:rules:view
patchUsersRule(ruleId, body) PATCH /api/v2/users/rules/{ruleId} {body: UsersRulesUpdateRuleRequest} since:today -> UsersRulesRule any:users:rules:edit
postUsersRules(body) POST /api/v2/users/rules {body: UsersRulesCreateRuleRequest} since:today -> UsersRulesRule any:users:rules:add
postUsersRulesQuery(body) POST /api/v2/users/rules/query ?pageNumber:integer=1 ?pageSize:integer=25 {body: UsersRulesQueryRuleRequest} since:today -> UsersRulesQueryResponse any:users:ruleUsers:view

## UtilitiesApi
getDate() GET /api/v2/date -> ServerDate
getIpranges() GET /api/v2/ipranges -> IpAddressRangeListing
getTimezones() GET /api/v2/timezones ?pageSize:integer=25 ?pageNumber:integer=1 -> TimeZoneEntityListing
postCertificateDetails(body) POST /api/v2/certificate/details {body: Certificate} -> ParsedCertificate

## VirtualAgentsApi
deleteAgenticVirtualagentJobs(virtualAgentId) DELETE /api/v2/agentic/virtualagents/{virtualAgentId}/jobs since:today -> AgenticVirtualAgentJob all:agentic:virtualAgentJob:add
getAgenticVirtualagent(virtualAgentId) GET /api/v2/agentic/virtualagents/{virtualAgentId} since:today -> AgenticVirtualAgent all:agentic:virtualAgent:view
getAgenticVirtualagentJob(virtualAgentId, jobId) GET /api/v2/agentic/virtualagents/{virtualAgentId}/jobs/{jobId} since:today -> AgenticVirtualAgentJob all:agentic:virtualAgentJob:view
getAgenticVirtualagents() GET /api/v2/agentic/virtualagents ?name ?nameContains ?status ?sortBy ?sortOrder ?pageNumber:number ?pageSize:number since:today -> AgenticVirtualAgentEntityListing all:agentic:virtualAgent:view
patchAgenticVirtualagent(virtualAgentId, body) PATCH /api/v2/agentic/virtualagents/{virtualAgentId} {body: UpdateAgenticVirtualAgent} since:today -> AgenticVirtualAgent all:agentic:virtualAgent:edit
postAgenticVirtualagentVersionJobs(virtualAgentId, versionId, body) POST /api/v2/agentic/virtualagents/{virtualAgentId}/versions/{versionId}/jobs {body: AgenticVirtualAgentVersionPublishJobRequest} since:today -> AgenticVirtualAgentVersionPublishJob all:agentic:virtualAgentVersionJob:add
postAgenticVirtualagents(body) POST /api/v2/agentic/virtualagents {body: CreateAgenticVirtualAgent} since:today -> AgenticVirtualAgent all:agentic:virtualAgent:add

## VoicemailApi
deleteVoicemailMessage(messageId) DELETE /api/v2/voicemail/messages/{messageId} -> void
deleteVoicemailMessages() DELETE /api/v2/voicemail/messages -> void
getVoicemailGroupMailbox(groupId) GET /api/v2/voicemail/groups/{groupId}/mailbox -> VoicemailMailboxInfo
getVoicemailGroupMessages(groupId) GET /api/v2/voicemail/groups/{groupId}/messages ?pageSize:integer=25 ?pageNumber:integer=1 -> VoicemailMessageEntityListing
getVoicemailGroupPolicy(groupId) GET /api/v2/voicemail/groups/{groupId}/policy -> VoicemailGroupPolicy any:voicemail:groupPolicy:view
getVoicemailMailbox() GET /api/v2/voicemail/mailbox -> VoicemailMailboxInfo
getVoicemailMeMailbox() GET /api/v2/voicemail/me/mailbox -> VoicemailMailboxInfo
getVoicemailMeMessages() GET /api/v2/voicemail/me/messages ?pageSize:integer=25 ?pageNumber:integer=1 -> VoicemailMessageEntityListing
getVoicemailMePolicy() GET /api/v2/voicemail/me/policy -> VoicemailUserPolicy
getVoicemailMessage(messageId) GET /api/v2/voicemail/messages/{messageId} ?expand:(callerUser.routingStatus|callerUser.primaryPresence|callerUser.conversationSummary|callerUser.outOfOffice|callerUser.geolocation|conversations|transcription)[] -> VoicemailMessage
getVoicemailMessageMedia(messageId) GET /api/v2/voicemail/messages/{messageId}/media ?formatId:@MediaFormat=WEBM -> VoicemailMediaInfo
getVoicemailMessages() GET /api/v2/voicemail/messages ?ids ?expand:(callerUser.routingStatus|callerUser.primaryPresence|callerUser.conversationSummary|callerUser.outOfOffice|callerUser.geolocation|conversations|transcription)[] -> VoicemailMessageEntityListing
getVoicemailPolicy() GET /api/v2/voicemail/policy -> VoicemailOrganizationPolicy all:telephony:plugin:all
getVoicemailQueueMessages(queueId) GET /api/v2/voicemail/queues/{queueId}/messages ?pageSize:integer=25 ?pageNumber:integer=1 -> VoicemailMessageEntityListing any:voicemail:acdvoicemail:view
getVoicemailSearch(q64) GET /api/v2/voicemail/search ?q64 ?expand[] -> VoicemailsSearchResponse
getVoicemailUserMailbox(userId) GET /api/v2/voicemail/users/{userId}/mailbox since:today -> VoicemailMailboxInfo any:voicemail:mailbox:viewOther
getVoicemailUserMessages(userId) GET /api/v2/voicemail/users/{userId}/messages ?pageSize:integer=25 ?pageNumber:integer=1 since:today -> VoicemailMessageEntityListing any:voicemail:voicemail:viewOther
getVoicemailUserpolicy(userId) GET /api/v2/voicemail/userpolicies/{userId} -> VoicemailUserPolicy any:telephony:plugin:all,voicemail:userPolicy:viewOther
patchVoicemailGroupPolicy(groupId, body) PATCH /api/v2/voicemail/groups/{groupId}/policy {body: VoicemailGroupPolicy} -> VoicemailGroupPolicy any:voicemail:groupPolicy:edit
patchVoicemailMePolicy(body) PATCH /api/v2/voicemail/me/policy {body: VoicemailUserPolicy} -> VoicemailUserPolicy
patchVoicemailMessage(messageId, body) PATCH /api/v2/voicemail/messages/{messageId} {body: VoicemailMessage} -> VoicemailMessage
patchVoicemailUserpolicy(userId, body) PATCH /api/v2/voicemail/userpolicies/{userId} {body: VoicemailUserPolicy} -> VoicemailUserPolicy any:telephony:plugin:all,voicemail:userPolicy:viewOther
postVoicemailMessages() POST /api/v2/voicemail/messages {body: CopyVoicemailMessage} -> VoicemailMessage
postVoicemailSearch(body) POST /api/v2/voicemail/search {body: VoicemailSearchRequest} -> VoicemailsSearchResponse
putVoicemailMessage(messageId, body) PUT /api/v2/voicemail/messages/{messageId} {body: VoicemailMessage} -> VoicemailMessage
putVoicemailPolicy(body) PUT /api/v2/voicemail/policy {body: VoicemailOrganizationPolicy} -> VoicemailOrganizationPolicy all:telephony:plugin:all
putVoicemailUserpolicy(userId, body) PUT /api/v2/voicemail/userpolicies/{userId} {body: VoicemailUserPolicy} -> VoicemailUserPolicy any:telephony:plugin:all,voicemail:userPolicy:viewOther

## WebChatApi
deleteWebchatDeployment(deploymentId) DELETE /api/v2/webchat/deployments/{deploymentId} deprecated retired -> void any:webchat:deployment:delete
deleteWebchatGuestConversationMember(conversationId, memberId) DELETE /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId} auth:guest deprecated retired -> void
deleteWebchatSettings() DELETE /api/v2/webchat/settings deprecated retired -> void any:webchat:deployment:delete
getWebchatDeployment(deploymentId) GET /api/v2/webchat/deployments/{deploymentId} deprecated retired -> WebChatDeployment any:webchat:deployment:read
getWebchatDeployments() GET /api/v2/webchat/deployments deprecated retired -> WebChatDeploymentEntityListing any:webchat:deployment:read
getWebchatGuestConversationMediarequest(conversationId, mediaRequestId) GET /api/v2/webchat/guest/conversations/{conversationId}/mediarequests/{mediaRequestId} auth:guest deprecated retired -> WebChatGuestMediaRequest
getWebchatGuestConversationMediarequests(conversationId) GET /api/v2/webchat/guest/conversations/{conversationId}/mediarequests auth:guest deprecated retired -> WebChatGuestMediaRequestEntityList
getWebchatGuestConversationMember(conversationId, memberId) GET /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId} auth:guest deprecated retired -> WebChatMemberInfo
getWebchatGuestConversationMembers(conversationId) GET /api/v2/webchat/guest/conversations/{conversationId}/members ?pageSize:integer=25 ?pageNumber:integer=1 ?excludeDisconnectedMembers:boolean=false auth:guest deprecated retired -> WebChatMemberInfoEntityList
getWebchatGuestConversationMessage(conversationId, messageId) GET /api/v2/webchat/guest/conversations/{conversationId}/messages/{messageId} auth:guest deprecated retired -> WebChatMessage
getWebchatGuestConversationMessages(conversationId) GET /api/v2/webchat/guest/conversations/{conversationId}/messages ?after ?before ?sortOrder:(ascending|descending)=ascending ?maxResults:integer=100 auth:guest deprecated retired -> WebChatMessageEntityList
getWebchatSettings() GET /api/v2/webchat/settings deprecated retired -> WebChatSettings any:webchat:deployment:read
patchWebchatGuestConversationMediarequest(conversationId, mediaRequestId, body) PATCH /api/v2/webchat/guest/conversations/{conversationId}/mediarequests/{mediaRequestId} {body: WebChatGuestMediaRequest} auth:guest deprecated retired -> WebChatGuestMediaRequest
postWebchatDeployments(body) POST /api/v2/webchat/deployments {body: WebChatDeployment} deprecated retired -> WebChatDeployment any:webchat:deployment:create
postWebchatGuestConversationMemberMessages(conversationId, memberId, body) POST /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}/messages {body: CreateWebChatMessageRequest} auth:guest deprecated retired -> WebChatMessage
postWebchatGuestConversationMemberTyping(conversationId, memberId) POST /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}/typing auth:guest deprecated retired -> WebChatTyping
postWebchatGuestConversations(body) POST /api/v2/webchat/guest/conversations {body: CreateWebChatConversationRequest} auth:none deprecated retired -> CreateWebChatConversationResponse
putWebchatDeployment(deploymentId, body) PUT /api/v2/webchat/deployments/{deploymentId} {body: WebChatDeployment} deprecated retired -> WebChatDeployment any:webchat:deployment:update
putWebchatSettings(body) PUT /api/v2/webchat/settings {body: WebChatSettings} deprecated retired -> WebChatSettings any:webchat:deployment:update

## WebDeploymentsApi
deleteWebdeploymentsConfiguration(configurationId) DELETE /api/v2/webdeployments/configurations/{configurationId} -> void all:webDeployments:configuration:delete
deleteWebdeploymentsDeployment(deploymentId) DELETE /api/v2/webdeployments/deployments/{deploymentId} -> void all:webDeployments:deployment:delete
deleteWebdeploymentsDeploymentCobrowseSessionId(deploymentId, sessionId) DELETE /api/v2/webdeployments/deployments/{deploymentId}/cobrowse/{sessionId} since:today -> JsonObject
deleteWebdeploymentsTokenRevoke() DELETE /api/v2/webdeployments/token/revoke ^xJourneySessionId@X-Journey-Session-Id ^xJourneySessionType@X-Journey-Session-Type since:today -> void
getWebdeploymentsConfigurationVersion(configurationId, versionId) GET /api/v2/webdeployments/configurations/{configurationId}/versions/{versionId} -> WebDeploymentConfigurationVersion all:webDeployments:configuration:view
getWebdeploymentsConfigurationVersions(configurationId) GET /api/v2/webdeployments/configurations/{configurationId}/versions ?pageSize ?before ?after -> WebDeploymentConfigurationVersionEntityListing all:webDeployments:configuration:view
getWebdeploymentsConfigurationVersionsDraft(configurationId) GET /api/v2/webdeployments/configurations/{configurationId}/versions/draft -> WebDeploymentConfigurationVersion all:webDeployments:configuration:view
getWebdeploymentsConfigurations() GET /api/v2/webdeployments/configurations ?showOnlyPublished:boolean=false ?pageSize ?before ?after -> WebDeploymentConfigurationVersionEntityListing all:webDeployments:configuration:view
getWebdeploymentsDeployment(deploymentId) GET /api/v2/webdeployments/deployments/{deploymentId} ?expand:(supportedContent|flowDetails)[] -> WebDeployment all:webDeployments:deployment:view
getWebdeploymentsDeploymentCobrowseSessionId(deploymentId, sessionId) GET /api/v2/webdeployments/deployments/{deploymentId}/cobrowse/{sessionId} since:today -> CobrowseWebMessagingSession
getWebdeploymentsDeploymentConfigurations(deploymentId) GET /api/v2/webdeployments/deployments/{deploymentId}/configurations ?type ?expand:(supportedContent)[] since:today -> WebDeploymentActiveConfigurationOnDeployment
getWebdeploymentsDeploymentIdentityresolution(deploymentId) GET /api/v2/webdeployments/deployments/{deploymentId}/identityresolution since:today -> DeploymentIdentityResolutionConfig all:webDeployments:deployment:view,webDeployments:identityResolution:view
getWebdeploymentsDeployments() GET /api/v2/webdeployments/deployments ?pageSize ?before ?after ?expand:(Configuration|SupportedContent|identityresolution)[] -> ExpandableWebDeploymentEntityListing all:webDeployments:deployment:view
postWebdeploymentsConfigurationVersionsDraftPublish(configurationId) POST /api/v2/webdeployments/configurations/{configurationId}/versions/draft/publish -> WebDeploymentConfigurationVersion all:webDeployments:configuration:edit,webDeployments:configuration:add
postWebdeploymentsConfigurations(configurationVersion) POST /api/v2/webdeployments/configurations {configurationVersion: WebDeploymentConfigurationVersion} -> WebDeploymentConfigurationVersion all:webDeployments:configuration:add
postWebdeploymentsDeployments(deployment) POST /api/v2/webdeployments/deployments {deployment: WebDeployment} -> WebDeployment all:webDeployments:deployment:add
postWebdeploymentsTokenOauthcodegrantjwtexchange(body) POST /api/v2/webdeployments/token/oauthcodegrantjwtexchange {body: WebDeploymentsOAuthExchangeRequest} since:today -> WebDeploymentsAuthorizationResponse
postWebdeploymentsTokenRefresh() POST /api/v2/webdeployments/token/refresh {body: WebDeploymentsRefreshJWTRequest} since:today -> SignedData
putWebdeploymentsConfigurationVersionsDraft(configurationId, configurationVersion) PUT /api/v2/webdeployments/configurations/{configurationId}/versions/draft {configurationVersion: WebDeploymentConfigurationVersion} -> WebDeploymentConfigurationVersion all:webDeployments:configuration:edit
putWebdeploymentsDeployment(deploymentId, deployment) PUT /api/v2/webdeployments/deployments/{deploymentId} {deployment: WebDeployment} -> WebDeployment all:webDeployments:deployment:edit
putWebdeploymentsDeploymentIdentityresolution(deploymentId, body) PUT /api/v2/webdeployments/deployments/{deploymentId}/identityresolution {body: DeploymentIdentityResolutionConfig} since:today -> DeploymentIdentityResolutionConfig all:webDeployments:deployment:edit,webDeployments:identityResolution:edit

## WebMessagingApi
deleteWebmessagingDeploymentPushdevice(deploymentId, tokenId) DELETE /api/v2/webmessaging/deployments/{deploymentId}/pushdevices/{tokenId} since:today -> void
getWebmessagingMessages() GET /api/v2/webmessaging/messages ?pageSize:integer=25 ?pageNumber:integer=1 -> WebMessagingMessageEntityList
patchWebmessagingDeploymentPushdevice(deploymentId, tokenId, body) PATCH /api/v2/webmessaging/deployments/{deploymentId}/pushdevices/{tokenId} {body: PushDeviceUpdateRequest} since:today -> void
postWebmessagingDeploymentPushdevice(deploymentId, tokenId, body) POST /api/v2/webmessaging/deployments/{deploymentId}/pushdevices/{tokenId} {body: PushDeviceInsertRequest} since:today -> void

## WidgetsApi
deleteWidgetsDeployment(deploymentId) DELETE /api/v2/widgets/deployments/{deploymentId} deprecated retired -> void any:widgets:deployment:delete,webchat:deployment:delete
getWidgetsDeployment(deploymentId) GET /api/v2/widgets/deployments/{deploymentId} deprecated retired -> WidgetDeployment any:widgets:deployment:view,webchat:deployment:read
getWidgetsDeployments() GET /api/v2/widgets/deployments deprecated retired -> WidgetDeploymentEntityListing any:widgets:deployment:view,webchat:deployment:read
postWidgetsDeployments(body) POST /api/v2/widgets/deployments {body: WidgetDeployment} deprecated retired -> WidgetDeployment any:widgets:deployment:add,webchat:deployment:create
putWidgetsDeployment(deploymentId, body) PUT /api/v2/widgets/deployments/{deploymentId} {body: WidgetDeployment} deprecated retired -> WidgetDeployment any:widgets:deployment:edit,webchat:deployment:update

## WorkforceManagementApi
deleteWorkforcemanagementBusinessunit(businessUnitId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId} -> void any:wfm:businessUnit:delete
deleteWorkforcemanagementBusinessunitActivitycode(businessUnitId, activityCodeId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId} -> void any:wfm:activityCode:delete
deleteWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistory(businessUnitId, capacityPlanId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocationshistory ?beforeDateId:date since:today -> void any:wfm:capacityPlan:edit
deleteWorkforcemanagementBusinessunitPlanninggroup(businessUnitId, planningGroupId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId} -> void any:wfm:planningGroup:delete
deleteWorkforcemanagementBusinessunitSchedulebid(businessUnitId, bidId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId} since:today -> void any:wfm:scheduleBid:delete
deleteWorkforcemanagementBusinessunitSchedulebidGroup(businessUnitId, bidId, bidGroupId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId} since:today -> void any:wfm:scheduleBidGroup:delete
deleteWorkforcemanagementBusinessunitSchedulingRun(businessUnitId, runId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId} -> void any:wfm:schedule:generate
deleteWorkforcemanagementBusinessunitServicegoaltemplate(businessUnitId, serviceGoalTemplateId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId} -> void any:wfm:serviceGoalTemplate:delete
deleteWorkforcemanagementBusinessunitStaffinggroup(businessUnitId, staffingGroupId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/{staffingGroupId} since:today -> void any:wfm:staffingGroup:delete
deleteWorkforcemanagementBusinessunitTimeofflimit(businessUnitId, timeOffLimitId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId} since:today -> void any:wfm:timeOffLimit:delete
deleteWorkforcemanagementBusinessunitTimeoffplan(businessUnitId, timeOffPlanId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId} since:today -> void any:wfm:timeOffPlan:delete
deleteWorkforcemanagementBusinessunitWeekSchedule(businessUnitId, weekId, scheduleId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId} -> BuAsyncScheduleResponse any:wfm:schedule:delete
deleteWorkforcemanagementBusinessunitWeekShorttermforecast(businessUnitId, weekDateId, forecastId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId} -> void any:wfm:shortTermForecast:delete
deleteWorkforcemanagementBusinessunitWorkplanbid(businessUnitId, bidId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId} since:today -> void any:wfm:workPlanBid:delete
deleteWorkforcemanagementBusinessunitWorkplanbidGroup(businessUnitId, bidId, bidGroupId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId} since:today -> void any:wfm:workPlanBidGroup:delete
deleteWorkforcemanagementCalendarUrlIcs() DELETE /api/v2/workforcemanagement/calendar/url/ics -> void all:wfm:agentSchedule:sync
deleteWorkforcemanagementManagementunit(managementUnitId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId} -> void any:wfm:managementUnit:delete
deleteWorkforcemanagementManagementunitTimeofflimit(managementUnitId, timeOffLimitId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId} deprecated -> void any:wfm:timeOffLimit:delete
deleteWorkforcemanagementManagementunitTimeoffplan(managementUnitId, timeOffPlanId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId} deprecated -> void any:wfm:timeOffPlan:delete
deleteWorkforcemanagementManagementunitWorkplan(managementUnitId, workPlanId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId} -> void any:wfm:workPlan:delete
deleteWorkforcemanagementManagementunitWorkplanrotation(managementUnitId, workPlanRotationId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId} -> void any:wfm:workPlanRotation:delete
getWorkforcemanagementAdherence(userId) GET /api/v2/workforcemanagement/adherence ?userId[] -> UserScheduleAdherence[] any:wfm:realtimeAdherence:view
getWorkforcemanagementAdherenceExplanation(explanationId) GET /api/v2/workforcemanagement/adherence/explanations/{explanationId} since:today -> AdherenceExplanationResponse any:wfm:agentAdherenceExplanation:submit
getWorkforcemanagementAdherenceExplanationsJob(jobId) GET /api/v2/workforcemanagement/adherence/explanations/jobs/{jobId} since:today -> AdherenceExplanationJob
getWorkforcemanagementAdherenceHistoricalBulkJob(jobId) GET /api/v2/workforcemanagement/adherence/historical/bulk/jobs/{jobId} since:today -> WfmHistoricalAdherenceBulkResponse
getWorkforcemanagementAdherenceHistoricalJob(jobId) GET /api/v2/workforcemanagement/adherence/historical/jobs/{jobId} -> WfmHistoricalAdherenceResponse any:wfm:historicalAdherence:view
getWorkforcemanagementAdhocmodelingjob(jobId) GET /api/v2/workforcemanagement/adhocmodelingjobs/{jobId} deprecated retired -> ModelingStatusResponse any:wfm:adhocModel:view
getWorkforcemanagementAgentAdherenceExplanation(agentId, explanationId) GET /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations/{explanationId} since:today -> AdherenceExplanationResponse any:wfm:adherenceExplanation:view
getWorkforcemanagementAgentManagementunit(agentId) GET /api/v2/workforcemanagement/agents/{agentId}/managementunit -> AgentManagementUnitReference any:wfm:agent:view,wfm:publishedSchedule:view,wfm:schedule:view,coaching:appointment:add,coaching:appointment:edit,learning:assignment:add,learning:assignment:reschedule
getWorkforcemanagementAgentsMeAdherenceHistoricalJob(jobId) GET /api/v2/workforcemanagement/agents/me/adherence/historical/jobs/{jobId} since:today -> WfmAgentHistoricalAdherenceResponse
getWorkforcemanagementAgentsMeManagementunit() GET /api/v2/workforcemanagement/agents/me/managementunit -> AgentManagementUnitReference any:wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:publishedSchedule:view,wfm:serviceGoalTemplate:add,wfm:serviceGoalTemplate:delete,wfm:serviceGoalTemplate:edit,wfm:serviceGoalTemplate:view,wfm:planningGroup:add,wfm:planningGroup:delete,wfm:planningGroup:edit,wfm:planningGroup:view,wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:timeOffLimit:add,wfm:timeOffLimit:delete,wfm:timeOffLimit:edit,wfm:timeOffLimit:view,wfm:timeOffPlan:add,wfm:timeOffPlan:delete,wfm:timeOffPlan:edit,wfm:timeOffPlan:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view
getWorkforcemanagementAlternativeshiftsOffersJob(jobId) GET /api/v2/workforcemanagement/alternativeshifts/offers/jobs/{jobId} since:today -> AlternativeShiftJobResponse any:wfm:agentAlternativeShift:submit
getWorkforcemanagementAlternativeshiftsOffersSearchJob(jobId) GET /api/v2/workforcemanagement/alternativeshifts/offers/search/jobs/{jobId} since:today -> AlternativeShiftJobResponse any:wfm:agentAlternativeShift:submit
getWorkforcemanagementAlternativeshiftsSettings() GET /api/v2/workforcemanagement/alternativeshifts/settings since:today -> AlternativeShiftBuSettingsResponse any:wfm:agentAlternativeShift:submit
getWorkforcemanagementAlternativeshiftsTrade(tradeId) GET /api/v2/workforcemanagement/alternativeshifts/trades/{tradeId} since:today -> AlternativeShiftTradeResponse any:wfm:agentAlternativeShift:submit
getWorkforcemanagementAlternativeshiftsTrades() GET /api/v2/workforcemanagement/alternativeshifts/trades ?forceAsync:boolean since:today -> ListAlternativeShiftTradesResponse any:wfm:agentAlternativeShift:submit
getWorkforcemanagementAlternativeshiftsTradesJob(jobId) GET /api/v2/workforcemanagement/alternativeshifts/trades/jobs/{jobId} since:today -> AlternativeShiftJobResponse any:wfm:agentAlternativeShift:submit
getWorkforcemanagementAlternativeshiftsTradesStateJob(jobId) GET /api/v2/workforcemanagement/alternativeshifts/trades/state/jobs/{jobId} since:today -> AlternativeShiftJobResponse any:wfm:alternativeShift:edit
getWorkforcemanagementBusinessunit(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId} ?expand:(settings|settings.timeZone|settings.startDayOfWeek|settings.shortTermForecasting|settings.scheduling|settings.notifications.scheduling|settings.learning|settings.coaching)[] ?includeSchedulingDefaultMessageSeverities:boolean -> BusinessUnitResponse any:wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:shrinkage:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:publishedSchedule:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:serviceGoalTemplate:add,wfm:serviceGoalTemplate:delete,wfm:serviceGoalTemplate:edit,wfm:serviceGoalTemplate:view,wfm:planningGroup:add,wfm:planningGroup:delete,wfm:planningGroup:edit,wfm:planningGroup:view,wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:agentShiftTradeRequest:participate,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:staffingGroup:add,wfm:staffingGroup:delete,wfm:staffingGroup:edit,wfm:staffingGroup:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:timeOffLimit:add,wfm:timeOffLimit:delete,wfm:timeOffLimit:edit,wfm:timeOffLimit:view,wfm:timeOffPlan:add,wfm:timeOffPlan:delete,wfm:timeOffPlan:edit,wfm:timeOffPlan:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view,coaching:appointment:add,coaching:appointment:edit,learning:assignment:add,learning:assignment:reschedule
getWorkforcemanagementBusinessunitActivitycode(businessUnitId, activityCodeId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId} -> BusinessUnitActivityCode any:wfm:activityCode:view
getWorkforcemanagementBusinessunitActivitycodes(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes ?forceDownloadService:boolean -> BusinessUnitActivityCodeListing any:wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:shrinkage:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:publishedSchedule:view,wfm:serviceGoalTemplate:add,wfm:serviceGoalTemplate:delete,wfm:serviceGoalTemplate:edit,wfm:serviceGoalTemplate:view,wfm:planningGroup:add,wfm:planningGroup:delete,wfm:planningGroup:edit,wfm:planningGroup:view,wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:timeOffLimit:add,wfm:timeOffLimit:delete,wfm:timeOffLimit:edit,wfm:timeOffLimit:view,wfm:timeOffPlan:add,wfm:timeOffPlan:delete,wfm:timeOffPlan:edit,wfm:timeOffPlan:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view
getWorkforcemanagementBusinessunitActivityplan(businessUnitId, activityPlanId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId} since:today -> ActivityPlanResponse any:wfm:activityPlan:view
getWorkforcemanagementBusinessunitActivityplanRunsJob(businessUnitId, activityPlanId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}/runs/jobs/{jobId} since:today -> ActivityPlanJobResponse any:wfm:activityPlanRunJob:view
getWorkforcemanagementBusinessunitActivityplans(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans ?state:(Active|Inactive) since:today -> ActivityPlanListing any:wfm:activityPlan:view
getWorkforcemanagementBusinessunitActivityplansJobs(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/jobs since:today -> ActivityPlanJobListing any:wfm:activityPlan:view
getWorkforcemanagementBusinessunitAlternativeshiftsSettings(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/settings since:today -> AlternativeShiftBuSettingsResponse any:wfm:businessUnit:view
getWorkforcemanagementBusinessunitAlternativeshiftsTrade(businessUnitId, tradeId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/trades/{tradeId} since:today -> AlternativeShiftTradeResponse any:wfm:alternativeShift:view
getWorkforcemanagementBusinessunitAlternativeshiftsTradesSearchJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/trades/search/jobs/{jobId} since:today -> BuAlternativeShiftJobResponse any:wfm:alternativeShift:view
getWorkforcemanagementBusinessunitCapacityplan(businessUnitId, capacityPlanId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId} since:today -> CapacityPlanResponse any:wfm:capacityPlan:view
getWorkforcemanagementBusinessunitCapacityplanForecast(businessUnitId, capacityPlanId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/forecast ?granularity since:today -> CapacityPlanForecastInputsResponse any:wfm:capacityPlanForecastInputs:view
getWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations(businessUnitId, capacityPlanId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocations ?granularity:(weekly|monthly) since:today -> CapacityPlanStaffingGroupAllocationsResponse any:wfm:capacityPlan:view
getWorkforcemanagementBusinessunitCapacityplanStaffingrequirements(businessUnitId, capacityPlanId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffingrequirements since:today -> CapacityPlanStaffingRequirementResult any:wfm:capacityPlan:view
getWorkforcemanagementBusinessunitCapacityplanningLongtermrequirementsAutomaticbestmethodWeekForecast(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplanning/longtermrequirements/automaticbestmethod/weeks/{weekDateId}/forecasts/{forecastId} ?granularity:(weekly|monthly) since:today -> LongTermRequirementsResponse any:wfm:longTermStaffing:view
getWorkforcemanagementBusinessunitCapacityplans(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans since:today -> CapacityPlansListResponse any:wfm:capacityPlan:view
getWorkforcemanagementBusinessunitDecisionmetricsJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/decisionmetrics/jobs/{jobId} since:today -> DecisionMetricsUpdateJobResponse any:wfm:decisionMetrics:edit
getWorkforcemanagementBusinessunitIntradayPlanninggroups(businessUnitId, _date) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday/planninggroups ?_date@date -> WfmIntradayPlanningGroupListing any:wfm:intraday:view
getWorkforcemanagementBusinessunitMainforecastContinuousforecastSession(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session since:today preview -> ContinuousForecastGetSessionResponse all:wfm:mainForecast:view
getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportForecastJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/forecast/jobs/{jobId} since:today -> AggregatedSessionExportJobStatus all:wfm:mainForecastExportForecast:view
getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportHistoricalJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/historical/jobs/{jobId} since:today -> AggregatedHistoricalExportJobStatus all:wfm:mainForecastExportHistorical:view
getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportSnapshotJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/snapshot/jobs/{jobId} since:today -> AggregatedSnapshotExportJobStatus all:wfm:mainForecastExportSnapshot:add
getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionSessionId(businessUnitId, sessionId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/{sessionId} since:today preview -> ContinuousForecastSessionResponse all:wfm:mainForecast:view
getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionSessionIdSnapshotSnapshotId(businessUnitId, sessionId, snapshotId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/{sessionId}/snapshot/{snapshotId} since:today preview -> ContinuousForecastSnapshotResponse all:wfm:mainForecast:view
getWorkforcemanagementBusinessunitManagementunits(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/managementunits ?feature:@WorkforceManagementFeature ?divisionId -> ManagementUnitListing
getWorkforcemanagementBusinessunitMinimumstaffingSettings(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/minimumstaffing/settings since:today -> MinimumStaffingResponse any:wfm:minimumStaffingSettings:view
getWorkforcemanagementBusinessunitOpportunity(businessUnitId, opportunityId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/{opportunityId} ?expand since:today -> OpportunityResultWithAgentIds any:wfm:opportunity:view
getWorkforcemanagementBusinessunitPlanninggroup(businessUnitId, planningGroupId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId} -> PlanningGroup any:wfm:planningGroup:view
getWorkforcemanagementBusinessunitPlanninggroups(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups -> PlanningGroupList any:wfm:planningGroup:view,wfm:shortTermForecast:view,wfm:intraday:view,wfm:agent:view,wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitSchedulebid(businessUnitId, bidId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId} since:today -> ScheduleBid any:wfm:scheduleBid:view
getWorkforcemanagementBusinessunitSchedulebidGroup(businessUnitId, bidId, bidGroupId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId} since:today -> ScheduleBidGroupResponse any:wfm:scheduleBidGroup:view
getWorkforcemanagementBusinessunitSchedulebidGroupPreferences(businessUnitId, bidId, bidGroupId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}/preferences ?forceDownloadService:boolean ?expand[] since:today -> AdminAgentScheduleBidPreferenceResponse any:wfm:scheduleBidGroup:view
getWorkforcemanagementBusinessunitSchedulebidGroupsSummary(businessUnitId, bidId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/summary since:today -> ScheduleBidGroupSummaryList any:wfm:scheduleBidGroup:view
getWorkforcemanagementBusinessunitSchedulebids(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids since:today -> ScheduleBidListResponse any:wfm:scheduleBid:view
getWorkforcemanagementBusinessunitSchedulerSettings(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduler/settings since:today -> BuSchedulerSettingsResponse any:wfm:schedulerSettings:view
getWorkforcemanagementBusinessunitSchedulingRun(businessUnitId, runId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId} -> BuScheduleRun any:wfm:schedule:generate,wfm:schedule:edit
getWorkforcemanagementBusinessunitSchedulingRunResult(businessUnitId, runId, managementUnitIds, expand) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}/result ?managementUnitIds[] ?expand:(headcountForecast|generationResults|agentSchedules)[] -> BuRescheduleResult any:wfm:schedule:edit,wfm:schedule:generate
getWorkforcemanagementBusinessunitSchedulingRuns(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs -> BuScheduleRunListing any:wfm:schedule:generate,wfm:schedule:edit
getWorkforcemanagementBusinessunitSchedulingpreferencesSettings(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulingpreferences/settings since:today -> BusinessUnitSchedulingPreferencesSettingsResponse
getWorkforcemanagementBusinessunitServicegoaltemplate(businessUnitId, serviceGoalTemplateId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId} ?expand:(impactOverride)[] -> ServiceGoalTemplate any:wfm:serviceGoalTemplate:view
getWorkforcemanagementBusinessunitServicegoaltemplates(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates ?expand:(impactOverride)[] -> ServiceGoalTemplateList any:wfm:serviceGoalTemplate:view,wfm:planningGroup:view,wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitShifttradingTradesEvaluateJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/evaluate/jobs/{jobId} since:today -> ShiftTradeEvaluateTradesBuJobResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
getWorkforcemanagementBusinessunitShifttradingTradesQueryJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/query/jobs/{jobId} since:today -> ShiftTradeQueryTradesBuJobResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
getWorkforcemanagementBusinessunitShifttradingTradesStateBulkJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/state/bulk/jobs/{jobId} since:today -> ShiftTradeBulkUpdateTradeStateBuJobResponse any:wfm:shiftTradeRequest:edit
getWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/unmatched/search/jobs/{jobId} since:today -> ShiftTradeSearchUnmatchedTradesBuJobResponse any:wfm:agentShiftTradeRequest:participate
getWorkforcemanagementBusinessunitShifttradingWeeksSummaryJob(businessUnitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/weeks/summary/jobs/{jobId} since:today -> ShiftTradeQueryWeekSummariesBuJobResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
getWorkforcemanagementBusinessunitStaffinggroup(businessUnitId, staffingGroupId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/{staffingGroupId} since:today -> StaffingGroupResponse any:wfm:staffingGroup:view
getWorkforcemanagementBusinessunitStaffinggroups(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups ?managementUnitId ?forceDownloadService:boolean since:today -> StaffingGroupListing any:wfm:staffingGroup:view
getWorkforcemanagementBusinessunitTimeofflimit(businessUnitId, timeOffLimitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId} since:today -> BuTimeOffLimitResponse any:wfm:timeOffLimit:view
getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJob(businessUnitId, timeOffLimitId, jobId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/granularityconversion/jobs/{jobId} since:today -> BuConvertTimeOffLimitGranularityJobResponse any:wfm:timeOffLimit:convertGranularity
getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJobs(businessUnitId, timeOffLimitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/granularityconversion/jobs ?statuses since:today -> BuConvertTimeOffGranularityLimitJobListing any:wfm:timeOffLimit:convertGranularity
getWorkforcemanagementBusinessunitTimeofflimits(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits ?managementUnitId since:today -> BuTimeOffLimitListing any:wfm:timeOffLimit:view,wfm:timeOffPlan:view
getWorkforcemanagementBusinessunitTimeoffplan(businessUnitId, timeOffPlanId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId} since:today -> BuTimeOffPlanResponse any:wfm:timeOffPlan:view
getWorkforcemanagementBusinessunitTimeoffplans(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans ?managementUnitId ?forceDownloadService:boolean ?expand[] since:today -> BuTimeOffPlanListing any:wfm:timeOffPlan:view
getWorkforcemanagementBusinessunitUsers(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/users ?managementUnitIds[] since:today -> BuUserListing any:wfm:agent:view
getWorkforcemanagementBusinessunitWeekSchedule(businessUnitId, weekId, scheduleId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId} ?expand:(managementUnits.agents) -> BuScheduleMetadata any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekScheduleGenerationresults(businessUnitId, weekId, scheduleId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/generationresults -> ScheduleGenerationResult any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekScheduleHeadcountforecast(businessUnitId, weekId, scheduleId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/headcountforecast ?forceDownload:boolean -> BuHeadcountForecastResponse any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekScheduleHistoryAgent(businessUnitId, weekId, scheduleId, agentId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/history/agents/{agentId} -> BuAgentScheduleHistoryResponse any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekSchedulePerformancepredictions(businessUnitId, weekId, scheduleId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions since:today -> PerformancePredictionResponse any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculation(businessUnitId, weekId, scheduleId, recalculationId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions/recalculations/{recalculationId} since:today -> PerformancePredictionRecalculationResponse any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekSchedules(businessUnitId, weekId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules ?includeOnlyPublished:boolean ?expand:(forecast.description) ?earliestWeekDate ?latestWeekDate -> BuScheduleListing any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekShorttermforecast(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId} ?expand:(planningGroups|generationResults)[] -> BuShortTermForecast any:wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWeekShorttermforecastData(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/data ?weekNumber:integer ?forceDownloadService:boolean -> BuForecastResultResponse any:wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWeekShorttermforecastGenerationresults(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/generationresults -> BuForecastGenerationResult any:wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWeekShorttermforecastLongtermforecastdata(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/longtermforecastdata ?forceDownloadService:boolean -> LongTermForecastResultResponse any:wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWeekShorttermforecastPlanninggroups(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/planninggroups -> ForecastPlanningGroupsResponse any:wfm:shortTermForecast:view,wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekShorttermforecastStaffingrequirement(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/staffingrequirement ?weekNumbers[] ?expand:(results.planningGroupStaffingRequirements.minimumStaffPerInterval|results.planningGroupStaffingRequirements.effectiveStaffPerInterval)[] since:today -> BuForecastStaffingRequirementsResultResponse any:wfm:staffingRequirement:view
getWorkforcemanagementBusinessunitWeekShorttermforecasts(businessUnitId, weekDateId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts -> BuShortTermForecastListing any:wfm:schedule:generate,wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWorkplanbid(businessUnitId, bidId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId} since:today -> WorkPlanBid any:wfm:workPlanBid:view
getWorkforcemanagementBusinessunitWorkplanbidGroup(businessUnitId, bidId, bidGroupId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId} since:today -> WorkPlanBidGroupResponse any:wfm:workPlanBidGroup:view
getWorkforcemanagementBusinessunitWorkplanbidGroupPreferences(businessUnitId, bidId, bidGroupId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}/preferences since:today -> AdminAgentWorkPlanPreferenceResponse any:wfm:workPlanBidGroup:view
getWorkforcemanagementBusinessunitWorkplanbidGroupsSummary(businessUnitId, bidId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/summary since:today -> WorkPlanBidGroupSummaryList any:wfm:workPlanBidGroup:view
getWorkforcemanagementBusinessunitWorkplanbids(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids since:today -> WorkPlanBidListResponse any:wfm:workPlanBid:view
getWorkforcemanagementBusinessunits() GET /api/v2/workforcemanagement/businessunits ?feature:@WorkforceManagementFeature ?divisionId -> BusinessUnitListing
getWorkforcemanagementBusinessunitsDivisionviews() GET /api/v2/workforcemanagement/businessunits/divisionviews ?divisionId[] -> BusinessUnitListing any:wfm:businessUnit:search
getWorkforcemanagementCalendarDataIcs(calendarId) GET /api/v2/workforcemanagement/calendar/data/ics ?calendarId accept:text/calendar -> string
getWorkforcemanagementCalendarUrlIcs() GET /api/v2/workforcemanagement/calendar/url/ics -> CalendarUrlResponse all:wfm:agentSchedule:sync,wfm:agentSchedule:view
getWorkforcemanagementHistoricaldataBulkRemoveJob(jobId) GET /api/v2/workforcemanagement/historicaldata/bulk/remove/jobs/{jobId} since:today -> HistoricalImportDeleteFilesJobResponse all:wfm:historicalData:upload
getWorkforcemanagementHistoricaldataBulkRemoveJobs() GET /api/v2/workforcemanagement/historicaldata/bulk/remove/jobs since:today -> HistoricalImportOverallDeleteStatusResponse all:wfm:historicalData:upload
getWorkforcemanagementHistoricaldataDeletejob() GET /api/v2/workforcemanagement/historicaldata/deletejob deprecated retired -> HistoricalImportDeleteJobResponse all:wfm:historicalData:upload
getWorkforcemanagementHistoricaldataImportstatus() GET /api/v2/workforcemanagement/historicaldata/importstatus -> HistoricalImportStatusListing all:wfm:historicalData:upload
getWorkforcemanagementHistoricaldataImportstatusJobId(jobId) GET /api/v2/workforcemanagement/historicaldata/importstatus/{jobId} since:today -> HistoricalImportStatusJobResponse all:wfm:historicalData:upload
getWorkforcemanagementIntegrationsHris() GET /api/v2/workforcemanagement/integrations/hris since:today -> WfmIntegrationListing any:wfm:integration:view
getWorkforcemanagementIntegrationsHrisTimeofftypesJob(jobId) GET /api/v2/workforcemanagement/integrations/hris/timeofftypes/jobs/{jobId} since:today -> HrisTimeOffTypesJobResponse
getWorkforcemanagementManagementunit(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId} ?expand:(settings|settings.adherence|settings.timeOff|settings.scheduling|settings.shortTermForecasting|settings.shiftTrading)[] -> ManagementUnit any:wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:shrinkage:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:publishedSchedule:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:serviceGoalTemplate:add,wfm:serviceGoalTemplate:delete,wfm:serviceGoalTemplate:edit,wfm:serviceGoalTemplate:view,wfm:planningGroup:add,wfm:planningGroup:delete,wfm:planningGroup:edit,wfm:planningGroup:view,wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:agentShiftTradeRequest:participate,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:staffingGroup:add,wfm:staffingGroup:delete,wfm:staffingGroup:edit,wfm:staffingGroup:view,wfm:timeOffLimit:add,wfm:timeOffLimit:delete,wfm:timeOffLimit:edit,wfm:timeOffLimit:view,wfm:timeOffPlan:add,wfm:timeOffPlan:delete,wfm:timeOffPlan:edit,wfm:timeOffPlan:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view
getWorkforcemanagementManagementunitActivitycodes(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/activitycodes deprecated -> ActivityCodeContainer any:wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:shrinkage:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:publishedSchedule:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view
getWorkforcemanagementManagementunitAdherence(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/adherence ?forceDownloadService:boolean -> UserScheduleAdherenceListing any:wfm:realtimeAdherence:view
getWorkforcemanagementManagementunitAgent(managementUnitId, agentId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/{agentId} ?excludeCapabilities:boolean ?expand:(workPlanOverrides)[] -> WfmAgent any:wfm:agent:view
getWorkforcemanagementManagementunitAgentShifttrades(managementUnitId, agentId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/{agentId}/shifttrades deprecated -> ShiftTradeListResponse any:wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view
getWorkforcemanagementManagementunitDecisionmetrics(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/decisionmetrics since:today -> DecisionMetricsResponse any:wfm:decisionMetrics:view
getWorkforcemanagementManagementunitShifttradesMatched(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/shifttrades/matched deprecated -> ShiftTradeMatchesSummaryResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
getWorkforcemanagementManagementunitShifttradesUsers(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/shifttrades/users -> WfmUserEntityListing any:wfm:agentShiftTradeRequest:participate
getWorkforcemanagementManagementunitTimeofflimit(managementUnitId, timeOffLimitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId} deprecated -> TimeOffLimit any:wfm:timeOffLimit:view
getWorkforcemanagementManagementunitTimeofflimits(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits deprecated -> TimeOffLimitListing any:wfm:timeOffLimit:view,wfm:timeOffPlan:view
getWorkforcemanagementManagementunitTimeoffplan(managementUnitId, timeOffPlanId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId} deprecated -> TimeOffPlan any:wfm:timeOffPlan:view
getWorkforcemanagementManagementunitTimeoffplans(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans deprecated -> TimeOffPlanListing any:wfm:timeOffPlan:view
getWorkforcemanagementManagementunitUserTimeoffrequest(managementUnitId, userId, timeOffRequestId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId} -> TimeOffRequestResponse any:wfm:timeOffRequest:view
getWorkforcemanagementManagementunitUserTimeoffrequestTimeofflimits(managementUnitId, userId, timeOffRequestId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}/timeofflimits -> QueryTimeOffLimitValuesResponse all:wfm:timeOffRequest:view,wfm:timeOffLimit:view
getWorkforcemanagementManagementunitUserTimeoffrequests(managementUnitId, userId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests ?recentlyReviewed:boolean=false -> TimeOffRequestList any:wfm:timeOffRequest:view
getWorkforcemanagementManagementunitUsers(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users -> WfmUserEntityListing any:wfm:agent:view,wfm:historicalAdherence:view,wfm:publishedSchedule:view,wfm:realtimeAdherence:view,wfm:schedule:view,wfm:staffingGroup:view,wfm:timeOffRequest:view,wfm:workPlanRotation:view,wfm:workPlan:view
getWorkforcemanagementManagementunitWeekSchedule(managementUnitId, weekId, scheduleId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekId}/schedules/{scheduleId} ?expand:(generationResults|headcountForecast) ?forceDownloadService:boolean deprecated -> WeekScheduleResponse any:wfm:publishedSchedule:view,wfm:schedule:view
getWorkforcemanagementManagementunitWeekSchedules(managementUnitId, weekId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekId}/schedules ?includeOnlyPublished:boolean ?earliestWeekDate ?latestWeekDate deprecated -> WeekScheduleListResponse any:wfm:publishedSchedule:view,wfm:schedule:view
getWorkforcemanagementManagementunitWeekShifttrades(managementUnitId, weekDateId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades ?evaluateMatches:boolean=true ?includeCrossWeekShifts:boolean=false ?forceDownloadService:boolean deprecated -> WeekShiftTradeListResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
getWorkforcemanagementManagementunitWorkplan(managementUnitId, workPlanId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId} ?includeOnly:(agentCount|agents|optionalDays|shifts|shiftStartVariances)[] -> WorkPlan any:wfm:workPlanRotation:view,wfm:workPlan:view,wfm:schedule:edit
getWorkforcemanagementManagementunitWorkplanrotation(managementUnitId, workPlanRotationId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId} -> WorkPlanRotationResponse any:wfm:workPlanRotation:view
getWorkforcemanagementManagementunitWorkplanrotations(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations ?expand:(agents)[] -> WorkPlanRotationListResponse any:wfm:agent:view,wfm:workPlanRotation:view
getWorkforcemanagementManagementunitWorkplans(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans ?expand:(agentCount|agents|optionalDays|shifts|shiftStartVariances|details)[] ?exclude:(shifts.activities)[] -> WorkPlanListResponse any:wfm:agent:view,wfm:publishedSchedule:view,wfm:schedule:view,wfm:workPlanRotation:view,wfm:workPlan:view
getWorkforcemanagementManagementunits() GET /api/v2/workforcemanagement/managementunits ?pageSize:integer ?pageNumber:integer ?expand:(details) ?feature:@WorkforceManagementFeature ?divisionId -> ManagementUnitListing
getWorkforcemanagementManagementunitsDivisionviews() GET /api/v2/workforcemanagement/managementunits/divisionviews ?divisionId[] -> ManagementUnitListing any:wfm:managementUnit:search
getWorkforcemanagementNotifications() GET /api/v2/workforcemanagement/notifications -> NotificationsResponse
getWorkforcemanagementSchedulebidPreference(bidId) GET /api/v2/workforcemanagement/schedulebids/{bidId}/preference since:today -> AgentScheduleBiddingPreferenceResponse any:wfm:agentScheduleBid:submit
getWorkforcemanagementSchedulebidSchedulesets(bidId) GET /api/v2/workforcemanagement/schedulebids/{bidId}/schedulesets since:today -> AgentScheduleBidScheduleSetResponse any:wfm:agentScheduleBid:submit
getWorkforcemanagementSchedulebids() GET /api/v2/workforcemanagement/schedulebids since:today -> AgentScheduleBids any:wfm:agentScheduleBid:submit
getWorkforcemanagementSchedulingjob(jobId) GET /api/v2/workforcemanagement/schedulingjobs/{jobId} -> SchedulingStatusResponse any:wfm:schedulingrequest:view
getWorkforcemanagementSchedulingpreferencesSettings() GET /api/v2/workforcemanagement/schedulingpreferences/settings since:today -> BusinessUnitSchedulingPreferencesSettingsResponse
getWorkforcemanagementShifttrades() GET /api/v2/workforcemanagement/shifttrades deprecated -> ShiftTradeListResponse any:wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:agentShiftTradeRequest:participate
getWorkforcemanagementShifttradingTradeJob(tradeId, jobId) GET /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/jobs/{jobId} since:today -> ShiftTradeUpdateTradeJobResponse any:wfm:agentShiftTradeRequest:participate
getWorkforcemanagementShifttradingTradeMatchJob(tradeId, jobId) GET /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/match/jobs/{jobId} since:today -> ShiftTradeMatchTradeJobResponse any:wfm:agentShiftTradeRequest:participate
getWorkforcemanagementShifttradingTradeStateJob(tradeId, jobId) GET /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/state/jobs/{jobId} since:today -> ShiftTradeUpdateTradeStateJobResponse any:wfm:agentShiftTradeRequest:participate
getWorkforcemanagementShifttradingTradesJob(jobId) GET /api/v2/workforcemanagement/shifttrading/trades/jobs/{jobId} since:today -> ShiftTradeAddTradeJobResponse any:wfm:agentShiftTradeRequest:participate
getWorkforcemanagementShifttradingTradesMineQueryJob(jobId) GET /api/v2/workforcemanagement/shifttrading/trades/mine/query/jobs/{jobId} since:today -> ShiftTradeQueryAgentTradesJobResponse any:wfm:agentShiftTradeRequest:participate
getWorkforcemanagementShrinkageJob(jobId) GET /api/v2/workforcemanagement/shrinkage/jobs/{jobId} since:today -> WfmHistoricalShrinkageResponse
getWorkforcemanagementTeamAdherence(teamId) GET /api/v2/workforcemanagement/teams/{teamId}/adherence since:today -> UserScheduleAdherenceListing any:wfm:realtimeAdherence:view
getWorkforcemanagementTimeoffbalanceJob(jobId) GET /api/v2/workforcemanagement/timeoffbalance/jobs/{jobId} since:today -> TimeOffBalanceJobResponse
getWorkforcemanagementTimeoffrequest(timeOffRequestId) GET /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId} -> TimeOffRequestResponse any:wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit
getWorkforcemanagementTimeoffrequestWaitlistpositions(timeOffRequestId) GET /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId}/waitlistpositions -> WaitlistPositionListing any:wfm:agentTimeOffRequest:submit
getWorkforcemanagementTimeoffrequests() GET /api/v2/workforcemanagement/timeoffrequests ?recentlyReviewed:boolean=false -> TimeOffRequestList any:wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit
getWorkforcemanagementUnavailabletimesSettings() GET /api/v2/workforcemanagement/unavailabletimes/settings since:today -> ManagementUnitAvailabilitySettingsResponse any:wfm:agentUnavailableTimes:submit
getWorkforcemanagementUnavailabletimesValidationJob(jobId) GET /api/v2/workforcemanagement/unavailabletimes/validation/jobs/{jobId} since:today -> QueryAgentUnavailableTimesValidationJobResponse any:wfm:agentUnavailableTimes:submit
getWorkforcemanagementUserWorkplanbidranks(userId) GET /api/v2/workforcemanagement/users/{userId}/workplanbidranks since:today -> WorkPlanBidRanks any:wfm:workPlanBid:view
getWorkforcemanagementWorkplanbidPreferences(bidId) GET /api/v2/workforcemanagement/workplanbids/{bidId}/preferences since:today -> AgentWorkPlanBiddingPreferenceResponse any:wfm:agentWorkPlanBid:submit
getWorkforcemanagementWorkplanbidWorkplans(bidId) GET /api/v2/workforcemanagement/workplanbids/{bidId}/workplans since:today -> AgentWorkPlanListResponse any:wfm:agentWorkPlanBid:submit
getWorkforcemanagementWorkplanbids() GET /api/v2/workforcemanagement/workplanbids since:today -> AgentWorkPlanBids any:wfm:agentWorkPlanBid:submit
patchWorkforcemanagementAgentAdherenceExplanation(agentId, explanationId, body) PATCH /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations/{explanationId} {body: UpdateAdherenceExplanationStatusRequest} since:today -> AdherenceExplanationAsyncResponse any:wfm:adherenceExplanation:edit
patchWorkforcemanagementAlternativeshiftsTrade(tradeId, body) PATCH /api/v2/workforcemanagement/alternativeshifts/trades/{tradeId} {body: AgentUpdateAlternativeShiftTradeRequest} since:today -> AlternativeShiftTradeResponse any:wfm:agentAlternativeShift:submit
patchWorkforcemanagementAlternativeshiftsTradesStateJobs(body) PATCH /api/v2/workforcemanagement/alternativeshifts/trades/state/jobs {body: AdminBulkUpdateAlternativeShiftTradeStateRequest} since:today -> AlternativeShiftAsyncResponse any:wfm:alternativeShift:edit
patchWorkforcemanagementBusinessunit(businessUnitId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId} ?includeSchedulingDefaultMessageSeverities:boolean {body: UpdateBusinessUnitRequest} strict -> BusinessUnitResponse all:wfm:businessUnit:edit
patchWorkforcemanagementBusinessunitActivitycode(businessUnitId, activityCodeId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId} {body: UpdateActivityCodeRequest} strict -> BusinessUnitActivityCode any:wfm:activityCode:edit
patchWorkforcemanagementBusinessunitActivitycodesBulk(businessUnitId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/bulk {body: BulkUpdateActivityCodeRequest} since:today -> BulkUpdateActivityCodeResponse any:wfm:activityCodes:edit
patchWorkforcemanagementBusinessunitActivityplan(businessUnitId, activityPlanId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId} {body: UpdateActivityPlanRequest} since:today -> ActivityPlanResponse any:wfm:activityPlan:edit
patchWorkforcemanagementBusinessunitAlternativeshiftsSettings(businessUnitId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/settings {body: UpdateAlternativeShiftBuSettingsRequest} since:today -> AlternativeShiftBuSettingsResponse any:wfm:businessUnit:edit
patchWorkforcemanagementBusinessunitCapacityplan(businessUnitId, capacityPlanId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId} {body: UpdateCapacityPlanRequest} since:today -> CapacityPlanResponse any:wfm:capacityPlan:edit
patchWorkforcemanagementBusinessunitMinimumstaffingSettings(businessUnitId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/minimumstaffing/settings {body: MinimumStaffingRequest} since:today -> MinimumStaffingResponse any:wfm:minimumStaffingSettings:edit
patchWorkforcemanagementBusinessunitOpportunity(businessUnitId, opportunityId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/{opportunityId} {body: PatchOpportunityRequest} since:today -> OpportunityResult any:wfm:opportunity:edit
patchWorkforcemanagementBusinessunitPlanninggroup(businessUnitId, planningGroupId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId} {body: UpdatePlanningGroupRequest} strict -> PlanningGroup any:wfm:planningGroup:edit
patchWorkforcemanagementBusinessunitSchedulebid(businessUnitId, bidId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId} {body: UpdateScheduleBid} since:today -> ScheduleBid any:wfm:scheduleBid:edit
patchWorkforcemanagementBusinessunitSchedulebidGroup(businessUnitId, bidId, bidGroupId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId} {body: ScheduleBidGroupUpdate} since:today -> ScheduleBidGroupResponse any:wfm:scheduleBidGroup:edit
patchWorkforcemanagementBusinessunitSchedulebidGroupPreferences(businessUnitId, bidId, bidGroupId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}/preferences {body: AgentsBidAssignedScheduleSetOverrideRequest} since:today -> AdminAgentScheduleBidPreferenceResponse any:wfm:scheduleBidGroup:edit
patchWorkforcemanagementBusinessunitSchedulerSettings(businessUnitId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduler/settings {body: BuSchedulerSettingsRequest} since:today -> BuSchedulerSettingsResponse any:wfm:schedulerSettings:edit
patchWorkforcemanagementBusinessunitSchedulingRun(businessUnitId, runId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId} {body: PatchBuScheduleRunRequest} strict -> void any:wfm:schedule:edit
patchWorkforcemanagementBusinessunitSchedulingpreferencesSettings(businessUnitId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulingpreferences/settings {body: UpdateBusinessUnitSchedulingPreferencesSettingsRequest} since:today -> BusinessUnitSchedulingPreferencesSettingsResponse
patchWorkforcemanagementBusinessunitServicegoaltemplate(businessUnitId, serviceGoalTemplateId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId} {body: UpdateServiceGoalTemplate} strict -> ServiceGoalTemplate any:wfm:serviceGoalTemplate:edit
patchWorkforcemanagementBusinessunitStaffinggroup(businessUnitId, staffingGroupId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/{staffingGroupId} {body: UpdateStaffingGroupRequest} since:today -> StaffingGroupResponse any:wfm:staffingGroup:edit
patchWorkforcemanagementBusinessunitTimeoffplan(businessUnitId, timeOffPlanId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId} {body: BuUpdateTimeOffPlanRequest} since:today -> BuTimeOffPlanResponse any:wfm:timeOffPlan:edit
patchWorkforcemanagementBusinessunitWorkplanbid(businessUnitId, bidId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId} {body: UpdateWorkPlanBid} since:today -> WorkPlanBid any:wfm:workPlanBid:edit
patchWorkforcemanagementBusinessunitWorkplanbidGroup(businessUnitId, bidId, bidGroupId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId} {body: WorkPlanBidGroupUpdate} since:today -> WorkPlanBidGroupResponse any:wfm:workPlanBidGroup:edit
patchWorkforcemanagementBusinessunitWorkplanbidGroupPreferences(businessUnitId, bidId, bidGroupId, body) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}/preferences {body: AgentsBidAssignedWorkPlanOverrideRequest} since:today -> AdminAgentWorkPlanPreferenceResponse any:wfm:workPlanBidGroup:edit
patchWorkforcemanagementManagementunit(managementUnitId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId} {body: UpdateManagementUnitRequest} strict -> ManagementUnit any:wfm:managementUnit:edit
patchWorkforcemanagementManagementunitAgents(managementUnitId, body) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents {body: UpdateMuAgentsRequest} since:today -> void any:wfm:agent:edit
patchWorkforcemanagementManagementunitAgentsWorkplansBulk(managementUnitId, body) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/workplans/bulk {body: UpdateMuAgentWorkPlansBatchRequest} since:today -> UpdateMuAgentWorkPlansBatchResponse any:wfm:workPlan:edit
patchWorkforcemanagementManagementunitTimeofflimit(managementUnitId, timeOffLimitId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId} {body: UpdateTimeOffLimitRequest} deprecated strict -> TimeOffLimit any:wfm:timeOffLimit:edit
patchWorkforcemanagementManagementunitTimeoffplan(managementUnitId, timeOffPlanId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId} {body: UpdateTimeOffPlanRequest} deprecated strict -> TimeOffPlan any:wfm:timeOffPlan:edit
patchWorkforcemanagementManagementunitTimeoffrequestUserIntegrationstatus(managementUnitId, timeOffRequestId, userId, body) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/{timeOffRequestId}/users/{userId}/integrationstatus {body: SetTimeOffIntegrationStatusRequest} since:today -> UserTimeOffIntegrationStatusResponse any:wfm:timeOffRequest:edit
patchWorkforcemanagementManagementunitUnavailabletimesSettings(managementUnitId, body) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/unavailabletimes/settings {body: UpdateManagementUnitsSettingsRequest} since:today -> ManagementUnitAvailabilitySettingsResponse any:wfm:managementUnit:edit
patchWorkforcemanagementManagementunitUserTimeoffrequest(managementUnitId, userId, timeOffRequestId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId} {body: AdminTimeOffRequestPatch} strict -> TimeOffRequestResponse any:wfm:timeOffRequest:edit
patchWorkforcemanagementManagementunitWeekShifttrade(managementUnitId, weekDateId, tradeId, body) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/{tradeId} {body: PatchShiftTradeRequest} deprecated -> ShiftTradeResponse any:wfm:agentShiftTradeRequest:participate
patchWorkforcemanagementManagementunitWorkplan(managementUnitId, workPlanId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId} ?validationMode:(Ignore) {body: WorkPlan} strict -> WorkPlan any:wfm:workPlan:edit
patchWorkforcemanagementManagementunitWorkplanrotation(managementUnitId, workPlanRotationId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId} {body: UpdateWorkPlanRotationRequest} strict -> WorkPlanRotationResponse any:wfm:workPlanRotation:edit
patchWorkforcemanagementSchedulingpreferences(body) PATCH /api/v2/workforcemanagement/schedulingpreferences {body: UpdateAgentSchedulingPreferencesRequest} since:today -> AgentSchedulingPreferenceListing
patchWorkforcemanagementTimeoffrequest(timeOffRequestId) PATCH /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId} {body: AgentTimeOffRequestPatch} strict -> TimeOffRequestResponse any:wfm:agentTimeOffRequest:submit
patchWorkforcemanagementUnavailabletimes(body) PATCH /api/v2/workforcemanagement/unavailabletimes {body: UpdateUnavailableTimesRequest} since:today -> UnavailableTimeListing any:wfm:agentUnavailableTimes:submit
patchWorkforcemanagementUserWorkplanbidranks(userId, body) PATCH /api/v2/workforcemanagement/users/{userId}/workplanbidranks {body: WorkPlanBidRanks} since:today -> WorkPlanBidRanks any:wfm:workPlanBid:edit
patchWorkforcemanagementUsersWorkplanbidranksBulk(body) PATCH /api/v2/workforcemanagement/users/workplanbidranks/bulk {body: WorkPlanBidRanks[]} since:today -> EntityListing any:wfm:workPlanBid:edit
patchWorkforcemanagementWorkplanbidPreferences(bidId, body) PATCH /api/v2/workforcemanagement/workplanbids/{bidId}/preferences {body: UpdateAgentWorkPlanBiddingPreference} since:today -> AgentWorkPlanBiddingPreferenceResponse any:wfm:agentWorkPlanBid:submit
postWorkforcemanagementAdherenceExplanations(body) POST /api/v2/workforcemanagement/adherence/explanations {body: AddAdherenceExplanationAgentRequest} since:today -> AdherenceExplanationAsyncResponse any:wfm:agentAdherenceExplanation:submit
postWorkforcemanagementAdherenceExplanationsQuery(body) POST /api/v2/workforcemanagement/adherence/explanations/query ?forceAsync:boolean ?forceDownloadService:boolean {body: AgentQueryAdherenceExplanationsRequest} since:today -> QueryAdherenceExplanationsResponse any:wfm:agentAdherenceExplanation:submit
postWorkforcemanagementAdherenceHistorical() POST /api/v2/workforcemanagement/adherence/historical {body: WfmHistoricalAdherenceQueryForUsers} deprecated retired -> WfmHistoricalAdherenceResponse any:wfm:historicalAdherence:view
postWorkforcemanagementAdherenceHistoricalBulk(body) POST /api/v2/workforcemanagement/adherence/historical/bulk {body: WfmHistoricalAdherenceBulkQuery} since:today -> WfmHistoricalAdherenceBulkResponse any:wfm:historicalAdherence:view
postWorkforcemanagementAgentAdherenceExplanations(agentId, body) POST /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations {body: AddAdherenceExplanationAdminRequest} since:today -> AdherenceExplanationAsyncResponse any:wfm:adherenceExplanation:add
postWorkforcemanagementAgentAdherenceExplanationsQuery(agentId, body) POST /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations/query ?forceAsync:boolean ?forceDownloadService:boolean {body: AgentQueryAdherenceExplanationsRequest} since:today -> AgentQueryAdherenceExplanationsResponse any:wfm:adherenceExplanation:view
postWorkforcemanagementAgentSchedulingpreferencesQuery(agentId, body) POST /api/v2/workforcemanagement/agents/{agentId}/schedulingpreferences/query {body: QueryAgentSchedulingPreferencesRequest} since:today -> AgentSchedulingPreferenceListing
postWorkforcemanagementAgentUnavailabletimesQuery(agentId, body) POST /api/v2/workforcemanagement/agents/{agentId}/unavailabletimes/query {body: QueryAgentUnavailableTimesRequest} since:today -> UnavailableTimeListing any:wfm:unavailableTimes:view
postWorkforcemanagementAgents(body) POST /api/v2/workforcemanagement/agents {body: MoveAgentsRequest} since:today -> MoveAgentsResponse any:wfm:agent:edit
postWorkforcemanagementAgentsIntegrationsHrisQuery(body) POST /api/v2/workforcemanagement/agents/integrations/hris/query {body: QueryAgentsIntegrationsRequest} since:today -> AgentsIntegrationsListing any:wfm:agent:view
postWorkforcemanagementAgentsMeAdherenceHistoricalJobs() POST /api/v2/workforcemanagement/agents/me/adherence/historical/jobs ?expand:(exceptionInfo|actuals|scheduledActivities|conformance)[] {body: WfmHistoricalAdherenceQueryForAgent} since:today -> WfmAgentHistoricalAdherenceResponse any:wfm:agentHistoricalAdherence:view,wfm:agentHistoricalAdherenceConformance:view
postWorkforcemanagementAgentsMePossibleworkshifts(body) POST /api/v2/workforcemanagement/agents/me/possibleworkshifts {body: AgentPossibleWorkShiftsRequest} since:today -> AgentPossibleWorkShiftsResponse any:wfm:agentPossibleWorkShifts:view
postWorkforcemanagementAgentsOpportunitiesEnrollmentsBulkAdd(body) POST /api/v2/workforcemanagement/agents/opportunities/enrollments/bulk/add {body: AgentBulkAddOpportunityEnrollmentsRequest} since:today -> AgentBulkAddOpportunityEnrollmentsResponse any:wfm:agentOpportunitiesEnrollments:add
postWorkforcemanagementAgentsOpportunitiesEnrollmentsBulkStatusesUpdate(body) POST /api/v2/workforcemanagement/agents/opportunities/enrollments/bulk/statuses/update {body: AgentBulkStatusUpdateOpportunityEnrollmentsRequest} since:today -> AgentBulkStatusUpdateOpportunityEnrollmentsResponse any:wfm:agentOpportunitiesEnrollmentsStatuses:edit
postWorkforcemanagementAgentsOpportunitiesQuery(body) POST /api/v2/workforcemanagement/agents/opportunities/query ?expand ?forceDownloadService:boolean {body: QueryOpportunitiesRequest} since:today -> AgentQueryOpportunitiesResponse any:wfm:agentOpportunitiesQuery:view
postWorkforcemanagementAgentschedulesManagementunitsMine(body) POST /api/v2/workforcemanagement/agentschedules/managementunits/mine ?forceAsync:boolean ?forceDownloadService:boolean {body: AgentMuScheduleQuery} since:today -> AgentMuQueryResponse any:wfm:agentManagementUnitSchedule:view
postWorkforcemanagementAgentschedulesMine() POST /api/v2/workforcemanagement/agentschedules/mine {body: BuGetCurrentAgentScheduleRequest} strict -> BuCurrentAgentScheduleSearchResponse any:wfm:agentSchedule:view
postWorkforcemanagementAlternativeshiftsOffersJobs(body) POST /api/v2/workforcemanagement/alternativeshifts/offers/jobs {body: AlternativeShiftOffersRequest} since:today -> AlternativeShiftAsyncResponse any:wfm:agentAlternativeShift:submit
postWorkforcemanagementAlternativeshiftsOffersSearchJobs(body) POST /api/v2/workforcemanagement/alternativeshifts/offers/search/jobs {body: AlternativeShiftSearchOffersRequest} since:today -> AlternativeShiftAsyncResponse any:wfm:agentAlternativeShift:submit
postWorkforcemanagementAlternativeshiftsTrades(body) POST /api/v2/workforcemanagement/alternativeshifts/trades {body: CreateAlternativeShiftTradeRequest} since:today -> AlternativeShiftTradeResponse any:wfm:agentAlternativeShift:submit
postWorkforcemanagementBusinessunitActivitycodes(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes {body: CreateActivityCodeRequest} strict -> BusinessUnitActivityCode any:wfm:activityCode:add
postWorkforcemanagementBusinessunitActivityplanRunsJobs(businessUnitId, activityPlanId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}/runs/jobs since:today -> ActivityPlanRunJobResponse any:wfm:activityPlanRunJob:add
postWorkforcemanagementBusinessunitActivityplans(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans {body: CreateActivityPlanRequest} since:today -> ActivityPlanResponse any:wfm:activityPlan:add
postWorkforcemanagementBusinessunitAdherenceExplanationsQuery(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/adherence/explanations/query ?forceAsync:boolean ?forceDownloadService:boolean {body: BuQueryAdherenceExplanationsRequest} since:today -> BuQueryAdherenceExplanationsResponse any:wfm:adherenceExplanation:view
postWorkforcemanagementBusinessunitAgentschedulesSearch(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/agentschedules/search ?forceAsync:boolean ?forceDownloadService:boolean {body: BuSearchAgentSchedulesRequest} strict -> BuAsyncAgentSchedulesSearchResponse any:wfm:schedule:view,wfm:publishedSchedule:view
postWorkforcemanagementBusinessunitAlternativeshiftsTradesSearch(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/trades/search ?forceAsync:boolean {body: SearchAlternativeShiftTradesRequest} since:today -> BuListAlternativeShiftTradesResponse any:wfm:alternativeShift:view
postWorkforcemanagementBusinessunitCapacityplanCopy(businessUnitId, capacityPlanId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/copy {body: CopyCapacityPlanRequest} since:today -> CapacityPlanResponse any:wfm:capacityPlan:add
postWorkforcemanagementBusinessunitCapacityplanRequirementGenerate(businessUnitId, capacityPlanId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/requirement/generate since:today -> CapacityPlanStaffingRequirementResult any:wfm:capacityPlan:edit
postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations(businessUnitId, capacityPlanId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocations {body: CreateCapacityPlanStaffingGroupMetricChangeRequest} since:today -> CapacityPlanStaffingGroupMetricChangeResponse any:wfm:capacityPlan:edit
postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistoryQuery(businessUnitId, capacityPlanId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocationshistory/query {body: QueryCapacityPlanStaffingGroupMetricChangeHistory} since:today -> CapacityPlanStaffingGroupMetricChangeHistoryListResponse any:wfm:capacityPlan:view
postWorkforcemanagementBusinessunitCapacityplanningLongtermrequirementsAutomaticbestmethodWeekForecastForceregenerate(businessUnitId, weekDateId, forecastId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplanning/longtermrequirements/automaticbestmethod/weeks/{weekDateId}/forecasts/{forecastId}/forceregenerate since:today -> LongTermRequirementsResponse any:wfm:longTermStaffing:edit
postWorkforcemanagementBusinessunitCapacityplans(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans {body: CapacityPlanRequest} since:today -> CapacityPlanResponse any:wfm:capacityPlan:add
postWorkforcemanagementBusinessunitCapacityplansBulkRemove(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/bulk/remove {body: CapacityPlanDeleteRequest} since:today -> void any:wfm:capacityPlan:delete
postWorkforcemanagementBusinessunitDecisionmetricsUpdate(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/decisionmetrics/update {body: DecisionMetricsUpdateJobRequest} since:today -> DecisionMetricsUpdateJobResponse any:wfm:decisionMetrics:edit
postWorkforcemanagementBusinessunitDecisionmetricsUpdateUploadurl(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/decisionmetrics/update/uploadurl {body: UploadUrlRequestBody} since:today -> DecisionMetricsUploadResponse any:wfm:decisionMetrics:edit
postWorkforcemanagementBusinessunitIntraday(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday ?forceAsync:boolean {body: IntradayPlanningGroupRequest} strict -> AsyncIntradayResponse any:wfm:intraday:view
postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportForecastJobs(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/forecast/jobs {body: AggregatedExportJobRequest} since:today -> AggregatedSessionExportJobResponse all:wfm:mainForecastExportForecast:add
postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportHistoricalJobs(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/historical/jobs {body: AggregatedExportJobRequest} since:today -> AggregatedHistoricalExportJobResponse all:wfm:mainForecastExportHistorical:add
postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportSnapshotJobs(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/snapshot/jobs {body: AggregatedExportSnapshotJobRequest} since:today -> AggregatedSnapshotExportJobResponse all:wfm:mainForecastExportSnapshot:view
postWorkforcemanagementBusinessunitOpportunitiesBulkAdd(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/add {body: BulkAddOpportunitiesRequest} since:today -> BulkAddOpportunitiesResponse any:wfm:opportunities:add
postWorkforcemanagementBusinessunitOpportunitiesBulkPublish(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/publish {body: BulkOpportunitiesRequest} since:today -> BulkPublishOpportunitiesResponse any:wfm:opportunities:publish
postWorkforcemanagementBusinessunitOpportunitiesBulkRemove(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/remove {body: BulkOpportunitiesRequest} since:today -> BulkRemoveOpportunitiesResponse any:wfm:opportunities:delete
postWorkforcemanagementBusinessunitOpportunitiesBulkStatusesUpdate(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/statuses/update {body: BulkOpportunitiesStatusUpdateRequest} since:today -> BulkOpportunitiesStatusUpdateResponse any:wfm:opportunitiesStatuses:edit
postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsBulkStatusesUpdate(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/enrollments/bulk/statuses/update {body: BulkOpportunityEnrollmentsStatusUpdateRequest} since:today -> BulkUpdateOpportunityEnrollmentsStatusResponse any:wfm:opportunitiesEnrollmentsStatuses:edit
postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsQuery(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/enrollments/query ?expand ?forceDownloadService:boolean {body: QueryOpportunityEnrollmentsRequest} since:today -> QueryOpportunityEnrollmentsResponse any:wfm:opportunitiesEnrollmentsQuery:view
postWorkforcemanagementBusinessunitOpportunitiesExternalactivitiesQuery(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/externalactivities/query {body: BulkOpportunitiesExternalActivitiesRequest} since:today -> QueryExternalActivityOpportunitiesResponse any:wfm:opportunitiesExternalActivitiesQuery:view
postWorkforcemanagementBusinessunitOpportunitiesQuery(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/query ?forceDownloadService:boolean {body: QueryOpportunitiesRequest} since:today -> QueryOpportunitiesResponse any:wfm:opportunitiesQuery:view
postWorkforcemanagementBusinessunitPlanninggroups(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups {body: CreatePlanningGroupRequest} strict -> PlanningGroup any:wfm:planningGroup:add
postWorkforcemanagementBusinessunitSchedulebidCopy(businessUnitId, bidId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/copy {body: CopyScheduleBid} since:today -> ScheduleBid any:wfm:scheduleBid:add
postWorkforcemanagementBusinessunitSchedulebidGroups(businessUnitId, bidId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups {body: ScheduleBidGroupCreate} since:today -> ScheduleBidGroupResponse any:wfm:scheduleBidGroup:add
postWorkforcemanagementBusinessunitSchedulebids(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids {body: CreateScheduleBid} since:today -> ScheduleBid any:wfm:scheduleBid:add
postWorkforcemanagementBusinessunitSchedulebidsEffectiveschedulesets(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/effectiveschedulesets {body: QueryEffectiveScheduleSetsRequest} since:today -> AgentsEffectiveScheduleSetResponse any:wfm:scheduleBid:view
postWorkforcemanagementBusinessunitServicegoaltemplates(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates {body: CreateServiceGoalTemplate} strict -> ServiceGoalTemplate any:wfm:serviceGoalTemplate:add
postWorkforcemanagementBusinessunitShifttradingTradesEvaluateJobs(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/evaluate/jobs ?forceAsync:boolean ?forceDownloadService:boolean {body: EvaluateShiftTradeListJobRequest} since:today -> ShiftTradeEvaluateTradesBuJobResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
postWorkforcemanagementBusinessunitShifttradingTradesQueryJobs(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/query/jobs ?forceAsync:boolean ?forceDownloadService:boolean {body: QueryShiftTradeListJobRequest} since:today -> ShiftTradeQueryTradesBuJobResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
postWorkforcemanagementBusinessunitShifttradingTradesStateBulkJobs(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/state/bulk/jobs ?forceAsync:boolean ?forceDownloadService:boolean {body: BulkUpdateShiftTradeListJobRequest} since:today -> ShiftTradeBulkUpdateTradeStateBuJobResponse any:wfm:shiftTradeRequest:edit
postWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJobs(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/unmatched/search/jobs ?forceAsync:boolean ?forceDownloadService:boolean {body: SearchUnmatchedShiftTradeListJobRequest} since:today -> ShiftTradeSearchUnmatchedTradesBuJobResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementBusinessunitShifttradingWeeksSummaryJobs(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/weeks/summary/jobs ?forceAsync:boolean {body: QueryWeekSummaryListJobRequest} since:today -> ShiftTradeQueryWeekSummariesBuJobResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
postWorkforcemanagementBusinessunitStaffinggroups(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups {body: CreateStaffingGroupRequest} since:today -> StaffingGroupResponse any:wfm:staffingGroup:add
postWorkforcemanagementBusinessunitStaffinggroupsPlanninggroupsQuery(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/planninggroups/query {body: QueryPlanningGroupToStaffingGroupsRequest} since:today -> PlanningGroupToStaffingGroupsListing any:wfm:staffingGroup:view
postWorkforcemanagementBusinessunitStaffinggroupsQuery(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/query ?forceDownloadService:boolean {body: QueryUserStaffingGroupListRequest} since:today -> UserStaffingGroupListing any:wfm:staffingGroup:view
postWorkforcemanagementBusinessunitTimeofflimitGranularityconversion(businessUnitId, timeOffLimitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/granularityconversion {body: BuConvertTimeOffLimitGranularityJobRequest} since:today -> BuConvertTimeOffLimitGranularityJobResponse any:wfm:timeOffLimit:convertGranularity
postWorkforcemanagementBusinessunitTimeofflimitValuesImport(businessUnitId, timeOffLimitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values/import {body: BuImportTimeOffLimitValuesRequest} since:today -> BuTimeOffLimitResponse any:wfm:timeOffLimit:edit
postWorkforcemanagementBusinessunitTimeofflimitValuesImportUploadurl(businessUnitId, timeOffLimitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values/import/uploadurl {body: BuTimeOffLimitValuesImportUploadUrlRequest} since:today -> BuImportTimeOffLimitValuesUploadResponse any:wfm:timeOffLimit:edit
postWorkforcemanagementBusinessunitTimeofflimitValuesQuery(businessUnitId, timeOffLimitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values/query {body: QueryTimeOffLimitValuesForGranularityRequest} since:today -> BuTimeOffLimitValuesForGranularityResponse any:wfm:timeOffLimit:view
postWorkforcemanagementBusinessunitTimeofflimits(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits {body: BuCreateTimeOffLimitRequest} since:today -> BuTimeOffLimitResponse any:wfm:timeOffLimit:add
postWorkforcemanagementBusinessunitTimeofflimitsValuesQuery(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/values/query {body: QueryTimeOffLimitValuesRequest} since:today -> BuTimeOffLimitValuesResponse any:wfm:timeOffLimit:view
postWorkforcemanagementBusinessunitTimeoffplans(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans {body: BuCreateTimeOffPlanRequest} since:today -> BuTimeOffPlanResponse any:wfm:timeOffPlan:add
postWorkforcemanagementBusinessunitUnavailabletimesSchedulesQuery(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/unavailabletimes/schedules/query {body: QueryAgentScheduleUnavailableTimesRequest} since:today -> QueryAgentScheduleUnavailableTimesResponse any:wfm:unavailableTimes:view
postWorkforcemanagementBusinessunitUnavailabletimesSettingsQuery(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/unavailabletimes/settings/query {body: QueryAvailabilityManagementUnitsSettingsRequest} since:today -> QueryAvailabilityManagementUnitsSettingsResponse any:wfm:managementUnit:view
postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery(businessUnitId, weekId, scheduleId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/agentschedules/query ?forceAsync:boolean ?forceDownloadService:boolean {body: BuQueryAgentSchedulesRequest} -> BuAsyncAgentSchedulesQueryResponse any:wfm:schedule:view,wfm:publishedSchedule:view
postWorkforcemanagementBusinessunitWeekScheduleCopy(businessUnitId, weekId, scheduleId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/copy {body: BuCopyScheduleRequest} -> BuAsyncScheduleResponse any:wfm:schedule:add
postWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculations(businessUnitId, weekId, scheduleId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions/recalculations {body: WfmProcessUploadRequest} since:today -> PerformancePredictionRecalculationResponse any:wfm:schedule:edit
postWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculationsUploadurl(businessUnitId, weekId, scheduleId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions/recalculations/uploadurl {body: UploadUrlRequestBody} since:today -> PerformancePredictionRecalculationUploadResponse any:wfm:schedule:edit
postWorkforcemanagementBusinessunitWeekScheduleReschedule(businessUnitId, weekId, scheduleId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/reschedule {body: BuRescheduleRequest} -> BuAsyncScheduleRunResponse any:wfm:schedule:generate
postWorkforcemanagementBusinessunitWeekScheduleUpdate(businessUnitId, weekId, scheduleId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/update {body: ProcessScheduleUpdateUploadRequest} -> BuAsyncScheduleResponse any:wfm:schedule:edit
postWorkforcemanagementBusinessunitWeekScheduleUpdateUploadurl(businessUnitId, weekId, scheduleId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/update/uploadurl {body: UploadUrlRequestBody} -> UpdateScheduleUploadResponse any:wfm:schedule:edit
postWorkforcemanagementBusinessunitWeekSchedules(businessUnitId, weekId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules {body: BuCreateBlankScheduleRequest} -> BuScheduleMetadata any:wfm:schedule:add
postWorkforcemanagementBusinessunitWeekSchedulesGenerate(businessUnitId, weekId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/generate {body: BuGenerateScheduleRequest} -> BuAsyncScheduleRunResponse any:wfm:schedule:generate
postWorkforcemanagementBusinessunitWeekSchedulesImport(businessUnitId, weekId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/import {body: WfmProcessUploadRequest} -> ScheduleUploadProcessingResponse any:wfm:schedule:add
postWorkforcemanagementBusinessunitWeekSchedulesImportUploadurl(businessUnitId, weekId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/import/uploadurl {body: UploadUrlRequestBody} -> ImportScheduleUploadResponse any:wfm:schedule:add
postWorkforcemanagementBusinessunitWeekShorttermforecastCopy(businessUnitId, weekDateId, forecastId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/copy ?forceAsync:boolean {body: CopyBuForecastRequest} -> AsyncForecastOperationResult any:wfm:shortTermForecast:add
postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerate(businessUnitId, weekDateId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/generate ?forceAsync:boolean {body: GenerateBuForecastRequest} -> AsyncForecastOperationResult any:wfm:shortTermForecast:add
postWorkforcemanagementBusinessunitWeekShorttermforecastsImport(businessUnitId, weekDateId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/import {body: WfmProcessUploadRequest} -> ImportForecastResponse any:wfm:shortTermForecast:add
postWorkforcemanagementBusinessunitWeekShorttermforecastsImportUploadurl(businessUnitId, weekDateId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/import/uploadurl {body: UploadUrlRequestBody} -> ImportForecastUploadResponse any:wfm:shortTermForecast:add
postWorkforcemanagementBusinessunitWorkplanbidCopy(businessUnitId, bidId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/copy {body: CopyWorkPlanBid} since:today -> WorkPlanBid any:wfm:workPlanBid:add
postWorkforcemanagementBusinessunitWorkplanbidGroups(businessUnitId, bidId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups {body: WorkPlanBidGroupCreate} since:today -> WorkPlanBidGroupResponse any:wfm:workPlanBidGroup:add
postWorkforcemanagementBusinessunitWorkplanbids(businessUnitId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids {body: CreateWorkPlanBid} since:today -> WorkPlanBid any:wfm:workPlanBid:add
postWorkforcemanagementBusinessunits() POST /api/v2/workforcemanagement/businessunits ?includeSchedulingDefaultMessageSeverities:boolean {body: CreateBusinessUnitRequest} strict -> BusinessUnitResponse any:wfm:businessUnit:add
postWorkforcemanagementCalendarUrlIcs() POST /api/v2/workforcemanagement/calendar/url/ics ?language=en-US -> CalendarUrlResponse all:wfm:agentSchedule:sync,wfm:agentSchedule:view
postWorkforcemanagementHistoricaldataBulkRemoveJobs(body) POST /api/v2/workforcemanagement/historicaldata/bulk/remove/jobs {body: HistoricalImportDeleteFilesJobRequest} since:today -> HistoricalImportDeleteFilesJobResponse all:wfm:historicalData:upload
postWorkforcemanagementHistoricaldataDeletejob() POST /api/v2/workforcemanagement/historicaldata/deletejob deprecated retired -> HistoricalImportDeleteJobResponse all:wfm:historicalData:upload
postWorkforcemanagementHistoricaldataValidate() POST /api/v2/workforcemanagement/historicaldata/validate {body: ValidationServiceRequest} strict -> ValidationServiceAsyncResponse all:wfm:historicalData:upload
postWorkforcemanagementIntegrationsHriTimeofftypesJobs(hrisIntegrationId) POST /api/v2/workforcemanagement/integrations/hris/{hrisIntegrationId}/timeofftypes/jobs since:today -> HrisTimeOffTypesResponse any:wfm:integration:view
postWorkforcemanagementManagementunitAgentsWorkplansQuery(managementUnitId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/workplans/query ?forceDownloadService:boolean {body: GetAgentsWorkPlansRequest} since:today -> AgentsWorkPlansResponse any:wfm:workPlan:view
postWorkforcemanagementManagementunitAgentschedulesSearch(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/agentschedules/search ?forceAsync:boolean ?forceDownloadService:boolean {body: BuSearchAgentSchedulesRequest} strict -> BuAsyncAgentSchedulesSearchResponse any:wfm:publishedSchedule:view,wfm:schedule:view
postWorkforcemanagementManagementunitHistoricaladherencequery(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/historicaladherencequery {body: WfmHistoricalAdherenceQuery} strict -> WfmHistoricalAdherenceResponse any:wfm:historicalAdherence:view
postWorkforcemanagementManagementunitMove(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/move {body: MoveManagementUnitRequest} strict -> MoveManagementUnitResponse all:wfm:managementUnit:edit
postWorkforcemanagementManagementunitSchedulesSearch(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/schedules/search {body: UserListScheduleRequestBody} deprecated strict -> UserScheduleContainer any:wfm:publishedSchedule:view,wfm:schedule:view
postWorkforcemanagementManagementunitShrinkageJobs(managementUnitId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/shrinkage/jobs {body: WfmHistoricalShrinkageRequest} since:today -> WfmHistoricalShrinkageResponse any:wfm:shrinkage:view
postWorkforcemanagementManagementunitTimeofflimits(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits {body: CreateTimeOffLimitRequest} deprecated strict -> TimeOffLimit any:wfm:timeOffLimit:add
postWorkforcemanagementManagementunitTimeofflimitsValuesQuery(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/values/query {body: QueryTimeOffLimitValuesRequest} deprecated strict -> QueryTimeOffLimitValuesResponse any:wfm:timeOffLimit:view
postWorkforcemanagementManagementunitTimeoffplans(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans {body: CreateTimeOffPlanRequest} deprecated strict -> TimeOffPlan any:wfm:timeOffPlan:add
postWorkforcemanagementManagementunitTimeoffrequests(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests {body: CreateAdminTimeOffRequest} strict -> TimeOffRequestList any:wfm:timeOffRequest:add
postWorkforcemanagementManagementunitTimeoffrequestsIntegrationstatusQuery(managementUnitId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/integrationstatus/query {body: QueryTimeOffIntegrationStatusRequest} since:today -> UserTimeOffIntegrationStatusResponseListing any:wfm:timeOffRequest:view
postWorkforcemanagementManagementunitTimeoffrequestsQuery(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/query ?forceDownloadService:boolean {body: TimeOffRequestQueryBody} strict -> TimeOffRequestListing any:wfm:timeOffRequest:view
postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQuery(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/waitlistpositions/query {body: QueryWaitlistPositionsRequest} strict -> WaitlistPositionListing any:wfm:timeOffRequest:view
postWorkforcemanagementManagementunitUserTimeoffbalanceJobs(managementUnitId, userId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffbalance/jobs {body: TimeOffBalanceRequest} since:today -> TimeOffBalancesResponse any:wfm:timeOffRequest:view
postWorkforcemanagementManagementunitUserTimeoffrequestTimeoffbalanceJobs(managementUnitId, userId, timeOffRequestId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}/timeoffbalance/jobs since:today -> TimeOffBalancesResponse any:wfm:timeOffRequest:view
postWorkforcemanagementManagementunitUserTimeoffrequestsEstimate(managementUnitId, userId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/estimate ?includeOnly {body: EstimateAvailableTimeOffRequest} since:today -> EstimateAvailableTimeOffResponse any:wfm:timeOffRequest:view
postWorkforcemanagementManagementunitWeekShifttradeMatch(managementUnitId, weekDateId, tradeId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/{tradeId}/match {body: MatchShiftTradeRequest} deprecated -> MatchShiftTradeResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementManagementunitWeekShifttrades(managementUnitId, weekDateId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades {body: AddShiftTradeRequest} deprecated -> ShiftTradeResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementManagementunitWeekShifttradesSearch(managementUnitId, weekDateId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/search ?forceDownloadService:boolean {body: SearchShiftTradesRequest} deprecated -> SearchShiftTradesResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementManagementunitWeekShifttradesStateBulk(managementUnitId, weekDateId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/state/bulk ?forceAsync:boolean {body: BulkShiftTradeStateUpdateRequest} deprecated -> BulkUpdateShiftTradeStateResponse any:wfm:agentShiftTradeRequest:participate,wfm:shiftTradeRequest:edit
postWorkforcemanagementManagementunitWorkplanCopy(managementUnitId, workPlanId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/copy {body: CopyWorkPlan} strict -> WorkPlan any:wfm:workPlan:add
postWorkforcemanagementManagementunitWorkplanValidate(managementUnitId, workPlanId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/validate ?expand:(messages)[] {body: WorkPlanValidationRequest} strict -> ValidateWorkPlanResponse any:wfm:workPlan:add,wfm:workPlan:edit
postWorkforcemanagementManagementunitWorkplanrotationCopy(managementUnitId, workPlanRotationId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}/copy {body: CopyWorkPlanRotationRequest} strict -> WorkPlanRotationResponse any:wfm:workPlanRotation:add
postWorkforcemanagementManagementunitWorkplanrotations(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations {body: AddWorkPlanRotationRequest} strict -> WorkPlanRotationResponse any:wfm:workPlanRotation:add
postWorkforcemanagementManagementunitWorkplans(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans ?validationMode:(Ignore) {body: CreateWorkPlan} strict -> WorkPlan any:wfm:workPlan:add
postWorkforcemanagementManagementunits() POST /api/v2/workforcemanagement/managementunits {body: CreateManagementUnitApiRequest} strict -> ManagementUnit all:wfm:managementUnit:add
postWorkforcemanagementNotificationsUpdate() POST /api/v2/workforcemanagement/notifications/update {body: UpdateNotificationsRequest} strict -> UpdateNotificationsResponse
postWorkforcemanagementSchedules() POST /api/v2/workforcemanagement/schedules {body: CurrentUserScheduleRequestBody} deprecated -> UserScheduleContainer any:wfm:agentSchedule:view
postWorkforcemanagementSchedulingpreferencesQuery(body) POST /api/v2/workforcemanagement/schedulingpreferences/query {body: QueryAgentSchedulingPreferencesRequest} since:today -> AgentSchedulingPreferenceListing
postWorkforcemanagementShifttradingTradeJobs(tradeId, body) POST /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/jobs ?forceAsync:boolean {body: UpdateShiftTradeJobRequest} since:today -> ShiftTradeUpdateTradeJobResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementShifttradingTradeMatchJobs(tradeId, body) POST /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/match/jobs ?forceAsync:boolean {body: MatchShiftTradeJobRequest} since:today -> ShiftTradeMatchTradeJobResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementShifttradingTradeStateJobs(tradeId, body) POST /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/state/jobs ?forceAsync:boolean {body: UpdateShiftTradeStateJobRequest} since:today -> ShiftTradeUpdateTradeStateJobResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementShifttradingTradesJobs(body) POST /api/v2/workforcemanagement/shifttrading/trades/jobs ?forceAsync:boolean {body: AddShiftTradeJobRequest} since:today -> ShiftTradeAddTradeJobResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementShifttradingTradesMineQueryJobs(body) POST /api/v2/workforcemanagement/shifttrading/trades/mine/query/jobs ?forceAsync:boolean ?forceDownloadService:boolean {body: QueryAgentShiftTradeListJobRequest} since:today -> ShiftTradeQueryAgentTradesJobResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementTeamAdherenceHistorical(teamId, body) POST /api/v2/workforcemanagement/teams/{teamId}/adherence/historical {body: WfmHistoricalAdherenceQueryForTeams} since:today -> WfmHistoricalAdherenceResponse any:wfm:historicalAdherence:view
postWorkforcemanagementTeamShrinkageJobs(teamId, body) POST /api/v2/workforcemanagement/teams/{teamId}/shrinkage/jobs {body: WfmHistoricalShrinkageTeamsRequest} since:today -> WfmHistoricalShrinkageResponse any:wfm:shrinkage:view
postWorkforcemanagementTimeoffbalanceJobs(body) POST /api/v2/workforcemanagement/timeoffbalance/jobs {body: TimeOffBalanceRequest} since:today -> TimeOffBalancesResponse any:wfm:agentTimeOffRequest:submit
postWorkforcemanagementTimeofflimitsAvailableQuery() POST /api/v2/workforcemanagement/timeofflimits/available/query {body: AvailableTimeOffRequest} strict -> AvailableTimeOffResponse any:wfm:agentTimeOffRequest:submit
postWorkforcemanagementTimeoffrequests() POST /api/v2/workforcemanagement/timeoffrequests {body: CreateAgentTimeOffRequest} strict -> TimeOffRequestResponse any:wfm:agentTimeOffRequest:submit
postWorkforcemanagementTimeoffrequestsEstimate(body) POST /api/v2/workforcemanagement/timeoffrequests/estimate ?includeOnly {body: EstimateAvailableTimeOffRequest} since:today -> EstimateAvailableTimeOffResponse any:wfm:agentTimeOffRequest:submit
postWorkforcemanagementTimeoffrequestsIntegrationstatusQuery(body) POST /api/v2/workforcemanagement/timeoffrequests/integrationstatus/query {body: CurrentUserTimeOffIntegrationStatusRequest} since:today -> TimeOffIntegrationStatusResponseListing any:wfm:agentTimeOffRequest:submit
postWorkforcemanagementUnavailabletimesQuery(body) POST /api/v2/workforcemanagement/unavailabletimes/query {body: QueryAgentUnavailableTimesRequest} since:today -> UnavailableTimeListing any:wfm:agentUnavailableTimes:submit
postWorkforcemanagementUnavailabletimesValidationJobs(body) POST /api/v2/workforcemanagement/unavailabletimes/validation/jobs {body: ValidateAgentUnavailableTimesRequest} since:today -> ValidateAgentUnavailableTimesResponse any:wfm:agentUnavailableTimes:submit
postWorkforcemanagementUsersActivity(body) POST /api/v2/workforcemanagement/users/activity {body: UsersActivityRequest} since:today -> UserActivityListing
putWorkforcemanagementAgentIntegrationsHris(agentId, body) PUT /api/v2/workforcemanagement/agents/{agentId}/integrations/hris {body: AgentIntegrationsRequest} since:today -> AgentIntegrationsResponse any:wfm:agent:edit
putWorkforcemanagementBusinessunitTimeofflimitValues(businessUnitId, timeOffLimitId, body) PUT /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values {body: BuSetTimeOffLimitValuesRequest} since:today -> BuTimeOffLimitResponse any:wfm:timeOffLimit:edit
putWorkforcemanagementManagementunitTimeofflimitValues(managementUnitId, timeOffLimitId) PUT /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}/values {body: SetTimeOffLimitValuesRequest} deprecated strict -> TimeOffLimit any:wfm:timeOffLimit:edit
putWorkforcemanagementSchedulebidPreference(bidId, body) PUT /api/v2/workforcemanagement/schedulebids/{bidId}/preference {body: UpdateAgentScheduleBiddingPreference} since:today -> AgentScheduleBiddingPreferenceResponse any:wfm:agentScheduleBid:submit
`;
