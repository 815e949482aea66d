import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admission } from '../http/admission.js';

/** Maximum size of a request body in bytes. */
const BODY_LIMIT = 10_000_000;

/** Headers of a single connection or of the called host. Encodings are removed because bodies are forwarded decompressed. */
const connectionHeaders: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'content-encoding',
  'transfer-encoding',
  'upgrade',
]);

export interface RecordingProxyOptions {
  port: number;
  /** A loopback address, because every program that can reach it acts with the tokens of the requests. */
  host: string;
  /** Target of `/api/…`. */
  apiUrl: string;
  /** Target of all other requests: sign-in. */
  loginUrl: string;
  /** Called for each response before it is forwarded. */
  onAnswer: (exchange: ProxiedExchange) => void;
}

export interface ProxiedExchange {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  authorization: string | undefined;
  /** The text of the response, if it is JSON of the API. */
  text: string | undefined;
}

const loopbackPattern = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** @throws if an address is not on this machine. */
export function checkLoopback(host: string): void {
  if (!loopbackPattern.test(host)) {
    throw new RangeError(
      `It listens on a loopback address only (127.0.0.1, ::1, localhost), not on "${host}": tokens pass through it`,
    );
  }
}

/** Starts a proxy that forwards every request to the platform, and reports the responses. */
export async function startProxy(options: RecordingProxyOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const { port, host, onAnswer } = options;
  checkLoopback(host);
  const findRefusal = admission({});
  const server = createServer((incoming, outgoing) => {
    const refusal = findRefusal(incoming);
    if (refusal) sendProblem(outgoing, refusal.status, refusal.message);
    else {
      void forward(options, incoming, outgoing, onAnswer).catch((error: unknown) => {
        sendProblem(outgoing, 502, `The platform could not be reached: ${(error as Error).message}`);
      });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      });
    },
  };
}

async function forward(
  { apiUrl, loginUrl }: RecordingProxyOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onAnswer: RecordingProxyOptions['onAnswer'],
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const [path = '/'] = url.split('?', 1);
  const isApi = path.startsWith('/api/');
  // Concatenated instead of resolved, because a path such as //elsewhere must not choose the host.
  const target = `${new URL(isApi ? apiUrl : loginUrl).origin}${url.startsWith('/') ? url : '/'}`;
  const body = await bodyOf(incoming);
  if (body === undefined) {
    sendProblem(outgoing, 413, `The body of the request is larger than ${BODY_LIMIT} bytes`);
    return;
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!connectionHeaders.has(name) && value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const response = await fetch(target, { method, headers, redirect: 'manual', ...(body.length > 0 && { body }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const { authorization } = incoming.headers;
  onAnswer({ method, path, status: response.status, authorization, text: isApi && isJson ? bytes.toString('utf8') : undefined });
  const responseHeaders = [...response.headers].filter(([name]) => !connectionHeaders.has(name));
  outgoing.writeHead(response.status, [...responseHeaders, ['content-length', String(bytes.length)]].flat());
  outgoing.end(method === 'HEAD' ? undefined : bytes);
}

/** `undefined` if it is too large. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_LIMIT) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sendProblem(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const text = JSON.stringify({ message, code: 'recording.proxy', status });
  outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }).end(text);
}
