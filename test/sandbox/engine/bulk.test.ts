import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../support.js';
import type { Call, Listing, NamedEntity } from '../support.js';

const BASES = '/api/v2/knowledge/knowledgebases';
const TEMPLATES = '/api/v2/outbound/contactlisttemplates';
const NOBODY = '00000000-0000-4000-8000-000000000000';

let call: Call;
beforeEach(async () => {
  call = await signIn(createSandbox({ rateLimit: false }));
});

describe('A bulk operation', () => {
  it('removes several entities, and reports each that does not exist', async () => {
    const base = (await call<NamedEntity>('POST', BASES, { name: 'Ferries', coreLanguage: 'en-US' })).body;
    const documents = `${BASES}/${base.id}/documents`;
    const { id } = (await call<NamedEntity>('POST', documents, { title: 'Refunds' })).body;
    const answer = await call('POST', `${documents}/bulk/remove`, { entities: [{ id: NOBODY }, { id }] });
    expect(answer).toMatchObject({
      status: 200,
      body: { results: [{ error: { code: 'not.found' } }, { entity: { id } }], errorCount: 1, errorIndexes: [0] },
    });
    expect((await call('GET', `${documents}/${id}`)).status).toBe(404);
  });

  it('changes several entities', async () => {
    const base = (await call<NamedEntity>('POST', BASES, { name: 'Ferries', coreLanguage: 'en-US' })).body;
    const path = `${BASES}/${base.id}`;
    const { id } = (await call<NamedEntity>('POST', `${path}/documents`, { title: 'Refunds' })).body;
    const category = (await call<NamedEntity>('POST', `${path}/categories`, { name: 'Money' })).body;
    await call('POST', `${path}/documents/bulk/update`, { entities: [{ id, categoryId: category.id }] });
    expect((await call('GET', `${path}/documents/${id}`)).body).toMatchObject({
      title: 'Refunds',
      category: { id: category.id },
    });
  });

  it('adds several, and reads several', async () => {
    const body = ['A', 'B'].map((name) => ({ name, columnNames: ['Phone'] }));
    const added = (await call<Listing<NamedEntity>>('POST', `${TEMPLATES}/bulk/add`, body)).body.entities;
    expect(added.map(({ name }) => name)).toEqual(['A', 'B']);
    const { entities } = (await call<Listing<NamedEntity>>('POST', `${TEMPLATES}/bulk/retrieve`, { ids: [added[1]!.id, NOBODY] }))
      .body;
    expect(entities.map(({ name }) => name)).toEqual(['B']);
  });

  it('responds with 501 if it is not implemented', async () => {
    const path = '/api/v2/analytics/dataextraction/downloads/bulk';
    expect(await call('POST', path, { files: [NOBODY] })).toMatchObject({ status: 501 });
  });
});

describe('A part of an entity with a separate path', () => {
  it('is changed in the entity', async () => {
    const path = '/api/v2/casemanagement/cases';
    const divisions = (await call<{ entities: NamedEntity[] }>('GET', '/api/v2/authorization/divisions')).body.entities;
    const kind = { name: 'Bags', referencePrefix: 'BAG', customerIntentId: 'bag', divisionId: divisions[0]!.id };
    const plan = (await call<NamedEntity>('POST', '/api/v2/casemanagement/caseplans', kind)).body;
    await call('POST', `${plan.selfUri}/publish`);
    const person = { firstName: 'Ada', lastName: 'Ash' };
    const contact = (await call<NamedEntity>('POST', '/api/v2/externalcontacts/contacts', person)).body;
    const body = { caseplanId: plan.id, externalContactId: contact.id, summary: 'Lost bag' };
    const { id } = (await call<NamedEntity>('POST', path, body)).body;
    expect((await call('PATCH', `${path}/${id}/summary`, { summary: 'Found bag' })).body).toMatchObject({
      id,
      summary: 'Found bag',
    });
    await call('PATCH', `${path}/${id}/owner`, { ownerId: NOBODY });
    expect((await call('GET', `${path}/${id}`)).body).toMatchObject({ summary: 'Found bag', owner: { id: NOBODY } });
    expect(await call('PATCH', `${path}/${NOBODY}/summary`, { summary: 'None' })).toMatchObject({ status: 404 });
  });
});

describe('A deletion of several entities by ID', () => {
  it('deletes all of them, or none if one is unknown', async () => {
    const columns = { columnNames: ['Phone'], phoneColumns: [{ columnName: 'Phone', type: 'cell' }] };
    const body = ['One', 'Two', 'Three'].map((name) => ({ name, ...columns }));
    const [one, two] = (await call<Listing<NamedEntity>>('POST', `${TEMPLATES}/bulk/add`, body)).body.entities;
    const names = async (): Promise<string[]> =>
      (await call<Listing<NamedEntity>>('GET', TEMPLATES)).body.entities.map(({ name }) => name);
    expect(await call('DELETE', `${TEMPLATES}?id=${one!.id},${NOBODY}`)).toMatchObject({
      status: 404,
      body: { code: 'not.found', entityName: 'contactListTemplate', entityId: NOBODY },
    });
    expect(await names()).toEqual(['One', 'Two', 'Three']);
    expect((await call('DELETE', `${TEMPLATES}?id=${one!.id},${two!.id}`)).status).toBe(204);
    expect(await names()).toEqual(['Three']);
  });
});
