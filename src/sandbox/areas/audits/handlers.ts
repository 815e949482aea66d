import type { Area } from '../../engine/area.js';
import type { AuditLogMessage, AuditQueryRequest } from '../../../models/index.js';
import { shapeOf } from '../../operations/shapes.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { pageOf, queryList, readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { iso } from '../conversations/model.js';
import { createCursor, readCursor } from '../cursor.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { addAuditTrail, trailOf } from './trail.js';

type Query = Omit<AuditQueryRequest, 'serviceName' | 'filters'> & {
  serviceName?: string;
  filters?: { property: string; value: string }[];
};

interface AuditJob extends Job {
  query: Query;
}

/** How long results can be read. */
const RETENTION = DAY;

/** Audit queries, which run asynchronously and have paged results. */
export function addAuditHandlers(area: Area, world: World): void {
  addAuditTrail(area, world);
  addQueryHandlers(area, world, {
    name: 'audits.queries',
    startMethod: 'postAuditsQuery',
    readMethod: 'getAuditsQueryTransactionId',
    resultsMethod: 'getAuditsQueryTransactionIdResults',
    dateField: 'startDate',
    findEntries: (query, submitted) => filterEntries([...trailOf(world).values()], query, submitted, query.serviceName),
  });
  addRealtimeHandlers(area, world);
  addQueryHandlers(area, world, {
    name: 'quality.queries',
    startMethod: 'postQualityConversationsAuditsQuery',
    readMethod: 'getQualityConversationsAuditsQueryTransactionId',
    resultsMethod: 'getQualityConversationsAuditsQueryTransactionIdResults',
    dateField: 'dateStart',
    findEntries: (query, submitted) => findQualityAudits(world, query, submitted),
  });
}

/** Queries for recent audits, which respond at once. */
function addRealtimeHandlers(area: Area, world: World): void {
  const addUsers = (context: OperationContext, entries: readonly AuditLogMessage[]): AuditLogMessage[] =>
    queryList(context, 'expand').includes('user') ? entries.map((entry) => withUser(world, entry)) : [...entries];

  area.handle('postAuditsQueryRealtime', (context) => {
    const query = readObject(context, ['interval', 'serviceName']);
    const page = readPage(context.maxPageSize ?? world.maxPageSize, query.pageSize, query.pageNumber);
    const matches = filterEntries([...trailOf(world).values()], query, world.now() + 1, query.serviceName);
    const total = matches.length;
    const entities = addUsers(context, pageOf(matches, page));
    return { entities, ...page, total, pageCount: Math.ceil(total / page.pageSize) };
  });

  area.handle('postAuditsQueryRealtimeRelated', (context) => {
    const { auditId } = readObject(context, ['auditId']);
    const entry = trailOf(world).get(auditId);
    if (!entry) throw notFound('audit', auditId);
    // Each call of the sandbox creates one entry, so no other entry is related to it.
    return { entities: addUsers(context, [entry]) };
  });
}

type AuditKind = 'Audits' | 'QualityConversationsAudits';

interface QueryKind {
  /** The name of the collection for the queries. */
  name: string;
  /** The names of the methods. */
  startMethod: `post${AuditKind}Query`;
  readMethod: `get${AuditKind}QueryTransactionId`;
  resultsMethod: `get${AuditKind}QueryTransactionIdResults`;
  /** The response field with the time of the query. */
  dateField: string;
  findEntries: (query: Query, submitted: number) => AuditLogMessage[];
}

function addQueryHandlers(
  area: Area,
  world: World,
  { name, startMethod, readMethod, resultsMethod, dateField, findEntries }: QueryKind,
): void {
  const jobs = new JobKind<AuditJob>(world, {
    name,
    entity: 'transaction',
    retentionMs: RETENTION,
    stateNames: { active: ['Queued', 'Running'], done: 'Succeeded', failed: 'Failed' },
  });
  const view = (job: AuditJob) => ({
    id: job.id,
    state: jobs.stateName(job),
    [dateField]: iso(job.submitted),
    ...job.query,
  });

  area.handle(startMethod, (context) => {
    const query = readObject(context, ['interval']);
    readInterval(query.interval);
    return view(jobs.start(context, { query }));
  });

  area.handle(readMethod, (context) => view(jobs.get(context.param('transactionId'))));

  area.handle(resultsMethod, (context) => {
    const job = jobs.get(context.param('transactionId'));
    if (!jobs.hasSucceeded(job)) throw badRequest(`The query is ${jobs.stateName(job)}: only one that has Succeeded has results`);
    const { pageSize } = readPage(context.maxPageSize ?? world.maxPageSize, queryValue(context, 'pageSize'));
    const start = readCursor(queryValue(context, 'cursor'));
    const entries = findEntries(job.query, job.submitted);
    const includesUser = queryList(context, 'expand').includes('user');
    return {
      id: job.id,
      pageSize,
      entities: entries.slice(start, start + pageSize).map((entry) => (includesUser ? withUser(world, entry) : entry)),
      ...(start + pageSize < entries.length && { cursor: createCursor(start + pageSize) }),
    };
  });
}

/** Audits of evaluations, recordings and similar. They have their own enumerations, which do not include forms. */
function findQualityAudits(world: World, query: Query, submitted: number): AuditLogMessage[] {
  const entityTypes = shapeOf('QualityAuditLogMessage').get('entityType')?.values ?? [];
  const entries = [...trailOf(world).values()]
    .filter(({ serviceName, entityType = '' }) => serviceName === 'Quality' && entityTypes.includes(entityType))
    .map((entry): AuditLogMessage => ({ ...entry, serviceName: 'QualityService' }));
  return filterEntries(entries, query, submitted);
}

/** Returns the entries recorded before the query that match all its criteria. */
function filterEntries(
  entries: readonly AuditLogMessage[],
  query: Query,
  submitted: number,
  service?: string,
): AuditLogMessage[] {
  const { from, to } = readInterval(query.interval);
  const matches = entries.filter((entry) => {
    const time = Date.parse(entry.eventDate ?? '');
    if (time < from || time >= to || time > submitted || (service !== undefined && entry.serviceName !== service)) return false;
    return (query.filters ?? []).every(({ property, value }) => fieldOf(entry, property) === value);
  });
  return query.sort?.[0]?.sortOrder === 'descending' ? matches.reverse() : matches;
}

function fieldOf(entry: AuditLogMessage, property: string): string | undefined {
  switch (property) {
    case 'UserId':
      return entry.user?.id;
    case 'ClientId':
      return entry.client?.id;
    case 'EntityId':
      return entry.entity?.id;
    case 'EntityType':
      return entry.entityType;
    case 'Action':
      return entry.action;
    case 'ServiceName':
      return entry.serviceName;
    default:
      // The sandbox records nothing about trustees and conversations.
      return undefined;
  }
}

function withUser(world: World, entry: AuditLogMessage): AuditLogMessage {
  const name = world.store.users.find(entry.user?.id ?? '')?.name;
  return entry.user && name !== undefined ? { ...entry, user: { ...entry.user, name } } : entry;
}
