import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';

/** A kind of event that channels can subscribe to. */
export interface AvailableTopic {
  description?: string;
  /** Name of the topic, with placeholders such as `{id}`. */
  id: string;
  permissionDetails?: PermissionDetails[];
  requiresPermissions?: string[];
  requiresDivisionPermissions?: boolean;
  requiresAnyValidator?: boolean;
  /** Whether the permissions are checked at subscription. */
  enforced?: boolean;
  visibility?: OpenEnum<'Public' | 'Preview'>;
  /** JSON schema of the event's body. */
  schema?: Dictionary<JsonObject>;
  /** Whether only the user named in the topic may subscribe. */
  requiresCurrentUser?: boolean;
  requiresCurrentUserOrPermission?: boolean;
  /** Ways of delivery, e.g. WebSocket. */
  transports?: OpenEnum<'All' | 'Websocket' | 'EventBridge' | 'ProcessAutomation'>[];
  /** Routes of this API that the topic's object can be read from. */
  publicApiTemplateUriPaths?: string[];
  /** Names of the placeholders. */
  topicParameters?: string[];
}

export interface AvailableTopicEntityListing {
  entities: AvailableTopic[];
}

export interface Channel {
  /** Address (`wss:`) to open the WebSocket at. */
  connectUri?: string;
  /** Needed for subscriptions; part of the socket's address. */
  id: string;
  /** When the channel is closed. @format date-time */
  expires?: string;
}

export interface ChannelEntityListing {
  entities: Channel[];
}

/** One subscription of a channel. */
export interface ChannelTopic {
  /** Full name of the topic, e.g. `v2.users.{id}.presence` with the id filled in. */
  id?: string;
  /** What became of it, where it was subscribed to with `ignoreErrors`. */
  state?: OpenEnum<'Permitted' | 'Rejected'>;
  /** Why the topic was refused; absent where it was accepted. */
  rejectionReason?: string;
  /** Permissions that the subscription lacks; absent where it was accepted. */
  missingPermissions?: string[];
  selfUri?: string;
}

export interface ChannelTopicEntityListing {
  /** All subscriptions of the channel: the list has no pages. */
  entities: ChannelTopic[];
}

/** One of the conditions under which a topic may be subscribed to. */
export interface PermissionDetails {
  type?: OpenEnum<
    | 'requiresCurrentUser'
    | 'requiresPermissions'
    | 'requiresDivisionPermissions'
    | 'requiresAnyDivisionPermissions'
    | 'requiresUserBeConversationParticipant'
  >;
  permissions?: string[];
  /** Whether the user concerned may subscribe without the permissions. */
  allowsCurrentUser?: boolean;
  enforced?: boolean;
}
