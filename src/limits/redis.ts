import { readDuration } from '../core/arguments/durations.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { copyOptions } from '../core/arguments/option-checks.js';
import type { RedisCommand } from '../core/transport/redis-command.js';
import { withTimeout } from '../core/transport/redis-command.js';
import { takeScript, tellScript } from './scripts.js';
import type { Answered, Report, Shared, Turns } from './shared.js';

/** How limits are shared over Redis. */
export interface RedisSharedOptions {
  /**
   * The beginning of the keys.
   *
   * @defaultValue `contact-centre`
   */
  prefix?: string;
  /**
   * How long Redis may take to respond before it counts as lost, in ms.
   *
   * @defaultValue 500
   */
  patienceMs?: number;
  /** @deprecated Use `patienceMs`. Removed in 1.0. */
  patience?: number;
}

/** How many responses one script reports: while it runs, Redis does nothing else. */
const AT_ONCE = 1000;

/**
 * How late a response may be reported, in ms: its times count from when it was sent, and Redis may have been stopped meanwhile.
 */
const TELL_WITHIN = 500;

/** What a script returns when it ran after its deadline. */
const TOO_LATE = -1;

/**
 * Shares limits with all processes that use the same Redis. While Redis is lost, each process keeps to its share.
 *
 * ```ts
 * const governor = new Governor({ shared: redisShared((args) => redis.call(...args)) });
 * ```
 *
 * @throws ConfigurationError if the command or an option is invalid.
 */
export function redisShared(command: RedisCommand, options: RedisSharedOptions = {}): Shared {
  const given = copyOptions('redisShared', options, { prefix: 0, patienceMs: 0, patience: 0 });
  const { prefix = 'contact-centre' } = given;
  const patience = readDuration('redisShared', given, { name: 'patienceMs', former: 'patience', unit: 1 }) ?? 500;
  if (typeof command !== 'function') throw new ConfigurationError('redisShared expects a function that sends a command');
  if (typeof prefix !== 'string') throw new ConfigurationError('redisShared: prefix must be a text');
  if (typeof patience !== 'number' || !(patience > 0))
    throw new ConfigurationError('redisShared: patienceMs must be a number of ms above 0');
  const send = withTimeout(command, patience, () => new Error(`Redis has not answered for ${patience} ms`));
  const clock = new RedisClock();
  const self = Math.random().toString(36).slice(2);
  const run = async (script: string, bucket: string, within: number, args: (number | string)[]): Promise<number[]> => {
    // In braces, so that all keys of a limit are on one node of a cluster.
    const keys = [`${prefix}:{${bucket}}`, `${prefix}:{${bucket}}:members`];
    const sent = performance.now();
    const words = [...args, clock.deadline(sent + within)].map(String);
    const answer = await send(['EVAL', script, '2', ...keys, ...words]);
    const numbers = Array.isArray(answer) ? answer.map(Number) : [];
    const { 6: now } = numbers;
    if (now !== undefined && now > 0) clock.read(sent, now);
    return numbers;
  };
  const answers = new Answers(async (bucket, words) => {
    await run(tellScript, bucket, Math.min(patience, TELL_WITHIN), words);
  });
  return {
    take: async (bucket, { wanted, most, used, left, report }) => {
      // Earlier responses are reported first.
      void answers.tell(bucket);
      const words = [wanted, most, used, Math.ceil(left), self, ...reportWords(report)];
      let numbers = await run(takeScript, bucket, patience, words);
      // The clock of Redis has been moved, or its response has taken too long: the second try uses the time that it has
      // returned.
      if (numbers[0] === TOO_LATE) numbers = await run(takeScript, bucket, patience, words);
      return turnsOf(numbers, wanted);
    },
    tell: (bucket, told) => {
      if ('sent' in told) return;
      answers.add(bucket, told);
    },
  };
}

/** The clock of Redis, estimated from its responses. */
class RedisClock {
  #ahead: number | undefined;

  /** @param sent - When the command was sent whose script has read the clock. */
  read(sent: number, now: number): void {
    this.#ahead = now - sent;
  }

  /** A time by the clock of Redis; 0 while that is unknown. */
  deadline(at: number): number {
    return this.#ahead === undefined ? 0 : Math.ceil(at + this.#ahead);
  }
}

function reportWords(report: Report | undefined): number[] {
  if (!report) return [-1, 0, 0, 0, 0, 0];
  const { window, isOpen, unreported, unreportedUnderWay, own, ownUnderWay } = report;
  return [window, Number(isOpen), unreported, unreportedUnderWay, own, ownUnderWay];
}

function turnsOf(numbers: readonly number[], wanted: number): Turns {
  const [granted = NaN, used = NaN, left = NaN, window = NaN, members = NaN, isEndKnown = 1, , lost = 0] = numbers;
  if (!(granted >= 0 && granted <= wanted && used >= granted && left >= 0 && window > 0 && members > 0)) {
    throw new Error('Redis has answered something else than was asked');
  }
  return { granted, used, left, window, members, isProvisional: isEndKnown < 1, hasLostData: lost > 0 };
}

/** Responses that Redis must receive. Those that arrive during a report are sent together in the next one. */
class Answers {
  readonly #untold = new Map<string, (Answered & { at: number })[]>();
  readonly #telling = new Map<string, Promise<void>>();

  constructor(readonly send: (bucket: string, words: number[]) => Promise<void>) {}

  add(bucket: string, answered: Answered): void {
    const heard = { ...answered, at: performance.now() };
    const others = this.#untold.get(bucket);
    if (others) others.push(heard);
    else {
      this.#untold.set(bucket, [heard]);
      void this.#tellSoon(bucket);
    }
  }

  /** Reports what has not been reported. Errors are ignored: the next request for permits fails if Redis is lost. */
  async tell(bucket: string): Promise<void> {
    const some = this.#untold.get(bucket) ?? [];
    this.#untold.delete(bucket);
    const now = performance.now();
    const words = some.map(({ window, ago, count, left = 0, at }) => [
      window,
      Math.ceil(ago),
      ...(count === undefined ? [-1, 0] : [count, Math.ceil(left - (now - at))]),
    ]);
    const sent: Promise<void>[] = [];
    for (let at = 0; at < words.length; at += AT_ONCE) sent.push(this.send(bucket, words.slice(at, at + AT_ONCE).flat()));
    await Promise.allSettled(sent);
  }

  async #tellSoon(bucket: string): Promise<void> {
    await this.#telling.get(bucket);
    const told = this.tell(bucket);
    this.#telling.set(bucket, told);
    await told;
    if (this.#telling.get(bucket) === told) this.#telling.delete(bucket);
  }
}
