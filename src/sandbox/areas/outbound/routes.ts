import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { badRequest } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationOf } from '../conversations/model.js';
import { Kept } from '../kept.js';
import { campaignRoutes } from './campaigns.js';
import { contactBulkRoutes } from './contact-bulk.js';
import { contactFileRoutes } from './contact-file.js';
import { contactFilterRoutes } from './contact-filters.js';
import { contactListRoutes } from './contact-lists.js';
import { addDncEntries } from './dnc-entries.js';
import { dncListRoutes } from './dnc-lists.js';
import { exportRoutes } from './exports.js';
import { CAMPAIGNS, campaignsOf, CONTACT_LISTS, settleCampaigns } from './model.js';
import { listUploadRoutes } from './list-uploads.js';
import { listBulkRoutes } from './list-bulk.js';
import { messagingCampaignRoutes } from './messaging-campaigns.js';
import { settleMessaging } from './messaging-model.js';
import { ownedMappingRoutes } from './owned-mapping.js';
import { ruleIdRoutes } from './rule-ids.js';
import { sequenceRoutes, settleSequences } from './sequences.js';

/** Contact lists, and campaigns that call their contacts as time passes. */
export function outboundRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.use('/api/v2/outbound/*', async (_context, next) => {
    settleOutbound(world);
    await next();
  });
  world.clock.onJump(() => {
    settleOutbound(world);
  });
  for (const path of [CAMPAIGNS, CONTACT_LISTS]) world.store.lookAfter(path);
  for (const addRoutes of [ruleIdRoutes, messagingCampaignRoutes, listUploadRoutes, listBulkRoutes]) addRoutes(app, world);
  contactBulkRoutes(app, world);
  contactListRoutes(app, world);
  campaignRoutes(app, world);
  conversationDncRoutes(app, world);
  for (const addRoutes of [
    dncListRoutes,
    exportRoutes,
    contactFileRoutes,
    contactFilterRoutes,
    sequenceRoutes,
    ownedMappingRoutes,
  ])
    addRoutes(app, world);
}

/** Adds a caller who does not want to be called to the do-not-contact lists of the campaign. */
function conversationDncRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/outbound/conversations/:conversationId/dnc', (context) => {
    const { id, campaignId, parties, address } = conversationOf(world, context.req.param('conversationId'));
    const campaign = campaignId === undefined ? undefined : campaignsOf(world).get(campaignId);
    const number = address ?? parties.find(({ purpose }) => purpose === 'customer')?.address;
    const lists = new Kept(world, '/api/v2/outbound/dnclists');
    const own = (campaign?.dncLists ?? []).flatMap((list) => lists.find(list.id) ?? []);
    if (own.length === 0 || number === undefined)
      throw badRequest('No campaign with do-not-contact lists called here', [
        { errorCode: 'invalid.value', fieldName: 'conversationId', entityId: id, entityName: 'conversation' },
      ]);
    for (const list of own) addDncEntries(world, list, [[number.replace(/^tel:/, ''), null]]);
    return context.body(null, 204);
  });
}

function settleOutbound(world: World): void {
  settleCampaigns(world);
  settleSequences(world);
  settleMessaging(world);
}
