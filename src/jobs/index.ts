/**
 * Jobs: operations that the platform completes after its response.
 *
 * @packageDocumentation
 */
export { jobFamily } from './family.js';
export type { Id, Ids, Job, JobBase, JobCancel, JobDescriptor, JobFamily, JobResults } from './types.js';
export type { EventWaitOptions, ResultsOptions, StartOptions, StartingJob, WaitOptions } from './types.js';
export type { PollDelays } from './wait-options.js';
export type { Amount, JobProgress } from './progress.js';
export type { JobState, StateWords } from './states.js';
export { JobExpiredError, JobFailedError, JobTimeoutError, UnknownJobStateError } from './errors.js';
export { JobTokenError } from './token-error.js';
export type { JobFailure } from './errors.js';
export { toldFamily } from './event-family.js';
export type { Listen, ToldDescriptor, ToldFamily, ToldJob } from './event-family.js';
export type { FollowOptions } from '../core/exchange/follow-addresses.js';
export * from './families/analytics.js';
export * from './families/architect.js';
export * from './families/audits.js';
export * from './families/content.js';
export * from './families/knowledge.js';
export * from './families/outbound.js';
export * from './families/recording.js';
export * from './families/routing.js';
export * from './families/telephony.js';
export * from './families/event-flows.js';
export * from './families/event-schedules.js';
export * from './families/usage.js';
export * from './families/workforce-management.js';
