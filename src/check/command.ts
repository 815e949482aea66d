import { relative, sep } from 'node:path';
import { filesBelow, textOf } from '../program/files.js';
import { runOnFolder } from '../program/folder-command.js';
import type { CommandIo } from '../program/folder-command.js';
import { OURS, THEIRS } from '../program/packages.js';
import { checked } from './check.js';
import { withSentences } from './instead.js';
import { knownOf } from './known.js';
import { isRead } from './modules.js';
import { asJson, countsOf, lineOf, summary } from './report.js';
import type { Unread } from './report.js';

const help = `Usage: ${OURS} check <folder> [--json]

Reads a program that uses ${OURS} or ${THEIRS}, or calls the platform by paths, and lists by file and
line the operations in it of which there is something to be said:

  retired     the platform no longer offers it
  gone        no class has it, or an option or field that is given is no longer taken, or a field that is read no longer sent
  changed     it resolves with something else than in July 2022, takes another body, or asks for other permissions
  deprecated  the platform advises against it
  preview     the platform may still change it
  new         it takes more than in July 2022

It reads .js, .jsx, .mjs, .cjs, .ts, .tsx, .mts, .cts and the scripts of .vue, .svelte and .html files, and changes nothing. Leaves out
node_modules, dist, and folders whose names begin with a dot. What cannot be followed to a class is told by the method's name, and what has no method by its path
(callApi('/api/v2/…', 'GET'), fetch(\`\${host}/api/v2/…\`)).

Options:
  --json         all of it as JSON
  -v, --version  the version of the package
  -h, --help     this text

Ends with 0 where nothing retired or gone is used, 3 where something is, 1 where a file could not be read, 2 where the folder or an
option is wrong.`;

/** Runs `contact-centre-client check`. @returns the exit code. */
export async function runCheck(args: readonly string[], io: CommandIo): Promise<number> {
  const run = (folder: string, isJson: boolean): Promise<number> => check(folder, isJson, io);
  return await runOnFolder(args, io, { name: 'check', help, option: 'json', run });
}

async function check(folder: string, isJson: boolean, io: CommandIo): Promise<number> {
  const unread: Unread[] = [];
  const texts = new Map<string, string>();
  const named = (path: string): string => relative(folder, path).split(sep).join('/');
  const fail = (path: string, error: unknown): void => {
    unread.push({ file: named(path) || folder, line: undefined, reason: (error as Error).message });
  };
  for await (const path of filesBelow(folder, isRead, fail)) {
    try {
      texts.set(named(path), await textOf(path));
    } catch (error) {
      fail(path, error);
    }
  }
  const report = checked(texts, knownOf(texts.values()));
  const all = { ...report, findings: await withSentences(report.findings), unread: [...unread, ...report.unread] };
  for (const { file, line, reason } of all.unread) {
    io.error(io.printable(`${file}${line === undefined ? '' : `:${line}`} could not be read: ${reason}`));
  }
  if (isJson) io.out(asJson(all));
  else {
    for (const each of all.findings) io.out(io.printable(lineOf(each)));
    io.out(summary(all));
  }
  const { retired, gone } = countsOf(all.findings);
  return all.unread.length > 0 ? 1 : retired + gone > 0 ? 3 : 0;
}
