import type { AnalyticsAgentStateCountsResponse, AnalyticsAgentStateQueryResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, NamedEntity } from '../../support.js';
import { answer, conversation, NOW, openFloor, ring, setPresence } from '../support.js';
import type { Floor } from '../support.js';

interface Activity {
  entityIdDimension: string;
  results: {
    group: Record<string, string>;
    data: { metric: string; qualifier?: string; count?: number; calculatedMetricValue?: number; entityIds?: string[] }[];
    entities?: Record<string, unknown>[];
    truncated?: boolean;
  }[];
}

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const now = new Date(NOW).toISOString();

const ask = async (of: string, body: object, query = ''): Promise<Answer<Activity>> =>
  await floor.call<Activity>('POST', `/api/v2/analytics/${of}/activity/query${query}`, body);

const metrics = (...names: string[]) => names.map((metric) => ({ metric }));
const matches = (dimension: string, value: string) => ({ type: 'and', predicates: [{ type: 'dimension', dimension, value }] });
const ofQueue = () => matches('queueId', floor.queue.id);

describe('postAnalyticsConversationsActivityQuery', () => {
  it('counts waiting, alerting and connected interactions by queue and media type, and reports when the longest began', async () => {
    const waiting = await ring(floor);
    floor.sandbox.clock.advance(60_000);
    await ring(floor);
    const query = {
      metrics: metrics('oWaiting', 'oLongestWaiting', 'oAlerting', 'oInteracting'),
      groupBy: ['queueId', 'mediaType'],
    };
    const group = { queueId: floor.queue.id, mediaType: 'voice' };
    expect((await ask('conversations', { ...query, filter: ofQueue() })).body).toEqual({
      entityIdDimension: 'conversationId',
      results: [
        {
          group,
          data: [
            { metric: 'oWaiting', count: 2 },
            { metric: 'oLongestWaiting', calculatedMetricValue: NOW },
          ],
        },
      ],
    });
    await setPresence(floor, 'On Queue');
    await floor.call('GET', '/api/v2/conversations');
    const alerted = (await ask('conversations', { ...query, filter: ofQueue() })).body.results[0]!.data;
    expect(alerted).toEqual([
      { metric: 'oWaiting', count: 1 },
      { metric: 'oLongestWaiting', calculatedMetricValue: NOW + 60_000 },
      { metric: 'oAlerting', count: 1 },
    ]);
    await answer(floor, waiting);
    const talking = { ...query, metrics: metrics('oInteracting', 'oLongestInteracting'), groupBy: ['userId'] };
    expect((await ask('conversations', { ...talking, filter: matches('userId', floor.agent.id) })).body.results).toEqual([
      {
        group: { userId: floor.agent.id },
        data: [
          { metric: 'oInteracting', count: 1 },
          { metric: 'oLongestInteracting', calculatedMetricValue: NOW + 60_000 },
        ],
      },
    ]);
  });

  it('returns individual entities for metrics with details', async () => {
    const skill = (await floor.call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Ropes' })).body;
    const called = { callQueueId: floor.queue.id, phoneNumber: 'tel:+441632960001', routingSkillsIds: [skill.id], priority: 3 };
    const { id } = (await floor.call<NamedEntity>('POST', '/api/v2/conversations/calls', called)).body;
    const query = { metrics: [{ metric: 'oWaiting', details: true }], groupBy: ['queueId'], filter: ofQueue() };
    const [result] = (await ask('conversations', query)).body.results;
    expect(result).toEqual({
      group: { queueId: floor.queue.id },
      truncated: false,
      data: [{ metric: 'oWaiting', count: 1, entityIds: [id] }],
      entities: [
        {
          activityDate: now,
          metric: 'oWaiting',
          conversationId: id,
          sessionId: expect.any(String) as string,
          mediaType: 'voice',
          direction: 'inbound',
          queueId: floor.queue.id,
          participantName: 'Ferries',
          addressFrom: 'tel:+441632960001',
          ani: 'tel:+441632960001',
          routingPriority: 3,
          requestedRoutingSkillIds: [skill.id],
        },
      ],
    });
    const bySkill = { ...query, filter: matches('requestedRoutingSkillId', skill.id) };
    expect((await ask('conversations', bySkill)).body.results).toHaveLength(1);
    expect((await ask('conversations', { ...query, filter: matches('direction', 'outbound') })).body.results).toEqual([]);
  });

  it('sorts and pages the groups', async () => {
    for (const name of ['Anchors', 'Buoys']) {
      const queue = (await floor.call<NamedEntity>('POST', '/api/v2/routing/queues', { name })).body;
      await floor.call('POST', '/api/v2/conversations/calls', { callQueueId: queue.id, phoneNumber: 'tel:+441632960009' });
    }
    const query = { metrics: metrics('oWaiting'), groupBy: ['queueId'] };
    const idsOf = async (order: string, page: string): Promise<(string | undefined)[]> =>
      (await ask('conversations', { ...query, order }, page)).body.results.map(({ group }) => group['queueId']);
    const all = await idsOf('asc', '');
    expect(all).toEqual([...all].sort());
    expect(all.length).toBeGreaterThan(1);
    expect(await idsOf('desc', '')).toEqual([...all].reverse());
    expect(await idsOf('asc', '?pageSize=1&pageNumber=2')).toEqual([all[1]]);
  });

  it('rejects an invalid filter', async () => {
    const query = {
      metrics: metrics('oWaiting'),
      groupBy: ['queueId'],
      filter: { type: 'and', predicates: [{ dimension: 'queueId' }] },
    };
    expect(await ask('conversations', query)).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'required.field', fieldName: 'filter.predicates[0].value' }] },
    });
  });
});

describe('postAnalyticsRoutingActivityQuery', () => {
  const all = metrics(
    'oMemberUsers',
    'oActiveUsers',
    'oOnQueueUsers',
    'oOffQueueUsers',
    'oUserPresences',
    'oUserRoutingStatuses',
  );

  it('counts the members of a queue by presence and routing status', async () => {
    const [queue] = (await ask('routing', { metrics: all, groupBy: ['queueId'], filter: ofQueue() })).body.results;
    const off = queue!.data.find(({ metric }) => metric === 'oOffQueueUsers')!;
    expect(queue!.data).toEqual([
      { metric: 'oMemberUsers', count: 1 },
      { metric: 'oActiveUsers', count: 1 },
      { metric: 'oOffQueueUsers', qualifier: expect.any(String) as string, count: 1 },
      { metric: 'oUserPresences', qualifier: off.qualifier, count: 1 },
      { metric: 'oUserRoutingStatuses', qualifier: 'OFF_QUEUE', count: 1 },
    ]);
    await setPresence(floor, 'On Queue');
    const detailed = { metrics: [{ metric: 'oOnQueueUsers', details: true }], groupBy: ['queueId'], filter: ofQueue() };
    const { body } = await ask('routing', detailed);
    expect(body.entityIdDimension).toBe('userId');
    expect(body.results[0]).toMatchObject({
      data: [{ metric: 'oOnQueueUsers', qualifier: 'IDLE', count: 1, entityIds: [floor.agent.id] }],
      entities: [
        {
          userId: floor.agent.id,
          queueId: floor.queue.id,
          queueMembershipStatus: 'active',
          systemPresence: 'ON_QUEUE',
          routingStatus: 'IDLE',
          routingStatusDate: now,
          activityDate: now,
        },
      ],
    });
  });

  it('ignores users who have left the queue', async () => {
    await floor.call('PATCH', `${floor.queue.selfUri}/members/${floor.agent.id}`, { id: floor.agent.id, joined: false });
    const { results } = (await ask('routing', { metrics: all, groupBy: ['queueId'], filter: ofQueue() })).body;
    expect(results[0]!.data).toEqual([{ metric: 'oMemberUsers', count: 1 }]);
  });
});

describe('postAnalyticsUsersActivityQuery and postAnalyticsTeamsActivityQuery', () => {
  it('count the queues of a user', async () => {
    const query = { metrics: metrics('oActiveQueues', 'oMemberQueues'), groupBy: ['userId'] };
    const before = (await ask('users', { ...query, filter: matches('userId', floor.agent.id) })).body.results[0]!.data;
    await floor.call('PATCH', `${floor.queue.selfUri}/members/${floor.agent.id}`, { id: floor.agent.id, joined: false });
    const after = (await ask('users', { ...query, filter: matches('userId', floor.agent.id) })).body.results[0]!.data;
    expect(after[0]!.count ?? 0).toBe(before[0]!.count! - 1);
    expect(after[1]!.count).toBe(before[1]!.count);
  });

  it('count the members of a team by state', async () => {
    const team = (await floor.call<NamedEntity>('POST', '/api/v2/teams', { name: 'Night boats' })).body;
    await floor.call('POST', `/api/v2/teams/${team.id}/members`, { memberIds: [floor.agent.id] });
    await setPresence(floor, 'On Queue');
    const query = { metrics: metrics('oTeamOnQueueUsers', 'oTeamOffQueueUsers', 'oTeamRoutingStatuses'), groupBy: ['teamId'] };
    expect((await ask('teams', query)).body).toEqual({
      entityIdDimension: 'userId',
      results: [
        {
          group: { teamId: team.id },
          data: [
            { metric: 'oTeamOnQueueUsers', qualifier: 'IDLE', count: 1 },
            { metric: 'oTeamRoutingStatuses', qualifier: 'IDLE', count: 1 },
          ],
        },
      ],
    });
  });
});

describe('Flow activity, which the sandbox does not have', () => {
  it('is empty for activity and observations, and rejects invalid queries', async () => {
    const query = { metrics: metrics('oFlow'), groupBy: ['flowId'] };
    expect((await ask('flows', query)).body).toEqual({ entityIdDimension: 'conversationId', results: [] });
    const path = '/api/v2/analytics/flows/observations/query';
    const observed = { metrics: ['oFlow'], filter: matches('flowId', floor.queue.id) };
    expect((await floor.call('POST', path, observed)).body).toEqual({ results: [] });
    const wrong = { type: 'and', predicates: [{ dimension: 'flowId' }] };
    expect((await floor.call('POST', path, { ...observed, filter: wrong })).status).toBe(400);
    expect((await ask('flows', { ...query, filter: wrong })).status).toBe(400);
  });
});

describe('Agent states', () => {
  const status = async (body: object = {}): Promise<AnalyticsAgentStateQueryResponse> =>
    (await floor.call<AnalyticsAgentStateQueryResponse>('POST', '/api/v2/analytics/agents/status/query', body)).body;
  const counts = async (body: object = {}, query = ''): Promise<AnalyticsAgentStateCountsResponse> =>
    (await floor.call<AnalyticsAgentStateCountsResponse>('POST', `/api/v2/analytics/agents/status/counts${query}`, body)).body;
  const user = (dimension: string, value: string) => ({ userFilter: { type: 'and', predicates: [{ dimension, value }] } });
  const session = (dimension: string, value: string) => ({ sessionFilter: { type: 'and', predicates: [{ dimension, value }] } });

  it('are returned for each agent with the current sessions', async () => {
    await setPresence(floor, 'On Queue');
    const id = await ring(floor);
    await answer(floor, id);
    const { participants } = await conversation(floor, id);
    const { entities } = await status(user('userId', floor.agent.id));
    expect(entities).toMatchObject([
      {
        userId: floor.agent.id,
        userName: floor.agent.name,
        systemPresence: 'ON_QUEUE',
        presenceDate: now,
        routingStatus: 'INTERACTING',
        routingStatusDate: now,
        isOutOfOffice: false,
        sessionCount: 1,
        sessions: [
          {
            conversationId: id,
            sessionId: participants.at(-1)!.calls![0]!.id!,
            segmentType: 'interact',
            routedQueueId: floor.queue.id,
            originatingDirection: 'inbound',
            mediaType: 'voice',
            segmentStart: now,
          },
        ],
      },
    ]);
    expect((await status(session('mediaType', 'voice'))).entities.some(({ userId }) => userId === floor.agent.id)).toBe(true);
    expect((await status({ ...user('userId', floor.agent.id), ...session('mediaType', 'email') })).entities).toEqual([]);
    expect((await status(user('routingStatus', 'INTERACTING'))).entities.map(({ userId }) => userId)).toContain(floor.agent.id);
    expect((await status(user('activeQueueId', floor.queue.id))).entities).toHaveLength(1);
  });

  it('are read for one active agent', async () => {
    const { agent, call } = floor;
    const path = `/api/v2/analytics/agents/${agent.id}/status`;
    expect(await call('GET', path)).toMatchObject({ status: 200, body: { userId: agent.id, sessionCount: 0 } });
    const { version } = (await call<{ version: number }>('GET', agent.selfUri)).body;
    await call('PATCH', agent.selfUri, { version, state: 'inactive' });
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'not.found' } });
  });

  it('are filtered by out of office, skill and team', async () => {
    const { agent, call } = floor;
    expect((await status(user('isOutOfOffice', 'true'))).entities).toEqual([]);
    const startDate = '2026-03-01T00:00:00Z';
    const endDate = '2026-03-10T15:00:00Z';
    await call('PUT', `${agent.selfUri}/outofoffice`, { active: true, startDate, endDate });
    const skill = (await call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Ropes' })).body;
    await call('POST', `${agent.selfUri}/routingskills`, { id: skill.id, proficiency: 3 });
    const team = (await call<NamedEntity>('POST', '/api/v2/teams', { name: 'Night boats' })).body;
    await call('POST', `/api/v2/teams/${team.id}/members`, { memberIds: [agent.id] });
    for (const [dimension, value] of [
      ['isOutOfOffice', 'true'],
      ['assignedSkillId', skill.id],
      ['teamId', team.id],
    ] as const)
      expect((await status(user(dimension, value))).entities.map(({ userId }) => userId)).toEqual([agent.id]);
    floor.sandbox.clock.advance(Date.parse(endDate) - NOW);
    expect((await status(user('isOutOfOffice', 'true'))).entities).toEqual([]);
  });

  it('are sorted as requested, with at most 50 agents', async () => {
    for (let index = 0; index < 60; index += 1)
      await floor.call('POST', '/api/v2/users', { name: `Deckhand ${index}`, email: `deck${index}@mail.example` });
    const names = (await status({ userOrderBy: 'userName', userOrder: 'desc' })).entities.map(({ userName = '' }) => userName);
    expect(names).toHaveLength(50);
    expect(names).toEqual([...names].sort((one, other) => other.localeCompare(one)));
  });

  it('are counted in the requested lists', async () => {
    await setPresence(floor, 'On Queue');
    await answer(floor, await ring(floor));
    const only = user('userId', floor.agent.id);
    const [agent] = (await status(only)).entities;
    const { organizationPresenceId } = agent!;
    expect(await counts(only)).toEqual({
      segmentCounts: [{ segmentType: 'interact', count: 1 }],
      presenceCounts: [{ systemPresence: 'ON_QUEUE', organizationPresenceId, count: 1 }],
      routingStatusCounts: [{ routingStatus: 'INTERACTING', count: 1 }],
      isOutOfOfficeCounts: [{ isOutOfOffice: false, count: 1 }],
    });
    expect(Object.keys(await counts(only, '?groupBy=presence'))).toEqual(['presenceCounts']);
    expect((await counts(session('segmentType', 'hold'))).segmentCounts).toEqual([]);
  });
});
