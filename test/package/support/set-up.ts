import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installConsumer, installRuntime, npm } from './install.js';
import { run } from './run.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed tarball. */
    tarball: string;
    /** The packed tarball of compat/, which programs install under the vendor's name. */
    compat: string;
    /** The packed console. */
    consoleTarball: string;
    /** A folder with nothing but the tarball and the packed console. */
    consoleProject: string;
    /** A folder outside the repository with the installed tarball and programs that use it. */
    consumer: string;
    /** A project beside it that tests its own functions. */
    sampleProject: string;
    /** The same with Jest. */
    jestProject: string;
    /** Programs for the vendor's package, with that package and the tarball. */
    programs: string;
    /** The folder of other runtimes, kept between runs. */
    runtimes: string;
  }
}

const root = resolve(import.meta.dirname, '../../..');

/** Packs what would be published, and installs it as a user would, beside packages of locked versions. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-'));
  const tarball = pack(root, folder);
  const compat = packCompat(folder);
  const consoleTarball = packConsole(folder);
  const install = (name: string): Promise<string> => installConsumer(name, folder, tarball);
  const [consumer, consoleProject, sampleProject, jestProject, programs, runtimes] = await Promise.all([
    install('probes'),
    installConsumer('console', folder, tarball, consoleTarball),
    install('sample-project'),
    install('jest-project'),
    install('programs'),
    installRuntimes(),
  ]);
  project.provide('tarball', await tarball);
  project.provide('compat', await compat);
  project.provide('consoleTarball', await consoleTarball);
  project.provide('consoleProject', consoleProject);
  project.provide('consumer', consumer);
  project.provide('sampleProject', sampleProject);
  project.provide('jestProject', jestProject);
  project.provide('programs', programs);
  project.provide('runtimes', runtimes);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

async function pack(from: string, into: string): Promise<string> {
  const packed = await npm(['pack', '--json', '--pack-destination', into], from, 'what would be published');
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(into, filename);
}

async function packCompat(into: string): Promise<string> {
  const compat = join(root, 'compat');
  await run(process.execPath, ['build.mjs'], compat);
  return await pack(compat, into);
}

async function packConsole(into: string): Promise<string> {
  await run(process.execPath, ['--import', 'tsx', 'examples/console/build/package.ts'], root);
  return await pack(join(root, 'examples/console'), into);
}

/**
 * Stored below node_modules: a gigabyte that seldom changes. Each is installed separately, so that a missing one is identified.
 */
async function installRuntimes(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/runtimes');
  for (const name of readdirSync(join(root, 'test/package/runtimes'))) {
    try {
      await installRuntime(name, folder);
    } catch (error) {
      // The tests on that runtime fail; those on the others still run.
      console.error((error as Error).message);
    }
  }
  return folder;
}
