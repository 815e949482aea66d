import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FormatConfig } from 'oxfmt';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { withTables } from '../package/support/requirements-page.js';
import { allMinimums, allSetUps } from '../package/support/set-ups.js';

const {
  $schema: _schema,
  ignorePatterns: _ignored,
  ...options
} = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig & {
  $schema?: string;
  ignorePatterns?: string[];
};
const tests = readdirSync('test/package').filter((name) => name.endsWith('.test.ts'));

it.each(['README.md', 'docs/requirements.md'])('%s has the tables that the tests read (-u writes them)', async (page) => {
  const file = fileURLToPath(new URL(`../../${page}`, import.meta.url));
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('<!-- end of ');
  const { code } = await format(file, withTables(text), options);
  await expect(code).toMatchFileSnapshot(file);
});

it.each([...new Set(allSetUps.map(({ kind }) => kind))])('one file of test/package runs the set-ups of the kind %s', (kind) => {
  const readers = tests.filter((name) => readFileSync(`test/package/${name}`, 'utf8').includes(`setUpsOf('${kind}')`));
  expect(readers).toHaveLength(1);
});

it('the minimums of optional packages and of Node are those of package.json', () => {
  const { peerDependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    peerDependencies: Record<string, string>;
    engines: { node: string };
  };
  const ranges = allMinimums.flatMap(({ peer, minimum }) => (peer === undefined ? [] : [[peer, minimum]]));
  const lowest = Object.entries(peerDependencies).map(([name, range]) => [name, /[\d.]+/.exec(range)?.[0] ?? '']);
  expect(Object.fromEntries(ranges)).toEqual(Object.fromEntries(lowest));
  expect(engines.node).toBe(`>=${allMinimums.find(({ what }) => what === 'Node')?.minimum ?? ''}`);
});

it('The consumers of the package have the lowest supported TypeScript and TanStack Query', () => {
  const { packages } = JSON.parse(readFileSync('test/package/consumers/probes/package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const minimumOf = (name: string): string => allMinimums.find(({ what }) => what === name)?.minimum ?? '';
  expect(packages['node_modules/typescript-5-0']?.version).toMatch(new RegExp(`^${minimumOf('TypeScript')}\\.`));
  expect(packages['node_modules/@tanstack/react-query']?.version).toMatch(new RegExp(`^${minimumOf('TanStack Query')}\\.`));
});
