import type { Area } from '../../engine/area.js';
import { readObject } from '../../http/body.js';
import { pageOf, readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { familyOf, iso, isInternal, isWaiting, liveConversations, omitUndefined, waitingParty } from '../conversations/model.js';
import type { Party, StoredConversation } from '../conversations/model.js';
import { groupBy } from '../group.js';
import { memberIds, teamOf, teamsOf } from '../teams/model.js';
import { primaryPresence, routingStatusOf } from '../users/user.js';
import { readFilter } from './filter.js';
import { Groups } from './groups.js';
import { systemName } from './user-times.js';

/** One item that a metric counts. */
interface CountedItem {
  metric: string;
  qualifier?: string | undefined;
  /** Its values in dimensions that have one value, as they appear in the details. */
  dimensions: Readonly<Record<string, string | number | undefined>>;
  /** Its values in dimensions that can have several. */
  listDimensions?: Readonly<Record<string, readonly string[]>>;
  /** The fields of the details for `listDimensions`. */
  listDetails?: object;
  /** ms since the epoch; set for metrics that report when the longest one began. */
  since?: number;
}

interface ActivityQuery {
  metrics: readonly { metric: string; details?: boolean }[];
  groupBy: readonly string[];
  filter?: unknown;
  order?: string;
}

/** The query for one kind of activity, what it counts, and the dimension that identifies an item. */
interface Kind {
  readonly query: `postAnalytics${'Conversations' | 'Flows' | 'Routing' | 'Teams' | 'Users'}ActivityQuery`;
  readonly entity: string;
  readonly findItems: (world: World) => CountedItem[];
}

/** The maximum number of details in a response. */
const MAX_ENTITIES = 100;

const kinds: readonly Kind[] = [
  { query: 'postAnalyticsConversationsActivityQuery', entity: 'conversationId', findItems: countConversations },
  // No conversation of the sandbox passes through a flow.
  { query: 'postAnalyticsFlowsActivityQuery', entity: 'conversationId', findItems: () => [] },
  { query: 'postAnalyticsRoutingActivityQuery', entity: 'userId', findItems: countQueueMembers },
  { query: 'postAnalyticsTeamsActivityQuery', entity: 'userId', findItems: countTeamMembers },
  { query: 'postAnalyticsUsersActivityQuery', entity: 'queueId', findItems: countQueuesOfUsers },
];

/** Current activity, grouped by the dimensions of the query. */
export function addActivityHandlers(area: Area, world: World): void {
  for (const { query: name, entity, findItems } of kinds) {
    area.handle(name, (context) => {
      const query = readObject(context, ['metrics', 'groupBy']);
      const maxPageSize = context.maxPageSize ?? world.maxPageSize;
      const page = readPage(maxPageSize, queryValue(context, 'pageSize'), queryValue(context, 'pageNumber'));
      return { results: pageOf(activityResults(findItems(world), query, entity), page), entityIdDimension: entity };
    });
  }
}

function activityResults(items: readonly CountedItem[], query: ActivityQuery, entity: string) {
  const isMatch = readFilter(query.filter);
  const groups = new Groups<CountedItem[]>(query.groupBy, false, () => []);
  const detailsByMetric = new Map(query.metrics.map(({ metric, details = false }) => [metric, details]));
  for (const item of items) {
    const lookup = (name: string) => item.listDimensions?.[name] ?? [item.dimensions[name]];
    if (!detailsByMetric.has(item.metric) || !isMatch(lookup)) continue;
    for (const { content: groupItems } of groups.groupsOf(lookup)) groupItems.push(item);
  }
  const results = groups.all().map(({ values, content: items }) => {
    const detailedItems = items.filter(({ metric }) => detailsByMetric.get(metric) === true);
    const entities = detailedItems
      .slice(0, MAX_ENTITIES)
      .map(({ dimensions, listDetails }) => ({ ...dimensions, ...listDetails }));
    return {
      group: values,
      data: [...detailsByMetric].flatMap(([metric, details]) => metricData(metric, items, details ? entity : undefined)),
      ...(detailedItems.length > 0 && { truncated: detailedItems.length > MAX_ENTITIES, entities }),
    };
  });
  if (query.order === 'unordered') return results;
  const direction = query.order === 'desc' ? -1 : 1;
  const textOf = ({ group }: { group: Record<string, string> }): string =>
    query.groupBy.map((name) => group[name] ?? '').join('\n');
  return results.sort((one, other) => direction * (textOf(one) < textOf(other) ? -1 : 1));
}

/** @param entity - The dimension of the ids, if the query requests details. */
function metricData(metric: string, items: readonly CountedItem[], entity: string | undefined) {
  const itemsOfMetric = items.filter((each) => each.metric === metric);
  return [...groupBy(itemsOfMetric, ({ qualifier }) => qualifier)].map(([qualifier, qualifiedItems]) => {
    const earliestStart = Math.min(...qualifiedItems.map(({ since = Infinity }) => since));
    const reportedItems =
      earliestStart === Infinity ? qualifiedItems : qualifiedItems.filter(({ since }) => since === earliestStart);
    const ids = reportedItems
      .map(({ dimensions }) => (entity === undefined ? undefined : dimensions[entity]))
      .filter((id) => typeof id === 'string');
    return {
      metric,
      ...(qualifier !== undefined && { qualifier }),
      ...(earliestStart === Infinity ? { count: qualifiedItems.length } : { calculatedMetricValue: earliestStart }),
      ...(entity !== undefined && { entityIds: [...new Set(ids)].slice(0, MAX_ENTITIES) }),
    };
  });
}

/** A user's current values in the dimensions of users. */
function userDimensions(world: World, userId: string) {
  const { presenceDefinition, modifiedDate } = primaryPresence(world, userId);
  const { status, startTime } = routingStatusOf(world, userId);
  return {
    userId,
    routingStatus: status,
    routingStatusDate: startTime,
    teamId: teamOf(world, userId),
    organizationPresenceId: presenceDefinition?.id,
    presenceDate: modifiedDate,
    systemPresence: systemName(presenceDefinition?.systemPresence ?? 'Offline'),
    activityDate: startTime ?? world.timestamp(),
  };
}

type UserDimensions = ReturnType<typeof userDimensions>;

const isOnQueue = ({ routingStatus = 'OFF_QUEUE' }: UserDimensions): boolean => routingStatus !== 'OFF_QUEUE';

const countedItem = (metric: string, dimensions: CountedItem['dimensions'], qualifier?: string): CountedItem => ({
  metric,
  qualifier,
  dimensions: omitUndefined(dimensions),
});

/** Counts users on queue by routing status, and all others by presence. */
function countByState(
  dimensions: UserDimensions,
  names: { on: string; off: string; presences: string; statuses: string },
): CountedItem[] {
  const { routingStatus, organizationPresenceId } = dimensions;
  return [
    isOnQueue(dimensions)
      ? countedItem(names.on, dimensions, routingStatus)
      : countedItem(names.off, dimensions, organizationPresenceId),
    countedItem(names.presences, dimensions, organizationPresenceId),
    countedItem(names.statuses, dimensions, routingStatus),
  ];
}

function membershipsOf(world: World): { queueId: string; userId: string; hasJoined: boolean }[] {
  return world.store.queues
    .all()
    .flatMap(({ id }) =>
      [...world.store.members.of(id)].map(([userId, { joined: hasJoined }]) => ({ queueId: id, userId, hasJoined })),
    )
    .filter(({ userId }) => world.store.users.find(userId)?.state === 'active');
}

function countQueueMembers(world: World): CountedItem[] {
  return membershipsOf(world).flatMap(({ queueId, userId, hasJoined }) => {
    const dimensions = { ...userDimensions(world, userId), queueId, queueMembershipStatus: hasJoined ? 'active' : 'inactive' };
    const names = {
      on: 'oOnQueueUsers',
      off: 'oOffQueueUsers',
      presences: 'oUserPresences',
      statuses: 'oUserRoutingStatuses',
    };
    return [
      countedItem('oMemberUsers', dimensions),
      ...(hasJoined ? [countedItem('oActiveUsers', dimensions), ...countByState(dimensions, names)] : []),
    ];
  });
}

function countTeamMembers(world: World): CountedItem[] {
  const names = {
    on: 'oTeamOnQueueUsers',
    off: 'oTeamOffQueueUsers',
    presences: 'oTeamPresences',
    statuses: 'oTeamRoutingStatuses',
  };
  return teamsOf(world)
    .all()
    .flatMap(({ id }) => memberIds(world, id).flatMap((userId) => countByState(userDimensions(world, userId), names)));
}

function countQueuesOfUsers(world: World): CountedItem[] {
  return membershipsOf(world).flatMap(({ queueId, userId, hasJoined }) => {
    const dimensions = { ...userDimensions(world, userId), queueId, queueMembershipStatus: hasJoined ? 'active' : 'inactive' };
    return [countedItem('oMemberQueues', dimensions), ...(hasJoined ? [countedItem('oActiveQueues', dimensions)] : [])];
  });
}

function countConversations(world: World): CountedItem[] {
  const now = world.now();
  return liveConversations(world).flatMap((conversation) => {
    const partyInQueue = isWaiting(conversation, now) ? waitingParty(conversation) : undefined;
    return conversation.parties.flatMap((party): CountedItem[] => {
      if (party === partyInQueue)
        return conversationItems(world, conversation, party, party.start, ['oWaiting', 'oLongestWaiting']);
      if (!isInternal(party) || party.queueId === undefined) return [];
      if (party.state === 'alerting') return conversationItems(world, conversation, party, party.start, ['oAlerting']);
      if (party.state !== 'connected') return [];
      return conversationItems(world, conversation, party, party.connected ?? party.start, [
        'oInteracting',
        'oLongestInteracting',
      ]);
    });
  });
}

function conversationItems(
  world: World,
  conversation: StoredConversation,
  party: Party,
  since: number,
  metrics: readonly string[],
): CountedItem[] {
  const { id, media, direction, address } = conversation;
  const { languageId, skillIds = [], priority = 0, agents = [] } = party.wishes ?? {};
  const dimensions = {
    activityDate: iso(since),
    conversationId: id,
    sessionId: party.sessionId,
    mediaType: familyOf(media).mediaType,
    direction,
    queueId: party.queueId,
    userId: party.userId,
    participantName: party.name,
    addressFrom: address,
    ani: media === 'call' ? address : undefined,
    requestedLanguageId: languageId,
    routingPriority: priority,
    teamId: party.userId === undefined ? undefined : teamOf(world, party.userId),
  };
  const ids = agents.map((agent) => agent.id);
  const listDetails = {
    ...(skillIds.length > 0 && { requestedRoutingSkillIds: skillIds }),
    ...(ids.length > 0 && { scoredAgents: agents.map((agent) => ({ scoredAgentId: agent.id, agentScore: agent.score })) }),
  };
  return metrics.map((metric) => ({
    ...countedItem(metric, { ...dimensions, metric }),
    listDetails,
    listDimensions: { requestedRoutingSkillId: skillIds, scoredAgentId: ids },
    ...(metric.startsWith('oLongest') && { since }),
  }));
}
