import type { AnalyticsUserDetail } from 'contact-centre-client/models';
import { niceStep } from '../../interactions/timeline/axis.js';

/** A presence or a routing status without a change, in ms since the epoch and as shares of the drawn time. */
export interface Stretch {
  /** The system presence or the routing status, as the platform names it: `ON_QUEUE`, `IDLE`. */
  value: string;
  /** The id of the organisation's presence. */
  presenceId: string | undefined;
  start: number;
  end: number;
  /** Whether it has not ended yet. */
  isOngoing: boolean;
  offset: number;
  width: number;
}

export const laneNames = ['presence', 'routingStatus'] as const;
export type LaneName = (typeof laneNames)[number];

export interface DayLine {
  /** The drawn time, in ms since the epoch. */
  start: number;
  end: number;
  lanes: Readonly<Record<LaneName, readonly Stretch[]>>;
  /** The marks of the axis. */
  marks: readonly { at: number; share: number }[];
}

const HOUR = 3_600_000;
/** Less than this is not drawn across the whole width, so that an agent who has just begun has no wide bars. */
const SHORTEST = 4 * HOUR;

interface Period {
  from: Date;
  to: Date;
}

type Span = Omit<Stretch, 'offset' | 'width'>;

/**
 * Returns the presences and routing statuses of an agent on a day, up to `now`. Hours offline before the first and after the last work
 * are not drawn.
 *
 * @param now - When the platform responded, in ms since the epoch.
 */
export function dayLineOf(detail: AnalyticsUserDetail | undefined, { from, to }: Period, now: number): DayLine | undefined {
  const limits = { start: from.getTime(), end: Math.min(to.getTime(), now) };
  const presence = spansOf(
    (detail?.primaryPresence ?? []).map(({ systemPresence: value, organizationPresenceId: presenceId, ...times }) => ({
      value,
      presenceId,
      ...times,
    })),
    limits,
  );
  const routingStatus = spansOf(
    (detail?.routingStatus ?? []).map(({ routingStatus: value, ...times }) => ({ value, presenceId: undefined, ...times })),
    limits,
  );
  if (presence.length + routingStatus.length === 0) return undefined;
  const { start, end } = drawnTime([...presence, ...routingStatus], { start: from.getTime(), end: to.getTime() });
  const place = (spans: readonly Span[]): Stretch[] =>
    spans.flatMap((span) => {
      const shownStart = Math.max(span.start, start);
      const width = Math.min(span.end, end) - shownStart;
      return width <= 0 ? [] : [{ ...span, offset: (shownStart - start) / (end - start), width: width / (end - start) }];
    });
  return { start, end, lanes: { presence: place(presence), routingStatus: place(routingStatus) }, marks: marksOf(start, end) };
}

interface PlatformRecord {
  value: string | undefined;
  presenceId: string | undefined;
  startTime?: string;
  endTime?: string;
}

/** Cuts records at the limits, and joins those that follow each other with the same value. */
function spansOf(records: readonly PlatformRecord[], limits: { start: number; end: number }): Span[] {
  const spans = records
    .map(({ value = '', presenceId, startTime = '', endTime }) => ({
      value,
      presenceId,
      start: Math.max(limits.start, Date.parse(startTime)),
      end: Math.min(limits.end, endTime === undefined ? limits.end : Date.parse(endTime)),
      isOngoing: endTime === undefined,
    }))
    // Also leaves out invalid times.
    .filter(({ value, start, end }) => value !== '' && start < end)
    .sort((one, other) => one.start - other.start);
  return spans.reduce<Span[]>((joined, span) => {
    const last = joined.at(-1);
    if (last?.value !== span.value || last.presenceId !== span.presenceId || last.end < span.start) return [...joined, span];
    return joined.with(-1, { ...last, end: Math.max(last.end, span.end), isOngoing: span.isOngoing });
  }, []);
}

const isAtWork = ({ value }: Span): boolean => value !== 'OFFLINE' && value !== 'OFF_QUEUE';

/** Returns the full hours with work, and some more if they are few; the day if there is no work. */
function drawnTime(spans: readonly Span[], day: { start: number; end: number }): { start: number; end: number } {
  const work = spans.filter(isAtWork);
  if (work.length === 0) return day;
  const first = Math.min(...work.map(({ start }) => start));
  const last = Math.max(...work.map(({ end }) => end));
  const hoursFromStart = (moment: number): number => (moment - day.start) / HOUR;
  const start = day.start + Math.floor(hoursFromStart(first)) * HOUR;
  const end = Math.min(day.end, day.start + Math.ceil(hoursFromStart(last)) * HOUR);
  if (end - start >= SHORTEST) return { start, end };
  const longerEnd = Math.min(day.end, start + SHORTEST);
  return { start: Math.max(day.start, longerEnd - SHORTEST), end: longerEnd };
}

function marksOf(start: number, end: number): { at: number; share: number }[] {
  const step = Math.max(HOUR, niceStep(end - start));
  return Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => ({
    at: start + index * step,
    share: (index * step) / (end - start),
  }));
}

/** Returns the stretch of a moment. */
export const stretchAt = (stretches: readonly Stretch[], moment: number): Stretch | undefined =>
  stretches.find(({ start, end }) => start <= moment && moment < end) ?? stretches.find(({ end }) => end === moment);

/** Returns when something changed, in order, and the end. */
export function changesOf({ lanes }: DayLine): number[] {
  const stretches = [...lanes.presence, ...lanes.routingStatus];
  const last = Math.max(...stretches.map(({ end }) => end));
  return [...new Set([...stretches.map(({ start }) => start), last])].sort((one, other) => one - other);
}

/** The time with one value. */
export interface ValueTotal {
  value: string;
  presenceId: string | undefined;
  ms: number;
}

/** Returns how long each value lasted, the longest first. */
export function totalsOf(stretches: readonly Stretch[]): ValueTotal[] {
  const totals = new Map<string, ValueTotal>();
  for (const { value, presenceId, start, end } of stretches) {
    const key = `${value} ${presenceId ?? ''}`;
    totals.set(key, { value, presenceId, ms: (totals.get(key)?.ms ?? 0) + end - start });
  }
  return [...totals.values()].sort((one, other) => other.ms - one.ms);
}

/** How an agent spent the time on queue, in ms. */
export interface QueueTime {
  onQueue: number;
  /** The share of it with interactions, 0 to 1; `undefined` without time on queue. */
  occupancy: number | undefined;
}

export function queueTimeOf({ lanes: { routingStatus } }: DayLine): QueueTime {
  const sum = (isWanted: (value: string) => boolean): number =>
    routingStatus.reduce((total, { value, start, end }) => total + (isWanted(value) ? end - start : 0), 0);
  const onQueue = sum((value) => value !== 'OFF_QUEUE');
  return { onQueue, occupancy: onQueue === 0 ? undefined : sum((value) => value === 'INTERACTING') / onQueue };
}
