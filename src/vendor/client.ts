import type { ApiClientOptions } from '../entries/client.js';
import { ApiPromise } from '../core/call/api-promise.js';
import { checkHeaders } from '../core/call/request-checks.js';
import { defaultClient } from '../core/call/default-client.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { GatewayOptions } from '../core/client/gateway.js';
import { isObject } from '../core/values/is-object.js';
import type { OperationCall, RequestOptions } from '../core/call/operation.js';
import { demand } from '../core/arguments/option-checks.js';
import { isRecord, isText, ownFields } from '../core/values/plain-objects.js';
import { baseUrl } from '../core/client/regions.js';
import { gatewayEndpoints } from '../core/client/platform-client.js';
import type { GivenAuthData } from './auth-data.js';
import type { Authentications } from './authentications.js';
import { GuestView, OAuthView } from './authentications.js';
import { operationOf, withParsedBody } from './call-api.js';
import { Configuration } from './configuration.js';
import { liveHeaders } from './default-headers.js';
import { withBodyInPlace } from './moved-bodies.js';
import { ParameterClient } from './parameter-client.js';
import { callApiArguments } from './replaced-call-api.js';
import type { WithHeaders } from './custom-headers.js';
import type { GatewayConfiguration } from './settings.js';

/** The client with the methods and properties that programs written for the vendor's package use. */
export class ApiClient extends ParameterClient {
  static #instance: ApiClient | undefined;
  #prefix: string | undefined;
  #persists = false;
  /** Under the names that the program uses, so that it finds them again. */
  #defaultHeaders: Record<string, string>;
  /** The client's settings under the vendor's names. */
  readonly config: Configuration;

  constructor(options: ApiClientOptions = {}) {
    super(options);
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

  /** Replaces the headers of every call. */
  setDefaultHeaders(headers: Record<string, string>): void {
    if (!isObject(headers)) throw new ConfigurationError('default headers must be a map');
    const checkedMap = checkHeaders(headers, 'setDefaultHeaders');
    this.#defaultHeaders = isRecord(headers) ? { ...headers } : checkedMap;
    this.headers = checkedMap;
  }

  /** Returns the headers of every call. Headers that you add or change in it are sent from the next call on. */
  getDefaultHeaders(): Record<string, string> {
    return this.defaultHeaders;
  }

  /** The same as {@link getDefaultHeaders} and {@link setDefaultHeaders}. */
  get defaultHeaders(): Record<string, string> {
    return liveHeaders(this.#defaultHeaders, (headers) => {
      this.headers = checkHeaders(headers, 'setDefaultHeaders');
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
    const target = environment === undefined || environment === null || environment === '' ? this.config.host : environment;
    if (this.config.gateway) this.config.rememberEnvironment(target ?? 'us_east_1');
    else super.setEnvironment(target ?? 'us_east_1');
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
    const settings = ownFields(gateway) as unknown as GatewayConfiguration;
    const { host, protocol = 'https', port, path_params_api: apiPath = '', path_params_login: loginPath = '' } = settings;
    const url = `${protocol}://${host}${port === undefined || Number(port) < 0 ? '' : `:${port}`}`;
    this.goThrough({ url, apiPath: apiPath.replace(/^\/+/, ''), loginPath: loginPath.replace(/^\/+/, '') });
    this.config.rememberGateway({ host, protocol, port: port ?? -1, path_params_api: apiPath, path_params_login: loginPath });
  }

  #leaveGateway(): void {
    if (!this.config.gateway) return;
    const { environment } = this.config;
    this.config.rememberGateway(undefined);
    super.setEnvironment(environment);
  }

  /** @internal */
  goThrough(gateway: GatewayOptions): void {
    const { apiUrl, loginUrl } = gatewayEndpoints(gateway);
    const { environment } = this.config;
    this.useHosts({ apiUrl, loginUrl });
    const { protocol, hostname, port } = new URL(apiUrl);
    this.config.rememberGateway({ host: hostname, protocol: protocol.slice(0, -1), port: port === '' ? -1 : Number(port) });
    this.config.rememberEnvironment(environment);
  }

  /** @internal */
  useHosts(hosts: { apiUrl?: string; loginUrl?: string }): void {
    const urls: typeof hosts = ownFields(hosts);
    const apiUrl = baseUrl('basePath', urls.apiUrl ?? this.apiUrl);
    const loginUrl = baseUrl('authUrl', urls.loginUrl ?? this.loginUrl);
    if (apiUrl === this.apiUrl && loginUrl === this.loginUrl) return;
    this.authorizer.move(() => {
      this.endpoints = { apiUrl, loginUrl, headers: undefined };
    });
  }

  override setPersistSettings(...[persist, prefix, storage]: Parameters<ParameterClient['setPersistSettings']>): void {
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
  setAuthData(data: GivenAuthData): void {
    const { accessToken, refreshToken, state, tokenExpiryTime }: GivenAuthData = ownFields(data);
    if (accessToken === undefined) {
      this.forget();
      return;
    }
    this.setAccessToken(accessToken);
    const expiresIn = tokenExpiryTime === undefined ? undefined : (tokenExpiryTime - Date.now()) / 1000;
    this.authorizer.set({ accessToken, refreshToken, expiresIn }, state === undefined ? {} : { state });
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

  /**
   * Sends a call. `customHeaders` are headers of that call alone. If a method has no options, you can pass them in the request
   * options. If a program has replaced {@link callApi}, every call goes to the replacement.
   */
  override send<T>(call: OperationCall): ApiPromise<T> {
    // Programs pass `expand && { expand }` as options.
    const normalizedCall = call.optional ? call : { ...call, optional: undefined };
    try {
      return this.#send<T>(withBodyInPlace(withParsedBody(normalizedCall), this.logger));
    } catch (error) {
      return rejectedPromise(error as Error);
    }
  }

  #send<T>(call: OperationCall): ApiPromise<T> {
    const { operation, details } = call;
    const { customHeaders, ...optional }: WithHeaders = ownFields(call.optional);
    const {
      customHeaders: requestHeaders,
      headers: extraHeaders,
      ...request
    }: WithHeaders & RequestOptions = ownFields(call.request);
    const callHeaders = customHeaders ?? requestHeaders;
    const isReplaced = operation !== 'callApi' && this.callApi !== originalCallApi;
    if (callHeaders === undefined && !this.useLegacyParameterFilter && !isReplaced) return super.send(this.#asAnyone(call));
    const sentOptions = this.useLegacyParameterFilter ? withoutFalsy(optional, details?.body ?? 'body') : optional;
    const headers = { ...checkHeaders(callHeaders, operation), ...checkHeaders(extraHeaders, operation) };
    const callArguments = isReplaced ? callApiArguments({ ...call, optional: sentOptions, request }, headers) : undefined;
    if (callArguments) return this.callApi(...callArguments);
    return super.send(this.#asAnyone({ ...call, optional: sentOptions, request: { ...request, headers } }));
  }

  /** A call without a token is sent anyway: programs expect the platform's 401. */
  #asAnyone(call: OperationCall): OperationCall {
    const isForUser = (call.details?.auth ?? 'oauth') === 'oauth';
    if (!isForUser || this.authData.accessToken !== undefined || this.authorizer.waiter('oauth')) return call;
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
    const args = { path, httpMethod, pathParams, queryParams, headerParams, formParams, bodyParam };
    try {
      return this.send(operationOf({ ...args, authNames, contentTypes, accepts, customHeaders, request }));
    } catch (error) {
      return rejectedPromise(error as Error);
    }
  }
}

// oxlint-disable-next-line typescript/unbound-method -- compared only
const { callApi: originalCallApi } = ApiClient.prototype;

function rejectedPromise<T>(error: Error): ApiPromise<T> {
  return new ApiPromise<T>(Promise.reject(error), { extended: false, rejectWith: 'error' });
}

/** Query values without `false` and `0`. */
function withoutFalsy(optional: object, body: string): object {
  return Object.fromEntries(
    Object.entries(optional).filter(([name, value]) => name === body || (value !== false && value !== 0)),
  );
}
