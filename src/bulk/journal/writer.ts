import type { OpenJournal } from './journal.js';
import type { EntityEvent } from './lines.js';
import { formatEvent, stateByLetter } from './lines.js';
import type { States } from './states.js';

interface Batch {
  events: { place: number; line: string }[];
  completion: Promise<void>;
}

/** Writes events. Events that arrive during a write are combined into the next one. */
export class Writer {
  /** The number of failures. */
  failures = 0;
  /** The reason of the last failure. */
  lastFailure: string | undefined;
  #nextBatch: Batch | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    readonly journal: OpenJournal,
    readonly states: States,
  ) {}

  /** Resolves when the events are stored. */
  add(...events: readonly EntityEvent[]): Promise<void> {
    const batch = (this.#nextBatch ??= this.#begin());
    for (const event of events) {
      if (event.letter !== 'c') this.states.set(event.place, stateByLetter[event.letter]);
      if ('reason' in event && event.letter !== 'x') {
        this.failures += 1;
        this.lastFailure = event.reason;
      }
      batch.events.push({ place: event.place, line: formatEvent(event) });
    }
    return batch.completion;
  }

  /** Adds an event without waiting. If it is lost, the entity is read again from the platform. */
  post(event: EntityEvent): void {
    void this.add(event).catch(() => undefined);
  }

  /** Resolves when all events are stored. */
  async flush(): Promise<void> {
    await (this.#nextBatch?.completion ?? this.#writing);
  }

  #begin(): Batch {
    const events: Batch['events'] = [];
    const completion = this.#writing.then(() => {
      this.#nextBatch = undefined;
      return this.journal.addEvents(events);
    });
    // Callers that wait receive the error. Without any, it must not be an unhandled rejection.
    completion.catch(() => undefined);
    this.#writing = completion;
    return { events, completion };
  }
}
