import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import type { Listening } from './loopback.js';
import { listen } from './loopback.js';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Serves files on a free port of the loopback interface. @param file - The file of a path; 404 if there is none. */
export async function serveFiles(file: (path: string) => string): Promise<Listening> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://files').pathname);
    readFile(file(path)).then(
      (bytes) => response.writeHead(200, { 'Content-Type': types[extname(file(path))] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return await listen(server);
}
