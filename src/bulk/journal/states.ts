import type { State } from './lines.js';
import { state } from './lines.js';

/** The state of each place, in one byte. */
export class States {
  readonly #bytes: Uint8Array;
  readonly #counts = Object.values(state).map(() => 0);

  constructor(
    readonly from: number,
    size: number,
  ) {
    this.#bytes = new Uint8Array(size);
    this.#counts[state.planned] = size;
  }

  get size(): number {
    return this.#bytes.length;
  }

  has(place: number): boolean {
    return place >= this.from && place < this.from + this.size;
  }

  at(place: number): State {
    return (this.#bytes[place - this.from] ?? state.planned) as State;
  }

  set(place: number, to: State): void {
    this.#add(this.at(place), -1);
    this.#add(to, 1);
    this.#bytes[place - this.from] = to;
  }

  count(of: State): number {
    return this.#counts[of] ?? 0;
  }

  #add(to: State, difference: number): void {
    this.#counts[to] = this.count(to) + difference;
  }
}
