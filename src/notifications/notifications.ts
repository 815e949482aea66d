import { checkedSwitch } from '../core/checked-options.js';
import { ConfigurationError, InvalidParameterError } from '../core/errors.js';
import { loaded } from '../core/loaded.js';
import type { CallSender } from '../core/operation.js';
import { isFunction, kindOf, namedOptions } from '../core/records.js';
import { harmless } from '../core/report.js';
import type { NotificationTopic, NotificationTopics } from '../models/notification-events.js';
import { Channels } from './channels.js';
import { TooManyTopicsError, TopicRefusedError } from './errors.js';
import type { Repair, Topic } from './listener.js';
import { Listener } from './listener.js';
import type { NamedTopic } from './plan.js';
import { Repairs } from './repairs.js';
import { readTimings, timingNames } from './settings.js';
import type { Hearer, Own, Source, SourceState } from './source.js';
import type { Outcome } from './subscription.js';
import { subscription } from './subscription.js';
import type { TopicIds, TopicOfOne } from './topics.js';
import { named } from './topics.js';
import type {
  Gap,
  ListenEachOptions,
  ListenOptions,
  NotificationEvent,
  NotificationsOptions,
  NotificationsStatus,
  RepairRequest,
  Subscription,
  TellsSignIn,
} from './types.js';

/**
 * Hears what happens on the platform, for as long as it is wanted: sockets that close, fall silent or are refused are replaced, channels
 * outlive their 24 hours, and what was missed meanwhile is asked for.
 *
 * ```ts
 * const live = new Notifications(client);
 * const stop = live.on('v2.users.{id}.presence', userId, ({ eventBody }) => console.log(eventBody.presenceDefinition));
 * await stop.ready;
 * ```
 */
export class Notifications {
  readonly #topics = new Map<string, Topic>();
  readonly #repairs: Repairs;
  readonly #onStatus = new Set<(status: NotificationsStatus) => void>();
  readonly #onGap = new Set<(gap: Gap) => void>();
  /** Where the events come from; absent until what shares them with other tabs is loaded, and where nobody is signed in any more. */
  #source: Source<Topic> | undefined;
  #unfollow: (() => void) | undefined;
  #status: NotificationsStatus = { state: 'idle', since: Date.now() };

  /** @param client - Whose tokens and settings the calls use. */
  constructor(client: CallSender, options?: NotificationsOptions & { shareTabs?: false });
  constructor(client: CallSender & TellsSignIn, options?: NotificationsOptions);
  constructor(client: CallSender & Partial<TellsSignIn>, options: NotificationsOptions = {}) {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- programs in JavaScript give anything
    if (typeof client?.send !== 'function')
      throw new ConfigurationError(`Notifications takes an ApiClient, not ${kindOf(client)}`);
    const given = namedOptions('Notifications', options, { webSocket: 0, maxChannels: 0, shareTabs: 0, ...timingNames });
    const { webSocket, maxChannels = 4, shareTabs = false } = given as NotificationsOptions;
    const timings = readTimings(given);
    if (!(Number.isInteger(maxChannels) && maxChannels > 0 && maxChannels <= 20))
      throw new ConfigurationError('maxChannels is a whole number from 1 to 20');
    this.#repairs = new Repairs(timings, (listeners, error) => {
      if (error !== undefined) unheard(error);
      this.#tellGap(
        Date.now(),
        listeners.map(({ topic }) => topic),
      );
    });
    const own: Own = {
      open: (hearer) => new Channels(client, { webSocket, maxChannels, timings }, hearer),
      errors: { TooManyTopicsError, TopicRefusedError },
    };
    if (checkedSwitch('shareTabs', shareTabs)) void this.#share(client, own);
    else this.#follow(client, own);
    (globalThis as Partial<Pick<EventTarget, 'addEventListener'>>).addEventListener?.('online', this.#hurry);
  }

  /** How it stands. */
  get status(): NotificationsStatus {
    return this.#status;
  }

  /**
   * Listens to one topic.
   *
   * @param topic - Its template.
   * @param ids - What stands in the template's placeholders: a text for one, a list where there are more or none.
   * @throws {@link TooManyTopicsError} where the channels have no room for it, and {@link InvalidParameterError} for ids, listeners and repairs
   * that are none, before anything is sent.
   */
  on<K extends NotificationTopic, R = never>(
    topic: K,
    ids: TopicIds<K>,
    listener: (event: NotificationEvent<NotificationTopics[K], R>) => void,
    options?: ListenOptions<R>,
  ): Subscription {
    const repair = repairOf('on', listener, options);
    return this.#listen([['', named(topic, ids)]], listener, repair && onlyOne(repair));
  }

  /** Listens to the same topic of several things. Say of `repair` that its `ids` are `readonly string[]`: what it finds gives the listener its type. */
  onEach<K extends TopicOfOne, R = never>(
    topic: K,
    ids: readonly string[],
    listener: (event: NotificationEvent<NotificationTopics[K], R>, id: string) => void,
    options?: ListenEachOptions<R>,
  ): Subscription {
    if (!Array.isArray(ids)) throw new InvalidParameterError('ids', 'onEach', `${kindOf(ids)} is no list`);
    const names = [...new Set<string>(ids)].map((id) => [id, named(topic, id)] as const);
    return this.#listen(names, listener, repairOf('onEach', listener, options));
  }

  /** Listens to a topic that this version knows no type of, with the ids filled in. */
  onTopic<R = never>(
    topic: string,
    listener: (event: NotificationEvent<unknown, R>) => void,
    options?: ListenOptions<R>,
  ): Subscription {
    const repair = repairOf('onTopic', listener, options);
    return this.#listen([['', named(topic, [])]], listener, repair && onlyOne(repair));
  }

  /** Resolves when the platform has answered for every topic that is wanted by now; one that it refuses only fails its own subscription. */
  async ready(): Promise<void> {
    const settled = [...this.#topics.values()].filter(({ isUp }) => !isUp).map(answer);
    for (const refusal of await Promise.allSettled(settled)) {
      if (refusal.status === 'rejected' && refusal.reason instanceof ConfigurationError) throw refusal.reason;
    }
  }

  /** Told of every change of the status. @returns what ends it. */
  onStatus(listener: (status: NotificationsStatus) => void): () => void {
    return kept(this.#onStatus, harmless('An onStatus listener', listener));
  }

  /** Told of what was missed and could not be made good. @returns what ends it. */
  onGap(listener: (gap: Gap) => void): () => void {
    return kept(this.#onGap, harmless('An onGap listener', listener));
  }

  /** Ends all subscriptions, closes the sockets and leaves nothing behind that waits. */
  async close(): Promise<void> {
    (globalThis as Partial<Pick<EventTarget, 'removeEventListener'>>).removeEventListener?.('online', this.#hurry);
    this.#fail(new ConfigurationError('The notifications were closed'), true);
    this.#repairs.close();
    this.#unfollow?.();
    this.#source?.close();
    this.#become('closed');
    await Promise.resolve();
  }

  readonly #hurry = (): void => {
    this.#source?.hurry();
  };

  #hearer(): Hearer<Topic> {
    return {
      heard: (topicName, event) => {
        for (const listener of this.#topics.get(topicName)?.listeners ?? []) listener.hear(event);
      },
      up: (topics) => {
        for (const topic of topics) {
          topic.isUp = true;
          answered(topic);
          for (const listener of topic.listeners) this.#repairs.add(listener);
        }
      },
      refused: (topic, error) => {
        this.#refuse(topic, error);
      },
      missed: (topics, from) => {
        const bare = topics.filter(({ listeners }) => !listeners.every(({ repair }) => repair));
        for (const { listeners } of topics) for (const listener of listeners) this.#repairs.add(listener);
        this.#tellGap(from, bare);
      },
      changed: () => {
        this.#look();
      },
      failed: (error) => {
        this.#fail(error);
      },
    };
  }

  /** A channel is that of who is signed in: whoever comes next has others, and hears nothing by way of these. */
  #follow(client: Partial<TellsSignIn>, own: Own): void {
    const hearer = this.#hearer();
    this.#source = own.open(hearer);
    this.#unfollow = client.onAuthChange?.((_data, isSameSignIn = true) => {
      if (isSameSignIn && this.#source) return;
      this.#bring(client.authData?.accessToken === undefined ? undefined : own.open(hearer));
    });
  }

  /** Events come by way of whichever tab has the WebSockets. Where that cannot be, this one has its own. */
  async #share(client: CallSender, own: Own): Promise<void> {
    const hearer = this.#hearer();
    const alone = (error: unknown): void => {
      if (this.#status.state === 'closed') return;
      unheard(error);
      this.#bring(own.open(hearer));
    };
    try {
      const { Tabs } = await loaded(import('./tabs.js'));
      if (this.#status.state !== 'closed') this.#bring(new Tabs(client as CallSender & TellsSignIn, own, hearer, alone));
    } catch (error) {
      alone(error);
    }
  }

  #bring(source?: Source<Topic>): void {
    this.#source?.close();
    this.#source = source;
    for (const topic of [...this.#topics.values()]) {
      topic.entry = undefined;
      if (topic.isUp) topic.unheard ||= Date.now();
      if (source) this.#add(topic, source);
    }
    this.#look();
  }

  #add(topic: Topic, source: Source<Topic>): void {
    try {
      source.add(topic);
    } catch (error) {
      this.#refuse(topic, error);
    }
  }

  #listen(
    names: readonly (readonly [id: string, name: NamedTopic])[],
    callback: (event: never, id: string) => void,
    ask?: Repair['ask'],
  ): Subscription {
    if (this.#status.state === 'closed') throw new ConfigurationError('The notifications were closed');
    const tell = harmless('A listener to notifications', callback);
    const repair: Repair | undefined = ask && { ask, due: new Set(), isQueued: false, isDelayed: false, failures: 0, starts: [] };
    const outcome: Outcome = { ready: undefined };
    let heard: readonly Listener[] = [];
    const stop = (): void => {
      for (const listener of heard) {
        const { topic } = listener;
        listener.isOver = true;
        topic.listeners = topic.listeners.filter((other) => other !== listener);
        if (topic.listeners.length === 0) this.#leave(topic);
      }
      heard = [];
      this.#look();
    };
    const made: Listener[] = [];
    const answers: Promise<void>[] = [];
    try {
      for (const [id, name] of names) {
        const topic = this.#wanted(name);
        const listener = new Listener(topic, id, tell, repair, outcome);
        made.push(listener);
        topic.listeners = topic.listeners.concat(listener);
        if (!topic.isUp) answers.push(answer(topic));
        else this.#repairs.add(listener);
      }
    } catch (error) {
      heard = made;
      stop();
      throw error;
    }
    // A list that has grown keeps room for more, of which there may be thousands.
    heard = made.slice();
    this.#look();
    return subscription(stop, answers, outcome, (error) => {
      if (this.#status.state !== 'closed') unheard(error);
    });
  }

  #wanted({ text, base }: NamedTopic): Topic {
    const key = text.toLowerCase();
    const known = this.#topics.get(key);
    if (known) return known;
    const topic: Topic = { text, base, listeners: [], waiting: undefined, entry: undefined, isUp: false };
    this.#source?.add(topic);
    this.#topics.set(key, topic);
    return topic;
  }

  #leave(topic: Topic): void {
    const key = topic.text.toLowerCase();
    if (this.#topics.get(key) === topic) {
      this.#topics.delete(key);
      this.#source?.remove(topic);
    }
    answered(topic);
  }

  #refuse(topic: Topic, error: unknown): void {
    const isLate = !topic.waiting;
    answered(topic, error);
    const told = topic.listeners.filter((listener) => {
      const { outcome } = listener;
      listener.isOver = true;
      outcome.tell?.(error);
      outcome.refused ??= Promise.resolve(error);
      return outcome.tell;
    });
    if (isLate && told.length === 0 && this.#status.state !== 'closed') unheard(error);
    topic.listeners = [];
    this.#leave(topic);
  }

  #tellGap(from: number, topics: readonly Topic[]): void {
    const gap = { from, to: Date.now(), topics: topics.map(({ text }) => text) };
    if (topics.length > 0) for (const tell of [...this.#onGap]) tell(gap);
  }

  #fail(error: unknown, isQuiet = false): void {
    for (const topic of [...this.#topics.values()]) if (!isQuiet || !topic.isUp) this.#refuse(topic, error);
    for (const topic of [...this.#topics.values()]) this.#leave(topic);
  }

  /** Sees what has become of the source. */
  #look(): void {
    const signedOut: SourceState = { kind: 'waiting', reason: 'Nobody is signed in' };
    const state = this.#source?.state ?? (this.#unfollow ? signedOut : { kind: 'new' });
    if (this.#topics.size === 0) this.#become('idle');
    else if (state.kind === 'waiting') this.#become('waiting', state);
    else this.#become(state.kind === 'live' && this.#isUp() ? 'live' : 'connecting', state);
  }

  #isUp(): boolean {
    for (const { isUp } of this.#topics.values()) if (!isUp) return false;
    return true;
  }

  #become(state: NotificationsStatus['state'], { reason, error, nextAttemptAt }: Partial<SourceState> = {}): void {
    const before = this.#status;
    // While the attempt is under way, the status stays as it is.
    const isSameAttempt = nextAttemptAt === undefined || before.nextAttemptAt === nextAttemptAt;
    const isSame = before.state === state && before.reason === reason && isSameAttempt;
    if (before.state === 'closed' || isSame) return;
    const source = this.#source;
    this.#status = {
      state,
      since: before.state === state && before.reason === reason ? before.since : Date.now(),
      ...(reason !== undefined && { reason }),
      ...(error !== undefined && { error }),
      ...(nextAttemptAt !== undefined && { nextAttemptAt }),
    };
    // The status stays the same object while messages arrive.
    const lastHeardAt = { get: () => source?.state.lastHeardAt, enumerable: true };
    if (state !== 'idle' && state !== 'closed') Object.defineProperty(this.#status, 'lastHeardAt', lastHeardAt);
    for (const tell of [...this.#onStatus]) tell(this.#status);
  }
}

/** Resolves when the platform lets a topic be heard of, rejects where it does not. */
const answer = (topic: Topic): Promise<void> =>
  new Promise((resolve, reject) => {
    (topic.waiting ??= []).push((refusal) => {
      if (refusal === undefined) resolve();
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what the platform said is an error already
      else reject(refusal);
    });
  });

function answered(topic: Topic, refusal?: unknown): void {
  const { waiting } = topic;
  topic.waiting = undefined;
  for (const settle of waiting ?? []) settle(refusal);
}

function kept<T>(set: Set<T>, entry: T): () => void {
  set.add(entry);
  return () => {
    set.delete(entry);
  };
}

/** What a subscription is kept right by. @throws where that, or the listener, is none: nobody would be told. */
function repairOf<F>(operation: string, listener: unknown, options: { readonly repair: F } | undefined): F | undefined {
  const given = options ? { listener, repair: options.repair } : { listener };
  for (const [name, value] of Object.entries(given))
    if (!isFunction(value)) throw new InvalidParameterError(name, operation, `${kindOf(value)} cannot be called`);
  return options?.repair;
}

/** A repair of one thing, as one of several is. */
const onlyOne =
  (repair: (request: RepairRequest) => PromiseLike<unknown>): Repair['ask'] =>
  async (_ids, request) =>
    new Map([['', await repair(request)]]);

/** Reports what nobody else has asked for. */
const unheard = (error: unknown): void => {
  harmless('A subscription', () => {
    throw error;
  })();
};
