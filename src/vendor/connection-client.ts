import type { ApiClientOptions } from '../entries/client.js';
import { ApiClient as RootClient, axiosTransport } from '../entries/client.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { HookNext, HookRequest } from '../core/exchange/hooks.js';
import { isObject } from '../core/values/is-object.js';
import { isRecord, ownFields } from '../core/values/plain-objects.js';
import type { Transport, TransportResponse } from '../core/transport/transport.js';
import type { HttpAnswer } from './http-clients.js';
import { AbstractHttpClient, toTransportResponse, dataOf, DefaultHttpClient, transportOf } from './http-clients.js';
import { requireBuiltin, requireServer } from './server-only.js';

/** What a pre hook receives. Secrets in it are `[redacted]`. */
export interface PreHookConfig {
  /** Without the query. */
  url: string;
  /** In lower case, as axios writes it. */
  method: string;
  headers: Record<string, string>;
  /** The query. A value that is sent several times is a list. */
  params: Record<string, string | string[]>;
  /** ms */
  timeout: number;
}

/** What a post hook receives. */
export interface PostHookResponse extends HttpAnswer {
  /** What the pre hook received. */
  config?: PreHookConfig;
}

/** The transport in use, which can be replaced while the client is in use. */
interface CurrentTransport {
  transport: Transport;
}

const CONNECTIONS = 'a browser manages its connections and certificates itself';

/** The client with the vendor's methods for HTTP clients, agents, certificates and hooks. */
export class ConnectionClient extends RootClient {
  readonly #current: CurrentTransport;
  readonly #options: ApiClientOptions;
  #httpClient: AbstractHttpClient | undefined;
  #agent: unknown;
  #preHook: ((config: PreHookConfig) => unknown) | undefined;
  #postHook: ((response: PostHookResponse) => unknown) | undefined;

  constructor(options: ApiClientOptions = {}) {
    const ownOptions: ApiClientOptions = isRecord(options) ? ownFields(options) : options;
    const current: CurrentTransport = { transport: ownOptions.transport ?? axiosTransport(ownOptions) };
    const send: Transport = (request) => current.transport(request);
    super(
      !isRecord(options)
        ? options
        : { ...ownOptions, transport: Object.assign(send, { close: async () => current.transport.close?.() }) },
    );
    this.#current = current;
    this.#options = ownOptions;
  }

  /** Sends all requests through an agent of Node, such as a proxy agent. */
  setProxyAgent(agent: unknown): void {
    requireServer('setProxyAgent', CONNECTIONS);
    this.#agent = agent;
    if (this.#httpClient) this.#httpClient.setHttpsAgent(agent);
    else this.#current.transport = axiosTransport({ ...this.#options, httpsAgent: agent });
  }

  /** The agent that {@link setProxyAgent} has set. Setting it is the same. */
  get proxyAgent(): unknown {
    return this.#agent;
  }

  set proxyAgent(agent: unknown) {
    this.setProxyAgent(agent);
  }

  /** Uses a client certificate. The files are read immediately. */
  setMTLSCertificates(certPath?: string, keyPath?: string, caPath?: string): void {
    requireServer('setMTLSCertificates', CONNECTIONS);
    const files = requireBuiltin('node:fs', 'setMTLSCertificates') as { readFileSync(path: string, encoding: 'utf8'): string };
    const read = (path: string | undefined) => (path ? files.readFileSync(path, 'utf8') : undefined);
    this.setMTLSContents(read(certPath), read(keyPath), read(caPath));
  }

  /** Uses a client certificate. */
  setMTLSContents(cert?: string, key?: string, ca?: string): void {
    requireServer('setMTLSContents', CONNECTIONS);
    const { Agent } = requireBuiltin('node:https', 'setMTLSContents') as { Agent: new (options: object) => unknown };
    const certificate = Object.entries({ cert, key, ca }).filter(([, value]) => value !== undefined);
    this.setProxyAgent(new Agent({ keepAlive: true, ...Object.fromEntries(certificate), rejectUnauthorized: true }));
  }

  /** Sets a function that is called before every request. The headers that it adds to its argument, or returns, are sent. It sees no token. */
  setPreHook(preHook: (config: PreHookConfig) => unknown): void {
    this.#preHook = checkedFunction('setPreHook', preHook);
    this.#hook();
  }

  /** Sets a function that is called after every successful request. A response that it returns replaces its argument. It sees no token. */
  setPostHook(postHook: (response: PostHookResponse) => unknown): void {
    this.#postHook = checkedFunction('setPostHook', postHook);
    this.#hook();
  }

  #hook(): void {
    const hook = (request: HookRequest, next: HookNext): Promise<TransportResponse> => this.#runHooks(request, next);
    this.exchangeContext.hooks = [...(this.#options.hooks ?? []), hook];
  }

  async #runHooks(request: HookRequest, next: HookNext): Promise<TransportResponse> {
    const config = preHookConfig(request, this.timeout);
    const response = await next(await this.#runPreHook(request, config));
    if (!this.#postHook || response.status >= 300) return response;
    const { status, statusText, headers, body } = response;
    const data = dataOf({ headers, body });
    const hookResponse: PostHookResponse = { status, statusText, headers, data, config };
    const hookResult = (await this.#postHook(hookResponse)) as PostHookResponse | undefined;
    if (hookResult === undefined) return response;
    const isUntouched = hookResult === hookResponse && hookResponse.data === data && !isObject(data);
    return isUntouched ? response : toTransportResponse(hookResult);
  }

  async #runPreHook(request: HookRequest, config: PreHookConfig): Promise<HookRequest> {
    if (!this.#preHook) return request;
    const params = JSON.stringify(config.params);
    const { url: address, method } = config;
    const hookResult = await this.#preHook(config);
    const result = isObject(hookResult) ? (hookResult as Partial<PreHookConfig>) : config;
    if (result.params !== undefined && JSON.stringify(result.params) !== params)
      throw new ConfigurationError('A pre hook changed "params". It can change only headers.');
    return {
      ...request,
      // The client rejects an address or verb that a hook has changed.
      url: (result.url ?? address) === address ? request.url : (result.url ?? ''),
      method: (result.method ?? method).toUpperCase(),
      headers: result.headers ?? config.headers,
    };
  }

  /** Sends all requests through your HTTP client, which sees tokens. */
  setHttpClient(httpClient: AbstractHttpClient): void {
    if (!(httpClient instanceof AbstractHttpClient))
      throw new ConfigurationError('httpClient must be an instance of AbstractHttpClient');
    this.#httpClient = httpClient;
    this.#current.transport = transportOf(httpClient);
  }

  /** Returns the HTTP client that sends all requests. By default, it creates one that sends like the client itself. */
  getHttpClient(): AbstractHttpClient {
    const client = this.#httpClient ?? new DefaultHttpClient(this.timeout, this.#agent, this.#current.transport);
    if (client !== this.#httpClient) this.setHttpClient(client);
    return client;
  }

  /** The same as {@link getHttpClient} and {@link setHttpClient}. */
  get httpClient(): AbstractHttpClient {
    return this.getHttpClient();
  }

  set httpClient(httpClient: AbstractHttpClient) {
    this.setHttpClient(httpClient);
  }
}

function checkedFunction<T>(method: string, value: T): T {
  if (typeof value !== 'function') throw new ConfigurationError(`${method} takes a function`);
  return value;
}

function preHookConfig(request: HookRequest, timeout: number): PreHookConfig {
  const { origin, pathname, searchParams } = new URL(request.url);
  const params: PreHookConfig['params'] = {};
  for (const [name, value] of searchParams) {
    const previous = Object.hasOwn(params, name) ? params[name] : undefined;
    params[name] = previous === undefined ? value : [previous, value].flat();
  }
  return { url: origin + pathname, method: request.method.toLowerCase(), headers: { ...request.headers }, params, timeout };
}
