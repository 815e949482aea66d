import type { Session } from '../auth/session.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { AuthKind } from '../core/call/operation.js';
import type { WaitingCall } from '../core/client/platform-client.js';
import { Keeper } from './keeper.js';
import type { Way } from './way.js';

const refuse = (what: string): never => {
  throw new ConfigurationError(`${what} does not go together with auth: the client signs in by itself`);
};

/** A client's session whose tokens come from elsewhere: by themselves, with the first call that needs one. */
export function providedSession(
  base: typeof Session,
  ways: readonly Way[],
  ...[owner, endpoint]: ConstructorParameters<typeof Session>
): Session {
  class ProvidedSession extends base {
    #turn = 0;
    readonly #keepers = ways.map(
      (way) =>
        new Keeper(way, {
          endpoint,
          runtime: () => owner.runtime,
          adopt: ({ accessToken, refreshToken, expires }) => {
            const expiresIn = expires === undefined ? undefined : (expires - Date.now()) / 1000;
            this.take({ accessToken, refreshToken, expiresIn });
          },
          signOut: () => {
            this.clear();
          },
          countFailure: () => {
            this.failedRefreshes += 1;
            return this.failedRefreshes;
          },
        }),
    );

    override get clientId(): string {
      return ways[0]?.clientId ?? '';
    }

    override waiter(auth: AuthKind): ((call: WaitingCall) => Promise<unknown>) | undefined {
      if (auth !== 'oauth') return undefined;
      if (this.#keepers.some(({ token }) => token !== undefined)) {
        for (const keeper of this.#keepers) keeper.ahead();
        return undefined;
      }
      const signIn = this.signIn(auth);
      return async (call) => {
        const { waitForSignIn } = await loadModule(() => import('../auth/waiting.js'));
        await waitForSignIn(this.#anyRenewed(), call);
        return signIn;
      };
    }

    /** Settles when every keeper has a token or has failed; rejects if all failed. */
    async #anyRenewed(): Promise<void> {
      // A token may have arrived since the call looked, by another call or from another tab: it must not be renewed at once.
      const waiting = this.#keepers.filter(({ token }) => token === undefined);
      const outcomes = await Promise.allSettled(waiting.map((keeper) => keeper.renew()));
      const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
      const [failure] = failures;
      if (failure && failures.length === this.#keepers.length) throw failure.reason as Error;
    }

    override token(auth: AuthKind, signIn: unknown): string | undefined {
      const token = super.token(auth, signIn);
      if (auth !== 'oauth') return token;
      const { length } = this.#keepers;
      const turn = this.#turn++ % length;
      const inOrder = [...this.#keepers.slice(turn), ...this.#keepers.slice(0, turn)];
      return inOrder.find((keeper) => keeper.token !== undefined)?.token ?? token;
    }

    override async renew(
      auth: AuthKind,
      refused: string,
      signal: AbortSignal | undefined,
      failedBefore: number,
    ): Promise<boolean | Error> {
      if (auth !== 'oauth' || !owner.refreshAccessToken) return false;
      const keeper = this.#keepers.find((each) => each.holds(refused));
      // The refused token was an older one: the call that had it renewed has done the work.
      if (!keeper) return true;
      const hasOtherToken = (): boolean => this.#keepers.some(({ token }) => token !== undefined && token !== refused);
      const failure = keeper.failureSince(failedBefore);
      if (failure) return hasOtherToken() || failure;
      const limit = keeper.isRenewing ? owner.refreshTokenWaitMax : Infinity;
      const outcome = keeper.renew(refused).then(
        () => true,
        (error: unknown) => hasOtherToken() || (error as Error),
      );
      const { waitForRefresh } = await loadModule(() => import('../auth/waiting.js'));
      return await waitForRefresh(outcome, limit, signal);
    }

    override clear(): void {
      this.#forget();
      super.clear();
    }

    override move(change: () => void): void {
      this.#forget();
      super.move(change);
    }

    #forget(): void {
      for (const keeper of this.#keepers) keeper.forget();
    }

    override begin(key: string): never {
      return refuse(String((JSON.parse(key) as unknown[])[0]));
    }

    override set(): never {
      return refuse('setAccessToken');
    }

    override setPersist(persist: unknown): void {
      if (persist !== false) refuse('persist');
    }
  }
  return new ProvidedSession(owner, endpoint);
}
