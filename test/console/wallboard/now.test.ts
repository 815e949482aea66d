import type { ObservationMetricData, QueueObservationQueryResponse, StatisticalSummary } from 'contact-centre-client/models';
import { describe, expect, it } from 'vitest';
import { NowReader, longestWait, nowQuery, readNow } from '../../../examples/console/src/wallboard/figures/now.js';
import type { QueueNow } from '../../../examples/console/src/wallboard/figures/now.js';
import { agentsByStatus, splitInteracting, sumOfHeads } from '../../../examples/console/src/wallboard/figures/staff.js';
import { at, crowd, nowOf, staff } from './support.js';

const observationDate = '2026-03-12T08:00:00Z';

const observed = (
  metric: string,
  userIds: readonly string[],
  fields: Partial<ObservationMetricData> = {},
): ObservationMetricData => ({
  metric,
  stats: { count: userIds.length },
  observations: userIds.map((userId) => ({ observationDate, userId })),
  ...fields,
});

/** A queue with one group for each media type and one for its agents. */
const response: QueueObservationQueryResponse = {
  results: [
    {
      group: { queueId: 'a', mediaType: 'voice' },
      data: [
        { metric: 'oWaiting', stats: { count: 2 } },
        observed('oInteracting', ['u1']),
        { metric: 'oLongestWaiting', stats: { calculatedMetricValue: at - 9000 } },
      ],
    },
    {
      group: { queueId: 'a', mediaType: 'chat' },
      data: [
        { metric: 'oWaiting', stats: { count: 1 } },
        observed('oInteracting', ['u2', 'u2', 'u2']),
        { metric: 'oLongestWaiting', stats: { calculatedMetricValue: at - 12_000 } },
      ],
    },
    {
      group: { queueId: 'a' },
      data: [
        observed('oOnQueueUsers', ['u4', 'u5'], { qualifier: 'IDLE' }),
        observed('oOnQueueUsers', ['u1', 'u2', 'u3'], { qualifier: 'INTERACTING' }),
        { metric: 'oOffQueueUsers', qualifier: 'break', stats: { count: 2 } },
        { metric: 'oOffQueueUsers', qualifier: 'meal', stats: { count: 1 } },
      ],
    },
  ],
};

describe('The current figures', () => {
  it('sum the media types of a queue, and group its agents by routing status', () => {
    const queue = readNow(response).get('a')!;
    expect(queue).toEqual({
      waiting: 3,
      interacting: 4,
      media: {
        voice: { waiting: 2, interacting: 1, longestSince: at - 9000 },
        chat: { waiting: 1, interacting: 3, longestSince: at - 12_000 },
      },
      agents: { IDLE: staff('u4', 'u5'), INTERACTING: staff('u1', 'u2', 'u3') },
      onQueue: 5,
      here: { count: 2, atLeast: false },
      elsewhere: { count: 1, atLeast: false },
      offQueue: 3,
    });
    expect(longestWait(queue, at)).toBe(12_000);
    expect(longestWait(nowOf(), at)).toBeUndefined();
  });

  it('compute the longest wait from its beginning by the platform’s time, regardless of other statistics', () => {
    const longest = (stats: StatisticalSummary): number | undefined => {
      const data = [{ metric: 'oLongestWaiting', stats }];
      return longestWait(readNow({ results: [{ group: { queueId: 'a', mediaType: 'voice' }, data }] }).get('a')!, at);
    };
    expect(longest({ calculatedMetricValue: at - 95_000, max: 7, count: 3 })).toBe(95_000);
    expect(longest({ calculatedMetricValue: at + 400 })).toBe(0);
    expect(longest({ count: 0 })).toBeUndefined();
  });

  it("use the platform's count, and know if its list is incomplete", () => {
    const ids = Array.from({ length: 100 }, (_, index) => `u${index}`);
    const data = [observed('oOnQueueUsers', ids, { qualifier: 'IDLE', stats: { count: 240 }, truncated: true })];
    const queue = readNow({ results: [{ group: { queueId: 'a' }, data }] }).get('a')!;
    expect(queue).toMatchObject({ onQueue: 240, agents: { IDLE: { count: 240, truncated: true } } });
    expect(agentsByStatus([queue])).toEqual({ IDLE: { count: 240, atLeast: false } });
  });

  it('are requested for all queues with one query, with the agents of each interaction', () => {
    const { filter, detailMetrics } = nowQuery(['a', 'b']);
    expect(filter.predicates?.map(({ value }) => value)).toEqual(['a', 'b']);
    expect(detailMetrics).toContain('oInteracting');
  });

  it('of a queue stay the same object as long as its groups do', () => {
    const other = { group: { queueId: 'b', mediaType: 'voice' }, data: [{ metric: 'oWaiting', stats: { count: 5 } }] };
    const reader = new NowReader();
    const results = [...response.results!, other];
    const before = reader.read({ results });
    const after = reader.read({ results: results.with(3, { ...other, data: [] }) });
    expect(after.get('a')).toBe(before.get('a'));
    expect(after.get('b')).toMatchObject({ waiting: 0 } satisfies Partial<QueueNow>);
  });
});

describe('Interacting agents', () => {
  it('are split by whether they interact for the queue', () => {
    expect(splitInteracting(staff('u1', 'u2', 'u3'), [staff('u1'), staff('u9', 'u1')])).toEqual({
      here: { count: 1, atLeast: false },
      elsewhere: { count: 2, atLeast: false },
    });
    expect(splitInteracting(undefined, [staff('u1')])).toMatchObject({ here: { count: 0 }, elsewhere: { count: 0 } });
  });

  it('are at least so many elsewhere if not all are listed, or if an event has changed a count', () => {
    const estimate = { here: { count: 30, atLeast: false }, elsewhere: { count: 90, atLeast: true } };
    expect(splitInteracting(crowd(120, 'u1'), [crowd(30, 'u1')])).toEqual(estimate);
    expect(splitInteracting({ ...staff('u1'), count: 3 }, [{ ...staff('u1'), count: 2 }])).toEqual({
      here: { count: 2, atLeast: false },
      elsewhere: { count: 1, atLeast: true },
    });
  });
});

describe('Agents of several queues', () => {
  it('count once', () => {
    const queues = [
      nowOf({ agents: { IDLE: staff('u1'), INTERACTING: staff('u2') } }),
      nowOf({ agents: { IDLE: staff('u1', 'u3') } }),
    ];
    expect(agentsByStatus(queues)).toEqual({ IDLE: { count: 2, atLeast: false }, INTERACTING: { count: 1, atLeast: false } });
    expect(agentsByStatus([])).toEqual({});
  });

  it('are a minimum if not all are listed', () => {
    const heads = agentsByStatus([
      nowOf({ agents: { IDLE: crowd(240, 'u1', 'u2'), INTERACTING: staff('u8') } }),
      nowOf({ agents: { IDLE: staff('u2', 'u3') } }),
    ]);
    expect(heads).toEqual({ IDLE: { count: 240, atLeast: true }, INTERACTING: { count: 1, atLeast: false } });
    expect(sumOfHeads(heads)).toEqual({ count: 241, atLeast: true });
    const queues = [nowOf({ agents: { IDLE: crowd(3, 'u1', 'u2') } }), nowOf({ agents: { IDLE: staff('u7', 'u8') } })];
    expect(agentsByStatus(queues)).toEqual({ IDLE: { count: 4, atLeast: true } });
  });
});
