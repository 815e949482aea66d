import type { Area } from '../../../engine/area.js';
import type {
  AdditionalSocialMediaMessage,
  MessageMedia,
  MessageMediaData,
  MessageTypingEventRequest,
  UploadMediaRequest,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { badRequest, missingField, notFound } from '../../../store/errors.js';
import type { OperationContext } from '../../../http/operation-context.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import { onUpload, createUpload } from '../../uploads/uploads.js';
import { changeConversation } from '../life.js';
import { conversationOf, isActive, iso, omitUndefined } from '../model.js';
import type { Party, StoredConversation } from '../model.js';
import { publishTyping } from './open-messaging.js';

const COMMUNICATIONS = '/api/v2/conversations/messages/{}/communications';
const KIND = 'messages.media';

/** The communication that a file was uploaded for. */
interface PendingUpload {
  conversationId: string;
  communicationId: string;
}

/** @throws the platform's 404. */
export function communicationOf(conversation: StoredConversation, id: string): Party {
  const party = conversation.parties.find(({ sessionId }) => sessionId === id);
  if (!party) throw notFound('communication', id);
  return party;
}

const mediaRepository = (world: World, conversationId: string, communicationId: string): Repository<MessageMediaData> =>
  new Repository<MessageMediaData>(world, `${COMMUNICATIONS}/{}/messages/media`, [conversationId, communicationId]);

/** The files of a message. @throws the platform's 400 for one that is not uploaded yet. */
export function mediaOf(
  world: World,
  { id }: StoredConversation,
  { sessionId }: Party,
  mediaIds: readonly string[],
): MessageMedia[] {
  const mediaFiles = mediaRepository(world, id, sessionId);
  return mediaIds.map((mediaId) => {
    const file = mediaFiles.find(mediaId);
    if (file?.status !== 'valid')
      throw badRequest(`mediaIds does not match a file that has come: ${mediaId}`, [
        { errorCode: 'invalid.value', fieldName: 'mediaIds', entityId: mediaId, entityName: 'media' },
      ]);
    const { name, url, mediaType, contentLengthBytes } = file;
    return omitUndefined({ id: mediaId, name, url, mediaType, contentLengthBytes });
  });
}

/** Additions to messages: files, typing indicators, and reactions to posts. */
export function addMessageMediaHandlers(area: Area, world: World): void {
  addMediaUploads(area, world);
  addTypingHandlers(area, world);
  addPostReactions(area, world);
}

/** @throws the platform's 400 if the participant has left. */
function findConversationParty(world: World, context: OperationContext): { conversation: StoredConversation; party: Party } {
  const conversation = conversationOf(world, context.param('conversationId'), 'message');
  const party = communicationOf(conversation, context.param('communicationId'));
  if (!isActive(party)) throw badRequest('The participant has left the conversation');
  return { conversation, party };
}

function addMediaUploads(area: Area, world: World): void {
  const pendingUploads = world.collection<PendingUpload>('conversations.media');

  area.handle('postConversationsMessageCommunicationMessagesMediaUploads', (context) => {
    const { conversation, party } = findConversationParty(world, context);
    const { fileName, contentLengthBytes } = readObject<UploadMediaRequest>(context, ['fileName', 'contentLengthBytes']);
    const upload = { conversationId: conversation.id, communicationId: party.sessionId };
    const id = world.newId();
    const { url, headers } = createUpload(world, context, KIND, id);
    pendingUploads.set(id, upload);
    const selfUri = `/api/v2/conversations/messages/${conversation.id}/communications/${party.sessionId}/messages/media/${id}`;
    mediaRepository(world, conversation.id, party.sessionId).save({
      ...upload,
      id,
      name: fileName,
      contentLengthBytes,
      url,
      status: 'uploading',
      selfUri,
    });
    return { id, name: fileName, uploadUrl: url, uploadHeaders: headers, selfUri };
  });

  onUpload(world, KIND, (key) => {
    const upload = pendingUploads.get(key);
    pendingUploads.delete(key);
    const mediaFiles = upload && mediaRepository(world, upload.conversationId, upload.communicationId);
    const media = mediaFiles?.find(key);
    if (media) mediaFiles?.save({ ...media, status: 'valid' });
  });
}

function addTypingHandlers(area: Area, world: World): void {
  area.handle('postConversationsMessageCommunicationTyping', (context) => {
    const { conversation, party } = findConversationParty(world, context);
    const { typing, dateSent = world.timestamp() } = readObject<MessageTypingEventRequest>(context, ['typing']);
    // An agent's typing indicator goes only to the customer.
    if (party.purpose === 'customer') {
      const from = { id: party.address ?? '', idType: 'Opaque', nickname: party.name };
      const channel = { platform: 'Open', from, time: dateSent };
      publishTyping(world, conversation, { channel, type: 'Event', events: [{ eventType: 'Typing', typing }] });
    }
  });
}

function addPostReactions(area: Area, world: World): void {
  area.handle('postConversationsMessageCommunicationSocialmediaMessages', (context) => {
    const { conversation, party } = findConversationParty(world, context);
    const {
      textBody,
      mediaIds = [],
      inReplyToMessageId,
    } = readObject<AdditionalSocialMediaMessage>(context, ['inReplyToMessageId']);
    if (!conversation.messages.some(({ id }) => id === inReplyToMessageId)) throw notFound('message', inReplyToMessageId);
    const media = mediaOf(world, conversation, party, mediaIds);
    if (textBody === undefined && media.length === 0) throw missingField('textBody');
    const content = {
      direction: 'outbound',
      textBody: textBody ?? '',
      status: 'published',
      inReplyToMessageId,
      ...(media.length > 0 && { media }),
    };
    const message = { id: world.newId(), partyId: party.id, time: world.now(), content };
    changeConversation(world, conversation, () => {
      conversation.messages.push(message);
    });
    return {
      id: message.id,
      timestamp: iso(message.time),
      direction: 'outbound',
      status: 'published',
      normalizedMessage: { id: message.id, type: 'Text', text: textBody ?? '', direction: 'Outbound' },
      toAddress: conversation.address,
      conversationId: conversation.id,
      selfUri: `/api/v2/conversations/messages/${conversation.id}/messages/${message.id}`,
    };
  });
}
