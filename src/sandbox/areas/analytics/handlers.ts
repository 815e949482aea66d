import type { Area } from '../../engine/area.js';
import type { PagingSpec } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { invalidField } from '../../store/errors.js';
import { pageOf, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { conversationOf, conversationsOf } from '../conversations/model.js';
import type { StoredConversation } from '../conversations/model.js';
import { groupBy } from '../group.js';
import { addActivityHandlers } from './activity.js';
import { aggregate } from './aggregates.js';
import { conversationDetails, metricValues, findConversations } from './details.js';
import { conversationValues, segmentValues } from './dimensions.js';
import type { Value } from './dimensions.js';
import { readFilter } from './filter.js';
import { frequencies } from './frequencies.js';
import { DETAILS_DAYS } from './interval.js';
import { queueObservations, userObservations } from './observations.js';
import { callerVisibility } from './visibility.js';
import { aggregateUsers, systemName, userDetails } from './user-times.js';

/** The maximum page size. */
const PAGE_LIMIT = 100;

/** Analytics of conversations, queues and users, computed from the stored data. */
export function addAnalyticsHandlers(area: Area, world: World): void {
  addConversationDetails(area, world);
  addAggregates(area, world);
  addObservations(area, world);
  addActivityHandlers(area, world);

  area.handle('postAnalyticsUsersDetailsQuery', (context) => {
    const query = readObject(context, ['interval']);
    const paging = readPaging(query.paging);
    const { details: matches, aggregations } = userDetails(world, query, {
      days: DETAILS_DAYS,
      visibility: callerVisibility(world, context),
    });
    return {
      userDetails: pageOf(matches, paging),
      ...(aggregations && { aggregations }),
      totalHits: matches.length,
    };
  });
}

function addConversationDetails(area: Area, world: World): void {
  area.handle('postAnalyticsConversationsDetailsQuery', (context) => {
    const query = readObject(context, ['interval']);
    const paging = readPaging(query.paging);
    const visibility = callerVisibility(world, context);
    const matches = findConversations(world, query, DETAILS_DAYS).filter((conversation) => visibility.conversation(conversation));
    const page = pageOf(matches, paging);
    const predicates = world.validation === 'strict' ? ['ConversationDetailQueryPredicate', 'SegmentDetailQueryPredicate'] : [];
    const valuesOf = (conversation: StoredConversation, name: string): Value[] => allValues(world, conversation, name);
    // The platform leaves out an empty list.
    return {
      ...(page.length > 0 && { conversations: page.map((conversation) => conversationDetails(world, conversation)) }),
      ...(query.aggregations && {
        aggregations: frequencies(query.aggregations, { items: matches, readValues: valuesOf, predicates }),
      }),
      totalHits: matches.length,
    };
  });

  area.handle('getAnalyticsConversationsDetails', (context) => {
    const conversations = conversationsOf(world);
    const visibility = callerVisibility(world, context);
    const matches = queryList(context, 'id')
      .flatMap((id) => conversations.get(id) ?? [])
      .filter((conversation) => visibility.conversation(conversation));
    return { conversations: matches.map((conversation) => conversationDetails(world, conversation)) };
  });

  area.handle('getAnalyticsConversationDetails', (context) =>
    conversationDetails(world, conversationOf(world, context.param('conversationId'))),
  );
}

function addAggregates(area: Area, world: World): void {
  area.handle('postAnalyticsConversationsAggregatesQuery', (context) => {
    const query = readObject(context, ['interval', 'metrics']);
    return { results: aggregate(world, query, callerVisibility(world, context)) };
  });

  area.handle('postAnalyticsUsersAggregatesQuery', (context) => {
    const query = readObject(context, ['interval', 'metrics']);
    const results = aggregateUsers(world, query, callerVisibility(world, context));
    return { systemToOrganizationMappings: presenceMappings(world), results };
  });
}

/** The current state of queues and users. */
function addObservations(area: Area, world: World): void {
  area.handle('postAnalyticsQueuesObservationsQuery', (context) => {
    const query = readObject(context, requiredFields);
    const isMatch = readFilter(query.filter);
    const visibility = callerVisibility(world, context);
    const queues = world.store.queues.all().flatMap(({ id }) => (visibility.queue(id) ? [id] : []));
    const groups = queues.flatMap((queueId) => {
      const matchingMediaTypes = mediaTypes.filter((mediaType) => isMatch((name) => [name === 'queueId' ? queueId : mediaType]));
      return matchingMediaTypes.length === 0
        ? []
        : queueObservations(world, [queueId], { mediaTypes: matchingMediaTypes, detailedMetrics: query.detailMetrics ?? [] });
    });
    return {
      systemToOrganizationMappings: presenceMappings(world),
      results: selectMetrics(groups, query.metrics),
    };
  });

  area.handle('postAnalyticsUsersObservationsQuery', (context) => {
    const query = readObject(context, requiredFields);
    const isMatch = readFilter(query.filter);
    const visibility = callerVisibility(world, context);
    const users = world.store.users
      .all()
      .filter(
        ({ id, state }) => state !== 'deleted' && visibility.user(id) && isMatch((name) => (name === 'userId' ? [id] : [])),
      );
    const groups = users.map(({ id }) => ({ group: { userId: id }, data: userObservations(world, id) }));
    return { results: selectMetrics(groups, query.metrics) };
  });
}

/** A conversation's values for a dimension or a metric, from the whole conversation or any of its segments. */
function allValues(world: World, conversation: StoredConversation, name: string): Value[] {
  const values = [
    ...metricValues(world, conversation, name),
    ...conversationValues(world, conversation, name),
    ...conversation.parties.flatMap((party) =>
      party.spans.flatMap((span) => segmentValues(world, conversation, party, span, name)),
    ),
  ];
  return values.filter((value) => value !== undefined);
}

/** The organisation's presences for each of the platform's system presences. */
function presenceMappings(world: World): Record<string, string[]> {
  const definitions = groupBy(world.store.presenceDefinitions.all(), ({ systemPresence }) => systemName(systemPresence));
  return Object.fromEntries([...definitions].map(([name, presences]) => [name, presences.map(({ id }) => id)]));
}

function readPaging(paging: Partial<PagingSpec> = {}): { pageSize: number; pageNumber: number } {
  return {
    pageSize: readPageValue('pageSize', paging.pageSize ?? 25, PAGE_LIMIT),
    pageNumber: readPageValue('pageNumber', paging.pageNumber ?? 1, Number.MAX_SAFE_INTEGER),
  };
}

const requiredFields = ['filter', 'metrics'] as const;

const mediaTypes = ['voice', 'callback', 'chat', 'email', 'message'];

interface Group {
  data?: { metric?: string }[];
}

function selectMetrics<T extends Group>(groups: readonly T[], metrics: readonly string[]): T[] {
  return groups.flatMap((group) => {
    const data = (group.data ?? []).filter(({ metric = '' }) => metrics.includes(metric));
    return data.length === 0 ? [] : [{ ...group, data }];
  });
}

function readPageValue(fieldName: string, value: unknown, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw invalidField(`paging.${fieldName} must be a whole number from 1 to ${max}`, fieldName);
}
