import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const cache = resolve(root, '../../node_modules/.cache');
const sources = ['src', 'build', 'public', 'index.html', 'vite.config.ts', '../../src', '../../package-lock.json'];

/** Where the built console is. */
export const dist = join(root, 'dist');

/** Builds the console where it is missing or older than what it is made from. */
export async function buildConsole(): Promise<void> {
  if (changed(join(dist, 'index.html')) > Math.max(...sources.map((path) => changed(join(root, path))))) return;
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const started = new Date();
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'console-'));
  try {
    // In a process of its own: React asks NODE_ENV which of its builds it should be, and tests say "test" there.
    const words = [vite, 'build', root, '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, words, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    // What is changed while it is built is not in it.
    utimesSync(join(fresh, 'index.html'), started, started);
    // Nobody ever finds half a build.
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw stderr === undefined ? error : new Error(`The console cannot be built:\n${stderr}`, { cause: error });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** When something below a path changed last; 0 where there is nothing. */
function changed(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
}
