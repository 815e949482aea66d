import ts from 'typescript';
import type { DeclaredTypes } from './source-check.js';
import { interfaceOf } from './source-check.js';

/**
 * Interfaces that have the same fields and stay interfaces of their own, in lines of `One: Another Another`. All else of equal shape is
 * one interface, and its other names are aliases: two interfaces can drift apart, and the compiler compares them field by field.
 */
export const keptApart = {
  /** Things of different kinds, which have the same fields by chance today, or the same field with another meaning. */
  kinds: `
ActiveAlertCount: QueryResponseStats ScreenRecordingActiveSessions UnreadMetric
AddressableEntityRef: AddressableLicenseDefinition BulkJobTerminateResultEntity CaseReference ConversationEventTopicTransferModifedBy EngineIntegration EvaluationCreateCalibration EvaluationCreateConversation EvaluationCreateEvalForm EvaluationCreateQueue EvaluationReference GuestCategoryReference IdentityResolutionExternalSource JourneyAppEventsNotificationActionTarget JourneyAppEventsNotificationExternalContact JourneyAppEventsNotificationSegment JourneySegmentAssignmentEventsNotificationExternalContact JourneySegmentAssignmentEventsNotificationSegment JourneySessionEventsNotificationCase JourneyWebEventsNotificationSegment QueueConversationEventTopicTransferModifedBy QueueConversationSocialExpressionEventTopicTransferModifedBy QueueConversationVideoEventTopicTransferModifedBy StageReference StepReference SummarySettingEntity TransferResponseModifiedBy UnansweredGroupSuggestedDocument UsersRulesDependentRule UsersRulesRuleReference WfmIntegrationReference WorkitemActivityReference WorkitemUtilizationLabelReference
AdherenceExplanationListing: AdherenceExplanationListingAgentQueryResponse AdherenceExplanationListingBuQueryResponse
AfterBeforeOptions: Cursors
AgenticVersionAddressableEntity: GuideVersionRef
AiScoringSetting: ConversationClearSettings DisableSiteConnectionsRequest FeatureState SupportCenterDetailedCategoryModuleSidebar UpdateBusinessUnitSchedulingPreferencesSettingsRequest UpdateManagementUnitsSettingsRequest WebDeploymentHeadlessMode
AlternativeShiftTradeListing: AlternativeShiftTradesViewResponseTemplate
AppleOpaqueId: MetadataAttribute ValueWrapperInstant ValueWrapperString
BuGetCurrentAgentScheduleRequest: AgentMuScheduleQuery RequiredDateRange
BuHeadcountForecast: BuHeadcountForecastBuPlanningGroupHeadcountForecastResult
CampaignDivisionView: MessagingCampaignDivisionView
Chat: ChatBadgeTopicBadgeEntity
ConversationAccessAttributesUpdate: ConversationAccessAttributesResponse
ConversationEventTopicJourneyActionMap: ExternalContactsContactChangedTopicDataSchema ExternalContactsUnresolvedContactChangedTopicDataSchema JourneyViewJobNotificationTopicJourneyView
ConversationEventTopicJourneyCustomerSession: GDPRJourneyCustomer
ConversationNotificationTemplateFooter: GuideSessionTurnResponseData RecordingTemplateBody
ConversationSummaryTopicConversationSummary: V2SessionConversationsSummarySettingsPreviewEventConversationSummaryMessage
CopilotNluDomainVersion: ActivityPlanOccurrenceReference ActivityPlanReference AggregatedHistoricalExportJobResponse AggregatedSessionExportJobResponse AggregatedSnapshotExportJobResponse BatchDownloadJobSubmissionResult BuTimeOffLimitReference CaseplanDataSchema ConversationAttributeSchema CreateOutboundMessagingConversationResponse CreateUploadSourceUrlJobResponse DecisionMetricsJobReference EdgeNetworkDiagnostic EstimateJobAsyncResponse EvaluationCreateUser KnowledgeContextReference KnowledgeContextValueReference KnowledgeIntegrationReference Member OpportunityReference ScheduleBidGroupReference SecondaryPresence SegmentAssignmentSegment StaffingGroupReference V3SourceRef ValidationServiceAsyncResponse WfmBusinessUnitReference
Daily: Weekly
DateRange: WfmShiftTradingJobCompleteEventWfmDateTimeInterval
DigitLength: Number
DomainOrganizationProduct: ActionMapScheduleGroup AssistantQueueUser CaseplanDataSchemaRequest ChatSendMessageResponse ConversationPushFailedMessageReferences ConversationUser CustomAttributesIdResponse DocumentCategoryInput EntityReference FacebookAppCredentials FlowPathsFlowFilter GoogleAuthTokenReference GoogleBusinessProfileAccountReference LearningModuleCoverArtRequest MessagingSettingRequestReference OutcomeRefRequest ReceivingScheduleLookup RemoveEntity SegmentForAssignment SegmentForUnassignment TextBotFlow TextBotFlowLaunchResponse TextBotTurnReference WorkitemManualAssign
DynamicLineBalancingSettings: DynamicLineBalancingSettingsPatchRequest
EmbeddedIntegration: OrgWhitelistSettings
Entity: CapacityPlanningRequirementsResultTopicBusinessUnit CapacityPlanningRequirementsResultTopicCapacityPlanReference CustomSmtpServerRequest DecisionMetricsAdminNotificationTopicAddressableEntityRef EvaluationQualityV2TopicEvaluationReference ExternalContactsContactChangedTopicDivision ExternalContactsContactChangedTopicExternalSource ExternalContactsContactNoteChangedTopicDivision ExternalContactsContactNoteChangedTopicUser ExternalContactsOrganizationChangedTopicDivision ExternalContactsOrganizationNoteChangedTopicDivision ExternalContactsOrganizationNoteChangedTopicUser ExternalContactsRelationshipChangedTopicDivision ExternalContactsRelationshipChangedTopicUser ExternalContactsUnresolvedContactChangedTopicDivision ExternalContactsUnresolvedContactChangedTopicExternalSource OpportunityEnrollment OutboundMessagingEmailCampaignConfigChangeIntegrationRef OutboundMessagingEmailCampaignConfigChangeResponseRef OutboundMessagingMessagingCampaignConfigChangeIntegrationRef OutboundMessagingWhatsappCampaignConfigChangeIntegrationRef OutboundMessagingWhatsappCampaignConfigChangeResponseRef RecipientFlow V2MobiusAlertsTopicAddressableEntityRef V2WemEngagementCelebrationUpdatesTopicUserId WemCoachingUserNotificationTopicCoachingAppointmentReference WfmActivityPlanJobCompleteTopicUserReference WfmActivityPlanRunJobCompleteTopicUserReference WfmAdherenceExplanationJobCompleteTopicBusinessUnit WfmAdherenceExplanationJobCompleteTopicManagementUnit WfmAdherenceExplanationJobCompleteTopicUserReference WfmAgentAdherenceExplanationChangedAgentTopicBusinessUnit WfmAgentAdherenceExplanationChangedAgentTopicManagementUnit WfmAgentAdherenceExplanationChangedAgentTopicUserReference WfmAgentAdherenceExplanationChangedBusinessUnitTopicBusinessUnit WfmAgentAdherenceExplanationChangedBusinessUnitTopicManagementUnit WfmAgentAdherenceExplanationChangedBusinessUnitTopicUserReference WfmHistoricalAdherenceAgentCalculationsCompleteTopicSecondaryPresenceReference WfmHistoricalAdherenceAgentCalculationsCompleteTopicUserReference
ErrorInfo: BulkJobError CaseQueryJobError FailureReason MergeError TaskManagementErrorDetails WorkitemQueryJobError
EvaluationQualityV2TopicUser: V2MobiusAlertsTopicAlertingAddressableEntityRef V2MobiusRulesTopicAlertingAddressableEntityRef
ExecutionDataSettingsRequest: AnswerGenerationConfig AutoAnswerSetting BusinessUnitSchedulingPreferencesSettingsResponse KnowledgeAnswerConfig ManagementUnitAvailabilitySettingsResponse OnDemandSummaryConfig WrapupCodePredictionConfig
FeatureState: AutoStart Markdown PolicyUpdate SupportCenterFeedbackSettings
FlowOutcomeDivisionView: FlowMilestoneDivisionView IVRDivisionView
GeneralTopic: Category FabricTag ServiceContext UCI10n UpdateGuide WorkitemOnCreateRuleUpdate
Header: CopilotContextValueItem GuideSessionVariable
Intent: KnowledgeBaseUpdateRequest StageplanUpdate UpdateExternalEventsConfigurationRequest WorkbinUpdate
InteractiveApplication: ConversationThirdPartyActionSuggestionsTopicThirdPartySuggestionSource ThirdPartySuggestionSource
LineUserId: ConversationEventTopicTransferInitiator QueueConversationEventTopicTransferInitiator QueueConversationSocialExpressionEventTopicTransferInitiator QueueConversationVideoEventTopicTransferInitiator ShiftTradeTargetRequestItem TransferInitiator
ListWrapperString: IgnoredActivityCodeIds OutcomeConfig
NamedEntity: DialerCampaignSkillCombinationStatsEventUriReference DialogflowCXProject EmailCampaignScheduleConfigChangeUriReference MessagingCampaignScheduleConfigChangeUriReference OutboundMessagingEmailCampaignConfigChangeUriReference OutboundMessagingEmailCampaignProgressEventUriReference OutboundMessagingWhatsappCampaignConfigChangeUriReference OutboundMessagingWhatsappCampaignProgressEventUriReference V2WemEngagementCelebrationUpdatesTopicContestMetrics V3SourceSiteDetails WhatsappCampaignScheduleConfigChangeUriReference
NamedEntityAnnotation: ContextEntity ContextIntent CopyScheduleBid CopyWorkPlan CopyWorkPlanBid PatchExternalSegment UpdateUtilizationLabelRequest WorkitemOnCreateRuleCreate
NamedEntityDefinition: AuditFacet BotSlot DialogflowParameter Facet
NluConfusionMatrixColumn: NluQualityReportSummaryMetric
NotificationsResponse: UpdateNotificationsRequest
Permissions: BatchGetCustomerIntentsRequest BulkOpportunitiesExternalActivitiesRequest BulkOpportunitiesRequest ContactListFilterBulkRetrieveBody ContactListTemplateBulkRetrieveBody ExecutionDataRequest
PhoneBaseSettings: RunNowResponse SystemPresence
ReceivedReplyMessage: RecordingIntroduction
RelyingPartyEntity: ComplexVariableInfo GoogleBusinessProfileAccount NuanceGeography NuanceOrganization
RequestScoredAgent: WorkitemScoredAgentDelta WorkitemScoredAgentRequest
ResponseAssetRequest: CreateRoutingSkill
SchemaCategory: DomainSchemaReference
ScimUserRoutingLanguage: ScimUserRoutingSkill
ScimV2GroupReference: ScimV2MemberReference
SegmentAssignments: SegmentUnassignments
TranscriptTopics: SocialKeyword
TypedAttribute: CallForwardingEventTarget
UploadUrlRequestBody: BuTimeOffLimitValuesImportUploadUrlRequest
UrlResponse: BackgroundImageSettings ExportScriptResponse Icon TranscriptUrl
UserParam: KnowledgeIntegrationFilterValue
ValueWrapperString: ScimUserRole
`,
  /** Areas that load nothing of each other: an alias would make one of them load the other's types, or both load more than they use. */
  areas: `
AppleIdentityResolutionConfig: IVRIdentityResolutionConfig OutboundQueueIdentityResolutionConfig RouteIdentityResolutionConfig SmsIdentityResolutionConfig
AssistantQueueUsersQueryRequest: RemoveEntitiesRequest
BuAgentSchedulePublishedScheduleReference: CoachingScheduleSlotsJobSchedule LearningScheduleSlotsJobSchedule
BulkJobTerminateRequest: KnowledgeDocumentBulkRemoveRequest
CaseQueryJobFilter: WorkitemQueryJobFilter
CoachingScheduleSlotsJobSlot: LearningScheduleSlotsJobSlot
ContentActions: ConversationContentActions
ConversationContentLocation: ContentLocation
ConversationContentStory: RecordingContentStory
ConversationEventCoBrowse: WebMessagingEventCoBrowse
ConversationJsonSchemaRequest: JourneyJsonSchemaRequest
ConversationNotificationTemplateBody: NotificationTemplateBody
ConversationNotificationTemplateFooter: NotificationTemplateFooter
ConversationNotificationTemplateParameter: NotificationTemplateParameter
DomainEntityListing: AudioConnectorIntegrationEntityListing LibraryDivisionViewEntityListing UserActionCategoryEntityListing UtilizationLabelEntityListing
ExecutionDataGlobalSettingsResponse: ExecutionDataFlowSettingsResponse
Filter: AuditFilter
FullDayTimeOffMarker: LearningSlotFullDayTimeOffMarker
IVRDivisionView: ExtensionPoolDivisionView
IVRDivisionViewEntityListing: ExtensionPoolDivisionViewEntityListing
JourneySchemaUpdateRequest: ConversationSchemaUpdateRequest
LearningAssignmentAggregateQueryRequestPredicate: DevelopmentActivityAggregateQueryRequestPredicate
LearningAssignmentAggregateQueryResponseStats: DevelopmentActivityAggregateQueryResponseStatistics
LexBot: IntentsCategoryPatch
PostTextMessage: InputMessage ReplyMessage
ScheduleActivity: LearningSlotScheduleActivity
SkillGroupMemberDivisionList: ExpiredEdgeListing
TeamEntityListing: SkillGroupEntityListing
TeamMemberEntityListing: SkillGroupMemberEntityListing
TrusteeReferenceList: WfmUserEntityListing
`,
};

/** Those that stand first, and what is kept apart from each. */
export function apart(list: string): Map<string, string[]> {
  const lines = list.trim().split('\n');
  return new Map(
    lines.map((line): [string, string[]] => {
      const [first = '', others = ''] = line.split(': ');
      return [first, others.split(' ')];
    }),
  );
}

/**
 * The interfaces that are equal in shape: the same fields, all as optional, as deprecated and of the same format as in the other, and
 * with types that are equal in turn. What is `distinct` equals nothing else.
 */
export function equalShapes(types: DeclaredTypes, distinct: ReadonlySet<string> = new Set()): string[][] {
  const interfaces = [...types].flatMap(([name, declaration]): [string, ts.InterfaceDeclaration][] =>
    ts.isInterfaceDeclaration(declaration) && !declaration.typeParameters && !declaration.heritageClauses
      ? [[name, declaration]]
      : [],
  );
  // All are taken for equal until something in them differs: so types that hold themselves can be equal, too.
  let classes = new Map(interfaces.map(([name]) => [name, distinct.has(name) ? name : '']));
  for (;;) {
    const spelled = interfaces.map(([name, declaration]): [string, string] => [
      name,
      `${distinct.has(name) ? name : ''} ${fields(declaration, types, classes)}`,
    ]);
    const numbers = new Map([...new Set(spelled.map(([, text]) => text))].map((text, index) => [text, `#${index}`]));
    const isSettled = numbers.size === new Set(classes.values()).size;
    classes = new Map(spelled.map(([name, text]) => [name, numbers.get(text) ?? '']));
    if (isSettled) break;
  }
  const groups = new Map<string, string[]>();
  for (const [name, shape] of classes) groups.set(shape, [...(groups.get(shape) ?? []), name]);
  return [...groups.values()].filter((names) => names.length > 1);
}

function fields({ members }: ts.InterfaceDeclaration, types: DeclaredTypes, classes: ReadonlyMap<string, string>): string {
  const spelled = members.map((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return member.getText();
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
    const facts = ts.getJSDocTags(member).flatMap(({ tagName: { text }, comment }) => {
      if (text === 'deprecated') return [text];
      return text === 'format' ? [`${text} ${ts.getTextOfJSDocComment(comment) ?? ''}`] : [];
    });
    return [`${name}${member.questionToken ? '?' : ''}: ${spelling(member.type, types, classes)}`, ...facts].join(' ');
  });
  return spelled.sort().join('; ');
}

function spelling(node: ts.TypeNode, types: DeclaredTypes, classes: ReadonlyMap<string, string>): string {
  const again = (inner: ts.TypeNode): string => spelling(inner, types, classes);
  if (ts.isParenthesizedTypeNode(node)) return again(node.type);
  if (ts.isArrayTypeNode(node)) return `(${again(node.elementType)})[]`;
  if (ts.isUnionTypeNode(node)) return [...new Set(node.types.map(again))].sort().join(' | ');
  if (!ts.isTypeReferenceNode(node)) return node.getText().replace(/\s+/g, ' ');
  const name = node.typeName.getText();
  const declaration = types.get(name);
  const shapeOfClass = classes.get(interfaceOf(name, types)?.name.text ?? name);
  if (shapeOfClass !== undefined) return shapeOfClass;
  if (declaration && ts.isTypeAliasDeclaration(declaration) && !declaration.typeParameters) return again(declaration.type);
  return `${name}<${node.typeArguments?.map(again).join(', ') ?? ''}>`;
}
