import type { OpenEnum } from './open-enum.js';
import type { WebDeploymentStatus } from './shared-enumerations.js';
import type { AddressableEntityRef, DomainEntityRef } from './shared.js';

export interface AuthenticationSettings {
  enabled: boolean;
  /** Integration through which the site's visitors are authenticated. */
  integrationId: string;
}

/** Whether a conversation begins as soon as the messenger opens, before the visitor writes. */
export interface AutoStart {
  enabled?: boolean;
}

export interface CobrowseSettings {
  enabled?: boolean;
  /** Whether agents may ask to operate the visitor's page. */
  allowAgentControl?: boolean;
  /** CSS selectors of elements hidden from the agent. */
  maskSelectors?: string[];
}

export interface ConversationAppSettings {
  showAgentTypingIndicator?: boolean;
  showUserTypingIndicator?: boolean;
  /** @deprecated The platform calls it deprecated. */
  autoStartType?: OpenEnum<'Standard' | 'Automatic'>;
  autoStart?: AutoStart;
  markdown?: Markdown;
}

export interface CustomI18nLabels {
  /** Language code of the labels, e.g. `en-us`. */
  language?: string;
  localizedLabels?: LocalizedLabels[];
}

export interface FileUploadMode {
  /** MIME types that visitors may upload, e.g. `image/png`. */
  fileTypes?: OpenEnum<'image/jpeg' | 'image/gif' | 'image/png'>[];
  /** In kilobytes. */
  maxFileSizeKB?: number;
}

export interface FileUploadSettings {
  modes?: FileUploadMode[];
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

export interface IdleEventTrigger {
  eventName: string;
  /** Seconds without activity after which the event is raised. */
  idleAfterSeconds?: number;
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
}

export interface Knowledge {
  enabled?: boolean;
  knowledgeBase?: AddressableEntityRef;
}

export interface LauncherButtonSettings {
  /** `OnDemand` shows the button only when the page asks for it. */
  visibility?: OpenEnum<'On' | 'Off' | 'OnDemand'>;
}

export interface LocalizedLabels {
  key?: OpenEnum<'MessengerHomeHeaderTitle' | 'MessengerHomeHeaderSubTitle'>;
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
}

export interface MessengerStyles {
  /** Hexadecimal colour, e.g. `#2A60C8`. */
  primaryColor?: string;
}

export interface PositionSettings {
  alignment?: OpenEnum<'Auto' | 'Left' | 'Right'>;
  /** Distance from the side of the page in pixels. */
  sideSpace?: number;
  /** Distance from the bottom of the page in pixels. */
  bottomSpace?: number;
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

export interface SupportCenterCustomMessage {
  defaultValue?: string;
  type?: OpenEnum<'Welcome' | 'Fallback'>;
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
}

export interface SupportCenterModuleSetting {
  type?: OpenEnum<'Search' | 'Categories' | 'FAQ' | 'Contact' | 'Results' | 'Article'>;
  enabled?: boolean;
}

export interface SupportCenterScreen {
  type?: OpenEnum<'Home' | 'Category' | 'SearchResults' | 'Article'>;
  moduleSettings?: SupportCenterModuleSetting[];
}

/** Knowledge articles shown on the site as a page of their own. */
export interface SupportCenterSettings {
  enabled?: boolean;
  knowledgeBase?: AddressableEntityRef;
  customMessages?: SupportCenterCustomMessage[];
  /** How the support centre's own addresses are made: after the `#`, or as browser paths. */
  routerType?: OpenEnum<'Hash' | 'Browser'>;
  screens?: SupportCenterScreen[];
  /** Knowledge categories that are shown. */
  enabledCategories?: AddressableEntityRef[];
  styleSetting?: SupportCenterStyleSetting;
  feedback?: SupportCenterFeedbackSettings;
}

export interface SupportCenterStyleSetting {
  heroStyle?: SupportCenterHeroStyle;
  globalStyle?: SupportCenterGlobalStyle;
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
  flow?: DomainEntityRef;
  status?: WebDeploymentStatus;
  selfUri?: string;
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
  selfUri?: string;
}

export interface WebDeploymentConfigurationVersionEntityListing {
  total?: number;
  entities: WebDeploymentConfigurationVersion[];
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

export interface WebDeploymentEntityListing {
  total?: number;
  entities: WebDeployment[];
  selfUri?: string;
}
