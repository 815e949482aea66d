import type { AxiosRequestConfig } from 'axios';
import axios, { Axios, isAxiosError } from 'axios';
import { ResponseTooLargeError } from './errors.js';
import { flatHeaders } from './headers.js';
import { loaded } from './loaded.js';
import type { NodeWay } from './node-way.js';
import { builtinModule, detectRuntime } from './runtime.js';
import type { Transport, TransportRequest, TransportResponse } from './transport.js';
import { REDIRECT_HIDDEN } from './transport.js';

/** What axios can be told of the way to the platform. */
export interface AxiosTransportOptions {
  /**
   * How axios sends: `xhr`, `http`, `fetch` or a function. Where nothing is said: in a browser `fetch`, and `xhr` where there is none; in
   * Node the client sends by itself, and by axios's `http` where a proxy is to be used.
   */
  adapter?: AxiosRequestConfig['adapter'];
  /** A proxy for Node, or false to ignore the environment's. */
  proxy?: AxiosRequestConfig['proxy'];
  /** Node's agent for http addresses; a keep-alive agent of the client's own where nothing is said. */
  httpAgent?: unknown;
  /** Node's agent for https addresses; a keep-alive agent of the client's own where nothing is said. */
  httpsAgent?: unknown;
}

/** How one client's requests go out. */
interface Way {
  instance: Axios;
  node: NodeWay | undefined;
}

/** The default transport. The axios instance and its connections belong to one client and are made with the first request. */
export function axiosTransport(options: AxiosTransportOptions = {}): Transport {
  let way: Promise<Way> | undefined;
  /** A part that cannot be loaded now may be loaded with the next request. */
  const begunAnew = (error: unknown): never => {
    way = undefined;
    throw error;
  };
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    const { instance, node } = await (way ??= wayOf(options).catch(begunAnew));
    // Nobody has a hand on the instance, so that a request loses nothing where axios does not see it.
    return await (node?.send(request) ?? sendOnAxios(instance, request));
  };
  const close = async (): Promise<void> => {
    const closing = way;
    way = undefined;
    await (await closing)?.node?.close();
  };
  return Object.assign(send, { close });
}

async function sendOnAxios(instance: Axios, request: TransportRequest): Promise<TransportResponse> {
  const { method, url, headers, body, signal, maxResponseBytes } = request;
  try {
    const response = await instance.request<ArrayBuffer | Uint8Array>({
      ...{ method, url, signal, data: body },
      headers: {
        // A browser that lets a page name the user agent would ask the platform for leave to send it.
        ...(detectRuntime() === 'browser' && { 'user-agent': false }),
        ...headers,
        // Left to itself, axios gives a POST without a body the content type of a form.
        ...(body === undefined && { 'content-type': false }),
      },
      ...(maxResponseBytes !== undefined && { maxContentLength: maxResponseBytes }),
    });
    if (response.status === 0) throw new TypeError(REDIRECT_HIDDEN);
    const bytes = response.data instanceof ArrayBuffer ? new Uint8Array(response.data) : response.data;
    if (maxResponseBytes !== undefined && bytes.byteLength > maxResponseBytes) throw new ResponseTooLargeError(maxResponseBytes);
    return { status: response.status, statusText: response.statusText, headers: flatHeaders(response.headers), body: bytes };
  } catch (error) {
    if (maxResponseBytes !== undefined && isAxiosError(error) && error.message.includes('maxContentLength')) {
      throw new ResponseTooLargeError(maxResponseBytes);
    }
    throw error;
  }
}

async function wayOf(options: AxiosTransportOptions): Promise<Way> {
  const { adapter, proxy } = options;
  const browser = detectRuntime() === 'browser';
  const hasNode = !browser && builtinModule('node:http') !== undefined;
  const node = hasNode ? (await loaded(import('./node-way.js'))).nodeWay(options, `axios/${axios.VERSION}`) : undefined;
  const { httpAgent, httpsAgent } = node ?? options;
  // Not axios.create: that takes over whatever the rest of the program has put into axios.defaults.
  const instance = new Axios({
    // An XHR follows redirects, and takes headers and body along.
    adapter: adapter ?? (browser ? ['fetch', 'xhr', 'http'] : ['http', 'fetch', 'xhr']),
    responseType: 'arraybuffer',
    // Bodies arrive as JSON text and leave as bytes: axios's own transforms and status check would do work twice.
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: null,
    // A redirect would take the token along, or turn one call into two.
    maxRedirects: 0,
    maxBodyLength: Infinity,
    maxContentLength: -1,
    ...(proxy !== undefined && { proxy }),
    ...(httpAgent !== undefined && { httpAgent }),
    ...(httpsAgent !== undefined && { httpsAgent }),
  });
  return { instance, node };
}
