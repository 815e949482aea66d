import type { CampaignProgress, MessagingCampaign } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const OUTBOUND = '/api/v2/outbound';
const NOBODY = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
let list: NamedEntity;
let campaign: NamedEntity;
beforeEach(async () => {
  floor = await openFloor();
  const columns = { columnNames: ['Mobile'], phoneColumns: [{ columnName: 'Mobile', type: 'cell' }] };
  list = (await floor.call<NamedEntity>('POST', `${OUTBOUND}/contactlists`, { name: 'Travellers', ...columns })).body;
  const dnc = { name: 'Quiet', dncSourceType: 'rds' };
  const quiet = (await floor.call<NamedEntity>('POST', `${OUTBOUND}/dnclists`, dnc)).body;
  await floor.call('POST', `${quiet.selfUri}/phonenumbers`, ['+441632960002']);
  const body = {
    name: 'Timetables',
    contactList: { id: list.id },
    messagesPerMinute: 2,
    dncLists: [{ id: quiet.id }],
    smsConfig: { messageColumn: 'Mobile', phoneColumn: 'Mobile', senderSmsPhoneNumber: { phoneNumber: '+441632960999' } },
  };
  campaign = (await floor.call<NamedEntity>('POST', `${OUTBOUND}/messagingcampaigns`, body)).body;
});

const fill = async (): Promise<unknown> =>
  await floor.call(
    'POST',
    `${list.selfUri}/contacts`,
    [1, 2, 3, 4].map((digit) => ({ contactListId: list.id, data: { Mobile: `+44163296000${digit}` } })),
  );
const progress = async (): Promise<CampaignProgress> =>
  (await floor.call<CampaignProgress>('GET', `${campaign.selfUri}/progress`)).body;
const status = async (): Promise<string | undefined> =>
  (await floor.call<MessagingCampaign>('GET', campaign.selfUri)).body.campaignStatus;

describe('A messaging campaign', () => {
  it('messages its contacts while it is on, until it is complete', async () => {
    await fill();
    expect((await floor.call('POST', `${campaign.selfUri}/start`)).status).toBe(204);
    expect(await status()).toBe('on');
    floor.sandbox.clock.advance(60_000);
    expect(await progress()).toMatchObject({
      campaign: { id: campaign.id },
      contactList: { id: list.id },
      totalNumberOfContacts: 4,
      percentage: 50,
      numberOfContactsMessaged: 1,
      numberOfContactsCalled: 0,
      numberOfContactsSkipped: { 'ININ-OUTBOUND-ON-DO-NOT-CALL-LIST': 1 },
    });
    floor.sandbox.clock.advance(60_000);
    expect(await status()).toBe('complete');
    expect(await progress()).toMatchObject({ numberOfContactsMessaged: 3, percentage: 100 });
    expect((await floor.call('POST', `${campaign.selfUri}/start`)).status).toBe(400);
  });

  it('pauses while it is off, and restarts after a reset', async () => {
    await fill();
    await floor.call('POST', `${campaign.selfUri}/start`);
    floor.sandbox.clock.advance(30_000);
    expect((await floor.call('POST', `${campaign.selfUri}/stop`)).status).toBe(204);
    expect(await status()).toBe('off');
    floor.sandbox.clock.advance(600_000);
    expect(await progress()).toMatchObject({ numberOfContactsMessaged: 1 });
    expect((await floor.call('DELETE', `${campaign.selfUri}/progress`)).status).toBe(204);
    expect(await progress()).toMatchObject({ numberOfContactsMessaged: 0, percentage: 0 });
  });

  it('follows the status of its body too', async () => {
    await fill();
    const before = (await floor.call<object>('GET', campaign.selfUri)).body;
    const put = await floor.call('PUT', campaign.selfUri, { ...before, campaignStatus: 'on' });
    expect(put.status, put.text).toBe(200);
    floor.sandbox.clock.advance(30_000);
    expect(await progress()).toMatchObject({ numberOfContactsMessaged: 1 });
  });

  it('reports its progress in events, and together with other campaigns', async () => {
    await fill();
    const events: unknown[] = [];
    floor.sandbox.subscribe(({ topicName, eventBody }) => {
      if (topicName === `v2.outbound.messagingcampaigns.${campaign.id}.progress`) events.push(eventBody);
    });
    await floor.call('POST', `${campaign.selfUri}/start`);
    floor.sandbox.clock.advance(30_000);
    await floor.call('POST', `${campaign.selfUri}/stop`);
    expect(events.at(-1)).toMatchObject({ numberOfContactsMessaged: 1, totalNumberOfContacts: 4 });
    const several = await floor.call<CampaignProgress[]>('POST', `${OUTBOUND}/messagingcampaigns/progress`, [campaign.id]);
    expect(several.body).toMatchObject([{ campaign: { id: campaign.id }, numberOfContactsMessaged: 1 }]);
    expect((await floor.call('POST', `${OUTBOUND}/messagingcampaigns/progress`, [NOBODY])).status).toBe(404);
  });

  it('does not start without contacts', async () => {
    expect((await floor.call('POST', `${campaign.selfUri}/start`)).status).toBe(400);
    expect((await floor.call('POST', `${OUTBOUND}/messagingcampaigns/${NOBODY}/start`)).status).toBe(404);
    expect((await floor.call('POST', `${OUTBOUND}/messagingcampaigns/${NOBODY}/stop`)).status).toBe(404);
  });
});
