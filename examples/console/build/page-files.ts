import { relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PageInfo } from '../src/app/pages.js';
import { pages } from '../src/app/pages.js';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/** The module that receives live events, which pages load beside their own. */
const LIVE = 'live/live';

/**
 * Writes into the document which files each page needs: app/load-module.ts loads them again after a failure, and a script in the
 * document requests those of the current address before the console itself has loaded.
 *
 * @param folder - The folder of the sources, `src`.
 */
export function pageFiles(folder: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = lazyChunks(bundle, folder);
        const files = [...chunks].map(([name, chunk]) => [name, { script: `/${chunk.fileName}`, styles: stylesOf([chunk]) }]);
        const routes = pages.flatMap((page) => preloadsOf(page, { bundle, chunks }));
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'page-files' },
            children: JSON.stringify(Object.fromEntries(files)),
            injectTo: 'head',
          },
          { tag: 'script', attrs: { nonce: '%NONCE%' }, children: preloadScript(routes), injectTo: 'head' },
        ];
      },
    },
  };
}

/** The chunks of the pages and of live events, by their module's path without extension. */
function lazyChunks(bundle: Bundle, folder: string): ReadonlyMap<string, Chunk> {
  const names = new Set([LIVE, ...pages.map(({ module }) => module)]);
  return new Map(
    chunksOf(bundle).flatMap((chunk) => {
      const name = relative(folder, chunk.facadeModuleId ?? '')
        .split(sep)
        .join('/')
        .replace(/\.tsx?$/, '');
      return names.has(name) ? [[name, chunk] as const] : [];
    }),
  );
}

interface Files {
  bundle: Bundle;
  chunks: ReadonlyMap<string, Chunk>;
}

function preloadsOf(page: PageInfo, { bundle, chunks }: Files): [pattern: string, files: string[]][] {
  const pageChunks = [page.module, ...(page.isLive ? [LIVE] : [])].flatMap((name) => chunks.get(name) ?? []);
  if (page.path === '*' || pageChunks.length === 0) return [];
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  const initial = withImports(entries, bundle);
  const all = [...withImports(pageChunks, bundle)].filter((chunk) => !initial.has(chunk));
  return [[patternOf(page.path), [...all.map(({ fileName }) => `/${fileName}`), ...stylesOf(all)]]];
}

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

function withImports(start: readonly Chunk[], bundle: Bundle): Set<Chunk> {
  const all = new Set(start);
  for (const { imports } of all) {
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') all.add(chunk);
    }
  }
  return all;
}

const stylesOf = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`));

/** `/queues/:queueId` becomes `^/queues/[^/]+$`, and `/:area?` an optional part. */
function patternOf(path: string): string {
  return `^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`;
}

/** Only for users who are signed in: others see the sign-in page first. */
function preloadScript(routes: readonly [pattern: string, files: string[]][]): string {
  return `{
  const isSignedIn = (storage) => Object.keys(storage).some((key) => key.includes('_auth_data:'));
  let files = [];
  try {
    if ([sessionStorage, localStorage].some(isSignedIn)) {
      files = ${JSON.stringify(routes)}.find(([pattern]) => new RegExp(pattern).test(location.pathname))?.[1] ?? [];
    }
  } catch {
    // Storage is not available.
  }
  for (const href of files) {
    const link = document.createElement('link');
    link.href = href;
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: 'anonymous' });
    else link.rel = 'modulepreload';
    document.head.append(link);
  }
}`;
}
