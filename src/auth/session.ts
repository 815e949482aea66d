import { SignInError } from '../core/errors.js';
import { isObject } from '../core/is-object.js';
import type { AuthKind } from '../core/operation.js';
import type { Authorizer } from '../core/platform-client.js';
import type { Runtime, StorageLike } from '../core/runtime.js';
import { webStorage } from '../core/runtime.js';
import type { GuestToken } from './guest-token.js';
import { readGuestToken } from './guest-token.js';
import type { ClientCredentials, TokenAnswer, TokenEndpoint } from './token-endpoint.js';

/** What the client knows of its sign-in. */
export interface AuthData {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** The `state` that came back from the login page. */
  readonly state?: string;
  /** Why the login page sent the browser back without a token, e.g. `access_denied`. */
  readonly error?: string;
  readonly error_description?: string;
  /** When the access token expires, in ms since the epoch. */
  readonly tokenExpiryTime?: number;
  /** The same, as a UTC string. */
  readonly tokenExpiryTimeString?: string;
}

/** Where settings are kept between visits. */
export interface PersistOptions {
  /** Beginning of every key; `contact-centre`. */
  prefix?: string | undefined;
  /** `localStorage` where nothing is said. */
  storage?: StorageLike | undefined;
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

/** Told of what the client then knows of its sign-in. */
export type AuthListener = (data: AuthData) => void;

/** What a session asks of its client, as it stands when it asks. */
interface Owner {
  readonly runtime: Runtime;
  readonly loginUrl: string;
  readonly refreshAccessToken: boolean;
  /** s */
  readonly refreshTokenWaitMax: number;
}

/** One client's tokens: what they are, where they are kept, and the one refresh that may be under way. */
export class Session implements Authorizer {
  #data: AuthData = {};
  #clientId = '';
  readonly #owner: Owner;
  readonly #endpoint: () => TokenEndpoint;
  readonly #listeners = new Set<AuthListener>();
  #credentials: ClientCredentials | undefined;
  #guest: { jwt: string; token: GuestToken } | undefined;
  #persist: { prefix: string; storage: StorageLike } | undefined;
  /** The refresh under way, and the token that it replaces. */
  #refreshing: { replaces: string; outcome: Promise<boolean | Error> } | undefined;

  constructor(owner: Owner, endpoint: () => TokenEndpoint) {
    this.#owner = owner;
    this.#endpoint = endpoint;
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
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #change(data: AuthData): void {
    this.#data = data;
    for (const listener of this.#listeners) {
      // Later, so that a listener that throws is reported but makes no sign-in fail.
      queueMicrotask(() => {
        listener(data);
      });
    }
  }

  get guest(): GuestToken | undefined {
    return this.#guest?.token;
  }

  get prefix(): string {
    return this.#persist?.prefix ?? 'contact-centre';
  }

  token(kind: AuthKind): string | undefined {
    if (kind === 'none') return undefined;
    if (!['oauth', 'guest'].includes(kind)) throw new SignInError(`Unknown authentication type: ${kind}`);
    const token = kind === 'oauth' ? this.#data.accessToken : this.#guestJwt();
    if (token === undefined) throw new SignInError('Token is not set', 'ERR_TOKEN_NOT_SET');
    return token;
  }

  #guestJwt(): string | undefined {
    const expiry = this.guest?.expiryTime;
    if (expiry !== undefined && expiry <= Date.now()) {
      throw new SignInError(`The guest token expired at ${new Date(expiry).toUTCString()}`, 'ERR_GUEST_TOKEN_EXPIRED');
    }
    return this.#guest?.jwt;
  }

  setGuestToken(jwt: string): void {
    this.#guest = { jwt, token: readGuestToken(jwt) };
  }

  /** Remembers who signs in, drops what belongs to another OAuth client, and brings back what an earlier visit of this one left. */
  beginFor(clientId: string): void {
    this.#change(withoutFailure(this.#data));
    if (this.#clientId === clientId) return;
    if (this.#clientId !== '') {
      this.#change({});
      this.#credentials = undefined;
    }
    this.#clientId = clientId;
    this.#restore();
  }

  /** Takes over a fresh sign-in. What is not part of it is gone: tokens of two sign-ins never mix. */
  store(answer: TokenAnswer, more: Pick<AuthData, 'state'> = {}, credentials?: ClientCredentials): AuthData {
    const { accessToken, refreshToken } = answer;
    const expiresIn = lifetime(answer.expiresIn);
    this.#credentials = credentials;
    this.#change({
      accessToken,
      ...(refreshToken !== undefined && { refreshToken }),
      ...expiry(expiresIn === undefined ? undefined : Date.now() + expiresIn * 1000),
      ...more,
    });
    this.#save();
    return this.#data;
  }

  /** Records why a sign-in failed, without touching a token that is there. */
  fail(error: string, description: string | undefined): void {
    this.#change({ ...this.#data, error, ...(description !== undefined && { error_description: description }) });
  }

  /** Forgets the access token; a refresh token stays. */
  clearAccessToken(): void {
    const { refreshToken } = this.#data;
    this.#change(refreshToken === undefined ? {} : { refreshToken });
    this.#save();
  }

  /** Forgets everything but who signed in. */
  clear(): void {
    this.#change({});
    this.#credentials = undefined;
    this.#guest = undefined;
    this.#save();
  }

  async renew(kind: AuthKind, refused: string, signal: AbortSignal | undefined): Promise<boolean | Error> {
    if (kind !== 'oauth') return false;
    const { accessToken, refreshToken } = this.#data;
    // Refused was an older token: whoever replaced it has done the work.
    if (accessToken !== refused) return accessToken !== undefined;
    const credentials = this.#credentials;
    let refreshing = this.#refreshing;
    const isOthers = refreshing?.replaces === refused;
    if (!refreshing || !isOthers) {
      if (!this.#owner.refreshAccessToken || refreshToken === undefined || !credentials) return false;
      if (this.#owner.runtime === 'browser') return false;
      refreshing = { replaces: refused, outcome: this.#refresh(refused, refreshToken, credentials) };
      this.#refreshing = refreshing;
    }
    const { waitFor } = await import('./refresh.js');
    return await waitFor(refreshing.outcome, signal, isOthers ? this.#owner.refreshTokenWaitMax : Infinity);
  }

  /** Replaces one token. A token that was set meanwhile, by a login or by hand, is newer and stays. */
  async #refresh(refused: string, refreshToken: string, credentials: ClientCredentials): Promise<boolean | Error> {
    let failure: Error | undefined;
    try {
      const { refreshed } = await import('./refresh.js');
      const answer = await refreshed(this.#endpoint(), refreshToken, credentials);
      if (this.#data.accessToken === refused) this.store(answer, {}, credentials);
    } catch (error) {
      if (this.#data.accessToken === refused) {
        this.clearAccessToken();
        failure = error as Error;
      }
    }
    if (this.#refreshing?.replaces === refused) this.#refreshing = undefined;
    return failure ?? this.#data.accessToken !== undefined;
  }

  /** Switches keeping on or off. Off also removes what is kept: whoever asks for that wants no token left behind. */
  setPersist(persist: boolean | PersistOptions): void {
    if (persist === false) {
      this.#remove();
      this.#persist = undefined;
      return;
    }
    const { prefix = this.prefix, storage = webStorage('localStorage') } = persist === true ? {} : persist;
    // A token that moves to another key must not stay behind under the old one.
    if (this.#data.accessToken !== undefined) this.#remove();
    // Without any store (a worker, a page whose browser forbids it) the sign-in simply lasts as long as the client.
    this.#persist = storage && { prefix, storage };
    if (this.#data.accessToken === undefined) this.#restore();
    else this.#save();
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
    this.#change({});
    this.#restore();
  }

  #save(): void {
    if (!this.#persist) return;
    if (this.#data.accessToken === undefined && this.#data.refreshToken === undefined) {
      this.#remove();
      return;
    }
    try {
      this.#persist.storage.setItem(this.#key, JSON.stringify(this.#data));
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

  #restore(): void {
    if (!this.#persist) return;
    try {
      const kept = this.#persist.storage.getItem(this.#key);
      if (kept === null) return;
      this.#change(keptData(JSON.parse(kept)));
    } catch {
      this.#remove();
    }
  }
}

/** `expires_in` as a number of seconds; it arrives as text in a fragment. */
function lifetime(expiresIn: unknown): number | undefined {
  const seconds = typeof expiresIn === 'string' && expiresIn.trim() ? Number(expiresIn) : expiresIn;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Both forms of an expiry; neither where there is none, or one beyond what a date can hold. */
function expiry(time: number | undefined): Pick<AuthData, 'tokenExpiryTime' | 'tokenExpiryTimeString'> {
  const date = new Date(time ?? NaN);
  const tokenExpiryTime = date.getTime();
  return Number.isNaN(tokenExpiryTime) ? {} : { tokenExpiryTime, tokenExpiryTimeString: date.toUTCString() };
}

function withoutFailure(data: AuthData): AuthData {
  const { error, error_description, ...kept } = data;
  return kept;
}

/** Kept settings field by field: whatever else lies in the store is not taken over, and an expired token is left out. */
function keptData(kept: unknown): AuthData {
  if (!isObject(kept)) throw new TypeError('no settings');
  const { accessToken, refreshToken, state, tokenExpiryTime } = kept;
  const expires = typeof tokenExpiryTime === 'number' && Number.isFinite(tokenExpiryTime) ? tokenExpiryTime : undefined;
  const valid = typeof accessToken === 'string' && (expires === undefined || expires > Date.now());
  return {
    ...(valid && { accessToken, ...expiry(expires) }),
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(valid && typeof state === 'string' && { state }),
  };
}
