import type { World } from '../../store/world.js';
import { organisationCollections } from './organisation-data.js';
import { fixedCollections } from './fixed-data.js';
import type { Json } from '../../values/json.js';

/** Adds the collections that every organisation has, and those of a seed file for paths without specific handlers. */
export function addInitialCollections(world: World): void {
  for (const [path, entities] of fixedCollections())
    world.collection<Json>(
      path,
      fillWith(() => entities),
    );
  for (const [path] of organisationCollections(world)) {
    world.collection<Json>(
      path,
      fillWith(() => new Map(organisationCollections(world)).get(path) ?? []),
    );
  }
  for (const path of world.plannedCollections) if (path.startsWith('/')) world.collection(path);
}

const fillWith =
  (entities: () => readonly Json[]) =>
  (collection: Map<string, Json>): void => {
    for (const entity of entities()) collection.set(entity['id'] as string, entity);
  };
