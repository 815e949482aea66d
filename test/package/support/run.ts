import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a program and returns its output; rejects with its error output if it fails. */
export async function run(program: string, words: string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, words, { cwd, timeout: 300_000, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Returns the path of a runtime's program, and how it runs a file; `undefined` if it could not be installed. */
export function runtime(name: string, folder: string): { program: string; words: string[] } | undefined {
  if (name === 'node') return { program: process.execPath, words: [] };
  const places: Record<string, { path: string; words: string[] }> = {
    node22: { path: 'node22/node_modules/node22/bin/node', words: [] },
    node24: { path: 'node24/node_modules/node24/bin/node', words: [] },
    node26: { path: 'node26/node_modules/node26/bin/node', words: [] },
    deno: {
      path: 'deno/node_modules/@deno/linux-x64-glibc/deno',
      words: ['run', '--allow-all', '--node-modules-dir=manual', '--quiet'],
    },
    bun: { path: 'bun/node_modules/@oven/bun-linux-x64/bin/bun', words: ['run'] },
    workerd: { path: 'workerd/node_modules/@cloudflare/workerd-linux-64/bin/workerd', words: ['serve'] },
  };
  const place = places[name];
  if (!place) throw new Error(`No runtime is called ${name}`);
  const program = join(folder, place.path);
  return existsSync(program) ? { program, words: place.words } : undefined;
}
