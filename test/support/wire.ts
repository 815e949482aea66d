import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { createServer as createNetServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from './loopback.js';

/** One request as it arrived. */
export interface WireRequest {
  method: string;
  /** Path and query, still encoded. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, as they were spelled. */
  rawHeaders: string[];
  body: string;
}

/** What to answer; `json` sets the content type, `body` leaves it to `headers`. */
export interface WireAnswer {
  status?: number;
  statusText?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
  json?: unknown;
}

/** Returns the answer, or nothing where it writes to `response` itself (or never does). `index` counts requests from 0. */
export type WireHandler = (
  request: WireRequest,
  response: ServerResponse,
  index: number,
) => WireAnswer | undefined | Promise<WireAnswer | undefined>;

export interface WireServer {
  /** `http://127.0.0.1:PORT`, without a slash at its end. */
  url: string;
  port: number;
  /** Every request, in the order of arrival of its last byte. */
  requests: WireRequest[];
  /** Resolves once that many requests have arrived in full. */
  arrived: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A real HTTP server on the loopback interface, gone with the test that started it (so: start it in a test or in `beforeEach`).
 *
 * @param script - A handler, one answer for every request, or answers in turn, of which the last is repeated. `{}` in JSON where nothing is said.
 */
export async function startServer(script: WireHandler | WireAnswer | WireAnswer[] = { json: {} }): Promise<WireServer> {
  const handler = asHandler(script);
  const requests: WireRequest[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A client that hangs up in the middle is some tests' very subject.
    incoming.on('error', () => undefined);
    incoming.on('end', () => {
      const { method = '', url = '', headers, rawHeaders } = incoming;
      const request = { method, url, headers, rawHeaders, body: Buffer.concat(chunks).toString('utf8') };
      const index = requests.push(request) - 1;
      for (const wake of [...waiting]) wake();
      Promise.resolve(handler(request, response, index)).then(
        (answer) => {
          if (answer) writeAnswer(response, answer);
        },
        (error: unknown) => {
          writeAnswer(response, { status: 599, body: `The test's handler threw: ${String(error)}` });
        },
      );
    });
  });
  const { port, url, close } = await listen(server);
  onTestFinished(close);
  const arrived = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (requests.length < count) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return { url, port, requests, arrived, close };
}

/** A bare TCP server, for what no HTTP server would send: `onRequest` gets the socket once a request's head has arrived. */
export async function startRawServer(onRequest: (socket: Socket) => void): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createNetServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      onRequest(socket);
    });
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return { url, close };
}

/** A port on which nobody listens. */
export async function refusingUrl(): Promise<string> {
  const server = await startServer();
  await server.close();
  return server.url;
}

function asHandler(script: WireHandler | WireAnswer | WireAnswer[]): WireHandler {
  if (typeof script === 'function') return script;
  if (!Array.isArray(script)) return () => script;
  return (_request, _response, index) => script[Math.min(index, script.length - 1)];
}

function writeAnswer(response: ServerResponse, { status = 200, statusText, headers = {}, body, json }: WireAnswer): void {
  response.statusCode = status;
  if (statusText !== undefined) response.statusMessage = statusText;
  if (json !== undefined) response.setHeader('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(json === undefined ? body : JSON.stringify(json));
}
