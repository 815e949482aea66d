import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const compress = promisify(brotliCompress);

/** Larger assets are workers with data. */
const LARGE = 200_000;

/**
 * Writes a file compressed by Brotli beside each script and style sheet, which server/static-files.ts sends. The best level is too
 * slow for the moment of a request. Not beside data of the explorer: that would delay the build, and take a megabyte of the package.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter((file) => /\.(?:js|css)$/.test(file.fileName) && !isData(file));
      await Promise.all(
        files.map(async (file) => {
          const content = file.type === 'chunk' ? file.code : file.source;
          await writeFile(join(dir, `${file.fileName}.br`), await compress(content));
        }),
      );
    },
  };
}

function isData(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  // The worker of the search contains its data.
  return file.type === 'asset' ? file.source.length > LARGE : file.moduleIds.some((id) => id.startsWith('\0virtual:explorer/'));
}
