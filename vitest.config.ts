import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './test/support/longest-first.js';

/**
 * What puts something in the place of the runtime's own `fetch` and `WebSocket` for whoever comes later, too, and what needs a client that
 * nobody has made load a part.
 */
const apart = ['test/{testing,integration}/**/*.test.{ts,tsx}', 'test/core/failures-unloaded.test.ts'];
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
    projects: [
      {
        extends: true,
        test: {
          name: 'sharing',
          include: ['test/**/*.test.{ts,tsx}'],
          // test/package needs the packed tarball (npm run check:package), test/browser a browser (npm run check:browser).
          exclude: [...apart, 'test/package/**', 'test/browser/**', 'node_modules/**'],
          // A test leaves nothing behind, so the source is loaded once for all of them, not anew for each file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
    sequence: { sequencer: longestFirst('snippets', 'declarations', 'conformance', 'code', 'time', 'people') },
    // One a core; Vitest's own choice leaves one core to whoever watches.
    maxWorkers: availableParallelism(),
    // Some tests start a compiler or another process, on a machine that may be busy; none waits for this long unless something hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    unstubGlobals: true,
    coverage: {
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary', 'text'],
      thresholds: {
        'src/core/**': { lines: 95, branches: 95, functions: 95, statements: 95 },
        'src/auth/**': { lines: 95, branches: 95, functions: 95, statements: 95 },
      },
    },
  },
});
