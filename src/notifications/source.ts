import type { TooManyTopicsError, TopicRefusedError } from './errors.js';
import type { Wanted } from './plan.js';

/** Brings the events of topics: channels of one's own, or those of another tab. */
export interface Source<T> {
  /** Why they do not come: `new` at the beginning; absent where they do. */
  readonly reason: string | undefined;
  /** The ids of the platform's channels that are in use; absent if another tab has them. */
  readonly channelIds?: readonly string[];
  /** @throws where there is no room. */
  add(topic: T): void;
  remove(topic: T): void;
  /** The network is back, or may be. */
  hurry(): void;
  /** Replaces the WebSockets now; absent if another tab has them. */
  reconnect?(): void;
  close(): void;
}

/** Whom a source tells. */
export interface Hearer<T> {
  /** Something happened to what a topic is about. @param topicName - In lower case. */
  heard(topicName: string, event: unknown): void;
  /** Topics are heard of from now on. */
  up(topics: readonly T[]): void;
  /** A topic is not heard of, and will not be. */
  refused(topic: T, error: unknown): void;
  /** Of these topics events may have been missed since. */
  missed(topics: readonly T[], from: number): void;
  changed(): void;
  /** Nothing can come of any topic. */
  failed(error: unknown): void;
}

/** Why there may be no events of a topic. */
export interface Errors {
  readonly TooManyTopicsError: typeof TooManyTopicsError;
  readonly TopicRefusedError: typeof TopicRefusedError;
}

/** What is handed to the part that is loaded on demand: were it to import that, a page would load more at first. */
export interface Own {
  /** Opens channels of one's own. */
  readonly open: <T extends Wanted<T>>(hearer: Hearer<T>) => Source<T>;
  readonly errors: Errors;
}
