/**
 * A first-in, first-out queue. Every operation takes constant time, however long the queue is: a set deletes a member in
 * constant time, and a single long-lived iterator passes each place once.
 */
export class Line<T> extends Set<T> {
  #walk: Iterator<T> | undefined;
  #first: T | undefined;

  /** The next member. */
  get first(): T | undefined {
    while (this.size > 0 && (this.#first === undefined || !this.has(this.#first))) {
      this.#walk ??= this.values();
      const step = this.#walk.next();
      if (step.done === true) this.#walk = undefined;
      else this.#first = step.value;
    }
    return this.size > 0 ? this.#first : undefined;
  }

  /** A member that comes back later goes to the end. */
  override delete(member: T): boolean {
    if (member === this.#first) this.#first = undefined;
    return super.delete(member);
  }
}
