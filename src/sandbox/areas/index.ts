import type { Area } from '../engine/area.js';
import { addInitialData } from '../engine/initial-data/initial-data.js';
import { grantsOf, rolesOf } from '../sign-in/roles.js';
import type { TrafficSettings } from '../store/control/read-options.js';
import type { World } from '../store/world.js';
import { settle } from './conversations/assignment.js';
import { conversationsOf } from './conversations/model.js';
import { publishChanges } from './events/index.js';
import { groupsOf, memberIds } from './groups/model.js';
import { integrityRules } from './integrity-rules.js';
import { enforceIntegrity } from './integrity.js';
import { campaignsOf, contactListsOf } from './outbound/model.js';
import { languagesOf, proficienciesOf } from './routing/language-model.js';
import { addGroupSyncWrapper } from './routing/member-groups.js';
import { stationsOf } from './stations/model.js';
import { messagesOf } from './voicemail/model.js';
import { areaModules } from './modules.js';

/** The collections with seeded entities. */
const seededCollections: readonly ((world: World) => unknown)[] = [
  rolesOf,
  grantsOf,
  groupsOf,
  languagesOf,
  proficienciesOf,
  stationsOf,
  campaignsOf,
  contactListsOf,
  messagesOf,
];

/** Areas whose responses depend on the passage of time. */
const timely = ['conversations', 'analytics', 'events', 'routing', 'users', 'webchat'];

function catchUp(world: World, traffic: Traffic): void {
  if (world.traffic) traffic.advanceTraffic(world, world.traffic);
  else settle(world);
}

/** Simulated traffic (`../traffic`). The application passes it in, because traffic is built on the areas. */
interface Traffic {
  startTraffic: (world: World, settings: TrafficSettings) => void;
  advanceTraffic: (world: World, settings: TrafficSettings) => void;
  startIfNew: (world: World, settings: TrafficSettings) => void;
}

/** Defines how all operations behave that the engine does not handle by the contract alone. */
export function defineAreas(area: Area, world: World, live: Traffic, modules = areaModules): void {
  startProcesses(area, world, live);
  for (const rule of integrityRules) area.addRule(rule);
  for (const define of modules) define(area, world);
  enforceIntegrity(world, area.rules);
  addInitialData(world);
}

/** Starts the processes that advance with time, such as conversations and simulated traffic. */
function startProcesses(area: Area, world: World, live: Traffic): void {
  publishChanges(world);
  conversationsOf(world);
  // Creates the seeded entities at once, because a snapshot must contain them even if no call has read them.
  for (const seed of seededCollections) seed(world);
  memberIds(world, '');
  const { traffic } = world;
  if (traffic) live.startTraffic(world, traffic);
  addGroupSyncWrapper(area, world);
  for (const word of timely) {
    area.wrapBelow(`/api/v2/${word}`, async ({ method }, next) => {
      if (traffic) live.startIfNew(world, traffic);
      catchUp(world, live);
      const response = await next();
      // The effects of a call appear immediately: an agent who becomes free is alerted now, not at the next read.
      if (traffic && method !== 'GET') settle(world);
      return response;
    });
  }
  world.clock.onJump(() => {
    catchUp(world, live);
  });
}
