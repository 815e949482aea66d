import type { QueryClient } from '@tanstack/react-query';
import type { RedirectOptions } from '../auth/sign-in.js';
import { MAX_TIMER } from '../core/deadline.js';
import type { PlatformApi } from '../apis/platform-api.js';
import type { UserMe } from '../models/users.js';
import { removePlatformQueries } from './cache.js';
import type { ChosenSignIn } from './chosen-sign-in.js';
import { keepChosen, keptChosen } from './chosen-sign-in.js';
import type { ApiClass } from './operations.js';
import type {
  FailedSession,
  PlatformClient,
  PlatformError,
  PlatformSession,
  RestoringSession,
  SignInOptions,
  SignInSettings,
  SignOutOptions,
  SignedInSession,
  SignedOutSession,
  SigningInSession,
} from './session.js';
import type { PageConnection } from './tabs.js';
import { connectPage } from './tabs.js';

/** What a provider says of its sign-in. */
export interface SessionSettings {
  signIn: SignInSettings | undefined;
  /** ms */
  warnBefore: number;
}

type Actions = 'signIn' | 'signOut';
type State =
  | Omit<RestoringSession, Actions>
  | Omit<SignedOutSession, Actions>
  | Omit<SigningInSession, Actions>
  | Omit<SignedInSession, Actions>
  | Omit<FailedSession, Actions>;

const nobody = { user: undefined, expiry: undefined, expiresSoon: false, expired: false, error: undefined } as const;

const stores = new WeakMap<PlatformClient, SessionStore>();

/** The one store of a client: however many providers and renderings there are, a sign-in is finished once. */
export function sessionOf(client: PlatformClient): SessionStore {
  let store = stores.get(client);
  if (!store) stores.set(client, (store = new SessionStore(client)));
  return store;
}

/** One client's sign-in as React sees it. Does nothing until a provider is mounted, and nothing any more once the last one is gone. */
export class SessionStore {
  /** The user's API objects, one a class. */
  readonly apis = new Map<ApiClass<PlatformApi>, PlatformApi>();
  readonly #client: PlatformClient;
  readonly #initial: PlatformSession;
  #session: PlatformSession;
  #settings: SessionSettings = { signIn: undefined, warnBefore: 0 };
  readonly #listeners = new Set<() => void>();
  readonly #queryClients = new Set<QueryClient>();
  #providers = 0;
  #disconnect: (() => void) | undefined;
  #page: PageConnection | undefined;
  /** Looking for an earlier sign-in, or finishing one: once in the life of the page. */
  #resuming: Promise<void> | undefined;
  /** While the client signs in, what it knows of tokens is on the move. */
  #busy = false;
  /** Whether there was a token meanwhile. */
  #hadToken = false;
  #signInNumber = 0;
  /** The token that the session stands on. */
  #token: string | undefined;
  /** A token that could not be checked: there is one, but nobody is signed in with it yet. */
  #unchecked: string | undefined;
  #expiry: number | undefined;
  #user: UserMe | undefined;
  #userError: PlatformError | undefined;
  #checking: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: PlatformClient) {
    this.#client = client;
    this.#initial = { ...this.#actions, ...nobody, status: 'restoring' };
    this.#session = this.#initial;
  }

  get client(): PlatformClient {
    return this.#client;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = (): PlatformSession => this.#session;

  /** What a server renders, and a page while it hydrates. */
  readonly initial = (): PlatformSession => this.#initial;

  readonly isSignedIn = (): boolean => this.#session.status === 'signed-in';

  /** Tells the sign-in that stands from those before it; `undefined` while there is none. */
  readonly signInNumber = (): number | undefined => (this.isSignedIn() ? this.#signInNumber : undefined);

  configure(settings: SessionSettings): void {
    const changed = settings.warnBefore !== this.#settings.warnBefore;
    this.#settings = settings;
    if (this.#providers === 0) return;
    if (settings.signIn && !this.#resuming) this.#start();
    else if (changed) this.#look();
  }

  /** Remembers where answers are cached that must not outlive the sign-in. */
  watch(queryClient: QueryClient): void {
    this.#queryClients.add(queryClient);
  }

  /** Begins to follow the client. @returns what ends it. */
  attach(): () => void {
    this.#providers += 1;
    if (this.#providers === 1) this.#connect();
    this.#start();
    return () => {
      this.#providers -= 1;
      if (this.#providers === 0) this.#disconnect?.();
    };
  }

  /** Finds out whether a refused token is refused altogether; a call may have answered 401 for a reason of its own. */
  refused(token: string | undefined): void {
    if (token === undefined || token !== this.#token || this.#providers === 0 || this.#checking) return;
    this.#checking = this.#check(token).finally(() => {
      this.#checking = undefined;
    });
  }

  readonly #signIn = (options: SignInOptions = {}): void => {
    void this.#leaveForLogin(options);
  };

  readonly #signOut = (options: SignOutOptions = {}): void => {
    void this.#leaveForLogout(options);
  };

  async #leaveForLogout({ redirectUri }: SignOutOptions): Promise<void> {
    // What is being restored would come back.
    if (this.#session.status === 'restoring') await this.#resuming;
    const client = this.#client;
    keepChosen(client, this.#settings.signIn, undefined);
    this.#page?.tellSignedOut();
    this.#busy = false;
    this.#unchecked = undefined;
    // Before the page is left: nothing that was cached may be there when it comes back.
    this.#forgetSignIn();
    this.#publish({ ...nobody, status: 'signed-out' });
    if (client.clientId === '') client.forget();
    else await client.logout(redirectUri).catch(this.#failed);
  }

  get #actions(): Pick<PlatformSession, Actions> {
    return { signIn: this.#signIn, signOut: this.#signOut };
  }

  #connect(): void {
    const stopFollowing = this.#client.onAuthChange(({ accessToken }) => {
      this.#hadToken ||= accessToken !== undefined;
      this.#look();
    });
    const look = (): void => {
      this.#look();
    };
    const page = connectPage(this.#client, {
      signedOut: () => {
        const { accessToken } = this.#client.authData;
        if (accessToken !== undefined) this.#drop(accessToken);
        this.#look();
      },
      kept: () => {
        this.#takeOver();
        this.#look();
      },
      shown: look,
      returned: () => {
        if (this.#session.status === 'signing-in') this.#busy = false;
        this.#look();
      },
    });
    this.#page = page;
    this.#disconnect = () => {
      stopFollowing();
      page.close();
      this.#page = undefined;
      clearTimeout(this.#timer);
      this.#queryClients.clear();
    };
  }

  #start(): void {
    const { signIn } = this.#settings;
    if (signIn) this.#resuming ??= this.#resume(signIn);
    this.#look();
  }

  /** Finishes the sign-in that the page comes back from, or checks the one that is kept. Never leaves the page. */
  async #resume(usual: SignInSettings): Promise<void> {
    this.#busy = true;
    if (!this.isSignedIn()) this.#publish({ ...nobody, status: 'restoring' });
    const chosen = keptChosen(this.#client, usual);
    let failure: PlatformError | undefined;
    for (const settings of chosen ? [chosen, usual] : [usual]) {
      try {
        failure = undefined;
        await this.#login(settings, { redirect: false });
        break;
      } catch (error) {
        failure = error as PlatformError;
        if (failure.code !== 'ERR_SIGN_IN_REQUIRED') break;
      }
    }
    this.#settle(failure?.code === 'ERR_SIGN_IN_REQUIRED' ? undefined : failure);
  }

  async #leaveForLogin(options: SignInOptions): Promise<void> {
    if (this.#session.status === 'restoring') {
      await this.#resuming;
      if (this.isSignedIn()) return;
    }
    if (this.#busy) return;
    const renewing = this.isSignedIn();
    const usual = this.#settings.signIn;
    const { grant = 'pkce', clientId = '', redirectUri = '', org, provider } = { ...usual, ...options };
    const chosen = { grant, clientId, redirectUri };
    this.#busy = true;
    this.#publish({ ...nobody, status: 'signing-in' });
    keepChosen(this.#client, usual, chosen);
    try {
      await this.#login(chosen, {
        ...(org !== undefined && { org }),
        ...(provider !== undefined && { provider }),
        ...(options.state !== undefined && { state: options.state }),
        ...(renewing && { redirect: 'always' }),
      });
      this.#settle(undefined);
    } catch (error) {
      this.#failed(error as PlatformError);
    }
  }

  #login({ grant, clientId, redirectUri }: ChosenSignIn, options: RedirectOptions): Promise<unknown> {
    const client = this.#client;
    return grant === 'implicit'
      ? client.loginImplicitGrant(clientId, redirectUri, options)
      : client.loginPKCEGrant(clientId, redirectUri, options);
  }

  readonly #failed = (error: PlatformError): void => {
    this.#settle(error);
  };

  #settle(failure: PlatformError | undefined): void {
    this.#busy = false;
    this.#unchecked = failure && this.#client.authData.accessToken;
    if (failure) this.#publish({ ...nobody, status: 'error', error: failure });
    this.#look();
  }

  /** Brings the session up to what the client knows now. */
  #look(): void {
    clearTimeout(this.#timer);
    if (this.#busy || this.#providers === 0) return;
    const { accessToken, tokenExpiryTime, refreshToken } = this.#client.authData;
    if (accessToken === undefined) {
      // A refresh token that is left tells of a refresh that failed; a token of which nothing is left, that it could not be restored.
      this.#end(
        refreshToken !== undefined || this.#isOver(this.#expiry) || (this.#session.status === 'restoring' && this.#hadToken),
      );
      return;
    }
    if (accessToken === this.#unchecked) return;
    const expiry = this.#refreshes() ? undefined : tokenExpiryTime;
    if (this.#isOver(expiry)) {
      this.#expire(accessToken);
      return;
    }
    if (accessToken !== this.#token) this.#begin(accessToken);
    this.#expiry = expiry;
    const warning = expiry === undefined ? undefined : expiry - this.#settings.warnBefore;
    const expiresSoon = this.#isOver(warning);
    this.#publish({
      ...nobody,
      status: 'signed-in',
      user: this.#user,
      expiry: tokenExpiryTime,
      expiresSoon,
      error: this.#userError,
    });
    const next = expiresSoon ? expiry : warning;
    if (next === undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#look();
      },
      Math.min(next - Date.now(), MAX_TIMER),
    );
  }

  #isOver(time: number | undefined): boolean {
    return time !== undefined && time <= Date.now();
  }

  /** Whether the client replaces an expired token by itself. */
  #refreshes(): boolean {
    const { authData, refreshAccessToken, runtime } = this.#client;
    return authData.refreshToken !== undefined && refreshAccessToken && runtime !== 'browser';
  }

  #begin(token: string): void {
    const renewed = this.#token !== undefined;
    this.#token = token;
    this.#unchecked = undefined;
    this.#userError = undefined;
    void this.#findUser(token, renewed);
  }

  async #findUser(token: string, renewed: boolean): Promise<void> {
    let user: UserMe | undefined;
    let failure: PlatformError | undefined;
    try {
      const call = { operation: 'getUsersMe', route: 'GET /api/v2/users/me', required: {} } as const;
      user = (await this.#client.send<UserMe>(call).withResponse()).body;
    } catch (error) {
      failure = error as PlatformError;
    }
    if (this.#token !== token) return;
    const status = statusOf(failure);
    if (status === 401) this.refused(token);
    // A token of client credentials is nobody's.
    this.#userError = status === 400 || status === 403 || status === 404 ? undefined : failure;
    if (this.#userError === undefined) {
      if (renewed && user?.id !== this.#user?.id) this.#forgetAnswers();
      this.#user = user;
    }
    this.#look();
  }

  async #check(token: string): Promise<void> {
    try {
      await this.#client.send({ operation: 'getTokensMe', route: 'GET /api/v2/tokens/me', required: {} }).withResponse();
    } catch (error) {
      if (statusOf(error) === 401 && this.#token === token) this.#expire(token);
    }
  }

  /** Gives up a token that is no longer good. */
  #expire(token: string): void {
    this.#drop(token);
    if (this.#client.authData.accessToken === undefined) this.#end(true);
    else this.#look();
  }

  /** Lets the client forget a token. What is kept may be another tab's newer one: that is taken over instead of removed. */
  #drop(token: string): void {
    const client = this.#client;
    if (client.storageKey !== undefined) this.#takeOver();
    const { accessToken } = client.authData;
    if (accessToken === undefined || accessToken === token) client.forget();
  }

  /** Takes over what another tab has kept. A sign-in that is another one begins with nothing of the one before. */
  #takeOver(): void {
    const { accessToken } = this.#client.restore();
    if (accessToken !== undefined && accessToken !== this.#token) this.#forgetSignIn();
  }

  #end(expired: boolean): void {
    const { status } = this.#session;
    if (this.#token === undefined && (status === 'signed-out' || status === 'error')) return;
    this.#forgetSignIn();
    this.#publish({ ...nobody, status: 'signed-out', expired });
  }

  #forgetSignIn(): void {
    if (this.#token !== undefined) this.#forgetAnswers();
    this.#token = undefined;
    this.#user = undefined;
    this.#userError = undefined;
    this.#expiry = undefined;
  }

  #forgetAnswers(): void {
    this.#signInNumber += 1;
    for (const queryClient of this.#queryClients) removePlatformQueries(queryClient, this.#client);
  }

  #publish(state: State): void {
    const session: PlatformSession = { ...state, ...this.#actions };
    const before: object = this.#session;
    if (Object.entries(session).every(([name, value]) => value === before[name as keyof typeof before])) return;
    this.#session = session;
    for (const listener of [...this.#listeners]) listener();
  }
}

const statusOf = (error: unknown): unknown => (error as { status?: unknown } | undefined)?.status;
