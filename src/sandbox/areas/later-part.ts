import type { Area } from '../engine/area.js';
import type { LaterTables } from '../operations/later-tables.js';
import type { World } from '../store/world.js';

/** Defines operations of an area in a sandbox. */
export type AreaModule = (area: Area, world: World) => void;

/** The part of the sandbox that a page loads with the first request that needs it. */
export interface LaterPart {
  readonly tables: LaterTables | undefined;
  readonly modules: readonly AreaModule[];
  /** Defines all but the first operations with these modules. */
  readonly defineAreas: (area: Area, world: World, modules: readonly AreaModule[]) => void;
}
