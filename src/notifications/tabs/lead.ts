import type { Message } from './messages.js';
import { describeFailure, toldError } from './messages.js';
import type { Wanted } from '../plan.js';
import type { Own, Source, SourceState } from '../source.js';

/** A topic that one or more tabs subscribe to. */
interface SharedTopic extends Wanted<SharedTopic> {
  readonly tabs: Set<string>;
}

/** The leader's tab and its connection to the others. */
export interface Crew {
  readonly leader: string;
  /** Sends a message to one tab or all, including its own. @param error - The original error that the message describes. */
  tell(message: Message, error?: unknown): void;
  /** Sends a message to the other tabs. */
  post(message: Message): void;
  /** Delivers an event to its own tab. */
  heard(topicName: string, event: unknown): void;
  /** Calls back when a tab is gone, unless the signal fires before. */
  watch(tab: string, signal: AbortSignal, gone: () => void): void;
}

/** The work of the tab that holds the WebSockets: subscribes to the topics of all tabs and sends each tab its events. */
export class Lead {
  readonly #own: Own;
  readonly #crew: Crew;
  readonly #term: number;
  readonly #topics = new Map<string, SharedTopic>();
  readonly #tabs = new Set<string>();
  readonly #channels: Source<SharedTopic>;
  readonly #over = new AbortController();
  #announced: SourceState | undefined;

  constructor(own: Own, crew: Crew, term: number, pauseMs: number) {
    this.#own = own;
    this.#crew = crew;
    this.#term = term;
    const { leader } = crew;
    this.#channels = own.open(
      {
        heard: (topicName, event) => {
          const { tabs } = this.#topics.get(topicName) ?? {};
          const isOurs = tabs?.has(leader) ?? false;
          // Events are only copied to other tabs that subscribe to the topic.
          if ((tabs?.size ?? 0) > Number(isOurs)) crew.post({ kind: 'event', leader, topic: topicName, event: event as object });
          if (isOurs) crew.heard(topicName, event);
        },
        up: (topics) => {
          for (const topic of topics) topic.isUp = true;
          const byTab = new Map<string, string[]>();
          for (const { text, tabs } of topics) {
            for (const tab of tabs) {
              const texts = byTab.get(tab);
              if (texts) texts.push(text);
              else byTab.set(tab, [text]);
            }
          }
          for (const [tab, texts] of byTab) crew.tell({ kind: 'up', leader, tab, topics: texts });
        },
        refused: (topic, error) => {
          this.#refuse(topic, error);
        },
        missed: (topics, from) => {
          crew.tell({ kind: 'missed', leader, topics: topics.map(({ text }) => text), from });
        },
        changed: () => {
          this.#look();
        },
        failed: (error) => {
          for (const topic of [...this.#topics.values()]) this.#refuse(topic, error);
        },
      },
      pauseMs,
    );
  }

  /** Announces the leader and its state. */
  announce(): void {
    const { leader } = this.#crew;
    const { kind, reason, error, nextAttemptAt, pausedUntil } = (this.#announced = this.#channels.state);
    this.#crew.tell({
      kind: 'lead',
      leader,
      term: this.#term,
      reason: kind === 'live' ? '' : (reason ?? 'new'),
      ...(error && { failure: describeFailure(error) }),
      ...(nextAttemptAt !== undefined && { nextAttemptAt }),
      ...(pausedUntil !== undefined && { pausedUntil }),
    });
  }

  wishes({ tab, more, less }: Extract<Message, { kind: 'wishes' }>): void {
    if (!this.#tabs.has(tab)) {
      this.#tabs.add(tab);
      this.#crew.watch(tab, this.#over.signal, () => {
        this.#gone(tab);
      });
    }
    for (const text of less) {
      const topic = this.#topics.get(text.toLowerCase());
      if (topic) this.#leave(topic, tab);
    }
    const up: string[] = [];
    for (const [text, base] of more) {
      const known = this.#topics.get(text.toLowerCase());
      known?.tabs.add(tab);
      if (known?.isUp) up.push(text);
      else if (!known) this.#add({ text, base, tabs: new Set([tab]), entry: undefined, isUp: false });
    }
    if (up.length > 0) this.#crew.tell({ kind: 'up', leader: this.#crew.leader, tab, topics: up });
    this.#look();
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
    this.#over.abort();
    this.#channels.close();
  }

  #look(): void {
    const { kind, reason, nextAttemptAt, pausedUntil } = this.#channels.state;
    const before = this.#announced;
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

  #gone(tab: string): void {
    this.#tabs.delete(tab);
    for (const topic of [...this.#topics.values()]) this.#leave(topic, tab);
  }

  #leave(topic: SharedTopic, tab: string): void {
    topic.tabs.delete(tab);
    if (topic.tabs.size === 0) this.#remove(topic);
  }

  #remove(topic: SharedTopic): void {
    this.#topics.delete(topic.text.toLowerCase());
    this.#channels.remove(topic);
  }

  #refuse(topic: SharedTopic, error: unknown): void {
    this.#remove(topic);
    const told = {
      kind: 'refused',
      leader: this.#crew.leader,
      topic: topic.text,
      error: toldError(error, this.#own.errors),
    } as const;
    for (const tab of topic.tabs) this.#crew.tell({ ...told, tab }, error);
  }
}
