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
  { topic: 'v2.outbound.attemptlimits.{id}', place: `${OUTBOUND}/attemptlimits` },
  { topic: 'v2.outbound.callabletimesets.{id}', place: `${OUTBOUND}/callabletimesets` },
  { topic: 'v2.outbound.campaignrules.{id}', place: `${OUTBOUND}/campaignrules` },
  { topic: 'v2.outbound.campaigns.{id}', place: `${OUTBOUND}/campaigns` },
  { topic: 'v2.outbound.campaigns.{id}.progress', place: `${OUTBOUND}/campaigns`, createEvents: campaignEvents(progressOf) },
  { topic: 'v2.outbound.campaigns.{id}.progress', place: 'outbound.diallings', createEvents: campaignEvents(progressOf) },
  { topic: 'v2.outbound.campaigns.{id}.stats', place: `${OUTBOUND}/campaigns`, createEvents: campaignEvents(campaignStatistics) },
  { topic: 'v2.outbound.contactlistfilters.{id}', place: `${OUTBOUND}/contactlistfilters` },
  { topic: 'v2.outbound.contactlists.{id}', place: `${OUTBOUND}/contactlists` },
  { topic: 'v2.outbound.dnclists.{id}', place: `${OUTBOUND}/dnclists` },
  { topic: 'v2.outbound.messagingcampaigns.{id}', place: `${OUTBOUND}/messagingcampaigns` },
  ...Object.entries({ messaging: '', email: 'emailConfig', whatsapp: 'whatsAppConfig' }).map(([kind, field]): Row => ({
    topic: `v2.outbound.${kind as 'email'}campaigns.{id}.progress`,
    place: 'outbound.sendings',
    createEvents: ({ world, id }) => {
      const campaign = messagingOf(world).find(id);
      if (!campaign || (field !== '' && !campaign[field])) return [];
      return [{ ids: [id], content: () => messagingProgressOf(world, campaign) }];
    },
  })),
  {
    topic: 'v2.outbound.emailcampaigns.{id}',
    place: `${OUTBOUND}/messagingcampaigns`,
    createEvents: eventsWithField('emailConfig'),
  },
  {
    topic: 'v2.outbound.whatsappcampaigns.{id}',
    place: `${OUTBOUND}/messagingcampaigns`,
    createEvents: eventsWithField('whatsAppConfig'),
  },
  { topic: 'v2.outbound.responsesets.{id}', place: `${OUTBOUND}/callanalysisresponsesets` },
  { topic: 'v2.outbound.rulesets.{id}', place: `${OUTBOUND}/rulesets` },
  { topic: 'v2.outbound.schedules.campaigns.{id}', place: `${OUTBOUND}/schedules/campaigns` },
  { topic: 'v2.outbound.schedules.emailcampaigns.{id}', place: `${OUTBOUND}/schedules/emailcampaigns` },
  { topic: 'v2.outbound.schedules.messagingcampaigns.{id}', place: `${OUTBOUND}/schedules/messagingcampaigns` },
  { topic: 'v2.outbound.schedules.whatsappcampaigns.{id}', place: `${OUTBOUND}/schedules/whatsappcampaigns` },
  { topic: 'v2.outbound.schedules.sequences.{id}', place: `${OUTBOUND}/schedules/sequences` },
  { topic: 'v2.outbound.sequences.{id}', place: `${OUTBOUND}/sequences` },
  { topic: 'v2.outbound.settings', place: `${OUTBOUND}/settings`, createEvents: singleEvent },
  {
    topic: 'v2.outbound.wrapupcodemappings.{id}',
    place: `${OUTBOUND}/wrapupcodemappings`,
    createEvents: unlessDeleted(({ entity }) => [{ ids: [textOf(entity['id'])], content: () => entity }]),
  },
  ...(['contactlists', 'dnclists'] as const).map((segment): Row => ({
    topic: `v2.users.{id}.outbound.${segment}.{id}.export`,
    place: `outbound.${segment}.exports`,
    createEvents: unlessDeleted(({ id, entity }) => {
      const { uri, userId, ended } = entity;
      if (typeof userId !== 'string' || typeof ended !== 'number') return [];
      return [{ ids: [userId, id], content: () => ({ uri, exportTimestamp: new Date(ended).toISOString() }) }];
    }),
  })),
];
