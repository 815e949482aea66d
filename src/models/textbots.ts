import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  ButtonComponent,
  ContentActions,
  ContentCard,
  ContentCarousel,
  RecipientAdditionalIdentifier,
} from './shared-administration.js';
import type { ContentAttachment } from './shared-conversations.js';
import type { TextBotUserAgent } from './shared-analytics.js';
import type {
  ContentButtonResponse,
  ContentReaction,
  ConversationMessageContent,
  ConversationMessageEvent,
  NormalizedMessageType,
} from './shared-messages.js';
import type { MessagingPlatformType } from './shared-enumerations.js';

export type BotType = OpenEnum<
  | 'GenesysBotConnector'
  | 'GenesysDialogEngine'
  | 'AmazonLex'
  | 'GoogleDialogFlowES'
  | 'GoogleDialogFlowCX'
  | 'NuanceDlg'
  | 'GenesysBotFlow'
  | 'GenesysDigitalBotFlow'
  | 'GenesysVoiceSurveyFlow'
  | 'GenesysDigitalBotConnector'
>;

export interface AmazonLexRequest {
  requestAttributes?: Dictionary<string>;
  sessionAttributes?: Dictionary<string>;
}

export interface BotSearchResponse {
  id: string;
  name: string;
  botType: BotType;
  description?: string;
  /** Whether the bot is a virtual agent. */
  virtualAgentEnabled?: boolean;
  selfUri?: string;
}

export interface BotSearchResponseEntityListing {
  entities: BotSearchResponse[];
}

export interface ContentGeneric {
  title?: string;
  description?: string;
  image?: string;
  video?: string;
  /** @deprecated The platform calls it deprecated. */
  actions?: ContentActions;
  components?: ButtonComponent[];
}

export interface ContentList {
  id?: string;
  listType?: OpenEnum<'Selection' | 'Vertical'>;
  title?: string;
  description?: string;
  submitLabel?: string;
  /** @deprecated The platform calls it deprecated. */
  actions?: ContentActions;
  components?: ListItemComponent[];
}

export interface ContentLocation {
  url?: string;
  address?: string;
  text?: string;
  latitude?: number;
  longitude?: number;
}

export interface ContentNotificationTemplate {
  id?: string;
  language?: string;
  header?: NotificationTemplateHeader;
  body: NotificationTemplateBody;
  footer?: NotificationTemplateFooter;
}

export interface ContentPostback {
  id?: string;
  text?: string;
  payload: string;
}

export interface ContentQuickReply {
  /** @deprecated The platform calls it deprecated. */
  id?: string;
  text: string;
  payload: string;
  image?: string;
  action?: OpenEnum<'Message'>;
}

export interface ContentStory {
  type: OpenEnum<'Mention' | 'Reply'>;
  url: string;
  /** Id of the story replied to. */
  replyToId?: string;
}

export interface Format {
  flags?: string[];
}

export interface GenesysBotConnector {
  queryParameters?: Dictionary<string>;
}

export interface GoogleDialogflowCustomSettings {
  environment?: string;
  eventName?: string;
  webhookQueryParameters?: Dictionary<string>;
  eventInputParameters?: Dictionary<string>;
}

export interface ListItemComponent {
  id?: string;
  rmid?: string;
  type?: OpenEnum<'ListItem' | 'ListItemBig'>;
  image?: string;
  title?: string;
  description?: string;
  /** @deprecated The platform calls it deprecated. */
  actions?: ContentActions;
}

export interface MessageContent {
  contentType: OpenEnum<
    | 'Attachment'
    | 'Location'
    | 'QuickReply'
    | 'Notification'
    | 'GenericTemplate'
    | 'ListTemplate'
    | 'Postback'
    | 'Reactions'
    | 'Mention'
    | 'ButtonResponse'
    | 'Story'
    | 'Card'
    | 'Carousel'
  >;
  location?: ContentLocation;
  attachment?: ContentAttachment;
  quickReply?: ContentQuickReply;
  buttonResponse?: ContentButtonResponse;
  /** @deprecated The platform calls it deprecated. */
  generic?: ContentGeneric;
  /** @deprecated The platform calls it deprecated. */
  list?: ContentList;
  template?: ContentNotificationTemplate;
  reactions?: ContentReaction[];
  mention?: MessagingRecipient;
  /** @deprecated The platform calls it deprecated. */
  postback?: ContentPostback;
  story?: ContentStory;
  card?: ContentCard;
  carousel?: ContentCarousel;
}

export interface MessagingRecipient {
  nickname?: string;
  id: string;
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque'>;
  image?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  additionalIds?: RecipientAdditionalIdentifier[];
}

export interface NotificationTemplateBody {
  text?: string;
  parameters: NotificationTemplateParameter[];
}

export interface NotificationTemplateFooter {
  text?: string;
}

export interface NotificationTemplateHeader {
  type: OpenEnum<'Text' | 'Media'>;
  text?: string;
  media?: ContentAttachment;
  parameters?: NotificationTemplateParameter[];
}

export interface NotificationTemplateParameter {
  name?: string;
  text: string;
}

export interface NuanceMixDlgSettings {
  channelId?: string;
  inputParameters?: Dictionary<JsonObject>;
}

export interface PostTextMessage {
  type: NormalizedMessageType;
  text?: string;
  content?: ConversationMessageContent[];
}

export interface PostTextRequest {
  botId: string;
  /** Alias or version of the bot, where its maker has them. */
  botAlias?: string;
  integrationId: string;
  /** Id chosen by the caller; the same in all requests of one dialogue. */
  botSessionId: string;
  postTextMessage: PostTextMessage;
  /** Language of the dialogue, e.g. `en-US`. */
  languageCode?: string;
  /** How long the bot is to keep the session, in minutes. */
  botSessionTimeoutMinutes?: number;
  botChannels?: OpenEnum<'Call' | 'Callback' | 'Messaging' | 'Webchat'>[];
  /** Id of the caller's own for tracing, returned with the answer. */
  botCorrelationId?: string;
  messagingPlatformType?: MessagingPlatformType;
  amazonLexRequest?: AmazonLexRequest;
  googleDialogflow?: GoogleDialogflowCustomSettings;
  genesysBotConnector?: GenesysBotConnector;
  nuanceMixDlg?: NuanceMixDlgSettings;
}

export interface PostTextResponse {
  /** `MoreData` while the bot has further questions, `Complete` or `Failed` when it has ended. */
  botState: OpenEnum<'Complete' | 'Failed' | 'MoreData'>;
  replyMessages?: PostTextMessage[];
  intentName?: string;
  /** Slot name to the value collected so far. */
  slots?: Dictionary<string>;
  botCorrelationId?: string;
  amazonLex?: Dictionary<JsonObject>;
  googleDialogFlow?: Dictionary<JsonObject>;
  genesysDialogEngine?: Dictionary<JsonObject>;
  genesysBotConnector?: Dictionary<JsonObject>;
  nuanceMixDlg?: Dictionary<JsonObject>;
}

export interface TextBotChannel {
  name: OpenEnum<'Chat' | 'Call' | 'Messaging'>;
  inputModes: string[];
  outputModes: string[];
  userAgent: TextBotUserAgent;
}

/** The bot ends the conversation. */
export interface TextBotDisconnectAction {
  reason: OpenEnum<'TriggeredByUser' | 'TriggeredByFlow' | 'SessionExpired' | 'Error' | 'RecognitionFailure'>;
  reasonExtendedInfo?: string;
  /** Where in the flow that happened. */
  flowLocation?: TextBotFlowLocation;
  flowOutcomes?: TextBotFlowOutcome[];
}

export interface TextBotErrorInputEvent {
  code: string;
  message: string;
}

/** The bot hands the conversation back, e.g. because an agent was asked for. */
export interface TextBotExitAction {
  reason: OpenEnum<'TriggeredByUser' | 'AgentRequestedByUser' | 'TriggeredByFlow' | 'Error' | 'RecognitionFailure'>;
  reasonExtendedInfo?: string;
  /** Intent in force at that moment. */
  activeIntent?: string;
  flowLocation?: TextBotFlowLocation;
  /** The flow's output variables. */
  outputData?: TextBotInputOutputData;
  flowOutcomes?: TextBotFlowOutcome[];
}

export interface TextBotFlow {
  id: string;
}

export interface TextBotFlowLaunchRequest {
  flow: TextBotFlow;
  /** Id of the caller's own for this session. */
  externalSessionId: string;
  /** Conversation on the platform to which the session belongs, if any. */
  conversationId?: string;
  inputData?: TextBotInputOutputData;
  channel: TextBotChannel;
  /** The language in which the bot begins. */
  language?: string;
}

export interface TextBotFlowLaunchResponse {
  /** Id of the session. */
  id: string;
}

export interface TextBotFlowLocation {
  actionName: string;
  actionNumber: number;
  sequenceName: string;
}

export interface TextBotFlowMilestone {
  id: string;
  /** @format date-time */
  dateReached: string;
  sequence: number;
}

export interface TextBotFlowOutcome {
  outcomeId?: string;
  outcomeValue?: OpenEnum<'SUCCESS' | 'FAILURE'>;
  /** @format date-time */
  dateStart?: string;
  /** @format date-time */
  dateEnd?: string;
  milestones?: TextBotFlowMilestone[];
}

export interface TextBotFlowTurnRequest {
  /** The turn before; left out in the first one only. */
  previousTurn?: TextBotTurnReference;
  inputEventType: OpenEnum<
    'NoOp' | 'UserInput' | 'Error' | 'NoMatch' | 'NoInput' | 'UserDisconnect' | 'RichMediaInput' | 'ClientSessionExpired'
  >;
  /** Needed where `inputEventType` is `UserInput`. */
  inputEventUserInput?: TextBotUserInputEvent;
  /** Needed where `inputEventType` is `Error`. */
  inputEventError?: TextBotErrorInputEvent;
  /** User input other than plain text. */
  inputEventRichMedia?: TextBotsRichMediaInputEvent;
}

export interface TextBotFlowTurnResponse {
  id: string;
  previousTurn?: TextBotTurnReference;
  prompts?: TextBotOutputPrompts;
  /** What comes next; the field of the same name (`nextActionDisconnect`, …) has the details. */
  nextActionType: OpenEnum<'NoOp' | 'Disconnect' | 'WaitForInput' | 'Exit'>;
  nextActionDisconnect?: TextBotDisconnectAction;
  nextActionWaitForInput?: TextBotWaitForInputAction;
  nextActionExit?: TextBotExitAction;
}

export interface TextBotInputOutputData {
  variables: Dictionary<JsonObject>;
}

export interface TextBotModeConstraints {
  text?: TextBotTextModeConstraints;
}

export interface TextBotModeOutputPrompts {
  segments: TextBotPromptSegment[];
}

export interface TextBotOutputPrompts {
  outputLanguage: string;
  textPrompts?: TextBotModeOutputPrompts;
}

export interface TextBotPromptSegment {
  text: string;
  type: OpenEnum<'Text' | 'RichMedia' | 'MessageEvent'>;
  format?: Format;
  content?: ConversationMessageContent[];
}

export interface TextBotTextModeConstraints {
  languagePreferences: string[];
  /** How long to wait for the user before sending a `NoInput` event. Only for digital bot flows. */
  noInputTimeoutMilliseconds?: number;
}

export interface TextBotTranscript {
  text: string;
  /** How sure the recognition was. */
  confidence?: number;
}

export interface TextBotTurnReference {
  id: string;
}

export interface TextBotUserInputAlternative {
  transcript: TextBotTranscript;
}

export interface TextBotUserInputEvent {
  mode: OpenEnum<'Text'>;
  /** Readings of what the user said, best first. */
  alternatives: TextBotUserInputAlternative[];
}

export interface TextBotWaitForInputAction {
  modeConstraints: TextBotModeConstraints;
}

/** What a user sent other than plain text. */
export interface TextBotsRichMediaInputEvent {
  inputs?: ConversationMessageContent[];
  messages?: ConversationMessageEvent[];
}
