import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { ConfigurationError } from 'contact-centre-client';
import type { Journal } from 'contact-centre-client/bulk';
import { JournalError, fileJournal, memoryJournal } from 'contact-centre-client/bulk';
import { createSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileJournal as portableJournal } from '../../../src/bulk/portable.js';
import { errorOf } from '../../core/probe.js';
import { clientOf, leads, organisation, supporters } from '../support.js';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-'));
  path = join(folder, 'run.jsonl');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('A journal in a file', () => {
  it('contains lines only its owner can read, about 200 bytes per entity, and its lock is removed after the run', async () => {
    const { client } = organisation(40);
    await leads(client, { journal: fileJournal(path) }).start();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(existsSync(`${path}.lock`)).toBe(false);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    const [head, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
    expect(head).toMatchObject({
      bulk: 2,
      name: 'leads',
      plan: expect.any(String) as string,
      organization: expect.any(String) as string,
    });
    expect(rest[0]).toEqual([
      'p',
      0,
      expect.any(String),
      { title: 'Lead' },
      { id: expect.any(String) as string, title: 'Title 0', version: 1 },
      expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    ]);
    expect(rest).toContainEqual(['r', 20, expect.any(String) as string]);
    expect(rest.at(-1)).toEqual(['e', expect.any(String) as string]);
    expect(rest.filter((line) => (line as unknown[])[0] === 'd')).toHaveLength(20);
    expect(statSync(path).size / 20).toBeLessThan(240);
  });

  it('is resumed after a kill that truncated its last line', async () => {
    const { sandbox, client } = organisation(20);
    const journal = fileJournal(path);
    for await (const { done } of leads(client, { journal }).start()) if (done >= 3) break;
    const { size } = statSync(path);
    appendFileSync(path, '["s",9');
    expect(await leads(client, { journal }).start()).toMatchObject({ done: 10 });
    expect(readFileSync(path, 'utf8').slice(size)).not.toContain('["s",9[');
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(10).fill(2));
  });

  it.each([1, 30, 150, 400, 900])('is resumed after a kill during planning, after %i bytes', async (bytes) => {
    const { sandbox, client } = organisation(20);
    const journal = fileJournal(path);
    await leads(client, { journal }).chunks();
    truncateSync(path, bytes);
    expect(await leads(client, { journal }).start()).toMatchObject({ total: 10, done: 10 });
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(10).fill(2));
  });

  it('is rejected and left unchanged if the file is not a journal', async () => {
    const { client } = organisation(0);
    for (const text of ['id,name\n1,Ann', '\u0000\u0000', '[]\n', '{"name":"a config"}\n']) {
      writeFileSync(path, text);
      const error = await errorOf(leads(client, { journal: fileJournal(path) }).start(), JournalError);
      expect(error.code).toBe('ERR_JOURNAL_CORRUPT');
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });

  it.each([
    ['rubbish among its lines', '{"s",1\n'],
    ['an unknown letter', '["?",1]\n'],
    ['a place that was never planned', '["d",77]\n'],
    ['no place', '["d",-1]\n'],
    ['a plan that is not whole', '["c",0]\n'],
  ])('is rejected if it contains %s, without quoting it', async (_what, line) => {
    const { sandbox, client } = organisation(4);
    const journal = fileJournal(path);
    await leads(client, { journal }).chunks();
    appendFileSync(path, line);
    const requestCount = sandbox.requests.length;
    const error = await errorOf(leads(client, { journal }).start(), JournalError);
    expect(error.code).toBe('ERR_JOURNAL_CORRUPT');
    expect(inspect(error)).not.toContain(line.trim());
    expect(sandbox.requests.slice(requestCount).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('is rejected if part of the plan is missing', async () => {
    const { client } = organisation(8);
    await leads(client, { journal: fileJournal(path) }).chunks();
    const lines = readFileSync(path, 'utf8').split('\n');
    for (const missing of [2, 4]) {
      writeFileSync(path, lines.filter((_line, index) => index !== missing).join('\n'));
      const error = await errorOf(leads(client, { journal: fileJournal(path) }).start(), JournalError);
      expect(error.code).toBe('ERR_JOURNAL_CORRUPT');
    }
  });

  it('ends the run on a full disk, before any request that it has not recorded', async () => {
    const { sandbox, client } = organisation(20);
    const journal = fileJournal(path);
    const handle = await open(new URL(import.meta.url));
    await handle.close();
    const proto = Object.getPrototypeOf(handle) as FileHandle;
    const write = Reflect.get(proto, 'appendFile');
    let remaining = 6;
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(proto, 'appendFile').mockImplementation(async function (this: FileHandle, ...words) {
      if (remaining-- > 0) {
        await write.apply(this, words);
        return;
      }
      // Half of it is still written.
      await write.call(this, String(words[0]).slice(0, 5));
      throw full;
    });
    const error = await errorOf(leads(client, { journal, concurrency: 2 }).start(), JournalError);
    expect(error).toMatchObject({ code: 'ERR_JOURNAL_WRITE', reason: 'ENOSPC' });
    const sentCount = readFileSync(path, 'utf8').match(/\["s"/g)?.length ?? 0;
    expect(supporters(sandbox).filter(({ version }) => version === 2).length).toBeLessThanOrEqual(sentCount);
    vi.restoreAllMocks();
    expect(await leads(client, { journal }).start()).toMatchObject({ done: 10 });
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(10).fill(2));
  });

  it('is rejected in a missing directory, and in runtimes without files', async () => {
    const { client } = organisation(0);
    const journal = fileJournal(join(folder, 'none', 'run.jsonl'));
    expect(await errorOf(leads(client, { journal }).start(), JournalError)).toMatchObject({ reason: 'ENOENT' });
    expect(() => portableJournal()).toThrow(ConfigurationError);
  });
});

describe('The lock of a journal', () => {
  const hold = (pid: number, host = hostname()): void => {
    writeFileSync(`${path}.lock`, JSON.stringify({ pid, host, id: 'x' }));
  };

  it.each([
    ['a file', () => fileJournal(path)],
    ['memory', () => memoryJournal()],
  ])('admits one of two runners, in %s', async (_where, make) => {
    const { sandbox, client } = organisation(10);
    const journal = make();
    const outcomes = await Promise.allSettled([leads(client, { journal }).start(), leads(client, { journal }).start()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const findCode = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(findCode?.reason).toMatchObject({ name: 'JournalError', code: 'ERR_JOURNAL_LOCKED' });
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(5).fill(2));
  });

  it('is respected while its holder is running or is on another machine', async () => {
    const { client } = organisation(0);
    for (const [pid, host] of [[process.ppid], [1, 'elsewhere']] as const) {
      hold(pid, host);
      const error = await errorOf(leads(client, { journal: fileJournal(path) }).start(), JournalError);
      expect(error.code).toBe('ERR_JOURNAL_LOCKED');
    }
  });

  it('is taken from a holder that has ended or was silent for a minute, and if its content is invalid', async () => {
    const { client } = organisation(2);
    const { pid } = spawnSync('true');
    hold(pid);
    expect(await leads(client, { journal: fileJournal(path) }).start()).toMatchObject({ done: 1 });
    hold(1, 'elsewhere');
    const past = new Date(Date.now() - 61_000);
    utimesSync(`${path}.lock`, past, past);
    expect(await leads(client, { journal: fileJournal(path) }).start()).toMatchObject({ done: 1 });
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('of a dead holder is taken by one of several concurrent runners', async () => {
    hold(spawnSync('true').pid);
    const journal = fileJournal(path);
    const range = { from: 0, to: Infinity };
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => journal.open(range)));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]?.value.close();
  });

  it('ends the run of a holder that was silent until another runner took it', async () => {
    const openJournal = await fileJournal(path).open({ from: 0, to: Infinity });
    hold(process.ppid);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    expect(await errorOf(openJournal.addEvents([{ place: 0, line: '["s",0]' }]), JournalError)).toMatchObject({
      code: 'ERR_JOURNAL_LOCKED',
    });
    expect(readFileSync(path, 'utf8')).toBe('');
    await openJournal.close();
    // It must not remove a lock that it no longer holds.
    expect(existsSync(`${path}.lock`)).toBe(true);
  });
});

describe('A journal', () => {
  it('of another plan, another run or another organisation is rejected by name', async () => {
    const { client } = organisation(4);
    const journal = memoryJournal();
    await leads(client, { journal }).start();
    const findCode = async (run: ReturnType<typeof leads>): Promise<unknown> => (await errorOf(run.start(), JournalError)).code;
    expect(await findCode(leads(client, { journal, name: 'others' }))).toBe('ERR_JOURNAL_RUN');
    expect(await findCode(leads(client, { journal, plan: () => ({ title: 'Chief' }) }))).toBe('ERR_JOURNAL_PLAN');
    expect(await findCode(leads(client, { journal, keep: ['id', 'version'] as never }))).toBe('ERR_JOURNAL_PLAN');
    const elsewhere = clientOf(createSandbox({ seed: 9 }));
    expect(await findCode(leads(elsewhere, { journal }))).toBe('ERR_JOURNAL_ORGANIZATION');
  });

  it('is identified by the revision, if there is one, and not by the text of the plan', async () => {
    const { client } = organisation(4);
    const journal = memoryJournal();
    await leads(client, { journal, revision: '1' }).start();
    expect(await leads(client, { journal, revision: '1', plan: () => undefined }).start()).toMatchObject({ done: 2 });
    const error = await errorOf(leads(client, { journal, revision: '2' }).start(), JournalError);
    expect(error.code).toBe('ERR_JOURNAL_PLAN');
  });
});

describe('A custom journal', () => {
  /** A journal that returns changed lines. */
  const changing = (change: (line: string) => string): Journal => {
    const inner = memoryJournal();
    const changeLines = async function* (lines: AsyncIterable<string>) {
      for await (const line of lines) yield change(line);
    };
    return {
      open: async (range) => {
        const open = await inner.open(range);
        return {
          ...open,
          head: async () => (await open.head()).map(change),
          plan: (of) => changeLines(open.plan(of)),
          events: (of) => changeLines(open.events(of)),
        };
      },
    };
  };

  it.each<[string, string, string]>([
    ['an unknown letter', '["d",1]', '["?",1]'],
    ['a place that was never planned', '["d",1]', '["d",77]'],
    ['no place', '["d",1]', '["d",-1]'],
    ['a change without fields', '["d",1]', '["c",0]'],
    ['rubbish', '["d",1]', '{"d",1'],
    ['no list', '["d",1]', '{"d":1}'],
    ['another total', '["r",2]', '["r","2"]'],
    ['a plan without a key', '["p",1', '["p",1,0,{},{}]'],
    ['a plan at another place', '["p",1', '["p",0,"x",{},{}]'],
    ['a plan of something else', '["p",1', '["q",1,"x",{},{}]'],
    ['a head of a later version', '{"bulk":2', '{"bulk":3}'],
    ['a head without a run', '{"bulk":2', '{"bulk":2,"name":"leads"}'],
  ])('is rejected if it returns %s', async (_what, from, to) => {
    const { sandbox, client } = organisation(4);
    const isWhole = { change: false };
    const journal = changing((line) => (isWhole.change && line.startsWith(from) ? to : line));
    await leads(client, { journal }).start();
    isWhole.change = true;
    const sentCount = sandbox.requests.length;
    const read = async (): Promise<void> => {
      const run = leads(client, { journal });
      await run.start();
      for await (const note of run.notes()) expect(note).toBeUndefined();
    };
    expect(await errorOf(read(), JournalError)).toMatchObject({ code: 'ERR_JOURNAL_CORRUPT' });
    expect(sandbox.requests.slice(sentCount).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('bulk', () => {
  it.each([
    ['no object', 5],
    ['a misspelt option', { journals: 1 }],
    ['no name', { name: '' }],
    ['no source', { source: undefined }],
    ['no list of what is kept', { keep: 'id' }],
    ['neither read nor find', { read: undefined }],
    ['both of them', { find: () => undefined }],
    ['no requests at once', { concurrency: 0 }],
    ['too many at once', { concurrency: 65 }],
    ['an empty batch', { batch: { size: 0, apply: () => undefined } }],
    ['no journal', { journal: undefined }],
  ])('rejects %s', async (_what, changes) => {
    const { bulk } = await import('contact-centre-client/bulk');
    const { client } = organisation(0);
    const make = () => (typeof changes === 'object' ? leads(client, changes as never) : bulk(changes as never));
    expect(make).toThrow(ConfigurationError);
  });

  it.each([
    { maxFailures: '2 %' },
    { maxFailures: -1 },
    { maxFailures: 'all' },
    { maxWait: -1 },
    { maxWait: 'long' },
    { maxWaitMs: NaN },
    { maxWaitMs: '5' },
    { maxWait: 1, maxWaitMs: 1000 },
    { signal: true },
    { maxWaits: 1 },
    null,
  ])('refuses to start with %j', (options) => {
    const { client } = organisation(0);
    expect(() => leads(client).start(options as never)).toThrow(ConfigurationError);
  });
});
