import fc from 'fast-check';
import { AbortError, ConfigurationError, InvalidParameterError } from 'contact-centre-client';
import { NotificationsApi } from 'contact-centre-client/apis/notifications';
import { TooManyTopicsError, TopicRefusedError } from 'contact-centre-client/notifications';
import type { EachSubscription, Subscription } from 'contact-centre-client/notifications';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveRoles, stage } from './support.js';
import type { Stage } from './support.js';
import { says } from '../support/says.js';

const presence = 'v2.users.{id}.presence';
const observations = 'v2.analytics.queues.{id}.observations';
const put = 'PUT /api/v2/notifications/channels/{id}/subscriptions';
const topicOf = (id: string): string => `v2.users.${id}.presence`;

let on: Stage | undefined;
const begin = (...stageOptions: Parameters<typeof stage>): Stage => (on = stage(...stageOptions));
/** A stage whose user lacks the permission for queue observations. */
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
    () => 'resolved',
    (reason: unknown) => reason,
  );

/** The subscriptions of the platform's channels. */
async function subscribed({ client }: Stage): Promise<string[]> {
  const api = new NotificationsApi(client);
  const { entities: channels } = await api.getNotificationsChannels();
  const lists = await Promise.all(channels.map(({ id }) => api.getNotificationsChannelSubscriptions(id)));
  return lists.flatMap(({ entities }) => entities.map(({ id }) => id ?? '')).sort();
}

describe('ready', () => {
  it('rejects with an AbortError when the subscription is stopped before the platform has responded', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { live } = begin();
    const stopped = live.on(presence, 'u1', () => undefined);
    const other = live.on(presence, 'u1', () => undefined);
    const each = live.onEach(presence, ['u1', 'u2'], () => undefined);
    const early = [stopped.ready, each.ready];
    stopped();
    each();
    for (const ready of [...early, stopped.ready, each.ready]) {
      const error = await reasonOf(ready);
      expect(error).toBeInstanceOf(AbortError);
      expect(error).toMatchObject({ code: 'ERR_ABORTED', message: says(`The subscription to ${presence} was aborted`) });
    }
    await other.ready;
    expect(live.status.state).toBe('live');
    expect(reported).not.toHaveBeenCalled();
  });

  it('stays resolved when the subscription is stopped later', async () => {
    const { live } = begin();
    const first = live.on(presence, 'u1', () => undefined);
    await first.ready;
    const second = live.on(presence, 'u1', () => undefined);
    first();
    second();
    await first.ready;
    await second.ready;
  });

  it('of all subscriptions rejects when the notifications are closed', async () => {
    const { live } = begin();
    live.on(presence, 'u1', () => undefined);
    const ready = reasonOf(live.ready());
    await live.close();
    expect(await ready).toMatchObject({
      code: 'ERR_CONFIGURATION',
      message: says('The notifications were closed. Create new Notifications to receive events.'),
    });
  });

  it('that is never read has its rejection reported, even beside a subscription whose ready is read', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { live } = beginPoor();
    const watched = live.on(observations, 'q1', () => undefined);
    const first = watched.ready;
    live.on(observations, 'q1', () => undefined);
    expect(await reasonOf(first)).toBeInstanceOf(TopicRefusedError);
    await until(() => reported.mock.calls.length > 0);
    expect(reported.mock.calls.map(([what]) => what as string)).toEqual(['A subscription failed:']);
  });

  it('of all subscriptions does not wait for stopped ones', async () => {
    const { live } = begin();
    const stop = live.on(presence, 'u1', () => undefined);
    const ready = live.ready();
    stop();
    await ready;
  });
});

describe('20,000 subscriptions to one topic', () => {
  it('of one signal end together', async () => {
    const { live, sandbox } = begin();
    const controller = new AbortController();
    let receivedEvents = 0;
    for (let index = 0; index < 20_000; index += 1) {
      live.on(presence, 'u1', () => (receivedEvents += 1), { signal: controller.signal });
    }
    await live.ready();
    sandbox.publish(topicOf('u1'), {});
    await until(() => receivedEvents === 20_000);
    controller.abort();
    expect(live.topics).toEqual([]);
  });
});

describe('signal', () => {
  it('that is already aborted sends nothing', async () => {
    const { live, sentRequests } = begin();
    const states: string[] = [];
    live.onStatus(({ state }) => states.push(state));
    const signal = AbortSignal.abort('enough');
    for (const stop of [
      live.on(presence, 'u1', () => undefined, { signal }),
      live.onEach(presence, ['u1'], () => undefined, { signal }),
      live.onTopic('v2.users.u1.presence', () => undefined, { signal }),
    ]) {
      expect(await reasonOf(stop.ready)).toMatchObject({ name: 'AbortError', cause: 'enough' });
      stop();
    }
    await live.ready();
    expect([live.topics, states, sentRequests()]).toEqual([[], [], []]);
  });

  it('ends the subscription on abort', async () => {
    const { live, sandbox, sockets } = begin();
    const controller = new AbortController();
    const { signal } = controller;
    const receivedEvents: unknown[] = [];
    const stop = live.on(presence, 'u1', (event) => receivedEvents.push(event), { signal });
    await stop.ready;
    const pending = live.onEach(presence, ['u2'], () => undefined, { signal });
    const other = live.on(presence, 'u3', (event) => receivedEvents.push(event));
    controller.abort('enough');
    expect(await reasonOf(pending.ready)).toMatchObject({ name: 'AbortError', cause: 'enough' });
    await other.ready;
    sandbox.publish(topicOf('u1'), {});
    sandbox.publish(topicOf('u3'), {});
    await until(() => receivedEvents.length > 0);
    expect(receivedEvents).toHaveLength(1);
    expect(live.topics).toEqual([topicOf('u3')]);
    other();
    await until(() => sockets.open.size === 0);
  });

  it('keeps no listeners after its subscriptions have ended', async () => {
    const { live } = beginPoor();
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const refused = live.on(observations, 'q1', () => undefined, { signal });
    const stopped = live.on(presence, 'u1', () => undefined, { signal });
    await reasonOf(refused.ready);
    stopped();
    expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
    live.on(presence, 'u1', () => undefined, { signal });
    await live.close();
    expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([2, 2]);
  });
});

describe('disposal', () => {
  const { dispose, asyncDispose } = Symbol as { dispose?: symbol; asyncDispose?: symbol };
  const run = (object: object, key: symbol | undefined): unknown =>
    (object as Record<symbol, () => unknown>)[key ?? Symbol.iterator]!();

  it.skipIf(!dispose)('ends a subscription', async () => {
    const { live } = begin();
    const stop = live.on(presence, 'u1', () => undefined);
    await stop.ready;
    run(stop, dispose);
    expect(live.topics).toEqual([]);
  });

  it.skipIf(!asyncDispose)('ends an event stream, and closes the notifications', async () => {
    const { live, sockets } = begin();
    const events = live.events(presence, 'u1');
    live.on(presence, 'u2', () => undefined);
    await live.ready();
    await run(events, asyncDispose);
    expect(live.topics).toEqual([topicOf('u2')]);
    await run(live, asyncDispose);
    expect(live.status.state).toBe('closed');
    await until(() => sockets.open.size === 0);
  });
});

describe('onEach', () => {
  it('subscribes to added ids and unsubscribes from removed ones', async () => {
    const all = begin();
    const { live, sandbox } = all;
    const receivedEvents: string[] = [];
    const each = live.onEach(presence, ['u1', 'u2'], (_event, id) => receivedEvents.push(id));
    await each.ready;
    each.add(['u2', 'u3', 'u3']);
    each.remove(['u1', 'nobody']);
    const ready = each.ready;
    expect([...each.ids]).toEqual(['u2', 'u3']);
    expect(await Promise.race([ready.then(() => 'ready'), Promise.resolve('waiting')])).toBe('waiting');
    await ready;
    expect(await subscribed(all)).toEqual([topicOf('u2'), topicOf('u3')]);
    for (const id of ['u1', 'u2', 'u3']) sandbox.publish(topicOf(id), {});
    await until(() => receivedEvents.length === 2);
    expect(receivedEvents).toEqual(['u2', 'u3']);
    expect(all.sentRequests().filter((call) => call === put)).toHaveLength(2);
  });

  it('waits with ready only for the remaining ids', async () => {
    const { live } = beginPoor();
    const each = live.onEach(observations, ['q1'], () => undefined, { onRefused: () => undefined });
    const { ready } = each;
    each.remove(['q1']);
    await ready;
    expect([each.ids, live.topics]).toEqual([[], []]);
  });

  it('returns a new ready for added ids, also after a rejection', async () => {
    const { live, sandbox } = beginPoor();
    const receivedEvents: string[] = [];
    const each = live.onEach(presence, ['u1'], (_event, id) => receivedEvents.push(id));
    const bad = live.onEach(observations, ['q1'], () => undefined);
    const first = bad.ready;
    await each.ready;
    expect(await reasonOf(first)).toBeInstanceOf(TopicRefusedError);
    expect(bad.ids).toEqual([]);
    bad.add(['q1']);
    expect(bad.ready).not.toBe(first);
    expect(await reasonOf(bad.ready)).toBeInstanceOf(TopicRefusedError);
    expect(await reasonOf(first)).toBeInstanceOf(TopicRefusedError);
    each.add(['u2']);
    await each.ready;
    sandbox.publish(topicOf('u2'), {});
    await until(() => receivedEvents.length === 1);
  });

  it('repairs only what is added', async () => {
    const { live } = begin();
    const topicLists: (readonly string[])[] = [];
    const repair = (ids: readonly string[]): Promise<Map<string, number>> => {
      topicLists.push(ids);
      return Promise.resolve(new Map(ids.map((id) => [id, 1])));
    };
    const receivedEvents: string[] = [];
    const each = live.onEach(presence, ['u1'], ({ repaired }, id) => receivedEvents.push(`${id} ${repaired}`), { repair });
    await until(() => receivedEvents.length === 1);
    each.add(['u2', 'u3']);
    await until(() => receivedEvents.length === 3);
    expect(topicLists).toEqual([['u1'], ['u2', 'u3']]);
  });

  it('adds all ids or none', async () => {
    const { live } = begin({ maxChannels: 1 });
    const ids = Array.from({ length: 1001 }, (_, index) => `u${index}`);
    const each = live.onEach(presence, ['u0', 'other'], () => undefined);
    expect(() => {
      each.add(ids);
    }).toThrow(TooManyTopicsError);
    expect(() => {
      each.add(['u1', 'a.b']);
    }).toThrow(InvalidParameterError);
    for (const wrong of ['u1', null, undefined, new Set(['u1'])]) {
      expect(() => {
        each.add(wrong as never);
      }).toThrow(InvalidParameterError);
      expect(() => {
        each.remove(wrong as never);
      }).toThrow(InvalidParameterError);
    }
    expect([...each.ids]).toEqual(['u0', 'other']);
    expect(live.topics).toEqual([topicOf('u0'), topicOf('other')]);
    await each.ready;
    each.remove(['other']);
    each.add(ids.slice(0, 1000));
    await each.ready;
    expect(live.topics).toHaveLength(1000);
  });

  it('accepts no ids after its end, and ends once', async () => {
    const { live } = begin();
    const each = live.onEach(presence, ['u1'], () => undefined);
    await each.ready;
    each();
    each();
    expect(() => {
      each.add(['u2']);
    }).toThrow(ConfigurationError);
    each.remove(['u1']);
    expect([each.ids, live.topics]).toEqual([[], []]);
    const open = live.onEach(presence, ['u1'], () => undefined);
    await live.close();
    expect(() => {
      open.add(['u2']);
    }).toThrow('ended');
  });

  it('reports every rejected id, initially and later', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const leader = ({ users }: Stage['sandbox']): string => users.filter(({ title }) => title === 'Team Leader').at(-1)!.id;
    const all = begin({}, { userId: leader });
    const { live, sandbox } = all;
    const refused: string[] = [];
    const onRefused = (error: unknown, id: string): void => {
      refused.push(`${id} ${(error as TopicRefusedError).topic}`);
    };
    const mood = live.onEach('v2.users.{id}.mood' as typeof presence, ['u1', 'u2'], () => undefined, { onRefused });
    await until(() => refused.length === 2);
    expect(mood.ids).toEqual([]);
    const each = live.onEach(observations, ['q1', 'q2'], () => undefined, { onRefused });
    await each.ready;
    await giveRoles(all, leader(sandbox), []);
    sandbox.failChannels({ effect: 'evict' });
    await until(() => refused.length === 4);
    expect(refused.slice(2).sort()).toEqual(['q1', 'q2'].map((id) => `${id} v2.analytics.queues.${id}.observations`));
    expect(reported).not.toHaveBeenCalled();
  });

  it('reports every accepted id, also if another is rejected, and if the topic was accepted before', async () => {
    const { live } = begin();
    const reports: string[] = [];
    const options = {
      onAccepted: (id: string) => reports.push(`accepted ${id}`),
      onRefused: (_error: unknown, id: string) => reports.push(`rejected ${id}`),
    };
    const each = live.onEach(presence, ['u1'], () => undefined, options);
    expect(reports).toEqual([]);
    await each.ready;
    expect(reports).toEqual(['accepted u1']);
    const other = live.onEach(presence, ['u1', 'u2'], () => undefined, options);
    other.remove(['u2']);
    await other.ready;
    expect(reports.slice(1)).toEqual(['accepted u1']);
    const mood = live.onEach('v2.users.{id}.mood' as typeof presence, ['u1'], () => undefined, options);
    each.add(['u3']);
    await until(() => reports.length === 4);
    expect([...reports].sort().slice(2)).toEqual(['accepted u3', 'rejected u1']);
    expect(mood.ids).toEqual([]);
  });

  it('accepts ids that look like fields of every object, and ids that differ only in case', async () => {
    const { live, sandbox } = begin();
    const ids = ['__proto__', 'constructor', 'toString', 'AB', 'ab', '$1', '%2e'];
    const receivedEvents: string[] = [];
    const each = live.onEach(presence, ids, (_event, id) => receivedEvents.push(id));
    await each.ready;
    for (const id of ids.filter((id) => id !== 'ab')) sandbox.publish(topicOf(id), {});
    await until(() => receivedEvents.length === ids.length);
    expect([...receivedEvents].sort()).toEqual([...ids].sort());
    each.remove(['AB']);
    receivedEvents.length = 0;
    sandbox.publish(topicOf('AB'), {});
    await until(() => receivedEvents.length === 1);
    expect(receivedEvents).toEqual(['ab']);
  });
});

describe('the current subscriptions', () => {
  it('are listed by topic and by channel', async () => {
    const { live, client } = begin();
    expect([live.topics, live.channelIds]).toEqual([[], []]);
    const stop = live.on(presence, 'U1', () => undefined);
    live.onEach('v2.routing.queues.{id}.users', ['q1', 'q2'], () => undefined);
    expect(live.topics).toEqual(['v2.users.U1.presence', 'v2.routing.queues.q1.users', 'v2.routing.queues.q2.users']);
    await live.ready();
    stop();
    expect(live.topics).toEqual(['v2.routing.queues.q1.users', 'v2.routing.queues.q2.users']);
    const { entities } = await new NotificationsApi(client).getNotificationsChannels();
    expect(entities.map(({ id }) => id)).toEqual(expect.arrayContaining([...live.channelIds]));
    await live.close();
    expect(live.topics).toEqual([]);
  });
});

describe('reconnect', () => {
  it('replaces a silent socket sooner than the watchdog does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const { live, sandbox, sockets } = begin();
      const passing = async (ms: number): Promise<void> => {
        await vi.advanceTimersByTimeAsync(ms);
        for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      };
      let receivedEvents = 0;
      live.on(presence, 'u1', () => (receivedEvents += 1));
      await passing(100);
      expect(live.status.state).toBe('live');
      sandbox.failChannels({ effect: 'silence' });
      live.reconnect();
      await passing(5000);
      await passing(1000);
      expect([sockets.socketCount, live.status.state]).toEqual([2, 'live']);
      sandbox.publish(topicOf('u1'), {});
      await passing(1);
      expect(receivedEvents).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does nothing without subscriptions, and throws after close', async () => {
    const { live, sentRequests } = begin();
    live.reconnect();
    await live.close();
    expect(() => {
      live.reconnect();
    }).toThrow(ConfigurationError);
    expect(sentRequests()).toEqual([]);
  });
});

describe('listeners', () => {
  it('that end their own subscription and others are not called again', async () => {
    const { live, sandbox } = begin();
    const receivedEvents: string[] = [];
    const stops: Subscription[] = [];
    const first = live.on(presence, 'u1', () => {
      receivedEvents.push('first');
      first();
      for (const stop of stops) stop();
    });
    stops.push(live.on(presence, 'u1', () => receivedEvents.push('second')));
    live.on(presence, 'u1', () => receivedEvents.push('third'));
    await live.ready();
    sandbox.publish(topicOf('u1'), {});
    sandbox.publish(topicOf('u1'), { source: 'again' });
    await until(() => receivedEvents.length === 3);
    expect(receivedEvents).toEqual(['first', 'third', 'third']);
  });

  it('that subscribe to their own topic receive only later events', async () => {
    const { live, sandbox } = begin();
    let calls = 0;
    const again = (): void => {
      calls += 1;
      if (calls < 5) live.on(presence, 'u1', again);
    };
    live.on(presence, 'u1', again);
    await live.ready();
    sandbox.publish(topicOf('u1'), {});
    await until(() => calls > 0);
    expect(calls).toBe(1);
    sandbox.publish(topicOf('u1'), { source: 'second' });
    await until(() => calls === 3);
  });

  it('that close the notifications are the last ones called', async () => {
    const { live, sandbox, sockets } = begin();
    const receivedEvents: string[] = [];
    live.on(presence, 'u1', () => {
      receivedEvents.push('first');
      void live.close();
    });
    live.on(presence, 'u1', () => receivedEvents.push('second'));
    await live.ready();
    sandbox.publish(topicOf('u1'), {});
    await until(() => sockets.open.size === 0);
    expect(receivedEvents).toEqual(['first']);
    expect(live.status.state).toBe('closed');
  });

  it('of the status may close the notifications while a subscription begins', async () => {
    const { live, sentRequests } = begin();
    live.onStatus(() => void live.close());
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const stop = live.on(presence, 'u1', () => undefined, { signal });
    expect(await reasonOf(stop.ready)).toBeInstanceOf(ConfigurationError);
    expect([live.topics, sentRequests(), added.mock.calls]).toEqual([[], [], []]);
  });
});

describe('an onEach whose ids change while sockets are cut', () => {
  it('finally receives the events of all its ids', async () => {
    const { live, sandbox } = begin();
    const receivedEvents = new Set<string>();
    const each = live.onEach(presence, ['u0'], (_event, id) => receivedEvents.add(id));
    await each.ready;
    for (let turn = 1; turn <= 20; turn += 1) {
      each.add([`u${turn}`]);
      if (turn % 2 === 0) each.remove([`u${turn - 1}`]);
      sandbox.failChannels({ effect: turn % 3 === 0 ? 'evict' : 'cut' });
      await new Promise((resolve) => setImmediate(resolve));
    }
    await each.ready;
    await until(() => live.status.state === 'live');
    const ids = [...each.ids];
    expect(ids).toHaveLength(11);
    for (const id of ids) sandbox.publish(topicOf(id), {});
    await until(() => receivedEvents.size === ids.length);
    expect([...receivedEvents].sort()).toEqual(ids.sort());
  });
});

describe('any order of subscribing, adding, removing and ending', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const id = fc.constantFrom(...ids);
  const step = fc.oneof(
    fc.record({ act: fc.constant('on' as const), id }),
    fc.record({ act: fc.constant('each' as const), ids: fc.array(id) }),
    fc.record({ act: fc.constant('add' as const), at: fc.nat(5), ids: fc.array(id) }),
    fc.record({ act: fc.constant('remove' as const), at: fc.nat(5), ids: fc.array(id) }),
    fc.record({ act: fc.constant('end' as const), at: fc.nat(8) }),
    fc.record({ act: fc.constant('wait' as const) }),
    fc.record({ act: fc.constant('cut' as const) }),
  );

  it('leaves the platform with the current subscriptions, and each listener with its events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const all = stage();
        const { live, sandbox } = all;
        const receivedEvents: string[] = [];
        const open: { stop: Subscription; each?: EachSubscription; ids: Set<string>; number: number }[] = [];
        let count = 0;
        for (const step of steps) {
          count += 1;
          const number = count;
          if (step.act === 'on') {
            const stop = live.on(presence, step.id, () => receivedEvents.push(`${number} ${step.id}`));
            open.push({ stop, ids: new Set([step.id]), number });
          } else if (step.act === 'each') {
            const each = live.onEach(presence, step.ids, (_event, heardId) => receivedEvents.push(`${number} ${heardId}`));
            open.push({ stop: each, each, ids: new Set(step.ids), number });
          } else if (step.act === 'add' || step.act === 'remove') {
            const openEntry = open.filter(({ each }) => each)[step.at];
            openEntry?.each?.[step.act](step.ids);
            for (const each of step.ids) openEntry?.ids[step.act === 'add' ? 'add' : 'delete'](each);
          } else if (step.act === 'end') {
            for (const { stop } of open.splice(step.at, 1)) stop();
          } else if (step.act === 'cut') sandbox.failChannels({ effect: 'cut' });
          else await Promise.all(open.map(({ stop }) => stop.ready));
        }
        await Promise.all(open.map(({ stop }) => stop.ready));
        await until(() => ['idle', 'live'].includes(live.status.state));
        const expectedTopics = [...new Set(open.flatMap((each) => [...each.ids]))].sort();
        expect([...live.topics].sort()).toEqual(expectedTopics.map(topicOf));
        for (const { each, ids: expected } of open) if (each) expect([...each.ids].sort()).toEqual([...expected].sort());
        if (expectedTopics.length > 0) await until(() => live.status.state === 'live');
        receivedEvents.length = 0;
        for (const each of ids) sandbox.publish(topicOf(each), {});
        const expected = open.flatMap(({ number, ids: ownIds }) => [...ownIds].map((each) => `${number} ${each}`)).sort();
        await until(() => receivedEvents.length >= expected.length);
        expect([...receivedEvents].sort()).toEqual(expected);
        await live.close();
      }),
      { numRuns: 60 },
    );
  });
});
