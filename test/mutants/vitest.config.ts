import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';

const { resolve } = base;

/** The file that `again.mjs` has changed, and its text. */
const mutant = JSON.parse(process.env['MUTANT'] ?? '{}') as { file?: string; text?: string };
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests that run in the process in which the mutants live, and no others: child processes and built files hold none. */
export default mergeConfig(
  { resolve },
  defineConfig({
    plugins: [{ name: 'mutant', enforce: 'pre', load: (id) => (id === `${root}${mutant.file}` ? mutant.text : undefined) }],
    test: {
      // A popup's opener is the only page that is still there when the answer comes.
      include: ['test/core/**/*.test.ts', 'test/auth/**/*.test.ts', 'test/node/**/*.test.ts', 'test/vendor/popup.test.ts'],
      exclude: ['test/core/isolation.test.ts'],
      testTimeout: 10_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
