import type { Area } from '../../engine/area.js';
import type { DncList } from '../../../models/index.js';
import { badRequest } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationOf } from '../conversations/model.js';
import { Repository } from '../repository.js';
import { addCampaignHandlers } from './campaigns.js';
import { addContactBulkHandlers } from './contact-bulk.js';
import { addContactFileHandlers } from './contact-file.js';
import { addContactFilterHandlers } from './contact-filters.js';
import { addContactListHandlers } from './contact-lists.js';
import { addDncEntries } from './dnc-entries.js';
import { addDncListHandlers } from './dnc-lists.js';
import { addExportHandlers } from './exports.js';
import { CAMPAIGNS, campaignsOf, CONTACT_LISTS, settleCampaigns } from './model.js';
import { addListUploadHandlers } from './list-uploads.js';
import { addListBulkHandlers } from './list-bulk.js';
import { addMessagingCampaignHandlers } from './messaging-campaigns.js';
import { settleMessaging } from './messaging-model.js';
import { addOwnedMappingHandlers } from './owned-mapping.js';
import { addRuleIdHandlers } from './rule-ids.js';
import { addSequenceHandlers, settleSequences } from './sequences.js';

/** Contact lists, and campaigns that call their contacts as time passes. */
export function addOutboundHandlers(area: Area, world: World): void {
  area.before('/api/v2/outbound', () => {
    settleOutbound(world);
  });
  world.clock.onJump(() => {
    settleOutbound(world);
  });
  for (const path of [CAMPAIGNS, CONTACT_LISTS]) world.store.markManaged(path);
  for (const addRoutes of [addRuleIdHandlers, addMessagingCampaignHandlers, addListUploadHandlers, addListBulkHandlers])
    addRoutes(area, world);
  addContactBulkHandlers(area, world);
  addContactListHandlers(area, world);
  addCampaignHandlers(area, world);
  addConversationDncHandlers(area, world);
  for (const addRoutes of [
    addDncListHandlers,
    addExportHandlers,
    addContactFileHandlers,
    addContactFilterHandlers,
    addSequenceHandlers,
    addOwnedMappingHandlers,
  ])
    addRoutes(area, world);
}

/** Adds a caller who does not want to be called to the do-not-contact lists of the campaign. */
function addConversationDncHandlers(area: Area, world: World): void {
  area.handle('postOutboundConversationDnc', (context) => {
    const { id, campaignId, parties, address } = conversationOf(world, context.param('conversationId'));
    const campaign = campaignId === undefined ? undefined : campaignsOf(world).get(campaignId);
    const number = address ?? parties.find(({ purpose }) => purpose === 'customer')?.address;
    const lists = new Repository<DncList>(world, '/api/v2/outbound/dnclists');
    const campaignLists = (campaign?.dncLists ?? []).flatMap((list) => lists.find(list.id) ?? []);
    if (campaignLists.length === 0 || number === undefined)
      throw badRequest('No campaign with do-not-contact lists called here', [
        { errorCode: 'invalid.value', fieldName: 'conversationId', entityId: id, entityName: 'conversation' },
      ]);
    for (const list of campaignLists) addDncEntries(world, list, [[number.replace(/^tel:/, ''), null]]);
  });
}

function settleOutbound(world: World): void {
  settleCampaigns(world);
  settleSequences(world);
  settleMessaging(world);
}
