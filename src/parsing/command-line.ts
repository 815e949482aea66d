import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/** An invalid command line. */
export class InvalidCommandLine extends Error {}

/** Parses a command line. @throws InvalidCommandLine for an unknown option, or an option without its value. */
export function parseCommandLine<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new InvalidCommandLine((error as Error).message);
  }
}
