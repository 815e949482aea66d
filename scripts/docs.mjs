// Builds the documentation site into docs/site/dist, or serves it with reload: `npm run docs`, `npm run docs:dev`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const site = 'docs/site';
const command = process.argv[2] === 'dev' ? 'dev' : 'build';
const startTime = Date.now();

// The pages for coding assistants and the playground come from the built package.
if (!existsSync('dist/llms/llms.txt')) run('npm', ['run', 'build']);
run('npm', ['run', 'reference']);
run(process.execPath, [resolve(site, 'node_modules/astro/astro.js'), command], site);
if (command === 'build') {
  const files = listFiles(join(site, 'dist'));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const seconds = (Date.now() - startTime) / 1000;
  console.log(`${site}/dist: ${(bytes / 1e6).toFixed(1)} MB in ${files.length} files, built in ${seconds.toFixed(0)} s`);
}

function listFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Runs a program, and ends with its exit code if it fails. */
function run(program, words, folder = '.') {
  const { status } = spawnSync(program, words, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32' && program === 'npm',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
