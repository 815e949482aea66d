import { filesBelow, shownPath, textOf } from '../parsing/files.js';
import { InvalidCommandLine } from '../parsing/command-line.js';
import { runOnFolder } from '../parsing/folder-command.js';
import type { CommandIo, OptionValues } from '../parsing/folder-command.js';
import { OURS, THEIRS } from '../parsing/packages.js';
import { checkProgram } from '../check/check.js';
import { withDeprecationTexts } from '../check/deprecation-texts.js';
import { readTables } from '../check/fact-tables.js';
import { bundledLineOf, isProgramFile } from '../check/modules.js';
import { asJson, countsOf, lineOf, skippedLine, summary } from '../check/report.js';
import type { Report, Skipped, Unread, UsedOperation } from '../check/report.js';
import { preflightJson, preflightLines } from '../check/preflight-report.js';
import { bareMessage } from '../core/errors/bare-message.js';
import type { PreflightReport } from '../preflight/index.js';
import type { PlatformAccess } from './preflight.js';

const help = `Usage: ${OURS} check <folder> [options]

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

With --preflight, the command also reads which permissions a token has, and lists the operations in the program that are:

  impossible  the caller lacks permissions, or the platform no longer offers the operation
  limited     the caller has the permissions in some divisions or under conditions only
  unknown     the platform does not document which permissions the operation requires

Options:
  --json             print the report as JSON
  --preflight        check the permissions of the token in the environment variable ACCESS_TOKEN, or of the OAuth client in CLIENT_ID and
                     CLIENT_SECRET
  --region <name>    region of the organisation, such as eu_west_1 (default: the environment variable REGION, or us_east_1)
  --api-url <url>    address of the API, instead of --region (default: the environment variable API_URL)
  --login-url <url>  address of the login pages, if it is another one than that of the API
  -v, --version      print the version of the package
  -h, --help         print this text

Exit code: 0 if no retired or gone operation is used, 1 if a file or the permissions could not be read, 2 if the folder or an option is
wrong, 3 if a retired or gone operation is used, 4 if none is, but an operation is impossible for the caller.`;

const options = {
  json: { type: 'boolean' },
  preflight: { type: 'boolean' },
  region: { type: 'string' },
  'api-url': { type: 'string' },
  'login-url': { type: 'string' },
} as const;

/** Runs `contact-centre-client check`. @returns the exit code. */
export async function runCheck(args: readonly string[], io: CommandIo): Promise<number> {
  const run = (folder: string, values: OptionValues): Promise<number> => check(folder, values, io);
  return await runOnFolder(args, io, { name: 'check', help, options, run });
}

async function check(folder: string, values: OptionValues, io: CommandIo): Promise<number> {
  const access = await readPlatformAccess(values, io);
  const { texts, unread, skipped } = await textsBelow(folder);
  const result = checkProgram(texts, readTables(texts.values()));
  const report = {
    ...result,
    findings: await withDeprecationTexts(result.findings),
    unread: [...unread, ...result.unread],
    skipped,
  };
  const outcome = access && report.operations.length > 0 ? await runPreflight(access, report.operations, io) : undefined;
  for (const { file, line, reason } of report.unread) {
    io.error(io.printable(`${file}${line === undefined ? '' : `:${line}`} could not be read: ${reason}`));
  }
  if (values['json'] === true) {
    io.out(asJson(report, outcome?.report && { preflight: preflightJson(outcome.report, report.operations) }));
  } else {
    for (const each of report.findings) io.out(io.printable(lineOf(each)));
    for (const each of skipped) io.out(io.printable(skippedLine(each)));
    io.out(summary(report));
    if (outcome?.report) for (const line of preflightLines(outcome.report, report.operations)) io.out(io.printable(line));
  }
  return exitCodeOf(report, outcome);
}

/** The result of a preflight; `undefined` if it failed. */
interface PreflightOutcome {
  readonly report: PreflightReport | undefined;
}

/** @throws InvalidCommandLine if the command line or the environment lacks what a preflight needs. */
async function readPlatformAccess(values: OptionValues, { env = process.env }: CommandIo): Promise<PlatformAccess | undefined> {
  if (values['preflight'] === true) {
    const { readAccess } = await import('./preflight.js');
    return readAccess(values, env);
  }
  const lonely = ['region', 'api-url', 'login-url'].find((name) => values[name] !== undefined);
  if (lonely !== undefined) throw new InvalidCommandLine(`--${lonely} has no effect without --preflight. Add --preflight.`);
  return undefined;
}

async function runPreflight(
  access: PlatformAccess,
  operations: readonly UsedOperation[],
  io: CommandIo,
): Promise<PreflightOutcome> {
  const { checkAccess } = await import('./preflight.js');
  try {
    const report = await checkAccess(
      access,
      operations.map(({ method }) => method),
    );
    if (report.grants.problem !== undefined) io.error(io.printable(report.grants.problem));
    return { report };
  } catch (error) {
    io.error(io.printable(`The permissions could not be read: ${bareMessage(error)}`));
    return { report: undefined };
  }
}

function exitCodeOf({ unread, findings }: Report, outcome: PreflightOutcome | undefined): number {
  if (unread.length > 0 || (outcome && (!outcome.report || outcome.report.grants.problem !== undefined))) return 1;
  const { retired, gone } = countsOf(findings);
  if (retired + gone > 0) return 3;
  return outcome?.report?.operations.some(({ status }) => status === 'impossible') === true ? 4 : 0;
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
