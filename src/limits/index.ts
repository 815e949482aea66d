/**
 * Rate limits: calls wait for a permit instead of being refused, in one process, in many and in all tabs.
 *
 * @packageDocumentation
 */
export { RateLimitQueueError, RateLimitWaitError } from './errors.js';
export { Governor } from './governor.js';
export { CallBudgetError, Meter } from './meter.js';
export type { MeterOptions, MeterReport } from './meter.js';
export type { BucketReport, GovernedCall, GovernorOptions, GovernorReport } from './options.js';
export { redisShared } from './redis.js';
export type { RedisCommand } from '../core/transport/redis-command.js';
export type { RedisSharedOptions } from './redis.js';
export { tabsShared } from './tabs.js';
export type { Answered, Question, Report, Shared, SharedMessage, Turns } from './shared.js';
