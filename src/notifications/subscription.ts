import { AbortError, ConfigurationError } from '../core/errors/errors.js';
import { requireList } from './topics.js';
import { defineDispose } from './dispose.js';
import type { Listener, Repair } from './listener.js';
import type { ListenerSummary, ResponseHandler } from './response-handler.js';
import type { NamedTopic } from './plan.js';
import type { EachSubscription, Subscription } from './types.js';

/** An id and the topic with this id. The id is '' for a subscription to one topic. */
export type TopicOfId = readonly [id: string, name: NamedTopic];

/** The notifications, as a subscription uses them. */
export interface SubscriptionHost {
  /** Adds a listener for each topic, or none. @throws TooManyTopicsError */
  attach(names: readonly TopicOfId[], state: SubscriptionState): readonly Listener[];
  detach(listeners: readonly Listener[]): void;
  /** Listeners were added. */
  notifyChange(): void;
  /** The subscription has ended and need not be tracked any longer. */
  release(state: SubscriptionState): void;
}

/**
 * Why a subscription ended: the user or a signal stopped it, the platform rejected its only topic, or the notifications were
 * closed.
 */
export interface SubscriptionEnd {
  readonly kind: 'stopped' | 'refused' | 'closed';
  readonly error: unknown;
}

/** The settings of one subscription. */
export interface SubscriptionSettings {
  /** The template, for messages. */
  readonly topic: string;
  /** The user's listener, whose errors are caught. */
  readonly notify: (event: never, id: string) => void;
  readonly repair?: Repair | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Returns the topics for ids; absent for a subscription to one topic. */
  readonly namesOf?: (ids: readonly string[]) => readonly TopicOfId[];
  readonly onAccepted?: ((id: string) => void) | undefined;
  readonly onRefused?: ((error: unknown, id: string) => void) | undefined;
  /** Called once, however the subscription ends. */
  readonly onEnd?: (end: SubscriptionEnd) => void;
}

/** The state of one subscription: its listeners, and whether the platform has accepted their topics. */
export class SubscriptionState implements ResponseHandler {
  readonly #host: SubscriptionHost;
  /** The listener of a subscription to one topic. A map would take more memory than the other fields together. */
  #singleListener: Listener | undefined;
  /** The listeners of a subscription to several ids, by id. */
  readonly #byId: Map<string, Listener> | undefined;
  /** Listeners whose topic the platform has neither accepted nor rejected. */
  #pending = 0;
  /** Why `ready` rejects. Created lazily, because an unused error costs more than the rest of ending a subscription. */
  #failure: (() => unknown) | undefined;
  #refusal: { readonly error: unknown } | undefined;
  #readyDeferred: Deferred<void> | undefined;
  #refusedDeferred: Deferred<unknown> | undefined;
  #isOver = false;
  #unlink: (() => void) | undefined;

  constructor(
    host: SubscriptionHost,
    readonly settings: SubscriptionSettings,
  ) {
    this.#host = host;
    if (settings.namesOf) this.#byId = new Map();
  }

  get ready(): Promise<void> {
    if (!this.#readyDeferred) {
      this.#readyDeferred = new Deferred();
      this.#settle();
    }
    return this.#readyDeferred.promise;
  }

  get refused(): Promise<unknown> {
    if (!this.#refusedDeferred) {
      this.#refusedDeferred = new Deferred();
      if (this.#refusal) this.#refusedDeferred.resolve(this.#refusal.error);
    }
    return this.#refusedDeferred.promise;
  }

  get ids(): string[] {
    return [...(this.#byId?.keys() ?? [])];
  }

  isWatched(isFirst: boolean): boolean {
    const { onRefused, onEnd } = this.settings;
    const hasListener = onRefused !== undefined || onEnd !== undefined || this.#refusedDeferred !== undefined;
    return hasListener || (isFirst && this.#readyDeferred !== undefined);
  }

  /** Subscribes to topics, all or none of them. */
  begin(names: readonly TopicOfId[]): void {
    for (const listener of this.#host.attach(names, this)) {
      if (this.#byId) this.#byId.set(listener.id, listener);
      else this.#singleListener = listener;
      if (listener.topic.isAccepted) this.#reportAccepted(listener);
      else this.#pending += 1;
    }
    // Calls status listeners, which may end this subscription, so its listeners must be set before.
    this.#host.notifyChange();
  }

  /** Ends the subscription when the function passed to `link` is called with a reason. */
  endWith(link: (end: (reason: unknown) => void) => () => void): void {
    if (this.#isOver) return;
    this.#unlink = link((reason) => {
      this.#stop({ cause: reason });
    });
  }

  add(ids: readonly string[]): void {
    if (this.#isOver) throw new ConfigurationError('The subscription has ended. Call onEach() again to add ids.');
    const names = this.settings.namesOf?.(ids).filter(([id]) => !this.#byId?.has(id)) ?? [];
    const isSettled = this.#pending === 0 || this.#failure !== undefined;
    if (names.length > 0 && isSettled) {
      // The previous promise keeps its result. The next one waits for the added ids.
      this.#readyDeferred = undefined;
      this.#failure = undefined;
    }
    this.begin(names);
  }

  remove(ids: readonly string[]): void {
    requireList('remove', ids);
    const removedListeners = [...new Set(ids)].flatMap((id) => this.#byId?.get(id) ?? []);
    for (const { id } of removedListeners) this.#byId?.delete(id);
    this.#pending -= removedListeners.filter(({ topic }) => !topic.isAccepted).length;
    this.#host.detach(removedListeners);
    this.#settle();
  }

  accept(listener: ListenerSummary): void {
    if (this.#isOver) return;
    this.#pending -= 1;
    this.#reportAccepted(listener);
    this.#settle();
  }

  #reportAccepted(listener: ListenerSummary): void {
    const { onAccepted } = this.settings;
    if (!onAccepted) return;
    // After the call that subscribes has returned, as for a rejection.
    queueMicrotask(() => {
      if (this.#byId?.get(listener.id) === listener) onAccepted(listener.id);
    });
  }

  refuse(listener: ListenerSummary, error: unknown): void {
    const { onRefused } = this.settings;
    this.#byId?.delete(listener.id);
    this.#refusal ??= { error };
    this.#refusedDeferred?.resolve(error);
    if (!listener.topic.isAccepted) {
      this.#pending -= 1;
      this.#failure ??= () => error;
      this.#settle();
    }
    queueMicrotask(() => {
      onRefused?.(error, listener.id);
    });
    if (!this.#byId) this.#end('refused', () => error);
  }

  /** Ends the subscription. If topics are pending, `ready` rejects. */
  stop(): void {
    this.#stop();
  }

  /** Ends the subscription before it has begun, because its signal is already aborted. */
  abort(reason: unknown): void {
    this.#pending = 1;
    this.#stop({ cause: reason });
  }

  #stop(options?: ErrorOptions): void {
    if (this.#isOver) return;
    const { topic } = this.settings;
    const error = (): AbortError => new AbortError(`The subscription to ${topic}`, options);
    if (this.#pending > 0) this.#failure ??= error;
    this.#end('stopped', error);
  }

  /** The notifications were closed. */
  close(error: unknown): void {
    if (this.#pending > 0) {
      this.#failure ??= () => error;
      this.#refusal ??= { error };
      this.#refusedDeferred?.resolve(error);
    }
    this.#end('closed', () => error);
  }

  #end(kind: SubscriptionEnd['kind'], error: () => unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#unlink?.();
    this.#pending = 0;
    this.#settle();
    const listeners = [...(this.#byId?.values() ?? (this.#singleListener ? [this.#singleListener] : []))];
    this.#byId?.clear();
    this.#singleListener = undefined;
    this.#host.release(this);
    this.#host.detach(listeners);
    this.settings.onEnd?.({ kind, error: error() });
  }

  #settle(): void {
    if (this.#failure) this.#readyDeferred?.reject(this.#failure());
    else if (this.#pending === 0) this.#readyDeferred?.resolve();
  }
}

/** A promise whose rejection may stay unhandled, because it is also reported elsewhere. */
class Deferred<T> {
  readonly promise: Promise<T>;
  #resolve!: (value: T) => void;
  #reject!: (error: unknown) => void;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.promise.catch(() => undefined);
  }

  resolve(value: T): void {
    this.#resolve(value);
  }

  reject(error: unknown): void {
    this.#reject(error);
  }
}

const STATE = Symbol('subscription');

interface WithState {
  readonly [STATE]: SubscriptionState;
}

/** The shared members of subscriptions. Getters on each of them would take more memory than the rest of a subscription. */
const methods = {
  __proto__: Function.prototype,
  get ready() {
    return (this as unknown as WithState)[STATE].ready;
  },
  get refused() {
    return (this as unknown as WithState)[STATE].refused;
  },
};

const eachMethods = {
  __proto__: methods,
  get ids() {
    return (this as unknown as WithState)[STATE].ids;
  },
  add(this: WithState, ids: readonly string[]): void {
    this[STATE].add(ids);
  },
  remove(this: WithState, ids: readonly string[]): void {
    this[STATE].remove(ids);
  },
};

defineDispose('dispose', methods, function dispose(this: () => void) {
  this();
});

/** The function that ends a subscription, with the members of the public type. */
export function subscriptionOf(state: SubscriptionState): EachSubscription & Subscription {
  const stop = (): void => {
    state.stop();
  };
  Object.defineProperty(stop, STATE, { value: state });
  return Object.setPrototypeOf(stop, state.settings.namesOf ? eachMethods : methods) as EachSubscription;
}
