import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASES = '/api/v2/knowledge/knowledgebases';

let office: Office;
let base: string;

type Entity = NamedEntity & Record<string, unknown>;
interface Results {
  results: { confidence: number; document: Entity; id: string; answer: string; matchedPhrase: string }[];
  total: number;
  searchId: string;
}

const send = async <T = Entity>(verb: string, path: string, body?: object): Promise<T> =>
  (await office.call<T>(verb, `${BASES}/${base}/${path}`, body)).body;
const refused = async (path: string, body: object) => refusal(await office.call('POST', `${BASES}/${base}/${path}`, body));

beforeEach(async () => {
  office = await openOffice();
  base = (await office.call<NamedEntity>('POST', BASES, { name: 'Ferries', coreLanguage: 'en-US' })).body.id;
});

const paragraph = (text: string) => ({ type: 'Paragraph', paragraph: { blocks: [{ type: 'Text', text: { text } }] } });
const write = async (title: string, texts: string[] = [], more: object = {}) => {
  const { id } = await send('POST', 'documents', { title, visible: true, ...more });
  const variation =
    texts.length > 0
      ? await send('POST', `documents/${id}/variations`, { body: { blocks: texts.map(paragraph) }, contexts: [] })
      : undefined;
  return { id, variationId: variation?.id ?? '' };
};
const publish = async (id: string) => await send('POST', `documents/${id}/versions`, { restoreFromVersionId: '' });
const published = async (...args: Parameters<typeof write>) => {
  const document = await write(...args);
  return { ...document, versionId: (await publish(document.id)).id };
};
const search = (query: string, more: object = {}, expand = '') =>
  send<Results>('POST', `documents/search${expand}`, { query, ...more });
const titles = ({ results }: Results) => results.map(({ document }) => document['title']);

describe('A search of a knowledge base', () => {
  it('finds published documents, the highest confidence first', async () => {
    await published('Change a booking', ['Bookings are changed at the desk.']);
    const alternatives = [{ phrase: 'How do I cancel my booking', autocomplete: true }];
    await published('Cancel a booking', [], { alternatives });
    await published('Dogs on board', ['A dog needs no booking.']);
    await write('Cancel a draft booking');
    const response = await search('cancel a booking');
    expect(titles(response)).toEqual(['Cancel a booking', 'Change a booking', 'Dogs on board']);
    expect(response).toMatchObject({ total: 3, searchId: expect.any(String) as string });
    expect(response.results[0]!.confidence).toBe(1);
    expect(response.results[0]!.document).not.toHaveProperty('alternatives');
    expect(titles(await search('cancel a booking', { confidenceThreshold: 0.9 }))).toEqual(['Cancel a booking']);
    expect(titles(await search('cancel a booking', { includeDraftDocuments: true }))).toContain('Cancel a draft booking');
    expect(titles(await search('cancel a booking', { pageSize: 1, pageNumber: 2 }))).toEqual(['Change a booking']);
    expect(titles(await search('how do i cancel my booking'))[0]).toBe('Cancel a booking');
    const [first] = (await search('cancel a booking', {}, '?expand=documentAlternatives')).results;
    expect(first!.document).toMatchObject({ alternatives });
    expect(titles(await search('weather'))).toEqual([]);
  });

  it('leaves out invisible documents and those that do not match the filter', async () => {
    const category = await send('POST', 'categories', { name: 'Tickets' });
    await published('Cancel a booking', [], { categoryId: category.id });
    await published('Cancel a cabin', [], { visible: false });
    await published('Cancel a meal');
    const filter = (type: string, values: string[], fields = ['categoryName']) => ({
      filter: { operator: 'And', clauses: [{ operator: 'And', predicates: [{ fields, type, values }] }] },
    });
    expect(titles(await search('cancel'))).toEqual(['Cancel a booking', 'Cancel a meal']);
    expect(titles(await search('cancel', filter('Equals', ['tickets'])))).toEqual(['Cancel a booking']);
    expect(titles(await search('cancel', filter('NotEquals', ['Tickets'])))).toEqual(['Cancel a meal']);
    expect(titles(await search('cancel', filter('Contains', ['meal'], ['title'])))).toEqual(['Cancel a meal']);
  });

  it('returns the passage with the answer, and generates none', async () => {
    const { variationId } = await published('Dogs', ['Cats stay at home.', 'Dogs travel on the car deck.', 'Birds fly.']);
    const [first] = (await search('where do dogs travel', { answerMode: ['AnswerHighlight'] })).results;
    expect(first!.document).toMatchObject({ answer: 'Dogs travel on the car deck.' });
    const answers = await send<Results>('POST', 'documents/answers', { query: 'do birds fly', variationIds: [variationId] });
    expect(answers.results).toMatchObject([{ title: 'Dogs', answer: 'Birds fly.', variation: { id: variationId } }]);
    expect((await send<Results>('POST', 'documents/answers', { query: 'birds', variationIds: [UNKNOWN_ID] })).results).toEqual(
      [],
    );
    const generated = { query: 'dogs', answerMode: ['AnswerGeneration'] };
    expect(await refused('documents/search', generated)).toMatchObject({ status: 501, code: 'not.implemented' });
  });

  it('completes a partial phrase', async () => {
    const alternatives = [
      { phrase: 'Cancel my cabin', autocomplete: true },
      { phrase: 'Cancel my meal', autocomplete: false },
    ];
    await published('Change a booking', [], { alternatives });
    const suggest = async (query: string) =>
      (await send<Results>('POST', 'documents/search/suggestions', { query })).results.map(({ matchedPhrase }) => matchedPhrase);
    expect(await suggest('cancel my')).toEqual(['Cancel my cabin']);
    expect(await suggest('chan')).toEqual(['Change a booking']);
    expect(await suggest('cancel my meal')).toEqual([]);
  });
});

describe('A query of documents', () => {
  it('returns all matching documents in the requested order', async () => {
    const one = await published('Boats');
    office.sandbox.clock.advance(60_000);
    const other = await published('Cars', ['On deck']);
    const all = { operator: 'And', clauses: [] };
    const query = async (more: object) =>
      (await send<Results>('POST', 'documents/query', { filter: all, ...more })).results.map(({ id }) => id);
    expect(await query({ sortBy: 'DateCreated', sortOrder: 'Asc' })).toEqual([one.id, other.id]);
    expect(await query({})).toEqual([other.id, one.id]);
    expect(await query({ interval: { field: 'dateCreated', value: '2026-03-10T12:30:30Z/2026-03-10T13:00:00Z' } })).toEqual([
      other.id,
    ]);
    const view = {
      documentVariationId: other.variationId,
      documentVersionId: other.versionId,
      application: { type: 'Assistant' },
    };
    expect((await office.call('POST', `${BASES}/${base}/documents/${other.id}/views`, view)).status).toBe(204);
    expect(await query({ sortBy: 'ViewCount', sortOrder: 'Asc' })).toEqual([one.id, other.id]);
    expect(await query({ sortBy: 'ViewCount' })).toEqual([other.id, one.id]);
    const wrong = { ...view, documentVersionId: UNKNOWN_ID };
    expect(await refused(`documents/${other.id}/views`, wrong)).toMatchObject({ status: 404 });
  });
});

describe('A version of a document', () => {
  it('keeps the published state when the draft changes, and can be restored', async () => {
    const { id, versionId, variationId } = await published('Boats', ['They float.']);
    expect(await send('GET', `documents/${id}`)).toMatchObject({ state: 'Published', lastPublishedVersionNumber: 1 });
    await send('PATCH', `documents/${id}`, { title: 'Ships' });
    expect(titles(await search('boats'))).toEqual(['Boats']);
    expect(titles(await search('ships'))).toEqual([]);
    const second = await publish(id);
    expect(second).toMatchObject({ versionNumber: 2, document: { title: 'Ships' } });
    expect(titles(await search('ships'))).toEqual(['Ships']);
    const variations = await send<{ entities: Entity[] }>('GET', `documents/${id}/versions/${versionId}/variations`);
    expect(variations.entities).toMatchObject([{ id: variationId, documentVersion: { id: versionId } }]);
    const path = `documents/${id}/versions/${versionId}/variations/${variationId}`;
    expect(await send('GET', path)).toMatchObject({ body: { blocks: [paragraph('They float.')] } });
    const restored = await send('POST', `documents/${id}/versions`, { restoreFromVersionId: versionId });
    expect(restored).toMatchObject({ versionNumber: 3, restoreFromVersionId: versionId, document: { title: 'Boats' } });
    expect(await send('GET', `documents/${id}`)).toMatchObject({ title: 'Boats', lastPublishedVersionNumber: 3 });
    expect(await refused(`documents/${id}/versions`, { restoreFromVersionId: UNKNOWN_ID })).toMatchObject({ status: 404 });
  });

  it('is created for several documents at once, each separately', async () => {
    const { id } = await write('Boats');
    const body = await send('POST', 'documents/versions/bulk/add', { entities: [{ id }, { id: UNKNOWN_ID }] });
    expect(body).toMatchObject({
      errorCount: 1,
      errorIndexes: [1],
      results: [{ entity: { versionNumber: 1 } }, { error: { code: 'not.found' } }],
    });
    expect(titles(await search('boats'))).toEqual(['Boats']);
  });
});
