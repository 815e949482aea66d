import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

function npm(cwd: string, ...args: string[]): void {
  const { status } = spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}. See its output above.`);
}

/** Installs what the recipe's own lock names, and a copy of the built package, unless both are installed. */
function installPackages(folder: string): void {
  const installedLock = join(folder, 'node_modules/.package-lock.json');
  const changedAt = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);
  if (changedAt(installedLock) > Math.max(changedAt(join(folder, 'package-lock.json')), changedAt(join(root, 'dist/index.js'))))
    return;
  if (!existsSync(join(root, 'dist/index.js'))) npm(root, 'run', 'build');
  // No package runs an install script, and none needs to.
  npm(folder, 'install', '--ignore-scripts', '--no-save');
}

/** Runs the development server of a recipe with Next.js until it is interrupted. */
export async function runNext(folder: string, environment: Record<string, string>): Promise<void> {
  installPackages(folder);
  const child = spawn(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), 'dev'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment, NEXT_TELEMETRY_DISABLED: '1' },
  });
  // Ctrl-C in a terminal reaches both programs. This one ends after Next.js.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  await once(child, 'close');
}
