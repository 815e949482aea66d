import type { World } from '../store/world.js';
import { conversationsOf, isInAcw, liveIds } from '../areas/conversations/model.js';

/** How long ended conversations are stored, in ms, and their maximum number. */
const KEPT_FOR = 24 * 3_600_000;
const MOST_KEPT = 5000;

/** Removes the oldest simulated conversations. Those that a program started stay. */
export function forgetOld(world: World): void {
  const conversations = conversationsOf(world);
  const over = [...conversations.values()].filter(
    ({ played, end, parties }) => played === true && end !== undefined && !parties.some(isInAcw),
  );
  const tooMany = over.length - MOST_KEPT;
  const before = world.now() - KEPT_FOR;
  over.forEach(({ id, end = 0 }, index) => {
    if (index < tooMany || end < before) conversations.delete(id);
  });
}

/** Removes all simulated conversations. */
export function forgetPlayed(world: World): void {
  for (const { id, played } of [...conversationsOf(world).values()]) {
    if (played !== true) continue;
    conversationsOf(world).delete(id);
    liveIds(world).delete(id);
  }
}

/** Removes seeded data from `from` on, because an agent would have overlapping interactions. */
export function forgetSeeded(world: World, from: number): void {
  for (const { id, parties } of [...conversationsOf(world).values()]) {
    if (parties.some(({ spans }) => spans.some(({ end = from }) => end >= from))) conversationsOf(world).delete(id);
  }
}
