import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  ContentAttachmentMediaType,
  ConversationReasonCode,
  MessagingPlatform,
  NormalizedMessageStatus,
} from './shared-enumerations.js';
import type { DomainEntityRef } from './shared-references.js';

export interface ContentButtonResponse {
  /** @deprecated The platform calls it deprecated. */
  id?: string;
  type: OpenEnum<'Button' | 'QuickReply' | 'DatePicker'>;
  text: string;
  payload: string;
}

export interface ContentReaction {
  reactionType: OpenEnum<
    'Like' | 'Love' | 'Wow' | 'Haha' | 'Sad' | 'Angry' | 'Thankful' | 'Pride' | 'Care' | 'Share' | 'Comment' | 'View' | 'Rating'
  >;
  /** How often this reaction was given. */
  count: number;
}

export interface ContentSetting {
  story?: StorySetting;
}

export interface ConversationButtonComponent {
  title?: string;
  actions?: ConversationContentActions;
}

export interface ConversationChannelMetadata {
  /** The kind of channel more closely. */
  subType?: OpenEnum<'None' | 'GoogleBusinessProfile' | 'RoadsideAssistance' | 'YouTube'>;
}

export interface ConversationContentActions {
  url?: string;
  urlTarget?: string;
  textback?: string;
}

export interface ConversationContentAttachment {
  id?: string;
  mediaType: ContentAttachmentMediaType;
  url?: string;
  /** Media type, e.g. `image/png`. */
  mime?: string;
  text?: string;
  /** Checksum of the content. */
  sha256?: string;
  filename?: string;
  contentSizeBytes?: number;
}

export interface ConversationContentButtonResponse {
  type?: OpenEnum<'Button' | 'QuickReply' | 'DatePicker' | 'ListPicker' | 'Form'>;
  text: string;
  payload: string;
  /** The message whose button was pressed. */
  originatingMessageId?: string;
}

export interface ConversationContentCard {
  title: string;
  description?: string;
  image?: string;
  video?: string;
  defaultAction?: ConversationContentCardAction;
  actions: ConversationContentCardAction[];
}

export interface ConversationContentCardAction {
  type?: OpenEnum<'Link' | 'Postback' | 'Unknown'>;
  text?: string;
  payload?: string;
  url?: string;
}

export interface ConversationContentCarousel {
  cards?: ConversationContentCard[];
}

/** A choice of appointments sent to a customer. */
export interface ConversationContentDatePicker {
  id?: string;
  title?: string;
  subtitle?: string;
  imageUrl?: string;
  /** @format date-time */
  dateMinimum?: string;
  /** @format date-time */
  dateMaximum?: string;
  location?: ConversationContentLocation;
  availableTimes?: ConversationContentDatePickerAvailableTime[];
  /** Order in which day, month and year are shown. */
  dateDisplayFormat?: OpenEnum<'dayMonthYear' | 'monthDayYear' | 'yearMonthDay'>;
}

export type ConversationContentDatePickerAvailableTime = DatePickerAvailableDateTime;

/** A form sent to a customer, or the answers to one. */
export interface ConversationContentForm {
  introduction?: ConversationContentIntroduction;
  formPages?: ConversationFormPage[];
  /** What the customer sees before opening the form. */
  receivedMessage?: ConversationContentReceivedReplyMessage;
  /** What is shown once the form has been answered. */
  replyMessage?: ConversationContentReceivedReplyMessage;
  /** Whether the answers are shown for a last check before they are sent. */
  showSummary?: boolean;
  response?: ConversationFormResponseComponent[];
  /** In an answer: the message that carried the form. */
  originatingMessageId?: string;
  /** Canned response that holds the form. */
  cannedResponseId: string;
}

export interface ConversationContentGeneric {
  title?: string;
  description?: string;
  image?: string;
  video?: string;
  actions?: ConversationContentActions;
  components?: ConversationButtonComponent[];
}

/** A field for free text in a form. */
export type ConversationContentInput = Input;

/** An application that is offered to the customer inside the messenger. */
export interface ConversationContentInteractiveApplication {
  name?: string;
  url?: string;
  receivedMessage?: ConversationContentReceivedReplyMessage;
  replyMessage?: ConversationContentReceivedReplyMessage;
}

export interface ConversationContentIntroduction {
  title: string;
  subtitle?: string;
  imageUrl?: string;
  buttonText: string;
}

export interface ConversationContentLineItem {
  name: string;
  price: number;
  description?: string;
  /** The seller's own id of the item. */
  identifier?: string;
}

/** A list sent to a customer to choose from. */
export interface ConversationContentListPicker {
  id?: string;
  sections?: ConversationContentListPickerSection[];
  /** What is shown once the choice is made. */
  replyMessage?: ConversationContentReceivedReplyMessage;
  /** What the customer sees before opening the list. */
  receivedMessage?: ConversationContentReceivedReplyMessage;
}

export interface ConversationContentListPickerItem {
  id?: string;
  title?: string;
  subtitle?: string;
  imageUrl?: string;
}

export interface ConversationContentListPickerSection {
  title?: string;
  multipleSelection?: boolean;
  items?: ConversationContentListPickerItem[];
}

export interface ConversationContentLocation {
  url?: string;
  address?: string;
  text?: string;
  latitude?: number;
  longitude?: number;
}

/** A customer's answer to the offer of notifications. */
export interface ConversationContentNotificationResponse {
  /** The message that made the offer. */
  originatingMessageId: string;
  referenceId?: string;
  notificationStatus: OpenEnum<'Accepted' | 'Declined'>;
  notificationText?: string;
}

export interface ConversationContentNotificationTemplate {
  id?: string;
  language?: string;
  header?: ConversationNotificationTemplateHeader;
  body: ConversationNotificationTemplateBody;
  footer?: ConversationNotificationTemplateFooter;
  buttons?: ConversationNotificationTemplateButton[];
}

/** A request for payment sent to a customer. */
export interface ConversationContentPaymentRequest {
  paymentPlatform: OpenEnum<'ApplePay'>;
  countryCode: string;
  currencyCode: string;
  /** In the currency that `currencyCode` names. */
  orderTotal: number;
  lineItems?: ConversationContentLineItem[];
  shippingOptions?: ConversationContentLineItem[];
  /** What the customer must tell to be able to pay. */
  requiredContactFields?: ConversationContentRequiredContactField[];
  receivedMessage?: ConversationContentReceivedReplyMessage;
  replyMessage?: ConversationContentReceivedReplyMessage;
}

export interface ConversationContentPaymentResponse {
  /** The message with the request for payment. */
  originatingMessageId: string;
  paymentStatus: OpenEnum<'Completed' | 'Failed'>;
  failureReason?: string;
}

/** A push notification that tells a customer's device of messages it missed. */
export interface ConversationContentPush {
  deviceType: OpenEnum<'Android' | 'IOS'>;
  deviceTokenId: string;
  /** Address of the device with the push provider. */
  deviceToken: string;
  /** The messages that did not reach the customer otherwise. */
  failedMessages: ConversationPushFailedMessageReferences[];
  notificationMessage: ConversationPushNotificationMessageLabel;
  pushProviderIntegration: ConversationPushProviderIntegration;
  expiration: number;
}

export interface ConversationContentQuickReply {
  text: string;
  payload: string;
  image?: string;
  action?: OpenEnum<'Message'>;
  summaryText?: string;
}

/** A text with several quick replies below it. */
export interface ConversationContentQuickReplyV2 {
  title: string;
  actions: ConversationContentQuickReply[];
}

export interface ConversationContentReaction {
  reactionType?: OpenEnum<
    | 'None'
    | 'Like'
    | 'Love'
    | 'Wow'
    | 'Haha'
    | 'Sad'
    | 'Angry'
    | 'Thankful'
    | 'Pride'
    | 'Care'
    | 'Share'
    | 'Comment'
    | 'View'
    | 'Rating'
  >;
  /** How many people reacted so. */
  count: number;
}

/** The text shown for a rich message where it arrives, or for the reply to it. */
export interface ConversationContentReceivedReplyMessage {
  header?: string;
  title?: string;
  subtitle?: string;
  buttonLabel?: string;
  imageUrl?: string;
}

export interface ConversationContentRequiredContactField {
  contactField: OpenEnum<'Address' | 'Name' | 'Phone' | 'Email'>;
}

export interface ConversationContentStory {
  type?: OpenEnum<'Mention' | 'Reply'>;
  url?: string;
  replyToId?: string;
}

export interface ConversationContentText {
  type?: OpenEnum<'Text'>;
  body: string;
}

export interface ConversationContentWheelPicker {
  id?: string;
  items: ConversationContentWheelPickerItem[];
}

export interface ConversationContentWheelPickerItem {
  id: string;
  title: string;
  value?: string;
}

/** What the platform has found out about a message: its language and its mood. */
export interface ConversationEnrichment {
  language?: ConversationEnrichmentLanguage;
  sentimentV2?: ConversationEnrichmentSentimentV2;
}

export interface ConversationEnrichmentLanguage {
  language: string;
}

export interface ConversationEnrichmentSentimentV2 {
  tag: OpenEnum<'Unknown' | 'Positive' | 'Negative' | 'Neutral'>;
}

export interface ConversationEventCoBrowse {
  type: OpenEnum<'Offering' | 'OfferingExpired' | 'OfferingAccepted' | 'OfferingRejected'>;
  sessionId?: string;
  sessionJoinToken?: string;
}

export interface ConversationEventPresence {
  type: OpenEnum<
    'Join' | 'Disconnect' | 'Clear' | 'SignIn' | 'SessionExpired' | 'Authenticate' | 'AuthenticateFailure' | 'AuthenticateCancel'
  >;
  receivedMessage?: ConversationContentReceivedReplyMessage;
  replyMessage?: ConversationContentReceivedReplyMessage;
}

export interface ConversationEventTyping {
  type: OpenEnum<'On'>;
  /** Milliseconds for which typing is to be shown. */
  duration?: number;
}

/** The offer of a video call in a messaging conversation, and what became of it. */
export interface ConversationEventVideo {
  type: OpenEnum<'Offering' | 'OfferingExpired' | 'OfferingAccepted' | 'OfferingRejected'>;
  offeringId?: string;
  /** Token with which the customer joins the call. */
  jwt?: string;
}

export interface ConversationFormPage {
  title: string;
  subtitle: string;
  pageComponents?: ConversationFormPageComponent[];
}

export interface ConversationFormPageComponent {
  /** Which of the other fields is filled. */
  formComponentType?: OpenEnum<'ListPicker' | 'DatePicker' | 'WheelPicker' | 'Input'>;
  datePicker?: ConversationContentDatePicker;
  wheelPicker?: ConversationContentWheelPicker;
  listPicker?: ConversationContentListPicker;
  input?: ConversationContentInput;
}

export interface ConversationFormResponseComponent {
  id: string;
  component: ConversationFormResponseContent;
}

export interface ConversationFormResponseContent {
  contentType?: OpenEnum<'ButtonResponse'>;
  buttonResponse?: ConversationContentButtonResponse;
}

/** One structured element of a message; `contentType` says which of the other fields is filled. */
export interface ConversationMessageContent {
  contentType: MessageContentType;
  location?: ConversationContentLocation;
  story?: ConversationContentStory;
  attachment?: ConversationContentAttachment;
  quickReply?: ConversationContentQuickReply;
  template?: ConversationContentNotificationTemplate;
  buttonResponse?: ConversationContentButtonResponse;
  /** @deprecated The platform calls it deprecated. */
  generic?: ConversationContentGeneric;
  card?: ConversationContentCard;
  carousel?: ConversationContentCarousel;
  text?: ConversationContentText;
  quickReplyV2?: ConversationContentQuickReplyV2;
  reactions?: ConversationContentReaction[];
  datePicker?: ConversationContentDatePicker;
  interactiveApplication?: ConversationContentInteractiveApplication;
  listPicker?: ConversationContentListPicker;
  paymentRequest?: ConversationContentPaymentRequest;
  paymentResponse?: ConversationContentPaymentResponse;
  push?: ConversationContentPush;
  form?: ConversationContentForm;
  notificationResponse?: ConversationContentNotificationResponse;
}

export interface ConversationMessageEvent {
  eventType: OpenEnum<'CoBrowse' | 'Typing' | 'Presence' | 'Unknown' | 'Video'>;
  coBrowse?: ConversationEventCoBrowse;
  typing?: ConversationEventTyping;
  presence?: ConversationEventPresence;
  video?: ConversationEventVideo;
}

export interface ConversationMessagingChannel {
  /** Id of the integration. */
  id?: string;
  /** Messaging service. */
  platform?: MessagingPlatform;
  /** Id that the messaging service gave the message. */
  messageId?: string;
  /** Recipient on the messaging service. */
  to?: ConversationMessagingToRecipient;
  /** Sender on the messaging service. */
  from?: ConversationMessagingFromRecipient;
  /** Time of the message or event at its origin. @format date-time */
  time?: string;
  /** When the sender changed the message; absent where it is unchanged. @format date-time */
  dateModified?: string;
  /** When the sender deleted the message; absent where it exists. @format date-time */
  dateDeleted?: string;
  /** Whether the message is a public post. */
  type?: OpenEnum<'Public' | 'Private'>;
  /** Position of the message among public posts. */
  publicMetadata?: ConversationPublicMetadata;
}

export interface ConversationMessagingFromRecipient {
  nickname?: string;
  id: string;
  /** Kind of `id`: an e-mail address, a telephone number, or an id that says nothing by itself. */
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque'>;
  image?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  additionalIds?: ConversationRecipientAdditionalIdentifier[];
  /** External contact that the sender was recognised as. */
  externalContactId?: string;
  externalContactDivisionId?: string;
}

export interface ConversationMessagingToRecipient {
  nickname?: string;
  id: string;
  /** Kind of `id`: an e-mail address, a telephone number, or an id that says nothing by itself. */
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque' | 'Topic'>;
  image?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  additionalIds?: ConversationRecipientAdditionalIdentifier[];
  /** External contact that the recipient was recognised as. */
  externalContactId?: string;
  externalContactDivisionId?: string;
}

/** A message in one form for all platforms. */
export interface ConversationNormalizedMessage {
  id?: string;
  /** Service, sender and recipient of the message. */
  channel?: ConversationMessagingChannel;
  /** `Text` has only `text`, `Structured` fills `content`, `Event` fills `events`, `Receipt` reports on an earlier message. */
  type: NormalizedMessageType;
  /** Text of the message; rich parts are in `content`. */
  text?: string;
  /** Parts beyond plain text, such as attachments and quick replies. */
  content?: ConversationMessageContent[];
  /** Events instead of text, such as typing. */
  events?: ConversationMessageEvent[];
  /** How far the message has come on its way. */
  status?: NormalizedMessageStatus;
  /** Why delivery failed. */
  reasons?: ConversationReason[];
  /** Whether a person or a bot wrote the message. */
  originatingEntity?: OpenEnum<'Human' | 'Bot'>;
  /** Whether no further receipt will follow for the message. */
  isFinalReceipt?: boolean;
  /** Seen from the organisation. */
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  /** Further names and values that travel with the message. */
  metadata?: Dictionary<string>;
  /** Messages that this one refers to, such as the post it answers. */
  relatedMessages?: ConversationNormalizedMessage[];
  /** What the platform has added, such as a detected language. */
  enrichment?: ConversationEnrichment;
  /** Integration for text messages through a carrier of the organisation's own. */
  byoSmsIntegrationId?: string;
}

export interface ConversationNotificationTemplateBody {
  text?: string;
  parameters: ConversationNotificationTemplateParameter[];
}

export interface ConversationNotificationTemplateButton {
  type: OpenEnum<'QuickReply' | 'PhoneNumber' | 'Url'>;
  text?: string;
  /** Place among the buttons. */
  index: number;
  phoneNumber?: string;
  url?: string;
  /** Sent back when the button is pressed. */
  payload?: string;
  /** Values for the placeholders in the button. */
  parameters?: ConversationNotificationTemplateParameter[];
}

export interface ConversationNotificationTemplateFooter {
  text?: string;
}

export interface ConversationNotificationTemplateHeader {
  type: OpenEnum<'Text' | 'Media'>;
  text?: string;
  media?: ConversationContentAttachment;
  parameters?: ConversationNotificationTemplateParameter[];
}

export interface ConversationNotificationTemplateParameter {
  name?: string;
  text: string;
}

/** Where a public post stands in its thread. */
export interface ConversationPublicMetadata {
  /** The post with which the thread began. */
  rootId?: string;
  /** The post that this one answers. */
  replyToId?: string;
  url?: string;
}

export interface ConversationPushFailedMessageReferences {
  id: string;
}

export interface ConversationPushNotificationMessageLabel {
  title: string;
  body: string;
}

export interface ConversationPushProviderIntegration {
  id: string;
  provider: OpenEnum<'FCM' | 'APNS'>;
}

export type ConversationReason = Reason;

export interface ConversationRecipientAdditionalIdentifier {
  type: OpenEnum<'Deployment' | 'Subject' | 'Unknown' | 'Topic' | 'IngestionRule' | 'IngestionRuleVersion' | 'PhoneNumber'>;
  value: string;
}

export interface DatePickerAvailableDateTime {
  /** In seconds. */
  duration?: number;
  /** @format date-time */
  dateTime?: string;
}

export interface EventSetting {
  typing?: TypingSetting;
  /** @deprecated The platform no longer has it. */
  presence?: PresenceSetting;
}

export interface InboundOnlySetting {
  inbound?: OpenEnum<'Enabled' | 'Disabled'>;
}

/** A field for free text. */
export interface Input {
  id?: string;
  title?: string;
  subtitle?: string;
  placeholderText?: string;
  /** Whether the text may have several lines. */
  isMultipleLine: boolean;
  isRequired: boolean;
  /** Keyboard that the customer's device shows. */
  keyboardType?: OpenEnum<'Default' | 'NumberPunctuation' | 'Number' | 'Phone' | 'Email' | 'Decimal' | 'Websearch' | 'URL'>;
  /** What the device may fill in from the customer's own data. */
  autoCompleteType?: OpenEnum<
    | 'Prefix'
    | 'Name'
    | 'GivenName'
    | 'MiddleName'
    | 'FamilyName'
    | 'Suffix'
    | 'Nickname'
    | 'Title'
    | 'Organization'
    | 'Location'
    | 'StreetAddress'
    | 'Addressline1'
    | 'Addressline2'
    | 'City'
    | 'State'
    | 'Country'
    | 'PostalCode'
    | 'Username'
    | 'OneTimeCode'
    | 'Email'
    | 'Phone'
    | 'PaymentCardNumber'
    | 'PaymentCardExpiration'
    | 'PaymentCardExpirationMonth'
    | 'PaymentCardExpirationYear'
    | 'PaymentCardSecurityCode'
    | 'PaymentCardType'
    | 'PaymentCardName'
    | 'PaymentCardGivenName'
    | 'PaymentCardMiddleName'
    | 'PaymentCardFamilyName'
    | 'Birthdate'
    | 'BirthdateDay'
    | 'BirthdateMonth'
    | 'BirthdateYear'
    | 'DateTime'
    | 'FlightNumber'
    | 'Url'
  >;
}

export type MessageContentType = OpenEnum<
  | 'Attachment'
  | 'Location'
  | 'Story'
  | 'QuickReply'
  | 'Notification'
  | 'ButtonResponse'
  | 'GenericTemplate'
  | 'ListTemplate'
  | 'Postback'
  | 'Reactions'
  | 'Mention'
  | 'Card'
  | 'Carousel'
  | 'Unknown'
  | 'Text'
  | 'QuickReplyV2'
  | 'DatePicker'
  | 'InteractiveApplication'
  | 'ListPicker'
  | 'PaymentRequest'
  | 'PaymentResponse'
  | 'Push'
  | 'Form'
  | 'RoadsideAssistance'
  | 'RichLink'
  | 'NotificationResponse'
>;

export interface MessagingConfigListing {
  entities: MessagingSetting[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

/** What content and events the messaging integrations with this setting let through, such as stories, mentions and typing. */
export interface MessagingSetting {
  id: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: string;
  createdBy?: DomainEntityRef;
  updatedBy?: DomainEntityRef;
  content?: ContentSetting;
  event?: EventSetting;
  selfUri?: string;
}

export interface MessagingSettingDefaultRequest {
  settingId: string;
}

export interface MessagingSettingRequest {
  id?: string;
  name: string;
  content?: ContentSetting;
  event?: EventSetting;
  selfUri?: string;
}

export type NormalizedMessageType = OpenEnum<'Text' | 'Structured' | 'Receipt' | 'Event' | 'Unknown' | 'Message'>;

export interface PresenceSetting {
  join?: SettingDirection;
}

export interface Reason {
  code?: ConversationReasonCode;
  message: string;
}

export interface SettingDirection {
  inbound?: OpenEnum<'Enabled' | 'Disabled'>;
  outbound?: OpenEnum<'Enabled' | 'Disabled'>;
}

export interface StorySetting {
  mention?: InboundOnlySetting;
  reply?: InboundOnlySetting;
}

export interface TypingSetting {
  on?: SettingDirection;
}
