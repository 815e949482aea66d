import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../support.js';
import { UNKNOWN_ID, openOffice, readBy } from './office.js';
import type { Office } from './office.js';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
const { send, refused } = readBy(() => office);
const list = async <T = NamedEntity>(path: string): Promise<T[]> => (await send<Listing<T>>('GET', path)).entities;

describe('Views by division', () => {
  it.each([
    ['schedules', '/api/v2/architect/schedules', { start: '2026-01-01T08:00:00.000', end: '2026-01-01T17:00:00.000' }],
    ['schedule groups', '/api/v2/architect/schedulegroups', {}],
    ['emergency groups', '/api/v2/architect/emergencygroups', {}],
  ])('list the existing %s', async (_what, path, body) => {
    const { id } = await send('POST', path, { name: 'Harbour', ...body });
    expect(await list(`${path}/divisionviews`)).toMatchObject([{ id, name: 'Harbour' }]);
  });

  it('list the existing business units, with the activity codes of their management units', async () => {
    const WFM = '/api/v2/workforcemanagement';
    const divisionId = (await list('/api/v2/authorization/divisions'))[0]?.id;
    const settings = { startDayOfWeek: 'Monday', timeZone: 'Europe/Berlin' };
    const unit = await send('POST', `${WFM}/businessunits`, { name: 'North', divisionId, settings });
    expect(await list(`${WFM}/businessunits/divisionviews`)).toMatchObject([{ id: unit.id, name: 'North' }]);
    const managed = await send('POST', `${WFM}/managementunits`, { name: 'Desk', businessUnitId: unit.id, settings: {} });
    const path = `${WFM}/managementunits/${managed.id}/activitycodes`;
    expect(await send('GET', path)).toMatchObject({
      activityCodes: { 0: { name: 'On Queue Work', isDefault: true, isActive: true } },
    });
  });
});

describe('A combined list', () => {
  it('contains the queues of all assistants', async () => {
    const queue = (await list('/api/v2/routing/queues'))[0]!;
    const assistant = await send('POST', '/api/v2/assistants', {
      name: 'Mate',
      knowledgeSuggestionConfig: { vendorName: 'GenesysKnowledge' },
      transcriptionConfig: { vendorName: 'Genesys' },
    });
    const ofQueue = `/api/v2/routing/queues/${queue.id}/assistant`;
    expect(await refused('GET', ofQueue)).toMatchObject({ status: 404 });
    await send('PUT', `/api/v2/assistants/${assistant.id}/queues/${queue.id}`, { id: queue.id, mediaTypes: ['Call'] });
    const expected = { id: queue.id, mediaTypes: ['Call'], assistant: { id: assistant.id } };
    expect(await list('/api/v2/assistants/queues')).toMatchObject([expected]);
    expect(await list(`/api/v2/assistants/queues?queueIds=${UNKNOWN_ID}`)).toEqual([]);
    expect(await send('GET', ofQueue)).toMatchObject(expected);
  });

  it('contains the mappings of all programs', async () => {
    const programs = '/api/v2/speechandtextanalytics/programs';
    const queue = (await list('/api/v2/routing/queues'))[0]!;
    const { id } = await send('POST', programs, { name: 'Service' });
    await send('POST', programs, { name: 'Sales' });
    await send('PUT', `${programs}/${id}/mappings`, { queueIds: [queue.id], flowIds: [] });
    await send('PUT', `${programs}/${id}/settings/insights`, { enabled: true });
    expect(await list(`${programs}/mappings`)).toMatchObject([{ program: { id, name: 'Service' }, queues: [{ id: queue.id }] }]);
    expect(await list(`${programs}/settings/insights`)).toMatchObject([{ program: { id }, enabled: true }]);
  });

  it('contains the interfaces of the requested Edges', async () => {
    const edges = '/api/v2/telephony/providers/edges';
    const edge = await send('POST', edges, { name: 'Mole' });
    const body = { name: 'eth0', friendlyName: 'eth0', hardwareAddress: '00', physicalAdapterId: 'p', vlanTagId: 1 };
    const response = await office.call<NamedEntity>('POST', `${edges}/${edge.id}/logicalinterfaces`, body);
    expect(response.status, response.text).toBe(200);
    expect(await list(`${edges}/logicalinterfaces?edgeIds=${edge.id}`)).toMatchObject([{ id: response.body.id, name: 'eth0' }]);
    expect(await list(`${edges}/logicalinterfaces?edgeIds=${UNKNOWN_ID}`)).toEqual([]);
  });

  it('contains credentials; the caller’s own mailbox and station are the same as by id', async () => {
    const credential = {
      name: 'Basic',
      type: { id: 'basicAuth', name: 'basicAuth' },
      credentialFields: { userName: 'u', password: 'p' },
    };
    const { id } = await send('POST', '/api/v2/integrations/credentials', credential);
    const [listed] = await list('/api/v2/integrations/credentials/listing');
    expect(listed).toMatchObject({ id, name: 'Basic' });
    expect(listed).not.toHaveProperty('credentialFields');
    const mailbox = await send<object>('GET', '/api/v2/voicemail/me/mailbox');
    expect(mailbox).toHaveProperty('totalCount');
    expect(await send('GET', `/api/v2/voicemail/users/${office.me.id}/mailbox`)).toMatchObject(mailbox);
    const stations = await send<object>('GET', `/api/v2/users/${office.me.id}/station`);
    expect(await send('GET', '/api/v2/users/stations/me')).toEqual(stations);
  });
});

it('lists the chats of a user, rooms and one-to-one', async () => {
  const friend = office.users.find(({ id }) => id !== office.me.id)!;
  const chats = async (call = office.call) =>
    (await call<Listing<{ id: string; chatType: string }>>('GET', '/api/v2/users/chats/me')).body.entities;
  expect(await chats()).toEqual([]);
  await send('POST', `/api/v2/chats/users/${friend.id}/messages`, { message: 'Ahoy' });
  const { jid } = await send<{ jid: string }>('POST', '/api/v2/chats/rooms', { subject: 'Storm' });
  expect(await chats()).toMatchObject([
    { chatType: 'oneOnOne', name: friend.name, user: { id: friend.id }, dateLastMessage: '2026-03-10T12:30:00.000Z', open: true },
    { chatType: 'adhoc', name: 'Storm', room: { jid } },
  ]);
  expect(await chats(office.other)).toMatchObject([{ chatType: 'oneOnOne', id: office.me.id }]);
});

it('returns the same agent status alone and in the list', async () => {
  const path = '/api/v2/analytics/agents';
  const all = await send<Listing<{ userId: string }>>('POST', `${path}/status/query`, {});
  const one = all.entities[0]!;
  expect(await send('GET', `${path}/${one.userId}/status`)).toEqual(one);
  expect(await refused('GET', `${path}/${UNKNOWN_ID}/status`)).toMatchObject({ status: 404 });
});

it('lists the notes of contacts and organisations in all divisions', async () => {
  const contact = await send('POST', '/api/v2/externalcontacts/contacts', { firstName: 'Ada', lastName: 'Byron' });
  const note = await send('POST', `/api/v2/externalcontacts/contacts/${contact.id}/notes`, { noteText: 'By sea' });
  expect(await list('/api/v2/externalcontacts/scan/notes/divisionviews/all')).toMatchObject([
    { id: note.id, noteText: 'By sea' },
  ]);
});

describe('A schema', () => {
  it.each(['taskmanagement/workitems', 'businessrules', 'users/customattributes'])(
    'of %s keeps its former versions',
    async (owner) => {
      const path = `/api/v2/${owner}/schemas`;
      const jsonSchema = { title: 'Ticket', type: 'object', properties: {} };
      const schema = { name: 'Ticket', version: 1, jsonSchema };
      const body = owner === 'businessrules' ? { jsonSchema } : schema;
      const { id } = await send('POST', path, body);
      await send('PUT', `${path}/${id}`, { ...body, version: 1, jsonSchema: { ...jsonSchema, description: 'Of a ferry' } });
      const versions = await list<{ version: number; jsonSchema: { description?: string } }>(`${path}/${id}/versions`);
      expect(versions.map(({ version, jsonSchema: { description } }) => [version, description])).toEqual([
        [1, undefined],
        [2, 'Of a ferry'],
      ]);
      expect(await send('GET', `${path}/${id}/versions/1`)).toMatchObject({ id, version: 1 });
      expect(await refused('GET', `${path}/${id}/versions/3`)).toMatchObject({ status: 404 });
    },
  );
});

describe('Published modules', () => {
  it('are listed with the assignments of users, and with those that are possible', async () => {
    const MODULES = '/api/v2/learning/modules';
    const module = async (name: string): Promise<string> => {
      const { id } = await send('POST', MODULES, { name, completionTimeInDays: 3 });
      await send('POST', `${MODULES}/${id}/publish`);
      return id;
    };
    const one = await module('Knots');
    const other = await module('Tides');
    await send('POST', MODULES, { name: 'Draft', completionTimeInDays: 3 });
    const assignment = await send('POST', '/api/v2/learning/assignments', { moduleId: one, userId: office.me.id });
    const search = async (query = ''): Promise<unknown[]> =>
      (
        await list<{ id: string; currentAssignments: NamedEntity[] }>(`${MODULES}/assignments?userIds=${office.me.id}${query}`)
      ).map(({ id, currentAssignments }) => [id, currentAssignments.map((each) => each.id)]);
    expect(await search()).toEqual([
      [one, [assignment.id]],
      [other, []],
    ]);
    expect(await search('&assignmentStates=Assigned')).toEqual([[one, [assignment.id]]]);
    expect(await search('&assignmentStates=NotAssigned')).toEqual([[other, []]]);
    expect(await search('&searchTerm=tide')).toEqual([[other, []]]);
    expect(await search('&overdue=True')).toEqual([]);
    const { version } = await send<{ version: number }>('GET', `${MODULES}/${one}`);
    expect(await send('GET', `${MODULES}/${one}/versions/${version}`)).toMatchObject({ id: one, name: 'Knots' });
    expect(await refused('GET', `${MODULES}/${one}/versions/99`)).toMatchObject({ status: 404 });
  });
});

describe('Knowledge lists', () => {
  it('contain all feedback on the documents of a knowledge base', async () => {
    const bases = '/api/v2/knowledge/knowledgebases';
    const base = `${bases}/${(await send('POST', bases, { name: 'Manual', coreLanguage: 'en-US' })).id}`;
    const feedback = async (title: string): Promise<string> => {
      const document = await send('POST', `${base}/documents`, { title, visible: true });
      const response = await office.call<NamedEntity>('POST', `${base}/documents/${document.id}/feedback`, {
        rating: 'Positive',
        documentVariation: { id: UNKNOWN_ID },
        document: { id: document.id, versionId: UNKNOWN_ID },
        application: { type: 'Assistant' },
      });
      expect(response.status, response.text).toBe(200);
      return response.body.id;
    };
    const entities = [await feedback('Fares'), await feedback('Times')];
    expect((await list(`${base}/documents/feedback`)).map(({ id }) => id)).toEqual(entities);
  });

  it('contain the synchronisations of all sources', async () => {
    const sources = '/api/v2/knowledge/sources';
    const { id } = await send('POST', sources, { name: 'Files', type: 'FileUpload' });
    const response = await send('POST', `${sources}/${id}/synchronizations`, { type: 'Full' });
    expect(await list(`${sources}/synchronizations`)).toMatchObject([{ id: response.id, source: { id } }]);
  });
});
