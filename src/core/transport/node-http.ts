import type { Agent, ClientRequest, RequestOptions } from 'node:http';
import { originAndPath } from '../values/address.js';
import { onStop } from './deadline.js';
import { ResponseTooLargeError } from '../errors/too-large.js';
import { flatHeaders, headerOf } from '../values/headers.js';
import { dropIdle } from './node-agents.js';
import { builtinModule } from '../values/runtime.js';
import type { SystemError } from './stale.js';
import { StaleConnection, isHangUp, sendPastStale } from './stale.js';
import type { TransportRequest, TransportResponse } from './transport.js';
import type { Zlib } from './unpack.js';
import { ACCEPT_ENCODING, unpacked } from './unpack.js';
import { utf8Bytes } from '../values/utf8.js';

/** The agents and settings that a client sends with. */
export interface Connections {
  http: Agent;
  https: Agent;
}

/** The used parts of `node:http` and `node:https`. */
interface HttpModule {
  request(options: RequestOptions): ClientRequest;
}

/** Sends one request with `node:http` or `node:https`. */
export async function sendByNode(request: TransportRequest, way: Connections): Promise<TransportResponse> {
  const { method, url, headers, body, maxResponseBytes } = request;
  const [origin, path] = originAndPath(url);
  const { secure, hostname, port } = hostOf(origin);
  const bytes = body === undefined ? undefined : utf8Bytes(body);
  // Some gateways refuse requests without a user agent.
  const sent: Record<string, string | number> = {
    'accept-encoding': ACCEPT_ENCODING,
    'user-agent': 'contact-centre-client',
    ...headers,
  };
  if (bytes) sent['content-length'] = bytes.byteLength;
  const agent = secure ? way.https : way.http;
  const options = { ...NOTHING_INHERITED, hostname, port, path, method, headers: sent, agent };
  // Looked up for every request: tools that imitate a server in tests replace functions of these modules.
  const http = builtinModule(secure ? 'node:https' : 'node:http') as HttpModule;
  const answer = await sendPastStale(
    request,
    () => sendOnce(http, options, bytes, request),
    () => {
      dropIdle(options.agent, options.hostname, options.port);
    },
  );
  return await unpackedAnswer(answer, maxResponseBytes);
}

/** Returns a response with its body unpacked. */
export async function unpackedAnswer(answer: TransportResponse, limit: number | undefined): Promise<TransportResponse> {
  const encoding = headerOf(answer.headers, 'content-encoding');
  if (encoding === undefined) return answer;
  const zlib = builtinModule('node:zlib') as Zlib;
  return { ...answer, body: await unpacked(zlib, answer.body, encoding, limit) };
}

/**
 * Node reads a request's options through their prototype. An own `undefined` prevents a polluted `Object.prototype.socketPath`
 * from redirecting a request, with its token, to another address.
 */
const NOTHING_INHERITED: RequestOptions = {
  auth: undefined,
  defaultPort: undefined,
  host: undefined,
  insecureHTTPParser: undefined,
  joinDuplicateHeaders: undefined,
  localAddress: undefined,
  lookup: undefined,
  maxHeaderSize: undefined,
  protocol: undefined,
  setHost: undefined,
  signal: undefined,
  socketPath: undefined,
  timeout: undefined,
  uniqueHeaders: undefined,
};

interface Host {
  secure: boolean;
  hostname: string;
  port: number;
}

let last: { origin: string; host: Host } | undefined;

/**
 * Returns the parts of an origin, cached: a client has one or two, and parsing an address costs more than everything else here.
 */
function hostOf(origin: string): Host {
  if (last?.origin === origin) return last.host;
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === 'https:';
  // A socket needs an IPv6 address without its brackets.
  const bare = hostname.replace(/^\[|\]$/g, '');
  const defaultPort = secure ? 443 : 80;
  const host = { secure, hostname: bare, port: port === '' ? defaultPort : Number(port) };
  last = { origin, host };
  return host;
}

function sendOnce(
  http: HttpModule,
  options: RequestOptions,
  body: Uint8Array | undefined,
  request: TransportRequest,
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const { maxResponseBytes = Infinity } = request;
    const sent = http.request(options);
    let unlisten = (): void => undefined;
    const fail = (error: Error): void => {
      unlisten();
      sent.destroy();
      reject(error);
    };
    let heard = 0;
    let answered = false;
    sent.once('socket', (socket) => {
      heard = socket.bytesRead;
    });
    sent.once('response', (answer) => {
      answered = true;
      const chunks: Uint8Array[] = [];
      let size = 0;
      answer.on('data', (chunk: Uint8Array) => {
        chunks.push(chunk);
        size += chunk.byteLength;
        if (size > maxResponseBytes) fail(new ResponseTooLargeError(maxResponseBytes));
      });
      answer.on('error', fail);
      answer.on('end', () => {
        unlisten();
        const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
        resolve({ status, statusText, headers: flatHeaders(answer.headers), body: joined(chunks, size) });
      });
    });
    sent.on('error', (error: SystemError) => {
      const stale = sent.reusedSocket && isHangUp(error) && sent.socket?.bytesRead === heard;
      fail(stale ? new StaleConnection(error) : error);
    });
    // A 101 ends the connection with neither a response nor an error; after an error this has no effect.
    sent.once('close', () => {
      if (!answered) fail(new Error('The connection was closed without an answer'));
    });
    unlisten = onStop(request, (reason) => {
      fail(reason as Error);
    });
    sent.end(body);
  });
}

/** Returns one buffer for the response, which mostly arrives in a single piece. */
function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
