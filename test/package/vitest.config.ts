import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: 'test/package',
    include: ['*.test.ts'],
    globalSetup: ['support/set-up.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
