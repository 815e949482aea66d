import type {
  ConversationAggregateQueryResponse,
  ConversationAggregationQuery,
  UserAggregateQueryResponse,
  UserAggregationQuery,
} from 'contact-centre-client/models';
import type { MessageId } from '../../messages/en.js';
import { addDays, dayAt, dayInterval, localText } from '../../shared/time-zone.js';
import type { DayFigures } from '../figures/day.js';
import {
  dayMetrics,
  emptyFigures,
  meanAnswerTime,
  meanHandleTime,
  readFigures,
  serviceLevel,
  sumOfFigures,
} from '../figures/day.js';
import { queueFilter } from '../figures/queue-filter.js';

/** ms */
const HALF_AN_HOUR = 1_800_000;

/** The figures of a trend, and how each is computed from those of a half-hour. */
export const trendFigures = {
  offered: { label: 'term.offered', value: ({ offered }: DayFigures): number | undefined => offered },
  answered: { label: 'term.answered', value: ({ answered }: DayFigures): number | undefined => answered },
  abandoned: { label: 'term.abandoned', value: ({ abandoned }: DayFigures): number | undefined => abandoned },
  level: { label: 'term.level', value: serviceLevel },
  asa: { label: 'term.asa', value: meanAnswerTime },
  aht: { label: 'term.aht', value: meanHandleTime },
} as const satisfies Record<string, { label: MessageId; value: (figures: DayFigures) => number | undefined }>;
export type TrendFigure = keyof typeof trendFigures;

/** The days that are compared. */
export const trendDays = {
  today: { label: 'trend.today', daysAgo: 0 },
  yesterday: { label: 'trend.yesterday', daysAgo: 1 },
  lastWeek: { label: 'trend.lastWeek', daysAgo: 7 },
} as const satisfies Record<string, { label: MessageId; daysAgo: number }>;
export type TrendDay = keyof typeof trendDays;

/** Returns a day in the time zone of the page as an analytics interval. */
export const intervalDaysAgo = (now: number, daysAgo: number): string => dayInterval(addDays(dayAt(now), -daysAgo));

export function trendQuery(queueIds: readonly string[], interval: string): ConversationAggregationQuery {
  return {
    interval,
    granularity: 'PT30M',
    groupBy: ['mediaType'],
    filter: queueFilter(queueIds),
    metrics: [...dayMetrics],
  };
}

/** By media type, the figures of each half-hour from the start of the day. */
export type TrendSteps = ReadonlyMap<string, readonly DayFigures[]>;

export function readTrend({ results = [] }: ConversationAggregateQueryResponse, interval: string): TrendSteps {
  const media = new Map<string, DayFigures[]>();
  for (const { group = {}, data = [] } of results) {
    const { mediaType = '' } = group;
    const steps = media.get(mediaType) ?? Array.from({ length: stepCount(interval) }, () => emptyFigures);
    media.set(mediaType, steps);
    for (const { interval: step = '', metrics = [] } of data) {
      const index = stepIndex(step, interval);
      if (index in steps) steps[index] = readFigures(metrics);
    }
  }
  return media;
}

const startOf = (interval: string): number => Date.parse(interval.split('/')[0] ?? '');
const endOf = (interval: string): number => Date.parse(interval.split('/')[1] ?? '');
const stepIndex = (step: string, interval: string): number => Math.floor((startOf(step) - startOf(interval)) / HALF_AN_HOUR);

/** Days with a clock change have two half-hours more or less. */
const stepCount = (interval: string): number => Math.ceil((endOf(interval) - startOf(interval)) / HALF_AN_HOUR);

/** Returns a figure of each half-hour. Half-hours after `until`, in ms since the epoch, have none. */
export function trendValues(
  steps: TrendSteps,
  { figure, media, interval, until }: { figure: TrendFigure; media: string; interval: string; until: number },
): (number | undefined)[] {
  const chosen = media === '' ? [...steps.values()] : [steps.get(media) ?? []];
  return Array.from({ length: stepCount(interval) }, (_, index) => {
    if (startOf(interval) + index * HALF_AN_HOUR > until) return undefined;
    return trendFigures[figure].value(sumOfFigures(chosen.flatMap((ofMedia) => ofMedia[index] ?? [])));
  });
}

/** The time of agents in each routing status by half-hour. @param userIds - All agents by default. */
export function staffingQuery(interval: string, userIds?: readonly string[]): UserAggregationQuery {
  return {
    interval,
    granularity: 'PT30M',
    metrics: ['tAgentRoutingStatus'],
    ...(userIds && {
      filter: { type: 'or', predicates: userIds.map((value) => ({ dimension: 'userId', value })) },
    }),
  };
}

/** Returns the average number of agents on queue in each half-hour. */
export function readStaffing(
  { results = [] }: UserAggregateQueryResponse,
  interval: string,
  until: number,
): (number | undefined)[] {
  const times = Array.from({ length: stepCount(interval) }, () => 0);
  for (const { data = [] } of results) {
    for (const { interval: step = '', metrics = [] } of data) {
      const index = stepIndex(step, interval);
      const onQueue = metrics.filter(({ qualifier }) => qualifier !== 'OFF_QUEUE');
      if (index in times) times[index] = onQueue.reduce((sum, { stats }) => sum + (stats?.sum ?? 0), times[index] ?? 0);
    }
  }
  return times.map((time, index) => {
    const elapsed = Math.min(HALF_AN_HOUR, until - startOf(interval) - index * HALF_AN_HOUR);
    return elapsed <= 0 ? undefined : time / elapsed;
  });
}

/**
 * Returns the values of another day at these times of day: those of 9 o'clock at 9 o'clock, also if the clocks have changed since.
 *
 * @param times - The start of each half-hour of the day that is drawn, in ms since the epoch.
 * @param interval - The other day.
 */
export function atTimesOfDay<T>(times: readonly number[], values: readonly T[], interval: string): (T | undefined)[] {
  const timeOfDay = (time: number): string => localText(time).slice(11);
  const indexes = new Map(stepTimes(interval).map((time, index) => [timeOfDay(time), index]));
  return times.map((time) => values[indexes.get(timeOfDay(time)) ?? -1]);
}

/** The start of each half-hour, in ms since the epoch. */
export const stepTimes = (interval: string): number[] =>
  Array.from({ length: stepCount(interval) }, (_, index) => startOf(interval) + index * HALF_AN_HOUR);
