import { relative, sep } from 'node:path';
import type { Rolldown } from 'vite';
import { pages } from '../src/app/pages.js';

export type Chunk = Rolldown.OutputChunk;
export type Bundle = Rolldown.OutputBundle;

/** The user interface, which the first script loads. */
export const INTERFACE = 'main';
/** The module that receives live events, which pages load beside their own. */
export const LIVE = 'live/live';
/** The folder of the administration's kinds, of which a page loads the one that its address names. */
export const KINDS = 'admin/kinds/';

/** The chunks of the interface, of pages, of kinds, of live events and of texts, by their module's path without extension. */
export function lazyChunks(bundle: Bundle, folder: string): ReadonlyMap<string, Chunk> {
  const names = new Set([INTERFACE, LIVE, ...pages.flatMap(({ module, loads = [] }) => [module, ...loads])]);
  const isLoadedLazily = (name: string): boolean =>
    names.has(name) || [KINDS, 'messages/'].some((folderName) => name.startsWith(folderName));
  const nameOf = (moduleId: string): string =>
    relative(folder, moduleId)
      .split(sep)
      .join('/')
      .replace(/\.tsx?$/, '');
  return new Map(
    chunksOf(bundle).flatMap((chunk) => {
      // The chunk of the interface contains other modules too, and has the name of none of them.
      const hasInterface = chunk.moduleIds.some((id) => nameOf(id) === INTERFACE);
      const name = hasInterface ? INTERFACE : nameOf(chunk.facadeModuleId ?? '');
      return isLoadedLazily(name) ? [[name, chunk] as const] : [];
    }),
  );
}

export const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The chunks that the document names. */
export const entriesOf = (bundle: Bundle): Chunk[] => chunksOf(bundle).filter(({ isEntry }) => isEntry);

/** Returns chunks with everything that they import statically. */
export function withImports(start: readonly Chunk[], bundle: Bundle): Set<Chunk> {
  const all = new Set(start);
  for (const { imports } of all) {
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') all.add(chunk);
    }
  }
  return all;
}

/** Returns the paths of the style sheets of chunks. */
export const stylesOf = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`));
