import { throwIfAborted } from '../core/transport/aborts.js';
import { isCarriable } from '../auth/access-token.js';
import type { TokenResponse, TokenEndpoint } from '../auth/token-endpoint.js';
import { isBranded } from '../core/values/brand.js';
import { SignInError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { loadModule } from '../core/arguments/load-module.js';
import { ownFields } from '../core/values/plain-objects.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import { retryPolicy } from '../core/arguments/retry.js';
import type { Runtime } from '../core/values/runtime.js';
import { TokenStoreError } from './errors.js';
import type { TokenStore } from './store.js';
import type { Way } from './way.js';

/** A token as it is stored. Times are in ms since the epoch. */
export interface HeldToken {
  accessToken: string;
  refreshToken?: string | undefined;
  issued: number;
  expires?: number | undefined;
}

/** What a keeper needs from its client, read when it is needed. */
export interface Client {
  runtime: () => Runtime;
  endpoint: () => TokenEndpoint;
  /** Receives every token that must be used from now on. */
  adopt: (token: HeldToken) => void;
  /** Called when another client that shares the token has signed out. */
  signOut: () => void;
  /** Counts a renewal that failed. @returns how many have failed so far. */
  countFailure: () => number;
}

const overtaken = (): SignInError => new SignInError('The sign-in was overtaken by a sign-out', 'ERR_SIGN_IN_SUPERSEDED');

/** How long a final refusal is remembered, in ms: another request would be refused too. */
const REMEMBERED = 30_000;

/** How long the next early renewal waits after one that failed, in ms; doubled each time. */
const PAUSE = 5000;

/** One token: held in memory, renewed before it expires, and shared with others over a store. */
export class Keeper {
  readonly #way: Way;
  readonly #client: Client;
  readonly #tell: (error: TokenStoreError) => void;
  #held: HeldToken | undefined;
  #refreshToken: string | undefined;
  /** The content of the store when it was last read. Any other content is a newer token of another client. */
  #stored: string | undefined;
  /** The token's key in the store. */
  #key = '';
  #broken = false;
  #renewAt = Infinity;
  #notAhead = { until: 0, pause: PAUSE };
  #failure: { error: Error; at: number; until: number; count: number } | undefined;
  #renewal: Promise<HeldToken> | undefined;
  #removal: Promise<unknown> | undefined;
  #sign = new AbortController();

  constructor(way: Way, client: Client) {
    this.#way = way;
    this.#client = client;
    const thrown = (error: TokenStoreError): never => {
      throw error;
    };
    this.#tell = isolateErrors('A token store', way.keep.onStoreError ?? thrown);
    way.keep.store?.watch?.((key) => {
      if (key !== this.#key || this.#stored === undefined) return;
      this.#stored = undefined;
      client.signOut();
    });
  }

  /** The token, unless it has expired or was refused. */
  get token(): string | undefined {
    return this.#held && isAlive(this.#held) ? this.#held.accessToken : undefined;
  }

  get isRenewing(): boolean {
    return this.#renewal !== undefined;
  }

  /** Whether the token is the current one of this keeper. */
  holds(token: string): boolean {
    return this.#held?.accessToken === token;
  }

  /** Renews the token early when most of its lifetime is over, without making any call wait. */
  ahead(): void {
    const now = Date.now();
    if (now < this.#notAhead.until || (this.token !== undefined && now < this.#renewAt)) return;
    this.renew().then(
      () => {
        this.#notAhead = { until: 0, pause: PAUSE };
      },
      () => {
        const { pause } = this.#notAhead;
        this.#notAhead = { until: Date.now() + pause, pause: pause * 2 };
      },
    );
  }

  /** Requests another token: one renewal at a time for all callers. */
  renew(refused?: string): Promise<HeldToken> {
    if (refused !== undefined && this.#held?.accessToken === refused) this.#held = { ...this.#held, expires: 0 };
    const now = Date.now();
    const failure = this.#failure;
    if (failure && now >= failure.at && now < failure.until) return Promise.reject(failure.error);
    return (this.#renewal ??= this.#once(refused, this.#sign.signal));
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
    const was = this.#stored;
    const key = this.#key;
    this.#sign.abort(overtaken());
    this.#sign = new AbortController();
    this.#held = this.#refreshToken = this.#stored = this.#failure = this.#renewal = undefined;
    this.#renewAt = Infinity;
    this.#broken = false;
    if (was !== undefined) this.#removal = this.#try((store) => removeToken(store, key, was), [was]);
  }

  async #once(refused: string | undefined, signal: AbortSignal): Promise<HeldToken> {
    try {
      const token = await this.#renewed(refused, signal);
      throwIfAborted(signal, overtaken);
      this.#failure = undefined;
      return token;
    } catch (error) {
      const { retryAfter } = ownFields(error);
      const now = Date.now();
      const until = now + (isFinal(error) ? REMEMBERED : Number(retryAfter ?? 0) * 1000);
      if (!signal.aborted) this.#failure = { error: error as Error, at: now, until, count: this.#client.countFailure() };
      throw error;
    } finally {
      if (!signal.aborted) this.#renewal = undefined;
    }
  }

  async #renewed(refused: string | undefined, signal: AbortSignal): Promise<HeldToken> {
    const { clientId, key } = this.#way;
    this.#key = `${this.#client.endpoint().loginUrl} ${clientId} ${key}`;
    await this.#removal;
    this.#broken = false;
    const isAnswered = (await this.#way.isAnswered?.(this.#client.endpoint())) === true;
    const found = await this.#found(refused, signal);
    if (found && !isAnswered) return found;
    const asked = (): Promise<HeldToken> => this.#asked(refused, signal);
    const turn: { work?: Promise<HeldToken> } = {};
    await this.#try(async (store) => {
      await store.alone(this.#key, async () => {
        turn.work = isAnswered ? asked() : this.#found(refused, signal).then((newer) => newer ?? asked());
        // A failed renewal is no failure of the store.
        await turn.work.catch(() => undefined);
      });
    });
    try {
      return await (turn.work ?? asked());
    } catch (error) {
      if (found && !signal.aborted) return found;
      throw error;
    }
  }

  /** The token that another client has stored since the store was last read. */
  async #found(refused: string | undefined, signal: AbortSignal): Promise<HeldToken | undefined> {
    const text = await this.#try((store) => store.read(this.#key));
    if (signal.aborted || this.#broken || text === this.#stored) return undefined;
    this.#stored = text;
    if (text === undefined) return undefined;
    let token: HeldToken;
    try {
      const { seal } = this.#way.keep;
      token = heldToken(JSON.parse(seal ? await seal.open(text) : text));
    } catch (error) {
      await this.#told(error, [text], 'What a token store holds cannot be read');
      return undefined;
    }
    this.#refreshToken = token.refreshToken;
    return isAlive(token) && token.accessToken !== refused ? this.#take(token, signal) : undefined;
  }

  async #asked(refused: string | undefined, signal: AbortSignal): Promise<HeldToken> {
    const { runtime, endpoint } = this.#client;
    const asked = { ...endpoint() };
    // Also if calls are not retried: an overloaded login host says when to try again.
    asked.retry ??= retryPolicy(true);
    const refreshToken = this.#refreshToken;
    let answer: TokenResponse;
    try {
      answer = await this.#way.ask(asked, {
        runtime: runtime(),
        refreshToken,
        refused,
        isFirst: this.#held === undefined,
        signal,
      });
    } catch (error) {
      // Another client may have used the refresh token meanwhile: then the store holds its result.
      const newer = isFinal(error) ? await this.#found(refused, signal) : undefined;
      if (newer) return newer;
      throw error;
    }
    throwIfAborted(signal, overtaken);
    const { accessToken, expiresIn } = answer;
    const issued = Date.now();
    const expires = expiresIn === undefined ? undefined : issued + expiresIn * 1000;
    const token: HeldToken = { accessToken, refreshToken: answer.refreshToken, issued, expires };
    this.#refreshToken = answer.refreshToken;
    // Stored first: if a token was used and then lost, no client could refresh it.
    const wasStored = await this.#try(
      async (store) => {
        const plain = JSON.stringify(token);
        const text = (await this.#way.keep.seal?.seal(plain)) ?? plain;
        const replaced = await store.replace(this.#key, this.#stored, text);
        if (replaced) this.#stored = text;
        return replaced;
      },
      [accessToken, answer.refreshToken ?? ''],
    );
    const newer = wasStored === false ? await this.#found(refused, signal) : undefined;
    return newer ?? this.#take(token, signal);
  }

  #take(token: HeldToken, signal: AbortSignal): HeldToken {
    throwIfAborted(signal, overtaken);
    const { issued, expires } = token;
    const { early } = this.#way.keep;
    // Clients that received tokens at the same time must not all renew them at the same time.
    const spread = (Math.random() - 0.5) * 0.06;
    this.#renewAt = early > 0 && expires !== undefined ? expires - (expires - issued) * (early + spread) : Infinity;
    this.#held = token;
    this.#client.adopt(token);
    return token;
  }

  /** Runs a step of the store. After a failure, the store is not used until the next renewal. */
  async #try<T>(work: (store: TokenStore) => Promise<T>, secrets: readonly string[] = []): Promise<T | undefined> {
    const { store } = this.#way.keep;
    if (!store || this.#broken) return undefined;
    try {
      return await work(store);
    } catch (error) {
      this.#broken = true;
      await this.#told(error, secrets, 'A token store failed');
      return undefined;
    }
  }

  async #told(error: unknown, secrets: readonly string[], what: string): Promise<void> {
    if (isBranded('TokenStoreError', error)) {
      this.#tell(error as TokenStoreError);
      return;
    }
    const { accessToken = '' } = this.#held ?? {};
    const known = [...secrets, this.#stored ?? '', accessToken, this.#refreshToken ?? ''].filter(Boolean);
    const { copyCause } = await loadModule(() => import('../core/response/failures.js'));
    const cause = copyCause(error, known);
    const { code } = cause as { code?: string };
    this.#tell(new TokenStoreError(`${what}: ${cause.message}`, code, { cause }));
  }
}

/** Removes a token from a store, also if another program or tab has renewed it since it was last read. */
async function removeToken(store: TokenStore, key: string, lastSeen: string): Promise<void> {
  if (await store.replace(key, lastSeen, undefined)) return;
  const newer = await store.read(key);
  if (newer !== undefined) await store.replace(key, newer, undefined);
}

const isAlive = ({ expires = Infinity }: HeldToken): boolean => expires > Date.now();

/** Whether another request would fail in the same way. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof SignInError || (isBranded('ApiError', error) && [400, 401].includes((error as { status: number }).status))
  );
}

function heldToken(value: unknown): HeldToken {
  const { accessToken, refreshToken, issued, expires } = isObject(value) ? value : {};
  const isTime = (time: unknown): time is number => typeof time === 'number' && Number.isFinite(time);
  const isToken = isCarriable(accessToken) && ['string', 'undefined'].includes(typeof refreshToken);
  if (!isToken || !isTime(issued) || !(expires === undefined || isTime(expires))) throw new TypeError('it is no token');
  return { accessToken, refreshToken: refreshToken as string | undefined, issued, expires };
}
