import type { Hono } from 'hono';
import type {
  ConversationAggregationQuery,
  ConversationQuery,
  PagingSpec,
  QueueObservationQuery,
  UserAggregationQuery,
  UserDetailsQuery,
} from '../../../models/index.js';
import { isObject, readObject } from '../../http/body.js';
import { badRequest } from '../../http/errors.js';
import { pageOf, queryList } from '../../http/listing.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { conversationOf, conversationsOf } from '../conversations/model.js';
import { groupBy } from '../group.js';
import { aggregate } from './aggregates.js';
import { conversationDetails, queried, termFrequencies } from './details.js';
import { matchesFilter } from './filter.js';
import { queueObservations, userObservations } from './observations.js';
import { aggregateUsers, systemName, userDetails } from './user-times.js';

/** More conversations a page are refused. */
const PAGE_LIMIT = 100;

/** What conversations, queues and users are and were, computed from what is stored. */
export function analyticsRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/analytics/conversations/details/query', (context) => {
    const query = readObject<ConversationQuery>(context, ['interval']);
    const found = queried(world, query);
    const page = pageOf(found, readPaging(query.paging));
    // Without any, the platform leaves the list out.
    return context.json({
      ...(page.length > 0 && { conversations: page.map((conversation) => conversationDetails(world, conversation)) }),
      ...(query.aggregations && {
        aggregations: query.aggregations.filter(isObject).map(({ type, dimension, metric, size }) => ({
          ...{ type, dimension, metric, count: found.length },
          results: termFrequencies(found, { dimension: String(dimension), ...(size !== undefined && { size: Number(size) }) }),
        })),
      }),
      totalHits: found.length,
    });
  });

  app.get('/api/v2/analytics/conversations/details', (context) => {
    const conversations = conversationsOf(world);
    const found = queryList(context, 'id').flatMap((id) => conversations.get(id) ?? []);
    return context.json({ conversations: found.map((conversation) => conversationDetails(world, conversation)) });
  });

  app.get('/api/v2/analytics/conversations/:conversationId/details', (context) =>
    context.json(conversationDetails(world, conversationOf(world, context.req.param('conversationId')))),
  );

  app.post('/api/v2/analytics/conversations/aggregates/query', (context) => {
    const needs = ['interval', 'metrics'] as const;
    const query = readObject<ConversationAggregationQuery>(context, needs);
    return context.json({ results: aggregate(world, query) });
  });

  app.post('/api/v2/analytics/queues/observations/query', (context) => {
    const query = readObject<QueueObservationQuery>(context, needs);
    const ids = world.store.queues.all().map(({ id }) => id);
    // A filter without a queue would ask for all of them: the platform wants them named.
    const queues = ids.filter((id) => matchesFilter(query.filter, (name) => (name === 'queueId' ? [id] : mediaTypes)));
    const wanted = mediaTypes.filter((mediaType) =>
      ids.some((id) => matchesFilter(query.filter, (name) => [name === 'queueId' ? id : mediaType])),
    );
    const groups = queueObservations(world, queues, { mediaTypes: wanted, detailed: query.detailMetrics ?? [] });
    return context.json({
      systemToOrganizationMappings: presenceMappings(world),
      results: chosenMetrics(groups, query.metrics),
    });
  });

  app.post('/api/v2/analytics/users/observations/query', (context) => {
    const query = readObject<QueueObservationQuery>(context, needs);
    const users = world.store.users
      .all()
      .filter(({ id, state }) => state !== 'deleted' && matchesFilter(query.filter, (name) => (name === 'userId' ? [id] : [])));
    const groups = users.map(({ id }) => ({ group: { userId: id }, data: userObservations(world, id) }));
    return context.json({ results: chosenMetrics(groups, query.metrics) });
  });

  app.post('/api/v2/analytics/users/aggregates/query', (context) => {
    const needs = ['interval', 'metrics'] as const;
    const query = readObject<UserAggregationQuery>(context, needs);
    return context.json({ systemToOrganizationMappings: presenceMappings(world), results: aggregateUsers(world, query) });
  });

  app.post('/api/v2/analytics/users/details/query', (context) => {
    const query = readObject<UserDetailsQuery>(context, ['interval']);
    const found = userDetails(world, query);
    return context.json({ userDetails: pageOf(found, readPaging(query.paging)), totalHits: found.length });
  });
}

/** Which presences of the organisation stand for one of the platform's own. */
function presenceMappings(world: World): Record<string, string[]> {
  const definitions = groupBy(world.store.presenceDefinitions.all(), ({ systemPresence }) => systemName(systemPresence));
  return Object.fromEntries([...definitions].map(([name, of]) => [name, of.map(({ id }) => id)]));
}

function readPaging(paging: Partial<PagingSpec> = {}): { pageSize: number; pageNumber: number } {
  return {
    pageSize: pageValue('pageSize', paging.pageSize ?? 25, PAGE_LIMIT),
    pageNumber: pageValue('pageNumber', paging.pageNumber ?? 1, Number.MAX_SAFE_INTEGER),
  };
}

const needs = ['filter', 'metrics'] as const;

const mediaTypes = ['voice', 'callback', 'chat', 'email', 'message'];

interface Group {
  data?: { metric?: string }[];
}

function chosenMetrics<T extends Group>(groups: readonly T[], metrics: readonly string[]): T[] {
  return groups.flatMap((group) => {
    const data = (group.data ?? []).filter(({ metric = '' }) => metrics.includes(metric));
    return data.length === 0 ? [] : [{ ...group, data }];
  });
}

function pageValue(fieldName: string, value: unknown, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw badRequest(`paging.${fieldName} must be a whole number from 1 to ${max}`, [{ errorCode: 'invalid.value', fieldName }]);
}
