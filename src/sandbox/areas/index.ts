import type { Area } from '../engine/area.js';
import type { AreaModule } from './later-part.js';
import { addInitialSingles } from '../engine/initial-data/singles.js';
import { grantsOf, rolesOf } from '../sign-in/roles.js';
import type { TrafficSettings } from '../store/control/read-options.js';
import type { World } from '../store/world.js';
import { settle } from './conversations/assignment.js';
import { conversationsOf } from './conversations/model.js';
import { groupsOf, memberIds } from './groups/model.js';
import { campaignsOf, contactListsOf } from './outbound/model.js';
import { languagesOf, proficienciesOf } from './routing/language-model.js';
import { addGroupSyncWrapper } from './routing/member-groups.js';
import { stationsOf } from './stations/model.js';
import { messagesOf } from './voicemail/model.js';

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

/** Defines how the first operations behave, and starts what runs without a request. */
export function defineFirstAreas(area: Area, world: World, live: Traffic, modules: readonly AreaModule[]): void {
  startProcesses(area, world, live);
  for (const define of modules) define(area, world);
  addInitialSingles(world);
}

/** Starts the processes that advance with time, such as conversations and simulated traffic. */
function startProcesses(area: Area, world: World, live: Traffic): void {
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
