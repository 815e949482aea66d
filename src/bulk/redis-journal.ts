import { ConfigurationError } from '../core/errors.js';
import type { RedisCommand } from '../core/redis-command.js';
import { JournalError } from './errors.js';
import type { Journal, JournalEvent, OpenJournal, Range } from './journal.js';
import { whole } from './whole.js';

/** How a journal is kept in Redis. */
export interface RedisJournalOptions {
  /** How long a runner that says nothing more holds its part, in s; 60. */
  lockFor?: number;
}

/** Events of so many places are one list. */
const BLOCK = 200;

/** Lines that are read, or written, at once. */
const PORTION = 1000;

/** Takes a range where nobody holds any of it. Times are those of Redis. */
const TAKE = `
local now = tonumber(redis.call('TIME')[1])
local held = redis.call('HGETALL', KEYS[1])
for i = 1, #held, 2 do
  local from, to, till = string.match(held[i + 1], '^(%S+) (%S+) (%S+)$')
  if tonumber(till) < now then redis.call('HDEL', KEYS[1], held[i])
  elseif tonumber(from) < tonumber(ARGV[3]) and tonumber(ARGV[2]) < tonumber(to) then return 0 end
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3] .. ' ' .. (now + tonumber(ARGV[4])))
return 1`;

/** Adds lines, if any, for who still holds its range, and holds it for longer. */
const ADD = `
local held = redis.call('HGET', KEYS[1], ARGV[1])
if not held then return 0 end
local now = tonumber(redis.call('TIME')[1])
local from, to, till = string.match(held, '^(%S+) (%S+) (%S+)$')
if tonumber(till) < now then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], from .. ' ' .. to .. ' ' .. (now + tonumber(ARGV[2])))
for i = 3, #ARGV do redis.call('RPUSH', KEYS[2], ARGV[i]) end
return 1`;

/** Beyond any place, as Lua reads numbers. */
const ENDLESS = '9007199254740991';

/**
 * A journal in Redis, which several processes may have at once, each for a chunk of its own. It holds what Redis keeps: one that forgets
 * (no append-only file) forgets the run too.
 *
 * ```ts
 * const journal = redisJournal((args) => redis.call(...args), 'support-to-team-7');
 * ```
 *
 * @param name - What the keys begin with; they are on one node of a cluster.
 */
export function redisJournal(command: RedisCommand, name: string, { lockFor = 60 }: RedisJournalOptions = {}): Journal {
  if (typeof name !== 'string' || name === '') throw new ConfigurationError('A journal in Redis needs a name');
  whole('lockFor', lockFor, 86_400);
  return {
    open: async (range) => {
      const journal = new LinesInRedis(command, `bulk:{${name}}`, lockFor);
      await journal.take(range);
      return journal;
    },
  };
}

class LinesInRedis implements OpenJournal {
  readonly #holder = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly command: RedisCommand,
    readonly key: string,
    readonly lockFor: number,
  ) {}

  async take({ from, to }: Range): Promise<void> {
    const till = Number.isFinite(to) ? `${to}` : ENDLESS;
    const taken = await this.#send(['EVAL', TAKE, '1', `${this.key}:held`, this.#holder, `${from}`, till, `${this.lockFor}`]);
    if (Number(taken) !== 1) throw this.#locked();
    // A request may take longer than the lock lasts.
    this.#timer = setInterval(() => void this.#add('held', []).catch(() => undefined), (this.lockFor * 1000) / 4);
    (this.#timer as { unref?: () => void }).unref?.();
  }

  head(): Promise<readonly string[]> {
    return this.#range('head', 0, -1);
  }

  addHead(line: string): Promise<void> {
    return this.#add('head', [line]);
  }

  async *plan({ from, to }: Range): AsyncGenerator<string, void> {
    yield* this.#portions('plan', from, to);
  }

  async addPlan(lines: readonly string[]): Promise<void> {
    await this.#add('plan', lines);
  }

  async *events({ from, to }: Range): AsyncGenerator<string, void> {
    const end = Number.isFinite(to) ? to : Number(await this.#send(['LLEN', `${this.key}:plan`]));
    for (let block = Math.floor(from / BLOCK); block * BLOCK < end; block++)
      yield* this.#portions(`events:${block}`, 0, Infinity);
  }

  async addEvents(events: readonly JournalEvent[]): Promise<void> {
    const blocks = new Map<number, string[]>();
    for (const { place, line } of events) {
      const block = Math.floor(place / BLOCK);
      const lines = blocks.get(block);
      if (lines) lines.push(line);
      else blocks.set(block, [line]);
    }
    await Promise.all([...blocks].map(([block, lines]) => this.#add(`events:${block}`, lines)));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    // Where Redis is gone, so is the lock, or it will be by itself.
    await this.#send(['HDEL', `${this.key}:held`, this.#holder]).catch(() => undefined);
  }

  async *#portions(part: string, from: number, to: number): AsyncGenerator<string, void> {
    for (let at = from; at < to; at += PORTION) {
      const lines = await this.#range(part, at, Math.min(to, at + PORTION) - 1);
      yield* lines;
      if (lines.length < PORTION) return;
    }
  }

  async #range(part: string, first: number, last: number): Promise<string[]> {
    const lines = await this.#send(['LRANGE', `${this.key}:${part}`, `${first}`, `${last}`]);
    return (lines as unknown[]).map(String);
  }

  async #add(part: string, lines: readonly string[]): Promise<void> {
    const words = ['EVAL', ADD, '2', `${this.key}:held`, `${this.key}:${part}`, this.#holder, `${this.lockFor}`] as const;
    for (let at = 0; at === 0 || at < lines.length; at += PORTION) {
      const added = await this.#send([...words, ...lines.slice(at, at + PORTION)]);
      if (Number(added) !== 1) throw this.#locked();
    }
  }

  async #send(args: [string, ...string[]]): Promise<unknown> {
    try {
      return await this.command(args);
    } catch (error) {
      // The libraries' errors hold the whole command, and with it what is private.
      const cause = new Error(error instanceof Error ? error.message : String(error));
      throw new JournalError(`Redis did not do ${args[0]} for the journal: ${cause.message}`, 'ERR_JOURNAL_WRITE', { cause });
    }
  }

  #locked(): JournalError {
    return new JournalError('The journal, or this part of it, is in the hands of another runner', 'ERR_JOURNAL_LOCKED');
  }
}
