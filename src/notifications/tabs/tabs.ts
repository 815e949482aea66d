import { digest } from '../../core/values/digest.js';
import { ConfigurationError } from '../../core/errors/errors.js';
import type { Wanted } from '../plan.js';
import type { ChannelLike, Locks } from './means.js';
import type { Sitter } from './sitter.js';
import { Seat } from './seat.js';
import type { Hearer, Own, Source, SourceState } from '../source.js';
import type { TellsSignIn } from '../types.js';

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The globals of a page or a worker that are used here. */
interface Around extends Partial<Target> {
  navigator?: { locks?: Locks };
  BroadcastChannel?: new (name: string) => ChannelLike;
  crypto?: { subtle?: Pick<SubtleCrypto, 'digest'> };
  document?: Target & { readonly visibilityState: string };
}

/**
 * The events of one tab, through the tab of the same sign-in that holds the WebSockets. Each tab runs its own repairs, because
 * functions cannot be sent and tabs may need different data of the same topic.
 */
export class Tabs<T extends Wanted<T>> implements Source<T> {
  readonly #client: TellsSignIn;
  readonly #hearer: Hearer<T>;
  readonly #alone: (error: unknown) => void;
  readonly #wishes = new Map<string, T>();
  readonly #ends: (() => void)[];
  readonly #sitter: Sitter<T>;
  readonly #join: (name: string) => Seat<T>;
  #seat: Seat<T> | undefined;
  #who: string | undefined;
  /** The last user: a pause of the platform applies to that user only. */
  #lastWho: string | undefined;
  #wasLive = false;
  #isAway = false;
  #isOver = false;

  /** @param alone - Called if tabs cannot share. */
  constructor(client: TellsSignIn, own: Own, hearer: Hearer<T>, alone: (error: unknown) => void) {
    this.#client = client;
    this.#hearer = hearer;
    this.#alone = alone;
    const around = globalThis as Around;
    const { navigator: { locks } = {}, BroadcastChannel, crypto, document } = around;
    if (!locks || !BroadcastChannel || !crypto?.subtle)
      throw new ConfigurationError(
        'Tabs cannot share notifications here, so that each has its own: that takes Web Locks, BroadcastChannel and crypto.subtle, which browsers have for https',
      );
    if (typeof client.onAuthChange !== 'function')
      throw new ConfigurationError('shareTabs takes a client that says who is signed in, as an ApiClient does');
    this.#sitter = {
      ...hearer,
      own,
      alone,
      wishes: this.#wishes,
      reached: Date.now(),
      pausedUntil: 0,
      changed: () => {
        if (this.#wishes.size > 0 && this.#seat?.state.kind === 'live') this.#wasLive = true;
        hearer.changed();
      },
    };
    this.#join = (name) => new Seat(name, { locks, BroadcastChannel }, this.#sitter);
    const on = (target: Partial<Target> | undefined, event: string, act: () => void): (() => void) => {
      target?.addEventListener?.(event, act);
      return () => target?.removeEventListener?.(event, act);
    };
    const away = (isAway: boolean) => (): void => {
      this.#isAway = isAway;
      this.#settle();
    };
    // A page in the back/forward cache does not respond: another tab takes over immediately, and the page joins again when it
    // returns.
    this.#ends = [
      client.onAuthChange(this.#settle),
      ...['pagehide', 'pageshow'].map((event) => on(around, event, away(event === 'pagehide'))),
      ...['freeze', 'resume'].map((event) => on(document, event, away(event === 'freeze'))),
      on(document, 'visibilitychange', () => {
        if (document?.visibilityState === 'visible') this.#seat?.hurry(true);
      }),
    ];
    this.#settle();
  }

  get state(): SourceState {
    if (this.#who === undefined)
      return { kind: 'waiting', reason: this.#isAway ? 'The page is put away' : 'No user is signed in' };
    const state: SourceState = this.#seat?.state ?? { kind: 'new' };
    if (state.kind !== 'new' || !this.#wasLive) return state;
    return { ...state, kind: 'waiting', reason: 'Another tab takes the WebSockets over' };
  }

  get channelIds(): readonly string[] {
    return this.#seat?.channelIds ?? [];
  }

  add(topic: T): void {
    this.#changed(topic, () => this.#wishes.set(topic.text.toLowerCase(), topic));
  }

  remove(topic: T): void {
    this.#changed(topic, () => this.#wishes.delete(topic.text.toLowerCase()));
    if (this.#wishes.size === 0) this.#wasLive = false;
  }

  hurry(): void {
    this.#seat?.hurry(false);
  }

  reconnect(): void {
    this.#seat?.reconnect();
  }

  close(): void {
    this.#isOver = true;
    for (const end of this.#ends) end();
    this.#seat?.leave();
  }

  #changed(topic: T, change: () => void): void {
    change();
    this.#seat?.changed(topic.text.toLowerCase());
  }

  /** Joins the tabs of the same sign-in. */
  readonly #settle = (): void => {
    const { apiUrl, authData } = this.#client;
    const { accessToken } = authData;
    const who = this.#isAway || accessToken === undefined ? undefined : `${apiUrl} ${accessToken}`;
    if (who === this.#who) return;
    this.#who = who;
    this.#seat?.leave();
    this.#seat = undefined;
    if (who !== undefined) {
      if (who !== this.#lastWho) this.#sitter.pausedUntil = 0;
      this.#lastWho = who;
      void this.#sit(who);
    }
    this.#hearer.changed();
  };

  async #sit(who: string): Promise<void> {
    try {
      // The names of locks and channels are visible to the whole origin, so the token is hashed.
      const name = `contact-centre-client notifications 1 ${await digest(who)}`;
      if (this.#who === who && !this.#seat && !this.#isOver) this.#seat = this.#join(name);
    } catch (error) {
      this.#alone(error);
    }
  }
}
