import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type {
  AuditLogMessage,
  AuditQueryRequest,
  AuditRealtimeQueryRequest,
  AuditRealtimeRelatedRequest,
} from '../../../models/index.js';
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
import { cursorAt, readCursor } from '../cursor.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { auditTrail, trailOf } from './trail.js';

type Query = Omit<AuditQueryRequest, 'serviceName' | 'filters'> & {
  serviceName?: string;
  filters?: { property: string; value: string }[];
};

interface AuditJob extends Job {
  query: Query;
}

/** How long results can be read. */
const KEPT = DAY;

/** Audit queries, which run asynchronously and have paged results. */
export function addAuditHandlers(area: Area, world: World): void {
  auditTrail(area, world);
  addQueryHandlers(area, world, {
    name: 'audits.queries',
    start: 'postAuditsQuery',
    read: 'getAuditsQueryTransactionId',
    results: 'getAuditsQueryTransactionIdResults',
    began: 'startDate',
    found: (query, submitted) => sought([...trailOf(world).values()], query, submitted, query.serviceName),
  });
  addRealtimeHandlers(area, world);
  addQueryHandlers(area, world, {
    name: 'quality.queries',
    start: 'postQualityConversationsAuditsQuery',
    read: 'getQualityConversationsAuditsQueryTransactionId',
    results: 'getQualityConversationsAuditsQueryTransactionIdResults',
    began: 'dateStart',
    found: (query, submitted) => qualityAudits(world, query, submitted),
  });
}

/** Queries for recent audits, which respond at once. */
function addRealtimeHandlers(area: Area, world: World): void {
  const told = (context: OperationContext, entries: readonly AuditLogMessage[]): AuditLogMessage[] =>
    queryList(context, 'expand').includes('user') ? entries.map((entry) => withUser(world, entry)) : [...entries];

  area.handle('postAuditsQueryRealtime', (context) => {
    const query = readObject<AuditRealtimeQueryRequest>(context, ['interval', 'serviceName']);
    const page = readPage(context.maxPageSize ?? world.maxPageSize, query.pageSize, query.pageNumber);
    const found = sought([...trailOf(world).values()], query, world.now() + 1, query.serviceName);
    const total = found.length;
    const entities = told(context, pageOf(found, page));
    return { entities, ...page, total, pageCount: Math.ceil(total / page.pageSize) };
  });

  area.handle('postAuditsQueryRealtimeRelated', (context) => {
    const { auditId } = readObject<AuditRealtimeRelatedRequest>(context, ['auditId']);
    const entry = trailOf(world).get(auditId);
    if (!entry) throw notFound('audit', auditId);
    // Each call of the sandbox creates one entry, so no other entry is related to it.
    return { entities: told(context, [entry]) };
  });
}

interface QueryKind {
  /** The name of the collection for the queries. */
  name: string;
  /** The names of the methods. */
  start: Method;
  read: Method;
  results: Method;
  /** The response field with the time of the query. */
  began: string;
  found: (query: Query, submitted: number) => AuditLogMessage[];
}

function addQueryHandlers(area: Area, world: World, { name, start, read, results, began, found: findFor }: QueryKind): void {
  const jobs = new JobKind<AuditJob>(world, {
    name,
    entity: 'transaction',
    kept: KEPT,
    words: { on: ['Queued', 'Running'], done: 'Succeeded', failed: 'Failed' },
  });
  const view = (job: AuditJob): object => ({
    id: job.id,
    state: jobs.word(job),
    [began]: iso(job.submitted),
    ...job.query,
  });

  area.handle(start, (context) => {
    const query = readObject<Query>(context, ['interval']);
    readInterval(query.interval);
    return view(jobs.start(context, { query }));
  });

  area.handle(read, (context) => view(jobs.get(context.param('transactionId'))));

  area.handle(results, (context) => {
    const job = jobs.get(context.param('transactionId'));
    if (!jobs.isDone(job)) throw badRequest(`The query is ${jobs.word(job)}: only one that has Succeeded has results`);
    const { pageSize } = readPage(context.maxPageSize ?? world.maxPageSize, queryValue(context, 'pageSize'));
    const from = readCursor(queryValue(context, 'cursor'));
    const found = findFor(job.query, job.submitted);
    const isNamed = queryList(context, 'expand').includes('user');
    return {
      id: job.id,
      pageSize,
      entities: found.slice(from, from + pageSize).map((entry) => (isNamed ? withUser(world, entry) : entry)),
      ...(from + pageSize < found.length && { cursor: cursorAt(from + pageSize) }),
    };
  });
}

/** Audits of evaluations, recordings and similar. They have their own enumerations, which do not include forms. */
function qualityAudits(world: World, query: Query, submitted: number): AuditLogMessage[] {
  const entityTypes = shapeOf('QualityAuditLogMessage').get('entityType')?.values ?? [];
  const entries = [...trailOf(world).values()]
    .filter(({ serviceName, entityType = '' }) => serviceName === 'Quality' && entityTypes.includes(entityType))
    .map((entry): AuditLogMessage => ({ ...entry, serviceName: 'QualityService' }));
  return sought(entries, query, submitted);
}

/** Returns the entries recorded before the query that match all its criteria. */
function sought(entries: readonly AuditLogMessage[], query: Query, submitted: number, service?: string): AuditLogMessage[] {
  const { from, to } = readInterval(query.interval);
  const found = entries.filter((entry) => {
    const at = Date.parse(entry.eventDate ?? '');
    if (at < from || at >= to || at > submitted || (service !== undefined && entry.serviceName !== service)) return false;
    return (query.filters ?? []).every(({ property, value }) => fieldOf(entry, property) === value);
  });
  return query.sort?.[0]?.sortOrder === 'descending' ? found.reverse() : found;
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
