/** What the two entries share: everything but the client, which brings its HTTP library along. */
export type { GuestToken } from './auth/guest-token.js';
export type { AuthData, PersistOptions, SessionOptions } from './auth/session.js';
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
export * from './apis/alerting.js';
export * from './apis/analytics.js';
export * from './apis/architect.js';
export * from './apis/audit.js';
export * from './apis/authorization.js';
export * from './apis/billing.js';
export * from './apis/chat.js';
export * from './apis/coaching.js';
export * from './apis/content-management.js';
export * from './apis/conversations.js';
export * from './apis/data-extensions.js';
export * from './apis/external-contacts.js';
export * from './apis/fax.js';
export * from './apis/flows.js';
export * from './apis/gamification.js';
export * from './apis/general-data-protection-regulation.js';
export * from './apis/geolocation.js';
export * from './apis/greetings.js';
export * from './apis/groups.js';
export * from './apis/identity-provider.js';
export * from './apis/integrations.js';
export * from './apis/journey.js';
export * from './apis/knowledge.js';
export * from './apis/language-understanding.js';
export * from './apis/languages.js';
export * from './apis/learning.js';
export * from './apis/license.js';
export * from './apis/locations.js';
export * from './apis/messaging.js';
export * from './apis/mobile-devices.js';
export * from './apis/notifications.js';
export * from './apis/oauth.js';
export * from './apis/objects.js';
export * from './apis/organization.js';
export * from './apis/organization-authorization.js';
export * from './apis/outbound.js';
export * from './apis/presence.js';
export * from './apis/quality.js';
export * from './apis/recording.js';
export * from './apis/response-management.js';
export * from './apis/routing.js';
export * from './apis/scim.js';
export * from './apis/scripts.js';
export * from './apis/search.js';
export * from './apis/speech-text-analytics.js';
export * from './apis/stations.js';
export * from './apis/suggest.js';
export * from './apis/teams.js';
export * from './apis/telephony.js';
export * from './apis/telephony-providers-edge.js';
export * from './apis/textbots.js';
export * from './apis/tokens.js';
export * from './apis/uploads.js';
export * from './apis/usage.js';
export * from './apis/user-recordings.js';
export * from './apis/users.js';
export * from './apis/utilities.js';
export * from './apis/voicemail.js';
export * from './apis/web-chat.js';
export * from './apis/web-deployments.js';
export * from './apis/web-messaging.js';
export * from './apis/widgets.js';
export * from './apis/workforce-management.js';
export type * from './models/index.js';
