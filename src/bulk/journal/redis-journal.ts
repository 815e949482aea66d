import { ConfigurationError } from '../../core/errors/errors.js';
import type { RedisCommand } from '../../core/transport/redis-command.js';
import { readDuration } from '../../core/arguments/durations.js';
import { copyOptions } from '../../core/arguments/option-checks.js';
import { JournalError } from '../errors.js';
import type { Journal, JournalEvent, OpenJournal, Range } from './journal.js';
import { createOutdatedError } from './lines.js';
import { FIRST_CHECKSUM, checksumOf, seal, unseal } from './seal.js';
import { assertWholeNumber } from '../whole-number.js';
import { quoteValue } from '../../core/values/plain-objects.js';

/** Options of a Redis journal. */
export interface RedisJournalOptions {
  /**
   * How long the lock of a runner lasts without renewal, in ms: from 1,000 to a day.
   *
   * @defaultValue 60_000
   */
  lockForMs?: number;
  /**
   * How long the lock of a runner lasts without renewal, in s.
   *
   * @deprecated Use `lockForMs`. Removed in 1.0.
   */
  lockFor?: number;
}

/** Places per list of events. */
const BLOCK = 200;

/** Lines that are read or written at once. */
const BATCH_SIZE = 1000;

/** The time of Redis in s, with fractions. */
const NOW = `
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000`;

/** Locks a range unless another runner holds part of it. Uses the clock of Redis. */
const TAKE_SCRIPT = `${NOW}
local held = redis.call('HGETALL', KEYS[1])
for i = 1, #held, 2 do
  local from, to, till = string.match(held[i + 1], '^(%S+) (%S+) (%S+)$')
  if tonumber(till) < now then redis.call('HDEL', KEYS[1], held[i])
  elseif tonumber(from) < tonumber(ARGV[3]) and tonumber(ARGV[2]) < tonumber(to) then return 0 end
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3] .. ' ' .. (now + tonumber(ARGV[4])))
return 1`;

/**
 * Appends lines, if any, and renews the lock, if the caller still holds its range. Each line begins with its index, and the
 * length of the list is stored separately, so that removed, repeated, moved and lost lines are detected.
 */
const ADD_SCRIPT = `${NOW}
local held = redis.call('HGET', KEYS[1], ARGV[1])
if not held then return 0 end
local from, to, till = string.match(held, '^(%S+) (%S+) (%S+)$')
if tonumber(till) < now then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], from .. ' ' .. to .. ' ' .. (now + tonumber(ARGV[2])))
local length = redis.call('LLEN', KEYS[2])
for i = 4, #ARGV do redis.call('RPUSH', KEYS[2], (length + i - 4) .. ' ' .. ARGV[i]) end
if #ARGV > 3 then redis.call('HSET', KEYS[3], ARGV[3], length + #ARGV - 3) end
return 1`;

/** Greater than any place; the largest integer that Lua represents exactly. */
const MAX_PLACE = '9007199254740991';

/**
 * A journal in Redis, which several processes can share, each with its own chunk. Without persistence in Redis (append-only
 * file), the journal can be lost.
 *
 * ```ts
 * const journal = redisJournal((args) => redis.call(...args), 'support-to-team-7');
 * ```
 *
 * @param name - The prefix of the keys, which are all on one node of a cluster.
 */
export function redisJournal(command: RedisCommand, name: string, options: RedisJournalOptions = {}): Journal {
  if (typeof name !== 'string' || name === '')
    throw new ConfigurationError(`redisJournal needs a name as its second argument, not ${quoteValue(name)}`);
  if (typeof command !== 'function')
    throw new ConfigurationError(
      'redisJournal needs a function that sends a command to Redis, such as (args) => redis.sendCommand(args)',
    );
  const what = 'The options of redisJournal';
  const fields = copyOptions(what, options, { lockForMs: 0, lockFor: 0 });
  const lockForMs = readDuration(what, fields, { name: 'lockForMs', former: 'lockFor', unit: 1000 }) ?? 60_000;
  assertWholeNumber('lockForMs', lockForMs, 86_400_000);
  if (lockForMs < 1000)
    throw new ConfigurationError('lockForMs must be at least 1,000 ms: a runner needs time to renew its lock');
  return {
    open: async (range) => {
      const journal = new LinesInRedis(command, `bulk:{${name}}`, lockForMs);
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
    readonly lockForMs: number,
  ) {}

  async take({ from, to }: Range): Promise<void> {
    const till = Number.isFinite(to) ? `${to}` : MAX_PLACE;
    const result = await this.#send([
      'EVAL',
      TAKE_SCRIPT,
      '1',
      `${this.key}:held`,
      this.#holder,
      `${from}`,
      till,
      `${this.lockForMs / 1000}`,
    ]);
    if (Number(result) !== 1) throw this.#createLockedError();
    // Renewed by a timer, because a request may take longer than the lock lasts.
    this.#timer = setInterval(() => void this.#add('held', []).catch(() => undefined), this.lockForMs / 4);
    (this.#timer as { unref?: () => void }).unref?.();
  }

  async head(): Promise<readonly string[]> {
    const lines: string[] = [];
    for await (const line of this.#lines('head', 0, Infinity, await this.#lengths(['head']))) lines.push(line);
    return lines;
  }

  addHead(line: string): Promise<void> {
    return this.#add('head', [line]);
  }

  async *plan({ from, to }: Range): AsyncGenerator<string, void> {
    yield* this.#lines('plan', from, to, await this.#lengths(['plan']));
  }

  async addPlan(lines: readonly string[]): Promise<void> {
    await this.#add('plan', lines);
  }

  async *events({ from, to }: Range): AsyncGenerator<string, void> {
    const end = Number.isFinite(to) ? to : Number(await this.#send(['LLEN', `${this.key}:plan`]));
    const parts: string[] = [];
    for (let block = Math.floor(from / BLOCK); block * BLOCK < end; block++) parts.push(`events:${block}`);
    for (let at = 0; at < parts.length; at += BATCH_SIZE) {
      const batch = parts.slice(at, at + BATCH_SIZE);
      const lengths = await this.#lengths(batch);
      for (const part of batch) yield* this.#lines(part, 0, Infinity, lengths);
    }
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
    // If Redis is unreachable, the lock expires by itself.
    await this.#send(['HDEL', `${this.key}:held`, this.#holder]).catch(() => undefined);
  }

  /** The number of lines in each list. Read before the lists, because other runners may be writing to them. */
  async #lengths(parts: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const lengths = (await this.#send(['HMGET', `${this.key}:lengths`, ...parts])) as unknown[];
    return new Map(parts.map((part, index) => [part, Number(lengths[index] ?? 0)]));
  }

  async *#lines(part: string, from: number, to: number, lengths: ReadonlyMap<string, number>): AsyncGenerator<string, void> {
    const seed = checksumOf(part, FIRST_CHECKSUM);
    for (let at = from; at < to; at += BATCH_SIZE) {
      const last = Math.min(to, at + BATCH_SIZE) - 1;
      const texts = (await this.#send(['LRANGE', `${this.key}:${part}`, `${at}`, `${last}`])) as unknown[];
      for (const [index, text] of texts.entries()) yield this.#unseal(String(text), at + index, part, seed);
      const isShort = texts.length <= last - at;
      if (isShort && at + texts.length < Math.min(to, lengths.get(part) ?? 0))
        throw this.#createDamagedError(part, at + texts.length);
      if (isShort) return;
    }
  }

  #unseal(text: string, index: number, part: string, seed: number): string {
    if (text.startsWith('{') || text.startsWith('[')) throw createOutdatedError();
    const before = `${index} `;
    const result = text.startsWith(before) ? unseal(text.slice(before.length), seed) : undefined;
    if (!result) throw this.#createDamagedError(part, index);
    return result.line;
  }

  async #add(part: string, lines: readonly string[]): Promise<void> {
    const keys = [`${this.key}:held`, `${this.key}:${part}`, `${this.key}:lengths`] as const;
    const command = ['EVAL', ADD_SCRIPT, '3', ...keys, this.#holder, `${this.lockForMs / 1000}`, part] as const;
    const seed = checksumOf(part, FIRST_CHECKSUM);
    for (let at = 0; at === 0 || at < lines.length; at += BATCH_SIZE) {
      const sealedLines = lines.slice(at, at + BATCH_SIZE).map((line) => seal(line, seed).text);
      const result = await this.#send([...command, ...sealedLines]);
      if (Number(result) !== 1) throw this.#createLockedError();
    }
  }

  async #send(args: [string, ...string[]]): Promise<unknown> {
    try {
      return await this.command(args);
    } catch (error) {
      // The client's error may contain the whole command with private data.
      const cause = new Error(error instanceof Error ? error.message : String(error));
      throw new JournalError(`The Redis command ${args[0]} of the journal failed: ${cause.message}`, 'ERR_JOURNAL_WRITE', {
        cause,
      });
    }
  }

  #createDamagedError(part: string, index: number): JournalError {
    return new JournalError(
      `The journal ${this.key} in Redis is damaged: the line ${index} of ${part} was changed, moved or lost. Restore it, or begin a new journal.`,
      'ERR_JOURNAL_CORRUPT',
    );
  }

  #createLockedError(): JournalError {
    return new JournalError(
      'Another runner is using the journal, or this part of it. Wait until it has ended',
      'ERR_JOURNAL_LOCKED',
    );
  }
}
