import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import { readObject } from '../../http/body.js';
import { pageOf, readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { familyOf, iso, isInternal, isWaiting, liveConversations, present, waitingParty } from '../conversations/model.js';
import type { Party, StoredConversation } from '../conversations/model.js';
import { groupBy } from '../group.js';
import { memberIds, teamOf, teamsOf } from '../teams/model.js';
import { primaryPresence, routingStatusOf } from '../users/user.js';
import { readFilter } from './filter.js';
import { Groups } from './groups.js';
import { systemName } from './user-times.js';

/** One item that a metric counts. */
interface Counted {
  metric: string;
  qualifier?: string | undefined;
  /** Its values in dimensions that have one value, as they appear in the details. */
  facts: Readonly<Record<string, string | number | undefined>>;
  /** Its values in dimensions that can have several. */
  lists?: Readonly<Record<string, readonly string[]>>;
  /** The fields of the details for `lists`. */
  listed?: object;
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
  readonly query: Method;
  readonly entity: string;
  readonly all: (world: World) => Counted[];
}

/** The maximum number of details in a response. */
const MOST_ENTITIES = 100;

const kinds: readonly Kind[] = [
  { query: 'postAnalyticsConversationsActivityQuery', entity: 'conversationId', all: inConversations },
  // No conversation of the sandbox passes through a flow.
  { query: 'postAnalyticsFlowsActivityQuery', entity: 'conversationId', all: () => [] },
  { query: 'postAnalyticsRoutingActivityQuery', entity: 'userId', all: inQueues },
  { query: 'postAnalyticsTeamsActivityQuery', entity: 'userId', all: inTeams },
  { query: 'postAnalyticsUsersActivityQuery', entity: 'queueId', all: ofUsers },
];

/** Current activity, grouped by the dimensions of the query. */
export function addActivityHandlers(area: Area, world: World): void {
  for (const { query: name, entity, all } of kinds) {
    area.handle(name, (context) => {
      const query = readObject<ActivityQuery>(context, ['metrics', 'groupBy']);
      const most = context.maxPageSize ?? world.maxPageSize;
      const page = readPage(most, queryValue(context, 'pageSize'), queryValue(context, 'pageNumber'));
      return { results: pageOf(activity(all(world), query, entity), page), entityIdDimension: entity };
    });
  }
}

function activity(all: readonly Counted[], query: ActivityQuery, entity: string) {
  const isMeant = readFilter(query.filter);
  const groups = new Groups<Counted[]>(query.groupBy, false, () => []);
  const asked = new Map(query.metrics.map(({ metric, details = false }) => [metric, details]));
  for (const counted of all) {
    const lookup = (name: string) => counted.lists?.[name] ?? [counted.facts[name]];
    if (!asked.has(counted.metric) || !isMeant(lookup)) continue;
    for (const { held } of groups.of(lookup)) held.push(counted);
  }
  const results = groups.all().map(({ values, held }) => {
    const detailed = held.filter(({ metric }) => asked.get(metric) === true);
    const entities = detailed.slice(0, MOST_ENTITIES).map(({ facts, listed }) => ({ ...facts, ...listed }));
    return {
      group: values,
      data: [...asked].flatMap(([metric, details]) => figures(metric, held, details ? entity : undefined)),
      ...(detailed.length > 0 && { truncated: detailed.length > MOST_ENTITIES, entities }),
    };
  });
  if (query.order === 'unordered') return results;
  const direction = query.order === 'desc' ? -1 : 1;
  const textOf = ({ group }: { group: Record<string, string> }): string =>
    query.groupBy.map((name) => group[name] ?? '').join('\n');
  return results.sort((one, other) => direction * (textOf(one) < textOf(other) ? -1 : 1));
}

/** @param entity - The dimension of the ids, if the query requests details. */
function figures(metric: string, held: readonly Counted[], entity: string | undefined) {
  const counts = held.filter((each) => each.metric === metric);
  return [...groupBy(counts, ({ qualifier }) => qualifier)].map(([qualifier, those]) => {
    const longest = Math.min(...those.map(({ since = Infinity }) => since));
    const told = longest === Infinity ? those : those.filter(({ since }) => since === longest);
    const ids = entity === undefined ? [] : told.flatMap(({ facts }) => facts[entity] ?? []);
    return {
      metric,
      ...(qualifier !== undefined && { qualifier }),
      ...(longest === Infinity ? { count: those.length } : { calculatedMetricValue: longest }),
      ...(entity !== undefined && { entityIds: [...new Set(ids)].slice(0, MOST_ENTITIES) }),
    };
  });
}

/** A user's current values in the dimensions of users. */
function factsOf(world: World, userId: string) {
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

type Facts = ReturnType<typeof factsOf>;

const isOnQueue = ({ routingStatus = 'OFF_QUEUE' }: Facts): boolean => routingStatus !== 'OFF_QUEUE';

const counted = (metric: string, facts: Counted['facts'], qualifier?: string): Counted => ({
  metric,
  qualifier,
  facts: present(facts),
});

/** Counts users on queue by routing status, and all others by presence. */
function byState(facts: Facts, names: { on: string; off: string; presences: string; statuses: string }): Counted[] {
  const { routingStatus, organizationPresenceId } = facts;
  return [
    isOnQueue(facts) ? counted(names.on, facts, routingStatus) : counted(names.off, facts, organizationPresenceId),
    counted(names.presences, facts, organizationPresenceId),
    counted(names.statuses, facts, routingStatus),
  ];
}

function membershipsOf(world: World): { queueId: string; userId: string; joined: boolean }[] {
  return world.store.queues
    .all()
    .flatMap(({ id }) => [...world.store.members.of(id)].map(([userId, { joined }]) => ({ queueId: id, userId, joined })))
    .filter(({ userId }) => world.store.users.find(userId)?.state === 'active');
}

function inQueues(world: World): Counted[] {
  return membershipsOf(world).flatMap(({ queueId, userId, joined }) => {
    const facts = { ...factsOf(world, userId), queueId, queueMembershipStatus: joined ? 'active' : 'inactive' };
    const names = {
      on: 'oOnQueueUsers',
      off: 'oOffQueueUsers',
      presences: 'oUserPresences',
      statuses: 'oUserRoutingStatuses',
    };
    return [counted('oMemberUsers', facts), ...(joined ? [counted('oActiveUsers', facts), ...byState(facts, names)] : [])];
  });
}

function inTeams(world: World): Counted[] {
  const names = {
    on: 'oTeamOnQueueUsers',
    off: 'oTeamOffQueueUsers',
    presences: 'oTeamPresences',
    statuses: 'oTeamRoutingStatuses',
  };
  return teamsOf(world)
    .all()
    .flatMap(({ id }) => memberIds(world, id).flatMap((userId) => byState(factsOf(world, userId), names)));
}

function ofUsers(world: World): Counted[] {
  return membershipsOf(world).flatMap(({ queueId, userId, joined }) => {
    const facts = { ...factsOf(world, userId), queueId, queueMembershipStatus: joined ? 'active' : 'inactive' };
    return [counted('oMemberQueues', facts), ...(joined ? [counted('oActiveQueues', facts)] : [])];
  });
}

function inConversations(world: World): Counted[] {
  const now = world.now();
  return liveConversations(world).flatMap((conversation) => {
    const waiting = isWaiting(conversation, now) ? waitingParty(conversation) : undefined;
    return conversation.parties.flatMap((party): Counted[] => {
      if (party === waiting) return going(world, conversation, party, party.start, ['oWaiting', 'oLongestWaiting']);
      if (!isInternal(party) || party.queueId === undefined) return [];
      if (party.state === 'alerting') return going(world, conversation, party, party.start, ['oAlerting']);
      if (party.state !== 'connected') return [];
      return going(world, conversation, party, party.connected ?? party.start, ['oInteracting', 'oLongestInteracting']);
    });
  });
}

function going(
  world: World,
  conversation: StoredConversation,
  party: Party,
  since: number,
  metrics: readonly string[],
): Counted[] {
  const { id, media, direction, address } = conversation;
  const { languageId, skillIds = [], priority = 0, agents = [] } = party.wishes ?? {};
  const facts = {
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
  const listed = {
    ...(skillIds.length > 0 && { requestedRoutingSkillIds: skillIds }),
    ...(ids.length > 0 && { scoredAgents: agents.map((agent) => ({ scoredAgentId: agent.id, agentScore: agent.score })) }),
  };
  return metrics.map((metric) => ({
    ...counted(metric, { ...facts, metric }),
    listed,
    lists: { requestedRoutingSkillId: skillIds, scoredAgentId: ids },
    ...(metric.startsWith('oLongest') && { since }),
  }));
}
