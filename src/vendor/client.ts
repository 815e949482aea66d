import { throwIfAborted } from '../core/transport/aborts.js';
import { randomText, sha256 } from '../auth/pkce.js';
import type { ApiClientOptions } from '../entries/client.js';
import { ApiPromise } from '../core/call/api-promise.js';
import { checkedHeaders, checkedSwitch } from '../core/call/checked-options.js';
import { defaultClient } from '../core/call/default-client.js';
import { ConfigurationError, MissingParameterError } from '../core/errors/errors.js';
import type { GatewayOptions } from '../core/client/gateway.js';
import { isObject } from '../core/values/is-object.js';
import { loaded } from '../core/arguments/loaded.js';
import type { HeadersGiven, OperationCall, RequestOptions } from '../core/call/operation.js';
import { demand } from '../core/arguments/option-checks.js';
import { isRecord, isText, ownFields } from '../core/values/plain-objects.js';
import { baseUrl } from '../core/client/regions.js';
import { gatewayEndpoints } from '../core/client/platform-client.js';
import type { AuthData, GivenAuthData } from './auth-data.js';
import type { Authentications } from './authentications.js';
import { GuestView, OAuthView } from './authentications.js';
import { operationOf, withParsedBody } from './call-api.js';
import { Configuration } from './configuration.js';
import { liveHeaders } from './default-headers.js';
import { withBodyInPlace } from './moved-bodies.js';
import { collectionFormats, collectionParameter, filledUrl, isJsonType, parameterText, preferredType } from './parameters.js';
import { PopupClient } from './popup-client.js';
import { callApiArguments } from './replaced-call-api.js';
import type { GatewayConfiguration } from './settings.js';
import { withResponse } from './sign-in-errors.js';

/** Headers of one call, in addition to its options. */
export interface WithHeaders {
  customHeaders?: HeadersGiven;
}

/**
 * An API class whose methods accept `customHeaders` in the types of their options. The client accepts them in any case: `const
 * users: WithCustomHeaders<UsersApi> = new UsersApi()`.
 */
export type WithCustomHeaders<Api> = {
  [Method in keyof Api]: Api[Method] extends (...values: infer Values extends unknown[]) => infer Answer
    ? (...values: { [At in keyof Values]: Headed<Values[At]> }) => Answer
    : Api[Method];
};

/** Only optional arguments that are objects get headers: options and request options. */
type Headed<Value> = undefined extends Value ? (NonNullable<Value> extends object ? Value & WithHeaders : Value) : Value;

/** The client with the methods and properties that programs written for the vendor's package use. */
export class ApiClient extends PopupClient {
  static #instance: ApiClient | undefined;
  #prefix: string | undefined;
  #persists = false;
  #usesLegacyFilter = false;
  /** Under the names that the program uses, so that it finds them again. */
  #defaultHeaders: Record<string, string>;
  /** The client's settings under the vendor's names. */
  readonly config: Configuration;

  constructor(given: ApiClientOptions = {}) {
    super(given);
    this.#defaultHeaders = { ...this.headers };
    this.config = new Configuration(this);
  }

  /** The default client, which API classes use if they get none. Created on first use. Setting it replaces it. */
  static override get instance(): ApiClient {
    ApiClient.#instance ??= new ApiClient();
    defaultClient.current ??= ApiClient.#instance;
    return ApiClient.#instance;
  }

  static override set instance(client: ApiClient) {
    ApiClient.#instance = client;
    defaultClient.current = client;
  }

  /** The default client, as in the vendor's package, where `ApiClient` is itself a client. */
  get instance(): ApiClient {
    return ApiClient.instance;
  }

  /** The vendor's names of collection formats. {@link buildCollectionParam} takes `csv`, `ssv`, `tsv`, `pipes` and `multi`. */
  get CollectionFormatEnum(): typeof collectionFormats {
    return collectionFormats;
  }

  /** Replaces the headers of every call. */
  setDefaultHeaders(headers: Record<string, string>): void {
    if (!isObject(headers)) throw new ConfigurationError('default headers must be a map');
    const checked = checkedHeaders(headers, 'setDefaultHeaders');
    this.#defaultHeaders = isRecord(headers) ? { ...headers } : checked;
    this.headers = checked;
  }

  /** Returns the headers of every call. Headers that you add or change in it are sent from the next call on. */
  getDefaultHeaders(): Record<string, string> {
    return this.defaultHeaders;
  }

  /** The same as {@link getDefaultHeaders} and {@link setDefaultHeaders}. */
  get defaultHeaders(): Record<string, string> {
    return liveHeaders(this.#defaultHeaders, (headers) => {
      this.headers = checkedHeaders(headers, 'setDefaultHeaders');
    });
  }

  set defaultHeaders(headers: Record<string, string>) {
    this.setDefaultHeaders(headers);
  }

  /** Tells the platform which application calls. */
  setGenesysAppHeader(value: string): void {
    if (typeof value !== 'string' || value === '') throw new ConfigurationError('headerValue must be a non empty string');
    this.defaultHeaders['Genesys-App'] = value;
  }

  /** Returns the application that {@link setGenesysAppHeader} has set, or `null`. */
  getGenesysAppHeader(): string | null {
    return this.headers['genesys-app'] ?? null;
  }

  /**
   * Moves the client to another environment; by default to `config.host`, or else to `mypurecloud.com`. While a gateway is set,
   * calls go through it, and the environment takes effect when the gateway is removed. Tokens belong to the hosts that issued
   * them, so a change of hosts signs the client out.
   */
  override setEnvironment(environment?: string | null): void {
    const wanted = environment === undefined || environment === null || environment === '' ? this.config.host : environment;
    if (this.config.gateway) this.config.notedEnvironment(wanted ?? 'us_east_1');
    else super.setEnvironment(wanted ?? 'us_east_1');
  }

  /**
   * Sends calls and sign-ins through a gateway; without one, directly to the environment again. Tokens belong to the hosts that
   * issued them, so a change of hosts signs the client out.
   */
  setGateway(gateway?: GatewayConfiguration | null): void {
    if (gateway === undefined || gateway === null) {
      this.#leaveGateway();
      return;
    }
    demand(isRecord(gateway) && isText(ownFields(gateway)['host']) && gateway.host !== '', 'gateway', 'an object with a host');
    const own = ownFields(gateway) as unknown as GatewayConfiguration;
    const { host, protocol = 'https', port, path_params_api: apiPath = '', path_params_login: loginPath = '' } = own;
    const url = `${protocol}://${host}${port === undefined || Number(port) < 0 ? '' : `:${port}`}`;
    this.goThrough({ url, apiPath: apiPath.replace(/^\/+/, ''), loginPath: loginPath.replace(/^\/+/, '') });
    this.config.notedGateway({ host, protocol, port: port ?? -1, path_params_api: apiPath, path_params_login: loginPath });
  }

  #leaveGateway(): void {
    if (!this.config.gateway) return;
    const { environment } = this.config;
    this.config.notedGateway(undefined);
    super.setEnvironment(environment);
  }

  /** @internal */
  goThrough(gateway: GatewayOptions): void {
    const { apiUrl, loginUrl } = gatewayEndpoints(gateway);
    const { environment } = this.config;
    this.useHosts({ apiUrl, loginUrl });
    const { protocol, hostname, port } = new URL(apiUrl);
    this.config.notedGateway({ host: hostname, protocol: protocol.slice(0, -1), port: port === '' ? -1 : Number(port) });
    this.config.notedEnvironment(environment);
  }

  /** @internal */
  useHosts(hosts: { apiUrl?: string; loginUrl?: string }): void {
    const own: typeof hosts = ownFields(hosts);
    const apiUrl = baseUrl('basePath', own.apiUrl ?? this.apiUrl);
    const loginUrl = baseUrl('authUrl', own.loginUrl ?? this.loginUrl);
    if (apiUrl === this.apiUrl && loginUrl === this.loginUrl) return;
    this.authorizer.move(() => {
      this.endpoints = { apiUrl, loginUrl, headers: undefined };
    });
  }

  override setPersistSettings(...[persist, prefix, storage]: Parameters<PopupClient['setPersistSettings']>): void {
    this.#persists = persist;
    this.#prefix = prefix ?? this.#prefix;
    super.setPersistSettings(persist, this.#prefix, storage);
  }

  /** Sets the prefix of the keys under which `setPersistSettings` stores a sign-in. It does not store anything itself. */
  setStorageKey(storageKey: string): void {
    this.#prefix = storageKey;
    if (this.#persists) this.setPersistSettings(true);
  }

  /** Uses a token from elsewhere. Without one, the client forgets the sign-in. */
  override setAccessToken(token: string | null | undefined): void {
    if (token === undefined || token === null || token === '') this.forget();
    else super.setAccessToken(token);
  }

  /** Forgets the sign-in, including the stored one. */
  clearAccessToken(): void {
    this.forget();
  }

  /** Takes over a sign-in from elsewhere. Without a token, the client forgets the sign-in. */
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

  /** Forgets the sign-in, including the stored one. */
  clearAuthData(): void {
    this.forget();
  }

  /**
   * The credentials of calls, under the vendor's names. You can read and set tokens, but consoles and JSON do not show them.
   */
  get authentications(): Authentications {
    return { 'PureCloud OAuth': new OAuthView(this), 'Guest Chat JWT': new GuestView(this) };
  }

  /** Returns a verifier for PKCE. @param length - 43 to 128 (RFC 7636, 4.1). */
  generatePKCECodeVerifier(length: number): string {
    return randomText(checkedLength(length));
  }

  /** Returns the code challenge of a verifier, which is sent to the login page: BASE64URL(SHA256(verifier)), RFC 7636, 4.2. */
  async computePKCECodeChallenge(verifier: string): Promise<string> {
    checkedLength(verifier.length);
    return await sha256(verifier);
  }

  /** Exchanges an authorization code for a token, with the verifier that belongs to it. */
  async authorizePKCEGrant(clientId: string, codeVerifier: string, authCode: string, redirectUri: string): Promise<AuthData> {
    const operation = 'authorizePKCEGrant';
    for (const [name, value] of Object.entries({ clientId, codeVerifier, authCode, redirectUri }))
      if (!value) throw new MissingParameterError(name, operation);
    const signIn = this.authorizer.begin(JSON.stringify([operation, clientId, authCode]), async (signal) => {
      const { requestToken } = await loaded(() => import('../auth/token-endpoint.js'));
      const form = Object.entries({
        grant_type: 'authorization_code',
        code: authCode,
        redirect_uri: redirectUri,
        client_id: clientId,
        code_verifier: codeVerifier,
      });
      const answer = await requestToken(this.tokenEndpoint(), { operation, form, signal });
      throwIfAborted(signal);
      this.authorizer.beginFor(clientId);
      return this.authorizer.store(answer);
    });
    return await withResponse(signIn);
  }

  /** Returns whether query values `false` and `0` are omitted; false. */
  getUseLegacyParameterFilter(): boolean {
    return this.#usesLegacyFilter;
  }

  /** Omits query values `false` and `0`, as old versions of the vendor's client did. */
  setUseLegacyParameterFilter(isOn: boolean): void {
    this.#usesLegacyFilter = checkedSwitch('useLegacyParameterFilter', isOn);
  }

  /** The same as {@link getUseLegacyParameterFilter} and {@link setUseLegacyParameterFilter}. */
  get useLegacyParameterFilter(): boolean {
    return this.#usesLegacyFilter;
  }

  set useLegacyParameterFilter(isOn: boolean) {
    this.setUseLegacyParameterFilter(isOn);
  }

  /** Returns a parameter's value as text; `''` for `null` and `undefined`. */
  paramToString(param: unknown): string {
    return parameterText(param, this.#usesLegacyFilter);
  }

  /**
   * Joins the items of a list with the separator of a collection format: `csv`, `ssv`, `tsv` or `pipes`. With `multi` it returns their texts.
   *
   * @throws {@link ConfigurationError} `Unknown collection format` for any other format.
   */
  // The vendor's declarations have `any`, which programs assign to variables of any type.
  // oxlint-disable-next-line typescript/no-explicit-any
  buildCollectionParam(param: unknown, collectionFormat: string): any {
    return collectionParameter(param, collectionFormat, (item) => this.paramToString(item));
  }

  /** Returns the address of a path, with the values of its placeholders encoded. */
  buildUrl(path: string, pathParams: Readonly<Record<string, unknown>> = {}): string {
    return filledUrl(this.apiUrl, path, pathParams, (value) => this.paramToString(value));
  }

  /** Tells whether a media type is JSON. */
  isJsonMime(contentType: string): boolean {
    return isJsonType(contentType);
  }

  /** Returns the JSON type of a list of media types; the first type if there is none. */
  jsonPreferredMime(contentTypes: readonly string[]): string | undefined {
    return preferredType(contentTypes);
  }

  /**
   * Sends a call. `customHeaders` are headers of that call alone. If a method has no options, you can pass them in the request
   * options. If a program has replaced {@link callApi}, every call goes to the replacement.
   */
  override send<T>(call: OperationCall): ApiPromise<T> {
    // Programs pass `expand && { expand }` as options.
    const given = call.optional ? call : { ...call, optional: undefined };
    try {
      return this.#send<T>(withBodyInPlace(withParsedBody(given), this.logger));
    } catch (error) {
      return rejected(error as Error);
    }
  }

  #send<T>(call: OperationCall): ApiPromise<T> {
    const { operation, details } = call;
    const { customHeaders, ...optional }: WithHeaders = ownFields(call.optional);
    const { customHeaders: beside, headers: more, ...request }: WithHeaders & RequestOptions = ownFields(call.request);
    const custom = customHeaders ?? beside;
    const isReplaced = operation !== 'callApi' && this.callApi !== ownCallApi;
    if (custom === undefined && !this.#usesLegacyFilter && !isReplaced) return super.send(this.#asAnyone(call));
    const filtered = this.#usesLegacyFilter ? withoutFalsy(optional, details?.body ?? 'body') : optional;
    const headers = { ...checkedHeaders(custom, operation), ...checkedHeaders(more, operation) };
    const described = isReplaced ? callApiArguments({ ...call, optional: filtered, request }, headers) : undefined;
    if (described) return this.callApi(...described);
    return super.send(this.#asAnyone({ ...call, optional: filtered, request: { ...request, headers } }));
  }

  /** A call without a token is sent anyway: programs expect the platform's 401. */
  #asAnyone(call: OperationCall): OperationCall {
    const isForUser = (call.details?.auth ?? 'oauth') === 'oauth';
    if (!isForUser || this.authData.accessToken !== undefined || this.authorizer.coming('oauth')) return call;
    return { ...call, details: { ...call.details, auth: 'none' } };
  }

  /**
   * Sends a request that is described argument by argument. Its path may have placeholders in braces. It sends no forms, since
   * no operation of the platform's API takes one. Rejects with a {@link ConfigurationError} `Unknown authentication type` for a
   * name that is neither `PureCloud OAuth` nor `Guest Chat JWT`. A program may replace this method: then methods of API classes
   * call the replacement.
   *
   * @param request - How the call is sent.
   */
  callApi(
    path: string,
    httpMethod: string,
    pathParams?: Record<string, unknown> | null,
    queryParams?: Record<string, unknown> | null,
    headerParams?: Record<string, unknown> | null,
    formParams?: Record<string, unknown> | null,
    bodyParam?: unknown,
    authNames?: readonly string[] | null,
    contentTypes?: readonly string[] | null,
    accepts?: readonly string[] | null,
    customHeaders?: Record<string, string> | null,
    request?: RequestOptions,
    // The vendor's declarations have `any`: programs read fields of the result.
    // oxlint-disable-next-line typescript/no-explicit-any
  ): ApiPromise<any> {
    const described = { path, httpMethod, pathParams, queryParams, headerParams, formParams, bodyParam };
    try {
      return this.send(operationOf({ ...described, authNames, contentTypes, accepts, customHeaders, request }));
    } catch (error) {
      return rejected(error as Error);
    }
  }
}

// oxlint-disable-next-line typescript/unbound-method -- compared only
const { callApi: ownCallApi } = ApiClient.prototype;

function rejected<T>(error: Error): ApiPromise<T> {
  return new ApiPromise<T>(Promise.reject(error), { extended: false, rejectWith: 'error' });
}

/** Query values without `false` and `0`. */
function withoutFalsy(optional: object, body: string): object {
  return Object.fromEntries(
    Object.entries(optional).filter(([name, value]) => name === body || (value !== false && value !== 0)),
  );
}

function checkedLength(length: number): number {
  if (length >= 43 && length <= 128) return length;
  throw new ConfigurationError('PKCE Code Verifier (length) must be between 43 and 128 characters');
}
