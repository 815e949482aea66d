import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../support/longest-first.js';
import { PATIENCE } from '../support/patience.js';

export default defineConfig({
  test: {
    root: 'test/package',
    include: ['*.test.ts'],
    maxWorkers: availableParallelism(),
    sequence: { sequencer: longestFirst('programs', 'browser', 'typescript', 'tarball', 'moving') },
    globalSetup: ['support/set-up.ts'],
    // Only a hanging test takes this long, even on a busy machine.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    teardownTimeout: 300_000,
    expect: { poll: { timeout: PATIENCE } },
  },
});
