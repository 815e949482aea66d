/** Builds what the package contains: the pages in `dist`, the server in `lib`, and the texts of the root. Runs before `npm pack`. */
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { buildConsole } from '../server/build.js';

const folder = resolve(import.meta.dirname, '..');
const root = resolve(folder, '../..');

await Promise.all([buildConsole(), buildServer()]);
for (const name of ['CHANGELOG.md', 'LICENSE']) cpSync(resolve(root, name), resolve(folder, name));

/** Bundles the server without `contact-centre-client`, the only dependency of the package. */
async function buildServer(): Promise<void> {
  const lib = resolve(folder, 'lib');
  rmSync(lib, { recursive: true, force: true });
  const bundle = await rolldown({
    input: { bin: resolve(folder, 'bin.ts'), command: resolve(folder, 'command.ts') },
    platform: 'node',
    // The command starts from the module that other programs import.
    external: /^(?:node:|contact-centre-client(?:\/|$)|\.\/command\.js$)/,
  });
  await bundle.write({ dir: lib, format: 'esm' });
  await bundle.close();
}
