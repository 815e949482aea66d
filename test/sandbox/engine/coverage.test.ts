import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { topicTemplates } from '../../../src/sandbox/store/channels/topics.js';
import { coveragePage, entries } from './coverage.js';

const file = fileURLToPath(new URL('../../../docs/sandbox-coverage.md', import.meta.url));

it('docs/sandbox-coverage.md matches the sandbox', async () => {
  const { code } = await format(file, coveragePage());
  await expect(code).toMatchFileSnapshot(file);
});

it('At least 700 operations behave in the sandbox', () => {
  const behaving = entries().filter(({ deed }) => deed === 'behaves');
  expect(new Set(behaving.map(({ route }) => route)).size).toBeGreaterThanOrEqual(700);
});

it('docs/sandbox-coverage.md has every topic exactly once', () => {
  const [, section = ''] = coveragePage().split('## Topics');
  const topicNames = Array.from(section.matchAll(/`(v2\.[^`]+)`/g), ([, topic = '']) => topic);
  expect(topicNames.sort()).toEqual([...topicTemplates].sort());
});
