import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { lstat, open, readdir, readFile, realpath, rename, stat, unlink, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ConfigurationError } from '../core/errors/errors.js';
import { readDuration } from '../core/arguments/durations.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions } from '../core/arguments/option-checks.js';
import { isAmount } from '../core/values/plain-objects.js';
import { TokenStoreError } from './errors.js';
import type { FileContent } from './file-format.js';
import { readContent, writeContent } from './file-format.js';
import type { TokenStore } from './store.js';

export interface FileStoreOptions {
  /**
   * How long a lock stays valid after the program that holds it has died, in ms.
   *
   * @defaultValue 10000
   */
  ttlMs?: number;
  /** @deprecated Use `ttlMs`. Removed in 1.0. */
  ttl?: number;
}

const DURATION: Demand = [(value) => isAmount(value) && value > 0 && value < Infinity, 'a number of milliseconds above 0'];

/** The size above which a file is not read, in bytes: a file of tokens is far smaller. */
const MAX_SIZE = 16_777_216;

/** Opening a named pipe must not wait until another program writes to it. Windows has no such flag. */
const READ_FLAGS = constants.O_RDONLY | ((constants as { O_NONBLOCK?: number }).O_NONBLOCK ?? 0);

/**
 * Stores tokens in a file that all programs of one machine share. The file has mode 0600 and is replaced as a whole, so that a
 * crash never leaves half of it. A file that others can read, or that another program has written, is neither read nor changed.
 * A symbolic link is followed. The locks beside the file do not work on network file systems.
 *
 * @throws ConfigurationError if the path or an option is invalid. The store's methods reject with a {@link TokenStoreError}.
 */
export function fileStore(path: string, options: FileStoreOptions = {}): TokenStore {
  if (typeof path !== 'string' || path === '') {
    throw new ConfigurationError('fileStore needs the path of a file, such as fileStore("tokens.json")');
  }
  const settings = readOptions('fileStore', options, { ttlMs: DURATION, ttl: DURATION }, 'fileStore: ');
  const ttl = (readDuration('fileStore', settings, { name: 'ttlMs', former: 'ttl', unit: 1 }) ?? 10_000) as number;
  return {
    read: async (key) => {
      const file = await resolvePath(path);
      return (await readTokens(file, ttl)).get(key);
    },
    replace: async (key, was, text) => {
      const file = await resolvePath(path);
      const release = await lockFor(file, `${file}.lock`, ttl);
      try {
        const tokens = await readLocked(file);
        if (tokens.get(key) !== was) return false;
        if (text === undefined) tokens.delete(key);
        else tokens.set(key, text);
        await replaceFile(file, writeContent(tokens));
        await removeLeftovers(file, ttl);
        return true;
      } catch (error) {
        throw storeError(file, 'cannot be written', error);
      } finally {
        await release();
      }
    },
    alone: async (key, work) => {
      const file = await resolvePath(path);
      const name = createHash('sha256').update(key).digest('hex').slice(0, 16);
      const release = await lockFor(file, `${file}.${name}.lock`, ttl);
      try {
        return await work();
      } finally {
        await release();
      }
    },
  };
}

function storeError(file: string, what: string, cause: unknown): TokenStoreError {
  if (cause instanceof TokenStoreError) return cause;
  const { code } = cause as NodeJS.ErrnoException;
  return new TokenStoreError(`${file} ${what}${code === undefined ? '' : `: ${code}`}`, code);
}

/** The file that a path leads to. Two programs that use a link and its target must share file and locks. */
async function resolvePath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw storeError(path, 'cannot be read', error);
  }
  const link = await lstat(path).catch(() => undefined);
  if (!link?.isSymbolicLink()) return path;
  throw new TokenStoreError(
    `${path} is a symbolic link to a file that does not exist. Create that file or remove the link`,
    'ENOENT',
  );
}

/** Reads the tokens. A damaged file is moved away, so that the next renewal writes a new one. */
async function readTokens(file: string, ttl: number): Promise<Map<string, string>> {
  const content = await readFileContent(file);
  if (content.kind !== 'damaged') return tokensOf(file, content);
  const release = await lockFor(file, `${file}.lock`, ttl);
  try {
    return await readLocked(file);
  } finally {
    await release();
  }
}

/**
 * Reads the tokens while the lock of the file is held, so that no other program replaces a damaged file between the check and
 * the move.
 */
async function readLocked(file: string): Promise<Map<string, string>> {
  const content = await readFileContent(file);
  if (content.kind !== 'damaged') return tokensOf(file, content);
  const damagedPath = `${file}.damaged`;
  await rename(file, damagedPath).catch((error: unknown) =>
    Promise.reject(storeError(file, 'is damaged and cannot be renamed', error)),
  );
  throw new TokenStoreError(
    `${file} was damaged and was renamed to ${damagedPath}. The next sign-in writes a new file`,
    'EINVAL',
  );
}

function tokensOf(file: string, content: Exclude<FileContent, { kind: 'damaged' }>): Map<string, string> {
  if (content.kind === 'tokens') return content.tokens;
  const remedy = 'The file was not changed. Pass another path to fileStore';
  if (content.kind === 'foreign') throw new TokenStoreError(`${file} is not a token file of this package. ${remedy}`, 'EINVAL');
  throw new TokenStoreError(
    `${file} has version ${content.version} of the token format, which this version of the package does not support. ${remedy}`,
    'EINVAL',
  );
}

async function readFileContent(file: string): Promise<FileContent> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, READ_FLAGS);
    const stats = await handle.stat();
    if (!stats.isFile() || stats.size > MAX_SIZE) return { kind: 'foreign' };
    checkMode(file, stats.mode);
    return readContent(await handle.readFile('utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { kind: 'tokens', tokens: new Map() };
    throw storeError(file, 'cannot be read', error);
  } finally {
    await handle?.close();
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function checkMode(path: string, mode: number): void {
  // Windows has no such modes.
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  const octalMode = (mode & 0o777).toString(8);
  throw new TokenStoreError(
    `Other users can read ${path} (mode ${octalMode}), so its tokens may have leaked. Delete the file and revoke its tokens`,
    'EACCES',
  );
}

/** Replaces a file atomically: the content is flushed to disk before the file gets its name. */
async function replaceFile(path: string, text: string): Promise<void> {
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

/** Files that a store leaves beside its file when its program is killed. Names of any other form belong to other programs. */
const LEFTOVER_NAME = /^(?:[0-9a-f-]{36}\.part(?:\.[0-9a-f]{16}\.stale)*|(?:[0-9a-f]{16}\.)?lock(?:\.[0-9a-f-]{16,36}\.stale)+)$/;

/** Removes the files that killed programs have left behind: they may contain tokens. */
async function removeLeftovers(path: string, ttl: number): Promise<void> {
  const folder = dirname(path);
  const prefix = `${basename(path)}.`;
  for (const name of await readdir(folder).catch(() => [])) {
    const leftover = join(folder, name);
    if (!name.startsWith(prefix) || !LEFTOVER_NAME.test(name.slice(prefix.length))) continue;
    await removeStale(leftover, ttl).catch(() => undefined);
  }
}

/** A time in the future means that the clock was set back. */
const isOld = ({ mtimeMs }: { mtimeMs: number }, ttl: number): boolean => Math.abs(Date.now() - mtimeMs) > ttl;

async function lockFor(file: string, lockFile: string, ttl: number): Promise<() => Promise<void>> {
  try {
    return await acquireLock(lockFile, ttl);
  } catch (error) {
    throw storeError(file, 'cannot be locked', error);
  }
}

/** Waits until this program holds a lock. @returns a function that releases it. */
async function acquireLock(path: string, ttl: number): Promise<() => Promise<void>> {
  const owner = newOwner();
  while (!(await createLock(path, owner))) {
    await removeStale(path, ttl);
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
  }
  // A program that is still working keeps the lock, however long that takes.
  const renewal = setInterval(() => {
    const now = new Date();
    void isOwner(path, owner)
      .then(
        (isOwned) => (isOwned ? utimes(path, now, now) : undefined),
        () => undefined,
      )
      .catch(() => undefined);
  }, ttl / 3);
  return async () => {
    clearInterval(renewal);
    if (await isOwner(path, owner)) await unlink(path).catch(() => undefined);
  };
}

const newOwner = (): string => `${process.pid} ${randomUUID()}`;

/** Creates a lock file. @returns false if it exists. */
async function createLock(path: string, owner: string): Promise<boolean> {
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(owner);
    } catch (error) {
      // On a full disk the file may exist without its content: then its owner is unknown.
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

const isOwner = async (path: string, owner: string): Promise<boolean> => (await readFile(path, 'utf8').catch(() => '')) === owner;

/**
 * Removes a lock whose owner no longer renews it. Only the program that holds the claim to this very lock may remove it, and it
 * checks again before it does: another program may have removed it meanwhile, and a third one may hold the lock now.
 */
async function removeStale(path: string, ttl: number): Promise<void> {
  const staleId = await findStaleLock(path, ttl);
  if (staleId === undefined) return;
  const claim = `${path}.${staleId}.stale`;
  if (!(await createLock(claim, newOwner()))) {
    // The program with the claim may have died too.
    await removeStale(claim, ttl);
    return;
  }
  if ((await findStaleLock(path, ttl)) === staleId) await unlink(path).catch(() => undefined);
  await unlink(claim).catch(() => undefined);
}

/** Identifies a lock that has not been renewed for its time to live; `undefined` if the lock is valid or does not exist. */
async function findStaleLock(path: string, ttl: number): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats || !isOld(stats, ttl)) return undefined;
  return createHash('sha256').update(`${stats.ino} ${stats.mtimeMs}`).digest('hex').slice(0, 16);
}
