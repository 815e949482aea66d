import { beforeAll, expect, it } from 'vitest';
import { lintFiles } from './lint-files.js';

/** Files with declarations, and the names that the rule reports in them. */
const files: Readonly<Record<string, readonly [text: string, reported: readonly string[]]>> = {
  'variables.ts': [
    'const found = 1; let { a: kept, b: { c: [said] } } = x; for (const gone of y) {}',
    ['found', 'kept', 'said', 'gone'],
  ],
  'parameters.ts': [
    'function f(asked, wanted = 1, ...given) {} const g = (known) => 1; class C { m(seen) {} } try {} catch (heard) {}',
    ['asked', 'wanted', 'given', 'known', 'seen', 'heard'],
  ],
  'functions.ts': ['function filled() {} const named = () => 1;', ['filled', 'named']],
  'members.ts': [
    'class C { #own = 1; made() {} } interface I { told: string; taken(left: number): void }',
    ['own', 'made', 'told', 'taken', 'left'],
  ],
  'types.ts': ['type Told = 1; interface Found<Known> {} class Own {} enum Kept {}', ['Told', 'Found', 'Known', 'Own', 'Kept']],
  'prefixes.ts': ['const _kept = 1; const OWN = 2;', ['_kept', 'OWN']],
  'told.ts': ['export const message = 1;', ['told']],
  'told.test.ts': ['export const message = 1;', ['told']],
  'compounds.ts': ['const foundIds = 1; const keptValues = 2; const isKnown = true; const settled = 3; const done = 4;', []],
  'names-of-others.ts': ['const { left, right } = rectangle; node.left = 1; const style = { left: 0 }; f({ found: 1 });', []],
  'src/core/paging/list-position.ts': ['interface Position { given: number; kept: number }', ['kept']],
};

/** Returns the names that the rule reports in all files, by file. */
function reportedNames(): Record<string, string[]> {
  const texts = Object.fromEntries(Object.entries(files).map(([file, [text]]) => [file, text]));
  const nameOf = (message: string): string => /"(.+)"/.exec(message)?.[1] ?? message;
  return Object.fromEntries([...lintFiles('no-bare-participles', texts)].map(([file, messages]) => [file, messages.map(nameOf)]));
}

let reportedByFile: Record<string, string[]>;

beforeAll(() => {
  reportedByFile = reportedNames();
});

it.each(Object.entries(files))('reports bare participles: %s', (file, [, reported]) => {
  expect((reportedByFile[file] ?? []).sort()).toEqual([...reported].sort());
});
