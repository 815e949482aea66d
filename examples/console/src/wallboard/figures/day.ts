import type { ConversationAggregateQueryResponse, ConversationAggregationQuery } from 'contact-centre-client/models';
import { queueFilter } from './queue-filter.js';

/** Interactions of a day or another period. */
export interface DayFigures {
  offered: number;
  answered: number;
  abandoned: number;
  /** Interactions answered in time, and interactions for which that is known. */
  inTime: number;
  judged: number;
  /** The target share of answers in time, 0 to 1. */
  target: number | undefined;
  /** From arrival to answer, in ms, summed. */
  answerTime: number;
  /** Interactions whose handling is complete. */
  handled: number;
  /** Talk, hold and after-call work of these, in ms, summed. */
  handleTime: number;
}

/** The figures of a queue's day so far. */
export interface QueueDay extends DayFigures {
  media: Readonly<Record<string, DayFigures>>;
}

export const dayMetrics = ['nOffered', 'tAnswered', 'tAbandon', 'oServiceLevel', 'tHandle'] as const;

export function dayQuery(queueIds: readonly string[], interval: string): ConversationAggregationQuery {
  return {
    interval,
    groupBy: ['queueId', 'mediaType'],
    filter: queueFilter(queueIds),
    metrics: [...dayMetrics],
  };
}

export const emptyFigures: DayFigures = {
  offered: 0,
  answered: 0,
  abandoned: 0,
  inTime: 0,
  judged: 0,
  target: undefined,
  answerTime: 0,
  handled: 0,
  handleTime: 0,
};

export const emptyDay: QueueDay = { ...emptyFigures, media: {} };

type Metrics = NonNullable<
  NonNullable<NonNullable<ConversationAggregateQueryResponse['results']>[number]['data']>[number]['metrics']
>;

/** Reads the metrics of one group and one interval. */
export function readFigures(metrics: Metrics): DayFigures {
  const stats = (name: string) => metrics.find(({ metric }) => metric === name)?.stats;
  const level = stats('oServiceLevel');
  return {
    offered: stats('nOffered')?.count ?? 0,
    answered: stats('tAnswered')?.count ?? 0,
    abandoned: stats('tAbandon')?.count ?? 0,
    inTime: level?.numerator ?? 0,
    judged: level?.denominator ?? 0,
    target: level?.target,
    answerTime: stats('tAnswered')?.sum ?? 0,
    handled: stats('tHandle')?.count ?? 0,
    handleTime: stats('tHandle')?.sum ?? 0,
  };
}

/** Sums the media types of each queue. */
export function readDay({ results = [] }: ConversationAggregateQueryResponse): ReadonlyMap<string, QueueDay> {
  const queues = new Map<string, Record<string, DayFigures>>();
  for (const { group = {}, data = [] } of results) {
    const { queueId = '', mediaType = '' } = group;
    const media = queues.get(queueId) ?? {};
    media[mediaType] = readFigures(data.flatMap(({ metrics = [] }) => metrics));
    queues.set(queueId, media);
  }
  return new Map([...queues].map(([queueId, media]) => [queueId, { ...sumOfFigures(Object.values(media)), media }]));
}

/** Sums figures. The target is the average of the targets, weighted by the interactions that they were compared with. */
export function sumOfFigures(days: readonly DayFigures[]): DayFigures {
  const sum = (key: Exclude<keyof DayFigures, 'target'>): number => days.reduce((total, day) => total + day[key], 0);
  return {
    offered: sum('offered'),
    answered: sum('answered'),
    abandoned: sum('abandoned'),
    inTime: sum('inTime'),
    judged: sum('judged'),
    target: weightedMean(days.map(({ target, judged }) => ({ value: target, weight: judged }))),
    answerTime: sum('answerTime'),
    handled: sum('handled'),
    handleTime: sum('handleTime'),
  };
}

/** Returns the mean of the values that are present; `undefined` without any. Without weights, each counts the same. */
function weightedMean(values: readonly { value: number | undefined; weight: number }[]): number | undefined {
  const present = values.flatMap(({ value, weight }) => (value === undefined ? [] : [{ value, weight }]));
  if (present.length === 0) return undefined;
  const total = present.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return present.reduce((sum, { value }) => sum + value, 0) / present.length;
  return present.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}

/** The service level of several queues and its target, 0 to 1: the mean of the queues, weighted by their offered interactions. */
export function overallLevel(days: readonly DayFigures[]): { level: number | undefined; target: number | undefined } {
  const judged = days.filter((day) => day.judged > 0);
  return {
    level: weightedMean(judged.map((day) => ({ value: serviceLevel(day), weight: day.offered }))),
    target: weightedMean(judged.map(({ target, offered }) => ({ value: target, weight: offered }))),
  };
}

/** 0 to 1; `undefined` without data. */
export const serviceLevel = ({ inTime, judged }: DayFigures): number | undefined => (judged === 0 ? undefined : inTime / judged);

/** The average speed of answer, in ms. */
export const meanAnswerTime = ({ answerTime, answered }: DayFigures): number | undefined =>
  answered === 0 ? undefined : answerTime / answered;

/** The average handle time, in ms. */
export const meanHandleTime = ({ handleTime, handled }: DayFigures): number | undefined =>
  handled === 0 ? undefined : handleTime / handled;
