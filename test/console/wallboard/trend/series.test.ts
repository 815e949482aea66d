import { describe, expect, it } from 'vitest';
import { activateTimeZone } from '../../../../examples/console/src/shared/time-zone.js';
import {
  atTimesOfDay,
  intervalDaysAgo,
  readStaffing,
  readTrend,
  staffingQuery,
  stepTimes,
  trendValues,
} from '../../../../examples/console/src/wallboard/trend/series.js';

const interval = '2026-03-12T00:00:00.000Z/2026-03-13T00:00:00.000Z';
const until = Date.parse('2026-03-12T01:40:00Z');
const step = (from: string, metrics: object[]) => ({ interval: `2026-03-12T${from}:00.000Z/2026-03-12T23:00:00.000Z`, metrics });

describe('The trend of queues', () => {
  const level = (numerator: number, denominator: number) => ({ metric: 'oServiceLevel', stats: { numerator, denominator } });
  const steps = readTrend(
    {
      results: [
        {
          group: { mediaType: 'voice' },
          data: [
            step('00:30', [{ metric: 'nOffered', stats: { count: 4 } }, level(1, 4)]),
            step('01:30', [{ metric: 'tHandle', stats: { count: 2, sum: 9000 } }]),
          ],
        },
        { group: { mediaType: 'chat' }, data: [step('00:30', [{ metric: 'nOffered', stats: { count: 6 } }, level(4, 6)])] },
      ],
    },
    interval,
  );
  const values = (figure: Parameters<typeof trendValues>[1]['figure'], media = '') =>
    trendValues(steps, { figure, media, interval, until }).slice(0, 5);

  it('has the figures of each half-hour, and none for the future', () => {
    expect(values('offered')).toEqual([0, 10, 0, 0, undefined]);
    expect(values('level')).toEqual([undefined, 0.5, undefined, undefined, undefined]);
    expect(values('aht')).toEqual([undefined, undefined, undefined, 4500, undefined]);
  });

  it('can be limited to a media type', () => {
    expect(values('offered', 'chat')).toEqual([0, 6, 0, 0, undefined]);
    expect(values('offered', 'email')).toEqual([0, 0, 0, 0, undefined]);
  });

  it('compares the same times of day, also if the clocks have changed between the days', () => {
    activateTimeZone('Europe/Berlin');
    const now = Date.parse('2026-03-29T12:00Z');
    const today = intervalDaysAgo(now, 0);
    const yesterday = intervalDaysAgo(now, 1);
    const hours = stepTimes(yesterday).map((_, index) => index / 2);
    const aligned = atTimesOfDay(stepTimes(today), hours, yesterday);
    activateTimeZone(undefined);
    expect([today, yesterday]).toEqual([
      '2026-03-28T23:00:00.000Z/2026-03-29T22:00:00.000Z',
      '2026-03-27T23:00:00.000Z/2026-03-28T23:00:00.000Z',
    ]);
    // Clocks skip the hour from 2 to 3.
    expect(aligned.slice(2, 6)).toEqual([1, 1.5, 3, 3.5]);
    expect(aligned).toHaveLength(46);
    expect(aligned.at(-1)).toBe(23.5);
  });
});

describe('Staffing', () => {
  it('is the average number of agents on queue in each half-hour, of which the current one has not ended', () => {
    const time = (qualifier: string, sum: number) => ({ metric: 'tAgentRoutingStatus', qualifier, stats: { sum } });
    const data = [
      step('00:00', [time('IDLE', 1_800_000), time('INTERACTING', 3_600_000), time('OFF_QUEUE', 9_000_000)]),
      step('01:30', [time('IDLE', 1_200_000)]),
    ];
    expect(readStaffing({ results: [{ data }] }, interval, until).slice(0, 5)).toEqual([3, 0, 0, 2, undefined]);
  });

  it('is requested for all agents or for some', () => {
    expect(staffingQuery(interval).filter).toBeUndefined();
    expect(staffingQuery(interval, ['u1']).filter?.predicates).toEqual([{ dimension: 'userId', value: 'u1' }]);
  });
});
