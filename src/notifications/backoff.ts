import type { Timings } from './settings.js';

/** The period over which clients spread their reconnections after a server restarts (1012) or is overloaded (1013), in ms. */
const RESTART_SPREAD = 5000;

/**
 * The delay before the next attempt, in ms. The first is random between 0 and `minBackoffMs`, so that clients that were
 * disconnected together do not reconnect together. Later delays double, and at least half of each is fixed, so that attempts
 * become rarer.
 *
 * @param failures - Consecutive failures, from 1.
 * @param random - From 0 to below 1.
 */
export function backoffDelay(failures: number, random: number, { minBackoffMs, maxBackoffMs }: Timings): number {
  if (failures <= 1) return random * minBackoffMs;
  const ceiling = Math.min(maxBackoffMs, minBackoffMs * 2 ** (failures - 1));
  return (ceiling * (1 + random)) / 2;
}

/** The delay after a close code that asks clients to spread their reconnections, in ms; 0 for other codes. */
export function restartDelay(code: number | undefined, random: number): number {
  return code === 1012 || code === 1013 ? random * RESTART_SPREAD : 0;
}
