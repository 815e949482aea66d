import type {
  AgentlessEmailSendResponseDto,
  Attachment,
  EmailMessage,
  SendAgentlessOutboundMessageResponse,
  UploadAttachmentResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../../support.js';
import { answer, conversation, NOW, openFloor, participant, routingStatus, setPresence } from '../../support.js';
import type { Floor } from '../../support.js';

const EMAILS = '/api/v2/conversations/emails';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
});

async function inboundEmail(): Promise<string> {
  const body = {
    provider: 'PureCloud Email',
    queueId: floor.queue.id,
    direction: 'INBOUND',
    subject: 'Trunk',
    textBody: 'Where?',
  };
  return (await floor.call<NamedEntity>('POST', EMAILS, { ...body, fromAddress: 'freya@mail.example' })).body.id;
}

describe('Agentless messages', () => {
  it('as email create a conversation that ends at once', async () => {
    const letter = {
      senderType: 'Outbound',
      fromAddress: { email: 'desk@ferries.example' },
      toAddresses: [{ email: 'freya@mail.example' }],
      subject: 'Delay',
      textBody: 'The boat is late.',
    };
    const { status, body } = await floor.call<AgentlessEmailSendResponseDto>('POST', `${EMAILS}/agentless`, letter);
    expect([status, body]).toMatchObject([
      200,
      { senderType: 'Outbound', subject: 'Delay', dateCreated: new Date(NOW).toISOString() },
    ]);
    const { participants, endTime } = await conversation(floor, body.conversationId);
    expect([participants.map(({ purpose, address }) => [purpose, address]), endTime]).toEqual([
      [['customer', 'freya@mail.example']],
      new Date(NOW).toISOString(),
    ]);
    expect((await floor.call(`GET`, body.selfUri!)).body).toMatchObject({
      id: body.id,
      textBody: 'The boat is late.',
      subject: 'Delay',
    });
    const further = (
      await floor.call<AgentlessEmailSendResponseDto>('POST', `${EMAILS}/agentless`, {
        ...letter,
        conversationId: body.conversationId,
      })
    ).body;
    expect(further.conversationId).toBe(body.conversationId);
    expect((await floor.call<Listing<unknown>>('GET', `${EMAILS}/${body.conversationId}/messages`)).body.entities).toHaveLength(
      2,
    );
    expect((await floor.call('POST', `${EMAILS}/agentless`, { ...letter, conversationId: UNKNOWN_ID })).status).toBe(404);
  });

  it('as text or canned response are added to the conversation in progress on request', async () => {
    const path = '/api/v2/conversations/messages/agentless';
    const text = { fromAddress: '+441632960100', toAddress: '+441632960001', toAddressMessengerType: 'sms' };
    expect(await floor.call('POST', path, text)).toMatchObject({ status: 400, body: { details: [{ fieldName: 'textBody' }] } });
    const first = await floor.call<SendAgentlessOutboundMessageResponse>('POST', path, {
      ...text,
      textBody: 'The boat is late.',
    });
    expect(first).toMatchObject({
      status: 200,
      body: { messengerType: 'sms', textBody: 'The boat is late.', toAddress: '+441632960001' },
    });
    expect((await conversation(floor, first.body.conversationId!)).endTime).toBeDefined();
    const libraries = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/responsemanagement/libraries')).body.entities;
    const response = await floor.call<NamedEntity>('POST', '/api/v2/responsemanagement/responses', {
      name: 'Late',
      libraries: [{ id: libraries[0]!.id }],
      texts: [{ content: 'The {{boat}} is late.', contentType: 'text/plain' }],
    });
    const going = (
      await floor.asAgent<NamedEntity>('POST', '/api/v2/conversations/messages', {
        queueId: floor.queue.id,
        toAddress: '+441632960001',
        toAddressMessengerType: 'sms',
        useExistingConversation: false,
      })
    ).body;
    const messagingTemplate = { responseId: response.body.id, parameters: [{ id: 'boat', value: 'Ulva' }] };
    const template = { ...text, messagingTemplate, useExistingActiveConversation: true };
    const second = await floor.call<SendAgentlessOutboundMessageResponse>('POST', path, template);
    expect(second.body).toMatchObject({ conversationId: going.id, textBody: 'The Ulva is late.' });
    const unknown = { ...text, messagingTemplate: { responseId: UNKNOWN_ID } };
    expect(await floor.call('POST', path, unknown)).toMatchObject({ status: 404 });
  });
});

describe('The attachments of a draft', () => {
  it('are uploaded, copied from a previous message, and deleted', async () => {
    const id = await inboundEmail();
    const draft = `${EMAILS}/${id}/messages/draft`;
    const attachments = async (): Promise<Attachment[]> => (await floor.call<EmailMessage>('GET', draft)).body.attachments ?? [];
    const query = { name: 'map.png', contentLengthBytes: 3 };
    const upload = (await floor.call<UploadAttachmentResponse>('POST', `${draft}/attachments/uploads`, query)).body;
    expect(await attachments()).toEqual([]);
    const headers = { ...upload.headers, 'content-length': '3' };
    await floor.sandbox.fetch(new Request(upload.url!, { method: 'PUT', headers, body: 'map' }));
    const [attached] = await attachments();
    expect(attached).toEqual({ attachmentId: upload.attachmentId, name: 'map.png', contentUri: upload.url, contentLength: 3 });

    const reply = {
      to: [{ email: 'freya@mail.example' }],
      from: { email: 'desk@ferries.example' },
      textBody: 'Here',
      attachments: [attached],
    };
    await floor.call('POST', `${EMAILS}/${id}/messages`, reply);
    const sent = (await floor.call<Listing<EmailMessage>>('GET', `${EMAILS}/${id}/messages`)).body.entities.at(-1)!;
    expect(await attachments()).toEqual([]);
    const copy = { sourceMessage: { id: sent.id }, attachments: [{ attachmentId: upload.attachmentId }] };
    expect((await floor.call('POST', `${draft}/attachments/copy`, copy)).status).toBe(200);
    const [copied] = await attachments();
    expect(copied).toMatchObject({ name: 'map.png', contentUri: upload.url });
    expect(copied!.attachmentId).not.toBe(upload.attachmentId);
    expect(
      (await floor.call('POST', `${draft}/attachments/copy`, { ...copy, attachments: [{ attachmentId: UNKNOWN_ID }] })).status,
    ).toBe(404);

    expect((await floor.call('DELETE', `${draft}/attachments/${copied!.attachmentId!}`)).status).toBe(204);
    expect(await attachments()).toEqual([]);
    expect((await floor.call('DELETE', `${draft}/attachments/${copied!.attachmentId!}`)).status).toBe(404);
  });
});

describe('An email', () => {
  const parking = async (id: string, body: object) => {
    const { id: participantId = '' } = await participant(floor, id, 'agent');
    return await floor.asAgent('PATCH', `${EMAILS}/${id}/participants/${participantId}/parkingstate`, body);
  };

  it('can be parked, which frees capacity, and resumes at the given time', async () => {
    const id = await inboundEmail();
    await answer(floor, id);
    const other = await inboundEmail();
    expect((await conversation(floor, other)).participants.some(({ purpose }) => purpose === 'agent')).toBe(false);
    const resumeTime = new Date(NOW + 600_000).toISOString();
    expect((await parking(id, { state: 'parked', resumeTime })).status).toBe(202);
    expect(await routingStatus(floor)).toBe('IDLE');
    expect((await participant(floor, id, 'agent')).emails).toMatchObject([
      { state: 'parked', parkTime: new Date(NOW).toISOString() },
    ]);
    await floor.call('GET', EMAILS);
    expect(await participant(floor, other, 'agent')).toMatchObject({ userId: floor.agent.id, emails: [{ state: 'alerting' }] });
    floor.sandbox.clock.advance(600_000);
    const [email] = (await participant(floor, id, 'agent')).emails!;
    expect(email).toMatchObject({ state: 'connected', parkTime: new Date(NOW).toISOString() });
    expect(email).not.toHaveProperty('resumeTime');
    expect(email!.segments!.map(({ type }) => type)).toEqual(['Alert', 'Interact', 'Parked']);
  });

  it('is resumed by hand, and parked only by the agent who has it', async () => {
    const id = await inboundEmail();
    expect((await parking(id, { state: 'parked' })).status).toBe(400);
    await answer(floor, id);
    expect((await parking(id, { state: 'connected' })).status).toBe(400);
    expect((await parking(id, { state: 'terminated' })).status).toBe(400);
    expect((await parking(id, { state: 'parked', resumeTime: new Date(NOW - 1).toISOString() })).status).toBe(400);
    await parking(id, { state: 'parked' });
    expect((await parking(id, { state: 'connected' })).status).toBe(202);
    expect((await participant(floor, id, 'agent')).emails).toMatchObject([{ state: 'connected' }]);
    expect(await routingStatus(floor)).toBe('INTERACTING');
  });

  it('that is over is reconnected for its agent', async () => {
    const id = await inboundEmail();
    await answer(floor, id);
    const path = `${EMAILS}/${id}/reconnect`;
    expect((await floor.asAgent('POST', path)).status).toBe(400);
    await floor.call('POST', `/api/v2/conversations/${id}/disconnect`);
    expect((await floor.asAgent('POST', path)).status).toBe(202);
    const after = await conversation(floor, id);
    expect(after).not.toHaveProperty('endTime');
    expect(after.participants.at(-1)).toMatchObject({
      purpose: 'agent',
      userId: floor.agent.id,
      emails: [{ state: 'connected' }],
    });
  });

  it('receives another inbound message, and can return to a queue with it', async () => {
    const id = await inboundEmail();
    await floor.call('POST', `/api/v2/conversations/${id}/disconnect`);
    const more = { provider: 'Mail', subject: 'Trunk again', fromAddress: 'freya@mail.example', queueId: floor.queue.id };
    const came = await floor.call('POST', `${EMAILS}/${id}/inboundmessages`, { ...more, attributes: { boat: 'Ulva' } });
    expect(came.status, came.text).toBe(200);
    expect(await participant(floor, id, 'customer')).toMatchObject({
      attributes: { boat: 'Ulva' },
      emails: [{ state: 'connected' }],
    });
    expect(await participant(floor, id, 'agent')).toMatchObject({ userId: floor.agent.id, emails: [{ state: 'alerting' }] });
    const { entities } = (await floor.call<Listing<EmailMessage>>('GET', `${EMAILS}/${id}/messages`)).body;
    expect(entities.map(({ subject }) => subject)).toEqual(['Trunk', 'Trunk again']);
  });
});
