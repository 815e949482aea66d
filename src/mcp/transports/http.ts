import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { webStreamOf } from '../../files/disk/web-stream.js';
import { admission } from '../../sandbox/http/admission.js';

/** The path of the endpoint. */
const PATH = '/mcp';

/** How many sessions may be open at once. The oldest one is closed for a new one. */
const MAX_SESSIONS = 20;

/** Larger than any arguments that a tool accepts. */
const MAX_BODY_BYTES = 64_000_000;

/** How the server listens. */
export interface HttpOptions {
  readonly port: number;
  /** Creates the server of one session. */
  // oxlint-disable-next-line typescript/no-deprecated -- see createServer of ../server.ts
  readonly createServer: () => Server;
}

/** A running server. */
export interface HttpEndpoint {
  readonly url: string;
  /** The bearer token that requests must send. */
  readonly token: string;
  close(): Promise<void>;
}

/**
 * Serves clients on this machine over HTTP. A request needs a token that is printed at the start, a loopback host, and no origin
 * but a loopback one: a page of another site must not reach an organisation through this server.
 */
export async function serveHttp({ port, createServer: createSession }: HttpOptions): Promise<HttpEndpoint> {
  const token = randomBytes(32).toString('base64url');
  const sessions = new Sessions(createSession);
  const findRefusal = admission({});
  const server = createServer((request, response) => {
    const refusal = findRefusal(request) ?? refusalOf(request, token);
    if (refusal) {
      refuse(response, refusal.status, refusal.message);
      return;
    }
    void sessions.handle(request, response).catch(() => {
      response.destroy();
    });
  });
  const url = `http://127.0.0.1:${await listen(server, port)}${PATH}`;
  return {
    url,
    token,
    close: async () => {
      await sessions.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

function listen(server: HttpServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function refusalOf(request: IncomingMessage, token: string): { status: number; message: string } | undefined {
  const [path] = (request.url ?? '').split('?');
  if (path !== PATH) return { status: 404, message: `The endpoint is ${PATH}.` };
  const [, sent = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const expected = Buffer.from(token);
  const actual = Buffer.from(sent);
  if (actual.length === expected.length && timingSafeEqual(actual, expected)) return undefined;
  return { status: 401, message: 'Send the token that was printed at the start: Authorization: Bearer <token>.' };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
}

/** The sessions of all clients, by their ids. */
class Sessions {
  readonly #create: HttpOptions['createServer'];
  readonly #transports = new Map<string, WebStandardStreamableHTTPServerTransport>();

  constructor(create: HttpOptions['createServer']) {
    this.#create = create;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = [request.headers['mcp-session-id']].flat()[0];
    const transport = id === undefined ? await this.#open() : this.#transports.get(id);
    if (!transport) {
      refuse(response, 404, 'The session does not exist, or has ended. Initialize a new one.');
      return;
    }
    const closing = new AbortController();
    response.once('close', () => {
      closing.abort();
    });
    const answer = await transport.handleRequest(toRequest(request, closing.signal));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
    else response.end();
    // A request without a session that did not open one.
    if (id === undefined && transport.sessionId === undefined) await transport.close();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#transports.values()].map((transport) => transport.close()));
  }

  async #open(): Promise<WebStandardStreamableHTTPServerTransport> {
    const transport: WebStandardStreamableHTTPServerTransport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      maxRequestBodySize: MAX_BODY_BYTES,
      onsessioninitialized: (id) => {
        this.#transports.set(id, transport);
        this.#closeOldest();
      },
      onsessionclosed: (id) => {
        this.#transports.delete(id);
      },
    });
    await this.#create().connect(transport);
    return transport;
  }

  #closeOldest(): void {
    const [oldest] = this.#transports;
    if (!oldest || this.#transports.size <= MAX_SESSIONS) return;
    this.#transports.delete(oldest[0]);
    void oldest[1].close();
  }
}

function toRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, [value].flat().join(', '));
  const { method = 'GET' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init = { method, headers, signal, ...(hasBody && { body: webStreamOf(request), duplex: 'half' }) };
  return new Request(new URL(request.url ?? PATH, 'http://127.0.0.1'), init);
}
