import { ConfigurationError } from '../core/errors/errors.js';
import type { FollowOptions } from '../core/exchange/follow-addresses.js';
import { isObject } from '../core/values/is-object.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { RequestOptions } from '../core/call/operation.js';
import { isRecord, kindOf, ownFields } from '../core/values/plain-objects.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import { awaitResult } from '../core/call/await-result.js';
import { checkApi, callStart } from './api-check.js';
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
  selectOperation?: (event: Record<string, unknown>) => unknown;
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
  const { name, topic, start, selectOperation = (event: Record<string, unknown>): unknown => event } = descriptor;
  return {
    name,
    async start(apiArgument, input, options) {
      const api = checkApi(descriptor, apiArgument);
      const { listen, request } = readListenOptions(name, options);
      const events: unknown[] = [];
      let notify: () => void = () => undefined;
      const receive = (event: unknown): void => {
        if (!isObject(event)) return;
        events.push(selectOperation(event));
        notify();
      };
      const stop = createStop(
        name,
        await listen(
          callStart(name, input, () => topic(input)),
          receive,
        ),
      );
      let startResponse: Answer;
      try {
        startResponse = await awaitResult(callStart(name, input, () => start(api, input, request)));
      } catch (error) {
        stop();
        throw error;
      }
      const waitForEnd = async (waitOptions: EventWaitOptions = {}): Promise<unknown> => {
        const { waitForEvent } = await loadModule(() => import('./event-wait.js'));
        const onEvent = (listener: () => void): void => {
          notify = listener;
        };
        try {
          return await waitForEvent(name, startResponse, events, onEvent, waitOptions);
        } finally {
          stop();
        }
      };
      return {
        started: startResponse,
        done: waitForEnd,
        async result(waitOptions = {}) {
          const event = await waitForEnd(waitOptions);
          const { followAddresses } = await loadModule(() => import('../core/exchange/follow-addresses.js'));
          const { result, downloadResult, downloadUrls, downloadUrl } = isObject(event) ? event : {};
          return (await followAddresses(result ?? downloadResult ?? downloadUrls ?? downloadUrl, waitOptions)) ?? event;
        },
        close: stop,
      };
    },
  };
}

/** Separates `listen` from the options of the request. */
function readListenOptions(family: string, options: unknown): { listen: Listen; request: RequestOptions } {
  const { listen, ...request } = isRecord(options) ? ownFields(options) : {};
  if (typeof listen !== 'function')
    throw new ConfigurationError(`${family}.start needs the option listen, a function that subscribes to a topic`);
  return { listen: listen as Listen, request };
}

/** Returns a function that ends the subscription once. Its errors do not reach the caller. */
function createStop(family: string, stop: unknown): () => void {
  if (typeof stop !== 'function')
    throw new ConfigurationError(
      `The option listen of ${family}.start must return a function that unsubscribes, not ${kindOf(stop)}`,
    );
  const end = isolateErrors('The function that unsubscribes', stop as () => unknown);
  let isStopped = false;
  return () => {
    if (!isStopped) end();
    isStopped = true;
  };
}
