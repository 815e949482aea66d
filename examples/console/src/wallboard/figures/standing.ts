import type { Queue, QueueMediaSettings } from 'contact-centre-client/models';
import type { MessageId } from '../../messages/en.js';
import type { DayFigures } from './day.js';
import { serviceLevel } from './day.js';
import type { QueueNow } from './now.js';

/** The states of a queue, most urgent first: `critical` and `warning` are about this moment, the others about the day. */
export const severities = ['critical', 'warning', 'behind', 'good', 'quiet'] as const;
export type Severity = (typeof severities)[number];

export interface Standing {
  severity: Severity;
  /** The reason in words, since a colour alone is not accessible: the key of a text. */
  words: MessageId;
}

/** What is wrong in a queue at this moment. */
export interface Attention extends Standing {
  severity: 'critical' | 'warning';
  /** What the user can do: the key of a text. */
  advice: MessageId;
  /** When the interaction began to wait that is overdue, in ms since the epoch by the platform's clock. */
  since?: number;
  /** The promised time to answer, in ms. */
  limit?: number;
}

/** If the service level is this far below its target, the day can hardly reach it. */
const FAR_BELOW = 0.15;

/** A wait is critical from this multiple of the promised time on. */
const MUCH_TOO_LONG = 3;

const DEFAULT_LIMIT = 20_000;

/** Returns the state of a queue: what is wrong now, otherwise how its day is. */
export function standingOf(attention: Attention | undefined, day: DayFigures | undefined): Standing {
  return attention ? { severity: attention.severity, words: attention.words } : dayStanding(day);
}

const quiet: Standing = { severity: 'quiet', words: 'standing.nothingYet' };

/** Returns how the day is so far. */
export function dayStanding(day: DayFigures | undefined): Standing {
  const level = day && serviceLevel(day);
  return level === undefined ? quiet : judgeLevel(level, day?.target);
}

/** Compares a service level with its target. */
export function judgeLevel(level: number, target: number | undefined): Standing {
  if (target === undefined) return { severity: 'good', words: 'standing.noTarget' };
  if (level < target - FAR_BELOW) return { severity: 'behind', words: 'standing.farBelow' };
  // Equal after rounding to per cent counts as on target.
  return Math.round(level * 100) < Math.round(target * 100)
    ? { severity: 'behind', words: 'standing.below' }
    : { severity: 'good', words: 'standing.onTarget' };
}

/** What the attention of a queue depends on. */
export interface Situation {
  queue: Queue;
  now: QueueNow | undefined;
  /** Whether interactions have arrived within the last hour. */
  isOpen: boolean;
}

/** Returns what is wrong at this moment, the worst first. @param at - The platform's time in ms since the epoch. */
export function attentionOf({ queue, now, isOpen }: Situation, at: number): Attention | undefined {
  if (!now) return undefined;
  const overdue = now.waiting > 0 ? longestOverdue(queue, now, at) : undefined;
  if (now.waiting > 0 && now.onQueue === 0) {
    return { severity: 'critical', words: 'standing.noAgents', advice: 'advice.setOnQueue', ...overdue };
  }
  if (overdue) {
    const isCritical = (at - overdue.since) / overdue.limit > MUCH_TOO_LONG;
    const words = isCritical ? 'standing.waitMuchTooLong' : 'standing.waitTooLong';
    return { severity: isCritical ? 'critical' : 'warning', words, advice: adviceFor(now), ...overdue };
  }
  if (now.onQueue === 0 && isOpen) {
    return { severity: 'warning', words: 'standing.noAgents', advice: 'advice.setOnQueue' };
  }
  return undefined;
}

function adviceFor({ agents, elsewhere }: QueueNow): MessageId {
  if ((agents['IDLE']?.count ?? 0) > 0) return 'advice.compareSkills';
  if ((agents['NOT_RESPONDING']?.count ?? 0) > 0) return 'advice.talk';
  return elsewhere.count > 0 ? 'advice.freeAgents' : 'advice.findHelp';
}

/** Returns the wait that exceeds its limit the most, relative to it. */
function longestOverdue(queue: Queue, { media }: QueueNow, at: number): { since: number; limit: number } | undefined {
  const excess = ({ since, limit }: { since: number; limit: number }): number => (at - since) / limit;
  return Object.entries(media)
    .flatMap(([mediaType, { longestSince: since }]) => (since === undefined ? [] : [{ since, limit: limitOf(queue, mediaType) }]))
    .filter((wait) => excess(wait) > 1)
    .sort((one, other) => excess(other) - excess(one))[0];
}

/** Returns the promised time to answer in this queue, in ms. Settings call voice a call. */
function limitOf({ mediaSettings = {} }: Queue, mediaType: string): number {
  const medium = mediaType === 'voice' ? 'call' : mediaType;
  return mediaSettings[medium as keyof QueueMediaSettings]?.serviceLevel?.durationMs ?? DEFAULT_LIMIT;
}
