/** Everything that the root exports, with the client that programs for the vendor's package expect. */
export * from '../entries/root.js';
export { ApiClient } from './default-client.js';
export { ApiClient as ApiClientClass } from './client.js';
export type { AuthData, GivenAuthData } from './auth-data.js';
export type { WithCustomHeaders, WithHeaders } from './custom-headers.js';
export type { PostHookResponse, PreHookConfig } from './connection-client.js';
export type {
  AuthPopupListener,
  LoginOptions,
  LoginOptions as LoginImplicitGrantOptions,
  LoginOptions as LoginPKCEGrantOptions,
} from './popup-client.js';
export type { Authentications, GuestView, OAuthView } from './authentications.js';
export type { Configuration } from './configuration.js';
export type { LogConfiguration, VendorEnum } from './log-configuration.js';
export type { ClientSettings, GatewayConfiguration } from './settings.js';
export { AbstractHttpClient, DefaultHttpClient, HttpRequestOptions } from './http-clients.js';
export type { HttpAnswer, HttpPostHook, HttpPreHook } from './http-clients.js';
export type { AuthPopupConfiguration, AuthPopupStatus } from './popup.js';
