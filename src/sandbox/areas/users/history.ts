import { primaryPresence, routingStatusOf } from './user.js';
import type { World } from '../../store/world.js';

/** A status from a point in time on, until the next begins. */
export interface Stretch {
  /** A routing status, or the id of a presence definition. */
  value: string;
  /** ms since the epoch */
  start: number;
}

/** The kinds of history. */
export type Kept = 'routingStatus' | 'presence';

/** Limits the history of each user to the latest entries, at least half of this number. */
const MOST_KEPT = 1000;

const historiesOf = (world: World, kept: Kept): Map<string, Stretch[]> => world.collection<Stretch[]>(`users.history.${kept}`);

/** A user's history, oldest first; the last entry is current. */
export function historyOf(world: World, kept: Kept, userId: string): Stretch[] {
  return historiesOf(world, kept).get(userId) ?? [stretchNow(world, kept, userId)];
}

/** Records in the history what `change` makes of a user. */
export function remembering(world: World, kept: Kept, userId: string, change: () => void): void {
  const now = world.now();
  const before = historyOf(world, kept, userId);
  // No entry may begin in the future: the clock may have been set back.
  while ((before.at(-1)?.start ?? now) > now) before.pop();
  change();
  const { value } = stretchNow(world, kept, userId);
  if (before.at(-1)?.value !== value) before.push({ value, start: now });
  historiesOf(world, kept).set(userId, before.length > MOST_KEPT ? before.slice(-MOST_KEPT / 2) : before);
}

function stretchNow(world: World, kept: Kept, userId: string): Stretch {
  if (kept === 'routingStatus') {
    const { status = 'OFF_QUEUE', startTime = '' } = routingStatusOf(world, userId);
    return { value: status, start: timeOf(startTime) };
  }
  const { presenceDefinition, modifiedDate = '' } = primaryPresence(world, userId);
  return { value: presenceDefinition?.id ?? '', start: timeOf(modifiedDate) };
}

/** An entry without a date applies from the beginning. */
const timeOf = (date: string): number => Date.parse(date) || 0;
