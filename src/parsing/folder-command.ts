import { parseCommandLine, InvalidCommandLine } from './command-line.js';
import { folderProblem } from './files.js';
import { OURS } from './packages.js';

/** Output and version for a command that reads a program. */
export interface CommandIo {
  out(line: string): void;
  error(line: string): void;
  /** Escapes a text for one line of a terminal. */
  printable(text: string): string;
  /** The version of the package. */
  version: string;
  /** The environment variables; those of the process by default. */
  env?: Readonly<Record<string, string | undefined>>;
}

/** The options of a command line by their names. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** A command that reads the program in a folder. */
interface FolderCommand {
  readonly name: string;
  readonly help: string;
  /** Its options besides `--version` and `--help`. */
  readonly options: Readonly<Record<string, { type: 'boolean' | 'string' }>>;
  /** @returns the exit code. */
  readonly run: (folder: string, values: OptionValues) => Promise<number>;
}

/** Parses the command line and runs a command. @returns its exit code; 2 if the command line is invalid. */
export async function runOnFolder(
  args: readonly string[],
  io: CommandIo,
  { name, help, options, run }: FolderCommand,
): Promise<number> {
  try {
    const { values, positionals } = parseCommandLine(args, {
      ...options,
      version: { type: 'boolean', short: 'v' },
      help: { type: 'boolean', short: 'h' },
    });
    if (values['help'] === true) {
      io.out(help);
      return 0;
    }
    if (values['version'] === true) {
      io.out(io.version);
      return 0;
    }
    const [folder, ...extraArguments] = positionals;
    if (folder === undefined || folder === '') throw new InvalidCommandLine('The folder of the program is missing');
    if (extraArguments.length > 0)
      throw new InvalidCommandLine(`Only one folder is possible: remove "${extraArguments.join(' ')}"`);
    const problem = await folderProblem(folder);
    if (problem !== undefined) throw new InvalidCommandLine(problem);
    return await run(folder, values);
  } catch (error) {
    if (!(error instanceof InvalidCommandLine)) throw error;
    io.error(`${io.printable(error.message)}\nTry: ${OURS} ${name} --help`);
    return 2;
  }
}
