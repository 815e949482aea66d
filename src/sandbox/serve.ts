/**
 * The sandbox as an HTTP and WebSocket server, with seed files.
 *
 * @packageDocumentation
 */
import './serve-environment.js';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { hasOwnFetchClasses, plainListener } from './plain-listener.js';
import { admission, admissionDemands } from './http/admission.js';
import type { AdmissionOptions } from './http/admission.js';
import { compressJson } from './compress.js';
import { DataFile, readState } from './data-file.js';
import type { SavedState } from './data-file.js';
import { Problem } from './store/errors.js';
import { isPort, listen } from './listen.js';
import { serveChannels } from './serve-channels.js';
import { describeRequest } from './store/control/request-log.js';
import type { AnsweredRequest, SandboxRequest } from './store/control/request-log.js';
import { createSandbox } from './sandbox.js';
import { readOptions } from '../core/arguments/option-checks.js';
import { isFunction, ownFields } from '../core/values/plain-objects.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { optionNames } from './store/control/read-options.js';
import { readSeedFile } from './seed-reader.js';
import type { Sandbox } from './sandbox.js';
import type { SandboxOptions } from './store/control/options.js';
import type { SeedFile } from './store/initial-data/seed-file.js';

export { admission, readSeedFile };
export type { AdmissionOptions, Refusal, Visit } from './http/admission.js';
export type { AnsweredRequest, Sandbox, SandboxOptions, SandboxRequest, SeedFile };

/** How often a contact centre with traffic advances, in ms. */
const ADVANCE_INTERVAL_MS = 1000;

/** Default maximum size of a request body, in bytes. */
const BODY_LIMIT = 10_000_000;

const textDemand: Demand = [(value) => typeof value === 'string', 'a string'];
const portDemand: Demand = [isPort, 'a whole number from 0 to 65535'];
const preferredPortDemand: Demand = [(value) => isPort(value) && value > 0, 'a whole number from 1 to 65535'];
const listener: Demand = [isFunction, 'a function'];

/** Addresses that mean every address of the machine, with the host of the resulting URL. */
const wildcardHosts = new Map([
  ['', '[::1]'],
  ['::', '[::1]'],
  ['0.0.0.0', '127.0.0.1'],
]);

export interface ServeOptions extends SandboxOptions, AdmissionOptions {
  /**
   * The port to listen on. If it is in use, the sandbox does not start. With 0, the sandbox takes the port that `data` saved, or else
   * `preferredPort`, or else any free one.
   *
   * @defaultValue 0
   */
  port?: number;
  /**
   * The port to listen on if it is free, so that the address stays the same after a restart. If it is in use, the sandbox takes the first free
   * one of the next nine, or else any free one. It has no effect with `port`.
   */
  preferredPort?: number;
  /**
   * The host to listen on; the loopback address by default, because a sandbox's secrets are public. The server accepts requests
   * for this name; for other names only if `allowedHosts` lists them.
   */
  host?: string;
  /** Maximum size of a request body in bytes; a larger one receives a 413. 10,000,000 by default. */
  maxBodyBytes?: number;
  /**
   * A seed file, JSON or YAML, that replaces the sandbox's own people, queues and other data. The option `seed` overrides its
   * `seed`.
   */
  seedFile?: string;
  /**
   * A JSON file that the state is loaded from, if it exists, and saved to: soon after each change, and on close. It may have
   * another seed.
   */
  data?: string;
  /** Called for every response, with its duration in ms. */
  onAnswer?: (request: AnsweredRequest, ms: number) => void;
  /** Called if the state cannot be saved while the sandbox runs; `close` rejects in that case. */
  onSaveError?: (error: Error) => void;
}

const optionDemands: Record<keyof ServeOptions, Demand> = {
  ...optionNames,
  ...admissionDemands,
  data: textDemand,
  host: textDemand,
  maxBodyBytes: 0,
  onAnswer: listener,
  onSaveError: listener,
  port: portDemand,
  preferredPort: preferredPortDemand,
  seedFile: textDemand,
};

export interface ServedSandbox {
  /** Both `apiUrl` and `loginUrl` of a client. */
  readonly url: string;
  readonly sandbox: Sandbox;
  /** Stops listening, closes all connections, including idle ones, and saves the state if `data` is set. */
  close(): Promise<void>;
}

/** Serves a sandbox over HTTP, and its notification channels over WebSockets. */
export async function serveSandbox(options: ServeOptions = {}): Promise<ServedSandbox> {
  const fields = readOptions('serveSandbox', options, optionDemands) as ServeOptions;
  const {
    port = 0,
    preferredPort,
    host = '127.0.0.1',
    allowedHosts = [],
    allowedOrigins = [],
    maxBodyBytes = BODY_LIMIT,
    data,
    seedFile,
    onAnswer,
    onSaveError,
    ...sandboxFields
  } = fields;
  const sandboxOptions: SandboxOptions = ownFields(sandboxFields);
  if (!(Number.isInteger(maxBodyBytes) && maxBodyBytes > 0)) throw new RangeError('maxBodyBytes is a whole number above 0');
  const name = nameOf(host);
  const findRefusal = admission({ allowedHosts: [...allowedHosts, name], allowedOrigins });
  const savedState = data === undefined ? undefined : await readState(data);
  const seed = seedFile === undefined ? undefined : await readSeedFile(seedFile);
  const sandbox = openSandbox(sandboxOptions, savedState, seed);
  let savedPort: number | undefined = savedState?.port;
  const file =
    data === undefined ? undefined : new DataFile(data, () => ({ ...sandbox.snapshot(), port: savedPort }), onSaveError);

  const respond = createResponder({ sandbox, maxBodyBytes, onAnswer, onChange: () => file?.touch() });
  // The server often runs in the process under test, whose global Request and Response must not be replaced.
  const listenRequest = hasOwnFetchClasses()
    ? getRequestListener((request, env) => respond(request, env as HttpBindings), { overrideGlobalObjects: false })
    : plainListener(respond, maxBodyBytes, () => problemResponse(tooLargeProblem(maxBodyBytes)));
  const server = createServer((incoming, outgoing) => {
    const refusal = findRefusal(incoming);
    const problem = refusal && new Problem(refusal.status, refusal.message, { code: refusal.code });
    if (!problem) {
      void listenRequest(incoming, outgoing);
      return;
    }
    sendProblem(outgoing, problem);
    onAnswer?.({ method: incoming.method ?? '', path: pathOf(incoming), query: {}, status: problem.status }, 0);
  });
  const endChannels = serveChannels(server, sandbox, findRefusal);
  const formerPort = savedState?.port;
  const actualPort = await listen(server, host, { port, ...(preferredPort !== undefined && { preferredPort }), formerPort });
  savedPort = actualPort;
  const endTraffic =
    sandboxOptions.traffic === undefined || sandboxOptions.traffic === false ? undefined : advanceRegularly(sandbox);
  const close = async (): Promise<void> => {
    endTraffic?.();
    endChannels();
    await stop(server);
    await file?.save();
  };
  let closePromise: Promise<void> | undefined;
  return {
    url: `http://${name}:${actualPort}`,
    sandbox,
    close: () => (closePromise ??= close()),
  };
}

/** The name of a host in a URL. */
function nameOf(host: string): string {
  const [address = host] = host.split('%', 1);
  return wildcardHosts.get(host) ?? (address.includes(':') ? `[${address}]` : address);
}

function openSandbox(options: SandboxOptions, savedState: SavedState | undefined, seed: SeedFile | undefined): Sandbox {
  const sandbox = createSandbox({
    ...(typeof savedState?.seed === 'number' && { seed: savedState.seed }),
    ...options,
    ...(seed && { seed: typeof options.seed === 'number' ? { ...seed, seed: options.seed } : seed }),
  });
  if (savedState !== undefined) sandbox.restore(savedState);
  return sandbox;
}

interface ResponderOptions {
  sandbox: Sandbox;
  maxBodyBytes: number;
  onAnswer: ServeOptions['onAnswer'];
  /** Called after each request that may have changed the state. */
  onChange: () => void;
}

type Responder = (request: Request, bindings: Pick<HttpBindings, 'outgoing'>) => Promise<Response>;

function createResponder({ sandbox, maxBodyBytes, onAnswer, onChange }: ResponderOptions): Responder {
  return async (request, { outgoing }) => {
    const start = performance.now();
    const bufferedRequest = await bufferBody(request, maxBodyBytes);
    const response = bufferedRequest ? await sandbox.fetch(bufferedRequest) : problemResponse(tooLargeProblem(maxBodyBytes));
    onAnswer?.(describeRequest(request, response.status), performance.now() - start);
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) onChange();
    if (response.headers.get('transfer-encoding') === 'chunked') return endOnFailure(response, () => outgoing.destroy());
    if (response.type !== 'error') return await compressJson(request, response);
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  };
}

async function stop(server: Server): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.close((error) => {
      if (error) reject(error);
      else resolve();
    });
    server.closeAllConnections();
  });
}

/** Returns the request with its buffered body; `undefined` if the body is too large. */
async function bufferBody(request: Request, limit: number): Promise<Request | undefined> {
  // File uploads have no size limit, and are streamed.
  if (request.method === 'PUT' && /^\/uploads\/v2\/[^/]+$/.test(new URL(request.url).pathname)) return request;
  const declaredLength = request.headers.get('content-length');
  if (declaredLength !== null) return Number(declaredLength) > limit ? undefined : request;
  if (!request.headers.has('transfer-encoding') || !request.body) return request;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  const { method, headers, signal, url } = request;
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}

const tooLargeProblem = (limit: number): Problem =>
  new Problem(413, `The body of the request is larger than ${limit} bytes (maxBodyBytes, --max-body).`);

function problemContent(problem: Problem): { headers: Record<string, string>; body: string } {
  const contextId = randomUUID();
  const headers = { 'inin-correlation-id': contextId, 'X-Content-Type-Options': 'nosniff', 'Content-Type': 'application/json' };
  return { headers, body: JSON.stringify(problem.body(contextId)) };
}

/** Pages that may call the server may also read the reason for a refusal. */
function problemResponse(problem: Problem): Response {
  const { headers, body } = problemContent(problem);
  return new Response(body, { status: problem.status, headers: { ...headers, 'Access-Control-Allow-Origin': '*' } });
}

/** Responds without CORS headers, so that the page cannot read the response. */
function sendProblem(outgoing: ServerResponse, problem: Problem): void {
  const { headers, body } = problemContent(problem);
  outgoing.writeHead(problem.status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/**
 * Advances the traffic regularly, because a program that only subscribes to events sends no requests.
 * @returns a function that stops it.
 */
function advanceRegularly(sandbox: Sandbox): () => void {
  const timer = setInterval(() => {
    sandbox.clock.advance(0);
  }, ADVANCE_INTERVAL_MS).unref();
  return () => {
    clearInterval(timer);
  };
}

/** Ends the connection if the body of a response fails on purpose, without reporting an error. */
function endOnFailure(response: Response, end: () => void): Response {
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
