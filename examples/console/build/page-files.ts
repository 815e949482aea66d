import type { Plugin } from 'vite';
import type { PageInfo } from '../src/app/pages.js';
import { pages } from '../src/app/pages.js';
import { firstParts } from '../src/app/text-parts.js';
import type { MessageId, TextPart } from '../src/messages/en.js';
import { languages } from '../src/shared/locale.js';
import type { Language } from '../src/shared/locale.js';
import type { Bundle, Chunk } from './chunks.js';
import { INTERFACE, KINDS, LIVE, entriesOf, lazyChunks, stylesOf, withImports } from './chunks.js';

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
        const pageData = {
          tag: 'script',
          attrs: { type: 'application/json', id: 'page-files' },
          children: JSON.stringify(Object.fromEntries(files)),
          injectTo: 'head',
        } as const;
        const preload = `<script nonce="%NONCE%">${preloadScript({ bundle, chunks })}</script>`;
        return { html: html.replace('</title>', () => `</title>\n    ${preload}`), tags: [pageData] };
      },
    },
  };
}

interface Files {
  bundle: Bundle;
  chunks: ReadonlyMap<string, Chunk>;
}

type TextFiles = Readonly<Record<Language, readonly string[]>>;

/** What the document knows about a page: its title, its files, and those of its texts by language. */
interface PagePreload {
  pattern: string;
  /** Without it, the page fills the window. */
  title?: MessageId;
  files: readonly string[];
  texts: TextFiles;
  /** Further files by the kind of the administration that the address names. */
  kinds?: Readonly<Record<string, readonly string[]>>;
}

function preloadsOf(page: PageInfo, { bundle, chunks }: Files): PagePreload[] {
  const { module, loads = [], isLive = false } = page;
  const pageChunks = [module, ...loads, ...(isLive ? [LIVE] : [])].flatMap((name) => chunks.get(name) ?? []);
  if (page.path === '*' || pageChunks.length === 0) return [];
  const loaded = withImports([...entriesOf(bundle), ...interfaceOf(chunks)], bundle);
  const withPage = withImports([...loaded, ...pageChunks], bundle);
  return [
    {
      pattern: patternOf(page.path),
      ...(page.isBare !== true && { title: page.title }),
      files: filesOf([...withPage].filter((chunk) => !loaded.has(chunk))),
      texts: textsByLanguage(page.texts, chunks),
      ...(page.hasKind && { kinds: filesByKind(withPage, { bundle, chunks }) }),
    },
  ];
}

/** Returns the files of each kind of the administration that a page with these chunks still lacks. */
function filesByKind(present: ReadonlySet<Chunk>, { bundle, chunks }: Files): Record<string, string[]> {
  return Object.fromEntries(
    [...chunks].flatMap(([name, chunk]) => {
      if (!name.startsWith(KINDS)) return [];
      const added = [...withImports([chunk], bundle)].filter((each) => !present.has(each));
      return [[name.slice(KINDS.length), filesOf(added)]];
    }),
  );
}

const interfaceOf = (chunks: Files['chunks']): Chunk[] => [chunks.get(INTERFACE) ?? []].flat();

const filesOf = (chunks: readonly Chunk[]): string[] => [...chunks.map(({ fileName }) => `/${fileName}`), ...stylesOf(chunks)];

/** Returns the files of the user interface that all pages need, the largest one first. */
function interfaceFiles({ bundle, chunks }: Files): string[] {
  const entries = withImports(entriesOf(bundle), bundle);
  const added = [...withImports(interfaceOf(chunks), bundle)].filter((chunk) => !entries.has(chunk));
  return filesOf(added.sort((one, other) => other.code.length - one.code.length));
}

/** Returns the files of texts by language. English texts of the frame have none: they are part of the first file. */
function textsByLanguage(parts: readonly TextPart[], chunks: Files['chunks']): TextFiles {
  const textFilesOf = (language: Language): string[] =>
    parts.flatMap((part) => chunks.get(`messages/${language}/${part}`)?.fileName ?? []).map((name) => `/${name}`);
  return { en: textFilesOf('en'), de: textFilesOf('de') };
}

/** `/queues/:queueId` becomes `^/queues/[^/]+$`, and `/:area?` an optional part. */
function patternOf(path: string): string {
  return `^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`;
}

/**
 * Returns the script that requests files early. Those of pages are only for users who are signed in: others see the sign-in page
 * first. On a slow connection, files share the bandwidth, so that the first script, which sends the first requests of the API,
 * would arrive last: only the largest file of the interface is requested with it.
 */
function preloadScript(files: Files): string {
  const routes = pages.flatMap((page) => preloadsOf(page, files));
  return `{
  const languages = ${JSON.stringify(languages)};
  const isSignedIn = (storage) => Object.keys(storage).some((key) => key.includes('_auth_data:'));
  const ofBrowser = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  let choice;
  let page;
  try {
    choice = localStorage.getItem('console.language');
    if ([sessionStorage, localStorage].some(isSignedIn)) {
      page = ${JSON.stringify(routes)}.find(({ pattern }) => new RegExp(pattern).test(location.pathname));
    }
  } catch {
    // Storage is not available.
  }
  const language = [choice, ...ofBrowser].find((tag) => languages.includes(tag)) ?? 'en';
  document.documentElement.lang = language;
  globalThis.firstPage = { language, title: page?.title };
  const preload = (href) => {
    const link = document.createElement('link');
    link.href = href;
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: 'anonymous' });
    else link.rel = 'modulepreload';
    document.head.append(link);
  };
  const [largest, ...others] = ${JSON.stringify(interfaceFiles(files))};
  const texts = ${JSON.stringify(textsByLanguage(firstParts, files.chunks))}[language];
  preload(largest);
  globalThis.loadOthers = () => {
    const ofKind = page?.kinds?.[location.pathname.split('/')[2]] ?? [];
    const ofPage = [...(page?.texts[language] ?? []), ...(page?.files ?? []), ...ofKind];
    for (const href of [...others, ...texts, ...ofPage]) preload(href);
    delete globalThis.loadOthers;
  };
}`;
}
