import { didYouMean } from '../core/arguments/nearest-name.js';
import type { FindData, ListedOperation } from '../find/data.js';
import { describeOperation, findJson } from '../find/report.js';
import { searchIndex } from '../find/search.js';
import { loadData } from '../find/source-data.js';
import { parseCommandLine, InvalidCommandLine } from '../parsing/command-line.js';
import type { CommandIo } from '../parsing/folder-command.js';

const help = `Usage: contact-centre-client find <question> [options]

Finds operations of the platform by what they do: "set presence", "who is in a queue", "download a recording". Lists the best matches with
method, route, permissions and a sample that compiles. Deprecated and retired operations come last, with their replacement. The command
works offline.

Options:
  --limit <number>  how many operations to list, from 1 to 50 (default: 5)
  --area <name>     search one API class only, such as presence or PresenceApi
  --json            print the result as JSON
  -v, --version     print the version of the package
  -h, --help        print this text

Exit code: 0 if an operation was found, 1 if none was found, 2 if the question or an option is wrong.`;

const options = {
  limit: { type: 'string' },
  area: { type: 'string' },
  json: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

const MAX_LIMIT = 50;

/** Runs `contact-centre-client find`. @returns the exit code. */
export async function runFind(args: readonly string[], io: CommandIo, load: () => Promise<FindData> = loadData): Promise<number> {
  try {
    const { values, positionals } = parseCommandLine(args, options);
    if (values.help === true || values.version === true) {
      io.out(values.help === true ? help : io.version);
      return 0;
    }
    const limit = parseLimit(values.limit);
    const data = await load();
    const area = areaNamed(data, values.area);
    const question = positionals.join(' ').trim();
    if (question === '')
      throw new InvalidCommandLine('The question is missing. Write what the operation does, such as "set presence".');
    const operations = findOperations(data, question, area).slice(0, limit);
    if (values.json === true) io.out(findJson(question, operations));
    else printFound(operations, question, io);
    return operations.length > 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof InvalidCommandLine)) throw error;
    io.error(`${io.printable(error.message)}\nTry: contact-centre-client find --help`);
    return 2;
  }
}

function printFound(operations: readonly ListedOperation[], question: string, io: CommandIo): void {
  if (operations.length === 0) {
    io.error(io.printable(`No operation matches "${question}". Use other words, such as "list queues", or leave out --area.`));
  }
  for (const [index, operation] of operations.entries())
    io.out(`${index > 0 ? '\n' : ''}${describeOperation(operation, index + 1)}`);
}

/** Returns the operations that match a question, the best first. */
function findOperations({ operations, index }: FindData, question: string, area: string | undefined): ListedOperation[] {
  const matches = searchIndex(index, question, operations).flatMap((id) => operations[id] ?? []);
  return area === undefined ? matches : matches.filter(({ classes }) => classes.includes(area));
}

/** Returns the class that `--area` means. */
function areaNamed({ operations }: FindData, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const areas = [...new Set(operations.flatMap(({ classes }) => classes))].sort();
  const plain = (text: string): string => text.toLowerCase().replaceAll('-', '').replace(/api$/, '');
  const area = areas.find((each) => plain(each) === plain(name));
  if (area !== undefined) return area;
  const hint = didYouMean(
    name,
    areas.flatMap((each) => [each, each.replace(/Api$/, '')]),
  );
  throw new InvalidCommandLine(`Unknown area "${name}".${hint} Areas: ${areas.join(', ')}`);
}

function parseLimit(text: string | undefined): number {
  if (text === undefined) return 5;
  const limit = Number(text);
  if (/^\d+$/.test(text) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new InvalidCommandLine(`--limit must be a whole number from 1 to ${MAX_LIMIT}, not "${text}"`);
}
