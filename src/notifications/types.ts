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
}
