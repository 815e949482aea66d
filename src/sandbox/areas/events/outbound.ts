import { textOf } from '../../engine/values.js';
import type { World } from '../../store/world.js';
import { countReached, campaignsOf, progressOf, countContacts } from '../outbound/model.js';
import type { StoredCampaign } from '../outbound/model.js';
import { messagingOf, progressOf as messagingProgressOf } from '../outbound/messaging-model.js';
import type { Row, EntityChange, TopicEvent } from './row.js';
import { unlessDeleted } from './row.js';

const OUTBOUND = '/api/v2/outbound';

/** The progress of a changed campaign; no event if it was deleted. */
const campaignEvents =
  (content: (world: World, campaign: StoredCampaign) => object) =>
  ({ world, id }: EntityChange): readonly TopicEvent[] => {
    const campaign = campaignsOf(world).get(id);
    return campaign ? [{ ids: [id], content: () => content(world, campaign) }] : [];
  };

function campaignStatistics(world: World, campaign: StoredCampaign): object {
  const now = world.timestamp();
  const count = (metric: string, value: number): object => ({ metric, stats: { count: value } });
  return {
    group: { campaignId: campaign.id },
    data: [
      {
        interval: `${now}/${now}`,
        metrics: [count('oContactsCalled', countReached(world, campaign)), count('oContacts', countContacts(world, campaign))],
      },
    ],
  };
}

/** Messaging campaigns have several types, each with its own configuration field. */
const eventsWithField = (field: string) =>
  unlessDeleted(({ id, entity }) => (entity[field] ? [{ ids: [id], content: () => entity }] : []));

const singleEvent = unlessDeleted(({ entity }) => [{ ids: [], content: () => entity }]);

/** Events of campaigns and their resources. */
export const outboundRows: readonly Row[] = [
  { topic: 'v2.outbound.attemptlimits.{id}', collection: `${OUTBOUND}/attemptlimits` },
  { topic: 'v2.outbound.callabletimesets.{id}', collection: `${OUTBOUND}/callabletimesets` },
  { topic: 'v2.outbound.campaignrules.{id}', collection: `${OUTBOUND}/campaignrules` },
  { topic: 'v2.outbound.campaigns.{id}', collection: `${OUTBOUND}/campaigns` },
  { topic: 'v2.outbound.campaigns.{id}.progress', collection: `${OUTBOUND}/campaigns`, createEvents: campaignEvents(progressOf) },
  { topic: 'v2.outbound.campaigns.{id}.progress', collection: 'outbound.diallings', createEvents: campaignEvents(progressOf) },
  {
    topic: 'v2.outbound.campaigns.{id}.stats',
    collection: `${OUTBOUND}/campaigns`,
    createEvents: campaignEvents(campaignStatistics),
  },
  { topic: 'v2.outbound.contactlistfilters.{id}', collection: `${OUTBOUND}/contactlistfilters` },
  { topic: 'v2.outbound.contactlists.{id}', collection: `${OUTBOUND}/contactlists` },
  { topic: 'v2.outbound.dnclists.{id}', collection: `${OUTBOUND}/dnclists` },
  { topic: 'v2.outbound.messagingcampaigns.{id}', collection: `${OUTBOUND}/messagingcampaigns` },
  ...Object.entries({ messaging: 'id', email: 'emailConfig', whatsapp: 'whatsAppConfig' } as const).map(([kind, field]): Row => ({
    topic: `v2.outbound.${kind as 'email'}campaigns.{id}.progress`,
    collection: 'outbound.sendings',
    createEvents: ({ world, id }) => {
      const campaign = messagingOf(world).find(id);
      if (!campaign?.[field]) return [];
      return [{ ids: [id], content: () => messagingProgressOf(world, campaign) }];
    },
  })),
  {
    topic: 'v2.outbound.emailcampaigns.{id}',
    collection: `${OUTBOUND}/messagingcampaigns`,
    createEvents: eventsWithField('emailConfig'),
  },
  {
    topic: 'v2.outbound.whatsappcampaigns.{id}',
    collection: `${OUTBOUND}/messagingcampaigns`,
    createEvents: eventsWithField('whatsAppConfig'),
  },
  { topic: 'v2.outbound.responsesets.{id}', collection: `${OUTBOUND}/callanalysisresponsesets` },
  { topic: 'v2.outbound.rulesets.{id}', collection: `${OUTBOUND}/rulesets` },
  { topic: 'v2.outbound.schedules.campaigns.{id}', collection: `${OUTBOUND}/schedules/campaigns` },
  { topic: 'v2.outbound.schedules.emailcampaigns.{id}', collection: `${OUTBOUND}/schedules/emailcampaigns` },
  { topic: 'v2.outbound.schedules.messagingcampaigns.{id}', collection: `${OUTBOUND}/schedules/messagingcampaigns` },
  { topic: 'v2.outbound.schedules.whatsappcampaigns.{id}', collection: `${OUTBOUND}/schedules/whatsappcampaigns` },
  { topic: 'v2.outbound.schedules.sequences.{id}', collection: `${OUTBOUND}/schedules/sequences` },
  { topic: 'v2.outbound.sequences.{id}', collection: `${OUTBOUND}/sequences` },
  { topic: 'v2.outbound.settings', collection: `${OUTBOUND}/settings`, createEvents: singleEvent },
  {
    topic: 'v2.outbound.wrapupcodemappings.{id}',
    collection: `${OUTBOUND}/wrapupcodemappings`,
    createEvents: unlessDeleted(({ entity }) => [{ ids: [textOf(entity['id'])], content: () => entity }]),
  },
  ...(['contactlists', 'dnclists'] as const).map((segment): Row => ({
    topic: `v2.users.{id}.outbound.${segment}.{id}.export`,
    collection: `outbound.${segment}.exports`,
    createEvents: unlessDeleted(({ id, entity }) => {
      const { uri, userId, ended } = entity;
      if (typeof userId !== 'string' || typeof ended !== 'number') return [];
      return [{ ids: [userId, id], content: () => ({ uri, exportTimestamp: new Date(ended).toISOString() }) }];
    }),
  })),
];
