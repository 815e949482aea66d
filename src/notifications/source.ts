import type { TooManyTopicsError, TopicRefusedError } from './errors.js';
import type { ConnectionError } from './failure.js';
import type { Wanted } from './plan.js';

/** Whether the events of a source arrive. */
export interface SourceState {
  /** `new`: they do not arrive yet, and nothing has failed. `live`: an open socket has been heard within the time of the watchdog. */
  readonly kind: 'new' | 'live' | 'waiting';
  /** Why they do not arrive, if something has failed. */
  readonly reason?: string | undefined;
  readonly error?: ConnectionError | undefined;
  /** When the next attempt is due, in ms since the epoch. */
  readonly nextAttemptAt?: number | undefined;
  /** When a socket was last heard, in ms since the epoch: that of the channel that has been silent the longest. */
  readonly lastHeardAt?: number | undefined;
  /** Until when the platform has asked to wait, in ms since the epoch. */
  readonly pausedUntil?: number | undefined;
}

/** Brings the events of topics: by its own channels, or by those of another tab. */
export interface Source<T> {
  readonly state: SourceState;
  /** The ids of the platform's channels that are in use; none if another tab has them. */
  readonly channelIds: readonly string[];
  /** @throws if there is no room. */
  add(topic: T): void;
  remove(topic: T): void;
  /** The network is back, or may be. */
  hurry(): void;
  /** Replaces all sockets at once. A pause that the platform has asked for stays in force. */
  reconnect(): void;
  close(): void;
}

/** Receives what a source brings. */
export interface Hearer<T> {
  /** Something happened to what a topic is about. @param topicName - In lower case. */
  heard(topicName: string, event: unknown): void;
  /** The events of these topics arrive from now on. */
  up(topics: readonly T[]): void;
  /** The events of a topic do not arrive, and will not. */
  refused(topic: T, error: unknown): void;
  /** Of these topics events may have been missed since. */
  missed(topics: readonly T[], from: number): void;
  changed(): void;
  /** No topic can be subscribed to at all. */
  failed(error: unknown): void;
}

/** Why there may be no events of a topic. */
export interface Errors {
  readonly TooManyTopicsError: typeof TooManyTopicsError;
  readonly TopicRefusedError: typeof TopicRefusedError;
}

/** What is handed to the part that is loaded lazily. If it imported this itself, a page would load more initially. */
export interface Own {
  /** Opens channels of this tab. @param pauseMs - How much longer the platform has asked to wait. */
  readonly open: <T extends Wanted<T>>(hearer: Hearer<T>, pauseMs?: number) => Source<T>;
  readonly errors: Errors;
}
