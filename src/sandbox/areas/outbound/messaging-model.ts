import type { CampaignProgress, MessagingCampaign } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { isOnDncList } from './dnc-entries.js';
import { DO_NOT_CALL_REASON, contactsOf } from './model.js';
import type { StoredContact } from './model.js';

export const MESSAGING = '/api/v2/outbound/messagingcampaigns';

/** Progress of a campaign. */
interface Sending {
  /** Contacts reached before the campaign was last turned on. */
  before: number;
  /** When it was turned on, in ms since the epoch. */
  since?: number;
}

export type MessagesCampaign = Entity<MessagingCampaign>;

export const sendingsOf = (world: World): Map<string, Sending> => world.collection<Sending>('outbound.sendings');
export const messagingOf = (world: World): Repository<MessagingCampaign> => new Repository<MessagingCampaign>(world, MESSAGING);

/** The kind of a campaign, from its configuration. WhatsApp campaigns have no name in the list of types. */
export function mediaTypeOf({ smsConfig, emailConfig }: MessagesCampaign): 'SMS' | 'EMAIL' | undefined {
  if (smsConfig != null) return 'SMS';
  return emailConfig == null ? undefined : 'EMAIL';
}

/** Updates campaigns to the present: applies status changes, and completes campaigns that have messaged all contacts. */
export function settleMessaging(world: World): void {
  for (const campaign of messagingOf(world).all()) {
    const isOn = campaign.campaignStatus === 'on';
    const isSending = sendingsOf(world).get(campaign.id)?.since !== undefined;
    if (isOn !== isSending) setSending(world, campaign, isOn);
    const { length: total } = contactsOfCampaign(world, campaign);
    if (!isOn || campaign.alwaysRunning === true || total === 0 || countReached(world, campaign) < total) continue;
    switchCampaign(world, campaign, 'complete');
  }
}

export function switchCampaign(world: World, campaign: MessagesCampaign, status: string): void {
  setSending(world, campaign, status === 'on');
  if (campaign.campaignStatus !== status) saveStatus(world, campaign, status);
}

export function saveStatus(world: World, campaign: MessagesCampaign, campaignStatus: string): void {
  const { version = 0 } = campaign;
  messagingOf(world).save({ ...campaign, campaignStatus, version: version + 1, dateModified: world.timestamp() });
}

/** Contacts that were reached stay reached. */
function setSending(world: World, campaign: MessagesCampaign, isOn: boolean): void {
  const { since = world.now() } = sendingsOf(world).get(campaign.id) ?? {};
  const before = countReached(world, campaign);
  // Keeps the time until the next message, if this happens between two messages.
  const rest = (world.now() - since) % intervalOf(campaign);
  sendingsOf(world).set(campaign.id, { before, ...(isOn && { since: world.now() - rest }) });
}

/** ms between two messages. */
const intervalOf = ({ messagesPerMinute = 1 }: MessagesCampaign): number => 60_000 / Math.max(messagesPerMinute, 1);

export const contactsOfCampaign = (world: World, { contactList }: MessagesCampaign): StoredContact[] =>
  contactList?.id === undefined ? [] : [...contactsOf(world, contactList.id).values()];

/** How many contacts the campaign has reached so far, including skipped ones. */
export function countReached(world: World, campaign: MessagesCampaign): number {
  const { before, since } = sendingsOf(world).get(campaign.id) ?? { before: 0 };
  const now = since === undefined ? 0 : Math.floor((world.now() - since) / intervalOf(campaign));
  return Math.min(before + now, contactsOfCampaign(world, campaign).length);
}

export function progressOf(world: World, campaign: MessagesCampaign): CampaignProgress {
  const { id, name = '', contactList = {}, dncLists = [] } = campaign;
  const contacts = contactsOfCampaign(world, campaign);
  const lists = dncLists.flatMap((list) => list.id ?? []);
  const column = campaign.smsConfig?.phoneColumn ?? '';
  const reachedContacts = contacts.slice(0, countReached(world, campaign));
  const skippedCount = reachedContacts.filter(({ data }) =>
    isOnDncList(world, lists, textOf(data[column] ?? ''), world.now()),
  ).length;
  const total = contacts.length;
  return {
    campaign: { id, name, selfUri: `${MESSAGING}/${id}` },
    contactList,
    numberOfContactsCalled: 0,
    numberOfContactsMessaged: reachedContacts.length - skippedCount,
    totalNumberOfContacts: total,
    percentage: total === 0 ? 0 : Math.round((reachedContacts.length / total) * 100),
    ...(skippedCount > 0 && { numberOfContactsSkipped: { [DO_NOT_CALL_REASON]: skippedCount } }),
  };
}
