import type { ConnectionError } from './failure.js';
import type { EndedByAwaitUsing, EndedByUsing } from './dispose.js';
import type { SocketClass } from './web-socket.js';

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

/** How a repair should make its calls. */
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
  /** Ends the subscription when it is aborted. If it is aborted already, nothing is sent. */
  signal?: AbortSignal | undefined;
}

/** Options of a subscription to the same topic of several ids. */
export interface ListenEachOptions<R = never> {
  /**
   * Reads the current state of the things with these ids, by id. One call covers all ids that need it at that moment.
   *
   * @param request - As for {@link ListenOptions.repair}.
   */
  repair?: ((ids: readonly string[], request: RepairRequest) => PromiseLike<ReadonlyMap<string, R>>) | undefined;
  /** Ends the subscription when it is aborted. If it is aborted already, nothing is sent. */
  signal?: AbortSignal | undefined;
  /** Called for each id whose topic the platform refuses, initially or later, with a {@link TopicRefusedError}. The other ids stay subscribed. */
  onRefused?: ((error: unknown, id: string) => void) | undefined;
}

/** Options of an event stream. */
export interface EventStreamOptions<R = never> extends ListenOptions<R> {
  /**
   * How many events may wait to be read. One more ends the stream with an {@link EventOverflowError}, after the events before it were read.
   *
   * @defaultValue 1000
   */
  bufferSize?: number | undefined;
}

/** Options of waiting for one event. */
export interface OnceOptions {
  /** Stops waiting when it is aborted: the promise rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** How long to wait, in ms, until the promise rejects with a `TimeoutError`. 0 and `Infinity` set no limit; by default there is none. */
  timeout?: number | undefined;
}

/** Ends a subscription when it is called. `using` calls it too, where the runtime has `Symbol.dispose`. */
export interface Subscription extends EndedByUsing {
  (): void;
  /**
   * Resolves when the platform has accepted the topics. Rejects with a {@link TopicRefusedError} if it refuses one, with an `AbortError` if the
   * subscription is ended before the platform has answered, and with a `ConfigurationError` if the notifications are closed before that.
   * A refusal is reported on the console if you read neither `ready` nor `refused`.
   */
  readonly ready: Promise<void>;
  /**
   * Resolves with a {@link TopicRefusedError} when the platform refuses one of the topics: initially, or later if a permission was withdrawn.
   * The other topics stay subscribed.
   */
  readonly refused: Promise<unknown>;
}

/** A subscription to the same topic of several ids, which can change. */
export interface EachSubscription extends Subscription {
  /** The ids that are subscribed to: without those that the platform has refused. */
  readonly ids: readonly string[];
  /**
   * Subscribes to further ids, all or none of them. Ids that are subscribed to already are skipped. Read `ready` again afterwards: it then
   * waits for the ids that were added.
   *
   * @throws TooManyTopicsError if the channels have no room for them, InvalidParameterError for invalid ids, ConfigurationError if the
   * subscription has ended.
   */
  add(ids: readonly string[]): void;
  /** Ends the subscription to these ids. Other ids are ignored. */
  remove(ids: readonly string[]): void;
}

/** The events of one topic, for `for await`. Leaving the loop ends the subscription. */
export interface EventStream<E> extends AsyncIterableIterator<E>, EndedByAwaitUsing {
  /** As `ready` of a subscription. */
  readonly ready: Promise<void>;
  return(): Promise<IteratorReturnResult<undefined>>;
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
  /** The error behind `reason`: with the HTTP `status` of a failed request, or the close `code` of a WebSocket, where these are known. */
  readonly error?: ConnectionError;
  /** When a socket was last heard, in ms since the epoch: that of the channel that has been silent the longest. */
  readonly lastHeardAt?: number;
  /** When the next attempt is due, in ms since the epoch. */
  readonly nextAttemptAt?: number;
}

/** A client that says who is signed in, as an `ApiClient` does. */
export interface TellsSignIn {
  readonly apiUrl: string;
  readonly authData: { readonly accessToken?: string };
  onAuthChange(listener: (data?: unknown, isSameSignIn?: boolean) => void): () => void;
}

export interface NotificationsOptions {
  /** The class of WebSockets, where the runtime has none of its own and undici is not there. */
  webSocket?: SocketClass;
  /** How many channels may be opened, of the 20 that a user has in an OAuth client; 4, which hold 4,000 subscriptions. */
  maxChannels?: number;
  /** Whether the tabs of a browser in which the same sign-in is in force share one tab's WebSockets; false. Takes an `ApiClient`. */
  shareTabs?: boolean;
  /**
   * The delay before an attempt to reconnect, in ms: anywhere between 0 and `minMs` (1000) for the first, then doubled up to `maxMs` (60000).
   * A `Retry-After` of the platform takes precedence.
   */
  backoff?: { minMs?: number; maxMs?: number };
  /** After how long without a message a socket is asked whether it responds (20000), and after how long in all it is replaced (35000), in ms. */
  watchdog?: { askAfterMs?: number; deadAfterMs?: number };
  /** The time that a socket may take to open, in ms; 15000. */
  openTimeoutMs?: number;
  /** The time that a repair may take, in ms; 60000. After that its listeners receive events again, and `onGap` reports them. */
  repairTimeoutMs?: number;
  /** How long a connection must hold until the next failure counts as the first again, in ms; 30000. */
  stableAfterMs?: number;
}
