import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import { defineConfig } from 'tsup';
import ts from 'typescript';
import { nameOf } from './src/core/call/operation-table.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** What stands on top of the client: a folder and an entry for each. */
const onTop = ['sandbox', 'testing', 'bulk', 'files', 'jobs', 'limits', 'node', 'notifications', 'react', 'tokens', 'vendor'];

/** Loaded by the clients that come to need them, so that a browser's first load goes without. */
const onDemand = [
  'src/auth/issued-token.ts',
  'src/auth/refresh.ts',
  'src/auth/server-sign-in.ts',
  'src/auth/sign-in.ts',
  'src/auth/token-endpoint.ts',
  'src/auth/waiting.ts',
  'src/core/errors/api-errors.ts',
  'src/core/exchange/followed.ts',
  'src/core/transport/bounded-body.ts',
  'src/core/paging/by-ids.ts',
  'src/core/call/careful.ts',
  'src/core/response/failures.ts',
  'src/core/client/gateway.ts',
  'src/core/errors/hook-error.ts',
  'src/core/exchange/hooked.ts',
  'src/core/logging/log-entry.ts',
  'src/core/values/md5.ts',
  'src/core/transport/node-way.ts',
  'src/core/errors/paging-errors.ts',
  'src/core/paging/paging.ts',
  'src/core/arguments/peers.ts',
  'src/core/paging/reading.ts',
  'src/core/redaction/redact.ts',
  'src/core/redaction/redact-json.ts',
  'src/core/response/repeat.ts',
  'src/core/transport/repeatable.ts',
  'src/core/redaction/sent-secrets.ts',
  'src/core/transport/stale.ts',
  'src/core/errors/too-large.ts',
  'src/core/transport/unusual-content.ts',
  'src/core/transport/unusual-response.ts',
  'src/core/transport/unpack.ts',
];

/**
 * Files of src/core for Node, and the files that replace them in browsers. `browser` of package.json says so to bundlers. A tool that does not
 * read it bundles the files for Node, which work in browsers too.
 */
const replacedInBrowsers = {
  'encode-qs': 'encode-url-search-params',
  'axios-on-demand': 'axios-at-hand',
};

const areas = readdirSync('src/apis').filter((file) => file !== 'platform-api.ts');

/** What jobs and files are made of, each loaded when a call needs it. */
const jobParts = ['errors', 'hearing', 'running', 'states', 'turn'];
const fileParts = ['bodies', 'disk', 'download', 'errors', 'forms', 'gzip', 'metered', 'refusals', 'upload', 'xhr'];

/** Files of the package whose sources stand in folders of their own. */
const foldered: Readonly<Record<string, string>> = {
  'bulk/file-journal': 'bulk/journal/file-journal',
  'files/bodies': 'files/upload/bodies',
  'files/disk': 'files/disk/disk',
  'files/download': 'files/download/download',
  'files/forms': 'files/upload/forms',
  'files/gzip': 'files/download/gzip',
  'files/refusals': 'files/download/refusals',
  'files/upload': 'files/upload/upload',
  'files/xhr': 'files/upload/xhr',
  'notifications/tabs': 'notifications/tabs/tabs',
};

const sourceOf = (name: string): string => `src/${foldered[name] ?? name}.ts`;

/** Entries that import an optional peer as soon as they are imported. */
const withPeers: Record<string, string> = {
  'bulk/bullmq': 'contact-centre-client/bulk/bullmq',
  'react/index': 'contact-centre-client/react',
  'testing/index': 'contact-centre-client/testing',
};

/** The files of the package that its other files import, by their sources: each thing stands in one of them. */
const files = new Map([
  ...gathered('entries/common', 'common'),
  ...gathered('sandbox/common', 'sandbox/common'),
  ...gathered('files/common', 'files/common'),
  ...gathered('parsing/common', 'parsing/common'),
  ...onDemand.map((path) => [path, basename(path, '.ts')] as const),
  ...areas.map((file) => [`src/apis/${file}`, `apis/${basename(file, '.ts')}`] as const),
  ...Object.entries(replacedInBrowsers).flatMap((names) => names.map((name) => [`src/core/transport/${name}.ts`, name] as const)),
  ...['areas', 'client', 'client-at-hand', 'fetch-at-hand', 'fetch-client', 'on-demand', 'vendor-names', 'whole'].map(
    (name) => [`src/entries/${name}.ts`, name] as const,
  ),
  ...['sandbox/serve', 'sandbox/http/admission', 'sandbox/seed-reader'].map(
    (name) => [`src/${name}.ts`, 'sandbox/serve'] as const,
  ),
  ...jobParts.map((name) => [`src/jobs/${name}.ts`, `jobs/${name}`] as const),
  [sourceOf('notifications/tabs'), 'notifications/tabs'],
  ...['desk', 'errors'].map((name) => [`src/limits/${name}.ts`, `limits/${name}`] as const),
  ['src/tokens/page-sign-in.ts', 'tokens/page-sign-in'],
  ['src/codemod/command.ts', 'codemod/command'],
  ['src/check/command.ts', 'check/command'],
  ['src/cli/record.ts', 'cli/record'],
  ['src/vendor/whole.ts', 'vendor/whole'],
  ...fileParts.map((name) => [sourceOf(`files/${name}`), `files/${name}`] as const),
  ...['errors', 'file-journal', 'surface'].map((name) => [sourceOf(`bulk/${name}`), `bulk/${name}`] as const),
  // Files of their own, because what a file imports is loaded before its first line runs.
  ['src/sandbox/serve-environment.ts', 'sandbox/serve-environment'],
  ['src/testing/environment.ts', 'testing/environment'],
]);

const common: Options = {
  target: 'es2022',
  external: ['axios', 'qs', 'jwt-decode', 'undici', 'msw', 'react', '@tanstack/react-query', 'bullmq'],
};

const library: Options = {
  ...common,
  format: ['esm', 'cjs'],
  platform: 'neutral',
  splitting: false,
  esbuildOptions: (options, { format }) => {
    // For what is bundled again, and then no longer looks like itself: those are ES modules.
    if (format === 'esm') options.sourcemap = 'linked';
    // `import()` in CommonJS would leave the caller's `require` hooks and mocks behind.
    else options.supported = { 'dynamic-import': false };
  },
};

/** Without maps, which take megabytes: but for what every page loads, that is readable as it is built. */
const unmapped: Options = {
  ...library,
  esbuildOptions: (options, context) => {
    library.esbuildOptions?.(options, context);
    delete options.sourcemap;
  },
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The packages that files of ours have inside, by name and version, with what their licences want to be told. */
const bundled = new Map<string, string>();

/** Writes down whose code is bundled. Several builds add to one file; the last has all of it. */
const notices: Plugin = {
  name: 'notices',
  setup: (build) => {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      for (const input of Object.keys(metafile?.inputs ?? {})) {
        const [, folder] = /^(?:\(disabled\):)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input) ?? [];
        if (folder === undefined) continue;
        const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>;
        const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
        const text = file === undefined ? `${license}\n` : readFileSync(join(folder, file), 'utf8');
        bundled.set(`${name} ${version}`, text.trim());
      }
      const parts = [...bundled].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, text]) => `${name}\n\n${text}\n`);
      // At once: of two builds that wait for the disk, the one that knew less might write last.
      mkdirSync('dist', { recursive: true });
      writeFileSync(
        'dist/THIRD-PARTY-NOTICES.txt',
        `Code of these packages is in files of this one.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`,
      );
    });
  },
};

/** Applies {@link replacedInBrowsers} to the script, which no bundler reads later. */
const forBrowsers: Plugin = {
  name: 'for browsers',
  setup: (build) => {
    for (const [node, browser] of Object.entries(replacedInBrowsers)) {
      build.onResolve({ filter: new RegExp(`/${node}\\.js$`) }, () => ({ path: resolve(`src/core/transport/${browser}.ts`) }));
    }
  },
};

/** What ws asks for and does without: none of the files that the script is given. */
const withoutAddons: Plugin = {
  name: 'without add-ons',
  setup: (build) => {
    build.onResolve({ filter: /^(?:bufferutil|utf-8-validate)$/ }, ({ path }) => ({ path, namespace: 'add-on' }));
    build.onLoad({ filter: /./, namespace: 'add-on' }, () => ({ contents: "throw new Error('not bundled');" }));
  },
};

/** Makes tables of the methods of the API classes: see `addOperations`. What a table cannot say stays a method. */
const operationTables: Plugin = {
  name: 'operation tables',
  setup: (build) => {
    build.onLoad({ filter: /\/src\/apis\/[a-z-]+\.ts$/ }, ({ path }) => {
      const isArea = !path.endsWith('/platform-api.ts');
      return isArea ? { contents: tabled(path, readFileSync(path, 'utf8')), loader: 'ts' } : undefined;
    });
  },
};

/**
 * Requires undici inside the `try` in CommonJS. What esbuild makes of `import()` there has the `require` in a function of its own, and a bundler
 * that finds no undici then fails.
 */
const undiciInTry: Plugin = {
  name: 'undici in try',
  setup: (build) => {
    build.onLoad({ filter: /\/src\/node\/undici\.ts$/ }, ({ path }) => {
      if (build.initialOptions.format !== 'cjs') return undefined;
      const text = readFileSync(path, 'utf8');
      const contents = text.replace("await import('undici')", "require('undici')");
      if (contents === text) throw new Error(`${path} does not import undici as it did`);
      return { contents, loader: 'ts' };
    });
  },
};

/** Loads msw in CommonJS with the first handler: see src/testing/msw.ts. */
const mswOnDemand: Plugin = {
  name: 'msw on demand',
  setup: (build) => {
    if (build.initialOptions.format !== 'cjs') return;
    const namespace = 'msw-on-demand';
    build.onResolve({ filter: /^\.\/msw\.js$/ }, ({ path }) => ({ path, namespace }));
    build.onResolve({ filter: /^(?:msw|\.\/environment\.cjs)$/, namespace }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /./, namespace }, () => ({ contents: MSW_ON_DEMAND }));
  },
};

const MSW_ON_DEMAND = `
  function load() {
    require('./environment.cjs');
    try {
      return require('msw');
    } catch (cause) {
      const text = String(cause && cause.message);
      const isMissing = /Cannot find (?:module|package) ['"]msw['"]/.test(text);
      const why = isMissing
        ? 'contact-centre-client/testing needs msw ^2: npm install msw@2'
        : 'contact-centre-client/testing could not load msw. Jest needs the settings of docs/testing.md#jest, or pass sandbox.fetch to the client: ' + text;
      throw new Error(why, { cause });
    }
  }
  export const http = { all: (...args) => load().http.all(...args) };
  export const ws = { link: (...args) => load().ws.link(...args) };
`;

const server: Options = { ...common, format: ['esm', 'cjs'], platform: 'node', esbuildOptions: requireApart };

/** For a script tag: all of it in one file, in the syntax of browsers since 2020. */
const script: Options = {
  ...common,
  target: 'es2020',
  format: ['iife'],
  platform: 'browser',
  noExternal: [/.*/],
  external: [],
  minify: true,
  esbuildPlugins: [forBrowsers, operationTables, notices],
  outExtension: () => ({ js: '.min.js' }),
};

export default defineConfig([
  { ...library, entry: { common: 'src/entries/common.ts' }, clean: true, esbuildPlugins: [filesApart('./', 'common')] },
  {
    ...library,
    entry: {
      index: 'src/entries/index.ts',
      fetch: 'src/entries/fetch.ts',
      ...Object.fromEntries([...files].filter(([, file]) => !/^common$|\//.test(file)).map(([path, file]) => [file, path])),
    },
    esbuildPlugins: [filesApart('./')],
    onSuccess: declarations,
  },
  onePerFile(library, ['notifications/index', 'notifications/tabs', 'react/index']),
  onePerFile(unmapped, [
    ...jobParts.map((name) => `jobs/${name}`),
    'models/index',
    'sandbox/portable',
    'sandbox/serve-environment',
    'testing/environment',
    'tokens/page-sign-in',
    'tokens/portable',
    'vendor/whole',
    ...['portable', 'bullmq', 'errors', 'file-journal', 'surface'].map((name) => `bulk/${name}`),
    ...['portable', ...fileParts].map((name) => `files/${name}`),
    ...['desk', 'errors'].map((name) => `limits/${name}`),
    ...onTop.filter((name) => !['notifications', 'react'].includes(name)).map((name) => `${name}/index`),
  ]),
  {
    ...unmapped,
    entry: Object.fromEntries(areas.map((file) => [`apis/${basename(file, '.ts')}`, `src/apis/${file}`])),
    esbuildOptions: (options, context) => {
      unmapped.esbuildOptions?.(options, context);
      // Nobody reads a table in dist; names stay, as the classes' own are shown.
      options.minifyWhitespace = options.minifySyntax = true;
    },
    esbuildPlugins: [filesApart('../'), operationTables],
  },
  { ...unmapped, entry: { 'files/common': 'src/files/common.ts' }, esbuildPlugins: [filesApart('../', 'files/common')] },
  forEither('common', { ...common, platform: 'neutral', splitting: false }),
  forEither('serve', { ...common, platform: 'node' }),
  { ...server, entry: { 'cli/cli': 'src/cli/cli.ts' }, format: ['esm'], esbuildPlugins: [filesApart('../'), notices] },
  {
    ...server,
    entry: { 'cli/record': 'src/cli/record.ts' },
    format: ['esm'],
    esbuildPlugins: [filesApart('../'), notices],
  },
  {
    ...server,
    entry: { 'parsing/common': 'src/parsing/common.ts' },
    format: ['esm'],
    // A parser, for the most part.
    minify: true,
    esbuildPlugins: [filesApart('../', 'parsing/common'), notices],
  },
  ...['codemod/command', 'check/command'].map((name) => ({
    ...server,
    entry: { [name]: `src/${name}.ts` },
    format: ['esm' as const],
    minify: true,
    esbuildPlugins: [filesApart('../', name), notices],
  })),
  { ...script, entry: { 'contact-centre-client': 'src/entries/index.ts' }, globalName: 'ContactCentreClient' },
  { ...script, entry: { 'vendor/platform-client': 'src/vendor/script.ts' } },
]);

/** The sources that a file of the package gathers. */
function gathered(source: string, file: string): [source: string, file: string][] {
  const text = readFileSync(`src/${source}.ts`, 'utf8');
  return Array.from(text.matchAll(/from '(\.\.?\/.*)\.js'/g), ([, path = '']) => [
    `${join('src', dirname(source), path)}.ts`,
    file,
  ]);
}

function onePerFile(options: Options, names: readonly string[]): Options {
  return {
    ...options,
    entry: Object.fromEntries(names.map((name) => [name, sourceOf(name)])),
    esbuildPlugins: [filesApart('../'), undiciInTry, mswOnDemand],
  };
}

/**
 * Builds a file once for both formats: as a script, which can be imported as well as required. Under a symbol it leaves a function that makes the
 * module of what it is given, and a module of each format calls that with what is of its own format.
 */
function forEither(name: string, options: Options): Options {
  const left = `globalThis[Symbol.for('contact-centre-client ${version} ${name}')]`;
  return {
    ...options,
    entry: { [`sandbox/either/${name}`]: `src/sandbox/${name}.ts` },
    format: ['cjs'],
    minify: true,
    outExtension: () => ({ js: '.js' }),
    esbuildOptions: (built) => {
      built.banner = { js: `'use strict';\n${left} = (require) => { const module = {};` };
      built.footer = { js: 'return module.exports; };' };
    },
    esbuildPlugins: [filesApart('../', `sandbox/${name}`), withoutAddons, notices],
    onSuccess: async () => {
      const script = readFileSync(`dist/sandbox/either/${name}.js`, 'utf8');
      const needed = [...new Set(Array.from(script.matchAll(/\brequire\("([^"]+)"\)/g), ([, path = '']) => path))];
      const [, exported] = /\{((?:\w+:\(\)=>[\w$]+,?)+)\}\);module\.exports=/.exec(script) ?? [];
      if (exported === undefined) throw new Error(`dist/sandbox/either/${name}.js does not look as it did`);
      const names = Array.from(exported.matchAll(/(\w+):/g), ([, each = '']) => each).join(', ');
      const made = `${left}((path) => ({ ${needed.map((path, index) => `'${path}': file${index}`).join(', ')} })[path])`;
      const imports = needed.map((path, index) =>
        path.startsWith('.') ? `import * as file${index} from '${path}';` : `import file${index} from 'node:${path}';`,
      );
      const requires = needed.map(
        (path, index) =>
          `const file${index} = require('${path.startsWith('.') ? path.replace(/\.js$/, '.cjs') : `node:${path}`}');`,
      );
      const module = [...imports, `import './either/${name}.js';`, `export const { ${names} } = ${made};`, ''];
      const commonJs = ["'use strict';", ...requires, `require('./either/${name}.js');`, `module.exports = ${made};`, ''];
      await writeFile(`dist/sandbox/${name}.js`, module.join('\n'));
      await writeFile(`dist/sandbox/${name}.cjs`, commonJs.join('\n'));
      await writeFile('dist/sandbox/either/package.json', '{ "type": "commonjs", "sideEffects": true }\n');
    },
  };
}

/** A bundled CommonJS package (ws) asks for Node's own modules by require, which an ES module does not have. */
function requireApart(...[options, { format }]: Parameters<NonNullable<Options['esbuildOptions']>>): void {
  if (format === 'esm') {
    options.banner = { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" };
  }
}

/** Leaves imports of what is another file of the package as they are, under that file's name. `up` leads from what is built to dist. */
function filesApart(up: './' | '../', inside?: string): Plugin {
  return {
    name: 'files apart',
    setup: (build) => {
      const extension = build.initialOptions.outExtension?.['.js'] ?? '.js';
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
        const file = files.get(relative('.', join(resolveDir, path)).replace(/\.js$/, '.ts'));
        if (kind === 'entry-point' || file === undefined || file === inside) return undefined;
        return { path: `${up}${file}${extension}`, external: true };
      });
    },
  };
}

/** Module by module rather than bundled, so that whoever imports one area loads the types of that area and no others. */
async function declarations(): Promise<void> {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      paths: {},
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: 'src',
      outDir: 'dist',
    },
    '.',
  );
  const entries = [
    ...['index', 'fetch', 'client', 'fetch-client'].map((name) => `entries/${name}`),
    'models/index',
    ...areas.map((file) => `apis/${basename(file, '.ts')}`),
    'apis/platform-api',
  ]
    .concat(
      onTop.map((name) => `${name}/index`),
      'bulk/bullmq',
      'sandbox/serve',
    )
    .map((name) => `src/${name}.ts`);
  const written = new Map<string, string>();
  const program = ts.createProgram(entries, options);
  // `npm run check:types` asks the newest compiler of all that is here; this one, whose declarations are shipped, is asked of what is built.
  const [fault] = ts.getPreEmitDiagnostics(program);
  if (fault) throw new Error(ts.formatDiagnostic(fault, ts.createCompilerHost(options)));
  program.emit(undefined, (path, text) => {
    // What is imported for what it does has no types.
    written.set(path, dense(portable(text.replace(/^import '[^']*';\n/gm, ''))));
  });
  const leads = new Map<string, readonly string[]>();
  const ledTo = (path: string): readonly string[] => {
    const known = leads.get(path);
    if (known) return known;
    const found = Array.from(
      (written.get(path) ?? '').matchAll(/(?:from |import\()['"](\.[^'"]*)\.js['"]/g),
      ([, from = '']) => `${join(dirname(path), from)}.d.ts`,
    ).filter((other) => written.has(other));
    leads.set(path, found);
    return found;
  };
  const reached = (path: string): Set<string> => {
    const paths = new Set([path]);
    for (const each of paths) for (const other of ledTo(each)) paths.add(other);
    return paths;
  };
  // Only what an entry's types lead to: the rest of the sandbox is bundled, and its types name packages that a user does not have.
  const wanted = new Set(entries.flatMap((entry) => [...reached(entry.replace(/^src/, 'dist').replace(/\.ts$/, '.d.ts'))]));
  // A default export would come out as something else, and other packages have types of their own for each format.
  const own = /^export (?:default |.*\bas default\b)|(?:from |import\()['"][^.'"]/m;
  const twofold = new Set([...wanted].filter((path) => own.test(written.get(path) ?? '')));
  for (const path of wanted) {
    const text = written.get(path) ?? '';
    const commonJs = withoutMsw(text).replace(/(from '\.[^']*|import\("\.[^"]*)\.js(['"])/g, '$1.cjs$2');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path.replace(/\.ts$/, '.cts'), commonJs);
    // Once for both, where that is the same.
    const apart = [...reached(path)].some((each) => twofold.has(each));
    // An ES module may lead to the types of a CommonJS one, and not the other way.
    await writeFile(path, apart ? text : `export * from './${basename(path, '.d.ts')}.cjs';\n`);
  }
  await writePeerChecks(program);
}

/** Types that a program may lack which is compiled for ES2020. */
function portable(text: string): string {
  return text.replace(/\bErrorOptions\b/g, '{ cause?: unknown }');
}

/**
 * Replaces msw's types in a CommonJS declaration: they lead to ES modules, which TypeScript does not let a CommonJS file import before 5.8
 * (TS1479).
 */
function withoutMsw(text: string): string {
  return text.replace(/^import type \{ (.*) \} from 'msw';$/m, (_, names: string) =>
    names
      .split(', ')
      .map((name) => `type ${name} = any;`)
      .join('\n'),
  );
}

/**
 * Writes, for each entry that imports an optional peer, the file that Node imports in its place. It says which package to install, where
 * Node's own error only says what was not found. Bundlers take the entry itself, by the condition `module`: `await` at the top level of a
 * module would keep them from writing CommonJS.
 */
async function writePeerChecks(program: ts.Program): Promise<void> {
  for (const [entry, name] of Object.entries(withPeers)) {
    const file = basename(entry);
    const names = valuesExportedBy(program, `src/${entry}.ts`).join(', ');
    const module = [
      `import { peerError } from '../peers.js';`,
      `const entry = await import('./${file}.js').catch((error) => { throw peerError('${name}', error); });`,
      `export const { ${names} } = entry;`,
      '',
    ];
    const commonJs = [
      `'use strict';`,
      `const { peerError } = require('../peers.cjs');`,
      `try { module.exports = require('./${file}.cjs'); } catch (error) { throw peerError('${name}', error); }`,
      '',
    ];
    await mkdir(`dist/${dirname(entry)}`, { recursive: true });
    await writeFile(`dist/${entry}-node.js`, module.join('\n'));
    await writeFile(`dist/${entry}-node.cjs`, commonJs.join('\n'));
  }
}

function valuesExportedBy(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${path} is no module`);
  const isValue = (symbol: ts.Symbol): boolean => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.flags & ts.SymbolFlags.Value) !== 0;
  };
  // `export type` of a class is a name, and no value.
  const isTypeOnly = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some((each) => ts.isTypeOnlyExportDeclaration(each)) ?? false;
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => isValue(symbol) && !isTypeOnly(symbol))
    .map((symbol) => symbol.name);
}

/** Declarations without lines and spaces that say nothing: a tenth of the bytes, and a quarter of the lines. */
function dense(text: string): string {
  return (
    text
      .replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
      // Comments begin and end with their text, and need no line between that and their tags.
      .replace(/^( *)\/\*\*\n *\* /gm, '$1/** ')
      .replace(/\n *\*(?=\n *\* @)/g, '')
      .replace(/\n *\*\/$/gm, ' */')
      // A comment of one line stands before the member that it is about.
      .replace(/^( +\/\*\* [^\n]*\*\/)\n */gm, '$1 ')
      // `tsc` passes over comments, but takes one with `@see` to pieces, as if a verb were a name.
      .replace(/@see (?=[A-Z]+ \/)/g, '@route ')
  );
}

/** A module of API classes, with tables in the place of their methods. */
function tabled(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const changed = source.statements.map((statement) =>
    ts.isClassDeclaration(statement) ? tabledClass(statement) : statement.getText(),
  );
  return ["import { addOperations } from '../core/call/operation-table.js';", ...changed].join('\n');
}

function tabledClass(statement: ts.ClassDeclaration): string {
  const name = statement.name?.text ?? '';
  const [heritage] = statement.heritageClauses ?? [];
  const written: string[] = [];
  const entries = new Map<string, string>();
  for (const member of statement.members) {
    const [verb, entry] = tableEntry(member) ?? [];
    if (verb === undefined) written.push(member.getText());
    else entries.set(verb, `${entries.get(verb) ?? ''}${entry},\n`);
  }
  const rest = `export class ${name} ${heritage?.getText() ?? ''} {\n${written.join('\n')}\n}`;
  const table = Array.from(entries, ([verb, lines]) => `${verb}: [\n${lines}],`).join('\n');
  return `${rest}\naddOperations(${name}, {\n${table}\n});`;
}

/** The verb under which a method stands in the table, and what stands there for `name(…) { return this.call('name', 'VERB /path', { … }, …, request); }`. */
function tableEntry(member: ts.ClassElement): [verb: string, entry: string] | undefined {
  const [statement] = ts.isMethodDeclaration(member) ? (member.body?.statements ?? []) : [];
  if (!statement || !ts.isReturnStatement(statement) || !statement.expression || !ts.isCallExpression(statement.expression)) {
    return undefined;
  }
  const [, route, required, optional, , details] = statement.expression.arguments;
  if (!route || !ts.isStringLiteral(route) || !required || !ts.isObjectLiteralExpression(required)) return undefined;
  const names = required.properties.map((property) => property.getText());
  const inPath = Array.from(route.text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  // Arguments that stand in another order than their places in the path.
  if (inPath.some((name, index) => names[index] !== name)) return undefined;
  const takesOptions = optional?.getText() === 'opts' ? ['opts'] : [];
  const method = member.name?.getText() ?? '';
  const [, verb, path] = /^([A-Z]+) \/api\/v2(\/.*)$/.exec(route.text) ?? [];
  if (verb === undefined || path === undefined) return undefined;
  const text = JSON.stringify([path, ...names.slice(inPath.length), ...takesOptions].join(' '));
  if (method !== nameOf(verb, path)) return [verb, `[${text}, ${details?.getText() ?? 'undefined'}, '${method}']`];
  return [verb, details ? `[${text}, ${details.getText()}]` : text];
}
