import { ConfigurationError } from 'contact-centre-client';
import {
  OrgPool,
  clientCredentials,
  fileStore,
  memoryStore,
  pool,
  redisStore,
  saml,
  tabStore,
  custom,
} from 'contact-centre-client/tokens';
import type { RedisCommand } from 'contact-centre-client/tokens';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TabVersions } from '../../src/tokens/tab-versions.js';
import { fileStore as portableFileStore } from '../../src/tokens/portable.js';
import { says } from '../support/says.js';

afterEach(() => {
  vi.useRealTimers();
});

const app = { clientId: 'app', clientSecret: 'secret' };
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const early = 'clientCredentials: early must be at least 0 and below 1, not ';
const store = 'clientCredentials: store must be a TokenStore, such as fileStore(path), not ';
const seal = 'clientCredentials: seal must be an object with the functions seal and open, not ';
const tabs = 'tabStore: storage must be a Storage, such as sessionStorage';
const noop = () => undefined;

describe('An option of a token provider or store', () => {
  it.each<[string, object, string]>([
    ['1', { early: 1 }, `${early}1`],
    ['-0.1', { early: -0.1 }, `${early}-0.1`],
    ['a text', { early: '0.1' }, `${early}a string`],
    ['NaN', { early: Number.NaN }, `${early}NaN`],
    ['without replace', { store: { read: noop, alone: noop } }, `${store}an object`],
    ['without read', { store: { replace: noop, alone: noop } }, `${store}an object`],
    ['without alone', { store: { read: noop, replace: noop } }, `${store}an object`],
    ['null', { store: null }, `${store}null`],
    ['without open', { seal: { seal: noop } }, `${seal}an object`],
    ['without seal', { seal: { open: noop } }, `${seal}an object`],
    ['no object', { seal: 5 }, `${seal}5`],
    ['no function', { onStoreError: {} }, 'clientCredentials: onStoreError must be a function, not an object'],
    ['a number', { clientSecret: 5 }, 'clientCredentials: clientSecret must be a string'],
  ])('is refused if it is %s: %o', (_what, option, message) => {
    expect(() => clientCredentials({ ...app, ...option })).toThrow(new ConfigurationError(message));
  });

  it.each<[object]>([[{ early: 0 }], [{ early: 0.99 }], [{ store: memoryStore() }], [{ seal: { seal: noop, open: noop } }]])(
    'may be %o',
    (option) => {
      expect(() => clientCredentials({ ...app, ...option })).not.toThrow();
    },
  );

  it.each<[string, () => unknown, string]>([
    [
      'saml',
      () => saml({ ...app, orgName: 'org', assertion: 'text' as never }),
      'saml: assertion must be a function that returns a base64 assertion',
    ],
    ['pool', () => pool([]), 'pool needs a list of one or more providers'],
    ['pool', () => pool([clientCredentials(app), null as never]), 'pool needs a list of one or more providers'],
    ['pool', () => pool('ab' as never), 'pool needs a list of one or more providers'],
    ['fileStore', () => fileStore('a', { ttlMS: 5 } as never), 'fileStore: unknown option "ttlMS"'],
    ['tabStore', () => tabStore(''), 'tabStore: the name must be a string'],
    ['tabStore', () => tabStore('a', { storage: { getItem: storage.getItem } as never }), tabs],
    ['tabStore', () => tabStore('a', { storage: { ...storage, setItem: 5 } as never }), tabs],
    ['tabStore', () => tabStore('a', { storage: null as never }), tabs],
    ['redisStore', () => redisStore(5 as never), 'redisStore needs a function that sends a command to Redis'],
    [
      'redisStore',
      () => redisStore(noop as never, { ttlMs: 0 }),
      'redisStore: ttlMs must be a whole number of milliseconds above 0',
    ],
    [
      'redisStore',
      () => redisStore(noop as never, { ttlMs: 1.5 }),
      'redisStore: ttlMs must be a whole number of milliseconds above 0',
    ],
    [
      'redisStore',
      () => redisStore(noop as never, { timeout: 0 }),
      'redisStore: timeout must be a whole number of milliseconds above 0',
    ],
    ['redisStore', () => redisStore(noop as never, { prefix: 5 as never }), 'redisStore: prefix must be a string'],
    ['fileStore of a page', () => portableFileStore(), 'fileStore needs a file system, which this runtime does not have'],
  ])('of %s is refused with its name', (_name, make, message) => {
    expect(make).toThrow(ConfigurationError);
    expect(make).toThrow(message);
  });

  it.each([undefined, 5, null, ' ', ''])('names the organisation: %j is refused', async (orgId) => {
    const make = vi.fn();
    await expect(new OrgPool(make).get(orgId as never)).rejects.toThrow('orgId');
    expect(make).not.toHaveBeenCalled();
  });
});

describe('A store in Redis', () => {
  const recording = (answer: unknown) => {
    const commands: (readonly string[])[] = [];
    const command = ((args: readonly string[]) => {
      commands.push(args);
      return Promise.resolve(answer);
    }) as unknown as RedisCommand;
    return { commands, command };
  };

  it.each<[object, string, string]>([
    [{}, '10000', 'contact-centre:token:'],
    [{ ttlMs: 500 }, '500', 'contact-centre:token:'],
    [{ ttl: 700, prefix: 'a:' }, '700', 'a:'],
  ])('with the options %o locks for %s ms under the prefix %s', async (options, ttl, prefix) => {
    const { commands, command } = recording('OK');
    expect(await redisStore(command, options).alone('key', () => Promise.resolve(1))).toBe(1);
    expect(commands[0]).toEqual(['SET', `${prefix}key:lock`, expect.any(String), 'NX', 'PX', ttl]);
    expect(commands[1]?.slice(2)).toEqual(['1', `${prefix}key:lock`, commands[0]?.[2]]);
  });

  it('passes an empty text for a missing token', async () => {
    const { commands, command } = recording(1);
    expect(await redisStore(command).replace('key', undefined, undefined)).toBe(true);
    expect(await redisStore(command).replace('key', 'was', 'text')).toBe(true);
    expect(commands.map((args) => args.slice(3))).toEqual([
      ['contact-centre:token:key', '', ''],
      ['contact-centre:token:key', 'was', 'text'],
    ]);
  });

  it('tries again soon if the lock is taken, after a different time for each try', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    let tries = 0;
    const command = ((args: readonly string[]) =>
      Promise.resolve(args[0] === 'SET' && ++tries < 3 ? null : 'OK')) as unknown as RedisCommand;
    const work = redisStore(command).alone('key', () => Promise.resolve(1));
    await vi.advanceTimersByTimeAsync(46);
    expect(tries).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries).toBe(2);
    await vi.advanceTimersByTimeAsync(47);
    expect(await work).toBe(1);
  });

  it('says how long it has waited for Redis', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const command = (() => new Promise(() => undefined)) as unknown as RedisCommand;
    const read = redisStore(command, { timeout: 300 }).read('key');
    const rejection = expect(read).rejects.toMatchObject({
      name: 'TokenStoreError',
      message: says('Redis did not respond within 300 ms'),
      reason: 'ETIMEDOUT',
    });
    await vi.advanceTimersByTimeAsync(300);
    await rejection;
  });
});

describe('The versions that tabs have', () => {
  it.each<[string[] | undefined, number]>([
    [undefined, 0],
    [[], 0],
    [['p key version 3', 'p key version 7', 'p other version 9', 'p'], 7],
    [['q key version 3'], 0],
  ])('of locks with the names %j have %i as the newest', async (names, newest) => {
    const heldLocks = names?.map((name) => ({ name }));
    const locks = { query: () => Promise.resolve({ ...(heldLocks && { held: heldLocks }) }) } as unknown as LockManager;
    expect(await new TabVersions(locks, 'p').newest('key')).toBe(newest);
  });
});

describe('A store in memory', () => {
  it('runs the work of one key one after another, even if one ends while others wait', async () => {
    const store = memoryStore();
    const order: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      order.push(`${name} begins`);
      await Promise.resolve();
      await Promise.resolve();
      order.push(`${name} ends`);
    };
    const first = store.alone('key', work('first'));
    const second = store.alone('key', work('second'));
    await first;
    await Promise.all([second, store.alone('key', work('third'))]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
  });
});

it('custom accepts a function that returns tokens', () => {
  expect(() => custom(5 as never)).toThrow(ConfigurationError);
});
