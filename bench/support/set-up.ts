import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchFolder, rootFolder } from './child.js';

const installedLock = join(benchFolder, 'node_modules/.package-lock.json');
const lock = join(benchFolder, 'package-lock.json');

/**
 * Installs the compared packages if they are missing or older than their lock file, builds the package, and puts it next to
 * them.
 */
export function setUp({ build }: { build: boolean }): void {
  checkVersions();
  if (!existsSync(installedLock) || statSync(installedLock).mtimeMs < statSync(lock).mtimeMs)
    npm(['ci', '--ignore-scripts', '--loglevel=error'], benchFolder);
  if (build) npm(['run', 'build'], rootFolder);
  placePackage();
}

/**
 * The package's dependencies must be installed next to it, in the version of the root's lock file. A comparison with another
 * version of axios would be meaningless.
 */
function checkVersions(): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const versions = (file: string): Record<string, { version: string } | undefined> =>
    (read(file) as { packages: Record<string, { version: string }> }).packages;
  const { dependencies } = read(join(rootFolder, 'package.json')) as { dependencies: Record<string, string> };
  const benchVersions = versions(lock);
  const rootVersions = versions(join(rootFolder, 'package-lock.json'));
  for (const name of [...Object.keys(dependencies), 'undici']) {
    const version = rootVersions[`node_modules/${name}`]?.version;
    if (benchVersions[`node_modules/${name}`]?.version === version) continue;
    throw new Error(`bench/package.json must name ${name} at ${String(version)}, the version in the root's lock`);
  }
}

/** The packed tarball, unpacked where Node and bundlers find it by name, next to the compared libraries. */
function placePackage(): void {
  const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-bench-'));
  try {
    const packed = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], rootFolder);
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    const packageFolder = join(benchFolder, 'node_modules/contact-centre-client');
    rmSync(packageFolder, { recursive: true, force: true });
    mkdirSync(packageFolder);
    execFileSync('tar', ['-xzf', join(folder, filename), '-C', packageFolder, '--strip-components=1']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', [...args, '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}
