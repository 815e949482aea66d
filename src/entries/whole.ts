/** All that the root has, with the names that programs know things by which were written for the vendor's package; a name of ours stands before theirs. */
export * from './client.js';
export * from './areas.js';
export type * as Models from '../models/index.js';
export type { LogEntry } from './client.js';
export { ApiClient, ApiClient as ApiClientClass, regions, regions as PureCloudRegionHosts } from './client.js';
