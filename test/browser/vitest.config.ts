import { resolve as resolvePath } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';
import { longestFirst } from '../support/longest-first.js';
import { PATIENCE } from '../support/patience.js';

const { resolve } = base;

export default mergeConfig(
  { resolve, cacheDir: resolvePath(import.meta.dirname, '../../node_modules/.vite') },
  defineConfig({
    test: {
      root: import.meta.dirname,
      include: ['*.test.ts', 'site/*.test.ts'],
      sequence: { sequencer: longestFirst('sign-in', 'explorer-links', 'interactions', 'accessibility', 'explorer') },
      globalSetup: ['support/set-up.ts'],
      maxWorkers: 2,
      // Each test has its own sandbox, console and profile: the modules are loaded once for all.
      isolate: false,
      experimental: { fsModuleCache: true },
      testTimeout: 5 * PATIENCE,
      hookTimeout: 2 * PATIENCE,
      expect: { poll: { timeout: PATIENCE } },
    },
  }),
);
