import type { Axios, AxiosRequestConfig } from 'axios';
import type { AxiosTransportOptions } from './axios-options.js';
import { onStop } from './deadline.js';
import { flatHeaders } from '../values/headers.js';
import { loadModule } from '../arguments/load-module.js';
import { tagOf } from '../values/plain-objects.js';
import { detectRuntime } from '../values/runtime.js';
import type { TransportRequest, TransportResponse } from './transport.js';
import { REDIRECT_HIDDEN } from './transport.js';

/** Sends a request with an instance of axios. */
export async function sendWithInstance(
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

/**
 * Returns the settings of an instance. Not `axios.create`: that uses all settings that the rest of the program has put into
 * `axios.defaults`, and axios's own transforms, which would repeat work: bodies arrive as JSON text and leave as bytes.
 */
export function createConfiguration({ adapter, proxy }: AxiosTransportOptions): AxiosRequestConfig {
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
