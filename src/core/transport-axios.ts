import type { Agent } from 'node:http';
import type { AxiosRequestConfig } from 'axios';
import axios, { Axios, isAxiosError } from 'axios';
import { ResponseTooLargeError } from './errors.js';
import { flatHeaders } from './headers.js';
import { builtinModule, detectRuntime, environment, isNode } from './runtime.js';
import type { Transport, TransportRequest, TransportResponse } from './transport.js';
import { REDIRECT_HIDDEN } from './transport.js';

/** What axios can be told of the way to the platform. */
export interface AxiosTransportOptions {
  /**
   * How axios sends: `xhr`, `http`, `fetch` or a function. Where nothing is said: in a browser `fetch`, and `xhr` where there is none; in
   * Node an adapter of the client's own, and axios's `http` where a proxy is to be used.
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
  /** The client's own adapter, where nothing asks for one of axios's. */
  sendByNode: ((request: TransportRequest) => Promise<TransportResponse>) | undefined;
  close: () => Promise<void>;
}

/** The default transport. The axios instance and its connections belong to one client and are made with the first request. */
export function axiosTransport(options: AxiosTransportOptions = {}): Transport {
  let way: Promise<Way> | undefined;
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    const { instance, sendByNode } = await (way ??= wayOf(options));
    if (sendByNode && (options.proxy === false || !proxyNamed(request.url)))
      return await sendOnNode(instance, sendByNode, request);
    return await sendOnAxios(instance, request);
  };
  const close = async (): Promise<void> => {
    const closing = way;
    way = undefined;
    await (await closing)?.close();
  };
  return Object.assign(send, { close });
}

/** An adapter of the client's own under axios: bytes come and go as they are, and stopping needs no signal. */
async function sendOnNode(
  instance: Axios,
  sendByNode: NonNullable<Way['sendByNode']>,
  request: TransportRequest,
): Promise<TransportResponse> {
  const { data } = await instance.request<TransportResponse>({
    method: request.method,
    url: request.url,
    adapter: async (config) => {
      const answer = await sendByNode(request);
      return { data: answer, status: answer.status, statusText: answer.statusText, headers: {}, config };
    },
  });
  return data;
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

async function wayOf({ adapter, proxy, httpAgent, httpsAgent }: AxiosTransportOptions): Promise<Way> {
  const browser = detectRuntime() === 'browser';
  const own = browser || builtinModule('node:http') === undefined ? undefined : await import('./node-agents.js');
  const made = {
    http: httpAgent === undefined ? own?.keepAliveAgent('node:http') : undefined,
    https: httpsAgent === undefined ? own?.keepAliveAgent('node:https') : undefined,
  };
  const http = httpAgent ?? made.http;
  const https = httpsAgent ?? made.https;
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
    ...(http !== undefined && { httpAgent: http }),
    ...(https !== undefined && { httpsAgent: https }),
  });
  const byNode = own && isNode() && adapter === undefined && !proxy ? await import('./node-http.js') : undefined;
  const nodeWay = { http: http as Agent, https: https as Agent, userAgent: `axios/${axios.VERSION}` };
  return {
    instance,
    sendByNode: byNode && ((request) => byNode.sendByNode(request, nodeWay)),
    close: async () => {
      await Promise.all(
        [made.http, made.https].map(async (agent) => {
          if (agent) await own?.closeAgent(agent);
        }),
      );
    },
  };
}

/** Whether the environment names a proxy for such an address. Whether it is used for this one (NO_PROXY) is for axios to say. */
function proxyNamed(url: string): boolean {
  const names = url.startsWith('https:') ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
  return [...names, 'all_proxy', 'ALL_PROXY'].some((name) => environment(name));
}
