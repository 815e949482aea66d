import type { Journal, OpenJournal, Range } from 'contact-centre-client/bulk';
import { JournalError } from 'contact-centre-client/bulk';
import { addLines, readLines } from './run-database.js';

/** A journal in the browser's database: the run continues after the page was closed, or has crashed. */
export function browserJournal(run: string): Journal {
  return {
    open: async (range) => {
      // Reading conflicts with no other runner.
      const release = range.to > range.from ? await lock(run) : () => undefined;
      return openJournal(run, release);
    },
  };
}

/** Holds a lock of the browser, which a closed or crashed page releases. @throws JournalError if another tab holds it. */
function lock(run: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = navigator.locks.request(`console-bulk:${run}`, { ifAvailable: true }, async (held) => {
      if (!held) {
        throw new JournalError('Another tab is working on this run. Continue there, or close that tab.', 'ERR_JOURNAL_LOCKED');
      }
      await new Promise<void>((release) => {
        resolve(release);
      });
    });
    request.catch(reject);
  });
}

function openJournal(run: string, release: () => void): OpenJournal {
  return {
    head: () => readLines(run, 'head'),
    addHead: (line) => addLines(run, 'head', [line]),
    plan: async function* ({ from, to }: Range) {
      yield* (await readLines(run, 'plan')).slice(from, to);
    },
    addPlan: (lines) => addLines(run, 'plan', lines),
    events: async function* () {
      yield* await readLines(run, 'event');
    },
    addEvents: (events) =>
      addLines(
        run,
        'event',
        events.map(({ line }) => line),
      ),
    close: () => {
      release();
      return Promise.resolve();
    },
  };
}
