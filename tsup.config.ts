import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';
import { defineConfig } from 'tsup';
import ts from 'typescript';

const portable = [
  'src/index.ts',
  'src/fetch.ts',
  'src/models/index.ts',
  'src/apis/*.ts',
  'src/sandbox/index.ts',
  'src/testing/index.ts',
];

const common: Options = {
  target: 'es2022',
  external: ['axios', 'qs', 'jwt-decode', 'undici', 'msw'],
};

export default defineConfig([
  {
    ...common,
    entry: [...portable, 'src/node/index.ts'],
    format: ['esm', 'cjs'],
    platform: 'neutral',
    sourcemap: true,
    // Shared code in chunks, also for CJS: an error's class or the default client must be one, whichever entry it was reached by.
    splitting: true,
    clean: true,
    esbuildPlugins: [
      {
        // What serves the sandbox needs Node and stays out of what runs everywhere.
        name: 'sandbox server apart',
        setup: (build) => {
          build.onResolve({ filter: /^\.\/serve\.js$/ }, ({ path }) => ({ path, external: true }));
        },
      },
    ],
    onSuccess: declarations,
  },
  {
    ...common,
    entry: { 'sandbox/serve': 'src/sandbox/serve.ts', 'sandbox/cli': 'src/sandbox/cli.ts' },
    format: ['esm', 'cjs'],
    platform: 'node',
    // A bundled CommonJS package (ws) asks for Node's own modules by require, which an ES module does not have.
    esbuildOptions: (options, { format }) => {
      if (format === 'esm') {
        options.banner = { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" };
      }
    },
  },
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
  const apis = (await readdir('src/apis')).map((file) => `src/apis/${file}`);
  const entries = [...portable.filter((file) => !file.includes('*')), ...apis, 'src/node/index.ts'];
  const written = new Map<string, string>();
  ts.createProgram(entries, options).emit(undefined, (path, text) => void written.set(path, text));
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
  const sandbox = 'dist/sandbox/index.cjs';
  await writeFile(sandbox, (await readFile(sandbox, 'utf8')).replace('./serve.js', './serve.cjs'));
}
