/** `npm run console`: the command of the package on the sources of this repository. `--dev` runs Vite's server instead of a build. */
import { readFileSync } from 'node:fs';
import { terminal } from './command/terminal.js';
import { run } from './command/run.js';
import { pagesOf } from './server.js';
import { buildConsole } from './server/build.js';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };
const args = process.argv.slice(2);
const isDev = args.includes('--dev');
if (!isDev) await buildConsole();
process.exitCode = await run(
  args.filter((arg) => arg !== '--dev'),
  terminal(version),
  pagesOf(isDev ? 'dev' : false),
);
