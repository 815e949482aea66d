import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PageSettings } from '../src/session/page-settings.js';
import { pageHeaders } from './headers.js';
import { withSettings } from './settings.js';
import type { Packed, StaticFile } from './static-files.js';
import { readFiles } from './static-files.js';

/** Serves the console's pages, and can be closed. */
export interface Pages {
  answer: RequestListener;
  close: () => Promise<void>;
}

/** What depends on the request in a page. */
export interface PageContext {
  /** Origins that the page may connect to besides its own. */
  connections: readonly string[];
  settings: PageSettings;
}

export type DescribePage = (request: IncomingMessage) => PageContext;

/**
 * Serves the built console: files by name, and its single page for every other path, since routes are resolved in the browser.
 */
export function builtPages(folder: string, describePage: DescribePage): Pages {
  const files = readFiles(folder);
  const index = files.get('/index.html')?.plain.toString() ?? '';
  const answer: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://console');
    const file = pathname === '/index.html' ? undefined : files.get(pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (file) {
      const caching = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
      const headers = { 'Content-Type': file.type, 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' };
      send(request, response, headers, file);
    } else if (/\.[a-z\d]+$/.test(pathname)) {
      response.writeHead(404).end();
    } else {
      const nonce = randomBytes(16).toString('base64');
      const { connections, settings } = describePage(request);
      const headers = { 'Content-Type': 'text/html; charset=utf-8', ...pageHeaders(nonce, connections) };
      const plain = Buffer.from(withSettings(index.replaceAll('%NONCE%', nonce), settings));
      send(request, response, headers, { plain, packed: packedNow(plain) });
    }
  };
  return { answer, close: () => Promise.resolve() };
}

/** The codings of a document that is made for a request, with a level of Brotli that takes a millisecond. */
const packedNow = (plain: Buffer): Packed[] => [
  { coding: 'br', content: () => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) },
  { coding: 'gzip', content: () => gzipSync(plain) },
];

function send(
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  { plain, packed }: Pick<StaticFile, 'plain' | 'packed'>,
): void {
  const accepted = acceptedCodings(String(requestHeaders['accept-encoding']));
  const chosen = packed.find(({ coding }) => accepted.has(coding));
  const body = chosen ? chosen.content() : plain;
  const encoding = chosen && { 'Content-Encoding': chosen.coding };
  response.writeHead(200, { ...headers, Vary: 'Accept-Encoding', 'Content-Length': body.length, ...encoding });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Returns the names in `Accept-Encoding`, without those that the client refuses: `gzip;q=0`. */
function acceptedCodings(header: string): ReadonlySet<string> {
  const codings = header.toLowerCase().replaceAll(' ', '').split(',');
  return new Set(codings.filter((each) => !/;q=0(?:\.0*)?$/.test(each)).map((each) => each.split(';', 1)[0] ?? ''));
}
