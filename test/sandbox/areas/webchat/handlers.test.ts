import type { CreateWebChatConversationResponse, WebChatMessage, WebChatMessageEntityList } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { Call } from '../../support.js';
import { answer, NOW, openFloor, participant, setPresence } from '../support.js';
import type { Floor } from '../support.js';

const path = '/api/v2/webchat/guest/conversations';

let floor: Floor;
let chat: CreateWebChatConversationResponse;
let asGuest: Call;
beforeEach(async () => {
  floor = await openFloor();
  chat = await enter();
  asGuest = callWith(floor.sandbox, chat.jwt!);
});

async function enter(): Promise<CreateWebChatConversationResponse> {
  const body = {
    organizationId: floor.sandbox.organisation.id,
    deploymentId: 'site',
    memberInfo: { displayName: 'Ida' },
    routingTarget: { targetType: 'QUEUE', targetAddress: 'Ferries' },
  };
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`https://sandbox.example${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await (await floor.sandbox.fetch(request)).json()) as CreateWebChatConversationResponse;
}

it("signs the guest's token as a JWT that the client can read", () => {
  const [header = '', payload = ''] = chat.jwt!.split('.');
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(read(payload)).toMatchObject({
    organizationId: floor.sandbox.organisation.id,
    conversationId: chat.id,
    memberId: chat.member!.id,
    exp: NOW / 1000 + 86_400,
  });
});

it('delivers messages between guest and agent', async () => {
  await setPresence(floor, 'On Queue');
  const agent = await participant(floor, chat.id, 'agent');
  await answer(floor, chat.id);
  const member = `${path}/${chat.id}/members/${chat.member!.id!}`;
  const guestMessage = await asGuest<WebChatMessage>('POST', `${member}/messages`, { body: 'Is the ferry late?' });
  expect(guestMessage.body).toMatchObject({
    body: 'Is the ferry late?',
    bodyType: 'standard',
    sender: { displayName: 'Ida', role: 'CUSTOMER' },
  });
  const communications = `/api/v2/conversations/chats/${chat.id}/communications/${agent.chats![0]!.id!}`;
  expect(await floor.asAgent('POST', `${communications}/messages`, { body: 'It is not' })).toMatchObject({ status: 200 });
  expect(await asGuest('POST', `${member}/typing`)).toMatchObject({ body: { sender: { id: chat.member!.id } } });
  const { body } = await asGuest<WebChatMessageEntityList>('GET', `${path}/${chat.id}/messages`);
  expect(body.entities.map((message) => [message.sender.role, message.body])).toEqual([
    ['CUSTOMER', 'Is the ferry late?'],
    ['AGENT', 'It is not'],
  ]);
  const after = await asGuest<WebChatMessageEntityList>('GET', `${path}/${chat.id}/messages?after=${guestMessage.body.id}`);
  expect(after.body.entities).toMatchObject([{ body: 'It is not' }]);

  expect(await asGuest('DELETE', member)).toMatchObject({ status: 204 });
  expect(await asGuest('GET', member)).toMatchObject({ body: { state: 'DISCONNECTED' } });
  expect(await asGuest('POST', `${member}/messages`, { body: 'Hello?' })).toMatchObject({ status: 400 });
  expect((await participant(floor, chat.id, 'agent')).chats![0]!.state).toBe('disconnected');
});

it('accepts a token only for its own chat, while it is valid and unchanged', async () => {
  const messages = `${path}/${chat.id}/messages`;
  const other = await enter();
  expect(await callWith(floor.sandbox, other.jwt!)('GET', messages)).toMatchObject({ status: 403 });
  expect(await asGuest('GET', '/api/v2/users')).toMatchObject({ status: 401 });
  expect(await floor.call('GET', messages)).toMatchObject({ status: 401 });
  const [header = '', , signature = ''] = chat.jwt!.split('.');
  const forged = `${header}.${other.jwt!.split('.')[1] ?? ''}.${signature}`;
  expect(await callWith(floor.sandbox, forged)('GET', messages)).toMatchObject({ status: 401 });
  expect(await asGuest('GET', messages)).toMatchObject({ status: 200 });
  floor.sandbox.clock.advance(86_400_000);
  expect(await asGuest('GET', messages)).toMatchObject({ status: 401 });
});

describe("the guest's stream", () => {
  interface GuestEvent {
    topicName: string;
    eventBody: { body?: string; member?: { id: string; state: string }; sender?: { id: string } };
    metadata?: { type?: string };
  }
  let guestEvents: GuestEvent[];
  let closed: string[];
  beforeEach(() => {
    guestEvents = [];
    closed = [];
    const [, id = ''] = /\/channels\/(.+)$/.exec(chat.eventStreamUri!) ?? [];
    floor.sandbox.connect(id, {
      send: (text) => guestEvents.push(JSON.parse(text) as GuestEvent),
      close: (_code, reason) => closed.push(reason),
    });
  });
  const kinds = () =>
    guestEvents.map(({ metadata, eventBody }) =>
      `${metadata?.type ?? ''} ${eventBody.member?.state ?? eventBody.body ?? ''}`.trim(),
    );
  const member = () => `${path}/${chat.id}/members/${chat.member!.id!}`;

  it('is a separate channel without further subscriptions', async () => {
    expect(chat.eventStreamUri).toMatch(/^wss:\/\/sandbox\.example\/channels\/[-0-9a-f]{36}$/);
    expect(
      await floor.call(
        'GET',
        `/api/v2/notifications${chat.eventStreamUri!.slice(chat.eventStreamUri!.indexOf('/channels'))}/subscriptions`,
      ),
    ).toMatchObject({ status: 404 });
    expect(await floor.call('GET', '/api/v2/notifications/channels')).toMatchObject({ body: { entities: [] } });
  });

  it('reports members who join and leave', async () => {
    await setPresence(floor, 'On Queue');
    await participant(floor, chat.id, 'agent');
    await answer(floor, chat.id);
    expect(kinds()).toEqual(['member-change ALERTING', 'member-change DISCONNECTED', 'member-change CONNECTED']);
    expect(guestEvents[0]).toMatchObject({
      topicName: `v2.conversations.chats.${chat.id}.members`,
      eventBody: { conversation: { id: chat.id } },
    });
  });

  it('delivers messages and typing indicators of all members', async () => {
    await setPresence(floor, 'On Queue');
    const agent = await answer(floor, chat.id);
    guestEvents.length = 0;
    await asGuest('POST', `${member()}/messages`, { body: 'Hello?' });
    const communication = `/api/v2/conversations/chats/${chat.id}/communications/${agent.chats![0]!.id!}`;
    await floor.asAgent('POST', `${communication}/typing`);
    await floor.asAgent('POST', `${communication}/messages`, { body: 'Good day' });
    expect(kinds()).toEqual(['message Hello?', 'typing-indicator', 'message Good day']);
    expect(guestEvents.map(({ eventBody }) => eventBody.sender)).toEqual([
      { id: chat.member!.id },
      { id: agent.id },
      { id: agent.id },
    ]);
  });

  it('ends with the chat', async () => {
    await asGuest('DELETE', member());
    expect(kinds()).toContain('member-change DISCONNECTED');
    expect(closed).toEqual(['The channel is closed']);
  });

  it('receives nothing about other chats', async () => {
    const other = await enter();
    await callWith(floor.sandbox, other.jwt!)('POST', `${path}/${other.id}/members/${other.member!.id!}/messages`, {
      body: 'x',
    });
    expect(guestEvents).toEqual([]);
  });
});
