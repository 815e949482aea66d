import { ConfigurationError } from '../core/errors.js';
import type { CallSender } from '../core/operation.js';
import { harmless } from '../core/report.js';
import type { NotificationTopic, NotificationTopics } from '../models/notification-events.js';
import type { ChannelOwner } from './channel.js';
import { Channel } from './channel.js';
import { TopicRefusedError } from './errors.js';
import { Listener } from './listener.js';
import type { Entry } from './plan.js';
import { Plan } from './plan.js';
import type { Repair } from './repairs.js';
import { Repairs } from './repairs.js';
import type { Topic } from './topic.js';
import type { NamedTopic, TopicIds, TopicOfOne } from './topics.js';
import { named } from './topics.js';
import type { SocketClass } from './web-socket.js';
import { socketClass } from './web-socket.js';

/** Texts of events that are remembered, so that what comes twice is heard once. */
const REMEMBERED = 1000;

/** Something happened to what a topic is about. */
export interface TopicEvent<P> {
  /** With the ids in it. */
  readonly topicName: string;
  readonly eventBody: P;
  readonly metadata?: { readonly CorrelationId?: string };
  readonly repaired?: undefined;
}

/** What `repair` found: how things stand, after events may have been missed. */
export interface RepairedEvent<R> {
  readonly topicName: string;
  readonly repaired: R;
  readonly eventBody?: undefined;
}

/** What a listener hears. `R` is what its `repair` resolves with; without one there are events alone. */
export type NotificationEvent<P, R = never> = [R] extends [never] ? TopicEvent<P> : TopicEvent<P> | RepairedEvent<R>;

/** How one subscription is kept right. */
export interface ListenOptions<R> {
  /** Reads how things stand: called when the subscription holds, and after every interruption. Its events wait meanwhile. */
  repair: () => PromiseLike<R>;
}

/** The same for several topics at once. */
export interface ListenEachOptions<R> {
  /** Reads how the things with these ids stand, by id; all that are due are asked for in one. */
  repair: (ids: readonly string[]) => PromiseLike<ReadonlyMap<string, R>>;
}

/** Ends a subscription when it is called. */
export interface Subscription {
  (): void;
  /** Resolves when events come. Rejects with a {@link TopicRefusedError} where they will not; who does not ask is told on the console. */
  readonly ready: Promise<void>;
}

/** Between two moments events may have been missed that no `repair` made good. */
export interface Gap {
  /** In ms since the epoch. */
  readonly from: number;
  readonly to: number;
  /** With the ids in them. */
  readonly topics: readonly string[];
}

/** How it stands with the events. */
export interface NotificationsStatus {
  /** `idle`: nothing is listened to. `connecting`: at the beginning, and while topics are added. `waiting`: interrupted, and tried again. */
  readonly state: 'idle' | 'connecting' | 'live' | 'waiting' | 'closed';
  /** In ms since the epoch. */
  readonly since: number;
  /** Why it is not live. */
  readonly reason?: string;
}

export interface NotificationsOptions {
  /** The class of WebSockets, where the runtime has none of its own and undici is not there. */
  webSocket?: SocketClass;
  /** How many channels may be opened, of the 20 that a user has in an OAuth client; 4, which hold 4,000 subscriptions. */
  maxChannels?: number;
}

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
  readonly #client: CallSender;
  readonly #topics = new Map<string, Topic>();
  readonly #plan: Plan<Topic>;
  readonly #channels: Channel[] = [];
  readonly #known = new Set<string>();
  readonly #repairs: Repairs;
  readonly #abort = new AbortController();
  readonly #onStatus = new Set<(status: NotificationsStatus) => void>();
  readonly #onGap = new Set<(gap: Gap) => void>();
  readonly #socketClass: () => Promise<SocketClass>;
  #status: NotificationsStatus = { state: 'idle', since: Date.now() };

  /** @param client - Whose tokens and settings the calls use. */
  constructor(client: CallSender, { webSocket, maxChannels = 4 }: NotificationsOptions = {}) {
    if (!(Number.isInteger(maxChannels) && maxChannels > 0 && maxChannels <= 20))
      throw new ConfigurationError('maxChannels is a whole number from 1 to 20');
    this.#client = client;
    this.#socketClass = () => socketClass(webSocket);
    this.#repairs = new Repairs((listeners, error) => {
      if (error !== undefined) unheard(error);
      const now = Date.now();
      this.#missed(
        now,
        now,
        listeners.map(({ topicName }) => topicName),
      );
    });
    this.#plan = new Plan(maxChannels, () => {
      const channel = new Channel(this.#owner());
      this.#channels.push(channel);
      return channel;
    });
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
   * @throws {@link TooManyTopicsError} where the channels have no room for it, before anything is sent.
   */
  on<K extends NotificationTopic, R = never>(
    topic: K,
    ids: TopicIds<K>,
    listener: (event: NotificationEvent<NotificationTopics[K], R>) => void,
    options?: ListenOptions<R>,
  ): Subscription {
    return this.#listen([['', named(topic, ids)]], listener, options && onlyOne(options.repair));
  }

  /** Listens to the same topic of several things. Say of `repair` that its `ids` are `readonly string[]`: what it finds gives the listener its type. */
  onEach<K extends TopicOfOne, R = never>(
    topic: K,
    ids: readonly string[],
    listener: (event: NotificationEvent<NotificationTopics[K], R>, id: string) => void,
    options?: ListenEachOptions<R>,
  ): Subscription {
    const names = [...new Set(ids)].map((id) => [id, named(topic, id)] as const);
    return this.#listen(names, listener, options?.repair);
  }

  /** Listens to a topic that this version knows no type of, with the ids filled in. */
  onTopic<R = never>(
    topic: string,
    listener: (event: NotificationEvent<unknown, R>) => void,
    options?: ListenOptions<R>,
  ): Subscription {
    return this.#listen([['', { text: topic, base: topic }]], listener, options && onlyOne(options.repair));
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
    this.#abort.abort();
    for (const channel of this.#channels) channel.close();
    this.#become({ state: 'closed', since: Date.now() });
    await Promise.resolve();
  }

  readonly #hurry = (): void => {
    for (const channel of this.#channels) channel.hurry();
  };

  #owner(): ChannelOwner {
    return {
      ...{ client: this.#client, signal: this.#abort.signal, socketClass: this.#socketClass },
      heard: (topicName, event) => {
        for (const listener of this.#topics.get(topicName)?.listeners.keys() ?? []) listener.hear(event);
      },
      isKnown: (text) => {
        if (this.#known.has(text)) return true;
        this.#known.add(text);
        if (this.#known.size > REMEMBERED) for (const first of this.#known) return !this.#known.delete(first);
        return false;
      },
      settled: (entries, refused) => {
        for (const entry of entries) this.#settled(entry, refused);
      },
      rejected: (topics, error) => {
        for (const topic of topics) this.#refuse(topic, error);
      },
      restored: (entries, from) => {
        const topics = entries.flatMap((entry) => [...entry.topics.values()]);
        const bare = topics.filter((topic) => [...topic.listeners].map(this.#repair).includes(false));
        this.#missed(
          from,
          Date.now(),
          bare.map(({ name }) => name.text),
        );
      },
      changed: () => {
        this.#look();
      },
      failed: (error) => {
        this.#fail(error);
      },
    };
  }

  #listen(
    names: readonly (readonly [id: string, name: NamedTopic])[],
    callback: (event: never, id: string) => void,
    ask?: Repair['ask'],
  ): Subscription {
    if (this.#status.state === 'closed') throw new ConfigurationError('The notifications were closed');
    const tell = harmless('A listener to notifications', callback);
    const repair: Repair | undefined = ask && { ask, due: new Set(), isQueued: false, failures: 0 };
    const heard: (readonly [Topic, Listener])[] = [];
    const stop = (): void => {
      for (const [topic, listener] of heard) {
        listener.isOver = true;
        topic.listeners.delete(listener);
        if (topic.listeners.size === 0) this.#leave(topic);
      }
      heard.length = 0;
      this.#look();
    };
    const answers: Promise<void>[] = [];
    try {
      for (const [id, name] of names) {
        const topic = this.#wanted(name);
        const listener = new Listener(name.text, id, tell);
        heard.push([topic, listener]);
        topic.listeners.set(listener, repair);
        if (!topic.isUp) answers.push(answer(topic));
        else if (repair) this.#repairs.add(listener, repair);
      }
    } catch (error) {
      stop();
      throw error;
    }
    this.#look();
    let isAsked = false;
    const ready = Promise.all(answers).then(() => undefined);
    ready.catch((error: unknown) => {
      if (!isAsked && this.#status.state !== 'closed') unheard(error);
    });
    return Object.defineProperty(stop, 'ready', {
      get: () => {
        isAsked = true;
        return ready;
      },
    }) as Subscription;
  }

  #wanted(name: NamedTopic): Topic {
    const key = name.text.toLowerCase();
    const known = this.#topics.get(key);
    if (known) return known;
    const topic = { name, listeners: new Map(), waiting: undefined, isUp: false } as unknown as Topic;
    topic.entry = this.#plan.add(name, topic, this.#topics.size);
    this.#topics.set(key, topic);
    return topic;
  }

  #leave(topic: Topic): void {
    if (this.#topics.delete(topic.name.text.toLowerCase())) this.#plan.remove(topic.name, topic.entry);
    answered(topic);
  }

  /** What the platform made of a subscription. */
  #settled(entry: Entry<Topic>, refused: Parameters<ChannelOwner['settled']>[1]): void {
    const whole = refused.get(entry.textWith().toLowerCase());
    for (const topic of [...entry.topics.values()]) {
      const refusal = refused.get(topic.name.text.toLowerCase()) ?? (entry.topics.size === 1 ? whole : undefined);
      if (refusal)
        this.#refuse(topic, new TopicRefusedError(topic.name.text, refusal.rejectionReason, refusal.missingPermissions));
      else if (whole) this.#apart(topic);
      else if (!topic.isUp) {
        topic.isUp = true;
        answered(topic);
        for (const each of topic.listeners) this.#repair(each);
      }
    }
  }

  /** Topics that were refused together are asked for one by one. */
  #apart(topic: Topic): void {
    this.#plan.remove(topic.name, topic.entry);
    try {
      topic.entry = this.#plan.add(topic.name, topic, this.#topics.size, true);
    } catch (error) {
      this.#refuse(topic, error);
    }
  }

  #refuse(topic: Topic, error: unknown): void {
    if (!topic.waiting && this.#status.state !== 'closed') unheard(error);
    answered(topic, error);
    for (const listener of topic.listeners.keys()) listener.isOver = true;
    topic.listeners.clear();
    this.#leave(topic);
  }

  /** @returns whether what it missed is asked for. */
  readonly #repair = ([listener, repair]: readonly [Listener, Repair | undefined]): boolean => {
    if (repair) this.#repairs.add(listener, repair);
    return repair !== undefined;
  };

  #missed(from: number, to: number, topics: readonly string[]): void {
    if (topics.length > 0) for (const tell of [...this.#onGap]) tell({ from, to, topics });
  }

  #fail(error: unknown, isQuiet = false): void {
    for (const topic of [...this.#topics.values()]) if (!isQuiet || !topic.isUp) this.#refuse(topic, error);
    for (const topic of [...this.#topics.values()]) this.#leave(topic);
  }

  /** Sees what has become of the channels. */
  #look(): void {
    const wanted = this.#channels.filter(({ entries }) => entries.size > 0);
    const reason = wanted.map((channel) => channel.reason).find((text) => text !== undefined);
    if (wanted.length === 0) this.#become({ state: 'idle', since: 0 });
    else if (reason !== undefined) {
      const isNew = wanted.some((channel) => channel.reason === 'new');
      this.#become(isNew ? { state: 'connecting', since: 0 } : { state: 'waiting', since: 0, reason });
    } else {
      const isUp = [...this.#topics.values()].every((topic) => topic.isUp);
      this.#become({ state: isUp ? 'live' : 'connecting', since: 0 });
    }
  }

  #become(status: NotificationsStatus): void {
    const { state, reason } = this.#status;
    if (state === 'closed' || (status.state === state && status.reason === reason)) return;
    this.#status = { ...status, since: Date.now() };
    for (const tell of [...this.#onStatus]) tell(this.#status);
  }
}

/** Resolves when the platform lets a topic be heard of, rejects where it does not. */
const answer = (topic: Topic): Promise<void> =>
  new Promise((resolve, reject) => {
    (topic.waiting ??= []).push((refusal) => {
      if (refusal === undefined) resolve();
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what the platform said is an error already
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

/** A repair of one thing, as one of several is. */
const onlyOne =
  (repair: () => PromiseLike<unknown>): Repair['ask'] =>
  async () =>
    new Map([['', await repair()]]);

/** Reports what nobody else has asked for. */
const unheard = (error: unknown): void => {
  harmless('A subscription', () => {
    throw error;
  })();
};
