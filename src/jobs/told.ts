import { ConfigurationError } from '../core/errors/errors.js';
import type { FollowOptions } from '../core/exchange/followed.js';
import { isObject } from '../core/values/is-object.js';
import { loaded } from '../core/arguments/loaded.js';
import type { RequestOptions } from '../core/call/operation.js';
import { isFunction, isRecord, kindOf, ownFields } from '../core/values/plain-objects.js';
import { harmless } from '../core/values/report.js';
import { answerOf } from '../core/call/answer-of.js';
import { checkedApi, startedBy } from './api-check.js';
import type { EventWaitOptions } from './types.js';

/**
 * Whatever can listen to a topic of the platform's: called with its name, ids and all. The listener is given the body of each event. What
 * it gives back, at once or when the platform has taken the subscription, ends that.
 */
export type Listen = (topic: string, listener: (event: unknown) => void) => (() => unknown) | PromiseLike<() => unknown>;

/** How work is started whose end is told by an event alone. */
export interface ToldDescriptor<A, Input, Answer> {
  name: string;
  /** The name of its API class, for messages: `ArchitectApi`. */
  api?: string;
  start: (api: A, input: Input, request: RequestOptions) => PromiseLike<Answer>;
  /** The topic that tells, with its ids in it. */
  topic: (input: Input) => string;
  /** The part of an event that is about an operation, where that is not the event itself. */
  told?: (event: Record<string, unknown>) => unknown;
}

/** Work whose end an event tells. */
export interface ToldJob<Answer> {
  /** What the platform answered when it was started. */
  readonly started: Answer;
  /** Waits for the event. @returns what it says. */
  done(options?: EventWaitOptions): Promise<unknown>;
  /** Waits for the event, and gives what came with it; an address is followed, without a token. */
  result(options?: EventWaitOptions & FollowOptions): Promise<unknown>;
  /** Listens no more. */
  close(): void;
}

/** Work of one kind. There are no tokens: an event is told once, to whoever listens then. */
export interface ToldFamily<A, Input, Answer> {
  readonly name: string;
  /** Listens first, and starts it then, so that its end cannot come too early. */
  start(api: A, input: Input, options: { listen: Listen } & RequestOptions): Promise<ToldJob<Answer>>;
}

/** Describes work whose end an event tells. */
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
        started = await answerOf(startedBy(name, input, () => start(api, input, request)));
      } catch (error) {
        stop();
        throw error;
      }
      const waiting = async (wait: EventWaitOptions = {}): Promise<unknown> => {
        const { heard } = await loaded(() => import('./hearing.js'));
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
          const { followed } = await loaded(() => import('../core/exchange/followed.js'));
          const { result, downloadResult, downloadUrls, downloadUrl } = isObject(end) ? end : {};
          return (await followed(result ?? downloadResult ?? downloadUrls ?? downloadUrl, wait)) ?? end;
        },
        close: stop,
      };
    },
  };
}

/** Takes what listens from the options of the request. */
function listenOptions(family: string, given: unknown): { listen: Listen; request: RequestOptions } {
  const { listen, ...request } = isRecord(given) ? ownFields(given) : {};
  if (!isFunction(listen)) throw new ConfigurationError(`${family}.start needs { listen }, a function that listens to a topic`);
  return { listen: listen as Listen, request };
}

/** Ends the subscription. Further calls do nothing, and an error of it does not reach the caller who waits. */
function stopOnce(family: string, stop: unknown): () => void {
  if (typeof stop !== 'function')
    throw new ConfigurationError(`The listen of ${family}.start must return a function that ends it, not ${kindOf(stop)}`);
  const end = harmless('What ends the listening', stop as () => unknown);
  let isStopped = false;
  return () => {
    if (!isStopped) end();
    isStopped = true;
  };
}
