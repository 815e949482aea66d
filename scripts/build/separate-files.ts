import type { Plugin } from './plugin.js';
import { sourcePath } from './source-path.js';

interface SeparateFilesOptions {
  /** The file of the package that contains a source, by the path of the source from the root. */
  files: ReadonlyMap<string, string>;
  /** The way from the folder of the built file to dist. */
  toDist: './' | '../';
  /** The file that is built: its sources are bundled. */
  bundledFile?: string | undefined;
}

/** Keeps imports of other files of the package, so that each source is in one file only. */
export function separateFiles({ files, toDist, bundledFile }: SeparateFilesOptions): Plugin {
  return {
    name: 'separate files',
    setup: (build) => {
      const extension = build.initialOptions.outExtension?.['.js'] ?? '.js';
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir, importer, kind }) => {
        const file = files.get(sourcePath(resolveDir, path));
        const isInside = file === bundledFile || file === files.get(sourcePath(importer, '.'));
        if (kind === 'entry-point' || file === undefined || isInside) return undefined;
        return { path: `${toDist}${file}${extension}`, external: true };
      });
    },
  };
}
