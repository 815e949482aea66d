import { writeFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { filesBelow, textOf } from '../program/files.js';
import { runOnFolder } from '../program/folder-command.js';
import type { CommandIo } from '../program/folder-command.js';
import { COMPAT, OURS, THEIRS } from '../program/packages.js';
import { applied, UnreadableError } from '../program/syntax.js';
import { isOfInterest, movedFile } from './file.js';
import type { Finding, Root } from './imports.js';
import { movedPackage } from './package-json.js';

const help = `Usage: ${OURS} move <folder> [--write]

Moves a program from ${THEIRS} to ${OURS}: imports and requires in .js, .jsx, .mjs, .cjs, .ts, .tsx, .mts, .cts and
the scripts of .vue files, and the dependency in package.json. Shows the changes, then what needs a person. Leaves out node_modules, dist, and
folders whose names begin with a dot.

A program also runs without a change: npm install ${THEIRS}@npm:${COMPAT}

Options:
  --write        makes the changes
  -v, --version  the version of the package
  -h, --help     this text`;

/** A file as it is to be. */
interface Moved {
  path: string;
  name: string;
  before: string;
  after: string;
}

/** Runs `contact-centre-client move`. @returns the exit code: 1 where a file could be neither read nor written. */
export async function runMove(args: readonly string[], io: CommandIo): Promise<number> {
  const run = (folder: string, isWritten: boolean): Promise<number> => move(folder, isWritten, io);
  return await runOnFolder(args, io, { name: 'move', help, option: 'write', run });
}

async function move(folder: string, isWritten: boolean, io: CommandIo): Promise<number> {
  // All areas: loaded for this command alone.
  const root: Root = await import('../entries/whole.js');
  let failures = 0;
  const fail = (name: string, error: unknown): void => {
    failures++;
    const line = error instanceof UnreadableError ? `:${error.line}` : '';
    io.error(io.printable(`${name}${line} is left as it is: ${(error as Error).message}`));
  };
  const moved: Moved[] = [];
  const findings: (Finding & { name: string })[] = [];
  for await (const path of filesBelow(folder, isOfInterest, (place, error) => {
    fail(relative(folder, place) || folder, error);
  })) {
    const name = relative(folder, path).split(sep).join('/');
    try {
      const before = await textOf(path);
      const isPackage = /(?:^|\/)package\.json$/.test(name);
      const changes = isPackage ? movedPackage(before, `^${io.version}`) : movedFile(name, before, root);
      const after = applied(before, changes.edits);
      if (after !== before) moved.push({ path, name, before, after });
      findings.push(...changes.findings.map((each) => ({ ...each, name })));
    } catch (error) {
      fail(name, error);
    }
  }
  for (const each of moved) io.out(shown(each, io));
  if (findings.length > 0) io.out('What needs a person:');
  for (const { name, line, text } of inOrder(findings)) io.out(io.printable(`  ${name}:${line}  ${text}`));
  let written = 0;
  for (const { path, name, after } of isWritten ? moved : []) {
    try {
      await writeFile(path, after);
      written++;
    } catch (error) {
      fail(name, error);
    }
  }
  io.out(summary(moved, findings.length > 0, isWritten ? written : undefined));
  return failures > 0 ? 1 : 0;
}

function shown({ name, before, after }: Moved, io: CommandIo): string {
  // Escaped first: a newline in a file's name would end the line, and what follows it would pass for another line of the patch.
  const safeName = io.printable(name);
  const patch = createTwoFilesPatch(`a/${safeName}`, `b/${safeName}`, before, after, undefined, undefined, { context: 2 });
  // The first line is a rule of equals signs.
  const lines = patch.trimEnd().split('\n').slice(1);
  return lines
    .map((line) =>
      line
        .replace(/\r$/, '')
        .split('\t')
        .map((part) => io.printable(part))
        .join('\t'),
    )
    .join('\n');
}

function inOrder<T extends Finding & { name: string }>(findings: readonly T[]): T[] {
  return [...findings].sort((one, other) => (one.name === other.name ? one.line - other.line : one.name < other.name ? -1 : 1));
}

function summary(moved: readonly Moved[], isSomethingFound: boolean, written: number | undefined): string {
  const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
  if (moved.length === 0) return isSomethingFound ? 'Nothing is to be changed.' : `Nothing here names ${THEIRS}.`;
  if (written === undefined) return `${files(moved.length)} to be changed; --write changes them.`;
  const isPackage = moved.some(({ name }) => name.endsWith('package.json'));
  return `${files(written)} changed.${isPackage ? ' npm install brings node_modules up to date.' : ''}`;
}
