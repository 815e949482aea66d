import type { Axios, AxiosRequestConfig } from 'axios';
import { axiosParts } from './axios-on-demand.js';
import { onStop } from './deadline.js';
import { flatHeaders } from '../values/headers.js';
import { isObject } from '../values/is-object.js';
import { loaded } from '../arguments/loaded.js';
import type { Demand } from '../arguments/option-checks.js';
import { OBJECT } from '../arguments/option-checks.js';
import { isRecord, isText, ownFields, tagOf } from '../values/plain-objects.js';
import type { NodeWay } from './node-way.js';
import { builtinModule, detectRuntime } from '../values/runtime.js';
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

/** What each option must be. */
export const axiosDemands: Record<keyof AxiosTransportOptions, Demand> = {
  adapter: [isAdapter, '"xhr", "http", "fetch", a function or a list of these'],
  proxy: [isProxy, 'false or an object with a host'],
  httpAgent: OBJECT,
  httpsAgent: OBJECT,
};

function isAdapter(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => !Array.isArray(each) && isAdapter(each));
  return typeof value === 'function' || ['xhr', 'http', 'fetch'].includes(value as string);
}

function isProxy(value: unknown): boolean {
  if (!isRecord(value)) return value === false;
  const { host, hostname } = ownFields(value);
  return isText(host) || isText(hostname);
}

/** How one client's requests go out. */
interface Way {
  node: NodeWay | undefined;
  /** Sends on axios; the instance is made with the first request that it is to send. */
  sendOnAxios: Transport;
}

/**
 * The default transport. The axios instance and its connections belong to one client and are made with the first request.
 *
 * @param given - The caller's own fields, or an object whose own fields alone are read; a client's other options are passed over.
 */
export function axiosTransport(given: AxiosTransportOptions = {}): Transport {
  const { adapter, proxy, httpAgent, httpsAgent } = ownFields(given);
  const ownProxy = isObject(proxy) ? ownFields(proxy) : proxy;
  const options = { adapter, proxy: ownProxy, httpAgent, httpsAgent } as AxiosTransportOptions;
  let way: Promise<Way> | undefined;
  /** A part that cannot be loaded now may be loaded with the next request. */
  const begunAnew = (error: unknown): never => {
    way = undefined;
    throw error;
  };
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    const { node, sendOnAxios } = await (way ??= wayOf(options).catch(begunAnew));
    // Nobody has a hand on the instance, so that a request loses nothing where axios does not see it.
    return await (node ? node.send(request, sendOnAxios) : sendOnAxios(request));
  };
  const close = async (): Promise<void> => {
    const closing = way;
    way = undefined;
    await (await closing)?.node?.close();
  };
  return Object.assign(send, { close });
}

async function wayOf(options: AxiosTransportOptions): Promise<Way> {
  const hasNode = detectRuntime() !== 'browser' && builtinModule('node:http') !== undefined;
  const node = hasNode ? (await loaded(() => import('./node-way.js'))).nodeWay(options) : undefined;
  let instance: Axios | undefined;
  return {
    node,
    sendOnAxios: async (request) => {
      const { Axios, isAxiosError } = await axiosParts();
      // Not axios.create: that takes over whatever the rest of the program has put into axios.defaults, and axios's own transforms, which
      // would do work twice: bodies arrive as JSON text and leave as bytes.
      instance ??= new Axios({ ...configurationOf(options), ...node?.axios });
      return await sendOn(instance, request, isAxiosError);
    },
  };
}

async function sendOn(
  instance: Axios,
  request: TransportRequest,
  isAxiosError: (error: unknown) => error is Error,
): Promise<TransportResponse> {
  const { method, url, headers, body, maxResponseBytes = Infinity } = request;
  const stop = new AbortController();
  // Axios makes a text of the reason, which a symbol or an object without one is not: that would end the process.
  const unlisten = onStop(request, (reason) => {
    stop.abort(reason instanceof Error ? reason : undefined);
  });
  try {
    const response = await instance.request<ArrayBuffer | Uint8Array>({
      method,
      url,
      signal: stop.signal,
      data: body,
      headers: {
        // A browser that lets a page name the user agent would ask the platform for leave to send it.
        ...(detectRuntime() === 'browser' && { 'user-agent': false }),
        ...headers,
        // Left to itself, axios gives a POST without a body the content type of a form.
        ...(body === undefined && { 'content-type': false }),
      },
      ...(maxResponseBytes < Infinity && { maxContentLength: maxResponseBytes }),
    });
    if (response.status === 0) throw new TypeError(REDIRECT_HIDDEN);
    const { data } = response;
    // An adapter of the caller's may resolve with a string; the exchange reads that.
    const bytes = tagOf(data) === 'ArrayBuffer' ? new Uint8Array(data) : (data as Uint8Array);
    if (bytes.byteLength > maxResponseBytes) throw await tooLarge(maxResponseBytes);
    return { status: response.status, statusText: response.statusText, headers: flatHeaders(response.headers), body: bytes };
  } catch (error) {
    throw isAxiosError(error) && error.message.includes('maxContentLength') ? await tooLarge(maxResponseBytes) : error;
  } finally {
    unlisten();
  }
}

async function tooLarge(limit: number): Promise<Error> {
  return (await loaded(() => import('./bounded-body.js'))).tooLarge(limit);
}

function configurationOf({ adapter, proxy }: AxiosTransportOptions): AxiosRequestConfig {
  return {
    // An XHR follows redirects, and takes headers and body along.
    adapter: adapter ?? (detectRuntime() === 'browser' ? ['fetch', 'xhr'] : ['http', 'fetch']),
    responseType: 'arraybuffer',
    validateStatus: null,
    // A redirect would take the token along, or turn one call into two.
    maxRedirects: 0,
    maxBodyLength: Infinity,
    maxContentLength: -1,
    ...(proxy !== undefined && { proxy }),
  };
}
