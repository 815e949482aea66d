import type { TooManyTopicsError, TopicRefusedError } from './errors.js';
import type { ConnectionError } from './failure.js';
import type { SubscribedTopic } from './plan.js';

/** Whether the events of a source arrive. */
export interface SourceState {
  /**
   * `new`: they do not arrive yet, and nothing has failed. `live`: an open socket has received messages within the time of the
   * watchdog.
   */
  readonly kind: 'new' | 'live' | 'waiting';
  /** Why they do not arrive, after a failure. */
  readonly reason?: string | undefined;
  readonly error?: ConnectionError | undefined;
  /** When the next attempt is due, in ms since the epoch. */
  readonly nextAttemptAt?: number | undefined;
  /** When a message last arrived, in ms since the epoch, on the channel that has been silent the longest. */
  readonly lastHeardAt?: number | undefined;
  /** Until when the platform has requested a pause, in ms since the epoch. */
  readonly pausedUntil?: number | undefined;
}

/** Delivers the events of topics: through its own channels or those of another tab. */
export interface Source<T> {
  readonly state: SourceState;
  /** The ids of the platform's channels in use; empty if another tab has them. */
  readonly channelIds: readonly string[];
  /** @throws if there is no room. */
  add(topic: T): void;
  remove(topic: T): void;
  /** The network is back, or may be. */
  hurry(): void;
  /** Replaces all sockets immediately. A pause that the platform has requested stays active. */
  reconnect(): void;
  close(): void;
}

/** Receives the events and reports of a source. */
export interface SourceListener<T> {
  /** An event of a topic. @param topicName - In lower case. */
  onEvent(topicName: string, event: unknown): void;
  /** The events of these topics arrive from now on. */
  onAccepted(topics: readonly T[]): void;
  /** The events of a topic do not arrive, and will not. */
  onRefused(topic: T, error: unknown): void;
  /** Events of these topics may have been missed since `from`. */
  onMissed(topics: readonly T[], from: number): void;
  onChange(): void;
  /** No topic can be subscribed. */
  onFailure(error: unknown): void;
}

/** The errors of rejected topics. */
export interface TopicErrors {
  readonly TooManyTopicsError: typeof TooManyTopicsError;
  readonly TopicRefusedError: typeof TopicRefusedError;
}

/** Dependencies of the lazily loaded module. If it imported them itself, a page would load more initially. */
export interface Dependencies {
  /** Opens channels of this tab. @param pauseMs - The remaining pause that the platform has requested. */
  readonly open: <T extends SubscribedTopic<T>>(listener: SourceListener<T>, pauseMs?: number) => Source<T>;
  readonly errors: TopicErrors;
}
