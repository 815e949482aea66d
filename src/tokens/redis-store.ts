import { readDuration } from '../core/arguments/durations.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { randomId } from '../core/values/random.js';
import { copyOptions } from '../core/arguments/option-checks.js';
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

/** Replaces a text by another, in one step. */
const REPLACE = `if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2]) end
return 1`;

/** Both check the owner of the lock: it may have expired and belong to another program by now. */
const KEEP = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** Stores tokens in Redis, for all programs that can reach it; any Redis client will do. */
export function redisStore(command: RedisCommand, options: RedisStoreOptions = {}): TokenStore {
  if (typeof command !== 'function') throw new ConfigurationError('redisStore takes a function that sends a command to Redis');
  const given = copyOptions('redisStore', options, { prefix: 0, ttlMs: 0, ttl: 0, timeout: 0 });
  const { prefix = 'contact-centre:token:', timeout = 2000 } = given;
  const ttl = readDuration('redisStore', given, { name: 'ttlMs', former: 'ttl', unit: 1 }) ?? 10_000;
  if (typeof prefix !== 'string') throw new ConfigurationError('redisStore: prefix must be a text');
  if (!isDuration(ttl)) throw new ConfigurationError('redisStore: ttlMs must be a whole number of ms above 0');
  if (!isDuration(timeout)) throw new ConfigurationError('redisStore: timeout must be a whole number of ms above 0');

  const late = (): Error => new TokenStoreError(`Redis did not answer within ${timeout} ms`, 'ETIMEDOUT');
  const send = withTimeout(command, timeout, late);
  const run = (script: string, key: string, ...words: string[]): Promise<unknown> => send(['EVAL', script, '1', key, ...words]);

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
      const beat = setInterval(() => void run(KEEP, lock, owner, `${ttl}`).catch(() => undefined), ttl / 3);
      try {
        return await work();
      } finally {
        clearInterval(beat);
        // If Redis is unreachable, the lock expires by itself.
        await run(RELEASE, lock, owner).catch(() => undefined);
      }
    },
  };
}

/** Redis accepts whole milliseconds only. */
const isDuration = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
