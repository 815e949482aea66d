import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface PackageJson {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

const read = (path: string): PackageJson => JSON.parse(readFileSync(path, 'utf8')) as PackageJson;

it('releases compat/ with the version of the package, and needs exactly that version', () => {
  const root = read('package.json');
  const compat = read('compat/package.json');
  expect(compat).toMatchObject({ version: root.version, license: root.license, dependencies: { [root.name]: root.version } });
  expect(readFileSync('compat/LICENSE', 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
});
