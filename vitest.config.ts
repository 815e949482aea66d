import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './test/support/longest-first.js';
import { PATIENCE } from './test/support/patience.js';

/** Tests that replace the global `fetch` or `WebSocket`, and tests that need a client that has loaded no lazy module. Each has its own worker. */
const apart = [
  'examples/vitest-suite/*.test.ts',
  'test/testing/**/*.test.{ts,tsx}',
  'test/integration/{inherited-options,snippets}.test.ts',
  'test/core/response/failures-unloaded.test.ts',
];
/** Tests with the globals of a browser's page. */
const pages = [
  'test/react/!(server).test.tsx',
  'test/{console/{admin,events,live,shared,wall,stories},examples}/*.test.tsx',
  'test/console/demo/*.test.ts',
];
/** Tests of src/core and src/auth, and of the folders that use them most. */
const core = ['test/{apis,core,auth,files,limits,node,vendor}/**/*.test.ts'];
const source = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^contact-centre-client$/, replacement: `${source}/entries/index.ts` },
      { find: /^contact-centre-client\/(client|fetch)$/, replacement: `${source}/entries/$1.ts` },
      { find: /^contact-centre-client\/fetch\/client$/, replacement: `${source}/entries/fetch-client.ts` },
      { find: /^contact-centre-client\/(apis\/[a-z-]+)$/, replacement: `${source}/$1.ts` },
      { find: /^contact-centre-client\/(sandbox\/serve|bulk\/bullmq)$/, replacement: `${source}/$1.ts` },
      { find: /^contact-centre-client\/([a-z]+)$/, replacement: `${source}/$1/index.ts` },
    ],
  },
  test: {
    // A test leaves nothing behind, so the source is loaded once for all of a project, not anew for each file.
    projects: [
      // A separate project, because collecting coverage of all tests takes minutes.
      { extends: true, test: { name: 'core', include: core, exclude: apart, isolate: false } },
      {
        extends: true,
        test: {
          name: 'sharing',
          include: ['test/**/*.test.{ts,tsx}'],
          // test/package needs the packed tarball (npm run check:package), test/browser a browser (npm run check:browser).
          exclude: [...core, ...apart, ...pages, 'test/package/**', 'test/browser/**', 'node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: pages,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['test/support/patient-pages.ts'],
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
    sequence: {
      sequencer: longestFirst('conformance', 'snippets', 'validators', 'clock-jumps', 'staff', 'code', 'workers'),
    },
    // One worker for each core. Vitest's default leaves one core free.
    maxWorkers: availableParallelism(),
    // Only a test that hangs exceeds these limits: the slowest takes 20 s alone, and 280 s beside four busy loops and seven test runs.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    teardownTimeout: 300_000,
    // `expect.poll` gives up after one second by default.
    expect: { poll: { timeout: PATIENCE } },
    // The checks that run tests transform the sources once for all of them. Vitest finds a changed file by its content.
    experimental: { fsModuleCache: true },
    restoreMocks: true,
    unstubGlobals: true,
    coverage: {
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary', ['text', { skipFull: true }]],
      thresholds: {
        'src/core/**': { lines: 95, branches: 95, functions: 95, statements: 95 },
        'src/auth/**': { lines: 95, branches: 95, functions: 95, statements: 95 },
      },
    },
  },
});
