import type { Area } from '../../engine/area.js';
import type { World } from '../../store/world.js';
import { addTaskJobHandlers } from './jobs.js';
import { addVersionHandlers } from './versions.js';
import { addWorkitemHandlers } from './workitems.js';
import { addWorktypeHandlers } from './worktypes.js';

/** Task management. Versions are recorded before any other handling. */
export function addTaskHandlers(area: Area, world: World): void {
  for (const addRoutes of [addVersionHandlers, addTaskJobHandlers, addWorktypeHandlers, addWorkitemHandlers])
    addRoutes(area, world);
}
