import type { Campaign, CampaignProgress, ContactList, DialerContact } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { isBarred } from './dnc-entries.js';

export type StoredContactList = Partial<ContactList> & { id: string; name: string; version: number };

export type StoredContact = DialerContact & { id: string };

/** Fields that a caller omits are absent, even if the type of a campaign requires them. */
export type StoredCampaign = Partial<Campaign> & { id: string; name: string; version: number };

/** Dialling progress of a campaign. */
export interface Dialling {
  /** Contacts reached before the campaign was last turned on. */
  before: number;
  /** When it was turned on, in ms since the epoch. */
  since?: number;
  /** How many contacts were checked against do-not-contact lists, in calling order. */
  reached?: number;
  /** Ids of contacts that were skipped because a do-not-contact list has them. */
  skipped?: Record<string, true>;
}

/** ms between two calls of one line */
const CALL_EVERY = 5000;

/** The platform's reason for skipping a contact of a do-not-contact list. */
export const BARRED = 'ININ-OUTBOUND-ON-DO-NOT-CALL-LIST';

export const CAMPAIGNS = '/api/v2/outbound/campaigns';
export const CONTACT_LISTS = '/api/v2/outbound/contactlists';

export function contactListsOf(world: World): Map<string, StoredContactList> {
  return world.collection<StoredContactList>(CONTACT_LISTS);
}

/** The contacts of a list, by id. */
export function contactsOf(world: World, listId: string): Map<string, StoredContact> {
  return world.collection<StoredContact>(`outbound.contactlists.${listId}.contacts`);
}

export function campaignsOf(world: World): Map<string, StoredCampaign> {
  return world.collection<StoredCampaign>(CAMPAIGNS);
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

/** How many contacts the campaign has reached so far, including skipped ones. */
export function called(world: World, campaign: StoredCampaign): number {
  const { before, since } = diallingsOf(world).get(campaign.id) ?? { before: 0 };
  const now = since === undefined ? 0 : Math.floor((world.now() - since) / callEvery(campaign));
  return Math.min(before + now, total(world, campaign));
}

const callEvery = ({ outboundLineCount }: StoredCampaign): number => CALL_EVERY / Math.max(outboundLineCount ?? 1, 1);

/** Checks contacts that were reached since the last check against the do-not-contact lists, at the time of their call. */
export function lookForBarred(world: World, campaign: StoredCampaign): void {
  const lists = (campaign.dncLists ?? []).flatMap(({ id }) => id ?? []);
  const dialling = diallingsOf(world).get(campaign.id);
  const until = called(world, campaign);
  if (!dialling || lists.length === 0 || (dialling.reached ?? 0) >= until) return;
  const { before, since = world.now(), reached = 0 } = dialling;
  const due = [...contactsOf(world, campaign.contactList?.id ?? '').values()].slice(reached, until);
  const skipped = { ...dialling.skipped };
  for (const [index, { id, data }] of due.entries()) {
    const at = since + (reached + index + 1 - before) * callEvery(campaign);
    const numbers = (campaign.phoneColumns ?? []).map(({ columnName }) => textOf(data[columnName]));
    // A contact is skipped only if all of its numbers are barred.
    const given = numbers.filter((number) => number !== '');
    if (given.length > 0 && given.every((number) => isBarred(world, lists, number, at))) skipped[id] = true;
  }
  diallingsOf(world).set(campaign.id, { ...dialling, reached: until, skipped });
}

export const skippedOf = (world: World, { id }: StoredCampaign): Readonly<Record<string, true>> =>
  diallingsOf(world).get(id)?.skipped ?? {};

/** How many contacts were called: those reached, without skipped ones. */
export function attemptsOf(world: World, campaign: StoredCampaign): number {
  return called(world, campaign) - Object.keys(skippedOf(world, campaign)).length;
}

export function total(world: World, { contactList }: StoredCampaign): number {
  return contactList?.id === undefined ? 0 : contactsOf(world, contactList.id).size;
}

/** Turns a campaign on or off. Its progress stays. */
export function dial(world: World, campaign: StoredCampaign, on: boolean): void {
  lookForBarred(world, campaign);
  const { since: _, ...kept } = diallingsOf(world).get(campaign.id) ?? {};
  const before = called(world, campaign);
  diallingsOf(world).set(campaign.id, { ...kept, before, ...(on && { since: world.now() }) });
}

/** Updates campaigns to the present: a campaign that has called all contacts is complete. */
export function settleCampaigns(world: World): void {
  for (const campaign of campaignsOf(world).values()) {
    lookForBarred(world, campaign);
    if (campaign.campaignStatus !== 'on' || campaign.alwaysRunning === true) continue;
    if (called(world, campaign) < total(world, campaign)) continue;
    dial(world, campaign, false);
    keepCampaign(world, { ...campaign, campaignStatus: 'complete' });
  }
}

/** Stores a changed campaign. */
export function keepCampaign(world: World, campaign: StoredCampaign): StoredCampaign {
  const kept = { ...campaign, version: campaign.version + 1, dateModified: world.timestamp() };
  campaignsOf(world).set(kept.id, kept);
  return kept;
}

export function progressOf(world: World, campaign: StoredCampaign): CampaignProgress {
  const numberOfContactsCalled = attemptsOf(world, campaign);
  const skipped = Object.keys(skippedOf(world, campaign)).length;
  const totalNumberOfContacts = total(world, campaign);
  return {
    campaign: { id: campaign.id, name: campaign.name, selfUri: `/api/v2/outbound/campaigns/${campaign.id}` },
    contactList: campaign.contactList ?? {},
    numberOfContactsCalled,
    numberOfContactsMessaged: 0,
    totalNumberOfContacts,
    ...(skipped > 0 && { numberOfContactsSkipped: { [BARRED]: skipped } }),
    percentage: totalNumberOfContacts === 0 ? 0 : Math.round((numberOfContactsCalled / totalNumberOfContacts) * 100),
  };
}
