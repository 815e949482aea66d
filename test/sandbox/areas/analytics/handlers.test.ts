import type {
  AnalyticsConversationAsyncQueryResponse,
  AnalyticsConversationQueryResponse,
  AnalyticsConversationWithoutAttributes,
  ConversationAggregateQueryResponse,
  QueueObservationQueryResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor, participant, ring, SEEDED_DAY, setPresence } from '../support.js';
import type { Floor } from '../support.js';

const detailsPath = '/api/v2/analytics/conversations/details';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const details = async (body: object): Promise<AnalyticsConversationQueryResponse> =>
  (await floor.call<AnalyticsConversationQueryResponse>('POST', `${detailsPath}/query`, { interval: SEEDED_DAY, ...body })).body;

const matching = (dimension: string, value: string) => ({ type: 'and', predicates: [{ dimension, value }] });

/** All values of a dimension in the segments. */
function inSegments({ participants = [] }: AnalyticsConversationWithoutAttributes, name: 'queueId'): (string | undefined)[] {
  return participants.flatMap(({ sessions = [] }) =>
    sessions.flatMap(({ segments = [] }) => segments.map((segment) => segment[name])),
  );
}

/** A call that waits 10 s, is connected for 60 s, and has 5 s of after-call work. */
async function oneCall(): Promise<string> {
  const id = await ring(floor);
  floor.sandbox.clock.advance(10_000);
  await setPresence(floor, 'On Queue');
  const agent = await participant(floor, id, 'agent');
  const path = `/api/v2/conversations/calls/${id}/participants/${agent.id!}`;
  await floor.asAgent('PATCH', path, { state: 'connected' });
  floor.sandbox.clock.advance(60_000);
  await floor.call('PATCH', path, { state: 'disconnected' });
  floor.sandbox.clock.advance(5000);
  await floor.call('PATCH', path, { wrapup: { code: floor.codes[0]!.id } });
  return id;
}

describe('conversation details', () => {
  it('contain a seeded day that is the same for the same seed', async () => {
    const page = await details({ paging: { pageSize: 100, pageNumber: 3 } });
    expect(page).toMatchObject({ totalHits: 300, conversations: { length: 100 } });
    const again = await openFloor();
    const other = await openFloor({ seed: 2 });
    const [same, different] = await Promise.all(
      [again, other].map(async ({ call }) => await call('POST', `${detailsPath}/query`, { interval: SEEDED_DAY })),
    );
    expect(same!.body).toEqual(await details({}));
    expect(different!.body).not.toEqual(same!.body);
  });

  it('are paged in both orders', async () => {
    const starts = async (body: object) => (await details(body)).conversations?.map((each) => each.conversationStart!);
    const first = await starts({});
    const second = await starts({ paging: { pageSize: 25, pageNumber: 2 } });
    expect([...first!, ...second!]).toEqual([...first!, ...second!].sort());
    const last = await starts({ order: 'desc', paging: { pageSize: 1, pageNumber: 1 } });
    expect(last).toEqual(await starts({ paging: { pageSize: 1, pageNumber: 300 } }));
    expect(await starts({ paging: { pageSize: 25, pageNumber: 99 } })).toBeUndefined();
  });

  it('are filtered by queue, media type, direction and metric', async () => {
    const queue = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/queues?name=Bookings')).body.entities[0]!;
    const ofQueue = await details({ segmentFilters: [matching('queueId', queue.id)], paging: { pageSize: 100, pageNumber: 1 } });
    expect(ofQueue.totalHits).toBeGreaterThan(5);
    expect(ofQueue.totalHits).toBeLessThan(100);
    expect(ofQueue.conversations!.every((each) => inSegments(each, 'queueId').includes(queue.id))).toBe(true);
    const emails = await details({ segmentFilters: [matching('mediaType', 'email')] });
    const calls = await details({ segmentFilters: [matching('mediaType', 'voice'), matching('direction', 'outbound')] });
    expect(emails.totalHits).toBeGreaterThan(0);
    expect(calls.conversations!.every(({ originatingDirection }) => originatingDirection === 'outbound')).toBe(true);
    const either = {
      type: 'or',
      clauses: [matching('mediaType', 'email')],
      predicates: [{ dimension: 'mediaType', value: 'chat' }],
    };
    const chats = await details({ segmentFilters: [matching('mediaType', 'chat')] });
    expect((await details({ segmentFilters: [either] })).totalHits).toBe(emails.totalHits! + chats.totalHits!);
    const abandoned = { type: 'and', predicates: [{ metric: 'tAbandon', range: { gt: 0 } }] };
    const lost = await details({ conversationFilters: [abandoned] });
    expect(lost.totalHits).toBeGreaterThan(10);
    expect(lost.conversations!.every(({ participants }) => participants!.every(({ purpose }) => purpose !== 'agent'))).toBe(true);
  });

  it('count how often values occur', async () => {
    const aggregations = [{ type: 'termFrequency', dimension: 'mediaType', size: 2 }];
    const answer = await details({ aggregations });
    expect(answer.aggregations![0]).toMatchObject({
      dimension: 'mediaType',
      results: [{ value: 'voice' }, {}],
    });
  });

  it('contain a call from beginning to end', async () => {
    const id = await oneCall();
    const { body } = await floor.call<AnalyticsConversationWithoutAttributes>(
      'GET',
      `/api/v2/analytics/conversations/${id}/details`,
    );
    const [customer, , agent] = body.participants!;
    expect(customer).toMatchObject({ purpose: 'customer', sessions: [{ mediaType: 'voice', direction: 'inbound' }] });
    expect(customer!.sessions![0]!.segments![0]).toHaveProperty('queueId', floor.queue.id);
    expect(agent!.sessions![0]!.metrics).toContainEqual(expect.objectContaining({ name: 'tAnswered', value: 10_000 }));
    const [session] = agent!.sessions!;
    expect(session!.segments!.map(({ segmentType }) => segmentType)).toEqual(['alert', 'interact', 'wrapup']);
    expect(session!.segments!.at(-1)).toMatchObject({ wrapUpCode: floor.codes[0]!.id });
    const metrics = Object.fromEntries(session!.metrics!.map(({ name, value }) => [name!, value] as const));
    expect(metrics).toMatchObject({ tTalk: 60_000, tAcw: 5000, tHandle: 65_000, nConnected: 1 });
    expect(body).not.toHaveProperty('participants.0.attributes');
    expect(await floor.call('GET', `${detailsPath}?id=${id}&id=none`)).toMatchObject({
      body: { conversations: [{ conversationId: id }] },
    });
  });

  it.each([
    ['no interval', { interval: undefined }, 'interval'],
    ['an inverted interval', { interval: '2026-03-10T00:00Z/2026-03-09T00:00Z' }, 'interval'],
    ['a page that is too large', { paging: { pageSize: 101, pageNumber: 1 } }, 'pageSize'],
    ['an unknown order', { order: 'up' }, 'order'],
    ['a filter of an unknown type', { segmentFilters: [{ ...matching('queueId', 'a'), type: 'xor' }] }, 'segmentFilters[0].type'],
  ])('reject %s', async (_what, body, fieldName) => {
    const answer = await floor.call('POST', `${detailsPath}/query`, { interval: SEEDED_DAY, ...body });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ fieldName }] } });
  });
});

describe('conversation aggregates', () => {
  const aggregates = async (body: object): Promise<ConversationAggregateQueryResponse> =>
    (
      await floor.call<ConversationAggregateQueryResponse>('POST', '/api/v2/analytics/conversations/aggregates/query', {
        interval: SEEDED_DAY,
        ...body,
      })
    ).body;

  it('sum measurements by group', async () => {
    await oneCall();
    const { results } = await aggregates({
      interval: '2026-03-10T12:30:00Z/PT1H',
      groupBy: ['queueId'],
      filter: matching('queueId', floor.queue.id),
      metrics: ['nOffered', 'tAnswered', 'tHandle', 'tAbandon', 'oServiceLevel'],
    });
    expect(results).toEqual([
      {
        group: { queueId: floor.queue.id, mediaType: 'voice' },
        data: [
          {
            interval: '2026-03-10T12:30:00.000Z/2026-03-10T13:30:00.000Z',
            metrics: [
              { metric: 'nOffered', stats: { count: 1 } },
              { metric: 'tAnswered', stats: { max: 10_000, min: 10_000, count: 1, sum: 10_000 } },
              { metric: 'tHandle', stats: { max: 65_000, min: 65_000, count: 1, sum: 65_000 } },
              { metric: 'oServiceLevel', stats: { ratio: 1, numerator: 1, denominator: 1, target: 0.8 } },
            ],
          },
        ],
      },
    ]);
  });

  it('have the same total in steps as in one interval', async () => {
    const count = ({ results = [] }: ConversationAggregateQueryResponse): number =>
      results.flatMap(({ data = [] }) => data).reduce((sum, { metrics = [] }) => sum + (metrics[0]?.stats?.count ?? 0), 0);
    const whole = await aggregates({ metrics: ['nOffered'] });
    const hourly = await aggregates({ metrics: ['nOffered'], granularity: 'PT1H' });
    expect(count(whole)).toBeGreaterThan(200);
    expect(count(hourly)).toBe(count(whole));
    expect(hourly.results![0]!.data!.length).toBeGreaterThan(10);
    const offered = await details({ segmentFilters: [matching('purpose', 'acd')] });
    expect(count(whole)).toBe(offered.totalHits);
  });
});

describe('observations', () => {
  const observe = async (metrics: string[], more: object = {}): Promise<QueueObservationQueryResponse> =>
    (
      await floor.call<QueueObservationQueryResponse>('POST', '/api/v2/analytics/queues/observations/query', {
        filter: matching('queueId', floor.queue.id),
        metrics,
        ...more,
      })
    ).body;

  it('count waiting and connected interactions and queue members', async () => {
    const id = await ring(floor);
    const { results } = await observe(['oWaiting', 'oInteracting'], { detailMetrics: ['oWaiting'] });
    expect(results!.find(({ group }) => group!['mediaType'] === 'voice')).toMatchObject({
      group: { queueId: floor.queue.id },
      data: [{ metric: 'oWaiting', stats: { count: 1 }, observations: [{ conversationId: id }] }, { stats: { count: 0 } }],
    });
    await setPresence(floor, 'On Queue');
    const agent = await participant(floor, id, 'agent');
    await floor.asAgent('PATCH', `/api/v2/conversations/calls/${id}/participants/${agent.id!}`, { state: 'connected' });
    const now = await observe(['oWaiting', 'oInteracting', 'oOnQueueUsers', 'oUserPresences']);
    const voice = now.results!.find(({ group }) => group!['mediaType'] === 'voice')!;
    expect(voice.data!.map(({ metric, stats }) => [metric, stats!.count])).toEqual([
      ['oWaiting', 0],
      ['oInteracting', 1],
    ]);
    const users = now.results!.find(({ group }) => group!['mediaType'] === undefined)!;
    expect(users.data).toContainEqual({ metric: 'oOnQueueUsers', qualifier: 'INTERACTING', stats: { count: 1 } });
    const [onQueue] = now.systemToOrganizationMappings!['ON_QUEUE']!;
    expect(users.data).toContainEqual({ metric: 'oUserPresences', qualifier: onQueue, stats: { count: 1 } });
  });

  it('describe what a waiting interaction requires of an agent', async () => {
    const skill = (await floor.call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Ropes' })).body;
    const language = (await floor.call<NamedEntity>('POST', '/api/v2/routing/languages', { name: 'Welsh' })).body;
    await floor.call('POST', '/api/v2/conversations/calls', {
      callQueueId: floor.queue.id,
      phoneNumber: 'tel:+441632960001',
      routingSkillsIds: [skill.id],
      languageId: language.id,
      priority: 3,
    });
    const { results } = await observe(['oWaiting'], { detailMetrics: ['oWaiting'] });
    const [waiting] = results!.find(({ group }) => group!['mediaType'] === 'voice')!.data!;
    expect(waiting!.observations).toMatchObject([
      { requestedRoutingSkillIds: [skill.id], requestedLanguageId: language.id, routingPriority: 3 },
    ]);
  });

  it('return the time at which the longest began, not its duration', async () => {
    const { clock } = floor.sandbox;
    const longest = async (metric: string) => {
      const { results } = await observe([metric]);
      return results!.find(({ group }) => group!['mediaType'] === 'voice')?.data;
    };
    expect(await longest('oLongestWaiting')).toBeUndefined();
    const began = clock.now();
    const id = await ring(floor);
    clock.advance(5000);
    await ring(floor);
    clock.advance(90_000);
    expect(await longest('oLongestWaiting')).toEqual([{ metric: 'oLongestWaiting', stats: { calculatedMetricValue: began } }]);
    await setPresence(floor, 'On Queue');
    const agent = await participant(floor, id, 'agent');
    const connected = clock.now();
    await floor.asAgent('PATCH', `/api/v2/conversations/calls/${id}/participants/${agent.id!}`, { state: 'connected' });
    clock.advance(30_000);
    expect(await longest('oLongestInteracting')).toMatchObject([{ stats: { calculatedMetricValue: connected } }]);
  });

  it('contain at most 100 details, the oldest and the newest, and the full count', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 103; count++) {
      ids.push(await ring(floor));
      floor.sandbox.clock.advance(1000);
    }
    const { results } = await observe(['oWaiting'], { detailMetrics: ['oWaiting'] });
    const [waiting] = results!.find(({ group }) => group!['mediaType'] === 'voice')!.data!;
    expect(waiting).toMatchObject({ stats: { count: 103 }, truncated: true });
    expect(waiting!.observations!.map(({ conversationId }) => conversationId)).toEqual([...ids.slice(0, 50), ...ids.slice(-50)]);
  });

  it('return the activity of a user', async () => {
    await setPresence(floor, 'On Queue');
    const filter = matching('userId', floor.agent.id);
    const body = { filter, metrics: ['oActiveQueues', 'oMemberQueues'] };
    const answer = await floor.call<QueueObservationQueryResponse>('POST', '/api/v2/analytics/users/observations/query', body);
    expect(answer.body.results).toMatchObject([
      {
        group: { userId: floor.agent.id },
        data: [{ metric: 'oMemberQueues' }, { metric: 'oActiveQueues' }],
      },
    ]);
  });
});

describe('details jobs', () => {
  const jobs = `${detailsPath}/jobs`;
  const submit = async (): Promise<string> =>
    (await floor.call<{ jobId: string }>('POST', jobs, { interval: SEEDED_DAY })).body.jobId;

  it('are queued, run, and return their results in pages', async () => {
    const id = await submit();
    const state = async () => (await floor.call<{ state: string }>('GET', `${jobs}/${id}`)).body.state;
    expect(await state()).toBe('QUEUED');
    floor.sandbox.clock.advance(1500);
    expect(await state()).toBe('PENDING');
    expect(await floor.call('GET', `${jobs}/${id}/results`)).toMatchObject({ status: 400 });
    floor.sandbox.clock.advance(1500);
    expect(await state()).toBe('FULFILLED');
    const ids: (string | undefined)[] = [];
    let cursor = '';
    do {
      const path = `${jobs}/${id}/results?pageSize=120&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await floor.call<AnalyticsConversationAsyncQueryResponse>('GET', path);
      ids.push(...body.conversations!.map(({ conversationId }) => conversationId));
      cursor = body.cursor ?? '';
    } while (cursor !== '');
    expect(new Set(ids).size).toBe(300);
    expect(ids).toHaveLength(300);
    expect(await floor.call('GET', `${jobs}/${id}/results?cursor=nonsense`)).toMatchObject({ status: 400 });
  });

  it('are cancelled while they run, and deleted when they are done', async () => {
    const running = await submit();
    expect(await floor.call('DELETE', `${jobs}/${running}`)).toMatchObject({ status: 204 });
    expect(await floor.call('GET', `${jobs}/${running}`)).toMatchObject({ body: { state: 'CANCELLED' } });
    const done = await submit();
    floor.sandbox.clock.advance(3000);
    await floor.call('DELETE', `${jobs}/${done}`);
    expect(await floor.call('GET', `${jobs}/${done}`)).toMatchObject({ status: 404 });
  });
});
