import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { UsersApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { code, fileStore, memoryStore, redisStore, tabStore, TokenStoreError } from 'contact-centre-client/tokens';
import type { RedisCommand, TokenStore } from 'contact-centre-client/tokens';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectNothingShown, gate } from '../auth/support.js';
import { startRedis } from '../support/redis.js';
import type { RedisServer } from '../support/redis.js';
import { until } from '../support/until.js';
import { SECRET, calendar, client, folder, tokenResponse, numberedTokens, platform, troubles } from './support.js';
import { redisClient } from '../support/redis-client.js';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

function onRedis(options?: Parameters<typeof redisStore>[1]): TokenStore & { command: RedisCommand } {
  const { command, close } = redisClient(redis.port);
  onTestFinished(close);
  return { ...redisStore(command, { prefix: `${crypto.randomUUID()}:`, ...options }), command };
}

// The locks of a file use the machine's clock, which tests of a token's lifetime advance.
const stores: [string, () => TokenStore][] = [
  ['in memory', memoryStore],
  ['in a file', () => fileStore(join(folder(), 'token.json'), { ttlMs: 6e9 })],
  ['in Redis', onRedis],
  ['of tabs', () => tabStore(crypto.randomUUID())],
];

describe.each(stores)('A store %s', (_where, make) => {
  it('replaces a text only if it is the one that was read', async () => {
    const store = make();
    expect(await store.read('a')).toBeUndefined();
    expect(await store.replace('a', 'something', 'one')).toBe(false);
    expect(await store.replace('a', undefined, 'one')).toBe(true);
    expect(await store.replace('a', undefined, 'two')).toBe(false);
    expect(await store.replace('a', 'one', 'two "quoted" \n é')).toBe(true);
    expect(await store.replace('b', undefined, 'other')).toBe(true);
    expect(await store.read('a')).toBe('two "quoted" \n é');
    expect(await store.replace('a', 'two "quoted" \n é', undefined)).toBe(true);
    expect([await store.read('a'), await store.read('b')]).toEqual([undefined, 'other']);
  });

  it('lets one of two simultaneous writers succeed', async () => {
    const store = make();
    const outcomes = await Promise.all(['one', 'two', 'three'].map((text) => store.replace('a', undefined, text)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('keeps a token for the next program, which requests none', async () => {
    const store = make();
    const server = await platform();
    await client(server, { store }).api.getUsersMe();
    await client(server, { store }).api.getUsersMe();
    expect(server.token).toHaveLength(1);
    expect(server.api.map(({ bearer }) => bearer)).toEqual(['tkn-planted-1', 'tkn-planted-1']);
  });

  it('keeps tokens of other OAuth clients and hosts apart', async () => {
    const store = make();
    const one = await platform();
    const two = await platform();
    await client(one, { store }).api.getUsersMe();
    await client(two, { store }).api.getUsersMe();
    await client(one, { store, clientId: 'other' }).api.getUsersMe();
    expect([one.token.length, two.token.length]).toEqual([2, 1]);
  });

  it('is emptied by forget()', async () => {
    const store = make();
    const server = await platform();
    const { api, client: apiClient } = client(server, { store });
    await api.getUsersMe();
    apiClient.forget();
    await api.getUsersMe();
    expect(server.api.at(-1)?.bearer).toBe('tkn-planted-2');
  });
});

describe.each(stores.filter(([where]) => where !== 'of tabs'))('A lock %s', (_where, make) => {
  it('is held by one at a time, whether the work succeeds or fails', async () => {
    const store = make();
    const at: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      at.push(`${name} in`);
      await new Promise((resolve) => setImmediate(resolve));
      at.push(`${name} out`);
      if (name === 'b') throw new Error('it failed');
    };
    await Promise.allSettled(['a', 'b', 'c'].map((name) => store.alone('key', work(name))));
    expect(at).toHaveLength(6);
    for (let index = 0; index < 6; index += 2) expect(at[index]?.[0]).toBe(at[index + 1]?.[0]);
  });

  it('makes many clients with an expired token send one request', async () => {
    const later = calendar();
    const store = make();
    const server = await platform();
    const clients = Array.from({ length: 4 }, () => client(server, { store }));
    await Promise.all(clients.map(({ api }) => api.getUsersMe()));
    expect(server.token).toHaveLength(1);
    later(1001);
    await Promise.all(clients.flatMap(({ api }) => Array.from({ length: 5 }, () => api.getUsersMe())));
    expect(server.token).toHaveLength(2);
    later(940);
    await Promise.all(clients.map(({ api }) => api.getUsersMe()));
    await until(() => clients.every((each) => each.client.authData.accessToken === 'tkn-planted-3'));
    expect(server.token).toHaveLength(3);
  });
});

describe('A token that another program has renewed meanwhile', () => {
  it('is used, and ours is dropped if the lock was lost meanwhile', async () => {
    const store = memoryStore();
    const { opened, open: goOn } = gate();
    const server = await platform(async (request, count) => {
      if (count === 1) await opened;
      return await numberedTokens(request, count);
    });
    // A program that was stopped for longer than its lock is valid: others can take it.
    const storeWithoutLock: TokenStore = { ...store, alone: (_key, work) => work() };
    const slow = client(server, { store: storeWithoutLock }).api.getUsersMe();
    await until(() => server.token.length === 1);
    await client(server, { store: storeWithoutLock }).api.getUsersMe();
    goOn();
    expect((await slow).id).toBe('tkn-planted-2');
  });

  it('is used if ours was refused because they had used the refresh token', async () => {
    const later = calendar();
    const store = memoryStore();
    const { opened, open: goOn } = gate();
    const usedTokens = new Set<string>();
    const server = await platform(async ({ form }, count) => {
      const token = form.get('refresh_token');
      if (count === 2) await opened;
      if (token !== null && usedTokens.has(token)) return { status: 400, json: { error: 'invalid_grant' } };
      if (token !== null) usedTokens.add(token);
      return { json: { ...tokenResponse(count), refresh_token: `rfr-${count}` } };
    });
    const storeWithoutLock: TokenStore = { ...store, alone: (_key, work) => work() };
    const apiClient = (): UsersApi =>
      new UsersApi(
        new ApiClient({
          timeout: 0,
          apiUrl: server.url,
          auth: code({ clientId: 'app', code: 'c', redirectUri: 'https://app.example', user: 'anna', store: storeWithoutLock }),
        }),
      );
    const slow = apiClient();
    const fast = apiClient();
    await slow.getUsersMe();
    later(1001);
    const call = slow.getUsersMe();
    await until(() => server.token.length === 2);
    await fast.getUsersMe();
    goOn();
    expect((await call).id).toBe('tkn-planted-3');
  });
});

describe('A file of tokens', () => {
  it("is private, holds no OAuth client's secret, and leaves no file beside it", async () => {
    const directory = folder();
    const path = join(directory, 'token.json');
    const server = await platform();
    await client(server, { store: fileStore(path) }).api.getUsersMe();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(['token.json']);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain('tkn-planted-1');
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(btoa(`app:${SECRET}`));
  });

  it('holds nothing readable if it is sealed', async () => {
    const path = join(folder(), 'token.json');
    const server = await platform();
    const seal = { seal: (text: string) => Promise.resolve(btoa(text)), open: atob };
    await client(server, { store: fileStore(path), seal }).api.getUsersMe();
    expect(readFileSync(path, 'utf8')).not.toContain('tkn-planted');
    await client(server, { store: fileStore(path), seal }).api.getUsersMe();
    expect(server.token).toHaveLength(1);
    const { errors, onStoreError } = troubles();
    const other = {
      seal: btoa,
      open: () => {
        throw new Error('no key opens tkn-planted-9');
      },
    };
    await client(server, { store: fileStore(path), seal: other, onStoreError }).api.getUsersMe();
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('cannot be read')]);
    expect(server.token).toHaveLength(2);
  });

  it('is not read if others can read it, or if it holds something else; the client works from memory', async () => {
    const server = await platform();
    for (const [text, mode, reason] of [
      ['{}', 0o644, 'EACCES'],
      ['{}', 0o660, 'EACCES'],
      ['rubbish tkn-planted', 0o600, 'EINVAL'],
      ['{"a":7}', 0o600, 'EINVAL'],
      ['[]', 0o600, 'EINVAL'],
    ] as const) {
      const path = join(folder(), 'token.json');
      writeFileSync(path, text);
      chmodSync(path, mode);
      const { errors, onStoreError } = troubles();
      const { api } = client(server, { store: fileStore(path), onStoreError });
      await api.getUsersMe();
      await api.getUsersMe();
      expect(errors).toEqual([expect.objectContaining({ name: 'TokenStoreError', code: 'ERR_TOKEN_STORE', reason })]);
      for (const error of errors) expectNothingShown(error, ['tkn-planted', SECRET]);
      // Files of other programs are not overwritten.
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
    expect(server.token).toHaveLength(5);
  });

  it('that is empty, or holds something else under the key than a token, is rewritten', async () => {
    const path = join(folder(), 'token.json');
    writeFileSync(path, '', { mode: 0o600 });
    const server = await platform();
    await client(server, { store: fileStore(path) }).api.getUsersMe();
    const key = `${server.url} app client_credentials`;
    for (const rubbish of ['x', '{}', '{"accessToken":"a\\nb","issued":1}', '{"accessToken":"a","issued":"1"}', 'null']) {
      const content = JSON.parse(readFileSync(path, 'utf8')) as object;
      writeFileSync(path, JSON.stringify({ ...content, tokens: { [key]: rubbish } }));
      const { errors, onStoreError } = troubles();
      await client(server, { store: fileStore(path), onStoreError }).api.getUsersMe();
      expect(errors).toHaveLength(1);
      await client(server, { store: fileStore(path), onStoreError }).api.getUsersMe();
      expect(errors).toHaveLength(1);
    }
    expect(server.token).toHaveLength(6);
  });

  it.each(['writeFile', 'sync'] as const)(
    'causes a warning and no failed sign-in if the disk is full or read-only, reported by %s, and leaves nothing behind',
    async (step) => {
      const server = await platform();
      const handle = await open(new URL(import.meta.url));
      await handle.close();
      for (const reason of ['ENOSPC', 'EROFS']) {
        const failing = Object.assign(new Error(`${reason}: write`), { code: reason });
        const spy = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, step).mockRejectedValue(failing);
        const directory = folder();
        const { errors, onStoreError } = troubles();
        const { api } = client(server, { store: fileStore(join(directory, 'token.json')), onStoreError });
        await api.getUsersMe();
        await api.getUsersMe();
        expect(errors).toEqual([expect.objectContaining({ reason })]);
        expect(readdirSync(directory)).toEqual([]);
        spy.mockRestore();
      }
      expect(server.token).toHaveLength(2);
    },
  );

  it('causes a warning if its directory does not exist, or is no directory', async () => {
    const server = await platform();
    const { errors, onStoreError } = troubles();
    const path = join(folder(), 'file');
    writeFileSync(path, '');
    const paths = [join(folder(), 'none', 'token.json'), join(path, 'token.json')];
    for (const path of paths) await client(server, { store: fileStore(path), onStoreError }).api.getUsersMe();
    expect(errors.map(({ reason }) => reason)).toEqual(['ENOENT', 'ENOTDIR']);
    expect(server.token).toHaveLength(2);
  });

  it('reports errors to the console, once, without onStoreError', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const later = calendar();
    const path = join(folder(), 'none', 'token.json');
    const { api } = client(await platform(), { store: fileStore(path) });
    await api.getUsersMe();
    later(1001);
    await api.getUsersMe();
    expect(consoleError).toHaveBeenCalledTimes(1);
    expect(inspect(consoleError.mock.calls)).toContain('ENOENT');
  });

  it.each([[''], [7], [undefined]])('requires a path: %j is none', (path) => {
    expect(() => fileStore(path as never)).toThrow(/path of a file/);
    expect(() => fileStore('/tmp/a', { tll: 1 } as never)).toThrow(/unknown option "tll"/);
  });
});

describe('A lock beside a file whose holder has died', () => {
  const stale = (path: string, seconds: number): void => {
    const lock = `${path}.lock`;
    writeFileSync(lock, '1 dead');
    const then = Date.now() / 1000 - seconds;
    utimesSync(lock, then, then);
  };

  it.each([[11], [-11]])('is taken over by one of the waiting programs, %d s after the last sign of life', async (seconds) => {
    const path = join(folder(), 'token.json');
    stale(path, seconds);
    const store = fileStore(path);
    const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.replace('key', undefined, text)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(readdirSync(join(path, '..'))).toEqual(['token.json']);
  });

  it('stays while its holder shows signs of life', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const path = join(folder(), 'token.json');
    const store = fileStore(path);
    const { opened, open: letGo } = gate();
    const at: string[] = [];
    const first = store.alone('key', async () => {
      at.push('first in');
      await opened;
      at.push('first out');
    });
    await until(() => at.length === 1);
    const lock = join(path, '..', readdirSync(join(path, '..'))[0] ?? '');
    const then = Date.now() / 1000 - 9;
    utimesSync(lock, then, then);
    vi.advanceTimersByTime(10_000);
    await until(() => statSync(lock).mtimeMs > Date.now() - 5000);
    const second = store.alone('key', () => Promise.resolve(at.push('second')));
    letGo();
    await Promise.all([first, second]);
    expect(at).toEqual(['first in', 'first out', 'second']);
    expect(existsSync(lock)).toBe(false);
  });

  it('is not released by a holder that has lost it', async () => {
    const path = join(folder(), 'token.json');
    let lock = '';
    await fileStore(path).alone('key', () => {
      lock = join(path, '..', readdirSync(join(path, '..'))[0] ?? '');
      writeFileSync(lock, 'another');
      return Promise.resolve();
    });
    expect(readFileSync(lock, 'utf8')).toBe('another');
  });
});

describe('A program that was killed while using a file of tokens', () => {
  const token = JSON.stringify({ accessToken: 'tkn-stored', issued: Date.now(), expires: Date.now() + 3_600_000 });
  const states: [string, { hasRenewalLock?: true; hasFileLock?: true; part?: string; hasToken?: true }, number][] = [
    ['before it had the lock', {}, 1],
    ['with the lock, before it asked', { hasRenewalLock: true }, 1],
    ['when the answer had come', { hasRenewalLock: true, hasFileLock: true }, 1],
    ['in the midst of writing', { hasRenewalLock: true, hasFileLock: true, part: '{"ke' }, 1],
    ['before the file had its name', { hasRenewalLock: true, hasFileLock: true, part: '{"key":"tkn-planted"}' }, 1],
    ['when the file had its name', { hasRenewalLock: true, hasFileLock: true, hasToken: true }, 0],
    ['before it let the lock go', { hasRenewalLock: true, hasToken: true }, 0],
  ];

  it.each(states)('%s does not keep the next program from a token', async (_when, leftovers, requests) => {
    const server = await platform();
    const directory = folder();
    const path = join(directory, 'token.json');
    const key = `${server.url} app client_credentials`;
    if (leftovers.hasToken) await fileStore(path).replace(key, undefined, token);
    const lock = createHash('sha256').update(key).digest('hex').slice(0, 16);
    const leave = (name: string, text: string): void => {
      writeFileSync(join(directory, name), text, { mode: 0o600 });
      utimesSync(join(directory, name), 1, 1);
    };
    if (leftovers.hasRenewalLock) leave(`token.json.${lock}.lock`, '1 dead');
    if (leftovers.hasFileLock) leave('token.json.lock', '1 dead');
    if (leftovers.part !== undefined) leave(`token.json.${crypto.randomUUID()}.part`, leftovers.part);
    leave('token.json.bak', 'of somebody else');
    const { errors, onStoreError } = troubles();
    expect((await client(server, { store: fileStore(path), onStoreError }).api.getUsersMe()).id).toBe(
      leftovers.hasToken ? 'tkn-stored' : 'tkn-planted-1',
    );
    expect([server.token.length, errors]).toEqual([requests, []]);
    if (!leftovers.hasToken) expect(readdirSync(directory).sort()).toEqual(['token.json', 'token.json.bak']);
  });
});

describe('Tokens in Redis', () => {
  it('are under keys that show no secret, and the lock is removed after use', async () => {
    const { command, ...store } = onRedis({ prefix: 'kept:' });
    const server = await platform();
    await client(server, { store }).api.getUsersMe();
    const keys = (await command(['KEYS', 'kept:*'])) as string[];
    expect(keys).toEqual([`kept:${server.url} app client_credentials`]);
    expect(String(await command(['GET', keys[0] ?? '']))).not.toContain(SECRET);
  });

  it('are not required while Redis is unreachable, and shared again when it is back', async () => {
    const later = calendar();
    const store = onRedis({ timeout: 500 });
    const server = await platform();
    const { errors, onStoreError } = troubles();
    const one = client(server, { store, onStoreError }).api;
    const two = client(server, { store, onStoreError }).api;
    await one.getUsersMe();
    await redis.stop();
    await one.getUsersMe();
    expect([server.token.length, errors.length]).toEqual([1, 0]);
    await two.getUsersMe();
    later(1001);
    await one.getUsersMe();
    expect(server.token).toHaveLength(3);
    expect(errors).toEqual([expect.any(TokenStoreError), expect.any(TokenStoreError)]);
    for (const error of errors) expectNothingShown(error, [SECRET, 'tkn-planted']);
    await redis.start();
    later(1001);
    await one.getUsersMe();
    await two.getUsersMe();
    expect([server.token.length, errors.length]).toEqual([4, 2]);
  });

  it('are not awaited longer than the timeout', async () => {
    const store = onRedis({ timeout: 50 });
    const server = await platform();
    const { errors, onStoreError } = troubles();
    redis.freeze();
    try {
      await client(server, { store, onStoreError }).api.getUsersMe();
    } finally {
      redis.thaw();
    }
    expect(errors).toEqual([expect.objectContaining({ reason: 'ETIMEDOUT' })]);
  });

  it('are not shown by errors, even if Redis repeats what it received', async () => {
    const server = await platform();
    const { errors, onStoreError } = troubles();
    const command: RedisCommand = ([name, ...words]) =>
      name === 'EVAL' && words.length > 4
        ? Promise.reject(Object.assign(new Error(`ERR bad words ${words.join(' ')}`), { command: { name, args: words } }))
        : Promise.resolve(name === 'SET' ? 'OK' : null);
    await client(server, { store: redisStore(command), onStoreError }).api.getUsersMe();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain('ERR bad words');
    expectNothingShown(errors[0], [SECRET, 'tkn-planted-1']);
  });

  it('are taken over if the holder of the lock has died, when the lock expires', async () => {
    const { command, ...store } = onRedis({ prefix: 'dead:', ttlMs: 100 });
    const server = await platform();
    await command(['SET', `dead:${server.url} app client_credentials:lock`, 'dead', 'NX', 'PX', '100']);
    await client(server, { store }).api.getUsersMe();
    expect(server.token).toHaveLength(1);
  });

  it('are locked for as long as the work takes, and released only by their owner', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { command, ...store } = onRedis({ prefix: 'long:' });
    const { opened, open: letGo } = gate();
    const { opened: begun, open: begin } = gate();
    const first = store.alone('key', async () => {
      begin();
      await opened;
    });
    await begun;
    await command(['PEXPIRE', 'long:key:lock', '5000']);
    vi.advanceTimersByTime(4000);
    while (Number(await command(['PTTL', 'long:key:lock'])) < 6000);
    await command(['SET', 'long:key:lock', 'another']);
    vi.advanceTimersByTime(4000);
    letGo();
    await first;
    expect([await command(['GET', 'long:key:lock']), await command(['PTTL', 'long:key:lock'])]).toEqual(['another', -1]);
  });

  it.each<[unknown, object]>([
    [undefined, {}],
    [() => undefined, { ttlMs: -1 }],
    [() => undefined, { ttlMs: 0.5 }],
    [() => undefined, { ttl: -1 }],
    [() => undefined, { ttl: 10, ttlMs: 10 }],
    [() => undefined, { timeout: 'x' }],
    [() => undefined, { timeout: Infinity }],
    [() => undefined, { prefix: 5 }],
    [() => undefined, { prefx: 1 }],
  ])('need a command and valid durations', (command, options) => {
    expect(() => redisStore(command as never, options as never)).toThrow(/redisStore/);
  });
});

it('take no lock if a token exists', async () => {
  const server = await platform();
  const store = fileStore(join(folder(), 'token.json'));
  await client(server, { store }).api.getUsersMe();
  const lockCalls = vi.spyOn(store, 'alone');
  await client(server, { store }).api.getUsersMe();
  expect(lockCalls).not.toHaveBeenCalled();
});
