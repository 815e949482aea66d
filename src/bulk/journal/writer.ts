import type { OpenJournal } from './journal.js';
import type { Told } from './lines.js';
import { eventLine, stateOf } from './lines.js';
import type { States } from './states.js';

interface Batch {
  events: { place: number; line: string }[];
  kept: Promise<void>;
}

/** Writes what happens: what comes while something is being written is written together afterwards. */
export class Writer {
  /** How many have failed. */
  failures = 0;
  /** What the last of them failed for. */
  lastFailure: string | undefined;
  #gathering: Batch | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    readonly journal: OpenJournal,
    readonly states: States,
  ) {}

  /** Resolves when it is kept. */
  add(...told: readonly Told[]): Promise<void> {
    const batch = (this.#gathering ??= this.#begin());
    for (const each of told) {
      if (each.letter !== 'c') this.states.set(each.place, stateOf[each.letter]);
      if ('reason' in each && each.letter !== 'x') {
        this.failures += 1;
        this.lastFailure = each.reason;
      }
      batch.events.push({ place: each.place, line: eventLine(each) });
    }
    return batch.kept;
  }

  /** Has it written with whatever comes next: what is lost of it is asked of the platform again. */
  post(told: Told): void {
    void this.add(told).catch(() => undefined);
  }

  /** Resolves when all is kept that was added. */
  async flush(): Promise<void> {
    await (this.#gathering?.kept ?? this.#writing);
  }

  #begin(): Batch {
    const events: Batch['events'] = [];
    const kept = this.#writing.then(() => {
      this.#gathering = undefined;
      return this.journal.addEvents(events);
    });
    // Whoever waits for it is told; nobody may be.
    kept.catch(() => undefined);
    this.#writing = kept;
    return { events, kept };
  }
}
