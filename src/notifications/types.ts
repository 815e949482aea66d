import type { ConnectionError } from './failure.js';
import type { EndedByAwaitUsing, EndedByUsing } from './dispose.js';
import type { SocketClass } from './web-socket.js';

/** An event of a topic. */
export interface TopicEvent<P> {
  /** The topic with its ids. */
  readonly topicName: string;
  readonly eventBody: P;
  readonly metadata?: { readonly CorrelationId?: string };
  readonly repaired?: undefined;
}

/** The result of `repair`: the current state, after events may have been missed. */
export interface RepairedEvent<R> {
  readonly topicName: string;
  readonly repaired: R;
  readonly eventBody?: undefined;
}

/** The argument of a listener. `R` is the result type of its `repair`; without one there are only events. */
export type NotificationEvent<P, R = never> = [R] extends [never] ? TopicEvent<P> : TopicEvent<P> | RepairedEvent<R>;

/** Options that a repair should pass to its requests. */
export interface RepairRequest {
  /** Aborted when the repair has taken too long, and when the notifications are closed. */
  readonly signal: AbortSignal;
  readonly priority: 'background';
}

/** Options of a subscription to one topic. */
export interface ListenOptions<R = never> {
  /**
   * Reads the current state. Called when the subscription starts and after every interruption; events wait until it has resolved, and the
   * listener receives its result first.
   *
   * @param request - Pass it on to the calls that the repair makes. They are then aborted with it, and a `limiter` sends them last.
   */
  repair?: ((request: RepairRequest) => PromiseLike<R>) | undefined;
  /** Ends the subscription when it is aborted. If it is already aborted, nothing is sent. */
  signal?: AbortSignal | undefined;
}

/** Options of a subscription to the same topic of several ids. */
export interface ListenEachOptions<R = never> {
  /**
   * Reads the current state of the entities with these ids, by id. One call covers all ids that need it at that moment.
   *
   * @param request - As for {@link ListenOptions.repair}.
   */
  repair?: ((ids: readonly string[], request: RepairRequest) => PromiseLike<ReadonlyMap<string, R>>) | undefined;
  /** Ends the subscription when it is aborted. If it is already aborted, nothing is sent. */
  signal?: AbortSignal | undefined;
  /** Called for each id whose topic the platform has accepted, also for ids that were added later. */
  onAccepted?: ((id: string) => void) | undefined;
  /**
   * Called for each id whose topic the platform rejects, initially or later, with a {@link TopicRefusedError}. The other ids
   * stay subscribed.
   */
  onRefused?: ((error: unknown, id: string) => void) | undefined;
}

/** Options of an event stream. */
export interface EventStreamOptions<R = never> extends ListenOptions<R> {
  /**
   * How many events may wait to be read. One more ends the stream with an {@link EventOverflowError}, after the previous events
   * were read.
   *
   * @defaultValue 1000
   */
  bufferSize?: number | undefined;
}

/** Options of waiting for one event. */
export interface OnceOptions {
  /** Stops waiting when it is aborted: the promise rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /**
   * How long to wait, in ms, until the promise rejects with a `TimeoutError`. 0 and `Infinity` set no limit; no limit by
   * default.
   */
  timeout?: number | undefined;
}

/** Ends a subscription when it is called. `using` calls it too, if the runtime has `Symbol.dispose`. */
export interface Subscription extends EndedByUsing {
  (): void;
  /**
   * Resolves when the platform has accepted the topics. Rejects with a {@link TopicRefusedError} if it rejects one, with an
   * `AbortError` if the subscription is ended before the platform has responded, and with a `ConfigurationError` if the
   * notifications are closed before that. A rejection is reported on the console if you read neither `ready` nor `refused`.
   */
  readonly ready: Promise<void>;
  /**
   * Resolves with a {@link TopicRefusedError} when the platform rejects one of the topics: initially, or later if a permission
   * was withdrawn. The other topics stay subscribed.
   */
  readonly refused: Promise<unknown>;
}

/** A subscription to the same topic of several ids, which can change. */
export interface EachSubscription extends Subscription {
  /** The subscribed ids, without those that the platform has rejected. */
  readonly ids: readonly string[];
  /**
   * Subscribes to further ids, all or none of them. Ids that are already subscribed are skipped. Read `ready` again afterwards:
   * it then waits for the ids that were added.
   *
   * @throws TooManyTopicsError if the channels have no room for them, InvalidParameterError for invalid ids, ConfigurationError
   *   if the subscription has ended.
   */
  add(ids: readonly string[]): void;
  /** Ends the subscription to these ids. Other ids are ignored. */
  remove(ids: readonly string[]): void;
}

/** The events of one topic, for `for await`. Leaving the loop ends the subscription. */
export interface EventStream<E> extends AsyncIterableIterator<E>, EndedByAwaitUsing {
  /** Like `ready` of a subscription. */
  readonly ready: Promise<void>;
  return(): Promise<IteratorReturnResult<undefined>>;
}

/** A period in which events may have been missed that no `repair` has recovered. */
export interface Gap {
  /** In ms since the epoch. */
  readonly from: number;
  readonly to: number;
  /** The topics with their ids. */
  readonly topics: readonly string[];
}

/** The status of the event delivery. */
export interface NotificationsStatus {
  /**
   * `idle`: no topic is subscribed. `connecting`: initially, and while topics are added. `waiting`: interrupted, and retried.
   */
  readonly state: 'idle' | 'connecting' | 'live' | 'waiting' | 'closed';
  /** In ms since the epoch. */
  readonly since: number;
  /** Why it is not live. */
  readonly reason?: string;
  /** The error behind `reason`: with the HTTP `status` of a failed request, or the close `code` of a WebSocket, if known. */
  readonly error?: ConnectionError;
  /** When a message last arrived, in ms since the epoch, on the channel that has been silent the longest. */
  readonly lastHeardAt?: number;
  /** When the next attempt is due, in ms since the epoch. */
  readonly nextAttemptAt?: number;
}

/** A client that reports its sign-in, such as an `ApiClient`. */
export interface TellsSignIn {
  readonly apiUrl: string;
  readonly authData: { readonly accessToken?: string };
  onAuthChange(listener: (data?: unknown, isSameSignIn?: boolean) => void): () => void;
}

export interface NotificationsOptions {
  /** The WebSocket class, if the runtime has none and undici is not installed. */
  webSocket?: SocketClass;
  /**
   * The maximum number of channels, of the 20 that a user has per OAuth client; 4 by default, which hold 4,000 subscriptions.
   */
  maxChannels?: number;
  /**
   * Whether tabs of a browser with the same sign-in share the WebSockets of one tab; `false` by default. Requires an
   * `ApiClient`.
   */
  shareTabs?: boolean;
  /**
   * The delay before an attempt to reconnect, in ms: random between 0 and `minMs` (1000) for the first, then doubled up to
   * `maxMs` (60000). A `Retry-After` of the platform takes precedence.
   */
  backoff?: { minMs?: number; maxMs?: number };
  /** After how long without a message a socket is pinged (20000), and after how long in total it is replaced (35000), in ms. */
  watchdog?: { askAfterMs?: number; deadAfterMs?: number };
  /** How long a socket may take to open, in ms; 15000 by default. */
  openTimeoutMs?: number;
  /**
   * How long a repair may take, in ms; 60000 by default. After that its listeners receive events again, and `onGap` reports
   * them.
   */
  repairTimeoutMs?: number;
  /** How long a connection must hold until the next failure counts as the first again, in ms; 30000 by default. */
  stableAfterMs?: number;
}
