import { onAbort } from '../core/transport/abort-listeners.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { Topic } from './listener.js';
import { Listener } from './listener.js';
import type { Source } from './source.js';
import type { Subscription } from './types.js';
import type { SubscriptionHost, SubscriptionSettings, TopicOfId } from './subscription.js';
import { subscriptionOf, SubscriptionState } from './subscription.js';
import { TopicRegistry } from './topic-registry.js';

/** The notifications, as their subscriptions use them. */
export interface Owner {
  /** The current source of events, if any. */
  currentSource(): Source<Topic> | undefined;
  /** Reads the current state for a listener that has a repair. */
  repair(listener: Listener): void;
  /** The topics or the pending ones have changed. */
  onChange(): void;
}

/** All subscriptions, and the topics that they share. */
export class Subscriptions implements SubscriptionHost {
  readonly #owner: Owner;
  readonly topics = new TopicRegistry();
  readonly #openSubscriptions = new Set<SubscriptionState>();
  /** The listeners whose topic was accepted, until their subscriptions are notified. */
  readonly #acceptedListeners: Listener[] = [];
  #isClosed = false;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  begin(names: readonly TopicOfId[], settings: SubscriptionSettings): Subscription {
    this.requireOpen();
    const { signal } = settings;
    const state = new SubscriptionState(this, settings);
    if (signal?.aborted) state.abort(signal.reason);
    else {
      this.#openSubscriptions.add(state);
      try {
        state.begin(names);
      } catch (error) {
        this.#openSubscriptions.delete(state);
        throw error;
      }
      if (signal) state.endWith((end) => onAbort(signal, end));
    }
    return subscriptionOf(state);
  }

  requireOpen(): void {
    if (this.#isClosed)
      throw new ConfigurationError('The notifications were closed. Create new Notifications to receive events.');
  }

  attach(names: readonly TopicOfId[], state: SubscriptionState): readonly Listener[] {
    this.requireOpen();
    const { notify, repair } = state.settings;
    const newListeners: Listener[] = [];
    try {
      for (const [id, name] of names) {
        const topic = this.topics.obtain(name, (newTopic) => this.#owner.currentSource()?.add(newTopic));
        const listener = new Listener(topic, id, notify, repair, state);
        topic.listeners.add(listener);
        newListeners.push(listener);
      }
    } catch (error) {
      this.detach(newListeners);
      throw error;
    }
    for (const listener of newListeners) if (listener.topic.isAccepted) this.#owner.repair(listener);
    return newListeners;
  }

  detach(listeners: readonly Listener[]): void {
    for (const listener of listeners) {
      const { topic } = listener;
      listener.isOver = true;
      topic.listeners.delete(listener);
      if (topic.listeners.size === 0) this.#removeTopic(topic);
    }
    if (listeners.length > 0) this.notifyChange();
  }

  /** Closing the sockets at the end is not a change of the status. */
  notifyChange(): void {
    if (!this.#isClosed) this.#owner.onChange();
  }

  release(state: SubscriptionState): void {
    this.#openSubscriptions.delete(state);
  }

  /** Resolves when the platform has accepted or rejected every current topic. */
  async ready(): Promise<void> {
    const responses = this.topics.pending.map(nextResponse);
    for (const response of await Promise.allSettled(responses)) {
      if (response.status === 'rejected' && response.reason instanceof ConfigurationError) throw response.reason;
    }
  }

  receive(topicName: string, event: unknown): void {
    const { listeners } = this.topics.get(topicName) ?? {};
    // A listener may subscribe to the same topic while it is called: the new subscription does not receive this event.
    if (listeners) for (const listener of [...listeners]) listener.receive(event);
  }

  /** The platform sends events of these topics from now on. Call `settle` once the status shows it. */
  accept(topics: readonly Topic[]): void {
    for (const topic of topics) {
      if (!this.topics.accept(topic)) continue;
      answer(topic);
      for (const listener of topic.listeners) {
        this.#acceptedListeners.push(listener);
        this.#owner.repair(listener);
      }
    }
    // A source calls `settle` sooner, through `changed`. This limits how long `ready` takes.
    void afterMicrotasks(10).then(() => {
      this.settle();
    });
  }

  /** Resolves `ready` of the subscriptions whose topics were accepted. The status is `live` by then. */
  settle(): void {
    for (const listener of this.#acceptedListeners.splice(0)) listener.responseHandler.accept(listener);
  }

  refuse(topic: Topic, error: unknown): void {
    const isFirst = !topic.isAccepted;
    const listeners = [...topic.listeners];
    for (const listener of listeners) listener.isOver = true;
    topic.listeners.clear();
    answer(topic, error);
    this.#removeTopic(topic);
    for (const listener of listeners) listener.responseHandler.refuse(listener, error);
    // Gives the caller time to read `ready` or `refused`.
    queueMicrotask(() => {
      if (this.#isClosed) return;
      const isWatched = ({ responseHandler }: Listener): boolean => responseHandler.isWatched(isFirst);
      if (isFirst ? !listeners.every(isWatched) : !listeners.some(isWatched)) reportUnhandled(error);
    });
  }

  /** Subscribes all topics by another source. Topics that were accepted may miss events until it accepts them. */
  moveTo(currentSource: Source<Topic> | undefined): void {
    for (const topic of this.topics.all) {
      topic.entry = undefined;
      if (topic.isAccepted) topic.silentSince ||= Date.now();
      try {
        currentSource?.add(topic);
      } catch (error) {
        this.refuse(topic, error);
      }
    }
  }

  close(error: unknown): void {
    this.#isClosed = true;
    for (const topic of this.topics.pending) answer(topic, error);
    for (const state of [...this.#openSubscriptions]) state.close(error);
  }

  #removeTopic(topic: Topic): void {
    if (this.topics.delete(topic)) this.#owner.currentSource()?.remove(topic);
    answer(topic);
  }
}

/** Resolves when the platform accepts a topic, or when it has no listeners any more. Rejects if the platform rejects it. */
const nextResponse = (topic: Topic): Promise<void> =>
  new Promise((resolve, reject) => {
    (topic.responseListeners ??= []).push((refusal) => {
      if (refusal === undefined) resolve();
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the platform's refusal is an error already
      else reject(refusal);
    });
  });

function answer(topic: Topic, refusal?: unknown): void {
  const { responseListeners } = topic;
  topic.responseListeners = undefined;
  for (const settle of responseListeners ?? []) settle(refusal);
}

async function afterMicrotasks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

/** Reports an error that no caller handles. */
export const reportUnhandled = (error: unknown): void => {
  isolateErrors('A subscription', () => {
    throw error;
  })();
};
