import type { Entry, SentSubscription, SubscribedTopic } from '../plan.js';

/** After this many single rejections the topics are not the cause: if none was ever accepted, and if some were. */
const MAX_REFUSALS = { atFirst: 20, later: 200 };

/** A list of topics to send to the platform. */
export interface TopicRequest<T extends SubscribedTopic<T>> {
  /** The topics in the request. */
  readonly texts: readonly string[];
  /** The subscriptions that the response covers. */
  readonly subscriptions: readonly SentSubscription<T>[];
  /** Those of them that the platform has not accepted before. */
  readonly trial: readonly SentSubscription<T>[];
  readonly isComplete: boolean;
}

/** The consequences of a rejected list. */
export interface Refusal<T extends SubscribedTopic<T>> {
  /** Subscriptions that the platform does not accept. */
  readonly refusedSubscriptions: readonly SentSubscription<T>[];
  /** No topic is accepted, so trying further parts is useless for now. */
  readonly isHopeless: boolean;
}

/**
 * The topics of one channel as the platform accepts them. The platform rejects a whole list (400, 403) if one topic is bad.
 * Then smaller parts are tried together with all accepted topics, until the bad topic is isolated.
 */
export class TopicList<T extends SubscribedTopic<T>> {
  /** The text under which each subscription was accepted. */
  #acceptedTexts = new Map<Entry<T>, string>();
  /** How many new topics are tried at once. */
  #size = Infinity;
  /** Rejected although nothing has been accepted yet, so that the topic may not be the cause. */
  readonly #doubtful = new Set<Entry<T>>();
  #refusals = 0;

  nextRequest(entries: Iterable<Entry<T>>): TopicRequest<T> {
    const allSubscriptions = Array.from(entries, (entry): SentSubscription<T> => ({
      entry,
      text: entry.text,
      topics: entry.topics,
    }));
    const unchanged = allSubscriptions.filter(({ entry, text }) => this.#acceptedTexts.get(entry) === text);
    const pending = allSubscriptions
      .filter(({ entry, text }) => this.#acceptedTexts.get(entry) !== text)
      .sort((one, other) => this.#rankOf(one) - this.#rankOf(other));
    const trial = pending.slice(0, this.#size);
    const formerTexts = pending.slice(trial.length).flatMap(({ entry }) => this.#acceptedTexts.get(entry) ?? []);
    const subscriptions = [...unchanged, ...trial];
    const isComplete = trial.length === pending.length;
    return { texts: [...subscriptions.map(({ text }) => text), ...formerTexts], subscriptions, trial, isComplete };
  }

  accept({ subscriptions, trial, isComplete }: TopicRequest<T>): void {
    const previous = isComplete ? [] : [...this.#acceptedTexts];
    this.#acceptedTexts = new Map([...previous, ...subscriptions.map(({ entry, text }) => [entry, text] as const)]);
    if (trial.length > 0) this.#refusals = 0;
    this.#size = isComplete ? Infinity : this.#size * 2;
    this.#doubtful.clear();
  }

  refuse({ subscriptions, trial, isComplete }: TopicRequest<T>): Refusal<T> {
    const [single] = trial;
    if (!single) return this.#doubtAll(subscriptions);
    if (trial.length > 1) {
      this.#size = Math.ceil(trial.length / 2);
      return { refusedSubscriptions: [], isHopeless: false };
    }
    this.#size = 1;
    this.#refusals += 1;
    const isNew = isNewTopic(single);
    const isTheirFault = isNew || this.#acceptedTexts.size > 0;
    if (!isTheirFault) this.#doubtful.add(single.entry);
    const maxRefusals = this.#acceptedTexts.size > 0 ? MAX_REFUSALS.later : MAX_REFUSALS.atFirst;
    const isExhausted =
      this.#refusals >= maxRefusals || (!isTheirFault && (isComplete || this.#doubtful.size >= subscriptions.length));
    if (isExhausted) this.#refusals = 0;
    return { refusedSubscriptions: isTheirFault ? [single] : [], isHopeless: isExhausted };
  }

  /** Handles the rejection of topics that were all accepted before. */
  #doubtAll(subscriptions: readonly SentSubscription<T>[]): Refusal<T> {
    this.#acceptedTexts.clear();
    this.#size = Math.ceil(subscriptions.length / 2);
    return { refusedSubscriptions: [], isHopeless: subscriptions.length === 0 };
  }

  #rankOf({ entry }: SentSubscription<T>): number {
    return Number(this.#doubtful.has(entry));
  }
}

/** Whether no topic of a subscription has ever been accepted. */
export function isNewTopic<T extends SubscribedTopic<T>>({ topics }: SentSubscription<T>): boolean {
  return topics.every(({ isAccepted: isUp }) => !isUp);
}
