import { primaryPresence, routingStatusOf } from './user.js';
import type { World } from '../../store/world.js';

/** A status from a point in time on, until the next begins. */
export interface HistoryEntry {
  /** A routing status, or the id of a presence definition. */
  value: string;
  /** ms since the epoch */
  start: number;
}

/** The kinds of history. */
export type HistoryKind = 'routingStatus' | 'presence';

/** Limits the history of each user to the latest entries, at least half of this number. */
const MAX_ENTRIES = 1000;

const historiesOf = (world: World, kind: HistoryKind): Map<string, HistoryEntry[]> =>
  world.collection<HistoryEntry[]>(`users.history.${kind}`);

/** A user's history, oldest first; the last entry is current. */
export function historyOf(world: World, kind: HistoryKind, userId: string): HistoryEntry[] {
  return historiesOf(world, kind).get(userId) ?? initialHistory(world, kind, userId);
}

/** Users whose status was seeded were off queue and offline before. */
function initialHistory(world: World, kind: HistoryKind, userId: string): HistoryEntry[] {
  const current = currentEntry(world, kind, userId);
  const isSeeded =
    kind === 'routingStatus'
      ? world.store.routingStatuses.has(userId)
      : world.store.presences.get(userId, 'PURECLOUD') !== undefined;
  if (!isSeeded) return [current];
  const earlier = kind === 'routingStatus' ? 'OFF_QUEUE' : offlineId(world);
  return earlier === current.value ? [{ ...current, start: 0 }] : [{ value: earlier, start: 0 }, current];
}

const offlineId = (world: World): string =>
  world.store.presenceDefinitions.all().find(({ systemPresence }) => systemPresence === 'Offline')?.id ?? '';

/** Records in the history what `change` makes of a user. */
export function recordHistory(world: World, kind: HistoryKind, userId: string, change: () => void): void {
  const now = world.now();
  const before = historyOf(world, kind, userId);
  // No entry may begin in the future: the clock may have been set back.
  while ((before.at(-1)?.start ?? now) > now) before.pop();
  change();
  const { value } = currentEntry(world, kind, userId);
  if (before.at(-1)?.value !== value) before.push({ value, start: now });
  historiesOf(world, kind).set(userId, before.length > MAX_ENTRIES ? before.slice(-MAX_ENTRIES / 2) : before);
}

/** Replaces the history of a user by one of the past, oldest first. The next change is added to it. */
export function recallHistory(world: World, kind: HistoryKind, userId: string, entries: readonly HistoryEntry[]): void {
  historiesOf(world, kind).set(userId, [...entries]);
}

function currentEntry(world: World, kind: HistoryKind, userId: string): HistoryEntry {
  if (kind === 'routingStatus') {
    const { status = 'OFF_QUEUE', startTime = '' } = routingStatusOf(world, userId);
    return { value: status, start: timeOf(startTime) };
  }
  const { presenceDefinition, modifiedDate = '' } = primaryPresence(world, userId);
  return { value: presenceDefinition?.id ?? '', start: timeOf(modifiedDate) };
}

/** An entry without a date applies from the beginning. */
const timeOf = (date: string): number => Date.parse(date) || 0;
