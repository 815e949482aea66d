import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { explorerData } from './build/explorer-data.js';

const source = resolve(import.meta.dirname, '../../src');

export default defineConfig({
  root: import.meta.dirname,
  // An app of one's own has `contact-centre-client` from npm; this one stands beside its sources.
  resolve: {
    alias: [
      { find: /^contact-centre-client$/, replacement: `${source}/entries/index.ts` },
      { find: /^contact-centre-client\/(fetch)$/, replacement: `${source}/entries/$1.ts` },
      { find: /^contact-centre-client\/(apis\/[a-z-]+)$/, replacement: `${source}/$1.ts` },
      { find: /^contact-centre-client\/([a-z]+)$/, replacement: `${source}/$1/index.ts` },
    ],
  },
  plugins: [explorerData()],
  // What styles the page at run time proves by it that it may. server/headers.ts puts another one into every answer.
  html: { cspNonce: '%NONCE%' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Directives for servers mean nothing here.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
