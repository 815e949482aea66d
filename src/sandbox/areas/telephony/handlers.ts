import type { Area } from '../../engine/area.js';
import type { World } from '../../store/world.js';
import { addAgentGreetingHandlers } from './agent-greetings.js';
import { addEmergencyLocationHandlers } from './emergency-locations.js';
import { addNumberRoutingHandlers } from './number-routing.js';
import { addOrganizationLinkHandlers } from './organization-links.js';
import { addPhoneHandlers } from './phones.js';
import { addPoolHandlers } from './pools.js';
import { addPrefixHandlers } from './prefixes.js';
import { addRestartHandlers } from './restarts.js';
import { addSiteHandlers } from './sites.js';
import { addTrunkHandlers } from './trunks.js';

/** Numbers, phones, sites and trunks. `integrity-rules` checks unique names and references. */
export function addTelephonyHandlers(area: Area, world: World): void {
  for (const addRoutes of [
    addPoolHandlers,
    addPhoneHandlers,
    addSiteHandlers,
    addTrunkHandlers,
    addPrefixHandlers,
    addOrganizationLinkHandlers,
    addNumberRoutingHandlers,
    addRestartHandlers,
    addAgentGreetingHandlers,
    addEmergencyLocationHandlers,
  ])
    addRoutes(area, world);
}
