/** All that the root has, with the names that programs know things by which were written for the vendor's package. */
export * from './client.js';
export * from './areas.js';
export type * as Models from './models/index.js';
export { ApiClient as ApiClientClass, regions as PureCloudRegionHosts } from './client.js';
