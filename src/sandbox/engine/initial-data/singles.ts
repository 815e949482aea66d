import type { Json } from '../../values/json.js';
import { SINGLES } from '../../store/paths.js';
import type { World } from '../../store/world.js';

/** Single resources that every organisation has, including lists of plain values. */
const fixedSingles: readonly (readonly [path: string, value: Json])[] = [
  ['/api/v2/languages/translations', { builtin: ['de', 'en-US', 'es', 'fr', 'ja'], orgSpecific: [] }],
  ['/api/v2/telephony/providers/edges/availablelanguages', { languages: ['de-DE', 'en-GB', 'en-US', 'es-ES', 'fr-FR', 'ja-JP'] }],
];

/** Adds the single resources that every organisation has. */
export function addInitialSingles(world: World): void {
  world.collection<unknown>(SINGLES, (stored) => {
    const { id, name, shortName } = world.organisation;
    stored.set('/api/v2/organizations/me', { id, name, thirdPartyOrgName: shortName, state: 'active', version: 1 });
    // An organisation has one mapping. Events about it contain its id.
    stored.set('/api/v2/outbound/wrapupcodemappings', { id, version: 1 });
    for (const [path, value] of fixedSingles) stored.set(path, value);
  });
}
