import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { run } from './support/run.js';

const consumer = inject('consumer');
const folder = join(consumer, 'node_modules/contact-centre-client');
const llms = join(folder, 'dist/llms');
const text = (name: string): string => readFileSync(join(llms, name), 'utf8');

it('npx contact-centre-client find prints operations from the data of the package', async () => {
  const output = await run(
    join(consumer, 'node_modules/.bin/contact-centre-client'),
    ['find', 'set presence', '--json'],
    consumer,
  );
  const { operations } = JSON.parse(output) as { operations: { method: string }[] };
  expect(operations).toHaveLength(5);
  expect(operations.map(({ method }) => method)).toContain('patchUserPresence');
});

it('loads the search with the commands find and mcp only', () => {
  const users = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.c?js$/.test(file) && readFileSync(join(folder, 'dist', file), 'utf8').includes('find-data.br'),
  );
  expect(users.sort()).toEqual(['cli/find.js', 'cli/mcp.js']);
  expect(readFileSync(join(folder, 'dist/cli/cli.js'), 'utf8')).not.toMatch(/^import .*(?:find|mcp)/m);
});

describe('The files for coding assistants', () => {
  const files = readdirSync(llms);
  const pages = files.filter((file) => file.endsWith('.md'));

  it('describe every method of every class', () => {
    const modules = readdirSync(join(folder, 'dist/apis')).filter(
      (file) => file.endsWith('.d.cts') && file !== 'platform-api.d.cts',
    );
    expect(pages.map((page) => page.replace('.md', '')).sort()).toEqual(modules.map((file) => file.replace('.d.cts', '')).sort());
    for (const module of modules) {
      const declarations = readFileSync(join(folder, 'dist/apis', module), 'utf8');
      const methods = Array.from(declarations.matchAll(/^ +(\w+)\(.*ApiPromise</gm), ([, name = '']) => name);
      const page = text(module.replace('.d.cts', '.md'));
      expect(methods.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
    }
  });

  it('contain links to files of the package only', () => {
    const links = files.flatMap((file) => Array.from(text(file).matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => ({ file, to })));
    expect(links.length).toBeGreaterThan(150);
    const ownLinks = links.filter(({ file, to }) => file !== 'llms-full.txt' && !/^[a-z]+:/.test(to));
    const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
    expect(ownLinks.filter(({ file, to }) => !isFile(join(llms, dirname(file), to.split('#')[0] ?? '')))).toEqual([]);
  });

  it('begin with a title and a summary, as llms.txt requires', () => {
    expect(text('llms.txt')).toMatch(/^# contact-centre-client\n\n> .+\n\n[^#]+## /);
    expect(text('llms-full.txt')).toMatch(/^# /);
  });

  it('take at most 0.95 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(llms, file)).size, 0);
    console.log(`${(bytes / 1e6).toFixed(2)} MB for coding assistants`);
    expect(bytes).toBeLessThan(0.95e6);
  });
});
