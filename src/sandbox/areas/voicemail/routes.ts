import type { Hono } from 'hono';
import type { CopyVoicemailMessage, VoicemailMessage } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { groupOf } from '../groups/model.js';
import { listed } from '../kept.js';
import { mediaUri } from '../recording/media.js';
import { inMailbox, messageFor, MESSAGES, messagesOf, newMessage } from './model.js';
import type { Message, Owner } from './model.js';
import { policyRoutes } from './policies.js';
import { voicemailSearchRoutes } from './search.js';
import { activeUser } from '../users/users.js';

const BASE = '/api/v2/voicemail';

/** Mailboxes of users, groups and queues, with their messages and access checks. */
export function voicemailRoutes(app: Hono<SandboxEnv>, world: World): void {
  world.store.lookAfter(MESSAGES);
  policyRoutes(app, world);
  messageRoutes(app, world);
  voicemailSearchRoutes(app, world);

  const mine = (context: SandboxContext): Owner => ({ kind: 'user', id: callerId(context) });
  const ofUser = (context: SandboxContext): Owner => ({
    kind: 'user',
    id: activeUser(world, context.req.param('userId') ?? '').id,
  });
  const ofGroup = (context: SandboxContext): Owner => ({
    kind: 'group',
    id: groupOf(world, context.req.param('groupId') ?? '').id,
  });
  for (const [path, owner] of [
    [`${BASE}/mailbox`, mine],
    [`${BASE}/me/mailbox`, mine],
    [`${BASE}/users/:userId/mailbox`, ofUser],
    [`${BASE}/groups/:groupId/mailbox`, ofGroup],
  ] as const)
    app.get(path, (context) => context.json(mailboxOf(inMailbox(world, owner(context)))));
  app.get(`${BASE}/me/messages`, (context) => listed(context, world, inMailbox(world, mine(context))));
  app.get(`${BASE}/groups/:groupId/messages`, (context) => listed(context, world, inMailbox(world, ofGroup(context))));
  app.get(`${BASE}/queues/:queueId/messages`, (context) => {
    const { id } = world.store.queues.get(context.req.param('queueId'));
    return listed(context, world, inMailbox(world, { kind: 'queue', id }));
  });
}

function mailboxOf(messages: readonly Message[]): object {
  const dates = messages.map(({ createdDate }) => String(createdDate)).sort();
  const modified = messages.map(({ modifiedDate }) => String(modifiedDate)).sort();
  return {
    usageSizeBytes: messages.reduce((sum, { audioRecordingSizeBytes }) => sum + Number(audioRecordingSizeBytes), 0),
    totalCount: messages.length,
    unreadCount: messages.filter(({ read, deleted }) => read !== true && deleted !== true).length,
    deletedCount: messages.filter(({ deleted }) => deleted === true).length,
    ...(messages.length > 0 && { createdDate: dates[0], modifiedDate: modified.at(-1) }),
  };
}

function messageRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = MESSAGES;
  const own = (context: SandboxContext): Message => messageFor(world, callerId(context), context.req.param('messageId'));

  app.get(path, (context) => {
    const ids = new Set(queryList(context, 'ids'));
    const found = inMailbox(world, { kind: 'user', id: callerId(context) });
    return listed(
      context,
      world,
      found.filter(({ id }) => ids.size === 0 || ids.has(id)),
    );
  });

  app.post(path, (context) => {
    const { voicemailMessageId, userId, groupId } = readObject<CopyVoicemailMessage>(context, ['voicemailMessageId']);
    const source = messageFor(world, callerId(context), voicemailMessageId);
    if ((userId === undefined) === (groupId === undefined))
      throw badRequest('Either userId or groupId names whom the message is copied to', [
        { errorCode: 'invalid.value', fieldName: 'userId' },
      ]);
    const owner: Owner =
      userId === undefined
        ? { kind: 'group', id: groupOf(world, groupId ?? '').id }
        : { kind: 'user', id: world.store.users.get(userId).id };
    const { callerName, callerAddress, conversation, note } = source;
    const date = world.timestamp();
    const from = { user: source['user'], group: source['group'], date };
    const said = { callerName, callerAddress, conversation, note, copiedFrom: from };
    const copy = newMessage(world.newId(), date, owner, said);
    messagesOf(world).set(copy.id, copy);
    const copiedTo = [...((source['copiedTo'] ?? []) as object[]), { [owner.kind]: copy[owner.kind], date }];
    messagesOf(world).set(source.id, { ...source, copiedTo, modifiedDate: date });
    return context.json(copy);
  });

  app.delete(path, (context) => {
    for (const { id } of inMailbox(world, { kind: 'user', id: callerId(context) })) messagesOf(world).delete(id);
    return context.body(null, 204);
  });

  const item = `${path}/:messageId`;
  app.get(item, (context) => context.json(own(context)));
  app.on(['PUT', 'PATCH'], item, (context) => {
    const message = changed(world, own(context), readObject<VoicemailMessage>(context));
    messagesOf(world).set(message.id, message);
    return context.json(message);
  });
  app.delete(item, (context) => {
    messagesOf(world).delete(own(context).id);
    return context.body(null, 204);
  });
  app.get(`${item}/media`, (context) => {
    const { id } = own(context);
    return context.json({ id, mediaFileUri: mediaUri(world, context, id, queryValue(context, 'formatId')), waveformData: [] });
  });
}

/** Applies an owner's changes to a message. Its owner and its recording are not writable. */
function changed(world: World, before: Message, body: VoicemailMessage): Message {
  const { read = before['read'], note = before['note'], deleted = before['deleted'] } = body;
  const { deleteRetentionPolicy = before['deleteRetentionPolicy'] } = body;
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
