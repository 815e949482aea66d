import type { StatisticalSummary } from 'contact-centre-client/models';
import { describe, expect, it } from 'vitest';
import { agentsByStatus, boardOf, sorted, sumOfHeads, totalsOf } from '../../../examples/console/src/wallboard/figures/board.js';
import type { QueueDay } from '../../../examples/console/src/wallboard/figures/day.js';
import { emptyDay, meanAnswerTime, readDay, serviceLevel } from '../../../examples/console/src/wallboard/figures/day.js';
import type { QueueNow, Staff } from '../../../examples/console/src/wallboard/figures/now.js';
import { longestWait, nowQuery, readNow } from '../../../examples/console/src/wallboard/figures/now.js';
import { judgeLevel, standingOf } from '../../../examples/console/src/wallboard/figures/standing.js';
import { todayInterval } from '../../../examples/console/src/wallboard/figures/today.js';

const now = (fields: Partial<QueueNow> = {}): QueueNow => ({
  waiting: 0,
  interacting: 0,
  longestWaits: {},
  agents: {},
  onQueue: 1,
  ...fields,
});

const staff = (...userIds: string[]): Staff => ({ count: userIds.length, userIds, truncated: false });

/** More agents than the platform names. */
const crowd = (count: number, ...userIds: string[]): Staff => ({ count, userIds, truncated: true });

const day = (inTime: number, judged: number, target?: number): QueueDay => ({ ...emptyDay, inTime, judged, target });

const at = Date.parse('2026-03-12T08:00:00Z');

describe('The current figures', () => {
  it('sum the media types of a queue, and group its agents by routing status', () => {
    const queues = readNow(
      {
        results: [
          {
            group: { queueId: 'a', mediaType: 'voice' },
            data: [
              { metric: 'oWaiting', stats: { count: 2 } },
              { metric: 'oLongestWaiting', stats: { calculatedMetricValue: at - 9000 } },
            ],
          },
          {
            group: { queueId: 'a', mediaType: 'chat' },
            data: [
              { metric: 'oWaiting', stats: { count: 1 } },
              { metric: 'oInteracting', stats: { count: 4 } },
              { metric: 'oLongestWaiting', stats: { calculatedMetricValue: at - 12_000 } },
            ],
          },
          {
            group: { queueId: 'a' },
            data: [
              {
                metric: 'oOnQueueUsers',
                qualifier: 'IDLE',
                stats: { count: 2 },
                observations: [
                  { observationDate: '2026-03-12T08:00:00Z', userId: 'u1' },
                  { observationDate: '2026-03-12T08:00:00Z', userId: 'u2' },
                ],
              },
            ],
          },
        ],
      },
      at,
    );
    const queue = queues.get('a')!;
    expect(queue).toEqual({
      waiting: 3,
      interacting: 4,
      longestWaits: { voice: 9000, chat: 12_000 },
      agents: { IDLE: staff('u1', 'u2') },
      onQueue: 2,
    });
    expect(longestWait(queue)).toBe(12_000);
    expect(longestWait(now())).toBeUndefined();
  });

  it('compute the longest wait from its beginning, regardless of other statistics', () => {
    const longest = (stats: StatisticalSummary): number | undefined => {
      const data = [{ metric: 'oLongestWaiting', stats }];
      return longestWait(readNow({ results: [{ group: { queueId: 'a', mediaType: 'voice' }, data }] }, at).get('a')!);
    };
    expect(longest({ calculatedMetricValue: at - 95_000, max: 7, count: 3 })).toBe(95_000);
    expect(longest({ calculatedMetricValue: at + 400 })).toBe(0);
    expect(longest({ count: 0 })).toBeUndefined();
  });

  it("use the platform's count, and know if its list is incomplete", () => {
    const observations = Array.from({ length: 100 }, (_, index) => ({ observationDate: '', userId: `u${index}` }));
    const data = [{ metric: 'oOnQueueUsers', qualifier: 'IDLE', stats: { count: 240 }, truncated: true, observations }];
    const queue = readNow({ results: [{ group: { queueId: 'a' }, data }] }, at).get('a')!;
    expect(queue).toMatchObject({ onQueue: 240, agents: { IDLE: { count: 240, truncated: true } } });
    expect(agentsByStatus([queue])).toEqual({ IDLE: { count: 240, atLeast: false } });
  });

  it('are requested for all queues with one query', () => {
    const { predicates = [] } = nowQuery(['a', 'b']).filter;
    expect(predicates.map(({ value }) => value)).toEqual(['a', 'b']);
  });
});

describe('The figures of a day', () => {
  it('weigh the media types by their number of interactions', () => {
    const of = (numerator: number, denominator: number, target: number) => [
      {
        metrics: [
          { metric: 'oServiceLevel', stats: { ratio: numerator / denominator, numerator, denominator, target } },
          { metric: 'tAnswered', stats: { count: denominator, sum: denominator * 5000 } },
        ],
      },
    ];
    const queue = readDay({
      results: [
        { group: { queueId: 'a', mediaType: 'voice' }, data: of(50, 90, 0.8) },
        { group: { queueId: 'a', mediaType: 'email' }, data: of(10, 10, 0.7) },
      ],
    }).get('a')!;
    expect(serviceLevel(queue)).toBe(0.6);
    expect(queue.target).toBe(0.8);
    expect(meanAnswerTime(queue)).toBe(5000);
  });

  it('have no value without interactions', () => {
    expect(serviceLevel(emptyDay)).toBeUndefined();
    expect(meanAnswerTime(emptyDay)).toBeUndefined();
  });

  it("cover midnight to midnight in the user's time zone, also on clock changes", () => {
    const [from = '', to = ''] = todayInterval(new Date(2026, 2, 29, 15, 30)).split('/');
    expect(new Date(from)).toEqual(new Date(2026, 2, 29));
    expect(new Date(to)).toEqual(new Date(2026, 2, 30));
  });
});

describe('The state of a queue', () => {
  const queue = { id: 'a', name: 'A', mediaSettings: { call: { serviceLevel: { percentage: 0.8, durationMs: 20_000 } } } };
  const onTarget = day(9, 10, 0.8);

  it.each([
    ['no agent on queue', now({ waiting: 1, onQueue: 0 }), onTarget, 'critical', 'No agents on queue'],
    [
      'a wait of three times what was promised',
      now({ longestWaits: { voice: 60_001 } }),
      onTarget,
      'critical',
      'Wait much too long',
    ],
    ['a wait longer than promised', now({ longestWaits: { voice: 20_001 } }), onTarget, 'warning', 'Wait too long'],
    ['a wait as long as promised', now({ longestWaits: { voice: 20_000 } }), onTarget, 'good', 'On target'],
    ['a bad day', now(), day(6, 10, 0.8), 'critical', 'Far below target'],
    ['a day a little below its target', now(), day(7, 10, 0.8), 'warning', 'Below target'],
    ['a long wait on a bad day', now({ longestWaits: { voice: 30_000 } }), day(6, 10, 0.8), 'critical', 'Far below target'],
    ['no interactions', now({ onQueue: 0 }), undefined, 'quiet', 'Nothing yet today'],
    ['no figures', undefined, undefined, 'quiet', 'Nothing yet today'],
  ])('with %s', (_case, current, today, severity, words) => {
    expect(standingOf(queue, current, today)).toEqual({ severity, words });
  });

  it('depends on the promise of the media type', () => {
    const patient = { id: 'a', name: 'A', mediaSettings: { email: { serviceLevel: { durationMs: 86_400_000 } } } };
    expect(standingOf(patient, now({ longestWaits: { email: 3_600_000 } }), undefined).severity).toBe('quiet');
    expect(standingOf(patient, now({ longestWaits: { voice: 21_000 } }), undefined).severity).toBe('warning');
  });

  it('treats a rounded match as on target', () => {
    expect(judgeLevel(0.7951, 0.8).words).toBe('On target');
    expect(judgeLevel(0.7949, 0.8).words).toBe('Below target');
    expect(judgeLevel(0.1, undefined).severity).toBe('good');
  });
});

describe('The board', () => {
  const queues = [
    { id: 'a', name: 'Alpha' },
    { id: 'b', name: 'Beta' },
    { id: 'c', name: 'Gamma' },
  ];
  const board = boardOf(
    queues,
    new Map([
      [
        'a',
        now({ waiting: 1, longestWaits: { voice: 5000 }, agents: { IDLE: staff('u1'), INTERACTING: staff('u2') }, onQueue: 2 }),
      ],
      ['b', now({ waiting: 2, longestWaits: { voice: 90_000 }, agents: { IDLE: staff('u1', 'u3') }, onQueue: 2 })],
    ]),
    new Map([
      ['a', { ...day(9, 10, 0.8), offered: 12 }],
      ['c', { ...day(5, 10, 0.8), offered: 10 }],
    ]),
  );
  const names = (order: Parameters<typeof sorted>[1]): string[] => sorted(board, order).map(({ name }) => name);

  it('sorts by urgency and by each figure', () => {
    expect(names('urgency')).toEqual(['Beta', 'Gamma', 'Alpha']);
    expect(names('name')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(names('waiting')).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(names('wait')).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(names('level')).toEqual(['Gamma', 'Alpha', 'Beta']);
  });

  it('counts an agent of two queues once', () => {
    const totals = totalsOf(board);
    expect(totals).toMatchObject({ waiting: 3, interacting: 0, longest: { wait: 90_000, queue: 'Beta' }, day: { offered: 22 } });
    expect(totals.agents).toEqual({ IDLE: { count: 2, atLeast: false }, INTERACTING: { count: 1, atLeast: false } });
    expect(agentsByStatus([])).toEqual({});
  });

  it('returns a minimum of agents if not all are listed', () => {
    const heads = agentsByStatus([
      now({ agents: { IDLE: crowd(240, 'u1', 'u2'), INTERACTING: staff('u8') } }),
      now({ agents: { IDLE: staff('u2', 'u3') } }),
    ]);
    expect(heads).toEqual({ IDLE: { count: 240, atLeast: true }, INTERACTING: { count: 1, atLeast: false } });
    expect(sumOfHeads(heads)).toEqual({ count: 241, atLeast: true });
    expect(
      agentsByStatus([now({ agents: { IDLE: crowd(3, 'u1', 'u2') } }), now({ agents: { IDLE: staff('u7', 'u8') } })]),
    ).toEqual({
      IDLE: { count: 4, atLeast: true },
    });
  });

  it('sorts queues of the same state by the longest wait', () => {
    const waiting = (name: string, wait: number | undefined) => ({
      id: name,
      name,
      day: undefined,
      standing: { severity: 'critical', words: 'Wait much too long' } as const,
      now: now(wait === undefined ? {} : { longestWaits: { voice: wait } }),
    });
    const quiet = { ...waiting('Quiet', 900_000), standing: { severity: 'quiet', words: '' } as const };
    const urgent = [
      quiet,
      waiting('Alpha', 70_000),
      waiting('Beta', undefined),
      waiting('Delta', 300_000),
      waiting('Gamma', 300_000),
    ];
    expect(sorted(urgent, 'urgency').map(({ name }) => name)).toEqual(['Delta', 'Gamma', 'Alpha', 'Beta', 'Quiet']);
  });

  it('has no totals if no figures could be read', () => {
    expect(totalsOf(boardOf(queues, undefined, undefined))).toEqual({
      waiting: undefined,
      interacting: undefined,
      longest: undefined,
      day: undefined,
      agents: undefined,
    });
  });
});
