import type { Campaign, CampaignProgress, ContactList, DialerContact } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { isOnDncList } from './dnc-entries.js';

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
const LINE_INTERVAL_MS = 5000;

/** The platform's reason for skipping a contact of a do-not-contact list. */
export const DO_NOT_CALL_REASON = 'ININ-OUTBOUND-ON-DO-NOT-CALL-LIST';

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
export function countReached(world: World, campaign: StoredCampaign): number {
  const { before, since } = diallingsOf(world).get(campaign.id) ?? { before: 0 };
  const now = since === undefined ? 0 : Math.floor((world.now() - since) / callIntervalOf(campaign));
  return Math.min(before + now, countContacts(world, campaign));
}

const callIntervalOf = ({ outboundLineCount }: StoredCampaign): number => LINE_INTERVAL_MS / Math.max(outboundLineCount ?? 1, 1);

/** Checks contacts that were reached since the last check against the do-not-contact lists, at the time of their call. */
export function checkDncLists(world: World, campaign: StoredCampaign): void {
  const lists = (campaign.dncLists ?? []).flatMap(({ id }) => id ?? []);
  const dialling = diallingsOf(world).get(campaign.id);
  const currentCount = countReached(world, campaign);
  if (!dialling || lists.length === 0 || (dialling.reached ?? 0) >= currentCount) return;
  const { before, since = world.now(), reached: checkedCount = 0 } = dialling;
  const uncheckedContacts = [...contactsOf(world, campaign.contactList?.id ?? '').values()].slice(checkedCount, currentCount);
  const skippedIds = { ...dialling.skipped };
  for (const [index, { id, data }] of uncheckedContacts.entries()) {
    const callTime = since + (checkedCount + index + 1 - before) * callIntervalOf(campaign);
    const numbers = (campaign.phoneColumns ?? []).map(({ columnName }) => textOf(data[columnName]));
    // A contact is skipped only if all of its numbers are barred.
    const usedNumbers = numbers.filter((number) => number !== '');
    if (usedNumbers.length > 0 && usedNumbers.every((number) => isOnDncList(world, lists, number, callTime)))
      skippedIds[id] = true;
  }
  diallingsOf(world).set(campaign.id, { ...dialling, reached: currentCount, skipped: skippedIds });
}

export const skippedOf = (world: World, { id }: StoredCampaign): Readonly<Record<string, true>> =>
  diallingsOf(world).get(id)?.skipped ?? {};

/** How many contacts were called: those reached, without skipped ones. */
export function attemptsOf(world: World, campaign: StoredCampaign): number {
  return countReached(world, campaign) - Object.keys(skippedOf(world, campaign)).length;
}

export function countContacts(world: World, { contactList }: StoredCampaign): number {
  return contactList?.id === undefined ? 0 : contactsOf(world, contactList.id).size;
}

/** Turns a campaign on or off. Its progress stays. */
export function setDialling(world: World, campaign: StoredCampaign, isOn: boolean): void {
  checkDncLists(world, campaign);
  const { since: _, ...dialling } = diallingsOf(world).get(campaign.id) ?? {};
  const before = countReached(world, campaign);
  diallingsOf(world).set(campaign.id, { ...dialling, before, ...(isOn && { since: world.now() }) });
}

/** Updates campaigns to the present: a campaign that has called all contacts is complete. */
export function settleCampaigns(world: World): void {
  for (const campaign of campaignsOf(world).values()) {
    checkDncLists(world, campaign);
    if (campaign.campaignStatus !== 'on' || campaign.alwaysRunning === true) continue;
    if (countReached(world, campaign) < countContacts(world, campaign)) continue;
    setDialling(world, campaign, false);
    saveCampaign(world, { ...campaign, campaignStatus: 'complete' });
  }
}

/** Stores a changed campaign. */
export function saveCampaign(world: World, campaign: StoredCampaign): StoredCampaign {
  const savedCampaign = { ...campaign, version: campaign.version + 1, dateModified: world.timestamp() };
  campaignsOf(world).set(savedCampaign.id, savedCampaign);
  return savedCampaign;
}

export function progressOf(world: World, campaign: StoredCampaign): CampaignProgress {
  const numberOfContactsCalled = attemptsOf(world, campaign);
  const skippedCount = Object.keys(skippedOf(world, campaign)).length;
  const totalNumberOfContacts = countContacts(world, campaign);
  return {
    campaign: { id: campaign.id, name: campaign.name, selfUri: `/api/v2/outbound/campaigns/${campaign.id}` },
    contactList: campaign.contactList ?? {},
    numberOfContactsCalled,
    numberOfContactsMessaged: 0,
    totalNumberOfContacts,
    ...(skippedCount > 0 && { numberOfContactsSkipped: { [DO_NOT_CALL_REASON]: skippedCount } }),
    percentage: totalNumberOfContacts === 0 ? 0 : Math.round((numberOfContactsCalled / totalNumberOfContacts) * 100),
  };
}
