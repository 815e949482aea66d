import type { OpenEnum } from './open-enum.js';
import type { WebDeploymentStatus } from './shared-enumerations.js';
import type { JourneyAction, JourneyCustomer, JourneyCustomerSession, SupportedContentReference } from './shared.js';
import type { IdentityResolutionExternalSource } from './shared-conversations.js';
import type { FlowVersion } from './shared-flows.js';
import type { AddressableEntityRef, WritableStarrableDivision } from './shared-references.js';

/** What the agent may use in a video call. */
export interface AgentVideoSettings {
  allowCamera?: boolean;
  allowScreenShare?: boolean;
  allowMicrophone?: boolean;
  /** What is shown behind the agent; `IMAGE` is the one in `backgroundImage`. */
  background?: OpenEnum<'BLUR' | 'NONE' | 'IMAGE'>;
  backgroundImage?: BackgroundImageSettings;
}

export interface AuthenticationSettings {
  enabled: boolean;
  /** Integration through which the site's visitors are authenticated. */
  integrationId: string;
  /** Whether a visitor who signs in keeps the conversation begun before. */
  allowSessionUpgrade?: boolean;
}

/** Whether a conversation begins as soon as the messenger opens, before the visitor writes. */
export interface AutoStart {
  enabled?: boolean;
}

export interface BackgroundImageSettings {
  url?: string;
}

/** How a bot presents itself in the messenger. */
export interface BotMessengerProfile {
  name?: string;
  avatarUrl?: string;
}

export interface CobrowseSettings {
  enabled?: boolean;
  /** Whether agents may ask to operate the visitor's page. */
  allowAgentControl?: boolean;
  /** CSS selectors of elements hidden from the agent. */
  maskSelectors?: string[];
  /** Whether agents may move the visitor to another page. */
  allowAgentNavigation?: boolean;
  /** Whether agents may draw on the visitor's page. */
  allowDraw?: boolean;
  /** Kinds of conversation in which co-browsing is offered. */
  channels?: string[];
  /** CSS selectors of elements that the agent sees but cannot operate. */
  readonlySelectors?: string[];
  /** Pages that the agent does not get to see. */
  pauseCriteria?: PauseCriteria[];
}

export interface ConversationAppSettings {
  showAgentTypingIndicator?: boolean;
  showUserTypingIndicator?: boolean;
  /** @deprecated The platform calls it deprecated. */
  autoStartType?: OpenEnum<'Standard' | 'Automatic'>;
  autoStart?: AutoStart;
  markdown?: Markdown;
  enabled?: boolean;
  conversationDisconnect?: ConversationDisconnectSettings;
  conversationClear?: ConversationClearSettings;
  /** How bots present themselves. */
  humanize?: Humanize;
  notifications?: NotificationsSettings;
  /** Seconds for which a visitor's conversation is kept. */
  sessionDurationSeconds?: number;
}

export interface ConversationClearSettings {
  /** Whether visitors can clear their conversation. */
  enabled?: boolean;
}

/** What the messenger shows once the agent has left the conversation. */
export interface ConversationDisconnectSettings {
  enabled?: boolean;
  /** `ReadOnly` also keeps the visitor from writing on. */
  type?: OpenEnum<'Send' | 'ReadOnly'>;
}

export interface CustomI18nLabels {
  /** Language code of the labels, e.g. `en-us`. */
  language?: string;
  localizedLabels?: LocalizedLabels[];
}

/** How the visitors of a deployment are matched with external contacts. */
export interface DeploymentIdentityResolutionConfig {
  /** Division whose contacts are looked at. */
  division?: WritableStarrableDivision;
  resolveIdentities: boolean;
  /** System from which the visitors' ids come. */
  externalSource?: IdentityResolutionExternalSource;
  /** When contacts that prove to be the same person are merged without asking. */
  automerge?: IdentityResolutionAutomergeConfig;
  selfUri?: string;
}

/** A deployment in which the configuration can be filled in. */
export interface ExpandableWebDeployment {
  id: string;
  name: string;
  description?: string;
  allowAllDomains?: boolean;
  allowedDomains?: string[];
  supportedContent?: SupportedContentReference;
  /** Code for the site's pages. */
  snippet?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  lastModifiedUser?: AddressableEntityRef;
  /** Flow that takes the incoming messages. */
  flow?: WebDeploymentFlowEntityRef;
  status?: WebDeploymentStatus;
  /** Integrations that send push messages to mobile apps. */
  pushIntegrations?: PushIntegration[];
  configuration: WebDeploymentConfigurationVersionResponse;
  selfUri?: string;
}

export interface ExpandableWebDeploymentEntityListing {
  entities: ExpandableWebDeployment[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  total?: number;
}

export interface FileUploadMode {
  /** MIME types that visitors may upload, e.g. `image/png`. */
  fileTypes?: OpenEnum<'image/jpeg' | 'image/gif' | 'image/png'>[];
  /** In kilobytes. */
  maxFileSizeKB?: number;
}

export interface FileUploadSettings {
  modes?: FileUploadMode[];
  /** Whether visitors can send files. */
  enableAttachments?: boolean;
}

export interface FormsTrackTrigger {
  /** CSS selector of the form. */
  selector: string;
  /** Name under which the form appears in journey events. */
  formName: string;
  /** Whether to record what was typed when the form is left without submitting. */
  captureDataOnFormAbandon: boolean;
  captureDataOnFormSubmit: boolean;
}

/** Whether bots appear with a name and a picture. */
export interface Humanize {
  enabled?: boolean;
  bot?: BotMessengerProfile;
}

export interface Icon {
  url?: string;
}

export interface IdentityResolutionAutomergeConfig {
  /** Merge when a visitor signs in to the messenger. */
  authenticatedWebMessaging?: boolean;
  /** Merge when tracking shows who the visitor is. */
  webTracking?: boolean;
}

export interface IdleEventTrigger {
  eventName: string;
  /** Seconds without activity after which the event is raised. */
  idleAfterSeconds?: number;
}

/** Addresses whose visits are left out of tracking. */
export interface IpFilter {
  ipAddress?: string;
  name?: string;
}

export interface JourneyEventsSettings {
  enabled?: boolean;
  /** Query parameters removed from recorded page addresses, for instance because they are personal. */
  excludedQueryParameters?: string[];
  /** Whether the part after `#` stays in recorded page addresses. */
  shouldKeepUrlFragment?: boolean;
  /** Query parameters whose value is what the visitor searched for on the site. */
  searchQueryParameters?: string[];
  /** When page views are recorded. */
  pageviewConfig?: OpenEnum<'Auto' | 'Once' | 'Off'>;
  clickEvents?: SelectorEventTrigger[];
  formsTrackEvents?: FormsTrackTrigger[];
  idleEvents?: IdleEventTrigger[];
  inViewportEvents?: SelectorEventTrigger[];
  scrollDepthEvents?: ScrollPercentageEventTrigger[];
  /** What is kept of page addresses, and whose visits are not tracked. */
  trackingSettings?: TrackingSettings;
}

export interface Knowledge {
  enabled?: boolean;
  knowledgeBase?: AddressableEntityRef;
}

export interface LauncherButtonSettings {
  /** `OnDemand` shows the button only when the page asks for it. */
  visibility?: OpenEnum<'On' | 'Off' | 'OnDemand'>;
  displayType?: string;
  /** Picture that replaces the usual one. */
  icon?: Icon;
}

export interface LocalizedLabels {
  key?: OpenEnum<
    | 'MessengerHomeHeaderTitle'
    | 'MessengerHomeHeaderSubTitle'
    | 'PushNotificationTitle'
    | 'PushNotificationBody'
    | 'MessengerLauncherButtonText'
  >;
  value?: string;
}

export interface Markdown {
  enabled?: boolean;
}

export interface MessengerApps {
  conversations?: ConversationAppSettings;
  knowledge?: Knowledge;
}

export interface MessengerHomeScreen {
  enabled?: boolean;
  /** Address of the image at the top of the home screen. */
  logoUrl?: string;
}

export interface MessengerSettings {
  enabled?: boolean;
  styles?: MessengerStyles;
  launcherButton?: LauncherButtonSettings;
  fileUpload?: FileUploadSettings;
  apps?: MessengerApps;
  homeScreen?: MessengerHomeScreen;
  /** Whether a conversation continues when the visitor changes to another subdomain. */
  sessionPersistenceType?: OpenEnum<'AcrossSubdomains' | 'DomainOrSubdomainOnly'>;
}

export interface MessengerStyles {
  /** Hexadecimal colour, e.g. `#2A60C8`. */
  primaryColor?: string;
}

/** Notifications about messages that arrive while the messenger is closed. */
export interface NotificationsSettings {
  enabled?: boolean;
  /** Whether they show the message itself. */
  notificationContentType?: OpenEnum<'IncludeMessagesContent' | 'ExcludeMessagesContent'>;
}

/** Pages on which co-browsing pauses, by a part of their address. */
export interface PauseCriteria {
  urlFragment?: string;
  condition?: OpenEnum<'Includes' | 'DoesNotInclude' | 'StartsWith' | 'EndsWith' | 'Equals'>;
}

export interface PositionSettings {
  alignment?: OpenEnum<'Auto' | 'Left' | 'Right'>;
  /** Distance from the side of the page in pixels. */
  sideSpace?: number;
  /** Distance from the bottom of the page in pixels. */
  bottomSpace?: number;
}

export interface PushIntegration {
  id?: string;
  /** `APNS` for Apple's devices, `FCM` for Android. */
  provider?: OpenEnum<'APNS' | 'FCM'>;
}

export interface ScrollPercentageEventTrigger {
  /** How far down the page, in percent, the visitor must scroll. */
  percentage: number;
  eventName: string;
}

export interface SelectorEventTrigger {
  /** CSS selector of the elements watched. */
  selector: string;
  eventName: string;
}

export interface SupportCenterCategory {
  id?: string;
  selfUri?: string;
  image?: SupportCenterImage;
}

export interface SupportCenterCompactCategoryModuleTemplate {
  active?: boolean;
}

export interface SupportCenterCustomMessage {
  defaultValue?: string;
  type?: OpenEnum<'Welcome' | 'Fallback'>;
}

export interface SupportCenterDetailedCategoryModuleSidebar {
  enabled?: boolean;
}

export interface SupportCenterDetailedCategoryModuleTemplate {
  active?: boolean;
  sidebar?: SupportCenterDetailedCategoryModuleSidebar;
}

export interface SupportCenterFeedbackSettings {
  enabled?: boolean;
}

export interface SupportCenterGlobalStyle {
  backgroundColor?: string;
  primaryColor?: string;
  primaryColorDark?: string;
  primaryColorLight?: string;
  textColor?: string;
  /** As in CSS. */
  fontFamily?: string;
}

export interface SupportCenterHeroStyle {
  backgroundColor?: string;
  textColor?: string;
  image?: SupportCenterImage;
}

export interface SupportCenterImage {
  source?: SupportCenterImageSource;
}

export interface SupportCenterImageSource {
  defaultUrl?: string;
}

/** Limits a support centre to articles with certain labels. */
export interface SupportCenterLabelFilter {
  labels?: AddressableEntityRef[];
}

export interface SupportCenterModuleSetting {
  type?: OpenEnum<'Search' | 'Categories' | 'FAQ' | 'Contact' | 'Results' | 'Article' | 'TopViewedArticles'>;
  enabled?: boolean;
  compactCategoryModuleTemplate?: SupportCenterCompactCategoryModuleTemplate;
  detailedCategoryModuleTemplate?: SupportCenterDetailedCategoryModuleTemplate;
}

export interface SupportCenterScreen {
  type?: OpenEnum<'Home' | 'Category' | 'SearchResults' | 'Article'>;
  moduleSettings?: SupportCenterModuleSetting[];
}

/** Knowledge articles shown on the site as a separate page. */
export interface SupportCenterSettings {
  enabled?: boolean;
  knowledgeBase?: AddressableEntityRef;
  customMessages?: SupportCenterCustomMessage[];
  /** How the support centre's own addresses are made: after the `#`, or as browser paths. */
  routerType?: OpenEnum<'Hash' | 'Browser'>;
  screens?: SupportCenterScreen[];
  /** Knowledge categories that are shown. */
  enabledCategories?: SupportCenterCategory[];
  styleSetting?: SupportCenterStyleSetting;
  feedback?: SupportCenterFeedbackSettings;
  /** Limits the support centre to articles with certain labels. */
  labelFilter?: SupportCenterLabelFilter;
}

export interface SupportCenterStyleSetting {
  heroStyle?: SupportCenterHeroStyle;
  globalStyle?: SupportCenterGlobalStyle;
}

/** What is kept of page addresses when visits are tracked, and whose visits are not. */
export interface TrackingSettings {
  /** Query parameters removed from recorded addresses. */
  excludedQueryParameters?: string[];
  /** Whether the part after `#` stays in recorded addresses. */
  shouldKeepUrlFragment?: boolean;
  /** Query parameters whose value is what the visitor searched for on the site. */
  searchQueryParameters?: string[];
  ipFilters?: IpFilter[];
}

/** What the visitor may use in a video call. */
export interface UserVideoSettings {
  allowCamera?: boolean;
  allowScreenShare?: boolean;
  allowMicrophone?: boolean;
}

export interface VideoSettings {
  enabled?: boolean;
  /** Kinds of conversation that can be extended by video. */
  channels?: OpenEnum<'Webmessaging' | 'Voice'>[];
  agent?: AgentVideoSettings;
  user?: UserVideoSettings;
}

export interface WebDeployment {
  id?: string;
  name: string;
  description?: string;
  configuration: WebDeploymentConfigurationVersionEntityRef;
  allowAllDomains?: boolean;
  /** Domains that may use the deployment where `allowAllDomains` is not set. */
  allowedDomains?: string[];
  /** Script to place on the pages of the site. */
  snippet?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  lastModifiedUser?: AddressableEntityRef;
  /** Inbound message flow that receives the conversations. */
  flow?: WebDeploymentFlowEntityRef;
  status?: WebDeploymentStatus;
  /** Which kinds of message content visitors can exchange. */
  supportedContent?: SupportedContentReference;
  /** Integrations that send push messages to mobile apps. */
  pushIntegrations?: PushIntegration[];
  selfUri?: string;
}

/** A deployment together with the configuration version that it runs. */
export interface WebDeploymentActiveConfigurationOnDeployment {
  configurationVersion?: WebDeploymentConfigurationVersion;
  deployment?: WebDeployment;
}

/** One version of a configuration, or its draft. */
export interface WebDeploymentConfigurationVersion {
  id?: string;
  name: string;
  version?: string;
  description?: string;
  /** Language codes offered to visitors. */
  languages?: string[];
  defaultLanguage?: string;
  customI18nLabels?: CustomI18nLabels[];
  messenger?: MessengerSettings;
  position?: PositionSettings;
  supportCenter?: SupportCenterSettings;
  cobrowse?: CobrowseSettings;
  journeyEvents?: JourneyEventsSettings;
  authenticationSettings?: AuthenticationSettings;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  datePublished?: string;
  lastModifiedUser?: AddressableEntityRef;
  createdUser?: AddressableEntityRef;
  publishedUser?: AddressableEntityRef;
  status?: WebDeploymentStatus;
  /** Whether the site brings its own user interface. */
  headlessMode?: WebDeploymentHeadlessMode;
  video?: VideoSettings;
  selfUri?: string;
}

export interface WebDeploymentConfigurationVersionEntityListing {
  total?: number;
  entities: WebDeploymentConfigurationVersion[];
  nextUri?: string;
  previousUri?: string;
  selfUri?: string;
}

export interface WebDeploymentConfigurationVersionEntityRef {
  /** Id of the configuration, not of the version. */
  id: string;
  name?: string;
  selfUri?: string;
  /** The version deployed. */
  version: string;
}

/** One version of a configuration, in full. */
export type WebDeploymentConfigurationVersionResponse = WebDeploymentConfigurationVersion;

export interface WebDeploymentEntityListing {
  total?: number;
  entities: WebDeployment[];
  selfUri?: string;
}

export interface WebDeploymentFlowEntityRef {
  id: string;
  name?: string;
  selfUri?: string;
  flowDescription?: string;
  publishVersion?: FlowVersion;
}

export interface WebDeploymentHeadlessMode {
  /** True leaves out the messenger's user interface; the site then works with the commands alone. */
  enabled?: boolean;
}

export interface WebDeploymentsAuthorizationResponse {
  refreshToken?: string;
  /** Token for the messenger. */
  jwt?: string;
}

/** The visit during which the visitor signed in. */
export interface WebDeploymentsJourneyContext {
  journeyAction?: JourneyAction;
  customer?: JourneyCustomer;
  customerSession?: JourneyCustomerSession;
}

/** A visitor's sign-in at the site's provider, to be exchanged for a messenger token. */
export interface WebDeploymentsOAuthExchangeRequest {
  deploymentId: string;
  journeyContext?: WebDeploymentsJourneyContext;
  oauth?: WebDeploymentsOAuthRequestParameters;
}

export interface WebDeploymentsOAuthRequestParameters {
  /** Authorisation code from the provider. */
  code?: string;
  /** Token from the provider where it answers with one instead of a code. */
  idToken?: string;
  redirectUri: string;
  /** The value sent with the sign-in, against replays. */
  nonce?: string;
  maxAge?: number;
  /** Secret that proves who asked for the code (PKCE). */
  codeVerifier?: string;
  /** Issuer that the provider named in its answer. */
  iss?: string;
}

export interface WebDeploymentsRefreshJWTRequest {
  refreshToken: string;
  deploymentId: string;
}
