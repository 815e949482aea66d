import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Folders whose tests cover something else than a folder of `src`. */
const otherFolders = [
  'bench',
  'browser',
  'console',
  'examples',
  'integration',
  'package',
  'playground',
  'release',
  'scripts',
  'support',
  'types',
];
const mirroredFolders = readdirSync('test').filter((name) => !otherFolders.includes(name));

function testsBelow(folder: string): string[] {
  const paths = readdirSync(join('test', folder), { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => /\.test(-d)?\.tsx?$/.test(path)).map((path) => join(folder, path));
}

it.each(mirroredFolders)('Each test in test/%s is in the folder of its source', (folder) => {
  const misplaced = testsBelow(folder).filter((path) => !existsSync(join('src', dirname(path))));
  expect(misplaced).toEqual([]);
});

it('Each folder of tests without a folder in src exists', () => {
  expect(otherFolders.filter((name) => existsSync(join('src', name)) || !existsSync(join('test', name)))).toEqual([]);
});
