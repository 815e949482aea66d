/**
 * Bulk runs that many processes and machines process as jobs of BullMQ: each chunk of a run is one job.
 *
 * @packageDocumentation
 */
export { distribute } from './distribution/bullmq-distribution.js';
export type { BulkQueue, DistributeOptions } from './distribution/bullmq-distribution.js';
export { BulkChunksError } from './distribution/bullmq-errors.js';
export { bulkWorker } from './distribution/bullmq-worker.js';
export type { BulkWorkerOptions } from './distribution/bullmq-worker.js';
