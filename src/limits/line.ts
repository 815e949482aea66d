/**
 * Who waits, first come, first served. Everything takes constant time, however many wait: a set forgets whoever leaves, and one walk
 * through it, which is never begun anew while it lasts, passes every place once.
 */
export class Line<T> extends Set<T> {
  #walk: Iterator<T> | undefined;
  #first: T | undefined;

  /** Who is next. */
  get first(): T | undefined {
    while (this.size > 0 && (this.#first === undefined || !this.has(this.#first))) {
      this.#walk ??= this.values();
      const step = this.#walk.next();
      if (step.done === true) this.#walk = undefined;
      else this.#first = step.value;
    }
    return this.size > 0 ? this.#first : undefined;
  }
}
