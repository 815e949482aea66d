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
@DependencyObjectType = ACDLANGUAGE | ACDSKILL | ACDWRAPUPCODE | BOTCONNECTORBOT | BOTCONNECTORINTEGRATION | BOTFLOW | BRIDGEACTION | COMMONMODULEFLOW | COMPOSERSCRIPT | CONTACTLIST | DATAACTION | DATATABLE | DIALOGENGINEBOT | DIALOGENGINEBOTVERSION | DIALOGFLOWAGENT | DIALOGFLOWCXAGENT | DIGITALBOTFLOW | EMAILROUTE | EMERGENCYGROUP | FLOWACTION | FLOWDATATYPE | FLOWMILESTONE | FLOWOUTCOME | GROUP | IMAGE | INBOUNDCALLFLOW | INBOUNDCHATFLOW | INBOUNDEMAILFLOW | INBOUNDSHORTMESSAGEFLOW | INQUEUECALLFLOW | INQUEUEEMAILFLOW | INQUEUESHORTMESSAGEFLOW | IVRCONFIGURATION | KNOWLEDGEBASE | KNOWLEDGEBASEDOCUMENT | LANGUAGE | LEXBOT | LEXBOTALIAS | LEXV2BOT | LEXV2BOTALIAS | NLUDOMAIN | NUANCEMIXBOT | NUANCEMIXINTEGRATION | OAUTHCLIENT | OUTBOUNDCALLFLOW | QUEUE | RECORDINGPOLICY | RESPONSE | SCHEDULE | SCHEDULEGROUP | SECUREACTION | SECURECALLFLOW | STTENGINE | SURVEYINVITEFLOW | SYSTEMPROMPT | TTSENGINE | TTSVOICE | USER | USERPROMPT | VOICEFLOW | VOICEMAILFLOW | WIDGET | WORKFLOW | WORKITEMFLOW
@DevelopmentActivityType = Informational | Coaching | AssessedContent | Assessment
@FieldConfigType = person | group | org | externalContact
@HistorySortField = action | timestamp | user
@IntegrationPresenceSource = MicrosoftTeams | ZoomPhone | EightByEight
@KnowledgeLanguageCode = en-US | en-UK | en-AU | de-DE | es-US | es-ES | fr-FR | pt-BR | nl-NL | it-IT | fr-CA
@LearningModuleKind = Informational | AssessedContent | Assessment
@MediaFormat = WAV | WEBM | WAV_ULAW | OGG_VORBIS | OGG_OPUS | MP3 | NONE
@OutboundFilterType = Equals | RegEx | Contains | Prefix | LessThan | LessThanEqualTo | GreaterThan | GreaterThanEqualTo | BeginsWith | EndsWith
@OverdueFilter = True | False | Any
@ScimGroupAttribute = id | displayName | members | externalId | meta | meta.version | meta.lastModified | urn:ietf:params:scim:schemas:core:2.0:Group:id | urn:ietf:params:scim:schemas:core:2.0:Group:meta | urn:ietf:params:scim:schemas:core:2.0:Group:meta.version | urn:ietf:params:scim:schemas:core:2.0:Group:meta.lastModified | urn:ietf:params:scim:schemas:core:2.0:Group:displayName | urn:ietf:params:scim:schemas:core:2.0:Group:members | urn:ietf:params:scim:schemas:core:2.0:Group:externalId
@ScimUserAttribute = id | userName | displayName | title | active | externalId | phoneNumbers | emails | groups | roles | meta | meta.version | meta.lastModified | urn:ietf:params:scim:schemas:core:2.0:User:id | urn:ietf:params:scim:schemas:core:2.0:User:userName | urn:ietf:params:scim:schemas:core:2.0:User:displayName | urn:ietf:params:scim:schemas:core:2.0:User:title | urn:ietf:params:scim:schemas:core:2.0:User:active | urn:ietf:params:scim:schemas:core:2.0:User:externalId | urn:ietf:params:scim:schemas:core:2.0:User:phoneNumbers | urn:ietf:params:scim:schemas:core:2.0:User:emails | urn:ietf:params:scim:schemas:core:2.0:User:groups | urn:ietf:params:scim:schemas:core:2.0:User:roles | urn:ietf:params:scim:schemas:core:2.0:User:meta | urn:ietf:params:scim:schemas:core:2.0:User:meta.version | urn:ietf:params:scim:schemas:core:2.0:User:meta.lastModified | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:division | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager.value | urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber | urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User | urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:routingSkills | urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:routingLanguages | urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:externalIds
@SearchExpand = routingStatus | presence | conversationSummary | outOfOffice | geolocation | station | authorization | lasttokenissued | dateLastLogin | authorization.unusedRoles | team | profileSkills | certifications | locations | groups | skills | languages | languagePreference | employerInfo | biography | callerUser.routingStatus | callerUser.primaryPresence | callerUser.conversationSummary | callerUser.outOfOffice | callerUser.geolocation | images | addressVerificationDetails
@TrunkBaseAssignmentExpand = externalTrunkBaseAssignments | phoneTrunkBaseAssignments
@TrunkType = EXTERNAL | PHONE | EDGE
@UserExpand = routingStatus | presence | conversationSummary | outOfOffice | geolocation | station | authorization | lasttokenissued | dateLastLogin | authorization.unusedRoles | team | profileSkills | certifications | locations | groups | skills | languages | languagePreference | employerInfo | biography
@WorkforceManagementFeature = AgentSchedule | AgentTimeOffRequest | Coaching | ActivityCodes | Agents | BuActivityCodes | BusinessUnits | HistoricalAdherence | HistoricalShrinkage | IntradayMonitoring | BuIntradayMonitoring | ManagementUnits | RealTimeAdherence | Schedules | BuSchedules | ServiceGoalTemplates | PlanningGroups | ShiftTrading | ShortTermForecasts | BuShortTermForecasts | TimeOffPlans | TimeOffRequests | TimeOffLimits | WorkPlanRotations | WorkPlans

## AlertingApi
deleteAlertingInteractionstatsAlert(alertId) DELETE /api/v2/alerting/interactionstats/alerts/{alertId} -> void all:alerting:alert:delete
deleteAlertingInteractionstatsRule(ruleId) DELETE /api/v2/alerting/interactionstats/rules/{ruleId} -> void all:alerting:rule:delete
getAlertingAlertsActive() GET /api/v2/alerting/alerts/active -> ActiveAlertCount
getAlertingInteractionstatsAlert(alertId) GET /api/v2/alerting/interactionstats/alerts/{alertId} ?expand:(notificationUsers)[] -> InteractionStatsAlert all:alerting:alert:view
getAlertingInteractionstatsAlerts() GET /api/v2/alerting/interactionstats/alerts ?expand:(notificationUsers)[] -> InteractionStatsAlertContainer all:alerting:alert:view
getAlertingInteractionstatsAlertsUnread() GET /api/v2/alerting/interactionstats/alerts/unread -> UnreadMetric
getAlertingInteractionstatsRule(ruleId) GET /api/v2/alerting/interactionstats/rules/{ruleId} ?expand:(notificationUsers)[] -> InteractionStatsRule all:alerting:rule:view
getAlertingInteractionstatsRules() GET /api/v2/alerting/interactionstats/rules ?expand:(notificationUsers)[] -> InteractionStatsRuleContainer all:alerting:rule:view
postAlertingInteractionstatsRules(body) POST /api/v2/alerting/interactionstats/rules ?expand:(notificationUsers)[] {body: InteractionStatsRule} -> InteractionStatsRule all:alerting:rule:add
putAlertingInteractionstatsAlert(alertId, body) PUT /api/v2/alerting/interactionstats/alerts/{alertId} ?expand:(notificationUsers)[] {body: UnreadStatus} -> UnreadStatus all:alerting:alert:edit
putAlertingInteractionstatsRule(ruleId, body) PUT /api/v2/alerting/interactionstats/rules/{ruleId} ?expand:(notificationUsers)[] {body: InteractionStatsRule} -> InteractionStatsRule all:alerting:rule:edit

## AnalyticsApi
deleteAnalyticsConversationsDetailsJob(jobId) DELETE /api/v2/analytics/conversations/details/jobs/{jobId} -> void any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
deleteAnalyticsReportingSchedule(scheduleId) DELETE /api/v2/analytics/reporting/schedules/{scheduleId} -> void
deleteAnalyticsUsersDetailsJob(jobId) DELETE /api/v2/analytics/users/details/jobs/{jobId} -> void any:analytics:userDetail:view
getAnalyticsBotflowReportingturns(botFlowId) GET /api/v2/analytics/botflows/{botFlowId}/reportingturns ?after ?pageSize=50 ?actionId ?sessionId -> ReportingTurnsResponse any:analytics:botFlowReportingTurn:view
getAnalyticsConversationDetails(conversationId) GET /api/v2/analytics/conversations/{conversationId}/details -> AnalyticsConversationWithoutAttributes any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetails() GET /api/v2/analytics/conversations/details ?id[] -> AnalyticsConversationWithoutAttributesMultiGetResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJob(jobId) GET /api/v2/analytics/conversations/details/jobs/{jobId} -> AsyncQueryStatus any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJobResults(jobId) GET /api/v2/analytics/conversations/details/jobs/{jobId}/results ?cursor ?pageSize:integer -> AnalyticsConversationAsyncQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJobsAvailability() GET /api/v2/analytics/conversations/details/jobs/availability -> DataAvailabilityResponse any:analytics:conversationDetail:view
getAnalyticsReportingExports() GET /api/v2/analytics/reporting/exports ?pageNumber:integer=1 ?pageSize:integer=25 -> ReportingExportJobListing all:analytics:dataExport:view
getAnalyticsReportingExportsMetadata() GET /api/v2/analytics/reporting/exports/metadata -> ReportingExportMetadataJobListing all:analytics:dataExport:view
getAnalyticsReportingMetadata() GET /api/v2/analytics/reporting/metadata ?pageNumber:integer=1 ?pageSize:integer=25 ?locale -> ReportMetaDataEntityListing any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
getAnalyticsReportingReportIdMetadata(reportId) GET /api/v2/analytics/reporting/{reportId}/metadata ?locale -> ReportMetaData any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
getAnalyticsReportingReportformats() GET /api/v2/analytics/reporting/reportformats -> string[]
getAnalyticsReportingSchedule(scheduleId) GET /api/v2/analytics/reporting/schedules/{scheduleId} -> ReportSchedule
getAnalyticsReportingScheduleHistory(scheduleId) GET /api/v2/analytics/reporting/schedules/{scheduleId}/history ?pageNumber:integer=1 ?pageSize:integer=25 -> ReportRunEntryEntityDomainListing
getAnalyticsReportingScheduleHistoryLatest(scheduleId) GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/latest -> ReportRunEntry
getAnalyticsReportingScheduleHistoryRunId(runId, scheduleId) GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/{runId} -> ReportRunEntry
getAnalyticsReportingSchedules() GET /api/v2/analytics/reporting/schedules ?pageNumber:integer=1 ?pageSize:integer=25 -> ReportScheduleEntityListing any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
getAnalyticsReportingSettings() GET /api/v2/analytics/reporting/settings -> AnalyticsReportingSettings
getAnalyticsReportingTimeperiods() GET /api/v2/analytics/reporting/timeperiods -> string[]
getAnalyticsUsersDetailsJob(jobId) GET /api/v2/analytics/users/details/jobs/{jobId} -> AsyncQueryStatus any:analytics:userDetail:view
getAnalyticsUsersDetailsJobResults(jobId) GET /api/v2/analytics/users/details/jobs/{jobId}/results ?cursor ?pageSize:integer -> AnalyticsUserDetailsAsyncQueryResponse any:analytics:userDetail:view
getAnalyticsUsersDetailsJobsAvailability() GET /api/v2/analytics/users/details/jobs/availability -> DataAvailabilityResponse any:analytics:userDetail:view
patchAnalyticsReportingSettings(body) PATCH /api/v2/analytics/reporting/settings {body: AnalyticsReportingSettings} -> AnalyticsReportingSettings any:recording:recordingSegment:view,analytics:conversationDetail:view,analytics:conversationAggregate:view,analytics:dashboardConfigurations:view
postAnalyticsBotsAggregatesQuery(body) POST /api/v2/analytics/bots/aggregates/query {body: BotAggregationQuery} -> BotAggregateQueryResponse any:analytics:botAggregate:view
postAnalyticsConversationDetailsProperties(conversationId, body) POST /api/v2/analytics/conversations/{conversationId}/details/properties {body: PropertyIndexRequest} -> PropertyIndexRequest any:analytics:conversationProperties:index
postAnalyticsConversationsAggregatesQuery(body) POST /api/v2/analytics/conversations/aggregates/query {body: ConversationAggregationQuery} -> ConversationAggregateQueryResponse any:analytics:conversationAggregate:view
postAnalyticsConversationsDetailsJobs(body) POST /api/v2/analytics/conversations/details/jobs {body: AsyncConversationQuery} -> AsyncQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
postAnalyticsConversationsDetailsQuery(body) POST /api/v2/analytics/conversations/details/query {body: ConversationQuery} -> AnalyticsConversationQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
postAnalyticsConversationsTranscriptsQuery(body) POST /api/v2/analytics/conversations/transcripts/query {body: TranscriptConversationDetailSearchRequest} -> AnalyticsConversationWithoutAttributesMultiGetResponse any:analytics:conversationDetail:view
postAnalyticsEvaluationsAggregatesQuery(body) POST /api/v2/analytics/evaluations/aggregates/query {body: EvaluationAggregationQuery} -> EvaluationAggregateQueryResponse any:analytics:evaluationAggregate:view
postAnalyticsFlowsAggregatesQuery(body) POST /api/v2/analytics/flows/aggregates/query {body: FlowAggregationQuery} -> FlowAggregateQueryResponse any:analytics:flowAggregate:view
postAnalyticsFlowsObservationsQuery(body) POST /api/v2/analytics/flows/observations/query {body: FlowObservationQuery} -> FlowObservationQueryResponse any:analytics:flowObservation:view
postAnalyticsJourneysAggregatesQuery(body) POST /api/v2/analytics/journeys/aggregates/query {body: JourneyAggregationQuery} -> JourneyAggregateQueryResponse any:analytics:journeyAggregate:view
postAnalyticsQueuesObservationsQuery(body) POST /api/v2/analytics/queues/observations/query {body: QueueObservationQuery} -> QueueObservationQueryResponse any:analytics:queueObservation:view
postAnalyticsReportingExports(body) POST /api/v2/analytics/reporting/exports {body: ReportingExportJobRequest} -> ReportingExportJobResponse all:analytics:dataExport:add
postAnalyticsReportingScheduleRunreport(scheduleId) POST /api/v2/analytics/reporting/schedules/{scheduleId}/runreport -> RunNowResponse any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
postAnalyticsReportingSchedules(body) POST /api/v2/analytics/reporting/schedules {body: ReportSchedule} -> ReportSchedule any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee
postAnalyticsSurveysAggregatesQuery(body) POST /api/v2/analytics/surveys/aggregates/query {body: SurveyAggregationQuery} -> SurveyAggregateQueryResponse any:analytics:surveyAggregate:view
postAnalyticsTranscriptsAggregatesQuery(body) POST /api/v2/analytics/transcripts/aggregates/query {body: TranscriptAggregationQuery} -> TranscriptAggregateQueryResponse any:analytics:speechAndTextAnalyticsAggregates:view
postAnalyticsUsersAggregatesQuery(body) POST /api/v2/analytics/users/aggregates/query {body: UserAggregationQuery} -> UserAggregateQueryResponse any:analytics:userAggregate:view
postAnalyticsUsersDetailsJobs(body) POST /api/v2/analytics/users/details/jobs {body: AsyncUserDetailsQuery} -> AsyncQueryResponse any:analytics:userDetail:view
postAnalyticsUsersDetailsQuery(body) POST /api/v2/analytics/users/details/query {body: UserDetailsQuery} -> AnalyticsUserDetailsQueryResponse any:analytics:userDetail:view
postAnalyticsUsersObservationsQuery(body) POST /api/v2/analytics/users/observations/query {body: UserObservationQuery} -> UserObservationQueryResponse any:analytics:userObservation:view
putAnalyticsReportingSchedule(scheduleId, body) PUT /api/v2/analytics/reporting/schedules/{scheduleId} {body: ReportSchedule} -> ReportSchedule any:reporting:acd:view,reporting:status:view,reporting:interactions:view,reporting:outbound:view,reporting:quality:view,employee

## ArchitectApi
deleteArchitectEmergencygroup(emergencyGroupId) DELETE /api/v2/architect/emergencygroups/{emergencyGroupId} -> void all:routing:emergencyGroup:delete
deleteArchitectIvr(ivrId) DELETE /api/v2/architect/ivrs/{ivrId} -> void all:routing:callRoute:delete
deleteArchitectPrompt(promptId) DELETE /api/v2/architect/prompts/{promptId} ?allResources:boolean -> void all:architect:userPrompt:delete
deleteArchitectPromptResource(promptId, languageCode) DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode} -> void all:architect:userPrompt:edit
deleteArchitectPromptResourceAudio(promptId, languageCode) DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode}/audio -> void all:architect:userPrompt:edit
deleteArchitectPrompts(id) DELETE /api/v2/architect/prompts ?id[] -> Operation all:architect:userPrompt:delete
deleteArchitectSchedule(scheduleId) DELETE /api/v2/architect/schedules/{scheduleId} -> void all:routing:schedule:delete
deleteArchitectSchedulegroup(scheduleGroupId) DELETE /api/v2/architect/schedulegroups/{scheduleGroupId} -> void all:routing:scheduleGroup:delete
deleteArchitectSystempromptResource(promptId, languageCode) DELETE /api/v2/architect/systemprompts/{promptId}/resources/{languageCode} -> void all:architect:systemPrompt:edit
deleteFlow(flowId) DELETE /api/v2/flows/{flowId} -> void any:architect:flow:delete
deleteFlows(id) DELETE /api/v2/flows ?id[] -> Operation any:architect:flow:delete
deleteFlowsDatatable(datatableId) DELETE /api/v2/flows/datatables/{datatableId} ?force:boolean=false -> void any:architect:datatable:delete
deleteFlowsDatatableRow(datatableId, rowId) DELETE /api/v2/flows/datatables/{datatableId}/rows/{rowId} -> void any:architect:datatable:delete,architect:datatableRow:delete
deleteFlowsMilestone(milestoneId) DELETE /api/v2/flows/milestones/{milestoneId} -> JsonObject all:architect:flowMilestone:delete
getArchitectDependencytracking(name) GET /api/v2/architect/dependencytracking ?pageNumber:integer=1 ?pageSize:integer=25 ?name ?objectType:@DependencyObjectType[] ?consumedResources:boolean ?consumingResources:boolean ?consumedResourceType:@DependencyObjectType[] ?consumingResourceType:@DependencyObjectType[] -> DependencyObjectEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingBuild() GET /api/v2/architect/dependencytracking/build -> DependencyStatus all:architect:dependencyTracking:view
getArchitectDependencytrackingConsumedresources(id, version, objectType) GET /api/v2/architect/dependencytracking/consumedresources ?id ?version ?objectType:@DependencyObjectType ?resourceType:@DependencyObjectType[] ?pageNumber:integer=1 ?pageSize:integer=25 -> ConsumedResourcesEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingConsumingresources(id, objectType) GET /api/v2/architect/dependencytracking/consumingresources ?id ?objectType:@DependencyObjectType ?resourceType:@DependencyObjectType[] ?version ?pageNumber:integer=1 ?pageSize:integer=25 ?flowFilter:(checkedIn|published) -> ConsumingResourcesEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingDeletedresourceconsumers() GET /api/v2/architect/dependencytracking/deletedresourceconsumers ?name ?objectType:@DependencyObjectType[] ?flowFilter:(checkedIn|published) ?consumedResources:boolean=false ?consumedResourceType:@DependencyObjectType[] ?pageNumber:integer=1 ?pageSize:integer=25 -> DependencyObjectEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingObject(id) GET /api/v2/architect/dependencytracking/object ?id ?version ?objectType:@DependencyObjectType ?consumedResources:boolean ?consumingResources:boolean ?consumedResourceType:@DependencyObjectType[] ?consumingResourceType:@DependencyObjectType[] ?consumedResourceRequest:boolean -> DependencyObject all:architect:dependencyTracking:view
getArchitectDependencytrackingType(typeId) GET /api/v2/architect/dependencytracking/types/{typeId} -> DependencyType all:architect:dependencyTracking:view
getArchitectDependencytrackingTypes() GET /api/v2/architect/dependencytracking/types ?pageNumber:integer=1 ?pageSize:integer=25 -> DependencyTypeEntityListing all:architect:dependencyTracking:view
getArchitectDependencytrackingUpdatedresourceconsumers() GET /api/v2/architect/dependencytracking/updatedresourceconsumers ?name ?objectType:@DependencyObjectType[] ?consumedResources:boolean=false ?consumedResourceType:@DependencyObjectType[] ?pageNumber:integer=1 ?pageSize:integer=25 -> DependencyObjectEntityListing all:architect:dependencyTracking:view
getArchitectEmergencygroup(emergencyGroupId) GET /api/v2/architect/emergencygroups/{emergencyGroupId} -> EmergencyGroup all:routing:emergencyGroup:view
getArchitectEmergencygroups() GET /api/v2/architect/emergencygroups ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?name -> EmergencyGroupListing all:routing:emergencyGroup:view
getArchitectIvr(ivrId) GET /api/v2/architect/ivrs/{ivrId} -> IVR all:routing:callRoute:view
getArchitectIvrs() GET /api/v2/architect/ivrs ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?name -> IVREntityListing all:routing:callRoute:view
getArchitectPrompt(promptId) GET /api/v2/architect/prompts/{promptId} -> Prompt all:architect:userPrompt:view
getArchitectPromptHistoryHistoryId(promptId, historyId) GET /api/v2/architect/prompts/{promptId}/history/{historyId} ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder=desc ?sortBy:@HistorySortField=timestamp ?action:@ArchitectHistoryAction[] -> HistoryListing all:architect:userPrompt:view
getArchitectPromptResource(promptId, languageCode) GET /api/v2/architect/prompts/{promptId}/resources/{languageCode} -> PromptAsset all:architect:userPrompt:view
getArchitectPromptResources(promptId) GET /api/v2/architect/prompts/{promptId}/resources ?pageNumber:integer=1 ?pageSize:integer=25 -> PromptAssetEntityListing all:architect:userPrompt:view
getArchitectPrompts() GET /api/v2/architect/prompts ?pageNumber:integer=1 ?pageSize:integer=25 ?name[] ?description ?nameOrDescription ?sortBy=id ?sortOrder=asc -> PromptEntityListing all:architect:userPrompt:view
getArchitectSchedule(scheduleId) GET /api/v2/architect/schedules/{scheduleId} -> Schedule all:routing:schedule:view
getArchitectSchedulegroup(scheduleGroupId) GET /api/v2/architect/schedulegroups/{scheduleGroupId} -> ScheduleGroup all:routing:scheduleGroup:view
getArchitectSchedulegroups() GET /api/v2/architect/schedulegroups ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?name ?scheduleIds ?divisionId[] -> ScheduleGroupEntityListing all:routing:scheduleGroup:view
getArchitectSchedules() GET /api/v2/architect/schedules ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?name ?divisionId[] -> ScheduleEntityListing all:routing:schedule:view
getArchitectSystemprompt(promptId) GET /api/v2/architect/systemprompts/{promptId} -> SystemPrompt all:architect:systemPrompt:view
getArchitectSystempromptHistoryHistoryId(promptId, historyId) GET /api/v2/architect/systemprompts/{promptId}/history/{historyId} ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder=desc ?sortBy:@HistorySortField=timestamp ?action:@ArchitectHistoryAction[] -> HistoryListing all:architect:systemPrompt:view
getArchitectSystempromptResource(promptId, languageCode) GET /api/v2/architect/systemprompts/{promptId}/resources/{languageCode} -> SystemPromptAsset all:architect:systemPrompt:view
getArchitectSystempromptResources(promptId) GET /api/v2/architect/systemprompts/{promptId}/resources ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc -> SystemPromptAssetEntityListing all:architect:systemPrompt:view
getArchitectSystemprompts() GET /api/v2/architect/systemprompts ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?name ?description ?nameOrDescription -> SystemPromptEntityListing all:architect:systemPrompt:view
getFlow(flowId) GET /api/v2/flows/{flowId} ?deleted:boolean=false -> Flow any:architect:flow:view
getFlowHistoryHistoryId(flowId, historyId) GET /api/v2/flows/{flowId}/history/{historyId} ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder=desc ?sortBy:@HistorySortField=timestamp ?action:@ArchitectHistoryAction[] -> HistoryListing any:architect:flow:view
getFlowLatestconfiguration(flowId) GET /api/v2/flows/{flowId}/latestconfiguration ?deleted:boolean=false -> JsonObject any:architect:flow:view
getFlowVersion(flowId, versionId) GET /api/v2/flows/{flowId}/versions/{versionId} ?deleted -> FlowVersion any:architect:flow:view
getFlowVersionConfiguration(flowId, versionId) GET /api/v2/flows/{flowId}/versions/{versionId}/configuration ?deleted -> JsonObject any:architect:flow:view
getFlowVersions(flowId) GET /api/v2/flows/{flowId}/versions ?pageNumber:integer=1 ?pageSize:integer=25 ?deleted:boolean -> FlowVersionEntityListing any:architect:flow:view
getFlows() GET /api/v2/flows ?type:(bot|commonmodule|digitalbot|inboundcall|inboundchat|inboundemail|inboundshortmessage|outboundcall|inqueuecall|inqueueemail|inqueueshortmessage|speech|securecall|surveyinvite|voice|voicemail|workflow|workitem)[] ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?description ?nameOrDescription ?publishVersionId ?editableBy ?lockedBy ?lockedByClientId ?secure:(any|checkedin|published) ?deleted:boolean=false ?includeSchemas:boolean=false ?publishedAfter ?publishedBefore ?divisionId[] -> FlowEntityListing any:architect:flow:view
getFlowsDatatable(datatableId) GET /api/v2/flows/datatables/{datatableId} ?expand:(schema) -> DataTable any:architect:datatable:view
getFlowsDatatableExportJob(datatableId, exportJobId) GET /api/v2/flows/datatables/{datatableId}/export/jobs/{exportJobId} -> DataTableExportJob any:architect:datatable:view,architect:datatableRow:view
getFlowsDatatableImportJob(datatableId, importJobId) GET /api/v2/flows/datatables/{datatableId}/import/jobs/{importJobId} -> DataTableImportJob any:architect:datatable:view,architect:datatableRow:view
getFlowsDatatableImportJobs(datatableId) GET /api/v2/flows/datatables/{datatableId}/import/jobs ?pageNumber:integer=1 ?pageSize:integer=25 -> DataTableImportEntityListing any:architect:datatable:edit,architect:datatableRow:view
getFlowsDatatableRow(datatableId, rowId) GET /api/v2/flows/datatables/{datatableId}/rows/{rowId} ?showbrief:boolean=true -> Dictionary<JsonObject> any:architect:datatable:view,architect:datatableRow:view
getFlowsDatatableRows(datatableId) GET /api/v2/flows/datatables/{datatableId}/rows ?pageNumber:integer=1 ?pageSize:integer=25 ?showbrief:boolean=true -> DataTableRowEntityListing any:architect:datatable:view,architect:datatableRow:view
getFlowsDatatables() GET /api/v2/flows/datatables ?expand:(schema) ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy:(id|name)=id ?sortOrder=ascending ?divisionId[] ?name -> DataTablesDomainEntityListing any:architect:datatable:view
getFlowsDatatablesDivisionview(datatableId) GET /api/v2/flows/datatables/divisionviews/{datatableId} ?expand:(schema) -> DataTable all:architect:datatable:search
getFlowsDatatablesDivisionviews() GET /api/v2/flows/datatables/divisionviews ?expand:(schema) ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy:(id|name)=id ?sortOrder=ascending ?divisionId[] ?name -> DataTablesDomainEntityListing all:architect:datatable:search
getFlowsDivisionviews() GET /api/v2/flows/divisionviews ?type:(bot|commonmodule|digitalbot|inboundcall|inboundchat|inboundemail|inboundshortmessage|outboundcall|inqueuecall|inqueueemail|inqueueshortmessage|speech|securecall|surveyinvite|voice|voicemail|workflow|workitem)[] ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?publishVersionId ?publishedAfter ?publishedBefore ?divisionId[] ?includeSchemas:boolean=false -> FlowDivisionViewEntityListing all:architect:flow:search
getFlowsExecution(flowExecutionId) GET /api/v2/flows/executions/{flowExecutionId} -> FlowRuntimeExecution any:architect:flowExecution:view
getFlowsJob(jobId) GET /api/v2/flows/jobs/{jobId} ?expand:(messages)[] -> ArchitectJobStateResponse all:architect:job:view
getFlowsMilestone(milestoneId) GET /api/v2/flows/milestones/{milestoneId} -> FlowMilestone all:architect:flowMilestone:view
getFlowsMilestones() GET /api/v2/flows/milestones ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?description ?nameOrDescription ?divisionId[] -> FlowMilestoneListing all:architect:flowMilestone:view
getFlowsMilestonesDivisionviews() GET /api/v2/flows/milestones/divisionviews ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?divisionId[] -> FlowMilestoneDivisionViewEntityListing all:architect:flowMilestone:search
getFlowsOutcome(flowOutcomeId) GET /api/v2/flows/outcomes/{flowOutcomeId} -> FlowOutcome all:architect:flowOutcome:view
getFlowsOutcomes() GET /api/v2/flows/outcomes ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?description ?nameOrDescription ?divisionId[] -> FlowOutcomeListing all:architect:flowOutcome:view
getFlowsOutcomesDivisionviews() GET /api/v2/flows/outcomes/divisionviews ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=id ?sortOrder=asc ?id[] ?name ?divisionId[] -> FlowOutcomeDivisionViewEntityListing all:architect:flowOutcome:search
postArchitectDependencytrackingBuild() POST /api/v2/architect/dependencytracking/build -> void all:architect:dependencyTracking:rebuild
postArchitectEmergencygroups(body) POST /api/v2/architect/emergencygroups {body: EmergencyGroup} -> EmergencyGroup all:routing:emergencyGroup:add
postArchitectIvrs(body) POST /api/v2/architect/ivrs {body: IVR} -> IVR all:routing:callRoute:add
postArchitectPromptHistory(promptId) POST /api/v2/architect/prompts/{promptId}/history -> Operation all:architect:userPrompt:view
postArchitectPromptResources(promptId, body) POST /api/v2/architect/prompts/{promptId}/resources {body: PromptAssetCreate} -> PromptAsset all:architect:userPrompt:edit
postArchitectPrompts(body) POST /api/v2/architect/prompts {body: Prompt} -> Prompt all:architect:userPrompt:add
postArchitectSchedulegroups(body) POST /api/v2/architect/schedulegroups {body: ScheduleGroup} -> ScheduleGroup all:routing:scheduleGroup:add
postArchitectSchedules(body) POST /api/v2/architect/schedules {body: Schedule} -> Schedule all:routing:schedule:add
postArchitectSystempromptHistory(promptId) POST /api/v2/architect/systemprompts/{promptId}/history -> Operation all:architect:systemPrompt:view
postArchitectSystempromptResources(promptId, body) POST /api/v2/architect/systemprompts/{promptId}/resources {body: SystemPromptAsset} -> SystemPromptAsset all:architect:systemPrompt:edit
postFlowHistory(flowId) POST /api/v2/flows/{flowId}/history -> Operation any:architect:flow:view
postFlowVersions(flowId, body) POST /api/v2/flows/{flowId}/versions {body: JsonObject} -> FlowVersion any:architect:flow:edit
postFlows(body) POST /api/v2/flows ?language {body: Flow} -> Flow any:architect:flow:add
postFlowsActionsCheckin(flow) POST /api/v2/flows/actions/checkin ?flow -> Operation any:architect:flow:edit,architect:flow:unlock
postFlowsActionsCheckout(flow) POST /api/v2/flows/actions/checkout ?flow -> Flow any:architect:flow:edit
postFlowsActionsDeactivate(flow) POST /api/v2/flows/actions/deactivate ?flow -> Flow any:architect:flow:publish
postFlowsActionsPublish(flow) POST /api/v2/flows/actions/publish ?flow ?version -> Operation any:architect:flow:unlock,architect:flow:publish
postFlowsActionsRevert(flow) POST /api/v2/flows/actions/revert ?flow -> Flow any:architect:flow:edit
postFlowsActionsUnlock(flow) POST /api/v2/flows/actions/unlock ?flow -> Flow any:architect:flow:unlock
postFlowsDatatableExportJobs(datatableId) POST /api/v2/flows/datatables/{datatableId}/export/jobs -> DataTableExportJob any:architect:datatable:view,architect:datatableRow:view
postFlowsDatatableImportJobs(datatableId, body) POST /api/v2/flows/datatables/{datatableId}/import/jobs {body: DataTableImportJob} -> DataTableImportJob any:architect:datatable:edit,architect:datatableRow:add
postFlowsDatatableRows(datatableId, dataTableRow) POST /api/v2/flows/datatables/{datatableId}/rows {dataTableRow: JsonObject} -> Dictionary<JsonObject> any:architect:datatable:add,architect:datatableRow:add
postFlowsDatatables(body) POST /api/v2/flows/datatables {body: DataTable} -> DataTable any:architect:datatable:add
postFlowsExecutions(flowLaunchRequest) POST /api/v2/flows/executions {flowLaunchRequest: FlowExecutionLaunchRequest} -> FlowExecutionLaunchResponse any:architect:flow:launch
postFlowsJobs() POST /api/v2/flows/jobs -> RegisterArchitectJobResponse all:architect:job:create
postFlowsMilestones() POST /api/v2/flows/milestones {body: FlowMilestone} -> FlowMilestone all:architect:flowMilestone:add
postFlowsOutcomes() POST /api/v2/flows/outcomes {body: FlowOutcome} -> FlowOutcome all:architect:flowOutcome:add
putArchitectEmergencygroup(emergencyGroupId, body) PUT /api/v2/architect/emergencygroups/{emergencyGroupId} {body: EmergencyGroup} -> EmergencyGroup all:routing:emergencyGroup:edit
putArchitectIvr(ivrId, body) PUT /api/v2/architect/ivrs/{ivrId} {body: IVR} -> IVR all:routing:callRoute:edit
putArchitectPrompt(promptId, body) PUT /api/v2/architect/prompts/{promptId} {body: Prompt} -> Prompt all:architect:userPrompt:edit
putArchitectPromptResource(promptId, languageCode, body) PUT /api/v2/architect/prompts/{promptId}/resources/{languageCode} {body: PromptAsset} -> PromptAsset all:architect:userPrompt:edit
putArchitectSchedule(scheduleId, body) PUT /api/v2/architect/schedules/{scheduleId} {body: Schedule} -> Schedule all:routing:schedule:edit
putArchitectSchedulegroup(scheduleGroupId, body) PUT /api/v2/architect/schedulegroups/{scheduleGroupId} {body: ScheduleGroup} -> ScheduleGroup all:routing:scheduleGroup:edit
putArchitectSystempromptResource(promptId, languageCode, body) PUT /api/v2/architect/systemprompts/{promptId}/resources/{languageCode} {body: SystemPromptAsset} -> SystemPromptAsset all:architect:systemPrompt:edit
putFlow(flowId, body) PUT /api/v2/flows/{flowId} {body: Flow} -> Flow any:architect:flow:edit
putFlowsDatatable(datatableId, body) PUT /api/v2/flows/datatables/{datatableId} ?expand:(schema) {body: DataTable} -> DataTable any:architect:datatable:edit
putFlowsDatatableRow(datatableId, rowId) PUT /api/v2/flows/datatables/{datatableId}/rows/{rowId} {body: JsonObject} -> Dictionary<JsonObject> any:architect:datatable:edit,architect:datatableRow:edit
putFlowsMilestone(milestoneId) PUT /api/v2/flows/milestones/{milestoneId} {body: FlowMilestone} -> FlowMilestone all:architect:flowMilestone:edit
putFlowsOutcome(flowOutcomeId) PUT /api/v2/flows/outcomes/{flowOutcomeId} {body: FlowOutcome} -> Operation all:architect:flowOutcome:edit

## AuditApi
getAuditsQueryRealtimeServicemapping() GET /api/v2/audits/query/realtime/servicemapping -> AuditQueryServiceMapping all:audits:audit:view
getAuditsQueryServicemapping() GET /api/v2/audits/query/servicemapping -> AuditQueryServiceMapping all:audits:audit:view
getAuditsQueryTransactionId(transactionId) GET /api/v2/audits/query/{transactionId} -> AuditQueryExecutionStatusResponse all:audits:audit:view
getAuditsQueryTransactionIdResults(transactionId) GET /api/v2/audits/query/{transactionId}/results ?cursor ?pageSize:integer=25 ?expand:(user)[] -> AuditQueryExecutionResultsResponse all:audits:audit:view
postAuditsQuery(body) POST /api/v2/audits/query {body: AuditQueryRequest} -> AuditQueryExecutionStatusResponse all:audits:audit:view
postAuditsQueryRealtime(body) POST /api/v2/audits/query/realtime ?expand:(user)[] {body: AuditRealtimeQueryRequest} -> AuditRealtimeQueryResultsResponse all:audits:audit:view

## AuthorizationApi
deleteAuthorizationDivision(divisionId) DELETE /api/v2/authorization/divisions/{divisionId} ?force:boolean=false -> void any:authorization:division:delete
deleteAuthorizationRole(roleId) DELETE /api/v2/authorization/roles/{roleId} -> void any:authorization:role:delete
deleteAuthorizationSubjectDivisionRole(subjectId, divisionId, roleId) DELETE /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId} -> void any:authorization:grant:delete
getAuthorizationDivision(divisionId) GET /api/v2/authorization/divisions/{divisionId} ?objectCount:boolean=false -> AuthzDivision
getAuthorizationDivisionGrants(divisionId) GET /api/v2/authorization/divisions/{divisionId}/grants ?pageNumber:integer=1 ?pageSize:integer=25 -> AuthzDivisionGrantEntityListing any:authorization:grant:view
getAuthorizationDivisions() GET /api/v2/authorization/divisions ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?objectCount:boolean=false ?id[] ?name -> AuthzDivisionEntityListing
getAuthorizationDivisionsHome() GET /api/v2/authorization/divisions/home -> AuthzDivision
getAuthorizationDivisionsLimit() GET /api/v2/authorization/divisions/limit -> number
getAuthorizationDivisionspermittedMe(permission) GET /api/v2/authorization/divisionspermitted/me ?name ?permission -> AuthzDivision[]
getAuthorizationDivisionspermittedPagedMe(permission) GET /api/v2/authorization/divisionspermitted/paged/me ?permission ?pageNumber:integer=1 ?pageSize:integer=25 -> DivsPermittedEntityListing
getAuthorizationDivisionspermittedPagedSubjectId(subjectId, permission) GET /api/v2/authorization/divisionspermitted/paged/{subjectId} ?permission ?pageNumber:integer=1 ?pageSize:integer=25 -> DivsPermittedEntityListing
getAuthorizationPermissions() GET /api/v2/authorization/permissions ?pageSize:integer=25 ?pageNumber:integer=1 ?queryType:(domain|permission) ?query -> PermissionCollectionEntityListing
getAuthorizationProducts() GET /api/v2/authorization/products -> OrganizationProductEntityListing
getAuthorizationRole(roleId) GET /api/v2/authorization/roles/{roleId} ?expand:(unusedPermissions)[] -> DomainOrganizationRole any:authorization:role:view
getAuthorizationRoleComparedefaultRightRoleId(leftRoleId, rightRoleId) GET /api/v2/authorization/roles/{leftRoleId}/comparedefault/{rightRoleId} -> DomainOrgRoleDifference any:authorization:role:view
getAuthorizationRoleSubjectgrants(roleId) GET /api/v2/authorization/roles/{roleId}/subjectgrants ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> SubjectDivisionGrantsEntityListing any:authorization:role:view
getAuthorizationRoleUsers(roleId) GET /api/v2/authorization/roles/{roleId}/users ?pageSize:integer=25 ?pageNumber:integer=1 -> UserEntityListing
getAuthorizationRoles() GET /api/v2/authorization/roles ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?name ?permission[] ?defaultRoleId[] ?userCount:boolean=true ?id[] -> OrganizationRoleEntityListing any:authorization:role:view
getAuthorizationSubject(subjectId) GET /api/v2/authorization/subjects/{subjectId} -> AuthzSubject any:authorization:grant:view
getAuthorizationSubjectsMe() GET /api/v2/authorization/subjects/me -> AuthzSubject
getAuthorizationSubjectsRolecounts() GET /api/v2/authorization/subjects/rolecounts ?id[] -> Dictionary<JsonObject> any:authorization:grant:view
getUserRoles(subjectId) GET /api/v2/users/{subjectId}/roles -> UserAuthorization any:authorization:grant:view
patchAuthorizationRole(roleId, body) PATCH /api/v2/authorization/roles/{roleId} {body: DomainOrganizationRole} -> DomainOrganizationRole any:authorization:role:edit
postAuthorizationDivisionObject(divisionId, objectType, body) POST /api/v2/authorization/divisions/{divisionId}/objects/{objectType} /objectType:(QUEUE|CAMPAIGN|CONTACTLIST|DNCLIST|EMAILCAMPAIGN|MESSAGINGCAMPAIGN|MANAGEMENTUNIT|BUSINESSUNIT|FLOW|FLOWMILESTONE|FLOWOUTCOME|USER|CALLROUTE|EMERGENCYGROUPS|ROUTINGSCHEDULES|ROUTINGSCHEDULEGROUPS|DATATABLES|TEAM|WORKBIN|WORKTYPE|EXTENSIONPOOL|SKILLGROUP|SCRIPT|LIBRARY) {body: string[]} -> void
postAuthorizationDivisionRestore(divisionId, body) POST /api/v2/authorization/divisions/{divisionId}/restore {body: AuthzDivision} -> AuthzDivision any:authorization:division:add
postAuthorizationDivisions(body) POST /api/v2/authorization/divisions {body: AuthzDivision} -> AuthzDivision all:authorization:division:add,authorization:grant:add
postAuthorizationRole(roleId, body) POST /api/v2/authorization/roles/{roleId} ?subjectType=PC_USER {body: SubjectDivisions} -> void any:authorization:grant:add
postAuthorizationRoleComparedefaultRightRoleId(leftRoleId, rightRoleId, body) POST /api/v2/authorization/roles/{leftRoleId}/comparedefault/{rightRoleId} {body: DomainOrganizationRole} -> DomainOrgRoleDifference any:authorization:role:view
postAuthorizationRoles(body) POST /api/v2/authorization/roles {body: DomainOrganizationRoleCreate} -> DomainOrganizationRole any:authorization:role:add
postAuthorizationRolesDefault() POST /api/v2/authorization/roles/default ?force:boolean=false -> OrganizationRoleEntityListing any:authorization:role:edit
postAuthorizationSubjectBulkadd(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkadd ?subjectType=PC_USER {body: RoleDivisionGrants} -> void any:authorization:grant:add
postAuthorizationSubjectBulkremove(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkremove {body: RoleDivisionGrants} -> void any:authorization:grant:delete
postAuthorizationSubjectBulkreplace(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkreplace ?subjectType=PC_USER {body: RoleDivisionGrants} -> void all:authorization:grant:add,authorization:grant:delete
postAuthorizationSubjectDivisionRole(subjectId, divisionId, roleId) POST /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId} ?subjectType=PC_USER -> void any:authorization:grant:add
putAuthorizationDivision(divisionId, body) PUT /api/v2/authorization/divisions/{divisionId} {body: AuthzDivision} -> AuthzDivision any:authorization:division:edit
putAuthorizationRole(roleId, body) PUT /api/v2/authorization/roles/{roleId} {body: DomainOrganizationRoleUpdate} -> DomainOrganizationRole any:authorization:role:edit
putAuthorizationRoleUsersAdd(roleId, body) PUT /api/v2/authorization/roles/{roleId}/users/add {body: string[]} -> string[] any:authorization:grant:add
putAuthorizationRoleUsersRemove(roleId, body) PUT /api/v2/authorization/roles/{roleId}/users/remove {body: string[]} -> string[] any:authorization:grant:delete
putAuthorizationRolesDefault(body) PUT /api/v2/authorization/roles/default {body: DomainOrganizationRole[]} -> OrganizationRoleEntityListing any:authorization:role:edit
putUserRoles(subjectId, body) PUT /api/v2/users/{subjectId}/roles {body: string[]} -> UserAuthorization any:authorization:grant:add

## BillingApi
getBillingReportsBillableusage(startDate, endDate) GET /api/v2/billing/reports/billableusage ?startDate:date-time ?endDate:date-time -> BillingUsageReport any:billing:subscription:read,billing:subscription:view
getBillingTrusteebillingoverviewTrustorOrgId(trustorOrgId) GET /api/v2/billing/trusteebillingoverview/{trustorOrgId} ?billingPeriodIndex:integer=0 -> TrusteeBillingOverview any:affiliateOrganization:clientBilling:view

## ChatApi
getChatSettings() GET /api/v2/chat/settings -> ChatSettings any:chat:setting:view,chat:setting:edit
patchChatSettings(body) PATCH /api/v2/chat/settings {body: ChatSettings} -> ChatSettings any:chat:setting:edit
putChatSettings(body) PUT /api/v2/chat/settings {body: ChatSettings} -> ChatSettings any:chat:setting:edit

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
patchCoachingAppointment(appointmentId, body) PATCH /api/v2/coaching/appointments/{appointmentId} {body: UpdateCoachingAppointmentRequest} -> CoachingAppointmentResponse any:coaching:appointment:edit
patchCoachingAppointmentAnnotation(appointmentId, annotationId, body) PATCH /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId} {body: CoachingAnnotation} -> CoachingAnnotation any:coaching:annotation:edit,coaching:privateAnnotation:edit
patchCoachingAppointmentStatus(appointmentId, body) PATCH /api/v2/coaching/appointments/{appointmentId}/status {body: CoachingAppointmentStatusRequest} -> CoachingAppointmentStatusResponse any:coaching:appointmentStatus:edit
patchCoachingNotification(notificationId, body) PATCH /api/v2/coaching/notifications/{notificationId} {body: CoachingNotification} -> CoachingNotification
postCoachingAppointmentAnnotations(appointmentId, body) POST /api/v2/coaching/appointments/{appointmentId}/annotations {body: CoachingAnnotationCreateRequest} -> CoachingAnnotation any:coaching:annotation:add,coaching:privateAnnotation:add
postCoachingAppointmentConversations(appointmentId, body) POST /api/v2/coaching/appointments/{appointmentId}/conversations {body: AddConversationRequest} -> AddConversationResponse any:coaching:appointment:edit,coaching:appointmentConversation:add
postCoachingAppointments(body) POST /api/v2/coaching/appointments {body: CreateCoachingAppointmentRequest} -> CoachingAppointmentResponse any:coaching:appointment:add
postCoachingAppointmentsAggregatesQuery(body) POST /api/v2/coaching/appointments/aggregates/query {body: CoachingAppointmentAggregateRequest} -> CoachingAppointmentAggregateResponse any:coaching:appointment:view
postCoachingScheduleslotsQuery(body) POST /api/v2/coaching/scheduleslots/query {body: CoachingSlotsRequest} -> CoachingSlotsResponse any:coaching:scheduleSlot:view

## ContentManagementApi
deleteContentmanagementDocument(documentId) DELETE /api/v2/contentmanagement/documents/{documentId} ?override:boolean -> void
deleteContentmanagementShare(shareId) DELETE /api/v2/contentmanagement/shares/{shareId} -> void
deleteContentmanagementStatusStatusId(statusId) DELETE /api/v2/contentmanagement/status/{statusId} -> void
deleteContentmanagementWorkspace(workspaceId) DELETE /api/v2/contentmanagement/workspaces/{workspaceId} ?moveChildrenToWorkspaceId -> void
deleteContentmanagementWorkspaceMember(workspaceId, memberId) DELETE /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId} -> void
deleteContentmanagementWorkspaceTagvalue(workspaceId, tagId) DELETE /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId} -> void
getContentmanagementDocument(documentId) GET /api/v2/contentmanagement/documents/{documentId} ?expand:(lockInfo|acl|workspace)[] -> Document
getContentmanagementDocumentAudits(documentId) GET /api/v2/contentmanagement/documents/{documentId}/audits ?pageSize:integer=25 ?pageNumber:integer=1 ?transactionFilter ?level=USER ?sortBy ?sortOrder=ascending -> DocumentAuditEntityListing
getContentmanagementDocumentContent(documentId) GET /api/v2/contentmanagement/documents/{documentId}/content ?disposition:(attachment|inline) ?contentType -> DownloadResponse
getContentmanagementDocuments(workspaceId) GET /api/v2/contentmanagement/documents ?workspaceId ?name ?expand:(acl|workspace)[] ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?sortOrder=ascending -> DocumentEntityListing
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
postContentmanagementAuditquery(body) POST /api/v2/contentmanagement/auditquery {body: ContentQueryRequest} -> QueryResults
postContentmanagementDocument(documentId, body) POST /api/v2/contentmanagement/documents/{documentId} ?expand:(acl) ?override:boolean {body: DocumentUpdate} -> Document
postContentmanagementDocumentContent(documentId, body) POST /api/v2/contentmanagement/documents/{documentId}/content ?override:boolean {body: ReplaceRequest} -> ReplaceResponse
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
deleteAnalyticsConversationsDetailsJob(jobId) DELETE /api/v2/analytics/conversations/details/jobs/{jobId} -> void any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
deleteConversationParticipantCode(conversationId, participantId, addCommunicationCode) DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/codes/{addCommunicationCode} -> void
deleteConversationParticipantFlaggedreason(conversationId, participantId) DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason -> void
deleteConversationsCallParticipantConsult(conversationId, participantId) DELETE /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult -> void
deleteConversationsEmailMessagesDraftAttachment(conversationId, attachmentId) DELETE /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/{attachmentId} -> void
deleteConversationsMessagingIntegrationsFacebookIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/facebook/{integrationId} -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsLineIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/line/{integrationId} -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsOpenIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/open/{integrationId} -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsTwitterIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/twitter/{integrationId} -> void all:messaging:integration:delete
deleteConversationsMessagingIntegrationsWhatsappIntegrationId(integrationId) DELETE /api/v2/conversations/messaging/integrations/whatsapp/{integrationId} -> WhatsAppIntegration all:messaging:integration:delete
deleteConversationsMessagingSupportedcontentSupportedContentId(supportedContentId) DELETE /api/v2/conversations/messaging/supportedcontent/{supportedContentId} -> void all:messaging:supportedContent:delete
getAnalyticsConversationDetails(conversationId) GET /api/v2/analytics/conversations/{conversationId}/details -> AnalyticsConversationWithoutAttributes any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetails() GET /api/v2/analytics/conversations/details ?id[] -> AnalyticsConversationWithoutAttributesMultiGetResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJob(jobId) GET /api/v2/analytics/conversations/details/jobs/{jobId} -> AsyncQueryStatus any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJobResults(jobId) GET /api/v2/analytics/conversations/details/jobs/{jobId}/results ?cursor ?pageSize:integer -> AnalyticsConversationAsyncQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
getAnalyticsConversationsDetailsJobsAvailability() GET /api/v2/analytics/conversations/details/jobs/availability -> DataAvailabilityResponse any:analytics:conversationDetail:view
getConversation(conversationId) GET /api/v2/conversations/{conversationId} -> Conversation any:conversation:communication:view
getConversationParticipantSecureivrsession(conversationId, participantId, secureSessionId) GET /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions/{secureSessionId} -> SecureSession
getConversationParticipantSecureivrsessions(conversationId, participantId) GET /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions -> SecureSessionEntityListing
getConversationParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversations() GET /api/v2/conversations ?communicationType -> ConversationEntityListing
getConversationsCall(conversationId) GET /api/v2/conversations/calls/{conversationId} -> CallConversation
getConversationsCallParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsCallParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsCallback(conversationId) GET /api/v2/conversations/callbacks/{conversationId} -> CallbackConversation
getConversationsCallbackParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsCallbackParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsCallbacks() GET /api/v2/conversations/callbacks -> CallbackConversationEntityListing
getConversationsCalls() GET /api/v2/conversations/calls -> CallConversationEntityListing
getConversationsCallsHistory() GET /api/v2/conversations/calls/history ?pageSize:integer=25 ?pageNumber:integer=1 ?interval ?expand:(externalorganization|externalcontact|user|queue|group)[] -> CallHistoryConversationEntityListing
getConversationsCallsMaximumconferenceparties() GET /api/v2/conversations/calls/maximumconferenceparties -> MaxParticipants
getConversationsChat(conversationId) GET /api/v2/conversations/chats/{conversationId} -> ChatConversation
getConversationsChatMessage(conversationId, messageId) GET /api/v2/conversations/chats/{conversationId}/messages/{messageId} -> WebChatMessage
getConversationsChatMessages(conversationId) GET /api/v2/conversations/chats/{conversationId}/messages ?after ?before ?sortOrder:(ascending|descending)=ascending ?maxResults:integer=100 -> WebChatMessageEntityList
getConversationsChatParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/chats/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsChatParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/chats/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsChats() GET /api/v2/conversations/chats -> ChatConversationEntityListing
getConversationsCobrowsesession(conversationId) GET /api/v2/conversations/cobrowsesessions/{conversationId} -> CobrowseConversation
getConversationsCobrowsesessionParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsCobrowsesessionParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsCobrowsesessions() GET /api/v2/conversations/cobrowsesessions -> CobrowseConversationEntityListing
getConversationsEmail(conversationId) GET /api/v2/conversations/emails/{conversationId} -> EmailConversation
getConversationsEmailMessage(conversationId, messageId) GET /api/v2/conversations/emails/{conversationId}/messages/{messageId} -> EmailMessage
getConversationsEmailMessages(conversationId) GET /api/v2/conversations/emails/{conversationId}/messages -> EmailMessageListing
getConversationsEmailMessagesDraft(conversationId) GET /api/v2/conversations/emails/{conversationId}/messages/draft -> EmailMessage
getConversationsEmailParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsEmailParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsEmailSettings(conversationId) GET /api/v2/conversations/emails/{conversationId}/settings -> EmailsSettings
getConversationsEmails() GET /api/v2/conversations/emails -> EmailConversationEntityListing
getConversationsMessage(conversationId) GET /api/v2/conversations/messages/{conversationId} -> MessageConversation
getConversationsMessageCommunicationMessagesMediaMediaId(conversationId, communicationId, mediaId) GET /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media/{mediaId} -> MessageMediaData any:conversation:message:view,conversation:webmessaging:view
getConversationsMessageDetails(messageId) GET /api/v2/conversations/messages/{messageId}/details -> MessageData any:conversation:message:view,conversation:webmessaging:view
getConversationsMessageMessage(conversationId, messageId) GET /api/v2/conversations/messages/{conversationId}/messages/{messageId} -> MessageData any:conversation:message:view,conversation:webmessaging:view
getConversationsMessageParticipantWrapup(conversationId, participantId) GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/wrapup ?provisional:boolean=false -> AssignedWrapupCode
getConversationsMessageParticipantWrapupcodes(conversationId, participantId) GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/wrapupcodes -> WrapupCode[]
getConversationsMessages() GET /api/v2/conversations/messages -> MessageConversationEntityListing
getConversationsMessagingFacebookApp() GET /api/v2/conversations/messaging/facebook/app -> FacebookAppCredentials all:messaging:integration:add
getConversationsMessagingIntegrations() GET /api/v2/conversations/messaging/integrations ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(supportedContent) ?supportedContentId@supportedContent.id -> MessagingIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsFacebook() GET /api/v2/conversations/messaging/integrations/facebook ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(supportedContent) ?supportedContentId@supportedContent.id -> FacebookIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsFacebookIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/facebook/{integrationId} ?expand:(supportedContent) -> FacebookIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsLine() GET /api/v2/conversations/messaging/integrations/line ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(supportedContent) ?supportedContentId@supportedContent.id -> LineIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsLineIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/line/{integrationId} ?expand:(supportedContent) -> LineIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsOpen() GET /api/v2/conversations/messaging/integrations/open ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(supportedContent) ?supportedContentId@supportedContent.id -> OpenIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsOpenIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/open/{integrationId} ?expand:(supportedContent) -> OpenIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsTwitter() GET /api/v2/conversations/messaging/integrations/twitter ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(supportedContent) ?supportedContentId@supportedContent.id -> TwitterIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsTwitterIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/twitter/{integrationId} ?expand:(supportedContent) -> TwitterIntegration all:messaging:integration:view
getConversationsMessagingIntegrationsWhatsapp() GET /api/v2/conversations/messaging/integrations/whatsapp ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(supportedContent) ?supportedContentId@supportedContent.id -> WhatsAppIntegrationEntityListing all:messaging:integration:view
getConversationsMessagingIntegrationsWhatsappIntegrationId(integrationId) GET /api/v2/conversations/messaging/integrations/whatsapp/{integrationId} ?expand:(supportedContent) -> WhatsAppIntegration all:messaging:integration:view
getConversationsMessagingSticker(messengerType) GET /api/v2/conversations/messaging/stickers/{messengerType} /messengerType:(sms|facebook|twitter|line|whatsapp|webmessaging|instagram|open) ?pageSize:integer=25 ?pageNumber:integer=1 -> MessagingStickerEntityListing all:conversation:message:create
getConversationsMessagingSupportedcontent() GET /api/v2/conversations/messaging/supportedcontent ?pageSize:integer=25 ?pageNumber:integer=1 -> SupportedContentListing all:messaging:supportedContent:view
getConversationsMessagingSupportedcontentDefault() GET /api/v2/conversations/messaging/supportedcontent/default -> SupportedContent all:messaging:supportedContent:view
getConversationsMessagingSupportedcontentSupportedContentId(supportedContentId) GET /api/v2/conversations/messaging/supportedcontent/{supportedContentId} -> SupportedContent all:messaging:supportedContent:view
getConversationsMessagingThreadingtimeline() GET /api/v2/conversations/messaging/threadingtimeline -> ConversationThreadingWindow all:conversation:threadingTimeline:view
patchConversationParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void
patchConversationParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> void
patchConversationsCall(conversationId, body) PATCH /api/v2/conversations/calls/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect
patchConversationsCallParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void
patchConversationsCallParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> void
patchConversationsCallParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsCallParticipantConsult(conversationId, participantId, body) PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult {body: ConsultTransferUpdate} -> ConsultTransferResponse
patchConversationsCallback(conversationId, body) PATCH /api/v2/conversations/callbacks/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect
patchConversationsCallbackParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void
patchConversationsCallbackParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> void
patchConversationsCallbackParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsCallbacks(body) PATCH /api/v2/conversations/callbacks {body: PatchCallbackRequest} -> PatchCallbackResponse any:conversation:callback:edit
patchConversationsChat(conversationId, body) PATCH /api/v2/conversations/chats/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect
patchConversationsChatParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void
patchConversationsChatParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> void
patchConversationsChatParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsCobrowsesession(conversationId, body) PATCH /api/v2/conversations/cobrowsesessions/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect
patchConversationsCobrowsesessionParticipant(conversationId, participantId) PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void
patchConversationsCobrowsesessionParticipantAttributes(conversationId, participantId) PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> void
patchConversationsCobrowsesessionParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsEmail(conversationId, body) PATCH /api/v2/conversations/emails/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect
patchConversationsEmailParticipant(conversationId, participantId, body) PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void
patchConversationsEmailParticipantAttributes(conversationId, participantId, body) PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> void
patchConversationsEmailParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsMessage(conversationId, body) PATCH /api/v2/conversations/messages/{conversationId} {body: Conversation} -> Conversation any:conversation:communication:disconnect
patchConversationsMessageParticipant(conversationId, participantId) PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId} {body: MediaParticipantRequest} -> void
patchConversationsMessageParticipantAttributes(conversationId, participantId) PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/attributes {body: ParticipantAttributes} -> void
patchConversationsMessageParticipantCommunication(conversationId, participantId, communicationId, body) PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId} {body: MediaParticipantRequest} -> JsonObject
patchConversationsMessagingIntegrationsFacebookIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/facebook/{integrationId} {body: FacebookIntegrationUpdateRequest} -> FacebookIntegration all:messaging:integration:edit
patchConversationsMessagingIntegrationsOpenIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/open/{integrationId} {body: OpenIntegrationUpdateRequest} -> OpenIntegration all:messaging:integration:edit
patchConversationsMessagingIntegrationsTwitterIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/twitter/{integrationId} {body: TwitterIntegrationRequest} -> TwitterIntegration all:messaging:integration:edit
patchConversationsMessagingIntegrationsWhatsappIntegrationId(integrationId, body) PATCH /api/v2/conversations/messaging/integrations/whatsapp/{integrationId} {body: WhatsAppIntegrationUpdateRequest} -> WhatsAppIntegration all:messaging:integration:edit
patchConversationsMessagingSupportedcontentSupportedContentId(supportedContentId, body) PATCH /api/v2/conversations/messaging/supportedcontent/{supportedContentId} {body: SupportedContent} -> SupportedContent all:messaging:supportedContent:edit
postAnalyticsConversationDetailsProperties(conversationId, body) POST /api/v2/analytics/conversations/{conversationId}/details/properties {body: PropertyIndexRequest} -> PropertyIndexRequest any:analytics:conversationProperties:index
postAnalyticsConversationsAggregatesQuery(body) POST /api/v2/analytics/conversations/aggregates/query {body: ConversationAggregationQuery} -> ConversationAggregateQueryResponse any:analytics:conversationAggregate:view
postAnalyticsConversationsDetailsJobs(body) POST /api/v2/analytics/conversations/details/jobs {body: AsyncConversationQuery} -> AsyncQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
postAnalyticsConversationsDetailsQuery(body) POST /api/v2/analytics/conversations/details/query {body: ConversationQuery} -> AnalyticsConversationQueryResponse any:analytics:conversationDetail:view,analytics:agentConversationDetail:view
postConversationAssign(conversationId, body) POST /api/v2/conversations/{conversationId}/assign {body: ConversationUser} -> string any:conversation:call:pull,conversation:call:assign,conversation:callback:pull,conversation:callback:assign,conversation:webchat:pull,conversation:webchat:assign,conversation:email:pull,conversation:email:assign,conversation:message:pull,conversation:message:assign
postConversationDisconnect(conversationId) POST /api/v2/conversations/{conversationId}/disconnect -> string any:conversation:communication:disconnect
postConversationParticipantCallbacks(conversationId, participantId) POST /api/v2/conversations/{conversationId}/participants/{participantId}/callbacks {body: CreateCallbackOnConversationCommand} -> void all:conversation:callback:create
postConversationParticipantDigits(conversationId, participantId) POST /api/v2/conversations/{conversationId}/participants/{participantId}/digits {body: Digits} -> void
postConversationParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void
postConversationParticipantSecureivrsessions(conversationId, participantId) POST /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions {body: CreateSecureSession} -> SecureSession
postConversationsCall(conversationId, body) POST /api/v2/conversations/calls/{conversationId} {body: CallCommand} -> Conversation
postConversationsCallParticipantCoach(conversationId, participantId) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/coach -> void any:conversation:call:coach
postConversationsCallParticipantConsult(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult {body: ConsultTransfer} -> ConsultTransferResponse
postConversationsCallParticipantMonitor(conversationId, participantId) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/monitor -> void any:conversation:call:monitor
postConversationsCallParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void
postConversationsCallParticipants(conversationId, body) POST /api/v2/conversations/calls/{conversationId}/participants {body: Conversation} -> Conversation
postConversationsCallbackParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void
postConversationsCallbacks(body) POST /api/v2/conversations/callbacks {body: CreateCallbackCommand} -> CreateCallbackResponse all:conversation:callback:create
postConversationsCallbacksBulkDisconnect(body) POST /api/v2/conversations/callbacks/bulk/disconnect {body: BulkCallbackDisconnectRequest} -> void any:conversation:communication:disconnect
postConversationsCallbacksBulkUpdate(body) POST /api/v2/conversations/callbacks/bulk/update {body: BulkCallbackPatchRequest} -> BulkCallbackPatchResponse any:conversation:callback:edit
postConversationsCalls(body) POST /api/v2/conversations/calls {body: CreateCallRequest} -> CreateCallResponse any:conversation:conference:add
postConversationsChatCommunicationMessages(conversationId, communicationId, body) POST /api/v2/conversations/chats/{conversationId}/communications/{communicationId}/messages {body: CreateWebChatMessageRequest} -> WebChatMessage
postConversationsChatCommunicationTyping(conversationId, communicationId) POST /api/v2/conversations/chats/{conversationId}/communications/{communicationId}/typing -> WebChatTyping
postConversationsChatParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/chats/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void
postConversationsChats(body) POST /api/v2/conversations/chats {body: CreateWebChatRequest} -> ChatConversation all:conversation:webchat:create
postConversationsCobrowsesessionParticipantReplace(conversationId, participantId) POST /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void
postConversationsEmailInboundmessages(conversationId, body) POST /api/v2/conversations/emails/{conversationId}/inboundmessages {body: InboundMessageRequest} -> EmailConversation
postConversationsEmailMessages(conversationId, body) POST /api/v2/conversations/emails/{conversationId}/messages {body: EmailMessage} -> EmailMessage
postConversationsEmailMessagesDraftAttachmentsCopy(conversationId, body) POST /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/copy {body: CopyAttachmentsRequest} -> EmailMessage
postConversationsEmailParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/emails/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void
postConversationsEmails(body) POST /api/v2/conversations/emails {body: CreateEmailRequest} -> EmailConversation any:conversation:email:create
postConversationsFaxes(body) POST /api/v2/conversations/faxes {body: FaxSendRequest} -> FaxSendResponse
postConversationsMessageCommunicationMessages(conversationId, communicationId, body) POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages {body: AdditionalMessage} -> MessageData any:conversation:message:create,conversation:webmessaging:create
postConversationsMessageCommunicationMessagesMedia(conversationId, communicationId) POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media -> MessageMediaData any:conversation:message:create,conversation:webmessaging:create
postConversationsMessageMessagesBulk(conversationId) POST /api/v2/conversations/messages/{conversationId}/messages/bulk {body: string[]} -> TextMessageListing any:conversation:message:view,conversation:webmessaging:view
postConversationsMessageParticipantReplace(conversationId, participantId, body) POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/replace {body: TransferRequest} -> void
postConversationsMessages(body) POST /api/v2/conversations/messages {body: CreateOutboundMessagingConversationRequest} -> MessageConversation all:conversation:message:create
postConversationsMessagesAgentless(body) POST /api/v2/conversations/messages/agentless {body: SendAgentlessOutboundMessageRequest} -> SendAgentlessOutboundMessageResponse all:conversation:message:create
postConversationsMessagesInboundOpen(body) POST /api/v2/conversations/messages/inbound/open {body: OpenNormalizedMessage} -> OpenNormalizedMessage all:conversation:message:receive
postConversationsMessagingIntegrationsFacebook(body) POST /api/v2/conversations/messaging/integrations/facebook {body: FacebookIntegrationRequest} -> FacebookIntegration all:messaging:integration:add
postConversationsMessagingIntegrationsLine(body) POST /api/v2/conversations/messaging/integrations/line {body: LineIntegrationRequest} -> LineIntegration all:messaging:integration:add
postConversationsMessagingIntegrationsOpen(body) POST /api/v2/conversations/messaging/integrations/open {body: OpenIntegrationRequest} -> OpenIntegration all:messaging:integration:add
postConversationsMessagingIntegrationsTwitter(body) POST /api/v2/conversations/messaging/integrations/twitter {body: TwitterIntegrationRequest} -> TwitterIntegration all:messaging:integration:add
postConversationsMessagingIntegrationsWhatsapp(body) POST /api/v2/conversations/messaging/integrations/whatsapp {body: WhatsAppIntegrationRequest} -> WhatsAppIntegration all:messaging:whatsappIntegration:add
postConversationsMessagingSupportedcontent(body) POST /api/v2/conversations/messaging/supportedcontent {body: SupportedContent} -> SupportedContent any:messaging:supportedContent:add
putConversationParticipantFlaggedreason(conversationId, participantId) PUT /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason -> void
putConversationTags(conversationId, body) PUT /api/v2/conversations/{conversationId}/tags {body: ConversationTagsUpdate} -> string any:conversation:externalTag:edit
putConversationsCallParticipantCommunicationUuidata(conversationId, participantId, communicationId, body) PUT /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/uuidata {body: SetUuiDataRequest} -> JsonObject
putConversationsCallRecordingstate(conversationId, body) PUT /api/v2/conversations/calls/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsCallbackRecordingstate(conversationId, body) PUT /api/v2/conversations/callbacks/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsChatRecordingstate(conversationId, body) PUT /api/v2/conversations/chats/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsCobrowsesessionRecordingstate(conversationId, body) PUT /api/v2/conversations/cobrowsesessions/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsEmailMessagesDraft(conversationId, body) PUT /api/v2/conversations/emails/{conversationId}/messages/draft {body: EmailMessage} -> EmailMessage
putConversationsEmailRecordingstate(conversationId, body) PUT /api/v2/conversations/emails/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsMessageRecordingstate(conversationId, body) PUT /api/v2/conversations/messages/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsMessagingIntegrationsLineIntegrationId(integrationId, body) PUT /api/v2/conversations/messaging/integrations/line/{integrationId} {body: LineIntegrationRequest} -> LineIntegration all:messaging:integration:edit
putConversationsMessagingSupportedcontentDefault(body) PUT /api/v2/conversations/messaging/supportedcontent/default {body: SupportedContentReference} -> SupportedContent all:messaging:supportedContent:edit
putConversationsMessagingThreadingtimeline(body) PUT /api/v2/conversations/messaging/threadingtimeline {body: ConversationThreadingWindow} -> ConversationThreadingWindow all:conversation:threadingTimeline:edit
putConversationsScreenshareRecordingstate(conversationId, body) PUT /api/v2/conversations/screenshares/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsSocialRecordingstate(conversationId, body) PUT /api/v2/conversations/socials/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers
putConversationsVideoRecordingstate(conversationId, body) PUT /api/v2/conversations/videos/{conversationId}/recordingstate {body: SetRecordingState} -> string any:conversation:recording:pauseOthers

## DataExtensionsApi
getDataextensionsCoretype(coretypeName) GET /api/v2/dataextensions/coretypes/{coretypeName} -> Coretype any:externalContacts:customFields:view
getDataextensionsCoretypes() GET /api/v2/dataextensions/coretypes -> CoretypeListing any:externalContacts:customFields:view
getDataextensionsLimits() GET /api/v2/dataextensions/limits -> SchemaQuantityLimits any:externalContacts:customFields:view

## ExternalContactsApi
deleteExternalcontactsContact(contactId) DELETE /api/v2/externalcontacts/contacts/{contactId} -> JsonObject any:externalContacts:contact:delete
deleteExternalcontactsContactNote(contactId, noteId) DELETE /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId} -> JsonObject any:externalContacts:contact:edit
deleteExternalcontactsContactsSchema(schemaId) DELETE /api/v2/externalcontacts/contacts/schemas/{schemaId} -> void any:externalContacts:customFields:edit
deleteExternalcontactsOrganization(externalOrganizationId) DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId} -> JsonObject any:relate:externalOrganization:delete,externalContacts:externalOrganization:delete
deleteExternalcontactsOrganizationNote(externalOrganizationId, noteId) DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId} -> JsonObject any:externalContacts:externalOrganization:edit
deleteExternalcontactsOrganizationTrustor(externalOrganizationId) DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}/trustor -> void any:externalContacts:externalOrganization:edit
deleteExternalcontactsRelationship(relationshipId) DELETE /api/v2/externalcontacts/relationships/{relationshipId} -> JsonObject any:externalContacts:externalOrganization:edit
getExternalcontactsContact(contactId) GET /api/v2/externalcontacts/contacts/{contactId} ?expand:(externalOrganization|externalDataSources)[] -> ExternalContact any:externalContacts:contact:view
getExternalcontactsContactNote(contactId, noteId) GET /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId} ?expand:(author|externalDataSources)[] -> Note any:externalContacts:contact:view
getExternalcontactsContactNotes(contactId) GET /api/v2/externalcontacts/contacts/{contactId}/notes ?pageSize:integer=20 ?pageNumber:integer=1 ?sortOrder ?expand:(author|externalDataSources)[] -> NoteListing any:externalContacts:contact:view
getExternalcontactsContacts() GET /api/v2/externalcontacts/contacts ?pageSize:integer=20 ?pageNumber:integer=1 ?q ?sortOrder ?expand:(externalOrganization|externalDataSources)[] -> ContactListing any:externalContacts:contact:view
getExternalcontactsContactsSchema(schemaId) GET /api/v2/externalcontacts/contacts/schemas/{schemaId} -> DataSchema any:externalContacts:customFields:view
getExternalcontactsContactsSchemaVersion(schemaId, versionId) GET /api/v2/externalcontacts/contacts/schemas/{schemaId}/versions/{versionId} -> DataSchema any:externalContacts:customFields:view
getExternalcontactsContactsSchemaVersions(schemaId) GET /api/v2/externalcontacts/contacts/schemas/{schemaId}/versions -> DataSchema any:externalContacts:customFields:view
getExternalcontactsContactsSchemas() GET /api/v2/externalcontacts/contacts/schemas -> DataSchemaListing any:externalContacts:customFields:view
getExternalcontactsOrganization(externalOrganizationId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId} ?expand:(externalDataSources) ?includeTrustors:boolean -> ExternalOrganization any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizationContacts(externalOrganizationId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/contacts ?pageSize:integer=20 ?pageNumber:integer=1 ?q ?sortOrder ?expand:(externalOrganization|externalDataSources)[] -> ContactListing any:externalContacts:contact:view
getExternalcontactsOrganizationNote(externalOrganizationId, noteId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId} ?expand:(author|externalDataSources)[] -> Note any:externalContacts:externalOrganization:view
getExternalcontactsOrganizationNotes(externalOrganizationId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes ?pageSize:integer=20 ?pageNumber:integer=1 ?sortOrder ?expand:(author|externalDataSources)[] -> NoteListing any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizationRelationships(externalOrganizationId) GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/relationships ?pageSize:integer=20 ?pageNumber:integer=1 ?expand:(externalDataSources) ?sortOrder -> RelationshipListing any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizations() GET /api/v2/externalcontacts/organizations ?pageSize:integer=20 ?pageNumber:integer=1 ?q ?trustorId[] ?sortOrder ?expand:(externalDataSources)[] ?includeTrustors:boolean -> ExternalOrganizationListing any:relate:externalOrganization:view,externalContacts:externalOrganization:view
getExternalcontactsOrganizationsSchema(schemaId) GET /api/v2/externalcontacts/organizations/schemas/{schemaId} -> DataSchema any:externalContacts:customFields:view
getExternalcontactsOrganizationsSchemaVersion(schemaId, versionId) GET /api/v2/externalcontacts/organizations/schemas/{schemaId}/versions/{versionId} -> DataSchema any:externalContacts:customFields:view
getExternalcontactsOrganizationsSchemaVersions(schemaId) GET /api/v2/externalcontacts/organizations/schemas/{schemaId}/versions -> DataSchema any:externalContacts:customFields:view
getExternalcontactsOrganizationsSchemas() GET /api/v2/externalcontacts/organizations/schemas -> DataSchemaListing any:externalContacts:customFields:view
getExternalcontactsRelationship(relationshipId) GET /api/v2/externalcontacts/relationships/{relationshipId} ?expand:(externalDataSources) -> Relationship any:externalContacts:externalOrganization:view
getExternalcontactsReversewhitepageslookup(lookupVal) GET /api/v2/externalcontacts/reversewhitepageslookup ?lookupVal ?expand:(contacts.externalOrganization|externalDataSources)[] -> ReverseWhitepagesLookupResult any:externalContacts:contact:view
getExternalcontactsScanContacts() GET /api/v2/externalcontacts/scan/contacts ?limit:integer ?cursor -> CursorContactListing any:externalContacts:contact:view
getExternalcontactsScanNotes() GET /api/v2/externalcontacts/scan/notes ?limit:integer ?cursor -> CursorNoteListing any:externalContacts:contact:view
getExternalcontactsScanOrganizations() GET /api/v2/externalcontacts/scan/organizations ?limit:integer ?cursor -> CursorOrganizationListing any:externalContacts:externalOrganization:view
getExternalcontactsScanRelationships() GET /api/v2/externalcontacts/scan/relationships ?limit:integer ?cursor -> CursorRelationshipListing any:externalContacts:contact:view
postExternalcontactsBulkContacts(body) POST /api/v2/externalcontacts/bulk/contacts {body: BulkIdsRequest} -> BulkFetchContactsResponse any:externalContacts:contact:view
postExternalcontactsBulkContactsAdd(body) POST /api/v2/externalcontacts/bulk/contacts/add {body: BulkContactsRequest} -> BulkContactsResponse any:externalContacts:contact:add
postExternalcontactsBulkContactsRemove(body) POST /api/v2/externalcontacts/bulk/contacts/remove {body: BulkIdsRequest} -> BulkDeleteResponse any:externalContacts:contact:delete
postExternalcontactsBulkContactsUpdate(body) POST /api/v2/externalcontacts/bulk/contacts/update {body: BulkContactsRequest} -> BulkContactsResponse any:externalContacts:contact:edit
postExternalcontactsBulkNotes(body) POST /api/v2/externalcontacts/bulk/notes {body: BulkIdsRequest} -> BulkFetchNotesResponse all:externalContacts:contact:view,externalContacts:externalOrganization:view
postExternalcontactsBulkNotesAdd(body) POST /api/v2/externalcontacts/bulk/notes/add {body: BulkNotesRequest} -> BulkNotesResponse all:externalContacts:contact:add,externalContacts:externalOrganization:add
postExternalcontactsBulkNotesRemove(body) POST /api/v2/externalcontacts/bulk/notes/remove {body: BulkIdsRequest} -> BulkDeleteResponse all:externalContacts:contact:delete,externalContacts:externalOrganization:delete
postExternalcontactsBulkNotesUpdate(body) POST /api/v2/externalcontacts/bulk/notes/update {body: BulkNotesRequest} -> BulkNotesResponse all:externalContacts:contact:edit,externalContacts:externalOrganization:edit
postExternalcontactsBulkOrganizations(body) POST /api/v2/externalcontacts/bulk/organizations {body: BulkIdsRequest} -> BulkFetchOrganizationsResponse any:externalContacts:externalOrganization:view
postExternalcontactsBulkOrganizationsAdd(body) POST /api/v2/externalcontacts/bulk/organizations/add {body: BulkOrganizationsRequest} -> BulkOrganizationsResponse any:externalContacts:externalOrganization:add
postExternalcontactsBulkOrganizationsRemove(body) POST /api/v2/externalcontacts/bulk/organizations/remove {body: BulkIdsRequest} -> BulkDeleteResponse any:externalContacts:externalOrganization:delete
postExternalcontactsBulkOrganizationsUpdate(body) POST /api/v2/externalcontacts/bulk/organizations/update {body: BulkOrganizationsRequest} -> BulkOrganizationsResponse any:externalContacts:externalOrganization:edit
postExternalcontactsBulkRelationships(body) POST /api/v2/externalcontacts/bulk/relationships {body: BulkIdsRequest} -> BulkFetchRelationshipsResponse all:externalContacts:contact:view,externalContacts:externalOrganization:view
postExternalcontactsBulkRelationshipsAdd(body) POST /api/v2/externalcontacts/bulk/relationships/add {body: BulkRelationshipsRequest} -> BulkRelationshipsResponse all:externalContacts:contact:add,externalContacts:externalOrganization:add
postExternalcontactsBulkRelationshipsRemove(body) POST /api/v2/externalcontacts/bulk/relationships/remove {body: BulkIdsRequest} -> BulkDeleteResponse all:externalContacts:contact:delete,externalContacts:externalOrganization:delete
postExternalcontactsBulkRelationshipsUpdate(body) POST /api/v2/externalcontacts/bulk/relationships/update {body: BulkRelationshipsRequest} -> BulkRelationshipsResponse all:externalContacts:contact:edit,externalContacts:externalOrganization:edit
postExternalcontactsContactNotes(contactId, body) POST /api/v2/externalcontacts/contacts/{contactId}/notes {body: Note} -> Note any:externalContacts:contact:edit
postExternalcontactsContacts(body) POST /api/v2/externalcontacts/contacts {body: ExternalContact} -> ExternalContact any:externalContacts:contact:add
postExternalcontactsContactsSchemas(body) POST /api/v2/externalcontacts/contacts/schemas {body: DataSchema} -> DataSchema any:externalContacts:customFields:add
postExternalcontactsOrganizationNotes(externalOrganizationId, body) POST /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes {body: Note} -> Note any:relate:externalOrganization:edit,externalContacts:externalOrganization:edit
postExternalcontactsOrganizations(body) POST /api/v2/externalcontacts/organizations {body: ExternalOrganization} -> ExternalOrganization any:relate:externalOrganization:add,externalContacts:externalOrganization:add
postExternalcontactsOrganizationsSchemas(body) POST /api/v2/externalcontacts/organizations/schemas {body: DataSchema} -> DataSchema any:externalContacts:customFields:add
postExternalcontactsRelationships(body) POST /api/v2/externalcontacts/relationships {body: Relationship} -> Relationship any:externalContacts:externalOrganization:edit
putExternalcontactsContact(contactId, body) PUT /api/v2/externalcontacts/contacts/{contactId} {body: ExternalContact} -> ExternalContact any:externalContacts:contact:edit
putExternalcontactsContactNote(contactId, noteId, body) PUT /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId} {body: Note} -> Note any:externalContacts:contact:edit
putExternalcontactsContactsSchema(schemaId, body) PUT /api/v2/externalcontacts/contacts/schemas/{schemaId} {body: DataSchema} -> DataSchema any:externalContacts:customFields:edit
putExternalcontactsConversation(conversationId, body) PUT /api/v2/externalcontacts/conversations/{conversationId} {body: ConversationAssociation} -> void any:externalContacts:conversation:associate
putExternalcontactsOrganization(externalOrganizationId, body) PUT /api/v2/externalcontacts/organizations/{externalOrganizationId} {body: ExternalOrganization} -> ExternalOrganization any:relate:externalOrganization:edit,externalContacts:externalOrganization:edit
putExternalcontactsOrganizationNote(externalOrganizationId, noteId, body) PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId} {body: Note} -> Note any:externalContacts:externalOrganization:edit
putExternalcontactsOrganizationTrustorTrustorId(externalOrganizationId, trustorId) PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}/trustor/{trustorId} -> ExternalOrganizationTrustorLink any:externalContacts:externalOrganization:edit
putExternalcontactsOrganizationsSchema(schemaId, body) PUT /api/v2/externalcontacts/organizations/schemas/{schemaId} {body: DataSchema} -> DataSchema any:externalContacts:customFields:edit
putExternalcontactsRelationship(relationshipId, body) PUT /api/v2/externalcontacts/relationships/{relationshipId} {body: Relationship} -> Relationship any:externalContacts:externalOrganization:edit

## FaxApi
deleteFaxDocument(documentId) DELETE /api/v2/fax/documents/{documentId} -> void
getFaxDocument(documentId) GET /api/v2/fax/documents/{documentId} -> FaxDocument
getFaxDocumentContent(documentId) GET /api/v2/fax/documents/{documentId}/content -> DownloadResponse
getFaxDocuments() GET /api/v2/fax/documents ?pageSize:integer=25 ?pageNumber:integer=1 -> FaxDocumentEntityListing
getFaxSummary() GET /api/v2/fax/summary -> FaxSummary
putFaxDocument(documentId, body) PUT /api/v2/fax/documents/{documentId} {body: FaxDocument} -> FaxDocument

## FlowsApi
postAnalyticsFlowsAggregatesQuery(body) POST /api/v2/analytics/flows/aggregates/query {body: FlowAggregationQuery} -> FlowAggregateQueryResponse any:analytics:flowAggregate:view
postAnalyticsFlowsObservationsQuery(body) POST /api/v2/analytics/flows/observations/query {body: FlowObservationQuery} -> FlowObservationQueryResponse any:analytics:flowObservation:view

## GamificationApi
deleteEmployeeperformanceExternalmetricsDefinition(metricId) DELETE /api/v2/employeeperformance/externalmetrics/definitions/{metricId} -> void any:employeePerformance:externalMetricDefinition:delete
getEmployeeperformanceExternalmetricsDefinition(metricId) GET /api/v2/employeeperformance/externalmetrics/definitions/{metricId} -> ExternalMetricDefinition any:employeePerformance:externalMetricDefinition:view
getEmployeeperformanceExternalmetricsDefinitions() GET /api/v2/employeeperformance/externalmetrics/definitions ?pageSize:integer=25 ?pageNumber:integer=1 -> ExternalMetricDefinitionListing any:employeePerformance:externalMetricDefinition:view
getGamificationLeaderboard(startWorkday, endWorkday) GET /api/v2/gamification/leaderboard ?startWorkday:date ?endWorkday:date ?metricId -> Leaderboard any:gamification:leaderboard:view
getGamificationLeaderboardAll(filterType, filterId, startWorkday, endWorkday) GET /api/v2/gamification/leaderboard/all ?filterType:(PerformanceProfile|Division) ?filterId ?startWorkday:date ?endWorkday:date ?metricId -> Leaderboard any:gamification:leaderboard:viewAll
getGamificationLeaderboardAllBestpoints(filterType, filterId) GET /api/v2/gamification/leaderboard/all/bestpoints ?filterType:(PerformanceProfile|Division) ?filterId -> OverallBestPoints any:gamification:leaderboard:viewAll
getGamificationLeaderboardBestpoints() GET /api/v2/gamification/leaderboard/bestpoints -> OverallBestPoints any:gamification:leaderboard:view
getGamificationMetric(metricId) GET /api/v2/gamification/metrics/{metricId} ?workday:date ?performanceProfileId -> Metric any:gamification:profile:view,gamification:leaderboard:view,gamification:scorecard:view
getGamificationMetricdefinition(metricDefinitionId) GET /api/v2/gamification/metricdefinitions/{metricDefinitionId} -> MetricDefinition any:gamification:profile:view
getGamificationMetricdefinitions() GET /api/v2/gamification/metricdefinitions -> GetMetricDefinitionsResponse any:gamification:profile:view
getGamificationMetrics() GET /api/v2/gamification/metrics ?performanceProfileId ?workday:date -> GetMetricsResponse any:gamification:profile:view,gamification:leaderboard:view,gamification:scorecard:view
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
postEmployeeperformanceExternalmetricsData() POST /api/v2/employeeperformance/externalmetrics/data {body: ExternalMetricDataWriteRequest} -> ExternalMetricDataWriteResponse any:employeePerformance:externalMetricData:add
postEmployeeperformanceExternalmetricsDefinitions() POST /api/v2/employeeperformance/externalmetrics/definitions {body: ExternalMetricDefinitionCreateRequest} -> ExternalMetricDefinition any:employeePerformance:externalMetricDefinition:add
postGamificationMetrics(body) POST /api/v2/gamification/metrics {body: CreateMetric} -> Metric all:gamification:profile:update
postGamificationProfileActivate(profileId) POST /api/v2/gamification/profiles/{profileId}/activate -> PerformanceProfile any:gamification:profile:update
postGamificationProfileDeactivate(profileId) POST /api/v2/gamification/profiles/{profileId}/deactivate -> PerformanceProfile any:gamification:profile:update
postGamificationProfileMembers(profileId, body) POST /api/v2/gamification/profiles/{profileId}/members {body: AssignUsers} -> Assignment any:gamification:profile:update
postGamificationProfileMembersValidate(profileId, body) POST /api/v2/gamification/profiles/{profileId}/members/validate {body: ValidateAssignUsers} -> AssignmentValidation any:gamification:profile:update
postGamificationProfileMetricLink(sourceProfileId, sourceMetricId, body) POST /api/v2/gamification/profiles/{sourceProfileId}/metrics/{sourceMetricId}/link {body: TargetPerformanceProfile} -> Metric any:gamification:profile:update
postGamificationProfileMetrics(profileId, body) POST /api/v2/gamification/profiles/{profileId}/metrics {body: CreateMetric} -> Metric all:gamification:profile:update
postGamificationProfiles(body) POST /api/v2/gamification/profiles ?copyMetrics:boolean=true {body: CreatePerformanceProfile} -> PerformanceProfile any:gamification:profile:update
putGamificationMetric(metricId, body) PUT /api/v2/gamification/metrics/{metricId} ?performanceProfileId {body: CreateMetric} -> Metric all:gamification:profile:update
putGamificationProfile(profileId) PUT /api/v2/gamification/profiles/{profileId} {body: PerformanceProfile} -> PerformanceProfile any:gamification:profile:update
putGamificationProfileMetric(profileId, metricId, body) PUT /api/v2/gamification/profiles/{profileId}/metrics/{metricId} {body: CreateMetric} -> Metric all:gamification:profile:update
putGamificationStatus(status) PUT /api/v2/gamification/status {status: GamificationStatus} -> GamificationStatus any:gamification:profile:update

## GeneralDataProtectionRegulationApi
getGdprRequest(requestId) GET /api/v2/gdpr/requests/{requestId} -> GDPRRequest any:gdpr:request:view
getGdprRequests() GET /api/v2/gdpr/requests ?pageSize:integer=25 ?pageNumber:integer=1 -> GDPRRequestEntityListing any:gdpr:request:view
getGdprSubjects(searchType, searchValue) GET /api/v2/gdpr/subjects ?searchType:(NAME|ADDRESS|PHONE|EMAIL|TWITTER) ?searchValue -> GDPRSubjectEntityListing any:gdpr:subject:view
postGdprRequests(body) POST /api/v2/gdpr/requests ?deleteConfirmed:boolean=false {body: GDPRRequest} -> GDPRRequest any:gdpr:request:add

## GeolocationApi
getGeolocationsSettings() GET /api/v2/geolocations/settings -> GeolocationSettings
getUserGeolocation(userId, clientId) GET /api/v2/users/{userId}/geolocations/{clientId} -> Geolocation
patchGeolocationsSettings(body) PATCH /api/v2/geolocations/settings {body: GeolocationSettings} -> GeolocationSettings any:geolocation:settings:edit
patchUserGeolocation(userId, clientId, body) PATCH /api/v2/users/{userId}/geolocations/{clientId} {body: Geolocation} -> Geolocation

## GreetingsApi
deleteGreeting(greetingId) DELETE /api/v2/greetings/{greetingId} -> void
getGreeting(greetingId) GET /api/v2/greetings/{greetingId} -> Greeting
getGreetingMedia(greetingId) GET /api/v2/greetings/{greetingId}/media ?formatId:@MediaFormat=WAV -> GreetingMediaInfo
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
deleteGroupMembers(groupId, ids) DELETE /api/v2/groups/{groupId}/members ?ids -> JsonObject
getFieldconfig(type) GET /api/v2/fieldconfig ?type:@FieldConfigType -> FieldConfig
getGroup(groupId) GET /api/v2/groups/{groupId} -> Group
getGroupIndividuals(groupId) GET /api/v2/groups/{groupId}/individuals -> UserEntityListing
getGroupMembers(groupId) GET /api/v2/groups/{groupId}/members ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC ?expand:@UserExpand[] -> UserEntityListing
getGroupProfile(groupId) GET /api/v2/groups/{groupId}/profile ?fields -> GroupProfile
getGroups() GET /api/v2/groups ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?jabberId[] ?sortOrder:(ascending|descending)=ASC -> GroupEntityListing
getGroupsSearch(q64) GET /api/v2/groups/search ?q64 ?expand[] -> GroupsSearchResponse
getProfilesGroups() GET /api/v2/profiles/groups ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?sortOrder:(ascending|descending)=ASC -> GroupProfileEntityListing
postGroupMembers(groupId, body) POST /api/v2/groups/{groupId}/members {body: GroupMembersUpdate} -> JsonObject
postGroups(body) POST /api/v2/groups {body: GroupCreate} -> Group any:directory:group:add
postGroupsSearch(body) POST /api/v2/groups/search {body: GroupSearchRequest} -> GroupsSearchResponse
putGroup(groupId) PUT /api/v2/groups/{groupId} {body: GroupUpdate} -> Group any:directory:group:edit

## IdentityProviderApi
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
getIdentityproviders() GET /api/v2/identityproviders -> OAuthProviderEntityListing any:sso:provider:view
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
putIdentityprovidersAdfs(body) PUT /api/v2/identityproviders/adfs {body: ADFS} -> OAuthProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersCic(body) PUT /api/v2/identityproviders/cic {body: CustomerInteractionCenter} -> OAuthProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersGeneric(body) PUT /api/v2/identityproviders/generic {body: GenericSAML} -> OAuthProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersGsuite(body) PUT /api/v2/identityproviders/gsuite {body: GSuite} -> OAuthProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersIdentitynow(body) PUT /api/v2/identityproviders/identitynow {body: IdentityNow} -> IdentityNow any:sso:provider:add,sso:provider:edit
putIdentityprovidersOkta(body) PUT /api/v2/identityproviders/okta {body: Okta} -> OAuthProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersOnelogin(body) PUT /api/v2/identityproviders/onelogin {body: OneLogin} -> OAuthProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersPing(body) PUT /api/v2/identityproviders/ping {body: PingIdentity} -> OAuthProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersPurecloud(body) PUT /api/v2/identityproviders/purecloud {body: PureCloud} -> OAuthProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersPureengage(body) PUT /api/v2/identityproviders/pureengage {body: PureEngage} -> OAuthProvider any:sso:provider:add,sso:provider:edit
putIdentityprovidersSalesforce(body) PUT /api/v2/identityproviders/salesforce {body: Salesforce} -> OAuthProvider any:sso:provider:add,sso:provider:edit

## IntegrationsApi
deleteIntegration(integrationId) DELETE /api/v2/integrations/{integrationId} -> Integration any:integrations:integration:delete
deleteIntegrationsAction(actionId) DELETE /api/v2/integrations/actions/{actionId} -> void any:integrations:action:delete
deleteIntegrationsActionDraft(actionId) DELETE /api/v2/integrations/actions/{actionId}/draft -> void any:integrations:action:delete
deleteIntegrationsCredential(credentialId) DELETE /api/v2/integrations/credentials/{credentialId} -> void
getIntegration(integrationId) GET /api/v2/integrations/{integrationId} ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> Integration any:integrations:integration:view
getIntegrationConfigCurrent(integrationId) GET /api/v2/integrations/{integrationId}/config/current -> IntegrationConfiguration any:integrations:integration:view
getIntegrations() GET /api/v2/integrations ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> IntegrationEntityListing any:integrations:integration:view
getIntegrationsAction(actionId) GET /api/v2/integrations/actions/{actionId} ?expand:(contract) ?includeConfig:boolean=false -> Action any:integrations:action:view,bridge:actions:view
getIntegrationsActionDraft(actionId) GET /api/v2/integrations/actions/{actionId}/draft ?expand:(contract) ?includeConfig:boolean=false -> Action any:integrations:action:view,bridge:actions:view
getIntegrationsActionDraftSchema(actionId, fileName) GET /api/v2/integrations/actions/{actionId}/draft/schemas/{fileName} -> JsonSchemaDocument any:integrations:action:view,bridge:actions:view
getIntegrationsActionDraftTemplate(actionId, fileName) GET /api/v2/integrations/actions/{actionId}/draft/templates/{fileName} accept:text/plain -> string any:integrations:action:view,bridge:actions:view
getIntegrationsActionDraftValidation(actionId) GET /api/v2/integrations/actions/{actionId}/draft/validation -> DraftValidationResult any:integrations:action:edit
getIntegrationsActionSchema(actionId, fileName) GET /api/v2/integrations/actions/{actionId}/schemas/{fileName} -> JsonSchemaDocument any:integrations:action:view,bridge:actions:view
getIntegrationsActionTemplate(actionId, fileName) GET /api/v2/integrations/actions/{actionId}/templates/{fileName} accept:text/plain -> string any:integrations:action:view,bridge:actions:view
getIntegrationsActions() GET /api/v2/integrations/actions ?pageSize:integer=25 ?pageNumber:integer=1 ?nextPage ?previousPage ?sortBy ?sortOrder:(ASC|DESC)=asc ?category ?name ?ids ?secure:(true|false) ?includeAuthActions:(true|false)=false -> ActionEntityListing any:integrations:action:view,bridge:actions:view
getIntegrationsActionsCategories() GET /api/v2/integrations/actions/categories ?pageSize:integer=25 ?pageNumber:integer=1 ?nextPage ?previousPage ?sortBy ?sortOrder:(ASC|DESC)=asc ?secure:(true|false) -> CategoryEntityListing any:integrations:action:view,bridge:actions:view
getIntegrationsActionsDrafts() GET /api/v2/integrations/actions/drafts ?pageSize:integer=25 ?pageNumber:integer=1 ?nextPage ?previousPage ?sortBy ?sortOrder:(ASC|DESC)=asc ?category ?name ?ids ?secure:(true|false) ?includeAuthActions:(true|false)=false -> ActionEntityListing any:integrations:action:view,bridge:actions:view
getIntegrationsBotconnectorIntegrationIdBot(integrationId, botId) GET /api/v2/integrations/botconnector/{integrationId}/bots/{botId} ?version -> BotConnectorBot any:integration:botconnector:view
getIntegrationsBotconnectorIntegrationIdBotVersions(integrationId, botId) GET /api/v2/integrations/botconnector/{integrationId}/bots/{botId}/versions ?pageNumber:integer=1 ?pageSize:integer=25 -> BotConnectorBotVersionSummaryEntityListing any:integration:botconnector:view
getIntegrationsBotconnectorIntegrationIdBots(integrationId) GET /api/v2/integrations/botconnector/{integrationId}/bots -> BotList any:integration:botconnector:view
getIntegrationsBotconnectorIntegrationIdBotsSummaries(integrationId) GET /api/v2/integrations/botconnector/{integrationId}/bots/summaries ?pageNumber:integer=1 ?pageSize:integer=25 -> BotConnectorBotSummaryEntityListing any:integration:botconnector:view
getIntegrationsClientapps() GET /api/v2/integrations/clientapps ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> ClientAppEntityListing
getIntegrationsClientappsUnifiedcommunications() GET /api/v2/integrations/clientapps/unifiedcommunications ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> UCIntegrationListing any:integration:unifiedCommunications:view
getIntegrationsCredential(credentialId) GET /api/v2/integrations/credentials/{credentialId} -> Credential
getIntegrationsCredentials() GET /api/v2/integrations/credentials ?pageNumber:integer=1 ?pageSize:integer=25 -> CredentialInfoListing
getIntegrationsCredentialsTypes() GET /api/v2/integrations/credentials/types -> CredentialTypeListing
getIntegrationsEventlog() GET /api/v2/integrations/eventlog ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=timestamp ?sortOrder=descending ?entityId -> IntegrationEventEntityListing any:integrations:integration:view,bridge:notification:view
getIntegrationsEventlogEventId(eventId) GET /api/v2/integrations/eventlog/{eventId} -> IntegrationEvent any:integrations:integration:view,bridge:notification:view
getIntegrationsSpeechDialogflowAgent(agentId) GET /api/v2/integrations/speech/dialogflow/agents/{agentId} -> DialogflowAgent any:integrations:integration:view
getIntegrationsSpeechDialogflowAgents() GET /api/v2/integrations/speech/dialogflow/agents ?pageNumber:integer=1 ?pageSize:integer=25 ?name -> DialogflowAgentSummaryEntityListing any:integrations:integration:view
getIntegrationsSpeechLexBotAlias(aliasId) GET /api/v2/integrations/speech/lex/bot/alias/{aliasId} -> LexBotAlias any:integrations:integration:view
getIntegrationsSpeechLexBotBotIdAliases(botId) GET /api/v2/integrations/speech/lex/bot/{botId}/aliases ?pageNumber:integer=1 ?pageSize:integer=25 ?status:(READY|FAILED|BUILDING|NOT_BUILT) ?name -> LexBotAliasEntityListing any:integrations:integration:view
getIntegrationsSpeechLexBots() GET /api/v2/integrations/speech/lex/bots ?pageNumber:integer=1 ?pageSize:integer=25 ?name -> LexBotEntityListing any:integrations:integration:view
getIntegrationsSpeechTtsEngine(engineId) GET /api/v2/integrations/speech/tts/engines/{engineId} ?includeVoices:boolean=false -> TtsEngineEntity any:integrations:integration:view
getIntegrationsSpeechTtsEngineVoice(engineId, voiceId) GET /api/v2/integrations/speech/tts/engines/{engineId}/voices/{voiceId} -> TtsVoiceEntity any:integrations:integration:view
getIntegrationsSpeechTtsEngineVoices(engineId) GET /api/v2/integrations/speech/tts/engines/{engineId}/voices ?pageNumber:integer=1 ?pageSize:integer=25 -> TtsVoiceEntityListing any:integrations:integration:view
getIntegrationsSpeechTtsEngines() GET /api/v2/integrations/speech/tts/engines ?pageNumber:integer=1 ?pageSize:integer=25 ?includeVoices:boolean=false ?name ?language -> TtsEngineEntityListing any:integrations:integration:view
getIntegrationsSpeechTtsSettings() GET /api/v2/integrations/speech/tts/settings -> TtsSettings any:integrations:integration:view
getIntegrationsType(typeId) GET /api/v2/integrations/types/{typeId} -> IntegrationType any:integrations:integration:view
getIntegrationsTypeConfigschema(typeId, configType) GET /api/v2/integrations/types/{typeId}/configschemas/{configType} /configType:(properties|advanced) -> JsonSchemaDocument any:integrations:integration:view
getIntegrationsTypes() GET /api/v2/integrations/types ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage -> IntegrationTypeEntityListing any:integrations:integration:view
getIntegrationsUserapps() GET /api/v2/integrations/userapps ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?appHost -> UserAppEntityListing
patchIntegration(integrationId) PATCH /api/v2/integrations/{integrationId} ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage {body: Integration} -> Integration any:integrations:integration:edit
patchIntegrationsAction(actionId, body) PATCH /api/v2/integrations/actions/{actionId} {body: UpdateActionInput} -> Action any:integrations:action:edit
patchIntegrationsActionDraft(actionId, body) PATCH /api/v2/integrations/actions/{actionId}/draft {body: UpdateDraftInput} -> Action any:integrations:action:edit
postIntegrations() POST /api/v2/integrations {body: CreateIntegrationRequest} -> Integration any:integrations:integration:add
postIntegrationsActionDraft(actionId) POST /api/v2/integrations/actions/{actionId}/draft -> Action any:integrations:action:edit
postIntegrationsActionDraftPublish(actionId, body) POST /api/v2/integrations/actions/{actionId}/draft/publish {body: PublishDraftInput} -> Action any:integrations:action:edit
postIntegrationsActionDraftTest(actionId, body) POST /api/v2/integrations/actions/{actionId}/draft/test {body: JsonObject} -> TestExecutionResult any:integrations:action:execute
postIntegrationsActionExecute(actionId, body) POST /api/v2/integrations/actions/{actionId}/execute {body: JsonObject} -> JsonObject any:integrations:action:execute,bridge:actions:execute
postIntegrationsActionTest(actionId, body) POST /api/v2/integrations/actions/{actionId}/test {body: JsonObject} -> TestExecutionResult any:integrations:action:execute,bridge:actions:execute
postIntegrationsActions(body) POST /api/v2/integrations/actions {body: PostActionInput} -> Action any:integrations:action:add
postIntegrationsActionsDrafts(body) POST /api/v2/integrations/actions/drafts {body: PostActionInput} -> Action any:integrations:action:add
postIntegrationsCredentials() POST /api/v2/integrations/credentials {body: Credential} -> CredentialInfo
postIntegrationsWorkforcemanagementVendorconnection() POST /api/v2/integrations/workforcemanagement/vendorconnection {body: VendorConnectionRequest} -> UserActionCategoryEntityListing
putIntegrationConfigCurrent(integrationId) PUT /api/v2/integrations/{integrationId}/config/current {body: IntegrationConfiguration} -> IntegrationConfiguration any:integrations:integration:edit
putIntegrationsBotconnectorIntegrationIdBots(integrationId, botList) PUT /api/v2/integrations/botconnector/{integrationId}/bots {botList: BotList} -> void any:integration:botconnector:edit
putIntegrationsCredential(credentialId) PUT /api/v2/integrations/credentials/{credentialId} {body: Credential} -> CredentialInfo
putIntegrationsSpeechTtsSettings(body) PUT /api/v2/integrations/speech/tts/settings {body: TtsSettings} -> TtsSettings any:integrations:integration:edit

## JourneyApi
deleteJourneyActionmap(actionMapId) DELETE /api/v2/journey/actionmaps/{actionMapId} -> void any:journey:actionmap:delete
deleteJourneyActiontemplate(actionTemplateId) DELETE /api/v2/journey/actiontemplates/{actionTemplateId} ?hardDelete:boolean -> void any:journey:actiontemplate:delete
deleteJourneyOutcome(outcomeId) DELETE /api/v2/journey/outcomes/{outcomeId} -> void any:journey:outcome:delete
deleteJourneySegment(segmentId) DELETE /api/v2/journey/segments/{segmentId} -> void any:journey:segment:delete
getJourneyActionmap(actionMapId) GET /api/v2/journey/actionmaps/{actionMapId} -> ActionMap any:journey:actionmap:view
getJourneyActionmaps() GET /api/v2/journey/actionmaps ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy ?filterField ?filterValue ?actionMapIds[] ?queryFields[] ?queryValue -> ActionMapListing any:journey:actionmap:view
getJourneyActiontarget(actionTargetId) GET /api/v2/journey/actiontargets/{actionTargetId} -> ActionTarget any:journey:actiontarget:view
getJourneyActiontargets() GET /api/v2/journey/actiontargets ?pageNumber:integer=1 ?pageSize:integer=25 -> ActionTargetListing any:journey:actiontarget:view
getJourneyActiontemplate(actionTemplateId) GET /api/v2/journey/actiontemplates/{actionTemplateId} -> ActionTemplate any:journey:actiontemplate:view
getJourneyActiontemplates() GET /api/v2/journey/actiontemplates ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy ?mediaType:(webchat|webMessagingOffer|contentOffer|integrationAction|architectFlow|openAction) ?state:(Active|Inactive|Deleted) ?queryFields[] ?queryValue -> ActionTemplateListing any:journey:actiontemplate:view
getJourneyOutcome(outcomeId) GET /api/v2/journey/outcomes/{outcomeId} -> Outcome any:journey:outcome:view
getJourneyOutcomes() GET /api/v2/journey/outcomes ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy ?outcomeIds[] ?queryFields[] ?queryValue -> OutcomeListing any:journey:outcome:view
getJourneySegment(segmentId) GET /api/v2/journey/segments/{segmentId} -> JourneySegment any:journey:segment:view
getJourneySegments() GET /api/v2/journey/segments ?sortBy ?pageSize:integer=25 ?pageNumber:integer=1 ?isActive:boolean ?segmentIds[] ?queryFields[] ?queryValue -> SegmentListing any:journey:segment:view
getJourneySession(sessionId) GET /api/v2/journey/sessions/{sessionId} -> Session any:journey:session:view,externalContacts:session:view
getJourneySessionOutcomescores(sessionId) GET /api/v2/journey/sessions/{sessionId}/outcomescores -> OutcomeScoresResult any:journey:outcomescores:view
patchJourneyActionmap(actionMapId) PATCH /api/v2/journey/actionmaps/{actionMapId} {body: PatchActionMap} -> ActionMap any:journey:actionmap:edit
patchJourneyActiontarget(actionTargetId) PATCH /api/v2/journey/actiontargets/{actionTargetId} {body: PatchActionTarget} -> ActionTarget any:journey:actiontarget:edit
patchJourneyActiontemplate(actionTemplateId) PATCH /api/v2/journey/actiontemplates/{actionTemplateId} {body: PatchActionTemplate} -> ActionTemplate any:journey:actiontemplate:edit
patchJourneyOutcome(outcomeId) PATCH /api/v2/journey/outcomes/{outcomeId} {body: PatchOutcome} -> Outcome any:journey:outcome:edit
patchJourneySegment(segmentId) PATCH /api/v2/journey/segments/{segmentId} {body: PatchSegment} -> JourneySegment any:journey:segment:edit
postAnalyticsJourneysAggregatesQuery(body) POST /api/v2/analytics/journeys/aggregates/query {body: JourneyAggregationQuery} -> JourneyAggregateQueryResponse any:analytics:journeyAggregate:view
postJourneyActionmaps() POST /api/v2/journey/actionmaps {body: ActionMap} -> ActionMap any:journey:actionmap:add
postJourneyActiontemplates() POST /api/v2/journey/actiontemplates {body: ActionTemplate} -> ActionTemplate any:journey:actiontemplate:add
postJourneyOutcomes() POST /api/v2/journey/outcomes {body: Outcome} -> Outcome any:journey:outcome:add
postJourneySegments() POST /api/v2/journey/segments {body: JourneySegment} -> JourneySegment any:journey:segment:add

## KnowledgeApi
deleteKnowledgeKnowledgebase(knowledgeBaseId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId} -> KnowledgeBase all:knowledge:knowledgebase:delete
deleteKnowledgeKnowledgebaseLanguageCategory(categoryId, knowledgeBaseId, languageCode) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId} /languageCode:@KnowledgeLanguageCode -> KnowledgeCategory all:knowledge:category:delete
deleteKnowledgeKnowledgebaseLanguageDocument(documentId, knowledgeBaseId, languageCode) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId} /languageCode:@KnowledgeLanguageCode -> KnowledgeDocument all:knowledge:document:delete
deleteKnowledgeKnowledgebaseLanguageDocumentsImport(knowledgeBaseId, languageCode, importId) DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId} /languageCode:@KnowledgeLanguageCode -> void all:knowledge:document:add
getKnowledgeKnowledgebase(knowledgeBaseId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId} -> KnowledgeBase all:knowledge:knowledgebase:view
getKnowledgeKnowledgebaseLanguageCategories(knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories /languageCode:@KnowledgeLanguageCode ?before ?after ?limit ?pageSize ?name -> CategoryListing all:knowledge:category:view
getKnowledgeKnowledgebaseLanguageCategory(categoryId, knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId} /languageCode:@KnowledgeLanguageCode -> KnowledgeExtendedCategory all:knowledge:category:view
getKnowledgeKnowledgebaseLanguageDocument(documentId, knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId} /languageCode:@KnowledgeLanguageCode -> KnowledgeDocument all:knowledge:document:view
getKnowledgeKnowledgebaseLanguageDocuments(knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents /languageCode:@KnowledgeLanguageCode ?before ?after ?limit ?pageSize ?categories ?title ?sortBy:(Title|Date) ?sortOrder:(ASC|ascending|DESC|descending) ?documentIds[] -> DocumentListing all:knowledge:document:view
getKnowledgeKnowledgebaseLanguageDocumentsImport(knowledgeBaseId, languageCode, importId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId} /languageCode:@KnowledgeLanguageCode -> KnowledgeImport all:knowledge:document:add
getKnowledgeKnowledgebaseLanguageTraining(knowledgeBaseId, languageCode, trainingId) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings/{trainingId} /languageCode:@KnowledgeLanguageCode -> KnowledgeTraining all:knowledge:training:view
getKnowledgeKnowledgebaseLanguageTrainings(knowledgeBaseId, languageCode) GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings /languageCode:@KnowledgeLanguageCode ?before ?after ?limit ?pageSize ?knowledgeDocumentsState:(Draft|Active|Discarded|Archived) -> TrainingListing all:knowledge:training:view
getKnowledgeKnowledgebases() GET /api/v2/knowledge/knowledgebases ?before ?after ?limit ?pageSize ?name ?coreLanguage:@KnowledgeLanguageCode ?published:boolean ?sortBy:(Name|Date) ?sortOrder:(ASC|ascending|DESC|descending) -> KnowledgeBaseListing all:knowledge:knowledgebase:view
patchKnowledgeKnowledgebase(knowledgeBaseId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId} {body: KnowledgeBase} -> KnowledgeBase all:knowledge:knowledgebase:edit
patchKnowledgeKnowledgebaseLanguageCategory(categoryId, knowledgeBaseId, languageCode, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId} /languageCode:@KnowledgeLanguageCode {body: KnowledgeCategoryRequest} -> KnowledgeExtendedCategory all:knowledge:category:edit
patchKnowledgeKnowledgebaseLanguageDocument(documentId, knowledgeBaseId, languageCode, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId} /languageCode:@KnowledgeLanguageCode {body: KnowledgeDocumentRequest} -> KnowledgeDocument all:knowledge:document:edit
patchKnowledgeKnowledgebaseLanguageDocuments(knowledgeBaseId, languageCode, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents /languageCode:@KnowledgeLanguageCode {body: KnowledgeDocumentBulkRequest[]} -> DocumentListing all:knowledge:document:edit
patchKnowledgeKnowledgebaseLanguageDocumentsImport(knowledgeBaseId, languageCode, importId, body) PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId} /languageCode:@KnowledgeLanguageCode {body: ImportStatusRequest} -> KnowledgeImport all:knowledge:document:edit,knowledge:document:add
postKnowledgeDocumentuploads(body) POST /api/v2/knowledge/documentuploads {body: UploadUrlRequest} -> UploadUrlResponse all:knowledge:document:upload
postKnowledgeKnowledgebaseLanguageCategories(knowledgeBaseId, languageCode, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories /languageCode:@KnowledgeLanguageCode {body: KnowledgeCategoryRequest} -> KnowledgeExtendedCategory all:knowledge:category:add
postKnowledgeKnowledgebaseLanguageDocuments(knowledgeBaseId, languageCode, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents /languageCode:@KnowledgeLanguageCode {body: KnowledgeDocumentRequest} -> KnowledgeDocument all:knowledge:document:add
postKnowledgeKnowledgebaseLanguageDocumentsImports(knowledgeBaseId, languageCode, body) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports /languageCode:@KnowledgeLanguageCode {body: KnowledgeImport} -> KnowledgeImport all:knowledge:document:add
postKnowledgeKnowledgebaseLanguageTrainingPromote(knowledgeBaseId, languageCode, trainingId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings/{trainingId}/promote /languageCode:@KnowledgeLanguageCode -> KnowledgeTraining all:knowledge:training:edit
postKnowledgeKnowledgebaseLanguageTrainings(knowledgeBaseId, languageCode) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings /languageCode:@KnowledgeLanguageCode -> KnowledgeTraining all:knowledge:training:create
postKnowledgeKnowledgebaseSearch(knowledgeBaseId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/search {body: KnowledgeSearchRequest} -> KnowledgeSearchResponse all:knowledge:knowledgebase:search
postKnowledgeKnowledgebases(body) POST /api/v2/knowledge/knowledgebases {body: KnowledgeBase} -> KnowledgeBase all:knowledge:knowledgebase:add

## LanguageUnderstandingApi
deleteLanguageunderstandingDomain(domainId) DELETE /api/v2/languageunderstanding/domains/{domainId} -> void any:languageUnderstanding:nluDomain:delete,dialog:bot:delete
deleteLanguageunderstandingDomainFeedbackFeedbackId(domainId, feedbackId) DELETE /api/v2/languageunderstanding/domains/{domainId}/feedback/{feedbackId} -> void any:languageUnderstanding:feedback:delete,dialog:bot:delete
deleteLanguageunderstandingDomainVersion(domainId, domainVersionId) DELETE /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId} -> void any:languageUnderstanding:nluDomainVersion:delete,dialog:botVersion:delete
deleteLanguageunderstandingMiner(minerId) DELETE /api/v2/languageunderstanding/miners/{minerId} -> void all:languageUnderstanding:miner:delete
deleteLanguageunderstandingMinerDraft(minerId, draftId) DELETE /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId} -> void all:languageUnderstanding:draft:delete
getLanguageunderstandingDomain(domainId) GET /api/v2/languageunderstanding/domains/{domainId} -> NluDomain any:languageUnderstanding:nluDomain:view,dialog:bot:view
getLanguageunderstandingDomainFeedback(domainId) GET /api/v2/languageunderstanding/domains/{domainId}/feedback ?intentName ?assessment:(Incorrect|Correct|Unknown|Disabled) ?dateStart:date ?dateEnd:date ?includeDeleted:boolean ?pageNumber:integer=1 ?pageSize:integer=25 ?enableCursorPagination:boolean=false ?after ?fields:(version|dateCreated|text|intents)[] -> NluFeedbackListing any:languageUnderstanding:feedback:view,dialog:bot:view
getLanguageunderstandingDomainFeedbackFeedbackId(domainId, feedbackId) GET /api/v2/languageunderstanding/domains/{domainId}/feedback/{feedbackId} ?fields:(version|dateCreated|text|intents)[] -> NluFeedbackResponse any:languageUnderstanding:feedback:view,dialog:bot:view
getLanguageunderstandingDomainVersion(domainId, domainVersionId) GET /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId} ?includeUtterances:boolean -> NluDomainVersion any:languageUnderstanding:nluDomainVersion:view,dialog:botVersion:view
getLanguageunderstandingDomainVersionReport(domainId, domainVersionId) GET /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/report -> NluDomainVersionQualityReport any:languageUnderstanding:nluDomainVersion:view,dialog:botVersion:view
getLanguageunderstandingDomainVersions(domainId) GET /api/v2/languageunderstanding/domains/{domainId}/versions ?includeUtterances:boolean ?pageNumber:integer=1 ?pageSize:integer=25 -> NluDomainVersionListing any:languageUnderstanding:nluDomainVersion:view,dialog:botVersion:view
getLanguageunderstandingDomains() GET /api/v2/languageunderstanding/domains ?pageNumber:integer=1 ?pageSize:integer=25 -> NluDomainListing any:languageUnderstanding:nluDomain:view,dialog:bot:view
getLanguageunderstandingMiner(minerId) GET /api/v2/languageunderstanding/miners/{minerId} -> Miner all:languageUnderstanding:miner:view
getLanguageunderstandingMinerDraft(minerId, draftId) GET /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId} -> Draft all:languageUnderstanding:draft:view
getLanguageunderstandingMinerDrafts(minerId) GET /api/v2/languageunderstanding/miners/{minerId}/drafts -> DraftListing all:languageUnderstanding:draft:view
getLanguageunderstandingMinerIntent(minerId, intentId) GET /api/v2/languageunderstanding/miners/{minerId}/intents/{intentId} ?expand:(phrases|utterances) -> MinerIntent all:languageUnderstanding:minerIntent:view
getLanguageunderstandingMinerIntents(minerId) GET /api/v2/languageunderstanding/miners/{minerId}/intents ?expand:(phrases|utterances) -> MinedIntentsListing all:languageUnderstanding:minerIntent:view
getLanguageunderstandingMiners() GET /api/v2/languageunderstanding/miners -> MinerListing all:languageUnderstanding:miner:view
patchLanguageunderstandingDomain(domainId, body) PATCH /api/v2/languageunderstanding/domains/{domainId} {body: NluDomain} -> NluDomain any:languageUnderstanding:nluDomain:edit,dialog:bot:edit
patchLanguageunderstandingMinerDraft(minerId, draftId) PATCH /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId} {body: DraftRequest} -> Draft all:languageUnderstanding:draft:edit
postLanguageunderstandingDomainFeedback(domainId, body) POST /api/v2/languageunderstanding/domains/{domainId}/feedback {body: NluFeedbackRequest} -> NluFeedbackResponse any:languageUnderstanding:feedback:add,dialog:bot:add
postLanguageunderstandingDomainVersionDetect(domainId, domainVersionId, body) POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/detect {body: NluDetectionRequest} -> NluDetectionResponse any:languageUnderstanding:nluDomainVersion:view,dialog:botVersion:view
postLanguageunderstandingDomainVersionPublish(domainId, domainVersionId) POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/publish -> NluDomainVersion any:languageUnderstanding:nluDomainVersion:add,dialog:botVersion:add
postLanguageunderstandingDomainVersionTrain(domainId, domainVersionId) POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/train -> NluDomainVersionTrainingResponse any:languageUnderstanding:nluDomainVersion:edit,dialog:botVersion:edit
postLanguageunderstandingDomainVersions(domainId, body) POST /api/v2/languageunderstanding/domains/{domainId}/versions {body: NluDomainVersion} -> NluDomainVersion any:languageUnderstanding:nluDomainVersion:add,dialog:botVersion:add
postLanguageunderstandingDomains(body) POST /api/v2/languageunderstanding/domains {body: NluDomain} -> NluDomain any:languageUnderstanding:nluDomain:add,dialog:bot:add
postLanguageunderstandingMinerDrafts(minerId, body) POST /api/v2/languageunderstanding/miners/{minerId}/drafts {body: Draft} -> Draft all:languageUnderstanding:draft:add
postLanguageunderstandingMinerExecute(minerId) POST /api/v2/languageunderstanding/miners/{minerId}/execute {body: MinerExecuteRequest} -> Miner all:languageUnderstanding:miner:execute
postLanguageunderstandingMiners(body) POST /api/v2/languageunderstanding/miners {body: Miner} -> Miner all:languageUnderstanding:miner:add
putLanguageunderstandingDomainVersion(domainId, domainVersionId, body) PUT /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId} {body: NluDomainVersion} -> NluDomainVersion any:languageUnderstanding:nluDomainVersion:edit,dialog:botVersion:edit

## LanguagesApi
deleteLanguage(languageId) DELETE /api/v2/languages/{languageId} -> void any:routing:skill:manage
deleteRoutingLanguage(languageId) DELETE /api/v2/routing/languages/{languageId} -> void any:routing:skill:manage
getLanguage(languageId) GET /api/v2/languages/{languageId} -> Language any:routing:skill:manage
getLanguages() GET /api/v2/languages ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC ?name -> LanguageEntityListing any:routing:skill:manage
getLanguagesTranslations() GET /api/v2/languages/translations -> AvailableTranslations
getLanguagesTranslationsBuiltin(language) GET /api/v2/languages/translations/builtin ?language -> Dictionary<JsonObject>
getLanguagesTranslationsOrganization(language) GET /api/v2/languages/translations/organization ?language -> Dictionary<JsonObject>
getLanguagesTranslationsUser(userId) GET /api/v2/languages/translations/users/{userId} -> Dictionary<JsonObject>
getRoutingLanguage(languageId) GET /api/v2/routing/languages/{languageId} -> Language
postLanguages(body) POST /api/v2/languages {body: Language} -> Language any:routing:skill:manage

## LearningApi
deleteLearningAssignment(assignmentId) DELETE /api/v2/learning/assignments/{assignmentId} -> void any:learning:assignment:delete
deleteLearningModule(moduleId) DELETE /api/v2/learning/modules/{moduleId} -> void any:learning:module:delete
getLearningAssignment(assignmentId) GET /api/v2/learning/assignments/{assignmentId} ?expand:(module|assessment|assessmentForm|module.coverArt)[] -> LearningAssignment any:learning:assignment:view
getLearningAssignments() GET /api/v2/learning/assignments ?moduleId ?interval ?completionInterval ?overdue:@OverdueFilter=Any ?pageSize:integer=25 ?pageNumber:integer=1 ?pass ?minPercentageScore:number ?maxPercentageScore:number ?sortOrder:(Asc|Desc)=Desc ?sortBy:(RecommendedCompletionDate|DateModified) ?userId[] ?types:@LearningModuleKind[] ?states:(Assigned|InProgress|Completed|NotCompleted)[] ?expand:(ModuleSummary)[] -> LearningAssignmentsDomainEntity any:learning:assignment:view
getLearningAssignmentsMe() GET /api/v2/learning/assignments/me ?moduleId ?interval ?completionInterval ?overdue:@OverdueFilter=Any ?pageSize:integer=25 ?pageNumber:integer=1 ?pass ?minPercentageScore:number ?maxPercentageScore:number ?sortOrder:(Asc|Desc)=Desc ?sortBy:(RecommendedCompletionDate|DateModified) ?types:@LearningModuleKind[] ?states:(Assigned|InProgress|Completed|NotCompleted)[] ?expand:(ModuleSummary)[] -> LearningAssignmentsDomainEntity
getLearningModule(moduleId) GET /api/v2/learning/modules/{moduleId} ?expand:(assessmentForm|coverArt)[] -> LearningModule any:learning:module:view
getLearningModuleJob(moduleId, jobId) GET /api/v2/learning/modules/{moduleId}/jobs/{jobId} -> LearningModuleJobResponse any:learning:module:view
getLearningModuleRule(moduleId) GET /api/v2/learning/modules/{moduleId}/rule -> LearningModuleRule any:learning:rule:view
getLearningModuleVersion(moduleId, versionId) GET /api/v2/learning/modules/{moduleId}/versions/{versionId} ?expand:(assessmentForm|coverArt)[] -> LearningModule any:learning:module:view
getLearningModules() GET /api/v2/learning/modules ?isArchived:boolean=false ?types:@LearningModuleKind[] ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ascending ?sortBy:(name|createddate|percentpassed|averagescore)=name ?searchTerm ?expand:(rule|summaryData)[] ?isPublished:@OverdueFilter=Any -> LearningModulesDomainEntityListing any:learning:module:view
getLearningModulesAssignments(userIds) GET /api/v2/learning/modules/assignments ?userIds[] ?pageSize:integer=25 ?pageNumber:integer=1 ?searchTerm ?overdue:@OverdueFilter=Any ?assignmentStates:(NotAssigned|Assigned|InProgress|Completed)[] ?expand:(coverArt)[] -> AssignedLearningModuleDomainEntityListing all:learning:module:view,learning:assignment:view
getLearningModulesCoverartCoverArtId(coverArtId) GET /api/v2/learning/modules/coverart/{coverArtId} -> LearningModuleCoverArtResponse any:learning:coverart:view
patchLearningAssignment(assignmentId) PATCH /api/v2/learning/assignments/{assignmentId} {body: LearningAssignmentUpdate} -> LearningAssignment
postLearningAssessmentsScoring(body) POST /api/v2/learning/assessments/scoring {body: LearningAssessmentScoringRequest} -> AssessmentScoringSet any:learning:module:view,learning:module:add,learning:module:edit
postLearningAssignmentReassign(assignmentId) POST /api/v2/learning/assignments/{assignmentId}/reassign -> LearningAssignment any:learning:assignment:add
postLearningAssignmentReset(assignmentId) POST /api/v2/learning/assignments/{assignmentId}/reset -> LearningAssignment any:learning:assignment:reset
postLearningAssignments() POST /api/v2/learning/assignments {body: LearningAssignmentCreate} -> LearningAssignment any:learning:assignment:add
postLearningAssignmentsAggregatesQuery(body) POST /api/v2/learning/assignments/aggregates/query {body: LearningAssignmentAggregateParam} -> LearningAssignmentAggregateResponse any:learning:assignment:view
postLearningAssignmentsBulkadd() POST /api/v2/learning/assignments/bulkadd {body: LearningAssignmentItem[]} -> LearningAssignmentBulkAddResponse any:learning:assignment:add
postLearningAssignmentsBulkremove() POST /api/v2/learning/assignments/bulkremove {body: string[]} -> LearningAssignmentBulkRemoveResponse any:learning:assignment:delete
postLearningModuleJobs(moduleId, body) POST /api/v2/learning/modules/{moduleId}/jobs {body: LearningModuleJobRequest} -> LearningModuleJobResponse any:learning:module:add
postLearningModulePublish(moduleId) POST /api/v2/learning/modules/{moduleId}/publish -> LearningModulePublishResponse any:learning:module:publish
postLearningModules(body) POST /api/v2/learning/modules {body: LearningModuleRequest} -> LearningModule any:learning:module:add
postLearningRulesQuery(pageSize, pageNumber, body) POST /api/v2/learning/rules/query ?pageSize:integer=50 ?pageNumber:integer=1 {body: LearningAssignmentUserQuery} -> LearningAssignmentUserListing any:learning:rule:view
putLearningModule(moduleId, body) PUT /api/v2/learning/modules/{moduleId} {body: LearningModuleRequest} -> LearningModule any:learning:module:edit
putLearningModuleRule(moduleId, body) PUT /api/v2/learning/modules/{moduleId}/rule {body: LearningModuleRule} -> LearningModuleRule any:learning:rule:edit

## LicenseApi
getLicenseDefinition(licenseId) GET /api/v2/license/definitions/{licenseId} -> LicenseDefinition any:authorization:grant:add,authorization:license:view
getLicenseDefinitions() GET /api/v2/license/definitions -> LicenseDefinition[] any:authorization:grant:add,authorization:license:view
getLicenseToggle(featureName) GET /api/v2/license/toggles/{featureName} -> LicenseOrgToggle any:authorization:grant:add
getLicenseUser(userId) GET /api/v2/license/users/{userId} -> LicenseUser any:authorization:grant:add,authorization:license:view
getLicenseUsers() GET /api/v2/license/users ?pageSize:integer=25 ?pageNumber:integer=1 -> UserLicensesEntityListing
postLicenseInfer() POST /api/v2/license/infer {body: string[]} -> string[]
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

## MessagingApi
deleteMessagingSupportedcontentSupportedContentId(supportedContentId) DELETE /api/v2/messaging/supportedcontent/{supportedContentId} -> void all:messaging:supportedContent:delete
getMessagingSupportedcontent() GET /api/v2/messaging/supportedcontent ?pageSize:integer=25 ?pageNumber:integer=1 -> SupportedContentListing all:messaging:supportedContent:view
getMessagingSupportedcontentSupportedContentId(supportedContentId) GET /api/v2/messaging/supportedcontent/{supportedContentId} -> SupportedContent all:messaging:supportedContent:view
patchMessagingSupportedcontentSupportedContentId(supportedContentId, body) PATCH /api/v2/messaging/supportedcontent/{supportedContentId} {body: SupportedContent} -> SupportedContent all:messaging:supportedContent:edit
postMessagingSupportedcontent(body) POST /api/v2/messaging/supportedcontent {body: SupportedContent} -> SupportedContent any:messaging:supportedContent:add

## MobileDevicesApi
deleteMobiledevice(deviceId) DELETE /api/v2/mobiledevices/{deviceId} -> void
getMobiledevice(deviceId) GET /api/v2/mobiledevices/{deviceId} -> UserDevice
getMobiledevices() GET /api/v2/mobiledevices ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ascending -> DirectoryUserDevicesListing
postMobiledevices(body) POST /api/v2/mobiledevices {body: UserDevice} -> UserDevice
putMobiledevice(deviceId) PUT /api/v2/mobiledevices/{deviceId} {body: UserDevice} -> UserDevice

## NotificationsApi
deleteNotificationsChannelSubscriptions(channelId) DELETE /api/v2/notifications/channels/{channelId}/subscriptions -> void
getNotificationsAvailabletopics() GET /api/v2/notifications/availabletopics ?expand:(description|enforced|schema|visibility|transports|publicApiTemplateUriPaths|requiresPermissions|permissionDetails|topicParameters)[] ?includePreview:boolean=true -> AvailableTopicEntityListing
getNotificationsChannelSubscriptions(channelId) GET /api/v2/notifications/channels/{channelId}/subscriptions -> ChannelTopicEntityListing
getNotificationsChannels() GET /api/v2/notifications/channels ?includechannels:(token|oauthclient)=token -> ChannelEntityListing
headNotificationsChannel(channelId) HEAD /api/v2/notifications/channels/{channelId} -> void
postNotificationsChannelSubscriptions(channelId, body) POST /api/v2/notifications/channels/{channelId}/subscriptions {body: ChannelTopic[]} -> ChannelTopicEntityListing
postNotificationsChannels() POST /api/v2/notifications/channels -> Channel
putNotificationsChannelSubscriptions(channelId, body) PUT /api/v2/notifications/channels/{channelId}/subscriptions {body: ChannelTopic[]} -> ChannelTopicEntityListing

## OAuthApi
deleteOauthClient(clientId) DELETE /api/v2/oauth/clients/{clientId} -> void any:oauth:client:delete
getOauthAuthorization(clientId) GET /api/v2/oauth/authorizations/{clientId} ^acceptLanguage@Accept-Language=en-us -> OAuthAuthorization any:oauth:client:authorize
getOauthAuthorizations() GET /api/v2/oauth/authorizations ^acceptLanguage@Accept-Language=en-us -> OAuthAuthorizationListing any:oauth:client:authorize
getOauthClient(clientId) GET /api/v2/oauth/clients/{clientId} -> OAuthClient any:oauth:client:view
getOauthClientUsageQueryResult(executionId, clientId) GET /api/v2/oauth/clients/{clientId}/usage/query/results/{executionId} -> ApiUsageQueryResult any:oauth:client:view
getOauthClientUsageSummary(clientId) GET /api/v2/oauth/clients/{clientId}/usage/summary ?days=7 -> UsageExecutionResult any:oauth:client:view
getOauthClients() GET /api/v2/oauth/clients -> OAuthClientEntityListing any:oauth:client:view
getOauthScope(scopeId) GET /api/v2/oauth/scopes/{scopeId} ^acceptLanguage@Accept-Language=en-us -> OAuthScope
getOauthScopes() GET /api/v2/oauth/scopes ^acceptLanguage@Accept-Language=en-us -> OAuthScopeListing
postOauthClientSecret(clientId) POST /api/v2/oauth/clients/{clientId}/secret -> OAuthClient any:oauth:client:edit
postOauthClientUsageQuery(clientId, body) POST /api/v2/oauth/clients/{clientId}/usage/query {body: ApiUsageQuery} -> UsageExecutionResult any:oauth:client:view
postOauthClients(body) POST /api/v2/oauth/clients {body: OAuthClientRequest} -> OAuthClient any:oauth:client:add
putOauthClient(clientId, body) PUT /api/v2/oauth/clients/{clientId} {body: OAuthClientRequest} -> OAuthClient any:oauth:client:edit

## ObjectsApi
deleteAuthorizationDivision(divisionId) DELETE /api/v2/authorization/divisions/{divisionId} ?force:boolean=false -> void any:authorization:division:delete
getAuthorizationDivision(divisionId) GET /api/v2/authorization/divisions/{divisionId} ?objectCount:boolean=false -> AuthzDivision
getAuthorizationDivisions() GET /api/v2/authorization/divisions ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?objectCount:boolean=false ?id[] ?name -> AuthzDivisionEntityListing
getAuthorizationDivisionsHome() GET /api/v2/authorization/divisions/home -> AuthzDivision
getAuthorizationDivisionsLimit() GET /api/v2/authorization/divisions/limit -> number
postAuthorizationDivisionObject(divisionId, objectType, body) POST /api/v2/authorization/divisions/{divisionId}/objects/{objectType} /objectType:(QUEUE|CAMPAIGN|CONTACTLIST|DNCLIST|EMAILCAMPAIGN|MESSAGINGCAMPAIGN|MANAGEMENTUNIT|BUSINESSUNIT|FLOW|FLOWMILESTONE|FLOWOUTCOME|USER|CALLROUTE|EMERGENCYGROUPS|ROUTINGSCHEDULES|ROUTINGSCHEDULEGROUPS|DATATABLES|TEAM|WORKBIN|WORKTYPE|EXTENSIONPOOL|SKILLGROUP|SCRIPT|LIBRARY) {body: string[]} -> void
postAuthorizationDivisionRestore(divisionId, body) POST /api/v2/authorization/divisions/{divisionId}/restore {body: AuthzDivision} -> AuthzDivision any:authorization:division:add
postAuthorizationDivisions(body) POST /api/v2/authorization/divisions {body: AuthzDivision} -> AuthzDivision all:authorization:division:add,authorization:grant:add
putAuthorizationDivision(divisionId, body) PUT /api/v2/authorization/divisions/{divisionId} {body: AuthzDivision} -> AuthzDivision any:authorization:division:edit

## OrganizationApi
getFieldconfig(type) GET /api/v2/fieldconfig ?type:@FieldConfigType -> FieldConfig
getOrganizationsEmbeddedintegration() GET /api/v2/organizations/embeddedintegration -> EmbeddedIntegration
getOrganizationsIpaddressauthentication() GET /api/v2/organizations/ipaddressauthentication -> IpAddressAuthentication any:directory:organization:admin
getOrganizationsLimitsChangerequest(requestId) GET /api/v2/organizations/limits/changerequests/{requestId} -> LimitChangeRequestDetails any:limits:organization:view
getOrganizationsLimitsChangerequests() GET /api/v2/organizations/limits/changerequests ?after:integer ?before:integer ?status:(Open|Approved|ImplementingChange|ChangeImplemented|Rejected|Rollback|ImplementingRollback|RollbackImplemented) ?pageSize:integer=25 ?expand:(statusHistory)[] -> LimitChangeRequestsEntityListing any:limits:organization:view
getOrganizationsLimitsDocs() GET /api/v2/organizations/limits/docs -> UrlResponse
getOrganizationsLimitsNamespace(namespaceName) GET /api/v2/organizations/limits/namespaces/{namespaceName} -> LimitsEntityListing any:limits:organization:view
getOrganizationsLimitsNamespaceDefaults(namespaceName) GET /api/v2/organizations/limits/namespaces/{namespaceName}/defaults -> LimitsEntityListing
getOrganizationsLimitsNamespaces() GET /api/v2/organizations/limits/namespaces ?pageSize:integer=100 ?pageNumber:integer=1 -> JsonObject any:limits:organization:view
getOrganizationsMe() GET /api/v2/organizations/me -> Organization
getOrganizationsWhitelist() GET /api/v2/organizations/whitelist -> OrgWhitelistSettings
patchOrganizationsFeature(featureName, enabled) PATCH /api/v2/organizations/features/{featureName} /featureName:(realtimeCIC|purecloud|hipaa|ucEnabled|pci|purecloudVoice|xmppFederation|chat|informalPhotos|directory|contactCenter|unifiedCommunications|custserv) {enabled: FeatureState} -> OrganizationFeatures any:directory:organization:admin
putOrganizationsEmbeddedintegration(body) PUT /api/v2/organizations/embeddedintegration {body: EmbeddedIntegration} -> EmbeddedIntegration any:directory:organization:admin
putOrganizationsIpaddressauthentication(body) PUT /api/v2/organizations/ipaddressauthentication {body: IpAddressAuthentication} -> IpAddressAuthentication any:directory:organization:admin
putOrganizationsMe() PUT /api/v2/organizations/me {body: Organization} -> Organization any:directory:organization:admin
putOrganizationsWhitelist(body) PUT /api/v2/organizations/whitelist {body: OrgWhitelistSettings} -> OrgWhitelistSettings any:directory:organization:admin

## OrganizationAuthorizationApi
deleteOrgauthorizationTrustee(trusteeOrgId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId} -> void any:authorization:orgTrustee:delete
deleteOrgauthorizationTrusteeCloneduser(trusteeOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/clonedusers/{trusteeUserId} -> void any:directory:user:delete
deleteOrgauthorizationTrusteeUser(trusteeOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId} -> void any:authorization:orgTrusteeUser:delete
deleteOrgauthorizationTrusteeUserRoles(trusteeOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles -> void any:authorization:orgTrusteeUser:delete
deleteOrgauthorizationTrustor(trustorOrgId) DELETE /api/v2/orgauthorization/trustors/{trustorOrgId} -> void any:authorization:orgTrustor:delete
deleteOrgauthorizationTrustorCloneduser(trustorOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId} -> void any:authorization:orgTrusteeUser:delete
deleteOrgauthorizationTrustorUser(trustorOrgId, trusteeUserId) DELETE /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId} -> void any:authorization:orgTrusteeUser:delete
getOrgauthorizationPairing(pairingId) GET /api/v2/orgauthorization/pairings/{pairingId} -> TrustRequest any:authorization:orgTrustee:view,authorization:orgTrustor:view
getOrgauthorizationTrustee(trusteeOrgId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId} -> Trustee any:authorization:orgTrustee:view
getOrgauthorizationTrusteeClonedusers(trusteeOrgId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/clonedusers -> ClonedUserEntityListing any:directory:user:view
getOrgauthorizationTrusteeUser(trusteeOrgId, trusteeUserId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId} -> TrustUser any:authorization:orgTrusteeUser:view
getOrgauthorizationTrusteeUserRoles(trusteeOrgId, trusteeUserId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles -> UserAuthorization any:authorization:orgTrusteeUser:view
getOrgauthorizationTrusteeUsers(trusteeOrgId) GET /api/v2/orgauthorization/trustees/{trusteeOrgId}/users ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustUserEntityListing any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustees() GET /api/v2/orgauthorization/trustees ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustEntityListing any:authorization:orgTrustee:view
getOrgauthorizationTrusteesDefault() GET /api/v2/orgauthorization/trustees/default -> Trustee any:authorization:orgTrustee:view,authorization:orgTrusteeUser:view
getOrgauthorizationTrustor(trustorOrgId) GET /api/v2/orgauthorization/trustors/{trustorOrgId} -> Trustor any:authorization:orgTrustor:view
getOrgauthorizationTrustorCloneduser(trustorOrgId, trusteeUserId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId} -> ClonedUser any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustorClonedusers(trustorOrgId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers -> ClonedUserEntityListing any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustorUser(trustorOrgId, trusteeUserId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId} -> TrustUser any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustorUsers(trustorOrgId) GET /api/v2/orgauthorization/trustors/{trustorOrgId}/users ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustUserEntityListing any:authorization:orgTrusteeUser:view
getOrgauthorizationTrustors() GET /api/v2/orgauthorization/trustors ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustorEntityListing any:authorization:orgTrustor:view
postOrgauthorizationPairings(body) POST /api/v2/orgauthorization/pairings {body: TrustRequestCreate} -> TrustRequest any:authorization:orgTrustee:add
postOrgauthorizationTrusteeUsers(trusteeOrgId, body) POST /api/v2/orgauthorization/trustees/{trusteeOrgId}/users {body: TrustMemberCreate} -> TrustUser any:authorization:orgTrusteeUser:add
postOrgauthorizationTrustees(body) POST /api/v2/orgauthorization/trustees {body: TrustCreate} -> Trustee all:authorization:orgTrustee:add,authorization:orgTrusteeUser:add
postOrgauthorizationTrusteesAudits(body) POST /api/v2/orgauthorization/trustees/audits ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=timestamp ?sortOrder=descending {body: TrusteeAuditQueryRequest} -> JsonObject any:authorization:audit:view
postOrgauthorizationTrusteesDefault() POST /api/v2/orgauthorization/trustees/default ?assignDefaultRole:boolean ?autoExpire:boolean -> Trustee all:authorization:orgTrustee:add,authorization:orgTrusteeUser:add
postOrgauthorizationTrustorAudits(body) POST /api/v2/orgauthorization/trustor/audits ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=timestamp ?sortOrder=descending {body: TrustorAuditQueryRequest} -> JsonObject any:authorization:audit:view
putOrgauthorizationTrustee(trusteeOrgId, body) PUT /api/v2/orgauthorization/trustees/{trusteeOrgId} {body: TrustUpdate} -> Trustee any:authorization:orgTrustee:edit
putOrgauthorizationTrusteeUserRoledivisions(trusteeOrgId, trusteeUserId, body) PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roledivisions {body: RoleDivisionGrants} -> UserAuthorization any:authorization:orgTrusteeUser:edit
putOrgauthorizationTrusteeUserRoles(trusteeOrgId, trusteeUserId, body) PUT /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles {body: string[]} -> UserAuthorization any:authorization:orgTrusteeUser:edit
putOrgauthorizationTrustorCloneduser(trustorOrgId, trusteeUserId) PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/clonedusers/{trusteeUserId} -> ClonedUser all:authorization:orgTrusteeUser:add
putOrgauthorizationTrustorUser(trustorOrgId, trusteeUserId) PUT /api/v2/orgauthorization/trustors/{trustorOrgId}/users/{trusteeUserId} -> TrustUser all:authorization:orgTrusteeUser:add

## OutboundApi
deleteOutboundAttemptlimit(attemptLimitsId) DELETE /api/v2/outbound/attemptlimits/{attemptLimitsId} -> void any:outbound:attemptLimits:delete
deleteOutboundCallabletimeset(callableTimeSetId) DELETE /api/v2/outbound/callabletimesets/{callableTimeSetId} -> void any:outbound:callableTimeSet:delete
deleteOutboundCallanalysisresponseset(callAnalysisSetId) DELETE /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId} -> void any:outbound:responseSet:delete
deleteOutboundCampaign(campaignId) DELETE /api/v2/outbound/campaigns/{campaignId} -> Campaign any:outbound:campaign:delete
deleteOutboundCampaignProgress(campaignId) DELETE /api/v2/outbound/campaigns/{campaignId}/progress -> void any:outbound:campaign:edit
deleteOutboundCampaignrule(campaignRuleId) DELETE /api/v2/outbound/campaignrules/{campaignRuleId} -> void any:outbound:campaignRule:delete
deleteOutboundContactlist(contactListId) DELETE /api/v2/outbound/contactlists/{contactListId} -> void any:outbound:contactList:delete
deleteOutboundContactlistContact(contactListId, contactId) DELETE /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId} -> void any:outbound:contact:delete
deleteOutboundContactlistContacts(contactListId, contactIds) DELETE /api/v2/outbound/contactlists/{contactListId}/contacts ?contactIds[] -> void any:outbound:contact:delete
deleteOutboundContactlistfilter(contactListFilterId) DELETE /api/v2/outbound/contactlistfilters/{contactListFilterId} -> void any:outbound:contactListFilter:delete
deleteOutboundContactlists(id) DELETE /api/v2/outbound/contactlists ?id[] -> void any:outbound:contactList:delete
deleteOutboundDnclist(dncListId) DELETE /api/v2/outbound/dnclists/{dncListId} -> void any:outbound:dncList:delete
deleteOutboundMessagingcampaign(messagingCampaignId) DELETE /api/v2/outbound/messagingcampaigns/{messagingCampaignId} -> MessagingCampaign any:outbound:messagingCampaign:delete,outbound:emailCampaign:delete
deleteOutboundMessagingcampaignProgress(messagingCampaignId) DELETE /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/progress -> void any:outbound:messagingCampaign:edit,outbound:emailCampaign:edit
deleteOutboundRuleset(ruleSetId) DELETE /api/v2/outbound/rulesets/{ruleSetId} -> void any:outbound:ruleSet:delete
deleteOutboundSchedulesCampaign(campaignId) DELETE /api/v2/outbound/schedules/campaigns/{campaignId} -> void any:outbound:schedule:delete
deleteOutboundSchedulesEmailcampaign(emailCampaignId) DELETE /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId} -> void any:outbound:emailCampaignSchedule:delete
deleteOutboundSchedulesMessagingcampaign(messagingCampaignId) DELETE /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId} -> void any:outbound:messagingCampaignSchedule:delete
deleteOutboundSchedulesSequence(sequenceId) DELETE /api/v2/outbound/schedules/sequences/{sequenceId} -> void any:outbound:schedule:delete
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
getOutboundCampaignProgress(campaignId) GET /api/v2/outbound/campaigns/{campaignId}/progress -> CampaignProgress any:outbound:campaign:view
getOutboundCampaignStats(campaignId) GET /api/v2/outbound/campaigns/{campaignId}/stats -> CampaignStats any:outbound:campaign:view
getOutboundCampaignrule(campaignRuleId) GET /api/v2/outbound/campaignrules/{campaignRuleId} -> CampaignRule any:outbound:campaignRule:view
getOutboundCampaignrules() GET /api/v2/outbound/campaignrules ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a -> CampaignRuleEntityListing any:outbound:campaignRule:view
getOutboundCampaigns() GET /api/v2/outbound/campaigns ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?name ?id[] ?contactListId ?dncListIds ?distributionQueueId ?edgeGroupId ?callAnalysisResponseSetId ?divisionId[] ?sortBy ?sortOrder:(ascending|descending)=a -> CampaignEntityListing any:outbound:campaign:view
getOutboundCampaignsAll() GET /api/v2/outbound/campaigns/all ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?name ?divisionId[] ?mediaType:(email|sms|voice)[] ?sortOrder:(ascending|descending)=a -> CommonCampaignEntityListing any:outbound:campaign:view,outbound:messagingCampaign:view,outbound:emailCampaign:view
getOutboundCampaignsAllDivisionviews() GET /api/v2/outbound/campaigns/all/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?name ?divisionId[] ?mediaType:(email|sms|voice)[] ?sortOrder:(ascending|descending)=a -> CommonCampaignDivisionViewEntityListing any:outbound:campaign:search,outbound:messagingCampaign:search,outbound:emailCampaign:search
getOutboundCampaignsDivisionview(campaignId) GET /api/v2/outbound/campaigns/divisionviews/{campaignId} -> CampaignDivisionView all:outbound:campaign:search
getOutboundCampaignsDivisionviews() GET /api/v2/outbound/campaigns/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?name ?id[] ?sortBy ?sortOrder:(ascending|descending)=a -> CampaignDivisionViewListing all:outbound:campaign:search
getOutboundContactlist(contactListId) GET /api/v2/outbound/contactlists/{contactListId} ?includeImportStatus:boolean=false ?includeSize:boolean=false -> ContactList any:outbound:contactList:view
getOutboundContactlistContact(contactListId, contactId) GET /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId} -> DialerContact any:outbound:contact:view
getOutboundContactlistExport(contactListId) GET /api/v2/outbound/contactlists/{contactListId}/export ?download=false -> ExportUri all:outbound:contact:view,outbound:contactList:view
getOutboundContactlistImportstatus(contactListId) GET /api/v2/outbound/contactlists/{contactListId}/importstatus -> ImportStatus any:outbound:contactList:view
getOutboundContactlistTimezonemappingpreview(contactListId) GET /api/v2/outbound/contactlists/{contactListId}/timezonemappingpreview -> TimeZoneMappingPreview any:outbound:contactList:view
getOutboundContactlistfilter(contactListFilterId) GET /api/v2/outbound/contactlistfilters/{contactListFilterId} -> ContactListFilter any:outbound:contactListFilter:view
getOutboundContactlistfilters() GET /api/v2/outbound/contactlistfilters ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a ?contactListId -> ContactListFilterEntityListing any:outbound:contactListFilter:view
getOutboundContactlists() GET /api/v2/outbound/contactlists ?includeImportStatus:boolean=false ?includeSize:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?id[] ?divisionId[] ?sortBy ?sortOrder:(ascending|descending)=a -> ContactListEntityListing any:outbound:contactList:view
getOutboundContactlistsDivisionview(contactListId) GET /api/v2/outbound/contactlists/divisionviews/{contactListId} ?includeImportStatus:boolean=false ?includeSize:boolean=false -> ContactListDivisionView all:outbound:contactList:search
getOutboundContactlistsDivisionviews() GET /api/v2/outbound/contactlists/divisionviews ?includeImportStatus:boolean=false ?includeSize:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?name ?id[] ?sortBy ?sortOrder:(ascending|descending)=a -> ContactListDivisionViewListing all:outbound:contactList:search
getOutboundDnclist(dncListId) GET /api/v2/outbound/dnclists/{dncListId} ?includeImportStatus:boolean=false ?includeSize:boolean=false -> DncList any:outbound:dncList:view
getOutboundDnclistExport(dncListId) GET /api/v2/outbound/dnclists/{dncListId}/export ?download=false -> ExportUri all:outbound:dnc:view,outbound:dncList:view
getOutboundDnclistImportstatus(dncListId) GET /api/v2/outbound/dnclists/{dncListId}/importstatus -> ImportStatus any:outbound:dncList:view
getOutboundDnclists() GET /api/v2/outbound/dnclists ?includeImportStatus:boolean=false ?includeSize:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?dncSourceType:(rds|dnc.com|gryphon) ?divisionId[] ?sortBy ?sortOrder:(ascending|descending) -> DncListEntityListing any:outbound:dncList:view
getOutboundDnclistsDivisionview(dncListId) GET /api/v2/outbound/dnclists/divisionviews/{dncListId} ?includeImportStatus:boolean=false ?includeSize:boolean=false -> DncListDivisionView all:outbound:dncList:search
getOutboundDnclistsDivisionviews() GET /api/v2/outbound/dnclists/divisionviews ?includeImportStatus:boolean=false ?includeSize:boolean=false ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?name ?dncSourceType:(rds|dnc.com|gryphon) ?id[] ?sortBy ?sortOrder:(ascending|descending)=a -> DncListDivisionViewListing all:outbound:dncList:search
getOutboundEvent(eventId) GET /api/v2/outbound/events/{eventId} -> EventLog any:outbound:eventLog:view
getOutboundEvents() GET /api/v2/outbound/events ?pageSize:integer=25 ?pageNumber:integer=1 ?filterType:@OutboundFilterType=Prefix ?category ?level ?sortBy ?sortOrder:(ascending|descending)=a -> DialerEventEntityListing any:outbound:eventLog:view
getOutboundMessagingcampaign(messagingCampaignId) GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId} -> MessagingCampaign any:outbound:messagingCampaign:view,outbound:emailCampaign:view
getOutboundMessagingcampaignProgress(messagingCampaignId) GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/progress -> CampaignProgress any:outbound:messagingCampaign:view,outbound:emailCampaign:view
getOutboundMessagingcampaigns() GET /api/v2/outbound/messagingcampaigns ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(campaignStatus|name|type)=name ?sortOrder:(ascending|descending)=ascending ?name ?contactListId ?divisionId[] ?type:(EMAIL|SMS) ?senderSmsPhoneNumber ?id[] -> MessagingCampaignEntityListing any:outbound:messagingCampaign:view,outbound:emailCampaign:view
getOutboundMessagingcampaignsDivisionview(messagingCampaignId) GET /api/v2/outbound/messagingcampaigns/divisionviews/{messagingCampaignId} -> MessagingCampaignDivisionView any:outbound:messagingCampaign:search,outbound:emailCampaign:search
getOutboundMessagingcampaignsDivisionviews() GET /api/v2/outbound/messagingcampaigns/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=a ?name ?type:(EMAIL|SMS) ?id[] ?senderSmsPhoneNumber -> MessagingCampaignDivisionViewEntityListing any:outbound:messagingCampaign:search,outbound:emailCampaign:search
getOutboundRuleset(ruleSetId) GET /api/v2/outbound/rulesets/{ruleSetId} -> RuleSet any:outbound:ruleSet:view
getOutboundRulesets() GET /api/v2/outbound/rulesets ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a -> RuleSetEntityListing any:outbound:ruleSet:view
getOutboundSchedulesCampaign(campaignId) GET /api/v2/outbound/schedules/campaigns/{campaignId} -> CampaignSchedule any:outbound:schedule:view
getOutboundSchedulesCampaigns() GET /api/v2/outbound/schedules/campaigns -> CampaignSchedule[] any:outbound:schedule:view
getOutboundSchedulesEmailcampaign(emailCampaignId) GET /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId} -> EmailCampaignSchedule any:outbound:emailCampaignSchedule:view
getOutboundSchedulesEmailcampaigns() GET /api/v2/outbound/schedules/emailcampaigns -> MessagingCampaignScheduleEntityListing any:outbound:emailCampaignSchedule:view
getOutboundSchedulesMessagingcampaign(messagingCampaignId) GET /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId} -> MessagingCampaignSchedule any:outbound:messagingCampaignSchedule:view
getOutboundSchedulesMessagingcampaigns() GET /api/v2/outbound/schedules/messagingcampaigns -> MessagingCampaignScheduleEntityListing any:outbound:messagingCampaignSchedule:view
getOutboundSchedulesSequence(sequenceId) GET /api/v2/outbound/schedules/sequences/{sequenceId} -> SequenceSchedule any:outbound:schedule:view
getOutboundSchedulesSequences() GET /api/v2/outbound/schedules/sequences -> SequenceSchedule[] any:outbound:schedule:view
getOutboundSequence(sequenceId) GET /api/v2/outbound/sequences/{sequenceId} -> CampaignSequence any:outbound:campaignSequence:view
getOutboundSequences() GET /api/v2/outbound/sequences ?pageSize:integer=25 ?pageNumber:integer=1 ?allowEmptyResult:boolean=false ?filterType:@OutboundFilterType=Prefix ?name ?sortBy ?sortOrder:(ascending|descending)=a -> CampaignSequenceEntityListing any:outbound:campaignSequence:view
getOutboundSettings() GET /api/v2/outbound/settings -> OutboundSettings any:outbound:settings:view
getOutboundWrapupcodemappings() GET /api/v2/outbound/wrapupcodemappings -> WrapUpCodeMapping any:outbound:wrapUpCodeMapping:view
patchOutboundSettings(body) PATCH /api/v2/outbound/settings {body: OutboundSettings} -> void any:outbound:settings:edit
postOutboundAttemptlimits(body) POST /api/v2/outbound/attemptlimits {body: AttemptLimits} -> AttemptLimits any:outbound:attemptLimits:add
postOutboundAudits(body) POST /api/v2/outbound/audits ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=entity.name ?sortOrder=ascending ?facetsOnly:boolean=false {body: DialerAuditRequest} -> AuditSearchResult any:outbound:audit:view
postOutboundCallabletimesets(body) POST /api/v2/outbound/callabletimesets {body: CallableTimeSet} -> CallableTimeSet any:outbound:callableTimeSet:add
postOutboundCallanalysisresponsesets(body) POST /api/v2/outbound/callanalysisresponsesets {body: ResponseSet} -> ResponseSet any:outbound:responseSet:add
postOutboundCampaignAgentownedmappingpreview(campaignId) POST /api/v2/outbound/campaigns/{campaignId}/agentownedmappingpreview -> JsonObject all:outbound:campaign:view,outbound:contact:view,directory:user:view
postOutboundCampaignCallbackSchedule(campaignId, body) POST /api/v2/outbound/campaigns/{campaignId}/callback/schedule {body: ContactCallbackRequest} -> ContactCallbackRequest
postOutboundCampaignrules(body) POST /api/v2/outbound/campaignrules {body: CampaignRule} -> CampaignRule any:outbound:campaignRule:add
postOutboundCampaigns(body) POST /api/v2/outbound/campaigns {body: Campaign} -> Campaign any:outbound:campaign:add
postOutboundCampaignsProgress(body) POST /api/v2/outbound/campaigns/progress {body: string[]} -> CampaignProgress[] any:outbound:campaign:view
postOutboundContactlistClear(contactListId) POST /api/v2/outbound/contactlists/{contactListId}/clear -> void any:outbound:contact:delete
postOutboundContactlistContacts(contactListId, body) POST /api/v2/outbound/contactlists/{contactListId}/contacts ?priority:boolean ?clearSystemData:boolean ?doNotQueue:boolean {body: WritableDialerContact[]} -> DialerContact[] any:outbound:contact:add
postOutboundContactlistContactsBulk(contactListId, body) POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk {body: string[]} -> DialerContact[] any:outbound:contact:view
postOutboundContactlistExport(contactListId) POST /api/v2/outbound/contactlists/{contactListId}/export -> DomainEntityRef all:outbound:contact:view,outbound:contactList:view
postOutboundContactlistfilters(body) POST /api/v2/outbound/contactlistfilters {body: ContactListFilter} -> ContactListFilter any:outbound:contactListFilter:add
postOutboundContactlistfiltersPreview(body) POST /api/v2/outbound/contactlistfilters/preview {body: ContactListFilter} -> FilterPreviewResponse any:outbound:contact:view
postOutboundContactlists(body) POST /api/v2/outbound/contactlists {body: ContactList} -> ContactList any:outbound:contactList:add
postOutboundConversationDnc(conversationId) POST /api/v2/outbound/conversations/{conversationId}/dnc -> void any:outbound:dnc:add
postOutboundDnclistExport(dncListId) POST /api/v2/outbound/dnclists/{dncListId}/export -> DomainEntityRef all:outbound:dnc:view,outbound:dncList:view
postOutboundDnclistPhonenumbers(dncListId, body) POST /api/v2/outbound/dnclists/{dncListId}/phonenumbers ?expirationDateTime {body: string[]} -> void any:outbound:dnc:add
postOutboundDnclists(body) POST /api/v2/outbound/dnclists {body: DncListCreate} -> DncList any:outbound:dncList:add
postOutboundMessagingcampaigns(body) POST /api/v2/outbound/messagingcampaigns {body: MessagingCampaign} -> MessagingCampaign any:outbound:messagingCampaign:add,outbound:emailCampaign:add
postOutboundMessagingcampaignsProgress(body) POST /api/v2/outbound/messagingcampaigns/progress {body: string[]} -> CampaignProgress[] any:outbound:messagingCampaign:view,outbound:emailCampaign:view
postOutboundRulesets(body) POST /api/v2/outbound/rulesets {body: RuleSet} -> RuleSet any:outbound:ruleSet:add
postOutboundSequences(body) POST /api/v2/outbound/sequences {body: CampaignSequence} -> CampaignSequence any:outbound:campaignSequence:add
putOutboundAttemptlimit(attemptLimitsId, body) PUT /api/v2/outbound/attemptlimits/{attemptLimitsId} {body: AttemptLimits} -> AttemptLimits any:outbound:attemptLimits:edit
putOutboundCallabletimeset(callableTimeSetId, body) PUT /api/v2/outbound/callabletimesets/{callableTimeSetId} {body: CallableTimeSet} -> CallableTimeSet any:outbound:callableTimeSet:edit
putOutboundCallanalysisresponseset(callAnalysisSetId, body) PUT /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId} {body: ResponseSet} -> ResponseSet any:outbound:responseSet:edit
putOutboundCampaign(campaignId, body) PUT /api/v2/outbound/campaigns/{campaignId} {body: Campaign} -> Campaign any:outbound:campaign:edit
putOutboundCampaignAgent(campaignId, userId, body) PUT /api/v2/outbound/campaigns/{campaignId}/agents/{userId} {body: Agent} -> string
putOutboundCampaignrule(campaignRuleId, body) PUT /api/v2/outbound/campaignrules/{campaignRuleId} {body: CampaignRule} -> CampaignRule any:outbound:campaignRule:edit
putOutboundContactlist(contactListId, body) PUT /api/v2/outbound/contactlists/{contactListId} {body: ContactList} -> ContactList any:outbound:contactList:edit
putOutboundContactlistContact(contactListId, contactId, body) PUT /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId} {body: DialerContact} -> DialerContact any:outbound:contact:edit
putOutboundContactlistfilter(contactListFilterId, body) PUT /api/v2/outbound/contactlistfilters/{contactListFilterId} {body: ContactListFilter} -> ContactListFilter any:outbound:contactListFilter:edit
putOutboundDnclist(dncListId, body) PUT /api/v2/outbound/dnclists/{dncListId} {body: DncList} -> DncList any:outbound:dncList:edit
putOutboundMessagingcampaign(messagingCampaignId, body) PUT /api/v2/outbound/messagingcampaigns/{messagingCampaignId} {body: MessagingCampaign} -> MessagingCampaign any:outbound:messagingCampaign:edit,outbound:emailCampaign:edit
putOutboundRuleset(ruleSetId, body) PUT /api/v2/outbound/rulesets/{ruleSetId} {body: RuleSet} -> RuleSet any:outbound:ruleSet:edit
putOutboundSchedulesCampaign(campaignId, body) PUT /api/v2/outbound/schedules/campaigns/{campaignId} {body: CampaignSchedule} -> CampaignSchedule any:outbound:schedule:edit
putOutboundSchedulesEmailcampaign(emailCampaignId, body) PUT /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId} {body: EmailCampaignSchedule} -> EmailCampaignSchedule any:outbound:emailCampaignSchedule:edit
putOutboundSchedulesMessagingcampaign(messagingCampaignId, body) PUT /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId} {body: MessagingCampaignSchedule} -> MessagingCampaignSchedule any:outbound:messagingCampaignSchedule:edit
putOutboundSchedulesSequence(sequenceId, body) PUT /api/v2/outbound/schedules/sequences/{sequenceId} {body: SequenceSchedule} -> SequenceSchedule any:outbound:schedule:edit
putOutboundSequence(sequenceId, body) PUT /api/v2/outbound/sequences/{sequenceId} {body: CampaignSequence} -> CampaignSequence any:outbound:campaignSequence:edit
putOutboundWrapupcodemappings(body) PUT /api/v2/outbound/wrapupcodemappings {body: WrapUpCodeMapping} -> WrapUpCodeMapping any:outbound:wrapUpCodeMapping:edit

## PresenceApi
deletePresencedefinition(presenceId) DELETE /api/v2/presencedefinitions/{presenceId} -> void all:presence:presenceDefinition:delete
getPresencedefinition(presenceId) GET /api/v2/presencedefinitions/{presenceId} ?localeCode -> OrganizationPresence
getPresencedefinitions() GET /api/v2/presencedefinitions ?pageNumber:integer=1 ?pageSize:integer=25 ?deleted=false ?localeCode -> OrganizationPresenceEntityListing
getSystempresences() GET /api/v2/systempresences -> SystemPresence[]
getUserPresence(userId, sourceId) GET /api/v2/users/{userId}/presences/{sourceId} -> UserPresence
getUserPresencesPurecloud(userId) GET /api/v2/users/{userId}/presences/purecloud -> UserPresence
patchUserPresence(userId, sourceId, body) PATCH /api/v2/users/{userId}/presences/{sourceId} {body: UserPresence} -> UserPresence
patchUserPresencesPurecloud(userId, body) PATCH /api/v2/users/{userId}/presences/purecloud {body: UserPresence} -> UserPresence
postPresencedefinitions(body) POST /api/v2/presencedefinitions {body: OrganizationPresence} -> OrganizationPresence all:presence:presenceDefinition:add
putPresencedefinition(presenceId, body) PUT /api/v2/presencedefinitions/{presenceId} {body: OrganizationPresence} -> OrganizationPresence all:presence:presenceDefinition:edit
putUsersPresencesBulk(body) PUT /api/v2/users/presences/bulk {body: UserPresence[]} -> UserPresence[] any:presence:userPresence:edit

## QualityApi
deleteQualityCalibration(calibrationId, calibratorId) DELETE /api/v2/quality/calibrations/{calibrationId} ?calibratorId -> Calibration any:quality:calibration:delete
deleteQualityConversationEvaluation(conversationId, evaluationId) DELETE /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId} ?expand -> Evaluation any:quality:evaluation:delete
deleteQualityForm(formId) DELETE /api/v2/quality/forms/{formId} -> void any:quality:evaluationForm:delete
deleteQualityFormsEvaluation(formId) DELETE /api/v2/quality/forms/evaluations/{formId} -> void any:quality:evaluationForm:delete
deleteQualityFormsSurvey(formId) DELETE /api/v2/quality/forms/surveys/{formId} -> void all:quality:surveyForm:delete
getQualityAgentsActivity() GET /api/v2/quality/agents/activity ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?startTime:date-time ?endTime:date-time ?agentUserId[] ?evaluatorUserId ?name ?group -> AgentActivityEntityListing any:quality:evaluation:view
getQualityCalibration(calibrationId) GET /api/v2/quality/calibrations/{calibrationId} ?calibratorId ?conversationId -> Calibration any:quality:calibration:view
getQualityCalibrations(calibratorId) GET /api/v2/quality/calibrations ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?conversationId ?startTime:date-time ?endTime:date-time ?calibratorId -> CalibrationEntityListing any:quality:calibration:view
getQualityConversationEvaluation(conversationId, evaluationId) GET /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId} ?expand -> Evaluation any:quality:evaluation:view
getQualityConversationSurveys(conversationId) GET /api/v2/quality/conversations/{conversationId}/surveys -> Survey[] any:quality:survey:view
getQualityConversationsAuditsQueryTransactionId(transactionId) GET /api/v2/quality/conversations/audits/query/{transactionId} -> QualityAuditQueryExecutionStatusResponse all:audits:interactionDetails:view
getQualityConversationsAuditsQueryTransactionIdResults(transactionId) GET /api/v2/quality/conversations/audits/query/{transactionId}/results ?cursor ?pageSize:integer=25 ?expand:(user)[] -> QualityAuditQueryExecutionResultsResponse all:audits:interactionDetails:view
getQualityEvaluationsQuery() GET /api/v2/quality/evaluations/query ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?conversationId ?agentUserId ?evaluatorUserId ?queueId ?startTime ?endTime ?evaluationState[] ?isReleased:boolean ?agentHasRead:boolean ?expandAnswerTotalScores:boolean ?maximum:integer ?sortOrder -> EvaluationEntityListing any:quality:evaluation:view
getQualityEvaluatorsActivity() GET /api/v2/quality/evaluators/activity ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?startTime:date-time ?endTime:date-time ?name ?permission[] ?group -> EvaluatorActivityEntityListing any:quality:evaluation:view
getQualityForm(formId) GET /api/v2/quality/forms/{formId} -> EvaluationForm any:quality:evaluationForm:view
getQualityFormVersions(formId) GET /api/v2/quality/forms/{formId}/versions ?pageSize:integer=25 ?pageNumber:integer=1 -> EvaluationFormEntityListing any:quality:evaluationForm:view
getQualityForms() GET /api/v2/quality/forms ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?nextPage ?previousPage ?expand ?name ?sortOrder -> EvaluationFormEntityListing any:quality:evaluationForm:view
getQualityFormsEvaluation(formId) GET /api/v2/quality/forms/evaluations/{formId} -> EvaluationForm any:quality:evaluationForm:view
getQualityFormsEvaluationVersions(formId) GET /api/v2/quality/forms/evaluations/{formId}/versions ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder=asc -> EvaluationFormEntityListing any:quality:evaluationForm:view
getQualityFormsEvaluations() GET /api/v2/quality/forms/evaluations ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?nextPage ?previousPage ?expand ?name ?sortOrder -> EvaluationFormEntityListing any:quality:evaluationForm:view
getQualityFormsEvaluationsBulkContexts(contextId) GET /api/v2/quality/forms/evaluations/bulk/contexts ?contextId[] -> EvaluationForm[] all:quality:evaluationForm:view
getQualityFormsSurvey(formId) GET /api/v2/quality/forms/surveys/{formId} -> SurveyForm all:quality:surveyForm:view
getQualityFormsSurveyVersions(formId) GET /api/v2/quality/forms/surveys/{formId}/versions ?pageSize:integer=25 ?pageNumber:integer=1 -> SurveyFormEntityListing all:quality:surveyForm:view
getQualityFormsSurveys() GET /api/v2/quality/forms/surveys ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?nextPage ?previousPage ?expand ?name ?sortOrder -> SurveyFormEntityListing all:quality:surveyForm:view
getQualityFormsSurveysBulk(id) GET /api/v2/quality/forms/surveys/bulk ?id[] -> SurveyFormEntityListing all:quality:surveyForm:view
getQualityFormsSurveysBulkContexts(contextId) GET /api/v2/quality/forms/surveys/bulk/contexts ?contextId[] ?published:boolean=true -> SurveyForm[] all:quality:surveyForm:view
getQualityPublishedform(formId) GET /api/v2/quality/publishedforms/{formId} -> EvaluationForm any:quality:evaluationForm:view
getQualityPublishedforms() GET /api/v2/quality/publishedforms ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?onlyLatestPerContext:boolean=false -> EvaluationFormEntityListing any:quality:evaluationForm:view
getQualityPublishedformsEvaluation(formId) GET /api/v2/quality/publishedforms/evaluations/{formId} -> EvaluationForm any:quality:evaluationForm:view
getQualityPublishedformsEvaluations() GET /api/v2/quality/publishedforms/evaluations ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?onlyLatestPerContext:boolean=false -> EvaluationFormEntityListing any:quality:evaluationForm:view
getQualityPublishedformsSurvey(formId) GET /api/v2/quality/publishedforms/surveys/{formId} -> SurveyForm all:quality:surveyForm:view
getQualityPublishedformsSurveys() GET /api/v2/quality/publishedforms/surveys ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?onlyLatestEnabledPerContext:boolean=false -> SurveyFormEntityListing all:quality:surveyForm:view
getQualitySurvey(surveyId) GET /api/v2/quality/surveys/{surveyId} -> Survey any:quality:survey:view
getQualitySurveysScorable(customerSurveyUrl) GET /api/v2/quality/surveys/scorable ?customerSurveyUrl -> ScorableSurvey
patchQualityFormsSurvey(formId, body) PATCH /api/v2/quality/forms/surveys/{formId} {body: SurveyForm} -> SurveyForm all:quality:surveyForm:disable
postAnalyticsEvaluationsAggregatesQuery(body) POST /api/v2/analytics/evaluations/aggregates/query {body: EvaluationAggregationQuery} -> EvaluationAggregateQueryResponse any:analytics:evaluationAggregate:view
postAnalyticsSurveysAggregatesQuery(body) POST /api/v2/analytics/surveys/aggregates/query {body: SurveyAggregationQuery} -> SurveyAggregateQueryResponse any:analytics:surveyAggregate:view
postQualityCalibrations(body) POST /api/v2/quality/calibrations ?expand {body: CalibrationCreate} -> Calibration any:quality:calibration:add
postQualityConversationEvaluations(conversationId, body) POST /api/v2/quality/conversations/{conversationId}/evaluations ?expand {body: Evaluation} -> Evaluation any:quality:evaluation:add
postQualityConversationsAuditsQuery(body) POST /api/v2/quality/conversations/audits/query {body: QMAuditQueryRequest} -> QualityAuditQueryExecutionStatusResponse all:audits:interactionDetails:view
postQualityEvaluationsAggregatesQueryMe(body) POST /api/v2/quality/evaluations/aggregates/query/me {body: EvaluationAggregationQueryMe} -> EvaluationAggregateQueryResponse
postQualityEvaluationsScoring(body) POST /api/v2/quality/evaluations/scoring {body: EvaluationFormAndScoringSet} -> EvaluationScoringSet
postQualityForms(body) POST /api/v2/quality/forms {body: EvaluationForm} -> EvaluationForm any:quality:evaluationForm:add
postQualityFormsEvaluations(body) POST /api/v2/quality/forms/evaluations {body: EvaluationForm} -> EvaluationForm any:quality:evaluationForm:add
postQualityFormsSurveys(body) POST /api/v2/quality/forms/surveys {body: SurveyForm} -> SurveyForm all:quality:surveyForm:add
postQualityPublishedforms(body) POST /api/v2/quality/publishedforms {body: PublishForm} -> EvaluationForm any:quality:evaluationForm:add
postQualityPublishedformsEvaluations(body) POST /api/v2/quality/publishedforms/evaluations {body: PublishForm} -> EvaluationForm any:quality:evaluationForm:add
postQualityPublishedformsSurveys(body) POST /api/v2/quality/publishedforms/surveys {body: PublishForm} -> SurveyForm all:quality:surveyForm:add
postQualitySurveysScoring(body) POST /api/v2/quality/surveys/scoring {body: SurveyFormAndScoringSet} -> SurveyScoringSet
putQualityCalibration(calibrationId, body) PUT /api/v2/quality/calibrations/{calibrationId} {body: Calibration} -> Calibration any:quality:calibration:edit
putQualityConversationEvaluation(conversationId, evaluationId, body) PUT /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId} ?expand {body: Evaluation} -> Evaluation any:quality:evaluation:edit,quality:evaluation:editScore,quality:evaluation:editAgentSignoff
putQualityForm(formId, body) PUT /api/v2/quality/forms/{formId} {body: EvaluationForm} -> EvaluationForm any:quality:evaluationForm:edit
putQualityFormsEvaluation(formId, body) PUT /api/v2/quality/forms/evaluations/{formId} {body: EvaluationForm} -> EvaluationForm any:quality:evaluationForm:edit
putQualityFormsSurvey(formId, body) PUT /api/v2/quality/forms/surveys/{formId} {body: SurveyForm} -> SurveyForm all:quality:surveyForm:edit
putQualitySurveysScorable(customerSurveyUrl, body) PUT /api/v2/quality/surveys/scorable ?customerSurveyUrl {body: ScorableSurvey} -> ScorableSurvey

## RecordingApi
deleteConversationRecordingAnnotation(conversationId, recordingId, annotationId) DELETE /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId} -> void any:recording:annotation:delete
deleteOrphanrecording(orphanId) DELETE /api/v2/orphanrecordings/{orphanId} -> OrphanRecording any:recording:orphan:delete
deleteRecordingCrossplatformMediaretentionpolicies(ids) DELETE /api/v2/recording/crossplatform/mediaretentionpolicies ?ids -> void any:recording:crossPlatformRetentionPolicy:delete
deleteRecordingCrossplatformMediaretentionpolicy(policyId) DELETE /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId} -> void any:recording:crossPlatformRetentionPolicy:delete
deleteRecordingJob(jobId) DELETE /api/v2/recording/jobs/{jobId} -> void all:recording:job:delete
deleteRecordingMediaretentionpolicies(ids) DELETE /api/v2/recording/mediaretentionpolicies ?ids -> void any:recording:retentionPolicy:delete
deleteRecordingMediaretentionpolicy(policyId) DELETE /api/v2/recording/mediaretentionpolicies/{policyId} -> void any:recording:retentionPolicy:delete
getConversationRecording(conversationId, recordingId) GET /api/v2/conversations/{conversationId}/recordings/{recordingId} ?formatId:@MediaFormat=WEBM ?emailFormatId:(EML|NONE)=EML ?chatFormatId:(ZIP|NONE)=ZIP ?messageFormatId:(ZIP|NONE)=ZIP ?download:boolean=false ?fileName ?locale ?mediaFormats[] -> Recording any:recording:recording:view,recording:recordingSegment:view
getConversationRecordingAnnotation(conversationId, recordingId, annotationId) GET /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId} -> Annotation any:recording:annotation:view
getConversationRecordingAnnotations(conversationId, recordingId) GET /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations -> Annotation[] any:recording:annotation:view
getConversationRecordingmetadata(conversationId) GET /api/v2/conversations/{conversationId}/recordingmetadata -> RecordingMetadata[] any:recording:recording:view,recording:recordingSegment:view
getConversationRecordingmetadataRecordingId(conversationId, recordingId) GET /api/v2/conversations/{conversationId}/recordingmetadata/{recordingId} -> RecordingMetadata any:recording:recording:view,recording:recordingSegment:view
getConversationRecordings(conversationId) GET /api/v2/conversations/{conversationId}/recordings ?maxWaitMs:integer=5000 ?formatId:@MediaFormat=WEBM ?mediaFormats[] -> Recording[] any:recording:recording:view,recording:recordingSegment:view
getOrphanrecording(orphanId) GET /api/v2/orphanrecordings/{orphanId} -> OrphanRecording any:recording:orphan:view
getOrphanrecordingMedia(orphanId) GET /api/v2/orphanrecordings/{orphanId}/media ?formatId:@MediaFormat=WEBM ?emailFormatId:(EML|NONE)=EML ?chatFormatId:(ZIP|NONE)=ZIP ?messageFormatId:(ZIP|NONE)=ZIP ?download:boolean=false ?fileName ?locale ?mediaFormats[] -> Recording any:recording:orphan:view
getOrphanrecordings() GET /api/v2/orphanrecordings ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?hasConversation:boolean=false ?media:(Call|Screen) -> OrphanRecordingListing any:recording:orphan:view
getRecordingBatchrequest(jobId) GET /api/v2/recording/batchrequests/{jobId} -> BatchDownloadJobStatusResult
getRecordingCrossplatformMediaretentionpolicies() GET /api/v2/recording/crossplatform/mediaretentionpolicies ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?name ?enabled:boolean ?summary:boolean=false ?hasErrors:boolean ?deleteDaysThreshold:integer -> PolicyEntityListing any:recording:crossPlatformRetentionPolicy:view
getRecordingCrossplatformMediaretentionpolicy(policyId) GET /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId} -> CrossPlatformPolicy any:recording:crossPlatformRetentionPolicy:view
getRecordingJob(jobId) GET /api/v2/recording/jobs/{jobId} -> RecordingJob all:recording:job:view
getRecordingJobFailedrecordings(jobId) GET /api/v2/recording/jobs/{jobId}/failedrecordings ?pageSize:integer=25 ?pageNumber:integer=1 ?includeTotal:boolean ?cursor -> FailedRecordingEntityListing all:recording:job:view
getRecordingJobs() GET /api/v2/recording/jobs ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(userId|dateCreated)=userId ?state:(FULFILLED|PENDING|READY|PROCESSING|CANCELLED|FAILED) ?showOnlyMyJobs:boolean ?jobType:(DELETE|EXPORT) ?includeTotal:boolean ?cursor -> RecordingJobEntityListing all:recording:job:view
getRecordingKeyconfiguration(keyConfigurationId) GET /api/v2/recording/keyconfigurations/{keyConfigurationId} -> RecordingEncryptionConfiguration any:recording:encryptionKey:view
getRecordingKeyconfigurations() GET /api/v2/recording/keyconfigurations -> RecordingEncryptionConfigurationListing any:recording:encryptionKey:view
getRecordingLocalkeysSetting(settingsId) GET /api/v2/recording/localkeys/settings/{settingsId} -> LocalEncryptionConfiguration any:recording:encryptionKey:view
getRecordingLocalkeysSettings() GET /api/v2/recording/localkeys/settings -> LocalEncryptionConfigurationListing any:recording:encryptionKey:view
getRecordingMediaretentionpolicies() GET /api/v2/recording/mediaretentionpolicies ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?expand[] ?nextPage ?previousPage ?name ?enabled:boolean ?summary:boolean=false ?hasErrors:boolean ?deleteDaysThreshold:integer -> PolicyEntityListing any:recording:retentionPolicy:view
getRecordingMediaretentionpolicy(policyId) GET /api/v2/recording/mediaretentionpolicies/{policyId} -> Policy any:recording:retentionPolicy:view
getRecordingRecordingkeys() GET /api/v2/recording/recordingkeys ?pageSize:integer=25 ?pageNumber:integer=1 -> EncryptionKeyEntityListing any:recording:encryptionKey:view
getRecordingRecordingkeysRotationschedule() GET /api/v2/recording/recordingkeys/rotationschedule -> KeyRotationSchedule any:recording:encryptionKey:view
getRecordingSettings() GET /api/v2/recording/settings ?createDefault:boolean=false -> RecordingSettings any:recording:screenRecording:view,recording:settings:editScreenRecordings
getRecordingsScreensessions() GET /api/v2/recordings/screensessions ?pageSize:integer=25 ?pageNumber:integer=1 -> ScreenRecordingSessionListing any:recording:screenRecording:view
patchRecordingCrossplatformMediaretentionpolicy(policyId, body) PATCH /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId} {body: CrossPlatformPolicyUpdate} -> CrossPlatformPolicy any:recording:crossPlatformRetentionPolicy:edit
patchRecordingMediaretentionpolicy(policyId, body) PATCH /api/v2/recording/mediaretentionpolicies/{policyId} {body: PolicyUpdate} -> Policy any:recording:retentionPolicy:edit
patchRecordingsScreensession(recordingSessionId) PATCH /api/v2/recordings/screensessions/{recordingSessionId} {body: ScreenRecordingSessionRequest} -> void any:recording:screenRecording:stop
postConversationRecordingAnnotations(conversationId, recordingId, body) POST /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations {body: Annotation} -> Annotation any:recording:annotation:add
postRecordingBatchrequests(body) POST /api/v2/recording/batchrequests {body: BatchDownloadJobSubmission} -> BatchDownloadJobSubmissionResult
postRecordingCrossplatformMediaretentionpolicies(body) POST /api/v2/recording/crossplatform/mediaretentionpolicies {body: CrossPlatformPolicyCreate} -> CrossPlatformPolicy any:recording:crossPlatformRetentionPolicy:add
postRecordingJobs(body) POST /api/v2/recording/jobs {body: RecordingJobsQuery} -> RecordingJob all:recording:job:add
postRecordingKeyconfigurations(body) POST /api/v2/recording/keyconfigurations {body: RecordingEncryptionConfiguration} -> RecordingEncryptionConfiguration any:recording:encryptionKey:edit
postRecordingKeyconfigurationsValidate(body) POST /api/v2/recording/keyconfigurations/validate {body: RecordingEncryptionConfiguration} -> RecordingEncryptionConfiguration any:recording:encryptionKey:edit
postRecordingLocalkeys(body) POST /api/v2/recording/localkeys {body: LocalEncryptionKeyRequest} -> EncryptionKey any:recording:encryptionKey:edit
postRecordingLocalkeysSettings(body) POST /api/v2/recording/localkeys/settings {body: LocalEncryptionConfiguration} -> LocalEncryptionConfiguration any:recording:encryptionKey:edit
postRecordingMediaretentionpolicies(body) POST /api/v2/recording/mediaretentionpolicies {body: PolicyCreate} -> Policy any:recording:retentionPolicy:add
postRecordingRecordingkeys() POST /api/v2/recording/recordingkeys -> EncryptionKey any:recording:encryptionKey:edit
postRecordingsDeletionprotection(body) POST /api/v2/recordings/deletionprotection {body: ConversationDeletionProtectionQuery} -> AddressableEntityRef[]
postRecordingsScreensessionsAcknowledge(body) POST /api/v2/recordings/screensessions/acknowledge {body: AcknowledgeScreenRecordingRequest} -> void
postRecordingsScreensessionsMetadata(body) POST /api/v2/recordings/screensessions/metadata {body: ScreenRecordingMetaDataRequest} -> void
putConversationRecording(conversationId, recordingId, body) PUT /api/v2/conversations/{conversationId}/recordings/{recordingId} {body: Recording} -> Recording any:recording:recording:view,recording:recording:editRetention,recording:screenRecording:editRetention
putConversationRecordingAnnotation(conversationId, recordingId, annotationId, body) PUT /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId} {body: Annotation} -> Annotation any:recording:annotation:edit,recording:recording:view,recording:recordingSegment:view
putOrphanrecording(orphanId) PUT /api/v2/orphanrecordings/{orphanId} {body: OrphanUpdateRequest} -> Recording any:recording:orphan:edit
putRecordingCrossplatformMediaretentionpolicy(policyId, body) PUT /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId} {body: CrossPlatformPolicy} -> CrossPlatformPolicy any:recording:crossPlatformRetentionPolicy:edit
putRecordingJob(jobId, body) PUT /api/v2/recording/jobs/{jobId} {body: ExecuteRecordingJobsQuery} -> RecordingJob all:recording:job:edit,recording:recording:editRetention,recording:screenRecording:editRetention
putRecordingKeyconfiguration(keyConfigurationId, body) PUT /api/v2/recording/keyconfigurations/{keyConfigurationId} {body: RecordingEncryptionConfiguration} -> RecordingEncryptionConfiguration any:recording:encryptionKey:edit
putRecordingLocalkeysSetting(settingsId, body) PUT /api/v2/recording/localkeys/settings/{settingsId} {body: LocalEncryptionConfiguration} -> LocalEncryptionConfiguration any:recording:encryptionKey:edit
putRecordingMediaretentionpolicy(policyId, body) PUT /api/v2/recording/mediaretentionpolicies/{policyId} {body: Policy} -> Policy any:recording:retentionPolicy:edit
putRecordingRecordingkeysRotationschedule(body) PUT /api/v2/recording/recordingkeys/rotationschedule {body: KeyRotationSchedule} -> KeyRotationSchedule any:recording:encryptionKey:edit
putRecordingSettings(body) PUT /api/v2/recording/settings {body: RecordingSettings} -> RecordingSettings any:recording:settings:editScreenRecordings
putRecordingsDeletionprotection() PUT /api/v2/recordings/deletionprotection ?protect:boolean=true {body: ConversationDeletionProtectionQuery} -> void any:recording:deletionProtection:apply,recording:deletionProtection:revoke

## ResponseManagementApi
deleteResponsemanagementLibrary(libraryId) DELETE /api/v2/responsemanagement/libraries/{libraryId} -> void
deleteResponsemanagementResponse(responseId) DELETE /api/v2/responsemanagement/responses/{responseId} -> void
deleteResponsemanagementResponseasset(responseAssetId) DELETE /api/v2/responsemanagement/responseassets/{responseAssetId} -> void any:responseAssets:asset:delete
getResponsemanagementLibraries() GET /api/v2/responsemanagement/libraries ?pageNumber:integer=1 ?pageSize:integer=25 ?messagingTemplateFilter:(whatsapp) -> LibraryEntityListing
getResponsemanagementLibrary(libraryId) GET /api/v2/responsemanagement/libraries/{libraryId} -> Library
getResponsemanagementResponse(responseId) GET /api/v2/responsemanagement/responses/{responseId} ?expand:(substitutionsSchema) -> Response
getResponsemanagementResponseasset(responseAssetId) GET /api/v2/responsemanagement/responseassets/{responseAssetId} -> ResponseAsset any:responseAssets:asset:view
getResponsemanagementResponseassetsStatusStatusId(statusId) GET /api/v2/responsemanagement/responseassets/status/{statusId} -> ResponseAssetStatus any:responseAssets:asset:view
getResponsemanagementResponses(libraryId) GET /api/v2/responsemanagement/responses ?libraryId ?pageNumber:integer=1 ?pageSize:integer=25 ?expand:(substitutionsSchema) -> ResponseEntityListing
postResponsemanagementLibraries(body) POST /api/v2/responsemanagement/libraries {body: Library} -> Library
postResponsemanagementResponseassetsSearch(body) POST /api/v2/responsemanagement/responseassets/search ?expand:(user|division)[] {body: ResponseAssetSearchRequest} -> ResponseAssetSearchResults all:responseAssets:asset:view
postResponsemanagementResponseassetsUploads(body) POST /api/v2/responsemanagement/responseassets/uploads {body: CreateResponseAssetRequest} -> CreateResponseAssetResponse any:responseAssets:asset:add
postResponsemanagementResponses(body) POST /api/v2/responsemanagement/responses ?expand:(substitutionsSchema) {body: Response} -> Response
postResponsemanagementResponsesQuery(body) POST /api/v2/responsemanagement/responses/query {body: ResponseQueryRequest} -> ResponseQueryResults
putResponsemanagementLibrary(libraryId, body) PUT /api/v2/responsemanagement/libraries/{libraryId} {body: Library} -> Library
putResponsemanagementResponse(responseId, body) PUT /api/v2/responsemanagement/responses/{responseId} ?expand:(substitutionsSchema) {body: Response} -> Response
putResponsemanagementResponseasset(responseAssetId, body) PUT /api/v2/responsemanagement/responseassets/{responseAssetId} {body: ResponseAssetRequest} -> ResponseAsset all:responseAssets:asset:edit

## RoutingApi
deleteRoutingAssessment(assessmentId) DELETE /api/v2/routing/assessments/{assessmentId} -> void any:routing:assessment:delete
deleteRoutingEmailDomain(domainId) DELETE /api/v2/routing/email/domains/{domainId} -> void all:routing:email:manage
deleteRoutingEmailDomainRoute(domainName, routeId) DELETE /api/v2/routing/email/domains/{domainName}/routes/{routeId} -> void all:routing:email:manage
deleteRoutingPredictor(predictorId) DELETE /api/v2/routing/predictors/{predictorId} -> void all:routing:predictor:delete,routing:queue:edit
deleteRoutingQueue(queueId) DELETE /api/v2/routing/queues/{queueId} ?forceDelete:boolean -> void all:routing:queue:delete
deleteRoutingQueueMember(queueId, memberId) DELETE /api/v2/routing/queues/{queueId}/members/{memberId} -> void any:routing:queue:edit,routing:queueMember:manage
deleteRoutingQueueUser(queueId, memberId) DELETE /api/v2/routing/queues/{queueId}/users/{memberId} -> void any:routing:queue:edit,routing:queueMember:manage
deleteRoutingQueueWrapupcode(queueId, codeId) DELETE /api/v2/routing/queues/{queueId}/wrapupcodes/{codeId} -> void all:routing:queue:edit
deleteRoutingSettings() DELETE /api/v2/routing/settings -> void any:routing:settings:edit
deleteRoutingSkill(skillId) DELETE /api/v2/routing/skills/{skillId} -> void all:routing:skill:manage
deleteRoutingSmsAddress(addressId) DELETE /api/v2/routing/sms/addresses/{addressId} -> void all:sms:phoneNumber:delete
deleteRoutingSmsPhonenumber(addressId) DELETE /api/v2/routing/sms/phonenumbers/{addressId} -> void all:sms:phoneNumber:delete
deleteRoutingUserUtilization(userId) DELETE /api/v2/routing/users/{userId}/utilization -> void any:routing:utilization:manage
deleteRoutingUtilization() DELETE /api/v2/routing/utilization -> void all:routing:utilization:manage
deleteRoutingWrapupcode(codeId) DELETE /api/v2/routing/wrapupcodes/{codeId} -> void all:routing:wrapupCode:delete
deleteUserRoutinglanguage(userId, languageId) DELETE /api/v2/users/{userId}/routinglanguages/{languageId} -> void any:routing:skill:assign,routing:language:assign
deleteUserRoutingskill(userId, skillId) DELETE /api/v2/users/{userId}/routingskills/{skillId} -> void all:routing:skill:assign
getRoutingAssessment(assessmentId) GET /api/v2/routing/assessments/{assessmentId} -> BenefitAssessment any:routing:assessment:view
getRoutingAssessments() GET /api/v2/routing/assessments ?before ?after ?limit ?pageSize ?queueId[] -> AssessmentListing any:routing:queue:view,routing:assessment:view
getRoutingAssessmentsJob(jobId) GET /api/v2/routing/assessments/jobs/{jobId} -> BenefitAssessmentJob any:routing:assessment:view
getRoutingAssessmentsJobs() GET /api/v2/routing/assessments/jobs ?divisionId[] -> AssessmentJobListing any:routing:queue:view
getRoutingEmailDomain(domainId) GET /api/v2/routing/email/domains/{domainId} -> InboundDomain all:routing:email:manage
getRoutingEmailDomainRoute(domainName, routeId) GET /api/v2/routing/email/domains/{domainName}/routes/{routeId} -> InboundRoute all:routing:email:manage
getRoutingEmailDomainRoutes(domainName) GET /api/v2/routing/email/domains/{domainName}/routes ?pageSize:integer=25 ?pageNumber:integer=1 ?pattern -> InboundRouteEntityListing all:routing:email:manage
getRoutingEmailDomains() GET /api/v2/routing/email/domains ?excludeStatus:boolean=false -> InboundDomainEntityListing all:routing:email:manage
getRoutingEmailSetup() GET /api/v2/routing/email/setup -> EmailSetup all:routing:email:manage
getRoutingLanguages() GET /api/v2/routing/languages ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC ?name ?id[] -> LanguageEntityListing
getRoutingMessageRecipient(recipientId) GET /api/v2/routing/message/recipients/{recipientId} -> Recipient all:routing:message:manage
getRoutingMessageRecipients() GET /api/v2/routing/message/recipients ?messengerType:(sms|facebook|twitter|line|whatsapp|open|instagram) ?pageSize:integer=25 ?pageNumber:integer=1 -> RecipientListing all:routing:message:manage
getRoutingPredictor(predictorId) GET /api/v2/routing/predictors/{predictorId} -> Predictor any:routing:predictor:view
getRoutingPredictors() GET /api/v2/routing/predictors ?before ?after ?limit ?pageSize ?queueId[] -> PredictorListing any:routing:predictor:view,routing:queue:view
getRoutingPredictorsKeyperformanceindicators() GET /api/v2/routing/predictors/keyperformanceindicators ?kpiGroup:(Standard|Custom) -> KeyPerformanceIndicator[] any:routing:keyPerformanceIndicator:view
getRoutingQueue(queueId) GET /api/v2/routing/queues/{queueId} -> Queue all:routing:queue:view
getRoutingQueueComparisonperiod(queueId, comparisonPeriodId) GET /api/v2/routing/queues/{queueId}/comparisonperiods/{comparisonPeriodId} -> ComparisonPeriod all:routing:comparisonPeriod:view,routing:queue:view
getRoutingQueueComparisonperiods(queueId) GET /api/v2/routing/queues/{queueId}/comparisonperiods -> ComparisonPeriodListing all:routing:comparisonPeriod:view,routing:queue:view
getRoutingQueueEstimatedwaittime(queueId) GET /api/v2/routing/queues/{queueId}/estimatedwaittime ?conversationId -> EstimatedWaitTimePredictions all:routing:queue:view
getRoutingQueueMediatypeEstimatedwaittime(queueId, mediaType) GET /api/v2/routing/queues/{queueId}/mediatypes/{mediaType}/estimatedwaittime -> EstimatedWaitTimePredictions all:routing:queue:view
getRoutingQueueMembers(queueId) GET /api/v2/routing/queues/{queueId}/members ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder:(asc|desc)=asc ?expand:@UserExpand[] ?name ?profileSkills[] ?skills[] ?languages[] ?routingStatus[] ?presence[] ?memberBy:(user|group) ?joined:boolean -> QueueMemberEntityListing any:routing:queue:view,routing:queue:edit,routing:queue:readonly,routing:queueMember:manage
getRoutingQueueUsers(queueId) GET /api/v2/routing/queues/{queueId}/users ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder:(asc|desc)=asc ?expand:@UserExpand[] ?joined:boolean ?name ?profileSkills[] ?skills[] ?languages[] ?routingStatus[] ?presence[] -> QueueMemberEntityListingV1 any:routing:queue:view,routing:queueMember:manage
getRoutingQueueWrapupcodes(queueId) GET /api/v2/routing/queues/{queueId}/wrapupcodes ?pageSize:integer=25 ?pageNumber:integer=1 -> WrapupCodeEntityListing all:routing:queue:view
getRoutingQueues() GET /api/v2/routing/queues ?pageNumber:integer=1 ?pageSize:integer=25 ?sortOrder:(asc|desc)=asc ?name ?id[] ?divisionId[] ?peerId[] ?hasPeer:boolean -> QueueEntityListing any:routing:queue:view
getRoutingQueuesDivisionviews() GET /api/v2/routing/queues/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(name|id|divisionId)=name ?sortOrder:(asc|desc)=asc ?name ?id[] ?divisionId[] -> QueueEntityListing all:routing:queue:search
getRoutingQueuesDivisionviewsAll() GET /api/v2/routing/queues/divisionviews/all ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(asc|desc)=asc -> QueueEntityListing all:routing:queue:search
getRoutingQueuesMe() GET /api/v2/routing/queues/me ?pageNumber:integer=1 ?pageSize:integer=25 ?joined:boolean ?sortOrder:(asc|desc)=asc -> UserQueueEntityListing
getRoutingSettings() GET /api/v2/routing/settings -> RoutingSettings
getRoutingSettingsContactcenter() GET /api/v2/routing/settings/contactcenter -> ContactCenterSettings
getRoutingSettingsTranscription() GET /api/v2/routing/settings/transcription -> TranscriptionSettings any:routing:transcriptionSettings:view
getRoutingSkill(skillId) GET /api/v2/routing/skills/{skillId} -> RoutingSkill
getRoutingSkills() GET /api/v2/routing/skills ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?id[] -> SkillEntityListing
getRoutingSmsAddress(addressId) GET /api/v2/routing/sms/addresses/{addressId} -> SmsAddress all:sms:phoneNumber:view
getRoutingSmsAddresses() GET /api/v2/routing/sms/addresses ?pageSize:integer=25 ?pageNumber:integer=1 -> SmsAddressEntityListing all:sms:phoneNumber:view
getRoutingSmsAvailablephonenumbers(countryCode, phoneNumberType) GET /api/v2/routing/sms/availablephonenumbers ?countryCode ?region ?city ?areaCode ?phoneNumberType:(local|mobile|tollfree) ?pattern ?addressRequirement:(none|any|local|foreign) -> SMSAvailablePhoneNumberEntityListing all:sms:phoneNumber:add
getRoutingSmsPhonenumber(addressId) GET /api/v2/routing/sms/phonenumbers/{addressId} -> SmsPhoneNumber all:sms:phoneNumber:view
getRoutingSmsPhonenumbers() GET /api/v2/routing/sms/phonenumbers ?phoneNumber ?phoneNumberType:(local|mobile|tollfree|shortcode)[] ?phoneNumberStatus:(active|invalid|initiated|porting|pending|pending-cancellation)[] ?countryCode[] ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(phoneNumber|countryCode|country|dateCreated|dateModified|phoneNumberStatus|phoneNumberType|purchaseDate|supportsMms|supportsSms|supportsVoice) ?sortOrder:(ascending|descending) ?language=en-US -> SmsPhoneNumberEntityListing all:sms:phoneNumber:view
getRoutingUserUtilization(userId) GET /api/v2/routing/users/{userId}/utilization -> AgentMaxUtilization any:routing:utilization:manage,routing:utilization:view
getRoutingUtilization() GET /api/v2/routing/utilization -> Utilization any:routing:utilization:manage,routing:utilization:view
getRoutingWrapupcode(codeId) GET /api/v2/routing/wrapupcodes/{codeId} -> WrapupCode all:routing:wrapupCode:view
getRoutingWrapupcodes() GET /api/v2/routing/wrapupcodes ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy:(name|id)=name ?sortOrder:(ascending|descending)=ascending ?name -> WrapupCodeEntityListing all:routing:wrapupCode:view
getUserQueues(userId) GET /api/v2/users/{userId}/queues ?pageSize:integer=25 ?pageNumber:integer=1 ?joined:boolean=true ?divisionId[] -> UserQueueEntityListing any:routing:queue:view,routing:queue:join,routing:queueMember:manage
getUserRoutinglanguages(userId) GET /api/v2/users/{userId}/routinglanguages ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC -> UserLanguageEntityListing
getUserRoutingskills(userId) GET /api/v2/users/{userId}/routingskills ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC -> UserSkillEntityListing
patchRoutingConversation(conversationId, body) PATCH /api/v2/routing/conversations/{conversationId} {body: RoutingConversationAttributesRequest} -> RoutingConversationAttributesResponse any:routing:conversation:edit
patchRoutingEmailDomain(domainId, body) PATCH /api/v2/routing/email/domains/{domainId} {body: InboundDomainPatchRequest} -> InboundDomain all:routing:email:manage
patchRoutingEmailDomainValidate(domainId, body) PATCH /api/v2/routing/email/domains/{domainId}/validate {body: InboundDomainPatchRequest} -> InboundDomain all:routing:email:manage
patchRoutingPredictor(predictorId) PATCH /api/v2/routing/predictors/{predictorId} {body: PatchPredictorRequest} -> Predictor all:routing:predictor:edit,routing:queue:edit
patchRoutingQueueMember(queueId, memberId, body) PATCH /api/v2/routing/queues/{queueId}/members/{memberId} {body: QueueMember} -> void any:routing:queue:edit,routing:queueMember:manage
patchRoutingQueueMembers(queueId, body) PATCH /api/v2/routing/queues/{queueId}/members {body: QueueMember[]} -> QueueMemberEntityListing any:routing:queue:edit,routing:queueMember:manage
patchRoutingQueueUser(queueId, memberId, body) PATCH /api/v2/routing/queues/{queueId}/users/{memberId} {body: QueueMember} -> void any:routing:queue:edit,routing:queueMember:manage
patchRoutingQueueUsers(queueId, body) PATCH /api/v2/routing/queues/{queueId}/users {body: QueueMember[]} -> QueueMemberEntityListingV1 any:routing:queue:edit,routing:queueMember:manage
patchRoutingSettingsContactcenter(body) PATCH /api/v2/routing/settings/contactcenter {body: ContactCenterSettings} -> void any:routing:settings:edit
patchUserQueue(queueId, userId, body) PATCH /api/v2/users/{userId}/queues/{queueId} {body: UserQueue} -> UserQueue any:routing:queue:join,routing:queueMember:manage
patchUserQueues(userId, body) PATCH /api/v2/users/{userId}/queues ?divisionId[] {body: UserQueue[]} -> UserQueueEntityListing any:routing:queue:join,routing:queueMember:manage
patchUserRoutinglanguage(userId, languageId, body) PATCH /api/v2/users/{userId}/routinglanguages/{languageId} {body: UserRoutingLanguage} -> UserRoutingLanguage any:routing:skill:assign,routing:language:assign
patchUserRoutinglanguagesBulk(userId, body) PATCH /api/v2/users/{userId}/routinglanguages/bulk {body: UserRoutingLanguagePost[]} -> UserLanguageEntityListing any:routing:skill:assign,routing:language:assign
patchUserRoutingskillsBulk(userId, body) PATCH /api/v2/users/{userId}/routingskills/bulk {body: UserRoutingSkillPost[]} -> UserSkillEntityListing any:routing:skill:assign
postAnalyticsQueuesObservationsQuery(body) POST /api/v2/analytics/queues/observations/query {body: QueueObservationQuery} -> QueueObservationQueryResponse any:analytics:queueObservation:view
postRoutingAssessments() POST /api/v2/routing/assessments {body: CreateBenefitAssessmentRequest} -> BenefitAssessment all:routing:assessment:add,routing:queue:view
postRoutingAssessmentsJobs() POST /api/v2/routing/assessments/jobs {body: CreateBenefitAssessmentJobRequest} -> BenefitAssessmentJob any:routing:assessment:add
postRoutingEmailDomainRoutes(domainName, body) POST /api/v2/routing/email/domains/{domainName}/routes {body: InboundRoute} -> InboundRoute all:routing:email:manage
postRoutingEmailDomainTestconnection(domainId) POST /api/v2/routing/email/domains/{domainId}/testconnection {body: TestMessage} -> TestMessage all:routing:email:manage
postRoutingEmailDomains(body) POST /api/v2/routing/email/domains {body: InboundDomain} -> InboundDomain all:routing:email:manage
postRoutingLanguages(body) POST /api/v2/routing/languages {body: Language} -> Language any:routing:skill:manage
postRoutingPredictors() POST /api/v2/routing/predictors {body: CreatePredictorRequest} -> Predictor all:routing:predictor:add,routing:queue:edit
postRoutingQueueMembers(queueId, body) POST /api/v2/routing/queues/{queueId}/members ?_delete@delete:boolean {body: WritableEntity[]} -> void any:routing:queue:edit,routing:queueMember:manage
postRoutingQueueUsers(queueId, body) POST /api/v2/routing/queues/{queueId}/users ?_delete@delete:boolean {body: WritableEntity[]} -> void any:routing:queue:edit,routing:queueMember:manage
postRoutingQueueWrapupcodes(queueId, body) POST /api/v2/routing/queues/{queueId}/wrapupcodes {body: WrapUpCodeReference[]} -> WrapupCode[] all:routing:queue:edit
postRoutingQueues(body) POST /api/v2/routing/queues {body: CreateQueueRequest} -> Queue any:routing:queue:add
postRoutingSkills(body) POST /api/v2/routing/skills {body: RoutingSkill} -> RoutingSkill any:routing:skill:manage
postRoutingSmsAddresses(body) POST /api/v2/routing/sms/addresses {body: SmsAddressProvision} -> SmsAddress all:sms:phoneNumber:add
postRoutingSmsPhonenumbers(body) POST /api/v2/routing/sms/phonenumbers {body: SmsPhoneNumberProvision} -> SmsPhoneNumber all:sms:phoneNumber:add
postRoutingWrapupcodes(body) POST /api/v2/routing/wrapupcodes {body: WrapupCode} -> WrapupCode all:routing:wrapupCode:add
postUserRoutinglanguages(userId, body) POST /api/v2/users/{userId}/routinglanguages {body: UserRoutingLanguagePost} -> UserRoutingLanguage any:routing:skill:assign,routing:language:assign
postUserRoutingskills(userId, body) POST /api/v2/users/{userId}/routingskills {body: UserRoutingSkillPost} -> UserRoutingSkill all:routing:skill:assign
putRoutingEmailDomainRoute(domainName, routeId, body) PUT /api/v2/routing/email/domains/{domainName}/routes/{routeId} {body: InboundRoute} -> InboundRoute all:routing:email:manage
putRoutingMessageRecipient(recipientId, body) PUT /api/v2/routing/message/recipients/{recipientId} {body: Recipient} -> Recipient all:routing:message:manage
putRoutingQueue(queueId, body) PUT /api/v2/routing/queues/{queueId} {body: QueueRequest} -> Queue any:routing:queue:edit
putRoutingSettings(body) PUT /api/v2/routing/settings {body: RoutingSettings} -> RoutingSettings any:routing:settings:edit
putRoutingSettingsTranscription(body) PUT /api/v2/routing/settings/transcription {body: TranscriptionSettings} -> TranscriptionSettings any:routing:transcriptionSettings:edit
putRoutingSmsPhonenumber(addressId, body) PUT /api/v2/routing/sms/phonenumbers/{addressId} {body: SmsPhoneNumber} -> SmsPhoneNumber all:sms:phoneNumber:edit
putRoutingUserUtilization(userId, body) PUT /api/v2/routing/users/{userId}/utilization {body: Utilization} -> AgentMaxUtilization any:routing:utilization:manage
putRoutingUtilization(body) PUT /api/v2/routing/utilization {body: Utilization} -> Utilization all:routing:utilization:manage
putRoutingWrapupcode(codeId, body) PUT /api/v2/routing/wrapupcodes/{codeId} {body: WrapupCode} -> WrapupCode all:routing:wrapupCode:edit
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
patchScimUser(userId, body) PATCH /api/v2/scim/users/{userId} ^ifMatch@If-Match {body: ScimV2PatchRequest} -> ScimV2User any:directory:user:edit,directory:user:setPassword,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign
patchScimV2Group(groupId, body) PATCH /api/v2/scim/v2/groups/{groupId} ^ifMatch@If-Match {body: ScimV2PatchRequest} -> ScimV2Group any:directory:group:edit
patchScimV2User(userId, body) PATCH /api/v2/scim/v2/users/{userId} ^ifMatch@If-Match {body: ScimV2PatchRequest} -> ScimV2User any:directory:user:edit,directory:user:setPassword,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign
postScimUsers(body) POST /api/v2/scim/users {body: ScimV2CreateUser} -> ScimV2User any:directory:user:add,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign
postScimV2Users(body) POST /api/v2/scim/v2/users {body: ScimV2CreateUser} -> ScimV2User any:directory:user:add,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign
putScimGroup(groupId, body) PUT /api/v2/scim/groups/{groupId} ^ifMatch@If-Match {body: ScimV2Group} -> ScimV2Group any:directory:group:edit
putScimUser(userId, body) PUT /api/v2/scim/users/{userId} ^ifMatch@If-Match {body: ScimV2User} -> ScimV2User any:directory:user:edit,directory:user:setPassword,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign
putScimV2Group(groupId, body) PUT /api/v2/scim/v2/groups/{groupId} ^ifMatch@If-Match {body: ScimV2Group} -> ScimV2Group any:directory:group:edit
putScimV2User(userId, body) PUT /api/v2/scim/v2/users/{userId} ^ifMatch@If-Match {body: ScimV2User} -> ScimV2User any:directory:user:edit,directory:user:setPassword,authorization:grant:add,authorization:grant:delete,routing:skill:assign,routing:language:assign

## ScriptsApi
getScript(scriptId) GET /api/v2/scripts/{scriptId} -> Script any:scripter:script:view
getScriptPage(scriptId, pageId) GET /api/v2/scripts/{scriptId}/pages/{pageId} ?scriptDataVersion -> Page any:scripter:script:view
getScriptPages(scriptId) GET /api/v2/scripts/{scriptId}/pages ?scriptDataVersion -> Page[] any:scripter:script:view
getScripts() GET /api/v2/scripts ?pageSize:integer=25 ?pageNumber:integer=1 ?expand ?name ?feature ?flowId ?sortBy:(modifiedDate|createdDate) ?sortOrder:(ascending|descending) ?scriptDataVersion ?divisionIds -> ScriptEntityListing any:scripter:script:view
getScriptsDivisionviews() GET /api/v2/scripts/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?expand ?name ?feature ?flowId ?sortBy:(modifiedDate|createdDate) ?sortOrder:(ascending|descending) ?scriptDataVersion ?divisionIds -> ScriptEntityListing any:scripter:script:search
getScriptsPublished() GET /api/v2/scripts/published ?pageSize:integer=25 ?pageNumber:integer=1 ?expand ?name ?feature ?flowId ?scriptDataVersion ?divisionIds -> ScriptEntityListing any:scripter:publishedScript:view
getScriptsPublishedDivisionviews() GET /api/v2/scripts/published/divisionviews ?pageSize:integer=25 ?pageNumber:integer=1 ?expand ?name ?feature ?flowId ?scriptDataVersion ?divisionIds -> ScriptEntityListing any:scripter:publishedScript:search
getScriptsPublishedScriptId(scriptId) GET /api/v2/scripts/published/{scriptId} ?scriptDataVersion -> Script any:scripter:publishedScript:view
getScriptsPublishedScriptIdPage(scriptId, pageId) GET /api/v2/scripts/published/{scriptId}/pages/{pageId} ?scriptDataVersion -> Page any:scripter:publishedScript:view
getScriptsPublishedScriptIdPages(scriptId) GET /api/v2/scripts/published/{scriptId}/pages ?scriptDataVersion -> Page[] any:scripter:publishedScript:view
getScriptsPublishedScriptIdVariables(scriptId) GET /api/v2/scripts/published/{scriptId}/variables ?input:(true|false) ?output:(true|false) ?type:(string|number|boolean) ?scriptDataVersion -> JsonObject any:scripter:publishedScript:view
getScriptsUploadStatus(uploadId) GET /api/v2/scripts/uploads/{uploadId}/status ?longPoll:boolean=false -> ImportScriptStatusResponse any:scripter:script:search
postScriptExport(scriptId) POST /api/v2/scripts/{scriptId}/export {body: ExportScriptRequest} -> ExportScriptResponse any:scripter:script:view

## SearchApi
getDocumentationGknSearch(q64) GET /api/v2/documentation/gkn/search ?q64 -> GKNDocumentationSearchResponse
getDocumentationSearch(q64) GET /api/v2/documentation/search ?q64 -> DocumentationSearchResponse
getGroupsSearch(q64) GET /api/v2/groups/search ?q64 ?expand[] -> GroupsSearchResponse
getLocationsSearch(q64) GET /api/v2/locations/search ?q64 ?expand:(images|addressVerificationDetails)[] -> LocationsSearchResponse
getSearch(q64) GET /api/v2/search ?q64 ?expand:@SearchExpand[] ?profile:boolean=true -> JsonNodeSearchResponse any:directory:user:view
getSearchSuggest(q64) GET /api/v2/search/suggest ?q64 ?expand:@SearchExpand[] ?profile:boolean=true -> JsonNodeSearchResponse any:directory:user:view
getUsersSearch(q64) GET /api/v2/users/search ?q64 ?expand[] ?integrationPresenceSource:@IntegrationPresenceSource -> UsersSearchResponse any:directory:user:view
getVoicemailSearch(q64) GET /api/v2/voicemail/search ?q64 ?expand[] -> VoicemailsSearchResponse
postAnalyticsConversationsTranscriptsQuery(body) POST /api/v2/analytics/conversations/transcripts/query {body: TranscriptConversationDetailSearchRequest} -> AnalyticsConversationWithoutAttributesMultiGetResponse any:analytics:conversationDetail:view
postDocumentationGknSearch(body) POST /api/v2/documentation/gkn/search {body: GKNDocumentationSearchRequest} -> GKNDocumentationSearchResponse
postDocumentationSearch(body) POST /api/v2/documentation/search {body: DocumentationSearchRequest} -> DocumentationSearchResponse
postGroupsSearch(body) POST /api/v2/groups/search {body: GroupSearchRequest} -> GroupsSearchResponse
postKnowledgeKnowledgebaseSearch(knowledgeBaseId) POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/search {body: KnowledgeSearchRequest} -> KnowledgeSearchResponse all:knowledge:knowledgebase:search
postLocationsSearch(body) POST /api/v2/locations/search {body: LocationSearchRequest} -> LocationsSearchResponse
postSearch(body) POST /api/v2/search ?profile:boolean=true {body: SearchRequest} -> JsonNodeSearchResponse any:directory:user:view
postSearchSuggest(body) POST /api/v2/search/suggest ?profile:boolean=true {body: SuggestSearchRequest} -> JsonNodeSearchResponse any:directory:user:view
postSpeechandtextanalyticsTranscriptsSearch(body) POST /api/v2/speechandtextanalytics/transcripts/search {body: TranscriptSearchRequest} -> JsonSearchResponse any:analytics:conversationDetail:view,recording:recording:view
postTeamsSearch(body) POST /api/v2/teams/search {body: TeamSearchRequest} -> TeamsSearchResponse any:groups:team:view
postUsersSearch(body) POST /api/v2/users/search {body: UserSearchRequest} -> UsersSearchResponse any:directory:user:view
postVoicemailSearch(body) POST /api/v2/voicemail/search {body: VoicemailSearchRequest} -> VoicemailsSearchResponse

## SpeechTextAnalyticsApi
deleteSpeechandtextanalyticsProgram(programId) DELETE /api/v2/speechandtextanalytics/programs/{programId} ?forceDelete:boolean=false -> void all:speechAndTextAnalytics:program:delete
deleteSpeechandtextanalyticsSentimentfeedback() DELETE /api/v2/speechandtextanalytics/sentimentfeedback -> void all:speechAndTextAnalytics:feedback:delete
deleteSpeechandtextanalyticsSentimentfeedbackSentimentFeedbackId(sentimentFeedbackId) DELETE /api/v2/speechandtextanalytics/sentimentfeedback/{sentimentFeedbackId} -> void all:speechAndTextAnalytics:feedback:delete
deleteSpeechandtextanalyticsTopic(topicId) DELETE /api/v2/speechandtextanalytics/topics/{topicId} -> void all:speechAndTextAnalytics:topic:delete
getSpeechandtextanalyticsConversation(conversationId) GET /api/v2/speechandtextanalytics/conversations/{conversationId} -> ConversationMetrics any:recording:recording:view
getSpeechandtextanalyticsConversationCommunicationTranscripturl(conversationId, communicationId) GET /api/v2/speechandtextanalytics/conversations/{conversationId}/communications/{communicationId}/transcripturl -> TranscriptUrl any:recording:recording:view
getSpeechandtextanalyticsProgram(programId) GET /api/v2/speechandtextanalytics/programs/{programId} -> Program all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsProgramMappings(programId) GET /api/v2/speechandtextanalytics/programs/{programId}/mappings -> ProgramMappings all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsPrograms() GET /api/v2/speechandtextanalytics/programs ?nextPage ?pageSize:integer=20 ?state:(Latest|Published) -> ProgramsEntityListing all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsProgramsGeneralJob(jobId) GET /api/v2/speechandtextanalytics/programs/general/jobs/{jobId} -> GeneralProgramJob all:speechAndTextAnalytics:program:add,speechAndTextAnalytics:program:edit,speechAndTextAnalytics:topic:add,speechAndTextAnalytics:topic:edit
getSpeechandtextanalyticsProgramsMappings() GET /api/v2/speechandtextanalytics/programs/mappings ?nextPage ?pageSize:integer=20 -> ProgramsMappingsEntityListing all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsProgramsPublishjob(jobId) GET /api/v2/speechandtextanalytics/programs/publishjobs/{jobId} -> ProgramJob all:speechAndTextAnalytics:program:publish
getSpeechandtextanalyticsProgramsUnpublished() GET /api/v2/speechandtextanalytics/programs/unpublished ?nextPage ?pageSize:integer=20 -> UnpublishedProgramsEntityListing all:speechAndTextAnalytics:program:view
getSpeechandtextanalyticsSentimentDialects() GET /api/v2/speechandtextanalytics/sentiment/dialects -> EntityListing
getSpeechandtextanalyticsSentimentfeedback() GET /api/v2/speechandtextanalytics/sentimentfeedback ?dialect -> SentimentFeedbackEntityListing all:speechAndTextAnalytics:feedback:view
getSpeechandtextanalyticsSettings() GET /api/v2/speechandtextanalytics/settings -> SpeechTextAnalyticsSettingsResponse all:speechAndTextAnalytics:settings:view
getSpeechandtextanalyticsTopic(topicId) GET /api/v2/speechandtextanalytics/topics/{topicId} -> Topic all:speechAndTextAnalytics:topic:view
getSpeechandtextanalyticsTopics() GET /api/v2/speechandtextanalytics/topics ?nextPage ?pageSize:integer=20 ?state:(latest|published) ?name ?ids[] ?sortBy:(name) ?sortOrder:(asc|desc) -> TopicsEntityListing all:speechAndTextAnalytics:topic:view
getSpeechandtextanalyticsTopicsDialects() GET /api/v2/speechandtextanalytics/topics/dialects -> EntityListing
getSpeechandtextanalyticsTopicsGeneral() GET /api/v2/speechandtextanalytics/topics/general ?dialect:(en-US|es-US|en-AU|en-GB|en-ZA|es-ES|en-IN|fr-FR|fr-CA|it-IT|de-DE|pt-BR|pl-PL|pt-PT|nl-NL|ko-KR) -> GeneralTopicsEntityListing all:speechAndTextAnalytics:topic:view
getSpeechandtextanalyticsTopicsPublishjob(jobId) GET /api/v2/speechandtextanalytics/topics/publishjobs/{jobId} -> TopicJob all:speechAndTextAnalytics:topic:publish
patchSpeechandtextanalyticsSettings(body) PATCH /api/v2/speechandtextanalytics/settings {body: SpeechTextAnalyticsSettingsRequest} -> SpeechTextAnalyticsSettingsResponse all:speechAndTextAnalytics:settings:edit
postSpeechandtextanalyticsPrograms(body) POST /api/v2/speechandtextanalytics/programs {body: ProgramRequest} -> Program all:speechAndTextAnalytics:program:add
postSpeechandtextanalyticsProgramsGeneralJobs(body) POST /api/v2/speechandtextanalytics/programs/general/jobs {body: GeneralProgramJobRequest} -> GeneralProgramJob all:speechAndTextAnalytics:program:add,speechAndTextAnalytics:program:edit,speechAndTextAnalytics:topic:add,speechAndTextAnalytics:topic:edit
postSpeechandtextanalyticsProgramsPublishjobs(body) POST /api/v2/speechandtextanalytics/programs/publishjobs {body: ProgramJobRequest} -> ProgramJob all:speechAndTextAnalytics:program:publish
postSpeechandtextanalyticsSentimentfeedback(body) POST /api/v2/speechandtextanalytics/sentimentfeedback {body: SentimentFeedback} -> SentimentFeedback all:speechAndTextAnalytics:feedback:add
postSpeechandtextanalyticsTopics(body) POST /api/v2/speechandtextanalytics/topics {body: TopicRequest} -> Topic all:speechAndTextAnalytics:topic:add
postSpeechandtextanalyticsTopicsPublishjobs(body) POST /api/v2/speechandtextanalytics/topics/publishjobs {body: TopicJobRequest} -> TopicJob all:speechAndTextAnalytics:topic:publish
postSpeechandtextanalyticsTranscriptsSearch(body) POST /api/v2/speechandtextanalytics/transcripts/search {body: TranscriptSearchRequest} -> JsonSearchResponse any:analytics:conversationDetail:view,recording:recording:view
putSpeechandtextanalyticsProgram(programId, body) PUT /api/v2/speechandtextanalytics/programs/{programId} {body: ProgramRequest} -> Program all:speechAndTextAnalytics:program:edit
putSpeechandtextanalyticsProgramMappings(programId, body) PUT /api/v2/speechandtextanalytics/programs/{programId}/mappings {body: ProgramMappingsRequest} -> ProgramMappings all:speechAndTextAnalytics:program:edit
putSpeechandtextanalyticsSettings(body) PUT /api/v2/speechandtextanalytics/settings {body: SpeechTextAnalyticsSettingsRequest} -> SpeechTextAnalyticsSettingsResponse all:speechAndTextAnalytics:settings:edit
putSpeechandtextanalyticsTopic(topicId, body) PUT /api/v2/speechandtextanalytics/topics/{topicId} {body: TopicRequest} -> Topic all:speechAndTextAnalytics:topic:edit

## StationsApi
deleteStationAssociateduser(stationId) DELETE /api/v2/stations/{stationId}/associateduser -> void
getStation(stationId) GET /api/v2/stations/{stationId} -> Station
getStations() GET /api/v2/stations ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=name ?name ?userSelectable ?webRtcUserId ?id ?lineAppearanceId -> StationEntityListing
getStationsSettings() GET /api/v2/stations/settings -> StationSettings
patchStationsSettings(body) PATCH /api/v2/stations/settings {body: StationSettings} -> StationSettings any:telephony:plugin:all

## SuggestApi
getSearch(q64) GET /api/v2/search ?q64 ?expand:@SearchExpand[] ?profile:boolean=true -> JsonNodeSearchResponse any:directory:user:view
getSearchSuggest(q64) GET /api/v2/search/suggest ?q64 ?expand:@SearchExpand[] ?profile:boolean=true -> JsonNodeSearchResponse any:directory:user:view
postSearch(body) POST /api/v2/search ?profile:boolean=true {body: SearchRequest} -> JsonNodeSearchResponse any:directory:user:view
postSearchSuggest(body) POST /api/v2/search/suggest ?profile:boolean=true {body: SuggestSearchRequest} -> JsonNodeSearchResponse any:directory:user:view

## TeamsApi
deleteTeam(teamId) DELETE /api/v2/teams/{teamId} -> void any:groups:team:delete
getTeam(teamId) GET /api/v2/teams/{teamId} -> Team any:groups:team:view
getTeams() GET /api/v2/teams ?pageSize:integer=25 ?name ?after ?before ?expand:(entities.division) -> TeamEntityListing any:groups:team:view
patchTeam(teamId, body) PATCH /api/v2/teams/{teamId} {body: Team} -> Team any:groups:team:edit
postTeams(body) POST /api/v2/teams {body: Team} -> Team any:groups:team:add
postTeamsSearch(body) POST /api/v2/teams/search {body: TeamSearchRequest} -> TeamsSearchResponse any:groups:team:view

## TelephonyApi
getTelephonySiptraces(dateStart, dateEnd) GET /api/v2/telephony/siptraces ?callId ?toUser ?fromUser ?conversationId ?dateStart:date-time ?dateEnd:date-time -> SipSearchResult all:telephony:pcap:view
getTelephonySiptracesDownloadDownloadId(downloadId) GET /api/v2/telephony/siptraces/download/{downloadId} -> SignedUrlResponse all:telephony:pcap:view
postTelephonySiptracesDownload(sIPSearchPublicRequest) POST /api/v2/telephony/siptraces/download {sIPSearchPublicRequest: SIPSearchPublicRequest} -> SipDownloadResponse all:telephony:pcap:add

## TelephonyProvidersEdgeApi
deleteTelephonyProvidersEdge(edgeId) DELETE /api/v2/telephony/providers/edges/{edgeId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgeLogicalinterface(edgeId, interfaceId) DELETE /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgeSoftwareupdate(edgeId) DELETE /api/v2/telephony/providers/edges/{edgeId}/softwareupdate -> void
deleteTelephonyProvidersEdgesCertificateauthority(certificateId) DELETE /api/v2/telephony/providers/edges/certificateauthorities/{certificateId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesDidpool(didPoolId) DELETE /api/v2/telephony/providers/edges/didpools/{didPoolId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesEdgegroup(edgeGroupId) DELETE /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesExtensionpool(extensionPoolId) DELETE /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId} -> void all:telephony:plugin:all
deleteTelephonyProvidersEdgesOutboundroute(outboundRouteId) DELETE /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesPhone(phoneId) DELETE /api/v2/telephony/providers/edges/phones/{phoneId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesPhonebasesetting(phoneBaseId) DELETE /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesSite(siteId) DELETE /api/v2/telephony/providers/edges/sites/{siteId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesSiteOutboundroute(siteId, outboundRouteId) DELETE /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId} -> void any:telephony:plugin:all
deleteTelephonyProvidersEdgesTrunkbasesetting(trunkBaseSettingsId) DELETE /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId} -> void any:telephony:plugin:all
getConfigurationSchemasEdgesVnext() GET /api/v2/configuration/schemas/edges/vnext ?pageSize:integer=25 ?pageNumber:integer=1 -> SchemaCategoryEntityListing
getConfigurationSchemasEdgesVnextSchemaCategory(schemaCategory) GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory} ?pageSize:integer=25 ?pageNumber:integer=1 -> SchemaReferenceEntityListing
getConfigurationSchemasEdgesVnextSchemaCategorySchemaType(schemaCategory, schemaType) GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType} ?pageSize:integer=25 ?pageNumber:integer=1 -> SchemaReferenceEntityListing
getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaId(schemaCategory, schemaType, schemaId) GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}/{schemaId} -> Organization
getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaIdExtensionTypeMetadataId(schemaCategory, schemaType, schemaId, extensionType, metadataId) GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}/{schemaId}/{extensionType}/{metadataId} ?type -> Organization
getTelephonyProvidersEdge(edgeId) GET /api/v2/telephony/providers/edges/{edgeId} ?expand:(site)[] -> Edge any:telephony:plugin:all
getTelephonyProvidersEdgeDiagnosticNslookup(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/nslookup -> EdgeNetworkDiagnosticResponse any:telephony:plugin:all
getTelephonyProvidersEdgeDiagnosticPing(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/ping -> EdgeNetworkDiagnosticResponse any:telephony:plugin:all
getTelephonyProvidersEdgeDiagnosticRoute(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/route -> EdgeNetworkDiagnosticResponse any:telephony:plugin:all
getTelephonyProvidersEdgeDiagnosticTracepath(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/tracepath -> EdgeNetworkDiagnosticResponse any:telephony:plugin:all
getTelephonyProvidersEdgeLine(edgeId, lineId) GET /api/v2/telephony/providers/edges/{edgeId}/lines/{lineId} -> EdgeLine any:telephony:plugin:all
getTelephonyProvidersEdgeLines(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/lines ?pageSize:integer=25 ?pageNumber:integer=1 -> EdgeLineEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgeLogicalinterface(edgeId, interfaceId) GET /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId} ?expand:@TrunkBaseAssignmentExpand[] -> DomainLogicalInterface any:telephony:plugin:all
getTelephonyProvidersEdgeLogicalinterfaces(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces ?expand:@TrunkBaseAssignmentExpand[] -> LogicalInterfaceEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgeLogsJob(edgeId, jobId) GET /api/v2/telephony/providers/edges/{edgeId}/logs/jobs/{jobId} -> EdgeLogsJob any:telephony:plugin:all
getTelephonyProvidersEdgeMetrics(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/metrics -> EdgeMetrics any:telephony:plugin:all
getTelephonyProvidersEdgePhysicalinterface(edgeId, interfaceId) GET /api/v2/telephony/providers/edges/{edgeId}/physicalinterfaces/{interfaceId} -> DomainPhysicalInterface any:telephony:plugin:all
getTelephonyProvidersEdgePhysicalinterfaces(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/physicalinterfaces -> PhysicalInterfaceEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgeSetuppackage(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/setuppackage -> VmPairingInfo any:telephony:plugin:all
getTelephonyProvidersEdgeSoftwareupdate(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/softwareupdate -> DomainEdgeSoftwareUpdateDto
getTelephonyProvidersEdgeSoftwareversions(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/softwareversions -> DomainEdgeSoftwareVersionDtoEntityListing
getTelephonyProvidersEdgeTrunks(edgeId) GET /api/v2/telephony/providers/edges/{edgeId}/trunks ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?trunkBaseId@trunkBase.id ?trunkType:@TrunkType -> TrunkEntityListing any:telephony:plugin:all
getTelephonyProvidersEdges() GET /api/v2/telephony/providers/edges ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?siteId@site.id ?edgeGroupId@edgeGroup.id ?sortBy=name ?managed:boolean -> EdgeEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesAvailablelanguages() GET /api/v2/telephony/providers/edges/availablelanguages -> AvailableLanguageList
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
getTelephonyProvidersEdgesExtension(extensionId) GET /api/v2/telephony/providers/edges/extensions/{extensionId} -> Extension any:telephony:plugin:all
getTelephonyProvidersEdgesExtensionpool(extensionPoolId) GET /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId} -> ExtensionPool all:telephony:plugin:all
getTelephonyProvidersEdgesExtensionpools() GET /api/v2/telephony/providers/edges/extensionpools ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy ?_number@number -> ExtensionPoolEntityListing all:telephony:plugin:all
getTelephonyProvidersEdgesExtensions() GET /api/v2/telephony/providers/edges/extensions ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=number ?sortOrder=ASC ?_number@number -> ExtensionEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesLine(lineId) GET /api/v2/telephony/providers/edges/lines/{lineId} -> Line any:telephony:plugin:all
getTelephonyProvidersEdgesLinebasesetting(lineBaseId) GET /api/v2/telephony/providers/edges/linebasesettings/{lineBaseId} -> LineBase any:telephony:plugin:all
getTelephonyProvidersEdgesLinebasesettings() GET /api/v2/telephony/providers/edges/linebasesettings ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?expand:(properties)[] -> LineBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesLines() GET /api/v2/telephony/providers/edges/lines ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?sortBy=name ?expand:(properties|site|edgeGroup|primaryEdge|secondaryEdge|edges|assignedUser)[] -> LineEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesLinesTemplate(lineBaseSettingsId) GET /api/v2/telephony/providers/edges/lines/template ?lineBaseSettingsId -> Line any:telephony:plugin:all
getTelephonyProvidersEdgesLogicalinterfaces(edgeIds) GET /api/v2/telephony/providers/edges/logicalinterfaces ?edgeIds ?expand:@TrunkBaseAssignmentExpand[] -> LogicalInterfaceEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesMetrics(edgeIds) GET /api/v2/telephony/providers/edges/metrics ?edgeIds -> EdgeMetrics[] any:telephony:plugin:all
getTelephonyProvidersEdgesOutboundroute(outboundRouteId) GET /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId} -> OutboundRoute any:telephony:plugin:all
getTelephonyProvidersEdgesOutboundroutes() GET /api/v2/telephony/providers/edges/outboundroutes ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?siteId@site.id ?externalTrunkBasesIds@externalTrunkBases.ids ?sortBy=name -> OutboundRouteEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesPhone(phoneId) GET /api/v2/telephony/providers/edges/phones/{phoneId} -> Phone any:telephony:plugin:all
getTelephonyProvidersEdgesPhonebasesetting(phoneBaseId) GET /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId} -> PhoneBase any:telephony:plugin:all
getTelephonyProvidersEdgesPhonebasesettings() GET /api/v2/telephony/providers/edges/phonebasesettings ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=name ?sortOrder=ASC ?expand:(properties|lines)[] ?name -> PhoneBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesPhonebasesettingsAvailablemetabases() GET /api/v2/telephony/providers/edges/phonebasesettings/availablemetabases ?pageSize:integer=25 ?pageNumber:integer=1 -> PhoneMetaBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesPhonebasesettingsTemplate(phoneMetabaseId) GET /api/v2/telephony/providers/edges/phonebasesettings/template ?phoneMetabaseId -> PhoneBase any:telephony:plugin:all
getTelephonyProvidersEdgesPhones() GET /api/v2/telephony/providers/edges/phones ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy:(name|status.operationalStatus|secondaryStatus.operationalStatus)=name ?sortOrder=ASC ?siteId@site.id ?webRtcUserId@webRtcUser.id ?phoneBaseSettingsId@phoneBaseSettings.id ?linesLoggedInUserId@lines.loggedInUser.id ?linesDefaultForUserId@lines.defaultForUser.id ?phoneHardwareId@phone_hardwareId ?linesId@lines.id ?linesName@lines.name ?name ?statusOperationalStatus@status.operationalStatus ?secondaryStatusOperationalStatus@secondaryStatus.operationalStatus ?expand:(properties|site|status|status.primaryEdgesStatus|status.secondaryEdgesStatus|phoneBaseSettings|lines)[] ?fields:(webRtcUser|properties.*|lines.loggedInUser|lines.defaultForUser)[] -> PhoneEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesPhonesTemplate(phoneBaseSettingsId) GET /api/v2/telephony/providers/edges/phones/template ?phoneBaseSettingsId -> Phone any:telephony:plugin:all
getTelephonyProvidersEdgesPhysicalinterfaces(edgeIds) GET /api/v2/telephony/providers/edges/physicalinterfaces ?edgeIds -> PhysicalInterfaceEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesSite(siteId) GET /api/v2/telephony/providers/edges/sites/{siteId} -> Site any:telephony:plugin:all,telephony:sites:view
getTelephonyProvidersEdgesSiteNumberplan(siteId, numberPlanId) GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans/{numberPlanId} -> NumberPlan any:telephony:plugin:all
getTelephonyProvidersEdgesSiteNumberplans(siteId) GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans -> NumberPlan[] any:telephony:plugin:all
getTelephonyProvidersEdgesSiteNumberplansClassifications(siteId) GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans/classifications ?classification -> string[] any:telephony:plugin:all
getTelephonyProvidersEdgesSiteOutboundroute(siteId, outboundRouteId) GET /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId} -> OutboundRouteBase any:telephony:plugin:all
getTelephonyProvidersEdgesSiteOutboundroutes(siteId) GET /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes ?pageSize:integer=25 ?pageNumber:integer=1 ?name ?externalTrunkBasesIds@externalTrunkBases.ids ?sortBy=name -> OutboundRouteBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesSites() GET /api/v2/telephony/providers/edges/sites ?pageSize:integer=25 ?pageNumber:integer=1 ?sortBy=name ?sortOrder=ASC ?name ?locationId@location.id ?managed:boolean -> SiteEntityListing
getTelephonyProvidersEdgesTimezones() GET /api/v2/telephony/providers/edges/timezones ?pageSize:integer=1000 ?pageNumber:integer=1 -> TimeZoneEntityListing
getTelephonyProvidersEdgesTrunk(trunkId) GET /api/v2/telephony/providers/edges/trunks/{trunkId} -> Trunk any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkMetrics(trunkId) GET /api/v2/telephony/providers/edges/trunks/{trunkId}/metrics -> TrunkMetrics any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkbasesetting(trunkBaseSettingsId) GET /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId} ?ignoreHidden:boolean -> TrunkBase any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkbasesettings() GET /api/v2/telephony/providers/edges/trunkbasesettings ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?recordingEnabled:boolean ?ignoreHidden:boolean ?managed:boolean ?expand:(properties)[] ?name -> TrunkBaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkbasesettingsAvailablemetabases() GET /api/v2/telephony/providers/edges/trunkbasesettings/availablemetabases ?type:@TrunkType ?pageSize:integer=25 ?pageNumber:integer=1 -> TrunkMetabaseEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkbasesettingsTemplate(trunkMetabaseId) GET /api/v2/telephony/providers/edges/trunkbasesettings/template ?trunkMetabaseId -> TrunkBase any:telephony:plugin:all
getTelephonyProvidersEdgesTrunks() GET /api/v2/telephony/providers/edges/trunks ?pageNumber:integer=1 ?pageSize:integer=25 ?sortBy=name ?sortOrder=ASC ?edgeId@edge.id ?trunkBaseId@trunkBase.id ?trunkType:@TrunkType -> TrunkEntityListing any:telephony:plugin:all
getTelephonyProvidersEdgesTrunksMetrics(trunkIds) GET /api/v2/telephony/providers/edges/trunks/metrics ?trunkIds -> TrunkMetrics[] any:telephony:plugin:all
getTelephonyProvidersEdgesTrunkswithrecording() GET /api/v2/telephony/providers/edges/trunkswithrecording ?trunkType:@TrunkType -> TrunkRecordingEnabledCount any:recording:retentionPolicy:view,telephony:plugin:all
postTelephonyProvidersEdgeDiagnosticNslookup(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/nslookup {body: EdgeNetworkDiagnosticRequest} -> EdgeNetworkDiagnostic any:telephony:plugin:all
postTelephonyProvidersEdgeDiagnosticPing(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/ping {body: EdgeNetworkDiagnosticRequest} -> EdgeNetworkDiagnostic any:telephony:plugin:all
postTelephonyProvidersEdgeDiagnosticRoute(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/route {body: EdgeNetworkDiagnosticRequest} -> EdgeNetworkDiagnostic any:telephony:plugin:all
postTelephonyProvidersEdgeDiagnosticTracepath(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/tracepath {body: EdgeNetworkDiagnosticRequest} -> EdgeNetworkDiagnostic any:telephony:plugin:all
postTelephonyProvidersEdgeLogicalinterfaces(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces {body: DomainLogicalInterface} -> DomainLogicalInterface any:telephony:plugin:all
postTelephonyProvidersEdgeLogsJobUpload(edgeId, jobId, body) POST /api/v2/telephony/providers/edges/{edgeId}/logs/jobs/{jobId}/upload {body: EdgeLogsJobUploadRequest} -> void any:telephony:plugin:all
postTelephonyProvidersEdgeLogsJobs(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/logs/jobs {body: EdgeLogsJobRequest} -> EdgeLogsJobResponse any:telephony:plugin:all
postTelephonyProvidersEdgeReboot(edgeId) POST /api/v2/telephony/providers/edges/{edgeId}/reboot {body: EdgeRebootParameters} -> string any:telephony:plugin:all
postTelephonyProvidersEdgeSoftwareupdate(edgeId, body) POST /api/v2/telephony/providers/edges/{edgeId}/softwareupdate {body: DomainEdgeSoftwareUpdateDto} -> DomainEdgeSoftwareUpdateDto
postTelephonyProvidersEdgeStatuscode(edgeId) POST /api/v2/telephony/providers/edges/{edgeId}/statuscode {body: EdgeServiceStateRequest} -> string any:telephony:plugin:all
postTelephonyProvidersEdgeUnpair(edgeId) POST /api/v2/telephony/providers/edges/{edgeId}/unpair -> string any:telephony:plugin:all
postTelephonyProvidersEdges(body) POST /api/v2/telephony/providers/edges {body: Edge} -> Edge any:telephony:plugin:all
postTelephonyProvidersEdgesAddressvalidation(body) POST /api/v2/telephony/providers/edges/addressvalidation {body: ValidateAddressRequest} -> ValidateAddressResponse
postTelephonyProvidersEdgesCertificateauthorities(body) POST /api/v2/telephony/providers/edges/certificateauthorities {body: DomainCertificateAuthority} -> DomainCertificateAuthority any:telephony:plugin:all
postTelephonyProvidersEdgesDidpools(body) POST /api/v2/telephony/providers/edges/didpools {body: DIDPool} -> DIDPool any:telephony:plugin:all
postTelephonyProvidersEdgesEdgegroups(body) POST /api/v2/telephony/providers/edges/edgegroups {body: EdgeGroup} -> EdgeGroup any:telephony:plugin:all
postTelephonyProvidersEdgesExtensionpools(body) POST /api/v2/telephony/providers/edges/extensionpools {body: ExtensionPool} -> ExtensionPool all:telephony:plugin:all
postTelephonyProvidersEdgesOutboundroutes(body) POST /api/v2/telephony/providers/edges/outboundroutes {body: OutboundRoute} -> OutboundRoute any:telephony:plugin:all
postTelephonyProvidersEdgesPhoneReboot(phoneId) POST /api/v2/telephony/providers/edges/phones/{phoneId}/reboot -> void any:telephony:plugin:all
postTelephonyProvidersEdgesPhonebasesettings(body) POST /api/v2/telephony/providers/edges/phonebasesettings {body: PhoneBase} -> PhoneBase any:telephony:plugin:all
postTelephonyProvidersEdgesPhones(body) POST /api/v2/telephony/providers/edges/phones {body: Phone} -> Phone any:telephony:plugin:all
postTelephonyProvidersEdgesPhonesReboot(body) POST /api/v2/telephony/providers/edges/phones/reboot {body: PhonesReboot} -> void any:telephony:plugin:all
postTelephonyProvidersEdgesSiteOutboundroutes(siteId, body) POST /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes {body: OutboundRouteBase} -> OutboundRouteBase any:telephony:plugin:all
postTelephonyProvidersEdgesSiteRebalance(siteId) POST /api/v2/telephony/providers/edges/sites/{siteId}/rebalance -> void any:telephony:plugin:all
postTelephonyProvidersEdgesSites(body) POST /api/v2/telephony/providers/edges/sites {body: Site} -> Site any:telephony:plugin:all
postTelephonyProvidersEdgesTrunkbasesettings(body) POST /api/v2/telephony/providers/edges/trunkbasesettings {body: TrunkBase} -> TrunkBase any:telephony:plugin:all
putTelephonyProvidersEdge(edgeId, body) PUT /api/v2/telephony/providers/edges/{edgeId} {body: Edge} -> Edge any:telephony:plugin:all
putTelephonyProvidersEdgeLine(edgeId, lineId, body) PUT /api/v2/telephony/providers/edges/{edgeId}/lines/{lineId} {body: EdgeLine} -> EdgeLine any:telephony:plugin:all
putTelephonyProvidersEdgeLogicalinterface(edgeId, interfaceId, body) PUT /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId} {body: DomainLogicalInterface} -> DomainLogicalInterface any:telephony:plugin:all
putTelephonyProvidersEdgesCertificateauthority(certificateId, body) PUT /api/v2/telephony/providers/edges/certificateauthorities/{certificateId} {body: DomainCertificateAuthority} -> DomainCertificateAuthority any:telephony:plugin:all
putTelephonyProvidersEdgesDid(didId, body) PUT /api/v2/telephony/providers/edges/dids/{didId} {body: DID} -> DID any:telephony:plugin:all
putTelephonyProvidersEdgesDidpool(didPoolId, body) PUT /api/v2/telephony/providers/edges/didpools/{didPoolId} {body: DIDPool} -> DIDPool any:telephony:plugin:all
putTelephonyProvidersEdgesEdgegroup(edgeGroupId, body) PUT /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId} {body: EdgeGroup} -> EdgeGroup any:telephony:plugin:all
putTelephonyProvidersEdgesEdgegroupEdgetrunkbase(edgegroupId, edgetrunkbaseId, body) PUT /api/v2/telephony/providers/edges/edgegroups/{edgegroupId}/edgetrunkbases/{edgetrunkbaseId} {body: EdgeTrunkBase} -> EdgeTrunkBase any:telephony:plugin:all
putTelephonyProvidersEdgesExtension(extensionId, body) PUT /api/v2/telephony/providers/edges/extensions/{extensionId} {body: Extension} -> Extension any:telephony:plugin:all
putTelephonyProvidersEdgesExtensionpool(extensionPoolId, body) PUT /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId} {body: ExtensionPool} -> ExtensionPool all:telephony:plugin:all
putTelephonyProvidersEdgesOutboundroute(outboundRouteId, body) PUT /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId} {body: OutboundRoute} -> OutboundRoute any:telephony:plugin:all
putTelephonyProvidersEdgesPhone(phoneId, body) PUT /api/v2/telephony/providers/edges/phones/{phoneId} {body: Phone} -> Phone any:telephony:plugin:all
putTelephonyProvidersEdgesPhonebasesetting(phoneBaseId, body) PUT /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId} {body: PhoneBase} -> PhoneBase any:telephony:plugin:all
putTelephonyProvidersEdgesSite(siteId, body) PUT /api/v2/telephony/providers/edges/sites/{siteId} {body: Site} -> Site any:telephony:plugin:all
putTelephonyProvidersEdgesSiteNumberplans(siteId, body) PUT /api/v2/telephony/providers/edges/sites/{siteId}/numberplans {body: NumberPlan[]} -> NumberPlan[] any:telephony:plugin:all
putTelephonyProvidersEdgesSiteOutboundroute(siteId, outboundRouteId, body) PUT /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId} {body: OutboundRouteBase} -> OutboundRouteBase any:telephony:plugin:all
putTelephonyProvidersEdgesTrunkbasesetting(trunkBaseSettingsId, body) PUT /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId} {body: TrunkBase} -> TrunkBase any:telephony:plugin:all

## TextbotsApi
getTextbotsBotsSearch() GET /api/v2/textbots/bots/search ?botType:(GenesysBotConnector|GenesysDialogEngine|AmazonLex|GoogleDialogFlowES|GoogleDialogFlowCX|NuanceDlg|GenesysBotFlow)[] ?botName ?botId[] ?pageSize:integer=25 -> BotSearchResponseEntityListing any:integrations:integration:view
postTextbotsBotflowsSessionTurns(sessionId, turnRequest) POST /api/v2/textbots/botflows/sessions/{sessionId}/turns {turnRequest: TextBotFlowTurnRequest} -> TextBotFlowTurnResponse any:textbots:botFlowSession:execute
postTextbotsBotflowsSessions(launchRequest) POST /api/v2/textbots/botflows/sessions {launchRequest: TextBotFlowLaunchRequest} -> TextBotFlowLaunchResponse any:textbots:botFlowSession:execute
postTextbotsBotsExecute(postTextRequest) POST /api/v2/textbots/bots/execute {postTextRequest: PostTextRequest} -> PostTextResponse any:textbots:session:execute

## TokensApi
deleteToken(userId) DELETE /api/v2/tokens/{userId} -> void any:oauth:token:delete
deleteTokensMe() DELETE /api/v2/tokens/me -> void
getTokensMe() GET /api/v2/tokens/me -> TokenInfo
headTokensMe() HEAD /api/v2/tokens/me -> void

## UploadsApi
postKnowledgeDocumentuploads(body) POST /api/v2/knowledge/documentuploads {body: UploadUrlRequest} -> UploadUrlResponse all:knowledge:document:upload
postLanguageunderstandingMinerUploads(minerId, body) POST /api/v2/languageunderstanding/miners/{minerId}/uploads {body: JsonObject} -> UploadUrlResponse all:languageUnderstanding:miner:upload
postUploadsLearningCoverart(body) POST /api/v2/uploads/learning/coverart {body: LearningCoverArtUploadUrlRequest} -> UploadUrlResponse all:learning:coverart:upload
postUploadsPublicassetsImages(body) POST /api/v2/uploads/publicassets/images {body: UploadUrlRequest} -> UploadUrlResponse all:uploads:publicasset:upload
postUploadsRecordings(body) POST /api/v2/uploads/recordings {body: UploadUrlRequest} -> UploadUrlResponse all:recording:recording:upload
postUploadsWorkforcemanagementHistoricaldataCsv(body) POST /api/v2/uploads/workforcemanagement/historicaldata/csv {body: UploadUrlRequest} -> UploadUrlResponse all:wfm:historicalData:upload

## UsageApi
getUsageQueryExecutionIdResults(executionId) GET /api/v2/usage/query/{executionId}/results -> ApiUsageQueryResult any:oauth:client:view
postUsageQuery(body) POST /api/v2/usage/query {body: ApiUsageQuery} -> UsageExecutionResult any:oauth:client:view

## UserRecordingsApi
deleteUserrecording(recordingId) DELETE /api/v2/userrecordings/{recordingId} -> void
getUserrecording(recordingId) GET /api/v2/userrecordings/{recordingId} ?expand:(conversation)[] -> UserRecording
getUserrecordingMedia(recordingId) GET /api/v2/userrecordings/{recordingId}/media ?formatId:@MediaFormat=WEBM -> DownloadResponse
getUserrecordings() GET /api/v2/userrecordings ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(conversation)[] -> UserRecordingEntityListing
getUserrecordingsSummary() GET /api/v2/userrecordings/summary -> FaxSummary
putUserrecording(recordingId, body) PUT /api/v2/userrecordings/{recordingId} ?expand:(conversation)[] {body: UserRecording} -> UserRecording

## UsersApi
deleteAnalyticsUsersDetailsJob(jobId) DELETE /api/v2/analytics/users/details/jobs/{jobId} -> void any:analytics:userDetail:view
deleteAuthorizationSubjectDivisionRole(subjectId, divisionId, roleId) DELETE /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId} -> void any:authorization:grant:delete
deleteRoutingUserUtilization(userId) DELETE /api/v2/routing/users/{userId}/utilization -> void any:routing:utilization:manage
deleteUser(userId) DELETE /api/v2/users/{userId} -> JsonObject any:directory:user:delete
deleteUserRoutinglanguage(userId, languageId) DELETE /api/v2/users/{userId}/routinglanguages/{languageId} -> void any:routing:skill:assign,routing:language:assign
deleteUserRoutingskill(userId, skillId) DELETE /api/v2/users/{userId}/routingskills/{skillId} -> void all:routing:skill:assign
deleteUserStationAssociatedstation(userId) DELETE /api/v2/users/{userId}/station/associatedstation -> void
deleteUserStationDefaultstation(userId) DELETE /api/v2/users/{userId}/station/defaultstation -> void any:telephony:plugin:all,telephony:phone:assign
getAnalyticsUsersDetailsJob(jobId) GET /api/v2/analytics/users/details/jobs/{jobId} -> AsyncQueryStatus any:analytics:userDetail:view
getAnalyticsUsersDetailsJobResults(jobId) GET /api/v2/analytics/users/details/jobs/{jobId}/results ?cursor ?pageSize:integer -> AnalyticsUserDetailsAsyncQueryResponse any:analytics:userDetail:view
getAnalyticsUsersDetailsJobsAvailability() GET /api/v2/analytics/users/details/jobs/availability -> DataAvailabilityResponse any:analytics:userDetail:view
getAuthorizationDivisionspermittedMe(permission) GET /api/v2/authorization/divisionspermitted/me ?name ?permission -> AuthzDivision[]
getAuthorizationDivisionspermittedPagedMe(permission) GET /api/v2/authorization/divisionspermitted/paged/me ?permission ?pageNumber:integer=1 ?pageSize:integer=25 -> DivsPermittedEntityListing
getAuthorizationDivisionspermittedPagedSubjectId(subjectId, permission) GET /api/v2/authorization/divisionspermitted/paged/{subjectId} ?permission ?pageNumber:integer=1 ?pageSize:integer=25 -> DivsPermittedEntityListing
getAuthorizationSubject(subjectId) GET /api/v2/authorization/subjects/{subjectId} -> AuthzSubject any:authorization:grant:view
getAuthorizationSubjectsMe() GET /api/v2/authorization/subjects/me -> AuthzSubject
getFieldconfig(type) GET /api/v2/fieldconfig ?type:@FieldConfigType -> FieldConfig
getProfilesUsers() GET /api/v2/profiles/users ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?jid[] ?sortOrder:(ascending|descending)=ASC ?expand:(routingStatus|presence|integrationPresence|conversationSummary|outOfOffice|geolocation|station|authorization)[] ?integrationPresenceSource:@IntegrationPresenceSource -> UserProfileEntityListing
getRoutingUserUtilization(userId) GET /api/v2/routing/users/{userId}/utilization -> AgentMaxUtilization any:routing:utilization:manage,routing:utilization:view
getUser(userId) GET /api/v2/users/{userId} ?expand:@UserExpand[] ?integrationPresenceSource:@IntegrationPresenceSource ?state:(active|deleted)=active -> User
getUserAdjacents(userId) GET /api/v2/users/{userId}/adjacents ?expand:@UserExpand[] -> Adjacents
getUserCallforwarding(userId) GET /api/v2/users/{userId}/callforwarding -> CallForwarding
getUserDirectreports(userId) GET /api/v2/users/{userId}/directreports ?expand:@UserExpand[] -> User[]
getUserFavorites(userId) GET /api/v2/users/{userId}/favorites ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder=ASC ?expand:@UserExpand[] -> UserEntityListing
getUserGeolocation(userId, clientId) GET /api/v2/users/{userId}/geolocations/{clientId} -> Geolocation
getUserOutofoffice(userId) GET /api/v2/users/{userId}/outofoffice -> OutOfOffice
getUserProfile(userId) GET /api/v2/users/{userId}/profile ?expand:(routingStatus|presence|conversationSummary|outOfOffice|geolocation|station|authorization|lasttokenissued|dateLastLogin|authorization.unusedRoles|team)[] ?integrationPresenceSource:@IntegrationPresenceSource -> UserProfile
getUserProfileskills(userId) GET /api/v2/users/{userId}/profileskills -> string[] any:directory:userProfile:view
getUserQueues(userId) GET /api/v2/users/{userId}/queues ?pageSize:integer=25 ?pageNumber:integer=1 ?joined:boolean=true ?divisionId[] -> UserQueueEntityListing any:routing:queue:view,routing:queue:join,routing:queueMember:manage
getUserRoles(subjectId) GET /api/v2/users/{subjectId}/roles -> UserAuthorization any:authorization:grant:view
getUserRoutinglanguages(userId) GET /api/v2/users/{userId}/routinglanguages ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC -> UserLanguageEntityListing
getUserRoutingskills(userId) GET /api/v2/users/{userId}/routingskills ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(ascending|descending)=ASC -> UserSkillEntityListing
getUserRoutingstatus(userId) GET /api/v2/users/{userId}/routingstatus -> RoutingStatus
getUserState(userId) GET /api/v2/users/{userId}/state -> UserState any:directory:userStateChange:view
getUserStation(userId) GET /api/v2/users/{userId}/station -> UserStations
getUserSuperiors(userId) GET /api/v2/users/{userId}/superiors ?expand:@UserExpand[] -> User[]
getUserTrustors(userId) GET /api/v2/users/{userId}/trustors ?pageSize:integer=25 ?pageNumber:integer=1 -> TrustorEntityListing all:authorization:orgTrustor:view
getUsers() GET /api/v2/users ?pageSize:integer=25 ?pageNumber:integer=1 ?id[] ?jabberId[] ?sortOrder:(ascending|descending)=ASC ?expand:@UserExpand[] ?integrationPresenceSource:@IntegrationPresenceSource ?state:(active|inactive|deleted|any)=active -> UserEntityListing
getUsersDevelopmentActivities() GET /api/v2/users/development/activities ?userId[] ?moduleId ?interval ?completionInterval ?overdue:@OverdueFilter=Any ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(Asc|Desc)=Desc ?types:@DevelopmentActivityType[] ?statuses:(Planned|InProgress|Completed|InvalidSchedule)[] ?relationship:@ActivityRelationship[] -> DevelopmentActivityListing any:learning:assignment:view,coaching:appointment:view
getUsersDevelopmentActivitiesMe() GET /api/v2/users/development/activities/me ?moduleId ?interval ?completionInterval ?overdue:@OverdueFilter=Any ?pageSize:integer=25 ?pageNumber:integer=1 ?sortOrder:(Asc|Desc)=Desc ?types:@DevelopmentActivityType[] ?statuses:(Planned|InProgress|Completed|InvalidSchedule)[] ?relationship:@ActivityRelationship[] -> DevelopmentActivityListing
getUsersDevelopmentActivity(activityId, type) GET /api/v2/users/development/activities/{activityId} ?type:@DevelopmentActivityType -> DevelopmentActivity any:learning:assignment:view,coaching:appointment:view
getUsersMe() GET /api/v2/users/me ?expand:(routingStatus|presence|conversationSummary|outOfOffice|geolocation|station|authorization|lasttokenissued|dateLastLogin|authorization.unusedRoles|team|profileSkills|certifications|locations|groups|skills|languages|languagePreference|employerInfo|biography|date|geolocationsettings|organization|presencedefinitions|locationdefinitions|orgauthorization|orgproducts|favorites|superiors|directreports|adjacents|routingskills|routinglanguages|fieldconfigs|token|trustors|logCapture)[] ?integrationPresenceSource:@IntegrationPresenceSource -> UserMe
getUsersSearch(q64) GET /api/v2/users/search ?q64 ?expand[] ?integrationPresenceSource:@IntegrationPresenceSource -> UsersSearchResponse any:directory:user:view
patchUser(userId, body) PATCH /api/v2/users/{userId} {body: UpdateUser} -> User any:directory:user:edit
patchUserCallforwarding(userId, body) PATCH /api/v2/users/{userId}/callforwarding {body: CallForwarding} -> CallForwarding any:conversation:callForwarding:edit
patchUserGeolocation(userId, clientId, body) PATCH /api/v2/users/{userId}/geolocations/{clientId} {body: Geolocation} -> Geolocation
patchUserQueue(queueId, userId, body) PATCH /api/v2/users/{userId}/queues/{queueId} {body: UserQueue} -> UserQueue any:routing:queue:join,routing:queueMember:manage
patchUserQueues(userId, body) PATCH /api/v2/users/{userId}/queues ?divisionId[] {body: UserQueue[]} -> UserQueueEntityListing any:routing:queue:join,routing:queueMember:manage
patchUserRoutinglanguage(userId, languageId, body) PATCH /api/v2/users/{userId}/routinglanguages/{languageId} {body: UserRoutingLanguage} -> UserRoutingLanguage any:routing:skill:assign,routing:language:assign
patchUserRoutinglanguagesBulk(userId, body) PATCH /api/v2/users/{userId}/routinglanguages/bulk {body: UserRoutingLanguagePost[]} -> UserLanguageEntityListing any:routing:skill:assign,routing:language:assign
patchUserRoutingskillsBulk(userId, body) PATCH /api/v2/users/{userId}/routingskills/bulk {body: UserRoutingSkillPost[]} -> UserSkillEntityListing any:routing:skill:assign
patchUsersBulk(body) PATCH /api/v2/users/bulk {body: PatchUser[]} -> UserEntityListing any:directory:user:add,directory:user:edit
postAnalyticsUsersAggregatesQuery(body) POST /api/v2/analytics/users/aggregates/query {body: UserAggregationQuery} -> UserAggregateQueryResponse any:analytics:userAggregate:view
postAnalyticsUsersDetailsJobs(body) POST /api/v2/analytics/users/details/jobs {body: AsyncUserDetailsQuery} -> AsyncQueryResponse any:analytics:userDetail:view
postAnalyticsUsersDetailsQuery(body) POST /api/v2/analytics/users/details/query {body: UserDetailsQuery} -> AnalyticsUserDetailsQueryResponse any:analytics:userDetail:view
postAnalyticsUsersObservationsQuery(body) POST /api/v2/analytics/users/observations/query {body: UserObservationQuery} -> UserObservationQueryResponse any:analytics:userObservation:view
postAuthorizationSubjectBulkadd(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkadd ?subjectType=PC_USER {body: RoleDivisionGrants} -> void any:authorization:grant:add
postAuthorizationSubjectBulkremove(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkremove {body: RoleDivisionGrants} -> void any:authorization:grant:delete
postAuthorizationSubjectBulkreplace(subjectId, body) POST /api/v2/authorization/subjects/{subjectId}/bulkreplace ?subjectType=PC_USER {body: RoleDivisionGrants} -> void all:authorization:grant:add,authorization:grant:delete
postAuthorizationSubjectDivisionRole(subjectId, divisionId, roleId) POST /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId} ?subjectType=PC_USER -> void any:authorization:grant:add
postUserInvite(userId) POST /api/v2/users/{userId}/invite ?force:boolean=false -> void any:directory:user:add
postUserPassword(userId, body) POST /api/v2/users/{userId}/password {body: ChangePasswordRequest} -> void any:directory:user:setPassword
postUserRoutinglanguages(userId, body) POST /api/v2/users/{userId}/routinglanguages {body: UserRoutingLanguagePost} -> UserRoutingLanguage any:routing:skill:assign,routing:language:assign
postUserRoutingskills(userId, body) POST /api/v2/users/{userId}/routingskills {body: UserRoutingSkillPost} -> UserRoutingSkill all:routing:skill:assign
postUsers(body) POST /api/v2/users {body: CreateUser} -> User any:directory:user:add
postUsersDevelopmentActivitiesAggregatesQuery(body) POST /api/v2/users/development/activities/aggregates/query {body: DevelopmentActivityAggregateParam} -> DevelopmentActivityAggregateResponse any:learning:assignment:view,coaching:appointment:view
postUsersMePassword(body) POST /api/v2/users/me/password {body: ChangeMyPasswordRequest} -> void
postUsersSearch(body) POST /api/v2/users/search {body: UserSearchRequest} -> UsersSearchResponse any:directory:user:view
putRoutingUserUtilization(userId, body) PUT /api/v2/routing/users/{userId}/utilization {body: Utilization} -> AgentMaxUtilization any:routing:utilization:manage
putUserCallforwarding(userId, body) PUT /api/v2/users/{userId}/callforwarding {body: CallForwarding} -> CallForwarding any:conversation:callForwarding:edit
putUserOutofoffice(userId, body) PUT /api/v2/users/{userId}/outofoffice {body: OutOfOffice} -> OutOfOffice
putUserProfileskills(userId, body) PUT /api/v2/users/{userId}/profileskills {body: string[]} -> string[] any:directory:userProfile:edit
putUserRoles(subjectId, body) PUT /api/v2/users/{subjectId}/roles {body: string[]} -> UserAuthorization any:authorization:grant:add
putUserRoutingskill(userId, skillId, body) PUT /api/v2/users/{userId}/routingskills/{skillId} {body: UserRoutingSkill} -> UserRoutingSkill all:routing:skill:assign
putUserRoutingskillsBulk(userId, body) PUT /api/v2/users/{userId}/routingskills/bulk {body: UserRoutingSkillPost[]} -> UserSkillEntityListing any:routing:skill:assign
putUserRoutingstatus(userId, body) PUT /api/v2/users/{userId}/routingstatus {body: RoutingStatus} -> RoutingStatus
putUserState(userId, body) PUT /api/v2/users/{userId}/state {body: UserState} -> UserState any:directory:user:edit
putUserStationAssociatedstationStationId(userId, stationId) PUT /api/v2/users/{userId}/station/associatedstation/{stationId} -> void
putUserStationDefaultstationStationId(userId, stationId) PUT /api/v2/users/{userId}/station/defaultstation/{stationId} -> void any:telephony:plugin:all,telephony:phone:assign

## UtilitiesApi
getDate() GET /api/v2/date -> ServerDate
getIpranges() GET /api/v2/ipranges -> IpAddressRangeListing
getTimezones() GET /api/v2/timezones ?pageSize:integer=25 ?pageNumber:integer=1 -> TimeZoneEntityListing
postCertificateDetails(body) POST /api/v2/certificate/details {body: Certificate} -> ParsedCertificate

## VoicemailApi
deleteVoicemailMessage(messageId) DELETE /api/v2/voicemail/messages/{messageId} -> void
deleteVoicemailMessages() DELETE /api/v2/voicemail/messages -> void
getVoicemailGroupMailbox(groupId) GET /api/v2/voicemail/groups/{groupId}/mailbox -> VoicemailMailboxInfo
getVoicemailGroupMessages(groupId) GET /api/v2/voicemail/groups/{groupId}/messages ?pageSize:integer=25 ?pageNumber:integer=1 -> VoicemailMessageEntityListing
getVoicemailGroupPolicy(groupId) GET /api/v2/voicemail/groups/{groupId}/policy -> VoicemailGroupPolicy any:directory:group:add,directory:group:edit
getVoicemailMailbox() GET /api/v2/voicemail/mailbox -> VoicemailMailboxInfo
getVoicemailMeMailbox() GET /api/v2/voicemail/me/mailbox -> VoicemailMailboxInfo
getVoicemailMeMessages() GET /api/v2/voicemail/me/messages ?pageSize:integer=25 ?pageNumber:integer=1 -> VoicemailMessageEntityListing
getVoicemailMePolicy() GET /api/v2/voicemail/me/policy -> VoicemailUserPolicy
getVoicemailMessage(messageId) GET /api/v2/voicemail/messages/{messageId} ?expand:(callerUser.routingStatus|callerUser.primaryPresence|callerUser.conversationSummary|callerUser.outOfOffice|callerUser.geolocation)[] -> VoicemailMessage
getVoicemailMessageMedia(messageId) GET /api/v2/voicemail/messages/{messageId}/media ?formatId:@MediaFormat=WEBM -> VoicemailMediaInfo
getVoicemailMessages() GET /api/v2/voicemail/messages ?ids ?expand:(callerUser.routingStatus|callerUser.primaryPresence|callerUser.conversationSummary|callerUser.outOfOffice|callerUser.geolocation)[] -> VoicemailMessageEntityListing
getVoicemailPolicy() GET /api/v2/voicemail/policy -> VoicemailOrganizationPolicy all:telephony:plugin:all
getVoicemailQueueMessages(queueId) GET /api/v2/voicemail/queues/{queueId}/messages ?pageSize:integer=25 ?pageNumber:integer=1 -> VoicemailMessageEntityListing any:voicemail:acdvoicemail:view
getVoicemailSearch(q64) GET /api/v2/voicemail/search ?q64 ?expand[] -> VoicemailsSearchResponse
getVoicemailUserpolicy(userId) GET /api/v2/voicemail/userpolicies/{userId} -> VoicemailUserPolicy
patchVoicemailGroupPolicy(groupId, body) PATCH /api/v2/voicemail/groups/{groupId}/policy {body: VoicemailGroupPolicy} -> VoicemailGroupPolicy any:directory:group:add,directory:group:edit
patchVoicemailMePolicy(body) PATCH /api/v2/voicemail/me/policy {body: VoicemailUserPolicy} -> VoicemailUserPolicy
patchVoicemailMessage(messageId, body) PATCH /api/v2/voicemail/messages/{messageId} {body: VoicemailMessage} -> VoicemailMessage
patchVoicemailUserpolicy(userId, body) PATCH /api/v2/voicemail/userpolicies/{userId} {body: VoicemailUserPolicy} -> VoicemailUserPolicy
postVoicemailMessages() POST /api/v2/voicemail/messages {body: CopyVoicemailMessage} -> VoicemailMessage
postVoicemailSearch(body) POST /api/v2/voicemail/search {body: VoicemailSearchRequest} -> VoicemailsSearchResponse
putVoicemailMessage(messageId, body) PUT /api/v2/voicemail/messages/{messageId} {body: VoicemailMessage} -> VoicemailMessage
putVoicemailPolicy(body) PUT /api/v2/voicemail/policy {body: VoicemailOrganizationPolicy} -> VoicemailOrganizationPolicy all:telephony:plugin:all
putVoicemailUserpolicy(userId, body) PUT /api/v2/voicemail/userpolicies/{userId} {body: VoicemailUserPolicy} -> VoicemailUserPolicy all:telephony:plugin:all

## WebChatApi
deleteWebchatDeployment(deploymentId) DELETE /api/v2/webchat/deployments/{deploymentId} -> void any:webchat:deployment:delete
deleteWebchatGuestConversationMember(conversationId, memberId) DELETE /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId} auth:guest -> void
deleteWebchatSettings() DELETE /api/v2/webchat/settings -> void any:webchat:deployment:delete
getWebchatDeployment(deploymentId) GET /api/v2/webchat/deployments/{deploymentId} -> WebChatDeployment any:webchat:deployment:read
getWebchatDeployments() GET /api/v2/webchat/deployments -> WebChatDeploymentEntityListing any:webchat:deployment:read
getWebchatGuestConversationMediarequest(conversationId, mediaRequestId) GET /api/v2/webchat/guest/conversations/{conversationId}/mediarequests/{mediaRequestId} auth:guest -> WebChatGuestMediaRequest
getWebchatGuestConversationMediarequests(conversationId) GET /api/v2/webchat/guest/conversations/{conversationId}/mediarequests auth:guest -> WebChatGuestMediaRequestEntityList
getWebchatGuestConversationMember(conversationId, memberId) GET /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId} auth:guest -> WebChatMemberInfo
getWebchatGuestConversationMembers(conversationId) GET /api/v2/webchat/guest/conversations/{conversationId}/members ?pageSize:integer=25 ?pageNumber:integer=1 ?excludeDisconnectedMembers:boolean=false auth:guest -> WebChatMemberInfoEntityList
getWebchatGuestConversationMessage(conversationId, messageId) GET /api/v2/webchat/guest/conversations/{conversationId}/messages/{messageId} auth:guest -> WebChatMessage
getWebchatGuestConversationMessages(conversationId) GET /api/v2/webchat/guest/conversations/{conversationId}/messages ?after ?before ?sortOrder:(ascending|descending)=ascending ?maxResults:integer=100 auth:guest -> WebChatMessageEntityList
getWebchatSettings() GET /api/v2/webchat/settings -> WebChatSettings any:webchat:deployment:read
patchWebchatGuestConversationMediarequest(conversationId, mediaRequestId, body) PATCH /api/v2/webchat/guest/conversations/{conversationId}/mediarequests/{mediaRequestId} {body: WebChatGuestMediaRequest} auth:guest -> WebChatGuestMediaRequest
postWebchatDeployments(body) POST /api/v2/webchat/deployments {body: WebChatDeployment} -> WebChatDeployment any:webchat:deployment:create
postWebchatGuestConversationMemberMessages(conversationId, memberId, body) POST /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}/messages {body: CreateWebChatMessageRequest} auth:guest -> WebChatMessage
postWebchatGuestConversationMemberTyping(conversationId, memberId) POST /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}/typing auth:guest -> WebChatTyping
postWebchatGuestConversations(body) POST /api/v2/webchat/guest/conversations {body: CreateWebChatConversationRequest} auth:none -> CreateWebChatConversationResponse
putWebchatDeployment(deploymentId, body) PUT /api/v2/webchat/deployments/{deploymentId} {body: WebChatDeployment} -> WebChatDeployment any:webchat:deployment:update
putWebchatSettings(body) PUT /api/v2/webchat/settings {body: WebChatSettings} -> WebChatSettings any:webchat:deployment:update

## WebDeploymentsApi
deleteWebdeploymentsConfiguration(configurationId) DELETE /api/v2/webdeployments/configurations/{configurationId} -> void all:webDeployments:configuration:delete
deleteWebdeploymentsDeployment(deploymentId) DELETE /api/v2/webdeployments/deployments/{deploymentId} -> void all:webDeployments:deployment:delete
getWebdeploymentsConfigurationVersion(configurationId, versionId) GET /api/v2/webdeployments/configurations/{configurationId}/versions/{versionId} -> WebDeploymentConfigurationVersion all:webDeployments:configuration:view
getWebdeploymentsConfigurationVersions(configurationId) GET /api/v2/webdeployments/configurations/{configurationId}/versions -> WebDeploymentConfigurationVersionEntityListing all:webDeployments:configuration:view
getWebdeploymentsConfigurationVersionsDraft(configurationId) GET /api/v2/webdeployments/configurations/{configurationId}/versions/draft -> WebDeploymentConfigurationVersion all:webDeployments:configuration:view
getWebdeploymentsConfigurations() GET /api/v2/webdeployments/configurations ?showOnlyPublished:boolean=false -> WebDeploymentConfigurationVersionEntityListing all:webDeployments:configuration:view
getWebdeploymentsDeployment(deploymentId) GET /api/v2/webdeployments/deployments/{deploymentId} -> WebDeployment all:webDeployments:deployment:view
getWebdeploymentsDeployments() GET /api/v2/webdeployments/deployments -> WebDeploymentEntityListing all:webDeployments:deployment:view
postWebdeploymentsConfigurationVersionsDraftPublish(configurationId) POST /api/v2/webdeployments/configurations/{configurationId}/versions/draft/publish -> WebDeploymentConfigurationVersion all:webDeployments:configuration:edit,webDeployments:configuration:add
postWebdeploymentsConfigurations(configurationVersion) POST /api/v2/webdeployments/configurations {configurationVersion: WebDeploymentConfigurationVersion} -> WebDeploymentConfigurationVersion all:webDeployments:configuration:add
postWebdeploymentsDeployments(deployment) POST /api/v2/webdeployments/deployments {deployment: WebDeployment} -> WebDeployment all:webDeployments:deployment:add
putWebdeploymentsConfigurationVersionsDraft(configurationId, configurationVersion) PUT /api/v2/webdeployments/configurations/{configurationId}/versions/draft {configurationVersion: WebDeploymentConfigurationVersion} -> WebDeploymentConfigurationVersion all:webDeployments:configuration:edit
putWebdeploymentsDeployment(deploymentId, deployment) PUT /api/v2/webdeployments/deployments/{deploymentId} {deployment: WebDeployment} -> WebDeployment all:webDeployments:deployment:edit

## WebMessagingApi
getWebmessagingMessages() GET /api/v2/webmessaging/messages ?pageSize:integer=25 ?pageNumber:integer=1 -> WebMessagingMessageEntityList

## WidgetsApi
deleteWidgetsDeployment(deploymentId) DELETE /api/v2/widgets/deployments/{deploymentId} -> void any:widgets:deployment:delete,webchat:deployment:delete
getWidgetsDeployment(deploymentId) GET /api/v2/widgets/deployments/{deploymentId} -> WidgetDeployment any:widgets:deployment:view,webchat:deployment:read
getWidgetsDeployments() GET /api/v2/widgets/deployments -> WidgetDeploymentEntityListing any:widgets:deployment:view,webchat:deployment:read
postWidgetsDeployments(body) POST /api/v2/widgets/deployments {body: WidgetDeployment} -> WidgetDeployment any:widgets:deployment:add,webchat:deployment:create
putWidgetsDeployment(deploymentId, body) PUT /api/v2/widgets/deployments/{deploymentId} {body: WidgetDeployment} -> WidgetDeployment any:widgets:deployment:edit,webchat:deployment:update

## WorkforceManagementApi
deleteWorkforcemanagementBusinessunit(businessUnitId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId} -> void any:wfm:businessUnit:delete
deleteWorkforcemanagementBusinessunitActivitycode(businessUnitId, activityCodeId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId} -> void any:wfm:activityCode:delete
deleteWorkforcemanagementBusinessunitPlanninggroup(businessUnitId, planningGroupId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId} -> void any:wfm:planningGroup:delete
deleteWorkforcemanagementBusinessunitSchedulingRun(businessUnitId, runId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId} -> void any:wfm:schedule:generate
deleteWorkforcemanagementBusinessunitServicegoaltemplate(businessUnitId, serviceGoalTemplateId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId} -> void any:wfm:serviceGoalTemplate:delete
deleteWorkforcemanagementBusinessunitWeekSchedule(businessUnitId, weekId, scheduleId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId} -> BuAsyncScheduleResponse any:wfm:schedule:delete
deleteWorkforcemanagementBusinessunitWeekShorttermforecast(businessUnitId, weekDateId, forecastId) DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId} -> void any:wfm:shortTermForecast:delete
deleteWorkforcemanagementCalendarUrlIcs() DELETE /api/v2/workforcemanagement/calendar/url/ics -> void all:wfm:agentSchedule:sync
deleteWorkforcemanagementManagementunit(managementUnitId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId} -> void any:wfm:managementUnit:delete
deleteWorkforcemanagementManagementunitTimeofflimit(managementUnitId, timeOffLimitId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId} -> void any:wfm:timeOffLimit:delete
deleteWorkforcemanagementManagementunitTimeoffplan(managementUnitId, timeOffPlanId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId} -> void any:wfm:timeOffPlan:delete
deleteWorkforcemanagementManagementunitWorkplan(managementUnitId, workPlanId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId} -> void any:wfm:workPlan:delete
deleteWorkforcemanagementManagementunitWorkplanrotation(managementUnitId, workPlanRotationId) DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId} -> void any:wfm:workPlanRotation:delete
getWorkforcemanagementAdherence(userId) GET /api/v2/workforcemanagement/adherence ?userId[] -> UserScheduleAdherence[] any:wfm:realtimeAdherence:view
getWorkforcemanagementAdherenceHistoricalJob(jobId) GET /api/v2/workforcemanagement/adherence/historical/jobs/{jobId} -> WfmHistoricalAdherenceResponse any:wfm:historicalAdherence:view
getWorkforcemanagementAdhocmodelingjob(jobId) GET /api/v2/workforcemanagement/adhocmodelingjobs/{jobId} -> ModelingStatusResponse any:wfm:adhocModel:view
getWorkforcemanagementAgentManagementunit(agentId) GET /api/v2/workforcemanagement/agents/{agentId}/managementunit -> AgentManagementUnitReference any:wfm:agent:view,wfm:publishedSchedule:view,wfm:schedule:view,coaching:appointment:add,coaching:appointment:edit
getWorkforcemanagementAgentsMeManagementunit() GET /api/v2/workforcemanagement/agents/me/managementunit -> AgentManagementUnitReference any:wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:publishedSchedule:view,wfm:serviceGoalTemplate:add,wfm:serviceGoalTemplate:delete,wfm:serviceGoalTemplate:edit,wfm:serviceGoalTemplate:view,wfm:planningGroup:add,wfm:planningGroup:delete,wfm:planningGroup:edit,wfm:planningGroup:view,wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:timeOffLimit:add,wfm:timeOffLimit:delete,wfm:timeOffLimit:edit,wfm:timeOffLimit:view,wfm:timeOffPlan:add,wfm:timeOffPlan:delete,wfm:timeOffPlan:edit,wfm:timeOffPlan:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view
getWorkforcemanagementBusinessunit(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId} ?expand:(settings|settings.timeZone|settings.startDayOfWeek|settings.shortTermForecasting|settings.scheduling)[] -> BusinessUnit any:wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:publishedSchedule:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:serviceGoalTemplate:add,wfm:serviceGoalTemplate:delete,wfm:serviceGoalTemplate:edit,wfm:serviceGoalTemplate:view,wfm:planningGroup:add,wfm:planningGroup:delete,wfm:planningGroup:edit,wfm:planningGroup:view,wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:agentShiftTradeRequest:participate,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:timeOffLimit:add,wfm:timeOffLimit:delete,wfm:timeOffLimit:edit,wfm:timeOffLimit:view,wfm:timeOffPlan:add,wfm:timeOffPlan:delete,wfm:timeOffPlan:edit,wfm:timeOffPlan:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view,coaching:appointment:add,coaching:appointment:edit
getWorkforcemanagementBusinessunitActivitycode(businessUnitId, activityCodeId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId} -> BusinessUnitActivityCode any:wfm:activityCode:view
getWorkforcemanagementBusinessunitActivitycodes(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes -> BusinessUnitActivityCodeListing any:wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:publishedSchedule:view,wfm:serviceGoalTemplate:add,wfm:serviceGoalTemplate:delete,wfm:serviceGoalTemplate:edit,wfm:serviceGoalTemplate:view,wfm:planningGroup:add,wfm:planningGroup:delete,wfm:planningGroup:edit,wfm:planningGroup:view,wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:timeOffLimit:add,wfm:timeOffLimit:delete,wfm:timeOffLimit:edit,wfm:timeOffLimit:view,wfm:timeOffPlan:add,wfm:timeOffPlan:delete,wfm:timeOffPlan:edit,wfm:timeOffPlan:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view
getWorkforcemanagementBusinessunitIntradayPlanninggroups(businessUnitId, _date) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday/planninggroups ?_date@date -> WfmIntradayPlanningGroupListing any:wfm:intraday:view
getWorkforcemanagementBusinessunitManagementunits(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/managementunits ?feature:@WorkforceManagementFeature ?divisionId -> ManagementUnitListing
getWorkforcemanagementBusinessunitPlanninggroup(businessUnitId, planningGroupId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId} -> PlanningGroup any:wfm:planningGroup:view
getWorkforcemanagementBusinessunitPlanninggroups(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups -> PlanningGroupList any:wfm:planningGroup:view,wfm:shortTermForecast:view,wfm:intraday:view,wfm:agent:view,wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitSchedulingRun(businessUnitId, runId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId} -> BuScheduleRun any:wfm:schedule:generate,wfm:schedule:edit
getWorkforcemanagementBusinessunitSchedulingRunResult(businessUnitId, runId, managementUnitIds, expand) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}/result ?managementUnitIds[] ?expand:(headcountForecast|generationResults|agentSchedules)[] -> BuRescheduleResult any:wfm:schedule:edit,wfm:schedule:generate
getWorkforcemanagementBusinessunitSchedulingRuns(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs -> BuScheduleRunListing any:wfm:schedule:generate,wfm:schedule:edit
getWorkforcemanagementBusinessunitServicegoaltemplate(businessUnitId, serviceGoalTemplateId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId} -> ServiceGoalTemplate any:wfm:serviceGoalTemplate:view
getWorkforcemanagementBusinessunitServicegoaltemplates(businessUnitId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates -> ServiceGoalTemplateList any:wfm:serviceGoalTemplate:view,wfm:planningGroup:view,wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWeekSchedule(businessUnitId, weekId, scheduleId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId} ?expand:(managementUnits.agents) -> BuScheduleMetadata any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekScheduleGenerationresults(businessUnitId, weekId, scheduleId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/generationresults -> ScheduleGenerationResult any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekScheduleHeadcountforecast(businessUnitId, weekId, scheduleId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/headcountforecast ?forceDownload:boolean -> BuHeadcountForecastResponse any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekScheduleHistoryAgent(businessUnitId, weekId, scheduleId, agentId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/history/agents/{agentId} -> BuAgentScheduleHistoryResponse any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekSchedules(businessUnitId, weekId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules ?includeOnlyPublished:boolean ?expand:(forecast.description) -> BuScheduleListing any:wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekShorttermforecast(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId} ?expand:(planningGroups|generationResults)[] -> BuShortTermForecast any:wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWeekShorttermforecastData(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/data ?weekNumber:integer ?forceDownloadService:boolean -> BuForecastResultResponse any:wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWeekShorttermforecastGenerationresults(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/generationresults -> BuForecastGenerationResult any:wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWeekShorttermforecastLongtermforecastdata(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/longtermforecastdata ?forceDownloadService:boolean -> LongTermForecastResultResponse any:wfm:shortTermForecast:view
getWorkforcemanagementBusinessunitWeekShorttermforecastPlanninggroups(businessUnitId, weekDateId, forecastId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/planninggroups -> ForecastPlanningGroupsResponse any:wfm:shortTermForecast:view,wfm:schedule:view,wfm:publishedSchedule:view
getWorkforcemanagementBusinessunitWeekShorttermforecasts(businessUnitId, weekDateId) GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts -> BuShortTermForecastListing any:wfm:schedule:generate,wfm:shortTermForecast:view
getWorkforcemanagementBusinessunits() GET /api/v2/workforcemanagement/businessunits ?feature:@WorkforceManagementFeature ?divisionId -> BusinessUnitListing
getWorkforcemanagementBusinessunitsDivisionviews() GET /api/v2/workforcemanagement/businessunits/divisionviews ?divisionId[] -> BusinessUnitListing any:wfm:businessUnit:search
getWorkforcemanagementCalendarDataIcs(calendarId) GET /api/v2/workforcemanagement/calendar/data/ics ?calendarId accept:text/calendar -> string
getWorkforcemanagementCalendarUrlIcs() GET /api/v2/workforcemanagement/calendar/url/ics -> CalendarUrlResponse all:wfm:agentSchedule:sync,wfm:agentSchedule:view
getWorkforcemanagementHistoricaldataDeletejob() GET /api/v2/workforcemanagement/historicaldata/deletejob -> HistoricalImportDeleteJobResponse all:wfm:historicalData:upload
getWorkforcemanagementHistoricaldataImportstatus() GET /api/v2/workforcemanagement/historicaldata/importstatus -> HistoricalImportStatusListing all:wfm:historicalData:upload
getWorkforcemanagementManagementunit(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId} ?expand:(settings|settings.adherence|settings.timeOff|settings.scheduling|settings.shortTermForecasting|settings.shiftTrading)[] -> ManagementUnit any:wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:publishedSchedule:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:serviceGoalTemplate:add,wfm:serviceGoalTemplate:delete,wfm:serviceGoalTemplate:edit,wfm:serviceGoalTemplate:view,wfm:planningGroup:add,wfm:planningGroup:delete,wfm:planningGroup:edit,wfm:planningGroup:view,wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:agentShiftTradeRequest:participate,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:timeOffLimit:add,wfm:timeOffLimit:delete,wfm:timeOffLimit:edit,wfm:timeOffLimit:view,wfm:timeOffPlan:add,wfm:timeOffPlan:delete,wfm:timeOffPlan:edit,wfm:timeOffPlan:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view
getWorkforcemanagementManagementunitActivitycodes(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/activitycodes -> ActivityCodeContainer any:wfm:activityCode:add,wfm:activityCode:delete,wfm:activityCode:edit,wfm:activityCode:view,wfm:agent:edit,wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit,wfm:agent:view,wfm:businessUnit:add,wfm:businessUnit:delete,wfm:businessUnit:edit,wfm:businessUnit:view,wfm:historicalAdherence:view,wfm:intraday:view,wfm:managementUnit:add,wfm:managementUnit:delete,wfm:managementUnit:edit,wfm:managementUnit:view,wfm:publishedSchedule:view,wfm:realtimeAdherence:view,wfm:schedule:add,wfm:schedule:delete,wfm:schedule:edit,wfm:schedule:generate,wfm:schedule:view,wfm:shortTermForecast:add,wfm:shortTermForecast:delete,wfm:shortTermForecast:edit,wfm:shortTermForecast:view,wfm:timeOffRequest:add,wfm:timeOffRequest:edit,wfm:timeOffRequest:view,wfm:workPlan:add,wfm:workPlan:delete,wfm:workPlan:edit,wfm:workPlan:view,wfm:workPlanRotation:add,wfm:workPlanRotation:delete,wfm:workPlanRotation:edit,wfm:workPlanRotation:view
getWorkforcemanagementManagementunitAdherence(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/adherence ?forceDownloadService:boolean -> UserScheduleAdherenceListing any:wfm:realtimeAdherence:view
getWorkforcemanagementManagementunitAgent(managementUnitId, agentId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/{agentId} ?excludeCapabilities:boolean -> WfmAgent any:wfm:agent:view
getWorkforcemanagementManagementunitAgentShifttrades(managementUnitId, agentId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/{agentId}/shifttrades -> ShiftTradeListResponse any:wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view
getWorkforcemanagementManagementunitShifttradesMatched(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/shifttrades/matched -> ShiftTradeMatchesSummaryResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
getWorkforcemanagementManagementunitShifttradesUsers(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/shifttrades/users -> WfmUserEntityListing any:wfm:agentShiftTradeRequest:participate
getWorkforcemanagementManagementunitTimeofflimit(managementUnitId, timeOffLimitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId} -> TimeOffLimit any:wfm:timeOffLimit:view
getWorkforcemanagementManagementunitTimeofflimits(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits -> TimeOffLimitListing any:wfm:timeOffLimit:view,wfm:timeOffPlan:view
getWorkforcemanagementManagementunitTimeoffplan(managementUnitId, timeOffPlanId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId} -> TimeOffPlan any:wfm:timeOffPlan:view
getWorkforcemanagementManagementunitTimeoffplans(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans -> TimeOffPlanListing any:wfm:timeOffPlan:view
getWorkforcemanagementManagementunitUserTimeoffrequest(managementUnitId, userId, timeOffRequestId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId} -> TimeOffRequestResponse any:wfm:timeOffRequest:view
getWorkforcemanagementManagementunitUserTimeoffrequestTimeofflimits(managementUnitId, userId, timeOffRequestId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}/timeofflimits -> QueryTimeOffLimitValuesResponse all:wfm:timeOffRequest:view,wfm:timeOffLimit:view
getWorkforcemanagementManagementunitUserTimeoffrequests(managementUnitId, userId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests ?recentlyReviewed:boolean=false -> TimeOffRequestList any:wfm:timeOffRequest:view
getWorkforcemanagementManagementunitUsers(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users -> WfmUserEntityListing any:wfm:agent:view,wfm:historicalAdherence:view,wfm:publishedSchedule:view,wfm:realtimeAdherence:view,wfm:schedule:view,wfm:timeOffRequest:view,wfm:workPlanRotation:view,wfm:workPlan:view
getWorkforcemanagementManagementunitWeekSchedule(managementUnitId, weekId, scheduleId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekId}/schedules/{scheduleId} ?expand:(generationResults|headcountForecast) ?forceDownloadService:boolean -> WeekScheduleResponse any:wfm:publishedSchedule:view,wfm:schedule:view
getWorkforcemanagementManagementunitWeekSchedules(managementUnitId, weekId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekId}/schedules ?includeOnlyPublished:boolean ?earliestWeekDate ?latestWeekDate -> WeekScheduleListResponse any:wfm:publishedSchedule:view,wfm:schedule:view
getWorkforcemanagementManagementunitWeekShifttrades(managementUnitId, weekDateId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades ?evaluateMatches:boolean=true -> WeekShiftTradeListResponse any:wfm:shiftTradeRequest:view,wfm:shiftTradeRequest:edit
getWorkforcemanagementManagementunitWorkplan(managementUnitId, workPlanId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId} ?includeOnly:(agentCount|agents|optionalDays|shifts|shiftStartVariances)[] -> WorkPlan any:wfm:workPlanRotation:view,wfm:workPlan:view,wfm:schedule:edit
getWorkforcemanagementManagementunitWorkplanrotation(managementUnitId, workPlanRotationId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId} -> WorkPlanRotationResponse any:wfm:workPlanRotation:view
getWorkforcemanagementManagementunitWorkplanrotations(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations ?expand:(agents)[] -> WorkPlanRotationListResponse any:wfm:agent:view,wfm:workPlanRotation:view
getWorkforcemanagementManagementunitWorkplans(managementUnitId) GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans ?expand:(agentCount|agents|optionalDays|shifts|shiftStartVariances|details)[] -> WorkPlanListResponse any:wfm:agent:view,wfm:publishedSchedule:view,wfm:schedule:view,wfm:workPlanRotation:view,wfm:workPlan:view
getWorkforcemanagementManagementunits() GET /api/v2/workforcemanagement/managementunits ?pageSize:integer ?pageNumber:integer ?expand:(details) ?feature:@WorkforceManagementFeature ?divisionId -> ManagementUnitListing
getWorkforcemanagementManagementunitsDivisionviews() GET /api/v2/workforcemanagement/managementunits/divisionviews ?divisionId[] -> ManagementUnitListing any:wfm:managementUnit:search
getWorkforcemanagementNotifications() GET /api/v2/workforcemanagement/notifications -> NotificationsResponse
getWorkforcemanagementSchedulingjob(jobId) GET /api/v2/workforcemanagement/schedulingjobs/{jobId} -> SchedulingStatusResponse any:wfm:schedulingrequest:view
getWorkforcemanagementShifttrades() GET /api/v2/workforcemanagement/shifttrades -> ShiftTradeListResponse any:wfm:shiftTradeRequest:edit,wfm:shiftTradeRequest:view,wfm:agentShiftTradeRequest:participate
getWorkforcemanagementTimeoffrequest(timeOffRequestId) GET /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId} -> TimeOffRequestResponse any:wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit
getWorkforcemanagementTimeoffrequestWaitlistpositions(timeOffRequestId) GET /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId}/waitlistpositions -> WaitlistPositionListing any:wfm:agentTimeOffRequest:submit
getWorkforcemanagementTimeoffrequests() GET /api/v2/workforcemanagement/timeoffrequests ?recentlyReviewed:boolean=false -> TimeOffRequestList any:wfm:agentSchedule:view,wfm:agentTimeOffRequest:submit
patchWorkforcemanagementBusinessunit(businessUnitId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId} {body: UpdateBusinessUnitRequest} -> BusinessUnit all:wfm:businessUnit:edit
patchWorkforcemanagementBusinessunitActivitycode(businessUnitId, activityCodeId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId} {body: UpdateActivityCodeRequest} -> BusinessUnitActivityCode any:wfm:activityCode:edit
patchWorkforcemanagementBusinessunitPlanninggroup(businessUnitId, planningGroupId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId} {body: UpdatePlanningGroupRequest} -> PlanningGroup any:wfm:planningGroup:edit
patchWorkforcemanagementBusinessunitSchedulingRun(businessUnitId, runId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId} {body: PatchBuScheduleRunRequest} -> void any:wfm:schedule:edit
patchWorkforcemanagementBusinessunitServicegoaltemplate(businessUnitId, serviceGoalTemplateId) PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId} {body: UpdateServiceGoalTemplate} -> ServiceGoalTemplate any:wfm:serviceGoalTemplate:edit
patchWorkforcemanagementManagementunit(managementUnitId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId} {body: UpdateManagementUnitRequest} -> ManagementUnit any:wfm:managementUnit:edit
patchWorkforcemanagementManagementunitTimeofflimit(managementUnitId, timeOffLimitId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId} {body: UpdateTimeOffLimitRequest} -> TimeOffLimit any:wfm:timeOffLimit:edit
patchWorkforcemanagementManagementunitTimeoffplan(managementUnitId, timeOffPlanId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId} {body: UpdateTimeOffPlanRequest} -> TimeOffPlan any:wfm:timeOffPlan:edit
patchWorkforcemanagementManagementunitUserTimeoffrequest(managementUnitId, userId, timeOffRequestId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId} {body: AdminTimeOffRequestPatch} -> TimeOffRequestResponse any:wfm:timeOffRequest:edit
patchWorkforcemanagementManagementunitWeekShifttrade(managementUnitId, weekDateId, tradeId, body) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/{tradeId} {body: PatchShiftTradeRequest} -> ShiftTradeResponse any:wfm:agentShiftTradeRequest:participate
patchWorkforcemanagementManagementunitWorkplan(managementUnitId, workPlanId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId} ?validationMode:(Ignore) {body: WorkPlan} -> WorkPlan any:wfm:workPlan:edit
patchWorkforcemanagementManagementunitWorkplanrotation(managementUnitId, workPlanRotationId) PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId} {body: UpdateWorkPlanRotationRequest} -> WorkPlanRotationResponse any:wfm:workPlanRotation:edit
patchWorkforcemanagementTimeoffrequest(timeOffRequestId) PATCH /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId} {body: AgentTimeOffRequestPatch} -> TimeOffRequestResponse any:wfm:agentTimeOffRequest:submit
postWorkforcemanagementAdherenceHistorical() POST /api/v2/workforcemanagement/adherence/historical {body: WfmHistoricalAdherenceQueryForUsers} -> WfmHistoricalAdherenceResponse any:wfm:historicalAdherence:view
postWorkforcemanagementAgentschedulesMine() POST /api/v2/workforcemanagement/agentschedules/mine {body: BuGetCurrentAgentScheduleRequest} -> BuCurrentAgentScheduleSearchResponse any:wfm:agentSchedule:view
postWorkforcemanagementBusinessunitActivitycodes(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes {body: CreateActivityCodeRequest} -> BusinessUnitActivityCode any:wfm:activityCode:add
postWorkforcemanagementBusinessunitAgentschedulesSearch(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/agentschedules/search ?forceAsync:boolean ?forceDownloadService:boolean {body: BuSearchAgentSchedulesRequest} -> BuAsyncAgentSchedulesSearchResponse any:wfm:schedule:view,wfm:publishedSchedule:view
postWorkforcemanagementBusinessunitIntraday(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday ?forceAsync:boolean {body: IntradayPlanningGroupRequest} -> AsyncIntradayResponse any:wfm:intraday:view
postWorkforcemanagementBusinessunitPlanninggroups(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups {body: CreatePlanningGroupRequest} -> PlanningGroup any:wfm:planningGroup:add
postWorkforcemanagementBusinessunitServicegoaltemplates(businessUnitId) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates {body: CreateServiceGoalTemplate} -> ServiceGoalTemplate any:wfm:serviceGoalTemplate:add
postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery(businessUnitId, weekId, scheduleId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/agentschedules/query ?forceAsync:boolean ?forceDownloadService:boolean {body: BuQueryAgentSchedulesRequest} -> BuAsyncAgentSchedulesQueryResponse any:wfm:schedule:view,wfm:publishedSchedule:view
postWorkforcemanagementBusinessunitWeekScheduleCopy(businessUnitId, weekId, scheduleId, body) POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/copy {body: BuCopyScheduleRequest} -> BuAsyncScheduleResponse any:wfm:schedule:add
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
postWorkforcemanagementBusinessunits() POST /api/v2/workforcemanagement/businessunits {body: CreateBusinessUnitRequest} -> BusinessUnit any:wfm:businessUnit:add
postWorkforcemanagementCalendarUrlIcs() POST /api/v2/workforcemanagement/calendar/url/ics ?language=en-US -> CalendarUrlResponse all:wfm:agentSchedule:sync,wfm:agentSchedule:view
postWorkforcemanagementHistoricaldataDeletejob() POST /api/v2/workforcemanagement/historicaldata/deletejob -> HistoricalImportDeleteJobResponse all:wfm:historicalData:upload
postWorkforcemanagementHistoricaldataValidate() POST /api/v2/workforcemanagement/historicaldata/validate {body: ValidationServiceRequest} -> void all:wfm:historicalData:upload
postWorkforcemanagementManagementunitAgentschedulesSearch(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/agentschedules/search ?forceAsync:boolean ?forceDownloadService:boolean {body: BuSearchAgentSchedulesRequest} -> BuAsyncAgentSchedulesSearchResponse any:wfm:publishedSchedule:view,wfm:schedule:view
postWorkforcemanagementManagementunitHistoricaladherencequery(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/historicaladherencequery {body: WfmHistoricalAdherenceQuery} -> WfmHistoricalAdherenceResponse any:wfm:historicalAdherence:view
postWorkforcemanagementManagementunitMove(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/move {body: MoveManagementUnitRequest} -> MoveManagementUnitResponse all:wfm:managementUnit:edit
postWorkforcemanagementManagementunitSchedulesSearch(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/schedules/search {body: UserListScheduleRequestBody} -> UserScheduleContainer any:wfm:publishedSchedule:view,wfm:schedule:view
postWorkforcemanagementManagementunitTimeofflimits(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits {body: CreateTimeOffLimitRequest} -> TimeOffLimit any:wfm:timeOffLimit:add
postWorkforcemanagementManagementunitTimeofflimitsValuesQuery(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/values/query {body: QueryTimeOffLimitValuesRequest} -> QueryTimeOffLimitValuesResponse any:wfm:timeOffLimit:view
postWorkforcemanagementManagementunitTimeoffplans(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans {body: CreateTimeOffPlanRequest} -> TimeOffPlan any:wfm:timeOffPlan:add
postWorkforcemanagementManagementunitTimeoffrequests(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests {body: CreateAdminTimeOffRequest} -> TimeOffRequestList any:wfm:timeOffRequest:add
postWorkforcemanagementManagementunitTimeoffrequestsQuery(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/query {body: TimeOffRequestQueryBody} -> TimeOffRequestListing any:wfm:timeOffRequest:view
postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQuery(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/waitlistpositions/query {body: QueryWaitlistPositionsRequest} -> WaitlistPositionListing any:wfm:timeOffRequest:view
postWorkforcemanagementManagementunitWeekShifttradeMatch(managementUnitId, weekDateId, tradeId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/{tradeId}/match {body: MatchShiftTradeRequest} -> MatchShiftTradeResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementManagementunitWeekShifttrades(managementUnitId, weekDateId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades {body: AddShiftTradeRequest} -> ShiftTradeResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementManagementunitWeekShifttradesSearch(managementUnitId, weekDateId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/search {body: SearchShiftTradesRequest} -> SearchShiftTradesResponse any:wfm:agentShiftTradeRequest:participate
postWorkforcemanagementManagementunitWeekShifttradesStateBulk(managementUnitId, weekDateId, body) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/state/bulk ?forceAsync:boolean {body: BulkShiftTradeStateUpdateRequest} -> BulkUpdateShiftTradeStateResponse any:wfm:agentShiftTradeRequest:participate,wfm:shiftTradeRequest:edit
postWorkforcemanagementManagementunitWorkplanCopy(managementUnitId, workPlanId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/copy {body: CopyWorkPlan} -> WorkPlan any:wfm:workPlan:add
postWorkforcemanagementManagementunitWorkplanValidate(managementUnitId, workPlanId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/validate ?expand:(messages)[] {body: WorkPlanValidationRequest} -> ValidateWorkPlanResponse any:wfm:workPlan:add,wfm:workPlan:edit
postWorkforcemanagementManagementunitWorkplanrotationCopy(managementUnitId, workPlanRotationId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}/copy {body: CopyWorkPlanRotationRequest} -> WorkPlanRotationResponse any:wfm:workPlanRotation:add
postWorkforcemanagementManagementunitWorkplanrotations(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations {body: AddWorkPlanRotationRequest} -> WorkPlanRotationResponse any:wfm:workPlanRotation:add
postWorkforcemanagementManagementunitWorkplans(managementUnitId) POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans ?validationMode:(Ignore) {body: CreateWorkPlan} -> WorkPlan any:wfm:workPlan:add
postWorkforcemanagementManagementunits() POST /api/v2/workforcemanagement/managementunits {body: CreateManagementUnitApiRequest} -> ManagementUnit all:wfm:managementUnit:add
postWorkforcemanagementNotificationsUpdate() POST /api/v2/workforcemanagement/notifications/update {body: UpdateNotificationsRequest} -> UpdateNotificationsResponse
postWorkforcemanagementSchedules() POST /api/v2/workforcemanagement/schedules {body: CurrentUserScheduleRequestBody} -> UserScheduleContainer any:wfm:agentSchedule:view
postWorkforcemanagementTimeofflimitsAvailableQuery() POST /api/v2/workforcemanagement/timeofflimits/available/query {body: AvailableTimeOffRequest} -> AvailableTimeOffResponse any:wfm:agentTimeOffRequest:submit
postWorkforcemanagementTimeoffrequests() POST /api/v2/workforcemanagement/timeoffrequests {body: CreateAgentTimeOffRequest} -> TimeOffRequestResponse any:wfm:agentTimeOffRequest:submit
putWorkforcemanagementManagementunitTimeofflimitValues(managementUnitId, timeOffLimitId) PUT /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}/values {body: SetTimeOffLimitValuesRequest} -> TimeOffLimit any:wfm:timeOffLimit:edit
`;
