import { hashOf } from '../../core/values/text-hash.js';

/** How many events are remembered to detect duplicates. */
const MAX_REMEMBERED = 1000;

/** Remembers the most recent keys. */
export class RecentKeys {
  readonly #keys = new Set<string>();

  /** Adds a key. Returns whether it is new. */
  add(key: string): boolean {
    if (this.#keys.has(key)) return false;
    this.#keys.add(key);
    if (this.#keys.size > MAX_REMEMBERED) for (const oldest of this.#keys) return this.#keys.delete(oldest);
    return true;
  }
}

/** Distinguishes duplicate events from equal ones on one channel, which may temporarily have two sockets. */
export class Duplicates {
  readonly #recent: RecentKeys;
  /** The last event of each socket. */
  readonly #lastEvents = new Map<number, string>();
  /** How often each event arrived on each socket, while several sockets deliver the same events. */
  #counts: Map<string, Map<number, number>> | undefined;

  /** @param recent - Recent events with an id, of all channels. */
  constructor(recent: RecentKeys) {
    this.#recent = recent;
  }

  /** @param hasId - Whether the text has an id, so that an equal text is the same event. */
  isNew(socketId: number, text: string, hasId: boolean): boolean {
    const key = `${hashOf(text)} ${text.length}`;
    if (hasId) return this.#recent.add(key);
    // Without an id, an equal event may be a new one, unless it directly follows.
    const isRepeated = this.#lastEvents.get(socketId) === key;
    this.#lastEvents.set(socketId, key);
    if (isRepeated) return false;
    return !this.#counts || isAhead(this.#counts, key, socketId);
  }

  /** From now on, two sockets deliver the same events. */
  beginOverlap(): void {
    this.#counts = new Map();
  }

  /** A socket has ended. @param remaining - How many sockets still deliver. */
  end(socketId: number, remaining: number): void {
    this.#lastEvents.delete(socketId);
    if (remaining < 2) this.#counts = undefined;
  }
}

/** Whether an event has arrived more often on this socket than on any other. */
function isAhead(counts: Map<string, Map<number, number>>, key: string, socketId: number): boolean {
  const bySocket = counts.get(key) ?? new Map<number, number>();
  const count = (bySocket.get(socketId) ?? 0) + 1;
  const highest = Math.max(0, ...[...bySocket].map(([id, other]) => (id === socketId ? 0 : other)));
  bySocket.set(socketId, count);
  counts.set(key, bySocket);
  if (counts.size > MAX_REMEMBERED) counts.delete(counts.keys().next().value ?? key);
  return count > highest;
}
