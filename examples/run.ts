/**
 * `npm run recipe -- <name>` runs a recipe with the embedded sandbox; further arguments go to the recipe. Without a name it
 * lists the recipes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxClients } from 'contact-centre-client/sandbox';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { nearestName } from '../src/core/arguments/nearest-name.js';
import { startProxy } from '../test/support/proxy.js';
import { runNext } from './run-next.js';
import { servePage } from './serve-page.js';

/** How the sandbox of a recipe differs from the default. */
interface SandboxSettings {
  /** The OAuth client whose id and secret the recipe receives; `clientCredentials` by default, `pkce` for pages. */
  client?: keyof SandboxClients;
  /** Whether customers call and agents answer; on for pages by default. */
  traffic?: boolean;
  /** Whether the next run of the recipe finds the state that this one leaves. */
  isStateSaved?: boolean;
  /** Starts what the recipe needs besides the sandbox. */
  start?: (environment: Record<string, string>) => Promise<Running>;
}

/** What a recipe needs besides the sandbox. */
interface Running {
  environment: Record<string, string>;
  close: () => Promise<unknown>;
}

const settings: Record<string, SandboxSettings> = {
  'bulk-change': { isStateSaved: true },
  'express-login': { client: 'code' },
  lambda: { traffic: true },
  nextjs: { traffic: true },
  'two-organisations': { start: startSource },
  'vitest-suite': { traffic: true },
};

/** Serves a second organisation, with wrap-up codes that the sandbox lacks, and a proxy. */
async function startSource(target: Record<string, string>): Promise<Running> {
  const wrapupCodes = ['Ticket Sold', 'Berth Changed', 'Ferry Cancelled'].map((name) => ({ name }));
  const source = await serveSandbox({ seed: { organisation: { name: 'Meridian Ferries' }, wrapupCodes } });
  const proxy = await startProxy();
  const { id, secret } = source.sandbox.clients.clientCredentials;
  const environment = {
    SOURCE_API_URL: source.url,
    SOURCE_CLIENT_ID: id,
    SOURCE_CLIENT_SECRET: secret,
    ...Object.fromEntries(Object.entries(target).map(([name, value]) => [`TARGET_${name}`, value])),
    PROXY_URL: proxy.url,
  };
  return { environment, close: () => Promise.all([proxy.close(), source.close()]) };
}

/** Folders of other programs, which have a command each. */
const otherFolders = ['console', 'workers'];
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
  .map(({ name }) => name);

/** Returns the first sentence of a recipe's README.md. */
function summaryOf(name: string): string {
  const readme = readFileSync(join(import.meta.dirname, name, 'README.md'), 'utf8');
  return /^[^#\n].*?[.:](?=\s)/m.exec(readme)?.[0] ?? '';
}

/** Runs `main.ts` of a folder in the folder itself, and takes over its exit code. */
async function runProgram(folder: string, args: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'main.ts', ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  // Ctrl-C in a terminal reaches both programs. This one ends after the recipe.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
}

async function runRecipe(name: string, args: string[]): Promise<void> {
  const folder = join(import.meta.dirname, name);
  const isPage = existsSync(join(folder, 'index.html'));
  const isNext = existsSync(join(folder, 'next.config.mjs'));
  const { client = isPage ? 'pkce' : 'clientCredentials', traffic = isPage, isStateSaved = false, start } = settings[name] ?? {};
  const output = join(folder, 'output');
  await mkdir(output, { recursive: true });
  const server = await serveSandbox({
    rateLimit: false,
    traffic,
    ...(isStateSaved && { data: join(output, 'sandbox.json') }),
  });
  const { id, secret } = server.sandbox.clients[client];
  let environment: Record<string, string> = { API_URL: server.url, CLIENT_ID: id, CLIENT_SECRET: secret };
  const running = await start?.(environment);
  if (running) environment = running.environment;
  try {
    console.log(`The sandbox listens at ${server.url}\n`);
    if (isPage) await servePage(folder, environment);
    else if (isNext) await runNext(folder, environment);
    else await runProgram(folder, args, environment);
  } finally {
    await running?.close();
    await server.close();
  }
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  console.log('Usage: npm run recipe -- <name>\n');
  for (const each of names) console.log(`  ${each.padEnd(20)}  ${summaryOf(each)}`);
} else if (names.includes(name)) {
  await runRecipe(name, args);
} else {
  const nearest = nearestName(name, names);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  console.error(`There is no recipe "${name}".${hint} Recipes: ${names.join(', ')}`);
  process.exitCode = 2;
}
