import type {
  MessageData,
  MessageMediaData,
  MessageMediaUploadData,
  OpenMessageNormalizedMessage,
  SocialMediaMessageData,
} from 'contact-centre-client';
import type { SandboxEvent } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../../support.js';
import { answer, conversation, NOW, openFloor, participant, setPresence } from '../../support.js';
import type { Floor } from '../../support.js';

const MESSAGES = '/api/v2/conversations/messages';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const time = new Date(NOW).toISOString();
const from = { id: 'goran', idType: 'Opaque', nickname: 'Goran' };
const channel = { from, time };

let floor: Floor;
let integration: NamedEntity;
let events: SandboxEvent[];
beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
  const queues = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/queues?pageSize=100')).body.entities;
  const social = queues.find(({ name }) => name === 'Social Messaging')!;
  const others = (await floor.call<Listing<NamedEntity>>('GET', `${social.selfUri}/members?pageSize=100`)).body.entities;
  await floor.call(
    'POST',
    `${social.selfUri}/members?delete=true`,
    others.map(({ id }) => ({ id })),
  );
  await floor.call('POST', `${social.selfUri}/members`, [{ id: floor.agent.id }]);
  const response = await floor.call<NamedEntity>('POST', '/api/v2/conversations/messaging/integrations/open', {
    name: 'Ship to shore',
    outboundNotificationWebhookUrl: 'https://shore.example/hook',
    outboundNotificationWebhookSignatureSecretToken: 'lantern',
  });
  expect(response.status, response.text).toBe(200);
  integration = response.body;
  events = [];
  floor.sandbox.subscribe((event) => events.push(event));
});

const inbound = (what: string): string => `${MESSAGES}/${integration.id}/inbound/open/${what}`;

async function write(text: string, more: object = {}): Promise<OpenMessageNormalizedMessage> {
  const written = await floor.call<OpenMessageNormalizedMessage>('POST', `${inbound('message')}?prefetchConversationId=true`, {
    channel,
    text,
    ...more,
  });
  expect(written.status, written.text).toBe(200);
  return written.body;
}

const messageIn = async (id: string, messageId: string): Promise<MessageData> =>
  (await floor.call<MessageData>('GET', `${MESSAGES}/${id}/messages/${messageId}`)).body;

/** A message connected to an agent: the conversation and the agent's communication. */
async function talking(): Promise<{ id: string; messageId: string; agent: string }> {
  const { id: messageId, conversationId: id = '' } = await write('Hello?');
  const { messages = [] } = await answer(floor, id);
  return { id, messageId, agent: messages[0]!.id! };
}

describe('A message by open messaging', () => {
  it('creates a conversation for its sender, and later ones are added to it', async () => {
    const metadata = { boat: 'Ulva' };
    const attachment = { mediaType: 'Image', mime: 'image/png', url: 'https://shore.example/trunk.png' };
    const first = await write('Where is my trunk?', { metadata, content: [{ attachment }] });
    expect(first).toMatchObject({
      type: 'Text',
      text: 'Where is my trunk?',
      metadata,
      content: [{ contentType: 'Attachment', attachment }],
      channel: { platform: 'Open', type: 'Private', from, to: { id: integration.id }, messageId: first.id, time },
    });
    const id = first.conversationId!;
    expect(await participant(floor, id, 'customer')).toMatchObject({
      name: 'Goran',
      address: 'goran',
      messages: [{ type: 'open' }],
    });
    const second = await write('It is green.');
    expect(second.conversationId).toBe(id);
    expect(await messageIn(id, second.id)).toMatchObject({
      textBody: 'It is green.',
      direction: 'inbound',
      messengerType: 'open',
      status: 'received',
      fromAddress: 'goran',
      toAddress: integration.id,
      normalizedMessage: { type: 'Text', text: 'It is green.' },
    });
    await floor.call('POST', `/api/v2/conversations/${id}/disconnect`);
    expect((await write('Still there?')).conversationId).not.toBe(id);
  });

  it('does not return its conversation by default, and requires an existing integration', async () => {
    const body = { channel, text: 'Hello?' };
    expect((await floor.call('POST', inbound('message'), body)).body).not.toHaveProperty('conversationId');
    expect(await floor.call('POST', `${MESSAGES}/${UNKNOWN_ID}/inbound/open/message`, body)).toMatchObject({ status: 404 });
  });

  it('can be a response to a button of a previous message', async () => {
    const { id, agent } = await talking();
    const offer = await floor.call<MessageData>('POST', `${MESSAGES}/${id}/communications/${agent}/messages`, {
      textBody: 'Which deck?',
    });
    const buttonResponse = { type: 'Button', text: 'Upper deck', payload: 'upper' };
    const path = inbound('structured/response');
    const reply = await floor.call<NamedEntity>('POST', path, { channel, buttonResponse, originatingMessageId: offer.body.id });
    expect(reply).toMatchObject({
      status: 200,
      body: { type: 'Structured', direction: 'Inbound', content: [{ contentType: 'ButtonResponse', buttonResponse }] },
    });
    expect(await messageIn(id, reply.body.id)).toMatchObject({
      textBody: 'Upper deck',
      normalizedMessage: { type: 'Structured' },
    });
    expect(await floor.call('POST', path, { channel, buttonResponse, originatingMessageId: UNKNOWN_ID })).toMatchObject({
      status: 404,
    });
  });
});

describe('Receipts and typing indicators', () => {
  it('change the status of their message', async () => {
    const { id, agent } = await talking();
    const reply = (
      await floor.call<MessageData>('POST', `${MESSAGES}/${id}/communications/${agent}/messages`, { textBody: 'Good day' })
    ).body;
    expect((await messageIn(id, reply.id!)).status).toBe('sent');
    const receipt = { id: reply.id, channel: { to: from, time }, status: 'Delivered', isFinalReceipt: true };
    expect(await floor.call('POST', inbound('receipt'), receipt)).toMatchObject({
      status: 200,
      body: { id: reply.id, type: 'Receipt', status: 'Delivered', direction: 'Outbound', isFinalReceipt: true },
    });
    expect(await messageIn(id, reply.id!)).toMatchObject({
      status: 'delivery-success',
      normalizedReceipts: [{ type: 'Receipt', status: 'Delivered' }],
    });
    const event = events.findLast(({ topicName }) => topicName === `v2.users.${floor.agent.id}.conversations.messages`);
    expect(JSON.stringify(event?.eventBody)).toContain('"messageStatus":"delivery-success"');
    expect(await floor.call('POST', inbound('receipt'), { ...receipt, id: UNKNOWN_ID })).toMatchObject({ status: 404 });
  });

  it('show the agent that the customer types', async () => {
    const { id } = await talking();
    events = [];
    const typed = await floor.call('POST', inbound('event'), { channel, events: [{ eventType: 'Typing' }] });
    expect(typed).toMatchObject({
      status: 200,
      body: { type: 'Event', events: [{ eventType: 'Typing', typing: { type: 'On' } }] },
    });
    expect(events).toMatchObject([
      {
        topicName: `v2.users.${floor.agent.id}.conversations.inbound.typing.event`,
        eventBody: {
          conversationId: id,
          normalizedMessage: {
            type: 'Event',
            direction: 'Inbound',
            channel: { from: { id: 'goran' } },
            events: [{ eventType: 'Typing' }],
          },
        },
      },
    ]);
  });

  it('are sent only to participants', async () => {
    const { id, agent } = await talking();
    const typing = { typing: { type: 'On' } };
    const path = (communication: string): string => `${MESSAGES}/${id}/communications/${communication}/typing`;
    events = [];
    expect((await floor.call('POST', path(agent), typing)).status).toBe(204);
    expect(events).toEqual([]);
    const customer = (await conversation(floor, id)).participants[0]!.messages![0]!.id!;
    await floor.call('POST', path(customer), typing);
    expect(events.map(({ topicName }) => topicName)).toEqual([`v2.users.${floor.agent.id}.conversations.inbound.typing.event`]);
    expect((await floor.call('POST', path(UNKNOWN_ID), typing)).status).toBe(404);
    await floor.call('POST', `/api/v2/conversations/${id}/disconnect`);
    expect((await floor.call('POST', path(agent), typing)).status).toBe(400);
  });
});

describe('A file of a message', () => {
  it('is uploaded to the URL in the response, and can then be used in messages', async () => {
    const { id, agent } = await talking();
    const communication = `${MESSAGES}/${id}/communications/${agent}`;
    const query = { fileName: 'map.png', contentLengthBytes: 3 };
    const upload = (await floor.call<MessageMediaUploadData>('POST', `${communication}/messages/media/uploads`, query)).body;
    const ownPath = `${communication}/messages/media/${upload.id}`;
    expect((await floor.call<MessageMediaData>('GET', ownPath)).body).toMatchObject({
      id: upload.id,
      name: 'map.png',
      status: 'uploading',
    });
    const message = { textBody: 'Here it is', mediaIds: [upload.id] };
    expect(await floor.call('POST', `${communication}/messages`, message)).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'mediaIds', entityId: upload.id }] },
    });
    const headers = { ...upload.uploadHeaders, 'content-length': '3' };
    const put = new Request(upload.uploadUrl!, { method: 'PUT', headers, body: 'map' });
    expect((await floor.sandbox.fetch(put)).status).toBe(200);
    expect((await floor.call<MessageMediaData>('GET', ownPath)).body.status).toBe('valid');
    const sent = (await floor.call<MessageData>('POST', `${communication}/messages`, message)).body;
    expect((await messageIn(id, sent.id!)).media).toEqual([
      { id: upload.id, name: 'map.png', url: upload.uploadUrl, contentLengthBytes: 3 },
    ]);
  });
});

describe('A reaction to a post', () => {
  it('is a message of the conversation, and refers to an existing one', async () => {
    const { id, messageId, agent } = await talking();
    const path = `${MESSAGES}/${id}/communications/${agent}/socialmedia/messages`;
    const posted = await floor.call<SocialMediaMessageData>('POST', path, { textBody: 'Thanks!', inReplyToMessageId: messageId });
    expect(posted).toMatchObject({ status: 200, body: { direction: 'outbound', status: 'published', conversationId: id } });
    expect(await messageIn(id, posted.body.id)).toMatchObject({ textBody: 'Thanks!', status: 'published' });
    expect(await floor.call('POST', path, { textBody: 'Thanks!', inReplyToMessageId: UNKNOWN_ID })).toMatchObject({
      status: 404,
    });
    expect(await floor.call('POST', path, { inReplyToMessageId: messageId })).toMatchObject({ status: 400 });
  });
});
