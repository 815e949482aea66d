import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { createServer } from 'vite';

/** A page that Vite's development server serves. */
export interface ServedPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const source = resolve(import.meta.dirname, '../src');

/**
 * Starts Vite's development server for the page of a recipe.
 *
 * @param environment - Variables for the page, which reads `CLIENT_ID` as `import.meta.env.VITE_CLIENT_ID`. Secrets are left out.
 */
export async function startPage(folder: string, environment: Record<string, string>): Promise<ServedPage> {
  const variables = Object.entries(environment).filter(([name]) => !name.endsWith('SECRET'));
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    cacheDir: resolve(import.meta.dirname, '../node_modules/.vite', basename(folder)),
    server: { host: 'localhost' },
    define: Object.fromEntries(variables.map(([name, value]) => [`import.meta.env.VITE_${name}`, JSON.stringify(value)])),
    // An application has `contact-centre-client` from npm; a recipe is next to its sources.
    resolve: {
      alias: [
        { find: /^contact-centre-client$/, replacement: `${source}/entries/index.ts` },
        { find: /^contact-centre-client\/fetch$/, replacement: `${source}/entries/fetch.ts` },
        { find: /^contact-centre-client\/(apis\/[a-z-]+)$/, replacement: `${source}/$1.ts` },
        { find: /^contact-centre-client\/([a-z]+)$/, replacement: `${source}/$1/index.ts` },
      ],
    },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** Serves the page of a recipe, and prints its address, until the program is interrupted. */
export async function servePage(folder: string, environment: Record<string, string>): Promise<void> {
  const page = await startPage(folder, environment);
  console.log(`Open ${page.url} and sign in. Ctrl-C ends the page.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await page.close();
}
