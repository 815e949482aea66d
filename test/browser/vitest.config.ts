import { resolve as resolvePath } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';

const { resolve } = base;

export default mergeConfig(
  { resolve, cacheDir: resolvePath(import.meta.dirname, '../../node_modules/.vite') },
  defineConfig({
    test: {
      root: import.meta.dirname,
      include: ['*.test.ts'],
      globalSetup: ['support/set-up.ts'],
      maxWorkers: 2,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
