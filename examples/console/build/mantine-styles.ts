import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ALL = '@mantine/core/styles.layer.css';
/** What applies without any component. */
const base = ['default-css-variables', 'baseline', 'global'];

/** Replaces the style sheet for all components of Mantine with those of the components that a chunk contains. */
export function mantineStyles(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve(ALL)), 'styles');
  const imports = (names: readonly string[]): string =>
    names.map((name) => `import ${JSON.stringify(join(folder, `${name}.layer.css`))};\n`).join('');
  return {
    name: 'mantine-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === ALL ? '\0mantine-base' : undefined),
    load: (id) => (id === '\0mantine-base' ? { code: imports(base), moduleSideEffects: true } : undefined),
    // Each component has a module with the names of its classes.
    transform: (code, id) => {
      const [, name = ''] = /@mantine\/core\/.*\/(\w+)\.module\.mjs$/.exec(id) ?? [];
      if (name === '' || !existsSync(join(folder, `${name}.layer.css`))) return undefined;
      return { code: `${imports([name])}${code}`, map: null, moduleSideEffects: true };
    },
  };
}
