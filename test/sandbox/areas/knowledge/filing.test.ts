import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASES = '/api/v2/knowledge/knowledgebases';

let office: Office;
let base: string;
let fares: NamedEntity;
let refunds: NamedEntity;
let urgent: NamedEntity;

type Document = NamedEntity & Record<string, unknown> & { labels: NamedEntity[]; category?: NamedEntity };

const call = async (verb: string, path: string, body?: object) =>
  await office.call<Document>(verb, `${BASES}/${base}/${path}`, body);
const send = async (verb: string, path: string, body?: object): Promise<Document> => (await call(verb, path, body)).body;
const titles = async (query = ''): Promise<unknown[]> =>
  (await office.call<Listing<Document>>('GET', `${BASES}/${base}/documents${query}`)).body.entities.map(({ title }) => title);
const publish = async (id: string): Promise<unknown> =>
  await send('POST', `documents/${id}/versions`, { restoreFromVersionId: '' });

beforeEach(async () => {
  office = await openOffice();
  base = (await office.call<NamedEntity>('POST', BASES, { name: 'Ferries', coreLanguage: 'en-US' })).body.id;
  fares = await send('POST', 'categories', { name: 'Fares' });
  refunds = await send('POST', 'categories', { name: 'Refunds', parentCategoryId: fares.id });
  urgent = await send('POST', 'labels', { name: 'Urgent', color: '#ff0000' });
});

describe('A document', () => {
  it.each([
    ['documents', { title: 'One' }, { categoryId: UNKNOWN_ID }, 'categoryId'],
    ['documents', { title: 'One' }, { labelIds: [UNKNOWN_ID] }, 'labelIds'],
    ['categories', { name: 'One' }, { parentCategoryId: UNKNOWN_ID }, 'parentCategoryId'],
  ])('with an unknown category or label is rejected: %s %j', async (path, body, wrong, fieldName) => {
    const expectedRefusal = { status: 400, body: { details: [{ errorCode: 'invalid.value', fieldName, entityId: UNKNOWN_ID }] } };
    expect(await call('POST', path, { ...body, ...wrong })).toMatchObject(expectedRefusal);
    const { id } = await send('POST', path, body);
    expect(await call('PATCH', `${path}/${id}`, { ...body, ...wrong })).toMatchObject(expectedRefusal);
  });

  it('is returned in the requested state and expansion', async () => {
    const { id } = await send('POST', 'documents', { title: 'Money back', categoryId: refunds.id, labelIds: [urgent.id] });
    expect(await call('GET', `documents/${id}?state=Published`)).toMatchObject({ status: 404 });
    await send('POST', `documents/${id}/variations`, { contexts: [], name: 'All' });
    await publish(id);
    await send('PATCH', `documents/${id}`, { title: 'Money back at once' });
    await send('POST', `documents/${id}/variations`, { contexts: [], name: 'Groups' });
    const read = async (query: string): Promise<Document> => await send('GET', `documents/${id}${query}`);
    expect(await read('')).toMatchObject({
      title: 'Money back at once',
      category: { name: 'Refunds' },
      labels: [{ name: 'Urgent' }],
    });
    expect((await read('')).labels[0]).not.toHaveProperty('color');
    expect(await read('?expand=labels,variations')).toMatchObject({ labels: [{ color: '#ff0000' }], variations: [{}, {}] });
    expect(await read('?state=Published&expand=variations')).toMatchObject({
      title: 'Money back',
      variations: [{ name: 'All' }],
    });
    const { entities } = (
      await office.call<Listing<NamedEntity>>('GET', `${BASES}/${base}/documents/${id}/variations?documentState=Published`)
    ).body;
    expect(entities.map(({ name }) => name)).toEqual(['All']);
  });

  it('is listed once it is published, filtered by category, label, external id and date', async () => {
    const { id } = await send('POST', 'documents', { title: 'Money back', categoryId: refunds.id, externalId: 'kb-7' });
    expect([await titles(), await titles('?includeDrafts=true')]).toEqual([[], ['Money back']]);
    await publish(id);
    await publish((await send('POST', 'documents', { title: 'Prices', categoryId: fares.id, labelIds: [urgent.id] })).id);
    expect(await titles()).toEqual(['Money back', 'Prices']);
    expect(await titles(`?categoryId=${fares.id}`)).toEqual(['Prices']);
    expect(await titles(`?categoryId=${fares.id}&includeSubcategories=true`)).toEqual(['Money back', 'Prices']);
    expect(await titles(`?labelIds=${urgent.id}`)).toEqual(['Prices']);
    expect(await titles('?externalIds=kb-7&externalIds=kb-8')).toEqual(['Money back']);
    expect(await titles(`?documentId=${id}`)).toEqual(['Money back']);
    expect(await titles('?interval=2001-01-01T00:00:00Z/2002-01-01T00:00:00Z')).toEqual([]);
  });
});

describe('Several documents', () => {
  it('are updated at once, and an entry that fails does not affect the others', async () => {
    const { id } = await send('POST', 'documents', { title: 'Money back' });
    const entities = [{ id, categoryId: fares.id, labelIds: [urgent.id] }, { id, categoryId: UNKNOWN_ID }, { id: UNKNOWN_ID }];
    expect(await send('POST', 'documents/bulk/update', { entities })).toMatchObject({ errorCount: 2, errorIndexes: [1, 2] });
    expect(await send('GET', `documents/${id}`)).toMatchObject({ category: { name: 'Fares' }, labels: [{ name: 'Urgent' }] });
  });
});

describe('Categories and labels', () => {
  it('count their documents on request', async () => {
    await send('POST', 'documents', { title: 'Money back', categoryId: refunds.id, labelIds: [urgent.id] });
    const list = async (path: string) =>
      (await office.call<Listing<NamedEntity>>('GET', `${BASES}/${base}/${path}`)).body.entities;
    expect(await list('categories?includeDocumentCount=true')).toMatchObject([{ documentCount: 0 }, { documentCount: 1 }]);
    expect(await list('labels?includeDocumentCount=true')).toMatchObject([{ documentCount: 1 }]);
    expect((await list('labels'))[0]).not.toHaveProperty('documentCount');
  });

  it('appear in documents with their current name, and are removed from them when they are deleted', async () => {
    const { id } = await send('POST', 'documents', { title: 'Money back', categoryId: fares.id, labelIds: [urgent.id] });
    await send('PATCH', `labels/${urgent.id}`, { name: 'At once' });
    expect((await send('GET', `documents/${id}`)).labels).toMatchObject([{ name: 'At once' }]);
    await call('DELETE', `labels/${urgent.id}`);
    await call('DELETE', `categories/${fares.id}`);
    const remainingDocument = await send('GET', `documents/${id}`);
    expect(remainingDocument.labels).toEqual([]);
    expect(remainingDocument).not.toHaveProperty('category');
    expect(await send('GET', `categories/${refunds.id}`)).not.toHaveProperty('parentCategory');
  });

  it('cannot be moved below their own subcategories', async () => {
    const refused = refusal(await call('PATCH', `categories/${fares.id}`, { name: 'Fares', parentCategoryId: refunds.id }));
    expect(refused).toMatchObject({ status: 400, fields: ['parentCategoryId'] });
  });
});
