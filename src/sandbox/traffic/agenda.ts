import type { Turn } from './turn.js';

interface Entry {
  readonly turn: Turn;
  readonly position: number;
  /** Whether no other entry has replaced it. */
  isCurrent: boolean;
}

/** Below this many entries, replaced ones are not worth removing. */
const MIN_COMPACT_SIZE = 64;

/**
 * The next turn of each key, as a binary heap. The earliest turn is first, and of several at the same moment the one with the lowest
 * position. Entries that were replaced or deleted stay in the heap until they come first.
 */
export class Agenda {
  #heap: Entry[] = [];
  readonly #current = new Map<string, Entry>();

  /** Replaces the turn of a key. */
  set(key: string, turn: Turn | undefined, position: number): void {
    const previousEntry = this.#current.get(key);
    if (previousEntry) previousEntry.isCurrent = false;
    if (!turn) {
      if (previousEntry) this.#current.delete(key);
      return;
    }
    const entry = { turn, position, isCurrent: true };
    this.#current.set(key, entry);
    this.#push(entry);
    if (this.#heap.length > 2 * this.#current.size + MIN_COMPACT_SIZE) this.#compact();
  }

  first(): Turn | undefined {
    for (;;) {
      const first = this.#heap[0];
      if (!first || first.isCurrent) return first?.turn;
      this.#pop();
    }
  }

  #compact(): void {
    this.#heap = [];
    for (const entry of this.#current.values()) this.#push(entry);
  }

  #push(entry: Entry): void {
    let index = this.#heap.length;
    while (index > 0) {
      const parentIndex = (index - 1) >> 1;
      const parent = this.#heap[parentIndex];
      if (!parent || !isBefore(entry, parent)) break;
      this.#heap[index] = parent;
      index = parentIndex;
    }
    this.#heap[index] = entry;
  }

  #pop(): void {
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return;
    let index = 0;
    for (;;) {
      const childIndex = this.#earlierChild(index);
      const child = this.#heap[childIndex];
      if (!child || !isBefore(child, last)) break;
      this.#heap[index] = child;
      index = childIndex;
    }
    this.#heap[index] = last;
  }

  #earlierChild(index: number): number {
    const leftChild = this.#heap[2 * index + 1];
    const right = this.#heap[2 * index + 2];
    return leftChild && right && isBefore(right, leftChild) ? 2 * index + 2 : 2 * index + 1;
  }
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.turn.at < other.turn.at || (one.turn.at === other.turn.at && one.position < other.position);
}
