import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Target = string | { readonly [condition: string]: Target };

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, { require?: Target }> };

/** Returns the lines of `moduleNameMapper` that docs/testing.md gives for Jest 27. */
const lines = Array.from(
  readFileSync('docs/testing.md', 'utf8').matchAll(/^ +'(\^contact-centre-client\/.+)': '(.+)',$/gm),
  ([, pattern = '', target = '']) => ({ pattern: new RegExp(pattern.replaceAll('\\\\', '\\')), target }),
);

function mapped(name: string): string {
  const line = lines.find(({ pattern }) => pattern.test(name));
  return line ? name.replace(line.pattern, line.target) : name;
}

const filesOf = (target: Target | undefined): string[] =>
  typeof target === 'string' ? [target] : Object.values(target ?? {}).flatMap(filesOf);

const subpaths = Object.keys(exports).filter((subpath) => subpath !== '.' && filesOf(exports[subpath]?.require).length > 0);

it.each(subpaths)('Jest 27 resolves %s by the lines of docs/testing.md as newer versions do by package.json', (subpath) => {
  const file = mapped(`contact-centre-client/${subpath.slice(2).replace('*', 'users')}`).replace(/^contact-centre-client/, '.');
  const files = filesOf(exports[subpath]?.require).map((each) => each.replace('*', 'users'));
  expect(files).toContain(file);
});
