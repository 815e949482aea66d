import { resolve } from 'node:path';
import type { Plugin } from './plugin.js';
import { sourcePath } from './source-path.js';

/** Replaces sources for Node by sources for browsers, in a script that no bundler reads later. Both are paths from the root. */
export function browserSources(replacements: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'browser sources',
    setup: (build) => {
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const replacement = replacements[sourcePath(resolveDir, path)];
        return replacement === undefined ? undefined : { path: resolve(replacement) };
      });
    },
  };
}
