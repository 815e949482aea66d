import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { clearTimeout, setTimeout } from 'node:timers';
import { mutatedText } from './mutants.mjs';
import { readResults } from './order.mjs';

/** A mutant that makes a test run forever is noticed after this time beyond what the tests need, in ms. */
const GRACE = 120_000;

/**
 * Runs the tests of an area without a mutant, because every mutant would seem to be noticed where they fail.
 *
 * @returns {Promise<{ duration: number, testFiles: import('./order.mjs').TestFile[] }>} how long they took, in ms, and the files
 */
export async function checkTests(root, name) {
  const startTime = performance.now();
  const { isPassed, output, testFiles } = await runTests(root, name, undefined, 1_800_000);
  if (!isPassed) throw new Error(`The tests of ${name} fail without a mutant:\n${output}`);
  return { duration: performance.now() - startTime, testFiles };
}

/**
 * Tells whether the tests of an area notice a mutant: they fail, or do not end.
 *
 * @param firstTests - Test files to run first.
 * @returns {Promise<{ isNoticed: boolean, failed: string[] }>} with the test files that failed
 */
export async function tryMutant(root, name, mutant, duration, firstTests = []) {
  const change = { file: mutant.file, text: mutatedText(mutant), firstTests };
  const { isPassed, failed } = await runTests(root, name, change, 3 * duration + GRACE);
  return { isNoticed: !isPassed, failed };
}

/** Runs the tests of an area in a separate process, up to the first that fails. */
async function runTests(root, name, change, limit) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  const results = join(folder, 'results.json');
  const config = join(root, 'scripts/mutants/vitest.config.ts');
  const reporters = ['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${results}`];
  const args = ['run', '-c', config, '--bail', '1', ...reporters];
  const env = {
    ...process.env,
    MUTANTS_AREA: name,
    TEST_PATIENCE_MS: process.env.TEST_PATIENCE_MS ?? '15000',
    ...(change && { MUTANT: JSON.stringify(change) }),
  };
  // In a separate process group, because a worker that never ends outlives the process that started it.
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const stop = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  const timer = setTimeout(stop, limit);
  process.once('exit', stop);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  process.off('exit', stop);
  // A run that was stopped writes no results.
  const files = existsSync(results)
    ? readResults(root, JSON.parse(readFileSync(results, 'utf8')))
    : { testFiles: [], failed: [] };
  rmSync(folder, { recursive: true });
  return { isPassed: code === 0, output, ...files };
}
