import { randomUUID } from 'node:crypto';
import { link, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { JournalError } from '../errors.js';

/** How often a holder says that it lives, in ms. */
const BEAT = 10_000;

/** A holder that has been silent for so long, in ms, is dead, frozen, or on another machine that is. */
const SILENT = 60_000;

/** A lock beside a file: whoever holds it wrote its name there. It outlives nobody: one whose process is gone, or silent for a minute, is taken. */
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
        // Whoever writes next looks, and is told.
        this.#looked = 0;
      });
    }, BEAT).unref();
  }

  /** @throws JournalError where somebody holds it. */
  static async take(path: string, of: string): Promise<Lock> {
    const name = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
    const own = `${path}.${randomUUID()}`;
    try {
      // Written before it is there under its name: nobody reads half of it.
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

  /** Looks, where it has not been looked for long, whether it is still held. @throws JournalError where somebody else holds it. */
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
 * Takes a dead lock away. One at a time, and having looked again: of two that do so at once, the second would take away what the first has
 * put there.
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
