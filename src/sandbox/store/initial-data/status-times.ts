import { Random } from '../../values/random.js';
import type { Store } from '../store.js';

const MINUTE = 60_000;

/** For how many minutes users have had a presence, at least and at most. */
const minutesOf: Readonly<Record<string, readonly [number, number]>> = {
  Break: [1, 15],
  Meal: [5, 40],
  Meeting: [5, 90],
  Training: [10, 120],
  // Since the end of a working day, or of the last week.
  Offline: [8 * 60, 64 * 60],
};
const usualMinutes = [5, 180] as const;

/** Sets since when seeded users have had their presence and routing status: for minutes or hours, and offline ones for days. */
export function dateStatuses(store: Store, now: number): void {
  // In steps, so that sandboxes that are created shortly after each other have the same data.
  const latest = now - (now % (10 * MINUTE));
  for (const { id } of store.users.all()) {
    const presence = store.presences.get(id, 'PURECLOUD');
    const [min, max] = minutesOf[presence?.presenceDefinition?.systemPresence ?? ''] ?? usualMinutes;
    const minutes = min + new Random(Number.parseInt(id.slice(0, 8), 16)).below(max - min);
    const since = new Date(latest - minutes * MINUTE).toISOString();
    if (presence) store.presences.set(id, 'PURECLOUD', { ...presence, modifiedDate: since });
    const routingStatus = store.routingStatuses.get(id);
    if (routingStatus) store.routingStatuses.set(id, { ...routingStatus, startTime: since });
  }
}
