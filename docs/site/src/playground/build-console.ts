import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Builds the console with a sandbox in its page. */
export async function buildConsoleDemo(folder: string): Promise<void> {
  const vite = join(dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  const words = [vite, 'build', join(root, 'examples/console'), '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  // The console has its own version of Vite, and React selects its build by NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production', VITE_DEMO: 'true' };
  await promisify(execFile)(process.execPath, words, { cwd: root, env });
}
