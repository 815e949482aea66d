import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { adminModels } from './build/admin-models.js';
import { analyticsData } from './build/analytics-data.js';
import { compressedFiles } from './build/compressed-files.js';
import { demoPage } from './build/demo-page.js';
import { explorerData } from './build/explorer-data.js';
import { firstPaint } from './build/first-paint.js';
import { mantineStyles } from './build/mantine-styles.js';
import { messages } from './build/messages.js';
import { notices } from './build/notices.js';
import { packedFacts } from './build/packed-facts.js';
import { pageFiles } from './build/page-files.js';
import { topicData } from './build/topic-data.js';

/** The demo of the documentation: static files in any folder, with a sandbox in the page. */
const isDemo = process.env['VITE_DEMO'] !== undefined;
const sources = resolve(import.meta.dirname, 'src');
/** Those of the client. */
const source = resolve(import.meta.dirname, '../../src');

/** Hooks that the frame of the pages does not need. */
const rareHooks = 'clipboard|debounced-\\w+|focus-trap|hotkeys|long-press|pagination';
/** Libraries of the user interface, which change less often than the console. */
const libraries = new RegExp(
  `node_modules/(?:react-dom|scheduler|react-router|@mantine/core/esm/core|@mantine/hooks(?!/esm/use-(?:${rareHooks})/))/`,
);
/** The client's modules that it loads one after the other for its first request. */
const firstModules = ['auth/sign-in', 'limits/dispatcher', 'core/exchange/run-hooks', 'core/response/failures'];
const isFirst = (id: string): boolean =>
  id === resolve(import.meta.dirname, 'index.html') || firstModules.some((name) => id === `${source}/${name}.ts`);

/** The components of the sign-in page, which the other pages use too. */
const controls =
  /@mantine\/core\/esm\/components\/(?:ActionIcon|Alert|Anchor|Button|Card|Checkbox|CloseButton|Code|FloatingIndicator|Group|InlineInput|Input|InputBase|Loader|NativeSelect|Paper|SegmentedControl|Skeleton|Stack|Text|TextInput|ThemeIcon|Title|Transition|UnstyledButton|VisuallyHidden)\//;

/** Small modules that most pages need. Elsewhere, they would load everything in their file. */
const commonModules = [
  'console/src/main.tsx',
  'console/src/shared/clock.',
  'console/src/shared/running.',
  'console/src/workspace/use-limits.',
  'src/core/values/random.',
  'src/core/values/text-hash.',
  'src/core/arguments/peers.',
];
/** What all pages with live events share. */
const liveModules = ['console/src/live/', 'src/notifications/', 'src/react/topic-each.', 'src/react/by-id.'];
/** What the pages with figures of queues share. */
const figureModules = [
  'src/wallboard/figures/',
  'board/totals.',
  'board/live-status.',
  'board/agents.',
  'agents/routing-statuses.',
];
/** What pages with long lists share. Each small file would take as long as a large one. */
const listModules = [
  '@tanstack/virtual-core/',
  '@tanstack/react-virtual/',
  'shared/use-url-state.',
  'shared/url-values.',
  'shared/use-all-pages.',
  'shared/density.',
  'shared/export-button.',
  'date-range/date-range.',
  'board/chart-table.',
];
const isOneOf =
  (parts: readonly string[]) =>
  (id: string): boolean =>
    parts.some((part) => id.includes(part));

export default defineConfig({
  root: import.meta.dirname,
  base: isDemo ? './' : '/',
  define: { CONSOLE_DEMO: JSON.stringify(isDemo) },
  // An application has `contact-centre-client` from npm; this one is next to its sources.
  resolve: {
    alias: [
      // The package exports its development build to bundlers.
      {
        find: /^react-router$/,
        replacement: resolve(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs'),
      },
      { find: /^contact-centre-client$/, replacement: `${source}/entries/index.ts` },
      { find: /^contact-centre-client\/sandbox$/, replacement: `${source}/sandbox/portable.ts` },
      { find: /^contact-centre-client\/(fetch)$/, replacement: `${source}/entries/$1.ts` },
      { find: /^contact-centre-client\/(apis\/[a-z-]+)$/, replacement: `${source}/$1.ts` },
      { find: /^contact-centre-client\/([a-z]+)$/, replacement: `${source}/$1/index.ts` },
    ],
  },
  plugins: [
    analyticsData(),
    explorerData(),
    adminModels(),
    mantineStyles(),
    messages(),
    notices(),
    packedFacts(),
    topicData(),
    ...(isDemo ? [demoPage()] : [firstPaint(import.meta.dirname), pageFiles(sources), compressedFiles()]),
  ],
  // The worker of the explorer's search.
  worker: { format: 'es', plugins: () => [explorerData()] },
  // The nonce that permits styles at run time. server/headers.ts puts another one into every response.
  html: isDemo ? {} : { cspNonce: '%NONCE%' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The demo contains the sandbox.
    chunkSizeWarningLimit: isDemo ? 3000 : 700,
    rolldownOptions: {
      // Otherwise, each module that several pages share is a file with its own headers.
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: isFirst },
            { name: 'base', test: libraries },
            { name: 'controls', test: controls },
            { name: 'console', test: isOneOf(commonModules) },
            { name: 'routing-calls', test: `${source}/apis/routing.ts` },
            { name: 'analytics-calls', test: `${source}/apis/analytics.ts` },
            { name: 'lists', test: isOneOf(listModules) },
            { name: 'live', test: isOneOf(liveModules) },
            { name: 'figures', test: isOneOf(figureModules) },
          ],
        },
      },
      // Server directives have no meaning here.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
