import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The share of the time of all tests that the first tests of a mutant take. */
const FIRST_SHARE = 0.2;

/**
 * Decides which test files run first for a mutant. All files run for a mutant that survives, so the order only saves time.
 *
 * @typedef {{ file: string, duration: number }} TestFile with its path from the repository's root, and its duration in ms
 */
export class TestOrder {
  #root;
  #testFiles;
  /** How many mutants of a source file each test file has noticed. @type {Map<string, Map<string, number>>} */
  #noticedCounts = new Map();

  /** @param {string} root @param {readonly TestFile[]} testFiles */
  constructor(root, testFiles) {
    this.#root = root;
    this.#testFiles = testFiles.map(({ file, duration }) => ({ file, duration, imports: importsOf(root, file) }));
  }

  /** Records that a test file has noticed a mutant of a source file. */
  addNoticed(source, testFile) {
    const counts = this.#noticedCounts.get(source) ?? new Map();
    counts.set(testFile, (counts.get(testFile) ?? 0) + 1);
    this.#noticedCounts.set(source, counts);
  }

  /**
   * Sorts the test files for a mutant of a source file: first those that noticed its other mutants, those that import it, and those
   * that take the least time.
   *
   * @returns {{ first: string[], rest: string[] }} the files to run for all mutants, and those for the mutants that survive these
   */
  filesFor(source) {
    const sorted = this.#sortFor(source);
    let remainingTime = FIRST_SHARE * sorted.reduce((sum, { duration }) => sum + duration, 0);
    const first = sorted.filter(({ duration }, index) => {
      remainingTime -= duration;
      return index === 0 || remainingTime >= 0;
    });
    const pathsOf = (testFiles) => testFiles.map(({ file }) => file);
    return { first: pathsOf(first), rest: pathsOf(sorted.filter((testFile) => !first.includes(testFile))) };
  }

  #sortFor(source) {
    const counts = this.#noticedCounts.get(source) ?? new Map();
    const module = join(this.#root, source).replace(/\.tsx?$/, '');
    const rankOf = ({ file, duration, imports }) => [-(counts.get(file) ?? 0), imports.has(module) ? 0 : 1, duration];
    return this.#testFiles.toSorted((one, other) => compareRanks(rankOf(one), rankOf(other)));
  }
}

function compareRanks(one, other) {
  const index = one.findIndex((number, place) => number !== other[place]);
  return index < 0 ? 0 : one[index] - other[index];
}

/** Reads which files of the repository a test file imports, as absolute paths without extension. */
function importsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) => specifier);
  return new Set(specifiers.map((specifier) => resolve(root, file, '..', specifier).replace(/\.[jt]sx?$/, '')));
}

/**
 * Reads the report that Vitest writes as JSON.
 *
 * @returns {{ testFiles: TestFile[], failed: string[] }} the test files with their durations, and those that failed
 */
export function readResults(root, { testResults }) {
  const pathOf = ({ name }) => relative(root, name);
  return {
    testFiles: testResults.map((result) => ({ file: pathOf(result), duration: result.endTime - result.startTime })),
    failed: testResults.filter(({ status }) => status === 'failed').map(pathOf),
  };
}
