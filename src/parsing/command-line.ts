import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { nearestName } from '../core/arguments/nearest-name.js';

/** An invalid command line. */
export class InvalidCommandLine extends Error {}

/** Parses a command line. @throws InvalidCommandLine for an unknown option, or an option without its value. */
export function parseCommandLine<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new InvalidCommandLine(describeFlaw(error as Error, Object.keys(options)));
  }
}

/** Describes what is wrong with a command line, without Node's advice on arguments that begin with a hyphen. */
function describeFlaw({ message }: Error, names: readonly string[]): string {
  const [, unknownName] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
  if (unknownName === undefined) return message;
  const nearest = nearestName(unknownName.replace(/^-+/, ''), names);
  const remedy = nearest === undefined ? `Options: --${names.join(', --')}` : `Did you mean "--${nearest}"?`;
  return `Unknown option "${unknownName}". ${remedy}`;
}
