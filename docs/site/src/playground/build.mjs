/**
 * Builds the files of the playground: the script of every page, the editor, the worker, and the package as modules for browsers.
 * Needs `npm run build` of the package. `node build.mjs <folder>` writes them into a folder.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;
const root = resolve(here, '../../../..');
const sandbox = join(here, 'worker/sandbox.ts');

/** Entries that only Node, or only a page with React, can load. */
const excluded = new Set(['./node', './bulk/bullmq', './react', './package.json', './seed.schema.json']);

/** Builds all files into a folder, which becomes `playground/` on the site. */
export async function buildPlayground(folder) {
  const modules = packageModules();
  const { reasonNotToRun } = await runnable();
  await build({
    entryPoints: {
      start: join(here, 'start.ts'),
      worker: join(here, 'worker/worker.ts'),
      ...Object.fromEntries(Object.entries(modules).map(([name, file]) => [`modules/${name}`, file])),
    },
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['browser', 'module'],
    minify: true,
    // Error classes and API classes are printed by name.
    keepNames: true,
    legalComments: 'none',
    loader: { '.css': 'text' },
    define: { MODULE_NAMES: JSON.stringify(Object.keys(modules)), 'process.env.NODE_ENV': '"production"' },
    alias: {
      'contact-centre-client/sandbox-in-page': join(root, 'dist/sandbox/portable.js'),
      'contact-centre-client/testing-in-page': join(root, 'dist/testing/index.js'),
      msw: join(here, 'worker/msw.ts'),
      'contact-centre-client/fetch/client': join(root, 'dist/fetch-client.js'),
    },
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'samples.json'), JSON.stringify(findSamples(reasonNotToRun)));
}

/** Returns the files of the package's entries by name: `index`, `fetch`, `apis/users`, … */
function packageModules() {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const areas = readdirSync(join(root, 'dist/apis')).flatMap((file) =>
    /^(?!platform-api)[a-z-]+\.js$/.test(file) ? [file.slice(0, -3)] : [],
  );
  const names = Object.keys(exports).filter((name) => !excluded.has(name));
  const entries = names.flatMap((name) => {
    const file = fileOf(exports[name].import);
    return name.endsWith('*') ? areas.map((area) => [name.replace('*', area), file.replace('*', area)]) : [[name, file]];
  });
  const files = entries.map(([name, file]) => [name === '.' ? 'index' : name.slice(2), join(root, file)]);
  return { ...Object.fromEntries(files), sandbox, 'sandbox/serve': sandbox, testing: join(here, 'worker/testing.ts') };
}

/** The file that bundlers for browsers choose. */
function fileOf(conditions) {
  return conditions.module ?? conditions.default;
}

/** Loads the rule for samples, which is TypeScript. */
async function runnable() {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'runnable.ts')],
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Returns the samples of README.md and the guides that have a Run button. */
function findSamples(reasonNotToRun) {
  const guides = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
  return ['README.md', ...guides.map((file) => `docs/${file}`)].flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const page = /^# (.*)$/m.exec(text)?.[1] ?? path;
    const name = path
      .replace(/^docs\//, '')
      .replace(/\.md$/, '')
      .toLowerCase();
    return [...text.matchAll(/^```(tsx?)\n(.*?)^```/gms)].flatMap(({ 1: language, 2: code, index: position }, index) =>
      reasonNotToRun(code, language) === undefined
        ? [{ page, title: titleAt(text, position), fileName: `${name}-${index + 1}.mts`, code }]
        : [],
    );
  });
}

/** Returns the heading above a position. */
function titleAt(text, position) {
  const headings = text.slice(0, position).match(/^#+ .*$/gm) ?? [];
  return (headings.at(-1) ?? '').replace(/^#+ /, '').replaceAll('`', '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? 'playground');
  mkdirSync(folder, { recursive: true });
  await buildPlayground(folder);
}
