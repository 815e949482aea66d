import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { DataFile, readState } from './data-file.js';
import { serveChannels } from './notifications/server.js';
import { logged } from './request-log.js';
import type { SandboxRequest } from './request-log.js';
import { createSandbox } from './sandbox.js';
import type { Sandbox } from './sandbox.js';
import type { SandboxOptions } from './options.js';

/** How often a contact centre with traffic moves on, in ms. */
const MOVE = 1000;

export interface ServeOptions extends SandboxOptions {
  /** 0, any free one, where nothing is said. */
  port?: number;
  /** The loopback address where nothing is said: a sandbox's secrets are no secrets. */
  host?: string;
  /**
   * A JSON file that the state is loaded from, where it is there, and saved to: soon after each change, and on close. The seed is the
   * file's where none is given.
   */
  data?: string;
  /** Told of every answer, with the ms that it took. */
  onAnswer?: (request: SandboxRequest, ms: number) => void;
  /** Told when the state cannot be saved while the sandbox runs; on close, that rejects. */
  onSaveError?: (error: Error) => void;
}

export interface ServedSandbox {
  /** Both `apiUrl` and `loginUrl` of a client. */
  readonly url: string;
  readonly sandbox: Sandbox;
  /** Stops listening and ends all connections, also those that are kept alive; saves the state where there is a file for it. */
  close(): Promise<void>;
}

/** Serves a sandbox over HTTP, and its notification channels over WebSockets. */
export async function serveSandbox(options: ServeOptions = {}): Promise<ServedSandbox> {
  const { port = 0, host = '127.0.0.1', data, onAnswer, onSaveError, ...sandboxOptions } = options;
  const saved = data === undefined ? undefined : await readState(data);
  const sandbox = createSandbox({ ...(typeof saved?.seed === 'number' && { seed: saved.seed }), ...sandboxOptions });
  if (saved) sandbox.restore(saved);
  const file = data === undefined ? undefined : new DataFile(data, () => sandbox.snapshot(), onSaveError);

  const answer = async (request: Request, { outgoing }: HttpBindings): Promise<Response> => {
    const start = performance.now();
    const response = await sandbox.fetch(request);
    onAnswer?.(logged(request, response.status), performance.now() - start);
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) file?.touch();
    if (response.headers.get('transfer-encoding') === 'chunked') return breakingOff(response, () => outgoing.destroy());
    if (response.type !== 'error') return response;
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  };
  // The process that is served from is often the one under test: its own Request and Response stay as they are.
  const server = createAdaptorServer({
    fetch: (request, env) => answer(request, env as HttpBindings),
    overrideGlobalObjects: false,
  }) as Server;
  const endChannels = serveChannels(server, sandbox);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const endTraffic = sandboxOptions.traffic === undefined || sandboxOptions.traffic === false ? undefined : keepMoving(sandbox);
  const close = async (): Promise<void> => {
    endTraffic?.();
    endChannels();
    await new Promise<void>((resolve, reject) => {
      server.close((error) => {
        if (error) reject(error);
        else resolve();
      });
      server.closeAllConnections();
    });
    await file?.save();
  };
  let closing: Promise<void> | undefined;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    sandbox,
    close: () => (closing ??= close()),
  };
}

/** Whoever only listens hears of what happens: without a look once in a while nothing would. @returns what ends it. */
function keepMoving(sandbox: Sandbox): () => void {
  const timer = setInterval(() => {
    sandbox.clock.advance(0);
  }, MOVE).unref();
  return () => {
    clearInterval(timer);
  };
}

/** An answer whose body fails on purpose ends the connection, which is no error that the server need tell of. */
function breakingOff(response: Response, end: () => void): Response {
  const reader = response.body?.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reader?.read().catch(() => undefined);
      if (next?.value) controller.enqueue(next.value);
      else end();
    },
  });
  return new Response(body, response);
}
