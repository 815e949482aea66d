import type { World } from '../store/world.js';
import { conversationsOf, isInAcw, liveIds } from '../areas/conversations/model.js';

/** How long ended conversations are stored, in ms, and their maximum number. */
const RETENTION_MS = 24 * 3_600_000;
const MAX_CONVERSATIONS = 5000;

/** Removes the oldest simulated conversations. Those that a program started stay. */
export function removeOldConversations(world: World): void {
  const conversations = conversationsOf(world);
  const endedConversations = [...conversations.values()].filter(
    ({ played, end, parties }) => played === true && end !== undefined && !parties.some(isInAcw),
  );
  const excessCount = endedConversations.length - MAX_CONVERSATIONS;
  const oldestEnd = world.now() - RETENTION_MS;
  endedConversations.forEach(({ id, end = 0 }, index) => {
    if (index < excessCount || end < oldestEnd) conversations.delete(id);
  });
}

/** Removes all simulated conversations. */
export function removeSimulatedConversations(world: World): void {
  for (const { id, played } of [...conversationsOf(world).values()]) {
    if (played !== true) continue;
    conversationsOf(world).delete(id);
    liveIds(world).delete(id);
  }
}

/** Removes seeded data from `from` on, because an agent would have overlapping interactions. */
export function removeSeededConversations(world: World, from: number): void {
  for (const { id, parties } of [...conversationsOf(world).values()]) {
    if (parties.some(({ spans }) => spans.some(({ end = from }) => end >= from))) conversationsOf(world).delete(id);
  }
}
