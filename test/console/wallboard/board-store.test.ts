import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BoardStore, MANY_QUEUES } from '../../../examples/console/src/wallboard/figures/board-store.js';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-12T14:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const keys = { now: ['now'], day: ['day'], arrivals: ['arrivals'] };

/** A board of queues whose first one has so many waiting interactions. */
function open(queueCount: number) {
  const cache = new QueryClient();
  const queues = Array.from({ length: queueCount }, (_, index) => ({ id: `q${index}`, name: `Queue ${index}` }));
  const store = new BoardStore({ cache, queues, keys, interval: '', platformTime: (ms) => ms });
  const responseOf = (count: number) => ({
    results: [{ group: { queueId: 'q0', mediaType: 'voice' }, data: [{ metric: 'oWaiting', stats: { count } }] }],
  });
  const query = cache.getQueryCache().build(cache, { queryKey: keys.now });
  let notifiedCount = 0;
  const stop = store.subscribe(() => {
    notifiedCount += 1;
  });
  // All stores share one clock, whose timer is of this test.
  onTestFinished(stop);
  return {
    store,
    stop,
    waiting: () => store.queues()[0]?.now?.waiting,
    respond: (count: number) => query.setData(responseOf(count)),
    hear: (count: number) => query.setData(responseOf(count), { manual: true }),
    notifiedCount: () => notifiedCount,
  };
}

describe('The figures of queues', () => {
  it('show each event of few queues at once', () => {
    const { hear, waiting, respond, notifiedCount } = open(MANY_QUEUES);
    respond(1);
    expect(waiting()).toBe(1);
    const before = notifiedCount();
    hear(2);
    expect(notifiedCount()).toBe(before + 1);
    expect(waiting()).toBe(2);
  });

  it('show events of many queues together every two seconds, and are the same list until then', () => {
    const { hear, waiting, respond, notifiedCount, store } = open(MANY_QUEUES + 1);
    respond(1);
    expect(waiting()).toBe(1);
    const before = notifiedCount();
    const shown = store.queues();
    hear(2);
    vi.advanceTimersByTime(1000);
    hear(3);
    vi.advanceTimersByTime(999);
    expect(notifiedCount()).toBe(before);
    expect(store.queues()).toBe(shown);
    vi.advanceTimersByTime(1);
    expect(notifiedCount()).toBe(before + 1);
    expect(waiting()).toBe(3);
  });

  it('show a response about many queues at once', () => {
    const { waiting, respond, notifiedCount } = open(MANY_QUEUES + 1);
    respond(1);
    expect(waiting()).toBe(1);
    const before = notifiedCount();
    respond(4);
    expect(notifiedCount()).toBe(before + 1);
    expect(waiting()).toBe(4);
  });

  it('notify no listener that has unsubscribed', () => {
    const { respond, stop, notifiedCount } = open(1);
    stop();
    respond(1);
    vi.advanceTimersByTime(5000);
    expect(notifiedCount()).toBe(0);
  });
});
