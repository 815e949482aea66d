import { loadModule } from '../arguments/load-module.js';
import { builtinModule, detectRuntime, isNode } from '../values/runtime.js';
import type { TransportRequest } from './transport.js';

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

/** Loads the connections of runtimes with `node:http`. */
export function loadNodeConnections(): Promise<typeof import('./node-connections.js')> | undefined {
  const hasNode = detectRuntime() !== 'browser' && builtinModule('node:http') !== undefined;
  return hasNode ? loadModule(() => import('./node-connections.js')) : undefined;
}

/** Sends a request of `fetch` once more if its connection broke and repeating it is safe. */
export async function retryFetch(error: unknown, request: TransportRequest, send: () => Promise<Response>): Promise<Response> {
  // A browser does not say why a connection broke, and repeats safe requests by itself.
  if (detectRuntime() === 'browser') throw error;
  const staleConnection = await loadModule(() => import('./stale-connection.js')).catch(() => Promise.reject(error as Error));
  return await staleConnection.retryFetch(error, request, send);
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
