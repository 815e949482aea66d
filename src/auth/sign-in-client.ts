import { MissingParameterError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import { BOOLEAN, copyOptions } from '../core/arguments/option-checks.js';
import { addSettings } from '../core/arguments/settings.js';
import { checkBoolean } from '../core/call/request-checks.js';
import { isAmount } from '../core/values/plain-objects.js';
import { headerValue } from '../core/arguments/text.js';
import type { Wiring } from '../core/client/platform-client.js';
import { PlatformClient } from '../core/client/platform-client.js';
import type { Environment } from '../core/client/regions.js';
import { environmentEndpoints } from '../core/client/regions.js';
import type { Runtime } from '../core/values/runtime.js';
import { detectRuntime } from '../core/values/runtime.js';
import type { ClientOptions } from './client-options.js';
import type { GuestToken } from './guest-token.js';
import type { AuthData, AuthListener, PersistOptions, SignedIn } from './session.js';
import { Session } from './session.js';
import type { ClientSession } from './client-session.js';
import type { signInOnServer } from './server-sign-in.js';
import type { RedirectOptions, signInByRedirect } from './sign-in.js';
import type { TokenEndpoint } from './token-endpoint.js';

const redirectOptions: Record<keyof RedirectOptions, 1> = {
  state: 1,
  org: 1,
  provider: 1,
  target: 1,
  login_hint: 1,
  prompt: 1,
  redirect: 1,
};

/** A client that can sign in. */
export abstract class SignInClient extends PlatformClient {
  readonly #session: ClientSession<Session>;
  readonly #runtime: Runtime | undefined;
  /**
   * Whether a refused token is refreshed, once for all calls that receive a 401. Any other value throws a {@link
   * ConfigurationError}.
   */
  declare refreshAccessToken: boolean;
  /** How long calls wait for a refresh that another call began, in s. */
  declare refreshTokenWaitMax: number;

  protected constructor(options: ClientOptions, wiring: Wiring) {
    super(options, wiring);
    // A default replaces `undefined` only: `null` is refused.
    const { auth, persist = false, refreshAccessToken = true, refreshTokenWaitMax = 10 } = options;
    this.#runtime = options.runtime;
    this.refreshAccessToken = refreshAccessToken;
    this.refreshTokenWaitMax = refreshTokenWaitMax;
    const endpoint = (): TokenEndpoint => this.tokenEndpoint();
    this.#session = auth === undefined ? new Session(this, endpoint) : auth.session(Session, this, endpoint);
    this.#session.setPersist(persist);
  }

  protected override get authorizer(): ClientSession<Session> {
    return this.#session;
  }

  /** Where the client runs, as configured or detected. */
  get runtime(): Runtime {
    return this.#runtime ?? detectRuntime();
  }

  /** Tokens, their expiry, and other data of the last sign-in. */
  get authData(): AuthData {
    return this.#session.data;
  }

  /**
   * Calls a listener after every change of {@link authData}: a sign-in, a refresh, a token that is no longer accepted, a
   * sign-out.
   *
   * @returns a function that unsubscribes.
   */
  onAuthChange(listener: AuthListener): () => void {
    return this.#session.onChange(listener);
  }

  /**
   * Moves the client to another environment, e.g. `mypurecloud.ie` or `eu_west_1`. Tokens belong to the hosts that issued them:
   * if the hosts change, the client is signed out and the stored sign-in is removed. Set the environment before signing in.
   */
  setEnvironment(environment: Environment): void {
    const endpoints = environmentEndpoints(environment);
    if (endpoints.apiUrl === this.apiUrl && endpoints.loginUrl === this.loginUrl) return;
    this.#session.move(() => {
      this.endpoints = endpoints;
    });
  }

  /** Whether the client signs in and renews its tokens by itself, by its option `auth`. */
  get hasTokenProvider(): boolean {
    return this.#session.isProvided;
  }

  /** The OAuth client of the last sign-in, or `''`. */
  get clientId(): string {
    return this.#session.clientId;
  }

  /** The key under which the sign-in is stored, if it is. */
  get storageKey(): string | undefined {
    return this.#session.storageKey;
  }

  /** Forgets the tokens, also the stored ones, and stays on the page. */
  forget(): void {
    this.#session.clear();
  }

  /**
   * Restores the stored sign-in, which another tab may have changed. Without `persist` it changes nothing.
   *
   * ```ts
   * client.restore(clientId); // sends the first requests before the login method has checked the token
   * ```
   *
   * @param clientId - The OAuth client of the sign-in; by default that of the current one. The login methods set it too.
   */
  restore(clientId?: string): AuthData {
    if (clientId !== undefined && (typeof clientId !== 'string' || clientId.trim() === '')) {
      throw new MissingParameterError('clientId', 'restore');
    }
    this.#session.reload(clientId);
    return this.#session.data;
  }

  /** The content of the guest's JWT, after {@link setGuestToken} was called. */
  get guestToken(): GuestToken | undefined {
    return this.#session.guest;
  }

  /** Uses a token from elsewhere. It replaces the whole sign-in, even while a refresh is under way. */
  setAccessToken(token: string): void {
    if (typeof token !== 'string' || token.trim() === '') throw new MissingParameterError('token', 'setAccessToken');
    headerValue('token', token, 'setAccessToken');
    this.#session.set({ accessToken: token });
  }

  /**
   * Uses a guest's JWT for the calls below `/api/v2/webchat/guest/`.
   *
   * @throws {@link SignInError} `ERR_GUEST_TOKEN` if it is no JWT. With an expired one, the calls fail.
   */
  setGuestToken(jwt: string): void {
    this.#session.setGuestToken(jwt);
  }

  /**
   * Stores the sign-in between visits, or stops storing it and removes what is stored.
   *
   * @param prefix - Prefix of every key; `contact-centre` by default.
   */
  setPersistSettings(persist: boolean, prefix?: string, storage?: PersistOptions['storage']): void {
    this.#session.setPersist(checkBoolean('persist', persist) && { prefix, storage });
  }

  /**
   * Signs in as an OAuth client, without a user: calls about "me" fail with such a token.
   *
   * @throws {@link ApiError} if the login host refuses; {@link SignInError} `ERR_UNSUPPORTED_RUNTIME` in a browser.
   * @see POST {login host}/oauth/token, grant_type client_credentials (RFC 6749, 4.4)
   */
  async loginClientCredentialsGrant(clientId: string, clientSecret: string): Promise<SignedIn> {
    return await this.#login('loginClientCredentialsGrant', [clientId, clientSecret]);
  }

  /**
   * Signs a user in with the SAML 2.0 assertion of the organisation's identity provider.
   *
   * @param orgName - Short name of the organisation.
   * @param assertion - The base64 assertion.
   * @see POST {login host}/oauth/token, grant_type urn:ietf:params:oauth:grant-type:saml2-bearer (RFC 7522)
   */
  async loginSaml2BearerGrant(clientId: string, clientSecret: string, orgName: string, assertion: string): Promise<SignedIn> {
    return await this.#login('loginSaml2BearerGrant', [clientId, clientSecret, orgName, assertion]);
  }

  /**
   * Exchanges the code that the login page sent to a server for tokens. If a refresh token comes with them, refused tokens are
   * refreshed.
   *
   * @param authorizationCode - The `code` of the redirect; it can be used once.
   * @param redirectUri - The one that the code was requested with.
   * @see POST {login host}/oauth/token, grant_type authorization_code (RFC 6749, 4.1)
   */
  async loginCodeAuthorizationGrant(
    clientId: string,
    clientSecret: string,
    authorizationCode: string,
    redirectUri: string,
  ): Promise<SignedIn> {
    return await this.#login('loginCodeAuthorizationGrant', [clientId, clientSecret, authorizationCode, redirectUri]);
  }

  /**
   * Signs in with a refresh token from an earlier authorization code sign-in.
   *
   * @see POST {login host}/oauth/token, grant_type refresh_token (RFC 6749, 6)
   */
  async refreshCodeAuthorizationGrant(clientId: string, clientSecret: string, refreshToken: string): Promise<SignedIn> {
    return await this.#login('refreshCodeAuthorizationGrant', [clientId, clientSecret, refreshToken]);
  }

  /**
   * Signs a user in with the implicit grant: goes to the login page and, called again on return, reads the token from the
   * address. If a stored token still works, the page does not redirect. The vendor is retiring this grant; use {@link
   * loginPKCEGrant} instead.
   *
   * @param redirectUri - Where the login page returns to; must be registered for the OAuth client.
   * @throws {@link SignInError} with the login page's error and description; `ERR_STATE_MISMATCH` if the response is not for a
   * sign-in that this page began.
   * @see GET {login host}/oauth/authorize, response_type token (RFC 6749, 4.2)
   */
  async loginImplicitGrant(clientId: string, redirectUri: string, opts: RedirectOptions = {}): Promise<SignedIn> {
    return await this.loginByRedirect('loginImplicitGrant', { clientId, redirectUri, options: opts });
  }

  /**
   * Signs a user in with an authorization code and PKCE, for pages that cannot keep a secret. Used like {@link
   * loginImplicitGrant}.
   *
   * @see GET {login host}/oauth/authorize, response_type code, and POST {login host}/oauth/token (RFC 7636)
   */
  async loginPKCEGrant(clientId: string, redirectUri: string, opts: RedirectOptions = {}): Promise<SignedIn> {
    return await this.loginByRedirect('loginPKCEGrant', { clientId, redirectUri, options: opts });
  }

  /**
   * Forgets the tokens, also the stored ones, and in a page goes to the platform's logout page.
   *
   * @param redirectUri - Where the logout page returns to.
   * @throws {@link SignInError} before any login: the logout page needs the OAuth client's id.
   * @see GET {login host}/logout
   */
  async logout(redirectUri?: string): Promise<void> {
    const { clientId, isSigningIn } = this.#session;
    if (clientId === '' && !isSigningIn) throw (await loadModule(() => import('./sign-in.js'))).loginMissingError();
    this.#session.clear();
    // A first login that was stopped before it took effect has left nothing that the logout page could end.
    if (clientId === '' || this.runtime !== 'browser') return;
    const { leaveForLogout } = await loadModule(() => import('./sign-in.js'));
    await leaveForLogout(this.tokenEndpoint(), clientId, redirectUri);
  }

  async #login(...[operation, values]: SignInArguments<typeof signInOnServer>): Promise<SignedIn> {
    return await this.#session.begin(JSON.stringify([operation, values]), async (signal, session) => {
      const { signInOnServer } = await loadModule(() => import('./server-sign-in.js'));
      return await signInOnServer({ client: this, session, signal }, operation, values);
    });
  }

  /** @internal */
  protected async loginByRedirect(
    ...[operation, redirectRequest, page]: SignInArguments<typeof signInByRedirect>
  ): Promise<SignedIn> {
    const request = {
      ...redirectRequest,
      options: copyOptions(`The options of ${operation}`, redirectRequest.options, redirectOptions),
    };
    return await this.#session.begin(JSON.stringify([operation, request]), async (signal, session) => {
      const { signInByRedirect } = await loadModule(() => import('./sign-in.js'));
      return await signInByRedirect({ client: this, session, signal }, operation, request, page);
    });
  }

  /** @internal */
  protected tokenEndpoint(): TokenEndpoint {
    const { exchangeContext: context, encode, endpoints, timeout, retry } = this;
    return { context, encode, ...endpoints, timeout, retry };
  }
}

addSettings(SignInClient, {
  refreshAccessToken: BOOLEAN,
  refreshTokenWaitMax: [isAmount, 'a number of seconds from 0', true],
});

/** The parameters of a sign-in function after its context. */
type SignInArguments<F extends (context: never, operation: never, values: never) => unknown> =
  Parameters<F> extends [unknown, ...infer Rest] ? Rest : never;
