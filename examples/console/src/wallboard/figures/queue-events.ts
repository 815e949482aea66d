import type { NotificationTopics, ObservationMetricData, QueueObservationQueryResponse } from 'contact-centre-client/models';
import { nowQuery } from './now.js';

/** An event about a queue: the figures of one of its groups, and of its day. */
export type QueueEvent = NotificationTopics['v2.analytics.queues.{id}.observations'];

const shown: readonly string[] = nowQuery([]).metrics;

/** Metrics of a queue's agents. If any of them is present and the ones for agents on and off queue are not, the number is 0. */
const ofAgents = /^o(?:OnQueue|OffQueue|Member|Active)Users$|^oUser(?:Presences|RoutingStatuses)$|^oJoinedMembers$/;

const usersByState = ['oOnQueueUsers', 'oOffQueueUsers'];

const metricsOf = ({ data = [] }: QueueEvent) => data.flatMap(({ metrics = [] }) => metrics);

const isOfAgents = (event: QueueEvent): boolean => metricsOf(event).some(({ metric = '' }) => ofAgents.test(metric));

/** What an event does not contain: which agents are on queue, and the longest waiting time if an interaction waits. */
export function leavesOpen(event: QueueEvent): boolean {
  const waiting = metricsOf(event).some(({ metric, stats }) => metric === 'oWaiting' && (stats?.['count'] ?? 0) > 0);
  return isOfAgents(event) || (waiting && metricsOf(event).every(({ metric }) => metric !== 'oLongestWaiting'));
}

/** Whether the queue's day may have changed: with every conversation, but not with its agents. */
export const concernsDay = (event: QueueEvent): boolean => metricsOf(event).some(({ metric = '' }) => !ofAgents.test(metric));

/** Returns the current figures updated by an event. */
export function applyQueueEvent(answer: QueueObservationQueryResponse, event: QueueEvent): QueueObservationQueryResponse {
  const { results = [] } = answer;
  const { group = {} } = event;
  const news = metricsOf(event).filter(({ metric = '' }) => shown.includes(metric));
  const replaced = new Set(news.map(({ metric }) => metric));
  if (news.some(({ metric, stats }) => metric === 'oWaiting' && stats?.['count'] === 0)) replaced.add('oLongestWaiting');
  if (isOfAgents(event)) for (const name of usersByState) replaced.add(name);
  if (replaced.size === 0) return answer;
  const positions = positionsOf(results);
  const at = positions.get(keyOf(group)) ?? -1;
  const before = results[at]?.data ?? [];
  const data = [
    ...before.filter(({ metric }) => !replaced.has(metric)),
    ...news.map((metric): ObservationMetricData => {
      // The event has no ids, so the known ones stay until the next request.
      const previous = before.find((other) => other.metric === metric.metric && other.qualifier === metric.qualifier);
      return { ...previous, ...metric };
    }),
  ];
  const next = [...results];
  next[at < 0 ? results.length : at] = { group, data };
  if (at >= 0) positionsByResults.set(next, positions);
  return { ...answer, results: next };
}

type Results = NonNullable<QueueObservationQueryResponse['results']>;
type Positions = ReadonlyMap<string, number>;

/** Large contact centres have thousands of groups and many events a second, so that a search for each event would take too long. */
const positionsByResults = new WeakMap<Results, Positions>();

function positionsOf(results: Results): Positions {
  const existing = positionsByResults.get(results);
  if (existing) return existing;
  const positions = new Map(results.map(({ group = {} }, index) => [keyOf(group), index]));
  positionsByResults.set(results, positions);
  return positions;
}

const keyOf = (group: Readonly<Record<string, string | undefined>>): string =>
  `${group['queueId'] ?? ''} ${group['mediaType'] ?? ''}`;
