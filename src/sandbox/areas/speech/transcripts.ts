import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationsOf, familyOf, omitUndefined } from '../conversations/model.js';
import type { ConversationMessage, Party, StoredConversation } from '../conversations/model.js';

/** A message and its side. All times are ms since the epoch. */
interface Phrase {
  phraseIndex: number;
  participantPurpose: 'external' | 'internal';
  text: string;
  startTimeMs: number;
}

/** The transcript of a communication, in the file format that the platform documents as transcript schema. */
export interface Transcript {
  organizationId: string;
  conversationId: string;
  communicationId: string;
  mediaType: string;
  conversationStartTime: number;
  startTime: number;
  transcripts: { transcriptId: string; startTime: number; phrases: Phrase[]; subject?: string }[];
  participants: object[];
}

/**
 * The messages of a communication between its beginning and its end. The sandbox transcribes no speech, so calls have no
 * transcript, as in an organisation without transcription.
 *
 * @throws the platform's 404 for a communication without a transcript.
 */
export function transcriptOf(world: World, conversation: StoredConversation, communicationId: string): Transcript {
  const party = conversation.parties.find(({ sessionId }) => sessionId === communicationId);
  if (!party) throw notFound('communication', communicationId);
  const transcript = transcribe(world, conversation, party);
  if (!transcript) throw notFound('transcript', communicationId);
  return transcript;
}

/** All transcripts of a conversation: one for each communication that could read messages. */
export function transcriptsOf(world: World, conversation: StoredConversation): Transcript[] {
  if (conversation.messages.length === 0) return [];
  return conversation.parties.flatMap((party) => transcribe(world, conversation, party) ?? []);
}

/** All transcripts of all conversations. */
export function allTranscripts(world: World): Transcript[] {
  return [...conversationsOf(world).values()].flatMap((conversation) => transcriptsOf(world, conversation));
}

function transcribe(world: World, conversation: StoredConversation, party: Party): Transcript | undefined {
  if (party.purpose === 'acd') return undefined;
  const { id, media, start, subject, parties } = conversation;
  const end = party.end ?? Infinity;
  const phrases = conversation.messages
    .filter(({ time, content }) => time >= party.start && time <= end && textOf(content) !== '')
    .map((message, phraseIndex): Phrase => {
      const participantPurpose = isFromOutside(conversation, message) ? 'external' : 'internal';
      return { phraseIndex, participantPurpose, text: textOf(message.content), startTimeMs: message.time };
    });
  const [firstPhrase] = phrases;
  if (!firstPhrase) return undefined;
  return {
    organizationId: world.organisation.id,
    conversationId: id,
    communicationId: party.sessionId,
    mediaType: familyOf(media).mediaType,
    conversationStartTime: start,
    startTime: firstPhrase.startTimeMs,
    transcripts: [omitUndefined({ transcriptId: party.sessionId, startTime: firstPhrase.startTimeMs, phrases, subject })],
    participants: parties.map((each) =>
      omitUndefined({
        participantPurpose: each.purpose,
        userId: each.userId,
        queueId: each.queueId,
        from: each.address,
        initialDirection: conversation.direction,
        startTimeMs: each.start,
        endTimeMs: each.end,
      }),
    ),
  };
}

/** Chats have a `body`; messages and e-mails have a `textBody`. */
function textOf({ body, textBody }: ConversationMessage['content']): string {
  const text = body ?? textBody;
  return typeof text === 'string' ? text : '';
}

/** A message without sender is the customer's if it is inbound, or the first of an inbound conversation. */
function isFromOutside({ parties, direction, messages }: StoredConversation, message: ConversationMessage): boolean {
  const author = parties.find(({ id }) => id === message.partyId);
  if (author) return author.purpose === 'customer' || author.purpose === 'external';
  return message.content['direction'] === 'inbound' || (direction === 'inbound' && messages[0] === message);
}
