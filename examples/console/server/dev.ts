import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { DescribePage, Pages } from './pages.js';
import { withSettings } from './settings.js';

/** Runs Vite's own server instead of a build, so that changes in the sources appear immediately. */
export async function developmentPages(server: Server, describePage: DescribePage): Promise<Pages> {
  const root = resolve(import.meta.dirname, '..');
  let settings = {};
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server } },
    plugins: [{ name: 'console-settings', transformIndexHtml: (page) => withSettings(page, settings) }],
  });
  return {
    answer: (request, response) => {
      const page = describePage(request);
      ({ settings } = page);
      // Part of the policy only, to detect mistakes of the console: Vite's styles and scripts differ from those of a build.
      response.setHeader('Content-Security-Policy', ["connect-src 'self'", ...page.connections].join(' '));
      vite.middlewares(request, response);
    },
    close: () => vite.close(),
  };
}
