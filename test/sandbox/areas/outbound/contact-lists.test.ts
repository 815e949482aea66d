import type { Campaign, CampaignSequence, DncList, ExportUri } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { bearer, download, UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASE = '/api/v2/outbound';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const make = async (path: string, body: object): Promise<NamedEntity> =>
  (await office.call<NamedEntity>('POST', `${BASE}/${path}`, body)).body;
const dncList = () => make('dnclists', { name: 'Never', dncSourceType: 'rds' });

async function contactList(names: string[], name = 'Spring'): Promise<NamedEntity> {
  const list = await make('contactlists', { name, columnNames: ['name', 'age', 'phone'] });
  const contacts = names.map((each, index) => ({
    contactListId: list.id,
    data: { name: each, age: `${20 + index}`, phone: `+4930${index}` },
  }));
  await office.call('POST', `${list.selfUri}/contacts`, contacts);
  return list;
}

const campaign = async (contactListId: string, name: string, more: object = {}): Promise<Campaign & NamedEntity> =>
  (
    await office.call<Campaign & NamedEntity>('POST', `${BASE}/campaigns`, {
      name,
      contactList: { id: contactListId },
      dialingMode: 'power',
      callerName: 'H',
      callerAddress: '+49',
      phoneColumns: [],
      ...more,
    })
  ).body;

describe('A do-not-contact list', () => {
  const size = async ({ selfUri }: NamedEntity) => (await office.call<DncList>('GET', `${selfUri}?includeSize=true`)).body.size;

  it('counts each added number once', async () => {
    const list = await dncList();
    expect(await size(list)).toBe(0);
    await office.call('POST', `${list.selfUri}/phonenumbers`, ['+49301', '+49302']);
    expect((await office.call('POST', `${list.selfUri}/phonenumbers`, ['+49302', '+49303'])).status).toBe(204);
    expect(await size(list)).toBe(3);
    expect((await office.call('GET', list.selfUri)).body).not.toHaveProperty('size');
    expect(
      (await office.call<Listing<DncList>>('GET', `${BASE}/dnclists/divisionviews?includeSize=true`)).body.entities,
    ).toMatchObject([{ size: 3 }]);
  });

  it('removes numbers when they expire', async () => {
    const list = await dncList();
    await office.call('POST', `${list.selfUri}/phonenumbers`, ['+49301']);
    await office.call('POST', `${list.selfUri}/phonenumbers?expirationDateTime=2026-03-10T13:30:00Z`, ['+49302', '+49303']);
    office.sandbox.clock.advance(3_599_000);
    expect(await size(list)).toBe(3);
    office.sandbox.clock.advance(2000);
    expect(await size(list)).toBe(1);
  });

  it('accepts no expired numbers, and none if another service stores the numbers', async () => {
    const list = await dncList();
    const late = await office.call('POST', `${list.selfUri}/phonenumbers?expirationDateTime=2020-01-01T00:00:00Z`, ['+49301']);
    expect(refusal(late)).toMatchObject({ status: 400, fields: ['expirationDateTime'] });
    const other = await make('dnclists', { name: 'Theirs', dncSourceType: 'gryphon' });
    expect(refusal(await office.call('POST', `${other.selfUri}/phonenumbers`, ['+49301']))).toMatchObject({
      status: 400,
      fields: ['dncSourceType'],
    });
  });

  it('is exported without expired entries', async () => {
    const list = await dncList();
    await office.call('POST', `${list.selfUri}/phonenumbers`, ['+49301']);
    await office.call('POST', `${list.selfUri}/phonenumbers?expirationDateTime=2026-03-10T13:30:00Z`, ['+49302']);
    await office.call('POST', `${list.selfUri}/export`);
    office.sandbox.clock.advance(5000);
    const { uri } = (await office.call<ExportUri>('GET', `${list.selfUri}/export`)).body;
    expect(await download(office.sandbox, uri!)).toBe('phone,expirationDateTime\r\n+49301,\r\n+49302,2026-03-10T13:30:00.000Z');
  });

  const kinds = [
    ['Phone', 'phonenumbers', 'phoneNumbers', 'phone'],
    ['Email', 'emailaddresses', 'emailAddresses', 'email'],
    ['WhatsApp', 'whatsappnumbers', 'whatsAppNumbers', 'whatsApp'],
  ] as const;

  it.each(kinds)('for %s adds, removes, expires, exports and clears its %s', async (contactMethod, word, field, heading) => {
    const list = await make('dnclists', { name: 'Some', dncSourceType: 'rds', contactMethod });
    const path = `${list.selfUri}/${word}`;
    expect((await office.call('PATCH', path, { action: 'Add', [field]: ['one', ' two '] })).status).toBe(204);
    const expirationDateTime = '2026-03-10T13:30:00Z';
    await office.call('PATCH', path, { action: 'Add', [field]: ['three', 'four'], expirationDateTime });
    expect(await size(list)).toBe(4);
    await office.call('PATCH', path, { action: 'Remove', [field]: ['two', 'three', 'nobody'] });
    await office.call('POST', `${list.selfUri}/export`);
    office.sandbox.clock.advance(5000);
    const { uri } = (await office.call<ExportUri>('GET', `${list.selfUri}/export`)).body;
    expect(await download(office.sandbox, uri!)).toBe(`${heading},expirationDateTime\r\none,\r\nfour,2026-03-10T13:30:00.000Z`);
    office.sandbox.clock.advance(3_600_000);
    expect((await office.call('DELETE', `${path}?expiredOnly=true`)).status).toBe(204);
    expect(await size(list)).toBe(1);
    expect((await office.call('DELETE', path)).status).toBe(204);
    expect(await size(list)).toBe(0);
  });

  it('for a custom contact column accepts its entries, and no other list does', async () => {
    const list = await make('dnclists', { name: 'Own', dncSourceType: 'rds_custom', customExclusionColumn: 'Booking' });
    const body = { action: 'Add', customExclusionColumnEntries: ['AB12', 'CD34'] };
    expect((await office.call('PATCH', `${list.selfUri}/customexclusioncolumns`, body)).status).toBe(204);
    expect(await size(list)).toBe(2);
    const numbers = await office.call('PATCH', `${list.selfUri}/phonenumbers`, { action: 'Add', phoneNumbers: ['+49301'] });
    expect(refusal(numbers)).toMatchObject({ status: 400, fields: ['dncSourceType'] });
    const other = await dncList();
    const columns = await office.call('PATCH', `${other.selfUri}/customexclusioncolumns`, body);
    expect(refusal(columns)).toMatchObject({ status: 400, fields: ['dncSourceType'] });
  });

  it('for one contact method rejects other entries, and for any method stores each type separately', async () => {
    const mail = await make('dnclists', { name: 'Mail', dncSourceType: 'rds', contactMethod: 'Email' });
    expect(refusal(await office.call('POST', `${mail.selfUri}/phonenumbers`, ['+49301']))).toMatchObject({
      status: 400,
      fields: ['contactMethod'],
    });
    const any = await make('dnclists', { name: 'Any', dncSourceType: 'rds', contactMethod: 'Any' });
    await office.call('POST', `${any.selfUri}/phonenumbers`, ['+49301']);
    await office.call('POST', `${any.selfUri}/emailaddresses`, ['goran@mail.example']);
    await office.call('PATCH', `${any.selfUri}/whatsappnumbers`, { action: 'Add', whatsAppNumbers: ['+49301'] });
    expect(await size(any)).toBe(3);
    await office.call('DELETE', `${any.selfUri}/phonenumbers`);
    expect(await size(any)).toBe(2);
  });

  it('rejects an empty entry and an unknown action', async () => {
    const list = await dncList();
    const path = `${list.selfUri}/phonenumbers`;
    expect(refusal(await office.call('PATCH', path, { action: 'Add', phoneNumbers: ['+49301', ' '] }))).toMatchObject({
      status: 400,
      fields: ['phoneNumbers[1]'],
    });
    expect(refusal(await office.call('PATCH', path, { phoneNumbers: ['+49301'] }))).toMatchObject({ fields: ['action'] });
    expect(refusal(await office.call('PATCH', path, { action: 'Swap', phoneNumbers: [] }))).toMatchObject({ fields: ['action'] });
    expect(await size(list)).toBe(0);
  });

  it('keeps its numbers in a snapshot, and loses them in a reset', async () => {
    const list = await dncList();
    await office.call('POST', `${list.selfUri}/phonenumbers`, ['+49301']);
    const state = office.sandbox.snapshot();
    await office.call('POST', `${list.selfUri}/phonenumbers`, ['+49302']);
    office.sandbox.restore(state);
    expect(await size(list)).toBe(1);
    office.sandbox.reset({ keepTokens: true });
    expect((await office.call('GET', list.selfUri)).status).toBe(404);
  });
});

describe('The export of a contact list', () => {
  it('is requested, and then contains all contacts', async () => {
    const list = await contactList(['Ash, Ada', 'Bo']);
    const path = `${list.selfUri}/export`;
    expect((await office.call('GET', path)).status).toBe(404);
    expect((await office.call<NamedEntity>('POST', path)).body.id).toBeTruthy();
    expect((await office.call('GET', path)).status).toBe(404);
    office.sandbox.clock.advance(5000);
    const { uri, exportTimestamp } = (await office.call<ExportUri>('GET', path)).body;
    expect(exportTimestamp).toBe('2026-03-10T12:30:03.000Z');
    const [heading, first, second] = (await download(office.sandbox, uri!)).split('\r\n');
    expect(heading).toBe('inin-outbound-id,name,age,phone');
    expect([first, second]).toEqual([
      expect.stringMatching(/^[\w-]{36},"Ash, Ada",20,\+49300$/),
      expect.stringMatching(/,Bo,21,\+49301$/),
    ]);
  });

  it('redirects to the file on request', async () => {
    const list = await contactList(['Ada']);
    await office.call('POST', `${list.selfUri}/export`);
    office.sandbox.clock.advance(5000);
    const answer = await office.call('GET', `${list.selfUri}/export?download=true`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringContaining('/downloads/v2/')]);
  });
});

describe('A file of contacts', () => {
  const send = async (fields: Record<string, string>, content?: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (content !== undefined) form.append('file', new Blob([content]), 'contacts.csv');
    return await office.sandbox.fetch(
      new Request('https://sandbox.example/uploads/v2/contactlist', {
        method: 'POST',
        headers: bearer(office.sandbox),
        body: form,
      }),
    );
  };

  it('is imported into its list, by the column that identifies contacts', async () => {
    const list = await contactList([]);
    const file = 'phone,name,age\n+49301,"Ash, Ada",20\n+49302,Bo,21\n';
    expect((await send({ id: list.id, 'contact-id-name': 'phone' }, file)).status).toBe(200);
    const importStatus = { state: 'IN_PROGRESS', totalRecords: 2 };
    expect((await office.call('GET', `${list.selfUri}?includeImportStatus=true`)).body).toMatchObject({ importStatus });
    expect((await office.call('GET', list.selfUri)).body).not.toHaveProperty('importStatus');
    office.sandbox.clock.advance(1000);
    expect((await office.call('GET', `${list.selfUri}?includeSize=true`)).body).toMatchObject({ size: 2 });
    expect((await office.call('GET', `${list.selfUri}/contacts/%2B49301`)).body).toMatchObject({
      data: { name: 'Ash, Ada', age: '20' },
    });
  });

  it('without a column, a list or content is rejected', async () => {
    const list = await contactList([]);
    expect((await send({ id: list.id }, 'phone,name\n1,2\n')).status).toBe(400);
    expect((await send({ id: UNKNOWN_ID }, 'phone,name,age\n1,2,3\n')).status).toBe(404);
    expect((await send({ id: list.id })).status).toBe(400);
  });
});

describe('A filter of contacts', () => {
  it('returns the number of matching contacts', async () => {
    const list = await contactList(['Ada', 'Bo', 'Adele', 'Cy']);
    const preview = async (predicates: object[], filterType = 'AND') =>
      (
        await office.call<{ filteredContacts: number }>('POST', `${BASE}/contactlistfilters/preview`, {
          name: 'F',
          contactList: { id: list.id },
          clauses: [{ filterType, predicates }],
        })
      ).body;
    const nameCondition = { column: 'name', columnType: 'alphabetic', operator: 'BEGINS_WITH', value: 'ad' };
    const older = { column: 'age', columnType: 'numeric', operator: 'GREATER_THAN', value: '20' };
    expect(await preview([nameCondition])).toMatchObject({
      filteredContacts: 2,
      totalContacts: 4,
      preview: [{ data: { name: 'Ada' } }, {}],
    });
    expect((await preview([nameCondition, older])).filteredContacts).toBe(1);
    expect((await preview([nameCondition, older], 'OR')).filteredContacts).toBe(4);
    expect((await preview([{ ...nameCondition, inverted: true }])).filteredContacts).toBe(2);
    const range = { min: '20', max: '22', minInclusive: true };
    expect((await preview([{ ...older, operator: 'BETWEEN', range }])).filteredContacts).toBe(2);
  });

  it('with an unknown column is rejected', async () => {
    const list = await contactList(['Ada']);
    const clauses = [{ predicates: [{ column: 'town', operator: 'EQUALS', value: 'x' }] }];
    const answer = await office.call('POST', `${BASE}/contactlistfilters/preview`, {
      name: 'F',
      contactList: { id: list.id },
      clauses,
    });
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['clauses.predicates.column'] });
  });
});

describe('Campaigns', () => {
  it('are started and stopped by a caller, and complete by themselves', async () => {
    const response = await campaign((await contactList(['Ada'])).id, 'One');
    for (const campaignStatus of ['complete', 'invalid', 'stopping']) {
      const answer = await office.call('PUT', response.selfUri, { ...response, campaignStatus });
      expect(refusal(answer)).toEqual({ status: 400, code: 'invalid.campaign.status.transition', fields: ['campaignStatus'] });
    }
  });

  it('refer to existing lists and sets', async () => {
    const list = await contactList(['Ada']);
    const body = {
      name: 'One',
      contactList: { id: list.id },
      dialingMode: 'power',
      callerName: 'H',
      callerAddress: '+49',
      phoneColumns: [],
    };
    for (const field of ['dncLists', 'ruleSets', 'contactListFilters']) {
      const answer = await office.call('POST', `${BASE}/campaigns`, { ...body, [field]: [{ id: UNKNOWN_ID }] });
      expect(refusal(answer)).toMatchObject({ status: 400, fields: [field] });
    }
  });

  it('prevent the deletion of the entities that they refer to', async () => {
    const list = await contactList(['Ada']);
    const never = await dncList();
    const { selfUri } = await campaign(list.id, 'One', { dncLists: [{ id: never.id }] });
    expect(refusal(await office.call('DELETE', never.selfUri))).toMatchObject({ status: 409, code: 'dnc.list.in.use' });
    expect(refusal(await office.call('DELETE', list.selfUri))).toMatchObject({ status: 409, code: 'contact.list.in.use' });
    await office.call('DELETE', selfUri);
    expect((await office.call('DELETE', never.selfUri)).status).toBe(204);
  });
});

describe('A sequence', () => {
  it('starts its campaigns one after another, and completes after the last', async () => {
    const list = await contactList(['Ada', 'Bo']);
    const one = await campaign(list.id, 'One');
    const two = await campaign(list.id, 'Two');
    const body = { name: 'Both', campaigns: [{ id: one.id }, { id: two.id }], currentCampaign: 0, status: 'on' };
    const sequence = await make('sequences', body);
    const states = async () =>
      (await Promise.all([one, two].map((each) => office.call<Campaign>('GET', each.selfUri)))).map(
        ({ body: { campaignStatus } }) => campaignStatus,
      );
    expect(await states()).toEqual(['on', 'off']);
    office.sandbox.clock.advance(60_000);
    expect(await states()).toEqual(['complete', 'on']);
    expect((await office.call<CampaignSequence>('GET', sequence.selfUri)).body).toMatchObject({
      status: 'on',
      currentCampaign: 1,
    });
    office.sandbox.clock.advance(60_000);
    expect(await states()).toEqual(['complete', 'complete']);
    expect((await office.call<CampaignSequence>('GET', sequence.selfUri)).body.status).toBe('complete');
  });

  it('stops its running campaign when it is stopped', async () => {
    const one = await campaign((await contactList(['Ada', 'Bo'])).id, 'One');
    const sequence = await make('sequences', { name: 'S', campaigns: [{ id: one.id }], currentCampaign: 0, status: 'on' });
    await office.call('PUT', sequence.selfUri, { ...sequence, status: 'off' });
    expect((await office.call<Campaign>('GET', one.selfUri)).body.campaignStatus).toBe('off');
  });

  it('without campaigns, or with unknown ones, is rejected', async () => {
    const body = { name: 'S', currentCampaign: 0, status: 'on' };
    const post = async (campaigns: object[]) => refusal(await office.call('POST', `${BASE}/sequences`, { ...body, campaigns }));
    expect(await post([])).toMatchObject({ status: 400, fields: ['campaigns'] });
    expect(await post([{ id: UNKNOWN_ID }])).toMatchObject({ status: 400, fields: ['campaigns'] });
  });
});

describe('Names', () => {
  it.each([
    ['contactlists', { columnNames: ['a'] }],
    ['dnclists', { dncSourceType: 'rds' }],
    ['rulesets', { rules: [] }],
    ['callabletimesets', { callableTimes: [] }],
    ['attemptlimits', {}],
    ['callanalysisresponsesets', { responses: {} }],
  ])('are unique among the %s, ignoring case', async (path, body) => {
    const response = await make(path, { name: 'Spring', ...body });
    expect(refusal(await office.call('POST', `${BASE}/${path}`, { name: 'SPRING', ...body }))).toEqual({
      status: 400,
      code: 'duplicate.name',
      fields: ['name'],
    });
    const other = await make(path, { name: 'Summer', ...body });
    expect((await office.call('PUT', `${BASE}/${path}/${other.id}`, { ...other, name: 'spring' })).status).toBe(400);
    expect(
      (
        await office.call(
          'PUT',
          `${BASE}/${path}/${response.id}`,
          (await office.call<object>('GET', `${BASE}/${path}/${response.id}`)).body,
        )
      ).status,
    ).toBe(200);
  });
});

describe('A refused deletion of contact lists', () => {
  const count = async (list: NamedEntity): Promise<unknown> => {
    const { body } = await office.call<{ size: number }>('GET', `${list.selfUri}?includeSize=true`);
    return body.size;
  };

  it('keeps the contacts of a list that is in use', async () => {
    const list = await contactList(['Ada', 'Bo']);
    await campaign(list.id, 'Calls');
    expect((await office.call('DELETE', list.selfUri)).status).toBe(409);
    expect(await count(list)).toBe(2);
  });

  it('removes none of several lists if one is in use', async () => {
    const unused = await contactList(['Ada'], 'Unused');
    const used = await contactList(['Bo'], 'Used');
    await campaign(used.id, 'Calls');
    expect((await office.call('DELETE', `${BASE}/contactlists?id=${unused.id}&id=${used.id}`)).status).toBe(409);
    expect(await count(unused)).toBe(1);
  });

  it('removes none of several templates if one is in use', async () => {
    const template = (name: string) => make('contactlisttemplates', { name, columnNames: ['phone'], phoneColumns: [] });
    const unused = await template('Unused');
    const used = await template('Used');
    expect((await make('importtemplates', { name: 'Import', contactListTemplate: { id: used.id } })).id).toBeDefined();
    const path = `${BASE}/contactlisttemplates`;
    expect((await office.call('DELETE', `${path}?id=${unused.id}&id=${used.id}`)).status).toBe(409);
    expect((await office.call('GET', `${path}/${unused.id}`)).status).toBe(200);
  });
});
