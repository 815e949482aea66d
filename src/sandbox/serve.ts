import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createSandbox } from './sandbox.js';
import type { Sandbox } from './sandbox.js';
import type { SandboxOptions } from './world.js';

export interface ServeOptions extends SandboxOptions {
  /** 0, any free one, where nothing is said. */
  port?: number;
  /** The loopback address where nothing is said: a sandbox's secrets are no secrets. */
  host?: string;
}

export interface ServedSandbox {
  /** Both `apiUrl` and `loginUrl` of a client. */
  readonly url: string;
  readonly sandbox: Sandbox;
  /** Stops listening and ends all connections, also those that are kept alive. */
  close(): Promise<void>;
}

/** Serves a sandbox over HTTP. */
export async function serveSandbox(options: ServeOptions = {}): Promise<ServedSandbox> {
  const { port = 0, host = '127.0.0.1', ...sandboxOptions } = options;
  const sandbox = createSandbox(sandboxOptions);
  // The process that is served from is often the one under test: its own Request and Response stay as they are.
  const server = createAdaptorServer({ fetch: (request) => sandbox.fetch(request), overrideGlobalObjects: false });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    sandbox,
    close: () =>
      (closing ??= new Promise<void>((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        if ('closeAllConnections' in server) server.closeAllConnections();
      })),
  };
}
