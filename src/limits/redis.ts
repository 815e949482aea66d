import { readDuration } from '../core/arguments/durations.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { STRING, readOptions } from '../core/arguments/option-checks.js';
import { isAmount } from '../core/values/plain-objects.js';
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

const DURATION: Demand = [(value) => isAmount(value) && value > 0, 'a number of milliseconds above 0'];

/** How many responses one script reports: while it runs, Redis does nothing else. */
const MAX_RESPONSES = 1000;

/**
 * How late a response may be reported, in ms: its times count from when it was sent, and Redis may have been stopped meanwhile.
 */
const REPORT_WITHIN = 500;

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
  if (typeof command !== 'function') {
    throw new ConfigurationError(
      'redisShared needs a function that sends a command to Redis, such as (args) => redis.sendCommand(args)',
    );
  }
  const demands = { prefix: STRING, patienceMs: DURATION, patience: DURATION };
  const settings = readOptions('redisShared', options, demands, 'redisShared: ');
  const { prefix = 'contact-centre' } = settings as RedisSharedOptions;
  const duration = { name: 'patienceMs', former: 'patience', unit: 1 };
  const patienceMs = (readDuration('redisShared', settings, duration) ?? 500) as number;
  const send = withTimeout(command, patienceMs, () => new Error(`Redis did not respond within ${patienceMs} ms`));
  const clock = new RedisClock();
  const governorId = Math.random().toString(36).slice(2);
  const run = async (script: string, bucket: string, within: number, args: (number | string)[]): Promise<number[]> => {
    // In braces, so that all keys of a limit are on one node of a cluster.
    const keys = [`${prefix}:{${bucket}}`, `${prefix}:{${bucket}}:members`];
    const sentAt = performance.now();
    const scriptArgs = [...args, clock.deadline(sentAt + within)].map(String);
    const answer = await send(['EVAL', script, '2', ...keys, ...scriptArgs]);
    const numbers = Array.isArray(answer) ? answer.map(Number) : [];
    const { 6: now } = numbers;
    if (now !== undefined && now > 0) clock.read(sentAt, now);
    return numbers;
  };
  const responseReports = new ResponseReports(async (bucket, scriptArgs) => {
    await run(tellScript, bucket, Math.min(patienceMs, REPORT_WITHIN), scriptArgs);
  });
  return {
    take: async (bucket, { permitCount, most: max, used, remainingMs, report }) => {
      // Earlier responses are reported first.
      void responseReports.report(bucket);
      const scriptArgs = [permitCount, max, used, Math.ceil(remainingMs), governorId, ...reportArgs(report)];
      let numbers = await run(takeScript, bucket, patienceMs, scriptArgs);
      // The clock of Redis has been moved, or its response has taken too long: the second try uses the time that it has
      // returned.
      if (numbers[0] === TOO_LATE) numbers = await run(takeScript, bucket, patienceMs, scriptArgs);
      return parseTurns(numbers, permitCount);
    },
    tell: (bucket, message) => {
      if ('sent' in message) return;
      responseReports.add(bucket, message);
    },
  };
}

/** The clock of Redis, estimated from its responses. */
class RedisClock {
  #ahead: number | undefined;

  /** @param sentAt - When the command was sent whose script has read the clock. */
  read(sentAt: number, now: number): void {
    this.#ahead = now - sentAt;
  }

  /** A time by the clock of Redis; 0 while that is unknown. */
  deadline(at: number): number {
    return this.#ahead === undefined ? 0 : Math.ceil(at + this.#ahead);
  }
}

function reportArgs(report: Report | undefined): number[] {
  if (!report) return [-1, 0, 0, 0, 0, 0];
  const { window, isOpen, unreported, unreportedUnderWay, ownCount, ownUnderWay } = report;
  return [window, Number(isOpen), unreported, unreportedUnderWay, ownCount, ownUnderWay];
}

function parseTurns(numbers: readonly number[], permitCount: number): Turns {
  const [granted = NaN, used = NaN, remainingMs = NaN, window = NaN, members = NaN, isEndKnown = 1, , lostFlag = 0] = numbers;
  if (!(granted >= 0 && granted <= permitCount && used >= granted && remainingMs >= 0 && window > 0 && members > 0)) {
    throw new Error(`Redis returned an unexpected response: [${numbers.join()}]`);
  }
  return { granted, used, remainingMs, window, members, isProvisional: isEndKnown < 1, hasLostData: lostFlag > 0 };
}

/** Responses that Redis must receive. Those that arrive during a report are sent together in the next one. */
class ResponseReports {
  readonly #queues = new Map<string, (Answered & { at: number })[]>();
  readonly #pendingReports = new Map<string, Promise<void>>();

  constructor(readonly send: (bucket: string, scriptArgs: number[]) => Promise<void>) {}

  add(bucket: string, response: Answered): void {
    const timedResponse = { ...response, at: performance.now() };
    const queue = this.#queues.get(bucket);
    if (queue) queue.push(timedResponse);
    else {
      this.#queues.set(bucket, [timedResponse]);
      void this.#reportSoon(bucket);
    }
  }

  /** Reports what has not been reported. Errors are ignored: the next request for permits fails if Redis is lost. */
  async report(bucket: string): Promise<void> {
    const batch = this.#queues.get(bucket) ?? [];
    this.#queues.delete(bucket);
    const now = performance.now();
    const scriptArgs = batch.map(({ window, ago, count, remainingMs = 0, at }) => [
      window,
      Math.ceil(ago),
      ...(count === undefined ? [-1, 0] : [count, Math.ceil(remainingMs - (now - at))]),
    ]);
    const sends: Promise<void>[] = [];
    for (let at = 0; at < scriptArgs.length; at += MAX_RESPONSES) {
      sends.push(this.send(bucket, scriptArgs.slice(at, at + MAX_RESPONSES).flat()));
    }
    await Promise.allSettled(sends);
  }

  async #reportSoon(bucket: string): Promise<void> {
    await this.#pendingReports.get(bucket);
    const report = this.report(bucket);
    this.#pendingReports.set(bucket, report);
    await report;
    if (this.#pendingReports.get(bucket) === report) this.#pendingReports.delete(bucket);
  }
}
