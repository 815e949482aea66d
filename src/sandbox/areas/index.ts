import type { Area } from '../engine/area.js';
import { begin } from '../engine/beginnings/beginnings.js';
import { grantsOf, rolesOf } from '../sign-in/roles.js';
import type { TrafficSettings } from '../store/control/checked-options.js';
import type { World } from '../store/world.js';
import { settle } from './conversations/assignment.js';
import { conversationsOf } from './conversations/model.js';
import { tellChanges } from './events/index.js';
import { groupsOf, memberIds } from './groups/model.js';
import { integrityRules } from './integrity-rules.js';
import { addIntegrityHandlers } from './integrity.js';
import { campaignsOf, contactListsOf } from './outbound/model.js';
import { languagesOf, spokenOf } from './routing/language-model.js';
import { addMemberGroupHandlers } from './routing/member-groups.js';
import { stationsOf } from './stations/model.js';
import { messagesOf } from './voicemail/model.js';
import { areaModules } from './modules.js';

/** Areas whose responses depend on the passage of time. */
const timeDependentAreas = ['conversations', 'analytics', 'events', 'routing', 'users', 'webchat'];

function advanceTime(world: World, simulation: Traffic): void {
  if (world.traffic) simulation.moveOn(world, world.traffic);
  else settle(world);
}

/** Simulated traffic (`../traffic`). The application passes it in, because traffic is built on the areas. */
interface Traffic {
  startTraffic: (world: World, settings: TrafficSettings) => void;
  moveOn: (world: World, settings: TrafficSettings) => void;
  openWhereNew: (world: World, settings: TrafficSettings) => void;
}

/** Defines how all operations behave that the engine does not handle by the contract alone. */
export function defineAreas(area: Area, world: World, simulation: Traffic, modules = areaModules): void {
  startProcesses(area, world, simulation);
  // References and names are checked before an operation changes anything.
  addIntegrityHandlers(area, world, integrityRules);
  for (const define of modules) define(area, world);
  begin(world);
}

/** Starts the processes that advance with time, such as conversations and simulated traffic. */
function startProcesses(area: Area, world: World, simulation: Traffic): void {
  tellChanges(world);
  conversationsOf(world);
  // Creates the seeded entities at once, because a snapshot must contain them even if no call has read them.
  for (const seed of [rolesOf, grantsOf, groupsOf, languagesOf, spokenOf, stationsOf]) seed(world);
  for (const seed of [campaignsOf, contactListsOf, messagesOf]) seed(world);
  memberIds(world, '');
  const { traffic } = world;
  if (traffic) simulation.startTraffic(world, traffic);
  addMemberGroupHandlers(area, world);
  for (const segment of timeDependentAreas) {
    area.wrapBelow(`/api/v2/${segment}`, async ({ method }, next) => {
      if (traffic) simulation.openWhereNew(world, traffic);
      advanceTime(world, simulation);
      const response = await next();
      // The effects of a call appear immediately: an agent who becomes free is alerted now, not at the next read.
      if (traffic && method !== 'GET') settle(world);
      return response;
    });
  }
  world.clock.onJump(() => {
    advanceTime(world, simulation);
  });
}
