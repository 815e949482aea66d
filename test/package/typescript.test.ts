import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { run } from './support/run.js';
import { setUpsOf } from './support/set-ups.js';

const consumer = inject('consumer');

/** The consumer's version, and the newest one, for which the types used by `npm test` are checked. */
const compilers = [
  ['typescript', consumer],
  ['typescript-5-4', consumer],
  ['typescript-7', resolve(import.meta.dirname, '../..')],
] as const;

/** Compiles files as one program, which loads the declarations once for all of them. @returns the compiler's errors. */
async function compile(tsc: string, files: readonly string[], compilerOptions: object): Promise<string> {
  for (const file of files) expect(readFileSync(join(consumer, file), 'utf8')).toContain('@ts-expect-error');
  const folder = mkdtempSync(join(consumer, 'program-'));
  const paths = files.map((file) => join(consumer, file));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: paths }));
  return await run(process.execPath, [tsc, '-p', folder], consumer);
}

describe.each(compilers)('The declarations under %s', (compiler, place) => {
  it.each([
    ['nodenext', ['consumer.mts', 'consumer.cts']],
    ['bundler', ['consumer.mts']],
  ])('compile with module resolution %s: %j', async (resolution, files) => {
    const options = {
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: ['node'],
      module: resolution === 'bundler' ? 'ESNext' : 'NodeNext',
      moduleResolution: resolution,
      // This package is checked, not Node's types under an older compiler.
      skipLibCheck: true,
    };
    await expect(compile(join(place, 'node_modules', compiler, 'bin/tsc'), files, options)).resolves.toBe('');
  });
});

/** Names that are missing in a program without undici and Node's types. */
const absent = Object.fromEntries(['undici', 'node:https'].map((name) => [name, ['./absent']]));

const rows = setUpsOf('typescript');
const errors = new Map<string, Promise<string>>();

/** Returns the errors of the program that has all files of a compiler with the same options. It is compiled once. */
async function errorsOf(compiler: string, file: string): Promise<string> {
  const isPortable = (name = ''): boolean => name.startsWith('portable.');
  const compilerOptions = {
    target: 'ES2020',
    lib: ['ES2020', 'DOM'],
    module: 'Node16',
    moduleResolution: 'Node16',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
    paths: isPortable(file) ? absent : {},
  };
  const alike = rows.filter((row) => row.compiler === compiler && isPortable(row.file) === isPortable(file));
  const files = alike.flatMap((row) => row.file ?? []);
  expect(files).toContain(file);
  const key = [compiler, ...files].join(' ');
  const errorLines = errors.get(key) ?? compile(join(consumer, 'node_modules', compiler, 'bin/tsc'), files, compilerOptions);
  errors.set(key, errorLines);
  return await errorLines;
}

it.each(rows)('The declarations compile with $what: $use', async ({ compiler = '', file = '' }) => {
  await expect(errorsOf(compiler, file)).resolves.toBe('');
});

it('The code for pages uses no built-in function that is newer than ES2022', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const entries = [
    'entries/index',
    'entries/fetch',
    'jobs/index',
    'limits/index',
    'notifications/index',
    'otel/index',
    'preflight/index',
    'react/index',
    'vendor/index',
  ];
  const portable = ['files', 'tokens', 'bulk'].map((folder) => `${folder}/portable`);
  const project = join(root, 'node_modules/.cache/tsconfig.es2022.json');
  const compilerOptions = {
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    paths: {},
  };
  const files = [...entries, ...portable].map((entry) => join(root, `src/${entry}.ts`));
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files }));
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  await expect(run(process.execPath, [tsc, '-p', project, '--singleThreaded'], root)).resolves.toBe('');
});
