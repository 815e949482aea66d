import { wildcard } from '../../values/text-search.js';

/** Query values that select a part of a list and do not filter it. */
export const paging = new Set([
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
type Fit = (own: string, wanted: string) => boolean;

export const is: Fit = (own, wanted) => own === wanted;
const holds: Fit = (own, wanted) => wildcard(`*${wanted}*`)(own);
const begins: Fit = (own, wanted) => own.startsWith(wanted);
const timeOf = (time: string): number => Date.parse(time.toUpperCase());
const since: Fit = (own, wanted) => timeOf(own) >= timeOf(wanted);
const until: Fit = (own, wanted) => timeOf(own) <= timeOf(wanted);
/** `ActiveAndDeleted` names both states. */
const isNamedIn: Fit = (own, wanted) => wanted.includes(own);
const exceeds: Fit = (own, wanted) => Number(own) > Number(wanted);

export interface About {
  /** Paths with dots; a match of one is enough. */
  fields: readonly string[];
  fit?: Fit;
  /** Tests whether the field exists, or whether it is missing. */
  presence?: 'there' | 'missing';
  /** Whether the fields are the first and the last number of a range. */
  spans?: boolean;
  /** Whether `false` does not filter. */
  narrows?: boolean;
  /** The value of an entity that lacks the field. */
  assumed?: string;
}

/** Query values whose name differs from the fields that they filter by. */
export const abouts: Readonly<Record<string, About>> = {
  nameOrDescription: { fields: ['name', 'description'], fit: holds },
  nameOrCreatedBy: { fields: ['name', 'createdBy.id', 'createdBy.name'], fit: holds },
  nameContains: { fields: ['name'], fit: holds },
  searchTerm: { fields: ['name'], fit: holds },
  namePrefix: { fields: ['name'], fit: begins },
  libraryPrefix: { fields: ['name'], fit: begins },
  libraryId: { fields: ['libraries.id'] },
  publishVersionId: { fields: ['publishedVersion.id'] },
  publishedAfter: { fields: ['publishedVersion.datePublished'], fit: since },
  publishedBefore: { fields: ['publishedVersion.datePublished'], fit: until },
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
  onlyCommented: { fields: ['comment'], presence: 'there', narrows: true },
  includeOnlyPublished: { fields: ['published'], narrows: true },
  earliestWeekDate: { fields: ['weekDate'], fit: since },
  latestWeekDate: { fields: ['weekDate'], fit: until },
  dateStart: { fields: ['dateCreated'], fit: since },
  dateEnd: { fields: ['dateCreated'], fit: until },
  entityId: { fields: ['sharedEntity.id'] },
  value: { fields: ['name'], fit: holds },
  queryValue: { fields: ['name'], fit: holds },
  documentVersionId: { fields: ['document.versionId'] },
  appType: { fields: ['application.type'] },
  media: { fields: ['mediaType'] },
  state: { fields: ['published'], fit: (own, wanted) => wanted === 'latest' || own === 'true' },
  number: { fields: ['startNumber', 'endNumber'], spans: true },
  deleteDaysThreshold: { fields: ['actions.retentionDuration.deleteRetention.days'], fit: exceeds },
  contentTemplateId: {
    fields: ['smsConfig.contentTemplate.id', 'emailConfig.contentTemplate.id', 'whatsAppConfig.whatsAppTemplate.id'],
  },
  assigneeUserId: { fields: ['assignee.id'] },
  formContextId: { fields: ['evaluationForm.contextId'] },
};

/** Query values of one kind of entity, by type and name. */
export const aboutsOfType: Readonly<Record<string, About>> = {
  // No operation disables a rule.
  'UsersRulesRule.enabled': { fields: ['enabled'], assumed: 'true' },
  // Deleted codes are not stored.
  'WrapupCode.includeState': { fields: ['state'], fit: isNamedIn, assumed: 'active' },
  'InboundDomain.filter': { fields: ['id', 'name'], fit: holds },
  'OutboundDomain.filter': { fields: ['id', 'name'], fit: holds },
  'NluFeedbackResponse.intentName': { fields: ['intents.name'] },
  'NluFeedbackResponse.assessment': { fields: ['intents.assessment'] },
  'KnowledgeDocument.title': { fields: ['faq.question', 'article.title'], fit: holds },
  'Calibration.startTime': { fields: ['createdDate'], fit: since },
  'Calibration.endTime': { fields: ['createdDate'], fit: until },
};
