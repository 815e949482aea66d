import { randomId } from '../../core/values/random.js';
import type { LeaderConnection } from './leader.js';
import { Leader } from './leader.js';
import type { Message } from './messages.js';
import type { ChannelLike, BrowserFeatures } from './browser-features.js';
import { deserializeError, deserializeFailure, parseMessage } from './messages.js';
import type { SubscribedTopic } from '../plan.js';
import type { ParticipantOwner } from './participant-owner.js';
import type { SourceState } from '../source.js';

/** A leader that was silent this long is pinged, in ms. */
const PING_AFTER = 20_000;
/** How long a leader has to respond to each of two pings before it is replaced, in ms. */
const RESPONSE_TIMEOUT = 5000;

/**
 * One tab among those that share the WebSockets. Each tab holds its own lock while it is open. The tab that holds the common
 * lock is the leader.
 */
export class Participant<T extends SubscribedTopic<T>> {
  readonly #name: string;
  readonly #features: BrowserFeatures;
  readonly #owner: ParticipantOwner<T>;
  readonly id = randomId();
  readonly #lifetime = new AbortController();
  readonly #end: Promise<void>;
  #channel: ChannelLike | undefined;
  /** Aborted to end the wait for the common lock. */
  #lockRequest = new AbortController();
  #leader: Leader | undefined;
  #leaderId = '';
  #term = 0;
  #state: SourceState = { kind: 'new' };
  /** When events last certainly arrived, before the current leader. */
  #missedFrom = 0;
  /** The topics sent to the leader, by text in lower case, and those of them that it has not confirmed. */
  readonly #sentTopics = new Map<string, T>();
  readonly #pending = new Set<string>();
  /** The topics to send to the leader. */
  readonly #changedKeys = new Set<string>();
  #missedPings = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastTickAt = Date.now();

  constructor(name: string, features: BrowserFeatures, owner: ParticipantOwner<T>) {
    this.#name = name;
    this.#features = features;
    this.#owner = owner;
    const { signal } = this.#lifetime;
    this.#end = new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    const onGranted = (): Promise<void> => {
      this.#joinChannel();
      return this.#end;
    };
    features.locks.request(this.#lockOf(this.id), { signal }, onGranted).catch((error: unknown) => {
      if (!signal.aborted) owner.onUnavailable(error);
    });
  }

  /** Whether the leader's events arrive. */
  get state(): SourceState {
    const isAccepted = (key: string): boolean => this.#sentTopics.get(key)?.isAccepted === true;
    const isComplete = this.#state.kind !== 'live' || ![...this.#pending].some(isAccepted);
    const lastHeardAt = this.#leader ? this.#leader.state.lastHeardAt : this.#owner.deliveredUntil;
    return { ...(isComplete ? this.#state : { kind: 'new' }), lastHeardAt };
  }

  get channelIds(): readonly string[] {
    return this.#leader?.channelIds ?? [];
  }

  /** A topic was added or removed. */
  updateTopic(key: string): void {
    if (this.#changedKeys.size === 0) queueMicrotask(this.#sendTopics);
    this.#changedKeys.add(key);
  }

  /** Checks the connection. @param isUrgent - Whether the leader checks too: timers of a hidden page may be a minute late. */
  hurry({ isUrgent }: { isUrgent: boolean }): void {
    if (this.#leader) this.#leader.hurry();
    else if (this.#channel) this.#ping({ isUrgent });
  }

  /** Replaces the sockets, even if another tab holds them. */
  reconnect(): void {
    if (this.#leader) this.#leader.reconnect();
    else this.#post({ kind: 'ask', tab: this.id, leader: this.#leaderId, isUrgent: false, reconnects: true });
  }

  leave(): void {
    if (this.#leader?.state.kind === 'live') this.#owner.deliveredUntil = Date.now();
    this.#resign();
    clearTimeout(this.#timer);
    this.#channel?.close();
    this.#lockRequest.abort();
    this.#lifetime.abort();
  }

  #lockOf(tab: string): string {
    return `${this.#name} ${tab}`;
  }

  #joinChannel(): void {
    if (this.#lifetime.signal.aborted) return;
    const channel = new this.#features.BroadcastChannel(this.#name);
    channel.addEventListener('message', ({ data }) => {
      const message = parseMessage(data);
      if (message && !this.#lifetime.signal.aborted) this.#receive(message);
    });
    this.#channel = channel;
    this.#requestLeadership();
    this.#ping();
  }

  /** Waits to become the leader. With `steal`, replaces the current leader. */
  #requestLeadership({ steal = false } = {}): void {
    this.#lockRequest.abort();
    const lockRequest = (this.#lockRequest = new AbortController());
    let hasLock = false;
    const onGranted = (): unknown => {
      if (lockRequest.signal.aborted) return undefined;
      hasLock = true;
      this.#becomeLeader();
      return this.#end;
    };
    this.#features.locks
      .request(this.#name, steal ? { steal } : { signal: lockRequest.signal }, onGranted)
      .catch((error: unknown) => {
        if (lockRequest.signal.aborted) return;
        if (!hasLock) this.#owner.onUnavailable(error);
        else {
          // Another tab has replaced a leader that did not respond, e.g. a frozen page that has just resumed.
          this.#resign();
          this.#requestLeadership();
          this.#ping();
        }
      });
  }

  #resign(): void {
    this.#leader?.close();
    this.#leader = undefined;
  }

  #becomeLeader(): void {
    const connection: LeaderConnection = {
      leader: this.id,
      send: (message, error) => {
        if (!('tab' in message) || message.tab !== this.id) this.#post(message);
        if (!('tab' in message) || message.tab === this.id) this.#receive(message, error);
      },
      broadcast: (message) => {
        this.#post(message);
      },
      deliver: (topicName, event) => {
        this.#owner.onEvent(topicName, event);
      },
      watch: (tab, signal, onGone) => {
        if (tab !== this.id) this.#features.locks.request(this.#lockOf(tab), { signal }, onGone).catch(() => undefined);
      },
    };
    // Later than all previous terms, even those that this tab does not know.
    const pauseMs = this.#owner.pausedUntil - Date.now();
    this.#leader = new Leader(this.#owner.dependencies, connection, Math.max(this.#term + 1, Date.now()), pauseMs);
    this.#leader.announce();
    this.#schedulePing(PING_AFTER);
  }

  #post(message: Message): void {
    if (!this.#lifetime.signal.aborted) this.#channel?.postMessage(message);
  }

  /** Pings the leader. */
  #ping({ isUrgent }: { isUrgent: boolean } = { isUrgent: false }): void {
    this.#missedPings += 1;
    this.#post({ kind: 'ask', tab: this.id, leader: this.#leaderId, isUrgent });
    this.#schedulePing(RESPONSE_TIMEOUT);
  }

  #schedulePing(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const now = Date.now();
      if (this.#leader) {
        // The time of the previous tick: a page that was frozen meanwhile does not know it yet.
        if (this.#leader.state.kind === 'live') this.#owner.deliveredUntil = this.#lastTickAt;
        this.#schedulePing(PING_AFTER);
      } else if (this.#missedPings === 0 && now - this.#lastTickAt < PING_AFTER) this.#schedulePing(PING_AFTER);
      else if (this.#missedPings < 2) this.#ping();
      else {
        this.#missedPings = 0;
        this.#requestLeadership({ steal: true });
        this.#schedulePing(PING_AFTER);
      }
      this.#lastTickAt = now;
    }, ms);
  }

  #receive(message: Message, error?: unknown): void {
    if (message.kind === 'ask') {
      this.#leader?.announce();
      if (message.isUrgent) this.#leader?.hurry();
      if (message.reconnects === true) this.#leader?.reconnect();
      return;
    }
    if (message.kind === 'lead') this.#followLeader(message);
    if (message.leader !== this.#leaderId) return;
    if (message.kind === 'wishes') {
      this.#leader?.updateTopics(message);
      return;
    }
    this.#missedPings = 0;
    if (!this.#leader && this.#state.kind === 'live') this.#owner.deliveredUntil = Date.now();
    if (message.kind === 'event') this.#owner.onEvent(message.topic, message.event);
    else if (message.kind === 'missed') this.#reportMissed(message.topics, message.from);
    else if (message.kind === 'up' && message.tab === this.id) this.#accept(message.topics);
    else if (message.kind === 'refused' && message.tab === this.id)
      this.#refuse(message.topic, error ?? deserializeError(message, this.#owner.dependencies.errors));
    if (message.kind !== 'event') this.#owner.onChange();
  }

  #followLeader({ leader, term, reason, failure, nextAttemptAt, pausedUntil = 0 }: Extract<Message, { kind: 'lead' }>): void {
    // Ignores an outdated leader. In the same term, the tab that holds the lock leads.
    if (term < this.#term || (this.#leader && term === this.#term && leader !== this.id)) return;
    // A tab that leads again, after leaders that were missed, has lost the topics it was sent before.
    const isSame = leader === this.#leaderId && term === this.#term;
    this.#term = term;
    this.#owner.pausedUntil = pausedUntil;
    const kinds = { '': 'live', new: 'new' } as const;
    const kind = Object.hasOwn(kinds, reason) ? kinds[reason as keyof typeof kinds] : 'waiting';
    const details = kind === 'waiting' ? { reason, error: failure && deserializeFailure(failure) } : {};
    this.#state = { kind, ...details, nextAttemptAt: kind === 'live' ? undefined : nextAttemptAt };
    if (isSame) return;
    if (leader !== this.id) this.#resign();
    this.#leaderId = leader;
    this.#missedFrom = this.#owner.deliveredUntil;
    this.#sentTopics.clear();
    this.#pending.clear();
    for (const key of this.#owner.topics.keys()) this.#changedKeys.add(key);
    this.#sendTopics();
  }

  readonly #sendTopics = (): void => {
    const addedTopics: [text: string, base: string][] = [];
    const removedKeys: string[] = [];
    // Without a leader, topics stay queued. The next leader receives all of them.
    for (const key of this.#leaderId === '' ? [] : this.#changedKeys) {
      const topic = this.#owner.topics.get(key);
      if (topic === this.#sentTopics.get(key)) continue;
      if (topic) {
        this.#sentTopics.set(key, topic);
        this.#pending.add(key);
        addedTopics.push([topic.text, topic.base]);
      } else {
        this.#confirm(key);
        this.#sentTopics.delete(key);
        removedKeys.push(key);
      }
    }
    this.#changedKeys.clear();
    if (addedTopics.length + removedKeys.length === 0) return;
    const message = { kind: 'wishes', tab: this.id, leader: this.#leaderId, more: addedTopics, less: removedKeys } as const;
    if (this.#leader) this.#leader.updateTopics(message);
    else this.#post(message);
  };

  /** Marks a topic as confirmed. @returns the topic, if it was pending. */
  #confirm(key: string): T | undefined {
    return this.#pending.delete(key) ? this.#sentTopics.get(key) : undefined;
  }

  #accept(texts: readonly string[]): void {
    const topics = texts.flatMap((text) => this.#confirm(text.toLowerCase()) ?? []);
    const restoredTopics = topics.filter(({ isAccepted: isUp }) => isUp);
    const newTopics = topics.filter(({ isAccepted: isUp }) => !isUp);
    if (restoredTopics.length > 0) this.#owner.onMissed(restoredTopics, this.#missedFrom);
    if (newTopics.length > 0) this.#owner.onAccepted(newTopics);
  }

  #reportMissed(texts: readonly string[], from: number): void {
    const topics = texts.flatMap((text) => this.#owner.topics.get(text.toLowerCase()) ?? []);
    const acceptedTopics = topics.filter(({ isAccepted: isUp }) => isUp);
    if (acceptedTopics.length > 0) this.#owner.onMissed(acceptedTopics, from);
  }

  #refuse(text: string, error: unknown): void {
    const key = text.toLowerCase();
    const topic = this.#sentTopics.get(key);
    this.#confirm(key);
    this.#sentTopics.delete(key);
    if (topic) this.#owner.onRefused(topic, error);
  }
}
