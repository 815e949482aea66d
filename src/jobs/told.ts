import type { FollowOptions } from '../core/followed.js';
import { isObject } from '../core/is-object.js';
import { loaded } from '../core/loaded.js';
import type { RequestOptions } from '../core/operation.js';
import { answerOf } from '../core/answer-of.js';
import type { WaitOptions } from './types.js';

/**
 * Whatever can listen to a topic of the platform's: called with its name, ids and all. The listener is given the body of each event. What
 * it gives back, at once or when the platform has taken the subscription, ends that.
 */
export type Listen = (topic: string, listener: (event: unknown) => void) => (() => unknown) | PromiseLike<() => unknown>;

/** How work is started whose end is told by an event alone. */
export interface ToldDescriptor<A, Input, Answer> {
  name: string;
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
  done(options?: Pick<WaitOptions, 'signal' | 'maxWait'>): Promise<unknown>;
  /** Waits for the event, and gives what came with it; an address is followed, without a token. */
  result(options?: Pick<WaitOptions, 'signal' | 'maxWait'> & FollowOptions): Promise<unknown>;
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
    async start(api, input, { listen, ...request }) {
      const events: unknown[] = [];
      let hear: () => void = () => undefined;
      const stop = await listen(topic(input), (event) => {
        if (!isObject(event)) return;
        events.push(told(event));
        hear();
      });
      let started: Answer;
      try {
        started = await answerOf(start(api, input, request));
      } catch (error) {
        stop();
        throw error;
      }
      const waiting = async (options: Pick<WaitOptions, 'signal' | 'maxWait'> = {}): Promise<unknown> => {
        const { heard } = await loaded(import('./hearing.js'));
        try {
          return await heard(
            name,
            started,
            events,
            (listener) => {
              hear = listener;
            },
            options,
          );
        } finally {
          stop();
        }
      };
      return {
        started,
        done: waiting,
        async result(options = {}) {
          const end = (await waiting(options)) as Record<string, unknown>;
          const { followed } = await loaded(import('../core/followed.js'));
          const { result, downloadResult, downloadUrls, downloadUrl } = end;
          return (await followed(result ?? downloadResult ?? downloadUrls ?? downloadUrl, options)) ?? end;
        },
        close() {
          stop();
        },
      };
    },
  };
}
