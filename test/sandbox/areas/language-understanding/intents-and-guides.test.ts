import type { AssistantQueueUsersQueryResponse, BulkResponse, IgnoredMinedTopicListing } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const { send, refused } = readBy(() => office);
const over = (): void => {
  office.sandbox.clock.advance(3000);
};

describe.each(['phrase', 'topic'])('The list of ignored items of type %s', (word) => {
  const path = `/api/v2/languageunderstanding/ignore${word}s`;
  const totals = (total: number, added: number, updated: number) => {
    const words = `${word.charAt(0).toUpperCase()}${word.slice(1)}s`;
    return { [`total${words}`]: total, [`added${words}`]: added, [`updated${words}`]: updated };
  };
  const add = async (language: string, ...entries: object[]) =>
    await send('POST', `${path}/${language}`, { [`${word}s`]: entries });
  const list = async (query = 'en-us') => (await send<IgnoredMinedTopicListing>('GET', `${path}/${query}`)).entities;

  it('contains each added item once, per language', async () => {
    const one = { text: 'How are you', participant: 'Agent' };
    const other = { text: 'Good day', participant: 'Both' };
    expect(await add('en-us', one, other)).toEqual(totals(2, 2, 0));
    expect(await add('en-us', { ...one, participant: 'Customer' })).toEqual(totals(1, 0, 1));
    await add('de-de', { text: 'Guten Tag', participant: 'Both' });
    expect(await list()).toHaveLength(2);
    expect(await list('en-us?sortBy=text&sortOrder=asc')).toMatchObject([other, { ...one, participant: 'Customer' }]);
    expect(await list('en-us?text=GOOD')).toMatchObject([other]);
    expect(await list('en-us?pageSize=1&pageNumber=2')).toHaveLength(1);
  });

  it('loses removed items, and rejects unknown ones', async () => {
    await add('en-us', { text: 'How are you', participant: 'Agent' });
    const entities = (await list()).map(({ id }) => ({ id }));
    expect(await refused('POST', `${path}/de-de/remove`, { entities })).toMatchObject({ status: 404 });
    expect((await office.call('POST', `${path}/en-us/remove`, { entities })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await refused('POST', `${path}/en-us/remove`, { entities })).toMatchObject({ status: 404 });
    expect(await refused('POST', `${path}/en-us`, { [`${word}s`]: [{ text: 'X' }] })).toMatchObject({ status: 400 });
  });
});

describe('Agents who use the assistant of a queue', () => {
  let path: string;
  let queue: NamedEntity;
  beforeEach(async () => {
    const assistant = await send('POST', '/api/v2/assistants', {
      name: 'Helper',
      transcriptionConfig: { vendorName: 'Genesys' },
    });
    queue = await send('POST', '/api/v2/routing/queues', { name: 'Ferries' });
    await send('PUT', `/api/v2/assistants/${assistant.id}/queues/${queue.id}`, { mediaTypes: ['Call'] });
    path = `/api/v2/assistants/${assistant.id}/queues/${queue.id}/users`;
  });
  const entities = (...ids: string[]) => ({ entities: ids.map((id) => ({ id })) });
  const having = async (...ids: string[]) =>
    (await send<AssistantQueueUsersQueryResponse>('POST', `${path}/query`, entities(...ids))).users?.map(({ id }) => id);

  it('are those that were added, until they are removed', async () => {
    const [one, other] = office.users.map(({ id }) => id) as [string, string];
    expect(await send<BulkResponse>('POST', `${path}/bulk/add`, entities(one, UNKNOWN_ID))).toMatchObject({
      errorCount: 1,
      errorIndexes: [1],
      results: [{ entity: { id: one } }, { error: { code: 'not.found' } }],
    });
    expect(await having(one, other)).toEqual([one]);
    await send('POST', `${path}/bulk/remove`, entities(one));
    expect(await having(one, other)).toEqual([]);
  });

  it('are all members of the queue on request', async () => {
    const [one, other] = office.users.map(({ id }) => id) as [string, string];
    await send('POST', `/api/v2/routing/queues/${queue.id}/members`, [{ id: one }]);
    const job = await send<NamedEntity & { status: string }>('POST', `${path}/jobs`, { action: 'AutoAssignment' });
    expect(job.status).toBe('InProgress');
    expect(await having(one)).toEqual([]);
    over();
    expect(await send('GET', `${path}/jobs/${job.id}`)).toMatchObject({ status: 'Succeeded' });
    expect(await having(one, other)).toEqual([one]);
    await send('POST', `${path}/jobs`, { action: 'ManualAssignment' });
    over();
    expect(await having(one)).toEqual([]);
    expect(await refused('GET', `${path}/jobs/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
    const nowhere = path.replace(queue.id, UNKNOWN_ID);
    expect(await refused('POST', `${nowhere}/query`, entities(one))).toMatchObject({ status: 404 });
  });
});

describe('The mapping of source intents to a customer intent', () => {
  const INTENTS = '/api/v2/intents';
  const create = async (name: string) => {
    const category = await send('POST', `${INTENTS}/categories`, { name: `About ${name}`, description: name });
    return await send('POST', `${INTENTS}/customerintents`, { name, description: name, categoryId: category.id, expiryTime: 24 });
  };
  const source = (sourceIntentId: string, more: object = {}) => ({
    sourceIntentId,
    sourceIntentName: `Intent ${sourceIntentId}`,
    sourceType: 'Bot',
    sourceId: 'bot-1',
    ...more,
  });
  const search = async (path: string) =>
    (await send<Listing<{ sourceIntent: { sourceIntentId: string } }>>('GET', `${INTENTS}/${path}`)).entities.map(
      ({ sourceIntent }) => sourceIntent.sourceIntentId,
    );

  it('is added, listed from both sides and removed', async () => {
    const refund = await create('Refund');
    const other = await create('Booking');
    const add = `${INTENTS}/customerintents/${refund.id}/sourceintents/bulk/add`;
    expect(await send('POST', add, { items: [source('a'), source('b', { sourceType: 'Topic' })] })).toEqual({
      results: [
        { id: 'a', success: true },
        { id: 'b', success: true },
      ],
      errorCount: 0,
      errorResultIds: [],
    });
    const sourcesPath = `${INTENTS}/customerintents/${other.id}/sourceintents/bulk/add`;
    expect(await send('POST', sourcesPath, { items: [source('a')] })).toMatchObject({ errorCount: 1, errorResultIds: ['a'] });
    expect(await search(`customerintents/${refund.id}/sourceintents`)).toEqual(['a', 'b']);
    expect(await search(`customerintents/${refund.id}/sourceintents?queryValue=intent%20B`)).toEqual(['b']);
    expect(await search('sourceintents?type=Topic')).toEqual(['b']);
    expect(await search(`customerintents/${other.id}/sourceintents`)).toEqual([]);
    const remove = `${INTENTS}/customerintents/${refund.id}/sourceintents/bulk/remove`;
    expect(await send('POST', remove, { items: ['a', 'z'] })).toMatchObject({ errorResultIds: ['z'] });
    expect(await search('sourceintents')).toEqual(['b']);
    expect(await refused('POST', add.replace(refund.id, UNKNOWN_ID), { items: [] })).toMatchObject({ status: 404 });
  });
});

describe('A customer intent of a contact', () => {
  it('is stored once with the time of its last detection', async () => {
    const INTENTS = '/api/v2/intents';
    const category = await send('POST', `${INTENTS}/categories`, { name: 'Money', description: 'Money' });
    const body = { name: 'Refund', description: 'Wants it back', categoryId: category.id, expiryTime: 24 };
    const intent = await send('POST', `${INTENTS}/customerintents`, body);
    const contact = await send('POST', '/api/v2/externalcontacts/contacts', { firstName: 'Ines', lastName: 'Okafor' });
    const path = `${INTENTS}/assignments/externalcontacts/${contact.id}`;
    const note = `${path}/customerintents/${intent.id}/assignment`;
    expect(await send('POST', note, { sourceType: 'Bot' })).toMatchObject({ customerIntent: { name: 'Refund' } });
    over();
    await send('POST', note, { sourceType: 'Topic' });
    expect(await send('GET', path)).toMatchObject({
      total: 1,
      entities: [{ category: { id: category.id }, dateMostRecentlyAssigned: '2026-03-10T12:30:03.000Z' }],
    });
    expect(await refused('POST', note.replace(intent.id, UNKNOWN_ID), {})).toMatchObject({ status: 404 });
    expect(await refused('GET', path.replace(contact.id, UNKNOWN_ID))).toMatchObject({ status: 404 });
  });
});

describe('A guide', () => {
  const GUIDES = '/api/v2/guides';
  const create = async () => {
    const guide = await send('POST', GUIDES, { name: 'Refunds', source: 'Manual' });
    const version = await send<{ id?: string; version: string }>('POST', `${GUIDES}/${guide.id}/versions`, {
      instruction: 'Pay back',
    });
    return { path: `${GUIDES}/${guide.id}`, versionPath: `${GUIDES}/${guide.id}/versions/${version.version}` };
  };

  it('is published with one of its versions', async () => {
    const { path, versionPath } = await create();
    const job = await send('POST', `${versionPath}/jobs`, { guideVersion: { state: 'TestReady' } });
    expect(job).toMatchObject({ status: 'InProgress' });
    over();
    expect(await send('GET', `${versionPath}/jobs/${job.id}`)).toMatchObject({
      status: 'Succeeded',
      guideVersion: { state: 'TestReady' },
    });
    expect(await send('GET', path)).not.toHaveProperty('latestProductionReadyVersion');
    await send('POST', `${versionPath}/jobs`, { guideVersion: { state: 'ProductionReady' } });
    over();
    expect(await send('GET', path)).toMatchObject({ status: 'Published', latestProductionReadyVersion: { version: '1' } });
    expect(await send('GET', versionPath)).toMatchObject({ state: 'ProductionReady' });
    expect(await refused('POST', `${path}/versions/99/jobs`, { guideVersion: {} })).toMatchObject({ status: 404 });
  });

  it('starts as a draft, and refers to its last saved version', async () => {
    const { path, versionPath } = await create();
    const guide = await send('GET', path);
    expect(guide).toMatchObject({ status: 'Draft', latestSavedVersion: { version: '1', selfUri: versionPath } });
    expect(await send('GET', versionPath)).toMatchObject({ state: 'Draft', guide: { id: guide.id, selfUri: path } });
    expect(await send('POST', `${path}/versions`, { instruction: 'Pay at once' })).toMatchObject({ version: '2' });
    expect(await send('GET', path)).toMatchObject({ latestSavedVersion: { version: '2' } });
    expect(await send('PATCH', versionPath, { instruction: 'Pay later' })).toMatchObject({
      version: '1',
      instruction: 'Pay later',
    });
    expect(await send('GET', path)).toMatchObject({ latestSavedVersion: { version: '1' } });
    expect(await refused('POST', `${GUIDES}/${UNKNOWN_ID}/versions`, { instruction: '' })).toMatchObject({
      status: 404,
    });
  });

  it('is deleted by a job, like a virtual agent', async () => {
    const { path } = await create();
    const agents = '/api/v2/agentic/virtualagents';
    const agent = `${agents}/${(await send('POST', agents, { name: 'Ferryman' })).id}`;
    for (const each of [path, agent]) {
      const job = await send('DELETE', `${each}/jobs`);
      expect((await office.call('GET', each)).status).toBe(200);
      expect(await send('GET', `${each}/jobs/${job.id}`)).toMatchObject({ status: 'InProgress' });
      over();
      expect(await send('GET', `${each}/jobs/${job.id}`)).toMatchObject({ status: 'Succeeded' });
      expect((await office.call('GET', each)).status).toBe(404);
      expect(await refused('DELETE', `${each}/jobs`)).toMatchObject({ status: 404 });
    }
  });

  it('that cannot be deleted stays', async () => {
    const { path } = await create();
    office.sandbox.planJob({ end: 'failed', message: 'In use' });
    const job = await send('DELETE', `${path}/jobs`);
    over();
    expect(await send('GET', `${path}/jobs/${job.id}`)).toMatchObject({ status: 'Failed', errors: [{ message: 'In use' }] });
    expect((await office.call('GET', path)).status).toBe(200);
  });
});

describe('A version of a domain', () => {
  const DOMAINS = '/api/v2/languageunderstanding/domains';

  it('is a draft until it is trained and published', async () => {
    const domain = await send('POST', DOMAINS, { name: 'Ferries', language: 'en-us' });
    const path = `${DOMAINS}/${domain.id}`;
    const draft = await send('POST', `${path}/versions`, { language: 'en-us', intents: [{ name: 'Book', utterances: [] }] });
    expect(draft).toMatchObject({ published: false, trainingStatus: 'Untrained', domain: { id: domain.id } });
    expect(await send('GET', path)).toMatchObject({ draftVersion: { id: draft.id } });
    const version = `${path}/versions/${draft.id}`;
    expect(await send('POST', `${version}/train`)).toMatchObject({ version: { id: draft.id, trainingStatus: 'Training' } });
    over();
    const trained = await send<{ dateTrained?: string }>('GET', version);
    expect(trained).toMatchObject({ trainingStatus: 'Trained' });
    expect(trained.dateTrained).toBeDefined();
    expect(await send('POST', `${version}/publish`)).toMatchObject({ published: true });
    const published = await send('GET', path);
    expect(published).toMatchObject({ lastPublishedVersion: { id: draft.id } });
    expect(published).not.toHaveProperty('draftVersion');
    expect(await refused('POST', `${path}/versions/${UNKNOWN_ID}/train`)).toMatchObject({ status: 404 });
  });
});
