import { ConfigurationError } from '../core/errors/errors.js';
import { loaded } from '../core/arguments/loaded.js';
import { checkedOptions } from '../core/arguments/option-checks.js';
import { isSwitch, kindOf } from '../core/values/plain-objects.js';
import type { FileJournalOptions } from './journal/file-journal.js';
import type { Journal } from './journal/journal.js';

/**
 * A journal in a file, a line for each thing that happens: for programs on one machine. Beside it lies its lock, `….lock`, which no runner
 * outlives.
 *
 * @param path - Made where there is none, for its owner alone to read.
 */
export function fileJournal(path: string, options: FileJournalOptions = {}): Journal {
  if (typeof path !== 'string' || path === '') throw new ConfigurationError(`fileJournal needs a path, not ${kindOf(path)}`);
  const fields: FileJournalOptions = checkedOptions('The options of fileJournal', options, { fsync: [isSwitch, 'a boolean'] });
  return {
    open: async () => {
      const { openFile } = await loaded(() => import('./journal/file-journal.js'));
      return await openFile(path, fields);
    },
  };
}

export type { FileJournalOptions };
export * from './surface.js';
