import { Deadline } from '../core/transport/deadline.js';
import { SignInError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { loaded } from '../core/arguments/loaded.js';
import type { AuthKind } from '../core/call/operation.js';
import type { Authorizer, WaitingCall } from '../core/client/platform-client.js';
import { harmless } from '../core/values/report.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { SWITCH, TEXT, checkedOptions } from '../core/arguments/option-checks.js';
import { isFunction, ownFields } from '../core/values/plain-objects.js';
import type { Runtime, StorageLike } from '../core/values/runtime.js';
import { webStorage } from '../core/values/runtime.js';
import { isCarriable } from './access-token.js';
import type { GuestToken } from './guest-token.js';
import { readGuestToken } from './guest-token.js';
import type { Refreshing } from './refresh.js';
import type { ClientCredentials, TokenAnswer, TokenEndpoint } from './token-endpoint.js';

/** What the client stores about its sign-in. */
export interface AuthData {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** Your `state`, or the random one that was sent to the login page if you passed none. */
  readonly state?: string;
  /**
   * Why the login page returned no token, e.g. `access_denied`, or why the login host refused a refresh, e.g. `invalid_grant`.
   */
  readonly error?: string;
  readonly error_description?: string;
  /** When the access token expires, in ms since the epoch. */
  readonly tokenExpiryTime?: number;
  /** The same time as a UTC string. */
  readonly tokenExpiryTimeString?: string;
}

/** The sign-in data right after a successful sign-in. */
export interface SignedIn extends AuthData {
  readonly accessToken: string;
}

/** Where settings are stored between visits. */
export interface PersistOptions {
  /** Prefix of every key; `contact-centre` by default. */
  prefix?: string | undefined;
  /** Storage to use; `localStorage` by default. */
  storage?: StorageLike | undefined;
  /**
   * Whether the refresh token is stored too. By default it is stored, except in a browser: a page cannot refresh, and any
   * script that reads the storage could use the token for weeks.
   */
  refreshToken?: boolean | undefined;
}

/** How a session refreshes and what it stores. */
export interface SessionOptions {
  /** Whether to refresh once when the platform refuses a token; true by default. */
  refreshAccessToken?: boolean;
  /** How long calls wait for a refresh that another call began, in s; 10 by default. */
  refreshTokenWaitMax?: number;
  /** Whether to store the sign-in between visits; false by default. */
  persist?: boolean | PersistOptions;
}

/**
 * Receives the sign-in data after a change.
 *
 * @param isSameSignIn - Whether the data belongs to the same sign-in as the last notification, as after a refresh; false after
 * a sign-in or a sign-out.
 */
export type AuthListener = (data: AuthData, isSameSignIn: boolean) => void;

/** Settings of the client, read whenever the session needs them. */
interface Owner {
  readonly runtime: Runtime;
  readonly loginUrl: string;
  readonly refreshAccessToken: boolean;
  /** s */
  readonly refreshTokenWaitMax: number;
}

/** A sign-in that is under way. */
interface Attempt {
  /** Identifies a repeated call of the same sign-in. */
  readonly key: string;
  /** Stops when a newer sign-in, a sign-out or other hosts replace this attempt. After that, it must have no effect. */
  readonly until: Deadline;
  /** Settles when the sign-in has completed or was stopped. */
  outcome: Promise<SignedIn>;
  /** The promise that the caller of the login method receives. */
  promise: Promise<SignedIn>;
  /** The browser has left for the login page: another page completes the sign-in. */
  isElsewhere: boolean;
}

/** A refresh that failed; the times are in ms since the epoch. */
interface FailedRefresh {
  readonly error: Error;
  readonly at: number;
  /** The earliest time for the next request to the login host, from its `Retry-After`. */
  readonly notBefore: number;
}

/** The tokens of one client: it stores them, and runs at most one refresh or sign-in at a time. */
export class Session implements Authorizer {
  #data: AuthData = ownFields({});
  #clientId = '';
  /** Identifies the current sign-in. Each call belongs to the sign-in that was current when it began. */
  #signIn: object = {};
  /** The sign-in of the last notification to listeners. */
  #told = this.#signIn;
  readonly #owner: Owner;
  readonly endpoint: () => TokenEndpoint;
  readonly #listeners = new Set<AuthListener>();
  #guest: { jwt: string; token: GuestToken } | undefined;
  #persist: { prefix: string; storage: StorageLike; refreshToken: boolean | undefined } | undefined;
  #attempt: Attempt | undefined;
  /** The OAuth client that a refresh token is redeemed with, if the sign-in has brought one. */
  credentials: ClientCredentials | undefined;
  /** The refresh that is under way. */
  refreshing: Refreshing | undefined;
  failedRefreshes = 0;
  /** The last refresh of this sign-in, if it failed. */
  #failedRefresh: FailedRefresh | undefined;

  constructor(owner: Owner, endpoint: () => TokenEndpoint) {
    this.#owner = owner;
    this.endpoint = endpoint;
  }

  get data(): AuthData {
    return this.#data;
  }

  /** The OAuth client of the last sign-in, or `''`. */
  get clientId(): string {
    return this.#clientId;
  }

  /**
   * Calls the listener after every change: a sign-in, a refresh, a token that is no longer accepted, a sign-out. Returns a
   * function that unsubscribes.
   */
  onChange(listener: AuthListener): () => void {
    const told = harmless('An onAuthChange listener', listener);
    this.#listeners.add(told);
    return () => void this.#listeners.delete(told);
  }

  /** Changes the data of the current sign-in, which stays the same one. */
  change(known: AuthData): void {
    // Inherits nothing: a polluted `Object.prototype.accessToken` must not become the token.
    const data: AuthData = ownFields(known);
    this.#data = data;
    const isSame = this.#told === this.#signIn;
    this.#told = this.#signIn;
    for (const listener of this.#listeners) {
      queueMicrotask(() => {
        listener(data, isSame);
      });
    }
  }

  get guest(): GuestToken | undefined {
    return this.#guest?.token;
  }

  get prefix(): string {
    return this.#persist?.prefix ?? 'contact-centre';
  }

  signIn(auth: AuthKind): unknown {
    return auth === 'oauth' ? this.#signIn : auth === 'guest' && this.#guest;
  }

  token(auth: AuthKind, signIn: unknown): string | undefined {
    if (auth === 'none') return undefined;
    if (!['oauth', 'guest'].includes(auth)) throw new SignInError(`Unknown authentication type: ${auth}`);
    if (signIn !== this.signIn(auth)) throw superseded();
    const token = auth === 'oauth' ? this.#data.accessToken : this.#guestJwt();
    if (token === undefined) {
      const cause = auth === 'oauth' ? this.#failedRefresh?.error : undefined;
      throw new SignInError('Token is not set', 'ERR_TOKEN_NOT_SET', cause && { cause });
    }
    return token;
  }

  #guestJwt(): string | undefined {
    const expiry = this.guest?.expiryTime ?? Infinity;
    if (expiry <= Date.now()) {
      throw new SignInError(`The guest token expired at ${new Date(expiry).toUTCString()}`, 'ERR_GUEST_TOKEN_EXPIRED');
    }
    return this.#guest?.jwt;
  }

  setGuestToken(jwt: string): void {
    this.#guest = { jwt, token: readGuestToken(jwt) };
  }

  coming(auth: AuthKind): ((call: WaitingCall) => Promise<unknown>) | undefined {
    if (auth !== 'oauth' || this.#data.accessToken !== undefined || !this.#attempt) return undefined;
    // A later sign-in may be another user's, so the call must use the sign-in that this attempt ended with.
    const signedIn = this.#attempt.outcome.then(() => this.#signIn);
    // Prevents an unhandled rejection: the attempt may fail before a call waits for it.
    signedIn.catch(() => undefined);
    return async (call) => {
      const { waitForSignIn } = await loaded(() => import('./waiting.js'));
      return await waitForSignIn(signedIn, call);
    };
  }

  /**
   * Runs a sign-in. It stops an attempt that is under way, and is stopped by any later decision: another sign-in, a token set
   * by hand, forget() or logout(), other hosts. A repeated call of the same sign-in, as in React's strict mode, shares the
   * first attempt.
   */
  begin(key: string, run: (signal: AbortSignal) => Promise<SignedIn>): Promise<SignedIn> {
    const before = this.#attempt;
    if (before?.key === key && !before.isElsewhere) return before.promise;
    this.#supersede();
    const until = new Deadline();
    const outcome = until.hold(run(until.signal));
    const attempt: Attempt = { key, until, outcome, promise: outcome, isElsewhere: false };
    attempt.promise = this.#through(attempt);
    return (this.#attempt = attempt).promise;
  }

  async #through(attempt: Attempt): Promise<SignedIn> {
    try {
      return await attempt.outcome;
    } catch (error) {
      // The page is about to unload, so no error must appear there.
      if (attempt.isElsewhere) return await new Promise<never>(() => undefined);
      throw error;
    } finally {
      if (this.#attempt === attempt) this.#attempt = undefined;
    }
  }

  get isSigningIn(): boolean {
    return this.#attempt !== undefined;
  }

  /** Marks that the current sign-in has left for the login page. */
  leave(): void {
    if (this.#attempt) this.#attempt.isElsewhere = true;
  }

  #supersede(): void {
    this.#attempt?.until.stop(superseded());
    this.#attempt = undefined;
  }

  /** Starts another sign-in. Calls of the previous one are not replayed, and its refresh is stopped. */
  #turnOver(): void {
    this.#signIn = {};
    this.refreshing?.controller.abort();
    this.refreshing = this.#failedRefresh = undefined;
  }

  /**
   * Sets the OAuth client of a sign-in, drops data of any other client, and restores what an earlier visit stored for this one.
   */
  beginFor(clientId: string): void {
    this.change(withoutFailure(this.#data));
    if (this.#clientId === clientId) return;
    if (this.#clientId === '') this.#removeOwn();
    else this.#drop();
    this.#clientId = clientId;
    this.#restore();
    // A token that was set by hand stays and is stored for this client.
    this.save();
  }

  /** Stores the result of a sign-in and saves it. */
  store(answer: TokenAnswer, more?: Pick<AuthData, 'state'>, credentials?: ClientCredentials): SignedIn {
    this.#turnOver();
    return this.take(answer, more, credentials);
  }

  /** Replaces all data: tokens of two sign-ins never mix. */
  take(answer: TokenAnswer, more: Pick<AuthData, 'state'> = {}, credentials?: ClientCredentials): SignedIn {
    const { accessToken, refreshToken, expiresIn } = ownFields(answer) as unknown as TokenAnswer;
    this.credentials = credentials;
    this.#failedRefresh = undefined;
    this.change({
      accessToken,
      ...(refreshToken !== undefined && { refreshToken }),
      ...expiry(Date.now() + (expiresIn ?? NaN) * 1000),
      ...more,
    });
    this.save();
    return this.#data as SignedIn;
  }

  /** Uses a token from elsewhere as the sign-in. */
  set(accessToken: string): void {
    this.#supersede();
    this.store({ accessToken });
  }

  /** Forgets everything except the OAuth client. */
  clear(): void {
    this.#supersede();
    this.#drop();
    this.#guest = undefined;
    this.save();
  }

  /**
   * Changes the hosts. Tokens of the old hosts are dropped, also the stored ones; those that this OAuth client has stored for
   * the new hosts are restored.
   */
  move(change: () => void): void {
    this.#removeOwn();
    this.#supersede();
    this.#drop();
    this.#guest = undefined;
    change();
    this.#restore();
  }

  #drop(): void {
    this.#turnOver();
    this.credentials = undefined;
    this.change({});
  }

  async renew(auth: AuthKind, refused: string, signal: AbortSignal | undefined, failedBefore: number): Promise<boolean | Error> {
    const { refreshAccessToken, refreshTokenWaitMax, runtime } = this.#owner;
    if (auth !== 'oauth' || !refreshAccessToken || runtime === 'browser') return false;
    const failure = this.#sharedFailure(refused, failedBefore);
    if (failure) return failure;
    // Read now, not after the wait: a call with an older token also shares the outcome of the refresh that is under way.
    const others = this.refreshing;
    return await loaded(() => import('./refresh.js')).then(
      ({ renewed }) => renewed(this, refused, others, refreshTokenWaitMax, signal),
      (error: unknown) => error as Error,
    );
  }

  /**
   * Returns the failure of an earlier refresh that also applies to a refused request, so that a burst of 401s sends one
   * refresh. It applies if the refresh ended after the request was sent, or if the login host must not be contacted again yet.
   */
  #sharedFailure(refused: string, failedBefore: number): Error | undefined {
    const { accessToken } = this.#data;
    const isReplaced = accessToken !== undefined && accessToken !== refused;
    const failed = this.#failedRefresh;
    if (!failed || isReplaced || this.refreshing) return undefined;
    const now = Date.now();
    // If the clock was set back, the wait must not become longer.
    const isPaused = now >= failed.at && now < failed.notBefore;
    return isPaused || failedBefore < this.failedRefreshes ? failed.error : undefined;
  }

  /** Records a refresh that failed. */
  fail(error: Error): void {
    const { retryAfter } = ownFields(error);
    const at = Date.now();
    this.#failedRefresh = { error, at, notBefore: at + (typeof retryAfter === 'number' ? retryAfter * 1000 : 0) };
    this.failedRefreshes++;
  }

  /** Turns storing between visits on or off. Turning it off also removes the stored data. */
  setPersist(persist: boolean | PersistOptions): void {
    if (persist === false) {
      this.#remove();
      this.#persist = undefined;
      return;
    }
    const own: PersistOptions = checkedOptions('persist', persist === true ? {} : persist, persistDemands, 'persist.');
    const { prefix = this.prefix, storage = webStorage('localStorage'), refreshToken = this.#persist?.refreshToken } = own;
    // Tokens that are stored under a new key must not stay under the old one.
    if (this.#data.accessToken !== undefined) this.#remove();
    // Without a storage (in a worker, or if the browser forbids it) the sign-in lasts as long as the client.
    this.#persist = storage && { prefix, storage, refreshToken };
    if (this.#data.accessToken === undefined) this.#restore();
    else this.save();
  }

  /** The key contains client id and region, so that two clients never read each other's settings. */
  get #key(): string {
    return `${this.prefix}_auth_data:${this.#owner.loginUrl}:${this.#clientId}`;
  }

  /** The key of the stored sign-in, if it is stored. */
  get storageKey(): string | undefined {
    return this.#persist && this.#key;
  }

  /**
   * Replaces the data in memory by the stored data, never the other way round: the storage may hold another tab's newer
   * sign-in.
   */
  reload(): void {
    if (!this.#persist) return;
    const kept = this.#kept();
    if (kept.accessToken !== undefined && kept.accessToken === this.#data.accessToken) return;
    this.#turnOver();
    this.change(kept);
  }

  get #keepsRefreshToken(): boolean {
    return this.#persist?.refreshToken ?? this.#owner.runtime !== 'browser';
  }

  /** Stores the data between visits, if enabled. */
  save(): void {
    this.#keep(this.#data);
  }

  #keep({ error, error_description, refreshToken, ...data }: AuthData): void {
    if (!this.#persist) return;
    const kept: AuthData = ownFields({ ...data, refreshToken: this.#keepsRefreshToken ? refreshToken : undefined });
    if (kept.accessToken === undefined && kept.refreshToken === undefined) {
      this.#remove();
      return;
    }
    try {
      this.#persist.storage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage must not undo a successful sign-in.
    }
  }

  #remove(): void {
    try {
      this.#persist?.storage.removeItem(this.#key);
    } catch {
      // A storage that cannot be used has stored nothing.
    }
  }

  /**
   * Removes the stored data of the current sign-in. Without a sign-in nothing is removed: the storage may hold another user's.
   */
  #removeOwn(): void {
    if (this.#data.accessToken !== undefined || this.#data.refreshToken !== undefined) this.#remove();
  }

  /** Restores the data that an earlier visit stored. */
  #restore(): void {
    const kept = this.#kept();
    if (Object.keys(kept).length === 0) return;
    this.#turnOver();
    this.change(kept);
  }

  #kept(): AuthData {
    try {
      const text = this.#persist?.storage.getItem(this.#key);
      if (typeof text !== 'string') return ownFields({});
      const kept = keptData(JSON.parse(text));
      // An earlier release or another setting may have stored a refresh token that must not be stored.
      if (kept.refreshToken !== undefined && !this.#keepsRefreshToken) this.#keep(kept);
      return kept;
    } catch {
      this.#remove();
      return ownFields({});
    }
  }
}

const persistDemands: Record<keyof PersistOptions, Demand> = {
  prefix: TEXT,
  storage: [isStorage, 'a store with getItem, setItem and removeItem'],
  refreshToken: SWITCH,
};

function isStorage(value: unknown): boolean {
  return isObject(value) && ['getItem', 'setItem', 'removeItem'].every((method) => isFunction(value[method]));
}

const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

/** Returns both forms of an expiry; neither if there is none, or if it is beyond the range of a date. */
function expiry(time: number | undefined): Pick<AuthData, 'tokenExpiryTime' | 'tokenExpiryTimeString'> {
  const date = new Date(time ?? NaN);
  const tokenExpiryTime = date.getTime();
  return Number.isNaN(tokenExpiryTime) ? {} : { tokenExpiryTime, tokenExpiryTimeString: date.toUTCString() };
}

const superseded = (): SignInError =>
  new SignInError('The sign-in was overtaken by another one, or by a sign-out', 'ERR_SIGN_IN_SUPERSEDED');

function withoutFailure(data: AuthData): AuthData {
  const { error, error_description, ...kept } = data;
  return kept;
}

/** Reads the known fields of stored data, ignores all others, and leaves out an expired token. */
function keptData(kept: unknown): AuthData {
  if (!isObject(kept)) throw new TypeError();
  const { accessToken, refreshToken, state, tokenExpiryTime } = ownFields(kept);
  const expires = isFiniteNumber(tokenExpiryTime) ? tokenExpiryTime : undefined;
  const valid = isCarriable(accessToken) && (expires === undefined || expires > Date.now());
  return ownFields({
    ...(valid && { accessToken, ...expiry(expires) }),
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(valid && typeof state === 'string' && { state }),
  });
}
