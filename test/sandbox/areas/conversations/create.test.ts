import type { EmailConversation, MessageData, Participant } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { Listing, NamedEntity } from '../../support.js';
import { answer, conversation, openFloor, participant, setPresence } from '../support.js';
import type { Floor } from '../support.js';

const CONVERSATIONS = '/api/v2/conversations';
const unknown = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
let contactId: string;
let label: string;
beforeEach(async () => {
  floor = await openFloor();
  const person = { firstName: 'Zadie', lastName: 'Brook' };
  contactId = (await floor.call<NamedEntity>('POST', '/api/v2/externalcontacts/contacts', person)).body.id;
  label = (await floor.call<NamedEntity>('POST', '/api/v2/routing/utilization/labels', { name: 'Hard' })).body.id;
});

const begin = async (family: string, body: object): Promise<string> =>
  (await floor.asAgent<{ id: string }>('POST', `${CONVERSATIONS}/${family}`, body)).body.id;

describe('a new conversation', () => {
  it('as a call stores the customer, inbound and outbound', async () => {
    const customerData = { attributes: { tier: 'gold' }, externalContactId: contactId, uuiData: '0401', label };
    for (const to of [{ callQueueId: floor.queue.id }, { phoneNumber: 'tel:+441632960003' }]) {
      const id = await begin('calls', { ...to, ...customerData });
      expect(await participant(floor, id, 'customer')).toMatchObject({
        attributes: { tier: 'gold' },
        externalContactId: contactId,
        calls: [{ uuiData: '0401' }],
      });
      expect(await conversation(floor, id)).toMatchObject({ utilizationLabelId: label });
    }
  });

  it('as an email stores the customer, inbound and outbound', async () => {
    const customerData = {
      provider: 'Post',
      attributes: { tier: 'gold' },
      externalContactId: contactId,
      utilizationLabel: label,
    };
    for (const where of [
      { direction: 'INBOUND', fromAddress: 'zadie@mail.example' },
      { direction: 'OUTBOUND', toAddress: 'zadie@mail.example' },
    ]) {
      const id = await begin('emails', { queueId: floor.queue.id, ...where, ...customerData });
      expect(await participant(floor, id, 'customer')).toMatchObject({
        address: 'zadie@mail.example',
        attributes: { tier: 'gold' },
        externalContactId: contactId,
      });
      expect(await conversation(floor, id)).toMatchObject({ utilizationLabelId: label });
    }
  });

  it('is rejected with an unknown destination, or one that the sandbox does not support', async () => {
    const call = { callQueueId: floor.queue.id };
    expect(await floor.call('POST', `${CONVERSATIONS}/calls`, { ...call, externalContactId: unknown })).toMatchObject({
      status: 404,
    });
    expect(await floor.call('POST', `${CONVERSATIONS}/calls`, { ...call, label: unknown })).toMatchObject({ status: 404 });
    const query = { ...call, routingSkillExpression: 'Timetables > 3' };
    expect(await floor.call('POST', `${CONVERSATIONS}/calls`, query)).toMatchObject({ status: 501 });
  });

  it('as a callback has a script and a utilization label', async () => {
    const body = { callbackNumbers: ['tel:+441632960004'], scriptId: 'script', routingData: { queueId: floor.queue.id, label } };
    const { body: entity } = await floor.call<{ conversation: NamedEntity }>('POST', `${CONVERSATIONS}/callbacks`, body);
    expect(await conversation(floor, entity.conversation.id)).toMatchObject({ utilizationLabelId: label });
    expect((await participant(floor, entity.conversation.id, 'customer')).callbacks).toMatchObject([{ scriptId: 'script' }]);
  });

  it('as a message reuses the conversation in progress with the same address on request', async () => {
    const body = { queueId: floor.queue.id, toAddress: '+441632960005', toAddressMessengerType: 'sms' };
    const first = await begin('messages', { ...body, externalContactId: contactId });
    expect(await participant(floor, first, 'customer')).toMatchObject({ externalContactId: contactId });
    expect(await begin('messages', { ...body, useExistingConversation: true })).toBe(first);
    expect((await conversation(floor, first)).participants).toHaveLength(2);
    expect(await begin('messages', { ...body, useExistingConversation: true, toAddressMessengerType: 'whatsapp' })).not.toBe(
      first,
    );
    const { entities: users } = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body;
    const asColleague = callWith(floor.sandbox, floor.sandbox.issueAccessToken(users[0]!.id));
    await asColleague('POST', `${CONVERSATIONS}/messages`, { ...body, useExistingConversation: true });
    expect(await participant(floor, first, 'agent')).toMatchObject({ userId: users[0]!.id });
    await floor.call('POST', `${CONVERSATIONS}/${first}/disconnect`);
    expect(await begin('messages', { ...body, useExistingConversation: true })).not.toBe(first);
  });

  it('as a guest chat passes on routing requirements by name', async () => {
    const guest = (routingTarget: object) => ({
      organizationId: floor.sandbox.organisation.id,
      deploymentId: 'page',
      memberInfo: { displayName: 'Zadie' },
      routingTarget: { targetType: 'QUEUE', targetAddress: 'Ferries', ...routingTarget },
    });
    const GUESTS = '/api/v2/webchat/guest/conversations';
    const [skill] = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/skills')).body.entities;
    const [language] = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/languages')).body.entities;
    const query = { skills: [skill!.name.toUpperCase()], language: language!.name, priority: 2 };
    const { id } = (await floor.call<NamedEntity>('POST', GUESTS, guest(query))).body;
    expect((await participant(floor, id, 'acd')).conversationRoutingData).toMatchObject({
      priority: 2,
      language: { id: language!.id },
      skills: [{ id: skill!.id }],
    });
    for (const [field, value] of [
      ['skills', ['Juggling']],
      ['language', 'Klingon'],
    ] as const) {
      expect(await floor.call('POST', GUESTS, guest({ [field]: value }))).toMatchObject({
        status: 400,
        body: { details: [{ fieldName: `routingTarget.${field}` }] },
      });
    }
  });
});

describe('a message', () => {
  it('is attributed to its author', async () => {
    await setPresence(floor, 'On Queue');
    const inbound = { provider: 'Post', direction: 'INBOUND', queueId: floor.queue.id, textBody: 'Where is my bag?' };
    const id = await begin('emails', inbound);
    await answer(floor, id);
    const path = `${CONVERSATIONS}/emails/${id}`;
    const mail = { to: [{ email: 'zadie@mail.example' }], from: { email: 'desk@harbourline.example' }, textBody: 'Here' };
    for (const write of [floor.asAgent, floor.call, floor.call]) await write('POST', `${path}/messages`, mail);
    const sent = (parties: Pick<Participant, 'emails'>[]): unknown[] => parties.map(({ emails }) => emails![0]!.messagesSent);
    expect(sent((await conversation(floor, id)).participants)).toEqual([1, 0, 3]);
    const { participants } = (await floor.asAgent<EmailConversation>('GET', path)).body;
    expect(participants!.map(({ messagesSent }) => messagesSent)).toEqual([1, 0, 3]);
  });

  it('is rejected after the end of the conversation', async () => {
    const id = await begin('emails', { provider: 'Post', queueId: floor.queue.id, toAddress: 'zadie@mail.example' });
    const mail = { to: [{ email: 'zadie@mail.example' }], from: { email: 'desk@harbourline.example' }, textBody: 'Late' };
    await floor.call('POST', `${CONVERSATIONS}/${id}/disconnect`);
    expect(await floor.asAgent('POST', `${CONVERSATIONS}/emails/${id}/messages`, mail)).toMatchObject({ status: 400 });
    const to = { toAddress: '+441632960005', toAddressMessengerType: 'sms' };
    const chat = await begin('messages', { queueId: floor.queue.id, ...to });
    const [{ id: communicationId } = { id: '' }] = (await participant(floor, chat, 'agent')).messages!;
    await floor.call('POST', `${CONVERSATIONS}/${chat}/disconnect`);
    const path = `${CONVERSATIONS}/messages/${chat}/communications/${communicationId}/messages`;
    expect(await floor.asAgent('POST', path, { textBody: 'Late' })).toMatchObject({
      status: 400,
      body: { message: 'The participant has left the conversation' },
    });
  });

  it('can be a canned response', async () => {
    const library = (await floor.call<NamedEntity>('POST', '/api/v2/responsemanagement/libraries', { name: 'Answers' })).body;
    const texts = [{ content: 'Good morning, {{name}}', contentType: 'text/plain' }];
    const { body: response } = await floor.call<NamedEntity>('POST', '/api/v2/responsemanagement/responses', {
      name: 'Morning',
      libraries: [{ id: library.id }],
      texts,
    });
    const to = { toAddress: '+441632960005', toAddressMessengerType: 'whatsapp' };
    const id = await begin('messages', { queueId: floor.queue.id, ...to });
    const [{ id: communicationId } = { id: '' }] = (await participant(floor, id, 'agent')).messages!;
    const messagingTemplate = { responseId: response.id, parameters: [{ id: 'name', value: 'Zadie' }] };
    const path = `${CONVERSATIONS}/messages/${id}/communications/${communicationId}/messages`;
    const { body } = await floor.asAgent<MessageData>('POST', path, { textBody: 'as it is', messagingTemplate });
    expect(body.textBody).toBe('Good morning, Zadie');
  });
});
