import type { World } from '../../store/world.js';
import { SINGLES } from '../../store/paths.js';
import { organisationCollections } from './organisation-data.js';
import { fixedCollections, fixedSingles } from './fixed-data.js';
import type { Json } from '../../values/json.js';

/** Fills a sandbox with what every organisation has, and with seed file data for paths without specific handlers. */
export function addInitialData(world: World): void {
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
  world.collection<unknown>(SINGLES, (singles) => {
    const { id, name, shortName } = world.organisation;
    singles.set('/api/v2/organizations/me', { id, name, thirdPartyOrgName: shortName, state: 'active', version: 1 });
    // An organisation has one mapping. Events about it contain its id.
    singles.set('/api/v2/outbound/wrapupcodemappings', { id, version: 1 });
    for (const [path, value] of fixedSingles) singles.set(path, value);
  });
  for (const path of world.plannedCollections) if (path.startsWith('/')) world.collection(path);
}

const fillWith =
  (entities: () => readonly Json[]) =>
  (collection: Map<string, Json>): void => {
    for (const entity of entities()) collection.set(entity['id'] as string, entity);
  };
