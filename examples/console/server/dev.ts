import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { Pages } from './pages.js';

/** Vite's own server instead of a build: what changes in the sources is on the page at once. */
export async function developmentPages(server: Server): Promise<Pages> {
  const root = resolve(import.meta.dirname, '..');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } } });
  return {
    answer: (request, response) => {
      vite.middlewares(request, response);
    },
    close: () => vite.close(),
  };
}
