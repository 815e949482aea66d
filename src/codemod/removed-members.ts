import { OURS } from '../parsing/packages.js';

const agents = `\`mtls({ cert, key, ca })\` of \`${OURS}/node\` (docs/options.md#certificates-of-the-client)`;
const headers = 'the client option `headers` (docs/options.md#how-calls-are-sent)';
const hooks = 'the client option `hooks: [(request, next) => next(request)]` (docs/options.md#hooks)';
const transport = 'the client option `transport` (docs/options.md#how-calls-are-sent)';
const token = '`setAccessToken(token)`';
const pkce = '`loginPKCEGrant(clientId, redirectUri)`, which does all steps (docs/sign-in.md)';
const noPopup = '`loginPKCEGrant(clientId, redirectUri)`, which leaves the page and comes back (docs/sign-in.md)';
const popupNames = [
  'setAuthPopupConfiguration',
  'updateAuthPopupConfiguration',
  'getAuthPopupConfiguration',
  'onAuthPopupStatus',
  'addAuthPopupStatusListener',
  'removeAuthPopupStatusListener',
  'removeAllAuthPopupStatusListeners',
];

/** Members of the vendor's client, and what to use where this package's client does not have them. */
export const remedies: ReadonlyMap<string, string> = new Map([
  ['callApi', 'a class that extends `PlatformApi` (docs/custom-operations.md)'],
  ['config', 'client options (docs/options.md)'],
  ['authentications', token],
  ['setDefaultHeaders', headers],
  ['getDefaultHeaders', headers],
  ['defaultHeaders', headers],
  ['setGenesysAppHeader', headers],
  ['getGenesysAppHeader', headers],
  ['setGateway', 'the client option `gateway: { url }` (docs/options.md#gateways)'],
  ['setStorageKey', 'the client option `persist: { prefix }` (docs/options.md#signing-in)'],
  [
    'setProxyAgent',
    `the client options \`proxy\` and \`httpsAgent\`, or \`proxyTransport(url)\` of \`${OURS}/node\` (docs/options.md#proxies)`,
  ],
  ['proxyAgent', 'the client options `proxy` and `httpsAgent` (docs/options.md#proxies)'],
  ['proxy', 'the client option `proxy` (docs/options.md#proxies)'],
  ['setMTLSCertificates', agents],
  ['setMTLSContents', agents],
  ['setHttpClient', transport],
  ['getHttpClient', transport],
  ['httpClient', transport],
  ['setPreHook', hooks],
  ['setPostHook', hooks],
  ['clearAccessToken', '`forget()`'],
  ['setAuthData', token],
  ['clearAuthData', '`forget()`'],
  ['generatePKCECodeVerifier', pkce],
  ['computePKCECodeChallenge', pkce],
  ['authorizePKCEGrant', pkce],
  ['setUseLegacyParameterFilter', 'nothing: `false` and 0 are always sent'],
  ['getUseLegacyParameterFilter', 'nothing: `false` and 0 are always sent'],
  ['buildCollectionParam', 'arrays: the client serializes them'],
  ['CollectionFormatEnum', 'arrays: the client serializes them'],
  ['persistSettings', '`setPersistSettings(true)`, or the client option `persist` (docs/options.md#signing-in)'],
  ['settingsPrefix', 'the client option `persist: { prefix }` (docs/options.md#signing-in)'],
  ['superagent', transport],
  ...popupNames.map((name) => [name, noPopup] as const),
]);

/** Names so common that they do not identify the object that they are members of. */
export const commonNames: ReadonlySet<string> = new Set([
  'config',
  'callApi',
  'proxy',
  'authentications',
  'defaultHeaders',
  'httpClient',
  'setHttpClient',
  'getHttpClient',
  'persistSettings',
  'superagent',
  'proxyAgent',
  'setAuthData',
  'clearAuthData',
  'setPreHook',
  'setPostHook',
]);

/** Members of the vendor's configuration, by which `config` of an unknown object is recognized. */
export const configMembers: ReadonlySet<string> = new Set([
  'logger',
  'live_reload_config',
  'refresh_access_token',
  'refresh_token_wait_max',
  'setConfigPath',
  'setGateway',
  'getConfUrl',
  'updateConfigFromFile',
  'mergeWithAuthPopupConfiguration',
]);
export const loggerMembers: ReadonlySet<string> = new Set([
  'log_level',
  'log_format',
  'log_to_console',
  'log_file_path',
  'log_request_body',
  'log_response_body',
  'logLevelEnum',
  'logFormatEnum',
  'logLevels',
  'setLogger',
]);
