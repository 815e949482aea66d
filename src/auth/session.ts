import { loadModule } from '../core/arguments/load-module.js';
import type { AuthKind } from '../core/call/operation.js';
import type { WaitingCall } from '../core/client/authorizer.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { Runtime } from '../core/values/runtime.js';
import type { AuthData, AuthListener, PersistOptions, SignedIn } from './auth-data.js';
import type { ClientSession } from './client-session.js';
import { expiry, withoutFailure } from './auth-data.js';
import type { FailedRefresh } from './failed-refresh.js';
import type { MissingToken } from './missing-token.js';
import type { Guest, GuestToken } from './guest-token.js';
import { hasExpired, readGuestToken } from './guest-token.js';
import type { Refresh } from './refresh.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { StoredSignIn } from './stored-sign-in.js';
import type { ClientCredentials, TokenResponse, TokenEndpoint } from './token-endpoint.js';

export type { AuthData, AuthListener, PersistOptions, SessionOptions, SignedIn } from './auth-data.js';

/** Settings of the client, read whenever the session needs them. */
interface Owner {
  readonly runtime: Runtime;
  readonly loginUrl: string;
  readonly refreshAccessToken: boolean;
  /** s */
  readonly refreshTokenWaitMax: number;
}

/** The tokens of one client: it stores them, and runs at most one refresh or sign-in at a time. */
export class Session implements ClientSession<Session> {
  #data: AuthData = ownFields({});
  #clientId = '';
  /** Identifies the current sign-in. Each call belongs to the sign-in that was current when it began. */
  #signIn: object = {};
  /** The sign-in of the last notification to listeners. */
  #notifiedSignIn = this.#signIn;
  readonly isProvided = false;
  readonly #owner: Owner;
  readonly endpoint: () => TokenEndpoint;
  readonly #listeners = new Set<AuthListener>();
  #guest: Guest | undefined;
  readonly #stored: StoredSignIn;
  readonly #attempts = new SignInAttempts();
  /** The OAuth client that a refresh token is redeemed with, if the sign-in has brought one. */
  credentials: ClientCredentials | undefined;
  /** The refresh that is under way. */
  refreshing: Refresh | undefined;
  failedRefreshes = 0;
  /** The last refresh of this sign-in, if it failed. */
  failedRefresh: FailedRefresh | undefined;

  constructor(owner: Owner, endpoint: () => TokenEndpoint) {
    this.#owner = owner;
    this.endpoint = endpoint;
    this.#stored = new StoredSignIn(owner, () => this.#clientId);
  }

  get data(): AuthData {
    return this.#data;
  }

  get clientId(): string {
    return this.#clientId;
  }

  /**
   * Calls the listener after every change: a sign-in, a refresh, a token that is no longer accepted, a sign-out. Returns a
   * function that unsubscribes.
   */
  onChange(listener: AuthListener): () => void {
    const harmlessListener = isolateErrors('An onAuthChange listener', listener);
    this.#listeners.add(harmlessListener);
    return () => void this.#listeners.delete(harmlessListener);
  }

  /** Changes the data of the current sign-in, which stays the same one. */
  change(newData: AuthData): void {
    // Inherits nothing: a polluted `Object.prototype.accessToken` must not become the token.
    const data: AuthData = ownFields(newData);
    this.#data = data;
    const isSame = this.#notifiedSignIn === this.#signIn;
    this.#notifiedSignIn = this.#signIn;
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
    return this.#stored.prefix;
  }

  signIn(auth: AuthKind): unknown {
    return auth === 'oauth' ? this.#signIn : auth === 'guest' && this.#guest;
  }

  token(auth: AuthKind, signIn: unknown): string | undefined | Promise<never> {
    if (auth === 'none') return undefined;
    const isCurrent = signIn === this.signIn(auth);
    if (isCurrent && auth === 'oauth' && this.#data.accessToken !== undefined) return this.#data.accessToken;
    if (isCurrent && auth === 'guest' && this.#guest && !hasExpired(this.#guest.token)) return this.#guest.jwt;
    return this.#rejectCall({ auth, isCurrent, guest: this.guest, failedRefresh: this.failedRefresh });
  }

  async #rejectCall(reasons: MissingToken): Promise<never> {
    const { missingTokenError } = await loadModule(() => import('./without-token.js'));
    throw missingTokenError(reasons);
  }

  setGuestToken(jwt: string): void {
    this.#guest = { jwt, token: readGuestToken(jwt) };
  }

  waiter(auth: AuthKind): ((call: WaitingCall) => Promise<unknown>) | undefined {
    const outcome = this.#attempts.outcome;
    if (auth !== 'oauth' || this.#data.accessToken !== undefined || !outcome) return undefined;
    // A later sign-in may be another user's, so the call must use the sign-in that this attempt ended with.
    const signIn = outcome.then(() => this.#signIn);
    // Prevents an unhandled rejection: the attempt may fail before a call waits for it.
    signIn.catch(() => undefined);
    return async (call) => {
      const { waitForSignIn } = await loadModule(() => import('./without-token.js'));
      return await waitForSignIn(signIn, call);
    };
  }

  begin(key: string, run: (signal: AbortSignal, session: Session) => Promise<SignedIn>): Promise<SignedIn> {
    return this.#attempts.begin(key, (signal) => run(signal, this));
  }

  get isSigningIn(): boolean {
    return this.#attempts.outcome !== undefined;
  }

  /** Marks that the current sign-in has left for the login page. */
  leave(): void {
    this.#attempts.leave();
  }

  /** Starts another sign-in. Calls of the previous one are not replayed, and its refresh is stopped. */
  #startSignIn(): void {
    this.#signIn = {};
    this.refreshing?.controller.abort();
    this.refreshing = this.failedRefresh = undefined;
  }

  /**
   * Sets the OAuth client of a sign-in, drops data of any other client, and restores what an earlier visit stored for this one.
   */
  beginFor(clientId: string): void {
    this.change(withoutFailure(this.#data));
    if (this.#clientId === clientId) return;
    if (this.#clientId === '') this.#removeStored();
    else this.#drop();
    this.#clientId = clientId;
    this.#restore();
    // A token that was set by hand stays and is stored for this client.
    this.save();
  }

  /** Stores the result of a sign-in and saves it. */
  store(tokens: TokenResponse, extraData?: Pick<AuthData, 'state'>, credentials?: ClientCredentials): SignedIn {
    this.#startSignIn();
    return this.take(tokens, extraData, credentials);
  }

  /** Replaces all data: tokens of two sign-ins never mix. */
  take(tokens: TokenResponse, extraData: Pick<AuthData, 'state'> = {}, credentials?: ClientCredentials): SignedIn {
    const { accessToken, refreshToken, expiresIn } = ownFields(tokens) as unknown as TokenResponse;
    this.credentials = credentials;
    this.failedRefresh = undefined;
    this.change({
      accessToken,
      ...(refreshToken !== undefined && { refreshToken }),
      ...expiry(Date.now() + (expiresIn ?? NaN) * 1000),
      ...extraData,
    });
    this.save();
    return this.#data as SignedIn;
  }

  /** Uses tokens from elsewhere as the sign-in. */
  set(tokens: TokenResponse, extraData?: Pick<AuthData, 'state'>): void {
    this.#attempts.stop();
    this.store(tokens, extraData);
  }

  /** Forgets everything except the OAuth client. */
  clear(): void {
    this.#attempts.stop();
    this.#drop();
    this.#guest = undefined;
    this.save();
  }

  /**
   * Changes the hosts. Tokens of the old hosts are dropped, also the stored ones; those that this OAuth client has stored for
   * the new hosts are restored.
   */
  move(change: () => void): void {
    this.#removeStored();
    this.#attempts.stop();
    this.#drop();
    this.#guest = undefined;
    change();
    this.#restore();
  }

  #drop(): void {
    this.#startSignIn();
    this.credentials = undefined;
    this.change({});
  }

  async renew(
    auth: AuthKind,
    refusedToken: string,
    signal: AbortSignal | undefined,
    failedBefore: number,
  ): Promise<boolean | Error> {
    const { refreshAccessToken, refreshTokenWaitMax, runtime } = this.#owner;
    if (auth !== 'oauth' || !refreshAccessToken || runtime === 'browser') return false;
    // Read now, not after the wait: a call with an older token also shares the outcome of the refresh that is under way.
    const refused = { token: refusedToken, signal, failedBefore, earlierRefresh: this.refreshing };
    return await loadModule(() => import('./without-token.js')).then(
      ({ renewToken }) => renewToken(this, refused, refreshTokenWaitMax),
      (error: unknown) => error as Error,
    );
  }

  /** Turns storing between visits on or off. Turning it off also removes the stored data. */
  setPersist(persist: boolean | PersistOptions): void {
    const hasToken = this.#data.accessToken !== undefined;
    this.#stored.configure(persist, hasToken);
    if (hasToken) this.save();
    else this.#restore();
  }

  /** The key of the stored sign-in, if it is stored. */
  get storageKey(): string | undefined {
    return this.#stored.key;
  }

  /**
   * Replaces the data in memory by the stored data, never the other way round: the storage may hold another tab's newer
   * sign-in.
   *
   * @param clientId - The OAuth client of the sign-in, if it may not be set yet.
   */
  reload(clientId?: string): void {
    if (clientId !== undefined) this.beginFor(clientId);
    if (this.storageKey === undefined) return;
    const storedData = this.#stored.read();
    if (storedData.accessToken !== undefined && storedData.accessToken === this.#data.accessToken) return;
    this.#startSignIn();
    this.change(storedData);
  }

  /** Stores the data between visits, if enabled. */
  save(): void {
    this.#stored.write(this.#data);
  }

  /**
   * Removes the stored data of the current sign-in. Without a sign-in nothing is removed: the storage may hold another user's.
   */
  #removeStored(): void {
    if (this.#data.accessToken !== undefined || this.#data.refreshToken !== undefined) this.#stored.remove();
  }

  /** Restores the data that an earlier visit stored. */
  #restore(): void {
    const storedData = this.#stored.read();
    if (Object.keys(storedData).length === 0) return;
    this.#startSignIn();
    this.change(storedData);
  }
}
