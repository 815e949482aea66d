import { ConfigurationError } from '../core/errors.js';
import { namedOptions } from '../core/records.js';
import type { RedisCommand } from '../core/redis-command.js';
import { inTime } from '../core/redis-command.js';
import { takeScript, tellScript } from './scripts.js';
import type { Answered, Shared } from './shared.js';

/** How limits are shared over Redis. */
export interface RedisSharedOptions {
  /** Beginning of every key; `contact-centre`. */
  prefix?: string;
  /** How long Redis may take to answer before it counts as gone, in ms; 500. */
  patience?: number;
}

/** Answers that are told at once: while a script runs, Redis does nothing else. */
const AT_ONCE = 1000;

/**
 * Shares limits with all processes that use the same Redis. While it is gone, each process keeps to its part.
 *
 * ```ts
 * const governor = new Governor({ shared: redisShared((args) => redis.call(...args)) });
 * ```
 */
export function redisShared(command: RedisCommand, options: RedisSharedOptions = {}): Shared {
  const { prefix = 'contact-centre', patience = 500 } = namedOptions('redisShared', options, {
    prefix: 0,
    patience: 0,
  }) as RedisSharedOptions;
  if (typeof command !== 'function') throw new ConfigurationError('redisShared takes a function that sends a command');
  if (typeof patience !== 'number' || !(patience > 0))
    throw new ConfigurationError('redisShared: patience is a number of ms above 0');
  const send = inTime(command, patience, () => new Error(`Redis has not answered for ${patience} ms`));
  const self = Math.random().toString(36).slice(2);
  const run = async (script: string, bucket: string, ...args: (number | string)[]): Promise<unknown> => {
    // In braces: what belongs to one limit lies on one node of a cluster.
    const keys = [`${prefix}:{${bucket}}`, `${prefix}:{${bucket}}:members`];
    return await send(['EVAL', script, '2', ...keys, ...args.map(String)]);
  };
  const answers = new Answers(async (bucket, words) => {
    await run(tellScript, bucket, ...words);
  });
  return {
    take: async (bucket, { wanted, most, used, left }) => {
      // What was answered before comes first.
      void answers.tell(bucket);
      const answer = await run(takeScript, bucket, wanted, most, used, Math.ceil(left), self);
      const numbers = Array.isArray(answer) ? answer.map(Number) : [];
      const [granted = NaN, now = NaN, rest = NaN, window = NaN, members = NaN] = numbers;
      if (!(granted >= 0 && granted <= wanted && now >= granted && rest >= 0 && window > 0 && members > 0)) {
        throw new Error('Redis has answered something else than was asked');
      }
      return { granted, used: now, left: rest, window, members };
    },
    tell: (bucket, told) => {
      if ('sent' in told) return;
      answers.add(bucket, told);
    },
  };
}

/** What Redis is to be told: what is answered while it is being told of others is told together afterwards. */
class Answers {
  readonly #untold = new Map<string, (Answered & { at: number })[]>();
  readonly #telling = new Map<string, Promise<void>>();

  constructor(readonly send: (bucket: string, words: number[]) => Promise<void>) {}

  add(bucket: string, answered: Answered): void {
    const heard = { ...answered, at: performance.now() };
    const others = this.#untold.get(bucket);
    if (others) others.push(heard);
    else {
      this.#untold.set(bucket, [heard]);
      void this.#tellSoon(bucket);
    }
  }

  /** Tells what has not been told. Whoever asks Redis next hears that it is gone. */
  async tell(bucket: string): Promise<void> {
    const some = this.#untold.get(bucket) ?? [];
    this.#untold.delete(bucket);
    const now = performance.now();
    const words = some.map(({ window, ago, count, left = 0, at }) => [
      ...[window, Math.ceil(ago)],
      ...(count === undefined ? [-1, 0] : [count, Math.ceil(left - (now - at))]),
    ]);
    const sent: Promise<void>[] = [];
    for (let at = 0; at < words.length; at += AT_ONCE) sent.push(this.send(bucket, words.slice(at, at + AT_ONCE).flat()));
    await Promise.allSettled(sent);
  }

  async #tellSoon(bucket: string): Promise<void> {
    await this.#telling.get(bucket);
    const told = this.tell(bucket);
    this.#telling.set(bucket, told);
    await told;
    if (this.#telling.get(bucket) === told) this.#telling.delete(bucket);
  }
}
