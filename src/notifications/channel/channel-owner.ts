import type { CallSender } from '../../core/call/operation.js';
import type { RecentKeys } from './duplicates.js';
import type { Entry, Shard, SentSubscription, SubscribedTopic } from '../plan.js';
import type { Timings } from '../settings.js';
import type { SocketClass } from '../web-socket.js';

/** Why the platform rejects a subscription. */
export interface TopicRefusal {
  readonly reason: string | undefined;
  readonly missingPermissions: readonly string[];
  readonly cause?: unknown;
}

/** The dependencies of a channel and the callbacks for its reports. */
export interface ChannelOwner<T extends SubscribedTopic<T>> {
  readonly client: CallSender;
  readonly signal: AbortSignal;
  readonly timings: Timings;
  /** Recent events with an id, of all channels. */
  readonly recent: RecentKeys;
  loadSocketClass(): Promise<SocketClass>;
  onEvent(topicName: string, event: unknown): void;
  /**
   * The platform has accepted these subscriptions except the rejected ones, by text in lower case. @param from - When they were
   * sent.
   */
  onResponse(subscriptions: readonly SentSubscription<T>[], refusals: ReadonlyMap<string, TopicRefusal>, from: number): void;
  /** Events arrive again; events since `from` may have been missed. */
  onRestored(entries: readonly Entry<T>[], from: number): void;
  /** The platform has requested a pause. */
  onPause(channel: Shard<T>, ms: number): void;
  onChange(): void;
  /** No channel can work here. */
  onFailure(error: unknown): void;
}
