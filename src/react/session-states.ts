import type { UserMe } from '../models/users.js';
import type { PlatformError, SignInOptions, SignOutOptions } from './session.js';

/** The client's sign-in at one moment. */
export interface Facts {
  /** In ms since the epoch. */
  now: number;
  token: string | undefined;
  /** When the token expires, in ms since the epoch, if known. */
  expiry: number | undefined;
  /** Whether there is a refresh token. */
  isRefreshable: boolean;
  /** Whether the login host has reported why there is no token. */
  isRefused: boolean;
  /** Whether the client refreshes an expired token automatically. */
  hasAutoRefresh: boolean;
  /** Whether the client obtains a token by itself, so that a missing one may only be late. */
  hasTokenProvider: boolean;
  /** In ms. */
  warnBeforeMs: number;
}

/** The client's sign-in is unknown, and no restoration is pending. */
interface Unknown {
  name: 'unknown';
  session: SignedIn | undefined;
  wishes: readonly Wish[];
}

/** The client finishes the sign-in that the page returns from, or checks the stored one. */
interface Restoring {
  name: 'restoring';
  /** The current sign-in: the client had a token before the provider had its settings. */
  session: SignedIn | undefined;
  /** What to do afterwards, in this order. */
  wishes: readonly Wish[];
  /** Whether the client had a token at any time. */
  hadToken: boolean;
}

interface SignedOut {
  name: 'signed-out';
  isExpired: boolean;
}

/** The page is being redirected to the login page. */
interface SigningIn {
  name: 'signing-in';
  /** The sign-in that gets a new token. It is restored if that fails. */
  session: SignedIn | undefined;
}

export interface SignedIn {
  name: 'signed-in';
  token: string;
  user: UserMe | undefined;
  /** Why the user of the token is unknown. */
  userError: PlatformError | undefined;
  /** Whether `token` replaced another one, so that `user` belongs to the previous one until it is fetched again. */
  isRenewed: boolean;
  /** Whether the token is being checked with the platform. */
  isChecking: boolean;
  /** When the token expires. */
  expiry: number | undefined;
  /** When the session expires; `undefined` also if the client refreshes tokens automatically. */
  endsAt: number | undefined;
  isExpiringSoon: boolean;
  /** When to check the time again. */
  wakeAt: number | undefined;
}

interface Failed {
  name: 'failed';
  error: PlatformError;
  /** The token that could not be checked. No user is signed in with it yet. */
  unchecked: string | undefined;
  /** The sign-in that could not get a new token. */
  session: SignedIn | undefined;
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
/** The states in which the client is not signing in, so that its facts are reliable. */
export type CalmState = Exclude<MountedState, Restoring | SigningIn>;

interface Events {
  /** The first provider was mounted. `shouldRestore`: sign-in settings exist, and the stored sign-in was not restored yet. */
  attached: { facts: Facts; shouldRestore: boolean };
  /** The last provider was unmounted. */
  detached: object;
  /** The provider's settings have changed. */
  configured: { facts: Facts; shouldRestore: boolean };
  /** Time has passed, or the client has reported a change. */
  looked: { facts: Facts };
  /** The page was restored from the back/forward cache. */
  returned: { facts: Facts };
  /** The stored sign-in was read again. `isExpired`: because a token was discarded that is no longer valid. */
  takenOver: { facts: Facts; isExpired: boolean };
  /** The application requests what failed again: the check of a stored sign-in, or the user. */
  retried: object;
  signIn: { options: SignInOptions };
  signOut: { options: SignOutOptions };
  /** The client's pending sign-in work has ended. */
  settled: { facts: Facts; failure: PlatformError | undefined };
  /** The redirect to the logout page failed. */
  logoutFailed: { error: PlatformError };
  /** The user of a token was requested. */
  userFound: { token: string; user: UserMe | undefined; failure: PlatformError | undefined };
  /** A call with this token received a 401. */
  refused: { token: string };
  /** The token was checked with the platform. */
  checked: { token: string; isRefused: boolean };
}

export type EventName = keyof Events;
export type EventOf<N extends EventName> = { [K in N]: { type: K } & Events[K] }[N];
export type SessionEvent = EventOf<EventName>;

/** A sign-in or sign-out that was requested before the stored sign-in was restored. */
export type Wish = EventOf<'signIn' | 'signOut'>;

/** An effect that the store carries out. */
export type Effect =
  /** Finish or check an earlier sign-in without leaving the page: results in `settled`. */
  | { type: 'restore' }
  /** Redirect to the login page, for a new token even if there is one: may result in `settled`. */
  | { type: 'login'; options: SignInOptions; isRenewal: boolean }
  /** Remove the sign-in, notify the other tabs, and redirect to the logout page: may result in `logoutFailed`. */
  | { type: 'logout'; options: SignOutOptions }
  /** Discard a token, unless another tab has stored a newer one: results in `takenOver`. */
  | { type: 'giveUp'; token: string }
  /** Request the user of a token: results in `userFound`. */
  | { type: 'findUser'; token: string }
  /** Check a token with the platform: results in `checked`. */
  | { type: 'check'; token: string }
  /** Clear the cached responses of the platform. */
  | { type: 'forgetAnswers' };

export interface Step {
  state: State;
  effects: readonly Effect[];
}
