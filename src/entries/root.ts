/** All exports of the root, and the names of the vendor's package. Where both have a name, ours wins. */
export * from './client.js';
export * from './areas.js';
export * from './vendor-names.js';
export type * as Models from '../models/index.js';
export type { LogEntry } from './client.js';
