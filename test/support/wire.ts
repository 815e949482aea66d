import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { createServer as createNetServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from './loopback.js';

/** A received request. */
export interface WireRequest {
  method: string;
  /** Path and query, still encoded. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Alternating names and values, as sent. */
  rawHeaders: string[];
  body: string;
}

/** The response to send; `json` sets the content type, `body` leaves it to `headers`. */
export interface WireAnswer {
  status?: number;
  statusText?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
  json?: unknown;
}

/** Returns the response, or nothing if it writes to `response` itself or never responds. `index` counts requests from 0. */
export type WireHandler = (
  request: WireRequest,
  response: ServerResponse,
  index: number,
) => WireAnswer | undefined | Promise<WireAnswer | undefined>;

export interface WireServer {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  url: string;
  port: number;
  /** All requests, in the order in which they were completely received. */
  requests: WireRequest[];
  /** Resolves when that many requests have been completely received. */
  arrived: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A real HTTP server on the loopback interface. It ends with the test that started it, so start it in a test or in
 * `beforeEach`.
 *
 * @param script - A handler, one response for every request, or a sequence of responses, of which the last is repeated. By
 *   default `{}` in JSON.
 */
export async function startServer(script: WireHandler | WireAnswer | WireAnswer[] = { json: {} }): Promise<WireServer> {
  const handler = asHandler(script);
  const requests: WireRequest[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Some tests cancel requests on purpose.
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

/**
 * A bare TCP server, for responses that an HTTP server would not send: `onRequest` receives the socket when a request's headers
 * have arrived.
 */
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

/** Returns a port without a listener. */
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
