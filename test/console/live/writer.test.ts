import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rereading } from '../../../examples/console/src/live/rereading.js';
import { Writer } from '../../../examples/console/src/live/writer.js';

const queryKey = ['figures'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A cached response: a list of events, as an example of figures. */
function begin() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: { resolve: (answer: string[]) => void; reject: (error: Error) => void }[] = [];
  const read = async (): Promise<void> => {
    const queryFn = () => new Promise<string[]>((resolve, reject) => answers.push({ resolve, reject }));
    await cache.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  };
  const write = vi.fn((answer: string[], event: string) => (answer.includes(event) ? answer : [...answer, event]));
  const writer = new Writer(cache, queryKey, write);
  const stop = writer.follow();
  const shown = (): string[] | undefined => cache.getQueryData(queryKey);
  return { cache, answers, read, write, writer, shown, stop };
}

const passing = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

describe('An event for a page', () => {
  it('is written to its response together with others of the same moment', async () => {
    const { cache, writer, shown, stop } = begin();
    cache.setQueryData(queryKey, ['a']);
    const listener = vi.fn();
    cache.getQueryCache().subscribe(listener);
    for (const event of ['b', 'c', 'd']) writer.hear(event);
    await passing(50);
    expect(shown()).toEqual(['a', 'b', 'c', 'd']);
    expect(listener).toHaveBeenCalledOnce();
    writer.hear('d');
    await passing(50);
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('is not lost during a refetch that returns an older response', async () => {
    const { answers, read, writer, shown, stop } = begin();
    const first = read();
    await passing(0);
    writer.hear('b');
    await passing(50);
    expect(shown()).toBeUndefined();
    answers[0]!.resolve(['a']);
    await first;
    expect(shown()).toEqual(['a', 'b']);

    const second = read();
    await passing(0);
    writer.hear('c');
    await passing(50);
    expect(shown()).toEqual(['a', 'b', 'c']);
    answers[1]!.resolve(['a', 'b']);
    await second;
    expect(shown()).toEqual(['a', 'b', 'c']);
    stop();
  });

  it('from before a refetch is not written over its response', async () => {
    const { cache, answers, read, writer, write, shown, stop } = begin();
    cache.setQueryData(queryKey, ['a']);
    writer.hear('b');
    const reading = read();
    await passing(0);
    expect(shown()).toEqual(['a', 'b']);
    answers[0]!.resolve(['newer']);
    await reading;
    await passing(50);
    expect(shown()).toEqual(['newer']);
    expect(write).toHaveBeenCalledOnce();
    stop();
  });

  it('leaves a failed response unchanged until the next success', async () => {
    const { cache, answers, read, writer, shown, stop } = begin();
    cache.setQueryData(queryKey, ['a']);
    const failing = read();
    await passing(0);
    answers[0]!.reject(new Error('Refused'));
    await failing;
    writer.hear('b');
    await passing(50);
    expect([shown(), cache.getQueryState(queryKey)?.status]).toEqual([['a'], 'error']);
    const reading = read();
    await passing(0);
    writer.hear('c');
    answers[1]!.resolve(['a', 'b']);
    await reading;
    expect([shown(), cache.getQueryState(queryKey)?.status]).toEqual([['a', 'b', 'c'], 'success']);
    stop();
  });

  it('is no longer written once the page is left', async () => {
    const { cache, writer, shown, stop } = begin();
    cache.setQueryData(queryKey, ['a']);
    // With a window, the cache has its own timer.
    const timers = vi.getTimerCount();
    writer.hear('b');
    expect(vi.getTimerCount()).toBe(timers + 1);
    stop();
    expect(vi.getTimerCount()).toBe(timers);
    await passing(50);
    expect(shown()).toEqual(['a']);
  });
});

describe('A change without content', () => {
  /** A displayed response, and the times of its requests, in s. */
  function watched(gap: number, isInterrupted = () => false) {
    const { cache } = begin();
    const requests: number[] = [];
    const start = Date.now();
    const refetch = vi.spyOn(cache, 'refetchQueries').mockImplementation(() => {
      requests.push(Math.floor((Date.now() - start) / 1000));
      return Promise.resolve();
    });
    return { rereading: new Rereading(cache, queryKey, { gap, isInterrupted }), requests, refetch };
  }

  it('is refetched together with others, and not before the gap has passed', async () => {
    const { rereading, requests } = watched(10_000);
    await passing(20_000);
    for (let second = 0; second < 30; second++) {
      rereading.soon();
      await passing(1000);
    }
    expect(requests).toEqual([21, 31, 41]);
    rereading.stop();
    await passing(20_000);
    expect(requests).toHaveLength(3);
  });

  it('is not refetched while events are interrupted, because the repair refetches', async () => {
    let isInterrupted = true;
    const { rereading, requests } = watched(1000, () => isInterrupted);
    rereading.soon();
    await passing(5000);
    expect(requests).toEqual([]);
    isInterrupted = false;
    await Promise.all([rereading.now(), passing(0)]);
    await passing(20_000);
    expect(requests).toEqual([5]);
  });

  it('is refetched after an interruption that needed no repair', async () => {
    let isInterrupted = true;
    const { rereading, requests } = watched(1000, () => isInterrupted);
    rereading.soon();
    await passing(5000);
    isInterrupted = false;
    await passing(20_000);
    expect(requests).toEqual([6]);
  });

  it('is refetched immediately after an interruption, once for all subscriptions', async () => {
    const { rereading, requests } = watched(10_000);
    rereading.soon();
    await Promise.all([rereading.now(), rereading.now(), passing(0)]);
    await passing(20_000);
    expect(requests).toEqual([0]);
  });
});
