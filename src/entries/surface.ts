/** Code of all clients that is loaded initially: errors, types, and the base class of the API classes. */
export type { GuestToken } from '../auth/guest-token.js';
export type { TokenProvider } from '../auth/token-provider.js';
export type { AuthData, AuthListener, PersistOptions, SessionOptions, SignedIn } from '../auth/session.js';
export type { ClientOptions } from '../auth/client-options.js';
export type { RedirectOptions } from '../auth/sign-in.js';
export { ApiPromise } from '../core/call/api-promise.js';
export type { ApiResponse } from '../core/call/api-promise.js';
export {
  AbortError,
  ConfigurationError,
  ContactCentreError,
  InvalidParameterError,
  LoadError,
  MissingParameterError,
  NetworkError,
  SignInError,
  TimeoutError,
  TransportError,
} from '../core/errors/errors.js';
export type { ResponseHeaders, SignInErrorCode } from '../core/errors/errors.js';
export { byIds } from '../core/paging/by-ids.js';
export type { Found } from '../core/paging/by-ids.js';
export type { GatewayOptions } from '../core/client/gateway.js';
export type { Hook, HookNext, HookRequest } from '../core/exchange/hooks.js';
export type { Limiter, Wait } from '../core/client/limiter.js';
export type { PagedItems, ItemsOptions, ItemsProgress, Listed } from '../core/call/items.js';
export type { LogEntry, LogFormat, LogLevel, LogSink } from '../core/logging/log.js';
export type { Logger, LoggerOptions } from '../core/logging/logger.js';
export type {
  AuthKind,
  CallSender,
  HeadersGiven,
  HttpMethod,
  OperationCall,
  OperationDetails,
  Priority,
  RequestOptions,
  Route,
} from '../core/call/operation.js';
export type { PlatformClientOptions } from '../core/client/platform-client.js';
export type { CollectionFormat } from '../core/call/query.js';
export { regions } from '../core/client/regions.js';
export type { Environment, Region } from '../core/client/regions.js';
export type { RetryOptions } from '../core/arguments/retry.js';
export type { Runtime, StorageLike } from '../core/values/runtime.js';
export type { Transport, TransportRequest, TransportResponse } from '../core/transport/transport.js';
export { PlatformApi } from '../apis/platform-api.js';
