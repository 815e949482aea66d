import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import { run } from './support/run.js';

const consumer = inject('consumer');

const bundles = new Map<string, Promise<string>>();

/** Returns the minified bundle of a program, which is made once for all tests. */
async function bundled(name: string, code: string, platform = 'browser'): Promise<string> {
  const key = `${platform}: ${code}`;
  const bundle = bundles.get(key) ?? bundleOf(name, code, platform);
  bundles.set(key, bundle);
  return await bundle;
}

async function bundleOf(name: string, code: string, platform: string): Promise<string> {
  writeFileSync(join(consumer, `${name}.entry.js`), code);
  const words = [
    '--bundle',
    '--minify',
    '--format=esm',
    `--platform=${platform}`,
    '--log-level=error',
    // An optional package, which is not installed here.
    '--external:@opentelemetry/api',
    `--outfile=${name}.bundle.js`,
  ];
  await run(join(consumer, 'node_modules/.bin/esbuild'), [...words, `${name}.entry.js`], consumer);
  return readFileSync(join(consumer, `${name}.bundle.js`), 'utf8');
}

it.each([
  ['the root', `export { ApiClient, UsersApi } from 'contact-centre-client';`],
  ['./fetch', `export { ApiClient, UsersApi } from 'contact-centre-client/fetch';`],
  [
    'a subpath',
    `export { ApiClient } from 'contact-centre-client/fetch'; export { UsersApi } from 'contact-centre-client/apis/users';`,
  ],
])('a bundle of one area from %s contains nothing of the other areas', async (name, code) => {
  const bundle = await bundled(`one-area-${name.replace(/\W+/g, '-')}`, code);
  const others = /["'`]\/(outbound|workforcemanagement|telephony|scim|quality)\//;
  expect(bundle).toContain('/users/{userId}');
  expect(bundle).not.toMatch(others);
  expect(await bundled('all-areas', `export * from 'contact-centre-client/fetch';`)).toMatch(others);
  expect(bundle).not.toContain('Harbourline');
});

it('qs is not part of bundles for browsers, but of those for Node', async () => {
  const code = `export { ApiClient } from 'contact-centre-client';`;
  expect(await bundled('browser-root', code)).not.toContain('arrayFormat');
  expect(await bundled('node-root', code, 'node')).toContain('arrayFormat');
});

it('bundles of ./fetch contain neither axios nor qs', async () => {
  const bundle = await bundled('fetch-only', `export * from 'contact-centre-client/fetch';`);
  expect(bundle).not.toMatch(/axios/i);
  expect(bundle).not.toContain('arrayFormat');
});

it("the root contains nothing that only programs of the vendor's package need", async () => {
  expect(await bundled('root-without-vendor', `export * from 'contact-centre-client';`)).not.toMatch(
    /gc_auth_popup|setMTLSContents/,
  );
  const ownBundle = await bundled('vendor', `export * from 'contact-centre-client/vendor';`);
  expect(ownBundle).toMatch(/gc_auth_popup/);
  expect(ownBundle).toMatch(/setMTLSContents/);
});

interface Chunk {
  fileName: string;
  isEntry: boolean;
  imports: string[];
  bytes: number;
}

const pages = new Map<string, Promise<Chunk[]>>();

/** Returns the files of a page, which is bundled once for all tests. */
async function chunksOf(name: string, code: string): Promise<Chunk[]> {
  const chunks = pages.get(code) ?? splitPage(name, code);
  pages.set(code, chunks);
  return await chunks;
}

/** Bundles a page with Vite 8, each file compressed separately. */
async function splitPage(name: string, code: string): Promise<Chunk[]> {
  const entry = join(consumer, `${name}.split.js`);
  writeFileSync(entry, code);
  const output = await run(process.execPath, [join(import.meta.dirname, 'support/split.mjs'), entry], consumer);
  return JSON.parse(output) as Chunk[];
}

/** Returns files with everything that they import statically. */
function withNeeded(chunks: readonly Chunk[], isWanted: (chunk: Chunk) => boolean): Set<Chunk> {
  const all = new Set(chunks.filter(isWanted));
  for (const { imports } of all) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
  }
  return all;
}

const weightOf = (chunks: Iterable<Chunk>): number => [...chunks].reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns what a page loads before its first call, and what it may load later. */
async function split(name: string, code: string): Promise<Omit<Weight, 'whole'>> {
  const chunks = await chunksOf(name, code);
  const first = withNeeded(chunks, ({ isEntry }) => isEntry);
  return { firstLoad: weightOf(first), later: weightOf(chunks.filter((chunk) => !first.has(chunk))) };
}

/** Returns what a page loads when it first needs a part. */
async function onDemand(name: string, code: string, parts: readonly string[]): Promise<Record<string, number>> {
  const chunks = await chunksOf(name, code);
  const first = withNeeded(chunks, ({ isEntry }) => isEntry);
  return Object.fromEntries(
    parts.map((part) => {
      const needed = withNeeded(chunks, ({ fileName }) => fileName.startsWith(`${part}-`));
      return [part, weightOf([...needed].filter((chunk) => !first.has(chunk)))];
    }),
  );
}

/** Returns the size of axios alone in the same page, with the features that the client uses. */
const axiosAlone = `import { Axios, isAxiosError } from 'axios'; globalThis.used = { Axios, isAxiosError };`;

interface Weight {
  /** Returns what a page loads before its first call. */
  firstLoad: number;
  /** Returns what it may load later. */
  later: number;
  /** Returns everything, without code splitting. */
  whole: number;
}

async function weigh(name: string, code: string): Promise<Weight> {
  return { ...(await split(name, code)), whole: gzipSync(await bundled(name, code), { level: 9 }).byteLength };
}

it.each([
  ['the root', 'contact-centre-client', 'ResponseTooLargeError'],
  ['./fetch', 'contact-centre-client/fetch', 'PagingLoopError'],
  ['./fetch in a browser', 'contact-centre-client/fetch', 'ResponseTooLargeError'],
])('esbuild loads no lazy part of %s initially', async (name, from, onDemand) => {
  const entry = `at-first-${name.replace(/\W+/g, '')}`;
  const folder = join(consumer, entry);
  writeFileSync(`${folder}.js`, `import { ApiClient, UsersApi } from '${from}'; globalThis.used = { ApiClient, UsersApi };`);
  const words = ['--bundle', '--splitting', '--minify', '--format=esm', '--platform=browser', '--log-level=error'];
  await run(join(consumer, 'node_modules/.bin/esbuild'), [...words, `--outdir=${folder}`, `${folder}.js`], consumer);
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const files = new Set([`${entry}.js`]);
  // Static imports of a file, without import().
  for (const file of files) for (const [, next = ''] of read(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) files.add(next);
  expect(readdirSync(folder).some((file) => read(file).includes(onDemand))).toBe(true);
  expect([...files].some((file) => read(file).includes('/users/{userId}/routingskills'))).toBe(true);
  expect([...files].filter((file) => read(file).includes(onDemand))).toEqual([]);
});

it('uploads and downloads are loaded lazily, except for the functions that start them', async () => {
  const client = `import { ApiClient } from 'contact-centre-client/fetch'; globalThis.client = ApiClient;`;
  const files = `import { bodyOf, download, upload } from 'contact-centre-client/files'; globalThis.used = { bodyOf, download, upload };`;
  const without = await weigh('client', client);
  const all = await weigh('client-and-files', `${client} ${files}`);
  const addition = { firstLoad: all.firstLoad - without.firstLoad, whole: all.whole - without.whole };
  const parts = ['upload', 'download', 'bodies', 'refusals', 'forms', 'gzip', 'progress-reports', 'md5', 'xhr'];
  const later = await onDemand('files-parts', `${client} ${files}`, parts);
  console.log(`files: ${addition.firstLoad} at first, ${addition.whole} where nothing is split off;`, later);
  expect(addition.firstLoad).toBeLessThanOrEqual(410);
  // Everything else that a file needs (a form, gzip, a digest, progress, errors of the store) is loaded with it.
  expect(later['upload']).toBeLessThanOrEqual(4150);
  expect(later['download']).toBeLessThanOrEqual(7180);
  expect(addition.whole).toBeLessThanOrEqual(9250);
  expect(await bundled('files-in-a-page', files)).not.toMatch(/node:(?:fs|http|crypto)/);
});

it('a sandbox in a page loads at most 180 kB of gzip at first, and the rest with the first request that needs it', async () => {
  const code = `import { createSandbox } from 'contact-centre-client/sandbox'; globalThis.sandbox = createSandbox();`;
  const { firstLoad, later } = await split('sandbox', code);
  console.log(`sandbox: ${firstLoad} at first, ${later} later`);
  expect(firstLoad).toBeLessThanOrEqual(180_000);
  expect(later).toBeGreaterThan(400_000);
});

it('automatic tokens take at most 3,290 bytes for a provider, and 6,870 with all stores and the redirect sign-in', async () => {
  const alone = `import { ApiClient } from 'contact-centre-client/fetch'; globalThis.client = ApiClient;`;
  const without = (await weigh('tokens-client', alone)).whole;
  const sizeOf = async (names: string): Promise<number> => {
    const code = `${alone} import ${names} from 'contact-centre-client/tokens'; globalThis.used = ${names.replace('* as all', '{ ...all }')};`;
    return (await weigh('tokens', code)).whole - without;
  };
  const one = await sizeOf('{ clientCredentials }');
  const all = await sizeOf('* as all');
  console.log(`tokens: ${one} for client credentials, ${all} in all`);
  expect(one).toBeLessThanOrEqual(3290);
  expect(all).toBeLessThanOrEqual(6870);
  const inPage = await bundled('tokens-in-a-page', `export * from 'contact-centre-client/tokens';`);
  expect(inPage).not.toMatch(/node:(?:fs|crypto|path)/);
});

it('bulk runs take at most 12,070 bytes of gzip beside the client, without parts for Node', async () => {
  const client = `import { ApiClient } from 'contact-centre-client/fetch/client'; globalThis.client = ApiClient;`;
  const engine = `import { bulk, fileJournal, memoryJournal, redisJournal } from 'contact-centre-client/bulk'; globalThis.used = { bulk, fileJournal, memoryJournal, redisJournal };`;
  const without = await weigh('bulk-client', client);
  const both = await weigh('bulk-and-client', `${client} ${engine}`);
  console.log(`bulk: ${both.whole - without.whole}`);
  expect(both.whole - without.whole).toBeLessThanOrEqual(12_070);
  expect(await bundled('bulk-in-a-page', engine)).not.toMatch(/node:(?:fs|os|crypto)/);
});

it('distributed chunks take at most 5,350 bytes of gzip beside the client, without BullMQ', () => {
  const built = readFileSync(join(consumer, 'node_modules/contact-centre-client/dist/bulk/bullmq.js'), 'utf8');
  const bytes = gzipSync(built).length;
  console.log(`bulk/bullmq: ${bytes}`);
  expect(built).toMatch(/from ["']bullmq["']/);
  expect(bytes).toBeLessThanOrEqual(5350);
});

describe("the size limits, in bytes of gzip of this package's code", () => {
  let beside: Weight;

  beforeAll(async () => {
    beside = await weigh('axios', axiosAlone);
    console.log(`axios alone: ${beside.firstLoad}`);
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    expect(Number(/axios alone +\| (\d+)/.exec(readme)?.[1])).toBe(Math.round(beside.firstLoad / 1000));
  });

  it.each(budgets)('hold for $what from $from', async ({ what, from, import: names, firstLoad, whole }) => {
    const name = `${what}-${from}`.replace(/\W+/g, '-');
    const [clause, use] = names === '*' ? ['* as all', '{ ...all }'] : [names, names];
    const all = await weigh(name, `import ${clause} from '${from}'; globalThis.used = ${use};`);
    // The size of dependencies is subtracted, since it depends on their releases.
    const others = from.includes('fetch') ? { firstLoad: 0, whole: 0 } : beside;
    const addition = { firstLoad: all.firstLoad - others.firstLoad, whole: all.whole - others.whole };
    console.log(
      `${what} from ${from}: ${addition.firstLoad} of our own at first, ${all.later} on demand, ${addition.whole} where nothing is split off ` +
        `(with axios ${all.firstLoad} and ${all.whole})`,
    );
    expect(addition.firstLoad).toBeLessThanOrEqual(firstLoad);
    expect(addition.whole).toBeLessThanOrEqual(whole);
    // A page with everything in it, and with its transport.
    expect(all.whole).toBeLessThanOrEqual(88_300);
  });

  it('hold for a single area, the largest included, so that none has to be divided: 3,250 bytes', async () => {
    const client = `import { ApiClient } from 'contact-centre-client/fetch/client';`;
    const alone = await weigh('area-client', `${client} globalThis.used = { ApiClient };`);
    const both = await weigh(
      'area-and-client',
      `${client} import { WorkforceManagementApi } from 'contact-centre-client/apis/workforce-management'; globalThis.used = { ApiClient, WorkforceManagementApi };`,
    );
    console.log(`workforce management: ${both.firstLoad - alone.firstLoad} of its own`);
    expect(both.firstLoad - alone.firstLoad).toBeLessThanOrEqual(3250);
  });

  it('hold for live events, beside the client that they need', async () => {
    const client = `import { ApiClient } from 'contact-centre-client/fetch/client';`;
    const alone = await weigh('events-client', `${client} globalThis.used = { ApiClient };`);
    const both = await weigh(
      'events',
      `${client} import { Notifications } from 'contact-centre-client/notifications'; globalThis.used = { ApiClient, Notifications };`,
    );
    const addition = {
      firstLoad: both.firstLoad - alone.firstLoad,
      later: both.later - alone.later,
      whole: both.whole - alone.whole,
    };
    console.log(
      `live events: ${addition.firstLoad} at first, ${addition.later} to share tabs, ${addition.whole} where nothing is split off`,
    );
    expect(addition.firstLoad).toBeLessThanOrEqual(15_280);
    expect(addition.later).toBeLessThanOrEqual(4250);
    expect(addition.whole).toBeLessThanOrEqual(19_240);
  });
});

it('hold for a governor, which is loaded lazily except for its options', async () => {
  const client = `import { ApiClient } from 'contact-centre-client/fetch/client'; globalThis.client = ApiClient;`;
  const withLimits = async (name: string, names: string): Promise<Weight> =>
    await weigh(name, `${client} import ${names} from 'contact-centre-client/limits'; globalThis.used = ${names};`);
  const without = await weigh('client-alone', client);
  const governor = await withLimits('governor', '{ Governor }');
  const shared = await withLimits('governor-shared', '{ Governor, redisShared }');
  const first = governor.firstLoad - without.firstLoad;
  const whole = governor.whole - without.whole;
  const redis = shared.whole - governor.whole;
  console.log(`a governor: ${first} at first, ${whole} where nothing is split off, ${redis} for Redis`);
  expect(first).toBeLessThanOrEqual(950);
  expect(whole).toBeLessThanOrEqual(7180);
  expect(redis).toBeLessThanOrEqual(1000);
});

it('hold for a preflight, whose data is loaded with the first check', async () => {
  const client = `import { ApiClient } from 'contact-centre-client/fetch/client'; globalThis.client = ApiClient;`;
  const without = await weigh('client-alone', client);
  const code = `${client} import { preflight } from 'contact-centre-client/preflight'; globalThis.used = preflight;`;
  const both = await weigh('preflight', code);
  const first = both.firstLoad - without.firstLoad;
  const later = await onDemand('preflight-parts', code, ['facts']);
  console.log(`a preflight: ${first} at first, ${later['facts']} with the first check`);
  expect(first).toBeLessThanOrEqual(2800);
  expect(later['facts']).toBeLessThanOrEqual(31_000);
  expect(await bundled('preflight-in-a-page', code)).not.toMatch(/node:/);
});

it('hold for the instrumentation of a client, without the API of OpenTelemetry', async () => {
  const client = `import { ApiClient } from 'contact-centre-client/fetch/client'; globalThis.client = ApiClient;`;
  const code = `${client} import { instrument } from 'contact-centre-client/otel'; globalThis.used = instrument;`;
  const without = await weigh('client-alone', client);
  const both = await weigh('otel', code);
  const later = await onDemand('otel-parts', code, ['recording']);
  const first = both.firstLoad - without.firstLoad;
  console.log(`instrument: ${first} at first, ${later['recording']} with the first call`);
  expect(first).toBeLessThanOrEqual(1200);
  expect(later['recording']).toBeLessThanOrEqual(1980);
  expect(await bundled('otel-in-a-page', code)).not.toMatch(/node:/);
});

describe('The additional size of a client with jobs, in bytes of gzip', () => {
  const client = `import { ApiClient, AnalyticsApi } from 'contact-centre-client/fetch'; globalThis.used = { ApiClient, AnalyticsApi };`;
  const withJobs = (names: string): string =>
    `${client} import ${names} from 'contact-centre-client/jobs'; globalThis.jobs = ${names.replace('* as ', '')};`;

  it('is at most 1,880 initially, 8,800 when a job is waited for, and 100 for each family', async () => {
    const without = await split('jobs-without', client);
    const core = await split('jobs-core', withJobs('{ jobFamily }'));
    const one = await split('jobs-one', withJobs('{ conversationDetails }'));
    const all = await split('jobs-all', withJobs('* as every'));
    const families = 59;
    const added = (weight: typeof core): number => weight.firstLoad - without.firstLoad;
    const each = (added(all) - added(core)) / families;
    const later = await onDemand('jobs-parts', withJobs('{ conversationDetails }'), [
      'job-methods',
      'delayed-start',
      'follow-addresses',
    ]);
    console.log(`jobs: ${added(core)} at first, ${core.later - without.later} on demand, ${Math.round(each)} a family;`, later);
    expect(added(core)).toBeLessThanOrEqual(1880);
    expect(core.later - without.later).toBeLessThanOrEqual(8800);
    expect(added(one) - added(core)).toBeLessThanOrEqual(100);
    expect(each).toBeLessThanOrEqual(100);
  });
});
