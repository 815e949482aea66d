// Tries those mutants again that Stryker saw survive, each in a process of its own. Stryker changes a mutant's file while its tests run in
// one process: what a module that is loaded on demand has computed before stays as it was, and such a mutant seems to survive. What
// survives here too is listed; below 95 % in all this fails.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const LEAST = 95;
const root = fileURLToPath(new URL('../..', import.meta.url));
const { files, testFiles } = JSON.parse(readFileSync(`${root}coverage/mutants.json`, 'utf8'));
const testFileOf = new Map(Object.entries(testFiles).flatMap(([name, { tests }]) => tests.map(({ id }) => [id, name])));
const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
  mutants.map((mutant) => ({ file, source, ...mutant })),
);
const counted = all.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
const left = counted.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));

/** The whole text of a mutant's file. */
function mutated({ source, location: { start, end }, replacement }) {
  const lines = source.split('\n');
  const at = ({ line, column }) => lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
  return source.slice(0, at(start)) + replacement + source.slice(at(end));
}

/** The tests that noticed other mutants of that file, those that noticed most of them first. */
function likeliest({ file }) {
  const noticed = new Map();
  for (const { killedBy = [] } of files[file].mutants)
    for (const id of killedBy) noticed.set(testFileOf.get(id), (noticed.get(testFileOf.get(id)) ?? 0) + 1);
  return [...noticed].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/** Whether the tests notice: all in one process, which ends with the first that does. */
function dies(mutant) {
  const vitest = `${root}node_modules/vitest/vitest.mjs`;
  const words = ['run', '-c', `${root}test/mutants/vitest.config.ts`, '--bail', '1', '--reporter', 'dot'];
  const env = { ...process.env, MUTANT: JSON.stringify({ file: mutant.file, text: mutated(mutant), first: likeliest(mutant) }) };
  const child = spawn(process.execPath, [vitest, ...words], { cwd: root, env, stdio: 'ignore', timeout: 600_000 });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code !== 0)));
}

const survivors = [];
const queue = [...left];
const work = async () => {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) if (!(await dies(mutant))) survivors.push(mutant);
};
await Promise.all(Array.from({ length: Math.max(1, Math.floor(cpus().length / 2)) }, work));

const words = ({ source, location: { start, end } }) =>
  source.split('\n')[start.line - 1].slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
const tally = new Map();
for (const mutant of counted) {
  const { survived = 0, total = 0 } = tally.get(mutant.file) ?? {};
  tally.set(mutant.file, { survived: survived + Number(survivors.includes(mutant)), total: total + 1 });
}
for (const [file, { survived, total }] of tally) {
  console.log(`${file}: ${(100 - (100 * survived) / total).toFixed(1)} % of ${total}`);
  for (const mutant of survivors.filter((each) => each.file === file)) {
    const { line, column } = mutant.location.start;
    console.log(
      `  ${line}:${column} ${mutant.mutatorName}: ${words(mutant).slice(0, 60)} -> ${(mutant.replacement ?? '').slice(0, 60)}`,
    );
  }
}
const share = 100 - (100 * survivors.length) / Math.max(1, counted.length);
console.log(
  `${share.toFixed(1)} % of ${counted.length} mutants die; ${left.length - survivors.length} of ${left.length} only at the second try.`,
);
if (share < LEAST) process.exitCode = 1;
