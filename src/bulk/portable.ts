import { ConfigurationError } from '../core/errors/errors.js';
import type { Journal } from './journal/journal.js';

/** Not available without a file system. */
export function fileJournal(): Journal {
  throw new ConfigurationError('This runtime has no file system. Use redisJournal, memoryJournal or a custom journal');
}

export * from './surface.js';
