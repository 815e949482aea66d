import { conversationsOf, families } from '../areas/conversations/model.js';
import { languagesOf } from '../areas/routing/language-model.js';
import { groupsOf } from '../areas/groups/model.js';
import { stationsOf } from '../areas/stations/model.js';
import { rolesOf } from '../areas/authorization/model.js';
import { campaignsOf, contactListsOf } from '../areas/outbound/model.js';
import { Collection } from '../world/store.js';
import type { World } from '../world/world.js';
import type { Json } from './json.js';

/** Entities that routes of their own look after. */
export interface Elsewhere {
  find(key: string): Json | undefined;
  all(): Json[];
  put(key: string, entity: Json): void;
  remove(key: string): void;
}

/** Maps of entities by id, by the paths that they lie at. */
const maps = new Map<string, (world: World) => Map<string, unknown>>([
  ['/api/v2/authorization/roles', rolesOf],
  ['/api/v2/languages', languagesOf],
  ['/api/v2/routing/languages', languagesOf],
  ['/api/v2/groups', groupsOf],
  ['/api/v2/stations', stationsOf],
  ['/api/v2/conversations', conversationsOf],
  ['/api/v2/webchat/guest/conversations', conversationsOf],
  ['/api/v2/outbound/campaigns', campaignsOf],
  ['/api/v2/outbound/contactlists', contactListsOf],
  ...families.map(({ path }) => [`/api/v2/conversations/${path}`, conversationsOf] as const),
]);

const participants = /^\/api\/v2\/conversations\/(?:[a-z]+\/)?([^/]+)\/participants$/;

/** What is kept at a path by routes of their own: what lies below such entities may be generic all the same. */
export function elsewhere(world: World, path: string): Elsewhere | undefined {
  const map = maps.get(path)?.(world) as Map<string, Json> | undefined;
  if (map) {
    return {
      find: (key) => map.get(key),
      all: () => [...map.values()],
      put: (key, entity) => map.set(key, entity),
      remove: (key) => map.delete(key),
    };
  }
  const conversationId = participants.exec(path)?.[1];
  if (conversationId !== undefined) return participantsOf(world, conversationId);
  const collection = (Object.values(world.store) as unknown[]).find(
    (entry): entry is Collection<Json & { id: string }> => entry instanceof Collection && entry.uri === path,
  );
  return (
    collection && {
      find: (key) => [collection.find(key)].find(isPresent),
      all: () => collection.all().filter(isPresent),
      put: (_, entity) => collection.put(entity as Json & { id: string }),
      remove: (key) => collection.remove(key),
    }
  );
}

/** Whoever is in a conversation stands in the conversation itself, and is changed by its own routes. */
function participantsOf(world: World, conversationId: string): Elsewhere {
  const all = (): Json[] => (conversationsOf(world).get(conversationId)?.parties ?? []) as unknown as Json[];
  return { all, find: (key) => all().find(({ id }) => id === key), put: () => undefined, remove: () => undefined };
}

/** Deleted users stay known. */
function isPresent(entity: Json | undefined): boolean {
  return entity !== undefined && entity['state'] !== 'deleted';
}
