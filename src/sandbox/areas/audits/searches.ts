import type { Area } from '../../engine/area.js';
import type {
  AuditLogMessage,
  AuditMessage,
  AuditSearchResult,
  ContentQueryRequest,
  DialerAuditRequest,
  FacetEntry,
  QueryResults,
  TrustUser,
  TrusteeAuditQueryRequest,
} from '../../../models/index.js';
import { containsText } from '../../engine/lists/criteria.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest } from '../../store/errors.js';
import { pageOf, queryFlag, readPage, sortDirection } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { groupBy } from '../group.js';
import { Repository } from '../repository.js';
import type { Json } from '../repository.js';
import { readFilters, sortByField, textsAt } from './audit-filter.js';
import { trailOf } from './trail.js';

const TRUST = '/api/v2/orgauthorization';

/** The older audit searches, each with the field names of one area. Names are those of audits, with dots for nested fields. */
export function addAuditSearchHandlers(area: Area, world: World): void {
  const messages = (isMatch: (entry: AuditLogMessage) => boolean): Json[] =>
    [...trailOf(world).values()].filter(isMatch).map((entry) => ({ ...messageOf(world, entry) }));

  area.handle('postOutboundAudits', (context) => {
    const query = readObject(context);
    const all = messages(({ serviceName }) => serviceName === 'Outbound');
    return searchMessages(context, world, query, all, ['entity.name', 'ascending']);
  });

  area.handle('postOrgauthorizationTrusteesAudits', (context) => {
    const query = readObject(context, ['trusteeOrganizationIds', 'trusteeUserIds']);
    const { trusteeOrganizationIds: ids, trusteeUserIds } = query;
    for (const id of ids) requireOrganisation(world, 'trustees', 'trusteeOrganizationIds', id);
    const users = ids.flatMap((id) =>
      new Repository<TrustUser>(world, `${TRUST}/trustees/{}/users`, [id]).all().map((user) => user.id),
    );
    // An empty list of users selects all of them. No source documents this case.
    const userIds = trusteeUserIds.length === 0 ? users : users.filter((id) => trusteeUserIds.includes(id));
    const all = messages((entry) => userIds.includes(entry.user?.id ?? '') && isBetween(entry, query));
    return searchMessages(context, world, query, all, ['timestamp', 'descending']);
  });

  area.handle('postOrgauthorizationTrustorAudits', (context) => {
    const query = readObject(context, ['trustorOrganizationId', 'trusteeUserIds']);
    requireOrganisation(world, 'trustors', 'trustorOrganizationId', query.trustorOrganizationId);
    // Changes in another organisation happen outside the sandbox, so the result is empty.
    return searchMessages(context, world, query, [], ['timestamp', 'descending']);
  });

  area.handle('postContentmanagementAuditquery', (context) => {
    const query = readObject(context);
    const all = messages(({ serviceName }) => serviceName === 'ContentManagement');
    return searchContent(world, query, all);
  });
}

/** Converts an audit for these searches. A change without a user is attributed to the platform. */
function messageOf(world: World, { id = '', user, eventDate = '', ...entry }: AuditLogMessage): AuditMessage {
  const name = world.store.users.find(user?.id ?? '')?.name;
  const { entity, entityType = '', serviceName = '', status = '', action } = entry;
  return {
    id,
    correlationId: id,
    transactionId: id,
    transactionInitiator: true,
    serviceName,
    status,
    ...(user && { user: { id: user.id ?? '', ...(name !== undefined && { name, display: name }) } }),
    level: user ? 'USER' : 'SYSTEM',
    timestamp: eventDate,
    receivedTimestamp: eventDate,
    ...(action !== undefined && { action }),
    entity: { type: entityType, ...entity },
  };
}

type Search = Pick<DialerAuditRequest, 'queryPhrase' | 'queryFields' | 'facets' | 'filters'>;

function searchMessages(
  context: OperationContext,
  world: World,
  { queryPhrase = '', queryFields, facets = [], filters = [] }: Search,
  all: readonly Json[],
  [field, direction]: readonly [string, string],
): AuditSearchResult {
  const page = readPage(world.maxPageSize, queryValue(context, 'pageSize'), queryValue(context, 'pageNumber'));
  const isMatch = readFilters(filters);
  const matches = all.filter((message) => isMatch(message) && containsPhrase(message, queryPhrase, queryFields));
  const order = sortDirection(queryValue(context, 'sortOrder') ?? direction);
  const sortedMessages = sortByField(matches, queryValue(context, 'sortBy') ?? field, order);
  const isFacetsOnly = queryFlag(context, 'facetsOnly') === true;
  return {
    ...page,
    total: matches.length,
    pageCount: Math.ceil(matches.length / page.pageSize),
    facetInfo: facets.map(({ name }) => ({ name, entries: valuesOf(matches, name) })),
    auditMessages: isFacetsOnly ? [] : (pageOf(sortedMessages, page) as unknown as AuditMessage[]),
  };
}

function searchContent(world: World, query: ContentQueryRequest, all: readonly Json[]): QueryResults {
  const { queryPhrase = '', filters = [], attributeFilters = [], sort = [], facetNameRequests = [] } = query;
  const page = readPage(world.maxPageSize, query.pageSize, query.pageNumber);
  const isMatch = readFilters([...filters, ...attributeFilters.map(({ id, ...filter }) => ({ name: id, ...filter }))]);
  const matches = all.filter((message) => isMatch(message) && containsPhrase(message, queryPhrase));
  // The first sort field decides; the next ones order messages that are equal in it.
  const sortedMessages = sort.reduceRight<readonly Json[]>(
    (sortedSoFar, { name = 'timestamp', ascending: isAscending = true }) => sortByField(sortedSoFar, name, isAscending ? 1 : -1),
    matches,
  );
  const entities = pageOf(sortedMessages, page).map(({ id, entity }) => {
    const { id: entityId, name, selfUri } = entity as { id?: string; name?: string; selfUri?: string };
    const body = {
      ...(entityId !== undefined && { id: entityId }),
      ...(name !== undefined && { name }),
      ...(selfUri !== undefined && { selfUri }),
    };
    return { id: id as string, ...(name !== undefined && { name }), body };
  });
  return {
    results: { entities, ...page, total: matches.length, pageCount: Math.ceil(matches.length / page.pageSize) },
    facetInfo: {
      attributes: facetNameRequests.map((name) => ({ id: name, name, count: valuesOf(matches, name).length })),
      facets: facetNameRequests.map((name) => facetOf(matches, name)),
    },
  };
}

function facetOf(matches: readonly Json[], name: string): FacetEntry {
  const values = valuesOf(matches, name);
  const missingCount = matches.filter((message) => textsAt(message, name).length === 0).length;
  return {
    attribute: { id: name, name },
    total: matches.length - missingCount,
    missing: missingCount,
    other: 0,
    termCount: values.length,
    termType: 'TERM',
    terms: values.map(({ value, count }) => ({ term: value, id: value, name: value, count })),
  };
}

/** How often each value of a field occurs. */
const valuesOf = (matches: readonly Json[], field: string): { value: string; count: number }[] =>
  [
    ...groupBy(
      matches.flatMap((message) => textsAt(message, field)),
      (text) => text,
    ),
  ].map(([value, { length: count }]) => ({
    value,
    count,
  }));

const containsPhrase = (message: Json, phrase: string, fields: readonly string[] = []): boolean =>
  fields.length === 0
    ? phrase === '' || containsText(message, phrase.toLowerCase())
    : fields.some((field) => textsAt(message, field).some((text) => text.toLowerCase().includes(phrase.toLowerCase())));

function isBetween({ eventDate = '' }: AuditLogMessage, { startDate, endDate }: TrusteeAuditQueryRequest): boolean {
  const time = Date.parse(eventDate);
  return !(time < Date.parse(startDate ?? '')) && !(time > Date.parse(endDate ?? ''));
}

/** @throws the platform's 400 for an organisation without a trust relationship. */
function requireOrganisation(world: World, kind: 'trustees' | 'trustors', fieldName: string, id: string): void {
  const organisations = new Repository(world, `${TRUST}/${kind}`);
  if (organisations.find(id)) return;
  throw badRequest(`${fieldName} does not match an organisation that is trusted: ${id}`, [
    { errorCode: 'invalid.value', fieldName, entityId: id, entityName: organisations.entityName },
  ]);
}
