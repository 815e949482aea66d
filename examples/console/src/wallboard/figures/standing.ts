import type { Queue, QueueMediaSettings } from 'contact-centre-client/models';
import type { QueueDay } from './day.js';
import { serviceLevel } from './day.js';
import type { QueueNow } from './now.js';

/** The states of a queue, most urgent first. */
export const severities = ['critical', 'warning', 'good', 'quiet'] as const;
export type Severity = (typeof severities)[number];

export interface Standing {
  severity: Severity;
  /** The reason in words, since a colour alone is not accessible. */
  words: string;
}

/** If the service level is this far below its target, the day can hardly reach it. */
const FAR_BELOW = 0.15;

/** A wait is critical from this multiple of the promised time on. */
const MUCH_TOO_LONG = 3;

const DEFAULT_LIMIT = 20_000;

/** Returns the worst state of a queue. */
export function standingOf(queue: Queue, now: QueueNow | undefined, day: QueueDay | undefined): Standing {
  const judgements = [...judgeNow(queue, now), ...judgeDay(day)];
  return severities.flatMap((severity) => judgements.find((standing) => standing.severity === severity) ?? [])[0] ?? quiet;
}

const quiet: Standing = { severity: 'quiet', words: 'Nothing yet today' };

function judgeNow(queue: Queue, now: QueueNow | undefined): Standing[] {
  if (!now) return [];
  const overdue = Object.entries(now.longestWaits).map(([media, wait]) => wait / limitOf(queue, media));
  const worst = Math.max(0, ...overdue);
  return [
    ...(now.waiting > 0 && now.onQueue === 0 ? [{ severity: 'critical', words: 'No agents on queue' } as const] : []),
    ...(worst > MUCH_TOO_LONG ? [{ severity: 'critical', words: 'Wait much too long' } as const] : []),
    ...(worst > 1 ? [{ severity: 'warning', words: 'Wait too long' } as const] : []),
  ];
}

function judgeDay(day: QueueDay | undefined): Standing[] {
  const level = day && serviceLevel(day);
  return level === undefined ? [] : [judgeLevel(level, day?.target)];
}

/** Compares a service level with its target. */
export function judgeLevel(level: number, target: number | undefined): Standing {
  if (target === undefined) return { severity: 'good', words: 'No target' };
  if (level < target - FAR_BELOW) return { severity: 'critical', words: 'Far below target' };
  // Equal after rounding to per cent counts as on target.
  return Math.round(level * 100) < Math.round(target * 100)
    ? { severity: 'warning', words: 'Below target' }
    : { severity: 'good', words: 'On target' };
}

/** Returns the promised time to answer in this queue, in ms. Settings call voice a call. */
function limitOf({ mediaSettings = {} }: Queue, mediaType: string): number {
  const medium = mediaType === 'voice' ? 'call' : mediaType;
  return mediaSettings[medium as keyof QueueMediaSettings]?.serviceLevel?.durationMs ?? DEFAULT_LIMIT;
}
