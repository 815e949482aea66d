import { filesBelow, shownPath, textOf } from '../parsing/files.js';
import { runOnFolder } from '../parsing/folder-command.js';
import type { CommandIo } from '../parsing/folder-command.js';
import { OURS, THEIRS } from '../parsing/packages.js';
import { checkProgram } from '../check/check.js';
import { withDeprecationTexts } from '../check/deprecation-texts.js';
import { readTables } from '../check/fact-tables.js';
import { bundledLineOf, isProgramFile } from '../check/modules.js';
import { asJson, countsOf, lineOf, skippedLine, summary } from '../check/report.js';
import type { Skipped, Unread } from '../check/report.js';

const help = `Usage: ${OURS} check <folder> [--json]

Reads a program that uses ${OURS} or ${THEIRS}, or that calls the platform by paths. Lists, by file and
line, the operations in it that are:

  retired     the platform no longer offers the operation
  gone        no class has the operation, or the platform no longer accepts an option or field, or no longer sends a field that is read
  changed     since July 2022 the operation has another result or body, or requires other permissions
  deprecated  the platform advises against the operation
  preview     the platform may still change the operation
  new         the operation accepts more options or values than in July 2022

The command reads .js, .jsx, .mjs, .cjs, .ts, .tsx, .mts, .cts and the scripts of .vue, .svelte and .html files, and changes nothing. It skips
node_modules, dist, and folders whose names begin with a dot. It also skips bundled files (a line longer than 2,000 characters) and lists
them. File names are relative to the working directory. If the class of a call is unknown, the method's name identifies the operation. A
call without a method is identified by its path: callApi('/api/v2/…', 'GET'), fetch(\`\${host}/api/v2/…\`).

Options:
  --json         print the report as JSON
  -v, --version  print the version of the package
  -h, --help     print this text

Exit code: 0 if no retired or gone operation is used, 1 if a file could not be read, 2 if the folder or an option is wrong, 3 if a
retired or gone operation is used.`;

/** Runs `contact-centre-client check`. @returns the exit code. */
export async function runCheck(args: readonly string[], io: CommandIo): Promise<number> {
  const run = (folder: string, isJson: boolean): Promise<number> => check(folder, isJson, io);
  return await runOnFolder(args, io, { name: 'check', help, option: 'json', run });
}

async function check(folder: string, isJson: boolean, io: CommandIo): Promise<number> {
  const { texts, unread, skipped } = await textsBelow(folder);
  const result = checkProgram(texts, readTables(texts.values()));
  const report = {
    ...result,
    findings: await withDeprecationTexts(result.findings),
    unread: [...unread, ...result.unread],
    skipped,
  };
  for (const { file, line, reason } of report.unread) {
    io.error(io.printable(`${file}${line === undefined ? '' : `:${line}`} could not be read: ${reason}`));
  }
  if (isJson) {
    io.out(asJson(report));
  } else {
    for (const each of report.findings) io.out(io.printable(lineOf(each)));
    for (const each of skipped) io.out(io.printable(skippedLine(each)));
    io.out(summary(report));
  }
  if (report.unread.length > 0) return 1;
  const { retired, gone } = countsOf(report.findings);
  return retired + gone > 0 ? 3 : 0;
}

interface Program {
  /** The files to check, by their paths relative to the working directory. */
  texts: Map<string, string>;
  unread: Unread[];
  skipped: Skipped[];
}

async function textsBelow(folder: string): Promise<Program> {
  const program: Program = { texts: new Map(), unread: [], skipped: [] };
  const fail = (path: string, error: unknown): void => {
    program.unread.push({ file: shownPath(path), line: undefined, reason: (error as Error).message });
  };
  for await (const path of filesBelow(folder, isProgramFile, fail)) {
    try {
      const file = shownPath(path);
      const text = await textOf(path);
      const line = bundledLineOf(file, text);
      if (line === undefined) program.texts.set(file, text);
      else program.skipped.push({ file, line });
    } catch (error) {
      fail(path, error);
    }
  }
  return program;
}
