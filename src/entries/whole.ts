/** All that the root has, with the names that programs know things by which were written for the vendor's package; a name of ours stands before theirs. */
export * from './client.js';
export * from './areas.js';
export * from './vendor-names.js';
export type * as Models from '../models/index.js';
export type { LogEntry } from './client.js';
