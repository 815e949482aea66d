import type { ObservationMetricData, QueueObservationQuery, QueueObservationQueryResponse } from 'contact-centre-client/models';
import { queueFilter } from './queue-filter.js';
import type { Headcount, Staff } from './staff.js';
import { splitInteracting } from './staff.js';

/** The current figures of a queue. They change with events and responses only, not with the clock. */
export interface QueueNow {
  waiting: number;
  interacting: number;
  /** By media type. */
  media: Readonly<Record<string, MediaNow>>;
  /** Agents on queue, by routing status. */
  agents: Readonly<Record<string, Staff>>;
  onQueue: number;
  /** Agents who interact for this queue. */
  here: Headcount;
  /** Agents on queue who interact, but not for this queue. */
  elsewhere: Headcount;
  /** Agents who have activated this queue, but are off queue. */
  offQueue: number;
}

/** The current figures of one media type in a queue. */
export interface MediaNow {
  waiting: number;
  interacting: number;
  /** When the longest waiting interaction began to wait, in ms since the epoch by the platform's clock. */
  longestSince?: number;
}

export function nowQuery(queueIds: readonly string[]): QueueObservationQuery {
  return {
    filter: queueFilter(queueIds),
    metrics: ['oWaiting', 'oInteracting', 'oLongestWaiting', 'oOnQueueUsers', 'oOffQueueUsers'],
    // With ids, since agents of several queues count once in a sum, and may interact for another queue.
    detailMetrics: ['oOnQueueUsers', 'oInteracting'],
  };
}

type Group = NonNullable<QueueObservationQueryResponse['results']>[number];

/** A queue has one group for each media type, and one for its agents. */
export function readNow({ results = [] }: QueueObservationQueryResponse): ReadonlyMap<string, QueueNow> {
  return readGroups(groupsByQueue(results), new Map());
}

/** Reads one response after the other. A queue whose groups are the same objects as before keeps its figures. */
export class NowReader {
  #groups: ReadonlyMap<string, readonly Group[]> = new Map();
  #figures: ReadonlyMap<string, QueueNow> = new Map();

  read({ results = [] }: QueueObservationQueryResponse): ReadonlyMap<string, QueueNow> {
    const groups = groupsByQueue(results);
    const unchanged = new Map(
      [...this.#figures].filter(([queueId]) => hasSameItems(groups.get(queueId), this.#groups.get(queueId))),
    );
    this.#groups = groups;
    this.#figures = readGroups(groups, unchanged);
    return this.#figures;
  }
}

function groupsByQueue(results: readonly Group[]): Map<string, Group[]> {
  const queues = new Map<string, Group[]>();
  for (const result of results) {
    const queueId = result.group?.['queueId'] ?? '';
    const groups = queues.get(queueId);
    if (groups) groups.push(result);
    else queues.set(queueId, [result]);
  }
  return queues;
}

const hasSameItems = (one: readonly Group[] = [], other: readonly Group[] = []): boolean =>
  one.length === other.length && one.every((group, index) => group === other[index]);

function readGroups(
  groups: ReadonlyMap<string, readonly Group[]>,
  unchanged: ReadonlyMap<string, QueueNow>,
): ReadonlyMap<string, QueueNow> {
  return new Map([...groups].map(([queueId, ofQueue]) => [queueId, unchanged.get(queueId) ?? readQueue(ofQueue)]));
}

function readQueue(groups: readonly Group[]): QueueNow {
  const media: Record<string, MediaNow> = {};
  const agents: Record<string, Staff> = {};
  const interactions: Staff[] = [];
  let offQueue = 0;
  for (const { group = {}, data = [] } of groups) {
    const mediaType = group['mediaType'];
    if (mediaType !== undefined) media[mediaType] = readMedia(data);
    for (const metric of data) {
      const { metric: name, qualifier = '', stats } = metric;
      if (name === 'oInteracting') interactions.push(staffOf(metric));
      if (name === 'oOnQueueUsers') agents[qualifier] = staffOf(metric);
      if (name === 'oOffQueueUsers') offQueue += stats?.count ?? 0;
    }
  }
  const sum = (values: readonly { count: number }[]): number => values.reduce((total, { count }) => total + count, 0);
  return {
    waiting: Object.values(media).reduce((total, { waiting }) => total + waiting, 0),
    interacting: sum(interactions),
    media,
    agents,
    onQueue: sum(Object.values(agents)),
    ...splitInteracting(agents['INTERACTING'], interactions),
    offQueue,
  };
}

function readMedia(data: readonly ObservationMetricData[]): MediaNow {
  const stats = (name: string) => data.find(({ metric }) => metric === name)?.stats;
  const longestSince = stats('oLongestWaiting')?.calculatedMetricValue;
  return {
    waiting: stats('oWaiting')?.count ?? 0,
    interacting: stats('oInteracting')?.count ?? 0,
    ...(longestSince !== undefined && { longestSince }),
  };
}

function staffOf({ stats, observations = [], truncated = false }: ObservationMetricData): Staff {
  return { count: stats?.count ?? 0, userIds: observations.flatMap(({ userId }) => userId ?? []), truncated };
}

/** When the longest waiting interaction began to wait, in ms since the epoch; `undefined` if no interaction waits. */
export function longestSince({ media }: QueueNow): number | undefined {
  const times = Object.values(media).flatMap(({ longestSince: since }) => since ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** The longest waiting time in ms; `undefined` if no interaction waits. @param at - The platform's time. */
export function longestWait(now: QueueNow, at: number): number | undefined {
  const since = longestSince(now);
  return since === undefined ? undefined : Math.max(0, at - since);
}
