import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Packages with an install script, and why they work without it. Read a script before you add its package. */
const unneeded: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles what an optional dependency holds ready for the platform',
  esbuild: 'looks whether the optional dependency for the platform runs',
  msw: 'copies its worker into folders that package.json names, of which there are none here',
  'msgpackr-extract': 'compiles what an optional dependency holds ready for the platform',
  protobufjs: 'warns if a program names another version scheme than its own, and changes nothing',
  'unrs-resolver': 'looks whether the optional dependency for the platform is there',
};

it('Every package that has an install script is known to work without it', () => {
  const groups = ['test/package/consumers', 'test/package/runtimes'];
  const projects = groups.flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)));
  const names = new Set<string>();
  for (const project of ['', 'bench', 'examples/nextjs', ...projects]) {
    const { packages } = JSON.parse(readFileSync(join(root, project, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { hasInstallScript?: boolean }>;
    };
    for (const [path, { hasInstallScript }] of Object.entries(packages))
      if (hasInstallScript) names.add(path.split('node_modules/').at(-1) ?? path);
  }
  expect([...names].sort()).toEqual(Object.keys(unneeded).sort());
});

it('The set-up installs the locked versions and runs no install script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'set-up-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  mkdirSync(join(folder, 'test'));
  cpSync(join(root, 'scripts/set-up.mjs'), join(folder, 'scripts/set-up.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@"\n');
  chmodSync(join(folder, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` };
  const { stdout } = spawnSync(process.execPath, ['scripts/set-up.mjs'], { cwd: folder, env, encoding: 'utf8' });
  expect(stdout).toBe('ci --ignore-scripts --no-audit --no-fund\n');
});
