export { bulk } from './bulk.js';
export { BulkStoppedError, JournalError } from './errors.js';
export type { BulkCounts, JournalErrorCode } from './errors.js';
export type { Journal, JournalEvent, OpenJournal, Range } from './journal.js';
export { memoryJournal } from './memory-journal.js';
export type * from './options.js';
export { redisJournal } from './redis-journal.js';
export type { RedisCommand } from '../core/redis-command.js';
export type { RedisJournalOptions } from './redis-journal.js';
