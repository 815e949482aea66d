import type { Agent, ClientRequest, RequestOptions } from 'node:http';
import { originAndPath } from '../values/address.js';
import { onStop } from './deadline.js';
import type { ResponseHeaders } from '../errors/errors.js';
import { ResponseTooLargeError } from '../errors/rare-errors.js';
import { flatHeaders, headerOf } from '../values/headers.js';
import { dropIdle } from './node-agents.js';
import { builtinModule } from '../values/runtime.js';
import type { SystemError } from './stale-connection.js';
import { StaleConnection, isHangUp, sendWithReconnect } from './stale-connection.js';
import type { TransportRequest, TransportResponse } from './transport.js';
import type { Zlib } from './unpack.js';
import { ACCEPT_ENCODING, unpack } from './unpack.js';
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
export async function sendByNode(request: TransportRequest, connections: Connections): Promise<TransportResponse> {
  const { method, url, headers, body, maxResponseBytes } = request;
  const [origin, path] = originAndPath(url);
  const { isSecure, hostname, port } = hostOf(origin);
  const bytes = body === undefined ? undefined : utf8Bytes(body);
  // Some gateways refuse requests without a user agent.
  const allHeaders: Record<string, string | number> = {
    'accept-encoding': ACCEPT_ENCODING,
    'user-agent': 'contact-centre-client',
  };
  // The headers inherit nothing. V8 takes three times as long to spread such an object.
  for (const [name, value] of Object.entries(headers)) allHeaders[name] = value;
  if (bytes) allHeaders['content-length'] = bytes.byteLength;
  const agent = isSecure ? connections.https : connections.http;
  const options = hidePollution({ hostname, port, path, method, headers: allHeaders, agent });
  // Looked up for every request: tools that imitate a server in tests replace functions of these modules.
  const http = builtinModule(isSecure ? 'node:https' : 'node:http') as HttpModule;
  const response = await sendWithReconnect(
    request,
    () => sendOnce(http, options, bytes, request),
    () => {
      dropIdle(agent, hostname, port);
    },
  );
  return await unpackBody(response, maxResponseBytes);
}

/** Returns a response with its body unpacked. */
export async function unpackBody(response: TransportResponse, limit: number | undefined): Promise<TransportResponse> {
  const encoding = headerOf(response.headers, 'content-encoding');
  if (encoding === undefined) return response;
  const zlib = builtinModule('node:zlib') as Zlib;
  return { ...response, body: await unpack(zlib, response.body, encoding, limit) };
}

/** The options that a request needs. */
type NeededOptions = Pick<RequestOptions, 'path' | 'method' | 'headers'> & { hostname: string; port: number; agent: Agent };

/** Other options, which Node reads through their prototype. */
const OTHER_OPTIONS = [
  'auth',
  'defaultPort',
  'host',
  'insecureHTTPParser',
  'joinDuplicateHeaders',
  'localAddress',
  'lookup',
  'maxHeaderSize',
  'protocol',
  'setHost',
  'signal',
  'socketPath',
  'timeout',
  'uniqueHeaders',
] as const;

/**
 * An own `undefined` prevents a polluted `Object.prototype.socketPath` from redirecting a request, with its token, to another
 * address. Only polluted names get one: Node copies the options of each request twice, and with all these names that took a
 * tenth of the CPU time of a call.
 */
function hidePollution(options: NeededOptions): NeededOptions {
  let safeOptions = options;
  for (const name of OTHER_OPTIONS) if (name in options) safeOptions = { ...safeOptions, [name]: undefined };
  return safeOptions;
}

interface Host {
  isSecure: boolean;
  hostname: string;
  port: number;
}

let cachedHost: { origin: string; host: Host } | undefined;

/**
 * Returns the parts of an origin, cached: a client has one or two, and parsing an address costs more than everything else here.
 */
function hostOf(origin: string): Host {
  if (cachedHost?.origin === origin) return cachedHost.host;
  const { protocol, hostname, port } = new URL(origin);
  const isSecure = protocol === 'https:';
  // A socket needs an IPv6 address without its brackets.
  const socketHost = hostname.replace(/^\[|\]$/g, '');
  const defaultPort = isSecure ? 443 : 80;
  const host = { isSecure, hostname: socketHost, port: port === '' ? defaultPort : Number(port) };
  cachedHost = { origin, host };
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
    const outgoing = http.request(options);
    let unsubscribe = (): void => undefined;
    const fail = (error: Error): void => {
      unsubscribe();
      outgoing.destroy();
      reject(error);
    };
    let bytesBefore = 0;
    let hasResponse = false;
    outgoing.on('socket', (socket) => {
      bytesBefore = socket.bytesRead;
    });
    outgoing.on('response', (incoming) => {
      hasResponse = true;
      const chunks: Uint8Array[] = [];
      let size = 0;
      incoming.on('data', (chunk: Uint8Array) => {
        chunks.push(chunk);
        size += chunk.byteLength;
        if (size > maxResponseBytes) fail(new ResponseTooLargeError(maxResponseBytes));
      });
      incoming.on('error', fail);
      incoming.on('end', () => {
        unsubscribe();
        const { statusCode: status = 0, statusMessage: statusText = '' } = incoming;
        // Node has written the names in lower case, and joined all values but those of cookies.
        const headers = incoming.headers['set-cookie'] ? flatHeaders(incoming.headers) : (incoming.headers as ResponseHeaders);
        resolve({ status, statusText, headers, body: joinChunks(chunks, size) });
      });
    });
    outgoing.on('error', (error: SystemError) => {
      const isStale = outgoing.reusedSocket && isHangUp(error) && outgoing.socket?.bytesRead === bytesBefore;
      fail(isStale ? new StaleConnection(error) : error);
    });
    // A 101 ends the connection with neither a response nor an error; after an error this has no effect.
    outgoing.on('close', () => {
      if (!hasResponse) fail(new Error('The connection was closed without a response'));
    });
    unsubscribe = onStop(request, (reason) => {
      fail(reason as Error);
    });
    outgoing.end(body);
  });
}

/** Returns one buffer for the response, which mostly arrives in a single piece. */
function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
