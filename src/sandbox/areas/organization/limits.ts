import type { Hono } from 'hono';
import type { LimitsEntityListing } from '../../../models/index.js';
import { notFound } from '../../http/errors.js';
import { listing } from '../../http/listing.js';
import type { SandboxEnv } from '../../http/context.js';
import { platformLimits } from '../../world/limits.js';
import type { World } from '../../world/world.js';

const NAMESPACES = '/api/v2/organizations/limits/namespaces';

/** What tokens, where the sandbox lets them send as much as they like, might send on the platform. */
const PER_TOKEN = 300;

/** The limits that the sandbox holds requests to, and those of the platform. */
export function limitRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(NAMESPACES, (context) => context.json(listing(context, world, ['platform.api'], (name) => name)));

  app.get(`${NAMESPACES}/:namespaceName`, (context) =>
    context.json(limitsOf(context.req.param('namespaceName'), world.limits?.allowed ?? PER_TOKEN)),
  );

  app.get(`${NAMESPACES}/:namespaceName/defaults`, (context) =>
    context.json(limitsOf(context.req.param('namespaceName'), PER_TOKEN)),
  );
}

/** @throws the platform's 404 for a namespace of which nothing is known here. */
function limitsOf(namespaceName: string, perToken: number): LimitsEntityListing {
  const limits = platformLimits(perToken).filter(({ namespace }) => namespace === namespaceName);
  if (limits.length === 0) throw notFound('namespace', namespaceName);
  return { entities: limits.map(({ key, value }) => ({ key, value })) };
}
