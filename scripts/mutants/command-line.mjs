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
 * @param {readonly string[]} words
 * @returns {{ targets: { name: string, file?: string }[], sample?: number, seed: number, concurrency: number }}
 */
export function readArguments(words) {
  const read = { targets: [], seed: 1, concurrency: 1 };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word.startsWith('--')) {
      const name = word.slice(2);
      if (!['sample', 'seed', 'concurrency'].includes(name)) throw new Error(`There is no option "${word}".\n\n${usage}`);
      read[name] = positive(word, rest.shift());
    } else read.targets.push(target(word));
  }
  if (read.targets.length === 0) read.targets.push(target('core'), target('auth'));
  return read;
}

function positive(option, text) {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`${option} takes a whole number from 1, not "${text ?? ''}".\n\n${usage}`);
}

function target(word) {
  const [, name = word] = /^src\/([^/]+)/.exec(word) ?? [];
  if (!Object.hasOwn(areas, name)) throw new Error(`There is no folder "${word}".\n\n${usage}`);
  return /\.tsx?$/.test(word) ? { name, file: word } : { name };
}
