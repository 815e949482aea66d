import { isShared, share, copyMutable } from '../../values/copies.js';
import { DAY } from '../../store/clock.js';
import { LabelIndex } from '../../store/label-index.js';
import type { Party, StoredConversation } from './conversation.js';

/** What is known of a conversation beside it, so that none of it is looked up by id while many are read. */
export interface Entry {
  conversation: StoredConversation;
  /** Infinity while any of it is in progress. Stored because it is read far more often than it changes. */
  end: number;
  readonly day: Day;
  /** In the order of creation. */
  readonly position: number;
}

/** The conversations that began on one day. */
export interface Day {
  readonly entries: Set<Entry>;
  /** The latest end of a conversation that is over. */
  latestEnd: number;
  /** Grows with each change of the day's conversations, so that what is computed from them can be kept until then. */
  version: number;
}

/**
 * All conversations, by id and by time. Conversations that are over are frozen and shared with snapshots: `get` replaces one
 * with a copy that can be changed, while iteration returns the frozen object, which is read-only.
 */
export class ConversationMap extends Map<string, StoredConversation> {
  readonly #days = new Map<number, Day>();
  readonly #entries = new Map<string, Entry>();
  readonly #inProgress = new Set<Entry>();
  #created = 0;
  /** Conversations in progress by user, by queue, and by the queue that they wait in. */
  readonly #byUser = new LabelIndex();
  readonly #byQueue = new LabelIndex();
  readonly #byWaitingQueue = new LabelIndex();
  readonly #watchers = new Set<(id: string) => void>();

  override get(id: string): StoredConversation | undefined {
    const conversation = super.get(id);
    if (!conversation || !isShared(conversation)) return conversation;
    const copy = copyMutable(conversation);
    super.set(id, copy);
    const entry = this.#entries.get(id);
    if (entry) {
      entry.conversation = copy;
      entry.day.version += 1;
    }
    return copy;
  }

  override set(id: string, conversation: StoredConversation): this {
    const entry = this.#entries.get(id) ?? this.#addEntry(id, conversation);
    entry.conversation = conversation;
    entry.day.version += 1;
    entry.end = endOf(conversation);
    if (entry.end === Infinity) {
      this.#inProgress.add(entry);
      this.#index(conversation);
    } else {
      if (this.#inProgress.delete(entry)) this.#removeFromIndexes(id);
      entry.day.latestEnd = Math.max(entry.day.latestEnd, entry.end);
    }
    super.set(id, conversation);
    this.#notify(id);
    return this;
  }

  override delete(id: string): boolean {
    const entry = this.#entries.get(id);
    if (entry) {
      entry.day.entries.delete(entry);
      entry.day.version += 1;
      this.#inProgress.delete(entry);
      this.#entries.delete(id);
    }
    this.#removeFromIndexes(id);
    const isDeleted = super.delete(id);
    this.#notify(id);
    return isDeleted;
  }

  override clear(): void {
    this.#days.clear();
    this.#inProgress.clear();
    this.#entries.clear();
    this.#byUser.clear();
    this.#byQueue.clear();
    this.#byWaitingQueue.clear();
    super.clear();
  }

  /** The position of a conversation in the order of creation. */
  positionOf(id: string): number {
    return this.#entries.get(id)?.position ?? Infinity;
  }

  /** Conversations in progress in which a user takes or took part, oldest first. */
  ofUser(userId: string): StoredConversation[] {
    return this.#inOrder(this.#byUser.keysOf(userId));
  }

  /** Conversations in progress that are or were in a queue, oldest first. */
  ofQueue(queueId: string): StoredConversation[] {
    return this.#inOrder(this.#byQueue.keysOf(queueId));
  }

  /** Conversations that wait in a queue, oldest first. */
  waitingIn(queueId: string): StoredConversation[] {
    return this.#inOrder(this.#byWaitingQueue.keysOf(queueId));
  }

  /** The ids of the queues in which conversations wait. */
  waitingQueues(): Pick<ReadonlyMap<string, unknown>, 'has' | 'keys' | 'size'> {
    return this.#byWaitingQueue.labels;
  }

  /** Adds a new party to the indexes before the change of the conversation is complete. */
  indexParty(conversation: StoredConversation): void {
    if (this.#entries.get(conversation.id)?.end === Infinity) this.#index(conversation);
  }

  /** Calls `watcher` with the id of each conversation that changes or is deleted. @returns a function that stops it. */
  watch(watcher: (id: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  #addEntry(id: string, conversation: StoredConversation): Entry {
    const dayNumber = Math.floor(conversation.start / DAY);
    const day = this.#days.get(dayNumber) ?? { entries: new Set<Entry>(), latestEnd: -Infinity, version: 0 };
    this.#days.set(dayNumber, day);
    const entry = { conversation, end: Infinity, day, position: this.#created };
    this.#created += 1;
    this.#entries.set(id, entry);
    day.entries.add(entry);
    return entry;
  }

  #notify(id: string): void {
    for (const watcher of this.#watchers) watcher(id);
  }

  #index({ id, parties }: StoredConversation): void {
    this.#byUser.set(
      id,
      labelsOf(parties, ({ userId }) => userId),
    );
    this.#byQueue.set(
      id,
      labelsOf(parties, ({ queueId }) => queueId),
    );
    this.#byWaitingQueue.set(
      id,
      labelsOf(parties, (party) => (isWaitingParty(party) ? party.queueId : undefined)),
    );
  }

  #removeFromIndexes(id: string): void {
    for (const index of [this.#byUser, this.#byQueue, this.#byWaitingQueue]) index.delete(id);
  }

  #inOrder(ids: ReadonlySet<string>): StoredConversation[] {
    const conversations: StoredConversation[] = [];
    for (const id of ids) {
      const conversation = this.get(id);
      if (conversation) conversations.push(conversation);
    }
    return conversations.length < 2
      ? conversations
      : conversations.sort((one, other) => this.positionOf(one.id) - this.positionOf(other.id));
  }

  /** Conversations that overlap the time from `from` to before `to`. Read-only. */
  during(from: number, to: number): StoredConversation[] {
    const conversations: StoredConversation[] = [];
    for (const { day, candidates } of this.daysDuring(from, to)) {
      for (const entry of candidates) if (entry.day === day && overlaps(entry, from, to)) conversations.push(entry.conversation);
    }
    return conversations;
  }

  /** The days, each with the entries among which its conversations are that overlap a time: all of the day, or those in progress. */
  *daysDuring(from: number, to: number): Generator<{ day: Day; candidates: ReadonlySet<Entry> }> {
    for (const [number, day] of this.#days) {
      const isNear = number * DAY < to && ((number + 1) * DAY > from || day.latestEnd >= from);
      yield { day, candidates: isNear ? day.entries : this.#inProgress };
    }
  }

  /** Conversations that began from `from` to before `to`. Read-only. */
  startedBetween(from: number, to: number): StoredConversation[] {
    const conversations: StoredConversation[] = [];
    for (const [day, { entries }] of this.#days) {
      if (day * DAY >= to || (day + 1) * DAY <= from) continue;
      for (const { conversation } of entries)
        if (conversation.start >= from && conversation.start < to) conversations.push(conversation);
    }
    return conversations;
  }

  /** Freezes conversations that are over, so that snapshots share them instead of copying. */
  share(): void {
    for (const { conversation, day } of this.#entries.values()) {
      if (isShared(conversation) || endOf(conversation) === Infinity) continue;
      share(conversation);
      day.version += 1;
    }
  }
}

/** Whether a conversation overlaps the time from `from` to before `to`. */
export function overlaps({ conversation, end }: Entry, from: number, to: number): boolean {
  return end >= from && conversation.start < to;
}

/** The end of the conversation and of its after-call work; Infinity while any of it is in progress. */
function endOf({ end = Infinity, parties }: StoredConversation): number {
  let latestEnd = end;
  for (const { startAcw, endAcw } of parties) {
    if (endAcw !== undefined && endAcw > latestEnd) latestEnd = endAcw;
    else if (startAcw !== undefined && endAcw === undefined) return Infinity;
  }
  return latestEnd;
}

function labelsOf(parties: readonly Party[], labelOf: (party: Party) => string | undefined): Set<string> {
  const labels = new Set<string>();
  for (const party of parties) {
    const label = labelOf(party);
    if (label !== undefined) labels.add(label);
  }
  return labels;
}

const isWaitingParty = ({ purpose, state }: Party): boolean =>
  purpose === 'acd' && state !== 'disconnected' && state !== 'terminated';
