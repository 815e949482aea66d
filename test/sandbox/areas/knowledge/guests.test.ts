import type {
  KnowledgeDocumentGuestSearch,
  KnowledgeGuestDocumentResponse,
  KnowledgeGuestDocumentSuggestion,
  KnowledgeDocumentChunkResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, readBy, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASES = '/api/v2/knowledge/knowledgebases';
const SESSIONS = '/api/v2/knowledge/guest/sessions';
const DEPLOYMENTS = '/api/v2/webdeployments';

let office: Office;
let base: string;
let session: string;

const { send, refused } = readBy(() => office);
const status = async (verb: string, path: string, body?: object) => (await office.call(verb, path, body)).status;

interface Written {
  documentId: string;
  documentVariationId: string;
  documentVersionId: string;
}

const written = async (title: string, text: string, more: object = {}, contexts: object[] = []): Promise<Written> => {
  const path = `${BASES}/${base}/documents`;
  const { id } = await send('POST', path, { title, visible: true, ...more });
  const body = { blocks: [{ type: 'Paragraph', paragraph: { blocks: [{ type: 'Text', text: { text } }] } }] };
  const variation = await send('POST', `${path}/${id}/variations`, { body, contexts });
  const version = await send('POST', `${path}/${id}/versions`, { restoreFromVersionId: '' });
  return { documentId: id, documentVariationId: variation.id, documentVersionId: version.id };
};

const deployed = async (settings: object): Promise<string> => {
  const response = await send('POST', `${DEPLOYMENTS}/configurations`, {
    name: `Messenger ${JSON.stringify(settings)}`,
    ...settings,
  });
  await send('POST', `${DEPLOYMENTS}/configurations/${response.id}/versions/draft/publish`);
  const configuration = { id: response.id, version: '1' };
  return (await send('POST', `${DEPLOYMENTS}/deployments`, { name: response.id, configuration })).id;
};
const visit = async (deploymentId: string, type = 'MessengerKnowledgeApp', more: object = {}) =>
  await office.call<NamedEntity>('POST', SESSIONS, { app: { deploymentId, type }, customerId: 'visitor-1', ...more });

let knowledge: object;
beforeEach(async () => {
  office = await openOffice();
  base = (await send('POST', BASES, { name: 'Ferries', coreLanguage: 'en-US' })).id;
  knowledge = { messenger: { enabled: true, apps: { knowledge: { enabled: true, knowledgeBase: { id: base } } } } };
  session = `${SESSIONS}/${(await visit(await deployed(knowledge))).body.id}`;
});

describe('A visitor of a knowledge base', () => {
  it('uses a deployment with a knowledge base', async () => {
    const centre = await deployed({ supportCenter: { enabled: true, knowledgeBase: { id: base } } });
    expect((await visit(centre, 'SupportCenter')).body).toMatchObject({ customerId: 'visitor-1', app: { deploymentId: centre } });
    expect(refusal(await visit(centre))).toMatchObject({ status: 400, fields: ['app.deploymentId'] });
    expect(refusal(await visit(UNKNOWN_ID))).toMatchObject({ status: 404 });
    expect(await refused('GET', `${SESSIONS}/${UNKNOWN_ID}/documents`)).toMatchObject({ status: 404 });
  });

  it('reads published documents, by category and one by one', async () => {
    const { id: categoryId } = await send('POST', `${BASES}/${base}/categories`, { name: 'Tickets' });
    const one = await written('Cancel a booking', 'Ring the desk.', { categoryId });
    await written('Dogs on board', 'On the car deck.');
    await written('For staff', 'Keep the keys.', { visible: false });
    await send('POST', `${BASES}/${base}/documents`, { title: 'A draft', visible: true });
    const titles = async (query = '') =>
      (await send<Listing<KnowledgeGuestDocumentResponse>>('GET', `${session}/documents${query}`)).entities.map(
        ({ title }) => title,
      );
    expect(await titles()).toEqual(['Cancel a booking', 'Dogs on board']);
    expect(await titles(`?categoryId=${categoryId}`)).toEqual(['Cancel a booking']);
    expect(await send('GET', `${session}/documents/${one.documentId}`)).toMatchObject({
      title: 'Cancel a booking',
      category: { id: expect.any(String) as string },
      variations: [{ id: one.documentVariationId }],
    });
    expect((await send<Listing<NamedEntity>>('GET', `${session}/categories`)).entities).toMatchObject([{ name: 'Tickets' }]);
    expect(await refused('GET', `${session}/documents/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
  });

  it('sees the variations that match the context', async () => {
    const contexts = [{ context: { id: 'tier' }, values: [{ id: 'gold' }] }];
    const { documentId } = await written('Lounge', 'Deck seven.', {}, contexts);
    const texts = async (path: string) =>
      (await send<KnowledgeGuestDocumentResponse>('GET', `${path}/documents/${documentId}`)).variations?.length;
    expect(await texts(session)).toBe(0);
    const guestContext = { contexts: [{ id: 'tier', values: [{ id: 'gold' }] }] };
    const { id } = (await visit(await deployed({ ...knowledge, languages: ['en-us'] }), undefined, guestContext)).body;
    expect(await texts(`${SESSIONS}/${id}`)).toBe(1);
  });

  it('searches, and receives the passage that contains the answer', async () => {
    const one = await written('Change a booking', 'At the desk.');
    const two = await written('Dogs', 'Dogs travel on the car deck.');
    const response = await send<KnowledgeDocumentGuestSearch>('POST', `${session}/documents/search`, {
      query: 'where do dogs travel',
      answerHighlightTopResults: 1,
    });
    expect(response).toMatchObject({
      total: 1,
      results: [{ document: { id: two.documentId, answer: 'Dogs travel on the car deck.' } }],
      sessionId: session.split('/').at(-1),
    });
    const suggested = await send<KnowledgeGuestDocumentSuggestion>('POST', `${session}/documents/search/suggestions`, {
      query: 'chan',
    });
    expect(suggested.results).toEqual([{ matchedPhrase: 'Change a booking' }]);
    const answers = { query: 'at the desk', variationIds: [one.documentVariationId] };
    expect(await send('POST', `${session}/documents/answers`, answers)).toMatchObject({
      results: [{ id: one.documentId, answer: 'At the desk.', variation: { id: one.documentVariationId } }],
    });
    const generated = { ...answers, answerMode: ['AnswerGeneration'] };
    expect(await refused('POST', `${session}/documents/answers`, generated)).toMatchObject({ status: 501 });
  });

  it('has views counted and feedback stored', async () => {
    await written('Change a booking', 'At the desk.');
    const { documentId, ...text } = await written('Dogs', 'On the car deck.');
    const document = `${session}/documents/${documentId}`;
    expect(await status('POST', `${document}/views`, text)).toBe(204);
    const { results } = await send<{ results: { title: string }[] }>('POST', `${BASES}/${base}/documents/query`, {
      sortBy: 'ViewCount',
      filter: { operator: 'And', clauses: [] },
    });
    expect(results.map(({ title }) => title)).toEqual(['Dogs', 'Change a booking']);
    const judged = {
      documentVariation: { id: text.documentVariationId },
      document: { versionId: text.documentVersionId },
      rating: 'Negative',
      reason: 'DocumentContent',
      comment: 'Which deck?',
    };
    expect(await send('POST', `${document}/feedback`, judged)).toMatchObject({
      rating: 'Negative',
      document: { id: documentId },
    });
    expect(await send('GET', `${BASES}/${base}/documents/${documentId}/feedback`)).toMatchObject({
      entities: [{ comment: 'Which deck?', rating: 'Negative' }],
    });
    expect(await refused('POST', `${document}/views`, { ...text, documentVersionId: UNKNOWN_ID })).toMatchObject({ status: 404 });
    expect(await refused('POST', `${document}/feedback`, { ...judged, documentVariation: { id: UNKNOWN_ID } })).toMatchObject({
      status: 404,
    });
  });
});

describe('A search for passages', () => {
  it('finds the best passages first, and accepts no outcome', async () => {
    const { documentId } = await written('Dogs', 'Dogs travel on the car deck.');
    await written('Cats', 'Cats stay at home.');
    const path = `${BASES}/${base}/chunks/search`;
    const response = await send<KnowledgeDocumentChunkResponse>('POST', path, { query: 'dogs on deck' });
    expect(response).toMatchObject({
      total: 1,
      results: [{ text: 'Dogs travel on the car deck.', confidence: 1, document: { id: documentId } }],
    });
    expect(await send('POST', path, { query: 'dogs at home', confidenceThreshold: 0.9 })).toMatchObject({ results: [] });
    // These updates would only affect figures that the sandbox does not have.
    expect(await refused('PATCH', `${path}/${response.searchId ?? ''}`, { answered: true })).toMatchObject({ status: 501 });
  });
});
