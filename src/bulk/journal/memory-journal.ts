import { JournalError } from '../errors.js';
import type { Journal, JournalEvent, OpenJournal, Range } from './journal.js';

/** A journal in memory, which is lost when the program ends: for tests, and for runs that need not be resumed. */
export function memoryJournal(): Journal {
  const head: string[] = [];
  const plan: string[] = [];
  const events: JournalEvent[] = [];
  const openRanges = new Set<Range>();
  return {
    // Asynchronous, because other journals are.
    // oxlint-disable-next-line typescript/require-await
    open: async (range) => {
      for (const { from, to } of openRanges)
        if (from < range.to && range.from < to)
          throw new JournalError('Another runner is using the journal. Wait until it has ended', 'ERR_JOURNAL_LOCKED');
      const openRange = { ...range };
      openRanges.add(openRange);
      return createOpenJournal(head, plan, events, () => openRanges.delete(openRange));
    },
  };
}

/* oxlint-disable typescript/require-await -- as above */
function createOpenJournal(head: string[], plan: string[], events: JournalEvent[], release: () => void): OpenJournal {
  return {
    head: async () => head,
    addHead: async (line) => void head.push(line),
    plan: async function* ({ from, to }) {
      yield* plan.slice(from, to);
    },
    addPlan: async (lines) => {
      for (const line of lines) plan.push(line);
    },
    events: async function* () {
      for (const { line } of events) yield line;
    },
    addEvents: async (newEvents) => {
      for (const event of newEvents) events.push(event);
    },
    close: async () => {
      release();
    },
  };
}
/* oxlint-enable typescript/require-await */
