import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

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

const reportedNames = new Map<string, string[]>();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'participles-'));
  const jsPlugins = [join(root, 'scripts/lint/plugin.mjs')];
  const config = { jsPlugins, categories: { correctness: 'off' }, rules: { 'project/no-bare-participles': 'error' } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  for (const [file, [text]] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const output = lint();
  for (const { filename, message } of output.diagnostics) {
    const name = /"(.+)"/.exec(message)?.[1] ?? message;
    reportedNames.set(filename, [...(reportedNames.get(filename) ?? []), name]);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Lints the files. The linter exits with 1 if it reports something, and its report is the output. */
function lint(): { diagnostics: { filename: string; message: string }[] } {
  const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'config.json', '-f', 'json', '.'];
  try {
    return JSON.parse(execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })) as ReturnType<typeof lint>;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as ReturnType<typeof lint>;
  }
}

it.each(Object.entries(files))('reports bare participles: %s', (file, [, reported]) => {
  expect((reportedNames.get(file) ?? []).sort()).toEqual([...reported].sort());
});
