import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { Connections, Pages } from './pages.js';

/** Vite's own server instead of a build: what changes in the sources is on the page at once. */
export async function developmentPages(server: Server, connectTo: Connections): Promise<Pages> {
  const root = resolve(import.meta.dirname, '..');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } } });
  return {
    answer: (request, response) => {
      // Of the policy, what shows a mistake of the console's own: Vite's styles and scripts are not those of a build.
      response.setHeader('Content-Security-Policy', ["connect-src 'self'", ...connectTo(request)].join(' '));
      vite.middlewares(request, response);
    },
    close: () => vite.close(),
  };
}
