/**
 * A first-in, first-out queue. Every operation takes constant time, however long the queue is: a set deletes a member in
 * constant time, and a single long-lived iterator passes each place once.
 */
export class FifoQueue<T> extends Set<T> {
  #iterator: Iterator<T> | undefined;
  #first: T | undefined;

  /** The next member. */
  get first(): T | undefined {
    while (this.size > 0 && (this.#first === undefined || !this.has(this.#first))) {
      this.#iterator ??= this.values();
      const step = this.#iterator.next();
      if (step.done === true) this.#iterator = undefined;
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
