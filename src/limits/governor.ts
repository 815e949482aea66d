import type { Answer } from '../core/response/answer.js';
import type { CallOrigin } from '../core/client/call-origin.js';
import { readDuration } from '../core/arguments/durations.js';
import type { ExchangeRequest } from '../core/call/exchange-request.js';
import { isObject } from '../core/values/is-object.js';
import type { Limiter, Wait } from '../core/client/limiter.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions } from '../core/arguments/option-checks.js';
import { isAmount, isFunction } from '../core/values/plain-objects.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { Dispatcher } from './dispatcher.js';
import type { GovernorOptions, GovernorReport, GovernorSettings } from './options.js';

const isCount = (value: unknown): boolean => isAmount(value) && (Number.isInteger(value) || value === Infinity);
const FUNCTION: Demand = [isFunction, 'a function'];

const demands: Readonly<Record<keyof GovernorOptions, Demand>> = {
  shared: [isShared, 'the result of redisShared() or tabsShared()'],
  reserve: [(value) => isAmount(value) && value <= 1, 'a number from 0 to 1'],
  maxWaitMs: [isAmount, 'a number of milliseconds from 0'],
  maxWait: [isAmount, 'a number of seconds from 0'],
  maxQueue: [isCount, 'a whole number of calls from 0'],
  maxConcurrent: [(value) => isCount(value) && value !== 0, 'a whole number of requests from 1'],
  allowed: [(value) => Number.isInteger(value) && value !== 0 && isAmount(value), 'a whole number of requests from 1'],
  priority: FUNCTION,
  onWait: FUNCTION,
  log: FUNCTION,
};

/**
 * Sends calls as fast as the platform allows, and no faster: calls wait for a permit instead of being refused with a 429.
 *
 * ```ts
 * const client = new ApiClient({ region: 'eu_west_1', limiter: new Governor() });
 * ```
 */
export class Governor implements Limiter {
  readonly #settings: GovernorSettings;
  /** Calls that have not settled. */
  readonly #calls = new Set<CallOrigin>();
  readonly #drainListeners: (() => void)[] = [];
  #dispatcher: Dispatcher | undefined;

  /** @throws ConfigurationError if an option is unknown or not what is expected. */
  constructor(options: GovernorOptions = {}) {
    const settings = readOptions('Governor', options, demands, 'Governor: ');
    settings['maxWaitMs'] = readDuration('Governor', settings, { name: 'maxWaitMs', former: 'maxWait', unit: 1000 });
    const {
      shared,
      reserve = 0.1,
      maxWaitMs = 180_000,
      maxQueue = 10_000,
      maxConcurrent = Infinity,
    } = settings as GovernorOptions;
    const { allowed = 300, priority, onWait, log = console.warn } = settings as GovernorOptions;
    this.#settings = {
      shared,
      reserve,
      maxWaitMs,
      maxQueue,
      maxConcurrent,
      allowed,
      priority,
      onWait: onWait && isolateErrors('onWait', onWait),
      log: isolateErrors('log', log),
    };
  }

  /** Returns the state of the limits, and how many calls wait for each. */
  report(): GovernorReport {
    return { buckets: this.#dispatcher?.report() ?? [], underWay: this.#dispatcher?.underWay ?? 0 };
  }

  /** Returns the waiting calls: those of a client, or all. */
  waits(client?: unknown): readonly Wait[] {
    return this.#dispatcher?.waits(client) ?? [];
  }

  /**
   * Resolves as soon as no call waits and none is under way, whether it succeeds or fails. Calls that are made meanwhile are
   * sent as usual, and `drain` waits for them too: stop making calls first.
   */
  async drain(): Promise<void> {
    if (this.#calls.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#drainListeners.push(resolve);
    });
  }

  /** Ends the reports to shared counters and the subscription to messages of other tabs. Calls are sent as before. */
  close(): void {
    this.#dispatcher?.close();
    this.#settings.shared?.close?.();
  }

  toJSON(): GovernorReport {
    return this.report();
  }

  [Symbol.for('nodejs.util.inspect.custom')](): object {
    return { Governor: this.report() };
  }

  /** @internal */
  admit(call: CallOrigin, request: ExchangeRequest): Promise<void> | undefined {
    return this.#dispatcher ? this.#dispatcher.admit(call, request) : this.#loadDispatcher();
  }

  /** @internal */
  async observe(call: CallOrigin, answer: Promise<Answer>): Promise<Answer | undefined> {
    return await (this.#dispatcher?.observe(call, answer) ?? answer);
  }

  /** @internal */
  begun(call: CallOrigin): void {
    this.#calls.add(call);
  }

  /** @internal */
  ended(call: CallOrigin): void {
    this.#dispatcher?.endCall(call);
    this.#calls.delete(call);
    if (this.#calls.size > 0) return;
    for (const resolve of this.#drainListeners.splice(0)) resolve();
  }

  async #loadDispatcher(): Promise<void> {
    const { Dispatcher } = await loadModule(() => import('./dispatcher.js'));
    this.#dispatcher ??= new Dispatcher(this.#settings);
  }
}

function isShared(value: unknown): boolean {
  if (!isObject(value) || !isFunction(value['tell'])) return false;
  return ['take', 'listen', 'close'].every((name) => value[name] === undefined || isFunction(value[name]));
}
