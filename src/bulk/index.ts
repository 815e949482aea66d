/**
 * Bulk changes of many entities, with a preview, a journal, undo, and continuation after a crash.
 *
 * @packageDocumentation
 */
import { ConfigurationError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import { readOptions } from '../core/arguments/option-checks.js';
import { isBoolean, kindOf } from '../core/values/plain-objects.js';
import type { FileJournalOptions } from './journal/file-journal.js';
import type { Journal } from './journal/journal.js';

/**
 * A journal in a file, one line per event, for programs on one machine. Its lock file `….lock` is released when the runner
 * ends.
 *
 * @param path - Created if it does not exist, readable by its owner only.
 */
export function fileJournal(path: string, options: FileJournalOptions = {}): Journal {
  if (typeof path !== 'string' || path === '') throw new ConfigurationError(`fileJournal needs a path, not ${kindOf(path)}`);
  const fields: FileJournalOptions = readOptions('The options of fileJournal', options, { fsync: [isBoolean, 'a boolean'] });
  return {
    open: async () => {
      const { openFile } = await loadModule(() => import('./journal/file-journal.js'));
      return await openFile(path, fields);
    },
  };
}

export type { FileJournalOptions };
export * from './surface.js';
