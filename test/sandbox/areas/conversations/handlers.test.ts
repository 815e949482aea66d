import type { CallConversation, CallConversationEntityListing } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Listing, NamedEntity } from '../../support.js';
import { conversation, openFloor, participant, ring, routingStatus, SEEDED_DAY, setPresence } from '../support.js';
import type { Floor } from '../support.js';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const patch = async (path: string, id: string, participantId: string, body: unknown) =>
  await floor.asAgent('PATCH', `/api/v2/conversations/${path}/${id}/participants/${participantId}`, body);

describe('a call to a queue', () => {
  it('waits for an agent, alerts them, is answered, held, ended and wrapped up', async () => {
    const id = await ring(floor);
    expect((await conversation(floor, id)).participants).toMatchObject([
      { purpose: 'customer', address: 'tel:+441632960001', calls: [{ state: 'connected', direction: 'inbound' }] },
      { purpose: 'acd', queueId: floor.queue.id, queueName: 'Ferries', calls: [{ state: 'connected' }] },
    ]);
    await setPresence(floor, 'On Queue');
    const agent = await participant(floor, id, 'agent');
    expect(agent).toMatchObject({ userId: floor.agent.id, queueId: floor.queue.id, calls: [{ state: 'alerting' }] });

    expect(await patch('calls', id, agent.id!, { state: 'connected' })).toMatchObject({ status: 202 });
    expect(await routingStatus(floor)).toBe('INTERACTING');
    expect(await participant(floor, id, 'acd')).toMatchObject({ calls: [{ state: 'disconnected', disconnectType: 'transfer' }] });

    floor.sandbox.clock.advance(60_000);
    await patch('calls', id, agent.id!, { held: true });
    expect((await participant(floor, id, 'agent')).calls![0]).toMatchObject({
      held: true,
      startHoldTime: '2026-03-10T12:31:00.000Z',
    });
    await patch('calls', id, agent.id!, { held: false, muted: true });
    expect((await participant(floor, id, 'agent')).calls![0]).toMatchObject({ held: false, muted: true });

    await patch('calls', id, agent.id!, { state: 'disconnected' });
    expect((await conversation(floor, id)).endTime).toBe('2026-03-10T12:31:00.000Z');
    expect(await participant(floor, id, 'customer')).toMatchObject({ calls: [{ state: 'disconnected' }] });
    expect(await participant(floor, id, 'agent')).toMatchObject({
      wrapupRequired: true,
      startAcwTime: '2026-03-10T12:31:00.000Z',
    });
    expect(await routingStatus(floor)).toBe('INTERACTING');

    const [code] = floor.codes;
    await patch('calls', id, agent.id!, { wrapup: { code: code!.id, notes: 'By sea' } });
    const done = await participant(floor, id, 'agent');
    expect(done).toMatchObject({ wrapup: { code: code!.id, name: code!.name, notes: 'By sea' } });
    expect(done.endAcwTime).toBe('2026-03-10T12:31:00.000Z');
    expect(await routingStatus(floor)).toBe('IDLE');
  });

  it('passes over an agent who does not answer, and alerts them again when they are back', async () => {
    await setPresence(floor, 'On Queue');
    const id = await ring(floor);
    const first = await participant(floor, id, 'agent');
    floor.sandbox.clock.advance(30_000);
    expect(await participant(floor, id, 'agent')).toMatchObject({ id: first.id, calls: [{ state: 'disconnected' }] });
    expect(await routingStatus(floor)).toBe('NOT_RESPONDING');
    await floor.call('PUT', `${floor.agent.selfUri}/routingstatus`, { status: 'IDLE' });
    const second = await participant(floor, id, 'agent');
    expect(second.id).not.toBe(first.id);
    expect(second.calls![0]!.state).toBe('alerting');
  });

  it('ends when the customer hangs up', async () => {
    const id = await ring(floor);
    const customer = await participant(floor, id, 'customer');
    await patch('calls', id, customer.id!, { state: 'disconnected' });
    expect(await participant(floor, id, 'acd')).toMatchObject({ calls: [{ state: 'disconnected', disconnectType: 'peer' }] });
    expect((await floor.call<CallConversationEntityListing>('GET', '/api/v2/conversations/calls')).body.entities).toEqual([]);
  });

  it('alerts one agent at a time', async () => {
    await setPresence(floor, 'On Queue');
    await ring(floor);
    const second = await ring(floor);
    expect((await conversation(floor, second)).participants.map(({ purpose }) => purpose)).toEqual(['customer', 'acd']);
  });

  it('is transferred to a queue and to a user', async () => {
    await setPresence(floor, 'On Queue');
    const id = await ring(floor);
    const agent = await participant(floor, id, 'agent');
    await patch('calls', id, agent.id!, { state: 'connected' });
    const other = (await floor.call<NamedEntity>('POST', '/api/v2/routing/queues', { name: 'Trains' })).body;
    const path = `/api/v2/conversations/calls/${id}/participants/${agent.id!}/replace`;
    expect(await floor.call('POST', path, { queueId: 'nowhere' })).toMatchObject({ status: 404 });
    expect(await floor.call('POST', path, {})).toMatchObject({ status: 400 });
    expect(await floor.call('POST', path, { queueId: other.id })).toMatchObject({ status: 202 });
    expect(await participant(floor, id, 'agent')).toMatchObject({
      calls: [{ state: 'disconnected', disconnectType: 'transfer' }],
    });
    expect(await participant(floor, id, 'acd')).toMatchObject({ queueId: other.id, calls: [{ state: 'connected' }] });
    expect((await conversation(floor, id)).endTime).toBeUndefined();

    await floor.call('POST', `/api/v2/conversations/${id}/assign`, { id: floor.agent.id });
    expect(await participant(floor, id, 'agent')).toMatchObject({ userId: floor.agent.id, calls: [{ state: 'alerting' }] });
  });

  it('stores attributes and tags', async () => {
    const id = await ring(floor);
    const customer = await participant(floor, id, 'customer');
    const path = `/api/v2/conversations/${id}/participants/${customer.id!}/attributes`;
    await floor.call('PATCH', path, { attributes: { booking: 'F-17', tier: 'gold' } });
    await floor.call('PATCH', path, { attributes: { tier: 'silver' } });
    expect((await participant(floor, id, 'customer')).attributes).toEqual({ booking: 'F-17', tier: 'silver' });
    await floor.call('PUT', `/api/v2/conversations/${id}/tags`, { externalTag: 'crm-8' });
    expect((await conversation(floor, id)).externalTag).toBe('crm-8');
  });

  it('can have a consultation, after which the customer is off hold', async () => {
    await setPresence(floor, 'On Queue');
    const id = await ring(floor);
    const agent = await participant(floor, id, 'agent');
    await patch('calls', id, agent.id!, { state: 'connected' });
    const path = `/api/v2/conversations/calls/${id}/participants/${agent.id!}/consult`;
    const { body } = await floor.call<{ destinationParticipantId: string }>('POST', path, { destination: { address: 'tel:+1' } });
    expect(await participant(floor, id, 'external')).toMatchObject({
      id: body.destinationParticipantId,
      consultParticipantId: agent.id,
    });
    expect((await participant(floor, id, 'customer')).calls![0]!.held).toBe(true);
    await floor.call('DELETE', path);
    expect((await participant(floor, id, 'external')).calls![0]!.state).toBe('disconnected');
    expect((await participant(floor, id, 'agent')).calls![0]).toMatchObject({ state: 'connected', held: false });
  });

  it('rejects invalid requests', async () => {
    const id = await ring(floor);
    const customer = await participant(floor, id, 'customer');
    expect(await patch('calls', id, customer.id!, { state: 'dancing' })).toMatchObject({ status: 400 });
    expect(await patch('calls', id, 'nobody', { held: true })).toMatchObject({ status: 404 });
    expect(await patch('chats', id, customer.id!, { held: true })).toMatchObject({ status: 404 });
    expect(await floor.call('GET', '/api/v2/conversations/unknown-id')).toMatchObject({
      status: 404,
      body: { code: 'not.found' },
    });
    expect(await floor.call('POST', '/api/v2/conversations/calls', {})).toMatchObject({ status: 400 });
    await patch('calls', id, customer.id!, { state: 'disconnected' });
    expect(await patch('calls', id, customer.id!, { state: 'connected' })).toMatchObject({ status: 400 });
  });
});

describe("a user's own call", () => {
  it('rings, and is answered after a while', async () => {
    const { body } = await floor.asAgent<{ id: string }>('POST', '/api/v2/conversations/calls', { phoneNumber: 'tel:+33' });
    const path = `/api/v2/conversations/calls/${body.id}`;
    expect((await floor.asAgent<CallConversation>('GET', path)).body.participants).toMatchObject([
      { purpose: 'user', state: 'connected', direction: 'outbound', user: { id: floor.agent.id } },
      { purpose: 'customer', state: 'dialing', address: 'tel:+33' },
    ]);
    floor.sandbox.clock.advance(5000);
    expect((await floor.asAgent<CallConversation>('GET', path)).body.participants![1]).toMatchObject({ state: 'connected' });
    expect((await floor.asAgent<CallConversationEntityListing>('GET', '/api/v2/conversations/calls')).body.total).toBe(1);
    await floor.asAgent('PATCH', path, { state: 'disconnected' });
    expect((await floor.asAgent<CallConversationEntityListing>('GET', '/api/v2/conversations/calls')).body.total).toBe(0);
    const history = (await floor.asAgent<CallConversationEntityListing>('GET', '/api/v2/conversations/calls/history')).body;
    expect(history.entities[0]).toMatchObject({ id: body.id });
  });

  it('requires a user', async () => {
    expect(await floor.call('POST', '/api/v2/conversations/calls', { phoneNumber: 'tel:+33' })).toMatchObject({ status: 400 });
  });
});

describe('the other media types', () => {
  it('let a callback wait until its scheduled time', async () => {
    await setPresence(floor, 'On Queue');
    const { body } = await floor.call<{ conversation: NamedEntity }>('POST', '/api/v2/conversations/callbacks', {
      queueId: floor.queue.id,
      callbackNumbers: ['+49301'],
      callbackUserName: 'Ida',
      callbackScheduledTime: '2026-03-10T13:00:00Z',
    });
    const { id } = body.conversation;
    expect((await conversation(floor, id)).participants.map(({ purpose }) => purpose)).toEqual(['customer', 'acd']);
    floor.sandbox.clock.set(Date.parse('2026-03-10T13:00:00Z'));
    expect(await participant(floor, id, 'agent')).toMatchObject({
      callbacks: [{ state: 'alerting', callbackNumbers: ['+49301'] }],
    });
    await floor.call('POST', '/api/v2/conversations/callbacks/bulk/disconnect', {
      callbackDisconnectIdentifiers: [{ conversationId: id }],
    });
    expect((await conversation(floor, id)).endTime).toBe('2026-03-10T13:00:00.000Z');
  });

  it('store the messages of an email', async () => {
    const { body } = await floor.call<NamedEntity>('POST', '/api/v2/conversations/emails', {
      provider: 'desk',
      direction: 'INBOUND',
      queueId: floor.queue.id,
      subject: 'Seats',
      fromAddress: 'ida@mail.example',
      textBody: 'By the window?',
    });
    const path = `/api/v2/conversations/emails/${body.id}/messages`;
    await floor.call('PUT', `${path}/draft`, { to: [{ email: 'ida@mail.example' }], from: {}, textBody: 'Y' });
    expect(await floor.call('GET', `${path}/draft`)).toMatchObject({ body: { textBody: 'Y' } });
    const answer = { to: [{ email: 'ida@mail.example' }], from: { email: 'desk@x.example' }, textBody: 'Yes' };
    expect(await floor.call('POST', path, answer)).toMatchObject({ status: 200, body: { textBody: 'Yes' } });
    const { entities } = (await floor.call<Listing<NamedEntity>>('GET', path)).body;
    expect(entities).toMatchObject([{ textBodyPreview: 'By the window?', subject: 'Seats' }, { textBodyPreview: 'Yes' }]);
    expect(await floor.call('GET', `${path}/${entities[1]!.id}`)).toMatchObject({ body: { textBody: 'Yes' } });
    expect(await floor.call('GET', `${path}/draft`)).toMatchObject({ body: { textBody: '' } });
  });

  it('send messages', async () => {
    const body = { queueId: floor.queue.id, toAddress: '+4417', toAddressMessengerType: 'sms' };
    const { body: begun } = await floor.asAgent<NamedEntity>('POST', '/api/v2/conversations/messages', body);
    const { participants } = (await floor.asAgent<CallConversation>('GET', `/api/v2/conversations/messages/${begun.id}`)).body;
    const agentPart = participants!.find(({ purpose }) => purpose === 'agent')!;
    const path = `/api/v2/conversations/messages/${begun.id}`;
    const sent = await floor.asAgent<NamedEntity>('POST', `${path}/communications/${agentPart.peer!}/messages`, {
      textBody: 'Hello',
    });
    expect(sent.body).toMatchObject({ textBody: 'Hello', direction: 'outbound', conversationId: begun.id });
    expect(await floor.asAgent('GET', `${path}/messages/${sent.body.id}`)).toMatchObject({ body: { textBody: 'Hello' } });
    expect(await floor.asAgent('GET', `/api/v2/conversations/messages/${sent.body.id}/details`)).toMatchObject({ status: 200 });
  });
});

it('restores a conversation from a snapshot', async () => {
  const before = floor.sandbox.snapshot();
  await setPresence(floor, 'On Queue');
  const id = await ring(floor);
  expect((await participant(floor, id, 'agent')).calls![0]!.state).toBe('alerting');
  const alerting = floor.sandbox.snapshot();
  floor.sandbox.restore(before);
  expect(await floor.call('GET', `/api/v2/conversations/${id}`)).toMatchObject({ status: 404 });
  floor.sandbox.restore(alerting);
  expect((await participant(floor, id, 'agent')).calls![0]!.state).toBe('alerting');
});

it('keeps only the seeded day in a reset', async () => {
  const id = await ring(floor);
  floor.sandbox.clock.advance(3_600_000);
  floor.sandbox.reset();
  const call = await signIn(floor.sandbox);
  expect(await call('GET', `/api/v2/conversations/${id}`)).toMatchObject({ status: 404 });
  const query = { interval: SEEDED_DAY };
  expect(await call('POST', '/api/v2/analytics/conversations/details/query', query)).toMatchObject({ body: { totalHits: 300 } });
});
