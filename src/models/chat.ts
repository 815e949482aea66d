import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { AddressableEntityRef, Entity } from './shared-references.js';

export interface ChatMessageEntityListing {
  entities: ChatMessageResponse[];
}

/** A message of the internal chat, in a room or between two users. */
export interface ChatMessageResponse {
  id: string;
  /** @format date-time */
  dateCreated: string;
  /** @format date-time */
  dateModified?: string;
  /** Of the recipient: a room or a user. */
  toJid: string;
  /** Of the sender. */
  jid: string;
  body: string;
  /** Users named in the text. */
  mentions?: Dictionary<string>;
  edited?: boolean;
  attachmentDeleted?: boolean;
  fileUri?: string;
  /** The thread that the message belongs to. */
  thread: Entity;
  /** For a reply, the thread it answers. */
  parentThread?: Entity;
  user?: AddressableEntityRef;
  /** In a one-to-one chat only. */
  toUser?: AddressableEntityRef;
  reactions?: ChatReaction[];
}

/** One emoji with the users who reacted with it. */
export interface ChatReaction {
  emoji: string;
  users: AddressableEntityRef[];
}

export interface ChatReactionUpdate {
  /** The emoji. */
  reactions: string[];
}

export interface ChatSendMessageResponse {
  id: string;
}

export interface ChatSettings {
  /** Days for which messages are kept. */
  messageRetentionPeriodDays?: number;
  /** Whether messages can be answered with emoji. */
  reactionsEnabled?: boolean;
}

export interface ChatUserSettings {
  mobile: MobileSettings;
}

export interface CreateRoomRequest {
  description?: string;
  subject: string;
  userIds?: string[];
}

export interface CreateRoomResponse {
  /** Names the room in all further calls. */
  jid: string;
}

export interface MobileNotificationSettings {
  /** `OnlyWhenInactive` notifies only while the user is not active elsewhere. */
  when: OpenEnum<'Always' | 'OnlyWhenInactive'>;
}

export interface MobileSettings {
  notifications: MobileNotificationSettings;
}

/** The chat between two users. */
export interface OneOnOne {
  pinnedMessages?: AddressableEntityRef[];
}

export interface PinnedMessageRequest {
  /** Messages to pin. */
  pinnedMessageIds: string[];
}

export interface RoomParticipant {
  participantJid: string;
}

export interface RoomParticipantResponse {
  jid?: string;
  user?: AddressableEntityRef;
}

export interface RoomParticipantsResponse {
  participants?: RoomParticipantResponse[];
}

export interface RoomUpdateRequest {
  description?: string;
  subject?: string;
  pinnedMessageIds?: string[];
  /** Users who own the room. */
  ownerIds?: string[];
}

export interface SendMessageBody {
  message: string;
  /** Ids of users to notify. */
  mentions?: string[];
  /** The thread to answer in. */
  threadId?: string;
}

export interface UserChatSettingsPost {
  /** Whether notifications are silenced. */
  muted: boolean;
  /** Notify only where the user is mentioned. */
  mentionsOnly?: boolean;
  /** Notify of reactions to the user's own messages. */
  notifyOnReactions?: boolean;
}

/** What a user wants the chat to notify them of. */
export interface UserSettingsForChat {
  /** Whether notifications are silenced. */
  muted?: boolean;
  /** Notify only where the user is mentioned. */
  mentionsOnly?: boolean;
  /** Notify of reactions to the user's own messages. */
  notifyOnReactions?: boolean;
  mobile: MobileSettings;
}
