import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  ButtonComponent,
  ContentActions,
  ContentCard,
  ContentCarousel,
  RecipientAdditionalIdentifier,
} from './shared-administration.js';
import type { ContentAttachmentMediaType, NormalizedMessageStatus } from './shared-enumerations.js';
import type {
  ConversationContentForm,
  ConversationContentListPicker,
  ConversationEventVideo,
  DatePickerAvailableDateTime,
  Reason,
} from './shared-messages.js';

/** A choice of appointments offered to the guest. */
export interface ContentDatePicker {
  title?: string;
  subtitle?: string;
  imageUrl?: string;
  /** The earliest date that may be picked. @format date-time */
  dateMinimum?: string;
  /** The latest date that may be picked. @format date-time */
  dateMaximum?: string;
  availableTimes: ContentDatePickerAvailableTime[];
}

/** One appointment that the guest may pick. */
export type ContentDatePickerAvailableTime = DatePickerAvailableDateTime;

export interface PushDeviceInsertRequest {
  /** As the notification provider issued it to the device. */
  deviceToken: string;
  notificationProvider: OpenEnum<'FCM' | 'APNS'>;
  /** Preferred by the user, e.g. `en-us`. */
  language: string;
  deviceType: OpenEnum<'android' | 'ios'>;
}

export interface PushDeviceUpdateRequest {
  language?: string;
  /** As the notification provider issued it to the device. */
  deviceToken?: string;
}

export interface WebMessagingAttachment {
  id?: string;
  mediaType?: ContentAttachmentMediaType;
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
  type?: OpenEnum<'Button' | 'QuickReply' | 'DatePicker' | 'ListPicker'>;
  text: string;
  /** Value given to the button by its sender, as opposed to the text shown. */
  payload: string;
  /** The message that held the button. */
  originatingMessageId: string;
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
  contentType?: OpenEnum<
    'Attachment' | 'QuickReply' | 'ButtonResponse' | 'GenericTemplate' | 'Card' | 'Carousel' | 'DatePicker' | 'ListPicker'
  >;
  attachment?: WebMessagingAttachment;
  quickReply?: WebMessagingQuickReply;
  buttonResponse?: WebMessagingButtonResponse;
  /** @deprecated The platform calls it deprecated. */
  generic?: WebMessagingGeneric;
  card?: ContentCard;
  carousel?: ContentCarousel;
  datePicker?: ContentDatePicker;
  listPicker?: ConversationContentListPicker;
  form?: ConversationContentForm;
}

/** Something other than text in the conversation; `eventType` says which of the other fields is filled. */
export interface WebMessagingEvent {
  eventType: OpenEnum<'CoBrowse' | 'Presence' | 'Video'>;
  coBrowse?: WebMessagingEventCoBrowse;
  presence?: WebMessagingEventPresence;
  video?: WebMessagingEventVideo;
}

export interface WebMessagingEventCoBrowse {
  type: OpenEnum<'Offering' | 'OfferingExpired' | 'OfferingAccepted' | 'OfferingRejected'>;
  sessionId?: string;
  /** Token with which the guest joins the co-browse session offered. */
  sessionJoinToken?: string;
}

export interface WebMessagingEventPresence {
  type: OpenEnum<'Join' | 'Disconnect' | 'Clear' | 'SignIn' | 'SessionExpired'>;
}

/** An offer to the guest to join by video, or what became of it. */
export type WebMessagingEventVideo = ConversationEventVideo;

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
  /** Of a receipt. */
  status?: NormalizedMessageStatus;
  /** Why the message has failed. */
  reasons?: Reason[];
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
  /** Address of a picture. */
  image?: string;
}
