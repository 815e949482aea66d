import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { onTestFinished } from 'vitest';

interface Source {
  contents: string;
  /** The folder that the imports of the source start from. */
  resolveDir: string;
}

/** Builds a module in memory and returns its code. */
export async function bundle(source: Source, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    stdin: { ...source, loader: 'ts' },
    bundle: true,
    platform: 'neutral',
    logLevel: 'silent',
    ...options,
    write: false,
  });
  return outputFiles[0]!.text;
}

/** Runs CommonJS code and returns its exports. */
export function runCommonJs(code: string, require: (path: string) => unknown): Record<string, unknown> {
  const module = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function('module', 'exports', 'require', code) as (...values: unknown[]) => void;
  run(module, module.exports, require);
  return module.exports;
}

/** Creates a folder with files, and removes it after the test. */
export async function temporaryFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
