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
    ['check:words', 'check:circles', 'check:format', 'check:types', 'build', 'check:report'],
    ['docs', 'check:lint'],
  ],
  // Both use two cores and often wait: for the registry, another process or a timer.
  [['check:core', 'check:package'], ['check:unit']],
  [['check:browser']],
];

/** What `npm run check -- quick` runs, for daily work. */
const quick = ['format', 'lint', 'words', 'types', 'core'];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const label = (script) => script.replace('check:', '');
const asked = process.argv.slice(2).flatMap((name) => (name === 'quick' ? quick : [name]));
const labels = rounds.flat(2).map(label);
const unknown = asked.filter((name) => !labels.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. Checks: quick, ${labels.join(', ')}`);
  process.exit(2);
}
if (asked.some((name) => ['report', 'package'].includes(name))) asked.push('build');
if (asked.includes('browser')) asked.push('docs');

// Checks print their output at their end, so system tools are installed before, where the lines about them are seen.
const chosen = asked.length === 0 ? labels : asked;
spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/provide-tools.ts', ...chosen], { stdio: 'inherit' });

const done = [];
const started = Date.now();
for (const round of rounds) {
  const wanted = round.map((list) => list.filter((script) => asked.length === 0 || asked.includes(label(script))));
  const alone = wanted.flat().length === 1;
  await Promise.all(wanted.map((list) => inTurn(list, alone)));
  if (done.some(({ passed }) => !passed)) break;
}
const failed = done.filter(({ passed }) => !passed);
// Last, because often only the end of a long log is kept. The lines that name a failure follow once more after the table.
for (const { name, output } of failed) if (output) console.log(`\n${name} failed:\n${output}`);
const slowest = slowestFiles(done);
if (slowest.length > 0) console.log(`\n${slowest.join('\n')}`);
console.log(`\n${'check'.padEnd(10)} ${'seconds'.padStart(8)}`);
for (const { name, seconds, passed } of done) {
  console.log(`${name.padEnd(10)} ${seconds.toFixed(1).padStart(8)}${passed ? '' : '  failed'}`);
}
console.log(`${'in all'.padEnd(10)} ${secondsSince(started).toFixed(1).padStart(8)}`);
for (const { name, output } of failed) for (const line of failureLines(output)) console.log(`${name}: ${line}`);
console.log(`\n${done.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs checks one after the other until one fails. */
async function inTurn(list, alone) {
  for (const script of list) if (!(await run(script, alone))) return;
}

/** Returns whether a check passes. Output of checks that run at the same time is printed when each has ended, and that of failed ones last. */
async function run(script, alone) {
  const begun = Date.now();
  if (!alone) console.log(`${label(script)} begins`);
  const child = spawn(scripts[script], {
    shell: true,
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    env: { ...process.env, PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  const passed = code === 0;
  if (passed) process.stdout.write(output);
  done.push({ name: label(script), passed, output, seconds: secondsSince(begun) });
  return passed;
}

/** Returns the lines of a log that name what failed, at most 20. */
function failureLines(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.filter((line) => /^ *FAIL |^ *\w*Error\b|\berror TS\d+/.test(line)).slice(0, 20);
}

function secondsSince(time) {
  return (Date.now() - time) / 1000;
}
