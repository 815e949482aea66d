import { join, relative, sep } from 'node:path';

/** Returns the path from the root of the source that a relative import means. */
export function sourcePath(resolveDir: string, path: string): string {
  return relative('.', join(resolveDir, path)).replaceAll(sep, '/').replace(/\.js$/, '.ts');
}
