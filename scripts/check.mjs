// Runs all checks, the quick ones first, or those that are named (`npm run check -- types unit`). Stops after a round in which one fails.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { slowestFiles } from './slowest-files.mjs';

/** Scripts of package.json in rounds. The lists of a round run at the same time. */
const rounds = [
  [
    // The site shows what the build writes.
    ['check:words', 'check:circles', 'check:format', 'build', 'check:report', 'docs'],
    ['check:types', 'check:lint'],
  ],
  // Both use two cores and often wait: for the registry, another process or a timer.
  [['check:core', 'check:package'], ['check:unit']],
  [['check:browser']],
];

/** What `npm run check -- quick` runs, for daily work. Tests of core often wait, so linter and compiler run meanwhile. */
const quick = [['check:core'], ['check:words', 'check:format', 'check:types', 'check:lint']];

/** The compiler and the type-aware linter are Go programs. Each ends soon, so they free memory only above this limit. */
const leastGarbageCollection = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const label = (script) => script.replace('check:', '');
const commandLine = process.argv.slice(2);
const isQuick = commandLine.join(' ') === 'quick';
const requestedNames = commandLine.flatMap((name) => (name === 'quick' ? quick.flat().map(label) : [name]));
const labels = rounds.flat(2).map(label);
const unknownNames = requestedNames.filter((name) => !labels.includes(name));
if (unknownNames.length > 0) {
  console.error(`Unknown check: ${unknownNames.join(', ')}. Checks: quick, ${labels.join(', ')}`);
  process.exit(2);
}
if (requestedNames.some((name) => ['report', 'package'].includes(name))) requestedNames.push('build');
if (requestedNames.includes('browser')) requestedNames.push('docs');

// Checks print their output at their end, so system tools are installed before, where the lines about them are seen.
const selectedNames = requestedNames.length === 0 ? labels : requestedNames;
spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/provide-tools.ts', ...selectedNames], {
  stdio: 'inherit',
});

const results = [];
const startTime = Date.now();
for (const round of isQuick ? [quick] : rounds) {
  const selectedLists = round.map((list) =>
    list.filter((script) => requestedNames.length === 0 || requestedNames.includes(label(script))),
  );
  const isOnlyCheck = selectedLists.flat().length === 1;
  await Promise.all(selectedLists.map((list) => inTurn(list, isOnlyCheck)));
  if (results.some(({ isPassed }) => !isPassed)) break;
}
const failures = results.filter(({ isPassed }) => !isPassed);
// Last, because often only the end of a long log is kept. The lines that name a failure follow once more after the table.
for (const { name, output } of failures) if (output) console.log(`\n${name} failed:\n${output}`);
const slowest = slowestFiles(results);
if (slowest.length > 0) console.log(`\n${slowest.join('\n')}`);
console.log(`\n${'check'.padEnd(10)} ${'seconds'.padStart(8)}`);
for (const { name, seconds, isPassed } of results) {
  console.log(`${name.padEnd(10)} ${seconds.toFixed(1).padStart(8)}${isPassed ? '' : '  failed'}`);
}
console.log(`${'in all'.padEnd(10)} ${secondsSince(startTime).toFixed(1).padStart(8)}`);
for (const { name, output } of failures) for (const line of failureLines(output)) console.log(`${name}: ${line}`);
console.log(`\n${results.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Runs checks one after the other until one fails. */
async function inTurn(list, isOnlyCheck) {
  for (const script of list) if (!(await run(script, isOnlyCheck))) return;
}

/** Returns whether a check passes. Output of checks that run at the same time is printed when each has ended, and that of failed checks last. */
async function run(script, isOnlyCheck) {
  const startTime = Date.now();
  if (!isOnlyCheck) console.log(`${label(script)} begins`);
  const child = spawn(scripts[script], {
    shell: true,
    stdio: ['ignore', isOnlyCheck ? 'inherit' : 'pipe', isOnlyCheck ? 'inherit' : 'pipe'],
    env: { ...process.env, ...leastGarbageCollection, PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  const isPassed = code === 0;
  if (isPassed) process.stdout.write(output);
  results.push({ name: label(script), isPassed, output, seconds: secondsSince(startTime) });
  return isPassed;
}

/** Returns the lines of a log that name what failed, at most 20. */
function failureLines(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.filter((line) => /^ *FAIL |^ *\w*Error\b|\berror TS\d+/.test(line)).slice(0, 20);
}

function secondsSince(time) {
  return (Date.now() - time) / 1000;
}
