/** The names that programs know things by which were written for the vendor's package. */
export { ApiClient as ApiClientClass, regions as PureCloudRegionHosts } from './client-at-hand.js';
