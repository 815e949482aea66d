import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { link, open, readdir, readFile, rename, stat, unlink, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ConfigurationError } from '../core/errors.js';
import { isObject } from '../core/is-object.js';
import { namedOptions } from '../core/records.js';
import { TokenStoreError } from './errors.js';
import type { TokenStore } from './store.js';

export interface FileStoreOptions {
  /** How long the lock of a program outlives it, in ms; 10000. */
  ttl?: number;
}

/**
 * Keeps tokens in a file, for all programs of one machine. The file is its owner's alone (mode 0600), and one that others can read is
 * refused. It appears whole or not at all, whenever a program or the machine ends. Locks beside it do not hold on network file systems.
 */
export function fileStore(path: string, options: FileStoreOptions = {}): TokenStore {
  if (typeof path !== 'string' || path === '') throw new ConfigurationError('fileStore takes the path of a file');
  const { ttl = 10_000 }: FileStoreOptions = namedOptions('fileStore', options, { ttl: 0 });
  if (typeof ttl !== 'number' || !(ttl > 0)) throw new ConfigurationError('fileStore: ttl is a number of ms above 0');

  const failed = (what: string, cause: unknown): TokenStoreError => {
    if (cause instanceof TokenStoreError) return cause;
    const { code } = cause as NodeJS.ErrnoException;
    return new TokenStoreError(`${path} ${what}${code === undefined ? '' : `: ${code}`}`, code);
  };

  const kept = async (): Promise<Map<string, string>> => {
    let text: string;
    try {
      const handle = await open(path, 'r');
      try {
        checkMode(path, (await handle.stat()).mode);
        text = await handle.readFile('utf8');
      } finally {
        await handle.close();
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
      throw failed('cannot be read', error);
    }
    return entries(path, text);
  };

  return {
    read: async (key) => (await kept()).get(key),
    replace: async (key, was, text) => {
      const release = await lock(`${path}.lock`, ttl).catch((error: unknown) =>
        Promise.reject(failed('cannot be locked', error)),
      );
      try {
        const all = await kept();
        if (all.get(key) !== was) return false;
        if (text === undefined) all.delete(key);
        else all.set(key, text);
        await write(path, `${JSON.stringify(Object.fromEntries(all))}\n`);
        await tidy(path, ttl);
        return true;
      } catch (error) {
        throw failed('cannot be written', error);
      } finally {
        await release();
      }
    },
    alone: async (key, work) => {
      const name = createHash('sha256').update(key).digest('hex').slice(0, 16);
      const release = await lock(`${path}.${name}.lock`, ttl).catch((error: unknown) =>
        Promise.reject(failed('cannot be locked', error)),
      );
      try {
        return await work();
      } finally {
        await release();
      }
    },
  };
}

function checkMode(path: string, mode: number): void {
  // Windows has no such modes.
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  const shown = (mode & 0o777).toString(8);
  throw new TokenStoreError(`${path} is open to others (mode ${shown}): what it holds may have been read. Remove it`, 'EACCES');
}

function entries(path: string, text: string): Map<string, string> {
  if (text.trim() === '') return new Map();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What the parser says quotes the file.
  }
  const pairs = isObject(value) && !Array.isArray(value) ? Object.entries(value) : undefined;
  // Somebody's file that is no store of ours is not written over.
  if (!pairs?.every((pair): pair is [string, string] => typeof pair[1] === 'string'))
    throw new TokenStoreError(`${path} holds something else than tokens`, 'EINVAL');
  return new Map(pairs);
}

/** Puts a file in the place of another, on the disk before it has its name. */
async function write(path: string, text: string): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  let handle: FileHandle | undefined;
  try {
    handle = await open(part, 'wx', 0o600);
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    await rename(part, path);
  } catch (error) {
    await handle?.close().catch(() => undefined);
    await unlink(part).catch(() => undefined);
    throw error;
  }
}

/** Removes what programs have left that died while they wrote: there are tokens in it. */
async function tidy(path: string, ttl: number): Promise<void> {
  const [folder, beginning] = [dirname(path), `${basename(path)}.`];
  for (const name of await readdir(folder).catch(() => [])) {
    const left = join(folder, name);
    if (!name.startsWith(beginning) || !/\.(?:part|stale)$/.test(name)) continue;
    const found = await stat(left).catch(() => undefined);
    if (found && isOld(found, ttl)) await unlink(left).catch(() => undefined);
  }
}

/** One from the future is of a clock that was put back. */
const isOld = ({ mtimeMs }: { mtimeMs: number }, ttl: number): boolean => Math.abs(Date.now() - mtimeMs) > ttl;

/** Waits until a lock is this program's. @returns what gives it back. */
async function lock(path: string, ttl: number): Promise<() => Promise<void>> {
  const owner = `${process.pid} ${randomUUID()}`;
  while (!(await taken(path, owner))) {
    await claimStale(path, ttl);
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
  }
  // Whoever works keeps the lock, however long that takes.
  const beat = setInterval(() => {
    const now = new Date();
    void isOwn(path, owner)
      .then(
        (own) => (own ? utimes(path, now, now) : undefined),
        () => undefined,
      )
      .catch(() => undefined);
  }, ttl / 3);
  return async () => {
    clearInterval(beat);
    if (await isOwn(path, owner)) await unlink(path).catch(() => undefined);
  };
}

async function taken(path: string, owner: string): Promise<boolean> {
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(owner);
    } catch (error) {
      // A full disk may have room for the name alone: nobody would know whose it is.
      await unlink(path).catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const isOwn = async (path: string, owner: string): Promise<boolean> => (await readFile(path, 'utf8').catch(() => '')) === owner;

/** Takes a lock away whose owner has not been heard of: of several who do so at once, one. */
async function claimStale(path: string, ttl: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found || !isOld(found, ttl)) return;
  const claimed = `${path}.${randomUUID()}.stale`;
  try {
    await rename(path, claimed);
  } catch {
    return;
  }
  const { ino, mtimeMs } = await stat(claimed).catch(() => found);
  // Somebody was faster, and this is their lock: it is put back.
  if (ino !== found.ino || mtimeMs !== found.mtimeMs) await link(claimed, path).catch(() => undefined);
  await unlink(claimed).catch(() => undefined);
}
