import type { Hono } from 'hono';
import { readTexts } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { listed } from '../kept.js';
import {
  contactsIn,
  keep,
  mediaTypeOf,
  MESSAGING,
  messagingOf,
  progressOf,
  reached,
  sendingsOf,
  settleMessaging,
  switched,
} from './messaging-model.js';
import type { MessagesCampaign } from './messaging-model.js';

/** Messaging campaigns: turned on and off; while they are on, they message their contacts one after another. */
export function messagingCampaignRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${MESSAGING}/:messagingCampaignId`;
  const own = (context: SandboxContext): MessagesCampaign => messagingOf(world).get(context.req.param('messagingCampaignId'));
  // A body may set the status too, which takes effect from then on.
  app.use(`${MESSAGING}/*`, async (_context, next) => {
    await next();
    settleMessaging(world);
  });

  for (const list of [MESSAGING, `${MESSAGING}/divisionviews`])
    app.get(list, (context) => {
      const type = queryValue(context, 'type')?.toUpperCase();
      const all = (messagingOf(world).all() as MessagesCampaign[]).filter(
        (campaign) => type === undefined || mediaTypeOf(campaign) === type,
      );
      return listed(context, world, all);
    });

  app.post(`${path}/start`, (context) => {
    const campaign = own(context);
    if (contactsIn(world, campaign).length === 0) throw badRequest('The contact list has no contacts');
    if (campaign.campaignStatus !== 'on' && reached(world, campaign) >= contactsIn(world, campaign).length)
      throw badRequest('All contacts were messaged: reset the progress first');
    switched(world, campaign, 'on');
    return context.body(null, 204);
  });
  app.post(`${path}/stop`, (context) => {
    const campaign = own(context);
    if (campaign.campaignStatus === 'on') switched(world, campaign, 'off');
    return context.body(null, 204);
  });

  app.get(`${path}/progress`, (context) => context.json(progressOf(world, own(context))));
  app.delete(`${path}/progress`, (context) => {
    const campaign = own(context);
    sendingsOf(world).set(campaign.id, { before: 0, ...(campaign.campaignStatus === 'on' && { since: world.now() }) });
    if (campaign.campaignStatus === 'complete') keep(world, campaign, 'off');
    return context.body(null, 204);
  });
  app.post(`${MESSAGING}/progress`, (context) => {
    const campaigns = readTexts(context).map((id) => messagingOf(world).get(id));
    return context.json(campaigns.map((campaign) => progressOf(world, campaign)));
  });
}
