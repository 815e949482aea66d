import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  ButtonComponent,
  ContentActions,
  ContentCard,
  ContentCarousel,
  RecipientAdditionalIdentifier,
} from './shared-administration.js';

export interface WebMessagingAttachment {
  id?: string;
  mediaType?: OpenEnum<'Image' | 'Video' | 'Audio' | 'File'>;
  url?: string;
  /** MIME type of the file. */
  mime?: string;
  text?: string;
  /** SHA-256 hash of the file, to tell whether it has changed. */
  sha256?: string;
  filename?: string;
  /** In bytes. */
  fileSize?: number;
}

/** The guest's answer to a button or quick reply. */
export interface WebMessagingButtonResponse {
  /** @deprecated The platform calls it deprecated. */
  id?: string;
  type?: OpenEnum<'Button' | 'QuickReply'>;
  text: string;
  /** Value given to the button by whoever offered it, as opposed to the text shown. */
  payload: string;
}

export interface WebMessagingChannel {
  from?: WebMessagingRecipient;
  to?: WebMessagingRecipient;
  /** @format date-time */
  time?: string;
  messageId?: string;
}

/** One structured element of a message; `contentType` says which of the other fields is filled. */
export interface WebMessagingContent {
  contentType?: OpenEnum<'Attachment' | 'QuickReply' | 'ButtonResponse' | 'GenericTemplate' | 'Card' | 'Carousel'>;
  attachment?: WebMessagingAttachment;
  quickReply?: WebMessagingQuickReply;
  buttonResponse?: WebMessagingButtonResponse;
  /** @deprecated The platform calls it deprecated. */
  generic?: WebMessagingGeneric;
  card?: ContentCard;
  carousel?: ContentCarousel;
}

/** Something other than text in the conversation; `eventType` says which of the other fields is filled. */
export interface WebMessagingEvent {
  eventType: OpenEnum<'CoBrowse' | 'Presence'>;
  coBrowse?: WebMessagingEventCoBrowse;
  presence?: WebMessagingEventPresence;
}

export interface WebMessagingEventCoBrowse {
  type: OpenEnum<'Offering' | 'OfferingExpired' | 'OfferingAccepted' | 'OfferingRejected'>;
  sessionId?: string;
  /** Token with which the guest joins the co-browse session offered. */
  sessionJoinToken?: string;
}

export interface WebMessagingEventPresence {
  type: OpenEnum<'Join' | 'Disconnect'>;
}

export interface WebMessagingGeneric {
  title?: string;
  description?: string;
  image?: string;
  actions?: ContentActions;
  components?: ButtonComponent[];
}

export interface WebMessagingMessage {
  id?: string;
  channel?: WebMessagingChannel;
  /** `Text` has only `text`, `Structured` fills `content`, `Event` fills `events`. */
  type?: OpenEnum<'Text' | 'Structured' | 'Receipt' | 'Event'>;
  text?: string;
  content?: WebMessagingContent[];
  events?: WebMessagingEvent[];
  /** As the platform sees it: `Inbound` comes from the guest. */
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  originatingEntity?: OpenEnum<'Human' | 'Bot'>;
  metadata?: Dictionary<string>;
}

export interface WebMessagingMessageEntityList {
  entities: WebMessagingMessage[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export interface WebMessagingQuickReply {
  text: string;
  /** Value sent back when the guest picks this reply. */
  payload: string;
  image?: string;
  action?: OpenEnum<'Message'>;
}

export interface WebMessagingRecipient {
  firstName?: string;
  lastName?: string;
  nickname?: string;
  additionalIds?: RecipientAdditionalIdentifier[];
}
