import { throwIfAborted } from '../core/aborts.js';
import { randomText, sha256 } from '../auth/pkce.js';
import type { SignedIn } from '../auth/session.js';
import type { RedirectOptions } from '../auth/sign-in.js';
import type { ApiClientOptions } from '../entries/client.js';
import { ApiClient as RootClient, axiosTransport } from '../entries/client.js';
import type { ApiPromise } from '../core/api-promise.js';
import { checkedHeaders } from '../core/checked-options.js';
import { defaultClient } from '../core/default-client.js';
import type { SignInError } from '../core/errors.js';
import { ConfigurationError, InvalidParameterError, MissingParameterError } from '../core/errors.js';
import type { GatewayOptions } from '../core/gateway.js';
import type { Hook } from '../core/hooks.js';
import { isObject } from '../core/is-object.js';
import { loaded } from '../core/loaded.js';
import type { HeadersGiven, OperationCall, RequestOptions, Route } from '../core/operation.js';
import { demand, isRecord, isText, ownFields } from '../core/records.js';
import { gatewayEndpoints } from '../core/platform-client.js';
import { harmless } from '../core/report.js';
import type { Transport } from '../core/transport.js';
import type { Authentications } from './authentications.js';
import { GuestView, OAuthView } from './authentications.js';
import type { HttpAnswer } from './http-clients.js';
import { AbstractHttpClient, answered, dataOf, DefaultHttpClient, transportOf } from './http-clients.js';
import { Configuration } from './configuration.js';
import type { AuthPopupConfiguration, AuthPopupStatus } from './popup.js';
import type { GatewayConfiguration } from './settings.js';
import { mergedPopup, popupDefaults, popupPage } from './popup.js';
import { builtin, serverOnly } from './server-only.js';

/** What {@link ApiClient.setAuthData} takes over. */
export interface GivenAuthData {
  accessToken?: string | undefined;
  refreshToken?: string | undefined;
  state?: string | undefined;
  /** ms since the epoch */
  tokenExpiryTime?: number | undefined;
}

/** Options of a login that may open a popup. */
export interface LoginOptions extends RedirectOptions {
  authPopupConfiguration?: AuthPopupConfiguration;
}

/** Told of what becomes of a popup's sign-in. */
export type AuthPopupListener = (status: AuthPopupStatus, message: string) => void;

/** What a pre hook is given: of secrets in it there is `[redacted]`. */
export interface PreHookConfig {
  url: string;
  method: string;
  headers: Record<string, string>;
}

/** Headers of one call, beside its options. */
export interface WithHeaders {
  customHeaders?: HeadersGiven;
}

/**
 * An API class whose methods take `customHeaders` among their options, to the compiler too; to the client they do anyway:
 * `const users: WithCustomHeaders<UsersApi> = new UsersApi()`.
 */
export type WithCustomHeaders<Api> = {
  [Method in keyof Api]: Api[Method] extends (...values: infer Values extends unknown[]) => infer Answer
    ? (...values: { [At in keyof Values]: Headed<Values[At]> }) => Answer
    : Api[Method];
};

/** Of optional arguments, which are how a call is sent or what it may be told: those are objects. */
type Headed<Value> = undefined extends Value ? (NonNullable<Value> extends object ? Value & WithHeaders : Value) : Value;

/** A request whose way can be changed while the client is in use. */
interface Way {
  transport: Transport;
}

/** The client with the methods that programs know which were written for the vendor's package. */
export class ApiClient extends RootClient {
  static #instance: ApiClient | undefined;
  readonly #way: Way;
  readonly #options: ApiClientOptions;
  #httpClient: AbstractHttpClient | undefined;
  #agent: unknown;
  #pre: ((config: PreHookConfig) => unknown) | undefined;
  #post: ((response: HttpAnswer) => unknown) | undefined;
  #prefix: string | undefined;
  #persists = false;
  #popup = popupDefaults;
  readonly #popupListeners = new Set<AuthPopupListener>();
  /** The client's settings by the vendor's names. */
  readonly config = new Configuration(this);
  /** Told of what becomes of a popup's sign-in, beside those that {@link addAuthPopupStatusListener} adds. */
  onAuthPopupStatus: AuthPopupListener | null = null;

  constructor(given: ApiClientOptions = {}) {
    const options: ApiClientOptions = isRecord(given) ? ownFields(given) : given;
    const way: Way = { transport: options.transport ?? axiosTransport(options) };
    const send: Transport = (request) => way.transport(request);
    super(
      !isRecord(given) ? given : { ...options, transport: Object.assign(send, { close: async () => way.transport.close?.() }) },
    );
    this.#way = way;
    this.#options = options;
  }

  /** The default client, which API classes use that are given none. Made on first use. */
  static override get instance(): ApiClient {
    ApiClient.#instance ??= new ApiClient();
    defaultClient.current ??= ApiClient.#instance;
    return ApiClient.#instance;
  }

  /** What every call carries, in the place of what it carried before. */
  setDefaultHeaders(headers: Record<string, string>): void {
    if (!isObject(headers)) throw new ConfigurationError('default headers must be a map');
    this.headers = checkedHeaders(headers, 'setDefaultHeaders');
  }

  /** What every call carries, by lower-case name. */
  getDefaultHeaders(): Record<string, string> {
    return { ...this.headers };
  }

  /** Tells the platform which application calls. */
  setGenesysAppHeader(value: string): void {
    if (typeof value !== 'string' || value === '') throw new ConfigurationError('headerValue must be a non empty string');
    this.headers = { ...this.headers, ...checkedHeaders({ 'genesys-app': value }, 'setGenesysAppHeader') };
  }

  /** The application that was told, or `null`. */
  getGenesysAppHeader(): string | null {
    return this.headers['genesys-app'] ?? null;
  }

  /** Leads calls and sign-ins through a gateway. Tokens belong to the hosts that issued them: as with another environment, the client is signed out. */
  setGateway(gateway: GatewayConfiguration): void {
    demand(isRecord(gateway) && isText(ownFields(gateway)['host']) && gateway.host !== '', 'gateway', 'an object with a host');
    const own = ownFields(gateway) as unknown as GatewayConfiguration;
    const { host, protocol = 'https', port, path_params_api: apiPath = '', path_params_login: loginPath = '' } = own;
    const url = `${protocol}://${host}${port === undefined || Number(port) < 0 ? '' : `:${port}`}`;
    this.goThrough({ url, apiPath: apiPath.replace(/^\/+/, ''), loginPath: loginPath.replace(/^\/+/, '') });
  }

  /** @internal */
  goThrough(gateway: GatewayOptions): void {
    const { apiUrl, loginUrl } = gatewayEndpoints(gateway);
    if (apiUrl === this.apiUrl && loginUrl === this.loginUrl) return;
    this.authorizer.move(() => {
      this.endpoints = { apiUrl, loginUrl, headers: undefined };
    });
  }

  override setPersistSettings(...[persist, prefix, storage]: Parameters<RootClient['setPersistSettings']>): void {
    this.#persists = persist;
    this.#prefix = prefix ?? this.#prefix;
    super.setPersistSettings(persist, this.#prefix, storage);
  }

  /** Names the beginning of the keys that a sign-in is kept under, where `setPersistSettings` keeps it. Nothing is kept by this alone. */
  setStorageKey(storageKey: string): void {
    this.#prefix = storageKey;
    if (this.#persists) this.setPersistSettings(true);
  }

  /** Forgets the sign-in, also what is kept of it. */
  clearAccessToken(): void {
    this.forget();
  }

  /** Takes over a sign-in that was got elsewhere. Without a token it is forgotten. */
  setAuthData(given: GivenAuthData): void {
    const { accessToken, refreshToken, state, tokenExpiryTime }: GivenAuthData = ownFields(given);
    if (accessToken === undefined) {
      this.forget();
      return;
    }
    this.setAccessToken(accessToken);
    const expiresIn = tokenExpiryTime === undefined ? undefined : (tokenExpiryTime - Date.now()) / 1000;
    this.authorizer.store({ accessToken, refreshToken, expiresIn }, state === undefined ? {} : { state });
  }

  /** Forgets the sign-in, also what is kept of it. */
  clearAuthData(): void {
    this.forget();
  }

  /** What calls are made with, by the vendor's names. Tokens can be read and set, but no console or JSON shows them. */
  get authentications(): Authentications {
    return { 'PureCloud OAuth': new OAuthView(this), 'Guest Chat JWT': new GuestView(this) };
  }

  /** Sends everything by an agent of Node's, such as a proxy's. */
  setProxyAgent(agent: unknown): void {
    serverOnly('setProxyAgent', CONNECTIONS);
    this.#agent = agent;
    if (this.#httpClient) this.#httpClient.setHttpsAgent(agent);
    else this.#way.transport = axiosTransport({ ...this.#options, httpsAgent: agent });
  }

  /** Shows a client certificate, out of files that are read now. */
  setMTLSCertificates(certPath?: string, keyPath?: string, caPath?: string): void {
    serverOnly('setMTLSCertificates', CONNECTIONS);
    const files = builtin('node:fs', 'setMTLSCertificates') as { readFileSync(path: string, encoding: 'utf8'): string };
    const read = (path: string | undefined) => (path ? files.readFileSync(path, 'utf8') : undefined);
    this.setMTLSContents(read(certPath), read(keyPath), read(caPath));
  }

  /** Shows a client certificate. */
  setMTLSContents(cert?: string, key?: string, ca?: string): void {
    serverOnly('setMTLSContents', CONNECTIONS);
    const { Agent } = builtin('node:https', 'setMTLSContents') as { Agent: new (options: object) => unknown };
    const given = Object.entries({ cert, key, ca }).filter(([, value]) => value !== undefined);
    this.setProxyAgent(new Agent({ keepAlive: true, ...Object.fromEntries(given), rejectUnauthorized: true }));
  }

  /** Called before every request: headers that it adds to what it is given, or returns, are sent. It sees no token. */
  setPreHook(preHook: (config: PreHookConfig) => unknown): void {
    this.#pre = preHook;
    this.#hook();
  }

  /** Called after every request that went well: an answer that it returns stands in the place of the one it was given. It sees no token. */
  setPostHook(postHook: (response: HttpAnswer) => unknown): void {
    this.#post = postHook;
    this.#hook();
  }

  #hook(): void {
    const hook: Hook = async (request, next) => {
      const config: PreHookConfig = { url: request.url, method: request.method, headers: { ...request.headers } };
      const changed = ((await this.#pre?.(config)) ?? config) as PreHookConfig;
      const response = await next({ ...request, url: changed.url, method: changed.method, headers: changed.headers });
      if (!this.#post || response.status >= 300) return response;
      const { status, statusText, headers, body } = response;
      const given = { status, statusText, headers, data: dataOf({ headers, body }) };
      const returned = (await this.#post(given)) as HttpAnswer | undefined;
      return returned === undefined || (returned === given && typeof given.data !== 'object') ? response : answered(returned);
    };
    this.exchangeContext.hooks = [...(this.#options.hooks ?? []), hook];
  }

  /** Sends everything by an HTTP client of one's own. It sees tokens. */
  setHttpClient(httpClient: AbstractHttpClient): void {
    if (!(httpClient instanceof AbstractHttpClient))
      throw new ConfigurationError('httpClient must be an instance of AbstractHttpClient');
    this.#httpClient = httpClient;
    this.#way.transport = transportOf(httpClient);
  }

  /** The HTTP client that everything is sent by. Where {@link setHttpClient} was given none, one is made that sends as before. */
  getHttpClient(): AbstractHttpClient {
    const client = this.#httpClient ?? new DefaultHttpClient(this.timeout, this.#agent, this.#way.transport);
    if (client !== this.#httpClient) this.setHttpClient(client);
    return client;
  }

  /** A verifier for PKCE. @param length - 43 to 128 (RFC 7636, 4.1). */
  generatePKCECodeVerifier(length: number): string {
    return randomText(checkedLength(length));
  }

  /** What goes over the login page in a verifier's place: BASE64URL(SHA256(verifier)), RFC 7636, 4.2. */
  async computePKCECodeChallenge(verifier: string): Promise<string> {
    checkedLength(verifier.length);
    return await sha256(verifier);
  }

  /** Turns an authorization code into a token, with the verifier that it was asked for with. */
  async authorizePKCEGrant(clientId: string, codeVerifier: string, authCode: string, redirectUri: string): Promise<SignedIn> {
    const operation = 'authorizePKCEGrant';
    for (const [name, value] of Object.entries({ clientId, codeVerifier, authCode, redirectUri }))
      if (!value) throw new MissingParameterError(name, operation);
    return await this.authorizer.begin(JSON.stringify([operation, clientId, authCode]), async (signal) => {
      const { requestToken } = await loaded(import('../auth/token-endpoint.js'));
      const form = Object.entries({
        grant_type: 'authorization_code',
        ...{ code: authCode, redirect_uri: redirectUri, client_id: clientId, code_verifier: codeVerifier },
      });
      const answer = await requestToken(this.tokenEndpoint(), { operation, form, signal });
      throwIfAborted(signal);
      this.authorizer.beginFor(clientId);
      return this.authorizer.store(answer);
    });
  }

  override async loginImplicitGrant(clientId: string, redirectUri: string, opts?: LoginOptions | null): Promise<SignedIn> {
    return await this.#loginByPopup('loginImplicitGrant', clientId, redirectUri, opts);
  }

  /**
   * As the root's, or in a popup.
   *
   * @param codeVerifier - The verifier to use, of 43 to 128 unreserved characters (RFC 7636, 4.1). Where nothing is said the client makes one; either is kept in
   * the tab until the answer has come.
   */
  override async loginPKCEGrant(
    clientId: string,
    redirectUri: string,
    opts?: LoginOptions | null,
    codeVerifier?: string | null,
  ): Promise<SignedIn> {
    const verifier = codeVerifier ?? undefined;
    if (verifier !== undefined && !(typeof verifier === 'string' && /^[\w.~-]{43,128}$/.test(verifier)))
      throw new InvalidParameterError(
        'codeVerifier',
        'loginPKCEGrant',
        'it must be 43 to 128 letters, digits, "-", ".", "_" or "~"',
      );
    return await this.#loginByPopup('loginPKCEGrant', clientId, redirectUri, opts, verifier);
  }

  async #loginByPopup(
    operation: 'loginImplicitGrant' | 'loginPKCEGrant',
    clientId: string,
    redirectUri: string,
    opts?: LoginOptions | null,
    verifier?: string,
  ): Promise<SignedIn> {
    const { authPopupConfiguration, ...options }: LoginOptions = ownFields(opts);
    const settings = mergedPopup(this.#popup, authPopupConfiguration);
    const request = { clientId, redirectUri, options, verifier };
    if (!settings.usePopup) return await this.loginByRedirect(operation, request);
    const popup = popupPage(settings, redirectUri);
    this.#tellPopup('INIT', 'The sign-in begins');
    try {
      const signedIn = await this.loginByRedirect(operation, request, popup);
      this.#tellPopup('AUTHENTICATED', 'Signed in');
      return signedIn;
    } catch (error) {
      const { code, message } = error as SignInError;
      popup.abandon();
      this.#tellPopup(popup.ended() ?? (code === 'ERR_SIGN_IN_SUPERSEDED' ? 'ABORTED' : 'AUTH_ERROR'), message);
      throw error;
    }
  }

  #tellPopup(status: AuthPopupStatus, message: string): void {
    for (const listener of [this.onAuthPopupStatus, ...this.#popupListeners]) {
      if (listener) harmless('A listener to a popup', listener)(status, message);
    }
  }

  /** How sign-ins open a popup. */
  getAuthPopupConfiguration(): Required<AuthPopupConfiguration> {
    return { ...this.#popup };
  }

  /** Says how sign-ins open a popup; what is not said is as it is by default. */
  setAuthPopupConfiguration(settings: AuthPopupConfiguration): void {
    this.#popup = mergedPopup(popupDefaults, settings);
  }

  /** Changes how sign-ins open a popup. */
  updateAuthPopupConfiguration(settings: AuthPopupConfiguration): void {
    this.#popup = mergedPopup(this.#popup, settings);
  }

  addAuthPopupStatusListener(listener: AuthPopupListener): void {
    this.#popupListeners.add(listener);
  }

  removeAuthPopupStatusListener(listener: AuthPopupListener): void {
    this.#popupListeners.delete(listener);
  }

  removeAllAuthPopupStatusListeners(): void {
    this.#popupListeners.clear();
  }

  /** `customHeaders` are headers of that call alone. Where a method has no options, they come in the place of how it is sent. */
  override send<T>(call: OperationCall): ApiPromise<T> {
    const { customHeaders, ...optional }: WithHeaders = ownFields(call.optional);
    const { customHeaders: beside, headers: more, ...request }: WithHeaders & RequestOptions = ownFields(call.request);
    const given = customHeaders ?? beside;
    if (given === undefined) return super.send(call);
    const headers = { ...checkedHeaders(given, call.operation), ...checkedHeaders(more, call.operation) };
    return super.send({ ...call, optional, request: { ...request, headers } });
  }

  /**
   * Sends a request that is described value by value. Its path may name values in braces. There are no form bodies: no operation of the
   * platform's API takes one.
   */
  callApi(
    path: string,
    httpMethod: string,
    pathParams: Record<string, unknown> = {},
    queryParams: Record<string, unknown> = {},
    headerParams: Record<string, string> = {},
    formParams: Record<string, unknown> = {},
    bodyParam?: unknown,
    authNames: readonly string[] = [],
    contentTypes: readonly string[] = [],
    accepts: readonly string[] = [],
    customHeaders: Record<string, string> = {},
  ): ApiPromise<unknown> {
    if (Object.keys(formParams).length > 0 || contentTypes.some((type) => type.includes('form')))
      throw new ConfigurationError('callApi sends no form: formParams must be empty');
    const auth = authNames.includes('PureCloud OAuth') ? 'oauth' : authNames.includes('Guest Chat JWT') ? 'guest' : 'none';
    const inPath = Object.entries(pathParams).filter(([name]) => path.includes(`{${name}}`));
    const accept = accepts.find((type) => type.includes('json')) ?? accepts[0];
    const request: RequestOptions = { headers: { ...headerParams, ...customHeaders } };
    return this.send({
      ...{ operation: 'callApi', route: `${httpMethod.toUpperCase()} ${path}` as Route, request },
      required: Object.fromEntries(inPath),
      // A name that no query value has.
      optional: { ...queryParams, [BODY]: bodyParam },
      details: { auth, body: BODY, ...(accept !== undefined && { accept }) },
    });
  }
}

const BODY = '(body)';
const CONNECTIONS = 'a browser decides on its connections and certificates itself';

function checkedLength(length: number): number {
  if (length >= 43 && length <= 128) return length;
  throw new ConfigurationError('PKCE Code Verifier (length) must be between 43 and 128 characters');
}
