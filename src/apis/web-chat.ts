import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  CreateWebChatMessageRequest,
  WebChatMemberInfo,
  WebChatMessage,
  WebChatMessageEntityList,
  WebChatTyping,
} from '../models/shared-conversations.js';
import type {
  CreateWebChatConversationRequest,
  CreateWebChatConversationResponse,
  WebChatDeployment,
  WebChatDeploymentEntityListing,
  WebChatGuestMediaRequest,
  WebChatGuestMediaRequestEntityList,
  WebChatMemberInfoEntityList,
  WebChatSettings,
} from '../models/web-chat.js';
import type { PageOptions } from '../models/options.js';
import { PlatformApi } from './platform-api.js';

export interface GetWebchatGuestConversationMembersOptions extends PageOptions {
  /** `true` to leave out members who have left. @defaultValue `false` */
  excludeDisconnectedMembers?: boolean;
}

export interface GetWebchatGuestConversationMessagesOptions {
  /** Id of a message; only messages later than it. */
  after?: string;
  /** Id of a message; only messages earlier than it. */
  before?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Most messages to bring back, 100 at most. @defaultValue `100` */
  maxResults?: number;
}

/**
 * Web chat from both ends: the deployments and settings that an administrator keeps, and the guest's own calls from the chat
 * window. Everything below `/webchat/guest/` is made by the visitor's page with the guest's JWT in place of an OAuth token;
 * `postWebchatGuestConversations` starts the conversation without any token and its answer brings that JWT. What the agent
 * does in the same conversation stands in the Conversations area, under chats.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class WebChatApi extends PlatformApi {
  /**
   * Deletes a web-chat deployment, so that pages referring to it can no longer start chats through it.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `webchat:deployment:delete`
   * @see DELETE /api/v2/webchat/deployments/{deploymentId}
   */
  deleteWebchatDeployment(deploymentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteWebchatDeployment',
      'DELETE /api/v2/webchat/deployments/{deploymentId}',
      { deploymentId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Removes a member from the chat; a guest who removes their own member leaves the conversation.
   *
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see DELETE /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}
   */
  deleteWebchatGuestConversationMember(conversationId: string, memberId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteWebchatGuestConversationMember',
      'DELETE /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}',
      { conversationId, memberId },
      {},
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Discards the organisation's own web-chat settings; `putWebchatSettings` sets them anew.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `webchat:deployment:delete`
   * @see DELETE /api/v2/webchat/settings
   */
  deleteWebchatSettings(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteWebchatSettings', 'DELETE /api/v2/webchat/settings', {}, {}, request, { retired: true });
  }

  /**
   * Reads one web-chat deployment with its authentication, allowed domains and flow.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `webchat:deployment:read`
   * @see GET /api/v2/webchat/deployments/{deploymentId}
   */
  getWebchatDeployment(deploymentId: string, request?: RequestOptions): ApiPromise<WebChatDeployment> {
    return this.call('getWebchatDeployment', 'GET /api/v2/webchat/deployments/{deploymentId}', { deploymentId }, {}, request, {
      retired: true,
    });
  }

  /**
   * Lists the organisation's web-chat deployments, all at once without paging.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `webchat:deployment:read`
   * @see GET /api/v2/webchat/deployments
   */
  getWebchatDeployments(request?: RequestOptions): ApiPromise<WebChatDeploymentEntityListing> {
    return this.call('getWebchatDeployments', 'GET /api/v2/webchat/deployments', {}, {}, request, { retired: true });
  }

  /**
   * Reads one media request in the guest's chat, to see whether it has been accepted, declined or has timed out.
   *
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see GET /api/v2/webchat/guest/conversations/{conversationId}/mediarequests/{mediaRequestId}
   */
  getWebchatGuestConversationMediarequest(
    conversationId: string,
    mediaRequestId: string,
    request?: RequestOptions,
  ): ApiPromise<WebChatGuestMediaRequest> {
    return this.call(
      'getWebchatGuestConversationMediarequest',
      'GET /api/v2/webchat/guest/conversations/{conversationId}/mediarequests/{mediaRequestId}',
      { conversationId, mediaRequestId },
      {},
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Lists the requests made in the guest's chat to add another medium to it. Answer one with
   * `patchWebchatGuestConversationMediarequest`.
   *
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see GET /api/v2/webchat/guest/conversations/{conversationId}/mediarequests
   */
  getWebchatGuestConversationMediarequests(
    conversationId: string,
    request?: RequestOptions,
  ): ApiPromise<WebChatGuestMediaRequestEntityList> {
    return this.call(
      'getWebchatGuestConversationMediarequests',
      'GET /api/v2/webchat/guest/conversations/{conversationId}/mediarequests',
      { conversationId },
      {},
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Reads one member of the guest's chat: name, role (customer, agent, workflow or ACD) and whether they are connected.
   *
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see GET /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}
   */
  getWebchatGuestConversationMember(
    conversationId: string,
    memberId: string,
    request?: RequestOptions,
  ): ApiPromise<WebChatMemberInfo> {
    return this.call(
      'getWebchatGuestConversationMember',
      'GET /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}',
      { conversationId, memberId },
      {},
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Lists the members of the guest's chat, which turns the sender ids on messages into names and roles.
   *
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see GET /api/v2/webchat/guest/conversations/{conversationId}/members
   */
  getWebchatGuestConversationMembers(
    conversationId: string,
    opts?: GetWebchatGuestConversationMembersOptions,
    request?: RequestOptions,
  ): ApiPromise<WebChatMemberInfoEntityList> {
    return this.call(
      'getWebchatGuestConversationMembers',
      'GET /api/v2/webchat/guest/conversations/{conversationId}/members',
      { conversationId },
      opts,
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Reads one message of the guest's chat.
   *
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see GET /api/v2/webchat/guest/conversations/{conversationId}/messages/{messageId}
   */
  getWebchatGuestConversationMessage(
    conversationId: string,
    messageId: string,
    request?: RequestOptions,
  ): ApiPromise<WebChatMessage> {
    return this.call(
      'getWebchatGuestConversationMessage',
      'GET /api/v2/webchat/guest/conversations/{conversationId}/messages/{messageId}',
      { conversationId, messageId },
      {},
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Lists the messages of the guest's chat, including notices of members joining and leaving. Useful to restore the window
   * after a page change; new messages arrive over the event stream named when the chat was created.
   *
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see GET /api/v2/webchat/guest/conversations/{conversationId}/messages
   */
  getWebchatGuestConversationMessages(
    conversationId: string,
    opts?: GetWebchatGuestConversationMessagesOptions,
    request?: RequestOptions,
  ): ApiPromise<WebChatMessageEntityList> {
    return this.call(
      'getWebchatGuestConversationMessages',
      'GET /api/v2/webchat/guest/conversations/{conversationId}/messages',
      { conversationId },
      opts,
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Reads the organisation's web-chat settings.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `webchat:deployment:read`
   * @see GET /api/v2/webchat/settings
   */
  getWebchatSettings(request?: RequestOptions): ApiPromise<WebChatSettings> {
    return this.call('getWebchatSettings', 'GET /api/v2/webchat/settings', {}, {}, request, { retired: true });
  }

  /**
   * Answers or withdraws a media request by changing its state.
   *
   * @param body - `state` carries the answer, such as `ACCEPTED` or `DECLINED`.
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see PATCH /api/v2/webchat/guest/conversations/{conversationId}/mediarequests/{mediaRequestId}
   */
  patchWebchatGuestConversationMediarequest(
    conversationId: string,
    mediaRequestId: string,
    body: WebChatGuestMediaRequest,
    request?: RequestOptions,
  ): ApiPromise<WebChatGuestMediaRequest> {
    return this.call(
      'patchWebchatGuestConversationMediarequest',
      'PATCH /api/v2/webchat/guest/conversations/{conversationId}/mediarequests/{mediaRequestId}',
      { conversationId, mediaRequestId, body },
      {},
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Creates a web-chat deployment, whose id the guest's page then names when it opens a chat.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `webchat:deployment:create`
   * @see POST /api/v2/webchat/deployments
   */
  postWebchatDeployments(body: WebChatDeployment, request?: RequestOptions): ApiPromise<WebChatDeployment> {
    return this.call('postWebchatDeployments', 'POST /api/v2/webchat/deployments', { body }, {}, request, { retired: true });
  }

  /**
   * Sends a message into the chat as the guest.
   *
   * @param memberId - The guest's own member, as `member.id` of the answer to `postWebchatGuestConversations`.
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see POST /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}/messages
   */
  postWebchatGuestConversationMemberMessages(
    conversationId: string,
    memberId: string,
    body: CreateWebChatMessageRequest,
    request?: RequestOptions,
  ): ApiPromise<WebChatMessage> {
    return this.call(
      'postWebchatGuestConversationMemberMessages',
      'POST /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}/messages',
      { conversationId, memberId, body },
      {},
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Signals to the other members that the guest is typing.
   *
   * @param memberId - The guest's own member, as `member.id` of the answer to `postWebchatGuestConversations`.
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends the token of a web chat guest
   * @see POST /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}/typing
   */
  postWebchatGuestConversationMemberTyping(
    conversationId: string,
    memberId: string,
    request?: RequestOptions,
  ): ApiPromise<WebChatTyping> {
    return this.call(
      'postWebchatGuestConversationMemberTyping',
      'POST /api/v2/webchat/guest/conversations/{conversationId}/members/{memberId}/typing',
      { conversationId, memberId },
      {},
      request,
      { auth: 'guest', retired: true },
    );
  }

  /**
   * Opens a chat for a visitor and routes it to a queue. Needs no token; the answer holds the guest's member, the JWT for all
   * further guest calls and the address of the web socket on which events arrive.
   *
   * @param body - Names the organisation, the deployment, the queue with its routing data, and what to show of the guest.
   * @deprecated The platform no longer offers it.
   * @permissions none: the call sends no token
   * @see POST /api/v2/webchat/guest/conversations
   */
  postWebchatGuestConversations(
    body: CreateWebChatConversationRequest,
    request?: RequestOptions,
  ): ApiPromise<CreateWebChatConversationResponse> {
    return this.call('postWebchatGuestConversations', 'POST /api/v2/webchat/guest/conversations', { body }, {}, request, {
      auth: 'none',
      retired: true,
    });
  }

  /**
   * Replaces a web-chat deployment; pages that refer to its id go on working with the new settings.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `webchat:deployment:update`
   * @see PUT /api/v2/webchat/deployments/{deploymentId}
   */
  putWebchatDeployment(deploymentId: string, body: WebChatDeployment, request?: RequestOptions): ApiPromise<WebChatDeployment> {
    return this.call(
      'putWebchatDeployment',
      'PUT /api/v2/webchat/deployments/{deploymentId}',
      { deploymentId, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Replaces the organisation's web-chat settings.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `webchat:deployment:update`
   * @see PUT /api/v2/webchat/settings
   */
  putWebchatSettings(body: WebChatSettings, request?: RequestOptions): ApiPromise<WebChatSettings> {
    return this.call('putWebchatSettings', 'PUT /api/v2/webchat/settings', { body }, {}, request, { retired: true });
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace WebChatApi {
  type getWebchatGuestConversationMembersOptions = GetWebchatGuestConversationMembersOptions;
  type getWebchatGuestConversationMessagesOptions = GetWebchatGuestConversationMessagesOptions;
}
