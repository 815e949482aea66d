import type { Failure } from '../failure.js';
import type { Timings } from '../settings.js';

/** A channel as the platform made it. */
export interface Link {
  readonly id: string;
  readonly uri: string;
  readonly expires: string | undefined;
  /** The platform has accepted a whole list of topics for it. */
  readonly isSubscribed: boolean;
  /** When its life has to be extended, in ms since the epoch. */
  readonly renewAt: number;
}

/** An open socket that delivers events. */
export interface OpenSocket {
  readonly id: number;
  /** In ms since the epoch. */
  readonly openedAt: number;
  /** When the platform announced that it will close, in ms since the epoch. */
  readonly closingAt: number | undefined;
  /** Not heard for longer than the watchdog allows, and not yet given up. */
  readonly isDoubtful: boolean;
}

/** How far the renewal of a channel has come. `replace`: another channel is prepared while this one still delivers. */
export type Renewal =
  | { readonly step: 'extend' }
  | { readonly step: 'compare' }
  | { readonly step: 'replace'; readonly link: Link | undefined; readonly socket: OpenSocket | undefined };

/** A timer runs as long as the state holds the same object. */
export interface Timer {
  readonly ms: number;
  readonly event: { readonly type: 'timeUp' | 'pauseOver' };
}

/** Nothing is sent and no socket is opened before it is over. */
export interface Pause {
  readonly timer: Timer;
  /** The platform has asked for it: nothing shortens it. */
  readonly isBinding: boolean;
  /** How much longer the backoff lasts once a binding pause is over, in ms. */
  readonly thenMs: number;
  /** When the next attempt is due, in ms since the epoch. */
  readonly until: number;
}

/** What a channel has, in whichever state. */
export interface Connection {
  readonly isWanted: boolean;
  readonly link: Link | undefined;
  /** The socket on `link`. */
  readonly socket: OpenSocket | undefined;
  readonly renewal: Renewal | undefined;
  /** The topics have changed since the platform was told. */
  readonly isDirty: boolean;
  /** Since when events may have been missed, in ms since the epoch. */
  readonly gapFrom: number | undefined;
  readonly failures: number;
  /** Since when nothing has failed, in ms since the epoch. */
  readonly okSince: number | undefined;
  readonly pause: Pause | undefined;
  /** What went wrong last; absent once events arrive again. */
  readonly problem: Failure | undefined;
}

interface WithConnection {
  readonly connection: Connection;
}

interface WithRequest extends WithConnection {
  /** The response to any other request is ignored. */
  readonly request: number;
  readonly timer: Timer;
}

interface OnLink extends WithRequest {
  readonly linkId: string;
}

/** The states of a channel. At most one request or attempt to open a socket is under way. */
export type State =
  /** No topic is wanted: no socket, no timer but a pause. */
  | ({ readonly name: 'idle' } & WithConnection)
  /** Changes of the topics are collected. */
  | ({ readonly name: 'gathering'; readonly timer: Timer } & WithConnection)
  | ({ readonly name: 'waiting' } & WithConnection)
  | ({ readonly name: 'making' } & WithRequest)
  | ({ readonly name: 'opening'; readonly socketId: number; readonly linkId: string } & WithConnection)
  /** A socket could not be opened: whether the channel still exists is being asked. */
  | ({ readonly name: 'checking'; readonly cause: Failure } & OnLink)
  | ({ readonly name: 'subscribing' } & OnLink)
  /** Whether the channel's life was extended is being read. */
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
  /** The user wants new sockets. */
  | { readonly type: 'reconnect' }
  | { readonly type: 'close' }
  | { readonly type: 'timeUp' }
  | { readonly type: 'pauseOver' }
  /** The platform has asked another channel of the same sign-in to wait. */
  | { readonly type: 'paused'; readonly ms: number }
  | {
      readonly type: 'made';
      readonly request: number;
      readonly id: string;
      readonly uri: string;
      readonly expires: string | undefined;
    }
  | { readonly type: 'checked'; readonly request: number }
  /** @param isComplete - Whether the platform has seen all topics; not so while a refused list is tried in parts. */
  | { readonly type: 'subscribed'; readonly request: number; readonly isComplete: boolean }
  | { readonly type: 'compared'; readonly request: number; readonly expires: string | undefined }
  | { readonly type: 'failed'; readonly request: number; readonly failure: Failure }
  | { readonly type: 'opened'; readonly socketId: number }
  /** A socket is gone, or could not be opened. */
  | { readonly type: 'ended'; readonly socketId: number; readonly failure: Failure }
  /** The platform has announced that it will close a socket. */
  | { readonly type: 'closing'; readonly socketId: number }
  /** The platform has ended the channel that a socket belongs to. */
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
  /** Closes a socket, or gives up opening it. Nothing it still delivers is wanted. */
  | { readonly type: 'drop'; readonly socketId: number }
  /** Closes a socket that another one replaces. What it still delivers is wanted. */
  | { readonly type: 'retire'; readonly socketId: number }
  /** Asks whether a socket still responds. */
  | { readonly type: 'ask'; readonly socketId: number }
  /** Two sockets deliver the same events from now on. */
  | { readonly type: 'overlap' }
  /** Events arrive again after a gap. */
  | { readonly type: 'restored'; readonly from: number }
  /** The platform has asked to wait. */
  | { readonly type: 'pause'; readonly ms: number }
  | { readonly type: 'unusable'; readonly error: Error };

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** What a transition knows of the world. */
export interface Moment {
  /** In ms since the epoch. */
  readonly now: number;
  /** From 0 to below 1. */
  readonly random: number;
  /** A number that no request and no socket has had. */
  readonly id: number;
  /** When the open socket was last heard, in ms since the epoch. */
  readonly heardAt: number;
  readonly timings: Timings;
}
