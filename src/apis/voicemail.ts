import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { VoicemailSearchRequest } from '../models/shared-search.js';
import type { VoicemailMessage, VoicemailsSearchResponse } from '../models/shared-conversations.js';
import type {
  CopyVoicemailMessage,
  VoicemailGroupPolicy,
  VoicemailMailboxInfo,
  VoicemailMediaInfo,
  VoicemailMessageEntityListing,
  VoicemailOrganizationPolicy,
  VoicemailUserPolicy,
} from '../models/voicemail.js';
import type { MediaFormat, PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Voicemail messages and mailboxes of users, groups and queues, and the policies that govern them. Policies stand on three
 * levels: the organisation's, a group's and a user's. Who may touch a message depends on whose it is: a user's own, any
 * member's of the group, and for a queue's message the permissions on queue voicemail or having taken part in the
 * conversation.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class VoicemailApi extends PlatformApi {
  /**
   * Deletes one voicemail message: a user's by that user, a group's by a member, a queue's by holders of the permission to
   * delete queue voicemail.
   *
   * @permissions not documented
   * @see DELETE /api/v2/voicemail/messages/{messageId}
   */
  deleteVoicemailMessage(messageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteVoicemailMessage', 'DELETE /api/v2/voicemail/messages/{messageId}', { messageId }, {}, request);
  }

  /**
   * Deletes all voicemail messages of the calling user.
   *
   * @permissions not documented
   * @see DELETE /api/v2/voicemail/messages
   */
  deleteVoicemailMessages(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteVoicemailMessages', 'DELETE /api/v2/voicemail/messages', {}, {}, request);
  }

  /**
   * Reads size and message counts of a group's mailbox.
   *
   * @permissions not documented
   * @see GET /api/v2/voicemail/groups/{groupId}/mailbox
   */
  getVoicemailGroupMailbox(groupId: string, request?: RequestOptions): ApiPromise<VoicemailMailboxInfo> {
    return this.call('getVoicemailGroupMailbox', 'GET /api/v2/voicemail/groups/{groupId}/mailbox', { groupId }, {}, request);
  }

  /**
   * Lists the messages left for a group.
   *
   * @permissions not documented
   * @see GET /api/v2/voicemail/groups/{groupId}/messages
   */
  getVoicemailGroupMessages(
    groupId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<VoicemailMessageEntityListing> {
    return this.call('getVoicemailGroupMessages', 'GET /api/v2/voicemail/groups/{groupId}/messages', { groupId }, opts, request);
  }

  /**
   * Reads how a group is rung and whether callers may leave it voicemail.
   *
   * @permissions `voicemail:groupPolicy:view`
   * @see GET /api/v2/voicemail/groups/{groupId}/policy
   */
  getVoicemailGroupPolicy(groupId: string, request?: RequestOptions): ApiPromise<VoicemailGroupPolicy> {
    return this.call('getVoicemailGroupPolicy', 'GET /api/v2/voicemail/groups/{groupId}/policy', { groupId }, {}, request);
  }

  /**
   * Reads size and message counts of the caller's own mailbox. `getVoicemailMeMailbox` answers the same.
   *
   * @permissions not documented
   * @see GET /api/v2/voicemail/mailbox
   */
  getVoicemailMailbox(request?: RequestOptions): ApiPromise<VoicemailMailboxInfo> {
    return this.call('getVoicemailMailbox', 'GET /api/v2/voicemail/mailbox', {}, {}, request);
  }

  /**
   * Reads size and message counts of the caller's own mailbox, under the `me` route.
   *
   * @permissions not documented
   * @see GET /api/v2/voicemail/me/mailbox
   */
  getVoicemailMeMailbox(request?: RequestOptions): ApiPromise<VoicemailMailboxInfo> {
    return this.call('getVoicemailMeMailbox', 'GET /api/v2/voicemail/me/mailbox', {}, {}, request);
  }

  /**
   * Lists the messages in the caller's own mailbox, page by page.
   *
   * @permissions not documented
   * @see GET /api/v2/voicemail/me/messages
   */
  getVoicemailMeMessages(opts?: PageOptions, request?: RequestOptions): ApiPromise<VoicemailMessageEntityListing> {
    return this.call('getVoicemailMeMessages', 'GET /api/v2/voicemail/me/messages', {}, opts, request);
  }

  /**
   * Reads the caller's own voicemail settings.
   *
   * @permissions not documented
   * @see GET /api/v2/voicemail/me/policy
   */
  getVoicemailMePolicy(request?: RequestOptions): ApiPromise<VoicemailUserPolicy> {
    return this.call('getVoicemailMePolicy', 'GET /api/v2/voicemail/me/policy', {}, {}, request);
  }

  /**
   * Reads one voicemail message: who left it, for whom, how long it is. The sound comes from `getVoicemailMessageMedia`.
   *
   * @param opts.expand - Presence, routing status and the like of the user who left it.
   * @permissions not documented
   * @see GET /api/v2/voicemail/messages/{messageId}
   */
  getVoicemailMessage(
    messageId: string,
    opts?: {
      expand?: readonly OpenEnum<
        | 'callerUser.routingStatus'
        | 'callerUser.primaryPresence'
        | 'callerUser.conversationSummary'
        | 'callerUser.outOfOffice'
        | 'callerUser.geolocation'
        | 'conversations'
        | 'transcription'
      >[];
    },
    request?: RequestOptions,
  ): ApiPromise<VoicemailMessage> {
    return this.call('getVoicemailMessage', 'GET /api/v2/voicemail/messages/{messageId}', { messageId }, opts, request);
  }

  /**
   * Tells where to download the sound of a message.
   *
   * @param opts.formatId - Audio format to have it in.
   * @returns Addresses of the sound and its waveform image, with the waveform as numbers; not the sound.
   * @permissions not documented
   * @see GET /api/v2/voicemail/messages/{messageId}/media
   */
  getVoicemailMessageMedia(
    messageId: string,
    opts?: { formatId?: OpenEnum<MediaFormat> },
    request?: RequestOptions,
  ): ApiPromise<VoicemailMediaInfo> {
    return this.call(
      'getVoicemailMessageMedia',
      'GET /api/v2/voicemail/messages/{messageId}/media',
      { messageId },
      opts,
      request,
    );
  }

  /**
   * Lists voicemail messages, or reads the ones named. It takes no page arguments; to page through a mailbox use
   * `getVoicemailMeMessages`.
   *
   * @param opts.ids - Message ids, separated by commas.
   * @param opts.expand - Presence, routing status and the like of the users who left the messages.
   * @permissions not documented
   * @see GET /api/v2/voicemail/messages
   */
  getVoicemailMessages(
    opts?: {
      ids?: string;
      expand?: readonly OpenEnum<
        | 'callerUser.routingStatus'
        | 'callerUser.primaryPresence'
        | 'callerUser.conversationSummary'
        | 'callerUser.outOfOffice'
        | 'callerUser.geolocation'
        | 'conversations'
        | 'transcription'
      >[];
    },
    request?: RequestOptions,
  ): ApiPromise<VoicemailMessageEntityListing> {
    return this.call('getVoicemailMessages', 'GET /api/v2/voicemail/messages', {}, opts, request);
  }

  /**
   * Reads the organisation's voicemail policy.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/voicemail/policy
   */
  getVoicemailPolicy(request?: RequestOptions): ApiPromise<VoicemailOrganizationPolicy> {
    return this.call('getVoicemailPolicy', 'GET /api/v2/voicemail/policy', {}, {}, request);
  }

  /**
   * Lists the messages left for a queue.
   *
   * @permissions `voicemail:acdvoicemail:view`
   * @see GET /api/v2/voicemail/queues/{queueId}/messages
   */
  getVoicemailQueueMessages(
    queueId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<VoicemailMessageEntityListing> {
    return this.call('getVoicemailQueueMessages', 'GET /api/v2/voicemail/queues/{queueId}/messages', { queueId }, opts, request);
  }

  /**
   * Runs a search whose criteria are packed into one query value, as links in search answers carry them;
   * `postVoicemailSearch` takes the criteria in the open.
   *
   * @param q64 - The search request as JSON, base64-encoded.
   * @permissions not documented
   * @see GET /api/v2/voicemail/search
   */
  getVoicemailSearch(
    q64: string,
    opts?: { expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<VoicemailsSearchResponse> {
    return this.call('getVoicemailSearch', 'GET /api/v2/voicemail/search', { q64 }, opts, request);
  }

  /**
   * Reads size and message counts of any user's mailbox, for users who manage other users' voicemail. The caller's own is
   * `getVoicemailMailbox`.
   *
   * @permissions `voicemail:mailbox:viewOther`
   * @see GET /api/v2/voicemail/users/{userId}/mailbox
   */
  getVoicemailUserMailbox(userId: string, request?: RequestOptions): ApiPromise<VoicemailMailboxInfo> {
    return this.call('getVoicemailUserMailbox', 'GET /api/v2/voicemail/users/{userId}/mailbox', { userId }, {}, request);
  }

  /**
   * Lists the messages left for a user other than the caller. The caller's own come from `getVoicemailMeMessages`.
   *
   * @permissions `voicemail:voicemail:viewOther`
   * @see GET /api/v2/voicemail/users/{userId}/messages
   */
  getVoicemailUserMessages(
    userId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<VoicemailMessageEntityListing> {
    return this.call('getVoicemailUserMessages', 'GET /api/v2/voicemail/users/{userId}/messages', { userId }, opts, request);
  }

  /**
   * Reads the voicemail settings of a user.
   *
   * @permissions any of `telephony:plugin:all`, `voicemail:userPolicy:viewOther`
   * @see GET /api/v2/voicemail/userpolicies/{userId}
   */
  getVoicemailUserpolicy(userId: string, request?: RequestOptions): ApiPromise<VoicemailUserPolicy> {
    return this.call('getVoicemailUserpolicy', 'GET /api/v2/voicemail/userpolicies/{userId}', { userId }, {}, request);
  }

  /**
   * Changes the fields given of a group's voicemail policy.
   *
   * @permissions `voicemail:groupPolicy:edit`
   * @see PATCH /api/v2/voicemail/groups/{groupId}/policy
   */
  patchVoicemailGroupPolicy(
    groupId: string,
    body: VoicemailGroupPolicy,
    request?: RequestOptions,
  ): ApiPromise<VoicemailGroupPolicy> {
    return this.call(
      'patchVoicemailGroupPolicy',
      'PATCH /api/v2/voicemail/groups/{groupId}/policy',
      { groupId, body },
      {},
      request,
    );
  }

  /**
   * Changes the fields given of the caller's own voicemail settings, the PIN among them.
   *
   * @permissions not documented
   * @see PATCH /api/v2/voicemail/me/policy
   */
  patchVoicemailMePolicy(body: VoicemailUserPolicy, request?: RequestOptions): ApiPromise<VoicemailUserPolicy> {
    return this.call('patchVoicemailMePolicy', 'PATCH /api/v2/voicemail/me/policy', { body }, {}, request);
  }

  /**
   * Changes the fields given of a message, e.g. `read` or `note`; `putVoicemailMessage` wants it whole.
   *
   * @permissions not documented
   * @see PATCH /api/v2/voicemail/messages/{messageId}
   */
  patchVoicemailMessage(messageId: string, body: VoicemailMessage, request?: RequestOptions): ApiPromise<VoicemailMessage> {
    return this.call('patchVoicemailMessage', 'PATCH /api/v2/voicemail/messages/{messageId}', { messageId, body }, {}, request);
  }

  /**
   * Changes the fields given of a user's voicemail settings; `putVoicemailUserpolicy` replaces them.
   *
   * @permissions any of `telephony:plugin:all`, `voicemail:userPolicy:viewOther`
   * @see PATCH /api/v2/voicemail/userpolicies/{userId}
   */
  patchVoicemailUserpolicy(userId: string, body: VoicemailUserPolicy, request?: RequestOptions): ApiPromise<VoicemailUserPolicy> {
    return this.call('patchVoicemailUserpolicy', 'PATCH /api/v2/voicemail/userpolicies/{userId}', { userId, body }, {}, request);
  }

  /**
   * Copies a voicemail message to another user or group.
   *
   * @param opts.body - Names the message and either a user or a group as the receiver.
   * @permissions not documented
   * @see POST /api/v2/voicemail/messages
   */
  postVoicemailMessages(opts?: { body?: CopyVoicemailMessage }, request?: RequestOptions): ApiPromise<VoicemailMessage> {
    return this.call('postVoicemailMessages', 'POST /api/v2/voicemail/messages', {}, opts, request);
  }

  /**
   * Searches voicemail messages by criteria on their fields; answers come in pages.
   *
   * @permissions not documented
   * @see POST /api/v2/voicemail/search
   */
  postVoicemailSearch(body: VoicemailSearchRequest, request?: RequestOptions): ApiPromise<VoicemailsSearchResponse> {
    return this.call('postVoicemailSearch', 'POST /api/v2/voicemail/search', { body }, {}, request);
  }

  /**
   * Replaces the fields of a message that may be written, such as `read` and `note`; to change one, `patchVoicemailMessage`
   * is enough.
   *
   * @permissions not documented
   * @see PUT /api/v2/voicemail/messages/{messageId}
   */
  putVoicemailMessage(messageId: string, body: VoicemailMessage, request?: RequestOptions): ApiPromise<VoicemailMessage> {
    return this.call('putVoicemailMessage', 'PUT /api/v2/voicemail/messages/{messageId}', { messageId, body }, {}, request);
  }

  /**
   * Replaces the organisation's voicemail policy: PIN rules, ringing time, e-mail notification.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/voicemail/policy
   */
  putVoicemailPolicy(body: VoicemailOrganizationPolicy, request?: RequestOptions): ApiPromise<VoicemailOrganizationPolicy> {
    return this.call('putVoicemailPolicy', 'PUT /api/v2/voicemail/policy', { body }, {}, request);
  }

  /**
   * Replaces a user's voicemail settings, as a telephony administrator.
   *
   * @permissions any of `telephony:plugin:all`, `voicemail:userPolicy:viewOther`
   * @see PUT /api/v2/voicemail/userpolicies/{userId}
   */
  putVoicemailUserpolicy(userId: string, body: VoicemailUserPolicy, request?: RequestOptions): ApiPromise<VoicemailUserPolicy> {
    return this.call('putVoicemailUserpolicy', 'PUT /api/v2/voicemail/userpolicies/{userId}', { userId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace VoicemailApi {
  type getVoicemailGroupMessagesOptions = PageOptions;
  type getVoicemailMeMessagesOptions = PageOptions;
  type getVoicemailMessageOptions = OptionsOf<VoicemailApi['getVoicemailMessage']>;
  type getVoicemailMessageMediaOptions = OptionsOf<VoicemailApi['getVoicemailMessageMedia']>;
  type getVoicemailMessagesOptions = OptionsOf<VoicemailApi['getVoicemailMessages']>;
  type getVoicemailQueueMessagesOptions = PageOptions;
  type getVoicemailSearchOptions = OptionsOf<VoicemailApi['getVoicemailSearch']>;
  type getVoicemailUserMessagesOptions = PageOptions;
  type postVoicemailMessagesOptions = OptionsOf<VoicemailApi['postVoicemailMessages']>;
}
