import { MAX_TIMER } from '../core/transport/deadline.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions, copyOptions } from '../core/arguments/option-checks.js';
import { checkBoolean } from '../core/call/request-checks.js';
import type { NotificationsOptions } from './types.js';
import type { SocketClass } from './web-socket.js';
import { quoteValue } from '../core/values/plain-objects.js';

/** All durations of a channel, its sockets and the repairs, in ms. */
export interface Timings {
  readonly minBackoffMs: number;
  readonly maxBackoffMs: number;
  readonly askAfterMs: number;
  readonly deadAfterMs: number;
  readonly openTimeoutMs: number;
  readonly repairTimeoutMs: number;
  readonly stableAfterMs: number;
}

const duration: Demand = [(value) => isDuration(value, 1), 'a number of ms from 1 to 2147483647'];
const durationFromZero: Demand = [(value) => isDuration(value, 0), 'a number of ms from 0 to 2147483647'];

const demands = { openTimeoutMs: duration, repairTimeoutMs: duration, stableAfterMs: durationFromZero };

const optionNames = { webSocket: 0, maxChannels: 0, shareTabs: 0, backoff: 0, watchdog: 0, ...demands };

/** The checked options of `Notifications` with defaults. */
export interface NotificationsSettings {
  readonly webSocket: SocketClass | undefined;
  readonly maxChannels: number;
  readonly shareTabs: boolean;
  readonly timings: Timings;
}

/** Checks the options of `Notifications` and adds the defaults. @throws ConfigurationError for an unknown or invalid option. */
export function readNotificationsOptions(options: NotificationsOptions): NotificationsSettings {
  const checked = copyOptions('Notifications', options, optionNames);
  const { webSocket, maxChannels = 4, shareTabs = false } = checked as NotificationsOptions;
  const timings = readTimings(checked);
  if (!(Number.isInteger(maxChannels) && maxChannels > 0 && maxChannels <= 20))
    throw new ConfigurationError(`maxChannels must be a whole number from 1 to 20, not ${quoteValue(maxChannels)}`);
  return { webSocket, maxChannels, shareTabs: checkBoolean('shareTabs', shareTabs), timings };
}

/**
 * Reads the durations among the options of `Notifications` and adds the defaults.
 *
 * @param options - A copy of the caller's own fields, as `copyOptions` returns it.
 */
export function readTimings(options: Record<string, unknown>): Timings {
  const { openTimeoutMs, repairTimeoutMs, stableAfterMs } = options;
  const checked = readOptions('Notifications', { openTimeoutMs, repairTimeoutMs, stableAfterMs }, demands);
  return {
    ...readBackoff(options['backoff']),
    ...readWatchdog(options['watchdog']),
    openTimeoutMs: durationOr(checked['openTimeoutMs'], 15_000),
    repairTimeoutMs: durationOr(checked['repairTimeoutMs'], 60_000),
    stableAfterMs: durationOr(checked['stableAfterMs'], 30_000),
  };
}

function readBackoff(option: unknown = {}): Pick<Timings, 'minBackoffMs' | 'maxBackoffMs'> {
  const checked = readOptions('backoff', option, { minMs: duration, maxMs: duration }, 'backoff.');
  const { minMs, maxMs } = checked as NonNullable<NotificationsOptions['backoff']>;
  const minBackoffMs = minMs ?? Math.min(1000, maxMs ?? Infinity);
  const maxBackoffMs = maxMs ?? Math.max(60_000, minBackoffMs);
  if (minBackoffMs > maxBackoffMs)
    throw new ConfigurationError(`backoff.minMs (${minBackoffMs}) must not exceed backoff.maxMs (${maxBackoffMs})`);
  return { minBackoffMs, maxBackoffMs };
}

/** If only one is set, the other keeps its distance: a socket has 15 s of the default 35 s to respond. */
function readWatchdog(option: unknown = {}): Pick<Timings, 'askAfterMs' | 'deadAfterMs'> {
  const checked = readOptions('watchdog', option, { askAfterMs: duration, deadAfterMs: duration }, 'watchdog.');
  const { askAfterMs: askAfter, deadAfterMs: deadAfter } = checked as NonNullable<NotificationsOptions['watchdog']>;
  const askAfterMs = askAfter ?? Math.min(20_000, ((deadAfter ?? 35_000) * 4) / 7);
  const deadAfterMs = deadAfter ?? Math.max(35_000, Math.min(MAX_TIMER, (askAfterMs * 7) / 4));
  if (askAfterMs >= deadAfterMs)
    throw new ConfigurationError(`watchdog.askAfterMs (${askAfterMs}) must be below watchdog.deadAfterMs (${deadAfterMs})`);
  return { askAfterMs, deadAfterMs };
}

function durationOr(value: unknown, standard: number): number {
  return typeof value === 'number' ? value : standard;
}

function isDuration(value: unknown, from: number): boolean {
  return typeof value === 'number' && value >= from && value <= MAX_TIMER;
}
