import type { OpenJournal } from './journal.js';
import type { Told } from './lines.js';
import { eventLine, stateOf } from './lines.js';
import type { States } from './states.js';

interface Batch {
  events: { place: number; line: string }[];
  kept: Promise<void>;
}

/** Writes events. Events that arrive during a write are combined into the next one. */
export class Writer {
  /** The number of failures. */
  failures = 0;
  /** The reason of the last failure. */
  lastFailure: string | undefined;
  #gathering: Batch | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    readonly journal: OpenJournal,
    readonly states: States,
  ) {}

  /** Resolves when the events are stored. */
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

  /** Adds an event without waiting. If it is lost, the entity is read again from the platform. */
  post(told: Told): void {
    void this.add(told).catch(() => undefined);
  }

  /** Resolves when all events are stored. */
  async flush(): Promise<void> {
    await (this.#gathering?.kept ?? this.#writing);
  }

  #begin(): Batch {
    const events: Batch['events'] = [];
    const kept = this.#writing.then(() => {
      this.#gathering = undefined;
      return this.journal.addEvents(events);
    });
    // Callers that wait receive the error. Without any, it must not be an unhandled rejection.
    kept.catch(() => undefined);
    this.#writing = kept;
    return { events, kept };
  }
}
