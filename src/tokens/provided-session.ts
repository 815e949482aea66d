import type { AuthData, AuthListener, Session } from '../auth/session.js';
import type { ClientSession } from '../auth/client-session.js';
import type { GuestToken } from '../auth/guest-token.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { AuthKind } from '../core/call/operation.js';
import type { WaitingCall } from '../core/client/authorizer.js';
import { TokenManager } from './token-manager.js';
import type { SignInMethod } from './sign-in-method.js';

type Owner = ConstructorParameters<typeof Session>[0];

/** A client's session that obtains its tokens from providers, starting with the first call that needs one. */
export class ProvidedSession implements ClientSession<Session> {
  readonly clientId: string;
  readonly isSigningIn = false;
  readonly isProvided = true;
  readonly storageKey = undefined;
  readonly #owner: Owner;
  /** Stores the newest token and the guest's, and notifies listeners. */
  readonly #session: Session;
  readonly #managers: readonly TokenManager[];
  #turn = 0;

  constructor(owner: Owner, session: Session, methods: readonly SignInMethod[]) {
    this.#owner = owner;
    this.#session = session;
    this.clientId = methods[0]?.clientId ?? '';
    this.#managers = methods.map(
      (method) =>
        new TokenManager(method, {
          endpoint: session.endpoint,
          runtime: () => owner.runtime,
          adopt: ({ accessToken, refreshToken, expires }) => {
            const expiresIn = expires === undefined ? undefined : (expires - Date.now()) / 1000;
            session.take({ accessToken, refreshToken, expiresIn });
          },
          signOut: () => {
            this.clear();
          },
          countFailure: () => {
            session.failedRefreshes += 1;
            return session.failedRefreshes;
          },
        }),
    );
  }

  get data(): AuthData {
    return this.#session.data;
  }

  get guest(): GuestToken | undefined {
    return this.#session.guest;
  }

  get failedRefreshes(): number {
    return this.#session.failedRefreshes;
  }

  onChange(listener: AuthListener): () => void {
    return this.#session.onChange(listener);
  }

  signIn(auth: AuthKind): unknown {
    return this.#session.signIn(auth);
  }

  setGuestToken(jwt: string): void {
    this.#session.setGuestToken(jwt);
  }

  waiter(auth: AuthKind): ((call: WaitingCall) => Promise<unknown>) | undefined {
    if (auth !== 'oauth') return undefined;
    if (this.#managers.some(({ token }) => token !== undefined)) {
      for (const manager of this.#managers) manager.renewEarly();
      return undefined;
    }
    const signIn = this.signIn(auth);
    return async (call) => {
      const { waitForSignIn } = await loadModule(() => import('../auth/waiting.js'));
      await waitForSignIn(this.#renewMissing(), call);
      return signIn;
    };
  }

  /** Renews the managers without a token. Settles when each has a token or has failed; rejects if all failed. */
  async #renewMissing(): Promise<void> {
    // A token may have arrived since the call looked, by another call or from another tab: it must not be renewed at once.
    const waiting = this.#managers.filter(({ token }) => token === undefined);
    const outcomes = await Promise.allSettled(waiting.map((manager) => manager.renew()));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    const [failure] = failures;
    if (failure && failures.length === this.#managers.length) throw failure.reason as Error;
  }

  token(auth: AuthKind, signIn: unknown): string | undefined | Promise<never> {
    const token = this.#session.token(auth, signIn);
    if (auth !== 'oauth' || typeof token === 'object') return token;
    const { length } = this.#managers;
    const turn = this.#turn++ % length;
    const candidates = [...this.#managers.slice(turn), ...this.#managers.slice(0, turn)];
    return candidates.find((manager) => manager.token !== undefined)?.token ?? token;
  }

  async renew(
    auth: AuthKind,
    rejectedToken: string,
    signal: AbortSignal | undefined,
    failedBefore: number,
  ): Promise<boolean | Error> {
    const { refreshAccessToken, refreshTokenWaitMax } = this.#owner;
    if (auth !== 'oauth' || !refreshAccessToken) return false;
    const manager = this.#managers.find((candidate) => candidate.isCurrent(rejectedToken));
    // The rejected token was an older one, which another call has renewed already.
    if (!manager) return true;
    const hasOtherToken = (): boolean => this.#managers.some(({ token }) => token !== undefined && token !== rejectedToken);
    const failure = manager.failureSince(failedBefore);
    if (failure) return hasOtherToken() || failure;
    const limit = manager.isRenewing ? refreshTokenWaitMax : Infinity;
    const outcome = manager.renew(rejectedToken).then(
      () => true,
      (error: unknown) => hasOtherToken() || (error as Error),
    );
    const { waitForRefresh } = await loadModule(() => import('../auth/waiting.js'));
    return await waitForRefresh(outcome, limit, signal);
  }

  clear(): void {
    this.#forget();
    this.#session.clear();
  }

  move(change: () => void): void {
    this.#forget();
    this.#session.move(change);
  }

  #forget(): void {
    for (const manager of this.#managers) manager.forget();
  }

  reload(): void {
    this.#session.reload();
  }

  begin(key: string): never {
    return rejectOption(String((JSON.parse(key) as unknown[])[0]));
  }

  set(): never {
    return rejectOption('setAccessToken');
  }

  setPersist(persist: unknown): void {
    if (persist !== false) rejectOption('persist');
  }
}

function rejectOption(what: string): never {
  throw new ConfigurationError(`${what} cannot be used with the option auth: the client signs in by itself`);
}
