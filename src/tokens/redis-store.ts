import { ConfigurationError } from '../core/errors.js';
import { namedOptions } from '../core/records.js';
import type { RedisCommand } from '../core/redis-command.js';
import { inTime } from '../core/redis-command.js';
import { TokenStoreError } from './errors.js';
import type { TokenStore } from './store.js';

export interface RedisStoreOptions {
  /** Beginning of every key; `contact-centre:token:`. */
  prefix?: string;
  /** How long the lock of a program outlives it, in ms; 10000. */
  ttl?: number;
  /** How long an answer of Redis may take, in ms; 2000. */
  timeout?: number;
}

/** Puts a text in the place of another, in one step. */
const REPLACE = `if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2]) end
return 1`;

/** Both look at whose lock it is: its time may have been up, and it is another's by now. */
const KEEP = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** Keeps tokens in Redis, for all programs that reach it; any client of Redis will do. */
export function redisStore(command: RedisCommand, options: RedisStoreOptions = {}): TokenStore {
  if (typeof command !== 'function') throw new ConfigurationError('redisStore takes a function that sends a command to Redis');
  const given: RedisStoreOptions = namedOptions('redisStore', options, { prefix: 0, ttl: 0, timeout: 0 });
  const { prefix = 'contact-centre:token:', ttl = 10_000, timeout = 2000 } = given;
  for (const [name, value] of Object.entries({ ttl, timeout }))
    if (typeof value !== 'number' || !(value > 0)) throw new ConfigurationError(`redisStore: ${name} is a number of ms above 0`);

  const late = (): Error => new TokenStoreError(`Redis did not answer within ${timeout} ms`, 'ETIMEDOUT');
  const send = inTime(command, timeout, late);
  const run = (script: string, key: string, ...words: string[]): Promise<unknown> => send(['EVAL', script, '1', key, ...words]);

  return {
    read: async (key) => {
      const text = await send(['GET', prefix + key]);
      return typeof text === 'string' ? text : undefined;
    },
    replace: async (key, was = '', text = '') => Number(await run(REPLACE, prefix + key, was, text)) === 1,
    alone: async (key, work) => {
      const [lock, owner] = [`${prefix}${key}:lock`, crypto.randomUUID()];
      while ((await send(['SET', lock, owner, 'NX', 'PX', `${ttl}`])) === null) await pause(20 + Math.random() * 30);
      // Whoever works keeps the lock, however long the login host takes.
      const beat = setInterval(() => void run(KEEP, lock, owner, `${ttl}`).catch(() => undefined), ttl / 3);
      try {
        return await work();
      } finally {
        clearInterval(beat);
        // Where Redis has gone meanwhile, the lock goes by itself.
        await run(RELEASE, lock, owner).catch(() => undefined);
      }
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
