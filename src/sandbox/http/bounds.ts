import type { ContractOperation } from '../../contract/index.js';
import { badRequest } from '../store/errors.js';
import type { OperationContext } from './operation-context.js';
import { queryValue, queryValues } from './query.js';

/** The limits of an operation. */
interface Bounds {
  /** Entities per page. */
  page?: number;
  /** Pages. */
  pages?: number;
  /** Entities up to the end of a page: later ones cannot be requested. */
  reach?: number;
  /** Values of a query parameter that is a list, by its name. */
  values?: Readonly<Record<string, number>>;
  /** Entries of a body that is a list. */
  entries?: number;
}

const named = (names: string, bounds: Bounds): Record<string, Bounds> =>
  Object.fromEntries(names.split(' ').map((name) => [name, bounds]));

/** By operation name; all others use the limits that the sandbox is configured with. */
const table: Readonly<Record<string, Bounds>> = {
  ...named('getAnalyticsBotflowReportingturns', { page: 250 }),
  ...named('getAuthorizationDivisionGrants getRoutingQueuesDivisionviewsAll', { page: 500 }),
  ...named('getAuthorizationDivisions', { page: 99_999 }),
  ...named('getIntegrationsClientapps', { page: 1000 }),
  ...named('getConversationsCallsHistory', { page: 50 }),
  ...named('getConversationsChatMessages getWebchatGuestConversationMessages', { page: 100 }),
  ...named('getExternalcontactsContactNotes getExternalcontactsOrganizationContacts getExternalcontactsOrganizationNotes', {
    reach: 1000,
  }),
  ...named('getExternalcontactsOrganizationRelationships getExternalcontactsOrganizations', { reach: 1000 }),
  ...named('getIntegrationsActions getIntegrationsActionsDrafts getSpeechandtextanalyticsTopics', { values: { ids: 50 } }),
  ...named('getJourneyActionmaps', { values: { actionMapIds: 100 } }),
  ...named('getJourneyOutcomes', { values: { outcomeIds: 20 } }),
  ...named('getJourneySegments', { values: { segmentIds: 100 } }),
  ...named('getKnowledgeKnowledgebases getKnowledgeKnowledgebaseLanguageCategories', { page: 200 }),
  ...named('getKnowledgeKnowledgebaseLanguageDocuments getKnowledgeKnowledgebaseLanguageTrainings', { page: 200 }),
  ...named('getLearningAssignments getUsersDevelopmentActivities getWorkforcemanagementAdherence', { values: { userId: 100 } }),
  ...named('getOutboundAttemptlimits getOutboundCallabletimesets getOutboundCallanalysisresponsesets', { page: 100 }),
  ...named('getOutboundCampaignrules getOutboundCampaigns getOutboundCampaignsDivisionviews', { page: 100 }),
  ...named('getOutboundContactlistfilters getOutboundContactlists getOutboundContactlistsDivisionviews', { page: 100 }),
  ...named('getOutboundDnclists getOutboundDnclistsDivisionviews getOutboundRulesets getOutboundSequences', { page: 100 }),
  ...named('getOutboundMessagingcampaigns getOutboundMessagingcampaignsDivisionviews', { page: 100 }),
  ...named('getQualityFormsSurveysBulkContexts', { values: { contextId: 100 } }),
  ...named('getRecordingJobFailedrecordings', { page: 100 }),
  ...named('getRoutingAssessments getRoutingPredictors', { page: 200 }),
  ...named('getRoutingQueueMembers getRoutingQueueUsers', { page: 100 }),
  ...named('getRoutingQueuesDivisionviews', { page: 100, pages: 5 }),
  ...named('patchUserRoutinglanguagesBulk', { entries: 50 }),
  ...named('postRoutingQueueMembers postRoutingQueueUsers', { entries: 100 }),
  ...named('getTelephonyProvidersEdgesLogicalinterfaces getTelephonyProvidersEdgesPhysicalinterfaces', {
    values: { edgeIds: 100 },
  }),
  ...named('getTextbotsBotsSearch', { values: { botId: 50 } }),
  ...named('putTelephonyProvidersEdgesSiteNumberplans', { entries: 200 }),
};

/** The maximum page size of an operation, if it has a specific one. */
export const mostPerPage = ({ name }: ContractOperation): number | undefined => table[name]?.page;

/**
 * Checks the sizes in a request against the limits of its operation.
 * @throws the platform's 400.
 */
export function checkBounds(context: OperationContext, { name }: ContractOperation, body: unknown): void {
  const { page, pages, reach, values = {}, entries } = table[name] ?? {};
  for (const field of ['pageSize', 'limit', 'maxResults']) atMost(field, numberOf(context, field), page);
  const pageNumber = numberOf(context, 'pageNumber');
  atMost('pageNumber', pageNumber, pages);
  if (reach !== undefined && (pageNumber ?? 1) * (numberOf(context, 'pageSize') ?? 1) > reach) {
    throw tooMuch('pageNumber', `pageNumber times pageSize must not be more than ${reach}`);
  }
  for (const [field, most] of Object.entries(values)) {
    const given = queryValues(context, field).flatMap((value) => value.split(','));
    if (given.length > most) throw tooMuch(field, `${field} must not have more than ${most} values`);
  }
  if (entries !== undefined && Array.isArray(body) && body.length > entries) {
    throw badRequest(`The body must not have more than ${entries} entries`, [{ errorCode: 'invalid.value' }]);
  }
}

function atMost(field: string, value: number | undefined, most: number | undefined): void {
  if (value === undefined || most === undefined || value <= most) return;
  throw tooMuch(field, `${field} must be a whole number from 1 to ${most}`);
}

function numberOf(context: OperationContext, field: string): number | undefined {
  const value = queryValue(context, field);
  return value === undefined ? undefined : Number(value);
}

const tooMuch = (fieldName: string, message: string): Error => badRequest(message, [{ errorCode: 'invalid.value', fieldName }]);
