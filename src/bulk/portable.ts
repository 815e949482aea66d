import { ConfigurationError } from '../core/errors/errors.js';
import type { Journal } from './journal/journal.js';

/** There are no files here: only Node has this journal. */
export function fileJournal(): Journal {
  throw new ConfigurationError('There are no files here: use redisJournal, memoryJournal or a journal of your own');
}

export * from './surface.js';
