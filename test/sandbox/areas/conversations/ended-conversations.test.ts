import type { BulkResponse, CallConversation, CallHistoryConversation } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { answer, conversation, openFloor, participant, ring, setPresence } from '../support.js';
import type { Floor } from '../support.js';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const CALLS = '/api/v2/conversations/calls';
const startTime = '2026-03-10T12:30:00.000Z';

async function talk(): Promise<{ id: string; agentId: string }> {
  await setPresence(floor, 'On Queue');
  const id = await ring(floor);
  const { id: agentId = '' } = await answer(floor, id);
  return { id, agentId };
}

describe('an ended call', () => {
  it('accepts no participants and no recording state', async () => {
    const { id, agentId } = await talk();
    await floor.call('POST', `/api/v2/conversations/${id}/disconnect`);
    const before = await conversation(floor, id);
    const over = { status: 400, body: { message: 'The conversation is over' } };
    const dialled = [{ address: 'tel:+441632960009', startTime }];
    expect(await floor.asAgent('POST', `${CALLS}/${id}`, { callNumber: 'tel:+441632960009' })).toMatchObject(over);
    expect(await floor.asAgent('POST', `${CALLS}/${id}/participants`, { participants: dialled, startTime })).toMatchObject(over);
    expect(await floor.call('PUT', `${CALLS}/${id}/recordingstate`, { recordingState: 'ACTIVE' })).toMatchObject(over);
    const path = `/api/v2/conversations/${id}/recordingstate`;
    expect(await floor.call('PATCH', path, { recordingState: 'PAUSED' })).toMatchObject(over);
    expect(await floor.call('PATCH', `${CALLS}/${id}/participants/${agentId}`, { recording: true })).toMatchObject(over);
    expect(await conversation(floor, id)).toEqual(before);
  });

  it('is in the call history of its participants, by interval, with names on request', async () => {
    const { id } = await talk();
    await floor.call('POST', `/api/v2/conversations/${id}/disconnect`);
    const history = async (query = ''): Promise<CallHistoryConversation[]> =>
      (await floor.asAgent<Listing<CallHistoryConversation>>('GET', `${CALLS}/history?pageSize=50${query}`)).body.entities;
    const findCall = (calls: CallHistoryConversation[]): CallHistoryConversation | undefined =>
      calls.find((call) => call.id === id);
    const bare = findCall(await history())!;
    const agentOf = ({ participants = [] }: CallHistoryConversation) => participants.find(({ user }) => user !== undefined);
    expect(bare).toMatchObject({ missedCall: false, wentToVoicemail: false });
    expect(agentOf(bare)).toMatchObject({ didInteract: true });
    expect(agentOf(bare)!.user).not.toHaveProperty('name');
    expect(agentOf(findCall(await history('&expand=user&expand=queue'))!)).toMatchObject({
      user: { id: floor.agent.id, name: floor.agent.name },
      queue: { id: floor.queue.id, name: 'Ferries' },
    });
    expect(findCall(await history('&interval=2026-03-10T12:00Z/2026-03-10T13:00Z'))).toBeDefined();
    expect(findCall(await history('&interval=2026-03-10T10:00Z/2026-03-10T11:00Z'))).toBeUndefined();
    expect(await floor.asAgent('GET', `${CALLS}/history?interval=soon`)).toMatchObject({ status: 400 });
  });

  it('is a missed call for a user who never answered it', async () => {
    const [caller] = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users?sortOrder=descending')).body.entities;
    const path = `${CALLS}/user/${caller!.id}`;
    const { id } = (await floor.call<{ id: string }>('POST', path, { callUserId: floor.agent.id })).body;
    await floor.call('POST', `/api/v2/conversations/${id}/disconnect`);
    const { entities } = (await floor.asAgent<Listing<CallHistoryConversation>>('GET', `${CALLS}/history`)).body;
    expect(entities[0]).toMatchObject({ id, missedCall: true });
  });
});

describe('a change of a call', () => {
  it('sets the recording state in both forms', async () => {
    const { id, agentId } = await talk();
    for (const recordingState of ['ACTIVE', 'PAUSED', 'ACTIVE']) {
      await floor.call('PUT', `${CALLS}/${id}/recordingstate`, { recordingState });
      if (recordingState === 'PAUSED') await floor.asAgent('POST', `${CALLS}/${id}`, { callNumber: 'tel:+441632960009' });
      const expected = { recording: recordingState === 'ACTIVE', recordingState: recordingState.toLowerCase() };
      const flat = (await floor.call<CallConversation>('GET', `${CALLS}/${id}`)).body.participants;
      for (const party of (await conversation(floor, id)).participants) {
        expect(party.calls).toMatchObject([expected]);
        expect(flat!.find((each) => each.id === party.id)).toMatchObject(expected);
      }
    }
    expect(await participant(floor, id, 'agent')).toMatchObject({ id: agentId });
  });

  it('can disconnect it, and set no other state', async () => {
    const { id } = await talk();
    const body = { state: 'alerting', participants: [], startTime };
    expect(await floor.asAgent('PATCH', `${CALLS}/${id}`, body)).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'state' }] },
    });
    expect(await floor.asAgent('PATCH', `${CALLS}/${id}`, { ...body, state: 'disconnected' })).toMatchObject({ status: 200 });
    expect((await conversation(floor, id)).endTime).toBeDefined();
  });

  it('merges the given calls into it', async () => {
    const first = await talk();
    const other = (await floor.asAgent<NamedEntity>('POST', CALLS, { phoneNumber: 'tel:+441632960002' })).body.id;
    floor.sandbox.clock.advance(5000);
    expect(await floor.asAgent('PATCH', `${CALLS}/${first.id}`, { conversationIds: [other] })).toMatchObject({ status: 200 });
    expect((await conversation(floor, other)).endTime).toBeDefined();
    const customers = (await conversation(floor, first.id)).participants.filter(({ purpose }) => purpose === 'customer');
    expect(customers.map(({ address }) => address)).toEqual(['tel:+441632960001', 'tel:+441632960002']);
  });

  it('lists the divisions of its queues once each', async () => {
    const { id } = await talk();
    expect((await conversation(floor, id)).divisions).toMatchObject([{ entities: [{ id: floor.queue.id }] }]);
    expect((await conversation(floor, id)).divisions![0]!.entities).toHaveLength(1);
  });

  it('alerts the user it was last assigned to', async () => {
    const id = await ring(floor);
    const colleagues = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities.slice(5, 7);
    for (const { id: userId } of colleagues) await floor.call('POST', `/api/v2/conversations/${id}/assign`, { id: userId });
    const agents = (await conversation(floor, id)).participants.filter(({ purpose }) => purpose === 'agent');
    expect(agents.map(({ calls }) => calls![0]!.state)).toEqual(['disconnected', 'alerting']);
  });
});

describe('a callback', () => {
  const CALLBACKS = '/api/v2/conversations/callbacks';
  const unknown = '00000000-0000-4000-8000-000000000000';
  const later = '2026-03-10T15:00:00.000Z';
  const callBack = async (): Promise<string> => {
    const body = { queueId: floor.queue.id, callbackNumbers: ['tel:+441632960010'] };
    return (await floor.call<{ conversation: NamedEntity }>('POST', CALLBACKS, body)).body.conversation.id;
  };

  it('can move to another queue and get other numbers', async () => {
    const id = await callBack();
    const other = (await floor.call<NamedEntity>('POST', '/api/v2/routing/queues', { name: 'Trams' })).body;
    const body = { conversationId: id, queueId: other.id, callbackNumbers: ['tel:+441632960011'] };
    expect(await floor.call('PATCH', CALLBACKS, { ...body, queueId: unknown })).toMatchObject({ status: 404 });
    expect(await floor.call('PATCH', CALLBACKS, body)).toMatchObject({ status: 200 });
    const acd = (await conversation(floor, id)).participants.filter(({ purpose }) => purpose === 'acd');
    expect(acd).toMatchObject([
      { queueName: 'Ferries', callbacks: [{ state: 'disconnected', callbackNumbers: ['tel:+441632960011'] }] },
      { queueName: 'Trams', callbacks: [{ state: 'connected' }] },
    ]);
  });

  it('succeeds or fails separately in a bulk change', async () => {
    const first = await callBack();
    const over = await callBack();
    await floor.call('POST', `/api/v2/conversations/${over}/disconnect`);
    const ids = [unknown, first, over];
    const patchCallbackRequests = ids.map((conversationId) => ({
      conversationId,
      agentId: floor.agent.id,
      callbackScheduledTime: later,
    }));
    const { status, body } = await floor.call<BulkResponse>('POST', `${CALLBACKS}/bulk/update`, { patchCallbackRequests });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: [{ error: { code: 'not.found' } }, { entity: { id: first } }, { error: { code: 'bad.request' } }],
      errorCount: 2,
      errorIndexes: [0, 2],
    });
    expect((await participant(floor, first, 'customer')).callbacks).toMatchObject([{ callbackScheduledTime: later }]);
    expect(await participant(floor, over, 'agent')).toBeUndefined();
  });
});
