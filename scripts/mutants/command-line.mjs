import { areas } from './areas.mjs';

/** The arguments of `npm run mutants`. */
const usage = `npm run mutants [-- <folder or file>… [--sample <number>] [--seed <number>] [--concurrency <number>]]

Folders: ${Object.keys(areas).join(', ')} (default: core and auth). A file is named by its path, such as src/core/call/query.ts.
--sample       tries so many random mutants instead of all: a folder as a whole takes hours
--seed         chooses other mutants (default: 1)
--concurrency  test runs at the same time (default: 1)`;

/**
 * Reads the arguments of the command line.
 *
 * @param {readonly string[]} args
 * @returns {{ targets: { name: string, file?: string }[], sample?: number, seed: number, concurrency: number }}
 */
export function readArguments(args) {
  const parsed = { targets: [], seed: 1, concurrency: 1 };
  const remaining = [...args];
  for (let arg = remaining.shift(); arg !== undefined; arg = remaining.shift()) {
    if (arg.startsWith('--')) {
      const name = arg.slice(2);
      if (!['sample', 'seed', 'concurrency'].includes(name)) throw new Error(`Unknown option "${arg}".\n\n${usage}`);
      parsed[name] = positive(arg, remaining.shift());
    } else parsed.targets.push(target(arg));
  }
  if (parsed.targets.length === 0) parsed.targets.push(target('core'), target('auth'));
  return parsed;
}

function positive(option, text) {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`${option} takes a whole number from 1, not "${text ?? ''}".\n\n${usage}`);
}

function target(arg) {
  const [, name = arg] = /^src\/([^/]+)/.exec(arg) ?? [];
  if (!Object.hasOwn(areas, name)) throw new Error(`Unknown folder "${arg}".\n\n${usage}`);
  return /\.tsx?$/.test(arg) ? { name, file: arg } : { name };
}
