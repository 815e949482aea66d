import { Line } from './line.js';
import type { Answered } from './shared.js';

const MINUTE = 60_000;

/** How long a call waits until it goes before those of the class above that come then, in ms. */
const AGEING = 30_000;

/** What is left of one limit, and who waits for it. */
export class Bucket<Waiting extends { since: number }> {
  /** By class: interactive, normal, background. */
  readonly lines = [new Line<Waiting>(), new Line<Waiting>(), new Line<Waiting>()] as const;
  /** Requests in this window: those of our own, those under way included, or what the platform has counted if that is more. */
  used = 0;
  /** Those of this governor alone. */
  own = 0;
  /** When the window ends, by `performance.now()`. */
  ends = 0;
  /** Names the window. */
  window = 0;
  /** Since when every request is refused. */
  refusedSince: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether somebody else is being asked for turns. */
  asking = false;
  /** Requests of this window whose answers have not come. */
  #flight = 0;
  /** Whether the platform has told when this window ends. */
  #told = false;
  #paced = 0;
  /** When the window began here. */
  #began = 0;
  /** Requests of the window before that are taken for this one's until their answers say otherwise. */
  #carried = 0;

  constructor(
    readonly id: string,
    /** Requests in a window. */
    readonly allowed: number,
  ) {}

  get queued(): number {
    return this.lines.reduce((sum, { size }) => sum + size, 0);
  }

  /** The classes that somebody waits in, in the order in which they have their turn. */
  order(): number[] {
    const rank = (kind: number): number => (this.lines[kind]?.first?.since ?? 0) + kind * AGEING;
    return [0, 1, 2].filter((kind) => this.lines[kind]?.size).sort((one, other) => rank(one) - rank(other));
  }

  /** How many requests of a class may be sent in a window: the reserve is for what somebody looks at. */
  most(kind: number, reserve: number): number {
    return kind === 0 ? this.allowed : Math.max(1, Math.floor(this.allowed * (1 - reserve)));
  }

  /**
   * How long a class has to wait, in ms; 0 where it may send now.
   *
   * @param most - Requests that it may send in a window.
   * @param apart - Whether those who share the limit do not know of each other now, and each keeps to its part.
   * @param members - How many they are.
   */
  wait(now: number, kind: number, most: number, apart: boolean, members: number): number {
    if (now >= this.ends) this.begin(now, now + MINUTE);
    const left = this.ends - now;
    // After a refusal one goes ahead of the others: its answer wakes them.
    const alone = this.refusedSince !== undefined && this.#flight > 0;
    if (alone || this.used >= most || (apart && this.own > 0 && (this.own + 1) * members > most)) return left;
    return kind === 2 ? Math.max(0, this.#paced + (left / (most - this.used)) * members - now) : 0;
  }

  /** Another window, which may have counted already what is under way. */
  begin(now: number, ends: number, window = now): void {
    this.used = this.#flight;
    // Where the platform has not told when the window before ends, it may still count what is sent in this one: nothing is given back.
    this.#carried = this.#told ? this.#flight : 0;
    this.own = this.#flight = 0;
    this.#began = now;
    this.#told = false;
    this.ends = ends;
    this.window = window;
  }

  /** Somebody else keeps the books. */
  adopt(now: number, window: number, used: number, left: number): void {
    if (window !== this.window) this.begin(now, 0, window);
    this.used = used;
    this.ends = now + left;
    this.#told = true;
  }

  /** Others who share the limit have sent something. */
  add(now: number, sent: number): void {
    if (now >= this.ends) this.begin(now, now + MINUTE);
    this.used += sent;
  }

  take(now: number, kind: number): void {
    this.used++;
    this.own++;
    this.#flight++;
    if (kind === 2) this.#paced = now;
  }

  /** A request of a window has ended. */
  done(window: number): void {
    if (window === this.window && this.#flight > 0) this.#flight--;
  }

  /** A request of a window counts for another limit. */
  spare(window: number): void {
    if (window !== this.window) return;
    this.used--;
    this.own--;
  }

  /**
   * What an answer tells. Its `left` is a whole number of seconds, rounded up when the platform wrote it: the window ends then at the
   * latest, and less than a second before that, reckoned from when the request was sent, at the earliest.
   */
  hear(now: number, { window, ago, count, left }: Answered): void {
    if (count === undefined || left === undefined) return;
    const latest = now + left;
    const earliest = latest - ago - 1000;
    const isOwn = window === this.window;
    if (this.#told && earliest >= this.ends) {
      this.begin(now, latest);
      this.used++;
    } else if (isOwn || earliest >= this.#began) {
      this.ends = this.#told ? Math.min(this.ends, latest) : latest;
      if (!isOwn) this.#carried--;
    } else {
      // It was counted before this window began.
      if (this.#carried > 0) this.used--;
      this.#carried--;
      return;
    }
    this.#told = true;
    this.used = Math.max(this.used, count);
  }
}
