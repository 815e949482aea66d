import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { JourneyContext } from './shared.js';
import type { WebChatMemberInfo } from './shared-conversations.js';
import type { DomainEntityRef } from './shared-references.js';

export interface CreateWebChatConversationRequest {
  organizationId: string;
  /** Web-chat or widget deployment through which the guest comes. */
  deploymentId: string;
  routingTarget: WebChatRoutingTarget;
  memberInfo: GuestMemberInfo;
  /** Token of a guest who has signed in; where the deployment requires authentication. */
  memberAuthToken?: string;
  journeyContext?: JourneyContext;
}

/** What a guest needs to carry on the chat that was opened. */
export interface CreateWebChatConversationResponse {
  id: string;
  /** Token for all further guest calls of this conversation. */
  jwt?: string;
  /** Address of the web socket on which messages and member changes arrive. */
  eventStreamUri?: string;
  /** The guest's own member; its `id` is named when sending messages. */
  member?: WebChatMemberInfo;
}

/** What the guest tells about themselves when opening a chat. */
export interface GuestMemberInfo {
  displayName: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phoneNumber?: string;
  avatarImageUrl?: string;
  /** Further data, handed on to flows and agents. */
  customFields?: Dictionary<string>;
}

export interface WebChatConfig {
  /** Look of the chat window. */
  webChatSkin?: OpenEnum<'basic' | 'modern-caret-skin'>;
}

export interface WebChatDeployment {
  id?: string;
  name?: string;
  description?: string;
  authenticationRequired?: boolean;
  /** Where guests sign in, if `authenticationRequired`. */
  authenticationUrl?: string;
  disabled?: boolean;
  webChatConfig?: WebChatConfig;
  /** Domains whose pages may open chats. */
  allowedDomains?: string[];
  /** Inbound chat flow that receives the chats. */
  flow?: DomainEntityRef;
  selfUri?: string;
}

export interface WebChatDeploymentEntityListing {
  total?: number;
  entities: WebChatDeployment[];
  selfUri?: string;
}

/** A request to add another medium to the guest's chat. */
export interface WebChatGuestMediaRequest {
  id?: string;
  name?: string;
  /** Media asked for. */
  types: OpenEnum<'COBROWSE' | 'SCREENSHARE'>[];
  state: OpenEnum<'PENDING' | 'ACCEPTED' | 'DECLINED' | 'TIMEDOUT' | 'CANCELLED' | 'ERRORED'>;
  communicationId?: string;
  /** Key that the guest's client presents when it joins the medium. */
  securityKey?: string;
  selfUri?: string;
}

export interface WebChatGuestMediaRequestEntityList {
  entities: WebChatGuestMediaRequest[];
}

export interface WebChatMemberInfoEntityList {
  entities: WebChatMemberInfo[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface WebChatRoutingTarget {
  targetType: OpenEnum<'QUEUE'>;
  /** Name of the queue. */
  targetAddress: string;
  /** Names of the skills that the agent must have. */
  skills?: string[];
  /** Name of the language skill asked for. */
  language?: string;
  priority?: number;
}

export interface WebChatSettings {
  /** Whether chats can be opened only through a deployment. */
  requireDeployment?: boolean;
}
