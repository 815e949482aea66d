import type { ConversationAggregateQueryResponse, UserAggregateQueryResponse } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { signIn } from '../support.js';
import { agentsOf, allUsers, HOUR, liveConversations, MINUTE, NOW, observed, openCentre } from './support.js';
import type { Centre } from './support.js';

const aggregates = '/api/v2/analytics/conversations/aggregates/query';

const interval = (from: number, to: number): string => `${new Date(from).toISOString()}/${new Date(to).toISOString()}`;

/** Sums over all groups and steps, by metric. */
async function totals({ call }: Centre, from: number, metrics: readonly string[], more: object = {}) {
  const { body } = await call<ConversationAggregateQueryResponse>('POST', aggregates, {
    interval: interval(from, NOW + 1),
    metrics,
    ...more,
  });
  const matches = body.results!.flatMap(({ data = [] }) => data).flatMap(({ metrics: of = [] }) => of);
  return Object.fromEntries(
    metrics.map((metric) => {
      const stats = matches.filter((each) => each.metric === metric).map((each) => each.stats!);
      const sum = (name: 'count' | 'numerator' | 'denominator') => stats.reduce((all, each) => all + (each[name] ?? 0), 0);
      return [metric, { count: sum('count'), share: sum('numerator') / sum('denominator') }];
    }),
  );
}

describe.each([1, 2, 3, 7, 42])('a contact centre at work, seed %d', (seed) => {
  const centre = openCentre({ seed, traffic: true });

  it('has waiting customers, agents who are alerted, talk and wrap up, and some who are free or away', async () => {
    const agents = (await liveConversations(centre)).flatMap(agentsOf);
    const inState = (state: string): number => agents.filter((agent) => agent.state === state).length;
    const sums = await observed(centre, 'oWaiting', 'oAlerting', 'oInteracting', 'oOnQueueUsers', 'oOffQueueUsers');
    expect(sums['oWaiting']).toBeGreaterThan(0);
    expect(inState('alerting')).toBeGreaterThan(0);
    expect(inState('connected')).toBeGreaterThan(2);
    expect(agents.filter(({ wrapsUp }) => wrapsUp).length).toBeGreaterThan(0);
    const onQueue = (await allUsers(centre)).filter(({ routingStatus }) => routingStatus!.status !== 'OFF_QUEUE');
    expect(onQueue.length).toBeGreaterThan(11);
    expect(onQueue.length).toBeLessThan(24);
    expect(onQueue.every(({ presence }) => presence!.presenceDefinition!.systemPresence === 'On Queue')).toBe(true);
    for (const queue of centre.sandbox.queues) {
      const { body } = await centre.call<{ total: number }>('GET', `/api/v2/routing/queues/${queue.id}/users?joined=true`);
      expect(body.total).toBeGreaterThan(2);
    }
  });

  it('answers most in time, and not all', async () => {
    const { oServiceLevel, nOffered, tAnswered, tAbandon, tHandle } = await totals(centre, NOW - 8 * HOUR, [
      'oServiceLevel',
      'nOffered',
      'tAnswered',
      'tAbandon',
      'tHandle',
    ]);
    expect(oServiceLevel!.share).toBeGreaterThan(0.7);
    expect(oServiceLevel!.share).toBeLessThan(0.92);
    expect(nOffered!.count).toBeGreaterThan(600);
    expect(tAbandon!.count / nOffered!.count).toBeGreaterThan(0.01);
    expect(tAbandon!.count / nOffered!.count).toBeLessThan(0.12);
    const { oWaiting, oAlerting } = await observed(centre, 'oWaiting', 'oAlerting');
    expect(tAnswered!.count + tAbandon!.count + oWaiting! + oAlerting!).toBe(nOffered!.count);
    expect(tHandle!.count).toBeLessThanOrEqual(tAnswered!.count);
  });

  it('has mostly calls, and all other media', async () => {
    const { body } = await centre.call<ConversationAggregateQueryResponse>('POST', aggregates, {
      interval: interval(NOW - 8 * HOUR, NOW),
      metrics: ['nOffered'],
    });
    const counts = new Map(
      body.results!.map(({ group, data }) => [group!['mediaType'], data![0]!.metrics![0]!.stats!.count!] as const),
    );
    expect([...counts.keys()].sort()).toEqual(['callback', 'chat', 'email', 'message', 'voice']);
    const voice = counts.get('voice')!;
    const all = [...counts.values()].reduce((sum, count) => sum + count);
    expect(voice / all).toBeGreaterThan(0.5);
  });

  it('has been at work for hours without a gap', async () => {
    const { body } = await centre.call<ConversationAggregateQueryResponse>('POST', aggregates, {
      interval: interval(NOW - 8 * HOUR, NOW),
      granularity: 'PT1H',
      metrics: ['nOffered'],
      groupBy: ['queueId'],
    });
    const busy = body.results!.filter(({ data }) => data!.length === 8);
    expect(busy.length).toBeGreaterThan(5);
    const hourly = Array.from({ length: 8 }, (_hour, index) =>
      body
        .results!.flatMap(({ data }) => data!)
        .filter((step) => step.interval!.startsWith(new Date(NOW - (8 - index) * HOUR).toISOString()))
        .reduce((sum, { metrics }) => sum + metrics![0]!.stats!.count!, 0),
    );
    expect(Math.min(...hourly)).toBeGreaterThan(60);
  });
});

it('traffic has a history of the specified duration', async () => {
  const short = openCentre();
  const { nOffered } = await totals(short, NOW - HOUR, ['nOffered']);
  const earlier = await totals(short, NOW - 2 * HOUR, ['nOffered']);
  expect(nOffered!.count).toBeGreaterThan(60);
  // Earlier data is the seeded one.
  expect(earlier['nOffered']!.count - nOffered!.count).toBeLessThan(20);
});

it('the number of customers follows the intensity', async () => {
  const count = async (intensity: number): Promise<number> =>
    (await totals(openCentre({ traffic: { intensity, historyMs: 14_400_000 } }), NOW - 4 * HOUR, ['nOffered']))['nOffered']!
      .count;
  const half = await count(0.5);
  const twice = await count(2);
  expect(twice / half).toBeGreaterThan(3.3);
  expect(twice / half).toBeLessThan(4.7);
});

it.each([
  [{ intensity: 0 }, 'traffic.intensity'],
  [{ intensity: Number.NaN }, 'traffic.intensity'],
  [{ intensity: 6 }, 'traffic.intensity'],
  [{ historyMs: 0 }, 'traffic.historyMs'],
  [{ historyMs: 90_000_000 }, 'traffic.historyMs'],
])('the traffic options %j are refused', (traffic, message) => {
  expect(() => createSandbox({ traffic })).toThrow(message);
});

it('no agent was in two interactions at a time', () => {
  const { collections } = openCentre({ traffic: true }).sandbox.snapshot();
  const spans = new Map<string, [start: number, end: number][]>();
  for (const [, value] of collections['conversations']!) {
    const { played, parties } = value as { played?: boolean; parties: Party[] };
    if (played !== true) continue;
    for (const { userId, start, end = Infinity, startAcw, endAcw = startAcw === undefined ? 0 : Infinity } of parties) {
      if (userId !== undefined) spans.set(userId, [...(spans.get(userId) ?? []), [start, Math.max(end, endAcw)]]);
    }
  }
  expect(spans.size).toBeGreaterThan(15);
  for (const of of spans.values()) {
    const sorted = of.sort(([a], [b]) => a - b);
    sorted.slice(1).forEach(([start], index) => {
      expect(start).toBeGreaterThanOrEqual(sorted[index]![1]);
    });
  }
});

interface Party {
  userId?: string;
  start: number;
  end?: number;
  startAcw?: number;
  endAcw?: number;
}

it('the history contains holds, wrap-ups and codes', async () => {
  const { call } = openCentre({ traffic: true });
  const { body } = await call<{ totalHits: number }>('POST', '/api/v2/analytics/conversations/details/query', {
    interval: interval(NOW - 4 * HOUR, NOW),
    segmentFilters: [{ type: 'and', predicates: [{ dimension: 'segmentType', value: 'hold' }] }],
  });
  expect(body.totalHits).toBeGreaterThan(20);
  const aggregations = [{ type: 'termFrequency', dimension: 'wrapUpCode', size: 20 }];
  const answer = await call<{ aggregations: { results: { value: string }[] }[] }>(
    'POST',
    '/api/v2/analytics/conversations/details/query',
    { interval: interval(NOW - 4 * HOUR, NOW), aggregations },
  );
  const codes = answer.body.aggregations[0]!.results.map(({ value }) => value);
  expect(codes.length).toBeGreaterThan(6);
  // Some exceed the time limit.
  expect(codes).toContain('ININ-WRAP-UP-TIMEOUT');
});

it('aggregates report how long agents had each status', async () => {
  const centre = openCentre({ traffic: true });
  const { body } = await centre.call<UserAggregateQueryResponse>('POST', '/api/v2/analytics/users/aggregates/query', {
    interval: interval(NOW - 4 * HOUR, NOW),
    granularity: 'PT1H',
    groupBy: ['userId'],
    metrics: ['tAgentRoutingStatus', 'tSystemPresence', 'tOrganizationPresence'],
  });
  expect(body.results).toHaveLength(24);
  const sums = new Map<string, number>();
  for (const { data } of body.results!) {
    expect(data).toHaveLength(4);
    for (const { metrics } of data!) {
      for (const name of ['tAgentRoutingStatus', 'tSystemPresence', 'tOrganizationPresence']) {
        const matchingMetrics = metrics!.filter(({ metric }) => metric === name);
        expect(matchingMetrics.reduce((sum, { stats }) => sum + stats!.sum!, 0)).toBe(HOUR);
        for (const { qualifier, stats } of matchingMetrics) sums.set(qualifier!, (sums.get(qualifier!) ?? 0) + stats!.sum!);
      }
    }
  }
  const share = sums.get('INTERACTING')! / (sums.get('INTERACTING')! + sums.get('IDLE')!);
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(0.85);
  expect(sums.get('BREAK')).toBeGreaterThan(30 * MINUTE);
  const [onQueue] = body.systemToOrganizationMappings!['ON_QUEUE']!;
  expect(sums.get(onQueue!)).toBe(sums.get('ON_QUEUE'));
});

it('traffic is off by default', async () => {
  const sandbox = createSandbox({ now: () => NOW });
  const call = await signIn(sandbox);
  sandbox.clock.advance(HOUR);
  expect((await call<{ total: number }>('GET', '/api/v2/conversations')).body.total).toBe(0);
  expect(sandbox.snapshot().collections).not.toHaveProperty('traffic');
  expect(createSandbox({ now: () => NOW, traffic: false }).snapshot()).toEqual(createSandbox({ now: () => NOW }).snapshot());
});
