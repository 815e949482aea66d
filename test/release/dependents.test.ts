import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface PackageJson {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

const read = (path: string): PackageJson => JSON.parse(readFileSync(path, 'utf8')) as PackageJson;

it.each(['compat', 'examples/console'])(
  'releases %s with the version of the package, and needs exactly that version',
  (folder) => {
    const { name, version, license } = read('package.json');
    const dependent = read(`${folder}/package.json`);
    expect(dependent).toMatchObject({ version, license });
    expect(dependent.dependencies).toEqual({ [name]: version });
  },
);

it('has one licence', () => {
  expect(readFileSync('compat/LICENSE', 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
});
