import { fileURLToPath } from 'node:url';
import type { ConsoleIo } from './command/run.js';
import { run } from './command/run.js';
import { builtPages } from './server/pages.js';

export type { ConsoleIo };

/** The pages of the package, one folder above this file after the build. */
const pages = fileURLToPath(new URL('../dist', import.meta.url));

/** Runs `contact-centre-console` with its arguments until it is stopped. @returns the exit code. */
export async function runConsole(args: readonly string[], io: ConsoleIo): Promise<number> {
  return await run(args, io, (_server, describePage) => builtPages(pages, describePage));
}
