import type { Area } from '../../../engine/area.js';
import type { Attachment, EmailMessage } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { notFound } from '../../../store/errors.js';
import type { OperationContext } from '../../../http/operation-context.js';
import type { World } from '../../../store/world.js';
import { onUpload, createUpload } from '../../uploads/uploads.js';
import { conversationOf } from '../model.js';
import type { StoredConversation } from '../model.js';
const KIND = 'email.attachments';

/** A file to be uploaded for a draft. */
interface PendingUpload {
  conversationId: string;
  attachment: Attachment;
}

type Draft = EmailMessage & { attachments: Attachment[] };

const draftsAt = (world: World): Map<string, EmailMessage> => world.collection<EmailMessage>('conversations.drafts');

/** Deletes the draft of an email, when it is sent or discarded. */
export const dropDraft = (world: World, { id }: StoredConversation): boolean => draftsAt(world).delete(id);

function draftOf(world: World, { id, subject = '' }: StoredConversation): Draft {
  return { to: [], from: {}, subject, textBody: '', attachments: [], ...draftsAt(world).get(id) };
}

/** Adds attachments to the draft of an email. */
function attach(world: World, conversation: StoredConversation, newAttachments: readonly Attachment[]): Draft {
  const draft = draftOf(world, conversation);
  const updatedDraft = { ...draft, attachments: [...draft.attachments, ...newAttachments] };
  draftsAt(world).set(conversation.id, updatedDraft);
  return updatedDraft;
}

function emailOf(world: World, context: OperationContext): StoredConversation {
  return conversationOf(world, context.param('conversationId'), 'email');
}

/** The draft of a reply to an email, and its attachments. */
export function addDraftHandlers(area: Area, world: World): void {
  addAttachmentUploads(area, world);
  addAttachmentChanges(area, world);

  area.handle('getConversationsEmailMessagesDraft', (context) => draftOf(world, emailOf(world, context)));

  area.handle('putConversationsEmailMessagesDraft', (context) => {
    const { id } = emailOf(world, context);
    const draft = readObject(context, ['to']);
    draftsAt(world).set(id, draft);
    return draft;
  });
}

function addAttachmentUploads(area: Area, world: World): void {
  const pendingUploads = world.collection<PendingUpload>('conversations.attachments');

  area.handle('postConversationsEmailMessagesDraftAttachmentsUploads', (context) => {
    const { id: conversationId } = emailOf(world, context);
    const { name, contentLengthBytes, inlineImage } = readObject(context, ['name']);
    const attachmentId = world.newId();
    const { url, headers } = createUpload(world, context, KIND, attachmentId);
    pendingUploads.set(attachmentId, {
      conversationId,
      attachment: {
        attachmentId,
        name,
        contentUri: url,
        contentLength: contentLengthBytes,
        ...(inlineImage !== undefined && { inlineImage }),
      },
    });
    return { attachmentId, name, url, headers, conversationId };
  });

  onUpload(world, KIND, (key) => {
    const file = pendingUploads.get(key);
    pendingUploads.delete(key);
    if (file) attach(world, conversationOf(world, file.conversationId, 'email'), [file.attachment]);
  });
}

function addAttachmentChanges(area: Area, world: World): void {
  area.handle('postConversationsEmailMessagesDraftAttachmentsCopy', (context) => {
    const conversation = emailOf(world, context);
    const { sourceMessage, attachments } = readObject(context, ['sourceMessage', 'attachments']);
    const source = conversation.messages.find(({ id }) => id === sourceMessage.id);
    if (!source) throw notFound('message', sourceMessage.id ?? '');
    const sourceAttachments = (source.content['attachments'] as readonly Attachment[] | undefined) ?? [];
    const copies = attachments.map(({ attachmentId = '' }) => {
      const match = sourceAttachments.find((attachment) => attachment.attachmentId === attachmentId);
      if (!match) throw notFound('attachment', attachmentId);
      return { ...match, attachmentId: world.newId() };
    });
    return attach(world, conversation, copies);
  });

  area.handle('deleteConversationsEmailMessagesDraftAttachment', (context) => {
    const conversation = emailOf(world, context);
    const id = context.param('attachmentId');
    const draft = draftOf(world, conversation);
    const attachments = draft.attachments.filter(({ attachmentId }) => attachmentId !== id);
    if (attachments.length === draft.attachments.length) throw notFound('attachment', id);
    draftsAt(world).set(conversation.id, { ...draft, attachments });
  });
}
