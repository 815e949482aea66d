import type { Entry, Told, Wanted } from '../plan.js';

/** So many topics refused one by one are the fault of something else: where none was ever accepted, and where some were. */
const MOST_REFUSALS = { atFirst: 20, later: 200 };

/** A list of topics for the platform. */
export interface TopicRequest<T extends Wanted<T>> {
  /** What the platform is asked for. */
  readonly texts: readonly string[];
  /** The subscriptions that are settled by the response. */
  readonly told: readonly Told<T>[];
  /** How many of these the platform has not accepted before. */
  readonly trial: readonly Told<T>[];
  readonly isComplete: boolean;
}

/** What follows from the refusal of a whole list. */
export interface Refusal<T extends Wanted<T>> {
  /** Subscriptions that the platform does not accept. */
  readonly refused: readonly Told<T>[];
  /** Nothing is accepted: trying further parts is of no use now. */
  readonly isHopeless: boolean;
}

/**
 * The topics of one channel as the platform accepts them. It refuses a list as a whole (400, 403) if one topic is bad. Then smaller parts are
 * tried together with everything that was accepted before, until the bad topic is alone.
 */
export class TopicList<T extends Wanted<T>> {
  /** The text under which each subscription was accepted. */
  #accepted = new Map<Entry<T>, string>();
  /** How many that were not accepted before are tried at once. */
  #size = Infinity;
  /** Refused although the platform has accepted nothing yet, so that it may not be their fault. */
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

  /** Everything had been accepted before. */
  #doubtAll(told: readonly Told<T>[]): Refusal<T> {
    this.#accepted.clear();
    this.#size = Math.ceil(told.length / 2);
    return { refused: [], isHopeless: told.length === 0 };
  }

  #rank({ entry }: Told<T>): number {
    return Number(this.#doubtful.has(entry));
  }
}

/** Whether nothing of a subscription has ever been accepted. */
export function isNewTopic<T extends Wanted<T>>({ topics }: Told<T>): boolean {
  return topics.every(({ isUp }) => !isUp);
}
