import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { clearTimeout, setTimeout } from 'node:timers';
import { mutatedText } from './mutants.mjs';
import { readResults } from './order.mjs';

/** How long a run of tests may print nothing, in ms. A single test may take 60 s, but a mutant may make it block its process. */
const PATIENCE = 100_000;

/**
 * Runs the tests of an area without a mutant, because every mutant would seem to be noticed where they fail.
 *
 * @returns {Promise<{ duration: number, testFiles: import('./order.mjs').TestFile[] }>} how long they took, in ms, and the files
 */
export async function checkTests(root, name) {
  const startTime = performance.now();
  const { isPassed, output, testFiles } = await runTests(root, name);
  if (!isPassed) throw new Error(`The tests of ${name} fail without a mutant:\n${output}`);
  return { duration: performance.now() - startTime, testFiles };
}

/**
 * Tells whether tests notice a mutant: they fail, or do not end.
 *
 * @param testFiles - The test files to run, in their order.
 * @returns {Promise<{ isNoticed: boolean, failed: string[] }>} with the test files that failed
 */
export async function tryMutant(root, name, mutant, testFiles) {
  const change = { file: mutant.file, text: mutatedText(mutant), testFiles };
  const { isPassed, failed } = await runTests(root, name, change);
  return { isNoticed: !isPassed, failed };
}

/** Runs the tests of an area in a separate process, up to the first that fails. */
async function runTests(root, name, change) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  const results = join(folder, 'results.json');
  const config = join(root, 'scripts/mutants/vitest.config.ts');
  const reporters = ['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${results}`];
  const args = ['run', '-c', config, '--bail', '1', ...reporters, ...(change?.testFiles ?? [])];
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
  const stop = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  let output = '';
  const timer = setTimeout(stop, PATIENCE);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      timer.refresh();
    });
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
