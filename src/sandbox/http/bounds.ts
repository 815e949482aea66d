import type { ContractOperation } from '../../contract/index.js';
import { badRequest, invalidField } from '../store/errors.js';
import type { OperationContext } from './operation-context.js';
import { queryValue, queryValues } from './query.js';

/** The limits of an operation. */
interface Bounds {
  /** Entities per page. */
  page?: number;
  /** Pages. */
  pages?: number;
  /** Entities up to the end of a page: later ones cannot be requested. */
  maxEnd?: number;
  /** Values of a query parameter that is a list, by its name. */
  values?: Readonly<Record<string, number>>;
  /** Entries of a body that is a list. */
  entries?: number;
}

const boundsFor = (names: string, bounds: Bounds): Record<string, Bounds> =>
  Object.fromEntries(names.split(' ').map((name) => [name, bounds]));

/** By operation name; all others use the limits that the sandbox is configured with. */
const boundsByOperation: Readonly<Record<string, Bounds>> = {
  ...boundsFor('getAnalyticsBotflowReportingturns', { page: 250 }),
  ...boundsFor('getAuthorizationDivisionGrants getRoutingQueuesDivisionviewsAll', { page: 500 }),
  ...boundsFor('getAuthorizationDivisions', { page: 99_999 }),
  ...boundsFor('getIntegrationsClientapps', { page: 1000 }),
  ...boundsFor('getConversationsCallsHistory', { page: 50 }),
  ...boundsFor('getConversationsChatMessages getWebchatGuestConversationMessages', { page: 100 }),
  ...boundsFor('getExternalcontactsContactNotes getExternalcontactsOrganizationContacts getExternalcontactsOrganizationNotes', {
    maxEnd: 1000,
  }),
  ...boundsFor('getExternalcontactsOrganizationRelationships getExternalcontactsOrganizations', { maxEnd: 1000 }),
  ...boundsFor('getIntegrationsActions getIntegrationsActionsDrafts getSpeechandtextanalyticsTopics', { values: { ids: 50 } }),
  ...boundsFor('getJourneyActionmaps', { values: { actionMapIds: 100 } }),
  ...boundsFor('getJourneyOutcomes', { values: { outcomeIds: 20 } }),
  ...boundsFor('getJourneySegments', { values: { segmentIds: 100 } }),
  ...boundsFor('getKnowledgeKnowledgebases getKnowledgeKnowledgebaseLanguageCategories', { page: 200 }),
  ...boundsFor('getKnowledgeKnowledgebaseLanguageDocuments getKnowledgeKnowledgebaseLanguageTrainings', { page: 200 }),
  ...boundsFor('getLearningAssignments getUsersDevelopmentActivities getWorkforcemanagementAdherence', {
    values: { userId: 100 },
  }),
  ...boundsFor('getOutboundAttemptlimits getOutboundCallabletimesets getOutboundCallanalysisresponsesets', { page: 100 }),
  ...boundsFor('getOutboundCampaignrules getOutboundCampaigns getOutboundCampaignsDivisionviews', { page: 100 }),
  ...boundsFor('getOutboundContactlistfilters getOutboundContactlists getOutboundContactlistsDivisionviews', { page: 100 }),
  ...boundsFor('getOutboundDnclists getOutboundDnclistsDivisionviews getOutboundRulesets getOutboundSequences', { page: 100 }),
  ...boundsFor('getOutboundMessagingcampaigns getOutboundMessagingcampaignsDivisionviews', { page: 100 }),
  ...boundsFor('getQualityFormsSurveysBulkContexts', { values: { contextId: 100 } }),
  ...boundsFor('getRecordingJobFailedrecordings', { page: 100 }),
  ...boundsFor('getRoutingAssessments getRoutingPredictors', { page: 200 }),
  ...boundsFor('getRoutingQueueMembers getRoutingQueueUsers', { page: 100 }),
  ...boundsFor('getRoutingQueuesDivisionviews', { page: 100, pages: 5 }),
  ...boundsFor('patchUserRoutinglanguagesBulk', { entries: 50 }),
  ...boundsFor('postRoutingQueueMembers postRoutingQueueUsers', { entries: 100 }),
  ...boundsFor('getTelephonyProvidersEdgesLogicalinterfaces getTelephonyProvidersEdgesPhysicalinterfaces', {
    values: { edgeIds: 100 },
  }),
  ...boundsFor('getTextbotsBotsSearch', { values: { botId: 50 } }),
  ...boundsFor('putTelephonyProvidersEdgesSiteNumberplans', { entries: 200 }),
};

/** The maximum page size of an operation, if it has a specific one. */
export const maxPageSizeOf = ({ name }: ContractOperation): number | undefined => boundsByOperation[name]?.page;

/**
 * Checks the sizes in a request against the limits of its operation.
 * @throws the platform's 400.
 */
export function checkBounds(context: OperationContext, { name }: ContractOperation, body: unknown): void {
  const { page, pages, maxEnd, values = {}, entries } = boundsByOperation[name] ?? {};
  for (const field of ['pageSize', 'limit', 'maxResults']) checkAtMost(field, numberOf(context, field), page);
  const pageNumber = numberOf(context, 'pageNumber');
  checkAtMost('pageNumber', pageNumber, pages);
  if (maxEnd !== undefined && (pageNumber ?? 1) * (numberOf(context, 'pageSize') ?? 1) > maxEnd) {
    throw limitProblem('pageNumber', `pageNumber times pageSize must not be more than ${maxEnd}`);
  }
  for (const [field, max] of Object.entries(values)) {
    const items = queryValues(context, field).flatMap((value) => value.split(','));
    if (items.length > max) throw limitProblem(field, `${field} must not have more than ${max} values`);
  }
  if (entries !== undefined && Array.isArray(body) && body.length > entries) {
    throw badRequest(`The body must not have more than ${entries} entries`, [{ errorCode: 'invalid.value' }]);
  }
}

function checkAtMost(field: string, value: number | undefined, max: number | undefined): void {
  if (value === undefined || max === undefined || value <= max) return;
  throw limitProblem(field, `${field} must be a whole number from 1 to ${max}`);
}

function numberOf(context: OperationContext, field: string): number | undefined {
  const value = queryValue(context, field);
  return value === undefined ? undefined : Number(value);
}

const limitProblem = (fieldName: string, message: string): Error => invalidField(message, fieldName);
