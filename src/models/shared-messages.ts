import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { UserReference } from './shared-administration.js';
import type { Line } from './shared-conversation-analytics.js';
import type { MessageContentType, NormalizedMessageType } from './shared-conversations.js';
import type {
  ContentAttachmentMediaType,
  ConversationReasonCode,
  MessagingPlatform,
  NormalizedMessageStatus,
} from './shared-enumerations.js';
import type { Edge } from './shared-telephony.js';
import type { AddressableEntityRef, Division, DomainEntityRef, Group, User } from './shared.js';

/** A program of speech and text analytics. */
export type BaseProgramEntity = DomainEntityRef;

/** A bot that is offered through a bot connector. */
export interface Bot {
  id: string;
  name?: string;
  description?: string;
  /** Who runs the bot. */
  provider?: string;
  versions?: BotVersion[];
  botCompositeTag?: string;
  selfUri?: string;
}

export interface BotConnectorIntent {
  name?: string;
  entities?: BotEntity[];
}

export interface BotEntity {
  name?: string;
  type?: OpenEnum<
    | 'String'
    | 'Integer'
    | 'Decimal'
    | 'Duration'
    | 'Boolean'
    | 'Currency'
    | 'Datetime'
    | 'StringCollection'
    | 'IntegerCollection'
    | 'DecimalCollection'
    | 'DurationCollection'
    | 'BooleanCollection'
    | 'CurrencyCollection'
    | 'DatetimeCollection'
  >;
}

export interface BotVersion {
  version?: string;
  supportedLanguages?: string[];
  intents?: BotConnectorIntent[];
}

/** A button of a template, with what pressing it does. */
export interface Button {
  type?: OpenEnum<'QuickReply' | 'PhoneNumber' | 'Url'>;
  /** What the button does: the number to call or the address to open, by its type. */
  content?: string;
  /** The text on the button. */
  contentText?: string;
  /** Sent back to the platform when the button is pressed. */
  payload?: string;
}

/** A user's remark on a case. */
export interface Comment {
  id: string;
  content?: string;
  user?: UserReference;
  modifiedBy?: UserReference;
  dateCreated?: string;
  dateModified?: string;
  selfUri?: string;
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
  id?: string;
  platform?: MessagingPlatform;
  messageId?: string;
  to?: ConversationMessagingToRecipient;
  from?: ConversationMessagingFromRecipient;
  /** @format date-time */
  time?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateDeleted?: string;
  type?: OpenEnum<'Public' | 'Private'>;
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
  channel?: ConversationMessagingChannel;
  /** `Text` has only `text`, `Structured` fills `content`, `Event` fills `events`, `Receipt` reports on an earlier message. */
  type: NormalizedMessageType;
  text?: string;
  content?: ConversationMessageContent[];
  events?: ConversationMessageEvent[];
  status?: NormalizedMessageStatus;
  /** Why delivery failed. */
  reasons?: ConversationReason[];
  originatingEntity?: OpenEnum<'Human' | 'Bot'>;
  /** Whether no further receipt will follow for the message. */
  isFinalReceipt?: boolean;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  metadata?: Dictionary<string>;
  /** Messages that this one refers to, such as the post it answers. */
  relatedMessages?: ConversationNormalizedMessage[];
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

/** A choice of appointments that was sent to a customer. */
export interface DatePicker {
  id?: string;
  title?: string;
  subtitle?: string;
  datePickerAvailableDateTimes: DatePickerAvailableDateTime[];
  /** What the customer chose; absent while there is no answer. @format date-time */
  dateSelected?: string;
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

/** A form that is sent as a message: pages with fields, and what is shown before and after. */
export interface Form {
  formDescription: string;
  /** What the customer sees before opening the form. */
  receivedMessage: FormMessage;
  /** What is shown once the form has been answered. */
  replyMessage: FormMessage;
  introduction?: FormIntroduction;
  formPages: FormPage[];
  /** Whether the answers are shown for a last check before they are sent. */
  showSummary: boolean;
}

export interface FormDatePicker {
  id?: string;
  title?: string;
  subtitle?: string;
  /** Order in which day, month and year are shown. */
  dateDisplayFormat: string;
}

export interface FormIntroduction {
  title: string;
  imageUrl?: string;
  subtitle: string;
  buttonText: string;
}

export interface FormListPicker {
  id?: string;
  sections: FormListPickerSection[];
}

export interface FormListPickerItem {
  id?: string;
  title: string;
  imageUrl?: string;
}

export interface FormListPickerSection {
  title?: string;
  multipleSelection: boolean;
  items: FormListPickerItem[];
}

export interface FormMessage {
  title: string;
  subtitle?: string;
  imageUrl?: string;
}

export interface FormPage {
  title: string;
  subtitle: string;
  pageComponents: FormPageComponent[];
}

/** One field of a form. */
export interface FormPageComponent {
  /** Which of the other fields is filled. */
  formComponentType: OpenEnum<'ListPicker' | 'DatePicker' | 'Input' | 'WheelPicker'>;
  listPicker?: FormListPicker;
  datePicker?: FormDatePicker;
  input?: Input;
  wheelPicker?: WheelPicker;
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

export interface LineStatus {
  id?: string;
  reachable?: boolean;
  /** SIP address under which the line registers. */
  addressOfRecord?: string;
  contactAddresses?: string[];
  /** @format date-time */
  reachableStateTime?: string;
}

/** A list to choose from that was sent to a customer, with what was selected. */
export interface ListPicker {
  id?: string;
  title?: string;
  subtitle?: string;
  header?: string;
  sections: ListPickerSection[];
}

export interface ListPickerItem {
  id: string;
  subtitle?: string;
  title: string;
  selected: boolean;
}

export interface ListPickerSection {
  items: ListPickerItem[];
  multipleSelection: boolean;
  title: string;
}

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

export interface Phone {
  id?: string;
  name: string;
  division?: Division;
  description?: string;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  modifiedByApp?: string;
  createdByApp?: string;
  site: DomainEntityRef;
  phoneBaseSettings: PhoneBaseSettings;
  lineBaseSettings?: DomainEntityRef;
  phoneMetaBase?: DomainEntityRef;
  lines: Line[];
  /** State towards the primary Edge. */
  status?: PhoneStatus;
  /** State towards the secondary Edge. */
  secondaryStatus?: PhoneStatus;
  userAgentInfo?: UserAgentInfo;
  /** Settings by property name, as the base settings define them. */
  properties?: Dictionary<JsonObject>;
  capabilities?: PhoneCapabilities;
  /** Whose WebRTC phone this is. */
  webRtcUser?: DomainEntityRef;
  primaryEdge?: Edge;
  secondaryEdge?: Edge;
  standAlone?: boolean;
  selfUri?: string;
}

export interface PhoneBaseSettings {
  id: string;
  name?: string;
  selfUri?: string;
}

export interface PhoneCapabilities {
  provisions?: boolean;
  registers?: boolean;
  dualRegisters?: boolean;
  hardwareIdType?: string;
  allowReboot?: boolean;
  noRebalance?: boolean;
  noCloudProvisioning?: boolean;
  mediaCodecs?: OpenEnum<'audio/opus' | 'audio/pcmu' | 'audio/pcma' | 'audio/g729' | 'audio/g722'>[];
  cdm?: boolean;
}

export interface PhoneStatus {
  id?: string;
  /** @deprecated The platform no longer has it. */
  name?: string;
  operationalStatus?: OpenEnum<'OPERATIONAL' | 'DEGRADED' | 'OFFLINE' | 'UNKNOWN'>;
  edgesStatus?: OpenEnum<'IN_SERVICE' | 'MIXED_SERVICE' | 'OUT_OF_SERVICE' | 'NO_EDGES'>;
  eventCreationTime?: string;
  provision?: ProvisionInfo;
  lineStatuses?: LineStatus[];
  phoneAssignmentToEdgeType?: OpenEnum<'PRIMARY' | 'SECONDARY'>;
  edge?: DomainEntityRef;
  selfUri?: string;
}

/** One wording that a topic looks for. */
export interface Phrase {
  text: string;
  /** How closely speech must match, overriding that of the topic; higher is stricter. */
  strictness?: TopicStrictness;
  sentiment?: OpenEnum<'Unspecified' | 'Positive' | 'Neutral' | 'Negative'>;
  /** Whether a model suggested the phrase. */
  isAIGenerated?: boolean;
}

/** A prefix to add or to remove. */
export interface Prefix {
  /** Country calling code, digits only. */
  countryCode: string;
  /** The digits after the country code; absent for the whole country. */
  number?: string;
  /** Whether calls are allowed or blocked. */
  type?: string;
  /** `ADD` or `DELETE`. */
  action?: string;
}

export interface PresenceSetting {
  join?: SettingDirection;
}

export interface ProvisionInfo {
  /** @format date-time */
  time?: string;
  source?: string;
  errorInfo?: string;
}

export interface QuickReply {
  text?: string;
  payload?: string;
  url?: string;
  action?: OpenEnum<'Message'>;
  isSelected?: boolean;
}

export interface Reason {
  code?: ConversationReasonCode;
  message: string;
}

export interface SettingDirection {
  inbound?: OpenEnum<'Enabled' | 'Disabled'>;
  outbound?: OpenEnum<'Enabled' | 'Disabled'>;
}

export interface Share {
  id: string;
  name?: string;
  sharedEntityType?: OpenEnum<'DOCUMENT'>;
  sharedEntity?: DomainEntityRef;
  memberType?: OpenEnum<'USER' | 'GROUP' | 'PUBLIC'>;
  member?: DomainEntityRef;
  sharedBy?: DomainEntityRef;
  workspace?: DomainEntityRef;
  user?: User;
  group?: Group;
  selfUri?: string;
}

export interface StorySetting {
  mention?: InboundOnlySetting;
  reply?: InboundOnlySetting;
}

/** A civic address with the short element names of RFC 4119. */
export interface StreetAddress {
  country: string;
  /** State, province or region. */
  A1: string;
  /** City. */
  A3: string;
  /** Street. */
  RD: string;
  /** House number. */
  HNO: string;
  /** Further details such as floor or room. */
  LOC?: string;
  /** Name of the occupant or building. */
  NAM?: string;
  /** Postal code. */
  PC: string;
}

/** Whom a policy applies to. */
export interface Subject {
  type?: OpenEnum<'USER' | 'CLIENT' | 'GROUP' | 'TEAM' | 'ALL'>;
  /** Absent where the type is `ALL`. */
  id?: string;
}

export interface Topic {
  id: string;
  name?: string;
  description?: string;
  /** Whether the latest state has been published. */
  published?: boolean;
  /** How closely speech must match its phrases; higher is stricter. */
  strictness?: TopicStrictness;
  programs?: BaseProgramEntity[];
  tags?: string[];
  /** Language and region, e.g. `en-US`. */
  dialect?: string;
  /** Whose words count: the customer's (`External`), the agent's (`Internal`) or both. */
  participants?: OpenEnum<'External' | 'Internal' | 'All'>;
  phrases?: Phrase[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  publishedBy?: AddressableEntityRef;
  /** @format date-time */
  datePublished?: string;
  /** By the words as they stand, or by their meaning. */
  matchingType?: OpenEnum<'Lexical' | 'Semantic'>;
  selfUri?: string;
}

export type TopicStrictness = OpenEnum<'1' | '55' | '65' | '72' | '85' | '90'>;

export interface TypingSetting {
  on?: SettingDirection;
}

export interface UserAgentInfo {
  firmwareVersion?: string;
  manufacturer?: string;
  model?: string;
}

export interface WheelPicker {
  id?: string;
  items: WheelPickerItem[];
}

export interface WheelPickerItem {
  id?: string;
  title: string;
  value?: string;
}
