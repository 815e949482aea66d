import type { Campaign, CampaignProgress, DialerContact } from 'contact-centre-client';
import { expect, it } from 'vitest';
import type { Named } from '../support.js';
import { openFloor } from './support.js';

it('a campaign calls its contacts as time passes, stops when it is turned off, and is complete at the end', async () => {
  const { call, sandbox } = await openFloor();
  const lists = '/api/v2/outbound/contactlists';
  const { body: list } = await call<Named>('POST', lists, { name: 'Spring', columnNames: ['name', 'phone'] });
  const contacts = Array.from({ length: 20 }, (_unused, index) => ({ contactListId: list.id, data: { phone: `+4930${index}` } }));
  const { body: added } = await call<DialerContact[]>('POST', `${list.selfUri}/contacts`, contacts);
  expect(await call('GET', `${list.selfUri}?includeSize=true`)).toMatchObject({ body: { size: 20 } });

  const { body: campaign } = await call<Campaign & Named>('POST', '/api/v2/outbound/campaigns', {
    ...{ name: 'Spring ferries', contactList: { id: list.id }, dialingMode: 'power', callerName: 'H', callerAddress: '+49' },
    ...{ phoneColumns: [{ columnName: 'phone', type: 'cell' }], outboundLineCount: 2 },
  });
  expect(campaign).toMatchObject({ campaignStatus: 'off', version: 1 });
  const turn = async (campaignStatus: string) => {
    const { body } = await call<Campaign>('GET', campaign.selfUri);
    return await call<Campaign>('PUT', campaign.selfUri, { ...body, campaignStatus });
  };
  const progress = async () => (await call<CampaignProgress>('GET', `${campaign.selfUri}/progress`)).body;
  expect(await call('PUT', campaign.selfUri, { ...campaign, version: 9 })).toMatchObject({ status: 409 });

  expect((await turn('on')).body.campaignStatus).toBe('on');
  sandbox.clock.advance(10_000);
  expect(await progress()).toMatchObject({ numberOfContactsCalled: 4, totalNumberOfContacts: 20, percentage: 20 });
  expect(await call('DELETE', campaign.selfUri)).toMatchObject({ status: 400 });
  const first = `${list.selfUri}/contacts/${added[0]!.id!}`;
  expect((await call<DialerContact>('GET', first)).body.callRecords).toHaveProperty('phone');
  expect((await call<DialerContact>('GET', `${list.selfUri}/contacts/${added[19]!.id!}`)).body).not.toHaveProperty('callRecords');

  await turn('off');
  sandbox.clock.advance(60_000);
  expect(await progress()).toMatchObject({ numberOfContactsCalled: 4 });
  await turn('on');
  sandbox.clock.advance(60_000);
  expect(await progress()).toMatchObject({ numberOfContactsCalled: 20, percentage: 100 });
  expect((await call<Campaign>('GET', campaign.selfUri)).body.campaignStatus).toBe('complete');
  expect(await turn('on')).toMatchObject({ status: 400 });
  await call('DELETE', `${campaign.selfUri}/progress`);
  expect((await turn('on')).body.campaignStatus).toBe('on');
  expect(await progress()).toMatchObject({ numberOfContactsCalled: 0 });
});
