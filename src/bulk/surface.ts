export { bulk } from './bulk.js';
export { BulkStoppedError, JournalError } from './errors.js';
export type { BulkCounts, JournalErrorCode } from './errors.js';
export type { Journal, JournalEvent, OpenJournal, Range } from './journal/journal.js';
export { memoryJournal } from './journal/memory-journal.js';
export type * from './options.js';
export { redisJournal } from './journal/redis-journal.js';
export type { RedisCommand } from '../core/transport/redis-command.js';
export type { RedisJournalOptions } from './journal/redis-journal.js';
