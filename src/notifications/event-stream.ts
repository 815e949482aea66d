import { ConfigurationError } from '../core/errors/errors.js';
import { copyOptions } from '../core/arguments/option-checks.js';
import { kindOf } from '../core/values/plain-objects.js';
import type { EndedByAwaitUsing } from './dispose.js';
import { defineDispose } from './dispose.js';
import { EventOverflowError } from './errors.js';
import { checkListening } from './listen-options.js';
import type { SubscriptionEnd, SubscriptionSettings } from './subscription.js';
import type { EventStream, EventStreamOptions, Subscription } from './types.js';

/** The default of `bufferSize`. */
const BUFFER_SIZE = 1000;

const optionNames: Record<keyof EventStreamOptions, 0> = { bufferSize: 0, repair: 0, signal: 0 };

interface Reader<E> {
  resolve(result: IteratorResult<E>): void;
  reject(error: unknown): void;
}

/** Subscribes to a topic and buffers its events until they are read. */
export function openEventStream<E>(
  topic: string,
  options: EventStreamOptions<unknown> | undefined,
  subscribe: (listening: SubscriptionSettings) => Subscription,
): EventStream<E> {
  const { bufferSize = BUFFER_SIZE, ...listenOptions } = copyOptions('The options of events', options ?? {}, optionNames);
  if (!(Number.isInteger(bufferSize) && (bufferSize as number) > 0)) {
    const value = typeof bufferSize === 'number' ? bufferSize : kindOf(bufferSize);
    throw new ConfigurationError(`bufferSize must be a whole number from 1, not ${value}`);
  }
  const stream = new BufferedEvents<E>(topic, bufferSize as number);
  const listener = (event: E): void => {
    stream.push(event);
  };
  const onEnd = (end: SubscriptionEnd): void => {
    stream.handleEnd(end);
  };
  // `asyncDispose` is defined below, if the runtime has its symbol.
  return stream.begin(() =>
    subscribe({ ...checkListening('events', topic, listener, listenOptions), onEnd }),
  ) as unknown as EventStream<E>;
}

/** Buffers the events of one subscription until they are read. */
class BufferedEvents<E> implements Omit<EventStream<E>, keyof EndedByAwaitUsing> {
  readonly #topic: string;
  readonly #bufferSize: number;
  #events: E[] = [];
  /** The number of events at the beginning of the buffer that were already read. */
  #readCount = 0;
  /** Calls of `next` that wait for an event. */
  #readers: Reader<E>[] = [];
  /** Why there are no further events; without an error if the end was intended. */
  #end: { readonly error?: unknown } | undefined;
  #subscription: Subscription | undefined;

  constructor(topic: string, bufferSize: number) {
    this.#topic = topic;
    this.#bufferSize = bufferSize;
  }

  /** @param subscribe - Subscribes to the topic with this stream as its listener. */
  begin(subscribe: () => Subscription): this {
    this.#subscription = subscribe();
    return this;
  }

  get ready(): Promise<void> {
    return this.#subscription?.ready ?? Promise.resolve();
  }

  push(event: E): void {
    if (this.#end) return;
    const reader = this.#readers.shift();
    if (reader) reader.resolve({ done: false, value: event });
    else if (this.#events.length - this.#readCount < this.#bufferSize) this.#events.push(event);
    else {
      this.#finish({ error: new EventOverflowError(this.#topic, this.#bufferSize) });
      this.#subscription?.();
    }
  }

  /** The subscription has ended. An abort discards unread events; a close ends the stream without an error. */
  handleEnd({ kind, error }: SubscriptionEnd): void {
    if (this.#end) return;
    if (kind === 'stopped') this.#discard();
    this.#finish(kind === 'closed' ? {} : { error });
  }

  next(): Promise<IteratorResult<E>> {
    if (this.#readCount < this.#events.length) return Promise.resolve({ done: false, value: this.#take() });
    return new Promise((resolve, reject) => {
      this.#readers.push({ resolve, reject });
      this.#endReaders();
    });
  }

  return(): Promise<IteratorReturnResult<undefined>> {
    this.#discard();
    this.#finish({});
    this.#subscription?.();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #take(): E {
    const event = this.#events[this.#readCount] as E;
    this.#readCount += 1;
    // `shift` would move all events for each one read; this moves at most as many as were read.
    if (this.#readCount * 2 >= this.#events.length) {
      this.#events.splice(0, this.#readCount);
      this.#readCount = 0;
    }
    return event;
  }

  #discard(): void {
    this.#events = [];
    this.#readCount = 0;
  }

  #finish(end: { readonly error?: unknown }): void {
    this.#end ??= end;
    this.#endReaders();
  }

  /** After the end, the first reader receives the error, if there is one; the others receive `done`. */
  #endReaders(): void {
    if (!this.#end) return;
    for (const reader of this.#readers.splice(0)) {
      const { error } = this.#end;
      this.#end = {};
      if (error === undefined) reader.resolve({ done: true, value: undefined });
      else reader.reject(error);
    }
  }
}

defineDispose('asyncDispose', BufferedEvents.prototype, async function dispose(this: BufferedEvents<unknown>) {
  await this.return();
});
