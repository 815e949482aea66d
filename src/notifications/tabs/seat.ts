import { randomId } from '../../core/values/random.js';
import type { Crew } from './lead.js';
import { Lead } from './lead.js';
import type { Message } from './messages.js';
import type { ChannelLike, Means } from './means.js';
import { errorOf, failureOf, messageOf } from './messages.js';
import type { Wanted } from '../plan.js';
import type { Sitter } from './sitter.js';
import type { SourceState } from '../source.js';

/** A leader that was silent this long is pinged, in ms. */
const ASKED_AFTER = 20_000;
/** How long a leader has to respond to each of two pings before it is replaced, in ms. */
const ANSWERED_WITHIN = 5000;

/**
 * The place of one tab among those that share. Each tab holds its own lock while it is open, and one holds the common lock,
 * which makes it the leader.
 */
export class Seat<T extends Wanted<T>> {
  readonly #name: string;
  readonly #means: Means;
  readonly #sitter: Sitter<T>;
  readonly id = randomId();
  readonly #over = new AbortController();
  readonly #left: Promise<void>;
  #channel: ChannelLike | undefined;
  /** Ends the wait for the common lock. */
  #queued = new AbortController();
  #lead: Lead | undefined;
  #leader = '';
  #term = 0;
  #state: SourceState = { kind: 'new' };
  /** When events last certainly arrived, before the current leader. */
  #from = 0;
  /** The topics sent to the leader, by text in lower case, and those of them that it has not confirmed. */
  readonly #asked = new Map<string, T>();
  readonly #pending = new Set<string>();
  /** The topics to send to the leader. */
  readonly #changed = new Set<string>();
  #unanswered = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticked = Date.now();

  constructor(name: string, means: Means, sitter: Sitter<T>) {
    this.#name = name;
    this.#means = means;
    this.#sitter = sitter;
    const { signal } = this.#over;
    this.#left = new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    const held = (): Promise<void> => {
      this.#begin();
      return this.#left;
    };
    means.locks.request(this.#lockOf(this.id), { signal }, held).catch((error: unknown) => {
      if (!signal.aborted) sitter.alone(error);
    });
  }

  /** Whether the leader's events arrive. */
  get state(): SourceState {
    const isAgain = (key: string): boolean => this.#asked.get(key)?.isUp === true;
    const isComplete = this.#state.kind !== 'live' || ![...this.#pending].some(isAgain);
    const lastHeardAt = this.#lead ? this.#lead.state.lastHeardAt : this.#sitter.reached;
    return { ...(isComplete ? this.#state : { kind: 'new' }), lastHeardAt };
  }

  get channelIds(): readonly string[] {
    return this.#lead?.channelIds ?? [];
  }

  /** A topic was added or removed. */
  changed(key: string): void {
    if (this.#changed.size === 0) queueMicrotask(this.#wish);
    this.#changed.add(key);
  }

  /** Checks the connection. @param isUrgent - Whether the leader checks too: timers of a hidden page may be a minute late. */
  hurry(isUrgent: boolean): void {
    if (this.#lead) this.#lead.hurry();
    else if (this.#channel) this.#ask(isUrgent);
  }

  /** Replaces the sockets, even if another tab holds them. */
  reconnect(): void {
    if (this.#lead) this.#lead.reconnect();
    else this.#post({ kind: 'ask', tab: this.id, leader: this.#leader, isUrgent: false, reconnects: true });
  }

  leave(): void {
    if (this.#lead?.state.kind === 'live') this.#sitter.reached = Date.now();
    this.#depose();
    clearTimeout(this.#timer);
    this.#channel?.close();
    this.#queued.abort();
    this.#over.abort();
  }

  #lockOf(tab: string): string {
    return `${this.#name} ${tab}`;
  }

  #begin(): void {
    if (this.#over.signal.aborted) return;
    const channel = new this.#means.BroadcastChannel(this.#name);
    channel.addEventListener('message', ({ data }) => {
      const message = messageOf(data);
      if (message && !this.#over.signal.aborted) this.#hear(message);
    });
    this.#channel = channel;
    this.#stand();
    this.#ask(false);
  }

  /** Waits to become the leader. With `steal`, replaces the current leader. */
  #stand(steal = false): void {
    this.#queued.abort();
    const queued = (this.#queued = new AbortController());
    let isHeld = false;
    const held = (): unknown => {
      if (queued.signal.aborted) return undefined;
      isHeld = true;
      this.#rise();
      return this.#left;
    };
    this.#means.locks.request(this.#name, steal ? { steal } : { signal: queued.signal }, held).catch((error: unknown) => {
      if (queued.signal.aborted) return;
      if (!isHeld) this.#sitter.alone(error);
      else {
        // Another tab has replaced a leader that did not respond, e.g. a frozen page that has just resumed.
        this.#depose();
        this.#stand();
        this.#ask(false);
      }
    });
  }

  #depose(): void {
    this.#lead?.close();
    this.#lead = undefined;
  }

  #rise(): void {
    const crew: Crew = {
      leader: this.id,
      tell: (message, error) => {
        if (!('tab' in message) || message.tab !== this.id) this.#post(message);
        if (!('tab' in message) || message.tab === this.id) this.#hear(message, error);
      },
      post: (message) => {
        this.#post(message);
      },
      heard: (topicName, event) => {
        this.#sitter.heard(topicName, event);
      },
      watch: (tab, signal, gone) => {
        if (tab !== this.id) this.#means.locks.request(this.#lockOf(tab), { signal }, gone).catch(() => undefined);
      },
    };
    // Later than all previous terms, even those that this tab does not know.
    const pauseMs = this.#sitter.pausedUntil - Date.now();
    this.#lead = new Lead(this.#sitter.own, crew, Math.max(this.#term + 1, Date.now()), pauseMs);
    this.#lead.announce();
    this.#tick(ASKED_AFTER);
  }

  #post(message: Message): void {
    if (!this.#over.signal.aborted) this.#channel?.postMessage(message);
  }

  /** Pings the leader. */
  #ask(isUrgent: boolean): void {
    this.#unanswered += 1;
    this.#post({ kind: 'ask', tab: this.id, leader: this.#leader, isUrgent });
    this.#tick(ANSWERED_WITHIN);
  }

  #tick(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const now = Date.now();
      if (this.#lead) {
        // The time of the previous tick: a page that was frozen meanwhile does not know it yet.
        if (this.#lead.state.kind === 'live') this.#sitter.reached = this.#ticked;
        this.#tick(ASKED_AFTER);
      } else if (this.#unanswered === 0 && now - this.#ticked < ASKED_AFTER) this.#tick(ASKED_AFTER);
      else if (this.#unanswered < 2) this.#ask(false);
      else {
        this.#unanswered = 0;
        this.#stand(true);
        this.#tick(ASKED_AFTER);
      }
      this.#ticked = now;
    }, ms);
  }

  #hear(message: Message, error?: unknown): void {
    if (message.kind === 'ask') {
      this.#lead?.announce();
      if (message.isUrgent) this.#lead?.hurry();
      if (message.reconnects === true) this.#lead?.reconnect();
      return;
    }
    if (message.kind === 'lead') this.#follow(message);
    if (message.leader !== this.#leader) return;
    if (message.kind === 'wishes') {
      this.#lead?.wishes(message);
      return;
    }
    this.#unanswered = 0;
    if (!this.#lead && this.#state.kind === 'live') this.#sitter.reached = Date.now();
    if (message.kind === 'event') this.#sitter.heard(message.topic, message.event);
    else if (message.kind === 'missed') this.#missed(message.topics, message.from);
    else if (message.kind === 'up' && message.tab === this.id) this.#up(message.topics);
    else if (message.kind === 'refused' && message.tab === this.id)
      this.#refused(message.topic, error ?? errorOf(message, this.#sitter.own.errors));
    if (message.kind !== 'event') this.#sitter.changed();
  }

  #follow({ leader, term, reason, failure, nextAttemptAt, pausedUntil = 0 }: Extract<Message, { kind: 'lead' }>): void {
    // Ignores an outdated leader. In the same term, the tab that holds the lock leads.
    if (term < this.#term || (this.#lead && term === this.#term && leader !== this.id)) return;
    // A tab that leads again, after leaders that were missed, has lost the topics it was sent before.
    const isSame = leader === this.#leader && term === this.#term;
    this.#term = term;
    this.#sitter.pausedUntil = pausedUntil;
    const kinds = { '': 'live', new: 'new' } as const;
    const kind = Object.hasOwn(kinds, reason) ? kinds[reason as keyof typeof kinds] : 'waiting';
    const why = kind === 'waiting' ? { reason, error: failure && failureOf(failure) } : {};
    this.#state = { kind, ...why, nextAttemptAt: kind === 'live' ? undefined : nextAttemptAt };
    if (isSame) return;
    if (leader !== this.id) this.#depose();
    this.#leader = leader;
    this.#from = this.#sitter.reached;
    this.#asked.clear();
    this.#pending.clear();
    for (const key of this.#sitter.wishes.keys()) this.#changed.add(key);
    this.#wish();
  }

  readonly #wish = (): void => {
    const more: [text: string, base: string][] = [];
    const less: string[] = [];
    // Without a leader, topics stay queued. The next leader receives all of them.
    for (const key of this.#leader === '' ? [] : this.#changed) {
      const topic = this.#sitter.wishes.get(key);
      if (topic === this.#asked.get(key)) continue;
      if (topic) {
        this.#asked.set(key, topic);
        this.#pending.add(key);
        more.push([topic.text, topic.base]);
      } else {
        this.#answered(key);
        this.#asked.delete(key);
        less.push(key);
      }
    }
    this.#changed.clear();
    if (more.length + less.length === 0) return;
    const message = { kind: 'wishes', tab: this.id, leader: this.#leader, more, less } as const;
    if (this.#lead) this.#lead.wishes(message);
    else this.#post(message);
  };

  /** Marks a topic as confirmed. @returns the topic, if it was pending. */
  #answered(key: string): T | undefined {
    return this.#pending.delete(key) ? this.#asked.get(key) : undefined;
  }

  #up(texts: readonly string[]): void {
    const topics = texts.flatMap((text) => this.#answered(text.toLowerCase()) ?? []);
    const again = topics.filter(({ isUp }) => isUp);
    const first = topics.filter(({ isUp }) => !isUp);
    if (again.length > 0) this.#sitter.missed(again, this.#from);
    if (first.length > 0) this.#sitter.up(first);
  }

  #missed(texts: readonly string[], from: number): void {
    const topics = texts.flatMap((text) => this.#sitter.wishes.get(text.toLowerCase()) ?? []);
    const known = topics.filter(({ isUp }) => isUp);
    if (known.length > 0) this.#sitter.missed(known, from);
  }

  #refused(text: string, error: unknown): void {
    const key = text.toLowerCase();
    const topic = this.#asked.get(key);
    this.#answered(key);
    this.#asked.delete(key);
    if (topic) this.#sitter.refused(topic, error);
  }
}
