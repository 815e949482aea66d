import type { Gap, NotificationsOptions } from 'contact-centre-client/notifications';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { numbers } from '../support.js';
import { Platform, pass, preload, scene } from '../platform.js';
import type { PlatformSocket, Scene, SentRequest } from '../platform.js';

const presence = 'v2.users.{id}.presence';
const topicOf = (id: string): string => `v2.users.${id}.presence`;

let current: Scene;

beforeAll(preload);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Math, 'random').mockImplementation(numbers(11));
});
afterEach(async () => {
  await current.live.close();
  await pass(3000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function begin(options?: NotificationsOptions, platform?: Platform): Scene {
  current = scene(options, platform);
  return current;
}

/** Subscribes to topics with a repair, and waits until they are live. */
async function beginLive(
  ids: readonly string[] = ['a'],
  options?: NotificationsOptions,
): Promise<Scene & { repairs: number[]; receivedEvents: unknown[] }> {
  const all = begin(options);
  const repairs: number[] = [];
  const receivedEvents: unknown[] = [];
  for (const id of ids) {
    all.live.on(presence, id, ({ eventBody }) => eventBody && receivedEvents.push(eventBody), {
      repair: () => Promise.resolve(repairs.push(Date.now())),
    });
  }
  await pass(1000);
  expect(all.live.status.state).toBe('live');
  repairs.length = 0;
  return { ...all, repairs, receivedEvents };
}

const calls = ({ requests }: Platform, call: string): number => requests.filter((request) => request.call === call).length;
const socketOf = ({ openSockets }: Platform): PlatformSocket => openSockets.at(-1)!;

/** Fails if the status is live without a recent message on a socket. */
function expectHonest({ live, platform }: Scene): void {
  if (live.status.state !== 'live') return;
  const receivedEvents = platform.openSockets.map(({ heardAt }) => Date.now() - heardAt);
  expect(Math.min(...receivedEvents)).toBeLessThanOrEqual(35_000 + 5000);
}

describe('the end of a channel', () => {
  it('together with the response to a PUT leads to another channel', async () => {
    const { live, platform } = begin();
    let isFirst = true;
    platform.reply = ({ call, channelId }) => {
      if (call !== 'PUT' || !isFirst) return undefined;
      isFirst = false;
      const message = { topicName: `v2.system.no_longer_subscribed.${channelId}`, eventBody: { channelId } };
      platform.later(() => {
        socketOf(platform).receive(message);
      }, 5);
      return undefined;
    };
    live.on(presence, 'a', () => undefined);
    await pass(
      5000,
      () => {
        expectHonest(current);
      },
      5,
    );
    expect(live.status.state).toBe('live');
    expect([calls(platform, 'POST'), platform.openSockets.length]).toEqual([2, 1]);
  });

  it('announced 5 ms after each opening leads to ever rarer attempts, and is never reported as live', async () => {
    const { live, platform } = begin();
    platform.nextWelcome = (socket) => {
      platform.later(() => {
        socket.receive({ topicName: 'v2.system.socket_closing', eventBody: {} });
      }, 15);
      return 'open';
    };
    live.on(presence, 'a', () => undefined);
    await pass(
      60_000,
      () => {
        expectHonest(current);
      },
      20,
    );
    expect(platform.sockets.length).toBeLessThan(12);
    platform.nextWelcome = () => 'open';
    await pass(70_000);
    expect(live.status.state).toBe('live');
  });

  it('affects only the channel that it names', async () => {
    const { live, platform } = await beginLive();
    for (const topicName of ['v2.system.no_longer_subscribed.other', 'v2.system.socket_closing'])
      socketOf(platform).receive({ topicName, eventBody: { channelId: 'other' } });
    await pass(5000);
    expect([live.status.state, platform.sockets.length, calls(platform, 'POST')]).toEqual(['live', 1, 1]);
  });
});

describe('a socket that drops while topics are sent', () => {
  it('is replaced before the status is live, and missed events are repaired', async () => {
    const { live, platform, repairs } = await beginLive();
    const states: string[] = [];
    live.onStatus(({ state }) => states.push(state));
    platform.reply = ({ call }) => {
      if (call === 'PUT') socketOf(platform).end(1006);
      platform.reply = () => undefined;
      return { delay: 300 };
    };
    const added = live.on(presence, 'b', () => undefined);
    let isReady = false;
    void added.ready.then(() => (isReady = true));
    await pass(
      10_000,
      () => {
        expectHonest(current);
        if (isReady) expect(platform.openSockets).toHaveLength(1);
      },
      5,
    );
    expect([live.status.state, isReady, repairs.length]).toEqual(['live', true, 1]);
    expect(states.at(-1)).toBe('live');
  });

  it('leaves no added topic without events', async () => {
    const { live, platform } = await beginLive();
    platform.reply = ({ call }) => {
      if (call === 'PUT') socketOf(platform).end(1006);
      platform.reply = () => undefined;
      return undefined;
    };
    const gaps: Gap[] = [];
    const receivedEvents: unknown[] = [];
    live.onGap((gap) => gaps.push(gap));
    const { ready } = live.on(presence, 'b', (event) => receivedEvents.push(event));
    let readyAt = Infinity;
    void ready.then(() => {
      readyAt = Date.now();
      platform.publish(topicOf('b'), {});
    });
    await pass(5000, undefined, 5);
    expect(readyAt).toBeLessThan(Infinity);
    expect(receivedEvents).toHaveLength(1);
  });
});

describe('a socket that opens and closes at once', () => {
  it.each([1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 4000])(
    'with code %i does not end the backoff',
    async (code) => {
      const { live, platform, repairs } = await beginLive();
      platform.nextWelcome = () => ({ code, after: 1 });
      socketOf(platform).end(code);
      const before = platform.sockets.length;
      await pass(
        5000,
        () => {
          expectHonest(current);
        },
        50,
      );
      expect(platform.sockets.length - before).toBeLessThanOrEqual(6);
      expect(repairs.length).toBeLessThanOrEqual(6);
      await pass(300_000);
      expect(platform.sockets.length - before).toBeLessThanOrEqual(20);
      expect(calls(platform, 'POST')).toBeLessThanOrEqual(6);
      platform.nextWelcome = () => 'open';
      await pass(65_000);
      expect(live.status.state).toBe('live');
    },
  );

  it.each([
    [1011, 900],
    [1012, 4500],
    [1013, 4500],
  ])(
    'with code %i is followed by the next attempt within a second, or within the 5 s that the code requests',
    async (code, ms) => {
      const { live, platform } = await beginLive();
      vi.spyOn(Math, 'random').mockReturnValue(0.9);
      socketOf(platform).end(code);
      expect(live.status.nextAttemptAt! - Date.now()).toBe(ms);
      await pass(ms - 1, undefined, ms);
      expect(platform.sockets).toHaveLength(1);
      await pass(20, undefined, 5);
      expect([platform.sockets.length, live.status.state]).toEqual([2, 'live']);
    },
  );

  it('keeps the time of the last message while no socket opens', async () => {
    const { live, platform } = await beginLive();
    const { lastHeardAt } = live.status;
    platform.nextWelcome = () => 'refuse';
    socketOf(platform).end(1006);
    await pass(10_000);
    expect(platform.sockets.length).toBeGreaterThan(2);
    expect([live.status.state, live.status.lastHeardAt]).toEqual(['waiting', lastHeardAt]);
  });

  it('reports the close code and when the next attempt is due', async () => {
    const { live, platform } = await beginLive();
    platform.nextWelcome = () => ({ code: 1011, after: 1 });
    socketOf(platform).end(1011);
    await pass(2500);
    const { state, error, nextAttemptAt = 0, lastHeardAt = 0 } = live.status;
    expect({ state, code: error?.code }).toEqual({ state: 'waiting', code: 1011 });
    expect(nextAttemptAt).toBeGreaterThan(Date.now() - 1000);
    expect(Date.now() - lastHeardAt).toBeLessThan(3000);
  });

  it('reconnects quickly again after a stable period', async () => {
    const { platform } = await beginLive();
    platform.nextWelcome = () => ({ code: 1011, after: 1 });
    socketOf(platform).end(1011);
    await pass(20_000);
    platform.nextWelcome = () => 'open';
    await pass(20_000);
    for (let count = 0; count < 3; count += 1) {
      await pass(
        31_000,
        () => {
          platform.heartbeat();
        },
        10_000,
      );
      const before = platform.sockets.length;
      socketOf(platform).end(1006);
      await pass(1100, undefined, 50);
      expect(platform.sockets.length).toBe(before + 1);
    }
  });
});

describe('a pause that the platform requests', () => {
  it('is not ended by the network or by new topics', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { live, platform } = begin();
    platform.reply = ({ call }) => (call === 'POST' ? { status: 429, retryAfter: 30 } : undefined);
    const stop = live.on(presence, 'a', () => undefined);
    await pass(200, undefined, 50);
    expect(platform.requests).toHaveLength(1);
    expect(live.status).toMatchObject({ state: 'waiting', error: { status: 429 } });
    const { respondedAt } = platform.requests[0]!;
    expect(live.status.nextAttemptAt).toBeGreaterThanOrEqual(respondedAt + 30_000);
    for (let second = 0; second < 29; second += 1) {
      page.dispatchEvent(new Event('online'));
      live.on(presence, `b${second}`, () => undefined);
      if (second === 10) stop();
      await pass(1000);
    }
    expect([platform.requests.length, platform.sockets.length]).toEqual([1, 0]);
    platform.reply = () => undefined;
    await pass(5000);
    expect(live.status.state).toBe('live');
  });

  it('lasts while no topic is subscribed', async () => {
    const { live, platform } = begin();
    platform.reply = ({ call }) => (call === 'POST' ? { status: 503, retryAfter: 20 } : undefined);
    const stop = live.on(presence, 'a', () => undefined);
    await pass(1000);
    stop();
    await pass(5000);
    live.on(presence, 'a', () => undefined);
    await pass(13_000);
    expect(platform.requests).toHaveLength(1);
    await pass(3000);
    expect(platform.requests.length).toBeGreaterThan(1);
  });

  it('stays active although the channel ended during the request', async () => {
    const { live, platform } = begin();
    platform.reply = ({ call }) => {
      if (call !== 'PUT') return undefined;
      platform.later(() => {
        const [channel] = platform.channels.values();
        socketOf(platform).receive({ topicName: `v2.system.no_longer_subscribed.${channel!.id}`, eventBody: {} });
      }, 5);
      return { status: 429, retryAfter: 30, delay: 100 };
    };
    live.on(presence, 'a', () => undefined);
    await pass(29_000, undefined, 50);
    expect(platform.requests.map(({ call }) => call)).toEqual(['POST', 'PUT']);
    platform.reply = () => undefined;
    await pass(10_000);
    expect(live.status.state).toBe('live');
  });

  it('applies to all channels of a sign-in', async () => {
    const { live, platform } = begin();
    const ids = Array.from({ length: 1000 }, (_, index) => `a${index}`);
    live.onEach(presence, ids, () => undefined);
    platform.reply = () => ({ status: 429, retryAfter: 30 });
    await pass(1000);
    const before = platform.requests.length;
    live.on(presence, 'one-more', () => undefined);
    await pass(25_000);
    expect(platform.requests.length).toBe(before);
  });
});

describe('a shorter pause', () => {
  it('of one channel does not shorten a longer one for a channel that is opened later', async () => {
    const { live, platform } = begin();
    const idsOf = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
    const replies = [
      { status: 429, retryAfter: 60 },
      { status: 429, retryAfter: 5, delay: 500 },
    ];
    platform.reply = () => replies.shift();
    live.onEach(presence, idsOf('a', 1001), () => undefined);
    await pass(2000);
    expect(platform.requests.map(({ call, retryAfter }) => [call, retryAfter])).toEqual([
      ['POST', 60],
      ['POST', 5],
    ]);
    live.onEach(presence, idsOf('b', 1000), () => undefined);
    await pass(50_000);
    expect(platform.requests).toHaveLength(2);
    await pass(20_000);
    expect([live.status.state, live.channelIds.length]).toEqual(['live', 3]);
  });
});

describe('an announced end', () => {
  it('keeps the old socket until the new one is open, and closes it then', async () => {
    const { live, platform, receivedEvents } = await beginLive();
    await pass(11_000);
    const old = socketOf(platform);
    platform.nextWelcome = () => 'refuse';
    platform.reply = ({ call }) => (call === 'HEAD' ? { status: 503 } : undefined);
    old.receive({ topicName: 'v2.system.socket_closing', eventBody: {} });
    for (let count = 0; count < 10; count += 1) {
      await pass(2000);
      platform.publish(topicOf('a'), { count });
    }
    await pass(100);
    expect(receivedEvents).toHaveLength(10);
    expect(old.phase).toBe('open');
    platform.nextWelcome = () => 'open';
    await pass(
      65_000,
      () => {
        platform.heartbeat();
      },
      10_000,
    );
    expect([old.phase, platform.openSockets.length, live.status.state]).toEqual(['closed', 1, 'live']);
  });

  it('delivers an event once that arrives on the old and the new socket', async () => {
    const { platform, receivedEvents } = await beginLive();
    await pass(11_000);
    socketOf(platform).receive({ topicName: 'v2.system.socket_closing', eventBody: {} });
    for (let count = 0; count < 400; count += 1) {
      platform.publish(topicOf('a'), { count }, {});
      await pass(5, undefined, 5);
    }
    await pass(1000);
    expect(receivedEvents).toEqual(Array.from({ length: 400 }, (_, count) => ({ count })));
  });
});

describe('the last stop()', () => {
  it('leaves no timer and no socket', async () => {
    const { live, platform } = begin();
    const stops = ['a', 'b'].map((id) => live.on(presence, id, () => undefined));
    await pass(1000);
    for (const stop of stops) stop();
    await pass(3000);
    expect([vi.getTimerCount(), platform.openSockets.length, live.status.state]).toEqual([0, 0, 'idle']);
    const before = platform.requests.length;
    await pass(60_000);
    expect(platform.requests.length).toBe(before);
    live.on(presence, 'a', () => undefined);
    await pass(1000);
    expect(live.status.state).toBe('live');
  });

  it.each([1, 30, 55, 60, 65, 70, 75, 80])('leaves nothing %i ms after the start either', async (ms) => {
    const { live, platform } = begin();
    const stop = live.on(presence, 'a', () => undefined);
    await pass(ms, undefined, 1);
    stop();
    await pass(3000);
    expect([vi.getTimerCount(), platform.openSockets.length]).toEqual([0, 0]);
  });
});

describe('close()', () => {
  it.each([1, 30, 55, 60, 65, 70, 75, 80, 500])('leaves nothing %i ms after the start', async (ms) => {
    const { live, platform } = begin();
    live.on(presence, 'a', () => undefined);
    await pass(ms, undefined, 1);
    await live.close();
    await pass(3000);
    expect([vi.getTimerCount(), platform.openSockets.length, live.status.state]).toEqual([0, 0, 'closed']);
  });

  it('terminates a socket whose peer does not respond, after 2 s', async () => {
    const { live, platform } = await beginLive();
    const socket = socketOf(platform);
    platform.silent.add(socket);
    await live.close();
    await pass(1900);
    expect(socket.terminated).toBe(false);
    await pass(200);
    expect([socket.terminated, vi.getTimerCount()]).toEqual([true, 0]);
  });
});

describe('a response that is not from the platform', () => {
  it.each(['POST', 'PUT'] as const)('to a %s counts as a failed attempt, and is retried', async (call) => {
    const { live, platform } = begin();
    platform.reply = (request) => (request.call === call ? { body: '<html>Sign in to the wireless network</html>' } : undefined);
    live.on(presence, 'a', () => undefined);
    await pass(20_000, () => {
      expectHonest(current);
    });
    expect(live.status.state).toBe('waiting');
    expect(calls(platform, call)).toBeGreaterThan(2);
    expect(calls(platform, call)).toBeLessThan(10);
    expect(live.status.error).toMatchObject({ code: 'ERR_PARSE' });
    platform.reply = () => undefined;
    await pass(65_000);
    expect(live.status.state).toBe('live');
  });

  it.each([
    ['without an address', { id: 'a' }],
    ['with a list for an address', { id: 'a', connectUri: ['wss://streaming.example/channels/a'] }],
    ['with an address of another protocol', { id: 'a', connectUri: 'https://streaming.example/channels/a' }],
    ['with an empty id', { id: '', connectUri: 'wss://streaming.example/channels/a' }],
    ['with a number for an id', { id: 7, connectUri: 'wss://streaming.example/channels/7' }],
  ])('%s to a POST opens no socket', async (_what, body) => {
    const { live, platform } = begin();
    platform.reply = ({ call }) => (call === 'POST' ? { body } : undefined);
    live.on(presence, 'a', () => undefined);
    await pass(5000);
    expect([platform.sockets.length, live.status.state]).toEqual([0, 'waiting']);
    expect(live.status.error?.message).toContain('contains no channel');
  });

  it('without a list of rejected topics is not sent again', async () => {
    const { live, platform } = begin();
    platform.reply = ({ call }) => (call === 'PUT' ? { body: {} } : undefined);
    live.on(presence, 'a', () => undefined);
    await pass(60_000, () => {
      platform.heartbeat();
    });
    expect([calls(platform, 'PUT'), live.status.state]).toEqual([1, 'live']);
  });
});

it('Of 200 clients that are disconnected together, at most a fifth reconnects within the same 100 ms', async () => {
  const clients = Array.from({ length: 200 }, () => scene());
  current = clients[0]!;
  for (const { live } of clients) live.on(presence, 'a', () => undefined);
  await pass(2000);
  const start = Date.now();
  for (const { platform } of clients) socketOf(platform).end(1006);
  await pass(1500, undefined, 50);
  const delays = clients.map(({ platform }) => platform.sockets.at(-1)!.createdAt - start);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1000);
  for (let from = 0; from < 1000; from += 100)
    expect(delays.filter((delay) => delay >= from && delay < from + 100).length).toBeLessThanOrEqual(40);
  for (const { live } of clients) await live.close();
});

describe('hostile messages', () => {
  it.each([
    '{"topicName":{"toString":1,"valueOf":1}}',
    '{"topicName":null}',
    '{"topicName":["v2.system.socket_closing"]}',
    '{"topicName":"v2.users.a.presence","metadata":{"CorrelationId":{"toString":1}}}',
    '{"topicName":"v2.system.no_longer_subscribed.x","eventBody":{"channelId":{"toString":1}}}',
    '[]',
    'null',
    '"text"',
    '{"__proto__":{"topicName":"v2.system.socket_closing"}}',
    '{"topicName":"constructor"}',
    '{"topicName":"__proto__"}',
    '{',
    '',
  ])('such as %s change nothing', async (text) => {
    const { live, platform } = await beginLive();
    expect(() => {
      socketOf(platform).receive(text);
    }).not.toThrow();
    await pass(3000);
    expect([live.status.state, platform.sockets.length]).toEqual(['live', 1]);
  });
});

it('Events in the packet that opens the socket are delivered', async () => {
  const platform = new Platform();
  const { live } = begin({}, platform);
  const receivedEvents: unknown[] = [];
  live.on(presence, 'a', (event) => receivedEvents.push(event));
  platform.nextWelcome = (socket) => {
    platform.later(() => {
      platform.channels.get(socket.channelId)?.sockets.add(socket);
      socket.open();
      socket.receive({ topicName: topicOf('a'), eventBody: {}, metadata: { CorrelationId: 'x' } });
    });
    return 'hang';
  };
  await pass(1000);
  expect(receivedEvents).toHaveLength(1);
});

describe('the renewal of a channel', () => {
  const day = async (platform: Platform, count: (at: number) => void): Promise<void> => {
    for (let at = 0; at < 22 * 120; at += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      platform.heartbeat();
      count(at);
    }
  };

  it('is one PUT and one GET of the channels if it extends the expiry', async () => {
    const { live, platform } = await beginLive();
    await day(platform, () => {
      expectHonest(current);
    });
    expect([calls(platform, 'POST'), calls(platform, 'PUT'), calls(platform, 'GET')]).toEqual([1, 2, 1]);
    expect(platform.requests.find(({ call }) => call === 'GET')?.query).toBe('?includechannels=oauthclient');
    expect([live.status.state, platform.sockets.length]).toEqual(['live', 1]);
  });

  it('compares events without an id only after the other channel may deliver them', async () => {
    const { platform, receivedEvents } = await beginLive();
    platform.isExtending = false;
    const [old] = platform.sockets;
    const publish = (...states: string[]): void => {
      for (const state of states) platform.publish(topicOf('a'), { state }, {});
    };
    let puts = 0;
    platform.reply = ({ call, channelId }) => {
      if (call !== 'PUT' || channelId === old!.channelId) return undefined;
      puts += 1;
      if (puts < 4) {
        // The socket that still delivers repeats the same events.
        publish('busy', 'free');
        return { status: 500 };
      }
      // The old socket delivers nothing more, and its closing handshake gets no response.
      platform.later(() => {
        platform.silent.add(old!);
      }, 20);
      platform.later(() => {
        publish('busy', 'free', 'busy', 'free');
      }, 100);
      return { delay: 50 };
    };
    await day(platform, () => undefined);
    expect([puts, old!.terminated]).toEqual([4, true]);
    expect(receivedEvents.map((event) => (event as { state: string }).state)).toEqual(
      Array.from({ length: 5 }, () => ['busy', 'free']).flat(),
    );
  });

  const ends: [string, (platform: Platform, old: PlatformSocket) => void][] = [
    [
      'announces its end',
      (platform, old) => {
        platform.say(old, { topicName: 'v2.system.socket_closing', eventBody: {} });
      },
    ],
    [
      'fails',
      (platform, old) => {
        platform.later(() => {
          old.end(1006);
        });
      },
    ],
  ];

  it.each(ends)('keeps the socket that is being opened on another channel when the old one %s', async (_what, end) => {
    const { live, platform } = await beginLive();
    platform.isExtending = false;
    platform.latency = () => 100;
    platform.nextWelcome = ({ channelId }) => {
      const [old, attempt] = platform.sockets;
      if (attempt?.channelId === channelId) {
        platform.latency = () => 20;
        end(platform, old!);
        platform.latency = () => 100;
      }
      return 'open';
    };
    await day(platform, () => {
      expectHonest(current);
    });
    const replacement = platform.channels.get(platform.sockets[1]!.channelId);
    expect(platform.sockets[0]!.channelId).not.toBe(replacement?.id);
    expect([...replacement!.sockets]).toEqual([platform.sockets[1]]);
    expect(live.status.state).toBe('live');
  });

  it('is not live by a replacement whose socket has been silent since the computer slept', async () => {
    const { live, platform } = await beginLive();
    platform.isExtending = false;
    let replacement: SentRequest | undefined;
    platform.reply = (request) => {
      if (request.call !== 'PUT' || request.channelId !== platform.sockets[1]?.channelId || replacement) return undefined;
      replacement = request;
      for (const socket of platform.sockets) platform.silent.add(socket);
      vi.setSystemTime(Date.now() + 3_600_000);
      // By then the watchdogs have noticed the silence, and wait for the responses to their pings.
      return { delay: 7000 };
    };
    await pass(
      18 * 3_600_000,
      () => {
        platform.heartbeat();
      },
      30_000,
    );
    const states = new Set<string>();
    while (platform.sockets.length < 3) {
      await vi.advanceTimersByTimeAsync(1000);
      platform.heartbeat();
      if (replacement?.status === 200 && platform.sockets.length === 2) states.add(live.status.state);
    }
    expect([...states]).toEqual(['waiting']);
  });

  it('closes both sockets when the last subscription stops during a replacement', async () => {
    const { live, platform } = begin();
    const stop = live.on(presence, 'a', () => undefined);
    platform.isExtending = false;
    platform.reply = ({ call, channelId }) => {
      if (call !== 'PUT' || channelId !== platform.sockets[1]?.channelId) return undefined;
      stop();
      return { delay: 1000 };
    };
    await day(platform, () => undefined);
    expect([calls(platform, 'POST'), platform.sockets.length, platform.openSockets.length, live.status.state]).toEqual([
      2,
      2,
      0,
      'idle',
    ]);
  });

  it('leaves no socket open when close() is called during a replacement', async () => {
    const { live, platform } = await beginLive();
    platform.isExtending = false;
    platform.reply = ({ call, channelId }) => {
      if (call === 'PUT' && channelId === platform.sockets[1]?.channelId) void live.close();
      return undefined;
    };
    await day(platform, () => undefined);
    expect([platform.sockets.length, platform.openSockets.length, live.status.state]).toEqual([2, 0, 'closed']);
  });

  it('creates one more channel, and loses no event, when the replacement is gone before it is used', async () => {
    const { live, platform, receivedEvents, repairs } = await beginLive();
    platform.isExtending = false;
    let isGone = false;
    platform.reply = ({ call, channelId }) => {
      if (isGone || call !== 'PUT' || channelId !== platform.sockets[1]?.channelId) return undefined;
      isGone = true;
      return { status: 404 };
    };
    let sent = 0;
    await day(platform, () => {
      platform.publish(topicOf('a'), { sent: (sent += 1) });
    });
    await pass(1000);
    expect([isGone, calls(platform, 'POST'), platform.openSockets.length, live.status.state]).toEqual([true, 3, 1, 'live']);
    expect([receivedEvents.length, repairs.length]).toEqual([sent, 0]);
  });

  it('to another channel delivers every event once, also without an id', async () => {
    const { live, platform, receivedEvents, repairs } = await beginLive();
    platform.isExtending = false;
    platform.latency = () => 50;
    let sent = 0;
    await day(platform, () => undefined);
    expect(calls(platform, 'POST')).toBe(2);
    expect([live.status.state, platform.openSockets.length, repairs.length]).toEqual(['live', 1, 0]);
    // Once more, with events during the renewal.
    const before = calls(platform, 'POST');
    for (let at = 0; at < 24 * 120 && calls(platform, 'POST') === before; at += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      platform.heartbeat();
    }
    receivedEvents.length = 0;
    for (; sent < 25; sent += 1) {
      platform.publish(topicOf('a'), { sent }, {});
      await pass(20, undefined, 20);
    }
    await pass(1000);
    expect(receivedEvents).toHaveLength(25);
  });
});

describe('a PUT that is rejected as a whole', () => {
  const bad = (platform: Platform, isBad: (topic: string) => boolean): void => {
    platform.reply = ({ call, topics }) => (call === 'PUT' && topics.some(isBad) ? { status: 400 } : undefined);
  };

  it('fails only the bad topic', async () => {
    const { live, platform } = begin();
    bad(platform, (topic) => topic.includes('bad'));
    const outcomes = new Map<string, string>();
    for (const id of [...Array.from({ length: 40 }, (_, index) => `good${index}`), 'bad', 'good-last']) {
      live
        .on(presence, id, () => undefined)
        .ready.then(
          () => outcomes.set(id, 'up'),
          (error: unknown) => outcomes.set(id, (error as Error).name),
        );
    }
    await pass(10_000);
    expect([...outcomes].filter(([, outcome]) => outcome !== 'up')).toEqual([['bad', 'TopicRefusedError']]);
    expect([outcomes.size, live.status.state]).toEqual([42, 'live']);
    expect(calls(platform, 'PUT')).toBeLessThan(20);
    expect([...platform.channels.values()][0]?.topics).toHaveLength(41);
  });

  it('fails only the bad topic, even if it is the first', async () => {
    const { live, platform } = begin();
    bad(platform, (topic) => topic.includes('bad'));
    const outcomes: string[] = [];
    for (const id of ['bad', ...Array.from({ length: 8 }, (_, index) => `good${index}`)]) {
      live
        .on(presence, id, () => undefined)
        .ready.then(
          () => outcomes.push('up'),
          (error: unknown) => outcomes.push(`${id}: ${(error as Error).name}`),
        );
    }
    await pass(10_000);
    expect(outcomes.sort()).toEqual(['bad: TopicRefusedError', ...Array.from({ length: 8 }, () => 'up')]);
    expect(live.status.state).toBe('live');
  });

  it('refuses nothing if its channel has ended meanwhile', async () => {
    const { live, platform } = begin();
    let isFirst = true;
    platform.reply = ({ call, channelId }) => {
      if (call !== 'PUT' || !isFirst) return undefined;
      isFirst = false;
      const message = { topicName: `v2.system.no_longer_subscribed.${channelId}`, eventBody: { channelId } };
      platform.later(() => {
        socketOf(platform).receive(message);
      }, 5);
      return { status: 400, delay: 500 };
    };
    const subscription = live.on(presence, 'a', () => undefined);
    let refusal: unknown;
    subscription.ready.catch((error: unknown) => {
      refusal = error;
    });
    await pass(10_000);
    expect([refusal, live.status.state, calls(platform, 'POST')]).toEqual([undefined, 'live', 2]);
  });

  it('does not affect accepted topics, and distinguishes topics about the same entity', async () => {
    const { live, platform } = await beginLive(['a', 'b']);
    bad(platform, (topic) => topic.includes('mood'));
    const receivedEvents: unknown[] = [];
    const refused = live
      .on('v2.users.{id}.mood' as typeof presence, 'a', () => undefined)
      .ready.then(
        () => 'up',
        (error: unknown) => (error as Error).name,
      );
    await pass(
      5000,
      () => {
        const topics = [...platform.channels.values()][0]?.topics ?? [];
        expect(topics).toContain(topicOf('b'));
      },
      20,
    );
    expect(await refused).toBe('TopicRefusedError');
    live.on(presence, 'a', (event) => receivedEvents.push(event));
    platform.publish(topicOf('a'), {});
    await pass(1000);
    expect([receivedEvents.length, live.status.state]).toEqual([1, 'live']);
  });

  it('does not finally reject topics that another channel accepted, if everything is rejected', async () => {
    const { live, platform } = await beginLive(['a', 'b', 'c']);
    bad(platform, () => true);
    platform.evict([...platform.channels.values()][0]!);
    await pass(60_000);
    expect(live.status.state).toBe('waiting');
    expect(calls(platform, 'PUT')).toBeLessThan(40);
    platform.reply = () => undefined;
    await pass(65_000);
    expect(live.status.state).toBe('live');
  });
});

it('A silent socket is replaced as soon as otherwise after the clock was set back', async () => {
  const { live, platform } = await beginLive();
  const [socket] = platform.openSockets;
  vi.setSystemTime(Date.now() - 600_000);
  platform.silent.add(socket!);
  await pass(60_000);
  expect([platform.sockets.length, live.status.state]).toEqual([2, 'live']);
});
