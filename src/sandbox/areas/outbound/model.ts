import type { Campaign, CampaignProgress, ContactList, DialerContact } from '../../../models/index.js';
import { notFound } from '../../http/errors.js';
import type { World } from '../../world/world.js';

export type StoredContactList = Partial<ContactList> & { id: string; name: string; version: number };

export type StoredContact = DialerContact & { id: string };

/** What a caller leaves out is not there, whatever the type of a campaign says. */
export type StoredCampaign = Partial<Campaign> & { id: string; name: string; version: number };

/** How far the dialling of a campaign has come. */
export interface Dialling {
  /** Contacts called before it was last turned on. */
  before: number;
  /** Since when it is on; ms since the epoch. */
  since?: number;
}

/** ms between two calls of one line. */
const CALL_EVERY = 5000;

export function contactListsOf(world: World): Map<string, StoredContactList> {
  return world.collection<StoredContactList>('outbound.contactlists');
}

/** The contacts of a list, by id. */
export function contactsOf(world: World, listId: string): Map<string, StoredContact> {
  return world.collection<StoredContact>(`outbound.contactlists.${listId}.contacts`);
}

export function campaignsOf(world: World): Map<string, StoredCampaign> {
  return world.collection<StoredCampaign>('outbound.campaigns');
}

export function diallingsOf(world: World): Map<string, Dialling> {
  return world.collection<Dialling>('outbound.diallings');
}

/** @throws the platform's 404. */
export function campaignOf(world: World, id: string): StoredCampaign {
  const campaign = campaignsOf(world).get(id);
  if (!campaign) throw notFound('campaign', id);
  return campaign;
}

/** @throws the platform's 404. */
export function contactListOf(world: World, id: string): StoredContactList {
  const list = contactListsOf(world).get(id);
  if (!list) throw notFound('contactList', id);
  return list;
}

/** How many contacts were called until now. */
export function called(world: World, campaign: StoredCampaign): number {
  const { before, since } = diallingsOf(world).get(campaign.id) ?? { before: 0 };
  const lines = Math.max(campaign.outboundLineCount ?? 1, 1);
  const now = since === undefined ? 0 : Math.floor(((world.now() - since) * lines) / CALL_EVERY);
  return Math.min(before + now, total(world, campaign));
}

export function total(world: World, { contactList }: StoredCampaign): number {
  return contactList?.id === undefined ? 0 : contactsOf(world, contactList.id).size;
}

/** Turns a campaign on or off. What was called stays called. */
export function dial(world: World, campaign: StoredCampaign, on: boolean): void {
  const before = called(world, campaign);
  diallingsOf(world).set(campaign.id, { before, ...(on && { since: world.now() }) });
}

/** Brings what is on to the present: a campaign that has called everybody is complete. */
export function settleCampaigns(world: World): void {
  for (const campaign of campaignsOf(world).values()) {
    if (campaign.campaignStatus !== 'on' || campaign.alwaysRunning === true) continue;
    if (called(world, campaign) < total(world, campaign)) continue;
    dial(world, campaign, false);
    keepCampaign(world, { ...campaign, campaignStatus: 'complete' });
  }
}

/** Keeps a campaign that has changed. */
export function keepCampaign(world: World, campaign: StoredCampaign): StoredCampaign {
  const kept = { ...campaign, version: campaign.version + 1, dateModified: world.timestamp() };
  campaignsOf(world).set(kept.id, kept);
  return kept;
}

export function progressOf(world: World, campaign: StoredCampaign): CampaignProgress {
  const numberOfContactsCalled = called(world, campaign);
  const totalNumberOfContacts = total(world, campaign);
  return {
    campaign: { id: campaign.id, name: campaign.name, selfUri: `/api/v2/outbound/campaigns/${campaign.id}` },
    contactList: campaign.contactList ?? {},
    ...{ numberOfContactsCalled, numberOfContactsMessaged: 0, totalNumberOfContacts },
    percentage: totalNumberOfContacts === 0 ? 0 : Math.round((numberOfContactsCalled / totalNumberOfContacts) * 100),
  };
}
