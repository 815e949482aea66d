import type { World } from '../store/world.js';
import { conversationsOf, isInAcw, liveIds } from '../areas/conversations/model.js';

/** How long conversations that are over are kept, in ms, and how many of them at most. */
const KEPT_FOR = 24 * 3_600_000;
const MOST_KEPT = 5000;

/** Forgets the oldest of the conversations that came by themselves. Those that a program began stay. */
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

/** Forgets all conversations that came by themselves. */
export function forgetPlayed(world: World): void {
  for (const { id, played } of [...conversationsOf(world).values()]) {
    if (played !== true) continue;
    conversationsOf(world).delete(id);
    liveIds(world).delete(id);
  }
}

/** Forgets what was seeded of the time from `from` on: an agent would be in two places. */
export function forgetSeeded(world: World, from: number): void {
  for (const { id, parties } of [...conversationsOf(world).values()]) {
    if (parties.some(({ spans }) => spans.some(({ end = from }) => end >= from))) conversationsOf(world).delete(id);
  }
}
