import ts from 'typescript';
import type { ContractOperation } from '../../src/contract/index.js';
import type { DeclaredTypes } from './source-check.js';
import { interfaceOf } from './source-check.js';

/**
 * What every answer holds although the platform declares it as optional, so that a caller needs no check. Only types that never go out
 * can promise that: whoever makes a body of a type must be free to leave out what the platform adds.
 *
 * - A page of a listing has `entities`, be they none; {@link unprovenPages} names the others.
 * - An entity has its `id` where {@link identified} names its type.
 * - A job, or an operation, that is answered by another name than `id` has that one: {@link jobs}.
 */
export const identified = `
AcceleratorMetadata AcceleratorSpecification Action AdherenceExplanationJob AdherenceExplanationResponse
AgentScheduleBiddingPreferenceResponse AgentScheduleBids AgentWorkPlanBiddingPreferenceResponse AgentWorkPlanBids
AgenticVirtualAgent AgenticVirtualAgentJob AgentlessEmailSendResponseDto AggregatedHistoricalExportJobResponse
AggregatedSessionExportJobResponse AggregatedSnapshotExportJobResponse AlternativeShiftJobResponse AlternativeShiftTradeResponse
ArchitectExportJobStateResponse ArchitectJobStateResponse ArchitectValidateJobStateResponse AssistantQueueUsersJobsResponse
AsyncJob AuditQueryExecutionResultsResponse AuditQueryExecutionStatusResponse AuthzGrantRole AuthzSubject AvailableTopic
BatchDownloadJobStatusResult BatchDownloadJobSubmissionResult BenefitAssessment BenefitAssessmentJob BillingContract
BillingContractPeriodDetail BillingInvoice BillingInvoiceItem Bot BotConnectorSummary BotFlowSession BuScheduleListItem
BuScheduleMetadata BuScheduleReferenceForMuRoute BuScheduleRun BuShortTermForecastListItem BulkJob BusinessRulesDataSchema
BusinessUnitActivityCode BusinessUnitListItem BusinessUnitResponse CachedMediaItem CallConversation CallHistoryConversation
CallHistoryParticipant CallMediaParticipant CallbackConversation CallbackMediaParticipant Callheader Callmessage
CampaignDivisionView Case CaseAssociation CaseExternalContactReference CaseQueryJobResponse CaseUserReference Caseplan
CaseplanCreateResponse CaseplanReference Celebration Channel ChatConversation ChatItem ChatMediaParticipant Cluster ClusterScan
CoachingScheduleSlotsJobResponse CobrowseConversation CobrowseWebMessagingSession Comment CommonAlert CommonCampaignDivisionView
ConnectionCreateResponse ConnectionOption ConnectionResponse ContactImportJobResponse ContactListDivisionView
ContactsBulkOperationJob ContestsEssentials ContestsResponse ConversationCategory ConversationDataSchema
CreateOutboundMessagingConversationResponse CreateResponseAssetResponse CreateShareResponse CreateSurveyResponse
CreateUploadSourceUrlJobResponse CreateVerifierResponse CreateWebChatConversationResponse CustomAttributes
CustomAttributesIdResponse CustomerIntentResponse DIDNumber DashboardConfiguration DashboardUser DataExtractionFileSchema
DataExtractionFileUrl DataTableExportJob DecisionTable DecisionTableExportJob DecisionTableImportJob DecisionTableRow
DecisionTableVersion DeleteProgramResponse DialogflowAgentSummary DialogflowCXAgent DncListDivisionView Document
DomainOrganizationProduct DomainPermissionCollection EdgeLogsJob EdgeLogsJobFile EdgeLogsJobResponse EdgeNetworkDiagnostic
EmailConversation EmailMediaParticipant EmailMessagePreview EncryptionKey EscalationRuleResponse EstimateJobAsyncResponse
EvaluationFormDivisionView EvaluationFormResponse EvaluationResponse EventDefinition ExecutionDataFlowSettingsResponse
ExecutionDataGlobalSettingsResponse ExpandableWebDeployment ExtensionPoolDivisionView ExternalContactReference
ExternalMetricDefinition FacebookDataIngestionRuleResponse FaxSendResponse FlowDivisionView FlowExecutionDataQueryResult
FlowExecutionLaunchResponse FlowHealthIntent FlowHealthUtterance FlowMilestoneDivisionView FlowOutcomeDivisionView
FlowRuntimeExecution FlowSettingsResponse FunctionConfig GenAIPhrasesJob GenAIPhrasesJobs GeneralProgramJob
GenericDataIngestionRuleResponse GetFlowExecutionDataJobResult GetUploadSourceUrlJobStatusResponse
GoogleBusinessProfileDataIngestionRuleResponse GroupProfile GuestResponseCategory Guide GuideContentGenerationJob GuideJob
GuideVersionPublishJob HistoricalDataJobEntityStatus HistoricalImportDeleteFilesJobResponse HistoricalImportDeleteJobResponse
HistoricalImportStatusJobResponse HistoryListing IVRDivisionView InboundDomain InfrastructureascodeJob InsightsAgentItem
InternalMessageConversation InternalMessageData JourneyEventDefinition JourneyExternalEventsSchema JourneySegment
JourneyViewChartResult KeyPerformanceIndicator KnowledgeCategory KnowledgeDocument KnowledgeDocumentFeedbackResponse
KnowledgeDocumentQueryResult KnowledgeDocumentVersionVariation KnowledgeExportJobResponse KnowledgeExtendedCategory
KnowledgeGuestDocumentResponse KnowledgeImportJobResponse KnowledgeParseJobResponse KnowledgeSettingsResponse
KnowledgeSyncJobResponse KnowledgeTraining LearningAssignment LearningModule LearningModuleJobResponse
LearningModulePreviewGetResponse LearningModulePreviewUpdateResponse LearningModulePublishResponse
LearningScheduleSlotsJobResponse LearningScormResponse LearningScormUploadResponse LexV2Bot LexV2BotAlias LicenseDefinition
LicenseUser LimitChangeRequestDetails ListedDictionaryFeedback ListedProgram ListedTopic LogCaptureUserConfigurationResponse
ManagementUnit MeetingIdRecord MessageConversation MessageMediaData MessageMediaParticipant MessageMediaUploadData
MessagingCampaignDivisionView Metric Metrics MinerTopic MinerTopicPhrase ModelingStatusResponse NluFeedbackResponse OAuthClient
OAuthScope OnDemandSummaryAcceptedResponse OpenDataIngestionRuleResponse OpenEventNormalizedMessage OpenMessageNormalizedMessage
OpenStructuredResponseNormalizedMessage OperationCreatorUserResponse OperationResponse OrgOAuthClient OutboundFaxStatus Outcome
OutcomeAttributionAsyncResponse OutcomeAttributionJobStateResponse OutcomePredictor PlanningGroup PolicyAttributeSet
PolicyTestResult Predictor PredictorModel PredictorModelFeature Program ProgramJob ProgramTopicLinksJob
ProgramTranscriptionEngines QualityAuditQueryExecutionResultsResponse QualityAuditQueryExecutionStatusResponse
QueryAgentUnavailableTimesValidationJobResponse Recognition RecognitionBase RecordingJob RecordingUploadReport RegionTimeZone
RegisterArchitectExportJobResponse RegisterArchitectJobResponse ReportMetaData ReportingExportJobResponse ReprocessJobResponse
ResponseAsset ResponseDivisionView Room RoutingSkill RunNowResponse SalesforceSourceResponse ScheduledTrigger
SchedulingStatusResponse ScimV2SchemaDefinition SecureSession SendAgentlessOutboundMessageResponse ServiceGoalTemplate
ServiceNowSourceResponse Share ShiftTradeResponse SkillExpression SocialMediaMessageData SocialTopicResponse
SocialTopicWithDataIngestionRuleMetadataResponse StaCategory Stage Stageplan Station Step Stepplan SttEngineEntity Suggestion
Survey SurveyFormDivisionView SystemPresence SystemPrompt TerminateJob TestTopicPhraseJob TestTopicPhraseJobs TimeOffLimit
TimeOffPlan TimeOffRequestResponse Topic TopicJob Trigger TrustGroup TrustRequest TrustUser TwitterDataIngestionRuleResponse
UnansweredGroup UnansweredPhraseGroup UnavailableTime UnifiedCommunicationsIntegration UserCustomAttributes UserLicenses UserMe
UserProfile UsersRulesRule V3SourceDetailedResponse V3SourceExpandableListResponse V3SourceExpandableResponse V3Synchronization
ValidateAgentUnavailableTimesResponse ValidationServiceAsyncResponse Verifier WebChatConversation 
WebChatMessage WfmHistoricalAdherenceResponse WfmIntegrationResponse WorkPlanListItemResponse WorkPlanRotationResponse Workbin
WorkbinVersion Workitem WorkitemDateBasedRule WorkitemOnAttributeChangeRule WorkitemOnCreateRule WorkitemQueryJobResponse
WorkitemStatus WorkitemVersion Worktype WorktypeVersion
`;

/** Jobs and operations by the field that names them. */
export const jobs = `
AsyncForecastOperationResult.operationId AsyncQueryResponse.jobId BatchDownloadJobStatusResult.jobId
BuAsyncScheduleResponse.operationId BuAsyncScheduleRunResponse.operationId BulkUpdateShiftTradeStateResponse.operationId
ChecklistInferenceJobCreationResponse.jobId ContactImportJobStatusUpdateResponse.jobId ImportForecastResponse.operationId
ScheduleUploadProcessingResponse.operationId
`;

/**
 * No body is one of these, but bodies hold them: there they name somebody or something that exists (`forQueues`, `evaluator`,
 * `members`), which takes the `id`. They have types of their own for being created and changed.
 */
export const namedInBodies = `
Group Queue User
`;

/** Pages that nothing shows to have `entities` always: in the sandbox nothing can be made that they belong to. */
export const unprovenPages = `
BotConnectorBotVersionSummaryEntityListing ForecastPlanningGroupsResponse TtsVoiceEntityListing
`;

export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The types that answers hold, and no body does, however deep. */
export function resultOnly(types: DeclaredTypes, contract: readonly ContractOperation[]): ReadonlySet<string> {
  const sent = reachable(
    contract.flatMap(({ body }) => body?.type ?? []),
    types,
  );
  const answered = reachable(
    contract.map(({ returns }) => returns),
    types,
  );
  return new Set([...answered].filter((name) => !sent.has(name)));
}

/** Every type that these spellings lead to. An alias is the type that it stands for. */
function reachable(spellings: readonly string[], types: DeclaredTypes): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: string): void => {
    const declaration = types.get(name);
    if (!declaration || names.has(name)) return;
    names.add(name);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node)) add(node.typeName.getText());
      if (ts.isExpressionWithTypeArguments(node)) add(node.expression.getText());
      node.forEachChild(visit);
    };
    visit(declaration);
  };
  for (const spelling of spellings) for (const name of spelling.match(/\w+/g) ?? []) add(name);
  return names;
}

/** The field of an interface, which may be an alias. */
export function fieldOf(name: string, field: string, types: DeclaredTypes): ts.PropertySignature | undefined {
  return interfaceOf(name, types)
    ?.members.filter(ts.isPropertySignature)
    .find((member) => member.name.getText() === field);
}

/** What an operation answers with as a page of a listing: it has a list of `entities`, and is nothing itself. */
export function pages(types: DeclaredTypes, contract: readonly ContractOperation[]): string[] {
  const only = resultOnly(types, contract);
  return [...new Set(contract.map(({ returns }) => returns))].filter((name) => {
    const entities = fieldOf(name, 'entities', types);
    return only.has(name) && entities?.type && ts.isArrayTypeNode(entities.type) && !fieldOf(name, 'id', types);
  });
}

/** The fields that are always there, as `Type.field`. */
export function alwaysSent(types: DeclaredTypes, contract: readonly ContractOperation[]): string[] {
  const unproven = new Set(words(unprovenPages));
  return [
    ...pages(types, contract)
      .filter((name) => !unproven.has(name))
      .map((name) => `${name}.entities`),
    ...words(identified + namedInBodies).map((name) => `${name}.id`),
    ...words(jobs),
  ];
}
