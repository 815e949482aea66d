import { stripVTControlCharacters } from 'node:util';

/** How many files the table has. */
const ROWS = 10;

/** A line of Vitest about a test file: its path, how many tests it has, perhaps what it needs of memory, and its milliseconds. */
const fileLine = /(\S+\.test\.tsx?) \(\d+ tests?\b[^)]*\) (\d+)\s?ms/;

/** Returns a table of the test files that took longest, as lines; none if the logs name no test file. */
export function slowestFiles(checks) {
  const slowest = checks
    .flatMap(filesOf)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, ROWS);
  if (slowest.length === 0) return [];
  const rows = slowest.map(({ check, file, ms }) => row(check, (ms / 1000).toFixed(1), file));
  return [row('check', 'seconds', 'slowest test files'), ...rows];
}

function filesOf({ name, output }) {
  const matches = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => fileLine.exec(line));
  return matches.flatMap((match) => (match ? [{ check: name, file: match[1], ms: Number(match[2]) }] : []));
}

function row(check, seconds, file) {
  return `${check.padEnd(10)} ${seconds.padStart(8)}  ${file}`;
}
