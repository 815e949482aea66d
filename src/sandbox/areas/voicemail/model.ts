import type {
  VoicemailGroupPolicy,
  VoicemailMessage,
  VoicemailOrganizationPolicy,
  VoicemailUserPolicy,
} from '../../../models/index.js';
import { notFound, Problem } from '../../store/errors.js';
import { Random } from '../../values/random.js';
import type { World } from '../../store/world.js';
import type { Party, StoredConversation } from '../conversations/conversation.js';
import { publishDetailEvent } from '../conversations/detail-events.js';
import { memberIds } from '../groups/model.js';
import type { Fields } from '../repository.js';

export type Message = Fields<VoicemailMessage> & { id: string };

/** The owner of a mailbox. */
export interface Owner {
  kind: 'user' | 'group' | 'queue';
  id: string;
}

export const MESSAGES = '/api/v2/voicemail/messages';

const paths = { user: '/api/v2/users', group: '/api/v2/groups', queue: '/api/v2/routing/queues' } as const;

/** All messages; initially the first two users have one each. */
export function messagesOf(world: World): Map<string, Message> {
  return world.collection<Message>(MESSAGES, (messages) => {
    // Uses a separate random stream, so that other generated ids stay the same.
    const random = new Random(world.seed ^ 0x1f83d9ab);
    for (const { id: userId } of world.store.users.all().slice(0, 2)) {
      const createdDate = '2024-03-04T08:00:00.000Z';
      const caller = { callerName: 'Traveller', callerAddress: 'tel:+441632960100' };
      const message = newMessage(random.uuid(), createdDate, { kind: 'user', id: userId }, caller);
      messages.set(message.id, message);
    }
  });
}

export function newMessage(
  id: string,
  createdDate: string,
  owner: Owner,
  extraFields: Omit<Fields<VoicemailMessage>, 'id'>,
): Message {
  return {
    id,
    read: false,
    deleted: false,
    audioRecordingDurationSeconds: 10,
    audioRecordingSizeBytes: 44,
    createdDate,
    modifiedDate: createdDate,
    ...ownerField(owner),
    deleteRetentionPolicy: { voicemailRetentionPolicyType: 'RETAIN_INDEFINITELY' },
    ...extraFields,
    selfUri: `/api/v2/voicemail/messages/${id}`,
  };
}

function ownerField({ kind, id }: Owner): Pick<Message, Owner['kind']> {
  const owner = { id, selfUri: `${paths[kind]}/${id}` };
  if (kind === 'user') return { user: owner };
  return kind === 'group' ? { group: owner } : { queue: owner };
}

export function mailboxMessages(world: World, { kind, id }: Owner): Message[] {
  return [...messagesOf(world).values()].filter((message) => message[kind]?.id === id);
}

/** A message in the mailbox of the caller, of one of the caller's groups, or of a queue. @throws the platform's 404. */
export function findMessage(world: World, userId: string, id = ''): Message {
  const message = messagesOf(world).get(id);
  if (!message || isForOthers(world, userId, message)) throw notFound('message', id);
  return message;
}

function isForOthers(world: World, userId: string, { user, group }: Message): boolean {
  if (user) return user.id !== userId;
  return group?.id !== undefined && !memberIds(world, group.id).includes(userId);
}

interface Policies {
  organization?: VoicemailOrganizationPolicy;
  users: Record<string, VoicemailUserPolicy>;
  groups: Record<string, VoicemailGroupPolicy>;
}

const policyCollection = (world: World): Map<string, Policies> => world.collection<Policies>('voicemail.policies');

export function policiesOf(world: World): Policies {
  return policyCollection(world).get('all') ?? { users: {}, groups: {} };
}

export function savePolicies(world: World, policies: Policies): void {
  policyCollection(world).set('all', policies);
}

export function organizationPolicy(world: World): VoicemailOrganizationPolicy {
  return {
    enabled: true,
    alertTimeoutSeconds: 30,
    pinConfiguration: { minimumLength: 4, maximumLength: 8 },
    voicemailExtension: '*86',
    pinRequired: false,
    interactiveResponseRequired: false,
    sendEmailNotifications: true,
    disableEmailPii: false,
    ...policiesOf(world).organization,
  };
}

/** A user's policy, with the organisation's as default. Responses never contain a PIN. */
export function userPolicy(world: World, userId: string): VoicemailUserPolicy {
  const { enabled = true, alertTimeoutSeconds = 30, sendEmailNotifications = true } = organizationPolicy(world);
  const { pin: _, ...userSettings } = policiesOf(world).users[userId] ?? {};
  return { enabled, alertTimeoutSeconds, sendEmailNotifications, ...userSettings };
}

/** The caller of a conversation leaves a message in the mailbox of a user or queue. @throws if the mailbox accepts none. */
export function leaveMessage(world: World, conversation: StoredConversation, owner: Owner): void {
  const isEnabled = organizationPolicy(world).enabled !== false;
  if (!isEnabled || (owner.kind === 'user' && userPolicy(world, owner.id).enabled === false))
    throw new Problem(400, 'Voicemail is not enabled', {
      code: 'voicemail.disabled',
      entityId: owner.id,
      entityName: owner.kind,
    });
  const caller: Party | undefined = conversation.parties.find(({ purpose }) => purpose === 'customer' || purpose === 'external');
  const { name: callerName, address: callerAddress } = caller ?? {};
  const conversationField = { conversation: { id: conversation.id, selfUri: `/api/v2/conversations/${conversation.id}` } };
  const message = newMessage(world.newId(), world.timestamp(), owner, {
    ...conversationField,
    ...(callerName !== undefined && { callerName }),
    ...(callerAddress !== undefined && { callerAddress }),
  });
  messagesOf(world).set(message.id, message);
  if (!caller) return;
  const ownerField = { [`${owner.kind}Id`]: owner.id };
  const voicemailDurationMs = (message.audioRecordingDurationSeconds ?? 0) * 1000;
  publishDetailEvent(world, 'v2.detail.events.conversation.{id}.voicemail.start', conversation, caller, world.now(), ownerField);
  publishDetailEvent(world, 'v2.detail.events.conversation.{id}.voicemail.end', conversation, caller, world.now(), {
    ...ownerField,
    voicemailDurationMs,
    disconnectType: 'transfer',
  });
}
