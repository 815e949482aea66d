import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  ChatMessageEntityListing,
  ChatMessageResponse,
  ChatReactionUpdate,
  ChatSendMessageResponse,
  ChatSettings,
  ChatUserSettings,
  CreateRoomRequest,
  CreateRoomResponse,
  OneOnOne,
  PinnedMessageRequest,
  RoomParticipant,
  RoomParticipantsResponse,
  RoomUpdateRequest,
  SendMessageBody,
  UserChatSettingsPost,
  UserSettingsForChat,
} from '../models/chat.js';
import type { Room } from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetChatsRoomMessagesOptions {
  /** Most messages to bring back. */
  limit?: string;
  /** Only messages earlier than this date. */
  before?: string;
  /** Only messages later than this date. */
  after?: string;
  /** Leaves out the metadata of messages. */
  excludeMetadata?: boolean;
}

export interface GetChatsThreadMessagesOptions {
  /** Most messages to bring back. */
  limit?: string;
  /** Only messages earlier than this date. */
  before?: string;
  /** Only messages later than this date. */
  after?: string;
  /** Leaves out the metadata of messages. */
  excludeMetadata?: boolean;
}

export interface GetChatsUserMessagesOptions {
  /** Most messages to bring back. */
  limit?: string;
  /** Only messages earlier than this date. */
  before?: string;
  /** Only messages later than this date. */
  after?: string;
  /** Leaves out the metadata of messages. */
  excludeMetadata?: boolean;
}

/**
 * The organisation's internal chat, where colleagues write to one another: rooms and their participants, one-to-one chats, messages with
 * their pins and reactions, and the settings of the organisation and of each user. Chats with customers belong to the WebChat and
 * Conversations areas.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ChatApi extends PlatformApi {
  /**
   * Takes a message out of a chat room's history.
   *
   * @permissions any of `chat:chat:access`, `chat:roomMessage:delete`
   * @see DELETE /api/v2/chats/rooms/{roomJid}/messages/{messageId}
   */
  deleteChatsRoomMessage(roomJid: string, messageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteChatsRoomMessage',
      'DELETE /api/v2/chats/rooms/{roomJid}/messages/{messageId}',
      { roomJid, messageId },
      {},
      request,
    );
  }

  /**
   * Unpins a message from a chat room; the message itself stays. `postChatsRoomMessagesPins` pins.
   *
   * @permissions any of `chat:chat:access`, `chat:room:edit`
   * @see DELETE /api/v2/chats/rooms/{roomJid}/messages/pins/{pinnedMessageId}
   */
  deleteChatsRoomMessagesPin(roomJid: string, pinnedMessageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteChatsRoomMessagesPin',
      'DELETE /api/v2/chats/rooms/{roomJid}/messages/pins/{pinnedMessageId}',
      { roomJid, pinnedMessageId },
      {},
      request,
    );
  }

  /**
   * Removes a user from a chat room.
   *
   * @permissions any of `chat:chat:access`, `chat:participant:delete`
   * @see DELETE /api/v2/chats/rooms/{roomJid}/participants/{userId}
   */
  deleteChatsRoomParticipant(roomJid: string, userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteChatsRoomParticipant',
      'DELETE /api/v2/chats/rooms/{roomJid}/participants/{userId}',
      { roomJid, userId },
      {},
      request,
    );
  }

  /**
   * Deletes a message from the caller's one-to-one chat with another user.
   *
   * @param userId - The other user.
   * @permissions any of `chat:chat:access`, `chat:1on1Message:delete`
   * @see DELETE /api/v2/chats/users/{userId}/messages/{messageId}
   */
  deleteChatsUserMessage(userId: string, messageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteChatsUserMessage',
      'DELETE /api/v2/chats/users/{userId}/messages/{messageId}',
      { userId, messageId },
      {},
      request,
    );
  }

  /**
   * Unpins a message from a one-to-one chat and leaves it in the history.
   *
   * @param userId - The other user.
   * @permissions any of `chat:chat:access`, `chat:1on1:edit`
   * @see DELETE /api/v2/chats/users/{userId}/messages/pins/{pinnedMessageId}
   */
  deleteChatsUserMessagesPin(userId: string, pinnedMessageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteChatsUserMessagesPin',
      'DELETE /api/v2/chats/users/{userId}/messages/pins/{pinnedMessageId}',
      { userId, pinnedMessageId },
      {},
      request,
    );
  }

  /**
   * Discards the caller's own chat settings on muting and notifications.
   *
   * @permissions not documented
   * @see DELETE /api/v2/chats/users/me/settings
   */
  deleteChatsUsersMeSettings(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteChatsUsersMeSettings', 'DELETE /api/v2/chats/users/me/settings', {}, {}, request);
  }

  /**
   * Reads the internal-chat settings, among them how long messages are kept.
   *
   * @deprecated The platform no longer offers it. Use `getChatsSettings`.
   * @permissions any of `chat:setting:view`, `chat:setting:edit`
   * @see GET /api/v2/chat/settings
   */
  getChatSettings(request?: RequestOptions): ApiPromise<ChatSettings> {
    return this.call('getChatSettings', 'GET /api/v2/chat/settings', {}, {}, request, { retired: true });
  }

  /**
   * Reads one internal-chat message by its id alone, whether it was written in a room or one to one.
   *
   * @permissions any of `chat:chat:access`, `chat:1on1Message:view`, `chat:room:view`
   * @see GET /api/v2/chats/messages/{messageId}
   */
  getChatsMessage(messageId: string, request?: RequestOptions): ApiPromise<ChatMessageResponse> {
    return this.call('getChatsMessage', 'GET /api/v2/chats/messages/{messageId}', { messageId }, {}, request);
  }

  /**
   * Reads a chat room: subject, kind, owners, pinned messages and how many may take part.
   *
   * @permissions any of `chat:chat:access`, `chat:room:view`
   * @see GET /api/v2/chats/rooms/{roomJid}
   */
  getChatsRoom(roomJid: string, request?: RequestOptions): ApiPromise<Room> {
    return this.call('getChatsRoom', 'GET /api/v2/chats/rooms/{roomJid}', { roomJid }, {}, request);
  }

  /**
   * Reads chosen messages of a chat room, several in one call if wanted.
   *
   * @param messageIds - Ids of the messages, separated by commas.
   * @permissions any of `chat:chat:access`, `chat:room:view`
   * @see GET /api/v2/chats/rooms/{roomJid}/messages/{messageIds}
   */
  getChatsRoomMessage(roomJid: string, messageIds: string, request?: RequestOptions): ApiPromise<ChatMessageEntityListing> {
    return this.call(
      'getChatsRoomMessage',
      'GET /api/v2/chats/rooms/{roomJid}/messages/{messageIds}',
      { roomJid, messageIds },
      {},
      request,
    );
  }

  /**
   * Reads the message history of a chat room.
   *
   * @permissions any of `chat:chat:access`, `chat:room:view`
   * @see GET /api/v2/chats/rooms/{roomJid}/messages
   */
  getChatsRoomMessages(
    roomJid: string,
    opts?: GetChatsRoomMessagesOptions,
    request?: RequestOptions,
  ): ApiPromise<ChatMessageEntityListing> {
    return this.call('getChatsRoomMessages', 'GET /api/v2/chats/rooms/{roomJid}/messages', { roomJid }, opts, request);
  }

  /**
   * Reads a single participant of a chat room, for instance to learn whether a user belongs to it.
   *
   * @permissions not documented
   * @see GET /api/v2/chats/rooms/{roomJid}/participants/{participantJid}
   */
  getChatsRoomParticipant(roomJid: string, participantJid: string, request?: RequestOptions): ApiPromise<RoomParticipant> {
    return this.call(
      'getChatsRoomParticipant',
      'GET /api/v2/chats/rooms/{roomJid}/participants/{participantJid}',
      { roomJid, participantJid },
      {},
      request,
    );
  }

  /**
   * Lists who takes part in a chat room.
   *
   * @permissions any of `chat:chat:access`, `chat:room:view`
   * @see GET /api/v2/chats/rooms/{roomJid}/participants
   */
  getChatsRoomParticipants(
    roomJid: string,
    opts?: { notify?: boolean },
    request?: RequestOptions,
  ): ApiPromise<RoomParticipantsResponse> {
    return this.call('getChatsRoomParticipants', 'GET /api/v2/chats/rooms/{roomJid}/participants', { roomJid }, opts, request);
  }

  /**
   * Reads the organisation's rules for the internal chat: how long messages are kept, and whether reactions are on.
   *
   * @permissions any of `chat:setting:view`, `chat:setting:edit`
   * @see GET /api/v2/chats/settings
   */
  getChatsSettings(request?: RequestOptions): ApiPromise<ChatSettings> {
    return this.call('getChatsSettings', 'GET /api/v2/chats/settings', {}, {}, request);
  }

  /**
   * Reads the messages of one thread, a message with the replies to it.
   *
   * @permissions any of `chat:chat:access`, `chat:room:view`
   * @see GET /api/v2/chats/threads/{threadId}/messages
   */
  getChatsThreadMessages(
    threadId: string,
    opts?: GetChatsThreadMessagesOptions,
    request?: RequestOptions,
  ): ApiPromise<ChatMessageEntityListing> {
    return this.call('getChatsThreadMessages', 'GET /api/v2/chats/threads/{threadId}/messages', { threadId }, opts, request);
  }

  /**
   * Reads what is kept about the caller's one-to-one chat with another user, namely its pinned messages.
   *
   * @param userId - The other user.
   * @permissions any of `chat:chat:access`, `chat:1on1:view`
   * @see GET /api/v2/chats/users/{userId}
   */
  getChatsUser(userId: string, request?: RequestOptions): ApiPromise<OneOnOne> {
    return this.call('getChatsUser', 'GET /api/v2/chats/users/{userId}', { userId }, {}, request);
  }

  /**
   * Reads chosen messages of a one-to-one chat.
   *
   * @param userId - The other user.
   * @param messageIds - Ids of the messages, separated by commas.
   * @permissions any of `chat:chat:access`, `chat:1on1Message:view`
   * @see GET /api/v2/chats/users/{userId}/messages/{messageIds}
   */
  getChatsUserMessage(userId: string, messageIds: string, request?: RequestOptions): ApiPromise<ChatMessageEntityListing> {
    return this.call(
      'getChatsUserMessage',
      'GET /api/v2/chats/users/{userId}/messages/{messageIds}',
      { userId, messageIds },
      {},
      request,
    );
  }

  /**
   * Reads the history of the caller's one-to-one chat with another user. The answer is declared as a single message rather than
   * a listing.
   *
   * @param userId - The other user.
   * @permissions any of `chat:chat:access`, `chat:1on1Message:view`
   * @see GET /api/v2/chats/users/{userId}/messages
   */
  getChatsUserMessages(
    userId: string,
    opts?: GetChatsUserMessagesOptions,
    request?: RequestOptions,
  ): ApiPromise<ChatMessageResponse> {
    return this.call('getChatsUserMessages', 'GET /api/v2/chats/users/{userId}/messages', { userId }, opts, request);
  }

  /**
   * Reads when chat messages make a given user's mobile devices notify. For the caller's own settings, muting included, use
   * `getChatsUsersMeSettings`.
   *
   * @permissions any of `chat:usersettings:view`, `chat:setting:view`
   * @see GET /api/v2/chats/users/{userId}/settings
   */
  getChatsUserSettings(userId: string, request?: RequestOptions): ApiPromise<ChatUserSettings> {
    return this.call('getChatsUserSettings', 'GET /api/v2/chats/users/{userId}/settings', { userId }, {}, request);
  }

  /**
   * Reads whether the caller has muted the chat and what they want to be notified of.
   *
   * @permissions not documented
   * @see GET /api/v2/chats/users/me/settings
   */
  getChatsUsersMeSettings(request?: RequestOptions): ApiPromise<UserSettingsForChat> {
    return this.call('getChatsUsersMeSettings', 'GET /api/v2/chats/users/me/settings', {}, {}, request);
  }

  /**
   * Changes only those internal-chat settings that the body carries; `putChatSettings` replaces them all.
   *
   * @deprecated The platform no longer offers it. Use `patchChatsSettings`.
   * @permissions `chat:setting:edit`
   * @see PATCH /api/v2/chat/settings
   */
  patchChatSettings(body: ChatSettings, request?: RequestOptions): ApiPromise<ChatSettings> {
    return this.call('patchChatSettings', 'PATCH /api/v2/chat/settings', { body }, {}, request, { retired: true });
  }

  /**
   * Changes a chat room's subject, description, owners or pinned messages.
   *
   * @permissions any of `chat:chat:access`, `chat:room:edit`
   * @see PATCH /api/v2/chats/rooms/{roomJid}
   */
  patchChatsRoom(roomJid: string, body: RoomUpdateRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call('patchChatsRoom', 'PATCH /api/v2/chats/rooms/{roomJid}', { roomJid, body }, {}, request);
  }

  /**
   * Edits the text of a message in a chat room, which is marked as edited from then on.
   *
   * @permissions any of `chat:chat:access`, `chat:roomMessage:edit`
   * @see PATCH /api/v2/chats/rooms/{roomJid}/messages/{messageId}
   */
  patchChatsRoomMessage(
    roomJid: string,
    messageId: string,
    body: SendMessageBody,
    request?: RequestOptions,
  ): ApiPromise<ChatSendMessageResponse> {
    return this.call(
      'patchChatsRoomMessage',
      'PATCH /api/v2/chats/rooms/{roomJid}/messages/{messageId}',
      { roomJid, messageId, body },
      {},
      request,
    );
  }

  /**
   * Changes only those of the organisation's chat settings that the body carries, such as whether reactions are on.
   *
   * @permissions `chat:setting:edit`
   * @see PATCH /api/v2/chats/settings
   */
  patchChatsSettings(body: ChatSettings, request?: RequestOptions): ApiPromise<ChatSettings> {
    return this.call('patchChatsSettings', 'PATCH /api/v2/chats/settings', { body }, {}, request);
  }

  /**
   * Edits a message that was sent one to one.
   *
   * @param userId - The other user.
   * @permissions any of `chat:chat:access`, `chat:1on1Message:view`
   * @see PATCH /api/v2/chats/users/{userId}/messages/{messageId}
   */
  patchChatsUserMessage(
    userId: string,
    messageId: string,
    body: SendMessageBody,
    request?: RequestOptions,
  ): ApiPromise<ChatSendMessageResponse> {
    return this.call(
      'patchChatsUserMessage',
      'PATCH /api/v2/chats/users/{userId}/messages/{messageId}',
      { userId, messageId, body },
      {},
      request,
    );
  }

  /**
   * Changes when a given user's mobile devices notify of chat messages.
   *
   * @permissions any of `chat:usersettings:edit`, `chat:setting:edit`
   * @see PATCH /api/v2/chats/users/{userId}/settings
   */
  patchChatsUserSettings(userId: string, body: ChatUserSettings, request?: RequestOptions): ApiPromise<ChatUserSettings> {
    return this.call('patchChatsUserSettings', 'PATCH /api/v2/chats/users/{userId}/settings', { userId, body }, {}, request);
  }

  /**
   * Changes what the caller is notified of, on mobile devices and elsewhere.
   *
   * @permissions not documented
   * @see PATCH /api/v2/chats/users/me/settings
   */
  patchChatsUsersMeSettings(body: UserSettingsForChat, request?: RequestOptions): ApiPromise<UserSettingsForChat> {
    return this.call('patchChatsUsersMeSettings', 'PATCH /api/v2/chats/users/me/settings', { body }, {}, request);
  }

  /**
   * Sends a message to everyone in a chat room. The answer holds its id only.
   *
   * @permissions any of `chat:chat:access`, `chat:roomMessage:add`
   * @see POST /api/v2/chats/rooms/{roomJid}/messages
   */
  postChatsRoomMessages(roomJid: string, body: SendMessageBody, request?: RequestOptions): ApiPromise<ChatSendMessageResponse> {
    return this.call('postChatsRoomMessages', 'POST /api/v2/chats/rooms/{roomJid}/messages', { roomJid, body }, {}, request);
  }

  /**
   * Pins messages to a chat room, besides those already pinned there.
   *
   * @permissions any of `chat:chat:access`, `chat:room:edit`
   * @see POST /api/v2/chats/rooms/{roomJid}/messages/pins
   */
  postChatsRoomMessagesPins(roomJid: string, body: PinnedMessageRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postChatsRoomMessagesPins',
      'POST /api/v2/chats/rooms/{roomJid}/messages/pins',
      { roomJid, body },
      {},
      request,
    );
  }

  /**
   * Has a user join a chat room.
   *
   * @permissions any of `chat:chat:access`, `chat:participant:add`
   * @see POST /api/v2/chats/rooms/{roomJid}/participants/{userId}
   */
  postChatsRoomParticipant(roomJid: string, userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postChatsRoomParticipant',
      'POST /api/v2/chats/rooms/{roomJid}/participants/{userId}',
      { roomJid, userId },
      {},
      request,
    );
  }

  /**
   * Opens an ad-hoc chat room with a subject and, if wanted, its first participants. The answer holds the JID by which the other
   * calls know the room.
   *
   * @permissions any of `chat:chat:access`, `chat:room:add`
   * @see POST /api/v2/chats/rooms
   */
  postChatsRooms(body: CreateRoomRequest, request?: RequestOptions): ApiPromise<CreateRoomResponse> {
    return this.call('postChatsRooms', 'POST /api/v2/chats/rooms', { body }, {}, request);
  }

  /**
   * Sends a chat message to one user alone.
   *
   * @param userId - The recipient.
   * @permissions any of `chat:chat:access`, `chat:1on1Message:add`
   * @see POST /api/v2/chats/users/{userId}/messages
   */
  postChatsUserMessages(userId: string, body: SendMessageBody, request?: RequestOptions): ApiPromise<ChatSendMessageResponse> {
    return this.call('postChatsUserMessages', 'POST /api/v2/chats/users/{userId}/messages', { userId, body }, {}, request);
  }

  /**
   * Pins messages to the caller's one-to-one chat with another user.
   *
   * @param userId - The other user.
   * @permissions any of `chat:chat:access`, `chat:1on1:edit`
   * @see POST /api/v2/chats/users/{userId}/messages/pins
   */
  postChatsUserMessagesPins(userId: string, body: PinnedMessageRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postChatsUserMessagesPins',
      'POST /api/v2/chats/users/{userId}/messages/pins',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Creates the caller's own chat settings. `patchChatsUsersMeSettings` changes them later.
   *
   * @permissions not documented
   * @see POST /api/v2/chats/users/me/settings
   */
  postChatsUsersMeSettings(body: UserChatSettingsPost, request?: RequestOptions): ApiPromise<void> {
    return this.call('postChatsUsersMeSettings', 'POST /api/v2/chats/users/me/settings', { body }, {}, request);
  }

  /**
   * Replaces the internal-chat settings as a whole; `patchChatSettings` touches single values.
   *
   * @deprecated The platform no longer offers it. Use `putChatsSettings`.
   * @permissions `chat:setting:edit`
   * @see PUT /api/v2/chat/settings
   */
  putChatSettings(body: ChatSettings, request?: RequestOptions): ApiPromise<ChatSettings> {
    return this.call('putChatSettings', 'PUT /api/v2/chat/settings', { body }, {}, request, { retired: true });
  }

  /**
   * Sets the emoji reactions to a chat message. The organisation's settings can switch reactions off.
   *
   * @permissions any of `chat:chat:access`, `chat:reactions:edit`
   * @see PUT /api/v2/chats/messages/{messageId}/reactions
   */
  putChatsMessageReactions(messageId: string, body: ChatReactionUpdate, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'putChatsMessageReactions',
      'PUT /api/v2/chats/messages/{messageId}/reactions',
      { messageId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the organisation's chat settings as a whole; `patchChatsSettings` touches single values.
   *
   * @permissions `chat:setting:edit`
   * @see PUT /api/v2/chats/settings
   */
  putChatsSettings(body: ChatSettings, request?: RequestOptions): ApiPromise<ChatSettings> {
    return this.call('putChatsSettings', 'PUT /api/v2/chats/settings', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace ChatApi {
  type getChatsRoomMessagesOptions = GetChatsRoomMessagesOptions;
  type getChatsRoomParticipantsOptions = OptionsOf<ChatApi['getChatsRoomParticipants']>;
  type getChatsThreadMessagesOptions = GetChatsThreadMessagesOptions;
  type getChatsUserMessagesOptions = GetChatsUserMessagesOptions;
}
