import { ConfigurationError } from '../core/errors.js';
import type { Transport, TransportRequest, TransportResponse } from '../core/transport.js';

/** One request as an HTTP client of the vendor's kind is given it. */
export class HttpRequestOptions {
  constructor(
    public url: string,
    public method: string,
    public headers?: Record<string, string>,
    public params?: Record<string, unknown>,
    public data?: unknown,
    /** ms */
    public timeout = 16_000,
  ) {}
}

/** What such a client answers; it may also reject with an error that has one as its `response`. */
export interface HttpAnswer {
  status: number;
  statusText?: string;
  headers?: object;
  /** An object stands for its JSON. */
  data?: unknown;
}

/** Base of HTTP clients that `setHttpClient` takes. */
export abstract class AbstractHttpClient {
  /** ms */
  timeout = 16_000;
  httpsAgent: unknown;

  setTimeout(timeout: number): void {
    if (typeof timeout !== 'number') throw new ConfigurationError("The 'timeout' property must be a number");
    this.timeout = timeout;
  }

  setHttpsAgent(httpsAgent: unknown): void {
    this.httpsAgent = httpsAgent;
  }

  abstract request(options: HttpRequestOptions): Promise<HttpAnswer>;
}

/** Sends by an HTTP client of the vendor's kind. It is given bodies as objects, and sees tokens, as every transport does. */
export function transportOf(client: AbstractHttpClient): Transport {
  return async ({ url, method, headers, body, signal }: TransportRequest): Promise<TransportResponse> => {
    signal.throwIfAborted();
    const isJson = headers['content-type']?.includes('json');
    const data: unknown = body !== undefined && isJson ? JSON.parse(body) : body;
    const options = new HttpRequestOptions(url, method, { ...headers }, undefined, data, client.timeout);
    try {
      return answered(await client.request(options));
    } catch (error) {
      const { response } = error as { response?: HttpAnswer };
      if (typeof response?.status !== 'number') throw error;
      return answered(response);
    }
  };
}

/** An answer of such a client, as a transport gives it. */
export function answered({ status, statusText = '', headers = {}, data }: HttpAnswer): TransportResponse {
  const isText = typeof data === 'string' || data === undefined || data === null;
  const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : data;
  const body = bytes instanceof Uint8Array ? bytes : new TextEncoder().encode(isText ? (data ?? '') : JSON.stringify(data));
  const pairs = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  const type = isText || bytes instanceof Uint8Array ? {} : { 'content-type': 'application/json' };
  return { status, statusText, headers: { ...type, ...Object.fromEntries(pairs) }, body };
}
