// The build adds an import of `createRequire` by that name.
import nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quoteArgument } from './quote-argument.js';

const PACKAGE = 'contact-centre-console';

/** What the console's package receives. */
interface ConsoleIo {
  out(line: string): void;
  error(line: string): void;
  stop: AbortSignal;
  version: string;
}

/** The module of the console's package. */
interface ConsoleModule {
  runConsole(args: readonly string[], io: ConsoleIo): Promise<number>;
}

/** The working folder, and then the place of this package, which may be installed globally. */
const places = (): string[] => [join(process.cwd(), 'package.json'), import.meta.url];

/** Runs `contact-centre-client console`, which is a separate package. @returns the exit code. */
export async function runConsole(args: readonly string[], io: ConsoleIo, from = places()): Promise<number> {
  const path = consolePath(from);
  if (path === undefined) {
    io.error(
      `The console is the package ${PACKAGE}, which is not installed here. Run: ${['npx', PACKAGE, ...args.map(quoteArgument)].join(' ')}`,
    );
    return 1;
  }
  const module = (await import(pathToFileURL(path).href)) as ConsoleModule;
  return await module.runConsole(args, io);
}

function consolePath(from: readonly string[]): string | undefined {
  for (const place of from) {
    try {
      return nodeModule.createRequire(place).resolve(PACKAGE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}
