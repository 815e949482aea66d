import type { Entry, Told, Wanted } from '../plan.js';

/** After this many single rejections the topics are not the cause: if none was ever accepted, and if some were. */
const MOST_REFUSALS = { atFirst: 20, later: 200 };

/** A list of topics to send to the platform. */
export interface TopicRequest<T extends Wanted<T>> {
  /** The topics in the request. */
  readonly texts: readonly string[];
  /** The subscriptions that the response covers. */
  readonly told: readonly Told<T>[];
  /** Those of them that the platform has not accepted before. */
  readonly trial: readonly Told<T>[];
  readonly isComplete: boolean;
}

/** The consequences of a rejected list. */
export interface Refusal<T extends Wanted<T>> {
  /** Subscriptions that the platform does not accept. */
  readonly refused: readonly Told<T>[];
  /** No topic is accepted, so trying further parts is useless for now. */
  readonly isHopeless: boolean;
}

/**
 * The topics of one channel as the platform accepts them. The platform rejects a whole list (400, 403) if one topic is bad.
 * Then smaller parts are tried together with all accepted topics, until the bad topic is isolated.
 */
export class TopicList<T extends Wanted<T>> {
  /** The text under which each subscription was accepted. */
  #accepted = new Map<Entry<T>, string>();
  /** How many new topics are tried at once. */
  #size = Infinity;
  /** Rejected although nothing has been accepted yet, so that the topic may not be the cause. */
  readonly #doubtful = new Set<Entry<T>>();
  #refusals = 0;

  next(entries: Iterable<Entry<T>>): TopicRequest<T> {
    const all = Array.from(entries, (entry): Told<T> => ({ entry, text: entry.text, topics: entry.topics }));
    const accepted = all.filter(({ entry, text }) => this.#accepted.get(entry) === text);
    const others = all.filter(({ entry, text }) => this.#accepted.get(entry) !== text);
    if (this.#size < others.length) others.sort((one, other) => this.#rank(one) - this.#rank(other));
    const trial = others.slice(0, this.#size);
    const former = others.slice(trial.length).flatMap(({ entry }) => this.#accepted.get(entry) ?? []);
    const told = [...accepted, ...trial];
    const isComplete = trial.length === others.length;
    return { texts: [...told.map(({ text }) => text), ...former], told, trial, isComplete };
  }

  accept({ told, trial, isComplete }: TopicRequest<T>): void {
    const left = isComplete ? [] : [...this.#accepted];
    this.#accepted = new Map([...left, ...told.map(({ entry, text }) => [entry, text] as const)]);
    if (trial.length > 0) this.#refusals = 0;
    this.#size = isComplete ? Infinity : this.#size * 2;
    this.#doubtful.clear();
  }

  refuse({ told, trial, isComplete }: TopicRequest<T>): Refusal<T> {
    const [single] = trial;
    if (!single) return this.#doubtAll(told);
    if (trial.length > 1) {
      this.#size = Math.ceil(trial.length / 2);
      return { refused: [], isHopeless: false };
    }
    this.#size = 1;
    this.#refusals += 1;
    const isNew = isNewTopic(single);
    const isTheirFault = isNew || this.#accepted.size > 0;
    if (!isTheirFault) this.#doubtful.add(single.entry);
    const most = this.#accepted.size > 0 ? MOST_REFUSALS.later : MOST_REFUSALS.atFirst;
    const isExhausted = this.#refusals >= most || (!isTheirFault && (isComplete || this.#doubtful.size >= told.length));
    if (isExhausted) this.#refusals = 0;
    return { refused: isTheirFault ? [single] : [], isHopeless: isExhausted };
  }

  /** Handles the rejection of topics that were all accepted before. */
  #doubtAll(told: readonly Told<T>[]): Refusal<T> {
    this.#accepted.clear();
    this.#size = Math.ceil(told.length / 2);
    return { refused: [], isHopeless: told.length === 0 };
  }

  #rank({ entry }: Told<T>): number {
    return Number(this.#doubtful.has(entry));
  }
}

/** Whether no topic of a subscription has ever been accepted. */
export function isNewTopic<T extends Wanted<T>>({ topics }: Told<T>): boolean {
  return topics.every(({ isUp }) => !isUp);
}
