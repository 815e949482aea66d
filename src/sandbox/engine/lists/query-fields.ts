import { compileWildcard } from '../../values/text-search.js';

/** Query values that select a part of a list and do not filter it. */
export const pagingParameters = new Set([
  'pageSize',
  'pageNumber',
  'sortBy',
  'sortOrder',
  'expand',
  'after',
  'before',
  'cursor',
  'limit',
  'count',
  'startIndex',
  'nextPage',
  'previousPage',
  'fields',
  'filter',
  'id',
  'name',
  'maxResults',
  'interval',
  'q',
  'ids',
  'filterType',
]);

/** Whether a value of an entity, in lower case, matches a query value. */
type Comparison = (value: string, query: string) => boolean;

export const equals: Comparison = (value, query) => value === query;
const containsQuery: Comparison = (value, query) => compileWildcard(`*${query}*`)(value);
const startsWithQuery: Comparison = (value, query) => value.startsWith(query);
const timeOf = (time: string): number => Date.parse(time.toUpperCase());
const isSince: Comparison = (value, query) => timeOf(value) >= timeOf(query);
const isUntil: Comparison = (value, query) => timeOf(value) <= timeOf(query);
/** `ActiveAndDeleted` names both states. */
const isNamedIn: Comparison = (value, query) => query.includes(value);
const isGreater: Comparison = (value, query) => Number(value) > Number(query);

export interface QueryFields {
  /** Paths with dots; a match of one is enough. */
  fields: readonly string[];
  compare?: Comparison;
  /** Tests whether the field exists, or whether it is missing. */
  presence?: 'there' | 'missing';
  /** Whether the fields are the first and the last number of a range. */
  isRange?: boolean;
  /** Whether `false` does not filter. */
  ignoresFalse?: boolean;
  /** The value of an entity that lacks the field. */
  defaultValue?: string;
}

/** Query values whose name differs from the fields that they filter by. */
export const irregularQueryFields: Readonly<Record<string, QueryFields>> = {
  nameOrDescription: { fields: ['name', 'description'], compare: containsQuery },
  nameOrCreatedBy: { fields: ['name', 'createdBy.id', 'createdBy.name'], compare: containsQuery },
  nameContains: { fields: ['name'], compare: containsQuery },
  searchTerm: { fields: ['name'], compare: containsQuery },
  namePrefix: { fields: ['name'], compare: startsWithQuery },
  libraryPrefix: { fields: ['name'], compare: startsWithQuery },
  libraryId: { fields: ['libraries.id'] },
  publishVersionId: { fields: ['publishedVersion.id'] },
  publishedAfter: { fields: ['publishedVersion.datePublished'], compare: isSince },
  publishedBefore: { fields: ['publishedVersion.datePublished'], compare: isUntil },
  lockedByClientId: { fields: ['lockedClient.id'] },
  scheduleIds: { fields: ['openSchedules.id', 'closedSchedules.id', 'holidaySchedules.id'] },
  distributionQueueId: { fields: ['queue.id'] },
  senderSmsPhoneNumber: { fields: ['smsConfig.senderSmsPhoneNumber.phoneNumber'] },
  phone_hardwareId: { fields: ['properties.phone_hardwareId.value.instance'] },
  parentId: { fields: ['parentCategory.id'] },
  isRoot: { fields: ['parentCategory'], presence: 'missing' },
  hasErrors: { fields: ['policyErrors.policyErrorMessages'], presence: 'there' },
  hasDelayBy: { fields: ['delayBySeconds'], presence: 'there' },
  hasConversation: { fields: ['recording.conversationId'], presence: 'there' },
  onlyCommented: { fields: ['comment'], presence: 'there', ignoresFalse: true },
  includeOnlyPublished: { fields: ['published'], ignoresFalse: true },
  earliestWeekDate: { fields: ['weekDate'], compare: isSince },
  latestWeekDate: { fields: ['weekDate'], compare: isUntil },
  dateStart: { fields: ['dateCreated'], compare: isSince },
  dateEnd: { fields: ['dateCreated'], compare: isUntil },
  entityId: { fields: ['sharedEntity.id'] },
  value: { fields: ['name'], compare: containsQuery },
  queryValue: { fields: ['name'], compare: containsQuery },
  documentVersionId: { fields: ['document.versionId'] },
  appType: { fields: ['application.type'] },
  media: { fields: ['mediaType'] },
  state: { fields: ['published'], compare: (value, query) => query === 'latest' || value === 'true' },
  number: { fields: ['startNumber', 'endNumber'], isRange: true },
  deleteDaysThreshold: { fields: ['actions.retentionDuration.deleteRetention.days'], compare: isGreater },
  contentTemplateId: {
    fields: ['smsConfig.contentTemplate.id', 'emailConfig.contentTemplate.id', 'whatsAppConfig.whatsAppTemplate.id'],
  },
  assigneeUserId: { fields: ['assignee.id'] },
  formContextId: { fields: ['evaluationForm.contextId'] },
};

/** Query values of one kind of entity, by type and name. */
export const queryFieldsByType: Readonly<Record<string, QueryFields>> = {
  // No operation disables a rule.
  'UsersRulesRule.enabled': { fields: ['enabled'], defaultValue: 'true' },
  // Deleted codes are not stored.
  'WrapupCode.includeState': { fields: ['state'], compare: isNamedIn, defaultValue: 'active' },
  'InboundDomain.filter': { fields: ['id', 'name'], compare: containsQuery },
  'OutboundDomain.filter': { fields: ['id', 'name'], compare: containsQuery },
  'NluFeedbackResponse.intentName': { fields: ['intents.name'] },
  'NluFeedbackResponse.assessment': { fields: ['intents.assessment'] },
  'KnowledgeDocument.title': { fields: ['faq.question', 'article.title'], compare: containsQuery },
  'Calibration.startTime': { fields: ['createdDate'], compare: isSince },
  'Calibration.endTime': { fields: ['createdDate'], compare: isUntil },
};
