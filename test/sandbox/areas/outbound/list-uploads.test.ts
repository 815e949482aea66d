import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const OUTBOUND = '/api/v2/outbound';
const NOBODY = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const contactList = async (name = 'Travellers'): Promise<NamedEntity> => {
  const columns = { columnNames: ['Mobile', 'Port'], phoneColumns: [{ columnName: 'Mobile', type: 'cell' }] };
  return (await floor.call<NamedEntity>('POST', `${OUTBOUND}/contactlists`, { name, ...columns })).body;
};
const reserve = async (path: string, body: object) =>
  await floor.call<{ url: string; uploadKey: string; headers: Record<string, string> }>('POST', `${OUTBOUND}/${path}/uploads`, {
    contentType: 'text/csv',
    ...body,
  });
const put = async (path: string, body: object, text: string): Promise<void> => {
  const { body: place, text: responseText } = await reserve(path, body);
  expect(place.headers, responseText).toMatchObject({ 'content-type': 'text/csv' });
  const sent = await floor.sandbox.fetch(new Request(place.url, { method: 'PUT', headers: place.headers, body: text }));
  expect(sent.status).toBe(200);
};

describe('A file of contacts', () => {
  const sized = async ({ selfUri }: NamedEntity): Promise<number> =>
    (await floor.call<{ size: number }>('GET', `${selfUri}?includeSize=true`)).body.size;

  it('is imported into its list, by the id column', async () => {
    const list = await contactList();
    await put(
      'contactlists',
      { id: list.id, contactIdName: 'Mobile' },
      'Mobile,Port\n+441632960001,Oban\n+441632960002,Tobermory\n',
    );
    expect((await floor.call('GET', `${list.selfUri}/importstatus`)).body).toMatchObject({
      state: 'IN_PROGRESS',
      totalRecords: 2,
    });
    floor.sandbox.clock.advance(5000);
    expect(await sized(list)).toBe(2);
    const contact = await floor.call('GET', `${list.selfUri}/contacts/${encodeURIComponent('+441632960002')}`);
    expect(contact.body).toMatchObject({ data: { Mobile: '+441632960002', Port: 'Tobermory' } });
  });

  it('fails without a required column, which the list shows', async () => {
    const list = await contactList();
    await put('contactlists', { id: list.id }, 'Mobile\n+441632960001\n');
    floor.sandbox.clock.advance(5000);
    const { body } = await floor.call('GET', `${list.selfUri}/importstatus`);
    expect(body).toMatchObject({ state: 'FAILED', failureReason: 'The file has no column Port' });
    expect(await sized(list)).toBe(0);
  });

  it('is refused for an unknown list, and not implemented for templates', async () => {
    expect((await reserve('contactlists', { id: NOBODY })).status).toBe(404);
    expect((await reserve('contactlists', { importTemplateId: NOBODY })).status).toBe(501);
    expect((await floor.call('POST', `${OUTBOUND}/contactlists/uploads`, { id: NOBODY })).status).toBe(400);
  });
});

describe('A file of do-not-contact numbers', () => {
  it('is imported into its list', async () => {
    const list = (await floor.call<NamedEntity>('POST', `${OUTBOUND}/dnclists`, { name: 'Quiet', dncSourceType: 'rds' })).body;
    const columnNames = { phoneColumns: 'Home,Mobile', expirationDateTimeColumn: 'Until' };
    await put(
      'dnclists',
      { id: list.id, ...columnNames },
      'Home,Mobile,Until\n+441632960001,+441632960002,\n+441632960003,,2026-03-11T00:00Z\n',
    );
    const size = async (): Promise<number> =>
      (await floor.call<{ size: number }>('GET', `${list.selfUri}?includeSize=true`)).body.size;
    floor.sandbox.clock.advance(5000);
    expect(await size()).toBe(3);
    floor.sandbox.clock.advance(43_200_000);
    expect(await size()).toBe(2);
  });

  it('is refused for a list with another source', async () => {
    const body = { name: 'Others', dncSourceType: 'dnc.com', loginId: 'x', dncCodes: ['B'], licenseId: 'y' };
    const list = (await floor.call<NamedEntity>('POST', `${OUTBOUND}/dnclists`, body)).body;
    expect((await reserve('dnclists', { id: list.id })).status).toBe(400);
    expect((await reserve('dnclists', { id: NOBODY })).status).toBe(404);
  });
});

describe('Several contact lists', () => {
  it('receive the same settings, each separately', async () => {
    const one = await contactList('One');
    const other = await contactList('Other');
    const answer = await floor.call('POST', `${OUTBOUND}/contactlists/bulk/update`, {
      contactListIds: [one.id, NOBODY, other.id],
      contactList: { columnNames: ['Mobile', 'Port'], automaticTimeZoneMapping: false, zipCodeColumnName: 'Port' },
    });
    expect(answer.body).toMatchObject({
      errorCount: 1,
      errorIndexes: [1],
      results: [
        { id: one.id, success: true },
        { id: NOBODY, success: false, status: 404 },
        { id: other.id, success: true },
      ],
    });
    const { entities } = (await floor.call<Listing<NamedEntity>>('GET', `${OUTBOUND}/contactlists`)).body;
    expect(entities).toMatchObject([
      { name: 'One', zipCodeColumnName: 'Port', version: 2 },
      { name: 'Other', zipCodeColumnName: 'Port', version: 2 },
    ]);
  });
});
