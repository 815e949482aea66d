import { digest } from '../../core/values/digest.js';
import { ConfigurationError } from '../../core/errors/errors.js';
import type { SubscribedTopic } from '../plan.js';
import type { ChannelLike, Locks } from './browser-features.js';
import type { ParticipantOwner } from './participant-owner.js';
import { Participant } from './participant.js';
import type { SourceListener, Dependencies, Source, SourceState } from '../source.js';
import type { TellsSignIn } from '../types.js';

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The globals of a page or a worker that are used here. */
interface Globals extends Partial<Target> {
  navigator?: { locks?: Locks };
  BroadcastChannel?: new (name: string) => ChannelLike;
  crypto?: { subtle?: Pick<SubtleCrypto, 'digest'> };
  document?: Target & { readonly visibilityState: string };
}

/**
 * The events of one tab, through the tab of the same sign-in that holds the WebSockets. Each tab runs its own repairs, because
 * functions cannot be sent and tabs may need different data of the same topic.
 */
export class Tabs<T extends SubscribedTopic<T>> implements Source<T> {
  readonly #client: TellsSignIn;
  readonly #listener: SourceListener<T>;
  readonly #onUnavailable: (error: unknown) => void;
  readonly #topics = new Map<string, T>();
  readonly #cleanups: (() => void)[];
  readonly #owner: ParticipantOwner<T>;
  readonly #createParticipant: (name: string) => Participant<T>;
  #participant: Participant<T> | undefined;
  #identity: string | undefined;
  /** The last user: a pause of the platform applies to that user only. */
  #lastIdentity: string | undefined;
  #wasLive = false;
  #isAway = false;
  #isClosed = false;

  /** @param onUnavailable - Called if tabs cannot share. */
  constructor(
    client: TellsSignIn,
    dependencies: Dependencies,
    listener: SourceListener<T>,
    onUnavailable: (error: unknown) => void,
  ) {
    this.#client = client;
    this.#listener = listener;
    this.#onUnavailable = onUnavailable;
    const globals = globalThis as Globals;
    const { navigator: { locks } = {}, BroadcastChannel, crypto, document } = globals;
    if (!locks || !BroadcastChannel || !crypto?.subtle)
      throw new ConfigurationError(
        'Tabs cannot share notifications here, so each opens its own channels. Sharing needs Web Locks, BroadcastChannel and crypto.subtle: serve the page over https.',
      );
    if (typeof client.onAuthChange !== 'function')
      throw new ConfigurationError('shareTabs needs a client with onAuthChange(), such as an ApiClient');
    this.#owner = {
      ...listener,
      dependencies,
      onUnavailable,
      topics: this.#topics,
      deliveredUntil: Date.now(),
      pausedUntil: 0,
      onChange: () => {
        if (this.#topics.size > 0 && this.#participant?.state.kind === 'live') this.#wasLive = true;
        listener.onChange();
      },
    };
    this.#createParticipant = (name) => new Participant(name, { locks, BroadcastChannel }, this.#owner);
    const listen = (target: Partial<Target> | undefined, event: string, act: () => void): (() => void) => {
      target?.addEventListener?.(event, act);
      return () => target?.removeEventListener?.(event, act);
    };
    const setAway = (isAway: boolean) => (): void => {
      this.#isAway = isAway;
      this.#update();
    };
    // A page in the back/forward cache does not respond: another tab takes over immediately, and the page joins again when it
    // returns.
    this.#cleanups = [
      client.onAuthChange(this.#update),
      ...['pagehide', 'pageshow'].map((event) => listen(globals, event, setAway(event === 'pagehide'))),
      ...['freeze', 'resume'].map((event) => listen(document, event, setAway(event === 'freeze'))),
      listen(document, 'visibilitychange', () => {
        if (document?.visibilityState === 'visible') this.#participant?.hurry({ isUrgent: true });
      }),
    ];
    this.#update();
  }

  get state(): SourceState {
    if (this.#identity === undefined)
      return {
        kind: 'waiting',
        reason: this.#isAway ? 'The page is frozen or in the back/forward cache' : 'No user is signed in',
      };
    const state: SourceState = this.#participant?.state ?? { kind: 'new' };
    if (state.kind !== 'new' || !this.#wasLive) return state;
    return { ...state, kind: 'waiting', reason: 'Another tab is taking over the WebSockets' };
  }

  get channelIds(): readonly string[] {
    return this.#participant?.channelIds ?? [];
  }

  add(topic: T): void {
    this.#changeTopic(topic, () => this.#topics.set(topic.text.toLowerCase(), topic));
  }

  remove(topic: T): void {
    this.#changeTopic(topic, () => this.#topics.delete(topic.text.toLowerCase()));
    if (this.#topics.size === 0) this.#wasLive = false;
  }

  hurry(): void {
    this.#participant?.hurry({ isUrgent: false });
  }

  reconnect(): void {
    this.#participant?.reconnect();
  }

  close(): void {
    this.#isClosed = true;
    for (const cleanUp of this.#cleanups) cleanUp();
    this.#participant?.leave();
  }

  #changeTopic(topic: T, change: () => void): void {
    change();
    this.#participant?.updateTopic(topic.text.toLowerCase());
  }

  /** Joins the tabs of the current sign-in. */
  readonly #update = (): void => {
    const { apiUrl, authData } = this.#client;
    const { accessToken } = authData;
    const identity = this.#isAway || accessToken === undefined ? undefined : `${apiUrl} ${accessToken}`;
    if (identity === this.#identity) return;
    this.#identity = identity;
    this.#participant?.leave();
    this.#participant = undefined;
    if (identity !== undefined) {
      if (identity !== this.#lastIdentity) this.#owner.pausedUntil = 0;
      this.#lastIdentity = identity;
      void this.#join(identity);
    }
    this.#listener.onChange();
  };

  async #join(identity: string): Promise<void> {
    try {
      // The names of locks and channels are visible to the whole origin, so the token is hashed.
      const name = `contact-centre-client notifications 1 ${await digest(identity)}`;
      if (this.#identity === identity && !this.#participant && !this.#isClosed) this.#participant = this.#createParticipant(name);
    } catch (error) {
      this.#onUnavailable(error);
    }
  }
}
