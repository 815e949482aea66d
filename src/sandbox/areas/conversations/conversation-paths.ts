import type { World } from '../../store/world.js';
import { conversationsOf, families } from './model.js';

/**
 * Registers the paths of conversations and participants with the store, so that the engine can store the resources below them.
 */
export function locateConversations(world: World): void {
  const conversations = '/api/v2/conversations';
  const paths = families.map(({ path }) => `${conversations}/${path}`);
  for (const path of [conversations, '/api/v2/webchat/guest/conversations', ...paths]) {
    world.store.addMapView(path, () => conversationsOf(world));
  }
  // Participants are part of their conversation and are changed only by their own operations.
  for (const path of [conversations, ...paths]) {
    world.store.addView(`${path}/{}/participants`, (conversationId = '') => {
      const all = (): Record<string, unknown>[] =>
        (conversationsOf(world).get(conversationId)?.parties ?? []) as unknown as Record<string, unknown>[];
      return { all, find: (key) => all().find(({ id }) => id === key), put: () => undefined, remove: () => undefined };
    });
  }
}
