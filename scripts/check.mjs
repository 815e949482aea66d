// Runs the checks, the quick ones first, and stops where some fail: all of them, or those that are named (`npm run check -- types unit`).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** By the scripts of package.json, in rounds. The lists of a round run side by side. */
const rounds = [
  [
    ['check:circles', 'check:format', 'check:types', 'build', 'check:report'],
    ['docs', 'check:lint'],
  ],
  // Both have workers for two cores, and often wait: for the registry, for another process, for a timer.
  [['check:core', 'check:package'], ['check:unit']],
  [['check:browser']],
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const label = (script) => script.replace('check:', '');
const asked = process.argv.slice(2);
const labels = rounds.flat(2).map(label);
const unknown = asked.filter((name) => !labels.includes(name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${labels.join(', ')}`);
  process.exit(2);
}
if (asked.some((name) => ['report', 'package'].includes(name))) asked.push('build');
if (asked.includes('browser')) asked.push('docs');

// Checks print at their end what they have to say; what is installed on the machine is announced before.
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
// Last of all, since of a long log often only the end is kept.
for (const { name, output } of failed) if (output) console.log(`\n${name} failed:\n${output}`);
console.log(`\n${'check'.padEnd(10)} ${'seconds'.padStart(8)}`);
for (const { name, seconds, passed } of done) {
  console.log(`${name.padEnd(10)} ${seconds.toFixed(1).padStart(8)}${passed ? '' : '  failed'}`);
}
console.log(`${'in all'.padEnd(10)} ${secondsSince(started).toFixed(1).padStart(8)}`);
console.log(`\n${done.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Goes no further where a check has failed. */
async function inTurn(list, alone) {
  for (const script of list) if (!(await run(script, alone))) return;
}

/** Tells whether a check passes. What runs beside something else is printed when it has ended, so that the two are not mixed up; what fails, at the end. */
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

function secondsSince(time) {
  return (Date.now() - time) / 1000;
}
