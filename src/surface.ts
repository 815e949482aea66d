/** What the two entries share: everything but the client, which brings its HTTP library along. */
export type { GuestToken } from './auth/guest-token.js';
export type { AuthData, AuthListener, PersistOptions, SessionOptions } from './auth/session.js';
export type { ClientOptions } from './auth/sign-in-client.js';
export type { RedirectOptions } from './auth/sign-in.js';
export { ApiPromise } from './core/api-promise.js';
export type { ApiResponse } from './core/api-promise.js';
export {
  AbortError,
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConfigurationError,
  ConflictError,
  ContactCentreError,
  InvalidParameterError,
  MissingParameterError,
  NetworkError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ResponseParseError,
  ResponseTooLargeError,
  ServerError,
  SignInError,
  TimeoutError,
  TransportError,
} from './core/errors.js';
export type { ApiErrorFields, ResponseHeaders, SignInErrorCode } from './core/errors.js';
export type { LogEntry, LogFormat, LogLevel, LogSink, Logger, LoggerOptions } from './core/logger.js';
export type {
  AuthKind,
  CallSender,
  HttpMethod,
  OperationCall,
  OperationDetails,
  RequestOptions,
  Route,
} from './core/operation.js';
export type { PlatformClientOptions } from './core/platform-client.js';
export type { CollectionFormat } from './core/query.js';
export { regions } from './core/regions.js';
export type { Region } from './core/regions.js';
export type { RetryOptions } from './core/retry.js';
export type { Runtime, StorageLike } from './core/runtime.js';
export type { Transport, TransportRequest, TransportResponse } from './core/transport.js';
export { PlatformApi } from './apis/platform-api.js';
export { AlertingApi } from './apis/alerting.js';
export { AnalyticsApi } from './apis/analytics.js';
export { ArchitectApi } from './apis/architect.js';
export { AuditApi } from './apis/audit.js';
export { AuthorizationApi } from './apis/authorization.js';
export { BillingApi } from './apis/billing.js';
export { ChatApi } from './apis/chat.js';
export { CoachingApi } from './apis/coaching.js';
export { ContentManagementApi } from './apis/content-management.js';
export { ConversationsApi } from './apis/conversations.js';
export { DataExtensionsApi } from './apis/data-extensions.js';
export { ExternalContactsApi } from './apis/external-contacts.js';
export { FaxApi } from './apis/fax.js';
export { FlowsApi } from './apis/flows.js';
export { GamificationApi } from './apis/gamification.js';
export { GeneralDataProtectionRegulationApi } from './apis/general-data-protection-regulation.js';
export { GeolocationApi } from './apis/geolocation.js';
export { GreetingsApi } from './apis/greetings.js';
export { GroupsApi } from './apis/groups.js';
export { IdentityProviderApi } from './apis/identity-provider.js';
export { IntegrationsApi } from './apis/integrations.js';
export { JourneyApi } from './apis/journey.js';
export { KnowledgeApi } from './apis/knowledge.js';
export { LanguageUnderstandingApi } from './apis/language-understanding.js';
export { LanguagesApi } from './apis/languages.js';
export { LearningApi } from './apis/learning.js';
export { LicenseApi } from './apis/license.js';
export { LocationsApi } from './apis/locations.js';
export { MessagingApi } from './apis/messaging.js';
export { MobileDevicesApi } from './apis/mobile-devices.js';
export { NotificationsApi } from './apis/notifications.js';
export { OAuthApi } from './apis/oauth.js';
export { ObjectsApi } from './apis/objects.js';
export { OrganizationApi } from './apis/organization.js';
export { OrganizationAuthorizationApi } from './apis/organization-authorization.js';
export { OutboundApi } from './apis/outbound.js';
export { PresenceApi } from './apis/presence.js';
export { QualityApi } from './apis/quality.js';
export { RecordingApi } from './apis/recording.js';
export { ResponseManagementApi } from './apis/response-management.js';
export { RoutingApi } from './apis/routing.js';
export { SCIMApi } from './apis/scim.js';
export { ScriptsApi } from './apis/scripts.js';
export { SearchApi } from './apis/search.js';
export { SpeechTextAnalyticsApi } from './apis/speech-text-analytics.js';
export { StationsApi } from './apis/stations.js';
export { SuggestApi } from './apis/suggest.js';
export { TeamsApi } from './apis/teams.js';
export { TelephonyApi } from './apis/telephony.js';
export { TelephonyProvidersEdgeApi } from './apis/telephony-providers-edge.js';
export { TextbotsApi } from './apis/textbots.js';
export { TokensApi } from './apis/tokens.js';
export { UploadsApi } from './apis/uploads.js';
export { UsageApi } from './apis/usage.js';
export { UserRecordingsApi } from './apis/user-recordings.js';
export { UsersApi } from './apis/users.js';
export { UtilitiesApi } from './apis/utilities.js';
export { VoicemailApi } from './apis/voicemail.js';
export { WebChatApi } from './apis/web-chat.js';
export { WebDeploymentsApi } from './apis/web-deployments.js';
export { WebMessagingApi } from './apis/web-messaging.js';
export { WidgetsApi } from './apis/widgets.js';
export { WorkforceManagementApi } from './apis/workforce-management.js';
export type * from './apis/alerting.js';
export type * from './apis/analytics.js';
export type * from './apis/architect.js';
export type * from './apis/audit.js';
export type * from './apis/authorization.js';
export type * from './apis/billing.js';
export type * from './apis/chat.js';
export type * from './apis/coaching.js';
export type * from './apis/content-management.js';
export type * from './apis/conversations.js';
export type * from './apis/data-extensions.js';
export type * from './apis/external-contacts.js';
export type * from './apis/fax.js';
export type * from './apis/flows.js';
export type * from './apis/gamification.js';
export type * from './apis/general-data-protection-regulation.js';
export type * from './apis/geolocation.js';
export type * from './apis/greetings.js';
export type * from './apis/groups.js';
export type * from './apis/identity-provider.js';
export type * from './apis/integrations.js';
export type * from './apis/journey.js';
export type * from './apis/knowledge.js';
export type * from './apis/language-understanding.js';
export type * from './apis/languages.js';
export type * from './apis/learning.js';
export type * from './apis/license.js';
export type * from './apis/locations.js';
export type * from './apis/messaging.js';
export type * from './apis/mobile-devices.js';
export type * from './apis/notifications.js';
export type * from './apis/oauth.js';
export type * from './apis/objects.js';
export type * from './apis/organization.js';
export type * from './apis/organization-authorization.js';
export type * from './apis/outbound.js';
export type * from './apis/presence.js';
export type * from './apis/quality.js';
export type * from './apis/recording.js';
export type * from './apis/response-management.js';
export type * from './apis/routing.js';
export type * from './apis/scim.js';
export type * from './apis/scripts.js';
export type * from './apis/search.js';
export type * from './apis/speech-text-analytics.js';
export type * from './apis/stations.js';
export type * from './apis/suggest.js';
export type * from './apis/teams.js';
export type * from './apis/telephony.js';
export type * from './apis/telephony-providers-edge.js';
export type * from './apis/textbots.js';
export type * from './apis/tokens.js';
export type * from './apis/uploads.js';
export type * from './apis/usage.js';
export type * from './apis/user-recordings.js';
export type * from './apis/users.js';
export type * from './apis/utilities.js';
export type * from './apis/voicemail.js';
export type * from './apis/web-chat.js';
export type * from './apis/web-deployments.js';
export type * from './apis/web-messaging.js';
export type * from './apis/widgets.js';
export type * from './apis/workforce-management.js';
export type * from './models/index.js';
