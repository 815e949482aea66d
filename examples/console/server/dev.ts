import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { Connections, Pages } from './pages.js';

/** Runs Vite's own server instead of a build, so that changes in the sources appear immediately. */
export async function developmentPages(server: Server, connectTo: Connections): Promise<Pages> {
  const root = resolve(import.meta.dirname, '..');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } } });
  return {
    answer: (request, response) => {
      // Part of the policy only, to detect mistakes of the console: Vite's styles and scripts differ from those of a build.
      response.setHeader('Content-Security-Policy', ["connect-src 'self'", ...connectTo(request)].join(' '));
      vite.middlewares(request, response);
    },
    close: () => vite.close(),
  };
}
