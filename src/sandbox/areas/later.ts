import type { Area } from '../engine/area.js';
import { addInitialCollections } from '../engine/initial-data/initial-data.js';
import { laterTables } from '../operations/later-tables.js';
import type { World } from '../store/world.js';
import { publishChanges } from './events/index.js';
import { integrityRules } from './integrity-rules.js';
import { enforceIntegrity } from './integrity.js';
import { laterModules } from './later-modules.js';
import type { AreaModule, LaterPart } from './later-part.js';

/** What a page loads with the first request that needs it: all that the first operations do without. */
export const laterPart: LaterPart = { tables: laterTables, modules: laterModules, defineAreas };

/** Defines how all other operations behave that the engine does not handle by the contract alone. */
function defineAreas(area: Area, world: World, modules: readonly AreaModule[]): void {
  publishChanges(world);
  for (const rule of integrityRules) area.addRule(rule);
  for (const define of modules) define(area, world);
  enforceIntegrity(world, area.rules);
  addInitialCollections(world);
}
