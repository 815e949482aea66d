import type { DayFigures, QueueDay } from '../../../examples/console/src/wallboard/figures/day.js';
import { emptyDay } from '../../../examples/console/src/wallboard/figures/day.js';
import type { QueueNow } from '../../../examples/console/src/wallboard/figures/now.js';
import type { Staff } from '../../../examples/console/src/wallboard/figures/staff.js';

/** The time of the figures, in ms since the epoch. */
export const at = Date.parse('2026-03-12T08:00:00Z');

export const nowOf = (fields: Partial<QueueNow> = {}): QueueNow => ({
  waiting: 0,
  interacting: 0,
  media: {},
  agents: {},
  onQueue: 1,
  here: { count: 0, atLeast: false },
  elsewhere: { count: 0, atLeast: false },
  offQueue: 0,
  ...fields,
});

/** A queue in which one interaction has waited for so many ms. */
export const waitingFor = (ms: number, media = 'voice', fields: Partial<QueueNow> = {}): QueueNow =>
  nowOf({ waiting: 1, media: { [media]: { waiting: 1, interacting: 0, longestSince: at - ms } }, ...fields });

export const staff = (...userIds: string[]): Staff => ({ count: userIds.length, userIds, truncated: false });

/** More agents than the platform names. */
export const crowd = (count: number, ...userIds: string[]): Staff => ({ count, userIds, truncated: true });

export const dayOf = (inTime: number, judged: number, target?: number, fields: Partial<DayFigures> = {}): QueueDay => ({
  ...emptyDay,
  inTime,
  judged,
  target,
  ...fields,
});
