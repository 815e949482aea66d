import type { Hono } from 'hono';
import type { LimitsEntityListing } from '../../../models/index.js';
import { notFound } from '../../http/errors.js';
import { listing } from '../../http/listing.js';
import type { SandboxEnv } from '../../http/context.js';
import { platformLimits } from '../../world/limits.js';
import type { RateLimits } from '../../world/limits.js';
import type { World } from '../../world/world.js';

const NAMESPACES = '/api/v2/organizations/limits/namespaces';

/** The limits that the sandbox holds requests to, and those of the platform. */
export function limitRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(NAMESPACES, (context) => context.json(listing(context, world, ['platform.api'], (name) => name)));

  app.get(`${NAMESPACES}/:namespaceName`, (context) => context.json(limitsOf(context.req.param('namespaceName'), world.limits)));

  app.get(`${NAMESPACES}/:namespaceName/defaults`, (context) => context.json(limitsOf(context.req.param('namespaceName'))));
}

/**
 * The limits of the platform, where the sandbox has none of its own.
 *
 * @throws the platform's 404 for a namespace of which nothing is known here.
 */
function limitsOf(namespaceName: string, own?: RateLimits): LimitsEntityListing {
  const limits = platformLimits(own?.allowed, own?.ofOwner).filter(({ namespace }) => namespace === namespaceName);
  if (limits.length === 0) throw notFound('namespace', namespaceName);
  return { entities: limits.map(({ key, value }) => ({ key, value })) };
}
