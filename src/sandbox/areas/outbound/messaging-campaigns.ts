import type { Area } from '../../engine/area.js';
import { readTexts } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { listPage } from '../repository.js';
import {
  contactsOfCampaign,
  saveStatus,
  mediaTypeOf,
  MESSAGING,
  messagingOf,
  progressOf,
  countReached,
  sendingsOf,
  settleMessaging,
  switchCampaign,
} from './messaging-model.js';
import type { MessagesCampaign } from './messaging-model.js';

/** Messaging campaigns: turned on and off; while they are on, they message their contacts one after another. */
export function addMessagingCampaignHandlers(area: Area, world: World): void {
  const findCampaign = (context: OperationContext): MessagesCampaign =>
    messagingOf(world).get(context.param('messagingCampaignId'));
  // A body may set the status too, which takes effect from then on.
  area.wrapBelow(MESSAGING, async (_context, next) => {
    const response = await next();
    settleMessaging(world);
    return response;
  });

  for (const name of ['getOutboundMessagingcampaigns', 'getOutboundMessagingcampaignsDivisionviews'] as const)
    area.handle(name, (context) => {
      const type = queryValue(context, 'type')?.toUpperCase();
      const all = messagingOf(world)
        .all()
        .filter((campaign) => type === undefined || mediaTypeOf(campaign) === type);
      return listPage(context, world, all);
    });

  area.handle('postOutboundMessagingcampaignStart', (context) => {
    const campaign = findCampaign(context);
    if (contactsOfCampaign(world, campaign).length === 0) throw badRequest('The contact list has no contacts');
    if (campaign.campaignStatus !== 'on' && countReached(world, campaign) >= contactsOfCampaign(world, campaign).length)
      throw badRequest('All contacts were messaged: reset the progress first');
    switchCampaign(world, campaign, 'on');
  });
  area.handle('postOutboundMessagingcampaignStop', (context) => {
    const campaign = findCampaign(context);
    if (campaign.campaignStatus === 'on') switchCampaign(world, campaign, 'off');
  });

  area.handle('getOutboundMessagingcampaignProgress', (context) => progressOf(world, findCampaign(context)));
  area.handle('deleteOutboundMessagingcampaignProgress', (context) => {
    const campaign = findCampaign(context);
    sendingsOf(world).set(campaign.id, { before: 0, ...(campaign.campaignStatus === 'on' && { since: world.now() }) });
    if (campaign.campaignStatus === 'complete') saveStatus(world, campaign, 'off');
  });
  area.handle('postOutboundMessagingcampaignsProgress', (context) => {
    const campaigns = readTexts(context).map((id) => messagingOf(world).get(id));
    return campaigns.map((campaign) => progressOf(world, campaign));
  });
}
