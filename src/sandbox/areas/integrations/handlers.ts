import type { Area } from '../../engine/area.js';
import type { World } from '../../store/world.js';
import { addActionHandlers } from './actions.js';
import { addCredentialHandlers } from './credentials.js';
import { addExecutionHandlers } from './execution.js';
import { addFunctionHandlers } from './functions.js';
import { addIntegrationHandlers } from './integrations.js';

/** Integrations and their resources. */
export function addIntegrationAreaHandlers(area: Area, world: World): void {
  addCredentialHandlers(area, world);
  addActionHandlers(area, world);
  addFunctionHandlers(area, world);
  addExecutionHandlers(area, world);
  addIntegrationHandlers(area, world);
}
