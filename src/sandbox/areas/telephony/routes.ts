import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { agentGreetingRoutes } from './agent-greetings.js';
import { emergencyLocationRoutes } from './emergency-locations.js';
import { numberRoutingRoutes } from './number-routing.js';
import { organizationLinkRoutes } from './organization-links.js';
import { phoneRoutes } from './phones.js';
import { poolRoutes } from './pools.js';
import { prefixRoutes } from './prefixes.js';
import { restartRoutes } from './restarts.js';
import { siteRoutes } from './sites.js';
import { trunkRoutes } from './trunks.js';

/** Numbers, phones, sites and trunks. `integrity-rules` checks unique names and references. */
export function telephonyRoutes(app: Hono<SandboxEnv>, world: World): void {
  for (const addRoutes of [
    poolRoutes,
    phoneRoutes,
    siteRoutes,
    trunkRoutes,
    prefixRoutes,
    organizationLinkRoutes,
    numberRoutingRoutes,
    restartRoutes,
    agentGreetingRoutes,
    emergencyLocationRoutes,
  ])
    addRoutes(app, world);
}
