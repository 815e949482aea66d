import { InvalidParameterError, UsersApi } from 'contact-centre-client';
import { Notifications, TooManyTopicsError, TopicRefusedError } from 'contact-centre-client/notifications';
import type { Gap } from 'contact-centre-client/notifications';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { giveRoles, stage } from './support.js';
import type { Stage } from './support.js';

const put = 'PUT /api/v2/notifications/channels/{id}/subscriptions';
const presence = 'v2.users.{id}.presence';
const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

let on: Stage | undefined;
const begin = (...stageOptions: Parameters<typeof stage>): Stage => (on = stage(...stageOptions));
afterEach(async () => {
  await on?.live.close();
  on = undefined;
});

const puts = ({ sentRequests: countRequests }: Stage): number => countRequests().filter((call) => call === put).length;

const settled = async (until: () => boolean): Promise<void> => {
  await expect.poll(until, { interval: 5 }).toBe(true);
};

describe('a subscription', () => {
  it('receives the events of its topic, typed by its template', async () => {
    const { live, sandbox } = begin();
    const receivedEvents: (string | undefined)[] = [];
    const stop = live.on(presence, uuid(1), ({ eventBody }) => receivedEvents.push(eventBody.presenceDefinition?.systemPresence));
    await stop.ready;
    sandbox.publish(`v2.users.${uuid(1)}.presence`, { presenceDefinition: { systemPresence: 'Meal' } });
    sandbox.publish(`v2.users.${uuid(2)}.presence`, { presenceDefinition: { systemPresence: 'Busy' } });
    await settled(() => receivedEvents.length > 0);
    expect(receivedEvents).toEqual(['Meal']);
  });

  it('receives events regardless of the case of their topic', async () => {
    const { live, sandbox } = begin();
    const receivedEvents: string[] = [];
    const stop = live.onTopic('v2.users.u1.routingStatus', ({ topicName }) => receivedEvents.push(topicName));
    await stop.ready;
    sandbox.failChannels({ effect: 'duplicate' });
    sandbox.publish('v2.users.u1.routingStatus', {});
    await settled(() => receivedEvents.length > 0);
    expect(receivedEvents).toEqual(['v2.users.u1.routingStatus']);
  });

  it('ends when the returned function is called', async () => {
    const { live, sandbox, sockets } = begin();
    const receivedEvents: unknown[] = [];
    const [stop, other] = [1, 2].map((index) => live.on(presence, uuid(index), (event) => receivedEvents.push(event)));
    await live.ready();
    stop!();
    sandbox.publish(`v2.users.${uuid(1)}.presence`, {});
    sandbox.publish(`v2.users.${uuid(2)}.presence`, {});
    await settled(() => receivedEvents.length > 0);
    expect(receivedEvents).toHaveLength(1);
    other!();
    await settled(() => sockets.open.size === 0);
    expect(live.status.state).toBe('idle');
  });

  it('is sent together with many others in one request', async () => {
    const all = begin();
    const { live } = all;
    for (let index = 0; index < 1000; index += 1) live.on(presence, uuid(index), () => undefined);
    await live.ready();
    expect(puts(all)).toBe(1);
    expect(all.sentRequests().filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('shares a text with others about the same user, up to 200 characters', async () => {
    const { live, client, sandbox } = begin();
    for (const topic of [
      'presence',
      'routingStatus',
      'conversations.calls',
      'conversationsummary',
      'activity',
      'station',
    ] as const)
      live.on(`v2.users.{id}.${topic}`, uuid(1), () => undefined);
    for (const topic of ['outofoffice', 'callforwarding', 'greetings', 'voicemail.messages'] as const)
      live.on(`v2.users.{id}.${topic}`, uuid(1), () => undefined);
    live.on('v2.quality.evaluations', [], () => undefined);
    await live.ready();
    const { NotificationsApi } = await import('contact-centre-client/apis/notifications');
    const api = new NotificationsApi(client);
    const { entities } = await api.getNotificationsChannels();
    const { entities: texts } = await api.getNotificationsChannelSubscriptions(entities[0]!.id);
    expect(texts).toHaveLength(2);
    expect(texts[0]?.id).toBe(
      `v2.users.${uuid(1)}?presence&routingStatus&conversations.calls&conversationsummary&activity&station&outofoffice&callforwarding&greetings&voicemail.messages`,
    );
    expect(sandbox.requests.length).toBeGreaterThan(0);
  });

  it('that is added while another about the same user is being sent is accepted after both were sent', async () => {
    const all = begin();
    const { live, sandbox } = all;
    const send = sandbox.fetch.bind(sandbox);
    let isAdded = false;
    let second: Promise<void> | undefined;
    vi.spyOn(sandbox, 'fetch').mockImplementation((request) => {
      if ((request as Request).method === 'PUT' && !isAdded) {
        isAdded = true;
        second = live.on('v2.users.{id}.routingStatus', uuid(1), () => undefined).ready;
      }
      return send(request);
    });
    await live.on(presence, uuid(1), () => undefined).ready;
    expect(puts(all)).toBe(1);
    await second;
    expect(puts(all)).toBe(2);
  });

  it('does not affect the others when its listener throws', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { live, sandbox } = begin();
    const receivedEvents: unknown[] = [];
    live.on(presence, uuid(1), () => {
      throw new Error('not ours');
    });
    live.on(presence, uuid(1), (event) => receivedEvents.push(event));
    await live.ready();
    sandbox.publish(`v2.users.${uuid(1)}.presence`, {});
    await settled(() => receivedEvents.length > 0);
    expect(reported).toHaveBeenCalledOnce();
    expect(live.status.state).toBe('live');
  });

  it.each(['', 'a.b', 'a?b', 'a&b', 'a b', '{id}'])('is rejected immediately for the id "%s"', (id) => {
    expect(() => begin().live.on(presence, id, () => undefined)).toThrow(InvalidParameterError);
  });

  it.each(['', ' ', 'v2.users.u1?presence&station'])(
    'is rejected immediately for the text "%s", which would break others or match nothing',
    (text) => {
      expect(() => begin().live.onTopic(text, () => undefined)).toThrow(InvalidParameterError);
    },
  );

  it.each<[string, (live: Notifications) => unknown, string]>([
    [
      'no listener',
      (live) => live.on(presence, uuid(1), undefined as never),
      '"listener" when calling on: it must be a function, not undefined',
    ],
    [
      'a text for one',
      (live) => live.onTopic('v2.a', 'b' as never),
      '"listener" when calling onTopic: it must be a function, not a string',
    ],
    [
      'none of several',
      (live) => live.onEach(presence, [], {} as never),
      '"listener" when calling onEach: it must be a function, not an object',
    ],
    [
      'a repair that is none',
      (live) => live.on(presence, uuid(1), vi.fn(), { repair: {} as never }),
      '"repair" when calling on: ',
    ],
    [
      'a function in the place of the options',
      (live) => live.on(presence, uuid(1), vi.fn(), vi.fn() as never),
      'The options of on must be an object with repair, signal, not a function',
    ],
    [
      'a misspelt option',
      (live) => live.onTopic('v2.a', vi.fn(), { repiar: vi.fn() } as never),
      'The options of onTopic: unknown option "repiar". Options: repair, signal',
    ],
    [
      'an inherited option',
      (live) => live.on(presence, uuid(1), vi.fn(), Object.create({ repair: vi.fn() }) as never),
      'The options of on inherits "repair"',
    ],
    [
      'a signal that is none',
      (live) => live.on(presence, uuid(1), vi.fn(), { signal: 'abort' as never }),
      'signal must be an AbortSignal, not a string',
    ],
    [
      'a refusal listener that is none',
      (live) => live.onEach(presence, [uuid(1)], vi.fn(), { onRefused: 'yes' as never }),
      '"onRefused" when calling onEach: it must be a function, not a string',
    ],
    [
      'an acceptance listener that is none',
      (live) => live.onEach(presence, [uuid(1)], vi.fn(), { onAccepted: 'yes' as never }),
      '"onAccepted" when calling onEach: it must be a function, not a string',
    ],
    [
      'no topic',
      (live) => live.onTopic(undefined as never, vi.fn()),
      '"topic" when calling on: undefined is not a topic. Pass one such as "v2.users.{id}.presence"',
    ],
    ['no ids', (live) => live.on(presence, undefined as never, vi.fn()), '"ids" when calling on: '],
    [
      'a text for several ids',
      (live) => live.onEach(presence, uuid(1) as never, vi.fn()),
      '"ids" when calling onEach: a string is not a list',
    ],
  ])('is rejected immediately for %s, without a request', (_what, call, message) => {
    const { live, sentRequests } = begin();
    expect(() => call(live)).toThrow(message);
    expect(live.status.state).toBe('idle');
    expect(sentRequests()).toEqual([]);
  });

  it('reports which type a repair of several ids must resolve to', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { live } = begin();
    live.onEach(presence, [uuid(1)], vi.fn(), { repair: () => Promise.resolve(undefined as never) });
    await live.ready();
    await settled(() => reported.mock.calls.length > 0);
    expect(String(reported.mock.calls[0]?.[1])).toContain('The repair of onEach must resolve with a Map of states by id');
  });

  it('delivers duplicates once, and a repeated event without an id again if another came between', async () => {
    const { live, sockets } = begin();
    const receivedEvents: unknown[] = [];
    await live.on(presence, uuid(1), ({ eventBody }) => receivedEvents.push(eventBody.source)).ready;
    const topicName = `v2.users.${uuid(1)}.presence`;
    for (const [source, metadata] of [
      ['A', {}],
      ['B', {}],
      ['A', {}],
      ['A', {}],
      ['C', { CorrelationId: 'c' }],
      ['D', { CorrelationId: 'd' }],
      ['C', { CorrelationId: 'c' }],
    ]) {
      const data = JSON.stringify({ topicName, eventBody: { source }, metadata });
      for (const socket of sockets.open) (socket as EventTarget).dispatchEvent(Object.assign(new Event('message'), { data }));
    }
    expect(receivedEvents).toEqual(['A', 'B', 'A', 'C', 'D']);
  });

  it('is rejected immediately if ids are missing', () => {
    const { live } = begin();
    expect(() => live.on(presence, [] as unknown as string, () => undefined)).toThrow('needs 1, not 0');
    expect(() => live.on('v2.quality.evaluations', 'x' as unknown as [], () => undefined)).toThrow('needs 0, not 1');
  });
});

describe('topics that the platform rejects', () => {
  const poor = { userId: (sandbox: Stage['sandbox']) => sandbox.users.at(-1)!.id };
  const refused = 'v2.analytics.queues.{id}.observations';

  it('fail only their own subscription', async () => {
    const { live, sandbox } = begin({}, poor);
    const receivedEvents: unknown[] = [];
    const good = live.on(presence, uuid(1), (event) => receivedEvents.push(event));
    const bad = live.on(refused, uuid(1), () => undefined);
    const error = await bad.ready.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TopicRefusedError);
    expect(error).toMatchObject({
      code: 'ERR_TOPIC_REFUSED',
      topic: `v2.analytics.queues.${uuid(1)}.observations`,
      missingPermissions: ['analytics:queueObservation:view'],
    });
    await good.ready;
    sandbox.publish(`v2.users.${uuid(1)}.presence`, {});
    await settled(() => receivedEvents.length > 0);
  });

  it('are distinguished from those that they share a text with', async () => {
    const { live, sandbox } = begin({}, poor);
    const receivedEvents: unknown[] = [];
    const good = live.on(presence, uuid(1), (event) => receivedEvents.push(event));
    const bad = live.on('v2.users.{id}.mood' as typeof presence, uuid(1), () => undefined);
    await expect(bad.ready).rejects.toThrow('There is no topic');
    await good.ready;
    await live.ready();
    sandbox.publish(`v2.users.${uuid(1)}.presence`, {});
    await settled(() => receivedEvents.length > 0);
  });

  it('do not affect those that they are combined with', async () => {
    const { live, sandbox } = begin({}, poor);
    let truth = 'before';
    const receivedEvents: unknown[] = [];
    const gaps: Gap[] = [];
    live.onGap((gap) => gaps.push(gap));
    live.on(presence, uuid(1), ({ repaired, eventBody }) => receivedEvents.push(repaired ?? eventBody.source), {
      repair: () => Promise.resolve(truth),
    });
    live.on('v2.users.{id}.routingStatus', uuid(1), () => undefined);
    await live.ready();
    await settled(() => receivedEvents.length === 1);
    const send = sandbox.fetch.bind(sandbox);
    let requestCount = 0;
    // While they are combined, the platform delivers events of none of them.
    vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
      const answer = await send(request);
      if ((request as Request).method === 'PUT' && (requestCount += 1) === 1)
        sandbox.publish(`v2.users.${uuid(1)}.presence`, { source: (truth = 'missed') });
      return answer;
    });
    await expect(live.on('v2.users.{id}.mood' as typeof presence, uuid(1), () => undefined).ready).rejects.toThrow('no topic');
    await settled(() => receivedEvents.length === 2);
    expect(receivedEvents).toEqual(['before', 'missed']);
    expect(gaps.map(({ topics }) => topics)).toEqual([[`v2.users.${uuid(1)}.routingStatus`]]);
  });

  it('are reported if no caller handles the rejection', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { live } = begin({}, poor);
    live.on(refused, uuid(1), () => undefined);
    await live.ready();
    await settled(() => reported.mock.calls.length > 0);
    expect(reported.mock.calls[0]?.[1]).toBeInstanceOf(TopicRefusedError);
  });
});

describe('an active topic that is rejected later', () => {
  const leader = ({ users }: Stage['sandbox']): string => users.filter(({ title }) => title === 'Team Leader').at(-1)!.id;
  const observations = 'v2.analytics.queues.{id}.observations';

  it('is reported to callers that wait for it, and the others continue', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const all = begin({}, { userId: leader });
    const { live, sandbox } = all;
    const receivedEvents: unknown[] = [];
    live.on(presence, uuid(1), (event) => receivedEvents.push(event));
    const stop = live.on(observations, uuid(1), () => undefined);
    await live.ready();
    await giveRoles(all, leader(sandbox), []);
    sandbox.failChannels({ effect: 'evict' });
    const topic = `v2.analytics.queues.${uuid(1)}.observations`;
    await expect(stop.refused).resolves.toMatchObject({ code: 'ERR_TOPIC_REFUSED', topic });
    // Later callers receive it too.
    const late = live.on(observations, uuid(1), () => undefined);
    await expect(late.ready).rejects.toThrow(TopicRefusedError);
    await expect(late.refused).resolves.toBeInstanceOf(TopicRefusedError);
    await settled(() => live.status.state === 'live');
    sandbox.publish(`v2.users.${uuid(1)}.presence`, {});
    await settled(() => receivedEvents.length === 1);
    expect(reported).not.toHaveBeenCalled();
  });

  it('is reported on the console if no caller waits for it', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const all = begin({}, { userId: leader });
    await all.live.on(observations, uuid(1), () => undefined).ready;
    await giveRoles(all, leader(all.sandbox), []);
    all.sandbox.failChannels({ effect: 'evict' });
    await settled(() => reported.mock.calls.length > 0);
    expect(reported.mock.calls[0]?.[1]).toBeInstanceOf(TopicRefusedError);
  });
});

describe('more topics than one channel holds', () => {
  it('are spread over further channels', async () => {
    const all = begin();
    const receivedEvents: string[] = [];
    const ids = Array.from({ length: 2500 }, (_, index) => uuid(index));
    all.live.onEach(presence, ids, (_event, id) => receivedEvents.push(id));
    await all.live.ready();
    expect([puts(all), all.sockets.open.size]).toEqual([3, 3]);
    for (const index of [0, 1500, 2499]) all.sandbox.publish(`v2.users.${uuid(index)}.presence`, {});
    await settled(() => receivedEvents.length === 3);
    expect(receivedEvents).toEqual([uuid(0), uuid(1500), uuid(2499)]);
  });

  it('are rejected beyond the capacity of the channels, before any request', () => {
    const { live, sentRequests } = begin({ maxChannels: 1 });
    const ids = Array.from({ length: 1001 }, (_, index) => uuid(index));
    expect(() => live.onEach(presence, ids, () => undefined)).toThrow(TooManyTopicsError);
    expect(live.status.state).toBe('idle');
    live.onEach(presence, ids.slice(1), () => undefined);
    expect(() => live.on(presence, uuid(2000), () => undefined)).toThrow('maxChannels is 1');
    // A topic about an existing user still has room.
    live.on('v2.users.{id}.routingStatus', uuid(1), () => undefined);
    expect(sentRequests()).toEqual([]);
  });

  it.each([0, 21, 1.5, NaN])('cannot be created with %s channels', (maxChannels) => {
    expect(() => begin({ maxChannels })).toThrow('from 1 to 20');
  });

  it('cannot be created without a client, or with an unknown option', () => {
    expect(() => new Notifications(undefined as never)).toThrow('Notifications needs an ApiClient, not undefined');
    expect(() => new Notifications({} as never)).toThrow('Notifications needs an ApiClient, not an object');
    expect(() => begin({ maxChanels: 2 } as never)).toThrow(
      'Notifications: unknown option "maxChanels". Options: webSocket, maxChannels',
    );
  });
});

describe('an interruption', () => {
  it.each(['cut', 'evict', 'closing', 'forget'] as const)('by %s is repaired immediately', async (effect) => {
    const { live, sandbox, sockets } = begin();
    let truth = 'one';
    const receivedEvents: unknown[] = [];
    const stop = live.on(presence, uuid(1), (event) => receivedEvents.push(event.repaired ?? 'event'), {
      repair: () => Promise.resolve(truth),
    });
    await stop.ready;
    await settled(() => receivedEvents.length === 1);
    expect(receivedEvents).toEqual(['one']);
    if (effect === 'closing') await new Promise((resolve) => setTimeout(resolve, 1));
    const before = sockets.socketCount;
    const start = performance.now();
    if (effect === 'closing') vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
    sandbox.failChannels({ effect });
    truth = 'two';
    await settled(() => receivedEvents.includes('two'));
    expect(performance.now() - start).toBeLessThan(1500);
    expect(sockets.socketCount).toBe(before + 1);
    sandbox.publish(`v2.users.${uuid(1)}.presence`, {});
    await settled(() => receivedEvents.length === 3);
    expect(receivedEvents).toEqual(['one', 'two', 'event']);
    expect(live.status.state).toBe('live');
  });

  it('is reported as a gap for topics without a repair', async () => {
    const { live, sandbox } = begin();
    const gaps: Gap[] = [];
    live.onGap((gap) => gaps.push(gap));
    live.on(presence, uuid(1), () => undefined);
    live.on(presence, uuid(2), () => undefined, { repair: () => Promise.resolve(1) });
    await live.ready();
    sandbox.failChannels({ effect: 'cut' });
    await settled(() => gaps.length > 0);
    expect(gaps.map(({ topics }) => topics)).toEqual([[`v2.users.${uuid(1)}.presence`]]);
    expect(gaps[0]!.to).toBeGreaterThanOrEqual(gaps[0]!.from);
  });

  it('holds back events during a repair, and delivers them after it', async () => {
    const { live, sandbox } = begin();
    const receivedEvents: unknown[] = [];
    let resolveChannel: ((value: string) => void) | undefined;
    live.on(presence, uuid(1), (event) => receivedEvents.push(event.repaired ?? event.eventBody), {
      repair: () => new Promise<string>((resolve) => (resolveChannel = resolve)),
    });
    await live.ready();
    await settled(() => resolveChannel !== undefined);
    sandbox.publish(`v2.users.${uuid(1)}.presence`, { message: 'later' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(receivedEvents).toEqual([]);
    resolveChannel?.('state');
    await settled(() => receivedEvents.length === 2);
    expect(receivedEvents).toEqual(['state', { message: 'later' }]);
  });

  it('repairs everything that is due in one call, four calls at a time', async () => {
    const { live } = begin();
    const topicLists: (readonly string[])[] = [];
    let running = 0;
    let maxConcurrent = 0;
    const repair = async (ids: readonly string[]): Promise<Map<string, number>> => {
      topicLists.push(ids);
      maxConcurrent = Math.max(maxConcurrent, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      return new Map(ids.map((id) => [id, 1]));
    };
    const receivedEvents: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const ids = [uuid(2 * index), uuid(2 * index + 1)];
      live.onEach(presence, ids, ({ repaired }, id) => repaired === 1 && receivedEvents.push(id), { repair });
    }
    await settled(() => receivedEvents.length === 16);
    expect([topicLists.length, maxConcurrent]).toEqual([8, 4]);
  });

  it('is survived if the platform requests a pause', async () => {
    const { live, sandbox } = begin();
    sandbox.fail({ status: 429, retryAfter: 0, route: 'PUT /api/v2/notifications/channels/{channelId}/subscriptions' });
    const states: string[] = [];
    live.onStatus(({ state }) => states.push(state));
    await live.on(presence, uuid(1), () => undefined).ready;
    expect(states).toEqual(['connecting', 'waiting', 'live']);
  });
});

it('A pause beyond the maximum of a timer is shortened, and no request is sent meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const all = begin();
  all.sandbox.fail({ status: 429, retryAfter: 5_000_000, route: 'PUT /api/v2/notifications/channels/{channelId}/subscriptions' });
  all.live.on(presence, uuid(1), () => undefined);
  const passing = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await passing(1000);
  for (let minute = 0; minute < 59; minute += 1) await passing(60_000);
  expect([puts(all), all.live.status.state]).toEqual([1, 'waiting']);
  await passing(60_000);
  expect([puts(all), all.live.status.state]).toEqual([2, 'live']);
});

describe('a socket that falls silent', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const turns = async (until: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 3000 && !until(); turn += 1) {
      await vi.advanceTimersByTimeAsync(1);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(until()).toBe(true);
  };

  it('is pinged after 20 s, and replaced after 35 s in total', async () => {
    const { live, sandbox, sockets } = begin();
    const sent = vi.spyOn(sockets.prototype as { send: () => void }, 'send');
    live.on(presence, uuid(1), () => undefined);
    await turns(() => live.status.state === 'live');
    sandbox.failChannels({ effect: 'silence' });
    const start = Date.now();
    await vi.advanceTimersByTimeAsync(18_000);
    expect(sent).not.toHaveBeenCalled();
    await turns(() => sent.mock.calls.length === 1);
    expect(Date.now() - start).toBeLessThanOrEqual(20_000);
    await vi.advanceTimersByTimeAsync(start + 33_000 - Date.now());
    expect(sockets.socketCount).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    await turns(() => sockets.socketCount === 2);
  });

  it('is replaced after 5 s if the network was offline', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { live, sandbox, sockets } = begin();
    live.on(presence, uuid(1), () => undefined);
    await turns(() => live.status.state === 'live');
    sandbox.failChannels({ effect: 'silence' });
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(4900);
    expect(sockets.socketCount).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    await turns(() => sockets.socketCount === 2);
  });
});

describe('another sign-in', () => {
  const recordIn = (receivedEvents: unknown[]) => (event: { repaired?: unknown; eventBody?: unknown }) =>
    receivedEvents.push(event);

  it('has separate channels, and events missed in between are repaired', async () => {
    const all = begin();
    const { client, live, sandbox, sockets } = all;
    const receivedEvents: unknown[] = [];
    const gaps: Gap[] = [];
    live.onGap((gap) => gaps.push(gap));
    const { ready } = live.on(presence, uuid(1), recordIn(receivedEvents), { repair: () => Promise.resolve('as it is now') });
    live.on(presence, uuid(2), recordIn(receivedEvents));
    await Promise.all([ready, live.ready()]);
    await settled(() => receivedEvents.length === 1);
    const requestCount = all.sentRequests().length;
    client.setAccessToken(sandbox.issueAccessToken());
    await settled(() => receivedEvents.length === 2 && gaps.length === 1);
    expect(all.sentRequests().slice(requestCount)).toEqual(['POST /api/v2/notifications/channels', put]);
    expect([sockets.socketCount, sockets.open.size]).toEqual([2, 1]);
    expect(gaps[0]!.topics).toEqual([`v2.users.${uuid(2)}.presence`]);
    expect(live.status.state).toBe('live');
  });

  it('is waited for after a sign-out, with no socket left', async () => {
    const all = begin();
    const { client, live, sandbox, sockets } = all;
    const receivedEvents: unknown[] = [];
    await live.on(presence, uuid(1), recordIn(receivedEvents)).ready;
    client.forget();
    await settled(() => sockets.open.size === 0);
    expect(live.status).toMatchObject({ state: 'waiting', reason: 'No user is signed in' });
    live.on(presence, uuid(2), recordIn(receivedEvents));
    const requestCount = all.sentRequests().length;
    sandbox.publish(`v2.users.${uuid(1)}.presence`, {});
    client.setAccessToken(sandbox.issueAccessToken());
    await live.ready();
    await settled(() => live.status.state === 'live');
    expect(all.sentRequests().slice(requestCount)).toEqual(['POST /api/v2/notifications/channels', put]);
    sandbox.publish(`v2.users.${uuid(2)}.presence`, {});
    await settled(() => receivedEvents.length === 1);
  });

  it('is not a renewed token', async () => {
    const { client, live, sandbox, sockets } = begin();
    const { id, secret } = sandbox.clients.code;
    const redirectUri = 'http://localhost/';
    const code = sandbox.issueAuthorizationCode({ clientId: id, redirectUri });
    await client.loginCodeAuthorizationGrant(id, secret, code, redirectUri);
    await live.on(presence, uuid(1), () => undefined).ready;
    const changes: boolean[] = [];
    client.onAuthChange((_data, isSameSignIn) => changes.push(isSameSignIn));
    sandbox.expireTokens();
    await new UsersApi(client).getUsers();
    await settled(() => changes.length > 0);
    expect(new Set(changes)).toEqual(new Set([true]));
    expect(live.status.state).toBe('live');
    expect([sockets.socketCount, sockets.open.size]).toEqual([1, 1]);
  });
});

describe('close()', () => {
  it('leaves no socket, fails pending calls, and accepts no new ones', async () => {
    const { live, sockets } = begin();
    await live.on(presence, uuid(1), () => undefined).ready;
    const late = live.on(presence, uuid(2), () => undefined);
    await live.close();
    await expect(late.ready).rejects.toThrow('closed');
    await settled(() => sockets.open.size === 0);
    expect(live.status.state).toBe('closed');
    expect(() => live.on(presence, uuid(3), () => undefined)).toThrow('closed');
  });
});

it('close() changes the status once', async () => {
  const { live } = begin();
  live.on(presence, uuid(1), () => undefined);
  live.onEach(presence, [uuid(2), uuid(3)], () => undefined);
  await live.ready();
  await settled(() => live.status.state === 'live');
  const states: string[] = [];
  live.onStatus(({ state }) => states.push(state));
  await live.close();
  await live.close();
  expect(states).toEqual(['closed']);
});

it('A repair that fails after close() is ignored', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { live } = begin();
  let fail: ((error: Error) => void) | undefined;
  live.on(presence, uuid(1), () => undefined, { repair: () => new Promise((_resolve, reject) => (fail = reject)) });
  await settled(() => fail !== undefined);
  await live.close();
  fail?.(new Error('too late'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(reported).not.toHaveBeenCalled();
});

it('A runtime without WebSockets gets an error with the two remedies', async () => {
  vi.stubGlobal('WebSocket', undefined);
  vi.doMock('undici', () => {
    throw new Error('not installed');
  });
  onTestFinished(() => {
    vi.doUnmock('undici');
  });
  const { client } = begin();
  const unrepairedTopics = new Notifications(client);
  const { ready } = unrepairedTopics.on(presence, uuid(1), () => undefined);
  const error = await ready.catch((reason: unknown) => reason as Error);
  expect(error).toMatchObject({ code: 'ERR_CONFIGURATION' });
  expect(String(error)).toMatch(/webSocket.*npm install undici/);
  await unrepairedTopics.close();
});
