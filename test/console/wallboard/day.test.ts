import { describe, expect, it } from 'vitest';
import { readArrivals } from '../../../examples/console/src/wallboard/figures/arrivals.js';
import {
  emptyFigures,
  meanAnswerTime,
  meanHandleTime,
  overallLevel,
  readDay,
  serviceLevel,
} from '../../../examples/console/src/wallboard/figures/day.js';
import { activateTimeZone } from '../../../examples/console/src/shared/time-zone.js';
import { todayInterval } from '../../../examples/console/src/wallboard/figures/today.js';
import { dayOf } from './support.js';

describe('The figures of a day', () => {
  const data = (inTime: number, judged: number, target: number) => [
    {
      metrics: [
        { metric: 'nOffered', stats: { count: judged + 5 } },
        { metric: 'oServiceLevel', stats: { ratio: inTime / judged, numerator: inTime, denominator: judged, target } },
        { metric: 'tAnswered', stats: { count: judged, sum: judged * 5000 } },
        { metric: 'tHandle', stats: { count: 10, sum: 10 * 240_000 } },
      ],
    },
  ];
  const response = {
    results: [
      { group: { queueId: 'a', mediaType: 'voice' }, data: data(50, 90, 0.8) },
      { group: { queueId: 'a', mediaType: 'email' }, data: data(10, 10, 0.7) },
    ],
  };

  it('weigh the media types of a queue and their targets by their interactions', () => {
    const queue = readDay(response).get('a')!;
    expect(serviceLevel(queue)).toBe(0.6);
    expect(queue.target).toBeCloseTo(0.79);
    expect(queue.offered).toBe(110);
    expect(meanAnswerTime(queue)).toBe(5000);
    expect(meanHandleTime(queue)).toBe(240_000);
  });

  it('are split by media type', () => {
    expect(readDay(response).get('a')?.media).toMatchObject({ voice: { inTime: 50, target: 0.8 }, email: { inTime: 10 } });
  });

  it('have no value without interactions', () => {
    expect([serviceLevel, meanAnswerTime, meanHandleTime].map((figure) => figure(emptyFigures))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('cover midnight to midnight in the time zone of the page, also on clock changes', () => {
    activateTimeZone('Europe/Berlin');
    const interval = todayInterval(Date.parse('2026-03-29T15:30Z'));
    activateTimeZone(undefined);
    expect(interval).toBe('2026-03-28T23:00:00.000Z/2026-03-29T22:00:00.000Z');
  });
});

describe('The service level of several queues', () => {
  it('and its target are weighted by offered interactions', () => {
    const queues = [dayOf(9, 10, 0.8, { offered: 300 }), dayOf(50, 100, 0.9, { offered: 100 })];
    const { level, target } = overallLevel(queues);
    expect(level).toBeCloseTo((0.9 * 300 + 0.5 * 100) / 400);
    expect(target).toBeCloseTo((0.8 * 300 + 0.9 * 100) / 400);
  });

  it('ignores queues without a service level', () => {
    expect(overallLevel([dayOf(9, 10, 0.8, { offered: 10 }), dayOf(0, 0, undefined, { offered: 90 })])).toEqual({
      level: 0.9,
      target: 0.8,
    });
    expect(overallLevel([])).toEqual({ level: undefined, target: undefined });
  });
});

describe('Arrivals', () => {
  it('are counted by half-hour of the day, up to the current one', () => {
    const step = (from: string, count: number) => ({
      interval: `2026-03-12T${from}:00.000Z/2026-03-12T23:59:00.000Z`,
      metrics: [{ metric: 'nOffered', stats: { count } }],
    });
    const results = [
      { group: { queueId: 'a', mediaType: 'voice' }, data: [step('00:30', 4), step('02:00', 7)] },
      { group: { queueId: 'a', mediaType: 'chat' }, data: [step('00:30', 2), step('05:00', 9)] },
    ];
    const interval = '2026-03-12T00:00:00.000Z/2026-03-13T00:00:00.000Z';
    const arrivals = readArrivals({ results }, interval, Date.parse('2026-03-12T02:10:00Z'));
    expect(arrivals.get('a')).toEqual([0, 6, 0, 0, 7]);
  });
});
