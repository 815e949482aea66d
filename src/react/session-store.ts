import type { QueryClient } from '@tanstack/react-query';
import type { PlatformApi } from '../apis/platform-api.js';
import { MAX_TIMER } from '../core/transport/deadline.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { UserMe } from '../models/users.js';
import { removePlatformQueries } from './cache.js';
import { storeSignInSettings } from './stored-sign-in.js';
import type { ApiClass } from './operations.js';
import type { PlatformClient, PlatformSession, SessionActions, SignInSettings, SignOutOptions, UserMeExpand } from './session.js';
import { next } from './session-machine.js';
import type { Effect, Facts, SessionEvent, State } from './session-states.js';
import { sessionIn } from './session-view.js';
import { checkToken, failureOf, isRefusal, leaveForLogin, restoreSignIn } from './sign-in-calls.js';
import type { PageConnection } from './tabs.js';
import { connectPage } from './tabs.js';

/** The provider's settings of the session. */
export interface SessionSettings {
  signIn: SignInSettings | undefined;
  /** In ms. */
  warnBeforeMs: number;
  /** Parts of the user to fill in. */
  userExpand: UserMeExpand | undefined;
}

const stores = new WeakMap<PlatformClient, SessionStore>();

/** Returns the store of a client. It is shared by all providers and renders, so that a sign-in is finished once. */
export function sessionOf(client: PlatformClient): SessionStore {
  let store = stores.get(client);
  if (!store) stores.set(client, (store = new SessionStore(client)));
  return store;
}

/**
 * Connects one client's sign-in to React: dispatches events to the state machine and carries out its effects. Inactive while no
 * provider is mounted.
 */
export class SessionStore {
  /** The API instances, one per class. */
  readonly apis = new Map<ApiClass<PlatformApi>, PlatformApi>();
  readonly #client: PlatformClient;
  readonly #actions: SessionActions = {
    signIn: (options) => {
      this.#dispatch({ type: 'signIn', options: ownFields(options) });
    },
    signOut: (options) => {
      this.#dispatch({ type: 'signOut', options: ownFields(options) });
    },
    retry: () => {
      this.#dispatch({ type: 'retried' });
    },
  };
  #state: State = { name: 'apart', was: { name: 'unknown', session: undefined, wishes: [] } };
  readonly #initial: PlatformSession = sessionIn(this.#state, this.#actions);
  #session = this.#initial;
  #settings: SessionSettings = { signIn: undefined, warnBeforeMs: 0, userExpand: undefined };
  readonly #listeners = new Set<() => void>();
  readonly #queryClients = new Set<QueryClient>();
  #providerCount = 0;
  #disconnect: (() => void) | undefined;
  #page: PageConnection | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** An earlier sign-in is restored once per page load. */
  #hasRestored = false;
  /** The number of sign-in attempts. The results of earlier attempts are ignored. */
  #attemptCount = 0;
  /** How often the cached responses were cleared. */
  #signInNumber = 0;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  get client(): PlatformClient {
    return this.#client;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = (): PlatformSession => this.#session;

  /** The session on a server and during hydration. */
  readonly initial = (): PlatformSession => this.#initial;

  /** A number that identifies the current sign-in; `undefined` while there is none. */
  readonly signInNumber = (): number | undefined => (this.#session.status === 'signed-in' ? this.#signInNumber : undefined);

  configure(settings: SessionSettings): void {
    const before = this.#settings;
    this.#settings = settings;
    if (this.#providerCount === 0) return;
    if (this.#shouldRestore() || settings.warnBeforeMs !== before.warnBeforeMs) {
      this.#dispatch({ type: 'configured', facts: this.#facts(), shouldRestore: this.#shouldRestore() });
    }
  }

  /** Registers a cache whose responses must be cleared with the sign-in. */
  watch(queryClient: QueryClient): void {
    this.#queryClients.add(queryClient);
  }

  /** Starts following the client. @returns a function that stops it. */
  attach(): () => void {
    this.#providerCount += 1;
    if (this.#providerCount === 1) {
      this.#connect();
      this.#dispatch({ type: 'attached', facts: this.#facts(), shouldRestore: this.#shouldRestore() });
    }
    return () => {
      this.#providerCount -= 1;
      if (this.#providerCount > 0) return;
      this.#disconnect?.();
      this.#dispatch({ type: 'detached' });
    };
  }

  /** A call with this token received a 401. */
  reportRefused(token: string | undefined): void {
    if (token !== undefined) this.#dispatch({ type: 'refused', token });
  }

  #connect(): void {
    const updateFacts = (): void => {
      this.#dispatch({ type: 'looked', facts: this.#facts() });
    };
    const stopFollowing = this.#client.onAuthChange(updateFacts);
    const page = connectPage(this.#client, {
      onSignOut: () => {
        const { accessToken } = this.#client.authData;
        if (accessToken !== undefined) this.#drop(accessToken);
        this.#dispatch({ type: 'takenOver', facts: this.#facts(), isExpired: false });
      },
      onStorageChange: () => {
        this.#client.restore();
        this.#dispatch({ type: 'takenOver', facts: this.#facts(), isExpired: false });
      },
      onShow: updateFacts,
      onReturn: () => {
        this.#dispatch({ type: 'returned', facts: this.#facts() });
      },
    });
    this.#page = page;
    this.#disconnect = () => {
      stopFollowing();
      page.close();
      this.#page = undefined;
      this.#queryClients.clear();
    };
  }

  #shouldRestore(): boolean {
    return (this.#settings.signIn !== undefined || this.#client.hasTokenProvider) && !this.#hasRestored;
  }

  #facts(): Facts {
    const { authData, hasTokenProvider, refreshAccessToken, runtime } = this.#client;
    const isRefreshable = authData.refreshToken !== undefined;
    return {
      now: Date.now(),
      token: authData.accessToken,
      expiry: authData.tokenExpiryTime,
      isRefreshable,
      isRefused: authData.error !== undefined,
      hasAutoRefresh: refreshAccessToken && (hasTokenProvider || (isRefreshable && runtime !== 'browser')),
      hasTokenProvider,
      warnBeforeMs: this.#settings.warnBeforeMs,
    };
  }

  #dispatch(event: SessionEvent): void {
    const { state, effects } = next(this.#state, event);
    this.#state = state;
    for (const effect of effects) this.#run(effect);
    this.#wake();
    this.#publish();
  }

  #run(effect: Effect): void {
    switch (effect.type) {
      case 'restore':
        this.#hasRestored = true;
        void this.#follow(restoreSignIn(this.#client, this.#settings.signIn));
        return;
      case 'login':
        void this.#follow(leaveForLogin(this.#client, this.#settings.signIn, effect));
        return;
      case 'logout':
        void this.#leaveForLogout(effect.options);
        return;
      case 'giveUp':
        this.#drop(effect.token);
        this.#dispatch({ type: 'takenOver', facts: this.#facts(), isExpired: true });
        return;
      case 'findUser':
        void this.#findUser(effect.token);
        return;
      case 'check':
        void this.#check(effect.token);
        return;
      case 'forgetAnswers':
        this.#signInNumber += 1;
        for (const queryClient of this.#queryClients) removePlatformQueries(queryClient, this.#client);
    }
  }

  async #follow(signIn: Promise<unknown>): Promise<void> {
    const attempt = ++this.#attemptCount;
    const failure = await failureOf(signIn);
    if (attempt === this.#attemptCount) this.#dispatch({ type: 'settled', facts: this.#facts(), failure });
  }

  async #leaveForLogout({ redirectUri }: SignOutOptions): Promise<void> {
    const client = this.#client;
    storeSignInSettings(client, this.#settings.signIn, undefined);
    this.#page?.announceSignOut();
    if (client.clientId === '') {
      client.forget();
      return;
    }
    const error = await failureOf(client.logout(redirectUri));
    if (error) this.#dispatch({ type: 'logoutFailed', error });
  }

  /** Removes a token from the client. If another tab has stored a newer token, the client uses it instead. */
  #drop(token: string): void {
    const client = this.#client;
    if (client.storageKey !== undefined) client.restore();
    const { accessToken } = client.authData;
    if (accessToken === undefined || accessToken === token) client.forget();
  }

  async #findUser(token: string): Promise<void> {
    const { userExpand } = this.#settings;
    const call = {
      operation: 'getUsersMe',
      route: 'GET /api/v2/users/me',
      required: {},
      ...(userExpand && { optional: { expand: userExpand } }),
    } as const;
    const response = this.#client.send<UserMe>(call).withResponse();
    const failure = await failureOf(response);
    const user = failure ? undefined : (await response).body;
    this.#dispatch({ type: 'userFound', token, user, failure });
  }

  async #check(token: string): Promise<void> {
    const failure = await checkToken(this.#client);
    this.#dispatch({ type: 'checked', token, isRefused: failure !== undefined && isRefusal(failure) });
  }

  #wake(): void {
    clearTimeout(this.#timer);
    const { wakeAt } = this.#state.name === 'signed-in' ? this.#state : {};
    if (wakeAt === undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#dispatch({ type: 'looked', facts: this.#facts() });
      },
      Math.min(wakeAt - Date.now(), MAX_TIMER),
    );
  }

  #publish(): void {
    const session = sessionIn(this.#state, this.#actions);
    const before: object = this.#session;
    if (Object.entries(session).every(([name, value]) => value === before[name as keyof typeof before])) return;
    this.#session = session;
    for (const listener of [...this.#listeners]) listener();
  }
}
