import type {
  Campaign,
  CampaignPerformanceDataListing,
  CampaignProgress,
  CampaignStats,
  ContactListingResponse,
  ContactsBulkOperationJob,
  DialerContact,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { NOW, openFloor } from '../support.js';
import type { Floor } from '../support.js';

it('calls the contacts of a campaign as time passes, stops when it is turned off, and completes', async () => {
  const { call, sandbox } = await openFloor();
  const lists = '/api/v2/outbound/contactlists';
  const { body: list } = await call<NamedEntity>('POST', lists, { name: 'Spring', columnNames: ['name', 'phone'] });
  const contacts = Array.from({ length: 20 }, (_unused, index) => ({ contactListId: list.id, data: { phone: `+4930${index}` } }));
  const { body: added } = await call<DialerContact[]>('POST', `${list.selfUri}/contacts`, contacts);
  expect(await call('GET', `${list.selfUri}?includeSize=true`)).toMatchObject({ body: { size: 20 } });

  const { body: campaign } = await call<Campaign & NamedEntity>('POST', '/api/v2/outbound/campaigns', {
    name: 'Spring ferries',
    contactList: { id: list.id },
    dialingMode: 'power',
    callerName: 'H',
    callerAddress: '+49',
    phoneColumns: [{ columnName: 'phone', type: 'cell' }],
    outboundLineCount: 2,
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

const OUTBOUND = '/api/v2/outbound';
const BARRED = 'ININ-OUTBOUND-ON-DO-NOT-CALL-LIST';

let floor: Floor;
let list: NamedEntity;
let contacts: DialerContact[];
let barred: NamedEntity;
let campaign: Campaign & NamedEntity;
beforeEach(async () => {
  floor = await openFloor();
  const { call } = floor;
  list = (
    await call<NamedEntity>('POST', `${OUTBOUND}/contactlists`, { name: 'Autumn', columnNames: ['name', 'phone', 'other'] })
  ).body;
  const people = ['Ada', 'Bea', 'Cem', 'Dana'].map((name, index) => ({
    contactListId: list.id,
    data: { name, phone: `+44163296000${index}`, other: '' },
  }));
  contacts = (await call<DialerContact[]>('POST', `${list.selfUri}/contacts`, people)).body;
  const dncList = { name: 'Not these', dncSourceType: 'rds', contactMethod: 'Phone' };
  barred = (await call<NamedEntity>('POST', `${OUTBOUND}/dnclists`, dncList)).body;
  campaign = (
    await call<Campaign & NamedEntity>('POST', `${OUTBOUND}/campaigns`, {
      name: 'Autumn ferries',
      contactList: { id: list.id },
      dialingMode: 'power',
      callerName: 'H',
      callerAddress: '+49',
      phoneColumns: ['phone', 'other'].map((columnName) => ({ columnName, type: 'cell' })),
      outboundLineCount: 1,
      dncLists: [{ id: barred.id }],
    })
  ).body;
});

const start = async (): Promise<unknown> => await floor.call('POST', `${OUTBOUND}/campaigns/${campaign.id}/start`);
const bar = async (body: object): Promise<unknown> =>
  await floor.call('PATCH', `${OUTBOUND}/dnclists/${barred.id}/phonenumbers`, { action: 'Add', ...body });
const progress = async (): Promise<CampaignProgress> =>
  (await floor.call<CampaignProgress>('GET', `${campaign.selfUri}/progress`)).body;
const resultOf = async (index: number): Promise<string | undefined> =>
  (await floor.call<DialerContact>('GET', `${list.selfUri}/contacts/${contacts[index]!.id!}`)).body.callRecords?.['phone']
    ?.lastResult;

describe('A campaign with do-not-contact lists', () => {
  it('does not call numbers in one of them, however the number is written', async () => {
    await bar({ phoneNumbers: ['+44 1632 960001'] });
    await start();
    floor.sandbox.clock.advance(20_000);
    expect(await progress()).toMatchObject({
      numberOfContactsCalled: 3,
      percentage: 75,
      numberOfContactsSkipped: { [BARRED]: 1 },
    });
    expect(await resultOf(1)).toBe(BARRED);
    expect(await resultOf(2)).not.toBe(BARRED);
    const { body } = await floor.call<CampaignStats>('GET', `${campaign.selfUri}/stats`);
    expect(body.contactRate).toMatchObject({ attempts: 3 });
    expect((await floor.call<Campaign>('GET', campaign.selfUri)).body.campaignStatus).toBe('complete');
  });

  it('checks just before each call, because entries expire and are added while it runs', async () => {
    await bar({ phoneNumbers: ['+441632960000', '+441632960003'], expirationDateTime: new Date(NOW + 12_000).toISOString() });
    await start();
    floor.sandbox.clock.advance(10_000);
    await bar({ phoneNumbers: ['+441632960002'] });
    floor.sandbox.clock.advance(10_000);
    expect(await progress()).toMatchObject({ numberOfContactsCalled: 2, numberOfContactsSkipped: { [BARRED]: 2 } });
    expect([await resultOf(0), await resultOf(2)]).toEqual([BARRED, BARRED]);
    expect([await resultOf(1), await resultOf(3)]).not.toContain(BARRED);
  });

  it('calls other numbers of the same contact', async () => {
    const other = { ...contacts[1], data: { ...contacts[1]!.data, other: '+441632960099' } };
    await floor.call('PUT', `${list.selfUri}/contacts/${contacts[1]!.id!}`, other);
    await bar({ phoneNumbers: ['+441632960001'] });
    await start();
    floor.sandbox.clock.advance(20_000);
    expect(await progress()).toMatchObject({ numberOfContactsCalled: 4 });
    expect(await progress()).not.toHaveProperty('numberOfContactsSkipped');
  });

  it('starts again when its progress is reset', async () => {
    await bar({ phoneNumbers: ['+441632960001'] });
    await start();
    floor.sandbox.clock.advance(20_000);
    await floor.call('DELETE', `${campaign.selfUri}/progress`);
    await floor.call('DELETE', `${OUTBOUND}/dnclists/${barred.id}/phonenumbers`);
    await start();
    floor.sandbox.clock.advance(20_000);
    expect(await progress()).toMatchObject({ numberOfContactsCalled: 4 });
  });
});

describe('The performance of campaigns', () => {
  it('is returned for several at once, with their scheduled calls', async () => {
    const schedule = new Date(NOW + 3_600_000).toISOString();
    const request = {
      campaignId: campaign.id,
      contactListId: list.id,
      contactId: contacts[0]!.id,
      phoneColumn: 'phone',
      schedule,
    };
    const path = `${OUTBOUND}/campaigns/${campaign.id}/callback/schedule`;
    expect(await floor.call('POST', path, request)).toMatchObject({ status: 200, body: request });
    expect(await floor.call('POST', path, { ...request, contactId: 'nobody' })).toMatchObject({ status: 404 });
    expect(await floor.call('POST', path, { ...request, schedule: new Date(NOW).toISOString() })).toMatchObject({ status: 400 });
    await start();
    floor.sandbox.clock.advance(10_000);
    const response = await floor.call<CampaignPerformanceDataListing>('POST', `${OUTBOUND}/campaigns/performance/query`, [
      campaign.id,
    ]);
    expect(response.body.entities).toMatchObject([
      {
        campaign: { id: campaign.id, name: 'Autumn ferries' },
        campaignStatus: 'on',
        dialingMode: 'power',
        scheduledCalls: 1,
        progress: { percentage: 50 },
        contactRate: { connectRatio: 1 },
      },
    ]);
    floor.sandbox.clock.advance(3_600_000);
    expect((await floor.call<CampaignStats>('GET', `${campaign.selfUri}/stats`)).body.scheduledCalls).toBe(0);
  });
});

describe('Contacts of a list', () => {
  const nameFilter = (value: string, operator = 'EQUALS') => ({
    filterType: 'AND',
    clauses: [{ filterType: 'AND', predicates: [{ column: 'name', columnType: 'alphabetic', operator, value }] }],
  });

  it('are found by conditions, page by page and sorted', async () => {
    const search = async (body: object): Promise<ContactListingResponse> =>
      (
        await floor.call<ContactListingResponse>('POST', `${list.selfUri}/contacts/search`, {
          pageNumber: 1,
          pageSize: 2,
          ...body,
        })
      ).body;
    const contactSorts = [{ fieldName: 'name', direction: 'DESC' }];
    expect(await search({ contactSorts })).toMatchObject({
      total: 4,
      pageCount: 2,
      entities: [{ data: { name: 'Dana' } }, { data: { name: 'Cem' } }],
    });
    expect(await search({ criteria: nameFilter('a', 'ENDS_WITH') })).toMatchObject({
      total: 3,
      entities: [{ id: contacts[0]!.id }, {}],
    });
    const path = `${list.selfUri}/contacts/search`;
    const both = { pageNumber: 1, pageSize: 2, criteria: nameFilter('Ada'), contactListFilterId: 'any' };
    expect(await floor.call('POST', path, both)).toMatchObject({ status: 400 });
  });

  it('are changed and deleted by jobs, when these are done', async () => {
    const update = {
      criteria: nameFilter('Bea'),
      contact: { contactListId: list.id, data: { other: '+441632960077' }, callable: false },
    };
    const job = await floor.call<ContactsBulkOperationJob>('POST', `${list.selfUri}/contacts/bulk/update`, update);
    expect(job).toMatchObject({
      status: 202,
      body: { state: 'InProgress', type: 'BulkEdit', totalRecords: 1, percentComplete: 0 },
    });
    expect(await floor.call('POST', `${list.selfUri}/contacts/bulk/remove`, {})).toMatchObject({ status: 400 });
    const removed = await floor.call<ContactsBulkOperationJob>('POST', `${list.selfUri}/contacts/bulk/remove`, {
      criteria: nameFilter('Cem'),
    });
    const read = async (index: number) =>
      await floor.call<DialerContact>('GET', `${list.selfUri}/contacts/${contacts[index]!.id!}`);
    expect((await read(1)).body.data['other']).toBe('');
    floor.sandbox.clock.advance(10_000);
    expect((await floor.call<ContactsBulkOperationJob>('GET', job.body.selfUri!)).body).toMatchObject({
      state: 'Complete',
      completedRecords: 1,
    });
    expect((await read(1)).body).toMatchObject({ callable: false, data: { name: 'Bea', other: '+441632960077' } });
    expect((await read(2)).status).toBe(404);
    const { entities } = (await floor.call<{ entities: NamedEntity[] }>('GET', `${list.selfUri}/contacts/bulk/jobs`)).body;
    expect(entities.map(({ id }) => id)).toEqual([job.body.id, removed.body.id]);
  });
});
