/** Builds the files of the playground: the script of every page, the editor, the worker, and the package as modules for browsers. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { findSamples } from './samples.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Entries that only Node, or only a page with React, can load. */
const excluded = new Set(['./node', './bulk/bullmq', './otel', './react', './package.json', './seed.schema.json']);

const common = {
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} satisfies BuildOptions;

/** Writes all files into a folder, which becomes `playground/` on the site. Needs the built package. */
export async function buildPlayground(folder: string): Promise<void> {
  const modules = packageModules();
  const page = build({
    ...common,
    outdir: folder,
    entryPoints: { start: join(here, 'start.ts') },
    loader: { '.css': 'text' },
    define: { MODULE_NAMES: JSON.stringify(Object.keys(modules)) },
  });
  const worker = build({
    ...common,
    outdir: folder,
    entryPoints: {
      worker: join(here, 'worker/worker.ts'),
      ...Object.fromEntries(Object.entries(modules).map(([name, file]) => [`modules/${name}`, file])),
    },
    conditions: ['browser', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Classes are printed by their names.
    keepNames: true,
    alias: {
      'contact-centre-client/sandbox-in-page': join(root, 'dist/sandbox/portable.js'),
      'contact-centre-client/testing-in-page': join(root, 'dist/testing/index.js'),
      'contact-centre-client/fetch/client': join(root, 'dist/fetch-client.js'),
      msw: join(here, 'worker/msw.ts'),
    },
  });
  await Promise.all([page, worker]);
  writeFileSync(join(folder, 'samples.json'), JSON.stringify(findSamples(root)));
}

/** Returns the files of the package's entries by name: `index`, `fetch`, `apis/users`, … */
function packageModules(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: Record<string, PackageExport> };
  const areas = readdirSync(join(root, 'dist/apis')).flatMap((file) =>
    /^(?!platform-api)[a-z-]+\.js$/.test(file) ? [file.slice(0, -3)] : [],
  );
  const entries = Object.entries(exports).filter(([name]) => !excluded.has(name));
  const files = entries.flatMap(([name, { import: conditions }]) => {
    const file = join(root, conditions.module ?? conditions.default);
    const key = name === '.' ? 'index' : name.slice(2);
    return key.endsWith('*') ? areas.map((area) => [key.replace('*', area), file.replace('*', area)]) : [[key, file]];
  });
  const sandbox = join(here, 'worker/sandbox.ts');
  return {
    ...(Object.fromEntries(files) as Record<string, string>),
    sandbox,
    'sandbox/serve': sandbox,
    testing: join(here, 'worker/testing.ts'),
  };
}

/** The files of an entry of the package, as bundlers for browsers choose them. */
interface PackageExport {
  import: { module?: string; default: string };
}
