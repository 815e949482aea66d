import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Options } from 'tsup';
import { defineConfig } from 'tsup';
import ts from 'typescript';

/** What stands on top of the client: an entry for each. */
const onTop = ['sandbox', 'testing', 'node', 'react'];

/** Loaded by the clients that come to need them, so that a browser's first load goes without. */
const onDemand = [
  'src/auth/refresh.ts',
  'src/auth/server-sign-in.ts',
  'src/auth/sign-in.ts',
  'src/auth/token-endpoint.ts',
  'src/auth/waiting.ts',
  'src/core/api-errors.ts',
  'src/core/bounded-body.ts',
  'src/core/failures.ts',
  'src/core/log-entry.ts',
  'src/core/node-way.ts',
  'src/core/redact.ts',
  'src/core/repeat.ts',
  'src/core/stale.ts',
  'src/core/unpack.ts',
];

const areas = readdirSync('src/apis').filter((file) => file !== 'platform-api.ts');

/** The files of the package that its other files import, by their sources: each thing stands in one of them. */
const files = new Map([
  ...Array.from(readFileSync('src/common.ts', 'utf8').matchAll(/from '\.\/(.*)\.js'/g), ([, path]) => {
    return [`src/${path}.ts`, 'common'] as const;
  }),
  ...onDemand.map((path) => [path, basename(path, '.ts')] as const),
  ...areas.map((file) => [`src/apis/${file}`, `apis/${basename(file, '.ts')}`] as const),
  ...['areas', 'client', 'client-fetch'].map((name) => [`src/${name}.ts`, name] as const),
  ['src/sandbox/serve.ts', 'sandbox/serve'],
  // A file of its own, because what a file imports from other packages is loaded before its first line runs.
  ['src/testing/environment.ts', 'testing/environment'],
]);

const common: Options = {
  target: 'es2022',
  external: ['axios', 'qs', 'jwt-decode', 'undici', 'msw', 'react', '@tanstack/react-query'],
};

const library: Options = {
  ...common,
  format: ['esm', 'cjs'],
  platform: 'neutral',
  sourcemap: true,
  splitting: false,
  esbuildOptions: (options, { format }) => {
    // `import()` in CommonJS would leave the caller's `require` hooks and mocks behind.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
};

export default defineConfig([
  { ...library, entry: { common: 'src/common.ts' }, clean: true, esbuildPlugins: [filesApart('common')] },
  {
    ...library,
    entry: {
      ...{ index: 'src/index.ts', fetch: 'src/fetch.ts', 'models/index': 'src/models/index.ts' },
      ...Object.fromEntries([...files].filter(([, file]) => !/^common$|^sandbox/.test(file)).map(([path, file]) => [file, path])),
    },
    esbuildPlugins: [filesApart()],
    onSuccess: declarations,
  },
  {
    ...library,
    entry: Object.fromEntries(
      [...onTop.map((name) => `${name}/index`), 'sandbox/portable'].map((name) => [name, `src/${name}.ts`]),
    ),
    // The sandbox, which testing has inside, must be one too. Chunks lie as deep as the entries, so that one path serves both.
    splitting: true,
    esbuildOptions: (options) => {
      options.chunkNames = 'sandbox/[name]-[hash]';
    },
    esbuildPlugins: [filesApart()],
  },
  {
    ...common,
    entry: { 'sandbox/serve': 'src/sandbox/serve.ts' },
    format: ['esm', 'cjs'],
    platform: 'node',
    esbuildOptions: requireApart,
  },
  { ...common, entry: { 'sandbox/cli': 'src/sandbox/cli.ts' }, format: ['esm'], platform: 'node', esbuildOptions: requireApart },
  {
    ...common,
    entry: { 'contact-centre-client': 'src/index.ts' },
    format: ['iife'],
    platform: 'browser',
    globalName: 'ContactCentreClient',
    noExternal: [/.*/],
    external: [],
    minify: true,
    outExtension: () => ({ js: '.min.js' }),
  },
]);

/** A bundled CommonJS package (ws) asks for Node's own modules by require, which an ES module does not have. */
function requireApart(...[options, { format }]: Parameters<NonNullable<Options['esbuildOptions']>>): void {
  if (format === 'esm') {
    options.banner = { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" };
  }
}

/** Leaves imports of what is another file of the package as they are, under that file's name. */
function filesApart(inside?: string): NonNullable<Options['esbuildPlugins']>[number] {
  return {
    name: 'files apart',
    setup: (build) => {
      const extension = build.initialOptions.outExtension?.['.js'] ?? '.js';
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
        const file = files.get(relative('.', join(resolveDir, path)).replace(/\.js$/, '.ts'));
        if (kind === 'entry-point' || file === undefined || file === inside) return undefined;
        const isTop = /^(auth|core|)$/.test(relative('src', resolveDir));
        return { path: `${isTop ? './' : '../'}${file}${extension}`, external: true };
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
    'index',
    'fetch',
    'client',
    'client-fetch',
    'models/index',
    ...readdirSync('src/apis').map((file) => `apis/${basename(file, '.ts')}`),
  ]
    .concat(
      onTop.map((name) => `${name}/index`),
      'sandbox/serve',
    )
    .map((name) => `src/${name}.ts`);
  const written = new Map<string, string>();
  ts.createProgram(entries, options).emit(undefined, (path, text) => {
    // What is imported for what it does has no types.
    written.set(path, text.replace(/^import '[^']*';\n/gm, ''));
  });
  // Only what an entry's types lead to: the rest of the sandbox is bundled, and its types name packages that a user does not have.
  const wanted = new Set<string>();
  const want = (path: string): void => {
    const text = written.get(path);
    if (text === undefined || wanted.has(path)) return;
    wanted.add(path);
    for (const [, from = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]*)\.js['"]/g))
      want(`${join(dirname(path), from)}.d.ts`);
  };
  for (const entry of entries) want(entry.replace(/^src/, 'dist').replace(/\.ts$/, '.d.ts'));
  for (const path of wanted) {
    const text = written.get(path) ?? '';
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    await writeFile(path.replace(/\.ts$/, '.cts'), text.replace(/(from '\.[^']*|import\("\.[^"]*)\.js(['"])/g, '$1.cjs$2'));
  }
}
