import { ConfigurationError } from '../core/errors.js';
import { namedOptions } from '../core/records.js';
import type { RedisCommand } from '../core/redis-command.js';
import { inTime } from '../core/redis-command.js';
import { takeScript, tellScript } from './scripts.js';
import type { Shared } from './shared.js';

/** How limits are shared over Redis. */
export interface RedisSharedOptions {
  /** Beginning of every key; `contact-centre`. */
  prefix?: string;
  /** How long Redis may take to answer before it counts as gone, in ms; 500. */
  patience?: number;
}

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
  return {
    take: async (bucket, { wanted, most, used, left }) => {
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
      const { window, ago, count = -1, left = 0 } = told;
      // Whoever asks next hears that it is gone.
      run(tellScript, bucket, window, Math.ceil(ago), count, Math.ceil(left)).catch(() => undefined);
    },
  };
}
