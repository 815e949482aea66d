import { conversationsOf } from '../areas/conversations/model.js';
import type { StoredConversation } from '../areas/conversations/model.js';
import { recallHistory } from '../areas/users/history.js';
import type { HistoryEntry, HistoryKind } from '../areas/users/history.js';
import type { World } from '../store/world.js';

const MINUTE = 60_000;

/** How long agents are on queue before the first and after the last of several interactions, in ms. */
const BEFORE_WORK = 20 * MINUTE;
const AFTER_WORK = 15 * MINUTE;

/** The presence of agents between two times on queue, by the maximum length in ms. During longer pauses they are offline. */
const pauses = [
  { presence: 'Break', max: 25 * MINUTE },
  { presence: 'Meal', max: 60 * MINUTE },
  { presence: 'Meeting', max: 120 * MINUTE },
];

/** ms since the epoch */
interface Span {
  start: number;
  end: number;
}

/**
 * Gives agents a history before the simulation: on queue around the interactions of the seeded day, and offline otherwise.
 *
 * @param from - The start of the simulation, in ms since the epoch.
 */
export function recallEarlierHours(world: World, from: number): void {
  const presences = new Map(
    world.store.presenceDefinitions
      .all()
      .flatMap(({ id, systemPresence, deactivated }) => (deactivated === true ? [] : [[systemPresence, id]])),
  );
  const presenceOf = (name: string): string => presences.get(name) ?? presences.get('Offline') ?? '';
  const interactions = interactionsByUser([...conversationsOf(world).values()]);
  for (const { id, state } of world.store.users.all()) {
    if (state !== 'active') continue;
    const ownInteractions = joinSpans(interactions.get(id) ?? []);
    const work = joinSpans(
      ownInteractions.map(({ start, end }) => ({ start: start - BEFORE_WORK, end: Math.min(end + AFTER_WORK, from) })),
    );
    const recall = (kind: HistoryKind, entries: readonly HistoryEntry[]): void => {
      recallHistory(
        world,
        kind,
        id,
        entries.filter(({ start }) => start < from),
      );
    };
    recall('presence', presenceEntries(work, presenceOf));
    recall('routingStatus', statusEntries(work, ownInteractions));
  }
}

/** When agents had interactions, from the answer to the end of the after-call work. */
function interactionsByUser(conversations: readonly StoredConversation[]): Map<string, Span[]> {
  const spans = new Map<string, Span[]>();
  for (const { userId, purpose, connected, end, endAcw = end } of conversations.flatMap(({ parties }) => parties)) {
    if (purpose !== 'agent' || userId === undefined || connected === undefined || endAcw === undefined) continue;
    const ofUser = spans.get(userId) ?? [];
    ofUser.push({ start: connected, end: endAcw });
    spans.set(userId, ofUser);
  }
  return spans;
}

/** Joins spans that overlap or touch. */
function joinSpans(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

function presenceEntries(work: readonly Span[], presenceOf: (name: string) => string): HistoryEntry[] {
  const entries = work.flatMap(({ start, end }, index): HistoryEntry[] => {
    const pause = (work[index + 1]?.start ?? Number.POSITIVE_INFINITY) - end;
    const presence = pauses.find(({ max }) => pause <= max)?.presence ?? 'Offline';
    return [
      { value: presenceOf('On Queue'), start },
      { value: presenceOf(presence), start: end },
    ];
  });
  return [{ value: presenceOf('Offline'), start: 0 }, ...entries];
}

function statusEntries(work: readonly Span[], interactions: readonly Span[]): HistoryEntry[] {
  const entries = work.flatMap(({ start, end }): HistoryEntry[] => [
    { value: 'IDLE', start },
    ...interactions
      .filter((interaction) => interaction.start >= start && interaction.end <= end)
      .flatMap((interaction) => [
        { value: 'INTERACTING', start: interaction.start },
        { value: 'IDLE', start: interaction.end },
      ]),
    { value: 'OFF_QUEUE', start: end },
  ]);
  return [{ value: 'OFF_QUEUE', start: 0 }, ...entries];
}
