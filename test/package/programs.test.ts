import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allow } from '../browser/support/login-page.js';
import { chromiumLaunch } from '../support/chromium.js';
import { serveFiles } from '../support/files.js';
import { PATIENCE } from '../support/patience.js';
import { installAlias } from './support/install.js';
import { certificate, startStandIn } from './support/platform.js';
import type { StandIn } from './support/platform.js';
import { run } from './support/run.js';

/**
 * Programs for the vendor's newest package, installed like its users do; this package is installed beside it under its own
 * name.
 */
const programs = inject('programs');
const installed = join(programs, 'node_modules/contact-centre-client');
const sources = [
  'export.ts',
  'tool-server.mts',
  'wizard.mjs',
  'bulk.cjs',
  'function.cjs',
  'changes.csv',
  'status-react',
  'status-vue',
  'wallboard',
];

/** Folders where the same programs find the vendor's package, and compat/ under its name, and one after `move`. */
const folders = { theirs: programs, ours: join(programs, 'ours'), moved: join(programs, 'moved') };
type Client = keyof typeof folders;

/** The output of `move`. */
let report: string;

beforeAll(async () => {
  for (const folder of [folders.ours, folders.moved]) {
    for (const name of [...sources, 'tsconfig.json', 'vite.config.mjs', 'package.json']) {
      cpSync(join(programs, name), join(folder, name), { recursive: true });
    }
  }
  await installAlias(inject('compat'), folders.ours);
  cpSync(join(programs, 'alias'), join(folders.ours, 'alias'), { recursive: true });
  report = await run(join(programs, 'node_modules/.bin/contact-centre-client'), ['move', folders.moved, '--write'], programs);
  await Promise.all(Object.values(folders).map(build));
});

const compiler = resolve(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc');

/** Compiles TypeScript and bundles browser code; fails if either reports an error. */
async function build(folder: string): Promise<void> {
  const tool = (path: string, ...words: string[]): Promise<string> => run(process.execPath, [path, ...words], folder);
  await tool(compiler, '-p', '.', '--singleThreaded');
  await tool(join(programs, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error');
}

interface Outcome {
  shown: string[];
  requests: string[];
}

interface Run {
  words: string[];
  /** Standard input. */
  input?: string[];
  /** A file that the program writes, in addition to its output. */
  file?: string;
}

/** Runs a program with one client in its own contact centre. */
async function outcome(client: Client, { words, input = [], file }: Run): Promise<Outcome> {
  const standIn = await startStandIn(installed);
  try {
    const { id, secret } = standIn.sandbox.clients.clientCredentials;
    const cwd = folders[client];
    const env = {
      GENESYS_CLIENT_ID: id,
      GENESYS_CLIENT_SECRET: secret,
      PLATFORM_PORT: String(standIn.port),
      NODE_EXTRA_CA_CERTS: fileURLToPath(certificate),
      HOME: cwd,
    };
    const preload = ['--require', join(import.meta.dirname, 'support/to-loopback.cjs')];
    const child = spawn(process.execPath, [...preload, ...words], { cwd, env, timeout: PATIENCE });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    child.stdin.end(input.map((line) => `${line}\n`).join(''));
    const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    const shown = [...printed.trimEnd().split('\n'), ...(complaints === '' ? [] : [complaints]), `exit ${String(code)}`];
    if (file !== undefined && existsSync(join(cwd, file))) shown.push(readFileSync(join(cwd, file), 'utf8'));
    return { shown, requests: standIn.takeRequests() };
  } finally {
    await standIn.close();
  }
}

/** Returns the result of all programs if it is the same. */
async function sameOutcome(program: Run): Promise<Outcome> {
  const [theirs, ours] = await Promise.all([outcome('theirs', program), outcome('ours', program)]);
  expect(ours).toEqual(theirs);
  expect(await outcome('moved', program)).toEqual(theirs);
  return theirs;
}

it('move removes all references to the package, and lists what needs a person', () => {
  const files = readdirSync(folders.moved, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:\w?[jt]sx?|vue|json)$/.test(name),
  );
  const naming = files.filter((name) => readFileSync(join(folders.moved, name), 'utf8').includes('purecloud-platform-client-v2'));
  expect(files.length).toBeGreaterThan(sources.length);
  expect(naming).toEqual([]);
  expect(report).not.toContain('Left to do:');
  expect(report).toMatch(/^Unchanged, works as before .*`ApiClient\.instance` \(\d+ places, first moved\/bulk\.cjs:\d+\)/m);
  expect(report).toMatch(/^Unchanged, works as before .*`loginImplicitGrant`/m);
});

describe("A program in the vendor's style has the same result with this package, under its name or the vendor's", () => {
  it('export', async () => {
    const interval = '2026-06-15T08:00:00.000Z/2026-06-15T12:00:00.000Z';
    const { shown } = await sameOutcome({ words: ['out/export.js', interval, 'export.csv'], file: 'export.csv' });
    expect(shown[0]).toMatch(/^[1-9]\d+ conversations$/);
    expect(shown.at(-1)).toMatch(/^id,start,end,queue,participants\n"/);
    expect(shown).toContain('exit 0');
  });

  it('wizard', async () => {
    const input = ['1', 'Bookings', 'Cruise bookings', 'Booked, Undecided', 'Team Leader', 'n'];
    const { shown } = await sameOutcome({ words: ['wizard.mjs'], input });
    expect(shown).toContain('That did not work: Another queue has the name "Bookings" (400 duplicate.name)');
    expect(shown).toContain('Cruise bookings in Home: 2 wrap-up codes, 3 members');
    expect(shown.slice(-2)).toEqual(['Gone: not.found', 'exit 0']);
  });

  it('bulk script', async () => {
    const { shown } = await sameOutcome({ words: ['bulk.cjs', 'changes.csv'] });
    expect(shown.slice(-4)).toEqual([
      'nobody@harbourline.example: 404 not.found, Unable to find a user with that id',
      'yusra.demir@harbourline.example: 400 bad.request, proficiency must be from 0 to 5',
      '2 changed, 2 failed',
      'exit 1',
    ]);
  });

  it('function', async () => {
    const form = { queue: 'Bookings', phone: '+353 1 555 0100', name: 'Ines', page: '/cruises' };
    const events = ['no form', form, { ...form, queue: 'Nowhere' }, { ...form, queueId: 'nowhere' }].map((body) => ({
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }));
    const invoke = `(async () => { for (const event of ${JSON.stringify(events)}) console.log((await require('./function.cjs').handler(event)).statusCode) })()`;
    const { shown } = await sameOutcome({ words: ['-e', invoke] });
    expect(shown).toEqual(['400', '201', '404', '404', 'exit 0']);
  });

  it('tool server', async () => {
    const call = (name: string, input: object): object => ({ method: 'tools/call', params: { name, arguments: input } });
    const input = [
      { method: 'initialize', params: { protocolVersion: '2025-06-18' } },
      { method: 'tools/list' },
      call('find_agent', { name: 'Osei' }),
      call('agent_status', { id: 'nobody' }),
      call('rename_queue', { from: 'Bookings', to: 'Cruises' }),
      { method: 'resources/list' },
    ].map((message, id) => JSON.stringify({ jsonrpc: '2.0', id, ...message }));
    const { shown } = await sameOutcome({ words: ['out/tool-server.mjs'], input });
    expect(shown.join()).toContain('The queue is called Cruises');
    expect(shown).toContain('exit 0');
  });
});

describe("A program that uses members of the vendor's client has the same result with compat/ under the vendor's name", () => {
  const compile = (folder: string): Promise<string> =>
    run(process.execPath, [compiler, '-p', 'alias', '--singleThreaded'], folder);

  beforeAll(async () => {
    await compile(folders.theirs);
    await compile(folders.ours);
  });

  it.each([
    ['writes its log to a file and nothing to the console', 'alias/logger.cjs'],
    ['reads and changes settings of the client', 'alias/settings.mjs'],
    ['has a custom API class, and imports the package by a path', 'alias/own-api.cjs'],
    ['reads errors', 'alias/refused.cjs'],
    ['passes bodies of workforce management as arguments', 'alias/workforce.cjs'],
    ['has a custom HTTP client and a hook', 'alias/hooks.cjs'],
    ['replaces classes and methods with stand-ins', 'alias/stand-ins.cjs'],
    ['replaces callApi, leaves a gateway, and calls without a token', 'alias/careless.cjs'],
    ['sends through an HTTP client that it has written, and reads a configuration file', 'alias/transport.mjs'],
    ['is written in TypeScript, with stand-ins of API classes', 'out/alias/widget.js'],
  ])('%s: %s', async (_what, file) => {
    const [theirs, ours] = await Promise.all([outcome('theirs', { words: [file] }), outcome('ours', { words: [file] })]);
    expect({ ...ours, shown: ours.shown.map(withoutRemedy) }).toEqual(theirs);
    expect(theirs.shown.at(-1)).toBe('exit 0');
  });

  /** Returns a line without what this package adds to the vendor's messages: a remedy and a section of the guides. */
  function withoutRemedy(line: string): string {
    return line.replace(/(?:\. Use [^"(]+)? \(see docs\/troubleshooting\.md#\w+\)/g, '');
  }
});

describe("A page in the vendor's style has the same result with this package, under its name or the vendor's", () => {
  let standIn: StandIn;
  let browser: Browser;

  beforeAll(async () => {
    standIn = await startStandIn(installed);
    const { args, ...launch } = chromiumLaunch();
    browser = await chromium.launch({ ...launch, args: [...args, `--host-resolver-rules=${standIn.resolverRules}`] });
  });

  afterAll(async () => {
    await browser.close();
    await standIn.close();
  });

  /** Opens a page with an empty profile, and returns the result of `act`. */
  async function visit(client: Client, name: string, clientId: string, act: (page: Page) => Promise<string[]>): Promise<Outcome> {
    standIn.sandbox.reset();
    standIn.takeRequests();
    const site = await serveFiles((path) => join(folders[client], 'dist', path.endsWith('/') ? `${path}index.html` : path));
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    page.setDefaultTimeout(PATIENCE);
    const failed = new Promise<never>((_resolve, reject) => page.once('pageerror', reject));
    // Only relevant while a condition is awaited.
    failed.catch(() => undefined);
    try {
      await page.goto(`${site.url}/${name}/?client=${clientId}&desk=4`);
      await allow(page);
      const shown = await Promise.race([act(page), failed]);
      return { shown, requests: standIn.takeRequests().sort() };
    } finally {
      await page.close();
      await site.close();
    }
  }

  async function sameVisit(name: string, clientId: string, act: (page: Page) => Promise<string[]>): Promise<Outcome> {
    const theirs = await visit('theirs', name, clientId, act);
    expect(await visit('ours', name, clientId, act)).toEqual(theirs);
    expect(await visit('moved', name, clientId, act)).toEqual(theirs);
    return theirs;
  }

  it('status widget in React', async () => {
    const { shown } = await sameVisit('status-react', standIn.sandbox.clients.implicit.id, async (page) => {
      await page.getByRole('heading').waitFor();
      const offered = await page.getByRole('button').allTextContents();
      const status = page.getByRole('status');
      const before = await status.textContent();
      await page.getByRole('button', { name: 'Meal' }).click();
      await expect.poll(() => status.textContent()).toBe('Meal');
      await page.getByRole('button', { name: 'Retired status' }).click();
      await expect.poll(() => page.getByRole('alert').textContent()).not.toBe('');
      const refused = await page.getByRole('alert').textContent();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByLabel('Sign in as').waitFor();
      return [...offered, String(before), String(refused)];
    });
    expect(shown).toContain('Meal');
  });

  it('status widget in Vue', async () => {
    const { shown } = await sameVisit('status-vue', standIn.sandbox.clients.pkce.id, async (page) => {
      const title = await page.getByRole('heading').textContent();
      // They follow the name, with a separate response.
      await page.getByRole('listitem').first().waitFor();
      const queues = await page.getByRole('listitem').allTextContents();
      const status = page.getByRole('status');
      await page.getByRole('button', { name: 'Off queue' }).click();
      await expect.poll(() => status.textContent()).toBe('OFF_QUEUE');
      const first = page.getByRole('checkbox').first();
      const joined = await first.isChecked();
      const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await first.click();
      return [String(title), ...queues, String(joined), String((await changed).status())];
    });
    expect(shown[0]).toBe('Amara Osei, desk 4');
  });

  it('wallboard', async () => {
    const { shown } = await sameVisit('wallboard', standIn.sandbox.clients.implicit.id, async (page) => {
      await expect.poll(() => page.locator('#state').textContent()).toBe('Live');
      const before = await page.getByRole('row').allTextContents();
      const [queue] = standIn.sandbox.queues;
      standIn.sandbox.publish(`v2.analytics.queues.${queue!.id}.observations`, {
        group: { queueId: queue!.id },
        data: [{ metrics: [{ metric: 'oWaiting', stats: { count: 41 } }] }],
      });
      const row = page.getByRole('row', { name: queue!.name });
      await expect.poll(() => row.textContent()).toContain('41');
      return [...before, ...(await page.getByRole('row').allTextContents())];
    });
    expect(shown.join()).toContain('Bookings41');
  });
});
