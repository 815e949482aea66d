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
 * - A job that is answered by another name than `id` has that one: {@link jobs}.
 */
export const identified = `
Action ArchitectJobStateResponse AuditQueryExecutionResultsResponse AuditQueryExecutionStatusResponse AuthzSubject AvailableTopic
BatchDownloadJobSubmissionResult BenefitAssessment BenefitAssessmentJob BuScheduleListItem BuScheduleMetadata BusinessUnit
BusinessUnitActivityCode BusinessUnitListItem CallConversation CallHistoryConversation CallbackConversation CampaignDivisionView
Channel ChatConversation CobrowseConversation CommonCampaignDivisionView ContactListDivisionView CreateCallResponse
CreateShareResponse CreateWebChatConversationResponse DataTableExportJob DncListDivisionView Document DomainOrganizationProduct
DomainPermissionCollection EdgeLogsJob EdgeLogsJobResponse EdgeNetworkDiagnostic EmailConversation EncryptionKey
ExternalMetricDefinition FaxSendResponse FlowDivisionView FlowExecutionLaunchResponse FlowMilestoneDivisionView
FlowOutcomeDivisionView FlowRuntimeExecution GeneralProgramJob GroupProfile KnowledgeDocument KnowledgeExtendedCategory
KnowledgeTraining LearningAssignment LearningModule LearningModuleJobResponse LearningModulePublishResponse LicenseUser
LimitChangeRequestDetails ListedProgram ListedTopic ManagementUnit MessageConversation MessageMediaData
MessagingCampaignDivisionView Metric Metrics NluFeedbackResponse OAuthClient OAuthClientListing PlanningGroup Predictor Program
ProgramJob QualityAuditQueryExecutionResultsResponse QualityAuditQueryExecutionStatusResponse RecordingJob RegionTimeZone
RegisterArchitectJobResponse ReportMetaData ReportingExportJobResponse ResponseAsset RunNowResponse ScimV2SchemaDefinition
SecureSession SendAgentlessOutboundMessageResponse ServiceGoalTemplate Share ShiftTradeResponse Station SystemPresence
SystemPrompt TimeOffLimit TimeOffPlan TimeOffRequestResponse Topic TopicJob TrustRequest TrustUser UserMe UserProfile
WebChatMessage WfmHistoricalAdherenceResponse WorkPlanListItemResponse WorkPlanRotationResponse
`;

/** Jobs by the field that names them. */
export const jobs = `
AsyncQueryResponse.jobId BatchDownloadJobStatusResult.jobId
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
  const found = new Set<string>();
  const add = (name: string): void => {
    const declaration = types.get(name);
    if (!declaration || found.has(name)) return;
    found.add(name);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node)) add(node.typeName.getText());
      if (ts.isExpressionWithTypeArguments(node)) add(node.expression.getText());
      node.forEachChild(visit);
    };
    visit(declaration);
  };
  for (const spelling of spellings) for (const name of spelling.match(/\w+/g) ?? []) add(name);
  return found;
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
