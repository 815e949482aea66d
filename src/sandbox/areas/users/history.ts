import { primaryPresence, routingStatusOf } from './user.js';
import type { World } from '../../store/world.js';

/** From when somebody was something; until the next begins. */
export interface Stretch {
  /** A routing status, or the id of a presence definition. */
  value: string;
  /** ms since the epoch */
  start: number;
}

/** What a user has been. */
export type Kept = 'routingStatus' | 'presence';

/** The latest of each user are kept: never fewer than the half of these. */
const MOST_KEPT = 1000;

const historiesOf = (world: World, kept: Kept): Map<string, Stretch[]> => world.collection<Stretch[]>(`users.history.${kept}`);

/** What a user has been, oldest first, the last of which they still are. */
export function historyOf(world: World, kept: Kept, userId: string): Stretch[] {
  return historiesOf(world, kept).get(userId) ?? [stretchNow(world, kept, userId)];
}

/** Keeps what a user was until now beside what `change` makes of them. */
export function remembering(world: World, kept: Kept, userId: string, change: () => void): void {
  const now = world.now();
  const before = historyOf(world, kept, userId);
  // None may begin after now: the clock may have been put back.
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

/** What has no date has always been. */
const timeOf = (date: string): number => Date.parse(date) || 0;
