import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { openFloor, ring } from '../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASE = '/api/v2/externalcontacts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const make = async (path: string, body: object): Promise<NamedEntity> =>
  (await office.call<NamedEntity>('POST', `${BASE}/${path}`, body)).body;
const organization = (name = 'Ferry Line') => make('organizations', { name });
const contact = (more: object = {}) => make('contacts', { firstName: 'Ada', lastName: 'Ash', ...more });
const read = async (path: string) => (await office.call<Record<string, unknown>>('GET', `${BASE}/${path}`)).body;

describe('A contact', () => {
  it.each([
    ['an unknown organisation', { externalOrganization: { id: UNKNOWN_ID, name: 'X' } }, ['externalOrganization']],
    ['an unknown schema', { schema: { id: UNKNOWN_ID, version: 1, jsonSchema: {} } }, ['schema']],
    ['custom fields without a schema', { customFields: { a: 1 } }, ['schema']],
  ])('with %s is rejected', async (_, more, fields) => {
    const answer = await office.call('POST', `${BASE}/contacts`, { firstName: 'Ada', lastName: 'Ash', ...more });
    expect(refusal(answer)).toMatchObject({ status: 400, fields });
  });

  it('shows its organisation by id, or in full on request', async () => {
    const firm = await organization();
    const { id } = await contact({ externalOrganization: { id: firm.id, name: 'Ferry Line' } });
    await contact({ firstName: 'Bo' });
    const expand = 'expand=externalOrganization';
    for (const path of [`contacts/${id}`, `contacts/${id}/unresolved`])
      expect(await read(`${path}?${expand}`)).toMatchObject({
        externalOrganization: { name: 'Ferry Line', selfUri: firm.selfUri },
      });
    for (const path of ['contacts', `organizations/${firm.id}/contacts`]) {
      const { entities } = (await read(`${path}?${expand}&q=ada`)) as unknown as { entities: object[] };
      expect(entities).toMatchObject([{ id, externalOrganization: { selfUri: firm.selfUri } }]);
    }
    expect((await read(`contacts/${id}`))['externalOrganization']).not.toHaveProperty('selfUri');
  });

  it('loses its organisation when that is deleted, and is deleted with its notes', async () => {
    const firm = await organization();
    const { id } = await contact({ externalOrganization: { id: firm.id, name: 'Ferry Line' } });
    await make(`contacts/${id}/notes`, { noteText: 'Prefers mail' });
    await make('relationships', { user: { id: office.me.id }, externalOrganization: { id: firm.id }, relationship: 'Sales' });
    await office.call('PUT', `${BASE}/organizations/${firm.id}`, { name: 'Ferry Line', primaryContactId: id });
    const other = await organization('Coach Line');
    await office.call('PUT', `${BASE}/organizations/${other.id}`, { name: 'Coach Line', primaryContactId: id });
    await office.call('DELETE', `${BASE}/organizations/${firm.id}`);
    expect(await read(`contacts/${id}`)).not.toHaveProperty('externalOrganization');
    expect((await office.call<{ entities: [] }>('GET', `${BASE}/scan/relationships`)).body.entities).toEqual([]);
    await office.call('DELETE', `${BASE}/contacts/${id}`);
    expect(await read('scan/notes')).toMatchObject({ entities: [] });
    expect(await read(`organizations/${other.id}`)).not.toHaveProperty('primaryContactId');
  });

  it('has the dates of creation and modification', async () => {
    const { id } = await contact();
    office.sandbox.clock.advance(1000);
    await office.call('PUT', `${BASE}/contacts/${id}`, { firstName: 'Bea', lastName: 'Ash' });
    expect(await read(`contacts/${id}`)).toMatchObject({
      firstName: 'Bea',
      createDate: '2026-03-10T12:30:00.000Z',
      modifyDate: '2026-03-10T12:30:01.000Z',
    });
  });
});

describe('A lookup by number or address', () => {
  it.each(['+44 (1632) 960001', 'tel:+441632960001', 'ADA@example.com'])('finds the owner of %s', async (lookupValue) => {
    const { id } = await contact({ workPhone: { e164: '+441632960001' }, workEmail: 'ada@example.com' });
    await contact({ workPhone: { e164: '+441632960002' } });
    const response = await read(`reversewhitepageslookup?lookupVal=${encodeURIComponent(lookupValue)}`);
    expect(response).toMatchObject({ contacts: [{ id }], externalOrganizations: [] });
  });

  it('returns at most 25', async () => {
    for (let count = 0; count < 30; count += 1) await contact({ workEmail: 'desk@example.com' });
    const response = await read('reversewhitepageslookup?lookupVal=desk%40example.com');
    expect(response['contacts']).toHaveLength(25);
  });
});

describe('A relationship', () => {
  it.each([
    ['an unknown user', { user: { id: UNKNOWN_ID } }, ['user']],
    ['an unknown organisation', { externalOrganization: { id: UNKNOWN_ID } }, ['externalOrganization']],
  ])('with %s is rejected', async (_, more, fields) => {
    const body = { user: { id: office.me.id }, externalOrganization: { id: (await organization()).id }, relationship: 'Sales' };
    const first = await make('relationships', body);
    const answer = await office.call('POST', `${BASE}/relationships`, { ...body, ...more });
    expect(refusal(answer)).toMatchObject({ status: 400, fields });
    expect((await office.call('PUT', first.selfUri, { ...body, relationship: 'Support' })).status).toBe(200);
  });
});

describe('A note', () => {
  it('keeps its author, and shows the name on request', async () => {
    const { id } = await contact();
    const note = await make(`contacts/${id}/notes`, { noteText: 'Prefers mail', createdBy: { id: UNKNOWN_ID } });
    expect(note).toMatchObject({ entityId: id, entityType: 'contact', createdBy: { id: office.me.id } });
    const { body } = await office.other('PUT', note.selfUri, { noteText: 'Prefers calls', createdBy: { id: UNKNOWN_ID } });
    expect(body).toMatchObject({ noteText: 'Prefers calls', createdBy: { id: office.me.id } });
    expect(await read(`contacts/${id}/notes?expand=author`)).toMatchObject({
      entities: [{ createdBy: { name: office.me.name } }],
    });
  });

  it('without text is rejected', async () => {
    const { id } = await organization();
    const answer = await office.call('POST', `${BASE}/organizations/${id}/notes`, {
      noteText: ' ',
      createdBy: { id: office.me.id },
    });
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['noteText'] });
  });

  it('is only found with its own contact', async () => {
    const { id } = await contact();
    const note = await make(`contacts/${id}/notes`, { noteText: 'One' });
    const other = await contact();
    expect((await office.call('GET', `${BASE}/contacts/${other.id}/notes/${note.id}`)).body).toMatchObject({
      entityName: 'note',
    });
    expect((await office.call('DELETE', `${BASE}/contacts/${id}/notes/${note.id}`)).status).toBe(200);
    expect((await office.call('GET', note.selfUri)).status).toBe(404);
  });
});

describe('A schema of custom fields', () => {
  const jsonSchema = { title: 'Travel', type: 'object', properties: { miles: { type: 'integer' } }, required: ['miles'] };
  const schema = () => make('contacts/schemas', { name: 'Travel', jsonSchema, version: 1 });

  it('has versions', async () => {
    const { id } = await schema();
    const changed = { name: 'Travel', version: 1, jsonSchema: { ...jsonSchema, required: [] } };
    expect((await office.call('PUT', `${BASE}/contacts/schemas/${id}`, changed)).body).toMatchObject({ id, version: 2 });
    expect(refusal(await office.call('PUT', `${BASE}/contacts/schemas/${id}`, changed))).toMatchObject({ status: 409 });
    expect(await read(`contacts/schemas/${id}/versions/1`)).toMatchObject({ version: 1, jsonSchema: { required: ['miles'] } });
    expect(await read(`contacts/schemas/${id}/versions`)).toMatchObject({ entities: [{ version: 1 }, { version: 2 }], total: 2 });
    expect((await office.call('GET', `${BASE}/contacts/schemas/${id}/versions/3`)).body).toMatchObject({ entityName: 'version' });
  });

  it('has a unique name', async () => {
    await schema();
    const again = await office.call('POST', `${BASE}/contacts/schemas`, { name: 'Travel', jsonSchema, version: 1 });
    expect(refusal(again)).toMatchObject({ status: 400, code: 'duplicate.name' });
    expect((await make('organizations/schemas', { name: 'Travel', jsonSchema, version: 1 })).id).toEqual(expect.any(String));
  });

  it('is applied to contacts, and cannot be deleted while one refers to it', async () => {
    const { id } = await schema();
    const send = (customFields: object) =>
      office.call<NamedEntity>('POST', `${BASE}/contacts`, {
        firstName: 'Ada',
        lastName: 'Ash',
        customFields,
        schema: { id, version: 1, jsonSchema: {} },
      });
    expect(refusal(await send({ miles: 'many' }))).toMatchObject({ status: 400, fields: ['customFields.miles'] });
    expect(refusal(await send({}))).toMatchObject({ status: 400, fields: ['customFields.miles'] });
    const { body } = await send({ miles: 3 });
    const remove = () => office.call('DELETE', `${BASE}/contacts/schemas/${id}`);
    expect(refusal(await remove())).toMatchObject({ status: 409, code: 'schema.in.use' });
    await office.call('DELETE', `${BASE}/contacts/${body.id}`);
    expect((await remove()).status).toBe(204);
  });
});

describe('A bulk call', () => {
  it('processes valid entries, and returns an error for each of the others', async () => {
    const { id } = await contact();
    const entities = [
      { lastName: 'Fox', firstName: 'Eve' },
      { firstName: 'Eve', lastName: 'Fox', externalOrganization: { id: UNKNOWN_ID, name: '' } },
    ];
    const { body } = await office.call('POST', `${BASE}/bulk/contacts/add`, { entities });
    expect(body).toMatchObject({
      errorCount: 1,
      errorIndexes: [1],
      results: [
        { success: true, entity: { lastName: 'Fox', createDate: expect.any(String) as string } },
        { success: false, error: { status: 400, retryable: false, details: [{ fieldName: 'externalOrganization' }] } },
      ],
    });
    const removed = await office.call('POST', `${BASE}/bulk/contacts/remove`, { entities: [{ id }, { id: UNKNOWN_ID }] });
    expect(removed.body).toMatchObject({ errorIndexes: [1], results: [{ id, success: true }, { error: { status: 404 } }] });
    expect((await office.call('GET', `${BASE}/contacts/${id}`)).status).toBe(404);
  });

  it('writes, reads and deletes notes of all entities', async () => {
    const firm = await organization();
    const entities = [
      { entityId: firm.id, entityType: 'organization', noteText: 'Pays late', createdBy: { id: office.me.id } },
      { entityId: UNKNOWN_ID, noteText: 'Nobody', createdBy: { id: office.me.id } },
    ];
    const { body } = await office.call<{ results: { id: string }[] }>('POST', `${BASE}/bulk/notes/add`, { entities });
    expect(body).toMatchObject({ errorIndexes: [1], results: [{ success: true }, { error: { status: 400 } }] });
    const note = { id: body.results[0]!.id };
    const bulk = async (deed: string, entry: object) =>
      (await office.call<{ results: object[] }>('POST', `${BASE}/bulk/notes${deed}`, { entities: [entry] })).body.results[0];
    expect(await bulk('/update', { ...note, noteText: 'Pays', createdBy: { id: '' } })).toMatchObject({ success: true });
    expect(await bulk('', note)).toMatchObject({ success: true, entity: { noteText: 'Pays' } });
    expect(await bulk('/remove', note)).toEqual({ ...note, success: true });
    expect(await bulk('', note)).toMatchObject({ success: false, error: { status: 404 } });
  });
});

describe('A contact in a conversation', () => {
  it('is shown with the customer until it is unlinked', async () => {
    const floor = await openFloor();
    const id = await ring(floor);
    const { body: existingContact } = await floor.call<NamedEntity>('POST', `${BASE}/contacts`, {
      firstName: 'Ada',
      lastName: 'Ash',
    });
    const customer = async () =>
      (
        await floor.call<{ participants: { externalContactId?: string; calls: { id: string }[] }[] }>(
          'GET',
          `/api/v2/conversations/${id}`,
        )
      ).body.participants[0]!;
    const communicationId = (await customer()).calls[0]!.id;
    const tie = (more: object) =>
      floor.call('PUT', `${BASE}/conversations/${id}`, { conversationId: id, communicationId, mediaType: 'CALL', ...more });
    await tie({ externalContactId: existingContact.id });
    expect(await customer()).toMatchObject({ externalContactId: existingContact.id });
    expect(refusal(await tie({ externalContactId: UNKNOWN_ID }))).toMatchObject({ status: 400, fields: ['externalContactId'] });
    expect(refusal(await tie({ conversationId: UNKNOWN_ID }))).toMatchObject({ status: 400, fields: ['conversationId'] });
    expect((await tie({ communicationId: UNKNOWN_ID })).body).toMatchObject({ status: 404, entityName: 'communication' });
    await tie({});
    expect(await customer()).not.toHaveProperty('externalContactId');
  });
});
