import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { pageHeaders } from './headers.js';
import { readFiles } from './static-files.js';

/** Serves the console's pages, and can be closed. */
export interface Pages {
  answer: RequestListener;
  close: () => Promise<void>;
}

/** Returns the origins that a requested page may connect to. */
export type Connections = (request: IncomingMessage) => readonly string[];

/**
 * Serves the built console: files by name, and its single page for every other path, since routes are resolved in the browser.
 */
export function builtPages(folder: string, connectTo: Connections): Pages {
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
      send(request, response, headers, file.plain, file.gzip);
    } else if (/\.[a-z\d]+$/.test(pathname)) {
      response.writeHead(404).end();
    } else {
      const nonce = randomBytes(16).toString('base64');
      const headers = { 'Content-Type': 'text/html; charset=utf-8', ...pageHeaders(nonce, connectTo(request)) };
      send(request, response, headers, Buffer.from(index.replaceAll('%NONCE%', nonce)));
    }
  };
  return { answer, close: () => Promise.resolve() };
}

export function sendJson(request: IncomingMessage, response: ServerResponse, json: string): void {
  send(request, response, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }, Buffer.from(json));
}

function send(
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  plain: Buffer,
  gzip: () => Buffer = () => gzipSync(plain),
): void {
  const packed = /\bgzip\b/.test(String(requestHeaders['accept-encoding']));
  const body = packed ? gzip() : plain;
  const coding = packed && { 'Content-Encoding': 'gzip' };
  response.writeHead(200, { ...headers, Vary: 'Accept-Encoding', 'Content-Length': body.length, ...coding });
  response.end(method === 'HEAD' ? undefined : body);
}
