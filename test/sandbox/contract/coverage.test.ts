import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { coveragePage, entries } from './coverage.js';

const file = fileURLToPath(new URL('../../../docs/sandbox-coverage.md', import.meta.url));

it('docs/sandbox-coverage.md says what the sandbox does', async () => {
  const options = await resolveConfig(file);
  await expect(await format(coveragePage(), { ...options, filepath: file })).toMatchFileSnapshot(file);
});

it('The sandbox does what 700 operations are for, at least', () => {
  const done = entries().filter(({ deed }) => deed !== 'blank' && deed !== 'none' && deed !== 'reads');
  expect(new Set(done.map(({ route }) => route)).size).toBeGreaterThanOrEqual(700);
});
