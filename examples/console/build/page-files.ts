import { relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PageInfo } from '../src/app/pages.js';
import { pages } from '../src/app/pages.js';
import { firstParts } from '../src/app/text-parts.js';
import type { TextPart } from '../src/messages/en.js';
import { languages } from '../src/shared/locale.js';
import type { Language } from '../src/shared/locale.js';

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
      handler: (html, { bundle = {} }) => {
        const chunks = lazyChunks(bundle, folder);
        const files = [...chunks].map(([name, chunk]) => [name, { script: `/${chunk.fileName}`, styles: stylesOf([chunk]) }]);
        const routes = pages.flatMap((page) => preloadsOf(page, { bundle, chunks }));
        const firstTexts = textsByLanguage(firstParts, chunks);
        const pageData = {
          tag: 'script',
          attrs: { type: 'application/json', id: 'page-files' },
          children: JSON.stringify(Object.fromEntries(files)),
          injectTo: 'head',
        } as const;
        // Before the style sheets, since a script after them would wait for them.
        const preload = `<script nonce="%NONCE%">${preloadScript(routes, firstTexts)}</script>`;
        return { html: html.replace('</title>', () => `</title>\n    ${preload}`), tags: [pageData] };
      },
    },
  };
}

/** The chunks of the pages, of live events and of texts, by their module's path without extension. */
function lazyChunks(bundle: Bundle, folder: string): ReadonlyMap<string, Chunk> {
  const names = new Set([LIVE, ...pages.map(({ module }) => module)]);
  const isLoadedLazily = (name: string): boolean => names.has(name) || name.startsWith('messages/');
  return new Map(
    chunksOf(bundle).flatMap((chunk) => {
      const name = relative(folder, chunk.facadeModuleId ?? '')
        .split(sep)
        .join('/')
        .replace(/\.tsx?$/, '');
      return isLoadedLazily(name) ? [[name, chunk] as const] : [];
    }),
  );
}

interface Files {
  bundle: Bundle;
  chunks: ReadonlyMap<string, Chunk>;
}

type TextFiles = Readonly<Record<Language, readonly string[]>>;

/** The files of a page, and those of its texts by language. */
type Preload = [pattern: string, files: string[], texts: TextFiles];

function preloadsOf(page: PageInfo, { bundle, chunks }: Files): Preload[] {
  const pageChunks = [page.module, ...(page.isLive ? [LIVE] : [])].flatMap((name) => chunks.get(name) ?? []);
  if (page.path === '*' || pageChunks.length === 0) return [];
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  const initial = withImports(entries, bundle);
  const all = [...withImports(pageChunks, bundle)].filter((chunk) => !initial.has(chunk));
  const files = [...all.map(({ fileName }) => `/${fileName}`), ...stylesOf(all)];
  return [[patternOf(page.path), files, textsByLanguage(page.texts, chunks)]];
}

/** Returns the files of texts by language. English texts of the frame have none: they are part of the first file. */
function textsByLanguage(parts: readonly TextPart[], chunks: Files['chunks']): TextFiles {
  const filesOf = (language: Language): string[] =>
    parts.flatMap((part) => chunks.get(`messages/${language}/${part}`)?.fileName ?? []).map((name) => `/${name}`);
  return { en: filesOf('en'), de: filesOf('de') };
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

/** Files of pages only for users who are signed in: others see the sign-in page first. */
function preloadScript(routes: readonly Preload[], firstTexts: TextFiles): string {
  return `{
  const languages = ${JSON.stringify(languages)};
  const isSignedIn = (storage) => Object.keys(storage).some((key) => key.includes('_auth_data:'));
  const ofBrowser = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  let choice;
  let page = [];
  try {
    choice = localStorage.getItem('console.language');
    if ([sessionStorage, localStorage].some(isSignedIn)) {
      page = ${JSON.stringify(routes)}.find(([pattern]) => new RegExp(pattern).test(location.pathname)) ?? [];
    }
  } catch {
    // Storage is not available.
  }
  const language = [choice, ...ofBrowser].find((tag) => languages.includes(tag)) ?? 'en';
  const [, files = [], texts = {}] = page;
  for (const href of [...${JSON.stringify(firstTexts)}[language], ...(texts[language] ?? []), ...files]) {
    const link = document.createElement('link');
    link.href = href;
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: 'anonymous' });
    else link.rel = 'modulepreload';
    document.head.append(link);
  }
}`;
}
