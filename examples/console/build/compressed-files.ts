import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Bundle } from './chunks.js';
import { entriesOf, lazyChunks, stylesOf, withImports } from './chunks.js';

const compress = promisify(brotliCompress);

/** Larger files are data of the explorer. Their compression would delay the build more than it saves its users. */
const MAX_LENGTH = 500_000;

/**
 * Writes a file compressed by Brotli beside each file of a page, which server/static-files.ts sends. The best level is too slow for
 * the moment of a request.
 *
 * @param folder - The folder of the sources, `src`.
 */
export function compressedFiles(folder: string): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      await Promise.all(
        fileNames(bundle, folder).map(async (name) => {
          const file = bundle[name];
          const content = file?.type === 'chunk' ? file.code : (file?.source ?? '');
          if (content.length <= MAX_LENGTH) await writeFile(join(dir, `${name}.br`), await compress(content));
        }),
      );
    },
  };
}

/** The scripts and style sheets of all pages. */
function fileNames(bundle: Bundle, folder: string): string[] {
  const chunks = withImports([...entriesOf(bundle), ...lazyChunks(bundle, folder).values()], bundle);
  const styles = stylesOf([...chunks]).map((path) => path.slice(1));
  return [...new Set([...[...chunks].map(({ fileName }) => fileName), ...styles])];
}
