import type { Area } from '../../engine/area.js';
import type { Campaign, CampaignPatchRequest, CommonCampaign, ContactCallbackRequest } from '../../../models/index.js';
import { readObject, readTexts } from '../../http/body.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { badRequest, invalidField, notFound, Problem, staleVersion } from '../../store/errors.js';
import { utcTime } from '../../values/utc-time.js';
import { listPage } from '../repository.js';
import { divisionOf } from '../authorization/division.js';
import { routingStatusOf } from '../users/user.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { PartialResult } from '../../operations/methods.js';
import type { World } from '../../store/world.js';
import { listOutbound } from './filter.js';
import { attemptsOf, countReached, campaignOf, campaignsOf, contactListOf, contactsOf, setDialling } from './model.js';
import { CAMPAIGNS, diallingsOf, saveCampaign, progressOf, countContacts } from './model.js';
import type { StoredCampaign } from './model.js';
import { mediaTypeOf, messagingOf } from './messaging-model.js';

type CampaignBody = Partial<Campaign> & { name: string };

/** Voice campaigns: stored, turned on and off, and dialling while they are on. */
export function addCampaignHandlers(area: Area, world: World): void {
  addCampaignReads(area, world);
  addCampaignChanges(area, world);
  addDiallingHandlers(area, world);
  addProgressHandlers(area, world);
}

function addCampaignReads(area: Area, world: World): void {
  area.handle('getOutboundCampaigns', (context) =>
    listOutbound(context, world, campaignsOf(world).values(), (campaign) => campaign),
  );

  for (const name of ['getOutboundCampaignsAll', 'getOutboundCampaignsAllDivisionviews'] as const)
    area.handle(name, (context) => listPage(context, world, campaignsOfAllMedia(world)));

  area.handle('getOutboundCampaignsDivisionviews', (context) =>
    listOutbound(context, world, campaignsOf(world).values(), divisionView),
  );

  area.handle('getOutboundCampaignsDivisionview', (context) => divisionView(findCampaign(world, context)));

  area.handle('getOutboundCampaign', (context) => findCampaign(world, context));
}

function addCampaignChanges(area: Area, world: World): void {
  area.handle('postOutboundCampaigns', (context) => {
    const body = readObject<CampaignBody>(context, ['name']);
    const id = world.newId();
    const now = world.timestamp();
    const campaign = {
      ...body,
      id,
      version: 0,
      campaignStatus: 'off',
      dateCreated: now,
      division: divisionOf(world, body.division?.id),
      contactList: body.contactList ?? {},
      selfUri: `${CAMPAIGNS}/${id}`,
    };
    refuseTransition('off', body.campaignStatus);
    const savedCampaign = saveCampaign(world, campaign);
    return body.campaignStatus === 'on' ? switchCampaign(world, savedCampaign, 'on') : savedCampaign;
  });

  area.handle('putOutboundCampaign', (context) => {
    const campaign = findCampaign(world, context);
    const body = readObject<CampaignBody>(context, ['name']);
    if (body.version !== undefined && body.version !== campaign.version) throw staleVersion('campaign', campaign.id);
    const { id, version, dateCreated = '', selfUri = '', campaignStatus = 'off' } = campaign;
    const division = divisionOf(world, body.division?.id ?? campaign.division?.id);
    refuseTransition(campaignStatus, body.campaignStatus);
    const updatedCampaign = { ...body, id, version, dateCreated, selfUri, division, campaignStatus };
    const contactList = body.contactList ?? campaign.contactList ?? {};
    return switchCampaign(world, { ...updatedCampaign, contactList }, body.campaignStatus ?? campaignStatus);
  });

  area.handle('patchOutboundCampaign', (context) => {
    const { maxCallsPerAgent, ...body } = readObject<CampaignPatchRequest>(context);
    const maximum = maxCallsPerAgent !== undefined && {
      maxCallsPerAgent: Math.trunc(maxCallsPerAgent),
      maxCallsPerAgentDecimal: maxCallsPerAgent,
    };
    saveCampaign(world, { ...findCampaign(world, context), ...body, ...maximum });
  });

  area.handle('deleteOutboundCampaign', (context) => {
    const campaign = findCampaign(world, context);
    if (campaign.campaignStatus === 'on') throw badRequest('A campaign that is on cannot be deleted');
    campaignsOf(world).delete(campaign.id);
    diallingsOf(world).delete(campaign.id);
    return campaign;
  });
}

/** Starts and stops campaigns, and schedules callbacks. */
function addDiallingHandlers(area: Area, world: World): void {
  area.handle('postOutboundCampaignStart', (context) => {
    switchCampaign(world, findCampaign(world, context), 'on');
  });

  area.handle('postOutboundCampaignStop', (context) => {
    switchCampaign(world, findCampaign(world, context), 'off');
  });

  area.handle('postOutboundCampaignCallbackSchedule', (context) => {
    const campaign = findCampaign(world, context);
    const request = readObject<ContactCallbackRequest>(context, ['contactId', 'phoneColumn', 'schedule']);
    const { contactListId, contactId, schedule } = request;
    if (!contactsOf(world, contactListOf(world, contactListId).id).has(contactId)) throw notFound('contact', contactId);
    if (!(utcTime(schedule) > world.now())) throw invalidField('schedule must be in the future', 'schedule');
    scheduledCallsOf(world).set(world.newId(), { campaignId: campaign.id, at: utcTime(schedule) });
    return { ...request, campaignId: campaign.id };
  });
}

/** The progress and results of campaigns. */
function addProgressHandlers(area: Area, world: World): void {
  area.handle('postOutboundCampaignsProgress', (context) =>
    readTexts(context).map((id) => progressOf(world, campaignOf(world, id))),
  );

  area.handle('getOutboundCampaignProgress', (context) => progressOf(world, findCampaign(world, context)));

  area.handle('deleteOutboundCampaignProgress', (context) => {
    const campaign = findCampaign(world, context);
    diallingsOf(world).set(campaign.id, { before: 0, ...(campaign.campaignStatus === 'on' && { since: world.now() }) });
    if (campaign.campaignStatus === 'complete') saveCampaign(world, { ...campaign, campaignStatus: 'off' });
  });

  area.handle('getOutboundCampaignStats', (context) => statsOf(world, findCampaign(world, context)));

  area.handle('postOutboundCampaignsPerformanceQuery', (context) => {
    const campaigns = readTexts(context).map((id) => campaignOf(world, id));
    return { entities: campaigns.map((campaign) => performanceOf(world, campaign)) };
  });
}

function findCampaign(world: World, context: OperationContext): StoredCampaign {
  return campaignOf(world, context.param('campaignId'));
}

/** A callback that a contact has requested. */
interface ScheduledCall {
  campaignId: string;
  /** ms since the epoch */
  at: number;
}

const scheduledCallsOf = (world: World): Map<string, ScheduledCall> => world.collection<ScheduledCall>('outbound.callbacks');

function statsOf(world: World, campaign: StoredCampaign) {
  const attempts = attemptsOf(world, campaign);
  // One in five attempts finds no one at home.
  const connects = attempts - Math.floor(attempts / 5);
  const idleAgents = countIdleMembers(world, campaign.queue?.id ?? '');
  const isOn = campaign.campaignStatus === 'on';
  const upcomingCalls = [...scheduledCallsOf(world).values()].filter(
    ({ campaignId, at }) => campaignId === campaign.id && at > world.now(),
  );
  return {
    contactRate: { attempts, connects, connectRatio: attempts === 0 ? 0 : connects / attempts },
    idleAgents,
    effectiveIdleAgents: idleAgents,
    adjustedCallsPerAgent: 1,
    scheduledCalls: upcomingCalls.length,
    outstandingCalls: isOn
      ? Math.min(campaign.outboundLineCount ?? 1, countContacts(world, campaign) - countReached(world, campaign))
      : 0,
  };
}

function performanceOf(world: World, campaign: StoredCampaign) {
  const { id, name, division, campaignStatus, dialingMode } = campaign;
  const { contactRate, ...stats } = statsOf(world, campaign);
  const { numberOfContactsCalled, totalNumberOfContacts, percentage } = progressOf(world, campaign);
  return pickDeclaredFields('CampaignPerformanceData', {
    campaign: { id, name, selfUri: `${CAMPAIGNS}/${id}` },
    division,
    campaignStatus,
    dialingMode,
    ...stats,
    contactRate,
    progress: { numberOfContactsCalled, totalNumberOfContacts, percentage },
  });
}

/** Other transitions, such as completion, happen only by themselves. @throws the platform's 400. */
function refuseTransition(from: string, to = from): void {
  if (to === from || to === 'on' || to === 'off') return;
  throw new Problem(400, `A campaign that is ${from} cannot be made ${to}`, {
    code: 'invalid.campaign.status.transition',
    details: [{ errorCode: 'invalid.value', fieldName: 'campaignStatus' }],
  });
}

/** Applies the status that a caller requests. */
export function switchCampaign(world: World, campaign: StoredCampaign, status: string): StoredCampaign {
  const isOn = campaign.campaignStatus === 'on';
  if (status === 'on' && !isOn) {
    if (countContacts(world, campaign) === 0) throw badRequest('The contact list has no contacts');
    if (countReached(world, campaign) >= countContacts(world, campaign))
      throw badRequest('All contacts were called: reset the progress first');
    setDialling(world, campaign, true);
    return saveCampaign(world, { ...campaign, campaignStatus: 'on' });
  }
  if (status === 'off' && isOn) {
    setDialling(world, campaign, false);
    return saveCampaign(world, { ...campaign, campaignStatus: 'off' });
  }
  return saveCampaign(world, campaign);
}

/** Campaigns of all kinds: voice and messaging. */
function campaignsOfAllMedia(world: World): PartialResult<CommonCampaign>[] {
  const messagingCampaigns = messagingOf(world)
    .all()
    .map((campaign) => ({ ...campaign, mediaType: mediaTypeOf(campaign)?.toLowerCase() }));
  return [...[...campaignsOf(world).values()].map((campaign) => ({ ...campaign, mediaType: 'voice' })), ...messagingCampaigns];
}

function divisionView({ id, name, division }: StoredCampaign) {
  return { id, name, division, selfUri: `${CAMPAIGNS}/divisionviews/${id}` };
}

function countIdleMembers(world: World, queueId: string): number {
  return [...world.store.members.of(queueId).keys()].filter((userId) => routingStatusOf(world, userId).status === 'IDLE').length;
}
