import type { Message } from './messages.js';
import { serializeFailure, serializeError } from './messages.js';
import type { SubscribedTopic } from '../plan.js';
import type { Dependencies, Source, SourceState } from '../source.js';

/** A topic that one or more tabs subscribe to. */
interface SharedTopic extends SubscribedTopic<SharedTopic> {
  readonly tabs: Set<string>;
}

/** The leader's tab and its connection to the others. */
export interface LeaderConnection {
  readonly leader: string;
  /** Sends a message to one tab or all, including its own. @param error - The original error that the message describes. */
  send(message: Message, error?: unknown): void;
  /** Sends a message to the other tabs. */
  broadcast(message: Message): void;
  /** Delivers an event to its own tab. */
  deliver(topicName: string, event: unknown): void;
  /** Calls back when a tab is gone, unless the signal fires before. */
  watch(tab: string, signal: AbortSignal, onGone: () => void): void;
}

/** The tab that holds the WebSockets: subscribes to the topics of all tabs and sends each tab its events. */
export class Leader {
  readonly #dependencies: Dependencies;
  readonly #connection: LeaderConnection;
  readonly #term: number;
  readonly #topics = new Map<string, SharedTopic>();
  readonly #tabs = new Set<string>();
  readonly #channels: Source<SharedTopic>;
  readonly #lifetime = new AbortController();
  #lastAnnouncement: SourceState | undefined;

  constructor(dependencies: Dependencies, connection: LeaderConnection, term: number, pauseMs: number) {
    this.#dependencies = dependencies;
    this.#connection = connection;
    this.#term = term;
    const { leader } = connection;
    this.#channels = dependencies.open(
      {
        onEvent: (topicName, event) => {
          const { tabs } = this.#topics.get(topicName) ?? {};
          const isOurs = tabs?.has(leader) ?? false;
          // Events are only copied to other tabs that subscribe to the topic.
          if ((tabs?.size ?? 0) > Number(isOurs))
            connection.broadcast({ kind: 'event', leader, topic: topicName, event: event as object });
          if (isOurs) connection.deliver(topicName, event);
        },
        onAccepted: (topics) => {
          for (const topic of topics) topic.isAccepted = true;
          const byTab = new Map<string, string[]>();
          for (const { text, tabs } of topics) {
            for (const tab of tabs) {
              const texts = byTab.get(tab);
              if (texts) texts.push(text);
              else byTab.set(tab, [text]);
            }
          }
          for (const [tab, texts] of byTab) connection.send({ kind: 'up', leader, tab, topics: texts });
        },
        onRefused: (topic, error) => {
          this.#refuse(topic, error);
        },
        onMissed: (topics, from) => {
          connection.send({ kind: 'missed', leader, topics: topics.map(({ text }) => text), from });
        },
        onChange: () => {
          this.#announceChanges();
        },
        onFailure: (error) => {
          for (const topic of [...this.#topics.values()]) this.#refuse(topic, error);
        },
      },
      pauseMs,
    );
  }

  /** Announces the leader and its state. */
  announce(): void {
    const { leader } = this.#connection;
    const { kind, reason, error, nextAttemptAt, pausedUntil } = (this.#lastAnnouncement = this.#channels.state);
    this.#connection.send({
      kind: 'lead',
      leader,
      term: this.#term,
      reason: kind === 'live' ? '' : (reason ?? 'new'),
      ...(error && { failure: serializeFailure(error) }),
      ...(nextAttemptAt !== undefined && { nextAttemptAt }),
      ...(pausedUntil !== undefined && { pausedUntil }),
    });
  }

  updateTopics({ tab, more: addedTopics, less: removedTexts }: Extract<Message, { kind: 'wishes' }>): void {
    if (!this.#tabs.has(tab)) {
      this.#tabs.add(tab);
      this.#connection.watch(tab, this.#lifetime.signal, () => {
        this.#removeTab(tab);
      });
    }
    for (const text of removedTexts) {
      const topic = this.#topics.get(text.toLowerCase());
      if (topic) this.#unsubscribe(topic, tab);
    }
    const acceptedTexts: string[] = [];
    for (const [text, base] of addedTopics) {
      const existing = this.#topics.get(text.toLowerCase());
      existing?.tabs.add(tab);
      if (existing?.isAccepted) acceptedTexts.push(text);
      else if (!existing) this.#add({ text, base, tabs: new Set([tab]), entry: undefined, isAccepted: false });
    }
    if (acceptedTexts.length > 0)
      this.#connection.send({ kind: 'up', leader: this.#connection.leader, tab, topics: acceptedTexts });
    this.#announceChanges();
  }

  hurry(): void {
    this.#channels.hurry();
  }

  reconnect(): void {
    this.#channels.reconnect();
  }

  get state(): SourceState {
    return this.#channels.state;
  }

  get channelIds(): readonly string[] {
    return this.#channels.channelIds;
  }

  close(): void {
    this.#lifetime.abort();
    this.#channels.close();
  }

  #announceChanges(): void {
    const { kind, reason, nextAttemptAt, pausedUntil } = this.#channels.state;
    const before = this.#lastAnnouncement;
    const isSame = before?.kind === kind && before.reason === reason && before.nextAttemptAt === nextAttemptAt;
    if (!isSame || (pausedUntil !== undefined && before.pausedUntil !== pausedUntil)) this.announce();
  }

  #add(topic: SharedTopic): void {
    this.#topics.set(topic.text.toLowerCase(), topic);
    try {
      this.#channels.add(topic);
    } catch (error) {
      this.#refuse(topic, error);
    }
  }

  #removeTab(tab: string): void {
    this.#tabs.delete(tab);
    for (const topic of [...this.#topics.values()]) this.#unsubscribe(topic, tab);
  }

  #unsubscribe(topic: SharedTopic, tab: string): void {
    topic.tabs.delete(tab);
    if (topic.tabs.size === 0) this.#remove(topic);
  }

  #remove(topic: SharedTopic): void {
    this.#topics.delete(topic.text.toLowerCase());
    this.#channels.remove(topic);
  }

  #refuse(topic: SharedTopic, error: unknown): void {
    this.#remove(topic);
    const message = {
      kind: 'refused',
      leader: this.#connection.leader,
      topic: topic.text,
      error: serializeError(error, this.#dependencies.errors),
    } as const;
    for (const tab of topic.tabs) this.#connection.send({ ...message, tab }, error);
  }
}
