import { throwIfAborted } from '../core/transport/aborts.js';
import { checkHeaders } from '../core/call/request-checks.js';
import { Deadline } from '../core/transport/deadline.js';
import { encodeForm } from '../core/transport/encode-qs.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { flatHeaders, headerOf } from '../core/values/headers.js';
import { isObject } from '../core/values/is-object.js';
import { queryPairs } from '../core/call/query.js';
import { redactHeaders, redactUrl } from '../core/redaction/redact.js';
import { showAsJson } from '../core/transport/node-parts.js';
import { axiosTransport } from '../core/transport/transport-axios.js';
import type { Transport, TransportRequest, TransportResponse } from '../core/transport/transport.js';
import { utf8Bytes, utf8Text } from '../core/values/utf8.js';

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']);

/** One request as the vendor's HTTP clients receive it. */
export class HttpRequestOptions {
  declare url: string;
  /** In capital letters. */
  declare method: string;
  declare headers?: Record<string, string>;
  declare params?: Record<string, unknown>;
  declare data?: unknown;
  /** ms */
  timeout = 16_000;

  /** @throws {@link ConfigurationError} without a `url`, and for a `method` that is none. */
  constructor(
    url: string,
    method: string,
    headers?: Record<string, string> | null,
    params?: Record<string, unknown> | null,
    data?: unknown,
    timeout?: number | null,
  ) {
    this.setUrl(url);
    this.setMethod(method);
    if (headers) this.setHeaders(headers);
    if (params) this.setParams(params);
    if (data !== undefined && data !== null) this.setData(data);
    if (timeout !== undefined && timeout !== null) this.setTimeout(timeout);
  }

  setUrl(url: string): void {
    requireValid(Boolean(url), "The 'url' property is required");
    this.url = url;
  }

  setMethod(method: string): void {
    const name = typeof method === 'string' ? method.toUpperCase() : '';
    requireValid(methods.has(name), "The 'method' property is invalid or missing");
    this.method = name;
  }

  setHeaders(headers: Record<string, string>): void {
    requireValid(isObject(headers), "The 'headers' property must be an object");
    this.headers = headers;
  }

  setParams(params: Record<string, unknown>): void {
    requireValid(isObject(params), "The 'params' property must be an object");
    this.params = params;
  }

  setData(data: unknown): void {
    requireValid(data !== undefined && data !== null, "The 'data' property is required");
    this.data = data;
  }

  /** @param timeout - ms */
  setTimeout(timeout: number): void {
    requireValid(typeof timeout === 'number' && timeout >= 0, "The 'timeout' property must be a number");
    this.timeout = timeout;
  }

  /** What `JSON.stringify` and consoles show: neither secrets nor the body. */
  toJSON(): object {
    const { url, method, headers = {}, timeout } = this;
    return { url: redactUrl(url), method, headers: redactHeaders(headers), timeout };
  }
}

function requireValid(isValid: boolean, message: string): void {
  if (!isValid) throw new ConfigurationError(message);
}

showAsJson(HttpRequestOptions);

/** The response of such a client. The client may also reject with an error that has it as its `response`. */
export interface HttpAnswer {
  status: number;
  statusText?: string;
  headers?: object;
  /** An object is serialized as JSON. */
  data?: unknown;
}

/** Receives a request before it is sent. The request that it returns is sent instead. */
export type HttpPreHook = (config: HttpRequestOptions) => unknown;

/** Receives a response. The response that it returns replaces it. */
export type HttpPostHook = (response: HttpAnswer) => unknown;

/** Base of HTTP clients that `setHttpClient` takes. */
export abstract class AbstractHttpClient {
  /** ms */
  timeout = 16_000;
  httpsAgent: unknown;
  preHook: HttpPreHook | undefined;
  postHook: HttpPostHook | undefined;

  setTimeout(timeout: number): void {
    if (typeof timeout !== 'number') throw new ConfigurationError("The 'timeout' property must be a number");
    this.timeout = timeout;
  }

  setHttpsAgent(httpsAgent: unknown): void {
    this.httpsAgent = httpsAgent;
  }

  /** What `JSON.stringify` and consoles show: not the agent, which may hold a proxy's password or a private key. */
  toJSON(): object {
    return { timeout: this.timeout };
  }

  abstract request(options: HttpRequestOptions): Promise<HttpAnswer>;

  /** Called after a hook has been set: applies {@link preHook} and {@link postHook} to the requests of this client. */
  abstract enableHooks(): void;

  /**
   * Sets a function that receives every request. Unlike that of `ApiClient.setPreHook`, it sees all content, including tokens.
   */
  setPreHook(preHook: HttpPreHook): void {
    this.preHook = checkedHook('setPreHook', preHook, this);
    this.enableHooks();
  }

  /**
   * Sets a function that receives every response. Unlike that of `ApiClient.setPostHook`, it sees all content, including
   * tokens.
   */
  setPostHook(postHook: HttpPostHook): void {
    this.postHook = checkedHook('setPostHook', postHook, this);
    this.enableHooks();
  }
}

showAsJson(AbstractHttpClient);

/** A program in plain JavaScript may have a client without hooks. */
function checkedHook<Hook>(method: string, hook: Hook, client: Partial<AbstractHttpClient>): Hook {
  if (typeof hook !== 'function') throw new ConfigurationError(`${method} takes a function`);
  if (typeof client.enableHooks !== 'function')
    throw new ConfigurationError(`${method} needs an HTTP client with enableHooks(), which applies its hooks`);
  return hook;
}

/**
 * Sends requests through an HTTP client of the vendor's kind. The client receives bodies as objects, and sees tokens, as every
 * transport does.
 */
export function transportOf(client: AbstractHttpClient): Transport {
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    const { url, method, headers, body, signal } = request;
    throwIfAborted(signal);
    if (client instanceof DefaultHttpClient && client.isPlain) return await client.transport(request);
    const isJson = headers['content-type']?.includes('json');
    const data: unknown = body !== undefined && isJson ? JSON.parse(body) : body;
    const options = new HttpRequestOptions(url, method, { ...headers }, undefined, data, client.timeout);
    try {
      return toTransportResponse(await client.request(options));
    } catch (error) {
      const { response } = error as { response?: HttpAnswer };
      if (typeof response?.status !== 'number') throw error;
      return toTransportResponse(response);
    }
  };
  return Object.assign(send, {
    close: async () => {
      if (client instanceof DefaultHttpClient) await client.transport.close?.();
    },
  });
}

/** The default HTTP client, for hooks, a timeout or an agent. It sends requests like the client itself. */
export class DefaultHttpClient extends AbstractHttpClient {
  #transport: { agent: unknown; send: Transport } | undefined;

  constructor(timeout?: number | null, httpsAgent?: unknown, transport?: Transport) {
    super();
    if (transport) this.#transport = { agent: httpsAgent, send: transport };
    if (timeout !== undefined && timeout !== null) this.setTimeout(timeout);
    if (httpsAgent !== undefined && httpsAgent !== null) this.setHttpsAgent(httpsAgent);
  }

  /** Whether its requests have no hooks and are not overridden, so that they can be passed on unchanged. @internal */
  get isPlain(): boolean {
    return !this.preHook && !this.postHook && this.request === DefaultHttpClient.prototype.request;
  }

  /** @internal */
  get transport(): Transport {
    const agent = this.httpsAgent;
    if (this.#transport?.agent !== agent) this.#transport = undefined;
    this.#transport ??= { agent, send: axiosTransport(agent === undefined ? {} : { httpsAgent: agent }) };
    return this.#transport.send;
  }

  /** Does nothing, since hooks are read with every request. Kept for classes that extend this one. */
  override enableHooks(): void {
    return;
  }

  /** Sends one request. Rejects with an error that has the response as `response` if the status is not 2xx. */
  override async request(options: HttpRequestOptions): Promise<HttpAnswer> {
    const requestOptions = ((await this.preHook?.(options)) ?? options) as HttpRequestOptions;
    const { url, method, headers = {}, params = {}, data } = requestOptions;
    const sentHeaders = checkHeaders(headers, 'request');
    const isText = typeof data === 'string' || data === undefined || data === null;
    if (!isText) sentHeaders['content-type'] ??= 'application/json';
    const query = await encodeForm(Object.entries(params).flatMap(([name, value]) => queryPairs(name, value, 'request')));
    const deadline = new Deadline(this.timeout);
    const { status, statusText, ...answer } = await this.transport({
      method: method.toUpperCase(),
      url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url,
      headers: sentHeaders,
      body: isText ? (data ?? undefined) : JSON.stringify(data),
      signal: deadline.signal,
      maxResponseBytes: undefined,
    }).finally(() => {
      deadline.release();
    });
    const response = { status, statusText, headers: answer.headers, data: dataOf(answer) };
    if (status < 200 || status > 299) throw Object.assign(new Error(`The response has the status ${status}`), { response });
    return ((await this.postHook?.(response)) ?? response) as HttpAnswer;
  }
}

/** Returns a body as programs expect it: parsed JSON, a text, or bytes. */
export function dataOf({ headers, body }: Pick<TransportResponse, 'headers' | 'body'>): unknown {
  const type = headerOf(headers, 'content-type') ?? '';
  if (body.byteLength > 0 && type !== '' && !/json|^text\/|xml|x-www-form-urlencoded/.test(type)) return body;
  const text = utf8Text(body);
  if (!type.includes('json') || text === '') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Converts a response of such a client to one of a transport. */
export function toTransportResponse(answer: HttpAnswer): TransportResponse {
  const { status } = answer;
  // A program's own response may be a class with getters, so only members of a polluted root prototype are ignored.
  const has = (name: keyof HttpAnswer): boolean => name in answer && answer[name] !== (Object.prototype as HttpAnswer)[name];
  const statusText = (has('statusText') ? answer.statusText : undefined) ?? '';
  const headers = (has('headers') ? answer.headers : undefined) ?? {};
  const data = has('data') ? answer.data : undefined;
  const isText = typeof data === 'string' || data === undefined || data === null;
  const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : data;
  const body = bytes instanceof Uint8Array ? bytes : utf8Bytes(isText ? (data ?? '') : JSON.stringify(data));
  const type = isText || bytes instanceof Uint8Array ? {} : { 'content-type': 'application/json' };
  return { status, statusText, headers: { ...type, ...flatHeaders(headers) }, body };
}
