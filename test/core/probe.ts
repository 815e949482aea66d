import { inspect } from 'node:util';
import { ApiClient as AxiosClient, PlatformApi } from 'contact-centre-client';
import type {
  ApiPromise,
  ClientOptions,
  OperationDetails,
  RequestOptions,
  Transport,
  TransportResponse,
} from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { expect } from 'vitest';

export type AnyClient = AxiosClient | FetchClient;

/** Both entries of the package; each test runs for both. */
export const entries: { entry: string; make: (options?: ClientOptions) => AnyClient }[] = [
  { entry: 'contact-centre-client', make: (options) => new AxiosClient(options) },
  { entry: 'contact-centre-client/fetch', make: (options) => new FetchClient(options) },
];

/** The token of every signed-in client here. Unlikely to occur by chance. */
export const TOKEN = 'tkn-9f8e7d6c5b4a';

export function signedIn(make: (options?: ClientOptions) => AnyClient, apiUrl: string, options: ClientOptions = {}): AnyClient {
  const client = make({ apiUrl, timeout: 0, ...options });
  client.setAccessToken(TOKEN);
  return client;
}

/** One method for each way to send a value. */
export class ProbeApi extends PlatformApi {
  list(opts?: object, request?: RequestOptions, details?: OperationDetails): ApiPromise<unknown> {
    return this.call('list', 'GET /api/v2/probes', {}, opts, request, details);
  }

  find(name: unknown, opts?: object): ApiPromise<unknown> {
    return this.call('find', 'GET /api/v2/probes', { name }, opts);
  }

  read(probeId: unknown, request?: RequestOptions): ApiPromise<unknown> {
    return this.call('read', 'GET /api/v2/probes/{probeId}', { probeId: probeId as string }, {}, request);
  }

  create(body: unknown, request?: RequestOptions, details?: OperationDetails): ApiPromise<unknown> {
    return this.call('create', 'POST /api/v2/probes', { body }, {}, request, details);
  }

  poke(opts?: object, request?: RequestOptions): ApiPromise<unknown> {
    return this.call('poke', 'POST /api/v2/probes/pokes', {}, opts, request);
  }

  query(body: unknown, request?: RequestOptions): ApiPromise<unknown> {
    return this.call('query', 'POST /api/v2/probes/query', { body }, {}, request);
  }

  replace(probeId: unknown, body: unknown, request?: RequestOptions): ApiPromise<unknown> {
    return this.call('replace', 'PUT /api/v2/probes/{probeId}', { probeId: probeId as string, body }, {}, request);
  }

  change(probeId: unknown, body: unknown, request?: RequestOptions): ApiPromise<unknown> {
    return this.call('change', 'PATCH /api/v2/probes/{probeId}', { probeId: probeId as string, body }, {}, request);
  }

  remove(probeId: unknown, request?: RequestOptions): ApiPromise<unknown> {
    return this.call('remove', 'DELETE /api/v2/probes/{probeId}', { probeId: probeId as string }, {}, request);
  }

  removePart(probeId: unknown, partId: unknown): ApiPromise<unknown> {
    return this.call('removePart', 'DELETE /api/v2/probes/{probeId}/parts/{partId}', {
      probeId: probeId as string,
      partId: partId as string,
    });
  }

  check(request?: RequestOptions): ApiPromise<unknown> {
    return this.call('check', 'HEAD /api/v2/probes', {}, {}, request);
  }

  open(request?: RequestOptions): ApiPromise<unknown> {
    return this.call('open', 'GET /api/v2/probes', {}, {}, request, { auth: 'none' });
  }
}

/** Returns the error of a call; fails the test if it resolves. */
export async function failureOf(call: PromiseLike<unknown>): Promise<unknown> {
  let value: unknown;
  try {
    value = await call;
  } catch (error) {
    return error;
  }
  throw new Error(`Expected a rejection, got ${inspect(value)}`);
}

/** The same, of one class. */
export async function errorOf<E extends Error>(
  call: PromiseLike<unknown>,
  type: abstract new (...args: never[]) => E,
): Promise<E> {
  const error = await failureOf(call);
  expect(error).toBeInstanceOf(type);
  return error as E;
}

/** A response of a custom transport. */
export function answer(status: number, body: unknown = {}, headers: Record<string, string> = {}): TransportResponse {
  return {
    status,
    statusText: '',
    headers: { 'content-type': 'application/json', ...headers },
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}

/** A transport that returns responses and failures in turn, the last one forever, and records the requests. */
export function scripted(...steps: (TransportResponse | Error)[]): { transport: Transport; sent: Parameters<Transport>[0][] } {
  const sent: Parameters<Transport>[0][] = [];
  const transport: Transport = (request) => {
    const step = steps[Math.min(sent.push(request), steps.length) - 1]!;
    return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
  };
  return { transport, sent };
}
