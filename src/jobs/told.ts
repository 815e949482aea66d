import { ConfigurationError } from '../core/errors/errors.js';
import type { FollowOptions } from '../core/exchange/follow-addresses.js';
import { isObject } from '../core/values/is-object.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { RequestOptions } from '../core/call/operation.js';
import { isFunction, isRecord, kindOf, ownFields } from '../core/values/plain-objects.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import { awaitResult } from '../core/call/await-result.js';
import { checkedApi, startedBy } from './api-check.js';
import type { EventWaitOptions } from './types.js';

/**
 * Subscribes a listener to a topic, which is given by its full name including ids. The listener receives the body of each
 * event. Returns a function that ends the subscription, or a promise of one that resolves when the platform has accepted the
 * subscription.
 */
export type Listen = (topic: string, listener: (event: unknown) => void) => (() => unknown) | PromiseLike<() => unknown>;

/** Describes an operation whose end is reported only by an event. */
export interface ToldDescriptor<A, Input, Answer> {
  name: string;
  /** The name of its API class, for messages: `ArchitectApi`. */
  api?: string;
  start: (api: A, input: Input, request: RequestOptions) => PromiseLike<Answer>;
  /** The topic that reports the end, including ids. */
  topic: (input: Input) => string;
  /** Selects the part of an event that describes the operation; by default the whole event. */
  told?: (event: Record<string, unknown>) => unknown;
}

/** An operation whose end is reported by an event. */
export interface ToldJob<Answer> {
  /** The response that started it. */
  readonly started: Answer;
  /** Waits for the event. @returns its content. */
  done(options?: EventWaitOptions): Promise<unknown>;
  /** Waits for the event and returns its result. If that is an address, it is fetched without a token. */
  result(options?: EventWaitOptions & FollowOptions): Promise<unknown>;
  /** Ends the subscription. */
  close(): void;
}

/** Operations of one kind. They have no tokens: the platform sends the event once, to current subscribers only. */
export interface ToldFamily<A, Input, Answer> {
  readonly name: string;
  /** Subscribes before it starts the operation, so that an early event is not missed. */
  start(api: A, input: Input, options: { listen: Listen } & RequestOptions): Promise<ToldJob<Answer>>;
}

/** Describes a family of operations whose end is reported by an event. */
export function toldFamily<A, Input, Answer>(descriptor: ToldDescriptor<A, Input, Answer>): ToldFamily<A, Input, Answer> {
  const { name, topic, start, told = (event: Record<string, unknown>): unknown => event } = descriptor;
  return {
    name,
    async start(given, input, options) {
      const api = checkedApi(descriptor, given);
      const { listen, request } = listenOptions(name, options);
      const events: unknown[] = [];
      let hear: () => void = () => undefined;
      const receive = (event: unknown): void => {
        if (!isObject(event)) return;
        events.push(told(event));
        hear();
      };
      const stop = stopOnce(
        name,
        await listen(
          startedBy(name, input, () => topic(input)),
          receive,
        ),
      );
      let started: Answer;
      try {
        started = await awaitResult(startedBy(name, input, () => start(api, input, request)));
      } catch (error) {
        stop();
        throw error;
      }
      const waiting = async (wait: EventWaitOptions = {}): Promise<unknown> => {
        const { heard } = await loadModule(() => import('./hearing.js'));
        const onEvent = (listener: () => void): void => {
          hear = listener;
        };
        try {
          return await heard(name, started, events, onEvent, wait);
        } finally {
          stop();
        }
      };
      return {
        started,
        done: waiting,
        async result(wait = {}) {
          const end = await waiting(wait);
          const { followAddresses } = await loadModule(() => import('../core/exchange/follow-addresses.js'));
          const { result, downloadResult, downloadUrls, downloadUrl } = isObject(end) ? end : {};
          return (await followAddresses(result ?? downloadResult ?? downloadUrls ?? downloadUrl, wait)) ?? end;
        },
        close: stop,
      };
    },
  };
}

/** Separates `listen` from the options of the request. */
function listenOptions(family: string, given: unknown): { listen: Listen; request: RequestOptions } {
  const { listen, ...request } = isRecord(given) ? ownFields(given) : {};
  if (!isFunction(listen)) throw new ConfigurationError(`${family}.start needs { listen }, a function that listens to a topic`);
  return { listen: listen as Listen, request };
}

/** Returns a function that ends the subscription once. Its errors do not reach the caller. */
function stopOnce(family: string, stop: unknown): () => void {
  if (typeof stop !== 'function')
    throw new ConfigurationError(`The listen of ${family}.start must return a function that ends it, not ${kindOf(stop)}`);
  const end = isolateErrors('What ends the listening', stop as () => unknown);
  let isStopped = false;
  return () => {
    if (!isStopped) end();
    isStopped = true;
  };
}
