import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { defineConfig } from 'tsup';
import { writeDeclarations } from './scripts/build/declarations.js';
import { mappedEntries, peerEntries, readableEntries, typedSources, unmappedEntries } from './scripts/build/entries.js';
import {
  condenseCommonJs,
  defineRequire,
  inOrder,
  keepNames,
  mapEsModules,
  requireInCommonJs,
} from './scripts/build/esbuild-options.js';
import { lazyMsw } from './scripts/build/lazy-msw.js';
import { operationTables } from './scripts/build/operation-tables.js';
import { writeFindFiles } from './scripts/build/find-files.js';
import {
  areaFiles,
  packageFiles,
  packedReplacements,
  partFiles,
  rootFiles,
  scriptReplacements,
  tabFiles,
} from './scripts/build/package-files.js';
import { packedOperationFacts } from './scripts/build/packed-operation-facts.js';
import { dividedTables } from './scripts/build/divided-tables.js';
import { writePeerChecks } from './scripts/build/peer-checks.js';
import type { Plugin } from './scripts/build/plugin.js';
import { replacedSources } from './scripts/build/replaced-sources.js';
import { separateFiles } from './scripts/build/separate-files.js';
import { sandboxScripts } from './scripts/build/sandbox-scripts.js';
import { sharedScript } from './scripts/build/shared-script.js';
import { thirdPartyNotices } from './scripts/build/third-party-notices.js';
import { undiciInTry } from './scripts/build/undici-in-try.js';
import { withoutAddOns } from './scripts/build/ws-add-ons.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const notices = thirdPartyNotices('dist/THIRD-PARTY-NOTICES.txt');

const common: Options = {
  target: 'es2022',
  external: ['axios', 'qs', 'jwt-decode', 'undici', 'msw', 'react', '@tanstack/react-query', 'bullmq', '@opentelemetry/api'],
};

/** For every runtime, readable as ES modules, and without source maps, which would take megabytes. */
const library: Options = {
  ...common,
  format: ['esm', 'cjs'],
  platform: 'neutral',
  splitting: false,
  esbuildOptions: inOrder(requireInCommonJs, condenseCommonJs),
};

/** For what most pages load. */
const mappedLibrary: Options = { ...library, esbuildOptions: inOrder(requireInCommonJs, condenseCommonJs, mapEsModules) };

const commandLine: Options = { ...common, format: ['esm'], platform: 'node', esbuildOptions: defineRequire };

/** For a script tag: a single file in the syntax of browsers since 2020. */
const script: Options = {
  target: 'es2020',
  format: ['iife'],
  platform: 'browser',
  noExternal: [/.*/],
  external: [],
  minify: true,
  esbuildPlugins: [replacedSources(scriptReplacements), operationTables, notices],
  outExtension: () => ({ js: '.min.js' }),
};

export default defineConfig([
  { ...mappedLibrary, entry: { common: 'src/entries/common.ts' }, clean: true, esbuildPlugins: [separate('./', 'common')] },
  // As `readableEntries`: it has a default export.
  {
    ...mappedLibrary,
    entry: { index: 'src/entries/index.ts' },
    esbuildOptions: inOrder(requireInCommonJs, mapEsModules),
    esbuildPlugins: [separate('./')],
  },
  {
    ...mappedLibrary,
    entry: { fetch: 'src/entries/fetch.ts', ...rootFiles },
    esbuildPlugins: [separate('./')],
    onSuccess: async () => {
      const program = await writeDeclarations({ entries: typedSources });
      await writePeerChecks({ program, entries: peerEntries });
    },
  },
  inFolders(mappedLibrary, { ...sources(mappedEntries), ...tabFiles }),
  inFolders(library, { ...sources(unmappedEntries), ...partFiles }),
  inFolders({ ...library, esbuildOptions: requireInCommonJs }, sources(readableEntries)),
  {
    ...library,
    entry: { ...areaFiles },
    esbuildOptions: inOrder(requireInCommonJs, keepNames),
    esbuildPlugins: [separate('../'), operationTables],
  },
  { ...library, entry: sources(['files/common']), esbuildPlugins: [separate('../', 'files/common')] },
  { ...common, ...sandboxScripts({ version }), esbuildPlugins: [separate('../', 'sandbox/common'), dividedTables, notices] },
  {
    ...common,
    ...sharedScript({ name: 'serve', version }),
    platform: 'node',
    esbuildPlugins: [separate('../', 'sandbox/serve'), withoutAddOns, notices],
  },
  command('cli/cli'),
  command('cli/console'),
  command('cli/record'),
  ...['parsing/common', 'cli/check', 'cli/codemod', 'cli/preflight'].map((name) => command(name, { minify: true })),
  command('cli/find', {
    minify: true,
    esbuildPlugins: [replacedSources(packedReplacements), separate('../', 'cli/find'), notices],
    onSuccess: () => writeFindFiles(),
  }),
  command('cli/mcp', {
    minify: true,
    esbuildPlugins: [replacedSources(packedReplacements), separate('../', 'cli/mcp'), notices],
  }),
  command('cli/mcp-worker', { minify: true, entry: { 'cli/mcp-worker': 'src/mcp/code/worker.ts' } }),
  { ...script, entry: { 'contact-centre-client': 'src/entries/index.ts' }, globalName: 'ContactCentreClient' },
  { ...script, entry: { 'vendor/platform-client': 'src/vendor/script.ts' } },
]);

function sources(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));
}

/** Bundles no source of another file of the package. */
function separate(toDist: './' | '../', inside?: string): Plugin {
  return separateFiles({ files: packageFiles, toDist, bundledFile: inside });
}

function inFolders(options: Options, entry: Record<string, string>): Options {
  return { ...options, entry, esbuildPlugins: [separate('../'), packedOperationFacts, undiciInTry, lazyMsw] };
}

function command(name: string, options: Options = {}): Options {
  const esbuildPlugins = [separate('../', name), notices];
  return { ...commandLine, entry: sources([name]), esbuildPlugins, ...options };
}
