import type { ConnectionError } from './failure.js';
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

/** How one subscription is kept right. */
export interface ListenOptions<R> {
  /**
   * Reads how things stand: called when the subscription holds, and after every interruption. Its events wait meanwhile.
   *
   * @param request - Pass it on to the calls that the repair makes: they then end with it, and go last where the client has a `limiter`.
   */
  repair: (request: RepairRequest) => PromiseLike<R>;
}

/** The same for several topics at once. */
export interface ListenEachOptions<R> {
  /** Reads how the things with these ids stand, by id; all that are due are asked for in one. */
  repair: (ids: readonly string[], request: RepairRequest) => PromiseLike<ReadonlyMap<string, R>>;
}

/** Ends a subscription when it is called. */
export interface Subscription {
  (): void;
  /** Resolves when events come. Rejects with a {@link TopicRefusedError} where they will not; who does not ask is told on the console. */
  readonly ready: Promise<void>;
  /**
   * Resolves with a {@link TopicRefusedError} as soon as the platform refuses one of the topics: at the beginning, or later, where a permission
   * was withdrawn in the meantime. The other topics go on.
   */
  readonly refused: Promise<unknown>;
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
