// Writes the components of the package, at the locked versions, as a CycloneDX document: `tsx scripts/release/components.ts release/sbom.cdx.json`.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error('Usage: tsx scripts/release/components.ts <file>');
  process.exit(2);
}

const { name, version, description, license, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  unknown
>;
// In the repository itself, `npm sbom --omit dev` leaves out what a development dependency needs too: 23 of 38 components.
const temporary = mkdtempSync(join(tmpdir(), 'components-'));
try {
  // npm names the document after the folder.
  const folder = join(temporary, String(name));
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, description, license, dependencies }));
  cpSync('package-lock.json', join(folder, 'package-lock.json'));
  npm(folder, 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund');
  const components = npm(folder, 'sbom', '--package-lock-only', '--sbom-type', 'library', '--sbom-format', 'cyclonedx');
  writeFileSync(target, components);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function npm(cwd: string, ...args: string[]): string {
  return execFileSync('npm', [...args, '--loglevel=error'], { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
}
