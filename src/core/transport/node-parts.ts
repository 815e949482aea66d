import { loadModule } from '../arguments/load-module.js';
import { builtinModule, detectRuntime, isNode } from '../values/runtime.js';

/**
 * Loads what only Node needs. Each function returns `undefined` in other runtimes. Bundles for browsers use `no-node-parts` instead (`browser`
 * in package.json).
 */

/** Loads the parts for Node's own `fetch`, if a transport uses it. It treats a compressed body that was cut off as complete. */
export function loadNodeFetch(fetchWith?: typeof fetch): Promise<typeof import('./node-fetch.js')> | undefined {
  const isOwn = (fetchWith ?? globalThis.fetch) === globalThis.fetch;
  return isOwn && isNode() && builtinModule('node:zlib') ? loadModule(() => import('./node-fetch.js')) : undefined;
}

/** Loads the connections of runtimes with `node:http`. */
export function loadNodeConnections(): Promise<typeof import('./node-connections.js')> | undefined {
  const hasNode = detectRuntime() !== 'browser' && builtinModule('node:http') !== undefined;
  return hasNode ? loadModule(() => import('./node-connections.js')) : undefined;
}
