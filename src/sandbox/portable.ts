import type { ServedSandbox, ServeOptions } from './serve.js';

export * from './in-process.js';
export type { ServedSandbox, ServeOptions };

/**
 * Replaces the server in browsers, workers and their bundles, so that no module of Node is included.
 * @throws always, because there is no server.
 */
export function serveSandbox(): Promise<ServedSandbox> {
  const advice =
    "Use createSandbox() and its fetch here, or serve it from Node: import { serveSandbox } from 'contact-centre-client/sandbox/serve'.";
  return Promise.reject(
    new Error(`A sandbox can only be served by Node, Deno and Bun, and this is built for a browser or a worker. ${advice}`),
  );
}
