import { ConfigurationError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { CallSender } from '../core/call/operation.js';
import { kindOf } from '../core/values/plain-objects.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { NotificationTopic, NotificationTopics } from '../models/notification-events.js';
import { Channels } from './channels.js';
import type { EndedByAwaitUsing } from './dispose.js';
import { defineDispose } from './dispose.js';
import { TooManyTopicsError, TopicRefusedError } from './errors.js';
import { openEventStream } from './event-stream.js';
import { checkListening, checkListeningEach } from './listen-options.js';
import type { Topic } from './listener.js';
import { createSourceListener } from './source-listener.js';
import { waitForEvent } from './once.js';
import { Repairs } from './repairs.js';
import { readNotificationsOptions } from './settings.js';
import type { SourceListener, Dependencies, Source, SourceState } from './source.js';
import type { TopicOfId } from './subscription.js';
import { addListener, nextStatus } from './status.js';
import { reportUnhandled, Subscriptions } from './subscriptions.js';
import type { TopicIds, TopicOfOne } from './topics.js';
import { nameTopic, requireList } from './topics.js';
import type {
  EachSubscription,
  EventStream,
  EventStreamOptions,
  Gap,
  ListenEachOptions,
  ListenOptions,
  NotificationEvent,
  NotificationsOptions,
  NotificationsStatus,
  OnceOptions,
  Subscription,
  TellsSignIn,
  TopicEvent,
} from './types.js';

/**
 * Receives live events of the platform. Replaces sockets that close, fall silent or are rejected, renews channels after their
 * 24 hours, and repairs what was missed meanwhile.
 *
 * ```ts
 * const live = new Notifications(client);
 * const stop = live.on('v2.users.{id}.presence', userId, ({ eventBody }) => console.log(eventBody.presenceDefinition));
 * await stop.ready;
 * ```
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- for the disposal method at the end of this file
export class Notifications {
  readonly #subscriptions = new Subscriptions({
    currentSource: () => this.#source,
    repair: (listener) => {
      this.#repairs.add(listener);
    },
    onChange: () => {
      this.#updateStatus();
    },
  });
  readonly #repairs: Repairs;
  readonly #onStatus = new Set<(status: NotificationsStatus) => void>();
  readonly #onGap = new Set<(gap: Gap) => void>();
  /** The source of the events; absent until the module that shares tabs is loaded, and while no user is signed in. */
  #source: Source<Topic> | undefined;
  #stopFollowing: (() => void) | undefined;
  #status: NotificationsStatus = { state: 'idle', since: Date.now() };

  /** @param client - The client whose tokens and settings the requests use. */
  constructor(client: CallSender, options?: NotificationsOptions & { shareTabs?: false });
  constructor(client: CallSender & TellsSignIn, options?: NotificationsOptions);
  constructor(client: CallSender & Partial<TellsSignIn>, options: NotificationsOptions = {}) {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- JavaScript callers may pass any value
    if (typeof client?.send !== 'function')
      throw new ConfigurationError(`Notifications needs an ApiClient, not ${kindOf(client)}`);
    const { webSocket, maxChannels, shareTabs, timings } = readNotificationsOptions(options);
    this.#repairs = new Repairs(timings, (listeners, error) => {
      if (error !== undefined) reportUnhandled(error);
      this.#reportGap(
        Math.min(...listeners.map(({ missedFrom = Date.now() }) => missedFrom)),
        listeners.map(({ topic }) => topic),
      );
    });
    const dependencies: Dependencies = {
      open: (listener, pauseMs) => new Channels(client, { webSocket, maxChannels, timings, pauseMs }, listener),
      errors: { TooManyTopicsError, TopicRefusedError },
    };
    if (shareTabs) void this.#shareTabs(client, dependencies);
    else this.#followSignIn(client, dependencies);
    (globalThis as Partial<Pick<EventTarget, 'addEventListener'>>).addEventListener?.('online', this.#hurry);
  }

  /** The current status. */
  get status(): NotificationsStatus {
    return this.#status;
  }

  /** The subscribed topics, including their ids. */
  get topics(): readonly string[] {
    return this.#subscriptions.topics.all.map(({ text }) => text);
  }

  /** The ids of the platform's channels in use; empty if another tab holds them (`shareTabs`). */
  get channelIds(): readonly string[] {
    return this.#source?.channelIds ?? [];
  }

  /**
   * Subscribes to one topic.
   *
   * @param topic - The template of the topic.
   * @param ids - The ids for the template's placeholders: a string for one placeholder, otherwise a list.
   * @throws TooManyTopicsError if the channels have no room for it, InvalidParameterError for invalid ids, listeners and repairs. Nothing is
   * sent in these cases.
   */
  on<K extends NotificationTopic, R = never>(
    topic: K,
    ids: TopicIds<K>,
    listener: (event: NotificationEvent<NotificationTopics[K], R>) => void,
    options?: ListenOptions<R>,
  ): Subscription {
    const settings = checkListening('on', topic, listener, options);
    return this.#subscriptions.begin([['', nameTopic(topic, ids)]], settings);
  }

  /**
   * Subscribes to the same topic of several ids. The subscription can change: see {@link EachSubscription}. Declare the parameter of `repair`
   * as `readonly string[]`, so that the type of its result becomes that of `repaired`.
   */
  onEach<K extends TopicOfOne, R = never>(
    topic: K,
    ids: readonly string[],
    listener: (event: NotificationEvent<NotificationTopics[K], R>, id: string) => void,
    options?: ListenEachOptions<R>,
  ): EachSubscription {
    const namesOf = (idList: readonly string[]): TopicOfId[] => {
      requireList('onEach', idList);
      return [...new Set(idList)].map((id) => [id, nameTopic(topic, id)]);
    };
    const settings = checkListeningEach(topic, listener, options, namesOf);
    return this.#subscriptions.begin(namesOf(ids), settings) as EachSubscription;
  }

  /** Subscribes to a topic that this version has no type for, with its ids filled in. */
  onTopic<R = never>(
    topic: string,
    listener: (event: NotificationEvent<unknown, R>) => void,
    options?: ListenOptions<R>,
  ): Subscription {
    const settings = checkListening('onTopic', topic, listener, options);
    return this.#subscriptions.begin([['', nameTopic(topic, [])]], settings);
  }

  /**
   * Returns the events of one topic for `for await`. The subscription begins immediately and ends when you leave the loop,
   * abort `signal` or call `return()`. Events wait in a buffer until they are read. If more than `bufferSize` wait, the loop
   * receives them and then an {@link EventOverflowError}. It also throws a {@link TopicRefusedError} if the platform rejects
   * the topic, and an `AbortError` if `signal` is aborted. `close()` ends the loop without an error.
   *
   * ```ts
   * for await (const { eventBody } of live.events('v2.users.{id}.presence', userId, { signal })) console.log(eventBody);
   * ```
   */
  events<K extends NotificationTopic, R = never>(
    topic: K,
    ids: TopicIds<K>,
    options?: EventStreamOptions<R>,
  ): EventStream<NotificationEvent<NotificationTopics[K], R>> {
    return openEventStream(topic, options, (settings) => this.#subscriptions.begin([['', nameTopic(topic, ids)]], settings));
  }

  /**
   * Waits for the next event of a topic. Rejects with a {@link TopicRefusedError} if the platform rejects the topic, with an
   * `AbortError` if `signal` is aborted, and with a `TimeoutError` after `timeout` ms. Call `await live.ready()` before you
   * cause the event yourself.
   */
  async once<K extends NotificationTopic>(
    topic: K,
    ids: TopicIds<K>,
    options?: OnceOptions,
  ): Promise<TopicEvent<NotificationTopics[K]>> {
    return await waitForEvent(topic, options, (settings) => this.#subscriptions.begin([['', nameTopic(topic, ids)]], settings));
  }

  /**
   * Resolves when the platform has accepted or rejected every topic that is currently subscribed. A rejected topic only fails
   * its own subscriptions.
   */
  async ready(): Promise<void> {
    await this.#subscriptions.ready();
  }

  /**
   * Replaces the WebSockets now, e.g. after a change of networks that the runtime does not report. If another tab holds the
   * WebSockets, that tab replaces them.
   */
  reconnect(): void {
    this.#subscriptions.requireOpen();
    if (this.#source?.reconnect) this.#source.reconnect();
    else this.#source?.hurry();
  }

  /** Subscribes to changes of the status. @returns a function that unsubscribes. */
  onStatus(listener: (status: NotificationsStatus) => void): () => void {
    return addListener(this.#onStatus, isolateErrors('An onStatus listener', listener));
  }

  /** Subscribes to gaps: events that may have been missed and were not repaired. @returns a function that unsubscribes. */
  onGap(listener: (gap: Gap) => void): () => void {
    return addListener(this.#onGap, isolateErrors('An onGap listener', listener));
  }

  /** Ends all subscriptions, closes the sockets and cancels all timers. */
  async close(): Promise<void> {
    (globalThis as Partial<Pick<EventTarget, 'removeEventListener'>>).removeEventListener?.('online', this.#hurry);
    this.#subscriptions.close(
      new ConfigurationError('The notifications were closed. Create new Notifications to receive events.'),
    );
    this.#repairs.close();
    this.#stopFollowing?.();
    this.#source?.close();
    this.#setStatus('closed');
    await Promise.resolve();
  }

  readonly #hurry = (): void => {
    this.#source?.hurry();
  };

  #createListener(): SourceListener<Topic> {
    return createSourceListener(this.#subscriptions, this.#repairs, (from, topics) => {
      this.#reportGap(from, topics);
    });
  }

  /** Channels belong to the authenticated user. Another user gets other channels and receives nothing from these. */
  #followSignIn(client: Partial<TellsSignIn>, dependencies: Dependencies): void {
    const listener = this.#createListener();
    this.#source = dependencies.open(listener);
    this.#stopFollowing = client.onAuthChange?.((_data, isSameSignIn = true) => {
      if (isSameSignIn && this.#source) return;
      this.#setSource(client.authData?.accessToken === undefined ? undefined : dependencies.open(listener));
    });
  }

  /** Receives events from the tab that holds the WebSockets. If tabs cannot share, this one opens its own. */
  async #shareTabs(client: CallSender, dependencies: Dependencies): Promise<void> {
    const listener = this.#createListener();
    const openOwnChannels = (error: unknown): void => {
      if (this.#status.state === 'closed') return;
      reportUnhandled(error);
      this.#setSource(dependencies.open(listener));
    };
    try {
      const { Tabs } = await loadModule(() => import('./tabs/tabs.js'));
      if (this.#status.state !== 'closed')
        this.#setSource(new Tabs(client as CallSender & TellsSignIn, dependencies, listener, openOwnChannels));
    } catch (error) {
      openOwnChannels(error);
    }
  }

  #setSource(source?: Source<Topic>): void {
    this.#source?.close();
    this.#source = source;
    this.#subscriptions.moveTo(source);
    this.#updateStatus();
  }

  #reportGap(from: number, topics: readonly Topic[]): void {
    const to = Date.now();
    // The clock may have been set back.
    const gap = { from: Math.min(from, to), to, topics: topics.map(({ text }) => text) };
    if (topics.length > 0) for (const listener of [...this.#onGap]) listener(gap);
  }

  /** Derives the status from the source. */
  #updateStatus(): void {
    const signedOut: SourceState = { kind: 'waiting', reason: 'No user is signed in' };
    const state = this.#source?.state ?? (this.#stopFollowing ? signedOut : { kind: 'new' });
    const { topics } = this.#subscriptions;
    if (topics.size === 0) this.#setStatus('idle');
    else if (state.kind === 'waiting') this.#setStatus('waiting', state);
    else this.#setStatus(state.kind === 'live' && topics.isComplete ? 'live' : 'connecting', state);
  }

  #setStatus(state: NotificationsStatus['state'], details: Partial<SourceState> = {}): void {
    const status = nextStatus(this.#status, state, details, this.#source);
    if (!status) return;
    this.#status = status;
    for (const listener of [...this.#onStatus]) listener(status);
  }
}

// oxlint-disable-next-line typescript/no-empty-object-type -- the method is defined below, if the runtime has its symbol
export interface Notifications extends EndedByAwaitUsing {}

defineDispose('asyncDispose', Notifications.prototype, function dispose(this: Notifications) {
  return this.close();
});
