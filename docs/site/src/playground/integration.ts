import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, HookParameters } from 'astro';
import { buildConsoleDemo } from './build-console.js';
import { buildPlayground } from './build.js';

/** An element of Starlight's option `head`: the script that adds the Run buttons. */
export const playgroundScript = { tag: 'script' as const, attrs: { type: 'module', src: '/playground/start.js' } };

/** Adds the page /playground/, the files of the playground, and the console's demo at /console/. */
export function playground(): AstroIntegration {
  return {
    name: 'playground',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: '/playground', entrypoint: new URL('page/playground.astro', import.meta.url) });
      },
      'astro:build:done': async ({ dir, logger }) => {
        await buildFiles(fileURLToPath(dir));
        logger.info('built the playground and the demo of the console');
      },
      'astro:server:setup': ({ server }) => {
        serveBuiltFiles(server);
      },
    },
  };
}

async function buildFiles(folder: string): Promise<void> {
  await Promise.all([buildPlayground(join(folder, 'playground')), buildConsoleDemo(join(folder, 'console'))]);
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

type DevServer = HookParameters<'astro:server:setup'>['server'];

/** Builds the files once when the development server starts. */
function serveBuiltFiles({ httpServer, middlewares }: DevServer): void {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  const built = buildFiles(folder);
  httpServer?.once('close', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (!/^\/(?:playground\/.|console\/)/.test(pathname)) {
      next();
      return;
    }
    void built.then(() => {
      const file = join(folder, normalize(pathname === '/console/' ? '/console/index.html' : pathname));
      if (!existsSync(file) || !statSync(file).isFile()) {
        next();
        return;
      }
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(file));
    }, next);
  });
}
