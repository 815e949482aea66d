import type { TokenResponse, TokenEndpoint } from '../auth/token-endpoint.js';
import { isBranded } from '../core/values/brand.js';
import { SignInError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import { ownFields } from '../core/values/plain-objects.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import { retryPolicy } from '../core/arguments/retry.js';
import type { Runtime } from '../core/values/runtime.js';
import { TokenStoreError } from './errors.js';
import type { TokenStore } from './store.js';
import type { SignInMethod } from './sign-in-method.js';
import type { StoredToken } from './stored-token.js';
import { isAlive, parseToken } from './stored-token.js';

/** The parts of a client that a token manager uses, read when they are needed. */
export interface Client {
  runtime: () => Runtime;
  endpoint: () => TokenEndpoint;
  /** Receives every token that must be used from now on. */
  adopt: (token: StoredToken) => void;
  /** Called when another client that shares the token has signed out. */
  signOut: () => void;
  /** Counts a renewal that failed. @returns how many have failed so far. */
  countFailure: () => number;
}

const createSupersededError = (): SignInError =>
  new SignInError('A sign-out has ended this sign-in. Sign in again', 'ERR_SIGN_IN_SUPERSEDED');

/** For how long no token is requested after a final refusal, in ms: another request would be refused too. */
const REFUSAL_MS = 30_000;

/** How long the next early renewal waits after one that failed, in ms; doubled each time. */
const FIRST_DELAY_MS = 5000;

/** Manages one token: keeps it in memory, renews it before it expires, and shares it with other programs over a store. */
export class TokenManager {
  readonly #method: SignInMethod;
  readonly #client: Client;
  readonly #reportError: (error: TokenStoreError) => void;
  #token: StoredToken | undefined;
  #refreshToken: string | undefined;
  /** The content of the store when it was last read. Any other content is a newer token of another client. */
  #storedText: string | undefined;
  /** The token's key in the store. */
  #key = '';
  #isStoreBroken = false;
  #renewAt = Infinity;
  #earlyRenewal = { until: 0, pause: FIRST_DELAY_MS };
  #failure: { error: Error; at: number; until: number; count: number } | undefined;
  #renewal: Promise<StoredToken> | undefined;
  #removal: Promise<unknown> | undefined;
  #signInAbort = new AbortController();

  constructor(method: SignInMethod, client: Client) {
    this.#method = method;
    this.#client = client;
    const throwError = (error: TokenStoreError): never => {
      throw error;
    };
    this.#reportError = isolateErrors('A token store', method.storage.onStoreError ?? throwError);
    method.storage.store?.watch?.((key) => {
      if (key !== this.#key || this.#storedText === undefined) return;
      this.#storedText = undefined;
      client.signOut();
    });
  }

  /** The token, unless it has expired or was refused. */
  get token(): string | undefined {
    return this.#token && isAlive(this.#token) ? this.#token.accessToken : undefined;
  }

  get isRenewing(): boolean {
    return this.#renewal !== undefined;
  }

  /** Whether a token is the current one. */
  isCurrent(token: string): boolean {
    return this.#token?.accessToken === token;
  }

  /** Renews the token early when most of its lifetime is over, without making any call wait. */
  renewEarly(): void {
    const now = Date.now();
    if (now < this.#earlyRenewal.until || (this.token !== undefined && now < this.#renewAt)) return;
    this.renew().then(
      () => {
        this.#earlyRenewal = { until: 0, pause: FIRST_DELAY_MS };
      },
      () => {
        const { pause } = this.#earlyRenewal;
        this.#earlyRenewal = { until: Date.now() + pause, pause: pause * 2 };
      },
    );
  }

  /** Requests another token: one renewal at a time for all callers. */
  renew(rejectedToken?: string): Promise<StoredToken> {
    if (rejectedToken !== undefined && this.#token?.accessToken === rejectedToken) this.#token = { ...this.#token, expires: 0 };
    const now = Date.now();
    const failure = this.#failure;
    if (failure && now >= failure.at && now < failure.until) return Promise.reject(failure.error);
    return (this.#renewal ??= this.#renewOnce(rejectedToken, this.#signInAbort.signal));
  }

  /**
   * Finds the failure of a renewal that ended after a request was sent: a burst of refused requests causes one renewal.
   *
   * @param count - How many renewals had failed when the request was sent.
   */
  failureSince(count: number): Error | undefined {
    const failure = this.#failure;
    return failure && failure.count > count && !this.isRenewing ? failure.error : undefined;
  }

  /** Forgets the token, also the stored one. */
  forget(): void {
    const storedText = this.#storedText;
    const key = this.#key;
    this.#signInAbort.abort(createSupersededError());
    this.#signInAbort = new AbortController();
    this.#token = this.#refreshToken = this.#storedText = this.#failure = this.#renewal = undefined;
    this.#renewAt = Infinity;
    this.#isStoreBroken = false;
    if (storedText !== undefined) this.#removal = this.#useStore((store) => removeToken(store, key, storedText), [storedText]);
  }

  async #renewOnce(rejectedToken: string | undefined, signal: AbortSignal): Promise<StoredToken> {
    try {
      const token = await this.#obtainToken(rejectedToken, signal);
      throwIfSignedOut(signal);
      this.#failure = undefined;
      return token;
    } catch (error) {
      const { retryAfter } = ownFields(error);
      const now = Date.now();
      const until = now + (isFinal(error) ? REFUSAL_MS : Number(retryAfter ?? 0) * 1000);
      if (!signal.aborted) this.#failure = { error: error as Error, at: now, until, count: this.#client.countFailure() };
      throw error;
    } finally {
      if (!signal.aborted) this.#renewal = undefined;
    }
  }

  async #obtainToken(rejectedToken: string | undefined, signal: AbortSignal): Promise<StoredToken> {
    const { clientId, key } = this.#method;
    this.#key = `${this.#client.endpoint().loginUrl} ${clientId} ${key}`;
    await this.#removal;
    this.#isStoreBroken = false;
    const hasSignInResponse = (await this.#method.hasResponse?.(this.#client.endpoint())) === true;
    const newerToken = await this.#readNewer(rejectedToken, signal);
    if (newerToken && !hasSignInResponse) return newerToken;
    const requestToken = (): Promise<StoredToken> => this.#requestToken(rejectedToken, signal);
    const underLock: { work?: Promise<StoredToken> } = {};
    await this.#useStore(async (store) => {
      await store.alone(this.#key, async () => {
        underLock.work = hasSignInResponse
          ? requestToken()
          : this.#readNewer(rejectedToken, signal).then((newer) => newer ?? requestToken());
        // A failed renewal is no failure of the store.
        await underLock.work.catch(() => undefined);
      });
    });
    try {
      return await (underLock.work ?? requestToken());
    } catch (error) {
      if (newerToken && !signal.aborted) return newerToken;
      throw error;
    }
  }

  /** The token that another client has stored since the store was last read. */
  async #readNewer(rejectedToken: string | undefined, signal: AbortSignal): Promise<StoredToken | undefined> {
    const text = await this.#useStore((store) => store.read(this.#key));
    if (signal.aborted || this.#isStoreBroken || text === this.#storedText) return undefined;
    this.#storedText = text;
    if (text === undefined) return undefined;
    let token: StoredToken;
    try {
      const { seal } = this.#method.storage;
      token = parseToken(JSON.parse(seal ? await seal.open(text) : text));
    } catch (error) {
      await this.#reportFailure(error, [text], 'The content of a token store cannot be read');
      return undefined;
    }
    this.#refreshToken = token.refreshToken;
    return isAlive(token) && token.accessToken !== rejectedToken ? this.#useToken(token, signal) : undefined;
  }

  async #requestToken(rejectedToken: string | undefined, signal: AbortSignal): Promise<StoredToken> {
    const { runtime, endpoint } = this.#client;
    const patientEndpoint = { ...endpoint() };
    // Also if calls are not retried: an overloaded login host says when to try again.
    patientEndpoint.retry ??= retryPolicy(true);
    const refreshToken = this.#refreshToken;
    let response: TokenResponse;
    try {
      response = await this.#method.requestToken(patientEndpoint, {
        runtime: runtime(),
        refreshToken,
        rejectedToken,
        isFirst: this.#token === undefined,
        signal,
      });
    } catch (error) {
      // Another client may have used the refresh token meanwhile: then the store holds its result.
      const newer = isFinal(error) ? await this.#readNewer(rejectedToken, signal) : undefined;
      if (newer) return newer;
      throw error;
    }
    throwIfSignedOut(signal);
    const { accessToken, expiresIn } = response;
    const issued = Date.now();
    const expires = expiresIn === undefined ? undefined : issued + expiresIn * 1000;
    const token: StoredToken = { accessToken, refreshToken: response.refreshToken, issued, expires };
    this.#refreshToken = response.refreshToken;
    // Stored first: if a token was used and then lost, no client could refresh it.
    const isStored = await this.#useStore(
      async (store) => {
        const plain = JSON.stringify(token);
        const text = (await this.#method.storage.seal?.seal(plain)) ?? plain;
        const isReplaced = await store.replace(this.#key, this.#storedText, text);
        if (isReplaced) this.#storedText = text;
        return isReplaced;
      },
      [accessToken, response.refreshToken ?? ''],
    );
    const newer = isStored === false ? await this.#readNewer(rejectedToken, signal) : undefined;
    return newer ?? this.#useToken(token, signal);
  }

  #useToken(token: StoredToken, signal: AbortSignal): StoredToken {
    throwIfSignedOut(signal);
    const { issued, expires } = token;
    const { early } = this.#method.storage;
    // Clients that received tokens at the same time must not all renew them at the same time.
    const jitter = (Math.random() - 0.5) * 0.06;
    this.#renewAt = early > 0 && expires !== undefined ? expires - (expires - issued) * (early + jitter) : Infinity;
    this.#token = token;
    this.#client.adopt(token);
    return token;
  }

  /** Runs a step of the store. After a failure, the store is not used until the next renewal. */
  async #useStore<T>(work: (store: TokenStore) => Promise<T>, secrets: readonly string[] = []): Promise<T | undefined> {
    const { store } = this.#method.storage;
    if (!store || this.#isStoreBroken) return undefined;
    try {
      return await work(store);
    } catch (error) {
      this.#isStoreBroken = true;
      await this.#reportFailure(error, secrets, 'A token store failed');
      return undefined;
    }
  }

  async #reportFailure(error: unknown, secrets: readonly string[], what: string): Promise<void> {
    if (isBranded('TokenStoreError', error)) {
      this.#reportError(error as TokenStoreError);
      return;
    }
    const { accessToken = '' } = this.#token ?? {};
    const allSecrets = [...secrets, this.#storedText ?? '', accessToken, this.#refreshToken ?? ''].filter(Boolean);
    const { copyCause } = await loadModule(() => import('../core/response/failures.js'));
    const cause = copyCause(error, allSecrets);
    const { code } = cause as { code?: string };
    this.#reportError(new TokenStoreError(`${what}: ${cause.message}`, code, { cause }));
  }
}

/** Throws if a sign-out has ended the sign-in that a signal belongs to. */
function throwIfSignedOut(signal: AbortSignal): void {
  if (signal.aborted) throw createSupersededError();
}

/** Removes a token from a store, also if another program or tab has renewed it since it was last read. */
async function removeToken(store: TokenStore, key: string, lastSeen: string): Promise<void> {
  if (await store.replace(key, lastSeen, undefined)) return;
  const newer = await store.read(key);
  if (newer !== undefined) await store.replace(key, newer, undefined);
}

/** Whether another request would fail in the same way. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof SignInError || (isBranded('ApiError', error) && [400, 401].includes((error as { status: number }).status))
  );
}
