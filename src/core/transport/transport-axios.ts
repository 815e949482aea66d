import type { Axios, AxiosRequestConfig } from 'axios';
import { axiosParts } from './axios-lazy.js';
import { onStop } from './deadline.js';
import { flatHeaders } from '../values/headers.js';
import { isObject } from '../values/is-object.js';
import { loadModule } from '../arguments/load-module.js';
import type { Demand } from '../arguments/option-checks.js';
import { OBJECT } from '../arguments/option-checks.js';
import { isRecord, isText, ownFields, tagOf } from '../values/plain-objects.js';
import type { NodeConnections } from './node-connections.js';
import { loadNodeConnections } from './node-parts.js';
import { detectRuntime } from '../values/runtime.js';
import type { Transport, TransportRequest, TransportResponse } from './transport.js';
import { REDIRECT_HIDDEN } from './transport.js';

/** Options of how axios connects to the platform. */
export interface AxiosTransportOptions {
  /**
   * How axios sends: `xhr`, `http`, `fetch` or a function. By default, in a browser `fetch`, or `xhr` if it has none; in Node
   * the client sends without axios, and with axios's `http` through a proxy.
   */
  adapter?: AxiosRequestConfig['adapter'];
  /** A proxy for Node, or false to ignore the environment's. */
  proxy?: AxiosRequestConfig['proxy'];
  /** Node's agent for http addresses; by default the client creates a keep-alive agent. */
  httpAgent?: unknown;
  /** Node's agent for https addresses; by default the client creates a keep-alive agent. */
  httpsAgent?: unknown;
}

/** The type of each option. */
export const axiosDemands: Record<keyof AxiosTransportOptions, Demand> = {
  adapter: [isAdapter, '"xhr", "http", "fetch", a function or a list of these'],
  proxy: [isProxy, 'false or an object with a host'],
  httpAgent: OBJECT,
  httpsAgent: OBJECT,
};

function isAdapter(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((adapter) => !Array.isArray(adapter) && isAdapter(adapter));
  return typeof value === 'function' || ['xhr', 'http', 'fetch'].includes(value as string);
}

function isProxy(value: unknown): boolean {
  if (!isRecord(value)) return value === false;
  const { host, hostname } = ownFields(value);
  return isText(host) || isText(hostname);
}

/** How one client sends its requests. */
interface AxiosSender {
  node: NodeConnections | undefined;
  /** Sends with axios; the instance is created with the first request that it sends. */
  sendWithAxios: Transport;
}

/**
 * The default transport. The axios instance and its connections belong to one client and are created with the first request.
 *
 * @param axiosOptions - The caller's options, of which only own fields are read; a client's other options are ignored.
 */
export function axiosTransport(axiosOptions: AxiosTransportOptions = {}): Transport {
  const { adapter, proxy, httpAgent, httpsAgent } = ownFields(axiosOptions);
  const proxyFields = isObject(proxy) ? ownFields(proxy) : proxy;
  const options = { adapter, proxy: proxyFields, httpAgent, httpsAgent } as AxiosTransportOptions;
  let sender: Promise<AxiosSender> | undefined;
  /** A part that cannot be loaded now may be loaded with the next request. */
  const resetSender = (error: unknown): never => {
    sender = undefined;
    throw error;
  };
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    const { node, sendWithAxios } = await (sender ??= createSender(options).catch(resetSender));
    // No other code can access the instance, so a request that bypasses axios loses nothing.
    return await (node ? node.send(request, sendWithAxios) : sendWithAxios(request));
  };
  const close = async (): Promise<void> => {
    const closing = sender;
    sender = undefined;
    await (await closing)?.node?.close();
  };
  return Object.assign(send, { close });
}

async function createSender(options: AxiosTransportOptions): Promise<AxiosSender> {
  const node = (await loadNodeConnections())?.createNodeConnections(options);
  let instance: Axios | undefined;
  return {
    node,
    sendWithAxios: async (request) => {
      const { Axios, isAxiosError } = await axiosParts();
      // Not axios.create: that uses all settings that the rest of the program has put into axios.defaults, and axios's own
      // transforms, which would repeat work: bodies arrive as JSON text and leave as bytes.
      instance ??= new Axios({ ...createConfiguration(options), ...node?.axios });
      return await sendWithInstance(instance, request, isAxiosError);
    },
  };
}

async function sendWithInstance(
  instance: Axios,
  request: TransportRequest,
  isAxiosError: (error: unknown) => error is Error,
): Promise<TransportResponse> {
  const { method, url, headers, body, maxResponseBytes = Infinity } = request;
  const stop = new AbortController();
  // Axios converts the reason to a text. That fails for a symbol or an object without one, and would end the process.
  const unsubscribe = onStop(request, (reason) => {
    stop.abort(reason instanceof Error ? reason : undefined);
  });
  try {
    const response = await instance.request<ArrayBuffer | Uint8Array>({
      method,
      url,
      signal: stop.signal,
      data: body,
      headers: {
        // A browser that lets a page set the user agent would send a preflight request for it.
        ...(detectRuntime() === 'browser' && { 'user-agent': false }),
        ...headers,
        // By default, axios gives a POST without a body the content type of a form.
        ...(body === undefined && { 'content-type': false }),
      },
      ...(maxResponseBytes < Infinity && { maxContentLength: maxResponseBytes }),
    });
    if (response.status === 0) throw new TypeError(REDIRECT_HIDDEN);
    const { data } = response;
    const bytes = tagOf(data) === 'ArrayBuffer' ? new Uint8Array(data) : (data as Uint8Array);
    if (bytes.byteLength > maxResponseBytes) throw await createSizeError(maxResponseBytes);
    const { status, statusText } = response;
    const result: TransportResponse = { status, statusText, headers: flatHeaders(response.headers), body: bytes };
    // A custom adapter may resolve with a string.
    if (ArrayBuffer.isView(bytes)) return result;
    return (await loadModule(() => import('./unusual.js'))).completeResponse(result);
  } catch (error) {
    throw isAxiosError(error) && error.message.includes('maxContentLength') ? await createSizeError(maxResponseBytes) : error;
  } finally {
    unsubscribe();
  }
}

async function createSizeError(limit: number): Promise<Error> {
  return (await loadModule(() => import('./unusual.js'))).createSizeError(limit);
}

function createConfiguration({ adapter, proxy }: AxiosTransportOptions): AxiosRequestConfig {
  return {
    // An XHR follows redirects, and sends headers and body along.
    adapter: adapter ?? (detectRuntime() === 'browser' ? ['fetch', 'xhr'] : ['http', 'fetch']),
    responseType: 'arraybuffer',
    validateStatus: null,
    // A redirect would send the token along, or turn one call into two.
    maxRedirects: 0,
    maxBodyLength: Infinity,
    maxContentLength: -1,
    ...(proxy !== undefined && { proxy }),
  };
}
