import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { ApiClient } from 'contact-centre-client/fetch';
import { Notifications, TooManyTopicsError, TopicRefusedError } from 'contact-centre-client/notifications';
import type { Gap } from 'contact-centre-client/notifications';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../src/notifications/tabs/tabs.js';
import { Browser, Tab } from './browser.js';
import { giveRoles } from '../support.js';
import { says } from '../../support/says.js';

const presence = 'v2.users.{id}.presence';
const observations = 'v2.analytics.queues.{id}.observations';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ rateLimit: false, tokenLifetimeMs: 30 * 86_400_000 });
});

let browser: Browser;
let tabs: Tab[];
let token: string;

beforeEach(() => {
  sandbox.reset();
  browser = new Browser();
  tabs = [];
  token = sandbox.issueAccessToken();
});
afterEach(async () => {
  for (const { live } of tabs) await live.close();
});

async function opened(...args: Parameters<Tab['open']> | []): Promise<Tab> {
  const tab = new Tab(browser, sandbox);
  const [accessToken = token, options] = args;
  tabs.push(await tab.open(accessToken, options));
  return tab;
}

const settled = async (until: () => boolean): Promise<void> => {
  await expect.poll(until, { interval: 5 }).toBe(true);
};

/** The tabs that have been leaders. */
const leaders = (): Set<unknown> =>
  new Set(
    browser.messages.flatMap(({ data }) => {
      const { kind, leader } = data as { kind: string; leader: string };
      return kind === 'lead' ? leader : [];
    }),
  );

const sockets = (): number => tabs.reduce((sum, { sockets: { open } }) => sum + open.size, 0);

/** The events that a tab receives of a user, with the results of its repair. */
function hearing({ live }: Tab, user: string, repair?: () => Promise<string>): string[] {
  const receivedEvents: string[] = [];
  if (!repair) live.on(presence, user, ({ eventBody }) => receivedEvents.push(String(eventBody.source)));
  else
    live.on(presence, user, ({ eventBody, repaired }) => receivedEvents.push(repaired ?? String(eventBody.source)), { repair });
  return receivedEvents;
}

const publish = (user: string, source: string): void => {
  sandbox.publish(`v2.users.${user}.presence`, { source });
};

/** The platform's subscriptions, of all channels with a connection. */
async function subscribed({ client }: Tab): Promise<string[]> {
  const { NotificationsApi } = await import('contact-centre-client/apis/notifications');
  const api = new NotificationsApi(client);
  const { entities } = await api.getNotificationsChannels();
  const lists = await Promise.all(entities.map(({ id }) => api.getNotificationsChannelSubscriptions(id)));
  return lists.flatMap((list) => list.entities.map(({ id }) => String(id))).sort();
}

describe('tabs of the same sign-in', () => {
  it('share one socket, and each receives its own topics', async () => {
    const first = await opened();
    const second = await opened();
    const ours = hearing(first, 'u1');
    const theirs = hearing(second, 'u2');
    const both = hearing(second, 'u1');
    await Promise.all([first.live.ready(), second.live.ready()]);
    expect([sockets(), first.live.status.state, second.live.status.state]).toEqual([1, 'live', 'live']);
    publish('u1', 'A');
    publish('u2', 'B');
    await settled(() => theirs.length > 0);
    expect([ours, theirs, both]).toEqual([['A'], ['B'], ['A']]);
  });

  it('send each other no events that only the leader needs, and no token', async () => {
    const first = await opened();
    const second = await opened();
    const receivedEvents = hearing(first, 'u1');
    hearing(second, 'u2');
    await Promise.all([first.live.ready(), second.live.ready()]);
    publish('u1', 'A');
    await settled(() => receivedEvents.length > 0);
    expect(browser.messages.filter(({ data }) => (data as { kind: string }).kind === 'event')).toEqual([]);
    expect(JSON.stringify([browser.messages, browser.locks])).not.toContain(token);
  });

  it('replace the shared socket on reconnect() of any tab', async () => {
    const first = await opened();
    const second = await opened();
    const receivedEvents = hearing(second, 'u1');
    await second.live.ready();
    expect([first.sockets.socketCount, second.sockets.socketCount]).toEqual([1, 0]);
    second.live.reconnect();
    await settled(() => first.sockets.socketCount === 2 && first.sockets.open.size === 1 && second.live.status.state === 'live');
    publish('u1', 'A');
    await settled(() => receivedEvents.length > 0);
    expect(second.sockets.socketCount).toBe(0);
  });

  it('unsubscribe from topics that no tab needs any more', async () => {
    const first = await opened();
    const second = await opened();
    hearing(first, 'u1');
    const [stop, other] = ['u1', 'u2'].map((user) => second.live.on(presence, user, () => undefined));
    await second.live.ready();
    stop!();
    other!();
    await expect.poll(() => subscribed(first)).toEqual(['v2.users.u1.presence']);
    expect(second.live.status.state).toBe('idle');
  });

  it('subscribe again to a topic that another tab left in the same moment', async () => {
    await opened();
    const second = await opened();
    const stop = second.live.on(presence, 'u1', () => undefined);
    await stop.ready;
    stop();
    const receivedEvents = hearing(second, 'u1');
    await second.live.ready();
    publish('u1', 'A');
    await settled(() => receivedEvents.length > 0);
  });

  it('run their own repairs when the leader has reopened its socket, and are notified of gaps', async () => {
    const first = await opened();
    const second = await opened();
    const gaps: string[] = [];
    second.live.onGap(({ topics }) => gaps.push(...topics));
    const [ours, theirs] = [first, second].map((tab, index) => hearing(tab, 'u1', () => Promise.resolve(`repaired ${index}`)));
    hearing(second, 'u2');
    await settled(() => ours!.length + theirs!.length === 2);
    await second.live.ready();
    sandbox.failChannels({ effect: 'cut' });
    await settled(() => theirs!.length === 2 && gaps.length > 0);
    expect([ours, theirs]).toEqual([
      ['repaired 0', 'repaired 0'],
      ['repaired 1', 'repaired 1'],
    ]);
    expect(gaps).toEqual(['v2.users.u2.presence']);
    expect(first.live.status.state).toBe('live');
  });

  it('connect before they are live, and report no other wait', async () => {
    const first = await opened();
    const second = await opened();
    const states: string[] = [];
    for (const { live } of [first, second]) {
      live.onStatus(({ state, reason = '' }) => states.push(`${state} ${reason}`.trim()));
      await live.on(presence, 'u1', () => undefined).ready;
      await settled(() => live.status.state === 'live');
    }
    expect(states).toEqual(['connecting', 'live', 'connecting', 'live']);
  });

  it('report when the socket is gone', async () => {
    await opened();
    const second = await opened();
    hearing(second, 'u1');
    await second.live.ready();
    const states: string[] = [];
    second.live.onStatus(({ state, reason = '' }) => states.push(`${state} ${reason}`.trim()));
    sandbox.failChannels({ effect: 'cut' });
    await settled(() => states.length === 2);
    expect(states).toEqual(['waiting The WebSocket was closed', 'live']);
  });
});

describe('a tab that subscribes', () => {
  it('receives the rejections of the platform, and no other tab does', async () => {
    token = sandbox.issueAccessToken(sandbox.users.at(-1)!.id);
    const first = await opened();
    const second = await opened();
    const receivedEvents = hearing(first, 'u1');
    const error: unknown = await second.live.on(observations, 'q', () => undefined).ready.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TopicRefusedError);
    expect(error).toMatchObject({
      topic: 'v2.analytics.queues.q.observations',
      missingPermissions: ['analytics:queueObservation:view'],
    });
    const topic = 'v2.analytics.queues.q.observations';
    expect(String(error)).toEqual(
      says(
        `TopicRefusedError: The platform rejected the topic ${topic}. Check its ids and the permissions of the user. Reason: The topic "${topic}" takes permissions that are missing`,
      ),
    );
    await first.live.ready();
    publish('u1', 'A');
    await settled(() => receivedEvents.length > 0);
    // The next one is sent again.
    await expect(second.live.on(observations, 'q', () => undefined).ready).rejects.toThrow(TopicRefusedError);
  });

  it('receives a later rejection, when permissions were withdrawn', async () => {
    const leader = sandbox.users.filter(({ title }) => title === 'Team Leader').at(-1)!.id;
    token = sandbox.issueAccessToken(leader);
    await opened();
    const second = await opened();
    const receivedEvents = hearing(second, 'u1');
    const stop = second.live.on(observations, 'q', () => undefined);
    await second.live.ready();
    await giveRoles({ sandbox }, leader, []);
    sandbox.failChannels({ effect: 'evict' });
    await expect(stop.refused).resolves.toMatchObject({ code: 'ERR_TOPIC_REFUSED', topic: 'v2.analytics.queues.q.observations' });
    await settled(() => second.live.status.state === 'live');
    publish('u1', 'A');
    await settled(() => receivedEvents.length > 0);
  });

  it('receives an error if there is no room, whichever tab has the channels', async () => {
    const first = await opened(token, { maxChannels: 1 });
    const second = await opened(token, { maxChannels: 1 });
    const ids = Array.from({ length: 1000 }, (_, index) => `u${index}`);
    await first.live.onEach(presence, ids, () => undefined).ready;
    const error: unknown = await second.live.on(presence, 'other', () => undefined).ready.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TooManyTopicsError);
    expect(error).toMatchObject({ topics: 1000, maxChannels: 1 });
    await second.live.on(presence, 'u1', () => undefined).ready;
    await expect(first.live.on(presence, 'other', () => undefined).ready).rejects.toThrow('maxChannels is 1');
  });
});

describe('when the tab with the socket is gone', () => {
  it.each(['closes', 'dies'] as const)('because it %s, the next one takes over and repairs what was missed', async (how) => {
    const first = await opened();
    const second = await opened();
    const third = await opened();
    let truth = 'before';
    hearing(first, 'u9');
    const [receivedEvents, others] = [second, third].map((tab) => hearing(tab, 'u1', () => Promise.resolve(truth)));
    await settled(() => receivedEvents!.length + others!.length === 2);
    const states: string[] = [];
    third.live.onStatus(({ state }) => states.push(state));
    truth = 'after';
    if (how === 'dies') first.die();
    else await first.live.close();
    await settled(() => receivedEvents!.length === 2 && others!.length === 2);
    publish('u1', 'A');
    await settled(() => others!.length === 3);
    expect([receivedEvents, others]).toEqual([
      ['before', 'after', 'A'],
      ['before', 'after', 'A'],
    ]);
    expect([sockets(), second.sockets.open.size]).toEqual([1, 1]);
    expect(states).toEqual(['waiting', 'live']);
    expect((await subscribed(second)).filter((topic) => topic.includes('u1'))).not.toEqual([]);
  });

  it('during a pause of the platform, the next one pauses too', async () => {
    const first = await opened();
    const second = await opened();
    sandbox.fail({ status: 429, retryAfter: 600, times: 10, route: 'POST /api/v2/notifications/channels' });
    hearing(first, 'u1');
    hearing(second, 'u2');
    await settled(() => (second.live.status.nextAttemptAt ?? 0) > Date.now());
    const until = second.live.status.nextAttemptAt!;
    await first.live.close();
    await settled(() => leaders().size === 2);
    await settled(() => second.live.status.nextAttemptAt !== undefined);
    expect(Math.abs(second.live.status.nextAttemptAt! - until)).toBeLessThan(1000);
    expect(sandbox.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    // The pause does not apply to the next user.
    second.client.setAccessToken(sandbox.issueAccessToken());
    await settled(() => sandbox.requests.filter(({ method }) => method === 'POST').length === 2);
  });

  it('after its socket was gone, the gap begins at the end of the socket', async () => {
    const first = await opened();
    const second = await opened();
    const gaps: Gap[] = [];
    second.live.onGap((gap) => gaps.push(gap));
    hearing(second, 'u2');
    await second.live.ready();
    sandbox.failChannels({ effect: 'refuse', lasts: 86_400_000 });
    sandbox.failChannels({ effect: 'cut' });
    await settled(() => second.live.status.state === 'waiting');
    const goneBy = Date.now();
    // A leader that responds does not prove that its socket does.
    while (Date.now() === goneBy) await new Promise((resolve) => setImmediate(resolve));
    const before = browser.messages.length;
    second.document.dispatchEvent(new Event('visibilitychange'));
    await settled(() => browser.messages.slice(before).some(({ data }) => (data as { kind: string }).kind === 'lead'));
    sandbox.clock.advance(86_400_000);
    await first.live.close();
    await settled(() => gaps.length > 0);
    expect(gaps[0]!.from).toBeLessThanOrEqual(goneBy);
  });

  it('and its successor dies too, the last one has all topics', async () => {
    const first = await opened();
    const second = await opened();
    const third = await opened();
    const receivedEvents = hearing(third, 'u1', () => Promise.resolve('repaired'));
    hearing(second, 'u2');
    await settled(() => receivedEvents.length === 1);
    first.die();
    second.die();
    await settled(() => receivedEvents.length === 2);
    publish('u1', 'A');
    await settled(() => receivedEvents.length === 3);
    await expect.poll(() => third.sockets.open.size).toBe(1);
  });

  it('the topics that only it subscribed to are removed', async () => {
    const first = await opened();
    const second = await opened();
    hearing(first, 'u1');
    hearing(second, 'u2');
    await first.live.ready();
    await second.live.ready();
    second.die();
    await expect.poll(() => subscribed(first)).toEqual(['v2.users.u1.presence']);
  });

  it.each([
    ['pagehide', 'pageshow'],
    ['freeze', 'resume'],
  ])('after %s, another one takes over, and after %s it is available again', async (leaderLoss, back) => {
    const first = await opened();
    const second = await opened();
    let truth = 'before';
    const [ours, theirs] = [first, second].map((tab) => hearing(tab, 'u1', () => Promise.resolve(truth)));
    await settled(() => ours!.length + theirs!.length === 2);
    const page = leaderLoss === 'freeze' ? first.document : first.page;
    truth = 'handed over';
    page.dispatchEvent(new Event(leaderLoss));
    expect(first.live.status).toMatchObject({ state: 'waiting', reason: 'The page is frozen or in the back/forward cache' });
    await settled(() => theirs!.length === 2);
    expect([first.sockets.open.size, second.sockets.open.size]).toEqual([0, 1]);
    publish('u1', 'A');
    await settled(() => theirs!.length === 3);
    truth = 'back';
    page.dispatchEvent(new Event(back));
    await settled(() => ours!.length === 2);
    publish('u1', 'B');
    await settled(() => ours!.length === 3);
    expect(ours).toEqual(['before', 'back', 'B']);
    expect(theirs).toEqual(['before', 'handed over', 'A', 'B']);
    expect(first.sockets.open.size).toBe(0);
  });
});

describe('a tab with the socket that does not respond', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Advances the clock until a condition holds, for a maximum time. */
  const within = async (ms: number, happened: () => boolean): Promise<void> => {
    const start = Date.now();
    while (!happened() && Date.now() - start < ms) {
      await vi.advanceTimersByTimeAsync(50);
      // Work that does not depend on timers.
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(happened()).toBe(true);
  };

  it('is replaced within 35 s, and follows when it resumes', async () => {
    const first = await opened();
    const second = await opened();
    const [ours, theirs] = [first, second].map((tab) => hearing(tab, 'u1', () => Promise.resolve('repaired')));
    await within(1000, () => ours!.length + theirs!.length === 2);
    first.freeze();
    await within(35_000, () => theirs!.length === 2);
    expect(second.sockets.open.size).toBe(1);
    first.thaw();
    await within(1000, () => first.sockets.open.size === 0 && ours!.length === 2);
    publish('u1', 'A');
    await within(1000, () => ours!.length + theirs!.length === 6);
    expect([ours!.at(-1), theirs!.at(-1)]).toEqual(['A', 'A']);
    expect([first.live.status.state, second.live.status.state]).toEqual(['live', 'live']);
  });

  it('reports a gap since about when it froze', async () => {
    const first = await opened();
    const second = await opened();
    hearing(second, 'u2');
    const gaps: Gap[] = [];
    first.live.onGap((gap) => gaps.push(gap));
    hearing(first, 'u1');
    await within(1000, () => first.live.status.state === 'live');
    await vi.advanceTimersByTimeAsync(60_000);
    const frozenAt = Date.now();
    first.freeze();
    await within(35_000, () => second.sockets.open.size === 1);
    first.thaw();
    await within(1000, () => gaps.length > 0);
    expect(frozenAt - gaps[0]!.from).toBeLessThan(25_000);
    expect(gaps[0]!.from).toBeLessThanOrEqual(frozenAt);
  });

  it('leads again with all topics if its replacement is gone before it resumes', async () => {
    const first = await opened();
    const second = await opened();
    let truth = 'before';
    const receivedEvents = hearing(first, 'u1', () => Promise.resolve(truth));
    await within(1000, () => receivedEvents.length === 1);
    first.freeze();
    await within(35_000, () => first.sockets.open.size === 0);
    truth = 'after';
    second.die();
    await vi.advanceTimersByTimeAsync(50);
    first.thaw();
    await within(1000, () => receivedEvents.length === 2);
    publish('u1', 'A');
    await within(1000, () => receivedEvents.length === 3);
    expect(receivedEvents).toEqual(['before', 'after', 'A']);
  });

  it('is replaced within 11 s after the user switches to another tab or opens one', async () => {
    const first = await opened();
    const second = await opened();
    const theirs = hearing(second, 'u1', () => Promise.resolve('repaired'));
    await within(1000, () => theirs.length === 1);
    first.freeze();
    second.document.dispatchEvent(new Event('visibilitychange'));
    await within(11_000, () => theirs.length === 2);
    first.die();
    second.freeze();
    const third = await opened();
    const receivedEvents = hearing(third, 'u1', () => Promise.resolve('repaired'));
    await within(11_000, () => receivedEvents.length === 1);
  });

  it('keeps leading as long as it responds', async () => {
    const first = await opened();
    const second = await opened();
    hearing(second, 'u1');
    await within(1000, () => second.live.status.state === 'live');
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect([first.sockets.open.size, first.sockets.socketCount, second.sockets.socketCount]).toEqual([1, 1, 0]);
  });

  it('and all closed tabs leave no timer, lock or channel', async () => {
    const first = await opened();
    const second = await opened();
    hearing(first, 'u1');
    hearing(second, 'u1');
    await within(1000, () => first.live.status.state === 'live');
    await first.live.close();
    await within(1000, () => second.sockets.open.size === 1);
    await second.live.close();
    await within(1000, () => sockets() === 0);
    expect([vi.getTimerCount(), browser.locks, browser.channels.size]).toEqual([0, [], 0]);
  });
});

describe('sign-ins', () => {
  it('of two users share nothing', async () => {
    const first = await opened();
    const second = await opened(sandbox.issueAccessToken(sandbox.users.at(-1)!.id));
    hearing(first, 'u1');
    hearing(second, 'u1');
    await Promise.all([first.live.ready(), second.live.ready()]);
    expect([first.sockets.open.size, second.sockets.open.size]).toEqual([1, 1]);
    expect(new Set([...browser.channels].map(({ name }) => name)).size).toBe(2);
  });

  it('that change move a tab to those of the other user', async () => {
    const first = await opened();
    const second = await opened();
    const ours = hearing(first, 'u1', () => Promise.resolve('A'));
    const theirs = hearing(second, 'u1', () => Promise.resolve('B'));
    await settled(() => ours.length + theirs.length === 2);
    first.client.setAccessToken(sandbox.issueAccessToken(sandbox.users.at(-1)!.id));
    await settled(() => ours.length + theirs.length === 4);
    expect([first.sockets.open.size, second.sockets.open.size]).toEqual([1, 1]);
  });

  it('are waited for', async () => {
    const tab = await opened();
    tab.client.forget();
    const receivedEvents = hearing(tab, 'u1');
    await settled(() => tab.live.status.reason === 'No user is signed in');
    tab.client.setAccessToken(token);
    await tab.live.ready();
    publish('u1', 'A');
    await settled(() => receivedEvents.length > 0);
  });
});

describe('a message of another script on the channel', () => {
  const leading = (): string =>
    browser.messages.map(({ data }) => data as { kind: string; leader: string }).find(({ kind }) => kind === 'lead')!.leader;

  it('has no effect if it is invalid', async () => {
    const first = await opened();
    const second = await opened();
    const ours = hearing(first, 'u1');
    const theirs = hearing(second, 'u1');
    await Promise.all([first.live.ready(), second.live.ready()]);
    const leader = leading();
    const topic = 'v2.users.u1.presence';
    const invalidMessages = [
      undefined,
      null,
      'lead',
      7,
      [],
      {},
      { kind: 'lead' },
      { kind: 'constructor' },
      { kind: 'toString', leader },
      ...[NaN, -1, Infinity, '9'].map((term) => ({ kind: 'lead', leader: 'x', term, reason: '' })),
      { kind: 'lead', leader: { x: 1 }, term: 9e15, reason: '' },
      { kind: 'event', leader, topic, event: 'text' },
      { kind: 'event', leader: 'x', topic, event: {} },
      { kind: 'up', leader, tab: leader, topics: 'v2' },
      { kind: 'wishes', tab: 'x', leader, more: [['v2.users.u3.presence']], less: [] },
      { kind: 'wishes', tab: 'x', leader, more: [['v2.users.u3.presence', 'v2.queues']], less: [] },
      { kind: 'refused', leader, tab: leader, topic, error: 'no' },
      { kind: 'refused', leader, tab: leader, topic, error: { code: 7 } },
      { kind: 'missed', leader, topics: [topic], from: 'then' },
    ];
    for (const channel of browser.channels) for (const data of invalidMessages) channel.hear(data);
    publish('u1', 'A');
    await settled(() => ours.length > 0 && theirs.length > 0);
    expect([ours, theirs, await subscribed(first)]).toEqual([['A'], ['A'], [topic]]);
    expect(first.live.status.state).toBe('live');
  });

  it('is respected if it names an unknown tab, but not for long', async () => {
    const first = await opened();
    hearing(first, 'u1');
    await first.live.ready();
    const leader = leading();
    const addedTopics = [['v2.users.u2.presence', 'v2.users.u2']];
    for (const { hear } of browser.channels) hear({ kind: 'wishes', tab: 'nobody', leader, more: addedTopics, less: [] });
    await first.live.on(presence, 'u3', () => undefined).ready;
    expect(await subscribed(first)).toEqual(['v2.users.u1.presence', 'v2.users.u3.presence']);
  });

  it('has no effect if it claims an outdated leadership', async () => {
    await opened();
    const second = await opened();
    const receivedEvents = hearing(second, 'u1');
    await second.live.ready();
    for (const { hear } of browser.channels) hear({ kind: 'lead', leader: 'of before', term: 1, reason: 'gone' });
    publish('u1', 'A');
    await settled(() => receivedEvents.length > 0);
    expect(second.live.status.state).toBe('live');
  });
});

describe('if tabs cannot share', () => {
  const reports = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  /** Subscribes without any tab. */
  async function alone(client: unknown): Promise<void> {
    const { sockets: webSocket } = tabs[0]!;
    const live = new Notifications(client as ApiClient, { shareTabs: true, webSocket });
    await vi.dynamicImportSettled();
    await live.on(presence, 'u1', () => undefined).ready;
    expect(live.status.state).toBe('live');
    await live.close();
  }

  it('because the browser has no locks, each subscribes separately and reports it once', async () => {
    const reported = reports();
    const { client } = await opened();
    vi.stubGlobal('navigator', {});
    await alone(client);
    expect(reported).toHaveBeenCalledOnce();
    expect(String(reported.mock.calls[0]?.[1])).toContain('Web Locks');
  });

  it('because the browser denies locks, each subscribes separately', async () => {
    const reported = reports();
    browser.isLocked = true;
    const tab = await opened();
    const receivedEvents = hearing(tab, 'u1');
    await tab.live.ready();
    publish('u1', 'A');
    await settled(() => receivedEvents.length > 0);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('because the client does not report its sign-in, each subscribes separately and reports it once', async () => {
    const reported = reports();
    const { client } = await opened();
    vi.stubGlobal('navigator', { locks: {} });
    await alone({ authData: {}, send: ((call) => client.send(call)) satisfies ApiClient['send'] });
    expect(reported).toHaveBeenCalledOnce();
    expect(String(reported.mock.calls[0]?.[1])).toContain('onAuthChange()');
  });

  it('because the module could not be loaded, each subscribes separately and reports it once', async () => {
    const reported = reports();
    const { client } = await opened();
    vi.doMock('../../../src/notifications/tabs/tabs.js', () => {
      throw new Error('A new version was deployed');
    });
    await alone(client);
    vi.doUnmock('../../../src/notifications/tabs/tabs.js');
    expect(reported).toHaveBeenCalledOnce();
    expect(reported.mock.calls[0]?.[1]).toMatchObject({ code: 'ERR_LOAD' });
  });

  it('accepts only true and false for the option', () => {
    expect(() => new Notifications(new ApiClient(), { shareTabs: 'false' as never })).toThrow('shareTabs must be true or false');
  });
});
