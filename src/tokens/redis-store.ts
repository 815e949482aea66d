import { readDuration } from '../core/arguments/durations.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { randomId } from '../core/values/random.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { STRING, readOptions } from '../core/arguments/option-checks.js';
import type { RedisCommand } from '../core/transport/redis-command.js';
import { withTimeout } from '../core/transport/redis-command.js';
import { TokenStoreError } from './errors.js';
import type { TokenStore } from './store.js';

export interface RedisStoreOptions {
  /**
   * The prefix of every key.
   *
   * @defaultValue `contact-centre:token:`
   */
  prefix?: string;
  /**
   * How long a lock stays valid after the program that holds it has died, in ms.
   *
   * @defaultValue 10000
   */
  ttlMs?: number;
  /** @deprecated Use `ttlMs`. Removed in 1.0. */
  ttl?: number;
  /**
   * How long Redis may take to respond, in ms.
   *
   * @defaultValue 2000
   */
  timeout?: number;
}

/** Redis accepts whole milliseconds only. */
const DURATION: Demand = [(value) => Number.isInteger(value) && Number(value) > 0, 'a whole number of milliseconds above 0'];

/** Replaces a text by another, in one step. */
const REPLACE = `if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2]) end
return 1`;

/** Both check the owner of the lock: it may have expired and belong to another program by now. */
const KEEP = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** Stores tokens in Redis, for all programs that can reach it; any Redis client will do. */
export function redisStore(command: RedisCommand, options: RedisStoreOptions = {}): TokenStore {
  if (typeof command !== 'function')
    throw new ConfigurationError(
      'redisStore needs a function that sends a command to Redis, such as (args) => redis.sendCommand(args)',
    );
  const demands = { prefix: STRING, ttlMs: DURATION, ttl: DURATION, timeout: DURATION };
  const settings = readOptions('redisStore', options, demands, 'redisStore: ');
  const { prefix = 'contact-centre:token:', timeout = 2000 } = settings as RedisStoreOptions;
  const ttl = (readDuration('redisStore', settings, { name: 'ttlMs', former: 'ttl', unit: 1 }) ?? 10_000) as number;

  const createTimeoutError = (): Error => new TokenStoreError(`Redis did not respond within ${timeout} ms`, 'ETIMEDOUT');
  const send = withTimeout(command, timeout, createTimeoutError);
  const run = (script: string, key: string, ...args: string[]): Promise<unknown> => send(['EVAL', script, '1', key, ...args]);

  return {
    read: async (key) => {
      const text = await send(['GET', prefix + key]);
      return typeof text === 'string' ? text : undefined;
    },
    replace: async (key, was = '', text = '') => Number(await run(REPLACE, prefix + key, was, text)) === 1,
    alone: async (key, work) => {
      const lock = `${prefix}${key}:lock`;
      const owner = randomId();
      while ((await send(['SET', lock, owner, 'NX', 'PX', `${ttl}`])) === null) await pause(20 + Math.random() * 30);
      // A program that is still working keeps the lock, however long the login host takes.
      const renewal = setInterval(() => void run(KEEP, lock, owner, `${ttl}`).catch(() => undefined), ttl / 3);
      try {
        return await work();
      } finally {
        clearInterval(renewal);
        // If Redis is unreachable, the lock expires by itself.
        await run(RELEASE, lock, owner).catch(() => undefined);
      }
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
