import { AbortError } from 'contact-centre-client';
import type { BulkProgress, Journal } from 'contact-centre-client/bulk';
import { memoryJournal } from 'contact-centre-client/bulk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../core/probe.js';
import { createDeferred, leads, organisation, placeOf, supporters } from '../support.js';
import { says } from '../../support/says.js';

/** Runs all pending microtasks and timers that need no further event. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
};

describe('A paused run', () => {
  it('completes the pending requests, starts none, and continues after resume()', async () => {
    const isReached = createDeferred();
    const answers = createDeferred();
    let heldCount = 0;
    const { sandbox, client } = organisation(40, async (request, send) => {
      if ((placeOf(request) ?? 0) < 3) return await send();
      if (++heldCount === 2) isReached.resolve();
      await answers.promise;
      return await send();
    });
    const run = leads(client, { concurrency: 2 });
    expect(run.isPaused).toBe(false);
    const report = Promise.resolve(run.start());
    await isReached.promise;
    run.pause();
    run.pause();
    expect(run.isPaused).toBe(true);
    answers.resolve();
    await settle();
    const changedCount = supporters(sandbox).filter(({ version }) => version === 2).length;
    // The two requests that were pending.
    expect(changedCount).toBe(5);
    const requestCount = sandbox.requests.length;
    await settle();
    expect(sandbox.requests).toHaveLength(requestCount);
    run.resume();
    expect(run.isPaused).toBe(false);
    expect(await report).toMatchObject({ done: 20 });
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(20).fill(2));
  });

  it('sends no batch if it was paused while the journal was written', async () => {
    const { client } = organisation(8);
    const inner = memoryJournal();
    const isWritten = createDeferred();
    let writeCount = 0;
    const journal: Journal = {
      open: async (range) => {
        const open = await inner.open(range);
        const addEvents = open.addEvents.bind(open);
        open.addEvents = async (events) => {
          await addEvents(events);
          writeCount += 1;
          if (writeCount > 1) return;
          run.pause();
          isWritten.resolve();
        };
        return open;
      },
    };
    let batchCount = 0;
    const apply = (): Promise<void> => {
      batchCount += 1;
      return Promise.resolve();
    };
    const run = leads(client, { journal, batch: { size: 4, apply } });
    const report = Promise.resolve(run.start());
    await isWritten.promise;
    await settle();
    expect(batchCount).toBe(0);
    run.resume();
    expect(await report).toMatchObject({ done: 4 });
    expect(batchCount).toBe(1);
  });

  it('reports the pause and the continuation in its progress', async () => {
    const { client } = organisation(20);
    const run = leads(client, { concurrency: 1 });
    const reports: BulkProgress[] = [];
    for await (const progress of run.start()) {
      reports.push(progress);
      if (progress.isPaused) run.resume();
      else if (progress.done === 3 && !reports.some((each) => each.isPaused)) run.pause();
    }
    expect(reports.filter(({ isPaused }) => isPaused)).not.toEqual([]);
    expect(reports[0]).toMatchObject({ isPaused: false });
    expect(reports.at(-1)).toMatchObject({ isPaused: false, done: 10 });
  });

  it.each(['start', 'undo', 'retryFailed', 'rehearse', 'chunks'] as const)(
    'sends no request if it is paused before %s',
    async (what) => {
      const { sandbox, client } = organisation(4);
      const journal = memoryJournal();
      await leads(client, { journal }).start();
      const run = leads(client, { journal });
      run.pause();
      const requestCount = sandbox.requests.length;
      const work = Promise.resolve(run[what]());
      await settle();
      expect(sandbox.requests).toHaveLength(requestCount);
      run.resume();
      await work;
      expect(sandbox.requests.length).toBeGreaterThan(requestCount);
    },
  );

  it('reports in its first progress that it is paused before it begins', async () => {
    const { client } = organisation(4);
    const run = leads(client);
    run.pause();
    for await (const progress of run.start()) {
      if (run.isPaused) expect(progress).toMatchObject({ phase: 'planning', settled: 0, isPaused: true });
      run.resume();
    }
  });

  it('stops reading its source while it is planned', async () => {
    const { sandbox, client } = organisation(40);
    let read = 0;
    const run = leads(client, {
      source: function* () {
        for (const each of supporters(sandbox)) {
          read += 1;
          if (read === 7) run.pause();
          yield each;
        }
      },
    });
    const report = Promise.resolve(run.start());
    await settle();
    expect(read).toBe(7);
    run.resume();
    expect(await report).toMatchObject({ done: 20 });
  });

  it('lets the caller leave the loop, and continues with the next start()', async () => {
    const { sandbox, client } = organisation(20);
    const journal = memoryJournal();
    const run = leads(client, { journal, concurrency: 3 });
    for await (const { done } of run.start())
      if (done >= 2) {
        run.pause();
        break;
      }
    const requestCount = sandbox.requests.length;
    await settle();
    expect(sandbox.requests).toHaveLength(requestCount);
    run.resume();
    expect(await run.start()).toMatchObject({ done: 10 });
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(10).fill(2));
  });

  it('can be left before it begins', async () => {
    const { sandbox, client } = organisation(4);
    const run = leads(client);
    run.pause();
    for await (const { isPaused } of run.start()) if (isPaused) break;
    expect(sandbox.requests).toEqual([]);
  });

  it('ends on abort', async () => {
    const { sandbox, client } = organisation(20);
    const ending = new AbortController();
    const run = leads(client, { concurrency: 4 });
    let answerCount = 0;
    const work = run.start({ signal: ending.signal });
    const error = errorOf(
      (async () => {
        for await (const { done } of work) if ((answerCount = done) >= 2) run.pause();
      })(),
      AbortError,
    );
    await settle();
    ending.abort();
    expect((await error).message).toEqual(says('The bulk run leads was aborted'));
    expect(supporters(sandbox).filter(({ version }) => version === 2).length).toBeGreaterThanOrEqual(answerCount);
  });

  it('changes and reverts each entity once, however often it is paused, and sends nothing while paused', async () => {
    const schedules = fc.record({
      pausedAt: fc.array(fc.nat({ max: 60 }), { maxLength: 6 }),
      concurrency: fc.integer({ min: 1, max: 5 }),
      size: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(schedules, async ({ pausedAt, concurrency, size }) => {
        const { sandbox, client, users } = organisation(16);
        let calls = 0;
        const onCall = (): void => {
          expect(run.isPaused).toBe(false);
          calls += 1;
          if (!pausedAt.includes(calls)) return;
          run.pause();
          void settle().then(() => {
            run.resume();
          });
        };
        const patch = (id: string, version = 0, title = '') => users.patchUser(id, { title, version });
        const run = leads(client, {
          concurrency,
          read: (id) => (onCall(), users.getUser(id)),
          apply: ({ id, version }, { title }) => (onCall(), patch(id, version, title)),
          undo: ({ id, version }, { title }) => (onCall(), patch(id, version, title)),
          ...(size > 1 && {
            batch: {
              size,
              apply: (items) => {
                onCall();
                return Promise.all(items.map(({ key, kept, change }) => patch(key, kept.version, change.title)));
              },
            },
          }),
        });
        expect(await run.start()).toMatchObject({ done: 8, failed: 0 });
        expect(await run.undo()).toMatchObject({ done: 8, failed: 0 });
        expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(8).fill(3));
        expect(calls).toBe(Math.ceil(8 / size) + 16);
      }),
      { numRuns: 25 },
    );
  });
});
