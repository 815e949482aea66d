import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { describe, expect, inject, it } from 'vitest';
import { run } from './support/run.js';

const require = createRequire(import.meta.url);
const tarball = inject('tarball');
const root = resolve(import.meta.dirname, '../..');

it('contains what a user needs and nothing internal', async () => {
  const files = (await run('tar', ['-tzf', tarball], '/')).trim().split('\n');
  const tops = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  expect([...tops].sort()).toEqual([
    'package/AGENTS.md',
    'package/CHANGELOG.md',
    'package/CONTRIBUTING.md',
    'package/LICENSE',
    'package/README.md',
    'package/SECURITY.md',
    'package/dist',
    'package/docs',
    'package/package.json',
  ]);
  expect(files).toContain('package/dist/contact-centre-client.min.js');
  const guides = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
  // No pictures: the page of the registry shows those of the repository.
  expect(files.filter((file) => file.startsWith('package/docs/')).sort()).toEqual(
    [...guides, 'seed.schema.json'].map((file) => `package/docs/${file}`).sort(),
  );
});

it('contains the files that docs/bundlers.md names', () => {
  const matches = readFileSync(join(root, 'docs/bundlers.md'), 'utf8').matchAll(/"\/(node_modules\/[^"]+)"/g);
  const paths = Array.from(matches, ([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(inject('consumer'), path)))).toEqual([]);
});

describe('The content of the tarball', () => {
  const folder = join(inject('consumer'), 'node_modules/contact-centre-client');
  const dist = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, 'dist', name))
    .filter((path) => statSync(path).isFile());
  const text = (path: string): string => readFileSync(path, 'utf8');

  it('has at most 15.0 MB in total', () => {
    const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'node_modules')))
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    console.log(`${(bytes / 1e6).toFixed(2)} MB unpacked`);
    expect(bytes).toBeLessThan(15e6);
  });

  it('depends on axios, jwt-decode and qs only, and imports each of them', () => {
    const { dependencies } = JSON.parse(text(join(folder, 'package.json'))) as { dependencies: Record<string, string> };
    const names = ['axios', 'jwt-decode', 'qs'];
    expect(Object.keys(dependencies).sort()).toEqual(names);
    const modules = dist.filter((path) => path.endsWith('.js')).map(text);
    const isImported = (name: string): boolean =>
      modules.some((module) => module.includes(`from "${name}"`) || module.includes(`import("${name}")`));
    expect(names.filter((name) => !isImported(name))).toEqual([]);
  });

  it('has the declarations of areas and models once, for both formats', () => {
    const both = dist.filter((path) => /\/(?:apis|models)\/[\w-]+\.d\.ts$/.test(path) && text(path).includes('interface '));
    expect(both.map((path) => path.slice(folder.length + 1))).toEqual([]);
    expect(text(join(folder, 'dist/apis/users.d.cts'))).toContain('getUsersMe(');
  });

  it('has the sandbox once for both formats', () => {
    // The surname of one of its people.
    const holders = dist
      .filter((path) => /\.c?js$/.test(path) && text(path).includes('Valdivia'))
      .map((path) => path.slice(folder.length + 1));
    expect(holders.sort()).toEqual(['dist/sandbox/either/common.js']);
  });

  it('contains no path of the machine that built it', () => {
    const maps = dist.filter((path) => path.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(30);
    const sources = maps.flatMap((path) => (JSON.parse(text(path)) as { sources: string[] }).sources);
    expect(sources.filter((source) => !source.startsWith('../'))).toEqual([]);
    expect(dist.filter((path) => text(path).includes(root))).toEqual([]);
  });

  it('lists the bundled third-party code', () => {
    const notices = text(join(folder, 'dist/THIRD-PARTY-NOTICES.txt'));
    for (const name of ['@babel/parser', '@hono/node-server', 'axios', 'diff', 'hono', 'minisearch', 'ws', 'yaml']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
    }
    expect(notices.match(/permission is hereby granted/gi)?.length).toBeGreaterThan(3);
  });
});

it('has no finding of publint', async () => {
  const { messages } = await publint({
    pkgDir: join(inject('consumer'), 'node_modules/contact-centre-client'),
    strict: true,
    pack: false,
  });
  // `imports` would be the newer way to name files for browsers, but Parcel needs a setting to read it.
  expect(messages.filter(({ code }) => code !== 'USE_EXPORTS_OR_IMPORTS_BROWSER')).toEqual([]);
});

it('has no finding of are-the-types-wrong', async () => {
  const attw = require.resolve('@arethetypeswrong/cli/package.json').replace(/package\.json$/, 'dist/index.js');
  const words = [
    '--profile',
    'node16',
    '--format',
    'json',
    '--ignore-rules',
    'missing-export-equals',
    '--exclude-entrypoints',
    './seed.schema.json',
  ];
  const { analysis } = JSON.parse(await run(process.execPath, [attw, tarball, ...words], '/')) as {
    analysis: { problems: { kind: string; implementationFileName: string }[] };
  };
  const problems = analysis.problems.map(
    ({ kind, implementationFileName }) => `${kind} ${implementationFileName.replace(/.*\/dist\//, '')}`,
  );
  // require() returns all names and a `default` with the same ones, since programs for the vendor's package use either.
  expect([...new Set(problems)].sort()).toEqual(['MissingExportEquals index.cjs', 'MissingExportEquals vendor/index.cjs']);
});
