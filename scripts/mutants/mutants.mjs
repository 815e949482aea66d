import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A change of one place in a source file. Lines and columns count from 0.
 * @typedef {{ file: string, source: string, mutatorName: string, replacement: string, start: Place, end: Place }} Mutant
 * @typedef {{ line: number, column: number }} Place
 */

/** Lists the TypeScript files below a folder of the repository. */
export function sourcesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => `${folder}/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort();
}

/** Lists every mutant that Stryker knows of some files, in the order of the files. @returns {Promise<Mutant[]>} */
export async function mutantsOf(root, files) {
  // Stryker's own part, wherever npm has put it.
  const stryker = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core'));
  const { Instrumenter } = await import(stryker.resolve('@stryker-mutator/instrumenter'));
  const quiet = () => undefined;
  const logger = { isDebugEnabled: () => false, debug: quiet, info: quiet, warn: quiet };
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const allMutants = [];
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const { mutants } = await new Instrumenter(logger).instrument(
      [{ name: join(root, file), mutate: true, content: source }],
      options,
    );
    for (const { location, mutatorName, replacement } of mutants)
      allMutants.push({ file, source, mutatorName, replacement, ...location });
  }
  return allMutants;
}

/** Returns the source of a file with one mutant in it. */
export function mutatedText({ source, start, end, replacement }) {
  return source.slice(0, offsetOf(source, start)) + replacement + source.slice(offsetOf(source, end));
}

/** Returns what a mutant replaces. */
export function originalText({ source, start, end }) {
  return source.slice(offsetOf(source, start), offsetOf(source, end));
}

function offsetOf(source, { line, column }) {
  let lineStart = 0;
  for (let index = 0; index < line; index++) lineStart = source.indexOf('\n', lineStart) + 1;
  return lineStart + column;
}

/** Chooses `count` of the items at random, in their order; the same ones for the same seed. */
export function sampleOf(items, count, seed) {
  const random = numbers(seed);
  const indexes = items.map((_item, index) => index);
  for (let index = indexes.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [indexes[index], indexes[other]] = [indexes[other], indexes[index]];
  }
  const selectedIndexes = indexes.slice(0, count).sort((one, other) => one - other);
  return selectedIndexes.map((index) => items[index]);
}

/** Makes a generator of numbers from 0 to 1, which are the same for the same seed (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
