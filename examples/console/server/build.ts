import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const cache = resolve(root, '../../node_modules/.cache');
const sources = ['src', 'build', 'public', 'index.html', 'vite.config.ts', '../../src', '../../package-lock.json'];

/** The folder of the built console. */
export const dist = join(root, 'dist');

/** Builds the console if the build is missing or older than its sources. */
export async function buildConsole(): Promise<void> {
  if (changed(join(dist, 'index.html')) > Math.max(...sources.map((path) => changed(join(root, path))))) return;
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const started = new Date();
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'console-'));
  try {
    // A separate process, since React selects its build by NODE_ENV, which is "test" in tests.
    const words = [vite, 'build', root, '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, words, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    // A change during the build is not part of it.
    utimesSync(join(fresh, 'index.html'), started, started);
    // Renamed at the end, so that a partial build is never served.
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw stderr === undefined ? error : new Error(`The console cannot be built:\n${stderr}`, { cause: error });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Returns the time of the last change below a path; 0 if it does not exist. */
function changed(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
}
