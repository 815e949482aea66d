import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';

const { resolve } = base;

/** The tests that run in the process in which the mutants live, and no others: child processes and built files hold none. */
export default mergeConfig(
  { resolve },
  defineConfig({
    test: {
      include: ['test/core/**/*.test.ts', 'test/auth/**/*.test.ts'],
      exclude: ['test/core/isolation.test.ts'],
      testTimeout: 10_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
