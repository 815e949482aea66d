import type { Failure } from '../failure.js';
import type { Timings } from '../settings.js';

/** A channel of the platform. */
export interface Link {
  readonly id: string;
  readonly uri: string;
  readonly expires: string | undefined;
  /** Whether the platform has accepted a complete list of topics for it. */
  readonly isSubscribed: boolean;
  /** When it must be renewed, in ms since the epoch. */
  readonly renewAt: number;
}

/** An open socket that delivers events. */
export interface OpenSocket {
  readonly id: number;
  /** In ms since the epoch. */
  readonly openedAt: number;
  /** When the platform announced that it will close, in ms since the epoch. */
  readonly closingAt: number | undefined;
  /** Silent for longer than the watchdog permits, but not closed yet. */
  readonly isDoubtful: boolean;
}

/** The progress of a renewal. `replace`: another channel is prepared while the current one still delivers. */
export type Renewal =
  | { readonly step: 'extend' }
  | { readonly step: 'compare' }
  | { readonly step: 'replace'; readonly link: Link | undefined; readonly socket: OpenSocket | undefined };

/** A timer runs as long as the state contains the same object. */
export interface Timer {
  readonly ms: number;
  readonly event: { readonly type: 'timeUp' | 'pauseOver' };
}

/** Until it is over, nothing is sent and no socket is opened. */
export interface Pause {
  readonly timer: Timer;
  /** The platform has requested it, so nothing shortens it. */
  readonly isBinding: boolean;
  /** How much longer the backoff lasts after a binding pause, in ms. */
  readonly thenMs: number;
  /** When the next attempt is due, in ms since the epoch. */
  readonly until: number;
}

/** The connection of a channel, in every state. */
export interface Connection {
  readonly isWanted: boolean;
  readonly link: Link | undefined;
  /** The socket on `link`. */
  readonly socket: OpenSocket | undefined;
  readonly renewal: Renewal | undefined;
  /** The topics have changed since they were last sent. */
  readonly isDirty: boolean;
  /** Since when events may have been missed, in ms since the epoch. */
  readonly gapFrom: number | undefined;
  readonly failures: number;
  /** Since when nothing has failed, in ms since the epoch. */
  readonly okSince: number | undefined;
  readonly pause: Pause | undefined;
  /** The last failure; absent once events arrive again. */
  readonly problem: Failure | undefined;
}

interface WithConnection {
  readonly connection: Connection;
}

interface WithRequest extends WithConnection {
  /** Responses to other requests are ignored. */
  readonly request: number;
  readonly timer: Timer;
}

interface OnLink extends WithRequest {
  readonly linkId: string;
}

/** The states of a channel. At most one request or attempt to open a socket is pending. */
export type State =
  /** No topic is subscribed: no socket, and no timer except a pause. */
  | ({ readonly name: 'idle' } & WithConnection)
  /** Changes of the topics are collected. */
  | ({ readonly name: 'gathering'; readonly timer: Timer } & WithConnection)
  | ({ readonly name: 'waiting' } & WithConnection)
  | ({ readonly name: 'making' } & WithRequest)
  | ({ readonly name: 'opening'; readonly socketId: number; readonly linkId: string } & WithConnection)
  /** A socket could not be opened, so the channel is checked. */
  | ({ readonly name: 'checking'; readonly cause: Failure } & OnLink)
  | ({ readonly name: 'subscribing' } & OnLink)
  /** The channel's expiry is read. */
  | ({ readonly name: 'comparing' } & OnLink)
  | ({ readonly name: 'steady'; readonly timer: Timer } & WithConnection)
  | ({ readonly name: 'closed' } & WithConnection);

export type StateName = State['name'];
export type StateOf<S extends StateName> = Extract<State, { readonly name: S }>;

export type Event =
  /** The topics have changed. */
  | { readonly type: 'changed'; readonly isWanted: boolean }
  /** The network is back, or may be. */
  | { readonly type: 'hurried' }
  /** The user requests new sockets. */
  | { readonly type: 'reconnect' }
  | { readonly type: 'close' }
  | { readonly type: 'timeUp' }
  | { readonly type: 'pauseOver' }
  /** The platform has requested a pause on another channel of the same sign-in. */
  | { readonly type: 'paused'; readonly ms: number }
  | {
      readonly type: 'created';
      readonly request: number;
      readonly id: string;
      readonly uri: string;
      readonly expires: string | undefined;
    }
  | { readonly type: 'checked'; readonly request: number }
  /** @param isComplete - Whether the platform has received all topics; false while a rejected list is retried in parts. */
  | { readonly type: 'subscribed'; readonly request: number; readonly isComplete: boolean }
  | { readonly type: 'compared'; readonly request: number; readonly expires: string | undefined }
  | { readonly type: 'failed'; readonly request: number; readonly failure: Failure }
  | { readonly type: 'opened'; readonly socketId: number }
  /** A socket has ended, or could not be opened. */
  | { readonly type: 'ended'; readonly socketId: number; readonly failure: Failure }
  /** The platform has announced that it will close a socket. */
  | { readonly type: 'closing'; readonly socketId: number }
  /** The platform has ended the channel of a socket. */
  | { readonly type: 'channelEnded'; readonly socketId: number; readonly failure: Failure }
  | { readonly type: 'doubted'; readonly socketId: number; readonly isDoubtful: boolean };

export type EventName = Event['type'];
export type EventOf<E extends EventName> = Extract<Event, { readonly type: E }>;

export type Effect =
  | { readonly type: 'post'; readonly request: number }
  | { readonly type: 'head'; readonly request: number; readonly linkId: string }
  | { readonly type: 'put'; readonly request: number; readonly linkId: string }
  | { readonly type: 'list'; readonly request: number; readonly linkId: string }
  | { readonly type: 'open'; readonly socketId: number; readonly link: Link }
  /** Closes a socket, or aborts opening it. Its further messages are ignored. */
  | { readonly type: 'drop'; readonly socketId: number }
  /** Closes a socket that another one replaces. Its further messages are still delivered. */
  | { readonly type: 'retire'; readonly socketId: number }
  /** Checks whether a socket still responds. */
  | { readonly type: 'ping'; readonly socketId: number }
  /** From now on, two sockets deliver the same events. */
  | { readonly type: 'overlap' }
  /** Events arrive again after a gap. */
  | { readonly type: 'restored'; readonly from: number }
  /** The platform has requested a pause. */
  | { readonly type: 'pause'; readonly ms: number }
  | { readonly type: 'unusable'; readonly error: Error };

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** The inputs of a transition from outside the state. */
export interface Moment {
  /** In ms since the epoch. */
  readonly now: number;
  /** From 0 to below 1. */
  readonly random: number;
  /** A number that no request and no socket has had. */
  readonly id: number;
  /** When the open socket last received a message, in ms since the epoch. */
  readonly heardAt: number;
  readonly timings: Timings;
}
