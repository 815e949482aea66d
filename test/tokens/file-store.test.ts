import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { ConfigurationError } from 'contact-centre-client';
import { fileStore } from 'contact-centre-client/tokens';
import type { FileStoreOptions } from 'contact-centre-client/tokens';
import { describe, expect, it, vi } from 'vitest';
import { readContent, writeContent } from '../../src/tokens/file-format.js';
import { client, folder, platform, troubles } from './support.js';

const KEY = 'https://login.mypurecloud.ie app client_credentials';
const TOKEN = JSON.stringify({ accessToken: 'tkn-stored', issued: Date.now(), expires: Date.now() + 3_600_000 });

/** A path in an empty directory, with a private file of this text. */
function fileWith(text: string | Uint8Array): string {
  const path = join(folder(), 'token.json');
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

describe('A file of another program', () => {
  it.each<[string, string]>([
    ['a package.json', '{"name":"app","version":"1.0.0"}'],
    ['another package.json with a format field', '{"format":"something","version":"1"}'],
    ['a list', '["a"]'],
    ['a text in quotes', '"a"'],
    ['null', 'null'],
    ['a list of registries by address', '{"https://registry.example.com":"tkn"}'],
    ['an object without fields, as no version of this package writes it', '{}'],
    ['an object with spaces', '{ }\n'],
    ['no JSON', 'key = value\n'],
    ['the beginning of other JSON', '{"name":"ap'],
    ['a text that ends in zero bytes', 'key = value\0\0'],
  ])('is neither read nor changed: %s', async (_what, text) => {
    const path = fileWith(text);
    const server = await platform();
    const { errors, onStoreError } = troubles();
    const store = fileStore(path);
    await client(server, { store, onStoreError }).api.getUsersMe();
    expect(errors).toEqual([expect.objectContaining({ reason: 'EINVAL' })]);
    expect(errors[0]?.message).toContain('is not a token file of this package');
    await expect(store.replace(KEY, undefined, TOKEN)).rejects.toMatchObject({ reason: 'EINVAL' });
    await expect(store.replace('name', 'app', TOKEN)).rejects.toMatchObject({ reason: 'EINVAL' });
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(readdirSync(join(path, '..'))).toEqual(['token.json']);
  });

  it('stays unchanged if it contains any other JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.dictionary(fc.string(), fc.string()).map((value) => JSON.stringify(value)),
        ),
        async (text) => {
          const path = fileWith(text);
          await fileStore(path)
            .replace(KEY, undefined, TOKEN)
            .catch(() => undefined);
          expect(readFileSync(path, 'utf8')).toBe(text);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('is not removed although its name begins like that of the token file', async () => {
    const path = fileWith('');
    const names = ['token.json.old.part', 'token.json.stale', 'token.json.download.part'];
    for (const name of names) {
      writeFileSync(join(path, '..', name), 'of another program');
      utimesSync(join(path, '..', name), 1, 1);
    }
    await fileStore(path).replace(KEY, undefined, TOKEN);
    expect(readdirSync(join(path, '..')).sort()).toEqual([...names, 'token.json'].sort());
  });
});

describe('A token file of an earlier version', () => {
  it('is read, and written in the current format', async () => {
    const server = await platform();
    const key = `${server.url} app client_credentials`;
    const path = fileWith(`${JSON.stringify({ [key]: TOKEN, [`${server.url} app code anna`]: 'sealed' })}\n`);
    const store = fileStore(path);
    expect((await client(server, { store }).api.getUsersMe()).id).toBe('tkn-stored');
    expect(await store.replace('another', undefined, 'text')).toBe(true);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      format: 'contact-centre-client.tokens',
      version: 1,
      tokens: { [key]: TOKEN, [`${server.url} app code anna`]: 'sealed', another: 'text' },
    });
  });

  it('without a token is used again', async () => {
    const path = fileWith('{}\n');
    expect(await fileStore(path).replace(KEY, undefined, TOKEN)).toBe(true);
    expect(await fileStore(path).read(KEY)).toBe(TOKEN);
  });
});

describe('A damaged token file', () => {
  const content = writeContent(new Map([[KEY, TOKEN]]));

  it.each<[string, string | Uint8Array]>([
    ['truncated within a token', content.slice(0, -30)],
    ['truncated within the header', content.slice(0, 20)],
    ['without tokens', content.replace('tokens":', 'tkns":')],
    ['with a number for a token', content.replace(/:"\{.*\}"/, ':5')],
    ['with an older version than there was', content.replace('"version":1', '"version":0')],
    ['of zero bytes', new Uint8Array(200)],
  ])('is moved away once, and replaced by the next renewal: %s', async (_what, content) => {
    const path = fileWith(content);
    const server = await platform();
    const { errors, onStoreError } = troubles();
    expect((await client(server, { store: fileStore(path), onStoreError }).api.getUsersMe()).id).toBe('tkn-planted-1');
    expect(errors).toEqual([expect.objectContaining({ reason: 'EINVAL' })]);
    expect(errors[0]?.message).toContain(`was renamed to ${path}.damaged`);
    expect(readFileSync(`${path}.damaged`)).toEqual(Buffer.from(content));
    expect(statSync(`${path}.damaged`).mode & 0o777).toBe(0o600);
    await client(server, { store: fileStore(path), onStoreError }).api.getUsersMe();
    expect((await client(server, { store: fileStore(path), onStoreError }).api.getUsersMe()).id).toBe('tkn-planted-2');
    expect(errors).toHaveLength(1);
  });

  it('is moved away once by several programs that find it at the same time', async () => {
    const path = fileWith(content.slice(0, -30));
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => fileStore(path).read(KEY)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await fileStore(path).replace(KEY, undefined, TOKEN)).toBe(true);
    expect(await fileStore(path).read(KEY)).toBe(TOKEN);
  });

  it('is recognised wherever it was truncated, and never mistaken for a file of another program', () => {
    for (let length = 1; length < content.length - 1; length++) {
      expect([length, readContent(content.slice(0, length)).kind]).toEqual([length, 'damaged']);
    }
  });
});

it('leaves a file of a newer version alone', async () => {
  const text = writeContent(new Map([[KEY, TOKEN]])).replace('"version":1', '"version":2');
  const path = fileWith(text);
  await expect(fileStore(path).read(KEY)).rejects.toThrow(
    /has version 2 of the token format, which this version of the package does not support/,
  );
  await expect(fileStore(path).replace(KEY, TOKEN, undefined)).rejects.toMatchObject({ reason: 'EINVAL' });
  expect(readFileSync(path, 'utf8')).toBe(text);
});

it('writes and reads back any keys and texts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (entries) => {
      const tokens = new Map([...entries, ['__proto__', 'own'] as const]);
      expect(readContent(writeContent(tokens))).toEqual({ kind: 'tokens', tokens });
    }),
  );
});

describe('A path that is not simply a file', () => {
  it('may be a symbolic link: the link stays, and its target is written', async () => {
    const linkPath = join(folder(), 'linked.json');
    const target = fileWith('');
    symlinkSync(target, linkPath);
    expect(await fileStore(linkPath).replace(KEY, undefined, TOKEN)).toBe(true);
    expect(lstatSync(linkPath).isSymbolicLink()).toBe(true);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(await fileStore(target).read(KEY)).toBe(TOKEN);
    await fileStore(linkPath).alone('key', () => {
      // Programs that use the target itself see the same lock.
      expect(readdirSync(join(target, '..'))).toHaveLength(2);
      return Promise.resolve();
    });
  });

  it('may be a link to a file of another program, which stays unchanged', async () => {
    const linkPath = join(folder(), 'linked.json');
    const target = fileWith('{"name":"app"}');
    symlinkSync(target, linkPath);
    await expect(fileStore(linkPath).replace(KEY, undefined, TOKEN)).rejects.toMatchObject({ reason: 'EINVAL' });
    expect(readFileSync(target, 'utf8')).toBe('{"name":"app"}');
  });

  it('is refused if a link leads nowhere, and no file is created there', async () => {
    const linkPath = join(folder(), 'linked.json');
    const target = join(folder(), 'missing.json');
    symlinkSync(target, linkPath);
    await expect(fileStore(linkPath).replace(KEY, undefined, TOKEN)).rejects.toThrow(
      /symbolic link to a file that does not exist/,
    );
    expect(existsSync(target)).toBe(false);
  });

  it.runIf(process.platform !== 'win32')('is refused if it is a named pipe or a directory, without waiting', async () => {
    const pipe = join(folder(), 'pipe');
    const directory = join(folder(), 'directory');
    execFileSync('mkfifo', ['-m', '600', pipe]);
    mkdirSync(directory, { mode: 0o700 });
    for (const path of [pipe, directory]) {
      await expect(fileStore(path).read(KEY)).rejects.toMatchObject({ name: 'TokenStoreError', reason: 'EINVAL' });
      await expect(fileStore(path).replace(KEY, undefined, TOKEN)).rejects.toMatchObject({ reason: 'EINVAL' });
    }
  });

  it('is refused if others can read it, and private again in a new file', async () => {
    const path = fileWith(writeContent(new Map([[KEY, TOKEN]])));
    chmodSync(path, 0o640);
    await expect(fileStore(path).read(KEY)).rejects.toThrow(/Other users can read .* \(mode 640\)/);
    chmodSync(path, 0o400);
    expect(await fileStore(path).replace(KEY, TOKEN, 'newer')).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

describe('The options of a file store', () => {
  it.each<[string, unknown]>([
    ['ttlMs must be a number of milliseconds above 0', { ttlMs: 0 }],
    ['ttlMs must be a number of milliseconds above 0', { ttlMs: '5' }],
    ['ttlMs must be a number of milliseconds above 0', { ttlMs: Infinity }],
    ['ttl must be a number of milliseconds above 0', { ttl: -1 }],
    ['has both "ttlMs" and its deprecated form "ttl"', { ttl: 1, ttlMs: 1 }],
    ['unknown option "tll"', { tll: 1 }],
    ['must be an object', null],
  ])('are refused by name: %s', (message, options) => {
    expect(() => fileStore('/tmp/a', options as FileStoreOptions)).toThrow(ConfigurationError);
    expect(() => fileStore('/tmp/a', options as FileStoreOptions)).toThrow(message);
  });

  it.each<[string, FileStoreOptions]>([
    ['ttlMs', { ttlMs: 500 }],
    ['its deprecated name ttl', { ttl: 500 }],
  ])('set how long the lock of a dead program stays valid, as %s', async (_name, options) => {
    const path = fileWith('');
    writeFileSync(`${path}.lock`, '1 dead');
    const then = Date.now() / 1000 - 0.6;
    utimesSync(`${path}.lock`, then, then);
    expect(await fileStore(path, options).replace(KEY, undefined, TOKEN)).toBe(true);
  });
});

describe('The files beside a token file', () => {
  const uuid = '01234567-89ab-cdef-0123-456789abcdef';
  const leftovers = [`${uuid}.part`, `lock.${uuid}.stale`, `0123456789abcdef.lock.${uuid}.stale`];
  const others = ['bak', `${uuid}.part.bak`, `x.lock.${uuid}.stale`, 'lock.stale', `0123456789abcdeflock.${uuid}.stale`];
  const listFolder = (path: string): string[] => readdirSync(join(path, '..')).sort();

  const withFiles = (endings: readonly string[], ageInSeconds: number): string => {
    const path = join(folder(), 'token.json');
    const time = Date.now() / 1000 - ageInSeconds;
    for (const ending of endings) {
      writeFileSync(`${path}.${ending}`, 'tkn', { mode: 0o600 });
      utimesSync(`${path}.${ending}`, time, time);
    }
    return path;
  };

  it.each(leftovers)('are removed if a killed program has left them: %s', async (ending) => {
    const path = withFiles([ending], 60);
    expect(await fileStore(path, { ttlMs: 10_000 }).replace(KEY, undefined, TOKEN)).toBe(true);
    expect(listFolder(path)).toEqual(['token.json']);
  });

  it.each([...leftovers, ...others])('stay while they are new: %s', async (ending) => {
    const path = withFiles([ending], 1);
    expect(await fileStore(path, { ttlMs: 10_000 }).replace(KEY, undefined, TOKEN)).toBe(true);
    expect(listFolder(path)).toEqual(['token.json', `token.json.${ending}`]);
  });

  it.each(others)('stay if they belong to another program: %s', async (ending) => {
    const path = withFiles([ending], 60);
    await fileStore(path, { ttlMs: 10_000 }).replace(KEY, undefined, TOKEN);
    expect(listFolder(path)).toEqual(['token.json', `token.json.${ending}`]);
  });

  it('are removed if the file cannot be written', async () => {
    const path = join(folder(), 'token.json');
    vi.spyOn(fsPromises, 'rename').mockRejectedValue(Object.assign(new Error('EXDEV'), { code: 'EXDEV' }));
    syncBuiltinESMExports();
    try {
      const replacement = fileStore(path).replace(KEY, undefined, TOKEN);
      await expect(replacement).rejects.toMatchObject({ name: 'TokenStoreError', reason: 'EXDEV' });
    } finally {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    }
    expect(listFolder(path)).toEqual([]);
  });

  it('do not include a lock while tokens are only read', async () => {
    const path = fileWith(writeContent(new Map([[KEY, TOKEN]])));
    writeFileSync(`${path}.lock`, 'another program', { mode: 0o600 });
    expect(await fileStore(path, { ttlMs: 200 }).read(KEY)).toBe(TOKEN);
    expect(listFolder(path)).toEqual(['token.json', 'token.json.lock']);
  });

  it('include a separate lock for each key while a program works alone', async () => {
    const path = join(folder(), 'token.json');
    const store = fileStore(path);
    const order: string[] = [];
    let release = (): void => undefined;
    const first = store.alone(KEY, async () => {
      order.push('first begins');
      expect(listFolder(path)).toEqual([expect.stringMatching(/^token\.json\.[0-9a-f]{16}\.lock$/)]);
      await new Promise<void>((resolve) => (release = resolve));
      order.push('first ends');
      return 1;
    });
    await expect.poll(() => order.length).toBe(1);
    expect(await store.alone('other', () => Promise.resolve(2))).toBe(2);
    const second = store.alone(KEY, () => Promise.resolve(order.push('second')));
    release();
    expect(await first).toBe(1);
    await second;
    expect(order).toEqual(['first begins', 'first ends', 'second']);
    expect(listFolder(path)).toEqual([]);
  });
});

it('names a path that is a directory, and leaves it unchanged', async () => {
  const path = folder();
  await expect(fileStore(path).read(KEY)).rejects.toThrow('is not a token file of this package');
  expect(readdirSync(path)).toEqual([]);
});
