import type { Gap } from 'contact-centre-client/notifications';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { numbers } from '../support.js';
import { Platform, pass, preload, scene } from '../platform.js';
import type { Reply, Welcome } from '../platform.js';

/** A few fixed runs by default; `npm run soak` runs many. Repeat a failed run with its seed and path. */
const { SOAK_RUNS, SOAK_SEED = SOAK_RUNS === undefined ? '3' : undefined, SOAK_PATH } = process.env;
const runs = {
  numRuns: Number(SOAK_RUNS ?? 12),
  ...(SOAK_SEED !== undefined && { seed: Number(SOAK_SEED) }),
  ...(SOAK_PATH !== undefined && { path: SOAK_PATH }),
};

const presence = 'v2.users.{id}.presence';
const topicOf = (id: string): string => `v2.users.${id}.presence`;

/** The watchdog closes a silent socket after 35 s, and checks every 5 s. */
const MOST_SILENCE = 40_000;
/** An event in transit may be lost with its socket. */
const MOST_LATENCY = 60;

beforeAll(preload);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const faults = [
  'cut',
  'silence',
  'closing',
  'evict',
  'forget',
  'forgetOther',
  'hostile',
  'duplicate',
  'refuseSockets',
  'hangSockets',
  'shortSockets',
  'closingSockets',
  'welcomeAll',
  'fail',
  'refuse429',
  'refuse503',
  'notFound',
  'drop',
  'portal',
  'slow',
  'endDuringPut',
  'forgetDuringPut',
  'evictDuringPut',
  'answerAll',
  'online',
  'reconnect',
  'add',
  'remove',
  'removeAll',
  'sleep',
  'clockBack',
  'fixed',
  'day',
] as const;
type Fault = (typeof faults)[number];

const step = fc.record({
  fault: fc.constantFrom(...faults),
  code: fc.constantFrom(1000, 1001, 1006, 1008, 1011, 1012, 1013, 4000),
  wait: fc.oneof(fc.constantFrom(0, 1, 5, 10, 49, 50, 51), fc.nat(3000), fc.nat(60_000)),
});

/** A client on a platform with random faults, and the expected state of both. */
class World {
  readonly platform = new Platform();
  readonly page = new EventTarget();
  readonly live;
  readonly truth = new Map<string, number>();
  /** The last value that listeners with a repair have received. */
  readonly latestNumbers = new Map<string, number>();
  /** For the topic without a repair: what was published while it was active, and what was received. */
  readonly published = new Map<number, number>();
  readonly receivedNumbers: number[] = [];
  readonly gaps: Gap[] = [];
  readonly stops: (() => void)[] = [];
  isBareUp = false;
  #count = 0;
  /** After a jump of the clock, times are comparable again once everything is live. */
  #isRecording = true;
  /** The pauses that the platform has requested. */
  #pauses: (readonly [from: number, until: number])[] = [];
  #eventCount = 0;
  #seenSockets = 0;

  constructor() {
    vi.stubGlobal('addEventListener', this.page.addEventListener.bind(this.page));
    ({ live: this.live } = scene({}, this.platform));
    this.live.onGap((gap) => this.gaps.push(gap));
    const { ready } = this.live.on(presence, 'bare', ({ eventBody }) => {
      this.receivedNumbers.push((eventBody as { count: number }).count);
    });
    void ready.then(() => (this.isBareUp = true));
    for (const id of ['a', 'b']) this.#listen(id);
  }

  #listen(id: string): void {
    this.stops.push(
      this.live.on(
        presence,
        id,
        ({ repaired, eventBody }) => this.latestNumbers.set(id, repaired ?? (eventBody as { count: number }).count),
        { repair: () => Promise.resolve(this.truth.get(id) ?? 0) },
      ),
    );
  }

  publish(): void {
    for (const id of ['a', 'b', 'bare']) {
      this.truth.set(id, (this.#count += 1));
      if (id === 'bare' && this.isBareUp && this.#isRecording) this.published.set(this.#count, Date.now());
      this.platform.publish(topicOf(id), { count: this.#count });
    }
  }

  /** Checks the invariants. */
  check(): void {
    const { live, platform } = this;
    if (live.status.state === 'live') {
      this.#isRecording = true;
      const silences = platform.openSockets.map(({ heardAt }) => Date.now() - heardAt);
      expect(Math.min(...silences), 'live with an open socket that was heard lately').toBeLessThanOrEqual(MOST_SILENCE);
    }
    for (const { respondedAt, retryAfter } of platform.requests.slice(this.#eventCount)) {
      if (retryAfter !== undefined && respondedAt < Infinity) this.#pauses.push([respondedAt, respondedAt + retryAfter * 1000]);
    }
    // Requests in transit when the response arrived could not know of it.
    const starts = [
      ...platform.requests.slice(this.#eventCount).map(({ at }) => at),
      ...platform.sockets.slice(this.#seenSockets).map(({ createdAt }) => createdAt),
    ];
    for (const at of starts) {
      const broken = this.#pauses.filter(([from, until]) => from < at && at < until);
      expect(broken, 'no request and no socket during a Retry-After').toEqual([]);
    }
    const pending = platform.requests.slice(this.#eventCount).findIndex(({ respondedAt }) => respondedAt === Infinity);
    this.#eventCount = pending < 0 ? platform.requests.length : this.#eventCount + pending;
    this.#seenSockets = platform.sockets.length;
    const lately = platform.sockets.filter(({ createdAt }) => createdAt <= Date.now() && Date.now() - createdAt < 5000);
    expect(lately.length, 'sockets in 5 s').toBeLessThanOrEqual(10);
    const unclosed = platform.sockets.filter(
      ({ phase, closingSince }) => phase === 'closing' && Date.now() - closingSince > 2000,
    );
    expect(unclosed, 'sockets that wait for a handshake').toEqual([]);
  }

  async apply(fault: Fault, code: number): Promise<void> {
    const { platform, live } = this;
    const sockets = platform.openSockets;
    const channels = [...platform.channels.values()];
    const say = (message: unknown): void => {
      for (const socket of sockets) platform.say(socket, message);
    };
    const welcome = (details: Welcome): void => {
      platform.nextWelcome = () => details;
    };
    const reply = (details: Reply, call?: string): void => {
      platform.reply = (request) => (call === undefined || request.call === call ? details : undefined);
    };
    const duringPut = (act: () => void): void => {
      platform.reply = ({ call }) => {
        if (call !== 'PUT') return undefined;
        platform.reply = () => undefined;
        platform.later(act, 5);
        return undefined;
      };
      this.stops.push(live.on(presence, `more${(this.#count += 1)}`, () => undefined));
    };
    const forget = (): void => {
      for (const channel of platform.channels.values()) channel.topics = [];
      for (const socket of platform.openSockets)
        platform.say(socket, { topicName: `v2.system.no_longer_subscribed.${socket.channelId}`, eventBody: {} });
    };
    const acts: Record<Fault, () => unknown> = {
      cut: () => {
        for (const socket of sockets) socket.end(code);
      },
      silence: () => {
        for (const socket of sockets) platform.silent.add(socket);
      },
      closing: () => {
        say({ topicName: 'v2.system.socket_closing', eventBody: {} });
        for (const socket of sockets)
          platform.later(() => {
            socket.end(1001);
          }, 60_000);
      },
      evict: () => {
        for (const channel of channels) platform.evict(channel);
      },
      forget,
      forgetOther: () => {
        say({ topicName: 'v2.system.no_longer_subscribed.other', eventBody: { channelId: 'other' } });
      },
      hostile: () => {
        say('{"topicName":{"toString":1,"valueOf":1}}');
      },
      duplicate: () => {
        this.publish();
        platform.publish(topicOf('a'), { count: this.truth.get('a') }, { CorrelationId: 'same' });
        platform.publish(topicOf('a'), { count: this.truth.get('a') }, { CorrelationId: 'same' });
      },
      refuseSockets: () => {
        welcome('refuse');
      },
      hangSockets: () => {
        welcome('hang');
      },
      shortSockets: () => {
        welcome({ code, after: 1 });
      },
      closingSockets: () => {
        platform.nextWelcome = (socket) => {
          platform.later(() => {
            platform.say(socket, { topicName: 'v2.system.socket_closing', eventBody: {} });
          }, 15);
          return 'open';
        };
      },
      welcomeAll: () => {
        welcome('open');
      },
      fail: () => {
        reply({ status: 500 });
      },
      refuse429: () => {
        reply({ status: 429, retryAfter: 20 });
      },
      refuse503: () => {
        reply({ status: 503, retryAfter: 5 });
      },
      notFound: () => {
        reply({ status: 404 }, 'PUT');
      },
      drop: () => {
        reply({ delay: Infinity });
      },
      portal: () => {
        reply({ body: '<html>' });
      },
      slow: () => {
        reply({ delay: 4000 });
      },
      endDuringPut: () => {
        duringPut(() => {
          for (const socket of platform.openSockets) socket.end(code);
        });
      },
      forgetDuringPut: () => {
        duringPut(forget);
      },
      evictDuringPut: () => {
        duringPut(() => {
          for (const channel of platform.channels.values()) platform.evict(channel);
        });
      },
      answerAll: () => {
        platform.reply = () => undefined;
      },
      online: () => this.page.dispatchEvent(new Event('online')),
      reconnect: () => {
        live.reconnect();
      },
      add: () => this.stops.push(live.on(presence, `more${(this.#count += 1)}`, () => undefined)),
      remove: () => this.stops.splice(2, 1)[0]?.(),
      removeAll: () => {
        for (const stop of this.stops.splice(0)) stop();
        this.#listen('a');
        this.#listen('b');
      },
      // A laptop sleeps: the clock continues, timers do not, and the platform silently drops its sockets.
      sleep: () => {
        for (const socket of sockets) platform.silent.add(socket);
        vi.setSystemTime(Date.now() + 3_600_000);
        for (const socket of sockets) socket.heardAt = Date.now();
        this.#forgetWaits();
      },
      clockBack: () => {
        vi.setSystemTime(Date.now() - 600_000);
        for (const socket of platform.sockets) socket.heardAt = Math.min(socket.heardAt, Date.now());
        this.#forgetWaits();
      },
      fixed: () => {
        platform.isExtending = false;
      },
      day: async () => {
        for (let at = 0; at < 22 * 120; at += 1) {
          await vi.advanceTimersByTimeAsync(30_000);
          platform.heartbeat();
        }
      },
    };
    await acts[fault]();
  }

  /** After a jump of the clock, earlier and later times cannot be compared. */
  #forgetWaits(): void {
    this.#pauses = [];
    for (const socket of this.platform.sockets) socket.closingSince = Date.now();
    this.#eventCount = this.platform.requests.length;
    this.#seenSockets = this.platform.sockets.length;
    this.published.clear();
    this.#isRecording = false;
  }

  /** Every published event was received once, or is in a reported gap. */
  checkBare(): void {
    const { receivedNumbers, gaps, published } = this;
    const gapsOfTopic = gaps.filter(({ topics }) => topics.includes(topicOf('bare')));
    const lost = [...published].filter(
      ([count, at]) =>
        !receivedNumbers.includes(count) && !gapsOfTopic.some(({ from, to }) => from - MOST_LATENCY <= at && at <= to),
    );
    expect(lost, 'events that were neither heard nor reported').toEqual([]);
    expect(receivedNumbers.length, 'events heard twice').toBe(new Set(receivedNumbers).size);
  }
}

it('With random faults of the platform, the status is correct, no event is lost silently, and delivery recovers', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 5, maxLength: 25 }),
    fc.integer({ min: 1, max: 1e6 }),
    async (steps, seed) => {
      // Timers that a failed run has left.
      vi.clearAllTimers();
      vi.setSystemTime(Date.UTC(2026, 0, 1));
      const random = numbers(seed);
      vi.spyOn(Math, 'random').mockImplementation(random);
      const world = new World();
      const { platform, live } = world;
      // Messages and responses may arrive out of order.
      platform.latency = () => Math.floor(random() * MOST_LATENCY);
      let ticks = 0;
      const check = (): void => {
        if ((ticks += 1) % 20 === 0) platform.heartbeat();
        if (ticks % 4 === 0) world.publish();
        world.check();
      };
      await pass(2000, check, 250);
      for (const { fault, code, wait } of steps) {
        await world.apply(fault, code);
        await pass(wait, check, wait < 3000 ? 50 : 500);
      }
      platform.reply = () => undefined;
      platform.nextWelcome = () => 'open';
      await pass(240_000, check, 1000);
      await pass(1000);
      expect(live.status.state).toBe('live');
      for (const id of ['a', 'b']) expect([id, world.latestNumbers.get(id)]).toEqual([id, world.truth.get(id)]);
      world.checkBare();
      await live.close();
      await pass(40_000);
      expect([platform.openSockets.length, vi.getTimerCount()]).toEqual([0, 0]);
    },
  );
  await fc.assert(property, { ...runs, endOnFailure: true });
}, 3_600_000);
