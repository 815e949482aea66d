// Changes the sources in small ways and checks whether the tests of their folder notice (`npm run mutants -- limits --sample 100`). Prints
// the changes that no test notices, and fails if they are too many.
//
// A sample is tried one by one, each mutant in a separate process. All mutants of a folder are tried by Stryker, which switches mutants
// on and off in one process. A lazily loaded module keeps what it computed before, so its mutants seem to survive. Mutants that survive
// Stryker are therefore tried again in separate processes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from './areas.mjs';
import { readArguments } from './command-line.mjs';
import { mutantsOf, sampleOf, sourcesBelow } from './mutants.mjs';
import { TestOrder } from './order.mjs';
import { describe, report } from './report.mjs';
import { checkTests, tryMutant } from './trial.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const commandLine = readCommandLine();
let isEnough = true;
for (const target of commandLine.targets) isEnough = (await tryTarget(target)) && isEnough;
process.exitCode = isEnough ? 0 : 1;

function readCommandLine() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

/** Tells whether enough mutants of a folder or file are noticed. */
async function tryTarget({ name, file }) {
  const { source, minPercent } = areas[name];
  const { duration, testFiles } = await checkTests(root, name);
  console.log(`The tests of ${name} take ${(duration / 1000).toFixed(1)} s.`);
  const order = new TestOrder(root, testFiles);
  const { mutants, doubtful } =
    commandLine.sample === undefined
      ? runStryker(name, file ?? `${source}/**/*.{ts,tsx}`, order)
      : await sample(file === undefined ? sourcesBelow(root, source) : [file]);
  const survivors = await tryEach(name, doubtful, order);
  const noticedPercent = report(file ?? source, mutants, survivors);
  if (noticedPercent >= minPercent) return true;
  console.log(`${file ?? source}: at least ${minPercent} % must be noticed.`);
  return false;
}

async function sample(files) {
  const all = await mutantsOf(root, files);
  const mutants = sampleOf(all, commandLine.sample, commandLine.seed);
  console.log(`Trying ${mutants.length} of ${all.length} mutants (seed ${commandLine.seed}).`);
  return { mutants, doubtful: mutants };
}

/**
 * Tries mutants in separate processes: all with the tests that most likely notice, and those that survive with the other tests.
 *
 * @returns the mutants that no test notices, in their order
 */
async function tryEach(name, mutants, order) {
  const otherTests = new Map();
  const candidates = await tryAll(mutants, 'first tests', async (mutant) => {
    const { first, rest } = order.filesFor(mutant.file);
    otherTests.set(mutant, rest);
    const outcome = await tryMutant(root, name, mutant, first);
    for (const testFile of outcome.failed) order.addNoticed(mutant.file, testFile);
    return outcome;
  });
  return await tryAll(candidates, 'other tests', async (mutant) => {
    const testFiles = otherTests.get(mutant);
    // Without a name of a file, all would run.
    if (testFiles.length === 0) return { isNoticed: false, failed: [] };
    return await tryMutant(root, name, mutant, testFiles);
  });
}

/** Tries mutants, and prints the outcomes. @returns those that survive, in their order */
async function tryAll(mutants, tests, tryOne) {
  const survivors = new Set();
  const queue = [...mutants.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, mutant] = next;
      const { isNoticed, failed } = await tryOne(mutant);
      if (!isNoticed) survivors.add(mutant);
      const outcome = isNoticed ? `noticed by ${failed.join(', ') || 'a run that did not end'}` : `SURVIVES the ${tests}`;
      console.log(`${index + 1}/${mutants.length} ${mutant.file}:${describe(mutant)} | ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: commandLine.concurrency }, work));
  return mutants.filter((mutant) => survivors.has(mutant));
}

/** Tries all mutants by Stryker. @returns them, and those it saw survive */
function runStryker(name, mutate, order) {
  const folder = join(root, 'node_modules/.cache/mutants');
  const settings = JSON.parse(readFileSync(join(root, 'scripts/mutants/stryker.config.json'), 'utf8'));
  const result = `coverage/mutants-${name}.json`;
  mkdirSync(folder, { recursive: true });
  const config = join(folder, `${name}.json`);
  const { concurrency } = commandLine;
  const overrides = {
    mutate: [mutate],
    concurrency,
    jsonReporter: { fileName: result },
    incrementalFile: join(folder, `${name}-known.json`),
  };
  writeFileSync(config, JSON.stringify({ ...settings, ...overrides }));
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { ...process.env, MUTANTS_AREA: name, TEST_PATIENCE_MS: process.env.TEST_PATIENCE_MS ?? '15000' };
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Stryker failed for ${name}.`);
  return readReport(JSON.parse(readFileSync(join(root, result), 'utf8')), order);
}

/** Reads Stryker's report, whose lines and columns count from 1, and records which test files noticed a mutant. */
function readReport({ files, testFiles }, order) {
  const fileOf = new Map(Object.entries(testFiles).flatMap(([file, { tests }]) => tests.map(({ id }) => [id, file])));
  const fromZero = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ location, replacement = '', ...mutant }) => ({
      ...mutant,
      file,
      source,
      replacement,
      start: fromZero(location.start),
      end: fromZero(location.end),
    })),
  );
  const mutants = all.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  const doubtful = mutants.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
  for (const { file, killedBy = [] } of all) for (const id of killedBy) order.addNoticed(file, fileOf.get(id));
  return { mutants, doubtful };
}
