import { ApiError } from 'contact-centre-client/fetch';
import type { ApiClient } from 'contact-centre-client/fetch';
import type { StoredTokens } from './sign-in-store.js';
import { SignInStore } from './sign-in-store.js';

/** The OAuth client that signs users in, and how. */
export interface ServerSignInOptions {
  clientId: string;
  /** Never leaves the server. */
  clientSecret: string;
  /** Where sign-ins are kept over a restart of the server. */
  file?: string | undefined;
  /** The time in ms since the epoch; `Date.now` by default. */
  now?: (() => number) | undefined;
  /** Creates a client for the login host. Each request uses its own. */
  createClient: () => ApiClient;
}

/** An access token for the page. */
export interface PageToken {
  accessToken: string;
  /** s */
  expiresIn: number;
}

/** Below this part of its lifetime, a token is renewed. Pages ask for another one when about 10 % are left. */
const RENEWED_BELOW = 0.15;

/** Signs users in with the authorization code grant, and renews their tokens. The refresh tokens stay on the server. */
export class ServerSignIn {
  readonly #options: ServerSignInOptions;
  readonly #now: () => number;
  readonly #store: SignInStore;
  /** One renewal at a time for each sign-in, since a refresh token can be used once. */
  readonly #renewals = new Map<string, Promise<StoredTokens | undefined>>();

  constructor(options: ServerSignInOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#store = new SignInStore(options.file);
  }

  /** Returns the address of the login page. */
  loginPage(redirectUri: string, state: string): string {
    const { clientId, createClient } = this.#options;
    const address = new URL('/oauth/authorize', createClient().loginUrl);
    address.search = String(
      new URLSearchParams({ client_id: clientId, response_type: 'code', redirect_uri: redirectUri, state }),
    );
    return address.href;
  }

  logoutPage(redirectUri: string): string {
    const { clientId, createClient } = this.#options;
    const address = new URL('/logout', createClient().loginUrl);
    address.search = String(new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri }));
    return address.href;
  }

  /** Redeems the code of the login page. @returns the key of the sign-in. */
  async begin(code: string, redirectUri: string): Promise<string> {
    const { clientId, clientSecret, createClient } = this.#options;
    const tokens = await createClient().loginCodeAuthorizationGrant(clientId, clientSecret, code, redirectUri);
    return this.#store.add(withTimes(tokens, this.#now()));
  }

  end(key: string): void {
    this.#store.remove(key);
  }

  /**
   * Returns a token that is valid for some time. Rejects if the login host cannot renew it at present.
   *
   * @param refusedToken - A token that the platform no longer accepts.
   * @returns `undefined` if the user must sign in again.
   */
  async token(key: string, refusedToken?: string): Promise<PageToken | undefined> {
    const stored = this.#store.get(key);
    if (!stored) return undefined;
    const isUsable = stored.accessToken !== refusedToken && !isEnding(stored, this.#now());
    const tokens = isUsable ? stored : await this.#renewOnce(key, stored);
    return tokens && { accessToken: tokens.accessToken, expiresIn: (tokens.expiresAt - this.#now()) / 1000 };
  }

  async #renewOnce(key: string, stored: StoredTokens): Promise<StoredTokens | undefined> {
    let renewal = this.#renewals.get(key);
    if (!renewal) {
      renewal = this.#renew(key, stored).finally(() => this.#renewals.delete(key));
      this.#renewals.set(key, renewal);
    }
    return await renewal;
  }

  async #renew(key: string, { refreshToken }: StoredTokens): Promise<StoredTokens | undefined> {
    const { clientId, clientSecret, createClient } = this.#options;
    try {
      const response = await createClient().refreshCodeAuthorizationGrant(clientId, clientSecret, refreshToken);
      const tokens = withTimes(response, this.#now());
      // A sign-out meanwhile must not be undone.
      if (this.#store.get(key)) this.#store.set(key, tokens);
      return tokens;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#store.remove(key);
      return undefined;
    }
  }
}

/** Whether the login host no longer accepts the refresh token. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && (error.status === 400 || error.status === 401);

function isEnding({ issuedAt, expiresAt }: StoredTokens, now: number): boolean {
  return expiresAt - now < (expiresAt - issuedAt) * RENEWED_BELOW;
}

interface SignedIn {
  accessToken: string;
  refreshToken?: string;
  tokenExpiryTime?: number;
}

/** A token without a lifetime is valid for a day, as on the platform by default. */
const DEFAULT_LIFETIME = 86_400_000;

function withTimes({ accessToken, refreshToken = '', tokenExpiryTime }: SignedIn, now: number): StoredTokens {
  const lifetime = tokenExpiryTime === undefined ? DEFAULT_LIFETIME : tokenExpiryTime - Date.now();
  return { accessToken, refreshToken, issuedAt: now, expiresAt: now + lifetime };
}
