import { resolve } from 'node:path';
import type { Plugin } from './plugin.js';
import { sourcePath } from './source-path.js';

/** Replaces sources by others, such as those for Node by those for browsers. Both are paths from the root. */
export function replacedSources(replacements: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'replaced sources',
    setup: (build) => {
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const replacement = replacements[sourcePath(resolveDir, path)];
        return replacement === undefined ? undefined : { path: resolve(replacement) };
      });
    },
  };
}
