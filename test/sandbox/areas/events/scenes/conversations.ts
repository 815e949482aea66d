import type { Recording } from 'contact-centre-client';
import { participant, ring } from '../../support.js';
import type { Scenes, Stage, Topic } from './stage.js';

/** One conversation of each kind, in the agent's queue. */
const kinds: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  calls: async (stage) => await ring(stage.floor),
  callbacks: async (stage) =>
    await stage.make('conversations/callbacks', {
      queueId: stage.floor.queue.id,
      callbackNumbers: ['+441632960001'],
      callbackUserName: 'Ines',
    }),
  chats: async (stage) =>
    await stage.make('conversations/chats', { queueId: stage.floor.queue.id, provider: 'PureCloud Webchat v2' }),
  emails: async (stage) =>
    await stage.make('conversations/emails', {
      queueId: stage.floor.queue.id,
      provider: 'Mail',
      direction: 'INBOUND',
      fromAddress: 'ines@okafor.example',
      subject: 'Hello',
    }),
  messages: async (stage) => {
    const { id } = await stage.make('conversations/messages', {
      queueId: stage.floor.queue.id,
      toAddress: '+441632960001',
      toAddressMessengerType: 'sms',
      useExistingConversation: false,
    });
    const { id: _, ...agent } = await participant(stage.floor, id, 'agent');
    const [communication] = agent.messages ?? [];
    await stage.make(`conversations/messages/${id}/communications/${communication?.id ?? ''}/messages`, { textBody: 'Hello' });
  },
};

/** All events of a call. */
const called = async (stage: Stage): Promise<unknown> => {
  const id = await stage.call();
  await stage.wait(120_000);
  return id;
};
const ofCall = (topics: readonly Topic[]): Scenes => Object.fromEntries(topics.map((topic) => [topic, called]));

/** Creates a recorded conversation, and returns the path of its recording. */
async function recorded(stage: Stage): Promise<string> {
  const id = await stage.call();
  await stage.wait(120_000);
  const [metadata] = await stage.send<Recording[]>('GET', `conversations/${id}/recordingmetadata`);
  return `conversations/${id}/recordings/${metadata?.id ?? ''}`;
}

async function voicemail(stage: Stage): Promise<void> {
  await stage.leaveMessage();
}

const DETAILS = 'v2.detail.events.conversation.{id}';
const DAY = 86_400_000;

export const conversationScenes: Scenes = {
  ...Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, begin]) => {
      const scene = async (stage: Stage): Promise<void> => {
        await stage.idle();
        await begin(stage);
      };
      return [`v2.users.{id}.conversations.${kind}`, `v2.routing.queues.{id}.conversations.${kind}`].map((topic) => [
        topic,
        scene,
      ]);
    }),
  ),
  ...ofCall([
    'v2.users.{id}.conversations',
    'v2.users.{id}.conversationsummary',
    'v2.routing.queues.{id}.conversations',
    'v2.analytics.queues.{id}.observations',
    'v2.analytics.conversation.{id}.metrics',
    'v2.analytics.users.{id}.aggregates',
    'v2.analytics.wrapup.{id}.aggregates',
    `${DETAILS}.acd.start`,
    `${DETAILS}.acd.end`,
    `${DETAILS}.acw`,
    `${DETAILS}.wrapup`,
    `${DETAILS}.customer.start`,
    `${DETAILS}.customer.end`,
    `${DETAILS}.user.start`,
    `${DETAILS}.user.end`,
    'v2.analytics.conversations.details.jobs.availability',
  ]),
  [`${DETAILS}.attributes`]: async (stage) => {
    const id = await stage.talk();
    const { id: participantId = '' } = await participant(stage.floor, id, 'customer');
    return await stage.send('PATCH', `conversations/${id}/participants/${participantId}/attributes`, {
      attributes: { colour: 'green' },
    });
  },
  'v2.conversations.{id}.agentchecklist': async (stage) => {
    const id = await stage.talk();
    const { calls = [] } = await participant(stage.floor, id, 'agent');
    const items = { language: 'en-US', checklistItems: [{ name: 'Greet' }] };
    const checklist = await stage.make('assistants/agentchecklists', { name: stage.name(), ...items });
    return await stage.make(`conversations/${id}/communications/${calls[0]?.id ?? ''}/agentchecklists/${checklist.id}`, {
      activationTriggerType: 'ConversationStart',
      language: 'en-US',
    });
  },
  [`${DETAILS}.contact`]: async (stage) => {
    const id = await stage.talk();
    const contact = await stage.make('externalcontacts/contacts', { firstName: 'Ines', lastName: 'Okafor' });
    const { calls = [] } = await participant(stage.floor, id, 'customer');
    return await stage.send('PUT', `externalcontacts/conversations/${id}`, {
      conversationId: id,
      communicationId: calls[0]?.id,
      externalContactId: contact.id,
      mediaType: 'CALL',
    });
  },
  'v2.users.{id}.conversations.inbound.typing.event': async (stage) => {
    const { id } = await stage.make('conversations/messages', {
      queueId: stage.floor.queue.id,
      toAddress: '+441632960001',
      toAddressMessengerType: 'open',
      useExistingConversation: false,
    });
    const { messages = [] } = await participant(stage.floor, id, 'customer');
    const path = `conversations/messages/${id}/communications/${messages[0]?.id ?? ''}/typing`;
    return await stage.send('POST', path, { typing: { type: 'On', duration: 5000 } });
  },
  [`${DETAILS}.outbound`]: async (stage) => await stage.make('conversations/calls', { phoneNumber: '+441632960001' }),
  [`${DETAILS}.voicemail.start`]: voicemail,
  [`${DETAILS}.voicemail.end`]: voicemail,
  'v2.users.{id}.conversations.{id}.recordings': async (stage) =>
    await stage.send('GET', `${await recorded(stage)}?formatId=MP3`),
  'v2.users.{id}.conversations.{id}.recordings.{id}': async (stage) => {
    await stage.send('GET', `${await recorded(stage)}?formatId=MP3`);
    await stage.wait(10_000);
  },
  'v2.users.{id}.recordings': async (stage) => {
    const path = await recorded(stage);
    const inDays = (days: number): string => new Date(stage.sandbox.clock.now() + days * DAY).toISOString();
    await stage.send('PUT', path, { archiveDate: inDays(1) });
    await stage.wait(DAY + 1000);
    await stage.send('PUT', path, { fileState: 'RESTORED', restoreExpirationTime: inDays(3) });
  },
};
