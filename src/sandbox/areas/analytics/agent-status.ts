import type { Area } from '../../engine/area.js';
import type {
  AgentStateCountsRequest,
  AnalyticsAgentStateAgentResponse,
  AnalyticsAgentStateAgentSessionResult,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { isAtWork } from '../conversations/life.js';
import { familyOf, iso, liveConversations, omitUndefined } from '../conversations/model.js';
import { groupBy } from '../group.js';
import { userLanguages } from '../routing/language-model.js';
import { teamOf } from '../teams/model.js';
import { isOutOfOffice } from '../users/out-of-office.js';
import { primaryPresence, routingStatusOf, userSkillsOf } from '../users/user.js';
import { activeUser } from '../users/users.js';
import { orderDirection } from './details.js';
import type { Value, Values } from './dimensions.js';
import { readFilter } from './filter.js';
import { systemName } from './user-times.js';

/** The maximum number of agents in a response. */
const MAX_AGENTS = 50;

type Agent = AnalyticsAgentStateAgentResponse & { userId: string; sessions: AnalyticsAgentStateAgentSessionResult[] };

/** The current state and sessions of each agent. */
export function addAgentStatusHandlers(area: Area, world: World): void {
  area.handle('postAnalyticsAgentsStatusQuery', (context) => {
    const query = readObject(context);
    const { userOrderBy = 'userName', sessionOrderBy = 'segmentStart' } = query;
    const userDirection = orderDirection(query.userOrder);
    const sessionDirection = orderDirection(query.sessionOrder);
    const agents = agentsOf(world, query).map((agent) => ({
      ...agent,
      sessions: sortBy(agent.sessions, sessionDirection, (session) => textIn(session, sessionOrderBy)),
    }));
    // An agent with several sessions is sorted by the first one.
    const key = (agent: Agent): string => textIn({ ...agent.sessions[0], ...agent }, userOrderBy);
    return { entities: sortBy(agents, userDirection, key).slice(0, MAX_AGENTS) };
  });

  area.handle('getAnalyticsAgentStatus', (context) => {
    const { id } = activeUser(world, context.param('userId'));
    const agent = agentsOf(world, {}).find(({ userId }) => userId === id);
    if (!agent) throw notFound('user', id);
    return agent;
  });

  area.handle('postAnalyticsAgentsStatusCounts', (context) => {
    const agents = agentsOf(world, readObject(context));
    const requestedGroups = queryList(context, 'groupBy');
    const isRequested = (name: string): boolean => requestedGroups.length === 0 || requestedGroups.includes(name);
    const countByKey = <T>(keys: readonly T[]) =>
      [...groupBy(keys, (key) => key)].map(([key, members]) => [key, members.length] as const);
    // An agent with several sessions in the same kind of segment counts once.
    const segments = agents.flatMap(({ sessions }) => [...new Set(sessions.map(({ segmentType }) => segmentType))]);
    const presences = [...groupBy(agents, ({ organizationPresenceId }) => organizationPresenceId).values()];
    return {
      ...(isRequested('segmentType') && {
        segmentCounts: countByKey(segments).map(([segmentType, count]) => ({ segmentType, count })),
      }),
      ...(isRequested('presence') && {
        presenceCounts: presences.map((agentsOfPresence) =>
          omitUndefined({ ...presenceIn(agentsOfPresence[0]), count: agentsOfPresence.length }),
        ),
      }),
      ...(isRequested('routingStatus') && {
        routingStatusCounts: countByKey(agents.map((agent) => agent.routingStatus)).map(([routingStatus, count]) => ({
          routingStatus,
          count,
        })),
      }),
      ...(isRequested('isOutOfOffice') && {
        isOutOfOfficeCounts: countByKey(agents.map((agent) => agent.isOutOfOffice)).map(([isAway, count]) => ({
          isOutOfOffice: isAway,
          count,
        })),
      }),
    };
  });
}

const presenceIn = ({ systemPresence, organizationPresenceId }: Partial<Agent> = {}) => ({
  systemPresence,
  organizationPresenceId,
});

/** The agents that match the filters, with their matching sessions. An agent without a matching session is left out. */
function agentsOf(world: World, { userFilter, sessionFilter }: AgentStateCountsRequest): Agent[] {
  const isUserMatch = readFilter(userFilter, 'userFilter');
  const isSessionMatch = readFilter(sessionFilter, 'sessionFilter');
  const sessions = groupBy(sessionsOf(world), ({ userId }) => userId);
  const users = world.store.users.all().filter(({ state }) => state === 'active');
  return users.flatMap((user): Agent[] => {
    const agent = agentOf(world, user);
    if (!isUserMatch((name) => agentValues(world, user, agent, name))) return [];
    const matchingSessions = (sessions.get(user.id) ?? []).filter(({ session }) =>
      isSessionMatch((name) => sessionValues(session, name)),
    );
    if (sessionFilter && matchingSessions.length === 0) return [];
    return [{ ...agent, sessionCount: matchingSessions.length, sessions: matchingSessions.map(({ session }) => session) }];
  });
}

function agentOf(world: World, { id, name, division, manager }: StoredUser): Agent {
  const { presenceDefinition, modifiedDate } = primaryPresence(world, id);
  const { status, startTime } = routingStatusOf(world, id);
  return omitUndefined({
    userId: id,
    userName: name,
    divisionId: division?.id,
    managerId: manager?.id,
    sessions: [],
    systemPresence: systemName(presenceDefinition?.systemPresence ?? 'Offline'),
    presenceDate: modifiedDate,
    organizationPresenceId: presenceDefinition?.id,
    routingStatus: status,
    routingStatusDate: startTime,
    isOutOfOffice: isOutOfOffice(world, id),
  });
}

/** A user's current sessions, each with the segment that it is in. */
function sessionsOf(world: World): { userId: string; session: AnalyticsAgentStateAgentSessionResult }[] {
  return liveConversations(world).flatMap(({ id, media, direction, parties }) =>
    parties.flatMap((party) => {
      const span = party.spans.at(-1);
      if (party.userId === undefined || !span || !isAtWork(party)) return [];
      const session: AnalyticsAgentStateAgentSessionResult = omitUndefined({
        conversationId: id,
        sessionId: party.sessionId,
        sessionStart: iso(party.start),
        segmentStart: iso(span.start),
        segmentType: span.type,
        routedQueueId: party.queueId,
        originatingDirection: direction,
        requestedRoutingSkillIds: party.wishes?.skillIds,
        requestedLanguageId: party.wishes?.languageId,
        mediaType: familyOf(media).mediaType,
      });
      return [{ userId: party.userId, session }];
    }),
  );
}

function agentValues(world: World, { id }: StoredUser, agent: Agent, name: string): Values {
  const findQueueIds = (isSelected: (hasJoined: boolean) => boolean): string[] =>
    world.store.queues.all().flatMap((queue) => {
      const membership = world.store.members.get(queue.id, id);
      return membership && isSelected(membership.joined) ? [queue.id] : [];
    });
  switch (name) {
    case 'queueId':
      return findQueueIds(() => true);
    case 'activeQueueId':
      return findQueueIds((hasJoined) => hasJoined);
    case 'inactiveQueueId':
      return findQueueIds((hasJoined) => !hasJoined);
    case 'assignedSkillId':
      return userSkillsOf(world, id).map((skill) => skill.id);
    case 'assignedLanguageId':
      return userLanguages(world, id).map((language) => language.id);
    case 'teamId':
      return [teamOf(world, id)];
    case 'online':
      return [agent.systemPresence !== 'OFFLINE'];
    default:
      return [({ ...agent } as Record<string, unknown>)[name] as Value | undefined];
  }
}

function sessionValues(session: AnalyticsAgentStateAgentSessionResult, name: string): Values {
  if (name === 'requestedRoutingSkillId') return session.requestedRoutingSkillIds ?? [];
  return [({ ...session } as Record<string, unknown>)[name] as Value | undefined];
}

const textIn = (record: object, name: string): string => textOf((record as Record<string, unknown>)[name]);

function sortBy<T>(all: readonly T[], direction: 1 | -1, key: (one: T) => string): T[] {
  return [...all].sort((one, other) => direction * key(one).localeCompare(key(other)));
}
