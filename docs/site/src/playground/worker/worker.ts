/** Runs one sample in a separate module worker. A new run gets a new worker. */
import { socketClass } from '../../../../../examples/console/src/demo/sandbox-socket.js';
import type { RunMessage } from '../messages.js';
import { replaceConsole } from './console.js';
import { sandboxFor, setPlatform } from './hosts.js';
import { formatError, inspect } from './inspect.js';
import { record, report } from './record.js';

replaceConsole();
replaceNetwork();
// The package takes the worker for a server, so that samples may sign in with a client secret.
Reflect.deleteProperty(globalThis, 'WorkerGlobalScope');

self.addEventListener('message', ({ data }: MessageEvent<RunMessage>) => {
  void run(data.url);
});

async function run(url: string): Promise<void> {
  watchErrors(url);
  await provideEnvironment();
  const start = performance.now();
  try {
    await import(/* @vite-ignore */ url);
    report({ type: 'finished', ms: performance.now() - start });
  } catch (error) {
    reportFailure(error, url);
  }
}

/** The samples' axios sends by `fetch` if there is no XMLHttpRequest. */
function replaceNetwork(): void {
  const fetchFromSandbox = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const sandbox = sandboxFor(new URL(request.url));
    const response = await untilAborted(
      record(request, (sent) => sandbox.fetch(sent)),
      signal,
    );
    if (response.type === 'error') throw new TypeError('fetch failed: a fault of the sandbox has dropped the connection');
    return response;
  };
  Object.assign(globalThis, { fetch: fetchFromSandbox, WebSocket: socketClass(sandboxFor) });
  for (const name of ['XMLHttpRequest', 'EventSource', 'WebTransport', 'importScripts', 'Worker'])
    Reflect.deleteProperty(globalThis, name);
}

/** Rejects as soon as a request is aborted, as `fetch` does. */
async function untilAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
  return await Promise.race([result, aborted]);
}

/** Provides the environment variables of the samples, with values of the sandbox that responds instead of the platform. */
async function provideEnvironment(): Promise<void> {
  const { createSandbox, loadWholeSandbox } = await import('contact-centre-client/sandbox-in-page');
  // Samples may subscribe to events, which need all of the sandbox.
  await loadWholeSandbox();
  const sandbox = createSandbox();
  setPlatform(sandbox);
  const { id, secret } = sandbox.clients.clientCredentials;
  const env = {
    CLIENT_ID: id,
    CLIENT_SECRET: secret,
    ACCESS_TOKEN: sandbox.issueAccessToken(),
    USER_TOKEN: sandbox.issueAccessToken(sandbox.users[0]?.id),
    USER_ID: sandbox.users[0]?.id,
    QUEUE_ID: sandbox.queues[0]?.id,
  };
  Object.assign(globalThis, { process: { env } });
}

function watchErrors(url: string): void {
  self.addEventListener('error', (event) => {
    event.preventDefault();
    reportFailure(event.error ?? event.message, url);
  });
  self.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    reportFailure(event.reason, url);
  });
}

function reportFailure(error: unknown, url: string): void {
  const text = error instanceof Error ? formatError(error) : inspect(error);
  const isSyntaxError = error instanceof SyntaxError && lineOf(error, url) === undefined;
  report({ type: 'failed', text, line: lineOf(error, url), isSyntaxError });
}

/** Returns the line of the sample in the stack of an error or of its causes. */
function lineOf(error: unknown, url: string): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const stack = error.stack ?? '';
  const start = stack.indexOf(`${url}:`);
  if (start < 0) return lineOf(error.cause, url);
  return Number.parseInt(stack.slice(start + url.length + 1), 10);
}
