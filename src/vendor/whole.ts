/** All that the root has, with the client that programs for the vendor's package expect. */
export * from '../entries/whole.js';
export { ApiClient, ApiClient as ApiClientClass } from './client.js';
export type { AuthPopupListener, GivenAuthData, LoginOptions, PreHookConfig, WithCustomHeaders, WithHeaders } from './client.js';
export type { Authentications, GuestView, OAuthView } from './authentications.js';
export type { Configuration, LogConfiguration } from './configuration.js';
export type { ClientSettings, GatewayConfiguration } from './settings.js';
export { AbstractHttpClient, DefaultHttpClient, HttpRequestOptions } from './http-clients.js';
export type { HttpAnswer, HttpPostHook, HttpPreHook } from './http-clients.js';
export type { AuthPopupConfiguration, AuthPopupStatus } from './popup.js';
