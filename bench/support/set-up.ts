import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchFolder, rootFolder } from './child.js';

const installed = join(benchFolder, 'node_modules/.package-lock.json');
const lock = join(benchFolder, 'package-lock.json');

/** Installs what is compared where that is missing or older than its lock file, builds the package, and puts it beside the others. */
export function setUp({ build }: { build: boolean }): void {
  checkVersions();
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs)
    npm(['ci', '--ignore-scripts', '--loglevel=error'], benchFolder);
  if (build) npm(['run', 'build'], rootFolder);
  placePackage();
}

/** What the package needs must lie beside it, at the very version of the root's lock: a comparison with another axios would say nothing. */
function checkVersions(): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const versions = (file: string): Record<string, { version: string } | undefined> =>
    (read(file) as { packages: Record<string, { version: string }> }).packages;
  const { dependencies } = read(join(rootFolder, 'package.json')) as { dependencies: Record<string, string> };
  const own = versions(lock);
  const root = versions(join(rootFolder, 'package-lock.json'));
  for (const name of [...Object.keys(dependencies), 'undici']) {
    const version = root[`node_modules/${name}`]?.version;
    if (own[`node_modules/${name}`]?.version === version) continue;
    throw new Error(`bench/package.json must name ${name} at ${String(version)}, the version in the root's lock`);
  }
}

/** The packed tarball, unpacked where Node and bundlers find it under its name, next to the libraries that it is compared with. */
function placePackage(): void {
  const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-bench-'));
  try {
    const packed = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], rootFolder);
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    const place = join(benchFolder, 'node_modules/contact-centre-client');
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place);
    execFileSync('tar', ['-xzf', join(folder, filename), '-C', place, '--strip-components=1']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function npm(words: readonly string[], cwd: string): string {
  return execFileSync('npm', [...words, '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}
