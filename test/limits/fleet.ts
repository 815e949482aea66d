import type { Answer } from '../../src/core/response/answer.js';
import type { CallOrigin } from '../../src/core/client/call-origin.js';
import type { ExchangeRequest } from '../../src/core/call/exchange-request.js';
import { Dispatcher } from '../../src/limits/dispatcher.js';
import type { GovernorSettings } from '../../src/limits/options.js';
import { redisShared } from '../../src/limits/redis.js';
import { vi } from 'vitest';
import type { RedisCommand } from '../../src/core/transport/redis-command.js';
import type { Shared } from '../../src/limits/shared.js';
import { RedisModel } from './model.js';
import { startVirtualTime } from './virtual-time.js';

const MINUTE = 60_000;

/** A repeatable sequence of numbers from 0 to 1. */
export function random(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** When Redis cannot be reached, by the virtual clock. */
export interface Outage {
  at: number;
  lasts: number;
  /** `frozen` executes its commands late, `cut` refuses them and keeps its data, `killed` has lost its data. */
  kind: 'frozen' | 'cut' | 'killed';
  /** How long each member takes to reconnect afterwards, in ms. */
  delays: readonly number[];
}

/** A Redis in virtual time that can be lost. */
export class UnreliableRedis {
  readonly #outages: readonly Outage[];
  readonly model = new RedisModel(() => 1_000_000_000 + performance.now());
  readonly #pendingCommands: (() => void)[] = [];

  constructor(outages: readonly Outage[]) {
    this.#outages = outages;
    for (const outage of outages) {
      setTimeout(() => {
        if (outage.kind === 'killed') this.model.flush();
        for (const run of this.#pendingCommands.splice(0)) run();
      }, outage.at + outage.lasts);
    }
  }

  command(member: number): RedisCommand {
    return (args) =>
      new Promise((resolve, reject) => {
        const now = performance.now();
        const outage = this.#outages.find(({ at, lasts, kind, delays }) => {
          const delay = kind === 'frozen' ? 0 : (delays[member] ?? 0);
          return now >= at && now < at + lasts + delay;
        });
        const run = (): void => {
          const answer = this.model.run(args);
          setTimeout(() => {
            resolve(answer);
          }, 1);
        };
        if (outage?.kind === 'frozen') this.#pendingCommands.push(run);
        else if (outage)
          setTimeout(() => {
            reject(new Error('connect ECONNREFUSED'));
          }, 1);
        else run();
      });
  }
}

/**
 * A platform that counts requests, and refuses those above the limit. Limits by route; each window begins with the first
 * request that is in none.
 */
export class Platform {
  readonly #allowed: (route: string) => number;
  readonly #delay: () => number;
  refusedCount = 0;
  /** The most requests in one window, the refused ones included, less those that are allowed. */
  excess = 0;
  readonly #windows = new Map<string, { count: number; ends: number }>();

  constructor(allowed: (route: string) => number, delay: () => number) {
    this.#allowed = allowed;
    this.#delay = delay;
  }

  async respond(route: string): Promise<Answer> {
    await pause(this.#delay());
    const now = performance.now();
    let window = this.#windows.get(route);
    if (!window || now >= window.ends) this.#windows.set(route, (window = { count: 0, ends: now + MINUTE }));
    window.count++;
    const allowed = this.#allowed(route);
    const isRefused = window.count > allowed;
    if (isRefused) this.refusedCount++;
    this.excess = Math.max(this.excess, window.count - allowed);
    const remainingSeconds = Math.ceil((window.ends - now) / 1000);
    const headers = {
      'inin-ratelimit-count': `${Math.min(window.count, allowed)}`,
      'inin-ratelimit-allowed': `${allowed}`,
      'inin-ratelimit-reset': `${remainingSeconds}`,
      ...(isRefused && { 'retry-after': `${remainingSeconds}` }),
    };
    await pause(this.#delay());
    return { status: isRefused ? 429 : 200, headers, body: {} } as unknown as Answer;
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A governor of a process, as a client uses it. */
export class Member {
  readonly #platform: Platform;
  readonly dispatcher: Dispatcher;
  done = 0;

  constructor(platform: Platform, settings: Partial<GovernorSettings>) {
    this.#platform = platform;
    this.dispatcher = new Dispatcher({
      shared: undefined,
      reserve: 0,
      maxWaitMs: 3_600_000,
      maxQueue: Infinity,
      maxConcurrent: Infinity,
      allowed: 300,
      priority: undefined,
      onWait: undefined,
      log: () => undefined,
      ...settings,
    });
  }

  async call(route = 'PATCH /one', priority?: 'interactive' | 'normal' | 'background'): Promise<void> {
    const origin = { sender: this } as unknown as CallOrigin;
    const request = {
      operation: 'one',
      route,
      signal: undefined,
      headers: { authorization: 'Bearer one' },
      asked: priority && { priority },
    } as unknown as ExchangeRequest;
    for (;;) {
      const permission = this.dispatcher.admit(origin, request);
      if (permission) {
        await permission;
        continue;
      }
      const answer = await this.dispatcher.observe(origin, this.#platform.respond(route));
      if (answer) break;
    }
    this.dispatcher.endCall(origin);
    this.done++;
  }
}

export interface Plan {
  seed: number;
  members: number;
  allowed: number;
  /** Which member makes how many calls, and when. */
  bursts: readonly { at: number; member: number; count: number }[];
  outages: readonly Outage[];
  settings?: Partial<GovernorSettings>;
  /** How Redis can be reached; by default through {@link UnreliableRedis}. */
  share?: (member: number, redis: UnreliableRedis) => Shared | undefined;
}

/** Runs a plan in virtual time. */
export async function carryOut({ seed, members, allowed, bursts, outages, settings, share }: Plan) {
  const stopVirtualTime = startVirtualTime();
  const next = random(seed);
  const randomness = vi.spyOn(Math, 'random').mockImplementation(random(seed + 1));
  try {
    const redis = new UnreliableRedis(outages);
    const platform = new Platform(
      () => allowed,
      () => 5 + Math.floor(next() * 150),
    );
    const fleet = Array.from(
      { length: members },
      (_, member) =>
        new Member(platform, {
          shared: share ? share(member, redis) : redisShared(redis.command(member)),
          allowed,
          ...settings,
        }),
    );
    const calls: Promise<void>[] = [];
    let last = 0;
    for (const { at, member, count } of bursts) {
      last = Math.max(last, at);
      setTimeout(() => {
        for (let index = 0; index < count; index++) {
          const call = fleet[member % members]?.call();
          if (call) calls.push(call);
        }
      }, at);
    }
    const total = bursts.reduce((sum, { count }) => sum + count, 0);
    const done = (): number => fleet.reduce((sum, member) => sum + member.done, 0);
    while (done() < total && performance.now() < 3 * 3_600_000) await vi.advanceTimersByTimeAsync(500);
    await Promise.all(calls);
    return { refusedCount: platform.refusedCount, excess: platform.excess, done: done(), total, took: performance.now() };
  } finally {
    randomness.mockRestore();
    stopVirtualTime();
  }
}
