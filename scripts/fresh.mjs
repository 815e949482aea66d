// Tries the newest release of every range: in a copy of the repository, whose locks are written anew, it says what has changed and runs the
// checks (all, or those that are named: `npm run check:fresh -- types package`). What is locked here stays as it is.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const shell = process.platform === 'win32';
const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-fresh-'));
try {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const trackedFiles = files.split('\n').filter((file) => file !== '');
  for (const file of trackedFiles) cpSync(file, join(folder, file));
  for (const lock of trackedFiles.filter((file) => file.endsWith('package-lock.json'))) {
    const lockFolder = join(folder, dirname(lock));
    rmSync(join(folder, lock));
    cpSync('.npmrc', join(lockFolder, '.npmrc'));
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--prefer-online', '--loglevel=error'], {
      cwd: lockFolder,
      stdio: 'inherit',
      shell,
    });
    report(lock, versions(lock), versions(join(folder, lock)));
  }
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder, stdio: 'inherit', shell });
  const { status } = spawnSync('npm', ['run', 'check', '--', ...process.argv.slice(2)], { cwd: folder, stdio: 'inherit', shell });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function versions(lock) {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  return new Map(Object.entries(packages).flatMap(([path, { version }]) => (path && version ? [[path, version]] : [])));
}

function report(lock, before, after) {
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `  ${path.replace(/^node_modules\//, '')}: ${before.get(path) ?? 'not there'} → ${after.get(path) ?? 'gone'}`);
  console.log([`${lock}: ${changes.length === 0 ? 'nothing has changed' : ''}`, ...changes].join('\n'));
}
