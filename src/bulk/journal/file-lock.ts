import { randomUUID } from 'node:crypto';
import { link, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { JournalError } from '../errors.js';

/** How often a holder renews its lock, in ms. */
const BEAT = 10_000;

/** The lock of a holder that has not renewed it for this long is considered abandoned, in ms. */
const SILENT = 60_000;

/**
 * A lock file with the name of its holder. It expires when the holder's process has ended or has not renewed it for a minute.
 */
export class Lock {
  #looked = Date.now();
  readonly #timer: ReturnType<typeof setInterval>;

  private constructor(
    readonly path: string,
    readonly of: string,
    readonly name: string,
  ) {
    this.#timer = setInterval(() => {
      this.#beat().catch(() => {
        // The next write checks the lock and reports the loss.
        this.#looked = 0;
      });
    }, BEAT).unref();
  }

  /** @throws JournalError if another runner holds it. */
  static async take(path: string, of: string): Promise<Lock> {
    const name = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
    const own = `${path}.${randomUUID()}`;
    try {
      // Written before the link is created, so that no reader sees a partial file.
      await writeFile(own, name, { flag: 'wx', mode: 0o600 });
      for (let tries = 0; tries < 5; tries++) {
        try {
          await link(own, path);
          return new Lock(path, of, name);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        }
        if (!(await isDead(path))) throw locked(of);
        await removed(path, own);
      }
      throw locked(of);
    } catch (cause) {
      if (cause instanceof JournalError) throw cause;
      throw new JournalError(`The journal ${of} cannot be locked`, 'ERR_JOURNAL_WRITE', { cause });
    } finally {
      await unlink(own).catch(() => undefined);
    }
  }

  /** Checks the lock if it was not checked recently. @throws JournalError if another runner holds it. */
  async check(): Promise<void> {
    if (Date.now() - this.#looked > SILENT / 3) await this.#beat();
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    if ((await textOf(this.path)) === this.name) await unlink(this.path).catch(() => undefined);
  }

  async #beat(): Promise<void> {
    if ((await textOf(this.path)) !== this.name) throw locked(this.of);
    const now = new Date();
    await utimes(this.path, now, now).catch(() => undefined);
    this.#looked = Date.now();
  }
}

const locked = (of: string): JournalError =>
  new JournalError(`The journal ${of} is in the hands of another runner`, 'ERR_JOURNAL_LOCKED');

const textOf = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

async function isDead(path: string): Promise<boolean> {
  const [text, found] = await Promise.all([textOf(path), stat(path).catch(() => undefined)]);
  if (text === undefined || !found) return true;
  if (Date.now() - found.mtimeMs > SILENT) return true;
  const { pid, host } = holderIn(text);
  return host === hostname() && !isRunning(pid);
}

function holderIn(text: string): { pid?: number; host?: string } {
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
async function removed(path: string, own: string): Promise<void> {
  const broom = `${path}.broom`;
  try {
    await link(own, broom);
  } catch {
    if (await isDead(broom)) await unlink(broom).catch(() => undefined);
    return;
  }
  if (await isDead(path)) await unlink(path).catch(() => undefined);
  await unlink(broom).catch(() => undefined);
}
