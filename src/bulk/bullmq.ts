/** Bulk runs that are worked off by many processes and machines, as jobs of BullMQ: each chunk of a run is one. */
export { distribute } from './bullmq-distribution.js';
export type { BulkQueue, DistributeOptions } from './bullmq-distribution.js';
export { BulkChunksError } from './bullmq-errors.js';
export { bulkWorker } from './bullmq-worker.js';
export type { BulkWorkerOptions } from './bullmq-worker.js';
