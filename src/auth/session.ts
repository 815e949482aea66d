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

/** What the client knows of its sign-in. */
export interface AuthData {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** The caller's own `state`, or the random one that went over the login page where there was none. */
  readonly state?: string;
  /** Why the login page sent the browser back without a token, e.g. `access_denied`, or why a refresh was refused, e.g. `invalid_grant`. */
  readonly error?: string;
  readonly error_description?: string;
  /** When the access token expires, in ms since the epoch. */
  readonly tokenExpiryTime?: number;
  /** The same, as a UTC string. */
  readonly tokenExpiryTimeString?: string;
}

/** What a client knows that has just signed in. */
export interface SignedIn extends AuthData {
  readonly accessToken: string;
}

/** Where settings are kept between visits. */
export interface PersistOptions {
  /** Beginning of every key; `contact-centre`. */
  prefix?: string | undefined;
  /** `localStorage` where nothing is said. */
  storage?: StorageLike | undefined;
  /**
   * Whether the refresh token is kept too. In a browser it is not where nothing is said: a page cannot refresh, and whatever script gets
   * at the store would have it for weeks. Elsewhere it is.
   */
  refreshToken?: boolean | undefined;
}

/** How a session refreshes and what it keeps. */
export interface SessionOptions {
  /** Refresh once when a token is refused; true. */
  refreshAccessToken?: boolean;
  /** How long calls wait for a refresh that another call began, in s; 10. */
  refreshTokenWaitMax?: number;
  /** Keep the sign-in between visits; false. */
  persist?: boolean | PersistOptions;
}

/**
 * Told of what the client then knows of its sign-in.
 *
 * @param isSameSignIn - Whether the sign-in goes on that was told of before, as after a refresh; false as soon as somebody signs in or out.
 */
export type AuthListener = (data: AuthData, isSameSignIn: boolean) => void;

/** What a session asks of its client, as it stands when it asks. */
interface Owner {
  readonly runtime: Runtime;
  readonly loginUrl: string;
  readonly refreshAccessToken: boolean;
  /** s */
  readonly refreshTokenWaitMax: number;
}

/** A sign-in under way. */
interface Attempt {
  /** Tells a second call of the same sign-in. */
  readonly key: string;
  /** It stops when something newer has been decided; from then on nothing of it may have an effect. */
  readonly until: Deadline;
  /** Settles when it is through, or over before that. */
  outcome: Promise<SignedIn>;
  /** The same, as whoever signs in sees it. */
  promise: Promise<SignedIn>;
  /** It has left for the login page: its outcome is another page's. */
  isElsewhere: boolean;
}

/** A refresh that failed; the times are in ms since the epoch. */
interface FailedRefresh {
  readonly error: Error;
  readonly at: number;
  /** When the login host may be asked again, as its `Retry-After` says. */
  readonly notBefore: number;
}

/** One client's tokens: what they are, where they are kept, and the one refresh or sign-in that may be under way. */
export class Session implements Authorizer {
  #data: AuthData = ownFields({});
  #clientId = '';
  /** Stands for the sign-in in force. Calls belong to the one that they began under. */
  #signIn: object = {};
  /** The one that listeners have been told of. */
  #told = this.#signIn;
  readonly #owner: Owner;
  readonly endpoint: () => TokenEndpoint;
  readonly #listeners = new Set<AuthListener>();
  #guest: { jwt: string; token: GuestToken } | undefined;
  #persist: { prefix: string; storage: StorageLike; refreshToken: boolean | undefined } | undefined;
  #attempt: Attempt | undefined;
  /** What a refresh token is redeemed with, where the sign-in has brought one. */
  credentials: ClientCredentials | undefined;
  /** The refresh under way. */
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

  /** Calls back after every change: a sign-in, a refresh, a token that is no longer accepted, a sign-out. */
  onChange(listener: AuthListener): () => void {
    const told = harmless('An onAuthChange listener', listener);
    this.#listeners.add(told);
    return () => void this.#listeners.delete(told);
  }

  /** Makes something else known of the sign-in, which is the same one. */
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
    // Whoever signs in next is somebody else: what counts is who it was when this one was through.
    const signedIn = this.#attempt.outcome.then(() => this.#signIn);
    // It may fail before anybody waits.
    signedIn.catch(() => undefined);
    return async (call) => {
      const { waitForSignIn } = await loaded(() => import('./waiting.js'));
      return await waitForSignIn(signedIn, call);
    };
  }

  /**
   * Carries out a sign-in. It ends one that is under way, and is itself ended by whatever is decided after it: another sign-in, a token set
   * by hand, forget() or logout(), other hosts. A second call of the same one, as React's strict mode makes, shares the first.
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
      // A page that has been left is about to go away: nobody is to see an error there.
      if (attempt.isElsewhere) return await new Promise<never>(() => undefined);
      throw error;
    } finally {
      if (this.#attempt === attempt) this.#attempt = undefined;
    }
  }

  get isSigningIn(): boolean {
    return this.#attempt !== undefined;
  }

  /** The sign-in under way has left for the login page. */
  leave(): void {
    if (this.#attempt) this.#attempt.isElsewhere = true;
  }

  #supersede(): void {
    this.#attempt?.until.stop(superseded());
    this.#attempt = undefined;
  }

  /** From here on calls are made for somebody else. Those under way are not replayed, and a refresh of theirs is given up. */
  #turnOver(): void {
    this.#signIn = {};
    this.refreshing?.controller.abort();
    this.refreshing = this.#failedRefresh = undefined;
  }

  /** Remembers who signs in, drops what belongs to another OAuth client, and brings back what an earlier visit of this one left. */
  beginFor(clientId: string): void {
    this.change(withoutFailure(this.#data));
    if (this.#clientId === clientId) return;
    if (this.#clientId === '') this.#removeOwn();
    else this.#drop();
    this.#clientId = clientId;
    this.#restore();
    // A token that was set by hand comes along.
    this.save();
  }

  /** Takes over a fresh sign-in. */
  store(answer: TokenAnswer, more?: Pick<AuthData, 'state'>, credentials?: ClientCredentials): SignedIn {
    this.#turnOver();
    return this.take(answer, more, credentials);
  }

  /** What is not part of an answer is gone: tokens of two sign-ins never mix. */
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

  /** Takes over a token that was got elsewhere. */
  set(accessToken: string): void {
    this.#supersede();
    this.store({ accessToken });
  }

  /** Forgets everything but who signed in. */
  clear(): void {
    this.#supersede();
    this.#drop();
    this.#guest = undefined;
    this.save();
  }

  /** Changes the hosts. What the old ones issued is gone, kept or not; what this OAuth client had kept of the new ones comes back. */
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
    // As it stands now: what the refresh under way comes to is told to whoever met the 401 before it ended, also with an older token.
    const others = this.refreshing;
    return await loaded(() => import('./refresh.js')).then(
      ({ renewed }) => renewed(this, refused, others, refreshTokenWaitMax, signal),
      (error: unknown) => error as Error,
    );
  }

  /**
   * Returns the failure of an earlier refresh that holds for a refused request too, so that a burst of 401s asks the login host once: it
   * ended after the request was sent, or the login host does not want to be asked again yet.
   */
  #sharedFailure(refused: string, failedBefore: number): Error | undefined {
    const { accessToken } = this.#data;
    const isReplaced = accessToken !== undefined && accessToken !== refused;
    const failed = this.#failedRefresh;
    if (!failed || isReplaced || this.refreshing) return undefined;
    const now = Date.now();
    // A clock that was set back must not prolong the wait.
    const isPaused = now >= failed.at && now < failed.notBefore;
    return isPaused || failedBefore < this.failedRefreshes ? failed.error : undefined;
  }

  /** Remembers a refresh that failed. */
  fail(error: Error): void {
    const { retryAfter } = ownFields(error);
    const at = Date.now();
    this.#failedRefresh = { error, at, notBefore: at + (typeof retryAfter === 'number' ? retryAfter * 1000 : 0) };
    this.failedRefreshes++;
  }

  /** Switches keeping on or off. Off also removes what is kept: whoever asks for that wants no token left behind. */
  setPersist(persist: boolean | PersistOptions): void {
    if (persist === false) {
      this.#remove();
      this.#persist = undefined;
      return;
    }
    const own: PersistOptions = checkedOptions('persist', persist === true ? {} : persist, persistDemands, 'persist.');
    const { prefix = this.prefix, storage = webStorage('localStorage'), refreshToken = this.#persist?.refreshToken } = own;
    // A token that moves to another key must not stay behind under the old one.
    if (this.#data.accessToken !== undefined) this.#remove();
    // Without any store (a worker, a page whose browser forbids it) the sign-in simply lasts as long as the client.
    this.#persist = storage && { prefix, storage, refreshToken };
    if (this.#data.accessToken === undefined) this.#restore();
    else this.save();
  }

  /** Two clients with different ids or regions never read each other's settings. */
  get #key(): string {
    return `${this.prefix}_auth_data:${this.#owner.loginUrl}:${this.#clientId}`;
  }

  /** Where the sign-in is kept, if it is. */
  get storageKey(): string | undefined {
    return this.#persist && this.#key;
  }

  /** Brings what is known into line with what is kept, and never the other way round: the store may hold another tab's newer sign-in. */
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

  /** Keeps what is known, where it is kept between visits. */
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
      // A full or forbidden store must not undo a sign-in that worked.
    }
  }

  #remove(): void {
    try {
      this.#persist?.storage.removeItem(this.#key);
    } catch {
      // Nothing is kept by a store that cannot be used.
    }
  }

  /** Removes what is kept of the sign-in in force; where there is none, the store may hold somebody else's. */
  #removeOwn(): void {
    if (this.#data.accessToken !== undefined || this.#data.refreshToken !== undefined) this.#remove();
  }

  /** Brings back what an earlier visit has left, if it has. */
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
      // An earlier release, or another setting, may have left a refresh token where none is to be.
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

/** Both forms of an expiry; neither where there is none, or one beyond what a date can hold. */
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

/** Kept settings field by field: whatever else lies in the store is not taken over, and an expired token is left out. */
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
