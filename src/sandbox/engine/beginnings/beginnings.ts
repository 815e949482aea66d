import type { World } from '../../store/world.js';
import { SINGLES } from '../../store/paths.js';
import { foundedCollections } from './founded.js';
import { givenCollections, givenSingles } from './given.js';
import type { Json } from '../../values/json.js';

/** Fills a sandbox with what every organisation has, and with seed file data for paths without specific routes. */
export function begin(world: World): void {
  for (const [path, entities] of givenCollections())
    world.collection<Json>(
      path,
      put(() => entities),
    );
  for (const [path] of foundedCollections(world)) {
    world.collection<Json>(
      path,
      put(() => new Map(foundedCollections(world)).get(path) ?? []),
    );
  }
  world.collection<unknown>(SINGLES, (singles) => {
    const { id, name, shortName } = world.organisation;
    singles.set('/api/v2/organizations/me', { id, name, thirdPartyOrgName: shortName, state: 'active', version: 1 });
    // An organisation has one mapping. Events about it contain its id.
    singles.set('/api/v2/outbound/wrapupcodemappings', { id, version: 1 });
    for (const [path, value] of givenSingles) singles.set(path, value);
  });
  for (const path of world.planned) if (path.startsWith('/')) world.collection(path);
}

const put =
  (entities: () => readonly Json[]) =>
  (kept: Map<string, Json>): void => {
    for (const entity of entities()) kept.set(entity['id'] as string, entity);
  };
