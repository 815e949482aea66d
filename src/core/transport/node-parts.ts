import { loadModule } from '../arguments/load-module.js';
import { builtinModule, detectRuntime, isNode } from '../values/runtime.js';
import { fetchOptions, readResponse } from './fetch-content.js';
import type { TransportRequest, TransportResponse } from './transport.js';

export { jwtDecode as decodeJwt } from 'jwt-decode';
export { onAbort } from './abort-listeners.js';

/** What browsers do not need. Bundles for browsers use `no-node-parts` instead (`browser` in package.json). */

type NodeFetch = typeof import('./node-fetch.js');

/** A cache: importing a module again takes several µs. */
let nodeFetch: NodeFetch | undefined;

/** Loads the parts for Node's own `fetch`, if it runs there and a transport uses it. It treats a compressed body that was cut off as complete. */
export function loadNodeFetch(fetchWith?: typeof fetch): NodeFetch | Promise<NodeFetch> | undefined {
  const isOwn = (fetchWith ?? globalThis.fetch) === globalThis.fetch;
  if (!isOwn || !isNode() || !builtinModule('node:zlib')) return undefined;
  return nodeFetch ?? loadModule(() => import('./node-fetch.js')).then((module) => (nodeFetch = module));
}

/** Sends a request by `fetch`. */
export async function sendByFetch(request: TransportRequest, fetchWith?: typeof fetch): Promise<TransportResponse> {
  const loading = loadNodeFetch(fetchWith);
  const nodeFetch = loading && (await loading);
  const init = nodeFetch?.initOf(request) ?? fetchOptions(request);
  const send = (): Promise<Response> => (fetchWith ?? globalThis.fetch)(request.url, init);
  let response: Response;
  try {
    response = await send();
  } catch (error) {
    // A browser does not say why a connection broke, and repeats safe requests by itself.
    if (request.signal.aborted || detectRuntime() === 'browser') throw error;
    const staleConnection = await loadModule(() => import('./stale-connection.js')).catch(() => Promise.reject(error as Error));
    response = await staleConnection.retryFetch(error, request, send);
  }
  const { maxResponseBytes } = request;
  const result = await readResponse(response, maxResponseBytes);
  return nodeFetch ? await nodeFetch.unpackResponse(result, maxResponseBytes) : result;
}

type Inspect = (value: unknown, options?: object) => string;

/** Makes the consoles of Node, Deno and Bun show the result of `toJSON`, because an object's fields may hold secrets. */
export function showAsJson(type: { readonly prototype: { toJSON(): object } }): void {
  Object.defineProperty(type.prototype, Symbol.for('nodejs.util.inspect.custom'), {
    value(this: { toJSON(): object }, _depth: number, options: object, inspect?: Inspect): unknown {
      const json = this.toJSON();
      // The build names a class that refers to itself `_ApiClient`.
      const name = this.constructor.name.replace(/^_/, '');
      return inspect ? `${name} ${inspect(json, options)}` : json;
    },
  });
}
