import { AbortError, ConfigurationError, InvalidParameterError, TimeoutError } from 'contact-centre-client';
import { EventOverflowError, TopicRefusedError } from 'contact-centre-client/notifications';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stage } from './support.js';
import type { Stage } from './support.js';
import { says } from '../support/says.js';

const presence = 'v2.users.{id}.presence';
const observations = 'v2.analytics.queues.{id}.observations';
const topic = 'v2.users.u1.presence';

let on: Stage | undefined;
const begin = (...stageOptions: Parameters<typeof stage>): Stage => (on = stage(...stageOptions));
const beginPoor = (): Stage => begin({}, { userId: ({ users }) => users.at(-1)!.id });
afterEach(async () => {
  await on?.live.close();
  on = undefined;
});

const until = async (condition: () => boolean): Promise<void> => {
  await expect.poll(condition, { interval: 5 }).toBe(true);
};

const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => ({ resolved: value }),
    (reason: unknown) => reason,
  );

/** Publishes events with the numbers from `first` to `last` as their source. */
function publish({ sandbox }: Stage, first: number, last = first): void {
  for (let number = first; number <= last; number += 1) sandbox.publish(topic, { source: String(number) });
}

/** Waits until all published events have arrived. */
async function arrived(all: Stage): Promise<void> {
  const event = all.live.once('v2.users.{id}.routingStatus', 'probe');
  await all.live.ready();
  all.sandbox.publish('v2.users.probe.routingStatus', {});
  await event;
}

describe('an event stream', () => {
  it('yields every event in order, and ends its subscription when the loop is left', async () => {
    const all = begin();
    const events = all.live.events(presence, 'u1');
    await events.ready;
    publish(all, 1, 3);
    await arrived(all);
    const receivedEvents: (string | undefined)[] = [];
    for await (const { eventBody } of events) {
      receivedEvents.push(eventBody.source);
      if (receivedEvents.length === 2) publish(all, 4);
      if (receivedEvents.length === 4) break;
    }
    expect(receivedEvents).toEqual(['1', '2', '3', '4']);
    expect(all.live.topics).toEqual([]);
    expect(await events.next()).toEqual({ done: true, value: undefined });
    await until(() => all.sockets.open.size === 0);
  });

  it('serves several readers in the order of their calls', async () => {
    const all = begin();
    const events = all.live.events(presence, 'u1');
    const results = [events.next(), events.next(), events.next()];
    await events.ready;
    publish(all, 1, 2);
    const values = await Promise.all(results.slice(0, 2));
    expect(values.map(({ value }) => (value as { eventBody: { source?: string } }).eventBody.source)).toEqual(['1', '2']);
    expect(await events.return()).toEqual({ done: true, value: undefined });
    expect(await results[2]).toEqual({ done: true, value: undefined });
  });

  it('throws an EventOverflowError after the buffered events, when more wait to be read', async () => {
    const all = begin();
    const events = all.live.events(presence, 'u1', { bufferSize: 3 });
    await events.ready;
    publish(all, 1, 5);
    await arrived(all);
    const receivedEvents: unknown[] = [];
    const error = await reasonOf(
      (async () => {
        for await (const { eventBody } of events) receivedEvents.push(eventBody.source);
      })(),
    );
    expect(receivedEvents).toEqual(['1', '2', '3']);
    expect(error).toBeInstanceOf(EventOverflowError);
    expect(error).toMatchObject({ code: 'ERR_EVENT_OVERFLOW', topic: presence, bufferSize: 3 });
    expect(String(error)).toContain('more than 3 events');
    expect(all.live.topics).not.toContain(topic);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('buffers 1,000 events by default, and any number in total if they are read', async () => {
    const all = begin();
    const events = all.live.events(presence, 'u1');
    await events.ready;
    const receivedEvents: number[] = [];
    const read = async (count: number): Promise<void> => {
      for (let readEvents = 0; readEvents < count; readEvents += 1) {
        const { value } = (await events.next()) as { value: { eventBody: { source?: string } } };
        receivedEvents.push(Number(value.eventBody.source));
      }
    };
    publish(all, 1, 1000);
    await arrived(all);
    await read(600);
    publish(all, 1001, 1600);
    await arrived(all);
    await read(999);
    publish(all, 1601, 2599);
    await arrived(all);
    await read(1000);
    expect(receivedEvents).toEqual(Array.from({ length: 2599 }, (_, index) => index + 1));
  });

  it('throws the reason of an abort, and discards unread events', async () => {
    const all = begin();
    const controller = new AbortController();
    const events = all.live.events(presence, 'u1', { signal: controller.signal });
    await events.ready;
    publish(all, 1, 2);
    await arrived(all);
    await events.next();
    controller.abort('enough');
    expect(await reasonOf(events.next())).toMatchObject({ name: 'AbortError', cause: 'enough' });
    expect(await events.next()).toEqual({ done: true, value: undefined });
    expect(all.live.topics).not.toContain(topic);
  });

  it('sends nothing if its signal is already aborted', async () => {
    const { live, sentRequests: requestsOf } = begin();
    const events = live.events(presence, 'u1', { signal: AbortSignal.abort() });
    expect(await reasonOf(events.ready)).toBeInstanceOf(AbortError);
    expect(await reasonOf(events.next())).toBeInstanceOf(AbortError);
    expect(requestsOf()).toEqual([]);
  });

  it('throws the rejection of its topic, to a waiting reader and to a later one', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { live } = beginPoor();
    const waiting = live.events(observations, 'q1').next();
    expect(await reasonOf(waiting)).toBeInstanceOf(TopicRefusedError);
    const late = live.events(observations, 'q1');
    await live.ready();
    expect(await reasonOf(late.next())).toBeInstanceOf(TopicRefusedError);
    expect(reported).not.toHaveBeenCalled();
  });

  it('yields the buffered events and ends when the notifications are closed', async () => {
    const all = begin();
    const events = all.live.events(presence, 'u1');
    const waiting = all.live.events(presence, 'u2').next();
    await events.ready;
    publish(all, 1);
    await arrived(all);
    await all.live.close();
    expect(await events.next()).toMatchObject({ done: false });
    expect(await events.next()).toEqual({ done: true, value: undefined });
    expect(await waiting).toEqual({ done: true, value: undefined });
  });

  it('yields the result of a repair', async () => {
    const { live } = begin();
    const events = live.events(presence, 'u1', { repair: () => Promise.resolve('state') });
    expect(await events.next()).toMatchObject({ value: { repaired: 'state' } });
    await events.return();
  });

  it.each([0, -1, 1.5, NaN, Infinity, '3', null])('rejects the buffer size %s', (bufferSize) => {
    const { live, sentRequests: requestsOf } = begin();
    expect(() => live.events(presence, 'u1', { bufferSize: bufferSize as never })).toThrow('bufferSize must be a whole number');
    expect([live.topics, requestsOf()]).toEqual([[], []]);
  });

  it('rejects unknown options and invalid ids immediately', () => {
    const { live } = begin();
    expect(() => live.events(presence, 'u1', { buffer: 3 } as never)).toThrow('The options of events: unknown option "buffer"');
    expect(() => live.events(presence, 'a.b')).toThrow(InvalidParameterError);
    expect(live.topics).toEqual([]);
  });
});

describe('once', () => {
  it('resolves with the first event, and ends its subscription', async () => {
    const all = begin();
    const event = all.live.once(presence, 'u1');
    await all.live.ready();
    publish(all, 1, 2);
    expect((await event).eventBody.source).toBe('1');
    expect(all.live.topics).toEqual([]);
  });

  it('rejects when its signal is aborted, or was aborted before', async () => {
    const { live, sentRequests: requestsOf } = begin();
    expect(await reasonOf(live.once(presence, 'u1', { signal: AbortSignal.abort('before') }))).toMatchObject({
      name: 'AbortError',
      cause: 'before',
    });
    expect(requestsOf()).toEqual([]);
    const controller = new AbortController();
    const event = live.once(presence, 'u1', { signal: controller.signal });
    controller.abort('after');
    expect(await reasonOf(event)).toMatchObject({ name: 'AbortError', cause: 'after' });
    expect(live.topics).toEqual([]);
  });

  it('rejects with a TimeoutError, and leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const { live } = begin();
      const event = reasonOf(live.once(presence, 'u1', { timeout: 1000 }));
      await vi.advanceTimersByTimeAsync(1000);
      const error = await event;
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({ code: 'ERR_TIMEOUT', timeout: 1000 });
      expect(live.topics).toEqual([]);
      await live.close();
      const timers = vi.getTimerCount();
      const withoutSymbol = begin();
      const aborted = withoutSymbol.live.once(presence, 'u1', { timeout: 1000, signal: AbortSignal.abort() });
      const invalid = withoutSymbol.live.once(presence, 'a.b', { timeout: 1000 });
      const closed = withoutSymbol.live.once(presence, 'u1', { timeout: 1000 });
      await withoutSymbol.live.close();
      for (const promise of [aborted, invalid, closed]) await reasonOf(promise);
      expect(vi.getTimerCount()).toBe(timers);
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits without limit for the timeouts 0 and Infinity', async () => {
    const all = begin();
    const events = [0, Infinity].map((timeout) => all.live.once(presence, 'u1', { timeout }));
    await all.live.ready();
    publish(all, 1);
    expect((await Promise.all(events)).map(({ eventBody }) => eventBody.source)).toEqual(['1', '1']);
  });

  it('rejects for a rejected topic, on close, and for invalid arguments', async () => {
    const { live } = beginPoor();
    expect(await reasonOf(live.once(observations, 'q1'))).toBeInstanceOf(TopicRefusedError);
    expect(await reasonOf(live.once(presence, 'a.b'))).toBeInstanceOf(InvalidParameterError);
    for (const timeout of [-1, NaN, '1000', 2 ** 31]) {
      expect(await reasonOf(live.once(presence, 'u1', { timeout: timeout as never }))).toBeInstanceOf(ConfigurationError);
    }
    expect(await reasonOf(live.once(presence, 'u1', { timeuot: 1 } as never))).toBeInstanceOf(ConfigurationError);
    const event = live.once(presence, 'u1');
    await live.close();
    expect(await reasonOf(event)).toMatchObject({
      code: 'ERR_CONFIGURATION',
      message: says('The notifications were closed. Create new Notifications to receive events.'),
    });
    expect(await reasonOf(live.once(presence, 'u1'))).toBeInstanceOf(ConfigurationError);
  });
});
