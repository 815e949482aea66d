/**
 * What the sandbox knows of the models: a line for each type that an operation answers with or takes. Made from `src/models` by the
 * test that holds the two against each other; `npx vitest run test/sandbox/generic/shapes.test.ts -u` writes it anew.
 *
 *     Type required optional? list=string[] nested=OtherType when=date state=(first|second)
 *
 * A field is a string where it says nothing else. Of enumerations that tell no progress the first value stands for all. Types that are
 * only taken show what is required of them. Where an object is optional and nothing answers with its type, it is an `object`.
 */
export const shapeTable = `
ADFS id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
AcknowledgeScreenRecordingRequest
Action id name? integrationId? category? contract?=object version?=number secure?=boolean config?=object selfUri?
ActionConfig
ActionContractInput input=PostInputContract output=PostOutputContract
ActionEntityListing entities=Action[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ActionMap id? version?=number isActive?=boolean displayName triggerWithSegments=string[] triggerWithEventConditions?=EventCondition[] triggerWithOutcomeProbabilityConditions?=OutcomeProbabilityCondition[] pageUrlConditions=UrlCondition[] activation?=object weight?=number action?=object actionMapScheduleGroups?=object ignoreFrequencyCap?=boolean selfUri? createdDate?=date modifiedDate?=date startDate?=date endDate?=date
ActionMapListing entities=ActionMap[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ActionTarget id? name? userData?=KeyValue[] supportedMediaTypes?=string[] state?=(active|inactive|deleted) description? serviceLevel?=object shortAbandonThreshold?=number selfUri? createdDate?=date modifiedDate?=date
ActionTargetListing entities=ActionTarget[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ActionTemplate id? name description? mediaType=(webchat) state=(Active|Inactive|Deleted) contentOffer?=object selfUri? createdDate?=date modifiedDate?=date
ActionTemplateListing entities=ActionTemplate[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ActiveAlertCount count?=number
ActivityCodeContainer activityCodes?=object metadata=WfmVersionedEntityMetadata
AddConversationRequest conversationId
AddConversationResponse conversation?=ConversationReference appointment?=CoachingAppointmentReference
AddShiftTradeRequest scheduleId initiatingShiftId
AddWorkPlanRotationRequest name dateRange=DateRangeWithOptionalEnd pattern=WorkPlanPatternRequest
AdditionalMessage textBody
AddressableEntityRef id? selfUri?
AddressableLicenseDefinition id? selfUri?
Adjacents superiors?=User[] siblings?=User[] directReports?=User[]
AdminTimeOffRequestPatch metadata=WfmVersionedEntityMetadata
Agent
AgentActivity id? name? agent?=User numEvaluations?=number averageEvaluationScore?=number numCriticalEvaluations?=number averageCriticalScore?=number highestEvaluationScore?=number lowestEvaluationScore?=number highestCriticalScore?=number lowestCriticalScore?=number agentEvaluatorActivityList?=AgentEvaluatorActivity[] numEvaluationsWithoutViewPermission?=number selfUri?
AgentActivityEntityListing entities=AgentActivity[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
AgentManagementUnitReference user?=UserReference managementUnit?=object businessUnit?=object
AgentMaxUtilization utilization?=object level?=(Agent)
AgentOwnedMappingPreview agentOwnedColumn? email? userId? exists?=boolean isQueueMember?=boolean recordCount?=number
AgentOwnedMappingPreviewListing entities=AgentOwnedMappingPreview[]
AgentTimeOffRequestPatch
AggregationResult type?=(termFrequency) dimension? metric? count?=number results?=AggregationResultEntry[]
AllTimePoints user?=UserReference dateEndWorkday?=date allTimePoints?=number
AnalyticsConversation conversationEnd?=date conversationId? conversationInitiator?=(acd) conversationStart?=date customerParticipation?=boolean divisionIds?=string[] externalTag? knowledgeBaseIds?=string[] mediaStatsMinConversationMos?=number mediaStatsMinConversationRFactor?=number originatingDirection?=(inbound) selfServed?=boolean evaluations?=AnalyticsEvaluation[] surveys?=AnalyticsSurvey[] resolutions?=AnalyticsResolution[] participants?=AnalyticsParticipant[]
AnalyticsConversationAsyncQueryResponse cursor? dataAvailabilityDate?=date conversations?=AnalyticsConversation[]
AnalyticsConversationQueryResponse aggregations?=AggregationResult[] conversations?=AnalyticsConversationWithoutAttributes[] totalHits?=number
AnalyticsConversationWithoutAttributes conversationEnd?=date conversationId? conversationInitiator?=(acd) conversationStart?=date customerParticipation?=boolean divisionIds?=string[] externalTag? knowledgeBaseIds?=string[] mediaStatsMinConversationMos?=number mediaStatsMinConversationRFactor?=number originatingDirection?=(inbound) selfServed?=boolean evaluations?=AnalyticsEvaluation[] surveys?=AnalyticsSurvey[] resolutions?=AnalyticsResolution[] participants?=AnalyticsParticipantWithoutAttributes[]
AnalyticsConversationWithoutAttributesMultiGetResponse conversations?=AnalyticsConversationWithoutAttributes[]
AnalyticsEvaluation calibrationId? contextId? deleted?=boolean evaluationId? evaluatorId? eventTime?=date formId? formName? queueId? released?=boolean rescored?=boolean userId? oTotalCriticalScore?=number oTotalScore?=number
AnalyticsParticipantWithoutAttributes externalContactId? externalOrganizationId? flaggedReason?=(general) participantId? participantName? purpose?=(acd) teamId? userId? sessions?=AnalyticsSession[]
AnalyticsProperty property? propertyType?=(bool) value?
AnalyticsReportingSettings piiMaskingEnabled?=boolean queueAgentAccessObfuscation?=boolean
AnalyticsResolution eventTime?=date queueId? userId? nNextContactAvoided?=number
AnalyticsSurvey eventTime?=date queueId? surveyCompletedDate?=date surveyFormContextId? surveyFormId? surveyFormName? surveyId? surveyPromoterScore?=number surveyStatus? userId? oSurveyTotalScore?=number
AnalyticsUserDetail userId? primaryPresence?=AnalyticsUserPresenceRecord[] routingStatus?=AnalyticsRoutingStatusRecord[]
AnalyticsUserDetailsAsyncQueryResponse userDetails?=AnalyticsUserDetail[] cursor? dataAvailabilityDate?=date
AnalyticsUserDetailsQueryResponse userDetails?=AnalyticsUserDetail[] aggregations?=AggregationResult[] totalHits?=number
Annotation id? name? type? location?=number durationMs?=number absoluteLocation?=number absoluteDurationMs?=number recordingLocation?=number recordingDurationMs?=number user?=User description? selfUri?
ApiUsageQuery interval
ApiUsageQueryResult results?=ApiUsageRow[] queryStatus?=(Complete|Failed|Running)
ApiUsageRow clientId? clientName? organizationId? userId? templateUri? httpMethod? status200?=number status300?=number status400?=number status500?=number status429?=number requests?=number date?=date
ArchitectJobMessage dateTime?=date type?=(Error) text?
ArchitectJobStateResponse id flow?=AddressableEntityRef status?=(Registered|Started|Success|Failure) command?=(Publish) messages?=ArchitectJobMessage[] selfUri?
AssessmentForm passPercent=number questionGroups=AssessmentFormQuestionGroup[]
AssessmentJobListing total?=number entities=BenefitAssessmentJob[] selfUri?
AssessmentListing entities=BenefitAssessment[] nextUri? selfUri? previousUri?
AssessmentQuestionGroupScore questionGroupId totalScore?=number maxTotalScore?=number markedNA?=boolean totalCriticalScore?=number maxTotalCriticalScore?=number totalNonCriticalScore?=number maxTotalNonCriticalScore?=number totalScoreUnweighted?=number maxTotalScoreUnweighted?=number totalCriticalScoreUnweighted?=number maxTotalCriticalScoreUnweighted?=number totalNonCriticalScoreUnweighted?=number maxTotalNonCriticalScoreUnweighted?=number questionScores?=AssessmentQuestionScore[]
AssessmentScoringSet totalScore?=number totalCriticalScore?=number totalNonCriticalScore?=number questionGroupScores=AssessmentQuestionGroupScore[] failureReasons?=string[] comments? agentComments? isPassed?=boolean
AssignUsers membersToAssign=string[] membersToRemove=string[]
AssignedLearningModule id? name createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date version?=number externalId? source?=(UserCreated) rule?=LearningModuleRule currentAssignments?=LearningAssignment[] selfUri? isArchived?=boolean isPublished?=boolean description? completionTimeInDays=number type?=(Informational) informSteps?=LearningModuleInformStep[] assessmentForm?=object summaryData?=object coverArt?=LearningModuleCoverArtResponse
AssignedLearningModuleDomainEntityListing entities=AssignedLearningModule[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
AssignedWrapupCode code? notes? tags?=string[] durationSeconds?=number endTime?=date
Assignment assignedMembers?=UserReference[] removedMembers?=UserReference[] assignmentErrors?=AssignmentError[]
AssignmentError user?=UserReference message?
AssignmentValidation membersNotAssigned?=UserReference[] membersAlreadyAssigned?=UserReference[] membersAlreadyAssignedToOther?=OtherProfileAssignment[] invalidMemberAssignments?=InvalidAssignment[]
AsyncConversationQuery interval
AsyncForecastOperationResult status?=(Processing|Complete|Canceled|Error) operationId? result?=BuShortTermForecast progress?=number
AsyncIntradayResponse status?=(Processing|Complete|Canceled|Error) operationId? result?=object
AsyncQueryResponse jobId
AsyncQueryStatus state?=(QUEUED|PENDING|FAILED|CANCELLED|FULFILLED|EXPIRED) errorMessage? expirationDate?=date submissionDate?=date completionDate?=date
AsyncUserDetailsQuery interval
Attachment attachmentId? name? contentUri? contentType? contentLength?=number inlineImage?=boolean
AttemptLimits id? name? dateCreated?=date dateModified?=date version?=number maxAttemptsPerContact?=number maxAttemptsPerNumber?=number timeZoneId? resetPeriod?=(NEVER) recallEntries?=object selfUri?
AttemptLimitsEntityListing entities=AttemptLimits[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
AttendanceStatus dateWorkday?=date attendanceStatusType?=(HasData)
AttendanceStatusListing entities=AttendanceStatus[]
AuditLogMessage id? userHomeOrgId? user?=DomainEntityRef client?=AddressableEntityRef remoteIp?=string[] serviceName?=(AnalyticsReporting) eventDate?=date message?=object action?=(Create) entity?=DomainEntityRef entityType?=(AccessToken) status?=(SUCCESS|FAILURE|WARNING) propertyChanges?=PropertyChange[] context?=object
AuditMessage id user?=object correlationId? transactionId? transactionInitiator?=boolean application? serviceName level timestamp? receivedTimestamp status actionContext? action? changes?=Change[] entity?=object serviceContext?=object
AuditQueryExecutionResultsResponse id pageSize?=number cursor? entities?=AuditLogMessage[]
AuditQueryExecutionStatusResponse id state?=(Queued|Running|Succeeded|Failed|Cancelled) startDate?=date interval? serviceName?=(AnalyticsReporting) filters?=AuditQueryFilter[] sort?=AuditQuerySort[]
AuditQueryFilter property=(UserId) value
AuditQueryRequest interval serviceName=(AnalyticsReporting)
AuditQueryService name?=(AnalyticsReporting) entities?=AuditQueryEntity[]
AuditQueryServiceMapping services?=AuditQueryService[]
AuditQuerySort name=(Timestamp) sortOrder=(ascending)
AuditRealtimeQueryRequest interval serviceName=(AnalyticsReporting)
AuditRealtimeQueryResultsResponse entities=AuditLogMessage[] pageSize?=number pageNumber?=number total?=number pageCount?=number
AuditSearchResult pageNumber?=number pageSize?=number total?=number pageCount?=number facetInfo?=FacetInfo[] auditMessages?=AuditMessage[]
AuthzDivision id? name? description homeDivision?=boolean objectCounts?=object selfUri?
AuthzDivisionEntityListing entities=AuthzDivision[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
AuthzDivisionGrantEntityListing entities=AuthzGrant[] pageSize?=number pageNumber?=number total?=number pageCount?=number
AuthzGrant subjectId? division?=AuthzDivision role?=object grantMadeAt?=date
AuthzSubject id name? grants?=AuthzGrant[] version?=number selfUri?
AvailableLanguageList languages?=string[]
AvailableTimeOffRange timeOffLimit?=TimeOffLimitReference startDate?=date granularity?=(Daily) availableMinutesPerInterval?=number[] waitlistedRequestsPerInterval?=number[] waitlistEnabled?=boolean
AvailableTimeOffRequest activityCodeId
AvailableTimeOffResponse values?=AvailableTimeOffRange[]
AvailableTopic description? id permissionDetails?=PermissionDetails[] requiresPermissions?=string[] requiresDivisionPermissions?=boolean requiresAnyValidator?=boolean enforced?=boolean visibility?=(Public) schema?=object requiresCurrentUser?=boolean requiresCurrentUserOrPermission?=boolean transports?=string[] publicApiTemplateUriPaths?=string[] topicParameters?=string[]
AvailableTopicEntityListing entities=AvailableTopic[]
AvailableTranslations orgSpecific?=string[] builtin?=string[]
BaseProgramEntity id? name? selfUri?
BaseTopicEntitiy id? name? selfUri?
BatchDownloadJobResult id? name? conversationId? recordingId? resultUrl? contentType? errorMsg? selfUri?
BatchDownloadJobStatusResult id? jobId expectedResultCount?=number resultCount?=number errorCount?=number results?=BatchDownloadJobResult[] selfUri?
BatchDownloadJobSubmission batchDownloadRequestList=BatchDownloadRequest[]
BatchDownloadJobSubmissionResult id selfUri?
BenefitAssessment id queues?=AddressableEntityRef[] kpiAssessments?=KeyPerformanceIndicatorAssessment[] state?=(Created|Finished|Failed) dateCreated?=date dateModified?=date selfUri?
BenefitAssessmentJob id state?=(Created|Finished) dateCreated?=date dateModified?=date selfUri?
BillingUsage name totalUsage resources=BillingUsageResource[]
BillingUsageReport id? name? startDate=date endDate=date status?=(InProgress|Complete) usages=BillingUsage[] selfUri?
BotAggregateQueryResponse results?=ConversationAggregateDataContainer[]
BotAggregationQuery interval metrics=string[]
BotConnectorBot id name? description? versions=BotConnectorBotVersion[] botCompositeTag? selfUri?
BotConnectorBotSummaryEntityListing entities=BotSummary[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
BotConnectorBotVersion version supportedLanguages=string[] intents=BotIntent[]
BotConnectorBotVersionSummaryEntityListing entities?=BotVersionSummary[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
BotList chatBots=BotConnectorBot[]
BotSearchResponse id name botType=(GenesysBotConnector) description? selfUri?
BotSearchResponseEntityListing entities=BotSearchResponse[]
BotSummary name id description? botCompositeTag?
BotVersionSummary name id description? botCompositeTag? version
BuAgentScheduleHistoryChange metadata?=object shifts?=BuAgentScheduleShift[] fullDayTimeOffMarkers?=BuFullDayTimeOffMarker[] deletes?=object
BuAgentScheduleHistoryDroppedChange metadata?=object shiftIds?=string[] fullDayTimeOffMarkerDates?=string[] deletes?=object
BuAgentScheduleHistoryResponse priorPublishedSchedules?=BuScheduleReference[] basePublishedSchedule?=BuAgentScheduleHistoryChange droppedChanges?=BuAgentScheduleHistoryDroppedChange[] changes?=BuAgentScheduleHistoryChange[]
BuAgentSchedulePublishedScheduleReference id? weekDate?=date weekCount?=number selfUri?
BuAgentScheduleSearchResponse user?=UserReference shifts?=BuAgentScheduleShift[] fullDayTimeOffMarkers?=BuFullDayTimeOffMarker[]
BuAgentScheduleUpdate type?=(Added) shiftStartDates?=string[]
BuAsyncAgentSchedulesQueryResponse status?=(Processing|Complete|Canceled|Error) operationId? result?=object progress?=number downloadUrl?
BuAsyncAgentSchedulesSearchResponse status?=(Processing|Complete|Canceled|Error) operationId? result?=object progress?=number downloadUrl?
BuAsyncScheduleResponse status?=(Processing|Complete|Canceled|Error) operationId? result?=BuScheduleMetadata
BuAsyncScheduleRunResponse status?=(Processing|Complete|Canceled|Error) operationId? result?=BuScheduleRun
BuCopyScheduleRequest description weekDate=date
BuCreateBlankScheduleRequest description weekCount=number
BuCurrentAgentScheduleSearchResponse agentSchedules?=BuAgentScheduleSearchResponse[] businessUnitTimeZone? publishedSchedules?=BuAgentSchedulePublishedScheduleReference[] startDate?=date endDate?=date updates?=BuAgentScheduleUpdate[]
BuForecastGenerationPlanningGroupResult planningGroupId? metricResults?=BuForecastTimeSeriesResult[]
BuForecastGenerationResult planningGroupResults?=BuForecastGenerationPlanningGroupResult[]
BuForecastModification type=(MinimumPerInterval) startIntervalIndex?=number endIntervalIndex?=number metric=(Offered) legacyMetric?=(AverageAfterCallWorkTimeSeconds) value?=number values?=WfmForecastModificationIntervalOffsetValue[] displayGranularity granularity? enabled=boolean planningGroupIds?=string[]
BuForecastResultResponse result?=object downloadUrl?
BuGenerateScheduleRequest description weekCount=number
BuGetCurrentAgentScheduleRequest startDate=date endDate=date
BuHeadcountForecastResponse result?=object downloadUrl?
BuManagementUnitScheduleSummary managementUnit?=object agentCount?=number startDate?=date endDate?=date agents?=UserReference[]
BuQueryAgentSchedulesRequest managementUnitId
BuRescheduleAgentScheduleResult managementUnit?=object downloadResult?=object downloadUrl?
BuRescheduleRequest managementUnitIds=string[] doNotChangeWeeklyPaidTime=boolean doNotChangeDailyPaidTime=boolean doNotChangeShiftStartTimes=boolean doNotChangeManuallyEditedShifts=boolean
BuRescheduleResult generationResults?=ScheduleGenerationResult generationResultsDownloadUrl? headcountForecast?=object headcountForecastDownloadUrl? agentSchedules?=BuRescheduleAgentScheduleResult[]
BuScheduleListItem id weekDate?=date weekCount?=number description? published?=boolean shortTermForecast?=object generationResults?=object metadata?=object selfUri?
BuScheduleListing entities=BuScheduleListItem[]
BuScheduleMetadata id weekDate?=date weekCount?=number description? published?=boolean shortTermForecast?=object generationResults?=object metadata?=object managementUnits?=BuManagementUnitScheduleSummary[] selfUri?
BuScheduleReference id? weekDate?=date selfUri?
BuScheduleRun id? schedulerRunId? intradayRescheduling?=boolean state?=(None|Queued|Scheduling|Canceled|Failed|Complete) weekCount?=number percentComplete?=number targetWeek?=date schedule?=BuScheduleReference scheduleDescription? schedulingStartTime?=date schedulingStartedBy?=UserReference schedulingCanceledBy?=UserReference schedulingCompletedTime?=date messageCount?=number messageSeverityCounts?=SchedulerMessageSeverityCount[] reschedulingOptions?=object reschedulingResultExpiration?=date selfUri?
BuScheduleRunListing entities=BuScheduleRun[]
BuSearchAgentSchedulesRequest startDate=date endDate=date
BuShortTermForecast id? weekDate?=date weekCount?=number creationMethod?=(Import) description? legacy?=boolean metadata?=object canUseForScheduling?=boolean referenceStartDate?=date sourceDays?=ForecastSourceDayPointer[] modifications?=BuForecastModification[] generationResults?=BuForecastGenerationResult timeZone? planningGroupsVersion?=number planningGroups?=ForecastPlanningGroupsResponse selfUri?
BuShortTermForecastListItem id? weekDate?=date weekCount?=number creationMethod?=(Import) description? legacy?=boolean metadata?=object canUseForScheduling?=boolean selfUri?
BuShortTermForecastListing entities=BuShortTermForecastListItem[]
BulkCallbackDisconnectRequest callbackDisconnectIdentifiers=CallbackDisconnectIdentifier[]
BulkCallbackPatchRequest patchCallbackRequests=PatchCallbackRequest[]
BulkCallbackPatchResponse results?=BulkResult[] errorCount?=number errorIndexes?=number[]
BulkContactsRequest
BulkContactsResponse results?=BulkResponseResultExternalContactExternalContact[] errorCount?=number errorIndexes?=number[]
BulkDeleteResponse results?=BulkResponseResultVoidEntity[] errorCount?=number errorIndexes?=number[]
BulkFetchContactsResponse results?=BulkResponseResultExternalContactEntity[] errorCount?=number errorIndexes?=number[]
BulkFetchNotesResponse results?=BulkResponseResultNoteEntity[] errorCount?=number errorIndexes?=number[]
BulkFetchOrganizationsResponse results?=BulkResponseResultExternalOrganizationEntity[] errorCount?=number errorIndexes?=number[]
BulkFetchRelationshipsResponse results?=BulkResponseResultRelationshipEntity[] errorCount?=number errorIndexes?=number[]
BulkIdsRequest
BulkNotesRequest
BulkNotesResponse results?=BulkResponseResultNoteNote[] errorCount?=number errorIndexes?=number[]
BulkOrganizationsRequest
BulkOrganizationsResponse results?=BulkResponseResultExternalOrganizationExternalOrganization[] errorCount?=number errorIndexes?=number[]
BulkRelationshipsRequest
BulkRelationshipsResponse results?=BulkResponseResultRelationshipRelationship[] errorCount?=number errorIndexes?=number[]
BulkResponseResultExternalContactEntity id? success?=boolean entity?=ExternalContact error?=object
BulkResponseResultExternalContactExternalContact id? success?=boolean entity?=ExternalContact error?=object
BulkResponseResultExternalOrganizationEntity id? success?=boolean entity?=ExternalOrganization error?=object
BulkResponseResultExternalOrganizationExternalOrganization id? success?=boolean entity?=ExternalOrganization error?=object
BulkResponseResultNoteEntity id? success?=boolean entity?=Note error?=object
BulkResponseResultNoteNote id? success?=boolean entity?=Note error?=object
BulkResponseResultRelationshipEntity id? success?=boolean entity?=Relationship error?=object
BulkResponseResultRelationshipRelationship id? success?=boolean entity?=Relationship error?=object
BulkResponseResultVoidEntity id? success?=boolean entity?=object error?=object
BulkResult error?=object entity?=object
BulkShiftTradeStateUpdateRequest entities=BulkUpdateShiftTradeStateRequestItem[]
BulkUpdateShiftTradeStateResponse status?=(Processing|Complete|Canceled|Error) operationId? result?=object
BusinessUnit id name? settings?=object division?=object selfUri?
BusinessUnitActivityCode id name? active?=boolean defaultCode?=boolean category?=(OnQueueWork) lengthInMinutes?=number countsAsPaidTime?=boolean countsAsWorkTime?=boolean agentTimeOffSelectable?=boolean countsTowardShrinkage?=boolean plannedShrinkage?=boolean interruptible?=boolean secondaryPresences?=SecondaryPresence[] metadata?=object selfUri?
BusinessUnitActivityCodeListing entities=BusinessUnitActivityCode[]
BusinessUnitListItem id name? authorized?=boolean division?=object selfUri?
BusinessUnitListing entities=BusinessUnitListItem[]
CalendarUrlResponse calendarUrl? selfUri?
Calibration id? name? calibrator?=User agent?=User conversation?=ConversationReference evaluationForm?=EvaluationForm contextId? averageScore?=number highScore?=number lowScore?=number createdDate?=date evaluations?=Evaluation[] evaluators?=User[] scoringIndex?=Evaluation expertEvaluator?=User selfUri?
CalibrationCreate conversation=ConversationReference
CalibrationEntityListing entities=Calibration[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CallCommand callNumber
CallConversation id name? participants?=CallMediaParticipant[] otherMediaUris?=string[] recordingState?=(none) maxParticipants?=number selfUri?
CallConversationEntityListing entities=CallConversation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CallForwarding id? name? user?=User enabled?=boolean phoneNumber? calls?=CallRoute[] voicemail?=(PURECLOUD) modifiedDate?=date selfUri?
CallHistoryConversation id name? participants?=CallHistoryParticipant[] direction?=(inbound) wentToVoicemail?=boolean missedCall?=boolean startTime?=date wasConference?=boolean wasCallback?=boolean hadScreenShare?=boolean hadCobrowse?=boolean wasOutboundCampaign?=boolean selfUri?
CallHistoryConversationEntityListing entities=CallHistoryConversation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CallMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=(alerting|dialing|contacting|offering|connected|disconnected|terminated|converting|uploading|transmitting|none) direction?=(inbound) disconnectType?=(endpoint) held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=object errorInfo?=object script?=DomainEntityRef wrapupTimeoutMs?=number wrapupSkipped?=boolean alertingTimeoutMs?=number provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=object peer? flaggedReason?=(general) journeyContext?=object conversationRoutingData?=object startAcwTime?=date endAcwTime?=date muted?=boolean confined?=boolean recording?=boolean recordingState?=(none) group?=DomainEntityRef ani? dnis? documentId? faxStatus?=object monitoredParticipantId? coachedParticipantId? bargedParticipantId? consultParticipantId? uuiData? bargedTime?=date
CallRoute targets?=CallTarget[]
CallableTime timeSlots=CampaignTimeSlot[] timeZoneId
CallableTimeSet id? name dateCreated?=date dateModified?=date version?=number callableTimes=CallableTime[] selfUri?
CallableTimeSetEntityListing entities=CallableTimeSet[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CallbackConversation id name? participants?=CallbackMediaParticipant[] otherMediaUris?=string[] selfUri?
CallbackConversationEntityListing entities=CallbackConversation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CallbackIdentifier type=(ACD) id
CallbackMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=(alerting|dialing|contacting|offering|connected|disconnected|terminated|converting|uploading|transmitting|none) direction?=(inbound) disconnectType?=(endpoint) held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=object errorInfo?=object script?=DomainEntityRef wrapupTimeoutMs?=number wrapupSkipped?=boolean alertingTimeoutMs?=number provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=object peer? flaggedReason?=(general) journeyContext?=object conversationRoutingData?=object startAcwTime?=date endAcwTime?=date outboundPreview?=object voicemail?=object callbackNumbers?=string[] callbackUserName? externalCampaign?=boolean skipEnabled?=boolean timeoutSeconds?=number automatedCallbackConfigId? callbackScheduledTime?=date
Campaign id? name dateCreated?=date dateModified?=date version?=number contactList=DomainEntityRef queue?=DomainEntityRef dialingMode=(agentless) script?=DomainEntityRef edgeGroup?=DomainEntityRef site?=DomainEntityRef campaignStatus?=(on) phoneColumns=PhoneColumn[] abandonRate?=number dncLists?=DomainEntityRef[] callableTimeSet?=DomainEntityRef callAnalysisResponseSet?=DomainEntityRef errors?=RestErrorDetail[] callerName callerAddress outboundLineCount?=number ruleSets?=DomainEntityRef[] skipPreviewDisabled?=boolean previewTimeOutSeconds?=number alwaysRunning?=boolean contactSort?=ContactSort contactSorts?=ContactSort[] noAnswerTimeout?=number callAnalysisLanguage? priority?=number contactListFilters?=DomainEntityRef[] division?=DomainEntityRef selfUri?
CampaignDiagnostics callableContacts?=object queueUtilizationDiagnostic?=object ruleSetDiagnostics?=RuleSetDiagnostic[] outstandingInteractionsCount?=number scheduledInteractionsCount?=number
CampaignDivisionView id name? division?=object selfUri?
CampaignDivisionViewListing entities=CampaignDivisionView[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CampaignEntityListing entities=Campaign[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CampaignInteraction id? campaign?=DomainEntityRef agent?=DomainEntityRef contact?=DomainEntityRef destinationAddress? activePreviewCall?=boolean lastActivePreviewWrapupTime?=date creationTime?=date callPlacedTime?=date callRoutedTime?=date previewConnectedTime?=date queue?=DomainEntityRef script?=DomainEntityRef disposition?=(DISCONNECT) callerName? callerAddress? previewPopDeliveredTime?=date conversation?=object dialerSystemParticipantId? dialingMode? skills?=DomainEntityRef[]
CampaignInteractions campaign?=DomainEntityRef pendingInteractions?=CampaignInteraction[] proceedingInteractions?=CampaignInteraction[] previewingInteractions?=CampaignInteraction[] interactingInteractions?=CampaignInteraction[] scheduledInteractions?=CampaignInteraction[]
CampaignProgress campaign=DomainEntityRef contactList=DomainEntityRef numberOfContactsCalled?=number numberOfContactsMessaged?=number totalNumberOfContacts?=number percentage?=number
CampaignRule id? name dateCreated?=date dateModified?=date version?=number campaignRuleEntities=CampaignRuleEntities campaignRuleConditions=CampaignRuleCondition[] campaignRuleActions=CampaignRuleAction[] matchAnyConditions?=boolean enabled?=boolean selfUri?
CampaignRuleAction id? parameters?=object actionType=(turnOnCampaign) campaignRuleActionEntities=CampaignRuleActionEntities
CampaignRuleActionEntities
CampaignRuleCondition id? parameters=CampaignRuleParameters conditionType=(campaignProgress)
CampaignRuleEntities
CampaignRuleEntityListing entities=CampaignRule[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CampaignRuleParameters
CampaignSchedule id? name? dateCreated?=date dateModified?=date version?=number intervals=ScheduleInterval[] timeZone campaign=DomainEntityRef selfUri?
CampaignSequence id? name? dateCreated?=date dateModified?=date version?=number campaigns=DomainEntityRef[] currentCampaign=number status=(on|off|complete) stopMessage? repeat?=boolean selfUri?
CampaignSequenceEntityListing entities=CampaignSequence[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CampaignStats contactRate?=object idleAgents?=number effectiveIdleAgents?=number adjustedCallsPerAgent?=number outstandingCalls?=number scheduledCalls?=number
Category name?
CategoryEntityListing entities=Category[] pageSize?=number pageNumber?=number total?=number pageCount?=number
CategoryListing entities=KnowledgeCategory[] nextUri? selfUri? previousUri?
Certificate certificate
CertificateAuthorityEntityListing entities=DomainCertificateAuthority[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CertificateDetails issuer? subject? expirationDate?=date issueDate?=date expired?=boolean signatureValid?=boolean valid?=boolean
ChangeMyPasswordRequest newPassword oldPassword
ChangePasswordRequest newPassword
Channel connectUri? id expires?=date
ChannelEntityListing entities=Channel[]
ChannelTopic id? selfUri?
ChannelTopicEntityListing entities=ChannelTopic[]
ChatConversation id name? participants?=ChatMediaParticipant[] otherMediaUris?=string[] selfUri?
ChatConversationEntityListing entities=ChatConversation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ChatMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=(alerting|dialing|contacting|offering|connected|disconnected|terminated|converting|uploading|transmitting|none) direction?=(inbound) disconnectType?=(endpoint) held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=object errorInfo?=object script?=DomainEntityRef wrapupTimeoutMs?=number wrapupSkipped?=boolean alertingTimeoutMs?=number provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=object peer? flaggedReason?=(general) journeyContext?=object conversationRoutingData?=object startAcwTime?=date endAcwTime?=date roomId? avatarImageUrl?
ChatMessage body? id? to? from? utc? chat? message? type? bodyType?=(STANDARD) senderCommunicationId? participantPurpose? user?=object
ChatSettings messageRetentionPeriodDays?=number
ClientApp id? name? integrationType?=IntegrationType notes? intendedState=(ENABLED) config?=object reportedState?=object attributes?=object selfUri?
ClientAppEntityListing entities=ClientApp[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ClonedUser id? name? trustor?=DomainEntityRef selfUri?
ClonedUserEntityListing total?=number entities=ClonedUser[] selfUri?
CoachingAnnotation id? createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date text isDeleted?=boolean accessType?=(Public) selfUri?
CoachingAnnotationCreateRequest text accessType=(Public)
CoachingAnnotationList entities=CoachingAnnotation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CoachingAppointmentAggregateRequest interval filter=QueryRequestFilter
CoachingAppointmentAggregateResponse results?=QueryResponseGroupedData[]
CoachingAppointmentReference id? selfUri?
CoachingAppointmentResponse id? name? description? dateStart?=date lengthInMinutes?=number status?=(Scheduled|InProgress|Completed|InvalidSchedule) facilitator?=UserReference attendees?=UserReference[] createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date conversations?=ConversationReference[] documents?=DocumentReference[] isOverdue?=boolean wfmSchedule?=object dateCompleted?=date externalLinks?=string[] selfUri?
CoachingAppointmentResponseList entities=CoachingAppointmentResponse[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CoachingAppointmentStatusRequest status=(Scheduled|InProgress|Completed)
CoachingAppointmentStatusResponse appointment?=CoachingAppointmentReference createdBy?=UserReference dateCreated?=date status?=(Scheduled|InProgress|Completed|InvalidSchedule)
CoachingAppointmentStatusResponseList entities=CoachingAppointmentStatusResponse[] pageSize?=number pageNumber?=number total?=number pageCount?=number
CoachingNotification id? name? markedAsRead?=boolean actionType?=(Create) relationship?=(Attendee) dateStart?=date lengthInMinutes?=number status?=(Scheduled|InProgress|Completed|InvalidSchedule) user?=UserReference appointment?=CoachingAppointmentResponse selfUri?
CoachingNotificationList entities=CoachingNotification[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CoachingSlot dateStart?=date lengthInMinutes?=number staffingDifference?=number differenceRating?=(Poor) wfmSchedule?=object
CoachingSlotsRequest interval lengthInMinutes=number attendeeIds=string[]
CoachingSlotsResponse suggestedSlots?=CoachingSlot[] attendeeSchedules?=UserAvailableTimes[] facilitatorSchedules?=UserAvailableTimes[] wfmScheduleActivities?=WfmScheduleActivity[]
CobrowseConversation id name? participants?=CobrowseMediaParticipant[] otherMediaUris?=string[] selfUri?
CobrowseConversationEntityListing entities=CobrowseConversation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CobrowseMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=(alerting|dialing|contacting|offering|connected|disconnected|terminated|converting|uploading|transmitting|none) direction?=(inbound) disconnectType?=(endpoint) held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=object errorInfo?=object script?=DomainEntityRef wrapupTimeoutMs?=number wrapupSkipped?=boolean alertingTimeoutMs?=number provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=object peer? flaggedReason?=(general) journeyContext?=object conversationRoutingData?=object startAcwTime?=date endAcwTime?=date cobrowseSessionId? cobrowseRole? controlling?=string[] viewerUrl? providerEventTime?=date
CommandStatus id? name? expiration?=date userId? statusCode?=(INPROGRESS) commandType?=(UPLOAD) document?=Document selfUri?
CommandStatusEntityListing entities=CommandStatus[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CommonCampaign id? name? division?=object mediaType?=(email) selfUri?
CommonCampaignDivisionView id name? division?=object mediaType?=(email) selfUri?
CommonCampaignDivisionViewEntityListing entities=CommonCampaignDivisionView[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CommonCampaignEntityListing entities=CommonCampaign[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ComparisonPeriod id? kpi? dateStarted?=date dateEnded?=date kpiTotalOn?=number kpiTotalOff?=number interactionCountOn?=number interactionCountOff?=number kpiResults?=KpiResult[] selfUri?
ComparisonPeriodListing total?=number entities=ComparisonPeriod[] selfUri?
ConsultTransfer destination=Destination
ConsultTransferResponse destinationParticipantId
ConsultTransferUpdate speakTo=(DESTINATION)
ConsumedResourcesEntityListing entities=Dependency[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ConsumingResourcesEntityListing entities=Dependency[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
Contact address? display? mediaType?=(PHONE) type?=(PRIMARY) extension? countryCode? integration?
ContactAddressableEntityRef id? selfUri?
ContactCallbackRequest campaignId contactListId contactId phoneColumn schedule
ContactCenterSettings removeSkillsFromBlindTransfer?=boolean
ContactList id? name? dateCreated?=date dateModified?=date version?=number division?=DomainEntityRef columnNames=string[] phoneColumns?=ContactPhoneNumberColumn[] importStatus?=ImportStatus previewModeColumnName? previewModeAcceptedValues?=string[] size?=number attemptLimits?=DomainEntityRef automaticTimeZoneMapping?=boolean zipCodeColumnName? selfUri?
ContactListDivisionView id name? division?=object columnNames=string[] phoneColumns?=ContactPhoneNumberColumn[] importStatus?=ImportStatus size?=number selfUri?
ContactListDivisionViewListing entities=ContactListDivisionView[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ContactListEntityListing entities=ContactList[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ContactListFilter id? name dateCreated?=date dateModified?=date version?=number contactList=DomainEntityRef clauses?=ContactListFilterClause[] filterType?=(AND) selfUri?
ContactListFilterClause filterType?=(AND) predicates?=ContactListFilterPredicate[]
ContactListFilterEntityListing entities=ContactListFilter[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ContactListing entities=ExternalContact[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ContactPhoneNumberColumn columnName type callableTimeColumn?
ContactSort fieldName? direction?=(ASC) numeric?=boolean
ContentQueryRequest
Conversation id? name? externalTag? startTime=date endTime?=date address? participants=Participant[] conversationIds?=string[] maxParticipants?=number recordingState?=(ACTIVE) state?=(alerting|dialing|contacting|offering|connected|disconnected|terminated|converting|uploading|transmitting|none) divisions?=ConversationDivisionMembership[] selfUri?
ConversationAggregateDataContainer group?=object data?=StatisticalResponse[]
ConversationAggregateQueryResponse results?=ConversationAggregateDataContainer[]
ConversationAggregationQuery interval metrics=string[]
ConversationAssociation conversationId communicationId mediaType=(CALL)
ConversationChannel type?=(Unknown) messageType?=(Unknown) platform?
ConversationDeletionProtectionQuery conversationIds=string[]
ConversationDivisionMembership division?=DomainEntityRef entities?=DomainEntityRef[]
ConversationEntityListing entities=Conversation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ConversationMetrics conversation?=AddressableEntityRef sentimentScore?=number sentimentTrend?=number sentimentTrendClass?=(NotCalculated) participantMetrics?=object
ConversationNormalizedMessage id? channel?=object type=(Text) text? content?=ConversationMessageContent[] events?=ConversationMessageEvent[] status?=(Sent|Delivered|Read|Failed|Published|Removed) reasons?=ConversationReason[] originatingEntity?=(Human) isFinalReceipt?=boolean direction?=(Inbound) metadata?=object
ConversationQuery interval
ConversationReference id? selfUri?
ConversationTagsUpdate externalTag
ConversationThreadingWindow id? settings=ConversationThreadingWindowSetting[] defaultTimeoutMinutes?=number
ConversationThreadingWindowSetting messengerType=(sms) timeoutInMinutes=number
ConversationUser id
CopyAttachmentsRequest sourceMessage=DomainEntityRef attachments=Attachment[]
CopyBuForecastRequest description weekDate=date
CopyVoicemailMessage voicemailMessageId
CopyWorkPlan name
CopyWorkPlanRotationRequest name
Coretype id? name? version?=number dateCreated?=date schema?=object current?=boolean validationFields?=string[] validationLimits?=object itemValidationFields?=string[] itemValidationLimits?=object selfUri?
CoretypeListing total?=number entities=Coretype[] selfUri?
CreateActivityCodeRequest name category=(OnQueueWork)
CreateAdminTimeOffRequest status=(PENDING|APPROVED) users=UserReference[] activityCodeId dailyDurationMinutes=number
CreateAgentTimeOffRequest activityCodeId dailyDurationMinutes=number
CreateBenefitAssessmentJobRequest
CreateBenefitAssessmentRequest queueIds=string[]
CreateBusinessUnitRequest name divisionId settings=CreateBusinessUnitSettings
CreateBusinessUnitSettings startDayOfWeek=(Sunday) timeZone
CreateCallRequest
CreateCallResponse id name? selfUri?
CreateCallbackCommand callbackNumbers=string[]
CreateCallbackOnConversationCommand callbackNumbers=string[]
CreateCallbackResponse conversation=DomainEntityRef callbackIdentifiers=CallbackIdentifier[]
CreateCoachingAppointmentRequest name description dateStart=date lengthInMinutes=number attendeeIds=string[]
CreateEmailRequest provider
CreateIntegrationRequest name integrationType=IntegrationType
CreateManagementUnitApiRequest name businessUnitId
CreateMetric name
CreateOutboundMessagingConversationRequest queueId toAddress toAddressMessengerType=(sms)
CreatePerformanceProfile name division=WritableDivision description reportingIntervals=ReportingInterval[] active=boolean maxLeaderboardRankSize=number
CreatePlanningGroupRequest name routePaths=RoutePathRequest[] serviceGoalTemplateId
CreatePredictorRequest queueIds=string[] kpi
CreateQueueRequest name
CreateResponseAssetRequest name
CreateResponseAssetResponse id? url? headers?=object
CreateSecureSession flowId userData
CreateServiceGoalTemplate name
CreateShareRequest sharedEntityType=(DOCUMENT) sharedEntity=SharedEntity
CreateShareResponse id name? sharedEntityType?=(DOCUMENT) sharedEntity?=DomainEntityRef memberType?=(USER) member?=DomainEntityRef sharedBy?=DomainEntityRef workspace?=DomainEntityRef succeeded?=Share[] failed?=Share[] selfUri?
CreateTimeOffLimitRequest
CreateTimeOffPlanRequest name autoApprovalRule=(Never) active=boolean
CreateUser name email password divisionId
CreateWebChatConversationRequest organizationId deploymentId routingTarget=WebChatRoutingTarget memberInfo=GuestMemberInfo
CreateWebChatConversationResponse id jwt? eventStreamUri? member?=WebChatMemberInfo
CreateWebChatMessageRequest body
CreateWebChatRequest queueId provider
CreateWorkPlan name
Credential id? name? type=CredentialType credentialFields?=object selfUri?
CredentialInfo id? name? createdDate?=date modifiedDate?=date type?=CredentialType selfUri?
CredentialInfoListing entities=CredentialInfo[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CredentialType id? name? properties?=object displayOrder?=string[] required?=string[]
CredentialTypeListing entities=CredentialType[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
CrossPlatformPolicy id? name? modifiedDate?=date createdDate?=date order?=number description? enabled?=boolean mediaPolicies?=object conditions?=object actions?=object policyErrors?=object selfUri?
CrossPlatformPolicyCreate name
CrossPlatformPolicyUpdate
CurrentUserScheduleRequestBody startDate=date endDate=date
CursorContactListing entities=ExternalContact[] nextUri? selfUri? previousUri?
CursorNoteListing entities=Note[] nextUri? selfUri? previousUri?
CursorOrganizationListing entities=ExternalOrganization[] nextUri? selfUri? previousUri?
CursorRelationshipListing entities=Relationship[] nextUri? selfUri? previousUri?
CustomI18nLabels language? localizedLabels?=LocalizedLabels[]
CustomerInteractionCenter id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
DID id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? phoneNumber? didPool?=DomainEntityRef owner?=DomainEntityRef ownerType?=(USER) selfUri?
DIDEntityListing entities=DID[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DIDNumber id? name? number? assigned?=boolean didPool?=AddressableEntityRef owner?=DomainEntityRef ownerType?=(USER) selfUri?
DIDNumberEntityListing entities=DIDNumber[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DIDPool id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? startPhoneNumber endPhoneNumber comments? provider?=(PURE_CLOUD) selfUri?
DIDPoolEntityListing entities=DIDPool[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DataAvailabilityResponse dataAvailabilityDate?=date
DataSchema id? name? version=number appliesTo?=string[] enabled?=boolean createdBy?=DomainEntityRef dateCreated?=date jsonSchema=JsonSchemaDocument selfUri?
DataSchemaListing total?=number entities=DataSchema[] selfUri?
DataTable id? name? division?=object description? schema?=JsonSchemaDocument selfUri?
DataTableExportJob id name? owner?=AddressableEntityRef status=(Processing|Failed|Succeeded) dateCreated?=date dateCompleted?=date downloadURI? errorInformation?=ErrorBody countRecordsProcessed?=number selfUri?
DataTableImportEntityListing entities=DataTableImportJob[] pageSize?=number pageNumber?=number total?=number pageCount?=number
DataTableImportJob id? name? owner?=AddressableEntityRef status=(WaitingForUpload|Processing|Failed|Succeeded) dateCreated?=date dateCompleted?=date uploadURI? importMode?=(ReplaceAll) errorInformation?=ErrorBody countRecordsUpdated?=number countRecordsDeleted?=number countRecordsFailed?=number selfUri?
DataTableRowEntityListing entities=object[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DataTablesDomainEntityListing entities=DataTable[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DateRangeWithOptionalEnd startBusinessUnitDate=date
DefaultGreetingList id? name? owner?=object ownerType?=(USER) greetings?=object createdDate?=date createdBy? modifiedDate?=date modifiedBy? selfUri?
DeletableUserReference id? delete?=boolean selfUri?
Dependency id? name? version? type?=(ACDLANGUAGE) deleted?=boolean updated?=boolean stateUnknown?=boolean selfUri?
DependencyObject id? name? version? type?=(ACDLANGUAGE) deleted?=boolean updated?=boolean stateUnknown?=boolean consumedResources?=Dependency[] consumingResources?=Dependency[] selfUri?
DependencyObjectEntityListing entities=DependencyObject[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DependencyStatus id? name? user?=User client?=DomainEntityRef buildId? dateStarted?=date dateCompleted?=date status?=(BUILDINITIALIZING|BUILDINPROGRESS|NOTBUILT|OPERATIONAL|OPERATIONALNEEDSREBUILD) failedObjects?=FailedObject[] selfUri?
DependencyType id? name? versioned?=boolean selfUri?
DependencyTypeEntityListing entities=DependencyType[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
Destination address
Detail errorCode? fieldName? entityId? entityName?
DevelopmentActivity id? dateCompleted?=date createdBy?=UserReference dateCreated?=date percentageScore?=number isPassed?=boolean selfUri? name? type?=(Informational) status?=(Planned|InProgress|Completed|InvalidSchedule|NotCompleted) dateDue?=date facilitator?=UserReference attendees?=UserReference[] isOverdue?=boolean
DevelopmentActivityAggregateParam interval filter=DevelopmentActivityAggregateQueryRequestFilter
DevelopmentActivityAggregateQueryRequestFilter type=(And) clauses=DevelopmentActivityAggregateQueryRequestClause[]
DevelopmentActivityAggregateQueryResponseGroupedData group?=object data?=DevelopmentActivityAggregateQueryResponseData[]
DevelopmentActivityAggregateResponse results?=DevelopmentActivityAggregateQueryResponseGroupedData[]
DevelopmentActivityListing entities=DevelopmentActivity[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DialerAuditRequest
DialerContact id? name? contactListId data=object callRecords?=object latestSmsEvaluations?=object callable?=boolean phoneNumberStatus?=object contactColumnTimeZones?=object configurationOverrides?=object selfUri?
DialerEventEntityListing entities=EventLog[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DialerRule id? name order?=number category=(DIALER_PRECALL) conditions=Condition[] actions?=DialerAction[]
DialogflowAgent id? name? project?=object languages?=string[] intents?=DialogflowIntent[] environments?=string[] selfUri?
DialogflowAgentSummary id? name? project?=object description? selfUri?
DialogflowAgentSummaryEntityListing entities=DialogflowAgentSummary[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DialogflowIntent name parameters=object
Digits
DirectoryUserDevicesListing entities=UserDevice[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DisallowedEntityLearningAssignmentItem errorCode? entity?=object
DisallowedEntityLearningAssignmentReference errorCode? entity?=object
DivsPermittedEntityListing entities=AuthzDivision[] pageSize?=number pageNumber?=number total?=number allDivsPermitted?=boolean firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DncList id? name dateCreated?=date dateModified?=date version?=number importStatus?=ImportStatus size?=number dncSourceType=(rds) contactMethod?=(Email) loginId? dncCodes?=string[] licenseId? division?=DomainEntityRef selfUri?
DncListCreate name dncSourceType=(rds)
DncListDivisionView id name? division?=object importStatus?=ImportStatus size?=number dncSourceType?=(rds) contactMethod?=(Email) selfUri?
DncListDivisionViewListing entities=DncListDivisionView[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DncListEntityListing entities=DncList[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
Document id name? changeNumber?=number dateCreated?=date dateModified?=date dateUploaded?=date contentUri? workspace?=DomainEntityRef createdBy?=DomainEntityRef uploadedBy?=DomainEntityRef sharingUri? contentType? contentLength?=number systemType?=(DOCUMENT) filename? pageCount?=number read?=boolean callerAddress? receiverAddress? tags?=string[] tagValues?=TagValue[] attributes?=DocumentAttribute[] thumbnails?=DocumentThumbnail[] uploadStatus?=DomainEntityRef uploadDestinationUri? uploadMethod?=(SINGLE_PUT) lockInfo?=object acl?=string[] sharingStatus?=(NONE) downloadSharingUri? selfUri?
DocumentAttribute attribute?=object values?=string[]
DocumentAudit id? name? user?=DomainEntityRef workspace?=DomainEntityRef transactionId? transactionInitiator?=boolean application? serviceName? level?=(USER) timestamp?=date status?=(SUCCESS|FAILURE|WARNING) actionContext?=(CREATE) action?=(CREATE) entity?=object changes?=AuditChange[] selfUri?
DocumentAuditEntityListing entities=DocumentAudit[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DocumentEntityListing entities=Document[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DocumentListing entities=KnowledgeDocument[] nextUri? selfUri? previousUri?
DocumentReference id? selfUri?
DocumentThumbnail resolution? imageUri? height?=number width?=number
DocumentUpdate name
DocumentUpload name workspace=DomainEntityRef
DocumentationResult id=number categories?=number[] description? content? excerpt? link? modified?=date name? service?=number[] slug? title? get_type? facet_feature?=number[] facet_role?=number[] facet_service?=number[] faq_categories?=number[] releasenote_category?=number[] releasenote_tag?=number[] service-area?=number[] video_categories?=number[]
DocumentationSearchRequest
DocumentationSearchResponse total=number pageCount=number pageSize=number pageNumber=number previousPage? currentPage? nextPage? types=string[] results=DocumentationResult[]
DomainCertificateAuthority id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? certificate type=(MANAGED) services=string[] certificateDetails?=CertificateDetails[] selfUri?
DomainEdgeSoftwareUpdateDto version=DomainEdgeSoftwareVersionDto maxDownloadRate?=number downloadStartTime?=date executeStartTime?=date executeStopTime?=date executeOnIdle?=boolean status?=(NONE|INIT|IN_PROGRESS|EXPIRED|EXCEPTION|ABORTED|FAILED|SUCCEEDED|DELETE) edgeUri? callDrainingWaitTimeSeconds?=number current?=boolean
DomainEdgeSoftwareVersionDto id? name? edgeVersion? publishDate?=date edgeUri? current?=boolean latestRelease?=boolean selfUri?
DomainEdgeSoftwareVersionDtoEntityListing entities=DomainEdgeSoftwareVersionDto[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DomainEntity id? name? selfUri?
DomainEntityListing entities=DomainEntity[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
DomainEntityRef id? name? selfUri?
DomainLogicalInterface id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? edgeUri? edgeAssignedId? friendlyName vlanTagId?=number hardwareAddress physicalAdapterId ifStatus? interfaceType?=(DIAGNOSTIC) publicNatAddressIpV4? publicNatAddressIpV6? routes?=DomainNetworkRoute[] addresses?=DomainNetworkAddress[] ipv4Capabilities?=object ipv6Capabilities?=object currentState?=(INIT) lastModifiedUserId? lastModifiedCorrelationId? commandResponses?=DomainNetworkCommandResponse[] inheritPhoneTrunkBasesIPv4?=boolean inheritPhoneTrunkBasesIPv6?=boolean useForInternalEdgeCommunication?=boolean useForIndirectEdgeCommunication?=boolean useForCloudProxyEdgeCommunication?=boolean useForWanInterface?=boolean externalTrunkBaseAssignments?=TrunkBaseAssignment[] phoneTrunkBaseAssignments?=TrunkBaseAssignment[] traceEnabled?=boolean startDate?=date endDate?=date selfUri?
DomainNetworkAddress type?=(ip) address? persistent?=boolean family?=number
DomainNetworkCommandResponse correlationId? commandName? acknowledged?=boolean errorInfo?=object
DomainNetworkRoute prefix? nexthop? persistent?=boolean metric?=number family?=number
DomainOrgRoleDifference removedPermissionPolicies?=DomainPermissionPolicy[] addedPermissionPolicies?=DomainPermissionPolicy[] samePermissionPolicies?=DomainPermissionPolicy[] userOrgRole?=DomainOrganizationRole roleFromDefault?=DomainOrganizationRole
DomainOrganizationProduct id
DomainOrganizationRole id? name? description? defaultRoleId? permissions?=string[] unusedPermissions?=string[] permissionPolicies?=DomainPermissionPolicy[] userCount?=number roleNeedsUpdate?=boolean base?=boolean default?=boolean selfUri?
DomainOrganizationRoleCreate name
DomainOrganizationRoleUpdate name
DomainPermissionCollection id name? domain? permissionMap?=object selfUri?
DomainPermissionPolicy domain? entityName? policyName? policyDescription? actionSet?=string[] namedResources?=string[] allowConditions?=boolean resourceConditionNode?=object
DomainPhysicalInterface id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? edgeUri? friendlyName? hardwareAddress? portLabel? physicalCapabilities?=object selfUri?
DomainRole id? name?
DomainSchemaReference id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? selfUri?
DownloadResponse contentLocationUri? imageUri? thumbnails?=DocumentThumbnail[]
Draft id? name miner?=Miner intents?=DraftIntents[] dateCreated?=date dateModified?=date selfUri?
DraftIntents id name utterances=string[] selfUri?
DraftListing entities=Draft[] nextUri? selfUri? previousUri?
DraftRequest
DraftValidationResult valid?=boolean errors?=ErrorBody[]
Edge id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? interfaces?=EdgeInterface[] make? model? apiVersion? softwareVersion? softwareVersionTimestamp? softwareVersionPlatform? softwareVersionConfiguration? fullSoftwareVersion? pairingId? fingerprint? fingerprintHint? currentVersion? stagedVersion? patch? statusCode?=(NEW) edgeGroup?=EdgeGroup site?=Site softwareStatus?=DomainEdgeSoftwareUpdateDto onlineStatus?=(ONLINE) serialNumber? physicalEdge?=boolean managed?=boolean edgeDeploymentType?=(HARDWARE) callDrainingState?=(NONE) conversationCount?=number proxy? offlineConfigCalled?=boolean osName? selfUri?
EdgeEntityListing entities=Edge[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EdgeGroup id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? managed?=boolean hybrid?=boolean edgeTrunkBaseAssignment=TrunkBaseAssignment phoneTrunkBases=TrunkBase[] selfUri?
EdgeGroupEntityListing entities=EdgeGroup[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EdgeInterface type? ipAddress? name? macAddress? ifName? endpoints?=DomainEntityRef[] lineTypes?=string[] addressFamilyId?
EdgeLine id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? schema?=DomainEntityRef properties?=object edge?=Edge edgeGroup?=EdgeGroup lineType?=(TIE) endpoint?=object ipAddress? logicalInterfaceId? selfUri?
EdgeLineEntityListing entities=EdgeLine[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EdgeLogsJob id name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? files?=EdgeLogsJobFile[] selfUri?
EdgeLogsJobFile id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? timeCreated?=date timeModified?=date sizeBytes?=number uploadStatus?=(UPLOADING) edgePath? downloadId? selfUri?
EdgeLogsJobRequest
EdgeLogsJobResponse id name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? selfUri?
EdgeLogsJobUploadRequest fileIds=string[]
EdgeMetrics edge?=DomainEntityRef eventTime?=date upTimeMsec?=number processors?=EdgeMetricsProcessor[] memory?=EdgeMetricsMemory[] disks?=EdgeMetricsDisk[] subsystems?=EdgeMetricsSubsystem[] networks?=EdgeMetricsNetwork[]
EdgeMetricsDisk availableBytes?=number partitionName? totalBytes?=number
EdgeMetricsMemory availableBytes?=number type? totalBytes?=number
EdgeMetricsNetwork ifname? sentBytesPerSec?=number receivedBytesPerSec?=number bandwidthBitsPerSec?=number utilizationPct?=number
EdgeMetricsProcessor activeTimePct?=number cpuId? idleTimePct?=number privilegedTimePct?=number userTimePct?=number
EdgeMetricsSubsystem delayMs?=number processName? mediaSubsystem?=EdgeMetricsSubsystem
EdgeNetworkDiagnostic id selfUri?
EdgeNetworkDiagnosticRequest host
EdgeNetworkDiagnosticResponse commandCorrelationId? diagnostics?
EdgeRebootParameters
EdgeServiceStateRequest inService=boolean
EdgeTrunkBase id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? trunkMetabase=DomainEntityRef properties?=object trunkType=(EXTERNAL) selfUri?
EdgeVersionReport oldestVersion?=object newestVersion?=object
EmailAddress email? name?
EmailCampaignSchedule id? name? dateCreated?=date dateModified?=date version?=number intervals=ScheduleInterval[] timeZone? emailCampaign=DomainEntityRef selfUri?
EmailConversation id name? participants?=EmailMediaParticipant[] otherMediaUris?=string[] selfUri?
EmailConversationEntityListing entities=EmailConversation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EmailMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=(alerting|dialing|contacting|offering|connected|disconnected|terminated|converting|uploading|transmitting|none) direction?=(inbound) disconnectType?=(endpoint) held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=object errorInfo?=object script?=DomainEntityRef wrapupTimeoutMs?=number wrapupSkipped?=boolean alertingTimeoutMs?=number provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=object peer? flaggedReason?=(general) journeyContext?=object conversationRoutingData?=object startAcwTime?=date endAcwTime?=date subject? messagesSent?=number autoGenerated?=boolean draftAttachments?=Attachment[] spam?=boolean messageId?
EmailMessage id? name? to=EmailAddress[] cc?=EmailAddress[] bcc?=EmailAddress[] from=EmailAddress replyTo?=EmailAddress subject? attachments?=Attachment[] textBody htmlBody? time?=date historyIncluded?=boolean selfUri?
EmailMessageListing entities=EmailMessage[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EmailSetup rootDomain?
EmailsSettings sendingSizeLimit?=number
EmbeddedIntegration enableWhitelist?=boolean domainWhitelist?=string[]
EmergencyCallFlow emergencyFlow?=DomainEntityRef ivrs?=DomainEntityRef[]
EmergencyGroup id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? enabled?=boolean emergencyCallFlows?=EmergencyCallFlow[] selfUri?
EmergencyGroupListing entities=EmergencyGroup[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EncryptionKey id name? createDate?=date keydataSummary? user?=User localEncryptionConfiguration?=LocalEncryptionConfiguration keyConfigurationType?=(KmsSymmetric) kmsKeyArn? selfUri?
EncryptionKeyEntityListing entities=EncryptionKey[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EntityListing entities=object[]
ErrorBody message? code? status?=number entityId? entityName? messageWithParams? messageParams?=object contextId? details?=Detail[] errors?=ErrorBody[]
EstimatedWaitTimePredictions results=PredictionResults[]
Evaluation id? name? conversation?=ConversationReference evaluationForm?=EvaluationForm evaluator?=User agent?=User calibration?=Calibration status?=(PENDING|INPROGRESS|FINISHED) answers?=EvaluationScoringSet agentHasRead?=boolean releaseDate?=date assignedDate?=date changedDate?=date queue?=Queue mediaType?=string[] rescore?=boolean conversationDate?=date conversationEndDate?=date neverRelease?=boolean resourceId? resourceType?=(EMAIL) redacted?=boolean isScoringIndex?=boolean authorizedActions?=string[] selfUri?
EvaluationAggregateQueryResponse results?=ConversationAggregateDataContainer[]
EvaluationAggregationQuery interval metrics=string[]
EvaluationAggregationQueryMe interval metrics=string[]
EvaluationEntityListing entities=Evaluation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EvaluationForm id? name modifiedDate?=date published?=boolean contextId? questionGroups=EvaluationQuestionGroup[] publishedVersions?=object selfUri?
EvaluationFormAndScoringSet
EvaluationFormEntityListing entities=EvaluationForm[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EvaluationQuestionGroup id? name? type? defaultAnswersToHighest?=boolean defaultAnswersToNA?=boolean naEnabled?=boolean weight?=number manualWeight?=boolean questions?=EvaluationQuestion[] visibilityCondition?=object
EvaluationQuestionGroupScore questionGroupId? totalScore?=number maxTotalScore?=number markedNA?=boolean totalCriticalScore?=number maxTotalCriticalScore?=number totalNonCriticalScore?=number maxTotalNonCriticalScore?=number totalScoreUnweighted?=number maxTotalScoreUnweighted?=number totalCriticalScoreUnweighted?=number maxTotalCriticalScoreUnweighted?=number totalNonCriticalScoreUnweighted?=number maxTotalNonCriticalScoreUnweighted?=number questionScores?=EvaluationQuestionScore[]
EvaluationScoringSet totalScore?=number totalCriticalScore?=number totalNonCriticalScore?=number questionGroupScores?=EvaluationQuestionGroupScore[] anyFailedKillQuestions?=boolean comments? agentComments? transcriptTopics?=TranscriptTopic[]
EvaluatorActivity id? name? evaluator?=User numEvaluationsAssigned?=number numEvaluationsStarted?=number numEvaluationsCompleted?=number numCalibrationsAssigned?=number numCalibrationsStarted?=number numCalibrationsCompleted?=number numEvaluationsWithoutViewPermission?=number selfUri?
EvaluatorActivityEntityListing entities=EvaluatorActivity[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
EventCondition key values=string[] operator?=(containsAll) streamType=(Web) sessionType eventName?
EventEntity entityType? id?
EventLog id? name? errorEntity?=DomainEntityRef relatedEntity?=DomainEntityRef timestamp?=date level?=(INFO) category?=(CALLBACK) correlationId? eventMessage?=object selfUri?
ExecuteRecordingJobsQuery state=(PROCESSING)
ExpiredEdgeListing entities=DomainEntityRef[]
ExportScriptRequest
ExportScriptResponse url?
ExportUri uri? exportTimestamp?=date
Extension id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? number? owner?=DomainEntityRef extensionPool?=DomainEntityRef ownerType?=(USER) selfUri?
ExtensionEntityListing entities=Extension[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ExtensionPool id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? startNumber? endNumber? selfUri?
ExtensionPoolEntityListing entities=ExtensionPool[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ExternalContact id? firstName middleName? lastName salutation? title? workPhone?=object cellPhone?=object homePhone?=object otherPhone?=object workEmail? personalEmail? otherEmail? address?=object twitterId?=object lineId?=object whatsAppId?=object facebookId?=object modifyDate?=date createDate?=date externalOrganization?=ExternalOrganization surveyOptOut?=boolean externalSystemUrl? schema?=DataSchema customFields?=object externalDataSources?=ExternalDataSource[] type?=(Ephemeral) canonicalContact?=ContactAddressableEntityRef mergeSet?=ContactAddressableEntityRef[] mergeOperation?=object selfUri?
ExternalDataSource platform?=(SALESFORCE) url?
ExternalMetricDataItem userId? userEmail? metricId dateOccurred=date value=number count?=number
ExternalMetricDataUnprocessedItem userId? userEmail? metricId dateOccurred=date value=number count?=number message? code?
ExternalMetricDataWriteRequest items=ExternalMetricDataItem[]
ExternalMetricDataWriteResponse processedEntities?=ExternalMetricDataItem[] unprocessedEntities?=ExternalMetricDataUnprocessedItem[]
ExternalMetricDefinition id name? unit?=(Seconds) unitDefinition? precision?=number defaultObjectiveType?=(HigherIsBetter) retentionMonths?=number enabled?=boolean inUse?=boolean dateLastRefreshed?=date selfUri?
ExternalMetricDefinitionCreateRequest name unit=(Seconds) precision=number defaultObjectiveType=(HigherIsBetter) enabled=boolean
ExternalMetricDefinitionListing entities=ExternalMetricDefinition[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ExternalMetricDefinitionUpdateRequest
ExternalOrganization id? name companyType? industry? primaryContactId? address?=object phoneNumber?=object faxNumber?=object employeeCount?=number revenue?=number tags?=string[] websites?=string[] tickers?=Ticker[] twitterId?=object externalSystemUrl? modifyDate?=date createDate?=date trustor?=Trustor schema?=DataSchema customFields?=object externalDataSources?=ExternalDataSource[] selfUri?
ExternalOrganizationListing entities=ExternalOrganization[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ExternalOrganizationTrustorLink externalOrganizationId? trustorOrgId? dateCreated?=date externalOrganizationUri?
FacebookAppCredentials id
FacebookIntegration id name supportedContent?=object messagingSetting?=object appId pageId? pageName? pageProfileImageUrl? status? recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=number createStatus?=(Initiated) createError?=ErrorBody selfUri?
FacebookIntegrationEntityListing entities=FacebookIntegration[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
FacebookIntegrationRequest name
FacebookIntegrationUpdateRequest
FacetInfo name? entries?=Entry[]
FailedObject id? version? name? errorCode?
FailedRecordingEntityListing entities=RecordingJobFailedRecording[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
FaxDocument id? name? dateCreated?=date dateModified?=date contentUri? workspace?=DomainEntityRef createdBy?=DomainEntityRef sharingUri? contentType? contentLength?=number filename? read?=boolean pageCount?=number callerAddress? receiverAddress? thumbnails?=DocumentThumbnail[] downloadSharingUri? selfUri?
FaxDocumentEntityListing entities=FaxDocument[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
FaxSendRequest addresses=string[]
FaxSendResponse id name? uploadDestinationUri? uploadMethodType?=(SINGLE_PUT) selfUri?
FaxSummary readCount?=number unreadCount?=number totalCount?=number
FeatureState
FieldConfig id? name? entityType?=(person) state? sections?=Section[] version? schemaVersion? selfUri?
FilterPreviewResponse filteredContacts?=number totalContacts?=number preview?=DialerContact[]
Flow id? name division?=object description? type?=(BOT) lockedUser?=User lockedClient?=DomainEntityRef active?=boolean system?=boolean deleted?=boolean publishedVersion?=FlowVersion savedVersion?=FlowVersion inputSchema?=object outputSchema?=object checkedInVersion?=FlowVersion debugVersion?=FlowVersion publishedBy?=User currentOperation?=Operation nluInfo?=object supportedLanguages?=SupportedLanguage[] compatibleFlowTypes?=string[] selfUri?
FlowAggregateQueryResponse results?=ConversationAggregateDataContainer[]
FlowAggregationQuery interval metrics=string[]
FlowDivisionView id name division?=object type?=(BOT) description? inputSchema?=JsonSchemaDocument outputSchema?=JsonSchemaDocument supportedLanguages?=SupportedLanguage[] publishedVersion?=FlowVersion debugVersion?=FlowVersion selfUri?
FlowDivisionViewEntityListing entities=FlowDivisionView[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
FlowEntityListing entities=Flow[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
FlowExecutionLaunchRequest flowId
FlowExecutionLaunchResponse id name? flowVersion?=DomainEntityRef selfUri?
FlowMilestone id? name division?=object description? selfUri?
FlowMilestoneDivisionView id name division?=object selfUri?
FlowMilestoneDivisionViewEntityListing entities=FlowMilestoneDivisionView[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
FlowMilestoneListing entities=FlowMilestone[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
FlowObservationDataContainer group?=object data?=ObservationMetricData[]
FlowObservationQuery filter=FlowObservationQueryFilter metrics=string[]
FlowObservationQueryFilter type=(and)
FlowObservationQueryResponse results?=FlowObservationDataContainer[]
FlowOutcome id? name division?=object description? currentOperation?=Operation selfUri?
FlowOutcomeDivisionView id name division?=object selfUri?
FlowOutcomeDivisionViewEntityListing entities=FlowOutcomeDivisionView[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
FlowOutcomeListing entities=FlowOutcome[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
FlowRuntimeExecution id name? flowVersion=FlowVersion dateLaunched=date status=(UNKNOWN|RUNNING|ERROR|TERMINATED|COMPLETED|FAILED) dateCompleted?=date completionReason? flowErrorInfo?=ErrorBody outputData?=object conversation?=DomainEntityRef selfUri?
FlowVersion id? name? commitVersion? configurationVersion? type?=(PUBLISH) secure?=boolean debug?=boolean createdBy?=User createdByClient?=DomainEntityRef configurationUri? dateCreated?=number generationId? publishResultUri? inputSchema?=JsonSchemaDocument outputSchema?=JsonSchemaDocument nluInfo?=object supportedLanguages?=SupportedLanguage[] compatibleFlowTypes?=string[] selfUri?
FlowVersionEntityListing entities=FlowVersion[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ForecastPlanningGroupResponse id? name? routePaths?=RoutePathResponse[] serviceGoalTemplate?=object
ForecastPlanningGroupsResponse entities?=ForecastPlanningGroupResponse[]
ForecastSourceDayPointer dayOfWeek?=(Sunday) weight?=number date? fileName? dataKey?
GDPRRequest id? name? createdBy=DomainEntityRef replacementTerms?=ReplacementTerm[] requestType=(GDPR_EXPORT) createdDate=date status=(INITIATED|SEARCHING|UPDATING|DELETING|COMPLETED|ERROR|FINALIZING) subject=GDPRSubject resultsUrl? selfUri?
GDPRRequestEntityListing entities=GDPRRequest[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
GDPRSubject name? userId? externalContactId? dialerContactId?=object journeyCustomer?=object socialHandle?=object externalId? addresses?=string[] phoneNumbers?=string[] emailAddresses?=string[]
GDPRSubjectEntityListing entities=GDPRSubject[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
GKNDocumentationResult content? link? title? _type
GKNDocumentationSearchRequest
GKNDocumentationSearchResponse total=number pageCount=number pageSize=number pageNumber=number previousPage? currentPage? nextPage? types=string[] results=GKNDocumentationResult[]
GSuite id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
GamificationStatus isActive?=boolean dateStart?=date automaticUserAssignment?=boolean dateStartPersonalBest?=date
GeneralProgramJob id state?=(Running|Completed|Failed) createdBy?=AddressableEntityRef dateCreated?=date dateModified?=date selfUri?
GeneralProgramJobRequest dialect=(en-US)
GeneralTopic name?
GeneralTopicsEntityListing entities=GeneralTopic[]
GenerateBuForecastRequest description
GenericSAML id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] logoImageData? endpointCompression?=boolean nameIdentifierFormat? selfUri?
Geolocation id? name? type? primary?=boolean latitude?=number longitude?=number country? region? city? locations?=LocationDefinition[] selfUri?
GeolocationSettings id? name? enabled?=boolean mapboxKey? selfUri?
GetMetricDefinitionsResponse total?=number entities=MetricDefinition[] selfUri?
GetMetricResponse total?=number entities=Metric[] selfUri?
GetMetricsResponse total?=number entities=Metrics[] selfUri?
GetProfilesResponse total?=number entities=PerformanceProfile[] selfUri?
GetTemplatesResponse total?=number entities=ObjectiveTemplate[] selfUri?
Greeting id? name? type=(STATION) ownerType=(USER) owner=DomainEntity audioFile?=object audioTTS? createdDate?=date createdBy? modifiedDate?=date modifiedBy? selfUri?
GreetingListing entities=Greeting[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
GreetingMediaInfo id? mediaFileUri? mediaImageUri?
Group id name description? dateModified?=date memberCount?=number state?=(active|inactive|deleted) version?=number type=(official) images?=UserImage[] addresses?=GroupContact[] rulesVisible=boolean visibility=(public) owners?=User[] selfUri?
GroupContact address extension? display? type=(GROUPRING) mediaType=(PHONE)
GroupCreate name type=(official) rulesVisible=boolean visibility=(public)
GroupEntityListing entities=Group[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
GroupMembersUpdate memberIds=string[] version=number
GroupProfile id name? state?=(active|inactive|deleted) dateModified?=date version=number selfUri?
GroupProfileEntityListing entities=GroupProfile[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
GroupSearchRequest
GroupUpdate version=number
GroupsSearchResponse total=number pageCount=number pageSize=number pageNumber=number previousPage? currentPage? nextPage? types=string[] results=Group[]
GuestMemberInfo displayName
HelpLink uri? title? description?
HistoricalImportDeleteJobResponse id? name? status?=(InProgress|Success|Failed) selfUri?
HistoricalImportStatus requestId? dateImportEnded?=date dateImportStarted?=date status?=(Initiated|InProgress|Pending|Success|Failed|Cancelled|Purged|PurgePending) error? dateCreated?=date dateModified?=date active?=boolean type?=(Csv)
HistoricalImportStatusListing entities=HistoricalImportStatus[]
HistoryEntry action?=(CHECKIN) resource? timestamp?=date user?=User client?=DomainEntityRef version? secure?=boolean
HistoryListing id? complete?=boolean user?=User client?=DomainEntityRef errorMessage? errorCode? errorDetails?=Detail[] errorMessageParams?=object actionName?=(CREATE) actionStatus?=(LOCKED) name? description? system?=boolean started?=date completed?=date pageSize?=number pageNumber?=number total?=number entities?=HistoryEntry[] pageCount?=number
HomerRecord id? name? date?=date milliTs? microTs? method? replyReason? ruri? ruriUser? ruriDomain? fromUser? fromDomain? fromTag? toUser? toDomain? toTag? pidUser? contactUser? authUser? callid? callidAleg? via1? via1Branch? cseq? diversion? reason? contentType? auth? userAgent? sourceIp? sourcePort? destinationIp? destinationPort? contactIp? contactPort? originatorIp? originatorPort? correlationId? proto? family? rtpStat? type? node? trans? dbnode? msg? sourceAlias? destinationAlias? conversationId? participantId? selfUri?
IVR id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? dnis?=string[] openHoursFlow?=DomainEntityRef closedHoursFlow?=DomainEntityRef holidayHoursFlow?=DomainEntityRef scheduleGroup?=DomainEntityRef selfUri?
IVREntityListing entities=IVR[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
IdentityNow id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
ImportForecastResponse status?=(Processing|Complete|Canceled|Error) operationId? result?=BuShortTermForecast
ImportForecastUploadResponse uploadKey? url? headers?=object uploadBodySchema?=object
ImportScheduleUploadResponse uploadKey? url? headers?=object uploadBodySchema?=object
ImportScriptStatusResponse url? succeeded?=boolean message?
ImportStatus state=(IN_PROGRESS|FAILED) totalRecords=number completedRecords=number percentComplete=number failureReason?
ImportStatusRequest status
InboundDomain id? name? mxRecordStatus?=(VALID) subDomain?=boolean mailFromSettings?=object customSMTPServer?=DomainEntityRef selfUri?
InboundDomainEntityListing entities=InboundDomain[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
InboundDomainPatchRequest
InboundMessageRequest provider
InboundRoute id? name? pattern queue?=DomainEntityRef priority?=number skills?=DomainEntityRef[] language?=DomainEntityRef fromName fromEmail? flow?=DomainEntityRef replyEmailAddress?=object autoBcc?=EmailAddress[] spamFlow?=DomainEntityRef selfUri?
InboundRouteEntityListing entities=InboundRoute[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
Integration id? name? integrationType?=IntegrationType notes? intendedState=(ENABLED) config?=object reportedState?=object attributes?=object selfUri?
IntegrationConfiguration id? name version=number properties=object advanced=object notes credentials=object selfUri?
IntegrationEntityListing entities=Integration[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
IntegrationEvent id? selfUri? correlationId? timestamp?=date level?=(INFO) eventCode? message?=object entities?=EventEntity[] contextAttributes?=object detailMessage?=object user?=User
IntegrationEventEntityListing entities=IntegrationEvent[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
IntegrationType id name? description? provider? category? images?=UserImage[] configPropertiesSchemaUri? configAdvancedSchemaUri? helpUri? termsOfServiceUri? vendorName? vendorWebsiteUri? marketplaceUri? faqUri? privacyPolicyUri? supportContactUri? salesContactUri? helpLinks?=HelpLink[] credentials?=object nonInstallable?=boolean maxInstances?=number userPermissions?=string[] vendorOAuthClientIds?=string[] selfUri?
IntegrationTypeEntityListing entities=IntegrationType[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
IntentDefinition name entityTypeBindings?=NamedEntityTypeBinding[] entityNameReferences?=string[] utterances=NluUtterance[]
IntentFeedback name? probability?=number entities?=DetectedNamedEntity[] assessment?=(Incorrect)
InteractionStatsAlert id? name dimension=(queueId) dimensionValue metric=(tAbandon) mediaType=(voice) numericRange=(gt) statistic=(count) value=number ruleId unread=boolean startDate=date endDate?=date notificationUsers=User[] alertTypes=string[] ruleUri? selfUri?
InteractionStatsAlertContainer entities=InteractionStatsAlert[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
InteractionStatsRule id? name dimension=(queueId) dimensionValue metric=(tAbandon) mediaType=(voice) numericRange=(gt) statistic=(count) value=number enabled=boolean inAlarm?=boolean notificationUsers=User[] alertTypes=string[] selfUri?
InteractionStatsRuleContainer entities=InteractionStatsRule[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
IntradayPlanningGroupRequest businessUnitDate=date categories=string[]
InvalidAssignment user?=UserReference message?
IpAddressAuthentication networkWhitelist?=string[]
IpAddressRange cidr? service?=(data-actions) region?
IpAddressRangeListing entities=IpAddressRange[]
JourneyAggregateQueryResponse results?=ConversationAggregateDataContainer[]
JourneyAggregationQuery interval metrics=string[]
JourneySegment id? isActive?=boolean displayName version?=number description? color? scope?=(Session) shouldDisplayToAgent?=boolean context?=object journey?=object externalSegment?=object assignmentExpirationDays?=number selfUri? createdDate?=date modifiedDate?=date
JsonNodeSearchResponse total=number pageCount=number pageSize=number pageNumber=number previousPage? currentPage? nextPage? types=string[] results=object aggregations?=object
JsonSchemaDocument id? $schema? title? description? type? required?=string[] properties?=object additionalProperties?=object
JsonSearchResponse total=number pageCount=number pageSize=number pageNumber=number types=string[] results=object aggregations?=object
KeyPerformanceIndicator id? name? optimizationType?=(Maximization) dateCreated?=date dateModified?=date description? kpiType?=(SalesConversion) source?=(WrapUpCode) wrapUpCodeConfig?=object status?=(Enabled|Disabled) kpiGroup?=(Standard) selfUri?
KeyPerformanceIndicatorAssessment kpi? assessmentResult?=(Unknown) checks?=Check[]
KeyRotationSchedule id? name? period=(DISABLED) selfUri?
KeyValue key value
KnowledgeBase id? name? description? coreLanguage=(en-US) dateCreated?=date dateModified?=date faqCount?=number dateDocumentLastModified?=date articleCount?=number published?=boolean selfUri?
KnowledgeBaseListing entities=KnowledgeBase[] nextUri? selfUri? previousUri?
KnowledgeCategory id? name description? knowledgeBase?=KnowledgeBase languageCode?=(en-US) dateCreated?=date dateModified?=date selfUri?
KnowledgeCategoryRequest name
KnowledgeDocument id name? languageCode=(en-US) type=(Faq) faq?=object dateCreated?=date dateModified?=date categories?=KnowledgeCategory[] knowledgeBase?=KnowledgeBase externalUrl? article?=object selfUri?
KnowledgeDocumentBulkRequest type=(Faq)
KnowledgeDocumentRequest type=(Faq)
KnowledgeExtendedCategory id name description? knowledgeBase?=KnowledgeBase languageCode?=(en-US) dateCreated?=date dateModified?=date parent?=KnowledgeCategory children?=KnowledgeCategory[] selfUri?
KnowledgeImport id? name? uploadKey fileType=(Csv) ignoreHeaders?=boolean status?=(Created|ValidationInProgress|ValidationCompleted|ValidationFailed|Started|InProgress|Completed|PartialCompleted|Failed|AbortRequested|Aborted) report?=object knowledgeBase?=KnowledgeBase languageCode?=(en-US) dateCreated?=date dateModified?=date selfUri?
KnowledgeSearchDocument id? name? languageCode=(en-US) type=(Faq) faq?=object dateCreated?=date dateModified?=date categories?=KnowledgeCategory[] knowledgeBase?=KnowledgeBase externalUrl? article?=object confidence?=number selfUri?
KnowledgeSearchRequest query languageCode
KnowledgeSearchResponse searchId? total?=number pageCount?=number pageSize?=number pageNumber?=number results?=KnowledgeSearchDocument[]
KnowledgeTraining id dateTriggered?=date dateCompleted?=date status?=(Queued|InProgress|Succeeded|Failed) languageCode? knowledgeBase?=KnowledgeBase errorMessage? knowledgeDocumentsState?=(Draft) datePromoted?=date selfUri?
KpiResult kpiTotalOn?=number kpiTotalOff?=number interactionCountOn?=number interactionCountOff?=number mediaType?=(voice)
Language id? name dateModified?=date state?=(active|inactive|deleted) version? selfUri?
LanguageEntityListing entities=Language[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LanguageOverride language engine voice
LanguageReference id? selfUri?
Leaderboard division?=object metric?=AddressableEntityRef dateStartWorkday?=date dateEndWorkday?=date leaders?=LeaderboardItem[] userRank?=LeaderboardItem performanceProfile?=AddressableEntityRef
LeaderboardItem user?=UserReference rank?=number points?=number
LearningAssessmentScoringRequest assessmentForm=AssessmentForm answers=AssessmentScoringSet
LearningAssignment id assessment?=object createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date isOverdue?=boolean percentageScore?=number isRule?=boolean isManual?=boolean isPassed?=boolean selfUri? state?=(Assigned|InProgress|Completed|Deleted|NotCompleted) dateRecommendedForCompletion?=date version?=number module?=LearningModule user?=UserReference assessmentForm?=object
LearningAssignmentAggregateParam interval filter=LearningAssignmentAggregateQueryRequestFilter
LearningAssignmentAggregateQueryRequestFilter type=(And) clauses=LearningAssignmentAggregateQueryRequestClause[]
LearningAssignmentAggregateQueryResponseGroupedData group?=object data?=LearningAssignmentAggregateQueryResponseData[]
LearningAssignmentAggregateResponse results?=LearningAssignmentAggregateQueryResponseGroupedData[]
LearningAssignmentBulkAddResponse entities=LearningAssignment[] disallowedEntities?=DisallowedEntityLearningAssignmentItem[]
LearningAssignmentBulkRemoveResponse entities=LearningAssignmentEntity[] disallowedEntities?=DisallowedEntityLearningAssignmentReference[]
LearningAssignmentCreate moduleId userId
LearningAssignmentEntity assignmentId?
LearningAssignmentItem moduleId userId
LearningAssignmentUpdate
LearningAssignmentUser id? name? selfUri?
LearningAssignmentUserListing entities=LearningAssignmentUser[] pageSize?=number pageNumber?=number total?=number unfilteredTotal?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LearningAssignmentUserQuery rule=LearningModuleRule
LearningAssignmentsDomainEntity entities=LearningAssignment[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LearningCoverArtThumbnail resolution? url?
LearningCoverArtUploadUrlRequest contentType=(image/bmp)
LearningModule id name createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date version?=number externalId? source?=(UserCreated) rule?=LearningModuleRule selfUri? isArchived?=boolean isPublished?=boolean description? completionTimeInDays=number type?=(Informational) informSteps?=LearningModuleInformStep[] assessmentForm?=object summaryData?=object coverArt?=LearningModuleCoverArtResponse
LearningModuleCoverArtResponse id? selfUri? url? thumbnails?=LearningCoverArtThumbnail[]
LearningModuleInformStep type=(Url) name? value sharingUri? contentType? order=number
LearningModuleJobRequest action=(Reassign)
LearningModuleJobResponse id status?=(Accepted|Running|Completed|Failed) selfUri?
LearningModulePublishResponse id version?=number selfUri?
LearningModuleRequest name completionTimeInDays=number
LearningModuleRule id? isActive=boolean parts=LearningModuleRuleParts[] selfUri?
LearningModuleRuleParts operation=(Include) selector=(AcdSkills) value=string[] order=number
LearningModulesDomainEntityListing entities=LearningModule[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LexBot id? name? description? selfUri?
LexBotAlias id? name? bot?=LexBot botVersion? status=(BUILDING|READY|FAILED|NOT_BUILT) failureReason? language?=(en-US) intents?=LexIntent[] selfUri?
LexBotAliasEntityListing entities=LexBotAlias[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LexBotEntityListing entities=LexBot[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LexIntent name description? slots=object version
Library id? name version?=number createdBy?=User dateCreated?=date responseType?=(MessagingTemplate) selfUri?
LibraryEntityListing entities=Library[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LicenseBatchAssignmentRequest assignments=LicenseAssignmentRequest[]
LicenseDefinition id? description? permissions?=object prerequisites?=AddressableLicenseDefinition[] comprises?=LicenseDefinition[] selfUri?
LicenseOrgToggle featureName? enabled?=boolean
LicenseUpdateStatus userId? licenseId? result?
LicenseUser id licenses?=LicenseDefinition[] selfUri?
Limit key? value?=number
LimitChangeRequestDetails id key namespace requestedValue=number description supportCaseUrl createdBy? status?=(Open|Approved|ImplementingChange|ChangeImplemented|Rejected|Rollback|ImplementingRollback|RollbackImplemented) currentValue?=number dateCreated?=date statusHistory?=StatusChange[] dateCompleted?=date lastChangedBy? rejectReason?=(AlternativeExists) selfUri?
LimitChangeRequestsEntityListing entities=LimitChangeRequestDetails[] nextUri? selfUri? previousUri?
LimitsEntityListing entities=Limit[]
Line id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? properties?=object edgeGroup?=DomainEntityRef template?=DomainEntityRef site?=DomainEntityRef lineBaseSettings?=DomainEntityRef primaryEdge?=Edge secondaryEdge?=Edge loggedInUser?=DomainEntityRef defaultForUser?=DomainEntityRef selfUri?
LineBase id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? lineMetaBase?=DomainEntityRef properties?=object selfUri?
LineBaseEntityListing entities=LineBase[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LineEntityListing entities=Line[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LineIntegration id name supportedContent?=object messagingSetting?=object channelId webhookUri status? recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=number createStatus?=(Initiated) createError?=ErrorBody selfUri?
LineIntegrationEntityListing entities=LineIntegration[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LineIntegrationRequest name
ListedProgram id name? description? published?=boolean topicsCount?=number tags?=string[] modifiedBy?=AddressableEntityRef dateModified?=date selfUri?
ListedTopic id name? description? published?=boolean strictness?=(1) programsCount?=number tags?=string[] dialect? participants?=(External) phrasesCount?=number modifiedBy?=AddressableEntityRef dateModified?=date selfUri?
LocalEncryptionConfiguration id? name? url apiId apiKey selfUri?
LocalEncryptionConfigurationListing total?=number entities=LocalEncryptionConfiguration[] selfUri?
LocalEncryptionKeyRequest configId publicKey keypairId
Location id? floorplanId? coordinates?=object notes? locationDefinition?=LocationDefinition
LocationCreateDefinition name
LocationDefinition id? name? contactUser?=AddressableEntityRef emergencyNumber?=object address?=object state?=(active|deleted) notes? version?=number path?=string[] profileImage?=LocationImage[] floorplanImage?=LocationImage[] addressVerificationDetails?=object addressVerified?=boolean addressStored?=boolean images? selfUri?
LocationEntityListing entities=LocationDefinition[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LocationImage resolution? imageUri?
LocationSearchRequest
LocationUpdateDefinition name version=number
LocationsSearchResponse total=number pageCount=number pageSize=number pageNumber=number previousPage? currentPage? nextPage? types=string[] results=LocationDefinition[]
LogicalInterfaceEntityListing entities=DomainLogicalInterface[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
LongTermForecastResultResponse result?=object downloadUrl?
ManagementUnit id name? businessUnit?=object startDayOfWeek?=(Sunday) timeZone? settings?=object metadata?=object division?=object version?=number dateModified?=date modifiedBy?=UserReference selfUri?
ManagementUnitListing entities=ManagementUnit[] pageSize?=number pageNumber?=number total?=number firstUri? nextUri? pageCount?=number previousUri? lastUri? selfUri?
MatchShiftTradeRequest receivingScheduleId metadata=WfmVersionedEntityMetadata
MatchShiftTradeResponse trade?=ShiftTradeResponse violations?=ShiftTradeMatchViolation[] adminReviewViolations?=ShiftTradeMatchViolation[]
MaxParticipants maxParticipants?=number
MediaParticipantRequest
Member id selfUri?
MemberGroup id? name? division?=object type?=(TEAM) memberCount?=number selfUri?
MemberListing entities=Member[]
MessageConversation id name? participants?=MessageMediaParticipant[] otherMediaUris?=string[] selfUri?
MessageConversationEntityListing entities=EmailConversation[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
MessageData id? name? providerMessageId? timestamp=date fromAddress? toAddress? direction?=(inbound) messengerType?=(sms) textBody status=(queued|sent|failed|received|delivery-success|delivery-failed|read) media?=MessageMedia[] stickers?=MessageSticker[] normalizedMessage?=ConversationNormalizedMessage normalizedReceipts?=ConversationNormalizedMessage[] createdBy?=User conversationId? selfUri?
MessageMedia url? mediaType? contentLengthBytes?=number name? id?
MessageMediaData id name? url? mediaType? contentLengthBytes?=number uploadUrl? status?=(uploading|valid|invalid) selfUri?
MessageMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=(alerting|dialing|contacting|offering|connected|disconnected|terminated|converting|uploading|transmitting|none) direction?=(inbound) disconnectType?=(endpoint) held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=object errorInfo?=object script?=DomainEntityRef wrapupTimeoutMs?=number wrapupSkipped?=boolean alertingTimeoutMs?=number provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=object peer? flaggedReason?=(general) journeyContext?=object conversationRoutingData?=object startAcwTime?=date endAcwTime?=date toAddress?=object fromAddress?=object messages?=MessageDetails[] type?=(unknown) recipientCountry? recipientType? authenticated?=boolean
MessageSticker url? id?
MessagingCampaign id? name? dateCreated?=date dateModified?=date version?=number division?=DomainEntityRef campaignStatus?=(on) callableTimeSet?=DomainEntityRef contactList=DomainEntityRef dncLists?=DomainEntityRef[] alwaysRunning?=boolean contactSorts?=ContactSort[] messagesPerMinute=number contactListFilters?=DomainEntityRef[] errors?=RestErrorDetail[] smsConfig?=object selfUri?
MessagingCampaignDivisionView id name? division?=object selfUri?
MessagingCampaignDivisionViewEntityListing entities=MessagingCampaignDivisionView[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
MessagingCampaignEntityListing entities=MessagingCampaign[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
MessagingCampaignSchedule id? name? dateCreated?=date dateModified?=date version?=number intervals=ScheduleInterval[] timeZone? messagingCampaign=DomainEntityRef selfUri?
MessagingCampaignScheduleEntityListing entities=MessagingCampaignSchedule[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
MessagingIntegration id name supportedContent?=object messagingSetting?=object status?=(Active|Inactive|Error|Starting|Incomplete|Deleting|DeletionFailed) messengerType=(sms) recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=number selfUri?
MessagingIntegrationEntityListing entities=MessagingIntegration[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
MessagingSticker id? name? providerStickerId=number providerPackageId?=number packageName? messengerType=(sms) stickerType=(standard) providerVersion?=number uriLocation? selfUri?
MessagingStickerEntityListing entities=MessagingSticker[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
Metabase id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? type?=(EXTERNAL) selfUri?
Metric id name metricDefinitionId? externalMetricDefinitionId? objective?=object performanceProfileId? linkedMetric?=AddressableEntityRef dateCreated?=date dateUnlinked?=date sourcePerformanceProfile?=PerformanceProfile selfUri?
MetricDefinition id? name? unitType?=(None) shortName? dividendMetrics?=string[] divisorMetrics?=string[] defaultObjective?=object lockTemplateId? mediaTypeFilteringAllowed?=boolean queueFilteringAllowed?=boolean selfUri?
MetricValueTrendAverage dateStartWorkday?=date dateEndWorkday?=date dateReferenceWorkday?=date division?=object user?=UserReference timezone? result?=WorkdayValuesMetricItem performanceProfile?=AddressableEntityRef metric?=AddressableEntityRef
Metrics id name? order?=number metricDefinitionName? metricDefinitionId? externalMetricDefinitionId? unitType?=(None) enabled?=boolean templateName? maxPoints?=number performanceProfileId? linkedMetric?=AddressableEntityRef dateCreated?=date dateUnlinked?=date sourcePerformanceProfile?=PerformanceProfile unitDefinition? precision?=number selfUri?
MinedIntentsListing entities=MinerIntent[] nextUri? selfUri? previousUri?
Miner id? name language?=(en-us) dateCreated?=date status?=(NotStarted|FetchingConversationIds|ConversationIdsFetched|ConversationIdsFetchError|FetchingConversations|ConversationsFetched|ConversationsFetchError|Queued|QueuingError|MiningStarted|MaskingUtterances|MaskingError|ComputingAnalytics|ComputingAnalyticsError|MiningCompleted|MiningError|ModelValidationError|Deleted) conversationsDateRangeStart?=date conversationsDateRangeEnd?=date dateCompleted?=date message? conversationDataUploaded?=boolean mediaType?=(Chat) queueIds?=string[] dateTriggered?=date dateModified?=date latestDraftVersion?=Draft selfUri?
MinerExecuteRequest
MinerIntent id? name? miner?=Miner utterances?=Utterance[] analyticVolumePercent?=number selfUri?
MinerListing entities=Miner[] nextUri? selfUri? previousUri?
ModelingProcessingError internalErrorCode?=(ModelInputMissing) description?
ModelingStatusResponse id? status?=(Pending|Success|Failed|Ongoing|PartialFailure) errorDetails?=ModelingProcessingError[] modelingResultUri?
MoveManagementUnitRequest businessUnitId
MoveManagementUnitResponse businessUnit?=object status?=(Processing|Complete|Canceled|Error)
NamedEntity
NamedEntityDefinition name type
NamedEntityTypeDefinition name description? mechanism=NamedEntityTypeMechanism
NamedEntityTypeMechanism items=NamedEntityTypeItem[] type=(DynamicList)
NluConfusionMatrixRow name columns=NluConfusionMatrixColumn[]
NluDetectionInput text
NluDetectionRequest input=NluDetectionInput
NluDetectionResponse version?=NluDomainVersion output?=object input?=object
NluDomain id? name language? draftVersion?=NluDomainVersion lastPublishedVersion?=NluDomainVersion dateCreated?=date dateModified?=date engineVersion? selfUri?
NluDomainListing entities=NluDomain[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
NluDomainVersion id? domain?=NluDomain description? language published?=boolean dateCreated?=date dateModified?=date dateTrained?=date datePublished?=date trainingStatus?=(Untrained) evaluationStatus?=(Unevaluated) intents?=IntentDefinition[] entityTypes?=NamedEntityTypeDefinition[] entities?=NamedEntityDefinition[] selfUri?
NluDomainVersionListing entities=NluDomainVersion[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
NluDomainVersionQualityReport version=NluDomainVersion confusionMatrix=NluConfusionMatrixRow[] summary=NluQualityReportSummary
NluDomainVersionTrainingResponse message? version?=NluDomainVersion
NluFeedbackListing entities=NluFeedbackResponse[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
NluFeedbackRequest text intents=IntentFeedback[] versionId
NluFeedbackResponse id text? intents?=IntentFeedback[] version?=NluDomainVersion dateCreated?=date selfUri?
NluQualityReportSummary metrics=NluQualityReportSummaryMetric[]
Note id? entityId? entityType?=(contact) noteText? modifyDate?=date createDate?=date createdBy=User externalDataSources?=ExternalDataSource[] selfUri?
NoteListing entities=Note[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
NotificationsResponse entities=WfmUserNotification[]
Number start? end?
NumberPlan id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? match? normalizedFormat? priority?=number numbers?=Number[] digitLength?=object classification? matchType? selfUri?
OAuthAuthorization client?=OAuthClient scope?=string[] roles?=string[] resourceOwner?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef pending?=boolean state?=(Unauthorized|Requested|Authorized|Revoked) selfUri?
OAuthAuthorizationListing total?=number entities=OAuthAuthorization[] selfUri?
OAuthClient id name accessTokenValiditySeconds?=number description? registeredRedirectUri?=string[] secret? roleIds?=string[] dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef authorizedGrantType=(CODE) scope?=string[] roleDivisions?=RoleDivision[] state?=(active|disabled|inactive) dateToDelete?=date selfUri?
OAuthClientEntityListing entities=OAuthClientListing[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
OAuthClientListing id name accessTokenValiditySeconds?=number description? registeredRedirectUri?=string[] secret? roleIds?=string[] dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef scope?=string[] roleDivisions?=RoleDivision[] state?=(active|disabled|inactive) dateToDelete?=date selfUri?
OAuthClientRequest name authorizedGrantType=(CODE)
OAuthProvider id? name? disabled?=boolean selfUri?
OAuthProviderEntityListing entities=OAuthProvider[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
OAuthScope id? description? selfUri?
OAuthScopeListing total?=number entities=OAuthScope[] selfUri?
ObjectiveTemplate id? name? zones?=ObjectiveZone[] selfUri?
ObjectiveZone label directionType=(Up) zoneType=(Good) upperLimitPoints=number lowerLimitPoints=number upperLimitValue?=number lowerLimitValue?=number
Okta id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
OneLogin id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
OpenIntegration id name supportedContent?=object messagingSetting?=object outboundNotificationWebhookUrl outboundNotificationWebhookSignatureSecretToken webhookHeaders?=object status? recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef createStatus?=(Initiated) createError?=ErrorBody selfUri?
OpenIntegrationEntityListing entities=OpenIntegration[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
OpenIntegrationRequest name outboundNotificationWebhookUrl outboundNotificationWebhookSignatureSecretToken
OpenIntegrationUpdateRequest name
OpenMessageContent contentType=(Attachment) attachment?=object
OpenMessagingChannel messageId to=OpenMessagingToRecipient from=OpenMessagingFromRecipient time=date
OpenMessagingFromRecipient id idType=(Email)
OpenMessagingToRecipient id
OpenNormalizedMessage id? channel=OpenMessagingChannel type=(Text) text? content?=OpenMessageContent[] status?=(Sent|Delivered|Read|Failed|Published|Removed) reasons?=Reason[] isFinalReceipt?=boolean direction?=(Inbound) metadata?=object
Operation id? complete?=boolean user?=User client?=DomainEntityRef errorMessage? errorCode? errorDetails?=Detail[] errorMessageParams?=object actionName?=(CREATE) actionStatus?=(LOCKED)
OrgUser id? name? division?=object chat?=object department? email? primaryContactInfo?=Contact[] addresses?=Contact[] state?=(active|inactive|deleted) title? username? manager?=User images?=UserImage[] version=number certifications?=string[] biography?=object employerInfo?=object routingStatus?=RoutingStatus presence?=UserPresence integrationPresence?=UserPresence conversationSummary?=object outOfOffice?=OutOfOffice geolocation?=Geolocation station?=UserStations authorization?=UserAuthorization profileSkills?=string[] locations?=Location[] groups?=Group[] team?=Team skills?=UserRoutingSkill[] languages?=UserRoutingLanguage[] acdAutoAnswer?=boolean languagePreference? lastTokenIssued?=object dateLastLogin?=date organization?=Organization
OrgWhitelistSettings enableWhitelist?=boolean domainWhitelist?=string[]
Organization id? name? defaultLanguage? defaultCountryCode? thirdPartyOrgName? thirdPartyURI? domain? version=number state?=(active|inactive|deleted) defaultSiteId? supportURI? voicemailEnabled?=boolean productPlatform?=(GenesysCloud) selfUri? features?=object
OrganizationFeatures realtimeCIC?=boolean purecloud?=boolean hipaa?=boolean ucEnabled?=boolean pci?=boolean purecloudVoice?=boolean xmppFederation?=boolean chat?=boolean informalPhotos?=boolean directory?=boolean contactCenter?=boolean unifiedCommunications?=boolean custserv?=boolean
OrganizationPresence id? name? languageLabels=object systemPresence? deactivated?=boolean primary?=boolean createdBy?=User createdDate?=date modifiedBy?=User modifiedDate?=date selfUri?
OrganizationPresenceEntityListing entities=OrganizationPresence[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
OrganizationProductEntityListing entities=DomainOrganizationProduct[] pageSize?=number pageNumber?=number total?=number pageCount?=number
OrganizationRoleEntityListing entities=DomainOrganizationRole[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
OrphanRecording id? name? createdTime?=date recoveredTime?=date providerType?=(EDGE) mediaSizeBytes?=number mediaType?=(CALL) fileState?=(ARCHIVED) providerEndpoint?=object recording?=Recording orphanStatus?=(NO_CONVERSATION) sourceOrphaningId? selfUri?
OrphanRecordingListing entities=OrphanRecording[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
OrphanUpdateRequest
OtherProfileAssignment id? currentProfile?=DomainEntityRef selfUri?
OutOfOffice id? name? user?=User startDate?=date endDate?=date active?=boolean indefinite?=boolean selfUri?
OutboundRoute id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? classificationTypes=string[] enabled?=boolean distribution?=(SEQUENTIAL) externalTrunkBases?=DomainEntityRef[] site?=Site managed?=boolean selfUri?
OutboundRouteBase id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? classificationTypes=string[] enabled?=boolean distribution?=(SEQUENTIAL) externalTrunkBases?=DomainEntityRef[] selfUri?
OutboundRouteBaseEntityListing entities=OutboundRouteBase[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
OutboundRouteEntityListing entities=OutboundRoute[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
OutboundSettings id? name? dateCreated?=date dateModified?=date version?=number maxCallsPerAgent?=number maxConfigurableCallsPerAgent?=number maxLineUtilization?=number abandonSeconds?=number complianceAbandonRateDenominator?=(ALL_CALLS) automaticTimeZoneMapping?=object selfUri?
Outcome id? isActive?=boolean displayName version?=number description? isPositive?=boolean context?=object journey?=object associatedValueField?=object selfUri? createdDate?=date modifiedDate?=date
OutcomeAchievement outcome?=object achievedDate?=date
OutcomeEventScore outcome?=AddressableEntityRef sessionMaxProbability?=number probability?=number
OutcomeListing entities=Outcome[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
OutcomeProbabilityCondition outcomeId maximumProbability=number probability?=number
OutcomeScoresResult outcomeScores?=OutcomeEventScore[] modifiedDate?=date
OverallBestPoints division?=object bestPoints?=OverallBestPointsItem[] performanceProfile?=AddressableEntityRef
OverallBestPointsItem granularityType?=(Monthly) users?=UserReference[] count?=number points?=number dateStartWorkday?=date dateEndWorkday?=date
Page id? name? versionId? createdDate?=date modifiedDate?=date rootContainer?=object properties?=object selfUri?
Parameter name? parameterType?=(UUID) domain?=(USERID) required?=boolean
ParsedCertificate certificateDetails?=CertificateDetails[]
Participant id? startTime?=date endTime?=date connectedTime?=date name? userUri? userId? externalContactId? externalOrganizationId? queueId? groupId? teamId? queueName? purpose? participantType? consultParticipantId? address? ani? aniName? dnis? locale? wrapupRequired?=boolean wrapupPrompt?=(mandatory) wrapupTimeoutMs?=number wrapupSkipped?=boolean wrapup?=object conversationRoutingData?=object alertingTimeoutMs?=number monitoredParticipantId? coachedParticipantId? attributes?=object calls?=Call[] callbacks?=Callback[] chats?=ConversationChat[] cobrowsesessions?=Cobrowsesession[] emails?=Email[] messages?=Message[] screenshares?=Screenshare[] socialExpressions?=SocialExpression[] videos?=Video[] evaluations?=Evaluation[] screenRecordingState?=(requested) flaggedReason?=(general) startAcwTime?=date endAcwTime?=date bargedParticipantId?
ParticipantAttributes
PatchActionMap displayName triggerWithSegments=string[] pageUrlConditions=UrlCondition[]
PatchActionTarget
PatchActionTemplate name
PatchBuScheduleRunRequest
PatchCallbackRequest conversationId agentId
PatchCallbackResponse conversation=DomainEntityRef callbackIdentifiers=CallbackIdentifier[]
PatchOutcome displayName
PatchPredictorRequest
PatchSegment displayName
PatchShiftTradeRequest metadata=WfmVersionedEntityMetadata
PatchUser
PerformanceProfile id? name division?=object description metricOrders=string[] dateCreated?=date reportingIntervals?=ReportingInterval[] active?=boolean memberCount?=number maxLeaderboardRankSize?=number selfUri?
PermissionCollectionEntityListing entities=DomainPermissionCollection[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
Phone id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? site=DomainEntityRef phoneBaseSettings=DomainEntityRef lineBaseSettings?=DomainEntityRef phoneMetaBase?=DomainEntityRef lines=Line[] status?=object secondaryStatus?=object userAgentInfo?=object properties?=object capabilities?=object webRtcUser?=DomainEntityRef primaryEdge?=Edge secondaryEdge?=Edge selfUri?
PhoneBase id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? phoneMetaBase=DomainEntityRef lines=LineBase[] properties?=object capabilities?=object selfUri?
PhoneBaseEntityListing entities=PhoneBase[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
PhoneColumn columnName type
PhoneEntityListing entities=Phone[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
PhoneMetaBaseEntityListing entities=Metabase[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
PhonesReboot
Phrase text strictness?=(1) sentiment?=(Unspecified)
PhysicalInterfaceEntityListing entities=DomainPhysicalInterface[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
PingIdentity id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
PlanningGroup id name? serviceGoalTemplate?=object routePaths?=RoutePathResponse[] metadata?=object selfUri?
PlanningGroupList entities=PlanningGroup[]
Policy id? name? modifiedDate?=date createdDate?=date order?=number description? enabled?=boolean mediaPolicies?=object conditions?=object actions?=object policyErrors?=object selfUri?
PolicyCreate name
PolicyEntityListing entities=Policy[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
PolicyUpdate
PostActionInput category name integrationId config=ActionConfig contract=ActionContractInput
PostInputContract inputSchema=JsonSchemaDocument
PostOutputContract successSchema=JsonSchemaDocument
PostTextMessage type=(Text) text? content?=MessageContent[]
PostTextRequest botId integrationId botSessionId postTextMessage=PostTextMessage
PostTextResponse botState=(Complete) replyMessages?=PostTextMessage[] intentName? slots?=object botCorrelationId? amazonLex?=object googleDialogFlow?=object genesysDialogEngine?=object genesysBotConnector?=object nuanceMixDlg?=object
PredictionResults intent?=(ALL) formula=(BEST) estimatedWaitTimeSeconds=number
Predictor id queues=AddressableEntityRef[] kpi routingTimeoutSeconds?=number schedule?=object state?=(Created|Error|Active) dateCreated?=date dateModified?=date workloadBalancingConfig?=object errorCode? selfUri?
PredictorListing entities=Predictor[] nextUri? selfUri? previousUri?
ProcessScheduleUpdateUploadRequest uploadKey
Program id name? description? published?=boolean topics?=BaseTopicEntitiy[] tags?=string[] modifiedBy?=AddressableEntityRef dateModified?=date publishedBy?=AddressableEntityRef datePublished?=date selfUri?
ProgramJob id state?=(Running|Completed|Failed) programs?=BaseProgramEntity[] createdBy?=AddressableEntityRef dateCreated?=date dateModified?=date selfUri?
ProgramJobRequest programIds=string[]
ProgramMappings program?=BaseProgramEntity queues?=AddressableEntityRef[] flows?=AddressableEntityRef[] modifiedBy?=AddressableEntityRef dateModified?=date
ProgramMappingsRequest queueIds=string[] flowIds=string[]
ProgramRequest name
ProgramsEntityListing entities=ListedProgram[] pageSize?=number selfUri? nextUri? pageCount?=number
ProgramsMappingsEntityListing entities=ProgramMappings[] pageSize?=number selfUri? nextUri? pageCount?=number
Prompt id? name description? resources?=PromptAsset[] currentOperation?=Operation selfUri?
PromptAsset id? name? promptId? language? mediaUri? ttsString? text? uploadStatus?=(created) uploadUri? languageDefault?=boolean tags?=object durationSeconds?=number selfUri?
PromptAssetCreate language
PromptAssetEntityListing entities=PromptAsset[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
PromptEntityListing entities=Prompt[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
PropertyIndexRequest sessionId targetDate=date properties=AnalyticsProperty[]
PublishDraftInput version=number
PublishForm published=boolean id
PureCloud id? name? disabled?=boolean selfUri?
PureEngage id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] autoProvisionUsers?=boolean selfUri?
QMAuditQueryRequest interval filters=QualityAuditQueryFilter[]
QualityAuditLogMessage id? userHomeOrgId? userTrusteeOrgId? user?=DomainEntityRef client?=AddressableEntityRef remoteIps?=string[] serviceName?=(RecordingService) level?=(User) status?=(Success|Failure|Warning) eventDate?=date messageInfo?=object action?=(Read) entity?=DomainEntityRef entityType?=(Recording) propertyChanges?=PropertyChange[] context?=object
QualityAuditQueryExecutionResultsResponse id pageSize?=number cursor? entities?=QualityAuditLogMessage[]
QualityAuditQueryExecutionStatusResponse id state?=(Queued|Running|Succeeded|Failed|Cancelled) dateStart?=date interval? filters?=QualityAuditQueryFilter[] sort?=AuditQuerySort[]
QualityAuditQueryFilter property=(UserId) value
QueryRequest
QueryRequestFilter type=(And) clauses=QueryRequestClause[]
QueryResponseGroupedData group?=object data?=QueryResponseData[]
QueryResults results?=object facetInfo?=object
QueryTimeOffLimitValuesRequest dateRanges=LocalDateRange[]
QueryTimeOffLimitValuesResponse values?=TimeOffLimitValueRange[]
QueryWaitlistPositionsRequest timeOffRequests=UserTimeOffRequestReference[]
Queue id name? division?=object description? dateCreated?=date dateModified?=date modifiedBy? createdBy? memberCount?=number userMemberCount?=number joinedMemberCount?=number mediaSettings?=object routingRules?=RoutingRule[] bullseye?=object acwSettings?=object skillEvaluationMethod?=(NONE) memberGroups?=MemberGroup[] queueFlow?=DomainEntityRef emailInQueueFlow?=DomainEntityRef messageInQueueFlow?=DomainEntityRef whisperPrompt?=DomainEntityRef onHoldPrompt?=DomainEntityRef autoAnswerOnly?=boolean enableTranscription?=boolean enableManualAssignment?=boolean agentOwnedRouting?=object callingPartyName? callingPartyNumber? defaultScripts?=object outboundMessagingAddresses?=object outboundEmailAddress?=object peerId? selfUri?
QueueEntityListing entities=Queue[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
QueueMember id? name? user?=User ringNumber?=number joined?=boolean memberBy? routingStatus?=RoutingStatus selfUri?
QueueMemberEntityListing entities=QueueMember[] pageNumber?=number pageSize?=number firstUri? selfUri? nextUri? previousUri?
QueueMemberEntityListingV1 entities=QueueMember[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
QueueObservationDataContainer group?=object data?=ObservationMetricData[]
QueueObservationQuery filter=QueueObservationQueryFilter metrics=string[]
QueueObservationQueryFilter type=(and)
QueueObservationQueryResponse systemToOrganizationMappings?=object results?=QueueObservationDataContainer[]
QueueReference id? selfUri?
QueueRequest name
Reason code?=(MessageExpired) message
Recipient id? name? flow?=Flow dateCreated?=date dateModified?=date createdBy?=User modifiedBy?=User messengerType?=(sms) selfUri?
RecipientListing entities=Recipient[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
Recording id? name? conversationId? path? startTime? endTime? media? annotations?=Annotation[] transcript?=ChatMessage[] emailTranscript?=RecordingEmailMessage[] messagingTranscript?=RecordingMessagingMessage[] fileState?=(ARCHIVED) restoreExpirationTime?=date mediaUris?=object estimatedTranscodeTimeMs?=number actualTranscodeTimeMs?=number archiveDate?=date archiveMedium?=(CLOUDARCHIVE) deleteDate?=date exportDate?=date exportedDate?=date outputDurationMs?=number outputSizeInBytes?=number maxAllowedRestorationsForOrg?=number remainingRestorationsAllowedForOrg?=number sessionId? users?=User[] recordingFileRole?=(CUSTOMER_EXPERIENCE) recordingErrorStatus?=(EMAIL_TRANSCRIPT_TOO_LARGE) originalRecordingStartTime?=date creationTime?=date selfUri?
RecordingEmailMessage htmlBody? textBody? id? to?=EmailAddress[] cc?=EmailAddress[] bcc?=EmailAddress[] from?=EmailAddress subject? attachments?=EmailAttachment[] time?=date
RecordingEncryptionConfiguration id? url apiId? apiKey? keyConfigurationType=(KmsSymmetric) lastError?=ErrorBody selfUri?
RecordingEncryptionConfigurationListing total?=number entities=RecordingEncryptionConfiguration[] selfUri?
RecordingJob id state=(FULFILLED|PENDING|READY|PROCESSING|CANCELLED|FAILED) recordingJobsQuery?=object dateCreated?=date totalConversations?=number totalRecordings?=number totalSkippedRecordings?=number totalFailedRecordings?=number totalProcessedRecordings?=number percentProgress?=number errorMessage? failedRecordings? selfUri? user?=AddressableEntityRef
RecordingJobEntityListing entities=RecordingJob[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
RecordingJobFailedRecording conversation?=AddressableEntityRef recording?=AddressableEntityRef
RecordingJobsQuery action=(DELETE) actionDate=date conversationQuery=AsyncConversationQuery
RecordingMessagingMessage from? fromUser?=User fromExternalContact?=ExternalContact to? timestamp?=date id? messageText? messageMediaAttachments?=MessageMediaAttachment[] messageStickerAttachments?=MessageStickerAttachment[] quickReplies?=QuickReply[] buttonResponse?=object story?=object
RecordingMetadata id? name? conversationId? path? startTime? endTime? media? annotations?=Annotation[] fileState?=(ARCHIVED) restoreExpirationTime?=date archiveDate?=date archiveMedium?=(CLOUDARCHIVE) deleteDate?=date exportDate?=date exportedDate?=date maxAllowedRestorationsForOrg?=number remainingRestorationsAllowedForOrg?=number sessionId? selfUri?
RecordingSettings maxSimultaneousStreams?=number maxConfigurableScreenRecordingStreams?=number
RegionTimeZone id name? offset?=number selfUri?
RegisterArchitectJobResponse id presignedUrl? headers?=object selfUri?
Relationship id? user=User externalOrganization=ExternalOrganization relationship externalDataSources?=ExternalDataSource[] selfUri?
RelationshipListing entities=Relationship[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ReplaceRequest
ReplaceResponse id? name? changeNumber?=number uploadStatus?=DomainEntityRef uploadDestinationUri? uploadMethod?=(SINGLE_PUT)
ReplacementTerm type?=(NAME) existingValue? updatedValue?
ReportMetaData id name? title? description? keywords?=string[] availableLocales?=string[] parameters?=Parameter[] exampleUrl? selfUri?
ReportMetaDataEntityListing entities=ReportMetaData[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ReportRunEntry id? name? reportId? runTime?=date runStatus?=(RUNNING) errorMessage? runDurationMsec?=number reportUrl? reportFormat? scheduleUri? selfUri?
ReportRunEntryEntityDomainListing entities=ReportRunEntry[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ReportSchedule id? name? quartzCronExpression nextFireTime?=date dateCreated?=date dateModified?=date description? timeZone? timePeriod? interval reportFormat? locale? enabled?=boolean reportId parameters?=object lastRun?=ReportRunEntry selfUri?
ReportScheduleEntityListing entities=ReportSchedule[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ReportingExportJobListing entities=ReportingExportJobResponse[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ReportingExportJobRequest name timeZone exportFormat=(CSV) interval period viewType=(QUEUE_PERFORMANCE_SUMMARY_VIEW) filter=ViewFilter locale
ReportingExportJobResponse id name? runId status=(SUBMITTED|RUNNING|CANCELLING|CANCELLED|COMPLETED|COMPLETED_WITH_PARTIAL_RESULTS|FAILED) timeZone exportFormat=(CSV) interval downloadUrl? viewType=(QUEUE_PERFORMANCE_SUMMARY_VIEW) exportErrorMessagesType?=(FAILED_CONVERTING_EXPORT_JOB) period filter=ViewFilter read=boolean createdDateTime=date modifiedDateTime=date locale percentageComplete=number hasFormatDurations?=boolean hasSplitFilters?=boolean excludeEmptyRows?=boolean hasSplitByMedia?=boolean hasSummaryRow?=boolean csvDelimiter?=(SEMICOLON) selectedColumns?=SelectedColumns[] hasCustomParticipantAttributes?=boolean recipientEmails?=string[] emailStatuses?=object emailErrorDescription? enabled?=boolean selfUri?
ReportingExportMetadataJobListing entities=ReportingExportMetadataJobResponse[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ReportingExportMetadataJobResponse id? name? viewType?=(QUEUE_PERFORMANCE_SUMMARY_VIEW) dateLimitations? requiredFilters?=string[] supportedFilters?=string[] requiredColumnIds?=string[] dependentColumnIds?=object availableColumnIds?=string[] selfUri?
ReportingInterval intervalType=(Day) intervalValue=number
ReportingTurn userInput? botPrompts?=string[] sessionId? askAction?=object intent?=object knowledge?=object dateCreated?=date askActionResult?=(SuccessCollection) sessionEndDetails?=object conversation?=AddressableEntityRef
ReportingTurnsResponse entities=ReportingTurn[] nextUri? selfUri? previousUri?
ResourcePermissionPolicy id? domain? entityName? policyName? policyDescription? actionSetKey? allowConditions?=boolean resourceConditionNode?=object namedResources?=string[] resourceCondition? actionSet?=string[]
Response id? name? version?=number libraries=DomainEntityRef[] texts=ResponseText[] createdBy?=User dateCreated?=date interactionType?=(chat) substitutions?=ResponseSubstitution[] substitutionsSchema?=JsonSchemaDocument responseType?=(MessagingTemplate) messagingTemplate?=object assets?=AddressableEntityRef[] selfUri?
ResponseAsset id name? division?=object contentLength?=number contentLocation? contentType? dateCreated?=date createdBy?=DomainEntityRef dateModified?=date modifiedBy?=DomainEntityRef responses?=DomainEntityRef[] selfUri?
ResponseAssetRequest name
ResponseAssetSearchRequest query=ResponseAssetFilter[]
ResponseAssetSearchResults total?=number pageCount?=number pageSize?=number pageNumber?=number results?=ResponseAsset[]
ResponseAssetStatus id? status?=(InProgress|Uploaded|Failed) errorCode? errorMessage?
ResponseEntityList
ResponseEntityListing entities=Response[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ResponseQueryRequest
ResponseQueryResults results=ResponseEntityList
ResponseSet id? name dateCreated?=date dateModified?=date version?=number responses=object beepDetectionEnabled?=boolean selfUri?
ResponseSetEntityListing entities=ResponseSet[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ResponseSubstitution id description? defaultValue?
ResponseText content contentType?=(text/plain)
RestErrorDetail error details?
ReverseWhitepagesLookupResult contacts?=ExternalContact[] externalOrganizations?=ExternalOrganization[]
RoleDivision roleId divisionId
RoleDivisionGrants grants=RoleDivisionPair[]
RoutePathResponse queue?=QueueReference mediaType?=(Voice) language?=LanguageReference skills?=RoutingSkillReference[]
RoutingConversationAttributesRequest
RoutingConversationAttributesResponse priority?=number skills?=RoutingSkill[] language?=Language scoredAgents?=ScoredAgent[]
RoutingRule operator?=(MEETS_THRESHOLD) threshold?=number waitSeconds?=number
RoutingSettings resetAgentScoreOnPresenceChange?=boolean
RoutingSkill id? name dateModified?=date state?=(active|inactive|deleted) version? selfUri?
RoutingSkillReference id? selfUri?
RoutingStatus userId? status?=(OFF_QUEUE|IDLE|INTERACTING|NOT_RESPONDING|COMMUNICATING) startTime?=date
RuleSet id? name dateCreated?=date dateModified?=date version?=number contactList?=DomainEntityRef queue?=DomainEntityRef rules=DialerRule[] selfUri?
RuleSetDiagnostic ruleSet?=DomainEntityRef warnings?=string[]
RuleSetEntityListing entities=RuleSet[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
RunNowResponse id name? selfUri?
SIPSearchPublicRequest dateStart=date dateEnd=date
SMSAvailablePhoneNumberEntityListing entities=SmsAvailablePhoneNumber[]
Salesforce id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
Schedule id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? start end rrule? selfUri?
ScheduleEntityListing entities=Schedule[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ScheduleGenerationMessage type?=(AgentNotFound) arguments?=SchedulerMessageArgument[]
ScheduleGenerationResult failed?=boolean runId? messageCount?=number messages?=ScheduleGenerationMessage[] messageSeverities?=SchedulerMessageTypeSeverity[]
ScheduleGroup id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? timeZone? openSchedules?=DomainEntityRef[] closedSchedules?=DomainEntityRef[] holidaySchedules?=DomainEntityRef[] selfUri?
ScheduleGroupEntityListing entities=ScheduleGroup[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ScheduleInterval start end
ScheduleUploadProcessingResponse status?=(Processing|Complete|Canceled|Error) operationId? result?=BuScheduleMetadata
SchedulerMessageSeverityCount severity?=(Ignore) count?=number
SchedulerMessageTypeSeverity type?=(AgentNotFound) severity?=(Ignore)
SchedulingProcessingError internalErrorCode?=(BadJson) description?
SchedulingStatusResponse id? status?=(Pending|Success|Failed|Ongoing|PartialFailure) errorDetails?=SchedulingProcessingError[] schedulingResultUri? percentComplete?=number
SchemaCategory id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? selfUri?
SchemaCategoryEntityListing entities=SchemaCategory[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SchemaQuantityLimits id? name? minFieldNameCharacters?=number maxFieldNameCharacters?=number minFieldDescriptionCharacters?=number maxFieldDescriptionCharacters?=number minSchemaNameCharacters?=number maxSchemaNameCharacters?=number minSchemaDescriptionCharacters?=number maxSchemaDescriptionCharacters?=number maxNumberOfSchemasPerOrg?=number maxNumberOfFieldsPerSchema?=number maxNumberOfFieldsPerOrg?=number selfUri?
SchemaReferenceEntityListing entities=DomainSchemaReference[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ScimConfigResourceType id? schemas?=string[] name? description? schema? schemaExtensions?=ScimConfigResourceTypeSchemaExtension[] endpoint? meta?=object
ScimConfigResourceTypeSchemaExtension schema? required?=boolean
ScimConfigResourceTypesListResponse schemas?=string[] totalResults?=number startIndex?=number itemsPerPage?=number Resources?=ScimConfigResourceType[]
ScimEmail value? type?=(work) primary?=boolean
ScimGroupListResponse schemas?=string[] totalResults?=number startIndex?=number itemsPerPage?=number Resources?=ScimV2Group[]
ScimPhoneNumber value? type?=(work) primary?=boolean
ScimServiceProviderConfig schemas?=string[] documentationUri? patch?=object filter?=object etag?=object sort?=object bulk?=object changePassword?=object authenticationSchemes?=ScimServiceProviderConfigAuthenticationScheme[] meta?=object
ScimServiceProviderConfigAuthenticationScheme name description specUri? documentationUri? type=(oauth) primary?=boolean
ScimUserListResponse schemas?=string[] totalResults?=number startIndex?=number itemsPerPage?=number Resources?=ScimV2User[]
ScimUserRole value?
ScimV2CreateUser userName displayName
ScimV2Group id? schemas?=string[] displayName externalId? members?=ScimV2MemberReference[] meta?=object
ScimV2GroupReference type?=(User) value? $ref?
ScimV2MemberReference type?=(User) value? $ref?
ScimV2PatchRequest schemas=string[]
ScimV2SchemaAttribute name? type?=(string) subAttributes?=ScimV2SchemaAttribute[] multiValued?=boolean description? required?=boolean canonicalValues?=string[] caseExact?=boolean mutability?=(readWrite) returned?=(always) uniqueness?=(none) referenceTypes?=string[]
ScimV2SchemaDefinition id name? description? attributes?=ScimV2SchemaAttribute[] meta?=object
ScimV2SchemaListResponse schemas?=string[] totalResults?=number startIndex?=number itemsPerPage?=number Resources?=ScimV2SchemaDefinition[]
ScimV2User id? schemas?=string[] active?=boolean userName? displayName? password? title? phoneNumbers?=ScimPhoneNumber[] emails?=ScimEmail[] externalId? groups?=ScimV2GroupReference[] roles?=ScimUserRole[] urn:ietf:params:scim:schemas:extension:enterprise:2.0:User?=object urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User?=object meta?=object
ScorableSurvey id? name? surveyForm?=SurveyForm status?=(Pending|Sent|InProgress|Finished|OptOut|Error|Expired) answers?=SurveyScoringSet selfUri?
ScoredAgent agent?=DomainEntityRef score?=number
ScreenRecordingMetaDataRequest
ScreenRecordingSession id? name? user?=User communicationId? conversation?=Conversation startTime?=date selfUri?
ScreenRecordingSessionListing entities=ScreenRecordingSession[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
ScreenRecordingSessionRequest
Script id? name? division?=object versionId? createdDate?=date modifiedDate?=date publishedDate?=date versionDate?=date startPageId? startPageName? features?=object variables?=object customActions?=object pages?=Page[] selfUri?
ScriptEntityListing entities=Script[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SearchRequest types=string[]
SearchShiftTradeResponse trade?=ShiftTradeResponse matchingReceivingShiftIds?=string[] preview?=object
SearchShiftTradesRequest receivingScheduleId
SearchShiftTradesResponse trades?=SearchShiftTradeResponse[]
SecondaryPresence id selfUri?
Section fieldList?=FieldList[] instructionText? key? state?
SecureSession id flow=DomainEntityRef userData? state=(PENDING|COMPLETED|FAILED) sourceParticipantId? disconnect?=boolean selfUri?
SecureSessionEntityListing entities=SecureSession[]
SecurityProfile id? name? permissions?=string[] selfUri?
SecurityProfileEntityListing entities=SecurityProfile[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SegmentListing entities=JourneySegment[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SelectedColumns columnOrder?=number columnName?
SendAgentlessOutboundMessageRequest fromAddress toAddress toAddressMessengerType=(sms)
SendAgentlessOutboundMessageResponse id conversationId? fromAddress? toAddress? messengerType?=(sms) textBody? messagingTemplate?=object useExistingActiveConversation?=boolean timestamp?=date selfUri? user?=AddressableEntityRef
SentimentFeedback id? phrase dialect feedbackValue=(Neutral) dateCreated?=date createdBy?=AddressableEntityRef
SentimentFeedbackEntityListing entities=SentimentFeedback[]
SequenceSchedule id? name? dateCreated?=date dateModified?=date version?=number intervals=ScheduleInterval[] timeZone sequence=DomainEntityRef selfUri?
ServerDate currentDate?=date
ServiceGoalTemplate id name? serviceLevel?=object averageSpeedOfAnswer?=object abandonRate?=object metadata?=object selfUri?
ServiceGoalTemplateList entities=ServiceGoalTemplate[]
Session id? customerId? customerIdType? type? externalId? externalUrl? shortId? outcomeAchievements?=OutcomeAchievement[] segmentAssignments?=SessionSegmentAssignment[] attributes?=object attributeLists?=object browser?=object device?=object geolocation?=object ipAddress? ipOrganization? lastPage?=object mktCampaign?=object referrer?=object searchTerms?=string[] userAgentString? durationInSeconds?=number eventCount?=number pageviewCount?=number screenviewCount?=number lastEvent?=object lastConnectedQueue?=object lastConnectedUser?=object lastUserDisposition?=object conversationChannels?=ConversationChannel[] originatingDirection?=(Unknown) conversationSubject? lastUserDisconnectType?=(Unknown) lastAcdOutcome?=(Unknown) authenticated?=boolean selfUri? createdDate?=date endedDate?=date externalContact?=AddressableEntityRef awayDate?=date idleDate?=date conversation?=AddressableEntityRef
SessionSegmentAssignment segment?=object assignedDate?=date
SetRecordingState
SetTimeOffLimitValuesRequest metadata=WfmVersionedEntityMetadata
SetUuiDataRequest
Share id name? sharedEntityType?=(DOCUMENT) sharedEntity?=DomainEntityRef memberType?=(USER) member?=DomainEntityRef sharedBy?=DomainEntityRef workspace?=DomainEntityRef user?=User group?=Group selfUri?
ShareEntityListing entities=Share[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SharedEntity
SharedResponse id? downloadUri? viewUri? document?=Document share?=Share
ShiftTradeListResponse entities=ShiftTradeResponse[]
ShiftTradeMatchViolation type?=(AgentCapabilityMismatch) params?=object
ShiftTradeMatchesSummaryResponse entities=WeekShiftTradeMatchesSummaryResponse[]
ShiftTradeResponse id weekDate?=date schedule?=object state?=(Unmatched|Matched|Approved|Denied|Expired|Canceled) initiatingUser?=UserReference initiatingShiftId? initiatingShiftStart?=date initiatingShiftEnd?=date receivingUser?=UserReference receivingShiftId? receivingShiftStart?=date receivingShiftEnd?=date expiration?=date oneSided?=boolean acceptableIntervals?=string[] reviewedBy?=UserReference reviewedDate?=date metadata?=object
SignedUrlResponse id? name? url? selfUri?
SingleWorkdayAveragePoints dateWorkday?=date division?=object averagePoints?=number performanceProfile?=AddressableEntityRef
SingleWorkdayAverageValues dateWorkday?=date division?=object user?=UserReference timezone? results?=WorkdayValuesMetricItem[] performanceProfile?=AddressableEntityRef
SipDownloadResponse downloadId? documentId?
SipSearchResult id? status?=number sid? auth? message? data?=HomerRecord[] count?=number selfUri?
Site id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? primarySites?=DomainEntityRef[] secondarySites?=DomainEntityRef[] primaryEdges?=Edge[] secondaryEdges?=Edge[] addresses?=Contact[] edges?=Edge[] edgeAutoUpdateConfig?=object mediaRegionsUseLatencyBased?=boolean location=LocationDefinition managed?=boolean ntpSettings?=object mediaModel?=(Premises) coreSite?=boolean siteConnections?=SiteConnection[] selfUri?
SiteConnection id? name? selfUri? managed?=boolean type?=(Direct) enabled?=boolean mediaModel?=(Premises) edgeList?=ConnectedEdge[] coreSite?=boolean primaryCoreSites?=DomainEntityRef[] secondaryCoreSites?=DomainEntityRef[]
SiteEntityListing entities=Site[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SkillEntityListing entities=RoutingSkill[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SmsAddress id? name? street? city? region? postalCode? countryCode? validated?=boolean selfUri?
SmsAddressEntityListing entities=SmsAddress[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SmsAddressProvision name street city region postalCode countryCode
SmsAvailablePhoneNumber id? name? phoneNumber? countryCode? region? city? capabilities?=string[] phoneNumberType?=(local) addressRequirement?=(none) selfUri?
SmsPhoneNumber id? name? phoneNumber phoneNumberType?=(local) provisionedThroughPureCloud?=boolean phoneNumberStatus?=(INVALID) capabilities?=string[] countryCode? dateCreated?=date dateModified?=date createdBy?=User modifiedBy?=User version=number purchaseDate?=date cancellationDate?=date renewalDate?=date autoRenewable?=(Quarterly) addressId?=SmsAddress shortCodeBillingType?=(Basic) provisioningStatus?=object country? supportsSms?=boolean supportsMms?=boolean supportsVoice?=boolean selfUri?
SmsPhoneNumberEntityListing entities=SmsPhoneNumber[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SmsPhoneNumberProvision phoneNumber phoneNumberType=(local) countryCode
SpeechTextAnalyticsSettingsRequest
SpeechTextAnalyticsSettingsResponse defaultProgram?=AddressableEntityRef expectedDialects?=string[]
Station id name? description? status?=(AVAILABLE|ASSOCIATED) userId? webRtcUserId? primaryEdge?=DomainEntityRef secondaryEdge?=DomainEntityRef type? lineAppearanceId? webRtcMediaDscp?=number webRtcPersistentEnabled?=boolean webRtcForceTurn?=boolean webRtcCallAppearances?=number selfUri?
StationEntityListing entities=Station[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
StationSettings freeSeatingConfiguration?=object
StatusChange dateStatusChanged?=date status?=(Open|Approved|ImplementingChange|ChangeImplemented|Rejected|Rollback|ImplementingRollback|RollbackImplemented) previousStatus?=(Open) message? changedBy? rejectReason?=(AlternativeExists)
SubjectDivisionGrants id? name? divisions?=Division[] type?=(PC_USER) selfUri?
SubjectDivisionGrantsEntityListing entities=SubjectDivisionGrants[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SubjectDivisions subjectIds=string[] divisionIds=string[]
SubscriptionOverviewUsage name partNumber grouping unitOfMeasureType usageQuantity overagePrice? prepayQuantity prepayPrice? usageNotes? isCancellable?=boolean bundleQuantity? isThirdParty?=boolean
SuggestSearchRequest types=string[] query=SuggestSearchCriteria[]
SupportedContent id name dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version?=number mediaTypes?=object selfUri?
SupportedContentListing entities=SupportedContent[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SupportedContentReference id
SupportedLanguage language? isDefault?=boolean
Survey id? name? conversation?=ConversationReference surveyForm?=SurveyForm agent?=DomainEntityRef status?=(Pending|Sent|InProgress|Finished|OptOut|Error|Expired) queue?=QueueReference answers?=SurveyScoringSet completedDate?=date surveyErrorDetails?=object selfUri?
SurveyAggregateQueryResponse results?=ConversationAggregateDataContainer[]
SurveyAggregationQuery interval metrics=string[]
SurveyForm id? name modifiedDate?=date published?=boolean disabled?=boolean contextId language header? footer? questionGroups=SurveyQuestionGroup[] publishedVersions?=object selfUri?
SurveyFormAndScoringSet
SurveyFormEntityListing entities=SurveyForm[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SurveyQuestionGroup id? name? type? naEnabled?=boolean questions?=SurveyQuestion[] visibilityCondition?=object
SurveyQuestionGroupScore questionGroupId? totalScore?=number maxTotalScore?=number markedNA?=boolean questionScores?=SurveyQuestionScore[]
SurveyScoringSet totalScore?=number npsScore?=number questionGroupScores?=SurveyQuestionGroupScore[]
SystemPresence id name? selfUri?
SystemPrompt id name? description? resources?=SystemPromptAsset[] selfUri?
SystemPromptAsset id? name? promptId? language durationSeconds?=number mediaUri? ttsString? text? uploadUri? uploadStatus?=(created) hasDefault?=boolean languageDefault?=boolean tags?=object selfUri?
SystemPromptAssetEntityListing entities=SystemPromptAsset[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
SystemPromptEntityListing entities=SystemPrompt[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TagQueryRequest
TagValue id? name inUse?=boolean acl?=string[] selfUri?
TagValueEntityListing entities=TagValue[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TargetPerformanceProfile targetPerformanceProfileId
Team id? name division?=object description? dateCreated?=date dateModified?=date memberCount?=number selfUri?
TeamEntityListing entities=Team[] nextUri? selfUri? previousUri?
TeamSearchRequest query=TeamSearchCriteria[]
TeamsSearchResponse total=number pageCount=number pageSize=number pageNumber=number previousPage? currentPage? nextPage? types=string[] results=Team[]
TestExecutionOperationResult step?=number name? success?=boolean result?=object error?=ErrorBody
TestExecutionResult operations?=TestExecutionOperationResult[] error?=ErrorBody finalResult?=object success?=boolean
TestMessage id? to=EmailAddress[] from=EmailAddress subject? textBody htmlBody? time?=date
TextBotChannel name=(Chat) inputModes=string[] outputModes=string[] userAgent=TextBotUserAgent
TextBotFlow id
TextBotFlowLaunchRequest flow=TextBotFlow externalSessionId channel=TextBotChannel
TextBotFlowLaunchResponse id
TextBotFlowTurnRequest inputEventType=(NoOp)
TextBotFlowTurnResponse id previousTurn?=object prompts?=object nextActionType=(NoOp) nextActionDisconnect?=object nextActionWaitForInput?=object nextActionExit?=object
TextBotUserAgent name=(Phone)
TextMessageListing entities=MessageData[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
Ticker symbol exchange
TimeOffLimit id granularity?=(Daily) defaultLimitMinutes?=number metadata?=object selfUri?
TimeOffLimitListing entities=TimeOffLimit[]
TimeOffLimitReference id? selfUri?
TimeOffLimitValueRange timeOffLimit?=TimeOffLimitReference startDate=date granularity=(Daily) limitMinutesPerInterval?=number[] allocatedMinutesPerInterval?=number[] waitlistedMinutesPerInterval?=number[] waitlistedRequestsPerInterval?=number[] metadata?=object
TimeOffPlan id name? activityCodeIds?=string[] timeOffLimits?=TimeOffLimitReference[] autoApprovalRule?=(Never) daysBeforeStartToExpireFromWaitlist?=number active?=boolean metadata?=object selfUri?
TimeOffPlanListing entities=TimeOffPlan[]
TimeOffRequest id user=UserReference isFullDayRequest?=boolean markedAsRead?=boolean activityCodeId? paid?=boolean status?=(PENDING|APPROVED|DENIED|CANCELED) substatus?=(AdvanceTimeElapsed) partialDayStartDateTimes?=string[] fullDayManagementUnitDates?=string[] dailyDurationMinutes?=number notes? submittedBy?=UserReference submittedDate?=date reviewedBy?=UserReference reviewedDate?=date metadata?=object selfUri?
TimeOffRequestList id? name? timeOffRequests?=TimeOffRequestResponse[] selfUri?
TimeOffRequestListing entities=TimeOffRequest[]
TimeOffRequestQueryBody
TimeOffRequestResponse id user?=UserReference isFullDayRequest?=boolean markedAsRead?=boolean activityCodeId? paid?=boolean status?=(PENDING|APPROVED|DENIED|CANCELED) substatus?=(AdvanceTimeElapsed) partialDayStartDateTimes?=string[] fullDayManagementUnitDates?=string[] dailyDurationMinutes?=number notes? submittedBy?=UserReference submittedDate?=date reviewedBy?=UserReference reviewedDate?=date modifiedBy?=UserReference modifiedDate?=date metadata?=object selfUri?
TimeZoneEntityListing entities=RegionTimeZone[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TimeZoneMappingPreview contactList?=DomainEntityRef contactsPerTimeZone?=object contactsMappedUsingZipCode?=object contactsMappedToASingleZone?=number contactsMappedToASingleZoneUsingZipCode?=number contactsMappedToMultipleZones?=number contactsMappedToMultipleZonesUsingZipCode?=number contactsInDefaultWindow?=number contactListSize?=number
TokenInfo organization?=object homeOrganization?=object authorizedScope?=string[] clonedUser?=object OAuthClient?=object
Topic id name? description? published?=boolean strictness?=(1) programs?=BaseProgramEntity[] tags?=string[] dialect? participants?=(External) phrases?=Phrase[] modifiedBy?=AddressableEntityRef dateModified?=date publishedBy?=AddressableEntityRef datePublished?=date selfUri?
TopicJob id state?=(Running|Completed|Failed) topics?=BaseTopicEntitiy[] createdBy?=AddressableEntityRef dateCreated?=date dateModified?=date selfUri?
TopicJobRequest topicIds=string[]
TopicRequest name dialect
TopicsEntityListing entities=ListedTopic[] pageSize?=number total?=number selfUri? nextUri? pageCount?=number
TrainingListing entities=KnowledgeTraining[] nextUri? selfUri? previousUri?
TranscriptAggregateQueryResponse results?=ConversationAggregateDataContainer[]
TranscriptAggregationQuery interval metrics=string[]
TranscriptConversationDetailSearchRequest types=string[]
TranscriptSearchRequest types=string[]
TranscriptTopic id? name? topicPhrase? transcriptPhrase? confidence?=number startTimeMilliseconds?=number duration?=object
TranscriptUrl url?
TranscriptionSettings transcription=(Disabled) transcriptionConfidenceThreshold=number lowLatencyTranscriptionEnabled?=boolean contentSearchEnabled?=boolean
TransferRequest
Trunk id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? trunkType?=(EXTERNAL) edge?=DomainEntityRef trunkBase?=DomainEntityRef trunkMetabase?=DomainEntityRef edgeGroup?=DomainEntityRef inService?=boolean enabled?=boolean logicalInterface?=DomainEntityRef connectedStatus?=object optionsStatus?=TrunkMetricsOptions[] registersStatus?=TrunkMetricsRegisters[] ipStatus?=object optionsEnabledStatus?=(ENABLED) registersEnabledStatus?=(ENABLED) family?=number proxyAddressList?=string[] selfUri?
TrunkBase id? name division?=object description? version?=number dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=(active|inactive|deleted) modifiedByApp? createdByApp? trunkMetabase=DomainEntityRef properties?=object trunkType=(EXTERNAL) managed?=boolean selfUri?
TrunkBaseAssignment family?=number trunkBase?=TrunkBase
TrunkBaseEntityListing entities=TrunkBase[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TrunkEntityListing entities=Trunk[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TrunkMetabaseEntityListing entities=Metabase[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TrunkMetrics eventTime?=date logicalInterface?=DomainEntityRef trunk?=DomainEntityRef calls?=object qos?=object
TrunkMetricsOptions proxyAddress? optionState?=boolean optionStateTime?=date errorInfo?=object
TrunkMetricsRegisters proxyAddress? registerState?=boolean registerStateTime?=date errorInfo?=object
TrunkRecordingEnabledCount enabledCount?=number disabledCount?=number
TrustCreate enabled=boolean
TrustEntityListing entities=Trustee[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TrustGroup id? name description? dateModified?=date memberCount?=number state?=(active|inactive|deleted) version?=number type=(official) images?=UserImage[] addresses?=GroupContact[] rulesVisible=boolean visibility=(public) owners?=User[] dateCreated?=date createdBy?=OrgUser
TrustMemberCreate id
TrustRequest id createdBy?=OrgUser dateCreated?=date trustee=Organization users?=OrgUser[] groups?=TrustGroup[] selfUri?
TrustRequestCreate
TrustUpdate enabled=boolean
TrustUser id name? division?=object chat?=object department? email? primaryContactInfo?=Contact[] addresses?=Contact[] state?=(active|inactive|deleted) title? username? manager?=User images?=UserImage[] version=number certifications?=string[] biography?=object employerInfo?=object routingStatus?=RoutingStatus presence?=UserPresence integrationPresence?=UserPresence conversationSummary?=object outOfOffice?=OutOfOffice geolocation?=Geolocation station?=UserStations authorization?=UserAuthorization profileSkills?=string[] locations?=Location[] groups?=Group[] team?=Team skills?=UserRoutingSkill[] languages?=UserRoutingLanguage[] acdAutoAnswer?=boolean languagePreference? lastTokenIssued?=object dateLastLogin?=date trustUserDetails?=object
TrustUserEntityListing entities=TrustUser[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
Trustee id? enabled=boolean usesDefaultRole?=boolean dateCreated?=date dateExpired?=date createdBy?=OrgUser organization?=Organization selfUri?
TrusteeAuditQueryRequest trusteeOrganizationIds=string[] trusteeUserIds=string[]
TrusteeBillingOverview id? name? organization=NamedEntity currency enabledProducts=string[] subscriptionType=(ININ) rampPeriodStartDate?=date rampPeriodEndDate?=date billingPeriodStartDate?=date billingPeriodEndDate?=date usages=SubscriptionOverviewUsage[] contractAmendmentDate?=date contractEffectiveDate?=date contractEndDate?=date minimumMonthlyAmount? inRampPeriod?=boolean selfUri?
Trustor id? enabled=boolean dateCreated?=date createdBy?=OrgUser organization?=Organization authorization?=object selfUri?
TrustorAuditQueryRequest trustorOrganizationId trusteeUserIds=string[]
TrustorEntityListing entities=Trustor[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TtsEngineEntity id? name? languages=string[] outputFormats=string[] voices?=TtsVoiceEntity[] isDefault?=boolean isSecure?=boolean selfUri?
TtsEngineEntityListing entities=TtsEngineEntity[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TtsSettings defaultEngine languageOverrides=LanguageOverride[]
TtsVoiceEntity id? name? gender language engine=TtsEngineEntity isDefault?=boolean selfUri?
TtsVoiceEntityListing entities?=TtsVoiceEntity[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TwitterIntegration id name supportedContent?=object messagingSetting?=object accessTokenKey consumerKey username? userId? status? tier=(premium) envName? recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=number createStatus?=(Initiated) createError?=ErrorBody selfUri?
TwitterIntegrationEntityListing entities=TwitterIntegration[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
TwitterIntegrationRequest name accessTokenKey accessTokenSecret consumerKey consumerSecret tier=(premium)
UCIcon vector
UCIntegration id? name? ucIntegrationKey integrationPresenceSource=(MicrosoftTeams) pbxPermission icon=UCIcon badgeIcons=object i10n=object polledPresence=boolean userPermissions=string[] selfUri?
UCIntegrationListing entities=UCIntegration[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
UnpublishedProgramsEntityListing entities=Program[] pageSize?=number selfUri? nextUri? pageCount?=number
UnreadMetric count?=number
UnreadStatus unread?=boolean
UpdateActionInput version=number
UpdateActivityCodeRequest metadata=WfmVersionedEntityMetadata
UpdateBusinessUnitRequest
UpdateCoachingAppointmentRequest
UpdateDraftInput version=number
UpdateManagementUnitRequest
UpdateNotificationResponse mutableGroupId? id?
UpdateNotificationsRequest entities=WfmUserNotification[]
UpdateNotificationsResponse entities=UpdateNotificationResponse[]
UpdatePlanningGroupRequest metadata=WfmVersionedEntityMetadata
UpdateScheduleUploadResponse uploadKey? url? headers?=object uploadBodySchema?=object
UpdateServiceGoalTemplate metadata=WfmVersionedEntityMetadata
UpdateTimeOffLimitRequest metadata=WfmVersionedEntityMetadata
UpdateTimeOffPlanRequest metadata=WfmVersionedEntityMetadata
UpdateUser version=number
UpdateWorkPlanRotationRequest metadata=WfmVersionedEntityMetadata
UploadUrlRequest
UploadUrlRequestBody contentLengthBytes=number
UploadUrlResponse url? uploadKey? headers?=object
UrlCondition values=string[] operator=(containsAll)
UrlResponse url?
Usage types?=UsageItem[]
UsageExecutionResult executionId? resultsUri?
UsageItem type?=(RECORDING) totalDocumentByteCount?=number totalDocumentCount?=number
User id name? division?=object chat?=object department? email? primaryContactInfo?=Contact[] addresses?=Contact[] state?=(active|inactive|deleted) title? username? manager?=User images?=UserImage[] version=number certifications?=string[] biography?=object employerInfo?=object routingStatus?=RoutingStatus presence?=UserPresence integrationPresence?=UserPresence conversationSummary?=object outOfOffice?=OutOfOffice geolocation?=Geolocation station?=UserStations authorization?=UserAuthorization profileSkills?=string[] locations?=Location[] groups?=Group[] team?=Team skills?=UserRoutingSkill[] languages?=UserRoutingLanguage[] acdAutoAnswer?=boolean languagePreference? lastTokenIssued?=object dateLastLogin?=date selfUri?
UserActionCategory id? name? selfUri?
UserActionCategoryEntityListing entities=UserActionCategory[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
UserAggregateDataContainer group?=object data?=StatisticalResponse[]
UserAggregateQueryResponse systemToOrganizationMappings?=object results?=UserAggregateDataContainer[]
UserAggregationQuery interval metrics=string[]
UserApp id? name? integrationType?=IntegrationType config?=object selfUri?
UserAppEntityListing entities=UserApp[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
UserAuthorization roles?=DomainRole[] unusedRoles?=DomainRole[] permissions?=string[] permissionPolicies?=ResourcePermissionPolicy[]
UserAvailableTimes user?=UserReference availableTimes?=AvailableTime[]
UserBestPoints user?=UserReference bestPoints?=UserBestPointsItem[]
UserBestPointsItem granularityType?=(Monthly) points?=number dateStartWorkday?=date dateEndWorkday?=date rank?=number
UserDetailsQuery interval
UserDevice id? name? deviceToken notificationId make model acceptNotifications=boolean type=(android) sessionHash? selfUri?
UserEntityListing entities=User[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
UserImage resolution? imageUri?
UserLanguageEntityListing entities=UserRoutingLanguage[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
UserLicenses id? licenses?=string[] selfUri?
UserLicensesEntityListing entities=UserLicenses[] pageSize?=number pageNumber?=number total?=number pageCount?=number
UserListScheduleRequestBody userIds=string[] startDate=date endDate=date
UserMe id name? division?=object chat?=object department? email? primaryContactInfo?=Contact[] addresses?=Contact[] state?=(active|inactive|deleted) title? username? manager?=User images?=UserImage[] version=number certifications?=string[] biography?=object employerInfo?=object routingStatus?=RoutingStatus presence?=UserPresence integrationPresence?=UserPresence conversationSummary?=object outOfOffice?=OutOfOffice geolocation?=Geolocation station?=UserStations authorization?=UserAuthorization profileSkills?=string[] locations?=Location[] groups?=Group[] team?=Team skills?=UserRoutingSkill[] languages?=UserRoutingLanguage[] acdAutoAnswer?=boolean languagePreference? lastTokenIssued?=object dateLastLogin?=date date?=ServerDate geolocationSettings?=GeolocationSettings organization?=Organization presenceDefinitions?=OrganizationPresence[] locationDefinitions?=LocationDefinition[] orgAuthorization?=DomainOrganizationRole[] favorites?=User[] superiors?=User[] directReports?=User[] adjacents?=Adjacents routingSkills?=RoutingSkill[] fieldConfigs?=object token?=TokenInfo trustors?=Trustor[] orgProducts?=DomainOrganizationProduct[] selfUri?
UserObservationQuery filter=UserObservationQueryFilter metrics=string[]
UserObservationQueryFilter type=(and)
UserObservationQueryResponse results?=FlowObservationDataContainer[]
UserPresence id? name? source? primary?=boolean presenceDefinition?=object message? modifiedDate?=date selfUri?
UserProfile id name? state?=(active|inactive|deleted) dateModified?=date version=number expands?=object selfUri?
UserProfileEntityListing entities=UserProfile[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
UserQueue id? name? division?=object description? dateCreated?=date dateModified?=date modifiedBy? createdBy? memberCount?=number userMemberCount?=number joinedMemberCount?=number mediaSettings?=object routingRules?=RoutingRule[] bullseye?=object acwSettings?=object skillEvaluationMethod?=(NONE) memberGroups?=MemberGroup[] queueFlow?=DomainEntityRef emailInQueueFlow?=DomainEntityRef messageInQueueFlow?=DomainEntityRef whisperPrompt?=DomainEntityRef onHoldPrompt?=DomainEntityRef enableTranscription?=boolean enableManualAssignment?=boolean agentOwnedRouting?=object callingPartyName? callingPartyNumber? defaultScripts?=object outboundMessagingAddresses?=object outboundEmailAddress?=object peerId? joined?=boolean selfUri?
UserQueueEntityListing entities=UserQueue[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
UserRecording id? name? dateCreated?=date dateModified?=date contentUri? workspace?=DomainEntityRef createdBy?=DomainEntityRef conversation?=Conversation contentLength?=number durationMilliseconds?=number thumbnails?=DocumentThumbnail[] read?=boolean selfUri?
UserRecordingEntityListing entities=UserRecording[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
UserReference id? selfUri?
UserRoutingLanguage id? name? proficiency?=number state?=(active|inactive|deleted) languageUri? selfUri?
UserRoutingLanguagePost id proficiency=number
UserRoutingSkill id? name? proficiency?=number state?=(active|inactive|deleted) skillUri? selfUri?
UserRoutingSkillPost id proficiency=number
UserScheduleAdherence id? name? user?=UserReference businessUnit?=object managementUnit?=object team?=object scheduledActivityCategory?=(OnQueueWork) scheduledActivityCode?=object systemPresence?=(Available) organizationSecondaryPresenceId? routingStatus?=(OFF_QUEUE) actualActivityCategory?=(OnQueueWork) isOutOfOffice?=boolean adherenceState?=(InAdherence) impact?=(Positive) timeOfAdherenceChange?=date presenceUpdateTime?=date activeQueues?=QueueReference[] activeQueuesModifiedTime?=date removedFromManagementUnit?=boolean selfUri?
UserScheduleAdherenceListing entities=UserScheduleAdherence[] downloadUrl?
UserScheduleContainer managementUnitTimeZone? publishedSchedules?=WeekScheduleReference[] userSchedules?=object
UserSearchRequest
UserSkillEntityListing entities=UserRoutingSkill[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
UserState state?=(active|inactive|deleted) version?=number stateChangeReason?=(Voluntary) stateChangeDate?=date
UserStations associatedStation?=object effectiveStation?=object defaultStation?=object lastAssociatedStation?=object
UsersSearchResponse total=number pageCount=number pageSize=number pageNumber=number previousPage? currentPage? nextPage? types=string[] results=User[]
Utilization utilization?=object
Utterance utteranceText?
ValidateAddressRequest
ValidateAddressResponse valid=boolean response?=object
ValidateAssignUsers membersToAssign=string[]
ValidateWorkPlanResponse workPlan?=object valid?=boolean messages?=object
ValidationServiceRequest dateImportEnded=date uploadKey
VendorConnectionRequest publisher type name
ViewFilter
VmPairingInfo meta-data?=object edge-id? auth-token? org-id?
VoicemailCopyRecord user?=User group?=Group date?=date
VoicemailGroupPolicy name? group?=Group enabled?=boolean sendEmailNotifications?=boolean disableEmailPii?=boolean rotateCallsSecs?=number stopRingingAfterRotations?=number overflowGroupId? groupAlertType?=(RANDOM) interactiveResponsePromptId?
VoicemailMailboxInfo usageSizeBytes?=number totalCount?=number unreadCount?=number deletedCount?=number createdDate?=date modifiedDate?=date
VoicemailMediaInfo id? mediaFileUri? mediaImageUri? waveformData?=number[]
VoicemailMessage id? conversation?=Conversation read?=boolean audioRecordingDurationSeconds?=number audioRecordingSizeBytes?=number createdDate?=date modifiedDate?=date deletedDate?=date callerAddress? callerName? callerUser?=User deleted?=boolean note? user?=User group?=Group queue?=Queue copiedFrom?=VoicemailCopyRecord copiedTo?=VoicemailCopyRecord[] deleteRetentionPolicy?=object selfUri?
VoicemailMessageEntityListing entities=VoicemailMessage[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
VoicemailOrganizationPolicy enabled?=boolean alertTimeoutSeconds?=number pinConfiguration?=object voicemailExtension? pinRequired?=boolean interactiveResponseRequired?=boolean sendEmailNotifications?=boolean disableEmailPii?=boolean modifiedDate?=date
VoicemailSearchRequest
VoicemailUserPolicy enabled?=boolean alertTimeoutSeconds?=number pin? modifiedDate?=date sendEmailNotifications?=boolean
VoicemailsSearchResponse total=number pageCount=number pageSize=number pageNumber=number previousPage? currentPage? nextPage? types=string[] results=VoicemailMessage[]
WaitlistPosition timeOffRequest?=object timeOffLimit?=TimeOffLimitReference date?=date waitlistPosition?=number
WaitlistPositionListing entities=WaitlistPosition[]
WebChatConversation
WebChatDeployment id? name? description? authenticationRequired?=boolean authenticationUrl? disabled?=boolean webChatConfig?=object allowedDomains?=string[] flow?=DomainEntityRef selfUri?
WebChatDeploymentEntityListing total?=number entities=WebChatDeployment[] selfUri?
WebChatGuestMediaRequest id? name? types=string[] state=(PENDING|ACCEPTED|DECLINED|TIMEDOUT|CANCELLED|ERRORED) communicationId? securityKey? selfUri?
WebChatGuestMediaRequestEntityList entities=WebChatGuestMediaRequest[]
WebChatMemberInfo id? displayName? firstName? lastName? email? phoneNumber? avatarImageUrl? role=(AGENT) joinDate?=date leaveDate?=date authenticatedGuest?=boolean customFields?=object state?=(CONNECTED|DISCONNECTED|ALERTING)
WebChatMemberInfoEntityList entities=WebChatMemberInfo[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
WebChatMessage id name? conversation=WebChatConversation sender=WebChatMemberInfo body bodyType=(standard) timestamp=date selfUri?
WebChatMessageEntityList pageSize?=number entities=WebChatMessage[] previousPage? next? selfUri?
WebChatRoutingTarget targetType=(QUEUE) targetAddress
WebChatSettings requireDeployment?=boolean
WebChatTyping id conversation=WebChatConversation sender=WebChatMemberInfo timestamp=date
WebDeployment id? name description? configuration=WebDeploymentConfigurationVersionEntityRef allowAllDomains?=boolean allowedDomains?=string[] snippet? dateCreated?=date dateModified?=date lastModifiedUser?=AddressableEntityRef flow?=DomainEntityRef status?=(Pending|Active|Inactive|Error|Deleting) selfUri?
WebDeploymentConfigurationVersion id? name version? description? languages?=string[] defaultLanguage? customI18nLabels?=CustomI18nLabels[] messenger?=object position?=object supportCenter?=object cobrowse?=object journeyEvents?=object authenticationSettings?=object dateCreated?=date dateModified?=date datePublished?=date lastModifiedUser?=AddressableEntityRef createdUser?=AddressableEntityRef publishedUser?=AddressableEntityRef status?=(Pending|Active|Inactive|Error|Deleting) selfUri?
WebDeploymentConfigurationVersionEntityListing total?=number entities=WebDeploymentConfigurationVersion[] selfUri?
WebDeploymentConfigurationVersionEntityRef id version
WebDeploymentEntityListing total?=number entities=WebDeployment[] selfUri?
WebMessagingMessage id? channel?=object type?=(Text) text? content?=WebMessagingContent[] events?=WebMessagingEvent[] direction?=(Inbound) originatingEntity?=(Human) metadata?=object
WebMessagingMessageEntityList entities=WebMessagingMessage[] pageSize?=number pageNumber?=number total?=number pageCount?=number
WeekScheduleListItemResponse id? selfUri? weekDate? description? published?=boolean generationResults?=object shortTermForecast?=object metadata?=object
WeekScheduleListResponse entities=WeekScheduleListItemResponse[]
WeekScheduleReference id? selfUri? weekDate?
WeekScheduleResponse result?=object downloadUrl?
WeekShiftTradeListResponse entities=WeekShiftTradeResponse[]
WeekShiftTradeMatchesSummaryResponse weekDate?=date count?=number
WeekShiftTradeResponse trade?=ShiftTradeResponse matchReview?=object
WfmAgent id? user?=UserReference workPlan?=object workPlanRotation?=object acceptDirectShiftTrades?=boolean queues?=QueueReference[] languages?=LanguageReference[] skills?=RoutingSkillReference[] schedulable?=boolean metadata?=object selfUri?
WfmHistoricalAdherenceQuery startDate=date
WfmHistoricalAdherenceQueryForUsers startDate=date userIds=string[]
WfmHistoricalAdherenceResponse id downloadUrl? downloadResult?=object downloadUrls?=string[] queryState?=(Processing|Complete|Error)
WfmIntradayPlanningGroupListing entities=ForecastPlanningGroupResponse[] noDataReason?=(NoPublishedSchedule)
WfmProcessUploadRequest uploadKey
WfmScheduleActivity userReference?=UserReference activities?=ScheduleActivity[] fullDayTimeOffMarkers?=FullDayTimeOffMarker[]
WfmUserEntityListing entities=User[]
WfmUserNotification id mutableGroupId timestamp?=date type?=(AdherenceExplanation) shiftTrade?=object timeOffRequest?=object adherenceExplanation?=object markedAsRead=boolean agentNotification?=boolean otherNotificationIdsInGroup?=string[]
WfmVersionedEntityMetadata version=number
WhatsAppIntegration id name supportedContent?=object messagingSetting?=object phoneNumber availablePhoneNumbers?=object status?=(Active|Inactive|Error|Starting|Incomplete|Deleting|DeletionFailed) recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=number activationStatusCode?=(CodeSent) activationErrorInfo?=ErrorBody createStatus?=(Initiated) createError?=ErrorBody selfUri?
WhatsAppIntegrationEntityListing entities=WhatsAppIntegration[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
WhatsAppIntegrationRequest name phoneNumber wabaCertificate
WhatsAppIntegrationUpdateRequest
WidgetDeployment id? name? description? authenticationRequired?=boolean disabled?=boolean flow?=DomainEntityRef allowedDomains?=string[] clientType?=(v1) clientConfig?=object selfUri?
WidgetDeploymentEntityListing total?=number entities=WidgetDeployment[] selfUri?
WorkPlan id? name? enabled?=boolean valid?=boolean constrainWeeklyPaidTime?=boolean flexibleWeeklyPaidTime?=boolean weeklyExactPaidMinutes?=number weeklyMinimumPaidMinutes?=number weeklyMaximumPaidMinutes?=number constrainPaidTimeGranularity?=boolean paidTimeGranularityMinutes?=number constrainMinimumTimeBetweenShifts?=boolean minimumTimeBetweenShiftsMinutes?=number maximumDays?=number minimumConsecutiveNonWorkingMinutesPerWeek?=number constrainMaximumConsecutiveWorkingWeekends?=boolean maximumConsecutiveWorkingWeekends?=number minimumWorkingDaysPerWeek?=number constrainMaximumConsecutiveWorkingDays?=boolean maximumConsecutiveWorkingDays?=number minimumShiftStartDistanceMinutes?=number minimumDaysOffPerPlanningPeriod?=number maximumDaysOffPerPlanningPeriod?=number minimumPaidMinutesPerPlanningPeriod?=number maximumPaidMinutesPerPlanningPeriod?=number optionalDays?=object shiftStartVarianceType?=(ShiftStart) shiftStartVariances?=object shifts?=WorkPlanShift[] agents?=DeletableUserReference[] agentCount?=number metadata=WfmVersionedEntityMetadata selfUri?
WorkPlanListItemResponse id name? enabled?=boolean valid?=boolean constrainWeeklyPaidTime?=boolean flexibleWeeklyPaidTime?=boolean weeklyExactPaidMinutes?=number weeklyMinimumPaidMinutes?=number weeklyMaximumPaidMinutes?=number constrainPaidTimeGranularity?=boolean paidTimeGranularityMinutes?=number constrainMinimumTimeBetweenShifts?=boolean minimumTimeBetweenShiftsMinutes?=number maximumDays?=number minimumConsecutiveNonWorkingMinutesPerWeek?=number constrainMaximumConsecutiveWorkingWeekends?=boolean maximumConsecutiveWorkingWeekends?=number minimumWorkingDaysPerWeek?=number constrainMaximumConsecutiveWorkingDays?=boolean maximumConsecutiveWorkingDays?=number minimumShiftStartDistanceMinutes?=number minimumDaysOffPerPlanningPeriod?=number maximumDaysOffPerPlanningPeriod?=number minimumPaidMinutesPerPlanningPeriod?=number maximumPaidMinutesPerPlanningPeriod?=number optionalDays?=object shiftStartVarianceType?=(ShiftStart) shiftStartVariances?=object shifts?=WorkPlanShift[] agents?=DeletableUserReference[] agentCount?=number metadata=WfmVersionedEntityMetadata selfUri?
WorkPlanListResponse entities=WorkPlanListItemResponse[]
WorkPlanPatternRequest workPlanIds=string[]
WorkPlanRotationAgentResponse user?=UserReference dateRange?=object position?=number
WorkPlanRotationListResponse entities=WorkPlanRotationResponse[]
WorkPlanRotationResponse id name? enabled?=boolean dateRange?=object pattern?=object agentCount?=number agents?=WorkPlanRotationAgentResponse[] metadata?=object selfUri?
WorkPlanShift name days?=object flexibleStartTime?=boolean exactStartTimeMinutesFromMidnight?=number earliestStartTimeMinutesFromMidnight?=number latestStartTimeMinutesFromMidnight?=number constrainStopTime?=boolean constrainLatestStopTime?=boolean latestStopTimeMinutesFromMidnight?=number constrainEarliestStopTime?=boolean earliestStopTimeMinutesFromMidnight?=number startIncrementMinutes?=number flexiblePaidTime?=boolean exactPaidTimeMinutes?=number minimumPaidTimeMinutes?=number maximumPaidTimeMinutes?=number constrainContiguousWorkTime?=boolean minimumContiguousWorkTimeMinutes?=number maximumContiguousWorkTimeMinutes?=number constrainDayOff?=boolean dayOffRule?=(NextDayOff) activities?=WorkPlanActivity[] id? delete?=boolean validationId?
WorkPlanValidationRequest
WorkdayMetric metric?=Metric objective?=object points?=number value?=number punctualityEvents?=PunctualityEvent[]
WorkdayMetricListing entities=WorkdayMetric[]
WorkdayPointsTrend dateStartWorkday?=date dateEndWorkday?=date user?=UserReference dayOfWeek?=(Sunday) averagePoints?=number trend?=WorkdayPointsTrendItem[]
WorkdayPointsTrendItem dateWorkday?=date points?=number
WorkdayValuesMetricItem metric?=AddressableEntityRef metricDefinition?=DomainEntityRef average?=number unitType?=(None) trend?=WorkdayValuesTrendItem[]
WorkdayValuesTrend dateStartWorkday?=date dateEndWorkday?=date dateReferenceWorkday?=date division?=object user?=UserReference timezone? results?=WorkdayValuesMetricItem[] performanceProfile?=AddressableEntityRef metric?=AddressableEntityRef
Workspace id? name type?=(USER) isCurrentUserWorkspace?=boolean user?=DomainEntityRef bucket? dateCreated?=date dateModified?=date summary?=object acl?=string[] description? selfUri?
WorkspaceCreate name
WorkspaceEntityListing entities=Workspace[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
WorkspaceMember id? name? workspace?=DomainEntityRef memberType=(USER) member?=DomainEntityRef user?=User group?=Group securityProfile?=SecurityProfile selfUri?
WorkspaceMemberEntityListing entities=WorkspaceMember[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
WrapUpCodeMapping id? name? dateCreated?=date dateModified?=date version?=number defaultSet?=string[] mapping?=object selfUri?
WrapUpCodeReference
WrapupCode id? name dateCreated?=date dateModified?=date modifiedBy? createdBy? selfUri?
WrapupCodeEntityListing entities=WrapupCode[] pageSize?=number pageNumber?=number total?=number firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=number
WritableDialerContact contactListId data=object
WritableDivision
WritableEntity
`;
