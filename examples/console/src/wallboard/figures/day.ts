import type { ConversationAggregateQueryResponse, ConversationAggregationQuery } from 'contact-centre-client/models';
import { queueFilter } from './queue-filter.js';

/** The figures of a queue's day so far. */
export interface QueueDay {
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
}

export function dayQuery(queueIds: readonly string[], interval: string): ConversationAggregationQuery {
  return {
    interval,
    groupBy: ['queueId'],
    filter: queueFilter(queueIds),
    metrics: ['nOffered', 'tAnswered', 'tAbandon', 'oServiceLevel'],
  };
}

export const emptyDay: QueueDay = {
  offered: 0,
  answered: 0,
  abandoned: 0,
  inTime: 0,
  judged: 0,
  target: undefined,
  answerTime: 0,
};

/** Sums the media types of each queue. */
export function readDay({ results = [] }: ConversationAggregateQueryResponse): ReadonlyMap<string, QueueDay> {
  const queues = new Map<string, QueueDay>();
  for (const { group = {}, data = [] } of results) {
    const { queueId = '' } = group;
    const figures = new Map(
      data.flatMap(({ metrics = [] }) => metrics.map(({ metric, stats }) => [metric, stats ?? {}] as const)),
    );
    const level = figures.get('oServiceLevel');
    queues.set(
      queueId,
      sumOfDays([
        queues.get(queueId) ?? emptyDay,
        {
          offered: figures.get('nOffered')?.count ?? 0,
          answered: figures.get('tAnswered')?.count ?? 0,
          abandoned: figures.get('tAbandon')?.count ?? 0,
          inTime: level?.numerator ?? 0,
          judged: level?.denominator ?? 0,
          target: level?.target,
          answerTime: figures.get('tAnswered')?.sum ?? 0,
        },
      ]),
    );
  }
  return queues;
}

/** Sums all queues; the strictest target counts. */
export function sumOfDays(days: readonly QueueDay[]): QueueDay {
  const sum = (key: Exclude<keyof QueueDay, 'target'>): number => days.reduce((total, day) => total + day[key], 0);
  const targets = days.flatMap(({ target }) => target ?? []);
  return {
    offered: sum('offered'),
    answered: sum('answered'),
    abandoned: sum('abandoned'),
    inTime: sum('inTime'),
    judged: sum('judged'),
    target: targets.length === 0 ? undefined : Math.max(...targets),
    answerTime: sum('answerTime'),
  };
}

/** 0 to 1; `undefined` without data. */
export const serviceLevel = ({ inTime, judged }: QueueDay): number | undefined => (judged === 0 ? undefined : inTime / judged);

/** In ms. */
export const meanAnswerTime = ({ answerTime, answered }: QueueDay): number | undefined =>
  answered === 0 ? undefined : answerTime / answered;
