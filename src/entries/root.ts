/** All exports of the root, and the names of the vendor's package. If both have a name, this package's own is exported. */
export * from './client.js';
export * from './areas.js';
export * from './vendor-names.js';
export type * as Models from '../models/index.js';
export type { LogEntry } from './client.js';
