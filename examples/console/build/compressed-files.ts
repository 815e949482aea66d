import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const compress = promisify(brotliCompress);

/** The best level takes ten times as long, which would delay the build by the data of the explorer. */
const DATA_QUALITY = 9;
/** Smaller files are compressed in no time. */
const LARGE = 200_000;

/**
 * Writes a file compressed by Brotli beside each script and style sheet, which server/static-files.ts sends. The best level is too
 * slow for the moment of a request.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css)$/.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const content = file.type === 'chunk' ? file.code : file.source;
          const quality = isData(file) ? DATA_QUALITY : constants.BROTLI_MAX_QUALITY;
          const packed = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
          await writeFile(join(dir, `${file.fileName}.br`), packed);
        }),
      );
    },
  };
}

function isData(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  // The worker of the search contains its data.
  if (file.type === 'asset') return file.source.length > LARGE;
  return file.code.length > LARGE && file.moduleIds.some((id) => id.startsWith('\0virtual:'));
}
