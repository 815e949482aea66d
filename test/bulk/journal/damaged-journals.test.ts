import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BulkNote, Journal } from 'contact-centre-client/bulk';
import { JournalError, bulk, fileJournal, redisJournal } from 'contact-centre-client/bulk';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_CHECKSUM, seal, unseal } from '../../../src/bulk/journal/seal.js';
import { redisClient } from '../../support/redis-client.js';
import { startRedis } from '../../support/redis.js';
import { errorOf } from '../../core/probe.js';

interface Person {
  id: string;
  title: string;
  version: number;
}

const ids = ['ann', 'bob', 'cy', 'dee', 'eva', 'fay', 'gus'];

/** A platform with a few users: it rejects the title of `dee`, has no `eva`, and responds 409 to an outdated version. */
function platform(journal: Journal, people: Map<string, Person>) {
  let requests = 0;
  const find = (id: string): Person => {
    requests += 1;
    const person = people.get(id);
    if (!person) throw Object.assign(new Error('gone'), { status: 404 });
    return person;
  };
  const patch = (id: string, title: string, version: number): Promise<Person> => {
    try {
      const person = find(id);
      if (id === 'dee') throw Object.assign(new Error('no such title'), { status: 400 });
      if (person.version !== version) throw Object.assign(new Error('another version'), { status: 409 });
      people.set(id, { id, title, version: version + 1 });
      onChange(id);
      return Promise.resolve(people.get(id)!);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
  let onChange: (id: string) => void = () => undefined;
  const identity = { organization: { id: 'o' }, OAuthClient: { id: 'c' } };
  const client = { send: () => ({ withResponse: () => Promise.resolve({ body: identity }) }) };
  const run = bulk({
    name: 'leads',
    client: client as never,
    source: () => ids.map((id) => ({ id, title: 'Agent – 経理', version: 1 })),
    key: ({ id }) => id,
    plan: ({ title }) => (title === 'Lead' ? undefined : { title: 'Lead' }),
    keep: ['id', 'title', 'version'],
    read: async (id) => await Promise.resolve(find(id)),
    apply: ({ id, version }, { title }) => patch(id, title, version),
    undo: ({ id, version }, { title }) => patch(id, title, version),
    journal,
    concurrency: 1,
  });
  return { run, requests: () => requests, whenChanged: (listener: (id: string) => void) => (onChange = listener) };
}

const everybody = (): Map<string, Person> =>
  new Map(ids.filter((id) => id !== 'eva').map((id) => [id, { id, title: 'Agent – 経理', version: 1 }]));

/** The state that a runner finds: a journal and the users at that time. */
interface Scene {
  name: string;
  text: string;
  people: Map<string, Person>;
  next: 'start' | 'undo';
  /** Whether a program was killed here, so that missing last lines cannot be detected. */
  isKilled: boolean;
}

interface Outcome {
  people: Person[];
  report: unknown;
  notes: BulkNote[];
}

let folder: string;
let path: string;
let scenes: Scene[];

async function scene(
  name: string,
  isKilled: boolean,
  next: Scene['next'],
  play: (at: ReturnType<typeof platform>) => Promise<void>,
) {
  rmSync(path, { force: true });
  const people = everybody();
  const at = platform(fileJournal(path, { fsync: false }), people);
  let scene: Pick<Scene, 'text' | 'people'> | undefined;
  at.whenChanged((id) => {
    if (isKilled && id === 'cy') scene ??= { text: readFileSync(path, 'utf8'), people: new Map(people) };
  });
  await play(at);
  return { name, next, isKilled, ...(scene ?? { text: readFileSync(path, 'utf8'), people }) };
}

/** Resumes from a scene. @throws JournalError if the journal is rejected, before any request. */
async function continueRun({ people: before, next }: Scene, bytes: Buffer | string): Promise<Outcome> {
  writeFileSync(path, bytes);
  const people = new Map(before);
  const { run, requests } = platform(fileJournal(path, { fsync: false }), people);
  try {
    const report = await run[next]();
    const notes: BulkNote[] = [];
    for await (const note of run.notes()) notes.push(note);
    return { people: [...people.values()].map(({ id, title, version }) => ({ id, title, version })), report, notes };
  } catch (error) {
    expect(error).toBeInstanceOf(JournalError);
    expect(['ERR_JOURNAL_CORRUPT', 'ERR_JOURNAL_VERSION']).toContain((error as JournalError).code);
    expect(requests()).toBe(0);
    throw error;
  }
}

const expectedOutcomes = new Map<Scene, Promise<Outcome>>();

async function isRefused(of: Scene, bytes: Buffer | string): Promise<boolean> {
  if (!expectedOutcomes.has(of)) expectedOutcomes.set(of, continueRun(of, of.text));
  const expected = await expectedOutcomes.get(of);
  try {
    const outcome = await continueRun(of, bytes);
    expect(outcome).toEqual(expected);
    return false;
  } catch (error) {
    if (error instanceof JournalError) return true;
    throw error;
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-'));
  path = join(folder, 'run.jsonl');
  scenes = [
    await scene('planned', false, 'start', async ({ run }) => void (await run.chunks())),
    await scene('killed', true, 'start', async ({ run }) => void (await run.start())),
    await scene('done', false, 'start', async ({ run }) => void (await run.start())),
    await scene('left midway', false, 'start', async ({ run }) => {
      for await (const { done } of run.start()) if (done >= 2) break;
    }),
    await scene('to be undone', false, 'undo', async ({ run }) => void (await run.start())),
    await scene('undone', false, 'undo', async ({ run }) => {
      await run.start();
      await run.undo();
    }),
  ];
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const linesOf = (text: string): string[] => text.trimEnd().split('\n');
const joinLines = (lines: string[]): string => `${lines.join('\n')}\n`;

describe('A line of a journal', () => {
  it('stays JSON and is read unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), fc.nat(), (value, before) => {
        // No line is empty.
        const line = JSON.stringify(Array.isArray(value) ? ['s', ...value] : { bulk: 2, ...value });
        const { text, checksum } = seal(line, before);
        expect(() => JSON.parse(text) as unknown).not.toThrow();
        expect(unseal(text, before)).toEqual({ line, checksum });
        expect(unseal(text, before + 1)).toBeUndefined();
      }),
    );
  });

  it('is rejected if any single character is changed, removed or added', () => {
    for (const line of ['["s",0]', '["d",12]', '["p",0,"ann",{"title":"経理"},{"id":"ann"}]', '{"bulk":2,"name":"leads"}']) {
      const { text } = seal(line, FIRST_CHECKSUM);
      for (let at = 0; at < text.length; at++)
        for (let bit = 0; bit < 8; bit++) {
          const other = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
          for (const changedLine of [
            text.slice(0, at) + other + text.slice(at + 1),
            text.slice(0, at) + text.slice(at + 1),
            text.slice(0, at) + other + text.slice(at),
          ])
            expect(unseal(changedLine, FIRST_CHECKSUM)).toBeUndefined();
        }
    }
    for (const text of ['', '[', ']', '{}', '[]', '["s",0]', '"00000000"]', ',"00000000"]'])
      expect(unseal(text, FIRST_CHECKSUM)).toBeUndefined();
  });
});

describe('A damaged journal in a file', () => {
  it('is rejected before any request, or resumed with the same result, whichever bit or byte is changed', async () => {
    let refusedCount = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean(), async (which, where, mask, isBit) => {
        const of = scenes[which % scenes.length]!;
        const bytes = Buffer.from(of.text);
        const at = where % bytes.length;
        bytes[at] = bytes[at]! ^ (isBit ? 1 << (mask % 8) : mask);
        if (await isRefused(of, bytes)) refusedCount += 1;
      }),
      { numRuns: 300 },
    );
    expect(refusedCount).toBeGreaterThan(290);
  });

  it('is rejected for each line that is removed, repeated or swapped, up to its end mark', async () => {
    for (const of of scenes) {
      const lines = linesOf(of.text);
      for (let at = 0; at < lines.length; at++) {
        const without = [...lines.slice(0, at), ...lines.slice(at + 1)];
        const repeatedLines = [...lines.slice(0, at), lines[at]!, ...lines.slice(at)];
        expect(await isRefused(of, joinLines(repeatedLines)), `${of.name}, line ${at} repeated`).toBe(true);
        for (const other of [at + 1, at + 2, lines.length - 1].filter((index) => index > at && index < lines.length)) {
          const swappedLines = [...lines];
          [swappedLines[at], swappedLines[other]] = [lines[other]!, lines[at]!];
          expect(await isRefused(of, joinLines(swappedLines)), `${of.name}, lines ${at} and ${other} swapped`).toBe(true);
        }
        // A missing last line looks like a kill just before it, which the next test covers.
        if (at < lines.length - 1) expect(await isRefused(of, joinLines(without)), `${of.name}, line ${at} removed`).toBe(true);
      }
    }
  });

  it('gives the same result when cut at any byte, as after a kill', async () => {
    for (const of of scenes) {
      const expected = await continueRun(of, of.text);
      const bytes = Buffer.from(of.text);
      // A kill truncates what was being written: at most the last two lines, because users are changed one at a time here.
      const lastLines = Buffer.byteLength(joinLines(linesOf(of.text).slice(0, -2)));
      for (let end = of.name === 'planned' ? 0 : lastLines; end <= bytes.length; end++) {
        const { people, notes } = await continueRun(of, bytes.subarray(0, end));
        expect(people, `${of.name}, ${end} bytes`).toEqual(expected.people);
        if (!of.isKilled && end >= Buffer.byteLength(joinLines(linesOf(of.text).slice(0, -1))))
          expect(notes, `${of.name}, ${end} bytes`).toEqual(expected.notes);
      }
    }
  });

  it('of an earlier version is rejected as such, and not changed', async () => {
    for (const text of ['{"bulk":1,"run":"x"}\n', '{"bulk":1,']) {
      writeFileSync(path, text);
      const { run } = platform(fileJournal(path), everybody());
      const error = await errorOf(run.start(), JournalError);
      expect(error).toMatchObject({ code: 'ERR_JOURNAL_VERSION', message: expect.stringContaining('earlier version') as string });
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });
});

describe('A damaged journal in Redis', () => {
  it('is rejected if any of its lines is changed, removed, repeated or moved, and if Redis has lost a list', async () => {
    const redis = await startRedis();
    const { command, close } = redisClient(redis.port);
    const send = (...words: [string, ...string[]]) => command(words);
    try {
      const journal = redisJournal(command, 'damage');
      const parts = ['head', 'plan', 'events:0'];
      await platform(journal, everybody()).run.start();
      const lists = new Map<string, string[]>();
      for (const part of parts) lists.set(part, (await send('LRANGE', `bulk:{damage}:${part}`, '0', '-1')) as string[]);
      const attempt = async (part: string, lines: string[]): Promise<void> => {
        await send('DEL', `bulk:{damage}:${part}`);
        if (lines.length > 0) await send('RPUSH', `bulk:{damage}:${part}`, ...lines);
        const people = everybody();
        const { run, requests } = platform(journal, people);
        const read = async (): Promise<void> => {
          await run.start();
          for await (const note of run.notes()) expect(note.key).not.toBe('');
        };
        // Lines after the end of the plan are never read.
        const isHarmless = part === 'plan' && lines.length > lists.get(part)!.length && lines.at(-1) === lines.at(-2);
        if (isHarmless) await read();
        else expect(await errorOf(read(), JournalError)).toMatchObject({ code: 'ERR_JOURNAL_CORRUPT' });
        expect(requests()).toBe(0);
        await send('DEL', `bulk:{damage}:${part}`);
        await send('RPUSH', `bulk:{damage}:${part}`, ...lists.get(part)!);
      };
      for (const part of parts) {
        const lines = lists.get(part)!;
        for (let at = 0; at < lines.length; at++) {
          const line = lines[at]!;
          const changes = [0, Math.floor(line.length / 2), line.length - 1].map(
            (index) => line.slice(0, index) + String.fromCharCode(line.charCodeAt(index) ^ 1) + line.slice(index + 1),
          );
          for (const changedLine of changes) await attempt(part, [...lines.slice(0, at), changedLine, ...lines.slice(at + 1)]);
          await attempt(part, [...lines.slice(0, at), ...lines.slice(at + 1)]);
          await attempt(part, [...lines.slice(0, at), line, ...lines.slice(at)]);
        }
        await attempt(part, [...lines].reverse());
        await attempt(part, []);
      }
      await attempt('head', lists.get('plan')!.slice(0, 2));
      await send('DEL', 'bulk:{damage}:head');
      await send('RPUSH', 'bulk:{damage}:head', '{"bulk":1,"run":"x"}');
      const error = await errorOf(platform(journal, everybody()).run.start(), JournalError);
      expect(error.code).toBe('ERR_JOURNAL_VERSION');
    } finally {
      close();
      await redis.stop();
    }
  });
});
