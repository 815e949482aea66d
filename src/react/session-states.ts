import type { UserMe } from '../models/users.js';
import type { PlatformError, SignInOptions, SignOutOptions } from './session.js';

/** What the client knows of its sign-in at one moment. */
export interface Facts {
  /** ms since the epoch */
  now: number;
  token: string | undefined;
  /** When the token expires, in ms since the epoch, where that is known. */
  expiry: number | undefined;
  /** Whether there is a refresh token. */
  refreshable: boolean;
  /** Whether the login host has told why there is no token any more. */
  refused: boolean;
  /** Whether the client replaces an expired token by itself. */
  refreshes: boolean;
  /** ms */
  warnBeforeMs: number;
}

/** Nothing is known of the client, and nothing is under way that would tell. */
interface Unknown {
  name: 'unknown';
  held: SignedIn | undefined;
  waiting: readonly Wish[];
}

/** The client finishes the sign-in that the page comes back from, or checks the one that is kept. */
interface Restoring {
  name: 'restoring';
  /** The sign-in that stands meanwhile: the client had its token before the provider had its settings. */
  held: SignedIn | undefined;
  /** What to do afterwards, in this order. */
  waiting: readonly Wish[];
  /** Whether the client had a token at some time. */
  hadToken: boolean;
}

interface SignedOut {
  name: 'signed-out';
  expired: boolean;
}

/** The client leaves for the login page. */
interface SigningIn {
  name: 'signing-in';
  /** The sign-in that a new token is fetched for. It stands again if nothing comes of that. */
  held: SignedIn | undefined;
}

export interface SignedIn {
  name: 'signed-in';
  token: string;
  user: UserMe | undefined;
  /** Why it is not known whose token it is. */
  userError: PlatformError | undefined;
  /** Whether `token` took the place of another, so that `user`, until it is looked up again, is the other's. */
  renewed: boolean;
  /** Whether the platform is being asked if it still accepts the token. */
  checking: boolean;
  /** When the token expires. */
  expiry: number | undefined;
  /** When the sign-in ends by itself; `undefined` also where the client replaces an expired token. */
  endsAt: number | undefined;
  expiresSoon: boolean;
  /** When to look at the time again. */
  wakeAt: number | undefined;
}

interface Failed {
  name: 'failed';
  error: PlatformError;
  /** The token that could not be checked: there is one, but nobody is signed in with it yet. */
  unchecked: string | undefined;
  /** The sign-in that a new token could not be fetched for. */
  held: SignedIn | undefined;
}

/** No provider is mounted: not yet, or no longer. */
interface Apart {
  name: 'apart';
  was: MountedState;
}

interface States {
  apart: Apart;
  unknown: Unknown;
  restoring: Restoring;
  'signed-out': SignedOut;
  'signing-in': SigningIn;
  'signed-in': SignedIn;
  failed: Failed;
}

export type StateName = keyof States;
export type StateOf<N extends StateName> = { [K in N]: { name: K } & States[K] }[N];
export type State = States[StateName];
export type MountedState = Exclude<State, Apart>;
/** Those in which the client is not busy signing in, so that what it knows can be relied on. */
export type CalmState = Exclude<MountedState, Restoring | SigningIn>;

interface Events {
  /** The first provider is there. `restores`: it knows how people sign in, and an earlier sign-in was not looked for yet. */
  attached: { facts: Facts; restores: boolean };
  /** The last provider is gone. */
  detached: object;
  /** The provider's settings are others than before. */
  configured: { facts: Facts; restores: boolean };
  /** Time has passed, or the client has told of a change. */
  looked: { facts: Facts };
  /** The browser has brought the page back as it had been left. */
  returned: { facts: Facts };
  /** What is kept was read again. `expired`: because a token was given up that is no longer good. */
  takenOver: { facts: Facts; expired: boolean };
  signIn: { options: SignInOptions };
  signOut: { options: SignOutOptions };
  /** What the client was busy with has come to an end. */
  settled: { facts: Facts; failure: PlatformError | undefined };
  /** The page could not leave for the logout page. */
  logoutFailed: { error: PlatformError };
  /** The platform was asked whose token it is. */
  userFound: { token: string; user: UserMe | undefined; failure: PlatformError | undefined };
  /** A call with this token was answered 401. */
  refused: { token: string };
  /** The platform was asked if it still accepts the token. */
  checked: { token: string; isRefused: boolean };
}

export type EventName = keyof Events;
export type EventOf<N extends EventName> = { [K in N]: { type: K } & Events[K] }[N];
export type SessionEvent = EventOf<EventName>;

/** What somebody wants who did not wait until an earlier sign-in was looked for. */
export type Wish = EventOf<'signIn' | 'signOut'>;

/** What a transition has the store do. */
export type Effect =
  /** Have the client finish or check an earlier sign-in, without leaving the page: answered by `settled`. */
  | { type: 'restore' }
  /** Have the client leave for the login page, for a new token even if there is one: answered by `settled`, if at all. */
  | { type: 'login'; options: SignInOptions; renews: boolean }
  /** Forget the sign-in, tell the other tabs, and leave for the logout page: answered by `logoutFailed`, if at all. */
  | { type: 'logout'; options: SignOutOptions }
  /** Have the client forget a token, unless another tab has left a newer one: answered by `takenOver`. */
  | { type: 'giveUp'; token: string }
  /** Ask whose token it is: answered by `userFound`. */
  | { type: 'findUser'; token: string }
  /** Ask if the platform still accepts the token: answered by `checked`. */
  | { type: 'check'; token: string }
  /** Empty the caches of the platform's answers. */
  | { type: 'forgetAnswers' };

export interface Step {
  state: State;
  effects: readonly Effect[];
}
