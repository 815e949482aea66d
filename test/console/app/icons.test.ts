import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../../../examples/console/src');

it('bundles no icon that no file uses', () => {
  const [, table = ''] = /const icons = \{(.*?)\n\}/s.exec(readFileSync(join(sources, 'shared/icons.tsx'), 'utf8')) ?? [];
  const names = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && path !== join('shared', 'icons.tsx'))
    .map((path) => readFileSync(join(sources, path), 'utf8'))
    .join('\n');
  expect(names.filter((name) => !texts.includes(`'${name}'`) && !texts.includes(`"${name}"`))).toEqual([]);
});
