import type { CallConversation, Conversation, MessagingSetting, VoicemailsSearchResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signInUser } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';
import { answer, conversation, NOW, openFloor, participant, ring, routingStatus, setPresence } from '../support.js';
import type { Floor } from '../support.js';

const CALLS = '/api/v2/conversations/calls';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
});

/** Signs in as another user of the organisation. */
async function colleague(): Promise<{ id: string; as: Call }> {
  const users = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
  const { id } = users.find((user) => user.id !== floor.agent.id)!;
  return { id, as: callWith(floor.sandbox, (await signInUser(floor.sandbox, id)).access_token) };
}

async function talking(): Promise<string> {
  const id = await ring(floor);
  await answer(floor, id);
  return id;
}

describe('Calls of the same agent', () => {
  it('are merged: the participants move, none stays on hold, and the other calls end', async () => {
    const one = await talking();
    const response = await floor.asAgent<NamedEntity>('POST', CALLS, { phoneNumber: 'tel:+441632960002' });
    const two = response.body.id;
    floor.sandbox.clock.advance(5000);
    const held = await participant(floor, one, 'agent');
    await floor.asAgent('PATCH', `${CALLS}/${one}/participants/${held.id!}`, { held: true });
    const merged = await floor.asAgent('PATCH', `${CALLS}/${one}/conference`, { conversationIds: [one, two] });
    expect([merged.status, merged.text]).toEqual([202, '']);
    const { participants, endTime } = await conversation(floor, one);
    expect(endTime).toBeUndefined();
    expect(
      participants
        .filter(({ calls }) => calls![0]!.state === 'connected')
        .map(({ purpose, address, calls }) => [purpose, address, calls![0]!.held]),
    ).toEqual([
      ['customer', 'tel:+441632960001', false],
      ['agent', undefined, false],
      ['customer', 'tel:+441632960002', false],
    ]);
    expect((await conversation(floor, two)).endTime).toBeDefined();
    expect(await routingStatus(floor)).toBe('INTERACTING');
  });

  it('are merged only by a user who takes part in all of them', async () => {
    const one = await talking();
    const other = await ring(floor);
    expect(await floor.asAgent('PATCH', `${CALLS}/${one}/conference`, { conversationIds: [other] })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'conversationIds', entityId: other }] },
    });
  });
});

describe('A supervisor', () => {
  it('barges into a conversation without naming a participant', async () => {
    const id = await talking();
    const path = `/api/v2/conversations/${id}/barge`;
    const admin = callWith(floor.sandbox, floor.sandbox.issueAccessToken(floor.sandbox.users[0]!.id));
    expect((await admin('POST', path)).status).toBe(204);
    expect(await participant(floor, id, 'user')).toMatchObject({
      userId: floor.sandbox.users[0]!.id,
      calls: [{ state: 'connected' }],
    });
    expect((await admin('POST', path)).status).toBe(400);
  });

  it('monitors messages', async () => {
    const fields = {
      queueId: floor.queue.id,
      toAddress: '+441632960001',
      toAddressMessengerType: 'sms',
      useExistingConversation: false,
    };
    const { id } = (await floor.asAgent<NamedEntity>('POST', '/api/v2/conversations/messages', fields)).body;
    const { id: participantId = '' } = await participant(floor, id, 'agent');
    const admin = callWith(floor.sandbox, floor.sandbox.issueAccessToken(floor.sandbox.users[0]!.id));
    const path = `/api/v2/conversations/messages/${id}/participants/${participantId}/monitor`;
    expect((await admin('POST', path)).status).toBe(201);
    expect(await participant(floor, id, 'user')).toMatchObject({ monitoredParticipantId: participantId });
    const { id: customer = '' } = await participant(floor, id, 'customer');
    expect((await admin('POST', path.replace(participantId, customer))).status).toBe(400);
  });
});

describe('A call on behalf of a user', () => {
  it('is created, joined, answered and disconnected by a program', async () => {
    const { id: userId } = await colleague();
    const response = await floor.call<NamedEntity>('POST', `${CALLS}/user/${floor.agent.id}`, { callUserId: userId });
    expect(response).toMatchObject({ status: 200, body: { selfUri: `${CALLS}/${response.body.id}` } });
    const { participants } = await conversation(floor, response.body.id);
    expect(participants.map((each) => [each.userId, each.calls![0]!.state])).toEqual([
      [floor.agent.id, 'connected'],
      [userId, 'alerting'],
    ]);
    const ownPath = `${CALLS}/${response.body.id}/participants/${participants[1]!.id!}/user`;
    expect((await floor.call('PATCH', `${ownPath}/${floor.agent.id}`, { state: 'connected' })).status).toBe(403);
    expect((await floor.call('PATCH', `${ownPath}/${userId}`, { state: 'connected' })).status).toBe(202);
    const joined = { startTime: new Date(NOW).toISOString(), participants: [{ address: 'tel:+441632960005' }] };
    const path = `${CALLS}/${response.body.id}/participants/user`;
    const more = await floor.call<Conversation>('POST', `${path}/${userId}`, joined);
    expect(more.body.participants.at(-1)).toMatchObject({ address: 'tel:+441632960005', calls: [{ state: 'dialing' }] });
    const stranger = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities.at(-1)!;
    expect(await floor.call('POST', `${path}/${stranger.id}`, joined)).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'userId' }] },
    });
    await floor.call('PATCH', `${ownPath}/${userId}`, { state: 'disconnected' });
    expect((await conversation(floor, response.body.id)).participants[1]!.calls).toMatchObject([{ state: 'disconnected' }]);
    expect((await floor.call('POST', `${CALLS}/user/${UNKNOWN_ID}`, { callUserId: userId })).status).toBe(404);
  });
});

describe('A conversation as a whole', () => {
  it('can pause its recording if it is a call', async () => {
    const id = await talking();
    const path = `/api/v2/conversations/${id}/recordingstate`;
    for (const recordingState of ['ACTIVE', 'PAUSED'] as const) {
      expect((await floor.call('PATCH', path, { recordingState })).status).toBe(202);
      expect((await conversation(floor, id)).recordingState).toBe(recordingState);
    }
    const chat = { queueId: floor.queue.id, provider: 'PureCloud Webchat v2' };
    const { id: other } = (await floor.call<NamedEntity>('POST', '/api/v2/conversations/chats', chat)).body;
    expect(
      (await floor.call('PATCH', `/api/v2/conversations/${other}/recordingstate`, { recordingState: 'ACTIVE' })).status,
    ).toBe(400);
  });

  it('can have a utilization label, and lose it', async () => {
    const id = await talking();
    const path = `/api/v2/conversations/${id}/utilizationlabel`;
    const label = (await floor.call<NamedEntity>('POST', '/api/v2/routing/utilization/labels', { name: 'Night' })).body;
    expect((await floor.call('PATCH', path, { utilizationLabelId: UNKNOWN_ID })).status).toBe(404);
    expect((await floor.call('PATCH', path, { utilizationLabelId: label.id })).status).toBe(200);
    expect((await conversation(floor, id)).utilizationLabelId).toBe(label.id);
    expect((await floor.call<CallConversation>('GET', `${CALLS}/${id}`)).body.utilizationLabelId).toBe(label.id);
    await floor.call('PATCH', path, {});
    expect(await conversation(floor, id)).not.toHaveProperty('utilizationLabelId');
  });

  it('can create a callback in its queue', async () => {
    const id = await talking();
    const { id: participantId = '' } = await participant(floor, id, 'agent');
    const path = `/api/v2/conversations/${id}/participants/${participantId}/callbacks`;
    expect((await floor.call('POST', path, { callbackNumbers: ['+441632960001'], callbackUserName: 'Freya' })).status).toBe(202);
    const { entities } = (await floor.call<Listing<Conversation>>('GET', '/api/v2/conversations/callbacks')).body;
    expect(entities).toHaveLength(1);
    expect(entities[0]!.participants.map(({ purpose }) => purpose)).toEqual(['customer', 'acd']);
    expect(await participant(floor, entities[0]!.id!, 'acd')).toMatchObject({
      queueId: floor.queue.id,
      callbacks: [{ callbackNumbers: ['+441632960001'], callbackUserName: 'Freya' }],
    });
  });

  it('can override the after-call work of one agent', async () => {
    const id = await talking();
    const { id: participantId = '', calls = [] } = await participant(floor, id, 'agent');
    const path = `/api/v2/conversations/aftercallwork/${id}/participants/${participantId}/communications/`;
    const none = { afterCallWorkRequired: false };
    expect((await floor.call('PATCH', `${path}${UNKNOWN_ID}`, none)).status).toBe(404);
    expect(await floor.call('PATCH', `${path}${calls[0]!.id!}`, none)).toMatchObject({ status: 200, body: none });
    await floor.asAgent('PATCH', `${CALLS}/${id}/participants/${participantId}`, { state: 'disconnected' });
    const after = await participant(floor, id, 'agent');
    expect(after).toMatchObject({ wrapupRequired: false });
    expect(after).not.toHaveProperty('startAcwTime');
    expect(await routingStatus(floor)).toBe('IDLE');
    expect((await floor.call('PATCH', `${path}${calls[0]!.id!}`, none)).status).toBe(400);
  });
});

describe('Records of custom attributes', () => {
  const SCHEMAS = '/api/v2/conversations/customattributes/schemas';
  const jsonSchema = {
    $schema: 'http://json-schema.org/draft-04/schema#',
    title: 'Luggage',
    type: 'object',
    properties: { pieces: { type: 'integer' }, colour: { type: 'string' } },
  };
  const { type: _, ...schemaRequest } = jsonSchema;
  let schema: NamedEntity & { version: number };
  let path: string;
  beforeEach(async () => {
    schema = (await floor.call<NamedEntity & { version: number }>('POST', SCHEMAS, schemaRequest)).body;
    path = `/api/v2/conversations/${await ring(floor)}/customattributes`;
  });
  const record = (customAttributes: object, more: object = {}) => ({
    id: 'trunks',
    schemaId: schema.id,
    customAttributes,
    ...more,
  });

  it('are found in all conversations, sorted and paged', async () => {
    const search = '/api/v2/conversations/customattributes/search';
    await floor.call('PUT', path, record({ pieces: 2 }));
    await floor.call('PUT', `/api/v2/conversations/${await ring(floor)}/customattributes`, {
      ...record({ pieces: 1 }),
      id: 'bags',
    });
    const find = async (body: object) => (await floor.call<{ results: NamedEntity[]; total: number }>('POST', search, body)).body;
    expect(await find({ sortBy: 'id', sortOrder: 'ASC' })).toMatchObject({
      total: 2,
      results: [{ id: 'bags' }, { id: 'trunks' }],
    });
    expect(await find({ sort: [{ sortBy: 'id', sortOrder: 'DESC' }], pageSize: 1, pageNumber: 2 })).toMatchObject({
      total: 2,
      pageCount: 2,
      results: [{ id: 'bags', customAttributes: { pieces: 1 } }],
    });
    expect((await floor.call('POST', search, { pageSize: 0 })).status).toBe(400);
    await floor.call('PUT', `${floor.agent.selfUri}/roles`, []);
    expect((await floor.asAgent('POST', search, {})).status).toBe(403);
  });

  it('are created, updated in part, listed and deleted', async () => {
    expect((await floor.call('PUT', path, record({ pieces: 2, colour: 'green' }))).body).toEqual({ id: 'trunks' });
    expect((await floor.call('PATCH', path, { id: 'trunks', version: 1, customAttributes: { colour: 'red' } })).status).toBe(204);
    const [storedCall] = (await floor.call<{ results: object[] }>('GET', path)).body.results;
    expect(storedCall).toMatchObject({
      id: 'trunks',
      version: 2,
      customAttributes: { pieces: 2, colour: 'red' },
      schema: { id: schema.id },
    });
    expect((await floor.call('GET', `${path}/trunks`)).body).toMatchObject({ customAttributes: { colour: 'red' } });
    await floor.call('PUT', path, record({ pieces: 3 }));
    expect((await floor.call('GET', `${path}/trunks`)).body).toMatchObject({ version: 3, customAttributes: { pieces: 3 } });
    expect((await floor.call('DELETE', `${path}/trunks`)).status).toBe(204);
    expect((await floor.call('GET', `${path}/trunks`)).status).toBe(404);
  });

  it('are rejected if they do not conform to their schema, are outdated, or do not exist', async () => {
    expect(await floor.call('PUT', path, record({ pieces: 'many' }))).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'customAttributes.pieces' }] },
    });
    expect((await floor.call('PUT', path, record({}, { schemaId: UNKNOWN_ID }))).status).toBe(404);
    expect((await floor.call('PATCH', path, { id: 'trunks', customAttributes: {} })).status).toBe(404);
    await floor.call('PUT', path, record({ pieces: 2 }));
    expect((await floor.call('PUT', path, record({ pieces: 3 }, { version: 7 }))).status).toBe(409);
    expect((await floor.call('PUT', path.replace(/[0-9a-f-]{36}/, UNKNOWN_ID), record({}))).status).toBe(404);
  });

  it('are changed in bulk, each separately', async () => {
    const bodies = [record({ pieces: 2 }), record({ pieces: 'many' }, { id: 'hats' })];
    expect(await floor.call('PUT', `${path}/bulk`, bodies)).toMatchObject({
      status: 200,
      body: { results: { trunks: { statusCode: 200, attributes: { version: 1 } }, hats: { statusCode: 400 } } },
    });
    const more = [{ id: 'trunks', customAttributes: { colour: 'red' } }];
    expect(await floor.call('PATCH', `${path}/bulk`, more)).toMatchObject({
      body: { results: { trunks: { attributes: { customAttributes: { pieces: 2, colour: 'red' } } } } },
    });
  });

  it('have schemas with versions and unique titles', async () => {
    expect(schema).toMatchObject({ version: 1, enabled: true, jsonSchema: { title: 'Luggage' } });
    expect((await floor.call('POST', SCHEMAS, schemaRequest)).status).toBe(409);
    const next = { version: 1, enabled: true, jsonSchema: { ...schemaRequest, properties: { pieces: { type: 'string' } } } };
    expect(await floor.call('PUT', `${SCHEMAS}/${schema.id}`, next)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await floor.call('PUT', `${SCHEMAS}/${schema.id}`, next)).status).toBe(409);
    const versions = (await floor.call<Listing<{ version: number }>>('GET', `${SCHEMAS}/${schema.id}/versions`)).body.entities;
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
    expect((await floor.call('GET', `${SCHEMAS}/${schema.id}/versions/1`)).body).toMatchObject({
      jsonSchema: { properties: { pieces: { type: 'integer' } } },
    });
    expect((await floor.call('GET', `${SCHEMAS}/${schema.id}/versions/9`)).status).toBe(404);
  });
});

describe('Searches', () => {
  it('find conversations by participant attributes', async () => {
    const path = '/api/v2/conversations/participants/attributes/search';
    const ids = [await ring(floor), await ring(floor)];
    for (const [index, boat] of ['Ulva', 'Staffa'].entries()) {
      const { id: participantId = '' } = await participant(floor, ids[index]!, 'customer');
      await floor.call('PATCH', `/api/v2/conversations/${ids[index]!}/participants/${participantId}/attributes`, {
        attributes: { 'The boat': boat },
      });
    }
    const boat = { type: 'EXACT', fields: ['participantData.The boat'], value: 'ulva' };
    const response = await floor.call<{ results: { conversationId: string }[] }>('POST', path, { query: [boat] });
    expect(response.body.results).toMatchObject([
      { conversationId: ids[0], participants: [{ attributes: { 'The boat': 'Ulva' } }, {}, {}] },
    ]);
    const startValue = '2026-03-10T12:29:00Z';
    const endValue = '2026-03-10T12:31:00Z';
    const when = { type: 'DATE_RANGE', fields: ['segments.start'], startValue, endValue };
    const either = { ...boat, value: undefined, values: ['Ulva', 'Staffa'] };
    const both = await floor.call<{ results: { conversationId: string }[] }>('POST', path, { query: [either, when] });
    expect(both.body.results.map(({ conversationId }) => conversationId).sort()).toEqual([...ids].sort());
    const later = { ...when, startValue: '2026-03-10T13:00:00Z', endValue: '2026-03-10T14:00:00Z' };
    expect((await floor.call('POST', path, { query: [either, later] })).body).toMatchObject({ results: [] });
    const all = await floor.call<{ results: unknown[]; cursor: string }>('POST', path, {});
    expect(all.body.results).toHaveLength(100);
    const next = await floor.call<{ results: unknown[] }>('POST', path, { cursor: all.body.cursor });
    expect(next.body.results[0]).not.toEqual(all.body.results[0]);
  });

  it('find voicemail messages in the caller’s own mailbox', async () => {
    const [user] = floor.sandbox.users;
    const callAsUser = callWith(floor.sandbox, floor.sandbox.issueAccessToken(user!.id));
    const path = '/api/v2/voicemail/search';
    const query = [{ type: 'CONTAINS', fields: ['callerName'], value: 'travel' }];
    const response = await callAsUser<VoicemailsSearchResponse>('POST', path, { query, pageSize: 1 });
    expect(response.body).toMatchObject({
      total: 1,
      pageNumber: 1,
      results: [{ callerName: 'Traveller', user: { id: user!.id } }],
    });
    expect((await callAsUser<VoicemailsSearchResponse>('GET', response.body.currentPage!)).body.results).toEqual(
      response.body.results,
    );
    expect((await floor.asAgent('POST', path, { query })).body).toMatchObject({ total: 0, results: [] });
  });
});

describe('The default messaging setting', () => {
  it('is an existing one, on both paths', async () => {
    const paths = ['/api/v2/conversations/messaging/settings', '/api/v2/messaging/settings'] as const;
    const [newer, older] = paths;
    const { id: settingId } = (await floor.call<NamedEntity>('POST', newer, { name: 'Quiet' })).body;
    expect((await floor.call('GET', `${newer}/default`)).status).toBe(404);
    expect((await floor.call('PUT', `${newer}/default`, { settingId: UNKNOWN_ID })).status).toBe(404);
    expect(await floor.call('PUT', `${newer}/default`, { settingId })).toMatchObject({
      status: 200,
      body: { id: settingId, name: 'Quiet' },
    });
    expect((await floor.call<MessagingSetting>('GET', `${older}/default`)).body.id).toBe(settingId);
    expect((await floor.call('DELETE', `${older}/default`)).status).toBe(204);
    expect((await floor.call('DELETE', `${newer}/default`)).status).toBe(404);
    expect((await floor.call('GET', `${newer}/default`)).status).toBe(404);
  });
});

describe('Media types without conversations', () => {
  it('respond with 404', async () => {
    const id = await talking();
    const { id: participantId = '', calls = [] } = await participant(floor, id, 'agent');
    for (const media of ['screenshares', 'socials', 'videos', 'cobrowsesessions']) {
      const base = `/api/v2/conversations/${media}/${id}`;
      const wrapup = `${base}/participants/${participantId}/communications/${calls[0]!.id!}/wrapup`;
      expect(await floor.call('POST', wrapup, { code: floor.codes[0]!.id })).toMatchObject({
        status: 404,
        body: { entityName: 'conversation' },
      });
      expect((await floor.call('PUT', `${base}/recordingstate`, { recordingState: 'PAUSED' })).status).toBe(404);
    }
  });
});
