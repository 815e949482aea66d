import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { campaignRoutes } from './campaigns.js';
import { contactFileRoutes } from './contact-file.js';
import { contactFilterRoutes } from './contact-filters.js';
import { contactListRoutes } from './contact-lists.js';
import { dncListRoutes } from './dnc-lists.js';
import { exportRoutes } from './exports.js';
import { campaignsOf, contactListsOf, settleCampaigns } from './model.js';
import { sequenceRoutes, settleSequences } from './sequences.js';

/** Contact lists, and campaigns that call the contacts as time passes. */
export function outboundRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.use('/api/v2/outbound/*', async (_context, next) => {
    settleOutbound(world);
    await next();
  });
  world.clock.onJump(() => {
    settleOutbound(world);
  });
  world.whereabouts.addMap('/api/v2/outbound/campaigns', () => campaignsOf(world));
  world.whereabouts.addMap('/api/v2/outbound/contactlists', () => contactListsOf(world));
  contactListRoutes(app, world);
  campaignRoutes(app, world);
  for (const addRoutes of [dncListRoutes, exportRoutes, contactFileRoutes, contactFilterRoutes, sequenceRoutes])
    addRoutes(app, world);
}

function settleOutbound(world: World): void {
  settleCampaigns(world);
  settleSequences(world);
}
