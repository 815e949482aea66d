import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Installs the packages that a recipe's own lock names, unless they are installed, and the built package beside them. */
function installPackages(folder: string): void {
  const installedLock = join(folder, 'node_modules/.package-lock.json');
  const isInstalled =
    existsSync(installedLock) && statSync(installedLock).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (isInstalled) return;
  if (!existsSync(join(root, 'dist/index.js'))) run(root, 'run', 'build');
  // No package runs an install script, and none needs to.
  run(folder, 'ci', '--ignore-scripts');
}

function run(cwd: string, ...args: string[]): void {
  const { status } = spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}. See its output above.`);
}

/** Runs the development server of a recipe that has its own packages, until it is interrupted. */
export async function runPackage(folder: string, environment: Record<string, string>): Promise<void> {
  installPackages(folder);
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  // Ctrl-C in a terminal reaches both programs. This one ends after the recipe.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  await once(child, 'close');
}
