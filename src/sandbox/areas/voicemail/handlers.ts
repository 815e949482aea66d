import type { Area } from '../../engine/area.js';
import type { VoicemailMailboxInfo, VoicemailMessage } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { groupOf } from '../groups/model.js';
import { listPage } from '../repository.js';
import { mediaUri } from '../recording/media.js';
import { mailboxMessages, findMessage, MESSAGES, messagesOf, newMessage } from './model.js';
import type { Message, Owner } from './model.js';
import { addPolicyHandlers } from './policies.js';
import { addVoicemailSearchHandlers } from './search.js';
import { activeUser } from '../users/users.js';

/** Mailboxes of users, groups and queues, with their messages and access checks. */
export function addVoicemailHandlers(area: Area, world: World): void {
  world.store.markManaged(MESSAGES);
  addPolicyHandlers(area, world);
  addMessageHandlers(area, world);
  addVoicemailSearchHandlers(area, world);

  const callerOwner = (context: OperationContext): Owner => ({ kind: 'user', id: callerId(context) });
  const userOwner = (context: OperationContext): Owner => ({
    kind: 'user',
    id: activeUser(world, context.param('userId')).id,
  });
  const groupOwner = (context: OperationContext): Owner => ({
    kind: 'group',
    id: groupOf(world, context.param('groupId')).id,
  });
  for (const [name, owner] of [
    ['getVoicemailMailbox', callerOwner],
    ['getVoicemailMeMailbox', callerOwner],
    ['getVoicemailUserMailbox', userOwner],
    ['getVoicemailGroupMailbox', groupOwner],
  ] as const)
    area.handle(name, (context) => mailboxOf(mailboxMessages(world, owner(context))));
  area.handle('getVoicemailMeMessages', (context) => listPage(context, world, mailboxMessages(world, callerOwner(context))));
  area.handle('getVoicemailGroupMessages', (context) => listPage(context, world, mailboxMessages(world, groupOwner(context))));
  area.handle('getVoicemailQueueMessages', (context) => {
    const { id } = world.store.queues.get(context.param('queueId'));
    return listPage(context, world, mailboxMessages(world, { kind: 'queue', id }));
  });
}

function mailboxOf(messages: readonly Message[]): VoicemailMailboxInfo {
  const [createdDate] = messages.map((message) => message.createdDate ?? '').sort();
  const modifiedDate = messages
    .map((message) => message.modifiedDate ?? '')
    .sort()
    .at(-1);
  return {
    usageSizeBytes: messages.reduce((sum, { audioRecordingSizeBytes = 0 }) => sum + audioRecordingSizeBytes, 0),
    totalCount: messages.length,
    unreadCount: messages.filter(({ read, deleted }) => read !== true && deleted !== true).length,
    deletedCount: messages.filter(({ deleted }) => deleted === true).length,
    ...(createdDate !== undefined && { createdDate }),
    ...(modifiedDate !== undefined && { modifiedDate }),
  };
}

function addMessageHandlers(area: Area, world: World): void {
  const findOwnMessage = (context: OperationContext): Message =>
    findMessage(world, callerId(context), context.param('messageId'));

  area.handle('getVoicemailMessages', (context) => {
    const ids = new Set(queryList(context, 'ids'));
    const messages = mailboxMessages(world, { kind: 'user', id: callerId(context) });
    return listPage(
      context,
      world,
      messages.filter(({ id }) => ids.size === 0 || ids.has(id)),
    );
  });

  area.handle('postVoicemailMessages', (context) => {
    const { voicemailMessageId, userId, groupId } = readObject(context, ['voicemailMessageId']);
    const source = findMessage(world, callerId(context), voicemailMessageId);
    if ((userId === undefined) === (groupId === undefined))
      throw invalidField('Either userId or groupId names whom the message is copied to', 'userId');
    const owner: Owner =
      userId === undefined
        ? { kind: 'group', id: groupOf(world, groupId ?? '').id }
        : { kind: 'user', id: world.store.users.get(userId).id };
    const { callerName, callerAddress, conversation, note } = source;
    const date = world.timestamp();
    const from = { user: source.user, group: source.group, date };
    const copiedFields = { callerName, callerAddress, conversation, note, copiedFrom: from };
    const copy = newMessage(world.newId(), date, owner, copiedFields);
    messagesOf(world).set(copy.id, copy);
    const copiedTo = [...(source.copiedTo ?? []), { user: copy.user, group: copy.group, date }];
    messagesOf(world).set(source.id, { ...source, copiedTo, modifiedDate: date });
    return copy;
  });

  area.handle('deleteVoicemailMessages', (context) => {
    for (const { id } of mailboxMessages(world, { kind: 'user', id: callerId(context) })) messagesOf(world).delete(id);
  });

  area.handle('getVoicemailMessage', (context) => findOwnMessage(context));
  for (const name of ['putVoicemailMessage', 'patchVoicemailMessage'] as const)
    area.handle(name, (context) => {
      const message = applyChanges(world, findOwnMessage(context), readObject(context));
      messagesOf(world).set(message.id, message);
      return message;
    });
  area.handle('deleteVoicemailMessage', (context) => {
    messagesOf(world).delete(findOwnMessage(context).id);
  });
  area.handle('getVoicemailMessageMedia', (context) => {
    const { id } = findOwnMessage(context);
    return { id, mediaFileUri: mediaUri(world, context, id, { format: queryValue(context, 'formatId') }), waveformData: [] };
  });
}

/** Applies an owner's changes to a message. Its owner and its recording are not writable. */
function applyChanges(world: World, before: Message, body: VoicemailMessage): Message {
  const { read = before.read, note = before.note, deleted = before.deleted } = body;
  const { deleteRetentionPolicy = before.deleteRetentionPolicy } = body;
  const { voicemailRetentionPolicyType: type, numberOfDays = 0 } = body.deleteRetentionPolicy ?? {};
  if (type === 'RETAIN_WITH_TTL' && numberOfDays < 1)
    throw badRequest('A message that is kept for a time says for how many days', [
      { errorCode: 'required.field', fieldName: 'deleteRetentionPolicy.numberOfDays' },
    ]);
  const { deletedDate, ...rest } = before;
  return {
    ...rest,
    read,
    deleted,
    deleteRetentionPolicy,
    modifiedDate: world.timestamp(),
    ...(note !== undefined && { note }),
    ...(deleted === true && { deletedDate: deletedDate ?? world.timestamp() }),
  };
}
