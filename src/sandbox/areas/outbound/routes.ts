import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { campaignRoutes } from './campaigns.js';
import { contactListRoutes } from './contact-lists.js';
import { campaignsOf, contactListsOf, settleCampaigns } from './model.js';

/** Contact lists, and campaigns that call the contacts as time passes. */
export function outboundRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.use('/api/v2/outbound/*', async (_context, next) => {
    settleCampaigns(world);
    await next();
  });
  world.clock.onJump(() => {
    settleCampaigns(world);
  });
  world.whereabouts.addMap('/api/v2/outbound/campaigns', () => campaignsOf(world));
  world.whereabouts.addMap('/api/v2/outbound/contactlists', () => contactListsOf(world));
  contactListRoutes(app, world);
  campaignRoutes(app, world);
}
