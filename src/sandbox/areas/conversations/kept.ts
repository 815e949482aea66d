import { isShared, share, thawed } from '../../world/copies.js';
import type { StoredConversation } from './conversation.js';
import { DAY } from '../../world/clock.js';

/** Those that began on one day. */
interface Day {
  ids: Set<string>;
  /** When the last of them was over that is. */
  latest: number;
}

/**
 * All conversations by id, and by the time that they took. What is over is shared with snapshots, frozen: `get` gives a copy that takes its
 * place, and what is gone through one by one is only to be read.
 */
export class KeptConversations extends Map<string, StoredConversation> {
  readonly #days = new Map<number, Day>();
  readonly #going = new Set<string>();
  /** When each was over: looked at far more often than it changes. */
  readonly #ends = new Map<string, number>();

  override get(id: string): StoredConversation | undefined {
    const conversation = super.get(id);
    if (!conversation || !isShared(conversation)) return conversation;
    const own = thawed(conversation);
    super.set(id, own);
    return own;
  }

  override set(id: string, conversation: StoredConversation): this {
    const dayOf = Math.floor(conversation.start / DAY);
    const day = this.#days.get(dayOf) ?? { ids: new Set<string>(), latest: -Infinity };
    this.#days.set(dayOf, day);
    day.ids.add(id);
    const end = endOf(conversation);
    this.#ends.set(id, end);
    if (end === Infinity) this.#going.add(id);
    else {
      this.#going.delete(id);
      day.latest = Math.max(day.latest, end);
    }
    return super.set(id, conversation);
  }

  override delete(id: string): boolean {
    const conversation = super.get(id);
    if (conversation) this.#days.get(Math.floor(conversation.start / DAY))?.ids.delete(id);
    this.#going.delete(id);
    this.#ends.delete(id);
    return super.delete(id);
  }

  override clear(): void {
    this.#days.clear();
    this.#going.clear();
    this.#ends.clear();
    super.clear();
  }

  /** Those of which something was from the one time to before the other; only to be read. */
  during(from: number, to: number): StoredConversation[] {
    const found: StoredConversation[] = [];
    const add = (id: string): void => {
      if ((this.#ends.get(id) ?? Infinity) < from) return;
      const conversation = super.get(id);
      if (conversation && conversation.start < to) found.push(conversation);
    };
    for (const [day, { ids, latest }] of this.#days) {
      if (day * DAY < to && ((day + 1) * DAY > from || latest >= from)) ids.forEach(add);
      else for (const id of this.#going) if (ids.has(id)) add(id);
    }
    return found;
  }

  /** Those that began from the one time to before the other; only to be read. */
  begun(from: number, to: number): StoredConversation[] {
    const found: StoredConversation[] = [];
    for (const [day, { ids }] of this.#days) {
      if (day * DAY >= to || (day + 1) * DAY <= from) continue;
      for (const id of ids) {
        const conversation = super.get(id);
        if (conversation && conversation.start >= from && conversation.start < to) found.push(conversation);
      }
    }
    return found;
  }

  /** From now on snapshots take along what is over without a copy of each. */
  share(): void {
    for (const conversation of this.values()) if (!isShared(conversation) && endOf(conversation) < Infinity) share(conversation);
  }
}

/** When the last of the after-call work was done; never, as long as anything goes on. */
function endOf({ end = Infinity, parties }: StoredConversation): number {
  let latest = end;
  for (const { startAcw, endAcw } of parties) {
    if (endAcw !== undefined && endAcw > latest) latest = endAcw;
    else if (startAcw !== undefined && endAcw === undefined) return Infinity;
  }
  return latest;
}
