import type { Scenes, Stage, Topic } from './stage.js';
import type { Entity } from './stage.js';

const list = async (stage: Stage): Promise<Entity> =>
  await stage.make('outbound/contactlists', {
    name: stage.name(),
    columnNames: ['Phone'],
    phoneColumns: [{ columnName: 'Phone', type: 'cell' }],
  });
const ref = async (creation: Promise<Entity>): Promise<{ id: string }> => ({ id: (await creation).id });
const campaign = async (stage: Stage): Promise<Entity> =>
  await stage.make('outbound/campaigns', {
    name: stage.name(),
    contactList: await ref(list(stage)),
    dialingMode: 'preview',
    callerName: 'A',
    callerAddress: '+441632960001',
    phoneColumns: [{ columnName: 'Phone', type: 'cell' }],
  });
const dncList = async (stage: Stage): Promise<Entity> =>
  await stage.make('outbound/dnclists', { name: stage.name(), dncSourceType: 'rds' });
const sequence = async (stage: Stage): Promise<Entity> =>
  await stage.make('outbound/sequences', {
    name: stage.name(),
    campaigns: [await ref(campaign(stage))],
    currentCampaign: 0,
    status: 'off',
  });
const intervals = [{ start: '2026-03-11T08:00:00.000', end: '2026-03-11T16:00:00.000' }];

/** Adds an entity with only its own fields. */
const response =
  (path: string, body: object) =>
  async (stage: Stage): Promise<unknown> =>
    await stage.make(`outbound/${path}`, { name: stage.name(), ...body });

const exported =
  (path: string, listOf: (stage: Stage) => Promise<Entity>) =>
  async (stage: Stage): Promise<void> => {
    await stage.make(`outbound/${path}/${(await listOf(stage)).id}/export`, {});
    await stage.wait(5000);
  };

/** Uploads a file with one row to a list. */
const imported =
  (kind: string, listOf: (stage: Stage) => Promise<Entity>) =>
  async (stage: Stage): Promise<void> => {
    const form = new FormData();
    form.append('id', (await listOf(stage)).id);
    form.append('file', new Blob(['Phone\n+441632960001\n']), 'contacts.csv');
    const headers = { Authorization: `Bearer ${stage.sandbox.issueAccessToken()}` };
    await stage.sandbox.fetch(new Request(`https://sandbox.example/uploads/v2/${kind}`, { method: 'POST', headers, body: form }));
    await stage.wait(5000);
  };

/** A campaign of messages whose progress is set back. */
const restarted =
  (config: object) =>
  async (stage: Stage): Promise<void> => {
    const { selfUri } = await stage.make('outbound/messagingcampaigns', {
      name: stage.name(),
      contactList: await ref(list(stage)),
      messagesPerMinute: 3,
      campaignStatus: 'off',
      ...config,
    });
    await stage.floor.call('DELETE', `${selfUri}/progress`);
  };

const scheduled = (word: 'emailcampaigns' | 'messagingcampaigns' | 'whatsappcampaigns', field: string): Scenes => ({
  [`v2.outbound.schedules.${word}.{id}`]: async (stage: Stage) => {
    const { id } = await stage.make('outbound/messagingcampaigns', {
      name: stage.name(),
      contactList: await ref(list(stage)),
      messagesPerMinute: 3,
      campaignStatus: 'off',
    });
    return await stage.send('PUT', `outbound/schedules/${word}/${id}`, { [field]: { id }, timeZone: 'Europe/Paris', intervals });
  },
});

export const outboundScenes: Scenes = {
  'v2.outbound.attemptlimits.{id}': response('attemptlimits', { maxAttemptsPerContact: 3, resetPeriod: 'TODAY' }),
  'v2.outbound.callabletimesets.{id}': response('callabletimesets', {
    callableTimes: [{ timeZoneId: 'Europe/Paris', timeSlots: [] }],
  }),
  'v2.outbound.campaignrules.{id}': async (stage) =>
    await response('campaignrules', {
      campaignRuleEntities: { campaigns: [await ref(campaign(stage))] },
      campaignRuleConditions: [{ conditionType: 'campaignProgress', parameters: { operator: 'greaterThan', value: '0.5' } }],
      campaignRuleActions: [{ actionType: 'turnOffCampaign', campaignRuleActionEntities: { useTriggeringEntity: true } }],
    })(stage),
  ...Object.fromEntries(
    (
      ['v2.outbound.campaigns.{id}', 'v2.outbound.campaigns.{id}.progress', 'v2.outbound.campaigns.{id}.stats'] satisfies Topic[]
    ).map((topic) => [topic, campaign]),
  ),
  'v2.outbound.contactlistfilters.{id}': async (stage) =>
    await response('contactlistfilters', { contactList: await ref(list(stage)), clauses: [], filterType: 'AND' })(stage),
  'v2.outbound.contactlists.{id}': list,
  'v2.outbound.contactlists.{id}.importstatus': imported('contactlist', list),
  'v2.outbound.dnclists.{id}': dncList,
  'v2.outbound.dnclists.{id}.importstatus': imported('dnclist', dncList),
  'v2.outbound.messagingcampaigns.{id}': async (stage) =>
    await response('messagingcampaigns', { contactList: await ref(list(stage)), messagesPerMinute: 3, campaignStatus: 'off' })(
      stage,
    ),
  'v2.outbound.messagingcampaigns.{id}.progress': restarted({}),
  'v2.outbound.emailcampaigns.{id}.progress': restarted({
    emailConfig: { emailColumns: ['Email'], fromAddress: { domain: { id: 'mail.example' }, localPart: 'news' } },
  }),
  'v2.outbound.whatsappcampaigns.{id}.progress': restarted({
    whatsAppConfig: { whatsAppColumns: ['Phone'], whatsAppIntegration: { id: 'i' }, contentTemplate: { id: 't' } },
  }),
  'v2.outbound.emailcampaigns.{id}': async (stage) =>
    await response('messagingcampaigns', {
      contactList: await ref(list(stage)),
      messagesPerMinute: 3,
      campaignStatus: 'off',
      emailConfig: { emailColumns: ['Email'], fromAddress: { domain: { id: 'mail.example' }, localPart: 'news' } },
    })(stage),
  'v2.outbound.whatsappcampaigns.{id}': async (stage) =>
    await response('messagingcampaigns', {
      contactList: await ref(list(stage)),
      messagesPerMinute: 3,
      campaignStatus: 'off',
      whatsAppConfig: { whatsAppColumns: ['Phone'], whatsAppIntegration: { id: 'i' }, contentTemplate: { id: 't' } },
    })(stage),
  ...scheduled('emailcampaigns', 'emailCampaign'),
  ...scheduled('messagingcampaigns', 'messagingCampaign'),
  ...scheduled('whatsappcampaigns', 'whatsAppCampaign'),
  'v2.outbound.responsesets.{id}': response('callanalysisresponsesets', {
    responses: { 'callable.person': { data: '', name: '', reactionType: 'hangup' } },
  }),
  'v2.outbound.rulesets.{id}': response('rulesets', {
    rules: [{ name: 'First', order: 1, category: 'DIALER_PRECALL', conditions: [], actions: [] }],
  }),
  'v2.outbound.schedules.campaigns.{id}': async (stage) => {
    const { id } = await campaign(stage);
    return await stage.send('PUT', `outbound/schedules/campaigns/${id}`, {
      campaign: { id },
      timeZone: 'Europe/Paris',
      intervals,
    });
  },
  'v2.outbound.schedules.sequences.{id}': async (stage) => {
    const { id } = await sequence(stage);
    return await stage.send('PUT', `outbound/schedules/sequences/${id}`, {
      sequence: { id },
      timeZone: 'Europe/Paris',
      intervals,
    });
  },
  'v2.outbound.sequences.{id}': sequence,
  'v2.outbound.settings': async (stage) =>
    await stage.send('PATCH', 'outbound/settings', { maxCallsPerAgent: 4, abandonSeconds: 2.5 }),
  'v2.outbound.wrapupcodemappings.{id}': async (stage) =>
    await stage.send('PUT', 'outbound/wrapupcodemappings', { defaultSet: ['Right_Party_Contact'], mapping: {} }),
  'v2.users.{id}.outbound.contactlists.{id}.export': exported('contactlists', list),
  'v2.users.{id}.outbound.dnclists.{id}.export': exported('dnclists', dncList),
};
