import { randomUUID } from 'node:crypto';
import { link, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { JournalError } from '../errors.js';

/** How often a holder renews its lock, in ms. */
const RENEWAL_INTERVAL = 10_000;

/** The lock of a holder that has not renewed it for this long is considered abandoned, in ms. */
const ABANDONED_AFTER = 60_000;

/**
 * A lock file with the name of its holder. It expires when the holder's process has ended or has not renewed it for a minute.
 */
export class Lock {
  #checkedAt = Date.now();
  readonly #timer: ReturnType<typeof setInterval>;

  private constructor(
    readonly path: string,
    readonly journalPath: string,
    readonly name: string,
  ) {
    this.#timer = setInterval(() => {
      this.#renew().catch(() => {
        // The next write checks the lock and reports the loss.
        this.#checkedAt = 0;
      });
    }, RENEWAL_INTERVAL).unref();
  }

  /** @throws JournalError if another runner holds it. */
  static async take(path: string, journalPath: string): Promise<Lock> {
    const name = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
    const uniqueFile = `${path}.${randomUUID()}`;
    try {
      // Written before the link is created, so that no reader sees a partial file.
      await writeFile(uniqueFile, name, { flag: 'wx', mode: 0o600 });
      for (let tries = 0; tries < 5; tries++) {
        try {
          await link(uniqueFile, path);
          return new Lock(path, journalPath, name);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        }
        if (!(await isAbandoned(path))) throw createLockedError(journalPath);
        await removeAbandoned(path, uniqueFile);
      }
      throw createLockedError(journalPath);
    } catch (cause) {
      if (cause instanceof JournalError) throw cause;
      throw new JournalError(
        `The journal ${journalPath} cannot be locked. Check the permissions of its folder`,
        'ERR_JOURNAL_WRITE',
        { cause },
      );
    } finally {
      await unlink(uniqueFile).catch(() => undefined);
    }
  }

  /** Checks the lock if it was not checked recently. @throws JournalError if another runner holds it. */
  async check(): Promise<void> {
    if (Date.now() - this.#checkedAt > ABANDONED_AFTER / 3) await this.#renew();
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    if ((await readText(this.path)) === this.name) await unlink(this.path).catch(() => undefined);
  }

  async #renew(): Promise<void> {
    if ((await readText(this.path)) !== this.name) throw createLockedError(this.journalPath);
    const now = new Date();
    await utimes(this.path, now, now).catch(() => undefined);
    this.#checkedAt = Date.now();
  }
}

const createLockedError = (journalPath: string): JournalError =>
  new JournalError(`Another runner is using the journal ${journalPath}. Wait until it has ended`, 'ERR_JOURNAL_LOCKED');

const readText = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

async function isAbandoned(path: string): Promise<boolean> {
  const [text, stats] = await Promise.all([readText(path), stat(path).catch(() => undefined)]);
  if (text === undefined || !stats) return true;
  if (Date.now() - stats.mtimeMs > ABANDONED_AFTER) return true;
  const { pid, host } = parseHolder(text);
  return host === hostname() && !isRunning(pid);
}

function parseHolder(text: string): { pid?: number; host?: string } {
  try {
    return JSON.parse(text) as { pid?: number; host?: string };
  } catch {
    return {};
  }
}

function isRunning(pid = 0): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes an abandoned lock, under a second lock and after another check. Otherwise, of two concurrent runners the second would
 * remove the new lock of the first.
 */
async function removeAbandoned(path: string, uniqueFile: string): Promise<void> {
  const secondLock = `${path}.broom`;
  try {
    await link(uniqueFile, secondLock);
  } catch {
    if (await isAbandoned(secondLock)) await unlink(secondLock).catch(() => undefined);
    return;
  }
  if (await isAbandoned(path)) await unlink(path).catch(() => undefined);
  await unlink(secondLock).catch(() => undefined);
}
