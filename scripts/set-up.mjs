// Installs the locked dependencies of a folder, by default the root, if they are missing or older than the lock file.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';
const installedLock = join(folder, 'node_modules/.package-lock.json');
if (!existsSync(installedLock) || statSync(installedLock).mtimeMs < statSync(join(folder, 'package-lock.json')).mtimeMs) {
  // No package runs an install script, and none needs to: esbuild takes its program from an optional dependency.
  const install = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
}
